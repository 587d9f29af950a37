/** What the project holds, with the fewest requests that are certain to tell it whole. */
import type { ReadClient } from "../api/client/readClient.ts";
import { type Declaration, type Live, spokenLanguages } from "../kinds/declaration.ts";
import type { Problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import { observeKeys } from "./key/observe.ts";
import { observeProject } from "./project.ts";
import { observeWebhooks } from "./webhook/observe.ts";

export interface Observed {
  /** Absent where it is not known to be whole. */
  live?: Live;
  problems: readonly Problem[];
}

/** Kinds and languages of which nothing is declared are not read. */
export async function observe(
  client: ReadClient,
  projectId: string,
  declared: Declaration,
): Promise<Observed> {
  const spoken = spokenLanguages(declared);
  const texts = new Set(spoken.flatMap(({ language, ofText }) => (ofText ? [language] : [])));
  const needs = { keys: declared.keys !== undefined, texts: texts.size > 0 };
  const read = await observeProject(client, projectId, { languages: spoken.length > 0, ...needs });
  if ("problem" in read) return { problems: [read.problem] };
  const { project } = read;
  const wanted = project.segmentation ? [] : (project.languages ?? []).filter(({ iso }) => texts.has(iso));
  const [keys, webhooks] = await Promise.all([
    declared.keys && observeKeys(client, projectId, wanted),
    declared.webhooks && observeWebhooks(client, plainId(projectId)),
  ]);
  if (keys && "problem" in keys) return { problems: [keys.problem] };
  if (webhooks && "problem" in webhooks) return { problems: [webhooks.problem] };
  return {
    live: {
      project,
      keys: keys?.keys,
      webhooks: webhooks?.webhooks,
      unusable: { keys: keys?.unusable ?? [], webhooks: webhooks?.unusable ?? [] },
    },
    problems: [],
  };
}
