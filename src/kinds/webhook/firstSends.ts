/** Hosts to which a plan would send the value of a variable for the first time. A reviewer must see each of them. */
import type { Send } from "../../model/plan.ts";
import { hostOf, resolve, variableNames, withPlainHost } from "../../model/variables.ts";
import type { HintInput } from "../kind.ts";
import type { LiveWebhook } from "./live.ts";
import type { WebhookValues } from "./traits.ts";

/** Pairs of variable and host that no live webhook has, without duplicates, in the order of the changes. */
export function firstSends({
  changes,
  declared,
  live,
  context: { variables },
}: Pick<HintInput<WebhookValues, LiveWebhook>, "changes" | "declared" | "live" | "context">): Send[] {
  const urls = new Set(live.map(({ url }) => withPlainHost(url)));
  const templates = declared.flatMap(({ values }) => [values.url, values.previously ?? []].flat());
  const known = new Set(
    templates.filter((one) => urls.has(withPlainHost(resolve(one, variables)))).flatMap(pairsOf),
  );
  return changes.flatMap((change): Send[] => {
    if (change.action === "destroy" || typeof change.identity !== "string") return [];
    const { identity: template, place } = change;
    const host = hostOf(template);
    return variableNames(template).flatMap((variable) => {
      const pair = `${variable} ${host}`;
      if (known.has(pair)) return [];
      known.add(pair);
      return [{ variable, host, place }];
    });
  });
}

function pairsOf(template: string): string[] {
  return variableNames(template).map((name) => `${name} ${hostOf(template)}`);
}
