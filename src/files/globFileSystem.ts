/** A commit as the file system that fast-glob searches. */
import type { Options } from "fast-glob";
import type { CommitFiles, FolderMember } from "./commitFiles.ts";

type FileSystem = NonNullable<Options["fs"]>;
type ReadFolder = NonNullable<FileSystem["readdir"]>;
type Look = NonNullable<FileSystem["lstat"]>;

const MISSING = Object.assign(new Error("no such file or folder"), { code: "ENOENT" });

/** It can list folders, and look at one path: a glob such as `{a,b}/keys.yaml` stands for two paths without a wildcard. */
export function globFileSystem(files: CommitFiles): FileSystem {
  const readdir: ReadFolder = (full: string, ...rest: unknown[]) => {
    const done = rest.at(-1);
    if (typeof done !== "function") return;
    files.members(full).then(
      (members) => (members ? done(null, members.map(directoryEntry)) : done(MISSING)),
      (error) => done(error),
    );
  };
  const lstat: Look = (full: unknown, ...rest: unknown[]) => {
    const done = rest.at(-1);
    if (typeof done !== "function") return;
    files.member(String(full)).then(
      (member) => (member ? done(null, directoryEntry(member)) : done(MISSING)),
      (error) => done(error),
    );
  };
  return { readdir, lstat };
}

function directoryEntry({ name, kind }: FolderMember) {
  const no = () => false;
  return {
    name,
    isFile: () => kind === "file",
    isDirectory: () => kind === "folder",
    isSymbolicLink: () => kind === "link",
    isBlockDevice: no,
    isCharacterDevice: no,
    isFIFO: no,
    isSocket: no,
  };
}
