/** Whether requests go through the proxies that the environment names. */
export type ProxyUse = 
/** The environment names none. */
{
    readonly state: "none";
}
/** They do, from now on, in the whole process; `undo` takes that back. */
 | {
    readonly state: "used";
    readonly undo: () => void;
}
/** They do not: this Node cannot. The message says so, and the way out. */
 | {
    readonly state: "unavailable";
    readonly message: string;
};
type Environment = Readonly<Record<string, string | undefined>>;
/**
 * Makes the process's `fetch` use `https_proxy`, `http_proxy` and `no_proxy` (or their upper-case twins), except
 * for loopback addresses. For an entry to call, once; the library never does by itself, for it concerns all
 * requests of the process. Node's own fetch can do that from 24.14 on.
 */
export declare function useProxyFromEnvironment(environment?: Environment): ProxyUse;
export {};
