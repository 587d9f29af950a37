/** The settings of all kinds. Each kind in `kinds.ts` has a line here, so that the help knows all options without the kinds. */
import type { KindSettings } from "../model/setting.ts";
import { keySettings } from "./key/settings.ts";
import { webhookSettings } from "./webhook/settings.ts";

export const KIND_SETTINGS: readonly KindSettings[] = [keySettings, webhookSettings];
