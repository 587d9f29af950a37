/** A problem of one entry of a manifest. By default, only this entry is skipped. */

import { namePlaceAt, placeAt } from "../model/place.ts";
import { type Problem, type ProblemCode, problem, type Reach, type Severity } from "../model/problem.ts";
import type { Declared, KindTraits } from "./traits.ts";

/** Maximum number of characters of the name, so that the message itself stays visible. */
const MOST = 200;

interface At {
  /** The path from the entry to what is wrong. */
  path: readonly PropertyKey[];
  /** Whether the location is the name of that member, not its value. */
  ofName?: boolean;
  severity?: Severity;
  reach?: Reach;
}

/** The message starts with the name of the entry, so that the reader need not open the file. */
export function entryProblem<Values>(
  { label }: Pick<KindTraits<Values, never, never, never>, "label">,
  { values, file, spot }: Omit<Declared<Values>, "onCreate">,
  code: ProblemCode,
  message: string,
  { path, ofName = false, severity = "error", reach = "change" }: At,
): Problem {
  const about = aboutEntry(label(values));
  const place = ofName ? namePlaceAt(file, spot, path) : placeAt(file, spot, path);
  return { ...problem(code, `${about}: ${message}`, { place, severity, reach }), about };
}

/** The name of an entry in its problems, from its label. */
export function aboutEntry(label: string): string {
  const characters = [...label.slice(0, 2 * MOST)];
  return characters.length > MOST ? `${characters.slice(0, MOST - 1).join("")}…` : label;
}

/** The message without the name of the entry. It is equal for all entries with the same problem. */
export function withoutName({ message, about }: Problem): string {
  const prefix = `${about}: `;
  return about !== undefined && message.startsWith(prefix) ? message.slice(prefix.length) : message;
}
