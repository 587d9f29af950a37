import { r as e } from "./wire.js";
import { n as t, nr as n, r, v as i } from "./start.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(t, i) {
	let s = r(n, t);
	if (s === void 0) return c(n, "schema keys", t, i);
	let l = await o(a(i.setup.packageRoot, e(s)), "utf8");
	return i.print(l.trimEnd()), 0;
}
function c(e, n, r, { showProblems: a }) {
	let o = t(r), s = `The argument is missing. It must be ${e.expects}. For example: lokaform ${n}`;
	return a(o.length > 0 ? o : [i("bad-setting", s)]), 1;
}
export { c as n, s as t };
