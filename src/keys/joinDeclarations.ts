/**
 * Joins the entries that declare one key together: the languages of a text in several locale files, and keys.yaml with what
 * a locale file cannot say. Entries are joined if they share a name on a platform.
 */

import { declaredTwice, placeWords } from "../kinds/declaration.ts";
import { entryProblem } from "../kinds/read.ts";
import { canonical } from "../model/json.ts";
import { changedSpan, placeAt, type Span } from "../model/place.ts";
import { type Problem, ProblemList } from "../model/problem.ts";
import { PLATFORMS } from "../wire/key.ts";
import { filled } from "./fields.ts";
import { type DeclaredKey, filesOf, keyTraits } from "./fieldTable.ts";
import { assignedSlots, distinctNames } from "./liveKey.ts";
import type { Text } from "./texts.ts";

interface JoinedKeys {
  entries: DeclaredKey[];
  problems: Problem[];
}

/** A message names this many entries. Any number can have one name. */
const MAX_NAMED = 5;

/** `entries`: of all manifests of a project, first those of YAML. Without a locale file, they stay as they are. */
export function joinKeys(entries: readonly DeclaredKey[]): JoinedKeys {
  if (!entries.some(({ from }) => from)) return { entries: [...entries], problems: [] };
  const problems: Problem[] = [];
  const groups: DeclaredKey[][] = [];
  const bySlot = new Map<string, Set<DeclaredKey[]>>();
  const isApart = (group: DeclaredKey[], entry: DeclaredKey) =>
    group.some((one) => haveOtherFiles(one, entry));
  const add = (group: DeclaredKey[], entry: DeclaredKey) => {
    group.push(entry);
    for (const slot of slotsOf(entry)) bySlot.set(slot, (bySlot.get(slot) ?? new Set()).add(group));
  };
  for (const entry of entries) {
    const rivals = new Set<DeclaredKey[]>();
    for (const slot of entry.from ? slotsOf(entry) : [])
      for (const group of bySlot.get(slot) ?? [])
        if (!isApart(group, entry) && rivals.add(group).size > MAX_NAMED) break;
    const [group, other] = rivals;
    if (group && other) problems.push(ambiguous(entry, [...rivals]));
    else if (group) add(group, entry);
    else {
      const own: DeclaredKey[] = [];
      groups.push(own);
      add(own, entry);
    }
  }
  const joined = groups.map((parts) => joinParts(parts));
  return {
    entries: joined.flatMap((one) => one.entries),
    problems: [...problems, ...joined.flatMap((one) => one.problems)],
  };
}

/** Whether they have different filenames on one platform, so that they are two keys of one name. */
function haveOtherFiles(a: DeclaredKey, b: DeclaredKey): boolean {
  const [one = {}, other = {}] = [filesOf(a), filesOf(b)];
  return PLATFORMS.some((platform) => one[platform] && other[platform] && one[platform] !== other[platform]);
}

function slotsOf({ values }: DeclaredKey): string[] {
  const slots = assignedSlots(values.key_name, values.platforms ?? PLATFORMS);
  return Object.entries(slots).map(([platform, name]) => `${platform} ${name}`);
}

function ambiguous(entry: DeclaredKey, rivals: readonly DeclaredKey[][]): Problem {
  const places = rivals.flatMap(([first]) =>
    first ? [placeWords(placeAt(first.file, first.span, ["key_name"]))] : [],
  );
  const named = places.slice(0, MAX_NAMED).join(" and ") + (places.length > MAX_NAMED ? " and others" : "");
  const message = `This string belongs to more than one entry with this name: those at ${named}. Set platform in the row of texts, or give these entries other names.`;
  return entryProblem(keyTraits, entry, "duplicate-key", message, { path: ["key_name"], scope: "run" });
}

/** The first entry gives the location and the name. What it does not declare comes from the next entry that does. */
function joinParts(parts: readonly DeclaredKey[]): JoinedKeys {
  const [first, ...others] = parts;
  if (!first || others.length === 0) return { entries: [...parts], problems: [] };
  const texts = firstTexts(parts);
  const described = parts.filter(({ values }) => values.description !== undefined);
  const members = new Map(first.span.members);
  const inside = new Map([...texts.from].map(([language, part]) => [language, spanIn(part, language)]));
  const [translations] = parts.flatMap((part) => spansOf(part, "translations"));
  if (translations) members.set("translations", changedSpan(translations, { members: inside }));
  for (const field of ["is_plural", "description"]) {
    const [span] = parts.flatMap((part) => spansOf(part, field));
    if (span) members.set(field, span);
  }
  const shape = shapeOf(parts);
  const { is_plural: _, ...own } = first.values;
  const description = described[0]?.values.description;
  const entry: DeclaredKey = {
    ...first,
    values: {
      ...own,
      key_name: nameOf(parts),
      ...(texts.from.size > 0 && { translations: texts.values }),
      ...(shape.isPlural !== undefined && { is_plural: shape.isPlural }),
      ...(description !== undefined && { description }),
    },
    onCreate: { ...sharedDefaults(parts), ...(first.from ? {} : first.onCreate) },
    span: changedSpan(first.span, { members }),
    parts,
  };
  const [owner, other] = described;
  const twice = owner && other && !owner.from ? [declaredInBoth(other, owner, ["description"])] : [];
  return { entries: [entry], problems: [...texts.problems, ...shape.problems, ...twice] };
}

