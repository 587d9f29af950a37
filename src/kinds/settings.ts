import * as z from "zod";
import { FEW_GLOBS, globText } from "../locales/glob.ts";
import { COMPARE_COMMANDS, MANIFEST_COMMANDS } from "../model/command.ts";
import { loosensAlong, loosensUpward, type PRUNES, type Setting, setting } from "../model/setting.ts";

/** A setting of lokaform.yaml, for all projects or for one, that decides what a comparison finds or does. */
export const COMPARED = { commands: COMPARE_COMMANDS, file: "both" } as const;

export function oneOf<const Value extends string>(values: readonly Value[]) {
  return { schema: () => z.enum(values), expects: `${values.slice(0, -1).join(", ")} or ${values.at(-1)}` };
}

export const COUNT = { schema: () => z.int().min(0), expects: "a whole number, 0 or more" };
export const PERCENT = { schema: () => z.number().min(0).max(100), expects: "a number, 0 to 100, without %" };
export const LIMIT = { ...COMPARED, parent: "limits" } as const;

export function limit(
  of: typeof COUNT | typeof PERCENT,
  name: string,
  usual: number,
  text: string,
  example: number,
) {
  return setting(name, { ...LIMIT, ...of, default: usual, loosens: loosensUpward(usual), example, text });
}

export function pruneSetting(
  name: string,
  values: readonly (typeof PRUNES)[number][],
  example: string,
  text: string,
) {
  return setting(name, {
    ...COMPARED,
    ...oneOf(values),
    parent: "prune",
    default: "off",
    loosens: loosensAlong(values, "off"),
    example,
    text,
  });
}

export function manifestSetting(
  name: string,
  words: Pick<Setting, "example" | "text" | "inAction" | "usual">,
) {
  return setting(name, {
    schema: () =>
      z
        .array(globText())
        .min(1)
        .refine(...FEW_GLOBS),
    expects: "a list of paths or globs, relative to lokaform.yaml",
    commands: [...MANIFEST_COMMANDS, "pull"],
    file: "both",
    option: { offered: ["option", "input"], inputOf: MANIFEST_COMMANDS, as: "list", metavar: "GLOB" },
    inFile: "Relative to lokaform.yaml.",
    ...words,
  });
}
