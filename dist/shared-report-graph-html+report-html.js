export const id = 104;
export const ids = [104,279];
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

/***/ 3639:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** The line of the source that a finding stands at, with the place underlined. */ 
/** UTF-16 code units of a line that are shown; longer lines are cut around the place. */ const SHOWN = 120;
const BEFORE = 40;
const TAB = 4;
/** Undefined where the file has no such line, or nothing on it. */ function excerptOf(at, places) {
	const { start, end } = places.of(at);
	const line = places.line(at.file, start.line);
	if (line.trim() === '') return undefined;
	const from = Math.min(start.column - 1, line.length);
	const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
	const cutFrom = line.length <= SHOWN ? 0 : wholeCharacter(line, Math.max(0, Math.min(from - BEFORE, line.length - SHOWN)));
	const cutTo = Math.min(line.length, cutFrom + SHOWN);
	let source = cutFrom > 0 ? '…' : '';
	let column = source.length;
	let first = column;
	let last = column;
	let offset = cutFrom;
	for (const character of line.slice(cutFrom, cutTo)){
		if (offset <= from) first = column;
		const shown = character === '\t' ? ' '.repeat(TAB - column % TAB) : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(character);
		column += shown === character ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .widthOf */ .qz)(character) : shown.length;
		source += shown;
		offset += character.length;
		if (offset <= to) last = column;
	}
	if (offset <= from) first = column;
	if (cutTo < line.length) source += '…';
	return {
		line: start.line,
		source: source.trimEnd(),
		underline: `${' '.repeat(first)}${'^'.repeat(Math.max(1, last - first))}`
	};
}
function wholeCharacter(line, offset) {
	const unit = line.charCodeAt(offset);
	return unit >= 0xdc00 && unit <= 0xdfff ? offset - 1 : offset;
}


/***/ }),

/***/ 9855:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ placeHtml)
/* harmony export */ });
/* unused harmony export linkHtml */
/* harmony import */ var _markup_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5026);
/** A place of a file as HTML, linked where an address is known. */ 
function placeHtml(at, pen) {
	const { file, revision, start } = pen.places.of(at);
	const base = revision === undefined ? '' : ` (in ${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(revision.slice(0, 12))})`;
	const label = `<code>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(`${file}:${start.line}:${start.column}`, 400)}</code>`;
	return `${linkHtml(label, pen.linkFor(file, start.line, revision))}${base}`;
}
/** `label` is HTML already. */ function linkHtml(label, address) {
	if (address === undefined || !/^https?:\/\/[!-~]+$/.test(address)) return label;
	return `<a href="${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(address)}">${label}</a>`;
}


/***/ }),

/***/ 5043:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pathHtml: () => (/* binding */ pathHtml),
  renderHtml: () => (/* binding */ renderHtml)
});

// EXTERNAL MODULE: ./.cache/build/core/text/version.js
var version = __webpack_require__(2479);
// EXTERNAL MODULE: ./.cache/build/report/diff-words.js
var diff_words = __webpack_require__(5415);
// EXTERNAL MODULE: ./.cache/build/report/html-place.js
var html_place = __webpack_require__(9855);
// EXTERNAL MODULE: ./.cache/build/report/markup-text.js
var markup_text = __webpack_require__(5026);
;// CONCATENATED MODULE: ./.cache/build/report/diff-html.js
/** The section "What this change does to DNS" of the HTML report: before and after in two columns. */ 


