/** Which JSON Schema is printed. */
import * as z from "zod";
import { setting } from "../../model/setting.ts";
import { MANIFEST_SETTINGS } from "./kinds.ts";
import type { Topic } from "./topic.ts";

/** The name of the schema of lokaform.yaml. */
export const LOKAFORM = "lokaform";

/** A schema for the manifests of each kind, and one for lokaform.yaml. */
const NAMES: readonly string[] = [...MANIFEST_SETTINGS.map(({ name }) => name), LOKAFORM];

export const SCHEMA_NAME = setting({
  name: "schema_name",
  schema: () => z.enum(NAMES),
  expects: `one of ${NAMES.join(", ")}`,
  commands: ["schema"],
  option: { offered: "as an argument", as: "text", metavar: NAMES.join("|") },
  docs: { text: "The schema to print." },
});

export const SCHEMA_TOPIC: Topic = { title: "For schema", settings: [SCHEMA_NAME] };
