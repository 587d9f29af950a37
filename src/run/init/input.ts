/** The settings of init, and the options of its pull. What neither the options nor lokaform.yaml say is asked. */
import { isFile, pathShown } from "../../files/paths.ts";
import { anyError, type Problem, problem } from "../../model/problem.ts";
import { nameless } from "../../model/secrets.ts";
import { API_TOKEN } from "../../model/variables.ts";
import { givenId } from "../../settings/projectId.ts";
import { optionProblems, optionValue, type RawOptions } from "../../settings/rawOptions.ts";
import { readSettings, type Sources } from "../../settings/resolve.ts";
import { PROJECT, TOKEN_FILE } from "../../settings/table/project.ts";
import { PULLED_FIELDS, SPLIT_BY } from "../../settings/table/pull.ts";
import type { Frontend } from "../frontend.ts";
import type { PullOptions } from "../pull/options.ts";
import { withProject } from "./answers.ts";
import type { Questions } from "./questions.ts";

export async function readInput(
  given: RawOptions,
  frontend: Pick<Frontend, "sources" | "hide">,
  questions: Questions | undefined,
) {
  const wrong = optionProblems(given);
  let raw = given;
  let sources: Sources = frontend.sources;
  let read = await readSettings("plan", raw, sources);
  if (anyError(wrong)) return { ...read, raw, problems: wrong };
  if (optionValue(PROJECT, raw) === undefined && read.problems.some(({ code }) => code === "no-project"))
    raw = await withProject(raw, questions);
  const remark = await remarkOnFile(raw, read.settings.configFile, sources);
  if (remark && anyError([remark])) return { ...read, raw, problems: [remark] };
  const hasToken = optionValue(TOKEN_FILE, raw) !== undefined || !!sources.environment[API_TOKEN];
  if (!hasToken && questions && read.settings.projects.every(({ token }) => token === undefined)) {
    const token = await questions.secret(
      "An API token of Lokalise (Profile settings > API tokens). It is used for this command, and not stored",
    );
    frontend.hide([nameless(token)]);
    sources = { ...sources, token };
  }
  read = await readSettings("plan", raw, sources);
  frontend.hide(read.settings.secrets);
  return { ...read, raw, problems: [...read.problems, ...(remark ? [remark] : [])] };
}

/** An existing lokaform.yaml stays as it is. So it should name the project, and no other one. */
async function remarkOnFile(
  raw: RawOptions,
  configFile: string,
  sources: Sources,
): Promise<Problem | undefined> {
  const given = optionValue(PROJECT, raw);
  if (given === undefined || !(await isFile(configFile, {}))) return undefined;
  const { project: _, ...rest } = raw;
  const { settings, problems } = await readSettings("plan", rest, sources);
  const file = pathShown(configFile, sources.folders);
  const { id } = givenId(given);
  if (problems.some(({ code }) => code === "no-project")) {
    const message = `${file} is there already, and stays as it is, but it has no project. Add project: ${id}, so that later commands and workflows know it.`;
    return problem("no-project", message, { severity: "warning" });
  }
  const inFile = settings.projects[0]?.id;
  if (!inFile || inFile === id) return undefined;
  const message = `${file} is there already, and names another project. Leave out --project to continue with that project, or move the file away.`;
  return problem("bad-setting", message);
}

export function pullOptions(raw: RawOptions, questions: Questions | undefined): PullOptions {
  return {
    split: optionValue(SPLIT_BY, raw) ?? SPLIT_BY.default,
    fields: optionValue(PULLED_FIELDS, raw),
    dryRun: false,
    isNew: false,
    dir: undefined,
    removesMissing: false,
    confirmsRemoval: undefined,
    repeated: [],
    confirms:
      questions &&
      ((url) =>
        questions.yesNo(
          `Webhook ${url}: does this URL contain no secret, so that the manifest may have it as it is?`,
        )),
  };
}
