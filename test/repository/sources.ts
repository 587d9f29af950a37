/** The files of `src`, with forward slashes in their names. */
import { globSync, readFileSync } from "node:fs";

export interface Source {
  file: string;
  text: string;
}

export const SOURCES: readonly Source[] = globSync("src/**/*.ts")
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(file, "utf8") }))
  .sort((a, b) => (a.file < b.file ? -1 : 1));
