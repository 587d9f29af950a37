/** A third kind, as a maintainer would add it to `src/kinds/`: gadgets, which have a name, a colour and a shelf. */
import * as z from "zod";
import { declaredTwice } from "../../../src/kinds/declaration.ts";
import { entrySchema } from "../../../src/kinds/declaredEntry.ts";
import { scalarFields } from "../../../src/kinds/field.ts";
import type { Kind } from "../../../src/kinds/kind.ts";
import { readListed } from "../../../src/kinds/read.ts";
import { COMPARE_COMMANDS, MANIFEST_COMMANDS } from "../../../src/model/command.ts";
import { problem } from "../../../src/model/problem.ts";
import { setting } from "../../../src/model/setting.ts";
import type { EntryReader } from "../../../src/yaml/entries.ts";

export interface LiveGadget {
  gadget_id: string;
  name: string;
  colour: string;
  stored: boolean;
}

export type GadgetOut = Partial<Omit<LiveGadget, "gadget_id">>;

const text = z.string().min(1);
const row = {
  expects: "a text",
  schema: text,
  value: z.string(),
  desired: (declared: string) => declared,
} as const;
const word = (value: string) => ({ as: "word", word: value }) as const;

const gadgetFields = [
  scalarFields<LiveGadget, object, GadgetOut>()({
    ...row,
    name: "name",
    role: "identity",
    live: ({ name }) => name,
    toManifest: (name) => name,
    write: (out, name) => {
      out.name = name;
    },
    show: word,
  }),
  scalarFields<LiveGadget, object, GadgetOut>()({
    ...row,
    name: "colour",
    unset: "",
    live: ({ colour }) => colour,
    toManifest: (colour) => (colour === "" ? undefined : colour),
    write: (out, colour) => {
      out.colour = colour;
    },
    show: word,
  }),
  scalarFields<LiveGadget, object, GadgetOut>()({
    name: "stored",
    role: "archive",
    expects: "true or false",
    schema: z.boolean(),
    value: z.boolean(),
    unset: false,
    live: ({ stored }) => stored,
    desired: (declared) => declared,
    toManifest: (stored) => stored,
    write: (out, stored) => {
      out.stored = stored;
    },
    show: (stored) => word(stored ? "yes" : "no"),
  }),
] as const;

const gadgetEntry = entrySchema(gadgetFields)
  .required({ name: true })
  .extend({ gadget_id: text.exactOptional() });
type GadgetValues = z.output<typeof gadgetEntry>;

const ENTRY: EntryReader<GadgetValues> = {
  schema: gadgetEntry,
  fields: gadgetFields,
  identity: { gadget_id: "the id of the gadget, as text" },
  thing: "a gadget",
};

const about = { text: "About gadgets." };
const removed = setting("destroy_gadgets", {
  parent: "limits",
  schema: () => z.int().min(0),
  expects: "a whole number, 0 or more",
  default: 3,
  commands: COMPARE_COMMANDS,
  file: "both",
  ...about,
});

export const gadgetKind: Kind<GadgetValues, LiveGadget, object, GadgetOut> = {
  name: "gadget",
  plural: "gadgets",
  words: {
    prefix: "gadget ",
    maxName: 80,
    renamed: "will be renamed; keeps its id",
    lostOnRestore: "Ids do not come back.",
    removed: ["gadgets"],
  },
  settings: {
    manifests: setting("gadgets", {
      schema: () => z.array(text).min(1),
      expects: "a list of paths or globs, relative to lokaform.yaml",
      commands: MANIFEST_COMMANDS,
      file: "both",
      option: { offered: ["option", "input"], as: "list", metavar: "GLOB" },
      ...about,
    }),
    prune: setting("gadgets", {
      parent: "prune",
      schema: () => z.enum(["off", "all"]),
      expects: "off or all",
      default: "off",
      commands: COMPARE_COMMANDS,
      file: "both",
      ...about,
    }),
    limits: [removed],
  },
  limits: { removed },
  sharedByBranches: false,
  namesByPlatform: false,
  backsUpWhole: false,
  removalBy: () => "archive",
  fields: gadgetFields,
  label: ({ name }) => name,
  identity: ({ name }) => name,
  lacks: ({ colour }) =>
    colour === undefined
      ? { code: "wrong-value", message: "A new gadget needs a colour.", path: [] }
      : undefined,
  context: () => ({}),
  liveContext: () => ({}),
  id: ({ gadget_id }) => gadget_id,
  idMember: "gadget_id",
  declaredId: ({ gadget_id }) => gadget_id,
  liveLabel: ({ name }) => name,
  tags: () => [],
  isArchived: ({ stored }) => stored,
  staysArchived: ({ stored: declared }, { stored }) => stored && declared === undefined,
  lastEdit: () => undefined,
  hidden: () => null,
  fingerprint: ({ name, colour, stored }) => [name, colour, stored],
  entry: ENTRY,
  readManifest: (path, text) => readListed({ plural: "gadgets", entry: ENTRY }, path, text),
  checkTogether: (entries) =>
    entries.flatMap((second, index) => {
      const first = entries.slice(0, index).find(({ values }) => values.name === second.values.name);
      const thing = `Gadget "${second.values.name}"`;
      return first ? [declaredTwice("duplicate-member", thing, { second, first, field: "name" })] : [];
    }),
  remarks: [],
  checkEntry: ({ values }) =>
    values.colour === "invisible" ? [problem("wrong-value", "No gadget is invisible. Choose a colour.")] : [],
  match(declared, { objects }) {
    const matches = declared.map((entry) => {
      const live = objects.find(({ name }) => name === entry.values.name);
      return { declared: entry, ...(live && { live }) };
    });
    const matched = new Set(matches.map(({ live }) => live));
    const unmanaged = objects.filter((one) => !matched.has(one));
    return { matches, refused: [], remarks: [], unmanaged, namesakes: new Set() };
  },
  names: ({ name }) => [name],
  texts: ({ colour }) => [colour],
  restore: { find: ({ declared }, _live, _others, context) => ({ declared, context, gone: "key-gone" }) },
};

export const GADGET_DOCS = {
  name: { text: "Its name.", examples: ["lamp"], undeclared: "Refused." },
  colour: { text: "Its colour.", examples: ["red"], undeclared: "Not managed." },
  stored: { text: "Whether it is in the cellar.", examples: [true], undeclared: "Not managed." },
  gadget_id: { text: "Its id.", examples: ["1"], undeclared: "Matched by its name." },
};
