import { ar as e, ir as t, pa as n, pi as r } from "./start.js";
import { t as i } from "./schemas.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(s, { setup: c, print: l, showProblems: u }) {
	let d = e(n, s);
	if (d === void 0) {
		let e = t(s), i = `Which schema? It must be ${n.expects}. For example: lokaform schema keys`;
		return u(e.length > 0 ? e : [r("bad-setting", i)]), 1;
	}
	return l((await o(a(c.packageRoot, i(d)), "utf8")).trimEnd()), 0;
}
export { s as printSchema };
