/**
 * The program gh, as far as the release workflow uses it: releases are in a JSON file, their files in a folder next to it, and
 * refs are those of a bare repository. It writes only with `contents: write`, as GitHub does, and published releases are immutable.
 */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { Release } from "./releaseWorkflow.ts";

const { GH_TOKEN = "", GH_REPO = "", CONTENTS = "none", RELEASES = "", REMOTE = "" } = process.env;
const args = process.argv.slice(2);
const releases: Release[] = JSON.parse(readFileSync(RELEASES, "utf8"));

function end(words: string): never {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

const git = (...words: string[]) => execFileSync("git", words, { cwd: REMOTE, encoding: "utf8" }).trim();

function listReleases(): void {
  const { values } = parseArgs({
    args: args.slice(2),
    options: {
      limit: { type: "string" },
      json: { type: "string" },
      jq: { type: "string" },
      "exclude-drafts": { type: "boolean" },
      "exclude-pre-releases": { type: "boolean" },
    },
  });
  const all = values.json === "tagName" && values.jq === ".[].tagName";
  const drafts = values.json === "tagName,isDraft" && values.jq === ".[] | select(.isDraft) | .tagName";
  if (!all && !drafts) end("gh: unexpected fields");
  // Only who may write sees drafts.
  const shown = releases
    .filter(({ prerelease }) => !(prerelease && values["exclude-pre-releases"]))
    .filter(({ draft }) => (draft ? CONTENTS === "write" && !values["exclude-drafts"] : all));
  process.stdout.write(shown.map(({ tag }) => `${tag}\n`).join(""));
}

const folderOf = (tag: string) => join(dirname(RELEASES), tag);
const save = (changed: readonly Release[]) => writeFileSync(RELEASES, JSON.stringify(changed));

function flags() {
  const { values, positionals } = parseArgs({
    args: args.slice(2).flatMap((word) => word.replace(/^(--\w+)=/, "$1\n").split("\n")),
    allowPositionals: true,
    options: {
      "verify-tag": { type: "boolean" },
      yes: { type: "boolean" },
      draft: { type: action === "create" ? "boolean" : "string" },
      title: { type: "string" },
      "notes-file": { type: "string" },
      prerelease: { type: "string" },
      latest: { type: "string" },
    },
  });
  const [tag = "", ...files] = positionals;
  if (values["verify-tag"]) git("rev-parse", "--verify", "--quiet", `refs/tags/${tag}`);
  return { values, tag, files, draft: releases.find((one) => one.tag === tag && one.draft) };
}

/** Releases are immutable: only a draft can be changed or removed, and only once can it be published. */
function changeRelease(): void {
  const { values, tag, files, draft } = flags();
  if (action === "create") {
    if (values.draft !== true) end("A release that is not a draft is published before it has its files");
    if (releases.some((one) => one.tag === tag)) end("HTTP 422: Validation Failed: tag_name already_exists");
    if (process.env.REFUSE_RELEASE === "draft") end("HTTP 502");
    mkdirSync(folderOf(tag));
    const notes = readFileSync(values["notes-file"] ?? "", "utf8");
    save([
      ...releases,
      { tag, title: values.title ?? "", notes, draft: true, prerelease: false, latest: false },
    ]);
    return;
  }
  if (!draft) end("HTTP 422: Cannot change an immutable release");
  const others = releases.filter((one) => one !== draft);
  if (action === "upload") {
    if (process.env.REFUSE_RELEASE === "upload") end("HTTP 502");
    for (const file of files) copyFileSync(file, join(folderOf(tag), basename(file)));
  } else if (action === "delete") {
    rmSync(folderOf(tag), { recursive: true });
    save(others);
  } else if (action === "edit" && values.draft === "false") {
    if (process.env.REFUSE_RELEASE === "publish") end("HTTP 502");
    const [prerelease, latest] = [values.prerelease === "true", values.latest === "true"];
    save([...others, { ...draft, draft: false, prerelease, latest }]);
  } else end(`gh: unknown command ${args.join(" ")}`);
}

/** Requests that change refs. */
function changeRef(): void {
  const { values, positionals } = parseArgs({
    args: args.slice(1),
    allowPositionals: true,
    options: {
      method: { type: "string" },
      "raw-field": { type: "string", short: "f", multiple: true },
      field: { type: "string", short: "F", multiple: true },
    },
  });
  const fields = Object.fromEntries(
    [...(values["raw-field"] ?? []), ...(values.field ?? [])].map((one) => one.split("=", 2)),
  );
  const refs = `repos/${GH_REPO}/git/refs`;
  const [path = ""] = positionals;
  const ref = path === refs ? fields.ref : `refs${path.slice(refs.length)}`;
  const exists = git("for-each-ref", ref) !== "";
  if (!path.startsWith(refs)) end("HTTP 404");
  if (exists === (values.method === "POST")) end("HTTP 422: Reference exists, or does not exist");
  const isFixed = releases.some(({ tag, draft }) => !draft && ref === `refs/tags/${tag}`);
  if (isFixed) end("HTTP 422: The tag of an immutable release cannot be changed");
  if (values.method === "DELETE") git("update-ref", "-d", ref);
  else git("update-ref", ref, fields.sha);
}

if (GH_TOKEN === "")
  end("gh: To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable.");
if (GH_REPO === "") end("fatal: not a git repository");
const [command, action] = args;
const reads = command === "release" && action === "list";
if (CONTENTS !== "write" && !(reads && CONTENTS === "read"))
  end("HTTP 403: Resource not accessible by integration");
if (reads) listReleases();
else if (command === "release") changeRelease();
else if (command === "api") changeRef();
else end(`gh: unknown command ${args.join(" ")}`);
