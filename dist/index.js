import { a as e, c as t, i as n, l as r, n as i, o as a, r as o, s, t as c, u as l } from "./chunks/client.js";
import { b as u } from "./chunks/wire.js";
export { o as AbortError, n as ApiError, e as ArgumentError, c as Client, r as Collection, a as NetworkError, l as Pages, i as Project, s as RequestError, t as TimeoutError, u as useProxyFromEnvironment };
