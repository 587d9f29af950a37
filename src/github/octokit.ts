/** The line to GitHub's API: patient within bounds, and loaded only where something is asked of it. */
import { debug } from "./log.ts";

export type Octokit = Awaited<ReturnType<typeof openOctokit>>["octokit"];

export interface Line {
  octokit: Octokit;
  /** Whose the token is. Asked once, and only if anybody wants to know. */
  login(): Promise<string>;
}

/** Attempts after the first, where GitHub fails or asks to wait. */
export const AGAIN = 2;
/** Seconds: GitHub may ask to wait longer than any step should. */
const LONGEST_WAIT = 60;
/** No second attempt mends these; what 429 asks for is waited out, or not, by the throttling. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
/** Milliseconds that one question may take, with all its attempts. */
const PATIENCE = 120_000;

/** Where GITHUB_API_URL says, through the environment's proxy. */
export async function openOctokit(token: string) {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import("@actions/github"),
    import("@octokit/plugin-retry"),
    import("@octokit/plugin-throttling"),
  ]);
  const waits = (seconds: number, _options: object, _octokit: unknown, attempt: number) =>
    attempt < AGAIN && seconds <= LONGEST_WAIT;
  const log = { debug: () => {}, info: () => {}, warn: debug, error: debug };
  const octokit = getOctokit(
    token,
    {
      log,
      retry: { retries: AGAIN, doNotRetry: FINAL },
      throttle: { onRateLimit: waits, onSecondaryRateLimit: waits },
    },
    retry,
    throttling,
  );
  octokit.hook.before("request", (options) => {
    options.request.signal = AbortSignal.timeout(PATIENCE);
  });
  let asked: Promise<string> | undefined;
  const ask = async () => {
    const { viewer } = await octokit.graphql<{ viewer: { login: string } }>("query { viewer { login } }");
    return viewer.login;
  };
  const login = () => {
    asked ??= ask();
    return asked;
  };
  return { octokit, login };
}
