/** Random YAML, from a list of numbers that decide. Most of it is valid, and looks as people write it. */

const PLAIN = ["b c", ..."a name.x 404 -1 0x1F 0o17 1.50 -0 +5 .5 1e3 -.inf .NaN".split(" ")];
const WORDS = ['a "b"', ..."~ null true FALSE no http://a.b/c a#b don't é“” 𝄞 Trueish".split(" ")];
const ODD_PLAIN = ["- x", "a, b", ..."-x ?x :x x: a] {x %d @x *x !x | 'x ---".split(" ")];
const ANCHORS = ["a", "b", "c"];
const ODD_NAMES = ["<<", "__proto__", "constructor", "10", "null", "~", "1.5", "? a", "12345678901234567890"];
const QUOTED = ["", "x", "a b", " a ", "#", " # x", ": ", "{", "]", "é", "%d", "- ", "...", "\u0085"];
const ESCAPES = String.raw`\n \t \u00e9 \ud83d\ude00 \ud83d \U0001F600 \0 \" \\ \/ \q`.split(" ");
const COMMENTS = ["#", "# c", "# a: b", "#x", "# - y", "# 'q", "# # #"];
const LINES = ["text", "- x", "a: b", "# no comment", "é“", "x  ", "'", "---", "[a"];

class RandomYaml {
  private readonly tape: Iterator<number>;
  private readonly newline: string;
  private names = 0;

  constructor(decisions: readonly number[]) {
    this.tape = decisions[Symbol.iterator]();
    this.newline = this.rarely(5) ? "\r\n" : "\n";
  }

  document(): string {
    const { newline } = this;
    const start = this.rarely(10) ? `---${this.lineEnd()}` : "";
    const root = this.rarely(12) ? this.list(0, 3) : this.mapping(this.rarely(30) ? 1 : 0, 1 + this.below(4));
    const whole = this.comments(0) + start + this.comments(0) + root + this.comments(0);
    const end = this.rarely(20) ? this.one(["...", "---", "  ", "  # x", "--- a"]) + newline : "";
    return this.rarely(8) ? whole.trimEnd() : whole + end;
  }

  /** A number from 0; always 0 after the last decision. */
  private below(count: number): number {
    return (this.tape.next().value ?? 0) % count;
  }

  /** True once in this number of times. */
  private rarely(times: number): boolean {
    return this.below(times) === times - 1;
  }

  private one<One>(list: readonly [One, ...One[]] | readonly One[]): One {
    return list[this.below(list.length)] as One;
  }

  private spaces(count: number): string {
    return " ".repeat(Math.max(0, count));
  }

  /** Spaces and comments after a value. */
  private lineEnd(): string {
    const comment = this.rarely(8) ? (this.rarely(15) ? "" : " ") + this.one(COMMENTS) : "";
    return this.spaces(this.rarely(8) ? 2 : 0) + comment + this.newline;
  }

  /** Lines between values. */
  private comments(column: number): string {
    if (!this.rarely(6)) return "";
    const comment = this.spaces(this.rarely(3) ? this.below(9) : column) + this.one(COMMENTS);
    const line = this.rarely(2) ? comment : this.spaces(this.rarely(6) ? this.below(6) : 0);
    return line + this.newline + this.comments(column);
  }

  private quoted(column: number, isName: boolean): string {
    const isDouble = this.rarely(2);
    const part = () => {
      if (!isName && this.rarely(8)) return this.brokenLine(column, isDouble);
      if (isDouble && this.rarely(3)) return this.one(ESCAPES);
      return isDouble ? this.one(QUOTED) : this.one([...QUOTED, "''", '"', "\\"]);
    };
    const text = Array.from({ length: this.below(4) }, part).join("");
    return isDouble ? `"${text}"` : `'${text}'`;
  }

  private brokenLine(column: number, isDouble: boolean): string {
    const before = isDouble && this.rarely(4) ? "\\" : this.spaces(this.below(2));
    const empty = this.rarely(3) ? this.spaces(this.rarely(3) ? 2 : 0) + this.newline : "";
    const indent = this.rarely(12) ? this.below(column + 2) : column + 1 + this.below(3);
    return before + this.newline + empty + this.spaces(indent);
  }

  private plain(column?: number): string {
    const line = column === undefined ? [] : [this.newline + this.spaces(column + 2)];
    const text = this.rarely(12) ? this.one(ODD_PLAIN) : this.one([...PLAIN, ...WORDS]);
    return this.rarely(12) ? `${text}${this.one([" ", "-", ":", ",", ...line])}${this.plain(column)}` : text;
  }

  private scalar(column: number): string {
    if (this.rarely(20)) return `*${this.one(ANCHORS)}`;
    return this.anchor() + this.rarely(2) ? this.quoted(column, false) : this.plain(column);
  }

