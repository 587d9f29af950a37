import type { ProblemTopic } from "../explanation.ts";

export const WEBHOOK_PROBLEMS = {
  title: "Webhooks",
  explanations: {
    "duplicate-webhook": {
      title: "A webhook is declared twice",
      cause: "Two entries declare the same webhook, so it is not clear which one counts.",
      fix: "Keep one entry, with all its events.",
      effect: "run",
      example: {
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n",
        },
        run: "lokaform validate",
        shown:
          "webhooks.yaml:4:10: error: Webhook https://ci.example.com/hooks with the same events is declared twice: here and at webhooks.yaml:2. Keep one of them.",
      },
    },
    "ambiguous-webhook": {
      title: "It is not clear which live webhook is meant",
      cause: "A live webhook has the declared URL, but other events, or several live webhooks have this URL.",
      fix: "Add webhook_id with one of the ids in the message. To create another webhook, set previously: [].",
      effect: "change",
      example: {
        given: "A live webhook has this URL and the event project.exported.",
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n",
        },
        run: "lokaform plan",
        shown:
          "webhooks.yaml:2:10: error: https://ci.example.com/hooks: A live webhook has this URL and branch, but none of these events (id 1111111111111111111111111111111111111111). To use this webhook, add webhook_id with its id. To create another webhook, set previously: [].",
      },
    },
    "lookalike-webhook": {
      title: "A live webhook differs only in the value of a variable",
      cause:
        "The URL fits a live webhook except for the value of ${NAME}. Perhaps the variable has a wrong value here.",
      fix: "Correct the variable. To change the live webhook, add webhook_id. To create another one, set previously: [].",
      effect: "change",
      example: {
        given: "A live webhook has this URL with another value of HOOK_PATH.",
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: https://ci.example.com/hooks/${HOOK_PATH}\n    events: [project.imported]\n",
        },
        run: "lokaform plan",
        shown:
          "webhooks.yaml:2:10: error: https://ci.example.com/hooks/${HOOK_PATH}: Live webhook 1111111111111111111111111111111111111111 has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: 1111111111111111111111111111111111111111. To create another one, set previously: [].",
      },
    },
    "needs-events": {
      title: "A new webhook needs events",
      cause:
        "The webhook is not in the project yet, and the service does not create a webhook without events.",
      fix: "Set the field events.",
      effect: "change",
      example: {
        files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks\n" },
        run: "lokaform plan",
        shown:
          "webhooks.yaml:2:5: error: https://ci.example.com/hooks: It is not in the project yet, and the service needs events to create it. Set the field events.",
      },
    },
    "unknown-event": {
      title: "Unknown event",
      cause:
        "Lokaform does not know this event. It sends it anyway, because the service may have new events.",
      fix: "Correct the name if it is misspelled. The service refuses an event that does not exist.",
      effect: "remark",
      example: {
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.importd]\n",
        },
        run: "lokaform validate",
        shown:
          'webhooks.yaml:3:14: warning: Lokaform does not know the event "project.importd", but sends it unchanged. Did you mean "project.imported"?',
      },
    },
    "http-webhook": {
      title: "The URL of a webhook starts with http://",
      cause:
        "The service sends the events and the secret of this webhook unencrypted, so others can read them.",
      fix: "Use a URL that starts with https://.",
      effect: "remark",
      example: {
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: http://ci.example.com/hooks\n    events: [project.imported]\n",
        },
        run: "lokaform validate",
        shown:
          "webhooks.yaml:2:10: warning: The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://.",
      },
    },
    "secret-in-url": {
      title: "A URL of a webhook looks as if it has a secret in it",
      cause:
        "A part of the path or of the query is long and not a word, or it is the value of a name such as token. Everybody who can read the repository can read it.",
      fix: "Write a variable in place of the secret, such as ${HOOK_TOKEN}, and set it where lokaform runs. Make a new secret where the URL comes from, because the old one stays in the history of the repository.",
      effect: "remark",
      example: {
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: https://ci.example.com/hooks/f00dfeed12345678\n    events: [project.imported]\n",
        },
        run: "lokaform validate",
        shown:
          "webhooks.yaml:2:10: warning: A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs.",
      },
    },
    "twin-webhook": {
      title: "A webhook may exist twice",
      cause:
        "Another run created the same webhook at the same time, or the webhooks could not be read after a creation.",
      fix: "Look at the webhooks in Lokalise. If there are two equal ones, delete one. Lokaform removes a second one that it made itself.",
      effect: "remark",
      example: {
        given: "While lokaform apply creates the webhook, another run creates the same one.",
        files: {
          "webhooks.yaml":
            "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n",
        },
        run: "lokaform apply",
        shown:
          "webhooks.yaml:2:5: warning: Webhook https://ci.example.com/hooks exists twice, as 14bd8ddb4265191051a1bea779ee459b25250ebc and as 2222222222222222222222222222222222222222: another run may have created it at the same time. Delete one of them in the project.",
      },
    },
  },
} as const satisfies ProblemTopic;
