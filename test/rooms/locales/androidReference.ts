/** A second reader of values of Android, written apart from the first one: what an app shows for a value as it is in a file. */

/** The text of a value, in parts: tags, and the decoded texts between them. */
export function androidShows(value: string): string[] {
  const parts = value.match(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<[^>]*>|[^<]+/gs) ?? [];
  const merged: { isTag: boolean; text: string }[] = [];
  for (const part of parts) {
    if (part.startsWith("<!--")) continue;
    const isCdata = part.startsWith("<![CDATA[");
    const isTag = part.startsWith("<") && !isCdata;
    const text = isTag ? part : isCdata ? part.slice(9, -3) : meaning(part);
    const last = merged.at(-1);
    if (last && !isTag && !last.isTag) last.text += text;
    else merged.push({ isTag, text });
  }
  const isStyle = (tag: string) => !/^<\/?\w+:/.test(tag);
  const hasStyle = merged.some(({ isTag, text }) => isTag && isStyle(text));
  const texts = merged.filter(({ isTag }) => !isTag);
  const [first] = texts;
  const last = texts.at(-1);
  if (first && !hasStyle) first.text = first.text.replace(/^[ \t\r\n]+/, "");
  if (last && !hasStyle) last.text = last.text.replace(/[ \t\r\n]+$/, "");
  let isQuoted = false;
  let wasBlank = false;
  return merged.map(({ isTag, text }) => {
    if (isTag) {
      if (isStyle(text)) {
        isQuoted = false;
        wasBlank = false;
      }
      return text;
    }
    return text.replace(/\\u([\da-fA-F]{4})|\\(.?)|"|[ \t\r\n]+|[^\\" \t\r\n]+/gs, (token, hex, escaped) => {
      const isBlank = /^[ \t\r\n]/.test(token) && !isQuoted;
      const shown = isBlank && !wasBlank ? " " : "";
      wasBlank = isBlank;
      if (isBlank) return shown;
      if (token === '"') {
        isQuoted = !isQuoted;
        return "";
      }
      if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
      if (escaped === undefined) return token;
      return escaped === "n" ? "\n" : escaped === "t" ? "\t" : escaped;
    });
  });
}

/** The parts of a text that is XML, without the escapes of Android. */
export function markupMeans(text: string): string[] {
  return (text.match(/<[^>]*>|[^<]+/gs) ?? []).map((part) => (part.startsWith("<") ? part : meaning(part)));
}

function meaning(xml: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return xml
    .replace(/\r\n?/g, "\n")
    .replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) =>
      name ? (named[name] ?? whole) : String.fromCodePoint(hex ? Number(`0x${hex}`) : Number(decimal)),
    );
}
