import type { ProblemTopic } from "../explanation.ts";

export const PLAN_PROBLEMS = {
  title: "Refused plans",
  explanations: {
    "too-many-destroyed": {
      title: "The plan removes more than the limit allows",
      cause:
        "The plan removes more keys, texts or webhooks than limits.destroy, destroy_percent or destroy_webhooks allows.",
      fix: "Read the plan. If the removals are intended, set --max-destroy for this run, or raise the limit.",
      effect: "project",
      example: {
        given: "The project has five keys.",
        files: {
          "lokaform.yaml": "prune: all\non_remove: archive\nlimits: { destroy: 2 }\n",
          "keys.yaml": "keys:\n  - key_name: key.1\n",
        },
        run: "lokaform plan",
        shown:
          "error: The plan removes 4 keys and texts, but limits.destroy allows 2. If you want to remove them, set --max-destroy 4 for this run (in the action: max-destroy), or raise limits.destroy.",
      },
    },
    "all-destroyed": {
      title: "The plan removes everything",
      cause:
        "The plan removes every object that prune covers. This is almost always a wrong project or a wrong manifest.",
      fix: "Check the project and the manifests. If you want it, set prune: off, and remove the objects in Lokalise. To remove the last webhooks, declare that there are none: a manifest with only webhooks: [].",
      effect: "project",
      example: {
        given: "The project has the key cart.title.",
        files: {
          "lokaform.yaml": "prune: all\non_remove: archive\n",
          "keys.yaml": "keys:\n  - key_name: home.title\n    platforms: [web]\n",
        },
        run: "lokaform plan",
        shown:
          "error: The plan removes every key that the setting prune covers (1). Check the project and the manifests. If you want this, set prune: off and remove them in the project.",
      },
    },
    "nothing-declared": {
      title: "prune is on, but nothing is declared",
      cause:
        "The manifests declare no key at all, so with prune every live one could be removed. (An empty list of webhooks is accepted: it declares that there are none.)",
      fix: "Declare at least one, or set prune: off.",
      effect: "project",
      example: {
        files: { "lokaform.yaml": "prune: all\non_remove: archive\n", "keys.yaml": "keys: []\n" },
        run: "lokaform plan",
        shown:
          "error: The setting prune is on, but the manifests declare no key, so every key could be removed. Declare at least one, or set prune: off.",
      },
    },
    "foreign-project": {
      title: "Probably the wrong project",
      cause: "The project has ten keys or more, and not one of the declared names is among them.",
      fix: "Check project. If it is the right one, set allow_foreign_project in lokaform.yaml, or --allow-foreign-project for this run.",
      effect: "project",
      example: {
        given: "The project has ten keys with other names.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    platforms: [web]\n" },
        run: "lokaform plan",
        shown:
          "error: The project has 10 keys. The manifests declare 1 key, and it is not in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml.",
      },
    },
    "forgotten-manifest": {
      title: "A removed key is in a file that is not read",
      cause: "The plan removes a key that a manifest declares, but the settings do not include this file.",
      fix: "Add the file to keys or texts in lokaform.yaml, or delete the file.",
      effect: "project",
      example: {
        given: "The project has cart.title and home.title.",
        files: {
          "lokaform.yaml": "keys: [keys.yaml]\nprune: all\non_remove: archive\n",
          "keys.yaml": "keys:\n  - key_name: cart.title\n",
          "home/keys.yaml": "keys:\n  - key_name: home.title\n",
        },
        run: "lokaform plan",
        shown:
          'error: The plan removes the key "home.title". But the file home/keys.yaml declares it, and the setting keys does not include this file. Add the file to the setting keys, or delete the file.',
      },
    },
    "too-many-overwritten": {
      title: "The plan overwrites more than the limit allows",
      cause:
        "The plan replaces live values of more keys than limits.update_percent allows. It counts from 20 keys on.",
      fix: "Read the plan. If the changes are intended, raise limits.update_percent in lokaform.yaml.",
      effect: "project",
      example: {
        given: "keys.yaml declares other texts for two of 20 keys.",
        files: { "lokaform.yaml": "languages: { en: enforce }\nlimits: { update_percent: 5 }\n" },
        run: "lokaform plan",
        shown:
          "error: The plan overwrites live values of 2 of 20 keys, but limits.update_percent allows 5 %. If you want to overwrite them, raise limits.update_percent in lokaform.yaml.",
      },
    },
    "too-many-unverified": {
      title: "Too many translations would become unverified",
      cause:
        "The project marks translations as unverified when a base text changes, and the plan changes more than limits.unverify allows.",
      fix: "Apply in smaller steps, or raise limits.unverify in lokaform.yaml.",
      effect: "project",
      example: {
        given: "The project marks the German text unverified when the English text changes.",
        files: {
          "lokaform.yaml": "languages: { en: enforce }\nlimits: { unverify: 0 }\n",
          "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n",
        },
        run: "lokaform plan",
        shown:
          "error: The plan changes 1 base text, which may mark 1 translation unverified, but limits.unverify allows 0. If you want this, raise limits.unverify in lokaform.yaml.",
      },
    },
    "stopped-by-problem": {
      title: "A problem stops the whole project",
      cause: "The setting on_problem is stop, and there is a problem with one key or webhook.",
      fix: "Fix the other problems. With on_problem: skip, the other changes are applied without them.",
      effect: "project",
      example: {
        given: "The project has no key cart.empty, so its entry needs platforms.",
        files: { "lokaform.yaml": "on_problem: stop\n", "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
        run: "lokaform plan",
        besides: "needs-platforms",
        shown:
          "error: There is 1 problem in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes.",
      },
    },
    "not-agreed": {
      title: "The question was not answered with yes",
      cause:
        "At a terminal, a command asks before it writes. Another answer than yes cancels it. Nothing was written.",
      fix: "Run again and answer yes, or use --yes.",
      effect: "project",
      example: {
        given: "The person answers no.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    platforms: [web]\n" },
        run: "lokaform apply",
        shown:
          "error: Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes.",
      },
    },
    "bad-plan": {
      title: "The plan file cannot be used",
      cause:
        "The file of --plan is not a plan, is of another version of Lokaform, or is for another project.",
      fix: "Make a new plan with lokaform plan --out FILE, with the same version and for the same project.",
      effect: "run",
      example: {
        files: { "keys.yaml": "keys:\n  - key_name: cart.title\n", "plan.json": '{ "format_version": 9 }\n' },
        run: "lokaform apply --plan plan.json",
        shown:
          "error: The plan plan.json cannot be used: it has format_version 9, and this lokaform reads 1. Plan again, with the same version as apply.",
      },
    },
    "no-backup-dir": {
      title: "There is no folder for backups",
      cause:
        "The plan removes or overwrites something, and the action has no folder for the backup. Nothing is removed without a backup.",
      fix: "Set backup-dir, and keep the folder as an artifact of the workflow.",
      effect: "project",
      example: {
        given: "A push to the default branch. The project has the key home_link, which is not declared.",
        files: {
          "lokaform.yaml": "prune: all\non_remove: archive\n",
          "keys.yaml": "keys:\n  - key_name: cart.empty\n  - key_name: checkout.title\n",
        },
        run: "command: apply",
        shown:
          "error: The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow.",
      },
    },
  },
} as const satisfies ProblemTopic;
