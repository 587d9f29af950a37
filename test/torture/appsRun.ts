/**
 * Plays a random history of three apps in one repository, and judges plan, drift, apply and pull from outside: by the files, the
 * project and the output. Each broken promise is thrown with its own words.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inFolder, PROJECT, type PullFolder, TOKEN } from "../rooms/pull/harness.ts";
import { type Commit, GitRepository, leadingTo, lineOf } from "./gitHistory.ts";
import type { App, AppsHistory, Change, Language, Said, Step, Strings } from "./randomApps.ts";
import { APPS, changed, filesOf, has, KEYS, LANGUAGES, NOTHING, pathOf, readTexts } from "./randomApps.ts";

// What is known to be otherwise, and does not end a history:

/** A finding about a whole key, such as two texts of two apps, names no other language. After it, --overwrite decides nothing. */
const WHOLE_KEY = /nothing is written for this key|which one is meant/;

/** Applies and pulls in turn, after which nothing changes any more. */
const ROUNDS = 4;
const OURS = { user_id: 1, email: "ci@example.com" };
const JANE = { user_id: 2, email: "jane@example.com" };
const JANES_TOKEN = "janes-token-0123456789";
const ROWS = {
  ios: 'files: "{lang}.lproj/L.strings", platform: ios',
  android: 'files: "res/values{-lang}/strings.xml", platform: android',
  web: 'files: "web/{lang}.json", platforms: [web]',
};

export async function appsRun(history: AppsHistory): Promise<void> {
  const start = Math.floor(Date.now() / 1000) - 86_400;
  let world: World | undefined;
  const languages = LANGUAGES.map((lang_iso) => ({ lang_iso, plural_forms: ["one", "other"] }));
  const details = { name: "Shop", base_language_iso: "en", settings: { per_platform_key_names: true } };
  const state = {
    ...{ token: TOKEN, user: OURS, tokens: [{ token: JANES_TOKEN, user: JANE }] },
    projects: { [PROJECT]: { project: details, languages, keys: [] } },
  };
  const play = async (folder: PullFolder) => {
    world = new World(folder, history, start);
    if (history.begins) await world.begin();
    for (const step of history.steps) await world.take(step);
    await world.end();
  };
  await inFolder(state, play, [], () => (world?.now ?? start) * 1000);
}

class World {
  now: number;
  readonly #folder: PullFolder;
  readonly #keysFrom: AppsHistory["keysFrom"];
  readonly #repository: GitRepository;
  readonly #said = new Map<Commit, Said>();
  /** Commits that bring texts of the project, and when it had them. */
  readonly #pulls = new Map<Commit, number>();
  #main: Commit;
  #ben: { tip: Commit; changes: readonly Change[] } | undefined;

  constructor(folder: PullFolder, { keysFrom }: AppsHistory, start: number) {
    this.now = start;
    this.#folder = folder;
    this.#keysFrom = keysFrom;
    this.#repository = new GitRepository(folder.folder);
    const rows = APPS.map((app) => `{ ${ROWS[app]}, languages: [en, de], keys_from: ${keysFrom[app]} }`);
    const settings = `project: ${PROJECT}\nwriters: [${OURS.email}]\ntexts: [${rows.join(", ")}]\n`;
    writeFileSync(join(folder.folder, "lokaform.yaml"), settings);
    this.#main = this.#commit(NOTHING, []);
    this.#land(this.#main);
  }

  async begin(): Promise<void> {
    for (const [key, apps] of [
      ["cart", ["ios", "android"]],
      ["help", ["web"]],
    ] as [string, App[]][]) {
      const texts = { en: `${key} en A`, de: `${key} de A` };
      await this.#create({ key, apps, name: 0, texts });
      this.#develop("Ann", { is: "say", key, apps, texts });
    }
  }

  async take(step: Step): Promise<unknown> {
    if (step.pause) this.now += 60;
    if (step.do === "develop") return this.#develop(step.who, step.change);
    if (step.do === "merge") return this.#merge(step.how);
    if (step.do === "create") return this.#create(step);
    if (step.do === "apply") return this.#apply(step.overwrites ? await this.#wayOut("overwrite") : "");
    if (step.do === "pull")
      return this.#pull(step.accepts ? await this.#wayOut("accept") : "", step.isMerged);
    const key = this.#live().find((one) => step.apps.some((app) => nameIn(one, app, step.key)));
    if (!key) return;
    if (step.do === "destroy") return this.#send("DELETE", { keys: [key.id] });
    const translations = step.do === "translate" && [{ language_iso: step.language, translation: step.text }];
    const edit = translations ? { translations } : { is_archived: true };
    return this.#send("PUT", { keys: [{ key_id: key.id, ...edit }] });
  }

