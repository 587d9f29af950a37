import { M as e, Sr as t, wi as n, yr as r } from "./engine.js";
import { M as i, Yi as a, ca as o, i as s, ma as c, ua as l } from "./start.js";
import { I as u } from "./wire.js";
import { t as d } from "./sandbox.js";
import { dirname as f, join as p } from "node:path";
import { cp as m, mkdtemp as h, writeFile as g } from "node:fs/promises";
import { devNull as _, tmpdir as v } from "node:os";
// src/commands/runs/demo.ts
async function y(e, { setup: t }) {
	let r = await h(p(v(), "lokaform-demo-")), a = p(t.packageRoot, "examples/storefront"), o = JSON.parse(await n(p(a, "live.json"), "utf8")), [s = ""] = Object.keys(o.projects), c = await d({ state: o });
	process.once("exit", () => i(r, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await m(a, r, { recursive: !0 });
		let e = {
			...t.environment,
			STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c",
			LOKALISE_API_URL: c.url,
			LOKALISE_API_TOKEN: o.token
		};
		return await b({
			...t,
			folder: r,
			environment: e,
			prompt: void 0
		}, c, s);
	} finally {
		await c.close();
	}
}
async function b(t, n, r) {
	let { folder: i, environment: d, console: f } = t, { out: p, error: m } = f, { paint: h, width: g } = f.screen;
	if (!await w(i, {
		environment: d,
		now: t.now()
	})) return m("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let _ = (e) => p(`\n${h("strong", `── ${e}`)}`), v = (e) => a([e], g).forEach(p);
	v("The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them."), v(`The service is a sandbox on this machine, at ${n.url}.`), v("The demo works on a copy, in a temporary folder that is removed at the end.");
	for (let { title: n, words: i } of x(r)) {
		_(n), p(h("dim", `$ lokaform ${i}`));
		let { command: r, raw: a } = s(i.replaceAll("'", "").split(" ")), u = [
			c,
			l,
			o
		].find(({ name: e }) => e === r), d = e(t);
		if (await u?.run(a, d) !== 0) return 1;
	}
	return p(""), v(u), 0;
}
function x(e) {
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
const S = [
	"-c",
	"user.name=Lokaform",
	"-c",
	"user.email=l10n-ci@example.com"
], C = 1704067200;
async function w(e, { environment: i, now: a }) {
	let o = r(e, i);
	if (!o) return !1;
	let { SYSTEMROOT: s } = i, c = (n, ...r) => {
		let i = `@${n} +0000`, a = {
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
		return t(o.program, [
			"-C",
			e,
			...S,
			...r
		], c).status === 0;
	}, l = (e) => c(e, "add", "--all") && c(e, "commit", "--quiet", "--message", "The texts of the app"), u = await n(p(e, "earlier.json"), "utf8"), d = JSON.parse(u), m = async (t, r) => {
		for (let { file: i, ...a } of d) {
			let o = p(e, i), s = (await n(o, "utf8")).replace(a[t], () => a[r]);
			await g(o, s);
		}
	};
	if (!c(C, "init", "--quiet", "--template=")) return !1;
	await m("says", "said");
	let h = l(C);
	return await m("said", "says"), h && l(Math.floor(a / 1e3) - 3600);
}
export { y as runDemo };
