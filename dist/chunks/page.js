import { $n as e, Bn as t, Ci as n, Ei as r, Ft as i, In as a, Jn as o, Ln as s, Lt as c, Mn as l, Nt as u, Oi as d, On as f, Ot as p, Pn as m, Pt as ee, Rn as h, Si as g, Sn as _, St as te, Vn as v, Wn as y, _n as ne, ar as re, bi as ie, bn as b, er as x, hn as S, ir as C, mn as ae, pn as w, sr as oe, vi as se, vn as ce, wi as le, xi as ue, yi as de, yt as fe, zn as pe, zt as me } from "./engine.js";
import { t as T } from "./summaryLine.js";
import { B as he, F as E, I as D, L as O, V as ge, Y as _e, z as k } from "./start.js";
import { F as ve, H as ye, I as be, L as xe, V as Se, z as Ce } from "./markdown.js";
// src/report/html/assets.json
var we = [
	"(function() {",
	"	let LIST_ID = \"changes\";",
	"	// src/report/html/browser/elements.ts",
	"	function element(name, attributes = {}, ...children) {",
	"		let made = document.createElement(name);",
	"		for (let [attribute, value] of Object.entries(attributes)) value !== void 0 && made.setAttribute(attribute, value);",
	"		return made.append(...children.filter((child) => child !== void 0 && child !== !1)), made;",
	"	}",
	"	function byId(id) {",
	"		let found = document.getElementById(id);",
	"		if (!found) throw Error(`the page has no element ${id}`);",
	"		return found;",
	"	}",
	"	function figure(count) {",
	"		return count.toLocaleString(\"en-US\");",
	"	}",
	"	// src/report/html/browser/bar.ts",
	"	var Bar = class {",
	"		root;",
	"		search;",
	"		selects = new Map();",
	"		clear;",
	"		status;",
	"		changed;",
	"		constructor(facets, data, changed) {",
	"			this.changed = changed, this.search = element(\"input\", {",
	"				type: \"search\",",
	"				id: \"search\",",
	"				placeholder: \"Name, text or file\",",
	"				autocomplete: \"off\",",
	"				spellcheck: \"false\",",
	"				enterkeyhint: \"search\"",
	"			}), this.clear = element(\"button\", {",
	"				type: \"button\",",
	"				class: \"clear\"",
	"			}, \"Clear\"), this.status = element(\"p\", {",
	"				class: \"status\",",
	"				role: \"status\"",
	"			});",
	"			let filters = facets.map((facet) => this.filter(facet));",
	"			this.root = element(\"form\", {",
	"				class: \"bar\",",
	"				role: \"search\",",
	"				\"aria-label\": \"Filter the changes\"",
	"			}, element(\"div\", { class: \"field wide\" }, element(\"label\", { for: \"search\" }, \"Search\"), this.search), ...filters, this.clear, this.status), this.root.addEventListener(\"submit\", (event) => event.preventDefault()), this.search.addEventListener(\"input\", changed), this.clear.addEventListener(\"click\", () => this.reset()), makeButtons(data, (name, value) => this.toggle(name, value));",
	"		}",
	"		get selection() {",
	"			let chosen = new Map();",
	"			for (let [name, select] of this.selects) select.value !== \"\" && chosen.set(name, select.value);",
	"			return {",
	"				search: this.search.value,",
	"				chosen",
	"			};",
	"		}",
	"		select({ search, chosen }) {",
	"			this.search.value = search;",
	"			for (let [name, select] of this.selects) select.value = chosen.get(name) ?? \"\", select.selectedIndex < 0 && (select.value = \"\");",
	"		}",
	"		show(count, all) {",
	"			let { search, chosen } = this.selection, isFiltered = search.trim() !== \"\" || chosen.size > 0;",
	"			this.clear.hidden = !isFiltered;",
	"			let words = isFiltered ? `${figure(count)} of ${figure(all)} rows` : `${figure(all)} rows`;",
	"			this.status.textContent !== words && (this.status.textContent = words);",
	"			for (let button of document.querySelectorAll(\".totals button\")) {",
	"				let { facet = \"\", value = \"\" } = button.dataset;",
	"				button.setAttribute(\"aria-pressed\", String(isFacet(facet) && chosen.get(facet) === value));",
	"			}",
	"		}",
	"		filter({ name, words, options }) {",
	"			let id = `filter-${name}`, select = element(\"select\", { id }, element(\"option\", { value: \"\" }, \"All\"), ...options.map(({ value, words: label, count }) => element(\"option\", {",
	"				value,",
	"				dir: \"auto\"",
	"			}, `${label} (${figure(count)})`)));",
	"			return select.addEventListener(\"change\", this.changed), this.selects.set(name, select), element(\"div\", { class: \"field\" }, element(\"label\", { for: id }, words), select);",
	"		}",
	"		reset() {",
	"			this.select({",
	"				search: \"\",",
	"				chosen: new Map()",
	"			}), this.search.focus(), this.changed();",
	"		}",
	"		toggle(name, value) {",
	"			let { search, chosen } = this.selection, next = new Map(chosen);",
	"			next.get(name) === value ? next.delete(name) : next.set(name, value), this.select({",
	"				search,",
	"				chosen: next",
	"			}), this.changed();",
	"		}",
	"	};",
	"	function makeButtons(data, toggle) {",
	"		for (let total of document.querySelectorAll(\".totals .total\")) {",
	"			let { facet = \"\", value = \"\" } = total.dataset;",
	"			if (!isFacet(facet) || data.rows.length === 0) continue;",
	"			let button = element(\"button\", {",
	"				type: \"button\",",
	"				\"data-facet\": facet,",
	"				\"data-value\": value",
	"			});",
	"			button.append(...total.childNodes), total.append(button), button.addEventListener(\"click\", () => toggle(facet, value));",
	"		}",
	"	}",
	"	function isFacet(name) {",
	"		return name === \"action\" || name === \"state\";",
	"	}",
	"	function placeBar(bar, listId) {",
	"		byId(listId).before(bar.root);",
	"	}",
	"	// src/report/html/browser/filters.ts",
	"	let FACETS = [",
	"		{",
	"			name: \"action\",",
	"			words: \"Action\"",
	"		},",
	"		{",
	"			name: \"state\",",
	"			words: \"State\"",
	"		},",
	"		{",
	"			name: \"project\",",
	"			words: \"Project\"",
	"		},",
	"		{",
	"			name: \"kind\",",
	"			words: \"Kind\"",
	"		},",
	"		{",
	"			name: \"file\",",
	"			words: \"File\"",
	"		},",
	"		{",
	"			name: \"language\",",
	"			words: \"Language\"",
	"		},",
	"		{",
	"			name: \"tag\",",
	"			words: \"Tag\"",
	"		}",
	"	];",
	"	function facetsOf(data) {",
	"		return FACETS.map((facet) => ({",
	"			...facet,",
	"			options: optionsOf(facet.name, data)",
	"		})).filter(({ name, options }) => options.length > (name === \"tag\" || name === \"state\" ? 0 : 1));",
	"	}",
	"	function optionsOf(name, data) {",
	"		let counts = new Map();",
	"		for (let row of data.rows) for (let value of valuesIn(row, name)) counts.set(value, (counts.get(value) ?? 0) + 1);",
	"		let options = [...counts].map(([value, count]) => ({",
	"			value,",
	"			count,",
	"			words: wordsOf$1(name, value, data)",
	"		}));",
	"		return name === \"action\" || name === \"state\" ? options.sort((a, b) => Number(a.value) - Number(b.value)) : options.sort((a, b) => a.words.localeCompare(b.words, \"en\"));",
	"	}",
	"	function wordsOf$1(name, value, { actions, states, projects, files }) {",
	"		let position = Number(value);",
	"		switch (name) {",
	"			case \"action\": return actions[position]?.words ?? value;",
	"			case \"state\": return states[position] ?? value;",
	"			case \"project\": return projects[position] ?? value;",
	"			case \"file\": return files[position]?.path ?? value;",
	"			default: return value;",
	"		}",
	"	}",
	"	function valuesIn(row, name) {",
	"		switch (name) {",
	"			case \"tag\": return new Set(row.tags);",
	"			case \"language\": return new Set(row.values?.flatMap(({ language }) => language ?? []));",
	"			case \"kind\": return [row.kind];",
	"			default: {",
	"				let position = row[name];",
	"				return position === void 0 ? [] : [String(position)];",
	"			}",
	"		}",
	"	}",
	"	let searched = new WeakMap();",
	"	function matching(data, { search, chosen }) {",
	"		let words = folded(search).split(/\\s+/).filter((word) => word !== \"\"), filters = [...chosen];",
	"		return data.rows.filter((row) => filters.every(([name, value]) => has(row, name, value)) && (words.length === 0 || words.every((word) => textOf(row, data).includes(word))));",
	"	}",
	"	function has(row, name, value) {",
	"		for (let one of valuesIn(row, name)) if (one === value) return !0;",
	"		return !1;",
	"	}",
	"	function textOf(row, { files, projects }) {",
	"		let known = searched.get(row);",
	"		if (known !== void 0) return known;",
	"		let { name, from = \"\", tags = [], words = [], values = [], file, project } = row, texts = values.flatMap(textsOf), text = folded([",
	"			name,",
	"			from,",
	"			file === void 0 ? \"\" : files[file]?.path ?? \"\",",
	"			projects[project] ?? \"\",",
	"			...tags,",
	"			...words,",
	"			...texts",
	"		].join(\"\\n\"));",
	"		return searched.set(row, text), text;",
	"	}",
	"	function textsOf(value) {",
	"		switch (value.is) {",
	"			case \"changed\": return [",
	"				value.name,",
	"				value.old,",
	"				value.text",
	"			];",
	"			case \"kept\": return [",
	"				value.name,",
	"				value.live,",
	"				value.text",
	"			];",
	"			case \"new\": return [value.name, value.text];",
	"			case \"list\": return [",
	"				value.name,",
	"				...value.added,",
	"				...value.removed",
	"			];",
	"			case \"named\": return [value.name];",
	"		}",
	"	}",
	"	function folded(text) {",
	"		return text.normalize(\"NFKC\").toLowerCase();",
	"	}",
	"	// node_modules/diff/libesm/diff/base.js",
	"	var Diff = class {",
	"		diff(oldStr, newStr, options = {}) {",
	"			let callback;",
	"			typeof options == \"function\" ? (callback = options, options = {}) : \"callback\" in options && (callback = options.callback);",
	"			let oldString = this.castInput(oldStr, options), newString = this.castInput(newStr, options), oldTokens = this.removeEmpty(this.tokenize(oldString, options)), newTokens = this.removeEmpty(this.tokenize(newString, options));",
	"			return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);",
	"		}",
	"		diffWithOptionsObj(oldTokens, newTokens, options, callback) {",
	"			let done = (value) => {",
	"				if (value = this.postProcess(value, options), callback) setTimeout(function() {",
	"					callback(value);",
	"				}, 0);",
	"				else return value;",
	"			}, newLen = newTokens.length, oldLen = oldTokens.length, editLength = 1, maxEditLength = newLen + oldLen;",
	"			options.maxEditLength != null && (maxEditLength = Math.min(maxEditLength, options.maxEditLength));",
	"			let maxExecutionTime = options.timeout ?? Infinity, abortAfterTimestamp = Date.now() + maxExecutionTime, bestPath = [{",
	"				oldPos: -1,",
	"				lastComponent: void 0",
	"			}], newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);",
	"			if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));",
	"			let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity, execEditLength = () => {",
	"				for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {",
	"					let basePath, removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];",
	"					removePath && (bestPath[diagonalPath - 1] = void 0);",
	"					let canAdd = !1;",
	"					if (addPath) {",
	"						let addPathNewPos = addPath.oldPos - diagonalPath;",
	"						canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;",
	"					}",
	"					let canRemove = removePath && removePath.oldPos + 1 < oldLen;",
	"					if (!canAdd && !canRemove) bestPath[diagonalPath] = void 0;",
	"					else {",
	"						if (basePath = !canRemove || canAdd && removePath.oldPos < addPath.oldPos ? this.addToPath(addPath, !0, !1, 0, options) : this.addToPath(removePath, !1, !0, 1, options), newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options), basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || !0;",
	"						bestPath[diagonalPath] = basePath, basePath.oldPos + 1 >= oldLen && (maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1)), newPos + 1 >= newLen && (minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1));",
	"					}",
	"				}",
	"				editLength++;",
	"			};",
	"			if (callback) (function exec() {",
	"				setTimeout(function() {",
	"					if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) return callback(void 0);",
	"					execEditLength() || exec();",
	"				}, 0);",
	"			})();",
	"			else for (; editLength <= maxEditLength && Date.now() <= abortAfterTimestamp;) {",
	"				let ret = execEditLength();",
	"				if (ret) return ret;",
	"			}",
	"		}",
	"		addToPath(path, added, removed, oldPosInc, options) {",
	"			let last = path.lastComponent;",
	"			return last && !options.oneChangePerToken && last.added === added && last.removed === removed ? {",
	"				oldPos: path.oldPos + oldPosInc,",
	"				lastComponent: {",
	"					count: last.count + 1,",
	"					added,",
	"					removed,",
	"					previousComponent: last.previousComponent",
	"				}",
	"			} : {",
	"				oldPos: path.oldPos + oldPosInc,",
	"				lastComponent: {",
	"					count: 1,",
	"					added,",
	"					removed,",
	"					previousComponent: last",
	"				}",
	"			};",
	"		}",
	"		extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {",
	"			let newLen = newTokens.length, oldLen = oldTokens.length, oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;",
	"			for (; newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options);) newPos++, oldPos++, commonCount++, options.oneChangePerToken && (basePath.lastComponent = {",
	"				count: 1,",
	"				previousComponent: basePath.lastComponent,",
	"				added: !1,",
	"				removed: !1",
	"			});",
	"			return commonCount && !options.oneChangePerToken && (basePath.lastComponent = {",
	"				count: commonCount,",
	"				previousComponent: basePath.lastComponent,",
	"				added: !1,",
	"				removed: !1",
	"			}), basePath.oldPos = oldPos, newPos;",
	"		}",
	"		equals(left, right, options) {",
	"			return options.comparator ? options.comparator(left, right) : left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();",
	"		}",
	"		removeEmpty(array) {",
	"			let ret = [];",
	"			for (let i = 0; i < array.length; i++) array[i] && ret.push(array[i]);",
	"			return ret;",
	"		}",
	"		castInput(value, options) {",
	"			return value;",
	"		}",
	"		tokenize(value, options) {",
	"			return Array.from(value);",
	"		}",
	"		join(chars) {",
	"			return chars.join(\"\");",
	"		}",
	"		postProcess(changeObjects, options) {",
	"			return changeObjects;",
	"		}",
	"		get useLongestToken() {",
	"			return !1;",
	"		}",
	"		buildValues(lastComponent, newTokens, oldTokens) {",
	"			let components = [], nextComponent;",
	"			for (; lastComponent;) components.push(lastComponent), nextComponent = lastComponent.previousComponent, delete lastComponent.previousComponent, lastComponent = nextComponent;",
	"			components.reverse();",
	"			let componentLen = components.length, componentPos = 0, newPos = 0, oldPos = 0;",
	"			for (; componentPos < componentLen; componentPos++) {",
	"				let component = components[componentPos];",
	"				if (component.removed) component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count)), oldPos += component.count;",
	"				else {",
	"					if (!component.added && this.useLongestToken) {",
	"						let value = newTokens.slice(newPos, newPos + component.count);",
	"						value = value.map(function(value, i) {",
	"							let oldValue = oldTokens[oldPos + i];",
	"							return oldValue.length > value.length ? oldValue : value;",
	"						}), component.value = this.join(value);",
	"					} else component.value = this.join(newTokens.slice(newPos, newPos + component.count));",
	"					newPos += component.count, component.added || (oldPos += component.count);",
	"				}",
	"			}",
	"			return components;",
	"		}",
	"	};",
	"	new class extends Diff {}();",
	"	// node_modules/diff/libesm/util/string.js",
	"	function longestCommonPrefix(str1, str2) {",
	"		let i = 0;",
	"		for (; i < str1.length && i < str2.length; i++) if (str1[i] != str2[i]) return str1.slice(0, i);",
	"		return str1.slice(0, i);",
	"	}",
	"	function longestCommonSuffix(str1, str2) {",
	"		let i;",
	"		if (!str1 || !str2 || str1[str1.length - 1] != str2[str2.length - 1]) return \"\";",
	"		for (i = 0; i < str1.length && i < str2.length; i++) if (str1[str1.length - (i + 1)] != str2[str2.length - (i + 1)]) return str1.slice(-i);",
	"		return str1.slice(-i);",
	"	}",
	"	function replacePrefix(string, oldPrefix, newPrefix) {",
	"		if (string.slice(0, oldPrefix.length) != oldPrefix) throw Error(`string ${JSON.stringify(string)} doesn't start with prefix ${JSON.stringify(oldPrefix)}; this is a bug`);",
	"		return newPrefix + string.slice(oldPrefix.length);",
	"	}",
	"	function replaceSuffix(string, oldSuffix, newSuffix) {",
	"		if (!oldSuffix) return string + newSuffix;",
	"		if (string.slice(-oldSuffix.length) != oldSuffix) throw Error(`string ${JSON.stringify(string)} doesn't end with suffix ${JSON.stringify(oldSuffix)}; this is a bug`);",
	"		return string.slice(0, -oldSuffix.length) + newSuffix;",
	"	}",
	"	function removePrefix(string, oldPrefix) {",
	"		return replacePrefix(string, oldPrefix, \"\");",
	"	}",
	"	function removeSuffix(string, oldSuffix) {",
	"		return replaceSuffix(string, oldSuffix, \"\");",
	"	}",
	"	function maximumOverlap(string1, string2) {",
	"		return string2.slice(0, overlapCount(string1, string2));",
	"	}",
	"	function overlapCount(a, b) {",
	"		let startA = 0;",
	"		a.length > b.length && (startA = a.length - b.length);",
	"		let endB = b.length;",
	"		a.length < b.length && (endB = a.length);",
	"		let map = Array(endB), k = 0;",
	"		map[0] = 0;",
	"		for (let j = 1; j < endB; j++) {",
	"			for (b[j] == b[k] ? map[j] = map[k] : map[j] = k; k > 0 && b[j] != b[k];) k = map[k];",
	"			b[j] == b[k] && k++;",
	"		}",
	"		k = 0;",
	"		for (let i = startA; i < a.length; i++) {",
	"			for (; k > 0 && a[i] != b[k];) k = map[k];",
	"			a[i] == b[k] && k++;",
	"		}",
	"		return k;",
	"	}",
	"	function segment(string, segmenter) {",
	"		let parts = [];",
	"		for (let segmentObj of Array.from(segmenter.segment(string))) {",
	"			let segment = segmentObj.segment;",
	"			parts.length && /\\s/.test(parts[parts.length - 1]) && /\\s/.test(segment) ? parts[parts.length - 1] += segment : parts.push(segment);",
	"		}",
	"		return parts;",
	"	}",
	"	function trailingWs(string, segmenter) {",
	"		if (segmenter) return leadingAndTrailingWs(string, segmenter)[1];",
	"		let i;",
	"		for (i = string.length - 1; i >= 0 && string[i].match(/\\s/); i--);",
	"		return string.substring(i + 1);",
	"	}",
	"	function leadingWs(string, segmenter) {",
	"		if (segmenter) return leadingAndTrailingWs(string, segmenter)[0];",
	"		let match = string.match(/^\\s*/);",
	"		return match ? match[0] : \"\";",
	"	}",
	"	function leadingAndTrailingWs(string, segmenter) {",
	"		if (!segmenter) return [leadingWs(string), trailingWs(string)];",
	"		if (segmenter.resolvedOptions().granularity != \"word\") throw Error(\"The segmenter passed must have a granularity of \\\"word\\\"\");",
	"		let segments = segment(string, segmenter), firstSeg = segments[0], lastSeg = segments[segments.length - 1];",
	"		return [/\\s/.test(firstSeg) ? firstSeg : \"\", /\\s/.test(lastSeg) ? lastSeg : \"\"];",
	"	}",
	"	// node_modules/diff/libesm/diff/word.js",
	"	let extendedWordChars = \"a-zA-Z0-9_\\\\u{AD}\\\\u{C0}-\\\\u{D6}\\\\u{D8}-\\\\u{F6}\\\\u{F8}-\\\\u{2C6}\\\\u{2C8}-\\\\u{2D7}\\\\u{2DE}-\\\\u{2FF}\\\\u{1E00}-\\\\u{1EFF}\", tokenizeIncludingWhitespace = RegExp(`[${extendedWordChars}]+|\\\\s+|[^${extendedWordChars}]`, \"ug\");",
	"	new class extends Diff {",
	"		equals(left, right, options) {",
	"			return options.ignoreCase && (left = left.toLowerCase(), right = right.toLowerCase()), left.trim() === right.trim();",
	"		}",
	"		tokenize(value, options = {}) {",
	"			let parts;",
	"			if (options.intlSegmenter) {",
	"				let segmenter = options.intlSegmenter;",
	"				if (segmenter.resolvedOptions().granularity != \"word\") throw Error(\"The segmenter passed must have a granularity of \\\"word\\\"\");",
	"				parts = segment(value, segmenter);",
	"			} else parts = value.match(tokenizeIncludingWhitespace) || [];",
	"			let tokens = [], prevPart = null;",
	"			return parts.forEach((part) => {",
	"				/\\s/.test(part) ? prevPart == null ? tokens.push(part) : tokens.push(tokens.pop() + part) : prevPart != null && /\\s/.test(prevPart) ? tokens[tokens.length - 1] == prevPart ? tokens.push(tokens.pop() + part) : tokens.push(prevPart + part) : tokens.push(part), prevPart = part;",
	"			}), tokens;",
	"		}",
	"		join(tokens) {",
	"			return tokens.map((token, i) => i == 0 ? token : token.replace(/^\\s+/, \"\")).join(\"\");",
	"		}",
	"		postProcess(changes, options) {",
	"			if (!changes || options.oneChangePerToken) return changes;",
	"			let lastKeep = null, insertion = null, deletion = null;",
	"			return changes.forEach((change) => {",
	"				change.added ? insertion = change : change.removed ? deletion = change : ((insertion || deletion) && dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, change, options.intlSegmenter), lastKeep = change, insertion = null, deletion = null);",
	"			}), (insertion || deletion) && dedupeWhitespaceInChangeObjects(lastKeep, deletion, insertion, null, options.intlSegmenter), changes;",
	"		}",
	"	}();",
	"	function dedupeWhitespaceInChangeObjects(startKeep, deletion, insertion, endKeep, segmenter) {",
	"		if (deletion && insertion) {",
	"			let [oldWsPrefix, oldWsSuffix] = leadingAndTrailingWs(deletion.value, segmenter), [newWsPrefix, newWsSuffix] = leadingAndTrailingWs(insertion.value, segmenter);",
	"			if (startKeep) {",
	"				let commonWsPrefix = longestCommonPrefix(oldWsPrefix, newWsPrefix);",
	"				startKeep.value = replaceSuffix(startKeep.value, newWsPrefix, commonWsPrefix), deletion.value = removePrefix(deletion.value, commonWsPrefix), insertion.value = removePrefix(insertion.value, commonWsPrefix);",
	"			}",
	"			if (endKeep) {",
	"				let commonWsSuffix = longestCommonSuffix(oldWsSuffix, newWsSuffix);",
	"				endKeep.value = replacePrefix(endKeep.value, newWsSuffix, commonWsSuffix), deletion.value = removeSuffix(deletion.value, commonWsSuffix), insertion.value = removeSuffix(insertion.value, commonWsSuffix);",
	"			}",
	"		} else if (insertion) {",
	"			if (startKeep) {",
	"				let ws = leadingWs(insertion.value, segmenter);",
	"				insertion.value = insertion.value.substring(ws.length);",
	"			}",
	"			if (endKeep) {",
	"				let ws = leadingWs(endKeep.value, segmenter);",
	"				endKeep.value = endKeep.value.substring(ws.length);",
	"			}",
	"		} else if (startKeep && endKeep) {",
	"			let newWsFull = leadingWs(endKeep.value, segmenter), [delWsStart, delWsEnd] = leadingAndTrailingWs(deletion.value, segmenter), newWsStart = longestCommonPrefix(newWsFull, delWsStart);",
	"			deletion.value = removePrefix(deletion.value, newWsStart);",
	"			let newWsEnd = longestCommonSuffix(removePrefix(newWsFull, newWsStart), delWsEnd);",
	"			deletion.value = removeSuffix(deletion.value, newWsEnd), endKeep.value = replacePrefix(endKeep.value, newWsFull, newWsEnd), startKeep.value = replaceSuffix(startKeep.value, newWsFull, newWsFull.slice(0, newWsFull.length - newWsEnd.length));",
	"		} else if (endKeep) {",
	"			let endKeepWsPrefix = leadingWs(endKeep.value, segmenter), overlap = maximumOverlap(trailingWs(deletion.value, segmenter), endKeepWsPrefix);",
	"			deletion.value = removeSuffix(deletion.value, overlap);",
	"		} else if (startKeep) {",
	"			let overlap = maximumOverlap(trailingWs(startKeep.value, segmenter), leadingWs(deletion.value, segmenter));",
	"			deletion.value = removePrefix(deletion.value, overlap);",
	"		}",
	"	}",
	"	new class extends Diff {",
	"		tokenize(value) {",
	"			let regex = RegExp(`(\\\\r?\\\\n)|[${extendedWordChars}]+|[^\\\\S\\\\n\\\\r]+|[^${extendedWordChars}]`, \"ug\");",
	"			return value.match(regex) || [];",
	"		}",
	"	}(), new class extends Diff {",
	"		constructor() {",
	"			super(...arguments), this.tokenize = tokenize;",
	"		}",
	"		equals(left, right, options) {",
	"			return options.ignoreWhitespace ? (options.newlineIsToken && left.includes(\"\\n\") || (left = left.trim()), options.newlineIsToken && right.includes(\"\\n\") || (right = right.trim())) : options.ignoreNewlineAtEof && !options.newlineIsToken && (left.endsWith(\"\\n\") && (left = left.slice(0, -1)), right.endsWith(\"\\n\") && (right = right.slice(0, -1))), super.equals(left, right, options);",
	"		}",
	"	}();",
	"	function tokenize(value, options) {",
	"		options.stripTrailingCr && (value = value.replace(/\\r\\n/g, \"\\n\"));",
	"		let retLines = [], linesAndNewlines = value.split(/(\\n|\\r\\n)/);",
	"		linesAndNewlines[linesAndNewlines.length - 1] || linesAndNewlines.pop();",
	"		for (let i = 0; i < linesAndNewlines.length; i++) {",
	"			let line = linesAndNewlines[i];",
	"			i % 2 && !options.newlineIsToken ? retLines[retLines.length - 1] += line : retLines.push(line);",
	"		}",
	"		return retLines;",
	"	}",
	"	// node_modules/diff/libesm/diff/sentence.js",
	"	function isSentenceEndPunct(char) {",
	"		return char == \".\" || char == \"!\" || char == \"?\";",
	"	}",
	"	new class extends Diff {",
	"		tokenize(value) {",
	"			let result = [], tokenStartI = 0;",
	"			for (let i = 0; i < value.length; i++) {",
	"				if (i == value.length - 1) {",
	"					result.push(value.slice(tokenStartI));",
	"					break;",
	"				}",
	"				if (isSentenceEndPunct(value[i]) && value[i + 1].match(/\\s/)) {",
	"					for (result.push(value.slice(tokenStartI, i + 1)), i = tokenStartI = i + 1; value[i + 1]?.match(/\\s/);) i++;",
	"					result.push(value.slice(tokenStartI, i + 1)), tokenStartI = i + 1;",
	"				}",
	"			}",
	"			return result;",
	"		}",
	"	}(), new class extends Diff {",
	"		tokenize(value) {",
	"			return value.split(/([{}:;,]|\\s+)/);",
	"		}",
	"	}(), new class extends Diff {",
	"		constructor() {",
	"			super(...arguments), this.tokenize = tokenize;",
	"		}",
	"		get useLongestToken() {",
	"			return !0;",
	"		}",
	"		castInput(value, options) {",
	"			let { undefinedReplacement, stringifyReplacer = (k, v) => v === void 0 ? undefinedReplacement : v } = options;",
	"			return typeof value == \"string\" ? value : JSON.stringify(canonicalize(value, null, null, stringifyReplacer), null, \"  \");",
	"		}",
	"		equals(left, right, options) {",
	"			return super.equals(left.replace(/,([\\r\\n])/g, \"$1\"), right.replace(/,([\\r\\n])/g, \"$1\"), options);",
	"		}",
	"	}();",
	"	function canonicalize(obj, stack, replacementStack, replacer, key) {",
	"		stack ||= [], replacementStack ||= [], replacer && (obj = replacer(key === void 0 ? \"\" : key, obj));",
	"		let i = 0;",
	"		for (; i < stack.length; i += 1) if (stack[i] === obj) return replacementStack[i];",
	"		let canonicalizedObj;",
	"		if (Object.prototype.toString.call(obj) === \"[object Array]\") {",
	"			for (stack.push(obj), canonicalizedObj = Array(obj.length), replacementStack.push(canonicalizedObj), i = 0; i < obj.length; i += 1) canonicalizedObj[i] = canonicalize(obj[i], stack, replacementStack, replacer, String(i));",
	"			return stack.pop(), replacementStack.pop(), canonicalizedObj;",
	"		}",
	"		if (obj && obj.toJSON && (obj = obj.toJSON()), typeof obj == \"object\" && obj) {",
	"			stack.push(obj), canonicalizedObj = {}, replacementStack.push(canonicalizedObj);",
	"			let sortedKeys = [], key;",
	"			for (key in obj) Object.prototype.hasOwnProperty.call(obj, key) && sortedKeys.push(key);",
	"			for (sortedKeys.sort(), i = 0; i < sortedKeys.length; i += 1) key = sortedKeys[i], canonicalizedObj[key] = canonicalize(obj[key], stack, replacementStack, replacer, key);",
	"			stack.pop(), replacementStack.pop();",
	"		} else canonicalizedObj = obj;",
	"		return canonicalizedObj;",
	"	}",
	"	let arrayDiff = new class extends Diff {",
	"		tokenize(value) {",
	"			return value.slice();",
	"		}",
	"		join(value) {",
	"			return value;",
	"		}",
	"		removeEmpty(value) {",
	"			return value;",
	"		}",
	"	}();",
	"	function diffArrays(oldArr, newArr, options) {",
	"		return arrayDiff.diff(oldArr, newArr, options);",
	"	}",
	"	function difference(old, text, language) {",
	"		let whole = {",
	"			old: [unmarked(old)],",
	"			text: [unmarked(text)]",
	"		}, parts = diffArrays(wordsOf(old, language), wordsOf(text, language), { maxEditLength: 600 });",
	"		if (!parts) return whole;",
	"		let pieces = parts.map(({ value, added, removed }) => ({",
	"			text: value.join(\"\"),",
	"			added,",
	"			removed",
	"		}));",
	"		return pieces.reduce((sum, one) => sum + (one.added || one.removed ? 0 : one.text.trim().length), 0) < .2 * Math.max(old.length, text.length) ? whole : {",
	"			old: joined(pieces.filter(({ added }) => !added).map((one) => ({",
	"				text: one.text,",
	"				isChanged: one.removed",
	"			}))),",
	"			text: joined(pieces.filter(({ removed }) => !removed).map((one) => ({",
	"				text: one.text,",
	"				isChanged: one.added",
	"			})))",
	"		};",
	"	}",
	"	function unmarked(text) {",
	"		return {",
	"			text,",
	"			isChanged: !1",
	"		};",
	"	}",
	"	function joined(pieces) {",
	"		let all = [];",
	"		return pieces.forEach((piece, index) => {",
	"			let [last, next] = [all.at(-1), pieces[index + 1]], isGap = !piece.isChanged && piece.text === \" \" && last?.isChanged && next?.isChanged, isChanged = piece.isChanged || isGap === !0;",
	"			last?.isChanged === isChanged ? last.text += piece.text : all.push({",
	"				text: piece.text,",
	"				isChanged",
	"			});",
	"		}), all;",
	"	}",
	"	let segmenters = new Map();",
	"	function wordsOf(text, language = \"\") {",
	"		let segmenter = segmenterOf(language);",
	"		return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : text.split(/(?<=\\W)|(?=\\W)/u);",
	"	}",
	"	function segmenterOf(language) {",
	"		return segmenters.has(language) || segmenters.set(language, newSegmenter(language)), segmenters.get(language);",
	"	}",
	"	function newSegmenter(language) {",
	"		if (\"Segmenter\" in Intl) return new Intl.Segmenter(localeOf(language)?.toString(), { granularity: \"word\" });",
	"	}",
	"	function localeOf(language) {",
	"		try {",
	"			return language === void 0 || language === \"\" ? void 0 : new Intl.Locale(language.replaceAll(\"_\", \"-\"));",
	"		} catch {",
	"			return;",
	"		}",
	"	}",
	"	function valueList(values, sides, language) {",
	"		let shown = values.filter((one) => language === void 0 || one.language === language).slice(0, 6), rest = values.filter((one) => !shown.includes(one)), list = element(\"dl\", { class: \"values\" }, ...shown.map((value) => valueRow(value, sides))), others = () => rest.map((value) => valueRow(value, sides));",
	"		return rest.length === 1 ? list.append(...others()) : rest.length > 1 && list.append(moreButton(rest.length, others)), list;",
	"	}",
	"	function moreButton(count, others) {",
	"		let button = element(\"button\", {",
	"			type: \"button\",",
	"			class: \"more\"",
	"		}, `Show ${figure(count)} more`), holder = element(\"div\", { class: \"value\" }, element(\"dt\"), element(\"dd\", {}, button));",
	"		return button.addEventListener(\"click\", () => {",
	"			let rows = others();",
	"			holder.replaceWith(...rows);",
	"			let [first] = rows;",
	"			first?.setAttribute(\"tabindex\", \"-1\"), first?.focus();",
	"		}), holder;",
	"	}",
	"	function valueRow(value, sides) {",
	"		let { name, notes = [] } = value;",
	"		return element(\"div\", { class: \"value\" }, element(\"dt\", {}, element(\"bdi\", {}, name)), element(\"dd\", {}, ...linesOf(value, sides), ...notes.map((note) => element(\"p\", { class: \"note\" }, note))));",
	"	}",
	"	function linesOf(value, [before, after]) {",
	"		let { language } = value;",
	"		switch (value.is) {",
	"			case \"new\": return [textLine(\"new\", after, value.text === \"\" ? [] : [{",
	"				text: value.text,",
	"				isChanged: !1",
	"			}], language)];",
	"			case \"changed\": {",
	"				let { old, text } = difference(value.old, value.text, language);",
	"				return [textLine(\"old\", before, old, language), textLine(\"new\", after, text, language)];",
	"			}",
	"			case \"kept\": {",
	"				let { old, text } = difference(value.live, value.text, language);",
	"				return [textLine(\"live\", \"In the project, kept\", old, language), textLine(\"declared\", \"Declared, not written\", text, language)];",
	"			}",
	"			case \"list\": return [element(\"p\", { class: \"members\" }, ...value.added.map((member) => memberOf(\"new\", member)), ...value.removed.map((member) => memberOf(\"old\", member)), value.same > 0 && element(\"span\", { class: \"same\" }, `${figure(value.same)} unchanged`))];",
	"			case \"named\": return [element(\"p\", { class: \"note\" }, \"The text is hidden by show_texts: false.\")];",
	"		}",
	"	}",
	"	let SIGNS = {",
	"		old: \"−\",",
	"		new: \"+\",",
	"		live: \"project\",",
	"		declared: \"declared\"",
	"	};",
	"	function textLine(line, said, pieces, language) {",
	"		let locale = localeOf(language), mark = line === \"old\" || line === \"live\" ? \"del\" : \"ins\", marked = pieces.map(({ text, isChanged }) => isChanged ? element(mark, {}, visible(text)) : text), text = pieces.length === 0 ? element(\"span\", { class: \"empty\" }, \"(empty)\") : element(\"span\", {",
	"			class: \"text\",",
	"			dir: directionOf(locale),",
	"			lang: locale?.toString()",
	"		}, ...marked);",
	"		return element(\"p\", { class: `line ${line}` }, element(\"span\", {",
	"			class: \"sign\",",
	"			\"aria-hidden\": \"true\"",
	"		}, SIGNS[line]), element(\"span\", { class: \"said\" }, `${said}: `), text);",
	"	}",
	"	function visible(text) {",
	"		return text.replaceAll(\"\\n\", \"↵\\n\");",
	"	}",
	"	function memberOf(line, member) {",
	"		return element(\"span\", { class: `member ${line}` }, element(\"span\", { class: \"said\" }, line === \"old\" ? \"Removed: \" : \"Added: \"), element(\"span\", { \"aria-hidden\": \"true\" }, line === \"old\" ? \"−\" : \"+\"), element(\"bdi\", {}, member));",
	"	}",
	"	function directionOf(locale) {",
	"		return locale !== void 0 && RIGHT_TO_LEFT.has(locale.maximize().script ?? \"\") ? \"rtl\" : \"auto\";",
	"	}",
	"	let RIGHT_TO_LEFT = new Set([",
	"		\"Arab\",",
	"		\"Hebr\",",
	"		\"Thaa\",",
	"		\"Syrc\",",
	"		\"Nkoo\",",
	"		\"Adlm\",",
	"		\"Rohg\",",
	"		\"Mand\",",
	"		\"Samr\"",
	"	]);",
	"	// src/report/html/browser/row.ts",
	"	function rowElement(row, data, { position, count, language }) {",
	"		let { name, from, state, failed, tags = [], words = [], values = [] } = row, action = data.actions[row.action], id = `row-${position}`, ended = state === void 0 ? void 0 : data.states[state];",
	"		return element(\"article\", {",
	"			class: failed ? \"row failed\" : \"row\",",
	"			tabindex: \"0\",",
	"			\"aria-labelledby\": id,",
	"			\"aria-posinset\": String(position),",
	"			\"aria-setsize\": String(count)",
	"		}, element(\"div\", { class: \"what\" }, element(\"h4\", { id }, element(\"bdi\", {}, name)), from !== void 0 && element(\"p\", { class: \"from\" }, \"formerly \", element(\"bdi\", {}, from)), element(\"p\", { class: \"labels\" }, action && element(\"span\", { class: `label ${action.tone}` }, action.words), ended !== void 0 && element(\"span\", { class: failed ? \"label removed\" : \"label state\" }, ended)), locationOf(row, data), data.projects.length > 1 && element(\"p\", { class: \"place\" }, element(\"bdi\", {}, data.projects[row.project] ?? \"\")), tags.length > 0 && element(\"p\", { class: \"tags\" }, ...tags.map((tag) => element(\"bdi\", { class: \"tag\" }, tag)))), element(\"div\", { class: \"how\" }, ...words.map((sentence) => element(\"p\", {",
	"			class: \"words\",",
	"			dir: \"auto\"",
	"		}, sentence)), values.length > 0 && valueList(values, data.sides, language)));",
	"	}",
	"	function locationOf({ file, line = 0 }, { files }) {",
	"		let found = file === void 0 ? void 0 : files[file];",
	"		if (!found) return;",
	"		let words = [element(\"bdi\", {}, found.path), `:${figure(line).replaceAll(\",\", \"\")}`];",
	"		return found.address === void 0 ? element(\"p\", { class: \"place\" }, ...words) : element(\"p\", { class: \"place\" }, element(\"a\", {",
	"			href: `${found.address}#L${line}`,",
	"			rel: \"noreferrer\"",
	"		}, ...words));",
	"	}",
	"	// src/report/html/browser/list.ts",
	"	let MAX_PRINTED = 5e3;",
	"	var List = class {",
	"		data;",
	"		root;",
	"		blocks = [];",
	"		count = 0;",
	"		language;",
	"		observer;",
	"		constructor(data, root) {",
	"			this.data = data, this.root = root, this.observer = new IntersectionObserver((seen) => this.update(seen), { rootMargin: \"1500px 0px\" }), addEventListener(\"beforeprint\", () => this.fillForPrint()), addEventListener(\"afterprint\", () => this.show(this.blocks.flatMap(({ rows }) => rows), this.language)), root.addEventListener(\"keydown\", (event) => this.move(event));",
	"		}",
	"		show(rows, language) {",
	"			this.observer.disconnect(), this.count = rows.length, this.language = language, this.blocks = [];",
	"			let parts = this.data.sections.flatMap((title, section) => {",
	"				let own = rows.filter((row) => row.section === section);",
	"				return own.length === 0 ? [] : [this.part(title, own)];",
	"			});",
	"			this.root.replaceChildren(...parts);",
	"			for (let { element: place } of this.blocks) this.observer.observe(place);",
	"			let [first] = this.blocks;",
	"			first && this.fill(first);",
	"		}",
	"		part(title, rows) {",
	"			let heading = element(\"h3\", {}, element(\"span\", {}, title), \" \", element(\"span\", { class: \"count\" }, figure(rows.length))), feed = element(\"div\", {",
	"				role: \"feed\",",
	"				\"aria-label\": title,",
	"				\"aria-busy\": \"true\"",
	"			});",
	"			for (let from = 0; from < rows.length; from += 40) {",
	"				let own = rows.slice(from, from + 40), block = {",
	"					rows: own,",
	"					start: this.blocks.reduce((_sum, { start: at, rows: all }) => at + all.length, 0),",
	"					element: element(\"div\", {",
	"						class: \"block\",",
	"						role: \"presentation\"",
	"					})",
	"				};",
	"				block.element.style.height = `${own.length * 110}px`, this.blocks.push(block), feed.append(block.element);",
	"			}",
	"			return element(\"section\", { class: \"part\" }, heading, feed);",
	"		}",
	"		update(seen) {",
	"			let places = new Map(this.blocks.map((block) => [block.element, block]));",
	"			for (let { target, isIntersecting } of seen) {",
	"				let block = target instanceof HTMLElement ? places.get(target) : void 0;",
	"				block && (isIntersecting ? this.fill(block) : this.empty(block));",
	"			}",
	"		}",
	"		fill({ rows, start, element: place }) {",
	"			if (place.childElementCount > 0) return;",
	"			let [count, language] = [this.count, this.language], made = rows.map((row, index) => rowElement(row, this.data, {",
	"				position: start + index + 1,",
	"				count,",
	"				language",
	"			}));",
	"			place.append(...made), place.style.height = \"\", markBusy(place.parentElement);",
	"		}",
	"		empty({ element: place }) {",
	"			place.childElementCount === 0 || place.contains(document.activeElement) || (place.style.height = `${place.offsetHeight}px`, place.replaceChildren(), markBusy(place.parentElement));",
	"		}",
	"		fillForPrint() {",
	"			this.observer.disconnect();",
	"			for (let fold of document.querySelectorAll(\"details\")) fold.open = !0;",
	"			let printed = 0;",
	"			for (let block of this.blocks) printed += block.rows.length, printed <= MAX_PRINTED ? this.fill(block) : block.element.style.height = \"0\";",
	"			printed > MAX_PRINTED && this.root.append(element(\"p\", { class: \"note\" }, `Only about ${figure(MAX_PRINTED)} of ${figure(printed)} rows are printed. Filter the list to print others.`));",
	"		}",
	"		move(event) {",
	"			let row = event.target instanceof Element ? event.target.closest(\"article\") : null, step = event.key === \"PageDown\" ? 1 : event.key === \"PageUp\" ? -1 : 0;",
	"			if (!row || step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;",
	"			let position = Number(row.getAttribute(\"aria-posinset\")) + step, block = this.blocks.findLast(({ start }) => start < position);",
	"			if (!block || position < 1 || position > this.count) return;",
	"			event.preventDefault(), this.fill(block);",
	"			let next = block.element.children[position - 1 - block.start];",
	"			next instanceof HTMLElement && next.focus();",
	"		}",
	"	};",
	"	function markBusy(feed) {",
	"		feed?.setAttribute(\"aria-busy\", String(feed.querySelector(\"article\") === null));",
	"	}",
	"	// src/report/html/browser/main.ts",
	"	let data = JSON.parse(byId(\"lokaform-data\").textContent ?? \"\");",
	"	data.rows.length > 0 && start();",
	"	function start() {",
	"		let facets = facetsOf(data), list = new List(data, byId(LIST_ID)), bar = new Bar(facets, data, () => {",
	"			update(), remember(bar.selection);",
	"		}), update = () => {",
	"			let { selection } = bar, rows = matching(data, selection);",
	"			list.show(rows, selection.chosen.get(\"language\")), bar.show(rows.length, data.rows.length);",
	"		};",
	"		placeBar(bar, LIST_ID);",
	"		let restore = () => {",
	"			bar.select(remembered(facets.map(({ name }) => name))), update();",
	"		};",
	"		addEventListener(\"hashchange\", () => location.hash.includes(\"=\") && restore()), restore();",
	"	}",
	"	function remember({ search, chosen }) {",
	"		let words = new URLSearchParams([...chosen]);",
	"		search !== \"\" && words.set(\"search\", search);",
	"		try {",
	"			history.replaceState(null, \"\", `#${words}`);",
	"		} catch {}",
	"	}",
	"	function remembered(names) {",
	"		let words = new URLSearchParams(location.hash.slice(1)), chosen = names.flatMap((name) => {",
	"			let value = words.get(name);",
	"			return value === null ? [] : [[name, value]];",
	"		});",
	"		return {",
	"			search: words.get(\"search\") ?? \"\",",
	"			chosen: new Map(chosen)",
	"		};",
	"	}",
	"})();"
], Te = [
	":root {",
	"  color-scheme: light dark;",
	"  --back: #ffffff;",
	"  --raised: #f6f8fa;",
	"  --ink: #1f2328;",
	"  --quiet: #59636e;",
	"  --line: #d1d9e0;",
	"  --accent: #0550ae;",
	"  --focus: #0969da;",
	"  --old-back: #fff0ee;",
	"  --old-mark: #ffc9c4;",
	"  --old-ink: #82071e;",
	"  --new-back: #eafbee;",
	"  --new-mark: #a6eeb4;",
	"  --new-ink: #0b5423;",
	"  --changed-back: #fff6d6;",
	"  --changed-ink: #6a4a00;",
	"  --kept-back: #eceff3;",
	"  --kept-ink: #424a53;",
	"  --mono: ui-monospace, SFMono-Regular, \"SF Mono\", Menlo, Consolas, \"Liberation Mono\", monospace;",
	"}",
	"",
	"@media (prefers-color-scheme: dark) {",
	"  :root {",
	"    --back: #0d1117;",
	"    --raised: #161b22;",
	"    --ink: #e6edf3;",
	"    --quiet: #9da7b3;",
	"    --line: #30363d;",
	"    --accent: #79b8ff;",
	"    --focus: #58a6ff;",
	"    --old-back: #2d1416;",
	"    --old-mark: #7a2329;",
	"    --old-ink: #ffb3ad;",
	"    --new-back: #0f2a18;",
	"    --new-mark: #1d6b34;",
	"    --new-ink: #93e6a8;",
	"    --changed-back: #33280b;",
	"    --changed-ink: #f0cf7a;",
	"    --kept-back: #21262d;",
	"    --kept-ink: #c4ccd5;",
	"  }",
	"}",
	"",
	"* {",
	"  box-sizing: border-box;",
	"}",
	"",
	"html {",
	"  scroll-padding-top: 9rem;",
	"}",
	"",
	"body {",
	"  margin: 0 auto;",
	"  max-width: 90rem;",
	"  padding: 1.5rem clamp(0.75rem, 3vw, 2.5rem) 3rem;",
	"  background: var(--back);",
	"  color: var(--ink);",
	"  font:",
	"    0.9375rem / 1.5 system-ui,",
	"    -apple-system,",
	"    \"Segoe UI\",",
	"    Roboto,",
	"    \"Noto Sans\",",
	"    sans-serif;",
	"  overflow-wrap: anywhere;",
	"}",
	"",
	"h1,",
	"h2,",
	"h3,",
	"h4,",
	"p,",
	"ul,",
	"dl,",
	"dd {",
	"  margin: 0;",
	"}",
	"",
	"h1 {",
	"  font-size: clamp(1.375rem, 1rem + 1.6vw, 1.875rem);",
	"  line-height: 1.25;",
	"  font-weight: 650;",
	"  margin: 0.25rem 0 0.5rem;",
	"}",
	"",
	"h2 {",
	"  font-size: 1.125rem;",
	"  margin-bottom: 0.375rem;",
	"}",
	"",
	"h3 {",
	"  font-size: 0.9375rem;",
	"  margin-bottom: 0.375rem;",
	"}",
	"",
	"h4 {",
	"  font: 600 0.875rem / 1.4 var(--mono);",
	"}",
	"",
	"a {",
	"  color: var(--accent);",
	"}",
	"",
	"code,",
	"pre {",
	"  font: 0.875em / 1.45 var(--mono);",
	"}",
	"",
	"pre {",
	"  white-space: pre-wrap;",
	"}",
	"",
	"ul {",
	"  padding: 0;",
	"  list-style: none;",
	"}",
	"",
	"button,",
	"select,",
	"input {",
	"  font: inherit;",
	"  color: inherit;",
	"}",
	"",
	":focus-visible {",
	"  outline: 2px solid var(--focus);",
	"  outline-offset: 2px;",
	"}",
	"",
	".skip {",
	"  position: absolute;",
	"  left: -999rem;",
	"}",
	"",
	".skip:focus {",
	"  position: static;",
	"}",
	"",
	".said {",
	"  position: absolute;",
	"  width: 1px;",
	"  height: 1px;",
	"  overflow: hidden;",
	"  clip-path: inset(50%);",
	"  white-space: nowrap;",
	"}",
	"",
	".kicker,",
	".facts,",
	".place,",
	".from,",
	".note,",
	".status,",
	".code,",
	".same,",
	"footer {",
	"  color: var(--quiet);",
	"  font-size: 0.8125rem;",
	"}",
	"",
	".kicker span + span::before {",
	"  content: \"·\";",
	"  margin: 0 0.375rem;",
	"}",
	"",
	".command {",
	"  font-family: var(--mono);",
	"}",
	"",
	".verdict {",
	"  border-inline-start: 4px solid var(--line);",
	"  padding: 0.25rem 0.75rem;",
	"  margin: 0.5rem 0;",
	"}",
	"",
	".verdict.failed {",
	"  border-color: #cf222e;",
	"}",
	"",
	".verdict.clean {",
	"  border-color: #1a7f37;",
	"}",
	"",
	".verdict.open {",
	"  border-color: var(--focus);",
	"}",
	"",
	"main > section,",
	"footer {",
	"  margin-top: 1.75rem;",
	"}",
	"",
	".project {",
	"  border: 1px solid var(--line);",
	"  border-radius: 0.5rem;",
	"  padding: 0.875rem 1rem;",
	"}",
	"",
	".project > * + * {",
	"  margin-top: 0.5rem;",
	"}",
	"",
	".problems ul,",
	".lines {",
	"  border-top: 1px solid var(--line);",
	"}",
	"",
	".problems li,",
	".lines li {",
	"  border-bottom: 1px solid var(--line);",
	"  padding: 0.5rem 0;",
	"}",
	"",
	".problems .place {",
	"  display: block;",
	"}",
	"",
	".label,",
	".tag {",
	"  display: inline-block;",
	"  border-radius: 1rem;",
	"  padding: 0 0.5rem;",
	"  font-size: 0.75rem;",
	"  line-height: 1.5;",
	"  background: var(--kept-back);",
	"  color: var(--kept-ink);",
	"}",
	"",
	".label.added {",
	"  background: var(--new-back);",
	"  color: var(--new-ink);",
	"}",
	"",
	".label.changed,",
	".warning .label {",
	"  background: var(--changed-back);",
	"  color: var(--changed-ink);",
	"}",
	"",
	".label.removed,",
	".error .label {",
	"  background: var(--old-back);",
	"  color: var(--old-ink);",
	"}",
	"",
	".totals {",
	"  display: flex;",
	"  flex-wrap: wrap;",
	"  gap: 0.5rem;",
	"  margin: 0.5rem 0 0.625rem;",
	"}",
	"",
	".total {",
	"  display: flex;",
	"  gap: 0.375rem;",
	"  border: 1px solid var(--line);",
	"  border-inline-start-width: 4px;",
	"  border-radius: 0.375rem;",
	"  background: var(--raised);",
	"  padding: 0.375rem 0.75rem;",
	"}",
	"",
	".total:has(button) {",
	"  padding: 0;",
	"}",
	"",
	".total button {",
	"  border: 0;",
	"  border-radius: 0.25rem;",
	"  background: none;",
	"  padding: 0.375rem 0.75rem;",
	"  text-align: start;",
	"  cursor: pointer;",
	"}",
	"",
	".total button:hover {",
	"  background: var(--kept-back);",
	"}",
	"",
	".total button[aria-pressed=\"true\"] {",
	"  background: var(--accent);",
	"  color: var(--back);",
	"}",
	"",
	".without-script > h2 {",
	"  margin-top: 1rem;",
	"}",
	"",
	".total strong {",
	"  line-height: 1.25;",
	"  font-size: 1.125rem;",
	"  font-variant-numeric: tabular-nums;",
	"  margin-inline-end: 0.125rem;",
	"}",
	"",
	".total.added {",
	"  border-inline-start-color: #2da44e;",
	"}",
	"",
	".total.changed {",
	"  border-inline-start-color: #bf8700;",
	"}",
	"",
	".total.removed {",
	"  border-inline-start-color: #cf222e;",
	"}",
	"",
	".bar {",
	"  position: sticky;",
	"  top: 0;",
	"  z-index: 1;",
	"  display: flex;",
	"  flex-wrap: wrap;",
	"  gap: 0.5rem 0.75rem;",
	"  align-items: end;",
	"  margin: 0 -0.5rem;",
	"  padding: 0.625rem 0.5rem;",
	"  background: var(--back);",
	"  border-bottom: 1px solid var(--line);",
	"}",
	"",
	".field {",
	"  flex: 1 1 8rem;",
	"  max-width: 15rem;",
	"  min-width: 0;",
	"}",
	"",
	".field.wide {",
	"  flex: 3 1 14rem;",
	"  max-width: 28rem;",
	"}",
	"",
	".field label {",
	"  display: block;",
	"  color: var(--quiet);",
	"  font-size: 0.75rem;",
	"}",
	"",
	".field input,",
	".field select,",
	".clear,",
	".more {",
	"  width: 100%;",
	"  min-height: 2.125rem;",
	"  border: 1px solid var(--line);",
	"  border-radius: 0.375rem;",
	"  background: var(--raised);",
	"  padding: 0.25rem 0.5rem;",
	"}",
	"",
	".clear,",
	".more {",
	"  width: auto;",
	"  cursor: pointer;",
	"}",
	"",
	".status {",
	"  margin-inline-start: auto;",
	"  padding: 0.375rem 0;",
	"  font-variant-numeric: tabular-nums;",
	"  white-space: nowrap;",
	"}",
	"",
	"[hidden] {",
	"  display: none;",
	"}",
	"",
	".part > h3 {",
	"  margin-top: 1.25rem;",
	"}",
	"",
	".count {",
	"  color: var(--quiet);",
	"  font-weight: 400;",
	"  font-variant-numeric: tabular-nums;",
	"}",
	"",
	".row {",
	"  display: grid;",
	"  grid-template-columns: minmax(12rem, 22rem) minmax(0, 1fr);",
	"  gap: 0.5rem 1.5rem;",
	"  border-top: 1px solid var(--line);",
	"  padding: 0.75rem 0.5rem;",
	"}",
	"",
	".row.failed {",
	"  border-inline-start: 4px solid #cf222e;",
	"}",
	"",
	".what > * + * {",
	"  margin-top: 0.25rem;",
	"}",
	"",
	".labels,",
	".tags,",
	".members {",
	"  display: flex;",
	"  flex-wrap: wrap;",
	"  gap: 0.25rem;",
	"}",
	"",
	".tag {",
	"  border: 1px solid var(--line);",
	"  background: none;",
	"}",
	"",
	".how > * + * {",
	"  margin-top: 0.5rem;",
	"}",
	"",
	".values {",
	"  display: grid;",
	"  grid-template-columns: fit-content(10rem) minmax(0, 1fr);",
	"  gap: 0.5rem 0.75rem;",
	"}",
	"",
	".value {",
	"  display: grid;",
	"  grid-column: 1 / -1;",
	"  grid-template-columns: subgrid;",
	"}",
	"",
	".value dt {",
	"  min-width: 5.5rem;",
	"  font: 0.8125rem / 1.75 var(--mono);",
	"  color: var(--quiet);",
	"}",
	"",
	".line {",
	"  display: grid;",
	"  grid-template-columns: auto minmax(0, 1fr);",
	"  border-radius: 0.25rem;",
	"}",
	"",
	".line + .line {",
	"  margin-top: 1px;",
	"}",
	"",
	".line .sign {",
	"  min-width: 1.75rem;",
	"  padding: 0.125rem 0.5rem;",
	"  font-family: var(--mono);",
	"  font-size: 0.8125rem;",
	"  color: var(--quiet);",
	"  user-select: none;",
	"}",
	"",
	".line.live .sign,",
	".line.declared .sign {",
	"  min-width: 5.5rem;",
	"}",
	"",
	".line .text,",
	".line .empty {",
	"  padding: 0.125rem 0.5rem;",
	"  white-space: pre-wrap;",
	"  unicode-bidi: plaintext;",
	"}",
	"",
	".line .text[dir=\"rtl\"] {",
	"  unicode-bidi: isolate;",
	"}",
	"",
	".line .empty {",
	"  color: var(--quiet);",
	"  font-style: italic;",
	"}",
	"",
	".line.old,",
	".member.old {",
	"  background: var(--old-back);",
	"}",
	"",
	".line.new,",
	".member.new {",
	"  background: var(--new-back);",
	"}",
	"",
	".line.live,",
	".line.declared {",
	"  background: var(--raised);",
	"}",
	"",
	".old .sign,",
	".member.old {",
	"  color: var(--old-ink);",
	"}",
	"",
	".new .sign,",
	".member.new {",
	"  color: var(--new-ink);",
	"}",
	"",
	"del,",
	"ins {",
	"  text-decoration: none;",
	"  border-radius: 0.125rem;",
	"}",
	"",
	"del {",
	"  background: var(--old-mark);",
	"}",
	"",
	"ins {",
	"  background: var(--new-mark);",
	"}",
	"",
	".live del,",
	".declared ins {",
	"  background: var(--changed-back);",
	"  outline: 1px solid var(--line);",
	"}",
	"",
	".member {",
	"  border-radius: 0.25rem;",
	"  padding: 0 0.375rem;",
	"}",
	"",
	".member > * + * {",
	"  margin-inline-start: 0.25rem;",
	"}",
	"",
	"@media (max-width: 48rem) {",
	"  .row {",
	"    grid-template-columns: minmax(0, 1fr);",
	"    padding-inline: 0;",
	"  }",
	"",
	"  .row.failed {",
	"    padding-inline-start: 0.5rem;",
	"  }",
	"",
	"  .values {",
	"    grid-template-columns: minmax(0, 1fr);",
	"  }",
	"",
	"  .field,",
	"  .field.wide {",
	"    flex-basis: 40%;",
	"    max-width: none;",
	"  }",
	"",
	"  .field.wide {",
	"    flex-basis: 100%;",
	"  }",
	"}",
	"",
	"@media (max-height: 30rem), (max-width: 48rem) {",
	"  .bar {",
	"    position: static;",
	"  }",
	"",
	"  html {",
	"    scroll-padding-top: 0;",
	"  }",
	"}",
	"",
	"@media (forced-colors: active) {",
	"  del {",
	"    text-decoration: line-through;",
	"  }",
	"",
	"  ins {",
	"    text-decoration: underline;",
	"  }",
	"}",
	"",
	"@media print {",
	"  :root {",
	"    color-scheme: light;",
	"    --back: #ffffff;",
	"    --raised: #ffffff;",
	"    --ink: #000000;",
	"    --quiet: #444444;",
	"    --line: #bbbbbb;",
	"    --accent: #000000;",
	"    --old-back: #ffffff;",
	"    --old-mark: #ffd7d5;",
	"    --old-ink: #82071e;",
	"    --new-back: #ffffff;",
	"    --new-mark: #c9f5d3;",
	"    --new-ink: #0b5423;",
	"    --changed-back: #ffffff;",
	"    --changed-ink: #6a4a00;",
	"    --kept-back: #ffffff;",
	"    --kept-ink: #333333;",
	"  }",
	"",
	"  body {",
	"    max-width: none;",
	"    padding: 0;",
	"    font-size: 9pt;",
	"    print-color-adjust: exact;",
	"  }",
	"",
	"  .bar,",
	"  .skip,",
	"  .more {",
	"    display: none;",
	"  }",
	"",
	"  .label {",
	"    padding: 0;",
	"  }",
	"",
	"  .row,",
	"  .problems li {",
	"    break-inside: avoid;",
	"  }",
	"",
	"  .part > h3 {",
	"    break-after: avoid;",
	"  }",
	"",
	"  del {",
	"    text-decoration: line-through;",
	"  }",
	"",
	"  ins {",
	"    text-decoration: underline;",
	"  }",
	"}"
];
// \0@oxc-project+runtime@0.156.0/helpers/esm/taggedTemplateLiteral.js
function Ee(e, t) {
	return t ||= e.slice(0), Object.freeze(Object.defineProperties(e, { raw: { value: Object.freeze(t) } }));
}
// src/report/html/html.ts
var De;
function A(e) {
	return e;
}
function j(e, ...t) {
	let n = t.map((e) => typeof e == "object" ? e.join("") : String(e));
	return A(e.map((e, t) => `${e}${n[t] ?? ""}`).join(""));
}
const M = A(""), Oe = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function N(e) {
	return A(O(e).replace(/[&<>"']/g, (e) => Oe[e] ?? ""));
}
function P(e) {
	return j`<bdi>${N(e)}</bdi>`;
}
const ke = /^https:\/\/[\w.:/?=&%+~-]+(#[\w-]+)?$/;
function F(e) {
	return ke.test(e);
}
function I(e, t) {
	return t === void 0 || !F(t) ? e : j`<a href="${A(t.replaceAll("&", "&amp;"))}" rel="noreferrer">${e}</a>`;
}
function Ae(e, t) {
	let n = JSON.stringify(t).replace(/[<>&\u2028\u2029]/g, (e) => je[e] ?? "");
	return j(De ||= Ee([
		"<script type=\"application/json\" id=\"",
		"\">",
		"<\/script>"
	]), N(e), A(n));
}
const je = {
	"<": "\\u003c",
	">": "\\u003e",
	"&": "\\u0026",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029"
};
function L(e, t) {
	if (/<\/|<!--/.test(t)) throw Error(`the ${e} of the page would end inside of its code`);
	return A(`<${e}>${t}</${e}>`);
}
function Me(e) {
	if (!/^[\w '=+/;:-]+$/.test(e)) throw Error(`${e} cannot be a policy`);
	return j`<meta http-equiv="Content-Security-Policy" content="${A(e)}">`;
}
// src/report/html/pageValues.ts
const R = 2e4;
function Ne(n, r, i) {
	let a = z(n, r, [r.before ?? "", r.after], i), s = B(n, r, [
		...a && o(r) ? ["will be cleared"] : [],
		...Re(r.edited),
		...r.unverifies ? [ze(r.unverifies)] : [],
		...e(n, r) ? [u(i.languages)] : []
	]);
	if (a) return [{
		...s,
		is: "named"
	}];
	let c = t(n, r.field, r.after);
	return Fe(s, r.before === void 0 ? void 0 : t(n, r.field, r.before), c);
}
function Pe(e, n) {
	let { kind: r, field: i, live: a, declared: o } = e, s = B(r, e, []);
	if (z(r, e, [a, o], n)) return [{
		...s,
		is: "named"
	}];
	let [c, l] = [t(r, i, a), t(r, i, o)];
	return c.as === "slots" && l.as === "slots" ? v(c.slots, l.slots).map(([e, t, n]) => ({
		...U(s, e),
		is: "kept",
		live: W(t),
		text: W(n)
	})) : [{
		...s,
		is: "kept",
		live: W(c),
		text: W(l)
	}];
}
function z(e, { field: t }, n, { hides: r }) {
	return r && re(C(e, t)) && n.flatMap(x).every((e) => e === "…");
}
function B(e, t, n) {
	let r = pe(e, t) ? t.part : void 0;
	return {
		name: s(e, t),
		...r !== void 0 && { language: y(r) },
		...n.length > 0 && { notes: n }
	};
}
function Fe(e, t, n) {
	if (n.as === "set") {
		let r = t?.as === "set" ? t.members : [];
		return [{
			...e,
			...Ie(r, n.members)
		}];
	}
	if (n.as === "slots") {
		let r = t?.as === "slots" ? t.slots : {};
		return v(r, n.slots).map(([n, r, i], a) => ({
			...U(a === 0 ? e : Le(e), n),
			...V(t && r, i)
		}));
	}
	return [{
		...e,
		...V(t, n)
	}];
}
function V(e, t) {
	let [n, r] = [e ? W(e) : "", W(t)];
	return n === "" ? {
		is: "new",
		text: r
	} : {
		is: "changed",
		old: n,
		text: r
	};
}
function Ie(e, t) {
	let n = t.filter((t) => !e.includes(t)).map(y), r = e.filter((e) => !t.includes(e)).map(y), i = t.length - n.length;
	return {
		is: "list",
		added: H(n),
		removed: H(r),
		same: i
	};
}
function H(e) {
	let t = e.length - 500;
	return t > 0 ? [...e.slice(0, 500), `and ${l(t)} more`] : [...e];
}
function U(e, t) {
	return {
		...e,
		name: `${e.name}.${t}`
	};
}
function Le({ notes: e, ...t }) {
	return t;
}
function W(e) {
	switch (e.as) {
		case "text": return he(E(e.text.slice(0, R * 2)), R);
		case "word": return k(e.word, R);
		case "set": return H(e.members.map(y)).join(", ");
		case "slots": return Object.entries(e.slots).map(([e, t]) => `${y(e)}: ${k(t, R)}`).join("\n");
	}
}
function Re(e) {
	return e ? [`last edited${e.by === void 0 ? "" : ` by ${k(e.by, 60)}`} on ${a(e.at)}${e.reviewed ? ", reviewed" : ""}`] : [];
}
function ze(e) {
	return `may mark ${e.map(y).join(", ")} unverified`;
}
// src/report/html/sections.ts
const G = {
	label: "Differs",
	heading: "Different in the project"
}, K = {
	skipped: {
		label: "Skipped",
		heading: "Skipped, because of a problem",
		tone: "removed"
	},
	conflict: {
		label: "Conflict",
		heading: "Conflicts: new in the manifests, and not written",
		tone: "removed"
	},
	removed: {
		label: "Removed",
		heading: "Removed",
		tone: "removed",
		drift: {
			label: "To remove",
			heading: "To remove"
		}
	},
	"overwritten text": {
		label: "Overwritten text",
		heading: "Overwritten texts",
		tone: "changed",
		drift: G
	},
	overwritten: {
		label: "Overwritten value",
		heading: "Other overwritten values",
		tone: "changed",
		drift: G
	},
	renamed: {
		label: "Renamed",
		heading: "Renamed",
		tone: "changed",
		drift: {
			label: "Not yet renamed",
			heading: "Not yet renamed"
		}
	},
	changed: {
		label: "Changed",
		heading: "Changed without loss",
		tone: "changed",
		drift: G
	},
	archived: {
		label: "Archived",
		heading: "Declared, and archived in the project",
		tone: "changed"
	},
	new: {
		label: "New",
		heading: "New",
		tone: "added",
		drift: {
			label: "Missing",
			heading: "Missing in the project"
		}
	},
	"to pull": {
		label: "To pull",
		heading: "To pull: edited in the project, and not in the manifests",
		tone: "kept"
	},
	kept: {
		label: "Kept",
		heading: "Kept: different, and not changed by apply",
		tone: "kept"
	},
	rematched: {
		label: "Other id",
		heading: "With another id or former name",
		tone: "changed"
	},
	released: {
		label: "No longer managed",
		heading: "No longer managed, and unchanged in the project",
		tone: "kept"
	},
	unmanaged: {
		label: "Unmanaged",
		heading: "Unmanaged: not declared",
		tone: "kept"
	}
}, q = "Not made", Be = "Already pending, with or without this pull request", Ve = "No longer pending after this pull request";
function He(e) {
	let t = Object.keys(K).filter(Je).map((t) => Ue(t, e));
	return [...new Set([
		q,
		...t,
		Be,
		Ve
	])];
}
function Ue(e, t) {
	return qe(e, t).heading;
}
function We(e) {
	return e === "drift" ? ["In the project", "Declared"] : e === "restore" ? ["In the project", "In the backup"] : ["Before", "After"];
}
function Ge() {
	return q;
}
function Ke(e, t) {
	let { label: n, tone: r } = qe(e, t);
	return {
		words: n,
		tone: r
	};
}
function qe(e, t) {
	let n = K[e];
	return t === "drift" && n.drift ? {
		...n,
		...n.drift
	} : n;
}
function Je(e) {
	return Object.hasOwn(K, e);
}
// src/report/html/pageEntries.ts
function Ye(e, { command: t }) {
	if (!e.plan) return [];
	let { plan: n, target: r, unmanaged: i = [], hide_texts: a } = e, o = n.project.languages?.map(({ iso: e }) => e) ?? [], s = {
		command: t,
		hides: a === !0,
		languages: o
	};
	return [
		...Xe({
			...e,
			plan: n
		}, s),
		...n.kept.map((e) => at(e, s)),
		...n.skipped.map((e) => ({
			...J("skipped", e, t),
			place: e.place
		})),
		...r?.is === "compared" ? st(r, t) : [],
		...i.map((e) => J("unmanaged", e, t))
	];
}
function Xe({ plan: e, target: t, results: n }, r) {
	if (n) return n.map((e) => Ze(e, r));
	let i = (e, t) => e.map((e) => ({
		...$e(e, r),
		...t
	}));
	return t?.is === "compared" ? [
		...i(t.caused, { state: "caused by this pull request" }),
		...i(t.pending, {
			heading: Be,
			state: "already pending"
		}),
		...i(t.resolved, {
			heading: Ve,
			state: "no longer pending"
		})
	] : i(e.changes, {});
}
function Ze(e, t) {
	let { change: r, outcome: i } = e, a = $e(r, t), o = n(e) ?? a.place, s = {
		...a,
		...o && { place: o },
		state: d(i)
	};
	if (i.state === "done") return Qe(s, r);
	let c = D(g(e));
	return {
		...s,
		heading: Ge(),
		failed: !0,
		words: [c]
	};
}
function Qe({ words: e, ...t }, n) {
	return n.action === "destroy" ? {
		...t,
		words: [n.how === "archive" ? "archived" : "destroyed"]
	} : t;
}
function $e(e, t) {
	let { command: n } = t, r = J(ve(e), e, n);
	if (e.action !== "destroy") return {
		...r,
		...et(e, t)
	};
	let i = e.tags ? { tags: e.tags } : {}, a = n === "drift" ? `apply would ${e.how} it` : p[e.how];
	return {
		...r,
		...i,
		words: [a]
	};
}
function et(e, t) {
	let { kind: n, place: r } = e, i = e.action === "update" ? e.renamed_from : void 0, a = e.fields.filter((t) => it(e, t)).flatMap((e) => Ne(n, e, t)), o = [...new Set([...nt(e), ...rt(e)])];
	return {
		place: r,
		...i !== void 0 && {
			from: i,
			words: [tt(n, t)]
		},
		...o.length > 0 && { tags: o },
		...a.length > 0 && { values: a }
	};
}
function tt(e, { command: t }) {
	return t === "drift" ? "the project still has the old name" : b(e).renamed;
}
function nt(e) {
	return "tags" in e ? e.tags ?? [] : [];
}
function rt({ kind: e, fields: t }) {
	return t.filter(({ field: t }) => C(e, t).role === "owner").flatMap(({ before: e = [], after: t }) => [e, t].flatMap(x));
}
function it(e, t) {
	return !h(e.kind, t) || e.action === "update" && !_(e);
}
function at(e, t) {
	return {
		...J(ot(e), e, t.command),
		...e.place && { place: e.place },
		words: [m(e, !1)],
		..."field" in e && { values: Pe(e, t) }
	};
}
function ot(e) {
	return se(e) ? "conflict" : ue(e) ? "to pull" : e.reason === "archived" ? "archived" : "kept";
}
function st({ released: e, released_kinds: t }, n) {
	return [...oe.filter(({ plural: e }) => t.includes(e)).map(({ name: e, words: t }) => ({
		...J("released", {
			kind: e,
			label: `all ${t.many}`
		}, n),
		words: ["no manifest declares any"]
	})), ...e.map((e) => J("released", e, n))];
}
function ct({ changes: e, released: t, rematched: n, changed_defaults: r, hide_texts: i }, { command: a }) {
	let o = {
		command: a,
		hides: i === !0,
		languages: []
	};
	return [
		...e.map((e) => ({
			...J(e.action === "create" ? "new" : _(e) ? "renamed" : "changed", e, a),
			...et(e, o)
		})),
		...t.map((e) => {
			let { words: t } = Se(e, !o.hides);
			return {
				...J("released", e, a),
				place: e.place,
				words: t
			};
		}),
		...n.map((e) => {
			let { words: t } = ye(e);
			return {
				...J("rematched", e, a),
				place: e.place,
				words: t
			};
		}),
		...r.map((e) => {
			let { words: t } = Ce(e);
			return {
				...J("changed", {
					kind: "key",
					label: e
				}, a),
				words: t
			};
		})
	];
}
function J(e, { kind: t, label: n }, r) {
	return {
		heading: Ue(e, r),
		action: e,
		kind: t,
		label: n
	};
}
function lt(e, { linkTo: t }) {
	let n = He(e.command), r = {
		files: new Y(),
		actions: new Y(),
		states: new Y()
	}, i = ft(e), a = i.flatMap(({ entries: e }, t) => e.map((e) => ({
		entry: e,
		project: t
	}))), o = new Set(a.map(({ entry: e }) => e.heading)), s = n.filter((e) => o.has(e)), c = new Map(s.map((e, t) => [e, t])), l = a.map((e) => ({
		...e,
		section: c.get(e.entry.heading) ?? 0
	})).sort((e, t) => e.section - t.section).map(({ entry: n, ...i }) => ({
		...i,
		...ut(n, e, r, t)
	}));
	return {
		projects: i.map(({ name: e }) => e),
		files: r.files.all,
		actions: r.actions.all,
		states: r.states.all,
		sections: s,
		sides: We(e.command),
		rows: l
	};
}
var Y = class {
	all = [];
	positions = new Map();
	positionOf(e, t) {
		let n = this.positions.get(e);
		return n === void 0 ? (this.positions.set(e, this.all.length), this.all.push(t()) - 1) : n;
	}
};
function ut({ action: e, state: t, failed: n, kind: r, label: i, from: a, place: o, tags: s = [], words: c, values: l }, { command: u }, d, f) {
	let p = Ke(e, u);
	return {
		action: d.actions.positionOf(p.words, () => p),
		...t !== void 0 && { state: d.states.positionOf(t, () => t) },
		...n && { failed: n },
		kind: r,
		name: b(r).prefix + X(i),
		...a !== void 0 && { from: X(a) },
		...o && {
			file: d.files.positionOf(o.file, () => dt(o.file, f)),
			line: o.line
		},
		...s.length > 0 && { tags: s.map(X) },
		...c && { words: c },
		...l && { values: l }
	};
}
function X(e) {
	return ge(O(e), 400);
}
function dt(e, t) {
	let n = t?.(e, 1)?.replace(/#L1$/, "");
	return {
		path: X(e),
		...n !== void 0 && F(n) && { address: n }
	};
}
function ft(e) {
	let { projects: t, manifest_comparison: n } = e, r = n?.is === "compared" ? n.projects : [];
	return [...t.map((t) => ({
		name: pt(t),
		entries: Ye(t, e)
	})), ...r.map((t) => ({
		name: k(t.name ?? "", 400),
		entries: ct(t, e)
	}))];
}
function pt({ name: e, id: t, plan: n }) {
	return k(e ?? n?.project.name ?? t, 400);
}
// src/report/html/pageData.ts
const mt = "changes";
function ht(e, { now: t }) {
	let { command: n, manifests: r } = e, i = ie(e) ? j`failed` : de(e) ? j`clean` : j`open`;
	return j`<header class="head">
<p class="kicker"><span class="command">lokaform ${N(n)}</span> <span>${N(a(t))}</span></p>
<h1>${N(T(e))}</h1>
<p class="verdict ${i}">${N(S(e))}</p>
${e.stopped ? j`<p class="verdict failed">${N(D(ne(e)))}</p>` : M}
${r.length > 0 ? j`<p>From ${P(k(c(r), 800))}</p>` : M}
</header>`;
}
function gt(e, t) {
	let { projects: n, problems: r } = e;
	return j`${Q(j`<h2>Problems: ${N(w(r))}</h2>`, r, t)}
${bt(e)}
${n.map((n) => _t(n, e, t))}`;
}
function _t(e, { command: t, projects: n }, a) {
	let { name: o, id: s, plan: c, target: l, results: u, problems: d, backup: f, bugs: p = [] } = e, m = le(e), h = te(s), g = P(k(o ?? c?.project.name ?? s, 800)), _ = c && !u && t !== "drift" ? ce(c.project, r(e)) : void 0, v = l?.is === "compared" ? l : void 0, y = c?.filter && fe(c.filter);
	return j`<section class="project">
<h2>${g}</h2>
<p class="facts">${c && o !== void 0 ? j`${P(k(c.project.name, 800))} · ` : M}<code>${N(k(s, 800))}</code>${h === void 0 ? M : j` · ${I(j`Open in Lokalise`, h)}`}</p>
${n.length > 1 && c ? j`<p>${N(S({
		...vt,
		command: t,
		projects: [e]
	}))}</p>` : M}
${y ? j`<p>${N(y.start)} ${P(y.filters)}: ${N(y.end)}</p>` : M}${_ ? j`<p>${N(_.start)} ${P(_.languages)} ${N(_.end)}</p>` : M}
${l?.is === "not compared" ? j`<p>All differences that apply would change are shown, not only those of this pull request. The reason: ${N(D(l.why))}</p>` : M}
${Z(j`Changed settings`, (v?.settings ?? []).map(i))}
${Z(j`Values that are sent to a host for the first time`, ee((v ?? c)?.sends))}
${Q(j`<h3>Problems of the project: ${N(w(d))}</h3>`, d, a)}
${f === void 0 ? M : j`<p>The backup is in <code>${N(k(f, 800))}</code>.</p>`}
${m === void 0 ? M : j`<p>${N(ae(void 0))}: <code>${N(k(m, 800))}</code></p>`}
${p.map((e) => j`<details><summary>An error in Lokaform</summary><pre>${yt(e)}</pre></details>`)}
</section>`;
}
const vt = {
	format_version: 1,
	command: "plan",
	manifests: [],
	declared: {},
	problems: [],
	projects: [],
	requests: 0
};
function yt(e) {
	return j`${E(e).split("\n").map((e) => j`${N(e)}\n`)}`;
}
function Z(e, t) {
	return t.length === 0 ? M : j`<h3>${e}</h3>
<ul class="lines">${t.map((e) => j`<li>${N(e)}</li>`)}</ul>`;
}
function bt({ manifest_comparison: e }) {
	if (!e) return M;
	if (e.is === "not compared") return j`<p>${N(xe)}: ${N(D(e.why))}</p>`;
	let { start: t, end: n } = be, r = e.projects.flatMap((e) => e.settings.map(i));
	return j`<p>${N(t)} (<code>${N(e.commit.slice(0, 7))}</code>). ${N(n)}</p>
${Z(j`Changed settings`, r)}`;
}
function Q(e, t, { linkTo: n }) {
	if (t.length === 0) return M;
	let r = _e.flatMap((e) => t.filter((t) => t.severity === e)).map((e) => xt(e, n)), i = r.length > 21 ? 20 : r.length;
	return j`<section class="problems">
${e}
<ul>${r.slice(0, i)}</ul>
${i < r.length ? j`<details><summary>${N(l(r.length - i))} more</summary><ul>${r.slice(i)}</ul></details>` : M}
</section>`;
}
function xt({ severity: e, code: t, message: n, place: r }, i) {
	let a = r ? j`<span class="place">${I(j`${P(k(r.file, 800))}:${r.line}`, i?.(r.file, r.line))}</span>` : M;
	return j`<li class="${N(e)}"><span class="label">${N(e)}</span> ${P(D(n))} <span class="code">${I(N(t), f(t))}</span> ${a}</li>`;
}
// src/report/html/pageTotals.ts
const St = 2e3;
function Ct({ sides: [e, t] }) {
	let [n, r] = [e, t].map((e) => e.charAt(0).toLowerCase() + e.slice(1));
	return j`<p class="note">Lines with − are the values ${N(n ?? "")}, and lines with + those ${N(r ?? "")}. Words that differ are marked.</p>`;
}
function wt({ actions: e, states: t, rows: n }) {
	if (n.length === 0) return j`<p class="none">There is nothing to show: no change, and nothing that is kept.</p>`;
	let r = Et(n, ({ action: e }) => e), i = Et(n, ({ state: e }) => e), a = new Set(n.flatMap(({ state: e, failed: t }) => t && e !== void 0 ? [e] : []));
	return j`<ul class="totals" aria-label="Totals">${[...e.map(({ words: e, tone: t }, n) => Tt("action", n, e, t, r)), ...t.map((e, t) => Tt("state", t, e, a.has(t) ? "removed" : "state", i))]}</ul>`;
}
function Tt(e, t, n, r, i) {
	return j`<li class="total ${N(r)}" data-facet="${N(e)}" data-value="${t}"><strong>${N(l(i.get(t) ?? 0))}</strong> <span>${N(n)}</span></li>`;
}
function Et(e, t) {
	let n = new Map();
	for (let r of e) {
		let e = t(r);
		e !== void 0 && n.set(e, (n.get(e) ?? 0) + 1);
	}
	return n;
}
function Dt(e) {
	let t = e.sections.flatMap((t, n) => {
		let r = e.rows.filter((t) => t.section === n && Ot(t, e));
		return r.length === 0 ? [] : [kt(t, r, e)];
	});
	return j`<div class="${N("without-script")}">
<p>The list of all changes needs the script of this page, which does not run here.</p>
${t}
</div>`;
}
function Ot({ failed: e, action: t }, { actions: n }) {
	return e === !0 || n[t]?.tone === "removed";
}
function kt(e, t, { files: n }) {
	let r = t.length - St, i = t.slice(0, St).map(({ name: e, words: t = [], file: r, line: i = 0 }) => {
		let a = r === void 0 ? M : j` · ${P(n[r]?.path ?? "")}:${i}`;
		return j`<li>${P(e)}: ${N(t.join(" "))}${a}</li>`;
	}), a = r > 0 ? [j`<li>and ${N(l(r))} more, which the report file lists</li>`] : [];
	return j`<h2>${N(e)}: ${N(l(t.length))}</h2>
<ul class="lines">${[...i, ...a]}</ul>`;
}
// src/report/html/page.ts
const At = we.join("\n"), jt = Te.join("\n");
function Mt(e, t) {
	let n = lt(e, t);
	return j`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${Me(Nt())}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${N(T(e))}</title>
${L("style", jt)}
</head>
<body>
<a class="skip" href="#${N(mt)}">Skip to the changes</a>
${ht(e, t)}
<main>
${gt(e, t)}
<section class="changes" aria-labelledby="changes-title">
<h2 id="changes-title">Changes</h2>
${wt(n)}
${n.rows.length > 0 ? Ct(n) : M}
<div id="${N(mt)}" tabindex="-1">${Dt(n)}</div>
</section>
</main>
<footer>
<p>Made by Lokaform. This page is one file: it loads nothing, and sends nothing.</p>
</footer>
${Ae("lokaform-data", n)}
${L("script", At)}
</body>
</html>
`;
}
function Nt() {
	return [
		"default-src 'none'",
		`script-src '${$(At)}'`,
		`style-src '${$(jt)}'`,
		"img-src data:",
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'"
	].join("; ");
}
function $(e) {
	return `sha256-${me("sha256").update(e).digest("base64")}`;
}
export { Mt as page };
