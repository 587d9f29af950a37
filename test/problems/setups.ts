/** What the examples of problem codes need in addition to their files and their command. Most need nothing. */

import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProblemCode } from "../../src/model/problem.ts";
import { errorResponse, responseBefore } from "../faults/faults.ts";
import { onKeys } from "../sandboxFaults/shown.ts";
import { liveKey, liveKeys, type Setup, SHOP, type World } from "./play.ts";

const HOOK_ID = "1".repeat(40);
const HOOKS = "https://ci.example.com/hooks";
const hook = (url: string, event = "project.imported") => ({
  ...SHOP,
  webhooks: [{ webhook_id: HOOK_ID, url, events: [event], branch: null }],
});
const described = (description: string) => ({
  ...SHOP,
  languages: [{ lang_iso: "en" }],
  keys: [{ ...liveKey(1, "cart.title", { en: "Cart" }), description }],
});
const janes = (key_id: number, translation: string) => ({
  keys: [{ key_id, translations: [{ language_iso: "en", translation }] }],
});
const withSettings = (settings: object) => ({ ...SHOP, project: { ...SHOP.project, settings } });
const texts = (text: string) => `keys:\n  - key_name: cart.title\n    translations: { en: ${text} }\n`;
const OVERWRITING = "languages: { en: enforce }\n";

/** Applies manifests, so that there is a backup, and gives it the name in the examples. */
async function backUp({ run, write, folder }: World, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) write(name, text);
  await run("lokaform apply");
  const backups = join(folder, "lokaform-backup");
  for (const name of readdirSync(backups)) {
    const end = name.slice(name.indexOf("Z") + 1);
    renameSync(join(backups, name), join(backups, `monday${end}`));
  }
}

/** A git repository whose branch lacks the last commit of its upstream. */
function behindUpstream(folder: string): void {
  const git = gitIn(folder);
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "Texts");
  git("commit", "-q", "--allow-empty", "-m", "Newer");
  git("branch", "upstream");
  git("reset", "-q", "--hard", "HEAD~1");
  git("branch", "-q", "--set-upstream-to", "upstream");
}

/** Runs git in a repository of the folder. */
function gitIn(folder: string) {
  return (...words: string[]) =>
    execFileSync("git", words, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, GIT_AUTHOR_DATE: COMMITTED, GIT_COMMITTER_DATE: COMMITTED },
    }).trim();
}

function shallowRepository(folder: string): void {
  const git = gitIn(folder);
  git("init", "-q");
  git("commit", "-q", "--allow-empty", "-m", "Start");
  git("add", ".");
  git("commit", "-q", "-m", "Texts");
  writeFileSync(join(folder, ".git/shallow"), `${git("rev-parse", "HEAD")}\n`);
}

/** A pull brought the text of the project, and the last commit has the text from before it. */
function pulledAndTakenBack(folder: string): void {
  const git = gitIn(folder);
  const file = join(folder, "keys.yaml");
  const earlier = readFileSync(file, "utf8");
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "Texts");
  writeFileSync(file, earlier.replace("Your cart", "Basket"));
  git("commit", "-q", "-a", "-m", `Pull texts\n\nLokaform-Pulled: ${COMMITTED}`);
  writeFileSync(file, earlier);
  git("commit", "-q", "-a", "-m", "Merge, with the old side of keys.yaml");
}

/** After the edits of the examples. */
const COMMITTED = "2026-01-16T12:00:00Z";

