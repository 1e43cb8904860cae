export const id = 366;
export const ids = [366,196];
export const modules = {

/***/ 1560:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askAnswers: () => (/* binding */ askAnswers)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _judge_config_init_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9992);
/** What `loopgate init` asks somebody who sits at a terminal. Enter leaves a question open: it stays a comment. */ 

const COMMON_SYSTEMS = [
	'ubuntu-24.04',
	'debian-12',
	'flatcar',
	'amazon-linux-2023',
	'talos'
];
const COMMON_INSTALLERS = [
	'kubeadm',
	'k3s',
	'rke2',
	'kubespray',
	'talos',
	'eks'
];
/** Clusters of which nodes are asked for; the others stay comments. */ const MAX_ASKED = 5;
/** How often a line that is no answer is asked again. */ const MAX_TRIES = 3;
/** Names that are offered instead, and the letters that they share with what was typed. */ const MAX_ALIKE = 12;
const MIN_ALIKE = 3;
async function askAnswers(ask, seen, known) {
	const nodes = new Map();
	const clusters = seen.clusters.length > 0 ? seen.clusters : [
		_judge_config_init_files_js__WEBPACK_IMPORTED_MODULE_0__/* .UNSEEN_CLUSTER */ .u
	];
	for (const cluster of clusters.slice(0, MAX_ASKED)){
		const os = await choose(ask, systemsOf(cluster, clusters.length, seen, known));
		const provisioner = await choose(ask, installersOf(seen, known));
		if (os !== undefined || provisioner !== undefined) nodes.set(cluster.name, (0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
			os,
			provisioner
		}));
	}
	const fails = await ask('Should a pull request fail for errors that it brings in? [Y/n] ');
	return {
		nodes,
		failOn: /^n(?:o|ever)?$/i.test(fails?.trim() ?? '') ? 'never' : 'error'
	};
}
function systemsOf({ name, asksNodes }, clusters, seen, known) {
	const why = asksNodes ? ' It decides what /etc/resolv.conf lists, and that is not stated.' : '';
	return {
		question: `What do the nodes${clusters > 1 ? ` of cluster ${name}` : ''} run?${why}`,
		offered: [
			...new Set([
				...seen.systems.map(({ value })=>value),
				...COMMON_SYSTEMS
			])
		],
		known: known.systems
	};
}
function installersOf(seen, known) {
	return {
		question: 'What sets them up? It decides which file the kubelet hands to pods.',
		offered: [
			...new Set([
				...seen.installers.map(({ value })=>value),
				...COMMON_INSTALLERS
			])
		],
		known: known.installers
	};
}
/** A number of the list or a name; undefined where the question is left open. */ async function choose(ask, { question, offered, known }) {
	const shown = offered.filter((one)=>known.includes(one));
	const list = shown.map((one, index)=>`  ${index + 1}) ${one}\n`).join('');
	let prompt = `${question}\n${list}A number, a name, or Enter to leave it open: `;
	for(let tries = 0; tries < MAX_TRIES; tries += 1){
		const line = (await ask(prompt))?.trim().toLowerCase();
		if (line === undefined || line === '') return undefined;
		const chosen = /^\d{1,3}$/.test(line) ? shown[Number(line) - 1] : known.find((one)=>one === line);
		if (chosen !== undefined) return chosen;
		prompt = `That is none of them${alike(line, known)}.\nA number, a name, or Enter to leave it open: `;
	}
	return undefined;
}
/** Names that begin as the line does. */ function alike(line, known) {
	const near = known.filter((one)=>one.startsWith(line.slice(0, MIN_ALIKE))).slice(0, MAX_ALIKE);
	return near.length === 0 ? '' : `; there is ${near.join(', ')}`;
}


/***/ }),

