/** `npx` from other places than the registry. */
import { copyFileSync, globSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
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
    expect(npm(["exec", "--yes", url, "--", "--version"], folder, folder)).toBe(`${VERSION}\n`);
    const [installed = ""] = globSync(join(folder, ".npm/_npx/*/node_modules"));
    const names = readdirSync(installed).filter((name) => name !== ".package-lock.json");
    expect(names).toEqual([".bin", "lokaform"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
