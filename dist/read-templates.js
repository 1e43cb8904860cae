'use strict';

module.exports = {

"read/templates/parts.js": (_from) => {
/** Named parts of Go templates: where `define` states them, and where templates take them in. */
const [_condi, _defin, _templ] = _from("text/conditions", "text/defined", "text/template-actions");
const QUOTED = /^["`]([^"`]{1,300})["`]$/;
function partName(subject) {
	return QUOTED.exec(subject)?.[1];
}
function usesOfPart(file, name) {
	if (!file.text.includes(name)) return [];
	const marked = withBranches(file);
	return _templ().actionsOf(file.text).flatMap(({ engine, start, end, expression })=>{
		if (engine !== 'go' || !(expression.includes(`"${name}"`) || expression.includes(`\`${name}\``))) return [];
		if (/^define\b/.test(expression)) return [];
		return [{ at: { file: marked, span: { start, end } }, isWhole: includedName(expression) === name }];
	});
}
const INCLUDED = /^(?:include|template|block)\s+["`]([^"`]{1,300})["`]([\s\S]*)$/;
const INDENTED = /^[^|]*(?:\|\s*(?:n?indent\s+\d{1,3}|trim)\s*)*$/;
const MAX_INCLUDE = 2000;
function includedName(expression) {
	const [, name, rest = ''] = expression.length > MAX_INCLUDE ? [] : INCLUDED.exec(expression) ?? [];
	return name !== undefined && INDENTED.test(withoutParentheses(rest)) ? name : undefined;
}
function withoutParentheses(text) {
	let depth = 0;
	let out = '';
	for (const character of text){
		if (character === '(') depth += 1;
		if (depth === 0) out += character;
		if (character === ')') depth -= 1;
	}
	return out;
}
function withBranches(file) {
	const conditions = _condi().conditionsOf(file.text, file.path);
	return { ...file, ..._defin().defined({ conditions: conditions.length === 0 ? undefined : conditions }) };
}
function partsIn(file) {
	const parts = new Map();
	if (!/\{\{-?\s*define\b/.test(file.text)) return parts;
	const marked = withBranches(file);
	for (const [condition, { start, end, assumes }] of (marked.conditions ?? []).entries()){
		const [taken] = assumes;
		const name = taken?.kind === 'part' ? partName(taken.subject) : undefined;
		if (name === undefined) continue;
		const inside = file.text.slice(start, end);
		const left = file.text.startsWith('-}}', start - 3) ? inside.length - inside.trimStart().length : 0;
		const right = file.text.startsWith('{{-', end) ? inside.length - inside.trimEnd().length : 0;
		parts.set(name, { file: marked, start: start + left, end: Math.max(start + left, end - right), condition });
	}
	return parts;
}

return { includedName, partName, partsIn, usesOfPart };
},

"read/templates/template-yaml.js": (_from) => {
/** Reads a template as YAML: literal parts, and expressions as text. */
const [
	_linee, _sourc, _templateactions, _docum, _yaml, _template,
] = _from( "text/line-ends", "text/source-text", "text/template-actions", "documents/document", "documents/yaml", "./template", );
function readTemplate(source) {
	const mask = _template().maskTemplate(source.text);
	if (mask === undefined || !isWrittenAt(source, mask.text)) return undefined;
	const masked = { ...source, text: mask.text };
	const reading = _yaml().readYaml(masked);
	if (reading.value === undefined) return undefined;
	return { root: restore(reading.value, { source, masked, mask }), loose: mask.loose };
}
function isWrittenAt({ segments, text }, masked) {
	return segments.every(({ verbatim, start }, index)=>{
		const end = segments[index + 1]?.start ?? text.length;
		return verbatim || masked.slice(start, end) === text.slice(start, end);
	});
}
function restore(root, texts) {
	const done = new Map();
	const open = [root];
	for(let node = open.at(-1); node !== undefined; node = open.at(-1)){
		if (done.has(node)) {
			open.pop();
			continue;
		}
		let waits = false;
		for (const child of _docum().valuesIn(node)){
			if (done.has(child)) continue;
			waits = true;
			open.push(child);
		}
		if (waits) continue;
		open.pop();
		if (node.kind === 'scalar') done.set(node, restoreScalar(node, texts));
		else if (node.kind === 'sequence') done.set(node, { ...node, items: node.items.map((item)=>done.get(item) ?? item) });
		else {
			const entries = node.entries.map((entry)=>({ ...entry, ...restoreKey(entry, texts), value: done.get(entry.value) ?? entry.value }));
			done.set(node, { ...node, entries });
		}
	}
	return done.get(root) ?? root;
}
function restoreKey(entry, { source, masked, mask }) {
	const { start, end } = entry.keySpan;
	const inserted = mask.insertions.get(start);
	const { keySpan } = entry;
	if (inserted !== undefined) return { key: _template().canonical(inserted, source.text), keySpan };
	const written = source.text.slice(start, end);
	if (masked.text.slice(start, end) === written) return { key: entry.key, keySpan };
	const from = afterLeadingControl(written);
	const key = written.slice(from).replace(/^(["'])([\s\S]*)\1$/, '$2');
	return { key, keySpan: { start: start + from, end } };
}
function afterLeadingControl(text) {
	let from = 0;
	for (const action of _templateactions().actionsOf(text)){
		if (action.role === 'hole' || text.slice(from, action.start).trim() !== '') break;
		from = action.end;
	}
	return from + Math.max(0, text.slice(from).search(/\S/));
}
function restoreScalar(node, texts) {
	const { source, masked, mask } = texts;
	const { start, end } = node.span;
	const inserted = mask.insertions.get(start);
	if (inserted !== undefined) {
		const text = _sourc().gather(source, [{ start: inserted.start, end: inserted.end }]);
		return { ...node, value: _template().canonical(inserted, source.text), text };
	}
	const isBlock = mask.blocks.size > 0 && /[|>]/.test(masked.text[start] ?? '');
	const last = isBlock ? mask.blocks.get(_linee().lineStart(masked.text, start)) : undefined;
	if (last !== undefined) {
		const text = rebuildBlock(texts, start, last);
		return { ...node, value: text.text, text };
	}
	if (masked.text.slice(start, end) === source.text.slice(start, end)) return node;
	const text = writtenOf(node.text, source);
	return { ...node, value: typeof node.value === 'string' ? displayName(text.text) : node.value, text };
}
function writtenOf(text, source) {
	const parts = text.segments.map((segment, index)=>{
		const end = text.segments[index + 1]?.start ?? text.text.length;
		const file = segment.file ?? source.file;
		return segment.verbatim ? file.text.slice(segment.at, segment.at + (end - segment.start)) : text.text.slice(segment.start, end);
	});
	return { ...text, text: parts.join('') };
}
function rebuildBlock({ source, masked }, start, end) {
	const pieces = [];
	const header = masked.text.indexOf('\n', start);
	let indent = -1;
	for(let at = header + 1; header !== -1 && at < end;){
		const feed = source.text.indexOf('\n', at);
		const next = feed === -1 ? source.text.length : feed + 1;
		const line = masked.text.slice(at, next);
		const kept = /[^ \r\n\uE000]/.test(line) ? line.search(/[^ \r\n]/) : -1;
		if (indent === -1 && kept !== -1) indent = kept;
		const content = Math.max(0, source.text.slice(at, next).search(/\S/));
		const from = kept !== -1 ? Math.min(indent, kept) : indent === -1 ? content : Math.min(content, indent);
		if (feed > at && source.text[feed - 1] === '\r') pieces.push({ start: at + from, end: feed - 1 }, { start: feed, end: next });
		else pieces.push({ start: at + from, end: next });
		at = next;
	}
	return pieces.length === 0 ? _sourc().derive(source, '', []) : _sourc().gather(source, pieces);
}
function displayName(text) {
	let out = '';
	let done = 0;
	for (const action of _templateactions().actionsOf(text)){
		out += text.slice(done, action.start) + _template().canonical(action, text);
		done = action.end;
	}
	return out + text.slice(done);
}

return { readTemplate };
},

"read/templates/template.js": (_from) => {
/** Expressions become words of the same length and control lines become blank, so that offsets stay. */
const [_linee, _templ] = _from("text/line-ends", "text/template-actions");
const FILLER = '\uE000';
const MAX_DASHES = 50;
const MAX_HEADER = 120;
const KEY = /^[\w./-]+:(?:\s|$)/;
function maskTemplate(text) {
	const actions = _templ().actionsOf(text);
	if (actions.length === 0) return undefined;
	const flat = flatten(text, actions);
	const lines = linesOf(text, flat, actions);
	const next = nextContent(lines);
	const mask = { flat, pieces: [], blocks: new Map(), insertions: new Map(), open: [], block: undefined, waiting: undefined, loose: false };
	for (const [index, line] of lines.entries()){
		const behind = lines[next[index] ?? lines.length];
		if (line.indent === -1) maskEmptied(mask, line, behind);
		else if (!maskInBlock(mask, line, behind)) {
			mask.block = undefined;
			if (line.insertion !== undefined) maskInsertion(mask, line, line.insertion, behind);
			else maskContent(mask, line, behind);
		}
	}
	const { pieces, blocks, insertions, loose } = mask;
	return { text: patched(flat, pieces), blocks, insertions, loose };
}
function put({ pieces }, start, end, written) {
	if (end > start) pieces.push({ start, end, text: written.slice(0, end - start).padEnd(end - start) });
}
function fillLine(mask, line, indent) {
	const width = line.end - line.start - indent;
	put(mask, line.start, line.end, width > 0 ? ' '.repeat(indent) + FILLER.repeat(width) : '');
}
function maskEmptied(mask, line, behind) {
	const { block, blocks } = mask;
	if (block === undefined || !line.emptied) return;
	if (isInside(behind, block.column)) {
		fillLine(mask, line, block.indent);
		block.end = line.end;
	}
	blocks.set(block.start, block.end);
}
function maskInBlock(mask, line, behind) {
	const { block, blocks } = mask;
	if (block === undefined) return false;
	const column = line.insertion === undefined ? line.indent : columnOf(line.insertion, line.indent);
	const amid = line.insertion !== undefined && isInside(behind, block.column);
	if (column <= block.column && !amid) return false;
	if (line.insertion !== undefined) {
		fillLine(mask, line, block.indent);
		blocks.set(block.start, line.end);
	} else if (line.indent < line.textAt) {
		const from = Math.max(line.indent, block.indent);
		put(mask, line.start + from, line.start + line.textAt, FILLER.repeat(Math.max(0, line.textAt - from)));
	}
	block.end = line.end;
	if (blocks.has(block.start)) blocks.set(block.start, line.end);
	return true;
}
function maskInsertion(mask, line, insertion, behind) {
	const { waiting } = mask;
	const column = columnOf(insertion, line.indent);
	const around = behind !== undefined && behind.indent > column ? openAt(mask, behind.indent) : undefined;
	const isBelow = waiting !== undefined && (column >= waiting.column || around !== undefined);
	if (isBelow && !isInside(behind, waiting.column)) {
		put(mask, waiting.end, line.start + line.textAt, '');
		mask.waiting = undefined;
		return;
	}
	const kind = isBelow && behind !== undefined ? {
		column: behind.indent,
		dash: startsItem(mask.flat, behind)
	} : around ?? mask.open.findLast((one)=>one.column === column);
	if (kind === undefined || line.end - line.start - kind.column < 3) {
		put(mask, line.start, line.end, '');
		mask.loose = true;
		return;
	}
	const lead = ' '.repeat(kind.column) + (kind.dash ? '- ' : '');
	const width = line.end - line.start - lead.length - (kind.dash ? 0 : 1);
	put(mask, line.start, line.end, `${lead}${FILLER.repeat(width)}${kind.dash ? '' : ':'}`);
	mask.insertions.set(line.start + lead.length, insertion);
	mask.waiting = undefined;
}
function openAt({ open }, column) {
	if (!open.some((one)=>one.column === column && !one.dash)) return undefined;
	const inside = open.filter((one)=>one.column >= column);
	return inside.findLast(({ dash })=>dash) ?? inside.at(-1);
}
function maskContent(mask, line, behind) {
	const textAt = line.start + line.textAt;
	const content = mask.flat.slice(textAt, line.end);
	if (content.startsWith('#')) return;
	if (line.indent < line.textAt && KEY.test(content)) {
		put(mask, line.start + line.indent, textAt, FILLER.repeat(line.textAt - line.indent));
		mask.waiting = undefined;
		return;
	}
	const own = openItems(mask, line.textAt, content);
	const bare = content.replace(/\s#.*$/, '').trimEnd();
	mask.waiting = bare.endsWith(':') ? { column: own, end: textAt + bare.length } : undefined;
	if (/[:-]\s+(?:[&!]\S+\s+)*[|>][-+\d]{0,2}$/.test(bare.slice(-MAX_HEADER))) {
		const indent = behind !== undefined && isInside(behind, line.textAt) ? behind.indent : line.textAt + 1;
		mask.block = { column: line.textAt, start: line.start, indent, end: line.end };
	}
	const filled = /^[^\s:][^:]*:(\s+)(\uE000[\uE000\s]*)$/.exec(bare);
	if (filled !== null && isInside(behind, own)) {
		put(mask, textAt + bare.length - (filled[2]?.length ?? 0), line.end, '');
		mask.loose = true;
	}
}
function openItems({ open }, column, content) {
	while((open.at(-1)?.column ?? -1) > column)open.pop();
	let from = 0;
	for(let dashes = 0; dashes < MAX_DASHES && /^-\s/.test(content.slice(from, from + 2)); dashes += 1){
		open.push({ column: column + from, dash: true });
		from += 1;
		while(/\s/.test(content[from] ?? ''))from += 1;
	}
	if (content === '-') open.push({ column, dash: true });
	const own = column + from;
	const last = open.at(-1);
	if (last?.column !== own || last.dash) open.push({ column: own, dash: false });
	return own;
}
function patched(text, pieces) {
	const out = [];
	let done = 0;
	for (const piece of [...pieces].sort((a, b)=>a.start - b.start)){
		if (piece.start < done) continue;
		out.push(text.slice(done, piece.start), piece.text);
		done = piece.end;
	}
	out.push(text.slice(done));
	return out.join('');
}
function flatten(text, actions) {
	const out = [];
	let done = 0;
	for (const [index, action] of actions.entries()){
		out.push(text.slice(done, action.start));
		const length = action.end - action.start;
		const filled = action.role === 'hole' || action.role !== 'quiet' && isAmidWord(text, actions, index) && !isAtEdge(text, actions, index, -1) && !isAtEdge(text, actions, index, 1);
		out.push((filled ? FILLER : ' ').repeat(length));
		done = action.end;
	}
	out.push(text.slice(done));
	return out.join('');
}
function isAmidWord(text, actions, index) {
	const [before, action, behind] = [actions[index - 1], actions[index], actions[index + 1]];
	if (action === undefined) return false;
	if (before?.end === action.start || behind?.start === action.end) return true;
	return /[\w./:@-]/.test(text[action.start - 1] ?? '') || /[\w./:@-]/.test(text[action.end] ?? '');
}
function isAtEdge(text, actions, index, step) {
	for(let i = index, looked = 0; looked < 50; i += step, looked += 1){
		const action = actions[i];
		const beside = actions[i + step];
		if (action === undefined) return false;
		const between = step === 1 ? text.slice(action.end, Math.min(beside?.start ?? text.length, action.end + 1000)) : text.slice(Math.max(beside?.end ?? 0, action.start - 1000), action.start);
		const feed = step === 1 ? between.indexOf('\n') : between.lastIndexOf('\n');
		const near = feed === -1 ? between : step === 1 ? between.slice(0, feed) : between.slice(feed + 1);
		if (near.trim() !== '') return false;
		if (feed !== -1 || beside === undefined) return true;
		if (beside.role === 'hole') return false;
	}
	return false;
}
function linesOf(text, flat, actions) {
	const lines = [];
	let action = 0;
	for(let start = 0; start < flat.length;){
		const stop = _linee().lineEnd(flat, start);
		const end = flat[stop - 1] === '\r' && stop > start ? stop - 1 : stop;
		const content = flat.slice(start, end);
		const textAt = content.search(/\S/);
		while(action < actions.length && (actions[action]?.end ?? 0) <= start)action += 1;
		let insertion;
		if (textAt !== -1 && /^[\uE000\s]+$/.test(content)) {
			for(let i = action; (actions[i]?.start ?? end) < end; i += 1)if (actions[i]?.role === 'hole') insertion ??= actions[i];
		}
		const begins = text.slice(start, end).search(/\S/);
		const emptied = textAt === -1 && begins !== -1;
		lines.push({ start, end, indent: textAt === -1 ? -1 : begins, textAt, emptied, insertion });
		start = stop + 1;
	}
	return lines;
}
function nextContent(lines) {
	const next = new Array(lines.length).fill(lines.length);
	for(let i = lines.length - 2; i >= 0; i -= 1){
		const behind = lines[i + 1];
		next[i] = behind === undefined || behind.indent === -1 || behind.insertion !== undefined ? next[i + 1] ?? lines.length : i + 1;
	}
	return next;
}
function isInside(line, column) {
	return line !== undefined && line.indent > column;
}
function startsItem(flat, line) {
	return /^-(?:\s|$)/.test(flat.slice(line.start + line.textAt, line.start + line.textAt + 2));
}
function columnOf(action, indent) {
	const filter = /\b(n?)indent\s*\(?\s*(\d{1,3})/.exec(action.expression.slice(-400));
	if (filter === null) return indent;
	return Number(filter[2]) + (filter[1] === 'n' ? 0 : indent);
}
function canonical(action, text) {
	if (!text.startsWith('{{', action.start)) return text.slice(action.start, action.end);
	const expression = action.expression.replace(/\s*\|\s*n?indent\s+\d+\s*$/, '').replace(/\s+/g, ' ');
	return `{{ ${expression} }}`;
}

return { canonical, maskTemplate };
}
};
