import { COUNT, limit, manifestSetting, pruneSetting } from "../kinds/settings.ts";
import type { KindSettings } from "../model/setting.ts";

const REMOVALS = "Maximum number of webhooks to remove in one run.";
export const WEBHOOK_REMOVALS = limit(COUNT, "webhook_removals", 2, REMOVALS, 0);

export const webhookSettings: KindSettings = {
  manifests: manifestSetting("webhooks", {
    example: ["l10n/webhooks.yaml"],
    text: "Webhook manifests, as paths or globs.",
    inAction: "Relative to `working-directory`. Turns prune off, like `keys`.",
    usual: "`webhooks.yaml`, if there is one (not for a branch of a project).",
  }),
  prune: pruneSetting(
    "webhooks",
    ["off", "all"],
    "all",
    "Which undeclared webhooks to remove: `off` (none) or `all`. A workflow removes no webhook whose URL is in no manifest.",
  ),
  limits: [WEBHOOK_REMOVALS],
};
