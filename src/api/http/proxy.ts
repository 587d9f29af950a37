const LOOPBACK = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** Whether requests use the proxies of the environment. */
export type ProxyUse =
  /** The environment names no proxy. */
  | { readonly state: "none" }
  /** The whole process uses them from now on; `undo` reverts that. */
  | { readonly state: "used"; readonly undo: () => void }
  /** This version of Node cannot use them. The message says so, and what to do. */
  | { readonly state: "unavailable"; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Makes the process's `fetch` use `https_proxy`, `http_proxy` and `no_proxy` (or the same names in upper case), except
 * for loopback addresses. A program calls this once, at its start. The client never does, because it affects all
 * requests of the process. Node's own fetch supports it from 24.14 on.
 */
export function useProxyFromEnvironment(environment: Environment = process.env): ProxyUse {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || undefined;
  const https_proxy = read("https_proxy");
  const http_proxy = read("http_proxy");
  if (!https_proxy && !http_proxy) return { state: "none" };
  // An import of this module also loads Node's fetch, which many runs never use.
  const http = process.getBuiltinModule("node:http");
  if (typeof http.setGlobalProxyFromEnv !== "function") {
    const name = https_proxy ? "https_proxy" : "http_proxy";
    const message = `${name} is set, but Node ${process.versions.node} cannot use it: requests are sent directly. Use Node 24.14 or later.`;
    return { state: "unavailable", message };
  }
  const no_proxy = [read("no_proxy"), ...LOOPBACK].filter(Boolean).join(",");
  const proxies = { ...(https_proxy && { https_proxy }), ...(http_proxy && { http_proxy }), no_proxy };
  return { state: "used", undo: http.setGlobalProxyFromEnv(proxies) };
}
