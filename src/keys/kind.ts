/** The kind key: its manifests, and how its rules fit together. */
import type { Entry, ProjectContext } from "../kinds/declaredEntry.ts";
import type { Kind, ManifestRead } from "../kinds/kind.ts";
import { entryProblem, readListed, withoutUnusable } from "../kinds/read.ts";
import { hasPluralForms } from "../locales/textSource.ts";
import { isMapping } from "../model/json.ts";
import { PLATFORMS, PLURAL_FORMS } from "../wire/key.ts";
import type { EntryReader } from "../yaml/entries.ts";
import { ofEachApp } from "./apps.ts";
import type { KeyContext, KeyPayload } from "./fields.ts";
import {
  type DeclaredKey,
  type KeyValues,
  keyDefaults,
  keyEntry,
  keyFields,
  keyTraits,
  otherFilename,
  pathsOfFilename,
} from "./fieldTable.ts";
import { entryIn, isKeyOf } from "./fromLokalise.ts";
import { duplicateKeys, entriesByApp, fittedToPlural, fittedToText, joinKeys } from "./joinDeclarations.ts";
import { assignedNames, distinctNames, type LiveKey, namesLike, reviewOf } from "./liveKey.ts";
import { keepsNameBy, matchKeys } from "./match.ts";
import { KEY_REMARKS } from "./remarks.ts";
import { allNames, renameCycles, renamedThere } from "./renames.ts";
import { findRestoredKey, undoneByApply } from "./restored.ts";
import { keySettings, OVERWRITES_PERCENT, REMOVALS, REMOVALS_PERCENT, UNVERIFIED } from "./settings.ts";
import { progressOf, waitingTexts } from "./textAdvice.ts";
import { readTextFile } from "./textManifest.ts";
import { isEmpty, liveText, rowOf, textIssues, textsOf, withOneMismatch } from "./texts.ts";
import { storedForm } from "./universalPlaceholders.ts";

const KEY_ENTRY: EntryReader<KeyValues> = {
  schema: keyEntry,
  fields: keyFields,
  identity: {
    previously: "a former name or a list of names. If the key has none, set new: true instead",
    new: "true or false",
    key_id: "the id of the key, in quotes if it is longer than 15 digits",
  },
  thing: "a key",
};

const ON_CREATE: EntryReader<Partial<KeyValues>> = {
  schema: keyDefaults,
  fields: keyFields.filter(({ name }) => name !== "key_name" && name !== "translations"),
  identity: {},
  thing: "on_create",
};

export function readKeyManifest(path: string, text: string): ManifestRead<KeyValues> {
  return readListed({ plural: "keys", entry: KEY_ENTRY, defaults: ON_CREATE }, path, text);
}

function withTexts(earlier: Entry, later: Entry): Entry {
  const translations = { ...entryTexts(earlier), ...entryTexts(later) };
  return { ...earlier, ...later, ...(Object.keys(translations).length > 0 && { translations }) };
}

function entryTexts({ translations }: Entry): Entry {
  return isMapping(translations) ? translations : {};
}

/** A locale file can name a key whose value is not one text. It is matched, so that it is not pruned, but not created. */
function isOnlyName({ from, values }: DeclaredKey): boolean {
  return from !== undefined && values.translations === undefined;
}

