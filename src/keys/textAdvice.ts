/** Advice on the texts of declared keys: the findings of the checks, as problems at their lines. */

import { type CheckRules, checkTexts } from "../checks/checkTexts.ts";
import { looksLikeIcu } from "../checks/icu.ts";
import { nameRule } from "../checks/keyNames.ts";
import { type Finding, singleTexts } from "../checks/placeholders.ts";
import { formsOfProject } from "../checks/pluralForms.ts";
import { type IsWhole, TEXT_STATES, type TextProgress } from "../checks/textProgress.ts";
import { wordFinder } from "../checks/words.ts";
import type { ProjectContext } from "../kinds/declaredEntry.ts";
import type { Match, WaitingTexts } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { once } from "../model/once.ts";
import { manifestOf } from "../model/place.ts";
import { ADVICE_CODES, type Problem, problem } from "../model/problem.ts";
import type { CheckName } from "../model/setting.ts";
import { partsOf } from "../plan/declaredContents.ts";
import { type DeclaredKey, type KeyValues, keyTraits } from "./fieldTable.ts";
import { distinctNames, type LiveKey, reviewOf } from "./liveKey.ts";
import { isEmpty, liveText, placeholdersOf, rowOf, type Text, textSchema } from "./texts.ts";

/** Keys with advice. A report counts most of them only, and each takes time and memory. */
const MAX_ADVISED = 10_000;

/** If more keys than these, and all keys, have no base text, that is not a mistake in each of them: the names may be the texts. */
const FEW = 10;

/** If more of the names have blanks, the names are texts: an app shows the name where the base text is missing. */
const PART_WITH_BLANKS = 0.1;

/** The name of a key that can be one form of a plural, such as `items.one` and `items::few`. */
const FORM = /^(.*[^\p{L}\p{N}])?(?:zero|one|two|few|many|other)$/su;
const NOT_OTHER = ["zero", "one", "two", "few", "many"];
/** The same as i18next named them before version 4, such as `items_plural`, `items_0` and `items_plural_2`. */
const FORMER_FORM = /^(.*)_(?:plural|plural_\d{1,2}|\d{1,2})$/su;

function checking(keys: readonly Match<DeclaredKey, LiveKey>[], setup: CheckRules) {
  const hasText = (is: (text: string, language: string) => boolean) =>
    keys.some(({ declared }) =>
      Object.entries(declared.values.translations ?? {}).some(([language, text]) =>
        singleTexts(text).some((single) => is(single.text, language)),
      ),
    );
  const usesIcu = once(() => hasText(looksLikeIcu));
  const { base = "" } = setup;
  const namesAreTexts = () =>
    keys.filter(({ declared }) => /\s/.test(nameOf(declared))).length > keys.length * PART_WITH_BLANKS;
  const hasBaseTexts = once(
    () =>
      keys.length <= FEW ||
      (!namesAreTexts() &&
        (hasText((_, language) => language === base) ||
          keys.some(({ live }) => live && singleTexts(textIn(live, base) ?? "").length > 0))),
  );
  const { own: ownRules, key_names: ofNames, words: ofWords } = setup.levels;
  const rules: CheckRules = {
    ...{ ...setup, usesIcu, hasBaseTexts },
    ...(ownRules?.pattern !== undefined && ofNames !== "off" && { keyNames: nameRule(ownRules.pattern) }),
    ...(ownRules && ofWords !== "off" && { words: wordFinder(ownRules.words) }),
  };
  const names = once(() => new Set(keys.flatMap(({ declared }) => distinctNames(declared.values.key_name))));
  const isForm = (key: DeclaredKey) => {
    const name = nameOf(key);
    const hasOther = (otherName: string) => otherName !== name && names().has(otherName);
    const [form, stem = ""] = FORM.exec(name) ?? [];
    if (form !== undefined)
      return names().has(`${stem}other`) && NOT_OTHER.some((formName) => names().has(stem + formName));
    const [, item] = FORMER_FORM.exec(name) ?? [];
    return item !== undefined && ["", "_plural", "_1"].some((end) => hasOther(item + end));
  };
  return { rules, isForm };
}

export function adviceOnKeys(keys: readonly Match<DeclaredKey, LiveKey>[], setup: CheckRules): Problem[] {
  if (Object.values(setup.levels).every((level) => level === "off" || typeof level === "object")) return [];
  const { rules, isForm } = checking(keys, setup);
  const advice: Problem[] = [];
  let advised = 0;
  for (const { declared, live } of keys) {
    const ofTexts = findingsOf(declared, live, () => isForm(declared), rules);
    const findings = [...checkKey(declared, rules), ...ofTexts];
    if (findings.length === 0) continue;
    for (const finding of findings) advice.push(problemOf(declared, finding, rules));
    advised += 1;
    if (advised >= MAX_ADVISED) break;
  }
  const [firstProblem] = advice;
  if (firstProblem && advised >= MAX_ADVISED) {
    const message = `${MAX_ADVISED.toLocaleString("en-US")} keys or more have problems in their texts, and the texts of the others are not checked. Fix those that are shown, and run again.`;
    // What is not checked could be an error.
    const isError = Object.values(rules.levels).includes("error");
    const of = isError ? ({ severity: "error", scope: "project" } as const) : firstProblem;
    advice.unshift(problem(firstProblem.code, message, { severity: of.severity, scope: of.scope }));
  }
  return advice;
}

