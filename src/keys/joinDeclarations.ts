/**
 * Joins the entries that declare one key together: the languages of a text in several locale files, and keys.yaml with what
 * a locale file cannot say. Entries are joined if they share a name on a platform.
 */
import { declaredTwice, placeWordsIn } from "../kinds/declaration.ts";
import { entryProblem } from "../kinds/read.ts";
import { NAME_PARTS, patternParts } from "../kinds/textSource.ts";
import { fileTypeOf } from "../locales/format.ts";
import { canonical } from "../model/json.ts";
import { changedSpan, LazySpan, type SpanMembers } from "../model/place.ts";
import { type Problem, ProblemList } from "../model/problem.ts";
import { PLATFORMS, type Platform } from "../wire/key.ts";
import { filled } from "./fields.ts";
import { type DeclaredKey, filesOf, keyTraits } from "./fieldTable.ts";
import { assignedSlots, distinctNames, labelOf } from "./liveKey.ts";
import type { Text } from "./texts.ts";

interface JoinedKeys {
  entries: DeclaredKey[];
  problems: Problem[];
}

/** A message names this many entries. Any number can have one name. */
const MAX_NAMED = 5;

interface Group {
  parts: DeclaredKey[];
  /** The filename of each platform that an entry of it names. */
  files?: Files | undefined;
}
type Files = NonNullable<ReturnType<typeof filesOf>>;
/** By name: the groups with an entry of this name, and the platforms on which they have it, as bits. */
type ByName = Map<string, { group: Group; platforms: number }[]>;

/** `entries`: of all manifests of a project, first those of YAML. Without a locale file, they stay as they are. */
export function joinKeys(entries: readonly DeclaredKey[], base?: string): JoinedKeys {
  if (!entries.some(({ from }) => from)) return { entries: [...entries], problems: [] };
  const problems: Problem[] = [];
  const shared: { entry: DeclaredKey; rivals: readonly Group[] }[] = [];
  const groups: Group[] = [];
  const byName: ByName = new Map();
  for (const entry of entries) {
    const names = platformsByName(entry);
    const files = filesOf(entry);
    const rivals = entry.from ? groupsOf(byName, names, files) : [];
    const [found] = rivals;
    if (rivals.length > 1) {
      shared.push({ entry, rivals });
      continue;
    }
    // An entry of YAML that does not say to which of several files it belongs.
    const unclear = ({ parts: [first] }: Group) => first && !first.from && !first.values.filenames;
    const others = found || !entry.from ? [] : groupsOf(byName, names).filter(unclear);
    if (others.length > 0) problems.push(ambiguous(entry, others.slice(0, 1)));
    const group: Group = found ?? { parts: [] };
    if (!found) groups.push(group);
    group.parts.push(entry);
    if (files) group.files = { ...group.files, ...files };
    for (const [name, platforms] of names) {
      const known = byName.get(name);
      const own = found && known?.find((one) => one.group === found);
      if (own) own.platforms |= platforms;
      else if (known) known.push({ group, platforms });
      else byName.set(name, [{ group, platforms }]);
    }
  }
  const entriesOf = ({ parts }: Group) => joinParts(parts, base).entries;
  for (const { entry, rivals } of shared)
    if (duplicateKeys(rivals.flatMap(entriesOf)).length === 0) problems.push(ambiguous(entry, rivals));
  const joined = groups.map(({ parts }) => joinParts(parts, base));
  return {
    entries: joined.flatMap((one) => one.entries),
    problems: [...problems, ...joined.flatMap((one) => one.problems)],
  };
}

/** Its names, with the platforms on which it has them, as bits. */
function platformsByName({ values }: DeclaredKey): [name: string, platforms: number][] {
  const { key_name: name, platforms = PLATFORMS } = values;
  if (typeof name === "string") return [[name, bitsOf(platforms)]];
  const on = (one: string) => platforms.filter((platform) => name[platform] === one);
  return distinctNames(name, platforms).map((one) => [one, bitsOf(on(one))]);
}

