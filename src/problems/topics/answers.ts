import type { ProblemTopic } from "../explanation.ts";

export const SERVICE_PROBLEMS = {
  title: "Answers of the service",
  explanations: {
    "api-error": {
      title: "The service refuses a request, or does not answer",
      cause:
        "The API of Lokalise answered with an error, or there was no answer. The message has the answer and its status.",
      fix: "If the message names the token, check the token and its rights. Otherwise run again later.",
      effect: "project",
      example: {
        given: "The token is not valid.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform plan",
        shown:
          "error: GET /projects/3002780358964f9bab5a92.87762498/keys returned 401: Invalid `X-Api-Token` header. The API token is wrong or was revoked: check the token, or create a new one.",
      },
    },
    "unusable-answer": {
      title: "An answer lacks what is needed",
      cause:
        "The answer of the service lacks a value that must be compared or kept, or the value cannot be used. Absent is not the same as empty.",
      fix: "Run again. If the problem remains, report it to the service, or remove the field from the manifest.",
      effect: "change",
      example: {
        given: "The answer of the service has no tags for cart.title.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    tags: [cart]\n" },
        run: "lokaform plan",
        shown:
          "keys.yaml:2:15: error: cart.title: Live key 1 cannot be used: the service's answer has no usable tags. Nothing is written for it. Run again. If that does not help, the service has changed or has a fault.",
      },
    },
    "incomplete-live": {
      title: "The list of live objects is not complete",
      cause:
        "The service says that there are more objects than it lists, or the list changed while its pages were read, also in a second reading. A missing key would look like a new one.",
      fix: "Run again when no other person or import changes the project.",
      effect: "project",
      example: {
        given: "The service says that the project has two keys, but lists none.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform plan",
        shown:
          "error: Lokaform read the keys two times, and both lists were incomplete. The service says that the project has 2 keys, but the last list has 0. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault.",
      },
    },
    "writer-moved": {
      title: "The writer of other texts changed",
      cause:
        "After a write, the service names another writer of texts that were not sent. The rule merge needs to know who wrote a text.",
      fix: "Use the rule seed for these languages, so that the texts of translators are kept.",
      effect: "remark",
      example: {
        given:
          "The service names the user of the token as the writer of a German text when the English text is written.",
        files: {
          "lokaform.yaml": "languages: { en: enforce, de: merge }\n",
          "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n",
        },
        run: "lokaform apply",
        shown:
          "warning: After a write, the service names another writer of texts that were not sent: 1 in de. Lokaform can no longer see who wrote them. Use the rule seed for these languages, not merge, so that texts of translators are kept.",
      },
    },
    "unread-history": {
      title: "Earlier versions of the manifests cannot be read",
      cause:
        "A text may be replaced if a manifest once declared it. The git history that would show this cannot be read, so the text is kept. Plan shows a warning. Apply shows an error, because it leaves the text undecided, and makes all other changes.",
      fix: "Fetch the history (fetch-depth: 0 in actions/checkout), or give the token of the workflow the right contents: read.",
      effect: "remark",
      example: {
        given:
          "Somebody changed the text in Lokalise. The git repository is shallow: it lacks older commits.",
        files: {
          "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n",
        },
        run: "lokaform plan",
        shown:
          "warning: Lokaform cannot decide about 1 text that others wrote and that may have been in the manifests earlier: cart.title (en). It is kept as it is in the project. The history of the manifests cannot be read: The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0).",
      },
    },
    bug: {
      title: "A mistake in Lokaform",
      cause: "Something happened that Lokaform does not expect. The lines above the problem show where.",
      fix: "Please report it with these lines. What was already written is in the report.",
      effect: "project",
      example: {
        given: "The plan has a case that the code of Lokaform does not expect.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    platforms: [web]\n" },
        run: "lokaform plan",
        shown:
          "error: This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them.",
      },
    },
  },
} as const satisfies ProblemTopic;
