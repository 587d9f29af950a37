/** Where a run may write, and what it may read: nothing outside of its folders in a workflow, and nothing through a link. */
import { linkSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { backupFile } from "../../../src/files/backupFile.ts";
import { outputProblems, outputsRefused, writeOutput } from "../../../src/files/outputs.ts";
import type { Folders } from "../../../src/files/paths.ts";
import { readProjects } from "../../../src/run/declarations.ts";
import { foldersOf, newFolder, settingsIn, writeFiles } from "./newFolder.ts";

let base: string;
let workspace: string;
let outside: string;
let temp: string;

beforeEach(() => {
  base = newFolder({ "work/deep/": "", "outside/": "", "temp/": "" });
  [workspace, outside, temp] = [join(base, "work"), join(base, "outside"), join(base, "temp")];
});

const line = (): Folders => foldersOf(workspace);
const workflow = (): Folders => ({ ...line(), confined: { workspace, temp } });

async function refused(path: string, folders: Folders, taken: string[] = []): Promise<string> {
  const found = await outputProblems([{ option: "report", path, is: "file" }], taken, folders);
  return found.get(path)?.message ?? "";
}

describe("in a workflow", () => {
  test.each(["report.json", "deep/report.json", "deep/../report.json"])("%s is written", async (name) => {
    expect(await refused(join(workspace, name), workflow())).toBe("");
    await writeOutput({ option: "report", path: join(workspace, name), is: "file" }, "new", workflow());
    expect(readFileSync(join(workspace, name), "utf8")).toBe("new");
  });

  test("backups may go to the workspace itself, or to the temporary folder itself", async () => {
    const backups = (path: string) => [{ option: "backup-dir", path, is: "folder" as const }];
    for (const path of [workspace, temp, join(workspace, "deep"), join(temp, "new/er")])
      expect([...(await outputProblems(backups(path), [], workflow()))], path).toEqual([]);
    const [[, problem] = []] = await outputProblems(backups(outside), [], workflow());
    expect(problem?.message).toContain("outside of the workspace");
  });

  test("a file of the runner's temporary folder is written, too", async () => {
    expect(await refused(join(temp, "report.json"), workflow())).toBe("");
  });

  test("nothing outside of both is", async () => {
    for (const path of [join(outside, "r.json"), join(workspace, "../r.json"), "/etc/r.json", workspace])
      expect(await refused(path, workflow())).toContain("outside");
  });

  test("a manifest or lokaform.yaml whose real path is outside of the workspace is not read, nor quoted", async () => {
    writeFileSync(join(outside, "secret.yaml"), "keys:\n  - key_name: very-secret\n    nonsense: 1\n");
    symlinkSync(join(outside, "secret.yaml"), join(workspace, "keys.yaml"));
    symlinkSync(outside, join(workspace, "linked"));
    for (const keys of [["keys.yaml"], ["*.yaml"], ["linked/secret.yaml"], [`${outside}/secret.yaml`]]) {
      const { settings } = await settingsIn(workflow(), "validate", { keys });
      const { reads, problems } = await readProjects(settings, workflow());
      expect(problems.map(({ message }) => message)).toEqual([
        expect.stringContaining("outside of the workspace"),
      ]);
      expect(
        JSON.stringify({ reads: reads.map(({ declared }) => declared.entries), problems }),
      ).not.toContain("very-secret");
    }
    writeFileSync(join(outside, "secret.json"), '{ "very-secret": 1 }');
    symlinkSync(join(outside, "secret.json"), join(workspace, "en.json"));
    writeFileSync(
      join(workspace, "lokaform.yaml"),
      'project: aa.1\ntexts: [{ files: "{lang}.json", languages: [en] }]\n',
    );
    const { settings } = await settingsIn(workflow(), "validate", {});
    const sources = await readProjects(settings, workflow());
    expect(sources.problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^en\.json .*outside of the workspace/),
    );
    expect(JSON.stringify(sources.problems)).not.toContain("very-secret");
    rmSync(join(workspace, "lokaform.yaml"));
    symlinkSync(join(outside, "secret.yaml"), join(workspace, "lokaform.yaml"));
    const { problems } = await settingsIn(workflow(), "validate", {});
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining("outside of the workspace"),
    ]);
  });
});

