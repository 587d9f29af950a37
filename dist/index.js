import { A as e, F as t, I as n, L as r, M as i, N as a, O as o, P as s, j as c, k as l } from "./chunks/project.js";
import { f as u } from "./chunks/wire.js";
export { e as AbortError, c as ApiError, i as ArgumentError, o as Client, n as Collection, a as NetworkError, r as Pages, l as Project, s as RequestError, t as TimeoutError, u as useProxyFromEnvironment };
