/** When a workflow may write: on the default branch or a named one, from the commit that is the head of the branch now. */
import { matchesPath } from "../locales/textSource.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { firstNames } from "../report/view/words.ts";
import { branchOf, type Checkout, defaultBranch, type ReadFrom } from "./checkout.ts";
import { EVENTS_OF_BRANCH, type WorkflowContext } from "./event.ts";
import { failureReason, type GitHub, type GitHubAccess, NO_TOKEN, withGitHub } from "./octokit.ts";
import { compareWithCommit } from "./targetFiles.ts";

/** Reasons against writing in this run. It may write if there is no error; a notice says what could not be checked. */
export async function checkMayApply(
  context: WorkflowContext | undefined,
  { applyFrom, source, ...access }: GitHubAccess & { applyFrom: readonly string[]; source: ReadFrom },
): Promise<Problem[]> {
  const refused = (code: ProblemCode, message: string) => [problem(code, message)];
  if (!context)
    return refused(
      "unknown-head",
      "GITHUB_REPOSITORY is not set, so it is not known whether this commit is still the newest. Run apply in a workflow, or use the command line.",
    );
  // GitHub puts the commit of a merge queue on a branch of its own.
  const isQueue = context.event === "merge_group" || context.ref.startsWith("refs/heads/gh-readonly-queue/");
  if (isQueue || context.event.startsWith("pull_request"))
    return refused(
      "pull-request",
      "apply does not run for a pull request or in a merge queue: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.",
    );
  const branch = branchOf(context);
  if (branch === undefined) return [wrongRef(context, undefined)];
  return askGitHub(context, branch, access, async (github) => {
    if (!applyFrom.some((pattern) => matchesPath(branch, pattern))) {
      const main = await defaultBranch(github);
      if (branch !== main) return [wrongRef(context, main)];
    }
    return (await checkSource(github, branch, source, "all")).map(remarkProblem);
  });
}

/** The branch may have moved while the plan was made. Another branch does not remove what the default branch may declare. */
export async function checkStillHead(
  context: WorkflowContext | undefined,
  access: GitHubAccess,
  removes = false,
): Promise<Problem | undefined> {
  const branch = context && branchOf(context);
  if (!context || branch === undefined) return wrongRef(context, undefined);
  const [refused] = await askGitHub(context, branch, access, async (github) => {
    const newer = await findNewerHead(github, branch);
    const main = removes && !newer ? await defaultBranch(github) : branch;
    const message = `This plan removes what the manifests of ${branch} do not declare, but those of ${main}, the default branch, may declare it. Nothing was sent. Remove it with an apply on ${main}, set prune: off, or start the workflow by hand with the input allow-removals.`;
    return newer ? [remarkProblem(newer)] : branch === main ? [] : [problem("wrong-ref", message)];
  });
  return refused;
}

/** Whether settings and manifests are those of the branch's head. Nothing may be written if a remark is an error. */
export async function checkSource(github: GitHub, branch: string, source: ReadFrom, level: "all" | "errors") {
  const { context } = github;
  const error = wrongCheckout(source.checkouts, context) ?? (await findNewerHead(github, branch));
  if (error) return [error];
  const unread = unreadCheckout(source.checkouts, context);
  if (unread?.severity === "error") return [unread];
  if (level === "errors" && EVENTS_OF_BRANCH.includes(context.event)) return [];
  return [unread, await differentFiles(github, source)].flatMap((remark) => remark ?? []);
}

/** `finding`: what is wrong, as a sentence. `advice`: what follows for an apply, and what to do. */
interface SourceRemark {
  code: "stale-commit" | "wrong-checkout";
  severity: "error" | "notice";
  finding: string;
  advice: string;
}

function remarkProblem({ code, severity, finding, advice }: SourceRemark): Problem {
  return problem(code, `${finding} ${advice}`, { severity });
}

async function askGitHub(
  context: WorkflowContext,
  branch: string,
  access: GitHubAccess,
  check: (github: GitHub) => Promise<Problem[]>,
): Promise<Problem[]> {
  if (access.githubToken === "") return unknownHead(branch, NO_TOKEN);
  try {
    return await withGitHub(context, access, check);
  } catch (error) {
    return unknownHead(branch, failureReason(error));
  }
}

