/** A child: the sandbox with so many keys, with or without the limits. Says its URL, and on request what it saw. */
import { type RequestEntry, startSandbox } from "../src/sandbox/sandbox.ts";

export const PROJECT = "803826145ba90b42d5d860.46800099";
export const LANGUAGES = ["en", "de", "fr", "pt_BR", "ja"];

/** What it saw, and the names of the keys that it holds. */
export interface Seen {
  readonly requests: Pick<RequestEntry, "method" | "status">[];
  readonly names: string[];
}

if (import.meta.main) {
  const [keys = "0", limits = "limits"] = process.argv.slice(2);
  const service = await startSandbox({
    limits: limits === "limits",
    state: {
      projects: {
        [PROJECT]: { languages: LANGUAGES.map((lang_iso) => ({ lang_iso })), keys: made(Number(keys)) },
      },
    },
  });
  process.on("message", () => {
    const requests = service.requests.map(({ method, status }) => ({ method, status }));
    const names = (service.state().projects[PROJECT]?.keys ?? []).map(({ key_name }) => key_name.web);
    process.send?.({ requests, names } satisfies Seen);
  });
  process.send?.(service.url);
}

function made(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    key_id: index + 1,
    key_name: `screen.${index % 97}.label_${index}`,
    description: "What a translator has to know of this text, in a sentence.",
    tags: ["checkout", "mobile"],
    translations: LANGUAGES.map((language_iso) => ({
      language_iso,
      translation: `A text of the usual length, with “quotes” and an accent: é (${language_iso} ${index})`,
    })),
  }));
}
