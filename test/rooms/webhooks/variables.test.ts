/** Which environment variables the files of a run may use, and where a plan sends them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readVariable, resolve, variableValues } from "../../../src/model/variables.ts";
import { planText } from "../../../src/report/text/reportText.ts";
import { expandedId } from "../../../src/settings/projectId.ts";
import { readUrl } from "../../../src/webhooks/url.ts";
import { runs } from "../../scale.ts";
import { liveWebhook, planned } from "../plan/planHarness.ts";

const TOKEN = "lokalise-token-0123456789";
const USE = { where: "a URL", instead: "do without it" };
const ID = "5e7a1f0c2b3d4e5f6a7b8c.12345678";

function read(name: string, value: string | undefined, allowed?: string[]) {
  const values = { [name]: value };
  const found = readVariable(name, USE, { values, tokens: [TOKEN], allowed });
  return "value" in found ? found.value : `${found.code}: ${found.message}`;
}

test.each<[string, string | undefined, RegExp]>([
  ["HOOK", undefined, /^unset-variable: \$\{HOOK\} is not set/],
  ["HOOK", "", /^unset-variable: \$\{HOOK\} is empty/],
  ["HOOK", " \t ", /^variable: The value of \$\{HOOK\} is blank/],
  ["HOOK", "abcdef\u0007", /^variable: .* control characters/],
  ["HOOK", "$HOOK_TOKEN", /^variable: .* is the name of a variable, which nothing replaced/],
  ["HOOK", "${{secrets.HOOK}}", /^variable: .* is the name of a variable, which nothing replaced/],
  ["HOOK", "abcde", /^variable: .* fewer than 6 characters/],
  ["LOKALISE_API_TOKEN", "another-value", /^variable: .* is reserved/],
  ["github_thing", "another-value", /^variable: .* is reserved/],
  ["ACTIONS_X", "another-value", /^variable: .* is reserved/],
  ["INPUT_X", "another-value", /^variable: .* is reserved/],
  ["RUNNER_X", "another-value", /^variable: .* is reserved/],
  ["A-B", "another-value", /^variable: .* is not a variable/],
])("%s with %j is refused, and the value is not quoted", (name, value, words) => {
  const message = read(name, value);
  expect(message).toMatch(words);
  if ((value ?? "").trim().length > 3 && !/true|false/i.test(value ?? ""))
    expect(message).not.toContain((value ?? "").trim());
});

test("one variable can have the lines of all others, and then the environment does not count", () => {
  const LOKAFORM_VARIABLES = "# secrets\r\nHOOK=T0/B0=a8\r\n\n  CHAT=chat-token\nHOOK\n=x\n";
  const { values, hasBadLine } = variableValues({ HOME: "/home/jane", LOKAFORM_VARIABLES });
  expect(hasBadLine).toBe(true);
  expect(variableValues({ LOKAFORM_VARIABLES: "# secrets\n\nHOOK=\n" }).hasBadLine).toBe(false);
  expect([values.HOOK, values.CHAT, values.HOME]).toEqual(["T0/B0=a8", "chat-token", undefined]);
  expect(readVariable("HOME", USE, { values, tokens: [] })).toMatchObject({
    code: "unset-variable",
    message: expect.stringContaining('Add the line HOME=${{ secrets.HOME }} to "variables"'),
  });
  expect(variableValues({ HOME: "/home/jane" })).toEqual({
    values: { HOME: "/home/jane" },
    hasBadLine: false,
  });
});

const encoded = (text: string) => [...text].map((char) => `%${char.charCodeAt(0).toString(16)}`).join("");

test.each<[string, string]>([
  ["the token", TOKEN],
  ["the token with something around it", `Bearer:${TOKEN}!`],
  ["its base64", Buffer.from(TOKEN).toString("base64")],
  ["the base64 of a user and it", Buffer.from(`user:${TOKEN}`).toString("base64")],
  ["the base64 of it and more", Buffer.from(`xy${TOKEN}/more`).toString("base64url")],
  ["it in a URL", encoded(TOKEN)],
  ["it in a URL, twice", encodeURIComponent(encoded(TOKEN))],
  ["its base64 in a URL", encodeURIComponent(Buffer.from(`a${TOKEN}`).toString("base64"))],
])("no variable may hold %s", (_what, value) => {
  expect(read("HOOK", value)).toMatch(/^variable: \$\{HOOK\} is not allowed in a URL/);
});

test("any other value of 6 characters or more is usable", () => {
  expect(read("HOOK", "abcdef")).toBe("abcdef");
  expect(read("HOOK", Buffer.from("nothing of a token, but long").toString("base64"))).toMatch(/^bm90/);
});

test("allow-variables restricts the names, whether they are set or not", () => {
  expect(read("HOOK", "abcdef", ["OTHER", "HOOK"])).toBe("abcdef");
  expect(read("HOOK", "abcdef", ["OTHER"])).toMatch(/^variable: .* allow-variables does not list it/);
  expect(read("HOOK", undefined, ["OTHER"])).toMatch(/^variable: .* allow-variables does not list it/);
});

describe("a variable in project stands for an id, and for nothing else", () => {
  const idOf = (declared: string, values: Record<string, string>) =>
    expandedId(declared, { values, tokens: [TOKEN] }, undefined);

  test.each<[string, string, string]>([
    ["${P}", ID, ID],
    ["${P}", `${ID}:develop`, `${ID}:develop`],
    ["${P}:develop", ID, `${ID}:develop`],
  ])("%s with %s", (declared, P, id) => {
    const read = idOf(declared, { P });
    expect(read).toMatchObject({ id, problems: [] });
    expect(read.secrets).toEqual([
      { value: P, shown: "${P}" },
      { value: ID, shown: "${P}" },
    ]);
  });

  test.each<[string, string]>([
    ["${P}", "hook-s3cret-value-42"],
    ["${P}", "-----BEGIN KEY-----\nabc"],
    ["${P}", "abcdef0123456789"],
    ["${P}", `${ID}x`],
    ["${P}", `x${ID}`],
    ["${P}", `${ID}:a b`],
    ["${P}:main", `${ID}:develop`],
    ["${P}/keys", ID],
    ["a${P}", ID],
    ["3002780358964f9bab5a92.${P}", "12345678"],
    ["${P}:${Q}", ID],
    ["${P}${P}", ID],
  ])("%s with %j is refused, and the value is neither used nor quoted", (declared, P) => {
    const read = idOf(declared, { P, Q: "secret-branch" });
    expect(read.id).toBeUndefined();
    expect(read.problems).toMatchObject([{ severity: "error", scope: "run" }]);
    expect(JSON.stringify(read)).not.toContain(JSON.stringify(P).slice(1, -1));
    expect(JSON.stringify(read)).not.toContain("secret-branch");
  });
});

describe("a value is in the URL unchanged, or is refused", () => {
  const withValue = (template: string, X: string) => {
    const { issues, variables } = readUrl(template, { values: { X, OTHER: "other-value" }, tokens: [TOKEN] });
    return issues.length > 0 ? issues.map(({ message }) => message).join() : resolve(template, variables);
  };

  test.each<[string, string, string]>([
    ["https://h.example/services/${X}", "T0/B0/a8", "https://h.example/services/T0/B0/a8"],
    ["https://h.example/s/${X}?a=1#f", "T0/B0/a8", "https://h.example/s/T0/B0/a8?a=1#f"],
    ["https://h.example/v-${X}", "a/b/c/d", "https://h.example/v-a/b/c/d"],
    ["https://h.example/${OTHER}${X}", "/a/b/c", "https://h.example/other-value/a/b/c"],
    ["https://h.example/${X}/in", "id@tenant:1;x=1,2", "https://h.example/id@tenant:1;x=1,2/in"],
    [
      "https://h.example/in?sig=${X}&v=1",
      "aB+c/d==".replace("/", "_"),
      "https://h.example/in?sig=aB+c_d==&v=1",
    ],
    ["https://h.example/.${X}", "......", "https://h.example/......."],
    ["https://h.example/$${X}/${X}", "a8-b9-c", "https://h.example/${X}/a8-b9-c"],
  ])("%s with %j", (template, value, url) => {
    expect(withValue(template, value)).toBe(url);
  });

  test.each<[string, string, string]>([
    ["https://h.example/${X}/in", "T0/B0/a8", "a segment of the path"],
    ["https://h.example/${X}${OTHER}", "T0/B0/a8", "a segment of the path"],
    ["https://h.example/${X}.json", "T0/B0/a8", "a segment of the path"],
    ["https://h.example/${X}/", "T0/B0/a8", "a segment of the path"],
    ["https://h.example/${X}/in", "abcde?f", "a segment of the path"],
    ["https://h.example/${X}/in", "abcde#f", "a segment of the path"],
    ["https://h.example/${X}/in", "abc%2Fd", "a segment of the path"],
    ["https://h.example/${X}/in", "%2e%2e", "a segment of the path"],
    ["https://h.example/${X}", "abcde?f", "the end of the path"],
    ["https://h.example/${X}", "abcde#f", "the end of the path"],
    ["https://h.example/${X}", "abc%2Fd", "the end of the path"],
    ["https://h.example/${X}", "abc\\..\\d", "the end of the path"],
    ["https://h.example/${X}", 'abc"<>d', "the end of the path"],
    ["https://h.example/${X}", "abc{}|^`d", "the end of the path"],
    ["https://h.example/${X}", "abc[1]d", "the end of the path"],
    ["https://h.example/?k=${X}", "abc/def", "a value of the query"],
    ["https://h.example/?k=${X}", "abc?def", "a value of the query"],
    ["https://h.example/?k=${X}", "abc#def", "a value of the query"],
    ["https://h.example/?k=${X}", "abc%26d", "a value of the query"],
    ["https://h.example/?k=${X}", "abc&d=1", "a value of the query"],
  ])("%s with %j is refused, with the variable and its place", (template, value, place) => {
    const message = withValue(template, value);
    expect(message).toContain(`The value of \${X} cannot be in ${place}`);
    expect(message).not.toContain(value);
  });

  test.each([
    ["https://h.example/hooks/${X}", "../../admin"],
    ["https://h.example/hooks/${X}", "a/../../b"],
    ["https://h.example/hooks/${X}", "abcdef/.."],
    ["https://h.example/hooks/${X}?a=1", "abcdef/."],
    ["https://h.example/hooks/.${X}", "./abcdef"],
    ["https://h.example/hooks/%2e${X}", "/abcdef"],
  ])("%s with %j is refused, because it leads to another address", (template, value) => {
    const message = withValue(template, value);
    expect(message).toMatch(/^The value of \$\{X\} makes a segment "\." or "\.\."/);
    expect(message).not.toContain(value);
  });

  test("a variable that completes an encoded character is refused", () => {
    expect(withValue("https://h.example/%${X}", "2Fabcdef")).toMatch(/not directly after a %/);
    expect(withValue("https://h.example/%2${X}", "Fabcdef")).toMatch(/not directly after a %/);
  });

  test("an accepted value of any characters changes only its own part of the URL", () => {
    const templates = [
      "https://h.example/a/${X}",
      "https://h.example/${X}/b?c=d",
      "https://h.example/a?b=${X}&c=d",
    ];
    const odd = fc.constantFrom(..."/?#%\\&=.+:@'\"<>[]{}|^` ~!$();,", "..", "%2e", "é", "\u0000", "\ud800");
    const values = fc.array(fc.oneof(odd, fc.string({ maxLength: 4 })), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...templates), values, (template, parts) => {
        const value = parts.join("");
        const url = withValue(template, value);
        if (!url.startsWith("https://")) return;
        expect(url).toBe(template.replace("${X}", () => value));
        const [got, model] = [new URL(url), new URL(template.replace("${X}", "x"))];
        const counted = ({ searchParams, hash, host }: URL) => [host, hash, [...searchParams.keys()]];
        expect(counted(got)).toEqual(counted(model));
        expect(got.pathname).toBe(model.pathname.replace(/(?<=\/)x(?=\/|$)/, () => value));
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe("each new pair of variable and host is a line of the plan", () => {
  const environment = { HOOK: "hook-value", OTHER: "other-value" };
  const hook = (url: string, more = "") => `  - { url: "${url}", events: [project.imported]${more} }\n`;
  const sends = (hooks: string[], live: string[] = []) => {
    const { plan } = planned({
      webhooks: `webhooks:\n${hooks.join("")}`,
      environment,
      live: { webhooks: live.map((url, index) => liveWebhook(index + 1, url)) },
    });
    const options = { paint: (_style: unknown, text: string) => text, command: "plan" as const };
    const lines = planText({ id: ID, manifests: [], problems: [], plan }, options);
    return lines
      .filter((line) => line.includes(" sends "))
      .map((line) => line.trim().replace(/ +(?=webhooks)/, "  "));
  };

  test("of created webhooks, however long the URL is, and each pair once", () => {
    const long = `https://ci.example.com/${"a".repeat(500)}?k=`;
    expect(sends([hook(`${long}\${HOOK}&l=\${OTHER}`), hook("https://ci.example.com/${HOOK}")])).toEqual([
      "! sends ${HOOK} to ci.example.com  webhooks.yaml:2",
      "! sends ${OTHER} to ci.example.com  webhooks.yaml:2",
    ]);
  });

  test("of moved webhooks, where the host is another one", () => {
    const live = ["https://ci.example.com/a/hook-value"];
    const moved = (url: string) =>
      sends([hook(url, ', previously: "https://ci.example.com/a/${HOOK}"')], live);
    expect(moved("https://ci.example.com/b/${HOOK}")).toEqual([]);
    expect(moved("https://evil.example/b/${HOOK}")).toEqual([
      "! sends ${HOOK} to evil.example  webhooks.yaml:2",
    ]);
    expect(moved("https://ci.example.com/b/${OTHER}")).toHaveLength(1);
  });

  test("with the host as machines read it, also where the URL is shown", () => {
    const { plan, short } = planned({
      webhooks: `webhooks:\n${hook("https://сi.example.com/${HOOK}")}`,
      environment,
    });
    expect(plan.sends).toMatchObject([{ variable: "HOOK", host: "xn--i-6tb.example.com" }]);
    expect(short.join()).toContain("https://xn--i-6tb.example.com/${HOOK}");
    expect(short.join()).not.toContain("сi");
  });

  test("none where the pair is live, or the plan has no such webhook", () => {
    const live = ["https://ci.example.com/hook-value"];
    expect(sends([hook("https://ci.example.com/${HOOK}")], live)).toEqual([]);
    expect(sends([hook("https://ci.example.com/plain")])).toEqual([]);
  });
});
