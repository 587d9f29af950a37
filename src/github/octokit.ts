/** The line to GitHub's API: patient within bounds, and loaded only where something is asked of it. */
import { isForbidden, NoAnswer } from "./failure.ts";
import { debug } from "./log.ts";

export type Octokit = Awaited<ReturnType<typeof open>>;

export interface Line {
  octokit: Octokit;
  /** The account that the token belongs to, asked once and only when it is needed. Rejects where it cannot be known. */
  login(): Promise<string>;
  /** An answer has named the account. */
  noteLogin(login: string | undefined): void;
}

/** Attempts after the first, where GitHub fails or asks to wait. */
export const AGAIN = 2;
/** Seconds: GitHub may ask to wait longer than any step should. */
const LONGEST_WAIT = 20;
/** No second attempt mends these; what 429 asks for is waited out, or not, by the throttling. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
/** Milliseconds for one question with all its attempts, and for all that is asked at one point of a run. */
const PATIENCE = { question: 45_000, all: 180_000 };
/** The account of the workflow's own token. Taken only where GitHub refuses to say: nobody else can have this name. */
const USUAL_LOGIN = "github-actions[bot]";

/** Asks as long as the run goes on and its patience lasts; rejects as soon as either ends, whatever is under way. */
export async function asking<Answer>(
  token: string,
  told: AbortSignal,
  ask: (line: Line) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.any([told, AbortSignal.timeout(PATIENCE.all)]);
  const over = new Promise<never>((_, reject) => {
    const end = () => reject(new NoAnswer("it did not answer in time"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end);
  });
  const answer = open(token, signal).then((octokit) => ask(lineOf(octokit)));
  return Promise.race([answer, over]);
}

function lineOf(octokit: Octokit): Line {
  let asked: Promise<string> | undefined;
  const ask = async () => {
    const answer = octokit.graphql<{ viewer: { login: string } }>("query { viewer { login } }");
    return answer.then(
      ({ viewer }) => viewer.login,
      (error: unknown) => {
        if (isForbidden(error)) return USUAL_LOGIN;
        throw error;
      },
    );
  };
  return {
    octokit,
    login() {
      asked ??= ask();
      return asked;
    },
    noteLogin(login) {
      if (login !== undefined) asked = Promise.resolve(login);
    },
  };
}

/** Where GITHUB_API_URL says, through the environment's proxy. */
async function open(token: string, signal: AbortSignal) {
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
  octokit.hook.before("request", ({ request }) => {
    request.signal = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE.question)]);
    request.fetch = wholly(request.fetch ?? fetch);
  });
  return octokit;
}

/** octokit takes an answer whose body was cut off for an empty one: it has to be read whole first, or has failed. */
function wholly(ask: typeof fetch): typeof fetch {
  return async (...asked) => {
    const answer = await ask(...asked);
    const { status, statusText } = answer;
    const body = await answer.arrayBuffer();
    const headers = [...answer.headers];
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
  };
}
