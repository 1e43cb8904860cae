export const id = 517;
export const ids = [517];
export const modules = {

/***/ 9617:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hg: () => (/* binding */ decodedRuns),
/* harmony export */   tv: () => (/* binding */ unescaped),
/* harmony export */   w6: () => (/* binding */ withoutReturns)
/* harmony export */ });
/**
 * What a text may come to when whoever reads it undoes escapes: of YAML, JSON, TOML, HCL, of a URL, base64. Looser than
 * any of them, so that one way is enough for all: what is made here is searched for words and never read.
 */ const MIN_BASE64 = 8;
/** `\x63`, `\u0063`, `\u{63}`, `\U00000063`, `\143`; a string within a string has more backslashes. */ const NUMBERED = /\\+(?:(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,8}\}|U[0-9a-fA-F]{8})|([0-7]{3}))/g;
/** A backslash before a line break, as text and as bytes: YAML 1.1 breaks lines at NEL, LS and PS too. */ const CONTINUED = /\\+(?:\r\n|[\n\r\u0085\u2028\u2029]|\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9])[ \t]*\\*/g;
const PERCENT = /%([2-7][0-9a-f])/gi;
const ESCAPED = /\\[xuU0-7\s\u0085\u2028\u2029\u00c2\u00e2]|%[2-7][0-9a-fA-F]/;
const BASE64_RUN = /[A-Za-z0-9+/_-]+(?:[ \t\\]*[\r\n][\s\\]*[A-Za-z0-9+/_-]+)*/g;
/** The text with its escapes undone; undefined where it has none that could bring a letter or join two. */ function unescaped(text) {
	if (!ESCAPED.test(text)) return undefined;
	return text.replace(CONTINUED, '').replace(NUMBERED, (_, hex, octal)=>characterOf(hex === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hex.replace(/^u\{?|^[xU]/, ''), 16))).replace(PERCENT, (_, code)=>characterOf(Number.parseInt(code, 16)));
}
/** `\r` is a carriage return in a string, which the words of a Corefile lose (caddyfile/lexer.go), and a letter to a shell. */ function withoutReturns(text) {
	return text.includes('\\r') ? text.replace(/\\+r/g, '') : undefined;
}
function characterOf(code) {
	return code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
/**
 * What all runs of base64 in a text hold, as Latin-1; empty where there is none. Each is read from all of the four places
 * at which it may truly begin, since the word before it may have joined it.
 */ function decodedRuns(text) {
	const found = [];
	for (const [run] of text.matchAll(BASE64_RUN)){
		const packed = run.replace(/[\s\\]+/g, '');
		if (packed.length < MIN_BASE64) continue;
		for(let from = 0; from < 4; from += 1)found.push(Buffer.from(packed.slice(from), 'base64').toString('latin1'));
	}
	return found.join('\n');
}


/***/ }),

/***/ 1269:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D4: () => (/* binding */ decode),
  xY: () => (/* binding */ hasMarker),
  xc: () => (/* binding */ hasRelevantName),
  Rg: () => (/* binding */ isAboutResolvers),
  Go: () => (/* binding */ isBinary),
  fO: () => (/* binding */ isMissedPath),
  X_: () => (/* binding */ isMissedText),
  O6: () => (/* binding */ isNestedKind),
  JW: () => (/* binding */ isNodeConfiguration),
  ur: () => (/* binding */ isNodePath),
  K7: () => (/* binding */ isPartOfOthers),
  P5: () => (/* binding */ isValuesFile),
  fd: () => (/* binding */ isYamlName),
  dx: () => (/* binding */ mayMatter),
  W7: () => (/* binding */ poolForms),
  Jp: () => (/* binding */ recogniseBy)
});

