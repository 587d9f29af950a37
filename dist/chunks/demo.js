import { I as e, _r as t, hr as n } from "./engine.js";
import { Ar as r, Dn as i, Dr as a, F as o, Mr as s, gr as c, i as l, kr as u, n as d, r as f } from "./start.js";
import { c as p, d as m, l as h, u as g } from "./client.js";
import { t as _ } from "./sandbox.js";
import { dirname as v, join as y } from "node:path";
import { cp as b, mkdtemp as x, readFile as S, writeFile as C } from "node:fs/promises";
import { devNull as w, tmpdir as T } from "node:os";
// src/commands/runs/demo.ts
async function E(e, { setup: t, showProblems: n }) {
	let r = d(e);
	if (r.length > 0) return n(r), 1;
	let a = f(i, e) ? M : j, s = await x(y(T(), "lokaform-demo-")), c = y(t.packageRoot, "examples", a.example), l = JSON.parse(await S(y(c, "live.json"), "utf8")), [u = ""] = Object.keys(l.projects), p = await _({ state: l });
	process.once("exit", () => o(s, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await b(c, s, { recursive: !0 });
		let e = {
			...t.environment,
			...a.environment,
			LOKALISE_API_URL: p.url,
			LOKALISE_API_TOKEN: l.token
		};
		return await D(a, {
			...t,
			folder: s,
			environment: e,
			prompt: void 0
		}, p, u);
	} finally {
		await p.close();
	}
}
async function D({ about: t, steps: n }, r, i, a) {
	let { out: o, error: s, screen: { paint: d, width: f } } = r.console, { folder: p, environment: m } = r;
	if (!await F(p, {
		environment: m,
		now: r.now()
	})) return s("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let h = (e) => o(`\n${d("strong", `── ${e}`)}`), g = (e) => c([e], f).forEach(o);
	g(t), g(`The service is a sandbox on this machine, at ${i.url}.`), g("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup."), g("The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.");
	let _ = n(a);
	for (let t of _) {
		if (h(t.title), "key" in t) {
			let e = await k(t, i, a);
			g(`${t.by} changes ${t.key} (${t.language}): "${e}" → "${t.text}"`);
			continue;
		}
		o(d("dim", `$ lokaform ${t.words}`));
		let { command: n, raw: s } = l(t.words.replaceAll("'", "").split(" ")), c = O.find(({ name: e }) => e === n), f = e({
			...r,
			showPlan: c === u
		});
		if (await c?.run(s, f) !== 0) return 1;
	}
	h(`${_.length + 1}. These requests were sent to the service, in all.`);
	for (let e of A(i)) o(e);
	return 0;
}
const O = [
	s,
	u,
	a,
	r
];
async function k({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [l] = h(g(await c.json())?.keys, g) ?? [], u = h(l?.translations, g) ?? [], d = m(u.find(({ language_iso: e }) => e === n)?.translation);
	if (d === void 0) throw Error(`The example has no key ${t}.`);
	let f = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: p(l?.key_id),
		translations: f
	}] }), { ok: v, status: y } = await fetch(s, {
		method: "PUT",
		headers: o,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return d;
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
async function F(e, { environment: r, now: i }) {
	let a = n(e, r);
	if (!a) return !1;
	let { SYSTEMROOT: o } = r, s = (n, ...r) => {
		let i = (e) => ({
			[`GIT_${e}_NAME`]: N.NAME,
			[`GIT_${e}_EMAIL`]: N.EMAIL,
			[`GIT_${e}_DATE`]: `@${n} +0000`
		}), s = {
			PATH: a.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...o !== void 0 && { SYSTEMROOT: o },
			GIT_CONFIG_GLOBAL: w,
			GIT_CONFIG_NOSYSTEM: "1",
			...i("AUTHOR"),
			...i("COMMITTER")
		}, c = {
			cwd: v(a.program),
			env: s,
			stdio: "ignore"
		};
		return t(a.program, [
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
	return await u("said", "says"), d && c(Math.floor(i / 1e3) - 3600);
}
export { E as runDemo };
