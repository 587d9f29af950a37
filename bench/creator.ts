/** A child: creates so many keys, one a request and all at once, and says how many were created and how many failed. */
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
  const told: Created = { created: ends.length - failed.length, failed };
  process.send?.(told);
  process.disconnect();
}