describe.each([
  ["a workflow", workflow],
  ["the command line", line],
] as const)("in %s", (_, folders) => {
  test("no link is followed, wherever in the path it is", async () => {
    writeFileSync(join(outside, "victim"), "untouched");
    symlinkSync(join(outside, "victim"), join(workspace, "file"));
    symlinkSync(join(outside, "absent"), join(workspace, "dangling"));
    symlinkSync(outside, join(workspace, "folder"));
    symlinkSync(outside, join(workspace, "deep/folder"));
    for (const name of ["file", "dangling", "folder/victim", "folder/new", "deep/folder/new"]) {
      const path = join(workspace, name);
      expect(await refused(path, folders()), name).toContain("symbolic link");
      const why = await writeOutput({ option: "report", path, is: "file" }, "bad", folders());
      expect(why?.message, name).toContain("symbolic link");
    }
    expect(readFileSync(join(outside, "victim"), "utf8")).toBe("untouched");
  });

  test("what the run reads is not overwritten, by whatever name", async () => {
    const keys = join(workspace, "keys.yaml");
    writeFileSync(keys, "keys: []\n");
    linkSync(keys, join(workspace, "twin.yaml"));
    for (const path of [keys, join(workspace, "deep/../keys.yaml"), join(workspace, "twin.yaml")])
      expect(await refused(path, folders(), [keys])).toContain("a file that this run reads");
    // lokaform.yaml need not exist to be looked for.
    const config = join(workspace, "lokaform.yaml");
    expect(await refused(config, folders(), [config])).toContain("a file that this run reads");
  });

  test("a manifest of a project that the run leaves out is not overwritten", async () => {
    const entry = (name: string) => `  ${name}: { project: aa.1, keys: [${name}.yaml] }\n`;
    const texts = "    texts: [{ files: '{lang}.json', languages: [en] }]\n";
    const mobile = `  mobile:\n    project: aa.2\n    keys: [mobile.yaml]\n${texts}`;
    writeFileSync(join(workspace, "lokaform.yaml"), `projects:\n${entry("web")}${mobile}`);
    writeFiles(workspace, { "web.yaml": "keys: []\n", "mobile.yaml": "keys: []\n", "en.json": "{}\n" });
    for (const file of ["mobile.yaml", "en.json"]) {
      const { settings } = await settingsIn(folders(), "validate", { only: ["web"], out: [file] });
      const found = await outputsRefused(settings, ["web.yaml"], folders());
      expect(found.get(join(workspace, file))?.message).toContain("is a manifest");
    }
  });

  test("a folder of backups that cannot be one is refused before anything is sent", async () => {
    writeFileSync(join(workspace, "README.md"), "");
    for (const name of ["README.md", "README.md/deep/er"]) {
      const output = { option: "backup-dir", path: join(workspace, name), is: "folder" } as const;
      const found = await outputProblems([output], [], folders());
      expect(found.get(output.path)?.message, name).toContain("is a file, or is below one");
    }
  });

  test("two outputs are two files", async () => {
    const path = join(workspace, "same.json");
    const outputs = ["out", "report"].map((option) => ({ option, path, is: "file" }) as const);
    const found = await outputProblems(outputs, [], folders());
    expect([...found.values()].map(({ message }) => message)).toEqual([
      `report: ${path} is also the file of out. Choose another file.`,
    ]);
  });

  test("a folder, and a file in no folder, are refused before anything is sent", async () => {
    expect(await refused(join(workspace, "deep"), folders())).toContain("is a folder");
    expect(await refused(join(workspace, "nodir/r.json"), folders())).toContain("its folder does not exist");
  });

  test("a file for its owner alone is so, also where it existed before", async () => {
    const path = join(workspace, "hook.secret");
    writeFileSync(path, "a longer text than the new one", { mode: 0o644 });
    await writeOutput({ option: "secrets-file", path, is: "file" }, "new\n", folders(), 0o600);
    expect([readFileSync(path, "utf8"), statSync(path).mode & 0o777]).toEqual(["new\n", 0o600]);
  });
});

