/** Joins entries that declare one key: of the same name on a platform, in several locale files, and in keys.yaml what those cannot say. */
import { declaredTwice, placeWordsIn } from "../kinds/declaration.ts";
import { entryProblem } from "../kinds/read.ts";
import { fileTypeOf } from "../locales/format.ts";
import {
  areOfTwoApps,
  platformsOf,
  rowsByApp,
  type TextFile,
  type TextSource,
  targetIn,
} from "../locales/textSource.ts";
import { canonical, setMember } from "../model/json.ts";
import { onceForEachObject } from "../model/once.ts";
import { changedSpan, LazySpan, type SpanMembers } from "../model/place.ts";
import { type Problem, ProblemList } from "../model/problem.ts";
import { PLATFORMS, type Platform } from "../wire/key.ts";
import { filled } from "./fields.ts";
import { type DeclaredKey, filesOf, keyTraits } from "./fieldTable.ts";
import { assignedSlots, distinctNames, labelOf } from "./liveKey.ts";
import type { Text } from "./texts.ts";

/** A message names this many entries. Any number can have one name. */
const MAX_NAMED = 5;

interface Group {
  parts: DeclaredKey[];
  files?: Files | undefined;
}
type Files = NonNullable<ReturnType<typeof filesOf>>;
/** By name: the groups with an entry of this name, and the platforms on which they have it, as bits. */
type ByName = Map<string, { group: Group; platforms: number }[]>;

/** `entries`: of all manifests of a project, first those of YAML. Without a locale file, they stay as they are. */
export function joinKeys(entries: readonly DeclaredKey[], base?: string) {
  if (!entries.some(({ from }) => from)) return { entries: [...entries], problems: [] };
  const problems: Problem[] = [];
  const shared: { entry: DeclaredKey; rivals: readonly Group[] }[] = [];
  const groups: Group[] = [];
  const byName: ByName = new Map();
  for (const entry of entries) {
    const files = filesOf(entry);
    const soleGroup = files ? undefined : onlyGroup(byName, entry);
    if (soleGroup) {
      soleGroup.parts.push(entry);
      continue;
    }
    const names = platformsByName(entry);
    const rivals = entry.from ? groupsOf(byName, names, files) : [];
    const [rival] = rivals;
    if (rivals.length > 1) {
      shared.push({ entry, rivals });
      continue;
    }
    // An entry of YAML that does not say to which of several files it belongs.
    const unclear = ({ parts: [part] }: Group) => part && !part.from && !part.values.filenames;
    const unclearGroups = rival || !entry.from ? [] : groupsOf(byName, names).filter(unclear);
    if (unclearGroups.length > 0) problems.push(ambiguous(entry, unclearGroups.slice(0, 1)));
    const group: Group = rival ?? { parts: [] };
    if (!rival) groups.push(group);
    group.parts.push(entry);
    if (files) group.files = { ...group.files, ...files };
    for (const [name, platforms] of names) {
      const namesakes = byName.get(name);
      const namesake = rival && namesakes?.find((candidate) => candidate.group === rival);
      if (namesake) namesake.platforms |= platforms;
      else if (namesakes) namesakes.push({ group, platforms });
      else byName.set(name, [{ group, platforms }]);
    }
  }
  const entriesOf = ({ parts }: Group) => joinParts(parts, base).entries;
  for (const { entry, rivals } of shared)
    if (duplicateKeys(rivals.flatMap(entriesOf)).length === 0) problems.push(ambiguous(entry, rivals));
  const joined = groups.map(({ parts }) => joinParts(parts, base));
  return {
    entries: joined.flatMap((result) => result.entries),
    problems: [...problems, ...joined.flatMap((result) => result.problems)],
  };
}

/** The group of a string, if no other group has its name. Most strings of a language have the names of the other languages. */
function onlyGroup(byName: ByName, { from, values }: DeclaredKey): Group | undefined {
  const { key_name: name, platforms = PLATFORMS } = values;
  const [only, otherNamesake] = (from && typeof name === "string" && byName.get(name)) || [];
  return otherNamesake || only?.platforms !== bitsOf(platforms) ? undefined : only.group;
}

