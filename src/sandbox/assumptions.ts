/**
 * What nothing public says of the service. Each is a setting, for a client must survive every answer; the default is
 * what we hold to be likeliest, and stands here only.
 */
export interface Assumptions {
  /**
   * How a cursor list says that it is over: no header on the last page; an empty header; a cursor that leads to a
   * page without keys; or a cursor that leads to such a page and stays the same for ever.
   */
  lastPageCursor: "absent" | "empty" | "emptyPage" | "stuck";
  /** A second key of a name whose filenames differ from the first one's. */
  sameNameOtherFilename: "refuse" | "allow";
  /** A name by platform, sent to a project without `per_platform_key_names`. */
  objectNameWithoutSetting: "firstPlatform" | "keep" | "refuse";
  /** Ids in DELETE /keys that the project does not hold. */
  unknownIdsOnDelete: "ignore" | "404";
  /** A translation in a language that the project lacks: 400 for the whole batch, or no word and no row. */
  unknownLanguage: "refuse" | "ignore";
  /** `custom_attributes` that are not JSON: 400 for the whole batch, or stored as they are. */
  malformedCustomAttributes: "refuse" | "keep";
  /** Slots that an update's `filenames` leaves out. */
  unsentFilenames: "keep" | "empty";
  /** A webhook for an event that the service's reference does not list. */
  unknownEvent: "refuse" | "store";
  /** The texts of a key whose `is_plural` changes, in languages that the request leaves out: kept in the other form, or gone. */
  pluralChange: "convert" | "drop";
  /** The status that refuses a write with a read-only token. */
  readOnlyWrite: 403 | 401 | 400;
  /** The largest `limit` of webhook and language lists. That of key lists is known: 500. */
  largestOtherPage: number;
  /** The `limit` of webhook and language lists where none is sent. That of key lists is known: 100. */
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
