/** The program gh, as far as our workflows use it: `gh api` and `gh auth setup-git`. It sends the requests to the emulated GitHub. */
import { readFileSync } from "node:fs";

const { GH_TOKEN = "", GH_HOST, GH_ENTERPRISE_TOKEN, GITHUB_API_URL = "", ORIGIN_URL = "" } = process.env;
const [command = "", ...words] = process.argv.slice(2);

/** The expressions of jq in our workflows. Each was compared with the real jq. */
const EXPRESSIONS: readonly (readonly [RegExp, (json: unknown, found: string) => string])[] = [
  [
    /^\.\[0\]\.number \/\/ empty$/,
    (json) => {
      const [first] = json as { number: number }[];
      return first ? `${first.number}\n` : "";
    },
  ],
  [
    /^\[\.commits\[\] \| select\(\(\.parents \| length\) < 2 and \.commit\.author\.email != "(.+)"\)\] \| length$/,
    (json, email) => {
      const { commits } = json as { commits: { parents: object[]; commit: { author: { email: string } } }[] };
      const others = commits.filter((one) => one.parents.length < 2 && one.commit.author.email !== email);
      return `${others.length}\n`;
    },
  ],
];

function end(words: string, code: number): never {
  process.stderr.write(`${words}\n`);
  process.exit(code);
}

interface Call {
  method: string | undefined;
  path: string;
  fields: Record<string, string>;
  jq: string | undefined;
  silent: boolean;
}

function readCall(): Call {
  const call: Call = { method: undefined, path: "", fields: {}, jq: undefined, silent: false };
  const rest = words.values();
  const next = () => rest.next().value ?? "";
  for (const word of rest) {
    if (word === "--method") call.method = next();
    else if (word === "--jq") call.jq = next();
    else if (word === "--silent") call.silent = true;
    else if (word === "-f" || word === "-F") {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/s.exec(next()) ?? [];
      const isFile = word === "-F" && value.startsWith("@");
      call.fields[name] = isFile ? readFileSync(value.slice(1), "utf8") : value;
    } else if (word.startsWith("-") || call.path !== "") end(`unknown argument ${word}`, 1);
    else call.path = word;
  }
  return call;
}

if (GH_HOST !== "github.acme.example" || GH_ENTERPRISE_TOKEN !== GH_TOKEN)
  end(`gh: ${GH_HOST} is not the host of the repository`, 4);
if (GH_TOKEN === "")
  end("gh: To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable.", 4);
if (command === "auth" && words.join(" ") === "setup-git") process.exit(0);
if (command !== "api") end(`unknown command ${command}`, 1);
// What was pushed is on GitHub now.
await fetch(ORIGIN_URL, { method: "POST" });
const { method, path, fields, jq, silent } = readCall();
const isGet = (method ?? (Object.keys(fields).length > 0 ? "POST" : "GET")) === "GET";
const query = isGet && Object.keys(fields).length > 0 ? `?${new URLSearchParams(fields)}` : "";
const answer = await fetch(`${GITHUB_API_URL}/${path}${query}`, {
  method: isGet ? "GET" : (method ?? "POST"),
  headers: { authorization: `token ${GH_TOKEN}` },
  ...(!isGet && { body: JSON.stringify(fields) }),
});
const json: unknown = await answer.json();
if (!answer.ok) {
  process.stdout.write(`${JSON.stringify(json)}\n`);
  end(`gh: ${(json as { message: string }).message} (HTTP ${answer.status})`, 1);
}
if (jq !== undefined) {
  const known = EXPRESSIONS.find(([expression]) => expression.test(jq));
  if (!known) end(`This fake does not know the expression ${jq}`, 1);
  process.stdout.write(known[1](json, known[0].exec(jq)?.[1] ?? ""));
} else if (!silent) process.stdout.write(`${JSON.stringify(json)}\n`);
