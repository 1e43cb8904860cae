"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.scan = scan;
exports.trace = trace;
exports.diff = diff;
/**
 * What programs import as the package `loopgate`: the command line's JSON as values. Each call is a process of its
 * own, with the bounds on time and memory that the command line has; nothing of the caller's state is touched.
 */
const node_child_process_1 = require("node:child_process");
const node_path_1 = require("node:path");
/** The verdict. Throws for wrong use and internal errors, never for what is found. */
function scan(options = {}) {
    const { baseline, failOn, failOnEmpty } = options;
    const flags = [...flagsOf(options), ...flag('baseline', baseline), ...flag('fail-on', failOn)];
    return run('scan', failOnEmpty === true ? [...flags, '--fail-on-empty'] : flags, options);
}
/** Where one query goes from every DNS server. */
function trace(options) {
    const { name, type, from, paths = [] } = options;
    const flags = [...flagsOf(options), ...flag('type', type), ...flag('from', from)];
    return run('trace', flags, { ...options, paths: [name, ...paths] });
}
/** Which names go elsewhere than in the base. */
function diff(options) {
    return run('diff', flagsOf(options), options);
}
function flag(name, value) {
    return value === undefined ? [] : [`--${name}=${value}`];
}
function flagsOf({ base, config, render }) {
    return [...flag('base', base), ...flag('config', config), ...flag('render', render)];
}
/** Bytes of a report: 2,000 findings of a long path each. */
const MAX_REPORT = 256 * 1024 * 1024;
function run(command, flags, { cwd, paths = [] }) {
    const args = [(0, node_path_1.join)(__dirname, 'cli.js'), command, '--format=json', ...flags, '--', ...paths];
    return new Promise((resolve, reject) => {
        (0, node_child_process_1.execFile)(process.execPath, args, { cwd, maxBuffer: MAX_REPORT }, (error, stdout, stderr) => {
            // Findings give 1, an incomplete scan 0 or 3 with a report: only what printed none failed.
            if (stdout !== '')
                resolve(JSON.parse(stdout));
            else
                reject(new Error(stderr.trim() || error?.message || 'loopgate printed nothing'));
        }).stdin?.end();
    });
}
