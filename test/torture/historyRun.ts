/**
 * A random history of a git repository and of a project, in which a person edits texts too: commits, merges of each kind, reverts,
 * amended commits, renamed keys and files, dates that are wrong, lines that are not committed, and applies that fail or come late.
 * The service may record who wrote a text and when in each way that is possible. What plan, apply and pull do is judged from
 * outside: by the files, the project, the exit code and the output.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isMapping, type Json } from "../../src/model/json.ts";
import { stampOf } from "../../src/sandbox/ids.ts";
import type { Sandbox } from "../../src/sandbox/sandbox.ts";
import type { SandboxState } from "../../src/sandbox/stateSchema.ts";
import { errorResponse, responseBefore } from "../faults/faults.ts";
import { inFolder, PROJECT, type PullFolder, TOKEN } from "../rooms/pull/harness.ts";
import { type Fault, startSandbox } from "../sandboxFaults/fault.ts";
import { type Commit, GitRepository, leadingTo, lineOf } from "./gitHistory.ts";
import {
  DAY,
  type Dated,
  type File,
  JANE,
  KEY_NAMES,
  KEYS,
  type KeyName,
  NAMES,
  type Name,
  OURS,
  PATHS,
  type RandomHistory,
  type Said,
  type Saying,
  type Step,
  TEXTS,
  TOKENS,
} from "./randomHistory.ts";

export async function historyRun(history: RandomHistory): Promise<void> {
  const start = Math.floor(Date.now() / 1000) - 7200;
  let world: World | undefined;
  const clock = () => ((world?.now ?? start) + history.ahead) * 1000;
  const faults: Fault[] = history.knowsUser
    ? []
    : [responseBefore("contributor", errorResponse(403, "Forbidden"))];
  const live = (key_id: number, key_name: KeyName) => ({
    ...{ key_id, key_name, is_plural: key_name === "count" },
    translations: ["en", "de"].map((language_iso) => ({ language_iso, translation: "" })),
  });
  const state: SandboxState = {
    ...{ token: TOKEN, user: OURS, assumptions: history.switches },
    tokens: [
      { token: TOKENS.Jane, user: JANE },
      { token: TOKENS.import, import_started_by: JANE },
    ],
    projects: {
      [PROJECT]: {
        project: { name: "Shop", base_language_iso: "en", settings: { per_platform_key_names: false } },
        languages: [
          { lang_iso: "en", lang_id: 640, plural_forms: ["one", "other"] },
          { lang_iso: "de", lang_id: 597, plural_forms: ["one", "other"] },
        ],
        automations: [{ language_iso: "de", translation: "K" }],
        keys: KEY_NAMES.map((key, index) => live(index + 1, key)),
      },
    },
  };
  await inFolder(
    state,
    async (folder) => {
      world = new World(folder, start, faults, clock);
      try {
        for (const step of history.steps) await world.take(step);
        await world.end();
      } finally {
        await world.close();
      }
    },
    faults,
    clock,
  );
}

class World {
  now: number;
  readonly #folder: PullFolder;
  readonly #faults: Fault[];
  readonly #clock: () => number;
  readonly #repository: GitRepository;
  /** Another service after the project was copied. */
  #sandbox: Sandbox;
  /** What the files on disk say, and what each commit says. */
  #disk: Said = {
    texts: { title: undefined, count: undefined, german: undefined },
    keys: { title: { name: "title", file: "a" }, count: { name: "count", file: "a" } },
    paths: { a: "a.yaml", b: "b.yaml" },
  };
  readonly #said = new Map<Commit, Said>();
  /** Commits of texts that a pull brought, and when it read them. */
  readonly #pulls = new Map<Commit, number>();
  #tip: Commit;
  /** Who wrote each form of a live text. */
  readonly #authors = new Map<string, "we" | "Jane">();

  constructor(folder: PullFolder, start: number, faults: Fault[], clock: () => number) {
    this.now = start;
    this.#folder = folder;
    this.#faults = faults;
    this.#clock = clock;
    this.#sandbox = folder.sandbox;
    this.#repository = new GitRepository(folder.folder);
    writeFileSync(join(folder.folder, "lokaform.yaml"), `project: ${PROJECT}\nkeys: ["?.yaml"]\n`);
    this.#tip = this.#commit(this.#disk, [], "right");
    this.#checkOut(this.#tip);
  }

  async take(step: Step): Promise<void> {
    if (step.pause) this.now += 60;
    const { keys, paths } = this.#disk;
    if (step.do === "say") this.#write(this.#saying(this.#disk, step));
    else if (step.do === "move" || step.do === "rename") {
      const { name: before, file } = keys[step.key];
      const after =
        step.do === "move"
          ? { name: before, file: file === "a" ? "b" : "a" }
          : { name: before === step.key ? KEYS[step.key] : step.key, file };
      this.#write({ ...this.#disk, keys: { ...keys, [step.key]: after } });
    } else if (step.do === "rename file") {
      const path = PATHS[step.file].find((one) => one !== paths[step.file]);
      this.#write({ ...this.#disk, paths: { ...paths, [step.file]: path } });
    } else if (step.do === "commit") this.#land(this.#commit(this.#disk, [this.#tip], step.dated));
    else if (step.do === "branch") this.#branch(step);
    else if (step.do === "revert") {
      const old = lineOf(this.#tip)[step.back];
      if (old) this.#land(this.#commit(this.#saidIn(old), [this.#tip], step.dated));
    } else if (step.do === "amend") {
      const said = this.#saying(this.#saidIn(this.#tip), step);
      if (this.#tip.parents.length > 0) this.#land(this.#commit(said, this.#tip.parents, "right"));
    } else if (step.do === "edit") await this.#edit(step);
    else if (step.do === "review") await this.#review(step);
    else if (step.do === "copy") await this.#copy(step.isNew);
    else if (step.do === "apply") await this.#apply(step.how);
    else await this.#pull(step.commits);
  }

  /** A second apply, and a second pull, change nothing. After the ways out, both sides are the same. */
  async end(): Promise<void> {
    this.now += 60;
    this.#land(this.#commit(this.#disk, [this.#tip], "right"));
    const unsent = await this.#apply("now");
    const applied = JSON.stringify(unsent.map((key) => this.#live(key)));
    await this.#apply("now");
    if (JSON.stringify(unsent.map((key) => this.#live(key))) !== applied)
      throw new Error("a second apply changes the project");
    await this.#pull("trailer");
    const pulled = JSON.stringify(this.#files());
    await this.#pull("trailer");
    if (JSON.stringify(this.#files()) !== pulled) throw new Error("a second pull changes a file");
    const open = Object.keys(await this.#verdicts("plan")) as Name[];
    for (const [index, key] of open.entries()) {
      const text = `${this.#keyOf(key).name}:${TEXTS[key].language}`;
      const wayOut = index % 2 === 0 ? `pull --accept ${text}` : `apply --yes --overwrite ${text}`;
      const { code, lines } = await this.#run(wayOut);
      // The other text may still be in conflict.
      const isOnly = index === open.length - 1;
      if (isOnly && code !== 0) throw new Error(`${wayOut} ends with ${code}: ${lines.join("\n")}`);
    }
    const left = await this.#verdicts("plan");
    // An empty text of the project is written, and forms that it lacks.
    if (Object.values(left).some((verdict) => verdict !== "write"))
      throw new Error(`after the ways out, texts differ: ${JSON.stringify(left)}`);
    await this.#run("apply --yes");
    const { code, lines } = await this.#run("plan --detailed-exitcode");
    if (code !== 0) throw new Error(`a second run has something to do: ${lines.join("\n")}`);
  }

  async close(): Promise<void> {
    if (this.#sandbox !== this.#folder.sandbox) await this.#sandbox.close();
  }

  #run(line: string): ReturnType<PullFolder["run"]> {
    return this.#folder.run(line, { environment: { LOKALISE_API_URL: this.#sandbox.url } });
  }

  #keyOf(key: Name): Said["keys"][KeyName] {
    return this.#disk.keys[TEXTS[key].key];
  }

  /** The verdict about each text that differs, as a command reports it. */
  async #verdicts(command: "plan" | "drift"): Promise<Partial<Record<Name, string>>> {
    const { lines } = await this.#run(`${command} --format json`);
    // A slow run prints its progress before the report.
    const [json = ""] = /^\{\n[\s\S]*?^\}$/m.exec(lines.join("\n")) ?? [];
    const { plan } = JSON.parse(json).projects[0];
    const found: Partial<Record<Name, string>> = {};
    for (const key of NAMES) {
      const { name: label } = this.#keyOf(key);
      const isIt = (one: { label: string; part?: string }) =>
        one.label === label && one.part === TEXTS[key].language;
      const change = plan.changes.find((one: { label: string }) => one.label === label);
      const isWritten = change?.fields.some((one: { part?: string }) => isIt({ label, ...one }));
      const kept = plan.kept.find(isIt);
      if (isWritten || kept) found[key] = isWritten ? "write" : kept.reason;
    }
    return found;
  }

  #saying(said: Said, { name: key, text }: Saying): Said {
    return { ...said, texts: { ...said.texts, [key]: text } };
  }

  #saidIn(commit: Commit): Said {
    const said = this.#said.get(commit);
    if (!said) throw new Error("an unknown commit");
    return said;
  }

  /** `pulled`: when a pull read the texts that it brings. */
  #commit(said: Said, parents: readonly Commit[], how: Dated, pulled?: number): Commit {
    const date = this.now + { right: 0, behind: -900, ahead: 10 * DAY }[how];
    const message = pulled === undefined ? "change" : `Texts\n\nLokaform-Pulled: ${pulled}`;
    const made = this.#repository.commit({ files: filesOf(said), parents, date, message });
    this.#said.set(made, said);
    if (pulled !== undefined) this.#pulls.set(made, pulled);
    return made;
  }

  /** The branch gets a commit. What is not committed stays. */
  #land(commit: Commit): void {
    const [before, after] = [this.#saidIn(this.#tip), this.#saidIn(commit)];
    const kept = <Part extends object>(mine: Part, old: Part, theirs: Part): Part => {
      const changed = (Object.keys(mine) as (keyof Part)[]).filter(
        (one) => JSON.stringify(mine[one]) !== JSON.stringify(old[one]),
      );
      return { ...theirs, ...Object.fromEntries(changed.map((one) => [one, mine[one]])) };
    };
    this.#tip = commit;
    this.#repository.checkOut(commit);
    this.#write({
      texts: kept(this.#disk.texts, before.texts, after.texts),
      keys: kept(this.#disk.keys, before.keys, after.keys),
      paths: kept(this.#disk.paths, before.paths, after.paths),
    });
  }

  #branch({ says, how, dated: date }: Extract<Step, { do: "branch" }>): void {
    const commits: Commit[] = [];
    for (const one of says) {
      const from = commits.at(-1) ?? this.#tip;
      commits.push(this.#commit(this.#saying(this.#saidIn(from), one), [from], date));
    }
    this.#merge(commits, how);
  }

  #merge(commits: readonly Commit[], how: Extract<Step, { do: "branch" }>["how"]): void {
    const last = commits.at(-1) ?? this.#tip;
    // Meanwhile, the branch goes on, unless it is only moved forward.
    this.now += 60;
    const main = how === "fast-forward" ? last : this.#commit(this.#saidIn(this.#tip), [this.#tip], "right");
    const rebased = (from: Commit, one: Commit) =>
      this.#commit(this.#saidIn(one), [from], "right", this.#pulls.get(one));
    if (how === "merge") {
      const merge = this.#commit(this.#saidIn(last), [main, last], "right");
      const pulled = this.#pulls.get(last);
      if (pulled !== undefined) this.#pulls.set(merge, pulled);
      this.#land(merge);
    } else if (how === "fast-forward") this.#land(main);
    else this.#land((how === "squash" ? [last] : commits).reduce(rebased, main));
  }

  #checkOut(commit: Commit, isShallow = false): void {
    this.#repository.checkOut(commit, isShallow);
    this.#write(this.#saidIn(commit));
  }

  #write(said: Said): void {
    this.#disk = said;
    const files = filesOf(said);
    for (const path of Object.values(PATHS).flat())
      if (!(path in files)) rmSync(join(this.#folder.folder, path), { force: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(this.#folder.folder, path), text);
  }

  #files(): Record<string, string> {
    const names = readdirSync(this.#folder.folder).filter((one) => /^.\.yaml$/.test(one));
    return Object.fromEntries(
      names.sort().map((path) => [path, readFileSync(join(this.#folder.folder, path), "utf8")]),
    );
  }

  #row(key: Name) {
    const keys = this.#sandbox.state().projects[PROJECT]?.keys ?? [];
    const translations = keys[KEY_NAMES.indexOf(TEXTS[key].key)]?.translations;
    const row = translations?.find((one) => one.language_iso === TEXTS[key].language);
    if (!row) throw new Error("a key is gone");
    return row;
  }

  #allLive(): Record<Name, Record<string, string>> {
    return { title: this.#live("title"), count: this.#live("count"), german: this.#live("german") };
  }

  #live(key: Name): Record<string, string> {
    const { translation } = this.#row(key);
    return formsOf(key === "count" && translation !== "" ? JSON.parse(translation) : translation);
  }

  /** An automation may fill the text of the other language. An import has texts of people. */
  async #edit({ name: key, text, by }: Extract<Step, { do: "edit" }>): Promise<void> {
    const before = this.#allLive();
    await this.#put(key, { translation: JSON.parse(text) }, TOKENS[by]);
    for (const one of NAMES) this.#record(one, before[one], by === "we" ? "we" : "Jane");
  }

  /** The text stays, but its writer and its time may not. */
  async #review({ name: key, by }: Extract<Step, { do: "review" }>): Promise<void> {
    const { translation, is_reviewed } = this.#row(key);
    if (translation === "") return;
    const same = key === "count" ? JSON.parse(translation) : translation;
    await this.#put(key, { translation: same, is_reviewed: !is_reviewed }, TOKENS[by]);
  }

  async #put(key: Name, text: object, token: string): Promise<void> {
    const translations = [{ language_iso: TEXTS[key].language, ...text }];
    const answer = await fetch(`${this.#sandbox.url}/projects/${PROJECT}/keys`, {
      method: "PUT",
      headers: { "X-Api-Token": token, "Content-Type": "application/json" },
      body: JSON.stringify({ keys: [{ key_id: KEY_NAMES.indexOf(TEXTS[key].key) + 1, translations }] }),
    });
    if (!answer.ok) throw new Error(`the edit is refused: ${answer.status}`);
  }

  /** The project becomes a copy of itself: a branch, or a snapshot, in which all texts are new. */
  async #copy(isNew: boolean): Promise<void> {
    const state = this.#sandbox.state();
    const how = state.assumptions?.branchWriter ?? "keep";
    const writers = {
      keep: {},
      tokenUser: { modified_by: OURS.user_id, modified_by_email: OURS.email },
      none: { modified_by: 0, modified_by_email: "" },
    };
    const at = Math.floor(this.#clock() / 1000);
    const [old] = Object.values(state.projects);
    for (const { translations } of old?.keys ?? [])
      for (const row of translations)
        Object.assign(
          row,
          writers[how],
          isNew && { modified_at_timestamp: at, modified_at: stampOf(at).text },
        );
    await this.close();
    this.#sandbox = await startSandbox({
      ...{ state, limits: false, faults: this.#faults, clock: this.#clock },
    });
  }

  #record(key: Name, before: Record<string, string>, author: "we" | "Jane"): void {
    for (const [form, text] of Object.entries(this.#live(key)))
      if (before[form] !== text) this.#authors.set(`${key}:${form}`, author);
  }

  /** Whether the project has another text than the manifest, in the forms that it declares. */
  #differs(key: Name): boolean {
    const text = this.#disk.texts[key];
    if (text === undefined) return false;
    const live = this.#live(key);
    return Object.entries(formsOf(JSON.parse(text))).some(([form, one]) => (live[form] ?? "") !== one);
  }

  #checkNamed(key: Name, lines: readonly string[]): void {
    const said = lines.join("\n");
    if (said.includes("This is a bug")) throw new Error(`a bug: ${said}`);
    if (!new RegExp(`\\b${this.#keyOf(key).name}\\b`).test(said))
      throw new Error(`${key} differs, and is not named: ${said}`);
  }

  /**
   * Returns the texts whose writer is still known. If the service names us as the writer of a text that we did not send, the
   * next run cannot tell it from a text that an apply wrote late, and this run must say so.
   */
  async #apply(how: Extract<Step, { do: "apply" }>["how"]): Promise<Name[]> {
    const [tip, disk] = [this.#tip, this.#disk];
    const head = how === "late" ? (lineOf(tip)[1] ?? tip) : tip;
    if (how === "late") this.#checkOut(head);
    if (how === "shallow") this.#repository.checkOut(head, true);
    if (how === "refused") this.#faults.push(responseBefore("updateKeys", errorResponse(400, "Not now")));
    const before = this.#allLive();
    const writers = NAMES.map((key) => this.#row(key).modified_by);
    const [verdicts, drifted] = await Promise.all([this.#verdicts("plan"), this.#verdicts("drift")]);
    if (JSON.stringify(verdicts) !== JSON.stringify(drifted))
      throw new Error(`plan says ${JSON.stringify(verdicts)}, and drift ${JSON.stringify(drifted)}`);
    const keys = this.#sandbox.state().projects[PROJECT]?.keys ?? [];
    const isNamed = (key: KeyName, index: number) =>
      JSON.stringify(keys[index]?.key_name).includes(this.#disk.keys[key].name);
    const renames = !KEY_NAMES.every(isNamed);
    const { code, lines } = await this.#run("apply --yes");
    if (how === "refused") this.#faults.pop();
    const held = [...leadingTo(head)].map((one) => this.#saidIn(one));
    for (const key of NAMES) {
      const after = this.#live(key);
      for (const [form, old] of Object.entries(before[key])) {
        if (old === "" || after[form] === old || this.#authors.get(`${key}:${form}`) !== "Jane") continue;
        const isHeld = held.some(({ texts }) => formsOf(JSON.parse(texts[key] ?? '""'))[form] === old);
        if (!isHeld) throw new Error(`apply overwrites ${key} ${form} "${old}", which no commit had`);
      }
      this.#record(key, before[key], verdicts[key] === "write" ? "we" : "Jane");
    }
    for (const key of NAMES) if (this.#differs(key)) this.#checkNamed(key, lines);
    const isOpen = Object.values(verdicts).some((one) => one === "conflict" || one === "undecided");
    const isChanged = renames || Object.values(verdicts).includes("write");
    const fails = isOpen || (how === "refused" && isChanged);
    if (code !== (fails ? 1 : 0))
      throw new Error(`apply ends with ${code} after ${JSON.stringify(verdicts)}: ${lines.join("\n")}`);
    for (const key of NAMES) {
      const isWritten = verdicts[key] === "write" && how !== "refused";
      // An automation fills an empty text when the base text is written.
      const isFilled = key === "german" && before[key][""] === "" && verdicts.title === "write";
      if (!isWritten && !isFilled && JSON.stringify(before[key]) !== JSON.stringify(this.#live(key)))
        throw new Error(`apply writes ${key}, which is ${verdicts[key] ?? "the same"}`);
      if (isWritten && this.#differs(key)) throw new Error(`apply does not write ${key}`);
    }
    this.#repository.checkOut(tip);
    this.#write(disk);
    const isMoved = (key: Name, index: number) =>
      verdicts[key] !== "write" &&
      Object.values(before[key]).some((text) => text !== "") &&
      this.#row(key).modified_by !== writers[index];
    if (NAMES.some(isMoved) && !lines.join("\n").includes("the service names another writer"))
      throw new Error(`apply does not say that a writer is no longer known: ${lines.join("\n")}`);
    return NAMES.filter((key, index) => !isMoved(key, index));
  }

  async #pull(commits: Extract<Step, { do: "pull" }>["commits"]): Promise<void> {
    const verdicts = await this.#verdicts("plan");
    const at = Math.floor(this.#clock() / 1000);
    const { code, lines } = await this.#run("pull");
    if (code !== 0) throw new Error(`pull fails: ${lines.join("\n")}`);
    const after = this.#files();
    let pulled = this.#saidIn(this.#tip);
    for (const key of NAMES) {
      const text = this.#disk.texts[key];
      const { name: label, file } = this.#keyOf(key);
      const { keys } = parse(after[this.#disk.paths[file]] ?? "");
      const now = keys.find((one: { key_name: string }) => one.key_name === label)?.translations;
      const stays = JSON.stringify(now[TEXTS[key].language]) === text;
      if (stays !== (verdicts[key] !== "pull"))
        throw new Error(
          `pull ${stays ? "keeps" : "replaces"} ${key}, which is ${verdicts[key]}: ${lines.join("\n")}`,
        );
      if (text === undefined || stays) continue;
      if (text !== this.#saidIn(this.#tip).texts[key])
        throw new Error(`pull writes over ${key} ${text}, which is not committed`);
      const line = lineOf(this.#tip);
      const first = line.findIndex((one) => this.#saidIn(one).texts[key] !== text);
      const landed = line[first === -1 ? line.length - 1 : first - 1];
      const { modified_at_timestamp: written = 0 } = this.#row(key);
      if (landed && (this.#pulls.get(landed) ?? landed.date) > written - (this.#pulls.has(landed) ? 0 : 1))
        throw new Error(`pull writes over ${key} ${text}, which is newer`);
      if (!lines.some((one) => one.includes(label)))
        throw new Error(`pull does not name ${key}: ${lines.join("\n")}`);
      const taken = { name: key, text: this.#pulled(key, text) };
      this.#disk = this.#saying(this.#disk, taken);
      pulled = this.#saying(pulled, taken);
    }
    if (JSON.stringify(after) !== JSON.stringify(filesOf(this.#disk)))
      throw new Error(`pull writes something else: ${JSON.stringify([after, filesOf(this.#disk)])}`);
    for (const key of NAMES)
      if (verdicts[key] === "conflict" || verdicts[key] === "undecided") this.#checkNamed(key, lines);
    if (commits === "no") return;
    // Only what was pulled is committed, as the output says.
    const commit = this.#commit(pulled, [this.#tip], "right", commits === "plain" ? undefined : at);
    if (commits === "plain" || commits === "trailer") this.#land(commit);
    else this.#merge([commit], commits);
  }

  /** The declared forms with their live texts. */
  #pulled(key: Name, text: string): string {
    const live = this.#live(key);
    if (key !== "count") return JSON.stringify(live[""]);
    const forms = Object.entries(formsOf(JSON.parse(text)));
    return JSON.stringify(Object.fromEntries(forms.map(([form, one]) => [form, live[form] || one])));
  }
}

/** A plain text has one form without a name. */
function formsOf(text: Json): Record<string, string> {
  if (!isMapping(text)) return { "": String(text) };
  return Object.fromEntries(Object.entries(text).map(([form, one]) => [form, String(one)]));
}

/** Each key names its other name as an earlier one. */
function filesOf({ texts, keys, paths }: Said): Record<string, string> {
  const entry = (key: KeyName) => {
    const { name: shown } = keys[key];
    const previously = shown === key ? KEYS[key] : key;
    const own = NAMES.filter((one) => TEXTS[one].key === key && texts[one] !== undefined);
    const translations = own.map((one) => `${TEXTS[one].language}: ${texts[one]}`).join(", ");
    const plural = key === "count" ? " is_plural: true," : "";
    return `  - { key_name: ${shown}, previously: ${previously},${plural} translations: { ${translations} } }\n`;
  };
  const text = (file: File) => {
    const own = KEY_NAMES.filter((key) => keys[key].file === file);
    return own.length === 0 ? "keys: []\n" : `keys:\n${own.map(entry).join("")}`;
  };
  const files = (["a", "b"] as const).map((file) => [paths[file], text(file)] as const);
  return Object.fromEntries(files.toSorted());
}
