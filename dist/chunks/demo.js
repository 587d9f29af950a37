import { Br as e, C as t, Rr as n, S as r, Ur as i, Vr as a, b as o, f as s, yr as c } from "./start.js";
import { G as l, cr as u, dr as d, lr as f, q as p, ur as m, w as h } from "./engine.js";
import { t as g } from "./sandbox.js";
import { dirname as _, join as v } from "node:path";
import { cp as y, mkdtemp as b, readFile as x, writeFile as S } from "node:fs/promises";
import { devNull as C, tmpdir as w } from "node:os";
// src/commands/runs/demoRepository.ts
const T = {
	NAME: "Lokaform",
	EMAIL: "l10n-ci@example.com"
}, E = 1704067200;
async function D(e, { environment: t, now: n }) {
	let r = l(e, t);
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
		return p(r.program, [
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
	let u = o(E);
	return await c("said", "says"), u && o(Math.floor(n / 1e3) - 3600);
}
// src/commands/runs/demoSteps.ts
const O = { "detailed-exitcode": ["true"] }, k = { yes: ["true"] }, A = {
	example: "storefront",
	about: (e) => ["The example project is in examples/storefront: 3 key manifests, 1 webhook manifest, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: { STOREFRONT_HOOK_TOKEN: "demo-hook-4f1c" },
	steps(e, t) {
		let r = {
			keys: ["**/keys.yaml"],
			webhooks: ["webhooks.yaml"]
		}, o = {
			...r,
			project: [e]
		}, s = "--keys '**/keys.yaml' --webhooks webhooks.yaml", c = `--project ${e} ${s}`;
		return [
			M("1. Are the manifests right? No token, no network.", n, r, `validate ${s}`),
			M("2. What would change? Nothing is written.", a, {
				...o,
				...O
			}, `plan ${c}`, 2),
			M("3. Apply the changes.", i, {
				...o,
				...k
			}, `apply ${c}`, +!t),
			M("4. A second plan has no changes. Some live values are kept: each line with ! says why.", a, {
				...o,
				...O
			}, `plan ${c} --detailed-exitcode`)
		];
	}
}, j = {
	example: "storefront-code",
	about: (e) => ["The example project is in examples/storefront-code: an app with its texts in src/locales/*.json and in ios/*.lproj/Localizable.strings, a small keys.yaml, and a live project that differs from them.", `The service is a sandbox on this machine, at ${e}.`],
	environment: {},
	steps(t, r) {
		let o = r ? {} : { accept: ["cart.empty:en"] }, s = r ? "" : " --accept cart.empty:en";
		return [
			M("1. Are the files right? No token, no network.", n, {}, "validate"),
			M("2. What would change? Nothing is written.", a, O, "plan", 2),
			M("3. Apply the changes.", i, k, "apply"),
			M("4. A second plan has no changes.", a, O, "plan --detailed-exitcode"),
			{
				is: "edit",
				title: "5. Lena improves a text in Lokalise.",
				token: "lena-token",
				by: "lena@example.com",
				key: "cart.empty",
				language: "en",
				text: "Your cart is empty. Let’s fill it!"
			},
			M("6. What would pull write? One line of the JSON file.", e, {
				...o,
				"dry-run": ["true"]
			}, `pull --dry-run${s}`),
			M("7. Write it.", e, o, `pull${s}`),
			M("8. The last plan has no changes either.", a, O, "plan --detailed-exitcode")
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
async function N(e, { setup: n, showProblems: i }) {
	let a = r(e);
	if (a.length > 0) return i(a), 1;
	let o = t(c, e) ? j : A, l = await b(v(w(), "lokaform-demo-")), u = v(n.packageRoot, "examples", o.example), d = JSON.parse(await x(v(u, "live.json"), "utf8")), [f = ""] = Object.keys(d.projects), p = await g({ state: d });
	process.once("exit", () => s(l, {
		recursive: !0,
		force: !0
	})), process.once("SIGINT", () => process.exit(130)), process.once("SIGTERM", () => process.exit(143));
	try {
		await y(u, l, { recursive: !0 });
		let e = {
			...n.environment,
			...o.environment,
			LOKALISE_API_URL: p.url,
			LOKALISE_API_TOKEN: d.token
		};
		return await P(o, {
			...n,
			folder: l,
			environment: e,
			prompt: void 0
		}, p, f);
	} finally {
		await p.close();
	}
}
async function P({ about: e, steps: t }, n, r, i) {
	let { out: s, paint: c } = n.console, l = (e) => s(`\n${c("strong", `── ${e}`)}`), u = (e) => o([e], n.console.width).forEach(s);
	e(r.url).forEach(u), u("The demo works on a copy, in a temporary folder that is removed at the end, together with its backup.");
	let { folder: d, environment: f } = n, p = await D(d, {
		environment: f,
		now: n.now()
	});
	u(p ? "The copy is a git repository with two commits, because git tells which texts changed in the files, and which in the project." : "git cannot be used, so only the texts that Lokaform wrote last are overwritten. Others that differ are undecided.");
	let m = t(i, p);
	for (let e of m) {
		if (l(e.title), e.is === "edit") {
			let t = await F(e, r, i);
			u(`${e.by} changes ${e.key} (${e.language}): "${t}" → "${e.text}"`);
			continue;
		}
		s(c("dim", `$ lokaform ${e.words}`));
		let t = h({
			...n,
			showPlan: e.command === a
		});
		if (await e.command.run(e.raw, t) !== e.expected) return 1;
	}
	l(`${m.length + 1}. These requests were sent to the service, in all.`);
	for (let e of I(r)) s(e);
	return 0;
}
async function F({ token: e, key: t, language: n, text: r }, { url: i }, a) {
	let o = {
		"X-Api-Token": e,
		"Content-Type": "application/json"
	}, s = `${i}/projects/${a}/keys`, c = await fetch(`${s}?filter_keys=${t}&include_translations=1`, { headers: o }), [l] = f(m(await c.json())?.keys, m) ?? [], p = f(l?.translations, m) ?? [], h = d(p.find(({ language_iso: e }) => e === n)?.translation);
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
function I({ requests: e }) {
	let t = new Map();
	for (let { method: n, path: r } of e) {
		let e = `${n.padEnd(5)} ${r.replace(/\?.*/, "").replace(/^.*\/projects\/[^/]+/, "/projects/…").replace(/\/webhooks\/.+/, "/webhooks/…")}`;
		t.set(e, (t.get(e) ?? 0) + 1);
	}
	return [...t].map(([e, t]) => `  ${String(t).padStart(3)} × ${e}`);
}
export { N as runDemo };
