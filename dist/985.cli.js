export const id = 985;
export const ids = [985];
export const modules = {

/***/ 985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderGraphJson: () => (/* binding */ renderGraphJson)
/* harmony export */ });
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);

/** Two spaces, LF, one line feed at the end; same graph, same bytes. `to` is an address, or a server and its zone. */
function renderGraphJson(picture) {
    const document = {
        version: 1,
        clusters: picture.clusters.map(({ name, servers, edges, outside }) => ({
            name,
            servers: servers.map((server) => ({
                name: server.name,
                blocks: server.blocks.map(({ zone, listen, guard }) => ({ zone, listen, guard })),
            })),
            edges: edges.map(({ from, to, label, loops, certainty }) => ({
                from: { server: from.server, zone: from.zone },
                to: targetValue(to),
                label,
                loops,
                certainty,
            })),
            outside: [...outside],
        })),
    };
    return (0,_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(document);
}
function targetValue(to) {
    return typeof to === 'string' ? to : { server: to.server, zone: to.zone };
}


/***/ })

};
