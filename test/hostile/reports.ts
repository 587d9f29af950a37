/** Reports that contain one text in all places where strangers write: manifests → plan → report, without a service. */

import { ApiError, attemptError } from "../../src/api/errors.ts";
import { refused } from "../../src/keys/outcomes.ts";
import { readManifests } from "../../src/kinds/read.ts";
import type { Change, Outcome } from "../../src/model/plan.ts";
import { type Problem, problem } from "../../src/model/problem.ts";
import { pageOf } from "../../src/model/project.ts";
import { DEFAULT_RULES } from "../../src/model/setting.ts";
import { WRITE_ALL } from "../../src/model/verdict.ts";
import { compareDeclarations } from "../../src/plan/compareDeclarations.ts";
import { guard, stoppedByProblem } from "../../src/plan/guard.ts";
import { makePlan } from "../../src/plan/makePlan.ts";
import type {
  ComparedTarget,
  LanguageStatus,
  ManifestComparison,
  PlannedProject,
  Report,
} from "../../src/report/report.ts";
import { KINDS } from "../../src/run/kinds.ts";
import { liveKey, liveWebhook, PROJECT, remarks } from "../rooms/plan/planHarness.ts";
import { mistakes, yaml } from "./mistakes.ts";

/** The reports of a plan, of drift, and of an apply with several projects. */
export function reportsWith(text: string) {
  const { project, problems } = planned(text);
  const { id, manifests, problems: found } = project;
  const unplanned = { id, manifests, problems: found };
  const start = {
    format_version: 1,
    manifests: [text],
    declared: { keys: 1, webhooks: 1 },
    requests: 7,
  } as const;
  const unmanaged = Array.from({ length: 12 }, () => ({ kind: "key", label: text, id: text }) as const);
  const applied = {
    ...project,
    results: results(project.plan.changes, text),
    backup: `${text}.yaml`,
    restore: `lokaform restore ${text}`,
    snapshot: { id: text, title: text },
  };
  return {
    plan: { ...start, command: "plan", problems: [], projects: [project] },
    "pull request": {
      ...start,
      command: "plan",
      problems: [],
      projects: [
        { ...project, target: comparedTarget(project.plan, text) },
        { ...project, name: text, target: { is: "not compared" as const, why: text } },
      ],
    },
    drift: { ...start, command: "drift", problems: [], projects: [{ ...project, unmanaged }] },
    status: {
      ...start,
      command: "status",
      problems: [],
      projects: [{ ...project, status: [languageStatus(text), languageStatus(`another ${text}`)] }],
    },
    several: {
      ...start,
      command: "apply",
      problems: [problem("bad-setting", text, { severity: "notice" }), ...mistakes(text), ...problems],
      projects: [
        { ...applied, name: text },
        { ...unplanned, name: `${text} 2` },
        { name: `${text} 3`, id: text, manifests: [], problems: [] },
      ],
      stopped: STOPPED,
    },
    fork: {
      ...start,
      command: "validate",
      problems: [],
      projects: [],
      manifest_comparison: comparedManifests(text),
    },
  } satisfies Record<string, Report>;
}

/** The text is a language of the service, and the name of a key that is not ready. */
function languageStatus(language: string): LanguageStatus {
  const place = { file: language, line: 1, col: 1, endLine: 1, endCol: 2 };
  const lacks = ["reviewed" as const];
  const missing = Array.from({ length: 22 }, () => ({ kind: "key", label: language, place, lacks }));
  return {
    ...{ language, texts: 22, archived: 1, translated: 22, verified: 0, reviewed: 0 },
    ...{ conflicts: 1, undecided: 1, to_pull: 1, waiting: 1, words_to_do: 7, about: true },
    required: { percents: { reviewed: 1 }, unmet: lacks, missing },
  };
}

/** Each part of the plan is in each list. */
function comparedTarget({ changes, kept, sends = [] }: PlannedProject["plan"], text: string): ComparedTarget {
  return {
    is: "compared",
    commit: text,
    ...{ caused: changes, pending: changes, resolved: changes, kept, sends },
    no_longer_declared: [{ kind: "webhook", label: text, id: text }],
    kinds_no_longer_declared: ["webhooks"],
    settings: [
      { name: text, before: text, loosens: true },
      { name: text, before: text, after: text, loosens: false },
    ],
  };
}

