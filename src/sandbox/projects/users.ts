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
