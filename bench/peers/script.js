/** What the two scripts share. */
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { LokaliseApi } from "@lokalise/node-api";
import { load } from "js-yaml";

/** Lists all keys with their texts. */
export async function listKeys(url, project) {
  const api = new LokaliseApi({ apiKey: "bench", host: new URL(url).origin, enableCompression: true });
  const keys = new Map();
  let cursor;
  do {
    const page = await repeated(() =>
      api.keys().list({
        project_id: project,
        include_translations: 1,
        disable_references: 1,
        pagination: "cursor",
        limit: 500,
        cursor,
      }),
    );
    for (const key of page.items) keys.set(key.key_name.web, key);
    cursor = page.nextCursor;
  } while (cursor);
  return { api, keys };
}

/** The creates and updates that make the live keys equal to the manifest. */
export function changesFor(file, live) {
  const creates = [];
  const updates = [];
  for (const { translations, ...fields } of load(readFileSync(file, "utf8")).keys) {
    const texts = Object.entries(translations).map(([language_iso, translation]) => ({
      language_iso,
      translation,
    }));
    const key = live.get(fields.key_name);
    if (!key) creates.push({ ...fields, translations: texts });
    else if (!isSame(key, fields, texts))
      updates.push({ key_id: key.key_id, ...fields, translations: texts });
  }
  return { creates, updates };
}

function isSame(key, { description, platforms, tags }, texts) {
  const liveTexts = new Map(key.translations.map((row) => [row.language_iso, row.translation]));
  return (
    key.description === description &&
    isSameSet(key.platforms, platforms) &&
    isSameSet(key.tags, tags) &&
    texts.every((row) => liveTexts.get(row.language_iso) === row.translation)
  );
}

function isSameSet(some, others) {
  return some.length === others.length && some.every((one) => others.includes(one));
}

/** Sends a request again after a second, as long as the service answers 429. */
export async function repeated(send) {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (error.code !== 429) throw error;
      await setTimeout(1000);
    }
  }
}
