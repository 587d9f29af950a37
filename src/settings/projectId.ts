/** The id of a project, as it stands in lokaform.yaml: there it may come from the environment. It is no secret. */
import type { Place } from "../model/place.ts";
import { type Problem, problem } from "../model/problem.ts";
import { type Environment, templateParts, valueIn } from "../model/variables.ts";

/** An id is shown wherever the project is: no secret of the run may stand in it. */
const RESERVED = /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_|LOKALISE_API_TOKEN$)/i;
const ID = /^[^\s/?#;:${}]+(:[^\s?#;:]+)?$/;

/** `${NAME}` replaced by its value; the id is absent where that cannot be done. `tokens`: API tokens, of which none may be shown. */
export function expandedId(
  template: string,
  environment: Environment,
  tokens: readonly string[],
  place: Place | undefined,
): { id?: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const parts = templateParts(template).map((part) => {
    if ("text" in part) return part.text;
    const value = valueIn(environment, part.name);
    if (RESERVED.test(part.name) || tokens.some((token) => value?.includes(token)))
      problems.push(
        bad(
          `\${${part.name}} may not stand in project, which is shown wherever the project is. Choose a variable of your own.`,
          place,
        ),
      );
    else if (!value)
      problems.push(
        problem(
          "unset-variable",
          `\${${part.name}} is ${value === "" ? "empty" : "not set"} in the environment. Set ${part.name} where lokaform runs, or write the id itself.`,
          { ...(place && { place }) },
        ),
      );
    return value ?? "";
  });
  return problems.length > 0 ? { problems } : checkedId(parts.join(""), place);
}

export function checkedId(id: string, place?: Place): { id?: string; problems: Problem[] } {
  if (ID.test(id) && !/^\.+(:|$)/.test(id)) return { id, problems: [] };
  const message = `"${id}" is no project id. It looks like 3002780358964f9bab5a92.87762498, or like that with :branch behind it.`;
  return { problems: [bad(message, place)] };
}

function bad(message: string, place: Place | undefined): Problem {
  return problem("bad-setting", message, { ...(place && { place }) });
}
