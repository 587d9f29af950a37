/**
 * A random history of a git repository and of a project, in which a person edits texts too: commits, merges of each kind, reverts,
 * amended commits, dates that are wrong, lines that are not committed, and applies that fail or come late. What plan, apply and
 * pull do is judged from outside: by the files, the project, the exit code and the output.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { isMapping, type Json } from "../../src/model/json.ts";
import type { Fault, SandboxState } from "../../src/sandbox/sandbox.ts";
import { answerBefore, errorAnswer } from "../faults/faults.ts";
import { inFolder, PROJECT, type PullFolder, TOKEN } from "../pull/harness.ts";
import { type Commit, GitRepository, leadingTo, lineOf } from "./gitHistory.ts";

const NAMES = ["title", "count"] as const;
type Name = (typeof NAMES)[number];
const FILES = ["a.yaml", "b.yaml"] as const;
const OURS = "ci@example.com";
const JANES_TOKEN = "janes-token-0123456789";
const DAY = 86_400;

/** What the manifests say: of each key its file, and its text as JSON, undefined if it is not declared. */
type Said = Record<Name, { text: string | undefined; file: (typeof FILES)[number] }>;
/** How the date of a commit is wrong. */
type Dated = "right" | "behind" | "ahead";
interface Saying {
  name: Name;
  text: string | undefined;
}

type Step = { pause: boolean } & (
  | ({ do: "say" } & Saying)
  | { do: "move"; name: Name }
  | { do: "commit"; dated: Dated }
  | {
      do: "branch";
      says: readonly Saying[];
      how: "merge" | "squash" | "rebase" | "fast-forward";
      dated: Dated;
    }
  | { do: "revert"; back: number; dated: Dated }
  | ({ do: "amend" } & Saying)
  | { do: "edit"; name: Name; text: string }
  | { do: "apply"; how: "now" | "late" | "refused" | "shallow" }
  | { do: "pull"; commits: boolean }
);

export interface RandomHistory {
  steps: readonly Step[];
  /** Seconds that the clock of the service is ahead. */
  ahead: number;
  /** Whether the service says who the user of the token is. */
  knowsUser: boolean;
}

const name = fc.constantFrom(...NAMES);
const dated = fc.constantFrom<Dated>("right", "right", "right", "behind", "ahead");

/** Some texts are written on one side only, and some on both. */
function textOf(key: Name, ...texts: string[]): fc.Arbitrary<string> {
  const text = fc.constantFrom("A", ...texts);
  if (key === "title") return text.map((one) => JSON.stringify(one));
  return fc.record({ one: text, other: text }).map((forms) => JSON.stringify(forms));
}
const saying: fc.Arbitrary<Saying> = name.chain((key) =>
  fc.record({
    name: fc.constant(key),
    text: fc.option(textOf(key, "B", "C", "J"), { nil: undefined, freq: 9 }),
  }),
);
const editing = name.chain((key) => fc.record({ name: fc.constant(key), text: textOf(key, "J", "K") }));

const action: fc.Arbitrary<Step> = fc
  .record({
    pause: fc.boolean(),
    step: fc.oneof(
      { weight: 3, arbitrary: saying.map((one) => ({ do: "say" as const, ...one })) },
      { weight: 1, arbitrary: name.map((one) => ({ do: "move" as const, name: one })) },
      { weight: 3, arbitrary: dated.map((one) => ({ do: "commit" as const, dated: one })) },
      {
        weight: 2,
        arbitrary: fc.record({
          do: fc.constant("branch" as const),
          says: fc.array(saying, { minLength: 1, maxLength: 3 }),
          how: fc.constantFrom(
            "merge" as const,
            "squash" as const,
            "rebase" as const,
            "fast-forward" as const,
          ),
          dated,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          do: fc.constant("revert" as const),
          back: fc.integer({ min: 1, max: 3 }),
          dated,
        }),
      },
      { weight: 1, arbitrary: saying.map((one) => ({ do: "amend" as const, ...one })) },
      { weight: 5, arbitrary: editing.map((one) => ({ do: "edit" as const, ...one })) },
      {
        weight: 3,
        arbitrary: fc.record({
          do: fc.constant("apply" as const),
          how: fc.constantFrom(
            "now" as const,
            "now" as const,
            "late" as const,
            "refused" as const,
            "shallow" as const,
          ),
        }),
      },
      { weight: 2, arbitrary: fc.boolean().map((commits) => ({ do: "pull" as const, commits })) },
    ),
  })
  .map(({ pause, step }) => ({ pause, ...step }));

