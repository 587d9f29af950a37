/** Placeholders with a name: `{name}`, `{{name}}`, `${name}`, `%{name}`, `%(name)s`. */

const WORD = "[\\p{L}_$][\\p{L}\\p{N}_$.-]{0,99}";
const NUMBER = "\\d{1,3}";
const NAME = `${WORD}|${NUMBER}`;

/**
 * The longer one first: `{{name}}` contains `{name}`. What follows a colon, a comma or `|` is a format, such as `dd/MM/yyyy`. After a
 * name it has no blanks, because `{color: red}` is code.
 */
const PLACEHOLDER = new RegExp(
  [
    `\\{\\{\\{?[-&]?\\s{0,9}(?<double>${NAME})\\s{0,9}(?:[,|:][^{}]{0,200})?\\}\\}\\}?`,
    "\\$\\{(?<dollar>[^{}]{1,200})\\}",
    `%\\{(?<percent>${NAME})\\}`,
    `%\\((?<round>${NAME})\\)[-+#0-9.]{0,9}[a-zA-Z]`,
    `\\{\\s{0,9}(?<single>${WORD})\\s{0,9}(?:![rsa])?(?:[:,][\\w.,#%<>^+/-]{1,20})?\\}`,
    `\\{\\s{0,9}(?<numbered>${NUMBER})\\s{0,9}(?:![rsa])?(?:[:,][^{}]{1,60})?\\}`,
  ].join("|"),
  "gu",
);

type Style = "double" | "dollar" | "percent" | "round" | "single";

export interface NamedPlaceholder {
  style: Style;
  /** As messages show it, without its format. */
  shown: string;
}

const SHOWN: Readonly<Record<Style, (name: string) => string>> = {
  double: (name) => `{{${name}}}`,
  dollar: (name) => `\${${name}}`,
  percent: (name) => `%{${name}}`,
  round: (name) => `%(${name})s`,
  single: (name) => `{${name}}`,
};

/** Each once, by what messages show. */
export function readNamed(text: string): Map<string, NamedPlaceholder> {
  const found = new Map<string, NamedPlaceholder>();
  if (!text.includes("{") && !text.includes("%(")) return found;
  for (const { groups = {} } of text.matchAll(PLACEHOLDER))
    for (const style of Object.keys(SHOWN) as Style[]) {
      const name = (groups[style] ?? (style === "single" ? groups.numbered : undefined))?.trim();
      if (name) found.set(SHOWN[style](name), { style, shown: SHOWN[style](name) });
    }
  return found;
}
