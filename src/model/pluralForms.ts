/** The plural categories of CLDR. The service knows no others. */
export const PLURAL_FORMS: readonly string[] = ["zero", "one", "two", "few", "many", "other"];
