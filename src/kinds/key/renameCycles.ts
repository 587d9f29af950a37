/** Finds renames that form a cycle: no order of requests can carry them out. */
import { placeAt } from "../../model/place.ts";
import { type Problem, problem } from "../../model/problem.ts";
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
  return cycles(renamed, formers).map((path) => {
    const [first] = path;
    const [name = ""] = first ? distinctNames(first.values.key_name) : [];
    const itself = `The field previously has the present name of the key, "${name}". Remove it: the field is for a name that the key had before.`;
    const names = [...path, first]
      .map((key) => `"${key ? distinctNames(key.values.key_name)[0] : ""}"`)
      .join(" ← ");
    const cycle = `These renames form a cycle: ${names}. Rename one of the keys to a third name first, in two steps.`;
    return problem(
      "rename-cycle",
      path.length === 1 ? itself : cycle,
      first ? { place: placeAt(first.file, first.spot, ["previously"]) } : {},
    );
  });
}

/** Finds cycles along `next` by a depth-first search. Each key is visited once, and is in one cycle at most. */
function cycles<Key>(keys: readonly Key[], next: (key: Key) => readonly Key[]): Key[][] {
  const done = new Set<Key>();
  const found: Key[][] = [];
  for (const start of keys) {
    const path: Key[] = [];
    const onPath = new Set<Key>();
    const open: { key: Key; rest: Key[] }[] = [];
    const enter = (key: Key) => {
      path.push(key);
      onPath.add(key);
      open.push({ key, rest: [...next(key)] });
    };
    if (!done.has(start)) enter(start);
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const key = top.rest.shift();
      if (key === undefined) {
        done.add(top.key);
        onPath.delete(top.key);
        path.pop();
        open.pop();
      } else if (onPath.has(key)) found.push(path.slice(path.indexOf(key)));
      else if (!done.has(key)) enter(key);
    }
  }
  return found;
}
