import { n as e, t } from "./rolldown-runtime.js";
// node_modules/tunnel/lib/tunnel.js
var n = t(((t) => {
	e("net");
	var n = e("tls"), r = e("http"), i = e("https"), a = e("events");
	e("assert");
	var o = e("util");
	t.httpOverHttp = s, t.httpsOverHttp = c, t.httpOverHttps = l, t.httpsOverHttps = u;
	function s(e) {
		var t = new d(e);
		return t.request = r.request, t;
	}
	function c(e) {
		var t = new d(e);
		return t.request = r.request, t.createSocket = f, t.defaultPort = 443, t;
	}
	function l(e) {
		var t = new d(e);
		return t.request = i.request, t;
	}
	function u(e) {
		var t = new d(e);
		return t.request = i.request, t.createSocket = f, t.defaultPort = 443, t;
	}
	function d(e) {
		var t = this;
		t.options = e || {}, t.proxyOptions = t.options.proxy || {}, t.maxSockets = t.options.maxSockets || r.Agent.defaultMaxSockets, t.requests = [], t.sockets = [], t.on("free", function(e, n, r, i) {
			for (var a = p(n, r, i), o = 0, s = t.requests.length; o < s; ++o) {
				var c = t.requests[o];
				if (c.host === a.host && c.port === a.port) {
					t.requests.splice(o, 1), c.request.onSocket(e);
					return;
				}
			}
			e.destroy(), t.removeSocket(e);
		});
	}
	o.inherits(d, a.EventEmitter), d.prototype.addRequest = function(e, t, n, r) {
		var i = this, a = m({ request: e }, i.options, p(t, n, r));
		i.sockets.length >= this.maxSockets ? i.requests.push(a) : i.createSocket(a, function(t) {
			t.on("free", n), t.on("close", r), t.on("agentRemove", r), e.onSocket(t);
			function n() {
				i.emit("free", t, a);
			}
			function r(e) {
				i.removeSocket(t), t.removeListener("free", n), t.removeListener("close", r), t.removeListener("agentRemove", r);
			}
		});
	}, d.prototype.createSocket = function(e, t) {
		var n = this, r = {};
		n.sockets.push(r);
		var i = m({}, n.proxyOptions, {
			method: "CONNECT",
			path: e.host + ":" + e.port,
			agent: !1,
			headers: { host: e.host + ":" + e.port }
		});
		e.localAddress && (i.localAddress = e.localAddress), i.proxyAuth && (i.headers = i.headers || {}, i.headers["Proxy-Authorization"] = "Basic " + new Buffer(i.proxyAuth).toString("base64")), h("making CONNECT request");
		var a = n.request(i);
		a.useChunkedEncodingByDefault = !1, a.once("response", o), a.once("upgrade", s), a.once("connect", c), a.once("error", l), a.end();
		function o(e) {
			e.upgrade = !0;
		}
		function s(e, t, n) {
			process.nextTick(function() {
				c(e, t, n);
			});
		}
		function c(i, o, s) {
			if (a.removeAllListeners(), o.removeAllListeners(), i.statusCode !== 200) {
				h("tunneling socket could not be established, statusCode=%d", i.statusCode), o.destroy();
				var c = Error("tunneling socket could not be established, statusCode=" + i.statusCode);
				c.code = "ECONNRESET", e.request.emit("error", c), n.removeSocket(r);
			} else if (s.length > 0) {
				h("got illegal response body from proxy"), o.destroy();
				var c = Error("got illegal response body from proxy");
				c.code = "ECONNRESET", e.request.emit("error", c), n.removeSocket(r);
			} else return h("tunneling connection has established"), n.sockets[n.sockets.indexOf(r)] = o, t(o);
		}
		function l(t) {
			a.removeAllListeners(), h("tunneling socket could not be established, cause=%s\n", t.message, t.stack);
			var i = Error("tunneling socket could not be established, cause=" + t.message);
			i.code = "ECONNRESET", e.request.emit("error", i), n.removeSocket(r);
		}
	}, d.prototype.removeSocket = function(e) {
		var t = this.sockets.indexOf(e);
		if (t !== -1) {
			this.sockets.splice(t, 1);
			var n = this.requests.shift();
			n && this.createSocket(n, function(e) {
				n.request.onSocket(e);
			});
		}
	};
	function f(e, t) {
		var r = this;
		d.prototype.createSocket.call(r, e, function(i) {
			var a = e.request.getHeader("host"), o = m({}, r.options, {
				socket: i,
				servername: a ? a.replace(/:.*$/, "") : e.host
			}), s = n.connect(0, o);
			r.sockets[r.sockets.indexOf(i)] = s, t(s);
		});
	}
	function p(e, t, n) {
		return typeof e == "string" ? {
			host: e,
			port: t,
			localAddress: n
		} : e;
	}
	function m(e) {
		for (var t = 1, n = arguments.length; t < n; ++t) {
			var r = arguments[t];
			if (typeof r == "object") for (var i = Object.keys(r), a = 0, o = i.length; a < o; ++a) {
				var s = i[a];
				r[s] !== void 0 && (e[s] = r[s]);
			}
		}
		return e;
	}
	var h = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
		var e = Array.prototype.slice.call(arguments);
		typeof e[0] == "string" ? e[0] = "TUNNEL: " + e[0] : e.unshift("TUNNEL:"), console.error.apply(console, e);
	} : function() {};
	t.debug = h;
})), r = t(((e, t) => {
	t.exports = n();
})), i = t(((e, t) => {
	t.exports = {
		kClose: Symbol("close"),
		kDestroy: Symbol("destroy"),
		kDispatch: Symbol("dispatch"),
		kUrl: Symbol("url"),
		kWriting: Symbol("writing"),
		kResuming: Symbol("resuming"),
		kQueue: Symbol("queue"),
		kConnect: Symbol("connect"),
		kConnecting: Symbol("connecting"),
		kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
		kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
		kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
		kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
		kKeepAlive: Symbol("keep alive"),
		kHeadersTimeout: Symbol("headers timeout"),
		kBodyTimeout: Symbol("body timeout"),
		kServerName: Symbol("server name"),
		kLocalAddress: Symbol("local address"),
		kHost: Symbol("host"),
		kNoRef: Symbol("no ref"),
		kBodyUsed: Symbol("used"),
		kBody: Symbol("abstracted request body"),
		kRunning: Symbol("running"),
		kBlocking: Symbol("blocking"),
		kPending: Symbol("pending"),
		kSize: Symbol("size"),
		kBusy: Symbol("busy"),
		kQueued: Symbol("queued"),
		kFree: Symbol("free"),
		kConnected: Symbol("connected"),
		kClosed: Symbol("closed"),
		kNeedDrain: Symbol("need drain"),
		kReset: Symbol("reset"),
		kDestroyed: Symbol.for("nodejs.stream.destroyed"),
		kResume: Symbol("resume"),
		kOnError: Symbol("on error"),
		kMaxHeadersSize: Symbol("max headers size"),
		kRunningIdx: Symbol("running index"),
		kPendingIdx: Symbol("pending index"),
		kError: Symbol("error"),
		kClients: Symbol("clients"),
		kClient: Symbol("client"),
		kParser: Symbol("parser"),
		kOnDestroyed: Symbol("destroy callbacks"),
		kPipelining: Symbol("pipelining"),
		kSocket: Symbol("socket"),
		kHostHeader: Symbol("host header"),
		kConnector: Symbol("connector"),
		kStrictContentLength: Symbol("strict content length"),
		kMaxRedirections: Symbol("maxRedirections"),
		kMaxRequests: Symbol("maxRequestsPerClient"),
		kProxy: Symbol("proxy agent options"),
		kCounter: Symbol("socket request counter"),
		kInterceptors: Symbol("dispatch interceptors"),
		kMaxResponseSize: Symbol("max response size"),
		kHTTP2Session: Symbol("http2Session"),
		kHTTP2SessionState: Symbol("http2Session state"),
		kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
		kConstruct: Symbol("constructable"),
		kListeners: Symbol("listeners"),
		kHTTPContext: Symbol("http context"),
		kMaxConcurrentStreams: Symbol("max concurrent streams"),
		kNoProxyAgent: Symbol("no proxy agent"),
		kHttpProxyAgent: Symbol("http proxy agent"),
		kHttpsProxyAgent: Symbol("https proxy agent")
	};
})), a = t(((e, t) => {
	let n = Symbol.for("undici.error.UND_ERR");
	var r = class extends Error {
		constructor(e) {
			super(e), this.name = "UndiciError", this.code = "UND_ERR";
		}
		static [Symbol.hasInstance](e) {
			return e && e[n] === !0;
		}
		[n] = !0;
	};
	let i = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
	var a = class extends r {
		constructor(e) {
			super(e), this.name = "ConnectTimeoutError", this.message = e || "Connect Timeout Error", this.code = "UND_ERR_CONNECT_TIMEOUT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[i] === !0;
		}
		[i] = !0;
	};
	let o = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
	var s = class extends r {
		constructor(e) {
			super(e), this.name = "HeadersTimeoutError", this.message = e || "Headers Timeout Error", this.code = "UND_ERR_HEADERS_TIMEOUT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[o] === !0;
		}
		[o] = !0;
	};
	let c = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
	var l = class extends r {
		constructor(e) {
			super(e), this.name = "HeadersOverflowError", this.message = e || "Headers Overflow Error", this.code = "UND_ERR_HEADERS_OVERFLOW";
		}
		static [Symbol.hasInstance](e) {
			return e && e[c] === !0;
		}
		[c] = !0;
	};
	let u = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
	var d = class extends r {
		constructor(e) {
			super(e), this.name = "BodyTimeoutError", this.message = e || "Body Timeout Error", this.code = "UND_ERR_BODY_TIMEOUT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[u] === !0;
		}
		[u] = !0;
	};
	let f = Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");
	var p = class extends r {
		constructor(e, t, n, r) {
			super(e), this.name = "ResponseStatusCodeError", this.message = e || "Response Status Code Error", this.code = "UND_ERR_RESPONSE_STATUS_CODE", this.body = r, this.status = t, this.statusCode = t, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[f] === !0;
		}
		[f] = !0;
	};
	let m = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
	var h = class extends r {
		constructor(e) {
			super(e), this.name = "InvalidArgumentError", this.message = e || "Invalid Argument Error", this.code = "UND_ERR_INVALID_ARG";
		}
		static [Symbol.hasInstance](e) {
			return e && e[m] === !0;
		}
		[m] = !0;
	};
	let g = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
	var _ = class extends r {
		constructor(e) {
			super(e), this.name = "InvalidReturnValueError", this.message = e || "Invalid Return Value Error", this.code = "UND_ERR_INVALID_RETURN_VALUE";
		}
		static [Symbol.hasInstance](e) {
			return e && e[g] === !0;
		}
		[g] = !0;
	};
	let v = Symbol.for("undici.error.UND_ERR_ABORT");
	var y = class extends r {
		constructor(e) {
			super(e), this.name = "AbortError", this.message = e || "The operation was aborted", this.code = "UND_ERR_ABORT";
		}
		static [Symbol.hasInstance](e) {
			return e && e[v] === !0;
		}
		[v] = !0;
	};
	let b = Symbol.for("undici.error.UND_ERR_ABORTED");
	var x = class extends y {
		constructor(e) {
			super(e), this.name = "AbortError", this.message = e || "Request aborted", this.code = "UND_ERR_ABORTED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[b] === !0;
		}
		[b] = !0;
	};
	let S = Symbol.for("undici.error.UND_ERR_INFO");
	var C = class extends r {
		constructor(e) {
			super(e), this.name = "InformationalError", this.message = e || "Request information", this.code = "UND_ERR_INFO";
		}
		static [Symbol.hasInstance](e) {
			return e && e[S] === !0;
		}
		[S] = !0;
	};
	let w = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
	var T = class extends r {
		constructor(e) {
			super(e), this.name = "RequestContentLengthMismatchError", this.message = e || "Request body length does not match content-length header", this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](e) {
			return e && e[w] === !0;
		}
		[w] = !0;
	};
	let E = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
	var D = class extends r {
		constructor(e) {
			super(e), this.name = "ResponseContentLengthMismatchError", this.message = e || "Response body length does not match content-length header", this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
		}
		static [Symbol.hasInstance](e) {
			return e && e[E] === !0;
		}
		[E] = !0;
	};
	let O = Symbol.for("undici.error.UND_ERR_DESTROYED");
	var k = class extends r {
		constructor(e) {
			super(e), this.name = "ClientDestroyedError", this.message = e || "The client is destroyed", this.code = "UND_ERR_DESTROYED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[O] === !0;
		}
		[O] = !0;
	};
	let A = Symbol.for("undici.error.UND_ERR_CLOSED");
	var j = class extends r {
		constructor(e) {
			super(e), this.name = "ClientClosedError", this.message = e || "The client is closed", this.code = "UND_ERR_CLOSED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[A] === !0;
		}
		[A] = !0;
	};
	let M = Symbol.for("undici.error.UND_ERR_SOCKET");
	var N = class extends r {
		constructor(e, t) {
			super(e), this.name = "SocketError", this.message = e || "Socket error", this.code = "UND_ERR_SOCKET", this.socket = t;
		}
		static [Symbol.hasInstance](e) {
			return e && e[M] === !0;
		}
		[M] = !0;
	};
	let P = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
	var F = class extends r {
		constructor(e) {
			super(e), this.name = "NotSupportedError", this.message = e || "Not supported error", this.code = "UND_ERR_NOT_SUPPORTED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[P] === !0;
		}
		[P] = !0;
	};
	let I = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
	var L = class extends r {
		constructor(e) {
			super(e), this.name = "MissingUpstreamError", this.message = e || "No upstream has been added to the BalancedPool", this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
		}
		static [Symbol.hasInstance](e) {
			return e && e[I] === !0;
		}
		[I] = !0;
	};
	let R = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
	var z = class extends Error {
		constructor(e, t, n) {
			super(e), this.name = "HTTPParserError", this.code = t ? `HPE_${t}` : void 0, this.data = n ? n.toString() : void 0;
		}
		static [Symbol.hasInstance](e) {
			return e && e[R] === !0;
		}
		[R] = !0;
	};
	let B = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
	var V = class extends r {
		constructor(e) {
			super(e), this.name = "ResponseExceededMaxSizeError", this.message = e || "Response content exceeded max size", this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
		}
		static [Symbol.hasInstance](e) {
			return e && e[B] === !0;
		}
		[B] = !0;
	};
	let H = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
	var U = class extends r {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = "RequestRetryError", this.message = e || "Request retry error", this.code = "UND_ERR_REQ_RETRY", this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[H] === !0;
		}
		[H] = !0;
	};
	let W = Symbol.for("undici.error.UND_ERR_RESPONSE");
	var G = class extends r {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = "ResponseError", this.message = e || "Response error", this.code = "UND_ERR_RESPONSE", this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[W] === !0;
		}
		[W] = !0;
	};
	let ee = Symbol.for("undici.error.UND_ERR_PRX_TLS");
	var te = class extends r {
		constructor(e, t, n) {
			super(t, {
				cause: e,
				...n ?? {}
			}), this.name = "SecureProxyConnectionError", this.message = t || "Secure Proxy Connection failed", this.code = "UND_ERR_PRX_TLS", this.cause = e;
		}
		static [Symbol.hasInstance](e) {
			return e && e[ee] === !0;
		}
		[ee] = !0;
	};
	let ne = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
	t.exports = {
		AbortError: y,
		HTTPParserError: z,
		UndiciError: r,
		HeadersTimeoutError: s,
		HeadersOverflowError: l,
		BodyTimeoutError: d,
		RequestContentLengthMismatchError: T,
		ConnectTimeoutError: a,
		ResponseStatusCodeError: p,
		InvalidArgumentError: h,
		InvalidReturnValueError: _,
		RequestAbortedError: x,
		ClientDestroyedError: k,
		ClientClosedError: j,
		InformationalError: C,
		SocketError: N,
		NotSupportedError: F,
		ResponseContentLengthMismatchError: D,
		BalancedPoolMissingUpstreamError: L,
		ResponseExceededMaxSizeError: V,
		RequestRetryError: U,
		ResponseError: G,
		SecureProxyConnectionError: te,
		MessageSizeExceededError: class extends r {
			constructor(e) {
				super(e), this.name = "MessageSizeExceededError", this.message = e || "Max decompressed message size exceeded", this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
			}
			static [Symbol.hasInstance](e) {
				return e && e[ne] === !0;
			}
			get [ne]() {
				return !0;
			}
		}
	};
})), o = t(((e, t) => {
	let n = {}, r = "Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection".split(".");
	for (let e = 0; e < r.length; ++e) {
		let t = r[e], i = t.toLowerCase();
		n[t] = n[i] = i;
	}
	Object.setPrototypeOf(n, null), t.exports = {
		wellknownHeaderNames: r,
		headerNameLowerCasedRecord: n
	};
})), s = t(((e, t) => {
	let { wellknownHeaderNames: n, headerNameLowerCasedRecord: r } = o();
	var i = class e {
		value = null;
		left = null;
		middle = null;
		right = null;
		code;
		constructor(t, n, r) {
			if (r === void 0 || r >= t.length) throw TypeError("Unreachable");
			if ((this.code = t.charCodeAt(r)) > 127) throw TypeError("key must be ascii string");
			t.length === ++r ? this.value = n : this.middle = new e(t, n, r);
		}
		add(t, n) {
			let r = t.length;
			if (r === 0) throw TypeError("Unreachable");
			let i = 0, a = this;
			for (;;) {
				let o = t.charCodeAt(i);
				if (o > 127) throw TypeError("key must be ascii string");
				if (a.code === o) {
					if (r === ++i) {
						a.value = n;
						break;
					}
					if (a.middle !== null) a = a.middle;
					else {
						a.middle = new e(t, n, i);
						break;
					}
				} else if (a.code < o) {
					if (a.left !== null) a = a.left;
					else {
						a.left = new e(t, n, i);
						break;
					}
				} else if (a.right !== null) a = a.right;
				else {
					a.right = new e(t, n, i);
					break;
				}
			}
		}
		search(e) {
			let t = e.length, n = 0, r = this;
			for (; r !== null && n < t;) {
				let i = e[n];
				for (i <= 90 && i >= 65 && (i |= 32); r !== null;) {
					if (i === r.code) {
						if (t === ++n) return r;
						r = r.middle;
						break;
					}
					r = r.code < i ? r.left : r.right;
				}
			}
			return null;
		}
	}, a = class {
		node = null;
		insert(e, t) {
			this.node === null ? this.node = new i(e, t, 0) : this.node.add(e, t);
		}
		lookup(e) {
			return this.node?.search(e)?.value ?? null;
		}
	};
	let s = new a();
	for (let e = 0; e < n.length; ++e) {
		let t = r[n[e]];
		s.insert(t, t);
	}
	t.exports = {
		TernarySearchTree: a,
		tree: s
	};
})), c = t(((t, n) => {
	let r = e("node:assert"), { kDestroyed: c, kBodyUsed: l, kListeners: u, kBody: d } = i(), { IncomingMessage: f } = e("node:http"), p = e("node:stream"), m = e("node:net"), { Blob: h } = e("node:buffer"), g = e("node:util"), { stringify: _ } = e("node:querystring"), { EventEmitter: v } = e("node:events"), { InvalidArgumentError: y } = a(), { headerNameLowerCasedRecord: b } = o(), { tree: x } = s(), [S, C] = process.versions.node.split(".").map((e) => Number(e));
	var w = class {
		constructor(e) {
			this[d] = e, this[l] = !1;
		}
		async *[Symbol.asyncIterator]() {
			r(!this[l], "disturbed"), this[l] = !0, yield* this[d];
		}
	};
	function T(e) {
		return D(e) ? (z(e) === 0 && e.on("data", function() {
			r(!1);
		}), typeof e.readableDidRead != "boolean" && (e[l] = !1, v.prototype.on.call(e, "data", function() {
			this[l] = !0;
		})), e) : e && typeof e.pipeTo == "function" || e && typeof e != "string" && !ArrayBuffer.isView(e) && R(e) ? new w(e) : e;
	}
	function E() {}
	function D(e) {
		return e && typeof e == "object" && typeof e.pipe == "function" && typeof e.on == "function";
	}
	function O(e) {
		if (e === null) return !1;
		if (e instanceof h) return !0;
		if (typeof e != "object") return !1;
		{
			let t = e[Symbol.toStringTag];
			return (t === "Blob" || t === "File") && ("stream" in e && typeof e.stream == "function" || "arrayBuffer" in e && typeof e.arrayBuffer == "function");
		}
	}
	function k(e, t) {
		if (e.includes("?") || e.includes("#")) throw Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
		let n = _(t);
		return n && (e += "?" + n), e;
	}
	function A(e) {
		let t = parseInt(e, 10);
		return t === Number(e) && t >= 0 && t <= 65535;
	}
	function j(e) {
		return e != null && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && (e[4] === ":" || e[4] === "s" && e[5] === ":");
	}
	function M(e) {
		if (typeof e == "string") {
			if (e = new URL(e), !j(e.origin || e.protocol)) throw new y("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return e;
		}
		if (!e || typeof e != "object") throw new y("Invalid URL: The URL argument must be a non-null object.");
		if (!(e instanceof URL)) {
			if (e.port != null && e.port !== "" && A(e.port) === !1) throw new y("Invalid URL: port must be a valid integer or a string representation of an integer.");
			if (e.path != null && typeof e.path != "string") throw new y("Invalid URL path: the path must be a string or null/undefined.");
			if (e.pathname != null && typeof e.pathname != "string") throw new y("Invalid URL pathname: the pathname must be a string or null/undefined.");
			if (e.hostname != null && typeof e.hostname != "string") throw new y("Invalid URL hostname: the hostname must be a string or null/undefined.");
			if (e.origin != null && typeof e.origin != "string") throw new y("Invalid URL origin: the origin must be a string or null/undefined.");
			if (!j(e.origin || e.protocol)) throw new y("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			let t = e.port == null ? e.protocol === "https:" ? 443 : 80 : e.port, n = e.origin == null ? `${e.protocol || ""}//${e.hostname || ""}:${t}` : e.origin, r = e.path == null ? `${e.pathname || ""}${e.search || ""}` : e.path;
			return n[n.length - 1] === "/" && (n = n.slice(0, n.length - 1)), r && r[0] !== "/" && (r = `/${r}`), new URL(`${n}${r}`);
		}
		if (!j(e.origin || e.protocol)) throw new y("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return e;
	}
	function N(e) {
		if (e = M(e), e.pathname !== "/" || e.search || e.hash) throw new y("invalid url");
		return e;
	}
	function P(e) {
		if (e[0] === "[") {
			let t = e.indexOf("]");
			return r(t !== -1), e.substring(1, t);
		}
		let t = e.indexOf(":");
		return t === -1 ? e : e.substring(0, t);
	}
	function F(e) {
		if (!e) return null;
		r(typeof e == "string");
		let t = P(e);
		return m.isIP(t) ? "" : t;
	}
	function I(e) {
		return JSON.parse(JSON.stringify(e));
	}
	function L(e) {
		return e != null && typeof e[Symbol.asyncIterator] == "function";
	}
	function R(e) {
		return !(e == null || typeof e[Symbol.iterator] != "function" && typeof e[Symbol.asyncIterator] != "function");
	}
	function z(e) {
		if (e == null) return 0;
		if (D(e)) {
			let t = e._readableState;
			return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
		}
		return O(e) ? e.size == null ? null : e.size : ne(e) ? e.byteLength : null;
	}
	function B(e) {
		return e && !!(e.destroyed || e[c] || p.isDestroyed?.(e));
	}
	function V(e, t) {
		e != null && D(e) && !B(e) && (typeof e.destroy == "function" ? (Object.getPrototypeOf(e).constructor === f && (e.socket = null), e.destroy(t)) : t && queueMicrotask(() => {
			e.emit("error", t);
		}), e.destroyed !== !0 && (e[c] = !0));
	}
	let H = /timeout=(\d+)/;
	function U(e) {
		let t = e.toString().match(H);
		return t ? parseInt(t[1], 10) * 1e3 : null;
	}
	function W(e) {
		return typeof e == "string" ? b[e] ?? e.toLowerCase() : x.lookup(e) ?? e.toString("latin1").toLowerCase();
	}
	function G(e) {
		return x.lookup(e) ?? e.toString("latin1").toLowerCase();
	}
	function ee(e, t) {
		t === void 0 && (t = {});
		for (let n = 0; n < e.length; n += 2) {
			let r = W(e[n]), i = t[r];
			if (i) typeof i == "string" && (i = [i], t[r] = i), i.push(e[n + 1].toString("utf8"));
			else {
				let i = e[n + 1];
				typeof i == "string" ? t[r] = i : t[r] = Array.isArray(i) ? i.map((e) => e.toString("utf8")) : i.toString("utf8");
			}
		}
		return "content-length" in t && "content-disposition" in t && (t["content-disposition"] = Buffer.from(t["content-disposition"]).toString("latin1")), t;
	}
	function te(e) {
		let t = e.length, n = Array(t), r = !1, i = -1, a, o, s = 0;
		for (let t = 0; t < e.length; t += 2) a = e[t], o = e[t + 1], typeof a != "string" && (a = a.toString()), typeof o != "string" && (o = o.toString("utf8")), s = a.length, s === 14 && a[7] === "-" && (a === "content-length" || a.toLowerCase() === "content-length") ? r = !0 : s === 19 && a[7] === "-" && (a === "content-disposition" || a.toLowerCase() === "content-disposition") && (i = t + 1), n[t] = a, n[t + 1] = o;
		return r && i !== -1 && (n[i] = Buffer.from(n[i]).toString("latin1")), n;
	}
	function ne(e) {
		return e instanceof Uint8Array || Buffer.isBuffer(e);
	}
	function re(e, t, n) {
		if (!e || typeof e != "object") throw new y("handler must be an object");
		if (typeof e.onConnect != "function") throw new y("invalid onConnect method");
		if (typeof e.onError != "function") throw new y("invalid onError method");
		if (typeof e.onBodySent != "function" && e.onBodySent !== void 0) throw new y("invalid onBodySent method");
		if (n || t === "CONNECT") {
			if (typeof e.onUpgrade != "function") throw new y("invalid onUpgrade method");
		} else {
			if (typeof e.onHeaders != "function") throw new y("invalid onHeaders method");
			if (typeof e.onData != "function") throw new y("invalid onData method");
			if (typeof e.onComplete != "function") throw new y("invalid onComplete method");
		}
	}
	function ie(e) {
		return !!(e && (p.isDisturbed(e) || e[l]));
	}
	function ae(e) {
		return !!(e && p.isErrored(e));
	}
	function K(e) {
		return !!(e && p.isReadable(e));
	}
	function oe(e) {
		return {
			localAddress: e.localAddress,
			localPort: e.localPort,
			remoteAddress: e.remoteAddress,
			remotePort: e.remotePort,
			remoteFamily: e.remoteFamily,
			timeout: e.timeout,
			bytesWritten: e.bytesWritten,
			bytesRead: e.bytesRead
		};
	}
	function q(e) {
		let t;
		return new ReadableStream({
			async start() {
				t = e[Symbol.asyncIterator]();
			},
			async pull(e) {
				let { done: n, value: r } = await t.next();
				if (n) queueMicrotask(() => {
					e.close(), e.byobRequest?.respond(0);
				});
				else {
					let t = Buffer.isBuffer(r) ? r : Buffer.from(r);
					t.byteLength && e.enqueue(new Uint8Array(t));
				}
				return e.desiredSize > 0;
			},
			async cancel(e) {
				await t.return();
			},
			type: "bytes"
		});
	}
	function J(e) {
		return e && typeof e == "object" && typeof e.append == "function" && typeof e.delete == "function" && typeof e.get == "function" && typeof e.getAll == "function" && typeof e.has == "function" && typeof e.set == "function" && e[Symbol.toStringTag] === "FormData";
	}
	function Y(e, t) {
		return "addEventListener" in e ? (e.addEventListener("abort", t, { once: !0 }), () => e.removeEventListener("abort", t)) : (e.addListener("abort", t), () => e.removeListener("abort", t));
	}
	let se = typeof String.prototype.toWellFormed == "function", X = typeof String.prototype.isWellFormed == "function";
	function ce(e) {
		return se ? `${e}`.toWellFormed() : g.toUSVString(e);
	}
	function le(e) {
		return X ? `${e}`.isWellFormed() : ce(e) === `${e}`;
	}
	function Z(e) {
		switch (e) {
			case 34:
			case 40:
			case 41:
			case 44:
			case 47:
			case 58:
			case 59:
			case 60:
			case 61:
			case 62:
			case 63:
			case 64:
			case 91:
			case 92:
			case 93:
			case 123:
			case 125: return !1;
			default: return e >= 33 && e <= 126;
		}
	}
	function ue(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) if (!Z(e.charCodeAt(t))) return !1;
		return !0;
	}
	let de = /[^\t\x20-\x7e\x80-\xff]/;
	function fe(e) {
		return !de.test(e);
	}
	function pe(e) {
		if (e == null || e === "") return {
			start: 0,
			end: null,
			size: null
		};
		let t = e ? e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
		return t ? {
			start: parseInt(t[1]),
			end: t[2] ? parseInt(t[2]) : null,
			size: t[3] ? parseInt(t[3]) : null
		} : null;
	}
	function me(e, t, n) {
		return (e[u] ??= []).push([t, n]), e.on(t, n), e;
	}
	function he(e) {
		for (let [t, n] of e[u] ?? []) e.removeListener(t, n);
		e[u] = null;
	}
	function ge(e, t, n) {
		try {
			t.onError(n), r(t.aborted);
		} catch (t) {
			e.emit("error", t);
		}
	}
	let _e = Object.create(null);
	_e.enumerable = !0;
	let Q = {
		delete: "DELETE",
		DELETE: "DELETE",
		get: "GET",
		GET: "GET",
		head: "HEAD",
		HEAD: "HEAD",
		options: "OPTIONS",
		OPTIONS: "OPTIONS",
		post: "POST",
		POST: "POST",
		put: "PUT",
		PUT: "PUT"
	}, ve = {
		...Q,
		patch: "patch",
		PATCH: "PATCH"
	};
	Object.setPrototypeOf(Q, null), Object.setPrototypeOf(ve, null), n.exports = {
		kEnumerableProperty: _e,
		nop: E,
		isDisturbed: ie,
		isErrored: ae,
		isReadable: K,
		toUSVString: ce,
		isUSVString: le,
		isBlobLike: O,
		parseOrigin: N,
		parseURL: M,
		getServerName: F,
		isStream: D,
		isIterable: R,
		isAsyncIterable: L,
		isDestroyed: B,
		headerNameToString: W,
		bufferToLowerCasedHeaderName: G,
		addListener: me,
		removeAllListeners: he,
		errorRequest: ge,
		parseRawHeaders: te,
		parseHeaders: ee,
		parseKeepAliveTimeout: U,
		destroy: V,
		bodyLength: z,
		deepClone: I,
		ReadableStreamFrom: q,
		isBuffer: ne,
		validateHandler: re,
		getSocketInfo: oe,
		isFormDataLike: J,
		buildURL: k,
		addAbortListener: Y,
		isValidHTTPToken: ue,
		isValidHeaderValue: fe,
		isTokenCharCode: Z,
		parseRangeHeader: pe,
		normalizedMethodRecordsBase: Q,
		normalizedMethodRecords: ve,
		isValidPort: A,
		isHttpOrHttpsPrefixed: j,
		nodeMajor: S,
		nodeMinor: C,
		safeHTTPMethods: [
			"GET",
			"HEAD",
			"OPTIONS",
			"TRACE"
		],
		wrapRequestBody: T
	};
})), l = t(((t, n) => {
	let r = e("node:diagnostics_channel"), i = e("node:util"), a = i.debuglog("undici"), o = i.debuglog("fetch"), s = i.debuglog("websocket"), c = !1, l = {
		beforeConnect: r.channel("undici:client:beforeConnect"),
		connected: r.channel("undici:client:connected"),
		connectError: r.channel("undici:client:connectError"),
		sendHeaders: r.channel("undici:client:sendHeaders"),
		create: r.channel("undici:request:create"),
		bodySent: r.channel("undici:request:bodySent"),
		headers: r.channel("undici:request:headers"),
		trailers: r.channel("undici:request:trailers"),
		error: r.channel("undici:request:error"),
		open: r.channel("undici:websocket:open"),
		close: r.channel("undici:websocket:close"),
		socketError: r.channel("undici:websocket:socket_error"),
		ping: r.channel("undici:websocket:ping"),
		pong: r.channel("undici:websocket:pong")
	};
	if (a.enabled || o.enabled) {
		let e = o.enabled ? o : a;
		r.channel("undici:client:beforeConnect").subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e("connecting to %s using %s%s", `${a}${i ? `:${i}` : ""}`, r, n);
		}), r.channel("undici:client:connected").subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e("connected to %s using %s%s", `${a}${i ? `:${i}` : ""}`, r, n);
		}), r.channel("undici:client:connectError").subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
			e("connection to %s using %s%s errored - %s", `${a}${i ? `:${i}` : ""}`, r, n, o.message);
		}), r.channel("undici:client:sendHeaders").subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e("sending request to %s %s/%s", n, i, r);
		}), r.channel("undici:request:headers").subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
			e("received response to %s %s/%s - HTTP %d", n, i, r, a);
		}), r.channel("undici:request:trailers").subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e("trailers received from %s %s/%s", n, i, r);
		}), r.channel("undici:request:error").subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, error: a } = t;
			e("request to %s %s/%s errored - %s", n, i, r, a.message);
		}), c = !0;
	}
	if (s.enabled) {
		if (!c) {
			let e = a.enabled ? a : s;
			r.channel("undici:client:beforeConnect").subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e("connecting to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
			}), r.channel("undici:client:connected").subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e("connected to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
			}), r.channel("undici:client:connectError").subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
				e("connection to %s%s using %s%s errored - %s", a, i ? `:${i}` : "", r, n, o.message);
			}), r.channel("undici:client:sendHeaders").subscribe((t) => {
				let { request: { method: n, path: r, origin: i } } = t;
				e("sending request to %s %s/%s", n, i, r);
			});
		}
		r.channel("undici:websocket:open").subscribe((e) => {
			let { address: { address: t, port: n } } = e;
			s("connection opened %s%s", t, n ? `:${n}` : "");
		}), r.channel("undici:websocket:close").subscribe((e) => {
			let { websocket: t, code: n, reason: r } = e;
			s("closed connection to %s - %s %s", t.url, n, r);
		}), r.channel("undici:websocket:socket_error").subscribe((e) => {
			s("connection errored - %s", e.message);
		}), r.channel("undici:websocket:ping").subscribe((e) => {
			s("ping received");
		}), r.channel("undici:websocket:pong").subscribe((e) => {
			s("pong received");
		});
	}
	n.exports = { channels: l };
})), u = t(((t, n) => {
	let { InvalidArgumentError: r, NotSupportedError: i } = a(), s = e("node:assert"), { isValidHTTPToken: u, isValidHeaderValue: d, isStream: f, destroy: p, isBuffer: m, isFormDataLike: h, isIterable: g, isBlobLike: _, buildURL: v, validateHandler: y, getServerName: b, normalizedMethodRecords: x } = c(), { channels: S } = l(), { headerNameLowerCasedRecord: C } = o(), w = /[^\u0021-\u00ff]/, T = Symbol("handler");
	var E = class {
		constructor(e, { path: t, method: n, body: i, headers: a, query: o, idempotent: s, blocking: c, upgrade: l, headersTimeout: C, bodyTimeout: E, reset: O, throwOnError: k, expectContinue: A, servername: j }, M) {
			if (typeof t != "string") throw new r("path must be a string");
			if (t[0] !== "/" && !(t.startsWith("http://") || t.startsWith("https://")) && n !== "CONNECT") throw new r("path must be an absolute URL or start with a slash");
			if (w.test(t)) throw new r("invalid request path");
			if (typeof n != "string") throw new r("method must be a string");
			if (x[n] === void 0 && !u(n)) throw new r("invalid request method");
			if (l && typeof l != "string") throw new r("upgrade must be a string");
			if (l && !d(l)) throw new r("invalid upgrade header");
			if (C != null && (!Number.isFinite(C) || C < 0)) throw new r("invalid headersTimeout");
			if (E != null && (!Number.isFinite(E) || E < 0)) throw new r("invalid bodyTimeout");
			if (O != null && typeof O != "boolean") throw new r("invalid reset");
			if (A != null && typeof A != "boolean") throw new r("invalid expectContinue");
			if (this.headersTimeout = C, this.bodyTimeout = E, this.throwOnError = k === !0, this.method = n, this.abort = null, i == null) this.body = null;
			else if (f(i)) {
				this.body = i;
				let e = this.body._readableState;
				e && e.autoDestroy || (this.endHandler = function() {
					p(this);
				}, this.body.on("end", this.endHandler)), this.errorHandler = (e) => {
					this.abort ? this.abort(e) : this.error = e;
				}, this.body.on("error", this.errorHandler);
			} else if (m(i)) this.body = i.byteLength ? i : null;
			else if (ArrayBuffer.isView(i)) this.body = i.buffer.byteLength ? Buffer.from(i.buffer, i.byteOffset, i.byteLength) : null;
			else if (i instanceof ArrayBuffer) this.body = i.byteLength ? Buffer.from(i) : null;
			else if (typeof i == "string") this.body = i.length ? Buffer.from(i) : null;
			else if (h(i) || g(i) || _(i)) this.body = i;
			else throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
			if (this.completed = !1, this.aborted = !1, this.upgrade = l || null, this.path = o ? v(t, o) : t, this.origin = e, this.idempotent = s ?? (n === "HEAD" || n === "GET"), this.blocking = c ?? !1, this.reset = O ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = A ?? !1, Array.isArray(a)) {
				if (a.length % 2 != 0) throw new r("headers array must be even");
				for (let e = 0; e < a.length; e += 2) D(this, a[e], a[e + 1]);
			} else if (a && typeof a == "object") {
				if (a[Symbol.iterator]) for (let e of a) {
					if (!Array.isArray(e) || e.length !== 2) throw new r("headers must be in key-value pair format");
					D(this, e[0], e[1]);
				}
				else {
					let e = Object.keys(a);
					for (let t = 0; t < e.length; ++t) D(this, e[t], a[e[t]]);
				}
			} else if (a != null) throw new r("headers must be an object or an array");
			y(M, n, l), this.servername = j || b(this.host), this[T] = M, S.create.hasSubscribers && S.create.publish({ request: this });
		}
		onBodySent(e) {
			if (this[T].onBodySent) try {
				return this[T].onBodySent(e);
			} catch (e) {
				this.abort(e);
			}
		}
		onRequestSent() {
			if (S.bodySent.hasSubscribers && S.bodySent.publish({ request: this }), this[T].onRequestSent) try {
				return this[T].onRequestSent();
			} catch (e) {
				this.abort(e);
			}
		}
		onConnect(e) {
			if (s(!this.aborted), s(!this.completed), this.error) e(this.error);
			else return this.abort = e, this[T].onConnect(e);
		}
		onResponseStarted() {
			return this[T].onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			s(!this.aborted), s(!this.completed), S.headers.hasSubscribers && S.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			try {
				return this[T].onHeaders(e, t, n, r);
			} catch (e) {
				this.abort(e);
			}
		}
		onData(e) {
			s(!this.aborted), s(!this.completed);
			try {
				return this[T].onData(e);
			} catch (e) {
				return this.abort(e), !1;
			}
		}
		onUpgrade(e, t, n, r = "") {
			this.onFinally(), s(!this.aborted), s(!this.completed), e !== null && this.#e(e, t, r);
			let i = this[T].onUpgrade(e, t, n);
			return this.aborted || (this.completed = !0, e !== null && this.#t()), i;
		}
		onUpgradeResponse(e, t, n, r = "") {
			s(!this.aborted), s(this.completed), S.headers.hasSubscribers && this.#e(e, n(t), r), this.#t();
		}
		onUpgradeError(e) {
			s(!this.aborted), s(this.completed), S.error.hasSubscribers && S.error.publish({
				request: this,
				error: e
			});
		}
		#e(e, t, n) {
			S.headers.hasSubscribers && S.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: n
				}
			});
		}
		#t() {
			S.trailers.hasSubscribers && S.trailers.publish({
				request: this,
				trailers: []
			});
		}
		onComplete(e) {
			this.onFinally(), s(!this.aborted), this.completed = !0, S.trailers.hasSubscribers && S.trailers.publish({
				request: this,
				trailers: e
			});
			try {
				return this[T].onComplete(e);
			} catch (e) {
				this.onError(e);
			}
		}
		onError(e) {
			if (this.onFinally(), S.error.hasSubscribers && S.error.publish({
				request: this,
				error: e
			}), !this.aborted) return this.aborted = !0, this[T].onError(e);
		}
		onFinally() {
			this.errorHandler &&= (this.body.off("error", this.errorHandler), null), this.endHandler &&= (this.body.off("end", this.endHandler), null);
		}
		addHeader(e, t) {
			return D(this, e, t), this;
		}
	};
	function D(e, t, n) {
		if (n && typeof n == "object" && !Array.isArray(n)) throw new r(`invalid ${t} header`);
		if (n === void 0) return;
		let a = C[t];
		if (a === void 0 && (a = t.toLowerCase(), C[a] === void 0 && !u(a))) throw new r("invalid header key");
		if (Array.isArray(n)) {
			let e = [];
			for (let i = 0; i < n.length; i++) if (typeof n[i] == "string") {
				if (!d(n[i])) throw new r(`invalid ${t} header`);
				e.push(n[i]);
			} else if (n[i] === null) e.push("");
			else if (typeof n[i] == "object") throw new r(`invalid ${t} header`);
			else {
				let a = `${n[i]}`;
				if (!d(a)) throw new r(`invalid ${t} header`);
				e.push(a);
			}
			n = e;
		} else if (typeof n == "string") {
			if (!d(n)) throw new r(`invalid ${t} header`);
		} else if (n === null) n = "";
		else if (n = `${n}`, !d(n)) throw new r(`invalid ${t} header`);
		if (a === "host") {
			if (e.host !== null) throw new r("duplicate host header");
			if (typeof n != "string") throw new r("invalid host header");
			e.host = n;
		} else if (a === "content-length") {
			if (e.contentLength !== null) throw new r("duplicate content-length header");
			if (e.contentLength = parseInt(n, 10), !Number.isFinite(e.contentLength)) throw new r("invalid content-length header");
		} else if (e.contentType === null && a === "content-type") e.contentType = n, e.headers.push(t, n);
		else if (a === "transfer-encoding" || a === "keep-alive" || a === "upgrade") throw new r(`invalid ${a} header`);
		else if (a === "connection") {
			let t = typeof n == "string" ? n.toLowerCase() : null;
			if (t !== "close" && t !== "keep-alive") throw new r("invalid connection header");
			t === "close" && (e.reset = !0);
		} else if (a === "expect") throw new i("expect header not supported");
		else e.headers.push(t, n);
	}
	n.exports = E;
})), d = t(((t, n) => {
	let r = e("node:events");
	var i = class extends r {
		dispatch() {
			throw Error("not implemented");
		}
		close() {
			throw Error("not implemented");
		}
		destroy() {
			throw Error("not implemented");
		}
		compose(...e) {
			let t = Array.isArray(e[0]) ? e[0] : e, n = this.dispatch.bind(this);
			for (let e of t) if (e != null) {
				if (typeof e != "function") throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
				if (n = e(n), n == null || typeof n != "function" || n.length !== 2) throw TypeError("invalid interceptor");
			}
			return new a(this, n);
		}
	}, a = class extends i {
		#e = null;
		#t = null;
		constructor(e, t) {
			super(), this.#e = e, this.#t = t;
		}
		dispatch(...e) {
			this.#t(...e);
		}
		close(...e) {
			return this.#e.close(...e);
		}
		destroy(...e) {
			return this.#e.destroy(...e);
		}
	};
	n.exports = i;
})), f = t(((t, n) => {
	let r = e("node:buffer"), o = d(), { ClientDestroyedError: s, ClientClosedError: c, InvalidArgumentError: l } = a(), { kDestroy: u, kClose: f, kClosed: p, kDestroyed: m, kDispatch: h, kInterceptors: g } = i(), _ = Symbol("onDestroyed"), v = Symbol("onClosed"), y = Symbol("Intercepted Dispatch"), b = Symbol("webSocketOptions"), x = Symbol("eventSourceOptions");
	n.exports = class extends o {
		constructor(e) {
			super(), this[m] = !1, this[_] = null, this[p] = !1, this[v] = [], this[b] = e?.webSocket ?? {}, this[x] = e?.eventSource ?? {};
		}
		get webSocketOptions() {
			return {
				maxFragments: this[b].maxFragments ?? 131072,
				maxPayloadSize: this[b].maxPayloadSize ?? 134217728
			};
		}
		get eventSourceOptions() {
			return { maxEventSize: this[x].maxEventSize ?? r.kStringMaxLength };
		}
		get destroyed() {
			return this[m];
		}
		get closed() {
			return this[p];
		}
		get interceptors() {
			return this[g];
		}
		set interceptors(e) {
			if (e) {
				for (let t = e.length - 1; t >= 0; t--) if (typeof this[g][t] != "function") throw new l("interceptor must be an function");
			}
			this[g] = e;
		}
		close(e) {
			if (e === void 0) return new Promise((e, t) => {
				this.close((n, r) => n ? t(n) : e(r));
			});
			if (typeof e != "function") throw new l("invalid callback");
			if (this[m]) {
				queueMicrotask(() => e(new s(), null));
				return;
			}
			if (this[p]) {
				this[v] ? this[v].push(e) : queueMicrotask(() => e(null, null));
				return;
			}
			this[p] = !0, this[v].push(e);
			let t = () => {
				let e = this[v];
				this[v] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[f]().then(() => this.destroy()).then(() => {
				queueMicrotask(t);
			});
		}
		destroy(e, t) {
			if (typeof e == "function" && (t = e, e = null), t === void 0) return new Promise((t, n) => {
				this.destroy(e, (e, r) => e ? n(e) : t(r));
			});
			if (typeof t != "function") throw new l("invalid callback");
			if (this[m]) {
				this[_] ? this[_].push(t) : queueMicrotask(() => t(null, null));
				return;
			}
			e ||= new s(), this[m] = !0, this[_] = this[_] || [], this[_].push(t);
			let n = () => {
				let e = this[_];
				this[_] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[u](e).then(() => {
				queueMicrotask(n);
			});
		}
		[y](e, t) {
			if (!this[g] || this[g].length === 0) return this[y] = this[h], this[h](e, t);
			let n = this[h].bind(this);
			for (let e = this[g].length - 1; e >= 0; e--) n = this[g][e](n);
			return this[y] = n, n(e, t);
		}
		dispatch(e, t) {
			if (!t || typeof t != "object") throw new l("handler must be an object");
			try {
				if (!e || typeof e != "object") throw new l("opts must be an object.");
				if (this[m] || this[_]) throw new s();
				if (this[p]) throw new c();
				return this[y](e, t);
			} catch (e) {
				if (typeof t.onError != "function") throw new l("invalid onError method");
				return t.onError(e), !1;
			}
		}
	};
})), p = t(((e, t) => {
	let n = 0, r = 1e3, i, a = Symbol("kFastTimer"), o = [];
	function s() {
		n += 499;
		let e = 0, t = o.length;
		for (; e < t;) {
			let r = o[e];
			r._state === 0 ? (r._idleStart = n - 499, r._state = 1) : r._state === 1 && n >= r._idleStart + r._idleTimeout && (r._state = -1, r._idleStart = -1, r._onTimeout(r._timerArg)), r._state === -1 ? (r._state = -2, --t !== 0 && (o[e] = o[t])) : ++e;
		}
		o.length = t, o.length !== 0 && c();
	}
	function c() {
		i ? i.refresh() : (clearTimeout(i), i = setTimeout(s, 499), i.unref && i.unref());
	}
	var l = class {
		[a] = !0;
		_state = -2;
		_idleTimeout = -1;
		_idleStart = -1;
		_onTimeout;
		_timerArg;
		constructor(e, t, n) {
			this._onTimeout = e, this._idleTimeout = t, this._timerArg = n, this.refresh();
		}
		refresh() {
			this._state === -2 && o.push(this), i && o.length !== 1 || c(), this._state = 0;
		}
		clear() {
			this._state = -1, this._idleStart = -1;
		}
	};
	t.exports = {
		setTimeout(e, t, n) {
			return t <= r ? setTimeout(e, t, n) : new l(e, t, n);
		},
		clearTimeout(e) {
			e[a] ? e.clear() : clearTimeout(e);
		},
		setFastTimeout(e, t, n) {
			return new l(e, t, n);
		},
		clearFastTimeout(e) {
			e.clear();
		},
		now() {
			return n;
		},
		tick(e = 0) {
			n += e - r + 1, s(), s();
		},
		reset() {
			n = 0, o.length = 0, clearTimeout(i), i = null;
		},
		kFastTimer: a
	};
})), m = t(((t, n) => {
	let r = e("node:net"), i = e("node:assert"), o = c(), { InvalidArgumentError: s, ConnectTimeoutError: l } = a(), u = p();
	function d() {}
	let f, m;
	m = global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG) ? class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = new Map(), this._sessionRegistry = new global.FinalizationRegistry((e) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				let t = this._sessionCache.get(e);
				t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
			});
		}
		get(e) {
			let t = this._sessionCache.get(e);
			return t ? t.deref() : null;
		}
		set(e, t) {
			this._maxCachedSessions !== 0 && (this._sessionCache.set(e, new WeakRef(t)), this._sessionRegistry.register(t, e));
		}
	} : class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = new Map();
		}
		get(e) {
			return this._sessionCache.get(e);
		}
		set(e, t) {
			if (this._maxCachedSessions !== 0) {
				if (this._sessionCache.size >= this._maxCachedSessions) {
					let { value: e } = this._sessionCache.keys().next();
					this._sessionCache.delete(e);
				}
				this._sessionCache.set(e, t);
			}
		}
	};
	function h({ allowH2: t, maxCachedSessions: n, socketPath: a, timeout: c, session: l, ...u }) {
		if (n != null && (!Number.isInteger(n) || n < 0)) throw new s("maxCachedSessions must be a positive integer or zero");
		let d = {
			path: a,
			...u
		}, p = new m(n ?? 100);
		return c ??= 1e4, t ??= !1, function({ hostname: n, host: a, protocol: s, port: u, servername: m, localAddress: h, httpSocket: _ }, v) {
			let y;
			if (s === "https:") {
				f ||= e("node:tls"), m = m || d.servername || o.getServerName(a) || null;
				let r = m || n;
				i(r);
				let s = l || p.get(r) || null;
				u ||= 443, y = f.connect({
					highWaterMark: 16384,
					...d,
					servername: m,
					session: s,
					localAddress: h,
					ALPNProtocols: t ? ["http/1.1", "h2"] : ["http/1.1"],
					socket: _,
					port: u,
					host: n
				}), y.on("session", function(e) {
					p.set(r, e);
				});
			} else i(!_, "httpSocket can only be sent on TLS update"), u ||= 80, y = r.connect({
				highWaterMark: 65536,
				...d,
				localAddress: h,
				port: u,
				host: n
			});
			if (d.keepAlive == null || d.keepAlive) {
				let e = d.keepAliveInitialDelay === void 0 ? 6e4 : d.keepAliveInitialDelay;
				y.setKeepAlive(!0, e);
			}
			let b = g(new WeakRef(y), {
				timeout: c,
				hostname: n,
				port: u
			});
			return y.setNoDelay(!0).once(s === "https:" ? "secureConnect" : "connect", function() {
				if (queueMicrotask(b), v) {
					let e = v;
					v = null, e(null, this);
				}
			}).on("error", function(e) {
				if (queueMicrotask(b), v) {
					let t = v;
					v = null, t(e);
				}
			}), y;
		};
	}
	let g = process.platform === "win32" ? (e, t) => {
		if (!t.timeout) return d;
		let n = null, r = null, i = u.setFastTimeout(() => {
			n = setImmediate(() => {
				r = setImmediate(() => _(e.deref(), t));
			});
		}, t.timeout);
		return () => {
			u.clearFastTimeout(i), clearImmediate(n), clearImmediate(r);
		};
	} : (e, t) => {
		if (!t.timeout) return d;
		let n = null, r = u.setFastTimeout(() => {
			n = setImmediate(() => {
				_(e.deref(), t);
			});
		}, t.timeout);
		return () => {
			u.clearFastTimeout(r), clearImmediate(n);
		};
	};
	function _(e, t) {
		if (e == null) return;
		let n = "Connect Timeout Error";
		Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},` : n += ` (attempted address: ${t.hostname}:${t.port},`, n += ` timeout: ${t.timeout}ms)`, o.destroy(e, new l(n));
	}
	n.exports = h;
})), h = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.enumToMap = void 0;
	function t(e) {
		let t = {};
		return Object.keys(e).forEach((n) => {
			let r = e[n];
			typeof r == "number" && (t[n] = r);
		}), t;
	}
	e.enumToMap = t;
})), g = t(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SPECIAL_HEADERS = e.HEADER_STATE = e.MINOR = e.MAJOR = e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS = e.TOKEN = e.STRICT_TOKEN = e.HEX = e.URL_CHAR = e.STRICT_URL_CHAR = e.USERINFO_CHARS = e.MARK = e.ALPHANUM = e.NUM = e.HEX_MAP = e.NUM_MAP = e.ALPHA = e.FINISH = e.H_METHOD_MAP = e.METHOD_MAP = e.METHODS_RTSP = e.METHODS_ICE = e.METHODS_HTTP = e.METHODS = e.LENIENT_FLAGS = e.FLAGS = e.TYPE = e.ERROR = void 0;
	let t = h();
	(function(e) {
		e[e.OK = 0] = "OK", e[e.INTERNAL = 1] = "INTERNAL", e[e.STRICT = 2] = "STRICT", e[e.LF_EXPECTED = 3] = "LF_EXPECTED", e[e.UNEXPECTED_CONTENT_LENGTH = 4] = "UNEXPECTED_CONTENT_LENGTH", e[e.CLOSED_CONNECTION = 5] = "CLOSED_CONNECTION", e[e.INVALID_METHOD = 6] = "INVALID_METHOD", e[e.INVALID_URL = 7] = "INVALID_URL", e[e.INVALID_CONSTANT = 8] = "INVALID_CONSTANT", e[e.INVALID_VERSION = 9] = "INVALID_VERSION", e[e.INVALID_HEADER_TOKEN = 10] = "INVALID_HEADER_TOKEN", e[e.INVALID_CONTENT_LENGTH = 11] = "INVALID_CONTENT_LENGTH", e[e.INVALID_CHUNK_SIZE = 12] = "INVALID_CHUNK_SIZE", e[e.INVALID_STATUS = 13] = "INVALID_STATUS", e[e.INVALID_EOF_STATE = 14] = "INVALID_EOF_STATE", e[e.INVALID_TRANSFER_ENCODING = 15] = "INVALID_TRANSFER_ENCODING", e[e.CB_MESSAGE_BEGIN = 16] = "CB_MESSAGE_BEGIN", e[e.CB_HEADERS_COMPLETE = 17] = "CB_HEADERS_COMPLETE", e[e.CB_MESSAGE_COMPLETE = 18] = "CB_MESSAGE_COMPLETE", e[e.CB_CHUNK_HEADER = 19] = "CB_CHUNK_HEADER", e[e.CB_CHUNK_COMPLETE = 20] = "CB_CHUNK_COMPLETE", e[e.PAUSED = 21] = "PAUSED", e[e.PAUSED_UPGRADE = 22] = "PAUSED_UPGRADE", e[e.PAUSED_H2_UPGRADE = 23] = "PAUSED_H2_UPGRADE", e[e.USER = 24] = "USER";
	})(e.ERROR ||= {}), (function(e) {
		e[e.BOTH = 0] = "BOTH", e[e.REQUEST = 1] = "REQUEST", e[e.RESPONSE = 2] = "RESPONSE";
	})(e.TYPE ||= {}), (function(e) {
		e[e.CONNECTION_KEEP_ALIVE = 1] = "CONNECTION_KEEP_ALIVE", e[e.CONNECTION_CLOSE = 2] = "CONNECTION_CLOSE", e[e.CONNECTION_UPGRADE = 4] = "CONNECTION_UPGRADE", e[e.CHUNKED = 8] = "CHUNKED", e[e.UPGRADE = 16] = "UPGRADE", e[e.CONTENT_LENGTH = 32] = "CONTENT_LENGTH", e[e.SKIPBODY = 64] = "SKIPBODY", e[e.TRAILING = 128] = "TRAILING", e[e.TRANSFER_ENCODING = 512] = "TRANSFER_ENCODING";
	})(e.FLAGS ||= {}), (function(e) {
		e[e.HEADERS = 1] = "HEADERS", e[e.CHUNKED_LENGTH = 2] = "CHUNKED_LENGTH", e[e.KEEP_ALIVE = 4] = "KEEP_ALIVE";
	})(e.LENIENT_FLAGS ||= {});
	var n;
	(function(e) {
		e[e.DELETE = 0] = "DELETE", e[e.GET = 1] = "GET", e[e.HEAD = 2] = "HEAD", e[e.POST = 3] = "POST", e[e.PUT = 4] = "PUT", e[e.CONNECT = 5] = "CONNECT", e[e.OPTIONS = 6] = "OPTIONS", e[e.TRACE = 7] = "TRACE", e[e.COPY = 8] = "COPY", e[e.LOCK = 9] = "LOCK", e[e.MKCOL = 10] = "MKCOL", e[e.MOVE = 11] = "MOVE", e[e.PROPFIND = 12] = "PROPFIND", e[e.PROPPATCH = 13] = "PROPPATCH", e[e.SEARCH = 14] = "SEARCH", e[e.UNLOCK = 15] = "UNLOCK", e[e.BIND = 16] = "BIND", e[e.REBIND = 17] = "REBIND", e[e.UNBIND = 18] = "UNBIND", e[e.ACL = 19] = "ACL", e[e.REPORT = 20] = "REPORT", e[e.MKACTIVITY = 21] = "MKACTIVITY", e[e.CHECKOUT = 22] = "CHECKOUT", e[e.MERGE = 23] = "MERGE", e[e["M-SEARCH"] = 24] = "M-SEARCH", e[e.NOTIFY = 25] = "NOTIFY", e[e.SUBSCRIBE = 26] = "SUBSCRIBE", e[e.UNSUBSCRIBE = 27] = "UNSUBSCRIBE", e[e.PATCH = 28] = "PATCH", e[e.PURGE = 29] = "PURGE", e[e.MKCALENDAR = 30] = "MKCALENDAR", e[e.LINK = 31] = "LINK", e[e.UNLINK = 32] = "UNLINK", e[e.SOURCE = 33] = "SOURCE", e[e.PRI = 34] = "PRI", e[e.DESCRIBE = 35] = "DESCRIBE", e[e.ANNOUNCE = 36] = "ANNOUNCE", e[e.SETUP = 37] = "SETUP", e[e.PLAY = 38] = "PLAY", e[e.PAUSE = 39] = "PAUSE", e[e.TEARDOWN = 40] = "TEARDOWN", e[e.GET_PARAMETER = 41] = "GET_PARAMETER", e[e.SET_PARAMETER = 42] = "SET_PARAMETER", e[e.REDIRECT = 43] = "REDIRECT", e[e.RECORD = 44] = "RECORD", e[e.FLUSH = 45] = "FLUSH";
	})(n = e.METHODS ||= {}), e.METHODS_HTTP = [
		n.DELETE,
		n.GET,
		n.HEAD,
		n.POST,
		n.PUT,
		n.CONNECT,
		n.OPTIONS,
		n.TRACE,
		n.COPY,
		n.LOCK,
		n.MKCOL,
		n.MOVE,
		n.PROPFIND,
		n.PROPPATCH,
		n.SEARCH,
		n.UNLOCK,
		n.BIND,
		n.REBIND,
		n.UNBIND,
		n.ACL,
		n.REPORT,
		n.MKACTIVITY,
		n.CHECKOUT,
		n.MERGE,
		n["M-SEARCH"],
		n.NOTIFY,
		n.SUBSCRIBE,
		n.UNSUBSCRIBE,
		n.PATCH,
		n.PURGE,
		n.MKCALENDAR,
		n.LINK,
		n.UNLINK,
		n.PRI,
		n.SOURCE
	], e.METHODS_ICE = [n.SOURCE], e.METHODS_RTSP = [
		n.OPTIONS,
		n.DESCRIBE,
		n.ANNOUNCE,
		n.SETUP,
		n.PLAY,
		n.PAUSE,
		n.TEARDOWN,
		n.GET_PARAMETER,
		n.SET_PARAMETER,
		n.REDIRECT,
		n.RECORD,
		n.FLUSH,
		n.GET,
		n.POST
	], e.METHOD_MAP = t.enumToMap(n), e.H_METHOD_MAP = {}, Object.keys(e.METHOD_MAP).forEach((t) => {
		/^H/.test(t) && (e.H_METHOD_MAP[t] = e.METHOD_MAP[t]);
	}), (function(e) {
		e[e.SAFE = 0] = "SAFE", e[e.SAFE_WITH_CB = 1] = "SAFE_WITH_CB", e[e.UNSAFE = 2] = "UNSAFE";
	})(e.FINISH ||= {}), e.ALPHA = [];
	for (let t = 65; t <= 90; t++) e.ALPHA.push(String.fromCharCode(t)), e.ALPHA.push(String.fromCharCode(t + 32));
	e.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	}, e.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	}, e.NUM = [
		"0",
		"1",
		"2",
		"3",
		"4",
		"5",
		"6",
		"7",
		"8",
		"9"
	], e.ALPHANUM = e.ALPHA.concat(e.NUM), e.MARK = [
		"-",
		"_",
		".",
		"!",
		"~",
		"*",
		"'",
		"(",
		")"
	], e.USERINFO_CHARS = e.ALPHANUM.concat(e.MARK).concat([
		"%",
		";",
		":",
		"&",
		"=",
		"+",
		"$",
		","
	]), e.STRICT_URL_CHAR = "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~".split("").concat(e.ALPHANUM), e.URL_CHAR = e.STRICT_URL_CHAR.concat(["	", "\f"]);
	for (let t = 128; t <= 255; t++) e.URL_CHAR.push(t);
	e.HEX = e.NUM.concat([
		"a",
		"b",
		"c",
		"d",
		"e",
		"f",
		"A",
		"B",
		"C",
		"D",
		"E",
		"F"
	]), e.STRICT_TOKEN = [
		"!",
		"#",
		"$",
		"%",
		"&",
		"'",
		"*",
		"+",
		"-",
		".",
		"^",
		"_",
		"`",
		"|",
		"~"
	].concat(e.ALPHANUM), e.TOKEN = e.STRICT_TOKEN.concat([" "]), e.HEADER_CHARS = ["	"];
	for (let t = 32; t <= 255; t++) t !== 127 && e.HEADER_CHARS.push(t);
	e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS.filter((e) => e !== 44), e.MAJOR = e.NUM_MAP, e.MINOR = e.MAJOR;
	var r;
	(function(e) {
		e[e.GENERAL = 0] = "GENERAL", e[e.CONNECTION = 1] = "CONNECTION", e[e.CONTENT_LENGTH = 2] = "CONTENT_LENGTH", e[e.TRANSFER_ENCODING = 3] = "TRANSFER_ENCODING", e[e.UPGRADE = 4] = "UPGRADE", e[e.CONNECTION_KEEP_ALIVE = 5] = "CONNECTION_KEEP_ALIVE", e[e.CONNECTION_CLOSE = 6] = "CONNECTION_CLOSE", e[e.CONNECTION_UPGRADE = 7] = "CONNECTION_UPGRADE", e[e.TRANSFER_ENCODING_CHUNKED = 8] = "TRANSFER_ENCODING_CHUNKED";
	})(r = e.HEADER_STATE ||= {}), e.SPECIAL_HEADERS = {
		connection: r.CONNECTION,
		"content-length": r.CONTENT_LENGTH,
		"proxy-connection": r.CONNECTION,
		"transfer-encoding": r.TRANSFER_ENCODING,
		upgrade: r.UPGRADE
	};
})), _ = t(((t, n) => {
	let { Buffer: r } = e("node:buffer");
	n.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv", "base64");
})), v = t(((t, n) => {
	let { Buffer: r } = e("node:buffer");
	n.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==", "base64");
})), y = t(((e, t) => {
	let n = [
		"GET",
		"HEAD",
		"POST"
	], r = new Set(n), i = [
		101,
		204,
		205,
		304
	], a = [
		301,
		302,
		303,
		307,
		308
	], o = new Set(a), s = "1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080".split("."), c = new Set(s), l = [
		"",
		"no-referrer",
		"no-referrer-when-downgrade",
		"same-origin",
		"origin",
		"strict-origin",
		"origin-when-cross-origin",
		"strict-origin-when-cross-origin",
		"unsafe-url"
	], u = new Set(l), d = [
		"follow",
		"manual",
		"error"
	], f = [
		"GET",
		"HEAD",
		"OPTIONS",
		"TRACE"
	], p = new Set(f), m = [
		"navigate",
		"same-origin",
		"no-cors",
		"cors"
	], h = [
		"omit",
		"same-origin",
		"include"
	], g = [
		"default",
		"no-store",
		"reload",
		"no-cache",
		"force-cache",
		"only-if-cached"
	], _ = [
		"content-encoding",
		"content-language",
		"content-location",
		"content-type",
		"content-length"
	], v = ["half"], y = [
		"CONNECT",
		"TRACE",
		"TRACK"
	], b = new Set(y), x = [
		"audio",
		"audioworklet",
		"font",
		"image",
		"manifest",
		"paintworklet",
		"script",
		"style",
		"track",
		"video",
		"xslt",
		""
	];
	t.exports = {
		subresource: x,
		forbiddenMethods: y,
		requestBodyHeader: _,
		referrerPolicy: l,
		requestRedirect: d,
		requestMode: m,
		requestCredentials: h,
		requestCache: g,
		redirectStatus: a,
		corsSafeListedMethods: n,
		nullBodyStatus: i,
		safeMethods: f,
		badPorts: s,
		requestDuplex: v,
		subresourceSet: new Set(x),
		badPortsSet: c,
		redirectStatusSet: o,
		corsSafeListedMethodsSet: r,
		safeMethodsSet: p,
		forbiddenMethodsSet: b,
		referrerPolicySet: u
	};
})), b = t(((e, t) => {
	let n = Symbol.for("undici.globalOrigin.1");
	function r() {
		return globalThis[n];
	}
	function i(e) {
		if (e === void 0) {
			Object.defineProperty(globalThis, n, {
				value: void 0,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
			return;
		}
		let t = new URL(e);
		if (t.protocol !== "http:" && t.protocol !== "https:") throw TypeError(`Only http & https urls are allowed, received ${t.protocol}`);
		Object.defineProperty(globalThis, n, {
			value: t,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	t.exports = {
		getGlobalOrigin: r,
		setGlobalOrigin: i
	};
})), x = t(((t, n) => {
	let r = e("node:assert"), i = new TextEncoder(), a = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/, o = /[\u000A\u000D\u0009\u0020]/, s = /[\u0009\u000A\u000C\u000D\u0020]/g, c = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
	function l(e) {
		r(e.protocol === "data:");
		let t = u(e, !0);
		t = t.slice(5);
		let n = { position: 0 }, i = f(",", t, n), a = i.length;
		if (i = w(i, !0, !0), n.position >= t.length) return "failure";
		n.position++;
		let o = p(t.slice(a + 1));
		if (/;(\u0020){0,}base64$/i.test(i)) {
			if (o = v(E(o)), o === "failure") return "failure";
			i = i.slice(0, -6), i = i.replace(/(\u0020)+$/, ""), i = i.slice(0, -1);
		}
		i.startsWith(";") && (i = "text/plain" + i);
		let s = _(i);
		return s === "failure" && (s = _("text/plain;charset=US-ASCII")), {
			mimeType: s,
			body: o
		};
	}
	function u(e, t = !1) {
		if (!t) return e.href;
		let n = e.href, r = e.hash.length, i = r === 0 ? n : n.substring(0, n.length - r);
		return !r && n.endsWith("#") ? i.slice(0, -1) : i;
	}
	function d(e, t, n) {
		let r = "";
		for (; n.position < t.length && e(t[n.position]);) r += t[n.position], n.position++;
		return r;
	}
	function f(e, t, n) {
		let r = t.indexOf(e, n.position), i = n.position;
		return r === -1 ? (n.position = t.length, t.slice(i)) : (n.position = r, t.slice(i, n.position));
	}
	function p(e) {
		return g(i.encode(e));
	}
	function m(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
	}
	function h(e) {
		return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
	}
	function g(e) {
		let t = e.length, n = new Uint8Array(t), r = 0;
		for (let i = 0; i < t; ++i) {
			let t = e[i];
			t === 37 ? t === 37 && !(m(e[i + 1]) && m(e[i + 2])) ? n[r++] = 37 : (n[r++] = h(e[i + 1]) << 4 | h(e[i + 2]), i += 2) : n[r++] = t;
		}
		return t === r ? n : n.subarray(0, r);
	}
	function _(e) {
		e = S(e, !0, !0);
		let t = { position: 0 }, n = f("/", e, t);
		if (n.length === 0 || !a.test(n) || t.position > e.length) return "failure";
		t.position++;
		let r = f(";", e, t);
		if (r = S(r, !1, !0), r.length === 0 || !a.test(r)) return "failure";
		let i = n.toLowerCase(), s = r.toLowerCase(), l = {
			type: i,
			subtype: s,
			parameters: new Map(),
			essence: `${i}/${s}`
		};
		for (; t.position < e.length;) {
			t.position++, d((e) => o.test(e), e, t);
			let n = d((e) => e !== ";" && e !== "=", e, t);
			if (n = n.toLowerCase(), t.position < e.length) {
				if (e[t.position] === ";") continue;
				t.position++;
			}
			if (t.position > e.length) break;
			let r = null;
			if (e[t.position] === "\"") r = y(e, t, !0), f(";", e, t);
			else if (r = f(";", e, t), r = S(r, !1, !0), r.length === 0) continue;
			n.length !== 0 && a.test(n) && (r.length === 0 || c.test(r)) && !l.parameters.has(n) && l.parameters.set(n, r);
		}
		return l;
	}
	function v(e) {
		e = e.replace(s, "");
		let t = e.length;
		if (t % 4 == 0 && e.charCodeAt(t - 1) === 61 && (--t, e.charCodeAt(t - 1) === 61 && --t), t % 4 == 1 || /[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) return "failure";
		let n = Buffer.from(e, "base64");
		return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
	}
	function y(e, t, n) {
		let i = t.position, a = "";
		for (r(e[t.position] === "\""), t.position++; a += d((e) => e !== "\"" && e !== "\\", e, t), !(t.position >= e.length);) {
			let n = e[t.position];
			if (t.position++, n === "\\") {
				if (t.position >= e.length) {
					a += "\\";
					break;
				}
				a += e[t.position], t.position++;
			} else {
				r(n === "\"");
				break;
			}
		}
		return n ? a : e.slice(i, t.position);
	}
	function b(e) {
		r(e !== "failure");
		let { parameters: t, essence: n } = e, i = n;
		for (let [e, n] of t.entries()) i += ";", i += e, i += "=", a.test(n) || (n = n.replace(/(\\|")/g, "\\$1"), n = "\"" + n, n += "\""), i += n;
		return i;
	}
	function x(e) {
		return e === 13 || e === 10 || e === 9 || e === 32;
	}
	function S(e, t = !0, n = !0) {
		return T(e, t, n, x);
	}
	function C(e) {
		return e === 13 || e === 10 || e === 9 || e === 12 || e === 32;
	}
	function w(e, t = !0, n = !0) {
		return T(e, t, n, C);
	}
	function T(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e.charCodeAt(i));) i++;
		if (n) for (; a > 0 && r(e.charCodeAt(a));) a--;
		return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
	}
	function E(e) {
		let t = e.length;
		if (65535 > t) return String.fromCharCode.apply(null, e);
		let n = "", r = 0, i = 65535;
		for (; r < t;) r + i > t && (i = t - r), n += String.fromCharCode.apply(null, e.subarray(r, r += i));
		return n;
	}
	function D(e) {
		switch (e.essence) {
			case "application/ecmascript":
			case "application/javascript":
			case "application/x-ecmascript":
			case "application/x-javascript":
			case "text/ecmascript":
			case "text/javascript":
			case "text/javascript1.0":
			case "text/javascript1.1":
			case "text/javascript1.2":
			case "text/javascript1.3":
			case "text/javascript1.4":
			case "text/javascript1.5":
			case "text/jscript":
			case "text/livescript":
			case "text/x-ecmascript":
			case "text/x-javascript": return "text/javascript";
			case "application/json":
			case "text/json": return "application/json";
			case "image/svg+xml": return "image/svg+xml";
			case "text/xml":
			case "application/xml": return "application/xml";
		}
		return e.subtype.endsWith("+json") ? "application/json" : e.subtype.endsWith("+xml") ? "application/xml" : "";
	}
	n.exports = {
		dataURLProcessor: l,
		URLSerializer: u,
		collectASequenceOfCodePoints: d,
		collectASequenceOfCodePointsFast: f,
		stringPercentDecode: p,
		parseMIMEType: _,
		collectAnHTTPQuotedString: y,
		serializeAMimeType: b,
		removeChars: T,
		removeHTTPWhitespace: S,
		minimizeSupportedMimeType: D,
		HTTP_TOKEN_CODEPOINTS: a,
		isomorphicDecode: E
	};
})), S = t(((t, n) => {
	let { types: r, inspect: i } = e("node:util"), { markAsUncloneable: a } = e("node:worker_threads"), { toUSVString: o } = c(), s = {};
	s.converters = {}, s.util = {}, s.errors = {}, s.errors.exception = function(e) {
		return TypeError(`${e.header}: ${e.message}`);
	}, s.errors.conversionFailed = function(e) {
		let t = e.types.length === 1 ? "" : " one of", n = `${e.argument} could not be converted to${t}: ${e.types.join(", ")}.`;
		return s.errors.exception({
			header: e.prefix,
			message: n
		});
	}, s.errors.invalidArgument = function(e) {
		return s.errors.exception({
			header: e.prefix,
			message: `"${e.value}" is an invalid ${e.type}.`
		});
	}, s.brandCheck = function(e, t, n) {
		if (n?.strict !== !1) {
			if (!(e instanceof t)) {
				let e = TypeError("Illegal invocation");
				throw e.code = "ERR_INVALID_THIS", e;
			}
		} else if (e?.[Symbol.toStringTag] !== t.prototype[Symbol.toStringTag]) {
			let e = TypeError("Illegal invocation");
			throw e.code = "ERR_INVALID_THIS", e;
		}
	}, s.argumentLengthCheck = function({ length: e }, t, n) {
		if (e < t) throw s.errors.exception({
			message: `${t} argument${t === 1 ? "" : "s"} required, but${e ? " only" : ""} ${e} found.`,
			header: n
		});
	}, s.illegalConstructor = function() {
		throw s.errors.exception({
			header: "TypeError",
			message: "Illegal constructor"
		});
	}, s.util.Type = function(e) {
		switch (typeof e) {
			case "undefined": return "Undefined";
			case "boolean": return "Boolean";
			case "string": return "String";
			case "symbol": return "Symbol";
			case "number": return "Number";
			case "bigint": return "BigInt";
			case "function":
			case "object": return e === null ? "Null" : "Object";
		}
	}, s.util.markAsUncloneable = a || (() => {}), s.util.ConvertToInt = function(e, t, n, r) {
		let i, a;
		t === 64 ? (i = 2 ** 53 - 1, a = n === "unsigned" ? 0 : (-2) ** 53 + 1) : n === "unsigned" ? (a = 0, i = 2 ** t - 1) : (a = (-2) ** t - 1, i = 2 ** (t - 1) - 1);
		let o = Number(e);
		if (o === 0 && (o = 0), r?.enforceRange === !0) {
			if (Number.isNaN(o) || o === Infinity || o === -Infinity) throw s.errors.exception({
				header: "Integer conversion",
				message: `Could not convert ${s.util.Stringify(e)} to an integer.`
			});
			if (o = s.util.IntegerPart(o), o < a || o > i) throw s.errors.exception({
				header: "Integer conversion",
				message: `Value must be between ${a}-${i}, got ${o}.`
			});
			return o;
		}
		return !Number.isNaN(o) && r?.clamp === !0 ? (o = Math.min(Math.max(o, a), i), o = Math.floor(o) % 2 == 0 ? Math.floor(o) : Math.ceil(o), o) : Number.isNaN(o) || o === 0 && Object.is(0, o) || o === Infinity || o === -Infinity ? 0 : (o = s.util.IntegerPart(o), o %= 2 ** t, n === "signed" && o >= 2 ** t - 1 ? o - 2 ** t : o);
	}, s.util.IntegerPart = function(e) {
		let t = Math.floor(Math.abs(e));
		return e < 0 ? -1 * t : t;
	}, s.util.Stringify = function(e) {
		switch (s.util.Type(e)) {
			case "Symbol": return `Symbol(${e.description})`;
			case "Object": return i(e);
			case "String": return `"${e}"`;
			default: return `${e}`;
		}
	}, s.sequenceConverter = function(e) {
		return (t, n, r, i) => {
			if (s.util.Type(t) !== "Object") throw s.errors.exception({
				header: n,
				message: `${r} (${s.util.Stringify(t)}) is not iterable.`
			});
			let a = typeof i == "function" ? i() : t?.[Symbol.iterator]?.(), o = [], c = 0;
			if (a === void 0 || typeof a.next != "function") throw s.errors.exception({
				header: n,
				message: `${r} is not iterable.`
			});
			for (;;) {
				let { done: t, value: i } = a.next();
				if (t) break;
				o.push(e(i, n, `${r}[${c++}]`));
			}
			return o;
		};
	}, s.recordConverter = function(e, t) {
		return (n, i, a) => {
			if (s.util.Type(n) !== "Object") throw s.errors.exception({
				header: i,
				message: `${a} ("${s.util.Type(n)}") is not an Object.`
			});
			let o = {};
			if (!r.isProxy(n)) {
				let r = [...Object.getOwnPropertyNames(n), ...Object.getOwnPropertySymbols(n)];
				for (let s of r) {
					let r = e(s, i, a);
					o[r] = t(n[s], i, a);
				}
				return o;
			}
			let c = Reflect.ownKeys(n);
			for (let r of c) if (Reflect.getOwnPropertyDescriptor(n, r)?.enumerable) {
				let s = e(r, i, a);
				o[s] = t(n[r], i, a);
			}
			return o;
		};
	}, s.interfaceConverter = function(e) {
		return (t, n, r, i) => {
			if (i?.strict !== !1 && !(t instanceof e)) throw s.errors.exception({
				header: n,
				message: `Expected ${r} ("${s.util.Stringify(t)}") to be an instance of ${e.name}.`
			});
			return t;
		};
	}, s.dictionaryConverter = function(e) {
		return (t, n, r) => {
			let i = s.util.Type(t), a = {};
			if (i === "Null" || i === "Undefined") return a;
			if (i !== "Object") throw s.errors.exception({
				header: n,
				message: `Expected ${t} to be one of: Null, Undefined, Object.`
			});
			for (let i of e) {
				let { key: e, defaultValue: o, required: c, converter: l } = i;
				if (c === !0 && !Object.hasOwn(t, e)) throw s.errors.exception({
					header: n,
					message: `Missing required key "${e}".`
				});
				let u = t[e], d = Object.hasOwn(i, "defaultValue");
				if (d && u !== null && (u ??= o()), c || d || u !== void 0) {
					if (u = l(u, n, `${r}.${e}`), i.allowedValues && !i.allowedValues.includes(u)) throw s.errors.exception({
						header: n,
						message: `${u} is not an accepted type. Expected one of ${i.allowedValues.join(", ")}.`
					});
					a[e] = u;
				}
			}
			return a;
		};
	}, s.nullableConverter = function(e) {
		return (t, n, r) => t === null ? t : e(t, n, r);
	}, s.converters.DOMString = function(e, t, n, r) {
		if (e === null && r?.legacyNullToEmptyString) return "";
		if (typeof e == "symbol") throw s.errors.exception({
			header: t,
			message: `${n} is a symbol, which cannot be converted to a DOMString.`
		});
		return String(e);
	}, s.converters.ByteString = function(e, t, n) {
		let r = s.converters.DOMString(e, t, n);
		for (let e = 0; e < r.length; e++) if (r.charCodeAt(e) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
		return r;
	}, s.converters.USVString = o, s.converters.boolean = function(e) {
		return !!e;
	}, s.converters.any = function(e) {
		return e;
	}, s.converters["long long"] = function(e, t, n) {
		return s.util.ConvertToInt(e, 64, "signed", void 0, t, n);
	}, s.converters["unsigned long long"] = function(e, t, n) {
		return s.util.ConvertToInt(e, 64, "unsigned", void 0, t, n);
	}, s.converters["unsigned long"] = function(e, t, n) {
		return s.util.ConvertToInt(e, 32, "unsigned", void 0, t, n);
	}, s.converters["unsigned short"] = function(e, t, n, r) {
		return s.util.ConvertToInt(e, 16, "unsigned", r, t, n);
	}, s.converters.ArrayBuffer = function(e, t, n, i) {
		if (s.util.Type(e) !== "Object" || !r.isAnyArrayBuffer(e)) throw s.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${s.util.Stringify(e)}")`,
			types: ["ArrayBuffer"]
		});
		if (i?.allowShared === !1 && r.isSharedArrayBuffer(e)) throw s.errors.exception({
			header: "ArrayBuffer",
			message: "SharedArrayBuffer is not allowed."
		});
		if (e.resizable || e.growable) throw s.errors.exception({
			header: "ArrayBuffer",
			message: "Received a resizable ArrayBuffer."
		});
		return e;
	}, s.converters.TypedArray = function(e, t, n, i, a) {
		if (s.util.Type(e) !== "Object" || !r.isTypedArray(e) || e.constructor.name !== t.name) throw s.errors.conversionFailed({
			prefix: n,
			argument: `${i} ("${s.util.Stringify(e)}")`,
			types: [t.name]
		});
		if (a?.allowShared === !1 && r.isSharedArrayBuffer(e.buffer)) throw s.errors.exception({
			header: "ArrayBuffer",
			message: "SharedArrayBuffer is not allowed."
		});
		if (e.buffer.resizable || e.buffer.growable) throw s.errors.exception({
			header: "ArrayBuffer",
			message: "Received a resizable ArrayBuffer."
		});
		return e;
	}, s.converters.DataView = function(e, t, n, i) {
		if (s.util.Type(e) !== "Object" || !r.isDataView(e)) throw s.errors.exception({
			header: t,
			message: `${n} is not a DataView.`
		});
		if (i?.allowShared === !1 && r.isSharedArrayBuffer(e.buffer)) throw s.errors.exception({
			header: "ArrayBuffer",
			message: "SharedArrayBuffer is not allowed."
		});
		if (e.buffer.resizable || e.buffer.growable) throw s.errors.exception({
			header: "ArrayBuffer",
			message: "Received a resizable ArrayBuffer."
		});
		return e;
	}, s.converters.BufferSource = function(e, t, n, i) {
		if (r.isAnyArrayBuffer(e)) return s.converters.ArrayBuffer(e, t, n, {
			...i,
			allowShared: !1
		});
		if (r.isTypedArray(e)) return s.converters.TypedArray(e, e.constructor, t, n, {
			...i,
			allowShared: !1
		});
		if (r.isDataView(e)) return s.converters.DataView(e, t, n, {
			...i,
			allowShared: !1
		});
		throw s.errors.conversionFailed({
			prefix: t,
			argument: `${n} ("${s.util.Stringify(e)}")`,
			types: ["BufferSource"]
		});
	}, s.converters["sequence<ByteString>"] = s.sequenceConverter(s.converters.ByteString), s.converters["sequence<sequence<ByteString>>"] = s.sequenceConverter(s.converters["sequence<ByteString>"]), s.converters["record<ByteString, ByteString>"] = s.recordConverter(s.converters.ByteString, s.converters.ByteString), n.exports = { webidl: s };
})), C = t(((t, n) => {
	let { Transform: r } = e("node:stream"), i = e("node:zlib"), { redirectStatusSet: a, referrerPolicySet: o, badPortsSet: s } = y(), { getGlobalOrigin: l } = b(), { collectASequenceOfCodePoints: u, collectAnHTTPQuotedString: d, removeChars: f, parseMIMEType: p } = x(), { performance: m } = e("node:perf_hooks"), { isBlobLike: h, ReadableStreamFrom: g, isValidHTTPToken: _, normalizedMethodRecordsBase: v } = c(), C = e("node:assert"), { isUint8Array: w } = e("node:util/types"), { webidl: T } = S(), E = [], D;
	try {
		D = e("node:crypto");
		let t = [
			"sha256",
			"sha384",
			"sha512"
		];
		E = D.getHashes().filter((e) => t.includes(e));
	} catch {}
	function O(e) {
		let t = e.urlList, n = t.length;
		return n === 0 ? null : t[n - 1].toString();
	}
	function k(e, t) {
		if (!a.has(e.status)) return null;
		let n = e.headersList.get("location", !0);
		return n !== null && L(n) && (A(n) || (n = j(n)), n = new URL(n, O(e))), n && !n.hash && (n.hash = t), n;
	}
	function A(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n > 126 || n < 32) return !1;
		}
		return !0;
	}
	function j(e) {
		return Buffer.from(e, "binary").toString("utf8");
	}
	function M(e) {
		return e.urlList[e.urlList.length - 1];
	}
	function N(e) {
		let t = M(e);
		return Ce(t) && s.has(t.port) ? "blocked" : "allowed";
	}
	function P(e) {
		return e instanceof Error || e?.constructor?.name === "Error" || e?.constructor?.name === "DOMException";
	}
	function F(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) return !1;
		}
		return !0;
	}
	let I = _;
	function L(e) {
		return (e[0] === "	" || e[0] === " " || e[e.length - 1] === "	" || e[e.length - 1] === " " || e.includes("\n") || e.includes("\r") || e.includes("\0")) === !1;
	}
	function R(e, t) {
		let { headersList: n } = t, r = (n.get("referrer-policy", !0) ?? "").split(","), i = "";
		if (r.length > 0) for (let e = r.length; e !== 0; e--) {
			let t = r[e - 1].trim();
			if (o.has(t)) {
				i = t;
				break;
			}
		}
		i !== "" && (e.referrerPolicy = i);
	}
	function z() {
		return "allowed";
	}
	function B() {
		return "success";
	}
	function V() {
		return "success";
	}
	function H(e) {
		let t = null;
		t = e.mode, e.headersList.set("sec-fetch-mode", t, !0);
	}
	function U(e) {
		let t = e.origin;
		if (t !== "client" && t !== void 0) {
			if (e.responseTainting === "cors" || e.mode === "websocket") e.headersList.append("origin", t, !0);
			else if (e.method !== "GET" && e.method !== "HEAD") {
				switch (e.referrerPolicy) {
					case "no-referrer":
						t = null;
						break;
					case "no-referrer-when-downgrade":
					case "strict-origin":
					case "strict-origin-when-cross-origin":
						e.origin && Se(e.origin) && !Se(M(e)) && (t = null);
						break;
					case "same-origin": le(e, M(e)) || (t = null);
				}
				e.headersList.append("origin", t, !0);
			}
		}
	}
	function W(e, t) {
		return e;
	}
	function G(e, t, n) {
		return !e?.startTime || e.startTime < t ? {
			domainLookupStartTime: t,
			domainLookupEndTime: t,
			connectionStartTime: t,
			connectionEndTime: t,
			secureConnectionStartTime: t,
			ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
		} : {
			domainLookupStartTime: W(e.domainLookupStartTime, n),
			domainLookupEndTime: W(e.domainLookupEndTime, n),
			connectionStartTime: W(e.connectionStartTime, n),
			connectionEndTime: W(e.connectionEndTime, n),
			secureConnectionStartTime: W(e.secureConnectionStartTime, n),
			ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
		};
	}
	function ee(e) {
		return W(m.now(), e);
	}
	function te(e) {
		return {
			startTime: e.startTime ?? 0,
			redirectStartTime: 0,
			redirectEndTime: 0,
			postRedirectStartTime: e.startTime ?? 0,
			finalServiceWorkerStartTime: 0,
			finalNetworkResponseStartTime: 0,
			finalNetworkRequestStartTime: 0,
			endTime: 0,
			encodedBodySize: 0,
			decodedBodySize: 0,
			finalConnectionTimingInfo: null
		};
	}
	function ne() {
		return { referrerPolicy: "strict-origin-when-cross-origin" };
	}
	function re(e) {
		return { referrerPolicy: e.referrerPolicy };
	}
	function ie(e) {
		let t = e.referrerPolicy;
		C(t);
		let n = null;
		if (e.referrer === "client") {
			let e = l();
			if (!e || e.origin === "null") return "no-referrer";
			n = new URL(e);
		} else e.referrer instanceof URL && (n = e.referrer);
		let r = ae(n), i = ae(n, !0);
		r.toString().length > 4096 && (r = i);
		let a = le(e, r), o = K(r) && !K(e.url);
		switch (t) {
			case "origin": return i ?? ae(n, !0);
			case "unsafe-url": return r;
			case "same-origin": return a ? i : "no-referrer";
			case "origin-when-cross-origin": return a ? r : i;
			case "strict-origin-when-cross-origin": {
				let t = M(e);
				return le(r, t) ? r : K(r) && !K(t) ? "no-referrer" : i;
			}
			default: return o ? "no-referrer" : i;
		}
	}
	function ae(e, t) {
		return C(e instanceof URL), e = new URL(e), e.protocol === "file:" || e.protocol === "about:" || e.protocol === "blank:" ? "no-referrer" : (e.username = "", e.password = "", e.hash = "", t && (e.pathname = "", e.search = ""), e);
	}
	function K(e) {
		return e instanceof URL ? e.href === "about:blank" || e.href === "about:srcdoc" || e.protocol === "data:" || e.protocol === "file:" || t(e.origin) : !1;
		function t(e) {
			if (e == null || e === "null") return !1;
			let t = new URL(e);
			return !!(t.protocol === "https:" || t.protocol === "wss:" || /^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(t.hostname) || t.hostname === "localhost" || t.hostname.includes("localhost.") || t.hostname.endsWith(".localhost"));
		}
	}
	function oe(e, t) {
		if (D === void 0) return !0;
		let n = J(t);
		if (n === "no metadata" || n.length === 0) return !0;
		let r = se(n, Y(n));
		for (let t of r) {
			let n = t.algo, r = t.hash, i = D.createHash(n).update(e).digest("base64");
			if (i[i.length - 1] === "=" && (i = i[i.length - 2] === "=" ? i.slice(0, -2) : i.slice(0, -1)), X(i, r)) return !0;
		}
		return !1;
	}
	let q = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
	function J(e) {
		let t = [], n = !0;
		for (let r of e.split(" ")) {
			n = !1;
			let e = q.exec(r);
			if (e === null || e.groups === void 0 || e.groups.algo === void 0) continue;
			let i = e.groups.algo.toLowerCase();
			E.includes(i) && t.push(e.groups);
		}
		return n === !0 ? "no metadata" : t;
	}
	function Y(e) {
		let t = e[0].algo;
		if (t[3] === "5") return t;
		for (let n = 1; n < e.length; ++n) {
			let r = e[n];
			if (r.algo[3] === "5") {
				t = "sha512";
				break;
			}
			t[3] !== "3" && r.algo[3] === "3" && (t = "sha384");
		}
		return t;
	}
	function se(e, t) {
		if (e.length === 1) return e;
		let n = 0;
		for (let r = 0; r < e.length; ++r) e[r].algo === t && (e[n++] = e[r]);
		return e.length = n, e;
	}
	function X(e, t) {
		if (e.length !== t.length) return !1;
		for (let n = 0; n < e.length; ++n) if (e[n] !== t[n]) {
			if (e[n] === "+" && t[n] === "-" || e[n] === "/" && t[n] === "_") continue;
			return !1;
		}
		return !0;
	}
	function ce(e) {}
	function le(e, t) {
		return e.origin === t.origin && e.origin === "null" || e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port;
	}
	function Z() {
		let e, t;
		return {
			promise: new Promise((n, r) => {
				e = n, t = r;
			}),
			resolve: e,
			reject: t
		};
	}
	function ue(e) {
		return e.controller.state === "aborted";
	}
	function de(e) {
		return e.controller.state === "aborted" || e.controller.state === "terminated";
	}
	function fe(e) {
		return v[e.toLowerCase()] ?? e;
	}
	function pe(e) {
		let t = JSON.stringify(e);
		if (t === void 0) throw TypeError("Value is not JSON serializable");
		return C(typeof t == "string"), t;
	}
	let me = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
	function he(e, t, n = 0, r = 1) {
		class i {
			#e;
			#t;
			#n;
			constructor(e, t) {
				this.#e = e, this.#t = t, this.#n = 0;
			}
			next() {
				if (typeof this != "object" || this === null || !(#e in this)) throw TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
				let i = this.#n, a = this.#e[t];
				if (i >= a.length) return {
					value: void 0,
					done: !0
				};
				let { [n]: o, [r]: s } = a[i];
				this.#n = i + 1;
				let c;
				switch (this.#t) {
					case "key":
						c = o;
						break;
					case "value":
						c = s;
						break;
					case "key+value": c = [o, s];
				}
				return {
					value: c,
					done: !1
				};
			}
		}
		return delete i.prototype.constructor, Object.setPrototypeOf(i.prototype, me), Object.defineProperties(i.prototype, {
			[Symbol.toStringTag]: {
				writable: !1,
				enumerable: !1,
				configurable: !0,
				value: `${e} Iterator`
			},
			next: {
				writable: !0,
				enumerable: !0,
				configurable: !0
			}
		}), function(e, t) {
			return new i(e, t);
		};
	}
	function ge(e, t, n, r = 0, i = 1) {
		let a = he(e, n, r, i), o = {
			keys: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return T.brandCheck(this, t), a(this, "key");
				}
			},
			values: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return T.brandCheck(this, t), a(this, "value");
				}
			},
			entries: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return T.brandCheck(this, t), a(this, "key+value");
				}
			},
			forEach: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function(n, r = globalThis) {
					if (T.brandCheck(this, t), T.argumentLengthCheck(arguments, 1, `${e}.forEach`), typeof n != "function") throw TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
					for (let { 0: e, 1: t } of a(this, "key+value")) n.call(r, t, e, this);
				}
			}
		};
		return Object.defineProperties(t.prototype, {
			...o,
			[Symbol.iterator]: {
				writable: !0,
				enumerable: !1,
				configurable: !0,
				value: o.entries.value
			}
		});
	}
	async function _e(e, t, n) {
		let r = t, i = n, a;
		try {
			a = e.stream.getReader();
		} catch (e) {
			i(e);
			return;
		}
		try {
			r(await be(a));
		} catch (e) {
			i(e);
		}
	}
	function Q(e) {
		return e instanceof ReadableStream || e[Symbol.toStringTag] === "ReadableStream" && typeof e.tee == "function";
	}
	function ve(e) {
		try {
			e.close(), e.byobRequest?.respond(0);
		} catch (e) {
			if (!e.message.includes("Controller is already closed") && !e.message.includes("ReadableStream is already closed")) throw e;
		}
	}
	let ye = /[^\x00-\xFF]/;
	function $(e) {
		return C(!ye.test(e)), e;
	}
	async function be(e) {
		let t = [], n = 0;
		for (;;) {
			let { done: r, value: i } = await e.read();
			if (r) return Buffer.concat(t, n);
			if (!w(i)) throw TypeError("Received non-Uint8Array chunk");
			t.push(i), n += i.length;
		}
	}
	function xe(e) {
		C("protocol" in e);
		let t = e.protocol;
		return t === "about:" || t === "blob:" || t === "data:";
	}
	function Se(e) {
		return typeof e == "string" && e[5] === ":" && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && e[4] === "s" || e.protocol === "https:";
	}
	function Ce(e) {
		C("protocol" in e);
		let t = e.protocol;
		return t === "http:" || t === "https:";
	}
	function we(e, t) {
		let n = e;
		if (!n.startsWith("bytes")) return "failure";
		let r = { position: 5 };
		if (t && u((e) => e === "	" || e === " ", n, r), n.charCodeAt(r.position) !== 61) return "failure";
		r.position++, t && u((e) => e === "	" || e === " ", n, r);
		let i = u((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), a = i.length ? Number(i) : null;
		if (t && u((e) => e === "	" || e === " ", n, r), n.charCodeAt(r.position) !== 45) return "failure";
		r.position++, t && u((e) => e === "	" || e === " ", n, r);
		let o = u((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), s = o.length ? Number(o) : null;
		return r.position < n.length || s === null && a === null || a > s ? "failure" : {
			rangeStartValue: a,
			rangeEndValue: s
		};
	}
	function Te(e, t, n) {
		let r = "bytes ";
		return r += $(`${e}`), r += "-", r += $(`${t}`), r += "/", r += $(`${n}`), r;
	}
	var Ee = class extends r {
		#e;
		constructor(e) {
			super(), this.#e = e;
		}
		_transform(e, t, n) {
			if (!this._inflateStream) {
				if (e.length === 0) {
					n();
					return;
				}
				this._inflateStream = (e[0] & 15) == 8 ? i.createInflate(this.#e) : i.createInflateRaw(this.#e), this._inflateStream.on("data", this.push.bind(this)), this._inflateStream.on("end", () => this.push(null)), this._inflateStream.on("error", (e) => this.destroy(e));
			}
			this._inflateStream.write(e, t, n);
		}
		_final(e) {
			this._inflateStream &&= (this._inflateStream.end(), null), e();
		}
	};
	function De(e) {
		return new Ee(e);
	}
	function Oe(e) {
		let t = null, n = null, r = null, i = Ae("content-type", e);
		if (i === null) return "failure";
		for (let e of i) {
			let i = p(e);
			i !== "failure" && i.essence !== "*/*" && (r = i, r.essence === n ? !r.parameters.has("charset") && t !== null && r.parameters.set("charset", t) : (t = null, r.parameters.has("charset") && (t = r.parameters.get("charset")), n = r.essence));
		}
		return r ?? "failure";
	}
	function ke(e) {
		let t = e, n = { position: 0 }, r = [], i = "";
		for (; n.position < t.length;) {
			if (i += u((e) => e !== "\"" && e !== ",", t, n), n.position < t.length) {
				if (t.charCodeAt(n.position) === 34) {
					if (i += d(t, n), n.position < t.length) continue;
				} else C(t.charCodeAt(n.position) === 44), n.position++;
			}
			i = f(i, !0, !0, (e) => e === 9 || e === 32), r.push(i), i = "";
		}
		return r;
	}
	function Ae(e, t) {
		let n = t.get(e, !0);
		return n === null ? null : ke(n);
	}
	let je = new TextDecoder();
	function Me(e) {
		return e.length === 0 ? "" : (e[0] === 239 && e[1] === 187 && e[2] === 191 && (e = e.subarray(3)), je.decode(e));
	}
	var Ne = class {
		get baseUrl() {
			return l();
		}
		get origin() {
			return this.baseUrl?.origin;
		}
		policyContainer = ne();
	};
	n.exports = {
		isAborted: ue,
		isCancelled: de,
		isValidEncodedURL: A,
		createDeferredPromise: Z,
		ReadableStreamFrom: g,
		tryUpgradeRequestToAPotentiallyTrustworthyURL: ce,
		clampAndCoarsenConnectionTimingInfo: G,
		coarsenedSharedCurrentTime: ee,
		determineRequestsReferrer: ie,
		makePolicyContainer: ne,
		clonePolicyContainer: re,
		appendFetchMetadata: H,
		appendRequestOriginHeader: U,
		TAOCheck: V,
		corsCheck: B,
		crossOriginResourcePolicyCheck: z,
		createOpaqueTimingInfo: te,
		setRequestReferrerPolicyOnRedirect: R,
		isValidHTTPToken: _,
		requestBadPort: N,
		requestCurrentURL: M,
		responseURL: O,
		responseLocationURL: k,
		isBlobLike: h,
		isURLPotentiallyTrustworthy: K,
		isValidReasonPhrase: F,
		sameOrigin: le,
		normalizeMethod: fe,
		serializeJavascriptValueToJSONString: pe,
		iteratorMixin: ge,
		createIterator: he,
		isValidHeaderName: I,
		isValidHeaderValue: L,
		isErrorLike: P,
		fullyReadBody: _e,
		bytesMatch: oe,
		isReadableStreamLike: Q,
		readableStreamClose: ve,
		isomorphicEncode: $,
		urlIsLocal: xe,
		urlHasHttpsScheme: Se,
		urlIsHttpHttpsScheme: Ce,
		readAllBytes: be,
		simpleRangeHeaderValue: we,
		buildContentRange: Te,
		parseMetadata: J,
		createInflate: De,
		extractMimeType: Oe,
		getDecodeSplit: Ae,
		utf8DecodeBytes: Me,
		environmentSettingsObject: new class {
			settingsObject = new Ne();
		}()
	};
})), w = t(((e, t) => {
	t.exports = {
		kUrl: Symbol("url"),
		kHeaders: Symbol("headers"),
		kSignal: Symbol("signal"),
		kState: Symbol("state"),
		kDispatcher: Symbol("dispatcher")
	};
})), T = t(((t, n) => {
	let { Blob: r, File: i } = e("node:buffer"), { kState: a } = w(), { webidl: o } = S();
	var s = class e {
		constructor(e, t, n = {}) {
			let r = t, i = n.type, o = n.lastModified ?? Date.now();
			this[a] = {
				blobLike: e,
				name: r,
				type: i,
				lastModified: o
			};
		}
		stream(...t) {
			return o.brandCheck(this, e), this[a].blobLike.stream(...t);
		}
		arrayBuffer(...t) {
			return o.brandCheck(this, e), this[a].blobLike.arrayBuffer(...t);
		}
		slice(...t) {
			return o.brandCheck(this, e), this[a].blobLike.slice(...t);
		}
		text(...t) {
			return o.brandCheck(this, e), this[a].blobLike.text(...t);
		}
		get size() {
			return o.brandCheck(this, e), this[a].blobLike.size;
		}
		get type() {
			return o.brandCheck(this, e), this[a].blobLike.type;
		}
		get name() {
			return o.brandCheck(this, e), this[a].name;
		}
		get lastModified() {
			return o.brandCheck(this, e), this[a].lastModified;
		}
		get [Symbol.toStringTag]() {
			return "File";
		}
	};
	o.converters.Blob = o.interfaceConverter(r);
	function c(e) {
		return e instanceof i || e && (typeof e.stream == "function" || typeof e.arrayBuffer == "function") && e[Symbol.toStringTag] === "File";
	}
	n.exports = {
		FileLike: s,
		isFileLike: c
	};
})), E = t(((t, n) => {
	let { isBlobLike: r, iteratorMixin: i } = C(), { kState: a } = w(), { kEnumerableProperty: o } = c(), { FileLike: s, isFileLike: l } = T(), { webidl: u } = S(), { File: d } = e("node:buffer"), f = e("node:util"), p = globalThis.File ?? d;
	var m = class e {
		constructor(e) {
			if (u.util.markAsUncloneable(this), e !== void 0) throw u.errors.conversionFailed({
				prefix: "FormData constructor",
				argument: "Argument 1",
				types: ["undefined"]
			});
			this[a] = [];
		}
		append(t, n, i = void 0) {
			u.brandCheck(this, e);
			let o = "FormData.append";
			if (u.argumentLengthCheck(arguments, 2, o), arguments.length === 3 && !r(n)) throw TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");
			t = u.converters.USVString(t, o, "name"), n = r(n) ? u.converters.Blob(n, o, "value", { strict: !1 }) : u.converters.USVString(n, o, "value"), i = arguments.length === 3 ? u.converters.USVString(i, o, "filename") : void 0;
			let s = h(t, n, i);
			this[a].push(s);
		}
		delete(t) {
			u.brandCheck(this, e);
			let n = "FormData.delete";
			u.argumentLengthCheck(arguments, 1, n), t = u.converters.USVString(t, n, "name"), this[a] = this[a].filter((e) => e.name !== t);
		}
		get(t) {
			u.brandCheck(this, e);
			let n = "FormData.get";
			u.argumentLengthCheck(arguments, 1, n), t = u.converters.USVString(t, n, "name");
			let r = this[a].findIndex((e) => e.name === t);
			return r === -1 ? null : this[a][r].value;
		}
		getAll(t) {
			u.brandCheck(this, e);
			let n = "FormData.getAll";
			return u.argumentLengthCheck(arguments, 1, n), t = u.converters.USVString(t, n, "name"), this[a].filter((e) => e.name === t).map((e) => e.value);
		}
		has(t) {
			u.brandCheck(this, e);
			let n = "FormData.has";
			return u.argumentLengthCheck(arguments, 1, n), t = u.converters.USVString(t, n, "name"), this[a].findIndex((e) => e.name === t) !== -1;
		}
		set(t, n, i = void 0) {
			u.brandCheck(this, e);
			let o = "FormData.set";
			if (u.argumentLengthCheck(arguments, 2, o), arguments.length === 3 && !r(n)) throw TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");
			t = u.converters.USVString(t, o, "name"), n = r(n) ? u.converters.Blob(n, o, "name", { strict: !1 }) : u.converters.USVString(n, o, "name"), i = arguments.length === 3 ? u.converters.USVString(i, o, "name") : void 0;
			let s = h(t, n, i), c = this[a].findIndex((e) => e.name === t);
			c === -1 ? this[a].push(s) : this[a] = [
				...this[a].slice(0, c),
				s,
				...this[a].slice(c + 1).filter((e) => e.name !== t)
			];
		}
		[f.inspect.custom](e, t) {
			let n = this[a].reduce((e, t) => (e[t.name] ? Array.isArray(e[t.name]) ? e[t.name].push(t.value) : e[t.name] = [e[t.name], t.value] : e[t.name] = t.value, e), { __proto__: null });
			t.depth ??= e, t.colors ??= !0;
			let r = f.formatWithOptions(t, n);
			return `FormData ${r.slice(r.indexOf("]") + 2)}`;
		}
	};
	i("FormData", m, a, "name", "value"), Object.defineProperties(m.prototype, {
		append: o,
		delete: o,
		get: o,
		getAll: o,
		has: o,
		set: o,
		[Symbol.toStringTag]: {
			value: "FormData",
			configurable: !0
		}
	});
	function h(e, t, n) {
		if (typeof t != "string" && (l(t) || (t = t instanceof Blob ? new p([t], "blob", { type: t.type }) : new s(t, "blob", { type: t.type })), n !== void 0)) {
			let e = {
				type: t.type,
				lastModified: t.lastModified
			};
			t = t instanceof d ? new p([t], n, e) : new s(t, n, e);
		}
		return {
			name: e,
			value: t
		};
	}
	n.exports = {
		FormData: m,
		makeEntry: h
	};
})), D = t(((t, n) => {
	let { isUSVString: r, bufferToLowerCasedHeaderName: i } = c(), { utf8DecodeBytes: a } = C(), { HTTP_TOKEN_CODEPOINTS: o, isomorphicDecode: s } = x(), { isFileLike: l } = T(), { makeEntry: u } = E(), d = e("node:assert"), { File: f } = e("node:buffer"), p = globalThis.File ?? f, m = Buffer.from("form-data; name=\""), h = Buffer.from("; filename"), g = Buffer.from("--"), _ = Buffer.from("--\r\n");
	function v(e) {
		for (let t = 0; t < e.length; ++t) if (e.charCodeAt(t) & -128) return !1;
		return !0;
	}
	function y(e) {
		let t = e.length;
		if (t < 27 || t > 70) return !1;
		for (let n = 0; n < t; ++n) {
			let t = e.charCodeAt(n);
			if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) return !1;
		}
		return !0;
	}
	function b(e, t) {
		d(t !== "failure" && t.essence === "multipart/form-data");
		let n = t.parameters.get("boundary");
		if (n === void 0) return "failure";
		let i = Buffer.from(`--${n}`, "utf8"), o = [], s = { position: 0 };
		for (; e[s.position] === 13 && e[s.position + 1] === 10;) s.position += 2;
		let c = e.length;
		for (; e[c - 1] === 10 && e[c - 2] === 13;) c -= 2;
		for (c !== e.length && (e = e.subarray(0, c));;) {
			if (e.subarray(s.position, s.position + i.length).equals(i)) s.position += i.length;
			else return "failure";
			if (s.position === e.length - 2 && k(e, g, s) || s.position === e.length - 4 && k(e, _, s)) return o;
			if (e[s.position] !== 13 || e[s.position + 1] !== 10) return "failure";
			s.position += 2;
			let t = S(e, s);
			if (t === "failure") return "failure";
			let { name: n, filename: c, contentType: f, encoding: m } = t;
			s.position += 2;
			let h;
			{
				let t = e.indexOf(i.subarray(2), s.position);
				if (t === -1) return "failure";
				h = e.subarray(s.position, t - 4), s.position += h.length, m === "base64" && (h = Buffer.from(h.toString(), "base64"));
			}
			if (e[s.position] !== 13 || e[s.position + 1] !== 10) return "failure";
			s.position += 2;
			let y;
			c === null ? y = a(Buffer.from(h)) : (f ??= "text/plain", v(f) || (f = ""), y = new p([h], c, { type: f })), d(r(n)), d(typeof y == "string" && r(y) || l(y)), o.push(u(n, y, c));
		}
	}
	function S(e, t) {
		let n = null, r = null, a = null, c = null;
		for (;;) {
			if (e[t.position] === 13 && e[t.position + 1] === 10) return n === null ? "failure" : {
				name: n,
				filename: r,
				contentType: a,
				encoding: c
			};
			let l = D((e) => e !== 10 && e !== 13 && e !== 58, e, t);
			if (l = O(l, !0, !0, (e) => e === 9 || e === 32), !o.test(l.toString()) || e[t.position] !== 58) return "failure";
			switch (t.position++, D((e) => e === 32 || e === 9, e, t), i(l)) {
				case "content-disposition":
					if (n = r = null, !k(e, m, t) || (t.position += 17, n = w(e, t), n === null)) return "failure";
					if (k(e, h, t)) {
						let n = t.position + h.length;
						if (e[n] === 42 && (t.position += 1, n += 1), e[n] !== 61 || e[n + 1] !== 34 || (t.position += 12, r = w(e, t), r === null)) return "failure";
					}
					break;
				case "content-type": {
					let n = D((e) => e !== 10 && e !== 13, e, t);
					n = O(n, !1, !0, (e) => e === 9 || e === 32), a = s(n);
					break;
				}
				case "content-transfer-encoding": {
					let n = D((e) => e !== 10 && e !== 13, e, t);
					n = O(n, !1, !0, (e) => e === 9 || e === 32), c = s(n);
					break;
				}
				default: D((e) => e !== 10 && e !== 13, e, t);
			}
			if (e[t.position] !== 13 && e[t.position + 1] !== 10) return "failure";
			t.position += 2;
		}
	}
	function w(e, t) {
		d(e[t.position - 1] === 34);
		let n = D((e) => e !== 10 && e !== 13 && e !== 34, e, t);
		return e[t.position] === 34 ? (t.position++, n = new TextDecoder().decode(n).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\""), n) : null;
	}
	function D(e, t, n) {
		let r = n.position;
		for (; r < t.length && e(t[r]);) ++r;
		return t.subarray(n.position, n.position = r);
	}
	function O(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e[i]);) i++;
		if (n) for (; a > 0 && r(e[a]);) a--;
		return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
	}
	function k(e, t, n) {
		if (e.length < t.length) return !1;
		for (let r = 0; r < t.length; r++) if (t[r] !== e[n.position + r]) return !1;
		return !0;
	}
	n.exports = {
		multipartFormDataParser: b,
		validateBoundary: y
	};
})), O = t(((t, n) => {
	let r = c(), { ReadableStreamFrom: i, isBlobLike: a, isReadableStreamLike: o, readableStreamClose: s, createDeferredPromise: l, fullyReadBody: u, extractMimeType: d, utf8DecodeBytes: f } = C(), { FormData: p } = E(), { kState: m } = w(), { webidl: h } = S(), { Blob: g } = e("node:buffer"), _ = e("node:assert"), { isErrored: v, isDisturbed: y } = e("node:stream"), { isArrayBuffer: b } = e("node:util/types"), { serializeAMimeType: T } = x(), { multipartFormDataParser: O } = D(), k;
	try {
		let t = e("node:crypto");
		k = (e) => t.randomInt(0, e);
	} catch {
		k = (e) => Math.floor(Math.random(e));
	}
	let A = new TextEncoder();
	function j() {}
	let M = globalThis.FinalizationRegistry && process.version.indexOf("v18") !== 0, N;
	M && (N = new FinalizationRegistry((e) => {
		let t = e.deref();
		t && !t.locked && !y(t) && !v(t) && t.cancel("Response object has been garbage collected").catch(j);
	}));
	function P(e, t = !1) {
		let n = null;
		n = e instanceof ReadableStream ? e : a(e) ? e.stream() : new ReadableStream({
			async pull(e) {
				let t = typeof l == "string" ? A.encode(l) : l;
				t.byteLength && e.enqueue(t), queueMicrotask(() => s(e));
			},
			start() {},
			type: "bytes"
		}), _(o(n));
		let c = null, l = null, u = null, d = null;
		if (typeof e == "string") l = e, d = "text/plain;charset=UTF-8";
		else if (e instanceof URLSearchParams) l = e.toString(), d = "application/x-www-form-urlencoded;charset=UTF-8";
		else if (b(e)) l = new Uint8Array(e.slice());
		else if (ArrayBuffer.isView(e)) l = new Uint8Array(e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength));
		else if (r.isFormDataLike(e)) {
			let t = `----formdata-undici-0${`${k(1e11)}`.padStart(11, "0")}`, n = `--${t}\r\nContent-Disposition: form-data`, r = (e) => e.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22"), i = (e) => e.replace(/\r?\n|\r/g, "\r\n"), a = [], o = new Uint8Array([13, 10]);
			u = 0;
			let s = !1;
			for (let [t, c] of e) if (typeof c == "string") {
				let e = A.encode(n + `; name="${r(i(t))}"\r\n\r\n${i(c)}\r\n`);
				a.push(e), u += e.byteLength;
			} else {
				let e = A.encode(`${n}; name="${r(i(t))}"` + (c.name ? `; filename="${r(c.name)}"` : "") + `\r
Content-Type: ${c.type || "application/octet-stream"}\r\n\r\n`);
				a.push(e, c, o), typeof c.size == "number" ? u += e.byteLength + c.size + o.byteLength : s = !0;
			}
			let f = A.encode(`--${t}--\r\n`);
			a.push(f), u += f.byteLength, s && (u = null), l = e, c = async function* () {
				for (let e of a) e.stream ? yield* e.stream() : yield e;
			}, d = `multipart/form-data; boundary=${t}`;
		} else if (a(e)) l = e, u = e.size, e.type && (d = e.type);
		else if (typeof e[Symbol.asyncIterator] == "function") {
			if (t) throw TypeError("keepalive");
			if (r.isDisturbed(e) || e.locked) throw TypeError("Response body object should not be disturbed or locked");
			n = e instanceof ReadableStream ? e : i(e);
		}
		if ((typeof l == "string" || r.isBuffer(l)) && (u = Buffer.byteLength(l)), c != null) {
			let t;
			n = new ReadableStream({
				async start() {
					t = c(e)[Symbol.asyncIterator]();
				},
				async pull(e) {
					let { value: r, done: i } = await t.next();
					if (i) queueMicrotask(() => {
						e.close(), e.byobRequest?.respond(0);
					});
					else if (!v(n)) {
						let t = new Uint8Array(r);
						t.byteLength && e.enqueue(t);
					}
					return e.desiredSize > 0;
				},
				async cancel(e) {
					await t.return();
				},
				type: "bytes"
			});
		}
		return [{
			stream: n,
			source: l,
			length: u
		}, d];
	}
	function F(e, t = !1) {
		return e instanceof ReadableStream && (_(!r.isDisturbed(e), "The body has already been consumed."), _(!e.locked, "The stream is locked.")), P(e, t);
	}
	function I(e, t) {
		let [n, r] = t.stream.tee();
		return t.stream = n, {
			stream: r,
			length: t.length,
			source: t.source
		};
	}
	function L(e) {
		if (e.aborted) throw new DOMException("The operation was aborted.", "AbortError");
	}
	function R(e) {
		return {
			blob() {
				return B(this, (e) => {
					let t = U(this);
					return t === null ? t = "" : t &&= T(t), new g([e], { type: t });
				}, e);
			},
			arrayBuffer() {
				return B(this, (e) => new Uint8Array(e).buffer, e);
			},
			text() {
				return B(this, f, e);
			},
			json() {
				return B(this, H, e);
			},
			formData() {
				return B(this, (e) => {
					let t = U(this);
					if (t !== null) switch (t.essence) {
						case "multipart/form-data": {
							let n = O(e, t);
							if (n === "failure") throw TypeError("Failed to parse body as FormData.");
							let r = new p();
							return r[m] = n, r;
						}
						case "application/x-www-form-urlencoded": {
							let t = new URLSearchParams(e.toString()), n = new p();
							for (let [e, r] of t) n.append(e, r);
							return n;
						}
					}
					throw TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
				}, e);
			},
			bytes() {
				return B(this, (e) => new Uint8Array(e), e);
			}
		};
	}
	function z(e) {
		Object.assign(e.prototype, R(e));
	}
	async function B(e, t, n) {
		if (h.brandCheck(e, n), V(e)) throw TypeError("Body is unusable: Body has already been read");
		L(e[m]);
		let r = l(), i = (e) => r.reject(e), a = (e) => {
			try {
				r.resolve(t(e));
			} catch (e) {
				i(e);
			}
		};
		return e[m].body == null ? (a(Buffer.allocUnsafe(0)), r.promise) : (await u(e[m].body, a, i), r.promise);
	}
	function V(e) {
		let t = e[m].body;
		return t != null && (t.stream.locked || r.isDisturbed(t.stream));
	}
	function H(e) {
		return JSON.parse(f(e));
	}
	function U(e) {
		let t = e[m].headersList, n = d(t);
		return n === "failure" ? null : n;
	}
	n.exports = {
		extractBody: P,
		safelyExtractBody: F,
		cloneBody: I,
		mixinBody: z,
		streamRegistry: N,
		hasFinalizationRegistry: M,
		bodyUnusable: V
	};
})), k = t(((t, n) => {
	let r = e("node:assert"), o = c(), { channels: s } = l(), u = p(), { RequestContentLengthMismatchError: d, ResponseContentLengthMismatchError: f, RequestAbortedError: m, InvalidArgumentError: h, HeadersTimeoutError: y, HeadersOverflowError: b, SocketError: x, InformationalError: S, BodyTimeoutError: C, HTTPParserError: w, ResponseExceededMaxSizeError: T } = a(), { kUrl: E, kReset: D, kClient: k, kParser: A, kBlocking: j, kRunning: M, kPending: N, kSize: P, kWriting: F, kQueue: I, kNoRef: L, kKeepAliveDefaultTimeout: R, kHostHeader: z, kPendingIdx: B, kRunningIdx: V, kError: H, kPipelining: U, kSocket: W, kKeepAliveTimeoutValue: G, kMaxHeadersSize: ee, kKeepAliveMaxTimeout: te, kKeepAliveTimeoutThreshold: ne, kHeadersTimeout: re, kBodyTimeout: ie, kStrictContentLength: ae, kMaxRequests: K, kCounter: oe, kMaxResponseSize: q, kOnError: J, kResume: Y, kHTTPContext: se } = i(), X = g(), ce = Buffer.alloc(0), le = Buffer[Symbol.species], Z = o.addListener, ue = o.removeAllListeners, de = Symbol("kIdleSocketValidation"), fe = Symbol("kIdleSocketValidationTimeout"), pe = Symbol("kSocketUsed"), me;
	async function he() {
		let e = process.env.JEST_WORKER_ID ? _() : void 0, t;
		try {
			t = await WebAssembly.compile(v());
		} catch {
			t = await WebAssembly.compile(e || _());
		}
		return await WebAssembly.instantiate(t, { env: {
			wasm_on_url: (e, t, n) => 0,
			wasm_on_status: (e, t, n) => {
				r(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onStatus(new le(ve.buffer, i, n)) || 0;
			},
			wasm_on_message_begin: (e) => (r(Q.ptr === e), Q.onMessageBegin() || 0),
			wasm_on_header_field: (e, t, n) => {
				r(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onHeaderField(new le(ve.buffer, i, n)) || 0;
			},
			wasm_on_header_value: (e, t, n) => {
				r(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onHeaderValue(new le(ve.buffer, i, n)) || 0;
			},
			wasm_on_headers_complete: (e, t, n, i) => (r(Q.ptr === e), Q.onHeadersComplete(t, !!n, !!i) || 0),
			wasm_on_body: (e, t, n) => {
				r(Q.ptr === e);
				let i = t - $ + ve.byteOffset;
				return Q.onBody(new le(ve.buffer, i, n)) || 0;
			},
			wasm_on_message_complete: (e) => (r(Q.ptr === e), Q.onMessageComplete() || 0)
		} });
	}
	let ge = null, _e = he();
	_e.catch();
	let Q = null, ve = null, ye = 0, $ = null;
	var be = class {
		constructor(e, t, { exports: n }) {
			r(Number.isFinite(e[ee]) && e[ee] > 0), this.llhttp = n, this.ptr = this.llhttp.llhttp_alloc(X.TYPE.RESPONSE), this.client = e, this.socket = t, this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.statusCode = null, this.statusText = "", this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = e[ee], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = "", this.contentLength = "", this.connection = "", this.maxResponseSize = e[q];
		}
		setTimeout(e, t) {
			e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1 ? (this.timeout &&= (u.clearTimeout(this.timeout), null), e && (t & 1 ? this.timeout = u.setFastTimeout(xe, e, new WeakRef(this)) : (this.timeout = setTimeout(xe, e, new WeakRef(this)), this.timeout.unref())), this.timeoutValue = e) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = t;
		}
		resume() {
			!this.socket.destroyed && this.paused && (r(this.ptr != null), r(Q == null), this.llhttp.llhttp_resume(this.ptr), r(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || ce), this.readMore());
		}
		readMore() {
			for (; !this.paused && this.ptr;) {
				let e = this.socket.read();
				if (e === null) break;
				this.execute(e);
			}
		}
		execute(e) {
			r(this.ptr != null), r(Q == null), r(!this.paused);
			let { socket: t, llhttp: n } = this;
			e.length > ye && ($ && n.free($), ye = Math.ceil(e.length / 4096) * 4096, $ = n.malloc(ye)), new Uint8Array(n.memory.buffer, $, ye).set(e);
			try {
				let r;
				try {
					ve = e, Q = this, r = n.llhttp_execute(this.ptr, $, e.length);
				} catch (e) {
					throw e;
				} finally {
					Q = null, ve = null;
				}
				let i = n.llhttp_get_error_pos(this.ptr) - $;
				if (r !== X.ERROR.OK) {
					let n = e.subarray(i);
					if (r === X.ERROR.PAUSED_UPGRADE) this.onUpgrade(n);
					else if (r === X.ERROR.PAUSED) this.paused = !0, t.unshift(n);
					else throw this.createError(r, n);
				}
			} catch (e) {
				o.destroy(t, e);
			}
		}
		finish() {
			r(Q === null), r(this.ptr != null), r(!this.paused);
			let { llhttp: e } = this, t;
			try {
				Q = this, t = e.llhttp_finish(this.ptr);
			} finally {
				Q = null;
			}
			return t === X.ERROR.OK ? null : t === X.ERROR.PAUSED || t === X.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(t, ce);
		}
		createError(e, t) {
			let { llhttp: n, contentLength: r, bytesRead: i } = this;
			if (r && i !== parseInt(r, 10)) return new f();
			let a = n.llhttp_get_error_reason(this.ptr), o = "";
			if (a) {
				let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
				o = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(n.memory.buffer, a, e).toString() + ")";
			}
			return new w(o, X.ERROR[e], t);
		}
		destroy() {
			r(this.ptr != null), r(Q == null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && u.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
		}
		onStatus(e) {
			this.statusText = e.toString();
		}
		onMessageBegin() {
			let { socket: e, client: t } = this;
			if (e.destroyed) return -1;
			if (t[M] === 0) return o.destroy(e, new x("bad response", o.getSocketInfo(e))), -1;
			let n = t[I][t[V]];
			if (!n) return -1;
			n.onResponseStarted();
		}
		onHeaderField(e) {
			let t = this.headers.length;
			t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e), this.trackHeader(e.length);
		}
		onHeaderValue(e) {
			let t = this.headers.length;
			(t & 1) == 1 ? (this.headers.push(e), t += 1) : this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
			let n = this.headers[t - 2];
			if (n.length === 10) {
				let t = o.bufferToLowerCasedHeaderName(n);
				t === "keep-alive" ? this.keepAlive += e.toString() : t === "connection" && (this.connection += e.toString());
			} else n.length === 14 && o.bufferToLowerCasedHeaderName(n) === "content-length" && (this.contentLength += e.toString());
			this.trackHeader(e.length);
		}
		trackHeader(e) {
			this.headersSize += e, this.headersSize >= this.headersMaxSize && o.destroy(this.socket, new b());
		}
		onUpgrade(e) {
			let { upgrade: t, client: n, socket: i, headers: a, statusCode: s, statusText: c } = this;
			r(t), r(n[W] === i), r(!i.destroyed), r(!this.paused), r(!(a.length & 1));
			let l = n[I][n[V]];
			r(l), r(l.upgrade || l.method === "CONNECT"), this.statusCode = null, this.statusText = "", this.shouldKeepAlive = null, this.headers = [], this.headersSize = 0, i.unshift(e), i[A].destroy(), i[A] = null, i[k] = null, i[H] = null, ue(i), n[W] = null, n[se] = null, n[I][n[V]++] = null, n.emit("disconnect", n[E], [n], new S("upgrade"));
			try {
				l.onUpgrade(s, a, i, c);
			} catch (e) {
				o.errorRequest(n, l, e), o.destroy(i, e);
			}
			n[Y]();
		}
		onHeadersComplete(e, t, n) {
			let { client: i, socket: a, headers: s, statusText: c } = this;
			if (a.destroyed) return -1;
			if (i[M] === 0) return o.destroy(a, new x("bad response", o.getSocketInfo(a))), -1;
			let l = i[I][i[V]];
			if (!l) return -1;
			if (r(!this.upgrade), r(this.statusCode < 200), e === 100) return o.destroy(a, new x("bad response", o.getSocketInfo(a))), -1;
			if (t && !l.upgrade) return o.destroy(a, new x("bad upgrade", o.getSocketInfo(a))), -1;
			if (r(this.timeoutType === 3), this.statusCode = e, this.shouldKeepAlive = n || l.method === "HEAD" && !a[D] && this.connection.toLowerCase() === "keep-alive", this.statusCode >= 200) {
				let e = l.bodyTimeout == null ? i[ie] : l.bodyTimeout;
				this.setTimeout(e, 5);
			} else this.timeout && this.timeout.refresh && this.timeout.refresh();
			if (l.method === "CONNECT" || t) return r(i[M] === 1), this.upgrade = !0, 2;
			if (r(!(this.headers.length & 1)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && i[U]) {
				let e = this.keepAlive ? o.parseKeepAliveTimeout(this.keepAlive) : null;
				if (e != null) {
					let t = Math.min(e - i[ne], i[te]);
					t <= 0 ? a[D] = !0 : i[G] = t;
				} else i[G] = i[R];
			} else a[D] = !0;
			let u = l.onHeaders(e, s, this.resume, c) === !1;
			return l.aborted ? -1 : l.method === "HEAD" || e < 200 ? 1 : (a[j] && (a[j] = !1, i[Y]()), u ? X.ERROR.PAUSED : 0);
		}
		onBody(e) {
			let { client: t, socket: n, statusCode: i, maxResponseSize: a } = this;
			if (n.destroyed) return -1;
			let s = t[I][t[V]];
			if (r(s), r(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), r(i >= 200), a > -1 && this.bytesRead + e.length > a) return o.destroy(n, new T()), -1;
			if (this.bytesRead += e.length, s.onData(e) === !1) return X.ERROR.PAUSED;
		}
		onMessageComplete() {
			let { client: e, socket: t, statusCode: n, upgrade: i, headers: a, contentLength: s, bytesRead: c, shouldKeepAlive: l } = this;
			if (t.destroyed && (!n || l)) return -1;
			if (i) return;
			r(n >= 100), r(!(this.headers.length & 1));
			let u = e[I][e[V]];
			if (r(u), this.statusCode = null, this.statusText = "", this.bytesRead = 0, this.contentLength = "", this.keepAlive = "", this.connection = "", this.headers = [], this.headersSize = 0, !(n < 200)) {
				if (u.method !== "HEAD" && s && c !== parseInt(s, 10)) return o.destroy(t, new f()), -1;
				if (u.onComplete(a), e[I][e[V]++] = null, t[pe] = !0, t[F]) return r(e[M] === 0), o.destroy(t, new S("reset")), X.ERROR.PAUSED;
				if (!l || t[D] && e[M] === 0) return o.destroy(t, new S("reset")), X.ERROR.PAUSED;
				e[U] == null || e[U] === 1 ? setImmediate(() => e[Y]()) : e[Y]();
			}
		}
	};
	function xe(e) {
		let { socket: t, timeoutType: n, client: i, paused: a } = e.deref();
		n === 3 ? (!t[F] || t.writableNeedDrain || i[M] > 1) && (r(!a, "cannot be paused while waiting for headers"), o.destroy(t, new y())) : n === 5 ? a || o.destroy(t, new C()) : n === 8 && (r(i[M] === 0 && i[G]), o.destroy(t, new S("socket idle timeout")));
	}
	async function Se(e, t) {
		e[W] = t, ge || (ge = await _e, _e = null), t[L] = !1, t[F] = !1, t[D] = !1, t[j] = !1, t[de] = 0, t[fe] = null, t[pe] = !1, t[A] = new be(e, t, ge), Z(t, "error", function(e) {
			let t = this[A];
			if (e.code === "ECONNRESET" && t.statusCode && !t.shouldKeepAlive) {
				let e = t.finish();
				e && (this[H] = e, this[k][J](e));
			} else this[H] = e, this[k][J](e);
		}), Z(t, "readable", function() {
			let e = this[A];
			e && e.readMore();
		}), Z(t, "end", function() {
			let e = this[A];
			if (e.statusCode && !e.shouldKeepAlive) {
				let t = e.finish();
				t && o.destroy(this, t);
			} else o.destroy(this, new x("other side closed", o.getSocketInfo(this)));
		}), Z(t, "close", function() {
			let e = this[k], t = this[A];
			Ce(this), t && (!this[H] && t.statusCode && !t.shouldKeepAlive && (this[H] = t.finish() || this[H]), this[A].destroy(), this[A] = null);
			let n = this[H] || new x("closed", o.getSocketInfo(this));
			if (e[W] = null, e[se] = null, e.destroyed) {
				r(e[N] === 0);
				let t = e[I].splice(e[V]);
				for (let r = 0; r < t.length; r++) {
					let i = t[r];
					o.errorRequest(e, i, n);
				}
			} else if (e[M] > 0 && n.code !== "UND_ERR_INFO") {
				let t = e[I][e[V]];
				e[I][e[V]++] = null, o.errorRequest(e, t, n);
			}
			e[B] = e[V], r(e[M] === 0), e.emit("disconnect", e[E], [e], n), e[Y]();
		});
		let n = !1;
		return t.on("close", () => {
			n = !0;
		}), {
			version: "h1",
			defaultPipelining: 1,
			write(...t) {
				return De(e, ...t);
			},
			resume() {
				Te(e);
			},
			destroy(e, r) {
				n ? queueMicrotask(r) : t.destroy(e).on("close", r);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy(n) {
				return !!(t[F] || t[D] || t[j] || t[de] === 1 || n && (e[M] > 0 && !n.idempotent || e[M] > 0 && (n.upgrade || n.method === "CONNECT") || e[M] > 0 && o.bodyLength(n.body) !== 0 && (o.isStream(n.body) || o.isAsyncIterable(n.body) || o.isFormDataLike(n.body))));
			}
		};
	}
	function Ce(e) {
		e[fe] && (clearImmediate(e[fe]), e[fe] = null), e[de] = 0;
	}
	function we(e, t) {
		t[de] = 1, t[fe] = setImmediate(() => {
			t[fe] = null, t[de] = 2, e[W] === t && !t.destroyed && e[Y]();
		});
	}
	function Te(e) {
		let t = e[W];
		if (t && !t.destroyed) {
			if (e[P] === 0 ? !t[L] && t.unref && (t.unref(), t[L] = !0) : t[L] && t.ref && (t.ref(), t[L] = !1), e[M] === 0 && e[N] > 0 && t[pe]) {
				if (t[de] === 0) {
					we(e, t), t[A].readMore(), t.destroyed;
					return;
				}
				if (t[de] === 1) {
					t[A].readMore(), t.destroyed;
					return;
				}
			}
			if (e[M] === 0 && (t[A].readMore(), t.destroyed)) return;
			if (e[P] === 0) t[A].timeoutType !== 8 && t[A].setTimeout(e[G], 8);
			else if (e[M] > 0 && t[A].statusCode < 200 && t[A].timeoutType !== 3) {
				let n = e[I][e[V]], r = n.headersTimeout == null ? e[re] : n.headersTimeout;
				t[A].setTimeout(r, 3);
			}
		}
	}
	function Ee(e) {
		return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
	}
	function De(e, t) {
		let { method: n, path: i, host: a, upgrade: c, blocking: l, reset: u } = t, { body: f, headers: p, contentLength: g } = t, _ = n === "PUT" || n === "POST" || n === "PATCH" || n === "QUERY" || n === "PROPFIND" || n === "PROPPATCH";
		if (o.isFormDataLike(f)) {
			me ||= O().extractBody;
			let [e, n] = me(f);
			t.contentType ?? p.push("content-type", n), f = e.stream, g = e.length;
		} else if (o.isBlobLike(f) && t.contentType == null) {
			let n = f.type;
			if (n) {
				let r = `${n}`;
				if (!o.isValidHeaderValue(r)) return o.errorRequest(e, t, new h("invalid content-type header")), !1;
				p.push("content-type", r);
			}
		}
		f && typeof f.read == "function" && f.read(0);
		let v = o.bodyLength(f);
		if (g = v ?? g, g === null && (g = t.contentLength), g === 0 && !_ && (g = null), Ee(n) && g > 0 && t.contentLength !== null && t.contentLength !== g) {
			if (e[ae]) return o.errorRequest(e, t, new d()), !1;
			process.emitWarning(new d());
		}
		let y = e[W];
		Ce(y);
		let b = (n) => {
			t.aborted || (t.completed ? (t.upgrade || t.method === "CONNECT") && o.destroy(y, new S("aborted")) : (o.errorRequest(e, t, n || new m()), o.destroy(f), o.destroy(y, new S("aborted"))));
		};
		try {
			t.onConnect(b);
		} catch (n) {
			o.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		n === "HEAD" && (y[D] = !0), (c || n === "CONNECT") && (y[D] = !0), u != null && (y[D] = u), e[K] && y[oe]++ >= e[K] && (y[D] = !0), l && (y[j] = !0);
		let x = `${n} ${i} HTTP/1.1\r\n`;
		if (x += typeof a == "string" ? `host: ${a}\r\n` : e[z], c ? x += `connection: upgrade\r\nupgrade: ${c}\r\n` : e[U] && !y[D] ? x += "connection: keep-alive\r\n" : x += "connection: close\r\n", Array.isArray(p)) for (let e = 0; e < p.length; e += 2) {
			let t = p[e + 0], n = p[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) x += `${t}: ${n[e]}\r\n`;
			else x += `${t}: ${n}\r\n`;
		}
		return s.sendHeaders.hasSubscribers && s.sendHeaders.publish({
			request: t,
			headers: x,
			socket: y
		}), !f || v === 0 ? ke(b, null, e, t, y, g, x, _) : o.isBuffer(f) ? ke(b, f, e, t, y, g, x, _) : o.isBlobLike(f) ? typeof f.stream == "function" ? je(b, f.stream(), e, t, y, g, x, _) : Ae(b, f, e, t, y, g, x, _) : o.isStream(f) ? Oe(b, f, e, t, y, g, x, _) : o.isIterable(f) ? je(b, f, e, t, y, g, x, _) : r(!1), !0;
	}
	function Oe(e, t, n, i, a, s, c, l) {
		r(s !== 0 || n[M] === 0, "stream body cannot be pipelined");
		let u = !1, d = new Me({
			abort: e,
			socket: a,
			request: i,
			contentLength: s,
			client: n,
			expectsPayload: l,
			header: c
		}), f = function(e) {
			if (!u) try {
				!d.write(e) && this.pause && this.pause();
			} catch (e) {
				o.destroy(this, e);
			}
		}, p = function() {
			u || t.resume && t.resume();
		}, h = function() {
			if (queueMicrotask(() => {
				t.removeListener("error", g);
			}), !u) {
				let e = new m();
				queueMicrotask(() => g(e));
			}
		}, g = function(e) {
			if (!u) {
				if (u = !0, r(a.destroyed || a[F] && n[M] <= 1), a.off("drain", p).off("error", g), t.removeListener("data", f).removeListener("end", g).removeListener("close", h), !e) try {
					d.end();
				} catch (t) {
					e = t;
				}
				d.destroy(e), e && (e.code !== "UND_ERR_INFO" || e.message !== "reset") ? o.destroy(t, e) : o.destroy(t);
			}
		};
		t.on("data", f).on("end", g).on("error", g).on("close", h), t.resume && t.resume(), a.on("drain", p).on("error", g), t.errorEmitted ?? t.errored ? setImmediate(() => g(t.errored)) : (t.endEmitted ?? t.readableEnded) && setImmediate(() => g(null)), (t.closeEmitted ?? t.closed) && setImmediate(h);
	}
	function ke(e, t, n, i, a, s, c, l) {
		try {
			t ? o.isBuffer(t) && (r(s === t.byteLength, "buffer body must have content length"), a.cork(), a.write(`${c}content-length: ${s}\r\n\r\n`, "latin1"), a.write(t), a.uncork(), i.onBodySent(t), !l && i.reset !== !1 && (a[D] = !0)) : s === 0 ? a.write(`${c}content-length: 0\r\n\r\n`, "latin1") : (r(s === null, "no body must not have content length"), a.write(`${c}\r\n`, "latin1")), i.onRequestSent(), n[Y]();
		} catch (t) {
			e(t);
		}
	}
	async function Ae(e, t, n, i, a, o, s, c) {
		r(o === t.size, "blob body must have content length");
		try {
			if (o != null && o !== t.size) throw new d();
			let e = Buffer.from(await t.arrayBuffer());
			a.cork(), a.write(`${s}content-length: ${o}\r\n\r\n`, "latin1"), a.write(e), a.uncork(), i.onBodySent(e), i.onRequestSent(), !c && i.reset !== !1 && (a[D] = !0), n[Y]();
		} catch (t) {
			e(t);
		}
	}
	async function je(e, t, n, i, a, o, s, c) {
		r(o !== 0 || n[M] === 0, "iterator body cannot be pipelined");
		let l = null;
		function u() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let d = () => new Promise((e, t) => {
			r(l === null), a[H] ? t(a[H]) : l = e;
		});
		a.on("close", u).on("drain", u);
		let f = new Me({
			abort: e,
			socket: a,
			request: i,
			contentLength: o,
			client: n,
			expectsPayload: c,
			header: s
		});
		try {
			for await (let e of t) {
				if (a[H]) throw a[H];
				f.write(e) || await d();
			}
			f.end();
		} catch (e) {
			f.destroy(e);
		} finally {
			a.off("close", u).off("drain", u);
		}
	}
	var Me = class {
		constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
			this.socket = t, this.request = n, this.contentLength = r, this.client = i, this.bytesWritten = 0, this.expectsPayload = a, this.header = o, this.abort = e, t[F] = !0;
		}
		write(e) {
			let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: o, header: s } = this;
			if (t[H]) throw t[H];
			if (t.destroyed) return !1;
			let c = Buffer.byteLength(e);
			if (!c) return !0;
			if (r !== null && a + c > r) {
				if (i[ae]) throw new d();
				process.emitWarning(new d());
			}
			t.cork(), a === 0 && (!o && n.reset !== !1 && (t[D] = !0), r === null ? t.write(`${s}transfer-encoding: chunked\r\n`, "latin1") : t.write(`${s}content-length: ${r}\r\n\r\n`, "latin1")), r === null && t.write(`\r\n${c.toString(16)}\r\n`, "latin1"), this.bytesWritten += c;
			let l = t.write(e);
			return t.uncork(), n.onBodySent(e), l || t[A].timeout && t[A].timeoutType === 3 && t[A].timeout.refresh && t[A].timeout.refresh(), l;
		}
		end() {
			let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: o } = this;
			if (o.onRequestSent(), e[F] = !1, e[H]) throw e[H];
			if (!e.destroyed) {
				if (r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, "latin1") : e.write(`${a}\r\n`, "latin1") : t === null && e.write("\r\n0\r\n\r\n", "latin1"), t !== null && r !== t) {
					if (n[ae]) throw new d();
					process.emitWarning(new d());
				}
				e[A].timeout && e[A].timeoutType === 3 && e[A].timeout.refresh && e[A].timeout.refresh(), n[Y]();
			}
		}
		destroy(e) {
			let { socket: t, client: n, abort: i } = this;
			t[F] = !1, e && (r(n[M] <= 1, "pipeline should only contain this request"), i(e));
		}
	};
	n.exports = Se;
})), A = t(((t, n) => {
	let r = e("node:assert"), { errorMonitor: o } = e("node:events"), { pipeline: s } = e("node:stream"), l = c(), { RequestContentLengthMismatchError: u, RequestAbortedError: d, SocketError: f, InformationalError: p } = a(), { kUrl: m, kReset: h, kClient: g, kRunning: _, kPending: v, kQueue: y, kPendingIdx: b, kRunningIdx: x, kError: S, kSocket: C, kStrictContentLength: w, kOnError: T, kMaxConcurrentStreams: E, kHTTP2Session: D, kResume: k, kSize: A, kHTTPContext: j } = i(), M = Symbol("open streams"), N, P = !1, F;
	try {
		F = e("node:http2");
	} catch {
		F = { constants: {} };
	}
	let { constants: { HTTP2_HEADER_AUTHORITY: I, HTTP2_HEADER_METHOD: L, HTTP2_HEADER_PATH: R, HTTP2_HEADER_SCHEME: z, HTTP2_HEADER_CONTENT_LENGTH: B, HTTP2_HEADER_EXPECT: V, HTTP2_HEADER_STATUS: H } } = F;
	function U(e) {
		let t = [];
		for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n), Buffer.from(e));
		else t.push(Buffer.from(n), Buffer.from(r));
		return t;
	}
	function W(e) {
		let { [H]: t, ...n } = e;
		return U(n);
	}
	async function G(e, t) {
		e[C] = t, P || (P = !0, process.emitWarning("H2 support is experimental, expect them to change at any time.", { code: "UNDICI-H2" }));
		let n = F.connect(e[m], {
			createConnection: () => t,
			peerMaxConcurrentStreams: e[E]
		});
		n[M] = 0, n[g] = e, n[C] = t, l.addListener(n, "error", te), l.addListener(n, "frameError", ne), l.addListener(n, "end", re), l.addListener(n, "goaway", ie), l.addListener(n, "close", function() {
			let { [g]: e } = this, { [C]: t } = e, n = this[C][S] || this[S] || new f("closed", l.getSocketInfo(t));
			if (e[D] = null, e.destroyed) {
				r(e[v] === 0);
				let t = e[y].splice(e[x]);
				for (let r = 0; r < t.length; r++) {
					let i = t[r];
					l.errorRequest(e, i, n);
				}
			}
		}), n.unref(), e[D] = n, t[D] = n, l.addListener(t, "error", function(e) {
			this[S] = e, this[g][T](e);
		}), l.addListener(t, "end", function() {
			l.destroy(this, new f("other side closed", l.getSocketInfo(this)));
		}), l.addListener(t, "close", function() {
			let t = this[S] || new f("closed", l.getSocketInfo(this));
			e[C] = null, this[D] != null && this[D].destroy(t), e[b] = e[x], r(e[_] === 0), e.emit("disconnect", e[m], [e], t), e[k]();
		});
		let i = !1;
		return t.on("close", () => {
			i = !0;
		}), {
			version: "h2",
			defaultPipelining: Infinity,
			write(...t) {
				return K(e, ...t);
			},
			resume() {
				ee(e);
			},
			destroy(e, n) {
				i ? queueMicrotask(n) : t.destroy(e).on("close", n);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy() {
				return !1;
			}
		};
	}
	function ee(e) {
		let t = e[C];
		t?.destroyed === !1 && (e[A] === 0 && e[E] === 0 ? (t.unref(), e[D].unref()) : (t.ref(), e[D].ref()));
	}
	function te(e) {
		this[C][S] = e, this[g][T](e);
	}
	function ne(e, t, n) {
		if (n === 0) {
			let n = new p(`HTTP/2: "frameError" received - type ${e}, code ${t}`);
			this[C][S] = n, this[g][T](n);
		}
	}
	function re() {
		let e = new f("other side closed", l.getSocketInfo(this[C]));
		this.destroy(e), l.destroy(this[C], e);
	}
	function ie(e) {
		let t = this[S] || new f(`HTTP/2: "GOAWAY" frame received with code ${e}`, l.getSocketInfo(this)), n = this[g];
		if (n[C] = null, n[j] = null, this[D] != null && (this[D].destroy(t), this[D] = null), l.destroy(this[C], t), n[x] < n[y].length) {
			let e = n[y][n[x]];
			n[y][n[x]++] = null, l.errorRequest(n, e, t), n[b] = n[x];
		}
		r(n[_] === 0), n.emit("disconnect", n[m], [n], t), n[k]();
	}
	function ae(e) {
		return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
	}
	function K(e, t) {
		let n = e[D], { method: i, path: a, host: s, upgrade: c, expectContinue: f, signal: h, headers: g } = t, { body: _ } = t;
		if (c) return l.errorRequest(e, t, Error("Upgrade not supported for H2")), !1;
		let v = {};
		for (let e = 0; e < g.length; e += 2) {
			let t = g[e + 0], n = g[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) v[t] ? v[t] += `,${n[e]}` : v[t] = n[e];
			else v[t] = n;
		}
		let S, { hostname: T, port: E } = e[m];
		v[I] = s || `${T}${E ? `:${E}` : ""}`, v[L] = i;
		let A = (n) => {
			t.aborted || (t.completed ? i === "CONNECT" && S != null && l.destroy(S, n || new d()) : (n ||= new d(), l.errorRequest(e, t, n), S != null && l.destroy(S, n), l.destroy(_, n), e[y][e[x]++] = null, e[k]()));
		};
		try {
			t.onConnect(A);
		} catch (n) {
			l.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		if (i === "CONNECT") {
			n.ref(), S = n.request(v, {
				endStream: !1,
				signal: h
			});
			let r = !1, i = (e) => {
				r = !0, S.off(o, a), t.onUpgradeResponse(Number(e[H]), e, W);
			}, a = (e) => {
				r = !0, S.off("response", i), t.onUpgradeError(e);
			};
			return S.once("response", i), S.once("error", A), ++n[M], (() => {
				try {
					t.onUpgrade(null, null, S);
				} catch (e) {
					S.off("response", i), A(e);
					return;
				}
				t.aborted || (S.off("error", A), S.once(o, a), e[y][e[x]++] = null);
			})(), S.once("close", () => {
				!r && t.completed && (S.off("response", i), S.off(o, a), t.onUpgradeError(new p(`HTTP/2: "stream error" received - code ${S.rstCode}`))), --n[M], n[M] === 0 && n.unref();
			}), !0;
		}
		v[R] = a, v[z] = "https";
		let j = i === "PUT" || i === "POST" || i === "PATCH";
		_ && typeof _.read == "function" && _.read(0);
		let P = l.bodyLength(_);
		if (l.isFormDataLike(_)) {
			N ??= O().extractBody;
			let [e, t] = N(_);
			v["content-type"] = t, _ = e.stream, P = e.length;
		}
		if (P ??= t.contentLength, P !== 0 && j || (P = null), ae(i) && P > 0 && t.contentLength != null && t.contentLength !== P) {
			if (e[w]) return l.errorRequest(e, t, new u()), !1;
			process.emitWarning(new u());
		}
		P != null && (r(_, "no body must not have content length"), v[B] = `${P}`), n.ref();
		let F = i === "GET" || i === "HEAD" || _ === null;
		return f ? (v[V] = "100-continue", S = n.request(v, {
			endStream: F,
			signal: h
		}), S.once("continue", G)) : (S = n.request(v, {
			endStream: F,
			signal: h
		}), G()), ++n[M], S.once("response", (n) => {
			let { [H]: r, ...i } = n;
			if (t.onResponseStarted(), t.aborted) {
				let n = new d();
				l.errorRequest(e, t, n), l.destroy(S, n);
			} else t.onHeaders(Number(r), U(i), S.resume.bind(S), "") === !1 && S.pause(), S.on("data", (e) => {
				t.onData(e) === !1 && S.pause();
			});
		}), S.once("end", () => {
			(S.state?.state == null || S.state.state < 6) && t.onComplete([]), n[M] === 0 && n.unref(), A(new p("HTTP/2: stream half-closed (remote)")), e[y][e[x]++] = null, e[b] = e[x], e[k]();
		}), S.once("close", () => {
			--n[M], n[M] === 0 && n.unref();
		}), S.once("error", function(e) {
			A(e);
		}), S.once("frameError", (e, t) => {
			A(new p(`HTTP/2: "frameError" received - type ${e}, code ${t}`));
		}), !0;
		function G() {
			!_ || P === 0 ? oe(A, S, null, e, t, e[C], P, j) : l.isBuffer(_) ? oe(A, S, _, e, t, e[C], P, j) : l.isBlobLike(_) ? typeof _.stream == "function" ? Y(A, S, _.stream(), e, t, e[C], P, j) : J(A, S, _, e, t, e[C], P, j) : l.isStream(_) ? q(A, e[C], j, S, _, e, t, P) : l.isIterable(_) ? Y(A, S, _, e, t, e[C], P, j) : r(!1);
		}
	}
	function oe(e, t, n, i, a, o, s, c) {
		try {
			n != null && l.isBuffer(n) && (r(s === n.byteLength, "buffer body must have content length"), t.cork(), t.write(n), t.uncork(), t.end(), a.onBodySent(n)), c || (o[h] = !0), a.onRequestSent(), i[k]();
		} catch (t) {
			e(t);
		}
	}
	function q(e, t, n, i, a, o, c, u) {
		r(u !== 0 || o[_] === 0, "stream body cannot be pipelined");
		let d = s(a, i, (r) => {
			r ? (l.destroy(d, r), e(r)) : (l.removeAllListeners(d), c.onRequestSent(), n || (t[h] = !0), o[k]());
		});
		l.addListener(d, "data", f);
		function f(e) {
			c.onBodySent(e);
		}
	}
	async function J(e, t, n, i, a, o, s, c) {
		r(s === n.size, "blob body must have content length");
		try {
			if (s != null && s !== n.size) throw new u();
			let e = Buffer.from(await n.arrayBuffer());
			t.cork(), t.write(e), t.uncork(), t.end(), a.onBodySent(e), a.onRequestSent(), c || (o[h] = !0), i[k]();
		} catch (t) {
			e(t);
		}
	}
	async function Y(e, t, n, i, a, o, s, c) {
		r(s !== 0 || i[_] === 0, "iterator body cannot be pipelined");
		let l = null;
		function u() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let d = () => new Promise((e, t) => {
			r(l === null), o[S] ? t(o[S]) : l = e;
		});
		t.on("close", u).on("drain", u);
		try {
			for await (let e of n) {
				if (o[S]) throw o[S];
				let n = t.write(e);
				a.onBodySent(e), n || await d();
			}
			t.end(), a.onRequestSent(), c || (o[h] = !0), i[k]();
		} catch (t) {
			e(t);
		} finally {
			t.off("close", u).off("drain", u);
		}
	}
	n.exports = G;
})), j = t(((t, n) => {
	let r = c(), { kBodyUsed: o } = i(), s = e("node:assert"), { InvalidArgumentError: l } = a(), u = e("node:events"), d = [
		300,
		301,
		302,
		303,
		307,
		308
	], f = Symbol("body");
	var p = class {
		constructor(e) {
			this[f] = e, this[o] = !1;
		}
		async *[Symbol.asyncIterator]() {
			s(!this[o], "disturbed"), this[o] = !0, yield* this[f];
		}
	}, m = class {
		constructor(e, t, n, i) {
			if (t != null && (!Number.isInteger(t) || t < 0)) throw new l("maxRedirections must be a positive number");
			r.validateHandler(i, n.method, n.upgrade), this.dispatch = e, this.location = null, this.abort = null, this.opts = {
				...n,
				maxRedirections: 0
			}, this.maxRedirections = t, this.handler = i, this.history = [], this.redirectionLimitReached = !1, r.isStream(this.opts.body) ? (r.bodyLength(this.opts.body) === 0 && this.opts.body.on("data", function() {
				s(!1);
			}), typeof this.opts.body.readableDidRead != "boolean" && (this.opts.body[o] = !1, u.prototype.on.call(this.opts.body, "data", function() {
				this[o] = !0;
			}))) : (this.opts.body && typeof this.opts.body.pipeTo == "function" || this.opts.body && typeof this.opts.body != "string" && !ArrayBuffer.isView(this.opts.body) && r.isIterable(this.opts.body)) && (this.opts.body = new p(this.opts.body));
		}
		onConnect(e) {
			this.abort = e, this.handler.onConnect(e, { history: this.history });
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade(e, t, n);
		}
		onError(e) {
			this.handler.onError(e);
		}
		onHeaders(e, t, n, i) {
			if (this.location = this.history.length >= this.maxRedirections || r.isDisturbed(this.opts.body) ? null : h(e, t), this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
				this.request && this.request.abort(Error("max redirects")), this.redirectionLimitReached = !0, this.abort(Error("max redirects"));
				return;
			}
			if (this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin)), !this.location) return this.handler.onHeaders(e, t, n, i);
			let { origin: a, pathname: o, search: s } = r.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin))), c = s ? `${o}${s}` : o;
			this.opts.headers = _(this.opts.headers, e === 303, this.opts.origin !== a), this.opts.path = c, this.opts.origin = a, this.opts.maxRedirections = 0, this.opts.query = null, e === 303 && this.opts.method !== "HEAD" && (this.opts.method = "GET", this.opts.body = null);
		}
		onData(e) {
			if (!this.location) return this.handler.onData(e);
		}
		onComplete(e) {
			this.location ? (this.location = null, this.abort = null, this.dispatch(this.opts, this)) : this.handler.onComplete(e);
		}
		onBodySent(e) {
			this.handler.onBodySent && this.handler.onBodySent(e);
		}
	};
	function h(e, t) {
		if (d.indexOf(e) === -1) return null;
		for (let e = 0; e < t.length; e += 2) if (t[e].length === 8 && r.headerNameToString(t[e]) === "location") return t[e + 1];
	}
	function g(e, t, n) {
		if (e.length === 4) return r.headerNameToString(e) === "host";
		if (t && r.headerNameToString(e).startsWith("content-")) return !0;
		if (n && (e.length === 13 || e.length === 6 || e.length === 19)) {
			let t = r.headerNameToString(e);
			return t === "authorization" || t === "cookie" || t === "proxy-authorization";
		}
		return !1;
	}
	function _(e, t, n) {
		let r = [];
		if (Array.isArray(e)) for (let i = 0; i < e.length; i += 2) g(e[i], t, n) || r.push(e[i], e[i + 1]);
		else if (e && typeof e == "object") for (let i of Object.keys(e)) g(i, t, n) || r.push(i, e[i]);
		else s(e == null, "headers must be an object or an array");
		return r;
	}
	n.exports = m;
})), M = t(((e, t) => {
	let n = j();
	function r({ maxRedirections: e }) {
		return (t) => function(r, i) {
			let { maxRedirections: a = e } = r;
			if (!a) return t(r, i);
			let o = new n(t, a, r, i);
			return r = {
				...r,
				maxRedirections: 0
			}, t(r, o);
		};
	}
	t.exports = r;
})), N = t(((t, n) => {
	let r = e("node:assert"), o = e("node:net"), s = e("node:http"), d = c(), { channels: p } = l(), h = u(), g = f(), { InvalidArgumentError: _, InformationalError: v, ClientDestroyedError: y } = a(), b = m(), { kUrl: x, kServerName: S, kClient: C, kBusy: w, kConnect: T, kResuming: E, kRunning: D, kPending: O, kSize: j, kQueue: N, kConnected: P, kConnecting: F, kNeedDrain: I, kKeepAliveDefaultTimeout: L, kHostHeader: R, kPendingIdx: z, kRunningIdx: B, kError: V, kPipelining: H, kKeepAliveTimeoutValue: U, kMaxHeadersSize: W, kKeepAliveMaxTimeout: G, kKeepAliveTimeoutThreshold: ee, kHeadersTimeout: te, kBodyTimeout: ne, kStrictContentLength: re, kConnector: ie, kMaxRedirections: ae, kMaxRequests: K, kCounter: oe, kClose: q, kDestroy: J, kDispatch: Y, kInterceptors: se, kLocalAddress: X, kMaxResponseSize: ce, kOnError: le, kHTTPContext: Z, kMaxConcurrentStreams: ue, kResume: de } = i(), fe = k(), pe = A(), me = !1, he = Symbol("kClosedResolve"), ge = () => {};
	function _e(e) {
		return e[H] ?? e[Z]?.defaultPipelining ?? 1;
	}
	var Q = class extends g {
		constructor(e, { interceptors: t, maxHeaderSize: n, headersTimeout: r, socketTimeout: i, requestTimeout: a, connectTimeout: c, bodyTimeout: l, idleTimeout: u, keepAlive: f, keepAliveTimeout: p, maxKeepAliveTimeout: m, keepAliveMaxTimeout: h, keepAliveTimeoutThreshold: g, socketPath: v, pipelining: y, tls: C, strictContentLength: w, maxCachedSessions: T, maxRedirections: D, connect: O, maxRequestsPerClient: k, localAddress: A, maxResponseSize: j, autoSelectFamily: M, autoSelectFamilyAttemptTimeout: P, maxConcurrentStreams: F, allowH2: V, webSocket: oe, eventSource: q } = {}) {
			if (super({
				webSocket: oe,
				eventSource: q
			}), f !== void 0) throw new _("unsupported keepAlive, use pipelining=0 instead");
			if (i !== void 0) throw new _("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
			if (a !== void 0) throw new _("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
			if (u !== void 0) throw new _("unsupported idleTimeout, use keepAliveTimeout instead");
			if (m !== void 0) throw new _("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
			if (n != null && !Number.isFinite(n)) throw new _("invalid maxHeaderSize");
			if (v != null && typeof v != "string") throw new _("invalid socketPath");
			if (c != null && (!Number.isFinite(c) || c < 0)) throw new _("invalid connectTimeout");
			if (p != null && (!Number.isFinite(p) || p <= 0)) throw new _("invalid keepAliveTimeout");
			if (h != null && (!Number.isFinite(h) || h <= 0)) throw new _("invalid keepAliveMaxTimeout");
			if (g != null && !Number.isFinite(g)) throw new _("invalid keepAliveTimeoutThreshold");
			if (r != null && (!Number.isInteger(r) || r < 0)) throw new _("headersTimeout must be a positive integer or zero");
			if (l != null && (!Number.isInteger(l) || l < 0)) throw new _("bodyTimeout must be a positive integer or zero");
			if (O != null && typeof O != "function" && typeof O != "object") throw new _("connect must be a function or an object");
			if (D != null && (!Number.isInteger(D) || D < 0)) throw new _("maxRedirections must be a positive number");
			if (k != null && (!Number.isInteger(k) || k < 0)) throw new _("maxRequestsPerClient must be a positive number");
			if (A != null && (typeof A != "string" || o.isIP(A) === 0)) throw new _("localAddress must be valid string IP address");
			if (j != null && (!Number.isInteger(j) || j < -1)) throw new _("maxResponseSize must be a positive number");
			if (P != null && (!Number.isInteger(P) || P < -1)) throw new _("autoSelectFamilyAttemptTimeout must be a positive number");
			if (V != null && typeof V != "boolean") throw new _("allowH2 must be a valid boolean value");
			if (F != null && (typeof F != "number" || F < 1)) throw new _("maxConcurrentStreams must be a positive integer, greater than 0");
			typeof O != "function" && (O = b({
				...C,
				maxCachedSessions: T,
				allowH2: V,
				socketPath: v,
				timeout: c,
				...M ? {
					autoSelectFamily: M,
					autoSelectFamilyAttemptTimeout: P
				} : void 0,
				...O
			})), t?.Client && Array.isArray(t.Client) ? (this[se] = t.Client, me || (me = !0, process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.", { code: "UNDICI-CLIENT-INTERCEPTOR-DEPRECATED" }))) : this[se] = [ve({ maxRedirections: D })], this[x] = d.parseOrigin(e), this[ie] = O, this[H] = y ?? 1, this[W] = n || s.maxHeaderSize, this[L] = p ?? 4e3, this[G] = h ?? 6e5, this[ee] = g ?? 2e3, this[U] = this[L], this[S] = null, this[X] = A ?? null, this[E] = 0, this[I] = 0, this[R] = `host: ${this[x].hostname}${this[x].port ? `:${this[x].port}` : ""}\r\n`, this[ne] = l ?? 3e5, this[te] = r ?? 3e5, this[re] = w ?? !0, this[ae] = D, this[K] = k, this[he] = null, this[ce] = j > -1 ? j : -1, this[ue] = F ?? 100, this[Z] = null, this[N] = [], this[B] = 0, this[z] = 0, this[de] = (e) => xe(this, e), this[le] = (e) => ye(this, e);
		}
		get pipelining() {
			return this[H];
		}
		set pipelining(e) {
			this[H] = e, this[de](!0);
		}
		get [O]() {
			return this[N].length - this[z];
		}
		get [D]() {
			return this[z] - this[B];
		}
		get [j]() {
			return this[N].length - this[B];
		}
		get [P]() {
			return !!this[Z] && !this[F] && !this[Z].destroyed;
		}
		get [w]() {
			return !!(this[Z]?.busy(null) || this[j] >= (_e(this) || 1) || this[O] > 0);
		}
		[T](e) {
			$(this), this.once("connect", e);
		}
		[Y](e, t) {
			let n = e.origin || this[x].origin, r = new h(n, e, t);
			return this[N].push(r), this[E] || (d.bodyLength(r.body) == null && d.isIterable(r.body) ? (this[E] = 1, queueMicrotask(() => xe(this))) : this[de](!0)), this[E] && this[I] !== 2 && this[w] && (this[I] = 2), this[I] < 2;
		}
		async [q]() {
			return new Promise((e) => {
				this[j] ? this[he] = e : e(null);
			});
		}
		async [J](e) {
			return new Promise((t) => {
				let n = this[N].splice(this[z]);
				for (let t = 0; t < n.length; t++) {
					let r = n[t];
					d.errorRequest(this, r, e);
				}
				let r = () => {
					this[he] && (this[he](), this[he] = null), t(null);
				};
				this[Z] ? (this[Z].destroy(e, r), this[Z] = null) : queueMicrotask(r), this[de]();
			});
		}
	};
	let ve = M();
	function ye(e, t) {
		if (e[D] === 0 && t.code !== "UND_ERR_INFO" && t.code !== "UND_ERR_SOCKET") {
			r(e[z] === e[B]);
			let n = e[N].splice(e[B]);
			for (let r = 0; r < n.length; r++) {
				let i = n[r];
				d.errorRequest(e, i, t);
			}
			r(e[j] === 0);
		}
	}
	async function $(e) {
		r(!e[F]), r(!e[Z]);
		let { host: t, hostname: n, protocol: i, port: a } = e[x];
		if (n[0] === "[") {
			let e = n.indexOf("]");
			r(e !== -1);
			let t = n.substring(1, e);
			r(o.isIP(t)), n = t;
		}
		e[F] = !0, p.beforeConnect.hasSubscribers && p.beforeConnect.publish({
			connectParams: {
				host: t,
				hostname: n,
				protocol: i,
				port: a,
				version: e[Z]?.version,
				servername: e[S],
				localAddress: e[X]
			},
			connector: e[ie]
		});
		try {
			let o = await new Promise((r, o) => {
				e[ie]({
					host: t,
					hostname: n,
					protocol: i,
					port: a,
					servername: e[S],
					localAddress: e[X]
				}, (e, t) => {
					e ? o(e) : r(t);
				});
			});
			if (e.destroyed) {
				d.destroy(o.on("error", ge), new y());
				return;
			}
			r(o);
			try {
				e[Z] = o.alpnProtocol === "h2" ? await pe(e, o) : await fe(e, o);
			} catch (e) {
				throw o.destroy().on("error", ge), e;
			}
			e[F] = !1, o[oe] = 0, o[K] = e[K], o[C] = e, o[V] = null, p.connected.hasSubscribers && p.connected.publish({
				connectParams: {
					host: t,
					hostname: n,
					protocol: i,
					port: a,
					version: e[Z]?.version,
					servername: e[S],
					localAddress: e[X]
				},
				connector: e[ie],
				socket: o
			}), e.emit("connect", e[x], [e]);
		} catch (o) {
			if (e.destroyed) return;
			if (e[F] = !1, p.connectError.hasSubscribers && p.connectError.publish({
				connectParams: {
					host: t,
					hostname: n,
					protocol: i,
					port: a,
					version: e[Z]?.version,
					servername: e[S],
					localAddress: e[X]
				},
				connector: e[ie],
				error: o
			}), o.code === "ERR_TLS_CERT_ALTNAME_INVALID") for (r(e[D] === 0); e[O] > 0 && e[N][e[z]].servername === e[S];) {
				let t = e[N][e[z]++];
				d.errorRequest(e, t, o);
			}
			else ye(e, o);
			e.emit("connectionError", e[x], [e], o);
		}
		e[de]();
	}
	function be(e) {
		e[I] = 0, e.emit("drain", e[x], [e]);
	}
	function xe(e, t) {
		e[E] !== 2 && (e[E] = 2, Se(e, t), e[E] = 0, e[B] > 256 && (e[N].splice(0, e[B]), e[z] -= e[B], e[B] = 0));
	}
	function Se(e, t) {
		for (;;) {
			if (e.destroyed) {
				r(e[O] === 0);
				return;
			}
			if (e[he] && !e[j]) {
				e[he](), e[he] = null;
				return;
			}
			if (e[Z] && e[Z].resume(), e[w]) e[I] = 2;
			else if (e[I] === 2) {
				t ? (e[I] = 1, queueMicrotask(() => be(e))) : be(e);
				continue;
			}
			if (e[O] === 0 || e[D] >= (_e(e) || 1)) return;
			let n = e[N][e[z]];
			if (e[x].protocol === "https:" && e[S] !== n.servername) {
				if (e[D] > 0) return;
				e[S] = n.servername, e[Z]?.destroy(new v("servername changed"), () => {
					e[Z] = null, xe(e);
				});
			}
			if (e[F]) return;
			if (!e[Z]) {
				$(e);
				return;
			}
			if (e[Z].destroyed || e[Z].busy(n)) return;
			!n.aborted && e[Z].write(n) ? e[z]++ : e[N].splice(e[z], 1);
		}
	}
	n.exports = Q;
})), P = t(((e, t) => {
	let n = 2047;
	var r = class {
		constructor() {
			this.bottom = 0, this.top = 0, this.list = Array(2048), this.next = null;
		}
		isEmpty() {
			return this.top === this.bottom;
		}
		isFull() {
			return (this.top + 1 & n) === this.bottom;
		}
		push(e) {
			this.list[this.top] = e, this.top = this.top + 1 & n;
		}
		shift() {
			let e = this.list[this.bottom];
			return e === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & n, e);
		}
	};
	t.exports = class {
		constructor() {
			this.head = this.tail = new r();
		}
		isEmpty() {
			return this.head.isEmpty();
		}
		push(e) {
			this.head.isFull() && (this.head = this.head.next = new r()), this.head.push(e);
		}
		shift() {
			let e = this.tail, t = e.shift();
			return e.isEmpty() && e.next !== null && (this.tail = e.next), t;
		}
	};
})), F = t(((e, t) => {
	let { kFree: n, kConnected: r, kPending: a, kQueued: o, kRunning: s, kSize: c } = i(), l = Symbol("pool");
	t.exports = class {
		constructor(e) {
			this[l] = e;
		}
		get connected() {
			return this[l][r];
		}
		get free() {
			return this[l][n];
		}
		get pending() {
			return this[l][a];
		}
		get queued() {
			return this[l][o];
		}
		get running() {
			return this[l][s];
		}
		get size() {
			return this[l][c];
		}
	};
})), I = t(((e, t) => {
	let n = f(), r = P(), { kConnected: a, kSize: o, kRunning: s, kPending: c, kQueued: l, kBusy: u, kFree: d, kUrl: p, kClose: m, kDestroy: h, kDispatch: g } = i(), _ = F(), v = Symbol("clients"), y = Symbol("needDrain"), b = Symbol("queue"), x = Symbol("closed resolve"), S = Symbol("onDrain"), C = Symbol("onConnect"), w = Symbol("onDisconnect"), T = Symbol("onConnectionError"), E = Symbol("get dispatcher"), D = Symbol("add client"), O = Symbol("remove client"), k = Symbol("stats");
	t.exports = {
		PoolBase: class extends n {
			constructor(e) {
				super(e), this[b] = new r(), this[v] = [], this[l] = 0;
				let t = this;
				this[S] = function(e, n) {
					let r = t[b], i = !1;
					for (; !i;) {
						let e = r.shift();
						if (!e) break;
						t[l]--, i = !this.dispatch(e.opts, e.handler);
					}
					this[y] = i, !this[y] && t[y] && (t[y] = !1, t.emit("drain", e, [t, ...n])), t[x] && r.isEmpty() && Promise.all(t[v].map((e) => e.close())).then(t[x]);
				}, this[C] = (e, n) => {
					t.emit("connect", e, [t, ...n]);
				}, this[w] = (e, n, r) => {
					t.emit("disconnect", e, [t, ...n], r);
				}, this[T] = (e, n, r) => {
					t.emit("connectionError", e, [t, ...n], r);
				}, this[k] = new _(this);
			}
			get [u]() {
				return this[y];
			}
			get [a]() {
				return this[v].filter((e) => e[a]).length;
			}
			get [d]() {
				return this[v].filter((e) => e[a] && !e[y]).length;
			}
			get [c]() {
				let e = this[l];
				for (let { [c]: t } of this[v]) e += t;
				return e;
			}
			get [s]() {
				let e = 0;
				for (let { [s]: t } of this[v]) e += t;
				return e;
			}
			get [o]() {
				let e = this[l];
				for (let { [o]: t } of this[v]) e += t;
				return e;
			}
			get stats() {
				return this[k];
			}
			async [m]() {
				this[b].isEmpty() ? await Promise.all(this[v].map((e) => e.close())) : await new Promise((e) => {
					this[x] = e;
				});
			}
			async [h](e) {
				for (;;) {
					let t = this[b].shift();
					if (!t) break;
					t.handler.onError(e);
				}
				await Promise.all(this[v].map((t) => t.destroy(e)));
			}
			[g](e, t) {
				let n = this[E]();
				return n ? n.dispatch(e, t) || (n[y] = !0, this[y] = !this[E]()) : (this[y] = !0, this[b].push({
					opts: e,
					handler: t
				}), this[l]++), !this[y];
			}
			[D](e) {
				return e.on("drain", this[S]).on("connect", this[C]).on("disconnect", this[w]).on("connectionError", this[T]), this[v].push(e), this[y] && queueMicrotask(() => {
					this[y] && this[S](e[p], [this, e]);
				}), this;
			}
			[O](e) {
				e.close(() => {
					let t = this[v].indexOf(e);
					t !== -1 && this[v].splice(t, 1);
				}), this[y] = this[v].some((e) => !e[y] && e.closed !== !0 && e.destroyed !== !0);
			}
		},
		kClients: v,
		kNeedDrain: y,
		kAddClient: D,
		kRemoveClient: O,
		kGetDispatcher: E
	};
})), L = t(((e, t) => {
	let { PoolBase: n, kClients: r, kNeedDrain: o, kAddClient: s, kGetDispatcher: l } = I(), u = N(), { InvalidArgumentError: d } = a(), f = c(), { kUrl: p, kInterceptors: h } = i(), g = m(), _ = Symbol("options"), v = Symbol("connections"), y = Symbol("factory");
	function b(e, t) {
		return new u(e, t);
	}
	t.exports = class extends n {
		constructor(e, { connections: t, factory: n = b, connect: i, connectTimeout: a, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: u, allowH2: m, ...x } = {}) {
			if (t != null && (!Number.isFinite(t) || t < 0)) throw new d("invalid connections");
			if (typeof n != "function") throw new d("factory must be a function.");
			if (i != null && typeof i != "function" && typeof i != "object") throw new d("connect must be a function or an object");
			typeof i != "function" && (i = g({
				...o,
				maxCachedSessions: s,
				allowH2: m,
				socketPath: c,
				timeout: a,
				...l ? {
					autoSelectFamily: l,
					autoSelectFamilyAttemptTimeout: u
				} : void 0,
				...i
			})), super(x), this[h] = x.interceptors?.Pool && Array.isArray(x.interceptors.Pool) ? x.interceptors.Pool : [], this[v] = t || null, this[p] = f.parseOrigin(e), this[_] = {
				...f.deepClone(x),
				connect: i,
				allowH2: m
			}, this[_].interceptors = x.interceptors ? { ...x.interceptors } : void 0, this[y] = n, this.on("connectionError", (e, t, n) => {
				for (let e of t) {
					let t = this[r].indexOf(e);
					t !== -1 && this[r].splice(t, 1);
				}
			});
		}
		[l]() {
			for (let e of this[r]) if (!e[o]) return e;
			if (!this[v] || this[r].length < this[v]) {
				let e = this[y](this[p], this[_]);
				return this[s](e), e;
			}
		}
	};
})), R = t(((e, t) => {
	let { BalancedPoolMissingUpstreamError: n, InvalidArgumentError: r } = a(), { PoolBase: o, kClients: s, kNeedDrain: l, kAddClient: u, kRemoveClient: d, kGetDispatcher: f } = I(), p = L(), { kUrl: m, kInterceptors: h } = i(), { parseOrigin: g } = c(), _ = Symbol("factory"), v = Symbol("options"), y = Symbol("kGreatestCommonDivisor"), b = Symbol("kCurrentWeight"), x = Symbol("kIndex"), S = Symbol("kWeight"), C = Symbol("kMaxWeightPerServer"), w = Symbol("kErrorPenalty");
	function T(e, t) {
		if (e === 0) return t;
		for (; t !== 0;) {
			let n = t;
			t = e % t, e = n;
		}
		return e;
	}
	function E(e, t) {
		return new p(e, t);
	}
	t.exports = class extends o {
		constructor(e = [], { factory: t = E, ...n } = {}) {
			if (super(), this[v] = n, this[x] = -1, this[b] = 0, this[C] = this[v].maxWeightPerServer || 100, this[w] = this[v].errorPenalty || 15, Array.isArray(e) || (e = [e]), typeof t != "function") throw new r("factory must be a function.");
			this[h] = n.interceptors?.BalancedPool && Array.isArray(n.interceptors.BalancedPool) ? n.interceptors.BalancedPool : [], this[_] = t;
			for (let t of e) this.addUpstream(t);
			this._updateBalancedPoolStats();
		}
		addUpstream(e) {
			let t = g(e).origin;
			if (this[s].find((e) => e[m].origin === t && e.closed !== !0 && e.destroyed !== !0)) return this;
			let n = this[_](t, Object.assign({}, this[v]));
			this[u](n), n.on("connect", () => {
				n[S] = Math.min(this[C], n[S] + this[w]);
			}), n.on("connectionError", () => {
				n[S] = Math.max(1, n[S] - this[w]), this._updateBalancedPoolStats();
			}), n.on("disconnect", (...e) => {
				let t = e[2];
				t && t.code === "UND_ERR_SOCKET" && (n[S] = Math.max(1, n[S] - this[w]), this._updateBalancedPoolStats());
			});
			for (let e of this[s]) e[S] = this[C];
			return this._updateBalancedPoolStats(), this;
		}
		_updateBalancedPoolStats() {
			let e = 0;
			for (let t = 0; t < this[s].length; t++) e = T(this[s][t][S], e);
			this[y] = e;
		}
		removeUpstream(e) {
			let t = g(e).origin, n = this[s].find((e) => e[m].origin === t && e.closed !== !0 && e.destroyed !== !0);
			return n && this[d](n), this;
		}
		get upstreams() {
			return this[s].filter((e) => e.closed !== !0 && e.destroyed !== !0).map((e) => e[m].origin);
		}
		[f]() {
			if (this[s].length === 0) throw new n();
			if (!this[s].find((e) => !e[l] && e.closed !== !0 && e.destroyed !== !0) || this[s].map((e) => e[l]).reduce((e, t) => e && t, !0)) return;
			let e = 0, t = this[s].findIndex((e) => !e[l]);
			for (; e++ < this[s].length;) {
				this[x] = (this[x] + 1) % this[s].length;
				let e = this[s][this[x]];
				if (e[S] > this[s][t][S] && !e[l] && (t = this[x]), this[x] === 0 && (this[b] = this[b] - this[y], this[b] <= 0 && (this[b] = this[C])), e[S] >= this[b] && !e[l]) return e;
			}
			return this[b] = this[s][t][S], this[x] = t, this[s][t];
		}
	};
})), z = t(((e, t) => {
	let { InvalidArgumentError: n } = a(), { kClients: r, kRunning: o, kClose: s, kDestroy: l, kDispatch: u, kInterceptors: d } = i(), p = f(), m = L(), h = N(), g = c(), _ = M(), v = Symbol("onConnect"), y = Symbol("onDisconnect"), b = Symbol("onConnectionError"), x = Symbol("maxRedirections"), S = Symbol("onDrain"), C = Symbol("factory"), w = Symbol("options");
	function T(e, t) {
		return t && t.connections === 1 ? new h(e, t) : new m(e, t);
	}
	t.exports = class extends p {
		constructor({ factory: e = T, maxRedirections: t = 0, connect: i, tls: a, ...o } = {}) {
			if (typeof e != "function") throw new n("factory must be a function.");
			if (i != null && typeof i != "function" && typeof i != "object") throw new n("connect must be a function or an object");
			if (!Number.isInteger(t) || t < 0) throw new n("maxRedirections must be a positive number");
			super(o), i && typeof i != "function" && (i = { ...i }), a && typeof a != "function" && (a = { ...a }), this[d] = o.interceptors?.Agent && Array.isArray(o.interceptors.Agent) ? o.interceptors.Agent : [_({ maxRedirections: t })], this[w] = {
				...g.deepClone(o),
				connect: i,
				tls: a
			}, this[w].interceptors = o.interceptors ? { ...o.interceptors } : void 0, this[x] = t, this[C] = e, this[r] = new Map(), this[S] = (e, t) => {
				this.emit("drain", e, [this, ...t]);
			}, this[v] = (e, t) => {
				this.emit("connect", e, [this, ...t]);
			}, this[y] = (e, t, n) => {
				this.emit("disconnect", e, [this, ...t], n);
			}, this[b] = (e, t, n) => {
				this.emit("connectionError", e, [this, ...t], n);
			};
		}
		get [o]() {
			let e = 0;
			for (let t of this[r].values()) e += t[o];
			return e;
		}
		[u](e, t) {
			let i;
			if (e.origin && (typeof e.origin == "string" || e.origin instanceof URL)) i = String(e.origin);
			else throw new n("opts.origin must be a non-empty string or URL.");
			let a = this[r].get(i);
			return a || (a = this[C](e.origin, this[w]).on("drain", this[S]).on("connect", this[v]).on("disconnect", this[y]).on("connectionError", this[b]), this[r].set(i, a)), a.dispatch(e, t);
		}
		async [s]() {
			let e = [];
			for (let t of this[r].values()) e.push(t.close());
			this[r].clear(), await Promise.all(e);
		}
		async [l](e) {
			let t = [];
			for (let n of this[r].values()) t.push(n.destroy(e));
			this[r].clear(), await Promise.all(t);
		}
	};
})), B = t(((t, n) => {
	let { kProxy: r, kClose: o, kDestroy: s, kDispatch: c, kInterceptors: l } = i(), { URL: u } = e("node:url"), d = z(), p = L(), h = f(), { InvalidArgumentError: g, RequestAbortedError: _, SecureProxyConnectionError: v } = a(), y = m(), b = N(), x = Symbol("proxy agent"), S = Symbol("proxy client"), C = Symbol("proxy headers"), w = Symbol("request tls settings"), T = Symbol("proxy tls settings"), E = Symbol("connect endpoint function"), D = Symbol("tunnel proxy");
	function O(e) {
		return e === "https:" ? 443 : 80;
	}
	function k(e, t) {
		return new p(e, t);
	}
	let A = () => {};
	function j(e, t) {
		return t.connections === 1 ? new b(e, t) : new p(e, t);
	}
	var M = class extends h {
		#e;
		constructor(e, { headers: t = {}, connect: n, factory: r }) {
			if (super(), !e) throw new g("Proxy URL is mandatory");
			this[C] = t, this.#e = r ? r(e, { connect: n }) : new b(e, { connect: n });
		}
		[c](e, t) {
			let n = t.onHeaders;
			t.onHeaders = function(e, r, i) {
				e === 407 ? typeof t.onError == "function" && t.onError(new g("Proxy Authentication Required (407)")) : n && n.call(this, e, r, i);
			};
			let { origin: r, path: i = "/", headers: a = {} } = e;
			if (e.path = r + i, !("host" in a) && !("Host" in a)) {
				let { host: e } = new u(r);
				a.host = e;
			}
			return e.headers = {
				...this[C],
				...a
			}, this.#e[c](e, t);
		}
		async [o]() {
			return this.#e.close();
		}
		async [s](e) {
			return this.#e.destroy(e);
		}
	}, P = class extends h {
		constructor(e) {
			if (super(), !e || typeof e == "object" && !(e instanceof u) && !e.uri) throw new g("Proxy uri is mandatory");
			let { clientFactory: t = k } = e;
			if (typeof t != "function") throw new g("Proxy opts.clientFactory must be a function.");
			let { proxyTunnel: n = !0 } = e, i = this.#e(e), { href: a, origin: o, port: s, protocol: c, username: f, password: p, hostname: m } = i;
			if (this[r] = {
				uri: a,
				protocol: c
			}, this[l] = e.interceptors?.ProxyAgent && Array.isArray(e.interceptors.ProxyAgent) ? e.interceptors.ProxyAgent : [], this[w] = e.requestTls, this[T] = e.proxyTls, this[C] = e.headers || {}, this[D] = n, e.auth && e.token) throw new g("opts.auth cannot be used in combination with opts.token");
			e.auth ? this[C]["proxy-authorization"] = `Basic ${e.auth}` : e.token ? this[C]["proxy-authorization"] = e.token : f && p && (this[C]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(f)}:${decodeURIComponent(p)}`).toString("base64")}`);
			let h = y({ ...e.proxyTls });
			this[E] = y({ ...e.requestTls });
			let b = e.factory || j, N = (e, t) => {
				let { protocol: n } = new u(e);
				return !this[D] && n === "http:" && this[r].protocol === "http:" ? new M(this[r].uri, {
					headers: this[C],
					connect: h,
					factory: b
				}) : b(e, t);
			};
			this[S] = t(i, { connect: h }), this[x] = new d({
				...e,
				factory: N,
				connect: async (e, t) => {
					let n = e.host;
					e.port || (n += `:${O(e.protocol)}`);
					try {
						let { socket: r, statusCode: i } = await this[S].connect({
							origin: o,
							port: s,
							path: n,
							signal: e.signal,
							headers: {
								...this[C],
								host: e.host
							},
							servername: this[T]?.servername || m
						});
						if (i !== 200 && (r.on("error", A).destroy(), t(new _(`Proxy response (${i}) !== 200 when HTTP Tunneling`))), e.protocol !== "https:") {
							t(null, r);
							return;
						}
						let a;
						a = this[w] ? this[w].servername : e.servername, this[E]({
							...e,
							servername: a,
							httpSocket: r
						}, t);
					} catch (e) {
						e.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? t(new v(e)) : t(e);
					}
				}
			});
		}
		dispatch(e, t) {
			let n = F(e.headers);
			if (I(n), n && !("host" in n) && !("Host" in n)) {
				let { host: t } = new u(e.origin);
				n.host = t;
			}
			return this[x].dispatch({
				...e,
				headers: n
			}, t);
		}
		#e(e) {
			return typeof e == "string" ? new u(e) : e instanceof u ? e : new u(e.uri);
		}
		async [o]() {
			await this[x].close(), await this[S].close();
		}
		async [s]() {
			await this[x].destroy(), await this[S].destroy();
		}
	};
	function F(e) {
		if (Array.isArray(e)) {
			let t = {};
			for (let n = 0; n < e.length; n += 2) t[e[n]] = e[n + 1];
			return t;
		}
		return e;
	}
	function I(e) {
		if (e && Object.keys(e).find((e) => e.toLowerCase() === "proxy-authorization")) throw new g("Proxy-Authorization should be sent in ProxyAgent constructor");
	}
	n.exports = P;
})), V = t(((e, t) => {
	let n = f(), { kClose: r, kDestroy: a, kClosed: o, kDestroyed: s, kDispatch: c, kNoProxyAgent: l, kHttpProxyAgent: u, kHttpsProxyAgent: d } = i(), p = B(), m = z(), h = {
		"http:": 80,
		"https:": 443
	}, g = !1;
	t.exports = class extends n {
		#e = null;
		#t = null;
		#n = null;
		constructor(e = {}) {
			super(), this.#n = e, g || (g = !0, process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.", { code: "UNDICI-EHPA" }));
			let { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
			this[l] = new m(i);
			let a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			a ? this[u] = new p({
				...i,
				uri: a
			}) : this[u] = this[l];
			let o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			o ? this[d] = new p({
				...i,
				uri: o
			}) : this[d] = this[u], this.#a();
		}
		[c](e, t) {
			let n = new URL(e.origin);
			return this.#r(n).dispatch(e, t);
		}
		async [r]() {
			await this[l].close(), this[u][o] || await this[u].close(), this[d][o] || await this[d].close();
		}
		async [a](e) {
			await this[l].destroy(e), this[u][s] || await this[u].destroy(e), this[d][s] || await this[d].destroy(e);
		}
		#r(e) {
			let { protocol: t, host: n, port: r } = e;
			return n = n.replace(/:\d*$/, "").toLowerCase(), r = Number.parseInt(r, 10) || h[t] || 0, this.#i(n, r) ? t === "https:" ? this[d] : this[u] : this[l];
		}
		#i(e, t) {
			if (this.#o && this.#a(), this.#t.length === 0) return !0;
			if (this.#e === "*") return !1;
			for (let n = 0; n < this.#t.length; n++) {
				let r = this.#t[n];
				if (!(r.port && r.port !== t)) {
					if (!/^[.*]/.test(r.hostname)) {
						if (e === r.hostname) return !1;
					} else if (e.endsWith(r.hostname.replace(/^\*/, ""))) return !1;
				}
			}
			return !0;
		}
		#a() {
			let e = this.#n.noProxy ?? this.#s, t = e.split(/[,\s]/), n = [];
			for (let e = 0; e < t.length; e++) {
				let r = t[e];
				if (!r) continue;
				let i = r.match(/^(.+):(\d+)$/);
				n.push({
					hostname: (i ? i[1] : r).toLowerCase(),
					port: i ? Number.parseInt(i[2], 10) : 0
				});
			}
			this.#e = e, this.#t = n;
		}
		get #o() {
			return this.#n.noProxy === void 0 && this.#e !== this.#s;
		}
		get #s() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
		}
	};
})), H = t(((t, n) => {
	let r = e("node:assert"), { kRetryHandlerDefaultRetry: o } = i(), { RequestRetryError: s } = a(), { isDisturbed: l, parseHeaders: u, parseRangeHeader: d, wrapRequestBody: f } = c();
	function p(e) {
		let t = Date.now();
		return new Date(e).getTime() - t;
	}
	function m(e, t, n, r) {
		let i = e["content-length"];
		if (i == null || !Number.isFinite(t.start) || !Number.isFinite(t.end)) return null;
		let a = Number(i), o = t.end - t.start + 1;
		return !Number.isFinite(a) || a !== o ? new s("Content-Length mismatch", n, {
			headers: e,
			data: { count: r }
		}) : null;
	}
	n.exports = class e {
		constructor(t, n) {
			let { retryOptions: r, ...i } = t, { retry: a, maxRetries: s, maxTimeout: c, minTimeout: l, timeoutFactor: u, methods: d, errorCodes: p, retryAfter: m, statusCodes: h } = r ?? {};
			this.dispatch = n.dispatch, this.handler = n.handler, this.opts = {
				...i,
				body: f(t.body)
			}, this.abort = null, this.aborted = !1, this.retryOpts = {
				retry: a ?? e[o],
				retryAfter: m ?? !0,
				maxTimeout: c ?? 3e4,
				minTimeout: l ?? 500,
				timeoutFactor: u ?? 2,
				maxRetries: s ?? 5,
				methods: d ?? [
					"GET",
					"HEAD",
					"OPTIONS",
					"PUT",
					"DELETE",
					"TRACE"
				],
				statusCodes: h ?? [
					500,
					502,
					503,
					504,
					429
				],
				errorCodes: p ?? [
					"ECONNRESET",
					"ECONNREFUSED",
					"ENOTFOUND",
					"ENETDOWN",
					"ENETUNREACH",
					"EHOSTDOWN",
					"EHOSTUNREACH",
					"EPIPE",
					"UND_ERR_SOCKET"
				]
			}, this.retryCount = 0, this.retryCountCheckpoint = 0, this.start = 0, this.end = null, this.etag = null, this.resume = null, this.headersSent = !1, this.handler.onConnect((e) => {
				this.aborted = !0, this.abort ? this.abort(e) : this.reason = e;
			});
		}
		checkpointResponseEnd(e, t) {
			if (this.end == null && this.opts.method !== "HEAD") {
				let t = e["content-length"];
				this.end = t == null ? null : Number(t) - 1, r(this.end == null || Number.isFinite(this.end), "invalid content-length");
			}
			this.resume = this.end == null ? null : t;
		}
		onRequestSent() {
			this.handler.onRequestSent && this.handler.onRequestSent();
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade && this.handler.onUpgrade(e, t, n);
		}
		onConnect(e) {
			this.aborted ? e(this.reason) : this.abort = e;
		}
		onBodySent(e) {
			if (this.handler.onBodySent) return this.handler.onBodySent(e);
		}
		static [o](e, { state: t, opts: n }, r) {
			let { statusCode: i, code: a, headers: o } = e, { method: s, retryOptions: c } = n, { maxRetries: l, minTimeout: u, maxTimeout: d, timeoutFactor: f, statusCodes: m, errorCodes: h, methods: g } = c, { counter: _ } = t;
			if (a && a !== "UND_ERR_REQ_RETRY" && !h.includes(a) || Array.isArray(g) && !g.includes(s) || i != null && Array.isArray(m) && !m.includes(i) || _ > l) {
				r(e);
				return;
			}
			let v = o?.["retry-after"];
			v &&= (v = Number(v), Number.isNaN(v) ? p(v) : v * 1e3);
			let y = Math.min(v > 0 ? v : u * f ** (_ - 1), d);
			setTimeout(() => r(null), y);
		}
		onHeaders(e, t, n, i) {
			let a = u(t);
			if (this.retryCount += 1, e >= 300) return !this.headersSent && this.retryOpts.statusCodes.includes(e) === !1 ? (this.headersSent = !0, this.checkpointResponseEnd(a, n), this.handler.onHeaders(e, t, n, i)) : (this.abort(new s("Request failed", e, {
				headers: a,
				data: { count: this.retryCount }
			})), !1);
			if (this.resume != null) {
				if (this.resume = null, e !== 206 && (this.start > 0 || e !== 200)) return this.abort(new s("server does not support the range header and the payload was partially consumed", e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1;
				let t = d(a["content-range"]);
				if (!t) return this.abort(new s("Content-Range mismatch", e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1;
				if (this.etag != null && this.etag !== a.etag) return this.abort(new s("ETag mismatch", e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1;
				let r = m(a, t, e, this.retryCount);
				if (r != null) return this.abort(r), !1;
				let { start: i, size: o, end: c = o - 1 } = t;
				return this.start !== i || this.end != null && this.end !== c ? (this.abort(new s("Content-Range mismatch", e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1) : (this.resume = n, !0);
			}
			if (this.end == null) {
				if (e === 206) {
					let o = d(a["content-range"]);
					if (o == null) return this.headersSent = !0, this.handler.onHeaders(e, t, n, i);
					let s = m(a, o, e, this.retryCount);
					if (s != null) return this.abort(s), !1;
					let { start: c, size: l, end: u = l - 1 } = o;
					r(c != null && Number.isFinite(c), "content-range mismatch"), r(u != null && Number.isFinite(u), "invalid content-length"), this.start = c, this.end = u;
				}
				if (this.end == null) {
					let e = a["content-length"];
					this.end = e == null ? null : Number(e) - 1;
				}
				return r(Number.isFinite(this.start)), r(this.end == null || Number.isFinite(this.end), "invalid content-length"), this.resume = n, this.headersSent = !0, this.etag = a.etag == null ? null : a.etag, this.etag != null && this.etag.startsWith("W/") && (this.etag = null), this.handler.onHeaders(e, t, n, i);
			}
			let o = new s("Request failed", e, {
				headers: a,
				data: { count: this.retryCount }
			});
			return this.abort(o), !1;
		}
		onData(e) {
			return this.start += e.length, this.handler.onData(e);
		}
		onComplete(e) {
			return this.retryCount = 0, this.handler.onComplete(e);
		}
		onError(e) {
			if (this.aborted || l(this.opts.body) || this.headersSent && this.resume == null) return this.handler.onError(e);
			this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1, this.retryOpts.retry(e, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, t.bind(this));
			function t(e) {
				if (e != null || this.aborted || l(this.opts.body)) return this.handler.onError(e);
				if (this.start !== 0) {
					let e = { range: `bytes=${this.start}-${this.end ?? ""}` };
					this.etag != null && (e["if-match"] = this.etag), this.opts = {
						...this.opts,
						headers: {
							...this.opts.headers,
							...e
						}
					};
				}
				try {
					this.retryCountCheckpoint = this.retryCount, this.dispatch(this.opts, this);
				} catch (e) {
					this.handler.onError(e);
				}
			}
		}
	};
})), U = t(((e, t) => {
	let n = d(), r = H();
	t.exports = class extends n {
		#e = null;
		#t = null;
		constructor(e, t = {}) {
			super(t), this.#e = e, this.#t = t;
		}
		dispatch(e, t) {
			let n = new r({
				...e,
				retryOptions: this.#t
			}, {
				dispatch: this.#e.dispatch.bind(this.#e),
				handler: t
			});
			return this.#e.dispatch(e, n);
		}
		close() {
			return this.#e.close();
		}
		destroy() {
			return this.#e.destroy();
		}
	};
})), W = t(((t, n) => {
	let r = e("node:assert"), { Readable: i } = e("node:stream"), { RequestAbortedError: o, NotSupportedError: s, InvalidArgumentError: l, AbortError: u } = a(), d = c(), { ReadableStreamFrom: f } = c(), p = Symbol("kConsume"), m = Symbol("kReading"), h = Symbol("kBody"), g = Symbol("kAbort"), _ = Symbol("kContentType"), v = Symbol("kContentLength"), y = () => {};
	var b = class extends i {
		constructor({ resume: e, abort: t, contentType: n = "", contentLength: r, highWaterMark: i = 65536 }) {
			super({
				autoDestroy: !0,
				read: e,
				highWaterMark: i
			}), this._readableState.dataEmitted = !1, this[g] = t, this[p] = null, this[h] = null, this[_] = n, this[v] = r, this[m] = !1;
		}
		destroy(e) {
			return !e && !this._readableState.endEmitted && (e = new o()), e && this[g](), super.destroy(e);
		}
		_destroy(e, t) {
			this[m] ? t(e) : setImmediate(() => {
				t(e);
			});
		}
		on(e, ...t) {
			return (e === "data" || e === "readable") && (this[m] = !0), super.on(e, ...t);
		}
		addListener(e, ...t) {
			return this.on(e, ...t);
		}
		off(e, ...t) {
			let n = super.off(e, ...t);
			return (e === "data" || e === "readable") && (this[m] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0), n;
		}
		removeListener(e, ...t) {
			return this.off(e, ...t);
		}
		push(e) {
			return this[p] && e !== null ? (O(this[p], e), !this[m] || super.push(e)) : super.push(e);
		}
		async text() {
			return C(this, "text");
		}
		async json() {
			return C(this, "json");
		}
		async blob() {
			return C(this, "blob");
		}
		async bytes() {
			return C(this, "bytes");
		}
		async arrayBuffer() {
			return C(this, "arrayBuffer");
		}
		async formData() {
			throw new s();
		}
		get bodyUsed() {
			return d.isDisturbed(this);
		}
		get body() {
			return this[h] || (this[h] = f(this), this[p] && (this[h].getReader(), r(this[h].locked))), this[h];
		}
		async dump(e) {
			let t = Number.isFinite(e?.limit) ? e.limit : 131072, n = e?.signal;
			if (n != null && (typeof n != "object" || !("aborted" in n))) throw new l("signal must be an AbortSignal");
			return n?.throwIfAborted(), this._readableState.closeEmitted ? null : await new Promise((e, r) => {
				this[v] > t && this.destroy(new u());
				let i = () => {
					this.destroy(n.reason ?? new u());
				};
				n?.addEventListener("abort", i), this.on("close", function() {
					n?.removeEventListener("abort", i), n?.aborted ? r(n.reason ?? new u()) : e(null);
				}).on("error", y).on("data", function(e) {
					t -= e.length, t <= 0 && this.destroy();
				}).resume();
			});
		}
	};
	function x(e) {
		return e[h] && e[h].locked === !0 || e[p];
	}
	function S(e) {
		return d.isDisturbed(e) || x(e);
	}
	async function C(e, t) {
		return r(!e[p]), new Promise((n, r) => {
			if (S(e)) {
				let t = e._readableState;
				t.destroyed && t.closeEmitted === !1 ? e.on("error", (e) => {
					r(e);
				}).on("close", () => {
					r(TypeError("unusable"));
				}) : r(t.errored ?? TypeError("unusable"));
			} else queueMicrotask(() => {
				e[p] = {
					type: t,
					stream: e,
					resolve: n,
					reject: r,
					length: 0,
					body: []
				}, e.on("error", function(e) {
					k(this[p], e);
				}).on("close", function() {
					this[p].body !== null && k(this[p], new o());
				}), w(e[p]);
			});
		});
	}
	function w(e) {
		if (e.body === null) return;
		let { _readableState: t } = e.stream;
		if (t.bufferIndex) {
			let n = t.bufferIndex, r = t.buffer.length;
			for (let i = n; i < r; i++) O(e, t.buffer[i]);
		} else for (let n of t.buffer) O(e, n);
		for (t.endEmitted ? D(this[p]) : e.stream.on("end", function() {
			D(this[p]);
		}), e.stream.resume(); e.stream.read() != null;);
	}
	function T(e, t) {
		if (e.length === 0 || t === 0) return "";
		let n = e.length === 1 ? e[0] : Buffer.concat(e, t), r = n.length, i = r > 2 && n[0] === 239 && n[1] === 187 && n[2] === 191 ? 3 : 0;
		return n.utf8Slice(i, r);
	}
	function E(e, t) {
		if (e.length === 0 || t === 0) return new Uint8Array();
		if (e.length === 1) return new Uint8Array(e[0]);
		let n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer), r = 0;
		for (let t = 0; t < e.length; ++t) {
			let i = e[t];
			n.set(i, r), r += i.length;
		}
		return n;
	}
	function D(e) {
		let { type: t, body: n, resolve: r, stream: i, length: a } = e;
		try {
			t === "text" ? r(T(n, a)) : t === "json" ? r(JSON.parse(T(n, a))) : t === "arrayBuffer" ? r(E(n, a).buffer) : t === "blob" ? r(new Blob(n, { type: i[_] })) : t === "bytes" && r(E(n, a)), k(e);
		} catch (e) {
			i.destroy(e);
		}
	}
	function O(e, t) {
		e.length += t.length, e.body.push(t);
	}
	function k(e, t) {
		e.body !== null && (t ? e.reject(t) : e.resolve(), e.type = null, e.stream = null, e.resolve = null, e.reject = null, e.length = 0, e.body = null);
	}
	n.exports = {
		Readable: b,
		chunksDecode: T
	};
})), G = t(((t, n) => {
	let r = e("node:assert"), { ResponseStatusCodeError: i } = a(), { chunksDecode: o } = W();
	async function s({ callback: e, body: t, contentType: n, statusCode: a, statusMessage: s, headers: u }) {
		r(t);
		let d = [], f = 0;
		try {
			for await (let e of t) if (d.push(e), f += e.length, f > 131072) {
				d = [], f = 0;
				break;
			}
		} catch {
			d = [], f = 0;
		}
		let p = `Response status code ${a}${s ? `: ${s}` : ""}`;
		if (a === 204 || !n || !f) {
			queueMicrotask(() => e(new i(p, a, u)));
			return;
		}
		let m = Error.stackTraceLimit;
		Error.stackTraceLimit = 0;
		let h;
		try {
			c(n) ? h = JSON.parse(o(d, f)) : l(n) && (h = o(d, f));
		} catch {} finally {
			Error.stackTraceLimit = m;
		}
		queueMicrotask(() => e(new i(p, a, u, h)));
	}
	let c = (e) => e.length > 15 && e[11] === "/" && e[0] === "a" && e[1] === "p" && e[2] === "p" && e[3] === "l" && e[4] === "i" && e[5] === "c" && e[6] === "a" && e[7] === "t" && e[8] === "i" && e[9] === "o" && e[10] === "n" && e[12] === "j" && e[13] === "s" && e[14] === "o" && e[15] === "n", l = (e) => e.length > 4 && e[4] === "/" && e[0] === "t" && e[1] === "e" && e[2] === "x" && e[3] === "t";
	n.exports = {
		getResolveErrorBodyCallback: s,
		isContentTypeApplicationJson: c,
		isContentTypeText: l
	};
})), ee = t(((t, n) => {
	let r = e("node:assert"), { Readable: i } = W(), { InvalidArgumentError: o, RequestAbortedError: s } = a(), l = c(), { getResolveErrorBodyCallback: u } = G(), { AsyncResource: d } = e("node:async_hooks");
	var f = class extends d {
		constructor(e, t) {
			if (!e || typeof e != "object") throw new o("invalid opts");
			let { signal: n, method: r, opaque: i, body: a, onInfo: c, responseHeaders: u, throwOnError: d, highWaterMark: f } = e;
			try {
				if (typeof t != "function") throw new o("invalid callback");
				if (f && (typeof f != "number" || f < 0)) throw new o("invalid highWaterMark");
				if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new o("signal must be an EventEmitter or EventTarget");
				if (r === "CONNECT") throw new o("invalid method");
				if (c && typeof c != "function") throw new o("invalid onInfo callback");
				super("UNDICI_REQUEST");
			} catch (e) {
				throw l.isStream(a) && l.destroy(a.on("error", l.nop), e), e;
			}
			this.method = r, this.responseHeaders = u || null, this.opaque = i || null, this.callback = t, this.res = null, this.abort = null, this.body = a, this.trailers = {}, this.context = null, this.onInfo = c || null, this.throwOnError = d, this.highWaterMark = f, this.signal = n, this.reason = null, this.removeAbortListener = null, l.isStream(a) && a.on("error", (e) => {
				this.onError(e);
			}), this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new s() : this.removeAbortListener = l.addAbortListener(this.signal, () => {
				this.reason = this.signal.reason ?? new s(), this.res ? l.destroy(this.res.on("error", l.nop), this.reason) : this.abort && this.abort(this.reason), this.removeAbortListener &&= (this.res?.off("close", this.removeAbortListener), this.removeAbortListener(), null);
			}));
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { callback: a, opaque: o, abort: s, context: c, responseHeaders: d, highWaterMark: f } = this, p = d === "raw" ? l.parseRawHeaders(t) : l.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: p
				});
				return;
			}
			let m = d === "raw" ? l.parseHeaders(t) : p, h = m["content-type"], g = m["content-length"], _ = new i({
				resume: n,
				abort: s,
				contentType: h,
				contentLength: this.method !== "HEAD" && g ? Number(g) : null,
				highWaterMark: f
			});
			this.removeAbortListener && _.on("close", this.removeAbortListener), this.callback = null, this.res = _, a !== null && (this.throwOnError && e >= 400 ? this.runInAsyncScope(u, null, {
				callback: a,
				body: _,
				contentType: h,
				statusCode: e,
				statusMessage: r,
				headers: p
			}) : this.runInAsyncScope(a, null, null, {
				statusCode: e,
				headers: p,
				trailers: this.trailers,
				opaque: o,
				body: _,
				context: c
			}));
		}
		onData(e) {
			return this.res.push(e);
		}
		onComplete(e) {
			l.parseHeaders(e, this.trailers), this.res.push(null);
		}
		onError(e) {
			let { res: t, callback: n, body: r, opaque: i } = this;
			n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: i });
			})), t && (this.res = null, queueMicrotask(() => {
				l.destroy(t, e);
			})), r && (this.body = null, l.destroy(r, e)), this.removeAbortListener &&= (t?.off("close", this.removeAbortListener), this.removeAbortListener(), null);
		}
	};
	function p(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			p.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			this.dispatch(e, new f(e, t));
		} catch (n) {
			if (typeof t != "function") throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	n.exports = p, n.exports.RequestHandler = f;
})), te = t(((e, t) => {
	let { addAbortListener: n } = c(), { RequestAbortedError: r } = a(), i = Symbol("kListener"), o = Symbol("kSignal");
	function s(e) {
		e.abort ? e.abort(e[o]?.reason) : e.reason = e[o]?.reason ?? new r(), u(e);
	}
	function l(e, t) {
		e.reason = null, e[o] = null, e[i] = null, t && (t.aborted ? s(e) : (e[o] = t, e[i] = () => {
			s(e);
		}, n(e[o], e[i])));
	}
	function u(e) {
		e[o] && ("removeEventListener" in e[o] ? e[o].removeEventListener("abort", e[i]) : e[o].removeListener("abort", e[i]), e[o] = null, e[i] = null);
	}
	t.exports = {
		addSignal: l,
		removeSignal: u
	};
})), ne = t(((t, n) => {
	let r = e("node:assert"), { finished: i, PassThrough: o } = e("node:stream"), { InvalidArgumentError: s, InvalidReturnValueError: l } = a(), u = c(), { getResolveErrorBodyCallback: d } = G(), { AsyncResource: f } = e("node:async_hooks"), { addSignal: p, removeSignal: m } = te();
	var h = class extends f {
		constructor(e, t, n) {
			if (!e || typeof e != "object") throw new s("invalid opts");
			let { signal: r, method: i, opaque: a, body: o, onInfo: c, responseHeaders: l, throwOnError: d } = e;
			try {
				if (typeof n != "function") throw new s("invalid callback");
				if (typeof t != "function") throw new s("invalid factory");
				if (r && typeof r.on != "function" && typeof r.addEventListener != "function") throw new s("signal must be an EventEmitter or EventTarget");
				if (i === "CONNECT") throw new s("invalid method");
				if (c && typeof c != "function") throw new s("invalid onInfo callback");
				super("UNDICI_STREAM");
			} catch (e) {
				throw u.isStream(o) && u.destroy(o.on("error", u.nop), e), e;
			}
			this.responseHeaders = l || null, this.opaque = a || null, this.factory = t, this.callback = n, this.res = null, this.abort = null, this.context = null, this.trailers = null, this.body = o, this.onInfo = c || null, this.throwOnError = d || !1, u.isStream(o) && o.on("error", (e) => {
				this.onError(e);
			}), p(this, r);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { factory: a, opaque: s, context: c, callback: f, responseHeaders: p } = this, m = p === "raw" ? u.parseRawHeaders(t) : u.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: m
				});
				return;
			}
			this.factory = null;
			let h;
			if (this.throwOnError && e >= 400) {
				let n = (p === "raw" ? u.parseHeaders(t) : m)["content-type"];
				h = new o(), this.callback = null, this.runInAsyncScope(d, null, {
					callback: f,
					body: h,
					contentType: n,
					statusCode: e,
					statusMessage: r,
					headers: m
				});
			} else {
				if (a === null) return;
				if (h = this.runInAsyncScope(a, null, {
					statusCode: e,
					headers: m,
					opaque: s,
					context: c
				}), !h || typeof h.write != "function" || typeof h.end != "function" || typeof h.on != "function") throw new l("expected Writable");
				i(h, { readable: !1 }, (e) => {
					let { callback: t, res: n, opaque: r, trailers: i, abort: a } = this;
					this.res = null, (e || !n.readable) && u.destroy(n, e), this.callback = null, this.runInAsyncScope(t, null, e || null, {
						opaque: r,
						trailers: i
					}), e && a();
				});
			}
			return h.on("drain", n), this.res = h, (h.writableNeedDrain === void 0 ? h._writableState?.needDrain : h.writableNeedDrain) !== !0;
		}
		onData(e) {
			let { res: t } = this;
			return !t || t.write(e);
		}
		onComplete(e) {
			let { res: t } = this;
			m(this), t && (this.trailers = u.parseHeaders(e), t.end());
		}
		onError(e) {
			let { res: t, callback: n, opaque: r, body: i } = this;
			m(this), this.factory = null, t ? (this.res = null, u.destroy(t, e)) : n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: r });
			})), i && (this.body = null, u.destroy(i, e));
		}
	};
	function g(e, t, n) {
		if (n === void 0) return new Promise((n, r) => {
			g.call(this, e, t, (e, t) => e ? r(e) : n(t));
		});
		try {
			this.dispatch(e, new h(e, t, n));
		} catch (t) {
			if (typeof n != "function") throw t;
			let r = e?.opaque;
			queueMicrotask(() => n(t, { opaque: r }));
		}
	}
	n.exports = g;
})), re = t(((t, n) => {
	let { Readable: r, Duplex: i, PassThrough: o } = e("node:stream"), { InvalidArgumentError: s, InvalidReturnValueError: l, RequestAbortedError: u } = a(), d = c(), { AsyncResource: f } = e("node:async_hooks"), { addSignal: p, removeSignal: m } = te(), h = e("node:assert"), g = Symbol("resume");
	var _ = class extends r {
		constructor() {
			super({ autoDestroy: !0 }), this[g] = null;
		}
		_read() {
			let { [g]: e } = this;
			e && (this[g] = null, e());
		}
		_destroy(e, t) {
			this._read(), t(e);
		}
	}, v = class extends r {
		constructor(e) {
			super({ autoDestroy: !0 }), this[g] = e;
		}
		_read() {
			this[g]();
		}
		_destroy(e, t) {
			!e && !this._readableState.endEmitted && (e = new u()), t(e);
		}
	}, y = class extends f {
		constructor(e, t) {
			if (!e || typeof e != "object") throw new s("invalid opts");
			if (typeof t != "function") throw new s("invalid handler");
			let { signal: n, method: r, opaque: a, onInfo: o, responseHeaders: c } = e;
			if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new s("signal must be an EventEmitter or EventTarget");
			if (r === "CONNECT") throw new s("invalid method");
			if (o && typeof o != "function") throw new s("invalid onInfo callback");
			super("UNDICI_PIPELINE"), this.opaque = a || null, this.responseHeaders = c || null, this.handler = t, this.abort = null, this.context = null, this.onInfo = o || null, this.req = new _().on("error", d.nop), this.ret = new i({
				readableObjectMode: e.objectMode,
				autoDestroy: !0,
				read: () => {
					let { body: e } = this;
					e?.resume && e.resume();
				},
				write: (e, t, n) => {
					let { req: r } = this;
					r.push(e, t) || r._readableState.destroyed ? n() : r[g] = n;
				},
				destroy: (e, t) => {
					let { body: n, req: r, res: i, ret: a, abort: o } = this;
					!e && !a._readableState.endEmitted && (e = new u()), o && e && o(), d.destroy(n, e), d.destroy(r, e), d.destroy(i, e), m(this), t(e);
				}
			}).on("prefinish", () => {
				let { req: e } = this;
				e.push(null);
			}), this.res = null, p(this, n);
		}
		onConnect(e, t) {
			let { ret: n, res: r } = this;
			this.reason ? e(this.reason) : (h(!r, "pipeline cannot be retried"), h(!n.destroyed), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n) {
			let { opaque: r, handler: i, context: a } = this;
			if (e < 200) {
				if (this.onInfo) {
					let n = this.responseHeaders === "raw" ? d.parseRawHeaders(t) : d.parseHeaders(t);
					this.onInfo({
						statusCode: e,
						headers: n
					});
				}
				return;
			}
			this.res = new v(n);
			let o;
			try {
				this.handler = null;
				let n = this.responseHeaders === "raw" ? d.parseRawHeaders(t) : d.parseHeaders(t);
				o = this.runInAsyncScope(i, null, {
					statusCode: e,
					headers: n,
					opaque: r,
					body: this.res,
					context: a
				});
			} catch (e) {
				throw this.res.on("error", d.nop), e;
			}
			if (!o || typeof o.on != "function") throw new l("expected Readable");
			o.on("data", (e) => {
				let { ret: t, body: n } = this;
				!t.push(e) && n.pause && n.pause();
			}).on("error", (e) => {
				let { ret: t } = this;
				d.destroy(t, e);
			}).on("end", () => {
				let { ret: e } = this;
				e.push(null);
			}).on("close", () => {
				let { ret: e } = this;
				e._readableState.ended || d.destroy(e, new u());
			}), this.body = o;
		}
		onData(e) {
			let { res: t } = this;
			return t.push(e);
		}
		onComplete(e) {
			let { res: t } = this;
			t.push(null);
		}
		onError(e) {
			let { ret: t } = this;
			this.handler = null, d.destroy(t, e);
		}
	};
	function b(e, t) {
		try {
			let n = new y(e, t);
			return this.dispatch({
				...e,
				body: n.req
			}, n), n.ret;
		} catch (e) {
			return new o().destroy(e);
		}
	}
	n.exports = b;
})), ie = t(((t, n) => {
	let { InvalidArgumentError: r, SocketError: i } = a(), { AsyncResource: o } = e("node:async_hooks"), s = c(), { addSignal: l, removeSignal: u } = te(), d = e("node:assert");
	var f = class extends o {
		constructor(e, t) {
			if (!e || typeof e != "object") throw new r("invalid opts");
			if (typeof t != "function") throw new r("invalid callback");
			let { signal: n, opaque: i, responseHeaders: a } = e;
			if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new r("signal must be an EventEmitter or EventTarget");
			super("UNDICI_UPGRADE"), this.responseHeaders = a || null, this.opaque = i || null, this.callback = t, this.abort = null, this.context = null, l(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (d(this.callback), this.abort = e, this.context = null);
		}
		onHeaders() {
			throw new i("bad upgrade", null);
		}
		onUpgrade(e, t, n) {
			d(e === 101);
			let { callback: r, opaque: i, context: a } = this;
			u(this), this.callback = null;
			let o = this.responseHeaders === "raw" ? s.parseRawHeaders(t) : s.parseHeaders(t);
			this.runInAsyncScope(r, null, null, {
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			u(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function p(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			p.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new f(e, t);
			this.dispatch({
				...e,
				method: e.method || "GET",
				upgrade: e.protocol || "Websocket"
			}, n);
		} catch (n) {
			if (typeof t != "function") throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	n.exports = p;
})), ae = t(((t, n) => {
	let r = e("node:assert"), { AsyncResource: i } = e("node:async_hooks"), { InvalidArgumentError: o, SocketError: s } = a(), l = c(), { addSignal: u, removeSignal: d } = te();
	var f = class extends i {
		constructor(e, t) {
			if (!e || typeof e != "object") throw new o("invalid opts");
			if (typeof t != "function") throw new o("invalid callback");
			let { signal: n, opaque: r, responseHeaders: i } = e;
			if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new o("signal must be an EventEmitter or EventTarget");
			super("UNDICI_CONNECT"), this.opaque = r || null, this.responseHeaders = i || null, this.callback = t, this.abort = null, u(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders() {
			throw new s("bad connect", null);
		}
		onUpgrade(e, t, n) {
			let { callback: r, opaque: i, context: a } = this;
			d(this), this.callback = null;
			let o = t;
			o != null && (o = this.responseHeaders === "raw" ? l.parseRawHeaders(t) : l.parseHeaders(t)), this.runInAsyncScope(r, null, null, {
				statusCode: e,
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			d(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function p(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			p.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new f(e, t);
			this.dispatch({
				...e,
				method: "CONNECT"
			}, n);
		} catch (n) {
			if (typeof t != "function") throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	n.exports = p;
})), K = t(((e, t) => {
	t.exports.request = ee(), t.exports.stream = ne(), t.exports.pipeline = re(), t.exports.upgrade = ie(), t.exports.connect = ae();
})), oe = t(((e, t) => {
	let { UndiciError: n } = a(), r = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
	t.exports = { MockNotMatchedError: class e extends n {
		constructor(t) {
			super(t), Error.captureStackTrace(this, e), this.name = "MockNotMatchedError", this.message = t || "The request does not match any registered mock dispatches", this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
		}
		static [Symbol.hasInstance](e) {
			return e && e[r] === !0;
		}
		[r] = !0;
	} };
})), q = t(((e, t) => {
	t.exports = {
		kAgent: Symbol("agent"),
		kOptions: Symbol("options"),
		kFactory: Symbol("factory"),
		kDispatches: Symbol("dispatches"),
		kDispatchKey: Symbol("dispatch key"),
		kDefaultHeaders: Symbol("default headers"),
		kDefaultTrailers: Symbol("default trailers"),
		kContentLength: Symbol("content length"),
		kMockAgent: Symbol("mock agent"),
		kMockAgentSet: Symbol("mock agent set"),
		kMockAgentGet: Symbol("mock agent get"),
		kMockDispatch: Symbol("mock dispatch"),
		kClose: Symbol("close"),
		kOriginalClose: Symbol("original agent close"),
		kOrigin: Symbol("origin"),
		kIsMockActive: Symbol("is mock active"),
		kNetConnect: Symbol("net connect"),
		kGetNetConnect: Symbol("get net connect"),
		kConnected: Symbol("connected")
	};
})), J = t(((t, n) => {
	let { MockNotMatchedError: r } = oe(), { kDispatches: i, kMockAgent: a, kOriginalDispatch: o, kOrigin: s, kGetNetConnect: l } = q(), { buildURL: u } = c(), { STATUS_CODES: d } = e("node:http"), { types: { isPromise: f } } = e("node:util");
	function p(e, t) {
		return typeof e == "string" ? e === t : e instanceof RegExp ? e.test(t) : typeof e == "function" && e(t) === !0;
	}
	function m(e) {
		return Object.fromEntries(Object.entries(e).map(([e, t]) => [e.toLocaleLowerCase(), t]));
	}
	function h(e, t) {
		if (Array.isArray(e)) {
			for (let n = 0; n < e.length; n += 2) if (e[n].toLocaleLowerCase() === t.toLocaleLowerCase()) return e[n + 1];
		} else return typeof e.get == "function" ? e.get(t) : m(e)[t.toLocaleLowerCase()];
	}
	function g(e) {
		let t = e.slice(), n = [];
		for (let e = 0; e < t.length; e += 2) n.push([t[e], t[e + 1]]);
		return Object.fromEntries(n);
	}
	function _(e, t) {
		if (typeof e.headers == "function") return Array.isArray(t) && (t = g(t)), e.headers(t ? m(t) : {});
		if (e.headers === void 0) return !0;
		if (typeof t != "object" || typeof e.headers != "object") return !1;
		for (let [n, r] of Object.entries(e.headers)) if (!p(r, h(t, n))) return !1;
		return !0;
	}
	function v(e) {
		if (typeof e != "string") return e;
		let t = e.split("?");
		if (t.length !== 2) return e;
		let n = new URLSearchParams(t.pop());
		return n.sort(), [...t, n.toString()].join("?");
	}
	function y(e, { path: t, method: n, body: r, headers: i }) {
		let a = p(e.path, t), o = p(e.method, n), s = e.body === void 0 || p(e.body, r), c = _(e, i);
		return a && o && s && c;
	}
	function b(e) {
		return Buffer.isBuffer(e) || e instanceof Uint8Array || e instanceof ArrayBuffer ? e : typeof e == "object" ? JSON.stringify(e) : e.toString();
	}
	function x(e, t) {
		let n = t.query ? u(t.path, t.query) : t.path, i = typeof n == "string" ? v(n) : n, a = e.filter(({ consumed: e }) => !e).filter(({ path: e }) => p(v(e), i));
		if (a.length === 0) throw new r(`Mock dispatch not matched for path '${i}'`);
		if (a = a.filter(({ method: e }) => p(e, t.method)), a.length === 0) throw new r(`Mock dispatch not matched for method '${t.method}' on path '${i}'`);
		if (a = a.filter(({ body: e }) => e === void 0 || p(e, t.body)), a.length === 0) throw new r(`Mock dispatch not matched for body '${t.body}' on path '${i}'`);
		if (a = a.filter((e) => _(e, t.headers)), a.length === 0) {
			let e = typeof t.headers == "object" ? JSON.stringify(t.headers) : t.headers;
			throw new r(`Mock dispatch not matched for headers '${e}' on path '${i}'`);
		}
		return a[0];
	}
	function S(e, t, n) {
		let r = {
			timesInvoked: 0,
			times: 1,
			persist: !1,
			consumed: !1
		}, i = typeof n == "function" ? { callback: n } : { ...n }, a = {
			...r,
			...t,
			pending: !0,
			data: {
				error: null,
				...i
			}
		};
		return e.push(a), a;
	}
	function C(e, t) {
		let n = e.findIndex((e) => e.consumed ? y(e, t) : !1);
		n !== -1 && e.splice(n, 1);
	}
	function w(e) {
		let { path: t, method: n, body: r, headers: i, query: a } = e;
		return {
			path: t,
			method: n,
			body: r,
			headers: i,
			query: a
		};
	}
	function T(e) {
		let t = Object.keys(e), n = [];
		for (let r = 0; r < t.length; ++r) {
			let i = t[r], a = e[i], o = Buffer.from(`${i}`);
			if (Array.isArray(a)) for (let e = 0; e < a.length; ++e) n.push(o, Buffer.from(`${a[e]}`));
			else n.push(o, Buffer.from(`${a}`));
		}
		return n;
	}
	function E(e) {
		return d[e] || "unknown";
	}
	async function D(e) {
		let t = [];
		for await (let n of e) t.push(n);
		return Buffer.concat(t).toString("utf8");
	}
	function O(e, t) {
		let n = w(e), r = x(this[i], n);
		r.timesInvoked++, r.data.callback && (r.data = {
			...r.data,
			...r.data.callback(e)
		});
		let { data: { statusCode: a, data: o, headers: s, trailers: c, error: l }, delay: u, persist: d } = r, { timesInvoked: p, times: m } = r;
		if (r.consumed = !d && p >= m, r.pending = p < m, l !== null) return C(this[i], n), t.onError(l), !0;
		typeof u == "number" && u > 0 ? setTimeout(() => {
			h(this[i]);
		}, u) : h(this[i]);
		function h(r, i = o) {
			let l = Array.isArray(e.headers) ? g(e.headers) : e.headers, u = typeof i == "function" ? i({
				...e,
				headers: l
			}) : i;
			if (f(u)) {
				u.then((e) => h(r, e));
				return;
			}
			let d = b(u), p = T(s), m = T(c);
			t.onConnect?.((e) => t.onError(e), null), t.onHeaders?.(a, p, _, E(a)), t.onData?.(Buffer.from(d)), t.onComplete?.(m), C(r, n);
		}
		function _() {}
		return !0;
	}
	function k() {
		let e = this[a], t = this[s], n = this[o];
		return function(i, a) {
			if (e.isMockActive) try {
				O.call(this, i, a);
			} catch (o) {
				if (o instanceof r) {
					let s = e[l]();
					if (s === !1) throw new r(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)`);
					if (A(s, t)) n.call(this, i, a);
					else throw new r(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)`);
				} else throw o;
			}
			else n.call(this, i, a);
		};
	}
	function A(e, t) {
		let n = new URL(t);
		return !!(e === !0 || Array.isArray(e) && e.some((e) => p(e, n.host)));
	}
	function j(e) {
		if (e) {
			let { agent: t, ...n } = e;
			return n;
		}
	}
	n.exports = {
		getResponseData: b,
		getMockDispatch: x,
		addMockDispatch: S,
		deleteMockDispatch: C,
		buildKey: w,
		generateKeyValues: T,
		matchValue: p,
		getResponse: D,
		getStatusText: E,
		mockDispatch: O,
		buildMockDispatch: k,
		checkNetConnect: A,
		buildMockOptions: j,
		getHeaderByName: h,
		buildHeadersFromArray: g
	};
})), Y = t(((e, t) => {
	let { getResponseData: n, buildKey: r, addMockDispatch: i } = J(), { kDispatches: o, kDispatchKey: s, kDefaultHeaders: l, kDefaultTrailers: u, kContentLength: d, kMockDispatch: f } = q(), { InvalidArgumentError: p } = a(), { buildURL: m } = c();
	var h = class {
		constructor(e) {
			this[f] = e;
		}
		delay(e) {
			if (typeof e != "number" || !Number.isInteger(e) || e <= 0) throw new p("waitInMs must be a valid integer > 0");
			return this[f].delay = e, this;
		}
		persist() {
			return this[f].persist = !0, this;
		}
		times(e) {
			if (typeof e != "number" || !Number.isInteger(e) || e <= 0) throw new p("repeatTimes must be a valid integer > 0");
			return this[f].times = e, this;
		}
	}, g = class {
		constructor(e, t) {
			if (typeof e != "object") throw new p("opts must be an object");
			if (e.path === void 0) throw new p("opts.path must be defined");
			if (e.method === void 0 && (e.method = "GET"), typeof e.path == "string") {
				if (e.query) e.path = m(e.path, e.query);
				else {
					let t = new URL(e.path, "data://");
					e.path = t.pathname + t.search;
				}
			}
			typeof e.method == "string" && (e.method = e.method.toUpperCase()), this[s] = r(e), this[o] = t, this[l] = {}, this[u] = {}, this[d] = !1;
		}
		createMockScopeDispatchData({ statusCode: e, data: t, responseOptions: r }) {
			let i = n(t), a = this[d] ? { "content-length": i.length } : {};
			return {
				statusCode: e,
				data: t,
				headers: {
					...this[l],
					...a,
					...r.headers
				},
				trailers: {
					...this[u],
					...r.trailers
				}
			};
		}
		validateReplyParameters(e) {
			if (e.statusCode === void 0) throw new p("statusCode must be defined");
			if (typeof e.responseOptions != "object" || e.responseOptions === null) throw new p("responseOptions must be an object");
		}
		reply(e) {
			if (typeof e == "function") return new h(i(this[o], this[s], (t) => {
				let n = e(t);
				if (typeof n != "object" || !n) throw new p("reply options callback must return an object");
				let r = {
					data: "",
					responseOptions: {},
					...n
				};
				return this.validateReplyParameters(r), { ...this.createMockScopeDispatchData(r) };
			}));
			let t = {
				statusCode: e,
				data: arguments[1] === void 0 ? "" : arguments[1],
				responseOptions: arguments[2] === void 0 ? {} : arguments[2]
			};
			this.validateReplyParameters(t);
			let n = this.createMockScopeDispatchData(t);
			return new h(i(this[o], this[s], n));
		}
		replyWithError(e) {
			if (e === void 0) throw new p("error must be defined");
			return new h(i(this[o], this[s], { error: e }));
		}
		defaultReplyHeaders(e) {
			if (e === void 0) throw new p("headers must be defined");
			return this[l] = e, this;
		}
		defaultReplyTrailers(e) {
			if (e === void 0) throw new p("trailers must be defined");
			return this[u] = e, this;
		}
		replyContentLength() {
			return this[d] = !0, this;
		}
	};
	t.exports.MockInterceptor = g, t.exports.MockScope = h;
})), se = t(((t, n) => {
	let { promisify: r } = e("node:util"), o = N(), { buildMockDispatch: s } = J(), { kDispatches: c, kMockAgent: l, kClose: u, kOriginalClose: d, kOrigin: f, kOriginalDispatch: p, kConnected: m } = q(), { MockInterceptor: h } = Y(), g = i(), { InvalidArgumentError: _ } = a();
	n.exports = class extends o {
		constructor(e, t) {
			if (super(e, t), !t || !t.agent || typeof t.agent.dispatch != "function") throw new _("Argument opts.agent must implement Agent");
			this[l] = t.agent, this[f] = e, this[c] = [], this[m] = 1, this[p] = this.dispatch, this[d] = this.close.bind(this), this.dispatch = s.call(this), this.close = this[u];
		}
		get [g.kConnected]() {
			return this[m];
		}
		intercept(e) {
			return new h(e, this[c]);
		}
		async [u]() {
			await r(this[d])(), this[m] = 0, this[l][g.kClients].delete(this[f]);
		}
	};
})), X = t(((t, n) => {
	let { promisify: r } = e("node:util"), o = L(), { buildMockDispatch: s } = J(), { kDispatches: c, kMockAgent: l, kClose: u, kOriginalClose: d, kOrigin: f, kOriginalDispatch: p, kConnected: m } = q(), { MockInterceptor: h } = Y(), g = i(), { InvalidArgumentError: _ } = a();
	n.exports = class extends o {
		constructor(e, t) {
			if (super(e, t), !t || !t.agent || typeof t.agent.dispatch != "function") throw new _("Argument opts.agent must implement Agent");
			this[l] = t.agent, this[f] = e, this[c] = [], this[m] = 1, this[p] = this.dispatch, this[d] = this.close.bind(this), this.dispatch = s.call(this), this.close = this[u];
		}
		get [g.kConnected]() {
			return this[m];
		}
		intercept(e) {
			return new h(e, this[c]);
		}
		async [u]() {
			await r(this[d])(), this[m] = 0, this[l][g.kClients].delete(this[f]);
		}
	};
})), ce = t(((e, t) => {
	let n = {
		pronoun: "it",
		is: "is",
		was: "was",
		this: "this"
	}, r = {
		pronoun: "they",
		is: "are",
		was: "were",
		this: "these"
	};
	t.exports = class {
		constructor(e, t) {
			this.singular = e, this.plural = t;
		}
		pluralize(e) {
			let t = e === 1, i = t ? n : r, a = t ? this.singular : this.plural;
			return {
				...i,
				count: e,
				noun: a
			};
		}
	};
})), le = t(((t, n) => {
	let { Transform: r } = e("node:stream"), { Console: i } = e("node:console"), a = process.versions.icu ? "✅" : "Y ", o = process.versions.icu ? "❌" : "N ";
	n.exports = class {
		constructor({ disableColors: e } = {}) {
			this.transform = new r({ transform(e, t, n) {
				n(null, e);
			} }), this.logger = new i({
				stdout: this.transform,
				inspectOptions: { colors: !e && !process.env.CI }
			});
		}
		format(e) {
			let t = e.map(({ method: e, path: t, data: { statusCode: n }, persist: r, times: i, timesInvoked: s, origin: c }) => ({
				Method: e,
				Origin: c,
				Path: t,
				"Status code": n,
				Persistent: r ? a : o,
				Invocations: s,
				Remaining: r ? Infinity : i - s
			}));
			return this.logger.table(t), this.transform.read().toString();
		}
	};
})), Z = t(((e, t) => {
	let { kClients: n } = i(), r = z(), { kAgent: o, kMockAgentSet: s, kMockAgentGet: c, kDispatches: l, kIsMockActive: u, kNetConnect: f, kGetNetConnect: p, kOptions: m, kFactory: h } = q(), g = se(), _ = X(), { matchValue: v, buildMockOptions: y } = J(), { InvalidArgumentError: b, UndiciError: x } = a(), S = d(), C = ce(), w = le();
	t.exports = class extends S {
		constructor(e) {
			if (super(e), this[f] = !0, this[u] = !0, e?.agent && typeof e.agent.dispatch != "function") throw new b("Argument opts.agent must implement Agent");
			let t = e?.agent ? e.agent : new r(e);
			this[o] = t, this[n] = t[n], this[m] = y(e);
		}
		get(e) {
			let t = this[c](e);
			return t || (t = this[h](e), this[s](e, t)), t;
		}
		dispatch(e, t) {
			return this.get(e.origin), this[o].dispatch(e, t);
		}
		async close() {
			await this[o].close(), this[n].clear();
		}
		deactivate() {
			this[u] = !1;
		}
		activate() {
			this[u] = !0;
		}
		enableNetConnect(e) {
			if (typeof e == "string" || typeof e == "function" || e instanceof RegExp) Array.isArray(this[f]) ? this[f].push(e) : this[f] = [e];
			else if (e === void 0) this[f] = !0;
			else throw new b("Unsupported matcher. Must be one of String|Function|RegExp.");
		}
		disableNetConnect() {
			this[f] = !1;
		}
		get isMockActive() {
			return this[u];
		}
		[s](e, t) {
			this[n].set(e, t);
		}
		[h](e) {
			let t = Object.assign({ agent: this }, this[m]);
			return this[m] && this[m].connections === 1 ? new g(e, t) : new _(e, t);
		}
		[c](e) {
			let t = this[n].get(e);
			if (t) return t;
			if (typeof e != "string") {
				let t = this[h]("http://localhost:9999");
				return this[s](e, t), t;
			}
			for (let [t, r] of Array.from(this[n])) if (r && typeof t != "string" && v(t, e)) {
				let t = this[h](e);
				return this[s](e, t), t[l] = r[l], t;
			}
		}
		[p]() {
			return this[f];
		}
		pendingInterceptors() {
			let e = this[n];
			return Array.from(e.entries()).flatMap(([e, t]) => t[l].map((t) => ({
				...t,
				origin: e
			}))).filter(({ pending: e }) => e);
		}
		assertNoPendingInterceptors({ pendingInterceptorsFormatter: e = new w() } = {}) {
			let t = this.pendingInterceptors();
			if (t.length === 0) return;
			let n = new C("interceptor", "interceptors").pluralize(t.length);
			throw new x(`
${n.count} ${n.noun} ${n.is} pending:

${e.format(t)}
`.trim());
		}
	};
})), ue = t(((e, t) => {
	let n = Symbol.for("undici.globalDispatcher.1"), { InvalidArgumentError: r } = a(), i = z();
	s() === void 0 && o(new i());
	function o(e) {
		if (!e || typeof e.dispatch != "function") throw new r("Argument agent must implement Agent");
		Object.defineProperty(globalThis, n, {
			value: e,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	function s() {
		return globalThis[n];
	}
	t.exports = {
		setGlobalDispatcher: o,
		getGlobalDispatcher: s
	};
})), de = t(((e, t) => {
	t.exports = class {
		#e;
		constructor(e) {
			if (typeof e != "object" || !e) throw TypeError("handler must be an object");
			this.#e = e;
		}
		onConnect(...e) {
			return this.#e.onConnect?.(...e);
		}
		onError(...e) {
			return this.#e.onError?.(...e);
		}
		onUpgrade(...e) {
			return this.#e.onUpgrade?.(...e);
		}
		onResponseStarted(...e) {
			return this.#e.onResponseStarted?.(...e);
		}
		onHeaders(...e) {
			return this.#e.onHeaders?.(...e);
		}
		onData(...e) {
			return this.#e.onData?.(...e);
		}
		onComplete(...e) {
			return this.#e.onComplete?.(...e);
		}
		onBodySent(...e) {
			return this.#e.onBodySent?.(...e);
		}
	};
})), fe = t(((e, t) => {
	let n = j();
	t.exports = (e) => {
		let t = e?.maxRedirections;
		return (e) => function(r, i) {
			let { maxRedirections: a = t, ...o } = r;
			return a ? e(o, new n(e, a, r, i)) : e(r, i);
		};
	};
})), pe = t(((e, t) => {
	let n = H();
	t.exports = (e) => (t) => function(r, i) {
		return t(r, new n({
			...r,
			retryOptions: {
				...e,
				...r.retryOptions
			}
		}, {
			handler: i,
			dispatch: t
		}));
	};
})), me = t(((e, t) => {
	let n = c(), { InvalidArgumentError: r, RequestAbortedError: i } = a(), o = de();
	var s = class extends o {
		#e = 1048576;
		#t = null;
		#n = !1;
		#r = !1;
		#i = 0;
		#a = null;
		#o = null;
		constructor({ maxSize: e }, t) {
			if (super(t), e != null && (!Number.isFinite(e) || e < 1)) throw new r("maxSize must be a number greater than 0");
			this.#e = e ?? this.#e, this.#o = t;
		}
		onConnect(e) {
			this.#t = e, this.#o.onConnect(this.#s.bind(this));
		}
		#s(e) {
			this.#r = !0, this.#a = e;
		}
		onHeaders(e, t, r, a) {
			let o = n.parseHeaders(t)["content-length"];
			if (o != null && o > this.#e) throw new i(`Response size (${o}) larger than maxSize (${this.#e})`);
			return this.#r ? !0 : this.#o.onHeaders(e, t, r, a);
		}
		onError(e) {
			this.#n || (e = this.#a ?? e, this.#o.onError(e));
		}
		onData(e) {
			return this.#i += e.length, this.#i >= this.#e && (this.#n = !0, this.#r ? this.#o.onError(this.#a) : this.#o.onComplete([])), !0;
		}
		onComplete(e) {
			this.#n || (this.#r ? this.#o.onError(this.reason) : this.#o.onComplete(e));
		}
	};
	function l({ maxSize: e } = { maxSize: 1048576 }) {
		return (t) => function(n, r) {
			let { dumpMaxSize: i = e } = n;
			return t(n, new s({ maxSize: i }, r));
		};
	}
	t.exports = l;
})), he = t(((t, n) => {
	let { isIP: r } = e("node:net"), { lookup: i } = e("node:dns"), o = de(), { InvalidArgumentError: s, InformationalError: c } = a(), l = 2 ** 31 - 1;
	var u = class {
		#e = 0;
		#t = 0;
		#n = new Map();
		dualStack = !0;
		affinity = null;
		lookup = null;
		pick = null;
		constructor(e) {
			this.#e = e.maxTTL, this.#t = e.maxItems, this.dualStack = e.dualStack, this.affinity = e.affinity, this.lookup = e.lookup ?? this.#r, this.pick = e.pick ?? this.#i;
		}
		get full() {
			return this.#n.size === this.#t;
		}
		runLookup(e, t, n) {
			let r = this.#n.get(e.hostname);
			if (r == null && this.full) {
				n(null, e.origin);
				return;
			}
			let i = {
				affinity: this.affinity,
				dualStack: this.dualStack,
				lookup: this.lookup,
				pick: this.pick,
				...t.dns,
				maxTTL: this.#e,
				maxItems: this.#t
			};
			if (r == null) this.lookup(e, i, (t, r) => {
				if (t || r == null || r.length === 0) {
					n(t ?? new c("No DNS entries found"));
					return;
				}
				this.setRecords(e, r);
				let a = this.#n.get(e.hostname), o = this.pick(e, a, i.affinity), s;
				s = typeof o.port == "number" ? `:${o.port}` : e.port === "" ? "" : `:${e.port}`, n(null, `${e.protocol}//${o.family === 6 ? `[${o.address}]` : o.address}${s}`);
			});
			else {
				let a = this.pick(e, r, i.affinity);
				if (a == null) {
					this.#n.delete(e.hostname), this.runLookup(e, t, n);
					return;
				}
				let o;
				o = typeof a.port == "number" ? `:${a.port}` : e.port === "" ? "" : `:${e.port}`, n(null, `${e.protocol}//${a.family === 6 ? `[${a.address}]` : a.address}${o}`);
			}
		}
		#r(e, t, n) {
			i(e.hostname, {
				all: !0,
				family: this.dualStack === !1 ? this.affinity : 0,
				order: "ipv4first"
			}, (e, t) => {
				if (e) return n(e);
				let r = new Map();
				for (let e of t) r.set(`${e.address}:${e.family}`, e);
				n(null, r.values());
			});
		}
		#i(e, t, n) {
			let r = null, { records: i, offset: a } = t, o;
			if (this.dualStack ? (n ?? (a == null || a === l ? (t.offset = 0, n = 4) : (t.offset++, n = (t.offset & 1) == 1 ? 6 : 4)), o = i[n] != null && i[n].ips.length > 0 ? i[n] : i[n === 4 ? 6 : 4]) : o = i[n], o == null || o.ips.length === 0) return r;
			o.offset == null || o.offset === l ? o.offset = 0 : o.offset++;
			let s = o.offset % o.ips.length;
			return r = o.ips[s] ?? null, r == null ? r : Date.now() - r.timestamp > r.ttl ? (o.ips.splice(s, 1), this.pick(e, t, n)) : r;
		}
		setRecords(e, t) {
			let n = Date.now(), r = { records: {
				4: null,
				6: null
			} };
			for (let e of t) {
				e.timestamp = n, e.ttl = typeof e.ttl == "number" ? Math.min(e.ttl, this.#e) : this.#e;
				let t = r.records[e.family] ?? { ips: [] };
				t.ips.push(e), r.records[e.family] = t;
			}
			this.#n.set(e.hostname, r);
		}
		getHandler(e, t) {
			return new d(this, e, t);
		}
	}, d = class extends o {
		#e = null;
		#t = null;
		#n = null;
		#r = null;
		#i = null;
		constructor(e, { origin: t, handler: n, dispatch: r }, i) {
			super(n), this.#i = t, this.#r = n, this.#t = { ...i }, this.#e = e, this.#n = r;
		}
		onError(e) {
			switch (e.code) {
				case "ETIMEDOUT":
				case "ECONNREFUSED":
					if (this.#e.dualStack) {
						this.#e.runLookup(this.#i, this.#t, (e, t) => {
							if (e) return this.#r.onError(e);
							let n = {
								...this.#t,
								origin: t
							};
							this.#n(n, this);
						});
						return;
					}
					this.#r.onError(e);
					return;
				case "ENOTFOUND": this.#e.deleteRecord(this.#i);
				default: this.#r.onError(e);
			}
		}
	};
	n.exports = (e) => {
		if (e?.maxTTL != null && (typeof e?.maxTTL != "number" || e?.maxTTL < 0)) throw new s("Invalid maxTTL. Must be a positive number");
		if (e?.maxItems != null && (typeof e?.maxItems != "number" || e?.maxItems < 1)) throw new s("Invalid maxItems. Must be a positive number and greater than zero");
		if (e?.affinity != null && e?.affinity !== 4 && e?.affinity !== 6) throw new s("Invalid affinity. Must be either 4 or 6");
		if (e?.dualStack != null && typeof e?.dualStack != "boolean") throw new s("Invalid dualStack. Must be a boolean");
		if (e?.lookup != null && typeof e?.lookup != "function") throw new s("Invalid lookup. Must be a function");
		if (e?.pick != null && typeof e?.pick != "function") throw new s("Invalid pick. Must be a function");
		let t = e?.dualStack ?? !0, n;
		n = t ? e?.affinity ?? null : e?.affinity ?? 4;
		let i = new u({
			maxTTL: e?.maxTTL ?? 1e4,
			lookup: e?.lookup ?? null,
			pick: e?.pick ?? null,
			dualStack: t,
			affinity: n,
			maxItems: e?.maxItems ?? Infinity
		});
		return (e) => function(t, n) {
			let a = t.origin.constructor === URL ? t.origin : new URL(t.origin);
			return r(a.hostname) === 0 ? (i.runLookup(a, t, (r, o) => {
				if (r) return n.onError(r);
				let s = null;
				s = {
					...t,
					servername: a.hostname,
					origin: o,
					headers: {
						host: a.hostname,
						...t.headers
					}
				}, e(s, i.getHandler({
					origin: a,
					dispatch: e,
					handler: n
				}, t));
			}), !0) : e(t, n);
		};
	};
})), ge = t(((t, n) => {
	let { kConstruct: r } = i(), { kEnumerableProperty: a } = c(), { iteratorMixin: o, isValidHeaderName: s, isValidHeaderValue: l } = C(), { webidl: u } = S(), d = e("node:assert"), f = e("node:util"), p = Symbol("headers map"), m = Symbol("headers map sorted");
	function h(e) {
		return e === 10 || e === 13 || e === 9 || e === 32;
	}
	function g(e) {
		let t = 0, n = e.length;
		for (; n > t && h(e.charCodeAt(n - 1));) --n;
		for (; n > t && h(e.charCodeAt(t));) ++t;
		return t === 0 && n === e.length ? e : e.substring(t, n);
	}
	function _(e, t) {
		if (Array.isArray(t)) for (let n = 0; n < t.length; ++n) {
			let r = t[n];
			if (r.length !== 2) throw u.errors.exception({
				header: "Headers constructor",
				message: `expected name/value pair to be length 2, found ${r.length}.`
			});
			v(e, r[0], r[1]);
		}
		else if (typeof t == "object" && t) {
			let n = Object.keys(t);
			for (let r = 0; r < n.length; ++r) v(e, n[r], t[n[r]]);
		} else throw u.errors.conversionFailed({
			prefix: "Headers constructor",
			argument: "Argument 1",
			types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
		});
	}
	function v(e, t, n) {
		if (n = g(n), !s(t)) throw u.errors.invalidArgument({
			prefix: "Headers.append",
			value: t,
			type: "header name"
		});
		if (!l(n)) throw u.errors.invalidArgument({
			prefix: "Headers.append",
			value: n,
			type: "header value"
		});
		if (w(e) === "immutable") throw TypeError("immutable");
		return E(e).append(t, n, !1);
	}
	function y(e, t) {
		return e[0] < t[0] ? -1 : 1;
	}
	var b = class e {
		cookies = null;
		constructor(t) {
			t instanceof e ? (this[p] = new Map(t[p]), this[m] = t[m], this.cookies = t.cookies === null ? null : [...t.cookies]) : (this[p] = new Map(t), this[m] = null);
		}
		contains(e, t) {
			return this[p].has(t ? e : e.toLowerCase());
		}
		clear() {
			this[p].clear(), this[m] = null, this.cookies = null;
		}
		append(e, t, n) {
			this[m] = null;
			let r = n ? e : e.toLowerCase(), i = this[p].get(r);
			if (i) {
				let e = r === "cookie" ? "; " : ", ";
				this[p].set(r, {
					name: i.name,
					value: `${i.value}${e}${t}`
				});
			} else this[p].set(r, {
				name: e,
				value: t
			});
			r === "set-cookie" && (this.cookies ??= []).push(t);
		}
		set(e, t, n) {
			this[m] = null;
			let r = n ? e : e.toLowerCase();
			r === "set-cookie" && (this.cookies = [t]), this[p].set(r, {
				name: e,
				value: t
			});
		}
		delete(e, t) {
			this[m] = null, t || (e = e.toLowerCase()), e === "set-cookie" && (this.cookies = null), this[p].delete(e);
		}
		get(e, t) {
			return this[p].get(t ? e : e.toLowerCase())?.value ?? null;
		}
		*[Symbol.iterator]() {
			for (let { 0: e, 1: { value: t } } of this[p]) yield [e, t];
		}
		get entries() {
			let e = {};
			if (this[p].size !== 0) for (let { name: t, value: n } of this[p].values()) e[t] = n;
			return e;
		}
		rawValues() {
			return this[p].values();
		}
		get entriesList() {
			let e = [];
			if (this[p].size !== 0) for (let { 0: t, 1: { name: n, value: r } } of this[p]) if (t === "set-cookie") for (let t of this.cookies) e.push([n, t]);
			else e.push([n, r]);
			return e;
		}
		toSortedArray() {
			let e = this[p].size, t = Array(e);
			if (e <= 32) {
				if (e === 0) return t;
				let n = this[p][Symbol.iterator](), r = n.next().value;
				t[0] = [r[0], r[1].value], d(r[1].value !== null);
				for (let r = 1, i = 0, a = 0, o = 0, s = 0, c, l; r < e; ++r) {
					for (l = n.next().value, c = t[r] = [l[0], l[1].value], d(c[1] !== null), o = 0, a = r; o < a;) s = o + (a - o >> 1), t[s][0] <= c[0] ? o = s + 1 : a = s;
					if (r !== s) {
						for (i = r; i > o;) t[i] = t[--i];
						t[o] = c;
					}
				}
				if (!n.next().done) throw TypeError("Unreachable");
				return t;
			}
			{
				let e = 0;
				for (let { 0: n, 1: { value: r } } of this[p]) t[e++] = [n, r], d(r !== null);
				return t.sort(y);
			}
		}
	}, x = class e {
		#e;
		#t;
		constructor(e = void 0) {
			u.util.markAsUncloneable(this), e !== r && (this.#t = new b(), this.#e = "none", e !== void 0 && (e = u.converters.HeadersInit(e, "Headers contructor", "init"), _(this, e)));
		}
		append(t, n) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 2, "Headers.append");
			let r = "Headers.append";
			return t = u.converters.ByteString(t, r, "name"), n = u.converters.ByteString(n, r, "value"), v(this, t, n);
		}
		delete(t) {
			if (u.brandCheck(this, e), u.argumentLengthCheck(arguments, 1, "Headers.delete"), t = u.converters.ByteString(t, "Headers.delete", "name"), !s(t)) throw u.errors.invalidArgument({
				prefix: "Headers.delete",
				value: t,
				type: "header name"
			});
			if (this.#e === "immutable") throw TypeError("immutable");
			this.#t.contains(t, !1) && this.#t.delete(t, !1);
		}
		get(t) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 1, "Headers.get");
			let n = "Headers.get";
			if (t = u.converters.ByteString(t, n, "name"), !s(t)) throw u.errors.invalidArgument({
				prefix: n,
				value: t,
				type: "header name"
			});
			return this.#t.get(t, !1);
		}
		has(t) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 1, "Headers.has");
			let n = "Headers.has";
			if (t = u.converters.ByteString(t, n, "name"), !s(t)) throw u.errors.invalidArgument({
				prefix: n,
				value: t,
				type: "header name"
			});
			return this.#t.contains(t, !1);
		}
		set(t, n) {
			u.brandCheck(this, e), u.argumentLengthCheck(arguments, 2, "Headers.set");
			let r = "Headers.set";
			if (t = u.converters.ByteString(t, r, "name"), n = u.converters.ByteString(n, r, "value"), n = g(n), !s(t)) throw u.errors.invalidArgument({
				prefix: r,
				value: t,
				type: "header name"
			});
			if (!l(n)) throw u.errors.invalidArgument({
				prefix: r,
				value: n,
				type: "header value"
			});
			if (this.#e === "immutable") throw TypeError("immutable");
			this.#t.set(t, n, !1);
		}
		getSetCookie() {
			u.brandCheck(this, e);
			let t = this.#t.cookies;
			return t ? [...t] : [];
		}
		get [m]() {
			if (this.#t[m]) return this.#t[m];
			let e = [], t = this.#t.toSortedArray(), n = this.#t.cookies;
			if (n === null || n.length === 1) return this.#t[m] = t;
			for (let r = 0; r < t.length; ++r) {
				let { 0: i, 1: a } = t[r];
				if (i === "set-cookie") for (let t = 0; t < n.length; ++t) e.push([i, n[t]]);
				else e.push([i, a]);
			}
			return this.#t[m] = e;
		}
		[f.inspect.custom](e, t) {
			return t.depth ??= e, `Headers ${f.formatWithOptions(t, this.#t.entries)}`;
		}
		static getHeadersGuard(e) {
			return e.#e;
		}
		static setHeadersGuard(e, t) {
			e.#e = t;
		}
		static getHeadersList(e) {
			return e.#t;
		}
		static setHeadersList(e, t) {
			e.#t = t;
		}
	};
	let { getHeadersGuard: w, setHeadersGuard: T, getHeadersList: E, setHeadersList: D } = x;
	Reflect.deleteProperty(x, "getHeadersGuard"), Reflect.deleteProperty(x, "setHeadersGuard"), Reflect.deleteProperty(x, "getHeadersList"), Reflect.deleteProperty(x, "setHeadersList"), o("Headers", x, m, 0, 1), Object.defineProperties(x.prototype, {
		append: a,
		delete: a,
		get: a,
		has: a,
		set: a,
		getSetCookie: a,
		[Symbol.toStringTag]: {
			value: "Headers",
			configurable: !0
		},
		[f.inspect.custom]: { enumerable: !1 }
	}), u.converters.HeadersInit = function(e, t, n) {
		if (u.util.Type(e) === "Object") {
			let r = Reflect.get(e, Symbol.iterator);
			if (!f.types.isProxy(e) && r === x.prototype.entries) try {
				return E(e).entriesList;
			} catch {}
			return typeof r == "function" ? u.converters["sequence<sequence<ByteString>>"](e, t, n, r.bind(e)) : u.converters["record<ByteString, ByteString>"](e, t, n);
		}
		throw u.errors.conversionFailed({
			prefix: "Headers constructor",
			argument: "Argument 1",
			types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
		});
	}, n.exports = {
		fill: _,
		compareHeaderName: y,
		Headers: x,
		HeadersList: b,
		getHeadersGuard: w,
		setHeadersGuard: T,
		setHeadersList: D,
		getHeadersList: E
	};
})), _e = t(((t, n) => {
	let { Headers: r, HeadersList: a, fill: o, getHeadersGuard: s, setHeadersGuard: l, setHeadersList: u } = ge(), { extractBody: d, cloneBody: f, mixinBody: p, hasFinalizationRegistry: m, streamRegistry: h, bodyUnusable: g } = O(), _ = c(), v = e("node:util"), { kEnumerableProperty: b } = _, { isValidReasonPhrase: T, isCancelled: D, isAborted: k, isBlobLike: A, serializeJavascriptValueToJSONString: j, isErrorLike: M, isomorphicEncode: N, environmentSettingsObject: P } = C(), { redirectStatusSet: F, nullBodyStatus: I } = y(), { kState: L, kHeaders: R } = w(), { webidl: z } = S(), { FormData: B } = E(), { URLSerializer: V } = x(), { kConstruct: H } = i(), U = e("node:assert"), { types: W } = e("node:util"), G = new TextEncoder("utf-8");
	var ee = class e {
		static error() {
			return J(re(), "immutable");
		}
		static json(e, t = {}) {
			z.argumentLengthCheck(arguments, 1, "Response.json"), t !== null && (t = z.converters.ResponseInit(t));
			let n = G.encode(j(e)), r = d(n), i = J(ne({}), "response");
			return q(i, t, {
				body: r[0],
				type: "application/json"
			}), i;
		}
		static redirect(e, t = 302) {
			z.argumentLengthCheck(arguments, 1, "Response.redirect"), e = z.converters.USVString(e), t = z.converters["unsigned short"](t);
			let n;
			try {
				n = new URL(e, P.settingsObject.baseUrl);
			} catch (t) {
				throw TypeError(`Failed to parse URL from ${e}`, { cause: t });
			}
			if (!F.has(t)) throw RangeError(`Invalid status code ${t}`);
			let r = J(ne({}), "immutable");
			r[L].status = t;
			let i = N(V(n));
			return r[L].headersList.append("location", i, !0), r;
		}
		constructor(e = null, t = {}) {
			if (z.util.markAsUncloneable(this), e === H) return;
			e !== null && (e = z.converters.BodyInit(e)), t = z.converters.ResponseInit(t), this[L] = ne({}), this[R] = new r(H), l(this[R], "response"), u(this[R], this[L].headersList);
			let n = null;
			if (e != null) {
				let [t, r] = d(e);
				n = {
					body: t,
					type: r
				};
			}
			q(this, t, n);
		}
		get type() {
			return z.brandCheck(this, e), this[L].type;
		}
		get url() {
			z.brandCheck(this, e);
			let t = this[L].urlList, n = t[t.length - 1] ?? null;
			return n === null ? "" : V(n, !0);
		}
		get redirected() {
			return z.brandCheck(this, e), this[L].urlList.length > 1;
		}
		get status() {
			return z.brandCheck(this, e), this[L].status;
		}
		get ok() {
			return z.brandCheck(this, e), this[L].status >= 200 && this[L].status <= 299;
		}
		get statusText() {
			return z.brandCheck(this, e), this[L].statusText;
		}
		get headers() {
			return z.brandCheck(this, e), this[R];
		}
		get body() {
			return z.brandCheck(this, e), this[L].body ? this[L].body.stream : null;
		}
		get bodyUsed() {
			return z.brandCheck(this, e), !!this[L].body && _.isDisturbed(this[L].body.stream);
		}
		clone() {
			if (z.brandCheck(this, e), g(this)) throw z.errors.exception({
				header: "Response.clone",
				message: "Body has already been consumed."
			});
			let t = te(this[L]);
			return m && this[L].body?.stream && h.register(this, new WeakRef(this[L].body.stream)), J(t, s(this[R]));
		}
		[v.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				status: this.status,
				statusText: this.statusText,
				headers: this.headers,
				body: this.body,
				bodyUsed: this.bodyUsed,
				ok: this.ok,
				redirected: this.redirected,
				type: this.type,
				url: this.url
			};
			return `Response ${v.formatWithOptions(t, n)}`;
		}
	};
	p(ee), Object.defineProperties(ee.prototype, {
		type: b,
		url: b,
		status: b,
		ok: b,
		redirected: b,
		statusText: b,
		headers: b,
		clone: b,
		body: b,
		bodyUsed: b,
		[Symbol.toStringTag]: {
			value: "Response",
			configurable: !0
		}
	}), Object.defineProperties(ee, {
		json: b,
		redirect: b,
		error: b
	});
	function te(e) {
		if (e.internalResponse) return K(te(e.internalResponse), e.type);
		let t = ne({
			...e,
			body: null
		});
		return e.body != null && (t.body = f(t, e.body)), t;
	}
	function ne(e) {
		return {
			aborted: !1,
			rangeRequested: !1,
			timingAllowPassed: !1,
			requestIncludesCredentials: !1,
			type: "default",
			status: 200,
			timingInfo: null,
			cacheState: "",
			statusText: "",
			...e,
			headersList: e?.headersList ? new a(e?.headersList) : new a(),
			urlList: e?.urlList ? [...e.urlList] : []
		};
	}
	function re(e) {
		return ne({
			type: "error",
			status: 0,
			error: M(e) ? e : Error(e && String(e)),
			aborted: e && e.name === "AbortError"
		});
	}
	function ie(e) {
		return e.type === "error" && e.status === 0;
	}
	function ae(e, t) {
		return t = {
			internalResponse: e,
			...t
		}, new Proxy(e, {
			get(e, n) {
				return n in t ? t[n] : e[n];
			},
			set(e, n, r) {
				return U(!(n in t)), e[n] = r, !0;
			}
		});
	}
	function K(e, t) {
		if (t === "basic") return ae(e, {
			type: "basic",
			headersList: e.headersList
		});
		if (t === "cors") return ae(e, {
			type: "cors",
			headersList: e.headersList
		});
		if (t === "opaque") return ae(e, {
			type: "opaque",
			urlList: Object.freeze([]),
			status: 0,
			statusText: "",
			body: null
		});
		if (t === "opaqueredirect") return ae(e, {
			type: "opaqueredirect",
			status: 0,
			statusText: "",
			headersList: [],
			body: null
		});
		U(!1);
	}
	function oe(e, t = null) {
		return U(D(e)), k(e) ? re(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: t })) : re(Object.assign(new DOMException("Request was cancelled."), { cause: t }));
	}
	function q(e, t, n) {
		if (t.status !== null && (t.status < 200 || t.status > 599)) throw RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
		if ("statusText" in t && t.statusText != null && !T(String(t.statusText))) throw TypeError("Invalid statusText");
		if ("status" in t && t.status != null && (e[L].status = t.status), "statusText" in t && t.statusText != null && (e[L].statusText = t.statusText), "headers" in t && t.headers != null && o(e[R], t.headers), n) {
			if (I.includes(e.status)) throw z.errors.exception({
				header: "Response constructor",
				message: `Invalid response status code ${e.status}`
			});
			e[L].body = n.body, n.type != null && !e[L].headersList.contains("content-type", !0) && e[L].headersList.append("content-type", n.type, !0);
		}
	}
	function J(e, t) {
		let n = new ee(H);
		return n[L] = e, n[R] = new r(H), u(n[R], e.headersList), l(n[R], t), m && e.body?.stream && h.register(n, new WeakRef(e.body.stream)), n;
	}
	z.converters.ReadableStream = z.interfaceConverter(ReadableStream), z.converters.FormData = z.interfaceConverter(B), z.converters.URLSearchParams = z.interfaceConverter(URLSearchParams), z.converters.XMLHttpRequestBodyInit = function(e, t, n) {
		return typeof e == "string" ? z.converters.USVString(e, t, n) : A(e) ? z.converters.Blob(e, t, n, { strict: !1 }) : ArrayBuffer.isView(e) || W.isArrayBuffer(e) ? z.converters.BufferSource(e, t, n) : _.isFormDataLike(e) ? z.converters.FormData(e, t, n, { strict: !1 }) : e instanceof URLSearchParams ? z.converters.URLSearchParams(e, t, n) : z.converters.DOMString(e, t, n);
	}, z.converters.BodyInit = function(e, t, n) {
		return e instanceof ReadableStream ? z.converters.ReadableStream(e, t, n) : e?.[Symbol.asyncIterator] ? e : z.converters.XMLHttpRequestBodyInit(e, t, n);
	}, z.converters.ResponseInit = z.dictionaryConverter([
		{
			key: "status",
			converter: z.converters["unsigned short"],
			defaultValue: () => 200
		},
		{
			key: "statusText",
			converter: z.converters.ByteString,
			defaultValue: () => ""
		},
		{
			key: "headers",
			converter: z.converters.HeadersInit
		}
	]), n.exports = {
		isNetworkError: ie,
		makeNetworkError: re,
		makeResponse: ne,
		makeAppropriateNetworkError: oe,
		filterResponse: K,
		Response: ee,
		cloneResponse: te,
		fromInnerResponse: J
	};
})), Q = t(((e, t) => {
	let { kConnected: n, kSize: r } = i();
	var a = class {
		constructor(e) {
			this.value = e;
		}
		deref() {
			return this.value[n] === 0 && this.value[r] === 0 ? void 0 : this.value;
		}
	}, o = class {
		constructor(e) {
			this.finalizer = e;
		}
		register(e, t) {
			e.on && e.on("disconnect", () => {
				e[n] === 0 && e[r] === 0 && this.finalizer(t);
			});
		}
		unregister(e) {}
	};
	t.exports = function() {
		return process.env.NODE_V8_COVERAGE && process.version.startsWith("v18") ? (process._rawDebug("Using compatibility WeakRef and FinalizationRegistry"), {
			WeakRef: a,
			FinalizationRegistry: o
		}) : {
			WeakRef,
			FinalizationRegistry
		};
	};
})), ve = t(((t, n) => {
	let { extractBody: r, mixinBody: a, cloneBody: o, bodyUnusable: s } = O(), { Headers: l, fill: u, HeadersList: d, setHeadersGuard: f, getHeadersGuard: p, setHeadersList: m, getHeadersList: h } = ge(), { FinalizationRegistry: g } = Q()(), _ = c(), v = e("node:util"), { isValidHTTPToken: b, sameOrigin: T, environmentSettingsObject: E } = C(), { forbiddenMethodsSet: D, corsSafeListedMethodsSet: k, referrerPolicy: A, requestRedirect: j, requestMode: M, requestCredentials: N, requestCache: P, requestDuplex: F } = y(), { kEnumerableProperty: I, normalizedMethodRecordsBase: L, normalizedMethodRecords: R } = _, { kHeaders: z, kSignal: B, kState: V, kDispatcher: H } = w(), { webidl: U } = S(), { URLSerializer: W } = x(), { kConstruct: G } = i(), ee = e("node:assert"), { getMaxListeners: te, setMaxListeners: ne, getEventListeners: re, defaultMaxListeners: ie } = e("node:events"), ae = Symbol("abortController"), K = new g(({ signal: e, abort: t }) => {
		e.removeEventListener("abort", t);
	}), oe = new WeakMap();
	function q(e) {
		return t;
		function t() {
			let n = e.deref();
			if (n !== void 0) {
				K.unregister(t), this.removeEventListener("abort", t), n.abort(this.reason);
				let e = oe.get(n.signal);
				if (e !== void 0) {
					if (e.size !== 0) {
						for (let t of e) {
							let e = t.deref();
							e !== void 0 && e.abort(this.reason);
						}
						e.clear();
					}
					oe.delete(n.signal);
				}
			}
		}
	}
	let J = !1;
	var Y = class e {
		constructor(t, n = {}) {
			if (U.util.markAsUncloneable(this), t === G) return;
			let i = "Request constructor";
			U.argumentLengthCheck(arguments, 1, i), t = U.converters.RequestInfo(t, i, "input"), n = U.converters.RequestInit(n, i, "init");
			let a = null, o = null, c = E.settingsObject.baseUrl, p = null;
			if (typeof t == "string") {
				this[H] = n.dispatcher;
				let e;
				try {
					e = new URL(t, c);
				} catch (e) {
					throw TypeError("Failed to parse URL from " + t, { cause: e });
				}
				if (e.username || e.password) throw TypeError("Request cannot be constructed from a URL that includes credentials: " + t);
				a = se({ urlList: [e] }), o = "cors";
			} else this[H] = n.dispatcher || t[H], ee(t instanceof e), a = t[V], p = t[B];
			let g = E.settingsObject.origin, v = "client";
			if (a.window?.constructor?.name === "EnvironmentSettingsObject" && T(a.window, g) && (v = a.window), n.window != null) throw TypeError(`'window' option '${v}' must be null`);
			"window" in n && (v = "no-window"), a = se({
				method: a.method,
				headersList: a.headersList,
				unsafeRequest: a.unsafeRequest,
				client: E.settingsObject,
				window: v,
				priority: a.priority,
				origin: a.origin,
				referrer: a.referrer,
				referrerPolicy: a.referrerPolicy,
				mode: a.mode,
				credentials: a.credentials,
				cache: a.cache,
				redirect: a.redirect,
				integrity: a.integrity,
				keepalive: a.keepalive,
				reloadNavigation: a.reloadNavigation,
				historyNavigation: a.historyNavigation,
				urlList: [...a.urlList]
			});
			let y = Object.keys(n).length !== 0;
			if (y && (a.mode === "navigate" && (a.mode = "same-origin"), a.reloadNavigation = !1, a.historyNavigation = !1, a.origin = "client", a.referrer = "client", a.referrerPolicy = "", a.url = a.urlList[a.urlList.length - 1], a.urlList = [a.url]), n.referrer !== void 0) {
				let e = n.referrer;
				if (e === "") a.referrer = "no-referrer";
				else {
					let t;
					try {
						t = new URL(e, c);
					} catch (t) {
						throw TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
					}
					t.protocol === "about:" && t.hostname === "client" || g && !T(t, E.settingsObject.baseUrl) ? a.referrer = "client" : a.referrer = t;
				}
			}
			n.referrerPolicy !== void 0 && (a.referrerPolicy = n.referrerPolicy);
			let x;
			if (x = n.mode === void 0 ? o : n.mode, x === "navigate") throw U.errors.exception({
				header: "Request constructor",
				message: "invalid request mode navigate."
			});
			if (x != null && (a.mode = x), n.credentials !== void 0 && (a.credentials = n.credentials), n.cache !== void 0 && (a.cache = n.cache), a.cache === "only-if-cached" && a.mode !== "same-origin") throw TypeError("'only-if-cached' can be set only with 'same-origin' mode");
			if (n.redirect !== void 0 && (a.redirect = n.redirect), n.integrity != null && (a.integrity = String(n.integrity)), n.keepalive !== void 0 && (a.keepalive = !!n.keepalive), n.method !== void 0) {
				let e = n.method, t = R[e];
				if (t !== void 0) a.method = t;
				else {
					if (!b(e)) throw TypeError(`'${e}' is not a valid HTTP method.`);
					let t = e.toUpperCase();
					if (D.has(t)) throw TypeError(`'${e}' HTTP method is unsupported.`);
					e = L[t] ?? e, a.method = e;
				}
				!J && a.method === "patch" && (process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" }), J = !0);
			}
			n.signal !== void 0 && (p = n.signal), this[V] = a;
			let S = new AbortController();
			if (this[B] = S.signal, p != null) {
				if (!p || typeof p.aborted != "boolean" || typeof p.addEventListener != "function") throw TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
				if (p.aborted) S.abort(p.reason);
				else {
					this[ae] = S;
					let e = q(new WeakRef(S));
					try {
						(typeof te == "function" && te(p) === ie || re(p, "abort").length >= ie) && ne(1500, p);
					} catch {}
					_.addAbortListener(p, e), K.register(S, {
						signal: p,
						abort: e
					}, e);
				}
			}
			if (this[z] = new l(G), m(this[z], a.headersList), f(this[z], "request"), x === "no-cors") {
				if (!k.has(a.method)) throw TypeError(`'${a.method} is unsupported in no-cors mode.`);
				f(this[z], "request-no-cors");
			}
			if (y) {
				let e = h(this[z]), t = n.headers === void 0 ? new d(e) : n.headers;
				if (e.clear(), t instanceof d) {
					for (let { name: n, value: r } of t.rawValues()) e.append(n, r, !1);
					e.cookies = t.cookies;
				} else u(this[z], t);
			}
			let C = t instanceof e ? t[V].body : null;
			if ((n.body != null || C != null) && (a.method === "GET" || a.method === "HEAD")) throw TypeError("Request with GET/HEAD method cannot have body.");
			let w = null;
			if (n.body != null) {
				let [e, t] = r(n.body, a.keepalive);
				w = e, t && !h(this[z]).contains("content-type", !0) && this[z].append("content-type", t);
			}
			let O = w ?? C;
			if (O != null && O.source == null) {
				if (w != null && n.duplex == null) throw TypeError("RequestInit: duplex option is required when sending a body.");
				if (a.mode !== "same-origin" && a.mode !== "cors") throw TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
				a.useCORSPreflightFlag = !0;
			}
			let A = O;
			if (w == null && C != null) {
				if (s(t)) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
				let e = new TransformStream();
				C.stream.pipeThrough(e), A = {
					source: C.source,
					length: C.length,
					stream: e.readable
				};
			}
			this[V].body = A;
		}
		get method() {
			return U.brandCheck(this, e), this[V].method;
		}
		get url() {
			return U.brandCheck(this, e), W(this[V].url);
		}
		get headers() {
			return U.brandCheck(this, e), this[z];
		}
		get destination() {
			return U.brandCheck(this, e), this[V].destination;
		}
		get referrer() {
			return U.brandCheck(this, e), this[V].referrer === "no-referrer" ? "" : this[V].referrer === "client" ? "about:client" : this[V].referrer.toString();
		}
		get referrerPolicy() {
			return U.brandCheck(this, e), this[V].referrerPolicy;
		}
		get mode() {
			return U.brandCheck(this, e), this[V].mode;
		}
		get credentials() {
			return this[V].credentials;
		}
		get cache() {
			return U.brandCheck(this, e), this[V].cache;
		}
		get redirect() {
			return U.brandCheck(this, e), this[V].redirect;
		}
		get integrity() {
			return U.brandCheck(this, e), this[V].integrity;
		}
		get keepalive() {
			return U.brandCheck(this, e), this[V].keepalive;
		}
		get isReloadNavigation() {
			return U.brandCheck(this, e), this[V].reloadNavigation;
		}
		get isHistoryNavigation() {
			return U.brandCheck(this, e), this[V].historyNavigation;
		}
		get signal() {
			return U.brandCheck(this, e), this[B];
		}
		get body() {
			return U.brandCheck(this, e), this[V].body ? this[V].body.stream : null;
		}
		get bodyUsed() {
			return U.brandCheck(this, e), !!this[V].body && _.isDisturbed(this[V].body.stream);
		}
		get duplex() {
			return U.brandCheck(this, e), "half";
		}
		clone() {
			if (U.brandCheck(this, e), s(this)) throw TypeError("unusable");
			let t = X(this[V]), n = new AbortController();
			if (this.signal.aborted) n.abort(this.signal.reason);
			else {
				let e = oe.get(this.signal);
				e === void 0 && (e = new Set(), oe.set(this.signal, e));
				let t = new WeakRef(n);
				e.add(t), _.addAbortListener(n.signal, q(t));
			}
			return ce(t, n.signal, p(this[z]));
		}
		[v.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				method: this.method,
				url: this.url,
				headers: this.headers,
				destination: this.destination,
				referrer: this.referrer,
				referrerPolicy: this.referrerPolicy,
				mode: this.mode,
				credentials: this.credentials,
				cache: this.cache,
				redirect: this.redirect,
				integrity: this.integrity,
				keepalive: this.keepalive,
				isReloadNavigation: this.isReloadNavigation,
				isHistoryNavigation: this.isHistoryNavigation,
				signal: this.signal
			};
			return `Request ${v.formatWithOptions(t, n)}`;
		}
	};
	a(Y);
	function se(e) {
		return {
			method: e.method ?? "GET",
			localURLsOnly: e.localURLsOnly ?? !1,
			unsafeRequest: e.unsafeRequest ?? !1,
			body: e.body ?? null,
			client: e.client ?? null,
			reservedClient: e.reservedClient ?? null,
			replacesClientId: e.replacesClientId ?? "",
			window: e.window ?? "client",
			keepalive: e.keepalive ?? !1,
			serviceWorkers: e.serviceWorkers ?? "all",
			initiator: e.initiator ?? "",
			destination: e.destination ?? "",
			priority: e.priority ?? null,
			origin: e.origin ?? "client",
			policyContainer: e.policyContainer ?? "client",
			referrer: e.referrer ?? "client",
			referrerPolicy: e.referrerPolicy ?? "",
			mode: e.mode ?? "no-cors",
			useCORSPreflightFlag: e.useCORSPreflightFlag ?? !1,
			credentials: e.credentials ?? "same-origin",
			useCredentials: e.useCredentials ?? !1,
			cache: e.cache ?? "default",
			redirect: e.redirect ?? "follow",
			integrity: e.integrity ?? "",
			cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? "",
			parserMetadata: e.parserMetadata ?? "",
			reloadNavigation: e.reloadNavigation ?? !1,
			historyNavigation: e.historyNavigation ?? !1,
			userActivation: e.userActivation ?? !1,
			taintedOrigin: e.taintedOrigin ?? !1,
			redirectCount: e.redirectCount ?? 0,
			responseTainting: e.responseTainting ?? "basic",
			preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? !1,
			done: e.done ?? !1,
			timingAllowFailed: e.timingAllowFailed ?? !1,
			urlList: e.urlList,
			url: e.urlList[0],
			headersList: e.headersList ? new d(e.headersList) : new d()
		};
	}
	function X(e) {
		let t = se({
			...e,
			body: null
		});
		return e.body != null && (t.body = o(t, e.body)), t;
	}
	function ce(e, t, n) {
		let r = new Y(G);
		return r[V] = e, r[B] = t, r[z] = new l(G), m(r[z], e.headersList), f(r[z], n), r;
	}
	Object.defineProperties(Y.prototype, {
		method: I,
		url: I,
		headers: I,
		redirect: I,
		clone: I,
		signal: I,
		duplex: I,
		destination: I,
		body: I,
		bodyUsed: I,
		isHistoryNavigation: I,
		isReloadNavigation: I,
		keepalive: I,
		integrity: I,
		cache: I,
		credentials: I,
		attribute: I,
		referrerPolicy: I,
		referrer: I,
		mode: I,
		[Symbol.toStringTag]: {
			value: "Request",
			configurable: !0
		}
	}), U.converters.Request = U.interfaceConverter(Y), U.converters.RequestInfo = function(e, t, n) {
		return typeof e == "string" ? U.converters.USVString(e, t, n) : e instanceof Y ? U.converters.Request(e, t, n) : U.converters.USVString(e, t, n);
	}, U.converters.AbortSignal = U.interfaceConverter(AbortSignal), U.converters.RequestInit = U.dictionaryConverter([
		{
			key: "method",
			converter: U.converters.ByteString
		},
		{
			key: "headers",
			converter: U.converters.HeadersInit
		},
		{
			key: "body",
			converter: U.nullableConverter(U.converters.BodyInit)
		},
		{
			key: "referrer",
			converter: U.converters.USVString
		},
		{
			key: "referrerPolicy",
			converter: U.converters.DOMString,
			allowedValues: A
		},
		{
			key: "mode",
			converter: U.converters.DOMString,
			allowedValues: M
		},
		{
			key: "credentials",
			converter: U.converters.DOMString,
			allowedValues: N
		},
		{
			key: "cache",
			converter: U.converters.DOMString,
			allowedValues: P
		},
		{
			key: "redirect",
			converter: U.converters.DOMString,
			allowedValues: j
		},
		{
			key: "integrity",
			converter: U.converters.DOMString
		},
		{
			key: "keepalive",
			converter: U.converters.boolean
		},
		{
			key: "signal",
			converter: U.nullableConverter((e) => U.converters.AbortSignal(e, "RequestInit", "signal", { strict: !1 }))
		},
		{
			key: "window",
			converter: U.converters.any
		},
		{
			key: "duplex",
			converter: U.converters.DOMString,
			allowedValues: F
		},
		{
			key: "dispatcher",
			converter: U.converters.any
		}
	]), n.exports = {
		Request: Y,
		makeRequest: se,
		fromInnerRequest: ce,
		cloneRequest: X
	};
})), ye = t(((t, n) => {
	let { makeNetworkError: r, makeAppropriateNetworkError: i, filterResponse: a, makeResponse: o, fromInnerResponse: s } = _e(), { HeadersList: l } = ge(), { Request: u, cloneRequest: d } = ve(), f = e("node:zlib"), { bytesMatch: p, makePolicyContainer: m, clonePolicyContainer: h, requestBadPort: g, TAOCheck: _, appendRequestOriginHeader: v, responseLocationURL: b, requestCurrentURL: T, setRequestReferrerPolicyOnRedirect: E, tryUpgradeRequestToAPotentiallyTrustworthyURL: D, createOpaqueTimingInfo: k, appendFetchMetadata: A, corsCheck: j, crossOriginResourcePolicyCheck: M, determineRequestsReferrer: N, coarsenedSharedCurrentTime: P, createDeferredPromise: F, isBlobLike: I, sameOrigin: L, isCancelled: R, isAborted: z, isErrorLike: B, fullyReadBody: V, readableStreamClose: H, isomorphicEncode: U, urlIsLocal: W, urlIsHttpHttpsScheme: G, urlHasHttpsScheme: ee, clampAndCoarsenConnectionTimingInfo: te, simpleRangeHeaderValue: ne, buildContentRange: re, createInflate: ie, extractMimeType: ae } = C(), { kState: K, kDispatcher: oe } = w(), q = e("node:assert"), { safelyExtractBody: J, extractBody: Y } = O(), { redirectStatusSet: se, nullBodyStatus: X, safeMethodsSet: ce, requestBodyHeader: le, subresourceSet: Z } = y(), de = e("node:events"), { Readable: fe, pipeline: pe, finished: me } = e("node:stream"), { addAbortListener: he, isErrored: Q, isReadable: ye, bufferToLowerCasedHeaderName: $ } = c(), { dataURLProcessor: be, serializeAMimeType: xe, minimizeSupportedMimeType: Se } = x(), { getGlobalDispatcher: Ce } = ue(), { webidl: we } = S(), { STATUS_CODES: Te } = e("node:http"), Ee = ["GET", "HEAD"], De = typeof __UNDICI_IS_NODE__ < "u" || typeof esbuildDetection < "u" ? "node" : "undici", Oe;
	var ke = class extends de {
		constructor(e) {
			super(), this.dispatcher = e, this.connection = null, this.dump = !1, this.state = "ongoing";
		}
		terminate(e) {
			this.state === "ongoing" && (this.state = "terminated", this.connection?.destroy(e), this.emit("terminated", e));
		}
		abort(e) {
			this.state === "ongoing" && (this.state = "aborted", e ||= new DOMException("The operation was aborted.", "AbortError"), this.serializedAbortReason = e, this.connection?.destroy(e), this.emit("terminated", e));
		}
	};
	function Ae(e) {
		Me(e, "fetch");
	}
	function je(e, t = void 0) {
		we.argumentLengthCheck(arguments, 1, "globalThis.fetch");
		let n = F(), r;
		try {
			r = new u(e, t);
		} catch (e) {
			return n.reject(e), n.promise;
		}
		let i = r[K];
		if (r.signal.aborted) return Pe(n, i, null, r.signal.reason), n.promise;
		i.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope" && (i.serviceWorkers = "none");
		let a = null, o = !1, c = null;
		return he(r.signal, () => {
			o = !0, q(c != null), c.abort(r.signal.reason);
			let e = a?.deref();
			Pe(n, i, e, r.signal.reason);
		}), c = Fe({
			request: i,
			processResponseEndOfBody: Ae,
			processResponse: (e) => {
				o || (e.aborted ? Pe(n, i, a, c.serializedAbortReason) : e.type === "error" ? n.reject(TypeError("fetch failed", { cause: e.error })) : (a = new WeakRef(s(e, "immutable")), n.resolve(a.deref()), n = null));
			},
			dispatcher: r[oe]
		}), n.promise;
	}
	function Me(e, t = "other") {
		if (e.type === "error" && e.aborted || !e.urlList?.length) return;
		let n = e.urlList[0], r = e.timingInfo, i = e.cacheState;
		G(n) && r !== null && (e.timingAllowPassed || (r = k({ startTime: r.startTime }), i = ""), r.endTime = P(), e.timingInfo = r, Ne(r, n.href, t, globalThis, i));
	}
	let Ne = performance.markResourceTiming;
	function Pe(e, t, n, r) {
		if (e && e.reject(r), t.body != null && ye(t.body?.stream) && t.body.stream.cancel(r).catch((e) => {
			if (e.code !== "ERR_INVALID_STATE") throw e;
		}), n == null) return;
		let i = n[K];
		i.body != null && ye(i.body?.stream) && i.body.stream.cancel(r).catch((e) => {
			if (e.code !== "ERR_INVALID_STATE") throw e;
		});
	}
	function Fe({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = !1, dispatcher: s = Ce() }) {
		q(s);
		let c = null, l = !1;
		e.client != null && (c = e.client.globalObject, l = e.client.crossOriginIsolatedCapability);
		let u = P(l), d = k({ startTime: u }), f = {
			controller: new ke(s),
			request: e,
			timingInfo: d,
			processRequestBodyChunkLength: t,
			processRequestEndOfBody: n,
			processResponse: r,
			processResponseConsumeBody: a,
			processResponseEndOfBody: i,
			taskDestination: c,
			crossOriginIsolatedCapability: l
		};
		return q(!e.body || e.body.stream), e.window === "client" && (e.window = e.client?.globalObject?.constructor?.name === "Window" ? e.client : "no-window"), e.origin === "client" && (e.origin = e.client.origin), e.policyContainer === "client" && (e.policyContainer = e.client == null ? m() : h(e.client.policyContainer)), e.headersList.contains("accept", !0) || e.headersList.append("accept", "*/*", !0), e.headersList.contains("accept-language", !0) || e.headersList.append("accept-language", "*", !0), e.priority, Z.has(e.destination), Ie(f).catch((e) => {
			f.controller.terminate(e);
		}), f.controller;
	}
	async function Ie(e, t = !1) {
		let n = e.request, i = null;
		if (n.localURLsOnly && !W(T(n)) && (i = r("local URLs only")), D(n), g(n) === "blocked" && (i = r("bad port")), n.referrerPolicy === "" && (n.referrerPolicy = n.policyContainer.referrerPolicy), n.referrer !== "no-referrer" && (n.referrer = N(n)), i === null && (i = await (async () => {
			let t = T(n);
			return L(t, n.url) && n.responseTainting === "basic" || t.protocol === "data:" || n.mode === "navigate" || n.mode === "websocket" ? (n.responseTainting = "basic", await Le(e)) : n.mode === "same-origin" ? r("request mode cannot be \"same-origin\"") : n.mode === "no-cors" ? n.redirect === "follow" ? (n.responseTainting = "opaque", await Le(e)) : r("redirect mode cannot be \"follow\" for \"no-cors\" request") : G(T(n)) ? (n.responseTainting = "cors", await Be(e)) : r("URL scheme must be a HTTP(S) scheme");
		})()), t) return i;
		i.status !== 0 && !i.internalResponse && (n.responseTainting, n.responseTainting === "basic" ? i = a(i, "basic") : n.responseTainting === "cors" ? i = a(i, "cors") : n.responseTainting === "opaque" ? i = a(i, "opaque") : q(!1));
		let o = i.status === 0 ? i : i.internalResponse;
		if (o.urlList.length === 0 && o.urlList.push(...n.urlList), n.timingAllowFailed || (i.timingAllowPassed = !0), i.type === "opaque" && o.status === 206 && o.rangeRequested && !n.headers.contains("range", !0) && (i = o = r()), i.status !== 0 && (n.method === "HEAD" || n.method === "CONNECT" || X.includes(o.status)) && (o.body = null, e.controller.dump = !0), n.integrity) {
			let t = (t) => ze(e, r(t));
			if (n.responseTainting === "opaque" || i.body == null) {
				t(i.error);
				return;
			}
			await V(i.body, (r) => {
				p(r, n.integrity) ? (i.body = J(r)[0], ze(e, i)) : t("integrity mismatch");
			}, t);
		} else ze(e, i);
	}
	function Le(t) {
		if (R(t) && t.request.redirectCount === 0) return Promise.resolve(i(t));
		let { request: n } = t, { protocol: a } = T(n);
		switch (a) {
			case "about:": return Promise.resolve(r("about scheme is not supported"));
			case "blob:": {
				Oe ||= e("node:buffer").resolveObjectURL;
				let t = T(n);
				if (t.search.length !== 0) return Promise.resolve(r("NetworkError when attempting to fetch resource."));
				let i = Oe(t.toString());
				if (n.method !== "GET" || !I(i)) return Promise.resolve(r("invalid method"));
				let a = o(), s = i.size, c = U(`${s}`), l = i.type;
				if (n.headersList.contains("range", !0)) {
					a.rangeRequested = !0;
					let e = n.headersList.get("range", !0), t = ne(e, !0);
					if (t === "failure") return Promise.resolve(r("failed to fetch the data URL"));
					let { rangeStartValue: o, rangeEndValue: c } = t;
					if (o === null) o = s - c, c = o + c - 1;
					else {
						if (o >= s) return Promise.resolve(r("Range start is greater than the blob's size."));
						(c === null || c >= s) && (c = s - 1);
					}
					let u = i.slice(o, c, l);
					a.body = Y(u)[0];
					let d = U(`${u.size}`), f = re(o, c, s);
					a.status = 206, a.statusText = "Partial Content", a.headersList.set("content-length", d, !0), a.headersList.set("content-type", l, !0), a.headersList.set("content-range", f, !0);
				} else {
					let e = Y(i);
					a.statusText = "OK", a.body = e[0], a.headersList.set("content-length", c, !0), a.headersList.set("content-type", l, !0);
				}
				return Promise.resolve(a);
			}
			case "data:": {
				let e = T(n), t = be(e);
				if (t === "failure") return Promise.resolve(r("failed to fetch the data URL"));
				let i = xe(t.mimeType);
				return Promise.resolve(o({
					statusText: "OK",
					headersList: [["content-type", {
						name: "Content-Type",
						value: i
					}]],
					body: J(t.body)[0]
				}));
			}
			case "file:": return Promise.resolve(r("not implemented... yet..."));
			case "http:":
			case "https:": return Be(t).catch((e) => r(e));
			default: return Promise.resolve(r("unknown scheme"));
		}
	}
	function Re(e, t) {
		e.request.done = !0, e.processResponseDone != null && queueMicrotask(() => e.processResponseDone(t));
	}
	function ze(e, t) {
		let n = e.timingInfo, r = () => {
			let r = Date.now();
			e.request.destination === "document" && (e.controller.fullTimingInfo = n), e.controller.reportTimingSteps = () => {
				if (e.request.url.protocol !== "https:") return;
				n.endTime = r;
				let i = t.cacheState, a = t.bodyInfo;
				t.timingAllowPassed || (n = k(n), i = "");
				let o = 0;
				if (e.request.mode !== "navigator" || !t.hasCrossOriginRedirects) {
					o = t.status;
					let e = ae(t.headersList);
					e !== "failure" && (a.contentType = Se(e));
				}
				e.request.initiatorType != null && Ne(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
			};
			let i = () => {
				e.request.done = !0, e.processResponseEndOfBody != null && queueMicrotask(() => e.processResponseEndOfBody(t)), e.request.initiatorType != null && e.controller.reportTimingSteps();
			};
			queueMicrotask(() => i());
		};
		e.processResponse != null && queueMicrotask(() => {
			e.processResponse(t), e.processResponse = null;
		});
		let i = t.type === "error" ? t : t.internalResponse ?? t;
		i.body == null ? r() : me(i.body.stream, () => {
			r();
		});
	}
	async function Be(e) {
		let t = e.request, n = null, i = null, a = e.timingInfo;
		if (t.serviceWorkers, n === null) {
			if (t.redirect === "follow" && (t.serviceWorkers = "none"), i = n = await He(e), t.responseTainting === "cors" && j(t, n) === "failure") return r("cors failure");
			_(t, n) === "failure" && (t.timingAllowFailed = !0);
		}
		return (t.responseTainting === "opaque" || n.type === "opaque") && M(t.origin, t.client, t.destination, i) === "blocked" ? r("blocked") : (se.has(i.status) && (t.redirect !== "manual" && e.controller.connection.destroy(void 0, !1), t.redirect === "error" ? n = r("unexpected redirect") : t.redirect === "manual" ? n = i : t.redirect === "follow" ? n = await Ve(e, n) : q(!1)), n.timingInfo = a, n);
	}
	function Ve(e, t) {
		let n = e.request, i = t.internalResponse ? t.internalResponse : t, a;
		try {
			if (a = b(i, T(n).hash), a == null) return t;
		} catch (e) {
			return Promise.resolve(r(e));
		}
		if (!G(a)) return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"));
		if (n.redirectCount === 20) return Promise.resolve(r("redirect count exceeded"));
		if (n.redirectCount += 1, n.mode === "cors" && (a.username || a.password) && !L(n, a)) return Promise.resolve(r("cross origin not allowed for request mode \"cors\""));
		if (n.responseTainting === "cors" && (a.username || a.password)) return Promise.resolve(r("URL cannot contain credentials for request mode \"cors\""));
		if (i.status !== 303 && n.body != null && n.body.source == null) return Promise.resolve(r());
		if ([301, 302].includes(i.status) && n.method === "POST" || i.status === 303 && !Ee.includes(n.method)) {
			n.method = "GET", n.body = null;
			for (let e of le) n.headersList.delete(e);
		}
		L(T(n), a) || (n.headersList.delete("authorization", !0), n.headersList.delete("proxy-authorization", !0), n.headersList.delete("cookie", !0), n.headersList.delete("host", !0)), n.body != null && (q(n.body.source != null), n.body = J(n.body.source)[0]);
		let o = e.timingInfo;
		return o.redirectEndTime = o.postRedirectStartTime = P(e.crossOriginIsolatedCapability), o.redirectStartTime === 0 && (o.redirectStartTime = o.startTime), n.urlList.push(a), E(n, i), Ie(e, !0);
	}
	async function He(e, t = !1, n = !1) {
		let a = e.request, o = null, s = null, c = null;
		a.window === "no-window" && a.redirect === "error" ? (o = e, s = a) : (s = d(a), o = { ...e }, o.request = s);
		let l = a.credentials === "include" || a.credentials === "same-origin" && a.responseTainting === "basic", u = s.body ? s.body.length : null, f = null;
		if (s.body == null && ["POST", "PUT"].includes(s.method) && (f = "0"), u != null && (f = U(`${u}`)), f != null && s.headersList.append("content-length", f, !0), u != null && s.keepalive, s.referrer instanceof URL && s.headersList.append("referer", U(s.referrer.href), !0), v(s), A(s), s.headersList.contains("user-agent", !0) || s.headersList.append("user-agent", De), s.cache === "default" && (s.headersList.contains("if-modified-since", !0) || s.headersList.contains("if-none-match", !0) || s.headersList.contains("if-unmodified-since", !0) || s.headersList.contains("if-match", !0) || s.headersList.contains("if-range", !0)) && (s.cache = "no-store"), s.cache === "no-cache" && !s.preventNoCacheCacheControlHeaderModification && !s.headersList.contains("cache-control", !0) && s.headersList.append("cache-control", "max-age=0", !0), (s.cache === "no-store" || s.cache === "reload") && (s.headersList.contains("pragma", !0) || s.headersList.append("pragma", "no-cache", !0), s.headersList.contains("cache-control", !0) || s.headersList.append("cache-control", "no-cache", !0)), s.headersList.contains("range", !0) && s.headersList.append("accept-encoding", "identity", !0), s.headersList.contains("accept-encoding", !0) || (ee(T(s)) ? s.headersList.append("accept-encoding", "br, gzip, deflate", !0) : s.headersList.append("accept-encoding", "gzip, deflate", !0)), s.headersList.delete("host", !0), s.cache = "no-store", s.cache !== "no-store" && s.cache, c == null) {
			if (s.cache === "only-if-cached") return r("only if cached");
			let e = await Ue(o, l, n);
			!ce.has(s.method) && e.status >= 200 && e.status, c ??= e;
		}
		if (c.urlList = [...s.urlList], s.headersList.contains("range", !0) && (c.rangeRequested = !0), c.requestIncludesCredentials = l, c.status === 407) return a.window === "no-window" ? r() : R(e) ? i(e) : r("proxy authentication required");
		if (c.status === 421 && !n && (a.body == null || a.body.source != null)) {
			if (R(e)) return i(e);
			e.controller.connection.destroy(), c = await He(e, t, !0);
		}
		return c;
	}
	async function Ue(e, t = !1, n = !1) {
		q(!e.controller.connection || e.controller.connection.destroyed), e.controller.connection = {
			abort: null,
			destroyed: !1,
			destroy(e, t = !0) {
				this.destroyed || (this.destroyed = !0, t && this.abort?.(e ?? new DOMException("The operation was aborted.", "AbortError")));
			}
		};
		let a = e.request, s = null, c = e.timingInfo;
		a.cache = "no-store", a.mode;
		let u = null;
		if (a.body == null && e.processRequestEndOfBody) queueMicrotask(() => e.processRequestEndOfBody());
		else if (a.body != null) {
			let t = async function* (t) {
				R(e) || (yield t, e.processRequestBodyChunkLength?.(t.byteLength));
			}, n = () => {
				R(e) || e.processRequestEndOfBody && e.processRequestEndOfBody();
			}, r = (t) => {
				R(e) || (t.name === "AbortError" ? e.controller.abort() : e.controller.terminate(t));
			};
			u = (async function* () {
				try {
					for await (let e of a.body.stream) yield* t(e);
					n();
				} catch (e) {
					r(e);
				}
			})();
		}
		try {
			let { body: t, status: n, statusText: r, headersList: i, socket: a } = await g({ body: u });
			if (a) s = o({
				status: n,
				statusText: r,
				headersList: i,
				socket: a
			});
			else {
				let a = t[Symbol.asyncIterator]();
				e.controller.next = () => a.next(), s = o({
					status: n,
					statusText: r,
					headersList: i
				});
			}
		} catch (t) {
			return t.name === "AbortError" ? (e.controller.connection.destroy(), i(e, t)) : r(t);
		}
		let d = async () => {
			await e.controller.resume();
		}, p = (t) => {
			R(e) || e.controller.abort(t);
		}, m = new ReadableStream({
			async start(t) {
				e.controller.controller = t;
			},
			async pull(e) {
				await d(e);
			},
			async cancel(e) {
				await p(e);
			},
			type: "bytes"
		});
		s.body = {
			stream: m,
			source: null,
			length: null
		}, e.controller.resume || e.controller.on("terminated", h), e.controller.resume = async () => {
			for (;;) {
				let t, n;
				try {
					let { done: n, value: r } = await e.controller.next();
					if (z(e)) break;
					t = n ? void 0 : r;
				} catch (r) {
					e.controller.ended && !c.encodedBodySize ? t = void 0 : (t = r, n = !0);
				}
				if (t === void 0) {
					H(e.controller.controller), Re(e, s);
					return;
				}
				if (c.decodedBodySize += t?.byteLength ?? 0, n) {
					e.controller.terminate(t);
					return;
				}
				let r = new Uint8Array(t);
				if (r.byteLength && e.controller.controller.enqueue(r), Q(m)) {
					e.controller.terminate();
					return;
				}
				if (e.controller.controller.desiredSize <= 0) return;
			}
		};
		function h(t) {
			z(e) ? (s.aborted = !0, ye(m) && e.controller.controller.error(e.controller.serializedAbortReason)) : ye(m) && e.controller.controller.error(TypeError("terminated", { cause: B(t) ? t : void 0 })), e.controller.connection.destroy();
		}
		return s;
		function g({ body: t }) {
			let n = T(a), r = e.controller.dispatcher;
			return new Promise((i, o) => r.dispatch({
				path: n.pathname + n.search,
				origin: n.origin,
				method: a.method,
				body: r.isMockActive ? a.body && (a.body.source || a.body.stream) : t,
				headers: a.headersList.entries,
				maxRedirections: 0,
				upgrade: a.mode === "websocket" ? "websocket" : void 0
			}, {
				body: null,
				abort: null,
				onConnect(t) {
					let { connection: n } = e.controller;
					c.finalConnectionTimingInfo = te(void 0, c.postRedirectStartTime, e.crossOriginIsolatedCapability), n.destroyed ? t(new DOMException("The operation was aborted.", "AbortError")) : (e.controller.on("terminated", t), this.abort = n.abort = t), c.finalNetworkRequestStartTime = P(e.crossOriginIsolatedCapability);
				},
				onResponseStarted() {
					c.finalNetworkResponseStartTime = P(e.crossOriginIsolatedCapability);
				},
				onHeaders(e, t, n, r) {
					if (e < 200) return;
					let o = "", s = new l();
					for (let e = 0; e < t.length; e += 2) s.append($(t[e]), t[e + 1].toString("latin1"), !0);
					o = s.get("location", !0);
					let c = [], u = o && a.redirect === "follow" && se.has(e);
					if (a.method !== "HEAD" && a.method !== "CONNECT" && !X.includes(e) && !u) {
						let e = s.get("content-encoding", !0), t = e ? e.toLowerCase().split(",") : [];
						if (t.length > 5) return this.abort(Error(`too many content-encodings in response: ${t.length}, maximum allowed is 5`)), !0;
						for (let e = t.length - 1; e >= 0; --e) {
							let n = t[e].trim();
							if (n === "x-gzip" || n === "gzip") c.push(f.createGunzip({
								flush: f.constants.Z_SYNC_FLUSH,
								finishFlush: f.constants.Z_SYNC_FLUSH
							}));
							else if (n === "deflate") c.push(ie({
								flush: f.constants.Z_SYNC_FLUSH,
								finishFlush: f.constants.Z_SYNC_FLUSH
							}));
							else if (n === "br") c.push(f.createBrotliDecompress({
								flush: f.constants.BROTLI_OPERATION_FLUSH,
								finishFlush: f.constants.BROTLI_OPERATION_FLUSH
							}));
							else {
								c.length = 0;
								break;
							}
						}
					}
					this.body = new fe({ read: n });
					let d = this.onError.bind(this);
					return i({
						status: e,
						statusText: r,
						headersList: s,
						body: c.length ? pe(this.body, ...c, (e) => {
							e && this.onError(e);
						}).on("error", d) : this.body.on("error", d)
					}), !0;
				},
				onData(t) {
					if (e.controller.dump) return;
					let n = t;
					return c.encodedBodySize += n.byteLength, this.body.push(n);
				},
				onComplete() {
					this.abort && e.controller.off("terminated", this.abort), e.controller.ended = !0, this.body.push(null);
				},
				onError(t) {
					this.abort && e.controller.off("terminated", this.abort), this.body?.destroy(t), e.controller.terminate(t), o(t);
				},
				onUpgrade(e, t, n) {
					if (e !== 101) return;
					let r = new l();
					for (let e = 0; e < t.length; e += 2) r.append($(t[e]), t[e + 1].toString("latin1"), !0);
					return i({
						status: e,
						statusText: Te[e],
						headersList: r,
						socket: n
					}), !0;
				}
			}));
		}
	}
	n.exports = {
		fetch: je,
		Fetch: ke,
		fetching: Fe,
		finalizeAndReportTiming: Me
	};
})), $ = t(((e, t) => {
	t.exports = {
		kState: Symbol("FileReader state"),
		kResult: Symbol("FileReader result"),
		kError: Symbol("FileReader error"),
		kLastProgressEventFired: Symbol("FileReader last progress event fired timestamp"),
		kEvents: Symbol("FileReader events"),
		kAborted: Symbol("FileReader aborted")
	};
})), be = t(((e, t) => {
	let { webidl: n } = S(), r = Symbol("ProgressEvent state");
	var i = class e extends Event {
		constructor(e, t = {}) {
			e = n.converters.DOMString(e, "ProgressEvent constructor", "type"), t = n.converters.ProgressEventInit(t ?? {}), super(e, t), this[r] = {
				lengthComputable: t.lengthComputable,
				loaded: t.loaded,
				total: t.total
			};
		}
		get lengthComputable() {
			return n.brandCheck(this, e), this[r].lengthComputable;
		}
		get loaded() {
			return n.brandCheck(this, e), this[r].loaded;
		}
		get total() {
			return n.brandCheck(this, e), this[r].total;
		}
	};
	n.converters.ProgressEventInit = n.dictionaryConverter([
		{
			key: "lengthComputable",
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "loaded",
			converter: n.converters["unsigned long long"],
			defaultValue: () => 0
		},
		{
			key: "total",
			converter: n.converters["unsigned long long"],
			defaultValue: () => 0
		},
		{
			key: "bubbles",
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "cancelable",
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "composed",
			converter: n.converters.boolean,
			defaultValue: () => !1
		}
	]), t.exports = { ProgressEvent: i };
})), xe = t(((e, t) => {
	function n(e) {
		if (!e) return "failure";
		switch (e.trim().toLowerCase()) {
			case "unicode-1-1-utf-8":
			case "unicode11utf8":
			case "unicode20utf8":
			case "utf-8":
			case "utf8":
			case "x-unicode20utf8": return "UTF-8";
			case "866":
			case "cp866":
			case "csibm866":
			case "ibm866": return "IBM866";
			case "csisolatin2":
			case "iso-8859-2":
			case "iso-ir-101":
			case "iso8859-2":
			case "iso88592":
			case "iso_8859-2":
			case "iso_8859-2:1987":
			case "l2":
			case "latin2": return "ISO-8859-2";
			case "csisolatin3":
			case "iso-8859-3":
			case "iso-ir-109":
			case "iso8859-3":
			case "iso88593":
			case "iso_8859-3":
			case "iso_8859-3:1988":
			case "l3":
			case "latin3": return "ISO-8859-3";
			case "csisolatin4":
			case "iso-8859-4":
			case "iso-ir-110":
			case "iso8859-4":
			case "iso88594":
			case "iso_8859-4":
			case "iso_8859-4:1988":
			case "l4":
			case "latin4": return "ISO-8859-4";
			case "csisolatincyrillic":
			case "cyrillic":
			case "iso-8859-5":
			case "iso-ir-144":
			case "iso8859-5":
			case "iso88595":
			case "iso_8859-5":
			case "iso_8859-5:1988": return "ISO-8859-5";
			case "arabic":
			case "asmo-708":
			case "csiso88596e":
			case "csiso88596i":
			case "csisolatinarabic":
			case "ecma-114":
			case "iso-8859-6":
			case "iso-8859-6-e":
			case "iso-8859-6-i":
			case "iso-ir-127":
			case "iso8859-6":
			case "iso88596":
			case "iso_8859-6":
			case "iso_8859-6:1987": return "ISO-8859-6";
			case "csisolatingreek":
			case "ecma-118":
			case "elot_928":
			case "greek":
			case "greek8":
			case "iso-8859-7":
			case "iso-ir-126":
			case "iso8859-7":
			case "iso88597":
			case "iso_8859-7":
			case "iso_8859-7:1987":
			case "sun_eu_greek": return "ISO-8859-7";
			case "csiso88598e":
			case "csisolatinhebrew":
			case "hebrew":
			case "iso-8859-8":
			case "iso-8859-8-e":
			case "iso-ir-138":
			case "iso8859-8":
			case "iso88598":
			case "iso_8859-8":
			case "iso_8859-8:1988":
			case "visual": return "ISO-8859-8";
			case "csiso88598i":
			case "iso-8859-8-i":
			case "logical": return "ISO-8859-8-I";
			case "csisolatin6":
			case "iso-8859-10":
			case "iso-ir-157":
			case "iso8859-10":
			case "iso885910":
			case "l6":
			case "latin6": return "ISO-8859-10";
			case "iso-8859-13":
			case "iso8859-13":
			case "iso885913": return "ISO-8859-13";
			case "iso-8859-14":
			case "iso8859-14":
			case "iso885914": return "ISO-8859-14";
			case "csisolatin9":
			case "iso-8859-15":
			case "iso8859-15":
			case "iso885915":
			case "iso_8859-15":
			case "l9": return "ISO-8859-15";
			case "iso-8859-16": return "ISO-8859-16";
			case "cskoi8r":
			case "koi":
			case "koi8":
			case "koi8-r":
			case "koi8_r": return "KOI8-R";
			case "koi8-ru":
			case "koi8-u": return "KOI8-U";
			case "csmacintosh":
			case "mac":
			case "macintosh":
			case "x-mac-roman": return "macintosh";
			case "iso-8859-11":
			case "iso8859-11":
			case "iso885911":
			case "tis-620":
			case "windows-874": return "windows-874";
			case "cp1250":
			case "windows-1250":
			case "x-cp1250": return "windows-1250";
			case "cp1251":
			case "windows-1251":
			case "x-cp1251": return "windows-1251";
			case "ansi_x3.4-1968":
			case "ascii":
			case "cp1252":
			case "cp819":
			case "csisolatin1":
			case "ibm819":
			case "iso-8859-1":
			case "iso-ir-100":
			case "iso8859-1":
			case "iso88591":
			case "iso_8859-1":
			case "iso_8859-1:1987":
			case "l1":
			case "latin1":
			case "us-ascii":
			case "windows-1252":
			case "x-cp1252": return "windows-1252";
			case "cp1253":
			case "windows-1253":
			case "x-cp1253": return "windows-1253";
			case "cp1254":
			case "csisolatin5":
			case "iso-8859-9":
			case "iso-ir-148":
			case "iso8859-9":
			case "iso88599":
			case "iso_8859-9":
			case "iso_8859-9:1989":
			case "l5":
			case "latin5":
			case "windows-1254":
			case "x-cp1254": return "windows-1254";
			case "cp1255":
			case "windows-1255":
			case "x-cp1255": return "windows-1255";
			case "cp1256":
			case "windows-1256":
			case "x-cp1256": return "windows-1256";
			case "cp1257":
			case "windows-1257":
			case "x-cp1257": return "windows-1257";
			case "cp1258":
			case "windows-1258":
			case "x-cp1258": return "windows-1258";
			case "x-mac-cyrillic":
			case "x-mac-ukrainian": return "x-mac-cyrillic";
			case "chinese":
			case "csgb2312":
			case "csiso58gb231280":
			case "gb2312":
			case "gb_2312":
			case "gb_2312-80":
			case "gbk":
			case "iso-ir-58":
			case "x-gbk": return "GBK";
			case "gb18030": return "gb18030";
			case "big5":
			case "big5-hkscs":
			case "cn-big5":
			case "csbig5":
			case "x-x-big5": return "Big5";
			case "cseucpkdfmtjapanese":
			case "euc-jp":
			case "x-euc-jp": return "EUC-JP";
			case "csiso2022jp":
			case "iso-2022-jp": return "ISO-2022-JP";
			case "csshiftjis":
			case "ms932":
			case "ms_kanji":
			case "shift-jis":
			case "shift_jis":
			case "sjis":
			case "windows-31j":
			case "x-sjis": return "Shift_JIS";
			case "cseuckr":
			case "csksc56011987":
			case "euc-kr":
			case "iso-ir-149":
			case "korean":
			case "ks_c_5601-1987":
			case "ks_c_5601-1989":
			case "ksc5601":
			case "ksc_5601":
			case "windows-949": return "EUC-KR";
			case "csiso2022kr":
			case "hz-gb-2312":
			case "iso-2022-cn":
			case "iso-2022-cn-ext":
			case "iso-2022-kr":
			case "replacement": return "replacement";
			case "unicodefffe":
			case "utf-16be": return "UTF-16BE";
			case "csunicode":
			case "iso-10646-ucs-2":
			case "ucs-2":
			case "unicode":
			case "unicodefeff":
			case "utf-16":
			case "utf-16le": return "UTF-16LE";
			case "x-user-defined": return "x-user-defined";
			default: return "failure";
		}
	}
	t.exports = { getEncoding: n };
})), Se = t(((t, n) => {
	let { kState: r, kError: i, kResult: a, kAborted: o, kLastProgressEventFired: s } = $(), { ProgressEvent: c } = be(), { getEncoding: l } = xe(), { serializeAMimeType: u, parseMIMEType: d } = x(), { types: f } = e("node:util"), { StringDecoder: p } = e("string_decoder"), { btoa: m } = e("node:buffer"), h = {
		enumerable: !0,
		writable: !1,
		configurable: !1
	};
	function g(e, t, n, c) {
		if (e[r] === "loading") throw new DOMException("Invalid state", "InvalidStateError");
		e[r] = "loading", e[a] = null, e[i] = null;
		let l = t.stream().getReader(), u = [], d = l.read(), p = !0;
		(async () => {
			for (; !e[o];) try {
				let { done: m, value: h } = await d;
				if (p && !e[o] && queueMicrotask(() => {
					_("loadstart", e);
				}), p = !1, !m && f.isUint8Array(h)) u.push(h), (e[s] === void 0 || Date.now() - e[s] >= 50) && !e[o] && (e[s] = Date.now(), queueMicrotask(() => {
					_("progress", e);
				})), d = l.read();
				else if (m) {
					queueMicrotask(() => {
						e[r] = "done";
						try {
							let r = v(u, n, t.type, c);
							if (e[o]) return;
							e[a] = r, _("load", e);
						} catch (t) {
							e[i] = t, _("error", e);
						}
						e[r] !== "loading" && _("loadend", e);
					});
					break;
				}
			} catch (t) {
				if (e[o]) return;
				queueMicrotask(() => {
					e[r] = "done", e[i] = t, _("error", e), e[r] !== "loading" && _("loadend", e);
				});
				break;
			}
		})();
	}
	function _(e, t) {
		let n = new c(e, {
			bubbles: !1,
			cancelable: !1
		});
		t.dispatchEvent(n);
	}
	function v(e, t, n, r) {
		switch (t) {
			case "DataURL": {
				let t = "data:", r = d(n || "application/octet-stream");
				r !== "failure" && (t += u(r)), t += ";base64,";
				let i = new p("latin1");
				for (let n of e) t += m(i.write(n));
				return t += m(i.end()), t;
			}
			case "Text": {
				let t = "failure";
				if (r && (t = l(r)), t === "failure" && n) {
					let e = d(n);
					e !== "failure" && (t = l(e.parameters.get("charset")));
				}
				return t === "failure" && (t = "UTF-8"), y(e, t);
			}
			case "ArrayBuffer": return S(e).buffer;
			case "BinaryString": {
				let t = "", n = new p("latin1");
				for (let r of e) t += n.write(r);
				return t += n.end(), t;
			}
		}
	}
	function y(e, t) {
		let n = S(e), r = b(n), i = 0;
		r !== null && (t = r, i = r === "UTF-8" ? 3 : 2);
		let a = n.slice(i);
		return new TextDecoder(t).decode(a);
	}
	function b(e) {
		let [t, n, r] = e;
		return t === 239 && n === 187 && r === 191 ? "UTF-8" : t === 254 && n === 255 ? "UTF-16BE" : t === 255 && n === 254 ? "UTF-16LE" : null;
	}
	function S(e) {
		let t = e.reduce((e, t) => e + t.byteLength, 0), n = 0;
		return e.reduce((e, t) => (e.set(t, n), n += t.byteLength, e), new Uint8Array(t));
	}
	n.exports = {
		staticPropertyDescriptors: h,
		readOperation: g,
		fireAProgressEvent: _
	};
})), Ce = t(((e, t) => {
	let { staticPropertyDescriptors: n, readOperation: r, fireAProgressEvent: i } = Se(), { kState: a, kError: o, kResult: s, kEvents: l, kAborted: u } = $(), { webidl: d } = S(), { kEnumerableProperty: f } = c();
	var p = class e extends EventTarget {
		constructor() {
			super(), this[a] = "empty", this[s] = null, this[o] = null, this[l] = {
				loadend: null,
				error: null,
				abort: null,
				load: null,
				progress: null,
				loadstart: null
			};
		}
		readAsArrayBuffer(t) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, "FileReader.readAsArrayBuffer"), t = d.converters.Blob(t, { strict: !1 }), r(this, t, "ArrayBuffer");
		}
		readAsBinaryString(t) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, "FileReader.readAsBinaryString"), t = d.converters.Blob(t, { strict: !1 }), r(this, t, "BinaryString");
		}
		readAsText(t, n = void 0) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, "FileReader.readAsText"), t = d.converters.Blob(t, { strict: !1 }), n !== void 0 && (n = d.converters.DOMString(n, "FileReader.readAsText", "encoding")), r(this, t, "Text", n);
		}
		readAsDataURL(t) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, "FileReader.readAsDataURL"), t = d.converters.Blob(t, { strict: !1 }), r(this, t, "DataURL");
		}
		abort() {
			this[a] === "empty" || this[a] === "done" ? this[s] = null : (this[a] === "loading" && (this[a] = "done", this[s] = null), this[u] = !0, i("abort", this), this[a] !== "loading" && i("loadend", this));
		}
		get readyState() {
			switch (d.brandCheck(this, e), this[a]) {
				case "empty": return this.EMPTY;
				case "loading": return this.LOADING;
				case "done": return this.DONE;
			}
		}
		get result() {
			return d.brandCheck(this, e), this[s];
		}
		get error() {
			return d.brandCheck(this, e), this[o];
		}
		get onloadend() {
			return d.brandCheck(this, e), this[l].loadend;
		}
		set onloadend(t) {
			d.brandCheck(this, e), this[l].loadend && this.removeEventListener("loadend", this[l].loadend), typeof t == "function" ? (this[l].loadend = t, this.addEventListener("loadend", t)) : this[l].loadend = null;
		}
		get onerror() {
			return d.brandCheck(this, e), this[l].error;
		}
		set onerror(t) {
			d.brandCheck(this, e), this[l].error && this.removeEventListener("error", this[l].error), typeof t == "function" ? (this[l].error = t, this.addEventListener("error", t)) : this[l].error = null;
		}
		get onloadstart() {
			return d.brandCheck(this, e), this[l].loadstart;
		}
		set onloadstart(t) {
			d.brandCheck(this, e), this[l].loadstart && this.removeEventListener("loadstart", this[l].loadstart), typeof t == "function" ? (this[l].loadstart = t, this.addEventListener("loadstart", t)) : this[l].loadstart = null;
		}
		get onprogress() {
			return d.brandCheck(this, e), this[l].progress;
		}
		set onprogress(t) {
			d.brandCheck(this, e), this[l].progress && this.removeEventListener("progress", this[l].progress), typeof t == "function" ? (this[l].progress = t, this.addEventListener("progress", t)) : this[l].progress = null;
		}
		get onload() {
			return d.brandCheck(this, e), this[l].load;
		}
		set onload(t) {
			d.brandCheck(this, e), this[l].load && this.removeEventListener("load", this[l].load), typeof t == "function" ? (this[l].load = t, this.addEventListener("load", t)) : this[l].load = null;
		}
		get onabort() {
			return d.brandCheck(this, e), this[l].abort;
		}
		set onabort(t) {
			d.brandCheck(this, e), this[l].abort && this.removeEventListener("abort", this[l].abort), typeof t == "function" ? (this[l].abort = t, this.addEventListener("abort", t)) : this[l].abort = null;
		}
	};
	p.EMPTY = p.prototype.EMPTY = 0, p.LOADING = p.prototype.LOADING = 1, p.DONE = p.prototype.DONE = 2, Object.defineProperties(p.prototype, {
		EMPTY: n,
		LOADING: n,
		DONE: n,
		readAsArrayBuffer: f,
		readAsBinaryString: f,
		readAsText: f,
		readAsDataURL: f,
		abort: f,
		readyState: f,
		result: f,
		error: f,
		onloadstart: f,
		onprogress: f,
		onload: f,
		onabort: f,
		onerror: f,
		onloadend: f,
		[Symbol.toStringTag]: {
			value: "FileReader",
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(p, {
		EMPTY: n,
		LOADING: n,
		DONE: n
	}), t.exports = { FileReader: p };
})), we = t(((e, t) => {
	t.exports = { kConstruct: i().kConstruct };
})), Te = t(((t, n) => {
	let r = e("node:assert"), { URLSerializer: i } = x(), { isValidHeaderName: a } = C();
	function o(e, t, n = !1) {
		return i(e, n) === i(t, n);
	}
	function s(e) {
		r(e !== null);
		let t = [];
		for (let n of e.split(",")) n = n.trim(), a(n) && t.push(n);
		return t;
	}
	n.exports = {
		urlEquals: o,
		getFieldValues: s
	};
})), Ee = t(((t, n) => {
	let { kConstruct: r } = we(), { urlEquals: i, getFieldValues: a } = Te(), { kEnumerableProperty: o, isDisturbed: s } = c(), { webidl: l } = S(), { Response: u, cloneResponse: d, fromInnerResponse: f } = _e(), { Request: p, fromInnerRequest: m } = ve(), { kState: h } = w(), { fetching: g } = ye(), { urlIsHttpHttpsScheme: _, createDeferredPromise: v, readAllBytes: y } = C(), b = e("node:assert");
	var x = class e {
		#e;
		constructor() {
			arguments[0] !== r && l.illegalConstructor(), l.util.markAsUncloneable(this), this.#e = arguments[1];
		}
		async match(t, n = {}) {
			l.brandCheck(this, e);
			let r = "Cache.match";
			l.argumentLengthCheck(arguments, 1, r), t = l.converters.RequestInfo(t, r, "request"), n = l.converters.CacheQueryOptions(n, r, "options");
			let i = this.#i(t, n, 1);
			if (i.length !== 0) return i[0];
		}
		async matchAll(t = void 0, n = {}) {
			l.brandCheck(this, e);
			let r = "Cache.matchAll";
			return t !== void 0 && (t = l.converters.RequestInfo(t, r, "request")), n = l.converters.CacheQueryOptions(n, r, "options"), this.#i(t, n);
		}
		async add(t) {
			l.brandCheck(this, e);
			let n = "Cache.add";
			l.argumentLengthCheck(arguments, 1, n), t = l.converters.RequestInfo(t, n, "request");
			let r = [t];
			return await this.addAll(r);
		}
		async addAll(t) {
			l.brandCheck(this, e);
			let n = "Cache.addAll";
			l.argumentLengthCheck(arguments, 1, n);
			let r = [], i = [];
			for (let e of t) {
				if (e === void 0) throw l.errors.conversionFailed({
					prefix: n,
					argument: "Argument 1",
					types: ["undefined is not allowed"]
				});
				if (e = l.converters.RequestInfo(e), typeof e == "string") continue;
				let t = e[h];
				if (!_(t.url) || t.method !== "GET") throw l.errors.exception({
					header: n,
					message: "Expected http/s scheme when method is not GET."
				});
			}
			let o = [];
			for (let e of t) {
				let t = new p(e)[h];
				if (!_(t.url)) throw l.errors.exception({
					header: n,
					message: "Expected http/s scheme."
				});
				t.initiator = "fetch", t.destination = "subresource", i.push(t);
				let s = v();
				o.push(g({
					request: t,
					processResponse(e) {
						if (e.type === "error" || e.status === 206 || e.status < 200 || e.status > 299) s.reject(l.errors.exception({
							header: "Cache.addAll",
							message: "Received an invalid status code or the request failed."
						}));
						else if (e.headersList.contains("vary")) {
							let t = a(e.headersList.get("vary"));
							for (let e of t) if (e === "*") {
								s.reject(l.errors.exception({
									header: "Cache.addAll",
									message: "invalid vary field value"
								}));
								for (let e of o) e.abort();
								return;
							}
						}
					},
					processResponseEndOfBody(e) {
						e.aborted ? s.reject(new DOMException("aborted", "AbortError")) : s.resolve(e);
					}
				})), r.push(s.promise);
			}
			let s = await Promise.all(r), c = [], u = 0;
			for (let e of s) {
				let t = {
					type: "put",
					request: i[u],
					response: e
				};
				c.push(t), u++;
			}
			let d = v(), f = null;
			try {
				this.#t(c);
			} catch (e) {
				f = e;
			}
			return queueMicrotask(() => {
				f === null ? d.resolve(void 0) : d.reject(f);
			}), d.promise;
		}
		async put(t, n) {
			l.brandCheck(this, e);
			let r = "Cache.put";
			l.argumentLengthCheck(arguments, 2, r), t = l.converters.RequestInfo(t, r, "request"), n = l.converters.Response(n, r, "response");
			let i = null;
			if (i = t instanceof p ? t[h] : new p(t)[h], !_(i.url) || i.method !== "GET") throw l.errors.exception({
				header: r,
				message: "Expected an http/s scheme when method is not GET"
			});
			let o = n[h];
			if (o.status === 206) throw l.errors.exception({
				header: r,
				message: "Got 206 status"
			});
			if (o.headersList.contains("vary")) {
				let e = a(o.headersList.get("vary"));
				for (let t of e) if (t === "*") throw l.errors.exception({
					header: r,
					message: "Got * vary field value"
				});
			}
			if (o.body && (s(o.body.stream) || o.body.stream.locked)) throw l.errors.exception({
				header: r,
				message: "Response body is locked or disturbed"
			});
			let c = d(o), u = v();
			if (o.body != null) {
				let e = o.body.stream.getReader();
				y(e).then(u.resolve, u.reject);
			} else u.resolve(void 0);
			let f = [], m = {
				type: "put",
				request: i,
				response: c
			};
			f.push(m);
			let g = await u.promise;
			c.body != null && (c.body.source = g);
			let b = v(), x = null;
			try {
				this.#t(f);
			} catch (e) {
				x = e;
			}
			return queueMicrotask(() => {
				x === null ? b.resolve() : b.reject(x);
			}), b.promise;
		}
		async delete(t, n = {}) {
			l.brandCheck(this, e);
			let r = "Cache.delete";
			l.argumentLengthCheck(arguments, 1, r), t = l.converters.RequestInfo(t, r, "request"), n = l.converters.CacheQueryOptions(n, r, "options");
			let i = null;
			if (t instanceof p) {
				if (i = t[h], i.method !== "GET" && !n.ignoreMethod) return !1;
			} else b(typeof t == "string"), i = new p(t)[h];
			let a = [], o = {
				type: "delete",
				request: i,
				options: n
			};
			a.push(o);
			let s = v(), c = null, u;
			try {
				u = this.#t(a);
			} catch (e) {
				c = e;
			}
			return queueMicrotask(() => {
				c === null ? s.resolve(!!u?.length) : s.reject(c);
			}), s.promise;
		}
		async keys(t = void 0, n = {}) {
			l.brandCheck(this, e);
			let r = "Cache.keys";
			t !== void 0 && (t = l.converters.RequestInfo(t, r, "request")), n = l.converters.CacheQueryOptions(n, r, "options");
			let i = null;
			if (t !== void 0) {
				if (t instanceof p) {
					if (i = t[h], i.method !== "GET" && !n.ignoreMethod) return [];
				} else typeof t == "string" && (i = new p(t)[h]);
			}
			let a = v(), o = [];
			if (t === void 0) for (let e of this.#e) o.push(e[0]);
			else {
				let e = this.#n(i, n);
				for (let t of e) o.push(t[0]);
			}
			return queueMicrotask(() => {
				let e = [];
				for (let t of o) {
					let n = m(t, new AbortController().signal, "immutable");
					e.push(n);
				}
				a.resolve(Object.freeze(e));
			}), a.promise;
		}
		#t(e) {
			let t = this.#e, n = [...t], r = [], i = [];
			try {
				for (let n of e) {
					if (n.type !== "delete" && n.type !== "put") throw l.errors.exception({
						header: "Cache.#batchCacheOperations",
						message: "operation type does not match \"delete\" or \"put\""
					});
					if (n.type === "delete" && n.response != null) throw l.errors.exception({
						header: "Cache.#batchCacheOperations",
						message: "delete operation should not have an associated response"
					});
					if (this.#n(n.request, n.options, r).length) throw new DOMException("???", "InvalidStateError");
					let e;
					if (n.type === "delete") {
						if (e = this.#n(n.request, n.options), e.length === 0) return [];
						for (let n of e) {
							let e = t.indexOf(n);
							b(e !== -1), t.splice(e, 1);
						}
					} else if (n.type === "put") {
						if (n.response == null) throw l.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "put operation should have an associated response"
						});
						let i = n.request;
						if (!_(i.url)) throw l.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "expected http or https scheme"
						});
						if (i.method !== "GET") throw l.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "not get method"
						});
						if (n.options != null) throw l.errors.exception({
							header: "Cache.#batchCacheOperations",
							message: "options must not be defined"
						});
						e = this.#n(n.request);
						for (let n of e) {
							let e = t.indexOf(n);
							b(e !== -1), t.splice(e, 1);
						}
						t.push([n.request, n.response]), r.push([n.request, n.response]);
					}
					i.push([n.request, n.response]);
				}
				return i;
			} catch (e) {
				throw this.#e.length = 0, this.#e = n, e;
			}
		}
		#n(e, t, n) {
			let r = [], i = n ?? this.#e;
			for (let n of i) {
				let [i, a] = n;
				this.#r(e, i, a, t) && r.push(n);
			}
			return r;
		}
		#r(e, t, n = null, r) {
			let o = new URL(e.url), s = new URL(t.url);
			if (r?.ignoreSearch && (s.search = "", o.search = ""), !i(o, s, !0)) return !1;
			if (n == null || r?.ignoreVary || !n.headersList.contains("vary")) return !0;
			let c = a(n.headersList.get("vary"));
			for (let n of c) if (n === "*" || t.headersList.get(n) !== e.headersList.get(n)) return !1;
			return !0;
		}
		#i(e, t, n = Infinity) {
			let r = null;
			if (e !== void 0) {
				if (e instanceof p) {
					if (r = e[h], r.method !== "GET" && !t.ignoreMethod) return [];
				} else typeof e == "string" && (r = new p(e)[h]);
			}
			let i = [];
			if (e === void 0) for (let e of this.#e) i.push(e[1]);
			else {
				let e = this.#n(r, t);
				for (let t of e) i.push(t[1]);
			}
			let a = [];
			for (let e of i) {
				let t = f(e, "immutable");
				if (a.push(t.clone()), a.length >= n) break;
			}
			return Object.freeze(a);
		}
	};
	Object.defineProperties(x.prototype, {
		[Symbol.toStringTag]: {
			value: "Cache",
			configurable: !0
		},
		match: o,
		matchAll: o,
		add: o,
		addAll: o,
		put: o,
		delete: o,
		keys: o
	});
	let T = [
		{
			key: "ignoreSearch",
			converter: l.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "ignoreMethod",
			converter: l.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "ignoreVary",
			converter: l.converters.boolean,
			defaultValue: () => !1
		}
	];
	l.converters.CacheQueryOptions = l.dictionaryConverter(T), l.converters.MultiCacheQueryOptions = l.dictionaryConverter([...T, {
		key: "cacheName",
		converter: l.converters.DOMString
	}]), l.converters.Response = l.interfaceConverter(u), l.converters["sequence<RequestInfo>"] = l.sequenceConverter(l.converters.RequestInfo), n.exports = { Cache: x };
})), De = t(((e, t) => {
	let { kConstruct: n } = we(), { Cache: r } = Ee(), { webidl: i } = S(), { kEnumerableProperty: a } = c();
	var o = class e {
		#e = new Map();
		constructor() {
			arguments[0] !== n && i.illegalConstructor(), i.util.markAsUncloneable(this);
		}
		async match(t, a = {}) {
			if (i.brandCheck(this, e), i.argumentLengthCheck(arguments, 1, "CacheStorage.match"), t = i.converters.RequestInfo(t), a = i.converters.MultiCacheQueryOptions(a), a.cacheName != null) {
				if (this.#e.has(a.cacheName)) {
					let e = this.#e.get(a.cacheName);
					return await new r(n, e).match(t, a);
				}
			} else for (let e of this.#e.values()) {
				let i = await new r(n, e).match(t, a);
				if (i !== void 0) return i;
			}
		}
		async has(t) {
			i.brandCheck(this, e);
			let n = "CacheStorage.has";
			return i.argumentLengthCheck(arguments, 1, n), t = i.converters.DOMString(t, n, "cacheName"), this.#e.has(t);
		}
		async open(t) {
			i.brandCheck(this, e);
			let a = "CacheStorage.open";
			if (i.argumentLengthCheck(arguments, 1, a), t = i.converters.DOMString(t, a, "cacheName"), this.#e.has(t)) {
				let e = this.#e.get(t);
				return new r(n, e);
			}
			let o = [];
			return this.#e.set(t, o), new r(n, o);
		}
		async delete(t) {
			i.brandCheck(this, e);
			let n = "CacheStorage.delete";
			return i.argumentLengthCheck(arguments, 1, n), t = i.converters.DOMString(t, n, "cacheName"), this.#e.delete(t);
		}
		async keys() {
			return i.brandCheck(this, e), [...this.#e.keys()];
		}
	};
	Object.defineProperties(o.prototype, {
		[Symbol.toStringTag]: {
			value: "CacheStorage",
			configurable: !0
		},
		match: a,
		has: a,
		open: a,
		delete: a,
		keys: a
	}), t.exports = { CacheStorage: o };
})), Oe = t(((e, t) => {
	t.exports = {
		maxAttributeValueSize: 1024,
		maxNameValuePairSize: 4096
	};
})), ke = t(((e, t) => {
	function n(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) return !0;
		}
		return !1;
	}
	function r(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) throw Error("Invalid cookie name");
		}
	}
	function i(e) {
		let t = e.length, n = 0;
		if (e[0] === "\"") {
			if (t === 1 || e[t - 1] !== "\"") throw Error("Invalid cookie value");
			--t, ++n;
		}
		for (; n < t;) {
			let t = e.charCodeAt(n++);
			if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) throw Error("Invalid cookie value");
		}
	}
	function a(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 32 || n > 126 || n === 59) throw Error("Invalid cookie path");
		}
	}
	function o(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
	}
	function s(e) {
		if (e === " ") return;
		if (e.length > 255) throw Error("Invalid cookie domain");
		let t = 0;
		for (let n = 0; n < e.length; ++n) {
			let r = e.charCodeAt(n);
			if (r === 46) {
				if (t === 0 || e.charCodeAt(n - 1) === 45) throw Error("Invalid cookie domain");
				t = 0;
			} else if (t === 0 && !o(r) || !o(r) && r !== 45 || ++t > 63) throw Error("Invalid cookie domain");
		}
		if (t === 0 || e.charCodeAt(e.length - 1) === 45) throw Error("Invalid cookie domain");
	}
	let c = [
		"Sun",
		"Mon",
		"Tue",
		"Wed",
		"Thu",
		"Fri",
		"Sat"
	], l = [
		"Jan",
		"Feb",
		"Mar",
		"Apr",
		"May",
		"Jun",
		"Jul",
		"Aug",
		"Sep",
		"Oct",
		"Nov",
		"Dec"
	], u = Array(61).fill(0).map((e, t) => t.toString().padStart(2, "0"));
	function d(e) {
		return typeof e == "number" && (e = new Date(e)), `${c[e.getUTCDay()]}, ${u[e.getUTCDate()]} ${l[e.getUTCMonth()]} ${e.getUTCFullYear()} ${u[e.getUTCHours()]}:${u[e.getUTCMinutes()]}:${u[e.getUTCSeconds()]} GMT`;
	}
	function f(e) {
		if (e < 0) throw Error("Invalid cookie max-age");
	}
	function p(e) {
		if (e.name.length === 0) return null;
		r(e.name), i(e.value);
		let t = [`${e.name}=${e.value}`];
		e.name.startsWith("__Secure-") && (e.secure = !0), e.name.startsWith("__Host-") && (e.secure = !0, e.domain = null, e.path = "/"), e.secure && t.push("Secure"), e.httpOnly && t.push("HttpOnly"), typeof e.maxAge == "number" && (f(e.maxAge), t.push(`Max-Age=${e.maxAge}`)), e.domain && (s(e.domain), t.push(`Domain=${e.domain}`)), e.path && (a(e.path), t.push(`Path=${e.path}`)), e.expires && e.expires.toString() !== "Invalid Date" && t.push(`Expires=${d(e.expires)}`), e.sameSite && t.push(`SameSite=${e.sameSite}`);
		for (let n of e.unparsed) {
			if (!n.includes("=")) throw Error("Invalid unparsed");
			let [e, ...a] = n.split("="), o = e.trim(), s = a.join("=");
			r(o), i(s), t.push(`${o}=${s}`);
		}
		return t.join("; ");
	}
	t.exports = {
		isCTLExcludingHtab: n,
		validateCookieName: r,
		validateCookiePath: a,
		validateCookieValue: i,
		toIMFDate: d,
		stringify: p
	};
})), Ae = t(((t, n) => {
	let { maxNameValuePairSize: r, maxAttributeValueSize: i } = Oe(), { isCTLExcludingHtab: a } = ke(), { collectASequenceOfCodePointsFast: o } = x(), s = e("node:assert");
	function c(e) {
		if (a(e)) return null;
		let t = "", n = "", i = "", s = "";
		if (e.includes(";")) {
			let r = { position: 0 };
			t = o(";", e, r), n = e.slice(r.position);
		} else t = e;
		if (!t.includes("=")) s = t;
		else {
			let e = { position: 0 };
			i = o("=", t, e), s = t.slice(e.position + 1);
		}
		return i = i.trim(), s = s.trim(), i.length + s.length > r ? null : {
			name: i,
			value: s,
			...l(n)
		};
	}
	function l(e, t = {}) {
		if (e.length === 0) return t;
		s(e[0] === ";"), e = e.slice(1);
		let n = "";
		e.includes(";") ? (n = o(";", e, { position: 0 }), e = e.slice(n.length)) : (n = e, e = "");
		let r = "", a = "";
		if (n.includes("=")) {
			let e = { position: 0 };
			r = o("=", n, e), a = n.slice(e.position + 1);
		} else r = n;
		if (r = r.trim(), a = a.trim(), a.length > i) return l(e, t);
		let c = r.toLowerCase();
		if (c === "expires") t.expires = new Date(a);
		else if (c === "max-age") {
			let n = a.charCodeAt(0);
			if ((n < 48 || n > 57) && a[0] !== "-" || !/^\d+$/.test(a)) return l(e, t);
			t.maxAge = Number(a);
		} else if (c === "domain") {
			let e = a;
			e[0] === "." && (e = e.slice(1)), e = e.toLowerCase(), t.domain = e;
		} else if (c === "path") {
			let e = "";
			e = a.length === 0 || a[0] !== "/" ? "/" : a, t.path = e;
		} else if (c === "secure") t.secure = !0;
		else if (c === "httponly") t.httpOnly = !0;
		else if (c === "samesite") {
			let e = a.toLowerCase();
			e === "none" ? t.sameSite = "None" : e === "strict" ? t.sameSite = "Strict" : e === "lax" && (t.sameSite = "Lax");
		} else t.unparsed ??= [], t.unparsed.push(`${r}=${a}`);
		return l(e, t);
	}
	n.exports = {
		parseSetCookie: c,
		parseUnparsedAttributes: l
	};
})), je = t(((e, t) => {
	let { parseSetCookie: n } = Ae(), { stringify: r } = ke(), { webidl: i } = S(), { Headers: a } = ge();
	function o(e) {
		i.argumentLengthCheck(arguments, 1, "getCookies"), i.brandCheck(e, a, { strict: !1 });
		let t = e.get("cookie"), n = {};
		if (!t) return n;
		for (let e of t.split(";")) {
			let [t, ...r] = e.split("=");
			n[t.trim()] = r.join("=");
		}
		return n;
	}
	function s(e, t, n) {
		i.brandCheck(e, a, { strict: !1 });
		let r = "deleteCookie";
		i.argumentLengthCheck(arguments, 2, r), t = i.converters.DOMString(t, r, "name"), n = i.converters.DeleteCookieAttributes(n), l(e, {
			name: t,
			value: "",
			expires: new Date(0),
			...n
		});
	}
	function c(e) {
		i.argumentLengthCheck(arguments, 1, "getSetCookies"), i.brandCheck(e, a, { strict: !1 });
		let t = e.getSetCookie();
		return t ? t.map((e) => n(e)) : [];
	}
	function l(e, t) {
		i.argumentLengthCheck(arguments, 2, "setCookie"), i.brandCheck(e, a, { strict: !1 }), t = i.converters.Cookie(t);
		let n = r(t);
		n && e.append("Set-Cookie", n);
	}
	i.converters.DeleteCookieAttributes = i.dictionaryConverter([{
		converter: i.nullableConverter(i.converters.DOMString),
		key: "path",
		defaultValue: () => null
	}, {
		converter: i.nullableConverter(i.converters.DOMString),
		key: "domain",
		defaultValue: () => null
	}]), i.converters.Cookie = i.dictionaryConverter([
		{
			converter: i.converters.DOMString,
			key: "name"
		},
		{
			converter: i.converters.DOMString,
			key: "value"
		},
		{
			converter: i.nullableConverter((e) => typeof e == "number" ? i.converters["unsigned long long"](e) : new Date(e)),
			key: "expires",
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters["long long"]),
			key: "maxAge",
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: "domain",
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: "path",
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: "secure",
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: "httpOnly",
			defaultValue: () => null
		},
		{
			converter: i.converters.USVString,
			key: "sameSite",
			allowedValues: [
				"Strict",
				"Lax",
				"None"
			]
		},
		{
			converter: i.sequenceConverter(i.converters.DOMString),
			key: "unparsed",
			defaultValue: () => []
		}
	]), t.exports = {
		getCookies: o,
		deleteCookie: s,
		getSetCookies: c,
		setCookie: l
	};
})), Me = t(((t, n) => {
	let { webidl: r } = S(), { kEnumerableProperty: a } = c(), { kConstruct: o } = i(), { MessagePort: s } = e("node:worker_threads");
	var l = class e extends Event {
		#e;
		constructor(e, t = {}) {
			if (e === o) {
				super(arguments[1], arguments[2]), r.util.markAsUncloneable(this);
				return;
			}
			let n = "MessageEvent constructor";
			r.argumentLengthCheck(arguments, 1, n), e = r.converters.DOMString(e, n, "type"), t = r.converters.MessageEventInit(t, n, "eventInitDict"), super(e, t), this.#e = t, r.util.markAsUncloneable(this);
		}
		get data() {
			return r.brandCheck(this, e), this.#e.data;
		}
		get origin() {
			return r.brandCheck(this, e), this.#e.origin;
		}
		get lastEventId() {
			return r.brandCheck(this, e), this.#e.lastEventId;
		}
		get source() {
			return r.brandCheck(this, e), this.#e.source;
		}
		get ports() {
			return r.brandCheck(this, e), Object.isFrozen(this.#e.ports) || Object.freeze(this.#e.ports), this.#e.ports;
		}
		initMessageEvent(t, n = !1, i = !1, a = null, o = "", s = "", c = null, l = []) {
			return r.brandCheck(this, e), r.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent"), new e(t, {
				bubbles: n,
				cancelable: i,
				data: a,
				origin: o,
				lastEventId: s,
				source: c,
				ports: l
			});
		}
		static createFastMessageEvent(t, n) {
			let r = new e(o, t, n);
			return r.#e = n, r.#e.data ??= null, r.#e.origin ??= "", r.#e.lastEventId ??= "", r.#e.source ??= null, r.#e.ports ??= [], r;
		}
	};
	let { createFastMessageEvent: u } = l;
	delete l.createFastMessageEvent;
	var d = class e extends Event {
		#e;
		constructor(e, t = {}) {
			let n = "CloseEvent constructor";
			r.argumentLengthCheck(arguments, 1, n), e = r.converters.DOMString(e, n, "type"), t = r.converters.CloseEventInit(t), super(e, t), this.#e = t, r.util.markAsUncloneable(this);
		}
		get wasClean() {
			return r.brandCheck(this, e), this.#e.wasClean;
		}
		get code() {
			return r.brandCheck(this, e), this.#e.code;
		}
		get reason() {
			return r.brandCheck(this, e), this.#e.reason;
		}
	}, f = class e extends Event {
		#e;
		constructor(e, t) {
			let n = "ErrorEvent constructor";
			r.argumentLengthCheck(arguments, 1, n), super(e, t), r.util.markAsUncloneable(this), e = r.converters.DOMString(e, n, "type"), t = r.converters.ErrorEventInit(t ?? {}), this.#e = t;
		}
		get message() {
			return r.brandCheck(this, e), this.#e.message;
		}
		get filename() {
			return r.brandCheck(this, e), this.#e.filename;
		}
		get lineno() {
			return r.brandCheck(this, e), this.#e.lineno;
		}
		get colno() {
			return r.brandCheck(this, e), this.#e.colno;
		}
		get error() {
			return r.brandCheck(this, e), this.#e.error;
		}
	};
	Object.defineProperties(l.prototype, {
		[Symbol.toStringTag]: {
			value: "MessageEvent",
			configurable: !0
		},
		data: a,
		origin: a,
		lastEventId: a,
		source: a,
		ports: a,
		initMessageEvent: a
	}), Object.defineProperties(d.prototype, {
		[Symbol.toStringTag]: {
			value: "CloseEvent",
			configurable: !0
		},
		reason: a,
		code: a,
		wasClean: a
	}), Object.defineProperties(f.prototype, {
		[Symbol.toStringTag]: {
			value: "ErrorEvent",
			configurable: !0
		},
		message: a,
		filename: a,
		lineno: a,
		colno: a,
		error: a
	}), r.converters.MessagePort = r.interfaceConverter(s), r.converters["sequence<MessagePort>"] = r.sequenceConverter(r.converters.MessagePort);
	let p = [
		{
			key: "bubbles",
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "cancelable",
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "composed",
			converter: r.converters.boolean,
			defaultValue: () => !1
		}
	];
	r.converters.MessageEventInit = r.dictionaryConverter([
		...p,
		{
			key: "data",
			converter: r.converters.any,
			defaultValue: () => null
		},
		{
			key: "origin",
			converter: r.converters.USVString,
			defaultValue: () => ""
		},
		{
			key: "lastEventId",
			converter: r.converters.DOMString,
			defaultValue: () => ""
		},
		{
			key: "source",
			converter: r.nullableConverter(r.converters.MessagePort),
			defaultValue: () => null
		},
		{
			key: "ports",
			converter: r.converters["sequence<MessagePort>"],
			defaultValue: () => []
		}
	]), r.converters.CloseEventInit = r.dictionaryConverter([
		...p,
		{
			key: "wasClean",
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: "code",
			converter: r.converters["unsigned short"],
			defaultValue: () => 0
		},
		{
			key: "reason",
			converter: r.converters.USVString,
			defaultValue: () => ""
		}
	]), r.converters.ErrorEventInit = r.dictionaryConverter([
		...p,
		{
			key: "message",
			converter: r.converters.DOMString,
			defaultValue: () => ""
		},
		{
			key: "filename",
			converter: r.converters.USVString,
			defaultValue: () => ""
		},
		{
			key: "lineno",
			converter: r.converters["unsigned long"],
			defaultValue: () => 0
		},
		{
			key: "colno",
			converter: r.converters["unsigned long"],
			defaultValue: () => 0
		},
		{
			key: "error",
			converter: r.converters.any
		}
	]), n.exports = {
		MessageEvent: l,
		CloseEvent: d,
		ErrorEvent: f,
		createFastMessageEvent: u
	};
})), Ne = t(((e, t) => {
	t.exports = {
		uid: "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
		sentCloseFrameState: {
			NOT_SENT: 0,
			PROCESSING: 1,
			SENT: 2
		},
		staticPropertyDescriptors: {
			enumerable: !0,
			writable: !1,
			configurable: !1
		},
		states: {
			CONNECTING: 0,
			OPEN: 1,
			CLOSING: 2,
			CLOSED: 3
		},
		opcodes: {
			CONTINUATION: 0,
			TEXT: 1,
			BINARY: 2,
			CLOSE: 8,
			PING: 9,
			PONG: 10
		},
		maxUnsigned16Bit: 2 ** 16 - 1,
		parserStates: {
			INFO: 0,
			PAYLOADLENGTH_16: 2,
			PAYLOADLENGTH_64: 3,
			READ_DATA: 4
		},
		emptyBuffer: Buffer.allocUnsafe(0),
		sendHints: {
			string: 1,
			typedArray: 2,
			arrayBuffer: 3,
			blob: 4
		}
	};
})), Pe = t(((e, t) => {
	t.exports = {
		kWebSocketURL: Symbol("url"),
		kReadyState: Symbol("ready state"),
		kController: Symbol("controller"),
		kResponse: Symbol("response"),
		kBinaryType: Symbol("binary type"),
		kSentClose: Symbol("sent close"),
		kReceivedClose: Symbol("received close"),
		kByteParser: Symbol("byte parser")
	};
})), Fe = t(((t, n) => {
	let { kReadyState: r, kController: i, kResponse: a, kBinaryType: o, kWebSocketURL: s } = Pe(), { states: c, opcodes: l } = Ne(), { ErrorEvent: u, createFastMessageEvent: d } = Me(), { isUtf8: f } = e("node:buffer"), { collectASequenceOfCodePointsFast: p, removeHTTPWhitespace: m } = x();
	function h(e) {
		return e[r] === c.CONNECTING;
	}
	function g(e) {
		return e[r] === c.OPEN;
	}
	function _(e) {
		return e[r] === c.CLOSING;
	}
	function v(e) {
		return e[r] === c.CLOSED;
	}
	function y(e, t, n = (e, t) => new Event(e, t), r = {}) {
		let i = n(e, r);
		t.dispatchEvent(i);
	}
	function b(e, t, n) {
		if (e[r] !== c.OPEN) return;
		let i;
		if (t === l.TEXT) try {
			i = P(n);
		} catch {
			T(e, "Received invalid UTF-8 in text frame.");
			return;
		}
		else t === l.BINARY && (i = e[o] === "blob" ? new Blob([n]) : S(n));
		y("message", e, d, {
			origin: e[s].origin,
			data: i
		});
	}
	function S(e) {
		return e.byteLength === e.buffer.byteLength ? e.buffer : e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength);
	}
	function C(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 44 || n === 47 || n === 58 || n === 59 || n === 60 || n === 61 || n === 62 || n === 63 || n === 64 || n === 91 || n === 92 || n === 93 || n === 123 || n === 125) return !1;
		}
		return !0;
	}
	function w(e) {
		return e >= 1e3 && e < 1015 ? e !== 1004 && e !== 1005 && e !== 1006 : e >= 3e3 && e <= 4999;
	}
	function T(e, t) {
		let { [i]: n, [a]: r } = e;
		n.abort(), r?.socket && !r.socket.destroyed && r.socket.destroy(), t && y("error", e, (e, t) => new u(e, t), {
			error: Error(t),
			message: t
		});
	}
	function E(e) {
		return e === l.CLOSE || e === l.PING || e === l.PONG;
	}
	function D(e) {
		return e === l.CONTINUATION;
	}
	function O(e) {
		return e === l.TEXT || e === l.BINARY;
	}
	function k(e) {
		return O(e) || D(e) || E(e);
	}
	function A(e) {
		let t = { position: 0 }, n = new Map();
		for (; t.position < e.length;) {
			let [r, i = ""] = p(";", e, t).split("=");
			n.set(m(r, !0, !1), m(i, !1, !0)), t.position++;
		}
		return n;
	}
	function j(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) {
			let n = e.charCodeAt(t);
			if (n < 48 || n > 57) return !1;
		}
		let t = Number.parseInt(e, 10);
		return t >= 8 && t <= 15;
	}
	let M = typeof process.versions.icu == "string", N = M ? new TextDecoder("utf-8", { fatal: !0 }) : void 0, P = M ? N.decode.bind(N) : function(e) {
		if (f(e)) return e.toString("utf-8");
		throw TypeError("Invalid utf-8 received.");
	};
	n.exports = {
		isConnecting: h,
		isEstablished: g,
		isClosing: _,
		isClosed: v,
		fireEvent: y,
		isValidSubprotocol: C,
		isValidStatusCode: w,
		failWebsocketConnection: T,
		websocketMessageReceived: b,
		utf8Decode: P,
		isControlFrame: E,
		isContinuationFrame: D,
		isTextBinaryFrame: O,
		isValidOpcode: k,
		parseExtensions: A,
		isValidClientWindowBits: j
	};
})), Ie = t(((t, n) => {
	let { maxUnsigned16Bit: r } = Ne(), i = 16386, a, o = null, s = i;
	try {
		a = e("node:crypto");
	} catch {
		a = { randomFillSync: function(e, t, n) {
			for (let t = 0; t < e.length; ++t) e[t] = Math.random() * 255 | 0;
			return e;
		} };
	}
	function c() {
		return s === i && (s = 0, a.randomFillSync(o ??= Buffer.allocUnsafe(i), 0, i)), [
			o[s++],
			o[s++],
			o[s++],
			o[s++]
		];
	}
	n.exports = { WebsocketFrameSend: class {
		constructor(e) {
			this.frameData = e;
		}
		createFrame(e) {
			let t = this.frameData, n = c(), i = t?.byteLength ?? 0, a = i, o = 6;
			i > r ? (o += 8, a = 127) : i > 125 && (o += 2, a = 126);
			let s = Buffer.allocUnsafe(i + o);
			s[0] = s[1] = 0, s[0] |= 128, s[0] = (s[0] & 240) + e, s[o - 4] = n[0], s[o - 3] = n[1], s[o - 2] = n[2], s[o - 1] = n[3], s[1] = a, a === 126 ? s.writeUInt16BE(i, 2) : a === 127 && (s[2] = s[3] = 0, s.writeUIntBE(i, 4, 6)), s[1] |= 128;
			for (let e = 0; e < i; ++e) s[o + e] = t[e] ^ n[e & 3];
			return s;
		}
	} };
})), Le = t(((t, n) => {
	let { uid: r, states: i, sentCloseFrameState: a, emptyBuffer: o, opcodes: s } = Ne(), { kReadyState: c, kSentClose: u, kByteParser: d, kReceivedClose: f, kResponse: p } = Pe(), { fireEvent: m, failWebsocketConnection: h, isClosing: g, isClosed: _, isEstablished: v, parseExtensions: y } = Fe(), { channels: b } = l(), { CloseEvent: x } = Me(), { makeRequest: S } = ve(), { fetching: w } = ye(), { Headers: T, getHeadersList: E } = ge(), { getDecodeSplit: D } = C(), { WebsocketFrameSend: O } = Ie(), k;
	try {
		k = e("node:crypto");
	} catch {}
	function A(e, t, n, i, a, o) {
		let s = e;
		s.protocol = e.protocol === "ws:" ? "http:" : "https:";
		let c = S({
			urlList: [s],
			client: n,
			serviceWorkers: "none",
			referrer: "no-referrer",
			mode: "websocket",
			credentials: "include",
			cache: "no-store",
			redirect: "error"
		});
		o.headers && (c.headersList = E(new T(o.headers)));
		let l = k.randomBytes(16).toString("base64");
		c.headersList.append("sec-websocket-key", l), c.headersList.append("sec-websocket-version", "13");
		for (let e of t) c.headersList.append("sec-websocket-protocol", e);
		return c.headersList.append("sec-websocket-extensions", "permessage-deflate; client_max_window_bits"), w({
			request: c,
			useParallelQueue: !0,
			dispatcher: o.dispatcher,
			processResponse(e) {
				if (e.type === "error" || e.status !== 101) {
					h(i, "Received network error or non-101 status code.");
					return;
				}
				if (t.length !== 0 && !e.headersList.get("Sec-WebSocket-Protocol")) {
					h(i, "Server did not respond with sent protocols.");
					return;
				}
				if (e.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
					h(i, "Server did not set Upgrade header to \"websocket\".");
					return;
				}
				if (e.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
					h(i, "Server did not set Connection header to \"upgrade\".");
					return;
				}
				if (e.headersList.get("Sec-WebSocket-Accept") !== k.createHash("sha1").update(l + r).digest("base64")) {
					h(i, "Incorrect hash received in Sec-WebSocket-Accept header.");
					return;
				}
				let n = e.headersList.get("Sec-WebSocket-Extensions"), o;
				if (n !== null && (o = y(n), !o.has("permessage-deflate"))) {
					h(i, "Sec-WebSocket-Extensions header does not match.");
					return;
				}
				let s = e.headersList.get("Sec-WebSocket-Protocol");
				if (s !== null) {
					let e = D("sec-websocket-protocol", c.headersList);
					if (e === null || !e.includes(s)) {
						h(i, "Protocol was not set in the opening handshake.");
						return;
					}
				}
				e.socket.on("data", M), e.socket.on("close", N), e.socket.on("error", P), b.open.hasSubscribers && b.open.publish({
					address: e.socket.address(),
					protocol: s,
					extensions: n
				}), a(e, o);
			}
		});
	}
	function j(e, t, n, r) {
		if (!(g(e) || _(e))) {
			if (!v(e)) h(e, "Connection was closed before it was established."), e[c] = i.CLOSING;
			else if (e[u] === a.NOT_SENT) {
				e[u] = a.PROCESSING;
				let l = new O();
				t !== void 0 && n === void 0 ? (l.frameData = Buffer.allocUnsafe(2), l.frameData.writeUInt16BE(t, 0)) : t !== void 0 && n !== void 0 ? (l.frameData = Buffer.allocUnsafe(2 + r), l.frameData.writeUInt16BE(t, 0), l.frameData.write(n, 2, "utf-8")) : l.frameData = o, e[p].socket.write(l.createFrame(s.CLOSE)), e[u] = a.SENT, e[c] = i.CLOSING;
			} else e[c] = i.CLOSING;
		}
	}
	function M(e) {
		this.ws[d].write(e) || this.pause();
	}
	function N() {
		let { ws: e } = this, { [p]: t } = e;
		t.socket.off("data", M), t.socket.off("close", N), t.socket.off("error", P);
		let n = e[u] === a.SENT && e[f], r = 1005, o = "", s = e[d].closingInfo;
		s && !s.error ? (r = s.code ?? 1005, o = s.reason) : e[f] || (r = 1006), e[c] = i.CLOSED, m("close", e, (e, t) => new x(e, t), {
			wasClean: n,
			code: r,
			reason: o
		}), b.close.hasSubscribers && b.close.publish({
			websocket: e,
			code: r,
			reason: o
		});
	}
	function P(e) {
		let { ws: t } = this;
		t[c] = i.CLOSING, b.socketError.hasSubscribers && b.socketError.publish(e), this.destroy();
	}
	n.exports = {
		establishWebSocketConnection: A,
		closeWebSocketConnection: j
	};
})), Re = t(((t, n) => {
	let { createInflateRaw: r, Z_DEFAULT_WINDOWBITS: i } = e("node:zlib"), { isValidClientWindowBits: o } = Fe(), { MessageSizeExceededError: s } = a(), c = Buffer.from([
		0,
		0,
		255,
		255
	]), l = Symbol("kBuffer"), u = Symbol("kLength");
	n.exports = { PerMessageDeflate: class {
		#e;
		#t = {};
		#n = 0;
		constructor(e, t) {
			this.#t.serverNoContextTakeover = e.has("server_no_context_takeover"), this.#t.serverMaxWindowBits = e.get("server_max_window_bits"), this.#n = t.maxPayloadSize;
		}
		decompress(e, t, n) {
			if (!this.#e) {
				let e = i;
				if (this.#t.serverMaxWindowBits) {
					if (!o(this.#t.serverMaxWindowBits)) {
						n(Error("Invalid server_max_window_bits"));
						return;
					}
					e = Number.parseInt(this.#t.serverMaxWindowBits);
				}
				try {
					this.#e = r({ windowBits: e });
				} catch (e) {
					n(e);
					return;
				}
				this.#e[l] = [], this.#e[u] = 0, this.#e.on("data", (e) => {
					this.#e[u] += e.length, this.#n > 0 && this.#e[u] > this.#n ? (n(new s()), this.#e.removeAllListeners(), this.#e.destroy(), this.#e = null) : this.#e[l].push(e);
				}), this.#e.on("error", (e) => {
					this.#e = null, n(e);
				});
			}
			this.#e.write(e), t && this.#e.write(c), this.#e.flush(() => {
				if (!this.#e) return;
				let e = Buffer.concat(this.#e[l], this.#e[u]);
				this.#e[l].length = 0, this.#e[u] = 0, n(null, e);
			});
		}
	} };
})), ze = t(((t, n) => {
	let { Writable: r } = e("node:stream"), i = e("node:assert"), { parserStates: o, opcodes: s, states: c, emptyBuffer: u, sentCloseFrameState: d } = Ne(), { kReadyState: f, kSentClose: p, kResponse: m, kReceivedClose: h } = Pe(), { channels: g } = l(), { isValidStatusCode: _, isValidOpcode: v, failWebsocketConnection: y, websocketMessageReceived: b, utf8Decode: x, isControlFrame: S, isTextBinaryFrame: C, isContinuationFrame: w } = Fe(), { WebsocketFrameSend: T } = Ie(), { closeWebSocketConnection: E } = Le(), { PerMessageDeflate: D } = Re(), { MessageSizeExceededError: O } = a();
	function k(e, t, n) {
		E(e, t, n, Buffer.byteLength(n)), y(e, n);
	}
	n.exports = { ByteParser: class extends r {
		#e = [];
		#t = 0;
		#n = 0;
		#r = !1;
		#i = o.INFO;
		#a = {};
		#o = [];
		#s;
		#c;
		#l;
		constructor(e, t, n = {}) {
			super(), this.ws = e, this.#s = t ?? new Map(), this.#c = n.maxFragments ?? 0, this.#l = n.maxPayloadSize ?? 0, this.#s.has("permessage-deflate") && this.#s.set("permessage-deflate", new D(t, n));
		}
		_write(e, t, n) {
			this.#e.push(e), this.#n += e.length, this.#r = !0, this.run(n);
		}
		#u() {
			return this.#l > 0 && !S(this.#a.opcode) && this.#a.payloadLength + this.#t > this.#l ? (k(this.ws, 1009, "Payload size exceeds maximum allowed size"), !1) : !0;
		}
		run(e) {
			for (; this.#r;) if (this.#i === o.INFO) {
				if (this.#n < 2) return e();
				let t = this.consume(2), n = !!(t[0] & 128), r = t[0] & 15, i = (t[1] & 128) == 128, a = !n && r !== s.CONTINUATION, c = t[1] & 127, l = t[0] & 64, u = t[0] & 32, d = t[0] & 16;
				if (!v(r)) return y(this.ws, "Invalid opcode received"), e();
				if (i) return y(this.ws, "Frame cannot be masked"), e();
				if (l !== 0 && !this.#s.has("permessage-deflate")) {
					y(this.ws, "Expected RSV1 to be clear.");
					return;
				}
				if (u !== 0 || d !== 0) {
					y(this.ws, "RSV1, RSV2, RSV3 must be clear");
					return;
				}
				if (a && !C(r)) {
					y(this.ws, "Invalid frame type was fragmented.");
					return;
				}
				if (C(r) && this.#o.length > 0) {
					y(this.ws, "Expected continuation frame");
					return;
				}
				if (this.#a.fragmented && a) {
					y(this.ws, "Fragmented frame exceeded 125 bytes.");
					return;
				}
				if ((c > 125 || a) && S(r)) {
					y(this.ws, "Control frame either too large or fragmented");
					return;
				}
				if (w(r) && this.#o.length === 0 && !this.#a.compressed) {
					y(this.ws, "Unexpected continuation frame");
					return;
				}
				if (c <= 125) {
					if (this.#a.payloadLength = c, this.#i = o.READ_DATA, !this.#u()) return;
				} else c === 126 ? this.#i = o.PAYLOADLENGTH_16 : c === 127 && (this.#i = o.PAYLOADLENGTH_64);
				C(r) && (this.#a.binaryType = r, this.#a.compressed = l !== 0), this.#a.opcode = r, this.#a.masked = i, this.#a.fin = n, this.#a.fragmented = a;
			} else if (this.#i === o.PAYLOADLENGTH_16) {
				if (this.#n < 2) return e();
				let t = this.consume(2);
				if (this.#a.payloadLength = t.readUInt16BE(0), this.#i = o.READ_DATA, !this.#u()) return;
			} else if (this.#i === o.PAYLOADLENGTH_64) {
				if (this.#n < 8) return e();
				let t = this.consume(8), n = t.readUInt32BE(0), r = t.readUInt32BE(4);
				if (n !== 0 || r > 2 ** 31 - 1) {
					y(this.ws, "Received payload length > 2^31 bytes.");
					return;
				}
				if (this.#a.payloadLength = r, this.#i = o.READ_DATA, !this.#u()) return;
			} else if (this.#i === o.READ_DATA) {
				if (this.#n < this.#a.payloadLength) return e();
				let t = this.consume(this.#a.payloadLength);
				if (S(this.#a.opcode)) {
					this.#r = this.parseControlFrame(t), this.#i = o.INFO;
					let n = this.ws[m].socket;
					if (this.#r && n.writableNeedDrain) {
						this.#r = !1, n.once("drain", () => {
							this.destroyed || (this.#r = !0, this.run(e));
						});
						return;
					}
				} else if (this.#a.compressed) {
					this.#s.get("permessage-deflate").decompress(t, this.#a.fin, (t, n) => {
						if (t) {
							let e = t instanceof O ? 1009 : 1007;
							k(this.ws, e, t.message);
						} else this.writeFragments(n) && (this.#l > 0 && this.#t > this.#l ? k(this.ws, 1009, new O().message) : this.#a.fin ? (b(this.ws, this.#a.binaryType, this.consumeFragments()), this.#r = !0, this.#i = o.INFO, this.run(e)) : (this.#i = o.INFO, this.#r = !0, this.run(e)));
					}), this.#r = !1;
					break;
				} else {
					if (!this.writeFragments(t)) return;
					if (this.#l > 0 && this.#t > this.#l) {
						k(this.ws, 1009, new O().message);
						return;
					}
					!this.#a.fragmented && this.#a.fin && b(this.ws, this.#a.binaryType, this.consumeFragments()), this.#i = o.INFO;
				}
			}
		}
		consume(e) {
			if (e > this.#n) throw Error("Called consume() before buffers satiated.");
			if (e === 0) return u;
			if (this.#e[0].length === e) return this.#n -= this.#e[0].length, this.#e.shift();
			let t = Buffer.allocUnsafe(e), n = 0;
			for (; n !== e;) {
				let r = this.#e[0], { length: i } = r;
				if (i + n === e) {
					t.set(this.#e.shift(), n);
					break;
				}
				if (i + n > e) {
					t.set(r.subarray(0, e - n), n), this.#e[0] = r.subarray(e - n);
					break;
				}
				t.set(this.#e.shift(), n), n += r.length;
			}
			return this.#n -= e, t;
		}
		writeFragments(e) {
			return this.#c > 0 && this.#o.length === this.#c ? (k(this.ws, 1008, "Too many message fragments"), !1) : (this.#t += e.length, this.#o.push(e), !0);
		}
		consumeFragments() {
			let e = this.#o;
			if (e.length === 1) return this.#t = 0, e.shift();
			let t = Buffer.concat(e, this.#t);
			return this.#o = [], this.#t = 0, t;
		}
		parseCloseBody(e) {
			i(e.length !== 1);
			let t;
			if (e.length >= 2 && (t = e.readUInt16BE(0)), t !== void 0 && !_(t)) return {
				code: 1002,
				reason: "Invalid status code",
				error: !0
			};
			let n = e.subarray(2);
			n[0] === 239 && n[1] === 187 && n[2] === 191 && (n = n.subarray(3));
			try {
				n = x(n);
			} catch {
				return {
					code: 1007,
					reason: "Invalid UTF-8",
					error: !0
				};
			}
			return {
				code: t,
				reason: n,
				error: !1
			};
		}
		parseControlFrame(e) {
			let { opcode: t, payloadLength: n } = this.#a;
			if (t === s.CLOSE) {
				if (n === 1) return y(this.ws, "Received close frame with a 1-byte body."), !1;
				if (this.#a.closeInfo = this.parseCloseBody(e), this.#a.closeInfo.error) {
					let { code: e, reason: t } = this.#a.closeInfo;
					return E(this.ws, e, t, t.length), y(this.ws, t), !1;
				}
				if (this.ws[p] !== d.SENT) {
					let e = u;
					this.#a.closeInfo.code && (e = Buffer.allocUnsafe(2), e.writeUInt16BE(this.#a.closeInfo.code, 0));
					let t = new T(e);
					this.ws[m].socket.write(t.createFrame(s.CLOSE), (e) => {
						e || (this.ws[p] = d.SENT);
					});
				}
				return this.ws[f] = c.CLOSING, this.ws[h] = !0, !1;
			}
			if (t === s.PING) {
				if (!this.ws[h]) {
					let t = new T(e);
					this.ws[m].socket.write(t.createFrame(s.PONG)), g.ping.hasSubscribers && g.ping.publish({ payload: e });
				}
			} else t === s.PONG && g.pong.hasSubscribers && g.pong.publish({ payload: e });
			return !0;
		}
		get closingInfo() {
			return this.#a.closeInfo;
		}
	} };
})), Be = t(((e, t) => {
	let { WebsocketFrameSend: n } = Ie(), { opcodes: r, sendHints: i } = Ne(), a = P(), o = Buffer[Symbol.species];
	var s = class {
		#e = new a();
		#t = !1;
		#n;
		constructor(e) {
			this.#n = e;
		}
		add(e, t, n) {
			if (n !== i.blob) {
				let r = c(e, n);
				if (!this.#t) this.#n.write(r, t);
				else {
					let e = {
						promise: null,
						callback: t,
						frame: r
					};
					this.#e.push(e);
				}
				return;
			}
			let r = {
				promise: e.arrayBuffer().then((e) => {
					r.promise = null, r.frame = c(e, n);
				}),
				callback: t,
				frame: null
			};
			this.#e.push(r), this.#t || this.#r();
		}
		async #r() {
			this.#t = !0;
			let e = this.#e;
			for (; !e.isEmpty();) {
				let t = e.shift();
				t.promise !== null && await t.promise, this.#n.write(t.frame, t.callback), t.callback = t.frame = null;
			}
			this.#t = !1;
		}
	};
	function c(e, t) {
		return new n(l(e, t)).createFrame(t === i.string ? r.TEXT : r.BINARY);
	}
	function l(e, t) {
		switch (t) {
			case i.string: return Buffer.from(e);
			case i.arrayBuffer:
			case i.blob: return new o(e);
			case i.typedArray: return new o(e.buffer, e.byteOffset, e.byteLength);
		}
	}
	t.exports = { SendQueue: s };
})), Ve = t(((t, n) => {
	let { webidl: r } = S(), { URLSerializer: i } = x(), { environmentSettingsObject: a } = C(), { staticPropertyDescriptors: o, states: s, sentCloseFrameState: l, sendHints: u } = Ne(), { kWebSocketURL: d, kReadyState: f, kController: p, kBinaryType: m, kResponse: h, kSentClose: g, kByteParser: _ } = Pe(), { isConnecting: v, isEstablished: y, isClosing: b, isValidSubprotocol: w, fireEvent: T } = Fe(), { establishWebSocketConnection: E, closeWebSocketConnection: D } = Le(), { ByteParser: O } = ze(), { kEnumerableProperty: k, isBlobLike: A } = c(), { getGlobalDispatcher: j } = ue(), { types: M } = e("node:util"), { ErrorEvent: N, CloseEvent: P } = Me(), { SendQueue: F } = Be();
	var I = class e extends EventTarget {
		#e = {
			open: null,
			error: null,
			close: null,
			message: null
		};
		#t = 0;
		#n = "";
		#r = "";
		#i;
		constructor(t, n = []) {
			super(), r.util.markAsUncloneable(this);
			let i = "WebSocket constructor";
			r.argumentLengthCheck(arguments, 1, i);
			let o = r.converters["DOMString or sequence<DOMString> or WebSocketInit"](n, i, "options");
			t = r.converters.USVString(t, i, "url"), n = o.protocols;
			let s = a.settingsObject.baseUrl, c;
			try {
				c = new URL(t, s);
			} catch (e) {
				throw new DOMException(e, "SyntaxError");
			}
			if (c.protocol === "http:" ? c.protocol = "ws:" : c.protocol === "https:" && (c.protocol = "wss:"), c.protocol !== "ws:" && c.protocol !== "wss:") throw new DOMException(`Expected a ws: or wss: protocol, got ${c.protocol}`, "SyntaxError");
			if (c.hash || c.href.endsWith("#")) throw new DOMException("Got fragment", "SyntaxError");
			if (typeof n == "string" && (n = [n]), n.length !== new Set(n.map((e) => e.toLowerCase())).size || n.length > 0 && !n.every((e) => w(e))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
			this[d] = new URL(c.href);
			let u = a.settingsObject;
			this[p] = E(c, n, u, this, (e, t) => this.#a(e, t), o), this[f] = e.CONNECTING, this[g] = l.NOT_SENT, this[m] = "blob";
		}
		close(t = void 0, n = void 0) {
			r.brandCheck(this, e);
			let i = "WebSocket.close";
			if (t !== void 0 && (t = r.converters["unsigned short"](t, i, "code", { clamp: !0 })), n !== void 0 && (n = r.converters.USVString(n, i, "reason")), t !== void 0 && t !== 1e3 && (t < 3e3 || t > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
			let a = 0;
			if (n !== void 0 && (a = Buffer.byteLength(n), a > 123)) throw new DOMException(`Reason must be less than 123 bytes; received ${a}`, "SyntaxError");
			D(this, t, n, a);
		}
		send(t) {
			r.brandCheck(this, e);
			let n = "WebSocket.send";
			if (r.argumentLengthCheck(arguments, 1, n), t = r.converters.WebSocketSendData(t, n, "data"), v(this)) throw new DOMException("Sent before connected.", "InvalidStateError");
			if (y(this) && !b(this)) {
				if (typeof t == "string") {
					let e = Buffer.byteLength(t);
					this.#t += e, this.#i.add(t, () => {
						this.#t -= e;
					}, u.string);
				} else M.isArrayBuffer(t) ? (this.#t += t.byteLength, this.#i.add(t, () => {
					this.#t -= t.byteLength;
				}, u.arrayBuffer)) : ArrayBuffer.isView(t) ? (this.#t += t.byteLength, this.#i.add(t, () => {
					this.#t -= t.byteLength;
				}, u.typedArray)) : A(t) && (this.#t += t.size, this.#i.add(t, () => {
					this.#t -= t.size;
				}, u.blob));
			}
		}
		get readyState() {
			return r.brandCheck(this, e), this[f];
		}
		get bufferedAmount() {
			return r.brandCheck(this, e), this.#t;
		}
		get url() {
			return r.brandCheck(this, e), i(this[d]);
		}
		get extensions() {
			return r.brandCheck(this, e), this.#r;
		}
		get protocol() {
			return r.brandCheck(this, e), this.#n;
		}
		get onopen() {
			return r.brandCheck(this, e), this.#e.open;
		}
		set onopen(t) {
			r.brandCheck(this, e), this.#e.open && this.removeEventListener("open", this.#e.open), typeof t == "function" ? (this.#e.open = t, this.addEventListener("open", t)) : this.#e.open = null;
		}
		get onerror() {
			return r.brandCheck(this, e), this.#e.error;
		}
		set onerror(t) {
			r.brandCheck(this, e), this.#e.error && this.removeEventListener("error", this.#e.error), typeof t == "function" ? (this.#e.error = t, this.addEventListener("error", t)) : this.#e.error = null;
		}
		get onclose() {
			return r.brandCheck(this, e), this.#e.close;
		}
		set onclose(t) {
			r.brandCheck(this, e), this.#e.close && this.removeEventListener("close", this.#e.close), typeof t == "function" ? (this.#e.close = t, this.addEventListener("close", t)) : this.#e.close = null;
		}
		get onmessage() {
			return r.brandCheck(this, e), this.#e.message;
		}
		set onmessage(t) {
			r.brandCheck(this, e), this.#e.message && this.removeEventListener("message", this.#e.message), typeof t == "function" ? (this.#e.message = t, this.addEventListener("message", t)) : this.#e.message = null;
		}
		get binaryType() {
			return r.brandCheck(this, e), this[m];
		}
		set binaryType(t) {
			r.brandCheck(this, e), t !== "blob" && t !== "arraybuffer" ? this[m] = "blob" : this[m] = t;
		}
		#a(e, t) {
			this[h] = e;
			let n = this[p]?.dispatcher?.webSocketOptions, r = n?.maxFragments, i = n?.maxPayloadSize, a = new O(this, t, {
				maxFragments: r,
				maxPayloadSize: i
			});
			a.on("drain", L), a.on("error", R.bind(this)), e.socket.ws = this, this[_] = a, this.#i = new F(e.socket), this[f] = s.OPEN;
			let o = e.headersList.get("sec-websocket-extensions");
			o !== null && (this.#r = o);
			let c = e.headersList.get("sec-websocket-protocol");
			c !== null && (this.#n = c), T("open", this);
		}
	};
	I.CONNECTING = I.prototype.CONNECTING = s.CONNECTING, I.OPEN = I.prototype.OPEN = s.OPEN, I.CLOSING = I.prototype.CLOSING = s.CLOSING, I.CLOSED = I.prototype.CLOSED = s.CLOSED, Object.defineProperties(I.prototype, {
		CONNECTING: o,
		OPEN: o,
		CLOSING: o,
		CLOSED: o,
		url: k,
		readyState: k,
		bufferedAmount: k,
		onopen: k,
		onerror: k,
		onclose: k,
		close: k,
		onmessage: k,
		binaryType: k,
		send: k,
		extensions: k,
		protocol: k,
		[Symbol.toStringTag]: {
			value: "WebSocket",
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(I, {
		CONNECTING: o,
		OPEN: o,
		CLOSING: o,
		CLOSED: o
	}), r.converters["sequence<DOMString>"] = r.sequenceConverter(r.converters.DOMString), r.converters["DOMString or sequence<DOMString>"] = function(e, t, n) {
		return r.util.Type(e) === "Object" && Symbol.iterator in e ? r.converters["sequence<DOMString>"](e) : r.converters.DOMString(e, t, n);
	}, r.converters.WebSocketInit = r.dictionaryConverter([
		{
			key: "protocols",
			converter: r.converters["DOMString or sequence<DOMString>"],
			defaultValue: () => []
		},
		{
			key: "dispatcher",
			converter: r.converters.any,
			defaultValue: () => j()
		},
		{
			key: "headers",
			converter: r.nullableConverter(r.converters.HeadersInit)
		}
	]), r.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(e) {
		return r.util.Type(e) === "Object" && !(Symbol.iterator in e) ? r.converters.WebSocketInit(e) : { protocols: r.converters["DOMString or sequence<DOMString>"](e) };
	}, r.converters.WebSocketSendData = function(e) {
		if (r.util.Type(e) === "Object") {
			if (A(e)) return r.converters.Blob(e, { strict: !1 });
			if (ArrayBuffer.isView(e) || M.isArrayBuffer(e)) return r.converters.BufferSource(e);
		}
		return r.converters.USVString(e);
	};
	function L() {
		this.ws[h].socket.resume();
	}
	function R(e) {
		let t, n;
		e instanceof P ? (t = e.reason, n = e.code) : t = e.message, T("error", this, () => new N("error", {
			error: e,
			message: t
		})), D(this, n);
	}
	n.exports = { WebSocket: I };
})), He = t(((e, t) => {
	function n(e) {
		return e.indexOf("\0") === -1;
	}
	function r(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) < 48 || e.charCodeAt(t) > 57) return !1;
		return !0;
	}
	function i(e) {
		return new Promise((t) => {
			setTimeout(t, e).unref();
		});
	}
	t.exports = {
		isValidLastEventId: n,
		isASCIINumber: r,
		delay: i
	};
})), Ue = t(((t, n) => {
	let r = e("node:buffer"), { Transform: i } = e("node:stream"), { isASCIINumber: a, isValidLastEventId: o } = He(), s = [
		239,
		187,
		191
	], c = r.kStringMaxLength, l = Buffer.from("data"), u = Buffer.from("event"), d = Buffer.from("id"), f = Buffer.from("retry");
	function p(e, t) {
		if (t >= e.length) return !1;
		for (let n = t; n < e.length; n++) if (e[n] < 48 || e[n] > 57) return !1;
		return !0;
	}
	function m(e, t) {
		for (let n = t; n < e.length; n++) if (e[n] === 0) return !1;
		return !0;
	}
	function h(e, t, n) {
		if (t !== n.length) return !1;
		for (let r = 0; r < t; r++) if (e[r] !== n[r]) return !1;
		return !0;
	}
	function g() {
		let e = Error("EventSource message size exceeded");
		return e.aborted = !1, e;
	}
	n.exports = { EventSourceStream: class extends i {
		state = null;
		checkBOM = !0;
		crlfCheck = !1;
		eventEndCheck = !1;
		chunks = [];
		chunkIndex = 0;
		pos = 0;
		lineChunkIndex = 0;
		linePos = 0;
		lineLength = 0;
		eventSize = 0;
		eventFieldSizes = {
			data: 0,
			event: 0,
			id: 0,
			retry: 0
		};
		dataLineCount = 0;
		maxEventSize;
		maxDataLines;
		maxBufferedChunks;
		event = {
			data: void 0,
			event: void 0,
			id: void 0,
			retry: void 0
		};
		constructor(e = {}) {
			e.readableObjectMode = !0, super(e), this.state = e.eventSourceSettings || {}, this.maxEventSize = e.maxEventSize ?? c;
			let t = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
			this.maxDataLines = t, this.maxBufferedChunks = t, e.push && (this.push = e.push);
		}
		_transform(e, t, n) {
			if (e.length === 0) n();
			else if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && e[0] !== 10 && e[0] !== 13) n(g());
			else if (this.chunks.push(e), this.checkBOM && this.handleBOM()) n();
			else {
				for (; this.hasCurrentByte();) {
					let e = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (e === 10) {
								this.crlfCheck = !1, this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = !1;
						}
						if (e === 10 || e === 13) {
							e === 13 && (this.crlfCheck = !0), this.consumeCurrentByte(), this.hasPendingEvent() && this.processEvent(this.event), this.clearEvent();
							continue;
						}
						this.eventEndCheck = !1;
					} else if (e === 10 || e === 13) {
						e === 13 && (this.crlfCheck = !0);
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (e) {
							n(e);
							return;
						}
						this.consumeCurrentByte(), this.eventEndCheck = !0;
					} else {
						if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
							n(g());
							return;
						}
						this.advanceCursor();
					}
				}
				n();
			}
		}
		_destroy(e, t) {
			this.chunks.length = 0, this.clearEvent(), super._destroy(e, t);
		}
		parseLine(e, t) {
			if (e.length === 0) return;
			let n = e.indexOf(58);
			if (n === 0) return;
			let r = e.length, i = e.length;
			if (n !== -1 && (r = n, i = n + 1, e[i] === 32 && ++i), h(e, r, l)) {
				if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw g();
				let n = e.length - i, r = this.eventFieldSizes.data + (t.data === void 0 ? 0 : 1) + n;
				this.setEventFieldSize("data", r);
				let a = e.toString("utf8", i);
				t.data === void 0 ? t.data = a : t.data += `\n${a}`, this.dataLineCount++;
			} else h(e, r, f) ? p(e, i) && (this.setEventFieldSize("retry", e.length - i), t.retry = e.toString("utf8", i)) : h(e, r, d) ? m(e, i) && (this.setEventFieldSize("id", e.length - i), t.id = e.toString("utf8", i)) : h(e, r, u) && i < e.length && (this.setEventFieldSize("event", e.length - i), t.event = e.toString("utf8", i));
		}
		setEventFieldSize(e, t) {
			let n = this.eventSize - this.eventFieldSizes[e] + t;
			if (this.maxEventSize > 0 && n > this.maxEventSize) throw g();
			this.eventSize = n, this.eventFieldSizes[e] = t;
		}
		processEvent(e) {
			e.retry && a(e.retry) && (this.state.reconnectionTime = parseInt(e.retry, 10)), e.id && o(e.id) && (this.state.lastEventId = e.id), e.data !== void 0 && this.push({
				type: e.event || "message",
				options: {
					data: e.data,
					lastEventId: this.state.lastEventId,
					origin: this.state.origin
				}
			});
		}
		clearEvent() {
			this.event.data = void 0, this.event.event = void 0, this.event.id = void 0, this.event.retry = void 0, this.eventSize = 0, this.dataLineCount = 0, this.eventFieldSizes.data = 0, this.eventFieldSizes.event = 0, this.eventFieldSizes.id = 0, this.eventFieldSizes.retry = 0;
		}
		hasPendingEvent() {
			return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
		}
		hasCurrentByte() {
			return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
		}
		currentByte() {
			return this.chunks[this.chunkIndex][this.pos];
		}
		consumeCurrentByte() {
			this.advanceCursor(), this.syncLineStartToCursor();
		}
		advanceCursor() {
			for (this.pos++; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length;) this.chunkIndex++, this.pos = 0;
		}
		syncLineStartToCursor() {
			this.lineChunkIndex = this.chunkIndex, this.linePos = this.pos, this.lineLength = 0, this.dropConsumedChunks();
		}
		dropConsumedChunks() {
			if (this.lineChunkIndex > 0) {
				let e = this.lineChunkIndex;
				this.chunks.splice(0, e), this.lineChunkIndex = 0, this.chunkIndex -= e;
			}
			this.chunkIndex === this.chunks.length && (this.chunks.length = 0, this.chunkIndex = 0, this.pos = 0, this.lineChunkIndex = 0, this.linePos = 0);
		}
		readLine() {
			if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
			let e = [], t = 0;
			for (let n = this.lineChunkIndex; n <= this.chunkIndex; n++) {
				let r = this.chunks[n], i = n === this.lineChunkIndex ? this.linePos : 0, a = n === this.chunkIndex ? this.pos : r.length, o = r.subarray(i, a);
				t += o.length, e.push(o);
			}
			return Buffer.concat(e, t);
		}
		peekBufferedByte(e) {
			let t = this.lineChunkIndex, n = this.linePos;
			for (; t < this.chunks.length;) {
				let r = this.chunks[t], i = r.length - n;
				if (e < i) return r[n + e];
				e -= i, t++, n = 0;
			}
		}
		discardLeadingBytes(e) {
			for (; e > 0 && this.lineChunkIndex < this.chunks.length;) {
				let t = this.chunks[this.lineChunkIndex].length - this.linePos;
				e < t ? (this.linePos += e, e = 0) : (e -= t, this.lineChunkIndex++, this.linePos = 0);
			}
			this.chunkIndex = this.lineChunkIndex, this.pos = this.linePos, this.dropConsumedChunks();
		}
		handleBOM() {
			let e = this.peekBufferedByte(0), t = this.peekBufferedByte(1), n = this.peekBufferedByte(2);
			return t === void 0 ? (e === s[0] || (this.checkBOM = !1), !0) : n === void 0 ? e === s[0] && t === s[1] || (this.checkBOM = !1, !1) : (e === s[0] && t === s[1] && n === s[2] && this.discardLeadingBytes(3), this.checkBOM = !1, !this.hasCurrentByte());
		}
	} };
})), We = t(((t, n) => {
	let { pipeline: r } = e("node:stream"), { fetching: i } = ye(), { makeRequest: a } = ve(), { webidl: o } = S(), { EventSourceStream: s } = Ue(), { parseMIMEType: l } = x(), { createFastMessageEvent: u } = Me(), { isNetworkError: d } = _e(), { delay: f } = He(), { kEnumerableProperty: p } = c(), { environmentSettingsObject: m } = C(), { getGlobalDispatcher: h } = ue(), g = !1, _ = 3e3;
	var v = class e extends EventTarget {
		#e = {
			open: null,
			error: null,
			message: null
		};
		#t = null;
		#n = !1;
		#r = 0;
		#i = null;
		#a = null;
		#o;
		#s;
		constructor(e, t = {}) {
			super(), o.util.markAsUncloneable(this);
			let n = "EventSource constructor";
			o.argumentLengthCheck(arguments, 1, n), g || (g = !0, process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" })), e = o.converters.USVString(e, n, "url"), t = o.converters.EventSourceInitDict(t, n, "eventSourceInitDict"), this.#o = t.dispatcher, this.#s = {
				lastEventId: "",
				reconnectionTime: _
			};
			let r = m, i;
			try {
				i = new URL(e, r.settingsObject.baseUrl), this.#s.origin = i.origin;
			} catch (e) {
				throw new DOMException(e, "SyntaxError");
			}
			this.#t = i.href;
			let s = "anonymous";
			t.withCredentials && (s = "use-credentials", this.#n = !0);
			let c = {
				redirect: "follow",
				keepalive: !0,
				mode: "cors",
				credentials: s === "anonymous" ? "same-origin" : "omit",
				referrer: "no-referrer"
			};
			c.client = m.settingsObject, c.headersList = [["accept", {
				name: "accept",
				value: "text/event-stream"
			}]], c.cache = "no-store", c.initiator = "other", c.urlList = [new URL(this.#t)], this.#i = a(c), this.#c();
		}
		get readyState() {
			return this.#r;
		}
		get url() {
			return this.#t;
		}
		get withCredentials() {
			return this.#n;
		}
		#c() {
			if (this.#r === 2) return;
			this.#r = 0;
			let e = {
				request: this.#i,
				dispatcher: this.#o
			};
			e.processResponseEndOfBody = (e) => {
				d(e) && (this.dispatchEvent(new Event("error")), this.close()), this.#l();
			}, e.processResponse = (e) => {
				if (d(e)) {
					if (e.aborted) {
						this.close(), this.dispatchEvent(new Event("error"));
						return;
					}
					this.#l();
					return;
				}
				let t = e.headersList.get("content-type", !0), n = t === null ? "failure" : l(t), i = n !== "failure" && n.essence === "text/event-stream";
				if (e.status !== 200 || i === !1) {
					this.close(), this.dispatchEvent(new Event("error"));
					return;
				}
				this.#r = 1, this.dispatchEvent(new Event("open")), this.#s.origin = e.urlList[e.urlList.length - 1].origin;
				let a = new s({
					eventSourceSettings: this.#s,
					maxEventSize: this.#o.eventSourceOptions?.maxEventSize,
					push: (e) => {
						this.dispatchEvent(u(e.type, e.options));
					}
				});
				r(e.body.stream, a, (e) => {
					e?.aborted === !1 && (this.close(), this.dispatchEvent(new Event("error")));
				});
			}, this.#a = i(e);
		}
		async #l() {
			this.#r !== 2 && (this.#r = 0, this.dispatchEvent(new Event("error")), await f(this.#s.reconnectionTime), this.#r === 0 && (this.#s.lastEventId.length && this.#i.headersList.set("last-event-id", this.#s.lastEventId, !0), this.#c()));
		}
		close() {
			o.brandCheck(this, e), this.#r !== 2 && (this.#r = 2, this.#a.abort(), this.#i = null);
		}
		get onopen() {
			return this.#e.open;
		}
		set onopen(e) {
			this.#e.open && this.removeEventListener("open", this.#e.open), typeof e == "function" ? (this.#e.open = e, this.addEventListener("open", e)) : this.#e.open = null;
		}
		get onmessage() {
			return this.#e.message;
		}
		set onmessage(e) {
			this.#e.message && this.removeEventListener("message", this.#e.message), typeof e == "function" ? (this.#e.message = e, this.addEventListener("message", e)) : this.#e.message = null;
		}
		get onerror() {
			return this.#e.error;
		}
		set onerror(e) {
			this.#e.error && this.removeEventListener("error", this.#e.error), typeof e == "function" ? (this.#e.error = e, this.addEventListener("error", e)) : this.#e.error = null;
		}
	};
	let y = {
		CONNECTING: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 0,
			writable: !1
		},
		OPEN: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 1,
			writable: !1
		},
		CLOSED: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 2,
			writable: !1
		}
	};
	Object.defineProperties(v, y), Object.defineProperties(v.prototype, y), Object.defineProperties(v.prototype, {
		close: p,
		onerror: p,
		onmessage: p,
		onopen: p,
		readyState: p,
		url: p,
		withCredentials: p
	}), o.converters.EventSourceInitDict = o.dictionaryConverter([{
		key: "withCredentials",
		converter: o.converters.boolean,
		defaultValue: () => !1
	}, {
		key: "dispatcher",
		converter: o.converters.any,
		defaultValue: () => h()
	}]), n.exports = {
		EventSource: v,
		defaultReconnectionTime: _
	};
})), Ge = t(((t, n) => {
	let r = N(), i = d(), o = L(), s = R(), l = z(), u = B(), f = V(), p = U(), h = a(), g = c(), { InvalidArgumentError: _ } = h, v = K(), y = m(), S = se(), C = Z(), w = X(), T = oe(), D = H(), { getGlobalDispatcher: O, setGlobalDispatcher: k } = ue(), A = de(), P = j(), F = M();
	Object.assign(i.prototype, v), n.exports.Dispatcher = i, n.exports.Client = r, n.exports.Pool = o, n.exports.BalancedPool = s, n.exports.Agent = l, n.exports.ProxyAgent = u, n.exports.EnvHttpProxyAgent = f, n.exports.RetryAgent = p, n.exports.RetryHandler = D, n.exports.DecoratorHandler = A, n.exports.RedirectHandler = P, n.exports.createRedirectInterceptor = F, n.exports.interceptors = {
		redirect: fe(),
		retry: pe(),
		dump: me(),
		dns: he()
	}, n.exports.buildConnector = y, n.exports.errors = h, n.exports.util = {
		parseHeaders: g.parseHeaders,
		headerNameToString: g.headerNameToString
	};
	function I(e) {
		return (t, n, r) => {
			if (typeof n == "function" && (r = n, n = null), !t || typeof t != "string" && typeof t != "object" && !(t instanceof URL)) throw new _("invalid url");
			if (n != null && typeof n != "object") throw new _("invalid opts");
			if (n && n.path != null) {
				if (typeof n.path != "string") throw new _("invalid opts.path");
				let e = n.path;
				n.path.startsWith("/") || (e = `/${e}`), t = new URL(g.parseOrigin(t).origin + e);
			} else n ||= typeof t == "object" ? t : {}, t = g.parseURL(t);
			let { agent: i, dispatcher: a = O() } = n;
			if (i) throw new _("unsupported opts.agent. Did you mean opts.client?");
			return e.call(a, {
				...n,
				origin: t.origin,
				path: t.search ? `${t.pathname}${t.search}` : t.pathname,
				method: n.method || (n.body ? "PUT" : "GET")
			}, r);
		};
	}
	n.exports.setGlobalDispatcher = k, n.exports.getGlobalDispatcher = O;
	let W = ye().fetch;
	n.exports.fetch = async function(e, t = void 0) {
		try {
			return await W(e, t);
		} catch (e) {
			throw e && typeof e == "object" && Error.captureStackTrace(e), e;
		}
	}, n.exports.Headers = ge().Headers, n.exports.Response = _e().Response, n.exports.Request = ve().Request, n.exports.FormData = E().FormData, n.exports.File = globalThis.File ?? e("node:buffer").File, n.exports.FileReader = Ce().FileReader;
	let { setGlobalOrigin: G, getGlobalOrigin: ee } = b();
	n.exports.setGlobalOrigin = G, n.exports.getGlobalOrigin = ee;
	let { CacheStorage: te } = De(), { kConstruct: ne } = we();
	n.exports.caches = new te(ne);
	let { deleteCookie: re, getCookies: ie, getSetCookies: ae, setCookie: q } = je();
	n.exports.deleteCookie = re, n.exports.getCookies = ie, n.exports.getSetCookies = ae, n.exports.setCookie = q;
	let { parseMIMEType: J, serializeAMimeType: Y } = x();
	n.exports.parseMIMEType = J, n.exports.serializeAMimeType = Y;
	let { CloseEvent: ce, ErrorEvent: le, MessageEvent: Q } = Me();
	n.exports.WebSocket = Ve().WebSocket, n.exports.CloseEvent = ce, n.exports.ErrorEvent = le, n.exports.MessageEvent = Q, n.exports.request = I(v.request), n.exports.stream = I(v.stream), n.exports.pipeline = I(v.pipeline), n.exports.connect = I(v.connect), n.exports.upgrade = I(v.upgrade), n.exports.MockClient = S, n.exports.MockPool = w, n.exports.MockAgent = C, n.exports.mockErrors = T;
	let { EventSource: $ } = We();
	n.exports.EventSource = $;
}));
export { r as n, Ge as t };
