/** Finds the locale file for a text that its entry does not declare in a language. */
import { basename, dirname, extname, join, resolve } from "node:path";
import { findPaths } from "../files/manifests.ts";
import { type Folders, pathShown } from "../files/paths.ts";
import { pathInRow } from "../files/textFiles.ts";
import type { AnyKind } from "../kinds/kind.ts";
import type { ManifestGlobs, Manifests, TextFiles } from "../kinds/read.ts";
import {
  codeOf,
  globOf,
  hasLanguage,
  languageIn,
  nameParts,
  pathIn,
  readsLanguage,
  type TextFile,
  type TextSource,
} from "../kinds/textSource.ts";
import type { Declared, TextOrigin } from "../kinds/traits.ts";
import type { BaseString } from "../locales/format.ts";
import { formatOf } from "../locales/formats.ts";
import { canonical } from "../model/json.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { ProjectSettings } from "../settings/project.ts";

/** A locale file that can have a text in a language. */
interface TextTarget {
  /** As the user would name it. */
  path: string;
  textFile: TextFile;
  /** How the file or its path names the language. */
  code: string;
  /** Its full path, if the file does not exist. */
  missing?: string;
}

/** `path`: of its file. */
interface Sibling extends BaseString {
  path: string;
}

/** A target, and the string of another language next to which the text belongs. */
export interface PlacedTarget extends TextTarget {
  origin: TextOrigin;
  /** Where that string is. Texts are added in this order. */
  sibling: Sibling;
}

interface Given {
  manifests: Manifests;
  textFiles: TextFiles;
  rows: readonly TextSource[];
  base: string;
  folders: Folders;
}

type Part = Declared<object> & { from: TextOrigin };

export class TextTargets {
  private readonly given: Given;
  /** By a file and a language: all strings of one file have the same target. */
  private readonly known = new Map<string, TextTarget | undefined>();
  private readonly texts: ReadonlyMap<string, string>;

  constructor(given: Given) {
    this.given = given;
    const files = Object.values(given.manifests).flat();
    this.texts = new Map(files.map(({ path, text }) => [path, text]));
  }

  /** Undefined: no locale file can have it, because no path of its rows has a language, or several files could be meant. */
  find(kind: AnyKind, entry: Declared<object>, language: string): PlacedTarget | undefined {
    for (const part of this.partsOf(entry)) {
      const name = canonical([part.file.path, language]);
      if (!this.known.has(name)) this.known.set(name, this.targetOf(kind, part, language));
      const target = this.known.get(name);
      if (target) return { ...target, origin: part.from, sibling: this.sibling(part) };
    }
    return undefined;
  }

  /** Where the base language has the string that a file in the same format has. */
  baseOf(entry: Declared<object>, path: string): BaseString | undefined {
    const { base } = this.given;
    const part = sourceParts(entry).find(
      ({ file, from }) => from.language === base && formatOf(file.path) === formatOf(path),
    );
    return part && this.sibling(part);
  }

  private sibling({ file: { path }, span }: Part): Sibling {
    return { path, text: this.texts.get(path) ?? "", name: span.start };
  }

  /** The part in the base language comes first, because its file says which texts there are. */
  private partsOf(entry: Declared<object>): Part[] {
    const rank = ({ from }: Part) => (from.language === this.given.base ? 0 : 1);
    return sourceParts(entry).sort((a, b) => rank(a) - rank(b));
  }

  private targetOf(kind: AnyKind, { file, from }: Part, language: string): TextTarget | undefined {
    const { textFiles } = this.given;
    const textFile = textFiles.get(file.path);
    if (!textFile) return undefined;
    const code = codeOf(from.source, language);
    if (textFile.language === undefined) return { path: file.path, textFile, code };
    const own = this.inOtherLanguage(file.path, textFile, language);
    if (own && !own.missing) return own;
    const isSame = (other: Pick<TextTarget, "path" | "textFile">) =>
      formatOf(other.path) === formatOf(file.path) &&
      canonical(kind.textFiles?.name(from.path, other.textFile) ?? null) ===
        canonical(kind.textFiles?.name(from.path, textFile) ?? null);
    const others = [...textFiles].flatMap(([path, one]) =>
      one.language === language && isSame({ path, textFile: one })
        ? [{ path, textFile: one, code: codeOf(one.source, language) }]
        : [],
    );
    const [other] = others;
    if (other && others.length === 1 && (!own || (names(other, language) && !names(own, language))))
      return other;
    if (own || other) return own;
    const creatable = this.given.rows.flatMap((row) => this.fromRow(row, language) ?? []).filter(isSame);
    return creatable.length === 1 ? creatable[0] : undefined;
  }

  /** The file with the same path in another language. */
  private inOtherLanguage(shown: string, { source }: TextFile, language: string): TextTarget | undefined {
    const path = pathInRow(source, resolve(this.given.folders.displayRoot, shown));
    const other = hasLanguage(source.files) ? pathIn(source, path, language) : undefined;
    return other === undefined ? undefined : this.at(source, other, language);
  }

