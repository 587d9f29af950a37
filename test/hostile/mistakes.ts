/** The problems of manifests and settings that contain a text in all wrong places. */

import { readManifests } from "../../src/kinds/read.ts";
import type { Problem } from "../../src/model/problem.ts";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { makePlan } from "../../src/plan/makePlan.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { readConfig } from "../../src/settings/configFile.ts";
import { parseYaml } from "../../src/yaml/yaml.ts";
import { PROJECT } from "../rooms/plan/planHarness.ts";

/** YAML on several lines, because YAML limits the length of a line with a name. */
export const yaml = (content: object) => JSON.stringify(content, null, 1);

const HOOK = "https://ci.example.com/hooks/";

export function mistakes(text: string): Problem[] {
  const read = (keyText: string, hookText: string) =>
    readManifests(
      KINDS,
      { keys: [{ path: text, text: keyText }], webhooks: [{ path: "hooks.yaml", text: hookText }] },
      { values: {}, tokens: [] },
    ).problems;
  const name = text.slice(0, 900);
  const wrongKeys = [
    { [name]: text, key_name: text, tags: text, translations: { [name]: 4, en: { [name]: text } } },
    {
      key_name: text,
      platforms: [text],
      is_plural: text,
      char_limit: text,
      key_id: text,
      previously: { [name]: 1 },
    },
    { key_name: { [name]: text }, filenames: { [name]: text }, description: [text], translations: text },
    { key_name: "twice" },
    { key_name: "twice", previously: text },
    { key_name: `${text} twice`, previously: text },
    { key_name: `${text} twice` },
    { key_name: text, previously: `${text} twice` },
    text,
    [text],
  ];
  const wrongHooks = [
    { url: text, events: text, event_lang_map: { [name]: [text] }, [name]: text, webhook_id: [text] },
    { url: `${HOOK}\${${text}}`, events: [text] },
    { url: `${HOOK}${text}`, events: ["project.imported"] },
    { url: `${HOOK}${text}`, events: ["project.imported"] },
  ];
  const settings = {
    [name]: text,
    project: text,
    prune: text,
    languages: { [name]: text, en: text },
    limits: { [name]: text, destroy: text },
    projects: { [name]: { project: text, [name]: text }, other: { project: text, keys: text } },
  };
  const twoLanguages = readManifests(
    KINDS,
    {
      keys: [
        {
          path: text,
          text: yaml({ keys: [{ key_name: "a", platforms: ["web"], translations: { [name]: text } }] }),
        },
      ],
      webhooks: [],
    },
    { values: {}, tokens: [] },
  );
  const foreign = { ...PROJECT, name: text, type: text, segmentation: true };
  return [
    ...read(yaml({ keys: wrongKeys, [name]: text }), yaml({ webhooks: wrongHooks, [name]: text })),
    ...read(text.slice(0, 2000), `webhooks: [${text.slice(0, 2000)}`),
    ...twoLanguages.problems,
    ...makePlan(
      twoLanguages.declared,
      { project: foreign, objects: { keys: { objects: [], unusable: [] } } },
      DEFAULT_RULES,
      WRITE_ALL,
    ).problems,
    ...readConfig(parseYaml(text, yaml(settings)), "/").problems,
  ];
}