function platformsByName({ values }: DeclaredKey): [name: string, platforms: number][] {
  const { key_name: name, platforms = PLATFORMS } = values;
  if (typeof name === "string") return [[name, bitsOf(platforms)]];
  const on = (slotName: string) => platforms.filter((platform) => name[platform] === slotName);
  return distinctNames(name, platforms).map((slotName) => [slotName, bitsOf(on(slotName))]);
}

/** Most keys name no platforms. */
const ALL_PLATFORMS = 2 ** PLATFORMS.length - 1;

function bitsOf(platforms: readonly Platform[]): number {
  if (platforms === PLATFORMS) return ALL_PLATFORMS;
  return platforms.reduce((bits, platform) => bits | (1 << PLATFORMS.indexOf(platform)), 0);
}

/** The groups that share a name on a platform, without those of other files. A few, if there are many. */
function groupsOf(byName: ByName, names: [string, number][], files?: Files): Group[] {
  const groups: Group[] = [];
  for (const [name, bits] of names)
    for (const { group, platforms } of byName.get(name) ?? [])
      if (bits & platforms && !groups.includes(group) && !haveOtherFiles(group.files, files))
        if (groups.push(group) > MAX_NAMED) return groups;
  return groups;
}

/** Whether they have different filenames on one platform, so that they are two keys of one name. */
function haveOtherFiles(files: Files | undefined, otherFiles: Files | undefined): boolean {
  if (!files || !otherFiles) return false;
  return PLATFORMS.some((p) => files[p] && otherFiles[p] && files[p] !== otherFiles[p]);
}

function ambiguous(entry: DeclaredKey, rivals: readonly Group[]): Problem {
  const places = rivals.flatMap(({ parts: [part] }) => (part ? placeWordsIn(part, ["key_name"]) : []));
  const words = places.slice(0, MAX_NAMED).join(" and ") + (places.length > MAX_NAMED ? " and others" : "");
  const message = `This string belongs to more than one entry with this name: those at ${words}. Set platform in the row of texts, or give these entries other names.`;
  return entryProblem(keyTraits, entry, "duplicate-key", message, { path: ["key_name"], scope: "run" });
}

/** Plain texts of locale files for a plural in Lokalise are left out, because they do not fit it. */
export function fittedToPlural(key: DeclaredKey, base: string): DeclaredKey {
  const parts = key.parts ?? [key];
  const isPlain = ({ from, values }: DeclaredKey) =>
    from && Object.values(values.translations ?? {}).some((text) => typeof text === "string");
  return (parts.some(isPlain) && joinParts(parts, base, true).entries[0]) || key;
}

/** A message of ICU stays one text for a key that is not a plural in Lokalise. */
export function fittedToText(key: DeclaredKey, base: string): DeclaredKey {
  const parts = key.parts ?? [key];
  const isDeclared = parts.some(({ from, values }) => !from && values.is_plural !== undefined);
  if (isDeclared || !parts.some(({ message }) => message !== undefined)) return key;
  const plain = parts.map((part): DeclaredKey => {
    const { from, message, values } = part;
    if (message === undefined || !from) return part;
    const { is_plural: _, ...otherValues } = values;
    return { ...part, values: { ...otherValues, translations: { [from.language]: message } } };
  });
  return joinParts(plain, base).entries[0] ?? key;
}