/***/ 9992:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initFiles: () => (/* binding */ initFiles),
/* harmony export */   runsLoopgate: () => (/* binding */ runsLoopgate),
/* harmony export */   u: () => (/* binding */ UNSEEN_CLUSTER)
/* harmony export */ });
/* harmony import */ var _core_text_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2479);
/** What `loopgate init` writes. A door writes it, and never over an existing file. */ 
const NOTHING = {
	clusters: [],
	installers: [],
	systems: [],
	nodeFiles: []
};
const UNANSWERED = {
	nodes: new Map(),
	failOn: 'error'
};
/** What is asked about where nothing was seen. */ const UNSEEN_CLUSTER = {
	name: 'prod',
	paths: '',
	servers: [],
	clusterDns: [],
	asksNodes: true
};
const HEAD = `# What loopgate knows of this repository; loopgate config print shows what it comes to, docs/configuration.md what there is.
version: 1

# What is read. Without this: every file that git tracks or does not ignore.
# paths:
#   exclude: ["**/testdata/**"]
`;
const TAIL = `
# Severities: error, warning, note or off.
# rules:
#   loop-guard-missing: warning

# The lowest severity that fails a run: error, warning, note or never.
fail-on: FAIL_ON

# Findings that are known and accepted. A reason is required, a date is a promise to look again.
# suppressions:
#   - rule: forwarding-loop
#     path: deploy/edge/**
#     reason: split horizon, reviewed in NET-123
#     expires: 2027-01-31
`;
function configOf(seen, answers) {
	const clusters = seen.clusters.length > 0 ? seen.clusters : [
		UNSEEN_CLUSTER
	];
	const answered = clusters.filter(({ name })=>answers.nodes.has(name));
	const open = clusters.filter(({ name })=>!answers.nodes.has(name));
	const lines = [
		'',
		...evidence(seen).map(comment)
	];
	if (answered.length > 0) {
		lines.push('clusters:', ...answered.flatMap((one)=>questions(one, seen, answers)).map((line)=>`  ${line}`));
	}
	if (open.length > 0) {
		lines.push('#', '# What is answered here counts like a manifest. Take away the # of what you know:');
		if (answered.length === 0) lines.push('# clusters:');
		lines.push(...open.flatMap((one)=>questions(one, seen, answers)).map((line)=>`#   ${line}`));
	}
	return `${HEAD}${lines.join('\n')}\n${TAIL.replace('FAIL_ON', answers.failOn)}`;
}
function evidence(seen) {
	const lines = [];
	if (seen.clusters.every(({ servers })=>servers.length === 0)) lines.push('Seen: no DNS server. If there are some, loopgate scan --explain-coverage says what was read.');
	for (const { name, servers, clusterDns } of seen.clusters){
		if (seen.clusters.length > 1) lines.push(`Cluster ${plain(name)}:`);
		lines.push(...servers.map((one)=>seenLine('DNS server', one)));
		lines.push(...clusterDns.map((one)=>seenLine('cluster DNS address', one)));
	}
	lines.push(...seen.installers.map((one)=>seenLine('installer', one)));
	lines.push(...seen.systems.map((one)=>seenLine('operating system', one)));
	lines.push(...seen.nodeFiles.map((one)=>seenLine('a file of nodes,', one)));
	return lines;
}
function seenLine(what, { value, at, assumes }) {
	const place = at === undefined ? '' : ` (${plain(at)})`;
	const line = `${assumes === undefined ? 'Seen' : 'Not stated, taken for granted'}: ${what} ${plain(value)}${place}`;
	return assumes === undefined ? line : `${line}: ${plain(assumes)}`;
}
function comment(line) {
	return `# ${line}`;
}
function questions(one, { systems, installers, clusters }, answers) {
	const answer = answers.nodes.get(one.name);
	const pattern = one.paths.replace(/[?[\]{}()\\!]/g, '?');
	const known = answer?.os !== undefined;
	const lines = [
		`- name: ${JSON.stringify(plain(one.name))}`
	];
	if (pattern !== '' && clusters.length > 1) lines.push(`  paths: [${JSON.stringify(plain(pattern))}]`);
	if (one.clusterDns.length === 0) {
		const mark = answer === undefined ? '  ' : '  # ';
		lines.push(`${mark}cluster-dns: [10.96.0.10]          # the address of the DNS Service, where no manifest says it`);
	}
	const os = answer === undefined ? systems[0]?.value ?? 'ubuntu-24.04' : answer.os;
	const provisioner = answer === undefined ? installers[0]?.value ?? 'kubeadm' : answer.provisioner;
	lines.push('  nodes:', '    - name: default');
	const decides = one.asksNodes && !known ? ' It decides what /etc/resolv.conf lists, and that is not known.' : '';
	lines.push(`${os === undefined ? '      # os: ubuntu-24.04' : `      os: ${os}`}`.padEnd(35) + ` # which system do the nodes run?${decides}${several(systems)}`, `${provisioner === undefined ? '      # provisioner: kubeadm' : `      provisioner: ${provisioner}`}`.padEnd(35) + ` # what sets them up? It decides which file the kubelet hands to pods.${several(installers)}`);
	const mark = answer === undefined ? '' : '# ';
	lines.push(`  ${mark}resolvers:                          # DNS servers outside of this repository that forward back into it`, `  ${mark}  - { name: office, addresses: [10.0.0.2], forwards: [{ zone: ".", to: [10.96.0.10] }] }`);
	return lines;
}
function several(seen) {
	return seen.length < 2 ? '' : ` Seen: ${seen.map(({ value })=>plain(value)).join(', ')}.`;
}
/** Somebody else's words inside a comment: one line, nothing that ends it. */ function plain(text) {
	return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7').slice(0, 200);
}
const WORKFLOW = `name: loopgate
on:
  pull_request:
  merge_group:
  schedule:
    - cron: "17 5 * * 1"
permissions:
  contents: read
jobs:
  loopgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # To replace: OWNER, the account that you take loopgate from.
      - uses: OWNER/loopgate@v${_core_text_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}
`;
/** The configuration, with what was seen, and a workflow. */ function initFiles(seen = NOTHING, answers = UNANSWERED) {
	return [
		{
			path: '.loopgate.yaml',
			text: configOf(seen, answers)
		},
		{
			path: '.github/workflows/loopgate.yml',
			text: WORKFLOW
		}
	];
}
/** Whether a workflow runs loopgate already. */ function runsLoopgate(workflow) {
	return /^[^#\n]*\b(?:uses:\s*["']?[\w./-]*loopgate\b|loopgate\s+(?:scan|\.|-))/m.test(workflow);
}


/***/ })

};
