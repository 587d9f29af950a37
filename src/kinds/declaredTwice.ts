/** One thing that two entries declare. */
import { type Place, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { Declared } from "./traits.ts";

type Entry = Pick<Declared<object>, "file" | "spot">;

/** `thing` begins the sentence; `field` is where both entries name it. */
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