/** The first entry gives the location and the name. What it does not declare comes from the next entry that does. */
function joinParts(parts: readonly DeclaredKey[], base: string | undefined, isLivePlural = false) {
  const [firstPart] = parts;
  if (!firstPart || (parts.length === 1 && !isLivePlural)) return { entries: [...parts], problems: [] };
  const misplaced = misplacedParts(parts, base);
  const placed = misplaced.size === 0 ? parts : parts.filter((part) => !misplaced.has(part));
  const plain = isLivePlural || misplaced.size > 0 ? undefined : plainTexts(parts);
  const joined = plain ?? textsInOneShape(parts, placed, base, isLivePlural);
  const { translations, isPlural, problems, leftOut: ofOtherShape } = joined;
  // The first time, the base language is not known, and the problems are those of the whole run.
  const leftOut = [...inWrongFile(misplaced), ...ofOtherShape, ...(base === undefined ? [] : problems)];
  const described = parts.filter(({ values }) => values.description !== undefined);
  const { is_plural: _, translations: __, ...otherValues } = firstPart.values;
  const description = described[0]?.values.description;
  const entry: DeclaredKey = {
    ...firstPart,
    values: {
      ...otherValues,
      key_name: nameOf(parts),
      ...(Object.keys(translations).length > 0 && { translations }),
      ...(isPlural !== undefined && { is_plural: isPlural }),
      ...(description !== undefined && { description }),
    },
    onCreate: { ...sharedDefaults(parts), ...(firstPart.from ? {} : firstPart.onCreate) },
    span: new LazySpan(firstPart.span, () => membersOf(parts, joined.owners(), joined.becameOther)),
    parts,
    ...(leftOut.length > 0 && { leftOut }),
  };
  const [owner, rival] = described;
  const twice = owner && rival && !owner.from ? [declaredInBoth(rival, owner, ["description"])] : [];
  return { entries: [entry], problems: [...problems.map((textProblem) => textProblem.problem), ...twice] };
}

type Owners = Map<string, DeclaredKey>;

/** Undefined: an entry may have plural forms, or two have a text in the same language. Few keys do. */
function plainTexts(parts: readonly DeclaredKey[]): ReturnType<typeof textsInOneShape> | undefined {
  const texts: [language: string, text: Text][] = [];
  for (const { values, from } of parts) {
    const { is_plural: isPlural, translations } = values;
    if (isPlural !== undefined) return undefined;
    if (!translations) continue;
    // A string is in one language.
    for (const language of from ? [from.language] : Object.keys(translations))
      texts.push([language, translations[language] ?? ""]);
  }
  const translations = Object.fromEntries(texts);
  if (Object.keys(translations).length < texts.length) return undefined;
  const owners = () => ownersOf(parts).owners;
  return { translations, isPlural: undefined, leftOut: [], problems: [], becameOther: new Set(), owners };
}

/** Each text and each other field has its location in the entry that declares it. */
function membersOf(parts: readonly DeclaredKey[], owners: Owners, becameOther: ReadonlySet<string>) {
  const members = new Map(parts[0]?.span.members);
  const spanOf = (language: string, part: DeclaredKey | undefined) => {
    if (!part) return undefined;
    const textSpan = part.span.members?.get("translations")?.members?.get(language);
    const span = changedSpan(textSpan ?? part.span, { file: part.file });
    if (!becameOther.has(language)) return span;
    return changedSpan(span, { members: new Map([["other", span]]) });
  };
  // Most are never asked for.
  const inside: SpanMembers = {
    get: (language) => spanOf(language, owners.get(language)),
    *[Symbol.iterator]() {
      for (const [language, part] of owners) yield [language, spanOf(language, part) ?? part.span];
    },
  };
  for (const field of ["translations", "is_plural", "description"]) {
    const [span] = parts.flatMap((part) => {
      const fieldSpan = part.span.members?.get(field);
      return fieldSpan ? [changedSpan(fieldSpan, { file: part.file })] : [];
    });
    if (span) members.set(field, field === "translations" ? changedSpan(span, { members: inside }) : span);
  }
  return members;
}

