/** Finds renames that form a cycle: no order of requests can carry them out. */
import { placeAt } from "../../model/place.ts";
import { type Problem, ProblemList, problem } from "../../model/problem.ts";
import { distinctNames } from "./names.ts";
import type { DeclaredKey } from "./traits.ts";

/** One problem per cycle of `previously`, at its first key. */
export function renameCycles(keys: readonly DeclaredKey[]): Problem[] {
  const renamed = keys.filter(({ values }) => values.previously !== undefined);
  const wanted = new Set(renamed.flatMap(({ values }) => values.previously ?? []));
  if (wanted.size === 0) return [];
  const byName = new Map<string, DeclaredKey>();
  for (const key of keys)
    for (const name of distinctNames(key.values.key_name)) if (wanted.has(name)) byName.set(name, key);
  const formers = (key: DeclaredKey) =>
    (key.values.previously ?? []).flatMap((name) => byName.get(name) ?? []);
  const problems = new ProblemList();
  for (const { path, length } of cycles(renamed, formers)) {
    const [first] = path;
    if (problems.countMore(first?.file.path)) continue;
    const [name = ""] = first ? distinctNames(first.values.key_name) : [];
    const itself = `The field previously has the present name of the key, "${name}". Remove it: the field is for a name that the key had before.`;
    const shown = [...path, first].map((key) => `"${key ? distinctNames(key.values.key_name)[0] : ""}"`);
    const names = shown.toSpliced(-1, 0, ...(length > path.length ? ["…"] : [])).join(" ← ");
    const cycle = `These renames form a cycle: ${names}. Rename one of the keys to a third name first, in two steps.`;
    const place = first && { place: placeAt(first.file, first.spot, ["previously"]) };
    problems.add(problem("rename-cycle", length === 1 ? itself : cycle, place));
  }
  return problems.problems;
}

/** A message names this many keys of a cycle. */
const MAX_NAMED = 10;

/** Finds cycles along `next` by a depth-first search. Each key is visited once. `path`: the first keys of a cycle. */
function cycles<Key>(
  keys: readonly Key[],
  next: (key: Key) => readonly Key[],
): { path: Key[]; length: number }[] {
  const done = new Set<Key>();
  const found: { path: Key[]; length: number }[] = [];
  for (const start of keys) {
    const positions = new Map<Key, number>();
    const open: { key: Key; rest: Iterator<Key, undefined> }[] = [];
    const enter = (key: Key) => {
      positions.set(key, open.length);
      open.push({ key, rest: new Set(next(key)).values() });
    };
    if (!done.has(start)) enter(start);
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const key = top.rest.next().value;
      if (key === undefined) {
        done.add(top.key);
        positions.delete(top.key);
        open.pop();
        continue;
      }
      const at = positions.get(key);
      if (at !== undefined) {
        const path = open.slice(at, at + MAX_NAMED).map((one) => one.key);
        found.push({ path, length: open.length - at });
      } else if (!done.has(key)) enter(key);
    }
  }
  return found;
}
