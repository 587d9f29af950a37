/** The official SDK and this client make the same calls on separate sandboxes, and get the same data. */
import { LokaliseApi, ApiError as SdkError } from "@lokalise/node-api";
import { expect, it, onTestFinished } from "vitest";
import { ApiError, Client, type Collection } from "../../../src/index.ts";
import { startSandbox } from "../../../src/sandbox/sandbox.ts";
import { SDK_PROJECT, STATE, STEPS, type Step } from "./harness/sdkCalls.ts";
import { TOKEN } from "./harness/testClient.ts";

/** The details that the SDK invents if the service sent none. */
const SDK_WORDS = "server error without details";

/** The common part of both results. For the SDK, a missing total is 0. */
function told(result: unknown): unknown {
  if (result instanceof SdkError) {
    const { code, message: said, details } = result;
    return { code, said, details: details?.reason === SDK_WORDS ? undefined : details };
  }
  if (result instanceof ApiError)
    return { code: result.code, said: result.serviceMessage, details: result.details };
  if (Array.isArray(result)) {
    const { totalCount, pageCount, limit, page, nextCursor, responseTooBig, errors } =
      result as Collection<unknown>;
    const totals = [totalCount, pageCount, limit, page].map((total) => total ?? 0);
    return { elements: [...result].map(plain), totals, nextCursor, tooBig: responseTooBig, errors };
  }
  if (typeof result !== "object" || result === null || !("items" in result)) return plain(result);
  const { items, totalResults, totalPages, resultsPerPage, currentPage, nextCursor, responseTooBig, errors } =
    result as Record<string, unknown>;
  const totals = [totalResults, totalPages, resultsPerPage, currentPage].map((total) => total ?? 0);
  const tooBig = responseTooBig ?? false;
  return {
    elements: (items as unknown[]).map(plain),
    totals,
    nextCursor: nextCursor ?? undefined,
    tooBig,
    errors: errors ?? [],
  };
}

/** The data without the class. */
function plain(object: unknown): unknown {
  return typeof object === "object" ? { ...object } : object;
}

async function play<C>(
  open: (url: string) => C,
  pick: (step: Step) => (client: C, hook: string) => Promise<unknown>,
) {
  const service = await startSandbox({ state: STATE, limits: false, clock: () => Date.UTC(2030, 0, 1) });
  onTestFinished(() => service.close());
  const client = open(service.url);
  const results: Record<string, unknown> = {};
  for (const step of STEPS) {
    const hook = service.state().projects[SDK_PROJECT]?.webhooks[1]?.webhook_id ?? "none";
    results[step.name] = told(await pick(step)(client, hook).catch((error: unknown) => error));
  }
  const requests = service.requests.map(({ method, body, status }) => ({ method, body, status }));
  return { results, requests, state: service.state() };
}

it("returns the same data as the SDK, and has the same effects", async () => {
  const sdk = await play(
    (url) => new LokaliseApi({ apiKey: TOKEN, host: new URL(url).origin, silent: true }),
    ({ sdk: call }) => call,
  );
  const ours = await play(
    (url) => new Client({ token: TOKEN, baseUrl: url, rate: Number.POSITIVE_INFINITY }),
    ({ ours: call }) => call,
  );
  for (const { name } of STEPS) expect(ours.results[name], name).toStrictEqual(sdk.results[name]);
  expect(ours.requests).toStrictEqual(sdk.requests);
  expect(ours.state).toStrictEqual(sdk.state);
  // If every call failed in both, the test would prove nothing.
  expect(sdk.requests.filter(({ status }) => status !== 200)).toHaveLength(3);
});

it("makes each call of the table", () => {
  const operations = Object.getOwnPropertyNames(Client.prototype).filter(
    (name) => !["constructor", "project", "allKeys", "allWebhooks"].includes(name),
  );
  for (const operation of operations)
    expect(STEPS.some(({ ours }) => String(ours).includes(`client.${operation}(`))).toBe(true);
});
