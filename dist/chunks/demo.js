import { Ar as e, C as t, Nr as n, Or as r, S as i, b as a, f as o, jr as s, ur as c } from "./start.js";
import { Cr as l, I as u, R as d, Sr as f, Tr as p, v as m, wr as h } from "./engine.js";
import { t as g } from "./sandbox.js";
import { dirname as _, join as v } from "node:path";
import { cp as y, mkdtemp as b, readFile as x } from "node:fs/promises";
import { devNull as S, tmpdir as C } from "node:os";
// src/commands/runs/demoRepository.ts
const w = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, T = [
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
function E(e, { environment: t, now: n }) {
	let r = u(e, t);
	if (!r) return !1;
	let { SYSTEMROOT: i } = t, a = `@${Math.floor(n / 1e3) - 3600} +0000`, o = (e) => ({
		[`GIT_${e}_NAME`]: w.NAME,
		[`GIT_${e}_EMAIL`]: w.EMAIL,
		[`GIT_${e}_DATE`]: a
	}), s = {
		PATH: r.PATH,
		NoDefaultCurrentDirectoryInExePath: "1",
		...i !== void 0 && { SYSTEMROOT: i },
		GIT_CONFIG_GLOBAL: S,
		GIT_CONFIG_NOSYSTEM: "1",
		...o("AUTHOR"),
		...o("COMMITTER")
	}, c = {
		cwd: _(r.program),
		env: s,
		stdio: "ignore"
	};
	return T.every((t) => d(r.program, [
		"-C",
		e,
		...t
	], c).status === 0);
}
// src/commands/runs/demoSteps.ts
const D = { "detailed-exitcode": ["true"] }, O = { yes: ["true"] }, k = {
	example: "storefront",
	about: (e) => ["The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
	needsHistory: !1,
	steps(e) {
		let t = {
			keys: ["**/keys.yaml"],
			webhooks: ["webhooks.yaml"]
		}, i = {
			...t,
			project: [e]
		}, a = "--keys '**/keys.yaml' --webhooks webhooks.yaml", o = `--project ${e} ${a}`;
		return [
			j("1. Are the manifests right? No token, no network.", r, t, `validate ${a}`),
			j("2. What would change? Nothing is written.", s, {
				...i,
				...D
			}, `plan ${o}`, 2),
			j("3. Apply the changes.", n, {
				...i,
				...O
			}, `apply ${o}`),
			j("4. A second plan has no changes. Some live values are kept: each line with ! says why.", s, {
				...i,
				...D
			}, `plan ${o} --detailed-exitcode`)
		];
	}
}, A = {
	example: "storefront-code",
	about: (e) => ["The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: {},
	needsHistory: !0,
	steps(t, i) {
		let a = i ? {} : { take: ["cart.empty:en"] }, o = i ? "" : " --take cart.empty:en";
		return [
			j("1. Are the files right? No token, no network.", r, {}, "validate"),
			j("2. What would change? Nothing is written.", s, D, "plan", 2),
			j("3. Apply the changes.", n, O, "apply"),
			j("4. A second plan has no changes.", s, D, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			j("6. What would pull write? One line of the JSON file.", e, {
				...a,
				"dry-run": ["true"]
			}, `pull --dry-run${o}`),
			j("7. Write it.", e, a, `pull${o}`),
			j("8. The last plan has no changes either.", s, D, "plan --detailed-exitcode")
		];
	}
};
function j(e, t, n, r, i = 0) {
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
async function M(e, { setup: n, showProblems: r }) {
	let a = i(e);
	if (a.length > 0) return r(a), 1;
	let s = t(c, e) ? A : k, l = await b(v(C(), "lokaform-demo-")), u = v(n.packageRoot, "examples", s.example), d = JSON.parse(await x(v(u, "live.json"), "utf8")), [f = ""] = Object.keys(d.projects), p = await g({ state: d });
	process.once("exit", () => o(l, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await y(u, l, { recursive: !0 });
		let e = {
			...n.environment,
			...s.environment,
			LOKALISE_API_URL: p.url,
			LOKALISE_API_TOKEN: d.token
		};
		return await N(s, {
			...n,
			folder: l,
			environment: e,
			prompt: void 0
		}, p, f);
	} finally {
		await p.close();
	}
}
async function N({ about: e, needsHistory: t, steps: n }, r, i, o) {
	let { out: c, paint: l } = r.console, u = (e) => c(`\n${l("strong", `── ${e}`)}`), d = (e) => a([e], r.console.width).forEach(c);
	e(i.url).forEach(d), d("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: f, environment: p } = r, h = t && E(f, {
		environment: p,
		now: r.now()
	});
	t && d(h ? "The copy is a git repository with one commit, because pull reads there when a line was written." : "git cannot be used, so pull does not know when a line was written, and needs --take.");
	let g = n(o, h);
	for (let e of g) {
		if (u(e.title), e.is === "edit") {
			let t = await P(e, i, o);
			d(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		c(l("dim", `$ lokaform ${e.words}`));
		let t = m({
			...r,
			showPlan: e.command === s
		});
		if (await e.command.run(e.raw, t) !== e.expected) return 1;
	}
	u(`${g.length + 1}. These requests were sent to the service, in all.`);
	for (let e of F(i)) c(e);
	return 0;
}
async function P({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [u] = l(h(await c.json())?.keys, h) ?? [], d = l(u?.translations, h) ?? [], m = p(d.find(({ language_iso: e }) => e === n)?.translation);
	if (m === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: f(u?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(s, {
		method: "PUT",
		headers: o,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return m;
}
function F({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
export { M as runDemo };
