/** Parses all files in a folder with JSON.parse, without keeping them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
for (const file of readdirSync(folder)) JSON.parse(readFileSync(join(folder, file), "utf8"));
