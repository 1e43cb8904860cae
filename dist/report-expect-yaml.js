export const id = 919;
export const ids = [919];
export const modules = {

/***/ 1833:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderExpectation: () => (/* binding */ renderExpectation)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4500);
/** An expectation as the configuration file writes it. */ 

function renderExpectation({ names, exact, from, goes, to, remarks }) {
	const head = remarks.map((one)=>`# ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(one)}\n`).join('');
	if (goes === undefined) return `${head}# Nothing can be expected of ${(0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(names)}: it loops, or it is not known where it goes (loopgate trace).\n`;
	const entry = {
		names,
		exact: exact ? true : undefined,
		from,
		goes,
		to: to.length === 0 ? undefined : to,
		reason: 'true today; say why it has to stay so'
	};
	return `${head}${(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({
		expectations: [
			entry
		]
	}, {
		lineWidth: 0,
		keepUndefined: false
	})}`;
}


/***/ })

};
