#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 713:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7975);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7239);
/** The door of the terminal: arguments in, text and an exit code out. */




const USAGE = `loopgate ${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}: finds DNS forwarding loops in Kubernetes configuration before they reach a cluster

  loopgate [scan] [PATH...]             check directories, files, or - for a YAML stream; . by default
  loopgate trace NAME [PATH...]         follow one query   [--type A] [--from SERVER]
  loopgate graph [PATH...]              the forwarding graph   --format mermaid|dot|html|json
  loopgate explain RULE                 what a rule means
  loopgate rules                        the list of rules   [--format json]
  loopgate init                         write .loopgate.yaml and a workflow
  loopgate config validate|print        the effective configuration
  loopgate schema                       the configuration's JSON schema
  loopgate baseline create|prune        accept today's findings
  loopgate merge FILE...                one report of the JSON reports of shards

scan:  --base REV  --config FILE  --extends DIR  --format text|json|sarif|github|markdown|junit  --output FILE
       --fail-on error|warning|note|never  --baseline FILE  --render auto|helm|kustomize|off
       --fail-on-empty  --strict  --quiet  --no-color  --shard INDEX/COUNT
       --explain-coverage: instead of a report, which dialect read which file, and what was passed over (text or json)
exit:  0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 our fault or incomplete under --strict
`;
const COMMANDS = [
    'scan',
    'trace',
    'graph',
    'explain',
    'rules',
    'init',
    'config',
    'schema',
    'baseline',
    'merge',
];
const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown', 'junit'];
const SEVERITIES = ['error', 'warning', 'note', 'never'];
/** Wrong use: exit 2. Recognised by name, so that the door need not load what throws it. */
function wrongUse(message) {
    const error = new Error(message);
    error.name = 'UsageError';
    return error;
}
async function main(argv) {
    const [first, ...others] = argv;
    if (first === '--version' || first === '-V')
        return print(`${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}\n`);
    if (first === '--help' || first === '-h' || first === 'help')
        return print(USAGE);
    const command = COMMANDS.find((one) => one === first);
    const rest = command === undefined ? [...argv] : others;
    switch (command ?? 'scan') {
        case 'rules':
            return listRules(rest);
        case 'explain':
            return explain(rest);
        case 'schema':
            return print(`${(await __nccwpck_require__.e(/* import() */ 691).then(__nccwpck_require__.bind(__nccwpck_require__, 9691))).CONFIG_SCHEMA.join('\n')}\n`);
        case 'init':
            return init();
        case 'config':
            return configCommand(rest);
        case 'trace':
            return trace(rest);
        case 'graph':
            return graph(rest);
        case 'merge':
            return merge(rest);
        case 'baseline':
            return baselineCommand(rest);
        default:
            return scan(rest);
    }
}
function print(text) {
    process.stdout.write(text);
    return 0;
}
const SCAN_OPTIONS = {
    base: { type: 'string' },
    config: { type: 'string' },
    extends: { type: 'string' },
    format: { type: 'string', multiple: true },
    output: { type: 'string', multiple: true },
    'fail-on': { type: 'string' },
    baseline: { type: 'string' },
    render: { type: 'string' },
    'fail-on-empty': { type: 'boolean' },
    strict: { type: 'boolean' },
    quiet: { type: 'boolean' },
    'no-color': { type: 'boolean' },
    shard: { type: 'string' },
    'explain-coverage': { type: 'boolean' },
    type: { type: 'string' },
    from: { type: 'string' },
    version: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
};
function parse(args, allowed) {
    try {
        const parsed = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({ args: [...args], options: SCAN_OPTIONS, allowPositionals: true, tokens: true });
        for (const name of Object.keys(parsed.values))
            if (!allowed.includes(name))
                throw new Error(`--${name} does not belong to this command`);
        return parsed;
    }
    catch (error) {
        throw wrongUse(`${error.message.split('\n')[0]}\nSee loopgate --help.`);
    }
}
function oneOf(name, value, allowed) {
    if (value === undefined)
        return undefined;
    const found = allowed.find((one) => one === value);
    if (found === undefined)
        throw wrongUse(`--${name} takes one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
    return found;
}
/** The scanned root: a directory given alone, else the working directory. */
async function open(positionals, flags) {
    const configFlag = flags.config;
    const { decide } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457), __nccwpck_require__.e(476)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1476));
    const { openWorkingTree } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(204)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4204));
    const { openStream } = await __nccwpck_require__.e(/* import() */ 226).then(__nccwpck_require__.bind(__nccwpck_require__, 9226));
    const { loadConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6457));
    const { CONFIG_PATHS } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(982)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4982));
    const cwd = process.cwd();
    const paths = positionals.length === 0 ? ['.'] : positionals;
    for (const path of paths)
        if (path !== '-' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
            throw wrongUse(`the path ${JSON.stringify(path)} does not exist`);
    const stream = paths.includes('-');
    const only = paths[0];
    const alone = paths.length === 1 && !stream && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(only)).isDirectory();
    const root = alone ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(only) : cwd;
    let configPath;
    if (configFlag !== undefined) {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(configFlag))
            throw wrongUse(`the configuration ${JSON.stringify(configFlag)} does not exist`);
        configPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(configFlag);
    }
    else
        configPath = CONFIG_PATHS.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).find((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    const before = await textBefore(root, flags.base);
    const decided = await decide(configPath === undefined
        ? undefined
        : loadConfig({ path: shown(root, configPath), text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(configPath, 'utf8') }), async (file) => readRemote(flags.extends, file), before);
    const { config } = decided;
    const options = {
        include: config?.include?.map((one) => one.value) ?? [],
        exclude: config?.exclude?.map((one) => one.value) ?? [],
        paths: alone || stream ? [] : paths.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.'),
    };
    const tree = stream
        ? { ...openStream((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(0)), read: (path) => readInside(root, path) }
        : openWorkingTree(root, options);
    return { root, tree, config, decided, before, paths: options.paths, options: stream ? undefined : options };
}
/** A shared policy out of a checkout of its repository: DIR/OWNER/REPOSITORY/PATH. The ref is the checkout's business. */
async function readRemote(directory, file) {
    if (directory === undefined)
        return (await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457), __nccwpck_require__.e(476)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1476))).noRemote(file);
    const path = [file.owner, file.repository, ...file.path.split('/')].join('/');
    const bytes = readInside(directory, path);
    return bytes === undefined
        ? { because: `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path))} does not exist`, gone: true }
        : { text: bytes.toString('utf8') };
}
async function textBefore(root, base) {
    if (base === undefined)
        return undefined;
    const { resolveRevision } = await __nccwpck_require__.e(/* import() */ 980).then(__nccwpck_require__.bind(__nccwpck_require__, 980));
    const { openGitTree } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853));
    const { CONFIG_PATHS } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(982)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4982));
    if (resolveRevision(root, base) === undefined)
        throw wrongUse(`the base revision ${JSON.stringify(base)} does not exist in this repository`);
    const tree = openGitTree(root, base, { include: [], exclude: [], paths: [...CONFIG_PATHS] });
    return (path) => tree.read(path)?.toString('utf8');
}
function readInside(root, path) {
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(full) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(full).startsWith((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root) + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return undefined;
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(full);
}
function shown(root, path) {
    const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    return from.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(from) ? (path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).pop() ?? path) : from;
}
function outputsOf(tokens) {
    const outputs = [];
    // An --output that stands before its --format.
    let waiting;
    for (const token of tokens) {
        if (token.kind !== 'option')
            continue;
        if (token.name === 'format') {
            const format = oneOf('format', token.value, FORMATS);
            outputs.push({ format, file: waiting });
            waiting = undefined;
        }
        if (token.name === 'output') {
            const last = outputs.at(-1);
            if (last !== undefined && last.file === undefined)
                last.file = token.value;
            else if (waiting === undefined)
                waiting = token.value;
            else
                throw wrongUse('each --output belongs to one --format');
        }
    }
    if (outputs.length === 0)
        outputs.push({ format: 'text', file: waiting });
    else if (waiting !== undefined)
        throw wrongUse('each --output belongs to one --format');
    if (outputs.filter((one) => one.file === undefined).length > 1)
        throw wrongUse('only one --format can go to standard output; give the others an --output');
    return outputs;
}
function shardOf(text) {
    if (text === undefined)
        return undefined;
    const found = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
    const [index, count] = [Number(found?.[1]), Number(found?.[2])];
    if (found === null || index > count)
        throw wrongUse(`--shard takes INDEX/COUNT, such as 2/5, not ${JSON.stringify(text)}`);
    return { index, count };
}
async function tell(report, outputs, values) {
    const color = values['no-color'] !== true && process.env['NO_COLOR'] === undefined && process.stdout.isTTY === true;
    const { render } = await __nccwpck_require__.e(/* import() */ 386).then(__nccwpck_require__.bind(__nccwpck_require__, 3386));
    for (const output of outputs) {
        const text = await render(output.format, report, {
            color: color && output.file === undefined,
            quiet: values.quiet === true,
        });
        if (output.file === undefined)
            process.stdout.write(text);
        else
            writeOut(output.file, text);
    }
}
/** Reports of shards as one: exit 1 when one of them fails. */
async function merge(args) {
    const { values, positionals, tokens } = parse(args, ['format', 'output', 'strict', 'quiet', 'no-color']);
    const outputs = outputsOf(tokens);
    if (positionals.length === 0)
        throw wrongUse('merge needs the JSON reports of shards');
    const { mergeReports } = await __nccwpck_require__.e(/* import() */ 791).then(__nccwpck_require__.bind(__nccwpck_require__, 791));
    const shards = positionals.map((name) => {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(name))
            throw wrongUse(`the report ${JSON.stringify(name)} does not exist`);
        return { name, text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(name, 'utf8') };
    });
    const root = process.cwd();
    const report = mergeReports(shards, (path) => {
        try {
            return readInside(root, path)?.toString('utf8');
        }
        catch {
            return undefined;
        }
    });
    await tell(report, outputs, values);
    if (report.result === 'fail')
        return 1;
    return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}
async function scan(args) {
    const { values, positionals, tokens } = parse(args, [
        'base',
        'config',
        'extends',
        'format',
        'output',
        'fail-on',
        'baseline',
        'render',
        'fail-on-empty',
        'strict',
        'quiet',
        'no-color',
        'shard',
        'explain-coverage',
        'version',
        'help',
    ]);
    if (values.version === true)
        return print(`${_version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x}\n`);
    if (values.help === true)
        return print(USAGE);
    const failOn = oneOf('fail-on', values['fail-on'], SEVERITIES);
    oneOf('render', values.render, ['auto', 'helm', 'kustomize', 'off']);
    const shard = shardOf(values.shard);
    const outputs = outputsOf(tokens);
    const opened = await open(positionals, values);
    if (values['explain-coverage'] === true)
        return explainCoverage(opened, outputs);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6457));
    const { failOnFrom, policyFor, policyPaths, renderMode } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(982), __nccwpck_require__.e(829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7829));
    const mode = renderMode(opened.config, values.render, process.env);
    const { openRenderTools } = await __nccwpck_require__.e(/* import() */ 673).then(__nccwpck_require__.bind(__nccwpck_require__, 673));
    const render = openRenderTools(mode, process.env['PATH'], opened.root);
    const baselines = await baselinesFor(opened, values.baseline);
    const { decided } = opened;
    const base = await baseOf(opened, values.base, policyPaths(decided, baselines));
    const policy = policyFor({
        decided,
        baselines,
        today: today(),
        base: base.status === 'compared' ? base.files : undefined,
        whole: opened.paths.length === 0,
    });
    const threshold = failOn ?? failOnFrom(process.env);
    const checked = check({
        tree: opened.tree,
        config: opened.config,
        base,
        ...(threshold === undefined ? {} : { failOn: threshold }),
        failOnEmpty: values['fail-on-empty'] === true,
        ...(render === undefined ? {} : { render }),
        ...(shard === undefined ? {} : { shard }),
        ...policy,
    });
    const { report } = checked;
    await tell(report, outputs, values);
    if (report.result === 'fail')
        return 1;
    return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}
/** Which dialect read which file: told instead of a verdict, so the exit code is 0. */
async function explainCoverage(opened, outputs) {
    const { coverageOf } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(143), __nccwpck_require__.e(76)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9873));
    const { listLeftOut } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(204)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4204));
    const { renderCoverageJson, renderCoverageText } = await __nccwpck_require__.e(/* import() */ 158).then(__nccwpck_require__.bind(__nccwpck_require__, 9158));
    const other = outputs.find(({ format }) => format !== 'text' && format !== 'json');
    if (other !== undefined)
        throw wrongUse(`--explain-coverage is told as text or json, not as ${other.format}`);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6457));
    const { tree, config } = opened;
    const named = new Set();
    const read = (path) => {
        named.add(path);
        return tree.read(path);
    };
    check({ tree: { ...tree, read }, config, base: { status: 'not-requested' } });
    const report = coverageOf(tree, opened.options === undefined ? [] : listLeftOut(opened.root, opened.options), named);
    for (const { format, file } of outputs) {
        const text = format === 'json' ? renderCoverageJson(report) : renderCoverageText(report);
        if (file === undefined)
            process.stdout.write(text);
        else
            writeOut(file, text);
    }
    return 0;
}
/** `YYYY-MM-DD`. */
function today() {
    return new Date().toISOString().slice(0, 10);
}
/** A flag's path counts from the working directory, one of the configuration from the scanned root. */
async function baselinesFor({ root, decided, before }, flag) {
    const { baselinesOf } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(982), __nccwpck_require__.e(829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7829));
    const given = flag === undefined ? undefined : shown(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(flag));
    const read = (path) => {
        if (flag === undefined || path !== given)
            return readInside(root, path)?.toString('utf8');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(flag) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(flag, 'utf8') : undefined;
    };
    return baselinesOf(decided, given, process.env, read, before);
}
function writeOut(file, text) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
    }
    catch (error) {
        throw wrongUse(`cannot write ${JSON.stringify(file)}: ${error.message}`);
    }
}
async function baseOf(opened, revision, always) {
    if (revision === undefined)
        return { status: 'not-requested' };
    const { baseFiles } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7853));
    const files = baseFiles(opened.root, revision, {
        include: opened.config?.include?.map((one) => one.value) ?? [],
        exclude: opened.config?.exclude?.map((one) => one.value) ?? [],
        paths: opened.paths,
    }, always);
    if (files === undefined)
        throw wrongUse(`the base revision ${JSON.stringify(revision)} cannot be read`);
    return { status: 'compared', files };
}
async function trace(args) {
    const { values, positionals } = parse(args, ['type', 'from', 'format', 'config', 'no-color', 'quiet', 'extends']);
    const [name, ...paths] = positionals;
    if (name === undefined)
        throw wrongUse('trace needs a NAME to follow');
    const format = oneOf('format', values.format?.at(-1), ['text', 'json']) ?? 'text';
    const { refusedQuery, traceReport } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(856), __nccwpck_require__.e(466), __nccwpck_require__.e(771)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4931));
    const refused = refusedQuery(name, values.type ?? 'A');
    if (refused !== undefined)
        throw wrongUse(refused);
    const opened = await open(paths, values);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6457));
    const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' } });
    const report = traceReport(head, name, (values.type ?? 'A').toUpperCase(), values.from);
    if (values.from !== undefined && report.entries.length === 0)
        throw wrongUse(`no DNS server is called ${JSON.stringify(values.from)}`);
    if (format === 'json')
        return print((await __nccwpck_require__.e(/* import() */ 590).then(__nccwpck_require__.bind(__nccwpck_require__, 6590))).renderTraceJson(report));
    const color = values['no-color'] !== true && process.env['NO_COLOR'] === undefined && process.stdout.isTTY === true;
    return print((await __nccwpck_require__.e(/* import() */ 511).then(__nccwpck_require__.bind(__nccwpck_require__, 8511))).renderTraceText(report, { color }));
}
async function graph(args) {
    const { values, positionals } = parse(args, ['format', 'config', 'output', 'extends']);
    const format = oneOf('format', values.format?.at(-1), ['mermaid', 'dot', 'html', 'json']) ?? 'mermaid';
    const opened = await open(positionals, values);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6457));
    const { pictureOf } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(856), __nccwpck_require__.e(466), __nccwpck_require__.e(771)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4931));
    const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' } });
    const picture = pictureOf(head);
    const { renderGraph } = await __nccwpck_require__.e(/* import() */ 386).then(__nccwpck_require__.bind(__nccwpck_require__, 3386));
    const text = await renderGraph(format, picture);
    const file = values.output?.at(-1);
    if (file !== undefined)
        writeOut(file, text);
    else
        process.stdout.write(text);
    return 0;
}
async function listRules(args) {
    const { values } = parse(args, ['format', 'no-color']);
    const { RULES } = await __nccwpck_require__.e(/* import() */ 268).then(__nccwpck_require__.bind(__nccwpck_require__, 2268));
    if (oneOf('format', values.format?.at(-1), ['text', 'json']) === 'json') {
        return print(`${JSON.stringify({ version: 1, rules: RULES.map(({ code, slug, severity, summary }) => ({ code, slug, severity, summary })) }, null, 2)}\n`);
    }
    const width = Math.max(...RULES.map((rule) => rule.slug.length));
    return print(RULES.map((rule) => `${rule.code}  ${rule.slug.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`).join(''));
}
async function explain(args) {
    const { positionals } = parse(args, ['no-color']);
    const { describeRule, RULES } = await __nccwpck_require__.e(/* import() */ 268).then(__nccwpck_require__.bind(__nccwpck_require__, 2268));
    const rule = positionals[0] === undefined ? undefined : describeRule(positionals[0]);
    if (rule === undefined)
        throw wrongUse(`explain needs a rule: one of ${RULES.map((one) => one.code).join(', ')} or a slug`);
    const { EXPLANATIONS } = await __nccwpck_require__.e(/* import() */ 868).then(__nccwpck_require__.bind(__nccwpck_require__, 5868));
    return print(`${(EXPLANATIONS.get(rule.slug) ?? [rule.summary]).join('\n')}\n`);
}
async function init() {
    const { initFiles } = await __nccwpck_require__.e(/* import() */ 24).then(__nccwpck_require__.bind(__nccwpck_require__, 1024));
    const { mkdirSync } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3024, 19));
    for (const file of initFiles()) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file.path)) {
            process.stderr.write(`${file.path} exists and stays as it is\n`);
            continue;
        }
        mkdirSync((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file.path), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file.path, file.text, { flag: 'wx' });
        process.stderr.write(`wrote ${file.path}\n`);
    }
    return 0;
}
async function configCommand(args) {
    const { values, positionals } = parse(args, ['config', 'extends']);
    const [what, ...paths] = positionals;
    if (what !== 'validate' && what !== 'print')
        throw wrongUse('config takes validate or print');
    const opened = await open(paths, values);
    if (what === 'validate')
        return print(opened.config === undefined ? 'no configuration file\n' : `${opened.config.file.path} is valid\n`);
    const { printConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(982), __nccwpck_require__.e(829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7829));
    return print(printConfig(opened.config, process.env));
}
async function baselineCommand(args) {
    const { values, positionals } = parse(args, ['config', 'baseline', 'extends']);
    const [what, ...paths] = positionals;
    if (what !== 'create' && what !== 'prune')
        throw wrongUse('baseline takes create or prune');
    const opened = await open(paths, values);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(982), __nccwpck_require__.e(143), __nccwpck_require__.e(466), __nccwpck_require__.e(457)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6457));
    const { BASELINE_PATH, baselinePath, policyFor, writeBaseline } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(982), __nccwpck_require__.e(829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7829));
    const file = values.baseline ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(opened.root, baselinePath(opened.config, undefined, process.env) ?? BASELINE_PATH);
    const old = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)
        ? { path: shown(opened.root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)), text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') }
        : undefined;
    const { report } = check({
        tree: opened.tree,
        config: opened.config,
        base: { status: 'not-requested' },
        // What a suppression hides is left to it: an entry would go on hiding it after the suppression's day.
        ...policyFor({
            decided: opened.decided,
            baselines: {},
            today: today(),
            base: undefined,
            whole: opened.paths.length === 0,
        }),
    });
    writeOut(file, writeBaseline(what, report, old));
    process.stderr.write(`wrote ${file}\n`);
    return 0;
}
process.stdout.on('error', (error) => {
    if (error.code === 'EPIPE')
        process.exit(process.exitCode ?? 0);
});
try {
    process.exitCode = await main(process.argv.slice(2));
}
catch (error) {
    if (error instanceof Error && error.name === 'UsageError') {
        process.stderr.write(`loopgate: ${error.message}\n`);
        process.exitCode = 2;
    }
    else {
        process.stderr.write(`loopgate failed, and this is its own fault: ${error instanceof Error ? error.message : String(error)}\n`);
        if (process.env['LOOPGATE_DEBUG'] !== undefined && error instanceof Error)
            process.stderr.write(`${error.stack}\n`);
        process.exitCode = 3;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test holds the two together. */
const VERSION = '0.1.0';


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".cli.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(713);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
