import { S as e, _ as t, g as n, h as r, m as i, n as a, t as o, v as s, x as c, y as l } from "./chunks/client.js";
import { j as u } from "./chunks/wire.js";
export { i as AbortError, r as ApiError, n as ArgumentError, o as Client, c as Collection, t as NetworkError, e as Pages, a as Project, s as RequestError, l as TimeoutError, u as useProxyFromEnvironment };
