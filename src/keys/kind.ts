/** The kind key. */
import type { Kind } from "../kinds/kind.ts";
import { withoutUnusable } from "../kinds/read.ts";
import type { KeyContext, KeyPayload } from "./fields.ts";
import { duplicateKeys, joinKeys } from "./join.ts";
import { distinctNames, type LiveKey } from "./live.ts";
import {
  KEY_DOCS,
  KEY_ENTRY,
  keyNamesIn,
  mergeKeptTexts,
  newKeyManifest,
  ON_CREATE,
  pluralProblems,
  readKeyManifest,
} from "./manifest.ts";
import { keepsNameBy, matchKeys } from "./match.ts";
import { adviceOnKey, renameHints } from "./remarks.ts";
import { renameCycles } from "./renames.ts";
import { findRestoredKey, undoneByApply } from "./restored.ts";
import { keySettings, OVERWRITES_PERCENT, REMOVALS, REMOVALS_PERCENT, UNVERIFIED } from "./settings.ts";
import { nameIn, readTextFile } from "./textManifest.ts";
import { textsOf } from "./texts.ts";
import { type DeclaredKey, type KeyValues, keyTraits } from "./traits.ts";

/**
 * A locale file can name a key whose value is not one text. Such a key is matched, so that it is not pruned, but it is not
 * created.
 */
function isOnlyName({ from, values }: DeclaredKey): boolean {
  return from !== undefined && values.translations === undefined;
}

export const keyKind: Kind<KeyValues, LiveKey, KeyContext, KeyPayload> = {
  ...keyTraits,
  plural: keySettings.manifests.name,
  words: {
    one: "key",
    many: "keys",
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
  newManifest: newKeyManifest,
  entry: KEY_ENTRY,
  defaults: ON_CREATE,
  docs: KEY_DOCS,
  readManifest: readKeyManifest,
  textFiles: { read: readTextFile, name: nameIn, isOnlyName, join: joinKeys },
  checkTogether: (keys) => [...duplicateKeys(keys), ...renameCycles(keys)],
  checkEntry: pluralProblems,
  adviceOn: adviceOnKey,
  match(declared, { objects, unusable }, { project, rules }) {
    const namesOf = ({ key_name, previously = [] }: KeyValues) => [...distinctNames(key_name), ...previously];
    return withoutUnusable(keyKind, declared, unusable, rules, namesOf, (usable) => {
      const matching = matchKeys(usable, objects, project.perPlatformNames, keepsNameBy(rules));
      const matches = matching.matches.filter(({ declared: one, live }) => live || !isOnlyName(one));
      return { ...matching, matches };
    });
  },
  hints: renameHints,
  names: ({ key_name, platforms }) => distinctNames(key_name, platforms),
  texts: (live) => textsOf(live),
  namesInManifest: keyNamesIn,
  mergeKept: mergeKeptTexts,
  findRestored: findRestoredKey,
  undoneByApply,
};
