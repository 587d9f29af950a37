/** A sentence on a name that a user may expect in lokaform.yaml. */
export function expectedName(name: string): string | undefined {
  return OTHER_NAMES.find(([pattern]) => pattern.test(name))?.[1];
}

const OTHER_NAMES = [
  [/^base_lang/, " Remove it: the project has its base language."],
  [
    /token$|^api_key$/,
    " Remove it: a token is in no file. Set LOKALISE_API_TOKEN, or the input token. If it was committed, make a new token in Lokalise and delete this one.",
  ],
  [/^branch$/, " Write it after the id: project: ID:BRANCH."],
  [/^dry_?run$/, " Remove it: lokaform plan shows changes, and lokaform apply makes them."],
  [/^(on_create|tags|platforms?)$/, " Set it in a row of texts, or under on_create in keys.yaml."],
  [/^(format|type)$/, " Remove it: the name of the file says what format it has."],
] as const;
