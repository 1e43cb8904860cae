'use strict';

module.exports = {

"~/diff/libcjs/diff/base.js": (_from, _load, exports) => {
Object.defineProperty(exports, "__esModule", { value: true });
class Diff {
	diff(oldStr, newStr, options = {}) {
		let callback;
		if (typeof options === 'function') {
			callback = options;
			options = {};
		} else if ('callback' in options) {
			callback = options.callback;
		}
		const oldString = this.castInput(oldStr, options);
		const newString = this.castInput(newStr, options);
		const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
		const newTokens = this.removeEmpty(this.tokenize(newString, options));
		return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
	}
	diffWithOptionsObj(oldTokens, newTokens, options, callback) {
		var _a;
		const done = (value)=>{
			value = this.postProcess(value, options);
			if (callback) {
				setTimeout(function() {
					callback(value);
				}, 0);
				return undefined;
			} else {
				return value;
			}
		};
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let editLength = 1;
		let maxEditLength = newLen + oldLen;
		if (options.maxEditLength != null) {
			maxEditLength = Math.min(maxEditLength, options.maxEditLength);
		}
		const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
		const abortAfterTimestamp = Date.now() + maxExecutionTime;
		const bestPath = [{ oldPos: -1, lastComponent: undefined }];
		let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
		if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
			return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
		}
		let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
		const execEditLength = ()=>{
			for(let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2){
				let basePath;
				const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
				if (removePath) {
					bestPath[diagonalPath - 1] = undefined;
				}
				let canAdd = false;
				if (addPath) {
					const addPathNewPos = addPath.oldPos - diagonalPath;
					canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
				}
				const canRemove = removePath && removePath.oldPos + 1 < oldLen;
				if (!canAdd && !canRemove) {
					bestPath[diagonalPath] = undefined;
					continue;
				}
				if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
					basePath = this.addToPath(addPath, true, false, 0, options);
				} else {
					basePath = this.addToPath(removePath, false, true, 1, options);
				}
				newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
				if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
					return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
				} else {
					bestPath[diagonalPath] = basePath;
					if (basePath.oldPos + 1 >= oldLen) {
						maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
					}
					if (newPos + 1 >= newLen) {
						minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
					}
				}
			}
			editLength++;
		};
		if (callback) {
			(function exec() {
				setTimeout(function() {
					if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
						return callback(undefined);
					}
					if (!execEditLength()) {
						exec();
					}
				}, 0);
			})();
		} else {
			while(editLength <= maxEditLength && Date.now() <= abortAfterTimestamp){
				const ret = execEditLength();
				if (ret) {
					return ret;
				}
			}
		}
	}
	addToPath(path, added, removed, oldPosInc, options) {
		const last = path.lastComponent;
		if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
			return {
				oldPos: path.oldPos + oldPosInc,
				lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
			};
		} else {
			return { oldPos: path.oldPos + oldPosInc, lastComponent: { count: 1, added: added, removed: removed, previousComponent: last } };
		}
	}
	extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
		const newLen = newTokens.length, oldLen = oldTokens.length;
		let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
		while(newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)){
			newPos++;
			oldPos++;
			commonCount++;
			if (options.oneChangePerToken) {
				basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
			}
		}
		if (commonCount && !options.oneChangePerToken) {
			basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
		}
		basePath.oldPos = oldPos;
		return newPos;
	}
	equals(left, right, options) {
		if (options.comparator) {
			return options.comparator(left, right);
		} else {
			return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
		}
	}
	removeEmpty(array) {
		const ret = [];
		for(let i = 0; i < array.length; i++){
			if (array[i]) {
				ret.push(array[i]);
			}
		}
		return ret;
	}
	castInput(value, options) {
		return value;
	}
	tokenize(value, options) {
		return Array.from(value);
	}
	join(chars) {
		return chars.join('');
	}
	postProcess(changeObjects, options) {
		return changeObjects;
	}
	get useLongestToken() {
		return false;
	}
	buildValues(lastComponent, newTokens, oldTokens) {
		const components = [];
		let nextComponent;
		while(lastComponent){
			components.push(lastComponent);
			nextComponent = lastComponent.previousComponent;
			delete lastComponent.previousComponent;
			lastComponent = nextComponent;
		}
		components.reverse();
		const componentLen = components.length;
		let componentPos = 0, newPos = 0, oldPos = 0;
		for(; componentPos < componentLen; componentPos++){
			const component = components[componentPos];
			if (!component.removed) {
				if (!component.added && this.useLongestToken) {
					let value = newTokens.slice(newPos, newPos + component.count);
					value = value.map(function(value, i) {
						const oldValue = oldTokens[oldPos + i];
						return oldValue.length > value.length ? oldValue : value;
					});
					component.value = this.join(value);
				} else {
					component.value = this.join(newTokens.slice(newPos, newPos + component.count));
				}
				newPos += component.count;
				if (!component.added) {
					oldPos += component.count;
				}
			} else {
				component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
				oldPos += component.count;
			}
		}
		return components;
	}
}
exports["default"] = Diff;

},

