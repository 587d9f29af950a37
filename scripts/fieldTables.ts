/** The fields of manifests and of text sources as the tables of docs/manifest.md and docs/texts.md: an example, and what the absence of each means. */
import { stringify } from "yaml";
import type * as z from "zod";
import type { AnyKind } from "../src/kinds/kind.ts";
import type { Json } from "../src/model/json.ts";
import { sentences } from "../src/settings/table/table.ts";
import { FIELD_DOCS, SOURCE_DOCS } from "./fieldDocs.ts";

const EMPTIES = ["", [], {}];

/** Throws if the words on an empty value, or on null, do not agree with the schema. */
function checkWords(name: string, schema: z.ZodType, empty?: string, nothing?: string): void {
  if (EMPTIES.some((value) => schema.safeParse(value).success) !== (empty !== undefined))
    throw new Error(`The documentation of ${name} does not say what its empty value means.`);
  if (schema.safeParse(null).success !== (nothing !== undefined))
    throw new Error(`The documentation of ${name} does not say what null means.`);
}

/** What the rules of the page already say about all fields. */
const RULES =
  /^(?:The live .*? not compared and not changed\. ?)?(?:A new key (?:has (?:none|no limit|plain texts)|is visible)\.|The entry is matched by its (?:name|URL)\.|Refused: .*)?$/;

/** The rows of the table of the fields of an entry, without what is true of all fields. */
export function fieldRows({ entry, plural }: AnyKind): string[][] {
  return Object.entries(entry.schema.shape).map(([name, schema]) => {
    const words = FIELD_DOCS[plural]?.[name];
    if (!words) throw new Error(`The field ${name} has no documentation.`);
    const { text, examples, undeclared, empty, null: nothing } = words;
    checkWords(name, schema, empty, nothing);
    const without = RULES.test(undeclared)
      ? ""
      : ` Without it: ${lowerFirst(undeclared.replace(NOT_MANAGED, ""))}`;
    return [
      `\`${name}\``,
      `${text}${without}`,
      examples.map((one) => `\`${inLine({ [name]: one })}\``).join("<br>"),
    ];
  });
}

const NOT_MANAGED = /^The live .*? not compared and not changed\. /;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The fields of a text source, each with its text. */
export function sourceRows(): string[][] {
  return Object.entries(SOURCE_DOCS).map(([name, { text, default: usual }]) => [
    `\`${name}\`${usual === undefined ? " (required)" : ""}`,
    sentences(text, usual === undefined ? undefined : `Default: ${usual}.`),
  ]);
}

/** A member of a mapping as YAML in one line. */
function inLine(member: Record<string, Json>): string {
  const flow = stringify(member, { lineWidth: 0, collectionStyle: "flow", flowCollectionPadding: true });
  return flow.trim().replace(/^\{ (.*) \}$/s, "$1");
}
