import { i as e, p as t, v as n, y as r } from "./zod.js";
import { Tr as i, ln as a } from "./engine.js";
import { a as o } from "./plan.js";
// src/plan/planFile.ts
const s = o.pick({
	changes: !0,
	filter: !0
}).extend({ project: a.pick({
	id: !0,
	digest: !0
}) });
function c(e) {
	let [t] = e;
	return e.length === 1 && t ? t : {
		format_version: 1,
		plans: e
	};
}
function l(e, t) {
	try {
		return u(e, d(t));
	} catch (e) {
		if (e instanceof RangeError) return { issue: "it is not a plan. Make it with lokaform plan --out." };
		throw e;
	}
}
function u(a, o) {
	let c = "Make it with lokaform plan --out.", l = t({ format_version: r() }).safeParse(o);
	if (!l.success) return { issue: `it is not a plan. ${c}` };
	let u = l.data.format_version;
	if (u !== 1) return { issue: `it has format_version ${JSON.stringify(u)}, and this lokaform reads 1. Plan again, with the same version as apply.` };
	let d = n([t({ plans: e(s) }), s.transform((e) => ({ plans: [e] }))]).safeParse(o);
	return d.success && !i(a, d.data) ? d.data : { issue: `it is not a complete plan. ${c}` };
}
function d(e) {
	try {
		return JSON.parse(e);
	} catch {
		return;
	}
}
export { c as planFile, l as readPlanFile };
