/** A report as the data of its page. What many rows share, such as a file, is in it once. */
import type { LinkTo } from "../markdown/location.ts";
import type { ProjectReport, Report } from "../report.ts";
import { kindWords } from "../words/kindWords.ts";
import { oneLine, shortLine, withoutMiddle } from "../words/safeText.ts";
import { isAddress } from "./html.ts";
import type { PageAction, PageData, PageFile, PageRow } from "./pageData.ts";
import { entriesOf, manifestEntries, type PageEntry } from "./pageEntries.ts";
import { headings, labelOf, sidesOf } from "./sections.ts";

/** Characters of a name. Names often differ only at their end, so a long one is cut in its middle. */
const MAX_NAME = 400;

export interface DataOptions {
  linkTo: LinkTo | undefined;
}

export function makePageData(report: Report, { linkTo }: DataOptions): PageData {
  const order = headings(report.command);
  const shared: SharedParts = { files: new Shared(), actions: new Shared(), states: new Shared() };
  const parts = partsOf(report);
  const all = parts.flatMap(({ entries }, project) => entries.map((entry) => ({ entry, project })));
  const present = new Set(all.map(({ entry }) => entry.heading));
  const used = order.filter((heading) => present.has(heading));
  const positions = new Map(used.map((heading, position) => [heading, position]));
  const rows = all
    .map((one) => ({ ...one, section: positions.get(one.entry.heading) ?? 0 }))
    .sort((a, b) => a.section - b.section)
    .map(({ entry, ...position }) => ({ ...position, ...rowOf(entry, report, shared, linkTo) }));
  return {
    projects: parts.map(({ name }) => name),
    files: shared.files.all,
    actions: shared.actions.all,
    states: shared.states.all,
    sections: used,
    sides: sidesOf(report.command),
    rows,
  };
}

interface SharedParts {
  files: Shared<PageFile>;
  actions: Shared<PageAction>;
  states: Shared<string>;
}

/** Each value once, and its position. */
class Shared<Value> {
  readonly all: Value[] = [];
  private readonly positions = new Map<string, number>();

  positionOf(name: string, make: () => Value): number {
    const known = this.positions.get(name);
    if (known !== undefined) return known;
    this.positions.set(name, this.all.length);
    return this.all.push(make()) - 1;
  }
}

function rowOf(
  { action, state, failed, kind, label, from, place, tags = [], words, values }: PageEntry,
  { command }: Report,
  shared: SharedParts,
  linkTo: LinkTo | undefined,
): Omit<PageRow, "project" | "section"> {
  const labelled = labelOf(action, command);
  return {
    action: shared.actions.positionOf(labelled.words, () => labelled),
    ...(state !== undefined && { state: shared.states.positionOf(state, () => state) }),
    ...(failed && { failed }),
    kind,
    name: kindWords(kind).prefix + nameOf(label),
    ...(from !== undefined && { from: nameOf(from) }),
    ...(place && {
      file: shared.files.positionOf(place.file, () => fileOf(place.file, linkTo)),
      line: place.line,
    }),
    ...(tags.length > 0 && { tags: tags.map(nameOf) }),
    ...(words && { words }),
    ...(values && { values }),
  };
}

function nameOf(label: string): string {
  return withoutMiddle(oneLine(label), MAX_NAME);
}

function fileOf(path: string, linkTo: LinkTo | undefined): PageFile {
  const address = linkTo?.(path, 1)?.replace(/#L1$/, "");
  return { path: nameOf(path), ...(address !== undefined && isAddress(address) && { address }) };
}

interface Part {
  name: string;
  entries: readonly PageEntry[];
}

function partsOf(report: Report): Part[] {
  const { projects, manifest_comparison: compared } = report;
  const manifests = compared?.is === "compared" ? compared.projects : [];
  return [
    ...projects.map((project) => ({
      name: projectName(project),
      entries: entriesOf(project, report),
    })),
    ...manifests.map((one) => ({
      name: shortLine(one.name ?? "", MAX_NAME),
      entries: manifestEntries(one, report),
    })),
  ];
}

/** In a report on several projects, each has a name in lokaform.yaml. */
function projectName({ name, id, plan }: ProjectReport): string {
  return shortLine(name ?? plan?.project.name ?? id, MAX_NAME);
}
