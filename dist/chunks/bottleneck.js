import { t as e } from "./rolldown-runtime.js";
// node_modules/bottleneck/light.js
var t = e(((e, t, n) => {
	(function(n, r) {
		typeof e == "object" && t !== void 0 ? t.exports = r() : typeof define == "function" && define.amd ? define(r) : n.Bottleneck = r();
	})(n, (function() {
		var e = typeof globalThis < "u" ? globalThis : typeof window < "u" ? window : typeof global < "u" ? global : typeof self < "u" ? self : {};
		function t(e) {
			return e && e.default || e;
		}
		var n = {
			load: function(e, t, n = {}) {
				var r, i;
				for (r in t) i = t[r], n[r] = e[r] ?? i;
				return n;
			},
			overwrite: function(e, t, n = {}) {
				var r, i;
				for (r in e) i = e[r], t[r] !== void 0 && (n[r] = i);
				return n;
			}
		}, r = class {
			constructor(e, t) {
				this.incr = e, this.decr = t, this._first = null, this._last = null, this.length = 0;
			}
			push(e) {
				var t;
				this.length++, typeof this.incr == "function" && this.incr(), t = {
					value: e,
					prev: this._last,
					next: null
				}, this._last == null ? this._first = this._last = t : (this._last.next = t, this._last = t);
			}
			shift() {
				var e;
				if (this._first != null) return this.length--, typeof this.decr == "function" && this.decr(), e = this._first.value, (this._first = this._first.next) == null ? this._last = null : this._first.prev = null, e;
			}
			first() {
				if (this._first != null) return this._first.value;
			}
			getArray() {
				for (var e = this._first, t, n = []; e != null;) n.push((t = e, e = e.next, t.value));
				return n;
			}
			forEachShift(e) {
				for (var t = this.shift(); t != null;) e(t), t = this.shift();
			}
			debug() {
				for (var e = this._first, t, n = []; e != null;) n.push((t = e, e = e.next, {
					value: t.value,
					prev: t.prev?.value,
					next: t.next?.value
				}));
				return n;
			}
		}, i = class {
			constructor(e) {
				if (this.instance = e, this._events = {}, this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) throw Error("An Emitter already exists for this object");
				this.instance.on = (e, t) => this._addListener(e, "many", t), this.instance.once = (e, t) => this._addListener(e, "once", t), this.instance.removeAllListeners = (e = null) => e == null ? this._events = {} : delete this._events[e];
			}
			_addListener(e, t, n) {
				var r;
				return (r = this._events)[e] ?? (r[e] = []), this._events[e].push({
					cb: n,
					status: t
				}), this.instance;
			}
			listenerCount(e) {
				return this._events[e] == null ? 0 : this._events[e].length;
			}
			async trigger(e, ...t) {
				var n, r;
				try {
					return e !== "debug" && this.trigger("debug", `Event triggered: ${e}`, t), this._events[e] == null ? void 0 : (this._events[e] = this._events[e].filter(function(e) {
						return e.status !== "none";
					}), r = this._events[e].map(async (e) => {
						var n, r;
						if (e.status !== "none") {
							e.status === "once" && (e.status = "none");
							try {
								return r = typeof e.cb == "function" ? e.cb(...t) : void 0, typeof r?.then == "function" ? await r : r;
							} catch (e) {
								return n = e, this.trigger("error", n), null;
							}
						}
					}), (await Promise.all(r)).find(function(e) {
						return e != null;
					}));
				} catch (e) {
					return n = e, this.trigger("error", n), null;
				}
			}
		}, a = r, o = i, s = class {
			constructor(e) {
				this.Events = new o(this), this._length = 0, this._lists = (function() {
					var t, n, r = [];
					for (t = 1, n = e; 1 <= n ? t <= n : t >= n; 1 <= n ? ++t : --t) r.push(new a((() => this.incr()), (() => this.decr())));
					return r;
				}).call(this);
			}
			incr() {
				if (this._length++ === 0) return this.Events.trigger("leftzero");
			}
			decr() {
				if (--this._length === 0) return this.Events.trigger("zero");
			}
			push(e) {
				return this._lists[e.options.priority].push(e);
			}
			queued(e) {
				return e == null ? this._length : this._lists[e].length;
			}
			shiftAll(e) {
				return this._lists.forEach(function(t) {
					return t.forEachShift(e);
				});
			}
			getFirst(e = this._lists) {
				for (var t = 0, n = e.length, r; t < n; t++) if (r = e[t], r.length > 0) return r;
				return [];
			}
			shiftLastFrom(e) {
				return this.getFirst(this._lists.slice(e).reverse()).shift();
			}
		}, c = class extends Error {}, l, u, d, f = 10, p;
		u = 5, p = n, l = c, d = class {
			constructor(e, t, n, r, i, a, o, s) {
				this.task = e, this.args = t, this.rejectOnDrop = i, this.Events = a, this._states = o, this.Promise = s, this.options = p.load(n, r), this.options.priority = this._sanitizePriority(this.options.priority), this.options.id === r.id && (this.options.id = `${this.options.id}-${this._randomIndex()}`), this.promise = new this.Promise((e, t) => {
					this._resolve = e, this._reject = t;
				}), this.retryCount = 0;
			}
			_sanitizePriority(e) {
				var t = ~~e === e ? e : u;
				return t < 0 ? 0 : t > f - 1 ? f - 1 : t;
			}
			_randomIndex() {
				return Math.random().toString(36).slice(2);
			}
			doDrop({ error: e, message: t = "This job has been dropped by Bottleneck" } = {}) {
				return this._states.remove(this.options.id) ? (this.rejectOnDrop && this._reject(e ?? new l(t)), this.Events.trigger("dropped", {
					args: this.args,
					options: this.options,
					task: this.task,
					promise: this.promise
				}), !0) : !1;
			}
			_assertStatus(e) {
				var t = this._states.jobStatus(this.options.id);
				if (!(t === e || e === "DONE" && t === null)) throw new l(`Invalid job status ${t}, expected ${e}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
			}
			doReceive() {
				return this._states.start(this.options.id), this.Events.trigger("received", {
					args: this.args,
					options: this.options
				});
			}
			doQueue(e, t) {
				return this._assertStatus("RECEIVED"), this._states.next(this.options.id), this.Events.trigger("queued", {
					args: this.args,
					options: this.options,
					reachedHWM: e,
					blocked: t
				});
			}
			doRun() {
				return this.retryCount === 0 ? (this._assertStatus("QUEUED"), this._states.next(this.options.id)) : this._assertStatus("EXECUTING"), this.Events.trigger("scheduled", {
					args: this.args,
					options: this.options
				});
			}
			async doExecute(e, t, n, r) {
				var i, a, o;
				this.retryCount === 0 ? (this._assertStatus("RUNNING"), this._states.next(this.options.id)) : this._assertStatus("EXECUTING"), a = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				}, this.Events.trigger("executing", a);
				try {
					if (o = await (e == null ? this.task(...this.args) : e.schedule(this.options, this.task, ...this.args)), t()) return this.doDone(a), await r(this.options, a), this._assertStatus("DONE"), this._resolve(o);
				} catch (e) {
					return i = e, this._onFailure(i, a, t, n, r);
				}
			}
			doExpire(e, t, n) {
				var r, i;
				return this._states.jobStatus(this.options.id === "RUNNING") && this._states.next(this.options.id), this._assertStatus("EXECUTING"), i = {
					args: this.args,
					options: this.options,
					retryCount: this.retryCount
				}, r = new l(`This job timed out after ${this.options.expiration} ms.`), this._onFailure(r, i, e, t, n);
			}
			async _onFailure(e, t, n, r, i) {
				var a, o;
				if (n()) return a = await this.Events.trigger("failed", e, t), a == null ? (this.doDone(t), await i(this.options, t), this._assertStatus("DONE"), this._reject(e)) : (o = ~~a, this.Events.trigger("retry", `Retrying ${this.options.id} after ${o} ms`, t), this.retryCount++, r(o));
			}
			doDone(e) {
				return this._assertStatus("EXECUTING"), this._states.next(this.options.id), this.Events.trigger("done", e);
			}
		};
		var m = d, h, g, _ = n;
		h = c, g = class {
			constructor(e, t, n) {
				this.instance = e, this.storeOptions = t, this.clientId = this.instance._randomIndex(), _.load(n, n, this), this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now(), this._running = 0, this._done = 0, this._unblockTime = 0, this.ready = this.Promise.resolve(), this.clients = {}, this._startHeartbeat();
			}
			_startHeartbeat() {
				var e;
				return this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null) ? typeof (e = this.heartbeat = setInterval(() => {
					var e, t, n, r = Date.now(), i;
					if (this.storeOptions.reservoirRefreshInterval != null && r >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval && (this._lastReservoirRefresh = r, this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount, this.instance._drainAll(this.computeCapacity())), this.storeOptions.reservoirIncreaseInterval != null && r >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval && ({reservoirIncreaseAmount: e, reservoirIncreaseMaximum: n, reservoir: i} = this.storeOptions, this._lastReservoirIncrease = r, t = n == null ? e : Math.min(e, n - i), t > 0)) return this.storeOptions.reservoir += t, this.instance._drainAll(this.computeCapacity());
				}, this.heartbeatInterval)).unref == "function" ? e.unref() : void 0 : clearInterval(this.heartbeat);
			}
			async __publish__(e) {
				return await this.yieldLoop(), this.instance.Events.trigger("message", e.toString());
			}
			async __disconnect__(e) {
				return await this.yieldLoop(), clearInterval(this.heartbeat), this.Promise.resolve();
			}
			yieldLoop(e = 0) {
				return new this.Promise(function(t, n) {
					return setTimeout(t, e);
				});
			}
			computePenalty() {
				return this.storeOptions.penalty ?? (15 * this.storeOptions.minTime || 5e3);
			}
			async __updateSettings__(e) {
				return await this.yieldLoop(), _.overwrite(e, e, this.storeOptions), this._startHeartbeat(), this.instance._drainAll(this.computeCapacity()), !0;
			}
			async __running__() {
				return await this.yieldLoop(), this._running;
			}
			async __queued__() {
				return await this.yieldLoop(), this.instance.queued();
			}
			async __done__() {
				return await this.yieldLoop(), this._done;
			}
			async __groupCheck__(e) {
				return await this.yieldLoop(), this._nextRequest + this.timeout < e;
			}
			computeCapacity() {
				var e, t;
				return {maxConcurrent: e, reservoir: t} = this.storeOptions, e != null && t != null ? Math.min(e - this._running, t) : e == null ? t ?? null : e - this._running;
			}
			conditionsCheck(e) {
				var t = this.computeCapacity();
				return t == null || e <= t;
			}
			async __incrementReservoir__(e) {
				var t;
				return await this.yieldLoop(), t = this.storeOptions.reservoir += e, this.instance._drainAll(this.computeCapacity()), t;
			}
			async __currentReservoir__() {
				return await this.yieldLoop(), this.storeOptions.reservoir;
			}
			isBlocked(e) {
				return this._unblockTime >= e;
			}
			check(e, t) {
				return this.conditionsCheck(e) && this._nextRequest - t <= 0;
			}
			async __check__(e) {
				var t;
				return await this.yieldLoop(), t = Date.now(), this.check(e, t);
			}
			async __register__(e, t, n) {
				var r, i;
				return await this.yieldLoop(), r = Date.now(), this.conditionsCheck(t) ? (this._running += t, this.storeOptions.reservoir != null && (this.storeOptions.reservoir -= t), i = Math.max(this._nextRequest - r, 0), this._nextRequest = r + i + this.storeOptions.minTime, {
					success: !0,
					wait: i,
					reservoir: this.storeOptions.reservoir
				}) : { success: !1 };
			}
			strategyIsBlock() {
				return this.storeOptions.strategy === 3;
			}
			async __submit__(e, t) {
				var n, r, i;
				if (await this.yieldLoop(), this.storeOptions.maxConcurrent != null && t > this.storeOptions.maxConcurrent) throw new h(`Impossible to add a job having a weight of ${t} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
				return r = Date.now(), i = this.storeOptions.highWater != null && e === this.storeOptions.highWater && !this.check(t, r), n = this.strategyIsBlock() && (i || this.isBlocked(r)), n && (this._unblockTime = r + this.computePenalty(), this._nextRequest = this._unblockTime + this.storeOptions.minTime, this.instance._dropAllQueued()), {
					reachedHWM: i,
					blocked: n,
					strategy: this.storeOptions.strategy
				};
			}
			async __free__(e, t) {
				return await this.yieldLoop(), this._running -= t, this._done += t, this.instance._drainAll(this.computeCapacity()), { running: this._running };
			}
		};
		var v = g, y = c, b = class {
			constructor(e) {
				this.status = e, this._jobs = {}, this.counts = this.status.map(function() {
					return 0;
				});
			}
			next(e) {
				var t = this._jobs[e], n = t + 1;
				if (t != null && n < this.status.length) return this.counts[t]--, this.counts[n]++, this._jobs[e]++;
				if (t != null) return this.counts[t]--, delete this._jobs[e];
			}
			start(e) {
				var t = 0;
				return this._jobs[e] = t, this.counts[t]++;
			}
			remove(e) {
				var t = this._jobs[e];
				return t != null && (this.counts[t]--, delete this._jobs[e]), t != null;
			}
			jobStatus(e) {
				return this.status[this._jobs[e]] ?? null;
			}
			statusJobs(e) {
				var t, n, r, i, a;
				if (e != null) {
					if (n = this.status.indexOf(e), n < 0) throw new y(`status must be one of ${this.status.join(", ")}`);
					for (t in r = this._jobs, i = [], r) a = r[t], a === n && i.push(t);
					return i;
				}
				return Object.keys(this._jobs);
			}
			statusCounts() {
				return this.counts.reduce(((e, t, n) => (e[this.status[n]] = t, e)), {});
			}
		}, x = r, S = class {
			constructor(e, t) {
				this.schedule = this.schedule.bind(this), this.name = e, this.Promise = t, this._running = 0, this._queue = new x();
			}
			isEmpty() {
				return this._queue.length === 0;
			}
			async _tryToRun() {
				var e, t, n, r, i, a, o;
				if (this._running < 1 && this._queue.length > 0) return this._running++, {task: o, args: e, resolve: i, reject: r} = this._queue.shift(), t = await (async function() {
					try {
						return a = await o(...e), function() {
							return i(a);
						};
					} catch (e) {
						return n = e, function() {
							return r(n);
						};
					}
				})(), this._running--, this._tryToRun(), t();
			}
			schedule(e, ...t) {
				var n, r, i = r = null;
				return n = new this.Promise(function(e, t) {
					return i = e, r = t;
				}), this._queue.push({
					task: e,
					args: t,
					resolve: i,
					reject: r
				}), this._tryToRun(), n;
			}
		}, C = "2.19.5", w = Object.freeze({
			version: C,
			default: { version: C }
		}), T = () => console.log("You must import the full version of Bottleneck in order to use this feature."), E = () => console.log("You must import the full version of Bottleneck in order to use this feature."), D = () => console.log("You must import the full version of Bottleneck in order to use this feature."), O, k, A, j, M, N = n;
		O = i, j = T, A = E, M = D, k = (function() {
			class e {
				constructor(e = {}) {
					this.deleteKey = this.deleteKey.bind(this), this.limiterOptions = e, N.load(this.limiterOptions, this.defaults, this), this.Events = new O(this), this.instances = {}, this.Bottleneck = $, this._startAutoCleanup(), this.sharedConnection = this.connection != null, this.connection ?? (this.limiterOptions.datastore === "redis" ? this.connection = new j(Object.assign({}, this.limiterOptions, { Events: this.Events })) : this.limiterOptions.datastore === "ioredis" && (this.connection = new A(Object.assign({}, this.limiterOptions, { Events: this.Events }))));
				}
				key(e = "") {
					return this.instances[e] ?? (() => {
						var t = this.instances[e] = new this.Bottleneck(Object.assign(this.limiterOptions, {
							id: `${this.id}-${e}`,
							timeout: this.timeout,
							connection: this.connection
						}));
						return this.Events.trigger("created", t, e), t;
					})();
				}
				async deleteKey(e = "") {
					var t, n = this.instances[e];
					return this.connection && (t = await this.connection.__runCommand__(["del", ...M.allKeys(`${this.id}-${e}`)])), n != null && (delete this.instances[e], await n.disconnect()), n != null || t > 0;
				}
				limiters() {
					var e, t = this.instances, n = [], r;
					for (e in t) r = t[e], n.push({
						key: e,
						limiter: r
					});
					return n;
				}
				keys() {
					return Object.keys(this.instances);
				}
				async clusterKeys() {
					var e, t, n, r, i, a, o, s, c;
					if (this.connection == null) return this.Promise.resolve(this.keys());
					for (a = [], e = null, c = `b_${this.id}-`.length, t = 9; e !== 0;) for ([s, n] = await this.connection.__runCommand__([
						"scan",
						e ?? 0,
						"match",
						`b_${this.id}-*_settings`,
						"count",
						1e4
					]), e = ~~s, r = 0, o = n.length; r < o; r++) i = n[r], a.push(i.slice(c, -t));
					return a;
				}
				_startAutoCleanup() {
					var e;
					return clearInterval(this.interval), typeof (e = this.interval = setInterval(async () => {
						var e, t, n, r, i = Date.now(), a;
						for (t in n = this.instances, r = [], n) {
							a = n[t];
							try {
								await a._store.__groupCheck__(i) ? r.push(this.deleteKey(t)) : r.push(void 0);
							} catch (t) {
								e = t, r.push(a.Events.trigger("error", e));
							}
						}
						return r;
					}, this.timeout / 2)).unref == "function" ? e.unref() : void 0;
				}
				updateSettings(e = {}) {
					if (N.overwrite(e, this.defaults, this), N.overwrite(e, e, this.limiterOptions), e.timeout != null) return this._startAutoCleanup();
				}
				disconnect(e = !0) {
					if (!this.sharedConnection) return this.connection?.disconnect(e);
				}
			}
			return e.prototype.defaults = {
				timeout: 3e5,
				connection: null,
				Promise,
				id: "group-key"
			}, e;
		}).call(e);
		var P = k, F, I, L = n;
		I = i, F = (function() {
			class e {
				constructor(e = {}) {
					this.options = e, L.load(this.options, this.defaults, this), this.Events = new I(this), this._arr = [], this._resetPromise(), this._lastFlush = Date.now();
				}
				_resetPromise() {
					return this._promise = new this.Promise((e, t) => this._resolve = e);
				}
				_flush() {
					return clearTimeout(this._timeout), this._lastFlush = Date.now(), this._resolve(), this.Events.trigger("batch", this._arr), this._arr = [], this._resetPromise();
				}
				add(e) {
					var t;
					return this._arr.push(e), t = this._promise, this._arr.length === this.maxSize ? this._flush() : this.maxTime != null && this._arr.length === 1 && (this._timeout = setTimeout(() => this._flush(), this.maxTime)), t;
				}
			}
			return e.prototype.defaults = {
				maxTime: null,
				maxSize: null,
				Promise
			}, e;
		}).call(e);
		var R = F, z = () => console.log("You must import the full version of Bottleneck in order to use this feature."), B = t(w), V, H, U, W, G, K, q, J, Y, X, Z, Q = [].splice;
		K = 10, H = 5, Z = n, q = s, W = m, G = v, J = z, U = i, Y = b, X = S, V = (function() {
			class e {
				constructor(t = {}, ...n) {
					var r, i;
					this._addToQueue = this._addToQueue.bind(this), this._validateOptions(t, n), Z.load(t, this.instanceDefaults, this), this._queues = new q(K), this._scheduled = {}, this._states = new Y([
						"RECEIVED",
						"QUEUED",
						"RUNNING",
						"EXECUTING"
					].concat(this.trackDoneStatus ? ["DONE"] : [])), this._limiter = null, this.Events = new U(this), this._submitLock = new X("submit", this.Promise), this._registerLock = new X("register", this.Promise), i = Z.load(t, this.storeDefaults, {}), this._store = (function() {
						if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) return r = Z.load(t, this.redisStoreDefaults, {}), new J(this, i, r);
						if (this.datastore === "local") return r = Z.load(t, this.localStoreDefaults, {}), new G(this, i, r);
						throw new e.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
					}).call(this), this._queues.on("leftzero", () => {
						var e;
						return (e = this._store.heartbeat) == null ? void 0 : typeof e.ref == "function" ? e.ref() : void 0;
					}), this._queues.on("zero", () => {
						var e;
						return (e = this._store.heartbeat) == null ? void 0 : typeof e.unref == "function" ? e.unref() : void 0;
					});
				}
				_validateOptions(t, n) {
					if (!(typeof t == "object" && t && n.length === 0)) throw new e.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
				}
				ready() {
					return this._store.ready;
				}
				clients() {
					return this._store.clients;
				}
				channel() {
					return `b_${this.id}`;
				}
				channel_client() {
					return `b_${this.id}_${this._store.clientId}`;
				}
				publish(e) {
					return this._store.__publish__(e);
				}
				disconnect(e = !0) {
					return this._store.__disconnect__(e);
				}
				chain(e) {
					return this._limiter = e, this;
				}
				queued(e) {
					return this._queues.queued(e);
				}
				clusterQueued() {
					return this._store.__queued__();
				}
				empty() {
					return this.queued() === 0 && this._submitLock.isEmpty();
				}
				running() {
					return this._store.__running__();
				}
				done() {
					return this._store.__done__();
				}
				jobStatus(e) {
					return this._states.jobStatus(e);
				}
				jobs(e) {
					return this._states.statusJobs(e);
				}
				counts() {
					return this._states.statusCounts();
				}
				_randomIndex() {
					return Math.random().toString(36).slice(2);
				}
				check(e = 1) {
					return this._store.__check__(e);
				}
				_clearGlobalState(e) {
					return this._scheduled[e] != null && (clearTimeout(this._scheduled[e].expiration), delete this._scheduled[e], !0);
				}
				async _free(e, t, n, r) {
					var i, a;
					try {
						if ({running: a} = await this._store.__free__(e, n.weight), this.Events.trigger("debug", `Freed ${n.id}`, r), a === 0 && this.empty()) return this.Events.trigger("idle");
					} catch (e) {
						return i = e, this.Events.trigger("error", i);
					}
				}
				_run(e, t, n) {
					var r, i, a;
					return t.doRun(), r = this._clearGlobalState.bind(this, e), a = this._run.bind(this, e, t), i = this._free.bind(this, e, t), this._scheduled[e] = {
						timeout: setTimeout(() => t.doExecute(this._limiter, r, a, i), n),
						expiration: t.options.expiration == null ? void 0 : setTimeout(function() {
							return t.doExpire(r, a, i);
						}, n + t.options.expiration),
						job: t
					};
				}
				_drainOne(e) {
					return this._registerLock.schedule(() => {
						var t, n, r, i, a;
						return this.queued() === 0 || (a = this._queues.getFirst(), {options: i, args: t} = r = a.first(), e != null && i.weight > e) ? this.Promise.resolve(null) : (this.Events.trigger("debug", `Draining ${i.id}`, {
							args: t,
							options: i
						}), n = this._randomIndex(), this._store.__register__(n, i.weight, i.expiration).then(({ success: e, wait: o, reservoir: s }) => {
							var c;
							return this.Events.trigger("debug", `Drained ${i.id}`, {
								success: e,
								args: t,
								options: i
							}), e ? (a.shift(), c = this.empty(), c && this.Events.trigger("empty"), s === 0 && this.Events.trigger("depleted", c), this._run(n, r, o), this.Promise.resolve(i.weight)) : this.Promise.resolve(null);
						}));
					});
				}
				_drainAll(e, t = 0) {
					return this._drainOne(e).then((n) => {
						var r;
						return n == null ? this.Promise.resolve(t) : (r = e == null ? e : e - n, this._drainAll(r, t + n));
					}).catch((e) => this.Events.trigger("error", e));
				}
				_dropAllQueued(e) {
					return this._queues.shiftAll(function(t) {
						return t.doDrop({ message: e });
					});
				}
				stop(t = {}) {
					var n, r;
					return t = Z.load(t, this.stopDefaults), r = (e) => {
						var t = () => {
							var t = this._states.counts;
							return t[0] + t[1] + t[2] + t[3] === e;
						};
						return new this.Promise((e, n) => t() ? e() : this.on("done", () => {
							if (t()) return this.removeAllListeners("done"), e();
						}));
					}, n = t.dropWaitingJobs ? (this._run = function(e, n) {
						return n.doDrop({ message: t.dropErrorMessage });
					}, this._drainOne = () => this.Promise.resolve(null), this._registerLock.schedule(() => this._submitLock.schedule(() => {
						var e, n = this._scheduled, i;
						for (e in n) i = n[e], this.jobStatus(i.job.options.id) === "RUNNING" && (clearTimeout(i.timeout), clearTimeout(i.expiration), i.job.doDrop({ message: t.dropErrorMessage }));
						return this._dropAllQueued(t.dropErrorMessage), r(0);
					}))) : this.schedule({
						priority: K - 1,
						weight: 0
					}, () => r(1)), this._receive = function(n) {
						return n._reject(new e.prototype.BottleneckError(t.enqueueErrorMessage));
					}, this.stop = () => this.Promise.reject(new e.prototype.BottleneckError("stop() has already been called")), n;
				}
				async _addToQueue(t) {
					var n, r, i, a, o, s, c;
					({args: n, options: a} = t);
					try {
						({reachedHWM: o, blocked: r, strategy: c} = await this._store.__submit__(this.queued(), a.weight));
					} catch (e) {
						return i = e, this.Events.trigger("debug", `Could not queue ${a.id}`, {
							args: n,
							options: a,
							error: i
						}), t.doDrop({ error: i }), !1;
					}
					return r ? (t.doDrop(), !0) : o && (s = c === e.prototype.strategy.LEAK ? this._queues.shiftLastFrom(a.priority) : c === e.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(a.priority + 1) : c === e.prototype.strategy.OVERFLOW ? t : void 0, s?.doDrop(), s == null || c === e.prototype.strategy.OVERFLOW) ? (s ?? t.doDrop(), o) : (t.doQueue(o, r), this._queues.push(t), await this._drainAll(), o);
				}
				_receive(t) {
					return this._states.jobStatus(t.options.id) == null ? (t.doReceive(), this._submitLock.schedule(this._addToQueue, t)) : (t._reject(new e.prototype.BottleneckError(`A job with the same id already exists (id=${t.options.id})`)), !1);
				}
				submit(...e) {
					var t, n, r, i, a, o, s;
					return typeof e[0] == "function" ? (a = e, [n, ...e] = a, [t] = Q.call(e, -1), i = Z.load({}, this.jobDefaults)) : (o = e, [i, n, ...e] = o, [t] = Q.call(e, -1), i = Z.load(i, this.jobDefaults)), s = (...e) => new this.Promise(function(t, r) {
						return n(...e, function(...e) {
							return (e[0] == null ? t : r)(e);
						});
					}), r = new W(s, e, i, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), r.promise.then(function(e) {
						return typeof t == "function" ? t(...e) : void 0;
					}).catch(function(e) {
						return Array.isArray(e) ? typeof t == "function" ? t(...e) : void 0 : typeof t == "function" ? t(e) : void 0;
					}), this._receive(r);
				}
				schedule(...e) {
					var t, n, r;
					return typeof e[0] == "function" ? ([r, ...e] = e, n = {}) : [n, r, ...e] = e, t = new W(r, e, n, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise), this._receive(t), t.promise;
				}
				wrap(e) {
					var t = this.schedule.bind(this), n = function(...n) {
						return t(e.bind(this), ...n);
					};
					return n.withOptions = function(n, ...r) {
						return t(n, e, ...r);
					}, n;
				}
				async updateSettings(e = {}) {
					return await this._store.__updateSettings__(Z.overwrite(e, this.storeDefaults)), Z.overwrite(e, this.instanceDefaults, this), this;
				}
				currentReservoir() {
					return this._store.__currentReservoir__();
				}
				incrementReservoir(e = 0) {
					return this._store.__incrementReservoir__(e);
				}
			}
			return e.default = e, e.Events = U, e.version = e.prototype.version = B.version, e.strategy = e.prototype.strategy = {
				LEAK: 1,
				OVERFLOW: 2,
				OVERFLOW_PRIORITY: 4,
				BLOCK: 3
			}, e.BottleneckError = e.prototype.BottleneckError = c, e.Group = e.prototype.Group = P, e.RedisConnection = e.prototype.RedisConnection = T, e.IORedisConnection = e.prototype.IORedisConnection = E, e.Batcher = e.prototype.Batcher = R, e.prototype.jobDefaults = {
				priority: H,
				weight: 1,
				expiration: null,
				id: "<no-id>"
			}, e.prototype.storeDefaults = {
				maxConcurrent: null,
				minTime: 0,
				highWater: null,
				strategy: e.prototype.strategy.LEAK,
				penalty: null,
				reservoir: null,
				reservoirRefreshInterval: null,
				reservoirRefreshAmount: null,
				reservoirIncreaseInterval: null,
				reservoirIncreaseAmount: null,
				reservoirIncreaseMaximum: null
			}, e.prototype.localStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 250
			}, e.prototype.redisStoreDefaults = {
				Promise,
				timeout: null,
				heartbeatInterval: 5e3,
				clientTimeout: 1e4,
				Redis: null,
				clientOptions: {},
				clusterNodes: null,
				clearDatastore: !1,
				connection: null
			}, e.prototype.instanceDefaults = {
				datastore: "local",
				connection: null,
				id: "<no-id>",
				rejectOnDrop: !0,
				trackDoneStatus: !1,
				Promise
			}, e.prototype.stopDefaults = {
				enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
				dropWaitingJobs: !0,
				dropErrorMessage: "This limiter has been stopped."
			}, e;
		}).call(e);
		var $ = V;
		return $;
	}));
}));
export { t };
