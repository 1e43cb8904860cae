export const id = 103;
export const ids = [103];
export const modules = {

/***/ 4484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeRule),
/* harmony export */   y: () => (/* binding */ RULES)
/* harmony export */ });
/** Every rule, by ascending code. `severity` is the one it has when nothing is configured. */
const RULES = [
    {
        code: 'LG101',
        slug: 'forwarding-loop',
        severity: 'error',
        summary: 'Some names return to the server block that forwarded them.',
    },
    {
        code: 'LG201',
        slug: 'loop-guard-removed',
        severity: 'error',
        summary: 'A server block still forwards, had the loop plugin in the base, and has it no longer.',
    },
    {
        code: 'LG202',
        slug: 'loop-guard-missing',
        severity: 'note',
        summary: 'A server block forwards without the loop plugin.',
    },
    {
        code: 'LG203',
        slug: 'loop-guard-blind',
        severity: 'warning',
        summary: 'The loop plugin is there, and its probe could not see a loop in this block.',
    },
    {
        code: 'LG204',
        slug: 'loop-guard-without-forward',
        severity: 'note',
        summary: 'The loop plugin is in a block that forwards nothing.',
    },
    {
        code: 'LG205',
        slug: 'loop-guard-misfires',
        severity: 'warning',
        summary: 'The loop plugin of CoreDNS 1.2.1 to 1.2.5 stops a server in which nothing loops.',
    },
    {
        code: 'LG301',
        slug: 'inherited-loopback-upstream',
        severity: 'warning',
        summary: 'Pods with dnsPolicy Default receive a loopback nameserver from the node.',
    },
    {
        code: 'LG302',
        slug: 'dns-policy-inherits-cluster-dns',
        severity: 'warning',
        summary: "A DNS server's own pod gets the cluster DNS as its resolver.",
    },
    {
        code: 'LG303',
        slug: 'kubelet-resolvconf-ineffective',
        severity: 'warning',
        summary: 'A kubelet setting does not choose the resolver file that it seems to choose.',
    },
    {
        code: 'LG304',
        slug: 'node-points-at-cluster-dns',
        severity: 'warning',
        summary: "A node's resolver points at the cluster DNS or at the node-local cache.",
    },
    {
        code: 'LG305',
        slug: 'upstream-not-stated',
        severity: 'note',
        summary: 'Where names go hangs on a file or address that nothing states.',
    },
    {
        code: 'LG401',
        slug: 'corefile-does-not-start',
        severity: 'error',
        summary: 'CoreDNS of the stated version refuses this Corefile; without one, every version does.',
    },
    {
        code: 'LG801',
        slug: 'not-modelled',
        severity: 'note',
        summary: 'Something that decides where names go was seen and is not modelled.',
    },
    {
        code: 'LG802',
        slug: 'unreadable',
        severity: 'warning',
        summary: 'A relevant file or document could not be read.',
    },
    {
        code: 'LG803',
        slug: 'nothing-scanned',
        severity: 'error',
        summary: 'No DNS configuration was found where some was expected.',
    },
    {
        code: 'LG901',
        slug: 'suppression-unused',
        severity: 'note',
        summary: 'A suppression matches no finding.',
    },
    {
        code: 'LG902',
        slug: 'suppression-expired',
        severity: 'warning',
        summary: 'A suppression has passed its date, and the finding it hid is back.',
    },
    {
        code: 'LG903',
        slug: 'policy-weakened',
        severity: 'note',
        summary: 'This change lowers a severity, or adds a suppression or a baseline entry.',
    },
];
/** The rule of a code (`LG101`, any case) or slug; undefined when there is none. */
function describeRule(codeOrSlug) {
    const wanted = codeOrSlug.toLowerCase();
    return RULES.find((rule) => rule.slug === wanted || rule.code.toLowerCase() === wanted);
}


/***/ }),

/***/ 9528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ openPlaces)
/* harmony export */ });
/* harmony import */ var _core_text_location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7008);
/** Offsets to lines and columns. The only floor that counts lines. */

/** Counts each file's lines once, for as long as one report is written. */
function openPlaces(shown = (path) => path) {
    const indexes = new Map();
    const linesOf = (file) => {
        const known = indexes.get(file);
        if (known !== undefined)
            return known;
        const made = (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .uD)(file.text);
        indexes.set(file, made);
        return made;
    };
    const of = ({ file, span }) => {
        const lines = linesOf(file);
        const start = Math.min(Math.max(0, span.start), file.text.length);
        const end = Math.min(Math.max(start, span.end), file.text.length);
        return {
            file: shown(file.path),
            ...(file.revision === undefined ? {} : { revision: file.revision }),
            start: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, start),
            end: (0,_core_text_location_js__WEBPACK_IMPORTED_MODULE_0__/* .positionAt */ .t$)(lines, end),
        };
    };
    const line = (file, number) => {
        const lines = linesOf(file);
        const from = lines[number - 1];
        if (from === undefined)
            return '';
        const to = lines[number] ?? file.text.length;
        return file.text.slice(from, to).replace(/\r?\n$/, '');
    };
    return { of, line };
}


/***/ }),

/***/ 4103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

;// CONCATENATED MODULE: ./.cache/build/report/line-hash.js
/** The fingerprints by which GitHub code scanning knows a result again. */
/** Characters that a line's hash covers, from its first one on; the following lines belong to it. */
const WINDOW = 100;
const WORD = 2 ** 32;
const FACTOR = 37;
/**
 * The hash of every line asked for, as `hex:occurrence`; an occurrence counts equal hashes above it. A rolling hash of 64
 * bits over windows of 100 characters without blanks and tabs, CR and CRLF counted as LF, the file's end as 65535 and
 * then zeros: github/codeql-action, src/fingerprints.ts. A result with the hash that the upload would compute draws no warning.
 * Lines count from 1; a line that the file does not have gets no hash.
 */
