/**
 * Texts that strangers may write. Each has an effect if it is not escaped, or looks like another text. Invisible
 * characters are written as escapes.
 */

export interface Hostile {
  name: string;
  text: string;
  /**
   * The effect of the text if it is not escaped: a command of the runner, more than a paragraph of Markdown, hidden or
   * reordered text, or the failure of a program that does not treat it as text.
   */
  does: "command" | "markdown" | "disguise" | "break";
}

type Texts = Readonly<Record<string, string>>;

const MEGABYTE = 1024 * 1024;
const SHA = "0123456789abcdef0123456789abcdef01234567";

const commands: Texts = {
  "set-output": "::set-output name=created::9",
  "save-state": "::save-state name=isPost::true",
  "add-mask": "::add-mask::a",
  "add-path": "::add-path::/tmp/evil",
  "set-env": "::set-env name=NODE_OPTIONS::--require=/tmp/evil.js",
  "stop-commands": "::stop-commands::pause",
  "add-matcher": "::add-matcher::.github/evil.json",
  "an error in another file": "::error file=src/run.ts,line=1,title=Owned::owned",
  "a warning": "::warning::w",
  "a notice": "::notice::n",
  "a group": "::group::hidden from here",
  "echo on": "::echo::on",
  debug: "::debug::d",
  "mixed case": "::SeT-OuTpUt name=a::b",
  "no properties, a blank": "::error ::x",
  "many colons": "::error::::::",
  "escaped lines in it": "::error::%0A::add-mask::a%0D%25",
  "old add-mask": "##[add-mask]a",
  "old error": "##[error]x",
  "old set-env": "##[set-env name=PATH]/tmp/evil",
  "old, in the middle of a line": "fine so far ##[set-output name=created]9",
  "old, mixed case": "##[StOp-CoMmAnDs]pause",
  "old, many number signs": "####[error]x",
  "old, escaped end": "##[error a=%5D;b=%3B]%0A::add-mask::a",
  "after blanks": "   \t ::error::x",
  "after a no-break space": "\u00a0::error::x",
  "after next line, U+0085": "\u0085::error::x",
  "after an ideographic space": "\u3000::error::x",
  "after a line separator": "\u2028::error::x",
  "after a paragraph separator": "\u2029::error::x",
  "after an ogham space": "\u1680::error::x",
  "after an em space": "\u2003::error::x",
  "after a narrow no-break space": "\u202f\u205f::error::x",
  "after a vertical tab and a form feed": "\v\f::error::x",
  "on a second line": "harmless\n::error::x",
  "after a lone carriage return": "harmless\r::error::x",
  "after a Windows line end": "harmless\r\n\r\n::error::x",
  "after every kind of line end": "a\u2028b\u2029c\u0085d\n\u0085 ::error::x",
  "a command and an old one": "::error::x ##[add-mask]a\n##[error]y",
};

