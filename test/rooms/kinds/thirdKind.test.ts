/** A third kind goes through the real commands by a line in each list of kinds: nothing else knows that there are gadgets. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manifestSchema } from "../../../scripts/schemas.ts";
import { COMMANDS } from "../../../src/commands/commands.ts";
import type { RunCommand } from "../../../src/model/command.ts";
import { page } from "../../../src/report/html.ts";
import { summary } from "../../../src/report/markdown/comment.ts";
import type { Report } from "../../../src/report/report.ts";
import { annotations } from "../../../src/report/text/annotations.ts";
import { planText, problemsAndFailuresText } from "../../../src/report/text/reportText.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { type Sandbox, startSandbox } from "../../../src/sandbox/sandbox.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import { openTestTerminal } from "../../terminal.ts";
import { newFolder, writeFiles } from "../files/newFolder.ts";
import { GADGET_DOCS, gadgetKind } from "./gadget.ts";
import { gadgetRemote, SERVICE } from "./gadgetRemote.ts";

// The lines that a maintainer would add.
vi.mock(import("../../../src/run/kinds.ts"), async (original) => {
  const { KINDS } = await original();
  const [{ gadgetKind }, { gadgetRemote }] = [await import("./gadget.ts"), await import("./gadgetRemote.ts")];
  const kinds = [...KINDS, gadgetKind];
  (await import("../../../src/kinds/kind.ts")).registerKinds(kinds);
  const { allRemotes, registerRemotes } = await import("../../../src/remote/kindRemote.ts");
  registerRemotes([...allRemotes(), gadgetRemote]);
  return { KINDS: kinds };
});
vi.mock(import("../../../src/settings/table/kinds.ts"), async (original) => {
  const { MANIFEST_SETTINGS, PRUNE_SETTINGS, LIMIT_SETTINGS } = await original();
  const { manifests, prune, limits } = (await import("./gadget.ts")).gadgetKind.settings;
  return {
    MANIFEST_SETTINGS: [...MANIFEST_SETTINGS, manifests],
    PRUNE_SETTINGS: [...PRUNE_SETTINGS, prune],
    LIMIT_SETTINGS: [...LIMIT_SETTINGS, ...limits],
  };
});

const PROJECT = "5e7a1f0c2b3d4e5f6a7b8c.12345678";
const LIVE = [
  { gadget_id: "g1", name: "lamp", colour: "red", stored: false },
  { gadget_id: "g2", name: "old", colour: "blue", stored: false },
];
const MANIFEST = "gadgets:\n  - { name: lamp, colour: green }\n  - { name: new, colour: grey }\n";
let sandbox: Sandbox;
let folder: string;

beforeEach(async () => {
  sandbox = await startSandbox({ state: { projects: { [PROJECT]: {} } }, limits: false });
  folder = newFolder({
    "gadgets.yaml": MANIFEST,
    "lokaform.yaml": `project: "${PROJECT}"\ngadgets: [gadgets.yaml]\nprune: { gadgets: all }\n`,
  });
  SERVICE.gadgets = LIVE.map((one) => ({ ...one }));
});
afterEach(() => sandbox.close());

const write = (name: string, text: string) => writeFiles(folder, { [name]: text });

/** The exit code and the lines of a command. */
async function run(command: RunCommand, raw: RawOptions = {}): Promise<{ code: number; words: string }> {
  const environment = { LOKALISE_API_TOKEN: "any-token-1234", LOKALISE_API_URL: sandbox.url };
  const { terminal, lines } = openTestTerminal({ folder, environment });
  const code = await COMMANDS[command].run(raw, terminal);
  return { code, words: lines.join("\n") };
}

/** Validate, plan, apply, plan again, restore: everything that the engine does with a kind. Throws if a result is wrong. */
async function story(): Promise<void> {
  const validated = await run("validate");
  expect(validated).toMatchObject({
    code: 0,
    words: expect.stringContaining("Valid: 2 gadgets in 1 manifest"),
  });
  const planned = await run("plan", { out: ["plan.json"] });
  expect(planned.code).toBe(0);
  expect(planned.words).toMatch(/~ gadget lamp .*\n +- colour red\n +\+ colour green/);
  expect(planned.words).toMatch(/\+ gadget new .* colour grey/);
  expect(planned.words).toMatch(/- gadget old /);
  expect(planned.words).toMatch(/1 to create, 1 to update, 1 to remove/);
  const applied = await run("apply", { plan: ["plan.json"] });
  expect(applied).toMatchObject({
    code: 0,
    words: expect.stringContaining("1 created, 1 updated, 1 removed"),
  });
  expect(SERVICE.gadgets.map(({ name, colour, stored }) => [name, colour, stored])).toEqual([
    ["lamp", "green", false],
    ["old", "blue", true],
    ["new", "grey", false],
  ]);
  const again = await run("plan", { "detailed-exitcode": ["true"] });
  expect(again).toMatchObject({ code: 0, words: expect.stringMatching(/no changes; .*2 gadgets unchanged/) });
  const [backup = ""] = readdirSync(join(folder, "lokaform-backup"));
  const restored = await run("restore", { backup: [join("lokaform-backup", backup)] });
  expect(restored.code).toBe(0);
  expect(SERVICE.gadgets[1]).toMatchObject({ name: "old", stored: false });
  const schema = KINDS.filter(({ plural }) => plural === "gadgets").map((kind) =>
    manifestSchema(kind, GADGET_DOCS),
  );
  expect(JSON.stringify(schema)).toContain(
    '"description":"Its colour. Value: a text. Without it: Not managed."',
  );
}

