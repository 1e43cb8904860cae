export const id = 605;
export const ids = [605];
export const modules = {

/***/ 1605:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diffSections: () => (/* binding */ diffSections),
/* harmony export */   renderDiffMarkdown: () => (/* binding */ renderDiffMarkdown)
/* harmony export */ });
/* harmony import */ var _diff_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5415);
/* harmony import */ var _markdown_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1409);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3178);
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4661);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9528);
/** The section "What this change does to DNS" of the job summary and the comment. */ 




const BUDGET = 900_000;
const TITLE = 'What this change does to DNS';
/** Code units of one cell. */ const MAX_CELL = 600;
/** A document of its own: also says that nothing changes. */ function renderDiffMarkdown(report, options = {}) {
	const pen = {
		places: (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .openPlaces */ .j)(),
		linkFor: options.linkFor ?? (()=>undefined),
		isChanged: ()=>false
	};
	const sections = (0,_diff_words_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c1)(report).map((group)=>groupSection(group, pen));
	const head = `## ${TITLE}\n\n${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_diff_words_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryLine */ .dC)(report))}\n\n`;
	return (0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .assemble */ .f)(head, sections, unproven(report), options.budget ?? BUDGET);
}
/** The same, folded, as sections of another document; none where nothing changes, unless it is asked for `always`. */ function diffSections(report, pen, always) {
	if (report.changes.length === 0 && !always) return [];
	const parts = (0,_diff_words_js__WEBPACK_IMPORTED_MODULE_3__/* .groupsOf */ .c1)(report).map((group)=>groupSection(group, pen));
	const items = parts.map(({ open, items: rows, close })=>`${open}${rows.join('')}${close}`);
	return [
		{
			what: 'set of names that goes elsewhere',
			open: `<details><summary>${TITLE}</summary>\n\n${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)((0,_diff_words_js__WEBPACK_IMPORTED_MODULE_3__/* .summaryLine */ .dC)(report))}\n\n`,
			items: items.length === 0 ? [
				unproven(report)
			] : items,
			close: `${items.length === 0 ? '' : unproven(report)}\n</details>\n\n`
		}
	];
}
function groupSection({ cluster, askers, rows }, pen) {
	const who = askers.map((asker)=>(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(asker, 200)).join(', ');
	return {
		what: 'set of names',
		open: `Asked by ${who} in cluster ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(cluster, 200)}:\n\n| names | before | after | because |\n| --- | --- | --- | --- |\n`,
		items: rows.map((row)=>rowLine(row, pen)),
		close: '\n'
	};
}
function rowLine({ names, before, after, change }, pen) {
	const because = change.because.map(({ at, says })=>`${(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .placeLink */ .aE)(at, pen)}: ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(says, MAX_CELL)}`).join('<br>');
	const words = [
		names,
		before,
		after
	].map((text)=>(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, MAX_CELL));
	return `| ${words.join(' | ')} | ${because} |\n`;
}
function unproven({ unproven: list }) {
	if (list.length === 0) return '';
	return `Not compared:\n\n${list.map((one)=>`- ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(one, MAX_CELL)}\n`).join('')}\n`;
}


/***/ }),