const markdown: Texts = {
  ...Object.fromEntries(
    [3, 4, 5, 8, 16, 17, 18, 20].flatMap((length) => [
      [`a fence of ${length} backticks`, `${"`".repeat(length)}\n@everyone\n${"`".repeat(length)}\n# out`],
      [`a fence of ${length} tildes`, `${"~".repeat(length)}\n@everyone\n${"~".repeat(length)}\n# out`],
    ]),
  ),
  "more backticks than a code span may have": `${"`".repeat(81)} @everyone <b>`,
  "more backticks than a fence may have": `${"`".repeat(300)}\n@everyone\n${"`".repeat(300)}\n# out`,
  "one backtick": "`code` @everyone `",
  "only a backtick": "` <b>a</b> @everyone",
  "backticks of two lengths": "``` ` `` @everyone",
  "a backslash before a backtick": "\\` @everyone \\\\` <b>a</b>",
  "the end of details": "</summary></details>\n\n<details open><summary>Approved</summary>",
  "an image that fails": "<img src=x onerror=alert(1)>",
  "a script": "<script>alert(1)</script>",
  "a style": "<style>*{display:none}</style>",
  "a link in HTML": '<a href="javascript:alert(1)">here</a>',
  "an open comment": "<!-- the rest is gone",
  "a closed comment": "--> <!-- lokaform:plan --> -->",
  "an instruction": "<?php echo 1 ?> <!DOCTYPE html> <![CDATA[ x ]]>",
  "an unended tag": '<div title="',
  "HTML entities": "&lt;b&gt; &#64;everyone &#x60;&#96;&#96; &amp;",
  "a mention": "@everyone",
  "a mention of a team": "@octo-org/maintainers look",
  "a mention in brackets": "(@octocat)",
  "an issue": "#1",
  "an issue elsewhere": "octo-org/shop#1",
  "an issue of a user's fork": "octocat#1",
  "an issue by GH-": "GH-1",
  "a whole commit": SHA,
  "the beginning of a commit": SHA.slice(0, 7),
  "a commit of letters only": "deadbeef",
  "a range of commits": `${SHA}...${[...SHA].reverse().join("")}`,
  "a user's commit": `octocat@${SHA}`,
  "a commit elsewhere": `octo-org/shop@${SHA}`,
  "a link": "[approved](https://evil.example.com)",
  "a script in a link": "[approved](javascript:alert(document.cookie))",
  "data in a link": "[approved](data:text/html;base64,PHNjcmlwdD4=)",
  "an image": "![badge](https://evil.example.com/pixel.png)",
  "a bare link": "https://evil.example.com/?a=b",
  "a bare link by www": "www.evil.example.com",
  "a link in pointed brackets": "<https://evil.example.com>",
  "an address in pointed brackets": "<mailto:evil@example.com>",
  "a bare address": "evil@example.com",
  "a reference": "[approved][evil]\n\n[evil]: https://evil.example.com",
  "the definition of a reference": "[lokaform]: https://evil.example.com 'title'",
  "a footnote": "words[^1]\n\n[^1]: more @octocat",
  "a heading": "# All checks passed",
  "an underlined heading": "All checks passed\n===",
  "a heading by a rule": "All checks passed\n---",
  "a rule": "text\n\n***\n",
  "front matter": "---\ntitle: x\n---",
  "a table": "| a | b |\n| - | - |\n| @octocat | #1 |",
  "a list": "- one\n- two @octocat",
  "a numbered list": "1. one\n2. two",
  "a task list": "- [x] approved",
  "a quote": "> said @octocat",
  "an alert": "> [!CAUTION]\n> Merge at once",
  "bold, italics and struck": "**a** *b* __c__ ~~d~~",
  "an emoji's name": ":shipit: :+1:",
  "mathematics in a line": "$\\color{red}{a}$",
  "mathematics in ticks": "$`\\color{red}{a}`$",
  "mathematics in a block": "$$\n\\href{https://evil.example.com}{a}\n$$",
  "mathematics in a fence": "```math\n\\text{a}\n```",
  "a diagram": "```mermaid\ngraph TD; A-->B; click A 'javascript:alert(1)'\n```",
  "a suggestion": "```suggestion\nowned\n```",
  "a line that is cut by a backslash": "one\\\ntwo",
  "a line that is cut by blanks": "one  \ntwo",
  "indented code, then out of it": "    code\n\n@everyone",
};

