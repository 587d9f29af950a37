/** Each text of the corpus in the header of a backup: none gets out of its comment or its value. */
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readBackup } from "../../src/backup/restore.ts";
import { backupText } from "../../src/backup/write.ts";
import { restoreCommand } from "../../src/run/applyPlan.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { sample } from "../scale.ts";
import { large, short } from "./corpus.ts";
import { hidesSomething } from "./harmless.ts";

const EXTRA = [
  "a\nkeys: []",
  "a\n---\nkeys: []",
  "...\n%YAML 1.2\n---\n",
  "# a\r\nbackup: { project: other }",
  "a\u0085b\u2028c\u2029keys: []",
  "\ufeff",
  "!!js/function a",
].map((text) => ({ name: JSON.stringify(text), text }));

const TEXTS = [...sample([...short, ...large], ({ does }) => does), ...EXTRA];

test.each(TEXTS)("stays inside its comment and its value: $name", ({ text }) => {
  const header = {
    project: text || "x",
    project_name: text,
    time: "2026-01-15T12:00:00Z",
    restore: restoreCommand(text, ["--project", text]),
  };
  const written = backupText(KINDS, header, []);
  const [comment = "", body = "", end] = written.split(/(?<=\n)(?:\n(?=backup:\n)|(?=# End of the backup))/);
  expect(comment.split("\n").map((line) => line.slice(0, 1))).toEqual(["#", "#", "#", "#", ""]);
  expect(hidesSomething(comment)).toBe(false);
  expect(body.startsWith("backup:\n")).toBe(true);
  expect(end).toMatch(/^# End of the backup\. SHA-256 of the lines above: [0-9a-f]{64}\n$/);
  expect(parse(written)).toEqual({ backup: { format_version: 2, ...header, wrote: [] } });
  expect(readBackup(KINDS, "b.yaml", written)).toMatchObject({
    backup: { project: header.project, projectName: text },
    problems: [],
  });
});