  /** The only file in a language that a row without wildcards can mean. */
  private fromRow(row: TextSource, language: string): TextTarget | undefined {
    if (
      !readsLanguage(row, language) ||
      !hasLanguage(row.files) ||
      /[*?[\]{}()!+@]/.test(row.files.replaceAll("{lang}", ""))
    )
      return undefined;
    return this.at(row, globOf({ files: row.files.replaceAll("{lang}", codeOf(row, language)) }), language);
  }

  private at(source: TextSource, path: string, language: string): TextTarget | undefined {
    const code = codeOf(source, language);
    // The project names its languages. Only a name that is a part of a file name may become one.
    if (!CODE.test(code) || languageIn(source, path) !== language) return undefined;
    const full = resolve(source.folder, path);
    const shown = pathShown(full, this.given.folders);
    const known = this.given.textFiles.get(shown);
    if (known) return { path: shown, textFile: known, code };
    return {
      path: shown,
      textFile: { source, language, ...nameParts(source, path) },
      code,
      missing: full,
    };
  }
}

/** Whether the row of a file lists a language. */
function names({ textFile }: TextTarget, language: string): boolean {
  return textFile.source.languages?.includes(language) === true;
}

const CODE = /^[\p{L}\p{N}]+(?:[-_+@#.][\p{L}\p{N}]+)*$/u;

/** The strings of locale files that declare an entry. */
export function sourceParts(entry: Declared<object>): Part[] {
  return (entry.parts ?? [entry]).flatMap((part) => (part.from ? [{ ...part, from: part.from }] : []));
}

const NEVER = new AbortController().signal;

/**
 * The kinds that the settings manage. In a workflow, a kind whose names can contain secrets is left out, because a
 * question about them cannot be answered.
 */
export function pulledKinds(
  { id }: Pick<ProjectSettings, "id">,
  { kinds: all, globs }: ManifestGlobs,
  inActions: boolean,
): { kinds: AnyKind[]; leftOut: Problem[] } {
  const named = Object.entries(globs).flatMap(([plural, patterns]) => (patterns ? plural : []));
  const managed = all.filter(({ plural, sharedByBranches }) =>
    named.length > 0 ? named.includes(plural) : !(sharedByBranches && id.includes(":")),
  );
  const kinds = managed.filter(({ secretNames }) => !secretNames || !inActions);
  const leftOut = managed
    .filter((kind) => !kinds.includes(kind))
    .map(({ plural, words }) => {
      const message = `In a workflow, pull writes no ${words.many}, because a person must say which parts of their names are secret. Run lokaform pull on your machine to write ${plural}.yaml.`;
      return problem("not-expressible", message, { severity: "notice" });
    });
  return { kinds, leftOut };
}

/** Manifests of the kinds that are pulled. The files of the setting `texts` are manifests, too. */
export async function hasManifests(
  globs: ManifestGlobs,
  project: Pick<ProjectSettings, "id">,
): Promise<boolean> {
  const { paths } = await findPaths(globs, project, {}, NEVER);
  const { kinds } = pulledKinds(project, globs, false);
  return globs.texts.length > 0 || kinds.some(({ plural }) => (paths[plural] ?? []).length > 0);
}

/**
 * The file of a group. The file without a group has the only path that the settings name for its kind, or the usual name.
 * `group`: a safe file name.
 */
export function targetPath(
  kind: string,
  group: string | undefined,
  manifests: ManifestGlobs,
  dir: string | undefined,
): string {
  const { globs, folder } = manifests;
  const patterns = globs[kind]?.patterns ?? [];
  const [only] = patterns.length === 1 ? patterns : [];
  const isPath = only && !/[*?[\]{}()!+@]/.test(only.text);
  const usual =
    dir === undefined && isPath
      ? resolve(globs[kind]?.folder ?? folder, only.text)
      : join(dir ?? folder, `${kind}.yaml`);
  if (group === undefined) return usual;
  return join(dirname(usual), basename(usual, extname(usual)), `${group}.yaml`);
}

/** The options that name the written files for a plan; none if it finds them by lokaform.yaml or by the usual names. */
export async function flagsFor(
  files: readonly { kind: string; path: string; group: string | undefined }[],
  globs: ManifestGlobs,
  project: Pick<ProjectSettings, "id">,
  folders: Folders,
): Promise<string[]> {
  // Paths of options have no place in a file. The next command does not know them.
  const named = Object.entries(globs.globs).filter(([, one]) => one?.patterns.some(({ place }) => place));
  const saved = { ...globs, globs: Object.fromEntries(named) };
  const { paths } = await findPaths(saved, project, folders, NEVER);
  const found = new Set(Object.values(paths).flat());
  if (files.every(({ path }) => found.has(path))) return [];
  const flags = files.map(({ kind, path, group }) => [
    `--${kind}`,
    pathShown(group === undefined ? path : join(dirname(path), "*.yaml"), folders),
  ]);
  return [...new Map(flags.map((flag) => [flag.join(" "), flag])).values()].flat();
}
