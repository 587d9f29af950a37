/** Secrets are removed from every text, in all their encoded forms. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quote, say } from "../../../src/model/message.ts";
import { problem } from "../../../src/model/problem.ts";
import { formsOf, nameless, Redaction } from "../../../src/model/secrets.ts";
import { failed, Ledger } from "../../../src/plan/ledger.ts";
import type { PulledTexts } from "../../../src/report/report.ts";
import { redactedPull, redactedReport, withoutTexts } from "../../../src/report/withoutTexts.ts";
import { runs } from "../../scale.ts";
import { planned } from "../plan/planHarness.ts";
import { reportOf } from "./reportHarness.ts";

const VALUE = 's3cret/+"&val%é\\';

function clean(text: string, value = VALUE): string {
  const redaction = new Redaction();
  redaction.hide([{ value, shown: "${HOOK}" }]);
  return redaction.clean(text);
}

const entities = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("é", "&#233;").replaceAll("/", "&#x2F;");
const php = (text: string) =>
  JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/").replaceAll("é", "\\u00E9");

test("a value that is cut short is replaced, too", () => {
  const shown = clean(`Refused: <${VALUE.slice(0, 9)}…> and more`);
  expect(shown).toContain("${HOOK}");
  expect(shown).not.toContain(VALUE.slice(0, 6));
});

/** What a service, a library or a tool can do with a value before it repeats it. */
const WRITTEN: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  "percent-decoded": (text) => text.replace(/%([0-7][\da-f])/gi, (_all, code) => fromHex(code)),
  "percent-encoded": encodeURIComponent,
  "percent-encoded as a URL": encodeURI,
  "every character percent-encoded": (text) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join(""),
  "in JSON": (text) => JSON.stringify(text).slice(1, -1),
  "in JSON with escaped slashes": php,
  "every character escaped in JSON": (text) =>
    text.replace(/./gs, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
  "in HTML": entities,
  "in base64": (text) => Buffer.from(text).toString("base64"),
  "in base64 for URLs": (text) => Buffer.from(text).toString("base64url"),
};

function fromHex(code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}

const steps = Object.keys(WRITTEN);
const secret = fc
  .array(
    fc.constantFrom("%20", "%2F", "%41", "/", "\\", "\\n", "\\u0041", '"', "&amp;", "a", "Z", "7", "+", "="),
    {
      minLength: 4,
      maxLength: 12,
    },
  )
  .map((parts) => `tok-${parts.join("")}-end`);

test.each(["tok/en%20x", "a%2Fb/c%2541", "s3cret%20\\n/\\u0041&amp;"])(
  "%s is found however its characters are written",
  (value) => {
    for (const one of steps) expect(clean(`<${WRITTEN[one]?.(value)}>`, value)).toBe("<${HOOK}>");
  },
);

test("a value is found in each of its encodings, and in one encoding within another", () => {
  const property = fc.property(
    secret,
    fc.constantFrom(...steps),
    fc.constantFrom(...steps),
    (value, a, b) => {
      // Base64 hides how its content is written, so that only usual ways of writing are looked for in it.
      fc.pre(!/base64/.test(b) || !/every|HTML/.test(a));
      const inner = WRITTEN[a]?.(value) ?? "";
      const shown = clean(`<${WRITTEN[b]?.(inner)}>`, value);
      // The sign = that can follow base64 may stay.
      expect(shown).toMatch(/^<\$\{HOOK\}(=|%3d|\\u003d)*>$/i);
    },
  );
  fc.assert(property, { numRuns: runs(5_000) });
});

test("the text around a value stays, and a text without a value, too", () => {
  expect(clean("a abcdef b abcdef", "abcdef")).toBe("a ${HOOK} b ${HOOK}");
  expect(clean("100% & \\ more…", "abcdef")).toBe("100% & \\ more…");
});

test("a value that holds another is replaced as a whole", () => {
  const redaction = new Redaction();
  redaction.hide([nameless("inner-1"), { value: "x-inner-1-y", shown: "${OUTER}" }]);
  expect(redaction.clean("x-inner-1-y inner-1")).toBe("${OUTER} ***");
});

test("no text makes the search slow", () => {
  const started = process.cpuUsage();
  for (const text of ["\\", "%25", "&#0", "s", "s3cret/…"]) clean(text.repeat(100_000));
  expect(process.cpuUsage(started).user).toBeLessThan(20_000_000);
});

