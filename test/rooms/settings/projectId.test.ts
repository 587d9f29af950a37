/** A project is named by its id or its URL. Anything else is refused before a request is sent. */
import { expect, test } from "vitest";
import { givenId } from "../../../src/settings/projectId.ts";

const ID = "3002780358964f9bab5a92.87762498";

test.each([
  [ID, ID],
  [`${ID}:develop`, `${ID}:develop`],
  [`https://app.lokalise.com/project/${ID}`, ID],
  [`https://app.lokalise.com/project/${ID}/`, ID],
  [`https://app.lokalise.com/project/${ID}/?view=multi&page=2`, ID],
  [`https://app.lokalise.com/project/${ID}?view=multi#top`, ID],
  [`https://app.lokalise.com/project/${ID}:develop/editor`, `${ID}:develop`],
  [`https://app.lokalise.com/project/${ID}%3Adevelop/`, `${ID}:develop`],
])("%s", (text, id) => {
  expect(givenId(text)).toMatchObject({ id, problems: [] });
});

test.each([
  "acme-app",
  "",
  "..",
  "https://app.lokalise.com/",
  "https://app.lokalise.com/project/acme-app/",
  `https://app.lokalise.com/project/${ID}/?branch=develop`,
  `${ID}/keys`,
  `x${ID}`,
])("%j is refused, and not quoted", (text) => {
  const { id, problems } = givenId(text);
  expect(id).toBeUndefined();
  expect(problems).toHaveLength(1);
  if (text !== "" && text !== "..") expect(problems[0]?.message).not.toContain(text);
});
