/** What pull writes. */
import * as z from "zod";
import { SPLITS } from "../../kinds/backup.ts";
import type { CommandName } from "../../model/command.ts";
import { type SettingOption, setting } from "../../model/setting.ts";
import type { Topic } from "./topic.ts";

const commands: readonly CommandName[] = ["pull"];
const offered = "on the command line";
/** Several values, also with commas between them. */
const names = () =>
  z
    .array(z.string().min(1))
    .transform((list) => list.flatMap((one) => one.split(",").map((name) => name.trim())))
    .refine((list) => list.every((name) => name !== ""), "has an empty name");
const list = (metavar: string): SettingOption => ({ offered: "everywhere", as: "list", metavar });

export const SPLIT_BY = setting({
  name: "split_by",
  schema: () => z.enum(SPLITS),
  expects: "filename, prefix, tag or none",
  default: "none",
  commands: [...commands, "init"],
  option: { offered, as: "text", metavar: "filename|prefix|tag|none" },
  docs: {
    text: "Write one key manifest for each filename, prefix of the name (up to the first `.`, `:`, `/` or `_`) or first tag, in the folder `keys`. The other keys are in keys.yaml.",
  },
});

export const PULLED_LANGUAGES = setting({
  name: "languages",
  parent: "pull",
  schema: () =>
    z.union([
      z.literal("all").transform(() => ["all"]),
      names()
        .refine((list) => list.length > 0, "is empty")
        .meta({ minItems: 1 }),
    ]),
  expects: "all, or a list of languages of the project",
  commands: [...commands, "init"],
  file: "both",
  option: list("en,de|all"),
  docs: {
    example: "all",
    text: "Write the texts in these languages: a list, or `all`. If there are manifests, entries get these languages in addition to their own.",
    default:
      "the base language of the project; if there are manifests, the languages that an entry declares.",
  },
});

export const PULLED_FIELDS = setting({
  name: "fields",
  schema: names,
  expects: "names of fields with commas between them, or all",
  commands: [...commands, "init"],
  option: list("description,tags|all"),
  docs: {
    text: "Also write these fields of keys, where they differ from those of a new key, or from what a manifest says.",
    default: "texts, and what a new entry needs: `platforms`, `is_plural` and `is_archived`.",
  },
});

export const DIR = setting({
  name: "dir",
  schema: () => z.string().min(1),
  expects: "the path of a folder",
  commands,
  option: { offered, as: "text", metavar: "DIR" },
  docs: {
    text: "Folder of the first manifests.",
    default: "the folder of lokaform.yaml, or the working directory.",
  },
});

export const DRY_RUN = setting({
  name: "dry_run",
  schema: () => z.boolean(),
  expects: "true or false",
  default: false,
  commands,
  option: { offered, as: "switch" },
  docs: { text: "Print what would be written, and write nothing." },
});

export const NEW_ENTRIES = setting({
  name: "new",
  schema: () => z.boolean(),
  expects: "true or false",
  default: false,
  commands,
  option: { offered: "everywhere", as: "switch" },
  docs: {
    text: "Also declare live keys that no manifest has, if there are manifests. Each comes after its nearest relative by name. Without a relative, and with several manifests, it is listed instead.",
  },
});

export const REMOVE_MISSING = setting({
  name: "remove_missing",
  schema: () => z.boolean(),
  expects: "true or false",
  default: false,
  commands,
  option: { offered, as: "switch" },
  docs: {
    text: "List entries whose key is not live, and remove them after a question. The limits of removals count them.",
  },
});

export const PULL_TOPIC: Topic = {
  title: "For pull",

  settings: [SPLIT_BY, PULLED_LANGUAGES, PULLED_FIELDS, NEW_ENTRIES, REMOVE_MISSING, DIR, DRY_RUN],
};
