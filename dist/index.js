import { C as e, S as t, _ as n, b as r, g as i, h as a, n as o, t as s, v as c, y as l } from "./chunks/client.js";
import { B as u } from "./chunks/wire.js";
export { a as AbortError, i as ApiError, n as ArgumentError, s as Client, t as Collection, c as NetworkError, e as Pages, o as Project, l as RequestError, r as TimeoutError, u as useProxyFromEnvironment };
