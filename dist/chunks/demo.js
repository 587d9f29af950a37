import { Tr as e, Z as t, xr as n } from "./engine.js";
import { Ai as r, Ii as i, Mi as a, Ni as o, _i as s, cr as c, g as l, i as u, r as d } from "./start.js";
import { h as f } from "./wire.js";
import { d as p, f as m, l as h, u as g } from "./client.js";
import { t as _ } from "./sandbox.js";
import { dirname as v, join as y } from "node:path";
import { cp as b, mkdtemp as x, readFile as S, writeFile as C } from "node:fs/promises";
import { devNull as w, tmpdir as T } from "node:os";
// src/commands/runs/demo.ts
async function E(e, { setup: t }) {
	let n = d(c, e) ? M : j, r = await x(y(T(), "lokaform-demo-")), i = y(t.packageRoot, "examples", n.example), a = JSON.parse(await S(y(i, "live.json"), "utf8")), [o = ""] = Object.keys(a.projects), s = await _({ state: a });
	process.once("exit", () => l(r, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await b(i, r, { recursive: !0 });
		let e = {
			...t.environment,
			...n.environment,
			LOKALISE_API_URL: s.url,
			LOKALISE_API_TOKEN: a.token
		};
		return await D(n, {
			...t,
			folder: r,
			environment: e,
			prompt: void 0
		}, s, o);
	} finally {
		await s.close();
	}
}
async function D({ about: e, steps: n }, r, i, o) {
	let { folder: c, environment: l, console: d } = r, { out: f, error: p } = d, { paint: m, width: h } = d.screen;
	if (!await F(c, {
		environment: l,
		now: r.now()
	})) return p("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let g = (e) => f(`\n${m("strong", `── ${e}`)}`), _ = (e) => s([e], h).forEach(f);
	_(e), _(`The service is a sandbox on this machine, at ${i.url}.`), _("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup."), _("The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.");
	let v = n(o);
	for (let e of v) {
		if (g(e.title), "key" in e) {
			let t = await k(e, i, o);
			_(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		f(m("dim", `$ lokaform ${e.words}`));
		let { command: n, raw: s } = u(e.words.replaceAll("'", "").split(" ")), c = O.find(({ name: e }) => e === n), l = t({
			...r,
			showPlan: c === a
		});
		if (await c?.run(s, l) !== 0) return 1;
	}
	g(`${v.length + 1}. These requests were sent to the service, in all.`);
	for (let e of A(i)) f(e);
	return 0;
}
const O = [
	i,
	a,
	r,
	o
];
async function k({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [l] = g(p(await c.json())?.keys, p) ?? [], u = g(l?.translations, p) ?? [], d = m(u.find(({ language_iso: e }) => e === n)?.translation);
	if (d === void 0) throw Error(`The example has no key ${t}.`);
	let f = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: h(l?.key_id),
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
	return [...f(e, ({ method: e, path: t }) => {
		let n = t.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…");
		return `${e.padEnd(5)} ${n.replace(/\/webhooks\/.+/, "/webhooks/…")}`;
	})].map(([e, { length: t }]) => `  ${String(t).padStart(3)} × ${e}`);
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
}, N = [
	"-c",
	"user.name=Lokaform",
	"-c",
	"user.email=l10n-ci@example.com"
], P = 1704067200;
async function F(t, { environment: r, now: i }) {
	let a = n(t, r);
	if (!a) return !1;
	let { SYSTEMROOT: o } = r, s = (n, ...r) => {
		let i = `@${n} +0000`, s = {
			PATH: a.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...o !== void 0 && { SYSTEMROOT: o },
			GIT_CONFIG_GLOBAL: w,
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_AUTHOR_DATE: i,
			GIT_COMMITTER_DATE: i
		}, c = {
			cwd: v(a.program),
			env: s,
			stdio: "ignore"
		};
		return e(a.program, [
			"-C",
			t,
			...N,
			...r
		], c).status === 0;
	}, c = (e) => s(e, "add", "--all") && s(e, "commit", "--quiet", "--message", "The texts of the app"), l = JSON.parse(await S(y(t, "earlier.json"), "utf8")), u = async (e, n) => {
		for (let { file: r, ...i } of l) {
			let a = y(t, r), o = (await S(a, "utf8")).replace(i[e], () => i[n]);
			await C(a, o);
		}
	};
	if (!s(P, "init", "--quiet", "--template=")) return !1;
	await u("says", "said");
	let d = c(P);
	return await u("said", "says"), d && c(Math.floor(i / 1e3) - 3600);
}
export { E as runDemo };
