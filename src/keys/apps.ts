/** Keys that several apps share: one key in Lokalise, with a name on each platform, and a string in the locale files of each app. */
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import type { KindFacts, Match } from "../kinds/kind.ts";
import { differentTexts, entryProblem } from "../kinds/read.ts";
import { areOfTwoApps, platformsOf } from "../locales/textSource.ts";
import { canonical, groupedByEach, setMember, yamlWord } from "../model/json.ts";
import type { Problem } from "../model/problem.ts";
import { type DeclaredKey, type KeyValues, keyTraits } from "./fieldTable.ts";
import { areOfSeveralApps, entriesByApp } from "./joinDeclarations.ts";
import { assignedNames, assignedSlots, type LiveKey } from "./liveKey.ts";
import { namedAt } from "./renames.ts";
import { isEmpty, sameText, type Text, universalText } from "./texts.ts";

type KeyMatch = Match<DeclaredKey, LiveKey>;

/** A live key is compared with the files of each app. A new one gets one text, so the files of all apps must have the same. */
export function ofEachApp(matches: readonly KeyMatch[], context: ProjectContext) {
  const { rows = [], project } = context;
  const refused: { declared: DeclaredKey; problem: Problem }[] = [];
  if (rows.length === 0) return { matches, refused };
  const hasTwoApps = rows.some((row) => rows.some((other) => areOfTwoApps(row, other)));
  const ofApps = matches.flatMap((match): KeyMatch[] => {
    const entries = hasTwoApps ? entriesByApp(match.declared, project.baseLanguage) : [match.declared];
    if (match.live || entries.length === 1)
      return entries.map((declared) => withOwnName({ ...match, declared }));
    const { texts, problem } = sharedTexts(entries, context);
    if (problem) refused.push({ declared: match.declared, problem });
    return problem ? [] : [{ declared: withValues(match.declared, { translations: texts }) }];
  });
  return { matches: ofApps, refused };
}

/** If a live key has several names, the name in a file is only that on the platforms of its row. */
function withOwnName(match: KeyMatch): KeyMatch {
  const { declared, live } = match;
  const { key_name: name } = declared.values;
  if (typeof name !== "string" || !declared.from || !live || assignedNames(live).length < 2) return match;
  return { ...match, declared: withValues(declared, { key_name: nameSlots(declared) }) };
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
      const shared =
        sameText(before, text) || rules.placeholders === "as-written" ? text : universalText(text);
      const has = ({ values }: DeclaredKey) => values.translations?.[language] !== undefined;
      const [other = entry] = entries.filter(has);
      if (!sameText(before, text) && !sameText(universalText(before), shared))
        return {
          problem: differentTexts(keyTraits, { entry, other, field: "translations", part: language }),
        };
      setMember(texts, language, shared);
    }
  return { texts };
}

/** New keys of two apps with the same base translation, which become two keys, because no entry of YAML joins their names. */
export function unjoinedKeys({ created, project: { baseLanguage } }: KindFacts<KeyValues, LiveKey>) {
  const byText = groupedByEach(created, ({ entry: { values } }) => {
    const text = values.translations?.[baseLanguage] ?? "";
    return values.new || isEmpty(text) ? [] : [canonical(universalText(text))];
  });
  const groups = [...byText.values()].flatMap((keys) => {
    const [key, ...twins] = keys.map(({ entry }) => entry);
    return key && twins.length > 0 && areOfSeveralApps([key, ...twins]) ? [{ key, twins }] : [];
  });
  const [group, ...others] = groups;
  if (!group) return [];
  const { key, twins } = group;
  const suffix = others.length > 0 ? ` The same is true for ${others.length} more new keys.` : "";
  const name = joinedName([key, ...twins]);
  const message = `${namedAt(twins, "key_name")} ${twins.length > 1 ? "are new keys of other apps" : "is a new key of another app"} with the same ${baseLanguage} translation, so each becomes a key. To create one key, add an entry to keys.yaml: - key_name: ${name}.${suffix}`;
  return [entryProblem(keyTraits, key, "second-key", message, { path: ["key_name"], severity: "notice" })];
}

function joinedName(keys: readonly DeclaredKey[]): string {
  const slots = keys.flatMap((key) => Object.entries(nameSlots(key)));
  return `{ ${slots.map(([platform, name]) => `${platform}: ${yamlWord(name)}`).join(", ")} }`;
}
