/** `npx` and `npm install` from other places than the registry. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { VERSION } from "../../src/model/package.ts";
import { consumer, npm, repository } from "./harness/packed.ts";

let project: ReturnType<typeof consumer>;
beforeAll(() => {
  project = consumer();
});
afterAll(() => project.remove());

it("runs with npx from the tarball", () => {
  const { tarball } = project;
  const elsewhere = mkdtempSync(join(tmpdir(), "lokaform-npx-"));
  try {
    copyFileSync(tarball, join(elsewhere, "lokaform.tgz"));
    const output = npm(["exec", "--yes", "./lokaform.tgz", "--", "--version"], elsewhere, elsewhere);
    expect(output).toBe(`${VERSION}\n`);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

it("is one package from a Git repository too, and runs with npx, without a build", {
  timeout: 120_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-git-"));
  try {
    const url = repository(join(folder, "repository"));
    const user = join(folder, "user");
    mkdirSync(user);
    writeFileSync(join(user, "package.json"), "{}");
    expect(npm(["install", url], user, folder)).toContain("added 1 package ");
    expect(readdirSync(join(user, "node_modules/.bin"))).toEqual(["lokaform"]);
    const printed = execFileSync(join(user, "node_modules/.bin/lokaform"), ["--version"], {
      encoding: "utf8",
    });
    expect(printed).toBe(`${VERSION}\n`);
    expect(npm(["exec", "--yes", url, "--", "--version"], folder, folder)).toBe(`${VERSION}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
