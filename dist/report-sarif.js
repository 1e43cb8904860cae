export const id = 241;
export const ids = [241,279,989];
export const modules = {

/***/ 7008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ compareLocations),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   uD: () => (/* binding */ indexLines)
/* harmony export */ });
function indexLines(text) {
	const starts = [
		0
	];
	for(let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))starts.push(at + 1);
	return starts;
}
/** Line and column of an offset; an offset past the end gives the place just behind the last character. */ function positionAt(lines, offset) {
	let low = 0;
	let high = lines.length - 1;
	while(low < high){
		const middle = low + high + 1 >> 1;
		if ((lines[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: Math.max(0, offset - (lines[low] ?? 0)) + 1
	};
}
/** Sort order of everything we print: by path, then offset, then end. Compares code units, never a locale. */ function compareLocations(a, b) {
	if (a.file.path !== b.file.path) return a.file.path < b.file.path ? -1 : 1;
	return a.span.start - b.span.start || a.span.end - b.span.end;
}


/***/ }),

/***/ 2479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ HOME_PAGE),
/* harmony export */   rulePage: () => (/* binding */ rulePage),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test holds the two together. */ const VERSION = '0.1.0';
/** Where this is published; whoever publishes it puts the account in. */ const HOME = 'https://github.com/OWNER/loopgate';
/** Of this version: it leads to the same page for ever. */ const HOME_PAGE = `${HOME}/tree/v${VERSION}`;
/** The page of a rule, as it is in this version. */ function rulePage(slug) {
	return `${HOME}/blob/v${VERSION}/docs/rules/${slug}.md`;
}


/***/ }),

/***/ 9528:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openPlaces)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7008);
/** Offsets to lines and columns. The only floor that counts lines. */ 

/** Counts each file's lines once, for as long as one report is written. */ function openPlaces(shown = (path)=>path) {
	const indexes = new Map();
	const linesOf = (file)=>{
		const known = indexes.get(file);
		if (known !== undefined) return known;
		const made = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(file.text);
		indexes.set(file, made);
		return made;
	};
	const of = ({ file, span })=>{
		const lines = linesOf(file);
		const start = Math.min(Math.max(0, span.start), file.text.length);
		const end = Math.min(Math.max(start, span.end), file.text.length);
		return {
			file: shown(file.path),
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
				revision: file.revision
			}),
			start: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start),
			end: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, end)
		};
	};
	const line = (file, number)=>{
		const lines = linesOf(file);
		const from = lines[number - 1];
		if (from === undefined) return '';
		const to = lines[number] ?? file.text.length;
		return file.text.slice(from, to).replace(/\r?\n$/, '');
	};
	return {
		of,
		line
	};
}


/***/ }),

