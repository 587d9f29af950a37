import { i as e } from "./rolldown-runtime.js";
import { t } from "./bottleneck.js";
// node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var n = e(t(), 1), r = "0.0.0-development", i = () => Promise.resolve();
function a(e, t, n) {
	return e.retryLimiter.schedule(o, e, t, n);
}
async function o(e, t, n) {
	let { pathname: r } = new URL(n.url, "http://github.test"), a = s(n.method, r), o = !a && n.method !== "GET" && n.method !== "HEAD", c = n.method === "GET" && r.startsWith("/search/"), l = r.startsWith("/graphql"), u = ~~t.retryCount > 0 ? {
		priority: 0,
		weight: 0
	} : {};
	e.clustering && (u.expiration = 6e4), (o || l) && await e.write.key(e.id).schedule(u, i), o && e.triggersNotification(r) && await e.notifications.key(e.id).schedule(u, i), c && await e.search.key(e.id).schedule(u, i);
	let d = (a ? e.auth : e.global).key(e.id).schedule(u, t, n);
	if (l) {
		let e = await d;
		if (e.data.errors != null && e.data.errors.some((e) => e.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
			response: e,
			data: e.data
		});
	}
	return d;
}
function s(e, t) {
	return e === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(t) || e === "POST" && (/^\/applications\/[^/]+\/token$/.test(t) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(t) || t === "/login/oauth/access_token");
}
var c = [
	"/orgs/{org}/invitations",
	"/orgs/{org}/invitations/{invitation_id}",
	"/orgs/{org}/teams/{team_slug}/discussions",
	"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
	"/repos/{owner}/{repo}/collaborators/{username}",
	"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
	"/repos/{owner}/{repo}/issues",
	"/repos/{owner}/{repo}/issues/{issue_number}/comments",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
	"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
	"/repos/{owner}/{repo}/pulls",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
	"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
	"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
	"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
	"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
	"/repos/{owner}/{repo}/releases",
	"/teams/{team_id}/discussions",
	"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function l(e) {
	let t = `^(?:${e.map((e) => e.split("/").map((e) => e.startsWith("{") ? "(?:.+?)" : e).join("/")).map((e) => `(?:${e})`).join("|")})[^/]*$`;
	return new RegExp(t, "i");
}
var u = l(c), d = u.test.bind(u), f = {}, p = function(e, t) {
	f.global = new e.Group({
		id: "octokit-global",
		maxConcurrent: 10,
		...t
	}), f.auth = new e.Group({
		id: "octokit-auth",
		maxConcurrent: 1,
		...t
	}), f.search = new e.Group({
		id: "octokit-search",
		maxConcurrent: 1,
		minTime: 2e3,
		...t
	}), f.write = new e.Group({
		id: "octokit-write",
		maxConcurrent: 1,
		minTime: 1e3,
		...t
	}), f.notifications = new e.Group({
		id: "octokit-notifications",
		maxConcurrent: 1,
		minTime: 3e3,
		...t
	});
};
function m(e, t) {
	let { enabled: r = !0, Bottleneck: i = n.default, id: o = "no-id", timeout: s = 12e4, connection: c } = t.throttle || {};
	if (!r) return {};
	let l = { timeout: s };
	c !== void 0 && (l.connection = c);
	let u = Object.assign({
		clustering: c != null,
		triggersNotification: d,
		fallbackSecondaryRateRetryAfter: 60,
		retryAfterBaseValue: 1e3,
		id: o
	}, t.throttle);
	if (typeof u.onSecondaryRateLimit != "function" || typeof u.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
	let m = !1, h = () => {
		if (m) return;
		m = !0, f.global ?? p(i, l), u.global = u.global ?? f.global, u.auth = u.auth ?? f.auth, u.search = u.search ?? f.search, u.write = u.write ?? f.write, u.notifications = u.notifications ?? f.notifications, u.retryLimiter = u.retryLimiter ?? new i();
		let t = {}, n = new i.Events(t);
		t.on("secondary-limit", u.onSecondaryRateLimit), t.on("rate-limit", u.onRateLimit), t.on("error", (t) => e.log.warn("Error in throttling-plugin limit handler", t)), u.retryLimiter.on("failed", async function(t, r) {
			let [i, a, o] = r.args, { pathname: s } = new URL(o.url, "http://github.test");
			if (!(s.startsWith("/graphql") && t.status !== 401 || t.status === 403 || t.status === 429)) return;
			let c = ~~a.retryCount;
			a.retryCount = c, o.request.retryCount = c;
			let { wantRetry: l, retryAfter: u = 0 } = await (async function() {
				if (/\bsecondary rate\b/i.test(t.message)) {
					let r = Number(t.response.headers["retry-after"]) || i.fallbackSecondaryRateRetryAfter;
					return {
						wantRetry: await n.trigger("secondary-limit", r, o, e, c),
						retryAfter: r
					};
				}
				if (t.response.headers != null && t.response.headers["x-ratelimit-remaining"] === "0" || (t.response.data?.errors ?? []).some((e) => e.type === "RATE_LIMITED")) {
					let r = new Date(~~t.response.headers["x-ratelimit-reset"] * 1e3).getTime(), i = Math.max(Math.ceil((r - Date.now()) / 1e3) + 1, 0);
					return {
						wantRetry: await n.trigger("rate-limit", i, o, e, c),
						retryAfter: i
					};
				}
				return {};
			})();
			if (l) return a.retryCount++, u * i.retryAfterBaseValue;
		});
	};
	return e.hook.wrap("request", (e, t) => (h(), a(u, e, t))), {};
}
m.VERSION = r, m.triggersNotification = d;
export { m as throttling };
