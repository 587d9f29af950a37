import { Mr as e, N as t, Or as n, Ti as r } from "./engine.js";
import { Bi as i, M as a, Ri as o, Ti as s, Wi as c, i as l } from "./start.js";
import { f as u, j as d } from "./wire.js";
import { t as f } from "./sandbox.js";
import { dirname as p, join as m } from "node:path";
import { cp as h, mkdtemp as g, writeFile as _ } from "node:fs/promises";
import { devNull as v, tmpdir as y } from "node:os";
// src/commands/runs/demo.ts
async function b(e, { setup: t }) {
	let n = await g(m(y(), "lokaform-demo-")), i = m(t.packageRoot, "examples/storefront"), o = JSON.parse(await r(m(i, "live.json"), "utf8")), [s = ""] = Object.keys(o.projects), c = await f({ state: o });
	process.once("exit", () => a(n, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await h(i, n, { recursive: !0 });
		let e = {
			...t.environment,
			STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c",
			LOKALISE_API_URL: c.url,
			LOKALISE_API_TOKEN: o.token
		};
		return await x({
			...t,
			folder: n,
			environment: e,
			prompt: void 0
		}, c, s);
	} finally {
		await c.close();
	}
}
async function x(e, n, r) {
	let { folder: a, environment: u, console: f } = e, { out: p, error: m } = f, { paint: h, width: g } = f.screen;
	if (!await E(a, {
		environment: u,
		now: e.now()
	})) return m("The demo needs git, which tells which texts changed in the files, and which in the project."), 1;
	let _ = (e) => p(`\n${h("strong", `── ${e}`)}`), v = (e) => s([e], g).forEach(p);
	v("The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them."), v(`The service is a sandbox on this machine, at ${n.url}.`), v("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup."), v("The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project.");
	let y = C(r);
	for (let { title: n, words: r } of y) {
		_(n), p(h("dim", `$ lokaform ${r}`));
		let { command: a, raw: s } = l(r.replaceAll("'", "").split(" ")), u = [
			c,
			i,
			o
		].find(({ name: e }) => e === a), d = t({
			...e,
			showPlan: u === i
		});
		if (await u?.run(s, d) !== 0) return 1;
	}
	_(`${y.length + 1}. These requests were sent to the service, in all.`);
	for (let e of S(n)) p(e);
	return p(""), v(d), 0;
}
function S({ requests: e }) {
	return [...u(e, ({ method: e, path: t }) => {
		let n = t.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…");
		return `${e.padEnd(5)} ${n.replace(/\/webhooks\/.+/, "/webhooks/…")}`;
	})].map(([e, { length: t }]) => `  ${String(t).padStart(3)} × ${e}`);
}
function C(e) {
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
const w = [
	"-c",
	"user.name=Lokaform",
	"-c",
	"user.email=l10n-ci@example.com"
], T = 1704067200;
async function E(t, { environment: i, now: a }) {
	let o = n(t, i);
	if (!o) return !1;
	let { SYSTEMROOT: s } = i, c = (n, ...r) => {
		let i = `@${n} +0000`, a = {
			PATH: o.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...s !== void 0 && { SYSTEMROOT: s },
			GIT_CONFIG_GLOBAL: v,
			GIT_CONFIG_NOSYSTEM: "1",
			GIT_AUTHOR_DATE: i,
			GIT_COMMITTER_DATE: i
		}, c = {
			cwd: p(o.program),
			env: a,
			stdio: "ignore"
		};
		return e(o.program, [
			"-C",
			t,
			...w,
			...r
		], c).status === 0;
	}, l = (e) => c(e, "add", "--all") && c(e, "commit", "--quiet", "--message", "The texts of the app"), u = await r(m(t, "earlier.json"), "utf8"), d = JSON.parse(u), f = async (e, n) => {
		for (let { file: i, ...a } of d) {
			let o = m(t, i), s = (await r(o, "utf8")).replace(a[e], () => a[n]);
			await _(o, s);
		}
	};
	if (!c(T, "init", "--quiet", "--template=")) return !1;
	await f("says", "said");
	let h = l(T);
	return await f("said", "says"), h && l(Math.floor(a / 1e3) - 3600);
}
export { b as runDemo };
