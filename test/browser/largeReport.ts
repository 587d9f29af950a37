/** A report with any number of changes, in several languages, files and tags. */
import type { Change, PlannedField } from "../../src/model/plan.ts";
import type { Report } from "../../src/report/report.ts";
import { PROJECT } from "../rooms/plan/planHarness.ts";

const WORDS = "the order is on its way to you and can be returned within thirty days".split(" ");
const LANGUAGES = ["en", "de", "fr", "ar", "ja"];

export function largeReport(count: number): Report {
  const changes = Array.from({ length: count }, (_, index) => change(index));
  const counts = { unchanged: 4_812, unmanaged: 37, by_kind: {}, adopted: 0 };
  const plan = { format_version: 1, project: PROJECT, changes, kept: [], skipped: [], counts } as const;
  return {
    ...{ format_version: 1, command: "plan", manifests: ["keys.yaml"], declared: { keys: count } },
    ...{ problems: [], requests: 40 },
    projects: [{ id: "3002780358964f9bab5a92.87762498", manifests: ["keys.yaml"], problems: [], plan }],
  };
}

function change(index: number): Change {
  const object = { ref: `change ${index}`, kind: "key", label: `shop.section_${index % 97}.text_${index}` };
  if (index % 50 === 0) return { ...object, action: "destroy", id: index, how: "archive", seen: "" };
  const place = placeOf(index);
  const facts = { ...object, place, identity: object.label };
  const [one, other] = [textOf(index), textOf(index + 3)];
  const field = (part: string, before?: string): PlannedField => ({
    ...{ field: "translations", part, after: `${one} (${part})`, place },
    ...(before !== undefined && { before }),
  });
  const tags = { field: "tags", after: [`tag_${index % 20}`], place };
  if (index % 3 === 0)
    return { ...facts, action: "create", fields: [tags, ...LANGUAGES.map((iso) => field(iso))] };
  const fields = LANGUAGES.filter((_, position) => (index + position) % 3 > 0).map((iso) =>
    field(iso, other),
  );
  return { ...facts, action: "update", id: index, seen: "", fields };
}

function placeOf(index: number) {
  return {
    file: `locales/part_${index % 40}/keys.yaml`,
    line: index + 1,
    col: 1,
    endLine: index + 1,
    endCol: 2,
  };
}

function textOf(index: number): string {
  return Array.from({ length: 6 + (index % 12) }, (_, word) => WORDS[(index * 7 + word) % WORDS.length]).join(
    " ",
  );
}