  private anchor(): string {
    return this.rarely(15) ? `&${this.one(ANCHORS)} ` : "";
  }

  private name(): string {
    if (this.rarely(60)) return `*${this.one(ANCHORS)} `;
    if (this.rarely(30)) return this.one(ODD_NAMES);
    if (this.rarely(15)) return this.plain();
    if (this.rarely(8)) return this.quoted(0, true);
    this.names += 1;
    return `k${this.names}${this.rarely(5) ? ` ${this.one(["x", "y-z", "é"])}` : ""}`;
  }

  /** What is between the values of `{…}` and `[…]`. */
  private gap(column: number): string {
    if (!this.rarely(10)) return this.spaces(this.below(2));
    const comment = this.rarely(5) ? ` ${this.one(COMMENTS)}` : "";
    const line = this.rarely(10) ? this.newline + this.spaces(column + 2) + this.one(COMMENTS) : "";
    const indent = this.rarely(10) ? this.below(column + 2) : column + 1 + this.below(3);
    return comment + line + this.newline + this.spaces(indent);
  }

  private flow(column: number, depth: number): string {
    const isList = this.rarely(2);
    const gap = () => this.gap(column);
    const value = () => (depth > 0 && this.rarely(4) ? this.flow(column, depth - 1) : this.scalar(column));
    const colon = () => (this.rarely(20) ? ":" : ": ") + gap();
    const member = () => {
      if (isList) return (this.rarely(25) ? `${this.name()}: ` : "") + value();
      return this.name() + (this.rarely(20) ? gap() : "") + colon() + (this.rarely(30) ? "" : value());
    };
    const members = Array.from({ length: this.below(4) }, member).map((one) => gap() + one + gap());
    const text = members.join(this.rarely(40) ? "" : ",") + (this.rarely(8) ? "," : "") + gap();
    return this.anchor() + (isList ? `[${text}]` : `{${text}}`);
  }

  private blockScalar(column: number): string {
    const header = this.one(["|", ">"]) + this.one(["", "", "", "-", "+", "2", "-2", "2+", "1", "+3"]);
    const indent = column + (Number(/\d/.exec(header)?.[0]) || 1 + this.below(3));
    const line = () => {
      if (this.rarely(4)) return this.spaces(this.rarely(6) ? this.below(8) : 0);
      return this.spaces(indent + (this.rarely(6) ? this.below(4) - 1 : 0)) + this.one(LINES);
    };
    const lines = Array.from({ length: 1 + this.below(5) }, () => line() + this.newline);
    return this.anchor() + header + this.lineEnd() + lines.join("");
  }

  /** What follows a name or the `-` of a block at this column, with the line end. */
  private value(column: number, depth: number, isList: boolean): string {
    const below = column + 1 + this.below(3);
    const kind = this.below(20);
    if (depth > 0 && kind < 5) {
      const anchor = this.anchor();
      return (
        (anchor && ` ${anchor}`) + this.lineEnd() + this.comments(below) + this.mapping(below, depth - 1)
      );
    }
    if (depth > 0 && kind < 8) {
      const at = isList ? below : below - 1;
      return this.lineEnd() + this.comments(at) + this.list(at, depth - 1);
    }
    if (depth > 0 && kind < 12 && isList) {
      const gap = 1 + (this.rarely(8) ? this.below(3) : 0);
      const inside = this.rarely(5)
        ? this.list(column + 1 + gap, depth - 1)
        : this.mapping(column + 1 + gap, depth - 1);
      return this.spaces(gap) + inside.trimStart();
    }
    if (kind < 15) return ` ${this.scalar(column)}${this.lineEnd()}`;
    if (kind < 17) return ` ${this.flow(column, 2)}${this.lineEnd()}`;
    if (kind < 19) return ` ${this.blockScalar(column)}`;
    if (this.rarely(3)) return this.lineEnd();
    return this.lineEnd() + this.comments(below) + this.spaces(below) + this.scalar(column) + this.lineEnd();
  }

  private block(column: number, start: () => string, depth: number, isList: boolean): string {
    const member = () => {
      const indent = column + (this.rarely(100) ? this.below(3) - 1 : 0);
      return this.spaces(indent) + start() + this.value(column, depth, isList);
    };
    return Array.from({ length: 1 + this.below(4) }, member).join(this.comments(column));
  }

  private mapping(column: number, depth: number): string {
    return this.block(column, () => `${this.name()}${this.rarely(20) ? " " : ""}:`, depth, false);
  }

  private list(column: number, depth: number): string {
    return this.block(column, () => "-", depth, true);
  }
}

export function randomYaml(decisions: readonly number[]): string {
  return new RandomYaml(decisions).document();
}
