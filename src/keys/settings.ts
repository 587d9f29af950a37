/** The settings of keys. */
import * as z from "zod";
import { FEW_GLOBS, globText } from "../kinds/glob.ts";
import { COMPARE_COMMANDS, MANIFEST_COMMANDS } from "../model/command.ts";
import { type KindSettings, loosensAlong, loosensUpward, PRUNES, setting } from "../model/setting.ts";

export const REMOVALS = setting({
  name: "removals",
  parent: "limits",
  schema: () => z.int().min(0),
  expects: "a whole number, 0 or more",
  default: 25,
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: loosensUpward(25),
  example: 50,
  text: "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.",
});

export const REMOVALS_PERCENT = setting({
  name: "removals_percent",
  parent: "limits",
  schema: () => z.number().min(0).max(100),
  expects: "a number from 0 to 100",
  default: 10,
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: loosensUpward(10),
  example: 5,
  text: "Maximum number of keys and texts to remove in one run, as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.",
});

export const OVERWRITES_PERCENT = setting({
  name: "overwrites_percent",
  parent: "limits",
  schema: () => z.number().min(0).max(100),
  expects: "a number from 0 to 100",
  default: 50,
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: loosensUpward(50),
  example: 20,
  text: "A run may overwrite live values of at most this percentage of the declared keys that are in the project. It is used only if there are 20 keys or more.",
});

export const UNVERIFIED = setting({
  name: "unverified",
  parent: "limits",
  schema: () => z.int().min(0),
  expects: "a whole number, 0 or more",
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: loosensUpward(Number.POSITIVE_INFINITY),
  example: 500,
  text: "Maximum number of translations that changes of base texts may mark unverified in one run. It has no effect if the setting `auto_toggle_unverified` of the project is off.",
  usual: "no limit",
});

export const keySettings: KindSettings = {
  manifests: setting({
    name: "keys",
    schema: () =>
      z
        .array(globText())
        .min(1)
        .refine(...FEW_GLOBS),
    expects: "a list of paths or globs, relative to lokaform.yaml",
    commands: [...MANIFEST_COMMANDS, "pull"],
    file: "both",
    option: { offered: "everywhere", as: "list", metavar: "GLOB" },
    example: ["l10n/**/keys.yaml"],
    text: "Key manifests, as paths or globs.",
    inHelp: "Turns prune off, except for what `--prune` names.",
    inAction: "Relative to `working-directory`. Turns prune off.",
    inFile: "Relative to lokaform.yaml.",
    usual: "`keys.yaml`, if there is one.",
  }),
  prune: setting({
    name: "keys",
    parent: "prune",
    schema: () => z.enum(PRUNES),
    expects: "off, owned or all",
    default: "off",
    commands: COMPARE_COMMANDS,
    file: "both",
    loosens: loosensAlong(PRUNES, "off"),
    example: "owned",
    text: "Which undeclared keys to remove: `off` (none), `owned` (those with the tag `lokaform:<owner>`, see the setting `owner`) or `all`.",
  }),
  limits: [REMOVALS, REMOVALS_PERCENT, OVERWRITES_PERCENT, UNVERIFIED],
};
