/** Matches declared webhooks with live ones: several can have one URL, and the match with the fewest changes is used. */
import { describe, expect, test } from "vitest";
import type { LiveWebhook } from "../../../src/webhooks/fieldTable.ts";
import { type Rows, webhooksOf } from "../keys/matchHarness.ts";
import { liveWebhook } from "../plan/planHarness.ts";

const URL_A = "https://h.example.com/a";
const URL_B = "https://h.example.com/b";
/** Events by the words after `project.` */
const eventsOf = (words: string) => words.split(" ").map((word) => `project.${word}`);
const live = (id: number, events = "imported", url = URL_A) =>
  liveWebhook(id, url, { events: eventsOf(events) });
const entry = (events = "imported", url = URL_A) => `url: ${url}, events: [${eventsOf(events).join(", ")}]`;
const id = (digit: number) => `webhook_id: "${String(digit).repeat(40)}"`;

/** As older responses have it: no member `branch`. */
const withoutBranch = (number: number): LiveWebhook => {
  const { branch: _, ...others } = live(number);
  return others as LiveWebhook;
};

/** Whatever the order in which the service lists them. */
function table(rows: Rows<LiveWebhook>): void {
  test.each(Object.entries(rows))("%s", (_what, [entries, hooks, result]) => {
    const { is, ...matched } = webhooksOf(entries, hooks);
    expect(matched).toMatchObject({ result, remarks: [] });
    expect(webhooksOf(entries, hooks.toReversed()).is).toEqual(is);
  });
}

describe("a webhook is matched by equal URL and branch", () => {
  const develop = liveWebhook(2, URL_A, { branch: "develop" });
  table({
    "the same URL": [[entry()], [live(1)], "1"],
    "the same host in other letters": [
      [entry("imported", "https://B\u00fccher.example.com:443/a")],
      [live(1, "imported", "https://xn--bcher-kva.example.com/a")],
      "1",
    ],
    "the same host as the service keeps it": [
      [entry("imported", "https://xn--bcher-kva.example.com/a")],
      [live(1, "imported", "https://b\u00fccher.example.com/a")],
      "1",
    ],
    "another path in other letters": [
      [entry("imported", "https://h.example.com/B")],
      [live(1, "imported", "https://h.example.com/b")],
      "new | 1",
    ],
    "another port": [
      [entry("imported", "http://h.example.com:443/a")],
      [live(1, "imported", "http://h.example.com/a")],
      "new | 1",
    ],
    "a former host in other letters": [
      [`${entry("imported", URL_B)}, previously: "https://b\u00fccher.example.com/a"`],
      [live(1, "imported", "https://xn--bcher-kva.example.com/a")],
      "1 from https://xn--bcher-kva.example.com/a",
    ],
    "another URL": [[entry()], [live(1, "imported", URL_B)], "new | 1"],
    "another URL and other events": [[entry()], [live(1, "copied", URL_B)], "new | 1"],
    "another URL, and several with these events": [
      [entry("imported", "https://h.example.com/c")],
      [live(1), live(2, "imported", URL_B)],
      "new | 1 2",
    ],
    "the same URL of another branch": [[entry()], [develop], "new | 2"],
    "each with its branch": [[`${entry()}, branch: develop`, entry()], [live(1), develop], "2, 1"],
    "one live webhook is matched once": [[entry(), entry("exported")], [live(1)], "1, new"],
    "the plural spelling of an event is the same event": [
      [entry("key.added"), entry("translations.updated")],
      [live(1, "translation.updated"), live(2, "keys.added")],
      "2, 1",
    ],
    "a response without a branch is on any branch": [
      [`${entry()}, branch: develop`],
      [withoutBranch(1)],
      "1",
    ],
  });
});

