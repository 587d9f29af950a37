/** A test checks that it is the version of package.json. */
export const VERSION = "0.1.0";

/** How people get the program that all messages call lokaform. It changes when the package is in the registry of npm. */
export const INSTALL = "To install the command lokaform, see Install in docs/cli.md.";

const REPOSITORY = "lokaform/lokaform";
/** The tag of this version: a later release does not change what a link shows. */
const TAG = `v${VERSION}`;

export function fileAddress(path: string): string {
  return `https://raw.githubusercontent.com/${REPOSITORY}/${TAG}/${path}`;
}

export function schemaFile(name: string): string {
  return `schema/${name}.json`;
}

export function pageAddress(path: string): string {
  return `https://github.com/${REPOSITORY}/blob/${TAG}/${path}`;
}
