/** No digit of a long id is lost. */
import { expect, test } from "vitest";
import { parseLosslessJson } from "../../../src/api/http/connection.ts";
import { PROJECT } from "./harness/bodies.ts";
import { answer } from "./harness/server.ts";
import { testClient } from "./harness/testClient.ts";

test.each([
  ['{"key_id":9007199254740993}', { key_id: "9007199254740993" }],
  [
    "[9007199254740991,9007199254740992,-9007199254740993]",
    [9007199254740991, "9007199254740992", "-9007199254740993"],
  ],
  [
    '{"a":"say \\"9007199254740993\\", or 9007199254740993\\\\","b":12345678901234567890}',
    { a: 'say "9007199254740993", or 9007199254740993\\', b: "12345678901234567890" },
  ],
  ["[1500000000000000000000.0,1e21,15000000000000000e5]", [1.5e21, 1e21, 1.5e21]],
  ['{"12345678901234567890":"12345678901234567890"}', { "12345678901234567890": "12345678901234567890" }],
])("%s", (text, value) => {
  expect(parseLosslessJson(text)).toEqual(value);
});

test.each(["[0012345678901234567890]", '{"a":12345678901234567890', '["12345678901234567890'])(
  "%s is not JSON, also with quoted numbers",
  (text) => {
    expect(parseLosslessJson(text)).toBeUndefined();
  },
);

test("a long number is found at any position", () => {
  for (let before = 0; before < 40; before++) {
    const id = "9".repeat(16);
    const name = "n".repeat(before);
    expect(parseLosslessJson(`{"${name}":${id}}`)).toEqual({ [name]: id });
  }
});

test("the client returns such an id as a string, and accepts it", async () => {
  const { client, until, seen } = await testClient((response) =>
    answer(response, 200, `{"keys":[{"key_id":9007199254740993}]}`),
  );
  const [key] = await until(client.keys(PROJECT));
  expect(key?.key_id).toBe("9007199254740993");
  await until(client.updateKeys(PROJECT, [{ key_id: key?.key_id ?? "", is_hidden: true }]));
  expect(seen.at(-1)?.body).toContain('"9007199254740993"');
});
