'use strict';

module.exports = {

"judge/fixes/guard.js": (_from) => {

const [_linee] = _from("text/line-ends");
const MAX_LINES = 2_000;
const MAX_ENTRY_LINES = 20;
function linedBlock(block) {
	const { file, span } = block.extent;
	if (block.addedBy !== undefined || file.revision !== undefined) return undefined;
	const lines = linesOf(file, span.start, span.end);
	const [opening, ...body] = lines;
	const closing = body.pop();
	const first = body.find(({ text })=>isDirective(text));
	if (opening === undefined || closing === undefined || first === undefined) return undefined;
	if (!/\{\s*(?:#.*)?$/.test(opening.text) || closing.text.trim() !== '}') return undefined;
	return { body, closing, first };
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
function addPlugin(block) {
	const at = block.steps.find((step)=>step.kind === 'forward')?.at;
	if (at === undefined || at.file.revision !== undefined) return undefined;
	const { file, span } = at;
	let start = _linee().lineStart(file.text, span.start);
	for(let lines = 0; lines < MAX_ENTRY_LINES; lines += 1){
		const entry = /^([ ]*-[ ]+)/.exec(file.text.slice(start, span.start))?.[1];
		if (entry !== undefined) {
			const feed = _linee().lineEnd(file.text, span.end);
			if (!/[\s{]name:[ ]*["']?forward["']?(?:[\s,}]|$)/.test(file.text.slice(start, feed))) return undefined;
			const end = file.text[feed - 1] === '\r' ? '\r\n' : '\n';
			return {
				at: { file, span: { start, end: start } },
				replacement: `${entry}name: loop${end}`
			};
		}
		if (start === 0) return undefined;
		start = _linee().lineStart(file.text, start - 1);
	}
	return undefined;
}
function guardLine(block, { first, closing }, before) {
	const { file } = block.extent;
	const place = before ?? first;
	const indent = /^[ \t]*/.exec(first.text)?.[0] ?? '';
	const end = file.text[closing.start - 2] === '\r' ? '\r\n' : '\n';
	return {
		at: { file, span: { start: place.start, end: place.start } },
		replacement: `${indent}loop${end}`
	};
}
function linesOf(file, from, to) {
	const lines = [];
	let start = _linee().lineStart(file.text, from);
	while(start < to && lines.length <= MAX_LINES){
		const end = _linee().lineEnd(file.text, start);
		lines.push({ start, text: file.text.slice(start, end).replace(/\r$/, '') });
		start = end + 1;
	}
	return lines.length > MAX_LINES ? [] : lines;
}
function isDirective(text) {
	return /^[ \t]+[a-z]/.test(text);
}
function formerPlace(body, closing, guard) {
	const { file, span } = guard.at;
	const start = _linee().lineStart(file.text, span.start);
	const [, after] = linesOf(file, start, Math.min(file.text.length, file.text.indexOf('\n', span.end) + 2));
	const before = start === 0 ? undefined : linesOf(file, start - 1, start)[0];
	const all = [...body, closing];
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

return { addGuard, putGuardBack };
}
};