/** Rows of one table; what is beyond is counted. */ const MAX_ROWS = 500;
/** Code units of one cell. */ const MAX_CELL = 600;
/** Empty where nothing changes, unless it is asked for `always`. */ function diffHtml(report, pen, always) {
	if (report.changes.length === 0 && !always) return '';
	const tables = (0,diff_words/* groupsOf */.c1)(report).map((group)=>tableHtml(group, pen));
	const unproven = report.unproven.map((one)=>`<li>${(0,markup_text/* escapeMarkup */.M)(one, MAX_CELL)}</li>\n`).join('');
	return [
		'<section>\n<h2>What this change does to DNS</h2>\n',
		`<p>${(0,markup_text/* escapeMarkup */.M)((0,diff_words/* summaryLine */.dC)(report))}</p>\n`,
		...tables,
		unproven === '' ? '' : `<p>Not compared:</p>\n<ul>\n${unproven}</ul>\n`,
		'</section>\n'
	].join('');
}
function tableHtml({ cluster, askers, rows }, pen) {
	const who = askers.map((asker)=>`<code>${(0,markup_text/* escapeMarkup */.M)(asker, 200)}</code>`).join(', ');
	const more = rows.length > MAX_ROWS ? `<p>and ${rows.length - MAX_ROWS} more</p>\n` : '';
	return `<p>Asked by ${who} in cluster <code>${(0,markup_text/* escapeMarkup */.M)(cluster, 200)}</code>:</p>
<table class="changes">
<thead><tr><th scope="col">names</th><th scope="col">before</th><th scope="col">after</th><th scope="col">because</th></tr></thead>
<tbody>
${rows.slice(0, MAX_ROWS).map((row)=>rowHtml(row, pen)).join('')}</tbody>
</table>
${more}`;
}
function rowHtml({ names, before, after, change }, pen) {
	const cells = [
		[
			'names',
			names
		],
		[
			'before',
			before
		],
		[
			'after',
			after
		]
	].map(([label, text = ''])=>`<td data-label="${label}">${(0,markup_text/* escapeMarkup */.M)(text, MAX_CELL)}</td>`);
	const because = change.because.map(({ at, says })=>`${(0,html_place/* placeHtml */.V)(at, pen)}: ${(0,markup_text/* escapeMarkup */.M)(says, MAX_CELL)}`);
	return `<tr>${cells.join('')}<td data-label="because">${because.join('<br>')}</td></tr>\n`;
}

// EXTERNAL MODULE: ./.cache/build/report/excerpt.js
var report_excerpt = __webpack_require__(3639);
// EXTERNAL MODULE: ./.cache/build/report/fix-lines.js
var fix_lines = __webpack_require__(71);
// EXTERNAL MODULE: ./.cache/build/report/markdown.js
var markdown = __webpack_require__(5113);
// EXTERNAL MODULE: ./.cache/build/report/markdown-finding.js + 1 modules
var markdown_finding = __webpack_require__(1409);
// EXTERNAL MODULE: ./.cache/build/report/page.js
var page = __webpack_require__(7647);
// EXTERNAL MODULE: ./.cache/build/report/path-drawing.js
var path_drawing = __webpack_require__(1484);
// EXTERNAL MODULE: ./.cache/build/report/places.js
var places = __webpack_require__(9528);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
// EXTERNAL MODULE: ./.cache/build/report/words.js
var words = __webpack_require__(6243);
;// CONCATENATED MODULE: ./.cache/build/report/ring.js
/** A loop drawn as a ring, in SVG. */ 