/***/ 5415:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c1: () => (/* binding */ groupsOf),
/* harmony export */   dC: () => (/* binding */ summaryLine)
/* harmony export */ });
/* unused harmony export endingWords */
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6243);
/** What a change does to DNS, in words and grouped for people: askers for whom the same sets change alike stand together. */ 
function groupsOf({ changes }) {
	const byAsker = new Map();
	for (const change of shownOf(changes)){
		const { cluster, asker } = change;
		const row = {
			names: `${typeWords(change)}${change.names}`,
			before: endingWords(change.before),
			after: endingWords(change.after),
			change
		};
		const key = JSON.stringify([
			cluster,
			asker
		]);
		const known = byAsker.get(key);
		if (known === undefined) byAsker.set(key, {
			cluster,
			asker,
			rows: [
				row
			]
		});
		else known.rows.push(row);
	}
	const groups = new Map();
	for (const { cluster, asker, rows } of byAsker.values()){
		const key = JSON.stringify([
			cluster,
			rows.map(({ names, before, after })=>[
					names,
					before,
					after
				])
		]);
		const known = groups.get(key);
		if (known === undefined) groups.set(key, {
			cluster,
			askers: [
				asker
			],
			rows
		});
		else known.askers.push(asker);
	}
	return [
		...groups.values()
	];
}
/** What clients do not ask for is shown where there is nothing else. */ function shownOf(changes) {
	const asked = changes.filter(({ clientTypes })=>!(clientTypes !== undefined && 'only' in clientTypes && clientTypes.only.length === 0));
	return asked.length > 0 ? asked : changes;
}
/** A set that lacks nothing but types that clients do not ask for is shown without them. */ function typeWords({ types, clientTypes }) {
	if (clientTypes === undefined) return '';
	if ('except' in clientTypes) return `all types but ${clientTypes.except.join(', ')} of `;
	const only = clientTypes.only.length === 0 && types !== undefined && 'only' in types ? types.only : clientTypes.only;
	return `${only.join(', ')} of `;
}
/** `leaves to 10.0.0.2:53, then 10.0.0.3:53`. */ function endingWords(outcomes) {
	if (outcomes.length === 0) return 'not there';
	const parts = [];
	for (const [index, outcome] of outcomes.entries()){
		const previous = outcomes[index - 1];
		const next = isNext(outcome);
		// One after the other to the same kind of end: its address is enough.
		const target = previous?.disposition === 'leaves' && outcome.disposition === 'leaves' && outcome.as === undefined ? outcome.to ?? '' : endWords(outcome);
		const joint = index === 0 ? '' : next ? ', then ' : ' or ';
		parts.push(`${joint}${target}${shareWords(outcome)}`);
	}
	const { after } = outcomes[0] ?? {};
	return `${parts.join('')}${after === undefined ? '' : `, the next one also after ${after.join(', ')}`}`;
}
/** Asked only when one before it fails. */ function isNext({ certainty, probability }) {
	return certainty === 'sometimes' && probability === undefined;
}
function shareWords({ certainty, probability, assumptions }) {
	const share = probability === undefined ? '' : ` (${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(probability)})`;
	return certainty === 'assumed' && assumptions.length > 0 ? `${share} if ${assumptions.join(' and ')}` : share;
}
function endWords({ disposition, by, to, rcode, because, as, assumptions }) {
	const renamed = as === undefined ? '' : ` as ${as.name} ${as.type}`;
	switch(disposition){
		case 'answered':
			return `answered by ${by}${renamed}`;
		case 'leaves':
			return `leaves to ${to ?? 'an address outside'}${renamed}`;
		case 'fails':
			return `fails: ${rcode ?? 'no answer'} from ${by}`;
		case 'loops':
			return `loops through ${by}`;
		case 'unknown':
			// What is assumed on the way is said behind it.
			return assumptions.length > 0 || because === undefined ? `unknown at ${by}` : `unknown: ${because}`;
	}
}
/** The sentence that a reviewer looks for; only where it is known. Sets that several askers share count once. */ function summaryLine(report) {
	const { changes, unchanged, unproven } = report;
	if (changes.length === 0 && unproven.length === 0) return unchanged === 0 ? 'Nothing was compared: no cluster and no DNS server was found, before or after.' : `No name goes elsewhere: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(unchanged, 'asker')} compared.`;
	if (changes.length === 0) return 'No change was found, and not everything could be compared.';
	const sets = groupsOf(report).reduce((sum, { rows })=>sum + rows.length, 0);
	const hidden = changes.length - shownOf(changes).length;
	const besides = hidden === 0 ? '' : `, and ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(hidden, 'set')} for DS and zone transfers alone (see the JSON)`;
	const rest = unproven.length === 0 ? '; all others end as before' : '';
	return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(sets, 'set')} of names ${sets === 1 ? 'goes' : 'go'} elsewhere${besides}${rest}.`;
}


/***/ }),

/***/ 71:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fixLines)
/* harmony export */ });
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7008);
/** A fix as whole lines, the way a diff tells it. */ 
/** More lines tell a reader nothing. */ const MAX_LINES = 40;
/** Undefined when nothing changes, or too much to be shown. */ function fixLines({ at, replacement }) {
	const { text } = at.file;
	const start = Math.min(at.span.start, text.length);
	const end = Math.min(Math.max(start, at.span.end), text.length);
	const lines = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(text);
	const { line } = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start);
	const from = lines[line - 1] ?? 0;
	// A span that ends behind a line feed takes none of the next line, unless the replacement joins them.
	const whole = start < end && text[end - 1] === '\n' && (replacement.endsWith('\n') || replacement === '' && start === from);
	const lastLine = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, whole ? end - 1 : end).line;
	const to = lines[lastLine] ?? text.length;
	const before = text.slice(from, to);
	const after = text.slice(from, start) + replacement + text.slice(end, to);
	if (before === after) return undefined;
	let removed = splitLines(before);
	let added = splitLines(after);
	let first = line;
	while(removed.length > 0 && added.length > 0 && removed[0] === added[0]){
		removed = removed.slice(1);
		added = added.slice(1);
		first += 1;
	}
	while(removed.length > 0 && added.length > 0 && removed.at(-1) === added.at(-1)){
		removed = removed.slice(0, -1);
		added = added.slice(0, -1);
	}
	if (removed.length + added.length === 0 || removed.length + added.length > MAX_LINES) return undefined;
	return {
		file: at.file.path,
		line: first,
		removed,
		added
	};
}
function splitLines(text) {
	return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/, MAX_LINES * 4);
}


/***/ }),

/***/ 1409:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dY: () => (/* binding */ findingItem),
  B: () => (/* binding */ findingSection),
  df: () => (/* binding */ isRing),
  aE: () => (/* binding */ placeLink),
  I9: () => (/* binding */ suppressedItem)
});

// EXTERNAL MODULE: ./.cache/build/core/text/version.js
var version = __webpack_require__(2479);
// EXTERNAL MODULE: ./.cache/build/report/fix-lines.js
var fix_lines = __webpack_require__(71);
// EXTERNAL MODULE: ./.cache/build/report/markdown-text.js
var markdown_text = __webpack_require__(4661);
// EXTERNAL MODULE: ./.cache/build/report/mermaid-text.js
var mermaid_text = __webpack_require__(7861);
;// CONCATENATED MODULE: ./.cache/build/report/mermaid-loop.js
/** The picture of one loop. */ 
/** A ring of more vertices is no picture. */ const MAX_VERTICES = 30;
/** Lines of a Mermaid flowchart: the loop and nothing else. Ids are generated, so that no name becomes one. */ function mermaidLoop(cycle) {
	const shown = cycle.length <= MAX_VERTICES ? cycle : cycle.slice(0, MAX_VERTICES - 1);
	const lines = [
		'flowchart LR'
	];
	for (const [index, hop] of shown.entries()){
		lines.push(`  n${index}[${(0,mermaid_text/* mermaidLabel */._)(`${hop.server} (zone ${hop.zone})`)}]`);
	}
	const more = cycle.length - shown.length;
	if (more > 0) lines.push(`  n${shown.length}[${(0,mermaid_text/* mermaidLabel */._)(`${more} more`)}]`);
	const vertices = shown.length + (more > 0 ? 1 : 0);
	for (const [index, hop] of shown.entries()){
		const next = index + 1 === vertices ? 0 : index + 1;
		const label = hop.via === '' ? hop.to : `${hop.to} (${hop.via})`;
		lines.push(`  n${index} -->|${(0,mermaid_text/* mermaidLabel */._)(label)}| n${next}`);
	}
	if (more > 0) lines.push(`  n${shown.length} --> n0`);
	lines.push('  classDef loop stroke:red,stroke-width:2px');
	lines.push(`  class ${Array.from({
		length: vertices
	}, (_, index)=>`n${index}`).join(',')} loop`);
	return lines;
}

// EXTERNAL MODULE: ./.cache/build/report/path-drawing.js
var path_drawing = __webpack_require__(1484);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
// EXTERNAL MODULE: ./.cache/build/report/surface.js
var surface = __webpack_require__(6881);
// EXTERNAL MODULE: ./.cache/build/report/words.js
var words = __webpack_require__(6243);
;// CONCATENATED MODULE: ./.cache/build/report/markdown-finding.js
/** One finding as Markdown: a section of its own, or one line of a list. */ 







/** Columns of a drawing: GitHub shows about so many in a comment. */ const COLUMNS = 104;
const MAX_ASSUMPTIONS = 10;
/** UTF-16 code units of one remark. */ const MAX_REMARK = 600;
const SIGNS = {
	error: '🔴',
	warning: '🟡',
	note: '🔵'
};
/** Whether a picture shows more than the drawing does: a ring of several servers. */ function isRing({ cycle = [] }) {
	return new Set(cycle.map(({ server })=>server)).size > 1;
}
/** Heading, path, picture, names and fix. */ function findingSection(finding, pen, picture) {
	const [headline, rest] = (0,plain_text/* sentences */.hC)(finding.message);
	const blocks = [
		`### ${SIGNS[finding.severity]} ${finding.severity} ${ruleLink(finding)}`,
		`**${(0,markdown_text/* escapeMarkdown */.FV)(headline, MAX_REMARK)}** ${(0,markdown_text/* escapeMarkdown */.FV)(rest, MAX_REMARK)}`.trimEnd(),
		placeLink(finding.at, pen)
	];
	const log = (0,path_drawing/* logLine */.BP)(finding);
	if (log !== undefined) blocks.push(`Its log will say ${(0,markdown_text/* code */.aY)(log)}.`);
	blocks.push(...pathBlocks(finding, pen));
	const edit = finding.fix === undefined ? undefined : (0,fix_lines/* fixLines */.$)(finding.fix);
	if (edit !== undefined) {
		const shown = (line)=>(0,plain_text/* visible */.RK)(line.replaceAll('\t', '    '), 300);
		blocks.push((0,markdown_text/* code */.aY)(`${edit.file}:${edit.line}`));
		blocks.push((0,markdown_text/* fenced */.OF)('diff', [
			...edit.removed.map((line)=>`-${shown(line)}`),
			...edit.added.map((line)=>`+${shown(line)}`)
		]));
	}
	if (picture && finding.cycle !== undefined) blocks.push((0,markdown_text/* fenced */.OF)('mermaid', mermaidLoop(finding.cycle)));
	const facts = factLines(finding);
	if (facts.length > 0) blocks.push(facts.join('\n'));
	if (finding.advice !== '') blocks.push(`**Fix:** ${(0,markdown_text/* escapeMarkdown */.FV)(finding.advice, MAX_REMARK)}`);
	if (finding.paste !== undefined) {
		blocks.push((0,markdown_text/* code */.aY)(finding.paste.file));
		blocks.push((0,markdown_text/* fenced */.OF)('yaml', finding.paste.lines.map((line)=>(0,plain_text/* visible */.RK)(line, 300))));
	}
	return `${blocks.join('\n\n')}\n\n`;
}
/** `- error LG101 forwarding-loop place: message`. */ function findingItem(finding, pen) {
	const [headline] = (0,plain_text/* sentences */.hC)(finding.message);
	const name = `${finding.severity} ${ruleLink(finding)}`;
	return `- ${name}, ${placeLink(finding.at, pen)}: ${(0,markdown_text/* escapeMarkdown */.FV)(headline, 300)}\n`;
}
function suppressedItem(finding, pen) {
	const until = finding.expires === undefined ? '' : `, until ${(0,markdown_text/* escapeMarkdown */.FV)(finding.expires, 40)}`;
	const name = `${finding.severity} ${ruleLink(finding)}`;
	return `- ${name}, ${placeLink(finding.at, pen)}: ${(0,markdown_text/* escapeMarkdown */.FV)(finding.reason, 300)}${until}\n`;
}
/** `LG101 forwarding-loop`, linked to the rule's page. */ function ruleLink({ code, rule }) {
	return (0,markdown_text/* link */.nf)(`${(0,markdown_text/* escapeMarkdown */.FV)(code)} ${(0,markdown_text/* escapeMarkdown */.FV)(rule)}`, (0,version.rulePage)(rule));
}
/** `path:line`, linked where the web has it. */ function placeLink(at, { places, linkFor }) {
	const { file, revision, start } = places.of(at);
	const base = revision === undefined ? '' : ` (in ${(0,markdown_text/* code */.aY)(revision.slice(0, 12))})`;
	return `${(0,markdown_text/* link */.nf)((0,markdown_text/* code */.aY)(`${file}:${start.line}`, 300), linkFor(file, start.line, revision))}${base}`;
}
/** The drawing in an element of its own, as a fenced block holds no links; then what the same setting does besides. */ function pathBlocks(finding, pen) {
	const drawing = (0,path_drawing/* drawPath */.kd)(finding, pen.isChanged);
	if (drawing === undefined) return [];
	const rows = (0,path_drawing/* treeRows */.am)(drawing, {
		width: COLUMNS,
		placeOf: (at)=>plainPlace(at, pen)
	});
	const lines = rows.map(({ lead, server, text, gap, place, at, changed, effect })=>{
		const spot = at === undefined || place === '' ? '' : (0,markdown_text/* elementLink */.Jn)((0,markdown_text/* elementText */.oB)(place), addressOf(at, pen));
		const name = server === '' ? '' : `<b>${(0,markdown_text/* elementText */.oB)(server)}</b>`;
		return `${lead}${name}${(0,markdown_text/* elementText */.oB)(text)}${gap}${spot}${changed === '' ? '' : `  ${changed}`}${(0,markdown_text/* elementText */.oB)(effect)}`;
	});
	const more = drawing.more > 0 ? [
		`and ${(0,words/* counted */.hS)(drawing.more, 'more step')}`
	] : [];
	const also = drawing.also.map(({ at, says })=>`- besides, ${(0,markdown_text/* escapeMarkdown */.FV)(says, 300)}: ${placeLink(at, pen)}`);
	const drawn = [
		...lines.map((line)=>line.trimEnd()),
		...more
	].join('\n');
	// A line that is wrapped begins with somebody else's words.
	const tree = (0,surface/* inert */.tJ)('markdown', `<pre>${drawn}</pre>`);
	return also.length === 0 ? [
		tree
	] : [
		tree,
		also.join('\n')
	];
}
function addressOf(at, { places, linkFor }) {
	const { file, revision, start } = places.of(at);
	return linkFor(file, start.line, revision);
}
function plainPlace(at, { places }) {
	const { file, revision, start } = places.of(at);
	return (0,plain_text/* visible */.RK)(`${file}:${start.line}${revision === undefined ? '' : ` (in ${revision.slice(0, 12)})`}`, 300);
}
function factLines(finding) {
	const lines = [];
	const names = (0,words/* whichNames */.Mo)(finding);
	if (names !== undefined) lines.push(`- Names: ${(0,markdown_text/* escapeMarkdown */.FV)(names, MAX_REMARK)}`);
	const sure = (0,words/* certaintyLabel */.wx)(finding);
	if (sure !== undefined) lines.push(`- Certainty: ${sure}`);
	if (finding.guard !== undefined) lines.push(`- Guard: ${finding.guard}`);
	const before = (0,words/* wasBefore */.rX)(finding);
	if (before !== undefined) lines.push(`- Was before this change: ${(0,markdown_text/* escapeMarkdown */.FV)(before, MAX_REMARK)}`);
	for (const assumption of finding.assumptions.slice(0, MAX_ASSUMPTIONS)){
		lines.push(`- Assumes: ${(0,markdown_text/* escapeMarkdown */.FV)(assumption, MAX_REMARK)}`);
	}
	const more = finding.assumptions.length - MAX_ASSUMPTIONS;
	if (more > 0) lines.push(`- and ${more} more assumptions`);
	return lines;
}


