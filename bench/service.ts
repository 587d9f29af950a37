/** A child: the sandbox with so many keys, with or without the limits. Says its URL, and on request what it saw. */
import { type RequestEntry, startSandbox } from "../src/sandbox/sandbox.ts";
import { keysOf, LANGUAGES, PROJECT } from "./project.ts";

/** What it saw, and the names of the keys that it holds. */
export interface Seen {
  readonly requests: Pick<RequestEntry, "method" | "status">[];
  readonly names: string[];
}

if (import.meta.main) {
  const [keys = "0", limits = "limits"] = process.argv.slice(2);
  const languages = LANGUAGES.map((lang_iso) => ({ lang_iso }));
  const service = await startSandbox({
    limits: limits === "limits",
    state: { projects: { [PROJECT]: { languages, keys: keysOf(Number(keys)) } } },
  });
  process.on("message", () => {
    const requests = service.requests.map(({ method, status }) => ({ method, status }));
    const names = (service.state().projects[PROJECT]?.keys ?? []).map(({ key_name }) => key_name.web);
    const seen: Seen = { requests, names };
    process.send?.(seen);
  });
  process.send?.(service.url);
}
