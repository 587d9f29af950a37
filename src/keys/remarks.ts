/** What is said about declared keys, without an effect on the plan. */

import { isFromLokalise } from "../kinds/declaredEntry.ts";
import { spellingsOf } from "../kinds/field.ts";
import type { KindFacts, KindRemark } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { grouped, groupedByEach, type Json, yamlWord } from "../model/json.ts";
import { quote, reworded, say } from "../model/message.ts";
import { once } from "../model/once.ts";
import { manifestOf } from "../model/place.ts";
import { ADVICE_CODES, type Problem, problem } from "../model/problem.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { unjoinedKeys } from "./apps.ts";
import { type DeclaredKey, filesOf, type KeyValues, keyTraits } from "./fieldTable.ts";
import { assignedNames, distinctNames, type LiveKey, labelOf, namesLike } from "./liveKey.ts";
import { namedAt } from "./renames.ts";
import { adviceOnKeys } from "./textAdvice.ts";
import { liveText, rowOf } from "./texts.ts";

/** If there are more notices of one code than this, the others are counted. */
const MOST = 10;

type KeyFacts = KindFacts<KeyValues, LiveKey>;

export const KEY_REMARKS: readonly KindRemark<KeyValues, LiveKey>[] = [
  {
    name: "texts that do not fit the others of their key",
    codes: ["duplicate-text", "no-language-file", "plural-mismatch"],
    needs: "files",
    // With a project, the plan names them.
    find: ({ entries, isLive }) =>
      isLive
        ? []
        : entries.flatMap(({ declared: { leftOut = [] } }) => leftOut.map(({ problem }) => problem)),
  },
  {
    name: "former names that no live key has",
    codes: ["unknown-previously"],
    needs: "plan",
    find: unknownFormerNames,
  },
  { name: "new keys with the name of another key", codes: ["second-key"], needs: "plan", find: secondKeys },
  { name: "new keys of two apps", codes: ["second-key"], needs: "plan", find: unjoinedKeys },
  { name: "texts in a wrong encoding", codes: ["wrong-value"], needs: "plan", find: wrongEncodings },
  { name: "new keys that are probably renamed", codes: ["looks-renamed"], needs: "plan", find: renamedKeys },
  {
    name: "keys that were probably renamed in Lokalise",
    codes: ["looks-renamed"],
    needs: "plan",
    find: renamedInLokalise,
  },
  {
    name: "references to keys that are not there",
    codes: ["unknown-reference"],
    needs: "plan",
    find: deadReferences,
  },
  {
    name: "checks of texts",
    codes: Object.values(ADVICE_CODES),
    needs: "files",
    notIn: ["drift", "status"],
    find: ({ entries, checks }) => adviceOnKeys(entries, checks),
  },
];

/** A project can have thousands of them, so only some are listed and the others are counted. */
function atMost(notices: readonly Problem[], subject: string): Problem[] {
  const [notice] = notices;
  const surplus = notices.length - MOST;
  if (!notice || surplus <= 0) return [...notices];
  const note = problem(notice.code, `${surplus} more ${subject}.`, { severity: "notice", scope: "change" });
  return [...notices.slice(0, MOST), note];
}

/** If no live key has the former name, a new key is created. Often the former name is misspelled. */
function unknownFormerNames({ entries, chosen, live }: KeyFacts): Problem[] {
  const isChosen = new Set(chosen);
  const liveNames = once(() => new Set(live.flatMap(assignedNames)));
  return entries.flatMap(({ declared, live: liveKey }) => {
    const { previously = [] } = declared.values;
    if (liveKey || isFromLokalise(declared) || previously.length === 0 || !isChosen.has(declared)) return [];
    if (previously.some((name) => liveNames().has(name))) return [];
    const listed = previously.map((name) => `"${name}"`).join(" or ");
    const message = `No live key has the former name ${listed}, so this entry creates a new key. Correct or remove previously.`;
    const at = { path: ["previously"], severity: "warning" } as const;
    return [entryProblem(keyTraits, declared, "unknown-previously", message, at)];
  });
}

