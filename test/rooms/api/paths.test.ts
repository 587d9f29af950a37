import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operations } from "../../../src/api/operations.ts";
import { fillPath } from "../../../src/api/params.ts";
import { ArgumentError } from "../../../src/index.ts";
import { anyCharacter } from "../../anyCharacter.ts";
import { runs } from "../../scale.ts";

const BASE = "https://api.lokalise.com/api2";
const nasty = fc.constantFrom(..."./\\?#%:;@ \t\n\0éa𝒳", "..", "%2e", "%2F", "\ud800", "\udc00");
const part = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(nasty).map((pieces) => pieces.join("")),
);
const paths = [...new Set(Object.values(operations).map(({ path }) => path))];

describe("no path parameter can change another part of the path", () => {
  it.each(paths)("%s", (template) => {
    const shape = template.split("/");
    const property = fc.property(part, part, part, (projectId, keyId, webhookId) => {
      const ids: Record<string, string> = { projectId, keyId, webhookId };
      let path: string;
      try {
        path = fillPath(template, ids);
      } catch (error) {
        expect(error).toBeInstanceOf(ArgumentError);
        return;
      }
      const url = new URL(BASE + path);
      expect(url.origin + url.pathname).toBe(BASE + path);
      expect([url.search, url.hash]).toEqual(["", ""]);
      const segments = url.pathname.slice("/api2".length).split("/");
      expect(segments).toHaveLength(shape.length);
      for (const [index, place] of shape.entries()) {
        const name = /^\{(\w+)\}$/.exec(place)?.[1];
        expect(decodeURIComponent(segments[index] ?? "")).toBe(name ? ids[name] : place);
      }
    });
    fc.assert(property, { numRuns: runs(500) });
  });
});

describe("invalid path parameters are refused", () => {
  const texts = ["", " ", "\n", ".", "..", "\ud800"];
  const bad: unknown[] = [...texts, 0, -1, 1.5, Number.NaN, 2 ** 60, null, undefined, {}, []];
  it.each(bad.map((value) => [value]))("%j", (value) => {
    const refused = () => fillPath("/projects/{projectId}", { projectId: value as string });
    expect(refused).toThrow(ArgumentError);
    expect(refused).toThrow(/^projectId /);
  });
});

it("writes a branch as the service does", () => {
  expect(fillPath("/projects/{projectId}", { projectId: "12.34:feature/a b" })).toBe(
    "/projects/12.34:feature%2Fa%20b",
  );
});
