import type { ProblemTopic } from "../explanation.ts";

export const SETTING_PROBLEMS = {
  title: "Settings, options and the project",
  explanations: {
    "bad-setting": {
      title: "A setting or option cannot be used",
      cause:
        "An option, an input of the action, a variable or a value in lokaform.yaml is missing, misspelled, or contradicts another one.",
      fix: "Set the value as the message says. docs/settings.md lists all settings, and lokaform COMMAND --help lists the options of a command.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform plan --batch-size 0",
        shown: 'error: The value of batch-size is "0", but it must be a whole number from 1 to 500.',
      },
    },
    "no-token": {
      title: "There is no API token",
      cause:
        "A command that reads the project needs a token of Lokalise, and neither the environment nor an option has one.",
      fix: "Set LOKALISE_API_TOKEN, or use --token-file. In the action, set the input token from a secret. In Lokalise, users create tokens in their profile.",
      effect: "run",
      example: {
        given: "The environment has no LOKALISE_API_TOKEN.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform plan",
        shown:
          "error: There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret).",
      },
    },
    "no-project": {
      title: "No project is named",
      cause:
        "Lokaform does not know which project it must compare with, or lokaform.yaml has no project of this name.",
      fix: "Set project in lokaform.yaml or with --project. In Lokalise, the id is in the settings of the project and in its URL.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform plan",
        shown:
          "error: The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL.",
      },
    },
    "project-not-allowed": {
      title: "This workflow may not use the project",
      cause:
        "The input allow-projects of the workflow does not list the project. The files of a pull request cannot choose another one.",
      fix: "Correct the project in lokaform.yaml, or add its id to allow-projects in the workflow.",
      effect: "run",
      example: {
        given: "The workflow sets allow-projects: 4111891469ba5a0ac6eb03.98873509.",
        files: {
          "lokaform.yaml": "project: 3002780358964f9bab5a92.87762498\n",
          "keys.yaml": "keys:\n  - key_name: cart.title\n",
        },
        run: "command: plan",
        shown:
          "lokaform.yaml:1:10: error: The project 3002780358964f9bab5a92.87762498 is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list.",
      },
    },
    "unset-variable": {
      title: "A variable is not set",
      cause: "A manifest or lokaform.yaml uses ${NAME}, and the environment has no variable of this name.",
      fix: "Set the variable where Lokaform runs. In a workflow, set it under env, from a secret.",
      effect: "run",
      example: {
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: https://ci.example.com/hooks/${HOOK_PATH}\n    events: [project.imported]\n",
        },
        run: "lokaform plan",
        shown:
          'webhooks.yaml:2:10: error: ${HOOK_PATH} is not set in the environment. Set HOOK_PATH where lokaform runs, or write "$${" if the URL must contain the characters "${".',
      },
    },
    variable: {
      title: "A variable cannot be used here",
      cause:
        "The name of the variable is reserved or not allowed, or its value does not fit. In a URL, a secret could leak in this place, or the value could change the other parts of the URL.",
      fix: "Use a variable of your own. In the URL of a webhook, use it only in the path or in a value of the query. Its value may only have the characters that the message names: only at the end of the path it may have a /.",
      effect: "run",
      example: {
        files: {
          "webhooks.yaml": "webhooks:\n  - url: https://${HOST}/hooks\n    events: [project.imported]\n",
        },
        run: "lokaform validate",
        shown:
          "webhooks.yaml:2:10: error: A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host.",
      },
    },
    "missing-right": {
      title: "The user of the token lacks a right",
      cause: "The user whom the token belongs to may not do something that a later command needs.",
      fix: "Ask an admin of the project for the right, or use a token of another user.",
      effect: "remark",
      example: {
        given: "The user of the token may manage keys, but not settings.",
        run: "lokaform init --edits-by-hand no --workflows none",
        shown:
          "warning: sandbox@example.com does not have the right manage settings in this project, so webhooks can neither be read nor changed. If you need it, ask an admin of the project for the right, or use a token of another user.",
      },
    },
    "unknown-writers": {
      title: "The user of the token is not known",
      cause:
        "The rule merge replaces texts that we wrote. The service does not tell whom the token belongs to, writers is not set, and the history of the manifests does not decide it either. Plan shows a warning. Apply shows an error, because it leaves the text undecided, and makes all other changes.",
      fix: "Set writers in lokaform.yaml to the address of the user whom the token belongs to.",
      effect: "remark",
      example: {
        given: "Somebody changed the text in Lokalise. The service refuses to name the user of the token.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n" },
        run: "lokaform plan",
        shown:
          "warning: Lokaform cannot find out which user the token belongs to: GET /projects/3002780358964f9bab5a92.87762498/contributors/me returned 403: Forbidden. The API token has no access to this project. So it cannot decide about 1 text that it may have written itself: cart.title (en). It is kept as it is in the project. To decide it, set writers in lokaform.yaml to the address of this user.",
      },
    },
    "unknown-take": {
      title: "take names no declared text",
      cause:
        "The option take must name a declared key, or one of its languages. Probably the name is misspelled.",
      fix: "Correct the name, or leave out the option.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n" },
        run: "lokaform apply --take cart.titel",
        shown:
          'error: No manifest declares the text "cart.titel" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts. Did you mean "cart.title"?',
      },
    },
    "unknown-filter": {
      title: "A filter matches no declared key",
      cause:
        "The option --filter must match at least one declared key: by its name, the start of its name, a tag, or the path of its manifest. Probably it is misspelled.",
      fix: "Correct the filter, or leave it out. Paths are those that messages show.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n" },
        run: "lokaform plan --filter cart.titel",
        shown:
          'error: No declared key matches --filter cart.titel. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it. Did you mean "cart.title"?',
      },
    },
    "unknown-language": {
      title: "The project does not have this language",
      cause:
        "A manifest or the setting languages names a language that the project does not have. Codes must be those of the project.",
      fix: "Correct the code, add the language to the project, or remove it from the manifest. A row of texts can map codes with language_map.",
      effect: "project",
      example: {
        given: "The project has the languages en and de.",
        files: {
          "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart, fr: Panier }\n",
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:3:31: error: Project shop has no language "fr". Add the language to the project, or remove it here.',
      },
    },
    "project-type": {
      title: "The type of the project is not supported",
      cause:
        "A project of this type holds whole documents. It has no single keys that a manifest can declare.",
      fix: "Choose a project of the type that the message names.",
      effect: "project",
      example: {
        given: "The project is of type paged_documents.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform plan",
        shown:
          'error: Project shop is of type "paged_documents", which has no single keys to manage. Choose a project of type "localization_files".',
      },
    },
  },
} as const satisfies ProblemTopic;