/** The manifests of a pull request, compared with those of its target: the text is on both sides. */
function comparedManifests(text: string): ManifestComparison {
  const other = `another ${text}`;
  const read = (some: { keys: object[] }, defaults: string) =>
    readManifests(
      KINDS,
      {
        keys: [{ path: text, text: yaml({ ...some, on_create: { platforms: ["web"], context: defaults } }) }],
        webhooks: [{ path: `l10n/${text}.yaml`, text: yaml(hooks(defaults)) }],
      },
      { values: {}, tokens: [] },
    ).declared;
  const [first, ...rest] = keys(text).keys;
  const renamed = { key_name: `${text} old`, key_id: 7, description: other };
  const target = { keys: [{ key_name: `${text} gone` }, renamed, ...keys(other).keys, ...rest] };
  const head = {
    keys: [
      { ...first, description: other, translations: { en: other } },
      { ...renamed, key_name: `${text} newer`, context: text },
      ...rest.map((key) => ({ key_name: key.key_name, description: other, key_id: 9, previously: text })),
    ],
  };
  const settings = { name: "keys", before: text, after: other, loosens: true };
  const difference = compareDeclarations(KINDS, read(head, other), read(target, text));
  return {
    is: "compared",
    commit: text,
    projects: [
      { name: text, ...difference, settings: [settings] },
      { name: other, ...difference, settings: [settings], hide_texts: true },
    ],
  };
}

/** A report with a text of a megabyte in a few places, each followed by a text that must be visible. */
export function reportWithLarge(text: string): Report {
  const { declared } = readManifests(
    KINDS,
    {
      keys: [
        {
          path: "keys.yaml",
          text: keysOneByOne(
            { key_name: text, platforms: ["web"], tags: [text] },
            { key_name: "changed", translations: { en: text } },
            { key_name: "seen after it", platforms: ["web"] },
          ),
        },
      ],
      webhooks: [],
    },
    { values: {}, tokens: [] },
  );
  const project = { ...PROJECT, name: text };
  const changed = liveKey(1, "changed", {
    texts: { en: `${text}!` },
  });
  const made = makePlan(
    declared,
    { project, objects: { keys: { objects: [changed], unusable: [] } } },
    DEFAULT_RULES,
    WRITE_ALL,
  );
  if (made.is === "stopped") throw new Error("no plan");
  const { plan } = made;
  return {
    format_version: 1,
    command: "apply",
    manifests: [text, "keys.yaml"],
    declared: { keys: 3, webhooks: 0 },
    problems: [problem("bad-setting", text), problem("bad-setting", "seen after it")],
    projects: [
      { id: "p.1", manifests: ["keys.yaml"], problems: [], plan, results: results(plan.changes, text) },
    ],
    requests: 3,
  };
}

/** Only a list with each entry on lines of its own may have this length. */
const keysOneByOne = (...entries: object[]) =>
  `keys:\n${entries.map((entry) => `- ${JSON.stringify(entry)}\n`).join("")}`;

/** The same report with harmless texts in the place of all strangers' texts. */
export function calmed(report: Report): Report {
  const known = new Map<string, string>();
  const words = JSON.stringify(report, (name, value) => {
    if (PLACES.has(name)) return 1;
    if (typeof value !== "string" || value === "" || OURS.has(name)) return value;
    if (FIXED.has(value) || pageOf(value) !== undefined) return value;
    // Different texts stay different: a change of a list shows only what differs.
    const calm = known.get(value) ?? `harmless ${known.size}`;
    known.set(value, calm);
    return calm;
  });
  return JSON.parse(words);
}

const STOPPED = { by: "SIGTERM", message: "The run was stopped by SIGTERM." } satisfies Report["stopped"];

/** Members of a report that contain only words of Lokaform. */
const OURS: ReadonlySet<string> = new Set([
  "action",
  "code",
  "command",
  "field",
  "how",
  "is",
  "kind",
  "member",
  "scope",
  "reason",
  "severity",
  "state",
]);
/** Keeps the length, because the layout depends on it. */
const PLACES: ReadonlySet<string> = new Set(["line", "col", "endLine", "endCol"]);
/** Values with a meaning for the field table of a kind. */
const FIXED: ReadonlySet<string> = new Set([
  "ios",
  "android",
  "web",
  "other",
  "*",
  "webhooks",
  "reviewed",
  STOPPED.message,
]);

function planned(text: string): { project: PlannedProject; problems: readonly Problem[] } {
  const { declared, problems } = readManifests(
    KINDS,
    {
      keys: [{ path: text, text: yaml(keys(text)) }],
      webhooks: [{ path: `l10n/${text}.yaml`, text: yaml(hooks(text)) }],
    },
    { values: {}, tokens: [] },
  );
  // If the service lists no plural forms of a language, any form may be declared.
  const languages = PROJECT.languages?.map((one) => (one.iso === "fr" ? { ...one, pluralForms: [] } : one));
  const project = { ...PROJECT, id: text, name: text, perPlatformNames: true, languages };
  const rules = {
    ...DEFAULT_RULES,
    prune: { key: "all", webhook: "all" },
    pruneBy: "archive",
    protectedTags: [text],
    limits: { removals: 0 },
  } as const;
  const unusable = [{ id: text, names: [text], lacks: [text] }];
  const live = {
    project,
    objects: {
      keys: { objects: liveKeys(text), unusable },
      webhooks: { objects: liveHooks(text), unusable },
    },
  };
  const made = makePlan(declared, live, rules, WRITE_ALL);
  if (made.is === "stopped") throw new Error(JSON.stringify(made.problems));
  const { plan, kinds } = made;
  const strays = new Map([[`${text} gone`, text]]);
  const vetoes = [
    ...guard(plan, kinds, rules, { notMatched: strays }),
    ...stoppedByProblem(made.problems, { ...rules, onProblem: "stop" }),
  ];
  const refusals = vetoes.map(({ settings: _, ...refusal }) => refusal);
  const place = { file: text, line: 1, col: 1, endLine: 1, endCol: 1 };
  const sends = [{ variable: text, host: text, place }];
  return {
    project: {
      id: text,
      manifests: [text, `l10n/${text}.yaml`],
      problems: [...made.problems, ...remarks(made, live, rules), ...refusals],
      effort: { requests: 3 },
      plan: { ...plan, sends },
    },
    problems,
  };
}

