/** A position in YAML that goes over what is between values: spaces, line ends and comments. */

/** Thrown when the fast reader leaves a text to the full reader. */
export class NotSimple extends Error {}

export function check(isSimple: boolean): asserts isSimple {
  if (!isSimple) throw new NotSimple();
}

const SPACE = 0x20;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

export class Cursor {
  readonly text: string;
  at = 0;
  /** After {@link toContent}: the column of the next content, from 0, or -1 at the end of the text. */
  column = 0;
  /** After {@link toContent}: the highest column of a comment line before the content, or -1. */
  comments = -1;
  private lineStart = 0;

  constructor(text: string) {
    this.text = text;
  }

  isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  sees(character: string): boolean {
    return this.text.charCodeAt(this.at) === character.charCodeAt(0);
  }

  take(character: string): void {
    check(this.sees(character));
    this.at += 1;
  }

  /** Goes over spaces. Returns how many there are. */
  spaces(): number {
    const start = this.at;
    while (this.text.charCodeAt(this.at) === SPACE) this.at += 1;
    return this.at - start;
  }

  /** Whether the line has only spaces and a comment from here on. If so, goes to the start of the next line. */
  lineEnds(): boolean {
    const start = this.at;
    const hasSpace = this.spaces() > 0;
    if (this.isAtEnd() || this.lineBreak()) return true;
    if (hasSpace && this.sees("#")) {
      this.toNextLine();
      return true;
    }
    this.at = start;
    return false;
  }

  /** From the start of a line over empty lines and comment lines to the next content. */
  toContent(): void {
    this.comments = -1;
    for (;;) {
      this.lineStart = this.at;
      this.column = this.spaces();
      if (this.sees("#")) {
        this.comments = Math.max(this.comments, this.column);
        this.toNextLine();
      } else if (this.isAtEnd()) {
        this.column = -1;
        return;
      } else if (!this.lineBreak()) return;
    }
  }

  /** Over spaces to the content after `- `. Its column counts as if it were the first content of the line. */
  toCompact(): void {
    check(this.spaces() > 0);
    this.column = this.at - this.lineStart;
  }

  /** Goes over what is between values in `{…}` and `[…]`. Other lines have no comments, and start after this column. */
  inFlow(column: number): void {
    if (!this.lineEnds()) {
      this.spaces();
      return;
    }
    this.toContent();
    check(this.column > column && this.comments === -1);
  }

  private lineBreak(): boolean {
    const code = this.text.charCodeAt(this.at);
    if (code !== LINE_FEED && code !== RETURN) return false;
    this.at += code === RETURN ? 2 : 1;
    return true;
  }

  private toNextLine(): void {
    const end = this.text.indexOf("\n", this.at);
    this.at = end === -1 ? this.text.length : end + 1;
  }
}
