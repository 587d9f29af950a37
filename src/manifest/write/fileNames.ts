/** File names from prefixes, tags and filenames of a project, which strangers may have written. */

/** Names that Windows gives to devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i;
const MAX_LENGTH = 60;

/** A safe name for each group, without its extension. No two are equal, even if the file system ignores case. */
export function fileNames(groups: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const group of [...new Set(groups)].sort()) {
    const stem = safeName(group);
    let name = stem;
    for (let count = 2; taken.has(folded(name)); count++) name = `${stem}-${count}`;
    taken.add(folded(name));
    names.set(group, name);
  }
  return names;
}

/** Only letters, digits, and single `.`, `-`, `_` between them. */
function safeName(group: string): string {
  const plain = group
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}._-]+/gu, "-")
    .replace(/([._-])[._-]+/g, "$1");
  const short = [...plain]
    .slice(0, MAX_LENGTH)
    .join("")
    .replace(/^[._-]+|[._-]+$/g, "");
  if (short === "") return "group";
  return DEVICE.test(short) ? `group-${short}` : short;
}

function folded(name: string): string {
  return name.toLowerCase().toUpperCase().normalize("NFKD");
}
