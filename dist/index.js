import { A as e, D as t, E as n, F as r, M as i, N as a, O as o, P as s, j as c, k as l } from "./chunks/project.js";
import { f as u } from "./chunks/wire.js";
export { o as AbortError, l as ApiError, e as ArgumentError, n as Client, s as Collection, c as NetworkError, r as Pages, t as Project, i as RequestError, a as TimeoutError, u as useProxyFromEnvironment };
