import { N as e, l as t } from "./wire.js";
// src/locales/nameOrder.ts
const n = e(() => new Intl.Collator("en", { numeric: !0 })), r = [
	t,
	(e, n) => t(e.toLowerCase(), n.toLowerCase()),
	(e, t) => n().compare(e, t)
];
function i(e) {
	return r.find((t) => e.every((n, r) => t(n, e[r + 1] ?? n) <= 0));
}
function a(e) {
	return r.map((e) => (t, n) => {
		let r = t.findIndex((e, t) => e !== n[t]);
		return r < 0 ? t.length - n.length : e(t[r] ?? "", n[r] ?? "");
	}).find((t) => e.every((n, r) => t(n, e[r + 1] ?? n) <= 0));
}
export { a as n, i as t };
