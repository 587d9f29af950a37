/** What init asks, and how to answer without a terminal. */
import * as z from "zod";
import type { CommandName } from "../../model/command.ts";
import { setting } from "../../model/setting.ts";
import type { Topic } from "./topic.ts";

const commands: readonly CommandName[] = ["init"];
const offered = "on the command line";

/** The workflows that init can write, each the name of a file in docs/workflows. */
export const WORKFLOW_NAMES = ["translations", "pull", "pull-request", "apply", "drift"] as const;
export type WorkflowName = (typeof WORKFLOW_NAMES)[number];

/** What is written if no question can be answered. */
export const USUAL_WORKFLOWS: readonly WorkflowName[] = ["translations", "pull"];

const WORKFLOW = z.enum([...WORKFLOW_NAMES, "none"]);

export const WORKFLOWS = setting({
  name: "workflows",
  schema: () =>
    z
      .array(z.string())
      .transform((list) => list.flatMap((one) => one.split(",").map((name) => name.trim())))
      .pipe(z.array(WORKFLOW))
      .refine((list) => !list.includes("none") || list.length === 1, "has none and other names")
      .refine(
        (list) =>
          !list.includes("translations") || list.every((name) => name === "translations" || name === "pull"),
        "has translations and a part of it",
      ),
  expects: `none, or names with commas between them: ${WORKFLOW_NAMES.join(", ")}. translations already contains pull-request, apply and drift`,
  commands,
  option: { offered, as: "list", metavar: "translations,pull|none" },
  docs: {
    text: "The workflows to write: `translations` (plan, apply and drift in a few lines), `pull` (a pull request with the texts that people changed), or `pull-request`, `apply` and `drift` as whole files.",
    default: "`translations` and `pull`, if there is no terminal for the question.",
  },
});

export const DEFAULT_BRANCH = setting({
  name: "default_branch",
  schema: () => z.string().regex(/^[^\s~^:?*[\\\p{C}]+$/u, "is not the name of a branch"),
  expects: "the name of a branch",
  commands,
  option: { offered, as: "text", metavar: "BRANCH" },
  docs: {
    text: "The branch from which the workflows apply.",
    default: "the default branch of the repository, as far as git knows it.",
  },
});

export const INIT_TOPIC: Topic = {
  title: "For init",
  settings: [WORKFLOWS, DEFAULT_BRANCH],
};
