/** The universal placeholders that an upload makes: documented in the service's article on placeholders. */

/** Printf and Apple, `{{name}}` of i18next, `{name}` of ICU. A width and a precision stay. */
const NATIVE =
  /%%|%(?<at>\d{1,2}\$)?(?<format>[0-9.]*)(?:hh?|ll?|q|z)?(?<type>[sd@uif])|\{\{\s*(?<double>[A-Za-z_][\w.-]*)\s*\}\}|\{(?<single>[A-Za-z_]\w*)\}/g;

const ICU = /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/;
const TYPES: Readonly<Record<string, string>> = { s: "s", "@": "s", d: "i", i: "i", u: "i", f: "f" };

export interface PlaceholderSwitches {
  /** `convert_placeholders`, which is on by default. */
  convertPlaceholders: boolean;
  /** Not known: `[%s:name]` or `[%1$s:name]`. Both are found. */
  namedPlaceholders: "plain" | "numbered";
  /** Not known: what happens to the placeholders of a text with ICU plurals. */
  insideIcu: "kept" | "converted";
}

export function universal(text: string, switches: PlaceholderSwitches): string {
  if (!switches.convertPlaceholders || (switches.insideIcu === "kept" && ICU.test(text))) return text;
  const names: string[] = [];
  return text.replace(NATIVE, (...found) => {
    const { at = "", format = "", type, double, single } = found.at(-1);
    const name: string | undefined = double ?? single;
    if (type !== undefined) return `[%${at}${format}${TYPES[type]}]`;
    if (name === undefined) return "[%]";
    if (!names.includes(name)) names.push(name);
    return `[%${switches.namedPlaceholders === "numbered" ? `${names.indexOf(name) + 1}$` : ""}s:${name}]`;
  });
}