function lineHashes(text, wanted) {
    const hashes = new Map();
    const occurrences = new Map();
    const window = new Uint16Array(WINDOW);
    const lineAt = new Int32Array(WINDOW).fill(-1);
    const first = firstFactor();
    let high = 0;
    let low = 0;
    let at = 0;
    let line = 0;
    let lineStart = true;
    let afterReturn = false;
    const finish = () => {
        const done = lineAt[at] ?? -1;
        if (done === -1)
            return;
        lineAt[at] = -1;
        const hash = hex({ high, low });
        const occurrence = (occurrences.get(hash) ?? 0) + 1;
        occurrences.set(hash, occurrence);
        if (wanted.has(done))
            hashes.set(done, `${hash}:${occurrence}`);
    };
    const roll = (unit) => {
        const gone = window[at] ?? 0;
        window[at] = unit;
        const lowSum = low * FACTOR + unit - first.low * gone;
        const carry = Math.floor(lowSum / WORD);
        low = lowSum - carry * WORD;
        high = modulo(high * FACTOR - first.high * gone + carry);
        at = (at + 1) % WINDOW;
    };
    const take = (given) => {
        if (given === 0x20 || given === 0x09 || (afterReturn && given === 0x0a)) {
            afterReturn = false;
            return;
        }
        afterReturn = given === 0x0d;
        const unit = afterReturn ? 0x0a : given;
        finish();
        if (lineStart) {
            lineStart = false;
            line += 1;
            lineAt[at] = line;
        }
        if (unit === 0x0a)
            lineStart = true;
        roll(unit);
    };
    for (let offset = 0; offset < text.length; offset += 1)
        take(text.charCodeAt(offset));
    take(0xffff);
    for (let count = 0; count < WINDOW; count += 1) {
        finish();
        roll(0);
    }
    return hashes;
}
/** 37 to the power of the window's length, modulo 2 to the power of 64: what a character weighs when it leaves. */
function firstFactor() {
    let high = 0;
    let low = 1;
    for (let count = 0; count < WINDOW; count += 1) {
        const lowProduct = low * FACTOR;
        const carry = Math.floor(lowProduct / WORD);
        low = lowProduct - carry * WORD;
        high = modulo(high * FACTOR + carry);
    }
    return { high, low };
}
function modulo(value) {
    const rest = value % WORD;
    return rest < 0 ? rest + WORD : rest;
}
function hex({ high, low }) {
    return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`;
}

// EXTERNAL MODULE: ./.cache/build/report/places.js
var report_places = __webpack_require__(9528);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
// EXTERNAL MODULE: ./.cache/build/judge/rules/descriptions.js
var descriptions = __webpack_require__(4484);
;// CONCATENATED MODULE: ./.cache/build/judge/rules/explanations.generated.js
// Made by scripts/generate-explanations.mjs from docs/rules. Change the pages, then run npm run generate.
/** The pages of docs/rules by slug, line by line, as Markdown. */
const EXPLANATIONS = new Map([
    [
        'forwarding-loop',
        [
            '# LG101 `forwarding-loop`',
            '',
            'Some names return to the server block that forwarded them.',
            '',
            'Default severity: error.',
            '',
            '## What it says',
            '',
            'A DNS server forwards some names to an upstream, and the upstream, directly or by way of others, sends the same names',
            'back to the same server block. The finding stands at the upstream in the `forward` line of the first block of the cycle;',
            '`path` leads through every setting that closes it: the Service, the pod\'s `dnsPolicy`, the kubelet\'s `resolvConf`, the',
            'node\'s resolver file.',
            '',
            '`certainty` tells how sure that is:',
            '',
            '| certainty | meaning | severity |',
            '| --- | --- | --- |',
            '| `always` | every query for these names comes back | error |',
            '| `sometimes`, with a `probability` | the upstream policy sends this share of the queries back | error |',
            '| `sometimes`, without one | they come back only when another upstream fails | warning |',
            '| `assumed` | it needs something that neither the repository nor the configuration says; the assumption is named | warning |',
            '',
            '`guard` tells what the `loop` plugin would do about it: stop the server (`fatal`), stop it on some starts (`sometimes`),',
            'see nothing (`blind`), not be there (`absent`), or stop a server whose queries all end (`misfires`).',
            '',
            '## Why it hurts',
            '',
            'Nothing in DNS counts hops. One query becomes a new one each round trip, and each waits for the next: memory grows until',
            'the kernel ends the pod (coredns/coredns#1647, coredns/coredns#1986), or a core is busy for nothing (okd-project/okd#978).',
            'Where the `loop` plugin is present and sees it, the server stops at start instead (coredns/coredns#2087,',
            'kubernetes/kubeadm#1162), and with it name resolution in the cluster. A loop that closes after the start is seen by no',
            'plugin (coredns/coredns#4289).',
            '',
            '## Before',
            '',
            'CoreDNS forwards every outside name to `10.96.0.10`, the address of the Service in front of it.',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . 10.96.0.10',
            '        cache 30',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```yaml file=deploy/service.yaml',
            'apiVersion: v1',
            'kind: Service',
            'metadata: { name: kube-dns, namespace: kube-system }',
            'spec:',
            '  clusterIP: 10.96.0.10',
            '  selector: { k8s-app: kube-dns }',
            '  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]',
            '```',
            '',
            '```text expect',
            'LG101 error deploy/configmap.yaml:8',
            '```',
            '',
            '## After',
            '',
            'The upstream is a server outside the cluster.',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . 10.0.0.2',
            '        cache 30',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```yaml file=deploy/service.yaml',
            'apiVersion: v1',
            'kind: Service',
            'metadata: { name: kube-dns, namespace: kube-system }',
            'spec:',
            '  clusterIP: 10.96.0.10',
            '  selector: { k8s-app: kube-dns }',
            '  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Break the road at the place that is wrong, which is seldom the Corefile:',
            '',
            '- a loopback address from the node\'s resolver file: point the kubelet at the file with the real servers, on nodes with',
            '  systemd-resolved `resolvConf: /run/systemd/resolve/resolv.conf`;',
            '- the cluster\'s own DNS address in a node\'s resolver file: take it out there;',
            '- the server\'s own Service, pod or node address in `forward`: name the server that really knows the names.',
            '',
            'Do not delete `loop`: it reports the loop, it does not make it.',
            '',
            '## How to suppress it',
            '',
            'A loop that you know to be harmless, say because an upstream outside the repository answers these names after all, is',
            'better declared than suppressed: describe that server under `resolvers:` in `.loopgate.yaml`. Otherwise:',
            '',
            '```text',
            '# loopgate-ignore LG101 until=2027-01-31 -- the office resolver answers these names, NET-123',
            '```',
        ],
    ],
    [
        'loop-guard-removed',
        [
            '# LG201 `loop-guard-removed`',
            '',
            'A server block still forwards, had the loop plugin in the base, and has it no longer.',
            '',
            'Default severity: error.',
            '',
            '## What it says',
            '',
            'Only with a base to compare with (`--base`, or the action on a pull request). The change takes the `loop` plugin from a',
            'server block that goes on forwarding: the line is deleted, a chart\'s `servers` list or a patch replaces the block without',
            'it, or it moves to a block that does not cover the forward. The finding stands at the server block\'s first line; `path`',
            'shows the line that was there.',
            '',
            'A block that is renamed, moved to another file or split, and keeps its guard, is no finding.',
            '',
            '## Why it hurts',
            '',
            'Deleting `loop` is the most copied answer to a crashing CoreDNS. The crash ends and the loop stays: in bsycorp/kind#19',
            'the line was deleted, and the follow-up (bsycorp/kind#23) reports pods that start and are then ended for their memory by',
            'the first DNS request. easzlab/kubeasz#423 asked for the same in an installer\'s template and was refused; months later',
            'the line went in an unrelated commit. kubernetes-sigs/provider-aws-test-infra#329 removed it with a script and was undone',
            'the same day, because it did not help.',
            '',
            '## Before',
            '',
            'The base:',
            '',
            '```text base file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            'The change:',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    cache 30',
            '}',
            '```',
            '',
            '```text expect',
            'LG201 error Corefile:1',
            '```',
            '',
            '## After',
            '',
            'The same change with the guard kept:',
            '',
            '```text base file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    cache 30',
            '    loop',
            '}',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Put the line back. If CoreDNS stopped because of it, there is a loop: `loopgate scan` names its road, and',
            '[`forwarding-loop`](forwarding-loop.md) tells how to break it. If the image is CoreDNS 1.2.1 to 1.2.5, raise the version',
            'instead ([`loop-guard-misfires`](loop-guard-misfires.md)).',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the server block\'s first line, or the line above it:',
            '',
            '```text',
            '# loopgate-ignore LG201 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
            '',
            'A baseline never holds this rule.',
        ],
    ],
    [
        'loop-guard-missing',
        [
            '# LG202 `loop-guard-missing`',
            '',
            'A server block forwards without the loop plugin.',
            '',
            'Default severity: note.',
            '',
            '## What it says',
            '',
            'The block sends names to an upstream and has no `loop`. That is no fault of its own. It means that a loop that appears',
            'later, through a node or an upstream that this repository does not describe, will not be noticed at start.',
            '',
            '## Why it hurts',
            '',
            'Servers without the guard burn processor time or memory instead of stopping with a message: coredns/coredns#2083 (one',
            'core busy, no word in the log), okd-project/okd#1073 (2.3 cores until the upstream was corrected by hand).',
            'poseidon/typhoon#340 added the guard to a distribution because the failure was hard to see without it. Blocks that are',
            'added beside the stock one, for a stub zone say, are the usual place where it is forgotten.',
            '',
            '## Before',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    cache 30',
            '}',
            '```',
            '',
            '```text expect',
            'LG202 note Corefile',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    cache 30',
            '    loop',
            '}',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Add `loop` to the block. It costs one query at start.',
            '',
            '## How to suppress it',
            '',
            'Severity is a matter of taste here: `rules: { loop-guard-missing: off }` in `.loopgate.yaml`, or `warning` to insist.',
            'For one block:',
            '',
            '```text',
            '# loopgate-ignore LG202 -- upstream is our own resolver, which forwards nothing',
            '```',
        ],
    ],
    [
        'loop-guard-blind',
        [
            '# LG203 `loop-guard-blind`',
            '',
            'The loop plugin is there, and its probe could not see a loop in this block.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'At start `loop` sends one kind of query: a random name under the *first* zone of its block, type HINFO, over UDP, to the',
            'block\'s first address. It counts how often the query comes back. It sees nothing when',
            '',
            '- the names that are forwarded lie in the block\'s second or a later zone;',
            '- `forward` handles a narrower zone than the block has;',
            '- a plugin before it answers the probe (`kubernetes`, `hosts`, `file` or `template` without `fallthrough`, `acl`);',
            '- `rewrite` gives the probe another name or type;',
            '- the block\'s first key is `tls://`, `https://`, `grpc://` or `quic://`.',
            '',
            'The finding speaks of a guard that cannot do its work, not of a loop. Where there is a loop as well, there is one',
            '[`forwarding-loop`](forwarding-loop.md) with `guard: blind` and nothing here.',
            '',
            '## Why it hurts',
            '',
            'A guard that is trusted and sees nothing is worse than none. coredns/coredns#1995 describes the first case; the plugin\'s',
            'README has named it as a limit since.',
            '',
            '## Before',
            '',
            'Only `example.org` is probed; `example.net` is not.',
            '',
            '```text file=Corefile',
            'example.org example.net {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```text expect',
            'LG203 warning Corefile:3',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            'example.org {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '',
            'example.net {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Give each zone that is forwarded a block with its own `loop`, or put the zone that is forwarded first.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG203 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'loop-guard-without-forward',
        [
            '# LG204 `loop-guard-without-forward`',
            '',
            'The loop plugin is in a block that forwards nothing.',
            '',
            'Default severity: note.',
            '',
            '## What it says',
            '',
            '`loop` is in a block without `forward` (or another plugin that sends queries on). It can protect nothing there.',
            '',
            '## Why it hurts',
            '',
            'The probe falls off the end of the plugin chain and fails with `no next plugin found`, at each start, in the log',
            '(kelseyhightower/kubernetes-the-hard-way#611, ori-edge/k8s_gateway#94). Often it shows that a `forward` line was lost.',
            '',
            '## Before',
            '',
            '```text file=Corefile',
            'example.org {',
            '    hosts {',
            '        192.0.2.5 www.example.org',
            '    }',
            '    loop',
            '}',
            '```',
            '',
            '```text expect',
            'LG204 note Corefile:5',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            'example.org {',
            '    hosts {',
            '        192.0.2.5 www.example.org',
            '    }',
            '}',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Remove `loop`, or put back the `forward` that it was there for.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG204 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'loop-guard-misfires',
        [
            '# LG205 `loop-guard-misfires`',
            '',
            'The loop plugin of CoreDNS 1.2.1 to 1.2.5 stops a server in which nothing loops.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'In these versions the plugin counts its own repeated tries. An upstream that does not answer the first probes in time is',
            'taken for a loop, and the server stops. Version 1.2.6 counts only what comes back.',
            '',
            '## Why it hurts',
            '',
            'Seven public threads are about this one fault: a healthy configuration and a network that was slow or not yet up',
            '(coredns/coredns#2255, coredns/coredns#2354, coredns/coredns#2391, cilium/cilium#12869). In several the answer was to',
            'delete `loop`, which stayed deleted after the fault was gone.',
            '',
            '## Before',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - name: example',
            '    coredns-version: 1.2.2',
            '```',
            '',
            '```text expect',
            'LG205 warning Corefile:3',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - name: example',
            '    coredns-version: 1.2.6',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Use CoreDNS 1.2.6 or later. Do not remove `loop`.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG205 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'inherited-loopback-upstream',
        [
            '# LG301 `inherited-loopback-upstream`',
            '',
            'Pods with dnsPolicy Default receive a loopback nameserver from the node.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'The kubelet copies the node\'s resolver file into pods with `dnsPolicy: Default`. The file that it is told to copy names a',
            'loopback address, such as `127.0.0.53` of systemd-resolved or `127.0.0.1` of a local dnsmasq. A pod has a loopback of',
            'its own, and nobody answers there: these pods resolve no name, and a DNS server among them forwards to itself.',
            '',
            'Where a DNS server in the repository does, there is one [`forwarding-loop`](forwarding-loop.md) whose path names the',
            'setting, and no finding of this rule beside it.',
            '',
            '## Why it hurts',
            '',
            'This is the largest group of public reports: 38 of the 91 threads that were read for this tool, among them',
            'coredns/coredns#2087, kubernetes/kubeadm#1162, kubernetes/kubernetes#71705. kubermatic/machine-controller#1377 shows',
            'that a new image of the operating system alone is enough.',
            '',
            '## Before',
            '',
            '```yaml file=deploy/log-shipper.yaml',
            'apiVersion: apps/v1',
            'kind: DaemonSet',
            'metadata: { name: log-shipper, namespace: monitoring }',
            'spec:',
            '  selector: { matchLabels: { app: log-shipper } }',
            '  template:',
            '    metadata: { labels: { app: log-shipper } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers: [{ name: shipper, image: example.org/shipper:1.0 }]',
            '```',
            '',
            '```yaml file=cluster/kubelet.yaml',
            'apiVersion: kubelet.config.k8s.io/v1beta1',
            'kind: KubeletConfiguration',
            'resolvConf: /etc/resolv.conf',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - name: example',
            '    nodes: [{ name: default, os: ubuntu-24.04 }]',
            '```',
            '',
            '```text expect',
            'LG301 note',
            '```',
            '',
            '## After',
            '',
            '```yaml file=deploy/log-shipper.yaml',
            'apiVersion: apps/v1',
            'kind: DaemonSet',
            'metadata: { name: log-shipper, namespace: monitoring }',
            'spec:',
            '  selector: { matchLabels: { app: log-shipper } }',
            '  template:',
            '    metadata: { labels: { app: log-shipper } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers: [{ name: shipper, image: example.org/shipper:1.0 }]',
            '```',
            '',
            '```yaml file=cluster/kubelet.yaml',
            'apiVersion: kubelet.config.k8s.io/v1beta1',
            'kind: KubeletConfiguration',
            'resolvConf: /run/systemd/resolve/resolv.conf',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - name: example',
            '    nodes: [{ name: default, os: ubuntu-24.04 }]',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Point the kubelet at a file without loopback addresses: `resolvConf: /run/systemd/resolve/resolv.conf` where',
            'systemd-resolved runs, else a file of your own. Existing pods keep the old file until they are made anew.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG301 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'dns-policy-inherits-cluster-dns',
        [
            '# LG302 `dns-policy-inherits-cluster-dns`',
            '',
            'A DNS server\'s own pod gets the cluster DNS as its resolver.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'The pod of a DNS server has no `dnsPolicy`, or `ClusterFirst`, or `ClusterFirstWithHostNet`. Its `/etc/resolv.conf` then',
            'names the cluster DNS, which is often the server itself. No loop is proven yet, because the Corefile forwards somewhere',
            'else; the day that somebody writes `forward . /etc/resolv.conf`, it is one. A server that is not the cluster DNS is',
            'named only when it asks its own resolver; one that forwards nothing never.',
            '',
            '## Why it hurts',
            '',
            'kubernetes/kubernetes#49675 has both roads by which a DNS pod\'s own resolver file leads back to it. Leaving the field out',
            'is enough: the API server then writes `ClusterFirst`.',
            '',
            '## Before',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . 10.0.0.2',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/service.yaml',
            'apiVersion: v1',
            'kind: Service',
            'metadata: { name: kube-dns, namespace: kube-system }',
            'spec:',
            '  clusterIP: 10.96.0.10',
            '  selector: { k8s-app: kube-dns }',
            '  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]',
            '```',
            '',
            '```text expect',
            'LG302 warning deploy/deployment.yaml',
            '```',
            '',
            '## After',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . 10.0.0.2',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/service.yaml',
            'apiVersion: v1',
            'kind: Service',
            'metadata: { name: kube-dns, namespace: kube-system }',
            'spec:',
            '  clusterIP: 10.96.0.10',
            '  selector: { k8s-app: kube-dns }',
            '  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Write `dnsPolicy: Default` into the pod template of the DNS server.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG302 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'kubelet-resolvconf-ineffective',
        [
            '# LG303 `kubelet-resolvconf-ineffective`',
            '',
            'A kubelet setting does not choose the resolver file that it seems to choose.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'Somebody tried to choose the resolver file that pods get, and the kubelet does not see it: a key that it does not know',
            '(`resolverConfig` is the name in its source code, `resolvConf` the one in its file), an empty string, or a setting in the',
            'file that a flag overrides.',
            '',
            '## Why it hurts',
            '',
            'coredns/coredns#2790: the key was the Go field\'s name, was ignored without a word, and CoreDNS went on looping.',
            'coredns/coredns#3700: the setting was lost when it moved from the flag to the file. onedr0p/cluster-template#650: a',
            'template with an empty value had to be taken back.',
            '',
            '## Before',
            '',
            '```yaml file=cluster/kubelet.yaml',
            'apiVersion: kubelet.config.k8s.io/v1beta1',
            'kind: KubeletConfiguration',
            'resolverConfig: /run/systemd/resolve/resolv.conf',
            '```',
            '',
            '```text expect',
            'LG303 warning cluster/kubelet.yaml:3',
            '```',
            '',
            '## After',
            '',
            '```yaml file=cluster/kubelet.yaml',
            'apiVersion: kubelet.config.k8s.io/v1beta1',
            'kind: KubeletConfiguration',
            'resolvConf: /run/systemd/resolve/resolv.conf',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'In a `KubeletConfiguration` write `resolvConf: PATH`; as a flag `--resolv-conf=PATH`, and only one of the two.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG303 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'node-points-at-cluster-dns',
        [
            '# LG304 `node-points-at-cluster-dns`',
            '',
            'A node\'s resolver points at the cluster DNS or at the node-local cache.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'A node\'s resolver file, or its systemd-resolved, dnsmasq or unbound, sends names to the cluster DNS or to the node-local',
            'cache. No loop is proven, and nothing shows that the names that it sends there end there. Nodes that send only the',
            'cluster\'s own zone (`cluster.local`) to the cluster DNS, which answers it, are sound and no finding.',
            '',
            '## Why it hurts',
            '',
            'The node needs names before the cluster can answer any, and the cluster DNS in turn often asks the node. kubespray\'s',
            '`resolvconf_mode: host_resolvconf` makes just this circle: kubernetes-sigs/kubespray#3390, and',
            'kubernetes-sigs/kubespray#9948, where it showed only after a node was restarted. In coredns/coredns#4289 the guard had',
            'finished before the circle closed.',
            '',
            '## Before',
            '',
            'The address of the upstream is in a Secret, so that nobody can say whether it leads back to the node.',
            '',
            '```text file=nodes/resolv.conf',
            'nameserver 10.96.0.10',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - name: example',
            '    nodes:',
            '      - name: default',
            '        files: { /etc/resolv.conf: nodes/resolv.conf }',
            '```',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . {$UPSTREAM}',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          env:',
            '            - name: UPSTREAM',
            '              valueFrom: { secretKeyRef: { name: dns-upstream, key: address } }',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```yaml file=deploy/service.yaml',
            'apiVersion: v1',
            'kind: Service',
            'metadata: { name: kube-dns, namespace: kube-system }',
            'spec:',
            '  clusterIP: 10.96.0.10',
            '  selector: { k8s-app: kube-dns }',
            '  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]',
            '```',
            '',
            '```text expect',
            'LG304 warning',
            '```',
            '',
            '## After',
            '',
            'The node asks the servers of its network.',
            '',
            '```text file=nodes/resolv.conf',
            'nameserver 10.0.0.2',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - name: example',
            '    nodes:',
            '      - name: default',
            '        files: { /etc/resolv.conf: nodes/resolv.conf }',
            '```',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . {$UPSTREAM}',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          env:',
            '            - name: UPSTREAM',
            '              valueFrom: { secretKeyRef: { name: dns-upstream, key: address } }',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```yaml file=deploy/service.yaml',
            'apiVersion: v1',
            'kind: Service',
            'metadata: { name: kube-dns, namespace: kube-system }',
            'spec:',
            '  clusterIP: 10.96.0.10',
            '  selector: { k8s-app: kube-dns }',
            '  ports: [{ name: dns, port: 53, protocol: UDP }, { name: dns-tcp, port: 53, protocol: TCP }]',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Give nodes the servers of their network. If a node must know Services by name, send it the cluster\'s zone only, say',
            'with `Domains=~cluster.local` for that link in systemd-resolved, or `server=/cluster.local/10.96.0.10` in dnsmasq.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG304 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'upstream-not-stated',
        [
            '# LG305 `upstream-not-stated`',
            '',
            'Where names go hangs on a file or address that nothing states.',
            '',
            'Default severity: note.',
            '',
            '## What it says',
            '',
            'A server forwards to something that neither the repository nor the configuration tells: nearly always the nodes\'',
            '`/etc/resolv.conf`, sometimes a host name, a mounted file, or a value that a template or a Secret brings. Whether names',
            'come back cannot be said. The finding says what is missing, what would follow on nodes with systemd-resolved\'s stub',
            'listener, and the lines of `.loopgate.yaml` that answer it. It is said once for one cluster and missing thing.',
            '',
            'With a base it is a warning where the change brought it in: the server\'s names could be followed before, and cannot now.',
            '',
            '## Why it hurts',
            '',
            'Half of the public reports of forwarding loops hang on the nodes\' resolver file, which is seldom in the repository',
            '(coredns/coredns#2087, kubernetes/kubeadm#1162). "Nothing found" would be read as "nothing loops" there.',
            '',
            '## Before',
            '',
            'Nothing says which system the nodes run, and the kubelet is told to hand out a file that on Ubuntu names the stub.',
            '',
            '```yaml file=cluster/kubelet.yaml',
            'apiVersion: kubelet.config.k8s.io/v1beta1',
            'kind: KubeletConfiguration',
            'resolvConf: /etc/resolv.conf',
            '```',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . /etc/resolv.conf',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```text expect',
            'LG305 note deploy/configmap.yaml:8',
            '```',
            '',
            '## After',
            '',
            'The kubelet hands out the file that systemd-resolved writes for this purpose; it never names the stub.',
            '',
            '```yaml file=cluster/kubelet.yaml',
            'apiVersion: kubelet.config.k8s.io/v1beta1',
            'kind: KubeletConfiguration',
            'resolvConf: /run/systemd/resolve/resolv.conf',
            '```',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        kubernetes cluster.local',
            '        forward . /etc/resolv.conf',
            '        loop',
            '    }',
            '```',
            '',
            '```yaml file=deploy/deployment.yaml',
            'apiVersion: apps/v1',
            'kind: Deployment',
            'metadata: { name: coredns, namespace: kube-system }',
            'spec:',
            '  selector: { matchLabels: { k8s-app: kube-dns } }',
            '  template:',
            '    metadata: { labels: { k8s-app: kube-dns } }',
            '    spec:',
            '      dnsPolicy: Default',
            '      containers:',
            '        - name: coredns',
            '          image: registry.k8s.io/coredns/coredns:v1.11.3',
            '          args: ["-conf", "/etc/coredns/Corefile"]',
            '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
            '      volumes: [{ name: config, configMap: { name: coredns } }]',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Say what the nodes are, in `.loopgate.yaml`; the finding brings these lines with the cluster\'s name in them:',
            '',
            '```yaml',
            'version: 1',
            'clusters:',
            '  - { name: default, nodes: [{ name: default, os: ubuntu-24.04 }] }',
            '```',
            '',
            'Where the file\'s content is known, name it: `files: { /etc/resolv.conf: infra/resolv.conf }`. A server outside the',
            'repository is declared under `resolvers:` by the name that the Corefile uses. Or end the dependence: forward to resolvers by address.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG305 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'corefile-does-not-start',
        [
            '# LG401 `corefile-does-not-start`',
            '',
            'CoreDNS of the stated version refuses this Corefile; without one, every version does.',
            '',
            'Default severity: error.',
            '',
            '## What it says',
            '',
            'The Corefile does not parse, names a plugin or an option that this version does not have, or breaks a rule that CoreDNS',
            'checks at start. The message is what CoreDNS says in substance, with the line and column that CoreDNS does not always',
            'give. The version is the image tag, or what the stated version of the CoreDNS chart brings, else `coredns-version` in',
            '`.loopgate.yaml`, `kubernetesVersion` of kubeadm, or the one other CoreDNS image of the cluster. Where nothing states it,',
            'only what every modelled version refuses is an error; else it is a note that names the versions.',
            '',
            '## Why it hurts',
            '',
            'A pod that restarts does not come back, and a rollout stops half way. It is also how loops are made: a Corefile of the',
            '`proxy` era stops with CoreDNS 1.5.0, and the hurried repair often forwards to the cluster\'s own Service (see',
            '`examples/legacy-proxy`).',
            '',
            '## Before',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    errors',
            '    proxy . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - { name: example, coredns-version: 1.11.3 }',
            '```',
            '',
            '```text expect',
            'LG401 error Corefile:3',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    errors',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'clusters:',
            '  - { name: example, coredns-version: 1.11.3 }',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Correct the line that is named. If the Corefile is for another version than was assumed, state the version.',
            '',
            '## How to suppress it',
            '',
            'Not useful: the server does not start. For a build of CoreDNS with plugins of its own, say so under `rules:` or',
            'suppress the one line:',
            '',
            '```text',
            '# loopgate-ignore LG401 -- our image has the external plugin',
            '```',
        ],
    ],
    [
        'not-modelled',
        [
            '# LG801 `not-modelled`',
            '',
            'Something that decides where names go was seen and is not modelled.',
            '',
            'Default severity: note.',
            '',
            '## What it says',
            '',
            'A plugin, an option or a setting that can change which server a query reaches, and that loopgate does not understand.',
            'The names that pass there end in `unknown` and never in "no loop". [docs/limits.md](../limits.md) lists what is not',
            'modelled and why.',
            '',
            '## Why it hurts',
            '',
            'A tool that skips what it does not know reports a green that means nothing. This note is the difference between "looked',
            'and found nothing" and "did not look".',
            '',
            '## Before',
            '',
            'The condition depends on a database of addresses.',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    geoip /etc/geoip/GeoLite2-City.mmdb',
            '    metadata',
            '    view dutch {',
            '        expr metadata(\'geoip/country/code\') == \'NL\'',
            '    }',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```text expect',
            'LG801 note Corefile',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    view small {',
            '        expr type() in [\'A\', \'HINFO\']',
            '    }',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Nothing is wrong. Where you know where the names go, declare the server under `resolvers:` in `.loopgate.yaml`, and',
            'tell us of the construct: a missed loop and a false alarm weigh the same here.',
            '',
            '## How to suppress it',
            '',
            'Put a comment with a reason on the line above the one that is reported:',
            '',
            '```text',
            '# loopgate-ignore LG801 until=2027-01-31 -- reviewed in NET-123',
            '```',
            '',
            'or an entry with `rule`, `reason` and a `path`, `server` or `zone` under `suppressions:` in `.loopgate.yaml`.',
        ],
    ],
    [
        'unreadable',
        [
            '# LG802 `unreadable`',
            '',
            'A relevant file or document could not be read.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'A file that looks like it holds DNS configuration could not be read: a syntax error, a size over the bound, bytes that',
            'are no text, a link that leads out of the tree. The rest of the repository is still judged, and the result is',
            '`incomplete` instead of `pass`. A chart template that is meant to be rendered first is a note: scan what it renders to,',
            'or use `--render`. With a base it is an error that the comparison is blind: the base could read the file and the head',
            'cannot, or a file or document that speaks of DNS is new beyond a bound ([limits](../limits.md#bounds)). A file that another',
            'one names is read wherever it lies. A template that only asks resolvers (a pod\'s `dnsPolicy`, port 53 in a network policy) is passed over.',
            '',
            '## Why it hurts',
            '',
            'The one file that is skipped in silence is the one with the loop in it. bridgecrewio/checkov#6525 is the public report',
            'of what silence looks like: a whole stack skipped, and green.',
            '',
            '## Before',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        forward . 10.0.0.2',
            '        loop',
            '    }',
            '```',
            '',
            '```text expect',
            'LG802 warning deploy/configmap.yaml',
            '```',
            '',
            '## After',
            '',
            '```yaml file=deploy/configmap.yaml',
            'apiVersion: v1',
            'kind: ConfigMap',
            'metadata: { name: coredns, namespace: kube-system }',
            'data:',
            '  Corefile: |',
            '    .:53 {',
            '        forward . 10.0.0.2',
            '        loop',
            '    }',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Correct the file, or leave it out with `paths: { exclude: [...] }` in `.loopgate.yaml` if it is not meant to be read.',
            '',
            '## How to suppress it',
            '',
            'Use `paths.exclude`. A comment in a file that cannot be read is not read either.',
        ],
    ],
    [
        'nothing-scanned',
        [
            '# LG803 `nothing-scanned`',
            '',
            'No DNS configuration was found where some was expected.',
            '',
            'Default severity: error.',
            '',
            '## What it says',
            '',
            'With `--fail-on-empty` (the action: `fail-on-empty: true`): nothing in the scanned paths configures a DNS server, a',
            'kubelet or a node\'s resolver. Without it, an empty scan passes.',
            '',
            '## Why it hurts',
            '',
            'A gate whose path has a typing error is green for ever.',
            '',
            '## Before',
            '',
            '```text file=README.txt',
            'Manifests have moved to clusters/prod.',
            '```',
            '',
            '```text expect args="--fail-on-empty"',
            'LG803 error',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```text expect args="--fail-on-empty"',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Correct the paths, or drop `fail-on-empty` where a repository may well have no DNS configuration.',
            '',
            '## How to suppress it',
            '',
            'Do not set `fail-on-empty`.',
        ],
    ],
    [
        'suppression-unused',
        [
            '# LG901 `suppression-unused`',
            '',
            'A suppression matches no finding.',
            '',
            'Default severity: note.',
            '',
            '## What it says',
            '',
            'An entry under `suppressions:`, or a `loopgate-ignore` comment, hides nothing: what it was for is gone, or the entry has',
            'a typing error. A comment without a reason, or with a rule that does not exist, is not honoured and is listed here too.',
            '',
            '## Why it hurts',
            '',
            'Suppressions that outlive their reason hide the next finding of the same kind, which nobody has looked at.',
            '',
            '## Before',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'suppressions:',
            '  - rule: loop-guard-missing',
            '    path: Corefile',
            '    reason: added in 2024, the guard has come back since',
            '```',
            '',
            '```text expect',
            'LG901 note .loopgate.yaml',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Delete the entry.',
            '',
            '## How to suppress it',
            '',
            'Set `rules: { suppression-unused: off }`.',
        ],
    ],
    [
        'suppression-expired',
        [
            '# LG902 `suppression-expired`',
            '',
            'A suppression has passed its date, and the finding it hid is back.',
            '',
            'Default severity: warning.',
            '',
            '## What it says',
            '',
            'The date in `expires:` or `until=` has passed. The finding is reported again with its own severity, and this one says',
            'which entry used to hide it.',
            '',
            '## Why it hurts',
            '',
            'A date on an exception is a promise to look again. If nothing happened on the day, the promise was empty.',
            '',
            '## Before',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 127.0.0.1',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'suppressions:',
            '  - rule: forwarding-loop',
            '    path: Corefile',
            '    reason: moves to another port with the next release',
            '    expires: 2024-01-31',
            '```',
            '',
            '```text expect',
            'LG101 error Corefile:2',
            'LG902 warning .loopgate.yaml',
            '```',
            '',
            '## After',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 127.0.0.1:1053',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'Mend what was suppressed and delete the entry. If it must stay, set a new date with a new reason.',
            '',
            '## How to suppress it',
            '',
            'Set `rules: { suppression-expired: note }`. The original finding comes back in any case.',
        ],
    ],
    [
        'policy-weakened',
        [
            '# LG903 `policy-weakened`',
            '',
            'This change lowers a severity, or adds a suppression or a baseline entry.',
            '',
            'Default severity: note.',
            '',
            '## What it says',
            '',
            'Only with a base. The change makes the gate milder: a rule\'s severity goes down, `fail-on` goes up, paths are excluded, a',
            'suppression or a baseline entry is added. It is listed so that a reviewer sees it beside what it lets through.',
            '',
            'Where the policies of head and base differ, the head\'s files are judged under the base\'s policy too: its suppressions, baseline,',
            'severities, paths and declarations of clusters. What would have failed there and does not here makes this a warning that names it,',
            'with what was taken away on its path, also under `trust: base`; then no heading is green.',
            '',
            '## Why it hurts',
            '',
            'The easiest way to a green check is to change the check. That can be right; it should not be invisible.',
            '',
            '## Before',
            '',
            'The base:',
            '',
            '```text base file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '}',
            '```',
            '',
            '```yaml base file=.loopgate.yaml',
            'version: 1',
            'rules: { loop-guard-missing: warning }',
            '```',
            '',
            'The change:',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'rules: { loop-guard-missing: off }',
            '```',
            '',
            '```text expect',
            'LG903 note .loopgate.yaml',
            '```',
            '',
            '## After',
            '',
            'A change that keeps the rule as it is:',
            '',
            '```text base file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '}',
            '```',
            '',
            '```yaml base file=.loopgate.yaml',
            'version: 1',
            'rules: { loop-guard-missing: error }',
            '```',
            '',
            '```text file=Corefile',
            '.:53 {',
            '    forward . 10.0.0.2',
            '    loop',
            '}',
            '```',
            '',
            '```yaml file=.loopgate.yaml',
            'version: 1',
            'rules: { loop-guard-missing: error }',
            '```',
            '',
            '```text expect',
            'no finding',
            '```',
            '',
            '## How to fix it',
            '',
            'If the change is meant, nothing. Say in the pull request why.',
            '',
            '## How to suppress it',
            '',
            'Set `rules: { policy-weakened: off }`; that change is itself reported, once.',
        ],
    ],
]);

;// CONCATENATED MODULE: ./.cache/build/report/sarif-rules.js


const LEVELS = {
    error: 'error',
    warning: 'warning',
    note: 'note',
};
/** GitHub's `problem.severity` has a word of its own for a note. */
const PROBLEM_SEVERITIES = {
    error: 'error',
    warning: 'warning',
    note: 'recommendation',
};
/** Codes that speak of what the configuration surely says. */
const EXACT = new Set(['LG101', 'LG201', 'LG202', 'LG204', 'LG401']);
/** Every rule by ascending code, also those that found nothing: a result points at its rule by index. */
function sarifRules() {
    return descriptions/* RULES */.y.map(sarifRule);
}
function sarifRule(rule) {
    const page = EXPLANATIONS.get(rule.slug);
    const text = `${rule.summary} Run "loopgate explain ${rule.code}" for what it means.`;
    return {
        id: rule.code,
        name: rule.slug
            .split('-')
            .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
            .join(''),
        shortDescription: { text: rule.summary },
        fullDescription: { text: rule.summary },
        // GitHub shows `markdown` instead of `text`. Links between pages lead nowhere from there.
        help: { text, markdown: page === undefined ? text : withoutRelativeLinks(page.join('\n')) },
        defaultConfiguration: { level: LEVELS[rule.severity] },
        properties: {
            precision: EXACT.has(rule.code) ? 'very-high' : 'high',
            'problem.severity': PROBLEM_SEVERITIES[rule.severity],
            tags: ['dns', 'kubernetes', 'availability'],
        },
    };
}
function withoutRelativeLinks(markdown) {
    return markdown.replace(/\[([^\]\n]{1,200})\]\((?!https?:)[^)\n]{1,300}\)/g, '$1');
}

;// CONCATENATED MODULE: ./.cache/build/report/sarif-snippets.js

/** Lines shown before and after. */
const AROUND = 1;
/** UTF-16 code units. A snippet is the region's own text, so what is longer is left out and not cut. */
const MAX_SNIPPET = 1_000;
/** `region` with its text, and the lines around it where there are any. */
function withSnippets(region, at, places) {
    const { start, end } = places.of(at);
    const text = at.file.text.slice(at.span.start, at.span.end);
    const first = Math.max(1, start.line - AROUND);
    const lines = [];
    for (let line = first; line <= end.line + AROUND && lines.length <= MAX_SNIPPET; line += 1) {
        lines.push(places.line(at.file, line));
    }
    // Below the last line there is nothing to show.
    while (lines.length > 1 && lines.at(-1) === '' && first + lines.length - 1 > end.line)
        lines.pop();
    const context = lines.join('\n');
    const last = first + lines.length - 1;
    return {
        region: isShown(text) ? { ...region, snippet: { text } } : region,
        // It has to hold more than the region: SARIF 2.1.0, 3.29.5.
        ...(isShown(context) && context.length > text.length && last >= end.line
            ? {
                contextRegion: {
                    startLine: first,
                    startColumn: 1,
                    endLine: last,
                    endColumn: (lines.at(-1) ?? '').length + 1,
                    snippet: { text: context },
                },
            }
            : {}),
    };
}
/** Short, not blank, and without a character that would show something else than what is there. */
function isShown(text) {
    if (text.length > MAX_SNIPPET || text.trim() === '')
        return false;
    return text.split(/\r?\n|\t/).every((part) => (0,plain_text/* visible */.RK)(part) === part);
}

// EXTERNAL MODULE: ./.cache/build/report/surface.js
var surface = __webpack_require__(6881);
// EXTERNAL MODULE: ./.cache/build/report/words.js
var words = __webpack_require__(6243);
;// CONCATENATED MODULE: ./.cache/build/report/sarif.js







/** Of more results GitHub keeps these: docs.github.com, "SARIF support for code scanning". */
const MAX_RESULTS = 5_000;
const MAX_LOCATIONS = 100;
const MAX_TEXT = 4_000;
/** Characters of results with their roads. GitHub takes 10 MB compressed, and such text shrinks to a tenth or less. */
const MAX_SIZE = 60_000_000;
function renderSarif(report, options = {}) {
    const places = (0,report_places/* openPlaces */.j)();
    const rules = sarifRules();
    const ruleIndex = new Map(rules.map(({ id }, index) => [id, index]));
    // Of too many the worst stay; what stays keeps the report's order. Nobody's alert can stand in the base.
    const kept = new Set([...report.findings]
        .sort((a, b) => words/* SEVERITIES */.oC.indexOf(a.severity) - words/* SEVERITIES */.oC.indexOf(b.severity))
        .slice(0, MAX_RESULTS));
    const findings = report.findings.filter((finding) => kept.has(finding));
    const category = (0,plain_text/* visible */.RK)(options.category ?? 'default', 200).replaceAll(/[^\w.-]+/g, '-');
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'loopgate', semanticVersion: report.version, version: report.version, rules } },
                automationDetails: { id: `loopgate/${category}/` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The top of the repository.' } } },
                results: resultsOf(findings, places, ruleIndex, report.base.status === 'compared'),
            },
        ],
    };
    return (0,surface/* jsonText */.s$)(log);
}
/** The first ones with their roads, the rest without where the file would become too large. */
function resultsOf(findings, places, ruleIndex, compared) {
    const hashes = hashesOf(findings, places);
    let room = MAX_SIZE;
    return findings.map((finding) => {
        const reported = room > 0 ? finding : { ...finding, path: [] };
        const result = resultOf(reported, ruleIndex.get(finding.code), places, hashes, compared);
        if (room > 0)
            room -= JSON.stringify(result).length;
        return result;
    });
}
function hashesOf(findings, places) {
    const wanted = new Map();
    for (const { at } of findings) {
        const lines = wanted.get(at.file) ?? new Set();
        wanted.set(at.file, lines.add(places.of(at).start.line));
    }
    return new Map([...wanted].map(([file, lines]) => [file, lineHashes(file.text, lines)]));
}
function resultOf(finding, ruleIndex, places, hashes, compared) {
    // Lines of the base would be looked up in the head.
    const steps = finding.path.filter(({ at }) => at.file.revision === undefined).slice(0, MAX_LOCATIONS - 1);
    const hash = hashes.get(finding.at.file)?.get(places.of(finding.at).start.line);
    return {
        ruleId: finding.code,
        ...(ruleIndex === undefined ? {} : { ruleIndex }),
        level: LEVELS[finding.severity],
        message: { text: messageText(finding, steps.length) },
        locations: [primaryPlace(finding.at, places)],
        ...(steps.length === 0
            ? {}
            : {
                relatedLocations: steps.map(({ at, says }, index) => ({
                    id: index + 1,
                    ...placeOf(at, places),
                    message: { text: plain(says) },
                })),
                codeFlows: [codeFlow(steps, places)],
            }),
        partialFingerprints: {
            ...(hash === undefined ? {} : { primaryLocationLineHash: hash }),
            ...(finding.fingerprint === '' ? {} : { 'loopgateIdentity/v1': finding.fingerprint }),
        },
        ...(compared ? { baselineState: finding.status === 'new' ? 'new' : 'unchanged' } : {}),
    };
}
function codeFlow(steps, places) {
    const locations = steps.map(({ at, says }) => ({
        location: { ...placeOf(at, places), message: { text: plain(says) } },
    }));
    return { threadFlows: [{ locations }] };
}
/** Related places are shown only where the message links them: `[hop 1](1)`. */
function messageText(finding, steps) {
    const parts = [linkless(plain(finding.message))];
    const names = (0,words/* whichNames */.Mo)(finding);
    if (names !== undefined)
        parts.push(`Names: ${linkless(plain(names))}.`);
    for (const assumption of finding.assumptions.slice(0, 10))
        parts.push(`Assumes: ${linkless(plain(assumption))}.`);
    if (finding.advice !== '')
        parts.push(linkless(plain(finding.advice)));
    if (steps > 0) {
        const hops = Array.from({ length: Math.min(steps, 20) }, (_, index) => `[hop ${index + 1}](${index + 1})`);
        parts.push(`Road: ${hops.join(', ')}.`);
    }
    return parts.join(' ');
}
/** Brackets of somebody else's words must not become links: SARIF 2.1.0, 3.11.6, escapes them with a backslash. */
function linkless(text) {
    return text.replace(/[\\[\]]/g, (found) => `\\${found}`);
}
/** No empty text: GitHub refuses the whole file. */
function plain(text) {
    const shown = (0,plain_text/* visible */.RK)(text, MAX_TEXT);
    return shown.trim() === '' ? '-' : shown;
}
function placeOf(at, places) {
    const { file, start, end } = places.of(at);
    const region = {
        startLine: start.line,
        startColumn: start.column,
        endLine: end.line,
        endColumn: end.column,
    };
    return { physicalLocation: { artifactLocation: { uri: uriOf(file), uriBaseId: '%SRCROOT%' }, region } };
}
/** The place of the result itself, with its text. */
function primaryPlace(at, places) {
    const { physicalLocation } = placeOf(at, places);
    const region = physicalLocation?.region;
    if (region === undefined)
        return { ...(physicalLocation === undefined ? {} : { physicalLocation }) };
    return { physicalLocation: { ...physicalLocation, ...withSnippets(region, at, places) } };
}
/** A relative reference: RFC 3986, 4.2; a first part with a colon would read as a scheme. */
function uriOf(path) {
    const parts = path.replace(/\p{Surrogate}/gu, '\ufffd').split('/');
    return parts.map((part) => encodeURIComponent(part)).join('/') || '-';
}