// UNUSED EXPORTS: prefilterOf

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/read/documents/escapes.js
var escapes = __webpack_require__(9617);
;// CONCATENATED MODULE: ./.cache/build/read/documents/word-search.js
/** Many words looked for in one pass over a text (Aho and Corasick, 1975): the time does not depend on how many there are. */ /** Words with a number for each, whose bits say what its presence means. */ const BYTES = 256;
/** Bytes from which on a text is searched in four places at once. */ const WORTH_PARTS = 512;
/**
 * Characters of `passed` are looked past wherever they stand, also inside a word; a word that has one is never found. Words
 * are of Latin-1 characters.
 */ function searchFor(words, passed) {
	const kinds = new Uint8Array(BYTES);
	let width = 1;
	for (const character of [
		...words.keys()
	].join('')){
		const code = character.charCodeAt(0) & 0xff;
		if (kinds[code] === 0) {
			kinds[code] = width;
			width += 1;
		}
	}
	const skipped = width;
	for(let i = 0; i < passed.length; i += 1)kinds[passed.charCodeAt(i) & 0xff] = skipped;
	width += 1;
	const states = 1 + [
		...words.keys()
	].reduce((sum, word)=>sum + word.length, 0);
	const next = new Uint32Array(states * width);
	const ends = new Uint8Array(states);
	let count = 1;
	for (const [word, bits] of words){
		if ([
			...word
		].some((character)=>passed.includes(character))) continue;
		let state = 0;
		for(let i = 0; i < word.length; i += 1){
			const kind = kinds[word.charCodeAt(i) & 0xff] ?? 0;
			const at = state * width + kind;
			if (next[at] === 0) {
				next[at] = count;
				count += 1;
			}
			state = next[at] ?? 0;
		}
		ends[state] = (ends[state] ?? 0) | bits;
	}
	linkSuffixes(next.subarray(0, count * width), ends, width);
	for(let state = 0; state < count; state += 1)next[state * width + skipped] = state;
	for(let at = 0; at < count * width; at += 1){
		const state = next[at] ?? 0;
		next[at] = state * width * 2 + (ends[state] === 0 ? 0 : 1);
	}
	return {
		next,
		kinds,
		width,
		ends
	};
}
/** From where a word breaks off, on to the longest other one that may have begun inside it. */ function linkSuffixes(next, ends, width) {
	const suffix = new Uint32Array(ends.length);
	const open = [
		...next.subarray(0, width)
	].filter((state)=>state !== 0);
	for (const state of open){
		const other = suffix[state] ?? 0;
		ends[state] = (ends[state] ?? 0) | (ends[other] ?? 0);
		for(let kind = 0; kind < width; kind += 1){
			const at = state * width + kind;
			const onward = next[other * width + kind] ?? 0;
			const child = next[at] ?? 0;
			if (child === 0) next[at] = onward;
			else {
				suffix[child] = onward;
				open.push(child);
			}
		}
	}
}
/**
 * The bits of all words that stand in the bytes; once one of `enough` is there, of those that were found up to it. A long
 * text is searched from four places at once, which a processor does side by side: each search goes on into the next one's
 * part until no word is begun.
 */ function bitsIn(bytes, search, enough) {
	const { next, kinds } = search;
	if (bytes.length < WORTH_PARTS) return bitsFrom(bytes, search, enough, {
		from: 0,
		to: bytes.length,
		state: 0
	});
	const part = bytes.length >> 2;
	let a = 0;
	let b = 0;
	let c = 0;
	let d = 0;
	let bits = 0;
	for(let i = 0; i < part; i += 1){
		a = next[(a >>> 1) + (kinds[bytes[i] ?? 0] ?? 0)] ?? 0;
		b = next[(b >>> 1) + (kinds[bytes[i + part] ?? 0] ?? 0)] ?? 0;
		c = next[(c >>> 1) + (kinds[bytes[i + 2 * part] ?? 0] ?? 0)] ?? 0;
		d = next[(d >>> 1) + (kinds[bytes[i + 3 * part] ?? 0] ?? 0)] ?? 0;
		if (((a | b | c | d) & 1) === 0) continue;
		bits |= endsAt(a, search) | endsAt(b, search) | endsAt(c, search) | endsAt(d, search);
		if ((bits & enough) !== 0) return bits;
	}
	for (const [index, state] of [
		a,
		b,
		c,
		d
	].entries()){
		const from = (index + 1) * part;
		bits |= bitsFrom(bytes, search, enough, {
			from,
			to: index === 3 ? bytes.length : from,
			state
		});
		if ((bits & enough) !== 0) return bits;
	}
	return bits;
}
function endsAt(state, { ends, width }) {
	return (state & 1) === 0 ? 0 : ends[(state >>> 1) / width] ?? 0;
}
/** On from a state: all up to `to`, and behind it while a word is begun. */ function bitsFrom(bytes, search, enough, part) {
	const { next, kinds } = search;
	let { state } = part;
	let bits = 0;
	for(let i = part.from; i < bytes.length && (i < part.to || state >>> 1 !== 0); i += 1){
		state = next[(state >>> 1) + (kinds[bytes[i] ?? 0] ?? 0)] ?? 0;
		if ((state & 1) === 0) continue;
		bits |= endsAt(state, search);
		if ((bits & enough) !== 0) return bits;
	}
	return bits;
}

