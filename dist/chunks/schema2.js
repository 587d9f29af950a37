import { r as e } from "./wire.js";
import { ir as t, n, r, wt as i } from "./start.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(n, i) {
	let s = r(t, n);
	if (s === void 0) return c(t, "schema keys", n, i);
	let l = await o(a(i.setup.packageRoot, e(s)), "utf8");
	return i.print(l.trimEnd()), 0;
}
function c(e, t, r, { showProblems: a }) {
	let o = n(r), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${t}`;
	return a(o.length > 0 ? o : [i("bad-setting", s)]), 1;
}
export { c as n, s as t };