/***/ }),

/***/ 3178:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ assemble)
/* harmony export */ });
/** A document of sections, cut from the bottom where it does not fit. */ /** UTF-8 bytes kept free for the sentence that says what was cut. */ const RESERVE = 600;
/** At most `budget` bytes of UTF-8: whole items, closed sections, and the `footer` where there is room at all. */ function assemble(head, sections, footer, budget) {
	const whole = [
		head,
		...sections.map(({ open, items, close })=>`${open}${items.join('')}${close}`),
		footer
	].join('');
	if (bytes(whole) <= budget) return whole;
	let room = budget - bytes(head) - bytes(footer) - RESERVE;
	if (room < 0) return bytes(head) <= budget ? head : '';
	const parts = [
		head
	];
	const missing = new Map();
	let full = false;
	for (const { what, open, items, close } of sections){
		let taken = 0;
		const frame = bytes(open) + bytes(close);
		if (!full && frame + bytes(items[0] ?? '') <= room) {
			room -= frame;
			for (const item of items){
				const size = bytes(item);
				if (size > room) break;
				room -= size;
				taken += 1;
			}
			parts.push(`${open}${items.slice(0, taken).join('')}${close}`);
		}
		if (taken === items.length) continue;
		full = true;
		missing.set(what, (missing.get(what) ?? 0) + items.length - taken);
	}
	const reported = [
		...missing
	].map(([what, count])=>`${count} ${what}${count === 1 ? '' : 's'}`);
	if (reported.length > 0) parts.push(`\nThe report is cut here, it would be too long. Left out: ${reported.join(', ')}.\n\n`);
	parts.push(footer);
	return parts.join('');
}
function bytes(text) {
	return Buffer.byteLength(text, 'utf8');
}


