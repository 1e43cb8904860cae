'use strict';

module.exports = {

"judge/fixes/candidates.js": (module, exports, __load__) => {
/** Edits that might end a finding, by the kinds of settings on its path. None is proven yet. */
const _endpoint = __load__.later("core/dns/endpoint.js");
const _invariant = __load__.later("core/text/invariant.js");
const _blocks = __load__.later("judge/rules/blocks.js");
const _edits = __load__.later("judge/fixes/edits.js");
const _guard = __load__.later("judge/fixes/guard.js");
const _upstreamplace = __load__.later("judge/fixes/upstream-place.js");
const FIXABLE = new Set([
	'forwarding-loop',
	'loop-guard-removed',
	'loop-guard-missing',
	'kubelet-resolvconf-ineffective'
]);
/** systemd-resolved's own upstreams (systemd-resolved.service(8)). */ const UPLINK_FILE = '/run/systemd/resolve/resolv.conf';
const HAND_OUT_UPLINK = `let the kubelet hand out ${UPLINK_FILE}, which lists no loopback address`;
/** A value of `forwardDestination` in AKS's LocalDNS. */ const AZURE_CLUSTER = 'ClusterCoreDNS';
const AZURE_NETWORK = 'VnetDNS';
/** An example for the resolver that only the reader knows. */ const EXAMPLE_RESOLVER = '8.8.8.8';
const WHICH_RESOLVER = `which resolver: ${EXAMPLE_RESOLVER} stands for the one that you use`;
function candidatesFor(finding, head) {
	const found = ()=>{
		switch(finding.rule){
			case 'forwarding-loop':
				return differing(finding.path).slice(0, MAX_SETTINGS).flatMap(([step, next])=>atSetting(step, next, finding, head));
			case 'loop-guard-removed':
			case 'loop-guard-missing':
				return guardCandidates(finding, head);
			case 'kubelet-resolvconf-ineffective':
				return ineffectiveCandidates(finding.at, head);
			default:
				return [];
		}
	};
	const all = found().filter((one)=>one !== undefined);
	const rank = (one)=>one.choice === undefined ? 0 : 1;
	return [
		...all
	].sort((a, b)=>rank(a) - rank(b));
}
/** Per finding: a ring may have thousands. */ const MAX_SETTINGS = 100;
/** Each step and the next, without forwards of equal words: one edit covers them. */ function differing(path) {
	const seen = new Set();
	return path.flatMap((step, index)=>{
		const key = `${step.at.file.path}\n${(0, _upstreamplace().upstreamPlace)(step.at)}\n${textOf(step.at)}`;
		if (step.setting === 'forward' && seen.has(key)) return [];
		if (step.setting === 'forward') seen.add(key);
		return [
			[
				step,
				path[index + 1]
			]
		];
	});
}
function candidate(edit, says, more = {}) {
	return edit === undefined ? undefined : {
		...edit,
		says,
		...more
	};
}
function atSetting(step, next, finding, head) {
	const { at, written } = step;
	switch(step.setting){
		case 'forward':
			return upstreamCandidates(step, finding);
		case 'dnsPolicy':
			if (next?.setting !== 'cluster-dns') return [];
			return [
				candidate(written === undefined ? (0, _edits().addEntry)(at, 'dnsPolicy', 'Default') : (0, _edits().replaceValue)(at, written, 'Default'), 'give the pod the resolver file of its node: `dnsPolicy: Default`', {
					ifUnknown: "whether the nodes' resolver file is fit for pods: what it lists is not stated here"
				})
			];
		case 'kubelet':
			if (written === undefined || written === UPLINK_FILE) return [];
			return [
				candidate((0, _edits().replaceValue)(at, written, UPLINK_FILE), HAND_OUT_UPLINK)
			];
		case 'kubelet-ineffective':
			return ineffectiveCandidates(at, head);
		case 'resolver-file':
		case 'resolved':
		case 'node-network':
			return written === undefined ? [] : nameserverCandidates(step, written, next);
		default:
			return [];
	}
}
/** In every block of the finding with the same TO argument. */ function upstreamCandidates({ at }, finding) {
	const word = textOf(at);
	if (word.length > MAX_WORD) return [];
	const places = finding.path.flatMap((one)=>one.setting === 'forward' && textOf(one.at) === word && one.at.file === at.file ? [
			one.at
		] : []);
	const everywhere = (edit)=>{
		const [first, ...rest] = distinct(places).map(edit);
		const also = rest.filter((one)=>one !== undefined);
		if (first === undefined || also.length < rest.length) return undefined;
		return also.length === 0 ? first : {
			...first,
			also
		};
	};
	const replace = (value)=>everywhere((place)=>(0, _edits().replaceValue)(place, word, value));
	const others = `forward to the other upstreams, without ${word}`;
	const example = candidate(replace(EXAMPLE_RESOLVER), 'forward to a resolver that does not lead back', {
		choice: WHICH_RESOLVER
	});
	const kind = (0, _upstreamplace().upstreamPlace)(at);
	switch(kind){
		case 'arguments':
			return [
				candidate(everywhere(_edits().removeWord), others),
				word.startsWith('/') ? undefined : podsFile(replace),
				example
			];
		case 'address':
			return [
				candidate(everywhere(_edits().removeEntry), others),
				example
			];
		case 'resolver-file':
			return [
				word === UPLINK_FILE ? undefined : candidate(replace(UPLINK_FILE), HAND_OUT_UPLINK)
			];
		case 'destination':
			return word === AZURE_CLUSTER ? [
				candidate(replace(AZURE_NETWORK), `forward to ${AZURE_NETWORK}`)
			] : [];
		case 'expression':
			return [];
		default:
			return (0, _invariant().assertNever)(kind);
	}
}
function podsFile(replace) {
	return candidate(replace('/etc/resolv.conf'), 'forward to what the resolver file of the pod lists', {
		choice: 'which resolver: /etc/resolv.conf stands for those that the nodes use'
	});
}
const MAX_WORD = 300;
function textOf({ file, span }) {
	return file.text.slice(span.start, Math.min(span.end, span.start + MAX_WORD + 1));
}
function distinct(places) {
	return [
		...new Map(places.map((one)=>[
				one.span.start,
				one
			])).values()
	].sort((a, b)=>a.span.start - b.span.start);
}
function nameserverCandidates(step, written, next) {
	const { at, setting } = step;
	const address = (0, _endpoint().parseAddress)(written);
	const own = address !== undefined && (0, _endpoint().isLoopback)(address);
	const removed = setting === 'resolver-file' ? (0, _edits().removeLine)(at, /^nameserver\s+\S+$/) : setting === 'resolved' ? (0, _edits().removeWord)(at) : undefined;
	const where = setting === 'resolved' ? '`DNS=` of systemd-resolved' : "the nodes' configuration";
	const example = (0, _edits().replaceValue)(at, written, EXAMPLE_RESOLVER);
	// A generated file is changed together with its input, or not at all.
	if (setting === 'resolver-file' && (next?.setting === 'resolved' || next?.setting === 'node-network')) {
		const given = next.written === undefined ? undefined : (0, _edits().replaceValue)(next.at, next.written, EXAMPLE_RESOLVER);
		const both = given === undefined || example === undefined ? undefined : {
			...given,
			also: [
				example
			]
		};
		return [
			candidate(both, 'give systemd-resolved a real resolver', {
				choice: WHICH_RESOLVER
			})
		];
	}
	return [
		// The node itself may need its own loopback listener.
		candidate(removed, `take ${written} out of ${where}`, own ? {
			choice: 'whether the node itself needs it'
		} : {}),
		candidate(example, `name a real resolver in ${where} instead of ${written}`, {
			choice: WHICH_RESOLVER
		})
	];
}
function guardCandidates(finding, head) {
	const key = `${finding.at.file.path}|${finding.at.span.start}`;
	for (const { block, server } of (0, _blocks().coreDnsBlocks)(head)){
		if ((0, _blocks().placeKey)(block) !== key || finding.server !== undefined && server.name !== finding.server) continue;
		if (finding.rule === 'loop-guard-missing') return [
			candidate((0, _guard().addGuard)(block), 'add `loop` to the server block')
		];
		const [guard] = finding.path;
		return [
			guard === undefined ? undefined : candidate((0, _guard().putGuardBack)(block, guard), 'put `loop` back')
		];
	}
	return [];
}
function ineffectiveCandidates(at, head) {
	for (const { cluster } of head.clusters)for (const one of cluster.ineffective){
		if (one.at.file.path !== at.file.path || one.at.span.start !== at.span.start) continue;
		if (one.rename !== undefined) return [
			candidate((0, _edits().replaceValue)(one.at, one.key, one.rename), `write \`${one.rename}\`, which the kubelet knows`)
		];
		if (one.overriddenAt === undefined || one.wanted === undefined) return [];
		const { value, at: place } = one.overriddenAt;
		const choice = value === '' ? `which file: ${one.wanted} stands for one that lists real resolvers on these nodes` : `which file: ${one.wanted} of the configuration, or ${value} of the flag`;
		return [
			candidate((0, _edits().replaceValue)(place, value, one.wanted), `let the kubelet hand out ${one.wanted}`, {
				choice
			})
		];
	}
	return [];
}

module.exports = {
	__esModule: true,
	FIXABLE,
	candidatesFor,
};
},

"judge/fixes/edits.js": (module, exports, __load__) => {
/** Edits of single values; quotes, comments, indentation and line ends stay. */
const MAX_VALUE = 500;
function replaceValue(at, written, value) {
	const found = valueAt(at, written);
	if (found === undefined) return undefined;
	const { file, span } = found;
	if (span.start < span.end) return {
		at: found,
		replacement: value
	};
	// Empty: between quotes, behind `--flag=`, or behind a key's colon.
	const before = file.text[span.start - 1] ?? '';
	return {
		at: found,
		replacement: before === ':' ? ` ${value}` : value
	};
}
/** Without quotes, key and flag. */ function valueAt(at, written) {
	const { file, span } = at;
	if (span.end - span.start > MAX_VALUE + written.length) return undefined;
	const raw = file.text.slice(span.start, span.end);
	const place = (start, length)=>({
			file,
			span: {
				start: span.start + start,
				end: span.start + start + length
			}
		});
	if (written === '') {
		const empty = /^(?:["']{2}|--[a-z-]+=|)$/.exec(raw);
		if (empty === null) return undefined;
		return place(raw.startsWith('-') ? raw.length : Math.floor(raw.length / 2), 0);
	}
	const first = raw.indexOf(written);
	if (first === -1 || raw.indexOf(written, first + 1) !== -1 || /[\n{}$]/.test(raw)) return undefined;
	if (isAnchored(at)) return undefined;
	return place(first, written.length);
}
/** YAML anchors may repeat the value elsewhere. */ function isAnchored({ file, span }) {
	const { text } = file;
	const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - MAX_VALUE);
	return /[\s:]&[^\s&]+[ \t]+["']?$/.test(text.slice(from, span.start));
}
function removeWord({ file, span }) {
	const { text } = file;
	const word = text.slice(span.start, span.end);
	if (word === '' || word.length > MAX_VALUE || /[\s{}$"']/.test(word)) return undefined;
	let { start, end } = span;
	while(isBlank(text[start - 1]))start -= 1;
	if (start < span.start) return {
		at: {
			file,
			span: {
				start,
				end
			}
		},
		replacement: ''
	};
	while(isBlank(text[end]))end += 1;
	return end > span.end ? {
		at: {
			file,
			span: {
				start,
				end
			}
		},
		replacement: ''
	} : undefined;
}
function removeEntry({ file, span }) {
	const { text } = file;
	const word = text.slice(span.start, span.end);
	if (word === '' || word.length > MAX_VALUE || /[\s{}$"',]/.test(word)) return undefined;
	const quote = text[span.start - 1];
	const wide = (quote === '"' || quote === "'") && text[span.end] === quote ? 1 : 0;
	const start = span.start - wide;
	const end = span.end + wide;
	const cut = (from, to)=>({
			at: {
				file,
				span: {
					start: from,
					end: to
				}
			},
			replacement: ''
		});
	let before = start;
	while(isBlank(text[before - 1]))before -= 1;
	let after = end;
	while(isBlank(text[after]))after += 1;
	if (text[before - 1] === ',') return cut(before - 1, end);
	if (text[after] === ',') {
		// A comma behind a key separates keys.
		const isList = text[before - 1] === '[' || before === start && after === end && /[:=]/.test(text[before - 1] ?? '');
		while(isBlank(text[after + 1]))after += 1;
		return isList ? cut(start, after + 1) : undefined;
	}
	return text[before - 1] === '-' ? entryLine(cut, text, start, end) : undefined;
}
/** The entry's own line, where a neighbouring line is another entry. */ function entryLine(cut, text, start, end) {
	const from = text.lastIndexOf('\n', start - 1) + 1;
	const feed = text.indexOf('\n', end);
	const to = feed === -1 ? text.length : feed + 1;
	if (to - from > MAX_VALUE || !/^[ ]*-[ \t]+$/.test(text.slice(from, start))) return undefined;
	if (!/^[ \t]*(?:#[^\n]*)?\r?\n?$/.test(text.slice(end, to))) return undefined;
	const dash = text.slice(from, text.indexOf('-', from) + 1);
	const previous = from === 0 ? -1 : text.lastIndexOf('\n', from - 2) + 1;
	const isEntry = (at)=>at >= 0 && text.startsWith(dash, at) && isBlank(text[at + dash.length]);
	return isEntry(to) || isEntry(previous) ? cut(from, to) : undefined;
}
function removeLine({ file, span }, wanted) {
	const { text } = file;
	const start = text.lastIndexOf('\n', span.start - 1) + 1;
	const feed = text.indexOf('\n', span.end);
	const end = feed === -1 ? text.length : feed + 1;
	if (end - start > MAX_VALUE || !wanted.test(text.slice(start, end).trim())) return undefined;
	return {
		at: {
			file,
			span: {
				start,
				end
			}
		},
		replacement: ''
	};
}
function addEntry({ file, span }, key, value) {
	const { text } = file;
	const insert = (at, replacement)=>({
			at: {
				file,
				span: {
					start: at,
					end: at
				}
			},
			replacement
		});
	const rest = text.slice(span.end, span.end + MAX_VALUE);
	const flow = /^["']?\s*:\s*\{/.exec(rest);
	if (flow !== null) return insert(span.end + flow[0].length, ` "${key}": "${value}",`);
	const block = /^["']?[ \t]*:[ \t]*(?:#[^\r\n]*)?(\r?\n)(?:[ \t]*(?:#[^\r\n]*)?\r?\n)*([ ]*)(?=[A-Za-z"'])/.exec(rest);
	if (block === null) return undefined;
	const [, end = '\n', indent = ''] = block;
	const lineStart = text.lastIndexOf('\n', span.start - 1) + 1;
	const column = span.start - lineStart;
	if (indent.length <= column || text.slice(lineStart, span.start).trim().replace(/^(?:-\s*)+/, '') !== '') return undefined;
	return insert(text.indexOf('\n', span.end) + 1, `${indent}${key}: ${value}${end}`);
}
function isBlank(character) {
	return character === ' ' || character === '\t';
}

module.exports = {
	__esModule: true,
	addEntry,
	removeEntry,
	removeLine,
	removeWord,
	replaceValue,
};
},

"judge/fixes/guard.js": (module, exports, __load__) => {
/** Edits that put `loop` into a server block. */
const MAX_LINES = 2_000;
/** Lines of a plugin's entry in chart values, up to its parameters. */ const MAX_ENTRY_LINES = 20;
/** Undefined for a block on one line, quoted text, or chart values. */ function linedBlock(block) {
	const { file, span } = block.extent;
	if (block.addedBy !== undefined || file.revision !== undefined) return undefined;
	const lines = linesOf(file, span.start, span.end);
	const [opening, ...body] = lines;
	const closing = body.pop();
	const first = body.find(({ text })=>isDirective(text));
	// The opening ends its line; the closing brace stands alone.
	if (opening === undefined || closing === undefined || first === undefined) return undefined;
	if (!/\{\s*(?:#.*)?$/.test(opening.text) || closing.text.trim() !== '}') return undefined;
	return {
		body,
		closing,
		first
	};
}
function putGuardBack(now, guard) {
	const lined = linedBlock(now);
	return lined === undefined ? addPlugin(now) : guardLine(now, lined, formerPlace(lined.body, lined.closing, guard));
}
function addGuard(block) {
	const lined = linedBlock(block);
	if (lined === undefined) return addPlugin(block);
	const at = block.steps.find((step)=>step.kind === 'forward')?.at;
	const isHere = at !== undefined && at.file === block.extent.file;
	const line = isHere ? lined.body.findLast(({ start })=>start <= at.span.start) : undefined;
	return guardLine(block, lined, line !== undefined && isDirective(line.text) ? line : undefined);
}
/** In chart values: a list entry before that of the first forward. */ function addPlugin(block) {
	const at = block.steps.find((step)=>step.kind === 'forward')?.at;
	if (at === undefined || at.file.revision !== undefined) return undefined;
	const { file, span } = at;
	let start = file.text.lastIndexOf('\n', span.start - 1) + 1;
	for(let lines = 0; lines < MAX_ENTRY_LINES; lines += 1){
		const entry = /^([ ]*-[ ]+)/.exec(file.text.slice(start, span.start))?.[1];
		if (entry !== undefined) {
			const feed = file.text.indexOf('\n', span.end);
			const text = file.text.slice(start, feed === -1 ? file.text.length : feed);
			if (!/[\s{]name:[ ]*["']?forward["']?(?:[\s,}]|$)/.test(text)) return undefined;
			const end = file.text[feed - 1] === '\r' ? '\r\n' : '\n';
			return {
				at: {
					file,
					span: {
						start,
						end: start
					}
				},
				replacement: `${entry}name: loop${end}`
			};
		}
		if (start === 0) return undefined;
		start = file.text.lastIndexOf('\n', start - 2) + 1;
	}
	return undefined;
}
function guardLine(block, { first, closing }, before) {
	const { file } = block.extent;
	const place = before ?? first;
	const indent = /^[ \t]*/.exec(first.text)?.[0] ?? '';
	const end = file.text[closing.start - 2] === '\r' ? '\r\n' : '\n';
	return {
		at: {
			file,
			span: {
				start: place.start,
				end: place.start
			}
		},
		replacement: `${indent}loop${end}`
	};
}
function linesOf(file, from, to) {
	const lines = [];
	let start = file.text.lastIndexOf('\n', from - 1) + 1;
	while(start < to && lines.length <= MAX_LINES){
		const feed = file.text.indexOf('\n', start);
		const end = feed === -1 ? file.text.length : feed;
		lines.push({
			start,
			text: file.text.slice(start, end).replace(/\r$/, '')
		});
		start = end + 1;
	}
	return lines.length > MAX_LINES ? [] : lines;
}
/** Neither a comment nor the end of a stanza. */ function isDirective(text) {
	return /^[ \t]+[a-z]/.test(text);
}
/** Before the line that followed the guard, or after the one before it, if exactly one such line exists. */ function formerPlace(body, closing, guard) {
	const { file, span } = guard.at;
	const start = file.text.lastIndexOf('\n', span.start - 1) + 1;
	const [, after] = linesOf(file, start, Math.min(file.text.length, file.text.indexOf('\n', span.end) + 2));
	const before = start === 0 ? undefined : linesOf(file, start - 1, start)[0];
	const all = [
		...body,
		closing
	];
	const index = (wanted)=>{
		const text = wanted?.text.trim() ?? '';
		const same = text.length < 2 ? [] : body.filter((line)=>line.text.trim() === text);
		return same.length === 1 && same[0] !== undefined ? all.indexOf(same[0]) : -1;
	};
	const next = index(after);
	if (next !== -1) return all[next];
	const previous = index(before);
	return previous === -1 || before?.text.trim().endsWith('{') === true ? undefined : all[previous + 1];
}

module.exports = {
	__esModule: true,
	addGuard,
	putGuardBack,
};
},

"judge/fixes/upstream-place.js": (module, exports, __load__) => {
/** What is written where an upstream is named decides which edits fit. */
const MAX_PREFIX = 500;
function upstreamPlace({ file, span }) {
	const { text } = file;
	const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - MAX_PREFIX);
	const prefix = text.slice(from, span.start);
	const word = text.slice(span.start, Math.min(span.end, span.start + MAX_PREFIX));
	if (/(?:^|[\s"'])(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]/.test(prefix)) return 'arguments';
	// Unquoted names are references in Terraform.
	if (/\.(?:tf|tofu|hcl)$/.test(file.path) && /^[A-Za-z_]/.test(word) && /[=[,(]\s*$/.test(prefix)) return 'expression';
	if (word.startsWith('/')) return 'resolver-file';
	return /^[A-Za-z]+$/.test(word) ? 'destination' : 'address';
}

module.exports = {
	__esModule: true,
	upstreamPlace,
};
}
};
