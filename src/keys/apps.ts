/** Keys that several apps share: one key in Lokalise, with a name on each platform, and a string in the locale files of each app. */
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import type { KindFacts, Match } from "../kinds/kind.ts";
import { differentTexts, entryProblem } from "../kinds/read.ts";
import { areOfTwoApps, platformsOf } from "../locales/textSource.ts";
import { canonical, groupedByEach, setMember, yamlWord } from "../model/json.ts";
import type { Problem } from "../model/problem.ts";
import { type DeclaredKey, type KeyValues, keyTraits } from "./fieldTable.ts";
import { areOfSeveralApps, entriesByApp } from "./joinDeclarations.ts";
import { assignedSlots, distinctNames, type LiveKey } from "./liveKey.ts";
import { namedAt } from "./renames.ts";
import { AS_FILES, isEmpty, placeholdersOf, sameText, type Text } from "./texts.ts";

type KeyMatch = Match<DeclaredKey, LiveKey>;

/** A live key is compared with the files of each app. A new one gets one text, so the files of all apps must have the same. */
export function ofEachApp(matches: readonly KeyMatch[], context: ProjectContext) {
  const { rows = [], project } = context;
  const refused: { declared: DeclaredKey; problem: Problem }[] = [];
  if (!rows.some((row) => rows.some((other) => areOfTwoApps(row, other)))) return { matches, refused };
  const ofApps = matches.flatMap((match): KeyMatch[] => {
    const entries = entriesByApp(match.declared, project.baseLanguage);
    if (match.live || entries.length === 1) return entries.map((declared) => ({ ...match, declared }));
    const { texts, problem } = sharedTexts(entries, context);
    if (problem) refused.push({ declared: match.declared, problem });
    return problem ? [] : [{ declared: withValues(match.declared, { translations: texts }) }];
  });
  return { matches: withOwnNames(ofApps), refused };
}

/** If the apps have different names for a live key, a name is only that on the platforms of its row. */
function withOwnNames(matches: readonly KeyMatch[]): KeyMatch[] {
  const ofLive = groupedByEach(matches, ({ live }) => (live ? [live] : []));
  const hasSeveralNames = (live: LiveKey | undefined) => {
    const names = (live && ofLive.get(live))?.flatMap(({ declared }) =>
      distinctNames(declared.values.key_name),
    );
    return new Set(names).size > 1;
  };
  return matches.map((match) => {
    const { declared, live } = match;
    const { key_name: name } = declared.values;
    if (typeof name !== "string" || !declared.from || !hasSeveralNames(live)) return match;
    return { ...match, declared: withValues(declared, { key_name: nameSlots(declared) }) };
  });
}

/** The name on the platforms of its row. */
function nameSlots({ parts, ...key }: DeclaredKey): DeclaredKey["values"]["key_name"] {
  const row = (parts ?? [key]).find(({ from }) => from)?.from?.source;
  const { key_name: name } = key.values;
  return row && typeof name === "string" ? assignedSlots(name, platformsOf(row)) : name;
}

function withValues(key: DeclaredKey, values: Partial<KeyValues>): DeclaredKey {
  return { ...key, values: { ...key.values, ...values } };
}

type Shared = { texts: Record<string, Text>; problem?: never } | { texts?: never; problem: Problem };

/** The texts of a new key. A placeholder that each platform writes in its own way is sent in the universal form. */
function sharedTexts(entries: readonly DeclaredKey[], { rules }: ProjectContext): Shared {
  const texts: Record<string, Text> = {};
  for (const entry of entries)
    for (const [language, text] of Object.entries(entry.values.translations ?? {})) {
      const before = texts[language] ?? text;
      const shared = sameText(before, text) || rules.placeholders === "as-written" ? text : universal(text);
      const has = ({ values }: DeclaredKey) => values.translations?.[language] !== undefined;
      const [other = entry] = entries.filter(has);
      if (!sameText(before, text) && !sameText(universal(before), shared))
        return {
          problem: differentTexts(keyTraits, { entry, other, field: "translations", part: language }),
        };
      setMember(texts, language, shared);
    }
  return { texts };
}

function universal(text: Text): Text {
  return placeholdersOf({ "": text }, undefined, "").stored(text, undefined, "universal", () => AS_FILES);
}

/** New keys of two apps with the same base translation, which become two keys, because no entry of YAML joins their names. */
export function unjoinedKeys({
  created,
  project: { baseLanguage },
}: KindFacts<KeyValues, LiveKey>): Problem[] {
  const byText = groupedByEach(created, ({ entry: { values } }) => {
    const text = values.translations?.[baseLanguage] ?? "";
    return values.new || isEmpty(text) ? [] : [canonical(universal(text))];
  });
  const pairs = [...byText.values()].flatMap((keys) => {
    const [key, twin, ...others] = keys.map(({ entry }) => entry);
    const isPair = key && twin && others.length === 0 && areOfSeveralApps([key, twin]);
    return isPair ? [{ key, twin }] : [];
  });
  const [pair, ...otherPairs] = pairs;
  if (!pair) return [];
  const { key, twin } = pair;
  const suffix =
    otherPairs.length > 0 ? ` The same is true for ${otherPairs.length} more pairs of new keys.` : "";
  const name = joinedName([key, twin]);
  const message = `${namedAt([twin], "key_name")} is a new key of another app with the same ${baseLanguage} translation, so two keys are created. To create one, add an entry to keys.yaml: - key_name: ${name}.${suffix}`;
  return [entryProblem(keyTraits, key, "second-key", message, { path: ["key_name"], severity: "notice" })];
}

function joinedName(keys: readonly DeclaredKey[]): string {
  const slots = keys.flatMap((key) => Object.entries(nameSlots(key)));
  return `{ ${slots.map(([platform, name]) => `${platform}: ${yamlWord(name)}`).join(", ")} }`;
}
