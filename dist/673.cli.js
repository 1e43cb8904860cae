export const id = 673;
export const ids = [673];
export const modules = {

/***/ 673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openRenderTools: () => (/* binding */ openRenderTools)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./.cache/build/tree/run-tool.js
/**
 * Template engines of the machine, on copies of what a repository holds. The repository is hostile: it chooses neither the
 * program nor its arguments, sees no credential and no network, and what it starts is ended with it.
 */




const LIMITS = { timeout: 60_000, all: 300_000, maxOutputBytes: 64 * 1024 * 1024 };
/** Nobody listens there: whoever wants to fetch something is refused at once. */
const NO_PROXY = 'http://127.0.0.1:9';
const MAX_MESSAGE = 300;
/** An executable of one of the names in `path`, a list as in PATH; never one inside the tree that is scanned. */
function findTool(names, path, root) {
    const inside = (0,external_node_fs_.realpathSync)(root) + external_node_path_.sep;
    for (const name of names) {
        for (const directory of (path ?? '').split(external_node_path_.delimiter)) {
            if (!(0,external_node_path_.isAbsolute)(directory))
                continue;
            const file = (0,external_node_path_.join)(directory, process.platform === 'win32' ? `${name}.exe` : name);
            try {
                (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
                const real = (0,external_node_fs_.realpathSync)(file);
                if ((0,external_node_fs_.statSync)(real).isFile() && !real.startsWith(inside) && !file.startsWith(inside))
                    return file;
            }
            catch {
                // Not there, or not ours to start.
            }
        }
    }
    return undefined;
}
/** The program as a tool that works in a folder of its own, which is gone when it has answered. */
function openTool(program, limits = LIMITS) {
    let spent = 0;
    return ({ files, args }) => {
        if (spent >= limits.all)
            return { done: false, message: `all runs together took more than ${limits.all / 1000} seconds` };
        const start = performance.now();
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_os_.tmpdir)()), 'loopgate-'));
        try {
            const work = (0,external_node_path_.join)(folder, 'work');
            for (const name of ['work', 'home', 'bin', 'tmp'])
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(folder, name));
            for (const [path, content] of files) {
                if (!isPlain(path))
                    return { done: false, message: `${JSON.stringify(path)} is no path that can be copied` };
                (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(work, path)), { recursive: true });
                (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(work, path), content, { flag: 'wx' });
            }
            return run(program, args, folder, limits);
        }
        catch (error) {
            return { done: false, message: oneLine(error.message, folder) };
        }
        finally {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 2 });
            spent += performance.now() - start;
        }
    };
}
function isPlain(path) {
    return (!(0,external_node_path_.isAbsolute)(path) &&
        !path.includes('\0') &&
        path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'));
}
function run(program, args, folder, limits) {
    const home = (0,external_node_path_.join)(folder, 'home');
    // `detached` is understood here as by spawn, though it is only documented there (node lib/child_process.js).
    const options = {
        cwd: (0,external_node_path_.join)(folder, 'work'),
        input: '',
        timeout: limits.timeout,
        killSignal: 'SIGKILL',
        maxBuffer: limits.maxOutputBytes,
        // A group of its own, so that whatever it starts can be ended with it.
        detached: true,
        windowsHide: true,
        env: {
            // An empty folder: no git to fetch with, no plugin to start.
            PATH: (0,external_node_path_.join)(folder, 'bin'),
            HOME: home,
            TMPDIR: (0,external_node_path_.join)(folder, 'tmp'),
            XDG_CONFIG_HOME: home,
            XDG_CACHE_HOME: home,
            XDG_DATA_HOME: home,
            HELM_CONFIG_HOME: home,
            HELM_CACHE_HOME: home,
            HELM_DATA_HOME: home,
            HELM_PLUGINS: (0,external_node_path_.join)(folder, 'bin'),
            KUBECONFIG: (0,external_node_path_.join)(home, 'none'),
            HTTP_PROXY: NO_PROXY,
            HTTPS_PROXY: NO_PROXY,
            http_proxy: NO_PROXY,
            https_proxy: NO_PROXY,
            GOMAXPROCS: '2',
            LC_ALL: 'C',
        },
    };
    const result = (0,external_node_child_process_.spawnSync)(program, args, options);
    if (result.pid > 0) {
        try {
            process.kill(-result.pid, 'SIGKILL');
        }
        catch {
            // Nobody is left.
        }
    }
    const code = result.error?.code;
    if (code === 'ETIMEDOUT')
        return { done: false, message: `it did not end within ${limits.timeout / 1000} seconds` };
    if (code === 'ENOBUFS')
        return { done: false, message: `it wrote more than ${Math.ceil(limits.maxOutputBytes / 1024 / 1024)} MiB` };
    if (result.error !== undefined)
        return { done: false, message: oneLine(result.error.message, folder) };
    if (result.status === 0)
        return { done: true, text: result.stdout.toString('utf8') };
    return {
        done: false,
        message: oneLine(result.stderr.subarray(0, 64 * 1024).toString('utf8'), folder) ||
            `it ended with ${result.status ?? result.signal}`,
    };
}
/** The last line that says something, without our folder's name and without what a terminal would act on. */
function oneLine(text, folder) {
    const lines = text
        .replaceAll(`${folder}/work/`, '')
        .replaceAll(folder, '')
        .split('\n')
        .map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim())
        .filter((line) => line !== '' && !/^(?:# )?warning|^level=|^Use --debug/i.test(line));
    const line = lines.find((one) => /^error/i.test(one)) ?? lines.at(-1) ?? '';
    return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}...` : line;
}

// EXTERNAL MODULE: ./.cache/build/tree/usage-error.js
var usage_error = __webpack_require__(2336);
;// CONCATENATED MODULE: ./.cache/build/tree/render-tools.js
/** The template engines that a door may hand down. */


/** `auto` takes what is there; a tool that is asked for by name and is not there is wrong use. Undefined: nothing is rendered. */
function openRenderTools(mode, path, root, limits) {
    if (mode === 'off')
        return undefined;
    const helm = mode === 'kustomize' ? undefined : findTool(['helm'], path, root);
    const kustomize = mode === 'helm' ? undefined : findTool(['kustomize'], path, root);
    const kubectl = mode === 'helm' || kustomize !== undefined ? undefined : findTool(['kubectl'], path, root);
    if (mode === 'helm' && helm === undefined)
        throw new usage_error/* UsageError */.e('render: helm, and there is no helm on PATH');
    if (mode === 'kustomize' && kustomize === undefined && kubectl === undefined)
        throw new usage_error/* UsageError */.e('render: kustomize, and there is neither kustomize nor kubectl on PATH');
    const builder = kustomize ?? kubectl;
    return {
        ...(helm === undefined ? {} : { helm: openTool(helm, limits) }),
        ...(builder === undefined
            ? {}
            : {
                kustomize: {
                    tool: openTool(builder, limits),
                    command: kustomize === undefined ? 'kustomize' : 'build',
                },
            }),
    };
}


/***/ }),

/***/ 2336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
class UsageError extends Error {
    name = 'UsageError';
}


/***/ })

};
