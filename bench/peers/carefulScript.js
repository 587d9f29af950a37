/**
 * A careful script on the service's own client: it lists all keys by cursor in pages of 500, compares them with the manifest,
 * and, with `apply`, creates and updates what differs in batches of 500, one request after the other.
 *
 * node carefulScript.js URL PROJECT MANIFEST [apply]
 */
import { changesFor, listKeys, repeated } from "./script.js";

const [url, project, file, apply] = process.argv.slice(2);
const BATCH = 500;

const { api, keys } = await listKeys(url, project);
const { creates, updates } = changesFor(file, keys);
if (apply) {
  for (const batch of batchesOf(creates))
    check(await repeated(() => api.keys().create({ keys: batch }, { project_id: project })));
  for (const batch of batchesOf(updates))
    check(await repeated(() => api.keys().bulk_update({ keys: batch }, { project_id: project })));
}
console.log(`${creates.length} creates, ${updates.length} updates`);

function* batchesOf(all) {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH);
}

function check({ errors }) {
  if (errors.length > 0) throw new Error(errors[0].message);
}
