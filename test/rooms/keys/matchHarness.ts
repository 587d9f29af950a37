/** Matches entries of manifests with live objects, and shows the result in a few words. */
import { expect } from "vitest";
import type { DeclaredKey } from "../../../src/keys/fieldTable.ts";
import type { LiveKey } from "../../../src/keys/liveKey.ts";
import { matchKeys } from "../../../src/keys/match.ts";
import type { Matching } from "../../../src/kinds/kind.ts";
import type { Place } from "../../../src/model/place.ts";
import type { DeclaredWebhook, LiveWebhook } from "../../../src/webhooks/fieldTable.ts";
import { matchWebhooks } from "../../../src/webhooks/match.ts";
import { declaredIn, planResult } from "../plan/planHarness.ts";

/** By what they show: entries, live objects, and the result in words. */
export type Rows<Live> = Record<string, [entries: string[], live: Live[], result: string]>;

export interface Found {
  /** In manifest order: an id (and the former name it was found by), "new", or the code of the problem. */
  is: string[];
  unmanaged: string;
  /** All of `is`, and after a bar the unmanaged ones. */
  result: string;
  messages: string[];
  remarks: string[];
  /** The text of the manifest at the place of a problem. */
  at: string[];
}

/** `entries`: each the name of a key, and more of its fields in one line of YAML. */
export function keysOf(entries: readonly string[], live: readonly LiveKey[], perPlatform = false): Found {
  const text = `keys:\n${listed(entries.map((entry) => `key_name: ${entry}`))}`;
  const declared = (declaredIn({ keys: text }).entries.keys ?? []) as DeclaredKey[];
  const matching = matchKeys(declared, live, perPlatform);
  const project = { perPlatformNames: perPlatform };
  const { problems } = planResult({ keys: text, live: { keys: [...live] }, project });
  const said = problems.filter(({ code }) => code === "unknown-previously" || code === "second-key");
  const withRemarks = { ...matching, remarks: [...matching.remarks, ...said] };
  return found<DeclaredKey, LiveKey>(declared, withRemarks, text, (key) => key.key_id);
}

export function webhooksOf(
  entries: readonly string[],
  live: readonly LiveWebhook[],
  environment: Record<string, string> = {},
): Found {
  const text = `webhooks:\n${listed(entries)}`;
  const { entries: all, variables } = declaredIn({ webhooks: text, environment });
  const declared = (all.webhooks ?? []) as DeclaredWebhook[];
  const matching = matchWebhooks(declared, live, variables);
  return found<DeclaredWebhook, LiveWebhook>(declared, matching, text, (one) => one.webhook_id.slice(0, 1));
}

const listed = (entries: readonly string[]) => entries.map((entry) => `  - { ${entry} }\n`).join("");

function found<Declared, Wire>(
  declared: readonly Declared[],
  { matches, refused, unmanaged, remarks }: Matching<Declared, Wire>,
  text: string,
  id: (live: Wire) => number | string,
): Found {
  const is = declared.map((one) => {
    const why = refused.find((each) => each.declared === one);
    const match = matches.find((each) => each.declared === one);
    if (why) return match ? "matched and refused" : why.problem.code;
    if (!match) return "lost";
    return `${match.live ? id(match.live) : "new"}${"renamedFrom" in match ? ` from ${match.renamedFrom}` : ""}`;
  });
  const problems = refused.map(({ problem }) => problem);
  for (const { scope } of [...problems, ...remarks]) expect(scope).toBe("change");
  const ids = unmanaged.map(id).join(" ");
  return {
    is,
    unmanaged: ids,
    result: `${is.join(", ")}${ids && ` | ${ids}`}`,
    messages: problems.map(({ message }) => message),
    remarks: remarks.map(({ code, severity, message }) => `${severity} ${code}: ${message}`),
    at: [...problems, ...remarks].map(({ place }) => textAt(text, place)),
  };
}

function textAt(text: string, place: Place | undefined): string {
  if (!place) return "";
  return `${place.line}: ${text.split("\n")[place.line - 1]?.slice(place.col - 1, place.endCol - 1)}`;
}
