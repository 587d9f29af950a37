/** The API tokens of a run: where each comes from, and which no output may contain. */
import { resolve } from "node:path";
import { readErrorReason, readFile } from "../files/system.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import {
  API_TOKEN,
  type Environment,
  holdsToken,
  isReserved,
  objectionTo,
  type Usable,
  unsetWords,
  valueIn,
} from "../model/variables.ts";
import { type TargetSettings, targetHasTokenEnv } from "./changedSettings.ts";
import type { Config, FilePart } from "./configFile.ts";
import { TOKEN_ENV } from "./table/project.ts";

export interface TokenRead {
  token: string | undefined;
  problems: Problem[];
}

export async function readTokenFile(file: string | undefined, folder: string): Promise<TokenRead> {
  if (file === undefined) return { token: undefined, problems: [] };
  const failed = (reason: string) => ({
    token: undefined,
    problems: [problem("bad-setting", `The token file ${file} ${reason}`)],
  });
  try {
    const token = (await readFile(resolve(folder, file), "utf8", "token")).trim();
    return token === "" ? failed("is empty.") : { token, problems: [] };
  } catch (error) {
    return failed(`cannot be read: ${readErrorReason(error)}`);
  }
}

/** Variables in which the runner, and tools of GitHub, keep tokens that are not for Lokalise. */
const RUNNER_TOKEN = /^(GITHUB_.*TOKEN|ACTIONS_.*TOKEN|GH_(ENTERPRISE_)?TOKEN|INPUT_GITHUB-TOKEN)$/;

/** All tokens that are known: the run's, those of all entries of `projects`, and the runner's. */
export function allTokens(
  config: Config | undefined,
  environment: Environment,
  runToken: string | undefined,
): string[] {
  const entryTokens = [...(config?.projects?.values() ?? [])]
    .map((entry) => valueIn(environment, entry.get(TOKEN_ENV) ?? ""))
    .filter((token) => token !== undefined && objectionTo(token) === undefined);
  const tokens = [runToken, environment[API_TOKEN], valueIn(environment, "INPUT_TOKEN"), ...entryTokens];
  const candidates = [...tokens, ...runnerTokens(environment)].filter((token) => token !== undefined);
  return [...new Set(candidates)].filter((token) => token !== "");
}

function runnerTokens(environment: Environment): string[] {
  return Object.entries(environment).flatMap(([name, token]) => (RUNNER_TOKEN.test(name) && token) || []);
}

export const NO_TOKEN = problem(
  "no-token",
  "There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file.",
);

const NO_TOKEN_INPUT = problem(
  "no-token",
  "There is no API token: the input token is empty. The step needs the line token: ${{ secrets.NAME }}, with the name of a secret in the settings of the repository. A job that calls the reusable workflow needs LOKALISE_PLAN_TOKEN and LOKALISE_APPLY_TOKEN under secrets, because secrets: inherit works only within an organization. The secret of an environment is only in jobs with the line environment.",
);

function tokenFault(token: string): string | undefined {
  return token.trim() !== "" && /["'\s{}$%]/.test(token)
    ? "has quotes, spaces, line breaks, or the signs of a variable that nothing replaced. Write only the token."
    : undefined;
}

interface TokenSources {
  named: { name: string | undefined; id: string };
  usable: Usable;
  runToken: string | undefined;
  tokenFrom: string;
  /** Whether a workflow runs the action, so that there are inputs and no options. */
  isAction: boolean;
  target: TargetSettings | undefined;
}

export function projectToken(entry: FilePart | undefined, sources: TokenSources): TokenRead {
  const { usable, runToken, tokenFrom, target, named: project } = sources;
  const name = entry?.get(TOKEN_ENV);
  if (!entry || name === undefined) {
    const reason = tokenFault(runToken ?? "");
    const missing = sources.isAction ? NO_TOKEN_INPUT : NO_TOKEN;
    const message = `The API token (from ${tokenFrom}) ${reason}`;
    const faults = reason === undefined ? [] : [problem("bad-setting", message)];
    return { token: runToken, problems: runToken === undefined ? [missing] : faults };
  }
  const refusal = (message: string, code: ProblemCode = "bad-setting") => ({
    token: undefined,
    problems: [problem(code, message, { place: entry.place(TOKEN_ENV) })],
  });
  if (!mayHoldToken(name, usable))
    return refusal(
      `The setting token_env must not be ${name}: this variable is reserved, its value contains a token of GitHub, or the input allow-variables does not list it. Use a variable of your own that is allowed.`,
    );
  if (target && !usable.allowed && name !== API_TOKEN && !targetHasTokenEnv(target, project, name)) {
    const reason =
      target.is === "missing"
        ? `those settings cannot be read: ${target.why}`
        : "they do not use it for this project";
    return refusal(
      `A pull request must not choose ${name} as token_env, nor a commit that is not the one of the run. Only the settings of the target, or of the run's commit, can, and ${reason}. Nothing was sent. Add ${name} to the input allow-variables, which then needs all variables of the files, or use a variable that those settings use.`,
    );
  }
  const token = valueIn(usable.values, name) || undefined;
  if (token === undefined) {
    const [state, fix] = unsetWords(name, usable);
    const message = `\${${name}} is ${state}. It must contain the API token of this project. ${fix}.`;
    return refusal(message, "no-token");
  }
  const objection = tokenFault(token) ?? objectionTo(token);
  return objection === undefined
    ? { token, problems: [] }
    : refusal(`The value of ${name}, which must contain the API token of this project, ${objection}`);
}

function mayHoldToken(name: string, { values, allowed }: Usable): boolean {
  if (name === API_TOKEN) return true;
  if (isReserved(name) || holdsToken(valueIn(values, name) ?? "", runnerTokens(values))) return false;
  return !allowed || allowed.includes(name);
}
