/** A child process with a sandbox. It reports its URL, and on request the requests that it received. */
import { type RequestEntry, startSandbox } from "../src/sandbox/sandbox.ts";
import { keysOf, LANGUAGES, PROJECT } from "./project.ts";

/** The received requests, and the names of all keys. */
export interface ServiceReport {
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
    const report: ServiceReport = { requests, names };
    process.send?.(report);
  });
  process.send?.(service.url);
}