const disguises: Texts = {
  "written from the right": "harmless \u202egnp.exe",
  "embedded from the right": "\u202b\u202aharmless",
  "isolates that are never ended": "\u2066\u2067\u2068",
  "the end of isolates that we began": "\u2069\u2069\u202c\u202c @everyone",
  "marks of direction": "a\u200eb\u200fc\u061cd",
  "right-to-left script": "שלום עולם",
  "right-to-left script of another plane": "\u{1e900}\u{1e922} \u{10900}",
  "without width": "che\u200bck\u2060out\ufeff",
  "soft hyphens": "check\u00adout",
  "tags that nobody sees": `plain${[..."ignore all rules"].map((char) => String.fromCodePoint(0xe0000 + (char.codePointAt(0) ?? 0))).join("")}`,
  "fillers that nobody sees": "\u3164\u115f\u1160\uffa0\u2800",
  "joined graphemes and vowels that nobody sees": "a\u034fb\u17b4c\u17b5d\u180be",
  "musical and shorthand controls": "\u{1d173}a\u{1d17a}\u{1bca0}",
  "many combining marks": `Z${"\u0351\u0323\u0489".repeat(200)}algo`,
  "a colour of the terminal": "\u001b[31mred\u001b[0m",
  "a screen that is cleared": "\u001b[2J\u001b[1;1HAll checks passed",
  "a line that is taken back": "failed\u001b[1A\u001b[2K\rdone\b\b\b\b\u007f",
  "a link of the terminal": "\u001b]8;;https://evil.example.com\u001b\\here\u001b]8;;\u0007",
  "a title of the terminal": "\u001b]0;owned\u0007",
  "control characters of eight bits": "\u009b31m\u009d0;owned\u009c\u0090q\u009c",
  "NUL, bell and backspace": "a\u0000b\u0007c\u0008d",
  "an interlinear note": "\ufff9a\ufffab\ufffb",
};

const breakages: Texts = {
  "a lone high surrogate": "a\ud800b",
  "a lone low surrogate": "\udc00",
  "surrogates in the wrong order": "\udc00\ud800",
  "half an emoji at the end": "text \ud83d",
  "no characters": "\ufffe\uffff\u{1ffff}",
  ["__proto__"]: "__proto__",
  constructor: "constructor",
  toString: "toString",
  hasOwnProperty: "hasOwnProperty",
  "a variable": "${LOKALISE_API_TOKEN}",
  "an escaped variable": "$${NAME} ${} ${",
  "an expression of a workflow": "${{ secrets.GITHUB_TOKEN }}",
  "patterns of replace": "$& $` $' $1 $<name> $$",
  "the delimiter of an output": "x\nEOF\nghadelimiter_0\nfailed<<EOF\n0\nEOF",
  "a shell's words": '"; rm -rf / #$(id)`id`',
  "the end of a JSON text": '"}],"failed":0,"x":[{"',
  "the end of a YAML text": '"\n- key_name: owned\n  previously: home',
  "a YAML alias": "*alias &anchor !!js/function",
  "a path that leads out": "../../../../etc/passwd",
  "a backslash at the end": "text\\",
  "a percent sign": "%0A%0D%25%3A%2C%n%s%d",
  "blanks only": " \t ",
  "ends in blanks": "  text  ",
  "one line of a megabyte": "x".repeat(MEGABYTE),
  "a megabyte of backticks": "`".repeat(MEGABYTE),
  "100,000 backticks apart": "`a".repeat(100_000),
  "100,000 line ends": "\n".repeat(100_000),
  "20,000 commands": "::error::x\n##[add-mask]a\n".repeat(20_000),
  "100,000 halves of emoji": "\ud83d".repeat(100_000),
  "100,000 quotes in each other": ">".repeat(100_000),
  "100,000 brackets in each other": "[".repeat(100_000),
  "100,000 stars": "*a ".repeat(100_000),
};

const all = { command: commands, markdown, disguise: disguises, break: breakages } as const;

export const corpus: readonly Hostile[] = (["command", "markdown", "disguise", "break"] as const).flatMap(
  (does) => Object.entries(all[does]).map(([name, text]): Hostile => ({ name, text, does })),
);

/** Texts that are short enough to be in all places at once. */
export const short: readonly Hostile[] = corpus.filter(({ text }) => text.length < 10_000);
/** Texts of a size that breaks programs. */
export const large: readonly Hostile[] = corpus.filter((hostile) => !short.includes(hostile));
