/** A remark is a row of a table: what a row says is shown wherever a problem is shown, and hidden with the texts. */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { HISTORY_REMARKS } from "../../src/history/remarks.ts";
import { keyTraits } from "../../src/keys/fieldTable.ts";
import { KEY_REMARKS } from "../../src/keys/remarks.ts";
import { entryProblem } from "../../src/kinds/read.ts";
import { quote, say } from "../../src/model/message.ts";
import { PROJECT_REMARKS } from "../../src/plan/remarks.ts";
import { page } from "../../src/report/html.ts";
import { TOPICS } from "../problems/page.ts";
import { newFolder, writeFiles } from "../rooms/files/newFolder.ts";
import { runScenario } from "./harness.ts";

const TEXT = "Hallo {vorname}";

/** Plants a row that quotes a text, and plays validate and plan. */
async function playWithRemark(showTexts: boolean) {
  const folder = newFolder();
  const rows = KEY_REMARKS as (typeof KEY_REMARKS)[number][];
  rows.push({
    name: "German greetings",
    codes: ["wrong-word"],
    needs: "files",
    find: ({ entries }) =>
      entries.flatMap(({ declared: entry }) => {
        if (entry.values.translations?.de !== TEXT) return [];
        const at = { path: ["translations", "de"], severity: "warning" } as const;
        return entryProblem(keyTraits, entry, "wrong-word", say`The text "${quote(TEXT)}" greets.`, at);
      }),
  });
  onTestFinished(() => void rows.pop());
  cpSync(join(import.meta.dirname, "text-advice"), folder, { recursive: true });
  const settings = readFileSync(join(folder, "lokaform.yaml"), "utf8");
  writeFiles(folder, {
    "lokaform.yaml": `${settings}show_texts: ${showTexts}\n`,
    "scenario.json": JSON.stringify({ about: "A planted remark.", commands: ["validate", "plan"] }),
  });
  const { reports, terminal, chosen, github } = await runScenario(folder);
  const [validated, planned] = reports.map((report) => page(report, { now: 0, linkTo: undefined }));
  return {
    terminal: terminal.split("$ lokaform plan"),
    others: [chosen["annotations.txt"], chosen["summary.md"], github?.words ?? "", validated, planned],
  };
}

test("a planted remark is shown by validate and plan, in the annotations, the comment and the page, at its line", async () => {
  const { terminal, others } = await playWithRemark(true);
  for (const lines of terminal)
    expect(lines).toMatch(/^keys\.yaml:18:11: warning: cart\.hello: .*Hallo \{vorname\}.* \[wrong-word\]$/m);
  for (const words of others) expect(words).toContain("Hallo");
  expect(others[0]).toMatch(/greets.*"file":"keys\.yaml","line":18/);
});

test("with show_texts: false, it is shown outside of the terminal without the text", async () => {
  const { others } = await playWithRemark(false);
  for (const words of others) {
    expect(words).toContain("greets");
    expect(words).not.toContain("Hallo");
  }
});

test("each remark has a name of its own, and its codes are explained in docs/problems.md", () => {
  const remarks = [...KEY_REMARKS, ...PROJECT_REMARKS, ...HISTORY_REMARKS];
  expect(new Set(remarks.map(({ name }) => name)).size).toBe(remarks.length);
  const explained = TOPICS.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  expect(explained).toEqual(expect.arrayContaining(remarks.flatMap(({ codes }) => codes)));
});
