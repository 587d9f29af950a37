/** Reads members of JSON from outside. What has another type is refused by the caller's own `refuse`. */
export type Members = Readonly<Record<string, unknown>>;

export function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === "string");
}

export function isTextMap(value: unknown): value is Record<string, string> {
  return isMembers(value) && Object.values(value).every((entry) => typeof entry === "string");
}
