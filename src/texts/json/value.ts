/** Names and values of JSON that cannot be those of a key, in words. */
import { UNSTORABLE, unstorableMessage } from "../../model/storable.ts";
import type { Range, TextFault } from "../format.ts";
import type { JsonMember, JsonValue } from "./tree.ts";

/** Why a value is not a text that a key can have. Undefined: it is one. `subject`: the start of the message. */
export function valueFault(subject: string, value: JsonValue): TextFault | undefined {
  if (value.is === "string") {
    return UNSTORABLE.test(value.text) ? notText(unstorableMessage("This text"), value.at) : undefined;
  }
  return notText(`${subject} is ${REASONS[value.is]}`, value.at);
}

/** Why a name cannot be a part of the name of a key. */
export function nameFault({ name, nameAt }: JsonMember): TextFault | undefined {
  if (name === "") return notText("This name is empty, and a key needs a name. Write a name.", nameAt);
  return UNSTORABLE.test(name) ? notText(unstorableMessage("This name"), nameAt) : undefined;
}

const QUOTES = "Put it in quotes to make it a text.";
const REASONS = {
  number: `a number. ${QUOTES}`,
  boolean: `true or false. ${QUOTES}`,
  null: "null. Write a text in quotes, or remove this name.",
  array: "a list, and a key has one text. Give each text a name of its own.",
  object: "an object. Nested names are not part of this format. Write a text in quotes.",
};

export function notText(message: string, at: Range): TextFault {
  return { code: "not-a-text", message, at };
}
