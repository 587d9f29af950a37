/** Whether requests use the proxies of the environment. */
export type ProxyUse = 
/** The environment names no proxy. */
{
    readonly state: "none";
}
/** The whole process uses them from now on; `undo` reverts that. */
 | {
    readonly state: "used";
    readonly undo: () => void;
}
/** This version of Node cannot use them. The message says so, and what to do. */
 | {
    readonly state: "unavailable";
    readonly message: string;
};
type Environment = Readonly<Record<string, string | undefined>>;
/**
 * Makes the process's `fetch` use `https_proxy`, `http_proxy` and `no_proxy` (or the same names in upper case), except
 * for loopback addresses. A program calls this once, at its start. The client never does, because it affects all
 * requests of the process. Node's own fetch supports it from 24.14 on.
 */
export declare function useProxyFromEnvironment(environment?: Environment): ProxyUse;
export {};
