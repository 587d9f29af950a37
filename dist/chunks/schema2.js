import { wi as e } from "./engine.js";
import { z as t } from "./wire.js";
import { Rr as n, _ as r, n as i, r as a } from "./start.js";
import { join as o } from "node:path";
// src/commands/runs/schema.ts
async function s(r, i) {
	let s = a(n, r);
	if (s === void 0) return c(n, "schema keys", r, i);
	let l = await e(o(i.setup.packageRoot, t(s)), "utf8");
	return i.print(l.trimEnd()), 0;
}
function c(e, t, n, { showProblems: a }) {
	let o = i(n), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return a(o.length > 0 ? o : [r("bad-setting", s)]), 1;
}
export { c as n, s as t };
