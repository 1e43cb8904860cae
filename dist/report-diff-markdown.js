export const id = 279;
export const ids = [279];
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


/***/ })

};
