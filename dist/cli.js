#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

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

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 7063:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7975);
/* harmony import */ var _judge_version_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5439);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3290);
/** The door of the terminal: arguments in, text and an exit code out. */





const USAGE = `loopgate ${_judge_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x}: finds DNS forwarding loops in Kubernetes configuration before they reach a cluster

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
function usageError(...lines) {
    const error = Object.assign(new Error(lines.join('\n')), { lines });
    error.name = 'UsageError';
    return error;
}
async function main(argv) {
    const [first, ...others] = argv;
    if (first === '--version' || first === '-V')
        return print(`${_judge_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x}\n`);
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
            return print(`${(await __nccwpck_require__.e(/* import() */ 91).then(__nccwpck_require__.bind(__nccwpck_require__, 9091))).CONFIG_SCHEMA.join('\n')}\n`);
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
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printText */ .n)(text);
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
        throw usageError(error.message, 'See loopgate --help.');
    }
}
function oneOf(name, value, allowed) {
    if (value === undefined)
        return undefined;
    const found = allowed.find((one) => one === value);
    if (found === undefined)
        throw usageError(`--${name} takes one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
    return found;
}
/** A line that is more than white space, a comment or a separator. */
const FILLED_LINE = /^[^\S\n]*(?!#|---[^\S\n]*(?:#|$)|\.\.\.[^\S\n]*$)\S/m;
async function open(positionals, flags) {
    const { resolvePolicy } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194), __nccwpck_require__.e(366)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8985));
    const { openWorkingTree } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4116));
    const { findScanRoot } = await __nccwpck_require__.e(/* import() */ 705).then(__nccwpck_require__.bind(__nccwpck_require__, 6705));
    const stream = positionals.includes('-');
    if (stream && positionals.length > 1)
        throw usageError('- is the only PATH where standard input is read');
    const place = findScanRoot(process.cwd(), stream || positionals.length === 0 ? ['.'] : positionals);
    const { root } = place;
    const { configFileOf } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(298), __nccwpck_require__.e(481), __nccwpck_require__.e(116), __nccwpck_require__.e(362)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7362));
    const { loadConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1194));
    const found = configFileOf(place, flags.config, process.cwd());
    const file = found === undefined ? undefined : loadConfig(found);
    const { before, missing } = await textBefore(root, flags.base);
    const decided = await resolvePolicy(file, async (one) => readRemote(flags.extends, one), missing === undefined ? before : 'unavailable', place.common);
    const { config } = decided;
    const options = {
        include: config?.include?.map((one) => one.value) ?? [],
        exclude: config?.exclude?.map((one) => one.value) ?? [],
        paths: stream ? [] : place.paths,
    };
    const { watched } = await __nccwpck_require__.e(/* import() */ 818).then(__nccwpck_require__.bind(__nccwpck_require__, 818));
    const tree = watched(stream
        ? { ...(await standardInput()), read: openWorkingTree(root, { include: [], exclude: [], paths: [] }).read }
        : openWorkingTree(root, options));
    return {
        root,
        common: place.common,
        tree,
        config,
        decided,
        before,
        missing,
        paths: options.paths,
        options: stream ? undefined : options,
    };
}
/** What a pipe brings. Nothing at all is what a failed command before it leaves, and must not pass. */
async function standardInput() {
    const { openStream } = await __nccwpck_require__.e(/* import() */ 517).then(__nccwpck_require__.bind(__nccwpck_require__, 9517));
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(0);
    if (!FILLED_LINE.test(bytes.toString('utf8')))
        throw usageError('standard input is empty: did the command before the pipe fail?');
    return openStream(bytes);
}
/** A shared policy out of a checkout of its repository: DIR/OWNER/REPOSITORY/PATH. The ref is the checkout's business. */
async function readRemote(directory, file) {
    if (directory === undefined)
        return (await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194), __nccwpck_require__.e(366)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8985))).noRemote(file);
    const path = [file.owner, file.repository, ...file.path.split('/')].join('/');
    const { readBelow } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4116));
    const bytes = readBelow(directory, path);
    return bytes === undefined
        ? { because: `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path))} does not exist`, gone: true }
        : { text: bytes.toString('utf8') };
}
/** The base's own files for the policy, or why its content is not to be had. */
async function textBefore(root, base) {
    if (base === undefined)
        return { before: undefined, missing: undefined };
    const { resolveRevision } = await __nccwpck_require__.e(/* import() */ 105).then(__nccwpck_require__.bind(__nccwpck_require__, 4105));
    const { openGitTree } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(961)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8450));
    if (resolveRevision(root, base) === undefined)
        throw usageError(`the base revision ${JSON.stringify(base)} does not exist in this repository`);
    const { CONFIG_PATHS } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(481)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5481));
    const tree = openGitTree(root, base, { include: [], exclude: [], paths: [...CONFIG_PATHS] });
    if ('because' in tree)
        return { before: undefined, missing: tree.because };
    return { before: (path) => tree.read(path)?.toString('utf8'), missing: undefined };
}
/** Paths of the tree as a terminal in the working directory finds them. */
function fromHere(root) {
    const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.cwd());
    return (path) => (path === '<stdin>' ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(here, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/') || '.');
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
                throw usageError('each --output belongs to one --format');
        }
    }
    if (outputs.length === 0)
        outputs.push({ format: 'text', file: waiting });
    else if (waiting !== undefined)
        throw usageError('each --output belongs to one --format');
    if (outputs.filter((one) => one.file === undefined).length > 1)
        throw usageError('only one --format can go to standard output; give the others an --output');
    return outputs;
}
function shardOf(text) {
    if (text === undefined)
        return undefined;
    const found = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
    const [index, count] = [Number(found?.[1]), Number(found?.[2])];
    if (found === null || index > count)
        throw usageError(`--shard takes INDEX/COUNT, such as 2/5, not ${JSON.stringify(text)}`);
    return { index, count };
}
async function tell(report, outputs, values, shown = (path) => path) {
    const color = values['no-color'] !== true && process.env['NO_COLOR'] === undefined && process.stdout.isTTY === true;
    const { render } = await __nccwpck_require__.e(/* import() */ 146).then(__nccwpck_require__.bind(__nccwpck_require__, 5146));
    const texts = [];
    for (const output of outputs) {
        const options = {
            color: color && output.file === undefined,
            quiet: values.quiet === true,
            ...(output.file === undefined ? { shown } : {}),
        };
        texts.push({ output, text: await render(output.format, report, options) });
    }
    const { writeReportFile } = await __nccwpck_require__.e(/* import() */ 89).then(__nccwpck_require__.bind(__nccwpck_require__, 3089));
    for (const { output, text } of texts) {
        if (output.file !== undefined)
            writeReportFile(process.cwd(), output.file, text);
        else if (output.format === 'github')
            (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printCommands */ .w6)(text);
        else
            (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printText */ .n)(text);
    }
}
/** Reports of shards as one: exit 1 when one of them fails. */
async function merge(args) {
    const { values, positionals, tokens } = parse(args, ['format', 'output', 'strict', 'quiet', 'no-color']);
    const outputs = outputsOf(tokens);
    if (positionals.length === 0)
        throw usageError('merge needs the JSON reports of shards');
    const { mergeReports } = await __nccwpck_require__.e(/* import() */ 735).then(__nccwpck_require__.bind(__nccwpck_require__, 4735));
    const root = process.cwd();
    const { openWorkingTree, readNamedByUser } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4116));
    const shards = positionals.map((name) => {
        const bytes = readNamedByUser(root, name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(name));
        if (bytes === undefined)
            throw usageError(`the report ${JSON.stringify(name)} does not exist`);
        return { name, text: bytes.toString('utf8') };
    });
    const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
    const report = mergeReports(shards, (path) => tree.read(path)?.toString('utf8'));
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
        return print(`${_judge_version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x}\n`);
    if (values.help === true)
        return print(USAGE);
    const failOn = oneOf('fail-on', values['fail-on'], SEVERITIES);
    oneOf('render', values.render, ['auto', 'helm', 'kustomize', 'off']);
    const shard = shardOf(values.shard);
    const outputs = outputsOf(tokens);
    const opened = await open(positionals, values);
    if (values['explain-coverage'] === true)
        return explainCoverage(opened, outputs);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1194));
    const { failOnFrom, policiesFor, policyPaths, renderMode } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(481), __nccwpck_require__.e(214)]).then(__nccwpck_require__.bind(__nccwpck_require__, 214));
    const mode = renderMode(opened.config, values.render, process.env);
    const { openRenderTools } = await __nccwpck_require__.e(/* import() */ 565).then(__nccwpck_require__.bind(__nccwpck_require__, 3565));
    const render = openRenderTools(mode, process.env['PATH'], opened.root);
    const baselines = await baselinesFor(opened, values.baseline);
    const { decided } = opened;
    const always = policyPaths(decided, baselines, opened.common);
    const base = await baseOf(opened, values.base, always);
    const { openWorkingTree } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4116));
    const { baseFiles } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(961)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8450));
    const policy = policiesFor({
        decided,
        baselines,
        today: today(),
        base: base.status === 'compared' ? base.files : undefined,
        whole: opened.paths.length === 0,
        reopen: (globs) => {
            const options = { ...globs, paths: opened.paths };
            const files = values.base === undefined ? undefined : baseFiles(opened.root, values.base, options, always);
            return {
                tree: opened.options === undefined ? opened.tree : openWorkingTree(opened.root, options),
                base: files === undefined || 'because' in files ? base : { status: 'compared', files },
            };
        },
    }, { tree: opened.tree, base });
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
    await tell(report, outputs, values, fromHere(opened.root));
    if (report.result === 'fail')
        return 1;
    return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}