export const randomHistories: fc.Arbitrary<RandomHistory> = fc.record({
  steps: fc.array(action, { minLength: 4, maxLength: 16 }),
  ahead: fc.constantFrom(0, 0, 0, 600, 20 * DAY, -600),
  knowsUser: fc.boolean(),
});

export async function historyRun(history: RandomHistory): Promise<void> {
  const start = Math.floor(Date.now() / 1000) - 7200;
  let world: World | undefined;
  const clock = () => ((world?.now ?? start) + history.ahead) * 1000;
  const faults: Fault[] = history.knowsUser
    ? []
    : [answerBefore("contributor", errorAnswer(403, "Forbidden"))];
  const live = (key_id: number, key_name: Name) => ({
    ...{ key_id, key_name, is_plural: key_name === "count" },
    translations: [{ language_iso: "en", translation: "" }],
  });
  const state: SandboxState = {
    token: TOKEN,
    user: { user_id: 1, email: OURS },
    tokens: [{ token: JANES_TOKEN, user: { user_id: 2, email: "jane@example.com" } }],
    projects: {
      [PROJECT]: {
        project: { name: "Shop", base_language_iso: "en", settings: { per_platform_key_names: false } },
        languages: [{ lang_iso: "en", lang_id: 640, plural_forms: ["one", "other"] }],
        keys: NAMES.map((key, index) => live(index + 1, key)),
      },
    },
  };
  await inFolder(
    state,
    async (folder) => {
      world = new World(folder, start, faults);
      for (const step of history.steps) await world.take(step);
      await world.end();
    },
    faults,
    clock,
  );
}

class World {
  now: number;
  readonly #folder: PullFolder;
  readonly #faults: Fault[];
  readonly #repository: GitRepository;
  /** What the files on disk say, and what each commit says. */
  #disk: Said = { title: { text: undefined, file: "a.yaml" }, count: { text: undefined, file: "a.yaml" } };
  readonly #said = new Map<Commit, Said>();
  #tip: Commit;
  /** Who wrote each form of a live text. */
  readonly #authors = new Map<string, "we" | "Jane">();

  constructor(folder: PullFolder, start: number, faults: Fault[]) {
    this.now = start;
    this.#folder = folder;
    this.#faults = faults;
    this.#repository = new GitRepository(folder.folder);
    writeFileSync(join(folder.folder, "lokaform.yaml"), `project: ${PROJECT}\nkeys: [a.yaml, b.yaml]\n`);
    this.#tip = this.#commit(this.#disk, [], "right");
    this.#checkOut(this.#tip);
  }

