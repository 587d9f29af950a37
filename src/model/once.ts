/** A value that is made when it is first asked for, so that the program starts fast. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for each argument of a function. */
export function onceForEach<Argument, Value>(make: (of: Argument) => Value): (of: Argument) => Value {
  return remembered(new Map<Argument, Value>(), make);
}

/** The same for each object, as long as something else uses it. */
export function onceForEachObject<Argument extends object, Value>(make: (of: Argument) => Value) {
  return remembered(new WeakMap<Argument, Value>(), make);
}

function remembered<Argument, Value>(
  made: { get(of: Argument): Value | undefined; set(of: Argument, value: Value): unknown },
  make: (of: Argument) => Value,
) {
  return (of: Argument): Value => {
    const memo = made.get(of);
    if (memo !== undefined) return memo;
    const value = make(of);
    made.set(of, value);
    return value;
  };
}
