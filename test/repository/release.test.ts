/** What a release is made of. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { notesOf } from "../../scripts/notes.ts";
import { billOf, wholeBill } from "../../scripts/sbom.ts";

test("its notes are the section of the changelog on its version, and every release has one", () => {
  const changelog =
    "# Changelog\n\n## 1.2.0 (2026-11-01)\n\n- New.\n\n### Inside\n\n- Old.\n\n## 1.1.9\n\n- Older.\n";
  expect(notesOf(changelog, "1.2.0")).toBe("- New.\n\n### Inside\n\n- Old.\n");
  expect(notesOf(changelog, "1.1.9")).toBe("- Older.\n");
  expect(() => notesOf(changelog, "1.1")).toThrow("## 1.1");
  expect(() => notesOf(`${changelog}\n## 1.0.0\n`, "1.0.0")).toThrow("## 1.0.0");
});

const licences = readFileSync("dist/licenses.txt", "utf8");

const whole = wholeBill();

test("its bill of materials names what is in dist as shipped, and no tool", () => {
  const { components, dependencies, metadata } = billOf(whole, licences);
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["@actions/core", "yaml", "zod", "undici"]));
  expect(names).not.toEqual(expect.arrayContaining(["typescript"]));
  expect(names).not.toEqual(expect.arrayContaining(["vitest"]));
  expect(new Set(components.map(({ scope }) => scope))).toEqual(new Set(["required"]));
  expect(JSON.stringify(components)).not.toContain("development");
  expect(metadata.component.name).toBe("lokaform");
  const known = ["lokaform", ...names];
  for (const { dependsOn } of dependencies)
    for (const ref of dependsOn) expect(known).toContain(ref.slice(0, ref.lastIndexOf("@")));
});

test("a package in dist that the lock file does not name is not passed over", () => {
  expect(() => billOf(whole, `${licences}\n\nstranger 1.0.0 (MIT)\n`)).toThrow("stranger@1.0.0");
});

test("it is packed in a job of its own, from a fresh checkout, before anything is installed", () => {
  const { jobs }: { jobs: Record<string, { steps: { run?: string; uses?: string }[] }> } = parse(
    readFileSync(".github/workflows/release.yml", "utf8"),
  );
  const packing = Object.values(jobs).filter(({ steps }) =>
    steps.some(({ run }) => run?.includes("npm pack")),
  );
  expect(packing).toHaveLength(1);
  const steps = packing[0]?.steps ?? [];
  const runs = steps.map(({ run = "" }) => run);
  expect(steps[0]?.uses).toMatch(/^actions\/checkout@/);
  const packed = runs.findIndex((run) => run.includes("npm pack"));
  const before = runs.slice(0, packed + 1).join("\n");
  expect(before).not.toMatch(/npm (?:ci|install|i|test|run)\b/);
  expect(before).toMatch(/test -z "\$\(git status --porcelain[\s\S]*npm pack/);
  expect(runs.join("\n")).not.toContain("npm test");
});