/** Most keys name no platforms. */
const ALL_PLATFORMS = 2 ** PLATFORMS.length - 1;

function bitsOf(platforms: readonly Platform[]): number {
  if (platforms === PLATFORMS) return ALL_PLATFORMS;
  return platforms.reduce((bits, platform) => bits | (1 << PLATFORMS.indexOf(platform)), 0);
}

/** The groups that share a name on a platform, without those of other files. A few, if there are many. */
function groupsOf(byName: ByName, names: [string, number][], files?: Files): Group[] {
  const found: Group[] = [];
  for (const [name, own] of names)
    for (const { group, platforms } of byName.get(name) ?? [])
      if (own & platforms && !found.includes(group) && !haveOtherFiles(group.files, files))
        if (found.push(group) > MAX_NAMED) return found;
  return found;
}

/** Whether they have different filenames on one platform, so that they are two keys of one name. */
function haveOtherFiles(one: Files | undefined, other: Files | undefined): boolean {
  if (!one || !other) return false;
  return PLATFORMS.some((platform) => one[platform] && other[platform] && one[platform] !== other[platform]);
}

function ambiguous(entry: DeclaredKey, rivals: readonly Group[]): Problem {
  const places = rivals.flatMap(({ parts: [first] }) => (first ? placeWordsIn(first, ["key_name"]) : []));
  const named = places.slice(0, MAX_NAMED).join(" and ") + (places.length > MAX_NAMED ? " and others" : "");
  const message = `This string belongs to more than one entry with this name: those at ${named}. Set platform in the row of texts, or give these entries other names.`;
  return entryProblem(keyTraits, entry, "duplicate-key", message, { path: ["key_name"], scope: "run" });
}

/** The first entry gives the location and the name. What it does not declare comes from the next entry that does. */
function joinParts(parts: readonly DeclaredKey[], base: string | undefined): JoinedKeys {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return { entries: [...parts], problems: [] };
  const { owners, problems } = ownersOf(parts);
  const { isPlural, leftOut, becameOther } = inOneShape(parts, owners, base);
  const described = parts.filter(({ values }) => values.description !== undefined);
  const { is_plural: _, ...own } = first.values;
  const description = described[0]?.values.description;
  const entry: DeclaredKey = {
    ...first,
    values: {
      ...own,
      key_name: nameOf(parts),
      ...(owners.size > 0 && { translations: textsIn(owners, becameOther) }),
      ...(isPlural !== undefined && { is_plural: isPlural }),
      ...(description !== undefined && { description }),
    },
    onCreate: { ...sharedDefaults(parts), ...(first.from ? {} : first.onCreate) },
    span: new LazySpan(first.span, () => membersOf(parts, owners, becameOther)),
    parts,
    ...(leftOut.length > 0 && { leftOut }),
  };
  const [owner, other] = described;
  const twice = owner && other && !owner.from ? [declaredInBoth(other, owner, ["description"])] : [];
  return { entries: [entry], problems: [...problems, ...twice] };
}

/** By language: the entry that declares the text. */
type Owners = Map<string, DeclaredKey>;

/** Each text and each other field has its location in the entry that declares it. */
function membersOf(parts: readonly DeclaredKey[], owners: Owners, becameOther: ReadonlySet<string>) {
  const members = new Map(parts[0]?.span.members);
  const spanOf = (language: string, part: DeclaredKey | undefined) => {
    if (!part) return undefined;
    const found = part.span.members?.get("translations")?.members?.get(language);
    const span = changedSpan(found ?? part.span, { file: part.file });
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
      const found = part.span.members?.get(field);
      return found ? [changedSpan(found, { file: part.file })] : [];
    });
    if (span) members.set(field, field === "translations" ? changedSpan(span, { members: inside }) : span);
  }
  return members;
}

const ONE_SHAPE = { isPlural: undefined, leftOut: [], becameOther: new Set<string>() };

