/**
 * Facts about the service that nothing public states. Each is a setting, because a client must handle every answer. The
 * defaults are what seems most likely.
 */
export interface Assumptions {
  /**
   * How the last page of a cursor list looks: no header; an empty header; a cursor that leads to a page without keys; or
   * a cursor that leads to such a page and never changes.
   */
  lastPageCursor: "absent" | "empty" | "emptyPage" | "stuck";
  /** A second key with the same name and other filenames. */
  sameNameOtherFilename: "refuse" | "allow";
  /** A name per platform that is sent to a project without `per_platform_key_names`. */
  objectNameWithoutSetting: "firstPlatform" | "keep" | "refuse";
  /** Ids in DELETE /keys that are not in the project. */
  unknownIdsOnDelete: "ignore" | "404";
  /** A translation in a language that the project does not have: 400 for the whole batch, or ignored. */
  unknownLanguage: "refuse" | "ignore";
  /** `custom_attributes` that are not JSON: 400 for the whole batch, or stored unchanged. */
  malformedCustomAttributes: "refuse" | "keep";
  /** Platforms that `filenames` of an update omits. */
  unsentFilenames: "keep" | "empty";
  /** A webhook for an event that the service's reference does not list. */
  unknownEvent: "refuse" | "store";
  /** The texts of a key whose `is_plural` changes, in languages that the request omits: converted, or lost. */
  pluralChange: "convert" | "drop";
  /** The status of a write with a read-only token. */
  readOnlyWrite: 403 | 401 | 400;
  /** The maximum `limit` of webhook and language lists. For key lists it is known: 500. */
  largestOtherPage: number;
  /** The default `limit` of webhook and language lists. For key lists it is known: 100. */
  usualOtherPage: number;
}

export const DEFAULT_ASSUMPTIONS: Assumptions = {
  lastPageCursor: "absent",
  sameNameOtherFilename: "refuse",
  objectNameWithoutSetting: "firstPlatform",
  unknownIdsOnDelete: "ignore",
  unknownLanguage: "refuse",
  malformedCustomAttributes: "refuse",
  unsentFilenames: "keep",
  unknownEvent: "refuse",
  pluralChange: "convert",
  readOnlyWrite: 403,
  largestOtherPage: 500,
  usualOtherPage: 100,
};
