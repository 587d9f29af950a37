/** What init asks a person. */

export interface Questions {
  /** `check` returns why an answer is refused. `usual`: the answer that is there already. */
  text(question: string, check: (answer: string) => string | undefined, usual?: string): Promise<string>;
  /** The answer is not shown. */
  secret(question: string): Promise<string>;
  /** Any number of the options. */
  several(
    question: string,
    options: readonly { value: string; about: string }[],
    usual: readonly string[],
  ): Promise<string[]>;
  yesNo(question: string): Promise<boolean>;
}

/** The person ended the questions, or the run was stopped. */
export class NotAnswered extends Error {
  override name = "NotAnswered";
}
