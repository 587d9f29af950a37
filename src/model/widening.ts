/** Ways in which a changed setting lets a run do more than before: remove, overwrite, send or show. */

/** For a setting whose values are listed from the strictest to the widest. */
export function widensAlong<Value>(order: readonly Value[], usual: Value) {
  const rank = (value: Value | undefined) => order.indexOf(value ?? usual);
  return (before: Value | undefined, after: Value | undefined) => rank(after) > rank(before);
}

/** For a limit. `usual`: what applies without the setting; `Infinity` if nothing limits it then. */
export function widensUpward(usual: number) {
  return (before: number | undefined, after: number | undefined) => (after ?? usual) > (before ?? usual);
}
