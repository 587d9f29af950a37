/** The project that is kept in step, and the rules that hold in it. */

export interface Language {
  iso: string;
  id: number;
  /** CLDR categories that a plural has in this language; empty where the service knows none. */
  pluralForms: readonly string[];
}

export interface Project {
  /** As it is addressed: `<id>` or `<id>:<branch>`. */
  id: string;
  name: string;
  type: string;
  baseLanguage: string;
  /** Undefined where nothing that was declared needs them: then they were not asked for. */
  languages: readonly Language[] | undefined;
  perPlatformNames: boolean;
  segmentation: boolean;
}

/** Who owns a text: `enforce` live is made equal to declared; `seed` written only where there is none; `ignore` never sent. */
export type Ownership = "enforce" | "seed" | "ignore";

export interface Rules {
  /** By language, `"*"` for all others. What stands nowhere: the base language is enforced, others are seeded. */
  languages: Readonly<Record<string, Ownership>>;
  /** A live key with one of these tags keeps it. */
  protectedTags: readonly string[];
}

export const DEFAULT_RULES: Rules = { languages: {}, protectedTags: ["protected"] };

/** Tags with this prefix say which manifests own a key. */
export const OWNER_TAG_PREFIX = "lokaform:";

export function ownershipOf(rules: Rules, project: Project, language: string): Ownership {
  return (
    rules.languages[language] ??
    rules.languages["*"] ??
    (language === project.baseLanguage ? "enforce" : "seed")
  );
}

/** The project itself, of whichever of its branches. */
export function plainId(id: string): string {
  return id.split(":")[0] ?? id;
}
