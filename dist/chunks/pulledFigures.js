import { gn as e } from "./engine.js";
import { j as t } from "./markdown.js";
// src/report/words/pulledFigures.ts
function n(n) {
	let r = n.flatMap((e) => e.kept.filter(({ conflict: e }) => !e)).length, i = r > 0 ? [`${e(r, "text")} kept`] : [], a = n.some(({ files: e }) => e.length > 0), o = t(n.map(({ comparison: e }) => ({
		...e,
		settings: []
	})));
	return [...a || r === 0 ? [o] : [], ...i].join(", ");
}
function r(t) {
	let r = t.flatMap(({ kept: e }) => e.filter(({ conflict: e }) => e)).length, i = r > 0 ? `; ${e(r, "conflict")}` : "";
	return `Translations from Lokalise: ${n(t)}${i}`;
}
export { n, r as t };
