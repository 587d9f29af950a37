import { n as e, t } from "./formatjs-icu-messageformat-parser.js";
import { i as n } from "./wire.js";
// src/locales/readIcuPlural.ts
const r = [t.plural, t.select];
function i(e) {
	let t = e.length <= 2e4 ? a(e) : void 0, i = t?.every(([e, { value: t }]) => n.includes(e) && !t.some(({ type: e }) => r.includes(e)));
	if (!t || !i) return;
	let [o, s] = ["", 0], c = t.map(([t, { location: n }]) => {
		let [r, i] = [n?.start.offset ?? 0, n?.end.offset ?? 0], [, a = "", c = "", l = ""] = /^(.*?)(\s*)[a-z]+(\s*)$/s.exec(e.slice(s, r)) ?? [];
		return o += a, s = i, {
			lead: c,
			form: t,
			gap: l,
			text: e.slice(r + 1, i - 1),
			start: r + 1
		};
	});
	return {
		head: o,
		forms: c,
		tail: e.slice(s)
	};
}
function a(n) {
	let r = [];
	try {
		r = e(n, {
			captureLocation: !0,
			ignoreTag: !0
		});
	} catch {}
	let [i, a] = r;
	if (!(i?.type !== t.plural || a)) return i.offset === 0 && i.pluralType === "cardinal" ? Object.entries(i.options) : void 0;
}
export { i as pluralMessage };
