/** The texts that are already in the code. */
import * as z from "zod";
import { FEW_GLOBS } from "../../kinds/glob.ts";
import { MANIFEST_COMMANDS } from "../../model/command.ts";
import type { Json } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import { setting } from "../../model/setting.ts";
import { PLATFORMS } from "../../wire/key.ts";
import { filesComplaint, keyNameComplaint, sourceComplaints } from "../textChecks.ts";

const text = () =>
  z
    .string()
    .refine((one) => one !== "", "is empty")
    .meta({ minLength: 1 });
const list = <One extends z.ZodType>(one: One) =>
  z
    .array(one)
    .refine((all) => all.length > 0, "is empty")
    .meta({ minItems: 1 });

function checked(complaint: (value: string) => string | undefined) {
  return text().superRefine((value, { addIssue }) => {
    const message = value === "" ? undefined : complaint(value);
    if (message !== undefined) addIssue({ code: "custom", message });
  });
}

export interface SourceField {
  schema: () => z.ZodType;
  expects: string;
  /** For the documentation, in Markdown. */
  text: string;
  default?: string;
  example: Json;
}

/** The fields of a text source, in the order of the documentation. */
export const SOURCE_FIELDS = {
  files: {
    schema: () => checked(filesComplaint),
    expects: "a path or glob, relative to lokaform.yaml, such as src/locales/{lang}.json",
    text: "The files. `{lang}` is the code of the language. It may be a folder, a file, or a part of a name.",
    example: "src/locales/{lang}.json",
  },
  languages: {
    schema: () => list(text()),
    expects: "a list of languages, as the project names them",
    text: "The languages whose texts are read, as the project names them.",
    default: "the base language of the project",
    example: ["en", "de"],
  },
  language: {
    schema: text,
    expects: "a language, as the project names it",
    text: "The language of files without `{lang}` in their path. A string catalog (`.xcstrings`) names its languages itself.",
    default: "the code in the path",
    example: "en",
  },
  language_map: {
    schema: () => z.record(z.string(), text()).refine((map) => !Object.hasOwn(map, ""), "has an empty code"),
    expects: "a mapping of codes in paths or files to languages of the project",
    text: "Codes in paths or files that differ from those of the project.",
    default: "the codes are the same",
    example: { "pt-BR": "pt_BR" },
  },
  key_name: {
    schema: () => checked(keyNameComplaint),
    expects: "a text with {path}, and optionally {file} and {dir}",
    text: "The name of the key. `{path}`: the nested names in the file, with `.` between them. `{file}`: the name of the file, without its extension and language. `{dir}`: the name of its folder; a folder that names a language does not count.",
    default: "`{path}`",
    example: "{file}.{path}",
  },
  platform: {
    schema: () => z.enum(PLATFORMS),
    expects: `one of ${PLATFORMS.join(", ")}`,
    text: "The platform on which the key has this name. On other platforms, another source or keys.yaml says the name.",
    default: "the name is that of all platforms",
    example: "ios",
  },
  platforms: {
    schema: () => list(z.enum(PLATFORMS)),
    expects: `a list of platforms: ${PLATFORMS.join(", ")}`,
    text: "The platforms of a new key. Existing keys keep theirs.",
    default: "keys.yaml must say it, or the key must exist",
    example: ["web"],
  },
  tags: {
    schema: () => z.array(text()),
    expects: "a list of tags",
    text: "Tags of a new key. Existing keys keep theirs.",
    default: "none",
    example: ["from-code"],
  },
  plurals: {
    schema: () => z.enum(["none", "i18next"]),
    expects: "none or i18next",
    text: "How JSON files write plural texts. `i18next`: `item_one` and `item_other` are the forms of the plural key `item`.",
    default: "`none`: each string is a text of its own",
    example: "i18next",
  },
} as const satisfies Readonly<Record<string, SourceField>>;

type Fields = typeof SOURCE_FIELDS;
type Shape = { -readonly [Name in keyof Fields]: z.ZodExactOptional<ReturnType<Fields[Name]["schema"]>> };

const source = once(() => {
  const optional = Object.fromEntries(
    Object.entries(SOURCE_FIELDS).map(([name, { schema }]) => [name, schema().exactOptional()]),
  ) as unknown as Shape;
  return z
    .strictObject({ ...optional, files: SOURCE_FIELDS.files.schema() })
    .superRefine((value, { addIssue }) => {
      for (const { path, message } of sourceComplaints(value)) addIssue({ code: "custom", path, message });
    });
});

export const TEXTS = setting({
  name: "texts",
  schema: () => z.array(source()).refine(...FEW_GLOBS),
  expects: "a list of text sources, each with files",
  entries: {
    get schema() {
      return source();
    },
    fields: Object.entries(SOURCE_FIELDS).map(([name, { expects }]) => ({ name, expects })),
    identity: {},
    thing: "a text source",
  },
  commands: [...MANIFEST_COMMANDS, "pull"],
  file: "both",
  empty: "The same as without it.",
  example: [{ files: "src/locales/{lang}.json" }],
  text: "Files of the app that already contain its texts, such as `en.json`: see [texts.md](texts.md).",
  usual: "none",
});
