/** The project that is kept in step. */

export interface Language {
  iso: string;
  /** Digits; undefined where the service gives no usable id. */
  id: string | undefined;
  /** CLDR categories that a plural has in this language; empty where the service knows none. */
  pluralForms: readonly string[];
}

export interface ProjectDetails {
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  id: string;
  /** SHA-256 of an id that may not be shown. */
  digest?: string;
  name: string;
  type: string;
  baseLanguage: string;
  /** Undefined where nothing that was declared needs them: then they were not asked for. */
  languages: readonly Language[] | undefined;
  perPlatformNames: boolean;
  segmentation: boolean;
}

/** The project itself, without its branch. */
export function plainId(id: string): string {
  return id.split(":")[0] ?? id;
}

/** The project's page; undefined for an id that the service does not make, or that may not be shown. */
export function pageOf(id: string): string | undefined {
  const plain = plainId(id);
  return /^[\da-f]+\.\d+$/i.test(plain) ? `https://app.lokalise.com/project/${plain}/` : undefined;
}
