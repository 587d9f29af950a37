import { r as e } from "./wire.js";
import { br as t, kt as n, n as r, r as i } from "./start.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(n, r) {
	let s = i(t, n);
	if (s === void 0) return c(t, "schema keys", n, r);
	let l = await o(a(r.setup.packageRoot, e(s)), "utf8");
	return r.print(l.trimEnd()), 0;
}
function c(e, t, i, { showProblems: a }) {
	let o = r(i), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return a(o.length > 0 ? o : [n("bad-setting", s)]), 1;
}
export { c as n, s as t };
