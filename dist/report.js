'use strict';

module.exports = {

"report/comment.js": (_from) => {

const [_defin, _markd, _plain, _words] = _from("text/defined", "./markdown", "./plain-text", "./words");
const MAX_COMMENT = 60_000;
function renderComment(report, { category, linkFor }) {
	const marker = `<!-- loopgate:report category=${quoted(category)} v=1 -->\n`;
	const clean = report.result === 'pass' && !_words().passesByPolicy(report) && !report.findings.some(({ status })=>status === 'new');
	if (clean && !showsDiff(report)) return `${marker}${cleanLine(report)}\n`;
	const budget = MAX_COMMENT - Buffer.byteLength(marker, 'utf8');
	return `${marker}${_markd().renderMarkdown(report, { budget, ..._defin().defined({ linkFor }) })}`;
}
function showsDiff({ diff, diffAlways }) {
	return diff !== undefined && (diffAlways === true || diff.changes.length > 0);
}
function cleanLine(report) {
	const parts = [_markd().verdictLine(report)];
	if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
	if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
	if (report.counts.suppressed > 0) parts.push(`${_words().counted(report.counts.suppressed, 'finding')} suppressed`);
	return `${_words().resultMark(report)} loopgate: ${parts.join(', ')}. Read: ${_words().whatWasRead(report)}.`;
}
function quoted(category) {
	return JSON.stringify(_plain().visible(category, 300)).replace(/-(?=-)/g, '- ').replaceAll('>', '');
}

return { renderComment };
},

"report/coverage.js": (_from) => {

const [_plain, _surfa, _words] = _from("./plain-text", "./surface", "./words");
function renderCoverageJson(report) {
	return _surfa().jsonText({ version: 1, ...report });
}
function renderCoverageText(report) {
	const blocks = [report.read.length === 0 ? 'No file was recognised.' : report.read.map(fileLines).join('\n')];
	if (report.ignored.length > 0) blocks.push(`Not read, or not understood:\n${report.ignored.map(({ path, because })=>`  ${_plain().visible(path)}\n    ${_plain().visible(because)}`).join('\n')}`);
	blocks.push(`${_words().counted(report.read.length, 'file')} recognised, ${report.ignored.length} skipped that may matter, ${report.irrelevant} without any DNS configuration, ${report.excluded} excluded by default or by the configuration.`);
	return `${blocks.join('\n\n')}\n`;
}
function fileLines({ path, dialects, unknown, notices }) {
	const lines = [_plain().visible(path)];
	for (const { id, title, documents, facts } of dialects){
		const total = facts.reduce((sum, { count })=>sum + count, 0);
		const kinds = facts.map(({ kind, count })=>count === 1 ? kind : `${count} ${kind}`).join(', ');
		const from = documents === 1 ? '' : ` of ${documents} documents`;
		lines.push(`  ${id} (${title}): ${_words().counted(total, 'fact')}${from}${kinds === '' ? '' : `: ${kinds}`}`);
	}
	if (unknown > 0) lines.push(`  ${_words().counted(unknown, 'document')} that nothing recognises`);
	if (notices > 0) lines.push(`  ${_words().counted(notices, 'notice')}, reported by a scan`);
	return lines.join('\n');
}

return { renderCoverageJson, renderCoverageText };
},

"report/diff-html.js": (_from) => {

const [_diffw, _htmlp, _marku] = _from("./diff-words", "./html-place", "./markup-text");
const MAX_ROWS = 500;
const MAX_CELL = 600;
function diffHtml(report, pen, always) {
	if (report.changes.length === 0 && !always) return '';
	const tables = _diffw().groupsOf(report).map((group)=>tableHtml(group, pen));
	const unproven = report.unproven.map((one)=>`<li>${_marku().proseMarkup(one, MAX_CELL)}</li>\n`).join('');
	return [
		'<section>\n<h2>What this change does to DNS</h2>\n',
		`<p>${_marku().escapeMarkup(_diffw().summaryLine(report))}</p>\n`,
		...tables,
		`<p>Both graphs, with the arrows that changed: <code>loopgate graph --base ${_marku().escapeMarkup(report.base, 40)}</code></p>\n`,
		unproven === '' ? '' : `<p>Not compared:</p>\n<ul>\n${unproven}</ul>\n`,
		'</section>\n'
	].join('');
}
function tableHtml({ cluster, askers, rows }, pen) {
	const who = askers.map((asker)=>`<code>${_marku().escapeMarkup(asker, 200)}</code>`).join(', ');
	const more = rows.length > MAX_ROWS ? `<p>and ${rows.length - MAX_ROWS} more</p>\n` : '';
	return `<p>Asked by ${who} in cluster <code>${_marku().escapeMarkup(cluster, 200)}</code>:</p>
<table class="changes">
<thead><tr><th scope="col">names</th><th scope="col">before</th><th scope="col">after</th><th scope="col">because</th></tr></thead>
<tbody>
${rows.slice(0, MAX_ROWS).map((row)=>rowHtml(row, pen)).join('')}</tbody>
</table>
${more}`;
}
function rowHtml({ names, before, after, change }, pen) {
	const cells = [
		['names', names],
		['before', before],
		['after', after]
	].map(([label, text = ''])=>`<td data-label="${label}">${_marku().escapeMarkup(text, MAX_CELL)}</td>`);
	const because = change.because.map(({ at, description })=>`${_htmlp().placeHtml(at, pen)}: ${_marku().proseMarkup(description, MAX_CELL)}`);
	return `<tr>${cells.join('')}<td data-label="because">${because.join('<br>')}</td></tr>\n`;
}

return { diffHtml };
},

"report/diff-json.js": (_from) => {
/** Its shape is public: schema/diff.schema.json. */
const [_assum, _defin, _place, _surfa, _trace] = _from("text/assumption", "text/defined", "./places", "./surface", "./trace-json");
function renderDiffJson({ base, changes, unchanged, unproven }) {
	const places = _place().openPlaces();
	const document = { version: 1, base, changes: changes.map((one)=>changeValue(one, places)), unchanged, unproven };
	return _surfa().jsonText(document);
}
function changeValue(one, places) {
	const { cluster, asker, names, types, witness, before, after, because } = one;
	return {
		cluster,
		asker,
		names,
		..._defin().defined({ types }),
		witness,
		before: before.map((outcome)=>outcomeValue(outcome, places)),
		after: after.map((outcome)=>outcomeValue(outcome, places)),
		because: because.map(({ at, description })=>{
			const { file, start, revision } = places.of(at);
			return { file, line: start.line, says: description, ..._defin().defined({ revision }) };
		})
	};
}
function outcomeValue(outcome, places) {
	const { disposition, certainty, unmeasured, rcode, to, because, assumptions, by, as, after } = outcome;
	const probability = unmeasured === true ? undefined : outcome.probability;
	return {
		disposition,
		certainty,
		..._defin().defined({ probability, rcode, to, because: _assum().becauseAssuming(because, assumptions) }),
		by,
		..._defin().defined({ as, after }),
		hops: outcome.hops.map((hop)=>_trace().hopValue(hop, places))
	};
}

return { renderDiffJson };
},

"report/diff-markdown.js": (_from) => {
/** "What this change does to DNS" in job summary and comment. */
const [
	_diffw, _markdownfinding, _markdownsections, _markdowntext, _place,
] = _from( "./diff-words", "./markdown-finding", "./markdown-sections", "./markdown-text", "./places", );
const BUDGET = 900_000;
const TITLE = 'What this change does to DNS';
const MAX_CELL = 600;
function renderDiffMarkdown(report, options = {}) {
	const pen = { places: _place().openPlaces(), linkFor: options.linkFor ?? (()=>undefined), isChanged: ()=>false };
	const sections = _diffw().groupsOf(report).map((group)=>groupSection(group, pen));
	const head = `## ${TITLE}\n\n${_markdowntext().escapeMarkdown(_diffw().summaryLine(report))}\n\n`;
	return _markdownsections().assemble(head, sections, unproven(report), options.budget ?? BUDGET);
}
function diffSections(report, pen, always) {
	if (report.changes.length === 0 && !always) return [];
	const parts = _diffw().groupsOf(report).map((group)=>groupSection(group, pen));
	const items = parts.map(({ open, items: rows, close })=>`${open}${rows.join('')}${close}`);
	return [
		{
			what: 'set of names that goes elsewhere',
			open: `<details><summary>${TITLE}</summary>\n\n${_markdowntext().escapeMarkdown(_diffw().summaryLine(report))}\n\n`,
			items: items.length === 0 ? [unproven(report)] : items,
			close: `${items.length === 0 ? '' : unproven(report)}\n</details>\n\n`
		}
	];
}
function groupSection({ cluster, askers, rows }, pen) {
	const who = askers.map((asker)=>_markdowntext().code(asker, 200)).join(', ');
	return {
		what: 'set of names',
		open: `Asked by ${who} in cluster ${_markdowntext().code(cluster, 200)}:\n\n| names | before | after | because |\n| --- | --- | --- | --- |\n`,
		items: rows.map((row)=>rowLine(row, pen)),
		close: '\n'
	};
}
function rowLine({ names, before, after, change }, pen) {
	const because = change.because.map(({ at, description })=>`${_markdownfinding().placeLink(at, pen)}: ${_markdowntext().prose(description, MAX_CELL)}`).join('<br>');
	const words = [names, before, after].map((text)=>_markdowntext().escapeMarkdown(text, MAX_CELL));
	return `| ${words.join(' | ')} | ${because} |\n`;
}
function unproven({ unproven: list }) {
	if (list.length === 0) return '';
	return `Not compared:\n\n${list.map((one)=>`- ${_markdowntext().prose(one, MAX_CELL)}\n`).join('')}\n`;
}

return { diffSections, renderDiffMarkdown };
},

"report/diff-text.js": (_from, _load) => {
function _picocolors() {
	const data = /*#__PURE__*/ _interop_require_default(_load("~/picocolors/picocolors.js"));
	_picocolors = function() {
		return data;
	};
	return data;
}
const [_appen, _diffw, _pathd, _place, _plain] = _from("text/append", "./diff-words", "./path-drawing", "./places", "./plain-text");
function _interop_require_default(obj) {
	return obj && obj.__esModule ? obj : { default: obj };
}
const WIDTHS = [30, 32, 32];
const LINE = 100;
function renderDiffText(report, options) {
	const colors = _picocolors().default.createColors(options.color);
	const places = _place().openPlaces(options.shown);
	const blocks = _diffw().groupsOf(report).map((group)=>groupLines(group, places, colors).join('\n'));
	blocks.push(wrapped(_diffw().summaryLine(report), LINE).join('\n'));
	if (report.unproven.length > 0) blocks.push(['Not compared:', ...report.unproven.flatMap((one)=>indented(_plain().visible(one)))].join('\n'));
	return `${blocks.join('\n\n')}\n`;
}
function groupLines({ cluster, askers, rows }, places, colors) {
	const head = wrapped(`${_plain().visible(askers.join(', '))} (cluster ${_plain().visible(cluster)})`, LINE);
	return [
		...head.map((line)=>colors.bold(line)),
		...cells(['names', 'before', 'after']).map((line)=>colors.dim(line)),
		...rows.flatMap((row)=>rowLines(row, places, colors))
	];
}
function rowLines({ names, before, after, change }, places, colors) {
	const because = change.because.flatMap(({ at, description })=>{
		const { file, start, revision } = places.of(at);
		const then = revision === undefined ? '' : ' (base)';
		return [
			`    ${colors.cyan('-->')} ${_plain().visible(file)}:${start.line}:${start.column}${then}`,
			...indented(_plain().visible(description))
		];
	});
	return [...cells([_plain().visible(names), _plain().visible(before), _plain().visible(after)]), ...because];
}
function indented(text) {
	return wrapped(text, LINE - 8).map((line)=>`        ${line}`);
}
function cells(texts) {
	const columns = texts.map((text, index)=>wrapped(text, WIDTHS[index] ?? LINE));
	const height = _appen().largest(columns.map((lines)=>lines.length), 0);
	return Array.from({ length: height }, (_, row)=>columns.map((lines, index)=>`  ${padded(lines[row] ?? '', WIDTHS[index] ?? LINE)}`).join('').trimEnd());
}
function padded(text, width) {
	return text + ' '.repeat(Math.max(0, width - _pathd().columns(text)));
}
function wrapped(text, width) {
	const lines = [];
	let line = '';
	for (const word of text.split(' ')){
		const joined = line === '' ? word : `${line} ${word}`;
		if (_pathd().columns(joined) <= width) {
			line = joined;
			continue;
		}
		if (line !== '') lines.push(line);
		line = '';
		for (const character of word){
			if (_pathd().columns(line) + _plain().widthOf(character) > width) {
				lines.push(line);
				line = '';
			}
			line += character;
		}
	}
	return line === '' && lines.length > 0 ? lines : [...lines, line];
}

return { renderDiffText };
},

"report/diff-words.js": (_from) => {
/** What a change does to DNS: askers for whom the same sets change alike are one group. */
const [_once, _words] = _from("text/once", "./words");
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
		const key = JSON.stringify([cluster, asker]);
		_once().getOrInsert(byAsker, key, ()=>({ cluster, asker, rows: [] })).rows.push(row);
	}
	const groups = new Map();
	for (const { cluster, asker, rows } of byAsker.values()){
		const key = JSON.stringify([cluster, rows.map(({ names, before, after })=>[names, before, after])]);
		_once().getOrInsert(groups, key, ()=>({ cluster, askers: [], rows })).askers.push(asker);
	}
	return [...groups.values()];
}
function shownOf(changes) {
	const clientChanges = changes.filter(({ clientTypes })=>!(clientTypes !== undefined && 'only' in clientTypes && clientTypes.only.length === 0));
	return clientChanges.length > 0 ? clientChanges : changes;
}
function typeWords({ types, clientTypes }) {
	if (clientTypes === undefined) return '';
	if ('except' in clientTypes) return `all types but ${clientTypes.except.join(', ')} of `;
	const only = clientTypes.only.length === 0 && types !== undefined && 'only' in types ? types.only : clientTypes.only;
	return `${only.join(', ')} of `;
}
function endingWords(outcomes) {
	if (outcomes.length === 0) return 'not there';
	const parts = [];
	for (const [index, outcome] of outcomes.entries()){
		const previous = outcomes[index - 1];
		const next = outcome.certainty === 'sometimes' && outcome.probability === undefined;
		const target = previous?.disposition === 'leaves' && outcome.disposition === 'leaves' && outcome.as === undefined ? outcome.to ?? '' : endWords(outcome);
		const joint = index === 0 ? '' : next ? ', then ' : ' or ';
		parts.push(`${joint}${target}${shareWords(outcome)}`);
	}
	const { after } = outcomes[0] ?? {};
	return `${parts.join('')}${after === undefined ? '' : `, the next one also after ${after.join(', ')}`}`;
}
function shareWords({ certainty, probability, unmeasured, assumptions }) {
	const share = probability === undefined || unmeasured === true ? '' : ` (${_words().percent(probability)})`;
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
			return assumptions.length > 0 || because === undefined ? `unknown at ${by}` : `unknown: ${because}`;
	}
}
function summaryLine(report) {
	const { changes, unchanged, unproven } = report;
	if (changes.length === 0 && unproven.length === 0) return unchanged === 0 ? 'Nothing was compared: no cluster and no DNS server was found, before or after.' : `No name goes elsewhere: ${_words().counted(unchanged, 'asker')} compared.`;
	if (changes.length === 0) return 'No change was found, but not everything could be compared.';
	const sets = groupsOf(report).reduce((sum, { rows })=>sum + rows.length, 0);
	const hidden = changes.length - shownOf(changes).length;
	const besides = hidden === 0 ? '' : `, and ${_words().counted(hidden, 'set')} for DS and zone transfers alone (see the JSON)`;
	const rest = unproven.length === 0 ? '; all others end as before' : '';
	return `${_words().counted(sets, 'set')} of names ${sets === 1 ? 'goes' : 'go'} elsewhere${besides}${rest}.`;
}

