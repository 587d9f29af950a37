/** The JSON Schemas of the files that users write, by a validator that is not ours. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";

export const SCHEMAS = ["keys", "webhooks", "lokaform"] as const;
export type SchemaName = (typeof SCHEMAS)[number];

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true });
const compiled = new Map<SchemaName, ValidateFunction>();

/** What the schema reports about the text of a file, each with its place. */
export function schemaErrors(name: SchemaName, text: string): string[] {
  const check = compiled.get(name) ?? ajv.compile(JSON.parse(readFileSync(`schema/${name}.json`, "utf8")));
  compiled.set(name, check);
  check(parse(text));
  return (check.errors ?? []).map(({ instancePath, message = "" }) => `${instancePath} ${message}`);
}
