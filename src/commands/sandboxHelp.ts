/** What `lokaform sandbox --help` says about the state file and the faults. */
import type { FaultName } from "../sandbox/sandbox.ts";
import type { HelpSection } from "./command.ts";

const FAULTS: Readonly<Record<FaultName, string>> = {
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
};

export const SANDBOX_SECTIONS: readonly HelpSection[] = [
  {
    title: "State:",
    sentences: [
      'An entry "ID:BRANCH": {} in the projects of the state file is a branch. It starts as a copy of its project. A branch without an entry is 404.',
      '"tokens": [{ "token": "…", "rights": "read-only", "user": { "user_id": 1, "email": "…" } }] in the state file names tokens, with what they may do and whose they are. If the file names no token, every token is accepted.',
    ],
  },
  {
    title: "Faults:",
    rows: Object.entries(FAULTS),
    sentences: [
      "RATE is from 0 to 1: of the requests, default 0.2; of the keys, where a fault chooses them, default 0.05.",
    ],
  },
];
