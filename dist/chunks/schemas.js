import { a as e } from "./wire.js";
// src/run/schemas.ts
function t(e) {
	return `schema/${e}.json`;
}
function n(n) {
	return e(t(n));
}
function r(e) {
	return `yaml-language-server: $schema=${n(e)}`;
}
export { r as n, t };