/** The service surely accepts two keys of one name only on different platforms, or if an upload makes them [service.md §2.7]. */
function secondKeys({ entries, chosen, live, unmatched }: KeyFacts): Problem[] {
  const isChosen = new Set(chosen);
  const isUnmatched = new Set(unmatched);
  const liveByName = once(() => groupedByEach(live, assignedNames));
  const newByName = new Map<string, DeclaredKey>();
  const warnings = entries.flatMap(({ declared, live: liveKey }) => {
    if (liveKey || isFromLokalise(declared) || !isChosen.has(declared)) return [];
    const { key_name, platforms = declared.onCreate.platforms } = declared.values;
    const names = distinctNames(key_name, platforms);
    const hasFiles = filesOf(declared) !== undefined;
    const liveNamesakes = names.flatMap((name) => liveByName().get(name) ?? []);
    const liveNamesake = liveNamesakes.find((key) => hasFiles || isUnmatched.has(key));
    const namesakes = names.flatMap((name) => newByName.get(name) ?? []);
    if (hasFiles) for (const name of names) newByName.set(name, declared);
    const owner = liveNamesake
      ? `live key ${liveNamesake.key_id}`
      : namedAt(namesakes.slice(0, 1), "key_name");
    if (declared.values.new || owner === "") return [];
    const message = `The name of this new key is also that of ${owner}, on another platform or in another file. To use a live key, set its key_id in keys.yaml. If this key is really new, set new: true. Otherwise, a second key without the translations is created, if the service allows it.`;
    const at = { path: ["key_name"], severity: "warning" } as const;
    return [entryProblem(keyTraits, declared, "second-key", message, at)];
  });
  return atMost(warnings, "new keys have the name of another key");
}

/** New keys with the base text of a live key for which the files have none. A guard checks keys that will be removed. */
function renamedKeys({ created, declared, live, undeclared, project: { baseLanguage } }: KeyFacts) {
  const ids = new Set(undeclared.map(({ id }) => id));
  const hasFiles = declared.some(({ from, parts }) => from ?? parts);
  // A name that changed only in the file of the base language is in the other files, or in YAML.
  const lacksBase = ({ values: { translations } }: DeclaredKey) =>
    (hasFiles || translations !== undefined) && translations?.[baseLanguage] === undefined;
  const names = new Set(declared.filter(lacksBase).flatMap(({ values }) => distinctNames(values.key_name)));
  const liveByText = once(() =>
    groupedByEach(
      live.filter((key) => ids.has(key.key_id) || assignedNames(key).some((name) => names.has(name))),
      (key) => spellingsOf(liveText(rowOf(key, baseLanguage)?.translation ?? "", key.is_plural)),
    ),
  );
  const notices = created.flatMap(({ change, entry }) => {
    const text = change.fields.find(({ field, part }) => field === "translations" && part === baseLanguage);
    const keys = spellingsOf(text?.after ?? "").flatMap((spelling) => liveByText().get(spelling) ?? []);
    const [name] = keys.flatMap((key) => [...namesLike(key, entry.values.key_name), ...assignedNames(key)]);
    if (name === undefined || entry.values.new) return [];
    const suffix = keys.length > 1 ? ` (and ${keys.length - 1} more)` : "";
    const message = `Live key "${name}"${suffix} has the same ${baseLanguage} text as the new key "${change.label}", and the files have none for it. If it was renamed, rename it in all files, and set ${nameOnPlatform(entry)}previously: ${yamlWord(name)} in an entry of ${manifestOf(change.place.file)}. Otherwise, set new: true there.`;
    return problem("looks-renamed", message, { place: change.place, severity: "notice", scope: "change" });
  });
  return atMost(notices, "new keys have the same text as a live key that the files do not have");
}

/** Keys that only the files have, with the base text of a key that only Lokalise has. */
function renamedInLokalise({ entries, unmatched, project: { baseLanguage } }: KeyFacts): Problem[] {
  const only = entries.filter(({ declared, live }) => !live && isFromLokalise(declared));
  const added = entries.flatMap(({ declared, live }) => (live && declared.isToAdd ? [live] : []));
  const liveByText = once(() =>
    groupedByEach([...unmatched, ...new Set(added)], (key) =>
      spellingsOf(liveText(rowOf(key, baseLanguage)?.translation ?? "", key.is_plural)),
    ),
  );
  const notices = only.flatMap(({ declared }) => {
    const text = declared.values.translations?.[baseLanguage] ?? "";
    const [key, rival] = new Set(spellingsOf(text).flatMap((spelling) => liveByText().get(spelling) ?? []));
    if (!key || rival) return [];
    const message = `It was probably renamed in Lokalise: key "${labelOf(key.key_name, key.platforms)}" has the same ${baseLanguage} translation. Rename it in all files, or pull the new name, and delete the lines of the old one.`;
    const at = { path: ["key_name"], severity: "notice" } as const;
    return [entryProblem(keyTraits, declared, "looks-renamed", message, at)];
  });
  return atMost(notices, "keys were probably renamed in Lokalise");
}

