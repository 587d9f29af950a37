/**
 * A child, as a user's program would be: JavaScript and the built client. Reads all keys of the service at argv[2],
 * by the client, or (argv[3] is "plain") by nothing but fetch and JSON.parse. Says how many, and the peak of memory.
 */
import { Client } from "../dist/index.js";

const [baseUrl, project, how] = process.argv.slice(2);

async function byClient() {
  const client = new Client({ token: "bench", baseUrl, rate: Number.POSITIVE_INFINITY });
  let keys = 0;
  for await (const _ of client.allKeys(project, { include_translations: true })) keys++;
  return keys;
}

async function plainly() {
  const query = "include_translations=1&pagination=cursor&limit=500";
  const headers = { "x-api-token": "bench" };
  let keys = 0;
  for (let cursor = ""; ; ) {
    const response = await fetch(`${baseUrl}/projects/${project}/keys?${query}${cursor}`, { headers });
    const page = JSON.parse(await response.text());
    keys += page.keys.length;
    const next = response.headers.get("x-pagination-next-cursor");
    if (!next || page.keys.length === 0) return keys;
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
}

const keys = await (how === "plain" ? plainly() : byClient());
process.send({ keys, peak: process.resourceUsage().maxRSS * 1024 });
process.disconnect();