/** Which dialect read which file: reported instead of a verdict, so the exit code is 0. */
async function explainCoverage(opened, outputs) {
    const { coverageOf } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(962), __nccwpck_require__.e(512)]).then(__nccwpck_require__.bind(__nccwpck_require__, 649));
    const { listLeftOut } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4116));
    const { renderCoverageJson, renderCoverageText } = await __nccwpck_require__.e(/* import() */ 846).then(__nccwpck_require__.bind(__nccwpck_require__, 9846));
    const other = outputs.find(({ format }) => format !== 'text' && format !== 'json');
    if (other !== undefined)
        throw usageError(`--explain-coverage is told as text or json, not as ${other.format}`);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1194));
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
            (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printText */ .n)(text);
        else
            await writeOut(file, text);
    }
    return 0;
}
/** `YYYY-MM-DD`. */
function today() {
    return new Date().toISOString().slice(0, 10);
}
/** A flag's path counts from the working directory, one of the configuration from the scanned root. */
async function baselinesFor({ root, decided, before }, flag) {
    const { baselinesOf } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(481), __nccwpck_require__.e(214)]).then(__nccwpck_require__.bind(__nccwpck_require__, 214));
    const { readNamedByRepository, readNamedByUser } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4116));
    const given = flag === undefined ? undefined : shown(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(flag));
    const read = (path) => {
        const own = flag !== undefined && path === given;
        return (own ? readNamedByUser(root, flag, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(flag)) : readNamedByRepository(root, path))?.toString('utf8');
    };
    return baselinesOf(decided, given, process.env, read, before);
}
async function writeOut(file, text) {
    (await __nccwpck_require__.e(/* import() */ 89).then(__nccwpck_require__.bind(__nccwpck_require__, 3089))).writeReportFile(process.cwd(), file, text);
}
async function baseOf(opened, revision, always) {
    if (revision === undefined)
        return { status: 'not-requested' };
    if (opened.missing !== undefined)
        return { status: 'unavailable', because: opened.missing };
    const { baseFiles } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(961)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8450));
    const files = baseFiles(opened.root, revision, {
        include: opened.config?.include?.map((one) => one.value) ?? [],
        exclude: opened.config?.exclude?.map((one) => one.value) ?? [],
        paths: opened.paths,
    }, always);
    if (files === undefined)
        throw usageError(`the base revision ${JSON.stringify(revision)} does not exist in this repository`);
    if ('because' in files)
        return { status: 'unavailable', because: files.because };
    return { status: 'compared', files };
}
async function trace(args) {
    const { values, positionals } = parse(args, ['type', 'from', 'format', 'config', 'no-color', 'quiet', 'extends']);
    const [name, ...paths] = positionals;
    if (name === undefined)
        throw usageError('trace needs a NAME to follow');
    const format = oneOf('format', values.format?.at(-1), ['text', 'json']) ?? 'text';
    const { refusedQuery, traceReport } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(856), __nccwpck_require__.e(349), __nccwpck_require__.e(196)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1678));
    const refused = refusedQuery(name, values.type ?? 'A');
    if (refused !== undefined)
        throw usageError(refused);
    const opened = await open(paths, values);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1194));
    const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' } });
    const report = traceReport(head, name, (values.type ?? 'A').toUpperCase(), values.from);
    if (values.from !== undefined && report.entries.length === 0)
        throw usageError(`no DNS server is called ${JSON.stringify(values.from)}`);
    if (format === 'json')
        return print((await __nccwpck_require__.e(/* import() */ 470).then(__nccwpck_require__.bind(__nccwpck_require__, 5470))).renderTraceJson(report));
    const color = values['no-color'] !== true && process.env['NO_COLOR'] === undefined && process.stdout.isTTY === true;
    return print((await __nccwpck_require__.e(/* import() */ 759).then(__nccwpck_require__.bind(__nccwpck_require__, 7759))).renderTraceText(report, { color, shown: fromHere(opened.root) }));
}
async function graph(args) {
    const { values, positionals } = parse(args, ['format', 'config', 'output', 'extends']);
    const format = oneOf('format', values.format?.at(-1), ['mermaid', 'dot', 'html', 'json']) ?? 'mermaid';
    const opened = await open(positionals, values);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1194));
    const { pictureOf } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(856), __nccwpck_require__.e(349), __nccwpck_require__.e(196)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1678));
    const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' } });
    const picture = pictureOf(head);
    const { renderGraph } = await __nccwpck_require__.e(/* import() */ 146).then(__nccwpck_require__.bind(__nccwpck_require__, 5146));
    const text = await renderGraph(format, picture);
    const file = values.output?.at(-1);
    if (file !== undefined)
        await writeOut(file, text);
    else
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printText */ .n)(text);
    return 0;
}
async function listRules(args) {
    const { values } = parse(args, ['format', 'no-color']);
    const { RULES } = await __nccwpck_require__.e(/* import() */ 484).then(__nccwpck_require__.bind(__nccwpck_require__, 4484));
    if (oneOf('format', values.format?.at(-1), ['text', 'json']) === 'json') {
        return print(`${JSON.stringify({ version: 1, rules: RULES.map(({ code, slug, severity, summary }) => ({ code, slug, severity, summary })) }, null, 2)}\n`);
    }
    const width = Math.max(...RULES.map((rule) => rule.slug.length));
    return print(RULES.map((rule) => `${rule.code}  ${rule.slug.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`).join(''));
}
async function explain(args) {
    const { positionals } = parse(args, ['no-color']);
    const { describeRule, RULES } = await __nccwpck_require__.e(/* import() */ 484).then(__nccwpck_require__.bind(__nccwpck_require__, 4484));
    const rule = positionals[0] === undefined ? undefined : describeRule(positionals[0]);
    if (rule === undefined)
        throw usageError(`explain needs a rule: one of ${RULES.map((one) => one.code).join(', ')} or a slug`);
    const { EXPLANATIONS } = await __nccwpck_require__.e(/* import() */ 380).then(__nccwpck_require__.bind(__nccwpck_require__, 1380));
    return print(`${(EXPLANATIONS.get(rule.slug) ?? [rule.summary]).join('\n')}\n`);
}
async function init() {
    const { initFiles } = await __nccwpck_require__.e(/* import() */ 992).then(__nccwpck_require__.bind(__nccwpck_require__, 9992));
    const { writeNewFile } = await __nccwpck_require__.e(/* import() */ 89).then(__nccwpck_require__.bind(__nccwpck_require__, 3089));
    for (const file of initFiles()) {
        const wrote = writeNewFile(process.cwd(), file.path, file.text);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printMessages */ .Si)(wrote ? `wrote ${file.path}` : `${file.path} exists and stays as it is`);
    }
    return 0;
}
async function configCommand(args) {
    const { values, positionals } = parse(args, ['config', 'extends']);
    const [what, ...paths] = positionals;
    if (what !== 'validate' && what !== 'print')
        throw usageError('config takes validate or print');
    const opened = await open(paths, values);
    if (what === 'validate')
        return print(opened.config === undefined ? 'no configuration file\n' : `${opened.config.file.path} is valid\n`);
    const { printConfig } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(481), __nccwpck_require__.e(214)]).then(__nccwpck_require__.bind(__nccwpck_require__, 214));
    return print(printConfig(opened.config, process.env));
}
async function baselineCommand(args) {
    const { values, positionals } = parse(args, ['config', 'baseline', 'extends']);
    const [what, ...paths] = positionals;
    if (what !== 'create' && what !== 'prune')
        throw usageError('baseline takes create or prune');
    const opened = await open(paths, values);
    const { check } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(856), __nccwpck_require__.e(481), __nccwpck_require__.e(962), __nccwpck_require__.e(349), __nccwpck_require__.e(194)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1194));
    const { BASELINE_PATH, baselinePath, policyFor, writeBaseline } = await Promise.all(/* import() */[__nccwpck_require__.e(280), __nccwpck_require__.e(815), __nccwpck_require__.e(481), __nccwpck_require__.e(214)]).then(__nccwpck_require__.bind(__nccwpck_require__, 214));
    const file = values.baseline ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(opened.root, baselinePath(opened.config, undefined, process.env) ?? BASELINE_PATH);
    const { readNamedByUser } = await Promise.all(/* import() */[__nccwpck_require__.e(298), __nccwpck_require__.e(116), __nccwpck_require__.e(868)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4116));
    const bytes = readNamedByUser(opened.root, file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file));
    const old = bytes === undefined ? undefined : { path: shown(opened.root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file)), text: bytes.toString('utf8') };
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
    await writeOut(file, writeBaseline(what, report, old));
    (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printMessages */ .Si)(`wrote ${file}`);
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
        const [first = '', ...more] = 'lines' in error ? error.lines : [error.message];
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printMessages */ .Si)(`loopgate: ${first}`, ...more);
        process.exitCode = 2;
    }
    else {
        const message = error instanceof Error ? error.message : String(error);
        (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printMessages */ .Si)(`loopgate failed, and this is its own fault: ${message}`);
        if (process.env['LOOPGATE_DEBUG'] !== undefined && error instanceof Error)
            (0,_print_js__WEBPACK_IMPORTED_MODULE_3__/* .printMessages */ .Si)(...(error.stack ?? '').split('\n'));
        process.exitCode = 3;
    }
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ printMessages),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   w6: () => (/* binding */ printCommands)
/* harmony export */ });
/* harmony import */ var _report_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6881);
/** The only file that writes to standard output and standard error; commands of GitHub's toolkit apart (`github/toolkit.ts`). */