/***/ }),

/***/ 4661:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   Jn: () => (/* binding */ elementLink),
/* harmony export */   OF: () => (/* binding */ fenced),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   oB: () => (/* binding */ elementText)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** Somebody else's words inside GitHub's Markdown. */ 
const ACTIVE = /[\\`*_[\]<>|&#$~"'@]/g;
/**
 * What becomes a link after entities are read: `http://`, `www.`, an address of electronic mail (GFM 6.9; cmark-gfm's
 * autolink.c looks for the last once the text is put together, others for all three). A zero width space breaks them.
 */ const LINKING = /@|:(?=\/\/)|www(?=\.)|(?:mailto|xmpp):/gi;
const BREAK = '&#8203;';
/**
 * Text that neither formats, links, mentions nor ends what it stands in: a paragraph, a list item, a table cell, a
 * heading, an element. Characters with a meaning become entities (CommonMark 6.2), and what GitHub looks for after
 * rendering, `@name`, `#1` and addresses, is broken up by a zero width space.
 */ function escapeMarkdown(text, max) {
	const escaped = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, max).trim().replace(LINKING, (found)=>`${found}\u200b`).replace(ACTIVE, (found)=>`${entity(found)}${found === '#' ? BREAK : ''}`).replaceAll('\u200b', BREAK);
	// At the beginning of a line these start lists, headings and rules.
	return escaped.replace(/^(?:[-+=:.]|\d(?=\d*[.)](?:\s|$)))/, entity);
}
/** The same in a fixed width font. */ function code(text, max) {
	const shown = elementText(text, max);
	return shown.trim() === '' ? '<code>&#32;</code>' : `<code>${shown}</code>`;
}
/** Inside an element whose blanks count: `<code>`, `<pre>`. */ function elementText(text, max) {
	return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, max).replace(LINKING, (found)=>`${found}\u200b`).replace(ACTIVE, entity).replaceAll('\u200b', BREAK);
}
/** A link inside `<pre>`, where Markdown reads none; `label` is escaped already. */ function elementLink(label, address) {
	return isSafeAddress(address) ? `<a href="${address.replaceAll('&', '&amp;')}">${label}</a>` : label;
}
function isSafeAddress(address) {
	return address !== undefined && /^https?:\/\/[^\s<>()"'`\\|\p{Cc}]+$/u.test(address);
}
/** `label` is Markdown already. No link where there is no address that is sure to stay inside the brackets. */ function link(label, address) {
	if (!isSafeAddress(address)) return label;
	return `[${label}](${address})`;
}
/** A fenced block that nothing inside can end: CommonMark 4.5. */ function fenced(language, lines) {
	let longest = 2;
	for (const line of lines)for (const run of line.match(/`+/g) ?? [])longest = Math.max(longest, run.length);
	const fence = '`'.repeat(longest + 1);
	return [
		`${fence}${language}`,
		...lines,
		fence
	].join('\n');
}
function entity(character) {
	return `&#${character.codePointAt(0) ?? 0};`;
}


/***/ }),

/***/ 7861:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ mermaidLabel)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** Text inside Mermaid pictures. */ 
/** Longer labels make a picture nobody can read. */ const MAX_LABEL = 120;
/** A quoted label: all but letters, digits and plain punctuation as `#NUMBER;` (Mermaid utils.ts, encodeEntities). */ function mermaidLabel(text) {
	const shown = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(text, MAX_LABEL)).replace(// A list mark is refused by Mermaid's Markdown labels: "Unsupported markdown".
	/[^\p{L}\p{M}\p{N} ./:,()_…→-]|-(?= )|(?<=\d)[.)](?= )/gu, (found)=>`#${found.codePointAt(0) ?? 0};`);
	return `"${shown.trim() === '' ? '#32;' : shown}"`;
}


