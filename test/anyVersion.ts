import { VERSION } from "../src/model/package.ts";

/** Links to pages of Lokaform name its version. A release must not change golden files. */
export function ofAnyVersion(words: string): string {
  return words.replaceAll(`/v${VERSION}/`, "/vVERSION/");
}
