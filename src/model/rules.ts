/** The rules of a project: who owns texts and keys, what may be removed, and how much of it. */

/**
 * Who owns a text. `enforce`: the files. `merge`: both; what changed decides. `seed`: the project; the declared text is written
 * only if there is none. `ignore`: neither; the text is not compared.
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
  /** By language; `"*"` means all others. Without a setting, every language is `merge`. */
  languages: Readonly<Record<string, Ownership>>;
  /** User ids or addresses of the users that Lokaform writes as. Undefined: the token's own user. */
  writers: readonly string[] | undefined;
  /** Patterns of texts whose text of the file is written, whatever the project says. */
  overwrite: readonly string[];
  /** Patterns of texts whose live text is pulled, whatever the file says. */
  accept: readonly string[];
  /** Set in a pull. `completes`: languages that it also writes into entries that do not declare them. */
  pull: { completes: readonly string[] } | undefined;
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
  overwrite: [],
  accept: [],
  pull: undefined,
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

export function ownershipOf(rules: Rules, language: string): Ownership {
  return (
    (Object.hasOwn(rules.languages, language) ? rules.languages[language] : undefined) ??
    rules.languages["*"] ??
    "merge"
  );
}

/** The owner tag of another team, if the key has one. */
export function foreignOwner(tags: readonly string[], { owner }: Rules): string | undefined {
  const own = owner === undefined ? undefined : OWNER_TAG_PREFIX + owner;
  return tags.find((tag) => tag.startsWith(OWNER_TAG_PREFIX) && tag !== own);
}
