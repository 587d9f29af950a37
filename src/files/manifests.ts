/** Finds and reads the manifests. No other file searches for them. */
import { dirname, resolve, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { placeWords } from "../kinds/declaration.ts";
import type { Globs, ManifestGlobs, Manifests, ManifestText, TextFiles } from "../kinds/read.ts";
import {
  hasLanguage,
  languageIn,
  nameParts,
  pathIn,
  type TextFile,
  type TextSource,
} from "../locales/textSource.ts";
import { append } from "../model/json.ts";
import { once } from "../model/once.ts";
import { placeOf, startOfFile } from "../model/place.ts";
import { anyError, failure, type Problem, problem, type Result, success } from "../model/problem.ts";
import { textsIn } from "../plan/declaredContents.ts";
import { firstNames } from "../report/view/words.ts";
import { CommitFiles, UnreadableFile } from "./commitFiles.ts";
import { filesAt, findByGlob } from "./findFiles.ts";
import { type GitOptions, noAnswer, runGit } from "./git.ts";
import {
  byRepository,
  type Folders,
  isFile,
  isFolder,
  NEVER,
  pathShown,
  plainText,
  readInside,
} from "./paths.ts";
import { readErrorReason } from "./system.ts";
import { filesOfRow, findTextFiles, NOT_OWN, pathInRow } from "./textFiles.ts";

/** `undecided`: locale files that count only in the base language, not known yet. `rows`: with the codes of their files. */
export async function findManifests(
  globs: ManifestGlobs,
  project: { id: string },
  folders: Folders,
  signal: AbortSignal,
): Promise<{ manifests: Manifests; problems: Problem[]; undecided: TextFiles; rows: readonly TextSource[] }> {
  const { paths, problems } = await findPaths(globs, project, folders, signal);
  const sources = await findTextFiles(globs.texts, folders, signal);
  const manifests: Record<string, ManifestText[]> = {};
  const problemList = [...problems, ...sources.problems];
  for (const { plural, textFiles } of globs.kinds) {
    const files = (paths[plural] ?? []).map((full) => ({ full }));
    const result = await readAll(textFiles ? [...files, ...sources.found] : files, folders, signal);
    manifests[plural] = result.texts;
    append(problemList, result.problems);
  }
  if (!anyError(problemList) && globs.texts.length + Object.values(paths).flat().length === 0) {
    const names = globs.kinds.map(({ plural }) => plural);
    const usualFile = names.map((name) => `${name}.yaml`).join(" nor ");
    const options = names.map((name) => `--${name}`).join(" or ");
    const message = folders.confined
      ? `There is no manifest: neither ${usualFile} is in the working directory. actions/checkout must run before this step, and the input working-directory must name the folder of the manifests. Otherwise, name them with ${names.join(" or ")}.`
      : `There is no manifest: neither ${usualFile} is in the working directory. To write them from the project, run lokaform init. Otherwise, give a manifest with ${options}.`;
    problemList.push(problem("no-manifest", message));
  }
  const undecided = sources.found
    .filter(({ textFile: { source } }) => !source.languages && source.base === undefined)
    .map(({ full, textFile }) => [pathShown(full, folders), textFile] as const);
  return { manifests, problems: problemList, undecided: new Map(undecided), rows: sources.rows };
}

/** Full paths by the plural of the kind: each once, in the order in which the globs are given. */
export async function findPaths(
  { kinds, globs, folder }: ManifestGlobs,
  { id }: { id: string },
  from: Pick<Folders, "commit">,
  signal: AbortSignal,
): Promise<{ paths: Readonly<Record<string, readonly string[]>>; problems: Problem[] }> {
  const paths: Record<string, readonly string[]> = {};
  const problems: Problem[] = [];
  for (const { plural, sharedByBranches } of kinds) {
    if (globs[plural]) {
      const matches = await matchingFiles(plural, globs[plural], from, signal);
      paths[plural] = matches.files;
      append(problems, matches.problems);
    } else {
      // A branch manages what belongs to the whole project only if a manifest for it is named.
      const isLeftOut = sharedByBranches && id.includes(":");
      const name = `${plural}.yaml`;
      paths[plural] = isLeftOut ? [] : await usual(name, folder, from);
    }
  }
  return { paths, problems };
}

/** Full paths of the manifests of several projects, including those that the run leaves out. */
export async function allPaths(
  projects: readonly ManifestGlobs[],
  signal: AbortSignal,
  from: Pick<Folders, "commit"> = {},
): Promise<string[]> {
  const results = await Promise.all(projects.map((globs) => findPaths(globs, { id: "" }, from, signal)));
  const rows = projects.flatMap(({ texts }) => texts);
  const texts = await findTextFiles(rows, { ...from, displayRoot: "" }, signal);
  const sources = texts.found.map(({ full }) => full);
  const [{ kinds } = { kinds: [] }] = projects;
  return kinds.flatMap(({ plural, textFiles }) => [
    ...results.flatMap(({ paths }) => paths[plural] ?? []),
    ...(textFiles ? sources : []),
  ]);
}

/** An error if git's sparse-checkout leaves manifests out of the working tree. Nothing is reported if git does not answer. */
export async function leftOutManifests(
  projects: readonly { manifests: ManifestGlobs | undefined }[],
  { folders, ...options }: GitOptions & { folders: Folders },
): Promise<Problem[]> {
  const globs = projects.flatMap(({ manifests }) => manifests ?? []);
  const files = globs.map(({ folder }) => resolve(folder, "lokaform.yaml"));
  const paths: string[] = [];
  for (const { root } of await byRepository(files, folders.displayRoot, folders.confined?.workspace)) {
    // Only then can it be turned on. In a worktree, .git is a file.
    const isOff = async (dir: string) =>
      (await isFolder(dir, {})) && !(await isFile(resolve(dir, "info/sparse-checkout"), {}));
    if (root === undefined || (await isOff(resolve(root, ".git")))) continue;
    const git = async (...words: string[]) => `${(await runGit(root, words, options).catch(noAnswer)) ?? ""}`;
    if (!(await git("config", "--type=bool", "core.sparseCheckout")).startsWith("true")) continue;
    const entries = (await git("ls-files", "-t", "-z"))
      .split("\0")
      .flatMap((row) => (row.startsWith("S ") ? { path: row.slice(2), kind: "file" as const, id: "" } : []));
    const commit = new CommitFiles(root, entries, async () => new Uint8Array());
    append(paths, await allPaths(globs, NEVER, { commit }));
  }
  if (paths.length === 0) return [];
  const names = firstNames([...new Set(paths.map((full) => pathShown(full, folders)))], 1);
  const message = `Git's sparse-checkout leaves out ${names}, so what is declared there would look removed. Nothing was sent. Add each folder to sparse-checkout, or remove sparse-checkout.`;
  return [problem("wrong-checkout", message)];
}

/** Manifests of the usual names that no settings read. An option is for one run, and says what is meant. */
export async function unreadManifests(all: readonly ManifestGlobs[], folders: Folders): Promise<Problem[]> {
  if (folders.commit) return [];
  const covered = once(async () => new Set(await allPaths(all, NEVER)));
  const unread = new Map<string, Problem>();
  for (const { kinds, globs, folder } of all)
    for (const { plural } of kinds) {
      const [{ place } = {}] = globs[plural]?.patterns ?? [];
      if (globs[plural] && !place) continue;
      const search = { cwd: folder, ignore: NOT_OWN };
      const files = await findByGlob(`**/${plural}.y*ml`, search, {}, NEVER).catch(() => []);
      for (const full of files.sort()) {
        if ((await covered()).has(full) || (dirname(full) !== folder && !(await isOurs(full, folders))))
          continue;
        const path = pathShown(full, folders);
        const names = [...(await usual(`${plural}.yaml`, folder, folders)), full];
        const list = names.map((name) => pathShown(name, { displayRoot: folder })).join(", ");
        const fix = place
          ? `the setting ${plural} (${placeWords(place)}) does not name it. Add it there`
          : `no setting ${plural} names it. Add ${plural}: [${list}] to lokaform.yaml`;
        const at = placeOf({ path, lineStarts: [0] }, 0, 1);
        const message = `${path} is not read, because ${fix}.`;
        unread.set(full, problem("unread-manifest", message, { place: at, severity: "warning" }));
      }
    }
  return [...unread.values()];
}

/** Whether a file below the folder of the settings looks like a manifest, and not like one of another lokaform.yaml. */
async function isOurs(full: string, folders: Folders): Promise<boolean> {
  if (await isFile(resolve(dirname(full), "lokaform.yaml"), {})) return false;
  const text = String(await readInside(full, folders).catch(() => ""));
  return /\b(?:key_name|url):/.test(text) && !/^backup:/m.test(text);
}

async function usual(file: string, folder: string, from: Pick<Folders, "commit">): Promise<string[]> {
  const full = resolve(folder, file);
  return (await isFile(full, from)) ? [full] : [];
}

async function matchingFiles(
  kind: string,
  { patterns, folder }: Globs,
  from: Pick<Folders, "commit">,
  signal: AbortSignal,
): Promise<{ files: string[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const files = new Set<string>();
  for (const { text, place } of patterns) {
    const matches = await filesAt(text, folder, from, signal);
    if (matches.length === 0) {
      const base = place ? "this file" : "the working directory";
      const message = `${kind} "${text}" matches no file. Correct the path, which is relative to ${base}, or add the file to the commit.`;
      problems.push(problem("no-manifest", message, { ...(place && { place }) }));
    }
    for (const match of matches.sort()) files.add(match);
  }
  return { files: [...files], problems };
}

async function readAll(
  files: readonly { full: string; textFile?: TextFile }[],
  folders: Folders,
  signal: AbortSignal,
): Promise<{ texts: ManifestText[]; problems: Problem[] }> {
  const results = await Promise.all(
    files.map(async ({ full, textFile }): Promise<Result<ManifestText>[]> => {
      if (signal.aborted) return [];
      const path = pathShown(full, folders);
      try {
        const text = plainText(await readInside(full, folders), full);
        return [success({ path, text, ...(textFile && { textFile }) })];
      } catch (error) {
        if (error instanceof UnreadableFile) throw error;
        const message = `${path} cannot be read: ${readErrorReason(error)}`;
        return [failure(problem("not-read", message, { place: startOfFile(path) }))];
      }
    }),
  );
  const readings = results.flat();
  return {
    texts: readings.flatMap((reading) => (reading.ok ? reading.value : [])),
    problems: readings.flatMap((reading) => (reading.ok ? [] : reading.problem)),
  };
}

// Manifests and locale files that are not read. What one of them declares should probably not be removed.

/** The names that such manifests declare, each with its file. Any YAML that looks like a manifest counts. `globs`: all globs. */
export async function findNotMatched(
  globs: readonly ManifestGlobs[],
  folders: Folders,
  backupDir: string | undefined,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const covered = new Set(await allPaths(globs, signal));
  const ignore = ["node_modules", ".git"];
  const paths = await findByGlob("**/*.{yaml,yml}", { cwd: folders.working, dot: true, ignore }, {}, signal);
  const backups = backupDir === undefined ? undefined : resolve(folders.working, backupDir);
  const kinds = globs[0]?.kinds ?? [];
  // Backups contain entries of removed objects, and declare nothing.
  const isBackup = (file: string) => backups !== undefined && file.startsWith(backups + sep);
  const files = paths.sort().filter((file) => !covered.has(file) && !isBackup(file));
  return namesInFiles(
    files.map((full) => ({ full })),
    ({ full }, text) => kinds.flatMap((kind) => kind.namesInManifest?.(full, text) ?? []),
    folders,
    signal,
  );
}

/** A file that cannot be read declares nothing. */
async function namesInFiles<File extends { full: string }>(
  files: readonly File[],
  namesIn: (file: File, text: string) => readonly string[],
  folders: Folders,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const file of files) {
    if (signal.aborted) break;
    await setImmediate();
    try {
      const names = namesIn(file, plainText(await readInside(file.full, folders), file.full));
      for (const name of names) if (!paths.has(name)) paths.set(name, pathShown(file.full, folders));
    } catch {}
  }
  return paths;
}

/** Files in other languages often keep old names, so those next to a file that is read do not count. */
export async function findOtherLanguages(
  { kinds, texts }: Pick<ManifestGlobs, "kinds" | "texts">,
  base: string,
  otherGlobs: readonly ManifestGlobs[],
  folders: Folders,
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const readPaths = new Set(await allPaths(otherGlobs, signal));
  const candidates: { full: string; textFile: TextFile; siblings: string[] }[] = [];
  for (const source of texts.filter(({ files }) => hasLanguage(files))) {
    const { languages = [base], folder } = source;
    for (const full of await filesOfRow(source, folders, signal)) {
      const path = pathInRow(source, full);
      const language = languageIn(source, path);
      const inRead = languages.flatMap((code) => pathIn(source, path, code) ?? []);
      const row: TextSource = { ...source, alsoReads: "all" };
      const textFile = { source: row, path, language: language ?? "", ...nameParts(source, path) };
      candidates.push({ full, textFile, siblings: inRead.map((one) => resolve(folder, one)) });
      if (language !== undefined && languages.includes(language)) readPaths.add(full);
    }
  }
  const notRead = candidates.filter(
    ({ full, siblings }) => !readPaths.has(full) && !siblings.some((sibling) => readPaths.has(sibling)),
  );
  return namesInFiles(
    notRead,
    ({ full, textFile }, text) =>
      kinds.flatMap((kind) =>
        (kind.textFiles?.read(full, text, textFile).entries ?? []).flatMap(({ values }) =>
          textsIn(kind.identity(values)),
        ),
      ),
    folders,
    signal,
  );
}
