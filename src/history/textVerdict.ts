/** Decides what changed if a text differs: the file, the project, or both. No other module decides that. */
import type { Declared } from "../kinds/declaredEntry.ts";
import type { AnyKind } from "../kinds/kind.ts";
import { areOfTwoApps, platformsOf, type TextSource } from "../locales/textSource.ts";
import type { EarlierManifest } from "../model/earlierManifest.ts";
import { canonical, type Json } from "../model/json.ts";
import type { TextQuestion, Verdict } from "../model/verdict.ts";
import { contentsOf, declaredText, earlierEntries, manifestOf, partsOf } from "../plan/declaredContents.ts";

type Entry = Declared<object>;

/** What the files said at some time, on the first-parent line of the checked-out commit. */
export interface Period {
  /** Undefined: no file had the text. */
  said: Json | undefined;
  /** Unix seconds of its commit: the latest time that dates and order allow. `Infinity`: as new as now. `-Infinity`: older than what was asked. */
  since: number;
  /** Unix seconds of the commit that replaced it; the earliest time. `Infinity`: it is the present text, or not replaced yet. */
  until: number;
  /** The text came with a pull that read the project at this time, in Unix seconds. */
  pulled?: number | undefined;
  /** The commit of the line that brought the text. Absent if it is not committed, or older than what was read. */
  by?: string | undefined;
}

export interface TextHistory {
  /** Newest first. The first one is the present one. */
  periods: readonly Period[];
  /** What commits outside of the line set the text to, when, and what they replaced. */
  merged: readonly { said: Json; at: number; pulled?: number | undefined; before?: Json | undefined }[];
  /** Why older commits are unknown that can belong to the asked time. */
  unread?: string;
}

/**
 * `isOurs`: undefined if it is not known which user the token belongs to. `isLive`: whether the project and a file say the same
 * with this text. `history`: undefined if the files are not in a repository. The answer "unknown user" means that the user of the
 * token decides.
 */
export function settle(
  { at, isInOtherApp }: Pick<TextQuestion, "at" | "isInOtherApp">,
  isOurs: boolean | undefined,
  history: TextHistory | undefined,
  isLive: (said: Json) => boolean,
): Verdict {
  const unknownUser = { is: "undecided", cause: "unknown user", why: "" } as const;
  if (!history) {
    if (isOurs) return { is: "write" };
    return isOurs === undefined
      ? unknownUser
      : { is: "undecided", cause: "unread history", why: NO_REPOSITORY };
  }
  const { periods, merged, unread } = history;
  const [present, ...earlier] = periods;
  if (!present) throw new Error("a text has no history");
  const live = earlier.filter(({ said }) => said !== undefined && isLive(said));
  const isPulled = [...live, ...merged].some(
    ({ pulled, said = null }) => pulled !== undefined && isLive(said),
  );
  const isOld =
    present.since === Number.NEGATIVE_INFINITY ||
    earlier.some(({ said }) => sameSaid(said, present.said)) ||
    // Who wrote it on another branch did not have the text of the pull.
    merged.some((one) => sameSaid(one.said, present.said) && one.before !== undefined && !isLive(one.before));
  if (at !== undefined) {
    // The project had it from a file, or a file had it from the project.
    const isFromFile = live.some(({ until }) => at < until);
    if (isFromFile || merged.some((commit) => commit.at >= at && isLive(commit.said)))
      return { is: "write", ...(isPulled && isOld && { takesBack: true }) };
  }
  // An apply that ran late wrote what a file said before, unless a file of another app says it now.
  if (live.length > 0 && isOurs !== false && !isInOtherApp) return isOurs ? { is: "write" } : unknownUser;
  if (at === undefined) return { is: "undecided", cause: "undated" };
  if (unread !== undefined) return { is: "undecided", cause: "unread history", why: unread };
  const isNewer = present.pulled === undefined ? present.since >= at : present.pulled > at;
  if (!isNewer) return { is: "pull" };
  const hadOther = earlier.some(({ said }) => said !== undefined);
  return hadOther || present.pulled !== undefined
    ? { is: "conflict" }
    : { is: "undecided", cause: "never agreed" };
}

export const NO_REPOSITORY = "The files are not in a git repository.";

export interface HistoricText {
  kind: AnyKind;
  entry: Entry;
  language: string;
  declared: Json | undefined;
}

export type EarlierEntries = EarlierManifest<readonly Entry[]>;

