/** The part of GitHub that emulate provides: one repository in memory, with issues, pull requests, comments and git. */
import { createEmulator } from "emulate";
import type { Answer } from "./answer.ts";

export interface Emulated {
  /** Sends a request as one of the logins that were named at the start. Nothing is checked, and nothing is logged. */
  ask(login: string, method: string, path: string, json?: unknown): Promise<Answer>;
  /** Asks as the owner for a path of the repository. */
  look(path: string): Promise<Answer>;
  close(): Promise<void>;
}

export interface Beginning {
  /** `owner/name`; the owner has all permissions. */
  repository: string;
  isPrivate: boolean;
  /** All other logins. */
  logins: readonly string[];
  /** The beginning of links in responses. */
  publicUrl: string;
}

/** The headers of GitHub that clients use. */
const HEADERS = ["link", "x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"];

export async function emulateGitHub(beginning: Beginning): Promise<Emulated> {
  const { repository, isPrivate, logins, publicUrl } = beginning;
  const [owner = "", name = ""] = repository.split("/");
  const everybody = [...new Set([owner, ...logins])];
  const emulator = await createEmulator({
    service: "github",
    port: 0,
    seed: {
      tokens: Object.fromEntries(everybody.map((login) => [tokenOf(login), { login }])),
      github: {
        users: everybody.map((login) => ({ login })),
        repos: [{ owner, name, private: isPrivate, auto_init: false }],
      },
    },
  });
  // Its URL says localhost, but it listens on the address.
  const origin = `http://127.0.0.1:${new URL(emulator.url).port}`;
  const published = (text: string) => text.replaceAll(emulator.url, publicUrl).replaceAll(origin, publicUrl);

  async function ask(login: string, method: string, path: string, json?: unknown): Promise<Answer> {
    const answer = await fetch(`${origin}${path}`, {
      method,
      // It closes a connection after five seconds, which is less than a busy machine can need between two requests.
      headers: { authorization: `Bearer ${tokenOf(login)}`, connection: "close" },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = published(await answer.text());
    const headers = HEADERS.flatMap((header): [string, string][] => {
      const value = answer.headers.get(header);
      return value === null ? [] : [[header, published(value)]];
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(headers),
      json: text === "" ? undefined : JSON.parse(text),
    };
  }

  // Permissions are checked before; here everybody has all of them.
  for (const login of everybody) {
    if (login === owner) continue;
    const path = `/repos/${repository}/collaborators/${encodeURIComponent(login)}`;
    const { status } = await ask(owner, "PUT", path, { permission: "admin" });
    if (status !== 201) throw new Error(`${login} is no collaborator: ${status}`);
  }
  const look = (path: string) => ask(owner, "GET", `/repos/${repository}${path}`);
  return { ask, look, close: () => emulator.close() };
}

function tokenOf(login: string): string {
  return `emulated-${encodeURIComponent(login)}`;
}
