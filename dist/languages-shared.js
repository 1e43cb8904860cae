'use strict';

module.exports = {

"languages/shared/access-lists.js": (_from) => {

const [_endpo] = _from("dns/endpoint");
const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const PRIVATE_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];
const PRIVATE_IPV6 = ['::/0', 'fc00::/7', 'fd00::/8'];
function servesPrivateNetworks(networks) {
	return networks.includes('0.0.0.0/0') || PRIVATE_NETWORKS.every((network)=>networks.includes(network));
}
function overIPv6(rules, otherwise, at) {
	const those = rules.filter(({ clients })=>clients?.some(_endpo().isIPv6) !== false);
	const isOpen = those.some(({ clients })=>clients?.some((one)=>PRIVATE_IPV6.includes(one)));
	if (isOpen && those.every(({ effect })=>effect === 'pass')) return [];
	const names = { kind: 'any' };
	const refused = [...those, { names, effect: otherwise, at }].map((rule)=>({ ...rule, overIPv6: true }));
	return [...refused, { names, effect: 'pass', at }];
}
function accessStep(plugin, rules, otherwise, at) {
	return [{ kind: 'answer', plugin, rules: [...rules, { names: { kind: 'any' }, effect: otherwise, at }], at }];
}
function networkAt(written, bits) {
	const address = _endpo().parseAddress(written);
	if (address === undefined || bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined;
	const length = Number(bits ?? (_endpo().isIPv6(address) ? 128 : 32));
	return {
		network: `${address}/${length}`,
		length
	};
}
const MAX_WIDE = 50;
function membersOf(networks) {
	const single = new Set(networks.filter((one)=>/^[^:]+\/32$|\/128$/.test(one)));
	const wide = networks.filter((one)=>!single.has(one)).slice(0, MAX_WIDE);
	return (address)=>single.has(`${address}/${_endpo().isIPv6(address) ? 128 : 32}`) || wide.some((network)=>_endpo().inCidr(address, network));
}
function possibleMember(list, effect, at) {
	const perhaps = {
		holds: `the asker is in \`${list}\``,
		fails: `the asker is not in \`${list}\``
	};
	return { names: { kind: 'any' }, effect, perhaps, at };
}

return { LOOPBACK, accessStep, membersOf, networkAt, overIPv6, possibleMember, servesPrivateNetworks };
},

"languages/shared/command-scripts.js": (_from) => {

const [_paths] = _from("text/paths");
const SCRIPT = /\.(?:sh|bash|mk)$|(?:^|\/)(?:(?:[Mm]ake|[Jj]ust|Jenkins)file|[Tt]askfile\.ya?ml|\.gitlab-ci\.yml|\.github\/workflows\/[^/]+\.ya?ml)$/;
const MAX_COMMAND_SCRIPTS = 5000;
function commandScripts(paths) {
	return paths.filter((path)=>SCRIPT.test(path) && !_paths().isTest(path));
}

return { MAX_COMMAND_SCRIPTS, commandScripts };
},

"languages/shared/daemon-commands.js": (_from) => {
/** What a container's command starts a daemon with, and the files that its image reads by itself. */
const [_notic, _sourc, _known] = _from("text/notice", "text/source-text", "./known-options");
function argumentsOf(words, program) {
	const at = words.findIndex(({ value })=>program.test(value));
	if (at === -1) return words[0]?.value.startsWith('-') === false ? undefined : words;
	const rest = words.slice(at + 1);
	const end = rest.findIndex(({ value })=>/^\d?[;&|<>]/.test(value));
	return end === -1 ? rest : rest.slice(0, end);
}
function valuesOf({ words }, name) {
	return words.flatMap((word, index)=>{
		const [, flag, value] = /^--?([a-z-]{1,40})(?:=(.*))?$/s.exec(word.value) ?? [];
		const next = words[index + 1];
		if (flag !== name) return [];
		if (value !== undefined) return [_sourc().synthetic(word.at, value.replace(/^"(.*)"$/s, '$1'))];
		return next === undefined ? [] : [_sourc().synthetic(next.at, next.value)];
	});
}
function variableOf({ env }, name) {
	const found = env.findLast((one)=>one.name === name);
	return found?.value === undefined ? [] : [_sourc().synthetic(found.at, found.value)];
}
function shortOptions(args, valued) {
	const found = [];
	for(let i = 0; i < args.length; i += 1){
		const word = args[i];
		if (word === undefined || word.value.includes('$')) continue;
		const letters = /^-([A-Za-z0-9].*)$/s.exec(word.value)?.[1];
		if (letters === undefined) found.push({ letter: '', value: '', word });
		for (const [index, letter] of [...letters ?? ''].entries()){
			const isValued = valued.includes(letter);
			const own = letters?.slice(index + 1) ?? '';
			if (isValued && own === '') i += 1;
			found.push({ letter, value: isValued ? own || (args[i]?.value ?? '') : '', word });
			if (isValued) break;
		}
	}
	return found;
}
function unreadIn(options, harmless, { words }, args) {
	const [first] = words;
	if (args === undefined && first !== undefined) return _known().unreadArgument(first.value, first.at);
	return options.flatMap(({ letter, word })=>letter !== '' && harmless.includes(letter) ? [] : _known().unreadArgument(word.value, word.at));
}
function withSteps(reading, steps) {
	if (steps.length === 0) return reading;
	const blocks = reading.value.blocks.map((block)=>({ ...block, steps: [...steps, ...block.steps] }));
	return { ...reading, value: { ...reading.value, blocks } };
}
const READ_BY = [
	[/(?:^|\/)mvance\/unbound/, /^\/opt\/unbound\/etc\/unbound\/(?:unbound|forward-records|a-records|srv-records)\.conf$/],
	[
		/(?:^|\/)klutchell\/unbound/,
		/^\/etc\/unbound\//
	],
	[
		/(?:^|\/)crazy-?max\/unbound/,
		/^\/(?:config|etc\/unbound)\//
	],
	[
		/(?:^|\/)madnuttah\/unbound/,
		/^\/usr\/local\/unbound\//
	],
	[
		/(?:^|\/)(?:ubuntu|internetsystemsconsortium)\/bind9/,
		/^\/etc\/bind\//
	],
	[
		/(?:^|\/)powerdns\/pdns-recursor/,
		/^\/etc\/powerdns\//
	]
];
function unlessRead(reading, image, used) {
	const reads = READ_BY.find(([pattern])=>pattern.test(image))?.[1];
	const stray = reads === undefined ? undefined : used.find(([path])=>!reads.test(path));
	if (stray === undefined) return reading;
	return withSteps(reading, _known().startSteps([
		_notic().mayNotStart(`the image ${image} reads no ${stray[0]} by itself`, _sourc().extentOf(stray[1]))
	]));
}

return { argumentsOf, shortOptions, unlessRead, unreadIn, valuesOf, variableOf, withSteps };
},

"languages/shared/image-systems.js": () => {
const UBUNTU = { xenial: '16.04', bionic: '18.04', focal: '20.04', jammy: '22.04', noble: '24.04', questing: '25.10', resolute: '26.04' };
const DEBIAN = { buster: '10', bullseye: '11', bookworm: '12', trixie: '13' };
const OFFICIAL = /^(?:099720109477|136693071363|379101102735|075585003325|137112412989|309956199498|792107900819|ubuntu|debian1[0-3]|flatcar|amazon|redhat|rocky|ubuntu-os-cloud|debian-cloud|cos-cloud|kinvolk-public|ssm:\/aws\/service)\//;
const MAX_LENGTH = 400;
function systemOfImage(name) {
	if (name.length > MAX_LENGTH || /[${]/.test(name)) return undefined;
	const text = name.toLowerCase();
	const os = systemIn(text);
	return os === undefined ? undefined : { os, official: OFFICIAL.test(text) };
}
function systemIn(text) {
	const ubuntu = /(?:^|[^a-z])(?:ubuntu|ubun2?)[a-z/_-]*?-?(\d\d)[._-]?(04|10)(?:\D|$)/.exec(text);
	const named = /(?:^|[^a-z])(xenial|bionic|focal|jammy|noble|questing|resolute)(?:[^a-z]|$)/.exec(text)?.[1];
	if (ubuntu !== null || named !== undefined && /ubuntu/.test(text)) {
		const version = ubuntu === null ? UBUNTU[named ?? ''] : `${ubuntu[1]}.${ubuntu[2]}`;
		return Object.values(UBUNTU).includes(version ?? '') ? `ubuntu-${version}` : undefined;
	}
	if (/(?:^|[^a-z])(?:al2023|amazon-?linux-?2023|amzn2023)(?:\D|$)/.test(text)) return 'amazon-linux-2023';
	if (/(?:^|[^a-z])(?:amzn2|amazon-?linux-?2)(?:-|$)/.test(text)) return 'amazon-linux-2';
	if (/(?:^|[^a-z])bottlerocket/.test(text)) return 'bottlerocket';
	const flatcar = /(?:^|[^a-z])flatcar(?:[a-z_-]*-(\d{4})[.-](\d{1,2})[.-]\d)?/.exec(text);
	if (flatcar !== null) return isBefore(flatcar[1], flatcar[2]) ? 'flatcar-before-3227.2.0' : 'flatcar';
	const debian = /(?:^|[^a-z])debian[a-z/_-]*?-?(1[0-3])(?:\D|$)/.exec(text)?.[1];
	const codename = /(?:^|[^a-z])(buster|bullseye|bookworm|trixie)(?:[^a-z]|$)/.exec(text)?.[1];
	const release = debian ?? (/debian/.test(text) ? DEBIAN[codename ?? ''] : undefined);
	if (release !== undefined) return Number(release) >= 12 ? `debian-${release}-cloud` : `debian-${release}`;
	if (/^cos-cloud\/|(?:^|\/)cos-(?:stable|beta|\d)/.test(text)) return 'cos';
	const rhel = /(?:^|[^a-z])(rhel|rocky)(?:-?linux)?-?(\d{1,2})(?:\D|$)/.exec(text);
	return rhel !== null && Number(rhel[2]) >= 8 && Number(rhel[2]) <= 10 ? `${rhel[1]}-${rhel[2]}` : undefined;
}
function isBefore(major, minor) {
	if (major === undefined) return false;
	return Number(major) < 3227 || Number(major) === 3227 && Number(minor) < 2;
}
function profileOfImage(image) {
	const system = image === undefined ? undefined : systemOfImage(image.value);
	if (system === undefined || image === undefined) return undefined;
	const os = { value: system.os, at: image.at };
	return system.official ? { os } : {
		os,
		assumes: `the image ${JSON.stringify(image.value)} is what its name says`
	};
}

return { profileOfImage, systemOfImage };
},

"languages/shared/included-files.js": (_from) => {
/** Files that a server's configuration names and reads with it, as far as the repository shows them. */
const [_defin, _globs, _notic, _sourc] = _from("text/defined", "text/globs", "text/notice", "text/source-text");
const NO_FILES = new Map();
const MAX_TEXTS = 500;
function readInPlace(roots, read, { once }) {
	const stack = [];
	const seen = new Set();
	let count = 0;
	let first;
	const open = (texts)=>{
		for (const text of [...texts].reverse())stack.push({ text });
	};
	const begins = (text)=>{
		const known = once ? seen.has(text) : stack.some((one)=>one.text === text && one.items !== undefined);
		seen.add(text);
		count += 1;
		if (known || count <= MAX_TEXTS || roots.includes(text)) return !known;
		first ??= text;
		return false;
	};
	open(roots);
	const path = `more than ${MAX_TEXTS} files`;
	return {
		open,
		cut: ()=>first === undefined ? [] : [{ option: 'include', path, at: _sourc().locate(first, 0, 0) }],
		*[Symbol.iterator] () {
			for(let top = stack.at(-1); top !== undefined; top = stack.at(-1)){
				if (top.items === undefined) {
					if (begins(top.text)) top.items = read(top.text)[Symbol.iterator]();
					else stack.pop();
					continue;
				}
				const next = top.items.next();
				if (next.done === true) stack.pop();
				else yield next.value;
			}
		}
	};
}
function textsAt(files, pattern) {
	return [...files].flatMap(([path, text])=>pattern.test(path) ? [text] : []);
}
function filesIn(files, directory) {
	const prefix = `${directory.replace(/\/+$/, '')}/`;
	const below = [...files].filter(([path])=>path.startsWith(prefix));
	if (below.length === 0) return undefined;
	return below.map(([path, text])=>[path.slice(prefix.length), text]).filter(([name])=>!name.includes('/')).sort(([a], [b])=>a < b ? -1 : 1);
}
function textsNamed(files, path) {
	const slash = path.lastIndexOf('/');
	const name = path.slice(slash + 1);
	if (!/[*?]/.test(name)) {
		const ending = `/${path.replace(/^\.\//, '')}`;
		const found = path.startsWith('/') ? [] : [...files].filter(([one])=>one.endsWith(ending));
		const text = found.length === 1 ? found[0]?.[1] : files.get(path);
		return text === undefined ? undefined : [text];
	}
	const matches = _globs().compileGlob(name);
	if (typeof matches !== 'function') return undefined;
	return filesIn(files, path.slice(0, slash))?.flatMap(([one, text])=>matches(one) ? [text] : []);
}
function absentFiles(named, { isAbsent }) {
	return named.flatMap(({ option, path, at })=>path.startsWith('/') && isAbsent?.(path) === true ? [
			_notic().mayNotStart(`${path} of \`${option}\` is not there`, at)
		] : []);
}
function unseenSteps(unseen) {
	return unseen.map(({ option, path, at })=>({
			kind: 'opaque',
			plugin: option,
			because: 'what it names is not read',
			passes: `nothing in ${path} decides where the name goes`,
			at
		}));
}
const OF_PACKAGES = /(?:\.keys?|\/trust-anchors\.conf|\/named\.(?:conf\.default-zones|rfc1912\.zones)|\/zones\.rfc1918|\/bind\.config|\/(?:dnsmasq|unbound\.conf)\.d(?:\/[^/]*)?)$/;
function unseenNotices(unseen) {
	return unseen.map(({ option, path, at })=>({
			kind: 'not-modelled',
			code: 'include',
			message: `what \`${option}\` names, ${path}, is not in sight and is not read`,
			..._defin().defined({ overrides: OF_PACKAGES.test(path) ? undefined : true }),
			at
		}));
}

return { NO_FILES, absentFiles, filesIn, readInPlace, textsAt, textsNamed, unseenNotices, unseenSteps };
},

"languages/shared/k3s-commands.js": (_from) => {
/** `curl -sfL https://get.k3s.io | sh -s - server --resolv-conf FILE`, `INSTALL_K3S_EXEC="..."` (k3s install.sh). */
const [_sourc, _kubel, _shell, _syste] = _from("text/source-text", "./kubelet-flags", "./shell-words", "./systemd-unit");
const EXEC = /^(?:export\s+)?(?:INSTALL_K3S_EXEC|INSTALL_RKE2_EXEC|K3S_EXEC|RKE2_EXEC)$/;
const RESOLV_CONF = /^(?:K3S|RKE2)_RESOLV_CONF$/;
function installerFlags(script) {
	const { text } = script;
	if (!/resolv-conf|_RESOLV_CONF|cluster-dns/.test(text)) return [];
	const provisioner = /get\.rke2\.io|\brke2\b|RKE2_/.test(text) ? 'rke2' : /k3s|K3S/.test(text) ? 'k3s' : undefined;
	if (provisioner === undefined) return [];
	const flags = [];
	for (const command of _shell().commandsOf(script))for (const flag of flagsOf(command))flags.push(flag);
	return factsOf(flags, provisioner);
}
function unitFlags(unit, provisioner) {
	const flags = [];
	for (const { section, key, value } of _syste().readUnit(unit)){
		if (section !== 'Service') continue;
		const { words } = _shell().splitWords(value, 'flags');
		if (key === 'ExecStart') {
			if (words.length === 0) flags.length = 0;
			for (const flag of kubeletFlags(words.slice(1)))flags.push(flag);
		} else if (key === 'Environment') for (const word of words)for (const flag of assigned(word))flags.push(flag);
	}
	return factsOf(flags, provisioner);
}
function factsOf(flags, provisioner) {
	const settings = _kubel().readFlags(flags, []);
	const at = settings.resolvConf?.at ?? settings.ineffective[0]?.at ?? settings.clusterDNS?.[0]?.at;
	return at === undefined ? [] : [{ kind: 'kubelet', source: 'flags', provisioner, ...settings, at }];
}
function flagsOf(command) {
	const flags = [];
	let i = 0;
	for(; i < command.length; i += 1){
		const word = command[i];
		if (word === undefined) break;
		if (!/^(?:sudo|env|export|exec|-[A-Za-z]+)$/.test(word.text) && !/^\w+=/.test(word.text)) break;
		for (const flag of assigned(word))flags.push(flag);
	}
	const name = command[i]?.text ?? '';
	const rest = command.slice(i + 1);
	const runs = /(?:^|\/)(?:k3s|rke2)(?:-(?:agent|server|install\.sh))?$|(?:^|\/)[\w.-]*install[\w.-]*\.sh$/.test(name) || _shell().isShell(name) && rest.some((word)=>/^(?:-s|server|agent|.*install[\w.-]*\.sh)$/.test(word.text));
	if (runs) for (const flag of kubeletFlags(rest))flags.push(flag);
	return flags;
}
function assigned(word) {
	const equals = word.text.indexOf('=');
	if (equals <= 0) return [];
	const name = word.text.slice(0, equals);
	const value = _sourc().slice(word, equals + 1, word.text.length);
	if (EXEC.test(name)) return kubeletFlags(_shell().splitWords(value, 'flags').words);
	return RESOLV_CONF.test(name) && value.text !== '' ? [{ name: 'resolv-conf', value, at: _sourc().extentOf(value) }] : [];
}
function kubeletFlags(words) {
	const settings = [];
	const handed = [];
	for (const flag of _kubel().flagWords(words)){
		if (flag.name === 'resolv-conf') settings.push(flag);
		else if (flag.name === 'kubelet-arg' && flag.value !== undefined) {
			const own = _kubel().flagFrom(flag.value, flag.value.text.startsWith('--') ? 2 : 0);
			if (own.name !== '' && own.value !== undefined) handed.push(own);
		}
	}
	return [...settings, ...handed];
}

return { installerFlags, unitFlags };
},

"languages/shared/known-options.generated.js": () => {
// Made by scripts/generate-known-options.mjs from known-options.yaml. Change that, then run npm run generate.

const KNOWN_OPTIONS = {
	"bind": {
		"top": [
			["(?:acl|dnssec-policy|http|key|tls)", "\"?[^\\s\"]+ \\{"],
			["server", "[^\\s\"]+ \\{"],
			["(?:controls|logging|options|statistics-channels|trust-anchors)", "\\{"],
			["(?:masters|primaries)", "(port ~ )?\"?[^\\s\"]+ (port ~ )?\\{"],
			["(?:view|zone)", "\"?[^\\s\"]+( (IN|in))? \\{"]
		],
		"options": [
			[
				"(?:bindkeys-file|d(?:irectory|ump-file)|geoip-directory|key-directory|m(?:anaged-keys-directory|emstatistics-file)|recursing-file|s(?:ecroots-file|tatistics-file)|tkey-gssapi-keytab)",
				"\"\\S*"
			],
			["(?:hostname|pid-file|session-keyfile|version)", "\"\\S*|none"],
			["server-id", "\"\\S*|none|hostname"],
			["(?:disable-empty-zone|empty-(?:contact|server))", "\"?{name}"],
			[
				"(?:a(?:llow-new-zones|nswer-cookie|ut(?:h-nxdomain|omatic-interface-scan))|check-integrity|empty-zones-enable|flush-zones-on-shutdown|m(?:essage-compression|inimal-any)|provide-ixfr|querylog|r(?:e(?:cursion|quest-(?:expire|ixfr|nsid)|useport)|oot-key-sentinel)|s(?:end-cookie|tale-(?:answer-enable|cache-enable)|ynth-from-dnssec)|tr(?:ust-anchor-telemetry|y-tcp-refresh)|zero-no-soa-ttl)",
				"yes|no|true|false|1|0"
			],
			[
				"(?:clients-per-query|edns-udp-size|max-(?:clients-per-query|records|udp-size)|notify-rate|s(?:erial-query-rate|ig-signing-(?:nodes|signatures|type)|tartup-notify-rate)|t(?:cp-clients|ransfers-(?:in|out|per-ns))|update-quota)",
				"\\d{1,9}|[1-3]\\d{9}"
			],
			[
				"(?:allow-(?:notify|query(?:-(?:cache(?:-on)?|on))?|recursion(?:-on)?|update(?:-forwarding)?)|blackhole|keep-response-order|no-case-compress|r(?:ate-limit|rset-order)|sortlist|validate-except)",
				"\\{"
			],
			[
				"(?:lame-ttl|max-(?:cache-ttl|stale-ttl)|s(?:ervfail-ttl|tale-(?:answer-ttl|refresh-time)))",
				"(?=.)(\\d{1,4}w)?(\\d{1,4}d)?(\\d{1,5}h)?(\\d{1,6}m)?(\\d{1,8}s)?|\\d{1,9}|[1-3]\\d{9}"
			],
			["max-ncache-ttl", "\\d{1,5}|[1-5]\\d{5}|60[0-3]\\d{3}|604[0-7]\\d\\d|604800|1w|[1-7]d|(\\d\\d?|1[0-5]\\d|16[0-8])h|\\d{1,4}m|\\d{1,5}s"],
			["interface-interval", "\\d{1,4}|[1-3]\\d{4}|40[0-2]\\d\\d|403[01]\\d|40320"],
			["listen-on(?:-v6)?", "(port ~ )?((tls|http) \\S+ )*\\{"],
			["(?:al(?:low-transfer|so-notify)|forwarders)", "(port ~ )?\\{"],
			["(?:notify-source|transfer-source)", "@|\\*"],
			["(?:notify-source-v6|transfer-source-v6)", "&|\\*"],
			["query-source(?:-v6)?", "(address )?\\*|(address )?\\* port \\*|port \\*|none"],
			["prefetch", "\\d{1,9}( \\d{1,9})?"],
			["sig-validity-interval", "[1-9]\\d{0,2}|[12]\\d{3}|3[0-5]\\d\\d|36[0-5]\\d|3660|[1-9]\\d{1,2} [1-9]"],
			["lmdb-mapsize", "[1-9]\\d{0,5}m|[1-9]\\d{0,2}g|[1-9]\\d{6,11}"],
			["max-cache-size", "\\d+[kKmMgG]?|\\d+%|unlimited|default"],
			["(?:max-recursion-queries|recursive-clients)", "\\d{2,9}"],
			["deny-answer-a(?:ddresses|liases)", "\\{( except-from \\{)?"],
			["check-names", "(primary|master|secondary|slave) (fail|warn|ignore)|response (warn|ignore)"],
			["stale-answer-client-timeout", "disabled|off|\\d{1,9}"],
			["notify", "explicit|master-only|primary-only|yes|no|true|false|1|0"],
			["zone-statistics", "full|terse|none|yes|no|true|false|1|0"],
			["transfer-format", "many-answers|one-answer"],
			["minimal-responses", "no-auth|no-auth-recursive|yes|no|true|false|1|0"],
			["forward", "only|first"],
			["qname-minimization", "strict|relaxed|disabled|off"],
			["dnssec-validation", "yes|no|auto"],
			["port", "~"],
			["max-recursion-depth", "[5-9]|\\d{2,9}"],
			["min-(?:cache-ttl|ncache-ttl)", "[1-8]?\\d|90"],
			["fetches-per-(?:server|zone)", "0( (drop|fail))?"],
			["resolver-query-timeout", "0|[12]\\d{4}|30000"],
			["masterfile-format", "text|raw"]
		],
		"view": [
			["(?:match-(?:clients|destinations)|trust-anchors)", "\\{"],
			["key", "\"?[^\\s\"]+ \\{"],
			["server", "[^\\s\"]+ \\{"],
			["zone", "\"?[^\\s\"]+( (IN|in))? \\{"],
			["match-recursive-only", "yes|no|true|false|1|0"]
		],
		"zone": [
			["(?:al(?:low-transfer|so-notify)|forwarders|masters|primaries)", "(port ~ )?\\{"],
			["(?:allow-(?:notify|query|update)|server-(?:addresses|names))", "\\{"],
			["(?:dnssec-policy|in-view)", "\"?[^\\s\"]+"],
			["(?:file|key-directory)", "\"\\S*"],
			["(?:inline-signing|request-ixfr)", "yes|no|true|false|1|0"],
			["transfer-source", "@|\\*"],
			["check-names", "fail|warn|ignore"],
			["zone-statistics", "full|terse|none|yes|no|true|false|1|0"],
			["update-policy", "local|\\{"],
			["forward", "only|first"],
			["type", "primary|master|secondary|slave|stub|static-stub|forward|hint|redirect|mirror"],
			["masterfile-format", "raw|text"],
			["notify", "yes|no|true|false|1|0|explicit|master-only|primary-only"]
		],
		"primary-zone": [
			[
				"(?:al(?:low-(?:query|transfer|update)|so-notify)|check-names|dnssec-policy|f(?:ile|orward(?:ers)?)|inline-signing|key-directory|masterfile-format|notify|type|update-policy|zone-statistics)",
				".*"
			]
		],
		"secondary-zone": [
			[
				"(?:al(?:low-(?:notify|query|transfer)|so-notify)|check-names|dnssec-policy|f(?:ile|orward(?:ers)?)|inline-signing|key-directory|master(?:file-format|s)|notify|primaries|request-ixfr|t(?:ransfer-source|ype)|zone-statistics)",
				".*"
			]
		],
		"mirror-zone": [
			[
				"(?:al(?:low-(?:notify|query|transfer)|so-notify)|check-names|file|master(?:file-format|s)|notify|primaries|request-ixfr|t(?:ransfer-source|ype)|zone-statistics)",
				".*"
			]
		],
		"stub-zone": [["(?:allow-query|check-names|f(?:ile|orward(?:ers)?)|master(?:file-format|s)|primaries|t(?:ransfer-source|ype)|zone-statistics)", ".*"]],
		"static-stub-zone": [["(?:allow-query|forward(?:ers)?|server-(?:addresses|names)|type|zone-statistics)", ".*"]],
		"hint-zone": [["(?:check-names|file|type)", ".*"]],
		"redirect-zone": [["(?:allow-query|file|master(?:file-format|s)|primaries|type|zone-statistics)", ".*"]],
		"forward-zone": [["(?:forward(?:ers)?|type)", ".*"]],
		"logging": [
			[
				"category",
				"\"?(client|config|database|default|dispatch|dnssec|edns-disabled|general|lame-servers|network|notify|quer(ies|y-errors)|rate-limit|resolver|rpz|security|unmatched|update(-security)?|xfer-(in|out)) \\{"
			],
			["channel", "\"?[^\\s\"]+ \\{"]
		],
		"channel": [
			["(?:buffered|print-(?:category|severity|time))", "yes|no|true|false|1|0"],
			["(?:null|stderr)", ""],
			["file", "\"\\S+( (versions (\\d{1,9}|unlimited)|size (\\d{1,9}[kmg]?|unlimited|default)|suffix (increment|timestamp)))*"],
			["syslog", "\"?\\w*"],
			["severity", "critical|error|warning|notice|info|dynamic|debug( \\d{1,9})?"],
			["print-time", "yes|no|true|false|1|0|local|iso8601|iso8601-utc"]
		],
		"key": [
			["secret", "\"?(([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|[A-Za-z0-9+/]{2}==)"],
			["algorithm", "\"?hmac-(md5|sha1|sha224|sha256|sha384|sha512)"]
		],
		"server": [
			["(?:edns-udp-size|transfers)", "\\d{1,9}"],
			["(?:bogus|edns)", "yes|no|true|false|1|0"],
			["keys", "\\S+|\\{"],
			["transfer-format", "many-answers|one-answer"]
		],
		"rate-limit": [
			["(?:errors-per-second|n(?:odata-per-second|xdomains-per-second)|responses-per-second)", "\\d{1,3}|1000"],
			["slip", "\\d|10"],
			["window", "[1-9]\\d{0,2}|[12]\\d{3}|3[0-5]\\d\\d|3600"],
			["exempt-clients", "\\{"],
			["log-only", "yes|no|true|false|1|0"]
		],
		"rrset-order": [
			["order", "random|cyclic|none|fixed"],
			["class", "(IN )?(type (A|AAAA|ANY) )?(name \"{name} )?order (random|cyclic|none|fixed)"],
			["type", "(A|AAAA|ANY) (name \"{name} )?order (random|cyclic|none|fixed)"],
			["name", "\"{name} order (random|cyclic|none|fixed)"]
		],
		"controls": [["inet", "([@&]|\\*)( port (\\*|~))? allow \\{( keys \\{)?"]],
		"statistics-channels": [["inet", "([@&]|\\*)( port (\\*|~))?( allow \\{)?"]]
	},
	"dnsmasq": {
		"bare": [
			[
				"(?:a(?:dd-(?:mac|subnet)|ll-servers)|b(?:ind-(?:dynamic|interfaces)|ogus-priv)|clear-on-reload|d(?:hcp-(?:authoritative|no-override)|ns(?:-loop-detect|sec(?:-(?:check-unsigned|no-timecheck))?)|omain-needed)|e(?:nable-(?:ra|tftp)|xpand-hosts)|f(?:ast-dns-retry|ilter(?:-A(?:AAA)?|win2k))|keep-in-foreground|lo(?:cal(?:-service|ise-queries)|g-(?:async|d(?:ebug|hcp)|queries))|no-(?:daemon|hosts|ident|negcache|p(?:ing|oll)|resolv)|proxy-dnssec|quiet-(?:dhcp6?|ra|tftp)|re(?:ad-ethers|bind-localhost-ok|solv-file)|s(?:cript-on-renewal|t(?:op-dns-rebind|ri(?:ct-order|p-(?:mac|subnet))))|tftp-(?:no-fail|secure)|use-stale-cache)",
				""
			]
		],
		"once": [
			[
				"(?:a(?:dd-subnet|uth-ttl)|cache-size|d(?:hcp-(?:lease(?:-max|file)|script)|ns-forward-max)|edns-packet-max|fast-dns-retry|group|lo(?:cal-(?:service|ttl)|g-(?:async|facility))|m(?:ax-(?:cache-ttl|port|t(?:cp-connections|tl))|in-(?:cache-ttl|port)|x-target)|neg-ttl|p(?:id-file|ort(?:-limit)?)|query-port|use(?:-stale-cache|r))",
				".*"
			]
		],
		"": [
			[
				"(?:addn-hosts|conf-(?:dir|file|script)|dhcp-(?:hosts(?:dir|file)|ignore|leasefile|optsfile|pxe-vendor|script)|except-interface|hostsdir|no-dhcp-interface|p(?:id-file|xe-prompt)|rebind-domain-ok|tftp-root)",
				".+"
			],
			["group", "dip|dnsmasq|nobody|nogroup|pihole|root"],
			["user", "dnsmasq|nobody|pihole|root"],
			["(?:auth-ttl|cache-size|d(?:hcp-lease-max|ns-forward-max)|edns-packet-max|local-ttl|m(?:ax-(?:cache-ttl|ttl)|in-cache-ttl)|neg-ttl)", "\\d+"],
			["(?:log-async|use-stale-cache)", "\\d*"],
			["(?:enable-tftp|resolv-file)", ".*"],
			["(?:bogus-nxdomain|ignore-address)", "[@&]/?"],
			["(?:min-port|port|query-port)", "~"],
			["domain", "{labels}[\\w-]+(\\.[\\w-]+)*\\.?(, ?(@(, ?@)?|&(, ?&)?|[@&]/(, ?local)?|[A-Za-z]\\w*))?"],
			["server", "{labels}(/\\S*/ ?)?(@(#~)?(@(@|[\\w.%-]+)(#~)?)*|&(#~)?(@(&|[\\w.%-]+)(#~)?)*|[@&]%\\w+|#|)|{labels}(?=.*[a-z])[\\w-]+(\\.[\\w-]+)*\\.?(#~)?"],
			["add-subnet", "([@&]/)?\\d+(, ?([@&]/)?\\d+)?|"],
			["log-queries", "(extra|proto)?"],
			["local", "{labels}/\\S*/ ?([@&](#~)?|#|)|[@&](#~)?"],
			["address", "(?!.*[@&]/$){labels}/\\S*/([@&]|#|)|[@&]"],
			["log-facility", "/\\S+|-|(local[0-7]|daemon|user|syslog|cron|mail|news|auth|authpriv)"],
			["alias", "@(-@)?, ?@(, ?@)?"],
			["listen-address", "[@&](, ?[@&])*"],
			["rev-server", "[@&]/(, ?[@&](#~)?)?"],
			["host-record", "[\\w.*-]+(, ?[\\w.*-]+)*(, ?[@&]){1,2}(, ?\\d+)?"],
			["synth-domain", "{labels}[\\w-]+(\\.[\\w-]+)*, ?[@&]/(, ?[\\w-]+)?"],
			["cname", "{labels}[\\w.*-]+(, ?[\\w.*-]+)+"],
			["mx-host", "{labels}[\\w.-]+(, ?[\\w.-]*(, ?~)?)?"],
			["srv-host", "{labels}[\\w.-]+(, ?[\\w.-]*(, ?~){0,3})?"],
			["(?:mx-target|ptr-record)", "{labels}.+"],
			["txt-record", "(?![^,]*[^,.]{64}).+"],
			["naptr-record", "(?![^,]*[^,.]{64})[^,]+, ?~, ?~, ?[^,]*, ?[^,]*, ?.+"],
			["caa-record", "(?![^,]*[^,.]{64})[^,]+, ?\\d+, ?\\w*,.*"],
			["(?:ipset|nftset)", "{labels}(/.*/)?[^/]+"],
			["interface", "[^,].*"],
			[
				"trust-anchor",
				"\\S+, ?(IN, ?)?~, ?\\d{1,2}, ?\\d{1,2}, ?[\\dA-Fa-f ]+"
			],
			["add-mac", "base64|text"],
			["fast-dns-retry", "[5-9]\\d|\\d{3,}|\\d{2,}, ?\\d+"],
			["port-limit", "[1-9]\\d*"],
			["local-service", "host|net"],
			[
				"dhcp-option(?:-force)?",
				"((tag|set):[\\w.!-]+, ?)*((vendor|encap|vi-encap):[\\w.-]+, ?((tag|set):[\\w.!-]+, ?)*\\d+(, ?.*)?|(?!(1|3|6|7|9|16|21|28|32|33|41|42|44|45|48|49|50|54|65|68|69|70|71|74|150|255)(,|$))\\d+(, ?.*)?|\\d+(, ?@)*|option:(router|dns-server|ntp-server|netmask|log-server|static-route)(, ?@)*|option:(domain-search|domain-name|mtu|bootfile-name|tftp-server|time-offset|classless-static-route)(, ?.*)?|option6:(dns-server|22|23|27|28|31)(, ?(&|\\[&\\]))*|option6:(?!(22|23|27|28|31)(,|$))(domain-search|ntp-server|\\d+)(, ?.*)?)"
			],
			[
				"dhcp-range",
				"((tag|set|net|interface):[\\w.*!-]+, ?)*([\\w-]*[g-zG-Z][\\w-]*, ?)?(@, ?(@(, ?@){0,2}|(static|proxy)(, ?@)?)(, ?(\\d+[smhdwSMHDW]?|infinite)?)?|(&(, ?&|, ?(ra-(only|stateless|names|advrouter)|slaac|static|off-link))+|::[\\da-fA-F:]*(, ?::[\\da-fA-F:]*)?, ?constructor:[\\w.*-]+(, ?(ra-(only|stateless|names|advrouter)|slaac|static|off-link))*)(, ?(6[4-9]|[7-9]\\d|1[01]\\d|12[0-8]))?(, ?(\\d+[smhdwSMHDW]|infinite|deprecated))?)"
			],
			["dhcp-host", "(((id|set|tag|net):[^,]*|(\\d+-)?[\\da-fA-F*]{1,2}(:[\\da-fA-F*]{1,2})+|\\[[\\da-fA-F:./]+\\]|[\\dA-Za-z][\\w*.-]*)?(, ?|$))*"],
			["dhcp-boot", "(tag:[^,]+, ?)*(?!tag:).*"],
			["dhcp-mac", "(set:)?[\\w-]+, ?([\\da-fA-F]{1,2}|\\*)([:-]([\\da-fA-F]{1,2}|\\*))*"],
			["dhcp-(?:userclass|vendorclass)", "(set:)?[\\w-]+, ?.+"],
			[
				"dhcp-match",
				"((set|tag):)?[\\w-]+, ?(\\d+|option:(router|dns-server|user-class|vendor-class|client-arch|client-machine-id|client-interface-id|bootfile-name)|option6:\\d+|vi-encap:\\d+)(,.*)?"
			],
			["pxe-service", "(tag:[^,]+, ?)*(\\d+|x86PC|PC98|IA64_EFI|Alpha|Arc_x86|Intel_Lean_Client|IA32_EFI|[xX]86-64_EFI|Xscale_EFI|BC_EFI|ARM(32|64)_EFI), ?.+"],
			["tag-if", "set:[\\w-]+(, ?(set|tag):!?[\\w-]+)*"],
			["max-tcp-connections", "[1-9]\\d+"],
			["max-port", "[1-9]\\d{3}|[1-6]\\d{4}"],
			[
				"cache-rr",
				"(A6|AAAA|AFSDB|AMTRELAY|ANY|APL|ATMA|AVC|AXFR|A|CAA|CDNSKEY|CDS|CERT|CNAME|CSYNC|DHCID|DLV|DNAME|DNSKEY|DOA|DS|EID|EUI48|EUI64|GID|GPOS|HINFO|HIP|HTTPS|IPSECKEY|ISDN|IXFR|KEY|KX|L32|L64|LOC|LP|MAILA|MAILB|MB|MD|MF|MG|MINFO|MR|MX|NAPTR|NID|NIMLOC|NINFO|NSAP|NSAP_PTR|NSEC|NSEC3|NSEC3PARAM|NS|NULL|NXT|OPENPGPKEY|OPT|PTR|PX|RKEY|RP|RRSIG|RT|SIG|SINK|SMIMEA|SOA|SPF|SRV|SSHFP|SVCB|TALINK|TA|TKEY|TLSA|TSIG|TXT|UID|UINFO|UNSPEC|URI|WKS|X25|ZONEMD|\\d{1,5})(, ?(A6|AAAA|AFSDB|AMTRELAY|ANY|APL|ATMA|AVC|AXFR|A|CAA|CDNSKEY|CDS|CERT|CNAME|CSYNC|DHCID|DLV|DNAME|DNSKEY|DOA|DS|EID|EUI48|EUI64|GID|GPOS|HINFO|HIP|HTTPS|IPSECKEY|ISDN|IXFR|KEY|KX|L32|L64|LOC|LP|MAILA|MAILB|MB|MD|MF|MG|MINFO|MR|MX|NAPTR|NID|NIMLOC|NINFO|NSAP|NSAP_PTR|NSEC|NSEC3|NSEC3PARAM|NS|NULL|NXT|OPENPGPKEY|OPT|PTR|PX|RKEY|RP|RRSIG|RT|SIG|SINK|SMIMEA|SOA|SPF|SRV|SSHFP|SVCB|TALINK|TA|TKEY|TLSA|TSIG|TXT|UID|UINFO|UNSPEC|URI|WKS|X25|ZONEMD|\\d{1,5}))*"
			]
		]
	},
	"pdns-recursor": {
		"": [
			[
				"(?:api-(?:config-dir|key)|carbon-(?:instance|namespace|ourname)|dont-throttle-names|e(?:cs-scope-zero-address|dns-subnet-allow-list|tc-hosts-file)|forward-zones-file|hint-file|include-dir|lua-(?:config-file|dns-script)|public-suffix-list-file|s(?:e(?:curity-poll-suffix|rver-id|t(?:gid|uid))|ocket-dir)|version-string|webserver-(?:address|password))",
				".*"
			],
			[
				"(?:a(?:llow-(?:no-rd|trust-anchor-query)|ny-to-tcp)|d(?:aemon|isable-(?:packetcache|syslog)|nssec-log-bogus)|e(?:cs-ipv(?:4-never-cache|6-never-cache)|dns-padding-out|x(?:port-etc-hosts|tended-resolution-errors))|gettag-needs-edns-options|log-(?:common-errors|rpz-changes|timestamp)|non-local-bind|p(?:dns-distributes-queries|rotobuf-use-kernel-timestamp)|q(?:name-minimization|uiet)|r(?:euseport|oot-nx-trust)|s(?:ave-parent-ns-set|erve-rfc1918|ingle-socket|tructured-logging)|tcp-fast-open-connect|use-incoming-edns-subnet|w(?:ebserver|rite-pid))",
				"yes|no|on|off|"
			],
			[
				"(?:aggressive-(?:cache-max-nsec3-hash-cost|nsec-cache-size)|c(?:arbon-interval|lient-tcp-timeout)|distributor-threads|e(?:cs-(?:cache-limit-ttl|ipv6-(?:bits|cache-bits)|minimum-ttl-override)|dns-(?:outgoing-bufsize|padding-tag))|l(?:atency-statistic-size|oglevel|ua-maintenance-interval)|m(?:ax-(?:c(?:ache-(?:bogus-ttl|entries|ttl)|oncurrent-requests-per-tcp-connection)|generate-steps|include-depth|negative-ttl|packetcache-entries|tcp-clients)|inimum-ttl-override)|n(?:on-resolving-ns-(?:max-fails|throttle-time)|sec3-max-iterations)|packetcache-(?:servfail-ttl|ttl)|re(?:cord-cache-(?:locked-ttl-perc|shards)|fresh-on-ttl-perc)|s(?:erve(?:-stale-extensions|r-down-throttle-time)|ignature-inception-skew|oa-minimum-ttl|poof-nearmiss-max|tat(?:istics-interval|s-ringbuffer-entries))|t(?:cp-(?:fast-open|out-max-(?:idle-(?:ms|per-(?:auth|thread))|queries))|hreads)|udp-truncation-threshold)",
				"\\d+"
			],
			[
				"(?:allow-(?:from|notify-from)|dont-(?:query|throttle-netmasks)|webserver-allow-from)",
				"(!?[@&]/?([, ]+|$))*"
			],
			[
				"forward-zones(?:-recurse)?",
				"(\\+?[\\w-]*(\\.[\\w-]+)*\\.?=(([@&]|\\[[@&]\\])(:\\d+)?;?)+([, ]+|$))*"
			],
			["(?:local-port|webserver-port)", "~"],
			["carbon-server", "(([@&]|\\[[@&]\\])(:\\d+)?(, ?|$))*"],
			[
				"local-address",
				"(([@&]|\\[[@&]\\])(:\\d+)?([, ]+|$))*"
			],
			["query-local-address", "(0\\.0\\.0\\.0|::|[,\\s])*"],
			[
				"auth-zones",
				"([\\w-]*(\\.[\\w-]+)*\\.?=[^\\s,=]+([, ]+|$))*"
			],
			["max-recursion-depth", "0|[5-9]|\\d{2,}"],
			["max-(?:qperq|tcp-per-client)", "0|\\d{2,}"],
			["max-total-msec", "0|\\d{3,}"],
			["max-mthreads", "\\d{2,}"],
			["network-timeout", "\\d{3,}"],
			["ecs-ipv4-(?:bits|cache-bits)", "[12]?\\d|3[0-2]"],
			["dnssec", "off|process|process-no-validate|log-fail|validate"],
			["nothing-below-nxdomain", "yes|no|dnssec"],
			["trace", "yes|no|fail|on|off|"],
			["stack-size", "[1-9]\\d{5,}"],
			["max-udp-queries-per-round", "[1-9]\\d*"]
		],
		"named": [
			[
				"(?:a(?:dd-for|llow-(?:from-file|notify-f(?:or(?:-file)?|rom-file))|void)|c(?:hroot|on(?:fig-(?:dir|name)|trol-disabled-list)|pu-)|d(?:istribution-(?:load-factor|pipe-buffer-size)|ns64-prefix|ot-to-(?:auth-names|port-853))|e(?:cs-|dns-(?:padding-(?:from|mode)|subnet-whitelist)|ntropy-source|vent-trace-enabled|xport-etc-)|hosts-search-suffix|ignore-unknown-settings|l(?:imit-qtype-any|o(?:gging-facility|wercase-outgoing))|ma(?:p|x-(?:busy-dot-|d(?:nskeys|s-per-zone)|ns(?:-(?:address-qperq|per-resolve)|ec3(?:-hash-computations-per-query|s-per-record))|rrs(?:et-size|igs-per-record)|signature-validations-per-query|tcp-queries-))|n(?:ames|o-shuffle)|p(?:er-connection|ro(?:bes|cesses|xy-protocol-(?:from|maximum-size)))|rng|s(?:erver-down-max-fails|nmp-(?:agent|daemon-socket|master-socket)|ocket-(?:group|mode|owner)|t(?:ats-(?:api-(?:blacklist|disabled-list)|carbon-(?:blacklist|disabled-list)|rec-(?:control-blacklist)?|snmp-(?:blacklist|disabled-list))|ructured-logging-backend))|udp-source-port-(?:m(?:ax|in))?|webserver-(?:hash-plaintext-credentials|loglevel)|x-dnssec-)",
				".*"
			]
		]
	},
	"unbound": {
		"server": [
			["ip-ratelimit", "0"],
			["https-port", "443"],
			[
				"(?:aggressive-nsec|d(?:eny-any|isable-dnssec-lame-check|o-(?:daemonize|ip(?:4|6)|not-query-localhost|udp))|e(?:d(?:e(?:-serve-expired)?|ns-tcp-keepalive)|xtended-statistics)|h(?:arden-(?:algo-downgrade|below-nxdomain|dnssec-stripped|glue|large-queries|referral-path|short-bufsize)|ide-(?:http-user-agent|identity|trustanchor|version)|ttp-nodelay)|i(?:n(?:fra-keep-probing|secure-lan-zones|terface-automatic)|p-(?:freebind|transparent))|log-(?:local-actions|queries|replies|servfail|t(?:ag-queryreply|ime-ascii))|minimal-responses|prefe(?:r-ip(?:4|6)|tch(?:-key)?)|qname-minimisation(?:-strict)?|rrset-roundrobin|s(?:erve-(?:expired(?:-ttl-reset)?|original-ttl)|hm-enable|o-reuseport|sl-upstream|tatistics-cumulative)|t(?:cp-upstream|ls-(?:system-cert|u(?:pstream|se-sni)))|u(?:dp-(?:connect|upstream-without-downstream)|nblock-lan-zones|se-(?:caps-for-id|sys(?:log|temd)))|val-(?:clean-additional|permissive-mode)|zonemd-permissive-mode)",
				"yes|no"
			],
			[
				"(?:add-holddown|cache-m(?:ax-(?:negative-ttl|ttl)|in-ttl)|del(?:-holddown|ay-close)|edns-tcp-keepalive-timeout|i(?:n(?:coming-num-tcp|fra-(?:cache-m(?:ax-rtt|in-rtt)|host-ttl))|p-ratelimit-factor)|jostle-timeout|keep-missing|low-rtt|num-threads|out(?:bound-msg-retry|going-num-tcp)|ratelimit-factor|s(?:erve-expired-(?:client-timeout|reply-ttl|ttl)|tatistics-interval)|tcp-idle-timeout|unwanted-reply-threshold|v(?:al-(?:bogus-ttl|log-level|sig-skew-m(?:ax|in))|erbosity))",
				"0|0*[1-9]\\S*"
			],
			[
				"(?:auto-trust-anchor-file|directory|http-user-agent|identity|log(?:-identity|file)|pidfile|root-hints|t(?:ls-(?:ciphers(?:uites)?|service-(?:key|pem))|rust(?:-anchor-file|ed-keys-file))|version)",
				".*"
			],
			["chroot", "|/((usr/local/|opt/unbound/)?etc|var)/unbound/?"],
			["tls-cert-bundle", "|/etc/(pki|ssl)/\\S+|/usr/(local/)?share/\\S+"],
			["username", "(_?unbound|nobody|root)?"],
			[
				"(?:http-(?:query-buffer-size|response-buffer-size)|ip-ratelimit-size|key-cache-size|msg-cache-size|neg-cache-size|r(?:atelimit-size|rset-cache-size)|s(?:o-(?:rcvbuf|sndbuf)|tream-wait-size))",
				"\\d+[kKmMgG]?"
			],
			["(?:i(?:nfra-cache-slabs|p-ratelimit-slabs)|key-cache-slabs|msg-cache-slabs|r(?:atelimit-slabs|rset-cache-slabs))", "1|2|4|8|16|32|64|128"],
			["(?:http-max-streams|infra-cache-numhosts|outgoing-range|tls-port)", "[1-9]\\S*"],
			["edns-buffer-size", "(1[2-9]|[2-9]\\d|[1-9]\\d\\d)\\S*"],
			["max-udp-size", "\\d+"],
			["msg-buffer-size", "409[6-9]|4[1-9]\\d\\d|[5-9]\\d{3}|\\d{5,}"],
			["private-domain", "{name}"],
			["(?:caps-exempt|domain-insecure)", "({name})?"],
			["i(?:nterface|p-address)", "(@|&(%\\w+)?|[a-z][\\w.-]*)(@\\d+)?"],
			["(?:interface-automatic-ports|target-fetch-policy)", "-?\\d+( -?\\d+)*"],
			["(?:do-not-query-address|private-address)", "[@&]/?"],
			["outgoing-port-(?:avoid|permit)", "~(-~)?"],
			["module-config", "((respip|subnetcache|validator) )*iterator"],
			["outgoing-interface", "0\\.0\\.0\\.0|::0?|@0"],
			["ratelimit", "0|\\d{3,}"],
			["local-data-ptr", "[@&]( \\d+)? {name}"],
			["access-control", "[@&]/? ((deny|refuse)(_non_local)?|allow(_setrd|_snoop)?)"],
			[
				"local-zone",
				"(?!\"\"|\"\\.[^\"]){name} (deny|refuse|static|(type)?transparent|redirect|nodefault|inform(_deny|_redirect)?|always_(transparent|refuse|nxdomain|nodata|deny|null)|noview)"
			],
			[
				"trust-anchor",
				"\\S+( \\d+)?( IN)? (DS( \\d+){3} [\\dA-Fa-f ]{40,}|DNSKEY( \\d+){3} .{40,})"
			],
			[
				"local-data",
				"{name}( \\d+\\w?)?( IN)?( \\d+\\w?)? (A @|AAAA &|(PTR|CNAME|NS|DNAME) {name}|(TXT|SPF) .+|SOA \\S+ \\S+ \\d.*|CAA \\d+ \\w+ .+|(HTTPS|SVCB) \\d+ \\S.*|(DS|TLSA)( \\d+){3} .+|(SSHFP|NAPTR)( \\d+){2} .+|MX \\d+ \\S+|SRV \\d+ \\d+ \\d+ \\S+)"
			],
			["num-queries-per-thread", "\\d{2,}"],
			["do-tcp", "yes"],
			["port", "(?!0+$)~"],
			["ignore-cd-flag", "no"],
			["nsid", "|ascii_\\S*|([\\da-fA-F]{2})+"],
			["fast-server-permil", "\\d{1,3}|1000"],
			["fast-server-num", "[1-9]\\d{0,3}"],
			["(?:outgoing-tcp-mss|tcp-mss)", "0|[5-9]\\d\\d|1[0-4]\\d\\d"]
		],
		"forward-zone": [
			["forward-(?:first|no-cache|ssl-upstream|t(?:cp-upstream|ls-upstream))", "yes|no"],
			["forward-addr", "\\S+"],
			["(?:forward-host|name)", "{name}"]
		],
		"stub-zone": [["stub-(?:first|no-cache|prime|ssl-upstream|t(?:cp-upstream|ls-upstream))", "yes|no"], ["stub-addr", "\\S+"], ["(?:name|stub-host)", "{name}"]],
		"auth-zone": [
			["(?:allow-notify|master|primary|zonefile)", "\\S+"],
			["name", "{name}"],
			[
				"url",
				"(?!\\w+://)\\S+|https?://\\S+"
			],
			["f(?:allback-enabled|or-(?:downstream|upstream))", "yes|no"]
		],
		"remote-control": [
			["(?:control-(?:cert-file|key-file)|server-(?:cert-file|key-file))", "\\S+"],
			["control-interface", "[@&]|lo|(/dev/shm|/etc/unbound|(/var)?/run|/tmp)/[\\w.-]+"],
			["control-(?:enable|use-cert)", "yes|no"],
			["control-port", "(?!0+$)~"]
		],
		"rpz": [
			["(?:master|name|primary|rpz-log-name|zonefile)", ".+"],
			["rpz-(?:log|signal-nxdomain-ra)", "yes|no"],
			["rpz-action-override", "nxdomain|nodata|passthru|drop|cname|disabled|tcp-only"]
		],
		"cachedb": [["(?:redis-server-host|secret-seed)", ".*"], ["redis-(?:server-port|timeout)", "\\d+"], ["backend", "\\w+"]]
	}
};

return { KNOWN_OPTIONS };
},

"languages/shared/known-options.js": (_from) => {
/** Options of DNS servers by what is known of them: known-options.yaml. */
const [_endpo, _place, _known] = _from("dns/endpoint", "text/placeholder", "./known-options.generated");
const SHORT = [
	['{labels}', '(?!.*[^,/.]{64})'],
	['{name}', '(?:\\.|(?!.{254})[^\\s.]{1,63}(?:\\.[^\\s.]{1,63})*\\.?)'],
	['~', '([1-5]?\\d{1,4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])']
];
function knownOptions(server) {
	const contexts = new Map(Object.entries(_known().KNOWN_OPTIONS[server]).map(([context, options])=>[
			context,
			options.map(([names, form])=>({
					names: new RegExp(`^${names}$`),
					form: new RegExp(`^(?:${inFull(form)})$`, server === 'bind' ? 'is' : 's')
				}))
		]));
	return ({ key, value: { text }, context = '' })=>{
		const written = text.trim().replaceAll(/\s+/g, ' ');
		const values = [written, written.replaceAll(/[\da-f:.]{2,45}(?:\/\d{1,9}(?![\da-f:.]))?/gi, addressMark)];
		const isOpen = _place().isPlaceholder(text);
		const takes = (form)=>isOpen || values.some((value)=>form.test(value));
		return contexts.get(context)?.some(({ names, form })=>names.test(key) && takes(form)) === true;
	};
}
function inFull(form) {
	return SHORT.reduce((text, [short, full])=>text.replaceAll(short, full), form);
}
function addressMark(word) {
	const [written = '', bits] = word.split('/');
	const address = _endpo().parseAddress(written);
	if (address !== undefined) {
		const isV6 = _endpo().isIPv6(word);
		if (bits === undefined || Number(bits) <= (isV6 ? 128 : 32)) return `${isV6 ? '&' : '@'}${bits === undefined ? '' : '/'}`;
	}
	const [, host = '', port = ''] = /^([\d.]+)(:\d+)$/.exec(word) ?? [];
	return _endpo().parseAddress(host) === undefined ? word : `@${port}`;
}
const MAX_NAMED = 3;
function unknownSteps(options, isKnown) {
	const unknown = new Map();
	for (const option of options)if (!_place().isPlaceholder(option.key) && !unknown.has(option.key) && !isKnown(option)) unknown.set(option.key, option.at);
	const [first] = unknown;
	if (first === undefined) return [];
	const named = [...unknown.keys()].slice(0, MAX_NAMED).map((key)=>`\`${key}\``);
	const others = unknown.size > MAX_NAMED ? [...named, 'others'] : named;
	return [
		{
			kind: 'opaque',
			plugin: first[0],
			because: 'what it does is not modelled',
			passes: `${others.join(', ')} ${others.length > 1 ? 'decide' : 'decides'} nothing for this query`,
			at: first[1]
		}
	];
}
function unreadArgument(word, at) {
	return unknownSteps([{ key: word, value: { text: '' }, at }], ()=>false);
}
function startSteps(notices) {
	const first = notices.find(({ mayNotStart })=>mayNotStart === true);
	if (first === undefined) return [];
	const { message, at } = first;
	const perhaps = {
		holds: `it does not start: ${message}`,
		fails: 'the server starts with this configuration'
	};
	return [{ kind: 'answer', plugin: 'start', rules: [{ names: { kind: 'any' }, effect: 'drop', perhaps, at }], at }];
}

return { knownOptions, startSteps, unknownSteps, unreadArgument };
},

"languages/shared/longest-zone.js": (_from) => {

const [_name, _appen, _resol] = _from("dns/name", "text/append", "./resolver-steps");
function longestFirst(rules) {
	return rules.map(({ zone, rule })=>({ depth: _name().labelsFromRoot(zone).length, rule })).sort((a, b)=>b.depth - a.depth).map(({ rule })=>rule);
}
function byDepth(zones) {
	const groups = new Map();
	for (const zone of zones)_appen().append(groups, _name().labelsFromRoot(zone).length, zone);
	return [...groups.values()];
}
function withDsAbove(rules, isAsked = isOwnOrUnloaded) {
	const ofZone = new Map();
	for (const { zone, rule } of rules)_appen().append(ofZone, zone, rule);
	return rules.flatMap((zoned)=>{
		const { zone, rule } = zoned;
		const above = [..._name().ancestry(zone)].slice(1).find((one)=>ofZone.has(one));
		const passing = ofZone.get(above ?? '') ?? [_resol().within([zone], 'pass', rule.at)];
		const isAlike = passing.every(({ effect })=>effect === rule.effect);
		if (zone === _name().ROOT || isAlike || !isAsked(rule)) return [zoned];
		const names = { kind: 'exactly', names: rule.names.kind === 'within' ? rule.names.zones : [zone] };
		return [...passing.map((one)=>({ zone, rule: { ...one, names, types: ['DS'] } })), zoned];
	});
}
function isOwnOrUnloaded({ effect, because }) {
	return effect === 'answer' || effect === 'servfail' && because !== undefined;
}

return { byDepth, longestFirst, withDsAbove };
},

"languages/shared/made-objects.js": () => {
const PROTOCOLS = ['UDP', 'TCP'];
function madeService(stated) {
	return { kind: 'service', type: 'ClusterIP', clusterIPs: [], headless: false, externalIPs: [], ports: dnsPorts(53), ...stated };
}
function dnsPorts(targetPort) {
	return PROTOCOLS.map((protocol)=>({ port: 53, targetPort, protocol }));
}
function madeWorkload(stated) {
	return { kind: 'workload', workload: 'Deployment', hostNetwork: false, volumes: [], podSpecAt: stated.at, ...stated };
}
function madeContainer(stated) {
	return { init: false, words: [], env: [], ports: [], mounts: [], ...stated };
}

return { PROTOCOLS, dnsPorts, madeContainer, madeService, madeWorkload };
},

"languages/shared/node-edits.js": (_from) => {
/** Scripts' edits of a node's files and services: `sed -i`, `tee`, here-documents, `systemctl`, `nmcli`. */
const [
	_endpo, _sourc, _hered, _kubel, _lines, _nodes,
] = _from( "dns/endpoint", "text/source-text", "documents/here-documents", "./kubelet-edits", "./lines", "./node-setup", );
function hereDocumentFiles(script) {
	if (!script.text.includes('<<')) return [];
	return _hered().hereDocumentsOf(script).flatMap(({ text, command })=>{
		const match = /(?:^|[\s|;&])(?:\d?(>{1,2})|tee(\s+(?:-a|--append))?)\s*["']?(\/[^\s"'<>|;&]{1,300})/.exec(command);
		const path = match?.[3];
		if (path === undefined || text.text === '') return [];
		return [fileOf(path, text, match?.[1] === '>>' || match?.[2] !== undefined)];
	});
}
function statesNameserver(text) {
	return /^[ \t]{0,20}nameserver[ \t]/m.test(text);
}
function fileOf(path, text, append) {
	const at = _lines().firstLineOf(text);
	return { kind: 'node/node-file-copy', path, sources: [], template: false, text, append, at };
}
function teeOf(words, text) {
	const named = words.filter((word)=>!word.text.startsWith('-'));
	const [path] = named;
	if (path === undefined || !path.text.startsWith('/')) return undefined;
	const append = words.some((word)=>word.text === '-a' || word.text === '--append');
	return fileOf(path.text, _sourc().concat([text, _sourc().synthetic(_sourc().extentOf(text), '\n')]), append);
}
function servicesOf(words) {
	const [verb, ...units] = words.filter((word)=>!word.text.startsWith('-'));
	if (verb === undefined) return [];
	const off = /^(?:disable|mask|stop)$/.test(verb.text);
	if (!off && !/^(?:enable|start)$/.test(verb.text)) return [];
	return units.flatMap((unit)=>_nodes().serviceFact(unit.text, !off, _sourc().extentOf(unit)) ?? []);
}
function sedEdits(words) {
	const scripts = [];
	const files = [];
	let inPlace = false;
	let named = false;
	for(let i = 0; i < words.length; i += 1){
		const word = words[i];
		if (word === undefined) break;
		if (word.text === '-e' || word.text === '--expression') {
			const script = words[i + 1];
			if (script !== undefined) scripts.push(script);
			named = true;
			i += 1;
		} else if (/^(?:-[a-zA-Z]*i\S*|--in-place\S*)$/.test(word.text)) inPlace = true;
		else if (word.text.startsWith('-')) continue;
		else if (!named && scripts.length === 0) scripts.push(word);
		else files.push(word);
	}
	if (!inPlace) return [];
	const commands = scripts.flatMap(commandsIn);
	if (files.length * commands.length > MAX_EDITS) return files.map((file)=>({
			kind: 'node/node-file-copy',
			path: file.text,
			sources: [],
			template: false,
			at: _lines().firstLineOf(file)
		}));
	return files.flatMap((file)=>commands.flatMap((one)=>editOf(file.text, one) ?? []));
}
const MAX_EDITS = 200;
function commandsIn(script) {
	const { text } = script;
	const added = /^(?:\$|\d{1,6}|\/[^/]{0,200}\/)?\s{0,4}[ai]\\?\s{0,8}(?=\S)/.exec(text);
	if (added !== null) return [{ text: _sourc().slice(script, added[0].length, text.length) }];
	const commands = [];
	for(let at = 0; at < text.length;){
		const start = /s([^\w\s;\\])/g;
		start.lastIndex = at;
		const match = start.exec(text);
		const mark = match?.[1];
		if (match === null || mark === undefined) break;
		const middle = closing(text, match.index + 2, mark);
		const end = middle === -1 ? -1 : closing(text, middle + 1, mark);
		if (end === -1) break;
		commands.push({ pattern: text.slice(match.index + 2, middle), text: _sourc().slice(script, middle + 1, end) });
		at = end + 1;
	}
	return commands;
}
function closing(text, from, mark) {
	for(let i = from; i < text.length; i += 1){
		if (text[i] === '\\') i += 1;
		else if (text[i] === mark) return i;
	}
	return -1;
}
function editOf(path, { pattern, text }) {
	if (!path.startsWith('/') || text.text === '' || /[$`]|\\\d|(?<!\\)&/.test(text.text)) return undefined;
	const edited = pattern === undefined ? undefined : _kubel().editedKubeletLine(path, pattern, withoutBackslashes(text));
	if (edited !== undefined) return fileOf(path, edited, true);
	const line = _sourc().concat([withoutBackslashes(text), _sourc().synthetic(_sourc().extentOf(text), '\n')]);
	if (!path.endsWith('/resolv.conf')) return /=|:\s/.test(text.text) ? fileOf(path, line, true) : undefined;
	if (/^\s*nameserver\s/.test(text.text)) return fileOf(path, line, pattern === undefined);
	if (pattern === undefined || _endpo().parseAddress(text.text.replace(/\\/g, '')) === undefined) return undefined;
	if (_endpo().parseAddress(pattern.replace(/\\/g, '')) === undefined) return undefined;
	return fileOf(path, _sourc().concat([_sourc().synthetic(_sourc().locate(text, 0, 1), 'nameserver '), line]), false);
}
function withoutBackslashes(text) {
	if (!text.text.includes('\\')) return text;
	const parts = [];
	let from = 0;
	for(let i = 0; i < text.text.length; i += 1){
		if (text.text[i] !== '\\') continue;
		if (i > from) parts.push(_sourc().slice(text, from, i));
		from = i + 1;
		i += 1;
	}
	if (from < text.text.length) parts.push(_sourc().slice(text, from, text.text.length));
	return parts.length === 0 ? text : _sourc().concat(parts);
}
function connectionOf(words) {
	const [object, verb, ...rest] = words.filter((word)=>!word.text.startsWith('-'));
	if (object === undefined || verb === undefined) return undefined;
	if (!/^c(?:on(?:nection)?)?$/.test(object.text) || !/^(?:mod(?:ify)?|add)$/.test(verb.text)) return undefined;
	const nameservers = [];
	let alone = false;
	for(let i = 0; i + 1 < rest.length; i += 1){
		const [key, value] = [rest[i], rest[i + 1]];
		if (key === undefined || value === undefined) break;
		if (/^ipv[46]\.ignore-auto-dns$/.test(key.text) && /^(?:yes|true|1)$/.test(value.text)) alone = true;
		if (/^ipv[46]\.method$/.test(key.text) && value.text === 'manual') alone = true;
		if (!/^[+]?ipv[46]\.dns$/.test(key.text)) continue;
		const text = value.text.replaceAll(',', ' ');
		if (_endpo().parseAddress(text.trim().split(/\s+/)[0] ?? '') === undefined) continue;
		for (const field of _lines().fieldsOf({ ...value, text }, 0, text.length))nameservers.push(field);
	}
	const [first] = nameservers;
	if (first === undefined) return undefined;
	const dhcp = alone ? 'none' : 'after';
	return { kind: 'node-network', software: 'NetworkManager', nameservers, routes: [], onlyRoutes: false, dhcp, at: first.at };
}

return { connectionOf, fileOf, hereDocumentFiles, sedEdits, servicesOf, statesNameserver, teeOf };
},

"languages/shared/platform-node-cache.js": (_from) => {

const [_defin, _madeo] = _from("text/defined", "./made-objects");
const NODE_CACHE_IMAGE = 'registry.k8s.io/dns/k8s-dns-node-cache';
const NAMESPACE = 'kube-system';
const BOTH_PROTOCOLS = [{ name: 'dns', protocol: 'UDP' }, { name: 'dns-tcp', protocol: 'TCP' }];
function nodeCacheObjects(cache) {
	const { name, at, stubDomains, beside = [] } = cache;
	const origin = _defin().defined({ platformSource: cache.platformSource });
	const items = [{ key: 'Corefile', path: 'Corefile.base' }, ...beside.map(({ key })=>({ key, path: key }))];
	const mounts = [{ volume: 'config-volume', path: '/etc/coredns' }];
	const volumes = [{ name: 'config-volume', source: { kind: 'config-map', name, items, optional: false } }];
	if (stubDomains !== undefined) {
		mounts.push({ volume: 'kube-dns-config', path: '/etc/kube-dns' });
		volumes.push({ name: 'kube-dns-config', source: { kind: 'config-map', name: stubDomains, optional: true } });
	}
	const data = [{ key: 'Corefile', text: cache.corefile, at }, ...beside];
	return [
		{ kind: 'config-map', namespace: NAMESPACE, name, data, at, ...origin },
		_madeo().madeWorkload({
			namespace: NAMESPACE,
			workload: 'DaemonSet',
			name,
			labels: cache.labels ?? { 'k8s-app': 'node-local-dns' },
			hostNetwork: cache.hostNetwork ?? true,
			dnsPolicy: { value: 'Default', at },
			containers: [
				_madeo().madeContainer({
					name: 'node-cache',
					image: cache.image ?? { value: NODE_CACHE_IMAGE, at },
					words: commandWords(cache),
					ports: BOTH_PROTOCOLS.map((port)=>({ ...port, containerPort: 53 })),
					mounts
				})
			],
			volumes,
			at,
			...origin
		})
	];
}
function commandWords({ addresses, upstreamService, flags = [], at }) {
	const here = (value)=>({ value, at });
	return [
		here('-localip'),
		{ value: addresses.map((address)=>address.value).join(','), at: addresses[0]?.at ?? at },
		...['-conf', '/etc/Corefile', '-upstreamsvc'].map(here),
		typeof upstreamService === 'string' ? here(upstreamService) : upstreamService,
		...flags.map(here)
	];
}
function upstreamServiceObject(name, at, selector = { 'k8s-app': 'kube-dns' }) {
	const ports = BOTH_PROTOCOLS.map((port)=>({ ...port, port: 53, targetPort: 53 }));
	return _madeo().madeService({ namespace: NAMESPACE, name, selector, ports, at });
}

return { NODE_CACHE_IMAGE, nodeCacheObjects, upstreamServiceObject };
},

"languages/shared/resolver-steps.js": (_from) => {

const [
	_endpo, _name, _plain, _defin, _notic, _sourc, _zonef,
] = _from( "dns/endpoint", "dns/name", "facts/plain-server", "text/defined", "text/notice", "text/source-text", "./zone-file", );
function screensOf(validates, settings) {
	const all = validates ? ['DNSSEC validation', ...settings] : [...settings];
	return all.length === 0 ? undefined : all;
}
const NO_ANSWERS = ['SERVFAIL', 'REFUSED', 'FORMERR', 'NOTIMP', 'NOTIMPL', 'NOTAUTH', 'NOTZONE', 'YXRRSET', 'NXRRSET', 'LAME'];
function forwardSteps(forwardZones, behaviour) {
	return forwardZones.filter((way)=>way.to.length > 0).map((way)=>_plain().plainForward({
			plugin: behaviour.plugin,
			from: way.zone,
			except: way.except ?? [],
			to: way.to,
			policy: way.policy ?? behaviour.policy,
			failover: behaviour.resolves === true ? [...NO_ANSWERS, ...behaviour.refused ?? []] : ['SERVFAIL'],
			protocol: way.protocol ?? (behaviour.resolves === true ? 'udp' : 'client'),
			merges: behaviour.merges,
			..._defin().defined({
				ignoresOwnAddresses: behaviour.ignoresOwnAddresses || undefined,
				failsOnRefusal: behaviour.resolves || undefined,
				givesUp: way.givesUp || undefined,
				dsAbove: behaviour.resolves || undefined,
				asksWithoutRecursion: way.asksWithoutRecursion,
				fallsBack: way.fallsBack,
				looksUp: behaviour.looksUp,
				failsLate: behaviour.failsLate,
				followsReferrals: behaviour.followsReferrals,
				screens: behaviour.screens,
				validatesIfAsked: behaviour.validatesIfAsked,
				tellsUnchecked: behaviour.tellsUnchecked,
				unlessRecursive: behaviour.unlessRecursive === 'forwards' ? undefined : behaviour.unlessRecursive ?? 'REFUSED'
			}),
			longestFromWins: true,
			at: way.at
		}));
}
function hinted(files, at) {
	const servers = (files ?? []).flatMap(({ text })=>_zonef().readZoneFile(text, _name().ROOT).records);
	const other = servers.find(({ target })=>target !== undefined && !_name().isWithin(target, 'root-servers.net.'))?.target;
	if (other === undefined) return [];
	const because = 'whom root hints of its own lead to is not read';
	return [{ zone: _name().ROOT, to: [{ value: { kind: 'unresolved', text: other, because }, at }], at }];
}
function oneBlock(at, port, bind, steps) {
	return { blocks: [_plain().plainBlock(at, steps, bind, port)], errors: [], at };
}
function within(zones, effect, at) {
	return { names: { kind: 'within', zones }, effect, at };
}
function answerStep(plugin, rules, at) {
	return rules.length === 0 ? [] : [{ kind: 'answer', plugin, rules, at }];
}
function rest(plugin, effect, at) {
	return { kind: 'answer', plugin, rules: [{ names: { kind: 'any' }, effect, at }], at };
}
function lookup(plugin, unlessRecursive, at) {
	const rules = [{ names: { kind: 'any' }, effect: 'answer', unlessRecursive, at }];
	return { kind: 'answer', plugin, rules, at };
}
const OVER_UDP = { holds: 'the question comes over UDP', fails: 'the question comes over TCP' };
function upstreamAt(text, mark, transport = 'dns', usualPort = transport === 'tls' || transport === 'quic' ? 853 : transport === 'https' ? 443 : 53) {
	const value = text.text;
	const at = _sourc().locate(text, 0, value.length);
	const plain = _endpo().parseAddress(value);
	if (plain !== undefined) return { value: { kind: 'endpoint', address: plain, port: usualPort, transport }, at };
	const bracketed = /^\[([^\]]{1,64})\](?:[:#@](\d{1,5}))?$/.exec(value);
	const split = value.lastIndexOf(mark);
	const host = bracketed?.[1] ?? (split === -1 ? value : value.slice(0, split));
	const portText = bracketed === null ? split === -1 ? undefined : value.slice(split + 1) : bracketed[2];
	if (portText !== undefined && !/^\d{1,5}$/.test(portText)) return undefined;
	const port = portText === undefined ? usualPort : Number(portText);
	if (port > 65535) return undefined;
	const address = _endpo().parseAddress(host);
	if (address !== undefined) return { value: { kind: 'endpoint', address, port, transport }, at };
	return /^[A-Za-z0-9_]([A-Za-z0-9_.-]{0,251}[A-Za-z0-9_.])?$/.test(host) ? {
		value: { kind: 'host', name: _name().absolute(host), port, transport },
		at
	} : undefined;
}
function upstreamsIn(parts, notices, read) {
	return parts.flatMap((part)=>{
		if (part.text === '') return [];
		const upstream = read(part);
		if (upstream !== undefined) return [upstream];
		const message = `\`${part.text}\` is not a server address`;
		notices.push(_notic().mayNotStart(message, _sourc().extentOf(part)));
		return [];
	});
}
function schemeOf(text) {
	const end = text.text.indexOf('://');
	if (end === -1) return { scheme: '', rest: text };
	const slash = text.text.indexOf('/', end + 3);
	return { scheme: text.text.slice(0, end).toLowerCase(), rest: _sourc().slice(text, end + 3, slash === -1 ? text.text.length : slash) };
}
const PRIVATE_REVERSE_ZONES = [
	'10.in-addr.arpa.',
	...Array.from({ length: 16 }, (_, i)=>`${16 + i}.172.in-addr.arpa.`),
	'168.192.in-addr.arpa.',
	'254.169.in-addr.arpa.',
	'd.f.ip6.arpa.',
	'8.e.f.ip6.arpa.',
	'9.e.f.ip6.arpa.',
	'a.e.f.ip6.arpa.',
	'b.e.f.ip6.arpa.'
];

return {
	NO_ANSWERS,
	OVER_UDP,
	PRIVATE_REVERSE_ZONES,
	answerStep,
	forwardSteps,
	hinted,
	lookup,
	oneBlock,
	rest,
	schemeOf,
	screensOf,
	upstreamAt,
	upstreamsIn,
	within
};
},

"languages/shared/resolver-yaml.js": (_from) => {

const [_appen, _yaml] = _from("text/append", "documents/yaml");
function fileNamed(container, path) {
	for (const [name, text] of container.files)if (path.test(name)) return text;
	return undefined;
}
function yamlIn(text, notices, within) {
	const reading = _yaml().readYaml(text);
	_appen().addAll(notices, reading.notices);
	if (reading.value === undefined) return undefined;
	const document = { path: text.file.path, ...within, kind: 'yaml', source: text, root: reading.value };
	return { document, notices };
}

return { fileNamed, yamlIn };
},

"languages/shared/sound-zone.js": (_from) => {
/** Zone files that certainly load, in whatever program. */
const [_name, _appen] = _from("dns/name", "text/append");
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.?$/;
const OWNER = /^(?:\*\.)?(?:[A-Za-z0-9_-]{1,63}\.)+$/;
const TIME = /^(?:\d{1,9}|\d{1,4}[smhdSMHD]|\d{1,3}[wW])$/;
const NUMBER = /^\d{1,4}$/;
const DATA = {
	SOA: [HOST, HOST, /^(?:\d{1,9}|[123]\d{9})$/, TIME, TIME, TIME, TIME],
	NS: [HOST],
	CNAME: [HOST],
	PTR: [HOST],
	MX: [NUMBER, HOST],
	SRV: [NUMBER, NUMBER, NUMBER, HOST],
	A: [/^[\d.]+$/],
	AAAA: [/^[\da-fA-F:.]+$/],
	CAA: [/^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/, /^[a-z]{1,15}$/, /^"[^"]{0,200}"$/],
	TXT: [/^[^"]{1,200}$|^"[^"]{0,200}"$/]
};
function isSound({ records, isWhole, isOrdered, fault }, zone) {
	const typesOf = new Map();
	for (const { owner, type } of records)_appen().append(typesOf, owner, type);
	const hasAddress = ({ target = zone })=>!_name().isWithin(target, zone) || typesOf.get(target)?.some((type)=>/^A(?:AAA)?$/.test(type)) === true;
	const own = records.filter(({ owner, type })=>owner === zone && type === 'NS');
	return isWhole && isOrdered && fault === undefined && records[0]?.type === 'SOA' && records.filter(({ type })=>type === 'SOA').length === 1 && typesOf.get(zone)?.includes('SOA') === true && own.length > 0 && records.every((one)=>isUsual(one, zone) && (one.type !== 'NS' || hasAddress(one))) && [
		...typesOf.values()
	].every((types)=>types.length === 1 || !types.includes('CNAME'));
}
function isUsual({ owner, type, data, address }, zone) {
	const fields = Object.hasOwn(DATA, type) ? DATA[type] : undefined;
	if (fields === undefined || !_name().isWithin(owner, zone) || owner !== zone && !OWNER.test(owner)) return false;
	if (/^A(?:AAA)?$/.test(type) && (address === undefined || address.includes(':') !== (type === 'AAAA'))) return false;
	if (/^(?:A|AAAA|MX)$/.test(type) && !HOST.test(owner.replace(/^\*\./, ''))) return false;
	if (type === 'NS' && owner.startsWith('*.')) return false;
	return data.length === fields.length && data.every((word, index)=>word === '@' || fields[index]?.test(word) === true);
}

return { isSound };
},

"languages/shared/stock-corefile.js": (_from) => {

const [_sourc] = _from("text/source-text");
function stockCorefile({ domain, reverse = [], upstreams = [], ...rest }) {
	const { at, upstreamsAt, port = 53, guard = true } = rest;
	const zones = reverse.length === 0 ? ['in-addr.arpa', 'ip6.arpa'] : reverse;
	const to = upstreams.length === 0 ? [upstreamsAt ?? '/etc/resolv.conf'] : upstreams;
	return _sourc().composeText(at, [
		`.:${port} {\n    errors\n    health\n    ready\n    kubernetes `,
		domain,
		...zones.flatMap((zone)=>[' ', zone]),
		' {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus :9153\n    forward .',
		...to.flatMap((upstream)=>[' ', upstream]),
		`\n    cache 30\n${guard ? '    loop\n' : ''}    reload\n    loadbalance\n}\n`
	]);
}

return { stockCorefile };
},

"languages/shared/stock-node-cache.js": (_from) => {
/** kubernetes/kubernetes cluster/addons/dns/nodelocaldns, as installers fill it in. */
const [_sourc] = _from("text/source-text");
function stockNodeCache(cache) {
	const pieces = [];
	const block = (zone, to, tcp)=>{
		pieces.push(zone, ':53 {\n    errors\n    cache 30\n    reload\n    loop\n    bind');
		for (const bind of cache.binds)pieces.push(' ', bind);
		pieces.push('\n    forward .');
		for (const upstream of to)pieces.push(' ', upstream);
		pieces.push(tcp ? ' {\n        force_tcp\n    }\n' : '\n', '    prometheus :9253\n}\n');
	};
	for (const zone of [cache.domain, 'in-addr.arpa', 'ip6.arpa'])block(zone, cache.cluster, cache.tcp.cluster);
	block('.', cache.rest, cache.tcp.rest);
	return _sourc().composeText(cache.at, pieces);
}

return { stockNodeCache };
},

"languages/shared/systemd-unit.js": (_from) => {

const [_appen, _sourc, _lines, _shell] = _from("text/append", "text/source-text", "./lines", "./shell-words");
function readUnit(source) {
	const settings = [];
	let section = '';
	let pieces = [];
	const finish = ()=>{
		if (pieces.length === 0) return;
		const whole = _sourc().gather(source, pieces);
		pieces = [];
		const equals = whole.text.indexOf('=');
		if (equals === -1) return;
		const key = strip(whole, 0, equals);
		const value = strip(whole, equals + 1, whole.text.length);
		settings.push({ section, key: key.text, value, at: _sourc().extentOf(key) });
	};
	for (const line of _lines().linesOf(source.text)){
		const first = firstInk(line);
		const mark = source.text[first];
		const comment = first < line.end && (mark === '#' || mark === ';');
		if (comment) continue;
		if (pieces.length === 0) {
			if (first >= line.end) continue;
			if (mark === '[') {
				const close = line.text.lastIndexOf(']');
				if (close > first - line.start) section = line.text.slice(first - line.start + 1, close);
				continue;
			}
		}
		if (line.text.endsWith('\\')) {
			pieces.push({ start: line.start, end: line.end - 1 }, { start: line.end - 1, end: line.end, text: ' ' });
		} else {
			pieces.push({ start: line.start, end: line.end });
			finish();
		}
	}
	finish();
	return settings;
}
function firstInk(line) {
	let at = 0;
	while(at < line.text.length && (line.text[at] === ' ' || line.text[at] === '\t'))at += 1;
	return line.start + at;
}
function strip(source, start, end) {
	let from = start;
	let to = end;
	while(from < to && ' \t\r'.includes(source.text[from] ?? ''))from += 1;
	while(to > from && ' \t\r'.includes(source.text[to - 1] ?? ''))to -= 1;
	return _sourc().gather(source, [{ start: from, end: to }]);
}
function environmentOf(source) {
	const variables = [];
	let from = 0;
	for (const line of _lines().linesOf(source.text)){
		if (line.text.endsWith('\\') && line.end < source.text.length) continue;
		const statement = _sourc().slice(source, from, line.end);
		from = line.end < source.text.length ? source.text.indexOf('\n', line.end) + 1 : source.text.length;
		const equals = statement.text.indexOf('=');
		if (equals <= 0 || /^\s*[#;]/.test(statement.text)) continue;
		const value = _sourc().slice(statement, equals + 1, statement.text.length);
		const { words } = _shell().splitWords(value, 'flags');
		const only = words.length === 1 ? words[0] : undefined;
		variables.push({ name: statement.text.slice(0, equals).trim(), value: only ?? value });
	}
	return variables;
}
const FOLDERS = ['etc', 'run', 'usr/local/lib', 'usr/lib', 'lib'];
const PLACE = /(?:^|\/)(etc|run|usr\/local\/lib|usr\/lib|lib)\/systemd\/system\/([^/]+(?:\.d\/[^/]+)?)$/;
function hiddenUnits(files) {
	const placed = files.flatMap((file)=>{
		const [, folder, name] = PLACE.exec(file.path) ?? [];
		return folder === undefined || name === undefined ? [] : [{ file, name, order: FOLDERS.indexOf(folder) }];
	});
	const hidden = new Set();
	for (const same of _appen().grouped(placed, ({ name })=>name).values()){
		const first = FOLDERS.findIndex((_, index)=>same.some(({ order })=>order === index));
		for (const { file, order } of same)if (order > first) hidden.add(file);
	}
	return hidden;
}

return { environmentOf, hiddenUnits, readUnit };
},

"languages/shared/zone-file.js": (_from) => {
/** What a zone file holds (RFC 1035, 5). */
const [_endpo, _name, _defin] = _from("dns/endpoint", "dns/name", "text/defined");
const TIME = /^(?:\d+|(?:\d+[smhdw])+)$/i;
const MAX_TIME = 0xff_ff_ff_ff;
const UNITS = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };
function isTime(word) {
	if (!TIME.test(word)) return false;
	const parts = [...word.toLowerCase().matchAll(/(\d+)([a-z]?)/g)];
	return parts.reduce((sum, [, count, unit = ''])=>sum + Number(count) * (UNITS[unit] ?? 1), 0) <= MAX_TIME;
}
const MAX_NAMES = 1000;
const CLASS = /^(?:IN|CH|HS|ANY|NONE|CLASS\d+)$/i;
function readZoneFile(text, zone) {
	const records = [];
	const { entries, isPlain, isBalanced } = entriesOf(text);
	let isWhole = isPlain;
	let isOrdered = true;
	let fault = isBalanced ? undefined : 'parentheses that do not close';
	let origin = zone;
	let owner = '';
	const named = (word)=>word === '@' ? origin : _name().absolute(word.endsWith('.') ? word : _name().below(word, origin));
	for (const { words, isIndented } of entries){
		const [first = '', second = ''] = words;
		if (first.startsWith('$')) {
			const isOrigin = /^\$origin$/i.test(first);
			if (isOrigin) origin = named(second);
			else if (!/^\$ttl$/i.test(first)) isWhole = false;
			fault ??= directiveFault(words);
			continue;
		}
		if (!isIndented) owner = named(first);
		const rest = isIndented ? words : words.slice(1);
		const at = rest.findIndex((word)=>!/^\d\w*$/.test(word) && !CLASS.test(word));
		const type = rest[at]?.toUpperCase();
		const target = rest[at + 1];
		isOrdered &&= at < 2 || !CLASS.test(rest[0] ?? '');
		fault ??= owner === '' ? rest[0] : headFault(rest.slice(0, at));
		if (type === undefined || target === undefined || !/^[A-Z][A-Z0-9]*$/.test(type)) {
			isWhole = false;
			fault ??= words.join(' ');
		} else {
			const address = /^A(?:AAA)?$/.test(type) ? _endpo().parseAddress(target) : undefined;
			records.push({
				owner,
				type,
				data: rest.slice(at + 1),
				..._defin().defined({ target: /^(?:[CD]NAME|NS)$/.test(type) ? named(target) : undefined, address })
			});
		}
	}
	isWhole &&= /\n\s*$/.test(text) || entries.at(-1)?.words[0]?.startsWith('$') !== true;
	const hasSoa = records.some(({ type })=>type === 'SOA');
	if (isWhole && !hasSoa) fault ??= 'no SOA record';
	return { records, isWhole: isWhole && hasSoa && records.length <= MAX_NAMES, isOrdered, ..._defin().defined({ fault: isPlain ? fault : undefined }) };
}
function directiveFault(words) {
	const [directive = '', value = ''] = words;
	const isFaulty = /^\$ttl$/i.test(directive) ? !isTime(value) || words.length > 2 : /^\$origin$/i.test(directive) ? words.length !== 2 : !/^\$(?:include|generate|date)$/i.test(directive);
	return isFaulty ? words.join(' ') : undefined;
}
function headFault(words) {
	const [time, more] = words.filter((word)=>!CLASS.test(word));
	if (more !== undefined || time !== undefined && !isTime(time)) return more ?? time;
	const [own, another] = words.filter((word)=>CLASS.test(word));
	return another ?? (own === undefined || /^(?:IN|CLASS1)$/i.test(own) ? undefined : own);
}
function entriesOf(text) {
	const entries = [];
	let depth = 0;
	let isBalanced = true;
	let isPlain = !text.includes('\\');
	for (const line of text.split('\n')){
		const tokens = line.match(/"[^"]*"?|;.*|[()]|[^ \t\r"();]+/g) ?? [];
		const isJoined = depth > 0;
		const words = [];
		for (const token of tokens){
			if (token === '(') depth += 1;
			else if (token === ')') {
				isBalanced &&= depth > 0;
				depth = Math.max(0, depth - 1);
			} else if (!token.startsWith(';')) {
				words.push(token);
				isPlain &&= !/^"[^"]*$/.test(token);
			}
		}
		const last = entries.at(-1);
		if (isJoined && last !== undefined) for (const word of words)last.words.push(word);
		else if (words.length > 0 || depth > 0) entries.push({ words, isIndented: /^\s/.test(line) });
	}
	isBalanced &&= depth === 0;
	return { entries: entries.filter(({ words })=>words.length > 0), isPlain, isBalanced };
}
const MAX_CHAIN = 8;
function namesIn({ records }, zone) {
	const own = records.filter(({ owner })=>_name().isWithin(owner, zone));
	const owners = new Set(own.map(({ owner })=>owner));
	const targets = new Map(own.flatMap(({ owner, type, target })=>type === 'CNAME' && target !== undefined ? [[owner, target]] : []));
	const of = (type)=>[...new Set(own.filter((one)=>one.type === type).map(({ owner })=>owner))];
	const held = new Set(own.filter((one)=>one.owner !== zone || !/^(?:SOA|NS)$/.test(one.type)).map(({ owner })=>owner));
	const aliases = [...targets.keys()].filter((owner)=>{
		let at = owner;
		for(let link = 0; link < MAX_CHAIN; link += 1)at = targets.get(at) ?? at;
		return targets.has(at) || !held.has(at);
	});
	const leaving = new Set(aliases);
	return {
		delegated: of('NS').filter((owner)=>owner !== zone),
		dnames: of('DNAME'),
		leaving: aliases.filter((owner)=>!owner.startsWith('*.')),
		held: [...held].filter((owner)=>!owner.startsWith('*.') && !leaving.has(owner)),
		hasServers: own.some(({ owner, type })=>owner === zone && type === 'NS'),
		wild: wildIn(owners, leaving)
	};
}
function wildIn(owners, leaving = new Set()) {
	const nearer = new Map();
	for (const owner of owners)for (const { index } of owner.matchAll(/(?<=(?:^|\.)\*\.)./g))nearer.set(owner.slice(index), new Set());
	for (const owner of nearer.size === 0 ? [] : owners){
		let child = owner;
		for (const above of _name().ancestry(owner)){
			if (above !== owner && !child.startsWith('*.')) nearer.get(above)?.add(child);
			child = above;
		}
	}
	return [...nearer].map(([zone, names])=>{
		const wildcard = _name().below('*', zone);
		return { zone, isAlias: leaving.has(wildcard), isOwner: owners.has(wildcard), nearer: [...names] };
	}).sort((one, other)=>_name().labelsFromRoot(other.zone).length - _name().labelsFromRoot(one.zone).length);
}

return { namesIn, readZoneFile, wildIn };
},

"languages/shared/zone-rules.js": (_from) => {
/** What becomes of names by a zone file that is read whole. */
const [_name, _defin, _resol] = _from("dns/name", "text/defined", "./resolver-steps");
const WILD = 'no record of the zone takes the name, nor a wildcard';
function wholeRules(names, { zones, covered = [], passing = [], at }) {
	const chased = { effect: 'answer', alias: 'all', at };
	const exactly = (list)=>({ kind: 'exactly', names: list });
	const rules = names.flatMap(({ dnames })=>dnames.map((zone)=>({
				names: {
					kind: 'suffix',
					text: `.${zone}`
				},
				...chased
			})));
	const without = zones.filter((zone, index)=>names[index]?.hasServers === false && covered.some((one)=>_name().isWithin(zone, one)));
	if (without.length > 0) rules.push({ names: exactly(without), types: ['NS'], effect: 'pass', at });
	const leaving = names.flatMap((one)=>one.leaving);
	const held = names.flatMap((one)=>one.held);
	const wild = names.flatMap((one)=>one.wild);
	if (leaving.length > 0) rules.push({ names: exactly(leaving), ...chased });
	if (held.length > 0 && (covered.length > 0 || wild.some(({ isAlias })=>isAlias))) rules.push({ names: exactly(held), effect: 'answer', at });
	if (covered.length > 0) rules.push({ names: exactly(zones), types: ['SOA', 'NS'], effect: 'answer', at });
	for (const { zone, isAlias, isOwner, nearer } of wild){
		const below = {
			kind: 'suffix',
			text: `.${zone}`
		};
		const alias = _defin().defined({ alias: isAlias ? 'all' : undefined });
		const maybe = { effect: 'maybe', because: WILD, ...alias, at };
		if (covered.length > 0 && !isOwner) rules.push({ names: below, ...maybe });
		else if (covered.length > 0 || isAlias) {
			if (covered.length > 0 && nearer.length > 0) rules.push({ names: { kind: 'within', zones: nearer }, ...maybe });
			rules.push({ names: below, effect: 'answer', ...alias, at });
		}
	}
	if (passing.length > 0) rules.push(_resol().within(passing, 'pass', at));
	return [...rules, _resol().within(zones, 'answer', at)];
}
function referrals(zones, at) {
	if (zones.length === 0) return [];
	const names = { kind: 'exactly', names: zones };
	return [{ names, types: ['DS'], effect: 'answer', at }, { ..._resol().within(zones, 'answer', at), rcode: 'REFERRAL' }];
}

return { WILD, referrals, wholeRules };
}
};
