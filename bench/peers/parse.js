/** Parses JSON files, and does nothing else. */
import { readFileSync } from "node:fs";

for (const path of process.argv.slice(2)) JSON.parse(readFileSync(path, "utf8"));