const keys = (text: string) => ({
  keys: [
    {
      key_name: text,
      platforms: ["web"],
      translations: { en: text, de: text },
      tags: [text],
      description: text,
    },
    {
      key_name: { ios: `${text} a`, android: `${text} b`, web: "c", other: text },
      platforms: ["ios", "web"],
    },
    {
      key_name: "every.field",
      description: text,
      tags: [text, "kept"],
      translations: { en: text, de: `${text} seeded`, fr: "" },
      filenames: { web: text },
      context: text,
      plural_name: text,
      custom_attributes: { [text.slice(0, 500)]: text },
    },
    {
      key_name: "forms",
      is_plural: true,
      translations: { en: { one: text, other: `${text}s` }, fr: { [text.slice(0, 500)]: text } },
    },
    { key_name: `${text} new`, previously: `${text} old` },
    { key_name: "left.to.others", description: "not ours" },
    { key_name: "archived", description: text },
    { key_name: "looks.renamed", platforms: ["web"], translations: { en: `${text} is gone` } },
  ],
});

function liveKeys(text: string) {
  const edited = { modified_by_email: `a${text}@${text}`, modified_at_timestamp: 1 };
  const other = `another ${text}`;
  const every = liveKey(1, "every.field", {
    description: other,
    tags: [other, text],
    context: `${text} before`,
    plural_name: other,
    filenames: { web: other },
    custom_attributes: JSON.stringify({ [other.slice(0, 500)]: text }),
    texts: { en: other, de: other, fr: text },
  });
  return [
    { ...every, translations: (every.translations ?? []).map((row) => ({ ...row, ...edited })) },
    liveKey(2, `${text} old`, { texts: { en: text } }),
    liveKey(3, "left.to.others", { tags: [`lokaform:${text}`] }),
    liveKey(4, `${text} gone`, { tags: [] }),
    liveKey(5, `${text} stays`, { tags: [text] }),
    liveKey(6, "archived", { is_archived: true }),
    liveKey(7, "forms", {
      is_plural: true,
      texts: {
        en: JSON.stringify({ one: other, other: text }),
        fr: JSON.stringify({ [other.slice(0, 500)]: text }),
      },
    }),
    liveKey(8, text.slice(1) || "x", { texts: { en: `${text} is gone` } }),
  ];
}

/** Replaces halves of surrogate pairs. */
const escaped = (text: string) => encodeURI(Buffer.from(text).toString());

const HOOK = "https://ci.example.com/hooks/";

const hooks = (text: string) => ({
  webhooks: [
    { url: `${HOOK}${text}`, events: ["project.imported", text], branch: text },
    { url: `${HOOK}moved`, previously: `${HOOK}${escaped(text)}`, events: ["project.imported"] },
  ],
});

function liveHooks(text: string) {
  return [
    liveWebhook(1, `${HOOK}${text}`, { branch: text, events: [text] }),
    liveWebhook(2, text),
    liveWebhook(3, `https://${text}/a`, { branch: text }),
    { ...liveWebhook(4, `${HOOK}${escaped(text)}`), webhook_id: text },
  ];
}

/** All possible outcomes in turn. Their messages are those of the service and the machine. */
function results(changes: readonly Change[], text: string) {
  const outcomes: Outcome[] = [
    refused({ message: text, code: 400 }),
    { state: "failed", how: "unknown result", message: answered(502, text) },
    {
      state: "not attempted",
      message: answered(400, JSON.stringify({ error: { message: text, code: 400 } })),
    },
    { state: "failed", how: "stored differently", message: `It holds "${text}".` },
    { state: "done", id: text },
  ];
  return changes.flatMap((change, index) => {
    const outcome = outcomes[index % outcomes.length];
    return outcome ? [{ change, outcome }] : [];
  });
}

function answered(status: number, body: string): string {
  const error = attemptError(
    { token: "token" },
    undefined,
    { kind: "answered", status, headers: new Headers(), body },
    { method: "POST", path: "/projects/p.1/keys", attempts: 1, mayHaveHappened: true },
  );
  return error instanceof ApiError ? error.message : "";
}
