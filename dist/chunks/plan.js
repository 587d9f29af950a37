import { Rn as e, tn as t } from "./start.js";
import { _ as n, c as r, f as i, h as a, i as o, l as s, n as c, p as l, s as u, u as d, y as f } from "./zod.js";
import { Ct as p } from "./engine.js";
// src/kinds/misfit.ts
const m = [
	"before",
	"after",
	"live",
	"declared",
	"identity"
];
function h(e, t, n = []) {
	if (typeof t != "object" || !t) return;
	let r = new Map(Object.entries(t));
	if (r.has("kind") && !g(e, r)) return n;
	for (let [t, i] of r) {
		let r = m.includes(t) ? void 0 : h(e, i, [...n, t]);
		if (r) return r;
	}
}
function g(e, t) {
	let n = e.find(({ name: e }) => e === t.get("kind"));
	if (!n) return !1;
	let r = t.get("member");
	if (r !== void 0 && r !== "previously" && r !== n.idMember) return !1;
	let i = t.get("fields");
	return (Array.isArray(i) ? i : t.has("field") ? [Object.fromEntries(t)] : []).every((e) => {
		let { field: t, ...r } = e, i = n.fields.find(({ name: e }) => e === t);
		try {
			for (let [e, t] of Object.entries(r)) m.includes(e) && i?.show(t);
		} catch {
			return !1;
		}
		return i !== void 0;
	});
}
// src/model/plan.ts
const _ = r().min(0), v = o(n()).readonly(), y = f([i(), n()]), b = s(), x = l({
	by: n().exactOptional(),
	at: i().min(0).max(253402300799),
	reviewed: d(!0).exactOptional()
}), S = l({
	field: n(),
	part: n().exactOptional(),
	before: b.exactOptional(),
	after: b,
	edited: x.exactOptional()
}).extend({
	place: t,
	seen: n().exactOptional(),
	unverifies: v.exactOptional()
}), C = l({
	kind: n(),
	label: n()
}), w = C.extend({ ref: n() }), T = w.extend({
	place: t,
	identity: b,
	fields: o(S).readonly()
}), E = T.extend({ action: d("create") }), D = T.extend({
	action: d("update"),
	renamed_from: n().exactOptional()
}), O = {
	id: y,
	seen: n(),
	tags: v.exactOptional()
}, k = D.extend({
	...O,
	edited: x.exactOptional()
}), A = w.extend({
	action: d("destroy"),
	...O,
	how: c(e)
}), j = u("action", [
	E,
	k,
	A
]), M = C.extend({ id: y }), N = l({
	field: n(),
	part: n().exactOptional(),
	reason: c([
		"seeded",
		"edited",
		"changed-since",
		"converts"
	]),
	live: b,
	declared: b,
	edited: x.exactOptional(),
	conflict: d(!0).exactOptional()
}), P = M.extend({
	...N.shape,
	place: t
}), F = M.extend({
	reason: c([
		"foreign-owner",
		"protected",
		"held-back",
		"archived"
	]),
	tag: n().exactOptional(),
	place: t.exactOptional()
}), I = C.extend({ place: t }), L = l({
	variable: n(),
	host: n(),
	place: t
}), R = {
	unchanged: _,
	unmanaged: _
}, z = l({
	filters: v,
	by_kind: a(n(), l({
		chosen: _,
		declared: _
	})),
	unmatched: v
}), B = o(j).readonly(), V = o(f([P, F])).readonly(), H = o(M).readonly(), U = l({
	format_version: d(1),
	project: p,
	changes: B,
	kept: V,
	skipped: o(I).readonly(),
	counts: l({
		...R,
		by_kind: a(n(), l(R)),
		adopted: _
	}),
	sends: o(L).readonly().exactOptional(),
	filter: z.exactOptional()
}), W = l({
	caused: B,
	pending: B,
	resolved: B,
	kept: V,
	sends: o(L).readonly(),
	released: H
}), G = I.extend({ fields: o(l({
	field: n(),
	part: n().exactOptional(),
	before: b
})).readonly().exactOptional() }), K = I.extend({
	member: n(),
	before: n().exactOptional(),
	after: n().exactOptional()
}), q = l({
	changes: o(u("action", [E, D])).readonly(),
	released: o(G).readonly(),
	rematched: o(K).readonly(),
	changed_defaults: v
}), J = l({
	state: d("failed"),
	how: c([
		"refused",
		"not made",
		"unknown result",
		"stored differently"
	]),
	message: n(),
	place: t.exactOptional()
}), Y = u("state", [
	l({
		state: d("done"),
		id: y
	}),
	J,
	l({
		state: d("skipped"),
		message: n(),
		place: t.exactOptional(),
		written: v.exactOptional()
	}),
	l({
		state: d("not attempted"),
		message: n()
	})
]);
export { U as a, _ as c, W as i, h as l, q as n, v as o, Y as r, H as s, j as t };
