import { fn as e } from "./engine.js";
import { L as t } from "./markdown.js";
// src/report/words/pulledFigures.ts
function n(e) {
	return t(e.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
}
function r(t) {
	let r = t.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, i = r > 0 ? `; ${e(r, "conflict")}` : "";
	return `Translations from Lokalise: ${n(t)}${i}`;
}
export { n, r as t };
