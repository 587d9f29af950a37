import type { ProblemTopic } from "../explanation.ts";

export const FILE_PROBLEMS = {
  title: "Reading manifests and source files",
  explanations: {
    yaml: {
      title: "The YAML cannot be read",
      cause:
        "The file is not valid YAML at this place. Often a text needs quotes, or a conflict of a merge is left in the file.",
      fix: "Correct the line. Put texts that start with a special character, such as { or [, in quotes.",
      effect: "run",
      example: {
        files: {
          "keys.yaml": "keys:\n  - key_name: cart.items\n    translations:\n      en: {{count}} items\n",
        },
        run: "lokaform validate",
        shown:
          'keys.yaml:4:21: error: The YAML cannot be read here. A text that starts with {{ means something else in YAML. Put the text in quotes: "{{…".',
      },
    },
    "duplicate-member": {
      title: "A field is declared twice",
      cause: "One entry has the same field twice, so it is not clear which value counts.",
      fix: "Keep one of the two lines.",
      effect: "run",
      example: {
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.title\n    description: Title of the cart\n    description: Heading\n",
        },
        run: "lokaform validate",
        shown: "keys.yaml:4:5: error: This field is declared twice in the same entry. Keep one of them.",
      },
    },
    "unknown-member": {
      title: "Unknown field",
      cause:
        "A manifest or lokaform.yaml has a field that Lokaform does not know. Usually its name is misspelled.",
      fix: "Correct the name. The message suggests a similar one. The fields are listed in the README, in docs/manifest.md and in docs/settings.md.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    plattforms: [web]\n" },
        run: "lokaform validate",
        shown: 'keys.yaml:3:5: error: Unknown field "plattforms" in a key. Did you mean "platforms"?',
      },
    },
    "missing-member": {
      title: "A required field is missing",
      cause: "The entry lacks a field that it cannot be without, such as the name of a key.",
      fix: "Add the field.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - platforms: [web]\n" },
        run: "lokaform validate",
        shown:
          "keys.yaml:2:5: error: The field key_name is missing. It is required in a key. It must be one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }.",
      },
    },
    "wrong-type": {
      title: "A value of another type is expected",
      cause: "The field takes a value of another type, such as a list instead of a text.",
      fix: "Write the value as the message says. Put a number or a word such as yes in quotes if it must be a text.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    platforms: web\n" },
        run: "lokaform validate",
        shown:
          'keys.yaml:3:16: error: The field platforms is the text "web". It must be a list of platforms (ios, android, web, other).',
      },
    },
    "wrong-value": {
      title: "The value is not allowed",
      cause: "The field takes only certain values, and this is not one of them.",
      fix: "Use one of the values that the message lists.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    platforms: [wep]\n" },
        run: "lokaform validate",
        shown:
          'keys.yaml:3:17: error: "wep" is not allowed here. Allowed values: ios, android, web, other. Did you mean "web"?',
      },
    },
    "null-value": {
      title: "A field has no value",
      cause:
        "A field without a value means null in YAML. Lokaform does not guess whether the field must be emptied or kept.",
      fix: "Write a value. To empty the field, write an empty text or list. To leave the live value as it is, remove the line.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    description:\n" },
        run: "lokaform validate",
        shown:
          'keys.yaml:3:17: error: The field description has no value. If Lokaform should not manage it, remove it. To make it empty, write "".',
      },
    },
    "empty-manifest": {
      title: "A manifest without entries",
      cause:
        "The file is empty, or has none of the lists that its kind needs. An empty file is usually a mistake.",
      fix: "Add the list keys: or webhooks:. A list without entries is written as [].",
      effect: "run",
      example: {
        files: { "keys.yaml": "# The keys of the cart follow.\n" },
        run: "lokaform validate",
        shown:
          'keys.yaml:1:1: error: The manifest is empty. A manifest needs the list "keys:". If it declares nothing, write keys: [].',
      },
    },
    "no-manifest": {
      title: "No manifest is found",
      cause: "A path or glob of keys, webhooks or texts matches no file, or there is no manifest at all.",
      fix: "Correct the path. It is relative to lokaform.yaml, or to the working directory if an option names it. For the first manifest of a live project, run lokaform pull.",
      effect: "run",
      example: {
        run: "lokaform validate --keys l10n/keys.yaml",
        shown:
          'error: keys "l10n/keys.yaml" matches no file. Correct the path: it is relative to the working directory.',
      },
    },
    "unread-manifest": {
      title: "A manifest with the usual name is not read",
      cause:
        "There is a keys.yaml or webhooks.yaml next to lokaform.yaml, but the setting keys or webhooks names other files.",
      fix: "Add the file to the setting, or delete it.",
      effect: "remark",
      example: {
        files: {
          "lokaform.yaml": "keys: [l10n/keys.yaml]\n",
          "keys.yaml": "keys:\n  - key_name: home.title\n",
          "l10n/keys.yaml": "keys:\n  - key_name: cart.title\n",
        },
        run: "lokaform validate",
        shown:
          "lokaform.yaml:1:8: warning: keys.yaml is not read, because the setting keys does not name it. Add it to the setting, or delete the file.",
      },
    },
    "not-read": {
      title: "A file cannot be read",
      cause:
        "A file that an option or a setting names does not exist, is a folder, is not UTF-8, or may not be read.",
      fix: "Correct the path or the rights of the file.",
      effect: "run",
      example: {
        run: "lokaform restore lokaform-backup/monday.yaml",
        shown: "error: The backup lokaform-backup/monday.yaml cannot be read: it does not exist.",
      },
    },
    "text-file": {
      title: "A source file cannot be read",
      cause:
        "A file of the setting texts is not valid in its format, so none of its texts is known. A file in a language that is not read causes no error. A warning: validate does not know whether the language is the base language.",
      fix: "Correct the file at the named line.",
      effect: "run",
      example: {
        files: {
          "lokaform.yaml": 'texts:\n  - { files: "src/{lang}.json", platforms: [web] }\n',
          "src/en.json": '{\n  "cart": "Cart"\n  "pay": "Pay now"\n}\n',
        },
        run: "lokaform validate",
        shown:
          "src/en.json:3:3: error: A comma is missing before this. If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.",
      },
    },
    "not-a-text": {
      title: "A value of a source file is not a text",
      cause: "A source file has a value that cannot be a translation, such as a number.",
      fix: "Write a text, or keep the value in another file.",
      effect: "run",
      example: {
        files: {
          "lokaform.yaml": 'texts:\n  - { files: "src/{lang}.json", platforms: [web] }\n',
          "src/en.json": '{ "cart": "Cart", "maximum": 25 }\n',
        },
        run: "lokaform validate",
        shown:
          'src/en.json:1:30: error: The value of "maximum" is a number. Put it in quotes to make it a text. If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.',
      },
    },
    "duplicate-text": {
      title: "A text is declared twice",
      cause: "Two places declare the text of one key in one language, so it is not clear which one counts.",
      fix: "Remove one of the two texts.",
      effect: "run",
      example: {
        files: {
          "lokaform.yaml": 'texts:\n  - { files: "src/{lang}.json", platforms: [web] }\n',
          "src/en.json": '{ "cart": "Cart", "cart": "Basket" }\n',
        },
        run: "lokaform validate",
        shown:
          'src/en.json:1:19: error: "cart" is twice in the same object, also at line 1. Keep one of them. If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml.',
      },
    },
    "no-language-file": {
      title: "A language has no source file",
      cause:
        "A row of texts lists a language, but no file of the row is in that language. Without the file, its keys would look removed.",
      fix: "Add the file, remove the language from the row, or map its code with language_map.",
      effect: "run",
      example: {
        files: {
          "lokaform.yaml":
            'texts:\n  - { files: "src/{lang}.json", languages: [en, de], platforms: [web] }\n',
          "src/en.json": '{ "cart": "Cart" }\n',
        },
        run: "lokaform validate",
        shown:
          'lokaform.yaml:2:14: error: texts "src/{lang}.json" has no file for the language de. Create the file, remove de from languages, or let lokaform pull create it with --create-files.',
      },
    },
  },
} as const satisfies ProblemTopic;
