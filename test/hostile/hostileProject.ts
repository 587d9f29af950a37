/** A project and its manifests in which each text of the corpus is a name, a text, a tag, a URL, and a file name. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { readUrl } from "../../src/webhooks/url.ts";
import type { Fault } from "../sandboxFaults/fault.ts";
import { short } from "./corpus.ts";

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const HOOK = "https://ci.example.com/hooks/";

const texts = short.map(({ text }) => text);
/** The texts that a manifest may contain. The others can only be live. */
export const declarable = texts.filter((text) => !/\0|\p{Cs}/u.test(text));
/** The service refuses every third key, with its name as the message. */
const refused = new Set(texts.filter((_text, index) => index % 3 === 0));
const by = (text: string) => ({ modified_by_email: `a${text}@${text}`, modified_at_timestamp: 1 });

/** `name` is the name of the project. */
export function state(name: string): SandboxState {
  const keys = texts.map((text, index) => ({
    key_id: index + 1,
    key_name: text,
    platforms: ["web" as const],
    description: `${text} live`,
    tags: [`${text} live`],
    translations: [
      { language_iso: "en", translation: `${text} live`, ...by(text) },
      { language_iso: "de", translation: `${text} somebody's`, ...by(text) },
    ],
  }));
  const webhooks = texts.map((text) => ({ url: text, events: [text], branch: text }));
  return { projects: { [PROJECT]: { project: { name }, keys, webhooks } } };
}

export const refusing: Fault = {
  writeKey: (_request, { key_id, key_name }) => {
    const text = typeof key_id === "number" ? texts[key_id - 1] : String(key_name);
    if (text === undefined || !refused.has(text.replace(/ new\d+$/, ""))) return undefined;
    return { message: text, code: 400, ...(typeof key_id === "number" ? { key_id } : { key_name: text }) };
  },
};

/** The content of lokaform.yaml. */
const SETTINGS = {
  project: PROJECT,
  keys: ["keys/**"],
  webhooks: ["hooks.yaml"],
  limits: { overwrites_percent: 100 },
  rate: 1000,
};

/** Writes lokaform.yaml and a manifest for each text, with the text as its file name if possible. Returns the number of manifests. */
export function writeManifests(folder: string): number {
  mkdirSync(join(folder, "keys"));
  for (const [index, text] of declarable.entries()) {
    const keys = [
      { key_name: text, description: text, tags: [text], translations: { en: text, de: text } },
      { key_name: `${text} new${index}`, platforms: ["web"], translations: { en: text } },
    ];
    const name = canBeFile(text) ? text : `${index}`;
    writeFileSync(join(folder, "keys", `${name}.yaml`), JSON.stringify({ keys }, null, 1));
  }
  const webhooks = declarable.map((text, index) => ({
    url: HOOK + (canBeInUrl(text) ? text : index),
    events: [text],
    branch: text,
  }));
  writeFileSync(join(folder, "lokaform.yaml"), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, "hooks.yaml"), JSON.stringify({ webhooks }, null, 1));
  return declarable.length + 1;
}

/** A glob does not match a name with several lines. */
function canBeFile(text: string): boolean {
  return !/[/\n\r\u2028\u2029]/.test(text) && Buffer.byteLength(text) < 200;
}

/** The texts that a URL in a manifest may contain. Variables have their own test. */
function canBeInUrl(text: string): boolean {
  return !text.includes("${") && readUrl(HOOK + text, { values: {}, tokens: [] }).issues.length === 0;
}
