import { Er as e, Sr as t, Z as n, yi as r } from "./engine.js";
import { Mi as i, Pi as a, Ri as o, g as s, i as c, yi as l } from "./start.js";
import { h as u } from "./wire.js";
import { t as d } from "./sandbox.js";
import { dirname as f, join as p } from "node:path";
import { cp as m, mkdtemp as h, writeFile as g } from "node:fs/promises";
import { devNull as _, tmpdir as v } from "node:os";
// src/commands/runs/demo.ts
async function y(e, { setup: t }) {
	let n = await h(p(v(), "lokaform-demo-")), i = p(t.packageRoot, "examples/storefront"), a = JSON.parse(await r(p(i, "live.json"), "utf8")), [o = ""] = Object.keys(a.projects), c = await d({ state: a });
	process.once("exit", () => s(n, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await m(i, n, { recursive: !0 });
		let e = {
			...t.environment,
			STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c",
			LOKALISE_API_URL: c.url,
			LOKALISE_API_TOKEN: a.token
		};
		return await b({
			...t,
			folder: n,
			environment: e,
			prompt: void 0
		}, c, o);
	} finally {
		await c.close();
	}
}
async function b(e, t, r) {
	let { folder: s, environment: u, console: d } = e, { out: f, error: p } = d, { paint: m, width: h } = d.screen;
	if (!await T(s, {
		environment: u,
		now: e.now()
	})) return p("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let g = (e) => f(`\n${m("strong", `── ${e}`)}`), _ = (e) => l([e], h).forEach(f);
	_("The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them."), _(`The service is a sandbox on this machine, at ${t.url}.`), _("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup."), _("The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.");
	let v = S(r);
	for (let { title: t, words: r } of v) {
		g(t), f(m("dim", `$ lokaform ${r}`));
		let { command: s, raw: l } = c(r.replaceAll("'", "").split(" ")), u = [
			o,
			a,
			i
		].find(({ name: e }) => e === s), d = n({
			...e,
			showPlan: u === a
		});
		if (await u?.run(l, d) !== 0) return 1;
	}
	g(`${v.length + 1}. These requests were sent to the service, in all.`);
	for (let e of x(t)) f(e);
	return 0;
}
function x({ requests: e }) {
	return [...u(e, ({ method: e, path: t }) => {
		let n = t.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…");
		return `${e.padEnd(5)} ${n.replace(/\/webhooks\/.+/, "/webhooks/…")}`;
	})].map(([e, { length: t }]) => `  ${String(t).padStart(3)} × ${e}`);
}
function S(e) {
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
const C = [
	"-c",
	"user.name=Lokaform",
	"-c",
	"user.email=l10n-ci@example.com"
], w = 1704067200;
async function T(n, { environment: i, now: a }) {
	let o = t(n, i);
	if (!o) return !1;
	let { SYSTEMROOT: s } = i, c = (t, ...r) => {
		let i = `@${t} +0000`, a = {
			PATH: o.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...s !== void 0 && { SYSTEMROOT: s },
			GIT_CONFIG_GLOBAL: _,
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_AUTHOR_DATE: i,
			GIT_COMMITTER_DATE: i
		}, c = {
			cwd: f(o.program),
			env: a,
			stdio: "ignore"
		};
		return e(o.program, [
			"-C",
			n,
			...C,
			...r
		], c).status === 0;
	}, l = (e) => c(e, "add", "--all") && c(e, "commit", "--quiet", "--message", "The texts of the app"), u = await r(p(n, "earlier.json"), "utf8"), d = JSON.parse(u), m = async (e, t) => {
		for (let { file: i, ...a } of d) {
			let o = p(n, i), s = (await r(o, "utf8")).replace(a[e], () => a[t]);
			await g(o, s);
		}
	};
	if (!c(w, "init", "--quiet", "--template=")) return !1;
	await m("says", "said");
	let h = l(w);
	return await m("said", "says"), h && l(Math.floor(a / 1e3) - 3600);
}
export { y as runDemo };
