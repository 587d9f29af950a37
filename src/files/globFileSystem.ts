/** A commit as the file system that fast-glob searches. */
import type { Options } from "fast-glob";
import type { CommitFiles, FolderMember } from "./commitFiles.ts";

type FileSystem = NonNullable<Options["fs"]>;
type ReadFolder = NonNullable<FileSystem["readdir"]>;

const MISSING = Object.assign(new Error("no such folder"), { code: "ENOENT" });

/** It can list folders, which is all that a search for a glob needs. */
export function globFileSystem(files: CommitFiles): FileSystem {
  const readdir: ReadFolder = (full: string, ...rest: unknown[]) => {
    const done = rest.at(-1);
    if (typeof done !== "function") return;
    files.members(full).then(
      (members) => (members ? done(null, members.map(directoryEntry)) : done(MISSING)),
      (error) => done(error),
    );
  };
  return { readdir };
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
