/** A child process with a sandbox. It reports its URL, and on request what it received and contains. */
import type { RequestEntry } from "../src/sandbox/sandbox.ts";
import { startSandbox } from "../test/sandboxFaults/fault.ts";
import { seededFaults } from "../test/sandboxFaults/seeded.ts";
import { message, start, stop } from "./child.ts";
import { differences, type LiveProject, PROJECT, stateOf } from "./project.ts";

export interface ServiceOptions extends LiveProject {
  readonly limits: boolean;
  /** Requests in a second. */
  readonly rateLimit?: number;
  /** Milliseconds of every response. */
  readonly latency?: number;
  /** Names and rates, as in {@link seededFaults}. */
  readonly faults?: readonly string[];
  readonly seed?: number;
}

/** The received requests, and the keys at the end. */
export interface ServiceReport {
  readonly requests: (Pick<RequestEntry, "method" | "path" | "status" | "bytes"> & {
    /** Bytes of its body. */
    readonly sent: number;
  })[];
  readonly names: string[];
  /** Compared with a manifest of `declared` keys. */
  readonly differences: { lost: number; doubled: number; different: number };
}

export interface Service {
  readonly url: string;
  /** Everything since the start. */
  report(declared?: number): Promise<ServiceReport>;
  stop(): Promise<void>;
}

/** A request that was refused because of the rate is counted when it is sent again. The benchmark `burst` counts refusals. */
export function accepted({ requests }: ServiceReport): ServiceReport["requests"] {
  return requests.filter(({ status }) => status !== 429);
}

/** Starts a sandbox in its own process. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const child = start("service.ts", [JSON.stringify(options)]);
  const url = await message<string>(child);
  return {
    url,
    report: (declared = 0) => {
      child.send(declared);
      return message(child);
    },
    stop: () => stop(child),
  };
}

if (import.meta.main) {
  const options = JSON.parse(process.argv[2] ?? "") as ServiceOptions;
  const service = await startSandbox({
    limits: options.limits,
    latency: options.latency ?? 0,
    ...(options.rateLimit !== undefined && { assumptions: { rateLimit: options.rateLimit } }),
    faults: seededFaults(options.faults ?? [], options.seed ?? 1),
    state: stateOf(options),
  });
  process.on("message", (declared: number) => {
    const keys = service.state().projects[PROJECT]?.keys ?? [];
    const report: ServiceReport = {
      requests: service.requests.map(({ method, path, status, bytes, body }) => ({
        method,
        path,
        status,
        bytes,
        sent: body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body)),
      })),
      names: keys.map(({ key_name }) => key_name.web),
      differences: differences(keys, declared, options.languages),
    };
    process.send?.(report);
  });
  process.send?.(service.url);
}
