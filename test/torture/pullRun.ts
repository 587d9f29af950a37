/** Pulls a random project into an empty folder, and checks what pull promises. A broken promise is thrown. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PullWorld } from "../properties/randomLive.ts";
import { inFolder, type PullFolder } from "../rooms/pull/harness.ts";
import { schemaErrors } from "../schemaErrors.ts";

export async function pullRun({ state, languages, fields }: PullWorld): Promise<void> {
  await inFolder(state, async (folder) => {
    const options = `--languages ${languages}${fields ? ` --fields ${fields}` : ""}`;
    const pulled = await folder.run(`pull ${options} --dir one`);
    const end = JSON.stringify(pulled);
    if (pulled.code !== 0) throw new Error(`pull fails: ${end}`);
    if (folder.sandbox.requests.some(({ method }) => method !== "GET")) throw new Error("pull writes");
    checkFiles(folder, pulled.lines);
    const command = pulled.lines.find((line) => line.startsWith("  lokaform plan")) ?? "";
    const plan = await folder.run(
      `${command.trim().replace(/^lokaform /, "")} --detailed-exitcode --format json`,
      {
        environment: folder.variables(),
      },
    );
    // Standard error also has lines, such as advice on texts.
    const { 0: json = "" } = /^\{.*?^\}/ms.exec(plan.lines.join("\n")) ?? [];
    const report = JSON.parse(json);
    const [{ plan: made }] = report.projects;
    if (plan.code !== 0 || made.changes.length > 0 || made.skipped.length > 0)
      throw new Error(`a plan right after is not empty: ${JSON.stringify([plan, folder.files()])}`);
    const kinds = Object.keys(folder.files()).some((path) => path.endsWith("webhooks.yaml"))
      ? "key|webhook"
      : "key";
    const all = Object.values(folder.sandbox.state().projects).flatMap(({ keys = [] }) => keys);
    const isForeign = ({ tags = [] }: { tags?: readonly string[] }) =>
      tags.some((tag) => tag.startsWith("lokaform:"));
    checkListed(kinds, made.counts.unmanaged - all.filter(isForeign).length, pulled.lines);
    await folder.run(`pull ${options} --dir two`);
    const written = Object.entries(folder.files());
    for (const [path, text] of written) {
      const other = path.replace(/^one/, "two");
      if (path.startsWith("one/") && !path.endsWith(".gitignore") && folder.files()[other] !== text)
        throw new Error(`a second pull gives other bytes: ${path}`);
    }
  });
}

/** Every live object that no manifest declares is named, except those of another team. `kinds`: those that have a manifest. */
function checkListed(kinds: string, unmanaged: number, lines: readonly string[]): void {
  const isListed = new RegExp(`Not expressible: (${kinds}) .* is not in the new manifests`, "s");
  const listed = lines.filter((line) => isListed.test(line));
  if (listed.length !== unmanaged)
    throw new Error(
      `${unmanaged} objects are in no manifest, and ${listed.length} are listed: ${JSON.stringify(lines)}`,
    );
}

/** No other file is written, no temporary file is left, and only lokaform.env has the values of variables. */
function checkFiles({ folder, files, variables }: PullFolder, lines: readonly string[]): void {
  const usual = ["keys.yaml", "webhooks.yaml", "lokaform.env", ".gitignore"];
  const odd = readdirSync(join(folder, "one")).find((name) => !usual.includes(name));
  if (odd !== undefined) throw new Error(`another file is written: ${odd}`);
  const env = join(folder, "one/lokaform.env");
  if (existsSync(env) && (statSync(env).mode & 0o777) !== 0o600)
    throw new Error("others can read lokaform.env");
  const { "one/lokaform.env": _, ...others } = files();
  for (const [path, text] of Object.entries(others)) {
    const [, name] = /^(keys|webhooks):/m.exec(text) ?? [];
    const wrong = name === "keys" || name === "webhooks" ? schemaErrors(name, text) : [];
    if (path.endsWith(".yaml") && name === undefined) throw new Error(`${path} has no list of a kind`);
    if (wrong.length > 0) throw new Error(`the schema refuses ${path}: ${wrong.join("; ")}`);
  }
  const shown = [
    ...lines,
    ...Object.entries(others).flatMap(([path, text]) => (path.includes("webhooks") ? text : [])),
  ];
  for (const value of Object.values(variables()))
    if (/secret|t0ken/.test(value) && shown.some((text) => text.includes(value)))
      throw new Error(`a value is shown: ${value}`);
}
