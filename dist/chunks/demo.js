import { Sr as e, b as t, tr as n, u as r, v as i, wr as a, x as o, xr as s, yr as c } from "./start.js";
import { V as l, di as u, fi as d, mi as f, pi as p, v as m } from "./engine.js";
import { t as h } from "./sandbox.js";
import { join as g } from "node:path";
import { cp as _, mkdtemp as v, readFile as y } from "node:fs/promises";
import { devNull as b, tmpdir as x } from "node:os";
// src/commands/runs/demoRepository.ts
const S = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, C = [
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
function w(e, { environment: t, now: n }) {
	let { PATH: r, Path: i, SYSTEMROOT: a } = t, o = `@${Math.floor(n / 1e3) - 3600} +0000`, s = (e) => ({
		[`GIT_${e}_NAME`]: S.NAME,
		[`GIT_${e}_EMAIL`]: S.EMAIL,
		[`GIT_${e}_DATE`]: o
	}), c = {
		...r !== void 0 && { PATH: r },
		...i !== void 0 && { Path: i },
		...a !== void 0 && { SYSTEMROOT: a },
		GIT_CONFIG_GLOBAL: b,
		GIT_CONFIG_NOSYSTEM: "1",
		...s("AUTHOR"),
		...s("COMMITTER")
	};
	return C.every((t) => l("git", t, {
		cwd: e,
		env: c,
		stdio: "ignore"
	}).status === 0);
}
// src/commands/runs/demoSteps.ts
const T = { "detailed-exitcode": ["true"] }, E = { yes: ["true"] }, D = {
	example: "storefront",
	about: (e) => ["The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
	needsHistory: !1,
	steps(t) {
		let n = {
			keys: ["**/keys.yaml"],
			webhooks: ["webhooks.yaml"]
		}, r = {
			...n,
			project: [t]
		}, i = "--keys '**/keys.yaml' --webhooks webhooks.yaml", o = `--project ${t} ${i}`;
		return [
			k("1. Are the manifests right? No token, no network.", c, n, `validate ${i}`),
			k("2. What would change? Nothing is written.", e, {
				...r,
				...T
			}, `plan ${o}`, 2),
			k("3. Apply the changes.", a, {
				...r,
				...E
			}, `apply ${o}`),
			k("4. A second plan has no changes. Some live values are kept: each line with ! says why.", e, {
				...r,
				...T
			}, `plan ${o} --detailed-exitcode`)
		];
	}
}, O = {
	example: "storefront-code",
	about: (e) => ["The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: {},
	needsHistory: !0,
	steps(t, n) {
		let r = n ? {} : { take: ["cart.empty:en"] }, i = n ? "" : " --take cart.empty:en";
		return [
			k("1. Are the files right? No token, no network.", c, {}, "validate"),
			k("2. What would change? Nothing is written.", e, T, "plan", 2),
			k("3. Apply the changes.", a, E, "apply"),
			k("4. A second plan has no changes.", e, T, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			k("6. What would pull write? One line of the JSON file.", s, {
				...r,
				"dry-run": ["true"]
			}, `pull --dry-run${i}`),
			k("7. Write it.", s, r, `pull${i}`),
			k("8. The last plan has no changes either.", e, T, "plan --detailed-exitcode")
		];
	}
};
function k(e, t, n, r, i = 0) {
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
async function A(e, { setup: i, showProblems: a }) {
	let s = t(e);
	if (s.length > 0) return a(s), 1;
	let c = o(n, e) ? O : D, l = await v(g(x(), "lokaform-demo-")), u = g(i.packageRoot, "examples", c.example), d = JSON.parse(await y(g(u, "live.json"), "utf8")), [f = ""] = Object.keys(d.projects), p = await h({ state: d });
	process.once("exit", () => r(l, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await _(u, l, { recursive: !0 });
		let e = {
			...i.environment,
			...c.environment,
			LOKALISE_API_URL: p.url,
			LOKALISE_API_TOKEN: d.token
		};
		return await j(c, {
			...i,
			folder: l,
			environment: e,
			prompt: void 0
		}, p, f);
	} finally {
		await p.close();
	}
}
async function j({ about: t, needsHistory: n, steps: r }, a, o, s) {
	let { out: c, paint: l } = a.console, u = (e) => c(`\n${l("strong", `── ${e}`)}`), d = (e) => i([e], a.console.width).forEach(c);
	t(o.url).forEach(d), d("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: f, environment: p } = a, h = n && w(f, {
		environment: p,
		now: a.now()
	});
	n && d(h ? "The copy is a git repository with one commit, because pull reads there when a line was written." : "git cannot be used, so pull does not know when a line was written, and needs --take.");
	let g = r(s, h);
	for (let t of g) {
		if (u(t.title), t.is === "edit") {
			let e = await M(t, o, s);
			d(`${t.by} changes ${t.key} (${t.language}): "${e}" → "${t.text}"`);
			continue;
		}
		c(l("dim", `$ lokaform ${t.words}`));
		let n = m({
			...a,
			showPlan: t.command === e
		});
		if (await t.command.run(t.raw, n) !== t.expected) return 1;
	}
	u(`${g.length + 1}. These requests were sent to the service, in all.`);
	for (let e of N(o)) c(e);
	return 0;
}
async function M({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [l] = d(p(await c.json())?.keys, p) ?? [], m = d(l?.translations, p) ?? [], h = f(m.find(({ language_iso: e }) => e === n)?.translation);
	if (h === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: u(l?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(s, {
		method: "PUT",
		headers: o,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return h;
}
function N({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
export { A as runDemo };
