/** Warnings about URLs that others can read. */
import { expect, test } from "vitest";
import { readManifests } from "../../../src/kinds/read.ts";
import { KINDS } from "../../../src/run/kinds.ts";
import { webhookTraits } from "../../../src/webhooks/fieldTable.ts";

/** The warnings of one webhook, each with its line; the variable is not set, as in validate. */
function warnings(url: string, more = "") {
  const text = `webhooks:\n  - events: [project.imported]\n    url: '${url}'\n${more}`;
  const { problems } = readManifests(
    KINDS,
    { webhooks: [{ path: "webhooks.yaml", text }] },
    { values: {}, tokens: [] },
  );
  const found = problems.filter(({ code }) => code !== "unset-variable");
  for (const { message } of found) expect(message).not.toContain(url.replace(/^.*\//, ""));
  return found.map(({ severity, code, place }) => `${severity} ${code} ${place?.line}`);
}

test.each([
  "https://hooks.example.com/services/T0001AB/B0002CD/xyzXYZ0123456789abcdefgh",
  "https://ci.example.com/hooks/f00dfeed12345678",
  "https://ci.example.com/hooks/550e8400-e29b-41d4-a716-446655440000",
  "https://ci.example.com/in?token=hunter2",
  "https://ci.example.com/in?a=1&apiKey=opensesame",
  "https://ci.example.com/in?t0k3n1234567",
  "https://ci.example.com/in#t0k3n1234567",
  "https://ci.example.com/%661f00d%66eed1234",
  "https://ci.example.com/${HOOK}/s3cr3t-w0rd5",
  "https://ci.example.com/$${A1b2C3d4}",
  "https://ci.example.com/hooks/qwertzuiopasdfghjkl",
])("%s has a literal secret", (url) => {
  expect(warnings(url)).toEqual(["warning secret-in-url 3"]);
});

test.each([
  "https://ci.example.com/",
  "https://a1b2c3d4e5f6.example.com:8443/hooks",
  "https://ci.example.com/webhooks/lokalise/translations-updated",
  "https://ci.example.com/api/v4/projects/12345678/GenericTrigger?source=lokalise&branch=develop",
  "https://ci.example.com/hooks/${HOOK_TOKEN_0123456789}",
  "https://ci.example.com/hooks/id-${HOOK}-${HOOK}?token=${HOOK}",
  "https://ci.example.com/oauth2/2024/rooms/l10n",
])("%s has none", (url) => {
  expect(warnings(url)).toEqual([]);
});

test("http:// is a warning of its own, once", () => {
  expect(warnings("http://ci.example.com/hooks")).toEqual(["warning http-webhook 3"]);
  expect(warnings("HTTP://ci.example.com/hooks/f00dfeed12345678")).toEqual([
    "warning http-webhook 3",
    "warning secret-in-url 3",
  ]);
});

test("a former URL is also read by everybody, but nothing is sent to it", () => {
  const before = "    previously: 'http://ci.example.com/old/f00dfeed12345678'\n";
  expect(warnings("https://ci.example.com/hooks/${HOOK}", before)).toEqual(["warning secret-in-url 4"]);
});

test.each([
  [
    "https://hooks.example.com/services/T0001AB/B0002CD/xyzXYZ0123456789",
    "https://hooks.example.com/services/***/***/***",
  ],
  ["https://ci.example.com/in?a=1&apiKey=opensesame#top", "https://ci.example.com/in?a=1&apiKey=***#top"],
  ["https://ci.example.com/${HOOK}/s3cr3t-w0rd5", "https://ci.example.com/${HOOK}/***"],
  ["https://ci.example.com/oauth2/${HOOK}", "https://ci.example.com/oauth2/${HOOK}"],
])("%s is shown without its secrets", (url, shown) => {
  const values = { url, events: [], branch: null };
  expect(webhookTraits.label(values)).toBe(shown);
  const [row] = webhookTraits.fields;
  expect(JSON.stringify(row?.show(url))).toContain(shown);
});
