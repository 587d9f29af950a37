/** What a plain scalar means in the core schema of YAML 1.2, decided by the table of the library `yaml`. */
import { isScalar, Schema } from "yaml";

const TAGS = new Schema({ schema: "core" }).tags.flatMap((tag) =>
  tag.collection === undefined && tag.test ? [{ test: tag.test, resolve: tag.resolve }] : [],
);

/** How a number, a boolean and null start. All other scalars are texts. */
const MAYBE_NOT_TEXT = /^(?:[-+.\d]|[~nNtTfF].{0,4}$)/;

export function plainValue(source: string): unknown {
  if (!MAYBE_NOT_TEXT.test(source)) return source;
  const tag = TAGS.find(({ test }) => test.test(source));
  if (!tag) return source;
  const resolved = tag.resolve(source, () => {}, { intAsBigInt: false });
  return isScalar(resolved) ? resolved.value : resolved;
}
