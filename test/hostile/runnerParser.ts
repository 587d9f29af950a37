/**
 * A process's output as GitHub's runner reads it (actions/runner: ActionCommand.cs, ActionCommandManager.cs,
 * OutputManager.cs). If its behaviour depends on the machine, this parser finds the larger number of commands.
 */

export interface Command {
  name: string;
  properties: Record<string, string>;
  text: string;
}

export interface Heard {
  commands: Command[];
  /** Lines that are not commands, without empty lines. */
  log: string[];
}

/** The commands of the runner. A line with another name is a line of the log. */
const REGISTERED: ReadonlySet<string> = new Set([
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "internal-set-repo-path",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
]);

/** What .NET's `TrimStart` removes: `char.IsWhiteSpace`, which differs from JavaScript's `\s`. */
const LEADING = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/**
 * The runner searches `::` and `##[` with the rules of a culture, which ignore characters without weight before and inside
 * a match. Afterwards it counts all characters.
 */
const WEIGHTLESS = "[\\p{Cf}\\p{DI}\\0-\\x08\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f]*";
const KEYWORD = new RegExp(`:${WEIGHTLESS}:`, "gu");
const LEADING_KEYWORD = new RegExp(`^${WEIGHTLESS}:${WEIGHTLESS}:`, "u");
const PREFIX = new RegExp(`#${WEIGHTLESS}#${WEIGHTLESS}\\[`, "gu");

const PROPERTY = { "%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%" };
const TEXT = { "%0D": "\r", "%0A": "\n", "%25": "%" };
const OLD = { "%3B": ";", "%0D": "\r", "%0A": "\n", "%5D": "]", "%25": "%" };

/** Reads line by line. After `stop-commands`, commands are lines of the log until the token follows. */
export function asRunner(output: string): Heard {
  const heard: Heard = { commands: [], log: [] };
  let stopped: string | undefined;
  for (const line of output.split(/\r\n|\n|\r/)) {
    if (line === "") continue;
    const registered = (name: string) => REGISTERED.has(name) || name === stopped;
    const command = modern(line, registered) ?? old(line, registered);
    if (!command || (stopped !== undefined && command.name !== stopped)) heard.log.push(line);
    else {
      heard.commands.push(command);
      stopped = command.name === "stop-commands" ? command.text.toLowerCase() : undefined;
    }
  }
  return heard;
}

type Registered = (name: string) => boolean;

/** `::name k=v,k=v::text` at the start of a line, after blanks. */
function modern(whole: string, registered: Registered): Command | undefined {
  const line = whole.replace(LEADING, "");
  if (!LEADING_KEYWORD.test(line)) return undefined;
  const end = from(line, KEYWORD, 2);
  if (end === undefined) return undefined;
  const said = line.slice(2, Math.max(2, end));
  return command({
    said,
    text: line.slice(end + 2),
    registered,
    between: ",",
    property: PROPERTY,
    escapes: TEXT,
  });
}

/** `##[name k=v;k=v]text` anywhere in a line. */
function old(line: string, registered: Registered): Command | undefined {
  const start = from(line, PREFIX, 0);
  if (start === undefined) return undefined;
  const end = line.indexOf("]", start);
  if (end < 0) return undefined;
  const said = line.slice(start + 3, end);
  return command({ said, text: line.slice(end + 1), registered, between: ";", property: OLD, escapes: OLD });
}

type Escapes = Readonly<Record<string, string>>;

interface Parts {
  /** Name and properties. */
  said: string;
  text: string;
  registered: Registered;
  between: string;
  property: Escapes;
  escapes: Escapes;
}

function command({ said, text, registered, between, property, escapes }: Parts): Command | undefined {
  const blank = said.indexOf(" ");
  const name = (blank < 0 ? said : said.slice(0, blank)).toLowerCase();
  if (!registered(name)) return undefined;
  const pairs =
    blank < 0
      ? []
      : said
          .slice(blank + 1)
          .trim()
          .split(between);
  const properties = pairs.flatMap((pair): [string, string][] => {
    const at = pair.indexOf("=");
    return at > 0 && at < pair.length - 1
      ? [[pair.slice(0, at), unescaped(pair.slice(at + 1), property)]]
      : [];
  });
  return { name, properties: Object.fromEntries(properties), text: unescaped(text, escapes) };
}

function from(line: string, what: RegExp, start: number): number | undefined {
  what.lastIndex = start;
  return what.exec(line)?.index;
}

/** In the order of the runner: `%25` is last. */
function unescaped(text: string, escapes: Escapes): string {
  return Object.entries(escapes).reduce((plain, [code, char]) => plain.replaceAll(code, char), text);
}
