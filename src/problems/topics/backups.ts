import type { ProblemTopic } from "../explanation.ts";

export const RESTORE_PROBLEMS = {
  title: "Backups and restore",
  explanations: {
    "backup-not-written": {
      title: "The backup cannot be written",
      cause:
        "The folder for backups cannot be used, the disk is full, or what was written could not be read back from the disk. What would be lost without a backup was not removed or overwritten.",
      fix: "Correct backup-dir, the rights of the folder or the space on the disk, and apply again.",
      effect: "project",
      example: {
        given: "The folder for backups becomes unusable while the run reads the project.",
        files: {
          "lokaform.yaml": "languages: { en: enforce }\n",
          "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n",
        },
        run: "lokaform apply",
        shown:
          "error: The backup /shop/lokaform-backup/3002780358964f9bab5a92.87762498-20260115T120000Z.yaml cannot be written: a file is in the place of its folder. Fix that, or choose another folder with backup-dir.",
      },
    },
    "bad-backup": {
      title: "The backup cannot be used",
      cause:
        "The file is not a backup of Lokaform, or it is not whole: it was cut by a broken download or a full disk, damaged or edited.",
      fix: "Give the file that the apply named, and download it again if it is not whole. Do not edit a backup.",
      effect: "run",
      example: {
        files: { "backup.yaml": "keys:\n  - key_name: cart.title\n" },
        run: "lokaform restore backup.yaml",
        shown:
          'backup.yaml:1:1: error: This is not a backup of lokaform: it has no "backup" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys.',
      },
    },
    "not-restored": {
      title: "A restore does not bring back everything",
      cause:
        "Ids, history, comments and review states cannot be restored. Values that changed after the run are kept.",
      fix: "Read the list. To replace values that changed as well, add --force.",
      effect: "remark",
      example: {
        given: "A run replaced the text of cart.title. The manifest has the former text again.",
        run: "lokaform restore lokaform-backup/monday.yaml",
        shown: "notice: This restore writes 1 text again. Review states and edit history are not restored.",
      },
    },
    "key-gone": {
      title: "The key of the backup is gone",
      cause: "The backup has texts of a key that no longer exists, so they cannot be written back.",
      fix: "Copy the texts from the backup if you need them.",
      effect: "change",
      example: {
        given: "A run replaced the text of cart.title. Then somebody deleted the key.",
        run: "lokaform restore lokaform-backup/monday.yaml",
        shown:
          "lokaform-backup/monday.yaml:19:5: error: cart.title: Key 1 no longer exists, so its texts cannot be restored. Copy them from here if you need them.",
      },
    },
    "webhook-gone": {
      title: "The webhook of the backup is gone",
      cause: "The backup has former values of a webhook that no longer exists.",
      fix: "Create the webhook again from the values in the backup if you need it.",
      effect: "change",
      example: {
        given: "A run changed the events of a webhook. Then somebody deleted the webhook.",
        run: "lokaform restore lokaform-backup/monday.yaml",
        shown:
          "lokaform-backup/monday.yaml:20:5: error: https://ci.example.com/hooks: Webhook 1111111111111111111111111111111111111111 no longer exists, so it cannot be restored. Create it by hand, or declare it.",
      },
    },
    "name-taken": {
      title: "Another key or webhook has the name now",
      cause:
        "The run removed an object that the restore would create again, but a new one has its name or URL now.",
      fix: "Rename or remove the new one, or copy from the backup what it lacks.",
      effect: "change",
      example: {
        given: "A run deleted home.title. Then somebody created another key with this name.",
        run: "lokaform restore lokaform-backup/monday.yaml",
        shown:
          "lokaform-backup/monday.yaml:16:5: error: home.title: Key 2 no longer exists, and another key (id 3) has its name now, with other values. Rename or remove that key, or copy from here what it lacks.",
      },
    },
    "no-url": {
      title: "The backup does not contain the URL of a webhook",
      cause:
        "The URL of a webhook that no manifest declares can be a secret. It is in a file of its own, next to the backup.",
      fix: "Keep the file with the URLs next to the backup, or create the webhook by hand.",
      effect: "change",
      example: {
        given: "A run removed a webhook. The file with its URL was not kept.",
        run: "lokaform restore lokaform-backup/monday.yaml",
        shown:
          "lokaform-backup/monday.yaml:16:5: error: (2222222222222222222222222222222222222222): The URL of webhook 2222222222222222222222222222222222222222 is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand.",
      },
    },
  },
} as const satisfies ProblemTopic;
