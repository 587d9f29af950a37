/** What is said about declared keys, without an effect on the plan. */
import { spellingsOf } from "../kinds/field.ts";
import type { EntryFacts, KindFacts, KindRemark } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { hasOtherSeparator, otherSeparator } from "../locales/textSource.ts";
import { grouped, groupedByEach, type Json, yamlWord } from "../model/json.ts";
import { once } from "../model/once.ts";
import { manifestOf } from "../model/place.ts";
import { ADVICE_CODES, type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { PLATFORMS } from "../wire/key.ts";
import { type DeclaredKey, filesOf, type KeyValues, keyTraits } from "./fieldTable.ts";
import { assignedNames, assignedSlots, distinctNames, type LiveKey, namesLike } from "./liveKey.ts";
import { keepsNameBy } from "./match.ts";
import { deadReferences } from "./references.ts";
import { namedAt } from "./renames.ts";
import { adviceOnKeys } from "./textAdvice.ts";
import { liveText } from "./texts.ts";

/** If there are more notices of one code than this, the others are counted. */
const MOST = 10;

type KeyFacts = KindFacts<KeyValues, LiveKey>;
type Created = KeyFacts["created"][number];

/** Texts of locale files that do not fit the others of their key. With a project, the plan names them. */
function textsLeftOut({ entries, isLive }: EntryFacts<KeyValues, LiveKey>): Problem[] {
  return isLive
    ? []
    : entries.flatMap(({ declared: { leftOut = [] } }) => leftOut.map(({ problem }) => problem));
}

export const KEY_REMARKS: readonly KindRemark<KeyValues, LiveKey>[] = [
  {
    name: "texts that do not fit the others of their key",
    codes: ["duplicate-text", "no-language-file", "plural-mismatch"],
    needs: "files",
    find: textsLeftOut,
  },
  {
    name: "former names that no live key has",
    codes: ["unknown-previously"],
    needs: "plan",
    find: unknownFormerNames,
  },
  { name: "new keys with the name of another one", codes: ["second-key"], needs: "plan", find: secondKeys },
  { name: "texts in a wrong encoding", codes: ["wrong-value"], needs: "plan", find: wrongEncodings },
  { name: "new keys that are probably renamed", codes: ["looks-renamed"], needs: "plan", find: renamedKeys },
  {
    name: "new keys that are forms of a plural",
    codes: ["plural-mismatch"],
    needs: "plan",
    find: pluralForms,
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
function unknownFormerNames({ entries, chosen, live, unmatched, rules }: KeyFacts): Problem[] {
  const isChosen = once(() => new Set(chosen));
  const keepsName = keepsNameBy(rules);
  const renamed = entries.filter(
    ({ declared, live: liveKey }) =>
      declared.values.previously !== undefined &&
      isChosen().has(declared) &&
      !(liveKey && keepsName(liveKey)),
  );
  if (renamed.length === 0) return [];
  const names = new Set(live.flatMap(assignedNames));
  const free = [...new Set(unmatched.flatMap(assignedNames))];
  const at = { path: ["previously"], severity: "warning" } as const;
  return renamed.flatMap(({ declared: entry, live: entryLive, renamedFrom }) => {
    const former = entry.values.previously ?? [];
    const isDone = entryLive !== undefined && renamedFrom === undefined;
    const freeName = isDone ? former.find((name) => free.includes(name)) : undefined;
    if (freeName !== undefined) {
      const message = `The project has this key and the key "${freeName}", so nothing is renamed. Delete the one that is not needed in Lokalise. Then remove previously.`;
      return [entryProblem(keyTraits, entry, "unknown-previously", message, at)];
    }
    if (entryLive || former.some((name) => names.has(name))) return [];
    const listed = former.map((name) => `"${name}"`).join(" or ");
    const message = `No live key has the former name ${listed}, so this entry creates a new key. Correct or remove previously.`;
    return [entryProblem(keyTraits, entry, "unknown-previously", message, at)];
  });
}

/** New keys of a name that another key has in another file or on another platform. */
function secondKeys(facts: KeyFacts): Problem[] {
  const chosen = new Set(facts.chosen);
  const fresh = facts.entries.flatMap(({ declared, live }) =>
    live || !chosen.has(declared) ? [] : declared,
  );
  return [
    ...atMost(keysOfOtherFiles(facts, fresh), "new keys have the name of a key of another file"),
    ...(facts.project.perPlatformNames ? keysOfOtherPlatforms(facts, fresh) : []),
  ];
}

/** New keys of a name that another key has in another file: only an upload surely makes them [service.md §2.7]. */
function keysOfOtherFiles({ live }: KeyFacts, fresh: readonly DeclaredKey[]): Problem[] {
  const slotsOf = ({ values, onCreate }: DeclaredKey) =>
    Object.entries(assignedSlots(values.key_name, values.platforms ?? onCreate.platforms ?? PLATFORMS));
  const ofFiles = fresh.filter((entry) => filesOf(entry) !== undefined);
  const names = new Set(ofFiles.flatMap((entry) => distinctNames(entry.values.key_name)));
  const owners = new Map<string, string>();
  for (const { key_id, key_name, platforms } of names.size > 0 ? live : [])
    for (const [platform, name] of Object.entries(assignedSlots(key_name, platforms)))
      if (names.has(name)) owners.set(`${platform} ${name}`, `live key ${key_id}`);
  return ofFiles.flatMap((entry) => {
    const slots = slotsOf(entry);
    const owner = slots.flatMap(([platform, name]) => owners.get(`${platform} ${name}`) ?? [])[0];
    for (const [platform, name] of slots) owners.set(`${platform} ${name}`, namedAt([entry], "key_name"));
    if (owner === undefined) return [];
    const message = `The name of this new key is also that of ${owner}, in another file. The service refuses a second key of one name, except perhaps in another file. If apply fails with this, upload the file once in Lokalise, or give its keys other names, such as key_name: "{file}:{path}" in the row of texts.`;
    const at = { path: ["key_name"], severity: "warning" } as const;
    return [entryProblem(keyTraits, entry, "second-key", message, at)];
  });
}

/** For the service, two keys of one name on different platforms are different keys. */
function keysOfOtherPlatforms({ unmatched }: KeyFacts, fresh: readonly DeclaredKey[]): Problem[] {
  const byName = new Map(unmatched.flatMap((key) => assignedNames(key).map((name) => [name, key] as const)));
  return fresh.flatMap((entry) => {
    const { values, onCreate } = entry;
    if (values.new) return [];
    const platforms = values.platforms ?? onCreate.platforms;
    const name = distinctNames(values.key_name, platforms).find((keyName) => byName.has(keyName));
    const namesake = name === undefined ? undefined : byName.get(name);
    if (!namesake || !platforms) return [];
    const there = namesake.platforms.filter((platform) => namesake.key_name[platform] === name).join(", ");
    const message = `Live key ${namesake.key_id} has the name "${name}" on ${there}, but this entry is on ${platforms.join(", ")}, so a second key is created without its translations. To use the live key, add key_id: ${namesake.key_id}. If this key is really new, set new: true.`;
    const at = { path: [values.platforms ? "platforms" : "key_name"], severity: "warning" } as const;
    return [entryProblem(keyTraits, entry, "second-key", message, at)];
  });
}

/** New keys with the texts of a key that only the project has. A guard checks keys that will be removed. */
function renamedKeys(facts: KeyFacts): Problem[] {
  const uploaded = withOtherSeparator(facts);
  const { baseLanguage } = facts.project;
  const keysByText = once(() => undeclaredByText(facts));
  const notices = facts.created.flatMap((newKey) => {
    const texts = newKey.entry.values.new || uploaded.includes(newKey) ? [] : newTexts(newKey);
    if (texts.length === 0) return [];
    const candidates = keysWithTexts(texts, keysByText(), baseLanguage);
    return formerKey(candidates, newKey, facts);
  });
  return [
    ...uploadedHint(uploaded),
    ...atMost(notices, "new keys have the same texts as a live key that the files do not have"),
  ];
}

/** Each text with its language. */
function newTexts({ change }: Created): string[] {
  return change.fields.flatMap(({ field, part = "", after }) =>
    field === "translations" ? spellingsOf(after).map((text) => `${part} ${text}`) : [],
  );
}

/** By text: the live keys that the files do not have. A name that changed only in the file of the base language is in the other files, or in YAML. */
function undeclaredByText({
  declared,
  undeclared,
  live,
  project,
}: KeyFacts): Map<string, [LiveKey, ...LiveKey[]]> {
  const ids = new Set(undeclared.map(({ id }) => id));
  const hasFiles = declared.some(({ from, parts }) => from ?? parts);
  const isInOthers = ({ values: { translations } }: DeclaredKey) =>
    (hasFiles || translations !== undefined) && translations?.[project.baseLanguage] === undefined;
  const names = new Set(declared.filter(isInOthers).flatMap((key) => distinctNames(key.values.key_name)));
  return groupedByEach(
    live.filter((key) => ids.has(key.key_id) || assignedNames(key).some((name) => names.has(name))),
    ({ translations = [], is_plural }) =>
      translations.flatMap(({ language_iso: code, translation }) =>
        spellingsOf(liveText(translation, is_plural)).map((text) => `${code} ${text}`),
      ),
  );
}

/** Those with one of its base texts. With another base text, all others have to be the same. */
function keysWithTexts(
  texts: readonly string[],
  byText: ReadonlyMap<string, readonly LiveKey[]>,
  base: string,
) {
  const isBase = (text: string) => text.startsWith(`${base} `);
  const ofBase = texts.filter(isBase).flatMap((text) => byText.get(text) ?? []);
  if (ofBase.length > 0) return { keys: ofBase, evidence: `${base} text` };
  const [firstText = "", ...further] = texts.filter((text) => !isBase(text));
  const isAlike = (key: LiveKey) => further.every((text) => byText.get(text)?.includes(key));
  return { keys: byText.get(firstText)?.filter(isAlike) ?? [], evidence: "translations" };
}

function formerKey(
  { keys: [key, ...rivals], evidence }: ReturnType<typeof keysWithTexts>,
  newKey: Created,
  { declared }: KeyFacts,
): Problem[] {
  const { change, entry } = newKey;
  const [name] = key ? [...namesLike(key, entry.values.key_name), ...assignedNames(key)] : [];
  if (name === undefined) return [];
  const suffix = rivals.length > 0 ? ` (and ${rivals.length} more)` : "";
  const old = declared.find(({ from, values }) => !from && distinctNames(values.key_name).includes(name));
  const manifest = manifestOf(change.place.file);
  const entryPlace = manifest === change.place.file ? "here" : `in an entry of ${manifest}`;
  const lastStep = entryPlace === "here" ? "" : ", and rename it in all files";
  const way = old
    ? `set key_name: ${change.label} and previously: ${yamlWord(name)} in the entry ${namedAt([old], "key_name")}`
    : `set ${nameOnPlatform(entry)}previously: ${yamlWord(name)} ${entryPlace}`;
  const message = `Live key "${name}"${suffix} has the same ${evidence} as the new key "${change.label}", and the files have none for it. If it was renamed, ${way}${lastStep}. Otherwise, set new: true ${entryPlace}.`;
  return [notice("looks-renamed", message, newKey)];
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
    return { ...warning, message: `${warning.message}${suffix}` };
  });
}

/** What an entry of YAML says to rename the key on the platform of a file only. */
function nameOnPlatform({ from, values: { key_name: name } }: DeclaredKey): string {
  if (!from || typeof name === "string") return "";
  const slots = Object.entries(name).map(([platform, slotName]) => `${platform}: ${yamlWord(slotName)}`);
  return `key_name: { ${slots.join(", ")} } and `;
}

/** New keys that are in the project with another separator of nested names, as an upload makes them. */
function withOtherSeparator({ created, live }: KeyFacts): readonly Created[] {
  const liveNames = once(() => new Set(live.flatMap(assignedNames)));
  return created.filter(
    (newKey) =>
      !newKey.entry.values.new &&
      newTexts(newKey).length > 0 &&
      hasOtherSeparator(newKey.entry, newKey.change.label, (name) => liveNames().has(name)),
  );
}

function uploadedHint([newKey, ...otherKeys]: readonly Pick<Created, "change">[]): Problem[] {
  if (!newKey) return [];
  const suffix = otherKeys.length > 0 ? ` (and ${otherKeys.length} more)` : "";
  const message = `The new key "${newKey.change.label}"${suffix} is in the project ${otherSeparator(newKey.change.label)}`;
  return [notice("looks-renamed", message, newKey)];
}

/** New keys of JSON files that i18next reads as the forms of one plural. */
function pluralForms({ created }: KeyFacts): Problem[] {
  const rowOf = ({ from, file }: DeclaredKey) => (/\.json$/.test(file.path) ? from?.source : undefined);
  const rows = created.flatMap((key) => {
    const source = (key.entry.parts ?? [key.entry]).map(rowOf).find(Boolean);
    const { place, plurals } = source ?? {};
    return place ? [[key.change.label, { ...key, row: place, isPlural: plurals !== "none" }] as const] : [];
  });
  const byName = new Map(rows);
  const singularOf = (label: string) => label.replace(/_other$/, "_one");
  const plurals = rows.filter(
    ([label, { isPlural }]) => singularOf(label) !== label && byName.has(singularOf(label)) && !isPlural,
  );
  const [[label, firstKey] = [], ...otherKeys] = plurals;
  if (label === undefined || !firstKey) return [];
  const suffix = otherKeys.length > 0 ? ` (and ${otherKeys.length} more)` : "";
  const message = `The new keys "${singularOf(label)}" and "${label}"${suffix} look like plural forms of i18next, but they are two keys. To make one plural key of them, set plurals: i18next in the row of texts in lokaform.yaml.`;
  return [problem("plural-mismatch", message, { place: firstKey.row, severity: "warning", scope: "change" })];
}

function notice(code: ProblemCode, message: string, { change: { place } }: Pick<Created, "change">): Problem {
  return problem(code, message, { place, severity: "notice", scope: "change" });
}
