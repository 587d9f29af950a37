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

interface Memory<Argument, Value> {
  get(of: Argument): Value | undefined;
  set(of: Argument, value: Value): unknown;
}

/** The same for each argument of a function. */
export function onceForEach<Argument, Value>(
  make: (of: Argument) => Value,
  made: Memory<Argument, Value> = new Map(),
): (of: Argument) => Value {
  return (of) => {
    const value = made.get(of) ?? make(of);
    made.set(of, value);
    return value;
  };
}

/** The same for objects. It keeps no value of an object that nothing else uses. */
export function onceForEachObject<Argument extends object, Value>(
  make: (of: Argument) => Value,
): (of: Argument) => Value {
  return onceForEach(make, new WeakMap<Argument, Value>());
}
