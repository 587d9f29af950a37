/** What Lokaform's own readers report about a file that is an example. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readManifests } from "../../src/kinds/read.ts";
import type { Problem } from "../../src/model/problem.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { readSettings } from "../../src/settings/resolve.ts";

/** A value for everything that a file takes from the environment. */
function environment(text: string): Record<string, string> {
  const names = text.match(/\b[A-Z][A-Z_]*_[A-Z]+\b|(?<=\$\{)\w+(?=\})/g) ?? [];
  const value = (name: string) =>
    name.endsWith("_PROJECT") ? "3002780358964f9bab5a92.87762499" : "any-value";
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}

export function manifestProblems(kind: "keys" | "webhooks", text: string): readonly Problem[] {
  const manifests = { keys: [], webhooks: [], [kind]: [{ path: `${kind}.yaml`, text }] };
  return readManifests(KINDS, manifests, { values: environment(text), tokens: [] }).problems;
}

/** The problems of lokaform.yaml, as a run reads it, which also checks the ids of projects. */
export async function settingProblems(text: string): Promise<readonly Problem[]> {
  const folder = mkdtempSync(join(tmpdir(), "lokaform-example-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "lokaform.yaml"), text);
  const sources = {
    folders: { working: folder, displayRoot: folder },
    ...{ environment: environment(text), token: "any", backupDir: undefined },
  };
  return (await readSettings("plan", {}, sources)).problems;
}
