/** The options of the command line or the inputs of the action, as text, and their values. */
import { type Problem, problem } from "../model/problem.ts";
import { optionName, partsOf, type Setting } from "../model/setting.ts";
import { OPTIONS } from "./table/table.ts";

/** What was given for each option, by its name: not yet checked. A switch that is on is "true". */
export type RawOptions = Readonly<Partial<Record<string, readonly string[]>>>;

/** The value of one option; undefined if it was not given, or cannot be used: {@link optionProblems} says why. */
export function optionValue<Value>(row: Setting<Value>, raw: RawOptions): Value | undefined {
  const isPart = row.parent !== undefined && row.option === undefined;
  const given = isPart ? partOf(raw[row.parent ?? ""], row.name) : raw[optionName(row)];
  return isGiven(given) ? row.schema.safeParse(fromText(row, given)).data : undefined;
}

/** The option of several settings has a part for each: `--prune keys=owned,by=archive` has the one of `prune.keys`. */
function partOf(given: readonly string[] | undefined, name: string): string[] {
  return partsOf(given ?? []).flatMap((part) => (part.name === name ? part.value : []));
}

/** What is wrong with the options that were given. */
export function optionProblems(raw: RawOptions): Problem[] {
  return OPTIONS.flatMap((row) => {
    const name = optionName(row);
    const given = raw[name];
    if (!isGiven(given)) return [];
    const { error } = row.schema.safeParse(fromText(row, given));
    if (!error) return [];
    // Of a list, one value can be wrong.
    const [issue] = error.issues;
    const wrong = given[Number(issue?.path[0])] ?? given.at(-1);
    const why = issue?.code === "custom" && row.option?.as === "list" ? ` It ${issue.message}.` : "";
    return [
      problem("bad-setting", `The value of ${name} is "${wrong}", but it must be ${row.expects}.${why}`),
    ];
  });
}

function isGiven(given: readonly string[] | undefined): given is readonly string[] {
  return given !== undefined && given.length > 0;
}

function fromText({ option }: Setting, given: readonly string[]): unknown {
  if (option?.as === "list") return given;
  const text = given.at(-1);
  if (option?.as === "number") return text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  if (option?.as === "switch") return text === "true" ? true : text === "false" ? false : text;
  return text;
}
