import { Si as e, Wt as t, i as n, r } from "./start.js";
import { t as i } from "./schemas.js";
import { join as a } from "node:path";
import { readFile as o } from "node:fs/promises";
// src/commands/runs/schema.ts
async function s(s, { setup: c, print: l, showProblems: u }) {
	let d = n(e, s);
	if (d === void 0) {
		let n = r(s), i = `Which schema? It must be ${e.expects}. For example: lokaform schema keys`;
		return u(n.length > 0 ? n : [t("bad-setting", i)]), 1;
	}
	return l((await o(a(c.packageRoot, i(d)), "utf8")).trimEnd()), 0;
}
export { s as printSchema };