describe("a report", () => {
  const report = (text: string) =>
    reportOf([], { problems: [problem("api-error", text), problem("api-error", "x")] });

  test("loses its secrets, and the parts without one are not copied", () => {
    const given = report("The token is abcdef.");
    const shown = redactedReport(given, (text) => text.replace("abcdef", "***"));
    expect(shown.problems[0]?.message).toBe("The token is ***.");
    expect(shown.problems[1]).toBe(given.problems[1]);
    expect(given.problems[0]?.message).toContain("abcdef");
  });

  const FAULT = say`It lacks ${quote("{name}")}, not ${quote("a")}.`;

  test("keeps the marks of a message where a secret in it is replaced", () => {
    const words = say`${quote("The abcdef")}, abcdef and ${quote("a")}.`;
    const given = { ...report(""), problems: [problem("api-error", words)] };
    const { problems } = redactedReport(given, (text) => text.replace("abcdef", "***"));
    expect(problems).toEqual([problem("api-error", say`${quote("The ***")}, *** and ${quote("a")}.`)]);
  });

  test("that hides texts has none of what its messages quote", () => {
    const { plan } = planned({ keys: "keys: [{ key_name: a, platforms: [web] }]\n" });
    const [change] = plan.changes;
    const project = {
      ...{ id: "p.1", manifests: [], hide_texts: true as const, plan },
      problems: [problem("placeholders", FAULT)],
      results: change ? [{ change, outcome: failed("refused", FAULT) }] : [],
    };
    const [shown] = withoutTexts({ ...report(""), projects: [project] }).projects;
    expect(shown?.problems).toEqual([problem("placeholders", "It lacks …, not ….")]);
    expect(shown?.results).toEqual([{ change, outcome: failed("refused", "It lacks …, not ….") }]);
  });

  test("that hides texts has none that an unexpected error repeats", () => {
    const manifest = "keys: [{ key_name: a, platforms: [web], translations: { en: Hidden words } }]\n";
    const { plan } = planned({ keys: manifest });
    const ledger = new Ledger();
    ledger.recordBug(plan.changes, new Error("cannot store Hidden words"));
    const project = { id: "p.1", manifests: [], hide_texts: true as const, plan, problems: [] };
    const results = plan.changes.map((change) => ({ change, outcome: ledger.of(change) }));
    const [shown] = withoutTexts({ ...report(""), projects: [{ ...project, results }] }).projects;
    const outcome = { message: expect.stringContaining("error (cannot store …), so") };
    expect(shown?.results).toMatchObject([{ outcome }]);
  });

  test("loses also a secret that is known only after it was searched", () => {
    const given = report("The token is abcdef.");
    expect(redactedReport(given, (text) => text).problems).toBe(given.problems);
    const shown = redactedReport(given, (text) => text.replace("abcdef", "***"));
    expect(shown.problems[0]?.message).toBe("The token is ***.");
  });
});

test("a pull loses also a secret that its function learns after an earlier search", () => {
  const redaction = new Redaction();
  const clean = (text: string) => redaction.clean(text);
  const pulled: PulledTexts = {
    name: "shop",
    files: ["abcdef.yaml"],
    comparison: { changes: [], no_longer_declared: [], rematched: [], changed_defaults: [] },
    kept: [],
  };
  expect(redactedPull(pulled, clean).files).toEqual(["abcdef.yaml"]);
  redaction.hide([nameless("abcdef")]);
  expect(redactedPull(pulled, clean).files).toEqual(["***.yaml"]);
});

test("the runner gets each form that it can look for, and none that is empty", () => {
  expect(formsOf("a b/c")).toEqual(expect.arrayContaining(["a b/c", "a%20b%2Fc", "YSBiL2M="]));
  expect(formsOf("\ud800")).toEqual(["\ud800"]);
});

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const html = (apostrophe: string) => (text: string) =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? apostrophe);
/** The encodings of SECURITY.md, in the spellings that are usual. */
const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  "a part of a URL": encodeURIComponent,
  "a URL": encodeURI,
  JSON: (text) => JSON.stringify(text).slice(1, -1),
  "JSON of PHP": (text) => JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
  HTML: html("&#39;"),
  "HTML of Python": html("&#x27;"),
  XML: html("&apos;"),
  "HTML in numbers": (text) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`),
  base64: (text) => Buffer.from(text).toString("base64"),
  "base64 of URLs": (text) => Buffer.from(text).toString("base64url"),
};
const PAIRS = Object.keys(ENCODINGS).flatMap((inner) =>
  Object.keys(ENCODINGS).map((outer) => [inner, outer] as const),
);

test.each(PAIRS)("a secret is hidden if it is in %s, and that in %s", (inner, outer) => {
  for (const value of ["pa/ss&w<rd\"'+é%", "tok-en/12&34", "a?b=c&d>>>ü", "plain-token_0123"]) {
    const encoded = ENCODINGS[outer]?.(ENCODINGS[inner]?.(value) ?? "") ?? "";
    const redaction = new Redaction();
    redaction.hide([nameless(value)]);
    // What fills base64 up to its length says nothing.
    expect(redaction.clean(`x ${encoded} y`).replace(/(?:%3D)+ y$/, " y")).toBe("x *** y");
  }
});
