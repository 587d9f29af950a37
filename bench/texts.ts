/** Compares the time to read texts in source files with the time to read the same keys in keys.yaml. */

import { type ManifestText, readManifests } from "../src/kinds/read.ts";
import { KINDS } from "../src/run/kinds.ts";
import { type Figure, median } from "./figure.ts";

const FILES = 40;
const STRINGS = 500;
const RUNS = 5;
const MAX_RATIO = 2;

export async function texts(runs = RUNS): Promise<Figure[]> {
  const sources = Array.from({ length: FILES }, (_, file) => sourceFile(file));
  const yaml = { path: "keys.yaml", text: keysYaml() };
  const inFiles = Array.from({ length: runs }, () => timeOf(sources));
  const inYaml = Array.from({ length: runs }, () => timeOf([yaml]));
  const peer = median(inYaml);
  return [
    {
      name: "texts/time",
      promise: `reading ${FILES * STRINGS} strings in ${FILES} JSON files takes at most ${MAX_RATIO} times as long as reading the same keys in keys.yaml`,
      ours: median(inFiles),
      peer: { name: "keys.yaml", value: peer },
      unit: "ms",
      limit: MAX_RATIO * peer,
    },
  ];
}

function timeOf(keys: readonly ManifestText[]): number {
  const began = performance.now();
  const { declared, problems } = readManifests(KINDS, { keys }, { values: {}, tokens: [] });
  if (problems.length > 0 || declared.entries.keys?.length !== FILES * STRINGS)
    throw new Error("The manifests are not valid.");
  return performance.now() - began;
}

function textOf(file: number, index: number): string {
  return `The text number ${index} of the file ${file}, with {name} in it`;
}

function sourceFile(file: number): ManifestText {
  const groups: Record<string, Record<string, string>> = {};
  for (let index = 0; index < STRINGS; index++)
    groups[`group_${index % 20}`] = {
      ...groups[`group_${index % 20}`],
      [`key_${index}`]: textOf(file, index),
    };
  const source = {
    files: "{lang}/*.json",
    folder: "",
    place: { file: "lokaform.yaml", line: 1, col: 1, endLine: 1, endCol: 1 },
    languages: ["en"],
    language: undefined,
    languageMap: {},
    keyName: "{file}.{path}",
    platform: undefined,
    platforms: undefined,
    tags: undefined,
    separator: ".",
    plurals: "none" as const,
  };
  return {
    path: `en/file_${file}.json`,
    text: JSON.stringify(groups, undefined, 2),
    textFile: { source, language: "en", file: `file_${file}`, dir: "" },
  };
}

function keysYaml(): string {
  const lines = ["keys:"];
  for (let file = 0; file < FILES; file++)
    for (let index = 0; index < STRINGS; index++)
      lines.push(
        `  - key_name: file_${file}.group_${index % 20}.key_${index}`,
        "    translations:",
        `      en: "${textOf(file, index)}"`,
      );
  return `${lines.join("\n")}\n`;
}
