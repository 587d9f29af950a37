import type { CheckName } from "../../model/checks.ts";
import type { ProblemTopic } from "../explanation.ts";

/** How a user changes what a finding means. The code of a problem is not always the name of its check. */
const levels = (check: CheckName) =>
  `In lokaform.yaml, checks: { ${check}: off } turns this advice off, and checks: { ${check}: error } makes it an error.`;

export const ADVICE_PROBLEMS = {
  title: "Advice on texts",
  explanations: {
    placeholders: {
      title: "The placeholders of two languages differ",
      cause:
        "A text lacks a placeholder of the base text, such as %d or {name}, or has another one. The app then shows the placeholder itself, or fails.",
      fix: `Use the same placeholders in all languages. ${levels("placeholders")}`,
      effect: "advice",
      example: {
        files: {
          "keys.yaml":
            'keys:\n  - key_name: cart.hello\n    translations: { en: "Hello {name}", de: "Hallo {nmae}" }\n',
        },
        run: "lokaform validate",
        shown:
          "keys.yaml:3:45: warning: cart.hello: The de text has {nmae}, but the en text has {name}. Use the same placeholders in both.",
      },
    },
    "icu-message": {
      title: "An ICU message has a mistake",
      cause:
        "A text with an argument such as {count, plural, …} or {gender, select, …} cannot be read. The app shows no text, or the wrong one.",
      fix: `Correct the text. The message says what is wrong, and at which character. ${levels("icu")}`,
      effect: "advice",
      example: {
        files: {
          "keys.yaml":
            'keys:\n  - key_name: cart.items\n    translations: { en: "{count, plural, one {# item}}" }\n',
        },
        run: "lokaform validate",
        shown:
          'keys.yaml:3:25: warning: cart.items: The en text is not a valid ICU message: a plural or select has no form "other" (character 29). Add other {…}.',
      },
    },
    "missing-plural-form": {
      title: "A plural form is missing",
      cause: "The language needs a form that neither the text nor the project has.",
      fix: `Add the forms that the message names, or let translators add them in the project, and run pull. ${levels("plurals")}`,
      effect: "advice",
      example: {
        files: {
          "keys.yaml":
            'keys:\n  - key_name: cart.items\n    is_plural: true\n    translations: { pl: { one: "%i produkt", other: "%i produktu" } }\n',
        },
        run: "lokaform validate",
        shown:
          "keys.yaml:4:25: warning: cart.items: The pl text lacks the plural forms few and many, which the language needs. Add them.",
      },
    },
    "text-too-long": {
      title: "A text is longer than its limit",
      cause: "The text has more characters than char_limit of its key allows.",
      fix: `Shorten the text, or raise char_limit. ${levels("length")}`,
      effect: "advice",
      example: {
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.pay\n    char_limit: 8\n    translations: { en: Pay, de: Jetzt bezahlen }\n",
        },
        run: "lokaform validate",
        shown:
          "keys.yaml:4:34: warning: cart.pay: The de text has 14 characters, but char_limit allows 8. Shorten it, or raise char_limit.",
      },
    },
    blanks: {
      title: "Blanks at the start or end differ",
      cause:
        "A text starts or ends with a blank or a line break, and the base text does not. Or only the base text does.",
      fix: `Add or remove it. ${levels("blanks")}`,
      effect: "advice",
      example: {
        files: {
          "keys.yaml": 'keys:\n  - key_name: cart.name\n    translations: { en: "Name: ", de: "Name:" }\n',
        },
        run: "lokaform validate",
        shown:
          "keys.yaml:3:39: warning: cart.name: The de text does not end with a blank, unlike the en text. Add it.",
      },
    },
    "no-base-text": {
      title: "A key has no text in the base language",
      cause: "The key has a text in another language. Translators see no text that they could translate.",
      fix: `Add the base text. ${levels("base")}`,
      effect: "advice",
      example: {
        given: "The base language of the project is English.",
        files: {
          "keys.yaml": "keys:\n  - key_name: cart.new\n    platforms: [web]\n    translations: { de: Neu }\n",
        },
        run: "lokaform plan",
        shown:
          "keys.yaml:4:5: warning: cart.new: It has a text in de, but none in en, the base language. Add the en text.",
      },
    },
  },
} as const satisfies ProblemTopic;
