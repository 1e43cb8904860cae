'use strict';

module.exports = {

"read/tree/overlay.js": (_from) => {

const [_defin] = _from("text/defined");
function overlayTree(tree, texts) {
	const bytes = new Map([...texts].map(([path, text])=>[path, Buffer.from(text, 'utf8')]));
	return {
		...tree,
		label: `${tree.label}, changed`,
		*files () {
			for (const file of tree.files()){
				const content = bytes.get(file.path);
				yield content === undefined ? file : { path: file.path, size: content.length, ..._defin().defined({ named: file.named }), read: ()=>content };
			}
		},
		read: (path)=>bytes.get(path) ?? tree.read(path)
	};
}

return { overlayTree };
},

"read/tree/run-tool.js": (_from, _load) => {
/**
 * Runs template engines on copies of hostile input, which chooses neither program nor arguments, and sees neither
 * credentials nor network. Without a memory bound nothing is run.
 */
const _nodef = _load.builtIn(() => require("node:fs"));
const _nodeo = _load.builtIn(() => require("node:os"));
const _nodep = _load.builtIn(() => require("node:path"));
const _nodew = _load.builtIn(() => require("node:worker_threads"));
const [_invar, _once, _proce] = _from("text/invariant", "text/once", "./process");
const TOOL_LIMITS = { timeout: 8_000, all: 120_000, maxOutputBytes: 16 * 1024 * 1024, maxMemoryBytes: 512 * 1024 * 1024 };
const RESERVED_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_WRITTEN_BYTES = 64 * 1024 * 1024;
const SYSTEM = '/usr/bin:/bin:/usr/sbin:/sbin';
const NO_PROXY = 'http://127.0.0.1:9';
const MAX_MESSAGE = 300;
function findTool(name, path, root) {
	return _proce().findProgram(name, path, _nodef().realpathSync.native(root));
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
					const copy = _nodep().join(folder, 'work', path);
					_nodef().mkdirSync(_nodep().dirname(copy), { recursive: true });
					_nodef().writeFileSync(copy, content, { flag: 'wx' });
				}
				const { result, exceeded } = watchingMemory(limits.maxMemoryBytes, ()=>launch({ program, args, how, limits }, folder));
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
		return process.platform !== 'win32' && _proce().startProgram('/bin/sh', [
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
	const folder = _nodef().mkdtempSync(_nodep().join(_nodef().realpathSync(_nodeo().tmpdir()), 'loopgate-'));
	try {
		for (const name of ['work', 'home', 'bin', 'tmp'])_nodef().mkdirSync(_nodep().join(folder, name));
		return run(folder);
	} catch (error) {
		return { done: false, message: oneLine(error instanceof Error ? error.message : String(error), folder) };
	} finally{
		_nodef().rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
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
	_nodef().writeFileSync(_nodep().join(folder, 'tool'), '', { mode: 0o755 });
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
		_nodef().realpathSync(program)
	];
	return [unshare, ...NAMESPACES, '--', ...shell];
}
function launch(run, folder) {
	const { how, limits } = run;
	const root = how === 'sealed' ? '' : folder;
	const home = `${root}/home`;
	const [command, ...rest] = [...commandOf(run, folder), ...run.args];
	const options = {
		cwd: _nodep().join(folder, 'work'),
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
	const result = _proce().startProgram(command, rest, options);
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
	return _invar().errorCode(result.error);
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
	const thread = process.platform === 'linux' ? new (_nodew()).Worker(THREAD, { eval: true, execArgv: [], workerData: words }) : undefined;
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

return { findTool, openTool, watchingMemory };
}
};
