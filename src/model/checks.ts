/** The checks of texts, and what a finding of each means. */

/** The names are those of the settings below `checks`. */
export const CHECKS = ["placeholders", "icu", "plurals", "length", "blanks", "base"] as const;
export type CheckName = (typeof CHECKS)[number];

/** `warn`: findings are shown. `error`: they also make the run fail. `off`: the check is not made. */
export const CHECK_LEVELS = ["warn", "error", "off"] as const;
export type CheckLevel = (typeof CHECK_LEVELS)[number];

export type CheckLevels = Readonly<Record<CheckName, CheckLevel>>;
