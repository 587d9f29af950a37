/** The escapes in texts of `.strings` files. */

/** The characters 128 to 255 of the NeXTSTEP encoding, which octal escapes name. */
const NEXTSTEP =
  "\u00a0ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ\u00a7¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" +
  "—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\ufffd\ufffd";

const ESCAPE = /\\(?:([0-7]{1,3})|[Uu]([\da-fA-F]{4})|(U)|(.))/gs;
const NAMED: Readonly<Record<string, string>> = {
  a: "\x07",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** The text between quotes. A line break of the file is `\n`, so that a file with CRLF says the same. */
export function decodeStrings(raw: string): { text: string } | { why: string } {
  let why: string | undefined;
  const text = raw.replace(/\r\n?/g, "\n").replace(ESCAPE, (_, octal, hex, bad, char) => {
    if (bad) why = "\\U must be followed by four hexadecimal digits, such as \\U00e9.";
    if (octal) return nextstep(Number.parseInt(octal, 8) & 255);
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
    return NAMED[char] ?? char ?? "";
  });
  return why ? { why } : { text };
}

function nextstep(code: number): string {
  return code < 128 ? String.fromCharCode(code) : (NEXTSTEP[code - 128] ?? "");
}

/** `lineBreak`: how a line break is written. */
export function encodeStrings(text: string, quote: '"' | "'", lineBreak: string): string {
  // One at a time, because a lone "\r" is not a line break of the file.
  return text.replace(/[\0-\x1f\x7f\\"']/g, (char) => {
    if (char === "\n") return lineBreak;
    if (char === "\\" || char === quote) return `\\${char}`;
    if (char === '"' || char === "'") return char;
    if (char === "\t") return "\\t";
    if (char === "\r") return "\\r";
    return `\\U${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}
