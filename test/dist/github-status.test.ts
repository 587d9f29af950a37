/** The command status of the built action: its outputs, its page, and when it fails the step. */
import { expect } from "vitest";
import { push } from "./events.ts";
import { test, writes } from "./fixtures.ts";
import { PROJECT } from "./harness.ts";
import { annotated } from "./runner.ts";

const STATUS = { command: "status" };

test.for<[ready: string, code: number, output: string]>([
  ["", 0, ""],
  ["ready: { de: 100 }\n", 0, "true"],
  ["ready: { de: 100, en: { reviewed: 1 } }\n", 2, "false"],
  ["ready: { dee: 100 }\n", 1, ""],
])(
  "with %j the step exits with %i, and the output ready is %j",
  async ([ready, code, output], { drifted }) => {
    const { daily, github, write, run } = await drifted();
    write("lokaform.yaml", `project: ${PROJECT}\n${ready}`);
    const ran = await run(daily, { ...STATUS, project: "", report: "status.json" });
    expect({ code: ran.code, ready: ran.outputs.ready ?? "" }).toEqual({ code, ready: output });
    const words = code === 2 ? /^Not ready: 6 of 6 texts/ : /no language "dee"/;
    expect(annotated(ran, "error")).toEqual(code === 0 ? [] : [expect.stringMatching(words)]);
    expect(ran.summary.includes("| Language | Texts |")).toBe(code !== 1);
    expect(writes(github)).toEqual([]);
  },
);

test("a project that hides its texts shows names and figures", async ({ drifted }) => {
  const { daily, workspace, write, run } = await drifted();
  write("lokaform.yaml", `project: ${PROJECT}\nshow_texts: false\nready: { de: { reviewed: 1 } }\n`);
  const ran = await run(daily, { ...STATUS, project: "", report: "status.json", publish: "false" });
  const { readFileSync } = await import("node:fs");
  const all = ran.all + readFileSync(`${workspace}/status.json`, "utf8");
  expect(all).toContain("cart.empty");
  for (const text of ["Warenkorb", "Check-out", "Kasse"]) expect(all).not.toContain(text);
});

test("two projects are ready together", async ({ drifted }) => {
  const { github, write, run } = await drifted();
  const entry = (name: string, id: string, ready: string) =>
    `  ${name}: { project: ${id}, keys: [keys.yaml], ready: ${ready} }\n`;
  write(
    "lokaform.yaml",
    `projects:\n${entry("web", PROJECT, "{ de: 100 }")}${entry("ios", "4111891469ba5a0ac6eb03.98873509", "{ de: { reviewed: 1 } }")}`,
  );
  const event = push(await github.repository.head());
  const both = await run(event, { ...STATUS, project: "" });
  expect([both.code, both.outputs.ready]).toEqual([2, "false"]);
  expect(both.outputs.summary).toContain("1 of 2 required languages not ready");
  const web = await run(event, { ...STATUS, project: "", only: "web" });
  expect([web.code, web.outputs.ready]).toEqual([0, "true"]);
});
