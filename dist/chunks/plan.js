import { An as e, Mn as t } from "./engine.js";
import { c as n, d as r, g as i, h as a, l as o, o as s, p as c, r as l, s as u, t as d, u as f } from "./zod.js";
import { di as p, si as m } from "./start.js";
// src/model/plan.ts
const h = 253402300799, g = u().min(0), _ = l(a()).readonly(), v = i([f(), a()]), y = n(), b = r({
	by: a().exactOptional(),
	at: f().min(0).max(h),
	reviewed: o(!0).exactOptional()
}), x = r({
	field: a(),
	part: a().exactOptional(),
	before: y.exactOptional(),
	after: y,
	sent: y.exactOptional(),
	edited: b.exactOptional()
}).extend({
	place: e,
	seen: a().exactOptional(),
	unverifies: _.exactOptional()
}), S = r({
	kind: a(),
	label: a()
}), C = S.extend({ ref: a() }), w = C.extend({
	place: e,
	identity: y,
	fields: l(x).readonly()
}), T = w.extend({ action: o("create") }), E = w.extend({
	action: o("update"),
	renamed_from: a().exactOptional()
}), D = {
	id: v,
	seen: a(),
	tags: _.exactOptional()
}, O = E.extend({
	...D,
	edited: b.exactOptional()
}), k = C.extend({
	action: o("destroy"),
	...D,
	how: d(p),
	texts: l(r({
		field: a(),
		part: a(),
		before: y,
		edited: b.exactOptional()
	})).exactOptional()
}), A = s("action", [
	T,
	O,
	k
]), j = S.extend({ id: v }), M = r({
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
	live: y,
	declared: y.exactOptional(),
	edited: b.exactOptional(),
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
		...m
	])).readonly().exactOptional(),
	details: a().exactOptional(),
	landed: f().min(0).max(h).exactOptional()
}), N = j.extend({
	...M.shape,
	place: e
}), P = j.extend({
	reason: d([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: a().exactOptional(),
	place: e.exactOptional()
}), F = S.extend({ place: e }), I = r({
	variable: a(),
	host: a(),
	place: e
}), L = {
	unchanged: g,
	unmanaged: g
}, R = r({
	filters: _,
	by_kind: c(a(), r({
		chosen: g,
		declared: g
	})),
	unmatched: _
}), z = l(A).readonly(), B = l(i([N, P])).readonly(), V = l(j).readonly(), H = r({
	format_version: o(1),
	project: t,
	changes: z,
	kept: B,
	skipped: l(F).readonly(),
	counts: r({
		...L,
		by_kind: c(a(), r(L)),
		adopted: g
	}),
	sends: l(I).readonly().exactOptional(),
	filter: R.exactOptional()
}), U = r({
	caused: z,
	pending: z,
	resolved: z,
	kept: B,
	sends: l(I).readonly(),
	no_longer_declared: V
}), W = F.extend({ fields: l(r({
	field: a(),
	part: a().exactOptional(),
	before: y
})).readonly().exactOptional() }), G = F.extend({
	member: a(),
	before: a().optional(),
	after: a().optional()
}), K = r({
	changes: l(s("action", [T, E])).readonly(),
	no_longer_declared: l(W).readonly(),
	rematched: l(G).readonly(),
	changed_defaults: _
}), q = s("state", [
	r({
		state: o("done"),
		id: v
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
		written: _.exactOptional()
	}),
	r({
		state: o("not attempted"),
		message: a()
	})
]);
export { U as a, V as c, q as i, g as l, K as n, H as o, S as r, _ as s, A as t };
