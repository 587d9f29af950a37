/**
 * Follows a change of texts from its pull request to the live project, and then a translator's edit there: what people see
 * on GitHub, and the requests to GitHub and the service.
 */
import { join } from "node:path";

import { ofAnyVersion } from "../anyVersion.ts";
import type { Issue } from "../rooms/github/repository.ts";
import { type Event, pullRequest, push, schedule } from "./events.ts";
import { test } from "./fixtures.ts";
import { MORE, SAME, type Seen } from "./harness.ts";
import { annotated } from "./runner.ts";

const DAY = 86_400_000;
const severities = ["error", "warning", "notice"] as const;
const golden = (name: string) => join(import.meta.dirname, "golden/lifecycle", name);

test("from a pull request to the live project, and an issue on drift that comes and goes", async ({
  start,
  expect,
}) => {
  let now = Date.UTC(2026, 0, 12, 9, 20);
  const { github, seen, write, run, edit } = await start({ clock: () => now });
  const { repository } = github;
  const base = { ref: "main", sha: await repository.push("main", { files: { "keys.yaml": SAME } }) };
  const number = await repository.openPull({ login: "octocat", commit: { files: { "keys.yaml": MORE } } });
  const story: string[] = [];

  /** Does one run, and notes its requests. Returns what GitHub then has, and the summary. */
  async function plays(title: string, event: Event, command: string) {
    const before = seen.length;
    const ran = await run(event, { command });
    const { drift = "not said", "has-changes": changes } = ran.outputs;
    story.push(
      `## ${title}: ${command}, exit ${ran.code}, has-changes ${changes}, drift ${drift}`,
      ...severities.flatMap((severity) => annotated(ran, severity).map((words) => `${severity}: ${words}`)),
      ...readsSorted(seen.slice(before).map(requestLine)),
      "",
    );
    const [comment, ...more] = await repository.comments(number);
    const [issue, ...others] = await repository.issues();
    expect([more, others]).toEqual([[], []]);
    now += DAY;
    return { ...ran, comment, issue };
  }
  const head = await repository.pullHead(number);
  const merge = await repository.mergeForRun(number);
  const pull = (action: "opened" | "synchronize") => pullRequest({ number, action, head, base, merge });

  write("keys.yaml", MORE);
  const opened = await plays("1 A pull request is opened", pull("opened"), "plan");
  expect(opened.code).toBe(0);
  await expect(timeless(opened.comment?.body)).toMatchFileSnapshot(golden("1-opened.md"));

  write("keys.yaml", MORE.replace("Your cart is empty", "Nothing here yet").replace("Pay now", "Pay"));
  const changed = await plays("2 It is changed", pull("synchronize"), "plan");
  expect(changed.comment?.id).toBe(opened.comment?.id);
  await expect(timeless(changed.comment?.body)).toMatchFileSnapshot(golden("2-changed.md"));

  write("keys.yaml", SAME);
  const emptied = await plays("3 It is emptied", pull("synchronize"), "plan");
  expect(emptied.comment?.id).toBe(opened.comment?.id);
  await expect(timeless(emptied.comment?.body)).toMatchFileSnapshot(golden("3-emptied.md"));

  write("keys.yaml", MORE);
  const filled = await plays("4 It is filled again", pull("synchronize"), "plan");
  expect(timeless(filled.comment?.body)).toEqual(timeless(opened.comment?.body));

  const merged = await plays(
    "5 It is merged",
    push(await repository.push("main", { files: { "keys.yaml": MORE } })),
    "apply",
  );
  expect(merged).toMatchObject({ code: 0, outputs: { failed: "0" }, figures: { created: 1 } });
  await expect(timeless(merged.summary)).toMatchFileSnapshot(golden("5-merged.md"));
  expect(merged).toMatchObject({ comment: filled.comment, issue: undefined });

  const daily = async () => schedule(await repository.head());
  const quiet = await plays("6 Nothing happened", await daily(), "drift");
  expect(quiet).toMatchObject({ code: 0, outputs: { drift: "false" }, issue: undefined });

  await edit(2, { en: "Check-out" });
  const drifted = await plays("7 Somebody edits a text in the service", await daily(), "drift");
  expect(drifted).toMatchObject({ code: 0, outputs: { drift: "true" }, issue: { state: "open" } });
  await expect(shown(drifted.issue)).toMatchFileSnapshot(golden("7-drift.md"));

  const unchanged = await plays("8 Nobody mends it", await daily(), "drift");
  expect(unchanged.issue).toEqual(drifted.issue);

  await edit(2, { en: "Checkout" });
  const healed = await plays("9 Somebody mends it", await daily(), "drift");
  expect(healed).toMatchObject({ outputs: { drift: "false" }, issue: { state: "closed" } });
  await expect(shown(healed.issue)).toMatchFileSnapshot(golden("9-healed.md"));

  await edit(1, { en: "Nothing here" });
  const again = await plays("10 Somebody edits another text", await daily(), "drift");
  expect(again.issue).toMatchObject({ number: drifted.issue?.number, state: "open" });
  await expect(shown(again.issue)).toMatchFileSnapshot(golden("10-drift-again.md"));

  await expect(story.join("\n")).toMatchFileSnapshot(golden("requests.txt"));
}, 60_000);

/** Reads that follow each other are sorted, because some of them are sent at the same time. */
function readsSorted(lines: readonly string[]): string[] {
  const isRead = (line: string | undefined) => line !== undefined && / GET /.test(line);
  const runs: string[][] = [];
  for (const [index, line] of lines.entries()) {
    if (isRead(line) && isRead(lines[index - 1])) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => run.toSorted());
}

/** Shows only the first line of a body: another golden file has all of it. */
function requestLine({ by, entry }: Seen): string {
  const { method, path, body, status } = entry;
  const query = by === "GitHub" ? Object.entries(entry.query).map(([name, value]) => `${name}=${value}`) : [];
  const asked = `${decodeURIComponent(path)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const sent = body === undefined ? "" : ` ${JSON.stringify(body, firstLine)}`;
  return `${by.padEnd(8)} ${method} ${asked}${sent} → ${status}`;
}

function firstLine(name: string, value: unknown): unknown {
  return name === "body" && typeof value === "string" ? value.split("\n")[0] : value;
}

/** Removes the day of the test, and how long ago something was edited. */
function timeless(text = ""): string {
  return ofAnyVersion(text)
    .replace(/\d+ \w+ ago/g, "some time ago")
    .replace(/Written on `[^`]+`/, "Written on `some day`");
}

function shown(issue: Issue | undefined): string {
  const { body = "", ...more } = issue ?? {};
  const head = Object.entries(more).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `${head.join("\n")}\n\n${body}\n`;
}
