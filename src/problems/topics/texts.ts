import type { ProblemTopic } from "../explanation.ts";

export const TEXT_PROBLEMS = {
  title: "Texts of keys",
  explanations: {
    "plural-form": {
      title: "The language has no such plural form",
      cause: "Each language has its own plural forms. The declared form is not one of them.",
      fix: "Use only the forms that the message lists. Most languages need at least one and other.",
      effect: "change",
      example: {
        given: "In the project, English has the forms one and other.",
        files: {
          "keys.yaml":
            'keys:\n  - key_name: cart.items\n    platforms: [web]\n    is_plural: true\n    translations: { en: { one: "%i item", few: "%i items", other: "%i items" } }\n',
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:5:43: error: cart.items: en has no plural form "few" in this project. It has one, other.',
      },
    },
    "plural-mismatch": {
      title: "Plural forms and is_plural do not fit",
      cause: "A key with is_plural has one text for each plural form. A key without it has one text.",
      fix: "Set is_plural: true and give plural forms, or give one text.",
      effect: "run",
      example: {
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.items\n    is_plural: true\n    translations: { en: items }\n",
        },
        run: "lokaform validate",
        shown:
          "keys.yaml:4:25: error: cart.items: The field is_plural is true, so the en text needs plural forms, such as { one: …, other: … }.",
      },
    },
    conflict: {
      title: "The declared text and the live text both changed",
      cause:
        "The manifest changes a text that somebody else changed in the project. The rule of the language keeps the live text.",
      fix: "Run lokaform pull to take the live text. To write the declared text anyway, apply with --take KEY:LANGUAGE.",
      effect: "change",
      example: {
        given: "A pull request changes the text of cart.empty. A translator changed it in Lokalise as well.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    translations: { en: Nothing here }\n" },
        run: "command: plan",
        shown:
          "keys.yaml:3:21: error: cart.empty: The declared en text is new, but it is not written: another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE.",
      },
    },
    "segmented-project": {
      title: "The project keeps texts in segments",
      cause:
        "With segmentation, a text consists of several parts that translators edit one by one. Lokaform does not read or write them.",
      fix: "Remove translations from the manifests, or turn segmentation off in the project. All other fields work.",
      effect: "change",
      example: {
        given: "Segmentation is on in the project.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n" },
        run: "lokaform plan",
        shown:
          "keys.yaml:3:21: error: Project shop keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (1 text), or turn segmentation off; all other fields work.",
      },
    },
  },
} as const satisfies ProblemTopic;