test("on the command line, a file outside of the working directory is the user's choice, links and all", async () => {
  symlinkSync(outside, join(base, "link"));
  const path = join(base, "link/report.json");
  expect(await refused(path, line())).toBe("");
  await writeOutput({ option: "report", path, is: "file" }, "new", line());
  expect(readFileSync(join(outside, "report.json"), "utf8")).toBe("new");
});

test("a device is refused, also on the command line", async () => {
  expect(await refused("/dev/null", line())).toContain("is not an ordinary file");
});

test("two links to parent folders do not keep a run from ending, and files in a linked folder are found", async () => {
  symlinkSync("..", join(workspace, "deep/up"));
  symlinkSync("..", join(workspace, "deep/again"));
  writeFileSync(join(workspace, "deep/keys.yaml"), "keys:\n  - key_name: a\n");
  writeFileSync(join(outside, "other.yaml"), "keys:\n  - key_name: b\n");
  symlinkSync(join(outside, "other.yaml"), join(workspace, "deep/linked.yaml"));
  const { settings } = await settingsIn(line(), "validate", { keys: ["**/*.yaml"] });
  const { reads, problems } = await readProjects(settings, line());
  expect(problems).toEqual([]);
  expect(reads.map(({ manifests }) => manifests)).toEqual([["deep/keys.yaml", "deep/linked.yaml"]]);
});

test("a run that is stopped while it reads reads no further", async () => {
  for (let index = 0; index < 50; index++)
    writeFileSync(
      join(workspace, `${String(index).padStart(2, "0")}.yaml`),
      `keys:\n  - key_name: k${index}\n`,
    );
  const { settings } = await settingsIn(line(), "validate", { keys: ["*.yaml"] });
  const stop = new AbortController();
  setImmediate(() => stop.abort());
  const { reads } = await readProjects(settings, line(), { signal: stop.signal });
  expect(reads).toEqual([]);
});

test("a backup that cannot be written is in no file, and one that was written stays whole", async () => {
  const folder = join(workspace, "backups");
  const file = backupFile(folder, "web", 0);
  const path = join(folder, "web-19700101T000000Z.yaml");
  const write = (text: string) => file.write(() => text, new Map());
  // A file cannot have half a character.
  await expect(write("\ud800")).rejects.toThrow(
    `The backup ${path} cannot be written: it cannot be read again as it was written.`,
  );
  expect([file.path, readdirSync(folder)]).toEqual([undefined, []]);
  await write("kept");
  await expect(write("\ud800")).rejects.toThrow("cannot be written");
  expect([file.path, readFileSync(path, "utf8"), readdirSync(folder)]).toEqual([
    path,
    "kept",
    ["web-19700101T000000Z.yaml"],
  ]);
});

test("two runs of one second have two backups, and the URLs of each are next to it", async () => {
  const folder = join(workspace, "backups");
  const files = ["a", "b", "c"].map((text) => ({ text, file: backupFile(folder, "web", 0) }));
  await Promise.all(files.map(({ text, file }) => file.write(() => text, new Map([["URL_OF_1", text]]))));
  for (const { text, file } of files) {
    const { path = "" } = file;
    const urls = JSON.parse(readFileSync(path.replace(".yaml", ".urls.json"), "utf8"));
    expect([readFileSync(path, "utf8"), urls]).toEqual([text, { URL_OF_1: text }]);
  }
});
