import * as z from "zod";
import { PLATFORMS, type Platform, type PlatformSlots } from "../../wire/key.ts";

/** Names (or filenames) by platform. Platforms may be missing. */
export type Slots = Partial<PlatformSlots>;

/** A declared name: one for all platforms, or one for each platform. */
export type DeclaredName = string | Slots;

const slotted = <Value extends z.ZodType>(value: Value) => {
  const slot = value.exactOptional();
  return z.strictObject({ ios: slot, android: slot, web: slot, other: slot });
};
export const slotsSchema = slotted(z.string());
/** A name must not be empty: the service would refuse the whole batch. */
export const nameSlotsSchema = slotted(z.string().min(1));

/** The declared name of a platform, if there is one. */
export function nameOn(name: DeclaredName, platform: Platform): string | undefined {
  return typeof name === "string" ? name : name[platform];
}

/** The names without duplicates, in the service's order of platforms. */
export function distinctNames(name: DeclaredName, platforms: readonly Platform[] = PLATFORMS): string[] {
  if (typeof name === "string") return platforms.length > 0 ? [name] : [];
  const names: string[] = [];
  for (const platform of PLATFORMS) {
    const own = platforms.includes(platform) ? name[platform] : undefined;
    if (own !== undefined && !names.includes(own)) names.push(own);
  }
  return names;
}

/** The name of a key in messages and reports. */
export function labelOf(name: DeclaredName, platforms: readonly Platform[] = PLATFORMS): string {
  return (
    distinctNames(name, platforms)[0] === undefined ? distinctNames(name) : distinctNames(name, platforms)
  ).join(" / ");
}

/** The slots of the assigned platforms. The service puts filler names into the other slots. */
export function assignedSlots(name: DeclaredName, platforms: readonly Platform[]): Slots {
  const slots: Slots = {};
  for (const platform of PLATFORMS) {
    const own = nameOn(name, platform);
    if (platforms.includes(platform) && own !== undefined) slots[platform] = own;
  }
  return slots;
}

/** What is sent for the slots: one string if all names are equal; otherwise all four, filled as the service fills them. */
export function nameToSend(slots: Slots): string | PlatformSlots {
  const [first = "", ...others] = distinctNames(slots);
  if (others.length === 0) return first;
  const { ios = first, android = first, web = first, other = first } = slots;
  return { ios, android, web, other };
}
