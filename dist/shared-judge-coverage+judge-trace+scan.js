export const id = 54;
export const ids = [54];
export const modules = {

/***/ 8526:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A8: () => (/* binding */ reverseName),
/* harmony export */   QL: () => (/* binding */ hostPort),
/* harmony export */   QN: () => (/* binding */ isUnspecified),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   WU: () => (/* binding */ reverseZones),
/* harmony export */   ZX: () => (/* binding */ nthAddress),
/* harmony export */   lI: () => (/* binding */ isManyHosts),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   sr: () => (/* binding */ inCidr),
/* harmony export */   w7: () => (/* binding */ isIPv6)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8280);

/** Canonical text of an IP literal as Go's `net.ParseIP` takes it; undefined for the short, octal and zoned forms it does not. */ function parseAddress(text) {
	if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
		return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4.isValidFourPartDecimal(text) ? text : undefined;
	}
	if (!text.includes(':') || text.includes('%') || !ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.isValid(text)) return undefined;
	const address = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parse(text);
	return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : address.toRFC5952String();
}
function isIPv6(address) {
	return address.includes(':');
}
function isLoopback(address) {
	return address.startsWith('127.') || address === '::1';
}
/** 0.0.0.0 or `::`; dialled, it is the local host (Linux), bound, it is every address. */ function isUnspecified(address) {
	return address === '0.0.0.0' || address === '::';
}
/** A multicast or broadcast address: no server is asked there. */ function isManyHosts(address) {
	return [
		'multicast',
		'broadcast'
	].includes(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).range());
}
/** True when an address lies in a CIDR such as `10.96.0.0/12`; false for anything malformed. */ function inCidr(address, cidr) {
	try {
		const [network, length] = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parseCIDR(cidr);
		const ip = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address);
		return ip.kind() === network.kind() && ip.match(network, length);
	} catch  {
		return false;
	}
}
/** The n-th address of a CIDR, as Kubernetes counts it (10 gives the customary cluster DNS address); undefined when malformed. */ function nthAddress(cidr, n) {
	try {
		const [base, bits] = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parseCIDR(cidr);
		const bytes = base.toByteArray();
		for(let i = 0; i < bytes.length; i += 1){
			const kept = Math.min(8, Math.max(0, bits - i * 8));
			bytes[i] = (bytes[i] ?? 0) & 0xff << 8 - kept & 0xff;
		}
		let carry = n;
		for(let i = bytes.length - 1; i >= 0 && carry > 0; i -= 1){
			const sum = (bytes[i] ?? 0) + carry;
			bytes[i] = sum & 0xff;
			carry = sum >> 8;
		}
		return parseAddress(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.fromByteArray(bytes).toString());
	} catch  {
		return undefined;
	}
}
/** `10.0.0.1:53`, `[::1]:53`. */ function hostPort(address, port) {
	return isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`;
}
/** The owner of an address's PTR record (RFC 1035 section 3.5, RFC 3596 section 2.5). */ function reverseName(address) {
	const bytes = ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address).toByteArray();
	if (bytes.length === 4) return `${bytes.reverse().join('.')}.in-addr.arpa.`;
	const nibbles = bytes.flatMap((byte)=>[
			byte >> 4,
			byte & 15
		]).reverse();
	return `${nibbles.map((nibble)=>nibble.toString(16)).join('.')}.ip6.arpa.`;
}
/** The reverse zones of a CIDR, on octets for IPv4 and nibbles for IPv6 (`172.16.0.0/12` gives sixteen), or of an address. */ function reverseZones(range) {
	const slash = range.indexOf('/');
	const first = slash === -1 ? parseAddress(range) : nthAddress(range, 0);
	if (first === undefined) return [];
	const v6 = isIPv6(first);
	const size = v6 ? 128 : 32;
	const bits = slash === -1 ? size : Number(range.slice(slash + 1));
	if (bits > size) return [];
	const step = v6 ? 4 : 8;
	const kept = Math.ceil(bits / step);
	const labels = reverseName(first).split('.');
	const top = size / step - kept;
	if (kept === 0) return [
		labels.slice(top).join('.')
	];
	const below = labels.slice(top + 1).join('.');
	const start = Number.parseInt(labels[top] ?? '0', v6 ? 16 : 10);
	return Array.from({
		length: 2 ** (kept * step - bits)
	}, (_, i)=>`${(start + i).toString(v6 ? 16 : 10)}.${below}`);
}


/***/ }),

/***/ 9308:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ ROOT),
/* harmony export */   Gz: () => (/* binding */ below),
/* harmony export */   Me: () => (/* binding */ labelsFromRoot),
/* harmony export */   QC: () => (/* binding */ displayName),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   an: () => (/* binding */ isDomainName),
/* harmony export */   gY: () => (/* binding */ withFinalDot),
/* harmony export */   ys: () => (/* binding */ absolute),
/* harmony export */   yy: () => (/* binding */ ancestry)
/* harmony export */ });
/* unused harmony export parent */
/** Lower case, absolute, with its trailing dot; escapes are kept as written, as CoreDNS compares them. */ const ROOT = '.';
/** Lower case with a trailing dot; says nothing about validity. Only ASCII letters fold (RFC 4343). */ function absolute(text) {
	const lower = text.replace(/[A-Z]+/g, (letters)=>letters.toLowerCase());
	return lower.endsWith('.') ? lower : `${lower}.`;
}
/** True when `name` is `zone` or lies below it, on a label boundary. */ function isWithin(name, zone) {
	if (zone === ROOT) return true;
	if (!name.endsWith(zone)) return false;
	return name.length === zone.length || name[name.length - zone.length - 1] === '.';
}
/** The name one label up; undefined for the root. */ function parent(name) {
	if (name === ROOT) return undefined;
	const dot = name.indexOf('.');
	return dot === name.length - 1 ? ROOT : name.slice(dot + 1);
}
/** The name itself, then each ancestor, the root last. */ function* ancestry(name) {
	for(let at = name; at !== undefined; at = parent(at))yield at;
}
/** Labels from the root side: `a.b.` gives `['b', 'a']`, the root none. */ function labelsFromRoot(name) {
	if (name === ROOT) return [];
	return name.slice(0, -1).split('.').reverse();
}
/** `label` put below `zone`. */ function below(label, zone) {
	return zone === ROOT ? `${label}.` : `${label}.${zone}`;
}
/** How people write a name: without the trailing dot, except for the root. */ function displayName(name) {
	return name === ROOT ? '.' : name.replace(/\.$/, '');
}
/** With a trailing dot that ends the last label; one behind an odd number of backslashes belongs to it (miekg/dns IsFqdn). */ function withFinalDot(text) {
	return /(?:^|[^\\])(?:\\\\)*\.$/.test(text) ? text : `${text}.`;
}
/** Labels of up to 63 bytes and up to 256 with their lengths, none of them empty; else anything goes (miekg/dns IsDomainName). */ function isDomainName(text) {
	if (text === '') return false;
	const bytes = new TextEncoder().encode(withFinalDot(text));
	if (bytes.length > MAX_PRESENTED) return false;
	let length = 0;
	let begin = 0;
	let dot = false;
	let escaped = false;
	for(let i = 0; i < bytes.length; i += 1){
		const byte = bytes[i];
		if (byte === BACKSLASH) {
			escaped = !escaped;
			const skip = isThreeDigits(bytes, i + 1) ? 3 : 1;
			i += skip;
			begin += skip;
			dot = false;
		} else if (byte === DOT) {
			escaped = false;
			if (i === 0 && bytes.length > 1 || dot || i - begin >= 64) return false;
			length += 1 + i - begin;
			if (length > 256) return false;
			dot = true;
			begin = i + 1;
		} else {
			escaped = false;
			dot = false;
		}
	}
	// What a last backslash escapes is the dot that would end the name.
	return !escaped;
}
const BACKSLASH = 92;
const DOT = 46;
/** The longest name when every byte of it is written as `\DDD`. */ const MAX_PRESENTED = 1024;
function isThreeDigits(bytes, at) {
	if (at + 2 >= bytes.length) return false;
	return [
		at,
		at + 1,
		at + 2
	].every((i)=>{
		const byte = bytes[i] ?? 0;
		return byte >= 48 && byte <= 57;
	});
}


/***/ }),

/***/ 5180:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ branchTaken),
/* harmony export */   Qv: () => (/* binding */ opposite),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   r4: () => (/* binding */ inWords),
/* harmony export */   uE: () => (/* binding */ placelessOf),
/* harmony export */   yC: () => (/* binding */ isContradictory)
/* harmony export */ });
/** What a verdict takes for granted: a branch of a template that is taken or not, or anything else, in words. */ /** A subject is shortened for people; code compares the whole. */ const MAX_WORDS = 60;
/** What is longer is the same subject only at the same place. */ const MAX_SUBJECT = 1000;
const HOLDS = {
	condition: 'holds',
	list: 'has items',
	part: 'is used'
};
const FAILS = {
	condition: 'does not hold',
	list: 'has no items',
	part: 'is not used'
};
function branchTaken(one, engine) {
	const { kind, file, line, holds } = one;
	const subject = one.subject.slice(0, MAX_SUBJECT);
	const scope = one.subject.length > MAX_SUBJECT ? `${file}:${line}` : scopeOf(subject, file, engine);
	const short = subject.length > MAX_WORDS ? `${subject.slice(0, MAX_WORDS - 3)}...` : subject;
	const place = `the template's ${kind} \`${short}\` at line ${line} of ${file}`;
	const [yes, no] = [
		`${place} ${HOLDS[kind]}`,
		`${place} ${FAILS[kind]}`
	];
	return {
		...one,
		subject,
		scope,
		words: holds ? yes : no,
		otherwise: holds ? no : yes
	};
}
/** Chart values are the chart's, `global` ones the parent's too; what a cluster can do is the same for all; other variables are their file's, Jinja's the repository's. */ function scopeOf(subject, file, engine) {
	if (engine === 'jinja') return '';
	if (engine === 'terraform' || /\$\w/.test(subject)) return file;
	if (/\.Capabilities\b/.test(subject) && !/\.Values\b/.test(subject)) return '';
	const chart = /^(?:(.*)\/)?(?:templates|files)\//.exec(file);
	const folder = chart === null ? file.slice(0, Math.max(file.lastIndexOf('/'), 0)) : chart[1] ?? '';
	return /\.Values\.global\b/.test(subject) ? folder.replace(/(?<=.)\/charts\/.*$/s, '') : folder;
}
function wordsOf(assumption) {
	return typeof assumption === 'string' ? assumption : assumption.words;
}
/** What is assumed, wherever it is written: equal for a template that was moved, or lines of it. */ function placelessOf(assumption) {
	if (typeof assumption === 'string') return assumption;
	const { kind, subject, holds } = assumption;
	return JSON.stringify([
		kind,
		subject,
		holds
	]);
}
/** In words, each once. */ function inWords(assumptions) {
	return [
		...new Set([
			...assumptions
		].map(wordsOf))
	];
}
function opposite(taken) {
	return {
		...taken,
		holds: !taken.holds,
		words: taken.otherwise,
		otherwise: taken.words
	};
}
/** Two branches of one condition are taken for granted, which can never be. */ function isContradictory(assumptions) {
	const held = new Map();
	for (const one of assumptions){
		if (typeof one === 'string') continue;
		const key = `${one.scope}\n${one.subject}`;
		const known = held.get(key);
		if (known !== undefined && known !== one.holds) return true;
		held.set(key, one.holds);
	}
	return false;
}


