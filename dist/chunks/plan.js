import { Vn as e, Yt as t } from "./start.js";
import { _ as n, c as r, f as i, h as a, i as o, l as s, n as c, p as l, s as u, u as d, y as f } from "./zod.js";
import { mn as p } from "./engine.js";
// src/model/plan.ts
const m = r().min(0), h = o(n()).readonly(), g = f([i(), n()]), _ = s(), v = l({
	by: n().exactOptional(),
	at: i().min(0).max(253402300799),
	reviewed: d(!0).exactOptional()
}), y = l({
	field: n(),
	part: n().exactOptional(),
	before: _.exactOptional(),
	after: _,
	edited: v.exactOptional()
}).extend({
	place: t,
	seen: n().exactOptional(),
	unverifies: h.exactOptional()
}), b = l({
	kind: n(),
	label: n()
}), x = b.extend({ ref: n() }), S = x.extend({
	place: t,
	identity: _,
	fields: o(y).readonly()
}), C = S.extend({ action: d("create") }), w = S.extend({
	action: d("update"),
	renamed_from: n().exactOptional()
}), T = {
	id: g,
	seen: n(),
	tags: h.exactOptional()
}, E = w.extend({
	...T,
	edited: v.exactOptional()
}), D = x.extend({
	action: d("destroy"),
	...T,
	how: c(e),
	texts: o(l({
		field: n(),
		part: n(),
		before: _,
		edited: v.exactOptional()
	})).exactOptional()
}), O = u("action", [
	C,
	E,
	D
]), k = b.extend({ id: g }), A = l({
	field: n(),
	part: n().exactOptional(),
	reason: c([
		"seeded",
		"edited",
		"changed-since",
		"converts"
	]),
	live: _,
	declared: _,
	edited: v.exactOptional(),
	conflict: d(!0).exactOptional()
}), j = k.extend({
	...A.shape,
	place: t
}), M = k.extend({
	reason: c([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: n().exactOptional(),
	place: t.exactOptional()
}), N = b.extend({ place: t }), P = l({
	variable: n(),
	host: n(),
	place: t
}), F = {
	unchanged: m,
	unmanaged: m
}, I = l({
	filters: h,
	by_kind: a(n(), l({
		chosen: m,
		declared: m
	})),
	unmatched: h
}), L = o(O).readonly(), R = o(f([j, M])).readonly(), z = o(k).readonly(), B = l({
	format_version: d(1),
	project: p,
	changes: L,
	kept: R,
	skipped: o(N).readonly(),
	counts: l({
		...F,
		by_kind: a(n(), l(F)),
		adopted: m
	}),
	sends: o(P).readonly().exactOptional(),
	filter: I.exactOptional()
}), V = l({
	caused: L,
	pending: L,
	resolved: L,
	kept: R,
	sends: o(P).readonly(),
	released: z
}), H = N.extend({ fields: o(l({
	field: n(),
	part: n().exactOptional(),
	before: _
})).readonly().exactOptional() }), U = N.extend({
	member: n(),
	before: n().exactOptional(),
	after: n().exactOptional()
}), W = l({
	changes: o(u("action", [C, w])).readonly(),
	released: o(H).readonly(),
	rematched: o(U).readonly(),
	changed_defaults: h
}), G = u("state", [
	l({
		state: d("done"),
		id: g
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
		written: h.exactOptional()
	}),
	l({
		state: d("not attempted"),
		message: n()
	})
]);
export { B as a, m as c, V as i, W as n, h as o, G as r, z as s, O as t };