return { endingWords, groupsOf, summaryLine };
},

"report/dot.js": (_from) => {

const [_drawn, _plain] = _from("./drawn-graph", "./plain-text");
function renderDot(picture) {
	const lines = [
		'digraph loopgate {',
		'  rankdir=LR;',
		'  node [shape=box];'
	];
	for (const cluster of _drawn().drawGraph(picture)){
		lines.push(`  subgraph cluster_${cluster.id} {`, `    label=${quoted(cluster.name)};`);
		for (const server of cluster.servers){
			lines.push(`    subgraph cluster_${server.id} {`, `      label=${quoted(server.name)};`);
			for (const { id, zone, listen, guard } of server.blocks){
				lines.push(`      ${id} [label=${quoted(`${zone} ${listen}${guard ? ' loop' : ''}`)}];`);
			}
			lines.push('    }');
		}
		lines.push('  }');
		for (const { id, label } of cluster.outside)lines.push(`  ${id} [label=${quoted(label)}, shape=ellipse];`);
		for (const { from, to, label, loops, certainty } of cluster.edges){
			const style = certainty === 'always' ? '' : ', style=dashed';
			lines.push(`  ${from} -> ${to} [label=${quoted(label)}${loops ? ', color=red, penwidth=2' : ''}${style}];`);
		}
	}
	lines.push('}');
	return `${lines.join('\n')}\n`;
}
function quoted(text) {
	const shown = _plain().visible(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;');
	return `"${shown}"`;
}

return { renderDot };
},

"report/drawn-graph.js": () => {

function drawGraph(picture) {
	return picture.clusters.map((cluster, index)=>drawCluster(cluster, `c${index}`));
}
function drawCluster(cluster, id) {
	const outside = new Map(cluster.outside.map((one, index)=>[
			one.label,
			{
				...one,
				id: `${id}o${index}`
			}
		]));
	const vertex = (to)=>typeof to === 'string' ? outside.get(to)?.id : `${id}s${to.serverIndex}b${to.blockIndex}`;
	return {
		id,
		name: cluster.name,
		servers: cluster.servers.map((server, number)=>({
				id: `${id}s${number}`,
				name: server.name,
				blocks: server.blocks.map(({ zone, listen, guard }, at)=>({
						id: `${id}s${number}b${at}`,
						zone,
						listen,
						guard
					}))
			})),
		outside: [...outside.values()],
		edges: cluster.edges.flatMap(({ from, to, label, loops, certainty })=>{
			const [start, end] = [vertex(from), vertex(to)];
			return start === undefined || end === undefined ? [] : [{ from: start, to: end, label, loops, certainty }];
		})
	};
}

return { drawGraph };
},

"report/fix-text.js": (_from) => {
/** A patch with comments, which `git apply` ignores. */
const [_appen, _locat, _plain, _unifi] = _from("text/append", "text/location", "./plain-text", "./unified-diff");
const MAX_OPEN = 20;
function renderFixes(plan) {
	const parts = plan.certain.map((one)=>`# ${about(one.finding)}: ${_plain().visible(one.fix.description)}\n`);
	for (const [path, { before, after }] of textsAfter(plan))parts.push(patch({ path, before, after }));
	for (const choice of plan.choices){
		parts.push(`# ${about(choice.finding)}: ${_plain().visible(choice.fix.description)}\n`);
		parts.push(`# a choice is yours, and --apply leaves it to you: ${_plain().visible(choice.fix.choice ?? '')}\n`);
		_appen().addAll(parts, choice.files.map(patch));
	}
	for (const one of plan.open.slice(0, MAX_OPEN))parts.push(`# ${about(one)}: no change is proven to end it\n`);
	if (plan.open.length > MAX_OPEN) parts.push(`# ... and ${plan.open.length - MAX_OPEN} more\n`);
	if (plan.exhausted) parts.push('# the bound of attempts was reached: not everything was tried\n');
	return parts.join('');
}
function textsAfter(plan) {
	const texts = new Map();
	for (const { path, before, after } of plan.certain.flatMap((one)=>one.files))texts.set(path, { before: texts.get(path)?.before ?? before, after });
	return texts;
}
function about({ code, rule, at }) {
	return `${code} ${rule} ${_plain().visible(at.file.path)}:${_locat().positionAt(_locat().indexLines(at.file.text), at.span.start).line}`;
}
function patch({ path, before, after }) {
	return _unifi().unifiedDiff(path, before, after).split('\n').map((one)=>{
		const end = one.endsWith('\r') ? '\r' : '';
		const parts = one.slice(0, one.length - end.length).split('\t');
		return `${parts.map((part)=>_plain().visible(part, Number.MAX_SAFE_INTEGER)).join('\t')}${end}`;
	}).join('\n');
}

return { renderFixes, textsAfter };
},

"report/gitlab.js": (_from, _load) => {
/** docs.gitlab.com, "Code Quality report format". */
const _nodec = _load.builtIn(() => require("node:crypto"));
const [_findi, _place, _surfa] = _from("judge/report/finding", "./places", "./surface");
const SEVERITIES = { error: 'critical', warning: 'major', note: 'info' };
function renderGitlab(report) {
	const places = _place().openPlaces();
	const issues = report.findings.map((finding)=>{
		const { file, start } = places.of(finding.at);
		return {
			description: `${finding.code}: ${finding.message}`,
			check_name: finding.rule,
			fingerprint: _nodec().createHash('sha256').update(`${finding.fingerprint}\n${file}`).digest('hex'),
			severity: isFailing(finding, report) ? 'blocker' : SEVERITIES[finding.severity],
			location: { path: file, lines: { begin: start.line } }
		};
	});
	return _surfa().jsonText(issues);
}
function isFailing({ status, severity }, { failOn }) {
	return status === 'new' && _findi().fails(severity, failOn);
}

return { renderGitlab };
},

"report/graph-drawing.js": (_from) => {

const [_invar, _once, _layer] = _from("text/invariant", "text/once", "./layered-layout");
const WIDTHS = { server: 290, file: 180, service: 190, leaves: 220, unknown: 220, nobody: 220 };
const HEAD = 46;
const BLOCK = 28;
const FORWARD = 42;
const LINE = 16;
const LINE_LENGTH = 38;
const FOOT = 6;
const SMALL = 60;
const SPACING = { column: 54, row: 22 };
const LANE = 12;
const MAX_LANES = 12;
const LEFT = 52;
const MARGIN = 56;
const NARROW_LANES = 5;
const NARROW_GAP = 18;
const MAX_SERVERS = 60;
const MAX_HUBS = 24;
function drawCluster(cluster, nameOf) {
	const shown = shownServers(cluster);
	const boxes = serverBoxes(cluster);
	for (const id of [...boxes.keys()])if (!shown.has(Number(id.slice(1)))) boxes.delete(id);
	const ports = openLegs();
	for (const [index, edge] of cluster.edges.entries()){
		if (!shown.has(edge.from.serverIndex) || typeof edge.to !== 'string' && !shown.has(edge.to.serverIndex)) continue;
		const row = rowOf(boxes, edge, index);
		let port = {
			box: `s${edge.from.serverIndex}`,
			row
		};
		for (const station of edge.stations){
			const id = station.kind === 'file' ? `f${edge.from.serverIndex} ${station.label} ${station.at.file.path}` : `v ${station.label} ${edge.label}`;
			const second = station.kind === 'file' ? nameOf(station.at) : edge.label;
			smallBox(boxes, { id, kind: station.kind, title: station.label, second, at: station.at }).edges.add(index);
			port = ports.add(port, { box: id }, edge, index);
		}
		if (typeof edge.to === 'string') {
			const outside = cluster.outside.find(({ label })=>label === edge.to);
			const id = `o ${edge.to}`;
			smallBox(boxes, { id, kind: outside?.kind ?? 'unknown', title: edge.to, second: '' }).edges.add(index);
			ports.add(port, { box: id }, edge, index);
		} else ports.add(port, {
			box: `s${edge.to.serverIndex}`,
			row: blockRow(boxes, edge.to)
		}, edge, index);
	}
	return { ...placeBoxes([...boxes.values()], ports.legs()), left: cluster.servers.length - shown.size };
}
function shownServers({ servers, edges }) {
	if (servers.length <= MAX_SERVERS) return new Set(servers.keys());
	const asking = new Map();
	const looping = new Set();
	for (const { from, to, loops } of edges){
		if (typeof to === 'string') continue;
		_once().getOrInsert(asking, to.serverIndex, ()=>new Set()).add(from.serverIndex);
		if (loops) looping.add(from.serverIndex).add(to.serverIndex);
	}
	if (looping.size > 0) return new Set([...looping].slice(0, MAX_SERVERS));
	const hubs = [...asking].sort((a, b)=>b[1].size - a[1].size || a[0] - b[0]).map(([index])=>index);
	return new Set(hubs.slice(0, MAX_HUBS));
}
function serverBoxes(cluster) {
	const boxes = new Map();
	const forwards = new Map();
	for (const [index, edge] of cluster.edges.entries()){
		const block = `${edge.from.serverIndex}.${edge.from.blockIndex}`;
		const groups = _once().getOrInsert(forwards, block, ()=>new Map());
		const key = JSON.stringify([edge.label, edge.names, edge.policy, edge.at.span.start]);
		groups.set(key, [...groups.get(key) ?? [], index]);
	}
	for (const [number, server] of cluster.servers.entries()){
		const rows = [];
		for (const [at, block] of server.blocks.entries()){
			rows.push({ kind: 'block', first: block.zone, second: block.listen, guard: block.guard, at: block.at, edges: [], loops: false, height: BLOCK });
			for (const edges of forwards.get(`${number}.${at}`)?.values() ?? []){
				const edge = cluster.edges[edges[0] ?? 0];
				if (edge === undefined) continue;
				const policy = edge.policy === undefined ? '' : ` (${edge.policy})`;
				rows.push({
					kind: 'forward',
					first: edge.names === '' ? 'names as other servers rewrite them' : edge.names,
					second: `${edge.label}${policy}`,
					guard: false,
					at: edge.at,
					edges,
					loops: edges.some((one)=>cluster.edges[one]?.loops === true),
					height: FORWARD + (edge.names.length > LINE_LENGTH ? LINE : 0)
				});
			}
		}
		const id = `s${number}`;
		const width = WIDTHS.server;
		const [, second = '', title = server.name] = /^([^/]*\/[A-Z][A-Za-z]*)\/(.+)$/.exec(server.name) ?? [];
		boxes.set(id, { id, kind: 'server', title, second, at: server.at, rows, edges: new Set(), width });
	}
	return boxes;
}
function rowOf(boxes, { from }, index) {
	const box = boxes.get(`s${from.serverIndex}`);
	const row = box?.rows.findIndex((one)=>one.edges.includes(index));
	return row === undefined || row < 0 ? undefined : row;
}
function blockRow(boxes, { serverIndex, blockIndex }) {
	const rows = boxes.get(`s${serverIndex}`)?.rows ?? [];
	let left = blockIndex;
	for (const [index, row] of rows.entries()){
		if (row.kind !== 'block') continue;
		if (left === 0) return index;
		left -= 1;
	}
	return undefined;
}
function smallBox(boxes, draft) {
	return _once().getOrInsert(boxes, draft.id, ()=>({ ...draft, rows: [], edges: new Set(), width: WIDTHS[draft.kind] }));
}
function openLegs() {
	const legs = new Map();
	return {
		add: (from, to, { loops, certainty }, index)=>{
			const key = JSON.stringify([from.box, from.row, to.box, to.row]);
			const leg = _once().getOrInsert(legs, key, ()=>({ from, to, edges: [], loops: false, unsure: true }));
			if (leg.edges.at(-1) !== index) leg.edges.push(index);
			if (loops) leg.loops = true;
			if (certainty === 'always') leg.unsure = false;
			return to;
		},
		legs: ()=>[...legs.values()]
	};
}
function heightOf({ kind, rows }) {
	return kind === 'server' ? HEAD + rows.reduce((sum, { height })=>sum + height, 0) + FOOT : SMALL;
}
function offsets(box) {
	if (box.kind !== 'server') return ()=>SMALL / 2;
	const middles = [];
	let y = HEAD;
	for (const { height } of box.rows){
		middles.push(y + height / 2);
		y += height;
	}
	return (row)=>row === undefined ? HEAD / 2 : middles[row] ?? HEAD / 2;
}
function placeBoxes(drafts, legs) {
	const heights = new Map(drafts.map((draft)=>[draft.id, heightOf(draft)]));
	const layout = _layer().layeredLayout(drafts.map(({ id, width })=>({ id, width, height: heights.get(id) ?? SMALL })), legs.map(({ from, to })=>({ from: from.box, to: to.box })), SPACING);
	const shift = layout.bends.some((one, index)=>one === undefined && legs[index]?.from.box !== legs[index]?.to.box) ? LEFT : 0;
	const narrow = new Map();
	let narrowHeight = 0;
	for (const id of layout.columns.flat()){
		narrow.set(id, narrowHeight);
		narrowHeight += (heights.get(id) ?? SMALL) + NARROW_GAP;
	}
	const boxes = drafts.map(({ id, edges, ...rest })=>{
		const { x, y } = layout.corners.get(id) ?? { x: 0, y: 0 };
		return { ...rest, edges: [...edges], height: heights.get(id) ?? SMALL, x: x + shift, y, narrowY: narrow.get(id) ?? 0 };
	});
	const { paths, height } = widePaths(drafts, legs, layout, shift);
	const lanes = narrowPaths(drafts, legs, narrow);
	return {
		boxes,
		legs: legs.map(({ edges, loops, unsure }, index)=>({ edges, loops, unsure, wide: paths[index] ?? '', narrow: lanes[index] ?? '' })),
		width: layout.width + 2 * shift,
		height,
		narrowHeight
	};
}
function widePaths(drafts, legs, layout, shift) {
	const boxes = new Map(drafts.map((draft)=>[draft.id, { ...draft, meets: offsets(draft) }]));
	const columnEnds = new Map();
	for (const { id, width } of drafts){
		const { x } = layout.corners.get(id) ?? { x: 0 };
		columnEnds.set(x, Math.max(columnEnds.get(x) ?? 0, x + width));
	}
	const columnEnd = ({ box })=>{
		const { x } = layout.corners.get(box) ?? { x: 0 };
		return shift + (columnEnds.get(x) ?? x);
	};
	let lanes = 0;
	const point = ({ box, row }, side)=>{
		const draft = boxes.get(box);
		const { x, y } = layout.corners.get(box) ?? { x: 0, y: 0 };
		return { x: shift + (side === 'left' ? x : x + (draft?.width ?? 0)), y: y + (draft?.meets(row) ?? 0) };
	};
	const paths = legs.map(({ from, to }, index)=>{
		const start = point(from, 'right');
		if (from.box === to.box) {
			const end = point(to, 'right');
			return `M${at(start)}C${start.x + 60} ${start.y} ${end.x + 60} ${end.y} ${end.x} ${end.y}`;
		}
		const end = point(to, 'left');
		const bends = layout.bends[index];
		if (bends !== undefined) return curve([start, ...bends.map(({ x, y })=>({ x: x + shift, y })), end]);
		const lane = lanes % MAX_LANES;
		lanes += 1;
		const below = layout.height + 18 + lane * LANE;
		const [right, left] = [columnEnd(from) + 14 + lane % 5 * 6, end.x - 18 - lane % 5 * 6];
		return `M${at(start)}H${right}V${below}H${left}V${end.y}H${end.x}`;
	});
	return { paths, height: layout.height + (lanes === 0 ? 0 : 24 + Math.min(lanes, MAX_LANES) * LANE) };
}
function curve(points) {
	const first = _invar().itemAt(points, 0);
	const rest = points.slice(1);
	let path = `M${at(first)}`;
	let last = first;
	for (const next of rest){
		const middle = Math.round((last.x + next.x) / 2);
		path += last.y === next.y ? `H${next.x}` : `C${middle} ${last.y} ${middle} ${next.y} ${next.x} ${next.y}`;
		last = next;
	}
	return path;
}
function at({ x, y }) {
	return `${x} ${y}`;
}
function narrowPaths(drafts, legs, tops) {
	const meets = new Map(drafts.map((draft)=>[draft.id, offsets(draft)]));
	const y = ({ box, row })=>(tops.get(box) ?? 0) + (meets.get(box)?.(row) ?? 0);
	const spans = legs.map(({ from, to }, index)=>({ index, start: y(from), end: y(to) }));
	const order = [...spans].sort((a, b)=>Math.min(a.start, a.end) - Math.min(b.start, b.end) || a.index - b.index);
	const free = [];
	const paths = [];
	for (const { index, start, end } of order){
		const [top, bottom] = [Math.min(start, end), Math.max(start, end)];
		let lane = free.findIndex((until)=>until < top);
		if (lane < 0) lane = free.length < NARROW_LANES ? free.length : index % NARROW_LANES;
		free[lane] = Math.max(free[lane] ?? 0, bottom);
		const x = 14 + lane * 9;
		paths[index] = `M0 ${start}H${x}V${end}H1`;
	}
	return paths;
}

return { MARGIN, drawCluster };
},

"report/graph-html.js": (_from, _load) => {

const _nodec = _load.builtIn(() => require("node:crypto"));
const [
	_graphdrawing, _graphpagescript, _graphpagestyle, _html, _marku, _page, _place, _words,
] = _from( "./graph-drawing", "./graph-page-script", "./graph-page-style", "./html", "./markup-text", "./page", "./places", "./words", );
const MAX_OPEN = 6;
const MAX_LEGS = 4_000;
const MAX_LOOPS = 20;
const DESK = 1_232;
const MIN_ZOOM = 0.8;
const MAX_LISTED = 5_000;
function renderGraphHtml({ clusters }, linkFor = ()=>undefined) {
	const pen = { places: _place().openPlaces(), linkFor, isChanged: ()=>false };
	const open = new Set([...clusters.filter(({ loops })=>loops.length > 0), ...clusters].slice(0, MAX_OPEN));
	const body = [
		ARROW_HEADS,
		'<h1>Who forwards to whom</h1>\n',
		clusters.length === 0 ? '<p>No DNS server was found.</p>\n' : LEGEND,
		controls(clusters),
		clusters.length > 1 ? index(clusters) : '',
		...clusters.map((cluster, number)=>section(cluster, { number, open: open.has(cluster) }, pen)),
		DETAIL
	];
	return _page().page('loopgate: who forwards to whom', body.join(''), {
		style: _graphpagestyle().GRAPH_STYLE,
		script: { text: _graphpagescript().GRAPH_SCRIPT, sha256: _nodec().createHash('sha256').update(_graphpagescript().GRAPH_SCRIPT).digest('base64') }
	});
}
const LEGEND = `<ul class="legend" aria-label="Legend">
<li><span class="key server"></span> DNS server: its blocks, and what each forwards</li>
<li><span class="key file"></span> resolver file</li>
<li><span class="key service"></span> Service</li>
<li><span class="key leaves"></span> server outside</li>
<li><span class="key unknown"></span> not stated, or nobody there</li>
<li><span class="line loops"></span> comes back: a loop</li>
<li><span class="line"></span> forwards</li>
<li><span class="line unsure"></span> assumed</li>
</ul>
`;
const DETAIL = `<section id="detail" aria-live="polite" aria-label="Place" hidden="">
<p id="detail-text"></p>
<p><code id="detail-place"></code> <button type="button" id="copy">Copy</button> <button type="button" id="close">Close</button></p>
</section>
`;
function controls(clusters) {
	const choices = clusters.map(({ name }, number)=>`<option value="c${number}">${_marku().escapeMarkup(name, 100)}</option>`);
	const choice = clusters.length < 2 ? '' : `<label>Cluster <select id="cluster"><option value="">all</option>${choices.join('')}</select></label>\n`;
	return `<div id="controls" hidden="">
<form id="ask"><label>Where does a name go? <input id="name" placeholder="example.org" autocomplete="off" spellcheck="false"></label> <button>Show its way</button></form>
<label>Find <input id="search" type="search" placeholder="server, zone, address" autocomplete="off" spellcheck="false"></label> <span id="found" role="status"></span>
${choice}<div id="answer" aria-live="polite"></div>
</div>
`;
}
function index(clusters) {
	const items = clusters.map(({ name, servers, loops }, number)=>{
		const bad = loops.length === 0 ? '' : `, <strong class="error">${_words().counted(loops.length, 'loop')}</strong>`;
		return `<li><a href="#c${number}">${_marku().escapeMarkup(name, 100)}</a>: ${_words().counted(servers.length, 'server')}${bad}</li>\n`;
	});
	return `<nav aria-label="Clusters"><details open=""><summary>${_words().counted(clusters.length, 'cluster')}</summary><ul class="index">\n${items.join('')}</ul></details></nav>\n`;
}
function section(cluster, { number, open }, pen) {
	const { name, servers, loops, ways, waysAreExact, unfollowed } = cluster;
	const counts = `${_words().counted(servers.length, 'DNS server')}, ${loops.length === 0 ? 'no loop' : `<span class="error">${_words().counted(loops.length, 'loop')}</span>`}`;
	const body = [
		...loops.slice(0, MAX_LOOPS).map((loop)=>loopHtml(loop, pen)),
		loops.length > MAX_LOOPS ? `<p>and ${_words().counted(loops.length - MAX_LOOPS, 'more loop')}</p>\n` : '',
		unfollowed > 0 ? '<p>There are too many names and servers to follow all: arrows may be missing.</p>\n' : '',
		pictureHtml(cluster, pen),
		listHtml(cluster, pen),
		ways === undefined ? '' : waysHtml(ways)
	];
	return `<details class="cluster" id="c${number}" data-name="${_marku().escapeMarkup(name, 200)}" data-exact="${waysAreExact ? 'yes' : 'no'}"${open ? ' open=""' : ''}>
<summary><h2>${_marku().escapeMarkup(name, 200)}</h2> <span class="calm">${counts}</span></summary>
${body.join('')}</details>
`;
}
function pictureHtml(cluster, pen) {
	const { edges, name } = cluster;
	if (edges.length > MAX_LEGS) return `<p>${edges.length} arrows are too many for a picture; they are in the list below.</p>\n`;
	const drawing = _graphdrawing().drawCluster(cluster, (at)=>placeText(at, pen).replace(/^.*\/(?=[^/]*\/[^/]*$)/, ''));
	return drawingHtml(drawing, name, pen);
}
function loopHtml(loop, pen) {
	const sure = loop.certainty === 'always' ? 'always' : loop.certainty;
	return `<article class="loop">\n<h3><span class="error">↺ Loop</span>, ${sure}: ${_marku().escapeMarkup(loop.names, 300)}</h3>\n${_html().pathHtml(loop, pen)}</article>\n`;
}
function drawingHtml(drawing, name, pen) {
	const { boxes, legs, width, height, narrowHeight, left } = drawing;
	const rest = left === 0 ? '' : `<p>Drawn are the servers that ${legs.some(({ loops })=>loops) ? 'loop' : 'most others ask'}. ${_words().counted(left, 'more server')}: find them in the list below.</p>\n`;
	const zoom = Math.max(MIN_ZOOM, Math.min(1, DESK / width)).toFixed(2);
	const size = `--gw:${width}px;--gh:${height}px;--gn:${narrowHeight}px;--gz:${zoom}`;
	return `${rest}<div class="scroll" role="group" tabindex="0" aria-label="Picture of ${_marku().escapeMarkup(name, 200)}; the same stands in the list below it">
<div class="graph" style="${size}">
<svg class="wide" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">
${legs.map((leg)=>legSvg(leg, leg.wide)).join('\n')}
</svg>
<svg class="narrow" width="${_graphdrawing().MARGIN}" height="${narrowHeight}" viewBox="0 0 ${_graphdrawing().MARGIN} ${narrowHeight}" aria-hidden="true">
${legs.map((leg)=>legSvg(leg, leg.narrow)).join('\n')}
</svg>
${boxes.map((box)=>boxHtml(box, pen)).join('\n')}
</div>
</div>
`;
}
function legSvg({ edges, loops, unsure }, path) {
	const classes = [...loops ? ['loops'] : [], ...unsure ? ['unsure'] : []].join(' ');
	return `<path class="${classes}" data-e="${edges.join(' ')}" marker-end="url(#${loops ? 'loop-tip' : 'tip'})" d="${path}"/>`;
}
const ICONS = { server: '', file: '≡', service: '⇄', leaves: '☁', unknown: '?', nobody: '∅' };
const KINDS = { server: 'DNS server', file: 'Resolver file', service: 'Service', leaves: 'Outside', unknown: 'Not stated', nobody: 'Nobody answers' };
function boxHtml(box, pen) {
	const { kind, title, second, at, rows, edges, width, height, x, y, narrowY } = box;
	const style = `--x:${x}px;--y:${y}px;--n:${narrowY}px;--w:${width}px;--h:${height}px`;
	const icon = ICONS[kind] === '' ? '' : `<span class="icon" aria-hidden="true">${ICONS[kind]}</span> `;
	const looping = rows.some(({ loops })=>loops) ? ' looping' : '';
	const full = kind === 'server' && second !== '' ? `${second}/${title}` : title;
	const data = `${placeData(`${KINDS[kind]}: ${full}`, at, pen)} data-e="${edges.join(' ')}"`;
	const below = second === '' ? kind === 'server' ? '' : `<small>${KINDS[kind]}</small>` : `<small>${_marku().escapeMarkup(second, 200)}</small>`;
	const head = `<button type="button" class="head" ${data}>${icon}<span class="text">${_marku().escapeMarkup(title, 300)}</span>${below}</button>`;
	return `<div class="node ${kind}${looping}" style="${style}">${head}${rows.map((row)=>rowHtml(row, pen)).join('')}</div>`;
}
function rowHtml({ kind, first, second, guard, at, edges, loops, height }, pen) {
	if (kind === 'block') {
		const badge = guard ? ' <span class="guard">loop</span>' : '';
		const title = `Server block ${first} ${second}${guard ? ', guarded by the loop plugin' : ', without the loop plugin'}`;
		return `<button type="button" class="block" ${placeData(title, at, pen)}><span class="text"><b>${_marku().escapeMarkup(first, 200)}</b> ${_marku().escapeMarkup(second, 100)}</span>${badge}</button>`;
	}
	return `<button type="button" class="forward${loops ? ' loops' : ''}" style="height:${height}px" ${placeData(`${first} → ${second}`, at, pen)} data-e="${edges.join(' ')}"><span class="text">${_marku().escapeMarkup(first, 200)}</span><small>→ ${_marku().escapeMarkup(second, 200)}</small></button>`;
}
function placeData(title, at, pen) {
	const shown = _marku().escapeMarkup(title, 500);
	if (at === undefined) return `data-title="${shown}" title="${shown}"`;
	const { file, revision, start } = pen.places.of(at);
	const address = pen.linkFor(file, start.line, revision);
	const link = address !== undefined && /^https?:\/\/[!-~]+$/.test(address) ? ` data-link="${_marku().escapeMarkup(address)}"` : '';
	return `data-title="${shown}" title="${shown}" data-place="${_marku().escapeMarkup(placeText(at, pen), 400)}"${link}`;
}
function placeText(at, { places }) {
	const { file, start } = places.of(at);
	return `${file}:${start.line}`;
}
function listHtml({ edges }, pen) {
	if (edges.length === 0) return '<p>No server here forwards anything.</p>\n';
	const rows = edges.slice(0, MAX_LISTED).map(({ from, to, names, label, policy, stations, loops, certainty, at })=>{
		const target = typeof to === 'string' ? to : `${to.server} (zone ${to.zone})`;
		const by = [...stations.map((one)=>one.label), label, ...policy === undefined ? [] : [policy]].join(', ');
		const state = loops ? `<strong class="error">↺ loop, ${certainty}</strong>` : certainty === 'always' ? '' : certainty;
		const cells = [
			`${from.server} (zone ${from.zone})`,
			names,
			target,
			by
		].map((one)=>`<td>${_marku().escapeMarkup(one, 300)}</td>`);
		return `<tr>${cells.join('')}<td>${state}</td><td><code>${_marku().escapeMarkup(placeText(at, pen), 300)}</code></td></tr>\n`;
	});
	const more = edges.length > MAX_LISTED ? `<p>and ${edges.length - MAX_LISTED} more</p>\n` : '';
	return `<details class="list"><summary>The same as a list (${edges.length})</summary>
<div class="scroll" role="group" tabindex="0" aria-label="List"><table><thead><tr><th>server block</th><th>names</th><th>go to</th><th>by</th><th>state</th><th>place</th></tr></thead><tbody>
${rows.join('')}</tbody></table></div>
${more}</details>
`;
}
const ENDS = { answered: 'answered', fails: 'fails', leaves: 'leaves the cluster', loops: '↺ loops', unknown: 'not known' };
function waysHtml(ways) {
	const items = ways.map(({ zones, part, names, entries })=>{
		const lines = entries.map(({ server, outcomes })=>{
			const ends = outcomes.map(({ disposition, certainty, because, edges })=>{
				const bad = disposition === 'loops' ? ' class="error"' : '';
				const sure = certainty === 'always' ? '' : `, ${certainty}`;
				const why = because === undefined ? '' : ` (${_marku().escapeMarkup(because, 200)})`;
				return `<span data-edges="${edges.join(' ')}"${bad}>${ENDS[disposition] ?? disposition}${sure}${why}</span>`;
			});
			return `<li>${_marku().escapeMarkup(server, 200)}: ${ends.length === 0 ? 'takes no queries' : ends.join('; ')}</li>`;
		});
		const data = `data-zones="${_marku().escapeMarkup(zones.join(' '), 20_000)}" data-part="${part}" data-names="${_marku().escapeMarkup(names, 500)}"`;
		return `<div class="way" ${data}><p><b>${_marku().escapeMarkup(names, 500)}</b></p><ul>${lines.join('')}</ul></div>\n`;
	});
	return `<details class="ways"><summary>Where names go (${_words().counted(ways.length, 'set')} of names)</summary>\n${items.join('')}</details>\n`;
}
const ARROW_HEADS = `<svg width="0" height="0" aria-hidden="true"><defs>
<marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker>
<marker id="loop-tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto"><path class="tip loops" d="M0 0L8 4L0 8z"/></marker>
</defs></svg>
`;

return { renderGraphHtml };
},

"report/graph-json.js": (_from) => {

const [_defin, _place, _surfa] = _from("text/defined", "./places", "./surface");
function renderGraphJson(picture) {
	const places = _place().openPlaces();
	const place = (at)=>{
		const { file, start } = places.of(at);
		return { file, line: start.line };
	};
	const document = {
		version: 1,
		clusters: picture.clusters.map(({ name, servers, edges, outside })=>({
				name,
				servers: servers.map((server)=>({ name: server.name, blocks: server.blocks.map(({ zone, listen, guard, at })=>({ zone, listen, guard, ...place(at) })) })),
				edges: edges.map(({ from, to, label, names, policy, stations, at, loops, certainty })=>({
						from: { server: from.server, zone: from.zone },
						to: typeof to === 'string' ? to : { server: to.server, zone: to.zone },
						label,
						names,
						..._defin().defined({ policy }),
						by: stations.map((one)=>({ kind: one.kind, label: one.label, ...place(one.at) })),
						loops,
						certainty,
						...place(at)
					})),
				outside: outside.map(({ label })=>label)
			}))
	};
	return _surfa().jsonText(document);
}

return { renderGraphJson };
},

"report/graph-page-script.js": () => {
const GRAPH_SCRIPT = `
(() => {
  'use strict';
  const all = (query, root) => Array.from((root || document).querySelectorAll(query));
  const byId = (id) => document.getElementById(id);
  const sections = all('details.cluster');
  const detail = byId('detail');
  const answer = byId('answer');
  byId('controls').hidden = false;

  const clear = () => {
    for (const one of all('.on, .miss, .hit')) one.classList.remove('on', 'miss', 'hit');
    for (const one of all('.graph.picked')) one.classList.remove('picked');
  };
  const light = (section, edges) => {
    const wanted = new Set(edges);
    const graph = section.querySelector('.graph');
    if (!graph || wanted.size === 0) return;
    graph.classList.add('picked');
    for (const one of all('[data-e]', graph))
      if (one.dataset.e.split(' ').some((edge) => wanted.has(edge))) {
        one.classList.add('on');
        const node = one.closest('.node');
        if (node) node.classList.add('on');
      }
  };

  const show = (one) => {
    detail.hidden = false;
    byId('detail-text').textContent = one.dataset.title || one.title;
    const place = byId('detail-place');
    place.textContent = '';
    if (one.dataset.link) {
      const link = document.createElement('a');
      link.href = one.dataset.link;
      link.textContent = one.dataset.place;
      place.append(link);
    } else place.textContent = one.dataset.place || '';
  };
  document.addEventListener('click', (event) => {
    const one = event.target.closest('[data-title]');
    if (!one) return;
    show(one);
    clear();
    const section = one.closest('details.cluster');
    if (section && one.dataset.e) light(section, one.dataset.e.split(' '));
  });
  byId('copy').addEventListener('click', () => {
    const text = byId('detail-place').textContent;
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});
    getSelection().selectAllChildren(byId('detail-place'));
  });
  byId('close').addEventListener('click', () => {
    detail.hidden = true;
    clear();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    detail.hidden = true;
    clear();
  });

  const wayOf = (section, name) => {
    const ways = new Map();
    for (const way of all('.ways .way', section))
      for (const zone of way.dataset.zones.split(' ')) ways.set(zone + '|' + way.dataset.part, way);
    for (let zone = name; ; zone = zone.slice(zone.indexOf('.') + 1) || '.') {
      const way = ways.get(zone + '|' + (zone === name ? 'apex' : 'below'));
      if (way) return way;
      if (zone === '.') return undefined;
    }
  };
  byId('ask').addEventListener('submit', (event) => {
    event.preventDefault();
    clear();
    answer.textContent = '';
    const typed = byId('name').value.trim().toLowerCase();
    if (typed === '') return;
    const name = typed.endsWith('.') ? typed : typed + '.';
    for (const section of sections) {
      if (section.hidden) continue;
      const head = document.createElement('p');
      const title = document.createElement('b');
      title.textContent = section.dataset.name;
      head.append(title);
      answer.append(head);
      const way = wayOf(section, name);
      if (!way) {
        head.append(': too many names for this page. Run loopgate trace ' + name);
        continue;
      }
      head.append(': ' + name + ' is one of ' + way.dataset.names + '.');
      if (section.dataset.exact !== 'yes')
        head.append(' Servers here look at more than zones, so this is what they do with an example: loopgate trace ' + name + ' tells for certain.');
      answer.append(way.querySelector('ul').cloneNode(true));
      light(section, all('[data-edges]', way).flatMap((one) => one.dataset.edges.split(' ').filter(Boolean)));
      section.open = true;
    }
  });

  byId('search').addEventListener('input', () => {
    clear();
    const wanted = byId('search').value.trim().toLowerCase();
    let first;
    let count = 0;
    if (wanted !== '')
      for (const node of all('.node')) {
        const found = node.textContent.toLowerCase().includes(wanted);
        node.classList.add(found ? 'hit' : 'miss');
        if (!found) continue;
        count += 1;
        const section = node.closest('details.cluster');
        if (section.hidden) continue;
        section.open = true;
        first = first || node;
      }
    let lines = 0;
    for (const row of all('.list tbody tr')) {
      row.hidden = wanted !== '' && !row.textContent.toLowerCase().includes(wanted);
      if (wanted === '' || row.hidden) continue;
      lines += 1;
      if (count === 0) row.closest('details.list').open = row.closest('details.cluster').open = true;
    }
    if (count === 0) count = lines;
    byId('found').textContent = wanted === '' ? '' : count + ' found';
    if (first) first.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const choice = byId('cluster');
  if (choice)
    choice.addEventListener('change', () => {
      for (const section of sections) {
        section.hidden = choice.value !== '' && section.id !== choice.value;
        if (choice.value === section.id) section.open = true;
      }
    });
  const follow = () => {
    const section = byId(location.hash.slice(1));
    if (section && section.matches('details.cluster')) section.open = true;
  };
  addEventListener('hashchange', follow);
  follow();
  addEventListener('beforeprint', () => {
    for (const section of sections) section.open = true;
  });
})();
`;

return { GRAPH_SCRIPT };
},

"report/graph-page-style.js": () => {
const GRAPH_STYLE = `
body { max-width: 90rem; margin-top: 1rem; } h1 { font-size: 1.5rem; margin: 0.5rem 0; }
summary h2 { display: inline; font-size: 1.25rem; } summary { cursor: pointer; padding: 0.25rem 0; }
h3 { font-size: 1rem; margin: 0.75rem 0 0.25rem; }
.legend, .index { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.875rem; }
.index { max-height: 20rem; overflow-y: auto; display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
.key { display: inline-block; width: 1.5rem; height: 0.9rem; border: 1px solid var(--edge); background: var(--soft); vertical-align: -0.1rem; }
.line { display: inline-block; width: 1.75rem; border-top: 2px solid var(--calm); vertical-align: 0.25rem; } .line.loops { border-top: 3px solid var(--bad); } .line.unsure { border-top-style: dashed; }
#controls { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: end; margin: 1rem 0; } #controls[hidden] { display: none; } #answer { flex-basis: 100%; } #answer p { margin: 0.25rem 0; }
input, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 4px; padding: 0.25rem 0.5rem; max-width: 100%; }
.loop { border-color: var(--bad); border-left-width: 4px; }
.scroll { overflow-x: auto; padding: 4px; }
.graph { position: relative; width: var(--gw); height: var(--gh); margin: 0.5rem 0; }
.graph svg { position: absolute; left: 0; top: 0; max-width: none; overflow: visible; pointer-events: none; } .graph svg.narrow { display: none; }
.graph path { stroke-width: 1.5; } .graph path.loops { stroke-width: 2.5; }
.node { position: absolute; left: var(--x); top: var(--y); width: var(--w); height: var(--h); box-sizing: border-box; overflow: hidden; border: 1.5px solid var(--edge); border-radius: 8px; background: var(--paper); display: flex; flex-direction: column; }
.node.looping { border-color: var(--bad); }
.node button { box-sizing: border-box; border: 0; border-radius: 0; background: none; text-align: left; cursor: pointer; width: 100%; padding: 0 0.6rem; flex: none; overflow: hidden; font-size: 13px; line-height: 18px; }
.node button:focus-visible, .scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
.node .text, .node small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .node small { color: var(--calm); font: 12px/16px ui-monospace, monospace; }
.node.server .head { height: 46px; font-weight: 600; background: var(--soft); }
.node .block { height: 28px; display: flex; gap: 0.5rem; align-items: center; border-top: 1px solid var(--line); } .node .block .text { flex: 1; }
.node .forward { padding-left: 1.5rem; } .node .forward .text, .node:not(.server) .text { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 16px; } .node .forward.loops .text, .node .forward.loops small { color: var(--bad); }
.guard { font-size: 11px; line-height: 16px; border: 1px solid var(--edge); border-radius: 8px; padding: 0 6px; }
.node:not(.server) .head { height: 100%; position: relative; padding-left: 2.1rem; } .node .icon { position: absolute; left: 0.7rem; top: 50%; transform: translateY(-50%); font-size: 16px; }
.node.file, .key.file { border-radius: 2px 14px 2px 2px; background: var(--file); }
.node.service, .key.service { border-radius: 999px; background: var(--service); } .node.service .head { padding-right: 1.25rem; }
.node.leaves, .key.leaves { border-radius: 24px 24px 12px 12px; background: var(--cloud); } .node.unknown, .node.nobody, .key.unknown { border-style: dashed; }
.graph.picked .node:not(.on), .graph.picked path:not(.on), .node.miss { opacity: 0.25; } .node.hit { outline: 3px solid var(--focus); } .graph path.on { stroke-width: 3; } .node button.on { background: var(--service); }
.graph path.loops { stroke: var(--bad); }
#detail { position: sticky; bottom: 0; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; padding: 0.5rem 1rem; box-shadow: 0 0 12px #0003; } #detail p { margin: 0.25rem 0; }
#detail[hidden] { display: none; }
table { font-size: 0.875rem; } .way p { margin: 0.5rem 0 0; } .way ul, #answer ul { margin: 0; }
@media (min-width: 761px) and (max-width: 1500px) { .graph { zoom: var(--gz, 1); } }
@media (max-width: 760px) {
  .scroll { overflow-x: visible; padding: 0; } .list .scroll { overflow-x: auto; }
  .graph { width: 100%; height: var(--gn); } .graph svg.wide { display: none; } .graph svg.narrow { display: block; left: auto; right: 0; }
  .node { left: 0; top: var(--n); width: calc(100% - 56px); }
}
@media print {
  :root { --ink: #000; --paper: #fff; --soft: #fff; --line: #999; --edge: #000; --bad: #000; --calm: #333; --file: #fff; --service: #fff; --cloud: #fff; }
  #controls, #detail, nav { display: none; } .graph path.loops { stroke-width: 4; } .scroll { overflow: visible; }
}
`;

return { GRAPH_STYLE };
},

"report/html-place.js": (_from) => {

const [_marku] = _from("./markup-text");
function placeHtml(at, pen) {
	const { file, revision, start } = pen.places.of(at);
	const base = revision === undefined ? '' : ` (in ${_marku().escapeMarkup(revision.slice(0, 12))})`;
	const label = `<code>${_marku().escapeMarkup(`${file}:${start.line}:${start.column}`, 400)}</code>`;
	return `${linkHtml(label, pen.linkFor(file, start.line, revision))}${base}`;
}
function linkHtml(label, address) {
	if (address === undefined || !/^https?:\/\/[!-~]+$/.test(address)) return label;
	return `<a href="${_marku().escapeMarkup(address)}">${label}</a>`;
}

return { placeHtml };
},

"report/html.js": (_from) => {

const [
	_versi, _diffh, _excer, _fixli, _htmlp, _markd, _marku, _page, _pathd, _place, _plain, _words,
] = _from(
	"text/version", "./diff-html", "./excerpt", "./fix-lines", "./html-place", "./markdown", "./markup-text", "./page", "./path-drawing", "./places",
	"./plain-text", "./words",
);
const MAX_TOLD = 500;
const MAX_LISTED = 5_000;
function renderHtml(report, { linkFor = ()=>undefined } = {}) {
	const pen = { places: _place().openPlaces(), linkFor, isChanged: _pathd().changedIn(report) };
	const ranked = _words().worstFirst(report.findings);
	const fresh = ranked.filter(({ status })=>status === 'new');
	const existing = ranked.filter(({ status })=>status === 'existing');
	const compared = _words().comparison(report);
	const item = (finding)=>itemHtml(finding, pen);
	const body = [
		`<h1>loopgate: ${report.result}, ${_marku().escapeMarkup(_markd().verdictLine(report))}</h1>\n`,
		`<p>Read: ${_words().whatWasRead(report)}.${compared === undefined ? '' : ` Base: ${_marku().escapeMarkup(compared)}.`}</p>\n`,
		...fresh.slice(0, MAX_TOLD).map((finding)=>articleHtml(finding, pen)),
		fresh.length > MAX_TOLD ? `<p>and ${fresh.length - MAX_TOLD} more</p>\n` : '',
		report.diff === undefined ? '' : _diffh().diffHtml(report.diff, pen, report.diffAlways === true),
		listHtml('Fixed', report.fixed.map(item)),
		listHtml('Existing', existing.map(item)),
		listHtml('Suppressed', report.suppressed.map((finding)=>{
			const until = finding.expires === undefined ? '' : `, until ${_marku().escapeMarkup(finding.expires, 40)}`;
			return `${itemHtml(finding, pen)} <em>${_marku().escapeMarkup(finding.reason, 300)}${until}</em>`;
		})),
		listHtml('Notices', report.notices.map(({ kind, message, at })=>`${kind}, ${_htmlp().placeHtml(at, pen)}: ${_marku().proseMarkup(message)}`)),
		listHtml('What was read', report.servers.map(({ name, cluster, at, blocks })=>`<code>${_marku().escapeMarkup(name, 200)}</code> in <code>${_marku().escapeMarkup(cluster, 200)}</code>, ${_words().counted(blocks, 'server block')}, ${_htmlp().placeHtml(at, pen)}`)),
		`<footer class="calm">loopgate ${_marku().escapeMarkup(report.version)}</footer>\n`
	];
	return _page().page(`loopgate: ${report.result}`, body.join(''));
}
function articleHtml(finding, pen) {
	const [headline, rest] = _plain().sentences(finding.message);
	const excerpt = _excer().excerptOf(finding.at, pen.places);
	const edit = _fixli().fixLines(finding.fix);
	const names = _words().whichNames(finding);
	const sure = _words().certaintyLabel(finding);
	const facts = [
		...names === undefined ? [] : [
			`Names: ${_marku().escapeMarkup(names)}`
		],
		...sure === undefined ? [] : [
			`Certainty: ${sure}`
		],
		...finding.guard === undefined ? [] : [
			`Guard: ${finding.guard}`
		],
		...finding.assumptions.map((assumption)=>`Assumes: ${_marku().proseMarkup(assumption)}`)
	];
	const log = _pathd().logLine(finding);
	return [
		`<article>\n<h2><span class="${finding.severity}">${finding.severity}</span> <a href="${_marku().escapeMarkup(_versi().rulePage(finding.rule))}">${_marku().escapeMarkup(finding.code)} ${_marku().escapeMarkup(finding.rule)}</a></h2>\n`,
		`<p><strong>${_marku().proseMarkup(headline)}</strong> ${_marku().proseMarkup(rest)}</p>\n<p>${_htmlp().placeHtml(finding.at, pen)}</p>\n`,
		excerpt === undefined ? '' : `<pre>${excerpt.line} | ${_marku().escapeMarkup(excerpt.source)}\n${' '.repeat(String(excerpt.line).length)} | ${excerpt.underline}</pre>\n`,
		log === undefined ? '' : `<p>Its log will say <code>${_marku().escapeMarkup(log)}</code>.</p>\n`,
		pathHtml(finding, pen),
		edit === undefined ? '' : `<pre>${[
			...edit.removed.map((line)=>`-${line}`),
			...edit.added.map((line)=>`+${line}`)
		].map((line)=>_marku().escapeMarkup(line)).join('\n')}</pre>\n`,
		facts.length === 0 ? '' : `<ul>\n${facts.map((fact)=>`<li>${fact}</li>\n`).join('')}</ul>\n`,
		finding.advice === '' ? '' : `<p><strong>Fix:</strong> ${remedyHtml(finding, pen)}</p>\n`,
		finding.paste === undefined ? '' : `<pre>${finding.paste.lines.map((line)=>_marku().escapeMarkup(_fixli().sourceLine(line))).join('\n')}</pre>\n`,
		'</article>\n'
	].join('');
}
function remedyHtml({ advice, remedy = [advice] }, pen) {
	return remedy.map((part)=>typeof part === 'string' ? _marku().proseMarkup(part) : _htmlp().placeHtml(part, pen)).join('');
}
function listHtml(title, items) {
	if (items.length === 0) return '';
	const shown = items.slice(0, MAX_LISTED).map((item)=>`<li>${item}</li>\n`);
	const more = items.length > MAX_LISTED ? `<p>and ${items.length - MAX_LISTED} more</p>\n` : '';
	return `<details><summary>${title} (${items.length})</summary>\n<ul>\n${shown.join('')}</ul>\n${more}</details>\n`;
}
function itemHtml(finding, pen) {
	const name = `${finding.severity} ${_marku().escapeMarkup(finding.code)} ${_marku().escapeMarkup(finding.rule)}`;
	return `${name}, ${_htmlp().placeHtml(finding.at, pen)}: ${_marku().proseMarkup(_plain().sentences(finding.message)[0], 300)}`;
}
const MAX_INDENT = 8;
function pathHtml(finding, pen) {
	const drawing = _pathd().drawPath(finding, pen.isChanged);
	if (drawing === undefined) return '';
	const rows = drawing.steps.map(({ depth, server, text, at, changed, returns, effect })=>{
		const parts = [
			depth === 0 ? '' : '<span class="calm" aria-hidden="true">└▶</span> ',
			server === undefined ? '' : `<b>${_marku().escapeMarkup(server, 200)}</b> `,
			server === undefined ? _marku().proseMarkup(text, 600) : `<code>${_marku().escapeMarkup(text, 600)}</code>`,
			returns ? ' <span class="error">↺</span>' : ''
		].join('');
		const rest = [
			at === undefined ? '' : _htmlp().placeHtml(at, pen),
			changed ? ' <mark>◀ this change</mark>' : '',
			effect === undefined ? '' : ` <strong class="error">${_marku().escapeMarkup(effect, 200)}</strong>`
		].join('');
		return `<li class="in${Math.min(depth, MAX_INDENT)}"><span>${parts}</span> <span>${rest}</span></li>\n`;
	});
	const more = drawing.more > 0 ? `<li>and ${_words().counted(drawing.more, 'more step')}</li>\n` : '';
	const also = drawing.also.map(({ at, description })=>`<li>besides, ${_marku().proseMarkup(description, 600)} ${_htmlp().placeHtml(at, pen)}</li>\n`);
	return `<ol class="way">\n${rows.join('')}${more}${also.join('')}</ol>\n`;
}

return { pathHtml, renderHtml };
},

"report/json.js": (_from) => {
/** Its shape is public: schema/report.schema.json. */
const [_defin, _place, _surfa] = _from("text/defined", "./places", "./surface");
function renderJson(report) {
	const places = _place().openPlaces();
	const { base } = report;
	const document = {
		version: 1,
		tool: { name: 'loopgate', version: report.version },
		result: report.result,
		base: { status: base.status, ..._defin().defined({ revision: base.status === 'compared' ? base.revision : undefined }) },
		counts: report.counts,
		findings: report.findings.map((finding)=>findingValue(finding, places)),
		fixed: report.fixed.map((finding)=>findingValue(finding, places)),
		suppressed: report.suppressed.map((finding)=>suppressedValue(finding, places)),
		notices: report.notices.map(({ kind, message, at })=>{
			const place = places.of(at);
			return { kind, message, file: place.file, line: place.start.line };
		})
	};
	return _surfa().jsonText(document);
}
function findingValue(finding, places) {
	const { file, start, end } = places.of(finding.at);
	return {
		rule: finding.rule,
		code: finding.code,
		severity: finding.severity,
		...optional('certainty', finding.certainty),
		...optional('probability', finding.probability),
		status: finding.status,
		..._defin().defined({ was: finding.was }),
		cluster: finding.cluster,
		...optional('server', finding.server),
		...optional('zone', finding.zone),
		file,
		line: start.line,
		column: start.column,
		endLine: end.line,
		endColumn: end.column,
		message: finding.message,
		advice: [finding.advice, ...finding.paste?.lines ?? []].join('\n'),
		...optional('names', finding.names),
		..._defin().defined({ witness: finding.witness === undefined ? undefined : { name: finding.witness.name, type: finding.witness.type } }),
		...optional('guard', finding.guard),
		assumptions: finding.assumptions,
		path: finding.path.map((step)=>{
			const place = places.of(step.at);
			return { file: place.file, line: place.start.line, column: place.start.column, says: step.description };
		}),
		fingerprint: finding.fingerprint
	};
}
function suppressedValue(finding, places) {
	return { ...findingValue(finding, places), reason: finding.reason, ...optional('expires', finding.expires) };
}
function optional(key, value) {
	return value === undefined || value === '' ? {} : { [key]: value };
}

return { optional, renderJson };
},

"report/junit.js": (_from) => {

const [_findi, _marku, _place, _plain, _words] = _from("judge/report/finding", "./markup-text", "./places", "./plain-text", "./words");
function renderJunit(report) {
	const places = _place().openPlaces();
	const failing = new Set(report.findings.filter(({ severity, status })=>status === 'new' && _findi().fails(severity, report.failOn)));
	const scanFails = report.result === 'fail' && failing.size === 0;
	const tests = 1 + report.findings.length + report.suppressed.length;
	const failures = failing.size + (scanFails ? 1 : 0);
	const counts = `tests="${tests}" failures="${failures}" errors="0" skipped="${report.suppressed.length}"`;
	const lines = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<testsuites name="loopgate" ${counts}>`,
		`  <testsuite name="loopgate" ${counts}>`,
		'    <testcase classname="loopgate" name="scan">',
		...scanFails ? [
			`      <failure type="fail" message="${_marku().escapeMarkup(_words().verdict(report))}"/>`
		] : [],
		`      <system-out>${_marku().escapeMarkup(`${_words().verdict(report)}; read: ${_words().whatWasRead(report)}`)}</system-out>`,
		'    </testcase>'
	];
	for (const finding of report.findings){
		const body = _marku().escapeMarkup(finding.message);
		const message = _marku().escapeMarkup(_plain().sentences(finding.message)[0], 300);
		lines.push(openCase(finding, places));
		if (failing.has(finding)) {
			lines.push(`      <failure type="${finding.severity}" message="${message}">${details(finding, places)}</failure>`);
		} else lines.push(`      <system-out>${finding.severity}, ${finding.status}: ${body}</system-out>`);
		lines.push('    </testcase>');
	}
	for (const finding of report.suppressed){
		lines.push(openCase(finding, places), `      <skipped message="${_marku().escapeMarkup(finding.reason, 300)}"/>`, '    </testcase>');
	}
	lines.push('  </testsuite>', '</testsuites>');
	return `${lines.join('\n')}\n`;
}
function openCase(finding, places) {
	const { file, start } = places.of(finding.at);
	const name = `${finding.code} ${finding.rule} at ${file}:${start.line}:${start.column}`;
	const classname = `loopgate.${finding.rule}`;
	return `    <testcase classname="${_marku().escapeMarkup(classname)}" name="${_marku().escapeMarkup(name)}" file="${_marku().escapeMarkup(file)}" line="${start.line}">`;
}
function details(finding, places) {
	const lines = [_marku().escapeMarkup(finding.message)];
	for (const { at, description } of finding.path.slice(0, 60)){
		const { file, start } = places.of(at);
		lines.push(`at ${_marku().escapeMarkup(file)}:${start.line}: ${_marku().escapeMarkup(description)}`);
	}
	for (const assumption of finding.assumptions)lines.push(`assumes: ${_marku().escapeMarkup(assumption)}`);
	if (finding.advice !== '') lines.push(`fix: ${_marku().escapeMarkup(finding.advice)}`);
	for (const line of finding.paste?.lines ?? [])lines.push(`  ${_marku().escapeMarkup(line)}`);
	return lines.join('\n');
}

return { renderJunit };
},

"report/layered-layout.js": (_from) => {
/** Columns, arrows left to right: longest path layering, barycentres. */
const [_appen, _invar] = _from("text/append", "text/invariant");
const MAX_BENDS = 4_000;
const SWEEPS = 6;
const BEND_HEIGHT = 10;
function layeredLayout(nodes, edges, spacing) {
	const cells = new Map(nodes.map(({ id, width, height })=>[id, { id, width, height, before: [], after: [], layer: 0, rank: 0, y: 0 }]));
	const links = edges.map(({ from, to })=>[cells.get(from), cells.get(to)]);
	const backwards = backEdges([...cells.values()], links);
	layer([...cells.values()], links, backwards);
	const chains = bendChains(links, backwards);
	const columns = orderedColumns([...cells.values(), ...chains.flatMap((chain)=>chain ?? [])]);
	const height = stack(columns, spacing.row);
	const widths = columns.map((column)=>column.reduce((widest, cell)=>Math.max(widest, cell.width), 0));
	const lefts = [];
	let x = 0;
	for (const width of widths){
		lefts.push(x);
		x += width + spacing.column;
	}
	const corner = (cell)=>({ x: lefts[cell.layer] ?? 0, y: Math.round(cell.y) });
	return {
		corners: new Map([...cells].map(([id, cell])=>[id, corner(cell)])),
		columns: columns.map((column)=>column.filter((cell)=>cell.id !== '').map((cell)=>cell.id)),
		bends: chains.map((chain)=>chain?.flatMap((cell)=>{
				const left = corner(cell);
				const y = left.y + BEND_HEIGHT / 2;
				return [{ x: left.x, y }, { x: left.x + (widths[cell.layer] ?? 0), y }];
			})),
		width: Math.max(0, x - spacing.column),
		height
	};
}
function bendChains(links, backwards) {
	let bends = 0;
	return links.map(([from, to], index)=>{
		if (from === undefined || to === undefined || backwards.has(index) || to.layer <= from.layer) return undefined;
		const chain = [];
		let last = from;
		for(let at = from.layer + 1; at < to.layer && bends < MAX_BENDS; at += 1){
			const bend = { id: '', width: 0, height: BEND_HEIGHT, before: [], after: [], layer: at, rank: 0, y: 0 };
			bends += 1;
			connect(last, bend);
			chain.push(bend);
			last = bend;
		}
		connect(last, to);
		return chain;
	});
}
function connect(from, to) {
	from.after.push(to);
	to.before.push(from);
}
function backEdges(cells, links) {
	const out = new Map();
	for (const [index, [from]] of links.entries()){
		if (from === undefined) continue;
		_appen().append(out, from, index);
	}
	const backwards = new Set();
	const state = new Map();
	for (const start of cells){
		if (state.has(start)) continue;
		const stack = [{ cell: start, next: 0 }];
		state.set(start, 'open');
		for(let top = stack.at(-1); top !== undefined; top = stack.at(-1)){
			const index = out.get(top.cell)?.[top.next];
			top.next += 1;
			if (index === undefined) {
				state.set(top.cell, 'done');
				stack.pop();
				continue;
			}
			const to = links[index]?.[1];
			if (to === undefined) continue;
			if (state.get(to) === 'open') backwards.add(index);
			else if (!state.has(to)) {
				state.set(to, 'open');
				stack.push({ cell: to, next: 0 });
			}
		}
	}
	return backwards;
}
function layer(cells, links, backwards) {
	const waiting = new Map();
	const out = new Map();
	for (const [index, [from, to]] of links.entries()){
		if (from === undefined || to === undefined || backwards.has(index)) continue;
		waiting.set(to, (waiting.get(to) ?? 0) + 1);
		_appen().append(out, from, to);
	}
	const queue = cells.filter((cell)=>!waiting.has(cell));
	for(let at = 0; at < queue.length; at += 1){
		const cell = _invar().itemAt(queue, at);
		for (const to of out.get(cell) ?? []){
			to.layer = Math.max(to.layer, cell.layer + 1);
			const left = (waiting.get(to) ?? 1) - 1;
			waiting.set(to, left);
			if (left === 0) queue.push(to);
		}
	}
}
function orderedColumns(all) {
	const columns = [];
	for (const cell of all){
		while(columns.length <= cell.layer)columns.push([]);
		columns[cell.layer]?.push(cell);
	}
	const rank = (column)=>{
		for (const [index, cell] of column.entries())cell.rank = index;
	};
	for (const column of columns)rank(column);
	for(let sweep = 0; sweep < SWEEPS; sweep += 1){
		const forwards = sweep % 2 === 0;
		for (const column of forwards ? columns : [...columns].reverse()){
			const weights = new Map(column.map((cell)=>[cell, mean(forwards ? cell.before : cell.after) ?? cell.rank]));
			column.sort((a, b)=>(weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a.rank - b.rank);
			rank(column);
		}
	}
	return columns;
}
function mean(cells) {
	if (cells.length === 0) return undefined;
	return cells.reduce((sum, { rank })=>sum + rank, 0) / cells.length;
}
function stack(columns, gap) {
	let height = 0;
	for (const column of columns){
		let y = 0;
		for (const cell of column){
			const middles = cell.before.map((one)=>one.y + one.height / 2);
			const wished = middles.length === 0 ? y : middles.reduce((sum, one)=>sum + one, 0) / middles.length - cell.height / 2;
			cell.y = Math.max(y, wished);
			y = cell.y + cell.height + gap;
			height = Math.max(height, cell.y + cell.height);
		}
	}
	return Math.round(height);
}

return { layeredLayout };
},

"report/line-hash.js": () => {

const WINDOW = 100;
const WORD = 2 ** 32;
const FACTOR = 37;
function lineHashes(text, wanted) {
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
		const hash = hex({ high, low });
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
	const take = (codeUnit)=>{
		if (codeUnit === 0x20 || codeUnit === 0x09 || afterReturn && codeUnit === 0x0a) {
			afterReturn = false;
			return;
		}
		afterReturn = codeUnit === 0x0d;
		const unit = afterReturn ? 0x0a : codeUnit;
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
function firstFactor() {
	let high = 0;
	let low = 1;
	for(let count = 0; count < WINDOW; count += 1){
		const lowProduct = low * FACTOR;
		const carry = Math.floor(lowProduct / WORD);
		low = lowProduct - carry * WORD;
		high = modulo(high * FACTOR + carry);
	}
	return { high, low };
}
function modulo(value) {
	const rest = value % WORD;
	return rest < 0 ? rest + WORD : rest;
}
function hex({ high, low }) {
	return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`;
}

return { lineHashes };
},

"report/markdown-finding.js": (_from) => {

const [
	_appen, _versi, _fixli, _markd, _merma, _pathd, _plain, _surfa, _words,
] = _from( "text/append", "text/version", "./fix-lines", "./markdown-text", "./mermaid-loop", "./path-drawing", "./plain-text", "./surface", "./words", );
const COLUMNS = 104;
const MAX_ASSUMPTIONS = 10;
const MAX_SENTENCE = 600;
const SIGNS = { error: '🔴', warning: '🟡', note: '🔵' };
function isRing({ cycle = [] }) {
	return new Set(cycle.map(({ server })=>server)).size > 1;
}
function findingSection(finding, pen, picture) {
	const [headline, rest] = _plain().sentences(finding.message);
	const blocks = [
		`### ${SIGNS[finding.severity]} ${finding.severity} ${ruleLink(finding)}`,
		`**${_markd().prose(headline, MAX_SENTENCE)}** ${_markd().prose(rest, MAX_SENTENCE)}`.trimEnd(),
		placeLink(finding.at, pen)
	];
	const log = _pathd().logLine(finding);
	if (log !== undefined) blocks.push(`Its log will say ${_markd().code(log)}.`);
	_appen().addAll(blocks, pathBlocks(finding, pen));
	const edit = _fixli().fixLines(finding.fix);
	if (edit !== undefined) {
		const lines = [
			...edit.removed.map((line)=>`-${line}`),
			...edit.added.map((line)=>`+${line}`)
		];
		blocks.push(_markd().code(`${edit.file}:${edit.line}`), _markd().fenced('diff', lines));
	}
	if (picture && finding.cycle !== undefined) blocks.push(_markd().fenced('mermaid', _merma().mermaidLoop(finding.cycle)));
	const facts = factLines(finding);
	if (facts.length > 0) blocks.push(facts.join('\n'));
	if (finding.advice !== '') blocks.push(`**Fix:** ${remedyText(finding, pen)}`);
	if (finding.paste !== undefined) {
		const lines = finding.paste.lines.map((line)=>_plain().visible(line, 300));
		blocks.push(_markd().code(finding.paste.file), _markd().fenced('yaml', lines));
	}
	return `${blocks.join('\n\n')}\n\n`;
}
function remedyText({ advice, remedy }, pen) {
	if (remedy === undefined) return _markd().prose(advice, MAX_SENTENCE);
	return remedy.map((part)=>typeof part === 'string' ? _markd().proseInline(part) : placeLink(part, pen)).join('');
}
function findingItem(finding, pen) {
	const [headline] = _plain().sentences(finding.message);
	const name = `${finding.severity} ${ruleLink(finding)}`;
	return `- ${name}, ${placeLink(finding.at, pen)}: ${_markd().prose(headline, 300)}\n`;
}
function suppressedItem(finding, pen) {
	const until = finding.expires === undefined ? '' : `, until ${_markd().escapeMarkdown(finding.expires, 40)}`;
	const name = `${finding.severity} ${ruleLink(finding)}`;
	return `- ${name}, ${placeLink(finding.at, pen)}: ${_markd().escapeMarkdown(finding.reason, 300)}${until}\n`;
}
function ruleLink({ code, rule }) {
	return _markd().link(`${_markd().escapeMarkdown(code)} ${_markd().escapeMarkdown(rule)}`, _versi().rulePage(rule));
}
function placeLink(at, { places, linkFor }) {
	const { file, revision, start } = places.of(at);
	const base = revision === undefined ? '' : ` (in ${_markd().code(revision.slice(0, 12))})`;
	return `${_markd().link(_markd().code(`${file}:${start.line}`, 300), linkFor(file, start.line, revision))}${base}`;
}
function pathBlocks(finding, pen) {
	const drawing = _pathd().drawPath(finding, pen.isChanged);
	if (drawing === undefined) return [];
	const rows = _pathd().treeRows(drawing, { width: COLUMNS, placeOf: (at)=>plainPlace(at, pen) });
	const lines = rows.map(({ lead, server, text, gap, place, at, changed, effect })=>{
		const spot = at === undefined || place === '' ? '' : _markd().elementLink(_markd().elementText(place), addressOf(at, pen));
		const name = server === '' ? '' : `<b>${_markd().elementText(server)}</b>`;
		return `${lead}${name}${_markd().elementText(text)}${gap}${spot}${changed === '' ? '' : `  ${changed}`}${_markd().elementText(effect)}`;
	});
	const more = drawing.more > 0 ? [
		`and ${_words().counted(drawing.more, 'more step')}`
	] : [];
	const also = drawing.also.map(({ at, description })=>`- besides, ${_markd().prose(description, 300)}: ${placeLink(at, pen)}`);
	const drawn = [...lines.map((line)=>line.trimEnd()), ...more].join('\n');
	const tree = drawn === '' ? [] : [
		_surfa().inert('markdown', `<pre>${drawn}</pre>`)
	];
	return also.length === 0 ? tree : [...tree, also.join('\n')];
}
function addressOf(at, { places, linkFor }) {
	const { file, revision, start } = places.of(at);
	return linkFor(file, start.line, revision);
}
function plainPlace(at, { places }) {
	const { file, revision, start } = places.of(at);
	return _plain().visible(`${file}:${start.line}${revision === undefined ? '' : ` (in ${revision.slice(0, 12)})`}`, 300);
}
function factLines(finding) {
	const lines = [];
	const names = _words().whichNames(finding);
	if (names !== undefined) lines.push(`- Names: ${_markd().escapeMarkdown(names, MAX_SENTENCE)}`);
	const sure = _words().certaintyLabel(finding);
	if (sure !== undefined) lines.push(`- Certainty: ${sure}`);
	if (finding.guard !== undefined) lines.push(`- Guard: ${finding.guard}`);
	const before = _words().wasBefore(finding);
	if (before !== undefined) lines.push(`- Was before this change: ${_markd().escapeMarkdown(before, MAX_SENTENCE)}`);
	for (const assumption of finding.assumptions.slice(0, MAX_ASSUMPTIONS)){
		lines.push(`- Assumes: ${_markd().prose(assumption, MAX_SENTENCE)}`);
	}
	const more = finding.assumptions.length - MAX_ASSUMPTIONS;
	if (more > 0) lines.push(`- and ${more} more assumptions`);
	return lines;
}

return { findingItem, findingSection, isRing, placeLink, suppressedItem };
},

"report/markdown-sections.js": () => {
/** Cut from the bottom where the document does not fit. */
const RESERVE = 600;
function assemble(head, sections, footer, budget) {
	const whole = [
		head,
		...sections.map(({ open, items, close })=>`${open}${items.join('')}${close}`),
		footer
	].join('');
	if (bytes(whole) <= budget) return whole;
	let room = budget - bytes(head) - bytes(footer) - RESERVE;
	if (room < 0) return bytes(head) <= budget ? head : '';
	const parts = [head];
	const missing = new Map();
	let full = false;
	for (const { what, open, items, close } of sections){
		let fitting = 0;
		const frame = bytes(open) + bytes(close);
		if (!full && frame + bytes(items[0] ?? '') <= room) {
			room -= frame;
			for (const item of items){
				const size = bytes(item);
				if (size > room) break;
				room -= size;
				fitting += 1;
			}
			parts.push(`${open}${items.slice(0, fitting).join('')}${close}`);
		}
		if (fitting === items.length) continue;
		full = true;
		missing.set(what, (missing.get(what) ?? 0) + items.length - fitting);
	}
	const reported = [...missing].map(([what, count])=>`${count} ${what}${count === 1 ? '' : 's'}`);
	if (reported.length > 0) parts.push(`\nThe report is cut here, it would be too long. Left out: ${reported.join(', ')}.\n\n`);
	parts.push(footer);
	return parts.join('');
}
function bytes(text) {
	return Buffer.byteLength(text, 'utf8');
}

return { assemble };
},

"report/markdown-text.js": (_from) => {
/** Text of others inside GitHub's Markdown. */
const [_plain] = _from("./plain-text");
const ACTIVE = /[\\`*_[\]<>|&#$~"'@]/g;
const LINKING = /@|:(?=\/\/)|www(?=\.)|(?:mailto|xmpp):/gi;
const REFERENCE = /\bGH(?=-\d)/gi;
const BREAK = '&#8203;';
const COMMIT = /(?<![\w#])(?=[a-f]{0,39}\d)[\da-f]{7,40}(?!\w)/g;
function escapeMarkdown(text, max) {
	return atLineStart(escapeInline(_plain().visible(text, max).trim()));
}
function prose(text, max) {
	return atLineStart(proseInline(_plain().visible(text, max).trim()));
}
function proseInline(text) {
	return _plain().codeSpans(_plain().visible(text)).map((piece)=>piece.isCode ? code(piece.text) : escapeInline(piece.text)).join('');
}
function escapeInline(text) {
	return text.replace(LINKING, (found)=>`${found}\u200b`).replace(REFERENCE, (found)=>`${found}\u200b`).replace(ACTIVE, (found)=>`${entity(found)}${found === '#' ? BREAK : ''}`).replaceAll('\u200b', BREAK).replace(COMMIT, '<code>$&</code>');
}
function atLineStart(escaped) {
	return escaped.replace(/^(?:[-+=:.]|\d(?=\d*[.)](?:\s|$)))/, entity);
}
function code(text, max) {
	const shown = elementText(text, max);
	return shown.trim() === '' ? '<code>&#32;</code>' : `<code>${shown}</code>`;
}
function elementText(text, max) {
	return _plain().visible(text, max).replace(LINKING, (found)=>`${found}\u200b`).replace(ACTIVE, entity).replaceAll('\u200b', BREAK);
}
function elementLink(label, address) {
	return isSafeAddress(address) ? `<a href="${address.replaceAll('&', '&amp;')}">${label}</a>` : label;
}
function isSafeAddress(address) {
	return address !== undefined && /^https?:\/\/[^\s<>()"'`\\|\p{Cc}]+$/u.test(address);
}
function link(label, address) {
	if (!isSafeAddress(address)) return label;
	return `[${label}](${address})`;
}
function fenced(language, lines) {
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

return { code, elementLink, elementText, escapeMarkdown, fenced, link, prose, proseInline };
},

"report/markdown.js": (_from) => {
/** Job summary, report file, and the text below the pull request. */
const [
	_appen, _diffm, _markdownfinding, _markdownsections, _markdowntext, _pathd, _place, _words,
] = _from( "text/append", "./diff-markdown", "./markdown-finding", "./markdown-sections", "./markdown-text", "./path-drawing", "./places", "./words", );
const BUDGET = 900_000;
const POLICY = 'LG903';
const MAX_PICTURES = 10;
function renderMarkdown(report, options = {}) {
	const pen = { places: _place().openPlaces(), linkFor: options.linkFor ?? (()=>undefined), isChanged: _pathd().changedIn(report) };
	return _markdownsections().assemble(headText(report), sectionsOf(report, pen), footerText(report), options.budget ?? BUDGET);
}
function headText(report) {
	const compared = _words().comparison(report);
	const counts = countsTable(report);
	const lines = [
		`## ${_words().resultMark(report)} loopgate: ${verdictLine(report)}`,
		...counts === undefined ? [] : [counts],
		`Read: ${_words().whatWasRead(report)}.`
	];
	if (compared !== undefined) lines.push(`Base: ${_markdowntext().escapeMarkdown(compared)}.`);
	if (report.result === 'incomplete') lines.push(report.base.status === 'unavailable' ? 'The base could not be compared, so rules that compare were skipped.' : 'Something relevant could not be read, so this is not the whole picture.');
	return `${lines.join('\n\n')}\n\n`;
}
function verdictLine(report) {
	const fresh = report.findings.filter(({ status })=>status === 'new');
	const kind = report.base.status === 'compared' ? 'new finding' : 'finding';
	if (_words().nothingJudged(report)) return 'nothing to judge: no DNS server was found';
	if (fresh.length === 0) return `no ${kind}s`;
	const each = _words().severityCounts((severity)=>fresh.filter((one)=>one.severity === severity).length);
	return `${_words().counted(fresh.length, kind)}: ${each}`;
}
function countsTable(report) {
	const rows = [
		['new', report.findings.filter(({ status })=>status === 'new')],
		['existing', report.findings.filter(({ status })=>status === 'existing')],
		['fixed', report.fixed],
		['suppressed', report.suppressed]
	];
	const count = (findings, severity)=>findings.filter((finding)=>finding.severity === severity).length;
	const filled = rows.filter(([, findings])=>findings.length > 0);
	if (filled.length === 0) return undefined;
	return [
		'| | errors | warnings | notes |',
		'| --- | ---: | ---: | ---: |',
		...filled.map(([name, findings])=>`| ${name} | ${_words().SEVERITIES.map((one)=>count(findings, one)).join(' | ')} |`)
	].join('\n');
}
function sectionsOf(report, pen) {
	const ranked = _words().worstFirst(report.findings);
	const fresh = ranked.filter(({ status })=>status === 'new');
	const policy = fresh.filter((finding)=>finding.code === POLICY);
	const existing = ranked.filter(({ status })=>status === 'existing');
	const sections = [];
	const add = (what, open, items, close = '')=>{
		if (items.length > 0) sections.push({ what, open, items, close });
	};
	const item = (finding)=>_markdownfinding().findingItem(finding, pen);
	add('policy change', '### Policy changed\n\n', policy.map(item), '\n');
	const whole = fresh.filter((finding)=>finding.code !== POLICY);
	const pictures = new Set(whole.filter(_markdownfinding().isRing).slice(0, MAX_PICTURES));
	add('new finding', '', whole.map((finding)=>_markdownfinding().findingSection(finding, pen, pictures.has(finding))));
	if (report.diff !== undefined) _appen().addAll(sections, _diffm().diffSections(report.diff, pen, report.diffAlways === true));
	add('fixed finding', '### Fixed\n\n', report.fixed.map(item), '\n');
	const folded = (title)=>`<details><summary>${title}</summary>\n\n`;
	const end = '\n</details>\n\n';
	add('existing finding', folded(`Existing (${existing.length})`), existing.map(item), end);
	add('suppressed finding', folded(`Suppressed (${report.suppressed.length})`), report.suppressed.map((finding)=>_markdownfinding().suppressedItem(finding, pen)), end);
	add('notice', folded(`Notices (${report.notices.length})`), report.notices.map(({ kind, message, at })=>`- ${kind}, ${_markdownfinding().placeLink(at, pen)}: ${_markdowntext().prose(message, 600)}\n`), end);
	add('server', folded(`What was read (${_words().counted(report.servers.length, 'DNS server')})`), report.servers.map(({ name, cluster, at, blocks })=>`- ${_markdowntext().code(name, 200)} in ${_markdowntext().code(cluster, 200)}, ${_words().counted(blocks, 'server block')}, ${_markdownfinding().placeLink(at, pen)}\n`), end);
	return sections;
}
function footerText(report) {
	const base = report.base.status === 'compared' ? ` --base ${report.base.revision}` : '';
	return `---\n\nloopgate ${_markdowntext().escapeMarkdown(report.version, 50)}. The same here: ${_markdowntext().code(`loopgate scan${base}`)}\n`;
}

return { renderMarkdown, verdictLine };
},

"report/markup-text.js": (_from) => {

const [_plain] = _from("./plain-text");
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
function escapeMarkup(text, max) {
	return _plain().visible(text, max).replace(/[&<>"']/g, (found)=>ENTITIES.get(found) ?? '').replace(/\p{Noncharacter_Code_Point}/gu, '\ufffd');
}
function proseMarkup(text, max) {
	return _plain().codeSpans(_plain().visible(text, max)).map((piece)=>piece.isCode ? `<code>${escapeMarkup(piece.text)}</code>` : escapeMarkup(piece.text)).join('');
}

return { escapeMarkup, proseMarkup };
},

"report/mermaid-loop.js": (_from) => {

const [_merma] = _from("./mermaid-text");
const MAX_VERTICES = 30;
function mermaidLoop(cycle) {
	const shown = cycle.length <= MAX_VERTICES ? cycle : cycle.slice(0, MAX_VERTICES - 1);
	const lines = ['flowchart LR'];
	for (const [index, hop] of shown.entries()){
		lines.push(`  n${index}[${_merma().mermaidLabel(`${hop.server} (zone ${hop.zone})`)}]`);
	}
	const more = cycle.length - shown.length;
	if (more > 0) lines.push(`  n${shown.length}[${_merma().mermaidLabel(`${more} more`)}]`);
	const vertices = shown.length + (more > 0 ? 1 : 0);
	for (const [index, hop] of shown.entries()){
		const next = index + 1 === vertices ? 0 : index + 1;
		const label = hop.via === '' ? hop.to : `${hop.to} (${hop.via})`;
		lines.push(`  n${index} -->|${_merma().mermaidLabel(label)}| n${next}`);
	}
	if (more > 0) lines.push(`  n${shown.length} --> n0`);
	lines.push('  classDef loop stroke:red,stroke-width:2px');
	lines.push(`  class ${Array.from({ length: vertices }, (_, index)=>`n${index}`).join(',')} loop`);
	return lines;
}

return { mermaidLoop };
},

"report/mermaid-text.js": (_from) => {

const [_plain] = _from("./plain-text");
const MAX_LABEL = 120;
function mermaidLabel(text) {
	const shown = _plain().visible(_plain().clip(text, MAX_LABEL)).replace(// Mermaid refuses list marks in labels: "Unsupported markdown".
	/[^\p{L}\p{M}\p{N} ./:,()_…→-]|-(?= )|(?<=\d)[.)](?= )/gu, (found)=>`#${found.codePointAt(0) ?? 0};`);
	return `"${shown.trim() === '' ? '#32;' : shown}"`;
}

return { mermaidLabel };
},

"report/mermaid.js": (_from) => {

const [_appen, _drawn, _merma] = _from("text/append", "./drawn-graph", "./mermaid-text");
const MAX_TEXT = 50_000;
const MAX_EDGES = 500;
const RESERVE = 1_000;
function renderMermaid(picture) {
	const clusters = _drawn().drawGraph(picture);
	const lines = ['flowchart LR'];
	let room = MAX_TEXT - RESERVE;
	let missing = 0;
	const drawnIds = new Set();
	const draw = (added, ids)=>{
		const size = added.reduce((sum, line)=>sum + line.length + 1, 0);
		if (size > room) {
			missing += ids.length;
			return;
		}
		room -= size;
		_appen().addAll(lines, added);
		for (const id of ids)drawnIds.add(id);
	};
	const looping = new Set(clusters.flatMap(({ edges })=>edges.filter(({ loops })=>loops).flatMap((edge)=>[edge.from, edge.to])));
	const edges = clusters.flatMap((cluster)=>cluster.edges);
	const ranked = [...edges.filter(({ loops })=>loops), ...edges.filter(({ loops })=>!loops)];
	room = Math.floor(room / 2);
	const servers = clusters.flatMap((cluster)=>cluster.servers.map((server)=>({ cluster, server })));
	const isLooping = ({ server })=>server.blocks.some(({ id })=>looping.has(id));
	for (const { cluster, server } of [...servers.filter(isLooping), ...servers.filter((one)=>!isLooping(one))]){
		const title = clusters.length > 1 ? `${cluster.name}: ${server.name}` : server.name;
		const vertices = server.blocks.map(({ id, zone, listen, guard })=>`    ${id}[${_merma().mermaidLabel(`${zone} ${listen}${guard ? ' loop' : ''}`)}]`);
		draw([
			`  subgraph ${server.id}[${_merma().mermaidLabel(title)}]`,
			...vertices,
			'  end'
		], server.blocks.map(({ id })=>id));
	}
	for (const { id, label } of clusters.flatMap((cluster)=>cluster.outside))draw([
		`  ${id}([${_merma().mermaidLabel(label)}])`
	], [id]);
	room += Math.ceil((MAX_TEXT - RESERVE) / 2);
	const links = [];
	for (const edge of ranked){
		if (links.length < MAX_EDGES && drawnIds.has(edge.from) && drawnIds.has(edge.to)) {
			const before = lines.length;
			draw([edgeLine(edge)], []);
			if (lines.length > before) {
				links.push(edge);
				continue;
			}
		}
		missing += 1;
	}
	const red = links.flatMap(({ loops }, index)=>loops ? [index] : []);
	if (red.length > 0) lines.push(`  linkStyle ${red.slice(0, 150).join(',')} stroke:red,stroke-width:2px`);
	if (missing > 0) lines.push(`  cut[${_merma().mermaidLabel(`${missing} more servers and arrows do not fit here`)}]`);
	return `${lines.join('\n')}\n`;
}
function edgeLine({ from, to, label, certainty }) {
	const arrow = certainty === 'always' ? '-->' : '-.->';
	return `  ${from} ${arrow}|${_merma().mermaidLabel(label)}| ${to}`;
}

return { renderMermaid };
},

"report/page.js": (_from) => {
/** A page that stands alone: loads nothing, runs only our script, light and dark. */
const [_marku] = _from("./markup-text");
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --soft: #f6f8fa; --line: #d1d9e0; --bad: #cf222e; --calm: #59636e; --edge: #818b98; --focus: #0969da; --file: #fff8e5; --service: #e9f3ff; --cloud: #eef6ee; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --paper: #0d1117; --soft: #151b23; --line: #3d444d; --bad: #f85149; --calm: #9198a1; --edge: #656c76; --focus: #4493f8; --file: #2a2413; --service: #12233a; --cloud: #16261a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: 0.75rem; overflow-x: auto; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.25rem 0.75rem; text-align: left; }
article { border: 1px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; }
svg { max-width: 100%; height: auto; } svg path { fill: none; stroke: var(--calm); } svg .loops { stroke: var(--bad); stroke-width: 2; }
svg .tip { fill: var(--calm); stroke: none; } svg .tip.loops { fill: var(--bad); } svg .unsure { stroke-dasharray: 5 4; }
.way { list-style: none; padding: 0; } .way li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.125rem 0; }
${Array.from({ length: 8 }, (_, index)=>`.way .in${index + 1} { padding-left: ${index * 1.25}rem; }`).join(' ')}
.changes td { vertical-align: top; }
@media (min-width: 761px) { .changes td[data-label] { min-width: 8rem; } .changes td[data-label=because] { min-width: 18rem; } }
@media (max-width: 760px) {
  .changes, .changes tbody, .changes tr, .changes td { display: block; } .changes thead { display: none; }
  .changes tr { border: 1px solid var(--line); border-radius: 6px; margin: 0.5rem 0; padding: 0.25rem 0; } .changes td { border: 0; } .changes td:empty { display: none; }
  .changes td[data-label]::before { content: attr(data-label) ": "; color: var(--calm); }
}
@media (max-width: 760px) { ${Array.from({ length: 8 }, (_, index)=>`.way .in${index + 1} { padding-left: ${index * 0.4}rem; }`).join(' ')} }
.error { color: var(--bad); } .calm { color: var(--calm); }
`;
function page(title, body, parts) {
	const policy = parts === undefined ? POLICY : `${POLICY}; script-src 'sha256-${parts.script.sha256}'`;
	const script = parts === undefined ? '' : `<script>${parts.script.text}</script>\n`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${_marku().escapeMarkup(title)}</title>
<style>${STYLE}${parts?.style ?? ''}</style>
</head>
<body>
<main>
${body}</main>
${script}</body>
</html>
`;
}

return { page };
},

