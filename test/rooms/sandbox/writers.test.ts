import { expect, test } from "vitest";
import type { Assumptions } from "../../../src/sandbox/assumptions.ts";
import type { SandboxOptions } from "../../../src/sandbox/sandbox.ts";
import { clockAt, PROJECT, projectOf, testSandbox } from "./testSandbox.ts";

/** Whom the translations of a key name as their last writer, and which time they have. */

const CI = { user_id: 501, email: "ci@example.com" };
const ANNA = { user_id: 502, email: "anna@example.com" };
const IMPORT = { user_id: 503, email: "import@example.com" };
const MANY = { user_id: 504, email: "owner@example.com", fullname: "Owner" };
const BEGIN = Date.UTC(2026, 0, 1) / 1000;
const LATER = BEGIN + 60;

const row = (language_iso: string, translation: string, more: object = {}) => ({
  language_iso,
  translation,
  ...more,
});
const KEYS = [
  {
    key_id: 1,
    key_name: "title",
    translations: [
      row("en", "Title", { modified_by: 1, modified_by_email: "one@example.com" }),
      row("de", "Titel", { modified_by: 2, modified_by_email: "two@example.com", is_unverified: false }),
    ],
  },
];
const AUTOMATIONS = [{ language_iso: "de", translation: "[de] {base}" }];

interface Start extends Pick<SandboxOptions, "assumptions"> {
  automations?: typeof AUTOMATIONS;
}

/** A minute after the keys were written, requests are sent with the token `ci`, `anna` or `import`. */
async function later({ assumptions, automations }: Start = {}) {
  const clock = clockAt(BEGIN * 1000);
  const { call, sandbox } = await testSandbox({
    clock: clock.now,
    assumptions,
    state: {
      ...projectOf({ keys: KEYS, ...(automations && { automations }) }),
      tokens: [
        { token: "ci", user: CI },
        { token: "anna", user: ANNA },
        { token: "import", user: IMPORT, import_started_by: ANNA },
      ],
    },
  });
  clock.at(LATER * 1000);
  const send = (token: string, method: string, path: string, body: unknown) =>
    call(method, path, body, { "X-Api-Token": token });
  return {
    update: (token: string, key: object, more: object = {}) =>
      send(token, "PUT", "/keys", { keys: [{ key_id: 1, ...key }], ...more }),
    create: (token: string, key: object, more: object = {}) =>
      send(token, "POST", "/keys", { keys: [{ platforms: ["web"], ...key }], ...more }),
    send,
    /** For each language: text, writer, address, and time. */
    rows: (at = 0) => {
      const rows = sandbox.state().projects[PROJECT]?.keys[at]?.translations ?? [];
      return Object.fromEntries(
        rows.map((one) => [
          one.language_iso,
          [one.translation, one.modified_by, one.modified_by_email, one.modified_at_timestamp],
        ]),
      );
    },
    key: () => sandbox.state().projects[PROJECT]?.keys[0],
  };
}

const ENGLISH = ["Title", 1, "one@example.com", BEGIN];
const GERMAN = ["Titel", 2, "two@example.com", BEGIN];

test("a create writes every row as the token's user", async () => {
  const { create, rows } = await later();
  await create("anna", { key_name: "new", translations: [row("de", "Neu")] });
  expect(rows(1)).toEqual({
    en: ["", 502, "anna@example.com", LATER],
    de: ["Neu", 502, "anna@example.com", LATER],
  });
});

test("an update writes only the rows whose texts it changes", async () => {
  const { update, rows } = await later();
  await update("ci", {
    description: "new",
    tags: ["a"],
    translations: [row("en", "Title"), row("de", "Neu")],
  });
  expect(rows()).toEqual({ en: ENGLISH, de: ["Neu", 501, "ci@example.com", LATER] });
});

