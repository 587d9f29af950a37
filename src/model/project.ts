/** The live project and its languages. */

export interface Language {
  iso: string;
  /** As digits; undefined if the service gives no usable id. */
  id: string | undefined;
  /** CLDR categories of plurals in this language; empty if the service does not list them. */
  pluralForms: readonly string[];
}

export interface ProjectDetails {
  /** As requests address it: `<id>` or `<id>:<branch>`. */
  id: string;
  /** SHA-256 of the id, if the id must not be shown. */
  digest?: string;
  name: string;
  type: string;
  baseLanguage: string;
  /** Undefined if nothing that is declared needs them, because they were not read. */
  languages: readonly Language[] | undefined;
  perPlatformNames: boolean;
  segmentation: boolean;
  /** Whether a change of a base text marks the other texts of its key unverified. Undefined if the service does not say. */
  autoToggleUnverified: boolean | undefined;
}

/** The id of the project without its branch. */
export function plainId(id: string): string {
  return id.split(":")[0] ?? id;
}

/** The web page of the project; undefined if the id does not have the usual form, or must not be shown. */
export function pageOf(id: string): string | undefined {
  const plain = plainId(id);
  return /^[\da-f]+\.\d+$/i.test(plain) ? `https://app.lokalise.com/project/${plain}/` : undefined;
}
