/** What the documentation and the JSON Schema say about the fields of a webhook. */
import type { FieldDocs } from "../field.ts";
import type { WebhookValues } from "./traits.ts";

export const WEBHOOK_DOCS = {
  url: {
    text: "Where the service sends the events. `${NAME}` is a [variable](#variables-in-urls), and `$${` is a literal `${`.",
    examples: ["https://ci.example.com/hooks/${HOOK_TOKEN}"],
    undeclared: "Refused: it is required.",
  },
  events: {
    text: "The events that are sent. The list replaces the live one. [Any event of the service](#events-of-a-webhook) is possible.",
    examples: [["project.imported", "project.translation.updated"]],
    undeclared: "The live events are not compared and not changed. A new webhook needs it.",
  },
  event_lang_map: {
    text: 'The languages for which an event is sent, or `"*"` for all languages. Only [four events](#events-of-a-webhook) can be limited, and they must be in `events`.',
    examples: [{ "project.translation.updated": ["de", "fr"], "project.translations.updated": "*" }],
    undeclared:
      "The live languages stay. An event that is not in the mapping keeps its languages. A new event is sent for all languages.",
    empty: "The same as without the field.",
  },
  branch: {
    text: "The branch of the project whose events are sent.",
    examples: ["develop"],
    undeclared: "The webhook is for all branches. If the live webhook has a branch, that is a difference.",
    null: "The same as without the field: all branches.",
  },
  previously: {
    text: "The former URL. The webhook keeps its id and its secret.",
    examples: ["https://old.example.com/hook"],
    undeclared: "The entry is matched by its URL, branch and events only.",
  },
  new: {
    text: "If `true`, the webhook is really new, even if a live one has the same URL. It cannot be set next to `previously`.",
    examples: [true],
    undeclared: "A live webhook of the same URL and branch without a common event is a problem.",
  },
  webhook_id: {
    text: "The id of the live webhook. It takes precedence over the URL.",
    examples: ["138c1ffa0ad94848f01f980e7f2f2af19d1bd553"],
    undeclared: "The entry is matched by its URL.",
  },
} satisfies Record<keyof WebhookValues, FieldDocs>;