  /** Apply and pull in turn come to an end, in which all that differs is named, and has a way out that works. */
  async end(): Promise<void> {
    this.now += 60;
    this.#merge("merge");
    await this.#inTurn();
    await this.#checkNamed();
    for (let index = 0, way = "", accepted = ""; index < 10; index += 1) {
      const next = await this.#wayOut("accept");
      if (next === "") break;
      if (next === way && accepted !== "") broken("a way out does not work", way, accepted);
      const overwrites = next !== way && index % 2 === 1;
      way = next;
      this.now += 60;
      if (overwrites) await this.#apply(way.replace("accept", "overwrite"));
      accepted = overwrites ? "" : await this.#pull(way, false);
    }
    await this.#inTurn();
  }

  async #inTurn(): Promise<void> {
    for (let round = 1, before = ""; before !== this.#state(); round += 1) {
      if (round > ROUNDS) broken("apply and pull do not come to an end", before, this.#state());
      before = this.#state();
      this.now += 60;
      await this.#apply("");
      const second = await this.#run("apply --yes");
      if (second.writes > 0) broken("a second apply writes", second.text);
      this.now += 60;
      await this.#pull("", false);
      const pulled = this.#state();
      const { text } = await this.#run("pull");
      if (this.#state() !== pulled) broken("a second pull changes a file", text);
    }
  }

  get #head(): Said {
    return this.#saidIn(this.#main);
  }

