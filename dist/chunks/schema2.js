import { Si as e } from "./engine.js";
import { P as t } from "./wire.js";
import { _ as n, jr as r, n as i, r as a } from "./start.js";
import { join as o } from "node:path";
// src/commands/runs/schema.ts
async function s(n, i) {
	let s = a(r, n);
	if (s === void 0) return c(r, "schema keys", n, i);
	let l = await e(o(i.setup.packageRoot, t(s)), "utf8");
	return i.print(l.trimEnd()), 0;
}
function c(e, t, r, { showProblems: a }) {
	let o = i(r), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return a(o.length > 0 ? o : [n("bad-setting", s)]), 1;
}
export { c as n, s as t };
