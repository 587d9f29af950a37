/** The whole client against the embedded service. */
import { expect, it, onTestFinished } from "vitest";
import { Client } from "../../../src/index.ts";
import { type SandboxOptions, startSandbox } from "../../../src/sandbox/sandbox.ts";
import { PROJECT } from "./harness/bodies.ts";
import { TOKEN } from "./harness/testClient.ts";

async function sandbox(options: SandboxOptions = {}) {
  const languages = ["en", "de"].map((lang_iso) => ({ lang_iso }));
  const state = { token: TOKEN, projects: { [PROJECT]: { languages } } };
  const service = await startSandbox({ state, limits: false, ...options });
  onTestFinished(() => service.close());
  const client = new Client({ token: TOKEN, baseUrl: service.url, rate: Number.POSITIVE_INFINITY });
  return { service, client, project: client.project(PROJECT) };
}

const named = (key_name: string) => ({ key_name, platforms: ["web" as const] });

it("keys are created, read, changed and destroyed", async () => {
  const { project } = await sandbox();
  const created = await project.createKeys([named("a"), named("b"), named("a")]);
  expect(created.map(({ key_name }) => key_name.web)).toEqual(["a", "b"]);
  expect(created.errors).toMatchObject([{ code: 400, key_name: { web: "a" } }]);

  const [a, b] = created;
  if (!a || !b) throw new Error("Both were created.");
  expect((await a.update({ description: "first" })).description).toBe("first");
  const updated = await project.updateKeys([
    { key_id: b.key_id, translations: [{ language_iso: "de", translation: "B" }] },
    { key_id: 999, description: "nobody" },
  ]);
  expect(updated.map(({ key_id }) => key_id)).toEqual([b.key_id]);
  expect(updated.errors).toMatchObject([{ code: 404, key_id: 999 }]);
  const read = await project.key(b.key_id);
  expect(read.translations?.find(({ language_iso }) => language_iso === "de")?.translation).toBe("B");

  expect(await a.destroy()).toMatchObject({ key_removed: true, keys_locked: 0 });
  expect(await project.destroyKeys([b.key_id])).toMatchObject({ keys_removed: true });
  expect(await project.keys()).toHaveLength(0);
});

it("all keys are read, by cursor and by number", async () => {
  const { client, project, service } = await sandbox();
  await project.createKeys(Array.from({ length: 45 }, (_, index) => named(`key.${index}`)));
  const ids: unknown[] = [];
  for await (const { key_id } of client.allKeys(PROJECT, { limit: 20 })) ids.push(key_id);
  expect(new Set(ids).size).toBe(45);
  const first = await project.keys({ limit: 20 });
  expect(first).toMatchObject({ totalCount: 45, pageCount: 3, page: 1, limit: 20 });
  const third = await (await first.nextPage())?.nextPage();
  expect(third?.map(({ key_id }) => key_id)).toEqual(ids.slice(40));
  expect(await third?.nextPage()).toBeUndefined();
  expect(service.requests.every(({ status }) => status === 200)).toBe(true);
});

it("webhooks are created, read, changed and destroyed, and get a new secret", async () => {
  const { project } = await sandbox();
  const webhook = await project.createWebhook({
    url: "https://ci.example.com/hook",
    events: ["project.imported"],
  });
  expect(await project.webhooks()).toEqual([webhook]);
  const { secret } = await webhook.regenerateSecret();
  expect(secret).not.toBe(webhook.secret);
  expect(await webhook.update({ branch: null, events: ["project.exported"] })).toMatchObject({
    webhook_id: webhook.webhook_id,
    events: ["project.exported"],
    secret,
  });
  expect(await webhook.destroy()).toMatchObject({ webhook_deleted: true });
  await expect(project.webhook(webhook.webhook_id)).rejects.toMatchObject({ name: "ApiError", status: 404 });
});

it("the project and its languages are read", async () => {
  const { project } = await sandbox();
  expect(await project.projectDetails()).toMatchObject({
    project_id: PROJECT,
    project_type: "localization_files",
  });
  expect((await project.languages()).map(({ lang_iso }) => lang_iso).sort()).toEqual(["de", "en"]);
});

it("the token's own user is who wrote the texts that the token wrote", async () => {
  const { project } = await sandbox();
  const [key] = await project.createKeys({
    key_name: "by.me",
    platforms: ["web"],
    translations: [{ language_iso: "en", translation: "Mine" }],
  });
  const { user_id, email } = await project.contributorMe();
  expect(key?.translations?.[0]).toMatchObject({ modified_by: user_id, modified_by_email: email });
});

it("the error for a wrong token says so", async () => {
  const { service } = await sandbox();
  const stranger = new Client({ token: "another", baseUrl: service.url });
  await expect(stranger.keys(PROJECT)).rejects.toThrow(/API token is wrong/);
});
