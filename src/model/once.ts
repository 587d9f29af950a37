/**
 * A value that is made when it is first asked for. For what takes time to make and few runs need, so that the program starts
 * fast: schemas, and what formats texts in a language.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
