/** Texts that are in one state of a project and not in another, whatever the ids of their keys are. */
import type { CompleteState } from "../../src/sandbox/state.ts";
import { PROJECT } from "../properties/randomProject.ts";
import { formsOf } from "./writeRules.ts";

/** The lost texts, each form separately. A restored key has the same name and another id. */
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
