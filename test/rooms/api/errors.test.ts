import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { attemptError } from "../../../src/api/errors.ts";
import { type Client, RequestError } from "../../../src/index.ts";
import { PROJECT } from "./harness/bodies.ts";
import { answer, type Script } from "./harness/server.ts";
import { TOKEN, testClient } from "./harness/testClient.ts";

const hook = { url: "https://ci.example.com", events: ["project.imported"] };
const created = { key_name: "a", platforms: ["web" as const] };
const KEYS = `/projects/${PROJECT}/keys`;
const says = (status: number, body: unknown) => testClient((response) => answer(response, status, body));

describe("each form of an error body", () => {
  it.each([
    ["the normal one", { error: { message: "Not Found", code: 404 } }, 404, "Not Found"],
    ["with details", { error: { message: "Bad", code: 400, details: { a: [1] } } }, 400, "Bad"],
    ["flat", { message: "Bad", code: 406 }, 406, "Bad"],
    ["errorCode", { message: "Bad", errorCode: 409, details: { a: 1 } }, 409, "Bad"],
    ["statusCode", { message: "Payload Too Large", statusCode: 413, error: "x" }, 413, "Payload Too Large"],
    ["OAuth", { error: "invalid_request", error_description: "No such client" }, 422, "No such client"],
    ["OAuth, short", { error: "invalid_request" }, 422, "invalid_request"],
    ["a code as text", { error: { message: "Bad", code: "404" } }, 404, "Bad"],
    ["HTML", "<html><title>414 Request-URI\n Too Large</title></html>", 422, "414 Request-URI Too Large"],
    ["HTML without a title", "<html>nginx</html>", 422, ""],
    ["empty", "", 422, ""],
    ["cut JSON", '{"error":{"mess', 422, ""],
    ["a word", "Forbidden by the proxy", 422, "Forbidden by the proxy"],
    ["a JSON string", '"no"', 422, "no"],
    ["null", "null", 422, "null"],
  ])("%s", async (_, body, code, said) => {
    const { client, failure } = await says(422, body);
    const error = await failure(client.createKeys(PROJECT, created));
    expect(error).toMatchObject({
      name: "ApiError",
      status: 422,
      code,
      serviceMessage: said,
      method: "POST",
      path: KEYS,
      attempts: 1,
    });
    expect(String(error)).toContain(said || "without a message");
  });
});

describe("what is not found", () => {
  const branch = `/projects/${PROJECT}:my%20branch/keys`;
  it.each([
    [404, `/projects/${PROJECT}`, "There is no such project, or the token's owner is not among"],
    [404, branch, 'There is no branch "my branch" in this project, or the token'],
    [400, branch, 'There is no branch "my branch" in this project, or the token'],
    [400, KEYS, "Not Found"],
    [404, `${KEYS}/1`, "Not Found"],
  ])("%d for %s", (status, path, words) => {
    const body = JSON.stringify({ error: { message: "Not Found: project_id", code: status } });
    const { message } = attemptError(
      { token: TOKEN },
      undefined,
      { kind: "answered", status, headers: new Headers(), body },
      { method: "GET", path, attempts: 1, mayHaveHappened: false },
    );
    expect(message).toMatch(words.startsWith("Not") ? /: Not Found: project_id\.$/ : words);
  });
});

it.each([
  [{ error: { message: "Bad", code: 400, details: { a: [1] } } }, { a: [1] }],
  [{ message: "Bad", errorCode: 409, details: "why" }, "why"],
  [{ message: "Bad" }, undefined],
])("details of %j", async (body, details) => {
  const { client, failure } = await says(422, body);
  expect(await failure(client.keys(PROJECT))).toHaveProperty("details", details);
});