/**
 * Strings with plural forms make a plural, unless the text in the base language has none. YAML decides before them. Of the
 * others, those in a string catalog become the form `other`, and the rest is taken out of `owners`.
 */
function inOneShape(parts: readonly DeclaredKey[], owners: Owners, base: string | undefined) {
  if (parts.every(({ values }) => values.is_plural === undefined)) return ONE_SHAPE;
  const declared = parts.find(({ from, values }) => !from && values.is_plural !== undefined);
  const own = [...owners].flatMap(([language, part]) => {
    const text = part.values.translations?.[language] ?? "";
    return part.from && text !== "" ? [{ language, part, isPlain: typeof text === "string" }] : [];
  });
  const plain = own.filter(({ isPlain }) => isPlain);
  if (!declared && plain.length === own.length) return ONE_SHAPE;
  const isInCatalog = ({ part }: (typeof own)[number]) => fileTypeOf(part.file.path)?.severalLanguages;
  const isPlural =
    declared?.values.is_plural ?? plain.every((one) => one.language !== base || isInCatalog(one));
  const others = own.filter((one) => one.isPlain === isPlural && !(isPlural && isInCatalog(one)));
  for (const { language } of others) owners.delete(language);
  return {
    isPlural: declared ? isPlural : isPlural || undefined,
    leftOut: others.map(({ language, part }) => ({
      language,
      problem: otherShape(part, language, isPlural, declared),
    })),
    becameOther: new Set(isPlural ? plain.filter(isInCatalog).map(({ language }) => language) : []),
  };
}

function otherShape(
  part: DeclaredKey,
  language: string,
  isPlural: boolean,
  declared: DeclaredKey | undefined,
): Problem {
  const has = isPlural ? "has no plural forms" : "has plural forms";
  const why = declared
    ? `${declared.file.path} says is_plural: ${isPlural}`
    : isPlural
      ? "other languages have them"
      : "the text in the base language has none";
  const fix = declared
    ? "Change the text or is_plural."
    : "Write all languages with plural forms, or all without.";
  const message = `The ${language} text ${has}, but ${why}. It stays in the file, and is not compared or sent. ${fix}`;
  return entryProblem(keyTraits, part, "plural-mismatch", message, {
    path: ["translations", language],
    severity: "warning",
  });
}

/** Each language from the first entry that has it. Another one with the same language is a problem. */
function ownersOf(parts: readonly DeclaredKey[]): { owners: Owners; problems: Problem[] } {
  const owners: Owners = new Map();
  const problems: Problem[] = [];
  for (const part of parts) {
    const { translations } = part.values;
    if (!translations) continue;
    // A string of a locale file has one text.
    for (const language of part.from ? [part.from.language] : Object.keys(translations)) {
      const before = owners.get(language);
      if (!before) owners.set(language, part);
      else {
        // If one of the two files may not count, the problem is in that file.
        const mayNotCount = before.from?.onlyIfBase && !part.from?.onlyIfBase;
        const [second, first] = mayNotCount ? [before, part] : [part, before];
        problems.push(declaredInBoth(second, first, ["translations", language], parts));
      }
    }
  }
  return { owners, problems };
}

function textsIn(owners: Owners, becameOther: ReadonlySet<string>): Record<string, Text> {
  const texts = Array.from(owners, ([language, { values }]) => {
    const text = values.translations?.[language] ?? "";
    return [language, becameOther.has(language) ? { other: String(text) } : text];
  });
  return Object.fromEntries(texts);
}

/** The name in YAML, or the name on all platforms, or that on the only platform that is named. */
function nameOf(parts: readonly DeclaredKey[]): DeclaredKey["values"]["key_name"] {
  const [first] = parts;
  const whole = parts.find(({ values }) => typeof values.key_name === "string");
  return (first?.from ? whole : first)?.values.key_name ?? first?.values.key_name ?? "";
}

