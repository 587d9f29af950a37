/** The settings of webhooks. */
import * as z from "zod";
import { FEW_GLOBS, globText } from "../kinds/glob.ts";
import { COMPARE_COMMANDS, MANIFEST_COMMANDS } from "../model/command.ts";
import { type KindSettings, loosensAlong, loosensUpward, setting } from "../model/setting.ts";

export const WEBHOOK_REMOVALS = setting({
  name: "webhook_removals",
  parent: "limits",
  schema: () => z.int().min(0),
  expects: "a whole number, 0 or more",
  default: 2,
  commands: COMPARE_COMMANDS,
  file: "both",
  loosens: loosensUpward(2),
  example: 0,
  text: "Maximum number of webhooks to remove in one run.",
});

export const webhookSettings: KindSettings = {
  manifests: setting({
    name: "webhooks",
    schema: () =>
      z
        .array(globText())
        .min(1)
        .refine(...FEW_GLOBS),
    expects: "a list of paths or globs, relative to lokaform.yaml",
    commands: [...MANIFEST_COMMANDS, "pull"],
    file: "both",
    option: { offered: "everywhere", as: "list", metavar: "GLOB" },
    example: ["l10n/webhooks.yaml"],
    text: "Webhook manifests, as paths or globs.",
    inHelp: "Turns prune off, like `--keys`.",
    inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
    inFile: "Relative to lokaform.yaml.",
    usual: "`webhooks.yaml`, if there is one (not for a branch of a project).",
  }),
  prune: setting({
    name: "webhooks",
    parent: "prune",
    schema: () => z.enum(["off", "all"]),
    expects: "off or all",
    default: "off",
    commands: COMPARE_COMMANDS,
    file: "both",
    loosens: loosensAlong(["off", "all"], "off"),
    example: "all",
    text: "Which undeclared webhooks to remove: `off` (none) or `all`. `webhooks: []` in the manifest declares that there are none. A workflow does not remove webhooks whose URL is in no manifest: for that, run `lokaform apply` at a terminal.",
  }),
  limits: [WEBHOOK_REMOVALS],
};
