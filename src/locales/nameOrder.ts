/** The orders in which the names of a locale file can be. */
import { byCodeUnits } from "../model/json.ts";
import { once } from "../model/once.ts";

type Names = readonly string[];
type Order = (a: string, b: string) => number;

const collator = once(() => new Intl.Collator("en", { numeric: true }));
/** The orders in which tools sort names. Xcode does not say which one it uses. */
const ORDERS: readonly Order[] = [
  byCodeUnits,
  (a, b) => byCodeUnits(a.toLowerCase(), b.toLowerCase()),
  (a, b) => collator().compare(a, b),
];

/** The order in which names are. Undefined: they are not sorted. */
export function orderOf(names: readonly string[]): Order | undefined {
  return ORDERS.find((order) => names.every((name, index) => order(name, names[index + 1] ?? name) <= 0));
}

/** The same for nested names, in which each object is sorted. */
export function orderOfPaths(paths: readonly Names[]): ((a: Names, b: Names) => number) | undefined {
  const orders = ORDERS.map((order) => (a: Names, b: Names) => {
    const differing = a.findIndex((name, index) => name !== b[index]);
    return differing < 0 ? a.length - b.length : order(a[differing] ?? "", b[differing] ?? "");
  });
  return orders.find((order) => paths.every((path, index) => order(path, paths[index + 1] ?? path) <= 0));
}
