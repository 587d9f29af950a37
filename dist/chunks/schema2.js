import { gi as e } from "./engine.js";
import { P as t } from "./wire.js";
import { g as n, n as r, r as i, xr as a } from "./start.js";
import { join as o } from "node:path";
// src/commands/runs/schema.ts
async function s(n, r) {
	let s = i(a, n);
	if (s === void 0) return c(a, "schema keys", n, r);
	let l = await e(o(r.setup.packageRoot, t(s)), "utf8");
	return r.print(l.trimEnd()), 0;
}
function c(e, t, i, { showProblems: a }) {
	let o = r(i), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return a(o.length > 0 ? o : [n("bad-setting", s)]), 1;
}
export { c as n, s as t };
