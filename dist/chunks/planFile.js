import { _ as e, d as t, r as n, v as r, y as i } from "./zod.js";
import { Bn as a, Yn as o } from "./engine.js";
import { o as s } from "./plan.js";
// src/plan/planFile.ts
const c = s.pick({
	changes: !0,
	filter: !0
}).extend({ project: o.pick({
	id: !0,
	digest: !0
}) });
function l(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function u(o, s) {
	let l = "Make it with lokaform plan --out.";
	try {
		let i = JSON.parse(s), { format_version: u } = t({ format_version: r() }).parse(i);
		if (u !== 1) return { issue: `it has format_version ${JSON.stringify(u)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
		let d = e([t({ plans: n(c) }), c.transform((e) => ({ plans: [e] }))]).safeParse(i);
		return d.success && !a(o, d.data) ? d.data : { issue: `it is not a complete plan. ${l}` };
	} catch (e) {
		if ([
			SyntaxError,
			i,
			RangeError
		].some((t) => e instanceof t)) return { issue: `it is not a plan. ${l}` };
		throw e;
	}
}
export { l as planFile, u as readPlanFile };