/***/ 85:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
// EXTERNAL MODULE: ./.cache/build/core/text/version.js
var version = __webpack_require__(2479);
;// CONCATENATED MODULE: ./.cache/build/report/line-hash.js
/** The fingerprints by which GitHub code scanning knows a result again. */ /** Characters that a line's hash covers, from its first one on; the following lines belong to it. */ const WINDOW = 100;
const WORD = 2 ** 32;
const FACTOR = 37;
/**
 * The hash of every line asked for, as `hex:occurrence`; an occurrence counts equal hashes above it. A rolling hash of 64
 * bits over windows of 100 characters without blanks and tabs, CR and CRLF counted as LF, the file's end as 65535 and
 * then zeros: github/codeql-action, src/fingerprints.ts. A result with the hash that the upload would compute draws no warning.
 * Lines count from 1; a line that the file does not have gets no hash.
 */ function lineHashes(text, wanted) {
	const hashes = new Map();
	const occurrences = new Map();
	const window = new Uint16Array(WINDOW);
	const lineAt = new Int32Array(WINDOW).fill(-1);
	const first = firstFactor();
	let high = 0;
	let low = 0;
	let at = 0;
	let line = 0;
	let lineStart = true;
	let afterReturn = false;
	const finish = ()=>{
		const done = lineAt[at] ?? -1;
		if (done === -1) return;
		lineAt[at] = -1;
		const hash = hex({
			high,
			low
		});
		const occurrence = (occurrences.get(hash) ?? 0) + 1;
		occurrences.set(hash, occurrence);
		if (wanted.has(done)) hashes.set(done, `${hash}:${occurrence}`);
	};
	const roll = (unit)=>{
		const gone = window[at] ?? 0;
		window[at] = unit;
		const lowSum = low * FACTOR + unit - first.low * gone;
		const carry = Math.floor(lowSum / WORD);
		low = lowSum - carry * WORD;
		high = modulo(high * FACTOR - first.high * gone + carry);
		at = (at + 1) % WINDOW;
	};
	const take = (given)=>{
		if (given === 0x20 || given === 0x09 || afterReturn && given === 0x0a) {
			afterReturn = false;
			return;
		}
		afterReturn = given === 0x0d;
		const unit = afterReturn ? 0x0a : given;
		finish();
		if (lineStart) {
			lineStart = false;
			line += 1;
			lineAt[at] = line;
		}
		if (unit === 0x0a) lineStart = true;
		roll(unit);
	};
	for(let offset = 0; offset < text.length; offset += 1)take(text.charCodeAt(offset));
	take(0xffff);
	for(let count = 0; count < WINDOW; count += 1){
		finish();
		roll(0);
	}
	return hashes;
}
/** 37 to the power of the window's length, modulo 2 to the power of 64: what a character weighs when it leaves. */ function firstFactor() {
	let high = 0;
	let low = 1;
	for(let count = 0; count < WINDOW; count += 1){
		const lowProduct = low * FACTOR;
		const carry = Math.floor(lowProduct / WORD);
		low = lowProduct - carry * WORD;
		high = modulo(high * FACTOR + carry);
	}
	return {
		high,
		low
	};
}
function modulo(value) {
	const rest = value % WORD;
	return rest < 0 ? rest + WORD : rest;
}
function hex({ high, low }) {
	return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`;
}

// EXTERNAL MODULE: ./.cache/build/report/places.js
var report_places = __webpack_require__(9528);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
// EXTERNAL MODULE: ./.cache/build/judge/rules/descriptions.js
var descriptions = __webpack_require__(4484);
// EXTERNAL MODULE: ./.cache/build/judge/rules/explanations.generated.js
var explanations_generated = __webpack_require__(1380);
;// CONCATENATED MODULE: ./.cache/build/report/sarif-rules.js
/** The rules as SARIF describes them. */ 


const LEVELS = {
	error: 'error',
	warning: 'warning',
	note: 'note'
};
/** GitHub's `problem.severity` has a word of its own for a note. */ const PROBLEM_SEVERITIES = {
	error: 'error',
	warning: 'warning',
	note: 'recommendation'
};
/** Codes that speak of what the configuration surely says. */ const EXACT = new Set([
	'LG101',
	'LG201',
	'LG202',
	'LG204',
	'LG401'
]);
/** Every rule by ascending code, also those that found nothing: a result points at its rule by index. */ function sarifRules() {
	return descriptions.RULES.map(sarifRule);
}
function sarifRule(rule) {
	const page = explanations_generated.EXPLANATIONS.get(rule.slug);
	const text = `${rule.summary} Run "loopgate explain ${rule.code}" for what it means.`;
	return {
		id: rule.code,
		name: rule.slug.split('-').map((part)=>part.charAt(0).toUpperCase() + part.slice(1)).join(''),
		shortDescription: {
			text: rule.summary
		},
		fullDescription: {
			text: rule.summary
		},
		helpUri: (0,version.rulePage)(rule.slug),
		// GitHub shows `markdown` instead of `text`. Links between pages lead nowhere from there.
		help: {
			text,
			markdown: page === undefined ? text : withoutRelativeLinks(page.join('\n'))
		},
		defaultConfiguration: {
			level: LEVELS[rule.severity]
		},
		properties: {
			precision: EXACT.has(rule.code) ? 'very-high' : 'high',
			'problem.severity': PROBLEM_SEVERITIES[rule.severity],
			tags: [
				'dns',
				'kubernetes',
				'availability'
			]
		}
	};
}
function withoutRelativeLinks(markdown) {
	return markdown.replace(/\[([^\]\n]{1,200})\]\((?!https?:)[^)\n]{1,300}\)/g, '$1');
}

;// CONCATENATED MODULE: ./.cache/build/report/sarif-snippets.js
/** The lines around a result, for viewers that do not have the file: SARIF 2.1.0, 3.29.5 (contextRegion) and 3.30.13 (snippet). */ 

/** Lines shown before and after. */ const AROUND = 1;
/** UTF-16 code units. A snippet is the region's own text, so what is longer is left out and not cut. */ const MAX_SNIPPET = 1_000;
/** `region` with its text, and the lines around it where there are any. */ function withSnippets(region, at, places) {
	const { start, end } = places.of(at);
	const text = at.file.text.slice(at.span.start, at.span.end);
	const first = Math.max(1, start.line - AROUND);
	const lines = [];
	for(let line = first; line <= end.line + AROUND && lines.length <= MAX_SNIPPET; line += 1){
		lines.push(places.line(at.file, line));
	}
	// Below the last line there is nothing to show.
	while(lines.length > 1 && lines.at(-1) === '' && first + lines.length - 1 > end.line)lines.pop();
	const context = lines.join('\n');
	const last = first + lines.length - 1;
	return {
		region: isShown(text) ? {
			...region,
			snippet: {
				text
			}
		} : region,
		// It has to hold more than the region: SARIF 2.1.0, 3.29.5.
		...(0,defined/* defined */.s)({
			contextRegion: isShown(context) && context.length > text.length && last >= end.line ? {
				startLine: first,
				startColumn: 1,
				endLine: last,
				endColumn: (lines.at(-1) ?? '').length + 1,
				snippet: {
					text: context
				}
			} : undefined
		})
	};
}
/** Short, not blank, and without a character that would show something else than what is there. */ function isShown(text) {
	if (text.length > MAX_SNIPPET || text.trim() === '') return false;
	return text.split(/\r?\n|\t/).every((part)=>(0,plain_text/* visible */.RK)(part) === part);
}

// EXTERNAL MODULE: ./.cache/build/report/surface.js
var surface = __webpack_require__(6881);
// EXTERNAL MODULE: ./.cache/build/report/words.js
var words = __webpack_require__(6243);
;// CONCATENATED MODULE: ./.cache/build/report/sarif.js
/** SARIF 2.1.0 for code scanning, within the limits that GitHub keeps. */ 








/** Of more results GitHub keeps these: docs.github.com, "SARIF support for code scanning". */ const MAX_RESULTS = 5_000;
const MAX_LOCATIONS = 100;
const MAX_TEXT = 4_000;
/** Characters of results with their paths. GitHub takes 10 MB compressed, and such text shrinks to a tenth or less. */ const MAX_SIZE = 60_000_000;
function renderSarif(report, options = {}) {
	const places = (0,report_places/* openPlaces */.j)();
	const rules = sarifRules();
	const ruleIndex = new Map(rules.map(({ id }, index)=>[
			id,
			index
		]));
	// Of too many the worst stay; what stays keeps the report's order. Nobody's alert can stand in the base.
	const kept = new Set([
		...report.findings
	].sort((a, b)=>words/* SEVERITIES */.oC.indexOf(a.severity) - words/* SEVERITIES */.oC.indexOf(b.severity)).slice(0, MAX_RESULTS));
	const findings = report.findings.filter((finding)=>kept.has(finding));
	const category = (0,plain_text/* visible */.RK)(options.category ?? 'default', 200).replaceAll(/[^\w.-]+/g, '-');
	const log = {
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: {
					driver: {
						name: 'loopgate',
						informationUri: version/* HOME_PAGE */.K,
						semanticVersion: report.version,
						version: report.version,
						rules
					}
				},
				automationDetails: {
					id: `loopgate/${category}/`
				},
				columnKind: 'utf16CodeUnits',
				originalUriBaseIds: {
					'%SRCROOT%': {
						description: {
							text: 'The top of the repository.'
						}
					}
				},
				results: resultsOf(findings, places, ruleIndex, report.base.status === 'compared')
			}
		]
	};
	return (0,surface/* jsonText */.s$)(log);
}
/** The first ones with their paths, the rest without where the file would become too large. */ function resultsOf(findings, places, ruleIndex, compared) {
	const hashes = hashesOf(findings, places);
	let room = MAX_SIZE;
	return findings.map((finding)=>{
		const reported = room > 0 ? finding : {
			...finding,
			path: []
		};
		const result = resultOf(reported, ruleIndex.get(finding.code), {
			places,
			hashes,
			compared
		});
		if (room > 0) room -= JSON.stringify(result).length;
		return result;
	});
}
function hashesOf(findings, places) {
	const wanted = new Map();
	for (const { at } of findings){
		const lines = wanted.get(at.file) ?? new Set();
		wanted.set(at.file, lines.add(places.of(at).start.line));
	}
	return new Map([
		...wanted
	].map(([file, lines])=>[
			file,
			lineHashes(file.text, lines)
		]));
}
function resultOf(finding, ruleIndex, { places, hashes, compared }) {
	// Lines of the base would be looked up in the head.
	const steps = finding.path.filter(({ at })=>at.file.revision === undefined).slice(0, MAX_LOCATIONS - 1);
	const hash = hashes.get(finding.at.file)?.get(places.of(finding.at).start.line);
	return {
		ruleId: finding.code,
		...(0,defined/* defined */.s)({
			ruleIndex
		}),
		level: LEVELS[finding.severity],
		message: {
			text: messageText(finding, steps.length)
		},
		locations: [
			primaryPlace(finding.at, places)
		],
		...(0,defined/* defined */.s)({
			relatedLocations: steps.length === 0 ? undefined : steps.map((step, index)=>relatedPlace(step, index + 1, places)),
			codeFlows: steps.length === 0 ? undefined : [
				codeFlow(steps, places)
			]
		}),
		partialFingerprints: {
			...(0,defined/* defined */.s)({
				primaryLocationLineHash: hash,
				'loopgateIdentity/v1': finding.fingerprint === '' ? undefined : finding.fingerprint
			})
		},
		...(0,defined/* defined */.s)({
			baselineState: compared ? finding.status === 'new' ? 'new' : 'unchanged' : undefined
		})
	};
}
function relatedPlace({ at, says }, id, places) {
	return {
		id,
		...placeOf(at, places),
		message: {
			text: plain(says)
		}
	};
}
function codeFlow(steps, places) {
	const locations = steps.map(({ at, says })=>({
			location: {
				...placeOf(at, places),
				message: {
					text: plain(says)
				}
			}
		}));
	return {
		threadFlows: [
			{
				locations
			}
		]
	};
}
/** Related places are shown only where the message links them: `[hop 1](1)`. */ function messageText(finding, steps) {
	const parts = [
		linkless(plain(finding.message))
	];
	const names = (0,words/* whichNames */.Mo)(finding);
	if (names !== undefined) parts.push(`Names: ${linkless(plain(names))}.`);
	for (const assumption of finding.assumptions.slice(0, 10))parts.push(`Assumes: ${linkless(plain(assumption))}.`);
	if (finding.advice !== '') parts.push(linkless(plain(finding.advice)));
	if (steps > 0) {
		const hops = Array.from({
			length: Math.min(steps, 20)
		}, (_, index)=>`[hop ${index + 1}](${index + 1})`);
		parts.push(`Path: ${hops.join(', ')}.`);
	}
	return parts.join(' ');
}
/** Brackets of somebody else's words must not become links: SARIF 2.1.0, 3.11.6, escapes them with a backslash. */ function linkless(text) {
	return text.replace(/[\\[\]]/g, (found)=>`\\${found}`);
}
/** No empty text: GitHub refuses the whole file. */ function plain(text) {
	const shown = (0,plain_text/* visible */.RK)(text, MAX_TEXT);
	return shown.trim() === '' ? '-' : shown;
}
function placeOf(at, places) {
	const { file, start, end } = places.of(at);
	const region = {
		startLine: start.line,
		startColumn: start.column,
		endLine: end.line,
		endColumn: end.column
	};
	return {
		physicalLocation: {
			artifactLocation: {
				uri: uriOf(file),
				uriBaseId: '%SRCROOT%'
			},
			region
		}
	};
}
/** The place of the result itself, with its text. */ function primaryPlace(at, places) {
	const { physicalLocation } = placeOf(at, places);
	const region = physicalLocation?.region;
	if (region === undefined) return {
		...(0,defined/* defined */.s)({
			physicalLocation
		})
	};
	return {
		physicalLocation: {
			...physicalLocation,
			...withSnippets(region, at, places)
		}
	};
}
/** A relative reference: RFC 3986, 4.2; a first part with a colon would read as a scheme. */ function uriOf(path) {
	const parts = path.replace(/\p{Surrogate}/gu, '\ufffd').split('/');
	return parts.map((part)=>encodeURIComponent(part)).join('/') || '-';
}


/***/ }),

/***/ 6243:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ whatWasRead),
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Mo: () => (/* binding */ whichNames),
/* harmony export */   VV: () => (/* binding */ passesByPolicy),
/* harmony export */   Vp: () => (/* binding */ nothingJudged),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   ai: () => (/* binding */ stations),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   nV: () => (/* binding */ resultMark),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rX: () => (/* binding */ wasBefore),
/* harmony export */   wx: () => (/* binding */ certaintyLabel)
/* harmony export */ });
/* unused harmony export severityCounts */
/** The sentences that several reporters share. */ /** Worst first. */ const SEVERITIES = [
	'error',
	'warning',
	'note'
];
/** New before existing, errors before warnings before notes, the surest first; else in the report's order. */ function worstFirst(findings) {
	const sure = ({ certainty, probability })=>certainty === 'always' ? 0 : certainty === 'sometimes' ? 2 - (probability ?? 0) : certainty === 'assumed' ? 3 : 1;
	const isOld = ({ status })=>status === 'new' ? 0 : 1;
	return [
		...findings
	].sort((a, b)=>isOld(a) - isOld(b) || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || sure(a) - sure(b));
}
function counted(count, one, many = `${one}s`) {
	return `${count} ${count === 1 ? one : many}`;
}
/** `3 DNS servers in 1 cluster, 12 documents in 8 files`. */ function whatWasRead({ counts }) {
	const servers = `${counted(counts.servers, 'DNS server')} in ${counted(counts.clusters, 'cluster')}`;
	return `${servers}, ${counted(counts.documents, 'document')} in ${counted(counts.files, 'file')}`;
}
/** `1 error, 2 warnings`; `nothing` where there is neither. */ function severityCounts(report) {
	const parts = SEVERITIES.filter((severity)=>report.counts[severity] > 0).map((severity)=>counted(report.counts[severity], severity));
	return parts.length === 0 ? 'nothing found' : parts.join(', ');
}
/** What the comparison with the base came to; undefined where none was asked for. */ function comparison({ base, counts }) {
	if (base.status === 'not-requested') return undefined;
	if (base.status === 'unavailable') {
		return `no comparison with the base: ${base.because}; rules that compare were left out`;
	}
	return `compared with ${base.revision}: ${counts.new} new, ${counts.existing} existing, ${counts.fixed} fixed`;
}
/** `pass`, and why. */ function verdict(report) {
	const bar = report.failOn === 'never' ? 'never fails' : `fails on ${report.failOn}${report.failOn === 'error' ? '' : ' and worse'}`;
	const also = report.result !== 'incomplete' ? '' : report.base.status === 'unavailable' ? '; the base could not be compared' : '; something relevant could not be read';
	const found = nothingJudged(report) ? `nothing to judge, as no DNS server was found${report.findings.length === 0 ? '' : `; ${severityCounts(report)}`}` : severityCounts(report);
	return `${report.result}: ${found} (${bar})${also}`;
}
/** There is no server that a verdict could be about: that nothing is wrong says nothing. */ function nothingJudged({ counts, findings }) {
	return counts.servers === 0 && findings.every(({ severity })=>severity === 'note');
}
/** A tick only where something was judged and all of it was read. */ function resultMark(report) {
	if (report.result === 'pass' && report.counts.servers === 0) return 'ℹ️';
	return ({
		pass: passesByPolicy(report) ? '⚠️' : '✅',
		fail: '❌',
		incomplete: '⚠️'
	})[report.result];
}
/** Whether the policy was changed so that what would have failed passes. */ function passesByPolicy({ findings }) {
	return findings.some(({ rule, severity })=>rule === 'policy-weakened' && severity !== 'note');
}
/** `always`; `sometimes, 33.3 % of the queries`. */ function certaintyLabel({ certainty, probability }) {
	if (certainty === undefined) return undefined;
	return probability === undefined ? certainty : `${certainty}, ${percent(probability)} of the queries`;
}
function percent(share) {
	return `${Math.round(share * 1000) / 10} %`;
}
/** `severity warning, 50 % of the queries`; undefined where the change made nothing worse. */ function wasBefore({ was }) {
	if (was === undefined) return undefined;
	const parts = [
		was.severity,
		certaintyLabel(was) ?? (was.probability === undefined ? undefined : `${percent(was.probability)} of the queries`),
		was.guard === undefined ? undefined : `guard ${was.guard}`,
		was.names
	];
	return parts.filter((part)=>part !== undefined).join(', ');
}
/** Stations of a loop in order, without the return to the first. Servers stand alone where that is enough to distinguish them. */ function stations(cycle) {
	const zones = new Map();
	for (const { server, zone } of cycle)zones.set(server, (zones.get(server) ?? new Set()).add(zone));
	return cycle.map(({ server, zone })=>(zones.get(server)?.size ?? 0) > 1 ? `${server} (zone ${zone})` : server);
}
/** `every name outside cluster.local, such as example.org. A`. */ function whichNames({ names, witness }) {
	const such = witness === undefined ? undefined : `${witness.name} ${witness.type}`;
	if (names === undefined) return such;
	return such === undefined ? names : `${names}, such as ${such}`;
}


/***/ })

};
