/** The fields of manifests and of lokaform.yaml as the tables of docs/manifest.md: what each takes, and what its absence means. */
import { stringify } from "yaml";
import type * as z from "zod";
import type { AnyKind } from "../src/kinds/kind.ts";
import type { Json } from "../src/model/json.ts";
import { fullName } from "../src/model/setting.ts";
import { defaultWords, SETTINGS } from "../src/settings/table/table.ts";
import { SOURCE_FIELDS, type SourceField } from "../src/settings/table/texts.ts";

const EMPTIES = { '""': "", "[]": [], "{}": {} };

/** How an empty value is written, and what it means. Throws if the words and the schema do not agree. */
function emptyWords(name: string, schema: z.ZodType, words: string | undefined): string {
  const forms = Object.entries(EMPTIES).filter(([, value]) => schema.safeParse(value).success);
  if (forms.length > 0 !== (words !== undefined))
    throw new Error(`The documentation of ${name} does not say what its empty value means.`);
  return words === undefined ? "Refused." : `\`${forms.map(([form]) => form).join("`, `")}\`: ${words}`;
}

function nullWords(name: string, schema: z.ZodType, words: string | undefined): string {
  if (schema.safeParse(null).success !== (words !== undefined))
    throw new Error(`The documentation of ${name} does not say what null means.`);
  return words ?? "Refused.";
}

/** One table for each field of an entry, under its own heading. */
export function fieldSections(
  { entry, docs }: AnyKind,
  table: (heading: readonly string[], rows: readonly (readonly string[])[]) => string,
): string {
  const expected = new Map([
    ...entry.fields.map(({ name, expects }) => [name, expects] as const),
    ...Object.entries(entry.identity),
  ]);
  const sections = Object.entries(entry.schema.shape).map(([name, schema]) => {
    const words = docs[name];
    const expects = expected.get(name);
    if (!words || expects === undefined) throw new Error(`The field ${name} has no documentation.`);
    const { text, examples, undeclared, empty, null: nothing } = words;
    const rows = [
      ["Takes", `${sentence(expects)}.`],
      ["Example", examples.map((one) => `\`${inLine({ [name]: one })}\``).join("<br>")],
      ["Not declared", undeclared],
      ["Empty", emptyWords(name, schema, empty)],
      ["`null`", nullWords(name, schema, nothing)],
    ];
    return `#### \`${name}\`\n\n${text}\n\n${table(["", ""], rows)}`;
  });
  return sections.join("\n");
}

/** The rows of the table of lokaform.yaml. */
export function settingRows(): string[][] {
  return SETTINGS.filter(({ file }) => file !== undefined).map((row) => {
    const { parent, name, empty, example, schema } = row;
    const value = example as Json;
    return [
      `\`${fullName(row)}\`${row.file === "entry" ? " (in `projects`)" : ""}`,
      sentence(row.expects),
      `\`${inLine(parent === undefined ? { [name]: value } : { [parent]: { [name]: value } })}\``,
      defaultWords(row) ?? "not set",
      emptyWords(name, schema, empty),
    ];
  });
}

/** The rows of the table of a text source. */
export function sourceRows(): string[][] {
  return Object.entries<SourceField>(SOURCE_FIELDS).map(
    ([name, { text, expects, example, default: usual }]) => [
      `\`${name}\``,
      text,
      sentence(expects),
      `\`${inLine({ [name]: example })}\``,
      usual ?? "required",
    ],
  );
}

/** A member of a mapping as YAML in one line. */
function inLine(member: Record<string, Json>): string {
  const flow = stringify(member, { lineWidth: 0, collectionStyle: "flow", flowCollectionPadding: true });
  return flow.trim().replace(/^\{ (.*) \}$/s, "$1");
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
