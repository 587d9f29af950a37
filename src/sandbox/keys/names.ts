import { PLATFORMS, type Platform, type PlatformSlots } from "../../wire/key.ts";
import { Refusal } from "../answer.ts";
import type { Assumptions } from "../assumptions.ts";

type SentNames = string | Partial<PlatformSlots>;

/** The settings of a project about the names of its keys. */
export interface NameRule {
  perPlatform: boolean;
  objectNameWithoutSetting: Assumptions["objectNameWithoutSetting"];
  sameNameOtherFilename: Assumptions["sameNameOtherFilename"];
}

/** Platforms in the order of answers [service.md §2.7]. */
export function canonicalPlatforms(sent: readonly Platform[]): Platform[] {
  return PLATFORMS.filter((platform) => sent.includes(platform));
}

export function slots(value: (platform: Platform) => string): PlatformSlots {
  return { ios: value("ios"), android: value("android"), web: value("web"), other: value("other") };
}

/**
 * The four names of a key. A string fills all four, also in projects with names per platform. Of an object of names, only
 * those of assigned platforms are kept. The other platforms get the name of the first assigned one [service.md §2.7].
 * @param live the names before an update: an assigned platform that was not sent keeps its name
 * @throws Refusal if no assigned platform gets a name
 */
export function nameSlots(
  sent: SentNames,
  assigned: readonly Platform[],
  rule: NameRule,
  live?: PlatformSlots,
): PlatformSlots {
  if (typeof sent === "string") return slots(() => sent);
  if (!rule.perPlatform && rule.objectNameWithoutSetting === "refuse") {
    throw new Refusal(400, "key_name parameter should be a string");
  }
  const platforms = canonicalPlatforms(assigned);
  const named =
    platforms.find((platform) => sent[platform]) ?? platforms.find((platform) => live?.[platform]);
  const fallback = named && (sent[named] || live?.[named]);
  if (!fallback) throw new Refusal(400, "key_name parameter should name an assigned platform");
  if (!rule.perPlatform) {
    return slots((platform) => (rule.objectNameWithoutSetting === "keep" && sent[platform]) || fallback);
  }
  const own = (platform: Platform) => sent[platform] || live?.[platform] || fallback;
  const [first] = platforms;
  return slots((platform) => (first && !platforms.includes(platform) ? own(first) : own(platform)));
}

/** The members that must be unique: a key with a unique name of another key is refused. */
export interface Named {
  key_name: PlatformSlots;
  platforms: readonly Platform[];
  filenames: PlatformSlots;
}

/** The unique names of a key: its name, or with names per platform, its name on each assigned platform. */
export function uniqueNames(key: Named, rule: NameRule): string[] {
  const file = (of: string) => (rule.sameNameOtherFilename === "allow" ? `\0${of}` : "");
  if (rule.perPlatform) {
    return key.platforms.map(
      (platform) => `${platform}\0${key.key_name[platform]}${file(key.filenames[platform])}`,
    );
  }
  const files = file(PLATFORMS.map((platform) => key.filenames[platform]).join("\0"));
  return distinctNames(key).map((name) => `${name}${files}`);
}

/** The names of a key without repetitions. */
export function distinctNames(key: { key_name: PlatformSlots }): string[] {
  const { ios, android, web, other } = key.key_name;
  if (ios === android && ios === web && ios === other) return [ios];
  return [...new Set([ios, android, web, other])];
}
