/** Bodies that are too long, rate limits, and faults. */
import { expect, test } from "vitest";
import { startWithClient } from "./client.ts";
import { primaryLimit, secondaryLimit, unavailable } from "./faults.ts";

test("a body may have 65,536 characters of any kind", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  const path = `/issues/${number}/comments`;
  expect((await ask("POST", path, { body: "🌍".repeat(65_536) })).status).toBe(201);
  const tooLong = "é".repeat(65_537);
  const words = "too long (maximum is 65536 characters)";
  const ofComment = {
    resource: "IssueComment",
    code: "unprocessable",
    field: "data",
    message: `Body is ${words}`,
  };
  const ofIssue = { resource: "Issue", code: "custom", field: "body", message: `body is ${words}` };
  const refused = (error: unknown) => ({
    status: 422,
    json: { message: "Validation Failed", errors: [error] },
  });
  expect(await ask("POST", path, { body: tooLong })).toMatchObject(refused(ofComment));
  const [{ id } = { id: 0 }, ...others] = await github.repository.comments(number);
  expect(others).toEqual([]);
  expect(await ask("PATCH", `/issues/comments/${id}`, { body: tooLong })).toMatchObject(refused(ofComment));
  expect(await ask("POST", "/issues", { title: "Drift", body: tooLong })).toMatchObject(refused(ofIssue));
  const issue = await github.repository.openIssue();
  expect(await ask("PATCH", `/issues/${issue}`, { body: tooLong })).toMatchObject(refused(ofIssue));
});

test("a fault answers as many matching requests as it says, which are not carried out", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  const path = `/issues/${number}/comments`;
  github.faults.add({ method: "POST", path: /\/comments$/, times: 2, answer: secondaryLimit(7) });
  expect((await ask("GET", path)).status).toBe(200);
  const limited = await ask("POST", path, { body: "One" });
  expect(limited).toMatchObject({
    status: 403,
    json: { message: expect.stringContaining("secondary rate limit") },
  });
  expect(limited.headers.get("retry-after")).toBe("7");
  expect((await ask("POST", path, { body: "Two" })).status).toBe(403);
  expect((await ask("POST", path, { body: "Three" })).status).toBe(201);
  expect(await github.repository.comments(number)).toMatchObject([{ body: "Three" }]);
  expect(github.requests.map(({ status }) => status)).toEqual([200, 403, 403, 201]);
});

test("a fault can lose the response of a request that was carried out, or the connection", async () => {
  const { github, ask } = await startWithClient();
  const number = await github.repository.openPull();
  const path = `/issues/${number}/comments`;
  github.faults.add({ after: true, answer: unavailable(500) }, { answer: "cut" });
  expect(await ask("POST", path, { body: "One" })).toMatchObject({ status: 500 });
  await expect(ask("POST", path, { body: "Two" })).rejects.toThrow();
  expect(await github.repository.comments(number)).toMatchObject([{ body: "One" }]);
  expect(github.requests.map(({ status }) => status)).toEqual([500, "cut"]);
});

test("an unknown token gets no fault; the rate limit of an hour can be reached", async () => {
  const { github, ask } = await startWithClient();
  github.faults.add({ answer: primaryLimit(1_800_000_000) });
  expect((await ask("GET", "", undefined, "stolen")).status).toBe(401);
  const { status, headers } = await ask("GET", "");
  expect(status).toBe(403);
  expect(headers.get("x-ratelimit-remaining")).toBe("0");
  expect(headers.get("x-ratelimit-reset")).toBe("1800000000");
  github.faults.add({ answer: unavailable() }, { answer: unavailable() });
  expect((await ask("GET", "")).status).toBe(503);
  github.faults.clear();
  expect((await ask("GET", "")).status).toBe(200);
});
