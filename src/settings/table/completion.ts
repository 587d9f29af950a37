/** For which shell a completion script is printed. */
import * as z from "zod";
import { setting } from "../../model/setting.ts";
import type { Topic } from "./topic.ts";

const SHELLS = ["bash", "zsh"] as const;

export type Shell = (typeof SHELLS)[number];

export const SHELL = setting({
  name: "shell",
  schema: () => z.enum(SHELLS),
  expects: `one of ${SHELLS.join(", ")}`,
  commands: ["completion"],
  option: { offered: "as an argument", as: "text", metavar: SHELLS.join("|") },
  docs: { text: "The shell that the script is for." },
});

export const COMPLETION_TOPIC: Topic = { title: "For completion", settings: [SHELL] };
