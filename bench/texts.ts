/** Compares the time to read texts in source files with the time to read the same keys in keys.yaml. */

import { type ManifestText, readManifests } from "../src/kinds/read.ts";
import { KINDS } from "../src/run/kinds.ts";
import { benchmark } from "./benchmark.ts";
import { median } from "./figure.ts";

const MAX_RATIO = 2;

/** `strings`: in each file. */
interface Size {
  readonly runs: number;
  readonly files: number;
  readonly strings: number;
}

const SIZES = {
  full: { runs: 5, files: 40, strings: 500 },
  small: { runs: 1, files: 2, strings: 20 },
};

export const texts = benchmark(SIZES, async ({ runs, ...size }: Size) => {
  const strings = size.files * size.strings;
  const sources = Array.from({ length: size.files }, (_, file) => sourceFile(file, size.strings));
  const yaml = { path: "keys.yaml", text: keysYaml(size) };
  const inFiles = Array.from({ length: runs }, () => timeOf(sources, strings));
  const inYaml = Array.from({ length: runs }, () => timeOf([yaml], strings));
  const peer = median(inYaml);
  return [
    {
      name: "texts/time",
      promise: `reading ${strings} strings in ${size.files} JSON files takes at most ${MAX_RATIO} times as long as reading the same keys in keys.yaml`,
      ours: median(inFiles),
      peer: { name: "keys.yaml", value: peer },
      unit: "ms",
      limit: MAX_RATIO * peer,
    },
  ];
});

function timeOf(keys: readonly ManifestText[], strings: number): number {
  const began = performance.now();
  const { declared, problems } = readManifests(KINDS, { keys }, { values: {}, tokens: [] });
  if (problems.length > 0 || declared.entries.keys?.length !== strings)
    throw new Error("The manifests are not valid.");
  return performance.now() - began;
}

function textOf(file: number, index: number): string {
  return `The text number ${index} of the file ${file}, with {name} in it`;
}

function sourceFile(file: number, strings: number): ManifestText {
  const groups: Record<string, Record<string, string>> = {};
  for (let index = 0; index < strings; index++)
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
    keysFrom: "files" as const,
  };
  return {
    path: `en/file_${file}.json`,
    text: JSON.stringify(groups, undefined, 2),
    textFile: { source, path: `en/file_${file}.json`, language: "en", file: `file_${file}`, dir: "" },
  };
}

function keysYaml({ files, strings }: Omit<Size, "runs">): string {
  const lines = ["keys:"];
  for (let file = 0; file < files; file++)
    for (let index = 0; index < strings; index++)
      lines.push(
        `  - key_name: file_${file}.group_${index % 20}.key_${index}`,
        "    translations:",
        `      en: "${textOf(file, index)}"`,
      );
  return `${lines.join("\n")}\n`;
}
