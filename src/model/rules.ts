/** The rules that hold in a project: who owns what, what may be destroyed, and how much of it. */
import type { Project } from "./project.ts";

/** Who owns a text: `enforce` live is made equal to declared; `seed` written only where there is none; `ignore` never sent. */
export const OWNERSHIPS = ["enforce", "seed", "ignore"] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** Which live keys that are not declared are taken away: none, those with our owner tag, or all. */
export const PRUNES = ["off", "owned", "all"] as const;
export type Prune = (typeof PRUNES)[number];

/** What becomes of a key that is taken away. */
export const REMOVALS = ["archive", "destroy"] as const;
export type Removal = (typeof REMOVALS)[number];

/** What happens when a key or webhook has a problem: it is skipped and the others go on, or nothing is written. */
export const ON_PROBLEMS = ["skip", "stop"] as const;
export type OnProblem = (typeof ON_PROBLEMS)[number];

/** A plan beyond one of these is refused. */
export interface Limits {
  /** Keys destroyed or archived, and texts cleared. */
  destroy: number;
  /** The same in percent of prune's scope; counts from 20 keys on. */
  destroyPercent: number;
  destroyWebhooks: number;
  /** Live values overwritten or cleared, in percent of the matched keys; counts from 20 keys on. */
  updatePercent: number;
}

export interface Rules {
  /** By language, `"*"` for all others. What stands nowhere: the base language is enforced, others are seeded. */
  languages: Readonly<Record<string, Ownership>>;
  /** Keys that we create carry the tag `lokaform:<owner>`. */
  owner: string | undefined;
  prune: Prune;
  pruneWebhooks: "off" | "all";
  /** Has to be said where prune is on. */
  onRemove: Removal | undefined;
  onProblem: OnProblem;
  /** A live key with one of these tags keeps it, and is never destroyed or archived. */
  protectedTags: readonly string[];
  limits: Limits;
  /** Lifts the limits on destroying for one run: so many, and no more. */
  maxDestroy: number | undefined;
  /** A plan for a project in which no declared name lives is refused unless this is said. */
  allowForeignProject: boolean;
}

export const DEFAULT_RULES: Rules = {
  languages: {},
  owner: undefined,
  prune: "off",
  pruneWebhooks: "off",
  onRemove: undefined,
  onProblem: "skip",
  protectedTags: ["protected"],
  limits: { destroy: 25, destroyPercent: 10, destroyWebhooks: 2, updatePercent: 50 },
  maxDestroy: undefined,
  allowForeignProject: false,
};

/** Tags with this prefix say which manifests own a key. */
export const OWNER_TAG_PREFIX = "lokaform:";

export function ownershipOf(rules: Rules, project: Project, language: string): Ownership {
  return (
    (Object.hasOwn(rules.languages, language) ? rules.languages[language] : undefined) ??
    rules.languages["*"] ??
    (language === project.baseLanguage ? "enforce" : "seed")
  );
}

/** The owner tag of another team, where a key carries one. */
export function foreignOwner(tags: readonly string[], { owner }: Rules): string | undefined {
  const own = owner === undefined ? undefined : OWNER_TAG_PREFIX + owner;
  return tags.find((tag) => tag.startsWith(OWNER_TAG_PREFIX) && tag !== own);
}
