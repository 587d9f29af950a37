import { namePlaceAt, type Place } from "../model/place.ts";
import type { Project } from "../model/project.ts";
import type { Variables } from "../model/variables.ts";
import { type DeclaredKey, keyKind } from "./key/kind.ts";
import type { LiveKey, UnusableKey } from "./key/live.ts";
import type { Declared, Kind } from "./kind.ts";
import { type DeclaredWebhook, webhookKind } from "./webhook/kind.ts";
import type { LiveWebhook, UnusableWebhook } from "./webhook/live.ts";

/** What the manifests say. A kind without a manifest is undefined: it is not ours. */
export interface Declaration {
  keys: readonly DeclaredKey[] | undefined;
  webhooks: readonly DeclaredWebhook[] | undefined;
  variables: Variables;
}

/** What the project holds, as far as the declaration asks for it. A kind that is not ours is undefined: it was not read. */
export interface Live {
  project: Project;
  keys: readonly LiveKey[] | undefined;
  webhooks: readonly LiveWebhook[] | undefined;
  /** What lives, but is not held whole by the service's answers. */
  unusable: { keys: readonly UnusableKey[]; webhooks: readonly UnusableWebhook[] };
}

/** A language that stands in a manifest: where, and whether a text is declared in it. */
export interface SpokenLanguage {
  language: string;
  place: Place;
  ofText: boolean;
}

/** All languages that the declaration speaks of, as often as it does, `"*"` for all of the project's. */
export function spokenLanguages({ keys = [], webhooks = [] }: Declaration): SpokenLanguage[] {
  return [
    ...keys.flatMap((key) => spoken(keyKind, key)),
    ...webhooks.flatMap((webhook) => spoken(webhookKind, webhook)),
  ];
}

function spoken<Values, Wire, Context, Out>(
  kind: Kind<Values, Wire, Context, Out>,
  { values, file, spot }: Declared<Values>,
): SpokenLanguage[] {
  return kind.fields.flatMap((field) =>
    (field.mentions?.(values) ?? []).map(({ language, path }) => ({
      language,
      place: namePlaceAt(file, spot, [field.name, ...path]),
      ofText: field.role === "text",
    })),
  );
}
