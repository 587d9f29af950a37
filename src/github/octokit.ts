/** The client of GitHub's API: it waits within limits, and is loaded only when it is needed. */
import { isForbidden, NoResponse } from "./failure.ts";
import { debug } from "./log.ts";

export type Octokit = Awaited<ReturnType<typeof openOctokit>>;

export interface GitHub {
  octokit: Octokit;
  /** Aborted when the time is up or the run is cancelled: every further request is refused. */
  signal: AbortSignal;
  /** The account of the token, as REST names it. It is asked for once, when it is needed. Rejects if it cannot be known. */
  login(): Promise<string>;
  /** Remembers the account that an answer names. */
  noteLogin(login: string | undefined): void;
}

/** Attempts after the first one, when GitHub fails or asks to wait. */
export const MAX_RETRIES = 2;
/** Seconds. GitHub may ask for longer waits than a step can make. */
const MAX_WAIT = 20;
/** A second attempt does not help with these. The throttling plugin waits for what 429 asks. */
const NOT_RETRIED = [400, 401, 403, 404, 410, 422, 429, 451];
/** Milliseconds for one request with all its attempts, and for all requests at one point of a run. */
const TIMEOUTS = { request: 45_000, all: 180_000 };
/** The account of the workflow's own token, assumed when GitHub refuses to name the account. No other account can have this name. */
const WORKFLOW_LOGIN = "github-actions[bot]";

/** Rejects as soon as the run is cancelled or the time is up, even if a request is under way. */
export async function withGitHub<Answer>(
  token: string,
  cancelled: AbortSignal,
  use: (github: GitHub) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(TIMEOUTS.all)]);
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(new NoResponse("no answer in time"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
  const answer = openOctokit(token, signal).then((octokit) => use(githubOf(octokit, signal)));
  return Promise.race([answer, over]);
}

function githubOf(octokit: Octokit, signal: AbortSignal): GitHub {
  let account: Promise<string> | undefined;
  const askAccount = async () => {
    const answer = octokit.graphql<{ viewer: Account }>("query { viewer { login __typename } }");
    return answer.then(
      ({ viewer }) => loginInRest(viewer),
      (error: unknown) => {
        if (isForbidden(error)) return WORKFLOW_LOGIN;
        throw error;
      },
    );
  };
  return {
    octokit,
    signal,
    login() {
      account ??= askAccount();
      return account;
    },
    noteLogin(login) {
      if (login !== undefined) account = Promise.resolve(login);
    },
  };
}

interface Account {
  login: string;
  __typename?: string;
}

/** REST names an app with `[bot]` at the end. GraphQL may leave that out, and a person can have the name without it. */
function loginInRest({ login, __typename }: Account): string {
  return __typename === "Bot" && !login.endsWith("[bot]") ? `${login}[bot]` : login;
}

/** Sends requests to GITHUB_API_URL, through the proxy of the environment. */
async function openOctokit(token: string, signal: AbortSignal) {
  const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
    import("@actions/github"),
    import("@octokit/plugin-retry"),
    import("@octokit/plugin-throttling"),
  ]);
  const waits = (seconds: number, _options: object, _octokit: unknown, attempt: number) =>
    attempt < MAX_RETRIES && seconds <= MAX_WAIT;
  const log = { debug: () => {}, info: () => {}, warn: debug, error: debug };
  const options = { log, retry: { retries: MAX_RETRIES, doNotRetry: NOT_RETRIED } };
  const throttle = { onRateLimit: waits, onSecondaryRateLimit: waits };
  const octokit = getOctokit(token, { ...options, throttle }, retry, throttling);
  // The throttling plugin takes each query for a write, after which the next write waits for a second. All queries only read.
  const reading = getOctokit(token, options, retry);
  for (const { hook } of [octokit, reading])
    hook.before("request", ({ request }) => {
      if (signal.aborted) throw new NoResponse("no answer in time");
      request.signal = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUTS.request)]);
      request.fetch = withWholeBody(request.fetch ?? fetch);
    });
  return Object.assign(octokit, { graphql: reading.graphql });
}

/** octokit takes an answer whose body was cut off for an empty one. So the body is read first, and the request fails if that fails. */
function withWholeBody(fetchPart: typeof fetch): typeof fetch {
  return async (...request) => {
    const answer = await fetchPart(...request);
    const { status, statusText } = answer;
    const body = await answer.arrayBuffer();
    const headers = [...answer.headers];
    const whole = new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
    // octokit reads the number of the page from it.
    return Object.defineProperty(whole, "url", { value: answer.url });
  };
}
