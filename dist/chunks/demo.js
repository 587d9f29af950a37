import { Fn as e, In as t, Na as n, Nn as r, Pn as i, ar as a, f as o, io as s, ir as c, nr as l, oo as u, ro as d, to as f } from "./start.js";
import { t as p } from "./sandbox.js";
import { jt as m, kt as h, w as g } from "./engine.js";
import { dirname as _, join as v } from "node:path";
import { cp as y, mkdtemp as b, readFile as x, writeFile as S } from "node:fs/promises";
import { devNull as C, tmpdir as w } from "node:os";
// src/commands/runs/demoRepository.ts
const T = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, E = 1704067200;
async function D(e, { environment: t, now: n }) {
	let r = h(e, t);
	if (!r) return !1;
	let { SYSTEMROOT: i } = t, a = (t, ...n) => {
		let a = (e) => ({
			[`GIT_${e}_NAME`]: T.NAME,
			[`GIT_${e}_EMAIL`]: T.EMAIL,
			[`GIT_${e}_DATE`]: `@${t} +0000`
		}), o = {
			PATH: r.PATH,
			NoDefaultCurrentDirectoryInExePath: "1",
			...i !== void 0 && { SYSTEMROOT: i },
			GIT_CONFIG_GLOBAL: C,
			GIT_CONFIG_NOSYSTEM: "1",
			...a("AUTHOR"),
			...a("COMMITTER")
		}, s = {
			cwd: _(r.program),
			env: o,
			stdio: "ignore"
		};
		return m(r.program, [
			"-C",
			e,
			...n
		], s).status === 0;
	}, o = (e) => a(e, "add", "--all") && a(e, "commit", "--quiet", "--message", "The texts of the app"), s = JSON.parse(await x(v(e, "earlier.json"), "utf8")), c = async (t, n) => {
		for (let { file: r, ...i } of s) {
			let a = v(e, r);
			await S(a, (await x(a, "utf8")).replace(i[t], () => i[n]));
		}
	};
	if (!a(E, "init", "--quiet", "--template=")) return !1;
	await c("says", "said");
	let l = o(E);
	return await c("said", "says"), l && o(Math.floor(n / 1e3) - 3600);
}
// src/commands/runs/demoSteps.ts
const O = { "detailed-exitcode": ["true"] }, k = { yes: ["true"] }, A = {
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
			M("1. Are the manifests right? No token, no network.", f, n, `validate ${i}`),
			M("2. What would change? Nothing is written.", s, {
				...r,
				...O
			}, `plan ${a}`, 2),
			M("3. Apply the changes.", u, {
				...r,
				...k
			}, `apply ${a}`, +!t),
			M("4. A second plan has no changes. Some live values are kept: each line with ! says why.", s, {
				...r,
				...O
			}, `plan ${a} --detailed-exitcode`)
		];
	}
}, j = {
	example: "storefront-code",
	about: (e) => ["The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: {},
	steps(e, t) {
		let n = t ? {} : { accept: ["cart.empty:en"] }, r = t ? "" : " --accept cart.empty:en";
		return [
			M("1. Are the files right? No token, no network.", f, {}, "validate"),
			M("2. What would change? Nothing is written.", s, O, "plan", 2),
			M("3. Apply the changes.", u, k, "apply"),
			M("4. A second plan has no changes.", s, O, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			M("6. What would pull write? One line of the JSON file.", d, {
				...n,
				"dry-run": ["true"]
			}, `pull --dry-run${r}`),
			M("7. Write it.", d, n, `pull${r}`),
			M("8. The last plan has no changes either.", s, O, "plan --detailed-exitcode")
		];
	}
};
function M(e, t, n, r, i = 0) {
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
async function N(e, { setup: t, showProblems: r }) {
	let i = c(e);
	if (i.length > 0) return r(i), 1;
	let s = a(n, e) ? j : A, l = await b(v(w(), "lokaform-demo-")), u = v(t.packageRoot, "examples", s.example), d = JSON.parse(await x(v(u, "live.json"), "utf8")), [f = ""] = Object.keys(d.projects), m = await p({ state: d });
	process.once("exit", () => o(l, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await y(u, l, { recursive: !0 });
		let e = {
			...t.environment,
			...s.environment,
			LOKALISE_API_URL: m.url,
			LOKALISE_API_TOKEN: d.token
		};
		return await P(s, {
			...t,
			folder: l,
			environment: e,
			prompt: void 0
		}, m, f);
	} finally {
		await m.close();
	}
}
async function P({ about: e, steps: t }, n, r, i) {
	let { out: a, paint: o } = n.console, c = (e) => a(`\n${o("strong", `── ${e}`)}`), u = (e) => l([e], n.console.width).forEach(a);
	e(r.url).forEach(u), u("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: d, environment: f } = n, p = await D(d, {
		environment: f,
		now: n.now()
	});
	u(p ? "The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project." : "git cannot be used, so only the texts that Lokaform wrote last are overwritten. Others that differ are undecided.");
	let m = t(i, p);
	for (let e of m) {
		if (c(e.title), e.is === "edit") {
			let t = await F(e, r, i);
			u(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		a(o("dim", `$ lokaform ${e.words}`));
		let t = g({
			...n,
			showPlan: e.command === s
		});
		if (await e.command.run(e.raw, t) !== e.expected) return 1;
	}
	c(`${m.length + 1}. These requests were sent to the service, in all.`);
	for (let e of I(r)) a(e);
	return 0;
}
async function F({ token: n, key: a, language: o, text: s }, { url: c }, l) {
	let u = {
		"X-Api-Token": n,
		"Content-Type": "application/json"
	}, d = `${c}/projects/${l}/keys`, f = await fetch(`${d}?filter_keys=${a}&include_translations=1`, { headers: u }), [p] = i(e(await f.json())?.keys, e) ?? [], m = i(p?.translations, e) ?? [], h = t(m.find(({ language_iso: e }) => e === o)?.translation);
	if (h === void 0) throw Error(`The example has no key ${a}.`);
	let g = [{
		language_iso: o,
		translation: s
	}], _ = JSON.stringify({ keys: [{
		key_id: r(p?.key_id),
		translations: g
	}] }), { ok: v, status: y } = await fetch(d, {
		method: "PUT",
		headers: u,
		body: _
	});
	if (!v) throw Error(`The sandbox answers ${y}.`);
	return h;
}
function I({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
export { N as runDemo };
