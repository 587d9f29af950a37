import { type Answer, notFound, ok } from "../answer.ts";
import type { Call } from "../request.ts";
import { stampOf } from "../stamp.ts";

/** Who a token belongs to. Writes carry this id and address, [rec]. */
export interface User {
  user_id: number;
  email: string;
  fullname: string;
}

/** The user of every token that names none, and of everything that the state does not attribute. */
export const SANDBOX_USER: User = { user_id: 20181, email: "sandbox@example.com", fullname: "Sandbox" };

export const RIGHTS = ["read-write", "read-only"] as const;
export type Rights = (typeof RIGHTS)[number];

/** One accepted token, as a state names it. */
export interface TokenState {
  token: string;
  /** Default: read-write. */
  rights?: Rights;
  /** Default: the sandbox's own user. */
  user?: { user_id: number; email: string; fullname?: string };
}

/** What a token may do, and whose it is. */
export interface Access {
  rights: Rights;
  user: User;
}

/**
 * What a sent token gives access to; undefined if it is refused. Where the state names no token, every token is
 * accepted.
 */
export function accessOf(
  sent: string,
  { token, tokens = [] }: { token?: string; tokens?: readonly TokenState[] },
): Access | undefined {
  const open = token === undefined && tokens.length === 0;
  const named = tokens.find((one) => one.token === sent);
  if (sent === "" || (!open && !named && sent !== token)) return undefined;
  const { rights = "read-write", user } = named ?? {};
  return { rights, user: user ? { ...user, fullname: user.fullname ?? user.email } : SANDBOX_USER };
}

const SINCE = stampOf(1_500_000_000);
const ADMIN_RIGHTS = [
  "upload",
  "download",
  "tasks",
  "contributors",
  "screenshots",
  "keys",
  "languages",
  "settings",
  "activity",
  "statistics",
];

/** GET /projects/{p}/contributors/me: the token's own user, [rec]. Other contributors are not kept. */
export function getContributor({ id, access, home, envelope }: Call): Answer {
  if (id !== "me") throw notFound();
  return ok({
    project_id: envelope.project_id,
    contributor: {
      ...access.user,
      created_at: SINCE.text,
      created_at_timestamp: SINCE.seconds,
      is_admin: true,
      is_reviewer: true,
      languages: home.languages.map(({ lang_id, lang_iso, lang_name }) => ({
        lang_id,
        lang_iso,
        lang_name,
        is_writable: true,
      })),
      admin_rights: ADMIN_RIGHTS,
      role_id: 1,
    },
  });
}
