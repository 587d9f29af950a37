/** The tables of the kinds and of the settings → the JSON Schemas of manifests and of lokaform.yaml, in the folder schema. */
import * as z from "zod";
import type { AnyKind } from "../src/kinds/kind.ts";
import type { Json } from "../src/model/json.ts";
import { fileAddress, schemaFile } from "../src/model/package.ts";
import type { Setting } from "../src/model/setting.ts";
import { KINDS } from "../src/run/kinds.ts";
import { LOKAFORM } from "../src/settings/table/commands.ts";
import { defaultWords, SETTINGS, sentences } from "../src/settings/table/table.ts";
import type { EntryReader } from "../src/yaml/entries.ts";
import { FIELD_DOCS, type FieldDocs, SOURCE_DOCS } from "./fieldDocs.ts";

type Node = z.core.JSONSchema.JSONSchema;
type Members = Record<string, Node>;

/** What a manifest accepts, as far as a schema can say it. Mistakes that need more than one value are not in it. */
export function manifestSchema(kind: AnyKind, docs = FIELD_DOCS[kind.plural] ?? {}): Node {
  const list = z.array(kind.entry.schema);
  const defaults = kind.defaults?.schema;
  const shape = { ...(defaults && { on_create: defaults.exactOptional() }), [kind.plural]: list };
  const schema = converted(z.strictObject(shape));
  const { on_create: onCreate, [kind.plural]: entries } = schema.properties as Members;
  const one = entries?.items as Node;
  if (!entries) throw new Error(`The schema of ${kind.plural} has no list.`);
  entries.description = `The ${kind.plural} of this file. An empty list is written [].`;
  describeEntry(one, kind.entry, docs);
  if (onCreate && kind.defaults) {
    onCreate.description = `Values for fields that a new ${kind.name} of this file does not declare. Existing ${kind.plural} are not changed by it.`;
    describeEntry(onCreate, kind.defaults, docs);
  }
  return titled(kind.plural, `Manifest of Lokaform with ${kind.plural} of a Lokalise project`, schema);
}

function describeEntry(entry: Node, reader: EntryReader<object>, docs: Readonly<Record<string, FieldDocs>>) {
  const expected = new Map([
    ...reader.fields.map(({ name, expects }) => [name, expects] as const),
    ...Object.entries(reader.identity),
  ]);
  for (const [name, member] of Object.entries(entry.properties as Members)) {
    const { text, examples = [], undeclared } = docs[name] ?? {};
    if (text === undefined) throw new Error(`The field ${name} has no documentation.`);
    const sentences = [text, `Value: ${expected.get(name)}.`, `Without it: ${undeclared}`];
    member.description = plain(sentences.join(" "));
    member.examples = [...examples];
  }
}

/** What lokaform.yaml accepts. An empty file is accepted, too. */
export function settingsSchema(): Node {
  const top = mappingOf("top");
  const entry: Node = { ...mappingOf("entry"), required: ["project"] };
  const { projects = {} } = top.properties as Members;
  Object.assign(projects, {
    minProperties: 1,
    propertyNames: { pattern: "^[A-Za-z0-9_-][A-Za-z0-9_.-]*$" },
    additionalProperties: entry,
  });
  return titled(LOKAFORM, "Settings of Lokaform", {
    ...converted(z.unknown()),
    ...top,
    type: ["object", "null"],
    not: { type: "object", required: ["project", "projects"] },
  });
}

function mappingOf(where: "top" | "entry"): Node {
  const rows = SETTINGS.filter(({ file }) => file === where || file === "both");
  const parents = new Set(rows.flatMap(({ parent }) => parent ?? []));
  const within = (name: string | undefined): Members =>
    Object.fromEntries(
      rows.filter(({ parent }) => parent === name).map((row) => [row.name, settingNode(row)]),
    );
  const groups = [...parents].map((name): [string, Node] => [
    name,
    { description: `Values of ${name}.`, ...mappingWith(within(name)) },
  ]);
  return mappingWith({ ...within(undefined), ...Object.fromEntries(groups) });
}

function mappingWith(properties: Members): Node {
  return { type: "object", properties, additionalProperties: false };
}

function settingNode(row: Setting): Node {
  const { $schema: _, ...node } = converted(row.schema);
  const usual = defaultWords(row);
  const sentences = [fileText(row), ...(usual === undefined ? [] : [`Default: ${usual}.`])];
  if (row.entries) describeSource(node);
  const { example } = row;
  if (example === undefined) throw new Error(`The setting ${row.name} has no example.`);
  return { ...node, description: plain(sentences.join(" ")), examples: [example as Json] };
}

/** The fields of a text source. */
function describeSource({ items }: Node) {
  const members = (items as Node).properties as Members;
  for (const [name, { text, example, default: usual }] of Object.entries(SOURCE_DOCS))
    Object.assign(members[name] ?? {}, {
      description: plain(usual === undefined ? text : `${text} Default: ${usual}.`),
      examples: [example],
    });
}

function converted(schema: z.ZodType): Node {
  const made = z.toJSONSchema(schema, {
    io: "input",
    target: "draft-2020-12",
    override: ({ jsonSchema }) => {
      // The draft has no empty list of items.
      if (jsonSchema.prefixItems?.length === 0) delete jsonSchema.prefixItems;
      // Larger numbers are refused when the YAML is read.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return JSON.parse(JSON.stringify(made).replaceAll("__schema0", "json"));
}

function titled(name: string, title: string, { $schema, ...schema }: Node): Node {
  return { $schema, $id: fileAddress(schemaFile(name)), title, ...schema } as Node;
}

/** Editors show descriptions as plain text. */
function plain(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll("`", "");
}

/** The files of the folder schema, by name. */
export function schemaFiles(): Map<string, string> {
  const schemas = [
    ...KINDS.map((kind) => [kind.plural, manifestSchema(kind)] as const),
    [LOKAFORM, settingsSchema()] as const,
  ];
  return new Map(schemas.map(([name, schema]) => [schemaFile(name), `${JSON.stringify(schema, null, 2)}\n`]));
}

/** For the table of lokaform.yaml: Markdown. Its default is in a column of its own. */
export function fileText({ text, inFile }: Setting): string {
  return sentences(text, inFile);
}