  async take(step: Step): Promise<void> {
    if (step.pause) this.now += 60;
    if (step.do === "say") this.#write(this.#saying(this.#disk, step));
    else if (step.do === "move") {
      const { text, file } = this.#disk[step.name];
      const other = file === "a.yaml" ? "b.yaml" : "a.yaml";
      this.#write({ ...this.#disk, [step.name]: { text, file: other } });
    } else if (step.do === "commit") this.#land(this.#commit(this.#disk, [this.#tip], step.dated));
    else if (step.do === "branch") this.#branch(step);
    else if (step.do === "revert") {
      const old = lineOf(this.#tip)[step.back];
      if (old) this.#land(this.#commit(this.#saidIn(old), [this.#tip], step.dated));
    } else if (step.do === "amend") {
      const said = this.#saying(this.#saidIn(this.#tip), step);
      if (this.#tip.parents.length > 0) this.#land(this.#commit(said, this.#tip.parents, "right"));
    } else if (step.do === "edit") await this.#edit(step.name, step.text);
    else if (step.do === "apply") await this.#apply(step.how);
    else await this.#pull(step.commits);
  }

  /** A second apply, and a second pull, change nothing. After the ways out, both sides are the same. */
  async end(): Promise<void> {
    this.now += 60;
    this.#land(this.#commit(this.#disk, [this.#tip], "right"));
    await this.#apply("now");
    const applied = JSON.stringify(NAMES.map((key) => this.#live(key)));
    await this.#apply("now");
    if (JSON.stringify(NAMES.map((key) => this.#live(key))) !== applied)
      throw new Error("a second apply changes the project");
    await this.#pull(true);
    const pulled = JSON.stringify(this.#files());
    await this.#pull(true);
    if (JSON.stringify(this.#files()) !== pulled) throw new Error("a second pull changes a file");
    const open = Object.keys(await this.#verdicts("plan")) as Name[];
    for (const [index, key] of open.entries()) {
      const wayOut = index % 2 === 0 ? `pull --accept ${key}:en` : `apply --yes --overwrite ${key}:en`;
      const { code, lines } = await this.#folder.run(wayOut);
      // The other text may still be in conflict.
      const isOnly = index === open.length - 1;
      if (isOnly && code !== 0) throw new Error(`${wayOut} ends with ${code}: ${lines.join("\n")}`);
    }
    const left = await this.#verdicts("plan");
    // An empty text of the project is written, and forms that it lacks.
    if (Object.values(left).some((verdict) => verdict !== "write"))
      throw new Error(`after the ways out, texts differ: ${JSON.stringify(left)}`);
    await this.#folder.run("apply --yes");
    const { code, lines } = await this.#folder.run("plan --detailed-exitcode");
    if (code !== 0) throw new Error(`a second run has something to do: ${lines.join("\n")}`);
  }

  /** The verdict about each text that differs, as a command reports it. */
  async #verdicts(command: "plan" | "drift"): Promise<Partial<Record<Name, string>>> {
    const { lines } = await this.#folder.run(`${command} --format json`);
    const { plan } = JSON.parse(lines.join("\n").replace(/^\}\n[\s\S]*/m, "}")).projects[0];
    const found: Partial<Record<Name, string>> = {};
    for (const { label } of plan.changes) found[label as Name] = "write";
    for (const { label, reason } of plan.kept) found[label as Name] = reason;
    return found;
  }

  #saying(said: Said, { name: key, text }: Saying): Said {
    return { ...said, [key]: { ...said[key], text } };
  }

  #saidIn(commit: Commit): Said {
    const said = this.#said.get(commit);
    if (!said) throw new Error("an unknown commit");
    return said;
  }

  #commit(said: Said, parents: readonly Commit[], how: Dated): Commit {
    const date = this.now + { right: 0, behind: -900, ahead: 10 * DAY }[how];
    const made = this.#repository.commit({ files: filesOf(said), parents, date });
    this.#said.set(made, said);
    return made;
  }

  /** The branch gets a commit. What is not committed stays. */
  #land(commit: Commit): void {
    const [before, after] = [this.#saidIn(this.#tip), this.#saidIn(commit)];
    const kept = (key: Name) => JSON.stringify(this.#disk[key]) !== JSON.stringify(before[key]);
    this.#tip = commit;
    this.#repository.checkOut(commit);
    this.#write({
      title: kept("title") ? this.#disk.title : after.title,
      count: kept("count") ? this.#disk.count : after.count,
    });
  }

  #branch({ says, how, dated: date }: Extract<Step, { do: "branch" }>): void {
    const commits: Commit[] = [];
    for (const one of says) {
      const from = commits.at(-1) ?? this.#tip;
      commits.push(this.#commit(this.#saying(this.#saidIn(from), one), [from], date));
    }
    const last = commits.at(-1) ?? this.#tip;
    // Meanwhile, the branch goes on, unless it is only moved forward.
    this.now += 60;
    const main = how === "fast-forward" ? last : this.#commit(this.#saidIn(this.#tip), [this.#tip], "right");
    const rebased = (from: Commit, one: Commit) => this.#commit(this.#saidIn(one), [from], "right");
    if (how === "merge") this.#land(this.#commit(this.#saidIn(last), [main, last], "right"));
    else if (how === "fast-forward") this.#land(main);
    else this.#land((how === "squash" ? [last] : commits).reduce(rebased, main));
  }

  #checkOut(commit: Commit, isShallow = false): void {
    this.#repository.checkOut(commit, isShallow);
    this.#write(this.#saidIn(commit));
  }

  #write(said: Said): void {
    this.#disk = said;
    for (const [path, text] of Object.entries(filesOf(said)))
      writeFileSync(join(this.#folder.folder, path), text);
  }

  #files(): Record<string, string> {
    return Object.fromEntries(
      FILES.map((path) => [path, readFileSync(join(this.#folder.folder, path), "utf8")]),
    );
  }

  #row(key: Name) {
    const keys = this.#folder.sandbox.state().projects[PROJECT]?.keys ?? [];
    const row = keys[NAMES.indexOf(key)]?.translations[0];
    if (!row) throw new Error("a key is gone");
    return row;
  }

  #live(key: Name): Record<string, string> {
    const { translation } = this.#row(key);
    return formsOf(key === "count" && translation !== "" ? JSON.parse(translation) : translation);
  }

  async #edit(key: Name, text: string): Promise<void> {
    const before = this.#live(key);
    const { url } = this.#folder.sandbox;
    const translations = [{ language_iso: "en", translation: JSON.parse(text) }];
    const answer = await fetch(`${url}/projects/${PROJECT}/keys`, {
      method: "PUT",
      headers: { "X-Api-Token": JANES_TOKEN, "Content-Type": "application/json" },
      body: JSON.stringify({ keys: [{ key_id: NAMES.indexOf(key) + 1, translations }] }),
    });
    if (!answer.ok) throw new Error(`the edit is refused: ${answer.status}`);
    this.#record(key, before, "Jane");
  }

  #record(key: Name, before: Record<string, string>, author: "we" | "Jane"): void {
    for (const [form, text] of Object.entries(this.#live(key)))
      if (before[form] !== text) this.#authors.set(`${key}:${form}`, author);
  }

  /** Whether the project has another text than the manifest, in the forms that it declares. */
  #differs(key: Name): boolean {
    const { text } = this.#disk[key];
    if (text === undefined) return false;
    const live = this.#live(key);
    return Object.entries(formsOf(JSON.parse(text))).some(([form, one]) => (live[form] ?? "") !== one);
  }

  #checkNamed(key: Name, lines: readonly string[]): void {
    const said = lines.join("\n");
    if (said.includes("This is a bug")) throw new Error(`a bug: ${said}`);
    if (!new RegExp(`\\b${key}\\b`).test(said)) throw new Error(`${key} differs, and is not named: ${said}`);
  }

  async #apply(how: Extract<Step, { do: "apply" }>["how"]): Promise<void> {
    const [tip, disk] = [this.#tip, this.#disk];
    const head = how === "late" ? (lineOf(tip)[1] ?? tip) : tip;
    if (how === "late") this.#checkOut(head);
    if (how === "shallow") this.#repository.checkOut(head, true);
    if (how === "refused") this.#faults.push(answerBefore("updateKeys", errorAnswer(400, "Not now")));
    const before = { title: this.#live("title"), count: this.#live("count") };
    const verdicts = await this.#verdicts("plan");
    const drifted = await this.#verdicts("drift");
    if (JSON.stringify(verdicts) !== JSON.stringify(drifted))
      throw new Error(`plan says ${JSON.stringify(verdicts)}, and drift ${JSON.stringify(drifted)}`);
    const { code, lines } = await this.#folder.run("apply --yes");
    if (how === "refused") this.#faults.pop();
    const held = [...leadingTo(head)].map((one) => this.#saidIn(one));
    for (const key of NAMES) {
      const after = this.#live(key);
      for (const [form, old] of Object.entries(before[key])) {
        if (old === "" || after[form] === old || this.#authors.get(`${key}:${form}`) !== "Jane") continue;
        const isHeld = held.some(({ [key]: { text } }) => formsOf(JSON.parse(text ?? '""'))[form] === old);
        if (!isHeld) throw new Error(`apply overwrites ${key} ${form} "${old}", which no commit had`);
      }
      this.#record(key, before[key], "we");
    }
    for (const key of NAMES) if (this.#differs(key)) this.#checkNamed(key, lines);
    const isOpen = Object.values(verdicts).some((one) => one === "conflict" || one === "undecided");
    const fails = isOpen || (how === "refused" && Object.values(verdicts).includes("write"));
    if (code !== (fails ? 1 : 0))
      throw new Error(`apply ends with ${code} after ${JSON.stringify(verdicts)}: ${lines.join("\n")}`);
    for (const key of NAMES) {
      const isWritten = verdicts[key] === "write" && how !== "refused";
      if (!isWritten && JSON.stringify(before[key]) !== JSON.stringify(this.#live(key)))
        throw new Error(`apply writes ${key}, which is ${verdicts[key] ?? "the same"}`);
      if (isWritten && this.#differs(key)) throw new Error(`apply does not write ${key}`);
    }
    this.#repository.checkOut(tip);
    this.#write(disk);
  }

  async #pull(commits: boolean): Promise<void> {
    const before = filesOf(this.#disk);
    const verdicts = await this.#verdicts("plan");
    const { code, lines } = await this.#folder.run("pull");
    if (code !== 0) throw new Error(`pull fails: ${lines.join("\n")}`);
    const after = this.#files();
    for (const key of NAMES) {
      const { text, file } = this.#disk[key];
      const now = after[file]?.split("\n").find((line) => line.includes(`key_name: ${key},`));
      const stays = now === before[file]?.split("\n").find((line) => line.includes(`key_name: ${key},`));
      if (stays !== (verdicts[key] !== "pull"))
        throw new Error(
          `pull ${stays ? "keeps" : "replaces"} ${key}, which is ${verdicts[key]}: ${lines.join("\n")}`,
        );
      if (text === undefined || stays) continue;
      if (text !== this.#saidIn(this.#tip)[key].text)
        throw new Error(`pull writes over ${key} ${text}, which is not committed`);
      const line = lineOf(this.#tip);
      const first = line.findIndex((one) => this.#saidIn(one)[key].text !== text);
      const landed = line[first === -1 ? line.length - 1 : first - 1];
      const { modified_at_timestamp: at = 0 } = this.#row(key);
      if (landed && landed.date >= at) throw new Error(`pull writes over ${key} ${text}, which is newer`);
      if (!lines.some((one) => one.includes(key)))
        throw new Error(`pull does not name ${key}: ${lines.join("\n")}`);
      this.#disk = this.#saying(this.#disk, { name: key, text: this.#pulled(key, text) });
    }
    if (JSON.stringify(after) !== JSON.stringify(filesOf(this.#disk)))
      throw new Error(`pull writes something else: ${JSON.stringify([after, filesOf(this.#disk)])}`);
    for (const key of NAMES)
      if (verdicts[key] === "conflict" || verdicts[key] === "undecided") this.#checkNamed(key, lines);
    if (commits) this.#land(this.#commit(this.#disk, [this.#tip], "right"));
  }

  /** The declared forms with their live texts. */
  #pulled(key: Name, text: string): string {
    const live = this.#live(key);
    if (key === "title") return JSON.stringify(live[""]);
    const forms = Object.entries(formsOf(JSON.parse(text)));
    return JSON.stringify(Object.fromEntries(forms.map(([form, one]) => [form, live[form] || one])));
  }
}

/** A plain text has one form without a name. */
function formsOf(text: Json): Record<string, string> {
  if (!isMapping(text)) return { "": String(text) };
  return Object.fromEntries(Object.entries(text).map(([form, one]) => [form, String(one)]));
}

function filesOf(said: Said): Record<string, string> {
  const entries = (path: string) =>
    NAMES.flatMap((key) => {
      const { text, file } = said[key];
      const translations = text === undefined ? "{}" : `{ en: ${text} }`;
      const plural = key === "count" ? " is_plural: true," : "";
      return file === path ? [`  - { key_name: ${key},${plural} translations: ${translations} }\n`] : [];
    });
  const file = (path: string) =>
    entries(path).length === 0 ? "keys: []\n" : `keys:\n${entries(path).join("")}`;
  return Object.fromEntries(FILES.map((path) => [path, file(path)]));
}
