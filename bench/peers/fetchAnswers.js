/**
 * Receives answers with fetch and parses them, without keeping them. With a folder, it also writes them there, as files for
 * parse.js.
 *
 * node fetchAnswers.js URL FILE-OF-PATHS [FOLDER]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [url, file, folder] = process.argv.slice(2);
const headers = { "x-api-token": "bench" };
for (const [index, path] of JSON.parse(readFileSync(file, "utf8")).entries()) {
  const response = await fetch(new URL(path, url), { headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const text = await response.text();
  JSON.parse(text);
  if (folder) writeFileSync(join(folder, `${index}.json`), text);
}
