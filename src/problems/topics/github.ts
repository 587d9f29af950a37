import type { ProblemTopic } from "../explanation.ts";

export const GITHUB_PROBLEMS = {
  title: "On GitHub",
  explanations: {
    "pull-request": {
      title: "apply does not run for a pull request",
      cause:
        "The manifests of a pull request are not merged yet. Apply writes only from the default branch, or from branches in apply-from.",
      fix: "Use command: plan for pull requests, and command: apply on push to the default branch.",
      effect: "run",
      example: {
        given: "The workflow runs on pull_request.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
        run: "command: apply",
        shown:
          "error: apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch.",
      },
    },
    "wrong-ref": {
      title: "apply does not run from this branch",
      cause:
        "The workflow runs for a branch or tag that is neither the default branch nor in apply-from, or in a merge queue, whose commits are not merged yet.",
      fix: "Run apply on the default branch, or add the branch to the input apply-from.",
      effect: "run",
      example: {
        given: "A push to the branch texts.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
        run: "command: apply",
        shown:
          "error: apply runs on the default branch (main), but this run is for refs/heads/texts. Nothing was sent. Run apply there, or add the branch to the input apply-from.",
      },
    },
    "stale-commit": {
      title: "The branch has a newer commit",
      cause:
        "The run is for a commit that is no longer the head of its branch. It would overwrite newer texts.",
      fix: "Nothing to do if a run for the newer commit is in progress: it applies. Otherwise start the workflow by hand.",
      effect: "run",
      example: {
        given: "A push to main. Another push follows before the run starts.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
        run: "command: apply",
        shown:
          "error: This run is for commit 5b34b49, but main is now at 1c675b8. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on main (workflow_dispatch).",
      },
    },
    "unknown-head": {
      title: "The head of the branch is not known",
      cause: "GitHub does not tell whether the commit of this run is still the newest one of its branch.",
      fix: "Give the job the permission contents: read, and leave github-token at its default. If GitHub has a failure, run again later.",
      effect: "run",
      example: {
        given: "A push to main. The input github-token is empty.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
        run: "command: apply",
        shown:
          "error: Nothing was sent, because Lokaform could not find out whether this commit is still the newest of main. An older commit would overwrite newer texts. Reason: the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used.",
      },
    },
    "wrong-checkout": {
      title: "The manifests are not those of the commit",
      cause:
        "Another commit is checked out, the commit cannot be read, or settings and manifests were changed, added or removed after the checkout. The last one is an error only for events that strangers can cause, such as workflow_run: the files may be theirs.",
      fix: "Do not set ref for actions/checkout in the job that applies, and do not write settings and manifests before the step. Or run apply on push.",
      effect: "run",
      example: {
        given: "A push to main. Another commit is checked out.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
        run: "command: apply",
        shown:
          "error: The checked-out commit is a11ce02, but this run is for 5b34b49. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step.",
      },
    },
    "no-secrets": {
      title: "The run gets no secrets",
      cause:
        "GitHub gives no secrets to pull requests from forks and by Dependabot, so there is no API token. A repository that is a fork has no secrets either, unless somebody adds them: its scheduled runs only check the manifests.",
      fix: "Nothing to do: the manifests are checked and compared without the project. The plan is made after the merge.",
      effect: "remark",
      example: {
        given: "A pull request from a fork.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
        run: "command: plan",
        shown:
          "notice: This pull request comes from a fork, and GitHub gives it no secrets: the manifests were checked, and not compared with the project.",
      },
    },
    "not-published": {
      title: "A comment, issue or check run was not written",
      cause:
        "The token of the workflow lacks a permission, GitHub failed or refused it, the time was up, or the run is not for the newest commit of the pull request or branch.",
      fix: "Do what the message says, for example give the job the permission that it names. The job summary has everything.",
      effect: "remark",
      example: {
        given: "A pull request. The job has no permission pull-requests: write.",
        files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    description: Shown in an empty cart\n" },
        run: "command: plan",
        shown:
          "notice: The comment on pull request 1 could not be written: the workflow's token lacks a permission (403: Resource not accessible by integration). Give the job the permission pull-requests: write. The job summary has the whole report.",
      },
    },
    "released-project": {
      title: "A project is no longer managed",
      cause:
        "A pull request removes a project from lokaform.yaml. Its keys and webhooks stay in Lokalise as they are.",
      fix: "If this is not intended, add the project to lokaform.yaml again.",
      effect: "remark",
      example: {
        given: "A pull request removes the project ios from lokaform.yaml.",
        files: {
          "lokaform.yaml":
            "projects:\n  web: { project: 3002780358964f9bab5a92.87762498, keys: [keys.yaml] }\n",
          "keys.yaml": "keys:\n  - key_name: cart.empty\n",
        },
        run: "command: plan",
        shown:
          'warning: The pull request removes the project "ios" from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again.',
      },
    },
    "bad-report": {
      title: "A report cannot be used",
      cause:
        "A file that summarize reads is not a report, is of another version, or contradicts another report.",
      fix: "Give only report files of jobs of this run, made with the same version.",
      effect: "project",
      example: {
        files: { "reports/web.json": '{ "format_version": 9 }\n' },
        run: "lokaform summarize reports/*.json",
        shown:
          "error: The report reports/web.json cannot be used: it is not a report. Write it with the option report of validate, plan, apply or drift.",
      },
    },
    "no-report": {
      title: "A report is missing",
      cause:
        "A job of the matrix wrote no report, or the path of the reports is wrong. Nothing is known about its project.",
      fix: "Correct the path, and look at the job of that project. Set report in each job, and upload the file also after a failure.",
      effect: "run",
      example: {
        run: "lokaform summarize reports/*.json",
        shown:
          'error: reports "reports/*.json" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.',
      },
    },
  },
} as const satisfies ProblemTopic;
