/** How the sandbox runs. */
import * as z from "zod";
import type { CommandName } from "../../model/command.ts";
import { type SettingOption, setting } from "../../model/setting.ts";
import { FILE_PATH, type Topic, YES_OR_NO } from "./commands.ts";

const commands: readonly CommandName[] = ["sandbox"];
const offered = "on the command line";
const file: SettingOption = { offered, as: "text", metavar: "FILE" };
const upTo = (most: number) => ({
  schema: () => z.int().min(0).max(most),
  expects: `a whole number from 0 to ${most}`,
});

export const PORT = setting({
  ...upTo(65_535),
  name: "port",
  default: 0,
  commands,
  option: { offered, as: "number", metavar: "N" },
  text: "Port to listen on.",
  usual: "any free port.",
});

export const STATE = setting({
  ...FILE_PATH,
  name: "state",
  commands,
  option: file,
  text: "JSON file with the projects. It is read at the start, or created if it does not exist. It is updated after each write.",
});

export const COPY_OF = setting({
  name: "copy_of",
  schema: () => z.string().min(1),
  expects: "the id of a project",
  commands,
  option: { offered, as: "text", metavar: "ID" },
  text: "Start with a copy of this live project, to rehearse on. Its id, `id:branch` or its URL. It is only read, with the token of the other commands.",
  inHelp:
    "With `--state`, the file must not exist. Without `--copy-of`, the sandbox later continues from that file.",
});

export const NO_LIMITS = setting({
  ...YES_OR_NO,
  name: "no_limits",
  commands,
  option: { offered, as: "switch" },
  text: "Do not enforce the service's limits (6 requests per second, 10 at the same time).",
});

export const LOG = setting({
  ...FILE_PATH,
  name: "log",
  commands,
  option: file,
  text: "Write one line of JSON for each request: time, method, path, status, bytes of the answer, ms.",
});

export const SANDBOX_TOPIC: Topic = {
  title: "For the sandbox",
  settings: [PORT, STATE, COPY_OF, NO_LIMITS, LOG],
};