"report/sarif-rules.js": (_from) => {

const [_versi, _descr, _expla] = _from("text/version", "judge/rules/descriptions", "judge/rules/explanations");
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', note: 'recommendation' };
const EXACT = new Set(['LG101', 'LG201', 'LG202', 'LG204', 'LG401']);
function sarifRules() {
	return _descr().RULES.map(sarifRule);
}
function sarifRule(rule) {
	const page = _expla().EXPLANATIONS.get(rule.slug);
	const text = `${rule.summary} Run "loopgate explain ${rule.code}" for what it means.`;
	return {
		id: rule.code,
		name: rule.slug.split('-').map((part)=>part.charAt(0).toUpperCase() + part.slice(1)).join(''),
		shortDescription: { text: rule.summary },
		fullDescription: { text: rule.summary },
		helpUri: _versi().rulePage(rule.slug),
		help: { text, markdown: page === undefined ? text : withoutRelativeLinks(page) },
		defaultConfiguration: { level: rule.severity },
		properties: {
			precision: EXACT.has(rule.code) ? 'very-high' : 'high',
			'problem.severity': PROBLEM_SEVERITIES[rule.severity],
			tags: ['dns', 'kubernetes', 'availability']
		}
	};
}
function withoutRelativeLinks(markdown) {
	return markdown.replace(/\[([^\]\n]{1,200})\]\((?!https?:)[^)\n]{1,300}\)/g, '$1');
}

