/** The rules of a project: who owns texts and keys, what may be removed, and how much of it. */
import type { ProjectDetails } from "./project.ts";

/**
 * Who owns a text. `enforce`: the live text becomes the declared one. `merge`: the same, but a text that another person wrote
 * stays. `seed`: the declared text is written only if there is none. `ignore`: never sent.
 */
export const OWNERSHIPS = ["enforce", "merge", "seed", "ignore"] as const;
export type Ownership = (typeof OWNERSHIPS)[number];

/** Which undeclared live keys are removed: none, those with our owner tag, or all. */
export const PRUNES = ["off", "owned", "all"] as const;
export type Prune = (typeof PRUNES)[number];

/** How a key is removed. */
export const REMOVALS = ["archive", "destroy"] as const;
export type Removal = (typeof REMOVALS)[number];

/** What happens if a key or webhook has a problem. `skip`: the others are applied. `stop`: nothing is written. */
export const ON_PROBLEMS = ["skip", "stop"] as const;
export type OnProblem = (typeof ON_PROBLEMS)[number];

export interface Rules {
  /** By language; `"*"` means all others. Without a setting, the base language is `merge`, and others are `seed`. */
  languages: Readonly<Record<string, Ownership>>;
  /** User ids or addresses whose texts `merge` may replace. Undefined: those of the token's own user. */
  writers: readonly string[] | undefined;
  /** `KEY` or `KEY:LANGUAGE`: texts that are written even if another person wrote the live text. */
  take: readonly string[];
  /** `--filter`: the plan is only about the entries that any of them matches. None: about all. */
  filter: readonly string[];
  /** Keys that we create carry the tag `lokaform:<owner>`. */
  owner: string | undefined;
  /** By the name of the kind. A kind without a value is not pruned. */
  prune: Readonly<Record<string, Prune>>;
  /** Required if prune is on. */
  pruneBy: Removal | undefined;
  onProblem: OnProblem;
  /** A live key with one of these tags keeps the tag, and is never destroyed or archived. */
  protectedTags: readonly string[];
  /** By the name of the limit in lokaform.yaml. A limit without a value has its default. A plan above a limit is refused. */
  limits: Readonly<Record<string, number>>;
  /** Replaces the limits of removals in one run: the maximum number of removals. */
  allowRemovals: number | undefined;
  /** Whether a plan is allowed for a project in which no declared name is live. */
  allowWrongProject: boolean;
}

export const DEFAULT_RULES: Rules = {
  languages: {},
  writers: undefined,
  take: [],
  filter: [],
  owner: undefined,
  prune: {},
  pruneBy: undefined,
  onProblem: "skip",
  protectedTags: ["protected"],
  limits: {},
  allowRemovals: undefined,
  allowWrongProject: false,
};

/** Tags with this prefix say which manifests own a key. */
export const OWNER_TAG_PREFIX = "lokaform:";

export function ownershipOf(rules: Rules, project: ProjectDetails, language: string): Ownership {
  return (
    (Object.hasOwn(rules.languages, language) ? rules.languages[language] : undefined) ??
    rules.languages["*"] ??
    (language === project.baseLanguage ? "merge" : "seed")
  );
}

/** Whether a declared text is written, also if another person wrote the live one. A key without a language means its `merge` texts. */
export function isTaken(
  { take }: Rules,
  names: readonly string[],
  { language, ownership }: { language: string; ownership: Ownership },
): boolean {
  if (take.length === 0 || ownership === "ignore") return false;
  return names.some(
    (name) => take.includes(`${name}:${language}`) || (ownership === "merge" && take.includes(name)),
  );
}

/** The owner tag of another team, if the key has one. */
export function foreignOwner(tags: readonly string[], { owner }: Rules): string | undefined {
  const own = owner === undefined ? undefined : OWNER_TAG_PREFIX + owner;
  return tags.find((tag) => tag.startsWith(OWNER_TAG_PREFIX) && tag !== own);
}
