/** The order of new strings, by the file of the base language. */
import { expect, test } from "vitest";
import type { FoundText } from "../../../src/locales/format.ts";
import { StringOrder } from "../../../src/pull/stringOrder.ts";

/** Strings of the base language: each starts where its index says. */
function orderOf(names: readonly string[]): StringOrder {
  const texts = names.map((name, start): FoundText => {
    const at = { start, end: start };
    return { path: name.split("."), name: at, value: { is: "text", text: "", at } };
  });
  return new StringOrder({ texts, faults: [] });
}

/** After which of these strings of a file a new one comes. */
function place(base: string[], name: string, relative: string | undefined, own = base): string | undefined {
  const start = base.indexOf(relative ?? name);
  const string = { path: name.split("."), start, isToAdd: !base.includes(name) };
  return orderOf(base)
    .after(string, (path) => own.includes(path.join(".")))
    ?.join(".");
}

const CART = ["cart.title", "cart.total", "menu.x", "about"];

test.each<[why: string, ...Parameters<typeof place>, after: string | undefined]>([
  ["a file without order: after its relative", CART, "cart.promo", "cart.title", CART, "cart.title"],
  ["a key without a relative: at the end", CART, "zoo", "?", CART, undefined],
  ["a sorted file: in its order", ["a.b", "a.d", "b"], "a.c", "b", ["a.b", "a.d", "b"], "a.b"],
  ["a sorted file: at the start", ["b", "c"], "a", "b", ["b", "c"], ""],
  [
    "another language: after the string before it",
    CART,
    "menu.x",
    undefined,
    ["cart.title", "cart.total"],
    "cart.total",
  ],
  ["another language without that one", CART, "menu.x", undefined, ["cart.title", "about"], "cart.title"],
  ["another language with later ones only", CART, "cart.total", undefined, ["about"], ""],
])("%s", (_, base, name, relative, own, after) => {
  expect(place(base, name, relative, own)).toBe(after);
});

test("several new strings come as in the base language, a new key after its relative", () => {
  const strings = [
    { path: ["d"], start: 3, isToAdd: false },
    { path: ["new"], start: 1, isToAdd: true },
    { path: ["c"], start: 2, isToAdd: false },
  ];
  const { compare } = orderOf(["x", "b", "c", "d", "a"]);
  expect(strings.sort(compare).map(({ path }) => path[0])).toEqual(["new", "c", "d"]);
});