async function findNewerHead(
  { rest, at, context: { sha } }: GitHub,
  branch: string,
): Promise<SourceRemark | undefined> {
  const { data } = await rest.git.getRef({ ...at, ref: `heads/${branch}` });
  const head = data.object.sha;
  if (head === sha) return undefined;
  return {
    ...{ code: "stale-commit", severity: "error" },
    finding: `This run is for commit ${short(sha)}, but ${branch} is now at ${short(head)}.`,
    advice: `The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on ${branch} (workflow_dispatch).`,
  };
}

/** A stranger may cause an event on the default branch, and may choose the commit that is checked out. */
function wrongCheckout(checkouts: readonly Checkout[], { sha }: WorkflowContext): SourceRemark | undefined {
  const checkout = checkouts.find(({ commit }) => commit !== undefined && commit !== sha);
  if (checkout?.commit === undefined) return undefined;
  return {
    ...{ code: "wrong-checkout", severity: "error" },
    finding: `The checked-out commit is ${short(checkout.commit)}, but this run is for ${short(sha)}.`,
    advice:
      "The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.",
  };
}

function unreadCheckout(
  checkouts: readonly Checkout[],
  { event, sha }: WorkflowContext,
): SourceRemark | undefined {
  if (checkouts.every(({ commit }) => commit !== undefined)) return undefined;
  const isOfBranch = EVENTS_OF_BRANCH.includes(event);
  const doubt = `, and ${event || "this event"} can run on another commit than the head of the branch`;
  return {
    ...{ code: "wrong-checkout", severity: isOfBranch ? "notice" : "error" },
    finding: `The commit of the manifests cannot be read from a .git folder${isOfBranch ? "" : doubt}.`,
    advice: isOfBranch
      ? `They are assumed to be from commit ${short(sha)}, for which this run was started.`
      : "Nothing was sent. Install git before actions/checkout runs, or run apply on push.",
  };
}

const MAX_NAMES = 5;

/** A step before this one may have written files: a build, or an artifact of a stranger that was unpacked. */
async function differentFiles(github: GitHub, source: ReadFrom): Promise<SourceRemark | undefined> {
  const { event, sha } = github.context;
  const compared = await compareWithCommit(github, source);
  if (compared.is === "found" && compared.differing.length === 0) return undefined;
  const commit = `commit ${short(sha)}, for which this run was started`;
  const finding =
    compared.is === "found"
      ? `Not all settings and manifests are as in ${commit}: ${firstNames(compared.differing, MAX_NAMES)}.`
      : `It is not known whether the settings and manifests are those of ${commit}: ${compared.why}.`;
  const error = { code: "wrong-checkout", severity: "error", finding } as const;
  if (!EVENTS_OF_BRANCH.includes(event))
    return {
      ...error,
      advice: `A stranger can cause ${event || "this event"}, and files that are not in the commit may be theirs, so nothing was sent. Do not write settings and manifests before this step, or run apply on push.`,
    };
  // Besides the settings, a run that only makes a new secret reads no files, and may have no checkout.
  const readsFiles = compared.is === "found" && source.read.onDisk.length > 1;
  if (readsFiles && compared.differing.some((file) => file.endsWith("(missing)")))
    return {
      ...error,
      advice:
        "What a missing file declares would look removed, so nothing was sent. Do not remove files before this step, and do not leave them out with sparse-checkout.",
    };
  return { ...error, severity: "notice", advice: "They are used as they are." };
}

function short(sha: string): string {
  return sha.slice(0, 7);
}

function wrongRef(context: WorkflowContext | undefined, main: string | undefined): Problem {
  const { ref = "", event } = context ?? {};
  const usual = main === undefined ? "the default branch" : `the default branch (${main})`;
  const message = `This step applies on ${usual}, but this run is for ${ref || "no ref"}. Nothing was sent. ${event === "workflow_dispatch" ? "Start it there" : "Remove the branch from the push of this workflow"}, or add it to the input apply-from.`;
  return problem("wrong-ref", message);
}

function unknownHead(branch: string, reason: string): Problem[] {
  const message = `Nothing was sent, because Lokaform could not find out whether this commit is still the newest of ${branch}. An older commit would overwrite newer texts. Reason: ${reason}.`;
  return [problem("unknown-head", message)];
}