describe("a live webhook of the same URL and branch without a common event may be another one", () => {
  table({
    "it is not taken over": [[entry()], [live(1, "copied")], "ambiguous-webhook | 1"],
    "webhook_id takes it over": [[`${entry()}, ${id(1)}`], [live(1, "copied")], "1"],
    "new: true creates another one": [[`${entry()}, new: true`], [live(1, "copied")], "new | 1"],
    "one that another entry has is no question": [
      [entry(), entry("copied")],
      [live(1, "copied exported")],
      "new, 1",
    ],
    "no events, and several to choose from": [
      [`url: ${URL_A}`],
      [live(1, "copied"), live(2)],
      "ambiguous-webhook | 1 2",
    ],
    "a response without a branch creates nothing": [
      [`${entry()}, branch: develop`, `${entry()}, branch: main`],
      [withoutBranch(1)],
      "1, ambiguous-webhook",
    ],
    "a response without a branch that another entry uses creates nothing, even if the entry is new": [
      [`${entry()}, new: true`, `${entry()}, branch: main, new: true`],
      [withoutBranch(1)],
      "1, ambiguous-webhook",
    ],
    "a response with the branch is matched before one without a branch": [
      [entry()],
      [withoutBranch(1), live(2)],
      "2 | 1",
    ],
    "with webhook_id, an entry that is new is created next to a response without a branch": [
      [`${entry()}, ${id(1)}`, `${entry()}, branch: main, new: true`],
      [withoutBranch(1)],
      "1, new",
    ],
  });

  test("the ids and both ways out are in the message", () => {
    const { messages, at } = webhooksOf([entry()], [live(2, "copied"), live(1, "exported")]);
    expect(messages[0]).toMatch(/\(ids 1{40}, 2{40}\).*set webhook_id.*new: true\.$/);
    expect(at).toEqual([`2: ${URL_A}`]);
    const [a, b] = [`${entry()}, branch: a`, `${entry()}, branch: b`];
    const unclear = (entries: string[]) => webhooksOf(entries, [withoutBranch(1)]).messages[0];
    for (const entries of [
      [a, b],
      [`${a}, ${id(1)}`, b],
    ])
      expect(unclear(entries)).toMatch(/\(id 1{40}\).*new: true\.$/);
  });
});

describe("where several share a URL, the fewest changes result", () => {
  table({
    "just the same events first, for whichever entry": [
      [entry("imported exported"), entry()],
      [live(1), live(2, "imported copied")],
      "2, 1",
    ],
    "just the same events count more than many in common": [
      [entry("imported exported copied"), entry()],
      [live(1), live(2, "imported exported deleted")],
      "2, 1",
    ],
    "then most events in common": [
      [entry("imported exported copied")],
      [live(1), live(2, "imported exported")],
      "2 | 1",
    ],
    "an event that is said several times counts once": [
      [entry("imported imported imported exported copied")],
      [live(1, "imported deleted"), live(2, "exported copied")],
      "2 | 1",
    ],
    "then fewest that only one has": [
      [entry()],
      [live(1, "imported exported copied"), live(2, "imported exported")],
      "2 | 1",
    ],
    "then the order of the manifest, and of ids": [
      [entry("imported exported"), entry("imported copied")],
      [live(2), live(1)],
      "1, 2",
    ],
    "an entry that says no events chooses last": [
      [`url: ${URL_A}`, entry("imported copied")],
      [live(1), live(2, "exported")],
      "2, 1",
    ],
    "entries without events, in their order": [
      [`url: ${URL_A}`, `url: ${URL_A}, branch: develop`],
      [live(1)],
      "1, new",
    ],
  });
});

describe("webhook_id says which one it is", () => {
  table({
    "whatever its URL": [
      [`${entry("imported", URL_B)}, ${id(2)}`],
      [live(1, "imported", URL_B), live(2, "copied")],
      "2 | 1",
    ],
    "before others choose by URL": [
      [entry(), `${entry("copied")}, ${id(1)}`],
      [live(1), live(2, "imported exported")],
      "2, 1",
    ],
  });

  test("one that another entry has at its URL: that entry is refused, unless it is new", () => {
    const copied = `${entry("imported", URL_B)}, ${id(1)}`;
    const found = webhooksOf([entry(), copied], [live(1)]);
    expect(found).toMatchObject({ is: ["ambiguous-webhook", "1"], at: [`2: ${URL_A}`] });
    expect(found.messages[0]).toMatch(/\(id 1{40}\), or a new one\./);
    const both = webhooksOf([`${entry()}, new: true`, copied], [live(1)]);
    expect(both.is).toEqual(["new", "1"]);
  });

  test("one that is not live is warned of, and the webhook is looked for by its URL", () => {
    const found = webhooksOf([`${entry()}, ${id(9)}`], [live(1)]);
    expect(found).toMatchObject({ is: ["1"], unmanaged: "", at: [`2: "${"9".repeat(40)}"`] });
    expect(found.remarks).toHaveLength(1);
    expect(found.remarks[0]).toMatch(
      /^warning stale-id: https:\/\/h\.example\.com\/a: The project has no webhook 9{40}, .* by its URL/,
    );
  });
});

