/** What `--help` says, made of the table of options. */
import { allOptions, COMMANDS, type CommandName } from "./options.ts";

const EXAMPLES: Readonly<Record<CommandName, readonly string[]>> = {
  validate: [
    "lokaform validate",
    "lokaform validate --matrix             # the names of the projects, for a matrix of jobs",
    "lokaform validate --keys 'l10n/**/keys.yaml' --webhooks l10n/webhooks.yaml",
  ],
  plan: [
    "export LOKALISE_API_TOKEN=…",
    "lokaform plan --project 3002780358964f9bab5a92.87762498",
    "lokaform plan --out plan.json          # the project is set in lokaform.yaml",
    "lokaform plan --only web --format markdown",
  ],
  apply: [
    "export LOKALISE_API_TOKEN=…",
    "lokaform apply --project 3002780358964f9bab5a92.87762498",
    "lokaform apply --plan plan.json        # only what was reviewed",
  ],
  drift: [
    "lokaform drift --project 3002780358964f9bab5a92.87762498",
    "lokaform drift --only web --report drift.json",
  ],
  restore: [
    "lokaform restore lokaform-backup/web-20260115T120000Z.yaml",
    "lokaform restore backup.yaml --force   # also what changed since",
  ],
  "webhook-secret": [
    "lokaform webhook-secret --project ID --webhook https://ci.example.com/hook --secrets-file hook.secret",
    "lokaform webhook-secret --project ID --webhook ID --secrets-file hook.secret --rotate",
  ],
  sandbox: [
    "lokaform sandbox --port 8089 --state sandbox.json",
    "lokaform sandbox --port 8089 --state sandbox.json --fault cut-after@0.1 --fault poison --seed 7",
    "LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID",
  ],
  demo: ["lokaform demo"],
};

const EXITS: Readonly<Record<CommandName, string>> = {
  validate: "0 valid; 1 not",
  plan: "0 planned (with --detailed-exitcode: nothing to do); 1 a problem, or a plan that a guard refuses; 2 something to do, with --detailed-exitcode; 130 or 143 ended by a signal",
  apply:
    "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
  restore:
    "0 done, or nothing to do; 1 anything failed, was skipped or not attempted, or a problem; 130 or 143 ended by a signal",
  drift: "0 no drift; 1 a problem; 2 drift; 130 or 143 ended by a signal",
  "webhook-secret": "0 written; 1 not",
  sandbox: "0 stopped (Ctrl-C); 1 could not start",
  demo: "0 all of it worked; 1 not",
};

/**
 * The faults of the sandbox, each with what it does. The sandbox holds what they are made of; neither room may enter
 * the other, and a test of the sandbox holds the names equal.
 */
export const FAULTS = {
  "429": "Answers 429, too many requests, before the write.",
  "423": "Answers 423, locked, before the write.",
  "500-before": "Answers 500 before the write.",
  "500-after": "Answers 500 after the write.",
  "cut-before": "Cuts the connection before the write.",
  "cut-after": "Cuts the connection after the write.",
  "drop-item": "Answers a batch with 200, and neither writes nor mentions one of its keys.",
  "forget-item": "Answers a batch with 200, and writes one of its keys without mentioning it.",
  poison: "Chooses keys that make the service refuse the whole batch with 400, and so each time.",
  "refuse-item": "Chooses keys that are refused, each for itself, and so each time.",
  "short-list": "Shows a page of keys that lacks some, while the total stays true.",
  "html-502": "Answers 502 as HTML before the write.",
  "html-504-after": "Answers 504 as HTML after the write.",
  "html-414": "Answers 414 as HTML where the request has a query.",
  slow: "Answers 3 seconds late; what is asked for is done at once.",
  "duplicate-names":
    "Chooses new keys that are stored twice under one name; the answer names only the first.",
  "locked-keys": "Chooses keys that stay when they are deleted, and are counted in keys_locked.",
  "normalised-text": "Stores … for three dots and no blanks at the end; RATE is of such texts, default 1.",
  quota: "Refuses creates that take the project above N keys (quota@N) with 403; without N, all creates.",
  "missing-row": "Leaves one language out of the translations of some keys in an answer.",
  "missing-translations": "Leaves `translations` out of some keys in an answer that should have them.",
  "first-language": "Answers with the first language of each key only.",
  "old-answers": "Leaves out, or sets to null, fields that older answers lack.",
  retyped: "Writes numbers as strings and booleans as 0 and 1.",
  "odd-webhook": "Answers PUT and DELETE of a webhook with 200 and a body that confirms nothing.",
  "short-webhooks": "Shows a page of webhooks that lacks one, while the total stays true.",
  "stale-webhooks": "Leaves a new webhook out of the next two lists.",
  "webhook-added": "Adds a webhook at the start of the list before its second page is read.",
  editor: "Someone edits a text, or sets the tag protected, before a request; default rate 0.1.",
  "huge-ids": "Shows all ids of keys and translations beyond 2^53; has no rate.",
  "too-big": "Shows half a page of keys, under the header X-Response-Too-Big.",
} as const satisfies Readonly<Record<string, string>>;