test("gadgets are validated, planned, applied, found unchanged, and restored", story);

test("the settings of gadgets work: an option for the manifests, prune, and a limit", async () => {
  write("lokaform.yaml", `project: "${PROJECT}"\nprune: { gadgets: all }\nlimits: { destroy_gadgets: 0 }\n`);
  const refused = await run("plan");
  expect(refused.code).toBe(1);
  expect(refused.words).toContain("The plan removes 1 gadgets, but limits.destroy_gadgets allows 0.");
  write("lokaform.yaml", `project: "${PROJECT}"\n`);
  expect((await run("plan", { gadgets: ["gadgets.yaml"] })).words).toContain("1 to create, 1 to update;");
  write("lokaform.yaml", `project: "${PROJECT}"\nprune: { gadgets: all }\nlimits: { destroy_gadget: 0 }\n`);
  const { words } = await run("plan", { gadgets: ["gadgets.yaml"] });
  expect(words).toContain("because --keys or --webhooks or --gadgets may cover only some of the manifests");
  expect(words).toContain('Unknown field "destroy_gadget" in limits. Did you mean "destroy_gadgets"?');
  write("lokaform.yaml", `project: "${PROJECT}"\nprune: { gadgets: some }\n`);
  expect((await run("validate")).words).toMatch(
    /lokaform\.yaml:2:19: .*"some" is not allowed here. Allowed values: off, all/,
  );
});

/** The four outputs of the run whose report is in a file. */
function printed(file: string): Record<string, string> {
  const report: Report = JSON.parse(readFileSync(join(folder, file), "utf8"));
  const paint = (_style: string, words: string) => words;
  const [project] = report.projects;
  if (!project) throw new Error("there is no project");
  const plan = planText(project, { paint, command: report.command });
  return {
    terminal: [...plan, ...problemsAndFailuresText(report, paint)].join("\n"),
    Markdown: summary(report, { reportFile: undefined }),
    page: page(report, { now: 0, linkTo: undefined }),
    annotations: annotations(report)
      .map(({ title, message }) => `${title} ${message}`)
      .join("\n"),
  };
}

test("a change, a problem and a failure of a gadget are in all four outputs", async () => {
  write("gadgets.yaml", `${MANIFEST}  - { name: bare }\n`);
  SERVICE.refuses = "lamp";
  const { code } = await run("apply", { report: ["report.json"] });
  SERVICE.refuses = undefined;
  expect(code).toBe(1);
  for (const [output, words] of Object.entries(printed("report.json")))
    for (const part of ["lamp", "failed", "The lamp is broken.", "A new gadget needs a colour."])
      expect(words, `${part} in ${output}`).toContain(part);
  const { terminal, Markdown, page: html } = printed("report.json");
  for (const words of [terminal, Markdown, html]) expect(words).toMatch(/colour.*red(.|\n)*colour.*green/);
});

test("mistakes in a manifest of gadgets are reported at their place", async () => {
  write("gadgets.yaml", "gadgets:\n  - { name: a, color: red }\n  - { name: b, colour: 3 }\n");
  const { code, words } = await run("validate");
  expect(code).toBe(1);
  expect(words).toMatch(/gadgets\.yaml:2:\d+: .*Unknown field "color" in a gadget. Did you mean "colour"\?/);
  expect(words).toMatch(/gadgets\.yaml:3:\d+: /);
  write("gadgets.yaml", "gadgets:\n  - { name: a, colour: invisible }\n  - { name: a, colour: red }\n");
  expect((await run("validate")).words).toMatch(/No gadget is invisible(.|\n)*Gadget "a" is declared twice/);
  write("gadgets.yaml", "gadgets:\n  - { name: a }\n");
  expect((await run("plan")).words).toContain("A new gadget needs a colour.");
});

/** Parts that are false for gadgets: to leave one out does not compile, and means the same. */
const SWITCHES = ["sharedByBranches", "namesByPlatform", "backsUpWhole"];

async function fails(module: object, part: string): Promise<void> {
  const value: unknown = Reflect.get(module, part);
  Reflect.deleteProperty(module, part);
  try {
    await expect(story()).rejects.toThrow();
  } finally {
    Reflect.set(module, part, value);
  }
}

test.each(Object.keys(gadgetKind).filter((part) => !SWITCHES.includes(part)))(
  "without the part %s of the kind, it fails",
  (part) => fails(gadgetKind, part),
);

test.each(Object.keys(gadgetRemote))("without the part %s of the effects, it fails", (part) =>
  fails(gadgetRemote, part),
);