test("an update of other fields writes no row", async () => {
  const { send, rows } = await later();
  await send("ci", "PUT", "/keys/1", { key_name: "renamed", description: "new", is_archived: true });
  expect(rows()).toEqual({ en: ENGLISH, de: GERMAN });
});

test.each([
  ["convert", '{"other":"Titel","one":""}'],
  ["drop", '{"one":"","other":""}'],
] as const)("a change of is_plural writes every row that had a text: %s", async (pluralChange, text) => {
  const { send, rows, key } = await later({ assumptions: { pluralChange } });
  await send("anna", "PUT", "/keys/1", { is_plural: true });
  expect(rows().de).toEqual([text, 502, "anna@example.com", LATER]);
  expect(rows().en?.slice(1)).toEqual([502, "anna@example.com", LATER]);
  expect(key()?.translations_modified_at_timestamp).toBe(LATER);
});

test("a change of is_plural writes no empty row", async () => {
  const { create, send, rows } = await later();
  await create("ci", { key_name: "new", translations: [row("en", "New")] });
  await send("anna", "PUT", "/keys/2", { is_plural: true });
  expect(rows(1)).toEqual({
    en: ['{"other":"New","one":""}', 502, "anna@example.com", LATER],
    de: ['{"one":"","other":""}', 501, "ci@example.com", LATER],
  });
});

test.each([
  ["keep", GERMAN],
  ["move", ["Titel", 501, "ci@example.com", LATER]],
] as const)("unverifiedWriter %s", async (unverifiedWriter, german) => {
  const { update, rows, key } = await later({ assumptions: { unverifiedWriter } });
  await update("ci", { translations: [row("en", "New title")] });
  expect(rows()).toEqual({ en: ["New title", 501, "ci@example.com", LATER], de: german });
  expect(key()?.translations[1]?.is_unverified).toBe(true);
});

test.each([
  ["keep", GERMAN, BEGIN],
  ["move", ["Titel", 502, "anna@example.com", LATER], LATER],
] as const)("reviewWriter %s", async (reviewWriter, german, moment) => {
  const { update, rows, key } = await later({ assumptions: { reviewWriter } });
  await update("anna", { translations: [row("de", "Titel", { is_reviewed: true })] });
  expect(rows()).toEqual({ en: ENGLISH, de: german });
  expect(key()?.translations[1]).toMatchObject({ is_reviewed: true, reviewed_by: 502 });
  expect(key()?.translations_modified_at_timestamp).toBe(moment);
});

test.each([
  ["tokenUser", [503, "import@example.com"]],
  ["starter", [502, "anna@example.com"]],
  ["none", [0, ""]],
] as const)("importWriter %s", async (importWriter, writer) => {
  const { create, update, rows } = await later({ assumptions: { importWriter } });
  await update("import", { translations: [row("en", "Imported")] });
  await create("import", { key_name: "new", translations: [row("de", "Neu")] });
  expect(rows()).toEqual({ en: ["Imported", ...writer, LATER], de: GERMAN });
  expect(rows(1).de).toEqual(["Neu", ...writer, LATER]);
  await update("anna", { translations: [row("en", "By hand")] });
  expect(rows().en).toEqual(["By hand", 502, "anna@example.com", LATER]);
});

test.each([
  ["tokenUser", [501, "ci@example.com"]],
  ["otherUser", [7002, "automation@example.com"]],
  ["none", [0, ""]],
] as const)("automationWriter %s", async (automationWriter, writer) => {
  const { create, rows } = await later({ assumptions: { automationWriter }, automations: AUTOMATIONS });
  const { json } = await create("ci", { key_name: "new", translations: [row("en", "Pay $& now")] });
  expect(rows(1)).toEqual({
    en: ["Pay $& now", 501, "ci@example.com", LATER],
    de: ["[de] Pay $& now", ...writer, LATER],
  });
  expect(json.keys[0].translations[1]).toMatchObject({
    translation: "[de] Pay $& now",
    is_unverified: false,
  });
});