"~/diff/libcjs/diff/line.js": (_from, _load, exports) => {
var __importDefault = this && this.__importDefault || function(mod) {
	return mod && mod.__esModule ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.lineDiff = void 0;
exports.diffLines = diffLines;
exports.diffTrimmedLines = diffTrimmedLines;
exports.tokenize = tokenize;
const base_js_1 = __importDefault(_load("~/diff/libcjs/diff/base.js"));
const params_js_1 = _load("~/diff/libcjs/util/params.js");
class LineDiff extends base_js_1.default {
	constructor(){
		super(...arguments);
		this.tokenize = tokenize;
	}
	equals(left, right, options) {
		if (options.ignoreWhitespace) {
			if (!options.newlineIsToken || !left.includes('\n')) {
				left = left.trim();
			}
			if (!options.newlineIsToken || !right.includes('\n')) {
				right = right.trim();
			}
		} else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
			if (left.endsWith('\n')) {
				left = left.slice(0, -1);
			}
			if (right.endsWith('\n')) {
				right = right.slice(0, -1);
			}
		}
		return super.equals(left, right, options);
	}
}
exports.lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
	return exports.lineDiff.diff(oldStr, newStr, options);
}
function diffTrimmedLines(oldStr, newStr, options) {
	options = (0, params_js_1.generateOptions)(options, { ignoreWhitespace: true });
	return exports.lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
	if (options.stripTrailingCr) {
		value = value.replace(/\r\n/g, '\n');
	}
	const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
	if (!linesAndNewlines[linesAndNewlines.length - 1]) {
		linesAndNewlines.pop();
	}
	for(let i = 0; i < linesAndNewlines.length; i++){
		const line = linesAndNewlines[i];
		if (i % 2 && !options.newlineIsToken) {
			retLines[retLines.length - 1] += line;
		} else {
			retLines.push(line);
		}
	}
	return retLines;
}

},