describe("previously says where it was", () => {
  const moved = `${entry("imported", URL_B)}, previously: ${URL_A}`;
  table({
    "one at the former URL keeps its id": [[moved], [live(1, "copied")], `1 from ${URL_A}`],
    "one at the new URL without a common event stays as it is": [
      [moved],
      [live(1), live(2, "copied", URL_B)],
      `1 from ${URL_A} | 2`,
    ],
    "one that is at the new URL already stays": [[moved], [live(1), live(2, "imported", URL_B)], "2 | 1"],
    "none at either: it is created": [[moved], [live(1, "imported", "https://h.example.com/c")], "new | 1"],
    "one that another entry has by its URL is not taken": [
      [moved, entry("copied")],
      [live(1, "imported copied")],
      "new, 1",
    ],
    "several at the former URL: skipped": [[moved], [live(1), live(2, "copied")], "ambiguous-webhook | 1 2"],
  });

  test("several at the former URL are listed by id", () => {
    const { messages, at } = webhooksOf([moved], [live(1), live(2, "copied")]);
    expect(messages[0]).toMatch(
      /^https:\/\/h\.example\.com\/b: 2 live webhooks have this former URL \(ids 1{40}, 2{40}\).*webhook_id/,
    );
    expect(at).toEqual([`2: ${URL_A}`]);
  });
});

describe("variables", () => {
  const template = "url: 'https://h.example.com/${TOKEN}', events: [project.imported]";
  const environment = { TOKEN: "s3cret", OLD: "0ld-one" };
  const at = (token: string, number = 1) => live(number, "imported", `https://h.example.com/${token}`);

  test("a URL is compared with their values", () => {
    expect(webhooksOf([template], [at("s3cret")], environment).is).toEqual(["1"]);
    const moved = `${entry("imported", URL_B)}, previously: 'https://h.example.com/\${OLD}'`;
    expect(webhooksOf([moved], [at("0ld-one")], environment).is).toEqual([
      "1 from https://h.example.com/${OLD}",
    ]);
  });

  test("one with another value there is not changed, and the message has its id and the fix", () => {
    const found = webhooksOf([template], [at("0ther"), at("x/y", 2)], environment);
    expect(found).toMatchObject({
      is: ["lookalike-webhook"],
      unmanaged: "2",
      at: ["2: 'https://h.example.com/${TOKEN}'"],
    });
    expect(found.messages[0]).toMatch(
      /^https:\S+\$\{\w+\}\S*: Live webhook 1{40} .*add webhook_id: 1{40}\..*new: true/,
    );
    expect(found.messages[0]).not.toMatch(/s3cret|0ther/);
  });

  test.each([
    ["https://h.example.com/services/${TOKEN}", "https://h.example.com/services/T0%2FB0%2Fa8"],
    ["https://h.example.com/services/${TOKEN}", "https://h.example.com/services/T0/B0/a8"],
    ["https://h.example.com/${TOKEN}?a=1", "https://h.example.com/T0/B0?a=1"],
    ["https://h.example.com/in?k=${TOKEN}", "https://h.example.com/in?k=a/b=="],
    ["https://h.example.com/a=${TOKEN}/b", "https://h.example.com/a=c=d&e/b"],
  ])("%s and a live %s differ only in the value", (url, is) => {
    const declared = `url: '${url}', events: [project.imported]`;
    expect(webhooksOf([declared], [live(1, "imported", is)], environment).is).toEqual(["lookalike-webhook"]);
  });

  test.each([
    ["https://h.example.com/${TOKEN}/b", "https://h.example.com/x/y/b"],
    ["https://h.example.com/${TOKEN}", "https://h.example.com/x?y=1"],
    ["https://h.example.com/in?k=${TOKEN}", "https://h.example.com/in?k=a&l=b"],
    ["https://h.example.com/in?k=${TOKEN}", "https://h.example.com/in?k="],
  ])("%s and a live %s are two webhooks", (url, is) => {
    const declared = `url: '${url}', events: [project.imported]`;
    expect(webhooksOf([declared], [live(1, "imported", is)], environment).is).toEqual(["new"]);
  });

  test("a similar webhook blocks only one entry", () => {
    expect(webhooksOf([`${template}, new: true`], [at("0ther")], environment).is).toEqual(["new"]);
    const both = [template, `${template.replace("imported", "exported")}`];
    expect(webhooksOf(both, [at("0ther")], environment).is).toEqual(["lookalike-webhook", "new"]);
  });
});
