import { Cr as e, _ as t, b as n, br as r, er as i, l as a, vr as o, xr as s, y as c } from "./start.js";
import { N as l, ai as u, ii as d, ni as f, ri as p, v as m } from "./engine.js";
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
		}, i = "--keys '**/keys.yaml' --webhooks webhooks.yaml", a = `--project ${t} ${i}`;
		return [
			k("1. Are the manifests right? No token, no network.", o, n, `validate ${i}`),
			k("2. What would change? Nothing is written.", s, {
				...r,
				...T
			}, `plan ${a}`, 2),
			k("3. Apply the changes.", e, {
				...r,
				...E
			}, `apply ${a}`),
			k("4. A second plan has no changes. Some live values are kept: each line with ! says why.", s, {
				...r,
				...T
			}, `plan ${a} --detailed-exitcode`)
		];
	}
}, O = {
	example: "storefront-code",
	about: (e) => ["The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: {},
	needsHistory: !0,
	steps(t, n) {
		let i = n ? {} : { take: ["cart.empty:en"] }, a = n ? "" : " --take cart.empty:en";
		return [
			k("1. Are the files right? No token, no network.", o, {}, "validate"),
			k("2. What would change? Nothing is written.", s, T, "plan", 2),
			k("3. Apply the changes.", e, E, "apply"),
			k("4. A second plan has no changes.", s, T, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			k("6. What would pull write? One line of the JSON file.", r, {
				...i,
				"dry-run": ["true"]
			}, `pull --dry-run${a}`),
			k("7. Write it.", r, i, `pull${a}`),
			k("8. The last plan has no changes either.", s, T, "plan --detailed-exitcode")
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
async function A(e, { setup: t, showProblems: r }) {
	let o = c(e);
	if (o.length > 0) return r(o), 1;
	let s = n(i, e) ? O : D, l = await v(g(x(), "lokaform-demo-")), u = g(t.packageRoot, "examples", s.example), d = JSON.parse(await y(g(u, "live.json"), "utf8")), [f = ""] = Object.keys(d.projects), p = await h({ state: d });
	process.once("exit", () => a(l, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await _(u, l, { recursive: !0 });
		let e = {
			...t.environment,
			...s.environment,
			LOKALISE_API_URL: p.url,
			LOKALISE_API_TOKEN: d.token
		};
		return await j(s, {
			...t,
			folder: l,
			environment: e,
			prompt: void 0
		}, p, f);
	} finally {
		await p.close();
	}
}
async function j({ about: e, needsHistory: n, steps: r }, i, a, o) {
	let { out: c, paint: l } = i.console, u = (e) => c(`\n${l("strong", `── ${e}`)}`), d = (e) => t([e], i.console.width).forEach(c);
	e(a.url).forEach(d), d("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: f, environment: p } = i, h = n && w(f, {
		environment: p,
		now: i.now()
	});
	n && d(h ? "The copy is a git repository with one commit, because pull reads there when a line was written." : "git cannot be used, so pull does not know when a line was written, and needs --take.");
	let g = r(o, h);
	for (let e of g) {
		if (u(e.title), e.is === "edit") {
			let t = await M(e, a, o);
			d(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		c(l("dim", `$ lokaform ${e.words}`));
		let t = m({
			...i,
			showPlan: e.command === s
		});
		if (await e.command.run(e.raw, t) !== e.expected) return 1;
	}
	u(`${g.length + 1}. These requests were sent to the service, in all.`);
	for (let e of N(a)) c(e);
	return 0;
}
async function M({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [l] = p(d(await c.json())?.keys, d) ?? [], m = p(l?.translations, d) ?? [], h = u(m.find(({ language_iso: e }) => e === n)?.translation);
	if (h === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: f(l?.key_id),
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
