/** Messages of ICU that are one plural, such as `{count, plural, one {# item} other {# items}}`: plural forms in rows with `plurals: icu`. */
import { append, grouped } from "../model/json.ts";
import { onceForEach } from "../model/once.ts";
import { PLURAL_FORMS } from "../wire/key.ts";
import type { BaseString, EditedFile, FormatOptions, FoundText, TextEdit, TextFormat } from "./format.ts";
import type { PluralMessage } from "./readIcuPlural.ts";
import { pluralMessage } from "./readIcuPlural.ts";

export function withIcuPlurals(format: TextFormat): TextFormat {
  return {
    ...format,
    read: (text, options) => {
      const content = format.read(text, options);
      return options.plurals === "icu" ? { ...content, texts: content.texts.map(inForms) } : content;
    },
    edit: (text, edits, options) =>
      options.plurals === "icu"
        ? new MessageEdits(format, text, options).edit(edits)
        : format.edit(text, edits, options),
  };
}

const MESSAGE = /^\{[^{}]*,\s*plural\s*,/;

/** In a file, a text is at least as long as what it says, so its forms are within its range. */
function inForms(string: FoundText): FoundText {
  const { value } = string;
  if (value.is !== "text" || !MESSAGE.test(value.text)) return string;
  const plural = pluralMessage(value.text);
  if (!plural) return string;
  const { at, text: message } = value;
  const forms = plural.forms.map(({ form, text, start }) => {
    const range = { start: at.start + start, end: at.start + start + text.length };
    return [form, { text, at: range, name: range }] as const;
  });
  return { ...string, value: { is: "forms", at, forms: new Map(forms), message } };
}

type Forms = Readonly<Record<string, string>>;

/** Edits of forms, as edits of the messages that have them. */
class MessageEdits {
  private readonly format: TextFormat;
  private readonly text: string;
  private readonly options: FormatOptions;
  /** The strings with a message, by its path, and by the start of each of its forms. */
  private readonly messages = new Map<string | number, FoundText>();

  /** In a file of the base language: by where their names start. */
  private readonly valuesIn = onceForEach((text: string) => {
    const { texts } = this.format.read(text, this.options);
    return new Map(texts.map(({ name, value }) => [name.start, value]));
  });

  constructor(format: TextFormat, text: string, options: FormatOptions) {
    this.format = format;
    this.text = text;
    this.options = options;
    for (const string of format.read(text, options).texts) {
      const { value } = inForms(string);
      if (value.is !== "forms" || value.message === undefined) continue;
      this.messages.set(string.path.join("."), string);
      for (const { at } of value.forms.values()) this.messages.set(at.start, string);
    }
  }

  edit(edits: readonly TextEdit[]): EditedFile {
    const steps = edits.map((edit, index) => ({ edit, index, string: this.changedBy(edit) }));
    const refusals = new Map<number, string>();
    const messageEdits: { edit: TextEdit; indexes: readonly number[] }[] = [];
    for (const [string, group] of grouped(steps, ({ string: changed, index }) => changed ?? index)) {
      const indexes = group.map(({ index }) => index);
      const edit =
        typeof string === "number"
          ? this.asMessage(group[0].edit)
          : this.replaced(
              string,
              group.map((step) => step.edit),
            );
      if (edit) messageEdits.push({ edit, indexes });
      else for (const index of indexes) refusals.set(index, NOT_A_PLURAL);
    }
    if (refusals.size > 0) return { is: "refused", why: NOT_A_PLURAL, each: refusals };
    const edited = this.format.edit(
      this.text,
      messageEdits.map(({ edit }) => edit),
      this.options,
    );
    if (edited.is === "edited" || !edited.each) return edited;
    const reasons: [number, string][] = [];
    for (const [index, why] of edited.each)
      append(
        reasons,
        (messageEdits[index]?.indexes ?? []).map((ofEdit): [number, string] => [ofEdit, why]),
      );
    return { ...edited, each: new Map(reasons) };
  }

  /** The string with the message of which the edit changes or adds forms. */
  private changedBy(edit: TextEdit): FoundText | undefined {
    if (edit.is === "replace") return this.messages.get(edit.at.start);
    return edit.is === "add" && typeof edit.value !== "string"
      ? this.messages.get(edit.path.join("."))
      : undefined;
  }

  private replaced(string: FoundText, edits: readonly TextEdit[]): TextEdit | undefined {
    const { value } = string;
    const plural = value.is === "text" ? pluralMessage(value.text) : undefined;
    if (!plural) return undefined;
    const forms = edits.flatMap((edit) => {
      if (edit.is === "add" && typeof edit.value !== "string") return Object.entries(edit.value);
      const changed = plural.forms.find(
        ({ start }) => edit.is === "replace" && value.at.start + start === edit.at.start,
      );
      return edit.is === "replace" && changed ? [[changed.form, edit.text] as const] : [];
    });
    const text = messageWith(plural, Object.fromEntries(forms));
    return text === undefined ? undefined : { is: "replace", at: value.at, text };
  }

  /** New forms become a message, as that of the base language is written. */
  private asMessage(edit: TextEdit): TextEdit | undefined {
    if (edit.is !== "add" || typeof edit.value === "string") return edit;
    const { forms, ...rest } = this.baseMessage(edit.base);
    const { value } = edit;
    const text = messageWith({ ...rest, forms: forms.filter(({ form }) => value[form]) }, value);
    return text === undefined ? undefined : { ...edit, value: text };
  }

  private baseMessage(base: BaseString | undefined): PluralMessage {
    const value = base && this.valuesIn(base.text).get(base.name);
    const message = value?.is === "text" ? pluralMessage(value.text) : undefined;
    return message ?? { head: "{count, plural,", forms: [], tail: "}" };
  }
}

const NOT_A_PLURAL =
  'As a message of ICU, the new forms would be read in another way: a brace or an apostrophe is a part of the syntax there, and a plural needs the form "other". Change it by hand.';

/** The message with these forms in place of its own, and with new ones in the usual order. Without those that are empty. */
function messageWith({ head, forms, tail }: PluralMessage, changed: Forms): string | undefined {
  const parts = forms.map((part) => ({ ...part, text: changed[part.form] ?? part.text }));
  const between = (parts[1] ?? parts[0])?.lead ?? " ";
  for (const form of PLURAL_FORMS) {
    const text = changed[form];
    if (!text || parts.some((part) => part.form === form)) continue;
    const rank = PLURAL_FORMS.indexOf(form);
    const next = parts.findIndex((part) => PLURAL_FORMS.indexOf(part.form) > rank);
    const at = next < 0 ? parts.length : next;
    const [neighbour] = parts;
    const lead = at === 0 ? (neighbour?.lead ?? " ") : between;
    if (at === 0 && neighbour) parts[0] = { ...neighbour, lead: between };
    parts.splice(at, 0, { lead, form, gap: neighbour?.gap ?? " ", text, start: 0 });
  }
  const text =
    head + parts.map(({ lead, form, gap, text }) => `${lead}${form}${gap}{${text}}`).join("") + tail;
  const read = pluralMessage(text)?.forms;
  const isRead =
    read?.length === parts.length && parts.every((part, index) => read[index]?.text === part.text);
  return isRead ? text : undefined;
}