/***/ }),

/***/ 6243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ whatWasRead),
/* harmony export */   Mo: () => (/* binding */ whichNames),
/* harmony export */   VV: () => (/* binding */ passesByPolicy),
/* harmony export */   Vp: () => (/* binding */ nothingJudged),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   ai: () => (/* binding */ stations),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   my: () => (/* binding */ comparison),
/* harmony export */   nV: () => (/* binding */ resultMark),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   rX: () => (/* binding */ wasBefore),
/* harmony export */   wx: () => (/* binding */ certaintyLabel)
/* harmony export */ });
/* unused harmony exports severityCounts, percent */
/** Worst first. */
const SEVERITIES = ['error', 'warning', 'note'];
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** `3 DNS servers in 1 cluster, 12 documents in 8 files`. */
function whatWasRead({ counts }) {
    const servers = `${counted(counts.servers, 'DNS server')} in ${counted(counts.clusters, 'cluster')}`;
    return `${servers}, ${counted(counts.documents, 'document')} in ${counted(counts.files, 'file')}`;
}
/** `1 error, 2 warnings`; `nothing` where there is neither. */
function severityCounts(report) {
    const parts = SEVERITIES.filter((severity) => report.counts[severity] > 0).map((severity) => counted(report.counts[severity], severity));
    return parts.length === 0 ? 'nothing found' : parts.join(', ');
}
/** What the comparison with the base came to; undefined where none was asked for. */
function comparison({ base, counts }) {
    if (base.status === 'not-requested')
        return undefined;
    if (base.status === 'unavailable') {
        return `no comparison with the base: ${base.because}; rules that compare were left out`;
    }
    return `compared with ${base.revision}: ${counts.new} new, ${counts.existing} existing, ${counts.fixed} fixed`;
}
/** `pass`, and why. */
function verdict(report) {
    const bar = report.failOn === 'never'
        ? 'never fails'
        : `fails on ${report.failOn}${report.failOn === 'error' ? '' : ' and worse'}`;
    const also = report.result !== 'incomplete'
        ? ''
        : report.base.status === 'unavailable'
            ? '; the base could not be compared'
            : '; something relevant could not be read';
    const found = nothingJudged(report) ? 'nothing to judge, as no DNS server was found' : severityCounts(report);
    return `${report.result}: ${found} (${bar})${also}`;
}
/** There is no server that a verdict could be about: that nothing is found says nothing. */
function nothingJudged({ counts, findings }) {
    return counts.servers === 0 && findings.length === 0;
}
/** A tick only where something was judged and all of it was read. */
function resultMark(report) {
    if (report.result === 'pass' && report.counts.servers === 0)
        return 'ℹ️';
    return { pass: passesByPolicy(report) ? '⚠️' : '✅', fail: '❌', incomplete: '⚠️' }[report.result];
}
/** Whether the policy was changed so that what would have failed passes. */
function passesByPolicy({ findings }) {
    return findings.some(({ rule, severity }) => rule === 'policy-weakened' && severity !== 'note');
}
/** `always`; `sometimes, 33.3 % of the queries`. */
function certaintyLabel({ certainty, probability, }) {
    if (certainty === undefined)
        return undefined;
    return probability === undefined ? certainty : `${certainty}, ${percent(probability)} of the queries`;
}
function percent(share) {
    return `${Math.round(share * 1000) / 10} %`;
}
/** `severity warning, 50 % of the queries`; undefined where the change made nothing worse. */
function wasBefore({ was }) {
    if (was === undefined)
        return undefined;
    const parts = [
        was.severity,
        certaintyLabel(was) ?? (was.probability === undefined ? undefined : `${percent(was.probability)} of the queries`),
        was.guard === undefined ? undefined : `guard ${was.guard}`,
        was.names,
    ];
    return parts.filter((part) => part !== undefined).join(', ');
}
/** Stations of a loop in order, without the return to the first. Servers stand alone where that is enough to tell them apart. */
function stations(cycle) {
    const zones = new Map();
    for (const { server, zone } of cycle)
        zones.set(server, (zones.get(server) ?? new Set()).add(zone));
    return cycle.map(({ server, zone }) => ((zones.get(server)?.size ?? 0) > 1 ? `${server} (zone ${zone})` : server));
}
/** `every name outside cluster.local, such as example.org. A`. */
function whichNames({ names, witness }) {
    const such = witness === undefined ? undefined : `${witness.name} ${witness.type}`;
    if (names === undefined)
        return such;
    return such === undefined ? names : `${names}, such as ${such}`;
}


/***/ })

};
