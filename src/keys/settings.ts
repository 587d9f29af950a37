/** The settings of keys. */
import { COUNT, LIMIT, limit, manifestSetting, PERCENT, pruneSetting } from "../kinds/settings.ts";
import { type KindSettings, loosensUpward, PRUNES, setting } from "../model/setting.ts";

export const REMOVALS = limit(
  { ...COUNT, expects: `${COUNT.expects}. A percentage is removals_percent` },
  "removals",
  25,
  "Maximum number of keys and texts to remove in one run. Archived keys, cleared texts and changes of `is_plural` also count.",
  50,
);

export const REMOVALS_PERCENT = limit(
  PERCENT,
  "removals_percent",
  10,
  "The same as a percentage of the keys that prune covers (if prune is off: of the declared keys that are in the project). It is used only if there are 20 keys or more.",
  5,
);

export const OVERWRITES_PERCENT = limit(
  PERCENT,
  "overwrites_percent",
  50,
  "Maximum percentage of the declared keys in the project whose live values one run may overwrite. It is used only if there are 20 keys or more.",
  20,
);

export const UNVERIFIED = setting("unverified", {
  ...LIMIT,
  ...COUNT,
  loosens: loosensUpward(Number.POSITIVE_INFINITY),
  example: 500,
  text: "Maximum number of translations that changes of base texts may mark unverified in one run, if `auto_toggle_unverified` of the project is on.",
  usual: "no limit",
});

export const keySettings: KindSettings = {
  manifests: manifestSetting("keys", {
    example: ["l10n/**/keys.yaml"],
    text: "Key manifests, as paths or globs.",
    inAction: "Relative to `working-directory`. Turns prune off.",
    usual: "`keys.yaml`, if there is one.",
  }),
  prune: pruneSetting(
    "keys",
    PRUNES,
    "owned",
    "Which undeclared keys to remove: `off` (none), `owned` (those with the tag of `owner`) or `all`.",
  ),
  limits: [REMOVALS, REMOVALS_PERCENT, OVERWRITES_PERCENT, UNVERIFIED],
};
