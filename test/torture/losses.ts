/** What one state of a project holds and another does not: texts, whatever the ids of their keys. */
import type { CompleteState } from "../../src/sandbox/sandbox.ts";
import { PROJECT } from "../properties/world.ts";
import { formsOf } from "./promises.ts";

/** Texts, each form apart. A key that came back has another id, and its name. */
export function textsLost(before: CompleteState, after: CompleteState): string[] {
  const { keys = [] } = after.projects[PROJECT] ?? {};
  return (before.projects[PROJECT]?.keys ?? []).flatMap((key) => {
    const now =
      keys.find(({ key_id }) => key_id === key.key_id) ??
      keys.find(({ key_name }) => JSON.stringify(key_name) === JSON.stringify(key.key_name));
    return key.translations.flatMap(({ language_iso, translation }) => {
      const row = now?.translations.find((one) => one.language_iso === language_iso);
      const has = formsOf(row?.translation ?? "");
      return [...formsOf(translation)].flatMap(([form, text]) =>
        text === "" || has.get(form) === text ? [] : [`${key.key_id} ${language_iso} ${form}: ${text}`],
      );
    });
  });
}
