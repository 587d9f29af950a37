import { $ as e, C as t, K as n, R as r, S as i, T as a, cr as o, nt as s, rt as c, tt as l } from "./start.js";
import { Sn as u } from "./engine.js";
// src/problems/exampleLines.ts
function d(e, { files: t = {}, run: n, shown: r }) {
	let i = Object.entries(t).flatMap(([e, t]) => [
		`# ${e}`,
		...t.trimEnd().split("\n"),
		""
	]), a = n.startsWith("lokaform ");
	return [
		...i,
		a ? `$ ${n}` : `with: { ${n} }`,
		`${r} [${e}]`
	];
}
// src/problems/explanation.ts
const f = {
	run: "Error. Nothing is written, for any project.",
	project: "Error. The run stops for this project.",
	change: "Error. This change is skipped, and nothing is removed. The other changes go on.",
	remark: "Warning or notice. The run goes on.",
	advice: "Warning. The run goes on, unless `checks` makes it an error: then the run stops for this project."
}, p = (e) => `In lokaform.yaml, checks: { ${e}: off } turns this advice off, and checks: { ${e}: error } makes it an error.`, m = {
	title: "Advice on texts",
	explanations: {
		placeholders: {
			title: "The placeholders of two languages differ",
			cause: "A text lacks a placeholder of the base text, such as %d or {name}, or has another one. The app then shows the placeholder itself, or fails.",
			fix: `Use the same placeholders in all languages. ${p("placeholders")}`,
			effect: "advice",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.hello\n    translations: { en: \"Hello {name}\", de: \"Hallo {nmae}\" }\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:45: warning: cart.hello: The de text has {nmae}, but the en text has {name}. Use the same placeholders in both."
			}
		},
		"icu-message": {
			title: "An ICU message has a mistake",
			cause: "A text with an argument such as {count, plural, …} or {gender, select, …} cannot be read. The app shows no text, or the wrong one.",
			fix: `Correct the text. The message says what is wrong, and at which character. ${p("icu")}`,
			effect: "advice",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.items\n    translations: { en: \"{count, plural, one {# item}}\" }\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:25: warning: cart.items: The en text is not a valid ICU message: a plural or select has no form \"other\" (character 29). Add other {…}."
			}
		},
		"missing-plural-form": {
			title: "A plural form is missing",
			cause: "The language needs a form that neither the text nor the project has.",
			fix: `Add the forms that the message names, or let translators add them in the project, and run pull. ${p("plurals")}`,
			effect: "advice",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.items\n    is_plural: true\n    translations: { pl: { one: \"%i produkt\", other: \"%i produktu\" } }\n" },
				run: "lokaform validate",
				shown: "keys.yaml:4:25: warning: cart.items: The pl text lacks the plural forms few and many, which the language needs. Add them."
			}
		},
		"text-too-long": {
			title: "A text is longer than its limit",
			cause: "The text has more characters than char_limit of its key allows.",
			fix: `Shorten the text, or raise char_limit. ${p("length")}`,
			effect: "advice",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.pay\n    char_limit: 8\n    translations: { en: Pay, de: Jetzt bezahlen }\n" },
				run: "lokaform validate",
				shown: "keys.yaml:4:34: warning: cart.pay: The de text has 14 characters, but char_limit allows 8. Shorten it, or raise char_limit."
			}
		},
		blanks: {
			title: "Blanks at the start or end differ",
			cause: "A text starts or ends with a blank or a line break, and the base text does not. Or only the base text does.",
			fix: `Add or remove it. ${p("blanks")}`,
			effect: "advice",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.name\n    translations: { en: \"Name: \", de: \"Name:\" }\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:39: warning: cart.name: The de text does not end with a blank, unlike the en text. Add it."
			}
		},
		"no-base-text": {
			title: "A key has no text in the base language",
			cause: "The key has a text in another language. Translators see no text that they could translate.",
			fix: `Add the base text. ${p("base")}`,
			effect: "advice",
			example: {
				given: "The base language of the project is English.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.new\n    platforms: [web]\n    translations: { de: Neu }\n" },
				run: "lokaform plan",
				shown: "keys.yaml:4:5: warning: cart.new: It has a text in de, but none in en, the base language. Add the en text."
			}
		}
	}
}, h = {
	title: "Answers of the service",
	explanations: {
		"api-error": {
			title: "The service refuses a request, or does not answer",
			cause: "The API of Lokalise answered with an error, or there was no answer. The message has the answer and its status.",
			fix: "If the message names the token, check the token and its rights. Otherwise run again later.",
			effect: "project",
			example: {
				given: "The token is not valid.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform plan",
				shown: "error: GET /projects/3002780358964f9bab5a92.87762498/keys returned 401: Invalid `X-Api-Token` header. The API token is wrong or was revoked: check the token, or create a new one."
			}
		},
		"unusable-answer": {
			title: "An answer lacks what is needed",
			cause: "The answer of the service lacks a value that must be compared or kept, or the value cannot be used. Absent is not the same as empty.",
			fix: "Run again. If the problem remains, report it to the service, or remove the field from the manifest.",
			effect: "change",
			example: {
				given: "The answer of the service has no tags for cart.title.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    tags: [cart]\n" },
				run: "lokaform plan",
				shown: "keys.yaml:2:15: error: cart.title: Live key 1 cannot be used: the service's answer has no usable tags. Nothing is written for it. Run again. If that does not help, the service has changed or has a fault."
			}
		},
		"incomplete-live": {
			title: "The list of live objects is not complete",
			cause: "The service says that there are more objects than it lists, or the list changed while its pages were read, also in a second reading. A missing key would look like a new one.",
			fix: "Run again when no other person or import changes the project.",
			effect: "project",
			example: {
				given: "The service says that the project has two keys, but lists none.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform plan",
				shown: "error: Lokaform read the keys two times, and both lists were incomplete. The service says that the project has 2 keys, but the last list has 0. No plan was made. Run again. If that does not help, another user or run is changing the project, or the service has a fault."
			}
		},
		"writer-moved": {
			title: "The writer of other texts changed",
			cause: "After a write, the service names another writer of texts that were not sent. The rule merge needs to know who wrote a text.",
			fix: "Use the rule seed for these languages, so that the texts of translators are kept.",
			effect: "remark",
			example: {
				given: "The service names the user of the token as the writer of a German text when the English text is written.",
				files: {
					"lokaform.yaml": "languages: { en: enforce, de: merge }\n",
					"keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n"
				},
				run: "lokaform apply",
				shown: "warning: After a write, the service names another writer of texts that were not sent: 1 in de. Lokaform can no longer see who wrote them. Use the rule seed for these languages, not merge, so that texts of translators are kept."
			}
		},
		"unread-history": {
			title: "Earlier versions of the manifests cannot be read",
			cause: "A text may be replaced if a manifest once declared it. The git history that would show this cannot be read, so the text is kept. Plan shows a warning. Apply shows an error, because it leaves the text undecided, and makes all other changes.",
			fix: "Fetch the history (fetch-depth: 0 in actions/checkout), or give the token of the workflow the right contents: read.",
			effect: "remark",
			example: {
				given: "Somebody changed the text in Lokalise. The git repository is shallow: it lacks older commits.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n" },
				run: "lokaform plan",
				shown: "warning: Lokaform cannot decide about 1 text that others wrote and that may have been in the manifests earlier: cart.title (en). It is kept as it is in the project. The history of the manifests cannot be read: The repository is shallow: older commits are missing. Fetch them with git fetch --unshallow (in actions/checkout: fetch-depth: 0)."
			}
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
				shown: "error: This is a bug in lokaform. Please report it with the lines that begin with the error's name; the log has them."
			}
		}
	}
}, g = {
	title: "Backups and restore",
	explanations: {
		"backup-not-written": {
			title: "The backup cannot be written",
			cause: "The folder for backups cannot be used, the disk is full, or what was written could not be read back from the disk. What would be lost without a backup was not removed or overwritten.",
			fix: "Correct backup-dir, the rights of the folder or the space on the disk, and apply again.",
			effect: "project",
			example: {
				given: "The folder for backups becomes unusable while the run reads the project.",
				files: {
					"lokaform.yaml": "languages: { en: enforce }\n",
					"keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n"
				},
				run: "lokaform apply",
				shown: "error: The backup /shop/lokaform-backup/3002780358964f9bab5a92.87762498-20260115T120000Z.yaml cannot be written: a file is in the place of its folder. Fix that, or choose another folder with backup-dir."
			}
		},
		"bad-backup": {
			title: "The backup cannot be used",
			cause: "The file is not a backup of Lokaform, or it is not whole: it was cut by a broken download or a full disk, damaged or edited.",
			fix: "Give the file that the apply named, and download it again if it is not whole. Do not edit a backup.",
			effect: "run",
			example: {
				files: { "backup.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform restore backup.yaml",
				shown: "backup.yaml:1:1: error: This is not a backup of lokaform: it has no \"backup\" with the project and what the run wrote. A file with keys only is a manifest: use lokaform apply --keys."
			}
		},
		"not-restored": {
			title: "A restore does not bring back everything",
			cause: "Ids, history, comments and review states cannot be restored. Values that changed after the run are kept.",
			fix: "Read the list. To replace values that changed as well, add --force.",
			effect: "remark",
			example: {
				given: "A run replaced the text of cart.title. The manifest has the former text again.",
				run: "lokaform restore lokaform-backup/monday.yaml",
				shown: "notice: This restore writes 1 text again. Review states and edit history are not restored."
			}
		},
		"key-gone": {
			title: "The key of the backup is gone",
			cause: "The backup has texts of a key that no longer exists, so they cannot be written back.",
			fix: "Copy the texts from the backup if you need them.",
			effect: "change",
			example: {
				given: "A run replaced the text of cart.title. Then somebody deleted the key.",
				run: "lokaform restore lokaform-backup/monday.yaml",
				shown: "lokaform-backup/monday.yaml:19:5: error: cart.title: Key 1 no longer exists, so its texts cannot be restored. Copy them from here if you need them."
			}
		},
		"webhook-gone": {
			title: "The webhook of the backup is gone",
			cause: "The backup has former values of a webhook that no longer exists.",
			fix: "Create the webhook again from the values in the backup if you need it.",
			effect: "change",
			example: {
				given: "A run changed the events of a webhook. Then somebody deleted the webhook.",
				run: "lokaform restore lokaform-backup/monday.yaml",
				shown: "lokaform-backup/monday.yaml:20:5: error: https://ci.example.com/hooks: Webhook 1111111111111111111111111111111111111111 no longer exists, so it cannot be restored. Create it by hand, or declare it."
			}
		},
		"name-taken": {
			title: "Another key or webhook has the name now",
			cause: "The run removed an object that the restore would create again, but a new one has its name or URL now.",
			fix: "Rename or remove the new one, or copy from the backup what it lacks.",
			effect: "change",
			example: {
				given: "A run deleted home.title. Then somebody created another key with this name.",
				run: "lokaform restore lokaform-backup/monday.yaml",
				shown: "lokaform-backup/monday.yaml:16:5: error: home.title: Key 2 no longer exists, and another key (id 3) has its name now, with other values. Rename or remove that key, or copy from here what it lacks."
			}
		},
		"no-url": {
			title: "The backup does not contain the URL of a webhook",
			cause: "The URL of a webhook that no manifest declares can be a secret. It is in a file of its own, next to the backup.",
			fix: "Keep the file with the URLs next to the backup, or create the webhook by hand.",
			effect: "change",
			example: {
				given: "A run removed a webhook. The file with its URL was not kept.",
				run: "lokaform restore lokaform-backup/monday.yaml",
				shown: "lokaform-backup/monday.yaml:16:5: error: (2222222222222222222222222222222222222222): The URL of webhook 2222222222222222222222222222222222222222 is in no manifest, and the file of URLs next to the backup does not have it. Put that file next to the backup, or create the webhook by hand."
			}
		}
	}
}, _ = {
	title: "Reading manifests and source files",
	explanations: {
		yaml: {
			title: "The YAML cannot be read",
			cause: "The file is not valid YAML at this place. Often a text needs quotes, or a conflict of a merge is left in the file.",
			fix: "Correct the line. Put texts that start with a special character, such as { or [, in quotes.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.items\n    translations:\n      en: {{count}} items\n" },
				run: "lokaform validate",
				shown: "keys.yaml:4:21: error: The YAML cannot be read here. A text that starts with {{ means something else in YAML. Put the text in quotes: \"{{…\"."
			}
		},
		"duplicate-member": {
			title: "A field is declared twice",
			cause: "One entry has the same field twice, so it is not clear which value counts.",
			fix: "Keep one of the two lines.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    description: Title of the cart\n    description: Heading\n" },
				run: "lokaform validate",
				shown: "keys.yaml:4:5: error: This field is declared twice in the same entry. Keep one of them."
			}
		},
		"unknown-member": {
			title: "Unknown field",
			cause: "A manifest or lokaform.yaml has a field that Lokaform does not know. Usually its name is misspelled.",
			fix: "Correct the name. The message suggests a similar one. The fields are listed in the README, in docs/manifest.md and in docs/settings.md.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    plattforms: [web]\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:5: error: Unknown field \"plattforms\" in a key. Did you mean \"platforms\"?"
			}
		},
		"missing-member": {
			title: "A required field is missing",
			cause: "The entry lacks a field that it cannot be without, such as the name of a key.",
			fix: "Add the field.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - platforms: [web]\n" },
				run: "lokaform validate",
				shown: "keys.yaml:2:5: error: The field key_name is missing. It is required in a key. It must be one name, or one name for each platform (ios, android, web, other), for example { ios: title_ios, web: title }."
			}
		},
		"wrong-type": {
			title: "A value of another type is expected",
			cause: "The field takes a value of another type, such as a list instead of a text.",
			fix: "Write the value as the message says. Put a number or a word such as yes in quotes if it must be a text.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    platforms: web\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:16: error: The field platforms is the text \"web\". It must be a list of platforms (ios, android, web, other)."
			}
		},
		"wrong-value": {
			title: "The value is not allowed",
			cause: "The field takes only certain values, and this is not one of them.",
			fix: "Use one of the values that the message lists.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    platforms: [wep]\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:17: error: \"wep\" is not allowed here. Allowed values: ios, android, web, other. Did you mean \"web\"?"
			}
		},
		"null-value": {
			title: "A field has no value",
			cause: "A field without a value means null in YAML. Lokaform does not guess whether the field must be emptied or kept.",
			fix: "Write a value. To empty the field, write an empty text or list. To leave the live value as it is, remove the line.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    description:\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:17: error: The field description has no value. If Lokaform should not manage it, remove it. To make it empty, write \"\"."
			}
		},
		"empty-manifest": {
			title: "A manifest without entries",
			cause: "The file is empty, or has none of the lists that its kind needs. An empty file is usually a mistake.",
			fix: "Add the list keys: or webhooks:. A list without entries is written as [].",
			effect: "run",
			example: {
				files: { "keys.yaml": "# The keys of the cart follow.\n" },
				run: "lokaform validate",
				shown: "keys.yaml:1:1: error: The manifest is empty. A manifest needs the list \"keys:\". If it declares nothing, write keys: []."
			}
		},
		"no-manifest": {
			title: "No manifest is found",
			cause: "A path or glob of keys, webhooks or texts matches no file, or there is no manifest at all.",
			fix: "Correct the path. It is relative to lokaform.yaml, or to the working directory if an option names it. For the first manifest of a live project, run lokaform pull.",
			effect: "run",
			example: {
				run: "lokaform validate --keys l10n/keys.yaml",
				shown: "error: keys \"l10n/keys.yaml\" matches no file. Correct the path: it is relative to the working directory."
			}
		},
		"unread-manifest": {
			title: "A manifest with the usual name is not read",
			cause: "There is a keys.yaml or webhooks.yaml next to lokaform.yaml, but the setting keys or webhooks names other files.",
			fix: "Add the file to the setting, or delete it.",
			effect: "remark",
			example: {
				files: {
					"lokaform.yaml": "keys: [l10n/keys.yaml]\n",
					"keys.yaml": "keys:\n  - key_name: home.title\n",
					"l10n/keys.yaml": "keys:\n  - key_name: cart.title\n"
				},
				run: "lokaform validate",
				shown: "lokaform.yaml:1:8: warning: keys.yaml is not read, because the setting keys does not name it. Add it to the setting, or delete the file."
			}
		},
		"not-read": {
			title: "A file cannot be read",
			cause: "A file that an option or a setting names does not exist, is a folder, is not UTF-8, or may not be read.",
			fix: "Correct the path or the rights of the file.",
			effect: "run",
			example: {
				run: "lokaform restore lokaform-backup/monday.yaml",
				shown: "error: The backup lokaform-backup/monday.yaml cannot be read: it does not exist."
			}
		},
		"text-file": {
			title: "A source file cannot be read",
			cause: "A file of the setting texts is not valid in its format, so none of its texts is known. A file in a language that is not read causes no error. A warning: validate does not know whether the language is the base language.",
			fix: "Correct the file at the named line.",
			effect: "run",
			example: {
				files: {
					"lokaform.yaml": "texts:\n  - { files: \"src/{lang}.json\", platforms: [web] }\n",
					"src/en.json": "{\n  \"cart\": \"Cart\"\n  \"pay\": \"Pay now\"\n}\n"
				},
				run: "lokaform validate",
				shown: "src/en.json:3:3: error: A comma is missing before this. If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml."
			}
		},
		"not-a-text": {
			title: "A value of a source file is not a text",
			cause: "A source file has a value that cannot be a translation, such as a number.",
			fix: "Write a text, or keep the value in another file.",
			effect: "run",
			example: {
				files: {
					"lokaform.yaml": "texts:\n  - { files: \"src/{lang}.json\", platforms: [web] }\n",
					"src/en.json": "{ \"cart\": \"Cart\", \"maximum\": 25 }\n"
				},
				run: "lokaform validate",
				shown: "src/en.json:1:30: error: The value of \"maximum\" is a number. Put it in quotes to make it a text. If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml."
			}
		},
		"duplicate-text": {
			title: "A text is declared twice",
			cause: "Two places declare the text of one key in one language, so it is not clear which one counts.",
			fix: "Remove one of the two texts.",
			effect: "run",
			example: {
				files: {
					"lokaform.yaml": "texts:\n  - { files: \"src/{lang}.json\", platforms: [web] }\n",
					"src/en.json": "{ \"cart\": \"Cart\", \"cart\": \"Basket\" }\n"
				},
				run: "lokaform validate",
				shown: "src/en.json:1:19: error: \"cart\" is twice in the same object, also at line 1. Keep one of them. If this file has no texts of the app, name the languages of this row with languages in lokaform.yaml."
			}
		},
		"no-language-file": {
			title: "A language has no source file",
			cause: "A row of texts lists a language, but no file of the row is in that language. Without the file, its keys would look removed.",
			fix: "Add the file, remove the language from the row, or map its code with language_map.",
			effect: "run",
			example: {
				files: {
					"lokaform.yaml": "texts:\n  - { files: \"src/{lang}.json\", languages: [en, de], platforms: [web] }\n",
					"src/en.json": "{ \"cart\": \"Cart\" }\n"
				},
				run: "lokaform validate",
				shown: "lokaform.yaml:2:14: error: texts \"src/{lang}.json\" has no file for the language de. Create the file, remove de from languages, or let lokaform pull create it with --create-files."
			}
		}
	}
}, v = {
	title: "On GitHub",
	explanations: {
		"pull-request": {
			title: "apply does not run for a pull request",
			cause: "The manifests of a pull request are not merged yet. Apply writes only from the default branch, or from branches in apply-from.",
			fix: "Use command: plan for pull requests, and command: apply on push to the default branch.",
			effect: "run",
			example: {
				given: "The workflow runs on pull_request.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
				run: "command: apply",
				shown: "error: apply does not run for a pull request: the manifests are not merged yet. Use command: plan here, and run apply on push to the default branch."
			}
		},
		"wrong-ref": {
			title: "apply does not run from this branch",
			cause: "The workflow runs for a branch or tag that is neither the default branch nor in apply-from, or in a merge queue, whose commits are not merged yet.",
			fix: "Run apply on the default branch, or add the branch to the input apply-from.",
			effect: "run",
			example: {
				given: "A push to the branch texts.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
				run: "command: apply",
				shown: "error: apply runs on the default branch (main), but this run is for refs/heads/texts. Nothing was sent. Run apply there, or add the branch to the input apply-from."
			}
		},
		"stale-commit": {
			title: "The branch has a newer commit",
			cause: "The run is for a commit that is no longer the head of its branch. It would overwrite newer texts.",
			fix: "Nothing to do if a run for the newer commit is in progress: it applies. Otherwise start the workflow by hand.",
			effect: "run",
			example: {
				given: "A push to main. Another push follows before the run starts.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
				run: "command: apply",
				shown: "error: This run is for commit 5b34b49, but main is now at 1c675b8. The older manifests would overwrite newer texts, so nothing was sent. If no run for the newer commit is in progress, start the workflow by hand on main (workflow_dispatch)."
			}
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
				shown: "error: Nothing was sent, because Lokaform could not find out whether this commit is still the newest of main. An older commit would overwrite newer texts. Reason: the input github-token is empty. Remove it from the workflow, so that the workflow's own token is used."
			}
		},
		"wrong-checkout": {
			title: "The manifests are not those of the commit",
			cause: "Another commit is checked out, the commit cannot be read, or settings and manifests were changed, added or removed after the checkout. The last one is an error only for events that strangers can cause, such as workflow_run: the files may be theirs.",
			fix: "Do not set ref for actions/checkout in the job that applies, and do not write settings and manifests before the step. Or run apply on push.",
			effect: "run",
			example: {
				given: "A push to main. Another commit is checked out.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
				run: "command: apply",
				shown: "error: The checked-out commit is a11ce02, but this run is for 5b34b49. The manifests may not be merged, so nothing was sent. Do not set ref and repository for actions/checkout, and do not commit before this step."
			}
		},
		"no-secrets": {
			title: "The run gets no secrets",
			cause: "GitHub gives no secrets to pull requests from forks and by Dependabot, so there is no API token. A repository that is a fork has no secrets either, unless somebody adds them: its scheduled runs only check the manifests.",
			fix: "Nothing to do: the manifests are checked and compared without the project. The plan is made after the merge.",
			effect: "remark",
			example: {
				given: "A pull request from a fork.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n" },
				run: "command: plan",
				shown: "notice: This pull request comes from a fork, and GitHub gives it no secrets: the manifests were checked, and not compared with the project."
			}
		},
		"not-published": {
			title: "A comment, issue or check run was not written",
			cause: "The token of the workflow lacks a permission, GitHub failed or refused it, the time was up, or the run is not for the newest commit of the pull request or branch.",
			fix: "Do what the message says, for example give the job the permission that it names. The job summary has everything.",
			effect: "remark",
			example: {
				given: "A pull request. The job has no permission pull-requests: write.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    description: Shown in an empty cart\n" },
				run: "command: plan",
				shown: "notice: The comment on pull request 1 could not be written: the workflow's token lacks a permission (403: Resource not accessible by integration). Give the job the permission pull-requests: write. The job summary has the whole report."
			}
		},
		"released-project": {
			title: "A project is no longer managed",
			cause: "A pull request removes a project from lokaform.yaml. Its keys and webhooks stay in Lokalise as they are.",
			fix: "If this is not intended, add the project to lokaform.yaml again.",
			effect: "remark",
			example: {
				given: "A pull request removes the project ios from lokaform.yaml.",
				files: {
					"lokaform.yaml": "projects:\n  web: { project: 3002780358964f9bab5a92.87762498, keys: [keys.yaml] }\n",
					"keys.yaml": "keys:\n  - key_name: cart.empty\n"
				},
				run: "command: plan",
				shown: "warning: The pull request removes the project \"ios\" from the settings. Its keys and webhooks are no longer managed: they stay in Lokalise as they are. If this is not intended, add the project to the settings again."
			}
		},
		"bad-report": {
			title: "A report cannot be used",
			cause: "A file that summarize reads is not a report, is of another version, or contradicts another report.",
			fix: "Give only report files of jobs of this run, made with the same version.",
			effect: "project",
			example: {
				files: { "reports/web.json": "{ \"format_version\": 9 }\n" },
				run: "lokaform summarize reports/*.json",
				shown: "error: The report reports/web.json cannot be used: it is not a report. Write it with the option report of validate, plan, apply or drift."
			}
		},
		"no-report": {
			title: "A report is missing",
			cause: "A job of the matrix wrote no report, or the path of the reports is wrong. Nothing is known about its project.",
			fix: "Correct the path, and look at the job of that project. Set report in each job, and upload the file also after a failure.",
			effect: "run",
			example: {
				run: "lokaform summarize reports/*.json",
				shown: "error: reports \"reports/*.json\" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first."
			}
		}
	}
}, y = {
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
				shown: "keys.yaml:3:15: error: Key \"cart.title\" is declared twice: here and at keys.yaml:2. Keep one of them. If they are keys of different platforms, set platforms on both."
			}
		},
		"ambiguous-key": {
			title: "Several live keys have this name",
			cause: "The project has several keys with the declared name, and nothing in the entry says which one is meant.",
			fix: "Add key_id with one of the ids in the message, or declare the filenames if they differ.",
			effect: "change",
			example: {
				given: "The project has two keys with the name cart.title.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform plan",
				shown: "keys.yaml:2:15: error: cart.title: The project has 2 keys with this name (ids 1, 2), and it is not clear which one is meant. Add key_id with one of these ids. If the keys have different filenames, declare filenames instead."
			}
		},
		"lookalike-key": {
			title: "A live key has a name that looks the same",
			cause: "The declared name and a live name look alike, but consist of other Unicode characters. A new key would be a duplicate.",
			fix: "Copy the name from the project, or set previously to the live name to rename the key.",
			effect: "change",
			example: {
				given: "The live key is called café, with é as a letter and an accent.",
				files: { "keys.yaml": "keys:\n  - key_name: café\n    platforms: [web]\n" },
				run: "lokaform plan",
				shown: "keys.yaml:2:15: error: café: Live key 1 has a name that looks the same but consists of other Unicode characters. Copy the name from the project, or set previously to the live name."
			}
		},
		"claimed-twice": {
			title: "Two entries mean one live key",
			cause: "Two entries refer to the same live key, by its name, its former name or its id.",
			fix: "Remove previously or key_id from one of the entries, or remove that entry.",
			effect: "change",
			example: {
				given: "The project has the key cart.title.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.heading\n    previously: cart.title\n  - key_name: cart.title\n" },
				run: "lokaform plan",
				shown: "keys.yaml:3:17: error: cart.heading: The field previously names the live key \"cart.title\", but another entry declares this key. Remove the name from previously, or remove the other entry. If the other entry is a new key, add previously: [] to it."
			}
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
				shown: "keys.yaml:3:16: warning: cart.title: Live key 1 has the name \"cart.title\" on web, but this entry is on ios, so a second key is created without its translations. To use the live key, add key_id: 1. If this key is really new, set previously: []."
			}
		},
		"stale-id": {
			title: "There is no object with this id",
			cause: "The id in key_id, webhook_id or an option is not in this project. Perhaps it is from another project, or the object was deleted.",
			fix: "Correct the id, or remove it. A key is then matched by its name.",
			effect: "remark",
			example: {
				given: "The project has no key with the id 99.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    key_id: 99\n" },
				run: "lokaform plan",
				shown: "keys.yaml:3:13: warning: The project has no key with the id 99, so key_id is ignored and the key is matched by its name. Remove or correct key_id."
			}
		},
		"wrong-id": {
			title: "The id and the name are two live keys",
			cause: "key_id names one live key, and key_name is the name of another live key. A rename would make two keys of one name.",
			fix: "Correct key_id or the name. To rename both keys, declare the other one with its new name as well.",
			effect: "change",
			example: {
				given: "The project has cart.title (id 1) and cart.empty (id 2).",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    key_id: 1\n" },
				run: "lokaform plan",
				shown: "keys.yaml:3:13: error: cart.empty: key_id 1 is live key \"cart.title\", but the name \"cart.empty\" is live under another id, 2. Correct key_id or the name; to rename both keys, declare the other one with its new name as well."
			}
		},
		"unknown-previously": {
			title: "No live key has the former name",
			cause: "previously names a key that the project does not have, so the entry creates a new key. Either the name is misspelled, or the rename is done.",
			fix: "Correct the name. If the key is already renamed or really new, remove previously.",
			effect: "remark",
			example: {
				given: "The project has the key cart.title.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.heading\n    platforms: [web]\n    previously: cart.titel\n" },
				run: "lokaform plan",
				shown: "keys.yaml:4:17: warning: cart.heading: No live key has the former name \"cart.titel\", so this entry creates a new key. Did you mean \"cart.title\"?"
			}
		},
		"rename-cycle": {
			title: "Renames in a circle",
			cause: "Each key of the circle must get the name that another one still has. The service accepts no such step.",
			fix: "Rename one of the keys to a new name first, apply, and then rename the others.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    previously: cart.empty\n  - key_name: cart.empty\n    previously: cart.title\n" },
				run: "lokaform validate",
				shown: "keys.yaml:3:17: error: These renames form a cycle: \"cart.title\" ← \"cart.empty\" ← \"cart.title\". Rename one of the keys to a third name first, in two steps."
			}
		},
		"rename-twice": {
			title: "A former name is used twice",
			cause: "Two entries name the same live key in previously, but it can only become one of them.",
			fix: "Keep the former name in one of the entries.",
			effect: "change",
			example: {
				given: "The project has the key cart.title.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.heading\n    platforms: [web]\n    previously: cart.title\n  - key_name: cart.headline\n    platforms: [web]\n    previously: cart.title\n" },
				run: "lokaform plan",
				shown: "keys.yaml:4:17: error: cart.heading: \"cart.title\" is a former name of several declared keys, but it can only become one of them. Keep it in one."
			}
		},
		"narrow-filter": {
			title: "A filter leaves out a rename that must come first",
			cause: "The change gives the key a name that another live key still has. That key is renamed as well, but --filter does not choose it.",
			fix: "Add a filter that also chooses the other key, or run without --filter.",
			effect: "change",
			example: {
				given: "The project has the keys cart.title and cart.head.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.head\n    previously: cart.title\n  - key_name: cart.headline\n    previously: cart.head\n" },
				run: "lokaform plan --filter cart.head",
				shown: "keys.yaml:2:5: error: cart.head: It gets a name that is live until another key is renamed to \"cart.headline\", and --filter leaves that one out. Add a filter that also chooses it, or run without --filter."
			}
		},
		"needs-platforms": {
			title: "A new key needs platforms",
			cause: "The key is not in the project yet, and the service does not create a key without platforms.",
			fix: "Set platforms in the entry, under on_create for all keys of the file, or in the row of texts.",
			effect: "change",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    translations: { en: Your cart is empty }\n" },
				run: "lokaform plan",
				shown: "keys.yaml:2:5: error: cart.empty: It is not in the project yet, and the service needs platforms to create it. Set the field platforms in its entry, or under on_create for all keys of the file. For keys of a source file, set platforms in its row of texts."
			}
		},
		"same-names-needed": {
			title: "The names do not fit the project",
			cause: "The entry declares one name for each platform, but in this project a key has the same name on all platforms.",
			fix: "Declare one name, or turn on per-platform key names in the settings of the project.",
			effect: "change",
			example: {
				given: "The project has per-platform key names turned off.",
				files: { "keys.yaml": "keys:\n  - key_name: { ios: CartTitle, android: cart_title }\n    platforms: [ios, android]\n" },
				run: "lokaform plan",
				shown: "keys.yaml:2:5: error: CartTitle / cart_title: In project shop, a key has the same name on all platforms, but this entry declares several names. Declare one name, or turn on per-platform key names in the project's settings."
			}
		},
		"unused-name": {
			title: "A name for a platform that the key is not on",
			cause: "key_name declares a name for a platform that is not a platform of the key, so this name has no effect.",
			fix: "Remove the name, or add the platform.",
			effect: "remark",
			example: {
				given: "The project has per-platform key names turned on.",
				files: { "keys.yaml": "keys:\n  - key_name: { web: cart.title, ios: CartTitle }\n    platforms: [web]\n" },
				run: "lokaform plan",
				shown: "keys.yaml:2:39: notice: cart.title: The key is on web only, so the name \"CartTitle\" (ios) is not used. Add the platform to platforms, or remove the name."
			}
		},
		"owner-tag": {
			title: "The tag names another owner",
			cause: "A tag that starts with lokaform: says which team manages a key. The declared one is not that of the setting owner.",
			fix: "Remove the tag. Lokaform adds the one of your owner. To give a key to another team, declare it in the manifests of that team.",
			effect: "change",
			example: {
				files: {
					"lokaform.yaml": "owner: web\n",
					"keys.yaml": "keys:\n  - key_name: cart.title\n    tags: [lokaform:ios]\n"
				},
				run: "lokaform plan",
				shown: "keys.yaml:3:5: error: cart.title: The tag \"lokaform:ios\" marks a key of another owner, so Lokaform would never change this key again. Remove the tag here. The setting owner adds the tag of your own team."
			}
		},
		"looks-renamed": {
			title: "A new key has the text of another key",
			cause: "A new key has the same text as a live key that is not declared, so the key was probably renamed. If the plan removes the live key, it is refused.",
			fix: "Set previously to the former name, which keeps the translations. If the key is really new, set previously: [].",
			effect: "remark",
			example: {
				given: "The project has the key cart.title with the text \"Cart\".",
				files: { "keys.yaml": "keys:\n  - key_name: cart.heading\n    platforms: [web]\n    translations: { en: Cart }\n" },
				run: "lokaform plan",
				shown: "keys.yaml:2:5: notice: Unmanaged live key \"cart.title\" has the same en text as the new key \"cart.heading\". If it was renamed, set previously: cart.title to keep its translations. If the new key is really new, set previously: []."
			}
		}
	}
}, b = {
	title: "Refused plans",
	explanations: {
		"too-many-destroyed": {
			title: "The plan removes more than the limit allows",
			cause: "The plan removes more keys, texts or webhooks than limits.destroy, destroy_percent or destroy_webhooks allows.",
			fix: "Read the plan. If the removals are intended, set --max-destroy for this run, or raise the limit.",
			effect: "project",
			example: {
				given: "The project has five keys.",
				files: {
					"lokaform.yaml": "prune: all\non_remove: archive\nlimits: { destroy: 2 }\n",
					"keys.yaml": "keys:\n  - key_name: key.1\n"
				},
				run: "lokaform plan",
				shown: "error: The plan removes 4 keys and texts, but limits.destroy allows 2. If you want to remove them, set --max-destroy 4 for this run (in the action: max-destroy), or raise limits.destroy."
			}
		},
		"all-destroyed": {
			title: "The plan removes everything",
			cause: "The plan removes every object that prune covers. This is almost always a wrong project or a wrong manifest.",
			fix: "Check the project and the manifests. If you want it, set prune: off, and remove the objects in Lokalise. To remove the last webhooks, declare that there are none: a manifest with only webhooks: [].",
			effect: "project",
			example: {
				given: "The project has the key cart.title.",
				files: {
					"lokaform.yaml": "prune: all\non_remove: archive\n",
					"keys.yaml": "keys:\n  - key_name: home.title\n    platforms: [web]\n"
				},
				run: "lokaform plan",
				shown: "error: The plan removes every key that the setting prune covers (1). Check the project and the manifests. If you want this, set prune: off and remove them in the project."
			}
		},
		"nothing-declared": {
			title: "prune is on, but nothing is declared",
			cause: "The manifests declare no key at all, so with prune every live one could be removed. (An empty list of webhooks is accepted: it declares that there are none.)",
			fix: "Declare at least one, or set prune: off.",
			effect: "project",
			example: {
				files: {
					"lokaform.yaml": "prune: all\non_remove: archive\n",
					"keys.yaml": "keys: []\n"
				},
				run: "lokaform plan",
				shown: "error: The setting prune is on, but the manifests declare no key, so every key could be removed. Declare at least one, or set prune: off."
			}
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
				shown: "error: The project has 10 keys. The manifests declare 1 key, and it is not in the project. This is probably the wrong project. If it is the correct project, set --allow-foreign-project for this run (in the action: allow-foreign-project), or allow_foreign_project: true in lokaform.yaml."
			}
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
					"home/keys.yaml": "keys:\n  - key_name: home.title\n"
				},
				run: "lokaform plan",
				shown: "error: The plan removes the key \"home.title\". But the file home/keys.yaml declares it, and the setting keys does not include this file. Add the file to the setting keys, or delete the file."
			}
		},
		"too-many-overwritten": {
			title: "The plan overwrites more than the limit allows",
			cause: "The plan replaces live values of more keys than limits.update_percent allows. It counts from 20 keys on.",
			fix: "Read the plan. If the changes are intended, raise limits.update_percent in lokaform.yaml.",
			effect: "project",
			example: {
				given: "keys.yaml declares other texts for two of 20 keys.",
				files: { "lokaform.yaml": "languages: { en: enforce }\nlimits: { update_percent: 5 }\n" },
				run: "lokaform plan",
				shown: "error: The plan overwrites live values of 2 of 20 keys, but limits.update_percent allows 5 %. If you want to overwrite them, raise limits.update_percent in lokaform.yaml."
			}
		},
		"too-many-unverified": {
			title: "Too many translations would become unverified",
			cause: "The project marks translations as unverified when a base text changes, and the plan changes more than limits.unverify allows.",
			fix: "Apply in smaller steps, or raise limits.unverify in lokaform.yaml.",
			effect: "project",
			example: {
				given: "The project marks the German text unverified when the English text changes.",
				files: {
					"lokaform.yaml": "languages: { en: enforce }\nlimits: { unverify: 0 }\n",
					"keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n"
				},
				run: "lokaform plan",
				shown: "error: The plan changes 1 base text, which may mark 1 translation unverified, but limits.unverify allows 0. If you want this, raise limits.unverify in lokaform.yaml."
			}
		},
		"stopped-by-problem": {
			title: "A problem stops the whole project",
			cause: "The setting on_problem is stop, and there is a problem with one key or webhook.",
			fix: "Fix the other problems. With on_problem: skip, the other changes are applied without them.",
			effect: "project",
			example: {
				given: "The project has no key cart.empty, so its entry needs platforms.",
				files: {
					"lokaform.yaml": "on_problem: stop\n",
					"keys.yaml": "keys:\n  - key_name: cart.empty\n"
				},
				run: "lokaform plan",
				besides: "needs-platforms",
				shown: "error: There is 1 problem in this project, and the setting on_problem is stop, so nothing is written. Fix the problems, or set on_problem: skip to apply the other changes."
			}
		},
		"not-agreed": {
			title: "The question was not answered with yes",
			cause: "At a terminal, a command asks before it writes. Another answer than yes cancels it. Nothing was written.",
			fix: "Run again and answer yes, or use --yes.",
			effect: "project",
			example: {
				given: "The person answers no.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    platforms: [web]\n" },
				run: "lokaform apply",
				shown: "error: Cancelled: the plan was not confirmed. Nothing was written. To apply it, run again and answer yes, or use --yes."
			}
		},
		"bad-plan": {
			title: "The plan file cannot be used",
			cause: "The file of --plan is not a plan, is of another version of Lokaform, or is for another project.",
			fix: "Make a new plan with lokaform plan --out FILE, with the same version and for the same project.",
			effect: "run",
			example: {
				files: {
					"keys.yaml": "keys:\n  - key_name: cart.title\n",
					"plan.json": "{ \"format_version\": 9 }\n"
				},
				run: "lokaform apply --plan plan.json",
				shown: "error: The plan plan.json cannot be used: it has format_version 9, and this lokaform reads 1. Plan again, with the same version as apply."
			}
		},
		"no-backup-dir": {
			title: "There is no folder for backups",
			cause: "The plan removes or overwrites something, and the action has no folder for the backup. Nothing is removed without a backup.",
			fix: "Set backup-dir, and keep the folder as an artifact of the workflow.",
			effect: "project",
			example: {
				given: "A push to the default branch. The project has the key home_link, which is not declared.",
				files: {
					"lokaform.yaml": "prune: all\non_remove: archive\n",
					"keys.yaml": "keys:\n  - key_name: cart.empty\n  - key_name: checkout.title\n"
				},
				run: "command: apply",
				shown: "error: The plan removes keys, texts or webhooks, but no folder for backups is set. Set backup-dir, and keep that folder as an artifact of the workflow."
			}
		}
	}
}, x = {
	title: "Settings, options and the project",
	explanations: {
		"bad-setting": {
			title: "A setting or option cannot be used",
			cause: "An option, an input of the action, a variable or a value in lokaform.yaml is missing, misspelled, or contradicts another one.",
			fix: "Set the value as the message says. docs/settings.md lists all settings, and lokaform COMMAND --help lists the options of a command.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform plan --batch-size 0",
				shown: "error: The value of batch-size is \"0\", but it must be a whole number from 1 to 500."
			}
		},
		"no-token": {
			title: "There is no API token",
			cause: "A command that reads the project needs a token of Lokalise, and neither the environment nor an option has one.",
			fix: "Set LOKALISE_API_TOKEN, or use --token-file. In the action, set the input token from a secret. In Lokalise, users create tokens in their profile.",
			effect: "run",
			example: {
				given: "The environment has no LOKALISE_API_TOKEN.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform plan",
				shown: "error: There is no API token. Set LOKALISE_API_TOKEN, or give a file with --token-file (in the action: token, from a secret)."
			}
		},
		"no-project": {
			title: "No project is named",
			cause: "Lokaform does not know which project it must compare with, or lokaform.yaml has no project of this name.",
			fix: "Set project in lokaform.yaml or with --project. In Lokalise, the id is in the settings of the project and in its URL.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform plan",
				shown: "error: The project is not set. Use --project ID (in the action: project), or set project in lokaform.yaml. The id is in the project's settings, and in its URL."
			}
		},
		"project-not-allowed": {
			title: "This workflow may not use the project",
			cause: "The input allow-projects of the workflow does not list the project. The files of a pull request cannot choose another one.",
			fix: "Correct the project in lokaform.yaml, or add its id to allow-projects in the workflow.",
			effect: "run",
			example: {
				given: "The workflow sets allow-projects: 4111891469ba5a0ac6eb03.98873509.",
				files: {
					"lokaform.yaml": "project: 3002780358964f9bab5a92.87762498\n",
					"keys.yaml": "keys:\n  - key_name: cart.title\n"
				},
				run: "command: plan",
				shown: "lokaform.yaml:1:10: error: The project 3002780358964f9bab5a92.87762498 is not in the list of --allow-projects (in the action: allow-projects). Nothing was sent. Correct the id, or add it to the list."
			}
		},
		"unset-variable": {
			title: "A variable is not set",
			cause: "A manifest or lokaform.yaml uses ${NAME}, and the environment has no variable of this name.",
			fix: "Set the variable where Lokaform runs. In a workflow, set it under env, from a secret.",
			effect: "run",
			example: {
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks/${HOOK_PATH}\n    events: [project.imported]\n" },
				run: "lokaform plan",
				shown: "webhooks.yaml:2:10: error: ${HOOK_PATH} is not set in the environment. Set HOOK_PATH where lokaform runs, or write \"$${\" if the URL must contain the characters \"${\"."
			}
		},
		variable: {
			title: "A variable cannot be used here",
			cause: "The name of the variable is reserved or not allowed, or its value does not fit. In a URL, a secret could leak in this place, or the value could change the other parts of the URL.",
			fix: "Use a variable of your own. In the URL of a webhook, use it only in the path or in a value of the query. Its value may only have the characters that the message names: only at the end of the path it may have a /.",
			effect: "run",
			example: {
				files: { "webhooks.yaml": "webhooks:\n  - url: https://${HOST}/hooks\n    events: [project.imported]\n" },
				run: "lokaform validate",
				shown: "webhooks.yaml:2:10: error: A variable may only be in a segment of the path, or in a value of the query (?name=${NAME}), and not directly after a %. The manifest must contain the host."
			}
		},
		"missing-right": {
			title: "The user of the token lacks a right",
			cause: "The user whom the token belongs to may not do something that a later command needs.",
			fix: "Ask an admin of the project for the right, or use a token of another user.",
			effect: "remark",
			example: {
				given: "The user of the token may manage keys, but not settings.",
				run: "lokaform init --edits-by-hand no --workflows none",
				shown: "warning: sandbox@example.com does not have the right manage settings in this project, so webhooks can neither be read nor changed. If you need it, ask an admin of the project for the right, or use a token of another user."
			}
		},
		"unknown-writers": {
			title: "The user of the token is not known",
			cause: "The rule merge replaces texts that we wrote. The service does not tell whom the token belongs to, writers is not set, and the history of the manifests does not decide it either. Plan shows a warning. Apply shows an error, because it leaves the text undecided, and makes all other changes.",
			fix: "Set writers in lokaform.yaml to the address of the user whom the token belongs to.",
			effect: "remark",
			example: {
				given: "Somebody changed the text in Lokalise. The service refuses to name the user of the token.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Your cart }\n" },
				run: "lokaform plan",
				shown: "warning: Lokaform cannot find out which user the token belongs to: GET /projects/3002780358964f9bab5a92.87762498/contributors/me returned 403: Forbidden. The API token has no access to this project. So it cannot decide about 1 text that it may have written itself: cart.title (en). It is kept as it is in the project. To decide it, set writers in lokaform.yaml to the address of this user."
			}
		},
		"unknown-take": {
			title: "take names no declared text",
			cause: "The option take must name a declared key, or one of its languages. Probably the name is misspelled.",
			fix: "Correct the name, or leave out the option.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n" },
				run: "lokaform apply --take cart.titel",
				shown: "error: No manifest declares the text \"cart.titel\" that take names. Give the name of a declared key, or KEY:LANGUAGE for one of its texts. Did you mean \"cart.title\"?"
			}
		},
		"unknown-filter": {
			title: "A filter matches no declared key",
			cause: "The option --filter must match at least one declared key: by its name, the start of its name, a tag, or the path of its manifest. Probably it is misspelled.",
			fix: "Correct the filter, or leave it out. Paths are those that messages show.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n" },
				run: "lokaform plan --filter cart.titel",
				shown: "error: No declared key matches --filter cart.titel. Give the name of a declared key, the start of names with * after it, tag:TAG, or file:PATH with the path of a manifest as messages show it. Did you mean \"cart.title\"?"
			}
		},
		"unknown-language": {
			title: "The project does not have this language",
			cause: "A manifest or the setting languages names a language that the project does not have. Codes must be those of the project.",
			fix: "Correct the code, add the language to the project, or remove it from the manifest. A row of texts can map codes with language_map.",
			effect: "project",
			example: {
				given: "The project has the languages en and de.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart, fr: Panier }\n" },
				run: "lokaform plan",
				shown: "keys.yaml:3:31: error: Project shop has no language \"fr\". Add the language to the project, or remove it here."
			}
		},
		"project-type": {
			title: "The type of the project is not supported",
			cause: "A project of this type holds whole documents. It has no single keys that a manifest can declare.",
			fix: "Choose a project of the type that the message names.",
			effect: "project",
			example: {
				given: "The project is of type paged_documents.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n" },
				run: "lokaform plan",
				shown: "error: Project shop is of type \"paged_documents\", which has no single keys to manage. Choose a project of type \"localization_files\"."
			}
		}
	}
}, S = {
	title: "Texts of keys",
	explanations: {
		"plural-form": {
			title: "The language has no such plural form",
			cause: "Each language has its own plural forms. The declared form is not one of them.",
			fix: "Use only the forms that the message lists. Most languages need at least one and other.",
			effect: "change",
			example: {
				given: "In the project, English has the forms one and other.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.items\n    platforms: [web]\n    is_plural: true\n    translations: { en: { one: \"%i item\", few: \"%i items\", other: \"%i items\" } }\n" },
				run: "lokaform plan",
				shown: "keys.yaml:5:43: error: cart.items: en has no plural form \"few\" in this project. It has one, other."
			}
		},
		"plural-mismatch": {
			title: "Plural forms and is_plural do not fit",
			cause: "A key with is_plural has one text for each plural form. A key without it has one text.",
			fix: "Set is_plural: true and give plural forms, or give one text.",
			effect: "run",
			example: {
				files: { "keys.yaml": "keys:\n  - key_name: cart.items\n    is_plural: true\n    translations: { en: items }\n" },
				run: "lokaform validate",
				shown: "keys.yaml:4:25: error: cart.items: The field is_plural is true, so the en text needs plural forms, such as { one: …, other: … }."
			}
		},
		conflict: {
			title: "The declared text and the live text both changed",
			cause: "The manifest changes a text that somebody else changed in the project. The rule of the language keeps the live text.",
			fix: "Run lokaform pull to take the live text. To write the declared text anyway, apply with --take KEY:LANGUAGE.",
			effect: "change",
			example: {
				given: "A pull request changes the text of cart.empty. A translator changed it in Lokalise as well.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.empty\n    translations: { en: Nothing here }\n" },
				run: "command: plan",
				shown: "keys.yaml:3:21: error: cart.empty: The declared en text is new, but it is not written: another person wrote the text that the project has, and no manifest has that text. To keep the text of the project, put it into the manifest (lokaform pull, with the option take). To replace it, apply with take. Both take the name of the key, with or without a language: KEY:LANGUAGE."
			}
		},
		"segmented-project": {
			title: "The project keeps texts in segments",
			cause: "With segmentation, a text consists of several parts that translators edit one by one. Lokaform does not read or write them.",
			fix: "Remove translations from the manifests, or turn segmentation off in the project. All other fields work.",
			effect: "change",
			example: {
				given: "Segmentation is on in the project.",
				files: { "keys.yaml": "keys:\n  - key_name: cart.title\n    translations: { en: Cart }\n" },
				run: "lokaform plan",
				shown: "keys.yaml:3:21: error: Project shop keeps its texts in segments, which lokaform cannot declare. Remove translations from the manifests (1 text), or turn segmentation off; all other fields work."
			}
		}
	}
}, C = {
	title: "Webhooks",
	explanations: {
		"duplicate-webhook": {
			title: "A webhook is declared twice",
			cause: "Two entries declare the same webhook, so it is not clear which one counts.",
			fix: "Keep one entry, with all its events.",
			effect: "run",
			example: {
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n" },
				run: "lokaform validate",
				shown: "webhooks.yaml:4:10: error: Webhook https://ci.example.com/hooks with the same events is declared twice: here and at webhooks.yaml:2. Keep one of them."
			}
		},
		"ambiguous-webhook": {
			title: "It is not clear which live webhook is meant",
			cause: "A live webhook has the declared URL, but other events, or several live webhooks have this URL.",
			fix: "Add webhook_id with one of the ids in the message. To create another webhook, set previously: [].",
			effect: "change",
			example: {
				given: "A live webhook has this URL and the event project.exported.",
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n" },
				run: "lokaform plan",
				shown: "webhooks.yaml:2:10: error: https://ci.example.com/hooks: A live webhook has this URL and branch, but none of these events (id 1111111111111111111111111111111111111111). To use this webhook, add webhook_id with its id. To create another webhook, set previously: []."
			}
		},
		"lookalike-webhook": {
			title: "A live webhook differs only in the value of a variable",
			cause: "The URL fits a live webhook except for the value of ${NAME}. Perhaps the variable has a wrong value here.",
			fix: "Correct the variable. To change the live webhook, add webhook_id. To create another one, set previously: [].",
			effect: "change",
			example: {
				given: "A live webhook has this URL with another value of HOOK_PATH.",
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks/${HOOK_PATH}\n    events: [project.imported]\n" },
				run: "lokaform plan",
				shown: "webhooks.yaml:2:10: error: https://ci.example.com/hooks/${HOOK_PATH}: Live webhook 1111111111111111111111111111111111111111 has this URL with another value of a variable. If the variable is wrong, correct it. To use this webhook, add webhook_id: 1111111111111111111111111111111111111111. To create another one, set previously: []."
			}
		},
		"needs-events": {
			title: "A new webhook needs events",
			cause: "The webhook is not in the project yet, and the service does not create a webhook without events.",
			fix: "Set the field events.",
			effect: "change",
			example: {
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks\n" },
				run: "lokaform plan",
				shown: "webhooks.yaml:2:5: error: https://ci.example.com/hooks: It is not in the project yet, and the service needs events to create it. Set the field events."
			}
		},
		"unknown-event": {
			title: "Unknown event",
			cause: "Lokaform does not know this event. It sends it anyway, because the service may have new events.",
			fix: "Correct the name if it is misspelled. The service refuses an event that does not exist.",
			effect: "remark",
			example: {
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.importd]\n" },
				run: "lokaform validate",
				shown: "webhooks.yaml:3:14: warning: Lokaform does not know the event \"project.importd\", but sends it unchanged. Did you mean \"project.imported\"?"
			}
		},
		"http-webhook": {
			title: "The URL of a webhook starts with http://",
			cause: "The service sends the events and the secret of this webhook unencrypted, so others can read them.",
			fix: "Use a URL that starts with https://.",
			effect: "remark",
			example: {
				files: { "webhooks.yaml": "webhooks:\n  - url: http://ci.example.com/hooks\n    events: [project.imported]\n" },
				run: "lokaform validate",
				shown: "webhooks.yaml:2:10: warning: The service sends the events and the secret of this webhook unencrypted, because the URL starts with http://. Use https://."
			}
		},
		"secret-in-url": {
			title: "A URL of a webhook looks as if it has a secret in it",
			cause: "A part of the path or of the query is long and not a word, or it is the value of a name such as token. Everybody who can read the repository can read it.",
			fix: "Write a variable in place of the secret, such as ${HOOK_TOKEN}, and set it where lokaform runs. Make a new secret where the URL comes from, because the old one stays in the history of the repository.",
			effect: "remark",
			example: {
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks/f00dfeed12345678\n    events: [project.imported]\n" },
				run: "lokaform validate",
				shown: "webhooks.yaml:2:10: warning: A part of this URL looks like a secret, and everybody who can read this file can read it. Write a variable in its place, such as ${HOOK_TOKEN}, and set it where lokaform runs."
			}
		},
		"twin-webhook": {
			title: "A webhook may exist twice",
			cause: "Another run created the same webhook at the same time, or the webhooks could not be read after a creation.",
			fix: "Look at the webhooks in Lokalise. If there are two equal ones, delete one. Lokaform removes a second one that it made itself.",
			effect: "remark",
			example: {
				given: "While lokaform apply creates the webhook, another run creates the same one.",
				files: { "webhooks.yaml": "webhooks:\n  - url: https://ci.example.com/hooks\n    events: [project.imported]\n" },
				run: "lokaform apply",
				shown: "webhooks.yaml:2:5: warning: Webhook https://ci.example.com/hooks exists twice, as 14bd8ddb4265191051a1bea779ee459b25250ebc and as 2222222222222222222222222222222222222222: another run may have created it at the same time. Delete one of them in the project."
			}
		}
	}
}, w = {
	title: "Files that Lokaform writes",
	explanations: {
		"not-written": {
			title: "A file cannot be written",
			cause: "The path is a folder or a link, is outside of the workspace, or belongs to a file that Lokaform must not replace.",
			fix: "Choose another path.",
			effect: "run",
			example: {
				files: { "lokaform.yaml": "keys: [keys.yaml]\n" },
				run: "lokaform pull --out ../elsewhere",
				shown: "error: ../elsewhere/keys.yaml is outside of the working directory. Choose a path inside of it."
			}
		},
		"not-editable": {
			title: "A value cannot be changed in its file",
			cause: "Pull changes only what it can change without any effect on the rest of the file. This place does not allow it.",
			fix: "Change the value by hand, or declare it in a manifest in YAML.",
			effect: "remark",
			example: {
				given: "The live description of cart is Title. A source file cannot have a description.",
				files: {
					"lokaform.yaml": "writers: [ci@example.com]\ntexts:\n  - { files: \"src/{lang}.json\", platforms: [web] }\n",
					"src/en.json": "{ \"cart.title\": \"Cart\" }\n"
				},
				run: "lokaform pull --fields description",
				shown: "notice: Only source files declare 1 key with other values of description, and a source file has only texts. To declare these fields, add entries with the same names to a manifest in YAML."
			}
		},
		"not-expressible": {
			title: "A manifest cannot declare a live value",
			cause: "The project has a value that a manifest cannot contain, or that would change the meaning of other entries.",
			fix: "Leave it out, correct it in the project, or declare it by hand with its id.",
			effect: "remark",
			example: {
				given: "The live text of cart.title has a control character.",
				run: "lokaform pull",
				shown: "warning: Not expressible: translations.en of key \"cart.title\" (id 1) is not in the new manifests. It has a character that a manifest cannot contain."
			}
		},
		"run-stopped": {
			title: "The run was stopped",
			cause: "A signal, such as Ctrl-C, or the setting time_limit ended the run before it was done.",
			fix: "Run again. What was already written is not written a second time.",
			effect: "run",
			example: {
				given: "Ctrl-C while lokaform pull reads the project.",
				run: "lokaform pull",
				shown: "error: The run was stopped by SIGINT. Nothing was written."
			}
		}
	}
}, T = [
	_,
	x,
	y,
	S,
	m,
	C,
	b,
	h,
	g,
	w,
	v
], E = {
	..._.explanations,
	...x.explanations,
	...y.explanations,
	...S.explanations,
	...m.explanations,
	...C.explanations,
	...b.explanations,
	...h.explanations,
	...g.explanations,
	...w.explanations,
	...v.explanations
};
// src/commands/runs/explain.ts
async function D(e, { setup: r, print: a, screen: { paint: c }, showProblems: l }) {
	let u = i(e), d = t(o, e)?.replace(/^\[(.*)\]$/, "$1"), f = n.find((e) => e === d);
	if (u.length === 0 && d !== void 0 && f === void 0 && u.push(O(d)), u.length > 0) return l(u), 1;
	let p = s(r.console.width);
	for (let e of f ? k(f, E[f], p, c) : A(p, c)) a(e);
	return 0;
}
function O(t) {
	let i = a(t, n) || " lokaform explain lists all codes.";
	return e("bad-setting", `There is no problem code ${r(t)}.${i}`);
}
function k(e, { title: t, cause: n, fix: r, effect: i, example: a }, o, s) {
	let { given: l } = a, p = d(e, a), m = [...p.slice(0, -1), ...c(p.at(-1) ?? "", o - 2)];
	return [
		...c(`${e}: ${t}`, o).map((e) => s("strong", e)),
		...c(f[i], o),
		"",
		...c(`Cause: ${n}`, o),
		"",
		...c(`Fix: ${r}`, o),
		"",
		...c(l === void 0 ? "For example:" : `For example: ${l}`, o),
		"",
		...m.map((e) => e === "" ? "" : `  ${e}`),
		"",
		u(e)
	];
}
function A(e, t) {
	return [...T.map(({ title: n, explanations: r }) => {
		let i = Object.entries(r).map(([e, t]) => [e, t.title]);
		return [
			t("strong", n),
			...l(i.sort(), e),
			""
		];
	}).flat(), ...c("lokaform explain CODE explains one of them.", e)];
}
export { D as explainProblem };