/** Texts whose file is not the counterpart of the one with the base translation, with the path of that one. */
function misplacedParts(parts: readonly DeclaredKey[], base: string | undefined): Map<DeclaredKey, string> {
  const inFiles = parts.filter(({ from }) => from?.file.language !== undefined);
  // A row usually lists the base language first.
  const isBase = ({ from }: DeclaredKey) =>
    from?.language === (base ?? from?.source.language ?? from?.source.languages?.[0]);
  const home = inFiles.find(isBase) ?? inFiles[0];
  const isAlone = (part: DeclaredKey) =>
    inFiles.every(({ from }) => from === part.from || from?.language !== part.from?.language);
  const isSure = base !== undefined || (home !== undefined && isBase(home));
  const { from: origin } = home ?? {};
  const misplaced = new Map<DeclaredKey, string>();
  if (!origin) return misplaced;
  const isElsewhere = elsewhereFrom(origin.file);
  for (const part of inFiles)
    if (part.from && isElsewhere(part.from.file) && (isSure || isAlone(part)))
      misplaced.set(part, origin.file.path);
  return misplaced;
}

/** By the file with the base translation and the other file, whose strings share it: whether the other one is not its counterpart. */
const elsewhereFrom = onceForEachObject((home: TextFile) =>
  onceForEachObject((file: TextFile) => {
    if (file === home) return false;
    const { source, language = "" } = file;
    const path = language === home.language ? undefined : targetIn([source], home, language)?.path;
    const isAlike = fileTypeOf(home.path) === fileTypeOf(file.path) && !areOfTwoApps(home.source, source);
    const isThere = path === undefined || path === file.path || isOneFolder(path, file.path);
    return isAlike && !isThere;
  }),
);

/** An Android app reads all files of a folder together. */
function isOneFolder(path: string, otherPath: string): boolean {
  const folderOf = (name: string) => name.slice(0, name.lastIndexOf("/") + 1);
  return path.endsWith(".xml") && folderOf(path) === folderOf(otherPath);
}

function inWrongFile(misplaced: ReadonlyMap<DeclaredKey, string>) {
  return [...misplaced].map(([part, home]) => {
    const language = part.from?.language ?? "";
    const message = `The base translation is in ${home}, so the ${language} translation belongs in the ${language} file of the same path. It stays in this file, and is not compared or sent. Move it there.`;
    const at = { path: ["translations", language], severity: "warning" } as const;
    return {
      language,
      problem: entryProblem(keyTraits, part, "no-language-file", message, at),
      isInWrongFile: true,
    };
  });
}

/**
 * Strings with plural forms make a plural, unless the text in the base language has none. YAML decides before them, and then
 * Lokalise, if the key is a plural there. Of the others, those in a string catalog become the form `other`, and the rest is taken out of `owners`.
 */
function textsInOneShape(
  parts: readonly DeclaredKey[],
  placed: readonly DeclaredKey[],
  base: string | undefined,
  isLivePlural: boolean,
) {
  const { owners, problems } = ownersOf(placed);
  const declared = parts.find(({ from, values }) => !from && values.is_plural !== undefined);
  const strings = [...owners].flatMap(([language, part]) => {
    const text = part.values.translations?.[language] ?? "";
    return part.from && text !== "" ? [{ language, part, isPlain: typeof text === "string" }] : [];
  });
  const plain = strings.filter(({ isPlain }) => isPlain);
  const isInCatalog = ({ part }: (typeof strings)[number]) => fileTypeOf(part.file.path)?.severalLanguages;
  const isPlural =
    declared?.values.is_plural ??
    (isLivePlural ||
      (plain.length < strings.length && plain.every((text) => text.language !== base || isInCatalog(text))));
  const misfits = strings.filter((text) => text.isPlain === isPlural && !(isPlural && isInCatalog(text)));
  for (const { language } of misfits) owners.delete(language);
  const becameOther = new Set(isPlural ? plain.filter(isInCatalog).map(({ language }) => language) : []);
  return {
    ...{ translations: textsIn(owners, becameOther), becameOther, problems },
    owners: () => owners,
    isPlural: declared ? isPlural : isPlural || undefined,
    leftOut: misfits.map(({ language, part }) => ({
      language,
      problem: otherShape(part, language, isPlural),
    })),
  };
}

