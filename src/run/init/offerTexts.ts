/** Offers files that the folder has already as rows of the setting `texts`. Without a yes, none is taken. */
import { findAppTexts, startOfFile } from "../../files/textFiles.ts";
import type { Json } from "../../model/json.ts";
import type { RunContext } from "../context.ts";
import type { Account } from "./account.ts";
import type { Questions } from "./questions.ts";
import { hasI18nextPlurals, type SuggestedTexts, suggestTexts } from "./suggestTexts.ts";

export interface OfferedTexts {
  /** The rows that a person took. */
  taken: readonly Json[];
  /** The files of the others, as patterns. */
  mentioned: readonly string[];
}

const MAX_OFFERED = 20;

export async function offerTexts(
  { baseLanguage, namesPerPlatform }: Pick<Account, "baseLanguage" | "namesPerPlatform">,
  { folders, cancellation }: Pick<RunContext, "folders" | "cancellation">,
  questions: Questions | undefined,
): Promise<OfferedTexts> {
  const { working } = folders;
  const paths = await findAppTexts(working, cancellation.stopping);
  const found = suggestTexts(paths, baseLanguage).slice(0, MAX_OFFERED);
  const chosen =
    questions && found.length > 0
      ? await questions.several(
          "Which of these files contain the texts of the app? Lokaform then reads them in place of a keys.yaml",
          found.map((one) => ({ value: one.row.files, about: aboutCodes(one) })),
          [],
        )
      : [];
  const taken = found.filter(({ row }) => chosen.includes(row.files));
  return {
    taken: await Promise.all(taken.map((one) => rowOf(one, working, namesPerPlatform))),
    mentioned: questions ? [] : found.map(({ row }) => row.files),
  };
}

function aboutCodes({ codes }: SuggestedTexts): string {
  return codes.length === 0 ? "" : codes.join(", ");
}

async function rowOf(
  { row, baseFile }: SuggestedTexts,
  folder: string,
  namesPerPlatform: boolean,
): Promise<Json> {
  const { platforms, ...others } = row;
  const [only] = platforms.length === 1 ? platforms : [];
  const isJson = baseFile.endsWith(".json");
  return {
    ...others,
    // Names on other platforms can differ, and stay as they are.
    ...(namesPerPlatform && only !== undefined ? { platform: only } : { platforms }),
    ...(isJson && hasI18nextPlurals(await startOfFile(folder, baseFile)) && { plurals: "i18next" }),
  };
}
