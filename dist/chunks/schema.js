import { C as e, ht as t, rt as n, w as r } from "./start.js";
import { t as i } from "./schemas.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(s, { setup: c, print: l, showProblems: u }) {
	let d = r(t, s);
	if (d === void 0) {
		let r = e(s), i = `Which schema? It must be ${t.expects}. For example: lokaform schema keys`;
		return u(r.length > 0 ? r : [n("bad-setting", i)]), 1;
	}
	return l((await o(a(c.packageRoot, i(d)), "utf8")).trimEnd()), 0;
}
export { s as printSchema };