  #saidIn(commit: Commit): Said {
    return this.#said.get(commit) ?? broken("an unknown commit", commit.id);
  }

  /** `pulled`: when a pull read the texts that it brings. */
  #commit(said: Said, parents: readonly Commit[], pulled?: number): Commit {
    const message = pulled === undefined ? "change" : `Texts\n\nLokaform-Pulled: ${pulled}`;
    const made = this.#repository.commit({ files: filesOf(said), parents, date: this.now, message });
    this.#said.set(made, said);
    if (pulled !== undefined) this.#pulls.set(made, pulled);
    return made;
  }

  #land(commit: Commit): void {
    this.#main = commit;
    this.#repository.checkOut(commit);
    for (const [path, text] of Object.entries(filesOf(this.#head))) {
      mkdirSync(dirname(join(this.#folder.folder, path)), { recursive: true });
      writeFileSync(join(this.#folder.folder, path), text);
    }
  }

  #develop(who: "Ann" | "Ben", change: Change): void {
    const from = who === "Ann" ? this.#main : (this.#ben?.tip ?? this.#main);
    const commit = this.#commit(changed(this.#saidIn(from), change), [from]);
    if (who === "Ann") this.#land(commit);
    else this.#ben = { tip: commit, changes: [...(this.#ben?.changes ?? []), change] };
  }

  /** Ben's branch comes to the main branch, which may have gone on. */
  #merge(how: "merge" | "squash"): void {
    if (!this.#ben) return;
    const { tip, changes } = this.#ben;
    this.#ben = undefined;
    this.#land(
      this.#commit(changes.reduce(changed, this.#head), how === "merge" ? [this.#main, tip] : [this.#main]),
    );
  }

  #live(): LiveKey[] {
    const { keys = [] } = this.#folder.sandbox.state().projects[PROJECT] ?? {};
    return keys.map(({ key_id: id = 0, key_name, platforms = [], is_archived, tags, translations = [] }) => {
      const textIn = (language: Language) => {
        const row = translations.find((one) => one.language_iso === language);
        const { translation, modified_by, modified_at_timestamp: at = 0 } = row ?? {};
        const text = String(translation).replace(/\[?%[@s]\]?/, "[%s]");
        return { text, isOurs: modified_by === OURS.user_id, at };
      };
      const names: LiveKey["names"] = typeof key_name === "string" ? {} : key_name;
      const apps = APPS.filter((app) => platforms.includes(app));
      return {
        id,
        names,
        apps,
        is_archived,
        tags: String(tags),
        texts: { en: textIn("en"), de: textIn("de") },
      };
    });
  }

  async #send(method: "POST" | "PUT" | "DELETE", body: object): Promise<void> {
    const answer = await fetch(`${this.#folder.sandbox.url}/projects/${PROJECT}/keys`, {
      ...{ method, body: JSON.stringify(body) },
      headers: { "X-Api-Token": JANES_TOKEN, "Content-Type": "application/json" },
    });
    if (!answer.ok) throw new Error(`an edit is refused: ${await answer.text()}`);
  }

  /** A designer creates a key for those of the apps that do not have it. */
  async #create({ key, apps, name, texts }: Omit<Extract<Step, { do: "create" }>, "do" | "pause">) {
    const live = this.#live();
    const platforms = apps.filter((app) => !live.some((one) => nameIn(one, app, key)));
    if (platforms.length === 0) return;
    const key_name = Object.fromEntries(platforms.map((app) => [app, KEYS[key]?.[app][name]]));
    const translations = LANGUAGES.map((language_iso) => ({
      language_iso,
      translation: texts[language_iso],
    }));
    await this.#send("POST", { keys: [{ key_name, platforms, translations }] });
  }

  #read(path: string): string {
    return readFileSync(join(this.#folder.folder, path), "utf8");
  }

  #state(): string {
    return JSON.stringify([this.#live(), Object.keys(filesOf(NOTHING)).map((path) => this.#read(path))]);
  }

  async #run(line: string) {
    const { requests } = this.#folder.sandbox;
    const before = requests.length;
    const { code, text } = await this.#folder.run(line);
    if (code > 2 || text.includes("This is a bug")) broken(`${line} fails with ${code}`, text);
    return { text, writes: requests.slice(before).filter(({ method }) => method !== "GET").length };
  }

  /** The first option that a plan shows as a way out of a conflict. */
  async #wayOut(option: "accept" | "overwrite"): Promise<string> {
    const { text } = await this.#run("plan");
    return new RegExp(` --${option} (?!KEY:LANG)(?:'[^']*'|\\S+)`).exec(text)?.[0] ?? "";
  }

  /** What a plan says, and drift as well. */
  async #plan() {
    const before = this.#state();
    const reports: string[] = [];
    for (const command of ["plan", "drift"]) {
      const { text, writes } = await this.#run(`${command} --format json`);
      if (writes > 0 || this.#state() !== before) broken(`${command} writes`, text);
      const [json = ""] = /^\{\n[\s\S]*?^\}$/m.exec(text) ?? [];
      const { changes = [], kept, skipped, to_add, only_in_files } = JSON.parse(json).projects[0].plan ?? {};
      reports.push(JSON.stringify([changes, kept, skipped, to_add, only_in_files]));
    }
    const [plan = "", drift] = reports;
    if (plan !== drift) broken("plan and drift do not agree", reports);
    type Change = { label: string; action: string; fields: { field: string; part?: string }[] };
    const [changes, ...others] = JSON.parse(plan);
    const names = (changes as Change[]).map(({ label, action, fields }) =>
      JSON.stringify([label, action, fields.map(({ field, part }) => [field, part])]),
    );
    return { changes: names, items: [...names, ...others.flat().map((one: unknown) => JSON.stringify(one))] };
  }

  async #apply(option: string): Promise<void> {
    const { changes } = await this.#plan();
    const before = this.#live();
    const { text, writes } = await this.#run(`apply --yes${option}`);
    if (writes > 0 && option === "" && changes.length === 0) broken("apply writes what no plan shows", text);
    const after = this.#live();
    for (const key of before) this.#checkKept(key, after, option, text);
    for (const key of after.filter(({ id }) => !before.some((one) => one.id === id)))
      for (const app of key.apps) {
        const isTwin = (one: LiveKey) => one.apps.includes(app) && one.names[app] === key.names[app];
        if (this.#keysFrom[app] === "lokalise") broken("apply creates a key of a designer", key, text);
        if (!has(this.#head, app, key.names[app])) broken("apply creates what no file has", key, text);
        if (after.filter(isTwin).length > 1) broken("apply creates a key twice", key, text);
      }
  }

  /** Of a key, apply changes the texts that an app's files had, and the names that keys.yaml says. */
  #checkKept(key: LiveKey, after: readonly LiveKey[], option: string, said: string): void {
    const now = after.find(({ id }) => id === key.id) ?? broken("apply removes a key", key, said);
    if (now.is_archived !== key.is_archived) broken("apply archives a key, or the reverse", key, said);
    if (now.tags !== key.tags) broken("apply changes tags", key, now, said);
    for (const app of key.apps) {
      const [old = "", name = ""] = [key.names[app], now.names[app]];
      if (!now.apps.includes(app)) broken("apply takes a platform away", key, now, said);
      if (old !== name && this.#head.was[app][name] !== old) broken("apply renames a key", key, now, said);
    }
    for (const language of LANGUAGES) {
      const [old, { text }] = [key.texts[language], now.texts[language]];
      const isTold =
        option.includes("*") || allNames(now).some((name) => option.endsWith(` ${name}:${language}`));
      if (old.text === text || isTold) continue;
      const about = [now.names, `${language}: ${old.text} → ${text}`, said];
      const isJoined = this.#head.joined.some((one) => KEYS[one] === placesOf(now));
      const from = (isJoined ? APPS : now.apps).filter(
        (app) => textIn(this.#head, app, now, language) === text,
      );
      if (from.length === 0) broken("apply writes a text that no app has", ...about);
      const commits = [...leadingTo(this.#main)].map((one) => this.#saidIn(one));
      const had = (app: App) => commits.some((one) => textIn(one, app, now, language) === old.text);
      if (old.text === "") {
        const isHeld = language !== "en" && now.apps.some((app) => this.#keysFrom[app] === "lokalise");
        if (isHeld) broken("apply fills a translation of a designer's key", ...about);
      } else if (!old.isOurs && !from.some(had))
        broken("apply writes over a text that no commit of the app had", ...about);
    }
  }

  async #pull(option: string, isMerged: boolean): Promise<string> {
    const { changes } = await this.#plan();
    const before = this.#head;
    const { text, writes } = await this.#run(`pull${option}`);
    if (writes > 0) broken("pull writes into the project", text);
    if (this.#read("keys.yaml") !== filesOf(before)["keys.yaml"]) broken("pull changes keys.yaml", text);
    const textsOf = (app: App, language: Language) => {
      const file = this.#read(pathOf(app, language));
      const texts = readTexts(app, file) ?? broken("pull spoils a file", file, text);
      this.#checkPulled(app, language, texts, option, text);
      return texts;
    };
    const strings = APPS.map((app) => [app, { en: textsOf(app, "en"), de: textsOf(app, "de") }]);
    if (!text.includes("git commit --trailer 'Lokaform-Pulled: ")) return text;
    const after: Said = { ...before, strings: Object.fromEntries(strings) };
    // The time is that of the service, which the clock of this history sets.
    const pulled = this.#commit(after, [this.#main], this.now);
    if (isMerged) {
      this.now += 60;
      this.#land(this.#commit(after, [this.#commit(before, [this.#main]), pulled]));
      this.#pulls.set(this.#main, this.now - 60);
    } else this.#land(pulled);
    const more = (await this.#plan()).changes.filter((one) => !changes.includes(one));
    if (more.length > 0 && option === "") broken("after a pull, apply would write more", more, changes, text);
    return text;
  }

  /** A pull keeps each string, or writes the text that the project has, unless the file's one is newer. */
  #checkPulled(app: App, language: Language, now: Strings, option: string, said: string): void {
    const old = this.#head.strings[app][language];
    for (const name of Object.keys(old)) if (!(name in now)) broken("pull removes a string", name, said);
    for (const [name, text] of Object.entries(now).filter(([name, text]) => old[name] !== text)) {
      const about = [`${app} ${language} ${name}: ${old[name]} → ${text}`, said];
      const isIt = (one: LiveKey) => {
        const isNamed = one.apps.includes(app) && [name, this.#head.was[app][name]].includes(one.names[app]);
        // An entry of keys.yaml can say that it is a key of the other app.
        const isJoined = this.#head.joined.some(
          (key) => KEYS[key]?.[app].includes(name) && one.apps.some((other) => nameIn(one, other, key)),
        );
        const isDeclared = !one.is_archived || has(this.#head, app, name);
        return (isNamed || isJoined) && isDeclared && one.texts[language].text === text;
      };
      const key = this.#live().find(isIt);
      if (!key || text === "") broken("pull writes a text that the project does not have", ...about);
      if (this.#keysFrom[app] === "files" && !has(this.#head, app, name)) broken("pull adds a key", ...about);
      if (name in old && option === "" && this.#landed(app, key, language) > key.texts[language].at)
        broken("pull writes over a newer text", ...about);
    }
  }

  /** When the text of a file landed on the main branch, or when a pull read it. */
  #landed(app: App, key: LiveKey, language: Language): number {
    const line = lineOf(this.#main);
    const now = textIn(this.#head, app, key, language);
    const before = line.findIndex((one) => textIn(this.#saidIn(one), app, key, language) !== now);
    const landed = line[before - 1];
    return landed ? (this.#pulls.get(landed) ?? landed.date) : 0;
  }

  /** Each text that differs is named by a plan, and it differs for a reason. */
  async #checkNamed(): Promise<void> {
    const { text } = await this.#run("plan");
    const items = [...(await this.#plan()).items, ...text.split("\n")];
    const live = this.#live();
    for (const app of APPS) {
      const keys = live.filter(({ apps }) => apps.includes(app));
      const { en, de } = this.#head.strings[app];
      for (const name of Object.keys({ ...en, ...de })) {
        const own = keys.filter(({ names }) => names[app] === name);
        const names = [name, ...own.flatMap(namesOf)];
        // A key that keys.yaml joins with one of the other app keeps its platforms.
        const isJoined = this.#head.joined.some((key) => KEYS[key]?.[app].includes(name));
        if (own.every((one) => one.is_archived) && !isJoined)
          named(items, names, "a key that is only in the files");
      }
      for (const key of keys.filter((one) => !one.is_archived)) {
        if (has(this.#head, app, key.names[app])) this.#checkText(app, key, items);
        // Without a base translation, it waits.
        else if (this.#keysFrom[app] === "lokalise" && key.texts.en.text !== "")
          named(items, namesOf(key), "a key of a designer");
      }
    }
  }

  #checkText(app: App, key: LiveKey, items: readonly string[]): void {
    for (const language of LANGUAGES) {
      const said = this.#head.strings[app][language][key.names[app] ?? ""];
      const { text, at } = key.texts[language];
      if (said === text || (said === undefined && text === "")) continue;
      const by = named(items, namesOf(key), `a text of ${app} that differs`, language);
      const isKnown = (one: string) => WHOLE_KEY.test(one) || one.includes('"reason":"waiting"');
      if (said === undefined || text === "" || by.some(isKnown)) continue;
      if (this.#landed(app, key, language) < at)
        broken("pull does not bring a newer text", app, key, language, by);
      const isTaken = (one: App) =>
        lineOf(this.#main).some((c) => c.date > at && textIn(this.#saidIn(c), one, key, language) === text);
      const isSame = (one: App) => textIn(this.#head, one, key, language) === said;
      if (key.apps.every((one) => isSame(one) && isTaken(one)))
        broken("apply does not write a change of the files", app, key, language, by);
    }
  }
}

type LiveKey = {
  id: number;
  names: Readonly<Partial<Record<string, string>>>;
  apps: readonly App[];
  is_archived: boolean | undefined;
  tags: string;
  texts: Readonly<Record<Language, { text: string; isOurs: boolean; at: number }>>;
};

const namesOf = ({ names, apps }: LiveKey) => apps.map((app) => names[app] ?? "");

function nameIn({ names, apps }: LiveKey, app: App, key: string): boolean {
  return apps.includes(app) && (KEYS[key]?.[app].includes(names[app] ?? "") ?? false);
}

function placesOf({ names, apps }: LiveKey) {
  const [app = "web"] = apps;
  return Object.values(KEYS).find((one) => one[app].includes(names[app] ?? ""));
}

/** The names that a key can have in all apps. */
function allNames(key: LiveKey): readonly string[] {
  return APPS.flatMap((app) => placesOf(key)?.[app] ?? []);
}

/** The text of a key in files, under any of its names. */
function textIn({ strings }: Said, app: App, key: LiveKey, language: Language): string | undefined {
  const names = placesOf(key)?.[app] ?? [];
  return names.map((one) => strings[app][language][one]).find((one) => one !== undefined);
}

/** The items that name one of these, in this language. */
function named(
  items: readonly string[],
  names: readonly string[],
  what: string,
  language?: Language,
): string[] {
  const isIn = (item: string) =>
    language === undefined || WHOLE_KEY.test(item) || new RegExp(`\\b${language}\\b`).test(item);
  const found = items.filter((item) => names.some((name) => item.includes(name)) && isIn(item));
  return found.length > 0 ? found : broken(`${what} is not named`, names, language, items);
}

function broken(promise: string, ...about: unknown[]): never {
  const details = about.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  throw new Error(`${promise}: ${details.join("\n")}`);
}
