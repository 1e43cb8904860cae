export const id = 165;
export const ids = [165,279];
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

/***/ 9671:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderFixes: () => (/* binding */ renderFixes),
  textsAfter: () => (/* binding */ textsAfter)
});

// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __webpack_require__(7008);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
;// CONCATENATED MODULE: ./.cache/build/report/unified-diff.js
/** A change of one file as a unified diff, the way `git diff` writes it. */ 
/** Lines around a change. */ const CONTEXT = 3;
/** Lines that differ; of more only the stretch between the first and the last is shown as one change. */ const MAX_DIFFERENCES = 400;
/** Empty where nothing differs. Lines keep their ends, a CR included; `\ No newline at end of file` where the last has none. */ function unifiedDiff(path, before, after) {
	const old = linesOf(before);
	const now = linesOf(after);
	const changes = changesOf(old, now);
	if (changes.length === 0) return '';
	const out = [
		`--- a/${path}\n`,
		`+++ b/${path}\n`
	];
	for (const group of groupsOf(changes))out.push(hunk(group, old, now));
	return out.join('');
}
/** With their line feeds. */ function linesOf(text) {
	const lines = [];
	for(let start = 0; start < text.length;){
		const feed = text.indexOf('\n', start);
		const end = feed === -1 ? text.length : feed + 1;
		lines.push(text.slice(start, end));
		start = end;
	}
	return lines;
}
function changesOf(old, now) {
	let start = 0;
	while(start < old.length && start < now.length && old[start] === now[start])start += 1;
	let tail = 0;
	while(tail < old.length - start && tail < now.length - start && old.at(-1 - tail) === now.at(-1 - tail))tail += 1;
	const a = old.slice(start, old.length - tail);
	const b = now.slice(start, now.length - tail);
	if (a.length + b.length === 0) return [];
	const found = shortestEdits(a, b) ?? [
		{
			oldStart: 0,
			oldEnd: a.length,
			newStart: 0,
			newEnd: b.length
		}
	];
	return found.map((one)=>({
			oldStart: one.oldStart + start,
			oldEnd: one.oldEnd + start,
			newStart: one.newStart + start,
			newEnd: one.newEnd + start
		}));
}
/** Myers, "An O(ND) Difference Algorithm": undefined where more lines differ than are looked for. */ function shortestEdits(a, b) {
	const furthest = new Map([
		[
			1,
			0
		]
	]);
	const trace = [];
	for(let d = 0; d <= Math.min(MAX_DIFFERENCES, a.length + b.length); d += 1){
		trace.push(new Map(furthest));
		for(let k = -d; k <= d; k += 2){
			let x = isDown(furthest, k, d) ? furthest.get(k + 1) ?? 0 : (furthest.get(k - 1) ?? 0) + 1;
			while(x < a.length && x - k < b.length && a[x] === b[x - k])x += 1;
			furthest.set(k, x);
			if (x >= a.length && x - k >= b.length) return tracedBack(trace, a.length, b.length);
		}
	}
	return undefined;
}
function isDown(furthest, k, d) {
	return k === -d || k !== d && (furthest.get(k - 1) ?? 0) < (furthest.get(k + 1) ?? 0);
}
function tracedBack(trace, endX, endY) {
	const single = [];
	let [x, y] = [
		endX,
		endY
	];
	for(let d = trace.length - 1; d > 0; d -= 1){
		const furthest = (0,invariant/* itemAt */.R9)(trace, d);
		const k = x - y;
		const down = isDown(furthest, k, d);
		const fromX = furthest.get(down ? k + 1 : k - 1) ?? 0;
		const fromY = fromX - (down ? k + 1 : k - 1);
		single.push(down ? {
			oldStart: fromX,
			oldEnd: fromX,
			newStart: fromY,
			newEnd: fromY + 1
		} : {
			oldStart: fromX,
			oldEnd: fromX + 1,
			newStart: fromY,
			newEnd: fromY
		});
		[x, y] = [
			fromX,
			fromY
		];
	}
	const joined = [];
	for (const one of single.reverse()){
		const last = joined.at(-1);
		if (last !== undefined && last.oldEnd === one.oldStart && last.newEnd === one.newStart) joined[joined.length - 1] = {
			...last,
			oldEnd: one.oldEnd,
			newEnd: one.newEnd
		};
		else joined.push(one);
	}
	return joined;
}
/** Changes whose lines around them touch are one hunk. */ function groupsOf(changes) {
	const groups = [];
	for (const one of changes){
		const last = groups.at(-1);
		if (last !== undefined && one.oldStart - (last.at(-1)?.oldEnd ?? 0) <= 2 * CONTEXT) last.push(one);
		else groups.push([
			one
		]);
	}
	return groups;
}
function hunk(group, old, now) {
	const first = (0,invariant/* itemAt */.R9)(group, 0);
	const last = (0,invariant/* present */.Eb)(group.at(-1));
	const oldFrom = Math.max(0, first.oldStart - CONTEXT);
	const oldTo = Math.min(old.length, last.oldEnd + CONTEXT);
	const newFrom = first.newStart - (first.oldStart - oldFrom);
	const newTo = last.newEnd + (oldTo - last.oldEnd);
	const out = [
		`@@ -${range(oldFrom, oldTo)} +${range(newFrom, newTo)} @@\n`
	];
	let at = oldFrom;
	for (const one of group){
		for(; at < one.oldStart; at += 1)out.push(line(' ', old[at]));
		for(; at < one.oldEnd; at += 1)out.push(line('-', old[at]));
		for(let i = one.newStart; i < one.newEnd; i += 1)out.push(line('+', now[i]));
	}
	for(; at < oldTo; at += 1)out.push(line(' ', old[at]));
	return out.join('');
}
/** Counted from 1; a side without lines names the line before it. */ function range(from, to) {
	const count = to - from;
	return count === 1 ? `${from + 1}` : `${count === 0 ? from : from + 1},${count}`;
}
function line(mark, text = '') {
	return text.endsWith('\n') ? `${mark}${text}` : `${mark}${text}\n\\ No newline at end of file\n`;
}