const FAULT_RATES =
  "RATE is from 0 to 1: of the requests, default 0.2; of the keys, where a fault chooses them, default 0.05.";

const SANDBOX_STATE = [
  'An entry "ID:BRANCH": {} in the projects of the state file is a branch. It starts as a copy of its project. A branch without an entry is 404.',
  '"tokens": [{ "token": "…", "rights": "read-only", "user": { "user_id": 1, "email": "…" } }] in the state file names tokens, with what they may do and whose they are. If the file names no token, every token is accepted.',
];

/** Columns of a wide terminal that the text uses. */
const WIDEST = 88;
const NARROWEST = 40;

/** `columns`: of the terminal; undefined where there is none. */
export function helpFor(command: CommandName, columns?: number): string[] {
  const width = widthFor(columns);
  const options = allOptions().filter(
    ([, { flag, commands }]) => flag !== false && commands.includes(command),
  );
  const rows = options.map(
    ([name, { metavar, short, help }]) =>
      [`${short ? `-${short}, ` : ""}--${name}${metavar ? ` ${metavar}` : ""}`, help] as const,
  );
  return [
    ...wrapped(COMMANDS[command], width),
    "",
    `Usage: lokaform ${command}${command === "restore" ? " FILE" : ""} [options]`,
    "",
    "Options:",
    ...table(rows, width),
    ...(command === "sandbox" ? [...stateLines(width), ...faultLines(width)] : []),
    "",
    "For example:",
    ...EXAMPLES[command].map((line) => `  ${line}`),
    "",
    ...wrapped(`Exit code: ${EXITS[command]}.`, width),
  ];
}

function stateLines(width: number): string[] {
  const lines = SANDBOX_STATE.flatMap((sentence) => wrapped(sentence, width - 2));
  return ["", "State:", ...lines.map((line) => `  ${line}`)];
}

function faultLines(width: number): string[] {
  return [
    "",
    "Faults:",
    ...table(Object.entries(FAULTS), width),
    ...wrapped(FAULT_RATES, width - 2).map((line) => `  ${line}`),
  ];
}

export function generalHelp(version: string, columns?: number): string[] {
  const width = widthFor(columns);
  return [
    ...wrapped(`lokaform ${version} – translation keys and webhooks of Lokalise projects as code`, width),
    "",
    "Usage: lokaform COMMAND [options]",
    "",
    "Commands:",
    ...table(Object.entries(COMMANDS), width),
    "",
    ...wrapped(
      "lokaform COMMAND --help shows the options of a command; lokaform --version the version.",
      width,
    ),
    ...wrapped("New here? lokaform demo shows the main job in half a minute.", width),
  ];
}

function widthFor(columns = WIDEST): number {
  return Math.max(NARROWEST, Math.min(columns, WIDEST));
}

/** Two columns; in a terminal too narrow for them, the text goes below the name. */
function table(rows: readonly (readonly [string, string])[], width: number): string[] {
  const left = Math.max(...rows.map(([name]) => name.length)) + 4;
  if (width - left < 24)
    return rows.flatMap(([name, text]) => [
      `  ${name}`,
      ...wrapped(text, width - 6).map((line) => `      ${line}`),
    ]);
  return rows.flatMap(([name, text]) => {
    const [first = "", ...others] = wrapped(text, width - left);
    return [`  ${name.padEnd(left - 2)}${first}`, ...others.map((line) => " ".repeat(left) + line)];
  });
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
