/** Keys that were renamed in Lokalise since the last apply: another one of their text is created only if a person says so. */
import { isFromLokalise, type ProjectContext } from "../kinds/declaredEntry.ts";
import { spellingsOf } from "../kinds/field.ts";
import type { Match } from "../kinds/kind.ts";
import { entryProblem } from "../kinds/read.ts";
import { canonical, groupedByEach, yamlWord } from "../model/json.ts";
import { manifestOf } from "../model/place.ts";
import type { Problem } from "../model/problem.ts";
import { type DeclaredKey, keyTraits } from "./fieldTable.ts";
import { type LiveKey, labelOf, namesLike } from "./liveKey.ts";
import { liveText, rowOf } from "./texts.ts";

/** Those that would be created again, although exactly one live key that nothing declares has their base translation. */
export function renamedThere(
  matches: readonly Match<DeclaredKey, LiveKey>[],
  unmanaged: readonly LiveKey[],
  { applied, project: { baseLanguage } }: ProjectContext,
): { declared: DeclaredKey; problem: Problem }[] {
  const isAgain = ({ declared: key, live }: (typeof matches)[number]) =>
    !live && !isFromLokalise(key) && !key.values.new && applied?.has(canonical(key.values.key_name));
  const again = matches.filter(isAgain);
  if (again.length === 0) return [];
  const liveByText = groupedByEach(unmanaged, (key) =>
    spellingsOf(liveText(rowOf(key, baseLanguage)?.translation ?? "", key.is_plural)),
  );
  return again.flatMap(({ declared }) => {
    const text = declared.values.translations?.[baseLanguage] ?? "";
    const [twin, rival] = new Set(spellingsOf(text).flatMap((spelling) => liveByText.get(spelling) ?? []));
    if (!twin || rival) return [];
    const [name = ""] = namesLike(twin, declared.values.key_name);
    const message = `It was live at the last apply, and now key "${labelOf(twin.key_name, twin.platforms)}" (id ${twin.key_id}) has its ${baseLanguage} translation, so it was probably renamed in Lokalise. It is not created. To take the new name, rename it in all files. To rename the key back, set previously: ${yamlWord(name)} in an entry of ${manifestOf(declared.file.path)}. If it is another key, set new: true there.`;
    return [
      {
        declared,
        problem: entryProblem(keyTraits, declared, "looks-renamed", message, { path: ["key_name"] }),
      },
    ];
  });
}