/***/ }),

/***/ 1484:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   We: () => (/* binding */ changedIn),
/* harmony export */   am: () => (/* binding */ treeRows),
/* harmony export */   kd: () => (/* binding */ drawPath)
/* harmony export */ });
/* unused harmony export columns */
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7008);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** The path of a finding as a tree: one model that text, Markdown and HTML draw alike. */ 


function changedIn({ changedLines }) {
	return ({ file, span })=>{
		const lines = file.revision === undefined ? changedLines?.get(file.path) : undefined;
		return lines?.has((0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)((0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .indexLines */ .uD)(file.text), span.start).line) === true;
	};
}
const MAX_STEPS = 60;
/** UTF-16 code units of a forward's line. */ const MAX_SOURCE = 80;
/** Of a line that is cut, in front of the place. */ const BEFORE = 30;
/** Undefined where a finding has no path. */ function drawPath(finding, isChanged = ()=>false) {
	const { path, guard } = finding;
	const cycle = finding.cycle ?? [];
	if (path.length === 0 && cycle.length === 0) return undefined;
	const also = cycle.length === 0 ? [] : path.filter(isAlso);
	const own = path.filter((step)=>!also.includes(step));
	const drafts = cycle.length === 0 ? own.map(settingStep) : ringSteps(own, cycle, guard);
	const steps = drafts.slice(0, MAX_STEPS).map((draft, depth)=>({
			returns: false,
			...draft,
			depth,
			changed: draft.at !== undefined && isChanged(draft.at)
		}));
	return {
		steps,
		also,
		more: drafts.length - steps.length
	};
}
/** Hop by hop: the server and its line, the settings that bring the address in, and who answers there. */ function ringSteps(path, cycle, guard) {
	const labels = serverLabels(cycle);
	const starts = hopStarts(path, cycle);
	const drafts = [];
	for (const [index, hop] of cycle.entries()){
		const start = starts[index];
		const next = starts.slice(index + 1).find((one)=>one !== undefined) ?? path.length;
		const settings = start === undefined && index > 0 ? [] : path.slice((start ?? -1) + 1, next);
		const last = index + 1 === cycle.length;
		const to = labels[last ? 0 : index + 1] ?? '';
		drafts.push({
			server: labels[index] ?? hop.server,
			text: sourceLine(hop.at),
			at: hop.at
		});
		drafts.push(...settings.map(settingStep));
		const known = settings.at(-1)?.says === `${hop.to} is ${hop.via}`;
		const where = known ? 'that is' : hop.via === '' ? `${hop.to} is` : `${hop.to} is ${hop.via}: that is`;
		if (!last) drafts.push({
			text: `${where} ${to}`
		});
		else {
			const effect = guard === undefined ? undefined : GUARD_EFFECTS[guard];
			const itself = cycle.length === 1 ? `${to} itself` : `${to} again`;
			drafts.push({
				text: `${where} ${itself}`,
				returns: true,
				...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
					effect
				})
			});
		}
	}
	return drafts;
}
const GUARD_EFFECTS = {
	fatal: 'CoreDNS will not start: CrashLoopBackOff',
	sometimes: 'CoreDNS ends at some of its starts',
	blind: 'the loop plugin does not see it',
	absent: 'no loop plugin stops it',
	misfires: 'CoreDNS will not start, though every query would end'
};
/** The line that people search for; undefined where CoreDNS never writes it. */ function logLine({ guard, zone, message }) {
	if (guard !== 'fatal' || message.includes('plugin/loop: Loop (')) return undefined;
	return `plugin/loop: Loop (...) detected for zone "${zone ?? '.'}"`;
}
/** Other names that the setting brings back: they are no part of this path. */ function isAlso({ also }) {
	return also === true;
}
function settingStep({ at, says }) {
	return {
		text: says,
		at
	};
}
/** Where each hop stands in the path; undefined for one that does not. */ function hopStarts(path, cycle) {
	let from = 0;
	return cycle.map((hop)=>{
		for(let index = from; index < path.length; index += 1){
			const at = path[index]?.at;
			if (at === undefined || !isSamePlace(at, hop.at)) continue;
			from = index + 1;
			return index;
		}
		return undefined;
	});
}
function isSamePlace(a, b) {
	return a.file.path === b.file.path && a.span.start === b.span.start && a.span.end === b.span.end;
}
/** The workload's own name where that distinguishes the servers; with the zone where one server forwards twice. */ function serverLabels(cycle) {
	const short = (name)=>/^[^/]*\/[A-Z][A-Za-z]*\/(.+)$/.exec(name)?.[1] ?? name;
	const users = new Map();
	const zones = new Map();
	for (const { server, zone } of cycle){
		users.set(short(server), (users.get(short(server)) ?? new Set()).add(server));
		zones.set(server, (zones.get(server) ?? new Set()).add(zone));
	}
	return cycle.map(({ server, zone })=>{
		const name = (users.get(short(server))?.size ?? 0) > 1 ? server : short(server);
		return (zones.get(server)?.size ?? 0) > 1 ? `${name} (zone ${zone})` : name;
	});
}
/** The line as it is written, without what opens a block at its end; of a long one the part around the place. */ function sourceLine({ file, span }) {
	const lines = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .indexLines */ .uD)(file.text);
	const { line, column } = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_1__/* .positionAt */ .t$)(lines, Math.min(span.start, file.text.length));
	const whole = file.text.slice(lines[line - 1] ?? 0, lines[line] ?? file.text.length);
	const from = whole.trim().length <= MAX_SOURCE ? 0 : Math.max(0, column - 1 - BEFORE);
	const text = whole.slice(from).trim().replace(/\s{0,100}\{$/, '');
	return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(from > 0 ? `…${text}` : text, MAX_SOURCE);
}
/** Deeper steps stand below each other. */ const MAX_INDENT = 8;
const INDENT = 3;
const GAP = 2;
/** Columns that text has at least, however narrow the terminal is. */ const MIN_TEXT = 24;
/** Columns that steps have at least where places stand beside them. */ const MIN_WIDE = 56;
/** Places in a column of their own where the width has room for it, else each below its step. */ function treeRows({ steps }, { width, placeOf, ascii = false }) {
	const marks = ascii ? {
		step: '`> ',
		back: ' (back)',
		changed: '<- this change'
	} : {
		step: '└▶ ',
		back: ' ↺',
		changed: '◀ this change'
	};
	const deepest = Math.max(0, Math.min(MAX_INDENT, Math.floor((width - MIN_TEXT) / INDENT) - 1));
	const drafts = steps.map((step)=>{
		const server = step.server === undefined ? '' : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(step.server, 200);
		return {
			lead: step.depth === 0 ? '' : ' '.repeat(INDENT * Math.min(step.depth - 1, deepest)) + marks.step,
			server,
			text: `${server === '' ? '' : '  '}${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(step.text, 600)}${step.returns ? marks.back : ''}`,
			place: step.at === undefined ? '' : placeOf(step.at),
			at: step.at,
			changed: step.changed ? marks.changed : '',
			effect: (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(step.effect ?? '', 200)
		};
	});
	const right = Math.max(...drafts.map(({ place, changed })=>columns(place) + (changed === '' ? 0 : GAP + columns(changed))));
	const wide = width - right - GAP >= MIN_WIDE;
	const rooms = wide ? width - right - GAP : width;
	const wrapped = drafts.map((draft)=>{
		const [first = '', ...rest] = wrapWords(draft.server + draft.text, Math.max(MIN_TEXT, (draft.place === '' ? width : rooms) - columns(draft.lead)));
		return {
			...draft,
			first,
			rest,
			left: columns(draft.lead + first)
		};
	});
	const middle = Math.max(...wrapped.filter(({ place })=>place !== '').map(({ left })=>left)) + GAP;
	const blank = {
		server: '',
		text: '',
		gap: '',
		place: '',
		changed: '',
		effect: ''
	};
	return wrapped.flatMap(({ lead, server, first, rest, left, place, at, changed, effect })=>{
		const hang = ' '.repeat(columns(lead));
		const split = Math.min(server.length, first.length);
		const spot = {
			place,
			changed,
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
				at
			})
		};
		const beside = wide && place !== '' ? {
			...spot,
			gap: ' '.repeat(Math.max(GAP, middle - left))
		} : {};
		const short = effect !== '' && rest.length === 0 && place === '' && left + GAP + columns(effect) <= width;
		const below = short || effect === '' ? [] : wrapWords(effect, Math.max(MIN_TEXT, width - hang.length));
		return [
			{
				...blank,
				...beside,
				lead,
				server: first.slice(0, split),
				text: first.slice(split),
				...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
					gap: short ? ' '.repeat(GAP) : undefined,
					effect: short ? effect : undefined
				})
			},
			...rest.map((line)=>({
					...blank,
					lead: hang,
					text: line
				})),
			...wide || place === '' ? [] : [
				{
					...blank,
					...spot,
					lead: hang
				}
			],
			...below.map((line)=>({
					...blank,
					lead: hang,
					effect: line
				}))
		];
	});
}
/** Columns of a terminal. */ function columns(text) {
	let sum = 0;
	for (const character of text)sum += (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(character);
	return sum;
}
/** Lines of at most so many columns, broken at blanks; a word that is wider stands alone. */ function wrapWords(text, width) {
	const lines = [];
	let line = '';
	let used = 0;
	for (const piece of text.split(/(?<=[^ ]) /)){
		const size = columns(piece);
		if (line !== '' && used + 1 + size > width) {
			lines.push(line);
			line = piece.trimStart();
			used = columns(line);
		} else {
			used += size + (line === '' ? 0 : 1);
			line = line === '' ? piece : `${line} ${piece}`;
		}
	}
	return [
		...lines,
		line
	];
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