/** More stations than this are counted in one. */ const MAX_STATIONS = 24;
const WIDTH = 760;
/** Pixels between the ring and a label. */ const GAP = 14;
const DOT = 7;
/** An `svg` element. Its arrow heads are the page's ARROW_HEADS. */ function ring(cycle) {
	const shown = cycle.length <= MAX_STATIONS ? cycle : cycle.slice(0, MAX_STATIONS - 1);
	const more = cycle.length - shown.length;
	const labels = [
		...(0,words/* stations */.ai)(shown),
		...more > 0 ? [
			`${more} more`
		] : []
	];
	const count = labels.length;
	const radius = count === 1 ? 36 : Math.max(60, count * 14);
	const height = radius * 2 + 80;
	const centre = {
		x: WIDTH / 2,
		y: height / 2
	};
	const parts = [];
	for (const [index, label] of labels.entries()){
		const angle = angleOf(index, count);
		const at = {
			x: centre.x + radius * Math.cos(angle),
			y: centre.y + radius * Math.sin(angle)
		};
		parts.push(arc(centre, radius, angle, count === 1 ? angle + 2 * Math.PI : angleOf(index + 1, count)));
		parts.push(`<circle cx="${pixels(at.x)}" cy="${pixels(at.y)}" r="${DOT}"/>`);
		parts.push(labelText(label, shown[index], at, angle));
	}
	const reported = (0,markup_text/* escapeMarkup */.M)(`Loop: ${[
		...labels,
		labels[0] ?? ''
	].join(' to ')}`, 600);
	return `<svg viewBox="0 0 ${WIDTH} ${pixels(height)}" width="${WIDTH}" role="img" aria-label="${reported}">\n${parts.join('\n')}\n</svg>\n`;
}
function angleOf(index, count) {
	return -Math.PI / 2 + index * 2 * Math.PI / count;
}
/** From one station to the next, clockwise, without the dots. */ function arc(centre, radius, from, to) {
	const rim = (DOT + 2) / radius;
	const point = (angle)=>`${pixels(centre.x + radius * Math.cos(angle))} ${pixels(centre.y + radius * Math.sin(angle))}`;
	const large = to - from - 2 * rim > Math.PI ? 1 : 0;
	return `<path class="loops" marker-end="url(#loop-tip)" d="M${point(from + rim)}A${radius} ${radius} 0 ${large} 1 ${point(to - rim)}"/>`;
}
function labelText(label, hop, at, angle) {
	const cosine = Math.cos(angle);
	const anchor = cosine > 0.2 ? 'start' : cosine < -0.2 ? 'end' : 'middle';
	const x = pixels(at.x + GAP * Math.sign(Math.round(cosine * 5)));
	const y = at.y + (anchor === 'middle' ? Math.sin(angle) < 0 ? -GAP - 14 : GAP + 8 : 0);
	const second = hop === undefined ? '' : `<tspan x="${x}" dy="14">${(0,markup_text/* escapeMarkup */.M)(`to ${hop.to}`, 48)}</tspan>`;
	return `<text x="${x}" y="${pixels(y)}" text-anchor="${anchor}"><tspan>${(0,markup_text/* escapeMarkup */.M)(label, 48)}</tspan>${second}</text>`;
}
/** One digit behind the point: the same bytes on every machine. */ function pixels(value) {
	return String(Math.round(value * 10) / 10);
}

;// CONCATENATED MODULE: ./.cache/build/report/html.js
/** The report as one page that stands alone. */ 













