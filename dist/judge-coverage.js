export const id = 519;
export const ids = [519];
export const modules = {

/***/ 649:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   coverageOf: () => (/* binding */ coverageOf)
/* harmony export */ });
/* harmony import */ var _read_documents_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2539);
/* harmony import */ var _read_documents_prefilter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1269);
/* harmony import */ var _read_tree_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9517);
/* harmony import */ var _carriers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3207);
/* harmony import */ var _plugins_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1784);
/** Which plugin read which file, and what was passed over: the way of a scan from bytes to facts, reported instead of judged. */ 




/** Longer files that are left out are judged by their names alone. */ const MAX_SNIFFED = 1024 * 1024;
/** Names under which configuration lies; of others that are left out nothing is said. */ const CONFIGURATION_NAME = /\.(?:ya?ml|json|conf|cfg|toml)(?:\.[a-z0-9]{1,8})?$/i;
const UNKNOWN = 'Nothing here recognises what it holds.';
const DRAWN_IN = 'Nothing here recognises it by itself; it is read where another file names it.';
/**
 * Reads every file once more than a scan does; never throws for what a file says. `named`: paths that a scan read because
 * another file names them.
 */ function coverageOf(tree, leftOut, named = new Set()) {
	const read = [];
	const ignored = [];
	let irrelevant = 0;
	let excluded = 0;
	for (const file of tree.files()){
		const reported = fileCoverage(file);
		if (reported === undefined) irrelevant += 1;
		else if ('because' in reported) ignored.push(reported.because === UNKNOWN && named.has(reported.path) ? {
			...reported,
			because: DRAWN_IN
		} : reported);
		else read.push(reported);
	}
	for (const notice of tree.notices)ignored.push({
		path: notice.at.file.path,
		because: notice.message
	});
	for (const one of leftOut){
		if (looksRelevant(one)) ignored.push({
			path: one.path,
			because: one.because
		});
		else excluded += 1;
	}
	ignored.sort((a, b)=>(0,_read_tree_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .comparePaths */ .cD)(a.path, b.path));
	return {
		read,
		ignored,
		irrelevant,
		excluded
	};
}
function looksRelevant({ path, read }) {
	if ((0,_read_documents_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .hasRelevantName */ .xc)(path)) return true;
	if (!CONFIGURATION_NAME.test(path)) return false;
	const bytes = read?.();
	return bytes !== undefined && bytes.length <= MAX_SNIFFED && (0,_read_documents_prefilter_js__WEBPACK_IMPORTED_MODULE_1__/* .mayMatter */ .dx)(path, bytes);
}
function fileCoverage(file) {
	const { path } = file;
	const bytes = file.read();
	if ((0,_read_tree_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnreadable */ .GZ)(bytes)) return bytes.gone === true ? undefined : {
		path,
		because: bytes.unreadable
	};
	const opened = (0,_read_documents_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openBytes */ .od)(path, bytes, file.named === undefined ? {} : {
		named: file.named
	});
	if (opened.file === undefined) {
		const first = opened.notices[0];
		return first === undefined ? undefined : {
			path,
			because: first.message
		};
	}
	const { documents, notices } = (0,_read_documents_open_js__WEBPACK_IMPORTED_MODULE_0__/* .openFile */ .Tq)(opened.file, _carriers_js__WEBPACK_IMPORTED_MODULE_3__/* .carriers */ .M);
	const found = new Map();
	let unknown = 0;
	let remarks = notices.length;
	for (const document of documents){
		let known = false;
		for (const plugin of _plugins_js__WEBPACK_IMPORTED_MODULE_4__/* .plugins */ .N){
			if (!plugin.recognises(document)) continue;
			known = true;
			const tally = found.get(plugin.id) ?? {
				documents: 0,
				facts: new Map()
			};
			found.set(plugin.id, tally);
			tally.documents += 1;
			const reading = plugin.read(document);
			remarks += reading.notices.length;
			for (const { kind } of reading.value){
				const name = kind.slice(kind.indexOf('/') + 1);
				tally.facts.set(name, (tally.facts.get(name) ?? 0) + 1);
			}
		}
		if (!known) unknown += 1;
	}
	if (found.size === 0) {
		const template = notices.find((notice)=>notice.template === true);
		const first = template ?? notices.find((notice)=>notice.kind === 'unreadable');
		return {
			path,
			because: first?.message ?? UNKNOWN
		};
	}
	const reported = _plugins_js__WEBPACK_IMPORTED_MODULE_4__/* .plugins */ .N.flatMap((plugin)=>{
		const tally = found.get(plugin.id);
		if (tally === undefined) return [];
		const facts = [
			...tally.facts
		].map(([kind, count])=>({
				kind,
				count
			}));
		return [
			{
				id: plugin.id,
				title: plugin.title,
				documents: tally.documents,
				facts
			}
		];
	});
	return {
		path,
		dialects: reported,
		unknown,
		remarks
	};
}


/***/ })

};
