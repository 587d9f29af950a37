/** The settings that kinds bring with them. */
import { KINDS } from "../../kinds/kinds.ts";

export const MANIFEST_SETTINGS = KINDS.map(({ settings }) => settings.manifests);
export const PRUNE_SETTINGS = KINDS.map(({ settings }) => settings.prune);
export const LIMIT_SETTINGS = KINDS.flatMap(({ settings }) => settings.limits);
