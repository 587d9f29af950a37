/** The state of a sandbox that starts with a copy of a live project. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Terminal } from "../../host/terminal.ts";
import { problem } from "../../model/problem.ts";
import { plainId } from "../../model/project.ts";
import { oneLine, quoted } from "../../report/safeText.ts";
import { waitText } from "../../report/text/progressText.ts";
import { counted } from "../../report/view/words.ts";
import { copyLive, type ProjectCopy } from "../../run/copyLive.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import type { SandboxState } from "../../sandbox/stateSchema.ts";
import { optionProblems, type RawOptions } from "../../settings/flags.ts";
import { type SettingSources, settingValue } from "../../settings/rules.ts";
import { COPY_OF, LOG, NO_LIMITS, PORT, STATE } from "../../settings/table/commands.ts";

export async function runSandbox(raw: RawOptions, terminal: Terminal): Promise<number> {
  const { setup, showProblems } = terminal;
  const { console, environment, folder } = setup;
  const problems = optionProblems(raw);
  showProblems(problems);
  if (problems.length > 0) return 1;
  const sources: SettingSources = { raw, environment, parts: [] };
  const file = settingValue(STATE, sources);
  const stateFile = file === undefined ? undefined : resolve(folder, file);
  const copy = await startCopy(sources, stateFile, terminal, (line) =>
    console.error(console.errorScreen.paint("dim", line)),
  );
  if (copy === "failed") return 1;
  try {
    const running = await startSandbox({
      port: settingValue(PORT, sources),
      state: copy?.state,
      stateFile,
      limits: !settingValue(NO_LIMITS, sources),
      log: settingValue(LOG, sources),
    });
    console.out(`listening on ${running.url}`);
    copy?.words.forEach(console.out);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    await running.close();
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    console.error(`The sandbox cannot run: ${error.message}`);
    return 1;
  }
}

/** `words` say what was copied. Undefined if no copy is asked for. Problems are already shown. `say` shows that a request waits. */
export async function startCopy(
  sources: SettingSources,
  stateFile: string | undefined,
  { setup: { folder, now }, hide, showProblems }: Terminal,
  say: (line: string) => void,
): Promise<{ state: SandboxState; words: string[] } | "failed" | undefined> {
  const id = settingValue(COPY_OF, sources);
  if (id === undefined) return undefined;
  if (stateFile !== undefined && existsSync(stateFile)) {
    const message = `state: ${oneLine(stateFile)} exists, and --copy-of does not replace it. To continue from it, leave out --copy-of. For a new copy, give the name of a new file.`;
    showProblems([problem("bad-setting", message)]);
    return "failed";
  }
  const waitWords = waitText(now);
  const read = await copyLive(id, sources, folder, {
    onSecrets: hide,
    onWait: (seen) => waitWords(seen).forEach(say),
  });
  if ("problems" in read) {
    showProblems(read.problems);
    return "failed";
  }
  showProblems(read.copy.problems);
  return { state: stateOf(read.copy), words: copyWords(read.copy) };
}

/** A branch needs its project, which has the settings and the webhooks. */
function stateOf({ id, project, languages, keys, webhooks, user }: ProjectCopy): SandboxState {
  const main = {
    project,
    languages,
    webhooks: webhooks.map(({ webhook_id, url, branch, events, event_lang_map }) => ({
      webhook_id,
      url,
      branch: branch ?? null,
      events: [...events],
      ...(event_lang_map && { event_lang_map: [...event_lang_map] }),
    })),
  };
  const plain = plainId(id);
  const projects = id === plain ? { [id]: { ...main, keys } } : { [plain]: main, [id]: { languages, keys } };
  return { ...(user && { user }), projects };
}

function copyWords({ id, name, keys, languages, webhooks }: ProjectCopy): string[] {
  const counts = [
    counted(keys.length, "key"),
    counted(languages.length, "language"),
    counted(webhooks.length, "webhook"),
  ];
  return [
    `copied project ${quoted(name)}: ${counts.join(", ")}`,
    `use it with --project ${oneLine(id)} and any token`,
    "Not copied: secrets of webhooks, comments, screenshots, tasks, custom statuses, other contributors, and history.",
    ...(id === plainId(id) ? [] : ["Only this branch is copied. The project itself has no keys here."]),
  ];
}
