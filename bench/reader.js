/**
 * A child process like a user's program: JavaScript with the built client. It reads all keys of the service at argv[2] with
 * the client, or with fetch and JSON.parse alone if argv[3] is "plain". It reports the number of keys and the peak memory.
 */
import { Client } from "../dist/index.js";

const [baseUrl, project, how] = process.argv.slice(2);

async function withClient() {
  const client = new Client({ token: "bench", baseUrl, rate: Number.POSITIVE_INFINITY });
  let keys = 0;
  for await (const _ of client.allKeys(project, { include_translations: true })) keys++;
  return keys;
}

async function withoutClient() {
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

const keys = await (how === "plain" ? withoutClient() : withClient());
process.send({ keys, peak: process.resourceUsage().maxRSS * 1024 });
process.disconnect();
