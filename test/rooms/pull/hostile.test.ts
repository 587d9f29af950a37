/** A project whose names, texts, tags and URLs are all hostile: its first pull shows them without effect. */
import { expect, test } from "vitest";
import { state } from "../../hostile/hostileProject.ts";
import { UNSEEN } from "../../hostile/invisible.ts";
import { asRunner } from "../../hostile/runnerParser.ts";
import { inFolder } from "./harness.ts";

/** What breaks commands in a log. */
const JOINER = "\u2060";

test.each(["", "--dry-run"])("hostile texts have no effect in what pull %s prints", (option) =>
  inFolder(state("::error::@everyone"), async ({ exits, files, variables }) => {
    const { lines } = await exits(0, `pull --fields all --languages all --dir l10n ${option}`);
    expect(asRunner(lines.join("\n")).commands).toEqual([]);
    expect(lines.filter((line) => line.replaceAll(JOINER, "").search(UNSEEN) !== -1)).toEqual([]);
    if (option !== "") return;
    for (const text of Object.values(files())) expect(text.replaceAll("\n", "").search(UNSEEN)).toBe(-1);
    const command = lines.find((line) => line.startsWith("  lokaform plan"))?.replace("  lokaform ", "");
    const plan = await exits(0, `${command} --detailed-exitcode`, { environment: variables() });
    expect(plan.lines).toContainEqual(expect.stringMatching(/^Plan: no changes/));
  }),
);
