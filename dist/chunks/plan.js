import { Ei as e, Sn as t, Zi as n, ta as r } from "./start.js";
import { _ as i, c as a, d as o, h as s, l as c, o as l, p as u, r as d, s as f, t as p, u as m } from "./zod.js";
import { Yn as h } from "./engine.js";
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
	place: t,
	also_at: d(t).exactOptional(),
	seen: s().exactOptional(),
	unverifies: v.exactOptional()
}), C = o({
	kind: s(),
	label: s()
}), w = C.extend({ ref: s() }), T = w.extend({
	place: t,
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
	how: p(r),
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
	place: t.exactOptional()
}), N = M.extend({ created: _.exactOptional() }), P = o({
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
		...n
	])).readonly().exactOptional(),
	details: s().exactOptional()
}), F = M.extend({
	...P.shape,
	place: t
}), I = M.extend({
	reason: p([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: s().exactOptional(),
	from_lokalise: c(!0).exactOptional(),
	place: t.exactOptional()
}), L = C.extend({ place: t }), R = o({
	variable: s(),
	host: s(),
	place: t
}), z = {
	unchanged: _,
	unmanaged: _
}, B = o({
	filters: v,
	by_kind: u(s(), o({
		chosen: _,
		declared: _
	})),
	unmatched: v
}), V = d(j).readonly(), H = d(i([F, I])).readonly(), U = d(N).readonly(), W = o({
	format_version: c(1),
	project: h,
	changes: V,
	kept: H,
	skipped: d(L).readonly(),
	to_add: U.exactOptional(),
	only_in_files: d(L).readonly().exactOptional(),
	counts: o({
		...z,
		by_kind: u(s(), o(z)),
		adopted: _
	}),
	sends: d(R).readonly().exactOptional(),
	filter: B.exactOptional()
}), G = o({
	caused: V,
	pending: V,
	resolved: V,
	kept: H,
	only_in_files: d(L).readonly().exactOptional(),
	to_add: U.exactOptional(),
	sends: d(R).readonly(),
	no_longer_declared: U
}), K = L.extend({ fields: d(o({
	field: s(),
	part: s().exactOptional(),
	before: b
})).readonly().exactOptional() }), q = L.extend({
	member: s(),
	before: s().optional(),
	after: s().optional()
}), J = o({
	changes: d(l("action", [E, D])).readonly(),
	no_longer_declared: d(K).readonly(),
	rematched: d(q).readonly(),
	changed_defaults: v
}), Y = l("state", [
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
		place: t.exactOptional()
	}),
	o({
		state: c("skipped"),
		...e,
		place: t.exactOptional(),
		written: v.exactOptional()
	}),
	o({
		state: c("not attempted"),
		...e
	})
]);
export { G as a, U as c, Y as i, _ as l, J as n, W as o, C as r, v as s, j as t };
