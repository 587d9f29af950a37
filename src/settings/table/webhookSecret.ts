/** Which webhook's secret, and where it goes. */
import * as z from "zod";
import type { CommandName } from "../../model/command.ts";
import { setting } from "../../model/setting.ts";
import { FILE_PATH, type Topic, YES_OR_NO } from "./commands.ts";

const commands: readonly CommandName[] = ["webhook-secret"];

export const WEBHOOK = setting({
  name: "webhook",
  schema: () => z.string().min(1),
  expects: "the id or the URL of a webhook",
  commands,
  option: { offered: "everywhere", as: "text", metavar: "URL|ID" },
  text: "Id of the webhook, or its whole URL if no other webhook has the same one. The URL may contain `${NAME}`, as in the manifest.",
});

export const SECRETS_FILE = setting({
  ...FILE_PATH,
  name: "secrets_file",
  commands,
  option: { offered: "everywhere", as: "text", metavar: "FILE" },
  text: "File for the secret. Only its owner can read it.",
});

export const ROTATE = setting({
  ...YES_OR_NO,
  name: "rotate",
  commands,
  option: { offered: "everywhere", as: "switch" },
  text: "Make a new secret first. The service uses it at once.",
  inAction: "It runs only where apply may write.",
});

export const WEBHOOK_SECRET_TOPIC: Topic = {
  title: "For webhook-secret",
  settings: [WEBHOOK, SECRETS_FILE, ROTATE],
};
