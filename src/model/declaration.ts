import type { WireKey } from "../wire/key.ts";
import type { WireWebhook } from "../wire/webhook.ts";
import type { DeclaredKey } from "./key/kind.ts";
import type { Project } from "./project.ts";
import type { Variables } from "./variables.ts";
import type { DeclaredWebhook } from "./webhook/kind.ts";

/** What the manifests say. A kind without a manifest is undefined: it is not ours. */
export interface Declaration {
  keys: readonly DeclaredKey[] | undefined;
  webhooks: readonly DeclaredWebhook[] | undefined;
  variables: Variables;
}

/** What the project holds, as far as the declaration asks for it. A kind that is not ours is undefined: it was not read. */
export interface Live {
  project: Project;
  keys: readonly WireKey[] | undefined;
  webhooks: readonly WireWebhook[] | undefined;
}

/** Every language that the declaration speaks of: these are compared, and no others are read. */
export function declaredLanguages(declared: Declaration): string[] {
  return [...new Set((declared.keys ?? []).flatMap(({ values }) => Object.keys(values.translations ?? {})))];
}
