/** A live project as the text of new manifests. */
import type { Split } from "../kinds/backup.ts";
import type { Live } from "../kinds/declaration.ts";
import type { AnyKind, Kinds } from "../kinds/kind.ts";
import type { Entry, ProjectContext } from "../kinds/traits.ts";
import { append, canonical, grouped, type Json } from "../model/json.ts";
import { WRITE_ALL } from "../model/verdict.ts";
import { yamlText } from "../yaml/yamlText.ts";
import { type LeftOut, newEntries, type ReadyEntry, type Wanted } from "./newEntries.ts";

export interface NewManifest {
  /** The plural of its kind. */
  kind: string;
  /** The safe name of its group. Undefined: it is the only file of its kind, or has the objects without a group. */
  group: string | undefined;
  entries: number;
  text: string;
}

export interface NewManifestOptions extends Wanted {
  split: Split;
  /** Lines of comment at the top of a file of this kind. */
  header?(kind: string): readonly string[];
}

/** The manifests of all kinds that were read. Who wrote a text last plays no part. The same project always gives the same texts. */
export function newManifests(
  kinds: Kinds,
  { project, objects }: Live,
  context: Pick<ProjectContext, "rules" | "variables">,
  options: NewManifestOptions,
) {
  const left: LeftOut[] = [];
  /** Fields that were not asked for, with the number of objects in which they differ from those of a new object. */
  const unasked: { kind: string; field: string; count: number }[] = [];
  const manifests = kinds.flatMap((kind) => {
    const live = objects[kind.plural];
    if (!live) return [];
    const made = newEntries(
      kind,
      live.objects,
      { live, context: { ...context, project, verdicts: WRITE_ALL }, declared: [] },
      options,
    );
    append(left, made.left);
    append(
      unasked,
      [...made.unasked].map(([field, count]) => ({ kind: kind.name, field, count })),
    );
    const header = options.header?.(kind.plural) ?? [];
    return inGroups(kind, made.entries, options.split).map(({ group, entries }) => ({
      kind: kind.plural,
      group,
      entries: entries.length,
      text: yamlText(contentOf(kind, entries), header),
    }));
  });
  return { manifests, left, unasked };
}

/** The file without a group comes first. Without any object, it is the only one. */
function inGroups(
  { newManifest }: AnyKind,
  all: readonly ReadyEntry[],
  split: Split,
): { group: string | undefined; entries: readonly ReadyEntry[] }[] {
  const groups = grouped(all, ({ live }) => newManifest?.group(live, split));
  const names = fileNames([...groups.keys()].filter((group) => group !== undefined));
  const named = [...names].map(([group, name]) => ({ group: name, entries: groups.get(group) ?? [] }));
  const rest = groups.get(undefined) ?? [];
  return rest.length > 0 || named.length === 0 ? [{ group: undefined, entries: rest }, ...named] : named;
}

/** What the file says. The most common value of some fields is at its top, and not in the entries. */
function contentOf(kind: AnyKind, all: readonly ReadyEntry[]): Record<string, Json> {
  const common: Record<string, Json> = {};
  for (const name of kind.newManifest?.common ?? []) {
    const most = mostCommon(all.map(({ entry }) => entry[name]).filter((value) => value !== undefined));
    if (most !== undefined) common[name] = most;
  }
  const entries = all.map(({ entry, fixed }): Entry => {
    const members = Object.entries(entry).filter(
      ([name, value]) =>
        fixed.includes(name) || common[name] === undefined || canonical(common[name]) !== canonical(value),
    );
    return Object.fromEntries(members);
  });
  return { ...(Object.keys(common).length > 0 && { on_create: common }), [kind.plural]: entries };
}

function mostCommon(values: readonly Json[]): Json | undefined {
  const counts = grouped(values, canonical);
  const [most] = [...counts].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
  return most?.[1][0];
}

const MAX_LENGTH = 60;

/** A safe name for each group, without its extension. No two are equal, even if the file system ignores case. */
function fileNames(groups: readonly string[]): ReadonlyMap<string, string> {
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
  return short || "group";
}

function folded(name: string): string {
  return name.toLowerCase().toUpperCase().normalize("NFKD");
}
