import { Di as e, ji as t, un as n } from "./start.js";
import { c as r, d as i, g as a, h as o, l as s, o as c, p as l, r as u, s as d, t as f, u as p } from "./zod.js";
import { Ln as m } from "./engine.js";
import { i as h } from "./client.js";
// src/model/plan.ts
const g = d().min(0), _ = u(o()).readonly(), v = a([p(), o()]), y = r(), b = i({
	by: o().exactOptional(),
	at: p().min(0).max(h),
	reviewed: s(!0).exactOptional()
}), x = i({
	field: o(),
	part: o().exactOptional(),
	before: y.exactOptional(),
	after: y,
	sent: y.exactOptional(),
	edited: b.exactOptional()
}).extend({
	place: n,
	seen: o().exactOptional(),
	unverifies: _.exactOptional()
}), S = i({
	kind: o(),
	label: o()
}), C = S.extend({ ref: o() }), w = C.extend({
	place: n,
	identity: y,
	fields: u(x).readonly()
}), T = w.extend({ action: s("create") }), E = w.extend({
	action: s("update"),
	renamed_from: o().exactOptional()
}), D = {
	id: v,
	seen: o(),
	tags: _.exactOptional()
}, O = E.extend({
	...D,
	edited: b.exactOptional()
}), k = C.extend({
	action: s("destroy"),
	...D,
	how: f(t),
	texts: u(i({
		field: o(),
		part: o(),
		before: y,
		edited: b.exactOptional()
	})).exactOptional()
}), A = c("action", [
	T,
	O,
	k
]), j = S.extend({
	id: v,
	part: o().exactOptional(),
	place: n.exactOptional()
}), M = i({
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
	live: y,
	declared: y.exactOptional(),
	edited: b.exactOptional(),
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
		"other-shape",
		"not-expressible",
		"universal-placeholders",
		...e
	])).readonly().exactOptional(),
	details: o().exactOptional()
}), N = j.extend({
	...M.shape,
	place: n
}), P = j.extend({
	reason: f([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: o().exactOptional(),
	place: n.exactOptional()
}), F = S.extend({ place: n }), I = i({
	variable: o(),
	host: o(),
	place: n
}), L = {
	unchanged: g,
	unmanaged: g
}, R = i({
	filters: _,
	by_kind: l(o(), i({
		chosen: g,
		declared: g
	})),
	unmatched: _
}), z = u(A).readonly(), B = u(a([N, P])).readonly(), V = u(j).readonly(), H = i({
	format_version: s(1),
	project: m,
	changes: z,
	kept: B,
	skipped: u(F).readonly(),
	counts: i({
		...L,
		by_kind: l(o(), i(L)),
		adopted: g
	}),
	sends: u(I).readonly().exactOptional(),
	filter: R.exactOptional()
}), U = i({
	caused: z,
	pending: z,
	resolved: z,
	kept: B,
	sends: u(I).readonly(),
	no_longer_declared: V
}), W = F.extend({ fields: u(i({
	field: o(),
	part: o().exactOptional(),
	before: y
})).readonly().exactOptional() }), G = F.extend({
	member: o(),
	before: o().optional(),
	after: o().optional()
}), K = i({
	changes: u(c("action", [T, E])).readonly(),
	no_longer_declared: u(W).readonly(),
	rematched: u(G).readonly(),
	changed_defaults: _
}), q = c("state", [
	i({
		state: s("done"),
		id: v
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
		written: _.exactOptional()
	}),
	i({
		state: s("not attempted"),
		message: o()
	})
]);
export { U as a, V as c, q as i, g as l, K as n, H as o, S as r, _ as s, A as t };
