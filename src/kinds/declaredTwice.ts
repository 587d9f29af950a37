/** The problem that two entries declare the same object. */
import { type Place, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { Declared } from "./traits.ts";

type Entry = Pick<Declared<object>, "file" | "spot">;

/** `thing` starts the sentence. `field` is the field in which both entries name the object. */
export function declaredTwice(
  code: ProblemCode,
  thing: string,
  { second, first, field }: { second: Entry; first: Entry; field: string },
  hint = "",
): Problem {
  const place = placeAt(second.file, second.spot, [field]);
  const message = `${thing} is declared twice: here and at ${at(placeAt(first.file, first.spot, [field]))}. Keep one of them.${hint}`;
  return problem(code, message, { place });
}

function at({ file, line }: Place): string {
  return `${file}:${line}`;
}
