import * as http from "node:http";

const LOOPBACK = ["localhost", "127.0.0.1", "::1", "[::1]"];

/** Whether requests go through the proxies that the environment names. */
export type ProxyUse =
  /** The environment names none. */
  | { readonly state: "none" }
  /** They do, from now on, in the whole process; `undo` takes that back. */
  | { readonly state: "used"; readonly undo: () => void }
  /** They do not: this Node cannot. The message says so, and the way out. */
  | { readonly state: "unavailable"; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Makes the process's `fetch` use `https_proxy`, `http_proxy` and `no_proxy` (or their upper-case twins), except
 * for loopback addresses. For an entry to call, once; the library never does by itself, for it concerns all
 * requests of the process. Node's own fetch can do that from 24.14 on.
 */
export function useProxyFromEnvironment(environment: Environment = process.env): ProxyUse {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || undefined;
  const https_proxy = read("https_proxy");
  const http_proxy = read("http_proxy");
  if (!https_proxy && !http_proxy) return { state: "none" };
  if (typeof http.setGlobalProxyFromEnv !== "function") {
    const name = https_proxy ? "https_proxy" : "http_proxy";
    const message = `${name} is set, but Node ${process.versions.node} cannot use it: requests go out directly. Use Node 24.14 or later.`;
    return { state: "unavailable", message };
  }
  const no_proxy = [read("no_proxy"), ...LOOPBACK].filter(Boolean).join(",");
  const proxies = {
    ...(https_proxy ? { https_proxy } : {}),
    ...(http_proxy ? { http_proxy } : {}),
    no_proxy,
  };
  return { state: "used", undo: http.setGlobalProxyFromEnv(proxies) };
}
