/** Commands, options and values are completed by real shells. */
import { test } from "vitest";
import { completed } from "./shells.ts";

const CASES: readonly { typed: string; shown: readonly string[]; hidden?: readonly string[] }[] = [
  { typed: "lokaform pla", shown: ["plan"], hidden: ["pull"] },
  { typed: "lokaform ", shown: ["validate", "webhook-secret", "completion"] },
  { typed: "lokaform plan --detailed", shown: ["--detailed-exitcode"] },
  { typed: "lokaform plan --on-", shown: ["--on-problem"], hidden: ["--rotate"] },
  { typed: "lokaform plan --format ", shown: ["json", "markdown", "text"], hidden: ["--report"] },
  { typed: "lokaform init --texts ", shown: ["all", "matching", "none"] },
  { typed: "lokaform plan --only apply --deta", shown: ["--detailed-exitcode"] },
  { typed: "lokaform plan --report no", shown: ["notes.txt"] },
  { typed: "lokaform restore no", shown: ["notes.txt"] },
  { typed: "lokaform schema ", shown: ["keys", "webhooks", "lokaform"] },
  { typed: "lokaform explain unknown-m", shown: ["unknown-member"] },
];

for (const shell of ["bash", "zsh"] as const) {
  test.for(CASES)(`${shell}: $typed`, async ({ typed, shown, hidden = [] }, { expect }) => {
    const answer = await completed(shell, typed, shown);
    for (const word of hidden) expect(answer).not.toContain(word);
  });
}
