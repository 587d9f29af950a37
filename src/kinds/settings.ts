/** Settings that several kinds have. */
import * as z from "zod";
import { COMPARE_COMMANDS, MANIFEST_COMMANDS } from "../model/command.ts";
import { loosensUpward, type Setting, setting } from "../model/setting.ts";
import { FEW_GLOBS, globText } from "./glob.ts";

const LIMIT = { parent: "limits", commands: COMPARE_COMMANDS, file: "both" } as const;

export const COUNT = { ...LIMIT, schema: () => z.int().min(0), expects: "a whole number, 0 or more" };

export function countLimit(name: string, usual: number, text: string, example: number) {
  return setting({ ...COUNT, name, default: usual, loosens: loosensUpward(usual), example, text });
}

export function percentLimit(name: string, usual: number, text: string, example: number) {
  return setting({
    ...LIMIT,
    name,
    schema: () => z.number().min(0).max(100),
    expects: "a number from 0 to 100",
    default: usual,
    loosens: loosensUpward(usual),
    example,
    text,
  });
}

/** Where the manifests of a kind are. */
export function manifestSetting(
  name: string,
  words: Pick<Setting, "example" | "text" | "inHelp" | "inAction" | "usual">,
) {
  return setting({
    name,
    schema: () =>
      z
        .array(globText())
        .min(1)
        .refine(...FEW_GLOBS),
    expects: "a list of paths or globs, relative to lokaform.yaml",
    commands: [...MANIFEST_COMMANDS, "pull"],
    file: "both",
    option: { offered: "everywhere", as: "list", metavar: "GLOB" },
    inFile: "Relative to lokaform.yaml.",
    ...words,
  });
}
