import { a as e, c as t, i as n, l as r, n as i, o as a, r as o, s, t as c, u as l } from "./chunks/client.js";
import { f as u } from "./chunks/wire.js";
export { e as AbortError, a as ApiError, s as ArgumentError, c as Client, n as Collection, t as NetworkError, o as Pages, i as Project, r as RequestError, l as TimeoutError, u as useProxyFromEnvironment };
