/** Messages about invalid values in a manifest. Each names the thing, the cause and the fix. */
import { didYouMean } from "../model/nearest.ts";
import type { Place, SourceFile, Spot } from "../model/place.ts";

type Path = readonly PropertyKey[];

/** The value that was read, and what messages about it need. */
export interface Source {
  value: unknown;
  spot: Spot;
  file: SourceFile;
  /** The source text at a place. */
  textAt(place: Place): string;
  /** What a member is called in a sentence. */
  noun: "field" | "setting";
  /** The names of the mappings around it that a message gives before a member: "limits". */
  within: Path;
  /** The name of the thing in a sentence: "a key", "on_create". */
  thing: string;
  /** Whether "" is accepted at a place inside of a member. Absent: it is. */
  takesEmpty?(path: Path): boolean;
  /** The members that it may have. */
  members: ReadonlyMap<string, Member>;
}

/** What messages need to know about a member. */
export interface Member {
  expects: string;
  /** How its empty value is written; undefined if it cannot be empty. */
  empty: string | undefined;
  /** Whether it may be omitted. */
  optional: boolean;
}

export function unknownMember(name: string, path: Path, source: Source): string {
  if (path.length > 0) {
    const words = source.members.get(String(path[0]))?.expects.split(/[^\w.]+/) ?? [];
    return `Unknown field "${name}" in ${nameOf(path, source)}.${expectation([...path, name], source)}${didYouMean(name, words)}`;
  }
  if (name === "<<")
    return 'YAML 1.2 has no "<<". Write all fields here, or put the fields that all new keys have under on_create.';
  const known = [...source.members.keys()];
  return `Unknown field "${name}" in ${source.thing}.${didYouMean(name, known) || ` The fields are ${known.join(", ")}.`}`;
}

export function missingMember(path: Path, source: Source): string {
  return `${subject(path, source)} is missing. It is required in ${source.thing}.${expectation(path, source)}`;
}

/** Null is refused, because it could mean "not managed" or "empty". */
export function nullValue(path: Path, source: Source): string {
  if (path.length === 0) return `This entry is empty. Remove it, or write the fields of ${source.thing}.`;
  if (typeof path.at(-1) === "number")
    return `${subject(path, source)} is null. Remove it from the list, or put it in quotes if it is a word.`;
  const member = path.length === 1 ? source.members.get(String(path[0])) : undefined;
  if (member && !member.optional) return `${subject(path, source)} has no value.${expectation(path, source)}`;
  const inside = source.takesEmpty?.(path) === false ? undefined : '""';
  const empty = member ? member.empty : inside;
  if (empty === undefined)
    return `${subject(path, source)} has no value. Remove it, or give it a value.${expectation(path, source)}`;
  return `${subject(path, source)} has no value. If Lokaform should not manage it, remove it. To make it empty, write ${empty}.`;
}

/** A word that is not one of the known ones. */
export function badWord(found: string, known: readonly string[]): string {
  return `"${found}" is not allowed here. Allowed values: ${known.join(", ")}.${didYouMean(found, known)}`;
}

export function wrongValue(complaint: string, path: Path, source: Source): string {
  return `${subject(path, source)} ${complaint}.${expectation(path, source)}`;
}

export function emptyValue(path: Path, source: Source): string {
  const leave =
    path.length === 1 && source.members.get(String(path[0]))?.optional
      ? " If Lokaform should not manage it, remove it."
      : "";
  return `${subject(path, source)} is empty.${expectation(path, source)}${leave}`;
}

export function wrongType(found: unknown, path: Path, source: Source, place: Place): string {
  if (path.length === 0)
    return `This is ${typeOf(found)}, but it must be a mapping with the fields of ${source.thing}: ${[...source.members.keys()].join(", ")}.`;
  const kinds = source.members.get(String(path[0]))?.expects ?? "";
  const isText = /\b(text|texts|name|names|tags|URL|branch)\b/.test(kinds);
  if ((typeof found === "number" || typeof found === "boolean") && isText) {
    const text = source.textAt(place);
    // For an alias, the value is quoted, not the name of the alias.
    return `${subject(path, source)} is ${typeOf(found)}, but it must be text. Put it in quotes: "${text.startsWith("*") ? found : text}".`;
  }
  return `${subject(path, source)} is ${typeOf(found)}.${expectation(path, source)}`;
}

/** "tags", "limits.destroy", "value 1 of tags", "language_iso in value 1 of translations" */
function nameOf(path: Path, { within }: Pick<Source, "within">): string {
  const at = path.findLastIndex((step) => typeof step === "number");
  if (at < 0) return [...within, ...path].map(String).join(".");
  const listed = `value ${Number(path[at]) + 1} of ${nameOf(path.slice(0, at), { within })}`;
  const member = path.slice(at + 1).map(String);
  return member.length === 0 ? listed : `${member.join(".")} in ${listed}`;
}

/** How a sentence about a value starts: "The field tags", "Value 1 of tags". */
function subject(path: Path, source: Source): string {
  const name = nameOf(path, source);
  return typeof path.at(-1) === "number" ? `V${name.slice(1)}` : `The ${source.noun} ${name}`;
}

function expectation(path: Path, source: Source): string {
  const name = String(path[0]);
  const member = source.members.get(name);
  if (!member) return "";
  return path.length === 1
    ? ` It must be ${member.expects}.`
    : ` The ${source.noun} ${nameOf([name], source)} must be ${member.expects}.`;
}

function typeOf(found: unknown): string {
  if (Array.isArray(found)) return "a list";
  switch (typeof found) {
    case "number":
      return `the number ${found}`;
    case "boolean":
      return `the value ${found}`;
    case "string":
      return `the text "${found.length > 40 ? `${found.slice(0, 40)}…` : found}"`;
    default:
      return "a mapping";
  }
}
