import { r as e } from "./wire.js";
import { Tt as t, gr as n, n as r, r as i } from "./start.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(t, r) {
	let s = i(n, t);
	if (s === void 0) return c(n, "schema keys", t, r);
	let l = await o(a(r.setup.packageRoot, e(s)), "utf8");
	return r.print(l.trimEnd()), 0;
}
function c(e, n, i, { showProblems: a }) {
	let o = r(i), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${n}`;
	return a(o.length > 0 ? o : [t("bad-setting", s)]), 1;
}
export { c as n, s as t };