test("an automation fills nothing without a base text, over a text, or with use_automations: false", async () => {
  const { create, update, rows } = await later({ automations: AUTOMATIONS });
  await create("ci", { key_name: "a", translations: [row("en", "")] });
  await create("ci", { key_name: "b", translations: [row("en", "B"), row("de", "Bee")] });
  await create("ci", { key_name: "c", translations: [row("en", "C")] }, { use_automations: false });
  expect([rows(1).de?.[0], rows(2).de?.[0], rows(3).de?.[0]]).toEqual(["", "Bee", ""]);
  await update("ci", { translations: [row("en", "New title")] });
  expect(rows().de).toEqual(GERMAN);
});

test("an automation fills an empty text when the base text changes, and the form other of a plural", async () => {
  const { create, update, rows } = await later({ automations: AUTOMATIONS });
  await create("ci", { key_name: "a" });
  await update("anna", { key_id: 2, description: "no text" });
  await update("anna", { key_id: 2, translations: [row("en", "Off")] }, { use_automations: false });
  expect(rows(1).de?.[0]).toBe("");
  await update("anna", { key_id: 2, translations: [row("en", "Late")] });
  expect(rows(1).de).toEqual(["[de] Late", 502, "anna@example.com", LATER]);
  const forms = { one: "1 day", other: "%d days" };
  await create("ci", {
    key_name: "b",
    is_plural: true,
    translations: [{ language_iso: "en", translation: forms }],
  });
  expect(rows(2).de?.[0]).toBe('{"other":"[de] %d days","one":""}');
});

test.each([
  ["keep", 2],
  ["tokenUser", 504],
  ["none", 0],
] as const)("branchWriter %s", async (branchWriter: Assumptions["branchWriter"], writer) => {
  const state = projectOf({ keys: KEYS });
  const { sandbox } = await testSandbox({
    state: { user: MANY, projects: { ...state.projects, [`${PROJECT}:next`]: {} } },
    assumptions: { branchWriter },
  });
  const writerIn = (id: string) => sandbox.state().projects[id]?.keys[0]?.translations[1]?.modified_by;
  expect([writerIn(PROJECT), writerIn(`${PROJECT}:next`)]).toEqual([2, writer]);
});

test("the user of the state is the user of each token without one, and of each text without a writer", async () => {
  const state = { user: MANY, ...projectOf({ keys: [{ key_id: 1, key_name: "a" }] }) };
  const { get, sandbox } = await testSandbox({ state });
  expect((await get("/contributors/me")).json.contributor).toMatchObject(MANY);
  expect(sandbox.state().projects[PROJECT]?.keys[0]?.translations[0]).toMatchObject({
    modified_by: 504,
    modified_by_email: "owner@example.com",
  });
  expect(sandbox.state()).toMatchObject({ user: MANY });
});

test("a branch cannot have its own automations", async () => {
  const projects = { [PROJECT]: {}, [`${PROJECT}:next`]: { automations: AUTOMATIONS } };
  await expect(testSandbox({ state: { projects } })).rejects.toThrow(/next\.automations must be empty/);
});

test("automations are kept in the state, and a branch has those of its project", async () => {
  const { projects } = projectOf({ keys: [], automations: AUTOMATIONS });
  const { sandbox, call } = await testSandbox({
    state: { projects: { ...projects, [`${PROJECT}:next`]: {} } },
  });
  expect(sandbox.state().projects[PROJECT]?.automations).toEqual(AUTOMATIONS);
  const again = await testSandbox({ state: sandbox.state() });
  expect(again.sandbox.state().projects[PROJECT]?.automations).toEqual(AUTOMATIONS);
  const made = await call("POST", `/api2/projects/${PROJECT}:next/keys`, {
    keys: [{ key_name: "a", platforms: ["web"], translations: [row("en", "A")] }],
  });
  expect(made.json.keys[0].translations[1].translation).toBe("[de] A");
});
