import { A as e, Cn as t, D as n, N as r, O as i, k as a, xn as o } from "./engine.js";
import { ai as s, ca as c, da as l, i as u, pa as d, pn as f, r as p, ua as m, y as h } from "./start.js";
import { t as g } from "./sandbox.js";
import { dirname as _, join as v } from "node:path";
import { cp as y, mkdtemp as b, readFile as x, writeFile as S } from "node:fs/promises";
import { devNull as C, tmpdir as w } from "node:os";
// src/commands/runs/demo.ts
async function T(e, { setup: t, showProblems: n }) {
	let r = p(e);
	if (r.length > 0) return n(r), 1;
	let i = u(s, e) ? M : j, a = await b(v(w(), "lokaform-demo-")), o = v(t.packageRoot, "examples", i.example), c = JSON.parse(await x(v(o, "live.json"), "utf8")), [l = ""] = Object.keys(c.projects), d = await g({ state: c });
	process.once("exit", () => h(a, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await y(o, a, { recursive: !0 });
		let e = {
			...t.environment,
			...i.environment,
			LOKALISE_API_URL: d.url,
			LOKALISE_API_TOKEN: c.token
		};
		return await E(i, {
			...t,
			folder: a,
			environment: e,
			prompt: void 0
		}, d, l);
	} finally {
		await d.close();
	}
}
async function E({ about: e, steps: t }, n, i, a) {
	let { out: o, paint: s } = n.console, c = (e) => o(`\n${s("strong", `── ${e}`)}`), u = (e) => f([e], n.console.width).forEach(o);
	e(i.url).forEach(u), u("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: d, environment: p } = n, m = await I(d, {
		environment: p,
		now: n.now()
	});
	u(m ? "The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project." : "git cannot be used, so only the texts that Lokaform wrote last are overwritten. Others that differ are undecided.");
	let h = t(a, m);
	for (let e of h) {
		if (c(e.title), e.is === "edit") {
			let t = await D(e, i, a);
			u(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		o(s("dim", `$ lokaform ${e.words}`));
		let t = r({
			...n,
			showPlan: e.command === l
		});
		if (await e.command.run(e.raw, t) !== e.expected) return 1;
	}
	c(`${h.length + 1}. These requests were sent to the service, in all.`);
	for (let e of O(i)) o(e);
	return 0;
}
async function D({ token: t, key: r, language: o, text: s }, { url: c }, l) {
	let u = {
		"X-Api-Token": t,
		"Content-Type": "application/json"
	}, d = `${c}/projects/${l}/keys`, f = await fetch(`${d}?filter_keys=${r}&include_translations=1`, { headers: u }), [p] = i(a(await f.json())?.keys, a) ?? [], m = i(p?.translations, a) ?? [], h = e(m.find(({ language_iso: e }) => e === o)?.translation);
	if (h === void 0) throw Error(`The example has no key ${r}.`);
	let g = [{
		language_iso: o,
		translation: s
	}], _ = JSON.stringify({ keys: [{
		key_id: n(p?.key_id),
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
			N("1. Are the manifests right? No token, no network.", c, n, `validate ${i}`),
			N("2. What would change? Nothing is written.", l, {
				...r,
				...k
			}, `plan ${a}`, 2),
			N("3. Apply the changes.", d, {
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
			N("1. Are the files right? No token, no network.", c, {}, "validate"),
			N("2. What would change? Nothing is written.", l, k, "plan", 2),
			N("3. Apply the changes.", d, A, "apply"),
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
			N("6. What would pull write? One line of the JSON file.", m, {
				...n,
				"dry-run": ["true"]
			}, `pull --dry-run${r}`),
			N("7. Write it.", m, n, `pull${r}`),
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
async function I(e, { environment: n, now: r }) {
	let i = o(e, n);
	if (!i) return !1;
	let { SYSTEMROOT: a } = n, s = (n, ...r) => {
		let o = (e) => ({
			[`GIT_${e}_NAME`]: P.NAME,
			[`GIT_${e}_EMAIL`]: P.EMAIL,
			[`GIT_${e}_DATE`]: `@${n} +0000`
		}), s = {
			PATH: i.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...a !== void 0 && { SYSTEMROOT: a },
			GIT_CONFIG_GLOBAL: C,
			GIT_CONFIG_NOSYSTEM: "1",
			...o("AUTHOR"),
			...o("COMMITTER")
		}, c = {
			cwd: _(i.program),
			env: s,
			stdio: "ignore"
		};
		return t(i.program, [
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
	return await u("said", "says"), d && c(Math.floor(r / 1e3) - 3600);
}
export { T as runDemo };
