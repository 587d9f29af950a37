/** The settings that kinds bring with them. Each kind has a line here, so that the help knows all options without the kinds. */
import { keySettings } from "../../keys/settings.ts";
import type { KindSettings } from "../../model/setting.ts";
import { webhookSettings } from "../../webhooks/settings.ts";

const KIND_SETTINGS: readonly KindSettings[] = [keySettings, webhookSettings];

export const MANIFEST_SETTINGS = KIND_SETTINGS.map(({ manifests }) => manifests);
export const PRUNE_SETTINGS = KIND_SETTINGS.map(({ prune }) => prune);
export const LIMIT_SETTINGS = KIND_SETTINGS.flatMap(({ limits }) => limits);
