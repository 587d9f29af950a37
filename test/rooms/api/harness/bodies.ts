/** Small successful responses of the service. */

export const PROJECT = "3002780358964f9bab5a92.87762498";

export function keyOf(key_id: number, more: object = {}) {
  const name = `key.${key_id}`;
  return {
    key_id,
    created_at: "2023-05-31 11:06:04 (Etc/UTC)",
    created_at_timestamp: 1685531164,
    key_name: { ios: name, android: name, web: name, other: name },
    filenames: { ios: "", android: "", web: "", other: "" },
    description: "",
    platforms: ["web"],
    tags: [],
    is_plural: false,
    plural_name: "",
    is_hidden: false,
    is_archived: false,
    context: "",
    base_words: 1,
    char_limit: 0,
    custom_attributes: "",
    modified_at: "2023-05-31 11:06:04 (Etc/UTC)",
    modified_at_timestamp: 1685531164,
    translations_modified_at: "2023-05-31 11:06:04 (Etc/UTC)",
    translations_modified_at_timestamp: 1685531164,
    ...more,
  };
}

export function webhookOf(webhook_id: string, more: object = {}) {
  return {
    webhook_id,
    url: "https://ci.example.com/hook",
    branch: null,
    secret: "b".repeat(40),
    events: ["project.imported"],
    event_lang_map: [],
    ...more,
  };
}

export const listOf = (...ids: number[]) => ({ project_id: PROJECT, keys: ids.map((id) => keyOf(id)) });
export const oneOf = (id: number, more: object = {}) => ({ project_id: PROJECT, key: keyOf(id, more) });
export const batchOf = (...ids: number[]) => ({ ...listOf(...ids), errors: [] });
export const hooksOf = (...ids: string[]) => ({
  project_id: PROJECT,
  webhooks: ids.map((id) => webhookOf(id)),
});
export const hookOf = (id: string) => ({ project_id: PROJECT, webhook: webhookOf(id) });