;// CONCATENATED MODULE: ./.cache/build/read/documents/prefilter.js
/** Which files can matter, decided on their bytes: most of a repository is never decoded, far less parsed. */ 



const MARKER = 1;
const BASE64 = 2;
const TEMPLATE = 4;
const OTHER_FORM = 8;
/** Where base64 may be, said by those who read it. */ const BASE64_WORDS = [
	'!binary',
	':binary',
	'binaryData',
	'ase64',
	'b64',
	'B64',
	'Secret',
	'ser_data',
	'ser-data',
	'serData',
	'serdata',
	'%TAG',
	'H4sI'
];
const TEMPLATE_WORDS = [
	'{{',
	'{%',
	'<%',
	'${',
	'%{'
];
/** Base64 within base64: user data that writes an encoded file. */ const MAX_NESTED = 3;
const GZIP = '\u001f\u008b\u0008';
const BACKSLASH = 0x5c;
const PERCENT = 0x25;
/** The union of what plug-ins know their files by. Its tables are made when they are first needed. */ function prefilterOf(plugins) {
	const all = [
		...plugins
	];
	const names = anyOf(all.flatMap((one)=>one.names ?? []));
	const nodePaths = anyOf(all.flatMap((one)=>one.nodePaths ?? []));
	const nodeFolders = anyOf(all.flatMap((one)=>one.nodeFolders ?? []));
	const values = anyOf(all.flatMap((one)=>one.parts?.values ?? []));
	const steps = all.flatMap((one)=>one.parts ?? []);
	const about = all.flatMap((one)=>one.about ?? []);
	const search = markerSearch(all);
	const nested = new Set(all.flatMap((one)=>one.nested ?? []));
	return {
		hasMarker: (text)=>search(Buffer.from(text, 'utf8')),
		holdsMarker: search,
		hasRelevantName: names,
		isTextByName: anyOf(all.flatMap((one)=>one.holdsNul ?? [])),
		isNodePath: (path)=>names(path) || nodePaths(path),
		isNodeConfiguration: (path)=>names(path) || nodeFolders(path),
		isAbout: (text)=>about.some((pattern)=>pattern.test(text)),
		isValues: values,
		isPart: (path)=>values(path) || steps.some((one)=>one.steps.test(path)),
		isIncluding: (path, bytes)=>steps.some((one)=>one.steps.test(path) && one.including.test(bytes.toString('latin1'))),
		isYamlName: anyOf(all.flatMap((one)=>one.yamlNames ?? [])),
		isMissedPath: anyOf(all.flatMap((one)=>one.missed ?? [])),
		isNested: (kind)=>nested.has(kind),
		pools: all.flatMap((one)=>one.pools ?? []),
		poolPaths: all.flatMap((one)=>one.poolPaths ?? [])
	};
}
function anyOf(patterns) {
	if (patterns.length === 0) return ()=>false;
	const flags = new Set(patterns.map((pattern)=>pattern.flags));
	if (flags.size > 1) return (text)=>patterns.some((pattern)=>pattern.test(text));
	const union = new RegExp(patterns.map(({ source })=>`(?:${source})`).join('|'), patterns[0]?.flags);
	return (text)=>union.test(text);
}
function markerSearch(plugins) {
	const forms = plugins.flatMap((one)=>one.forms ?? []);
	const words = new Map([
		...BASE64_WORDS.map((word)=>[
				word,
				BASE64
			]),
		...TEMPLATE_WORDS.map((word)=>[
				word,
				TEMPLATE
			]),
		...forms.flatMap((form)=>form.words.map((word)=>[
					word,
					OTHER_FORM
				])),
		...plugins.flatMap((one)=>one.markers.map((word)=>[
					word,
					MARKER
				]))
	]);
	/** Quotes and backslashes inside a word are nothing to a shell, a carriage return to a Corefile, NUL to UTF-16. */ const whole = once(()=>searchFor(words, '"\'\\\r\0'));
	/** What stands between the pieces of a word that a template puts together. */ const inPieces = once(()=>searchFor(words, '"\'\\\r\n\t `+~|(){}$%<>,'));
	const decides = (bits, bytes)=>{
		if ((bits & MARKER) !== 0) return true;
		if ((bits & TEMPLATE) !== 0 && (bitsIn(bytes, inPieces(), MARKER) & MARKER) !== 0) return true;
		if ((bits & OTHER_FORM) === 0) return false;
		const text = bytes.toString('latin1');
		return forms.some(({ pattern })=>pattern.test(text));
	};
	return (given)=>{
		const open = [
			{
				bytes: given,
				depth: 0
			}
		];
		for(let next = open.pop(); next !== undefined; next = open.pop()){
			const { bytes, depth } = next;
			let bits = bitsIn(bytes, whole(), MARKER);
			if (decides(bits, bytes)) return true;
			if (bytes.includes(BACKSLASH) || bytes.includes(PERCENT)) {
				const text = bytes.toString('latin1');
				for (const plain of [
					(0,escapes/* unescaped */.tv)(text),
					(0,escapes/* withoutReturns */.w6)(text)
				]){
					if (plain === undefined) continue;
					const again = Buffer.from(plain, 'latin1');
					bits |= bitsIn(again, whole(), MARKER);
					if (decides(bits, again)) return true;
				}
			}
			if ((bits & BASE64) === 0 || depth >= MAX_NESTED) continue;
			const inside = (0,escapes/* decodedRuns */.Hg)(bytes.toString('latin1'));
			if (inside.includes(GZIP)) return true;
			if (inside !== '') open.push({
				bytes: Buffer.from(inside, 'latin1'),
				depth: depth + 1
			});
		}
		return false;
	};
}
function once(make) {
	let made;
	return ()=>{
		made ??= make();
		return made;
	};
}
/**
 * The union of all plug-ins, set once by the list of them and never changed: handed down, it would stand in the signature
 * of every carrier and join, and there is only one. Before it is set everything matters.
 */ let prefilter = {
	hasMarker: ()=>true,
	holdsMarker: ()=>true,
	hasRelevantName: ()=>true,
	isTextByName: ()=>false,
	isNodePath: ()=>true,
	isNodeConfiguration: ()=>true,
	isAbout: ()=>true,
	isValues: ()=>false,
	isPart: ()=>false,
	isIncluding: ()=>false,
	isYamlName: ()=>false,
	isMissedPath: ()=>true,
	isNested: ()=>true,
	pools: [],
	poolPaths: []
};
/** Called by the list of plug-ins when it is loaded. */ function recogniseBy(plugins) {
	prefilter = prefilterOf(plugins);
}
const KINDS = /^["']?kind["']?\s{0,9}:\s{0,9}["']?(\w{1,99})/gm;
/** Objects that configure no resolver, whatever they are called. */ const ASIDE = /NetworkPolicy$|^(?:Cluster)?Role(?:Binding)?$|^ServiceAccount$|Autoscaler$|^PodDisruptionBudget$|^(?:Service|Pod)Monitor$|^PrometheusRule$|^Ingress(?:Class)?$|^PersistentVolumeClaim$|^Certificate$|^HTTPRoute$|^Namespace$|^CustomResourceDefinition$|^ValidatingWebhookConfiguration$/;
/** Whether a text that cannot be read is worth a word, also where its words are written with escapes or in base64. */ function isAboutResolvers(text) {
	if (saysResolvers(text)) return true;
	const plain = (0,escapes/* unescaped */.tv)(text);
	if (plain !== undefined && saysResolvers(plain)) return true;
	return BASE64_WORDS.some((word)=>text.includes(word)) && prefilter.isAbout((0,escapes/* decodedRuns */.Hg)(text));
}
function saysResolvers(text) {
	const kinds = [
		...text.matchAll(KINDS)
	].map(([, kind = ''])=>kind);
	if (kinds.length > 0 && kinds.every((kind)=>ASIDE.test(kind))) return false;
	return prefilter.isAbout(text);
}
/** Whether a file states values that others of its tool use, and is read for them whatever else it says. */ function isValuesFile(path) {
	return prefilter.isValues(path);
}
/** Whether a file is a part of something larger that is read whatever it says: it decides what others do. */ function isPartOfOthers(path) {
	return prefilter.isPart(path);
}
/** Whether a path alone makes a file one to read. */ function hasRelevantName(path) {
	return prefilter.hasRelevantName(path);
}
/** Whether a text at a path on nodes is opened whatever it says. */ function isNodePath(path) {
	return prefilter.isNodePath(path);
}
/** Whether a text at a path on nodes is read whole, whatever it says. */ function isNodeConfiguration(path) {
	return prefilter.isNodeConfiguration(path);
}
/** Whether one of the markers stands in a text, or in what it may come to when its escapes are undone. */ function hasMarker(text) {
	return prefilter.hasMarker(text);
}
/** Whether a path is of YAML though no ending says so. */ function isYamlName(path) {
	return prefilter.isYamlName(path);
}
/** Whether a path says that a file is missed where it cannot be read. */ function isMissedPath(path) {
	return prefilter.isMissedPath(path);
}
/** Whether an object of that kind is opened where it stands within others. */ function isNestedKind(kind) {
	return prefilter.isNested(kind);
}
/** By what objects and paths say for which pool of machines their files are. */ function poolForms() {
	return prefilter;
}
const SNIFFED_BYTES = 8192;
/** Settings of editors: JSON with comments, and nothing that a cluster or node reads. */ const EDITORS = /(?:^|\/)\.(?:vscode|idea|devcontainer|fleet)\//;
/** Whether a file can matter. A file with a NUL byte near its beginning that is no UTF-16 or UTF-32 is binary and never does. */ function mayMatter(path, bytes) {
	if (encodingOf(bytes) !== 'utf8') return hasRelevantName(path) || hasMarker(decode(bytes));
	if (isBinary(path, bytes) || EDITORS.test(path)) return false;
	if (hasRelevantName(path) || isValuesFile(path)) return true;
	return prefilter.holdsMarker(bytes) || prefilter.isIncluding(path, bytes);
}
/** Whether a binary file is called what configuration is called, and speaks of DNS all the same. */ function isMissedText(path, bytes) {
	return /\.(?:ya?ml|json)$/i.test(path) && prefilter.holdsMarker(bytes);
}
/** A NUL near the beginning, and no text of UTF-16 or UTF-32. Some languages allow NUL in a comment. */ function isBinary(path, bytes) {
	if (!bytes.subarray(0, SNIFFED_BYTES).includes(0) || encodingOf(bytes) !== 'utf8') return false;
	return !(prefilter.isTextByName(path) && (0,external_node_buffer_.isUtf8)(bytes));
}
/**
 * Bytes as text: UTF-8, or UTF-16 or UTF-32 by the byte order mark or by the zeros in its first characters (YAML 1.2.2,
 * 5.2). The mark stays as the text's first character, so that offsets count what an editor counts; bytes that are no
 * UTF-8 become U+FFFD.
 */ function decode(bytes) {
	const encoding = encodingOf(bytes);
	switch(encoding){
		case 'utf8':
			return bytes.toString('utf8');
		case 'utf16le':
			return bytes.toString('utf16le');
		case 'utf16be':
			return Buffer.from(bytes.subarray(0, bytes.length - bytes.length % 2)).swap16().toString('utf16le');
		case 'utf32le':
		case 'utf32be':
			return fromUtf32(bytes, encoding === 'utf32le');
		default:
			return (0,invariant/* assertNever */.xb)(encoding);
	}
}
function encodingOf(bytes) {
	const [a, b, c, d] = bytes;
	const long = bytes.length % 4 === 0;
	if (a === 0xff && b === 0xfe) return long && c === 0 && d === 0 && bytes.length > 4 ? 'utf32le' : 'utf16le';
	if (a === 0xfe && b === 0xff) return 'utf16be';
	if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf32be';
	// One of the first two bytes of an ASCII character is zero in all four.
	if (a === undefined || b === undefined || a !== 0 && b !== 0) return 'utf8';
	const known = [
		'utf16le',
		'utf16be',
		'utf32le',
		'utf32be'
	].find((one)=>hasZerosOf(bytes, one));
	return known ?? 'utf8';
}
const TELLING_BYTES = 64;
/** Whether the first characters are such that nearly all are ASCII in that encoding, the very first among them. */ function hasZerosOf(bytes, encoding) {
	const width = encoding.startsWith('utf16') ? 2 : 4;
	const at = encoding.endsWith('le') ? 0 : width - 1;
	const end = Math.min(bytes.length - bytes.length % width, TELLING_BYTES);
	let ascii = 0;
	for(let start = 0; start < end; start += width){
		const unit = bytes.subarray(start, start + width);
		const plain = unit.every((byte, i)=>i === at ? byte >= 9 && byte < 0x7f : byte === 0);
		if (plain) ascii += 1;
		else if (start === 0) return false;
	}
	return end > 0 && ascii * width * 4 >= end * 3;
}
function fromUtf32(bytes, little) {
	const parts = [];
	for(let at = 0; at + 4 <= bytes.length; at += 4){
		const code = little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
		parts.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));
	}
	return parts.join('');
}


