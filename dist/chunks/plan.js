import { kr as e, wn as t } from "./engine.js";
import { c as n, d as r, g as i, h as a, l as o, o as s, p as c, r as l, s as u, t as d, u as f } from "./zod.js";
import { mi as p, vi as m } from "./start.js";
// src/model/plan.ts
const h = u().min(0), g = l(a()).readonly(), _ = i([f(), a()]), v = n(), y = r({
	by: a().exactOptional(),
	at: f().min(0).max(253402300799),
	reviewed: o(!0).exactOptional()
}), b = r({
	field: a(),
	part: a().exactOptional(),
	before: v.exactOptional(),
	after: v,
	sent: v.exactOptional(),
	edited: y.exactOptional()
}).extend({
	place: e,
	seen: a().exactOptional(),
	unverifies: g.exactOptional()
}), x = r({
	kind: a(),
	label: a()
}), S = x.extend({ ref: a() }), C = S.extend({
	place: e,
	identity: v,
	fields: l(b).readonly()
}), w = C.extend({ action: o("create") }), T = C.extend({
	action: o("update"),
	renamed_from: a().exactOptional()
}), E = {
	id: _,
	seen: a(),
	tags: g.exactOptional()
}, D = T.extend({
	...E,
	edited: y.exactOptional()
}), O = S.extend({
	action: o("destroy"),
	...E,
	how: d(m),
	texts: l(r({
		field: a(),
		part: a(),
		before: v,
		edited: y.exactOptional()
	})).exactOptional()
}), k = s("action", [
	w,
	D,
	O
]), A = x.extend({
	id: _,
	part: a().exactOptional(),
	place: e.exactOptional()
}), j = r({
	field: a(),
	part: a().exactOptional(),
	reason: d([
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
	cause: d([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	because: l(d([
		"not-verified",
		"not-reviewed",
		...p
	])).readonly().exactOptional(),
	details: a().exactOptional()
}), M = A.extend({
	...j.shape,
	place: e
}), N = A.extend({
	reason: d([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: a().exactOptional(),
	place: e.exactOptional()
}), P = x.extend({ place: e }), F = r({
	variable: a(),
	host: a(),
	place: e
}), I = {
	unchanged: h,
	unmanaged: h
}, L = r({
	filters: g,
	by_kind: c(a(), r({
		chosen: h,
		declared: h
	})),
	unmatched: g
}), R = l(k).readonly(), z = l(i([M, N])).readonly(), B = l(A).readonly(), V = r({
	format_version: o(1),
	project: t,
	changes: R,
	kept: z,
	skipped: l(P).readonly(),
	counts: r({
		...I,
		by_kind: c(a(), r(I)),
		adopted: h
	}),
	sends: l(F).readonly().exactOptional(),
	filter: L.exactOptional()
}), H = r({
	caused: R,
	pending: R,
	resolved: R,
	kept: z,
	sends: l(F).readonly(),
	no_longer_declared: B
}), U = P.extend({ fields: l(r({
	field: a(),
	part: a().exactOptional(),
	before: v
})).readonly().exactOptional() }), W = P.extend({
	member: a(),
	before: a().optional(),
	after: a().optional()
}), G = r({
	changes: l(s("action", [w, T])).readonly(),
	no_longer_declared: l(U).readonly(),
	rematched: l(W).readonly(),
	changed_defaults: g
}), K = s("state", [
	r({
		state: o("done"),
		id: _
	}),
	r({
		state: o("failed"),
		how: d([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		message: a(),
		place: e.exactOptional()
	}),
	r({
		state: o("skipped"),
		message: a(),
		place: e.exactOptional(),
		written: g.exactOptional()
	}),
	r({
		state: o("not attempted"),
		message: a()
	})
]);
export { H as a, B as c, K as i, h as l, G as n, V as o, x as r, g as s, k as t };