"~/diff/libcjs/patch/create.js": (_from, _load, exports) => {
Object.defineProperty(exports, "__esModule", { value: true });
exports.OMIT_HEADERS = exports.FILE_HEADERS_ONLY = exports.INCLUDE_HEADERS = void 0;
exports.structuredPatch = structuredPatch;
exports.formatPatch = formatPatch;
exports.createTwoFilesPatch = createTwoFilesPatch;
exports.createPatch = createPatch;
const line_js_1 = _load("~/diff/libcjs/diff/line.js");
function needsQuoting(s) {
	for(let i = 0; i < s.length; i++){
		if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
			return true;
		}
	}
	return false;
}
function quoteFileNameIfNeeded(s) {
	if (!needsQuoting(s)) {
		return s;
	}
	let result = '"';
	const bytes = new TextEncoder().encode(s);
	let i = 0;
	while(i < bytes.length){
		const b = bytes[i];
		if (b === 0x07) {
			result += '\\a';
		} else if (b === 0x08) {
			result += '\\b';
		} else if (b === 0x09) {
			result += '\\t';
		} else if (b === 0x0a) {
			result += '\\n';
		} else if (b === 0x0b) {
			result += '\\v';
		} else if (b === 0x0c) {
			result += '\\f';
		} else if (b === 0x0d) {
			result += '\\r';
		} else if (b === 0x22) {
			result += '\\"';
		} else if (b === 0x5c) {
			result += '\\\\';
		} else if (b >= 0x20 && b <= 0x7e) {
			result += String.fromCharCode(b);
		} else {
			result += '\\' + b.toString(8).padStart(3, '0');
		}
		i++;
	}
	result += '"';
	return result;
}
exports.INCLUDE_HEADERS = { includeIndex: true, includeUnderline: true, includeFileHeaders: true };
exports.FILE_HEADERS_ONLY = { includeIndex: false, includeUnderline: false, includeFileHeaders: true };
exports.OMIT_HEADERS = { includeIndex: false, includeUnderline: false, includeFileHeaders: false };
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	let optionsObj;
	if (!options) {
		optionsObj = {};
	} else if (typeof options === 'function') {
		optionsObj = { callback: options };
	} else {
		optionsObj = options;
	}
	if (typeof optionsObj.context === 'undefined') {
		optionsObj.context = 4;
	}
	const context = optionsObj.context;
	if (optionsObj.newlineIsToken) {
		throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
	}
	if (!optionsObj.callback) {
		return diffLinesResultToPatch((0, line_js_1.diffLines)(oldStr, newStr, optionsObj));
	} else {
		const { callback } = optionsObj;
		(0, line_js_1.diffLines)(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), {
			callback: (diff)=>{
				const patch = diffLinesResultToPatch(diff);
				callback(patch);
			}
		}));
	}
	function diffLinesResultToPatch(diff) {
		if (!diff) {
			return;
		}
		diff.push({ value: '', lines: [] });
		function contextLines(lines) {
			return lines.map(function(entry) {
				return ' ' + entry;
			});
		}
		const hunks = [];
		let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
		for(let i = 0; i < diff.length; i++){
			const current = diff[i], lines = current.lines || splitLines(current.value);
			current.lines = lines;
			if (current.added || current.removed) {
				if (!oldRangeStart) {
					const prev = diff[i - 1];
					oldRangeStart = oldLine;
					newRangeStart = newLine;
					if (prev) {
						curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
						oldRangeStart -= curRange.length;
						newRangeStart -= curRange.length;
					}
				}
				for (const line of lines){
					curRange.push((current.added ? '+' : '-') + line);
				}
				if (current.added) {
					newLine += lines.length;
				} else {
					oldLine += lines.length;
				}
			} else {
				if (oldRangeStart) {
					if (lines.length <= context * 2 && i < diff.length - 2) {
						for (const line of contextLines(lines)){
							curRange.push(line);
						}
					} else {
						const contextSize = Math.min(lines.length, context);
						for (const line of contextLines(lines.slice(0, contextSize))){
							curRange.push(line);
						}
						const hunk = {
							oldStart: oldRangeStart,
							oldLines: oldLine - oldRangeStart + contextSize,
							newStart: newRangeStart,
							newLines: newLine - newRangeStart + contextSize,
							lines: curRange
						};
						hunks.push(hunk);
						oldRangeStart = 0;
						newRangeStart = 0;
						curRange = [];
					}
				}
				oldLine += lines.length;
				newLine += lines.length;
			}
		}
		for (const hunk of hunks){
			for(let i = 0; i < hunk.lines.length; i++){
				if (hunk.lines[i].endsWith('\n')) {
					hunk.lines[i] = hunk.lines[i].slice(0, -1);
				} else {
					hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
					i++;
				}
			}
		}
		return { oldFileName: oldFileName, newFileName: newFileName, oldHeader: oldHeader, newHeader: newHeader, hunks: hunks };
	}
}
function formatPatch(patch, headerOptions) {
	var _a, _b, _c, _d, _e, _f;
	if (!headerOptions) {
		headerOptions = exports.INCLUDE_HEADERS;
	}
	if (Array.isArray(patch)) {
		if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every((p)=>p.isGit)) {
			throw new Error('Cannot omit file headers on a multi-file patch. ' + '(The result would be unparseable; how would a tool trying to apply ' + 'the patch know which changes are to which file?)');
		}
		return patch.map((p)=>formatPatch(p, headerOptions)).join('\n');
	}
	const ret = [];
	if (patch.isGit) {
		headerOptions = exports.INCLUDE_HEADERS;
		if (!patch.oldFileName) {
			throw new Error('oldFileName must be specified for Git patches');
		}
		if (!patch.newFileName) {
			throw new Error('newFileName must be specified for Git patches');
		}
		let gitOldName = patch.oldFileName;
		let gitNewName = patch.newFileName;
		if (patch.isCreate && gitOldName === '/dev/null') {
			gitOldName = gitNewName.replace(/^b\//, 'a/');
		} else if (patch.isDelete && gitNewName === '/dev/null') {
			gitNewName = gitOldName.replace(/^a\//, 'b/');
		}
		ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
		if (patch.isDelete) {
			ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
		}
		if (patch.isCreate) {
			ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
		}
		if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
			ret.push('old mode ' + patch.oldMode);
			ret.push('new mode ' + patch.newMode);
		}
		if (patch.isRename) {
			ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
			ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
		}
		if (patch.isCopy) {
			ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
			ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
		}
	} else {
		if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
			ret.push('Index: ' + patch.oldFileName);
		}
		if (headerOptions.includeUnderline) {
			ret.push('===================================================================');
		}
	}
	const hasHunks = patch.hunks.length > 0;
	if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined && (!patch.isGit || hasHunks)) {
		ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
		ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
	}
	for(let i = 0; i < patch.hunks.length; i++){
		const hunk = patch.hunks[i];
		const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
		const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
		ret.push('@@ -' + oldStart + ',' + hunk.oldLines + ' +' + newStart + ',' + hunk.newLines + ' @@');
		for (const line of hunk.lines){
			ret.push(line);
		}
	}
	return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
	if (typeof options === 'function') {
		options = { callback: options };
	}
	if (!(options === null || options === void 0 ? void 0 : options.callback)) {
		const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
		if (!patchObj) {
			return;
		}
		return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
	} else {
		const { callback } = options;
		structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), {
			callback: (patchObj)=>{
				if (!patchObj) {
					callback(undefined);
				} else {
					callback(formatPatch(patchObj, options.headerOptions));
				}
			}
		}));
	}
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
	return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
function splitLines(text) {
	const hasTrailingNl = text.endsWith('\n');
	const result = text.split('\n').map((line)=>line + '\n');
	if (hasTrailingNl) {
		result.pop();
	} else {
		result.push(result.pop().slice(0, -1));
	}
	return result;
}

},

"~/diff/libcjs/util/params.js": (_from, _load, exports) => {
Object.defineProperty(exports, "__esModule", { value: true });
exports.generateOptions = generateOptions;
function generateOptions(options, defaults) {
	if (typeof options === 'function') {
		defaults.callback = options;
	} else if (options) {
		for(const name in options){
			if (Object.prototype.hasOwnProperty.call(options, name)) {
				defaults[name] = options[name];
			}
		}
	}
	return defaults;
}

}
};
