import { a as e, c as t, d as n, i as r, l as i, n as a, o, r as s, s as c, t as l, u } from "./chunks/client.js";
import { l as d } from "./chunks/wire.js";
export { e as AbortError, o as ApiError, c as ArgumentError, l as Client, r as Collection, t as NetworkError, s as Pages, a as Project, i as QueueTimeoutError, u as RequestError, n as TimeoutError, d as useProxyFromEnvironment };
