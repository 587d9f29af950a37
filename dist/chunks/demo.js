import { Xn as e, _r as t, gr as n, l as r, mr as i, v as a, y as o, yr as s } from "./start.js";
import { F as c, Jr as l, S as u, Xr as d, Yr as f, Zr as p } from "./engine.js";
import { t as m } from "./sandbox.js";
import { join as h } from "node:path";
import { cp as g, mkdtemp as _, readFile as v } from "node:fs/promises";
import { devNull as y, tmpdir as b } from "node:os";
// src/commands/runs/demoRepository.ts
const x = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, S = [
	[
		"init",
		"--quiet",
		"--template="
	],
	["add", "--all"],
	[
		"commit",
		"--quiet",
		"--message",
		"The texts of the app"
	]
];
function C(e, { environment: t, now: n }) {
	let { PATH: r, Path: i, SYSTEMROOT: a } = t, o = `@${Math.floor(n / 1e3) - 3600} +0000`, s = (e) => ({
		[`GIT_${e}_NAME`]: x.NAME,
		[`GIT_${e}_EMAIL`]: x.EMAIL,
		[`GIT_${e}_DATE`]: o
	}), l = {
		...r !== void 0 && { PATH: r },
		...i !== void 0 && { Path: i },
		...a !== void 0 && { SYSTEMROOT: a },
		GIT_CONFIG_GLOBAL: y,
		GIT_CONFIG_NOSYSTEM: "1",
		...s("AUTHOR"),
		...s("COMMITTER")
	};
	return S.every((t) => c("git", t, {
		cwd: e,
		env: l,
		stdio: "ignore"
	}).status === 0);
}
// src/commands/runs/demoSteps.ts
const w = { "detailed-exitcode": ["true"] }, T = { yes: ["true"] }, E = {
	example: "storefront",
	about: (e) => ["The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that", `differs from them. The service is a sandbox on this machine, at ${e}.`],
	environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
	needsHistory: !1,
	steps(e) {
		let n = {
			keys: ["**/keys.yaml"],
			webhooks: ["webhooks.yaml"]
		}, r = {
			...n,
			project: [e]
		}, a = "--keys '**/keys.yaml' --webhooks webhooks.yaml", o = `--project ${e} ${a}`;
		return [
			O("1. Are the manifests right? No token, no network.", i, n, `validate ${a}`),
			O("2. What would change? Nothing is written.", t, {
				...r,
				...w
			}, `plan ${o}`, 2),
			O("3. Apply the changes.", s, {
				...r,
				...T
			}, `apply ${o}`),
			O("4. A second plan has no changes. Some live values are kept: each line with ! says why.", t, {
				...r,
				...w
			}, `plan ${o} --detailed-exitcode`)
		];
	}
}, D = {
	example: "storefront-code",
	about: (e) => [
		"The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in",
		"ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.",
		`The service is a sandbox on this machine, at ${e}.`
	],
	environment: {},
	needsHistory: !0,
	steps(e, r) {
		let a = r ? {} : { take: ["cart.empty:en"] }, o = r ? "" : " --take cart.empty:en";
		return [
			O("1. Are the files right? No token, no network.", i, {}, "validate"),
			O("2. What would change? Nothing is written.", t, w, "plan", 2),
			O("3. Apply the changes.", s, T, "apply"),
			O("4. A second plan has no changes.", t, w, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			O("6. What would pull write? One line of the JSON file.", n, {
				...a,
				"dry-run": ["true"]
			}, `pull --dry-run${o}`),
			O("7. Write it.", n, a, `pull${o}`),
			O("8. The last plan has no changes either.", t, w, "plan --detailed-exitcode")
		];
	}
};
function O(e, t, n, r, i = 0) {
	return {
		is: "command",
		title: e,
		command: t,
		raw: n,
		words: r,
		expected: i
	};
}
// src/commands/runs/demo.ts
async function k(t, { setup: n, showProblems: i }) {
	let s = a(t);
	if (s.length > 0) return i(s), 1;
	let c = o(e, t) ? D : E, l = await _(h(b(), "lokaform-demo-")), u = h(n.packageRoot, "examples", c.example), d = JSON.parse(await v(h(u, "live.json"), "utf8")), [f = ""] = Object.keys(d.projects), p = await m({ state: d });
	process.once("exit", () => r(l, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await g(u, l, { recursive: !0 });
		let e = {
			...n.environment,
			...c.environment,
			LOKALISE_API_URL: p.url,
			LOKALISE_API_TOKEN: d.token
		};
		return await A(c, {
			...n,
			folder: l,
			environment: e,
			prompt: void 0
		}, p, f);
	} finally {
		await p.close();
	}
}
async function A({ about: e, needsHistory: n, steps: r }, i, a, o) {
	let { out: s, paint: c } = i.console, l = (e) => s(`\n${c("strong", `── ${e}`)}`);
	e(a.url).forEach(s), s("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: d, environment: f } = i, p = n && C(d, {
		environment: f,
		now: i.now()
	});
	n && s(p ? "The copy is a git repository with one commit, because pull reads there when a line was written." : "git cannot be used, so pull does not know when a line was written, and needs --take.");
	let m = r(o, p);
	for (let e of m) {
		if (l(e.title), e.is === "edit") {
			let t = await j(e, a, o);
			s(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		s(c("dim", `$ lokaform ${e.words}`));
		let n = u({
			...i,
			showPlan: e.command === t
		});
		if (await e.command.run(e.raw, n) !== e.expected) return 1;
	}
	l(`${m.length + 1}. These requests were sent to the service, in all.`);
	for (let e of M(a)) s(e);
	return 0;
}
async function j({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [u] = f(d(await c.json())?.keys, d) ?? [], m = f(u?.translations, d) ?? [], h = p(m.find(({ language_iso: e }) => e === n)?.translation);
	if (h === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: l(u?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(s, {
		method: "PUT",
		headers: o,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return h;
}
function M({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
export { k as runDemo };
