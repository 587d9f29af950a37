import { i as e } from "./rolldown-runtime.js";
import { t } from "./bottleneck.js";
import { t as n } from "./octokit-request-error.js";
// node_modules/@octokit/plugin-retry/dist-bundle/index.js
var r = e(t(), 1), i = "0.0.0-development";
function a(e) {
	return e.request !== void 0;
}
async function o(e, t, n, r) {
	if (!a(n) || !n?.request.request) throw n;
	if (n.status >= 400 && !e.doNotRetry.includes(n.status)) {
		let i = r.request.retries == null ? e.retries : r.request.retries, a = ((r.request.retryCount || 0) + 1) ** 2;
		throw t.retry.retryRequest(n, i, a);
	}
	throw n;
}
async function s(e, t, n, i) {
	let a = new r.default();
	return a.on("failed", function(t, n) {
		let r = ~~t.request.request?.retries, a = ~~t.request.request?.retryAfter;
		if (i.request.retryCount = n.retryCount + 1, r > n.retryCount) return a * e.retryAfterBaseValue;
	}), a.schedule(c.bind(null, e, t, n), i);
}
async function c(e, t, r, i) {
	let a = await r(i);
	return a.data && a.data.errors && a.data.errors.length > 0 && /Something went wrong while executing your query/.test(a.data.errors[0].message) ? o(e, t, new n(a.data.errors[0].message, 500, {
		request: i,
		response: a
	}), i) : a;
}
function l(e, t) {
	let n = Object.assign({
		enabled: !0,
		retryAfterBaseValue: 1e3,
		doNotRetry: [
			400,
			401,
			403,
			404,
			410,
			422,
			451
		],
		retries: 3
	}, t.retry), r = { retry: { retryRequest: (e, t, n) => (e.request.request = Object.assign({}, e.request.request, {
		retries: t,
		retryAfter: n
	}), e) } };
	return n.enabled && (e.hook.error("request", o.bind(null, n, r)), e.hook.wrap("request", s.bind(null, n, r))), r;
}
l.VERSION = i;
export { i as VERSION, l as retry };
