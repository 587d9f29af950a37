import type { TextSource } from "./textSource.ts";

/** A source file, and what its path says about its texts. */
export interface TextFile {
  source: TextSource;
  /** The language of its texts, as the project names it. Undefined: the file names the language of each text. */
  language: string | undefined;
  /** The values of `{file}` and `{dir}` in `key_name`. */
  file: string;
  dir: string;
}
