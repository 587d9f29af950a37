import { $ as e, $n as t, C as n, Kn as r, Qn as i, S as a, Un as o, _r as s, dt as c, gr as l, ut as u } from "./start.js";
import { _ as d, b as f, p } from "./zod.js";
import { Jt as m, Kt as h, Ut as g, Vt as ee, Wt as _, Yt as v, a as y, dt as te, qt as b, rr as x, t as S, ut as C, vi as ne } from "./engine.js";
import { resolve as w, sep as T } from "node:path";
import { stat as E } from "node:fs/promises";
// src/report/readReport.ts
const D = [
	"validate",
	"plan",
	"apply",
	"drift"
], O = "it is not a report. Write it with the option report of validate, plan, apply or drift.";
function k(e, t) {
	try {
		return N(e, A(t));
	} catch (e) {
		if (e instanceof SyntaxError || e instanceof RangeError) return {
			is: "unusable",
			issue: O
		};
		throw e;
	}
}
function A(e) {
	return JSON.parse(e, /\\u[dD]/.test(e) ? j : void 0);
}
function j(e, t) {
	return typeof t == "string" ? t.toWellFormed() : typeof t != "object" || !t || Array.isArray(t) ? t : Object.fromEntries(Object.entries(t).map(([e, t]) => [e.toWellFormed(), t]));
}
const M = p({
	format_version: f(),
	command: d()
});
function N(e, t) {
	let n = M.safeParse(t);
	if (!n.success) return {
		is: "unusable",
		issue: O
	};
	let { format_version: r, command: i } = n.data;
	if (r !== 1) return {
		is: "unusable",
		issue: "its format_version is not 1. Use the same version of Lokaform for all jobs."
	};
	if (!D.includes(i)) return {
		is: "unusable",
		issue: `it is not the report of ${D.join(", ")}: only these can be summarized.`
	};
	let a = ne.safeParse(t), o = a.success ? y(e, a.data) : a.error.issues[0]?.path ?? [];
	return a.success && !o ? {
		is: "report",
		report: a.data
	} : {
		is: "unusable",
		issue: `it is not a complete report: the value of ${o?.map(String).join(".")} is missing or wrong. Use the same version of Lokaform for all jobs.`
	};
}
// src/files/readReports.ts
const P = 536870912, F = new AbortController().signal;
async function I(t, n, r) {
	let i = await L(n, r), a = [...i.problems];
	if (i.paths.length > 256) {
		let t = `There are ${i.paths.length} report files. Only 256 can be summarized together. Give fewer files.`;
		return {
			paths: i.paths,
			files: [],
			problems: [...a, e("bad-report", t)]
		};
	}
	let o = [], s = 0;
	for (let n of i.paths) {
		let i = h(n, r), c = (t) => a.push(e("bad-report", `The report ${i} cannot be used: ${t}`, { reach: "project" }));
		try {
			if (s += (await E(n)).size, s > P) c(`all reports together have more than ${P / 1024 / 1024} MiB. Summarize fewer reports.`);
			else {
				let e = k(t, b(await v(n, z(n, r))));
				e.is === "report" ? o.push({
					file: i,
					report: e.report
				}) : c(e.issue);
			}
		} catch (e) {
			c(m(e));
		}
	}
	return {
		paths: i.paths,
		files: o,
		problems: a
	};
}
async function L(t, { working: n }) {
	if (t.length === 0) return {
		paths: [],
		problems: [e("bad-setting", "No report is named. Use: lokaform summarize FILE… (in the action: the input reports).")]
	};
	let r = new Set(), i = [];
	for (let a of t) {
		let t = await R(a, n);
		for (let e of t.sort()) r.add(e);
		if (t.length === 0) {
			let t = `reports "${a}" matches no file. Correct the path: it is relative to the working directory. In a workflow, run actions/download-artifact first.`;
			i.push(e("no-report", t));
		}
	}
	return {
		paths: [...r],
		problems: i
	};
}
async function R(e, t) {
	let n = w(t, e);
	return await _(n, {}) ? [n] : ee(e.split(T).join("/"), {
		cwd: t,
		ignore: []
	}, {}, F).catch(() => []);
}
function z(e, t) {
	let n = t.confined?.temp;
	return n !== void 0 && g(e, n) ? {
		...t,
		confined: {
			workspace: n,
			temp: n
		}
	} : t;
}
// src/report/combine.ts
function B(e, t, n = []) {
	let r = U(e, t), i = q(r), a = i.length > 0 ? [] : r, o = J(a), s = i.length > 0 ? [] : X(a, t), c = [
		...n,
		...i,
		...o.problems,
		...s
	], l = a.map(({ report: e }) => e), u = l.some(({ hide_texts: e }) => e), d = $([...t, ...l.flatMap((e) => e.selected ?? [])]);
	return {
		found: c,
		report: {
			format_version: 1,
			command: K(l),
			...d.length > 0 && { selected: d },
			manifests: $(l.flatMap(({ manifests: e }) => e)),
			declared: ae(l),
			problems: [
				...c,
				...l.flatMap(Z),
				...re(l)
			],
			projects: l.flatMap(({ projects: e }) => e).filter((e) => !o.names.has(V(e))),
			requests: l.reduce((e, { requests: t }) => e + t, 0),
			...ie(l),
			...u && { hide_texts: !0 }
		}
	};
}
function V({ name: e, id: t }) {
	return e ?? t;
}
function H({ selected: e = [], projects: t }) {
	return $([...e, ...t.map(V)]);
}
function U(e, t) {
	return e.map((e) => {
		let n = new Set(H(e.report)), r = t.findIndex((e) => n.has(e));
		return {
			one: e,
			rank: r < 0 ? t.length : r,
			key: [...n].join("\n")
		};
	}).sort((e, t) => e.rank - t.rank || W(e.key, t.key) || W(e.one.file, t.one.file)).map(({ one: e }) => e);
}
function W(e, t) {
	return e < t ? -1 : +(e > t);
}
function G(e) {
	return $(e.map(({ command: e }) => e)).filter((e) => e !== "validate");
}
function K(e) {
	let [t] = G(e);
	return t ?? (e.length > 0 ? "validate" : "plan");
}
function q(t) {
	let n = G(t.map(({ report: e }) => e));
	if (n.length < 2) return [];
	let r = `The reports are of different commands: ${n.toSorted().map((e) => `${e} (${t.find(({ report: t }) => t.command === e)?.file ?? ""})`).join(", ")}. Summarize the reports of each command separately.`;
	return [e("bad-report", r)];
}
function J(t) {
	let n = new Map(), r = (e, t) => {
		let r = n.get(e);
		r ? r.push(t) : n.set(e, [t]);
	};
	for (let { file: e, report: n } of t) {
		let t = n.projects.map(V);
		for (let i of $([...n.selected ?? [], ...t])) r(i, e);
		for (let n of Y(t)) r(n, e);
	}
	let i = [...n].filter(([, e]) => e.length > 1), a = i.map(([t, n]) => {
		let r = `${t} has more than one report: ${$(n).toSorted().join(", ")}. None of them is used. Give each project one report file.`;
		return e("bad-report", r, { reach: "project" });
	});
	return {
		names: new Set(i.map(([e]) => e)),
		problems: a
	};
}
function Y(e) {
	let t = new Set();
	return e.filter((e) => t.has(e) || !t.add(e));
}
function X(t, n) {
	let r = new Set(t.flatMap(({ report: e }) => H(e)));
	return $(n).filter((e) => !r.has(e)).map((t) => {
		let n = `There is no report on ${t}, so nothing is known about this project. Its job did not run, was ended by the runner, or did not upload its report file. See the log of the job, and run it again. If the name is wrong, correct expect.`;
		return e("no-report", n, { reach: "project" });
	});
}
function Z(t) {
	return t.stopped ? [e("run-stopped", Q(t.stopped.message, [t]), { reach: "project" })] : [];
}
function re(e) {
	let t = new Map();
	for (let n of e) for (let e of n.problems) {
		let r = JSON.stringify(e), i = t.get(r) ?? {
			one: e,
			some: new Set()
		};
		t.set(r, i), i.some.add(n);
	}
	return [...t.values()].map(({ one: t, some: n }) => {
		if (t.place !== void 0 || n.size === e.length) return t;
		let { about: r, ...i } = t;
		return {
			...i,
			message: Q(t.message, [...n])
		};
	});
}
function Q(e, t) {
	let n = $(t.flatMap(H));
	if (n.length === 0) return e;
	let r = n.slice(0, 3), i = n.length - r.length;
	return `${r.join(", ")}${i > 0 ? ` and ${i} more` : ""}: ${e}`;
}
function ie(e) {
	let t = e.flatMap((e) => e.manifest_comparison ?? []), n = t.flatMap((e) => e.is === "compared" ? [e] : []), [r] = n, i = r ? {
		...r,
		projects: n.flatMap(({ projects: e }) => e)
	} : t[0];
	return i ? { manifest_comparison: i } : {};
}
function ae(e) {
	let t = new Map();
	for (let { declared: n } of e) for (let [e, r] of Object.entries(n)) t.set(e, (t.get(e) ?? 0) + r);
	return Object.fromEntries(t);
}
function $(e) {
	return [...new Set(e)];
}
// src/settings/summarySettings.ts
function oe(e, { folders: d, environment: f }) {
	let p = {
		raw: e,
		environment: f,
		parts: []
	}, m = (t) => {
		let r = n(t, e);
		return r === void 0 ? void 0 : w(d.working, r);
	};
	return {
		reports: C(c, p) ?? [],
		expected: C(u, p),
		problems: a(e),
		settingsFor: (n, a) => ({
			kinds: x,
			command: n,
			apiUrl: void 0,
			projects: [],
			others: [],
			showTexts: !0,
			usable: {
				values: {},
				tokens: []
			},
			secrets: [],
			timeLimit: void 0,
			format: C(o, p),
			detailedExitcode: !1,
			unmanaged: !1,
			full: !1,
			kept: !1,
			publish: !0,
			summarizes: !0,
			failOnDrift: C(s, p),
			matrix: !1,
			applyFrom: C(l, p),
			yes: !0,
			verbose: !1,
			quiet: C(i, p),
			out: void 0,
			report: m(t),
			html: m(r),
			configFile: te(e, d),
			plan: void 0,
			reports: a,
			backupDir: void 0,
			force: !1,
			restoreFlags: []
		})
	};
}
// src/commands/runs/summarize.ts
async function se(e, t) {
	let { sources: n } = t, { reports: r, expected: i, problems: a, settingsFor: o } = oe(e, n), s = await I(x, r, n.folders), { report: c, found: l } = B(s.files, i, [...a, ...s.problems]);
	return S(c.command, e, t, {
		summary: {
			settings: o(c.command, s.paths),
			found: l
		},
		engine: async (e, t, n) => {
			for (let e of c.projects) await n.onPlan(e);
			return {
				...c,
				problems: [...t, ...c.problems]
			};
		}
	});
}
export { se as summarizeReports };