/** `versions`: newest first, in the order of the commits. `present`: all entries of the present files. */
export function historyOf(
  text: HistoricText,
  versions: readonly EarlierEntries[],
  merged: readonly EarlierEntries[],
  present: readonly Entry[],
): TextHistory {
  const path = manifestOf(text.kind, text.entry, text.language);
  const ofOwn = versions.filter(({ now }) => now === path);
  const inOwn = periodsIn(text, path, ofOwn, present);
  // It may have been in another file before.
  const periods = inOwn.some(({ said }) => said === undefined)
    ? periodsIn(text, path, versions, present)
    : inOwn;
  const set = setIn(text, merged, present);
  return { periods: withPulls(periods, set), merged: set };
}

export function setIn(text: HistoricText, merged: readonly EarlierEntries[], present: readonly Entry[]) {
  return merged.flatMap(({ before, after = [], until: at, pulled }) => {
    const [replaced, said] = [before, after].map((entries) => saidIn(text, entries, present));
    return said === undefined || sameSaid(said, replaced) ? [] : [{ said, at, pulled, before: replaced }];
  });
}

function periodsIn(
  text: HistoricText,
  path: string,
  versions: readonly EarlierEntries[],
  present: readonly Entry[],
): Period[] {
  const said = new Map<string, Json | undefined>([[path, text.declared]]);
  const periods: Period[] = [];
  let period: Omit<Period, "since"> = { said: text.declared, until: Number.POSITIVE_INFINITY };
  for (const [index, version] of versions.entries()) {
    said.set(version.now, saidIn(text, version.before, present));
    const next = versions[index + 1];
    // One commit can move the text from one file to another.
    if (next && next.by === version.by && next.until === version.until) continue;
    const before = said.get(path) ?? [...said.values()].find((value) => value !== undefined);
    if (sameSaid(before, period.said)) continue;
    const { until, latest = until, pulled, by } = version;
    periods.push({ ...period, since: latest, pulled, by });
    period = { said: before, until };
  }
  return [...periods, { ...period, since: Number.NEGATIVE_INFINITY }];
}

/** A pull can be on a branch that was merged. */
export function withPulls(periods: readonly Period[], merged: TextHistory["merged"]): Period[] {
  return periods.map((period) => {
    if (period.pulled !== undefined || period.since === Number.NEGATIVE_INFINITY) return period;
    const pull = merged.find(({ said, pulled }) => pulled !== undefined && sameSaid(said, period.said));
    return { ...period, pulled: pull?.pulled };
  });
}

export function sameSaid(text: Json | undefined, otherText: Json | undefined): boolean {
  return canonical(text ?? null) === canonical(otherText ?? null);
}

/** Each language of a text can be in a file of its own, and YAML can have the rest of the entry. */
export function saidIn(
  { kind, entry, language, declared }: HistoricText,
  entries: readonly Entry[],
  present: readonly Entry[],
): Json | undefined {
  const isText = typeof declared === "string";
  const app = (entry.parts ?? [entry]).find(({ from }) => from)?.from?.source;
  const isOfApp = (source: TextSource) => app === undefined || !areOfTwoApps(app, source);
  const inFile = {
    name: canonical([language, app ? platformsOf(app) : []]),
    has: ({ from }: Entry) => from?.language === language && isOfApp(from.source),
  };
  const inYaml = { name: "", has: ({ from }: Entry) => !from };
  const own = new Set(partsOf([entry]).map(({ span }) => span));
  const namesakes = earlierEntries(kind, present)
    .namesakes(entry)
    .filter((namesake) => !partsOf([namesake]).some(({ span }) => own.has(span)));
  return [inFile, inYaml]
    .flatMap((part) => earlierEntries(kind, entries, part).find(entry) ?? [])
    .filter((earlierEntry) => isNearest(kind, earlierEntry, entry, namesakes))
    .map((earlier) => (isText ? earlier.message : undefined) ?? declaredText(kind, earlier, language))
    .find((said) => said !== undefined);
}

/** Whether an earlier entry was this one, and not another one of the same name, such as a key with other filenames. */
function isNearest(kind: AnyKind, earlier: Entry, entry: Entry, namesakes: readonly Entry[]): boolean {
  if (namesakes.length === 0) return true;
  const was = contentOf(kind, earlier);
  const score = (candidate: Entry) => [...contentOf(kind, candidate)].filter((part) => was.has(part)).length;
  return namesakes.every((namesake) => score(namesake) < score(entry));
}

/** What an entry declares, except for its texts. Its row of `texts` can say its file name. */
function contentOf(kind: AnyKind, { values, onCreate, from }: Entry): ReadonlySet<string> {
  const fields = kind.fields.filter(({ role }) => role !== "text");
  return contentsOf({ fields }, from ? { ...onCreate, ...values } : values).texts;
}
