import { Or as e, X as t, jr as n } from "./engine.js";
import { Ci as r, Ei as i, Jn as a, Ti as o, g as s, i as c, ki as l, r as u, ui as d } from "./start.js";
import { d as f, f as p, l as m, u as h } from "./client.js";
import { t as g } from "./sandbox.js";
import { dirname as _, join as v } from "node:path";
import { cp as y, mkdtemp as b, readFile as x, writeFile as S } from "node:fs/promises";
import { devNull as C, tmpdir as w } from "node:os";
// src/commands/runs/demo.ts
async function T(e, { setup: t }) {
	let n = u(a, e) ? j : A, r = await b(v(w(), "lokaform-demo-")), i = v(t.packageRoot, "examples", n.example), o = JSON.parse(await x(v(i, "live.json"), "utf8")), [c = ""] = Object.keys(o.projects), l = await g({ state: o });
	process.once("exit", () => s(r, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await y(i, r, { recursive: !0 });
		let e = {
			...t.environment,
			...n.environment,
			LOKALISE_API_URL: l.url,
			LOKALISE_API_TOKEN: o.token
		};
		return await E(n, {
			...t,
			folder: r,
			environment: e,
			prompt: void 0
		}, l, c);
	} finally {
		await l.close();
	}
}
async function E({ about: e, steps: n }, r, i, a) {
	let { out: s, error: l, screen: { paint: u, width: f } } = r.console, { folder: p, environment: m } = r;
	if (!await P(p, {
		environment: m,
		now: r.now()
	})) return l("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let h = (e) => s(`\n${u("strong", `── ${e}`)}`), g = (e) => d([e], f).forEach(s);
	g(e), g(`The service is a sandbox on this machine, at ${i.url}.`), g("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup."), g("The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.");
	let _ = n(a);
	for (let e of _) {
		if (h(e.title), "key" in e) {
			let t = await O(e, i, a);
			g(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		s(u("dim", `$ lokaform ${e.words}`));
		let { command: n, raw: l } = c(e.words.replaceAll("'", "").split(" ")), d = D.find(({ name: e }) => e === n), f = t({
			...r,
			showPlan: d === o
		});
		if (await d?.run(l, f) !== 0) return 1;
	}
	h(`${_.length + 1}. These requests were sent to the service, in all.`);
	for (let e of k(i)) s(e);
	return 0;
}
const D = [
	l,
	o,
	r,
	i
];
async function O({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [l] = h(f(await c.json())?.keys, f) ?? [], u = h(l?.translations, f) ?? [], d = p(u.find(({ language_iso: e }) => e === n)?.translation);
	if (d === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: m(l?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(s, {
		method: "PUT",
		headers: o,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return d;
}
function k({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
const A = {
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
}, j = {
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
}, M = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, N = 1704067200;
async function P(t, { environment: r, now: i }) {
	let a = e(t, r);
	if (!a) return !1;
	let { SYSTEMROOT: o } = r, s = (e, ...r) => {
		let i = (t) => ({
			[`GIT_${t}_NAME`]: M.NAME,
			[`GIT_${t}_EMAIL`]: M.EMAIL,
			[`GIT_${t}_DATE`]: `@${e} +0000`
		}), s = {
			PATH: a.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...o !== void 0 && { SYSTEMROOT: o },
			GIT_CONFIG_GLOBAL: C,
			GIT_CONFIG_NOSYSTEM: "1",
			...i("AUTHOR"),
			...i("COMMITTER")
		}, c = {
			cwd: _(a.program),
			env: s,
			stdio: "ignore"
		};
		return n(a.program, [
			"-C",
			t,
			...r
		], c).status === 0;
	}, c = (e) => s(e, "add", "--all") && s(e, "commit", "--quiet", "--message", "The texts of the app"), l = JSON.parse(await x(v(t, "earlier.json"), "utf8")), u = async (e, n) => {
		for (let { file: r, ...i } of l) {
			let a = v(t, r);
			await S(a, (await x(a, "utf8")).replace(i[e], () => i[n]));
		}
	};
	if (!s(N, "init", "--quiet", "--template=")) return !1;
	await u("says", "said");
	let d = c(N);
	return await u("said", "says"), d && c(Math.floor(i / 1e3) - 3600);
}
export { T as runDemo };
