/** The id of the project that a run is for. In lokaform.yaml it can be a variable. */

import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { plainId } from "../model/project.ts";
import type { Secret } from "../model/secrets.ts";
import { readVariable, templateParts, type Usable, variableNames } from "../model/variables.ts";
import type { FilePart } from "./filePart.ts";
import { optionValue } from "./rawOptions.ts";
import type { RunInputs } from "./runInputs.ts";
import { ALLOW_PROJECTS } from "./table/access.ts";
import { PROJECT } from "./table/project.ts";

/** Anything else, such as the name of a project, is refused here, before it is sent. */
const ID = /^[\da-f]+\.\d+(:[^\s?#;:]+)?$/i;
const IN_URL = /^https?:\/\/[^/]+\/project\/([^/?#]+)/i;
/** What the service makes: a variable that holds anything else was not meant as an id, and may be a secret. */
const MADE_BY_SERVICE = /^[\da-f]+\.\d+(:[\w./-]+)?$/i;

const IN_PROJECT = { where: "the setting project", instead: "write the id itself" };

export interface ProjectId {
  /** Absent where there is a problem. */
  id?: string;
  /** What came from the environment: it is shown as `${NAME}`. */
  secrets: readonly Secret[];
  problems: Problem[];
}

export const NO_ID: ProjectId = { secrets: [], problems: [] };

type IdInputs = Pick<RunInputs, "raw" | "usable" | "config" | "backupProject">;

/** The id from the option, `part` of lokaform.yaml or the backup. An id that is not allowed is a problem. */
export function namedProject(part: FilePart | undefined, inputs: IdInputs): ProjectId {
  const named = projectIdFrom(part, inputs);
  const { id, secrets } = named;
  const allowed = optionValue(ALLOW_PROJECTS, inputs.raw);
  if (id === undefined || !allowed || allowed.some((one) => one === id || one === plainId(id))) return named;
  const place = optionValue(PROJECT, inputs.raw) === undefined ? part?.place(PROJECT) : undefined;
  const message = `${shownId(id, secrets, place, inputs)} is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.`;
  return { secrets, problems: [problem("project-not-allowed", message, { ...(place && { place }) })] };
}

/** An id from the environment, or from an input, may be a secret, so it is not quoted. */
function shownId(
  id: string,
  secrets: readonly Secret[],
  place: Place | undefined,
  { raw }: Pick<IdInputs, "raw">,
): string {
  const [secret] = secrets;
  if (secret) return `The project ${secret.shown}`;
  if (place) return `The project ${id}`;
  const isOption = optionValue(PROJECT, raw) !== undefined;
  return isOption ? "The id in --project (in the action: project)" : "The id of the project in the backup";
}

function projectIdFrom(
  part: FilePart | undefined,
  { raw, usable, config, backupProject }: IdInputs,
): ProjectId {
  const given = optionValue(PROJECT, raw);
  if (given !== undefined) return givenId(given);
  const declared = part?.get(PROJECT);
  if (part && declared !== undefined) return expandedId(declared, usable, part.place(PROJECT));
  // An entry of projects without an id is a problem of its own.
  if (part?.isBroken(PROJECT) || config?.projects) return NO_ID;
  if (backupProject !== undefined) {
    if (variableNames(backupProject).length > 0) return expandedId(backupProject, usable, undefined);
    return { id: backupProject, secrets: [], problems: [] };
  }
  const message =
    "The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.";
  return { secrets: [], problems: [problem("no-project", message)] };
}

/** `declared` is an id, or `${NAME}`, which `:branch` may follow. A value that is refused is not quoted. */
export function expandedId(declared: string, usable: Usable, place: Place | undefined): ProjectId {
  const [first, rest, ...more] = templateParts(declared);
  const refused = (problems: Problem[]) => ({ secrets: [], problems });
  const named = templateParts(declared).some((part) => "name" in part);
  if (!named) return checkedId(declared, `"${declared}"`, place);
  const branch = rest === undefined ? "" : "text" in rest ? rest.text : undefined;
  if (!first || !("name" in first) || branch === undefined || more.length > 0 || !/^(:|$)/.test(branch))
    return refused([
      bad(
        "In the setting project, a variable must be the whole id. Write ${NAME}, or ${NAME}:branch.",
        place,
      ),
    ]);
  const shown = `\${${first.name}}`;
  const read = readVariable(first.name, IN_PROJECT, usable);
  if ("message" in read) return refused([problem(read.code, read.message, { ...(place && { place }) })]);
  const { value } = read;
  if (!MADE_BY_SERVICE.test(value)) return refused([bad(`The value of ${shown} ${NOT_AN_ID}`, place)]);
  const checked = checkedId(value + branch, `${shown}${branch}, with the value of ${shown},`, place);
  const secrets = [value, plainId(value)].map((one) => ({ value: one, shown }));
  return checked.id === undefined ? checked : { ...checked, secrets };
}

/**
 * An option takes an id or the URL of the project. What a workflow gives here often comes from a secret, so it is not
 * quoted.
 */
export function givenId(text: string, option = "project"): ProjectId {
  const [url, inUrl] = IN_URL.exec(text.trim()) ?? [];
  const given = `The value of ${option}`;
  if (url === undefined || inUrl === undefined) return checkedId(text, given);
  if (/[?&#]branch=/i.test(text) && !inUrl.includes(":"))
    return {
      secrets: [],
      problems: [bad(`${given} is the URL of a branch. Give the id with :branch after it.`, undefined)],
    };
  return checkedId(inUrl.replace(/%3a/i, ":"), given);
}

/** `shown`: how a message names it. */
export function checkedId(id: string, shown: string, place?: Place): ProjectId {
  if (ID.test(id)) return { id, secrets: [], problems: [] };
  return { secrets: [], problems: [bad(`${shown} ${NOT_AN_ID}`, place)] };
}

const NOT_AN_ID =
  "is not a project id. An id looks like 3002780358964f9bab5a92.87762498, with :branch after it for a branch. It is in the project's settings, and in its URL.";

function bad(message: string, place: Place | undefined): Problem {
  return problem("bad-setting", message, { ...(place && { place }) });
}
