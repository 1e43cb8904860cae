'use strict';

module.exports = {

"read/tree/memory-watch.js": (module, exports, _load) => {
/**
 * Ends a tool that holds more memory than it may. The system's own limits count what is reserved, of which Go reserves
 * more than it uses. A thread looks, as starting a program blocks this one; elsewhere than on Linux it sees nothing.
 */
const _nodeworker_threads = _load.builtIn(() => require("node:worker_threads"));
const WORDS = 2;
const THREAD = `
const { workerData: words } = require("node:worker_threads");
const { readFileSync } = require("node:fs");
const read = (path) => { try { return readFileSync(path, 'latin1'); } catch { return ''; } };
const MOST = 100;
setInterval(() => {
  const most = Atomics.load(words, 0);
  if (most === 0) return;
  const open = [process.pid];
  for (let next = 0; next < open.length && next < MOST; next += 1) {
    const pid = open[next];
    for (const child of read('/proc/' + pid + '/task/' + pid + '/children').split(' '))
      if (child !== '') open.push(Number(child));
    const held = next === 0 ? undefined : /^VmRSS:\\s*(\\d+) kB$/m.exec(read('/proc/' + pid + '/status'));
    if (held === undefined || held === null || Number(held[1]) <= most) continue;
    Atomics.store(words, 1, 1);
    try { process.kill(pid, 'SIGKILL'); } catch {}
  }
}, 10);
`;
function watchingMemory(bytes, run) {
	const words = new Int32Array(new SharedArrayBuffer(WORDS * Int32Array.BYTES_PER_ELEMENT));
	words[0] = Math.ceil(bytes / 1024);
	const thread = process.platform === 'linux' ? new (_nodeworker_threads()).Worker(THREAD, { eval: true, execArgv: [], workerData: words }) : undefined;
	thread?.unref();
	thread?.on('error', ()=>undefined);
	try {
		const result = run();
		return { result, exceeded: Atomics.load(words, 1) === 1 };
	} finally{
		Atomics.store(words, 0, 0);
		void thread?.terminate();
	}
}

module.exports = { watchingMemory, };
},

"read/tree/objects.js": (module, exports, _load) => {
/** Reads objects from the repository's store, without checkout, filters or fetching. Absent ones are missing. */
const _nodebuffer = _load.builtIn(() => require("node:buffer"));
const _nodecrypto = _load.builtIn(() => require("node:crypto"));
const _git = _load.later("read/tree/git"),
	_tree = _load.later("read/tree/tree");
const BATCH_BYTES = 64 * 1024 * 1024;
const FEW = 1000;
const HEADER_BYTES = 128;
function listRevision(root, commit) {
	const listed = _git().runGit(root, ['ls-tree', '-r', '-t', '-z', '--full-tree', commit]);
	if (listed.status !== 0) return undefined;
	const byPath = new Map();
	const trees = [];
	const submodules = new Map();
	const whole = _nodebuffer().isUtf8(listed.stdout);
	for (const line of _git().splitNul(listed.stdout)){
		if (!whole && line.includes(REPLACED)) continue;
		const tab = line.indexOf('\t');
		const path = line.slice(tab + 1);
		if (line.startsWith('blob ', 7)) byPath.set(path, { path, id: line.slice(12, tab), link: line.startsWith('120000') });
		else if (line.startsWith('tree ', 7)) trees.push(line.slice(12, tab));
		else if (line.startsWith('commit ', 7)) submodules.set(path, line.slice(14, tab));
	}
	return areWhole(root, commit, trees) ? { byPath, submodules } : undefined;
}
function areWhole(root, commit, folders) {
	const found = new Set();
	let top;
	const asked = [
		commit,
		`${commit}^{tree}`,
		...new Set(folders)
	];
	for (const { id, content } of readObjects(root, asked)){
		found.add(id);
		if (id === commit) top = /^tree ([0-9a-f]+)\n/.exec(content.toString('latin1'))?.[1];
	}
	return top !== undefined && [top, ...folders].every((id)=>found.has(id));
}
const REPLACED = '\ufffd';
function skippedEntries(root) {
	const skipped = new Map();
	for (const line of _git().splitNul(_git().runGit(root, ['ls-files', '-z', '-t', '--stage']).stdout)){
		if (!line.startsWith('S ')) continue;
		const id = line.split(' ', 3)[2];
		if (id !== undefined) skipped.set(line.slice(line.indexOf('\t') + 1), id);
	}
	return skipped;
}
function blobHeader(size) {
	return `blob ${size}\0`;
}
function algorithmOf(like) {
	return like.length === 64 ? 'sha256' : 'sha1';
}
function idIn(output, at, { id, type, content }) {
	const header = `${type} ${content.length}\0`;
	const start = at - header.length;
	output.write(header, start, 'latin1');
	return _nodecrypto().hash(algorithmOf(id), output.subarray(start, at + content.length), 'hex');
}
function readBlobs(root, commit, wanted) {
	const contents = new Map();
	const ids = new Set(wanted);
	if (ids.size === 0) return contents;
	const missing = { unreadable: 'its content is not in this clone, or damaged', missing: true };
	const large = {
		unreadable: `it has more than ${_tree().MAX_FILE_BYTES / 1024 / 1024} MiB`,
		missing: false,
		bound: true
	};
	const absent = missingObjects(root, commit);
	const asked = [];
	for (const id of ids){
		contents.set(id, missing);
		if (!absent.has(id)) asked.push(id);
	}
	for (const { id, type, content } of readObjects(root, asked, (id)=>contents.set(id, large)))if (type === 'blob') contents.set(id, content);
	return contents;
}
function missingObjects(root, commit) {
	if (!isPartialClone(root)) return new Set();
	const listed = _git().runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
	const missing = new Set();
	for (const line of listed.stdout.toString('latin1').split('\n'))if (line.startsWith('?')) missing.add(line.slice(1));
	return missing;
}
function isPartialClone(root) {
	return _git().runGit(root, ['config', '--get-regexp', '^(remote\\..*\\.promisor|extensions\\.partialclone)$']).status === 0;
}
function* readObjects(root, names, skipped = ()=>undefined) {
	if (names.length === 0) return;
	const lots = names.length > FEW ? undefined : batchOf(root, names, BATCH_BYTES);
	if (lots?.isWhole === true) return yield* objectsIn(lots.output, skipped);
	let lot = [];
	let bytes = 0;
	for (const { id, type, size } of sizesOf(root, names)){
		if (isTooLarge(type, size)) {
			skipped(id);
			continue;
		}
		if (bytes > 0 && bytes + size > BATCH_BYTES) {
			yield* objectsIn(batchOf(root, lot, bytes).output, skipped);
			[lot, bytes] = [[], 0];
		}
		lot.push(id);
		bytes += size;
	}
	yield* objectsIn(batchOf(root, lot, bytes).output, skipped);
}
function isTooLarge(type, size) {
	return type === 'blob' && size > _tree().MAX_FILE_BYTES;
}
function sizesOf(root, names) {
	const checked = _git().runGit(root, ['cat-file', '--batch-check', '--buffer'], {
		input: `${names.join('\n')}\n`
	});
	return checked.stdout.toString('latin1').split('\n').flatMap((line)=>{
		const [id, type, size] = line.split(' ');
		return id !== undefined && type !== undefined && size !== undefined ? [{ id, type, size: Number(size) }] : [];
	});
}
function batchOf(root, names, bytes) {
	if (names.length === 0) return { output: Buffer.alloc(0), isWhole: true };
	const { status, stdout } = _git().runGit(root, ['cat-file', '--batch', '--buffer'], {
		input: `${names.join('\n')}\n`,
		maxOutputBytes: bytes + names.length * HEADER_BYTES + 1024 * 1024
	});
	return { output: stdout, isWhole: status !== -1 };
}
function* objectsIn(output, skipped) {
	for(let at = 0; at < output.length;){
		const end = output.indexOf(10, at);
		if (end === -1) return;
		const [id, type, size] = output.toString('latin1', at, end).split(' ');
		const start = end + 1;
		at = start;
		if (id === undefined || type === undefined || size === undefined) continue;
		at += Number(size) + 1;
		const object = { id, type, content: output.subarray(start, at - 1) };
		if (isTooLarge(type, object.content.length)) skipped(id);
		else if (idIn(output, start, object) === id) yield object;
	}
}

module.exports = { REPLACED, algorithmOf, blobHeader, isPartialClone, listRevision, readBlobs, skippedEntries, };
},

"read/tree/recorded-links.js": (module, exports, _load) => {
/** Follows links of a git or GitHub tree as the kernel would. */
const _append = _load.later("core/text/append"),
	_paths = _load.later("core/text/paths"),
	_sorted = _load.later("core/text/sorted");
const MAX_LINK_HOPS = 40;
function withoutLinks(path, links) {
	if (links.size === 0) return path;
	const left = path.split('/').reverse();
	const done = [];
	let hops = 0;
	for(let part = left.pop(); part !== undefined; part = left.pop()){
		if (part === '' || part === '.') continue;
		if (part === '..') {
			if (done.pop() === undefined) return { lost: 'outside' };
			continue;
		}
		done.push(part);
		const at = done.join('/');
		if (!links.has(at)) continue;
		const target = links.get(at);
		if (target === undefined) return { lost: 'missing' };
		if (target.startsWith('/')) return { lost: 'outside' };
		hops += 1;
		if (hops > MAX_LINK_HOPS) return { lost: 'nothing' };
		done.pop();
		_append().addAll(left, target.split('/').reverse());
	}
	return done.join('/');
}
function shownBelow(folder, real, paths) {
	const below = _sorted().pathsBelow(real, paths);
	return folder === real ? below : below.map((path)=>_paths().inFolder(folder, real === '' ? path : path.slice(real.length + 1)));
}

module.exports = { shownBelow, withoutLinks, };
},

"read/tree/run-tool.js": (module, exports, _load) => {
/**
 * Runs template engines on copies of hostile input, which chooses neither program nor arguments, and sees neither
 * credentials nor network. Without a memory bound nothing is run.
 */
const _nodefs = _load.builtIn(() => require("node:fs"));
const _nodeos = _load.builtIn(() => require("node:os"));
const _nodepath = _load.builtIn(() => require("node:path"));
const _invariant = _load.later("core/text/invariant"),
	_once = _load.later("core/text/once"),
	_memorywatch = _load.later("read/tree/memory-watch"),
	_process = _load.later("read/tree/process");
const TOOL_LIMITS = { timeout: 8_000, all: 120_000, maxOutputBytes: 16 * 1024 * 1024, maxMemoryBytes: 512 * 1024 * 1024 };
const RESERVED_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_WRITTEN_BYTES = 64 * 1024 * 1024;
const SYSTEM = '/usr/bin:/bin:/usr/sbin:/sbin';
const NO_PROXY = 'http://127.0.0.1:9';
const MAX_MESSAGE = 300;
function findTool(name, path, root) {
	return _process().findProgram(name, path, _nodefs().realpathSync.native(root));
}
function openTool(program, limits = TOOL_LIMITS, probe = ['version']) {
	let spent = 0;
	let slow = false;
	const isolation = _once().once(()=>['sealed', 'bounded'].find((one)=>launches(program, probe, one, limits)) ?? 'none');
	const tool = ({ files, args })=>{
		if (spent >= limits.all) return {
			done: false,
			message: `all runs together took more than ${limits.all / 1000} seconds`
		};
		if (slow) return { done: false, message: 'another run took too long, and none is made after it' };
		const how = isolation();
		if (how === 'none') return { done: false, message: 'it cannot be started here with bounded memory, and is not run without' };
		const start = performance.now();
		try {
			return inFolder((folder)=>{
				for (const [path, content] of files){
					if (!isPlain(path)) return {
						done: false,
						message: `${JSON.stringify(path)} is not a path that can be copied`
					};
					const copy = _nodepath().join(folder, 'work', path);
					_nodefs().mkdirSync(_nodepath().dirname(copy), { recursive: true });
					_nodefs().writeFileSync(copy, content, { flag: 'wx' });
				}
				const { result, exceeded } = _memorywatch().watchingMemory(limits.maxMemoryBytes, ()=>launch({ program, args, how, limits }, folder));
				slow ||= codeOf(result) === 'ETIMEDOUT';
				return exceeded ? { done: false, message: tookMemory(limits) } : answerOf(result, folder, limits);
			});
		} finally{
			spent += performance.now() - start;
		}
	};
	return Object.assign(tool, { isolation });
}
function launches(program, probe, how, limits) {
	if (how === 'bounded') {
		return process.platform !== 'win32' && _process().startProgram('/bin/sh', [
			'-c',
			`${bounds(limits)}`
		], { env: {} }).status === 0;
	}
	if (process.platform !== 'linux') return false;
	const answer = inFolder((folder)=>{
		const result = launch({ program, args: probe, how, limits }, folder);
		return result.error === undefined && result.status === 0 ? { done: true, text: '' } : { done: false, message: '' };
	});
	return answer.done;
}
function inFolder(run) {
	const folder = _nodefs().mkdtempSync(_nodepath().join(_nodefs().realpathSync(_nodeos().tmpdir()), 'loopgate-'));
	try {
		for (const name of ['work', 'home', 'bin', 'tmp'])_nodefs().mkdirSync(_nodepath().join(folder, name));
		return run(folder);
	} catch (error) {
		return { done: false, message: oneLine(error instanceof Error ? error.message : String(error), folder) };
	} finally{
		_nodefs().rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
	}
}
function isPlain(path) {
	return !path.includes('\0') && path.split('/').every((part)=>part !== '' && part !== '.' && part !== '..');
}
function bounds({ timeout, maxMemoryBytes }) {
	const kib = (bytes)=>Math.ceil(bytes / 1024);
	return [
		'ulimit -c 0',
		`ulimit -d ${kib(maxMemoryBytes)}`,
		`ulimit -v ${kib(maxMemoryBytes + RESERVED_BYTES)}`,
		`ulimit -f ${Math.ceil(MAX_WRITTEN_BYTES / 512)}`,
		`ulimit -t ${Math.ceil(timeout * 2 / 1000) + 1}`
	].map((one)=>`${one} || exit 125`).join('; ');
}
const NAMESPACES = ['--user', '--map-root-user', '--net', '--ipc', '--uts', '--mount', '--pid', '--fork', '--kill-child=KILL'];
function commandOf({ program, how, limits }, folder) {
	const start = `${bounds(limits)}; `;
	if (how === 'bounded') return [
		'/bin/sh',
		'-c',
		`${start}exec "$@"`,
		'sh',
		program
	];
	const [unshare, mount] = ['unshare', 'mount'].map((name)=>findTool(name, SYSTEM, folder));
	if (unshare === undefined || mount === undefined) return ['/bin/sh', '-c', 'exit 125', 'sh'];
	_nodefs().writeFileSync(_nodepath().join(folder, 'tool'), '', { mode: 0o755 });
	const seal = 'mount=$1; unshare=$2; root=$3; tool=$4; shift 4; "$mount" --bind "$tool" "$root/tool" || exit 125; ';
	const into = 'exec "$unshare" --root="$root" --wd=/work -- /tool "$@"';
	const shell = [
		'/bin/sh',
		'-c',
		`${start}${seal}${into}`,
		'sh',
		mount,
		unshare,
		folder,
		_nodefs().realpathSync(program)
	];
	return [unshare, ...NAMESPACES, '--', ...shell];
}
function launch(run, folder) {
	const { how, limits } = run;
	const root = how === 'sealed' ? '' : folder;
	const home = `${root}/home`;
	const [command, ...rest] = [...commandOf(run, folder), ...run.args];
	const options = {
		cwd: _nodepath().join(folder, 'work'),
		input: '',
		timeout: limits.timeout,
		killSignal: 'SIGKILL',
		maxBuffer: limits.maxOutputBytes,
		detached: true,
		windowsHide: true,
		env: {
			PATH: `${root}/bin`,
			HOME: home,
			TMPDIR: `${root}/tmp`,
			XDG_CONFIG_HOME: home,
			XDG_CACHE_HOME: home,
			XDG_DATA_HOME: home,
			HELM_CONFIG_HOME: home,
			HELM_CACHE_HOME: home,
			HELM_DATA_HOME: home,
			HELM_PLUGINS: `${root}/bin`,
			KUSTOMIZE_PLUGIN_HOME: `${root}/bin`,
			KUBECONFIG: `${home}/none`,
			HTTP_PROXY: NO_PROXY,
			HTTPS_PROXY: NO_PROXY,
			http_proxy: NO_PROXY,
			https_proxy: NO_PROXY,
			GOMAXPROCS: '2',
			GOMEMLIMIT: `${Math.floor(limits.maxMemoryBytes * 3 / 4)}`,
			LC_ALL: 'C'
		}
	};
	const result = _process().startProgram(command, rest, options);
	if (result.pid > 0) {
		try {
			process.kill(-result.pid, 'SIGKILL');
		} catch  {
		}
	}
	return result;
}
function mebibytes(bytes) {
	return Math.ceil(bytes / 1024 / 1024);
}
function tookMemory({ maxMemoryBytes }) {
	return `it took more than ${mebibytes(maxMemoryBytes)} MiB of memory`;
}
function codeOf(result) {
	return _invariant().errorCode(result.error);
}
function answerOf(result, folder, limits) {
	const refused = (message)=>({ done: false, message });
	const code = codeOf(result);
	if (code === 'ETIMEDOUT') return refused(`it did not end within ${limits.timeout / 1000} seconds`);
	if (code === 'ENOBUFS') return refused(`it wrote more than ${mebibytes(limits.maxOutputBytes)} MiB`);
	if (result.error !== undefined) return refused(oneLine(result.error.message, folder));
	if (result.status === 0) return { done: true, text: result.stdout.toString('utf8') };
	const errors = result.stderr.subarray(0, 64 * 1024).toString('utf8');
	if (/^(?:fatal error: |runtime: )?.{0,40}(?:out of memory|cannot allocate memory)/im.test(errors)) return refused(tookMemory(limits));
	return refused(oneLine(errors, folder) || `it ended with ${result.status ?? result.signal}`);
}
function oneLine(text, folder) {
	const lines = text.replaceAll(`${folder}/work/`, '').replaceAll(folder, '')// As a sealed tool sees it.
	.replaceAll(/(?<![\w.-])\/work\/(?=[^\s/])/g, '').split('\n').map((line)=>line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()).filter((line)=>line !== '' && !/^(?:# )?warning|^level=|^Use --debug/i.test(line));
	const line = lines.find((one)=>/^error/i.test(one)) ?? lines.at(-1) ?? '';
	return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}...` : line;
}

module.exports = { findTool, openTool, };
}
};
