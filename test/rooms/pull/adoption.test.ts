/** The first runs in a repository and a project that grew apart: 200 keys are only here, and 200 only there. */
import { expect, test } from "vitest";
import { by, inShop, rows, shop } from "./repository.ts";

const names = (start: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${start}${Math.floor(index / 20)}.item${index}`);
const [both, here, there] = [names("both", 600), names("here", 200), names("there", 200)];
const LIVE = shop(
  Object.fromEntries([...both, ...there].map((name) => [name, { en: by(name), de: by(name) }])),
);
const file = `${JSON.stringify(Object.fromEntries([...both, ...here].map((name) => [name, name])), null, 2)}\n`;
const row = (mode: string) =>
  `{ files: "{lang}.json", languages: [en, de], platforms: [web], keys_from: ${mode} }`;
const LINES = 30;

test("keys_from: lokalise: 200 come, 200 are named, nothing is created or removed, and all of it fits on a screen", () =>
  inShop(LIVE, rows(row("lokalise")), async (folder) => {
    folder.commit(1, { "en.json": file, "de.json": file });
    const runs = [await folder.exits(0, "plan"), await folder.exits(2, "drift")];
    for (const { text } of runs) expect(text).toContain("200 only in the files, and not created");
    runs.push(await folder.exits(0, "pull"));
    expect(runs[2]?.text).toContain("200 new");
    folder.commit(3);
    runs.push(await folder.exits(0, "apply --yes"), await folder.exits(0, "pull"));
    expect(runs[3]?.text).toContain("200 only in the files: not written");
    expect(runs[4]?.text).toContain("no changes");
    for (const { lines } of runs) expect(lines.length).toBeLessThanOrEqual(LINES);
    expect(folder.sandbox.requests.every(({ method }) => method === "GET")).toBe(true);
  }));

test("keys_from: files: 200 creates are shown before the question, 200 keys are unmanaged, and it fits on a screen", () =>
  inShop(LIVE, rows(row("files")), async (folder) => {
    folder.commit(1, { "en.json": file, "de.json": file });
    const { text, lines, asked } = await folder.exits(1, "apply", { answer: "no" });
    expect(text).toContain("200 to create");
    expect(text).toContain("600 unchanged, 200 unmanaged");
    expect(asked).toContain("Type yes");
    expect(lines.length).toBeLessThanOrEqual(LINES);
  }));
