/** The owner of a token. Writes store this id and address [service.md §2.7]. */
export interface User {
  user_id: number;
  email: string;
  fullname: string;
}

/** The user of every token without a user, and of everything in a state without one. */
export const SANDBOX_USER: User = { user_id: 20181, email: "sandbox@example.com", fullname: "Sandbox" };

export const RIGHTS = ["read-write", "read-only"] as const;
export type Rights = (typeof RIGHTS)[number];

/** An accepted token in a state. */
export interface TokenState {
  token: string;
  /** Default: read-write. */
  rights?: Rights;
  /** Default: the sandbox's own user. */
  user?: { user_id: number; email: string; fullname?: string };
}

/** The rights and the user of a token. */
export interface Access {
  rights: Rights;
  user: User;
}

/**
 * The access of a sent token; undefined if the token is refused. If the state names no token, every token is accepted.
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
