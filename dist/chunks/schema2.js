import { r as e } from "./wire.js";
import { Ot as t, n, r, yr as i } from "./start.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(t, n) {
	let s = r(i, t);
	if (s === void 0) return c(i, "schema keys", t, n);
	let l = await o(a(n.setup.packageRoot, e(s)), "utf8");
	return n.print(l.trimEnd()), 0;
}
function c(e, r, i, { showProblems: a }) {
	let o = n(i), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${r}`;
	return a(o.length > 0 ? o : [t("bad-setting", s)]), 1;
}
export { c as n, s as t };
