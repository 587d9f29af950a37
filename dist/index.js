import { _ as e, b as t, g as n, h as r, m as i, n as a, p as o, t as s, v as c, x as l } from "./chunks/client.js";
import { D as u } from "./chunks/wire.js";
export { o as AbortError, i as ApiError, r as ArgumentError, s as Client, t as Collection, n as NetworkError, l as Pages, a as Project, e as RequestError, c as TimeoutError, u as useProxyFromEnvironment };