function otherShape(part: DeclaredKey, language: string, isPlural: boolean): Problem {
  const [has, decided] = isPlural
    ? ["has no plural forms", "is a plural"]
    : ["has plural forms", "is not a plural"];
  const message = `The ${language} text ${has}, but the key ${decided} (keys.yaml decides, then Lokalise, then the other languages). It stays in the file, and is not compared or sent. Write all languages with plural forms, or all without.`;
  return entryProblem(keyTraits, part, "plural-mismatch", message, {
    path: ["translations", language],
    severity: "warning",
  });
}

/** Each language from the first entry that has it. Another one with the same language is a problem. */
function ownersOf(parts: readonly DeclaredKey[]) {
  const owners: Owners = new Map();
  const withText = new Map<string, readonly DeclaredKey[]>();
  const problems: { language: string; problem: Problem }[] = [];
  for (const part of parts) {
    for (const language in part.values.translations) {
      const before = withText.get(language)?.find((other) => !areInTwoApps(other, part));
      withText.set(language, [...(withText.get(language) ?? []), part]);
      if (!owners.has(language)) owners.set(language, part);
      if (before) {
        // If one of the two files may not count, the problem is in that file.
        const mayNotCount = before.from?.onlyIfBase && !part.from?.onlyIfBase;
        const [rival, owner] = mayNotCount ? [before, part] : [part, before];
        problems.push({ language, problem: declaredInBoth(rival, owner, ["translations", language]) });
      }
    }
  }
  return { owners, problems };
}

function areInTwoApps({ from }: DeclaredKey, other: DeclaredKey): boolean {
  return from !== undefined && other.from !== undefined && areOfTwoApps(from.source, other.from.source);
}

/** Whether they are on different platforms, and in locale files, so that they can be one key with a name for each app. */
export function areOfSeveralApps(keys: readonly DeclaredKey[]): boolean {
  const onlyInYaml = keys.filter((key) => (key.parts ?? [key]).every(({ from }) => !from));
  const platforms = keys.flatMap((key) => [...new Set(platformsOfKey(key))]);
  return onlyInYaml.length < 2 && new Set(platforms).size === platforms.length;
}

function platformsOfKey({ parts, ...key }: DeclaredKey): readonly string[] {
  const ofFiles = (parts ?? [key]).flatMap(({ from }) => (from ? platformsOf(from.source) : []));
  const { key_name: name, platforms = PLATFORMS } = key.values;
  return ofFiles.length > 0 ? ofFiles : typeof name === "string" ? platforms : Object.keys(name);
}

/** A key as the files of each app declare it, each time with what YAML declares. */
export function entriesByApp(key: DeclaredKey, base?: string): DeclaredKey[] {
  const inFiles = (key.parts ?? []).flatMap((part) => (part.from ? [{ part, row: part.from.source }] : []));
  const apps = rowsByApp([...new Set(inFiles.map(({ row }) => row))]);
  if (apps.length < 2) return [key];
  const inYaml = key.parts?.filter(({ from }) => !from) ?? [];
  const ofApp = (rows: readonly TextSource[]) =>
    inFiles.flatMap(({ part, row }) => (rows.includes(row) ? [part] : []));
  return apps.flatMap((rows) => joinParts([...inYaml, ...ofApp(rows)], base).entries);
}

function textsIn(owners: Owners, becameOther: ReadonlySet<string>): Record<string, Text> {
  const texts: Record<string, Text> = {};
  for (const [language, { values }] of owners) {
    const text = values.translations?.[language] ?? "";
    setMember(texts, language, becameOther.has(language) ? { other: String(text) } : text);
  }
  return texts;
}

