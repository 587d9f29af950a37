/**
 * Reads what most entries have faster than zod, by the same schema: it has no rules of its own. It knows only some types of
 * schemas and checks. If it meets another one, or cannot accept a value, zod reads the whole entry.
 */
import type * as z from "zod";

type Schema = z.core.$ZodType;
/** What zod makes of a value; undefined if zod must decide. */
type Read = (value: unknown) => unknown;

interface Quick {
  read: Read;
  /** Whether undefined means that zod refuses the value. */
  isExact: boolean;
}

const UNKNOWN: Quick = { read: () => undefined, isExact: false };

/** The values that zod would read; undefined if zod must decide. */
export function quickReader<Values>(schema: z.ZodType<Values>): (value: unknown) => Values | undefined {
  const { read } = quick(schema);
  return (value) => read(value) as Values | undefined;
}

function quick(schema: Schema): Quick {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const { read, isExact } = ofType(schema as z.core.$ZodTypes);
  const checks = (def.checks ?? []).map(quickCheck);
  if (checks.length === 0) return { read, isExact };
  if (checks.includes(undefined)) return UNKNOWN;
  const holds = (value: unknown) => checks.every((check) => check?.(value) === true);
  return {
    isExact,
    read: (value) => {
      const found = read(value);
      return found !== undefined && holds(found) ? found : undefined;
    },
  };
}

/** Undefined: not known here. */
function quickCheck(check: z.core.$ZodCheck<never>): ((value: unknown) => boolean) | undefined {
  const { def } = (check as z.core.$ZodChecks | z.core.$ZodCustom)._zod;
  if (def.check === "min_length" && def.minimum === 1)
    return (value) => (typeof value === "string" || Array.isArray(value)) && value.length > 0;
  if (def.check === "greater_than" && def.inclusive && typeof def.value === "number") {
    const least = def.value;
    return (value) => typeof value === "number" && value >= least;
  }
  // A check of `superRefine` has no function of its own.
  if (def.check === "custom" && typeof def.fn === "function") return (value) => def.fn(value) === true;
  return undefined;
}

function ofType(schema: z.core.$ZodTypes): Quick {
  const { def } = schema._zod;
  if ("coerce" in def && def.coerce) return UNKNOWN;
  switch (def.type) {
    case "string":
      return "format" in def ? UNKNOWN : exact((value) => typeof value === "string");
    case "boolean":
      return exact((value) => typeof value === "boolean");
    case "null":
      return exact((value) => value === null);
    case "number":
      if (!("format" in def)) return exact(Number.isFinite);
      return def.format === "safeint" ? exact(Number.isSafeInteger) : UNKNOWN;
    case "enum": {
      const allowed: unknown[] = Object.values(def.entries);
      return exact((value) => typeof value === "string" && allowed.includes(value));
    }
    case "optional":
    case "nonoptional":
      return quick(def.innerType);
    case "array":
      return arrayOf(quick(def.element));
    case "record":
      return def.mode === "loose" || (def.keyType as z.core.$ZodTypes)._zod.def.type !== "string"
        ? UNKNOWN
        : recordOf(quick(def.keyType), quick(def.valueType));
    case "object":
      return strictObject(schema as z.core.$ZodObject);
    case "union":
      return def.inclusive === false ? UNKNOWN : firstOf(def.options.map(quick));
    default:
      return UNKNOWN;
  }
}

function exact(accepts: (value: unknown) => boolean): Quick {
  return { read: (value) => (accepts(value) ? value : undefined), isExact: true };
}

function arrayOf({ read, isExact }: Quick): Quick {
  const accepts = (value: unknown) =>
    Array.isArray(value) && value.every((member) => read(member) === member);
  return { read: (value) => (accepts(value) ? value : undefined), isExact };
}

function recordOf(name: Quick, member: Quick): Quick {
  const accepts = (value: unknown) =>
    isPlain(value) &&
    Object.keys(value).every((one) => name.read(one) === one && member.read(value[one]) === value[one]);
  return { read: (value) => (accepts(value) ? value : undefined), isExact: name.isExact && member.isExact };
}

/** A mapping without other members, in the order of the schema. */
function strictObject({ _zod: { def } }: z.core.$ZodObject): Quick {
  if (def.catchall?._zod.def.type !== "never") return UNKNOWN;
  const members = Object.entries(def.shape).map(
    ([name, schema]) => ({ name, ...quick(schema), isOptional: mayBeAbsent(schema) }) as const,
  );
  const read = (value: unknown) => {
    if (!isPlain(value)) return undefined;
    const found: Record<string, unknown> = {};
    let count = 0;
    for (const { name, read, isOptional } of members) {
      if (!Object.hasOwn(value, name)) {
        if (isOptional) continue;
        return undefined;
      }
      const member = read(value[name]);
      if (member === undefined) return undefined;
      found[name] = member;
      count += 1;
    }
    return count === Object.keys(value).length ? found : undefined;
  };
  return { read, isExact: members.every(({ isExact }) => isExact) };
}

/** Whether zod adds nothing if the member is absent. */
function mayBeAbsent(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "optional" && def.innerType._zod.optin === undefined;
}

/** What the first one accepts. A later one counts only if the ones before it refuse the value for certain. */
function firstOf(options: readonly Quick[]): Quick {
  const read = (value: unknown) => {
    for (const option of options) {
      const found = option.read(value);
      if (found !== undefined || !option.isExact) return found;
    }
    return undefined;
  };
  return { read, isExact: options.every(({ isExact }) => isExact) };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, "__proto__")
  );
}
