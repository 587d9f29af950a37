import { f as e, jt as t, kt as n } from "./engine.js";
import { Fn as r, In as i, Nn as a, Pn as o, ar as s, f as c, io as l, ir as u, nr as d, oo as f, ro as p, to as m, ua as h } from "./start.js";
import { t as g } from "./sandbox.js";
import { dirname as _, join as v } from "node:path";
import { cp as y, mkdtemp as b, readFile as x, writeFile as S } from "node:fs/promises";
import { devNull as C, tmpdir as w } from "node:os";
// src/commands/runs/demo.ts
async function T(e, { setup: t, showProblems: n }) {
	let r = u(e);
	if (r.length > 0) return n(r), 1;
	let i = s(h, e) ? M : j, a = await b(v(w(), "lokaform-demo-")), o = v(t.packageRoot, "examples", i.example), l = JSON.parse(await x(v(o, "live.json"), "utf8")), [d = ""] = Object.keys(l.projects), f = await g({ state: l });
	process.once("exit", () => c(a, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await y(o, a, { recursive: !0 });
		let e = {
			...t.environment,
			...i.environment,
			LOKALISE_API_URL: f.url,
			LOKALISE_API_TOKEN: l.token
		};
		return await E(i, {
			...t,
			folder: a,
			environment: e,
			prompt: void 0
		}, f, d);
	} finally {
		await f.close();
	}
}
async function E({ about: t, steps: n }, r, i, a) {
	let { out: o, paint: s } = r.console, c = (e) => o(`\n${s("strong", `── ${e}`)}`), u = (e) => d([e], r.console.width).forEach(o);
	t(i.url).forEach(u), u("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: f, environment: p } = r, m = await I(f, {
		environment: p,
		now: r.now()
	});
	u(m ? "The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project." : "git cannot be used, so only the texts that Lokaform wrote last are overwritten. Others that differ are undecided.");
	let h = n(a, m);
	for (let t of h) {
		if (c(t.title), t.is === "edit") {
			let e = await D(t, i, a);
			u(`${t.by} changes ${t.key} (${t.language}): "${e}" → "${t.text}"`);
			continue;
		}
		o(s("dim", `$ lokaform ${t.words}`));
		let n = e({
			...r,
			showPlan: t.command === l
		});
		if (await t.command.run(t.raw, n) !== t.expected) return 1;
	}
	c(`${h.length + 1}. These requests were sent to the service, in all.`);
	for (let e of O(i)) o(e);
	return 0;
}
async function D({ token: e, key: t, language: n, text: s }, { url: c }, l) {
	let u = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, d = `${c}/projects/${l}/keys`, f = await fetch(`${d}?filter_keys=${t}&include_translations=1`, { headers: u }), [p] = o(r(await f.json())?.keys, r) ?? [], m = o(p?.translations, r) ?? [], h = i(m.find(({ language_iso: e }) => e === n)?.translation);
	if (h === void 0) throw Error(`The example has no key ${t}.`);
	let g = [{
		language_iso: n,
		translation: s
	}], _ = JSON.stringify({ keys: [{
		key_id: a(p?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(d, {
		method: "PUT",
		headers: u,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return h;
}
function O({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
const k = { "detailed-exitcode": ["true"] }, A = { yes: ["true"] }, j = {
	example: "storefront",
	about: (e) => ["The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
	steps(e, t) {
		let n = {
			keys: ["**/keys.yaml"],
			webhooks: ["webhooks.yaml"]
		}, r = {
			...n,
			project: [e]
		}, i = "--keys '**/keys.yaml' --webhooks webhooks.yaml", a = `--project ${e} ${i}`;
		return [
			N("1. Are the manifests right? No token, no network.", m, n, `validate ${i}`),
			N("2. What would change? Nothing is written.", l, {
				...r,
				...k
			}, `plan ${a}`, 2),
			N("3. Apply the changes.", f, {
				...r,
				...A
			}, `apply ${a}`, +!t),
			N("4. A second plan has no changes. Some live values are kept: each line with ! says why.", l, {
				...r,
				...k
			}, `plan ${a} --detailed-exitcode`)
		];
	}
}, M = {
	example: "storefront-code",
	about: (e) => ["The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: {},
	steps(e, t) {
		let n = t ? {} : { accept: ["cart.empty:en"] }, r = t ? "" : " --accept cart.empty:en";
		return [
			N("1. Are the files right? No token, no network.", m, {}, "validate"),
			N("2. What would change? Nothing is written.", l, k, "plan", 2),
			N("3. Apply the changes.", f, A, "apply"),
			N("4. A second plan has no changes.", l, k, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			N("6. What would pull write? One line of the JSON file.", p, {
				...n,
				"dry-run": ["true"]
			}, `pull --dry-run${r}`),
			N("7. Write it.", p, n, `pull${r}`),
			N("8. The last plan has no changes either.", l, k, "plan --detailed-exitcode")
		];
	}
};
function N(e, t, n, r, i = 0) {
	return {
		is: "command",
		title: e,
		command: t,
		raw: n,
		words: r,
		expected: i
	};
}
const P = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, F = 1704067200;
async function I(e, { environment: r, now: i }) {
	let a = n(e, r);
	if (!a) return !1;
	let { SYSTEMROOT: o } = r, s = (n, ...r) => {
		let i = (e) => ({
			[`GIT_${e}_NAME`]: P.NAME,
			[`GIT_${e}_EMAIL`]: P.EMAIL,
			[`GIT_${e}_DATE`]: `@${n} +0000`
		}), s = {
			PATH: a.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...o !== void 0 && { SYSTEMROOT: o },
			GIT_CONFIG_GLOBAL: C,
			GIT_CONFIG_NOSYSTEM: "1",
			...i("AUTHOR"),
			...i("COMMITTER")
		}, c = {
			cwd: _(a.program),
			env: s,
			stdio: "ignore"
		};
		return t(a.program, [
			"-C",
			e,
			...r
		], c).status === 0;
	}, c = (e) => s(e, "add", "--all") && s(e, "commit", "--quiet", "--message", "The texts of the app"), l = JSON.parse(await x(v(e, "earlier.json"), "utf8")), u = async (t, n) => {
		for (let { file: r, ...i } of l) {
			let a = v(e, r);
			await S(a, (await x(a, "utf8")).replace(i[t], () => i[n]));
		}
	};
	if (!s(F, "init", "--quiet", "--template=")) return !1;
	await u("says", "said");
	let d = c(F);
	return await u("said", "says"), d && c(Math.floor(i / 1e3) - 3600);
}
export { T as runDemo };
