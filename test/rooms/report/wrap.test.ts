/** Lines in terminals of several widths: nothing is lost, nothing is cut, and no line is longer than the terminal. */
import { stripVTControlCharacters, styleText } from "node:util";
import { expect, test } from "vitest";
import { openConsole } from "../../../src/host/console.ts";
import { quoted } from "../../../src/report/safeText.ts";
import { sectionsText } from "../../../src/report/text/reportText.ts";
import { lineWidth, type Screen, widthOf, wrapLine, wrapLines } from "../../../src/report/text/screen.ts";
import { line, type Row } from "../../../src/report/view/view.ts";
import { plain } from "./reportHarness.ts";

const WIDTHS = [40, 60, 80, 120, 200];
const paint = (_style: string, text: string) => styleText("red", text, { validateStream: false });
const place = (file: string) => ({ file, line: 3, col: 1, endLine: 3, endCol: 2 });

/** The rows of a section without a heading. */
function rowsText(rows: readonly Row[], screen: Screen): string[] {
  return sectionsText([{ part: "plan", noun: "change", rows }], screen).slice(1);
}

test.each([
  ["abc", 3],
  ["漢字かな", 8],
  ["한국어", 6],
  ["ｆｕｌｌ", 8],
  ["👍🏽", 2],
  ["👨‍👩‍👧", 2],
  ["🇩🇪", 2],
  ["é", 1],
  ["e\u0301", 1],
  ["\u2068שלום\u2069", 4],
  ["می\u200cخواهم", 7],
  ["क्\u200dष", 2],
  [paint("", "abc"), 3],
  ["", 0],
])("%j takes %d columns", (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test("only a terminal has a width, between 40 and 200 columns", () => {
  expect([undefined, 0, 20, 40, 132, 500].map(lineWidth)).toEqual([undefined, undefined, 40, 40, 132, 200]);
});

test("a command to copy is never broken", () => {
  const commands = [
    "lokaform pull --accept 'my cart:de'.",
    "lokaform apply --overwrite '*:de' --filter 'file:it'\\''s here.yaml'",
    "lokaform apply",
  ];
  const line = `To take the text of the project: ${commands.join(" To write the text of the file: ")}`;
  const lines = wrapLines([line], 40).map((one) => one.trim());
  expect(lines.filter((one) => one.includes("lokaform"))).toEqual(commands);
  expect(lines.join(" ")).toBe(line);
});

const TEXTS = {
  words: "Pay now with the card that you used for your last order, or choose another one. ".repeat(4).trim(),
  korean: "다음 단계에서 결제 수단을 선택하고 주문을 확인하십시오. ".repeat(8).trim(),
  arabic: "اختر طريقة الدفع ثم أكد الطلب. ".repeat(10).trim(),
  hebrew: "בחרו אמצעי תשלום ואשרו את ההזמנה. ".repeat(10).trim(),
};

const signs: Row["sign"][] = ["+", "~", "!"];
const rows = Object.entries(TEXTS).flatMap(([name, text], index): Row[] => {
  const sign = signs[index % 3] ?? "+";
  const values = [line("-", "en ", quoted(text, 400)), line(" ", "changes the texts in ar, ja")];
  return [
    {
      ...{ sign, name: `checkout.${name}`, place: place("keys/checkout.yaml") },
      ...{ words: `en ${quoted(text, 400)}`, lines: [] },
    },
    { sign, name: `名前.${name}`, place: place("キー.yaml"), words: text, lines: values },
    {
      ...{ sign, name: `a.very.long.${"key.".repeat(8)}${name}`, from: name, place: place("keys.yaml") },
      ...{ words: "archived", lines: values },
    },
    { sign, name, lines: [] },
  ];
});

test.each(WIDTHS)("no line of a plan is longer than %d columns, and no character is lost", (width) => {
  for (const row of rows) {
    const shown = rowsText([row], { paint, width });
    const unbroken = [row.name, row.place?.file ?? ""].map((word) => widthOf(word) + 8);
    for (const one of shown) expect(widthOf(one), one).toBeLessThanOrEqual(Math.max(width, ...unbroken));
    expect(visible(shown.join(""))).toBe(visible(rowsText([row], { paint: plain }).join("")));
  }
});

test.each(WIDTHS)(
  "names and locations are in columns of %d columns of a terminal, with wide characters",
  (width) => {
    const short = ["one", "名前", "اسم"].map(
      (name): Row => ({ sign: "~", name, place: place("ファイル.yaml"), words: "short", lines: [] }),
    );
    const starts = rowsText(short, { paint: plain, width }).map((row) =>
      widthOf(row.slice(0, row.indexOf("short"))),
    );
    expect(new Set(starts).size).toBe(1);
  },
);

test("words are next to the name if there is room, and otherwise below it", () => {
  const words = "one two three four five six seven eight nine ten";
  const row: Row = { sign: "~", name: "pay", place: place("k.yaml"), words, lines: [] };
  expect(rowsText([row], { paint: plain, width: 70 })).toEqual([`  ~ pay  k.yaml:3  ${words}`]);
  expect(rowsText([row], { paint: plain, width: 40 })).toEqual([
    "  ~ pay  k.yaml:3",
    "      one two three four five six seven",
    "        eight nine ten",
  ]);
});

test("the blanks between underlined words, where a line can be broken, are not underlined", () => {
  const terminal = { write: () => true, isTTY: true };
  const console = openConsole({ stdout: terminal, stderr: terminal }, () => true);
  for (const row of wrapLine(`${console.screen.paint("new-word", TEXTS.words)} end`, 40, 2)) {
    const count = (pattern: RegExp) => [...row.matchAll(pattern)].length;
    expect(count(/\[4m/g)).toBeGreaterThan(0);
    expect(count(/\[4m/g)).toBe(count(/\[24m/g));
  }
});

test.each([
  "https://example.com/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "请在下一步中选择您的付款方式，然后确认订单。".repeat(2),
])("what has no blanks is never cut: %s", (long) => {
  expect(wrapLines([`See ${long} please`], 40)).toEqual(["See", `  ${long}`, "  please"]);
});

test("without a terminal, and if it fits, a line stays as it is", () => {
  expect(wrapLines([TEXTS.words], undefined)).toEqual([TEXTS.words]);
  expect(wrapLines(["two  blanks"], 40)).toEqual(["two  blanks"]);
});

test("a very long text is wrapped at once", () => {
  const started = process.cpuUsage();
  wrapLine(`"${"漢字 👍 ".repeat(10_000)}"`, 80, 4);
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});

/** Without blanks, colours and isolates: what a person reads. */
function visible(text: string): string {
  return stripVTControlCharacters(text).replace(/[ \u2068\u2069]/g, "");
}
