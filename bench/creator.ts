/** A child process that creates keys, one per request and all at the same time, and reports how many were created and failed. */
import { Client } from "../src/index.ts";
import { PROJECT } from "./project.ts";

export interface Created {
  readonly created: number;
  readonly failed: string[];
}

if (import.meta.main) {
  const [baseUrl = "", prefix = "", count = "0"] = process.argv.slice(2);
  const client = new Client({ token: "bench", baseUrl });
  const creating = Array.from({ length: Number(count) }, async (_, index) => {
    const { errors } = await client.createKeys(PROJECT, {
      key_name: `${prefix}.${index}`,
      platforms: ["web"],
    });
    if (errors.length > 0) throw new Error(errors[0]?.message);
  });
  const ends = await Promise.allSettled(creating);
  const failed = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
  const result: Created = { created: ends.length - failed.length, failed };
  process.send?.(result);
  process.disconnect();
}
