import { Qn as e, pn as t } from "./start.js";
import { _ as n, c as r, f as i, h as a, i as o, l as s, n as c, p as l, s as u, u as d, v as f } from "./zod.js";
import { ln as p } from "./engine.js";
// src/model/plan.ts
const m = 253402300799, h = r().min(0), g = o(n()).readonly(), _ = f([i(), n()]), v = s(), y = l({
	by: n().exactOptional(),
	at: i().min(0).max(m),
	reviewed: d(!0).exactOptional()
}), b = l({
	field: n(),
	part: n().exactOptional(),
	before: v.exactOptional(),
	after: v,
	edited: y.exactOptional()
}).extend({
	place: t,
	seen: n().exactOptional(),
	unverifies: g.exactOptional()
}), x = l({
	kind: n(),
	label: n()
}), S = x.extend({ ref: n() }), C = S.extend({
	place: t,
	identity: v,
	fields: o(b).readonly()
}), w = C.extend({ action: d("create") }), T = C.extend({
	action: d("update"),
	renamed_from: n().exactOptional()
}), E = {
	id: _,
	seen: n(),
	tags: g.exactOptional()
}, D = T.extend({
	...E,
	edited: y.exactOptional()
}), O = S.extend({
	action: d("destroy"),
	...E,
	how: c(e),
	texts: o(l({
		field: n(),
		part: n(),
		before: v,
		edited: y.exactOptional()
	})).exactOptional()
}), k = u("action", [
	w,
	D,
	O
]), A = x.extend({ id: _ }), j = l({
	field: n(),
	part: n().exactOptional(),
	reason: c([
		"held",
		"pull",
		"conflict",
		"undecided",
		"changed-since",
		"converts"
	]),
	live: v,
	declared: v.exactOptional(),
	edited: y.exactOptional(),
	cause: c([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	landed: i().min(0).max(m).exactOptional()
}), M = A.extend({
	...j.shape,
	place: t
}), N = A.extend({
	reason: c([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: n().exactOptional(),
	place: t.exactOptional()
}), P = x.extend({ place: t }), F = l({
	variable: n(),
	host: n(),
	place: t
}), I = {
	unchanged: h,
	unmanaged: h
}, L = l({
	filters: g,
	by_kind: a(n(), l({
		chosen: h,
		declared: h
	})),
	unmatched: g
}), R = o(k).readonly(), z = o(f([M, N])).readonly(), B = o(A).readonly(), V = l({
	format_version: d(1),
	project: p,
	changes: R,
	kept: z,
	skipped: o(P).readonly(),
	counts: l({
		...I,
		by_kind: a(n(), l(I)),
		adopted: h
	}),
	sends: o(F).readonly().exactOptional(),
	filter: L.exactOptional()
}), H = l({
	caused: R,
	pending: R,
	resolved: R,
	kept: z,
	sends: o(F).readonly(),
	released: B
}), U = P.extend({ fields: o(l({
	field: n(),
	part: n().exactOptional(),
	before: v
})).readonly().exactOptional() }), W = P.extend({
	member: n(),
	before: n().exactOptional(),
	after: n().exactOptional()
}), G = l({
	changes: o(u("action", [w, T])).readonly(),
	released: o(U).readonly(),
	rematched: o(W).readonly(),
	changed_defaults: g
}), K = u("state", [
	l({
		state: d("done"),
		id: _
	}),
	l({
		state: d("failed"),
		how: c([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		message: n(),
		place: t.exactOptional()
	}),
	l({
		state: d("skipped"),
		message: n(),
		place: t.exactOptional(),
		written: g.exactOptional()
	}),
	l({
		state: d("not attempted"),
		message: n()
	})
]);
export { V as a, h as c, H as i, G as n, g as o, K as r, B as s, k as t };
