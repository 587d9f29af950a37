/** The settings that kinds bring with them. */
import { KIND_SETTINGS } from "../../kinds/settings.ts";

export const MANIFEST_SETTINGS = KIND_SETTINGS.map(({ manifests }) => manifests);
export const PRUNE_SETTINGS = KIND_SETTINGS.map(({ prune }) => prune);
export const LIMIT_SETTINGS = KIND_SETTINGS.flatMap(({ limits }) => limits);
