/** What is done about texts that are probably wrong. */
import * as z from "zod";
import type { CommandName } from "../../model/command.ts";
import { CHECK_LEVELS, CHECKS, type CheckName, setting } from "../../model/setting.ts";
import type { Topic } from "./commands.ts";

const commands: readonly CommandName[] = ["validate", "plan", "apply"];

const TEXTS: Readonly<Record<CheckName, string>> = {
  placeholders:
    "Placeholders such as `%d`, `{name}` or `{{name}}` that differ between the languages of a key. All checks and their levels are in [checks.md](checks.md).",
  icu: "ICU messages with a mistake, such as a plural without `other`.",
  plurals: "Plural forms that a language needs and a text lacks.",
  length: "Texts that are longer than `char_limit`.",
  blanks: "Blanks or line breaks at the start or end of a text that the base text does not have.",
  base: "Keys with a text in other languages, but none in the base language.",
};

const row = (name: CheckName) =>
  setting({
    name,
    parent: "checks",
    schema: () => z.enum(CHECK_LEVELS),
    expects: "warn, error or off",
    default: "warn",
    commands,
    file: "both",
    example: "error",
    text: TEXTS[name],
  });

export const CHECK_SETTINGS = CHECKS.map((name) => ({ name, row: row(name) }));

export const CHECKS_TOPIC: Topic = {
  title: "Advice on texts",
  settings: CHECK_SETTINGS.map((one) => one.row),
};
