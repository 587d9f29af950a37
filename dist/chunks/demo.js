import { A as e, Cn as t, D as n, E as r, O as i, T as a, xn as o } from "./engine.js";
import { Tn as s, a as c, ca as l, da as u, i as d, la as f, oa as p, r as m, y as h, yi as g } from "./start.js";
import { t as _ } from "./sandbox.js";
import { dirname as v, join as y } from "node:path";
import { cp as b, mkdtemp as x, readFile as S, writeFile as C } from "node:fs/promises";
import { devNull as w, tmpdir as T } from "node:os";
// src/commands/runs/demo.ts
async function E(e, { setup: t, showProblems: n }) {
	let r = m(e);
	if (r.length > 0) return n(r), 1;
	let i = d(g, e) ? M : j, a = await x(y(T(), "lokaform-demo-")), o = y(t.packageRoot, "examples", i.example), s = JSON.parse(await S(y(o, "live.json"), "utf8")), [c = ""] = Object.keys(s.projects), l = await _({ state: s });
	process.once("exit", () => h(a, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await b(o, a, { recursive: !0 });
		let e = {
			...t.environment,
			...i.environment,
			LOKALISE_API_URL: l.url,
			LOKALISE_API_TOKEN: s.token
		};
		return await D(i, {
			...t,
			folder: a,
			environment: e,
			prompt: void 0
		}, l, c);
	} finally {
		await l.close();
	}
}
async function D({ about: t, steps: n }, r, i, a) {
	let { out: o, error: l, paint: u } = r.console, { folder: d, environment: p } = r;
	if (!await F(d, {
		environment: p,
		now: r.now()
	})) return l("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let m = (e) => o(`\n${u("strong", `── ${e}`)}`), h = (e) => s([e], r.console.width).forEach(o);
	h(t), h(`The service is a sandbox on this machine, at ${i.url}.`), h("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup."), h("The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.");
	let g = n(a);
	for (let t of g) {
		if (m(t.title), "key" in t) {
			let e = await k(t, i, a);
			h(`${t.by} changes ${t.key} (${t.language}): "${e}" → "${t.text}"`);
			continue;
		}
		o(u("dim", `$ lokaform ${t.words}`));
		let { command: n, raw: s } = c(t.words.replaceAll("'", "").split(" ")), l = O.find(({ name: e }) => e === n), d = e({
			...r,
			showPlan: l === f
		});
		if (await l?.run(s, d) !== 0) return 1;
	}
	m(`${g.length + 1}. These requests were sent to the service, in all.`);
	for (let e of A(i)) o(e);
	return 0;
}
const O = [
	p,
	f,
	u,
	l
];
async function k({ token: e, key: t, language: o, text: s }, { url: c }, l) {
	let u = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, d = `${c}/projects/${l}/keys`, f = await fetch(`${d}?filter_keys=${t}&include_translations=1`, { headers: u }), [p] = r(n(await f.json())?.keys, n) ?? [], m = r(p?.translations, n) ?? [], h = i(m.find(({ language_iso: e }) => e === o)?.translation);
	if (h === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: o,
		translation: s
	}], _ = JSON.stringify({ keys: [{
		key_id: a(p?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(d, {
		method: "PUT",
		headers: u,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return h;
}
function A({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
const j = {
	example: "storefront",
	about: "The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.",
	environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
	steps(e) {
		let t = "--keys '**/keys.yaml' --webhooks webhooks.yaml", n = `--project ${e} ${t}`;
		return [
			{
				title: "1. Are the manifests right? No token, no network.",
				words: `validate ${t}`
			},
			{
				title: "2. What would change? Nothing is written.",
				words: `plan ${n}`
			},
			{
				title: "3. Apply the changes.",
				words: `apply ${n}`
			},
			{
				title: "4. A second plan has no changes. Some live values are kept: each line with ! says why.",
				words: `plan ${n} --detailed-exitcode`
			}
		];
	}
}, M = {
	example: "storefront-code",
	about: "The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.",
	environment: {},
	steps: () => [
		{
			title: "1. Are the files right? No token, no network.",
			words: "validate"
		},
		{
			title: "2. What would change? Nothing is written.",
			words: "plan"
		},
		{
			title: "3. Apply the changes.",
			words: "apply"
		},
		{
			title: "4. A second plan has no changes.",
			words: "plan --detailed-exitcode"
		},
		{
			title: "5. Lena improves a text in Lokalise.",
			token: "lena-token",
			by: "lena@example.com",
			key: "cart.empty",
			language: "en",
			text: "Your cart is empty. Let’s fill it!"
		},
		{
			title: "6. What would pull write? One line of the JSON file.",
			words: "pull --dry-run"
		},
		{
			title: "7. Write it.",
			words: "pull"
		},
		{
			title: "8. The last plan has no changes either.",
			words: "plan --detailed-exitcode"
		}
	]
}, N = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, P = 1704067200;
async function F(e, { environment: n, now: r }) {
	let i = o(e, n);
	if (!i) return !1;
	let { SYSTEMROOT: a } = n, s = (n, ...r) => {
		let o = (e) => ({
			[`GIT_${e}_NAME`]: N.NAME,
			[`GIT_${e}_EMAIL`]: N.EMAIL,
			[`GIT_${e}_DATE`]: `@${n} +0000`
		}), s = {
			PATH: i.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...a !== void 0 && { SYSTEMROOT: a },
			GIT_CONFIG_GLOBAL: w,
			GIT_CONFIG_NOSYSTEM: "1",
			...o("AUTHOR"),
			...o("COMMITTER")
		}, c = {
			cwd: v(i.program),
			env: s,
			stdio: "ignore"
		};
		return t(i.program, [
			"-C",
			e,
			...r
		], c).status === 0;
	}, c = (e) => s(e, "add", "--all") && s(e, "commit", "--quiet", "--message", "The texts of the app"), l = JSON.parse(await S(y(e, "earlier.json"), "utf8")), u = async (t, n) => {
		for (let { file: r, ...i } of l) {
			let a = y(e, r);
			await C(a, (await S(a, "utf8")).replace(i[t], () => i[n]));
		}
	};
	if (!s(P, "init", "--quiet", "--template=")) return !1;
	await u("says", "said");
	let d = c(P);
	return await u("said", "says"), d && c(Math.floor(r / 1e3) - 3600);
}
export { E as runDemo };