;// CONCATENATED MODULE: ./.cache/build/report/fix-text.js
/** What `fix` found, as a patch: comments say what each change is for, and `git apply` reads past them. */ 


/** Findings without a change that are named. */ const MAX_OPEN = 20;
function renderFixes(plan) {
	const parts = plan.certain.map((one)=>`# ${about(one.finding)}: ${(0,plain_text/* visible */.RK)(one.fix.says)}\n`);
	for (const [path, { before, after }] of textsAfter(plan))parts.push(patch({
		path,
		before,
		after
	}));
	for (const one of plan.choices){
		parts.push(`# ${about(one.finding)}: ${(0,plain_text/* visible */.RK)(one.fix.says)}\n`);
		parts.push(`# a choice is yours, and --apply leaves it to you: ${(0,plain_text/* visible */.RK)(one.fix.choice ?? '')}\n`);
		parts.push(...one.files.map(patch));
	}
	for (const one of plan.open.slice(0, MAX_OPEN))parts.push(`# ${about(one)}: no change is proven to end it\n`);
	if (plan.open.length > MAX_OPEN) parts.push(`# ... and ${plan.open.length - MAX_OPEN} more\n`);
	if (plan.exhausted) parts.push('# the bound of attempts was reached: not everything was tried\n');
	return parts.join('');
}
/** The texts after all certain changes, by path. */ function textsAfter(plan) {
	const texts = new Map();
	for (const { path, before, after } of plan.certain.flatMap((one)=>one.files))texts.set(path, {
		before: texts.get(path)?.before ?? before,
		after
	});
	return texts;
}
function about({ code, rule, at }) {
	return `${code} ${rule} ${(0,plain_text/* visible */.RK)(at.file.path)}:${(0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(at.file.text), at.span.start).line}`;
}
/** A line of a patch is shown as it is, but for what a terminal would act on; a CR at its end belongs to it. */ function patch({ path, before, after }) {
	return unifiedDiff(path, before, after).split('\n').map((one)=>{
		const end = one.endsWith('\r') ? '\r' : '';
		const parts = one.slice(0, one.length - end.length).split('\t');
		return `${parts.map((part)=>(0,plain_text/* visible */.RK)(part, Number.MAX_SAFE_INTEGER)).join('\t')}${end}`;
	}).join('\n');
}


/***/ })

};
