/** A sentence on a name that a user may expect in lokaform.yaml. */
export function expectedName(name: string): string | undefined {
  return /token$|^api_key$/.test(name)
    ? " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one."
    : undefined;
}
