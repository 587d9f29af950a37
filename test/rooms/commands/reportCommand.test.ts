/** The command report on the command line: the reports of several runs are shown as one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { COMMANDS } from "../../../src/commands/commands.ts";
import { openConsole } from "../../../src/host/console.ts";
import type { Report } from "../../../src/report/report.ts";
import { withoutValues } from "../../../src/report/withoutTexts.ts";
import type { RawOptions } from "../../../src/settings/flags.ts";
import { reportsWith } from "../../hostile/reports.ts";
import { openTestTerminal } from "../../terminal.ts";
import { newFolder } from "../files/newFolder.ts";

function reportOf(name: string, command: "plan" | "drift" | "apply"): Report {
  const { plan } = reportsWith(`text of ${name}`);
  const projects = plan.projects.map(({ plan: { skipped: _, ...made }, ...project }) => {
    const whole = { ...project, plan: { ...made, skipped: [] }, name, problems: [] };
    const results = made.changes.map((change) => ({ change, outcome: { state: "done" as const, id: "1" } }));
    return command === "apply" ? { ...whole, results } : whole;
  });
  return { ...plan, command, manifests: [`${name}.yaml`], selected: [name], projects };
}

/** Runs it with these reports. A person could answer a question. */
async function combine(reports: readonly Report[], more: RawOptions = {}) {
  const folder = newFolder(
    Object.fromEntries(reports.map((report, index) => [`${index}.json`, JSON.stringify(report)])),
  );
  const [out, error] = [text(), text()];
  const output = new PassThrough();
  const { terminal } = openTestTerminal({
    folder,
    environment: {},
    console: openConsole({ stdout: out, stderr: error, prompt: output }, () => false),
    prompt: { input: new PassThrough(), output, seesOut: true },
  });
  const code = await COMMANDS.report.run({ reports: ["*.json"], ...more }, terminal);
  const files = Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
  return { code, out: out.text, error: error.text, asked: String(output.read() ?? ""), files };
}

function text() {
  return {
    isTTY: false,
    text: "",
    write(part: string) {
      this.text += part;
    },
  };
}

const [WEB, IOS] = [reportOf("web", "plan"), reportOf("ios", "plan")];

test("as text, it shows the plan of each project, and asks nothing", async () => {
  const { code, out, error, asked } = await combine([WEB, IOS], { expect: ["web, ios"] });
  expect({ code, error, asked }).toEqual({ code: 0, error: "", asked: "" });
  expect(out.indexOf("text of web")).toBeGreaterThan(-1);
  expect(out.indexOf("text of ios")).toBeGreaterThan(out.indexOf("text of web"));
  expect(out).toMatch(/^2 projects: \d+ to create/m);
});

test("the reports of apply say what was applied, and nothing is asked", async () => {
  const { code, out, asked } = await combine([reportOf("web", "apply"), reportOf("ios", "apply")]);
  expect({ code, asked }).toEqual({ code: 0, asked: "" });
  expect(out).toMatch(/^Applied: /m);
  expect(out).not.toContain("reviewed plan");
});

test("the exit code is 2 if the reports have drift", async () => {
  expect((await combine([reportOf("web", "drift")])).code).toBe(2);
});

test("as JSON and as Markdown, standard output has only the report", async () => {
  const json = await combine([WEB, IOS], { format: ["json"] });
  expect(JSON.parse(json.out)).toMatchObject({ command: "plan", selected: ["ios", "web"], requests: 14 });
  const markdown = await combine([WEB, IOS], { format: ["markdown"] });
  expect(markdown.out).toMatch(/^## Translations: .* · 2 projects\n/);
});

test("the merged report can be written and read again, but not over a report that is read", async () => {
  const written = await combine([WEB, IOS], { report: ["all.json"] });
  expect(written.code).toBe(0);
  const over = await combine([WEB, IOS], { report: ["1.json"] });
  expect(over.code).toBe(1);
  expect(over.error).toMatch(/^error: report: .*1\.json is a manifest, or a file that this run reads/m);
  expect(JSON.parse(over.files["1.json"] ?? "")).toEqual(JSON.parse(JSON.stringify(IOS)));
  const merged: Report = JSON.parse(written.files["all.json"] ?? "");
  expect((await combine([merged])).out).toBe((await combine([WEB, IOS])).out);
});

test("the extension of a report file decides what is written, and the run says what it wrote", async () => {
  const { code, out, files } = await combine([WEB], { report: ["all.md", "all.html", "sub.json"] });
  expect(code).toBe(0);
  expect(files["all.md"]).toMatch(/^## Translations: /);
  expect(files["all.html"]).toMatch(/^<!doctype html>/i);
  expect(JSON.parse(files["sub.json"] ?? "")).toMatchObject({ command: "plan" });
  expect(out.trim().split("\n").slice(-3)).toEqual([
    "The report is in all.md.",
    "The report is in all.html.",
    "The report is in sub.json.",
  ]);
  const { code: refused, error } = await combine([WEB], { report: ["all.txt"] });
  expect(refused).toBe(1);
  expect(error).toContain(
    'The value of report is "all.txt", but it must be the path of a file that ends with',
  );
});

test("one page has the changes of all jobs, also if a job left its texts out", async () => {
  const hidden = withoutValues({
    ...IOS,
    projects: IOS.projects.map((project) => ({ ...project, hide_texts: true }) as const),
  });
  const { code, files } = await combine([WEB, hidden], { report: ["all.html"] });
  expect(code).toBe(0);
  const [, ios = "", web = ""] = (files["all.html"] ?? "").split('<section class="project"');
  expect([ios, web].map((part) => /<h2><bdi>(.*?)<\/bdi>/.exec(part)?.[1])).toEqual(["ios", "web"]);
  expect([ios, web].map((part) => part.includes('<bdi lang="en"'))).toEqual([false, true]);
});

test.each(
  Object.entries<[string[], number, RegExp | ""]>({
    "a name": [["web", "ios"], 0, ""],
    "a JSON list of names": [['["web","ios"]'], 0, ""],
    "the list of a lokaform.yaml without projects": [['[""]'], 0, ""],
    "a name without a report": [['["web","ios","android"]'], 1, /There is no report on android/],
    "a list that is not JSON": [
      ["[web, ios]"],
      1,
      /value of expect is "\[web, ios\]", but it must be names of projects/,
    ],
  }),
)("expected is %s", async (_name, [expected, code, message]) => {
  const combined = await combine([WEB, IOS], { expect: expected });
  expect(combined.code).toBe(code);
  expect(combined.error).toMatch(message || /^$/);
});