/** See the kind's `waiting`. Of all texts of the key, those in the language and in the base language count. */
export function waitingTexts(
  keys: readonly DeclaredKey[],
  { project, rules: { incoming, checks } }: ProjectContext,
): WaitingTexts<KeyValues, LiveKey> {
  const { baseLanguage: base } = project;
  const { review } = incoming;
  const { rules, isForm } = checking(
    keys.map((declared) => ({ declared })),
    { levels: { ...checks, blanks: "off", base: "off" }, base, needed: formsOfProject(project) },
  );
  return {
    whyWaiting(key, live, texts, language) {
      const textOf = (iso: string) => (texts[iso] === undefined ? undefined : textSchema.parse(texts[iso]));
      const [text, inFile, inProject] = [textOf(language), textOf(base), textIn(live, base)];
      const native = (text: Text) => placeholdersOf(key.values.translations ?? {}, live, base).native(text);
      const isInFile = inFile !== undefined && !isEmpty(inFile);
      const ofBase = isInFile ? inFile : inProject && native(inProject);
      const compared = { ...(ofBase !== undefined && { [base]: ofBase }), ...(text && { [language]: text }) };
      const findings = findingsOf(key, live, () => isForm(key), rules, compared);
      const inBase = findings.flatMap((finding) => (finding.language === base ? finding.check : []));
      const remarks = findings.filter((one) => one.language === language && !inBase.includes(one.check));
      const faults = incoming.checks === "skip" ? remarks : [];
      const isSaid = review === "any" || reviewOf(rowOf(live, language))[review];
      const failed = new Set(faults.map(({ check }) => check));
      const because = [...(isSaid ? [] : [`not-${review}` as const]), ...failed];
      const details = faults.map(({ message }) => message).join(" ");
      return because.length === 0 ? undefined : { because, ...(details !== "" && { details }) };
    },
  };
}

function nameOf({ values }: DeclaredKey): string {
  return distinctNames(values.key_name)[0] ?? "";
}

function findingsOf(
  key: DeclaredKey,
  live: LiveKey | undefined,
  isForm: () => boolean,
  rules: CheckRules,
  texts = key.values.translations,
): readonly Finding[] {
  const { translations = {}, char_limit: declared } = key.values;
  if (!texts) return [];
  const placeholders = once(() => placeholdersOf(translations, live, rules.base));
  const native = (text: Text | undefined) => text && placeholders().native(text);
  return checkTexts(
    {
      isForm,
      texts,
      charLimit: declared ?? (live ? live.char_limit : key.onCreate.char_limit) ?? 0,
      isNew: live === undefined,
      isInFile: (language) => partsOf([key]).some(({ from }) => from?.language === language),
      ...(live && { live: (language) => native(textIn(live, language)) }),
    },
    rules,
  );
}

function textIn(live: LiveKey, language: string): Text | undefined {
  const row = rowOf(live, language);
  return row && liveText(row.translation, live.is_plural);
}

function checkKey({ values, onCreate, file }: DeclaredKey, { keyNames, levels }: CheckRules): Finding[] {
  const finding = (check: CheckName, message: string) => ({ check, message, language: "" });
  const misfits = keyNames ? distinctNames(values.key_name).filter((name) => !keyNames.matches(name)) : [];
  const { description = onCreate.description ?? "" } = values;
  const lacks = levels.descriptions !== "off" && description.trim() === "";
  if (misfits.length === 0 && !lacks) return [];
  const manifest = manifestOf(file.path);
  const fix = `It has no description. Say in ${manifest} where its text is shown: description: "…".`;
  const ofNames = misfits.map((name) => {
    const message = `The name "${name}" does not match ${keyNames?.pattern}. Rename it. If the key is in the project, add previously: "${name}" in ${manifest}, so that it keeps its translations.`;
    return finding("key_names", message);
  });
  return lacks ? [...ofNames, finding("descriptions", fix)] : ofNames;
}

function problemOf(key: DeclaredKey, finding: Finding, { levels }: CheckRules): Problem {
  const { check, language, form } = finding;
  const isMissing = check === "base";
  const isError = levels[check] === "error";
  return entryProblem(keyTraits, key, ADVICE_CODES[check], finding, {
    path: [
      ...(language === "" ? ["key_name"] : ["translations"]),
      ...(isMissing ? [] : [language, form ?? ""]),
    ],
    ofName: isMissing,
    severity: isError ? "error" : "warning",
    // The plan is shown, and not applied.
    scope: isError ? "project" : "change",
  });
}

/** How far the texts of a key are: what the project has, whatever the files declare. */
export function progressOf(
  { values }: DeclaredKey,
  live: LiveKey | undefined,
  base: string,
  isWhole: IsWhole,
): TextProgress {
  const baseTexts = singleTexts((live ? textIn(live, base) : values.translations?.[base]) ?? "");
  return {
    words: live?.base_words ?? baseTexts.flatMap(({ text }) => text.match(/\S+/g) ?? []).length,
    isAbout: live?.base_words === undefined,
    statesIn(language) {
      const row = live && rowOf(live, language);
      if (!row || !isWhole(liveText(row.translation, live.is_plural), language)) return [];
      const says = { translated: true, ...reviewOf(row) };
      return TEXT_STATES.filter((state) => says[state]);
    },
  };
}