return { sarifRules };
},

"report/sarif-snippets.js": (_from) => {
/** Lines around a result: SARIF 2.1.0, 3.29.5 (contextRegion), 3.30.13 (snippet). */
const [_defin, _plain] = _from("text/defined", "./plain-text");
const AROUND = 1;
const MAX_SNIPPET = 1_000;
function withSnippets(region, at, places) {
	const { start, end } = places.of(at);
	const text = at.file.text.slice(at.span.start, at.span.end);
	const first = Math.max(1, start.line - AROUND);
	const lines = [];
	for(let line = first; line <= end.line + AROUND && lines.length <= MAX_SNIPPET; line += 1){
		lines.push(places.line(at.file, line));
	}
	while(lines.length > 1 && lines.at(-1) === '' && first + lines.length - 1 > end.line)lines.pop();
	const context = lines.join('\n');
	const last = first + lines.length - 1;
	return {
		region: isShown(text) ? { ...region, snippet: { text } } : region,
		..._defin().defined({
			contextRegion: isShown(context) && context.length > text.length && last >= end.line ? {
				startLine: first,
				startColumn: 1,
				endLine: last,
				endColumn: (lines.at(-1) ?? '').length + 1,
				snippet: { text: context }
			} : undefined
		})
	};
}
function isShown(text) {
	if (text.length > MAX_SNIPPET || text.trim() === '') return false;
	return text.split(/\r?\n|\t/).every((part)=>_plain().visible(part) === part);
}

return { withSnippets };
},

