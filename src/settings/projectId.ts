import type { Place } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import type { Secret } from "../model/secrets.ts";
import { readVariable, type Usable, variableNames } from "../model/variables.ts";
import type { Config, FilePart } from "./configFile.ts";
import { optionValue, type RawOptions } from "./flags.ts";
import { ALLOW_PROJECTS, PROJECT } from "./table/project.ts";

export interface ProjectIdSources {
  raw: RawOptions;
  config: Config | undefined;
  usable: Usable;
  /** The project of the backup that is restored: it need not be named again. */
  backupProject?: string | undefined;
}

/** Anything else, such as the name of a project, is refused here, before it is sent. */
const ID = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i;
const IN_URL = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i;
/** What the service makes: a variable that holds anything else was not meant as an id, and may be a secret. */
const MADE_BY_SERVICE = /^[\da-f]+\.\d+(:[\w./-]+)?$/i;

const IN_PROJECT = { where: "the setting project", instead: "write the id itself" };

export interface ProjectId {
  id?: string;
  /** What came from the environment: it is shown as `${NAME}`. */
  secrets: readonly Secret[];
  problems: Problem[];
}

export const NO_ID: ProjectId = { secrets: [], problems: [] };

function refusedId(message: string, place?: Place, code: ProblemCode = "bad-setting"): ProjectId {
  return { secrets: [], problems: [problem(code, message, { ...(place && { place }) })] };
}

/** The id from the option, `part` of lokaform.yaml or the backup. A refusal does not quote what came from the environment. */
export function namedProject(part: FilePart | undefined, inputs: ProjectIdSources): ProjectId {
  const result = projectIdFrom(part, inputs);
  const { id } = result;
  const allowed = optionValue(ALLOW_PROJECTS, inputs.raw);
  if (id === undefined || !allowed || allowed.some((one) => one === id || one === plainId(id))) return result;
  const isOption = optionValue(PROJECT, inputs.raw) !== undefined;
  const place = isOption || part?.get(PROJECT) === undefined ? undefined : part.place(PROJECT);
  const source = isOption ? "--project (in the action: project)" : place ? "lokaform.yaml" : "the backup";
  const [label, list] = result.secrets[0]
    ? [result.secrets[0].shown, ""]
    : [id, `, which has ${allowed.join(", ")}`];
  const message = `The project ${label} of ${source} is not in the list of --allow-projects (in the action: allow-projects)${list}. Nothing was sent. Correct its id there, or the list in the workflow.`;
  return { ...refusedId(message, place, "project-not-allowed"), secrets: result.secrets };
}

function projectIdFrom(part: FilePart | undefined, { raw, usable, config, backupProject }: ProjectIdSources) {
  const option = optionValue(PROJECT, raw);
  if (option !== undefined) return givenId(option);
  const declared = part?.get(PROJECT);
  if (part && declared !== undefined) return expandedId(declared, usable, part.place(PROJECT));
  // An entry of projects without an id is a problem of its own.
  if (part?.isBroken(PROJECT) || config?.projects) return NO_ID;
  if (backupProject !== undefined) {
    if (variableNames(backupProject).length > 0) return expandedId(backupProject, usable, undefined);
    return { ...NO_ID, id: backupProject };
  }
  const message =
    "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.";
  return refusedId(message, undefined, "no-project");
}

/** `declared` is an id, or `${NAME}`, which `:branch` may follow. A value that is refused is not quoted. */
export function expandedId(declared: string, usable: Usable, place: Place | undefined): ProjectId {
  if (variableNames(declared).length === 0) return checkedId(declared, `"${declared}"`, place);
  const [, name, branch = ""] = /^\$\{([^}]*)\}(:[^$]*)?$/.exec(declared) ?? [];
  if (name === undefined)
    return refusedId(
      "In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.",
      place,
    );
  const label = `\${${name}}`;
  const variable = readVariable(name, IN_PROJECT, usable);
  if ("message" in variable) return refusedId(variable.message, place, variable.code);
  const { value } = variable;
  if (!MADE_BY_SERVICE.test(value)) return refusedId(`The value of ${label} ${NOT_AN_ID}`, place);
  const checked = checkedId(value + branch, `${label}${branch}, with the value of ${label},`, place);
  const secrets = [value, plainId(value)].map((secret) => ({ value: secret, shown: label }));
  return checked.id === undefined ? checked : { ...checked, secrets };
}

/** An option takes an id or the URL of the project. What a workflow gives here often comes from a secret, so it is not quoted. */
export function givenId(text: string, option = "project"): ProjectId {
  const [url, inUrl] = IN_URL.exec(text.trim()) ?? [];
  const label = `The value of ${option}`;
  if (url === undefined || inUrl === undefined) return checkedId(text, label);
  if (/[?&#]branch=/i.test(text) && !inUrl.includes(":"))
    return refusedId(`${label} is the URL of a branch. Give the id with :branch after it.`);
  return checkedId(inUrl.replace(/%3a/i, ":"), label);
}

function checkedId(id: string, label: string, place?: Place): ProjectId {
  return ID.test(id) ? { ...NO_ID, id } : refusedId(`${label} ${NOT_AN_ID}`, place);
}

const NOT_AN_ID =
  "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";
