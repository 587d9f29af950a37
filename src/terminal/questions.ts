/** Asks the questions of init at a terminal. Editing a line, a list and a hidden text is the work of a library. */
import { oneLine } from "../report/safeText.ts";
import { NotAnswered, type Questions } from "../run/init/questions.ts";
import type { Prompt } from "./prompt.ts";

type Cancel = typeof import("@clack/prompts").CANCEL_SYMBOL;

/** `signal` ends a question without an answer. */
export async function openQuestions({ input, output }: Prompt, signal: AbortSignal): Promise<Questions> {
  // A terminal that does not know its width has 0 columns, and each character would be on a line of its own.
  if ("columns" in output && output.columns === 0) Object.assign(output, { columns: 80 });
  // No other command needs it.
  const { confirm, multiselect, password, text } = await import("@clack/prompts");
  const given = (question: string) => ({ input, output, signal, message: oneLine(question) });
  return {
    async text(question, check, usual) {
      const validate = (answer: string | undefined) => check((answer ?? "").trim());
      const start = usual === undefined ? {} : { initialValue: oneLine(usual) };
      return answered(await text({ ...given(question), validate, ...start })).trim();
    },
    async secret(question) {
      const validate = (answer: string | undefined) => (answer?.trim() ? undefined : "Type or paste it.");
      return answered(await password({ ...given(question), validate })).trim();
    },
    async several(question, choices, usual) {
      const options = choices.map(({ value, about }) => ({
        value,
        label: oneLine(value),
        hint: oneLine(about),
      }));
      return answered(
        await multiselect({ ...given(question), options, initialValues: [...usual], required: false }),
      );
    },
    async yesNo(question) {
      return answered(await confirm({ ...given(question), initialValue: false }));
    },
  };
}

function answered<Answer extends string | boolean | readonly string[]>(answer: Answer | Cancel): Answer {
  if (typeof answer === "symbol") throw new NotAnswered();
  return answer;
}
