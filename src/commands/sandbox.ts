import { ASSUMPTIONS } from "../sandbox/assumptions.ts";
import type { HelpSection, TerminalCommand } from "./command.ts";

/** About the state file and the assumptions. */
const SECTIONS: readonly HelpSection[] = [
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
];

export const sandbox: TerminalCommand = {
  name: "sandbox",
  summary: "Run a copy of the service's API on this machine, to try changes without risk.",
  inAction: false,
  examples: [
    "lokaform sandbox --port 8089 --state sandbox.json",
    "lokaform sandbox --port 8089 --copy-of ID --state rehearsal.json",
    "LOKALISE_API_URL=http://127.0.0.1:8089/api2 LOKALISE_API_TOKEN=any lokaform plan --project ID",
  ],
  exitCodes: "0 stopped (Ctrl-C); 1 could not start",
  sections: SECTIONS,
  run: async (raw, terminal) => (await import("./runs/sandbox.ts")).runSandbox(raw, terminal),
};
