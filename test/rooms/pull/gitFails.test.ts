/** What a run does if git does not do its work: it fails and names the cause once, and takes no translation for undecided. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sample } from "../../scale.ts";
import { by, inRepository, shop } from "./repository.ts";

const GIT = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();

/** A folder with a git that works, except that the lines run in its place for a command. Undefined: for each command. */
function brokenGit(lines: string, command?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-git-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const broken = command === undefined ? lines : `case " $* " in *" ${command} "*) ${lines} ;; esac`;
  writeFileSync(join(folder, "git"), `#!/bin/sh\n${broken}\nexec ${GIT} "$@"\n`, { mode: 0o755 });
  return folder;
}

const FILE = (en: string) => `keys:\n  - key_name: cart.title\n    translations: { en: ${en} }\n`;
const LIVE = shop({ "cart.title": { en: by("Live") } });
const KILLED = "kill -9 $$";

const ROWS = [
  { command: "rev-list", lines: KILLED, cause: "git was ended by the signal SIGKILL" },
  { command: "diff-tree", lines: KILLED, cause: "git was ended by the signal SIGKILL" },
  { command: "cat-file", lines: KILLED, cause: "git was ended by the signal SIGKILL" },
  { command: "ls-tree", lines: KILLED, cause: "git was ended by the signal SIGKILL" },
  { command: "rev-list", lines: "exit 137", cause: "git ended with the code 137" },
  {
    command: "rev-list",
    lines: 'echo "fatal: unable to open objects: Too many open files" >&2; exit 128',
    cause: "git ended with the code 128 (fatal: unable to open objects: Too many open files)",
  },
  {
    command: "ls-tree",
    lines: 'echo "fatal: Out of memory, malloc failed" >&2; exit 128',
    cause: "git ended with the code 128 (fatal: Out of memory, malloc failed)",
  },
];

test.for(
  ["pull", "plan", "apply --yes", "drift"].flatMap((line) =>
    sample(ROWS, ({ lines }) => lines).map((given) => ({ line, ...given })),
  ),
)("$line fails if git $command fails: $cause", async ({ line, command, lines, cause }) => {
  await inRepository(LIVE, async (folder) => {
    folder.commit(1, { "keys.yaml": FILE("First") });
    folder.commit(3, { "keys.yaml": FILE("Mine") });
    const before = folder.sandbox.state();
    const ran = await folder.exits(1, line, { environment: { PATH: brokenGit(lines, command) } });
    const output = ran.lines.join("\n");
    expect(output.split(`cannot be read, because ${cause}.`)).toHaveLength(2);
    expect(output).not.toContain("undecided");
    expect(folder.read("keys.yaml")).toBe(FILE("Mine"));
    expect(folder.sandbox.state()).toEqual(before);
  });
});

test("a git that cannot be started, or is not installed, is a failure of pull, unless each translation is named", async () => {
  await inRepository(LIVE, async (folder) => {
    folder.commit(1, { "keys.yaml": FILE("Mine") });
    const noProgram = mkdtempSync(join(tmpdir(), "lokaform-git-"));
    onTestFinished(() => rmSync(noProgram, { recursive: true }));
    mkdirSync(join(noProgram, "empty"));
    writeFileSync(join(noProgram, "git"), "#!/no-such-program\n", { mode: 0o755 });
    const started = await folder.run("pull", { environment: { PATH: noProgram } });
    expect(started).toMatchObject({ code: 1 });
    expect(started.lines.join("\n")).toContain("git could not be started (");
    const PATH = join(noProgram, "empty");
    const pulled = await folder.run("pull", { environment: { PATH } });
    expect(pulled).toMatchObject({ code: 1 });
    expect(pulled.lines.filter((text) => text.includes("The program git was not found"))).toHaveLength(1);
    expect(await folder.run("pull --accept cart.title:en", { environment: { PATH } })).toMatchObject({
      code: 0,
    });
    expect(folder.read("keys.yaml")).toContain("Live");
  });
});
