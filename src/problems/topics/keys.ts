import type { ProblemTopic } from "../explanation.ts";

export const KEY_PROBLEMS = {
  title: "Keys: which one is meant, and what it may have",
  explanations: {
    "duplicate-key": {
      title: "A key is declared twice",
      cause: "Two entries declare one key on the same platform, so it is not clear which one counts.",
      fix: "Keep one entry. If they are keys of different platforms, set platforms on both.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n  - key_name: cart.title\n" },
        run: "lokaform validate",
        shown:
          'keys.yaml:3:15: error: Key "cart.title" is declared twice: here and at keys.yaml:2. Keep one of them. If they are keys of different platforms, set platforms on both.',
      },
    },
    "ambiguous-key": {
      title: "Several live keys have this name",
      cause:
        "The project has several keys with the declared name, and nothing in the entry says which one is meant.",
      fix: "Add key_id with one of the ids in the message, or declare the filenames if they differ.",
      effect: "change",
      example: {
        given: "The project has two keys with the name cart.title.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform plan",
        shown:
          "keys.yaml:2:15: error: cart.title: The project has 2 keys with this name (ids 1, 2), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead.",
      },
    },
    "lookalike-key": {
      title: "A live key has a name that looks the same",
      cause:
        "The declared name and a live name look alike, but consist of other Unicode characters. A new key would be a duplicate.",
      fix: "Copy the name from the project, or set previously to the live name to rename the key.",
      effect: "change",
      example: {
        given: "The live key is called café, with é as a letter and an accent.",
        files: { "keys.yaml": "keys:\n  - key_name: café\n    platforms: [web]\n" },
        run: "lokaform plan",
        shown:
          "keys.yaml:2:15: error: café: Live key 1 has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name.",
      },
    },
    "claimed-twice": {
      title: "Two entries mean one live key",
      cause: "Two entries refer to the same live key, by its name, its former name or its id.",
      fix: "Remove previously or key_id from one of the entries, or remove that entry.",
      effect: "change",
      example: {
        given: "The project has the key cart.title.",
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.heading\n    previously: cart.title\n  - key_name: cart.title\n",
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:3:17: error: cart.heading: The field previously names the live key "cart.title", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it.',
      },
    },
    "second-key": {
      title: "A second key with the same name",
      cause: "The project has a key with this name on other platforms, so the entry creates a second one.",
      fix: "To use the live key, add its id as key_id. If this key is really new, set previously: [].",
      effect: "remark",
      example: {
        given: "The project has the key cart.title on web.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    platforms: [ios]\n" },
        run: "lokaform plan",
        shown:
          'keys.yaml:3:16: warning: cart.title: Live key 1 has the name "cart.title" on web, but this entry is on ios, so a second key is created without its translations. To use the live key, add key_id: 1. If this key is really new, set previously: [].',
      },
    },
    "stale-id": {
      title: "There is no object with this id",
      cause:
        "The id in key_id, webhook_id or an option is not in this project. Perhaps it is from another project, or the object was deleted.",
      fix: "Correct the id, or remove it. A key is then matched by its name.",
      effect: "remark",
      example: {
        given: "The project has no key with the id 99.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    key_id: 99\n" },
        run: "lokaform plan",
        shown:
          "keys.yaml:3:13: warning: The project has no key with the id 99, so key_id is ignored and the key is matched by its name. Remove or correct key_id.",
      },
    },
    "wrong-id": {
      title: "The id and the name are two live keys",
      cause:
        "key_id names one live key, and key_name is the name of another live key. A rename would make two keys of one name.",
      fix: "Correct key_id or the name. To rename both keys, declare the other one with its new name as well.",
      effect: "change",
      example: {
        given: "The project has cart.title (id 1) and cart.empty (id 2).",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    key_id: 1\n" },
        run: "lokaform plan",
        shown:
          'keys.yaml:3:13: error: cart.empty: key_id 1 is live key "cart.title", but the name "cart.empty" is live under another id, 2. Correct key_id or the name; to rename both keys, declare the other one with its new name as well.',
      },
    },
    "unknown-previously": {
      title: "No live key has the former name",
      cause:
        "previously names a key that the project does not have, so the entry creates a new key. Either the name is misspelled, or the rename is done.",
      fix: "Correct the name. If the key is already renamed or really new, remove previously.",
      effect: "remark",
      example: {
        given: "The project has the key cart.title.",
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.heading\n    platforms: [web]\n    previously: cart.titel\n",
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:4:17: warning: cart.heading: No live key has the former name "cart.titel", so this entry creates a new key. Did you mean "cart.title"?',
      },
    },
    "rename-cycle": {
      title: "Renames in a circle",
      cause:
        "Each key of the circle must get the name that another one still has. The service accepts no such step.",
      fix: "Rename one of the keys to a new name first, apply, and then rename the others.",
      effect: "run",
      example: {
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.title\n    previously: cart.empty\n  - key_name: cart.empty\n    previously: cart.title\n",
        },
        run: "lokaform validate",
        shown:
          'keys.yaml:3:17: error: These renames form a cycle: "cart.title" ← "cart.empty" ← "cart.title". Rename one of the keys to a third name first, in two steps.',
      },
    },
    "rename-twice": {
      title: "A former name is used twice",
      cause: "Two entries name the same live key in previously, but it can only become one of them.",
      fix: "Keep the former name in one of the entries.",
      effect: "change",
      example: {
        given: "The project has the key cart.title.",
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.heading\n    platforms: [web]\n    previously: cart.title\n  - key_name: cart.headline\n    platforms: [web]\n    previously: cart.title\n",
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:4:17: error: cart.heading: "cart.title" is a former name of several declared keys, but it can only become one of them. Keep it in one.',
      },
    },
    "narrow-filter": {
      title: "A filter leaves out a rename that must come first",
      cause:
        "The change gives the key a name that another live key still has. That key is renamed as well, but --filter does not choose it.",
      fix: "Add a filter that also chooses the other key, or run without --filter.",
      effect: "change",
      example: {
        given: "The project has the keys cart.title and cart.head.",
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.head\n    previously: cart.title\n  - key_name: cart.headline\n    previously: cart.head\n",
        },
        run: "lokaform plan --filter cart.head",
        shown:
          'keys.yaml:2:5: error: cart.head: It gets a name that is live until another key is renamed to "cart.headline", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter.',
      },
    },
    "needs-platforms": {
      title: "A new key needs platforms",
      cause: "The key is not in the project yet, and the service does not create a key without platforms.",
      fix: "Set platforms in the entry, under on_create for all keys of the file, or in the row of texts.",
      effect: "change",
      example: {
        files: {
          "keys.yaml": "keys:\n  - key_name: cart.empty\n    translations: { en: Your cart is empty }\n",
        },
        run: "lokaform plan",
        shown:
          "keys.yaml:2:5: error: cart.empty: It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts.",
      },
    },
    "same-names-needed": {
      title: "The names do not fit the project",
      cause:
        "The entry declares one name for each platform, but in this project a key has the same name on all platforms.",
      fix: "Declare one name, or turn on per-platform key names in the settings of the project.",
      effect: "change",
      example: {
        given: "The project has per-platform key names turned off.",
        files: {
          "keys.yaml":
            "keys:\n  - key_name: { ios: CartTitle, android: cart_title }\n    platforms: [ios, android]\n",
        },
        run: "lokaform plan",
        shown:
          "keys.yaml:2:5: error: CartTitle / cart_title: In project shop, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings.",
      },
    },
    "unused-name": {
      title: "A name for a platform that the key is not on",
      cause:
        "key_name declares a name for a platform that is not a platform of the key, so this name has no effect.",
      fix: "Remove the name, or add the platform.",
      effect: "remark",
      example: {
        given: "The project has per-platform key names turned on.",
        files: {
          "keys.yaml": "keys:\n  - key_name: { web: cart.title, ios: CartTitle }\n    platforms: [web]\n",
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:2:39: notice: cart.title: The key is on web only, so the name "CartTitle" (ios) is not used. Add the platform to platforms, or remove the name.',
      },
    },
    "owner-tag": {
      title: "The tag names another owner",
      cause:
        "A tag that starts with lokaform: says which team manages a key. The declared one is not that of the setting owner.",
      fix: "Remove the tag. Lokaform adds the one of your owner. To give a key to another team, declare it in the manifests of that team.",
      effect: "change",
      example: {
        files: {
          "lokaform.yaml": "owner: web\n",
          "keys.yaml": "keys:\n  - key_name: cart.title\n    tags: [lokaform:ios]\n",
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:3:5: error: cart.title: The tag "lokaform:ios" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team.',
      },
    },
    "looks-renamed": {
      title: "A new key has the text of another key",
      cause:
        "A new key has the same text as a live key that is not declared, so the key was probably renamed. If the plan removes the live key, it is refused.",
      fix: "Set previously to the former name, which keeps the translations. If the key is really new, set previously: [].",
      effect: "remark",
      example: {
        given: 'The project has the key cart.title with the text "Cart".',
        files: {
          "keys.yaml":
            "keys:\n  - key_name: cart.heading\n    platforms: [web]\n    translations: { en: Cart }\n",
        },
        run: "lokaform plan",
        shown:
          'keys.yaml:2:5: notice: Unmanaged live key "cart.title" has the same en text as the new key "cart.heading". If it was renamed, set previously: cart.title to keep its translations. If the new key is really new, set previously: [].',
      },
    },
  },
} as const satisfies ProblemTopic;
