import { Si as e, Zi as t, bn as n, qi as r } from "./start.js";
import { _ as i, c as a, d as o, h as s, l as c, o as l, p as u, r as d, s as f, t as p, u as m } from "./zod.js";
import { ar as h } from "./engine.js";
import { i as g } from "./client.js";
// src/model/plan.ts
const _ = f().min(0), v = d(s()).readonly(), y = i([m(), s()]), b = a(), x = o({
	by: s().exactOptional(),
	at: m().min(0).max(g),
	reviewed: c(!0).exactOptional()
}), S = o({
	field: s(),
	part: s().exactOptional(),
	before: b.exactOptional(),
	after: b,
	sent: b.exactOptional(),
	edited: x.exactOptional()
}).extend({
	place: n,
	seen: s().exactOptional(),
	unverifies: v.exactOptional()
}), C = o({
	kind: s(),
	label: s()
}), w = C.extend({ ref: s() }), T = w.extend({
	place: n,
	identity: b,
	fields: d(S).readonly()
}), E = T.extend({
	action: c("create"),
	again: c(!0).exactOptional()
}), D = T.extend({
	action: c("update"),
	renamed_from: s().exactOptional()
}), O = {
	id: y,
	seen: s(),
	tags: v.exactOptional()
}, k = D.extend({
	...O,
	edited: x.exactOptional()
}), A = w.extend({
	action: c("destroy"),
	...O,
	how: p(t),
	texts: d(o({
		field: s(),
		part: s(),
		before: b,
		edited: x.exactOptional()
	})).exactOptional()
}), j = l("action", [
	E,
	k,
	A
]), M = C.extend({
	id: y,
	part: s().exactOptional(),
	place: n.exactOptional()
}), N = o({
	field: s(),
	part: s().exactOptional(),
	reason: p([
		"held",
		"pull",
		"conflict",
		"undecided",
		"waiting",
		"changed-since",
		"converts"
	]),
	live: b,
	declared: b.exactOptional(),
	edited: x.exactOptional(),
	cause: p([
		"never agreed",
		"undated",
		"unread history",
		"unknown user",
		"not committed"
	]).exactOptional(),
	because: d(p([
		"not-verified",
		"not-reviewed",
		"other-shape",
		"not-expressible",
		"universal-placeholders",
		...r
	])).readonly().exactOptional(),
	details: s().exactOptional()
}), P = M.extend({
	...N.shape,
	place: n
}), F = M.extend({
	reason: p([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: s().exactOptional(),
	place: n.exactOptional()
}), I = C.extend({ place: n }), L = o({
	variable: s(),
	host: s(),
	place: n
}), R = {
	unchanged: _,
	unmanaged: _
}, z = o({
	filters: v,
	by_kind: u(s(), o({
		chosen: _,
		declared: _
	})),
	unmatched: v
}), B = d(j).readonly(), V = d(i([P, F])).readonly(), H = d(M).readonly(), U = o({
	format_version: c(1),
	project: h,
	changes: B,
	kept: V,
	skipped: d(I).readonly(),
	to_add: H.exactOptional(),
	only_in_files: d(I).readonly().exactOptional(),
	counts: o({
		...R,
		by_kind: u(s(), o(R)),
		adopted: _
	}),
	sends: d(L).readonly().exactOptional(),
	filter: z.exactOptional()
}), W = o({
	caused: B,
	pending: B,
	resolved: B,
	kept: V,
	only_in_files: d(I).readonly().exactOptional(),
	to_add: H.exactOptional(),
	sends: d(L).readonly(),
	no_longer_declared: H
}), G = I.extend({ fields: d(o({
	field: s(),
	part: s().exactOptional(),
	before: b
})).readonly().exactOptional() }), K = I.extend({
	member: s(),
	before: s().optional(),
	after: s().optional()
}), q = o({
	changes: d(l("action", [E, D])).readonly(),
	no_longer_declared: d(G).readonly(),
	rematched: d(K).readonly(),
	changed_defaults: v
}), J = l("state", [
	o({
		state: c("done"),
		id: y
	}),
	o({
		state: c("failed"),
		how: p([
			"refused",
			"not made",
			"unknown result",
			"stored differently"
		]),
		...e,
		place: n.exactOptional()
	}),
	o({
		state: c("skipped"),
		...e,
		place: n.exactOptional(),
		written: v.exactOptional()
	}),
	o({
		state: c("not attempted"),
		...e
	})
]);
export { W as a, H as c, J as i, _ as l, q as n, U as o, C as r, v as s, j as t };
