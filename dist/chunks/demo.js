import { M as e, _r as t, br as n, vr as r, yr as i } from "./engine.js";
import { t as a } from "./sandbox.js";
import { Gn as o, Jn as s, Kn as c, On as l, Un as u, c as d, l as f } from "./start.js";
import { rmSync as p } from "node:fs";
import { join as m } from "node:path";
import { cp as h, mkdtemp as g, readFile as _ } from "node:fs/promises";
import { spawnSync as v } from "node:child_process";
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
	return S.every((t) => v("git", t, {
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
		let t = {
			keys: ["**/keys.yaml"],
			webhooks: ["webhooks.yaml"]
		}, n = {
			...t,
			project: [e]
		}, r = "--keys '**/keys.yaml' --webhooks webhooks.yaml", i = `--project ${e} ${r}`;
		return [
			O("1. Are the manifests right? No token, no network.", u, t, `validate ${r}`),
			O("2. What would change? Nothing is written.", c, {
				...n,
				...w
			}, `plan ${i}`, 2),
			O("3. Apply the changes.", s, {
				...n,
				...T
			}, `apply ${i}`),
			O("4. A second plan has no changes. Some live values are kept: each line with ! says why.", c, {
				...n,
				...w
			}, `plan ${i} --detailed-exitcode`)
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
	steps(e, t) {
		let n = t ? {} : { take: ["cart.empty:en"] }, r = t ? "" : " --take cart.empty:en";
		return [
			O("1. Are the files right? No token, no network.", u, {}, "validate"),
			O("2. What would change? Nothing is written.", c, w, "plan", 2),
			O("3. Apply the changes.", s, T, "apply"),
			O("4. A second plan has no changes.", c, w, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			O("6. What would pull write? One line of the JSON file.", o, {
				...n,
				"dry-run": ["true"]
			}, `pull --dry-run${r}`),
			O("7. Write it.", o, n, `pull${r}`),
			O("8. The last plan has no changes either.", c, w, "plan --detailed-exitcode")
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
async function k(e, { setup: t, showProblems: n }) {
	let r = d(e);
	if (r.length > 0) return n(r), 1;
	let i = f(l, e) ? D : E, o = await g(m(b(), "lokaform-demo-")), s = m(t.packageRoot, "examples", i.example), c = JSON.parse(await _(m(s, "live.json"), "utf8")), [u = ""] = Object.keys(c.projects), v = await a({ state: c });
	process.once("exit", () => p(o, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await h(s, o, { recursive: !0 });
		let e = {
			...t.environment,
			...i.environment,
			LOKALISE_API_URL: v.url,
			LOKALISE_API_TOKEN: c.token
		};
		return await A(i, {
			...t,
			folder: o,
			environment: e,
			prompt: void 0
		}, v, u);
	} finally {
		await v.close();
	}
}
async function A({ about: t, needsHistory: n, steps: r }, i, a, o) {
	let { out: s, paint: l } = i.console, u = (e) => s(`\n${l("strong", `── ${e}`)}`);
	t(a.url).forEach(s), s("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: d, environment: f } = i, p = n && C(d, {
		environment: f,
		now: i.now()
	});
	n && s(p ? "The copy is a git repository with one commit, because pull reads there when a line was written." : "git cannot be used, so pull does not know when a line was written, and needs --take.");
	let m = r(o, p);
	for (let t of m) {
		if (u(t.title), t.is === "edit") {
			let e = await j(t, a, o);
			s(`${t.by} changes ${t.key} (${t.language}): "${e}" → "${t.text}"`);
			continue;
		}
		s(l("dim", `$ lokaform ${t.words}`));
		let n = e({
			...i,
			showPlan: t.command === c
		});
		if (await t.command.run(t.raw, n) !== t.expected) return 1;
	}
	u(`${m.length + 1}. These requests were sent to the service, in all.`);
	for (let e of M(a)) s(e);
	return 0;
}
async function j({ token: e, key: a, language: o, text: s }, { url: c }, l) {
	let u = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, d = `${c}/projects/${l}/keys`, f = await fetch(`${d}?filter_keys=${a}&include_translations=1`, { headers: u }), [p] = r(i(await f.json())?.keys, i) ?? [], m = r(p?.translations, i) ?? [], h = n(m.find(({ language_iso: e }) => e === o)?.translation);
	if (h === void 0) throw Error(`The example has no key ${a}.`);
	let g = [{
		language_iso: o,
		translation: s
	}], _ = JSON.stringify({ keys: [{
		key_id: t(p?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(d, {
		method: "PUT",
		headers: u,
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
