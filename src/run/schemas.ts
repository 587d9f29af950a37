/** The JSON Schemas of the files that users write. They are in the folder schema of this package. */
import { fileAddress } from "../model/package.ts";

/** The path of a schema in the package. `name`: `keys`. */
export function schemaFile(name: string): string {
  return `schema/${name}.json`;
}

/** The address at the tag of this version: a later release does not change what an editor reports. */
export function schemaAddress(name: string): string {
  return fileAddress(schemaFile(name));
}

/**
 * The text of the comment at the top of a file that we write: editors with a YAML language server then check the file.
 * `name`: `keys`.
 */
export function schemaLine(name: string): string {
  return `yaml-language-server: $schema=${schemaAddress(name)}`;
}
