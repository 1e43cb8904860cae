"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.scan = scan;
exports.trace = trace;
exports.diff = diff;
/** The package's import: the command line's JSON as values. Each call is a process, with its bounds. */
const node_child_process_1 = require("node:child_process");
const node_path_1 = require("node:path");
/** Throws for wrong use and internal errors, never for findings. */
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
/** Names that go elsewhere than in the base. */
function diff(options) {
    return run('diff', flagsOf(options), options);
}
function flag(name, value) {
    return value === undefined ? [] : [`--${name}=${value}`];
}
function flagsOf({ base, config, render }) {
    return [...flag('base', base), ...flag('config', config), ...flag('render', render)];
}
/** Bytes: 2,000 findings with long paths. */
const MAX_REPORT = 256 * 1024 * 1024;
function run(command, flags, { cwd, paths = [] }) {
    const args = [(0, node_path_1.join)(__dirname, 'cli.js'), command, '--format=json', ...flags, '--', ...paths];
    return new Promise((resolve, reject) => {
        (0, node_child_process_1.execFile)(process.execPath, args, { cwd, maxBuffer: MAX_REPORT }, (error, stdout, stderr) => {
            // Exit 0, 1 and 3 may come with a report; without one the run failed.
            if (stdout !== '')
                resolve(JSON.parse(stdout));
            else
                reject(new Error(stderr.trim() || error?.message || 'loopgate printed nothing'));
        }).stdin?.end();
    });
}