/** What an entry of YAML says to rename the key on the platform of a file only. */
function nameOnPlatform({ from, values: { key_name: name } }: DeclaredKey): string {
  if (!from || typeof name === "string") return "";
  const slots = Object.entries(name).map(([platform, slotName]) => `${platform}: ${yamlWord(slotName)}`);
  return `key_name: { ${slots.join(", ")} } and `;
}

const WRONG_ENCODING = /[ÃÂ][\u0080-\u00bf]|â€|\ufffd/;

/** New texts that were probably saved in another encoding. The first of a file is shown, and the others are counted. */
function wrongEncodings({ changes }: KeyFacts): Problem[] {
  const isWrong = (value: Json = "") => WRONG_ENCODING.test(textsIn(value).join(" "));
  const warnings = changes.flatMap((change) => {
    const fields = change.action === "destroy" ? [] : change.fields;
    return fields.flatMap(({ field, part, before, after, place }) => {
      if (field !== "translations" || !place || !isWrong(after) || isWrong(before)) return [];
      const message = `The ${part} text of ${change.label} has characters of a wrong encoding, as in Ã¼ or \ufffd for ü. Save the file as UTF-8, and correct the text.`;
      return problem("wrong-value", message, { place, severity: "warning", scope: "change" });
    });
  });
  return [...grouped(warnings, ({ place }) => place?.file).values()].map(([warning, ...repeats]) => {
    const suffix = repeats.length > 0 ? ` The same is true for ${repeats.length} more in this file.` : "";
    return reworded(warning, say`${warning}${suffix}`);
  });
}

/** Its place shows the text of the key [service.md §2.7]. Not one with the id of a project: how a key of another project is named is not known. */
const REFERENCE = /\[%key(_id)?:(?![^%\]]*[\da-f]{14}\.\d{8})([^%\]]+)%\]/g;

/** `name`: of the key; absent if the reference has its id. */
export function referencesIn({ translations = {} }: KeyValues) {
  return Object.entries(translations).flatMap(([language, value]) => {
    if (typeof value === "string" && !value.includes("[%key")) return [];
    return textsIn(value)
      .flatMap((text) => [...text.matchAll(REFERENCE)])
      .map(([words, id, key = ""]) => ({ language, words, key, ...(!id && { name: key }) }));
  });
}

/** A warning for each entry with a reference to a key that the project does not have after the plan. Other ids may be those of other projects. */
export function deadReferences(facts: KindFacts<KeyValues, LiveKey>): Problem[] {
  const renames = facts.changes.flatMap((change) =>
    change.action === "update" && change.renamed_from !== undefined ? change : [],
  );
  const newNames = new Map(renames.map((change) => [change.renamed_from, change.label]));
  const destroyed = facts.destroys.filter(({ how }) => how === "destroy");
  const namesAfter = new Map([
    ...destroyed.map(({ id }): [string, string[]] => [String(id), []]),
    ...renames.map(({ id, fields }): [string, string[]] => {
      const name = fields.find(({ field }) => field === "key_name");
      return [String(id), textsIn(name?.after ?? "")];
    }),
  ]);
  const names = once(() => {
    const liveNames = facts.live.flatMap((key) => namesAfter.get(key.key_id) ?? distinctNames(key.key_name));
    const declaredNames = facts.declared.flatMap(({ values }) => distinctNames(values.key_name));
    return new Set([...liveNames, ...declaredNames, ...facts.unusable.flatMap((key) => key.names)]);
  });
  const dead = facts.chosen.flatMap((entry) => {
    const [reference] = referencesIn(entry.values).filter(({ key, name }) =>
      name === undefined ? namesAfter.get(key)?.length === 0 : !names().has(name),
    );
    return reference ? { ...reference, entry } : [];
  });
  return dead.map(({ entry, language, words, key }) => {
    const name = newNames.get(key);
    const fix = name === undefined ? "Correct the reference." : `Write [%key:${name}%].`;
    const message = say`The ${language} translation refers to ${quote(words)}, but after this plan Lokalise has no such key. ${fix}`;
    const at = { path: ["translations", language], severity: "warning" } as const;
    return entryProblem(keyTraits, entry, "unknown-reference", message, at);
  });
}