/***/ }),

/***/ 1542:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ak: () => (/* binding */ openBudget),
/* harmony export */   rf: () => (/* binding */ beyondLimit)
/* harmony export */ });
/* unused harmony export SCAN_LIMITS */
/** What one scan may make of what it reads: steps that multiply take from one budget, and whoever finds nothing left says what is not judged. */ const SCAN_LIMITS = {
	/** Questions at sockets: a name, a type, a server's socket. */ states: 450_000,
	/** Ways from one question to the next, and from one server to another. */ edges: 2_500_000,
	/** Hops of all loops that are reported. */ hops: 45_000,
	/** Servers behind addresses: a Service's ports by the workloads that it selects. */ targets: 1_000_000,
	/** Facts that several clusters share, counted once for each. */ sharedFacts: 2_000_000,
	/** Objects that kustomizations are made of, counted once for each that takes them over. */ objects: 1_000_000,
	/** Remarks about builds of kustomizations. */ remarks: 20_000,
	/** Objects that patches and replacements are held against. */ comparisons: 2_000_000,
	/** Values that patches and replacements copy. */ values: 5_000_000,
	/** Characters of the texts that patches, replacements, generators and substitutions make. */ characters: 64 * 1024 * 1024,
	/** Instructions of compiled regular expressions; one that may hold a class of Unicode counts for a hundred. */ expressions: 2_000_000,
	/** Names that servers hold against patterns that no zone bounds; an expression counts by its instructions. */ tests: 2_000_000
};
/** A scan's own. Tests give smaller limits. */ function openBudget(limits = {}) {
	const spent = new Map();
	return {
		take: (resource, count = 1)=>{
			const sum = (spent.get(resource) ?? 0) + count;
			if (sum > (limits[resource] ?? SCAN_LIMITS[resource])) return false;
			spent.set(resource, sum);
			return true;
		},
		spent: (resource)=>spent.get(resource) ?? 0
	};
}
function beyondLimit(limit, message, at) {
	return {
		kind: 'unreadable',
		message,
		at,
		limit
	};
}