/** Strings with plural forms make a plural, unless another language has one text. YAML decides before them. */
function shapeOf(parts: readonly DeclaredKey[]): { isPlural: boolean | undefined; problems: Problem[] } {
  const declared = parts.find(({ from, values }) => !from && values.is_plural !== undefined);
  if (declared) return { isPlural: declared.values.is_plural, problems: [] };
  const forms = parts.filter(({ from, values }) => from && values.is_plural);
  const single = parts.filter(
    ({ from, values: { translations = {} } }) =>
      from && Object.values(translations).some((text) => typeof text === "string" && text !== ""),
  );
  if (forms.length === 0) return { isPlural: undefined, problems: [] };
  if (single.length === 0) return { isPlural: true, problems: [] };
  // Of two languages of which one counts only as the base language, the other one may not count.
  const counts = ({ from }: DeclaredKey) => !from?.onlyIfBase;
  const [plural, other] = [forms.find(counts), single.find(counts)];
  return { isPlural: undefined, problems: plural && other ? [twoShapes(other, plural)] : [] };
}

function twoShapes(single: DeclaredKey, plural: DeclaredKey): Problem {
  const [one = "", other = ""] = [single.from?.language, plural.from?.language];
  const at = placeWords(placeAt(plural.file, plural.span, ["translations", other]));
  const message = `The ${one} text has no plural forms, but the ${other} text at ${at} has them. Write both with plural forms, or both without.`;
  const path = ["translations", one];
  return entryProblem(keyTraits, single, "plural-mismatch", message, { path, scope: "run" });
}

/** Each language from the first entry that has it. Another one with the same language is a problem. */
function firstTexts(parts: readonly DeclaredKey[]) {
  const from = new Map<string, DeclaredKey>();
  const values = new Map<string, Text>();
  const problems: Problem[] = [];
  for (const part of parts)
    for (const [language, text] of Object.entries(part.values.translations ?? {})) {
      const before = from.get(language);
      if (before) problems.push(declaredInBoth(part, before, ["translations", language]));
      else {
        from.set(language, part);
        values.set(language, text);
      }
    }
  return { from, values: Object.fromEntries(values), problems };
}

function spansOf({ span, file }: DeclaredKey, field: string): Span[] {
  const found = span.members?.get(field);
  return found ? [changedSpan(found, { file })] : [];
}

function spanIn(part: DeclaredKey, language: string): Span {
  const found = part.span.members?.get("translations")?.members?.get(language);
  return changedSpan(found ?? part.span, { file: part.file });
}

/** The name in YAML, or the name on all platforms, or that on the only platform that is named. */
function nameOf(parts: readonly DeclaredKey[]): DeclaredKey["values"]["key_name"] {
  const [first] = parts;
  const whole = parts.find(({ values }) => typeof values.key_name === "string");
  return (first?.from ? whole : first)?.values.key_name ?? first?.values.key_name ?? "";
}

function sharedDefaults(parts: readonly DeclaredKey[]): DeclaredKey["onCreate"] {
  const all = parts.filter(({ from }) => from).map(({ onCreate }) => onCreate);
  const platforms = PLATFORMS.filter((one) => all.some((part) => part.platforms?.includes(one)));
  const tags = [...new Set(all.flatMap((part) => part.tags ?? []))];
  const filenames = Object.assign({}, ...all.map((part) => part.filenames ?? {}));
  return {
    ...(platforms.length > 0 && { platforms }),
    ...(tags.length > 0 && { tags }),
    ...(Object.keys(filenames).length > 0 && { filenames }),
  };
}

function declaredInBoth(second: DeclaredKey, first: DeclaredKey, path: readonly string[]): Problem {
  const at = placeWords(placeAt(first.file, first.span, path));
  const what = path.length > 1 ? `The ${path.at(-1)} text` : `The ${path[0]}`;
  // Which one is the base language is known only after the project is read.
  const mayNotCount = path.length > 1 && [first, second].some(({ from }) => from?.onlyIfBase);
  const hint = mayNotCount
    ? ` If ${path.at(-1)} is not the base language of the project, name the languages of the row of texts under languages, without it.`
    : "";
  const message = `${what} is declared twice: here and at ${at}. Keep one of them.${hint}`;
  return entryProblem(keyTraits, second, "duplicate-text", message, { path, scope: "run" });
}

/** Keys are unique by name and filenames; only names on declared platforms count. */
export function duplicateKeys(keys: readonly DeclaredKey[]): Problem[] {
  const problems = new ProblemList();
  // By platform and name: the first key with each filenames.
  const byName = new Map<string, Map<string, DeclaredKey>>();
  for (const key of keys) {
    // Two keys with one name are different keys only if both declare filenames that differ.
    const filenames = filesOf(key);
    const files = filenames === undefined ? "" : canonical(filled(filenames));
    const [first] = slotsOf(key).flatMap((slot) => {
      const seen = byName.get(slot) ?? new Map<string, DeclaredKey>();
      byName.set(slot, seen);
      // Without filenames, a key is the same as any other.
      const [any] = seen.values();
      const rival = files === "" ? any : (seen.get(files) ?? seen.get(""));
      if (!seen.has(files)) seen.set(files, key);
      return rival ?? [];
    });
    if (first && !problems.countMore(key.file.path))
      problems.add(
        declaredTwice(
          "duplicate-key",
          `Key "${distinctNames(key.values.key_name).join(" / ")}"`,
          { second: key, first, field: "key_name" },
          " If they are keys of different platforms, set platforms on both.",
        ),
      );
  }
  return problems.problems;
}