export const SETUPS: Partial<Record<ProblemCode, Setup>> = {
  "no-token": { environment: { LOKALISE_API_TOKEN: "" } },
  "no-project": { withoutProject: true },
  variable: { environment: { HOST: "ci.example.com" } },
  "narrow-filter": { live: { ...SHOP, keys: [liveKey(1, "cart.title"), liveKey(2, "cart.head")] } },
  "behind-upstream": {
    answer: "yes",
    before: async ({ folder }) => behindUpstream(folder),
  },
  "project-type": { live: { ...SHOP, project: { ...SHOP.project, project_type: "paged_documents" } } },
  "segmented-project": { live: withSettings({ segmentation: true }) },
  "ambiguous-key": { live: { ...SHOP, keys: [liveKey(1, "cart.title"), liveKey(2, "cart.title")] } },
  "second-key": { live: withSettings({ per_platform_key_names: true }) },
  "lookalike-key": { live: { ...SHOP, keys: [liveKey(1, "cafe\u0301")] } },
  "wrong-id": { live: { ...SHOP, keys: [liveKey(1, "cart.title"), liveKey(2, "cart.empty")] } },
  "ambiguous-webhook": { live: hook(HOOKS, "project.exported") },
  "lookalike-webhook": {
    live: hook(`${HOOKS}/secret-path-one`),
    environment: { HOOK_PATH: "secret-path-two" },
  },
  "too-many-destroyed": { live: liveKeys(5) },
  "foreign-project": { live: liveKeys(10) },
  "forgotten-manifest": {
    live: { ...SHOP, keys: [liveKey(1, "cart.title"), liveKey(2, "home.title")] },
    besides: "unread-manifest",
  },
  "too-many-overwritten": {
    live: liveKeys(20),
    before: async ({ write }) => {
      const entry = (_key: unknown, at: number) =>
        `  - key_name: key.${at + 1}\n    translations: { en: ${at < 2 ? "Other text" : `Text ${at}`} }\n`;
      write("keys.yaml", `keys:\n${liveKeys(20).keys?.map(entry).join("")}`);
    },
  },
  "too-many-unverified": { live: withSettings({ auto_toggle_unverified: true }) },
  "stopped-by-problem": { besides: "needs-platforms" },
  "not-confirmed": { answer: "no" },
  "api-error": { faults: [responseBefore("keys", errorResponse(401, "Invalid `X-Api-Token` header"))] },
  "second-webhook": {
    faults: [
      {
        meanwhile: ({ operation }, { mainProject }) => {
          const [first] = mainProject.webhooks.values();
          if (operation !== "webhooks" || !first || mainProject.webhooks.size > 1) return false;
          const webhook_id = "2".repeat(40);
          mainProject.webhooks.set(webhook_id, { ...first, webhook_id });
          return true;
        },
      },
    ],
  },
  "unusable-response": {
    faults: [
      {
        onResponse: onKeys((_request, page) => ({
          ...page,
          rows: page.rows.map(({ tags, ...row }) => row as (typeof page.rows)[number]),
        })),
      },
    ],
  },
  "incomplete-live": {
    live: liveKeys(2),
    faults: [{ onResponse: onKeys((_request, page) => ({ ...page, rows: [] })) }],
  },
  "no-snapshot": {
    live: liveKeys(2),
    faults: [responseBefore("createSnapshot", errorResponse(403, "Forbidden"))],
  },
  "writer-moved": {
    service: { assumptions: { unverifiedWriter: "move" } },
    live: withSettings({ auto_toggle_unverified: true }),
    before: ({ edit }) =>
      edit("PUT", "/keys", {
        keys: [{ key_id: 1, translations: [{ language_iso: "de", translation: "Korb" }] }],
      }),
  },
  undecided: {
    before: async ({ edit, folder }) => {
      await edit("PUT", "/keys", janes(1, "Basket"));
      shallowRepository(folder);
    },
  },
  "taken-back": {
    before: async ({ edit, folder }) => {
      await edit("PUT", "/keys", janes(1, "Basket"));
      pulledAndTakenBack(folder);
    },
  },
  bug: {
    context: () => ({
      onPlan: () => {
        throw new TypeError("what must not happen");
      },
    }),
  },
  "backup-not-written": {
    before: async ({ faults, folder }) => {
      faults.push({
        meanwhile: ({ method }) => {
          if (method === "GET") writeFileSync(join(folder, "lokaform-backup"), "");
          return false;
        },
      });
    },
  },
  "not-restored": {
    before: async (world) => {
      await backUp(world, { "lokaform.yaml": OVERWRITING, "keys.yaml": texts("Your cart") });
      world.write("keys.yaml", texts("Cart"));
    },
  },
  "key-gone": {
    before: async (world) => {
      await backUp(world, {
        "lokaform.yaml": OVERWRITING,
        "keys.yaml": texts("Your cart"),
      });
      await world.edit("DELETE", "/keys/1", undefined);
    },
  },
  "webhook-gone": {
    live: hook(HOOKS),
    before: async (world) => {
      await backUp(world, {
        "webhooks.yaml": `webhooks:\n  - url: ${HOOKS}\n    events: [project.imported, project.exported]\n`,
      });
      await world.edit("DELETE", `/webhooks/${HOOK_ID}`, undefined);
    },
  },
  "name-taken": {
    live: { ...SHOP, keys: [liveKey(1, "cart.title"), liveKey(2, "home.title", { en: "Home" })] },
    before: async (world) => {
      await backUp(world, {
        "lokaform.yaml": "prune: { keys: all, by: destroy }\n",
        "keys.yaml": "keys:\n  - key_name: cart.title\n",
      });
      await world.edit("POST", "/keys", {
        keys: [
          {
            key_name: "home.title",
            platforms: ["web"],
            translations: [{ language_iso: "en", translation: "Start" }],
          },
        ],
      });
    },
  },
  "no-url": {
    live: {
      ...SHOP,
      webhooks: [
        ...hook(HOOKS).webhooks,
        {
          webhook_id: "2".repeat(40),
          url: "https://old.example.com/hooks",
          events: ["project.imported"],
          branch: null,
        },
      ],
    },
    before: async (world) => {
      await backUp(world, {
        "lokaform.yaml": "prune: { webhooks: all }\n",
        "webhooks.yaml": `webhooks:\n  - url: ${HOOKS}\n    events: [project.imported]\n`,
      });
      for (const name of readdirSync(join(world.folder, "lokaform-backup")))
        if (name !== "monday.yaml") rmSync(join(world.folder, "lokaform-backup", name));
    },
  },
  "not-editable": { live: described("Title") },
  "not-expressible": { live: { ...SHOP, keys: [liveKey(1, "cart.title", { en: "Cart\0" })] } },
  "run-stopped": { context: ({ cancellation }) => ({ onResponse: () => cancellation.stop("SIGINT") }) },
};
