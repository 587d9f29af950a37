import { Tr as e, Z as t, xr as n } from "./engine.js";
import { Mi as r, Pi as i, Ri as a, g as o, i as s, yi as c } from "./start.js";
import { h as l } from "./wire.js";
import { t as u } from "./sandbox.js";
import { dirname as d, join as f } from "node:path";
import { cp as p, mkdtemp as m, readFile as h, writeFile as g } from "node:fs/promises";
import { devNull as _, tmpdir as v } from "node:os";
// src/commands/runs/demo.ts
async function y(e, { setup: t }) {
	let n = await m(f(v(), "lokaform-demo-")), r = f(t.packageRoot, "examples/storefront"), i = JSON.parse(await h(f(r, "live.json"), "utf8")), [a = ""] = Object.keys(i.projects), s = await u({ state: i });
	process.once("exit", () => o(n, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await p(r, n, { recursive: !0 });
		let e = {
			...t.environment,
			STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c",
			LOKALISE_API_URL: s.url,
			LOKALISE_API_TOKEN: i.token
		};
		return await b({
			...t,
			folder: n,
			environment: e,
			prompt: void 0
		}, s, a);
	} finally {
		await s.close();
	}
}
async function b(e, n, o) {
	let { folder: l, environment: u, console: d } = e, { out: f, error: p } = d, { paint: m, width: h } = d.screen;
	if (!await T(l, {
		environment: u,
		now: e.now()
	})) return p("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let g = (e) => f(`\n${m("strong", `── ${e}`)}`), _ = (e) => c([e], h).forEach(f);
	_("The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them."), _(`The service is a sandbox on this machine, at ${n.url}.`), _("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup."), _("The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.");
	let v = S(o);
	for (let { title: n, words: o } of v) {
		g(n), f(m("dim", `$ lokaform ${o}`));
		let { command: c, raw: l } = s(o.replaceAll("'", "").split(" ")), u = [
			a,
			i,
			r
		].find(({ name: e }) => e === c), d = t({
			...e,
			showPlan: u === i
		});
		if (await u?.run(l, d) !== 0) return 1;
	}
	g(`${v.length + 1}. These requests were sent to the service, in all.`);
	for (let e of x(n)) f(e);
	return 0;
}
function x({ requests: e }) {
	return [...l(e, ({ method: e, path: t }) => {
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
async function T(t, { environment: r, now: i }) {
	let a = n(t, r);
	if (!a) return !1;
	let { SYSTEMROOT: o } = r, s = (n, ...r) => {
		let i = `@${n} +0000`, s = {
			PATH: a.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...o !== void 0 && { SYSTEMROOT: o },
			GIT_CONFIG_GLOBAL: _,
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_AUTHOR_DATE: i,
			GIT_COMMITTER_DATE: i
		}, c = {
			cwd: d(a.program),
			env: s,
			stdio: "ignore"
		};
		return e(a.program, [
			"-C",
			t,
			...C,
			...r
		], c).status === 0;
	}, c = (e) => s(e, "add", "--all") && s(e, "commit", "--quiet", "--message", "The texts of the app"), l = await h(f(t, "earlier.json"), "utf8"), u = JSON.parse(l), p = async (e, n) => {
		for (let { file: r, ...i } of u) {
			let a = f(t, r), o = (await h(a, "utf8")).replace(i[e], () => i[n]);
			await g(a, o);
		}
	};
	if (!s(w, "init", "--quiet", "--template=")) return !1;
	await p("says", "said");
	let m = c(w);
	return await p("said", "says"), m && c(Math.floor(i / 1e3) - 3600);
}
export { y as runDemo };