export const keyKind: Kind<KeyValues, LiveKey, KeyContext, KeyPayload> = {
  ...keyTraits,
  plural: keySettings.manifests.name,
  words: {
    prefix: "",
    maxName: 80,
    renamed: "will be renamed; keeps its id and translations",
    lostOnRestore: "Ids, history, comments, screenshots and review states are not restored.",
    removed: ["keys", "texts"],
  },
  settings: keySettings,
  limits: {
    removed: REMOVALS,
    removedPercent: REMOVALS_PERCENT,
    overwrittenPercent: OVERWRITES_PERCENT,
    unverified: UNVERIFIED,
    minimumForWrongProject: 10,
  },
  sharedByBranches: false,
  projectTypes: ["localization_files"],
  namesByPlatform: true,
  backsUpWhole: false,
  removalBy: ({ pruneBy }) => pruneBy,
  /** By default the texts, and what a key needs to stay as it is. A field in a manifest is managed: an edit in the project would be drift. */
  newManifest: {
    fields: ["translations", "platforms", "is_plural", "is_archived"],
    common: ["platforms"],
    distinguishing(live) {
      // Such a list is not compared: the manifest cannot name all of its platforms.
      if (live.onOtherPlatform) return [];
      const platforms = [...live.platforms];
      const used = PLATFORMS.filter((p) => live.platforms.includes(p) || live.filenames[p] !== "");
      return [
        { platforms },
        { platforms, filenames: Object.fromEntries(used.map((p) => [p, live.filenames[p]])) },
      ];
    },
  },
  entry: KEY_ENTRY,
  defaults: ON_CREATE,
  readManifest: readKeyManifest,
  textFiles: {
    read: readTextFile,
    isOnlyName,
    filenames: ({ filenames }) => Object.values(filenames),
    otherFile(entry, live) {
      const filename = otherFilename(entry, live);
      return filename === undefined ? undefined : { filename, paths: pathsOfFilename(entry, filename) };
    },
    byApp: (entry) => entriesByApp(entry),
    join: joinKeys,
  },
  checkTogether: (keys) => [...duplicateKeys(keys), ...renameCycles(keys)],
  /** Texts that no project can store. The forms of each language are known only by the project. */
  checkEntry(key) {
    const { is_plural: plural, translations = {} } = key.values;
    const texts = Object.entries(translations);
    // Locale files with plural forms make a plural.
    if (plural === undefined && (key.from || texts.every(([, text]) => typeof text === "string"))) return [];
    const issues = texts.flatMap(([language, text]) => textIssues(language, text, plural, PLURAL_FORMS));
    return withOneMismatch(issues, plural).map(({ code, message, path }) => {
      const at = { path: ["translations", ...path], ofName: code === "plural-form" };
      return entryProblem(keyTraits, key, code, message, { ...at, scope: "run" });
    });
  },
  waiting: waitingTexts,
  progressOf,
  match(declared, { objects, unusable }, context) {
    const { project, rules, formerFiles } = context;
    return withoutUnusable(keyKind, declared, unusable, rules, allNames, (usable) => {
      const matching = matchKeys(usable, objects, project.perPlatformNames, keepsNameBy(rules), formerFiles);
      const { matches, refused } = ofEachApp(matching.matches, context);
      const matched = matches
        .filter(({ declared: key, live }) => live || !isOnlyName(key))
        .map((match) => {
          const { declared: key, live } = match;
          if (!live || (live.is_plural && key.values.is_plural !== undefined)) return match;
          const fitted = live.is_plural ? fittedToPlural : fittedToText;
          return { ...match, declared: fitted(key, project.baseLanguage) };
        });
      const renamed = renamedThere(matched, matching.unmanaged, context);
      const isRenamed = new Set(renamed.map((refusal) => refusal.declared));
      return {
        ...matching,
        matches: matched.filter((match) => !isRenamed.has(match.declared)),
        refused: [...matching.refused, ...refused, ...renamed],
      };
    });
  },
  remarks: KEY_REMARKS,
  fromLokalise: {
    rowsOf: (key, rows, rules) => rows.filter((row) => isKeyOf(key, row, rules)),
    isReady(key, rows, context) {
      const row = rowOf(key, context.project.baseLanguage);
      if (key.is_plural && !rows.some(hasPluralForms)) return false;
      return !row || (meetsReview(key, context) && !isEmpty(liveText(row.translation, key.is_plural)));
    },
    meetsReview,
    entryIn,
  },
  names: (live, like = "") => [...new Set([...namesLike(live, like), ...assignedNames(live)])],
  texts: textsOf,
  storedForm: (live) =>
    storedForm(live.flatMap(({ translations = [] }) => translations.map(({ translation }) => translation))),
  namesInManifest(path, text) {
    // Only a file that looks like a key manifest. A backup does not.
    if (!/^["']?keys["']?\s*:/m.test(text) || /^backup:/m.test(text)) return [];
    return readKeyManifest(path, text).entries.flatMap(({ values }) => distinctNames(values.key_name));
  },
  /** A person may have edited a text between two readings, so both are kept. What an earlier request wrote, or converted, keeps its first reading. */
  mergeKept(earlier, later) {
    if (earlier.entry.is_plural !== later.entry.is_plural) return earlier;
    const [entry, wrote] = [withTexts(earlier.entry, later.entry), withTexts(earlier.wrote, later.wrote)];
    return { ...later, entry, wrote };
  },
  restore: { find: findRestoredKey, undone: undoneByApply },
};

type ReviewContext = Pick<ProjectContext, "project" | "rules">;

function meetsReview(key: LiveKey, { project, rules: { incoming } }: ReviewContext): boolean {
  const { review } = incoming;
  return review === "any" || reviewOf(rowOf(key, project.baseLanguage))[review];
}