/***/ }),

/***/ 9517:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   openStream: () => (/* binding */ openStream),
/* harmony export */   wC: () => (/* binding */ noticeAbout)
/* harmony export */ });
/* harmony import */ var _documents_prefilter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1269);
/** Where files come from: the working tree, a git revision, a stream. Reading is synchronous: for small files that is several times faster. */ 
/** Larger files are not read at all. A rendered stream of a large platform has about 50 MB. */ const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isUnreadable(content) {
	return !Buffer.isBuffer(content);
}
/** Whether a file that cannot be read may be missed: its name or folder is one under which DNS configuration or manifests are kept. */ function isMissed(path) {
	const named = path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1);
	return /\.(?:ya?ml|json)$/i.test(named) || (0,_documents_prefilter_js__WEBPACK_IMPORTED_MODULE_0__/* .isMissedPath */ .fO)(named);
}
/** A tree of one file, from standard input. */ function openStream(bytes) {
	const path = '<stdin>';
	return {
		label: path,
		files: ()=>[
				{
					path,
					size: bytes.length,
					read: ()=>bytes
				}
			],
		read: ()=>undefined,
		only: [
			path
		],
		notices: []
	};
}
/** A remark about a file that was not opened: its place is the file's first character. */ function noticeAbout(path, kind, message) {
	const at = {
		file: {
			path,
			text: ''
		},
		span: {
			start: 0,
			end: 0
		}
	};
	return kind === 'unreadable' ? {
		kind,
		message,
		at,
		unread: 'bytes'
	} : {
		kind,
		message,
		at
	};
}
/** Code unit order, never a locale's. */ function comparePaths(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
