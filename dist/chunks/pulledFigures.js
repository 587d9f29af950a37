import { It as e, hn as t } from "./engine.js";
// src/report/words/pulledFigures.ts
function n(t) {
	return e(t.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
}
function r(e) {
	let r = e.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, i = r > 0 ? `; ${t(r, "conflict")}` : "";
	return `Translations from Lokalise: ${n(e)}${i}`;
}
export { n, r as t };
