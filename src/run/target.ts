/** The target of a pull request: the manifests of the commit that it would be merged into, and the plan that they make. */
import type { CommitFiles } from "../files/commitFiles.ts";
import type { Declaration, Live } from "../kinds/declaration.ts";
import type { KnownReads } from "../kinds/read.ts";
import type { RunCommand } from "../model/command.ts";
import type { Problem, ProblemCode } from "../model/problem.ts";
import type { Rules } from "../model/rules.ts";
import type { Secret } from "../model/secrets.ts";
import { secretsOf } from "../model/variables.ts";
import { comparePlans } from "../plan/comparePlans.ts";
import { makePlan, type PlannedChanges } from "../plan/makePlan.ts";
import type { ComparedTarget, TargetComparison } from "../report/report.ts";
import { placeWords } from "../report/words/labels.ts";
import { changedSettings } from "../settings/changedSettings.ts";
import type { RawOptions } from "../settings/rawOptions.ts";
import { readSettings, type Sources } from "../settings/resolve.ts";
import { type ProjectRead, readProjects } from "./declarations.ts";

/** `reason`: why it is not known, as a clause for the reader of the comment. */
export type Target = TargetRead | { is: "missing"; reason: string };

interface TargetRead {
  is: "read";
  commit: string;
  projects: readonly ProjectRead[];
}

/** The target of one project. */
type ProjectTarget =
  | ({ is: "read"; declared: Declaration; rules: Rules } & Pick<
      ComparedTarget,
      "commit" | "settings" | "released_kinds"
    >)
  | { is: "missing"; reason: string };

const NOTHING: Declaration = { entries: {}, variables: new Map() };

/** Reads settings and manifests of a commit as those of the run are read: with the same options, from the same paths. */
export async function readTarget(
  command: RunCommand,
  raw: RawOptions,
  sources: Sources,
  { commit, files }: { commit: string; files: CommitFiles },
  onSecrets: (secrets: readonly Secret[]) => void,
  signal: AbortSignal,
  known: KnownReads,
): Promise<Target> {
  const folders = { ...sources.folders, commit: files };
  const { settings, problems } = await readSettings(command, raw, { ...sources, folders });
  onSecrets(settings.secrets);
  const read = await readProjects(settings, folders, signal, known);
  onSecrets(read.reads.flatMap(({ declared }) => secretsOf(declared.variables)));
  // Without the project, no variable needs a value.
  const found = [...problems, ...read.problems].filter(
    ({ code }) => command !== "validate" || code !== "unset-variable",
  );
  const wrong = found.find(preventsComparison);
  return wrong
    ? { is: "missing", reason: mistakeReason(wrong) }
    : { is: "read", commit, projects: read.reads };
}

/** What a commit lacks before the pull request adds it: a commit without manifests declares nothing. */
const LACKS: readonly ProblemCode[] = ["no-manifest", "empty-manifest", "no-project"];

function preventsComparison({ severity, code }: Problem): boolean {
  return severity === "error" && !LACKS.includes(code);
}

/** The message could quote a text, so a problem with a location is named by its location. */
function mistakeReason({ message, place }: Problem): string {
  return place
    ? `the commit that it would be merged into has a mistake at ${placeWords({ place })}`
    : `the commit that it would be merged into cannot be used: ${message.replace(/\.$/, "")}`;
}

/** A project that only head has is compared with a target that declares nothing. */
export function targetOf(target: Target, { settings, declared }: ProjectRead): ProjectTarget {
  if (target.is === "missing") return target;
  const { commit, projects } = target;
  const same = projects.find((one) => one.settings.id === settings.id);
  const renamed = projects.find((one) => one.settings.id !== "" && one.settings.name === settings.name);
  if (!same && renamed) return { is: "missing", reason: "the pull request changes the id of the project" };
  const { entries, variables } = same?.declared ?? NOTHING;
  const kinds = Object.entries(entries);
  return {
    is: "read",
    commit,
    rules: same?.settings.rules ?? settings.rules,
    // The run reads only kinds that head has manifests of.
    declared: { entries: Object.fromEntries(kinds.filter(([kind]) => declared.entries[kind])), variables },
    released_kinds: kinds.flatMap(([kind]) => (declared.entries[kind] ? [] : [kind])),
    settings: changedSettings(same?.settings.inFile ?? new Map(), settings.inFile),
  };
}

/** The plan of the target follows the rules of its own settings, so what only a changed setting causes is not pending. */
export function compareWithTarget(head: PlannedChanges, target: ProjectTarget, live: Live): TargetComparison {
  if (target.is === "missing") return { is: "not compared", why: target.reason };
  const { commit, settings, released_kinds, rules } = target;
  const before = makePlan(target.declared, live, rules);
  if (before.is === "stopped") {
    const [wrong] = before.problems;
    return {
      is: "not compared",
      why: wrong ? mistakeReason(wrong) : "no plan could be made for its target",
    };
  }
  return { is: "compared", commit, ...comparePlans(head, before), settings, released_kinds };
}
