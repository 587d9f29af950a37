import type { AccessState } from "./stateSchema.ts";

/** The owner of a token. Writes store this id and address [service.md §2.7]. */
export interface User {
  user_id: number;
  email: string;
  fullname: string;
}

/** The user of a state that names none: the user of every token without one, and the writer of every text without one. */
export const SANDBOX_USER: User = { user_id: 20181, email: "sandbox@example.com", fullname: "Sandbox" };

/** Whom a translation names as its last writer [service.md §2.7]. */
export type Writer = Pick<User, "user_id" | "email">;

/** How the service names an unknown writer [service.md §2.7]. */
export const NO_WRITER: Writer = { user_id: 0, email: "" };

/** The rights and the user of a token. */
export interface Access {
  rights: "read-write" | "read-only";
  user: User;
  /** The person who started the import that the writes of the token are. */
  importStartedBy?: User;
}

export function userOf({ user }: AccessState): User {
  return user ? completeUser(user) : SANDBOX_USER;
}

function completeUser(user: NonNullable<AccessState["user"]>): User {
  return { ...user, fullname: user.fullname ?? user.email };
}

/**
 * The access of a sent token; undefined if the token is refused. If the state names no token, every token is accepted.
 */
export function accessOf(sent: string, state: AccessState): Access | undefined {
  const { token, tokens = [] } = state;
  const open = token === undefined && tokens.length === 0;
  const named = tokens.find((one) => one.token === sent);
  if (sent === "" || (!open && !named && sent !== token)) return undefined;
  const { rights = "read-write", user, import_started_by: starter } = named ?? {};
  return {
    rights,
    user: user ? completeUser(user) : userOf(state),
    ...(starter && { importStartedBy: completeUser(starter) }),
  };
}
