/** The pages about the client: their examples run, they describe everything, and the table of retries is that of the code. */
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { LokaliseApi } from "@lokalise/node-api";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { Client } from "../../../src/api/client.ts";
import * as everything from "../../../src/index.ts";
import { startSandbox } from "../../../src/sandbox/sandbox.ts";
import { sample } from "../../scale.ts";
import { type Consumer, linkedConsumer } from "./harness/packed.ts";
import { retryTable } from "./harness/retryTable.ts";

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8");
const PAGES = ["docs/client.md", "docs/from-node-api.md"];
const page = read("docs/client.md");

interface Example {
  readonly name: string;
  readonly code: string;
  /** The lines that it should print. */
  readonly prints: string;
}

/** Each example is run separately. An example without imports continues the first one of its page. */
const examples: Example[] = ["README.md", ...PAGES].flatMap((file) => {
  const blocks = [...read(file).matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  return blocks.map((code, index) => {
    const prints = [...code.matchAll(/\/\/ prints (.*)$/gm)].map(([, line]) => `${line}\n`).join("");
    const whole = /^import /m.test(code) ? code : `${blocks[0]}\n${code}`;
    return { name: `${file} ${index + 1}`, code: `${whole}\nexport {};\n`, prints };
  });
});

const key = (key_id: number, key_name: string, more: object = {}) => ({ key_id, key_name, ...more });
const state = {
  projects: {
    "3002780358964f9bab5a92.87762498": {
      languages: [{ lang_iso: "en" }, { lang_iso: "de" }],
      keys: [
        key(51239, "checkout.title", {
          tags: ["checkout"],
          translations: [
            { language_iso: "en", translation: "Checkout" },
            { language_iso: "de", translation: "Kasse" },
          ],
        }),
        key(51240, "cart.items", {
          is_plural: true,
          translations: [{ language_iso: "en", translation: { one: "%d item", other: "%d items" } }],
        }),
        key(51241, "legacy.note"),
      ],
      webhooks: [
        {
          webhook_id: "c7eb7e6e3c2fb2b26d0b64d0de083a5a71675b3d",
          url: "https://ci.example.com/hook",
          events: ["project.imported"],
        },
      ],
    },
  },
};

describe("the examples", () => {
  let project: Consumer;
  beforeAll(() => {
    project = linkedConsumer();
  });
  afterAll(() => project.remove());

  it("have no type errors", () => {
    const files = examples.map(({ code }, index) => project.write(`typed-${index}.ts`, code));
    const options = { module: "nodenext", lib: ["es2023"], types: ["node"] };
    expect(project.check(files, options)).toBe("");
  });

  it.each(sample(examples, ({ name }) => name.split(" ")[0]))(
    "$name prints what it says",
    async ({ name, code, prints }) => {
      const service = await startSandbox({ state, limits: false });
      onTestFinished(() => service.close());
      const there = code.replaceAll("new Client({", `new Client({ baseUrl: ${JSON.stringify(service.url)},`);
      const file = project.write(`${name.replace(/\W/g, "-")}.ts`, there);
      const env = { PATH: process.env.PATH ?? "", LOKALISE_API_TOKEN: "any", NO_COLOR: "1" };
      const { stdout, stderr } = await promisify(execFile)("node", [file], { env, timeout: 20_000 });
      expect({ stdout, stderr }).toEqual({ stdout: prints, stderr: "" });
    },
  );
});

describe("the client's page", () => {
  const operations = Object.getOwnPropertyNames(Client.prototype).filter(
    (name) => !["constructor", "project"].includes(name),
  );
  it.each(operations)("%s has a chapter with its result and its errors", (name) => {
    const chapter = page.split(/^##+ /m).find((text) => text.startsWith(`\`${name}(`)) ?? "";
    expect(chapter).toMatch(/\*Returns/);
    expect(chapter).toMatch(/\*Errors\*/);
    expect(chapter).toContain("```ts");
  });

  it.each(Object.keys(everything))("%s is mentioned", (name) => {
    expect(page).toMatch(new RegExp(`\\b${name}\\b`));
  });

  const declarations = globSync(["src/api/**/*.ts", "src/wire/{key,webhook}.ts"]).map(read).join("\n");
  const members = (name: string): string[] => {
    const body = new RegExp(`^export (?:interface|class) ${name}\\b[^{]*\\{$(.*?)^\\}`, "ms").exec(
      declarations,
    );
    const found = [...(body?.[1] ?? "").matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(
      ([, member = ""]) => member,
    );
    return found;
  };
  it.each([
    ...["KeyParams", "KeyFilters", "KeysParams", "AllKeysParams", "PageParams", "KeyBatch"],
    ...["WireKeyAttributes", "WireKeyCreate", "WireKeyUpdate", "WireKeyBulkUpdate", "WireTranslationInput"],
    ...["WireWebhookCreate", "WireKey", "WireWebhook", "ClientOptions", "Timeouts", "ResponseEvent"],
    ...["ArgumentError", "ApiError", "FailedRequest", "Collection"],
  ])("names each member of %s", (name) => {
    const all = members(name);
    expect(all).not.toEqual([]);
    // A timestamp is described together with its date.
    const missing = all.filter(
      (member) => !new RegExp(`[\`.]${member.replace(/_timestamp$/, "")}\\b`).test(page),
    );
    expect(missing).toEqual([]);
  });

  it("has the table of retries that the code makes", () => {
    expect(page).toContain(`\n${retryTable()}\n`);
  });
});

it("the page about the official SDK has each of its operations", () => {
  const text = read("docs/from-node-api.md");
  const api = new LokaliseApi({ apiKey: "any" });
  for (const [room, collection] of [["keys", api.keys()] as const, ["webhooks", api.webhooks()] as const]) {
    const names = Object.getOwnPropertyNames(Object.getPrototypeOf(collection));
    const methods = names.filter(
      (name) => /^[a-z_]+$/.test(name) && name !== "constructor" && !name.startsWith("do"),
    );
    expect(methods.length).toBeGreaterThan(5);
    for (const method of methods) expect(text).toContain(`api.${room}().${method}(`);
  }
});