/** More than this makes a page no browser scrolls through. */ const MAX_TOLD = 500;
const MAX_LISTED = 5_000;
function renderHtml(report, { linkFor = ()=>undefined } = {}) {
	const pen = {
		places: (0,places/* openPlaces */.j)(),
		linkFor,
		isChanged: (0,path_drawing/* changedIn */.We)(report)
	};
	const ranked = (0,words/* worstFirst */.md)(report.findings);
	const fresh = ranked.filter(({ status })=>status === 'new');
	const existing = ranked.filter(({ status })=>status === 'existing');
	const compared = (0,words/* comparison */.my)(report);
	const item = (finding)=>itemHtml(finding, pen);
	const body = [
		page/* ARROW_HEADS */.O,
		`<h1>loopgate: ${report.result}, ${(0,markup_text/* escapeMarkup */.M)((0,markdown.verdictLine)(report))}</h1>\n`,
		`<p>Read: ${(0,words/* whatWasRead */.CC)(report)}.${compared === undefined ? '' : ` Base: ${(0,markup_text/* escapeMarkup */.M)(compared)}.`}</p>\n`,
		...fresh.slice(0, MAX_TOLD).map((finding)=>articleHtml(finding, pen)),
		fresh.length > MAX_TOLD ? `<p>and ${fresh.length - MAX_TOLD} more</p>\n` : '',
		report.diff === undefined ? '' : diffHtml(report.diff, pen, report.diffAlways === true),
		listHtml('Fixed', report.fixed.map(item)),
		listHtml('Existing', existing.map(item)),
		listHtml('Suppressed', report.suppressed.map((finding)=>{
			const until = finding.expires === undefined ? '' : `, until ${(0,markup_text/* escapeMarkup */.M)(finding.expires, 40)}`;
			return `${itemHtml(finding, pen)} <em>${(0,markup_text/* escapeMarkup */.M)(finding.reason, 300)}${until}</em>`;
		})),
		listHtml('Notices', report.notices.map(({ kind, message, at })=>`${kind}, ${(0,html_place/* placeHtml */.V)(at, pen)}: ${(0,markup_text/* escapeMarkup */.M)(message)}`)),
		listHtml('What was read', report.servers.map(({ name, cluster, at, blocks })=>`<code>${(0,markup_text/* escapeMarkup */.M)(name, 200)}</code> in <code>${(0,markup_text/* escapeMarkup */.M)(cluster, 200)}</code>, ${(0,words/* counted */.hS)(blocks, 'server block')}, ${(0,html_place/* placeHtml */.V)(at, pen)}`)),
		`<footer class="calm">loopgate ${(0,markup_text/* escapeMarkup */.M)(report.version)}</footer>\n`
	];
	return (0,page/* page */.M)(`loopgate: ${report.result}`, body.join(''));
}
function articleHtml(finding, pen) {
	const [headline, rest] = (0,plain_text/* sentences */.hC)(finding.message);
	const excerpt = (0,report_excerpt/* excerptOf */.z)(finding.at, pen.places);
	const edit = finding.fix === undefined ? undefined : (0,fix_lines/* fixLines */.$)(finding.fix);
	const names = (0,words/* whichNames */.Mo)(finding);
	const sure = (0,words/* certaintyLabel */.wx)(finding);
	const facts = [
		...names === undefined ? [] : [
			`Names: ${(0,markup_text/* escapeMarkup */.M)(names)}`
		],
		...sure === undefined ? [] : [
			`Certainty: ${sure}`
		],
		...finding.guard === undefined ? [] : [
			`Guard: ${finding.guard}`
		],
		...finding.assumptions.map((assumption)=>`Assumes: ${(0,markup_text/* escapeMarkup */.M)(assumption)}`)
	];
	const log = (0,path_drawing/* logLine */.BP)(finding);
	return [
		`<article>\n<h2><span class="${finding.severity}">${finding.severity}</span> <a href="${(0,markup_text/* escapeMarkup */.M)((0,version.rulePage)(finding.rule))}">${(0,markup_text/* escapeMarkup */.M)(finding.code)} ${(0,markup_text/* escapeMarkup */.M)(finding.rule)}</a></h2>\n`,
		`<p><strong>${(0,markup_text/* escapeMarkup */.M)(headline)}</strong> ${(0,markup_text/* escapeMarkup */.M)(rest)}</p>\n<p>${(0,html_place/* placeHtml */.V)(finding.at, pen)}</p>\n`,
		excerpt === undefined ? '' : `<pre>${excerpt.line} | ${(0,markup_text/* escapeMarkup */.M)(excerpt.source)}\n${' '.repeat(String(excerpt.line).length)} | ${excerpt.underline}</pre>\n`,
		log === undefined ? '' : `<p>Its log will say <code>${(0,markup_text/* escapeMarkup */.M)(log)}</code>.</p>\n`,
		pathHtml(finding, pen),
		edit === undefined ? '' : `<pre>${[
			...edit.removed.map((line)=>`-${diffText(line)}`),
			...edit.added.map((line)=>`+${diffText(line)}`)
		].join('\n')}</pre>\n`,
		finding.cycle !== undefined && (0,markdown_finding/* isRing */.df)(finding) ? ring(finding.cycle) : '',
		facts.length === 0 ? '' : `<ul>\n${facts.map((fact)=>`<li>${fact}</li>\n`).join('')}</ul>\n`,
		finding.advice === '' ? '' : `<p><strong>Fix:</strong> ${(0,markup_text/* escapeMarkup */.M)(finding.advice)}</p>\n`,
		finding.paste === undefined ? '' : `<pre>${finding.paste.lines.map(diffText).join('\n')}</pre>\n`,
		'</article>\n'
	].join('');
}
function diffText(line) {
	return (0,markup_text/* escapeMarkup */.M)(line.replaceAll('\t', '    '), 300);
}
function listHtml(title, items) {
	if (items.length === 0) return '';
	const shown = items.slice(0, MAX_LISTED).map((item)=>`<li>${item}</li>\n`);
	const more = items.length > MAX_LISTED ? `<p>and ${items.length - MAX_LISTED} more</p>\n` : '';
	return `<details><summary>${title} (${items.length})</summary>\n<ul>\n${shown.join('')}</ul>\n${more}</details>\n`;
}
function itemHtml(finding, pen) {
	const name = `${finding.severity} ${(0,markup_text/* escapeMarkup */.M)(finding.code)} ${(0,markup_text/* escapeMarkup */.M)(finding.rule)}`;
	return `${name}, ${(0,html_place/* placeHtml */.V)(finding.at, pen)}: ${(0,markup_text/* escapeMarkup */.M)((0,plain_text/* sentences */.hC)(finding.message)[0], 300)}`;
}
/** Steps stand further in than these no more. */ const MAX_INDENT = 8;
/** The tree as a list, so that a narrow page wraps it and a screen reader counts it. */ function pathHtml(finding, pen) {
	const drawing = (0,path_drawing/* drawPath */.kd)(finding, pen.isChanged);
	if (drawing === undefined) return '';
	const rows = drawing.steps.map(({ depth, server, text, at, changed, returns, effect })=>{
		const what = [
			depth === 0 ? '' : '<span class="calm" aria-hidden="true">└▶</span> ',
			server === undefined ? '' : `<b>${(0,markup_text/* escapeMarkup */.M)(server, 200)}</b> `,
			server === undefined ? (0,markup_text/* escapeMarkup */.M)(text, 600) : `<code>${(0,markup_text/* escapeMarkup */.M)(text, 600)}</code>`,
			returns ? ' <span class="error">↺</span>' : ''
		].join('');
		const rest = [
			at === undefined ? '' : (0,html_place/* placeHtml */.V)(at, pen),
			changed ? ' <mark>◀ this change</mark>' : '',
			effect === undefined ? '' : ` <strong class="error">${(0,markup_text/* escapeMarkup */.M)(effect, 200)}</strong>`
		].join('');
		return `<li class="in${Math.min(depth, MAX_INDENT)}"><span>${what}</span> <span>${rest}</span></li>\n`;
	});
	const more = drawing.more > 0 ? `<li>and ${(0,words/* counted */.hS)(drawing.more, 'more step')}</li>\n` : '';
	const also = drawing.also.map(({ at, says })=>`<li>besides, ${(0,markup_text/* escapeMarkup */.M)(says, 600)} ${(0,html_place/* placeHtml */.V)(at, pen)}</li>\n`);
	return `<ol class="way">\n${rows.join('')}${more}${also.join('')}</ol>\n`;
}


