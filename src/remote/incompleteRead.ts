/** Reading that fails. Then nothing is known about the live objects. */
import { RequestError } from "../api/errors.ts";

/** A list is incomplete: an object that it lacks may still be live. */
export class IncompleteRead extends Error {}

/** Undefined if the request failed or the list is incomplete. */
export async function readOrUndefined<Found>(read: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof RequestError || error instanceof IncompleteRead) return undefined;
    throw error;
  }
}
