/** New manifests of live keys: which fields they have, and into which files they are split. */
import { OWNER_TAG_PREFIX } from "../../model/rules.ts";
import { PLATFORMS } from "../../wire/key.ts";
import type { NewManifestRules } from "../newManifest.ts";
import type { LiveKey } from "./live.ts";
import { distinctNames } from "./names.ts";

/**
 * By default a new manifest has the texts, and what a key needs so that apply does not create it again or change it. A
 * field that a manifest has is managed, so a later edit of it in the project would be drift.
 */
export const newKeyManifest: NewManifestRules<LiveKey> = {
  fields: ["translations", "platforms", "is_plural", "is_archived"],
  common: ["platforms"],
  distinguishing(live) {
    // Such a list is not compared: the manifest cannot name all of its platforms.
    if (live.onOtherPlatform) return [];
    const platforms = [...live.platforms];
    const used = PLATFORMS.filter((one) => live.platforms.includes(one) || live.filenames[one] !== "");
    return [
      { platforms },
      { platforms, filenames: Object.fromEntries(used.map((one) => [one, live.filenames[one]])) },
    ];
  },
  group(live, split) {
    if (split === "filename") return PLATFORMS.map((one) => live.filenames[one]).find((name) => name !== "");
    if (split === "prefix") return prefixOf(live);
    if (split === "tag") return live.tags.filter((tag) => !tag.startsWith(OWNER_TAG_PREFIX)).sort()[0];
    return undefined;
  },
};

/** The first part of the first name: `checkout` for `checkout.title`, `checkout:title` and `checkout_title`. */
function prefixOf({ key_name, platforms }: LiveKey): string | undefined {
  const [name = ""] = distinctNames(key_name, platforms);
  return /^([\p{L}\p{N}-]+)[._:/]/u.exec(name)?.[1];
}
