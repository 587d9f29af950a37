import { Qn as e, gr as t, l as n, v as r, vr as i, xr as a, y as o, yr as s } from "./start.js";
import { $r as c, F as l, Qr as u, S as d, Zr as f, ei as p } from "./engine.js";
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
	}), c = {
		...r !== void 0 && { PATH: r },
		...i !== void 0 && { Path: i },
		...a !== void 0 && { SYSTEMROOT: a },
		GIT_CONFIG_GLOBAL: y,
		GIT_CONFIG_NOSYSTEM: "1",
		...s("AUTHOR"),
		...s("COMMITTER")
	};
	return S.every((t) => l("git", t, {
		cwd: e,
		env: c,
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
		}, i = "--keys '**/keys.yaml' --webhooks webhooks.yaml", o = `--project ${e} ${i}`;
		return [
			O("1. Are the manifests right? No token, no network.", t, n, `validate ${i}`),
			O("2. What would change? Nothing is written.", s, {
				...r,
				...w
			}, `plan ${o}`, 2),
			O("3. Apply the changes.", a, {
				...r,
				...T
			}, `apply ${o}`),
			O("4. A second plan has no changes. Some live values are kept: each line with ! says why.", s, {
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
	steps(e, n) {
		let r = n ? {} : { take: ["cart.empty:en"] }, o = n ? "" : " --take cart.empty:en";
		return [
			O("1. Are the files right? No token, no network.", t, {}, "validate"),
			O("2. What would change? Nothing is written.", s, w, "plan", 2),
			O("3. Apply the changes.", a, T, "apply"),
			O("4. A second plan has no changes.", s, w, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			O("6. What would pull write? One line of the JSON file.", i, {
				...r,
				"dry-run": ["true"]
			}, `pull --dry-run${o}`),
			O("7. Write it.", i, r, `pull${o}`),
			O("8. The last plan has no changes either.", s, w, "plan --detailed-exitcode")
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
async function k(t, { setup: i, showProblems: a }) {
	let s = r(t);
	if (s.length > 0) return a(s), 1;
	let c = o(e, t) ? D : E, l = await _(h(b(), "lokaform-demo-")), u = h(i.packageRoot, "examples", c.example), d = JSON.parse(await v(h(u, "live.json"), "utf8")), [f = ""] = Object.keys(d.projects), p = await m({ state: d });
	process.once("exit", () => n(l, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await g(u, l, { recursive: !0 });
		let e = {
			...i.environment,
			...c.environment,
			LOKALISE_API_URL: p.url,
			LOKALISE_API_TOKEN: d.token
		};
		return await A(c, {
			...i,
			folder: l,
			environment: e,
			prompt: void 0
		}, p, f);
	} finally {
		await p.close();
	}
}
async function A({ about: e, needsHistory: t, steps: n }, r, i, a) {
	let { out: o, paint: c } = r.console, l = (e) => o(`\n${c("strong", `── ${e}`)}`);
	e(i.url).forEach(o), o("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: u, environment: f } = r, p = t && C(u, {
		environment: f,
		now: r.now()
	});
	t && o(p ? "The copy is a git repository with one commit, because pull reads there when a line was written." : "git cannot be used, so pull does not know when a line was written, and needs --take.");
	let m = n(a, p);
	for (let e of m) {
		if (l(e.title), e.is === "edit") {
			let t = await j(e, i, a);
			o(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		o(c("dim", `$ lokaform ${e.words}`));
		let t = d({
			...r,
			showPlan: e.command === s
		});
		if (await e.command.run(e.raw, t) !== e.expected) return 1;
	}
	l(`${m.length + 1}. These requests were sent to the service, in all.`);
	for (let e of M(i)) o(e);
	return 0;
}
async function j({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, l = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [d] = u(c(await l.json())?.keys, c) ?? [], m = u(d?.translations, c) ?? [], h = p(m.find(({ language_iso: e }) => e === n)?.translation);
	if (h === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: n,
		translation: r
	}], _ = JSON.stringify({ keys: [{
		key_id: f(d?.key_id),
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
