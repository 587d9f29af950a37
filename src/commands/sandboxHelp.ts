/** What `lokaform sandbox --help` says about the state file, the assumptions and the faults. */
import { ASSUMPTIONS } from "../sandbox/assumptions.ts";
import type { FaultName } from "../sandbox/sandbox.ts";
import type { HelpSection } from "./command.ts";

const FAULTS: Readonly<Record<FaultName, string>> = {
  "429": "Answers 429, too many requests, before the write.",
  "long-429":
    "Chooses writes, and answers each up to 10 times with 429, also if its content changes. RATE is the share of writes, default 0.5.",
  "long-429-all": "The same for writes and reads.",
  "423": "Answers 423, locked, before the write.",
  "500-before": "Answers 500 before the write.",
  "500-after": "Answers 500 after the write.",
  "cut-before": "Cuts the connection before the write.",
  "cut-after": "Cuts the connection after the write.",
  "drop-item": "Does not write one key of a batch. The answer is 200, without this key.",
  "forget-item": "Writes all keys of a batch. The answer is 200, but one key is missing in it.",
  poison: "Chooses keys. Each batch with such a key is refused with 400, every time.",
  "refuse-item": "Chooses keys. Each such key is refused every time, but the rest of its batch is written.",
  "short-list": "Leaves some keys out of a page. The total in the header is still true.",
  "html-502": "Answers 502 as HTML before the write.",
  "html-504-after": "Answers 504 as HTML after the write.",
  "html-414": "Answers 414 as HTML if the request has a query.",
  slow: "Does what the request asks for at once, and answers 3 seconds later.",
  "duplicate-names":
    "Chooses new keys. Each is stored twice with the same name. The answer has only the first.",
  "locked-keys": "Chooses keys that cannot be deleted. The answer counts them in keys_locked.",
  "normalised-text":
    "Stores … instead of three dots, and removes blanks at the end of a text. RATE is the share of such texts, default 1.",
  quota:
    "Refuses with 403 to create keys if the project would then have more than N keys (quota@N). Without N, it refuses every create.",
  "missing-row":
    "Leaves one language out of the translations of keys in an answer. RATE is the share of keys, default 0.2.",
  "missing-translations":
    "Leaves translations out of keys in an answer that should have them. RATE is the share of keys, default 0.2.",
  "first-language": "Answers with only the first language of each key.",
  "old-answers": "Removes fields that older answers do not have, or sets them to null.",
  retyped: "Writes numbers as strings and booleans as 0 and 1.",
  "odd-webhook": "Answers PUT and DELETE of a webhook with 200 and a body that confirms nothing.",
  "short-webhooks": "Leaves one webhook out of a page. The total in the header is still true.",
  "stale-webhooks": "Leaves a new webhook out of the next two lists.",
  "webhook-added": "Adds a webhook at the start of the list before its second page is read.",
  editor: "A person edits a text, or adds the tag protected, before a request. The default of RATE is 0.1.",
  "changing-lists":
    "Another user adds or removes a key or a webhook, or both, before a list of them is read. The default of RATE is 0.3.",
  "busy-editor":
    "A person edits a text, a tag, a flag or the description of a key before every request, or makes it plural or not.",
  "huge-ids": "Shows ids above 2^53 for all keys and translations. It has no RATE.",
  "too-big": "Shows half of a page of keys, with the header X-Response-Too-Big.",
};

export const SANDBOX_SECTIONS: readonly HelpSection[] = [
  {
    title: "State:",
    sentences: [
      'An entry "ID:BRANCH": {} in the projects of the state file is a branch. It starts as a copy of its project. The answer for a branch without an entry is 404.',
      '"tokens": [{ "token": "…", "rights": "read-only", "user": { "user_id": 1, "email": "…" } }] in the state file lists the tokens that are accepted, with their rights and their users. If it lists no token, every token is accepted.',
      '"user": { "user_id": 1, "email": "…" } in the state file is the user of all other tokens. To edit texts as somebody else, send requests with a token that has another user. A token with "import_started_by": { "user_id": 2, "email": "…" } plays an import: its writes are recorded as importWriter says.',
      '"automations": [{ "language_iso": "de", "translation": "[de] {base}" }] in a project fills the text of a language where it is empty, when a key gets a base text.',
    ],
  },
  {
    title: "Assumptions:",
    rows: Object.entries(ASSUMPTIONS).map(([name, { values, about }]) => [
      name,
      `${about} ${typeof values === "number" ? `Default: ${values}` : `Values: ${values.join(", ")}`}.`,
    ]),
    sentences: [
      'Nothing public states these facts about the service. The sandbox takes the first value. "assumptions": { "importWriter": "none" } in the state file chooses another one.',
    ],
  },
  {
    title: "Faults:",
    rows: Object.entries(FAULTS),
    sentences: [
      "RATE is a number from 0 to 1. It is the share of requests that have the fault, default 0.2. If a fault chooses keys, it is the share of keys, default 0.05.",
    ],
  },
];
