/**
 * Reads what most entries have faster than zod, by the same schema: it has no rules of its own. It knows only some types of
 * schemas and checks. If it meets another one, or cannot accept a value, zod reads the whole entry. It also counts mistakes
 * that are not listed, without an issue for each.
 */
import * as z from "zod";
import { greatest } from "../model/json.ts";
import { nearest } from "../model/nearest.ts";

type Schema = z.core.$ZodType;
/** What zod makes of a value; undefined if zod must decide. */
type Read = (value: unknown) => unknown;

interface Quick {
  read: Read;
  /** Whether undefined means that zod refuses the value. */
  isExact: boolean;
  /** How many mistakes its members have. Absent: it has no members, or they are not known here. */
  inside?: Count;
}

type Count = (value: unknown) => number;

const UNKNOWN: Quick = { read: () => undefined, isExact: false };

export interface QuickReader<Values> {
  /** The values that zod would read; undefined if zod must decide. */
  read(value: unknown): Values | undefined;
  /** How many mistakes a value has; 0 if it has none. */
  mistakes: Count;
}

export function quickReader<Values>(schema: z.ZodType<Values>): QuickReader<Values> {
  const found = quick(schema);
  return { read: (value) => found.read(value) as Values | undefined, mistakes: counting(schema, found) };
}

/** A value whose members have no mistake is itself one, unless zod accepts it. */
function counting(schema: Schema, { read, isExact, inside }: Quick): Count {
  return (value) => {
    if (read(value) !== undefined) return 0;
    const found = inside?.(value) ?? 0;
    return found > 0 ? found : isExact || runSchema(schema, value).issues.length > 0 ? 1 : 0;
  };
}

/** Like `safeParse`, but without an error with a stack for each value that is refused. */
export function runSchema(schema: Schema, value: unknown): z.core.ParsePayload {
  const parsed = schema._zod.run({ value, issues: [] }, { async: false });
  if (parsed instanceof Promise) throw new z.core.$ZodAsyncError();
  return parsed;
}

function quick(schema: Schema): Quick {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const known = ofType(schema as z.core.$ZodTypes);
  const checks = (def.checks ?? []).map(quickCheck);
  if (checks.length === 0) return known;
  if (checks.includes(undefined)) return { ...known, ...UNKNOWN };
  const holds = (value: unknown) => checks.every((check) => check?.(value) === true);
  return {
    ...known,
    read: (value) => {
      const found = known.read(value);
      return found !== undefined && holds(found) ? found : undefined;
    },
  };
}

/** Undefined: not known here. */
function quickCheck(check: z.core.$ZodCheck<never>): ((value: unknown) => boolean) | undefined {
  const { def } = (check as z.core.$ZodChecks | z.core.$ZodCustom)._zod;
  if (def.check === "min_length" && def.minimum === 1)
    return (value) => (typeof value === "string" || Array.isArray(value)) && value.length > 0;
  if (def.check === "greater_than" && typeof def.value === "number") {
    const { value: least, inclusive } = def;
    return (value) => typeof value === "number" && (value > least || (inclusive && value === least));
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
      return arrayOf(def.element);
    case "record":
      return def.mode === "loose" || (def.keyType as z.core.$ZodTypes)._zod.def.type !== "string"
        ? UNKNOWN
        : recordOf(def.keyType, def.valueType);
    case "object":
      return strictObject(schema as z.core.$ZodObject);
    case "union":
      return def.inclusive === false ? UNKNOWN : firstOf(def.options);
    case "pipe":
      return changed(def);
    default:
      return UNKNOWN;
  }
}

function exact(accepts: (value: unknown) => boolean): Quick {
  return { read: (value) => (accepts(value) ? value : undefined), isExact: true };
}

/** A change that takes no context cannot refuse a value. */
function changed({ in: schema, out }: z.core.$ZodPipeDef): Quick {
  const from = quick(schema);
  const inside = counting(schema, from);
  const { def } = (out as z.core.$ZodTypes)._zod;
  if (def.type !== "transform" || def.transform.length !== 1) return { ...UNKNOWN, inside };
  const read = (value: unknown) => {
    const found = from.read(value);
    return found === undefined ? undefined : def.transform(found, { value: found, issues: [] });
  };
  return { read, isExact: from.isExact, inside };
}

function arrayOf(element: Schema): Quick {
  const one = quick(element);
  const { read, isExact } = one;
  const mistakes = counting(element, one);
  const accepts = (value: unknown) =>
    Array.isArray(value) && value.every((member) => read(member) === member);
  return {
    read: (value) => (accepts(value) ? value : undefined),
    isExact,
    inside: (value) => (Array.isArray(value) ? sum(value, mistakes) : 0),
  };
}

function recordOf(nameSchema: Schema, memberSchema: Schema): Quick {
  const [name, member] = [quick(nameSchema), quick(memberSchema)];
  const mistakes = counting(memberSchema, member);
  const accepts = (value: unknown) =>
    isPlain(value) &&
    Object.keys(value).every((one) => name.read(one) === one && member.read(value[one]) === value[one]);
  return {
    read: (value) => (accepts(value) ? value : undefined),
    isExact: name.isExact && member.isExact,
    inside: (value) =>
      isPlain(value)
        ? sum(Object.keys(value), (one) => (name.read(one) === one ? mistakes(value[one]) : 1))
        : 0,
  };
}

function sum<Member>(members: readonly Member[], count: (member: Member) => number): number {
  return members.reduce((total, member) => total + count(member), 0);
}

/** A mapping without other members, in the order of the schema. */
function strictObject({ _zod: { def } }: z.core.$ZodObject): Quick {
  if (def.catchall?._zod.def.type !== "never") return UNKNOWN;
  const members = Object.entries(def.shape).map(([name, schema]) => {
    const member = quick(schema);
    const isRequired = schema._zod.optin === undefined;
    const mistakes = counting(schema, member);
    return { name, ...member, isOptional: mayBeAbsent(schema), isRequired, mistakes } as const;
  });
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
  // A misspelled name is one mistake, although a required name is missing, too.
  const inside = (value: unknown) => {
    if (!isPlain(value)) return 0;
    const unknown = Object.keys(value).filter((name) => !Object.hasOwn(def.shape, name));
    const inMember = ({ name, isRequired, mistakes }: (typeof members)[number]) => {
      if (Object.hasOwn(value, name)) return mistakes(value[name]);
      return isRequired && nearest(name, unknown) === undefined ? 1 : 0;
    };
    return unknown.length + sum(members, inMember);
  };
  return { read, isExact: members.every(({ isExact }) => isExact), inside };
}

/** Whether zod adds nothing if the member is absent. */
function mayBeAbsent(schema: Schema): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === "optional" && def.innerType._zod.optin === undefined;
}

/** What the first one accepts. A later one counts only if the ones before it refuse the value for certain. */
function firstOf(schemas: readonly Schema[]): Quick {
  const options = schemas.map(quick);
  const counts = schemas.map((schema, index) => counting(schema, options[index] ?? UNKNOWN));
  const read = (value: unknown) => {
    for (const option of options) {
      const found = option.read(value);
      if (found !== undefined || !option.isExact) return found;
    }
    return undefined;
  };
  /** The form that fits best has most mistakes inside, because another form is one mistake as a whole. */
  const inside = (value: unknown) => {
    const found = counts.map((count) => count(value));
    return found.includes(0) ? 0 : greatest(found);
  };
  return { read, isExact: options.every(({ isExact }) => isExact), inside };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !Object.hasOwn(value, "__proto__")
  );
}
