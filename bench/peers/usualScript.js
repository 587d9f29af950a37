/**
 * The usual script on the service's own client: it lists all keys by cursor, and creates or updates one key per request. It
 * sends the first COUNT changes only, half of them creates, and writes how many milliseconds the list and the changes took.
 *
 * node usualScript.js URL PROJECT MANIFEST COUNT TIMES-FILE
 */
import { writeFileSync } from "node:fs";
import { changesFor, listKeys, repeated } from "./script.js";

const [url, project, file, count, timesFile] = process.argv.slice(2);

const began = performance.now();
const { api, keys } = await listKeys(url, project);
const { creates, updates } = changesFor(file, keys);
const listed = performance.now();
for (const key of creates.slice(0, count / 2))
  await repeated(() => api.keys().create({ keys: [key] }, { project_id: project }));
for (const { key_id, ...key } of updates.slice(0, count / 2))
  await repeated(() => api.keys().update(key_id, key, { project_id: project }));
writeFileSync(timesFile, JSON.stringify({ list: listed - began, changes: performance.now() - listed }));