describe("a token that is refused", () => {
  const invalid = { error: { message: "Invalid `X-Api-Token` header", code: 400 } };
  const forbidden = { error: { message: "Forbidden", code: 403 } };
  const rows: [says: string, status: number, body: unknown, ask: (client: Client) => Promise<unknown>][] = [
    ["token is wrong", 400, invalid, (client) => client.keys(PROJECT)],
    ["token is wrong", 401, forbidden, (client) => client.keys(PROJECT)],
    ["*manage keys*", 403, forbidden, (client) => client.createKeys(PROJECT, created)],
    ["*manage keys*", 403, forbidden, (client) => client.updateKey(PROJECT, 1, {})],
    ["*manage keys*", 403, forbidden, (client) => client.updateKeys(PROJECT, [{ key_id: 1 }])],
    ["*manage keys*", 403, forbidden, (client) => client.destroyKey(PROJECT, 1)],
    ["*manage keys*", 403, forbidden, (client) => client.destroyKeys(PROJECT, [1])],
    ["no access to this project", 403, forbidden, (client) => client.keys(PROJECT)],
    ["*manage settings*", 403, forbidden, (client) => client.webhooks(PROJECT)],
    ["*manage settings*", 403, forbidden, (client) => client.createWebhook(PROJECT, hook)],
    ["*manage settings*", 403, forbidden, (client) => client.regenerateWebhookSecret(PROJECT, "a")],
  ];

  it.each(rows)("%s (%d)", async (words, status, body, ask) => {
    const { client, failure } = await says(status, body);
    const error = await failure(ask(client));
    expect(error).toMatchObject({ name: "ApiError", status, attempts: 1, mayHaveHappened: false });
    expect(String(error)).toMatch(/^ApiError: The API token .*returned 40[013]/);
    expect(String(error)).toContain(words);
  });

  it("is not mentioned for another 400", async () => {
    const { client, failure } = await says(400, {
      error: { message: "Invalid `project_id` parameter", code: 400 },
    });
    expect(String(await failure(client.keys(PROJECT)))).not.toMatch(/token/i);
  });
});

describe("a response without a member that the operation uses", () => {
  const rows: [place: string, body: unknown, ask: (client: Client) => Promise<unknown>][] = [
    ["keys", { project_id: PROJECT }, (client) => client.keys(PROJECT)],
    ["keys", { keys: { 1: {} } }, (client) => client.createKeys(PROJECT, created)],
    ["key", { key: "a" }, (client) => client.key(PROJECT, 1)],
    ["webhooks", { webhooks: null }, (client) => client.webhooks(PROJECT)],
    ["webhook", { webhook: [] }, (client) => client.webhook(PROJECT, "a")],
    ["secret", { project_id: PROJECT }, (client) => client.regenerateWebhookSecret(PROJECT, "a")],
    ["languages", {}, (client) => client.languages(PROJECT)],
    ["contributor", { project_id: PROJECT }, (client) => client.contributorMe(PROJECT)],
  ];
  it.each(rows)("%s", async (place, body, ask) => {
    const { client, failure } = await says(200, body);
    expect(String(await failure(ask(client)))).toContain(`is not valid: ${place}: expected`);
  });
});

describe("no error contains the token", () => {
  const echo = `You sent X-Api-Token: ${TOKEN}`;
  const scripts: Record<string, Script> = {
    "a refusal that repeats it": (response) =>
      answer(response, 400, { error: { message: echo, code: 400, details: { [TOKEN]: [echo] } } }),
    "a page that repeats it": (response) => answer(response, 502, `<title>${echo}</title>`),
    "a redirect that repeats it": (response) =>
      answer(response, 302, "", { location: `https://${TOKEN}.example/${TOKEN}` }),
    "a good status that repeats it": (response) => answer(response, 200, { project_id: 1, [TOKEN]: TOKEN }),
    "a broken answer": (response) =>
      response.socket?.end(`HTTP/1.1 999 ${TOKEN}\r\nX: ${TOKEN}\r\nbroken ${TOKEN}\r\n\r\n`),
    "a cut connection": (response) => response.destroy(),
  };

  it.each(Object.entries(scripts))("%s", async (_, script) => {
    const { client, failure, begun, ended } = await testClient(script);
    const error = await failure(client.createKeys(PROJECT, created));
    expect(error).toBeInstanceOf(RequestError);
    for (let at: unknown = error; at instanceof Error; at = at.cause) {
      expect(`${at.message}\n${at.stack}\n${inspect(at, { depth: 20, showHidden: true })}`).not.toContain(
        TOKEN,
      );
    }
    expect(
      inspect([client, client.project(PROJECT), begun, ended], { depth: 20, showHidden: true }),
    ).not.toContain(TOKEN);
  });
});
