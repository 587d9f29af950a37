/** The steps of the two demos: the commands that a user would type, and what a person does in between. */
import type { RawOptions } from "../../settings/rawOptions.ts";
import { apply } from "../apply.ts";
import type { SharedCommand } from "../command.ts";
import { plan } from "../plan.ts";
import { pull } from "../pull.ts";
import { validate } from "../validate.ts";

export interface Demo {
  /** The folder in `examples`. */
  example: string;
  /** Lines about the project. `url`: the address of the sandbox. */
  about(url: string): readonly string[];
  environment: Readonly<Record<string, string>>;
  /** `hasHistory`: false if git is not installed. */
  steps(project: string, hasHistory: boolean): readonly DemoStep[];
}

export type DemoStep = { title: string } & (
  | {
      is: "command";
      command: SharedCommand;
      raw: RawOptions;
      /** The command line that it stands for. */
      words: string;
      /** Its exit code. */
      expected: number;
    }
  | ({ is: "edit" } & Edit)
);

/** A text that a person changes in the project. */
export interface Edit {
  /** The token of this person. */
  token: string;
  by: string;
  /** The name of a web key. */
  key: string;
  language: string;
  text: string;
}

const COMPARED: RawOptions = { "detailed-exitcode": ["true"] };
const YES: RawOptions = { yes: ["true"] };

export const MANIFEST_DEMO: Demo = {
  example: "storefront",
  about: (url) => [
    "The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.",
    `The service is a sandbox on this machine, at ${url}.`,
  ],
  environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
  steps(project, hasHistory) {
    const manifests: RawOptions = { keys: ["**/keys.yaml"], webhooks: ["webhooks.yaml"] };
    const online: RawOptions = { ...manifests, project: [project] };
    const flags = "--keys '**/keys.yaml' --webhooks webhooks.yaml";
    const on = `--project ${project} ${flags}`;
    return [
      typed("1. Are the manifests right? No token, no network.", validate, manifests, `validate ${flags}`),
      typed("2. What would change? Nothing is written.", plan, { ...online, ...COMPARED }, `plan ${on}`, 2),
      // Without history, some texts are undecided.
      typed("3. Apply the changes.", apply, { ...online, ...YES }, `apply ${on}`, hasHistory ? 0 : 1),
      typed(
        "4. A second plan has no changes. Some live values are kept: each line with ! says why.",
        plan,
        { ...online, ...COMPARED },
        `plan ${on} --detailed-exitcode`,
      ),
    ];
  },
};

export const TEXTS_DEMO: Demo = {
  example: "storefront-code",
  about: (url) => [
    "The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.",
    `The service is a sandbox on this machine, at ${url}.`,
  ],
  environment: {},
  steps(_project, hasHistory) {
    // Without history, pull takes only the texts that `--accept` names.
    const accept: RawOptions = hasHistory ? {} : { accept: ["cart.empty:en"] };
    const flag = hasHistory ? "" : " --accept cart.empty:en";
    return [
      typed("1. Are the files right? No token, no network.", validate, {}, "validate"),
      typed("2. What would change? Nothing is written.", plan, COMPARED, "plan", 2),
      typed("3. Apply the changes.", apply, YES, "apply"),
      typed("4. A second plan has no changes.", plan, COMPARED, "plan --detailed-exitcode"),
      {
        is: "edit",
        title: "5. Lena improves a text in Lokalise.",
        token: "lena-token",
        by: "lena@example.com",
        key: "cart.empty",
        language: "en",
        text: "Your cart is empty. Let’s fill it!",
      },
      typed(
        "6. What would pull write? One line of the JSON file.",
        pull,
        { ...accept, "dry-run": ["true"] },
        `pull --dry-run${flag}`,
      ),
      typed("7. Write it.", pull, accept, `pull${flag}`),
      typed("8. The last plan has no changes either.", plan, COMPARED, "plan --detailed-exitcode"),
    ];
  },
};

function typed(
  title: string,
  command: SharedCommand,
  raw: RawOptions,
  words: string,
  expected = 0,
): DemoStep {
  return { is: "command", title, command, raw, words, expected };
}
