/** Reading that fails: then nothing is known, and nothing is claimed. */
import { RequestError } from "../api/errors/errors.ts";

/** A list that is not complete proves nothing: an object that it lacks may be live. */
export class IncompleteRead extends Error {}

/** What is read; undefined if the request failed or the list is not complete. */
export async function readOrUndefined<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RequestError || error instanceof IncompleteRead) return undefined;
    throw error;
  }
}
