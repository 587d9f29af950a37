/** Marks bots in responses, because emulate only knows persons. */
export function withBots(json: unknown, bots: ReadonlySet<string>): unknown {
  if (Array.isArray(json)) return json.map((one) => withBots(one, bots));
  if (typeof json !== "object" || json === null) return json;
  const members = Object.entries(json).map(([name, value]) => [name, withBots(value, bots)]);
  const isBot = "login" in json && typeof json.login === "string" && bots.has(json.login);
  return { ...Object.fromEntries(members), ...(isBot && { type: "Bot" }) };
}