/***/ }),

/***/ 7889:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ conditionsAt),
/* harmony export */   y: () => (/* binding */ conditionsOf)
/* harmony export */ });
/* harmony import */ var _assumption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5180);
/* harmony import */ var _template_actions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4423);
/** Stretches of a template that are written only where a condition holds: what stands there is an assumption. */ 

/** Branches within each other that are named; what lies deeper counts like the last of them. */ const MAX_DEPTH = 20;
const MAX_OPEN = 1000;
/** The branches of the text of a file, sorted by where they begin. A branch without an end is none: nobody could render it. */ function conditionsOf(text, path) {
	const found = [];
	const open = openBranches();
	const lineAt = lineCounter(text);
	const begin = (action, assumes, branch)=>{
		found.push({
			start: action.end,
			end: -1,
			assumes,
			around: open.enclosing()
		});
		open.push({
			...branch,
			action,
			index: found.length - 1
		});
	};
	for (const action of (0,_template_actions_js__WEBPACK_IMPORTED_MODULE_1__/* .actionsOf */ .R)(text)){
		if (action.role === 'hole' || action.role === 'quiet') continue;
		const line = lineAt(action.start);
		if (action.role === 'scope' || action.role === 'open' && open.count() > MAX_OPEN) {
			open.push({
				action,
				index: undefined,
				otherwise: [],
				line
			});
			continue;
		}
		if (action.role === 'open') {
			const { holds, fails } = decisionOf(action, line, path);
			begin(action, [
				holds
			], {
				otherwise: [
					fails
				],
				line
			});
			continue;
		}
		const top = open.close(action.engine);
		if (top === undefined) continue;
		const branch = top.index === undefined ? undefined : found[top.index];
		if (branch !== undefined) branch.end = action.start;
		if (action.role !== 'middle') continue;
		if (branch === undefined) {
			open.push({
				...top,
				action
			});
			continue;
		}
		if (!/^(?:else\s+(?:if|with)|elif|elsif|when)\b/.test(action.says)) {
			begin(action, top.otherwise, top);
			continue;
		}
		const { holds, fails } = decisionOf(action, line, path);
		const otherwise = [
			...top.otherwise.slice(0, MAX_DEPTH),
			fails
		];
		begin(action, [
			...top.otherwise,
			holds
		], {
			otherwise,
			line: top.line
		});
	}
	return closed(found);
}
function openBranches() {
	const open = [];
	const opened = new Map();
	const add = (engine, more)=>{
		opened.set(engine, (opened.get(engine) ?? 0) + more);
	};
	return {
		push: (branch)=>{
			open.push(branch);
			add(branch.action.engine, 1);
		},
		count: ()=>open.length,
		enclosing: ()=>open.findLast((one)=>one.index !== undefined)?.index ?? -1,
		close: (engine)=>{
			if ((opened.get(engine) ?? 0) === 0) return undefined;
			const ended = open.splice(open.findLastIndex((one)=>one.action.engine === engine));
			for (const one of ended)add(one.action.engine, -1);
			return ended[0];
		}
	};
}
/** The line of an offset, for offsets in rising order. */ function lineCounter(text) {
	let line = 1;
	let counted = 0;
	return (offset)=>{
		for(let feed = text.indexOf('\n', counted); feed !== -1 && feed < offset; feed = text.indexOf('\n', counted)){
			line += 1;
			counted = feed + 1;
		}
		return line;
	};
}
/** Without those that never end; the ones inside them stay. */ function closed(found) {
	if (found.every((one)=>one.end >= 0)) return found;
	const kept = [];
	const moved = new Map([
		[
			-1,
			-1
		]
	]);
	for (const [index, one] of found.entries()){
		const around = moved.get(one.around) ?? -1;
		moved.set(index, one.end < 0 ? around : kept.length);
		if (one.end >= 0) kept.push({
			...one,
			around
		});
	}
	return kept;
}
function decisionOf(action, line, file) {
	const says = action.says.replace(/^else\s+/, '').replace(/\s+/g, ' ');
	const [keyword = '', ...rest] = says.split(' ');
	const [kind, subject] = subjectOf(keyword, rest.join(' '), says);
	const one = {
		kind,
		file,
		line,
		subject
	};
	const holds = (0,_assumption_js__WEBPACK_IMPORTED_MODULE_0__/* .branchTaken */ .Cs)({
		...one,
		holds: true
	}, action.engine);
	return {
		holds,
		fails: (0,_assumption_js__WEBPACK_IMPORTED_MODULE_0__/* .opposite */ .Qv)(holds)
	};
}
function subjectOf(keyword, rest, says) {
	switch(keyword){
		case 'range':
		case 'for':
		case 'while':
			return [
				'list',
				rest
			];
		case 'define':
		case 'macro':
		case 'call':
		case 'def':
			return [
				'part',
				rest
			];
		default:
			return [
				'condition',
				/^(?:if|elif|elsif|with|case|when)$/.test(keyword) ? rest : says
			];
	}
}
const NONE = [];
/** What has to hold for the text at a place to be written at all; empty for a text that is as it stands. */ function conditionsAt(at) {
	const { conditions } = at.file;
	if (conditions === undefined) return NONE;
	const offset = at.span.start;
	let low = 0;
	let high = conditions.length;
	while(low < high){
		const middle = low + high >> 1;
		if ((conditions[middle]?.start ?? 0) <= offset) low = middle + 1;
		else high = middle;
	}
	const found = [];
	let depth = 0;
	for(let one = conditions[low - 1]; one !== undefined; one = conditions[one.around]){
		if (offset >= one.end) continue;
		depth += 1;
		if (depth > MAX_DEPTH) break;
		found.unshift(...one.assumes);
	}
	return found;
}


