/** A child process that creates keys, one per request and all at the same time, and reports how many were created and failed. */
import { Client, type ResponseEvent } from "../src/index.ts";
import { PROJECT } from "./project.ts";

export interface Created {
  readonly created: number;
  readonly failed: string[];
  /** The part of its requests that the service answered with 429. */
  readonly refused: number;
}

if (import.meta.main) {
  const [baseUrl = "", prefix = "", count = "0"] = process.argv.slice(2);
  const statuses: (number | undefined)[] = [];
  const onResponse = ({ status }: ResponseEvent) => statuses.push(status);
  const client = new Client({ token: "bench", baseUrl, onResponse });
  const creating = Array.from({ length: Number(count) }, async (_, index) => {
    const { errors } = await client.createKeys(PROJECT, {
      key_name: `${prefix}.${index}`,
      platforms: ["web"],
    });
    if (errors.length > 0) throw new Error(errors[0]?.message);
  });
  const ends = await Promise.allSettled(creating);
  const failed = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason)] : []));
  const refused = statuses.filter((status) => status === 429).length / statuses.length;
  const result: Created = { created: ends.length - failed.length, failed, refused };
  process.send?.(result);
  process.disconnect();
}
