/** The rules that hold in a project: who owns what, what may be destroyed, and how much of it. */
import type { ProjectDetails } from "./project.ts";

/** Who owns a text: `enforce` live is made equal to declared; `seed` written only where there is none; `ignore` never sent. */
export const OWNERSHIPS = ["enforce", "seed", "ignore"] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** Which undeclared live keys are removed: none, those with our owner tag, or all. */
export const PRUNES = ["off", "owned", "all"] as const;
export type Prune = (typeof PRUNES)[number];

/** What happens to a key that is removed. */
export const REMOVALS = ["archive", "destroy"] as const;
export type Removal = (typeof REMOVALS)[number];

/** What happens when a key or webhook has a problem: it is skipped and the others go on, or nothing is written. */
export const ON_PROBLEMS = ["skip", "stop"] as const;
export type OnProblem = (typeof ON_PROBLEMS)[number];

export interface Rules {
  /** By language, `"*"` for all others. If nothing is set, the base language is enforced, and others are seeded. */
  languages: Readonly<Record<string, Ownership>>;
  /** Keys that we create carry the tag `lokaform:<owner>`. */
  owner: string | undefined;
  /** By the name of the kind; a kind that is not here is not pruned. */
  prune: Readonly<Record<string, Prune>>;
  /** Has to be said where prune is on. */
  onRemove: Removal | undefined;
  onProblem: OnProblem;
  /** A live key with one of these tags keeps it, and is never destroyed or archived. */
  protectedTags: readonly string[];
  /** By the name of the limit in lokaform.yaml; a limit that is not here has its default. A plan beyond one is refused. */
  limits: Readonly<Record<string, number>>;
  /** Lifts the limits on destroying for one run: so many, and no more. */
  maxDestroy: number | undefined;
  /** A plan for a project in which no declared name lives is refused unless this is said. */
  allowForeignProject: boolean;
}

export const DEFAULT_RULES: Rules = {
  languages: {},
  owner: undefined,
  prune: {},
  onRemove: undefined,
  onProblem: "skip",
  protectedTags: ["protected"],
  limits: {},
  maxDestroy: undefined,
  allowForeignProject: false,
};

/** Tags with this prefix say which manifests own a key. */
export const OWNER_TAG_PREFIX = "lokaform:";

export function ownershipOf(rules: Rules, project: ProjectDetails, language: string): Ownership {
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
