/** Manifests as people write them, for the benchmark of `validate`: each with a style of its own, but about the same keys. */

/** The files of a manifest, by their paths. */
export type Files = Readonly<Record<string, string>>;

const LANGUAGES = ["en", "de", "fr"];
const TEXT = "A text of the usual length, with an accent: é";

interface Style {
  /** More lines of an entry, or other ones. */
  entry?: (index: number) => readonly string[];
  /** The lines of the texts, without their indentation. */
  texts?: (index: number) => readonly string[];
  before?: string;
  between?: string;
  lineEnd?: string;
  files?: number;
}

const quoted = (write: (text: string) => string) => (index: number) =>
  LANGUAGES.map((language) => `${language}: ${write(`${TEXT} (${language} ${index})`)}`);

const STYLES: Readonly<Record<string, Style>> = {
  "texts in double quotes": {},
  "plain texts": {
    texts: (index) =>
      LANGUAGES.map((language) => `${language}: A text of the usual length with an accent é ${index}`),
  },
  "texts in single quotes": { texts: quoted((text) => `'It''s ${text}'`) },
  "texts with escapes": { texts: quoted((text) => `"${text}\\n\\"%1$s\\" \\u00e9"`) },
  "texts in other alphabets": {
    texts: (index) => [
      `ru: "Текст обычной длины ${index}"`,
      `ja: "普通の長さのテキスト ${index} 😀"`,
      `ar: "نص بطول عادي ${index}"`,
    ],
  },
  "texts of several lines": {
    texts: (index) =>
      LANGUAGES.flatMap((language) => [
        `${language}: |-`,
        `  ${TEXT} (${index})`,
        "",
        "  and a second paragraph",
      ]),
  },
  "folded texts": {
    texts: (index) =>
      LANGUAGES.flatMap((language) => [`${language}: >`, `  ${TEXT}`, `  in two lines (${index})`]),
  },
  "quoted texts over two lines": {
    texts: (index) =>
      LANGUAGES.flatMap((language) => [`${language}: "${TEXT}`, `  in two lines (${index})"`]),
  },
  "plural forms": {
    entry: () => ["is_plural: true"],
    texts: (index) =>
      LANGUAGES.flatMap((language) => [
        `${language}:`,
        `  one: "%d text (${index})"`,
        `  other: "%d texts (${index})"`,
      ]),
  },
  "plural forms in {…}": {
    entry: () => ["is_plural: true"],
    texts: (index) =>
      LANGUAGES.map((language) => `${language}: { one: "%d text (${index})", other: "%d texts (${index})" }`),
  },
  "names by platform": {
    entry: (index) => [`key_name: { ios: screen.label_${index}, web: screen-label-${index} }`],
  },
  "all fields": {
    entry: (index) => [
      "context: cart",
      "char_limit: 120",
      "is_hidden: false",
      "filenames: { web: home.json }",
      `custom_attributes: { screen: ${index}, beta: true }`,
      `previously: old.name_${index}`,
    ],
  },
  "lists with a line for each tag": { entry: () => ["tags:", "  - checkout", "  - mobile"] },
  "comments and empty lines": {
    before: "# yaml-language-server: $schema=keys.schema.json\n---\n# Our texts\n",
    between: "\n  # About the next key:\n",
    entry: () => ["tags: [checkout, mobile] # owned by the checkout team", "# a comment between two fields"],
  },
  "line ends of Windows": { lineEnd: "\r\n" },
  "in 100 files": { files: 100 },
};

/** The manifests of each style, together with this number of keys. */
export function manifests(keys: number): { name: string; title: string; files: Files }[] {
  return Object.entries(STYLES).map(([title, style], index) => ({
    name: `style-${index + 1}`,
    title,
    files: filesOf(style, keys),
  }));
}

function filesOf(style: Style, keys: number): Files {
  const { before = "", between = "", lineEnd = "\n", files = 1 } = style;
  const each = keys / files;
  const texts = Array.from({ length: files }, (_, file) => {
    const entries = Array.from({ length: each }, (_, index) => entryOf(style, file * each + index));
    const text = `${before}keys:\n${entries.join(between)}`.replaceAll("\n", lineEnd);
    return [`keys_${file}.yaml`, text] as const;
  });
  return Object.fromEntries(texts);
}

function entryOf({ entry = () => [], texts = quoted((text) => `"${text}"`) }: Style, index: number): string {
  const own = entry(index);
  const usual = [
    `key_name: screen.${index % 97}.label_${index}`,
    "platforms: [ios, android, web]",
    "description: What a translator must know about this text.",
    "tags: [checkout, mobile]",
  ].filter((line) => !own.some((other) => nameIn(other) === nameIn(line)));
  const [first, ...lines] = [
    ...usual,
    ...own,
    "translations:",
    ...texts(index).map((line) => (line === "" ? "" : `  ${line}`)),
  ];
  return [`  - ${first}`, ...lines.map((line) => (line === "" ? "" : `    ${line}`)), ""].join("\n");
}

function nameIn(line: string): string {
  return line.slice(0, line.indexOf(":"));
}
