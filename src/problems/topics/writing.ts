import type { ProblemTopic } from "../explanation.ts";

export const WRITING_PROBLEMS = {
  title: "Files that Lokaform writes",
  explanations: {
    "not-written": {
      title: "A file cannot be written",
      cause:
        "The path is a folder or a link, is outside of the workspace, or belongs to a file that Lokaform must not replace.",
      fix: "Choose another path.",
      effect: "run",
      example: {
        files: { "lokaform.yaml": "keys: [keys.yaml]\n" },
        run: "lokaform pull --out ../elsewhere",
        shown:
          "error: ../elsewhere/keys.yaml is outside of the working directory. Choose a path inside of it.",
      },
    },
    "not-editable": {
      title: "A value cannot be changed in its file",
      cause:
        "Pull changes only what it can change without any effect on the rest of the file. This place does not allow it.",
      fix: "Change the value by hand, or declare it in a manifest in YAML.",
      effect: "remark",
      example: {
        given: "The live description of cart is Title. A source file cannot have a description.",
        files: {
          "lokaform.yaml":
            'writers: [ci@example.com]\ntexts:\n  - { files: "src/{lang}.json", platforms: [web] }\n',
          "src/en.json": '{ "cart.title": "Cart" }\n',
        },
        run: "lokaform pull --fields description",
        shown:
          "notice: Only source files declare 1 key with other values of description, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML.",
      },
    },
    "not-expressible": {
      title: "A manifest cannot declare a live value",
      cause:
        "The project has a value that a manifest cannot contain, or that would change the meaning of other entries.",
      fix: "Leave it out, correct it in the project, or declare it by hand with its id.",
      effect: "remark",
      example: {
        given: "The live text of cart.title has a control character.",
        run: "lokaform pull",
        shown:
          'warning: Not expressible: translations.en of key "cart.title" (id 1) is not in the new manifests. It has a character that a manifest cannot contain.',
      },
    },
    "run-stopped": {
      title: "The run was stopped",
      cause: "A signal, such as Ctrl-C, or the setting time_limit ended the run before it was done.",
      fix: "Run again. What was already written is not written a second time.",
      effect: "run",
      example: {
        given: "Ctrl-C while lokaform pull reads the project.",
        run: "lokaform pull",
        shown: "error: The run was stopped by SIGINT. Nothing was written.",
      },
    },
  },
} as const satisfies ProblemTopic;