"report/sarif.js": (_from) => {
/** SARIF 2.1.0 within GitHub's limits. */
const [
	_defin, _once, _versi, _lineh, _place, _plain, _sarifrules, _sarifsnippets, _surfa, _words,
] = _from(
	"text/defined", "text/once", "text/version", "./line-hash", "./places", "./plain-text", "./sarif-rules", "./sarif-snippets", "./surface", "./words",
);
const MAX_RESULTS = 5_000;
const MAX_LOCATIONS = 100;
const MAX_TEXT = 4_000;
const MAX_SIZE = 60_000_000;
function renderSarif(report, options = {}) {
	const places = _place().openPlaces();
	const rules = _sarifrules().sarifRules();
	const ruleIndex = new Map(rules.map(({ id }, index)=>[id, index]));
	const worst = new Set([
		...report.findings
	].sort((a, b)=>_words().SEVERITIES.indexOf(a.severity) - _words().SEVERITIES.indexOf(b.severity)).slice(0, MAX_RESULTS));
	const findings = report.findings.filter((finding)=>worst.has(finding));
	const category = _plain().visible(options.category ?? 'default', 200).replaceAll(/[^\w.-]+/g, '-');
	const log = {
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: { driver: { name: 'loopgate', informationUri: _versi().HOME_PAGE, semanticVersion: report.version, version: report.version, rules } },
				automationDetails: {
					id: `loopgate/${category}/`
				},
				columnKind: 'utf16CodeUnits',
				originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The top of the repository.' } } },
				results: resultsOf(findings, places, ruleIndex, report.base.status === 'compared')
			}
		]
	};
	return _surfa().jsonText(log);
}
function resultsOf(findings, places, ruleIndex, compared) {
	const hashes = hashesOf(findings, places);
	let room = MAX_SIZE;
	return findings.map((finding)=>{
		const reported = room > 0 ? finding : { ...finding, path: [] };
		const result = resultOf(reported, ruleIndex.get(finding.code), { places, hashes, compared });
		if (room > 0) room -= JSON.stringify(result).length;
		return result;
	});
}
function hashesOf(findings, places) {
	const linesByFile = new Map();
	for (const { at } of findings){
		_once().getOrInsert(linesByFile, at.file, ()=>new Set()).add(places.of(at).start.line);
	}
	return new Map([...linesByFile].map(([file, lines])=>[file, _lineh().lineHashes(file.text, lines)]));
}
function resultOf(finding, ruleIndex, { places, hashes, compared }) {
	const steps = finding.path.filter(({ at })=>at.file.revision === undefined).slice(0, MAX_LOCATIONS - 1);
	const hash = hashes.get(finding.at.file)?.get(places.of(finding.at).start.line);
	return {
		ruleId: finding.code,
		..._defin().defined({ ruleIndex }),
		level: finding.severity,
		message: { text: messageText(finding, steps.length) },
		locations: [primaryPlace(finding.at, places)],
		..._defin().defined({
			relatedLocations: steps.length === 0 ? undefined : steps.map((step, index)=>relatedPlace(step, index + 1, places)),
			codeFlows: steps.length === 0 ? undefined : [codeFlow(steps, places)]
		}),
		partialFingerprints: _defin().defined({ primaryLocationLineHash: hash, 'loopgateIdentity/v1': finding.fingerprint === '' ? undefined : finding.fingerprint }),
		..._defin().defined({ baselineState: compared ? finding.status === 'new' ? 'new' : 'unchanged' : undefined })
	};
}
function relatedPlace({ at, description }, id, places) {
	return { id, ...sarifLocation(at, places), message: { text: nonEmptyText(description) } };
}
function codeFlow(steps, places) {
	const locations = steps.map(({ at, description })=>({ location: { ...sarifLocation(at, places), message: { text: nonEmptyText(description) } } }));
	return { threadFlows: [{ locations }] };
}
function messageText(finding, steps) {
	const parts = [linkless(nonEmptyText(finding.message))];
	const names = _words().whichNames(finding);
	if (names !== undefined) parts.push(`Names: ${linkless(nonEmptyText(names))}.`);
	for (const assumption of finding.assumptions.slice(0, 10))parts.push(`Assumes: ${linkless(nonEmptyText(assumption))}.`);
	if (finding.advice !== '') parts.push(linkless(nonEmptyText(finding.advice)));
	if (steps > 0) {
		const hops = Array.from({ length: Math.min(steps, 20) }, (_, index)=>`[hop ${index + 1}](${index + 1})`);
		parts.push(`Path: ${hops.join(', ')}.`);
	}
	return parts.join(' ');
}
function linkless(text) {
	return text.replace(/[\\[\]]/g, (found)=>`\\${found}`);
}
function nonEmptyText(text) {
	const shown = _plain().visible(text, MAX_TEXT);
	return shown.trim() === '' ? '-' : shown;
}
function sarifLocation(at, places) {
	const { file, start, end } = places.of(at);
	const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
	return { physicalLocation: { artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' }, region } };
}
function primaryPlace(at, places) {
	const { physicalLocation } = sarifLocation(at, places);
	const region = physicalLocation?.region;
	if (region === undefined) return _defin().defined({ physicalLocation });
	return { physicalLocation: { ...physicalLocation, ..._sarifsnippets().withSnippets(region, at, places) } };
}
function uriOf(path) {
	const parts = path.replace(/\p{Surrogate}/gu, '\ufffd').split('/');
	return parts.map((part)=>encodeURIComponent(part)).join('/') || '-';
}

return { renderSarif };
},

"report/trace-json.js": (_from) => {
/** Its shape is public: schema/trace.schema.json. */
const [_defin, _json, _place, _surfa, _words] = _from("text/defined", "./json", "./places", "./surface", "./words");
function renderTraceJson(trace) {
	const places = _place().openPlaces();
	const document = {
		version: 1,
		query: { name: trace.query.name, type: trace.query.type },
		entries: trace.entries.map(({ server, cluster, outcomes })=>({ server, cluster, outcomes: outcomes.map((outcome)=>outcomeValue(outcome, places)) }))
	};
	return _surfa().jsonText(document);
}
function outcomeValue(outcome, places) {
	const { disposition, certainty, probability, rcode, to } = outcome;
	return {
		disposition,
		certainty,
		..._defin().defined({ probability }),
		..._json().optional('rcode', rcode),
		..._json().optional('to', to),
		..._json().optional('because', _words().reasonOf(outcome)),
		hops: outcome.hops.map((hop)=>hopValue(hop, places))
	};
}
function hopValue({ server, zone, plugin, to, at }, places) {
	const { file, start } = places.of(at);
	return { server, zone, plugin, to, file, line: start.line };
}

return { hopValue, renderTraceJson };
},

"report/trace-text.js": (_from, _load) => {

function _picocolors() {
	const data = /*#__PURE__*/ _interop_require_default(_load("~/picocolors/picocolors.js"));
	_picocolors = function() {
		return data;
	};
	return data;
}
const [_appen, _place, _plain, _words] = _from("text/append", "./places", "./plain-text", "./words");
function _interop_require_default(obj) {
	return obj && obj.__esModule ? obj : { default: obj };
}
function renderTraceText(trace, options) {
	const colors = _picocolors().default.createColors(options.color);
	const places = _place().openPlaces(options.shown);
	const blocks = [
		`${colors.bold(`${_plain().visible(trace.query.name)} ${_plain().visible(trace.query.type)}`)}`
	];
	for (const { server, cluster, outcomes } of trace.entries){
		const lines = [
			`${colors.bold(_plain().visible(server))} (cluster ${_plain().visible(cluster)})`
		];
		for (const outcome of outcomes)_appen().addAll(lines, outcomeLines(outcome, places, colors));
		if (outcomes.length === 0) lines.push('  nothing is known of what becomes of it');
		blocks.push(lines.join('\n'));
	}
	if (trace.entries.length === 0) blocks.push('No DNS server was found.');
	else blocks.push(tally(trace));
	return `${blocks.join('\n\n')}\n`;
}
function outcomeLines(outcome, places, colors) {
	const lines = [];
	const width = String(outcome.hops.length).length;
	for (const [index, hop] of outcome.hops.entries()){
		const { file, start } = places.of(hop.at);
		const to = hop.to === '' ? '' : ` to ${_plain().visible(hop.to)}`;
		const number = String(index + 1).padStart(width);
		lines.push(`  ${number}. ${_plain().visible(hop.server)} (zone ${_plain().visible(hop.zone)}): ${_plain().visible(hop.plugin)}${to}`);
		lines.push(`  ${' '.repeat(width)}  ${colors.cyan('-->')} ${_plain().visible(file)}:${start.line}:${start.column}`);
	}
	const sure = outcome.certainty === 'always' ? '' : ` (${_words().certaintyLabel(outcome) ?? ''})`;
	lines.push(`  ${painter(outcome.disposition, colors)(ending(outcome))}${sure}`);
	return lines;
}
function ending(outcome) {
	const { disposition, rcode, to } = outcome;
	const because = _words().reasonOf(outcome);
	const code = rcode === undefined || rcode === '' ? '' : ` ${_plain().visible(rcode)}`;
	const target = to === undefined || to === '' ? '' : ` to ${_plain().visible(to)}`;
	const reason = because === undefined || because === '' ? '' : `: ${_plain().visible(because)}`;
	return `${disposition}${code}${target}${reason}`;
}
function painter(disposition, colors) {
	switch(disposition){
		case 'loops':
			return colors.red;
		case 'fails':
		case 'unknown':
			return colors.yellow;
		case 'answered':
		case 'leaves':
			return colors.green;
	}
}
function tally(trace) {
	const endings = ['answered', 'leaves', 'fails', 'loops', 'unknown'];
	const parts = endings.flatMap((disposition)=>{
		const count = trace.entries.filter(({ outcomes })=>outcomes.some((outcome)=>outcome.disposition === disposition)).length;
		return count === 0 ? [] : [
			`${disposition} at ${count}`
		];
	});
	return `asked at ${_words().counted(trace.entries.length, 'DNS server')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
}

return { renderTraceText };
},

"report/unified-diff.js": (_from) => {
/** As `git diff` writes one file. */
const [_creat] = _from("~/diff/libcjs/patch/create.js");
const MAX_DIFFERENCES = 400;
function unifiedDiff(path, before, after) {
	const options = { context: 3, maxEditLength: MAX_DIFFERENCES };
	const { hunks } = _creat().structuredPatch('', '', before, after, '', '', options) ?? exchanged(before, after);
	if (hunks.length === 0) return '';
	const out = [
		`--- a/${path}\n`,
		`+++ b/${path}\n`
	];
	for (const { oldStart, oldLines, newStart, newLines, lines } of hunks){
		out.push(`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n`, lines.join('\n'), '\n');
	}
	return out.join('');
}
function exchanged(before, after) {
	const [gone] = _creat().structuredPatch('', '', before, '').hunks;
	const [come] = _creat().structuredPatch('', '', '', after).hunks;
	const [old, now] = [gone?.lines ?? [], come?.lines ?? []];
	const sizes = { oldLines: gone?.oldLines ?? 0, newLines: come?.newLines ?? 0 };
	return { hunks: [{ oldStart: 1, newStart: 1, ...sizes, lines: [...old, ...now] }] };
}
function range(from, count) {
	return count === 1 ? `${from}` : `${count === 0 ? from - 1 : from},${count}`;
}

return { unifiedDiff };
},

"report/workflow-command.js": (_from) => {

const [_plain, _surfa] = _from("./plain-text", "./surface");
function workflowCommand(name, properties, message) {
	const pairs = Object.entries(properties).flatMap(([key, value])=>value === '' ? [] : [
			`${key}=${escapeProperty(value)}`
		]);
	const head = Object.keys(properties).length === 0 ? name : `${name} ${pairs.join(',')}`;
	return `::${head}::${escapeData(message)}\n`;
}
function escapeData(text) {
	const lines = text.split('\n').map((line)=>_surfa().inert('commands', _plain().visible(line)).replaceAll('%', '%25'));
	return lines.join('%0A');
}
function escapeProperty(text) {
	const shown = _surfa().inert('commands', _plain().visible(text));
	return shown.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
}

return { workflowCommand };
}
};
