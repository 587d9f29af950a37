/** A child: reads all keys of a service once, with their translations, and says what it took. */
import { Client } from "../dist/index.js";
import { PROJECT } from "./service.ts";

export interface Read {
  readonly keys: number;
  /** Bytes. */
  readonly peak: number;
  readonly seconds: number;
}

if (import.meta.main) {
  const [baseUrl = ""] = process.argv.slice(2);
  const client = new Client({ token: "bench", baseUrl, rate: Number.POSITIVE_INFINITY });
  const began = performance.now();
  let keys = 0;
  for await (const key of client.allKeys(PROJECT, { include_translations: true }))
    keys += key.key_id > 0 ? 1 : 0;
  const read: Read = {
    keys,
    peak: process.resourceUsage().maxRSS * 1024,
    seconds: (performance.now() - began) / 1000,
  };
  process.send?.(read);
  process.disconnect();
}
