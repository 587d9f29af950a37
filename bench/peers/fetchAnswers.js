/**
 * Receives answers with fetch and parses them, without keeping them.
 *
 * node fetchAnswers.js URL FILE-OF-PATHS
 */
import { readFileSync } from "node:fs";

const [url, file] = process.argv.slice(2);
const headers = { "x-api-token": "bench" };
for (const path of JSON.parse(readFileSync(file, "utf8"))) {
  const response = await fetch(new URL(path, url), { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  JSON.parse(await response.text());
}