/** A report, a picture, a list: what its reporter made of it, and nothing that a runner takes for a command. */
function printText(text) {
    process.stdout.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)('text', text));
}
/** Lines of our own that the runner is to take for commands: what annotations are. */
function printCommands(text) {
    process.stdout.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)('commands', text));
}
/** Messages to standard error, a line each. */
function printMessages(...lines) {
    process.stderr.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .messageLines */ .VL)(lines));
}


/***/ }),

/***/ 5439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test holds the two together. */
const VERSION = '0.1.0';


/***/ }),

/***/ 4500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/** Text that somebody else wrote, made fit for one line of a terminal, a log or a page. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const NAMED = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
/** Nobody's message is longer than this; a name of a megabyte is an attack on the reader. UTF-16 code units. */
const MAX_LINE = 2_000;
/**
 * One line in which everything can be seen: control characters (line ends, terminal escapes), marks that turn the reading
 * direction (Unicode TR36, "bidirectional text spoofing"), invisible characters and halves of surrogate pairs are spelled out.
 */
function visible(text, max = MAX_LINE) {
    return clip(text, max).replace(UNSEEN, (found) => NAMED.get(found) ?? `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}
/** At most `max` code units, never half a surrogate pair; what is cut shows as an ellipsis. */
function clip(text, max) {
    if (text.length <= max)
        return text;
    const before = text.charCodeAt(max - 2);
    const end = before >= 0xd800 && before <= 0xdbff ? max - 2 : max - 1;
    return `${text.slice(0, Math.max(0, end))}…`;
}
const NO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
// East Asian Width W and F, near enough: Unicode TR11.
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
/** Columns that one character takes in a terminal. */
function widthOf(character) {
    if (NO_WIDTH.test(character))
        return 0;
    return WIDE.test(character) ? 2 : 1;
}
/** The first sentence and what follows it. A sentence ends with a full stop, a blank and a capital letter. */
function sentences(text) {
    const end = text.search(/[.!?] (?=[A-Z])/);
    return end === -1 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}


/***/ }),

/***/ 6881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   VL: () => (/* binding */ messageLines),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   tJ: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4500);
/**
 * Programs that read what we write, and take parts of it for commands: the runners of CI systems in a log, editors in a
 * report. Each surface spells such parts in its own way, so that they mean the same to a reader and nothing to a program.
 */

/** `##[error]`, `##vso[task.x]`, `##teamcity[...]`: commands anywhere in a line (actions/runner ActionCommand.cs TryParse). */
const BRACKET_COMMAND = /##(?=[A-Za-z]*\[)/g;
/** `::error::` behind blanks at the beginning of a line (actions/runner ActionCommand.cs TryParseV2). */
const LINE_COMMAND = /(^|[\r\n\u0085\u2028\u2029])([^\S\r\n]*):(?=:)/g;
/** What JSON may hold as it is, and a terminal or a reader takes for something else than text. */
const UNSEEN_IN_JSON = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
/** A whole text as it leaves the program; doing it twice changes nothing. */
function inert(surface, text) {
    switch (surface) {
        case 'commands':
            return text.replace(BRACKET_COMMAND, '#\\u{23}');
        case 'text':
            return text.replace(BRACKET_COMMAND, '#\\u{23}').replace(LINE_COMMAND, '$1$2\\u{3a}');
        case 'json':
            return text.replace(BRACKET_COMMAND, '#\\u0023').replace(UNSEEN_IN_JSON, escapedUnits);
        case 'markup':
        case 'markdown':
            return text.replace(BRACKET_COMMAND, '#&#35;').replace(LINE_COMMAND, '$1$2&#58;');
    }
}
/** Two spaces, LF, one line feed at the end; the same value gives the same bytes. */
function jsonText(value) {
    return `${inert('json', JSON.stringify(value, null, 2))}\n`;
}
/** Messages for a log or a terminal, a line each: nothing in one begins another. */
function messageLines(lines) {
    return lines.map((line) => `${inert('text', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line))}\n`).join('');
}
function escapedUnits(found) {
    return Array.from({ length: found.length }, (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
}


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
/******/ var __webpack_exports__ = __nccwpck_require__(7063);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