/** The name in YAML, on all platforms, or on the only named one. If only files of some platforms have a renamed key, other names stay. */
function nameOf(parts: readonly DeclaredKey[]): DeclaredKey["values"]["key_name"] {
  const [firstPart] = parts;
  if (firstPart?.values.previously && !firstPart.values.platforms) {
    const otherParts = parts.slice(1);
    const ofFiles = otherParts.flatMap(({ values: { key_name: name } }) =>
      typeof name === "string" ? [] : name,
    );
    if (ofFiles.length === otherParts.length)
      return typeof firstPart.values.key_name === "string"
        ? Object.assign({}, ...ofFiles)
        : firstPart.values.key_name;
  }
  const whole = parts.find(({ values }) => typeof values.key_name === "string");
  return (firstPart?.from ? whole : firstPart)?.values.key_name ?? firstPart?.values.key_name ?? "";
}

function sharedDefaults(parts: readonly DeclaredKey[]): DeclaredKey["onCreate"] {
  // The files of a row usually share them.
  const ofFiles = new Set<DeclaredKey["onCreate"]>();
  for (const { from, onCreate } of parts) if (from) ofFiles.add(onCreate);
  const platforms = new Set([...ofFiles].flatMap((defaults) => defaults.platforms ?? []));
  const tags = new Set([...ofFiles].flatMap((defaults) => defaults.tags ?? []));
  const filenames: Files = {};
  for (const defaults of ofFiles) Object.assign(filenames, defaults.filenames);
  return {
    ...(platforms.size > 0 && { platforms: PLATFORMS.filter((platform) => platforms.has(platform)) }),
    ...(tags.size > 0 && { tags: [...tags] }),
    ...(Object.keys(filenames).length > 0 && { filenames }),
  };
}

function declaredInBoth(rival: DeclaredKey, owner: DeclaredKey, path: readonly string[]): Problem {
  const at = placeWordsIn(owner, path);
  const subject = path.length > 1 ? `The ${path.at(-1)} text` : `The ${path[0]}`;
  const rename =
    owner.from && rival.from && path.length > 1
      ? " If they are texts of two keys, rename one of them, or write {file}, {dir} or {1} in key_name of their rows of texts."
      : "";
  const message = `${subject} is declared twice: here and at ${at}. Keep one of them.${rename}`;
  return entryProblem(keyTraits, rival, "duplicate-text", message, { path, scope: "run" });
}

/** Keys are unique by name and filenames; only names on declared platforms count. */
export function duplicateKeys(keys: readonly DeclaredKey[]): Problem[] {
  const problems = new ProblemList();
  // By platform and name: the first key with each filenames.
  const byName = new Map<string, Map<string, DeclaredKey>>();
  for (const key of withSharedNames(keys)) {
    // Two keys with one name are different keys only if both declare filenames that differ.
    const filenames = filesOf(key);
    const files = filenames === undefined ? "" : canonical(filled(filenames));
    const { key_name: name, platforms = PLATFORMS } = key.values;
    const [firstRival] = Object.entries(assignedSlots(name, platforms)).flatMap(([platform, slotName]) => {
      const slot = `${platform} ${slotName}`;
      const seen = byName.get(slot) ?? new Map<string, DeclaredKey>();
      byName.set(slot, seen);
      // Without filenames, a key is the same as any other.
      const [namesake] = seen.values();
      const rival = files === "" ? namesake : (seen.get(files) ?? seen.get(""));
      if (!seen.has(files)) seen.set(files, key);
      return rival ?? [];
    });
    if (!firstRival || problems.countMore(key.file.path)) continue;
    const pair = { second: key, first: firstRival, field: "key_name" };
    const hint =
      " If one was copied, correct its name. If they are keys of different platforms, set platforms on both.";
    problems.add(declaredTwice("duplicate-key", `Key "${labelOf(name)}"`, pair, hint));
  }
  return problems.problems;
}

/** The keys with a name that another key has, too, on any platform. Few have: the others need no look at each platform. */
function withSharedNames(keys: readonly DeclaredKey[]): DeclaredKey[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { values } of keys)
    for (const name of distinctNames(values.key_name)) (seen.has(name) ? shared : seen).add(name);
  if (shared.size === 0) return [];
  return keys.filter(({ values }) => distinctNames(values.key_name).some((name) => shared.has(name)));
}
