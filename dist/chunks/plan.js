import { Ei as e, Si as t, cn as n } from "./start.js";
import { c as r, d as i, g as a, h as o, l as s, o as c, p as l, r as u, s as d, t as f, u as p } from "./zod.js";
import { Sn as m } from "./engine.js";
// src/model/plan.ts
const h = d().min(0), g = u(o()).readonly(), _ = a([p(), o()]), v = r(), y = i({
	by: o().exactOptional(),
	at: p().min(0).max(253402300799),
	reviewed: s(!0).exactOptional()
}), b = i({
	field: o(),
	part: o().exactOptional(),
	before: v.exactOptional(),
	after: v,
	sent: v.exactOptional(),
	edited: y.exactOptional()
}).extend({
	place: n,
	seen: o().exactOptional(),
	unverifies: g.exactOptional()
}), x = i({
	kind: o(),
	label: o()
}), S = x.extend({ ref: o() }), C = S.extend({
	place: n,
	identity: v,
	fields: u(b).readonly()
}), w = C.extend({ action: s("create") }), T = C.extend({
	action: s("update"),
	renamed_from: o().exactOptional()
}), E = {
	id: _,
	seen: o(),
	tags: g.exactOptional()
}, D = T.extend({
	...E,
	edited: y.exactOptional()
}), O = S.extend({
	action: s("destroy"),
	...E,
	how: f(e),
	texts: u(i({
		field: o(),
		part: o(),
		before: v,
		edited: y.exactOptional()
	})).exactOptional()
}), k = c("action", [
	w,
	D,
	O
]), A = x.extend({
	id: _,
	part: o().exactOptional(),
	place: n.exactOptional()
}), j = i({
	field: o(),
	part: o().exactOptional(),
	reason: f([
		"held",
		"pull",
		"conflict",
		"undecided",
		"waiting",
		"changed-since",
		"converts"
	]),
	live: v,
	declared: v.exactOptional(),
	edited: y.exactOptional(),
	cause: f([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	because: u(f([
		"not-verified",
		"not-reviewed",
		...t
	])).readonly().exactOptional(),
	details: o().exactOptional()
}), M = A.extend({
	...j.shape,
	place: n
}), N = A.extend({
	reason: f([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: o().exactOptional(),
	place: n.exactOptional()
}), P = x.extend({ place: n }), F = i({
	variable: o(),
	host: o(),
	place: n
}), I = {
	unchanged: h,
	unmanaged: h
}, L = i({
	filters: g,
	by_kind: l(o(), i({
		chosen: h,
		declared: h
	})),
	unmatched: g
}), R = u(k).readonly(), z = u(a([M, N])).readonly(), B = u(A).readonly(), V = i({
	format_version: s(1),
	project: m,
	changes: R,
	kept: z,
	skipped: u(P).readonly(),
	counts: i({
		...I,
		by_kind: l(o(), i(I)),
		adopted: h
	}),
	sends: u(F).readonly().exactOptional(),
	filter: L.exactOptional()
}), H = i({
	caused: R,
	pending: R,
	resolved: R,
	kept: z,
	sends: u(F).readonly(),
	no_longer_declared: B
}), U = P.extend({ fields: u(i({
	field: o(),
	part: o().exactOptional(),
	before: v
})).readonly().exactOptional() }), W = P.extend({
	member: o(),
	before: o().optional(),
	after: o().optional()
}), G = i({
	changes: u(c("action", [w, T])).readonly(),
	no_longer_declared: u(U).readonly(),
	rematched: u(W).readonly(),
	changed_defaults: g
}), K = c("state", [
	i({
		state: s("done"),
		id: _
	}),
	i({
		state: s("failed"),
		how: f([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		message: o(),
		place: n.exactOptional()
	}),
	i({
		state: s("skipped"),
		message: o(),
		place: n.exactOptional(),
		written: g.exactOptional()
	}),
	i({
		state: s("not attempted"),
		message: o()
	})
]);
export { H as a, B as c, K as i, h as l, G as n, V as o, x as r, g as s, k as t };