/***/ }),

/***/ 5113:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderMarkdown: () => (/* binding */ renderMarkdown),
/* harmony export */   verdictLine: () => (/* binding */ verdictLine)
/* harmony export */ });
/* harmony import */ var _diff_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1605);
/* harmony import */ var _markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1409);
/* harmony import */ var _markdown_sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3178);
/* harmony import */ var _markdown_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4661);
/* harmony import */ var _path_drawing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1484);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9528);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6243);
/** The report as GitHub Markdown: job summary, report file, and the text below the pull request. */ 






const BUDGET = 900_000;
const POLICY = 'LG903';
/** Mermaid pictures of a text: a browser draws each with a program of its own. */ const MAX_PICTURES = 10;
function renderMarkdown(report, options = {}) {
	const pen = {
		places: (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .openPlaces */ .j)(),
		linkFor: options.linkFor ?? (()=>undefined),
		isChanged: (0,_path_drawing_js__WEBPACK_IMPORTED_MODULE_3__/* .changedIn */ .We)(report)
	};
	return (0,_markdown_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .assemble */ .f)(headText(report), sectionsOf(report, pen), footerText(report), options.budget ?? BUDGET);
}
function headText(report) {
	const compared = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .comparison */ .my)(report);
	const counts = countsTable(report);
	const lines = [
		`## ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .resultMark */ .nV)(report)} loopgate: ${verdictLine(report)}`,
		...counts === undefined ? [] : [
			counts
		],
		`Read: ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .whatWasRead */ .CC)(report)}.`
	];
	if (compared !== undefined) lines.push(`Base: ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(compared)}.`);
	if (report.result === 'incomplete') lines.push(report.base.status === 'unavailable' ? 'The base could not be compared, so rules that compare say nothing.' : 'Something relevant could not be read, so this is not the whole picture.');
	return `${lines.join('\n\n')}\n\n`;
}
/** `2 new findings: 1 error, 1 warning`. */ function verdictLine(report) {
	const fresh = report.findings.filter(({ status })=>status === 'new');
	const kind = report.base.status === 'compared' ? 'new finding' : 'finding';
	if ((0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .nothingJudged */ .Vp)(report)) return 'nothing to judge: no DNS server was found';
	if (fresh.length === 0) return `no ${kind}s`;
	const parts = _words_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC.map((severity)=>[
			severity,
			fresh.filter((one)=>one.severity === severity).length
		]).filter(([, count])=>count > 0).map(([severity, count])=>(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(count, severity));
	return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(fresh.length, kind)}: ${parts.join(', ')}`;
}
/** Only rows that count something; undefined where there is none. */ function countsTable(report) {
	const rows = [
		[
			'new',
			report.findings.filter(({ status })=>status === 'new')
		],
		[
			'existing',
			report.findings.filter(({ status })=>status === 'existing')
		],
		[
			'fixed',
			report.fixed
		],
		[
			'suppressed',
			report.suppressed
		]
	];
	const count = (findings, severity)=>findings.filter((finding)=>finding.severity === severity).length;
	const filled = rows.filter(([, findings])=>findings.length > 0);
	if (filled.length === 0) return undefined;
	return [
		'| | errors | warnings | notes |',
		'| --- | ---: | ---: | ---: |',
		...filled.map(([name, findings])=>`| ${name} | ${_words_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .oC.map((one)=>count(findings, one)).join(' | ')} |`)
	].join('\n');
}
function sectionsOf(report, pen) {
	const ranked = (0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .worstFirst */ .md)(report.findings);
	const fresh = ranked.filter(({ status })=>status === 'new');
	const policy = fresh.filter((finding)=>finding.code === POLICY);
	const existing = ranked.filter(({ status })=>status === 'existing');
	const sections = [];
	const add = (what, open, items, close = '')=>{
		if (items.length > 0) sections.push({
			what,
			open,
			items,
			close
		});
	};
	const item = (finding)=>(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingItem */ .dY)(finding, pen);
	// First: it decides how the rest is to be read.
	add('policy change', '### Policy changed\n\n', policy.map(item), '\n');
	const whole = fresh.filter((finding)=>finding.code !== POLICY);
	const pictures = new Set(whole.filter(_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isRing */ .df).slice(0, MAX_PICTURES));
	add('new finding', '', whole.map((finding)=>(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingSection */ .B)(finding, pen, pictures.has(finding))));
	if (report.diff !== undefined) sections.push(...(0,_diff_markdown_js__WEBPACK_IMPORTED_MODULE_0__.diffSections)(report.diff, pen, report.diffAlways === true));
	add('fixed finding', '### Fixed\n\n', report.fixed.map(item), '\n');
	const folded = (title)=>`<details><summary>${title}</summary>\n\n`;
	const end = '\n</details>\n\n';
	add('existing finding', folded(`Existing (${existing.length})`), existing.map(item), end);
	add('suppressed finding', folded(`Suppressed (${report.suppressed.length})`), report.suppressed.map((finding)=>(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .suppressedItem */ .I9)(finding, pen)), end);
	add('notice', folded(`Notices (${report.notices.length})`), report.notices.map(({ kind, message, at })=>`- ${kind}, ${(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)(at, pen)}: ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(message, 600)}\n`), end);
	add('server', folded(`What was read (${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(report.servers.length, 'DNS server')})`), report.servers.map(({ name, cluster, at, blocks })=>`- ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name, 200)} in ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(cluster, 200)}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(blocks, 'server block')}, ${(0,_markdown_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)(at, pen)}\n`), end);
	return sections;
}
function footerText(report) {
	const base = report.base.status === 'compared' ? ` --base ${report.base.revision}` : '';
	return `---\n\nloopgate ${report.version}. The same here: ${(0,_markdown_text_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`loopgate scan${base}`)}\n`;
}


/***/ }),

/***/ 5026:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapeMarkup)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/** Somebody else's words inside XML and HTML. */ 
const ENTITIES = new Map([
	[
		'&',
		'&amp;'
	],
	[
		'<',
		'&lt;'
	],
	[
		'>',
		'&gt;'
	],
	[
		'"',
		'&quot;'
	],
	[
		"'",
		'&#39;'
	]
]);
/** For text and for attributes in either quotes. What XML 1.0 (2.2, Char) cannot hold at all, or HTML calls an error, is replaced. */ function escapeMarkup(text, max) {
	return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text, max).replace(/[&<>"']/g, (found)=>ENTITIES.get(found) ?? '').replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
}


/***/ }),

/***/ 7647:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ page),
/* harmony export */   O: () => (/* binding */ ARROW_HEADS)
/* harmony export */ });
/* harmony import */ var _markup_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5026);
/** The frame of a page that stands alone: nothing loaded, no script but one whose text is known, light and dark. */ 
// Whatever slipped through an escape still could not run, load or send anything.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --soft: #f6f8fa; --line: #d1d9e0; --bad: #cf222e; --calm: #59636e; --edge: #818b98; --focus: #0969da; --file: #fff8e5; --service: #e9f3ff; --cloud: #eef6ee; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --paper: #0d1117; --soft: #151b23; --line: #3d444d; --bad: #f85149; --calm: #9198a1; --edge: #656c76; --focus: #4493f8; --file: #2a2413; --service: #12233a; --cloud: #16261a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: 0.75rem; overflow-x: auto; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.25rem 0.75rem; text-align: left; }
article { border: 1px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; }
svg { max-width: 100%; height: auto; } svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg rect, svg circle { fill: var(--soft); stroke: var(--line); } svg path { fill: none; stroke: var(--calm); } svg .loops { stroke: var(--bad); stroke-width: 2; }
svg .tip { fill: var(--calm); stroke: none; } svg .tip.loops { fill: var(--bad); } svg .unsure { stroke-dasharray: 5 4; }
.way { list-style: none; padding: 0; } .way li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.125rem 0; }
${Array.from({
	length: 8
}, (_, index)=>`.way .in${index + 1} { padding-left: ${index * 1.25}rem; }`).join(' ')}
.changes td { vertical-align: top; }
@media (min-width: 761px) { .changes td[data-label] { min-width: 8rem; } .changes td[data-label=because] { min-width: 18rem; } }
@media (max-width: 760px) {
  .changes, .changes tbody, .changes tr, .changes td { display: block; } .changes thead { display: none; }
  .changes tr { border: 1px solid var(--line); border-radius: 6px; margin: 0.5rem 0; padding: 0.25rem 0; } .changes td { border: 0; } .changes td:empty { display: none; }
  .changes td[data-label]::before { content: attr(data-label) ": "; color: var(--calm); }
}
@media (max-width: 760px) { ${Array.from({
	length: 8
}, (_, index)=>`.way .in${index + 1} { padding-left: ${index * 0.4}rem; }`).join(' ')} }
.error { color: var(--bad); } .calm { color: var(--calm); }
`;
/** `title` is plain text, `body` is HTML. */ function page(title, body, parts) {
	const policy = parts === undefined ? POLICY : `${POLICY}; script-src 'sha256-${parts.script.sha256}'`;
	const script = parts === undefined ? '' : `<script>${parts.script.text}</script>\n`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${(0,_markup_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)(title)}</title>
<style>${STYLE}${parts?.style ?? ''}</style>
</head>
<body>
<main>
${body}</main>
${script}</body>
</html>
`;
}
/** The heads of arrows, once for each page that draws. */ const ARROW_HEADS = `<svg width="0" height="0" aria-hidden="true"><defs>
<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker>
<marker id="loop-tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path class="tip loops" d="M0 0L8 4L0 8z"/></marker>
</defs></svg>
`;


/***/ })

};