function sharedDefaults(parts: readonly DeclaredKey[]): DeclaredKey["onCreate"] {
  const ofFiles = parts.flatMap(({ from, onCreate }) => (from ? onCreate : []));
  const platforms = new Set(ofFiles.flatMap((one) => one.platforms ?? []));
  const tags = new Set(ofFiles.flatMap((one) => one.tags ?? []));
  const filenames: Files = {};
  for (const one of ofFiles) Object.assign(filenames, one.filenames);
  return {
    ...(platforms.size > 0 && { platforms: PLATFORMS.filter((platform) => platforms.has(platform)) }),
    ...(tags.size > 0 && { tags: [...tags] }),
    ...(Object.keys(filenames).length > 0 && { filenames }),
  };
}

function declaredInBoth(
  second: DeclaredKey,
  first: DeclaredKey,
  path: readonly string[],
  [joining]: readonly DeclaredKey[] = [],
): Problem {
  const at = placeWordsIn(first, path);
  const what = path.length > 1 ? `The ${path.at(-1)} text` : `The ${path[0]}`;
  // Which one is the base language is known only after the project is read.
  const mayNotCount = path.length > 1 && [first, second].some(({ from }) => from?.onlyIfBase);
  const hint = mayNotCount
    ? ` If ${path.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.`
    : "";
  const apart = path.length > 1 ? partThatDiffers(first, second) : undefined;
  const rename =
    apart === undefined
      ? ""
      : ` If they are texts of two keys, rename one of them; or, before the project has keys of these files, set key_name: "{${apart}}.{path}" in the ${first.from?.source === second.from?.source ? "row" : "rows"} of texts.`;
  const byNames =
    joining &&
    !joining.from &&
    typeof joining.values.key_name !== "string" &&
    first.from &&
    second.from &&
    placeWordsIn(joining, ["key_name"]);
  const oneRow =
    first.from && first.from.source === second.from?.source
      ? " Both are of one row of texts: make files narrower if it should not read both."
      : "";
  const fix = byNames
    ? `The names at ${byNames} join both strings into one key. Remove that entry, or read this language in one row of texts only.`
    : `Keep one of them.${rename}${hint}${oneRow}`;
  const message = `${what} is declared twice: here and at ${at}. ${fix}`;
  return entryProblem(keyTraits, second, "duplicate-text", message, { path, scope: "run" });
}

/** What in the paths of two locale files can be a part of the names of keys, and is not the same in both. */
function partThatDiffers({ from: one }: DeclaredKey, { from: other }: DeclaredKey) {
  if (!one || !other || one.source.keyName !== "{path}") return undefined;
  const [a, b] = [one, other].map(({ source }) => patternParts(source.files));
  return NAME_PARTS.find(
    (part) =>
      a?.[part] &&
      b?.[part] &&
      (a[part] !== b[part] || (one.source === other.source && a[part].includes("*"))),
  );
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
    const [first] = Object.entries(assignedSlots(name, platforms)).flatMap(([platform, own]) => {
      const slot = `${platform} ${own}`;
      const seen = byName.get(slot) ?? new Map<string, DeclaredKey>();
      byName.set(slot, seen);
      // Without filenames, a key is the same as any other.
      const [any] = seen.values();
      const rival = files === "" ? any : (seen.get(files) ?? seen.get(""));
      if (!seen.has(files)) seen.set(files, key);
      return rival ?? [];
    });
    if (!first || problems.countMore(key.file.path)) continue;
    const both = { second: key, first, field: "key_name" };
    const hint =
      " If one was copied, correct its name. If they are keys of different platforms, set platforms on both.";
    problems.add(declaredTwice("duplicate-key", `Key "${labelOf(name)}"`, both, hint));
  }
  return problems.problems;
}

/** The keys with a name that another key has, too, on any platform. Few have: the others need no look at each platform. */
function withSharedNames(keys: readonly DeclaredKey[]): DeclaredKey[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { values } of keys)
    for (const name of distinctNames(values.key_name)) (seen.has(name) ? shared : seen).add(name);
  return keys.filter(({ values }) => distinctNames(values.key_name).some((name) => shared.has(name)));
}