/***/ }),

/***/ 4423:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ actionsOf)
/* harmony export */ });
/* harmony import */ var _invariant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1067);
/** What a template engine takes out of a text: Go, Jinja, ERB, Terraform's directives, k3s' `%{X}%`, lines of ytt. Linear in the text. */ 
const OPENERS = /\{\{|\{%(?=[-+]?\s{0,8}[a-z])|\{#|<%|%\{|#@(?=[ \t]{0,8}[a-z])/;
const CLOSER = new Map([
	[
		'{{',
		'}}'
	],
	[
		'{%',
		'%}'
	],
	[
		'{#',
		'#}'
	],
	[
		'<%',
		'%>'
	],
	[
		'%{',
		'}'
	]
]);
const MAX_ACTIONS = 200_000;
const DIRECTIVE = /^%\{\s*~?\s*(?:if|else|endif|for|endfor)\b/;
const CAPITALS = /^%\{[A-Z_]+\}%/;
/** All actions in the order of the text. An opener whose closer never comes is plain text. */ function actionsOf(text) {
	const found = [];
	/** Closers that do not come any more. */ const absent = new Set();
	const jinja = /\{%[-+]?\s{0,8}[a-z]/.test(text);
	const reading = {
		left: text.length * 2 + 10_000
	};
	const openers = new RegExp(OPENERS.source, 'g');
	/** Of what ends with the node behind it. */ const closes = [];
	for(let match = openers.exec(text); match !== null && found.length < MAX_ACTIONS; match = openers.exec(text)){
		const [opener] = match;
		const start = match.index;
		if (opener === '#@') {
			if (!opensLine(text, start)) continue;
			const action = readLine(text, start);
			found.push(action);
			openers.lastIndex = action.end;
			const behind = /^#@[ \t]{0,8}\w{1,9}\/end\b/.test(text.slice(start, start + 32)) ? endOfNode(text, action.end, reading) : undefined;
			if (behind !== undefined) closes.push({
				start: behind,
				end: behind,
				engine: 'ytt',
				says: 'end',
				role: 'close'
			});
			continue;
		}
		const closer = (0,_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(CLOSER.get(opener));
		if (absent.has(closer) || opener === '{#' && !jinja) continue;
		if (opener === '%{') {
			const capitals = CAPITALS.exec(text.slice(start, start + 64))?.[0];
			if (capitals !== undefined) {
				found.push({
					start,
					end: start + capitals.length,
					engine: 'k3s',
					says: capitals,
					role: 'hole'
				});
				openers.lastIndex = start + capitals.length;
				continue;
			}
			if (!DIRECTIVE.test(text.slice(start, start + 32))) continue;
		}
		const end = endOf(text, start, opener, reading);
		if (end === undefined) {
			absent.add(closer);
			continue;
		}
		const action = readAction(text.slice(start, end), start, opener, jinja);
		found.push(action);
		openers.lastIndex = end;
		// What `raw` holds is no template.
		if (action.engine === 'jinja' && /^(?:raw|verbatim)\b/.test(action.says)) {
			const close = /\{%[-+]?\s{0,8}end(?:raw|verbatim)\b/g;
			close.lastIndex = end;
			openers.lastIndex = close.exec(text)?.index ?? text.length;
		}
	}
	return closes.length === 0 ? found : [
		...closes.toReversed(),
		...found
	].sort((a, b)=>a.start - b.start);
}
/** Nothing but blanks stands before it on its line. */ function opensLine(text, at) {
	let before = at - 1;
	while(text[before] === ' ' || text[before] === '\t')before -= 1;
	return before < 0 || text[before] === '\n';
}
/** A line of ytt's own code (carvel.dev/ytt, "ytt @ Language"). */ function readLine(text, start) {
	const feed = text.indexOf('\n', start);
	const end = feed === -1 ? text.length : feed;
	const says = text.slice(start + 2, end).trim();
	return {
		start,
		end,
		engine: 'ytt',
		says: says.replace(/:$/, '').replace(/^(\w+)\/end\b/, '$1'),
		role: yttRole(says)
	};
}
function yttRole(says) {
	if (/^(?:if|for|def|while)\b/.test(says)) return 'open';
	if (/^(?:else|elif)\b/.test(says)) return 'middle';
	return says === 'end' ? 'close' : 'quiet';
}
/** Where the node ends that begins below: `#@ if/end` is for that one alone. */ function endOfNode(text, from, reading) {
	let column = -1;
	for(let at = from + 1; at < text.length && reading.left > 0;){
		const feed = text.indexOf('\n', at);
		const end = feed === -1 ? text.length : feed;
		reading.left -= end - at + 1;
		const line = text.slice(at, end);
		const indent = line.search(/[^ \t\r]/);
		const isDocument = line.startsWith('---');
		if (column !== -1 && indent !== -1 && (isDocument || indent <= column && line[indent] !== '#')) return at;
		if (column === -1 && indent !== -1 && line[indent] !== '#') column = isDocument ? -2 : indent;
		at = end + 1;
	}
	return column === -1 ? undefined : text.length;
}
/** The offset behind the closer; one inside a quoted text does not count (text/template/parse/lex.go lexInsideAction). */ function endOf(text, start, opener, reading) {
	const closer = (0,_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .present */ .Eb)(CLOSER.get(opener));
	const from = start + 2;
	if (opener === '{{') {
		const comment = /^[-+]?\s*\/\*/.exec(text.slice(from, from + 16))?.[0];
		if (comment !== undefined) {
			const end = text.indexOf('*/', from + comment.length);
			const close = end === -1 ? -1 : text.indexOf(closer, end + 2);
			if (close !== -1) return close + 2;
		}
	}
	const first = text.indexOf(closer, from);
	if (first === -1) return undefined;
	if (opener === '{#') return first + closer.length;
	for(let at = from; at < text.length && reading.left > 0; at += 1){
		reading.left -= 1;
		const character = text[at];
		if (character === '"' || character === "'" || character === '`') {
			const close = quoteEnd(text, at, character, reading);
			if (close !== undefined) at = close;
		} else if (text.startsWith(closer, at)) return at + closer.length;
	}
	return first + closer.length;
}
/** The offset of the closing quote; undefined where the line ends first, which only backquotes may pass. */ function quoteEnd(text, start, quote, reading) {
	for(let at = start + 1; at < text.length && reading.left > 0; at += 1){
		reading.left -= 1;
		const character = text[at];
		if (character === quote) return at;
		if (quote === '`') continue;
		if (character === '\n') return undefined;
		if (character === '\\') at += 1;
	}
	return undefined;
}
const GO_OPEN = /^(?:if|range|with)\b/;
const JINJA_OPEN = /^(?:if|for|macro|call)\b/;
const JINJA_SCOPE = /^(?:block|filter|autoescape|trans|raw|verbatim)\b/;
function readAction(text, start, opener, jinja) {
	const end = start + text.length;
	const says = text.slice(2, opener === '%{' ? -1 : -2).replace(/^[-+~=]/, '').replace(/[-+~]$/, '').trim();
	const made = (engine, role, words = says)=>({
			start,
			end,
			engine,
			says: words,
			role
		});
	switch(opener){
		case '{#':
			return made('jinja', 'quiet', '');
		case '{%':
			return made('jinja', jinjaRole(says));
		case '<%':
			{
				if (says.startsWith('#')) return made('erb', 'quiet', '');
				return made('erb', text[2] === '=' ? 'hole' : erbRole(says));
			}
		case '%{':
			return made('terraform', /^(?:if|for)\b/.test(says) ? 'open' : /^end/.test(says) ? 'close' : 'middle');
		default:
			return jinja ? made('jinja', 'hole') : made('go', goRole(says));
	}
}
function goRole(says) {
	if (says === '' || says.startsWith('/*')) return 'quiet';
	if (GO_OPEN.test(says) || /^define\b/.test(says)) return 'open';
	if (/^block\b/.test(says)) return 'scope';
	if (/^else\b/.test(says)) return 'middle';
	if (says === 'end') return 'close';
	return /^\$\w*\s*(?:,\s*\$\w+\s*)?:?=|^(?:break|continue)$|^fail\b/.test(says) ? 'quiet' : 'hole';
}
function jinjaRole(says) {
	if (JINJA_OPEN.test(says)) return 'open';
	if (/^(?:else|elif)\b/.test(says)) return 'middle';
	if (/^end(?:if|for|macro|call)\b/.test(says)) return 'close';
	if (JINJA_SCOPE.test(says) || /^set\b[^=]*$/.test(says)) return 'scope';
	if (says.startsWith('end')) return 'unscope';
	return /^include\b/.test(says) ? 'hole' : 'quiet';
}
function erbRole(says) {
	if (/^(?:if|unless|while|for|case)\b/.test(says) || /\bdo(?:\s*\|[^|]*\|)?$|\{\s*\|[^|]*\|$/.test(says)) return 'open';
	if (/^(?:else|elsif|when)\b/.test(says)) return 'middle';
	if (/^(?:end\b|\})/.test(says)) return 'close';
	return 'quiet';
}


/***/ })

};
