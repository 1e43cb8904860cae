export const id = 143;
export const ids = [143,226];
export const modules = {

/***/ 6144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ balancerPool),
/* harmony export */   n: () => (/* binding */ balancerAddresses)
/* harmony export */ });
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8629);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(798);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(304);
/** Annotations of a Service that ask a load balancer for addresses. */



/**
 * MetalLB (metallb.io, formerly metallb.universe.tf), Cilium LB IPAM (lbipam.cilium.io/ips, formerly io.cilium/lb-ipam-ips)
 * kube-vip, PureLB, OpenELB, LoxiLB, and the clouds' own; each a comma list.
 */
const ANNOTATIONS = new Set([
    'metallb.io/loadBalancerIPs',
    'metallb.universe.tf/loadBalancerIPs',
    'lbipam.cilium.io/ips',
    'io.cilium/lb-ipam-ips',
    'kube-vip.io/loadbalancerIPs',
    'purelb.io/addresses',
    'eip.openelb.kubesphere.io/v1alpha1',
    'loxilb.io/staticIP',
    'service.beta.kubernetes.io/azure-load-balancer-ipv4',
    'service.beta.kubernetes.io/azure-load-balancer-ipv6',
    'service.beta.kubernetes.io/aws-load-balancer-private-ipv4-addresses',
]);
/** Annotations that name a pool of MetalLB's; one that holds a single address leaves no choice. */
const POOLS = ['metallb.io/address-pool', 'metallb.universe.tf/address-pool'];
/** The pool that a Service asks for. */
function balancerPool(annotations) {
    return POOLS.map((key) => (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(annotations, key))).find((pool) => pool !== undefined && pool !== '');
}
/** The addresses that the annotations of a Service ask for. */
function balancerAddresses(annotations) {
    return (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .entries */ .jO)(annotations).flatMap((entry) => {
        const text = ANNOTATIONS.has(entry.key) ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceOf */ .vz)(entry.value) : undefined;
        return text === undefined ? [] : (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .commaList */ .od)(text);
    });
}


/***/ }),

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ isComposePath),
/* harmony export */   IE: () => (/* binding */ OVERRIDE_NAMES),
/* harmony export */   ZF: () => (/* binding */ MAIN_NAMES),
/* harmony export */   jt: () => (/* binding */ directoryOf),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/** Names and paths of Compose files. */
/** `compose.yaml`, `docker-compose.yml`, and their variants: `docker-compose.prod.yml`, `compose.override.yaml`. */
const COMPOSE_NAME = /(?:^|\/)(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/;
/** The file that is taken where none is named, the first that is there (compose-go cli/options.go DefaultFileNames). */
const MAIN_NAMES = [
    'compose.yaml',
    'compose.yml',
    'docker-compose.yml',
    'docker-compose.yaml',
];
/** The file that comes over it (compose-go cli/options.go DefaultOverrideFileNames). */
const OVERRIDE_NAMES = [
    'compose.override.yml',
    'compose.override.yaml',
    'docker-compose.override.yml',
    'docker-compose.override.yaml',
];
function isComposePath(path) {
    return COMPOSE_NAME.test(path);
}
function directoryOf(path) {
    return path.split('/').slice(0, -1);
}
/** Undefined for a path that leads out of the repository, or is an absolute one of the machine. */
function resolvePath(directory, path) {
    if (path.startsWith('/') || path.startsWith('~') || path.includes('://'))
        return undefined;
    const kept = [...directory];
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return undefined;
    }
    return kept.join('/');
}


/***/ }),

/***/ 5187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ chartOf),
  D: () => (/* binding */ rendererOf)
});

// EXTERNAL MODULE: ./.cache/build/documents/document.js
var documents_document = __webpack_require__(8629);
// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/dialects/platform-node-cache.js
var platform_node_cache = __webpack_require__(810);
// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/layers.js
var coredns_chart_layers = __webpack_require__(4001);
// EXTERNAL MODULE: ./.cache/build/dns/endpoint.js
var endpoint = __webpack_require__(1006);
// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/corefile.js
var corefile = __webpack_require__(5094);
;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/versions.js
/** Which CoreDNS a version of the chart brings where the values state no tag. */
/**
 * From, to, CoreDNS: `appVersion` of the published charts (index.yaml and charts/coredns/Chart.yaml of coredns/helm), which up
 * to 1.20.0 stood as the tag in the values as well. It never went down, so what lies between two charts of one CoreDNS brings
 * that one too. Charts in the gaps were not read.
 */
const BROUGHT = [
    ['1.14.0', '1.15.1', '1.8.0'],
    ['1.16.0', '1.16.4', '1.8.4'],
    ['1.16.5', '1.16.6', '1.8.6'],
    ['1.16.7', '1.18.1', '1.8.7'],
    ['1.19.0', '1.19.2', '1.9.1'],
    ['1.19.3', '1.19.3', '1.9.2'],
    ['1.19.4', '1.19.6', '1.9.3'],
    ['1.19.7', '1.20.2', '1.9.4'],
    ['1.21.0', '1.24.5', '1.10.1'],
    ['1.25.0', '1.25.0', '1.11.0'],
    ['1.26.0', '1.29.1', '1.11.1'],
    ['1.36.0', '1.36.0', '1.11.3'],
    ['1.38.0', '1.38.3', '1.11.4'],
    ['1.39.2', '1.40.1', '1.12.0'],
    ['1.43.2', '1.43.2', '1.12.3'],
    ['1.45.1', '1.45.1', '1.13.1'],
    ['1.47.1', '1.47.2', '1.14.6'],
];
/** Undefined for a range such as `1.x` or `^1.29.0`, of which Helm takes the newest, and for a chart that is not known. */
function corednsOfChart(version) {
    const exact = /^v?(\d+\.\d+\.\d+)$/.exec(version)?.[1];
    if (exact === undefined)
        return undefined;
    const rank = rankOf(exact);
    return BROUGHT.find(([from, to]) => rank >= rankOf(from) && rank <= rankOf(to))?.[2];
}
function rankOf(version) {
    return version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/release.js
/** What a release of the chart brings into a cluster: ConfigMap, Deployment and Service (templates/*.yaml, _helpers.tpl). */





function factsOf(release) {
    const { layers, at, namespace } = release;
    // `enabled` is what parent charts name in a dependency's `condition`.
    if (!(0,coredns_chart_layers/* isTrue */.Hn)(layers, true, 'enabled'))
        return [];
    const deployed = (0,coredns_chart_layers/* isTrue */.Hn)(layers, true, 'deployment', 'enabled');
    const daemons = !deployed && (0,coredns_chart_layers/* isTrue */.Hn)(layers, false, 'daemonset', 'enabled');
    const { named, fullname } = fullnameOf(release);
    const clusterService = (0,coredns_chart_layers/* isTrue */.Hn)(layers, true, 'isClusterService');
    const labels = {
        'app.kubernetes.io/instance': release.name,
        'app.kubernetes.io/name': named,
        ...(clusterService ? { 'k8s-app': appLabelOf(release) } : {}),
    };
    const workload = (0,coredns_chart_layers/* textOf */.b6)(layers, daemons ? 'daemonset' : 'deployment', 'name')?.value ?? fullname;
    const map = (0,coredns_chart_layers/* textOf */.b6)(layers, 'configmap', 'name')?.value ?? fullname;
    const servers = (0,coredns_chart_layers/* pick */.Up)(layers, 'servers');
    const place = servers === undefined ? at : (0,documents_document/* placeOf */.$t)(servers.document, servers.root);
    const policy = clusterService
        ? ((0,coredns_chart_layers/* textOf */.b6)(layers, 'deployment', 'dnsPolicy') ?? { value: 'Default', at })
        : undefined;
    const tag = (0,coredns_chart_layers/* textOf */.b6)(layers, 'image', 'tag') ?? tagOfChart(release);
    const repository = (0,coredns_chart_layers/* textOf */.b6)(layers, 'image', 'repository');
    const ports = portsOf(layers);
    const hidden = (0,coredns_chart_layers/* isTrue */.Hn)(layers, false, 'deployment', 'skipConfig');
    const extra = extraFiles(layers);
    const service = {
        kind: 'service',
        namespace,
        name: (0,coredns_chart_layers/* textOf */.b6)(layers, 'service', 'name')?.value ?? fullname,
        type: (0,coredns_chart_layers/* textOf */.b6)(layers, 'serviceType')?.value ?? 'ClusterIP',
        clusterIPs: addressesOf(layers, 'clusterIP', 'clusterIPs'),
        headless: (0,coredns_chart_layers/* textOf */.b6)(layers, 'service', 'clusterIP')?.value === 'None',
        externalIPs: addressesOf(layers, 'loadBalancerIP', 'externalIPs'),
        selector: selectorOf(layers) ?? labels,
        ports,
        at,
    };
    // The Service does not depend on what stands behind it.
    if (!deployed && !daemons)
        return [service];
    return [
        ...(hidden
            ? []
            : [
                {
                    kind: 'config-map',
                    namespace,
                    name: map,
                    labels: {},
                    data: [{ key: 'Corefile', text: (0,corefile/* corefileOf */.R)(layers, at), at: place }, ...zoneFilesOf(layers)],
                    at: place,
                },
            ]),
        {
            kind: 'workload',
            namespace,
            workload: daemons ? 'DaemonSet' : 'Deployment',
            name: workload,
            labels: { ...labels, ...mapOf(layers, 'customLabels') },
            hostNetwork: false,
            ...(policy === undefined ? {} : { dnsPolicy: policy }),
            containers: [
                {
                    name: 'coredns',
                    init: false,
                    image: {
                        value: `${repository?.value ?? 'coredns/coredns'}${tag === undefined ? '' : `:${tag.value}`}`,
                        at: tag?.at ?? repository?.at ?? at,
                    },
                    words: [
                        { value: '-conf', at },
                        { value: '/etc/coredns/Corefile', at },
                    ],
                    env: [],
                    // What the values put into the environment is not read.
                    ...((0,coredns_chart_layers/* pick */.Up)(layers, 'env') === undefined ? {} : { envFrom: true }),
                    ports: ports.map((port) => ({
                        name: `${port.protocol.toLowerCase()}-${port.targetPort}`,
                        containerPort: Number(port.targetPort),
                        ...(port.hostPort === undefined ? {} : { hostPort: port.hostPort }),
                        protocol: port.protocol,
                    })),
                    mounts: [{ volume: 'config-volume', path: '/etc/coredns' }, ...extra.mounts],
                },
            ],
            volumes: [
                { name: 'config-volume', source: { kind: 'config-map', name: map, optional: false } },
                ...extra.volumes,
            ],
            // Without a dnsPolicy of its own, this is what took the chart's away (templates/deployment.yaml).
            podSpecAt: (0,coredns_chart_layers/* textOf */.b6)(layers, 'isClusterService')?.at ?? at,
            nodeSelector: {},
            at,
        },
        service,
    ];
}
/** The tag that the chart itself names. RKE2's copy counts its own versions and names an image of its own. */
function tagOfChart({ chart, version }) {
    const value = chart === 'rke2-coredns' || version === undefined ? undefined : corednsOfChart(version.value);
    return version === undefined || value === undefined ? undefined : { value, at: version.at };
}
/** RKE2's copy takes `k8sApp` first, which its values state (packages/rke2-coredns generated-changes/patch/values.yaml.patch). */
function appLabelOf({ layers, chart }) {
    const own = chart === 'rke2-coredns' ? ((0,coredns_chart_layers/* textOf */.b6)(layers, 'k8sApp')?.value ?? 'kube-dns') : undefined;
    return own ?? (0,coredns_chart_layers/* textOf */.b6)(layers, 'k8sAppLabelOverride')?.value ?? chart;
}
/** Name and full name as nearly every chart makes them (`helm create`); the release's name alone where it holds the chart's. */
function fullnameOf({ layers, chart, name }) {
    const named = (0,coredns_chart_layers/* textOf */.b6)(layers, 'nameOverride')?.value ?? chart;
    const full = (0,coredns_chart_layers/* textOf */.b6)(layers, 'fullnameOverride')?.value ?? (name.includes(named) ? name : `${name}-${named}`);
    return { named, fullname: full.slice(0, 63).replace(/-$/, '') };
}
function addressesOf(layers, one, many) {
    const found = [(0,coredns_chart_layers/* textOf */.b6)(layers, 'service', one)].filter((text) => text !== undefined);
    const list = (0,coredns_chart_layers/* pick */.Up)(layers, 'service', many);
    for (const item of list === undefined ? [] : (0,documents_document/* items */.ld)(list.root)) {
        const text = (0,documents_document/* scalarText */.ws)(item);
        if (text !== undefined && list !== undefined)
            found.push({ value: text, at: (0,documents_document/* placeOf */.$t)(list.document, item) });
    }
    return found.filter((text) => (0,endpoint/* parseAddress */.or)(text.value) !== undefined);
}
function selectorOf(layers) {
    const labels = mapOf(layers, 'service', 'selector');
    return Object.keys(labels).length === 0 ? undefined : labels;
}
function mapOf(layers, ...keys) {
    const labels = Object.create(null);
    for (const entry of (0,documents_document/* entries */.jO)((0,coredns_chart_layers/* pick */.Up)(layers, ...keys)?.root))
        labels[entry.key] = (0,documents_document/* scalarText */.ws)(entry.value) ?? '';
    return labels;
}
/** `zoneFiles`: files beside the Corefile, by their names. */
function zoneFilesOf(layers) {
    const found = (0,coredns_chart_layers/* pick */.Up)(layers, 'zoneFiles');
    if (found === undefined)
        return [];
    return (0,documents_document/* items */.ld)(found.root).flatMap((file) => {
        const key = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(file, 'filename'));
        const contents = (0,documents_document/* child */.jf)(file, 'contents');
        return key === undefined || contents?.kind !== 'scalar'
            ? []
            : [{ key, text: contents.text, at: (0,documents_document/* placeOf */.$t)(found.document, contents) }];
    });
}
/** A port for each server (`coredns.servicePorts`); both protocols, since no loop depends on the difference. */
function portsOf(layers) {
    const servers = (0,coredns_chart_layers/* pick */.Up)(layers, 'servers');
    if (servers === undefined || servers.root.kind !== 'sequence')
        return [{ name: 'udp-53', port: 53, targetPort: 53, protocol: 'UDP' }];
    const ports = new Map();
    for (const server of (0,documents_document/* items */.ld)(servers.root)) {
        const number = Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(server, 'port')));
        if (!Number.isInteger(number) || ports.has(number))
            continue;
        const offered = Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(server, 'servicePort')) ?? number);
        const hostPort = Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(server, 'hostPort')));
        ports.set(number, {
            name: `udp-${number}`,
            port: offered,
            targetPort: number,
            protocol: 'UDP',
            ...(Number.isInteger(hostPort) ? { hostPort } : {}),
        });
    }
    return [...ports.values()];
}
/** What the values mount besides the Corefile: `extraVolumes` with `extraVolumeMounts`, and `extraSecrets`. */
function extraFiles(layers) {
    const listed = (key) => {
        const found = (0,coredns_chart_layers/* pick */.Up)(layers, key);
        return found === undefined ? [] : (0,documents_document/* items */.ld)(found.root);
    };
    const mounts = [];
    const volumes = [];
    for (const one of [...listed('extraVolumeMounts'), ...listed('extraSecrets')]) {
        const subPath = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'subPath'));
        const path = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'mountPath')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'path'));
        const volume = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'));
        if (path !== undefined && volume !== undefined)
            mounts.push({ volume, path, ...(subPath === undefined ? {} : { subPath }) });
    }
    for (const one of listed('extraVolumes')) {
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'));
        if (name === undefined)
            continue;
        const onNode = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'hostPath', 'path'));
        const map = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'configMap', 'name'));
        volumes.push({
            name,
            source: onNode !== undefined
                ? { kind: 'host-path', path: onNode }
                : map !== undefined && (0,documents_document/* child */.jf)(one, 'configMap', 'items') === undefined
                    ? { kind: 'config-map', name: map, optional: false }
                    : { kind: 'other', type: 'extraVolumes' },
        });
    }
    return { mounts, volumes };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/node-local-dns.js
/**
 * The node-local-dns chart (deliveryhero/helm-charts stable/node-local-dns, templates/configmap.yaml, daemonset.yaml and
 * service-upstream.yaml): node-cache on every node. All its objects are in kube-system, whatever the release's namespace.
 */





const NAMESPACE = 'kube-system';
/** The chart's own defaults (values.yaml): an address of EKS, and one that is link-local. */
const DEFAULT_DNS_SERVER = '172.20.0.10';
const DEFAULT_LOCAL_DNS = '169.254.20.25';
function nodeLocalFactsOf(release) {
    const { layers, at } = release;
    const { named, fullname } = fullnameOf(release);
    const labels = { 'app.kubernetes.io/name': named, 'app.kubernetes.io/instance': release.name };
    const setup = (0,coredns_chart_layers/* isTrue */.Hn)(layers, true, 'config', 'setupIptables');
    const local = settingOf(release, 'localDns', DEFAULT_LOCAL_DNS);
    const server = settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER);
    const tag = (0,coredns_chart_layers/* textOf */.b6)(layers, 'image', 'tag');
    const repository = (0,coredns_chart_layers/* textOf */.b6)(layers, 'image', 'repository');
    const stated = (0,coredns_chart_layers/* textOf */.b6)(layers, 'config', 'dnsServer');
    return [
        // The values say of it that it is the cluster DNS's address.
        ...(stated === undefined ? [] : [{ kind: 'network', clusterDNS: [stated], at: stated.at }]),
        ...(0,platform_node_cache/* nodeCacheObjects */.Pq)({
            namespace: NAMESPACE,
            name: fullname,
            corefile: corefileOf(release),
            addresses: setup ? [local, server] : [local],
            upstreamService: (0,coredns_chart_layers/* textOf */.b6)(layers, 'config', 'customUpstreamsvc') ?? `${fullname}-upstream`,
            flags: [`-setupinterface=${(0,coredns_chart_layers/* isTrue */.Hn)(layers, true, 'config', 'setupInterface')}`, `-setupiptables=${setup}`],
            labels,
            hostNetwork: setup,
            image: {
                value: `${repository?.value ?? platform_node_cache/* NODE_CACHE_IMAGE */.aJ}${tag === undefined ? '' : `:${tag.value}`}`,
                at: tag?.at ?? repository?.at ?? at,
            },
            stubDomains: fullname,
            at,
        }),
        (0,platform_node_cache/* upstreamServiceObject */.y4)(NAMESPACE, `${fullname}-upstream`, node_local_dns_selectorOf(layers), at),
    ];
}
function settingOf({ layers, at }, key, otherwise) {
    return (0,coredns_chart_layers/* textOf */.b6)(layers, 'config', key) ?? { value: otherwise, at };
}
function node_local_dns_selectorOf(layers) {
    const labels = Object.create(null);
    labels['k8s-app'] = 'kube-dns';
    // Maps of all layers merge, also into the chart's own; null takes a key away.
    for (const layer of layers) {
        for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(layer.root, 'config', 'upstreamServiceSelector'))) {
            const value = (0,documents_document/* scalarText */.ws)(entry.value);
            if (value === undefined)
                delete labels[entry.key];
            else
                labels[entry.key] = value;
        }
    }
    return labels;
}
/** Four blocks; `customConfig` takes the place of all, `extraServerBlocks` come behind. */
function corefileOf(release) {
    const { layers, at } = release;
    const custom = scalarOf(layers, 'customConfig');
    if (custom !== undefined)
        return custom;
    const bindIp = (0,coredns_chart_layers/* pick */.Up)(layers, 'config', 'bindIp');
    const bind = (0,coredns_chart_layers/* isTrue */.Hn)(layers, false, 'config', 'bindIp')
        ? `${settingOf(release, 'localDns', DEFAULT_LOCAL_DNS).value} ${settingOf(release, 'dnsServer', DEFAULT_DNS_SERVER).value}`
        : '0.0.0.0';
    const bindAt = bindIp === undefined ? at : (0,documents_document/* placeOf */.$t)(bindIp.document, bindIp.root);
    const protocol = settingOf(release, 'commProtocol', 'force_tcp').value;
    const v4 = (0,coredns_chart_layers/* isTrue */.Hn)(layers, false, 'config', 'noIPv6Lookups');
    const pieces = [];
    const block = (zone, to, options) => {
        pieces.push({ text: `${zone}:53 {\n    errors\n    cache 30\n    reload\n    loop\n    ` });
        pieces.push({ text: `bind ${bind}`, at: bindAt });
        pieces.push({ text: '\n    forward . ' }, to, { text: ' {\n' });
        for (const option of options)
            pieces.push({ text: '        ' }, option, { text: '\n' });
        pieces.push({ text: '    }\n' });
        if (v4)
            pieces.push({ text: '    template IN AAAA {\n        rcode NOERROR\n    }\n' });
        pieces.push({ text: '    prometheus :9253\n}\n' });
    };
    const upstream = (0,coredns_chart_layers/* textOf */.b6)(layers, 'config', 'customUpstreamsvc');
    const cluster = { text: '__PILLAR__CLUSTER__DNS__', ...(upstream !== undefined && { at: upstream.at }) };
    const domain = settingOf(release, 'dnsDomain', 'cluster.local').value;
    for (const zone of [domain, 'in-addr.arpa', 'ip6.arpa'])
        block(zone, cluster, [{ text: protocol }]);
    const servers = scalarOf(layers, 'upstreamServers');
    block('.', servers === undefined ? { text: '__PILLAR__UPSTREAM__SERVERS__' } : { source: servers }, forwardLines(layers).map((line) => ({ source: line })));
    const extra = scalarOf(layers, 'extraServerBlocks');
    if (extra !== undefined)
        pieces.push({ source: extra });
    return written(pieces, release);
}
/** What `upstreamForwardConfig` puts into the last block's forward: items of a list, or values of a map by their keys. */
function forwardLines(layers) {
    const found = (0,coredns_chart_layers/* pick */.Up)(layers, 'config', 'upstreamForwardConfig')?.root;
    const values = found?.kind === 'map'
        ? [...found.entries].sort((a, b) => (a.key < b.key ? -1 : 1)).map((entry) => entry.value)
        : (0,documents_document/* items */.ld)(found);
    return values.flatMap((value) => (value.kind === 'scalar' && value.value !== null ? [value.text] : []));
}
function written(pieces, release) {
    return (0,source_text/* concat */.xW)(pieces.map((piece) => ('source' in piece ? piece.source : (0,source_text/* standsFor */.jE)(piece.at ?? release.at, piece.text))));
}
/** A text of `config` that is not empty. */
function scalarOf(layers, key) {
    const found = (0,coredns_chart_layers/* pick */.Up)(layers, 'config', key);
    return found?.root.kind === 'scalar' && found.root.text.text.trim() !== '' ? found.root.text : undefined;
}

// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/resolvers.js
var resolvers = __webpack_require__(5356);
// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/rke2-node-local.js
var rke2_node_local = __webpack_require__(998);
;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/charts.js
/** The charts whose values are understood, by name. */




/** The known chart of a name as references write it, with or without a repository: `coredns/coredns`. */
function chartOf(name) {
    const last = name?.slice(name.lastIndexOf('/') + 1);
    return last === 'coredns' || last === 'node-local-dns' ? last : (0,resolvers/* resolverChart */.N)(last ?? '');
}
function rendererOf(chart) {
    if (chart === 'node-local-dns')
        return nodeLocalFactsOf;
    if (chart === 'rke2-coredns')
        return (release) => [...factsOf(release), ...(0,rke2_node_local/* rke2NodeLocalFacts */.R)(release)];
    const resolver = (0,resolvers/* resolverChart */.N)(chart);
    if (resolver !== undefined)
        return (release) => (0,resolvers/* resolverFactsOf */.h)(resolver, release);
    return chart === 'coredns' ? factsOf : undefined;
}


/***/ }),

/***/ 5094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ placeholderIn),
/* harmony export */   R: () => (/* binding */ corefileOf)
/* harmony export */ });
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8629);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5624);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4001);
/** The Corefile that the chart's templates/configmap.yaml makes of `servers` and `extraConfig`, piece by piece from its values. */



/** The chart's own `servers` (values.yaml), which any list of the user replaces whole. */
const DEFAULT_SERVERS = `.:53 {
    errors
    health {
        lameduck 10s
    }
    ready
    kubernetes cluster.local in-addr.arpa ip6.arpa {
        pods insecure
        fallthrough in-addr.arpa ip6.arpa
        ttl 30
    }
    prometheus 0.0.0.0:9153
    forward . /etc/resolv.conf
    cache 30
    loop
    reload
    loadbalance
}
`;
function corefileOf(layers, at) {
    const servers = (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .pick */ .Up)(layers, 'servers');
    if (servers === undefined || servers.root.kind !== 'sequence')
        return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .standsFor */ .jE)(at, DEFAULT_SERVERS);
    const { document } = servers;
    const parts = [];
    const extra = (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .pick */ .Up)(layers, 'extraConfig');
    if (extra !== undefined)
        writeExtra(extra, parts);
    for (const server of (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .items */ .ld)(servers.root))
        writeServer(document, server, parts);
    return parts.length === 0 ? (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .standsFor */ .jE)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(document, servers.root), '') : (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(parts);
}
/**
 * A remark on the first text that decides what a plugin or a port of `servers` is, and is to be filled in before Helm sees
 * it (`${X}` of Flux, `{{ x }}` of helmfile and Ansible): the chart itself fills in nothing there. In zones and arguments the
 * reader of Corefiles knows such texts.
 */
function placeholderIn(layers) {
    const servers = (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .pick */ .Up)(layers, 'servers');
    if (servers === undefined)
        return undefined;
    for (const server of (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .items */ .ld)(servers.root)) {
        const texts = [(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(server, 'port')];
        for (const plugin of (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .items */ .ld)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(server, 'plugins')))
            texts.push((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(plugin, 'name'));
        for (const text of texts) {
            if (text?.kind !== 'scalar' || !/\$\{|\{\{/.test(text.text.text))
                continue;
            return {
                kind: 'not-modelled',
                message: 'this value is filled in before the chart sees it; the servers of this release are not known',
                at: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(servers.document, text),
            };
        }
    }
    return undefined;
}
/** Keys in sorted order, as Go's templates range over maps. */
function writeExtra({ document, root }, parts) {
    for (const entry of [...(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .entries */ .jO)(root)].sort((a, b) => (a.key < b.key ? -1 : 1))) {
        const at = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(document, entry.value);
        parts.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(document.source, entry.keySpan.start, entry.keySpan.end));
        const parameters = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(entry.value, 'parameters');
        if (parameters?.kind === 'scalar' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOf */ .D)(parameters))
            parts.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .standsFor */ .jE)(at, ' '), parameters.text);
        parts.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .standsFor */ .jE)(at, '\n'));
    }
}
function writeServer(document, server, parts) {
    const whole = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(document, server);
    const say = (text, node) => {
        parts.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .standsFor */ .jE)(node === undefined ? whole : (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(document, node), text));
    };
    const write = (node) => {
        parts.push(node.text);
    };
    const zones = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .items */ .ld)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(server, 'zones'));
    if (zones.length === 0)
        say('.');
    for (const [index, zone] of zones.entries()) {
        if (index > 0)
            say(' ', zone);
        const scheme = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(zone, 'scheme');
        if (scheme?.kind === 'scalar' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOf */ .D)(scheme))
            write(scheme);
        const name = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(zone, 'zone');
        if (name?.kind === 'scalar' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOf */ .D)(name))
            write(name);
        else
            say('.', zone);
    }
    const port = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(server, 'port');
    // The port stands behind the last zone only, and without it nothing parts the zone from the brace.
    if (port?.kind === 'scalar' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOf */ .D)(port)) {
        say(':', port);
        write(port);
        say(' ', port);
    }
    say('{\n');
    for (const plugin of (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .items */ .ld)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(server, 'plugins'))) {
        const name = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(plugin, 'name');
        say('    ', plugin);
        if (name?.kind === 'scalar')
            write(name);
        const parameters = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(plugin, 'parameters');
        if (parameters?.kind === 'scalar' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOf */ .D)(parameters)) {
            say(' ', plugin);
            write(parameters);
        }
        const block = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(plugin, 'configBlock');
        if (block?.kind === 'scalar' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_0__/* .truthOf */ .D)(block)) {
            say(' {\n', plugin);
            write(block);
            say('\n    }', plugin);
        }
        say('\n', plugin);
    }
    say('}\n');
}


/***/ }),

/***/ 2055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RY: () => (/* binding */ pathWithin),
/* harmony export */   cq: () => (/* binding */ pushText),
/* harmony export */   kO: () => (/* binding */ settingSource),
/* harmony export */   lt: () => (/* binding */ homeOf),
/* harmony export */   rC: () => (/* binding */ textSource),
/* harmony export */   vW: () => (/* binding */ remarkSetting),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8629);
/* harmony import */ var _documents_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5175);
/** What a document tells of releases: rendered at once where their values stand in it, else to be joined with others. */


/** A path from the root, of one that counts from `directory`; empty where it leads out of the tree. */
function pathWithin(directory, path) {
    const kept = [];
    for (const part of [...directory.split('/'), ...path.split('/')]) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return '';
    }
    return kept.join('/');
}
/** Values files that lie side by side are for different clusters: each is a folder of its own. */
function homeOf(path) {
    return `${path}/values`;
}
/** A single value set from outside the values. */
function settingSource(document, target, node) {
    return { kind: 'text', text: node.text, keys: [], target, at: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, node) };
}
/** A single value that is not written down here, remarked where it could say where names go. */
function remarkSetting(name, at, notices) {
    if (!/^(?:servers|extraConfig|service\.|isClusterService|deployment\.|zoneFiles|config\.)/.test(name))
        return;
    notices.push({ kind: 'not-modelled', message: `the setting \`${name}\` changes the values and is not read`, at });
}
/** A chart that lies in the repository, by its path; undefined for one of a chart repository. */
function folderOf(directory, written) {
    return written?.startsWith('./') === true || written?.startsWith('../') === true
        ? pathWithin(directory, written)
        : undefined;
}
/** A part of the document itself, as one source among others. */
function textSource(document, keys, node) {
    return { kind: 'text', text: document.source, keys, at: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)(document, node) };
}
function pushText(document, text, layers, notices) {
    const { value, notices: found } = (0,_documents_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .readYaml */ .gM)(text);
    for (const notice of found)
        notices.push(notice);
    if (value !== undefined)
        layers.push({ document: { kind: 'yaml', path: document.path, source: text, root: value }, root: value });
}


/***/ }),

/***/ 4001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ truthOf),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Up: () => (/* binding */ pick),
/* harmony export */   b6: () => (/* binding */ textOf)
/* harmony export */ });
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8629);
/** Values of a release in layers, the last of which wins: maps merge, everything else replaces (Helm's own rule). */

/** A value with the document it stands in. `null` in a later layer takes an earlier one away, and the chart's default too. */
function pick(layers, ...keys) {
    for (let i = layers.length - 1; i >= 0; i -= 1) {
        const layer = layers[i];
        const found = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(layer.root, ...keys);
        if (found !== undefined)
            return isNothing(found) ? undefined : { document: layer.document, root: found };
    }
    return undefined;
}
function isNothing(node) {
    return node.kind === 'scalar' && node.value === null;
}
/** A text, number or boolean as text; empty texts are absent, as Go templates take them. */
function textOf(layers, ...keys) {
    const found = pick(layers, ...keys);
    const text = found === undefined ? undefined : (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(found.root);
    if (found === undefined || text === undefined || text === '')
        return undefined;
    return { value: text, at: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(found.document, found.root) };
}
/** Go templates' truth: false, 0, empty and absent are false. */
function isTrue(layers, otherwise, ...keys) {
    const found = pick(layers, ...keys);
    if (found === undefined)
        return otherwise;
    return truthOf(found.root);
}
function truthOf(node) {
    if (node.kind !== 'scalar')
        return node.kind === 'map' ? node.entries.length > 0 : node.items.length > 0;
    return node.value !== null && node.value !== false && node.value !== 0 && node.value !== '';
}


/***/ }),

/***/ 5356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ resolverChart),
/* harmony export */   h: () => (/* binding */ resolverFactsOf)
/* harmony export */ });
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8629);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5624);
/* harmony import */ var _balancer_addresses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6144);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(798);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4001);
/**
 * Charts that install another resolver: the workload and Service that they make, with what their values state of upstreams.
 * What the program makes of it, its own folder among the dialects says.
 */





const PROGRAMS = {
    // MoJo2600/pihole-kubernetes charts/pihole values.yaml, templates/deployment.yaml, configmap.yaml, service-dns.yaml
    pihole: { image: 'pihole/pihole', config: [], file: '/etc/dnsmasq.d/02-custom.conf' },
    // gabe565/charts and k8s-at-home charts `config`; rm3l/helm-charts adguard-home `bootstrapConfig`
    'adguard-home': {
        image: 'adguard/adguardhome',
        config: [['config'], ['bootstrapConfig'], ['configuration'], ['configAsCode', 'config']],
        file: '/opt/adguardhome/conf/AdGuardHome.yaml',
    },
    // k8s-at-home and gabe565 charts `config`
    blocky: {
        image: 'spx01/blocky',
        config: [['config'], ['blocky', 'config'], ['configuration']],
        file: '/app/config.yml',
    },
    technitium: { image: 'technitium/dns-server', config: [], file: '' },
    unbound: {
        image: 'klutchell/unbound',
        config: [['config'], ['unbound', 'config'], ['unboundConfig'], ['configuration']],
        file: '/etc/unbound/unbound.conf',
    },
    dnsmasq: {
        image: 'dockurr/dnsmasq',
        config: [['config'], ['dnsmasq', 'config'], ['configuration']],
        file: '/etc/dnsmasq.conf',
    },
    'pdns-recursor': {
        image: 'powerdns/pdns-recursor-51',
        config: [['config'], ['recursor', 'config'], ['configuration']],
        file: '/etc/powerdns/recursor.conf',
    },
};
const NAMES = new Map([
    ['pihole', 'pihole'],
    ['pi-hole', 'pihole'],
    ['adguard-home', 'adguard-home'],
    ['adguardhome', 'adguard-home'],
    ['adguard', 'adguard-home'],
    ['blocky', 'blocky'],
    ['technitium', 'technitium'],
    ['technitium-dns-server', 'technitium'],
    ['technitium-dnsserver', 'technitium'],
    ['unbound', 'unbound'],
    ['dnsmasq', 'dnsmasq'],
    ['pdns-recursor', 'pdns-recursor'],
    ['powerdns-recursor', 'pdns-recursor'],
]);
/** The resolver that a chart of this name installs. */
function resolverChart(name) {
    return NAMES.get(name);
}
function resolverFactsOf(chart, release) {
    const { layers, namespace, at } = release;
    // The chart of applications at large, behind a reference that is called after the application, is read by its own layout.
    if ((0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'controllers') !== undefined)
        return [];
    const program = PROGRAMS[chart];
    const name = release.name.includes(chart) ? release.name : `${release.name}-${chart}`;
    const labels = { 'app.kubernetes.io/name': chart, 'app.kubernetes.io/instance': release.name };
    const config = chart === 'pihole' ? dnsmasqLines(release) : configOf(layers, program);
    const repository = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'image', 'repository');
    const doh = chart === 'pihole' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrue */ .Hn)(layers, false, 'doh', 'enabled');
    const env = environment(layers);
    const own = config === undefined ? [] : [{ volume: 'config', path: program.file, subPath: baseOf(program.file) }];
    const main = {
        name: chart,
        init: false,
        image: repository ?? { value: program.image, at },
        words: [],
        env: chart === 'pihole' ? [...upstreamsOfPihole(release, env, doh), ...env] : env,
        ports: ['UDP', 'TCP'].map((protocol) => ({
            name: `dns-${protocol.toLowerCase()}`,
            containerPort: 53,
            protocol,
            ...((0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrue */ .Hn)(layers, false, 'dnsHostPort', 'enabled') && {
                hostPort: Number((0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'dnsHostPort', 'port')?.value ?? 53),
            }),
        })),
        mounts: own,
        ...((0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'envFrom') !== undefined && { envFrom: true }),
    };
    const entry = config === undefined ? [] : [{ key: baseOf(program.file), text: config, at }];
    return [
        ...(entry.length === 0
            ? []
            : [{ kind: 'config-map', namespace, name: `${name}-config`, labels: {}, data: entry, at }]),
        {
            kind: 'workload',
            namespace,
            workload: 'Deployment',
            name,
            labels,
            hostNetwork: (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'hostNetwork')?.value === 'true',
            ...podDns(chart, release),
            containers: [main, ...(doh ? [cloudflared(release)] : [])],
            volumes: [
                ...(entry.length === 0
                    ? []
                    : [{ name: 'config', source: { kind: 'config-map', name: `${name}-config`, optional: false } }]),
            ],
            podSpecAt: at,
            nodeSelector: {},
            at,
            knownFrom: `the ${chart} chart makes it from its values`,
        },
        {
            kind: 'service',
            namespace,
            name: `${name}-dns`,
            type: 'ClusterIP',
            ...addresses(layers),
            headless: false,
            selector: labels,
            ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, targetPort: 53, protocol })),
            at,
            knownFrom: `the ${chart} chart makes it from its values`,
        },
    ];
}
function baseOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** A text, or a mapping as the text that it is written as. */
function configOf(layers, { config }) {
    for (const way of config) {
        const found = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, ...way);
        if (found === undefined)
            continue;
        const { document, root } = found;
        if (root.kind === 'scalar') {
            if (typeof root.value === 'string' && root.text.text.trim() !== '')
                return root.text;
            continue;
        }
        if (root.kind !== 'map' || root.entries.length === 0)
            continue;
        const { text } = document.source;
        const { start, end } = root.span;
        const line = text.lastIndexOf('\n', start - 1) + 1;
        // Lines of a mapping in blocks are indented alike; one in braces stands by itself.
        return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .slice */ .di)(document.source, /^[ ]*$/.test(text.slice(line, start)) ? line : start, end);
    }
    return undefined;
}
/** `env` and its like: a map from name to text, or a list of `name` and `value`. */
function environment(layers) {
    return [['env'], ['extraEnv'], ['extraEnvVars']].flatMap((way) => {
        const found = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, ...way);
        if (found === undefined)
            return [];
        const { document, root } = found;
        const made = (name, node, otherwise) => {
            const text = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .locatedText */ .k6)(document, node);
            return { name, value: filled(text?.value), at: text?.at ?? otherwise };
        };
        return [
            ...(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .entries */ .jO)(root).map((entry) => made(entry.key, entry.value, (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOfKey */ .qQ)(document, entry))),
            ...(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .items */ .ld)(root).flatMap((item) => {
                const name = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarText */ .ws)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(item, 'name'));
                return name === undefined ? [] : [made(name, (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(item, 'value'), (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(document, item))];
            }),
        ];
    });
}
/** Substitutions and templates are filled in later. */
function filled(text) {
    return text === undefined || /\$\{|\{\{/.test(text) ? undefined : text;
}
/** `DNS1` and `DNS2`, which are 8.8.8.8 and 8.8.4.4 where nothing else is said; with `doh` the container beside it. */
function upstreamsOfPihole({ layers, at }, env, doh) {
    if (doh)
        return [{ name: 'DNS1', value: '127.0.0.1#5053', at }];
    const stated = env.some(({ name }) => /^(?:FTLCONF_dns_upstreams|PIHOLE_DNS_|DNS1)$/.test(name));
    return ['DNS1', 'DNS2'].flatMap((name) => {
        const own = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, name);
        if (own !== undefined)
            return [{ name, value: filled(own.value), at: own.at }];
        const emptied = layers.some((layer) => (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(layer.root, name) !== undefined);
        return stated || emptied ? [] : [{ name, value: name === 'DNS1' ? '8.8.8.8' : '8.8.4.4', at }];
    });
}
/** Lines for dnsmasq: `upstreamServers`, `customDnsEntries` and `customSettings`. */
function dnsmasqLines({ layers }) {
    const lines = [];
    for (const key of ['upstreamServers', 'customDnsEntries', 'customSettings']) {
        const found = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'dnsmasq', key);
        if (found === undefined)
            continue;
        for (const node of found.root.kind === 'sequence' ? (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .items */ .ld)(found.root) : [found.root])
            if (node.kind === 'scalar' && typeof node.value === 'string')
                lines.push(node.text);
    }
    const [first] = lines;
    if (first === undefined)
        return undefined;
    const end = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .standsFor */ .jE)({ file: first.file, span: { start: 0, end: 0 } }, '\n');
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)(lines.flatMap((line) => [line, end]));
}
/** `podDnsConfig`: policy None with 127.0.0.1 and 8.8.8.8 where nothing else is said; other charts have Kubernetes' own names. */
function podDns(chart, { layers, at }) {
    if (chart === 'pihole' && (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrue */ .Hn)(layers, true, 'podDnsConfig', 'enabled')) {
        const list = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'podDnsConfig', 'nameservers');
        const nameservers = list === undefined
            ? ['127.0.0.1', '8.8.8.8'].map((value) => ({ value, at }))
            : (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .items */ .ld)(list.root).flatMap((item) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .locatedText */ .k6)(list.document, item) ?? []);
        const policy = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'podDnsConfig', 'policy') ?? { value: 'None', at };
        return { dnsPolicy: policy, dnsConfig: { nameservers, at } };
    }
    const policy = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'dnsPolicy');
    return policy === undefined ? {} : { dnsPolicy: policy };
}
/** Beside Pi-hole, in the same pod (`doh`): its upstreams are names of the internet where nothing else is said. */
function cloudflared({ layers, at }) {
    const variables = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'doh', 'envVars');
    return {
        name: 'cloudflared',
        init: false,
        image: (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'doh', 'repository') ?? { value: 'crazymax/cloudflared', at },
        words: [],
        env: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .entries */ .jO)(variables?.root).flatMap((entry) => {
            const text = variables === undefined ? undefined : (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .locatedText */ .k6)(variables.document, entry.value);
            return text === undefined ? [] : [{ name: entry.key, value: filled(text.value), at: text.at }];
        }),
        ports: [{ name: 'cloudflared-udp', containerPort: 5053, protocol: 'UDP' }],
        mounts: [],
    };
}
const SERVICES = ['service', 'services', 'serviceDns', 'serviceDNS', 'dnsService', 'serviceUDP', 'serviceTCP'];
/** Addresses of whatever Services the values describe, save those whose ports are others. */
function addresses(layers) {
    const clusterIPs = [];
    const externalIPs = [];
    for (const key of SERVICES) {
        const found = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, key);
        if (found === undefined)
            continue;
        const { document, root } = found;
        for (const one of [root, ...(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .entries */ .jO)(root).map((entry) => entry.value)]) {
            if (one.kind !== 'map' || !offersDns(one))
                continue;
            const cluster = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .locatedText */ .k6)(document, (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(one, 'clusterIP'));
            if (cluster !== undefined && cluster.value !== '' && cluster.value !== 'None')
                clusterIPs.push(cluster);
            const balancer = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .locatedText */ .k6)(document, (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(one, 'loadBalancerIP'));
            if (balancer !== undefined && balancer.value !== '')
                externalIPs.push(balancer);
            for (const item of (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .items */ .ld)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(one, 'externalIPs'))) {
                const text = (0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .locatedText */ .k6)(document, item);
                if (text !== undefined)
                    externalIPs.push(text);
            }
            for (const address of (0,_balancer_addresses_js__WEBPACK_IMPORTED_MODULE_0__/* .balancerAddresses */ .n)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(one, 'annotations')))
                externalIPs.push(address);
        }
    }
    return { clusterIPs, externalIPs };
}
/** No port is stated, or one of them is 53. */
function offersDns(service) {
    const ports = [(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(service, 'port'), ...(0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .entries */ .jO)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(service, 'ports')).map((entry) => (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .child */ .jf)(entry.value, 'port'))]
        .map(_documents_document_js__WEBPACK_IMPORTED_MODULE_4__/* .scalarText */ .ws)
        .filter((port) => port !== undefined);
    return ports.length === 0 || ports.includes('53');
}


/***/ }),

/***/ 998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ rke2NodeLocalFacts),
/* harmony export */   e: () => (/* binding */ nodeLocalOverride)
/* harmony export */ });
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8629);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5624);
/* harmony import */ var _platform_node_cache_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(810);
/* harmony import */ var _layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4001);
/**
 * The node-local cache that RKE2's chart adds under `nodelocal` (rancher/rke2-charts packages/rke2-coredns
 * generated-changes/overlay/templates/configmap-nodelocal.yaml, daemonset-nodelocal.yaml, patch/templates/_helpers.tpl.patch).
 */




const NAMESPACE = 'kube-system';
const NAME = 'node-local-dns';
const UPSTREAM = 'kube-dns-upstream';
/** The chart's own default (values.yaml), and what its helper falls back to for the cluster DNS. */
const DEFAULT_ADDRESS = '169.254.20.10';
const DEFAULT_CLUSTER_DNS = '10.43.0.10';
/** Nothing where the cache is not enabled. */
function rke2NodeLocalFacts({ layers, at: releaseAt }) {
    if (!(0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrue */ .Hn)(layers, false, 'nodelocal', 'enabled'))
        return [];
    const enabled = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'nodelocal', 'enabled');
    const at = enabled === undefined ? releaseAt : (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(enabled.document, enabled.root);
    const address = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'nodelocal', 'ip_address') ?? { value: DEFAULT_ADDRESS, at };
    const stated = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'service', 'clusterIP') ?? (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'global', 'clusterDNS');
    const server = stated?.value.split(',')[0]?.trim() || DEFAULT_CLUSTER_DNS;
    const ipvs = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrue */ .Hn)(layers, false, 'nodelocal', 'ipvs');
    const redirected = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .isTrue */ .Hn)(layers, false, 'nodelocal', 'use_cilium_lrp');
    const word = (value) => ({ value, at });
    const bind = redirected ? '0.0.0.0' : ipvs ? address.value : `${address.value} ${server}`;
    const block = (zone, to) => `${zone}:53 {\n    errors\n    cache 30\n    reload\n    loop\n    bind ${bind}\n    forward . ${to}\n    prometheus :9253\n}\n`;
    const cluster = `${ipvs ? server : '__PILLAR__CLUSTER__DNS__'} {\n        force_tcp\n    }`;
    const domain = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(layers, 'global', 'clusterDomain')?.value ?? 'cluster.local';
    const corefile = [domain, 'in-addr.arpa', 'ip6.arpa'].map((zone) => block(zone, cluster)).join('');
    return [
        ...(0,_platform_node_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .nodeCacheObjects */ .Pq)({
            namespace: NAMESPACE,
            name: NAME,
            corefile: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .standsFor */ .jE)(at, corefile + block('.', '__PILLAR__UPSTREAM__SERVERS__')),
            addresses: ipvs ? [address] : [address, word(server)],
            upstreamService: UPSTREAM,
            flags: redirected ? ['-setupinterface=false', '-setupiptables=false'] : [],
            hostNetwork: !redirected,
            image: imageOf(layers, at),
            stubDomains: 'kube-dns',
            at,
        }),
        (0,_platform_node_cache_js__WEBPACK_IMPORTED_MODULE_0__/* .upstreamServiceObject */ .y4)(NAMESPACE, UPSTREAM, { 'k8s-app': 'kube-dns' }, at),
    ];
}
/** Overrides of single plugins are not read; they are remarked by whoever reads the release. */
function nodeLocalOverride({ layers }) {
    const found = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'nodelocal', 'corefile');
    return found === undefined ? undefined : { value: 'nodelocal.corefile', at: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(found.document, found.root) };
}
function imageOf(layers, at) {
    const image = (0,_layers_js__WEBPACK_IMPORTED_MODULE_1__/* .pick */ .Up)(layers, 'nodelocal', 'image')?.root;
    const repository = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(image, 'repository')) ?? 'rancher/hardened-dns-node-cache';
    const tag = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarText */ .ws)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_2__/* .child */ .jf)(image, 'tag'));
    return { value: tag === undefined ? repository : `${repository}:${tag}`, at };
}


/***/ }),

/***/ 7059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sz: () => (/* binding */ corefile),
  vp: () => (/* binding */ looksLikeCorefile),
  Ml: () => (/* binding */ readCorefile)
});

// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/dialects/node-paths.js
var node_paths = __webpack_require__(6438);
;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/versions.js
/** Stock plugins: their order, since when they exist, and which have more to say in a file of their own. */
/** plugin.cfg of 1.15.0; configuration-only plugins included. Plugins that a version lacks are unknown to it, wherever they stand. */
const ORDER_NEWEST = 'root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap local dns64 siit any chaos loadbalance tsig rewrite autopath acl cache header dnssec tls minimal template transfer dynupdate hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(' ');
/** Up to 1.14.6 the cache stood before rewrite; acl stood right after dns64 up to 1.14.2 (core/dnsserver/zdirectives.go at the tags). */
const ORDER_BEFORE_1_14_7 = 'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 any chaos loadbalance tsig cache rewrite acl header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(' ');
const ORDER_BEFORE_1_14_3 = 'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 acl any chaos loadbalance tsig cache rewrite header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(' ');
function compareVersions(a, b) {
    const left = a.split('.').map((part) => Number.parseInt(part, 10) || 0);
    const right = b.split('.').map((part) => Number.parseInt(part, 10) || 0);
    for (let i = 0; i < 3; i += 1)
        if ((left[i] ?? 0) !== (right[i] ?? 0))
            return (left[i] ?? 0) - (right[i] ?? 0);
    return 0;
}
function pluginOrder(version) {
    if (compareVersions(version, '1.14.7') >= 0)
        return ORDER_NEWEST;
    return compareVersions(version, '1.14.3') >= 0 ? ORDER_BEFORE_1_14_7 : ORDER_BEFORE_1_14_3;
}
/** First version with the plugin; plugins of the first releases are left out. */
const SINCE = {
    loop: '1.2.1',
    forward: '1.0.6',
    acl: '1.6.5',
    any: '1.4.0',
    ready: '1.5.0',
    grpc: '1.5.0',
    sign: '1.6.0',
    cancel: '1.5.1',
    azure: '1.6.3',
    clouddns: '1.6.2',
    transfer: '1.6.7',
    bufsize: '1.6.7',
    dns64: '1.7.0',
    local: '1.8.1',
    minimal: '1.8.4',
    header: '1.8.5',
    geoip: '1.8.5',
    tsig: '1.9.4',
    view: '1.10.0',
    timeouts: '1.10.1',
    multisocket: '1.12.0',
    quic: '1.12.2',
    nomad: '1.13.0',
    grpc_server: '1.14.0',
    https: '1.14.0',
    https3: '1.14.0',
    proxyproto: '1.14.2',
    shed: '1.14.7',
    siit: '1.15.0',
    dynupdate: '1.15.0',
};
/** First version without the plugin. */
const REMOVED = { proxy: '1.5.0', federation: '1.7.0' };
function isStock(name, version) {
    const removed = Object.hasOwn(REMOVED, name) ? REMOVED[name] : undefined;
    if (removed !== undefined)
        return compareVersions(version, removed) < 0;
    if (!ORDER_NEWEST.includes(name) || name === 'proxy')
        return name === 'startup' || name === 'shutdown';
    const since = Object.hasOwn(SINCE, name) ? SINCE[name] : undefined;
    return since === undefined || compareVersions(version, since) >= 0;
}
function isKnownName(name) {
    return ORDER_NEWEST.includes(name) || Object.hasOwn(REMOVED, name);
}
/** kubernetes/dns cmd/node-cache/main.go. */
const NODE_CACHE_PLUGINS = new Set('bind bufsize cache debug dns64 errors forward health hosts loadbalance log loop prometheus pprof reload rewrite template timeouts trace whoami root'.split(' '));
/** Plugins outside the stock build that forward or answer. */
const EXTERNAL = new Set('alternate fanout unbound k8s_gateway kubernetai netbox redis pdsql mysql lighthouse meship multicluster demo dump ads blocklist ebpf gslb wgsd tailscale records alias finalize idetcd recursor gathersrv rrl dnsredir ipset mdns unboundx warnlist tlsplus'.split(' '));
/** Plugins that end no query. */
const PASSING = new Set('root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap dns64 siit loadbalance autopath cache header tls minimal on sign view startup shutdown'.split(' '));
/** Of these, the ones that put nothing into the chain: their setup calls no AddPlugin. A block of them alone has no chain. */
const CHAINLESS = new Set('root proxyproto quic grpc_server https https3 timeouts multisocket reload bind debug ready health pprof tls on sign startup shutdown'.split(' '));
/** Versions that cannot be read count as the newest. */
function isAtLeast(version, since) {
    return compareVersions(version, since) >= 0;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/directives.js

/**
 * What the parser says of a name it refuses, undefined when it takes it. Plugins outside the stock build may well be
 * compiled in; only a stock image, a removed plugin and a slip of the pen are certain.
 */
function unknownDirective(token, context) {
    const name = token.text;
    if (token.opaque === true)
        return undefined;
    if (isStock(name, context.version))
        return undefined;
    if (isKnownName(name) || context.stockImage === true)
        return `Unknown directive '${name}'`;
    if (EXTERNAL.has(name))
        return undefined;
    if (ORDER_NEWEST.some((known) => known.length > 3 && oneEditApart(known, name)) || !/^[a-z][a-z0-9_]*$/.test(name))
        return `Unknown directive '${name}'`;
    return undefined;
}
/** One letter more, less, other, or two changed places. */
function oneEditApart(a, b) {
    if (Math.abs(a.length - b.length) > 1 || a === b)
        return false;
    let i = 0;
    while (i < Math.min(a.length, b.length) && a[i] === b[i])
        i += 1;
    if (a.length === b.length)
        return (a.slice(i + 1) === b.slice(i + 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2)));
    return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}
/** A name the parser takes and the binary has no plugin for; found when that plugin would be set up (caddy plugins.go DirectiveAction). */
function missingPlugin(name, context) {
    if (context.build !== 'node-cache' || NODE_CACHE_PLUGINS.has(name) || !ORDER_NEWEST.includes(name))
        return undefined;
    return `no action found for directive '${name}' with server type 'dns' (missing a plugin?)`;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/stream.js

/** Imports multiply: ten thousand expansions of a large snippet would be more than any machine holds. */
const MAX_TOKENS = 2_000_000;
function streamOf(tokens) {
    return { frames: [{ tokens, at: 0 }], previous: undefined, taken: 0 };
}
/** The next token without taking it. */
function peek(stream) {
    for (;;) {
        const top = stream.frames.at(-1);
        if (top === undefined)
            return undefined;
        if (top.at < top.tokens.length)
            return stream.taken < MAX_TOKENS ? top.tokens[top.at] : undefined;
        stream.frames.pop();
    }
}
function take(stream) {
    const token = drop(stream);
    if (token !== undefined)
        stream.previous = token;
    return token;
}
/** Takes a token that leaves no trace: `import` and its argument. */
function drop(stream) {
    const token = peek(stream);
    const top = stream.frames.at(-1);
    if (token === undefined || top === undefined)
        return undefined;
    top.at += 1;
    stream.taken += 1;
    return token;
}
function splice(stream, tokens) {
    // An exhausted list is dropped first, so that a snippet that ends in its own import does not pile up.
    peek(stream);
    if (tokens.length > 0)
        stream.frames.push({ tokens, at: 0 });
}
/** Place of a token in its file. */
function placeOf(token) {
    return (0,source_text/* locate */.x5)(token.source, token.start, token.end);
}
/** caddyfile/dispenser.go isNewLine: another file, or a later line than the token before ends on. */
function isNewLine(before, token) {
    return before === undefined || before.source !== token.source || before.line + before.breaks < token.line;
}
/** caddyfile/dispenser.go NextArg: the same file and exactly the same line. */
function isSameLine(before, token) {
    return before.source === token.source && before.line + before.breaks === token.line;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/dispenser.js

/** What a plugin's setup would return as its error; caught where the plugin is called. */
class SetupError extends Error {
    token;
    /** Found out only when everything is set up and the server starts. */
    late;
    constructor(message, token, late = false) {
        super(message);
        this.token = token;
        this.late = late;
    }
}
function dispense(tokens, nests) {
    return { tokens, at: -1, nesting: 0, nests };
}
/** The current token; before the first call of `next` the directive. */
function current(d) {
    return d.tokens[Math.max(0, d.at)];
}
function next(d) {
    if (d.at >= d.tokens.length - 1)
        return false;
    d.at += 1;
    return true;
}
/** Moves on only within the line. */
function nextArg(d) {
    const here = d.tokens[d.at];
    const there = d.tokens[d.at + 1];
    if (here === undefined || there === undefined || !isSameLine(here, there))
        return false;
    d.at += 1;
    return true;
}
/**
 * Moves on to the next word of the plugin's block, wherever lines break; false at its end or without one. The brace must
 * stand on the line of the last argument. Inner braces are ordinary words, or blocks that are read as one with this.
 */
function nextBlock(d) {
    if (d.nesting > 0) {
        if (!next(d))
            return false;
        if (!d.nests || current(d).text !== '{') {
            if (current(d).text !== '}')
                return true;
            d.nesting -= 1;
            return false;
        }
        d.at -= 1;
    }
    if (!nextArg(d))
        return false;
    if (current(d).text !== '{') {
        d.at -= 1;
        return false;
    }
    if (!next(d) || current(d).text === '}')
        return false;
    d.nesting += 1;
    return true;
}
/** The rest of the line, up to a brace. */
function remainingArgs(d) {
    const args = [];
    while (nextArg(d)) {
        if (current(d).text === '{') {
            d.at -= 1;
            break;
        }
        args.push(current(d));
    }
    return args;
}
function fail(message, token) {
    throw new SetupError(message, token);
}
/** For what a plugin refuses in `OnStartup`; other plugins' errors come before it. */
function failAtStart(message, token) {
    throw new SetupError(message, token, true);
}
function argumentError(d) {
    const token = current(d);
    if (token.text === '{')
        return fail("Unexpected token '{', expecting argument", token);
    return fail(`Wrong argument count or unexpected line ending after '${token.text}'`, token);
}
/** The next word of the line, or the error of a missing one. */
function oneArg(d) {
    if (!nextArg(d))
        argumentError(d);
    return current(d);
}
function noMoreArgs(d) {
    if (nextArg(d))
        argumentError(d);
}
function unknownProperty(d) {
    return fail(`unknown property '${current(d).text}'`, current(d));
}

// EXTERNAL MODULE: ./.cache/build/text/template-actions.js
var template_actions = __webpack_require__(2343);
;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/filled-in.js
/**
 * Placeholders that somebody fills in before CoreDNS reads the text: the engine of a template (Go, Jinja, ERB, ytt,
 * Terraform), envsubst and Flux' postBuild, `sed` of an installer (`__PILLAR__DNS__DOMAIN__` of nodelocaldns.yaml,
 * `UPSTREAMNAMESERVER` of coredns/deployment kubernetes/coredns.yaml.sed), or a person (`<dns-server-ip>`). CoreDNS
 * itself knows `{$X}` and `{%X%}` only, see environment.ts.
 */

const PLACEHOLDER = /\{\{|\}\}|\{%-?\s|^\{#.*#\}|<%|\$\{[A-Za-z_]|\$\([A-Za-z_]|%\{\s*[~A-Za-z_]|%\([A-Za-z_]\w*\)s|__[A-Z][A-Z0-9_]*__|^\$?\[\[[\w .-]+\]\]$|^@[A-Za-z_]\w*@|^%[A-Za-z_]\w*%|(?:^|[:.])%[sdv](?=$|[:.])|^\$[A-Za-z_]\w*|^\(\([\w./-]+\)\)$|^<[A-Za-z][\w ./-]*>/;
/** Lines of a template that decide or repeat, and bring no text of their own. */
const CONTROL = /^(?:\{\{-?\s*(?:\/\*|if\b|else\b|end\b|range\b|with\b|define\b|block\b|\$\w+\s*:?=)|\{[%#]|%\{\s*~?\s*(?:if|else|endif|for|endfor)\b|<%(?!=))/;
/** A bare word of capitals in the place of an address. */
const CAPITALS = /^[A-Z][A-Z0-9_]{2,}$/;
/** Endings of files that are rendered, or edited by `sed`, before anybody uses them. */
const TEMPLATE_NAME = /\.(?:tpl|tmpl|tftpl|gotmpl|gotpl|j2|jinja2?|erb|epp|template|mustache|hbs|envsubst|in|sed|base)$/i;
/** A bare word in which something is filled in first. Group references such as `${1}` are not meant. */
function isPlaceholder(text) {
    return PLACEHOLDER.test(text);
}
/** A placeholder where an address is due, where a word of capitals is one too. */
function isAddressPlaceholder(text) {
    return CAPITALS.test(text) || (isPlaceholder(text) && text !== '<nil>');
}
/** A file that by its name is to be rendered first. */
function isTemplateName(path) {
    return TEMPLATE_NAME.test(path);
}
/**
 * Tokens with the placeholders among them marked as opaque. What is put in right behind a brace (`}STUBDOMAINS`) is
 * cut off, and control lines are dropped: the text is read with all its branches, which `text/conditions.ts` keeps apart.
 */
function markPlaceholders(tokens) {
    const marked = [];
    let first;
    let dropped;
    let depth = 0;
    for (const [index, token] of tokens.entries()) {
        if (token.text === '{')
            depth += 1;
        else if (token.text === '}')
            depth -= 1;
        if (isQuoted(token)) {
            marked.push(token);
            continue;
        }
        const brace = /^\}(?=\{\{|\{%|<%|\$|__|@|[A-Z][A-Z0-9_]{2,}$)/.test(token.text);
        if (!brace && !isPlaceholder(token.text)) {
            marked.push(token);
            continue;
        }
        first ??= token;
        const word = brace ? token : withoutControl(token);
        if (word !== token && word.text !== '') {
            if (word.text === '{')
                depth += 1;
            marked.push(isPlaceholder(word.text) ? { ...word, opaque: true } : word);
            continue;
        }
        if (brace) {
            marked.push({ ...token, text: '}', end: token.start + 1 });
            dropped ??= { ...token, text: token.text.slice(1), start: token.start + 1 };
        }
        else if (CONTROL.test(token.text)) {
            // Where the branches of the file are known, each plugin knows under which it stands.
            if (token.source.file.conditions === undefined)
                dropped ??= token;
        }
        else if (depth <= 0 && standsAlone(tokens, index))
            dropped ??= token;
        else
            marked.push({ ...token, opaque: true });
    }
    return {
        tokens: marked,
        ...(first === undefined ? {} : { first }),
        ...(dropped === undefined ? {} : { dropped }),
    };
}
/** Whether a line between blocks is this placeholder and nothing else: it brings blocks of its own, and is no key. */
function standsAlone(tokens, index) {
    const [before, token, behind] = [tokens[index - 1], tokens[index], tokens[index + 1]];
    if (token === undefined || before?.line === token.line || behind?.line === token.line)
        return false;
    if (behind === undefined)
        return before?.text === '}';
    // The next line has to begin a block: without braces the whole text is one.
    for (let i = index + 1; tokens[i]?.line === behind.line; i += 1)
        if (tokens[i]?.text === '{')
            return true;
    return false;
}
/** `{% endif %}{` is a brace: what a word holds besides expressions at its ends that only decide. */
function withoutControl(token) {
    if (!token.text.startsWith('{') && !token.text.endsWith('}'))
        return token;
    if (token.source.text.slice(token.start, token.end) !== token.text)
        return token;
    let start = 0;
    let end = token.text.length;
    const actions = (0,template_actions/* actionsOf */.R)(token.text);
    for (const action of actions)
        if (action.start === start && isControl(action))
            start = action.end;
    for (const action of actions.toReversed())
        if (action.end === end && end > start && isControl(action))
            end = action.start;
    if (start === 0 && end === token.text.length)
        return token;
    return { ...token, text: token.text.slice(start, end), start: token.start + start, end: token.start + end };
}
function isControl(action) {
    return action.role !== 'hole' && action.engine !== 'k3s';
}
function isQuoted(token) {
    return token.source.text.charCodeAt(token.start) === 34;
}

// EXTERNAL MODULE: ./.cache/build/dns/endpoint.js
var endpoint = __webpack_require__(1006);
// EXTERNAL MODULE: ./.cache/build/dns/name.js
var dns_name = __webpack_require__(3884);
// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/go-values.js
/** Numbers, durations, response codes and types as Go and miekg/dns read them from text. */


/** strconv.Atoi. */
function integer(token) {
    if (token.opaque === true)
        return 1;
    if (!/^[+-]?\d+$/.test(token.text))
        fail(`strconv.Atoi: parsing ${quoted(token.text)}: invalid syntax`, token);
    const value = Number(token.text);
    if (!Number.isSafeInteger(value))
        fail(`strconv.Atoi: parsing ${quoted(token.text)}: value out of range`, token);
    return value;
}
/** strconv.ParseUint with 32 bits. */
function unsigned(token) {
    if (token.opaque === true)
        return 1;
    if (!/^\d+$/.test(token.text))
        fail(`strconv.ParseUint: parsing ${quoted(token.text)}: invalid syntax`, token);
    const value = Number(token.text);
    if (value > 0xffffffff)
        fail(`strconv.ParseUint: parsing ${quoted(token.text)}: value out of range`, token);
    return value;
}
/** strconv.ParseInt with 32 bits. */
function integer32(token) {
    if (token.opaque === true)
        return 1;
    if (!/^[+-]?\d+$/.test(token.text))
        fail(`strconv.ParseInt: parsing ${quoted(token.text)}: invalid syntax`, token);
    const value = Number(token.text);
    if (value > 0x7fffffff || value < -0x80000000)
        fail(`strconv.ParseInt: parsing ${quoted(token.text)}: value out of range`, token);
    return value;
}
/** What Atoi says of a text that is no number; undefined when it is one. */
function integerProblem(text) {
    if (!/^[+-]?\d+$/.test(text))
        return `strconv.Atoi: parsing ${quoted(text)}: invalid syntax`;
    return Number.isSafeInteger(Number(text)) ? undefined : `strconv.Atoi: parsing ${quoted(text)}: value out of range`;
}
/** net.SplitHostPort's error; undefined when the text splits. */
function hostPortProblem(text) {
    const say = (why) => (text === '' ? why : `address ${text}: ${why}`);
    const colon = text.lastIndexOf(':');
    if (colon === -1)
        return say('missing port in address');
    let [from, to] = [0, 0];
    if (text.startsWith('[')) {
        const end = text.indexOf(']');
        if (end === -1)
            return say("missing ']' in address");
        if (end + 1 !== colon)
            return say(text[end + 1] === ':' ? 'too many colons in address' : 'missing port in address');
        [from, to] = [1, end + 1];
    }
    else if (text.slice(0, colon).includes(':'))
        return say('too many colons in address');
    if (text.includes('[', from))
        return say("unexpected '[' in address");
    return text.includes(']', to) ? say("unexpected ']' in address") : undefined;
}
const UNITS = new Map([
    ['ns', 1],
    ['us', 1e3],
    ['µs', 1e3],
    ['μs', 1e3],
    ['ms', 1e6],
    ['s', 1e9],
    ['m', 60e9],
    ['h', 3600e9],
]);
/** time.ParseDuration, in nanoseconds; undefined when it is none. */
function durationOf(text) {
    const sign = text.startsWith('-') ? -1 : 1;
    const body = text.replace(/^[+-]/, '');
    if (body === '0')
        return 0;
    let total = 0;
    let at = 0;
    const part = /(\d+(?:\.\d*)?|\.\d+)(ns|us|µs|μs|ms|s|m|h)/y;
    while (at < body.length) {
        part.lastIndex = at;
        const found = part.exec(body);
        if (found === null)
            return undefined;
        total += Number(found[1]) * (UNITS.get(found[2] ?? '') ?? 0);
        at = part.lastIndex;
    }
    return body === '' ? undefined : sign * total;
}
/** time.ParseDuration's own words where it refuses; undefined where it does not. */
function durationProblem(text) {
    if (durationOf(text) !== undefined)
        return undefined;
    const body = text.replace(/^[+-]/, '');
    // A number, then everything up to the next digit or dot for its unit.
    const part = /(\d*(?:\.\d*)?)([^\d.]*)/y;
    for (let at = 0; at < body.length; at = part.lastIndex) {
        part.lastIndex = at;
        const [, number = '', unit = ''] = part.exec(body) ?? [];
        if (!/\d/.test(number))
            break;
        if (unit === '')
            return `time: missing unit in duration ${quoted(text)}`;
        if (!UNITS.has(unit))
            return `time: unknown unit ${quoted(unit)} in duration ${quoted(text)}`;
    }
    return `time: invalid duration ${quoted(text)}`;
}
function duration(token) {
    if (token.opaque === true)
        return 1e9;
    return durationOf(token.text) ?? fail(durationProblem(token.text) ?? '', token);
}
/** Go's %q, near enough for messages. */
function quoted(text) {
    return JSON.stringify(text);
}
/** Go's printing of a duration, for messages. */
function spokenDuration(nanoseconds) {
    const seconds = nanoseconds / 1e9;
    if (Math.abs(seconds) < 1 && seconds !== 0)
        return `${nanoseconds / 1e6}ms`;
    const sign = seconds < 0 ? '-' : '';
    const whole = Math.abs(seconds);
    const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
    return `${sign}${h > 0 ? `${h}h` : ''}${h > 0 || m > 0 ? `${m}m` : ''}${s}s`;
}
/** miekg/dns StringToRcode. */
const RCODES = new Set('NOERROR FORMERR SERVFAIL NXDOMAIN NOTIMP NOTIMPL REFUSED YXDOMAIN YXRRSET NXRRSET NOTAUTH NOTZONE DSOTYPENI BADSIG BADVERS BADKEY BADTIME BADMODE BADNAME BADALG BADTRUNC BADCOOKIE'.split(' '));
function isRcode(text) {
    return RCODES.has(text);
}
/** miekg/dns StringToType; the types that have ever had a name there. */
const TYPES = new Set('A AAAA AFSDB AMTRELAY ANY APL ATMA AVC AXFR CAA CDNSKEY CDS CERT CNAME CSYNC DHCID DLV DNAME DNSKEY DS EID EUI48 EUI64 GID GPOS HINFO HIP HTTPS IPSECKEY ISDN IXFR KEY KX L32 L64 LOC LP MAILA MAILB MB MD MF MG MINFO MR MX NAPTR NID NIMLOC NINFO NS NSAP-PTR NSAP NSEC NSEC3 NSEC3PARAM NULL NXNAME NXT None OPENPGPKEY OPT PTR PX RESINFO RKEY RP RRSIG RT Reserved SIG SMIMEA SOA SPF SRV SSHFP SVCB TA TALINK TKEY TLSA TSIG TXT UID UINFO UNSPEC URI X25 ZONEMD'.split(' '));
function isType(text) {
    return TYPES.has(text);
}
const CLASSES = new Set(['IN', 'CS', 'CH', 'HS', 'NONE', 'ANY']);
function isClass(text) {
    return CLASSES.has(text);
}
/** Why Go's regexp would not compile it; undefined when it does. */
function regexProblem(pattern) {
    // RE2JS takes a repetition of nothing as plain text; Go refuses it (regexp/syntax ErrMissingRepeatArgument).
    const bare = /(?:^|[(|])(\{\d+(?:,\d*)?\})/.exec(pattern)?.[1];
    if (bare !== undefined)
        return `missing argument to repetition operator: \`${bare}\``;
    try {
        build/* RE2JS */.L3.compile(pattern);
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message : String(error);
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/keys.js




const DEFAULT_PORTS = {
    dns: 53,
    tls: 853,
    quic: 853,
    grpc: 443,
    https: 443,
    https3: 443,
    unix: 0,
};
const SCHEMES = ['tls', 'dns', 'quic', 'grpc', 'https3', 'https', 'unix'];
function splitScheme(text) {
    for (const scheme of SCHEMES)
        if (text.startsWith(`${scheme}://`))
            return { transport: scheme, rest: text.slice(scheme.length + 3) };
    return { transport: 'dns', rest: text };
}
/** The first version whose keys lose their capitals. */
const KEYS_LOWERED = '1.14.7';
function readKey(text, port, version, at) {
    const { transport, rest } = splitScheme(text);
    const colon = rest.lastIndexOf(':');
    if (colon === rest.length - 1)
        return { keys: [], error: `expecting data after last colon: ${quoted(rest)}` };
    let host = rest;
    let listen = transport === 'dns' ? port : DEFAULT_PORTS[transport];
    let late;
    const tail = rest.slice(colon + 1);
    // strconv.Atoi: digits beyond 64 bits are no number, and the text stays in the name.
    if (colon !== -1 && /^[+-]?\d+$/.test(tail) && Math.abs(Number(tail)) < 2 ** 63) {
        listen = Number(tail);
        host = rest.slice(0, colon);
        // Whether one can listen there is found out when everything else is set up.
        if (listen < 0 || listen > 65535)
            late = `Listen: listen tcp: address ${listen}: invalid port`;
    }
    const problem = nameProblem(host) ?? nameProblem((0,dns_name/* withFinalDot */.gY)(host));
    if (problem !== undefined)
        return { keys: [], error: problem };
    const more = late === undefined ? {} : { late };
    if (transport === 'unix')
        return { keys: [{ zone: (0,dns_name/* absolute */.ys)(host), transport, port: 0, at }] };
    if (host.includes('/')) {
        const zones = reverseZones(host);
        if (zones === 'refused')
            return { keys: [], error: `invalid CIDR ${host}` };
        if (zones !== undefined)
            return { keys: zones.map((zone) => ({ zone, transport, port: listen, at })), ...more };
    }
    // Before, a key kept its capitals while questions lost theirs: it takes none (core/dnsserver/register.go InspectServerBlocks).
    const zone = (0,dns_name/* withFinalDot */.gY)(isAtLeast(version, KEYS_LOWERED) ? host.toLowerCase() : host);
    return { keys: [{ zone, transport, port: listen, at }], ...more };
}
/** plugin/normalize.go SplitHostPort: what is said of a name that is none. */
function nameProblem(host) {
    const bytes = new TextEncoder().encode(host).length;
    if (bytes > 255)
        return `specified zone is too long: ${bytes} > 255`;
    return (0,dns_name/* isDomainName */.an)(host) ? undefined : `zone is not a valid domain name: ${host}`;
}
/** The reverse zones of a CIDR: octets for IPv4, nibbles for IPv6 (plugin/pkg/cidr/cidr.go). Undefined: no CIDR, a plain name. */
function reverseZones(text) {
    const match = /^([0-9a-fA-F.:]+)\/(\d{1,3})$/.exec(text);
    if (match === null)
        return undefined;
    const [, address = '', size = ''] = match;
    const bits = Number(size);
    const v6 = address.includes(':');
    if (v6 && (address.startsWith(':') || address.startsWith('0')))
        return 'refused';
    if ((0,endpoint/* parseAddress */.or)(address) === undefined ||
        bits > (v6 ? 128 : 32) ||
        (0,endpoint/* nthAddress */.ZX)(`${address}/${bits}`, 0) === undefined)
        return undefined;
    return (0,endpoint/* reverseZones */.WU)(text);
}

// EXTERNAL MODULE: ./.cache/build/text/conditions.js
var conditions = __webpack_require__(3521);
;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/listeners.js


/** core/dnsserver/register.go validateZonesAndListeningAddresses; addresses are compared as they are written. */
function checkOverlap(block, claims, version, errors) {
    // In a branch of a template: the block beside it may be the one of the other branch.
    if ((0,conditions/* conditionsAt */.eB)(block.at).length > 0)
        return;
    const written = block.bind.flatMap(({ value }) => {
        if (value.kind === 'address')
            return [value.written ?? value.address];
        // Interfaces stand for their addresses (plugin/bind/setup.go listIP); which those are is known of one of them.
        return value.name === 'lo' ? ['lo', '127.0.0.1', '::1'] : [value.name];
    });
    const addresses = written.length === 0 ? [''] : written;
    const view = block.views.length > 0;
    for (const key of block.keys) {
        // Old versions kept the case of a key, so that two spellings were two zones.
        if (!isAtLeast(version, '1.12.0') && /[A-Z]/.test(key.zone))
            continue;
        const name = `${key.transport}://${key.zone}:${key.port}`;
        const claimed = claims.get(name) ?? new Set();
        claims.set(name, claimed);
        for (const address of addresses) {
            const on = `cannot serve ${name}${address === '' ? '' : ` on ${address}`}`;
            const unbound = claimed.has('');
            // A block with a view is not registered; of a block before it without one, only old versions complain.
            const clash = (!view || !isAtLeast(version, '1.12.0')) && claimed.has(address)
                ? `${on} - it is already defined`
                : address === ''
                    ? claimed.size > (unbound ? 1 : 0)
                    : unbound;
            if (clash !== false) {
                const message = clash === true ? `${on} - zone overlap listener capacity with ${name}` : clash;
                errors.push({ message, at: key.at });
                return;
            }
            if (!view)
                claimed.add(address);
        }
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/environment.js
/** A value that names its own variable would be replaced for ever. */
const MAX_REPLACEMENTS = 64;
const MAX_LENGTH = 64 * 1024;
/** `${X}`, `${X:-default}`; groups of an expression, `${1}`, are not meant. */
const FILLED_IN = /\$\{[A-Za-z_]\w*(?:[:=?+-][^}]*)?\}/;
/**
 * `{%X%}` first, then `{$X}`, wherever they stand in the token; values are looked through again. An unset variable is
 * empty. There are no defaults: `{$A:b}` is the variable `A:b`. A variable nobody states makes the token opaque.
 */
function expand(token, context) {
    // CoreDNS knows no `${X}`: whoever writes it has it filled in before (Flux postBuild, envsubst, a template's engine).
    if (FILLED_IN.test(token.text))
        return { ...token, opaque: true };
    if (!token.text.includes('{$') && !token.text.includes('{%'))
        return token;
    let opaque = token.opaque ?? false;
    const value = (name) => {
        const known = context.env.get(name);
        if (known === undefined && (!context.envKnown || context.env.has(name)))
            opaque = true;
        return known ?? '';
    };
    const text = replace(replace(token.text, '{%', '%}', value), '{$', '}', value);
    return { ...token, text, ...(opaque ? { opaque } : {}) };
}
function replace(text, open, close, value) {
    let out = text;
    for (let round = 0; round < MAX_REPLACEMENTS && out.length < MAX_LENGTH; round += 1) {
        const start = out.indexOf(open);
        const end = start === -1 ? -1 : out.indexOf(close, start);
        // `{$}` and an unclosed reference stay as they are, and so does everything after them.
        if (end === -1 || end <= start + open.length)
            return out;
        const reference = out.slice(start, end + close.length);
        out = out.replaceAll(reference, () => value(out.slice(start + open.length, end)));
    }
    return out;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/lexer.js
/** Go's unicode.IsSpace. */
function isSpace(code) {
    if (code === 32 || (code >= 9 && code <= 13))
        return true;
    if (code < 0x85)
        return false;
    return (code === 0x85 ||
        code === 0xa0 ||
        code === 0x1680 ||
        (code >= 0x2000 && code <= 0x200a) ||
        code === 0x2028 ||
        code === 0x2029 ||
        code === 0x202f ||
        code === 0x205f ||
        code === 0x3000);
}
const LF = 10;
const CR = 13;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;
/**
 * What opens and closes an expression of a template, blanks and quotes inside. CoreDNS' own `{%X%}` needs no such care;
 * Jinja sets blanks or dashes inside its `{% %}`.
 */
const EXPRESSIONS = [
    ['{{', '}}'],
    ['{% ', '%}'],
    ['{%-', '%}'],
    ['{#', '#}'],
    ['<%', '%>'],
    ['${', '}'],
    ['$(', ')'],
    ['%{', '}'],
];
/**
 * Cuts a whole text; total: every text has tokens, an unterminated quote runs to the end. As a `template` an expression
 * that closes on its line is one word with what it touches.
 */
function lex(source, as = 'literal') {
    const { text } = source;
    const expressions = as === 'template' && /\{\{|\{[%#]|<%|\$[{(]|%\{/.test(text) ? { text, absent: new Map() } : undefined;
    const tokens = [];
    let line = 1;
    let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (at < text.length) {
        const code = text.charCodeAt(at);
        if (code === LF)
            line += 1;
        if (isSpace(code)) {
            at += 1;
        }
        else if (code === HASH) {
            // With no token pending, a comment runs to the end of the line.
            const end = text.indexOf('\n', at);
            at = end === -1 ? text.length : end;
        }
        else if (code === QUOTE) {
            const quoted = quotedWord(text, at);
            // Unterminated and empty: nothing was collected, nothing is returned.
            if (quoted.closed || quoted.value !== '')
                tokens.push({ text: quoted.value, source, start: at, end: quoted.end, line, breaks: quoted.breaks });
            line += quoted.breaks;
            at = quoted.end;
        }
        else {
            const word = bareWord(text, at, expressions);
            tokens.push({ text: word.value, source, start: at, end: word.end, line, breaks: 0 });
            at = word.next;
        }
    }
    return tokens;
}
/** Only `\"` is an escape; every other backslash stays, and one that follows another escapes nothing. */
function quotedWord(text, start) {
    let value = '';
    let breaks = 0;
    let from = start + 1;
    let at = from;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === LF)
            breaks += 1;
        else if (code === QUOTE)
            return { value: value + text.slice(from, at), end: at + 1, breaks, closed: true };
        else if (code === BACKSLASH) {
            const next = text.charCodeAt(at + 1);
            if (next === QUOTE) {
                value += text.slice(from, at);
                from = at + 1;
            }
            if (next === LF)
                breaks += 1;
            at += 1;
        }
    }
    const rest = text.slice(from);
    // A backslash right before the end is waited on and lost.
    const lost = at > text.length && rest.endsWith('\\');
    return { value: value + (lost ? rest.slice(0, -1) : rest), end: text.length, breaks, closed: false };
}
/** Up to a blank. A carriage return is dropped without ending the word; a `#` swallows the rest of this word only. */
function bareWord(text, start, expressions) {
    let value = '';
    let from = start;
    let end = start;
    let comment = false;
    let at = start;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const close = comment ? undefined : closeOf(expressions, at, code);
        if (close !== undefined) {
            at = close - 1;
            end = close;
            continue;
        }
        if (code === CR) {
            if (!comment)
                value += text.slice(from, at);
            from = at + 1;
        }
        else if (isSpace(code))
            break;
        else if (code === HASH && !comment) {
            value += text.slice(from, at);
            comment = true;
        }
        else if (!comment)
            end = at + 1;
    }
    if (!comment)
        value += text.slice(from, at);
    return { value, end, next: at };
}
/** The offset behind the expression that begins here and ends on the same line, expressions of its kind inside it. */
function closeOf(expressions, at, code) {
    // `{`, `<`, `$`, `%`.
    if (expressions === undefined || (code !== 123 && code !== 60 && code !== 36 && code !== 37))
        return undefined;
    const { text, absent } = expressions;
    for (const [open, close] of EXPRESSIONS) {
        if (!text.startsWith(open, at) || (absent.get(close) ?? -1) > at)
            continue;
        let depth = 1;
        for (let next = at + open.length;; next += 1) {
            const char = text.charCodeAt(next);
            if (Number.isNaN(char) || char === LF) {
                absent.set(close, next);
                break;
            }
            if (text.startsWith(close, next)) {
                depth -= 1;
                if (depth === 0)
                    return next + close.length;
                next += close.length - 1;
            }
            else if (open !== '$(' && text.startsWith(open, next)) {
                depth += 1;
                next += open.length - 1;
            }
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/imports.js




const MAX_SNIPPETS = 10_000;
const MAX_FILES = 100_000;
function importsFor(source, context, notices) {
    return {
        context,
        snippets: new Map(),
        paths: new Map([[source, context.path]]),
        tokens: new Map(),
        notices,
        snippetCount: 0,
        fileCount: 0,
        template: false,
    };
}
/** Replaces the `import` the stream stands on by what it names; says why when CoreDNS would refuse it. */
function doImport(stream, imports) {
    const word = drop(stream);
    const raw = peek(stream);
    if (raw === undefined || !isSameLine(word, raw))
        return { message: `Wrong argument count or unexpected line ending after '${word.text}'`, token: word };
    drop(stream);
    const argument = expand(raw, imports.context);
    if (argument.text === '' && argument.opaque !== true)
        return { message: 'Import requires a non-empty filepath', token: raw };
    const after = peek(stream);
    if (after !== undefined && isSameLine(raw, after))
        return { message: 'Import takes only one argument (glob pattern or file)', token: after };
    const snippet = imports.snippets.get(argument.text);
    if (snippet === undefined)
        return importFiles(stream, imports, argument);
    imports.snippetCount += 1;
    if (imports.snippetCount > MAX_SNIPPETS)
        return { message: 'maximum snippet import depth (10000) exceeded', token: raw };
    splice(stream, snippet);
    return undefined;
}
function importFiles(stream, imports, argument) {
    const { context } = imports;
    const pattern = argument.text;
    const unseen = () => {
        const message = `the Corefile imports ${pattern === '' ? 'a file' : pattern}, and what is there is not in the repository`;
        imports.notices.push({ kind: 'not-modelled', message, at: placeOf(argument) });
        return undefined;
    };
    if (argument.opaque === true)
        return unseen();
    const directory = (imports.paths.get(argument.source) ?? context.path).replace(/\/[^/]*$/, '');
    const full = normalise(pattern.startsWith('/') ? pattern : `${directory}/${pattern}`);
    if (full.split('*').length > 2 || full.split('?').length > 2 || (full.includes('[') && full.includes(']')))
        return { message: `Glob pattern may only contain one wildcard (*), but has others: ${pattern}`, token: argument };
    const found = matching(context.files, full);
    if (found.length === 0 && !context.filesComplete)
        return unseen();
    if (found.length === 0) {
        // A glob may match nothing; CoreDNS only logs that.
        if (/[*?[\]]/.test(full))
            return undefined;
        const directoryThere = [...context.files.keys()].some((path) => path.startsWith(`${full}/`));
        if (directoryThere)
            return { message: `Could not import ${pattern}: is a directory`, token: argument };
        return { message: `File to import not found: ${pattern}`, token: argument };
    }
    imports.fileCount += found.length;
    if (imports.fileCount > MAX_FILES)
        return { message: 'maximum file import depth (10000) exceeded', token: argument };
    for (const path of found.reverse())
        splice(stream, tokensOf(imports, path));
    return undefined;
}
function tokensOf(imports, path) {
    const known = imports.tokens.get(path);
    if (known !== undefined)
        return known;
    const text = imports.context.files.get(path);
    const words = text === undefined ? [] : lex(text, imports.context.literal === true ? 'literal' : 'template');
    const filled = imports.context.literal === true ? { tokens: words } : markPlaceholders(words);
    if (filled.first !== undefined)
        imports.template = true;
    const { tokens } = filled;
    imports.tokens.set(path, tokens);
    if (text !== undefined)
        imports.paths.set(text, path);
    return tokens;
}
/** In lexical order. */
function matching(files, pattern) {
    if (!/[*?]/.test(pattern))
        return files.has(pattern) ? [pattern] : [];
    return [...files.keys()].filter((path) => globMatches(pattern, path)).sort();
}
function normalise(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return `/${parts.join('/')}`;
}
/** At most one `*` and one `?`, neither crossing a `/` (Go filepath.Match). */
function globMatches(pattern, path) {
    const source = pattern
        .replace(/[\\^$.|+(){}[\]]/g, '\\$&')
        .replace('*', '[^/]*')
        .replace('?', '[^/]');
    return new RegExp(`^${source}$`).test(path);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/parser.js







function parse(source, context, check) {
    const notices = [];
    const words = lex(source, context.literal === true ? 'literal' : 'template');
    const filled = context.literal === true ? { tokens: words } : markPlaceholders(words);
    if (filled.dropped !== undefined)
        notices.push({
            kind: 'unreadable',
            message: `This Corefile is a template that has to be rendered first; what ${shortened(filled.dropped.text)} brings is not read.`,
            at: placeOf(filled.dropped),
            template: true,
        });
    const parser = {
        stream: streamOf(filled.tokens),
        imports: importsFor(source, context, notices),
        context,
        check,
        errors: [],
        start: (0,source_text/* locate */.x5)(source, 0, 0),
        failed: false,
    };
    const blocks = [];
    while (!parser.failed && peek(parser.stream) !== undefined) {
        const brought = takeBrought(parser.stream);
        if (brought !== undefined) {
            notices.push({
                kind: 'not-modelled',
                message: `what ${shortened(brought.text)} brings is filled in elsewhere: it may be further server blocks`,
                at: placeOf(brought),
            });
            continue;
        }
        const block = parseBlock(parser);
        if (block !== undefined && block.keys.length > 0)
            blocks.push(block);
    }
    if (parser.stream.taken >= MAX_TOKENS)
        notices.push({
            kind: 'not-modelled',
            message: 'the imports of this Corefile multiply beyond what is read',
            at: parser.start,
        });
    const template = filled.first !== undefined ||
        parser.imports.template ||
        (context.literal !== true && isTemplateName(source.file.path));
    return { blocks, errors: parser.errors, notices, template };
}
/** An expression on a line of its own where a block is due: no key, or a brace or a comma would follow. */
function takeBrought(stream) {
    const first = peek(stream);
    if (first?.opaque !== true || first.text.endsWith(','))
        return undefined;
    const top = stream.frames.at(-1);
    const behind = top?.tokens[top.at + 1];
    if (behind !== undefined && (!isNewLine(first, behind) || behind.text === '{'))
        return undefined;
    take(stream);
    return first;
}
/** An expression on one line of a message. */
function shortened(text) {
    return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}
/** Errors stand at the token read last, as the server's line number does. */
function parser_fail(parser, message, token) {
    const at = token ?? parser.stream.previous;
    parser.errors.push({ message, at: at === undefined ? parser.start : placeOf(at) });
    parser.failed = true;
}
function importHere(parser) {
    const refusal = doImport(parser.stream, parser.imports);
    if (refusal !== undefined)
        parser_fail(parser, refusal.message, refusal.token);
}
function parseBlock(parser) {
    const { stream } = parser;
    const keys = readKeys(parser);
    if (parser.failed)
        return undefined;
    const open = peek(stream);
    const only = keys.length === 1 ? (keys[0]?.text ?? '') : '';
    if (open !== undefined && only.startsWith('(') && only.endsWith(')')) {
        readSnippet(parser, only.slice(1, -1), keys[0]);
        return undefined;
    }
    const directives = new Map();
    if (open?.text === '{') {
        take(stream);
        readDirectives(parser, directives);
        // The last token is looked at, also when the text just ended: one missing brace goes unseen after another.
        if (!parser.failed && stream.previous?.text !== '}')
            parser_fail(parser, `Syntax error: Unexpected token '${stream.previous?.text ?? ''}', expecting '}'`, undefined);
    }
    else if (open !== undefined)
        readDirectives(parser, directives);
    const first = keys[0] ?? open;
    const last = stream.previous;
    if (first === undefined || last === undefined)
        return undefined;
    const lastKey = keys.at(-1) ?? first;
    return { keys, directives, at: across(first, lastKey), extent: across(first, last) };
}
function across(first, last) {
    return first.source === last.source && last.end >= first.end
        ? (0,source_text/* locate */.x5)(first.source, first.start, last.end)
        : placeOf(first);
}
function readKeys(parser) {
    const { stream } = parser;
    const keys = [];
    let expecting = false;
    let begun = false;
    while (!parser.failed) {
        const raw = peek(stream);
        if (raw === undefined) {
            if (expecting)
                parser_fail(parser, 'Unexpected EOF', undefined);
            break;
        }
        const newLine = isNewLine(stream.previous, raw);
        if (begun && !expecting && newLine)
            break;
        const token = expand(raw, parser.context);
        if (token.text === 'import' && newLine) {
            importHere(parser);
            continue;
        }
        if (token.text === '{') {
            if (expecting)
                parser_fail(parser, "Expected another address but had '{' - check for extra comma", raw);
            break;
        }
        take(stream);
        begun = true;
        // An empty word is no key; a comma alone is an empty one.
        if (token.text === '' && token.opaque !== true)
            continue;
        expecting = token.text.endsWith(',');
        keys.push(expecting ? { ...token, text: token.text.slice(0, -1), end: token.end - 1 } : token);
    }
    return keys;
}
/** Everything to a `}` at nesting 0, which is taken, or to the end. */
function readDirectives(parser, directives) {
    const { stream } = parser;
    while (!parser.failed) {
        const raw = peek(stream);
        if (raw === undefined)
            return;
        if (raw.text === 'import') {
            importHere(parser);
            continue;
        }
        take(stream);
        if (raw.text === '}')
            return;
        const name = expand(raw, parser.context);
        const refused = parser.check(name);
        if (refused !== undefined)
            parser.errors.push({ message: refused, at: placeOf(raw) });
        const list = directives.get(name.text) ?? [];
        directives.set(name.text, list);
        list.push(name);
        readArguments(parser, list);
    }
}
function readArguments(parser, list) {
    const { stream } = parser;
    let nesting = 0;
    while (!parser.failed) {
        const token = peek(stream);
        if (token === undefined) {
            if (nesting > 0)
                parser_fail(parser, 'Unexpected EOF', undefined);
            return;
        }
        const newLine = isNewLine(stream.previous, token);
        if (token.text === '{')
            nesting += 1;
        else if (newLine && nesting === 0)
            return;
        else if (token.text === '}' && nesting > 0)
            nesting -= 1;
        else if (token.text === '}') {
            parser_fail(parser, "Unexpected '}' because no matching opening brace", token);
            return;
        }
        else if (token.text === 'import' && newLine) {
            importHere(parser);
            continue;
        }
        take(stream);
        list.push(expand(token, parser.context));
    }
}
function readSnippet(parser, name, key) {
    const { stream, imports } = parser;
    if (imports.snippets.has(name)) {
        parser_fail(parser, `redeclaration of previously declared snippet ${name}`, key);
        return;
    }
    const open = take(stream);
    if (open?.text !== '{') {
        parser_fail(parser, `Syntax error: Unexpected token '${open?.text ?? ''}', expecting '{'`, open);
        return;
    }
    const body = [];
    let nesting = 1;
    let ownImport = false;
    for (;;) {
        const token = take(stream);
        if (token === undefined) {
            parser_fail(parser, `Syntax error: Unexpected token '${stream.previous?.text ?? ''}', expecting '}'`, undefined);
            return;
        }
        if (token.text === '{')
            nesting += 1;
        if (token.text === '}')
            nesting -= 1;
        if (nesting === 0)
            break;
        if (token.text === name && body.at(-1)?.text === 'import')
            ownImport = true;
        body.push(token);
    }
    if (ownImport) {
        parser_fail(parser, 'maximum snippet import depth (10000) exceeded', undefined);
        return;
    }
    imports.snippets.set(name, body);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/setup.js
/** What a plugin's reader is given and what it fills. */



/** plugin/normalize.go Host.NormalizeExact: scheme and port go, a CIDR is expanded; undefined when it is no name. */
function normalizeExact(text) {
    const { transport, rest } = splitScheme(text);
    if (transport === 'unix' || rest === '' || rest.endsWith(':'))
        return undefined;
    const colon = rest.lastIndexOf(':');
    const host = colon !== -1 && /^[+-]?\d+$/.test(rest.slice(colon + 1)) ? rest.slice(0, colon) : rest;
    const reverse = reverseZones(host);
    if (reverse === 'refused')
        return undefined;
    if (reverse !== undefined)
        return reverse;
    return (0,dns_name/* isDomainName */.an)(host) ? [(0,dns_name/* absolute */.ys)(host)] : undefined;
}
/** Networks expand 128-fold: more zones than this no server holds, and the rest is left out. */
const MAX_ZONES = 100_000;
/** plugin/normalize.go OriginsFromArgsOrServerBlock: names that are none are dropped without a word. */
function zonesFrom(args, own) {
    if (args.length === 0)
        return own;
    const zones = [];
    for (const token of args) {
        if (zones.length >= MAX_ZONES)
            break;
        zones.push(...(normalizeExact(token.text) ?? []));
    }
    return zones;
}
/** plugin/pkg/fall SetZonesFromArgs: without arguments the root. */
function fallthroughZones(d) {
    return zonesFrom(remainingArgs(d), ['.']);
}
const within = (zones) => ({ kind: 'within', zones });
/** True when the name lies at or below one of the zones. */
function isBelowAny(name, zones) {
    for (const zone of (0,dns_name/* ancestry */.yy)(name))
        if (zones.has(zone))
            return true;
    return false;
}
/** Zones in which both lists hold: of two that nest, the deeper. */
function bothWithin(a, b) {
    const [left, right] = [new Set(a), new Set(b)];
    return [...new Set([...a.filter((zone) => isBelowAny(zone, right)), ...b.filter((zone) => isBelowAny(zone, left))])];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/acl.js
/** `acl` (plugin/acl/setup.go parse, acl.go ServeDNS). */





const EFFECTS = new Map([
    ['allow', 'pass'],
    ['block', 'refuse'],
    ['filter', 'answer'],
    ['drop', 'drop'],
]);
const LET_THROUGH = 'clients of some networks are let through';
function readAcl(setup) {
    const { d } = setup;
    const rules = [];
    try {
        while (next(d)) {
            const zones = zonesFrom(remainingArgs(d), setup.zones);
            while (nextBlock(d)) {
                const action = current(d);
                const effect = EFFECTS.get(action.text.toLowerCase());
                if (effect === undefined)
                    fail(`unexpected token ${quoted(action.text)}; expect 'allow', 'block', 'filter' or 'drop'`, action);
                const types = new Set();
                const nets = [];
                let section;
                let filled = 0;
                for (const token of remainingArgs(d)) {
                    const word = token.text.toLowerCase();
                    if (word === 'type' || word === 'net') {
                        empty(section, filled, token);
                        section = word;
                        filled = 0;
                        continue;
                    }
                    filled += 1;
                    if (section === 'type') {
                        if (token.text !== '*' && !isType(token.text))
                            fail(`unexpected token ${quoted(token.text)}; expect legal QTYPE`, token);
                        types.add(token.text);
                    }
                    else if (section === 'net') {
                        if (token.text !== '*' && !isNetwork(token.text) && token.opaque !== true)
                            fail(`illegal CIDR notation ${quoted(token.text.includes('/') ? token.text : `${token.text}/${token.text.includes(':') ? 128 : 32}`)}`, token);
                        nets.push(token.text);
                    }
                    else
                        fail(`unexpected token ${quoted(token.text)}; expect 'type | net'`, token);
                }
                empty(section, filled, action);
                const everyone = nets.length === 0 || nets.includes('*') || (nets.includes('0.0.0.0/0') && nets.includes('::/0'));
                const at = placeOf(action);
                const base = {
                    names: within(zones),
                    ...(types.size === 0 || types.has('*') ? {} : { types: [...types] }),
                    at,
                };
                if (everyone)
                    rules.push({ ...base, effect, ...(effect === 'answer' ? { rcode: 'NODATA' } : {}) });
                else if (effect !== 'pass')
                    rules.push({ ...base, effect: 'maybe', because: 'only clients of some networks are stopped' });
                else
                    rules.push({ ...base, effect: 'maybe', because: LET_THROUGH });
            }
        }
    }
    finally {
        // Letting some clients through changes nothing when no later rule stops the others.
        for (let i = rules.length - 1; i >= 0 && (rules[i]?.effect === 'pass' || rules[i]?.because === LET_THROUGH); i -= 1)
            rules[i] = { names: rules[i].names, effect: 'pass', at: rules[i].at };
        setup.steps.push({ kind: 'answer', plugin: 'acl', rules, at: placeOf(d.tokens[0]) });
    }
}
/** plugin/acl/setup.go parse: a section needs something. */
function empty(section, filled, at) {
    if (section !== undefined && filled === 0)
        fail(`no token specified in ${quoted(section)} section`, at);
}
function isNetwork(text) {
    if (!text.includes('/'))
        return (0,endpoint/* parseAddress */.or)(text) !== undefined;
    return (0,endpoint/* nthAddress */.ZX)(text, 0) !== undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/files.js
/** The kubelet writes them into every container, whatever else is mounted there. */
const ALWAYS_THERE = new Set(['/etc/resolv.conf', '/etc/hosts', '/etc/hostname']);
/** A stock image is a static base: below other top directories there is what is mounted, and all mounts are in sight. */
const IMAGE_DIRECTORIES = new Set('bin boot coredns dev etc home lib lib64 opt proc root run sbin srv sys tmp usr var'.split(' '));
/** Absolute; `.` and `..` folded. Relative paths start at the directory of the Corefile, where images set their work directory. */
function absolutePath(context, path) {
    const parts = [];
    for (const part of (path.startsWith('/') ? path : `${directoryOf(context.path)}/${path}`).split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return `/${parts.join('/')}`;
}
function directoryOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** `/etc/coredns` for `/etc/coredns/a/b`, `/etc/coredns/a`; never `/` or `/etc`, which images fill. */
function directoriesAbove(full) {
    const above = new Set([directoryOf(full)]);
    for (let at = directoryOf(full); at.lastIndexOf('/') > 0; at = directoryOf(at))
        above.add(at);
    return above;
}
/** `missing` only where the whole directory is in sight. */
function lookAt(context, path) {
    // The work directory, what lies above it and the root are there wherever the server runs.
    if (/^\/*(?:\.{1,2}(?:\/+|$))*$/.test(path) && path !== '')
        return { kind: 'directory' };
    const full = absolutePath(context, path);
    const text = context.files.get(full);
    if (text !== undefined)
        return { kind: 'text', text };
    // A mount is all there is below its own directory, save for other mounts, which would be seen too.
    const above = directoriesAbove(full);
    let inSight = above.has(directoryOf(context.path));
    for (const known of context.files.keys()) {
        if (known.startsWith(`${full}/`))
            return { kind: 'directory' };
        if (above.has(directoryOf(known)))
            inSight = true;
    }
    const top = full.split('/')[1] ?? '';
    const certain = inSight || (context.stockImage === true && !IMAGE_DIRECTORIES.has(top));
    return { kind: context.filesComplete && certain && !ALWAYS_THERE.has(full) ? 'missing' : 'unknown' };
}
/** How many `nameserver` lines a resolv.conf has (miekg/dns clientconfig.go). */
function nameserverCount(text) {
    return text.text.split('\n').filter((line) => /^[ \t]*nameserver[ \t]+[^\s]/.test(line)).length;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/upstream.js
/** The TOs of `forward` and its relatives (plugin/pkg/parse/host.go HostPortOrFile; plugin/forward/resolve.go). */









const PORTS = { dns: 53, tls: 853, quic: 853, https: 443, grpc: 443 };
const PLACEHOLDERS = new Map([
    ['__PILLAR__CLUSTER__DNS__', 'cluster-dns'],
    ['__PILLAR__UPSTREAM__SERVERS__', 'upstream-servers'],
    ['__PILLAR__LOCAL__DNS__', 'local-dns'],
    ['__PILLAR__DNS__SERVER__', 'dns-server'],
]);
/**
 * Reads all TOs. `into` gets each as it is understood, so that a refused one leaves those before it; `notices` gets
 * a remark for each that only somebody else can fill in, since where its names go is then left out of the verdict.
 */
function readUpstreams(tokens, context, plugin, into, notices) {
    const names = plugin === 'forward' && isAtLeast(context.version, '1.14.4');
    const late = [];
    let count = 0;
    for (const token of tokens) {
        const add = (value, addresses) => {
            into.push({ value, at: placeOf(token) });
            count = count === undefined || addresses === undefined ? undefined : count + addresses;
        };
        const unresolved = unresolvedReason(token, context);
        if (unresolved !== undefined) {
            const name = PLACEHOLDERS.get(token.text);
            if (name === undefined)
                notices.push({
                    kind: 'not-modelled',
                    message: `where this forwards to is not known: ${unresolved}`,
                    at: placeOf(token),
                });
            add(name === undefined
                ? { kind: 'unresolved', text: token.text, because: unresolved }
                : { kind: 'placeholder', name }, undefined);
            continue;
        }
        // Builds of fanout differ in the transports that they speak; none is in the stock server.
        if (plugin === 'fanout' && /^[a-z][\w+.-]*:\/\//.test(token.text) && !/^(?:dns|tls):/.test(token.text)) {
            add({ kind: 'unresolved', text: token.text, because: `what fanout does with ${token.text} is not modelled` }, 1);
            continue;
        }
        const { transport, rest } = schemeOf(token.text, context.version);
        if (rest === '')
            fail(`invalid address: ${quoted(token.text)}`, token);
        const endpoint = endpointOf(rest, transport, context.version, plugin);
        if (transport === 'unix' || (endpoint !== undefined && !allowed(plugin, transport, endpoint, context.version))) {
            late.push({
                message: `'${transport}' is not supported as a destination protocol in forward: ${token.text}`,
                token,
            });
            continue;
        }
        if (endpoint !== undefined) {
            add(endpoint, 1);
            continue;
        }
        if (names && transport === 'https' && rest.includes('/'))
            fail(`paths are not allowed in HTTPS upstream addresses (the /dns-query path is used by default): ${token.text}`, token);
        const look = lookAt(context, rest);
        if (look.kind === 'text')
            add({ kind: 'resolver-file', path: rest }, nameserverCount(look.text));
        // A directory opens like a file and holds no line: it counts for nothing (miekg/dns ClientConfigFromReader).
        else if (look.kind === 'directory')
            continue;
        else if (look.kind === 'unknown' && rest.includes('/') && !/^https?:|:\/\//.test(rest) && !startsWithAddress(rest))
            add({ kind: 'resolver-file', path: rest }, undefined);
        else if (!names)
            fail(`not an IP address or file${plugin === 'grpc' && isAtLeast(context.version, '1.14.4') ? '' : ':'} ${quoted(rest)}`, token);
        else {
            const host = hostOf(rest, transport);
            if (!(0,dns_name/* isDomainName */.an)(host.name))
                fail(`not an IP address, file, or valid domain: ${quoted(host.name)}`, token);
            if (couldResolve(host.name) && host.port >= 0)
                add(
                // 1.15.0 asks for `localhost.`, which Go does not find under `localhost` in the hosts file: only a resolver has it.
                localhost(host.name) && !isAtLeast(context.version, '1.15.0')
                    ? { kind: 'endpoint', address: '127.0.0.1', port: host.port, transport }
                    : { kind: 'host', ...host, transport }, undefined);
            else
                late.push({ message: `failed to resolve ${quoted(host.name)}: lookup ${host.name}`, token });
        }
    }
    const first = late[0];
    if (first !== undefined)
        fail(first.message, first.token);
    const last = tokens.at(-1);
    if (last === undefined)
        return;
    if (count === 0)
        fail(names ? 'no valid upstream addresses found' : 'no nameservers found', last);
    const limit = names ? tokens.length : Math.max(count ?? 0, 0);
    if (limit > 15 && plugin !== 'grpc')
        fail(`more than 15 TOs configured: ${limit}`, tokens[15] ?? last);
}
function unresolvedReason(token, context) {
    if (context.literal !== true && isAddressPlaceholder(token.text))
        return token.text.includes('${')
            ? `what ${token.text} stands for is not stated`
            : `${token.text} is filled in elsewhere`;
    return token.opaque === true ? 'the environment variable in it is not stated' : undefined;
}
/** `https3://` is a scheme since 1.13.0; before, it is part of the name. */
function schemeOf(text, version) {
    const split = splitScheme(text);
    return split.transport === 'https3' && !isAtLeast(version, '1.13.0') ? { transport: 'dns', rest: text } : split;
}
function allowed(plugin, transport, endpoint, version) {
    if (plugin !== 'forward' || transport === 'dns' || transport === 'tls')
        return true;
    if (transport === 'https')
        return isAtLeast(version, '1.14.5');
    if (transport === 'quic')
        return isAtLeast(version, '1.15.0');
    return transport === 'https3' && endpoint.kind === 'unresolved';
}
/** Since when `ADDRESS%NAME` is an address and the name that its certificate must have. */
const SERVER_NAMES_SINCE = '1.13.2';
/** An address with or without a port; ports are not looked at until they are dialled, which then fails. */
function endpointOf(rest, transport, version, plugin) {
    // A scope behind an IPv4 address was kept, and nothing can dial that, until it became a server's name.
    const undialled = /^[\d.]+%/.test(rest) && !isAtLeast(version, SERVER_NAMES_SINCE);
    const port = undialled ? 0 : plugin === 'grpc' ? 443 : (PORTS[transport] ?? 53);
    const whole = (0,endpoint/* parseAddress */.or)(rest.replace(/%.*$/s, ''));
    if (whole !== undefined) {
        if (transport === 'https3')
            return { kind: 'unresolved', text: rest, because: 'CoreDNS takes it as an empty address' };
        return { kind: 'endpoint', address: whole, port, transport };
    }
    const bracket = /^\[([^\]%]+)(?:%[^\]]*)?\](?::([^:]*))?$/s.exec(rest);
    if (bracket !== null) {
        const address = (0,endpoint/* parseAddress */.or)(bracket[1] ?? '');
        if (address === undefined || (bracket[2] === undefined && !isAtLeast(version, '1.14.2')))
            return undefined;
        return { kind: 'endpoint', address, port: bracket[2] === undefined ? port : portOf(bracket[2]), transport };
    }
    const colon = rest.lastIndexOf(':');
    if (colon === -1 || rest.indexOf(':') !== colon)
        return undefined;
    // `tls://9.9.9.9%dns.quad9.net:853`: a server name of its own (1.13.2 and later).
    const address = (0,endpoint/* parseAddress */.or)(rest.slice(0, colon).replace(/%.*$/s, ''));
    return address === undefined
        ? undefined
        : {
            kind: 'endpoint',
            address,
            port: undialled ? 0 : portOf(rest.slice(colon + 1).replace(/%.*$/s, '')),
            transport,
        };
}
function startsWithAddress(text) {
    return /^[\d.]+\//.test(text);
}
function hostOf(rest, transport) {
    const colon = rest.lastIndexOf(':');
    const port = PORTS[transport] ?? 53;
    if (colon === -1)
        return { name: rest, port };
    const first = rest.indexOf(':');
    return first === colon
        ? { name: rest.slice(0, colon), port: portOf(rest.slice(colon + 1)) }
        : { name: rest, port: -1 };
}
function localhost(name) {
    return /^localhost\.?$/i.test(name);
}
/** Words of a stanza that has run into another one; nobody calls a resolver so. */
const STRAY = new Set(['forward', 'import', 'loop', 'errors']);
/**
 * False for texts that no resolver has an address for: not host name characters, a last label of digits (RFC 1123 2.1),
 * the root, and words that are no host's name but something left over: node-cache's placeholders under a CoreDNS that
 * fills in nothing, and directives.
 */
function couldResolve(name) {
    return (/^[a-z0-9_.-]+$/i.test(name) &&
        !/(^|\.)\d+\.?$/.test(name) &&
        name !== '.' &&
        !PLACEHOLDERS.has(name) &&
        !STRAY.has(name));
}
/** Go's dialler knows some ports by name, `domain` among them (net/lookup.go services). */
function portOf(text) {
    if (/^domain$/i.test(text))
        return 53;
    return /^\d{1,5}$/.test(text) ? Number(text) : -1;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/forward.js
/** `forward` (plugin/forward/setup.go parseForward, parseStanza, parseBlock). */










/** The version each option came with. */
const forward_SINCE = new Map([
    ['except', '1.0.6'],
    ['max_fails', '1.0.6'],
    ['health_check', '1.0.6'],
    ['force_tcp', '1.0.6'],
    ['expire', '1.0.6'],
    ['tls', '1.0.6'],
    ['tls_servername', '1.0.6'],
    ['policy', '1.0.6'],
    ['prefer_udp', '1.2.0'],
    ['max_concurrent', '1.6.8'],
    ['next', '1.11.4'],
    ['failfast_all_unhealthy_upstreams', '1.12.1'],
    ['failover', '1.13.0'],
    ['max_connect_attempts', '1.13.2'],
    ['max_idle_conns', '1.14.1'],
    ['max_age', '1.14.3'],
    ['next_on_nodata', '1.14.4'],
    ['resolver', '1.14.4'],
    ['read_timeout', '1.14.5'],
    ['doh_method', '1.14.5'],
    ['source_address', '1.14.6'],
]);
function draft() {
    return {
        from: '.',
        except: [],
        to: [],
        policy: 'random',
        maxConcurrent: 0,
        failover: [],
        next: [],
        protocol: 'client',
        expire: 10e9,
        maxAge: undefined,
    };
}
function stepOf(plugin, stanza, head) {
    const tls = stanza.to.length > 0 && stanza.to.every(({ value }) => value.kind === 'endpoint' && value.transport === 'tls');
    const { from, except, to, policy, maxConcurrent, failover, next: nextCodes } = stanza;
    const protocol = stanza.protocol === 'client' && tls ? 'tls' : stanza.protocol;
    return {
        kind: 'forward',
        plugin,
        from,
        except,
        to,
        policy,
        maxConcurrent,
        failover,
        next: nextCodes,
        protocol,
        merges: false,
        at: placeOf(head),
    };
}
/** FROM of a stanza: of a classless network only the first zone counts. */
function readFrom(setup, stanza) {
    const from = oneArg(setup.d);
    if (from.opaque === true) {
        setup.notices.push({
            kind: 'not-modelled',
            message: isPlaceholder(from.text)
                ? `for which names this forwards is not known: ${from.text} is filled in elsewhere`
                : 'for which names this forwards depends on an environment variable that is not stated',
            at: placeOf(from),
        });
        return;
    }
    const zones = normalizeExact(from.text);
    if (zones?.[0] === undefined)
        fail(`unable to normalize '${from.text}'`, from);
    stanza.from = zones[0];
}
function readForward(setup) {
    const { d, context } = setup;
    let count = 0;
    while (next(d)) {
        const head = current(d);
        count += 1;
        if (count > 1 && !isAtLeast(context.version, '1.9.4'))
            fail('plugin/forward: this plugin can only be used once per Server Block', head);
        const stanza = draft();
        try {
            readFrom(setup, stanza);
            const to = remainingArgs(d);
            if (to.length === 0)
                argumentError(d);
            if (isAtLeast(context.version, '1.14.4')) {
                try {
                    while (nextBlock(d))
                        readOption(setup, stanza);
                }
                catch (refusal) {
                    showUpstreams(to, stanza, setup);
                    throw refusal;
                }
                readUpstreams(to, context, 'forward', stanza.to, setup.notices);
            }
            else {
                readUpstreams(to, context, 'forward', stanza.to, setup.notices);
                while (nextBlock(d))
                    readOption(setup, stanza);
            }
        }
        finally {
            if (stanza.to.length > 0)
                setup.steps.push(stepOf('forward', stanza, head));
        }
        if (stanza.maxAge !== undefined && isAtLeast(context.version, '1.14.3'))
            checkAge(stanza, stanza.maxAge);
    }
}
/** An option that is refused still leaves a stanza that shows where it leads; its own error is the one that is told. */
function showUpstreams(to, stanza, setup) {
    try {
        readUpstreams(to, setup.context, 'forward', stanza.to, setup.notices);
    }
    catch (second) {
        if (!(second instanceof SetupError))
            throw second;
    }
}
function checkAge(stanza, token) {
    const age = duration(token);
    if (age > 0 && age < stanza.expire)
        fail(`max_age (${spokenDuration(age)}) must not be less than expire (${spokenDuration(stanza.expire)})`, token);
}
function positive(d, name) {
    const token = oneArg(d);
    const value = duration(token);
    if (value < 0)
        fail(name === 'health_check'
            ? `health_check can't be negative: ${value}`
            : `${name} can't be negative: ${spokenDuration(value)}`, token);
    return value;
}
function readOption(setup, stanza) {
    const { d, context } = setup;
    const option = current(d);
    const name = option.text;
    const since = forward_SINCE.get(name);
    if (option.opaque === true)
        return void remainingArgs(d);
    if (since === undefined || !isAtLeast(context.version, since))
        unknownProperty(d);
    switch (name) {
        case 'except': {
            const names = remainingArgs(d);
            if (names.length === 0)
                argumentError(d);
            for (const token of names)
                stanza.except.push(...(normalizeExact(token.text) ?? []));
            return;
        }
        case 'max_fails':
        case 'max_connect_attempts':
            return void unsigned(oneArg(d));
        case 'health_check':
            return readHealthCheck(d);
        case 'force_tcp':
            noMoreArgs(d);
            stanza.protocol = 'tcp';
            return;
        case 'prefer_udp':
            noMoreArgs(d);
            if (stanza.protocol !== 'tcp')
                stanza.protocol = 'udp';
            return;
        case 'next_on_nodata':
            noMoreArgs(d);
            stanza.next.push('NODATA');
            return;
        case 'failfast_all_unhealthy_upstreams':
            return noMoreArgs(d);
        case 'tls':
            return readTls(setup);
        case 'tls_servername':
            return void oneArg(d);
        case 'expire':
            stanza.expire = positive(d, 'expire');
            return;
        case 'max_age':
            positive(d, 'max_age');
            stanza.maxAge = current(d);
            return;
        case 'read_timeout':
            if (duration(oneArg(d)) <= 0)
                fail(`read_timeout must be positive: ${spokenDuration(duration(current(d)))}`, current(d));
            return;
        case 'max_idle_conns':
        case 'max_concurrent': {
            const token = oneArg(d);
            const value = integer(token);
            if (value < 0)
                fail(`${name} can't be negative: ${value}`, token);
            if (name === 'max_concurrent')
                stanza.maxConcurrent = value;
            return;
        }
        case 'policy': {
            const token = oneArg(d);
            if (token.text !== 'random' && token.text !== 'round_robin' && token.text !== 'sequential') {
                if (token.opaque !== true)
                    fail(`unknown policy '${token.text}'`, token);
                stanza.policy = 'unordered';
            }
            else
                stanza.policy = token.text;
            return;
        }
        case 'next':
        case 'failover':
            return readRcodes(setup, name === 'next' ? stanza.next : stanza.failover, name);
        case 'doh_method':
            if (!['GET', 'POST'].includes(oneArg(d).text))
                fail('doh_method must be either POST or GET', current(d));
            return;
        case 'resolver': {
            const servers = remainingArgs(d);
            if (servers.length === 0)
                argumentError(d);
            for (const token of servers) {
                const host = token.text.replace(/^\[(.*)\](:\d+)?$/, '$1');
                const bare = (0,endpoint/* parseAddress */.or)(host) ?? (0,endpoint/* parseAddress */.or)(host.replace(/:\d+$/, ''));
                if (bare === undefined && token.opaque !== true)
                    fail(`resolver must be an IP address or IP:port: ${quoted(token.text)}`, token);
            }
            return;
        }
        default: {
            const address = oneArg(d);
            if ((0,endpoint/* parseAddress */.or)(address.text) === undefined && address.opaque !== true)
                fail(`invalid IP address: ${address.text}`, address);
        }
    }
}
function readHealthCheck(d) {
    positive(d, 'health_check');
    while (nextArg(d)) {
        const word = current(d);
        if (word.text === 'no_rec')
            continue;
        if (word.text !== 'domain')
            fail(`health_check: unknown option ${word.text}`, word);
        const domain = oneArg(d);
        if (!(0,dns_name/* isDomainName */.an)(domain.text))
            fail(`health_check: invalid domain name ${domain.text}`, domain);
    }
}
function readRcodes(setup, into, name) {
    const codes = remainingArgs(setup.d);
    if (codes.length === 0)
        argumentError(setup.d);
    for (const token of codes) {
        const code = token.text.toUpperCase();
        if (!isRcode(code))
            fail(`${token.text} is not a valid rcode`, token);
        if (name === 'failover' && code === 'NOERROR')
            fail('NoError cannot be used in failover', token);
        into.push(code);
    }
}
/** plugin/pkg/tls NewTLSConfigFromArgs: nothing, a CA, a pair, or a pair and a CA. */
function readTls(setup) {
    const args = remainingArgs(setup.d);
    if (args.length > 3)
        argumentError(setup.d);
    const missing = args.find((token) => lookAt(setup.context, token.text).kind === 'missing' || isNowhere(token));
    if (missing === undefined)
        return;
    const open = `open ${missing.text}: no such file or directory`;
    // One argument is a certificate authority; of more, the pair is read first.
    if (args.length === 1) {
        if (!isNowhere(missing))
            fail(`error reading ${missing.text}: ${open}`, missing);
    }
    else
        fail(missing === args[2] ? `error reading ${missing.text}: ${open}` : `could not load TLS cert: ${open}`, missing);
}
function isNowhere(token) {
    return token.text === '';
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/hosts.js
/** `hosts` (plugin/hosts/setup.go hostsParse, hosts.go ServeDNS, hostsfile.go parse). */








function add(names, address, owners) {
    const ip = (0,endpoint/* parseAddress */.or)(address.replace(/%.*$/s, ''));
    if (ip === undefined)
        return;
    if (owners.length > 0)
        names.set((0,endpoint/* reverseName */.A8)(ip), new Set(['PTR']));
    for (const owner of owners) {
        const name = (0,dns_name/* absolute */.ys)(owner);
        const known = names.get(name) ?? new Set();
        known.add(ip.includes(':') ? 'AAAA' : 'A');
        names.set(name, known);
    }
}
function readHosts(setup) {
    const { d, context } = setup;
    const names = new Map();
    let zones = setup.zones;
    let through;
    let unsupported = false;
    let reverse = true;
    let path = '/etc/hosts';
    let head = current(d);
    let count = 0;
    try {
        while (next(d)) {
            count += 1;
            if (count > 1)
                fail('this plugin can only be used once per Server Block', current(d));
            head = current(d);
            const [file, ...origins] = remainingArgs(d);
            if (file !== undefined)
                path = file.text;
            zones = zonesFrom(origins, setup.zones);
            while (nextBlock(d)) {
                const option = current(d);
                switch (option.text) {
                    case 'fallthrough':
                        through = fallthroughZones(d);
                        break;
                    case 'fallthrough_unsupported':
                        if (!isAtLeast(context.version, '1.14.7')) {
                            // An entry like any other, of no address.
                            if (through !== undefined)
                                unknownProperty(d);
                            remainingArgs(d);
                            break;
                        }
                        if (remainingArgs(d).length > 0)
                            argumentError(d);
                        unsupported = true;
                        break;
                    case 'no_reverse':
                        reverse = false;
                        break;
                    case 'ttl': {
                        const [value] = remainingArgs(d);
                        if (value === undefined)
                            return fail('ttl needs a time in second', option);
                        if (value.opaque === true)
                            break;
                        if (integerProblem(value.text) !== undefined)
                            fail('ttl needs a number of second', value);
                        if (Number(value.text) <= 0 || Number(value.text) > 65535)
                            fail('ttl provided is invalid', value);
                        break;
                    }
                    case 'reload': {
                        const [value, ...rest] = remainingArgs(d);
                        if (value === undefined || rest.length > 0)
                            return fail('reload needs a duration (zero seconds to disable)', option);
                        if (value.opaque === true)
                            break;
                        const length = durationOf(value.text);
                        if (length === undefined)
                            return fail(`invalid duration for reload '${value.text}'`, value);
                        if (length < 0)
                            fail(`invalid negative duration for reload '${value.text}'`, value);
                        break;
                    }
                    default:
                        // Entries come first: hostsParse takes no more of them once it has seen `fallthrough`.
                        if (through !== undefined)
                            unknownProperty(d);
                        add(names, option.text, remainingArgs(d).map((token) => token.text));
                }
            }
        }
        if (unsupported && through === undefined)
            fail('fallthrough_unsupported requires fallthrough', current(d));
    }
    finally {
        const look = lookAt(context, path);
        if (look.kind === 'text') {
            for (const line of look.text.text.split('\n')) {
                const [address, ...owners] = line.replace(/#.*$/s, '').trim().split(/\s+/);
                if (address !== undefined && address !== '')
                    add(names, address, owners);
            }
        }
        setup.steps.push({
            kind: 'answer',
            plugin: 'hosts',
            rules: rulesOf(setup, names, zones, through, unsupported, reverse, look.kind === 'unknown' && path !== '/etc/hosts'),
            at: placeOf(head),
        });
    }
}
function rulesOf(setup, names, zones, through, unsupported, reverse, unseen) {
    const at = placeOf(setup.d.tokens[0]);
    const { version } = setup.context;
    const held = new Set(zones);
    const open = new Set(through);
    // A PTR question is looked up whatever the zones are, and passes on when nothing is found (hosts.go ServeDNS).
    const pointers = reverse ? [...names].flatMap(([name, types]) => (types.has('PTR') ? [name] : [])) : [];
    const rules = [
        ...(pointers.length === 0
            ? []
            : [{ names: { kind: 'exactly', names: pointers }, types: ['PTR'], effect: 'answer', at }]),
        { names: { kind: 'any' }, types: ['PTR'], effect: 'pass', at },
    ];
    const known = [...names].flatMap(([name, types]) => isBelowAny(name, held) && !(types.size === 1 && types.has('PTR')) ? [name] : []);
    const passes = through !== undefined && (unsupported || (isAtLeast(version, '1.14.5') && !isAtLeast(version, '1.14.7')));
    if (known.length > 0) {
        const covered = passes ? known.filter((name) => isBelowAny(name, open)) : [];
        if (covered.length > 0)
            rules.push({ names: { kind: 'exactly', names: covered }, notTypes: ['A', 'AAAA'], effect: 'pass', at });
        rules.push({ names: { kind: 'exactly', names: known }, effect: 'answer', at });
    }
    const wild = known.filter((name) => name.startsWith('*.')).map((name) => name.slice(2));
    // `*` stands for one label (hostsfile.go lookupStaticHost of 1.14.5 and later).
    if (wild.length > 0 && isAtLeast(version, '1.14.5'))
        for (const zone of wild) {
            const regex = `^[^.]+\\.${zone.replace(/[^a-z0-9-]/g, '\\$&')}$`;
            const names = { kind: 'regex', regex, within: [zone] };
            if (passes && isBelowAny(zone, open))
                rules.push({ names, notTypes: ['A', 'AAAA'], effect: 'pass', at });
            rules.push({ names, effect: 'answer', at });
        }
    if (unseen)
        rules.push({ names: within(zones), effect: 'maybe', because: 'its hosts file is not in sight', at });
    const covered = through === undefined ? [] : bothWithin(zones, through);
    if (covered.length > 0)
        rules.push({ names: within(covered), effect: 'pass', at });
    rules.push({ names: within(zones), effect: 'servfail', at });
    return rules;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/stanza.js
/** What many plugins' setups do alike: the words of a line, how often a stanza stands, options of a block by name. */


/** Runs over all stanzas; a second one is refused with the words of plugin.ErrOnce. */
function once(setup, stanza) {
    const { d } = setup;
    for (let count = 1; next(d); count += 1) {
        if (count > 1)
            fail('this plugin can only be used once per Server Block', current(d));
        stanza(d);
    }
}
/** The rest of the line, which must be of so many words. */
function words(d, least, most) {
    const found = remainingArgs(d);
    if (found.length < least || found.length > most)
        argumentError(d);
    return found;
}
/** The block of a stanza, each of its words an option; `unknown` says what is thrown for one that is none. */
function block(d, options, unknown = unknownProperty) {
    while (nextBlock(d)) {
        const option = current(d);
        const reader = Object.hasOwn(options, option.text) ? options[option.text] : undefined;
        if (reader === undefined) {
            if (option.opaque === true)
                remainingArgs(d);
            else
                unknown(d);
        }
        else
            reader(d, option);
    }
}
/** An address to listen on, if one is given (net.SplitHostPort). */
function listenAddress(found) {
    const [address] = found;
    const problem = address === undefined || address.opaque === true ? undefined : hostPortProblem(address.text);
    if (problem !== undefined && address !== undefined)
        fail(problem, address);
}
/** `max_streams 5`: a number of one word, given once, at least `least` and at most `most`. */
function limit(name, least, most) {
    const seen = new WeakSet();
    return (d) => {
        const [token] = words(d, 1, 1);
        if (token === undefined)
            return;
        const problem = token.opaque === true ? undefined : integerProblem(token.text);
        if (problem !== undefined)
            fail(`invalid ${name} value '${token.text}': ${problem}`, token);
        if (token.opaque !== true && Number(token.text) < least)
            fail(`${name} must be a ${least === 0 ? 'non-negative' : 'positive'} integer: ${Number(token.text)}`, token);
        if (most !== undefined && token.opaque !== true && Number(token.text) > most)
            fail(`${name} must not exceed ${most}: ${Number(token.text)}`, token);
        if (seen.has(d))
            fail(`${name} already defined for this server block`, token);
        seen.add(d);
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/kubernetes.js







function readKubernetes(setup) {
    const { d, context } = setup;
    let zones = [];
    let through;
    const before = (version) => compareVersions(context.version, version) < 0;
    let head = current(d);
    let kubeconfig;
    let count = 0;
    try {
        while (next(d)) {
            count += 1;
            if (count > 1)
                fail('this plugin can only be used once per Server Block', current(d));
            head = current(d);
            const args = remainingArgs(d);
            zones = zonesFrom(args, setup.zones);
            const stated = !args.some((token) => token.opaque === true) && (args.length > 0 || setup.keys.length > 0);
            // plugin/pkg/dnsutil IsReverse: what lies below the two arpa zones, not these themselves.
            if (stated && zones.every((zone) => /\.(?:in-addr|ip6)\.arpa\.$/.test(zone)))
                fail('non-reverse zone name must be used', head);
            while (nextBlock(d)) {
                const option = current(d);
                switch (option.text) {
                    case 'endpoint':
                    case 'namespaces':
                    case 'tls': {
                        const args = remainingArgs(d);
                        if (args.length === 0 || (option.text === 'tls' && args.length !== 3))
                            argumentError(d);
                        break;
                    }
                    case 'labels':
                    case 'namespace_labels':
                        if (remainingArgs(d).length === 0)
                            argumentError(d);
                        break;
                    case 'kubeconfig': {
                        const args = remainingArgs(d);
                        if (args.length !== 1 && args.length !== 2)
                            argumentError(d);
                        kubeconfig = args[0];
                        break;
                    }
                    case 'pods': {
                        const [mode, ...rest] = remainingArgs(d);
                        if (mode === undefined || rest.length > 0)
                            argumentError(d);
                        if (mode.opaque !== true && !['disabled', 'insecure', 'verified'].includes(mode.text))
                            fail(`wrong value for pods: ${mode.text},  must be one of: disabled, verified, insecure`, mode);
                        break;
                    }
                    case 'ttl': {
                        const [token] = words(d, 1, Number.POSITIVE_INFINITY);
                        if (token === undefined)
                            break;
                        const ttl = integer(token);
                        if (ttl < 0 || ttl > 3600)
                            fail(`ttl must be in range [0, 3600]: ${ttl}`, token);
                        break;
                    }
                    case 'noendpoints':
                    case 'endpoint_pod_names':
                    case 'zonal':
                        if (remainingArgs(d).length !== 0)
                            argumentError(d);
                        break;
                    case 'fallthrough':
                        through = fallthroughZones(d);
                        break;
                    case 'ignore': {
                        const [what] = remainingArgs(d);
                        if (what !== undefined && what.text !== 'empty_service' && what.opaque !== true)
                            fail(`unable to parse ignore value: '${what.text}'`, what);
                        break;
                    }
                    case 'multicluster':
                        remainingArgs(d);
                        break;
                    case 'startup_timeout':
                        duration(oneArg(d));
                        break;
                    case 'apiserver_qps':
                    case 'apiserver_burst':
                    case 'apiserver_max_inflight':
                        integer(oneArg(d));
                        break;
                    case 'upstream':
                    case 'resyncperiod':
                        if (!before('1.7.0'))
                            unknownProperty(d);
                        remainingArgs(d);
                        break;
                    case 'transfer':
                        if (!before('1.8.0'))
                            unknownProperty(d);
                        remainingArgs(d);
                        break;
                    default:
                        unknownProperty(d);
                }
            }
        }
        if (kubeconfig !== undefined && lookAt(context, kubeconfig.text).kind === 'missing')
            fail(`stat ${kubeconfig.text}: no such file or directory`, kubeconfig);
    }
    finally {
        const at = placeOf(head);
        const rules = [{ names: within(zones), types: ['AXFR', 'IXFR'], effect: 'refuse', at }];
        // Only a name error falls through; what exists in the cluster is not known.
        const covered = through === undefined ? [] : bothWithin(zones, through);
        if (covered.length > 0)
            rules.push({ names: within(covered), effect: 'miss-passes', at });
        rules.push({ names: within(zones), effect: 'answer', at });
        setup.steps.push({ kind: 'answer', plugin: 'kubernetes', rules, at });
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/listen.js
/** Plugins about listening and routing: `bind`, `view`, `loop` (plugin/bind/setup.go, plugin/view/setup.go, plugin/loop/setup.go). */





/** What a block listens on that has `bind` and excludes all of its addresses (plugin/bind/setup.go: ListenHosts is empty). */
const NOTHING = { kind: 'address', address: 'nothing' };
const LOOPBACK = ['127.0.0.1', '::1'];
function readBind(setup) {
    const { d } = setup;
    let head = d.tokens[0];
    while (next(d)) {
        head = current(d);
        const args = remainingArgs(d);
        if (args.length === 0)
            fail('at least one address or interface name is expected', head);
        let excluded = [];
        while (nextBlock(d)) {
            if (current(d).text !== 'except')
                fail(`invalid option ${quoted(current(d).text)}`, current(d));
            excluded = remainingArgs(d);
            if (excluded.length === 0)
                fail('at least one address or interface must be given to except subdirective', current(d));
        }
        for (const token of [...args, ...excluded])
            checkBind(setup, token);
        // Addresses are compared as they are written.
        const except = new Set(excluded.flatMap(({ text }) => (text === 'lo' ? ['lo', ...LOOPBACK] : [text])));
        for (const token of args) {
            const at = placeOf(token);
            if (except.has(token.text))
                continue;
            const address = (0,endpoint/* parseAddress */.or)(token.text);
            if (address !== undefined)
                setup.bind.push({
                    value: { kind: 'address', address, ...(token.text === address ? {} : { written: token.text }) },
                    at,
                });
            else if (token.text === 'lo' && LOOPBACK.some((one) => except.has(one))) {
                for (const one of LOOPBACK)
                    if (!except.has(one))
                        setup.bind.push({ value: { kind: 'address', address: one }, at });
            }
            else
                setup.bind.push({ value: { kind: 'interface', name: token.text }, at });
        }
    }
    if (setup.bind.length === 0)
        setup.bind.push({ value: NOTHING, at: placeOf(head) });
}
function checkBind({ context }, token) {
    if ((0,endpoint/* parseAddress */.or)(token.text) !== undefined || token.opaque === true)
        return;
    if (!couldBeInterface(token.text, context.version))
        fail(`not a valid IP address or interface name: ${quoted(token.text)}`, token);
}
/** Linux dev_valid_name: 1 to 15 characters, no slash, colon or blank. Interfaces can be named since 1.8.4. */
function couldBeInterface(text, version) {
    if (/^__|\{\{/.test(text))
        return true;
    return (text !== 'localhost' &&
        isAtLeast(version, '1.8.4') &&
        /^[^/:\s%]{1,15}$/.test(text) &&
        !/^\d+\.\d+\.\d+\.\d+$/.test(text));
}
function readView(setup) {
    const { d } = setup;
    let count = 0;
    while (next(d)) {
        const head = current(d);
        count += 1;
        if (count > 1)
            fail('this plugin can only be used once per Server Block', head);
        if (remainingArgs(d).length !== 1)
            argumentError(d);
        const texts = [];
        let types;
        const names = [];
        let opaque = false;
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text !== 'expr')
                fail(`unknown property '${option.text}'`, option);
            const args = remainingArgs(d);
            const text = args.map((token) => token.text).join(' ');
            texts.push(text);
            const problem = expressionProblem(text);
            if (problem !== undefined)
                fail(problem, args[0] ?? option);
            for (const term of termsOf(text)) {
                const of = typesOf(term);
                const name = of === undefined ? namesOf(term) : undefined;
                if (of !== undefined)
                    types = types === undefined ? of : types.filter((type) => of.includes(type));
                else if (name !== undefined)
                    names.push(name);
                else
                    opaque = true;
            }
        }
        setup.views.push({
            text: texts.join(' and '),
            ...(types === undefined ? {} : { types }),
            ...(names.length === 0 ? {} : { names }),
            opaque,
            at: placeOf(head),
        });
        if (opaque)
            setup.notices.push({
                kind: 'not-modelled',
                message: 'which queries this view lets in is not modelled',
                at: placeOf(head),
            });
    }
}
/** What is joined by `and`; a text with anything that binds otherwise stays one term, which nobody below understands. */
function termsOf(text) {
    const outside = text.replace(/'[^']*'/g, '');
    if (/\|\||\bor\b|\bnot\b|!(?!=)|\?|\(\s*[^)\s]/.test(outside))
        return [text.trim()];
    return text.split(/\s+(?:and|&&)\s+/).map((term) => term.trim());
}
/** `name()` is lower case and absolute (plugin/pkg/expression/expression.go, request.Request.Name). */
function namesOf(term) {
    const found = /^name\(\)\s*(==|matches|endsWith|startsWith|contains)\s*'([^']*)'$/.exec(term);
    const text = found?.[2] ?? '';
    switch (found?.[1]) {
        case '==':
            return { kind: 'exactly', names: [text] };
        case 'matches':
            return regexProblem(text) === undefined ? { kind: 'regex', regex: text } : undefined;
        case 'endsWith':
            return { kind: 'suffix', text };
        case 'startsWith':
            return { kind: 'prefix', text };
        case 'contains':
            return { kind: 'substring', text };
        default:
            return undefined;
    }
}
function typesOf(text) {
    const one = /^type\(\)\s*==\s*'([A-Z0-9]+)'$/.exec(text);
    if (one !== null)
        return [one[1] ?? ''];
    const many = /^type\(\)\s+in\s+\[([^\]]*)\]$/.exec(text);
    if (many === null)
        return undefined;
    const names = (many[1] ?? '').split(',').map((name) => /^\s*'([A-Z0-9]+)'\s*$/.exec(name)?.[1]);
    return names.every((name) => name !== undefined) ? names : undefined;
}
/** Two mistakes that are certain: unbalanced brackets, and a type whose double quotes the Corefile has eaten. */
function expressionProblem(text) {
    const outside = text.replace(/'[^']*'/g, '').replace(/"[^"]*"/g, '');
    if (text.trim() === '' || outside.split('(').length > outside.split(')').length)
        return 'unexpected token EOF';
    const bare = /^(?:type|name|class|proto)\(\)\s*[!=]=\s*([A-Za-z_]\w*)$/.exec(outside.trim())?.[1];
    return bare === undefined ? undefined : `unknown name ${bare}`;
}
function readLoop(setup) {
    const { d } = setup;
    const head = d.tokens[0];
    setup.steps.push({ kind: 'loop-guard', at: placeOf(head) });
    let count = 0;
    while (next(d)) {
        count += 1;
        if (count > 1)
            fail('this plugin can only be used once per Server Block', current(d));
        if (nextArg(d))
            argumentError(d);
    }
    // Its first address is taken without a look whether there is one (plugin/loop/setup.go).
    if (!isAtLeast(setup.context.version, '1.13.0') && setup.bind.some(({ value }) => value === NOTHING))
        failAtStart('panic: runtime error: index out of range [0] with length 0', head);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/cache.js
/** `cache` (plugin/cache/setup.go cacheParse); it ends queries for names it has heard of, so it decides nothing for new ones. */




const SECOND = 1e9;
const FIVE_MINUTES = 300e9;
const readCache = (setup) => once(setup, (d) => {
    const { version } = setup.context;
    const [first] = words(d, 0, Number.POSITIVE_INFINITY);
    if (first !== undefined && first.opaque !== true && integerProblem(first.text) === undefined)
        checkTtl(Number(first.text), first);
    let stale = false;
    let policy;
    block(d, {
        success: amounts,
        denial: amounts,
        prefetch,
        serve_stale: (inside) => {
            stale = true;
            serveStale(inside, version);
        },
        ...(isAtLeast(version, '1.14.7')
            ? {
                serve_stale_policy: (inside, option) => {
                    if (policy !== undefined)
                        fail('serve_stale_policy can only be specified once', option);
                    policy = option;
                    const [value] = words(inside, 1, 1);
                    if (value !== undefined && value.opaque !== true && value.text.toLowerCase() !== 'prefer_positive')
                        fail(`invalid serve_stale_policy: ${value.text}`, value);
                },
            }
            : {}),
        servfail: (inside) => {
            const [token] = words(inside, 1, 1);
            const length = token === undefined ? 0 : duration(token);
            if (token === undefined)
                return;
            if (length < 0)
                fail('invalid negative ttl for servfail', token);
            if (length > FIVE_MINUTES)
                fail('caching SERVFAIL responses over 5 minutes is not permitted', token);
        },
        disable: (inside) => {
            const [type] = words(inside, 1, Number.POSITIVE_INFINITY);
            if (type !== undefined && type.opaque !== true && type.text !== 'success' && type.text !== 'denial')
                fail('cache type for disable must be "success" or "denial"', type);
        },
        keepttl: (inside) => void words(inside, 0, 0),
    }, argumentError);
    if (policy !== undefined && !stale)
        fail('serve_stale_policy requires serve_stale', policy);
});
function checkTtl(ttl, token) {
    if (ttl <= 0)
        fail(`cache TTL can not be zero or negative: ${ttl}`, token);
}
function amounts(d) {
    const [most, ttl, least] = words(d, 1, Number.POSITIVE_INFINITY);
    if (most !== undefined)
        integer(most);
    if (ttl !== undefined)
        checkTtl(integer(ttl), ttl);
    if (least !== undefined && integer(least) < 0)
        fail(`cache min TTL can not be negative: ${integer(least)}`, least);
}
function prefetch(d) {
    const [amount, length, share] = words(d, 1, 3);
    if (amount !== undefined && integer(amount) < 0)
        fail(`prefetch amount should be positive: ${integer(amount)}`, amount);
    if (length !== undefined)
        duration(length);
    if (share === undefined || share.opaque === true || share.text === '')
        return;
    if (!share.text.endsWith('%'))
        fail(`last character of percentage should be \`%\`, but is: '${share.text.at(-1) ?? ''}'`, share);
    const percent = integer({ ...share, text: share.text.slice(0, -1) });
    if (percent < 10 || percent > 90)
        fail(`percentage should fall in range [10, 90]: ${percent}`, share);
}
/** The response's TTL and the recheck after a failure came with 1.14.7. */
function serveStale(d, version) {
    const late = isAtLeast(version, '1.14.7');
    const found = words(d, 0, late ? 5 : 2);
    const [length, mode, ...rest] = found;
    if (length !== undefined && duration(length) < 0)
        fail('invalid negative duration for serve_stale', length);
    const refresh = mode?.text.toLowerCase();
    if (mode !== undefined && mode.opaque !== true && refresh !== 'immediate' && refresh !== 'verify')
        fail(`invalid value for serve_stale refresh mode: ${refresh ?? ''}`, mode);
    const [timeout, ttl, recheck] = refresh === 'verify' ? rest : [undefined, ...rest];
    if (timeout !== undefined) {
        checkDuration('verify timeout', timeout);
        if (duration(timeout) < 0)
            fail('invalid negative timeout for serve_stale verify', timeout);
    }
    if (refresh !== 'verify' && found.length > 4)
        argumentError(d);
    if (ttl !== undefined) {
        checkDuration('response TTL', ttl);
        const value = duration(ttl);
        if (value < 0)
            fail('invalid negative response TTL for serve_stale', ttl);
        if (value % SECOND !== 0)
            fail('serve_stale response TTL must be a whole number of seconds', ttl);
        if (value / SECOND > 0xffffffff)
            fail('serve_stale response TTL exceeds the DNS TTL range', ttl);
    }
    if (recheck === undefined)
        return;
    checkDuration('failure recheck', recheck);
    if (duration(recheck) < 0)
        fail('invalid negative failure recheck for serve_stale', recheck);
    if (duration(recheck) > FIVE_MINUTES)
        fail('serve_stale failure recheck cannot exceed 5 minutes', recheck);
}
function checkDuration(what, token) {
    const problem = token.opaque === true ? undefined : durationProblem(token.text);
    if (problem !== undefined)
        fail(`invalid serve_stale ${what}: ${problem}`, token);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/monitors.js
/** Plugins that watch or tell: health, ready, pprof, prometheus, dnstap, trace, geoip. Each is as its own setup.go reads it. */





const health = ({ d, context }) => {
    while (next(d)) {
        listenAddress(words(d, 0, 1));
        block(d, {
            lameduck: (inside) => {
                const [value] = words(inside, 1, 1);
                if (value !== undefined && value.opaque !== true && durationOf(value.text) === undefined)
                    fail(`unable to parse lameduck duration value: '${value.text}' : ${durationProblem(value.text) ?? ''}`, value);
            },
        }, isAtLeast(context.version, '1.14.4') ? unknownProperty : argumentError);
    }
};
const ready = (setup) => once(setup, (d) => {
    listenAddress(words(d, 0, 1));
    if (!isAtLeast(setup.context.version, '1.12.4'))
        return;
    block(d, {
        monitor: (inside) => {
            const [type] = words(inside, 1, 1);
            if (type !== undefined && type.opaque !== true && !['until-ready', 'continuously'].includes(type.text))
                fail(`monitor type '${type.text}' not supported`, type);
        },
    });
});
const pprof = (setup) => once(setup, (d) => {
    const found = remainingArgs(d);
    if (found.length === 1)
        listenAddress(found);
    if (found.length > 1)
        argumentError(d);
    block(d, {
        block: (inside) => {
            const [rate] = words(inside, 0, 1);
            if (rate !== undefined && rate.opaque !== true && integerProblem(rate.text) !== undefined)
                fail(`property 'block' invalid integer value '${rate.text}'`, rate);
        },
    });
});
const prometheus = (setup) => once(setup, (d) => {
    listenAddress(words(d, 0, 1));
    if (!isAtLeast(setup.context.version, '1.14.3'))
        return;
    let tls = false;
    block(d, {
        runtime_metrics: (inside) => void words(inside, 0, 0),
        tls: (inside, option) => {
            if (tls)
                fail('tls block already specified', option);
            tls = true;
            words(inside, 1, 1);
        },
    }, () => fail(`unknown option: ${current(d).text}`, current(d)));
});
function bounded(name, unit, most, token) {
    if (token === undefined || token.opaque === true)
        return;
    const problem = integerProblem(token.text);
    if (problem !== undefined)
        fail(`dnstap: invalid ${name} ${quoted(token.text)}: ${problem}`, token);
    if (integer(token) < 1 || integer(token) > most)
        fail(`dnstap: ${name} must be between 1 and ${most} (${unit}): ${integer(token)}`, token);
}
const dnstap = ({ d, context }) => {
    const late = isAtLeast(context.version, '1.14.4');
    while (next(d)) {
        const found = words(d, 1, Number.POSITIVE_INFINITY);
        const listens = late && found[0]?.text === 'listen';
        if (listens && found.length < 2)
            fail('dnstap listen requires an endpoint argument', found[0] ?? current(d));
        const rest = listens ? found.slice(1) : found;
        if (isAtLeast(context.version, '1.13.0')) {
            bounded('MultipleTcpWriteBuf', 'MiB units', 1024, rest[2]);
            bounded('MultipleQueue', 'x10k messages', 4096, rest[3]);
        }
        const word = (inside) => void oneArg(inside);
        block(d, {
            skipverify: () => undefined,
            identity: word,
            version: word,
            extra: word,
            tls: (inside, option) => {
                if (!listens)
                    fail('tls directive only valid for listeners', option);
                if (remainingArgs(inside).length < 2)
                    fail('tls requires cert and key file paths', option);
            },
        }, late ? unknownProperty : () => undefined);
    }
};
const TRACERS = new Set(['zipkin', 'datadog']);
/** strconv.ParseBool. */
const BOOLEANS = new Set('1 t T TRUE true True 0 f F FALSE false False'.split(' '));
const trace = ({ d, context }) => {
    while (next(d)) {
        const found = words(d, 0, 2);
        const type = found.length === 2 ? found[0] : undefined;
        if (type !== undefined && type.opaque !== true && !TRACERS.has(type.text.toLowerCase()))
            fail(`tracing endpoint type '${type.text.toLowerCase()}' is not supported`, type);
        const number = (inside) => {
            const [token] = words(inside, 1, 1);
            if (token !== undefined)
                integer(token);
        };
        block(d, {
            every: (inside) => {
                const [token] = words(inside, 1, 1);
                if (token !== undefined && token.opaque !== true && !/^\d{1,19}$/.test(token.text))
                    fail(`strconv.ParseUint: parsing ${quoted(token.text)}: invalid syntax`, token);
            },
            service: (inside) => void words(inside, 1, 1),
            client_server: (inside) => {
                const [token] = words(inside, 0, 1);
                if (token !== undefined && token.opaque !== true && !BOOLEANS.has(token.text))
                    fail(`strconv.ParseBool: parsing ${quoted(token.text)}: invalid syntax`, token);
            },
            datadog_analytics_rate: (inside) => {
                const [token] = words(inside, 0, 1);
                if (token === undefined || token.opaque === true)
                    return;
                const rate = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(token.text) ? Number(token.text) : undefined;
                if (rate === undefined)
                    return fail(`strconv.ParseFloat: parsing ${quoted(token.text)}: invalid syntax`, token);
                if (rate > 1 || rate < 0)
                    fail(`datadog analytics rate must be between 0 and 1, '${rate.toFixed(6)}' is not supported`, token);
            },
            zipkin_max_backlog_size: number,
            zipkin_max_batch_size: number,
            zipkin_max_batch_interval: (inside) => {
                const [token] = words(inside, 1, 1);
                if (token !== undefined)
                    duration(token);
            },
        }, isAtLeast(context.version, '1.14.4') ? unknownProperty : () => undefined);
    }
};
const geoip = ({ d, context }) => {
    let path;
    while (next(d)) {
        const file = oneArg(d);
        if (path !== undefined)
            fail('configuring multiple databases is not supported', file);
        path = file;
        words(d, 0, 0);
        block(d, { 'edns-subnet': () => undefined }, () => fail(`unknown property ${quoted(current(d).text)}`, current(d)));
    }
    if (path !== undefined && path.opaque !== true && lookAt(context, path.text).kind === 'missing')
        fail(`failed to open database file: open ${path.text}: no such file or directory`, current(d));
};
const MONITORS = [
    ['health', health],
    ['ready', ready],
    ['pprof', pprof],
    ['prometheus', prometheus],
    ['dnstap', dnstap],
    ['trace', trace],
    ['geoip', geoip],
];

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/translate.js
/** Plugins that make one record of another or sign it: dns64, siit, sign. The queries themselves pass. */






const LENGTHS = new Set([32, 40, 48, 56, 64, 96]);
/** An IPv6 network of one of RFC 6052's lengths. */
function prefix(token, fits, tail) {
    if (token.opaque === true)
        return;
    const first = token.text.includes('/') ? (0,endpoint/* nthAddress */.ZX)(token.text, 0) : undefined;
    if (first === undefined)
        return fail(`invalid CIDR address: ${token.text}`, token);
    const length = Number(token.text.slice(token.text.lastIndexOf('/') + 1));
    const network = quoted(`${first}/${length}`);
    if (!first.includes(':'))
        fail(`invalid netmask 32 IPv6 address: ${network}`, token);
    if (!fits(length))
        fail(`invalid prefix length ${network}${tail}`, token);
}
const dns64 = ({ d, context }) => {
    const exact = isAtLeast(context.version, '1.15.0');
    const fits = (length) => exact ? LENGTHS.has(length) : length % 8 === 0 && length >= 32 && length <= 96;
    while (next(d)) {
        const [only, ...rest] = remainingArgs(d);
        if (rest.length > 0)
            argumentError(d);
        if (only !== undefined) {
            prefix(only, fits, '');
            continue;
        }
        block(d, {
            prefix: (inside) => prefix(oneArg(inside), fits, ''),
            translate_all: () => undefined,
            allow_ipv4: () => undefined,
        });
    }
};
const siit = ({ d }) => {
    while (next(d)) {
        words(d, 0, 0);
        block(d, {
            ipv6_prefix: (inside) => prefix(oneArg(inside), (length) => LENGTHS.has(length), ': must be one of /32, /40, /48, /56, /64, /96'),
            eam: (inside) => {
                const [four, six] = words(inside, 2, 2);
                if (four === undefined || six === undefined || four.opaque === true || six.opaque === true)
                    return;
                for (const [token, family] of [
                    [four, 4],
                    [six, 6],
                ]) {
                    const address = (0,endpoint/* parseAddress */.or)(token.text);
                    if (address === undefined)
                        return fail('invalid IP address: "<nil>"', token);
                    if (address.includes(':') !== (family === 6))
                        fail(`invalid IPv${family} address: ${quoted(address)}`, token);
                }
            },
        });
    }
};
/** The key files that a `key file` line names (plugin/sign/keys.go, plugin/dnssec/setup.go keyParse). */
function keyFiles(setup, d) {
    const kind = oneArg(d);
    if (kind.text !== 'file') {
        // What stands behind another word is the next option.
        if (kind.text === 'aws_secretsmanager')
            remainingArgs(d);
        return;
    }
    const files = remainingArgs(d);
    if (files.length === 0)
        argumentError(d);
    for (const token of files) {
        const path = `${token.text.replace(/\.(?:key|private)$/, '')}.key`;
        if (token.opaque !== true && lookAt(setup.context, path).kind === 'missing')
            fail(`open ${path}: no such file or directory`, token);
    }
}
const sign = (setup) => {
    const { d } = setup;
    while (next(d)) {
        oneArg(d);
        remainingArgs(d);
        block(d, {
            key: (inside) => {
                if (inside.tokens[inside.at + 1]?.text === 'directory' && nextArg(inside))
                    fail('directory: not implemented', current(inside));
                keyFiles(setup, inside);
            },
            directory: (inside, option) => {
                if (remainingArgs(inside).length !== 1)
                    fail('can only be one argument after "directory"', option);
            },
        });
    }
};
const TRANSLATORS = [
    ['dns64', dns64],
    ['siit', siit],
    ['sign', sign],
];

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/transports.js
/** Plugins about listeners of other transports: tls, quic, grpc_server, https, https3, proxyproto, shed. */






/** `quic { max_streams N }` and its like: the directive itself is passed over, and one block read. */
const limits = (options) => ({ d, context }) => {
    next(d);
    words(d, 0, 0);
    block(d, options(context.version));
};
const QUIC = limits((version) => ({
    max_streams: limit('max_streams', 1),
    worker_pool_size: limit('worker_pool_size', 1),
    ...(isAtLeast(version, '1.15.0') ? { max_connections: limit('max_connections', 0) } : {}),
}));
const COUNTS = limits(() => ({
    max_streams: limit('max_streams', 0),
    max_connections: limit('max_connections', 0),
}));
const HTTPS = limits((version) => ({
    max_connections: limit('max_connections', 0),
    ...(isAtLeast(version, '1.15.0') ? { max_streams: limit('max_streams', 0, 0xffffffff) } : {}),
}));
const AUTHENTICATION = new Set('nocert request require verify_if_given require_and_verify'.split(' '));
/** plugin/tls/tls.go parseManualTLS; without arguments it is ACME, which 1.14.7 brought. */
const tls = ({ d, context }) => {
    while (next(d)) {
        const head = current(d);
        const found = remainingArgs(d);
        if (found.length === 0 && isAtLeast(context.version, '1.14.7')) {
            const seen = new Set();
            while (nextBlock(d)) {
                const option = current(d);
                const given = remainingArgs(d);
                if (seen.has(option.text))
                    fail(`ACME option ${quoted(option.text)} can only be specified once`, option);
                seen.add(option.text);
                if (!['acme', 'email', 'ca', 'storage', 'ca_root', 'resolver'].includes(option.text))
                    fail(`unknown ACME option ${quoted(option.text)}`, option);
                if (option.text === 'acme' ? given.length === 0 : given.length !== 1)
                    argumentError(d);
            }
            if (!seen.has('acme'))
                fail('tls requires either a certificate and key or an acme option', head);
            continue;
        }
        if (found.length < 2 || found.length > 3)
            argumentError(d);
        block(d, {
            client_auth: (inside) => {
                const [type] = words(inside, 1, 1);
                if (type !== undefined && type.opaque !== true && !AUTHENTICATION.has(type.text))
                    fail(`unknown authentication type '${type.text}'`, type);
            },
            ...(isAtLeast(context.version, '1.12.0') ? { keylog: (inside) => void words(inside, 1, 1) } : {}),
        }, () => fail(`unknown option '${current(d).text}'`, current(d)));
        const missing = found.find((token) => token.opaque !== true && lookAt(context, token.text).kind === 'missing');
        if (missing !== undefined)
            fail(`could not load TLS cert: open ${missing.text}: no such file or directory`, missing);
    }
};
const POLICIES = new Set(['use', 'ignore', 'reject', 'skip']);
const proxyproto = ({ d, context }) => {
    while (next(d)) {
        words(d, 0, 0);
        block(d, {
            allow: (inside) => {
                for (const network of remainingArgs(inside))
                    if (network.opaque !== true && (!network.text.includes('/') || (0,endpoint/* nthAddress */.ZX)(network.text, 0) === undefined))
                        fail(`${network.text}: invalid CIDR address: ${network.text}`, network);
            },
            default: (inside) => {
                const [policy] = words(inside, 1, 1);
                if (policy !== undefined && policy.opaque !== true && !POLICIES.has(policy.text.toLowerCase()))
                    argumentError(inside);
            },
            ...(isAtLeast(context.version, '1.14.3')
                ? {
                    udp_session_tracking: (inside) => {
                        const [length, most] = words(inside, 1, 2);
                        if (length !== undefined && length.opaque !== true && durationOf(length.text) === undefined)
                            fail(`udp_session_tracking: invalid duration ${quoted(length.text)}: ${durationProblem(length.text) ?? ''}`, length);
                        if (most !== undefined &&
                            most.opaque !== true &&
                            (integerProblem(most.text) !== undefined || Number(most.text) <= 0))
                            fail(`udp_session_tracking: invalid max sessions ${quoted(most.text)}: must be a positive integer`, most);
                    },
                }
                : {}),
            ...(isAtLeast(context.version, '1.15.0')
                ? { tlv_metadata: (inside) => void words(inside, 0, 0) }
                : {}),
        }, () => fail(`unknown option '${current(d).text}'`, current(d)));
    }
};
/** plugin/shed/setup.go: plain DNS alone. */
const shed = (setup) => {
    once(setup, (d) => {
        words(d, 0, 0);
        if (nextBlock(d))
            fail('shed takes no options', current(d));
    });
    const other = setup.keys.find((key) => key.transport !== 'dns');
    if (other !== undefined)
        fail(`only plain DNS server blocks are supported; transport ${quoted(other.transport)}`, current(setup.d));
};
const TRANSPORTS = [
    ['tls', tls],
    ['quic', QUIC],
    ['grpc_server', COUNTS],
    ['https', HTTPS],
    ['https3', COUNTS],
    ['proxyproto', proxyproto],
    ['shed', shed],
];

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/passing.js
/** Plugins that end no query: only what makes their setup fail. Each is as its own setup.go reads it. */









const MANY = Number.POSITIVE_INFINITY;
/** `c.Next(); if c.NextArg()`: the first line is looked at, nothing else. */
const noArgument = ({ d }) => {
    next(d);
    if (nextArg(d))
        argumentError(d);
};
const anything = () => undefined;
const onlyOnce = (setup) => once(setup, (d) => void remainingArgs(d));
const LEVELS = new Set(['warning', 'error', 'info', 'debug']);
function consolidate(setup, d) {
    const first = isAtLeast(setup.context.version, '1.13.2');
    const [length, pattern, ...rest] = words(d, 2, first ? 4 : 3);
    if (length !== undefined)
        duration(length);
    if (pattern !== undefined && pattern.opaque !== true) {
        if (isAtLeast(setup.context.version, '1.12.4') && pattern.text.length > 10_000)
            fail(`regex pattern too long: ${pattern.text.length} > 10000`, pattern);
        const problem = regexProblem(pattern.text);
        if (problem !== undefined)
            fail(`error parsing regexp: ${problem}`, pattern);
    }
    let level = false;
    let shows = false;
    for (const word of rest) {
        if (LEVELS.has(word.text)) {
            if (level)
                fail('multiple log levels specified in consolidate', word);
            if (shows)
                fail('log level must come before show_first in consolidate', word);
            level = true;
        }
        else if (first && word.text === 'show_first')
            shows = true;
        else if (word.opaque !== true)
            fail(first
                ? `unknown option in consolidate: ${word.text}`
                : `unknown log level argument in consolidate: ${word.text}`, word);
    }
}
const errors = (setup) => once(setup, (d) => {
    const [first] = words(d, 0, 1);
    if (first !== undefined && first.text !== 'stdout' && first.opaque !== true)
        fail(`invalid log file: ${first.text}`, first);
    // Words behind `stacktrace` are the next options.
    block(d, { stacktrace: () => undefined, consolidate: () => consolidate(setup, d) }, () => fail(`Unexpected token '${current(d).text}', expecting 'Unknown field ${current(d).text}'`, current(d)));
});
const reload = ({ d, context }) => {
    next(d);
    const head = current(d);
    const [interval, jitter] = words(d, 0, 2);
    if (interval?.opaque === true || jitter?.opaque === true)
        return;
    // The jitter is read after the interval is found long enough.
    if (interval !== undefined && duration(interval) < 2e9)
        fail('interval value must be greater or equal to 2s', interval);
    if (jitter === undefined)
        return;
    const length = duration(jitter);
    const zero = isAtLeast(context.version, '1.14.1');
    if (length < 1e9 && !(zero && length === 0))
        fail(`jitter value must be ${zero ? '0 or ' : ''}greater or equal to 1s`, jitter ?? head);
};
const bufsize = ({ d }) => {
    next(d);
    const [size] = words(d, 0, 1);
    if (size === undefined || size.opaque === true)
        return;
    if (integerProblem(size.text) !== undefined || Number(size.text) < 512 || Number(size.text) > 4096)
        argumentError(d);
};
const loadbalance = ({ d, context }) => {
    const prefers = isAtLeast(context.version, '1.12.2');
    while (next(d)) {
        const [policy, ...rest] = remainingArgs(d);
        const extra = rest[0];
        if (policy?.text === 'round_robin' && extra !== undefined)
            fail(`unknown property for ${policy.text}`, extra);
        if (policy?.text === 'weighted') {
            if (extra === undefined)
                fail('missing weight file argument', policy);
            if (rest.length > 1)
                fail('unexpected argument(s)', policy);
            block(d, {
                reload: (inside, option) => {
                    const [length, more] = remainingArgs(inside);
                    if (length === undefined)
                        return fail('reload duration value is missing', option);
                    if (more !== undefined)
                        fail('unexpected argument', more);
                    if (length.opaque !== true && durationOf(length.text) === undefined)
                        fail(`invalid reload duration '${length.text}'`, length);
                },
            });
        }
        else if (policy !== undefined && policy.text !== 'round_robin' && policy.opaque !== true)
            fail(`unknown policy: ${policy.text}`, policy);
        if (!prefers)
            return;
        block(d, {
            prefer: (inside) => {
                for (const network of remainingArgs(inside))
                    if (network.opaque !== true && !isCidr(network.text))
                        fail(`invalid CIDR ${quoted(network.text)}: invalid CIDR address: ${network.text}`, network);
            },
        });
    }
};
/** Near enough to net.ParseCIDR. */
function isCidr(text) {
    return /^(?:\d{1,3}(?:\.\d{1,3}){3}\/(?:\d|[12]\d|3[0-2])|[0-9a-f:.]*:[0-9a-f:.]*\/(?:\d{1,2}|1[01]\d|12[0-8]))$/i.test(text);
}
const passing_CLASSES = new Set(['success', 'denial', 'error', 'all']);
const log = ({ d, context }) => {
    while (next(d)) {
        remainingArgs(d);
        block(d, {
            class: (inside) => {
                const wrong = words(inside, 1, MANY).find((token) => !passing_CLASSES.has(token.text) && token.opaque !== true);
                if (wrong !== undefined)
                    fail(`invalid Class: ${wrong.text}`, wrong);
            },
        }, isAtLeast(context.version, '1.14.4') ? unknownProperty : argumentError);
    }
};
const FLAGS = new Set(['aa', 'ra', 'rd']);
const header = ({ d, context }) => {
    const strict = isAtLeast(context.version, '1.12.2');
    while (next(d)) {
        let seen = false;
        while (nextBlock(d)) {
            const selector = current(d);
            const side = selector.text.toLowerCase();
            let action = selector;
            if (side === 'query' || side === 'response') {
                if (!nextArg(d))
                    fail('setting up rule: no flag action provided', selector);
                action = current(d);
            }
            else if (strict || (side !== 'set' && side !== 'clear'))
                fail(`setting up rule: invalid selector=${side} should be query or response`, selector);
            const flags = remainingArgs(d);
            if (flags.length === 0)
                fail('setting up rule: invalid length for flags, at least one should be provided', selector);
            const verb = action.text.toLowerCase();
            if (verb !== 'set' && verb !== 'clear')
                fail(`setting up rule: unknown flag action=${verb}, should be set or clear`, action);
            const wrong = flags.find((flag) => !FLAGS.has(flag.text.toLowerCase()));
            if (wrong !== undefined)
                fail(`setting up rule: unknown/unsupported flag=${wrong.text.toLowerCase()}`, wrong);
            seen = true;
        }
        // What stands behind the first stanza with a rule is not looked at.
        if (seen)
            return;
    }
    argumentError(d);
};
const DAY = 24 * 3600e9;
const timeouts = ({ d, context }) => {
    const queries = isAtLeast(context.version, '1.14.3');
    while (next(d)) {
        const head = current(d);
        words(d, 0, 0);
        let seen = false;
        while (nextBlock(d)) {
            const option = current(d);
            const [value] = words(d, 1, 1);
            seen = true;
            if (value === undefined || value.opaque === true)
                continue;
            if (queries && option.text === 'maxtcpqueries') {
                const problem = integerProblem(value.text);
                if (problem !== undefined)
                    fail(`invalid value for maxtcpqueries '${value.text}': ${problem}`, value);
                if (Number(value.text) === 0 || Number(value.text) < -1)
                    fail(`maxtcpqueries provided '${value.text}' needs to be -1 (unlimited) or a positive integer`, value);
                continue;
            }
            // plugin/pkg/durations: a bare number is of seconds.
            const text = /^[+-]?\d+$/.test(value.text) ? `${value.text}s` : value.text;
            const length = durationOf(text);
            if (length === undefined)
                return fail(`failed to parse duration '${text}'`, value);
            if (length < 1e9 || length > DAY)
                fail(`timeout provided '${spokenDuration(length)}' needs to be between 1 second and 24 hours`, value);
            if (!['read', 'write', 'idle'].includes(option.text))
                fail(`unknown option: '${option.text}'`, option);
        }
        if (!seen)
            fail('timeouts block with no timeouts specified', head);
    }
};
/** plugin/autopath/setup.go: a file, or `@kubernetes` as the last argument. */
const autopath = ({ d, context }) => {
    while (next(d)) {
        const last = remainingArgs(d).at(-1);
        if (last === undefined)
            return fail('no resolv-conf specified', current(d));
        if (!last.text.startsWith('@') && last.opaque !== true && lookAt(context, last.text).kind === 'missing')
            fail(`failed to parse ${quoted(last.text)}: open ${last.text}: no such file or directory`, last);
    }
};
const metadata = ({ d }) => {
    next(d);
    remainingArgs(d);
    if (nextBlock(d) || next(d))
        argumentError(d);
};
const root = ({ d }) => {
    while (next(d))
        oneArg(d);
};
const cancel = ({ d }) => {
    while (next(d)) {
        const [length] = words(d, 0, 1);
        if (length === undefined || length.opaque === true)
            continue;
        const value = durationOf(length.text);
        if (value === undefined)
            return fail(`invalid duration: ${quoted(length.text)}`, length);
        if (value <= 0)
            fail(`invalid negative duration: ${quoted(length.text)}`, length);
    }
};
const MOST_SOCKETS = 1024;
const multisocket = ({ d, context }) => {
    next(d);
    const found = remainingArgs(d);
    if (found.length > 1 || next(d))
        argumentError(d);
    const [count] = found;
    if (count === undefined || count.opaque === true)
        return;
    const problem = integerProblem(count.text);
    if (problem !== undefined)
        fail(`invalid num sockets: ${problem}`, count);
    if (integer(count) < 1)
        fail(`num sockets can not be zero or negative: ${integer(count)}`, count);
    if (isAtLeast(context.version, '1.14.0') && integer(count) > MOST_SOCKETS)
        fail(`num sockets exceeds maximum (${MOST_SOCKETS}): ${integer(count)}`, count);
};
const debug = ({ d }) => {
    while (next(d))
        if (nextArg(d))
            argumentError(d);
};
const EVENTS = new Set(['startup', 'shutdown', 'certrenew']);
/** caddy onevent/on.go. */
const on = ({ d }) => {
    while (next(d)) {
        const event = oneArg(d);
        if (!EVENTS.has(event.text.toLowerCase()) && event.opaque !== true)
            fail(`Wrong event name or event not supported: '${event.text}'`, event);
        if (remainingArgs(d).length === 0)
            fail("no command contained in ''", event);
    }
};
const PASSING_READERS = new Map([
    ['cache', readCache],
    ['errors', errors],
    ['reload', reload],
    ['bufsize', bufsize],
    ['loadbalance', loadbalance],
    ['log', log],
    ['header', header],
    ['timeouts', timeouts],
    ['autopath', autopath],
    ['metadata', metadata],
    ['root', root],
    ['cancel', cancel],
    ['multisocket', multisocket],
    ['debug', debug],
    ['minimal', noArgument],
    ['nsid', onlyOnce],
    ['on', on],
    ...MONITORS,
    ...TRANSLATORS,
    ...TRANSPORTS,
    ...['startup', 'shutdown'].map((name) => [name, anything]),
]);
/** `any` ends queries, and has looked at its arguments since 1.14.4. */
const checkAny = ({ d, context }) => {
    if (!isAtLeast(context.version, '1.14.4'))
        return;
    next(d);
    if (nextArg(d))
        argumentError(d);
    if (nextBlock(d))
        unknownProperty(d);
};
/** plugin/whoami/setup.go: `c.NextArg` of the first line only. */
const checkWhoami = noArgument;

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/relatives.js
/** Plugins that forward besides `forward`: legacy `proxy`, `grpc`, and the external `fanout` and `alternate`. */








function readStanza(setup, plugin, option, more = {}) {
    const { d } = setup;
    const head = d.tokens[d.at] ?? current(d);
    const stanza = draft();
    if (plugin === 'fanout')
        stanza.policy = 'parallel';
    try {
        readFrom(setup, stanza);
        const to = remainingArgs(d);
        if (to.length === 0)
            argumentError(d);
        readUpstreams(to, setup.context, plugin, stanza.to, setup.notices);
        // plugin/grpc dials gRPC whatever a TO says of it (plugin/grpc/proxy.go newProxy).
        if (plugin === 'grpc')
            speakGrpc(stanza);
        while (nextBlock(d))
            option(stanza);
    }
    finally {
        if (stanza.to.length > 0)
            setup.steps.push({ ...stepOf(plugin, stanza, head), ...more });
    }
}
function speakGrpc({ to }) {
    for (const [index, { value, at }] of to.entries())
        if (value.kind === 'endpoint')
            to[index] = { value: { ...value, transport: 'grpc' }, at };
}
function readPolicy(setup, stanza, legacy) {
    const token = oneArg(setup.d);
    const { text } = token;
    if (text === 'random' || text === 'round_robin' || text === 'sequential')
        stanza.policy = text;
    else if (legacy && text === 'least_conn')
        stanza.policy = 'unordered';
    else
        fail(`unknown policy '${text}'`, token);
}
function readExcept(setup, stanza) {
    const names = remainingArgs(setup.d);
    if (names.length === 0)
        argumentError(setup.d);
    for (const token of names)
        stanza.except.push(...(normalizeExact(token.text) ?? []));
}
/** plugin/proxy/upstream.go of 1.4.0: the longest FROM wins. */
function readProxy(setup) {
    const { d } = setup;
    while (next(d)) {
        const option = (stanza) => {
            switch (current(d).text) {
                case 'policy':
                    return readPolicy(setup, stanza, true);
                case 'except':
                    return readExcept(setup, stanza);
                case 'fail_timeout':
                    return void duration(oneArg(d));
                case 'max_fails':
                    return void unsigned(oneArg(d));
                case 'health_check':
                    oneArg(d);
                    return void nextArg(d);
                case 'spray':
                    return;
                case 'protocol': {
                    const kind = oneArg(d);
                    const words = remainingArgs(d).map((token) => token.text);
                    if (kind.text === 'dns' && words.includes('force_tcp'))
                        stanza.protocol = 'tcp';
                    else if (!['dns', 'grpc', 'https_google'].includes(kind.text))
                        fail(`${kind.text}: unknown protocol`, kind);
                    return;
                }
                default:
                    unknownProperty(d);
            }
        };
        readStanza(setup, 'proxy', option, { longestFromWins: true });
    }
}
/** plugin/grpc/setup.go: one stanza; where it falls through, a name error goes on. */
function readGrpc(setup) {
    const { d } = setup;
    let count = 0;
    while (next(d)) {
        count += 1;
        if (count > 1)
            fail('this plugin can only be used once per Server Block', current(d));
        readStanza(setup, 'grpc', (stanza) => {
            switch (current(d).text) {
                case 'except':
                    return readExcept(setup, stanza);
                case 'tls':
                    return readTls(setup);
                case 'tls_servername':
                    return void oneArg(d);
                case 'policy':
                    return readPolicy(setup, stanza, false);
                case 'fallthrough':
                    if (!isAtLeast(setup.context.version, '1.12.3'))
                        unknownProperty(d);
                    return void fallthroughZones(d);
                default:
                    unknownProperty(d);
            }
        });
    }
}
/** networkservicemesh/fanout setup.go: every TO is asked at once. */
function readFanout(setup) {
    const { d } = setup;
    while (next(d)) {
        readStanza(setup, 'fanout', (stanza) => {
            const option = current(d).text;
            const args = remainingArgs(d);
            if (option === 'except')
                for (const token of args)
                    stanza.except.push(...(normalizeExact(token.text) ?? []));
            if (option === 'network' && args[0]?.text === 'tcp')
                stanza.protocol = 'tcp';
            if (option === 'network' && args[0]?.text === 'tcp-tls')
                stanza.protocol = 'tls';
        });
    }
}
/** coredns/alternate setup.go: `alternate [original] RCODE[,RCODE] FROM TO...`, after the rest of the chain ended so. */
function readAlternate(setup) {
    const { d } = setup;
    while (next(d)) {
        let codes = oneArg(d);
        if (codes.text === 'original')
            codes = oneArg(d);
        readStanza(setup, 'alternate', () => void remainingArgs(d), { onlyAfter: codes.text.toUpperCase().split(',') });
    }
}
/** Known, external, and not read: it may answer or forward. */
function readExternal(setup) {
    const head = setup.d.tokens[0];
    if (head === undefined)
        return;
    if (isPlaceholder(head.text)) {
        const because = `what ${head.text} brings is filled in elsewhere`;
        setup.steps.push({ kind: 'opaque', plugin: head.text, because, at: placeOf(head) });
        setup.notices.push({
            kind: 'not-modelled',
            message: `${because}: it may answer queries before they are forwarded`,
            at: placeOf(head),
        });
        return;
    }
    const because = `${head.text} is no plugin of the stock build, and what it does is not modelled`;
    setup.steps.push({ kind: 'opaque', plugin: head.text, because, at: placeOf(head) });
    setup.notices.push({
        kind: 'not-modelled',
        message: `the plugin ${head.text} is not modelled: it may answer queries before they are forwarded`,
        at: placeOf(head),
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/rewrite-replies.js
/**
 * Rules of `rewrite` that leave the question alone (plugin/rewrite/ttl.go, rcode.go, cname_target.go, edns0.go). They
 * change the reply or an option; a `stop` rule among them still ends the list for the questions that it meets.
 */





function nothing(then, match, kind) {
    return { then, match, to: { kind: 'nothing' }, at: placeOf(kind) };
}
const ANY = { kind: 'any' };
/** The first words of a `ttl` or `rcode` rule: `[exact|prefix|suffix|substring|regex] NAME`. */
function patternOf(what, match, name) {
    switch (match) {
        case 'exact':
            return { kind: 'exactly', names: [(0,dns_name/* absolute */.ys)(name.text)] };
        case 'prefix':
        case 'suffix':
        case 'substring':
            return { kind: match, text: (0,dns_name/* absolute */.ys)(name.text) };
        case 'regex':
            if (regexProblem(name.text) !== undefined)
                fail(`invalid regex pattern in a ${what} rule: ${name.text}`, name);
            return { kind: 'regex', regex: name.text };
        default:
            return fail(`${what} rule supports only exact, prefix, suffix, substring, and regex name matching`, name);
    }
}
/** `ttl [MATCH] NAME SECONDS`, or `MIN-MAX` for the seconds. */
function ttlRule(then, kind, args) {
    if (args.length < 2)
        fail(`too few (${args.length}) arguments for a ttl rule`, kind);
    const value = args.length <= 3 ? args.at(-1) : undefined;
    if (value?.opaque !== true && !isTtl(value?.text ?? ''))
        fail(`invalid TTL '${value?.text ?? ''}' for a ttl rule`, value ?? kind);
    const [first = kind, second] = args;
    const match = args.length === 3 ? first.text.toLowerCase() : 'exact';
    return nothing(then, patternOf('ttl', match, args.length === 3 ? (second ?? first) : first), kind);
}
function isTtl(text) {
    const found = /^(?:(\d+)|(\d*)-(\d*))$/.exec(text);
    if (found === null)
        return false;
    const [, plain, least = '', most = ''] = found;
    if (plain !== undefined)
        return Number(plain) <= 0xffffffff;
    if (least === '' && most === '')
        return false;
    const [min, max] = [Number(least === '' ? 0 : least), Number(most === '' ? 0x7fffffff : most)];
    return min <= max && max <= 0xffffffff;
}
/** `rcode [MATCH] NAME OLD NEW`. */
function rcodeRule(then, kind, args) {
    if (args.length < 3)
        fail(`too few (${args.length}) arguments for a rcode rule`, kind);
    const [old, replacement] = args.length <= 4 ? args.slice(-2) : [];
    if (!isRcodeOrNumber(old))
        fail(`invalid matching RCODE '${old?.text ?? ''}' for a rcode rule`, old ?? kind);
    if (!isRcodeOrNumber(replacement))
        fail(`invalid replacement RCODE '${replacement?.text ?? ''}' for a rcode rule`, replacement ?? kind);
    const [first = kind, second] = args;
    const match = args.length === 4 ? first.text.toLowerCase() : 'exact';
    return nothing(then, patternOf('rcode', match, args.length === 4 ? (second ?? first) : first), kind);
}
function isRcodeOrNumber(token) {
    if (token === undefined)
        return false;
    if (token.opaque === true)
        return true;
    return /^\d+$/.test(token.text) ? Number(token.text) <= 23 : isRcode(token.text.toUpperCase());
}
/** `cname [MATCH] FROM TO`: every question is met, the alias is looked for in the reply. */
function cnameRule(then, kind, args) {
    if (args.length !== 2 && args.length !== 3)
        fail(`too few (${args.length}) arguments for a cname rule`, kind);
    if (args.length === 3) {
        const [match = kind, from = kind] = args;
        const type = match.text.toLowerCase();
        if (!['exact', 'prefix', 'suffix', 'substring', 'regex'].includes(type))
            fail(`unknown cname rewrite type: ${type}`, match);
        const problem = type === 'regex' ? regexProblem(from.text.toLowerCase()) : undefined;
        if (problem !== undefined)
            fail(`invalid cname rewrite regex pattern: error parsing regexp: ${problem}`, from);
    }
    return nothing(then, ANY, kind);
}
/** `edns0 local|nsid|subnet append|replace|set|unset ... [revert]`. */
function edns0Rule(then, kind, words, version) {
    const [type, act] = words;
    if (type === undefined || act === undefined)
        return fail('too few arguments for an EDNS0 rule', kind);
    const [rule, action] = [type.text.toLowerCase(), act.text.toLowerCase()];
    const unsets = isAtLeast(version, '1.12.2');
    if (!['append', 'replace', 'set'].includes(action) && !(unsets && action === 'unset'))
        fail(`invalid action: ${quoted(action)}`, act);
    // What an ordinary client sends has no such option: there is nothing to replace.
    const met = action === 'replace' ? 'continue' : then;
    if (action === 'unset') {
        if (!['local', 'nsid', 'subnet'].includes(rule))
            fail(`invalid rule type ${quoted(rule)}`, type);
        if (words.length !== (rule === 'local' ? 3 : 2))
            fail(`${rule} unset action requires exactly ${rule === 'local' ? 'two arguments' : 'one argument'}`, type);
        if (words[2] !== undefined)
            number(words[2], 16);
        return nothing(met, ANY, kind);
    }
    const args = words.at(-1)?.text === 'revert' ? words.slice(0, -1) : words;
    const [, , first, second] = args;
    switch (rule) {
        case 'nsid':
            if (args.length !== 2)
                fail('EDNS0 NSID rules can accept no more than one arg', type);
            return nothing(met, ANY, kind);
        case 'local': {
            if (args.length !== 4 || first === undefined || second === undefined)
                return fail('EDNS0 local rules require three or four args', type);
            number(first, 16);
            const data = second.text;
            if (data.startsWith('{') && data.endsWith('}')) {
                if (!isVariable(data))
                    fail(`unsupported variable name ${quoted(data)}`, second);
                // Metadata that nobody holds leaves the question unmet.
                return nothing(data.includes('/') ? 'continue' : met, ANY, kind);
            }
            if (data.startsWith('0x'))
                checkHex(data.slice(2), second);
            return nothing(met, ANY, kind);
        }
        case 'subnet':
            if (args.length !== 4 || first === undefined || second === undefined)
                return fail('EDNS0 subnet rules require three or four args', type);
            if (number(first, 16) > 32)
                fail(`invalid IPv4 bit mask length ${number(first, 16)}`, first);
            if (number(second, 16) > 128)
                fail(`invalid IPv6 bit mask length ${number(second, 16)}`, second);
            return nothing(met, ANY, kind);
        default:
            return fail(`invalid rule type ${quoted(rule)}`, type);
    }
}
function isVariable(text) {
    if (/^\{(?:qname|qtype|client_ip|client_port|protocol|server_ip|server_port)\}$/.test(text))
        return true;
    const label = text.slice(1, -1);
    const slash = label.indexOf('/');
    return slash > 0 && slash < label.length - 1;
}
/** strconv.ParseUint of base 0: `0x` and its like, underscores between digits. */
function number(token, bits) {
    if (token.opaque === true)
        return 0;
    const plain = token.text.replace(/(?<=[0-9a-fA-FxXoObB])_(?=[0-9a-fA-F])/g, '');
    const octal = /^0[0-7]+$/.test(plain) ? `0o${plain.slice(1)}` : plain;
    if (!/^(?:0x[0-9a-f]+|0o[0-7]+|0b[01]+|[1-9]\d*|0)$/i.test(octal))
        fail(`strconv.ParseUint: parsing ${quoted(token.text)}: invalid syntax`, token);
    if (Number(octal) >= 2 ** bits)
        fail(`strconv.ParseUint: parsing ${quoted(token.text)}: value out of range`, token);
    return Number(octal);
}
/** encoding/hex DecodeString. */
function checkHex(text, token) {
    const wrong = /[^0-9a-f]/i.exec(text)?.[0];
    if (wrong !== undefined)
        fail(`encoding/hex: invalid byte: U+${wrong.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} '${wrong}'`, token);
    if (text.length % 2 === 1)
        fail('encoding/hex: odd length hex string', token);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/rewrite.js
/** `rewrite` (plugin/rewrite/setup.go rewriteParse, rewrite.go newRule, name.go newNameRule, type.go, class.go). */







const rewrite_ANY = { kind: 'any' };
function readRewrite(setup) {
    const { d } = setup;
    const rules = [];
    const head = d.tokens[0];
    try {
        while (next(d)) {
            const stanza = current(d);
            const words = remainingArgs(d);
            // The block form takes the words of the block for the rest of one rule.
            if (words.length < 2)
                while (nextBlock(d))
                    words.push(current(d));
            rules.push(readRule(words, stanza, setup.context.version));
        }
    }
    finally {
        setup.steps.push({ kind: 'rewrite', rules, at: placeOf(head) });
    }
}
function readRule(all, stanza, version) {
    const [first] = all;
    if (first === undefined)
        return fail('no rule type specified for rewrite', stanza);
    const mode = first.text.toLowerCase();
    const moded = mode === 'continue' || mode === 'stop';
    const then = mode === 'continue' ? 'continue' : 'stop';
    if (moded && all.length < 2)
        fail(`${mode} rule must begin with a rule type`, first);
    const [kind = first, ...args] = moded ? all.slice(1) : all;
    const at = placeOf(kind);
    const name = kind.text.toLowerCase();
    switch (name) {
        case 'answer':
            return fail('response rewrites must begin with a name rule', kind);
        case 'name':
            return nameRule(then, kind, args, version);
        case 'type':
        case 'class': {
            const [from, to] = args;
            if (from === undefined || to === undefined || args.length > 2)
                return fail(`${name} rules must have exactly two arguments`, kind);
            const known = name === 'type' ? isType : isClass;
            for (const token of [from, to])
                if (token.opaque !== true && !known(token.text.toUpperCase()))
                    fail(`invalid ${name} ${quoted(token.text.toUpperCase())}`, token);
            const [was, is] = [from.text.toUpperCase(), to.text.toUpperCase()];
            if (name === 'type') {
                // A type without a number is never met (type.go Rewrite).
                if (was === 'NONE' || is === 'NONE')
                    return { then: 'continue', match: rewrite_ANY, to: { kind: 'nothing' }, at };
                return { then, match: rewrite_ANY, type: was, to: { kind: 'type', type: is }, at };
            }
            // Questions are of class IN: a rule about another one is not met.
            if (was !== 'IN')
                return { then: 'continue', match: rewrite_ANY, to: { kind: 'nothing' }, at };
            return is === 'IN'
                ? { then, match: rewrite_ANY, to: { kind: 'nothing' }, at }
                : { then, match: rewrite_ANY, to: { kind: 'opaque', because: 'it changes the class of the question' }, at };
        }
        case 'edns0':
            return edns0Rule(then, kind, args, version);
        case 'ttl':
            return ttlRule(then, kind, args);
        case 'cname':
            if (isAtLeast(version, '1.11.0'))
                return cnameRule(then, kind, args);
            break;
        case 'rcode':
            if (isAtLeast(version, '1.11.0'))
                return rcodeRule(then, kind, args);
            break;
    }
    return fail(`invalid rule type ${quoted(first.text)}`, kind);
}
/** How many groups of 0 to 100 a replacement uses (name.go getSubExprUsage). */
function groupsUsed(text) {
    const used = new Set();
    for (const [, group = ''] of text.matchAll(/\{(\d{1,3})\}/g))
        if (Number(group) <= 100 && String(Number(group)) === group)
            used.add(group);
    return used.size;
}
/** The longest pattern that is compiled, in bytes (name.go maxRegexpLen, since 1.12.0). */
const MAX_REGEX = 10_000;
/** name.go isValidRegexPattern; returns how many groups the pattern has. */
function checkPattern(from, to, token, prefix = '') {
    const bytes = new TextEncoder().encode(from).length;
    if (bytes > MAX_REGEX)
        fail(`${prefix}regex pattern too long: ${bytes} > ${MAX_REGEX}`, token);
    if (regexProblem(from) !== undefined)
        fail(`${prefix}invalid regex matching pattern: ${from}`, token);
    const groups = build/* RE2JS */.L3.compile(from).groupCount();
    if (groupsUsed(to) > groups)
        fail(`${prefix}the rewrite regex pattern (${to}) uses more subexpressions than its corresponding matching regex pattern (${from})`, token);
    return groups;
}
function nameRule(then, kind, args, version) {
    const [first, second] = args;
    if (first === undefined || second === undefined)
        return fail('too few arguments for a name rule', kind);
    const at = placeOf(kind);
    const [word, from, to] = args.length === 2 ? [undefined, first, second] : [first, second, args[2] ?? second];
    const match = word?.text.toLowerCase() ?? 'exact';
    const opaque = args.find((token) => token.opaque === true);
    if (opaque !== undefined) {
        const because = `${opaque.text} is not stated`;
        return { then: 'continue', match: rewrite_ANY, to: { kind: 'opaque', because }, at };
    }
    let answers = args.slice(3);
    const metadata = isAtLeast(version, '1.15.0') && answers[0]?.text === 'metadata';
    if (metadata) {
        if (match !== 'regex')
            fail('metadata is only supported for regex name rules', answers[0] ?? kind);
        answers = answers.slice(1);
    }
    if (answers.length > 0)
        checkAnswers(match, answers);
    switch (match) {
        case 'exact':
            // The replacement is compiled too, though it is never used as a pattern (name.go newNameRule).
            checkPattern((0,dns_name/* absolute */.ys)(to.text), (0,dns_name/* absolute */.ys)(from.text), to);
            return {
                then,
                match: { kind: 'exactly', names: [(0,dns_name/* absolute */.ys)(from.text)] },
                to: { kind: 'name', name: (0,dns_name/* absolute */.ys)(to.text) },
                at,
            };
        case 'regex': {
            const pattern = { kind: 'regex', regex: from.text };
            if (metadata) {
                const because = metadataNeed(to.text, checkPattern(from.text, '', from), to);
                if (because !== undefined)
                    return { then: 'continue', match: pattern, to: { kind: 'opaque', because }, at };
            }
            else
                checkPattern(from.text, to.text, from);
            return { then, match: pattern, to: { kind: 'template', text: (0,dns_name/* absolute */.ys)(to.text) }, at };
        }
        case 'prefix':
        case 'suffix':
        case 'substring':
            // Both sides are made absolute as they stand (plugin.Name.Normalize): a prefix `foo` only meets a first label `foo`.
            return {
                then,
                match: { kind: match, text: (0,dns_name/* absolute */.ys)(from.text) },
                to: { kind: 'replace', text: (0,dns_name/* absolute */.ys)(to.text) },
                at,
            };
        default:
            return fail(`name rule supports only exact, prefix, suffix, substring, and regex name matching, received: ${match}`, word ?? kind);
    }
}
/** name_metadata.go parseNameReplacement: why the new name is not known, undefined when only groups are used. */
function metadataNeed(text, groups, token) {
    let need;
    let rest = (0,dns_name/* absolute */.ys)(text);
    while (rest !== '') {
        const open = rest.indexOf('{');
        const before = open === -1 ? rest : rest.slice(0, open);
        if (before.includes('}'))
            fail('unmatched closing brace in metadata name replacement', token);
        if (open === -1)
            break;
        const close = rest.indexOf('}', open);
        if (close === -1)
            fail('unclosed placeholder in metadata name replacement', token);
        const label = rest.slice(open + 1, close);
        if (/^[+-]?\d+$/.test(label)) {
            if (Number(label) < 0 || Number(label) > groups)
                fail(`capture group ${label} does not exist in name matching pattern`, token);
        }
        else {
            const slash = label.indexOf('/');
            if (slash <= 0 || slash >= label.length - 1 || label.includes('{'))
                fail(`invalid metadata label ${quoted(label)} in name replacement`, token);
            need = `what the metadata ${label} holds is not stated, and the rule`;
        }
        rest = rest.slice(close + 1);
    }
    return need;
}
/** name.go parseAnswerRules: `answer auto`, `answer name FROM TO`, `answer value FROM TO`, one after the other. */
function checkAnswers(match, args) {
    const head = args[0];
    if (args.length < 2)
        fail(`invalid arguments for ${match} rule`, head);
    let auto = false;
    let names = 0;
    for (let i = 0; i < args.length;) {
        if (i === 0 && head.text !== 'answer')
            fail(`exceeded the number of arguments for a non-answer rule argument for ${match} rule`, head);
        if (args[i]?.text === 'answer')
            i += 1;
        const what = args[i];
        if (what === undefined)
            return fail(`type missing for answer rule for ${match} rule`, args.at(-1) ?? head);
        i += 1;
        if (what.text === 'auto') {
            auto = true;
            continue;
        }
        if (what.text !== 'name' && what.text !== 'value')
            fail(`invalid type ${quoted(what.text)} for answer rule for ${match} rule`, what);
        const [from, to] = args.slice(i, i + 2);
        if (from === undefined || to === undefined)
            return fail(`${what.text} answer rule for ${match} rule: 2 arguments required`, what);
        checkPattern(from.text, to.text, from, `${what.text} answer rule for ${match} rule: `);
        if (what.text === 'name')
            names += 1;
        i += 2;
    }
    if (auto && names > 0)
        fail('auto name answer rule cannot be combined with explicit name anwer rules', head);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/small.js
/** Plugins whose answers need little reading: any, local, erratic, whoami, dnssec, chaos, tsig (4.2 of the semantics: each ServeDNS). */










function answer(setup, ...rules) {
    const head = setup.d.tokens[0];
    const at = placeOf(head);
    setup.steps.push({ kind: 'answer', plugin: head.text, rules: rules.map((rule) => ({ ...rule, at })), at });
}
const readAny = (setup) => {
    answer(setup, { names: { kind: 'any' }, types: ['ANY'], effect: 'answer' });
    checkAny(setup);
};
/** plugin/local/local.go: the zones of RFC 6303, and every name that begins with `localhost.` unless that is switched off. */
const readLocal = (setup) => {
    let prefixed = true;
    try {
        if (isAtLeast(setup.context.version, '1.14.5')) {
            const { d } = setup;
            while (next(d)) {
                words(d, 0, 0);
                block(d, {
                    localhost_prefix: (inside) => {
                        const [value] = words(inside, 1, 1);
                        if (value !== undefined && value.opaque !== true && value.text !== 'on' && value.text !== 'off')
                            fail(`localhost_prefix expects 'on' or 'off', got ${quoted(value.text)}`, value);
                        prefixed = value?.text !== 'off';
                    },
                });
            }
        }
    }
    finally {
        const zones = within(['localhost.', '0.in-addr.arpa.', '127.in-addr.arpa.', '255.in-addr.arpa.']);
        answer(setup, { names: zones, effect: 'answer' }, ...(prefixed ? [{ names: { kind: 'prefix', text: 'localhost.' }, effect: 'answer' }] : []));
    }
};
/** plugin/erratic/erratic.go ServeDNS: addresses are answered, now and then late or not; no other type is. */
const readErratic = (setup) => {
    answer(setup, { names: { kind: 'any' }, types: ['A', 'AAAA'], effect: 'answer', rcode: 'NOERROR' }, { names: { kind: 'any' }, types: ['AXFR'], effect: 'answer' }, { names: { kind: 'any' }, effect: 'servfail' });
    const { d } = setup;
    const amount = (most) => (inside) => {
        const [share, length] = words(inside, 0, most);
        if (share !== undefined && integer32(share) < 0)
            fail(`illegal amount value given ${quoted(share.text)}`, share);
        if (length !== undefined)
            duration(length);
    };
    while (next(d))
        block(d, { drop: amount(1), delay: amount(2), truncate: amount(1), large: () => undefined });
};
/** plugin/whoami/whoami.go: ends every query that comes so far; what it tells stands in the additional section. */
const readWhoami = (setup) => {
    answer(setup, { names: { kind: 'any' }, effect: 'answer', rcode: 'NODATA' });
    checkWhoami(setup);
};
/** plugin/dnssec/setup.go dnssecParse. */
const readDnssec = (setup) => once(setup, (d) => {
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    answer(setup, { names: { kind: 'exactly', names: zones }, types: ['DNSKEY'], effect: 'answer' });
    block(d, {
        key: (inside) => keyFiles(setup, inside),
        cache_capacity: (inside) => void integer(oneArg(inside)),
    });
});
/** chaos answers class CH alone, which is not followed here. */
const readChaos = (setup) => {
    answer(setup);
    const { d } = setup;
    if (!isAtLeast(setup.context.version, '1.14.4') || !next(d))
        return;
    remainingArgs(d);
    if (nextBlock(d))
        unknownProperty(d);
};
/** plugin/tsig/setup.go: types that must be signed are refused unsigned. What it refuses it tells by the word it stands on. */
const readTsig = (setup) => {
    const { d } = setup;
    let zones = setup.zones;
    const types = new Set();
    let all = false;
    const bad = () => argumentError(d);
    const keys = new Set();
    const opcodes = isAtLeast(setup.context.version, '1.14.3');
    try {
        for (let count = 1; next(d); count += 1) {
            if (count > 1)
                bad();
            zones = zonesFrom(remainingArgs(d), setup.zones);
            block(d, {
                secret: (inside) => {
                    const [key] = words(inside, 2, 2);
                    const name = (0,dns_name/* absolute */.ys)(key?.text ?? '');
                    if (keys.has(name))
                        bad();
                    keys.add(name);
                },
                secrets: (inside) => {
                    const [file] = words(inside, 1, 1);
                    if (file !== undefined && file.opaque !== true && lookAt(setup.context, file.text).kind === 'missing')
                        bad();
                },
                require: (inside) => {
                    const found = words(inside, 1, Number.POSITIVE_INFINITY);
                    types.clear();
                    if (found[0]?.text === 'all')
                        all = true;
                    else if (found[0]?.text !== 'none')
                        for (const token of found) {
                            if (!isType(token.text) && token.opaque !== true)
                                bad();
                            types.add(token.text);
                        }
                },
                ...(opcodes
                    ? {
                        require_opcode: (inside) => {
                            const found = words(inside, 1, Number.POSITIVE_INFINITY);
                            if (found[0]?.text === 'all' || found[0]?.text === 'none')
                                return;
                            if (found.some((token) => !OPCODES.has(token.text) && token.opaque !== true))
                                bad();
                        },
                    }
                    : {}),
            }, bad);
        }
    }
    finally {
        if (all)
            answer(setup, { names: within(zones), effect: 'refuse' });
        else if (types.size > 0)
            answer(setup, { names: within(zones), types: [...types], effect: 'refuse' });
        else
            answer(setup);
    }
};
/** miekg/dns StringToOpcode. */
const OPCODES = new Set(['QUERY', 'IQUERY', 'STATUS', 'NOTIFY', 'UPDATE']);

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/template.js





function readTemplate(setup) {
    const { d } = setup;
    const rules = [];
    try {
        while (next(d)) {
            const head = current(d);
            const cls = oneArg(d);
            if (!isClass(cls.text))
                fail(`invalid query class ${cls.text}`, cls);
            const type = oneArg(d);
            if (!isType(type.text))
                fail(`invalid RR class ${type.text}`, type);
            const zones = zonesFrom(remainingArgs(d), setup.zones);
            const matches = [];
            let through;
            let rcode = 'NOERROR';
            let conditional = false;
            let empty = true;
            while (nextBlock(d)) {
                const option = current(d);
                switch (option.text) {
                    case 'match': {
                        const found = remainingArgs(d);
                        if (found.length === 0)
                            argumentError(d);
                        for (const token of found) {
                            const problem = regexProblem(token.text);
                            if (problem !== undefined)
                                fail(`could not parse regex: ${token.text}, ${problem}`, token);
                        }
                        matches.push(...found);
                        break;
                    }
                    case 'answer':
                    case 'additional':
                    case 'authority': {
                        const texts = remainingArgs(d);
                        if (texts.length === 0)
                            argumentError(d);
                        if (option.text === 'answer')
                            empty = false;
                        for (const token of texts)
                            if (token.text.split('{{').length !== token.text.split('}}').length)
                                fail(`could not compile template: ${token.text}, template: ${option.text}:1: unclosed action`, token);
                        break;
                    }
                    case 'rcode': {
                        const token = oneArg(d);
                        rcode = token.text.toUpperCase();
                        if (!isRcode(rcode))
                            fail(`unknown rcode ${token.text}`, token);
                        break;
                    }
                    case 'fallthrough':
                        through = fallthroughZones(d);
                        break;
                    case 'var':
                    case 'expr':
                        conditional = conditional || option.text === 'expr';
                        remainingArgs(d);
                        break;
                    case 'ederror': {
                        const given = words(d, 1, 2);
                        const [code] = given;
                        const text = code?.text ?? '';
                        const wrong = /^\d+$/.test(text)
                            ? Number(text) > 0xffff
                                ? 'value out of range'
                                : undefined
                            : 'invalid syntax';
                        if (code !== undefined && code.opaque !== true && wrong !== undefined)
                            fail(`error parsing extended DNS error code ${given.at(-1)?.text ?? ''}, strconv.ParseUint: parsing ${quoted(code.text)}: ${wrong}`, code);
                        break;
                    }
                    case 'upstream':
                        remainingArgs(d);
                        break;
                    default:
                        argumentError(d);
                }
            }
            if (cls.text !== 'IN' && cls.text !== 'ANY')
                continue;
            const at = placeOf(head);
            // A query of type ANY meets every template.
            const base = { at, ...(type.text === 'ANY' ? {} : { types: [type.text, 'ANY'] }) };
            const answer = rcode === 'SERVFAIL' ? 'servfail' : rcode === 'REFUSED' ? 'refuse' : 'answer';
            const effect = conditional ? 'maybe' : answer;
            const because = conditional
                ? { because: 'its expr is not modelled' }
                : effect === 'answer'
                    ? { rcode: rcode === 'NOERROR' && empty ? 'NODATA' : rcode }
                    : {};
            const patterns = matches.filter((token) => token.text !== '.*' && token.text !== '');
            if (patterns.length < matches.length || matches.length === 0) {
                rules.push({ ...base, ...because, names: within(zones), effect });
                if (!conditional)
                    continue;
            }
            else
                for (const token of patterns)
                    rules.push({ ...base, ...because, names: { kind: 'regex', regex: token.text, within: zones }, effect });
            // In scope and unmatched: on to the next template only where fallthrough says so, or SERVFAIL.
            const covered = through === undefined ? [] : bothWithin(zones, through);
            if (covered.length === 0)
                rules.push({ ...base, names: within(zones), effect: 'servfail' });
            else if (!zones.every((zone) => covered.includes(zone)))
                setup.notices.push({
                    kind: 'not-modelled',
                    message: 'fallthrough of this template for some of its names only is read as for all',
                    at,
                });
        }
    }
    finally {
        setup.steps.push({ kind: 'answer', plugin: 'template', rules, at: placeOf(d.tokens[0]) });
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/zone-data.js
/** Plugins that hold zones: file, auto, secondary, etcd, route53, azure, clouddns, k8s_external, nomad, federation. */











/** Answers its zones; with fallthrough, names it does not hold pass. */
function push(setup, head, zones, through) {
    const at = placeOf(head);
    const rules = [];
    const covered = through === undefined ? [] : bothWithin(zones, through);
    if (covered.length > 0)
        rules.push({ names: within(covered), effect: 'miss-passes', at });
    rules.push({ names: within(zones), effect: 'answer', at });
    setup.steps.push({ kind: 'answer', plugin: setup.d.tokens[0].text, rules, at });
}
/** plugin/file/setup.go fileParse. */
function readFile(setup) {
    const { d, context } = setup;
    while (next(d)) {
        const head = current(d);
        const file = oneArg(d);
        const args = remainingArgs(d);
        const zones = zonesFrom(args, setup.zones);
        let through;
        const unknown = [];
        let reload = 60e9;
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text === 'reload')
                reload = reloadTime(d, option);
            else if (option.text === 'upstream')
                remainingArgs(d);
            else if (option.text === 'reload_by_mtime' && isAtLeast(context.version, '1.14.4'))
                continue;
            else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.12.2'))
                through = fallthroughZones(d);
            else {
                unknown.push(option);
                remainingArgs(d);
            }
        }
        push(setup, head, zones, through);
        const look = lookAt(context, file.text);
        const first = unknown[0];
        if (first !== undefined)
            fail(`unknown property '${first.text}'`, first);
        const stray = look.kind === 'text' && isAtLeast(context.version, '1.15.0')
            ? zones.flatMap((zone) => strayOwner(look.text.text, zone).map((owner) => [owner, zone]))[0]
            : undefined;
        if (stray !== undefined)
            fail(`file "${file.text}" has SOA owner ${stray[0]} that does not match origin ${stray[1]}`, file);
        if (look.kind === 'directory' && zones[0] !== undefined)
            fail(`failed to parse file "${file.text}" for origin ${zones[0]} with error read ${file.text}: is a directory`, file);
        if (reload === 0 && look.kind === 'missing')
            fail(`open ${file.text}: no such file or directory`, file);
        // time.NewTicker panics (plugin/file/reload.go Reload).
        if (reload < 0 && zones.length > 0)
            failAtStart('panic: non-positive interval for NewTicker', file);
        if (look.kind === 'text' && zones[0] !== undefined && !/(^|\s)SOA(\s|$)/i.test(look.text.text))
            fail(`file "${file.text}" has no SOA record for origin ${zones[0]}`, file);
    }
}
/** The owner of the first SOA record of a zone file (RFC 1035 5.1), where it is not the zone's own name. */
function strayOwner(text, zone) {
    let origin = zone;
    let owner = zone;
    for (const line of text.split('\n')) {
        const [first = '', second = ''] = line.trim().split(/\s+/, 2);
        if (/^\$origin$/i.test(first)) {
            origin = second.endsWith('.') ? second : `${second}.${origin}`;
            continue;
        }
        if (first === '' || /^[;$]/.test(first))
            continue;
        if (!/^\s/.test(line))
            owner = first === '@' ? origin : first.endsWith('.') ? first : (0,dns_name/* below */.Gz)(first, origin);
        if (/^(?:\S+|)(?:\s+(?:\d+\w*|IN))*\s+SOA\s/i.test(line))
            return (0,dns_name/* absolute */.ys)(owner) === zone ? [] : [owner];
    }
    return [];
}
function reloadTime(d, option) {
    const [length] = remainingArgs(d);
    return length === undefined ? fail('reload duration value is expected', option) : duration(length);
}
/** plugin/auto/setup.go: zones appear with the files of a directory; names outside them pass. */
function readAuto(setup) {
    const { d } = setup;
    while (next(d)) {
        const head = current(d);
        const zones = zonesFrom(remainingArgs(d), setup.zones);
        const at = placeOf(head);
        setup.steps.push({
            kind: 'answer',
            plugin: 'auto',
            rules: [{ names: within(zones), effect: 'maybe', because: 'which zones its directory holds is not known', at }],
            at,
        });
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text === 'directory') {
                oneArg(d);
                if (nextArg(d)) {
                    const pattern = current(d);
                    const problem = pattern.opaque === true ? undefined : regexProblem(pattern.text);
                    if (problem !== undefined)
                        fail(`error parsing regexp: ${problem}`, pattern);
                    if (pattern.opaque !== true && build/* RE2JS */.L3.compile(pattern.text).groupCount() === 0)
                        fail('Need at least one sub expression', pattern);
                    oneArg(d);
                    if (nextArg(d))
                        argumentError(d);
                }
            }
            else if (option.text === 'reload') {
                if (reloadTime(d, option) < 0)
                    fail('invalid duration', option);
            }
            else if (option.text === 'upstream')
                remainingArgs(d);
            else
                fail(`unknown property '${option.text}'`, option);
        }
    }
}
/** plugin/secondary/setup.go: SERVFAIL until the first transfer, and no way past it before 1.14.4. */
function readSecondary(setup) {
    const { d, context } = setup;
    while (next(d)) {
        const head = current(d);
        const zones = zonesFrom(remainingArgs(d), setup.zones);
        let from = false;
        let through;
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text === 'transfer') {
                transferIn(d);
                from = true;
            }
            else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.14.4'))
                through = fallthroughZones(d);
            else if (option.text === 'catalog' && isAtLeast(context.version, '1.14.5'))
                remainingArgs(d);
            else if (option.text === 'upstream' && !isAtLeast(context.version, '1.5.0'))
                remainingArgs(d);
            else if (option.opaque !== true)
                fail(`unknown property '${option.text}'`, option);
        }
        push(setup, head, zones, through);
        if (!from && isAtLeast(context.version, '1.12.0'))
            fail('secondary zones require a transfer from property', current(d));
    }
}
/** plugin/pkg/parse/parse.go TransferIn. */
function transferIn(d) {
    const kind = oneArg(d);
    if (kind.text !== 'from')
        fail(`unknown property ${kind.text}`, kind);
    const hosts = remainingArgs(d);
    if (hosts.length === 0)
        argumentError(d);
    for (const host of hosts) {
        if (host.text === '*')
            fail("can't use '*' in transfer from", host);
        checkHostPort(host);
    }
}
/** plugin/pkg/parse/host.go HostPort: an address with or without a port. */
function checkHostPort(token) {
    if (token.opaque === true)
        return;
    const bare = (text) => text.replace(/%[^%]*$/s, '');
    if (hostPortProblem(token.text) !== undefined) {
        if ((0,endpoint/* parseAddress */.or)(bare(token.text)) === undefined)
            fail(`must specify an IP address: \`${token.text}'`, token);
        return;
    }
    const host = token.text.slice(0, token.text.lastIndexOf(':')).replace(/^\[|\]$/g, '');
    if ((0,endpoint/* parseAddress */.or)(bare(host)) === undefined)
        fail(`must specify an IP address: \`${host}'`, token);
}
/** etcd, the clouds and their like: zones as arguments, `fallthrough`; the rest says nothing about routing. */
function readBackend(setup) {
    const { d } = setup;
    while (next(d)) {
        const head = current(d);
        const args = remainingArgs(d);
        // route53, azure and clouddns write ZONE:ID.
        const names = args.map((token) => /^(route53|azure|clouddns)$/.test(head.text) ? { ...token, text: token.text.replace(/:.*$/s, '') } : token);
        if (/^(route53|azure|clouddns)$/.test(head.text) && args.length === 0)
            push(setup, head, [], undefined);
        let through;
        try {
            while (nextBlock(d)) {
                const option = current(d);
                if (option.text === 'fallthrough')
                    through = fallthroughZones(d);
                else
                    checkBackend(setup, head.text, option);
            }
        }
        finally {
            push(setup, head, zonesFrom(names, setup.zones), through);
        }
        // etcdParse reads one stanza.
        if (head.text === 'etcd')
            return;
    }
    const first = d.tokens[0];
    if (first.text === 'k8s_external' && !setup.has('kubernetes'))
        failAtStart('kubernetes plugin not loaded', first);
}
/** Options whose arguments a setup looks at; the clouds' are left to them. */
function checkBackend(setup, plugin, option) {
    const { d } = setup;
    const known = option.opaque === true ? 'opaque' : `${plugin} ${option.text}`;
    switch (known) {
        case 'k8s_external ttl': {
            const [token] = words(d, 1, Number.POSITIVE_INFINITY);
            const ttl = token === undefined ? 0 : integer(token);
            if (token !== undefined && (ttl < 0 || ttl > 3600))
                fail(`ttl must be in range [0, 3600]: ${ttl}`, token);
            return;
        }
        case 'k8s_external apex':
        case 'etcd endpoint':
            return void words(d, 1, Number.POSITIVE_INFINITY);
        case 'k8s_external headless':
        case 'etcd stubzones':
        case 'etcd debug':
            return;
        case 'etcd path':
            return void oneArg(d);
        case 'etcd min-lease-ttl':
        case 'etcd max-lease-ttl': {
            const token = oneArg(d);
            const text = token.text.trim();
            if (token.opaque === true || text === '')
                return;
            const length = durationOf(/^\d+$/.test(text) ? `${text}s` : text);
            const problem = length === undefined
                ? "invalid TTL format, use format like '30', '30s', '5m', '1h', or '2h30m'"
                : length < 0
                    ? 'TTL must be non-negative'
                    : length > 4294967295e9
                        ? 'TTL too large, maximum is 4294967295 seconds'
                        : undefined;
            if (problem !== undefined)
                fail(`invalid ${option.text} value: ${problem}`, token);
            return;
        }
        case 'etcd tls':
            return readTls(setup);
        case 'etcd credentials':
            if (words(d, 1, Number.POSITIVE_INFINITY).length !== 2)
                fail('credentials requires 2 arguments, username and password', option);
            return;
        case 'etcd no_apex_fallback':
            if (isAtLeast(setup.context.version, '1.15.0'))
                return void words(d, 0, 0);
            break;
        case 'etcd upstream':
            return void remainingArgs(d);
        default:
            if (plugin !== 'etcd' && plugin !== 'k8s_external')
                return void remainingArgs(d);
    }
    if (option.opaque !== true)
        unknownProperty(d);
}
/** plugin/dynupdate/setup.go: one zone, of which it answers all. */
function readDynupdate(setup) {
    const { d } = setup;
    next(d);
    const head = current(d);
    const args = remainingArgs(d);
    if (args.length > 1)
        fail('exactly one zone is allowed', head);
    if (args.length === 0 && setup.zones.length !== 1)
        fail('zone is required when the server block does not define exactly one zone', head);
    const zones = zonesFrom(args, setup.zones);
    if (zones.length !== 1)
        fail(`invalid zone ${quoted(args[0]?.text ?? '')}`, head);
    push(setup, head, zones, undefined);
    const seen = new Set();
    while (nextBlock(d)) {
        const option = current(d);
        if (option.text !== 'allow' && seen.has(option.text))
            fail(`${option.text} specified more than once`, option);
        seen.add(option.text);
        switch (option.text) {
            case 'database':
            case 'file':
                words(d, 1, 1);
                break;
            case 'max_records':
            case 'max_bytes':
            case 'max_update_records': {
                const [token] = words(d, 1, 1);
                if (token !== undefined && token.opaque !== true && !(/^\+?\d+$/.test(token.text) && Number(token.text) > 0))
                    fail(`${option.text} requires a positive integer`, token);
                break;
            }
            case 'allow':
                if (remainingArgs(d).length < 3)
                    fail('allow requires KEY NAME and at least one RR type', option);
                break;
            default:
                if (option.opaque !== true)
                    fail(`unknown property ${quoted(option.text)}`, option);
        }
    }
    if (next(d))
        fail('this plugin can only be used once per Server Block', current(d));
    if (!seen.has('file'))
        fail('file is required', current(d));
    if (!seen.has('allow'))
        fail('at least one allow rule is required', current(d));
}
/** plugin/transfer/setup.go; only zone transfers stop here. */
function readTransfer(setup) {
    const { d } = setup;
    while (next(d)) {
        const head = current(d);
        const zones = zonesFrom(remainingArgs(d), setup.zones);
        const at = placeOf(head);
        setup.steps.push({
            kind: 'answer',
            plugin: 'transfer',
            rules: [
                {
                    names: within(zones),
                    types: ['AXFR', 'IXFR'],
                    effect: 'maybe',
                    because: 'only zones of this server can be transferred',
                    at,
                },
            ],
            at,
        });
        let to = false;
        let sourced = false;
        while (nextBlock(d)) {
            const option = current(d);
            if (option.text === 'source' && isAtLeast(setup.context.version, '1.14.5')) {
                const [address] = words(d, 1, 1);
                if (sourced)
                    fail('source already specified', option);
                sourced = true;
                if (address !== undefined && address.opaque !== true && (0,endpoint/* parseAddress */.or)(address.text) === undefined)
                    fail(`invalid source address ${quoted(address.text)}`, address);
                continue;
            }
            if (option.text !== 'to')
                fail(`unknown property ${quoted(option.text)}`, option);
            for (const host of words(d, 1, Number.POSITIVE_INFINITY))
                if (host.text !== '*')
                    checkHostPort(host);
            to = true;
        }
        if (!to)
            fail("'to' is required", current(d));
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/plugins/table.js











const READERS = new Map([
    ...PASSING_READERS,
    ['forward', readForward],
    ['proxy', readProxy],
    ['grpc', readGrpc],
    ['fanout', readFanout],
    ['alternate', readAlternate],
    ['loop', readLoop],
    ['bind', readBind],
    ['view', readView],
    ['kubernetes', readKubernetes],
    ['hosts', readHosts],
    ['file', readFile],
    ['auto', readAuto],
    ['secondary', readSecondary],
    ['transfer', readTransfer],
    ['dynupdate', readDynupdate],
    ['template', readTemplate],
    ['rewrite', readRewrite],
    ['acl', readAcl],
    ['any', readAny],
    ['local', readLocal],
    ['erratic', readErratic],
    ['whoami', readWhoami],
    ['dnssec', readDnssec],
    ['chaos', readChaos],
    ['tsig', readTsig],
    ...['etcd', 'route53', 'azure', 'clouddns', 'k8s_external', 'nomad', 'federation', 'k8s_gateway'].map((name) => [name, readBackend]),
]);
function readerOf(directive) {
    return READERS.get(directive) ?? readExternal;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/tls-listeners.js

/** Adds a block to the listeners of its keys; what they refuse goes to `errors`. */
function checkTls(block, tls, listeners, version, errors) {
    const addresses = block.bind.length === 0
        ? ['']
        : block.bind.map(({ value }) => (value.kind === 'address' ? value.address : value.name));
    for (const key of block.keys) {
        if (key.transport === 'dns' || key.transport === 'unix')
            continue;
        for (const address of addresses) {
            if (address === 'nothing')
                continue;
            const listener = `${key.transport}://${address}:${key.port}`;
            const first = listeners.get(listener);
            if (first === undefined) {
                listeners.set(listener, { key, tls });
                // core/dnsserver/server_https3.go NewServerHTTPS3
                if (key.transport === 'https3' && !tls)
                    errors.push({ message: 'DoH3 requires TLS, no TLS config found', at: key.at });
            }
            else if (first.tls !== tls && isAtLeast(version, '1.15.0')) {
                // core/dnsserver/tlsconfig.go sharedTLSConfig
                const zones = `"${first.key.zone}" and "${key.zone}"`;
                errors.push({
                    message: `conflicting TLS configuration for shared listener ${listener} between zones ${zones}: TLS is configured for only one server block`,
                    at: key.at,
                });
                return;
            }
        }
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/convert.js











/** Networks as keys expand 128-fold; a block with more zones than this is cut. */
const MAX_KEYS = 100_000;
const FORWARDERS = new Set(['fanout', 'alternate', 'fallback', 'dnsredir']);
/** Errors come in the order in which the server meets them: text, keys, plugins in plugin order, listeners. */
function convert(source, context) {
    const parsed = parse(source, context, (name) => unknownDirective(name, context));
    const notices = [...parsed.notices];
    const keyErrors = [];
    const overlaps = [];
    const listening = [];
    const turns = [];
    const ranks = new Map(pluginOrder(context.version).map((name, index) => [name, index]));
    // External plugins are most often compiled in right before the plugins that forward; those that forward themselves by
    // their README between `loop` and `forward` of plugin.cfg.
    const loop = ranks.get('loop') ?? ranks.size;
    const rankOf = (name) => ranks.get(name) ?? (FORWARDERS.has(name) ? loop + 0.5 : loop - 0.5);
    const claims = new Map();
    const tlsListeners = new Map();
    const made = [];
    const blocks = parsed.blocks.map((raw) => {
        const block = readBlock(raw, convert_readKeys(raw, context, keyErrors, listening, notices), context, rankOf, turns, notices);
        checkTls(block, raw.directives.has('tls'), tlsListeners, context.version, made);
        checkOverlap(block, claims, context.version, overlaps);
        const quic = raw.directives.has('tls') ? undefined : block.keys.find((key) => key.transport === 'quic');
        if (quic !== undefined)
            listening.push({ message: 'ListenPacket: quic: tls.Config not set', at: quic.at });
        return block;
    });
    turns.sort((a, b) => a.rank - b.rank);
    const [early, late] = [turns.filter((turn) => turn.late !== true), turns.filter((turn) => turn.late === true)];
    const errors = [
        ...parsed.errors,
        ...keyErrors,
        ...early.map((turn) => turn.error),
        ...made,
        ...overlaps,
        ...late.map((turn) => turn.error),
        ...listening,
    ];
    if (parsed.template)
        gatherHoles(notices);
    const [error] = errors;
    if (error === undefined || !parsed.template)
        return { value: { blocks, errors, at: (0,source_text/* locate */.x5)(source, 0, 0) }, notices };
    // What the server would say of the text before it is filled in tells nothing about the text that it gets.
    notices.push({
        kind: 'unreadable',
        message: `This Corefile is a template that has to be rendered first; as it stands, CoreDNS would refuse it: ${error.message}`,
        at: error.at,
        template: true,
    });
    return { value: { blocks, errors: [], at: (0,source_text/* locate */.x5)(source, 0, 0) }, notices };
}
/** Holes of one text that are told one by one. */
const MAX_HOLES = 2;
/** A text that is little but expressions is told once: what is not known of it is nearly all of it. */
function gatherHoles(notices) {
    const isHole = (notice) => notice.kind === 'not-modelled' && notice.message.includes(' is filled in elsewhere');
    const first = notices.findIndex(isHole);
    if (notices.filter(isHole).length <= MAX_HOLES)
        return;
    const kept = notices.filter((notice, index) => index === first || !isHole(notice));
    notices.length = 0;
    for (const notice of kept)
        notices.push(isHole(notice) ? { ...notice, message: `${notice.message}; so are other parts of this Corefile` } : notice);
}
/** Authoritative plugins refuse what lies outside their zones when nobody comes after them (plugin/file/file.go ServeDNS). */
function refuseAtEnd(steps, last) {
    const step = steps.at(-1);
    if (step?.kind !== 'answer' || step.plugin !== last || !['file', 'auto', 'secondary'].includes(last))
        return;
    steps[steps.length - 1] = {
        ...step,
        rules: [...step.rules, { names: { kind: 'any' }, effect: 'refuse', at: step.at }],
    };
}
function convert_readKeys(raw, context, errors, listening, notices) {
    const keys = [];
    for (const token of raw.keys) {
        if (keys.length >= MAX_KEYS) {
            notices.push({ kind: 'not-modelled', message: 'this block has more zones than are read', at: placeOf(token) });
            break;
        }
        const at = placeOf(token);
        if (token.opaque === true) {
            notices.push({
                kind: 'not-modelled',
                message: isPlaceholder(token.text)
                    ? `which zone this block serves is not known: ${token.text} is filled in elsewhere`
                    : 'which zone this block serves depends on an environment variable that is not stated',
                at,
            });
            continue;
        }
        const read = readKey(token.text, context.port, context.version, at);
        if (read.error !== undefined)
            errors.push({ message: `error inspecting server blocks: ${read.error}`, at });
        if (read.late !== undefined)
            listening.push({ message: read.late, at });
        for (const key of read.keys)
            keys.push(key);
    }
    return keys;
}
function readBlock(raw, keys, context, rankOf, turns, notices) {
    const bind = [];
    const steps = [];
    const views = [];
    const zones = [...new Set(keys.map((key) => key.zone))];
    const names = [...raw.directives.keys()].sort((a, b) => rankOf(a) - rankOf(b));
    for (const name of names) {
        const tokens = raw.directives.get(name) ?? [];
        const head = tokens[0];
        const missing = missingPlugin(name, context);
        if (missing !== undefined)
            turns.push({ rank: rankOf(name), error: { message: missing, at: placeOf(head) } });
        const setup = {
            d: dispense(tokens, isAtLeast(context.version, '1.15.0')),
            context,
            keys,
            zones,
            has: (other) => raw.directives.has(other),
            steps,
            views,
            bind,
            notices,
        };
        try {
            readerOf(name)(setup);
        }
        catch (error) {
            if (!(error instanceof SetupError))
                throw error;
            turns.push({
                rank: rankOf(name),
                late: error.late,
                error: { message: `plugin/${name}: ${error.message}`, at: placeOf(error.token) },
            });
        }
    }
    const chain = names.filter((name) => !CHAINLESS.has(name));
    // A chain of plugins that all pass ends in SERVFAIL, no chain at all in REFUSED: the step keeps the two apart.
    const handler = chain.find((name) => PASSING.has(name));
    if (steps.length === 0 && handler !== undefined)
        steps.push({ kind: 'answer', plugin: handler, rules: [], at: raw.at });
    if (isAtLeast(context.version, '1.12.1'))
        refuseAtEnd(steps, chain.at(-1));
    return { keys, bind, steps, views, at: raw.at, extent: raw.extent };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/corefile/index.js






/** Reads a Corefile as far as it can be understood; why the server would not start is in `errors`. Never throws. */
function readCorefile(text, context) {
    const reading = convert(text, context);
    if (reading.value.blocks.length > 0 || reading.value.errors.length > 0)
        return reading;
    // coremain: a Corefile without server blocks starts the built-in default, whoami on the root zone.
    const at = (0,source_text/* locate */.x5)(text, 0, 0);
    return {
        notices: reading.notices,
        value: {
            errors: [],
            at,
            blocks: [
                {
                    keys: [{ zone: '.', transport: 'dns', port: context.port, at }],
                    bind: [],
                    views: [],
                    at,
                    extent: at,
                    steps: [{ kind: 'answer', plugin: 'whoami', at, rules: [{ names: { kind: 'any' }, effect: 'answer', at }] }],
                },
            ],
        },
    };
}
/** Longer texts are no Corefiles: a ConfigMap holds 1 MiB. */
const corefile_MAX_LENGTH = 8 * 1024 * 1024;
/** At least one block, and most of its directives are CoreDNS's own. */
function looksLikeCorefile(text) {
    if (text.text.length > corefile_MAX_LENGTH || !text.text.includes('{'))
        return false;
    const parsed = parse(text, {
        version: '',
        build: 'coredns',
        env: new Map(),
        envKnown: false,
        port: 53,
        path: '/Corefile',
        files: new Map(),
        filesComplete: false,
    }, () => undefined);
    let known = 0;
    let other = 0;
    for (const block of parsed.blocks) {
        for (const name of block.directives.keys()) {
            if (isKnownName(name))
                known += 1;
            else
                other += 1;
        }
    }
    const telling = parsed.blocks.some((block) => [
        'forward',
        'proxy',
        'kubernetes',
        'loop',
        'hosts',
        'file',
        'template',
        'whoami',
        'cache',
        'errors',
        'erratic',
        'acl',
    ].some((name) => block.directives.has(name)));
    return telling && known > other;
}
const NAMED = /(^|\/)Corefile([.-][\w.-]+)?$|\.[Cc]orefile$/;
/**
 * Files of programs: braces and words of CoreDNS stand in many, `Directives` of core/dnsserver/zdirectives.go and
 * Caddyfiles among them. Texts that such a file carries come as documents of their own.
 */
const PROGRAM = /(?:^|\/)(?:Caddyfile|Jenkinsfile|Vagrantfile|Makefile|Dockerfile|Earthfile)[^/]*$|\.(?:go|py|pyi|[cm]?[jt]sx?|rs|c|h|cc|cpp|hpp|cs|java|kt|kts|scala|groovy|gradle|rb|pl|pm|php|lua|swift|dart|ex|exs|erl|clj|hs|ml|zig|nix|tf|tfvars|hcl|bicep|cue|dhall|[jk]sonnet|libsonnet|ps1|psm1|bat|sh|bash|zsh|fish|awk|vim|el|lisp|sql|proto|graphql|html?|xml|svg|css|s[ac]ss|less|vue|svelte|rst|adoc|tex|ipynb|po|patch|diff|lock|sum|log|nginx|caddy|vcl|spec|1|2|3|4|5|6|7|8)$/i;
/** Whether a text is all of its file, not something that the file carries. */
function isWhole(document) {
    return document.source.text.length === document.source.file.text.length;
}
const MAX_PART = 64 * 1024;
const PART_NAMED = /(?:^|\/)[^/.]+$|\.(?:conf|corefile|snippet|server|override|include|inc)$/i;
/** A snippet's head, or a directive that sends queries on; named.conf's `forward only;` has one word. */
const PART_LINE = /^(?:\([\w.-]+\)[ \t]*\{|[ \t]*(?:forward|proxy|grpc|fanout)[ \t]+[^\s;{]+[ \t]+[^\s;{]|[ \t]*loop[ \t]*\r?$)/m;
/** Snippets or directives for a Corefile to import. */
function isPart(document) {
    const { text } = document.source;
    return PART_NAMED.test(document.path) && isWhole(document) && text.length <= MAX_PART && PART_LINE.test(text);
}
/** Whatever it says; a template's only word may be the expression that brings the text. */
function isByName(document) {
    if (/(^|\/)Corefile$/.test(document.path))
        return true;
    return (/(^|\/)Corefile\.[^./]+$/.test(document.path) &&
        isTemplateName(document.path) &&
        /\{\{|\$\{|<%/.test(document.source.text));
}
function isCorefile(document) {
    return NAMED.test(document.path)
        ? looksLikeCorefile(document.source) || isByName(document)
        : !(PROGRAM.test(document.path) && isWhole(document)) && looksLikeCorefile(document.source);
}
const corefile = {
    id: 'corefile',
    title: 'Corefile',
    recognises: (document) => document.kind === 'text' &&
        (document.onNode === undefined ? isCorefile(document) || isPart(document) : isOnNodes(document)),
    read: (document) => {
        if (document.onNode !== undefined)
            return { value: [(0,node_paths/* nodeFile */.d9)(document, document.onNode.path)], notices: [] };
        const fact = {
            kind: 'config-text',
            language: isCorefile(document) ? 'corefile' : 'corefile-part',
            path: document.path,
            text: document.source,
            at: (0,source_text/* locate */.x5)(document.source, 0, 0),
        };
        return { value: [fact], notices: [] };
    },
};
/** A Corefile, or what it draws in, that user data or a task puts on machines: whose it is the program says that reads it there. */
function isOnNodes(document) {
    const path = document.onNode?.path ?? '';
    if (/\.(?:service|env|sh|ya?ml|json)$/.test(path) || document.source.text.startsWith('#!'))
        return false;
    return /\/[Cc]orefile(?:[.-][\w.-]+)?$|\/coredns\//.test(path) || looksLikeCorefile(document.source);
}


/***/ }),

/***/ 4561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* reexport safe */ _read_js__WEBPACK_IMPORTED_MODULE_0__.G),
/* harmony export */   m: () => (/* binding */ dnsmasq)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(304);
/* harmony import */ var _node_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6438);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3914);



/** dnsmasq's configuration, its own and the one that NetworkManager starts. */
const dnsmasq = {
    id: 'dnsmasq',
    title: 'dnsmasq',
    recognises: (document) => (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodePathOf */ .Zh)(document, isDnsmasqPath) !== undefined || isBareFile(document),
    read: (document) => {
        const path = (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodePathOf */ .Zh)(document, isDnsmasqPath);
        if (path !== undefined)
            return { value: [(0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeFile */ .d9)(document, path)], notices: [] };
        const { source } = document;
        const at = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLineOf */ .Qy)(source);
        return {
            value: [{ kind: 'config-text', language: 'dnsmasq', path: document.path, text: source, at }],
            notices: [],
        };
    },
};
/** dnsmasq(8), FILES and --conf-dir as distributions ship it; NetworkManager.conf(5), dns=dnsmasq. */
function isDnsmasqPath(path) {
    return /^\/etc\/(?:dnsmasq\.conf|dnsmasq\.d\/[^/]+|NetworkManager\/dnsmasq\.d\/[^/]+)$/.test(path);
}
function isBareFile(document) {
    return document.onNode === undefined && (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameOf */ .bV)(document) === 'dnsmasq.conf';
}


/***/ }),

/***/ 3914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ readDnsmasq)
});

// EXTERNAL MODULE: ./.cache/build/dns/endpoint.js
var endpoint = __webpack_require__(1006);
// EXTERNAL MODULE: ./.cache/build/dns/name.js
var dns_name = __webpack_require__(3884);
;// CONCATENATED MODULE: ./.cache/build/dns/reverse.js

/**
 * The reverse zones that hold the pointers of a prefix, cut where zones are cut: octets for IPv4 (RFC 1035, section 3.5),
 * nibbles for IPv6 (RFC 3596, section 2.5). A prefix that ends between them has several. Undefined: no such prefix.
 */
function reverseZonesOf(address, bits) {
    const v6 = (0,endpoint/* isIPv6 */.w7)(address);
    const size = v6 ? 128 : 32;
    if (!Number.isInteger(bits) || bits < 0 || bits > size)
        return undefined;
    const first = (0,endpoint/* parseAddress */.or)(address) === undefined ? undefined : (0,endpoint/* nthAddress */.ZX)(`${address}/${bits}`, 0);
    if (first === undefined)
        return undefined;
    const step = v6 ? 4 : 8;
    const whole = Math.ceil(bits / step) * step;
    const [lowest = '', ...above] = (0,endpoint/* reverseName */.A8)(first)
        .split('.')
        .slice((size - whole) / step);
    if (whole === 0)
        return [[lowest, ...above].join('.')];
    const digit = Number.parseInt(lowest, v6 ? 16 : 10);
    return Array.from({ length: 2 ** (whole - bits) }, (_, i) => [(digit + i).toString(v6 ? 16 : 10), ...above].join('.'));
}

// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/dialects/lines.js
var lines = __webpack_require__(304);
// EXTERNAL MODULE: ./.cache/build/dialects/longest-zone.js
var longest_zone = __webpack_require__(7216);
// EXTERNAL MODULE: ./.cache/build/dialects/resolver-steps.js
var resolver_steps = __webpack_require__(2155);
;// CONCATENATED MODULE: ./.cache/build/dialects/dnsmasq/read.js







/** Names of one label: what `domain-needed` and the empty zone of `server=//` speak of. */
const WITHOUT_DOTS = { kind: 'regex', regex: '^[^.]+[.]$' };
/**
 * dnsmasq's configuration, its files in the order in which it reads them (dnsmasq(8)). One block: port 53, every name.
 * Without `no-resolv` it also asks the servers of /etc/resolv.conf, or of each `resolv-file`; the longest zone of
 * `server=/zone/` wins; the order among several servers is its own unless `strict-order` or `all-servers` says more;
 * identical questions in flight are merged (src/forward.c); it never asks an address at which it
 * listens itself (src/network.c check_servers). `port=0` is no DNS server: no block.
 */
function readDnsmasq(files) {
    const notices = [];
    const settings = files.flatMap(settingsOf);
    const [firstFile] = files;
    const at = settings[0]?.at ??
        (firstFile === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : (0,lines/* firstLineOf */.Qy)(firstFile));
    const port = lastNumber(settings, 'port') ?? 53;
    if (port === 0)
        return { value: { blocks: [], errors: [], at }, notices };
    remarkOthers(settings, notices);
    const has = (key) => settings.some((setting) => setting.key === key);
    const routes = readRoutes(settings, notices);
    const bind = readBind(settings);
    const own = { policy: policyOf(has), detectsLoops: has('dns-loop-detect'), at };
    const block = {
        keys: [{ zone: dns_name/* ROOT */.Dl, transport: 'dns', port, at }],
        bind,
        steps: [...answers(settings, routes, has), ...forwards(settings, routes, has, own), refusal(at)],
        views: [],
        at,
        extent: at,
    };
    return { value: { blocks: [block], errors: [], at }, notices };
}
/** A `#` begins a comment at the start of a line and after a blank (src/option.c read_file). */
function settingsOf(source) {
    const settings = [];
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        let end = line.end;
        for (let i = line.start; i < line.end; i += 1) {
            if (source.text[i] === '#' && (i === line.start || ' \t'.includes(source.text[i - 1] ?? ''))) {
                end = i;
                break;
            }
        }
        const whole = (0,lines/* trimmed */.dE)(source, line.start, end);
        if (whole.text === '')
            continue;
        const equals = whole.text.indexOf('=');
        const key = (0,lines/* trimmed */.dE)(whole, 0, equals === -1 ? whole.text.length : equals);
        const value = equals === -1
            ? (0,source_text/* slice */.di)(whole, whole.text.length, whole.text.length)
            : (0,lines/* trimmed */.dE)(whole, equals + 1, whole.text.length);
        settings.push({ key: key.text, value, at: (0,source_text/* locate */.x5)(whole, 0, whole.text.length) });
    }
    return settings;
}
function lastNumber(settings, key) {
    const last = settings.filter((setting) => setting.key === key).at(-1);
    return last !== undefined && /^\d{1,5}$/.test(last.value.text) ? Number(last.value.text) : undefined;
}
/** `server`, `local`, `rev-server`, and their zones. */
function readRoutes(settings, notices) {
    const routes = new Map();
    const routeOf = ({ zone, onlyBelow }, at) => {
        const key = onlyBelow ? `*.${zone}` : zone;
        const known = routes.get(key);
        if (known !== undefined)
            return known;
        const made = { zone, onlyBelow, to: [], usual: false, at };
        routes.set(key, made);
        return made;
    };
    for (const { key, value, at } of settings) {
        if (key !== 'server' && key !== 'local' && key !== 'rev-server')
            continue;
        const { zones, rest } = key === 'rev-server' ? reverseOf(value) : zonesOf(value);
        if (zones === undefined && key === 'rev-server') {
            notices.push({ kind: 'not-modelled', message: `\`${value.text}\` is no range of addresses`, at });
            continue;
        }
        const named = zones ?? [{ zone: dns_name/* ROOT */.Dl, onlyBelow: false }];
        for (const zone of named) {
            if (zone === undefined) {
                if (rest.text !== '')
                    notices.push({ kind: 'not-modelled', message: 'a server for names without a dot is not modelled', at });
                continue;
            }
            const route = routeOf(zone, at);
            if (rest.text === '#')
                route.usual = true;
            else if (rest.text !== '') {
                const to = upstreamOf(rest);
                if (to !== undefined)
                    route.to.push(to);
                else
                    notices.push({
                        kind: 'not-modelled',
                        message: `\`${rest.text}\` is no address of a server`,
                        at: (0,source_text/* locate */.x5)(rest, 0, rest.text.length),
                    });
            }
        }
    }
    // A domain that is written out goes before a wildcard for it (dnsmasq(8) --server).
    return [...routes.values()].filter((route) => !route.onlyBelow || !routes.has(route.zone));
}
/**
 * `/a/b/REST`: the zones and the rest; without a leading slash there are none. `/#/` is every name, `/*.a/` what lies below
 * `a` (since 2.86; dnsmasq(8) --server).
 */
function zonesOf(value) {
    if (!value.text.startsWith('/'))
        return { rest: value };
    const last = value.text.lastIndexOf('/');
    const parts = value.text.slice(1, Math.max(1, last)).split('/');
    const zones = parts.map((part) => {
        if (part === '#')
            return { zone: dns_name/* ROOT */.Dl, onlyBelow: false };
        const name = part.replace(/^\*?\./, '');
        return name === '' ? undefined : { zone: (0,dns_name/* absolute */.ys)(name), onlyBelow: part.startsWith('*.') };
    });
    return { zones, rest: (0,lines/* trimmed */.dE)(value, last + 1, value.text.length) };
}
/** `ADDRESS[/BITS][,REST]`: the reverse zones of the range (src/option.c domain_rev4, domain_rev6). */
function reverseOf(value) {
    const comma = value.text.indexOf(',');
    const rest = (0,lines/* trimmed */.dE)(value, comma === -1 ? value.text.length : comma + 1, value.text.length);
    const [range = '', written] = value.text
        .slice(0, comma === -1 ? undefined : comma)
        .trim()
        .split('/');
    const address = (0,endpoint/* parseAddress */.or)(range);
    if (address === undefined || (written !== undefined && !/^\d{1,3}$/.test(written)))
        return { rest };
    const zones = reverseZonesOf(address, written === undefined ? ((0,endpoint/* isIPv6 */.w7)(address) ? 128 : 32) : Number(written));
    return zones === undefined ? { rest } : { zones: zones.map((zone) => ({ zone, onlyBelow: false })), rest };
}
/** `ADDRESS[#PORT][@SOURCE...]`; a host name is resolved at start (since 2.87). */
function upstreamOf(rest) {
    const [target = ''] = rest.text.split('@', 1);
    const [host = '', port = '53'] = target.split('#');
    const address = (0,endpoint/* parseAddress */.or)(host.split('%', 1)[0] ?? '');
    if (!/^\d{1,5}$/.test(port) || host === '')
        return undefined;
    const { at } = (0,lines/* locatedWhole */.mQ)((0,source_text/* slice */.di)(rest, 0, target.length));
    if (address !== undefined)
        return { value: { kind: 'endpoint', address, port: Number(port), transport: 'dns' }, at };
    return /^[A-Za-z0-9_.-]+$/.test(host)
        ? { value: { kind: 'host', name: (0,dns_name/* absolute */.ys)(host), port: Number(port), transport: 'dns' }, at }
        : undefined;
}
/** `listen-address` and `interface`; either adds to the other, and `interface` brings the loopback interface along. */
function readBind(settings) {
    const bind = [];
    for (const { key, value } of settings) {
        if (key !== 'listen-address' && key !== 'interface')
            continue;
        for (const { value: text, at } of (0,lines/* commaList */.od)(value)) {
            const address = (0,endpoint/* parseAddress */.or)(text);
            if (key === 'interface')
                bind.push({ value: { kind: 'interface', name: text }, at });
            else if (address !== undefined)
                bind.push({ value: { kind: 'address', address }, at });
        }
    }
    const named = bind.find((one) => one.value.kind === 'interface');
    if (named !== undefined)
        bind.push({ value: { kind: 'interface', name: 'lo' }, at: named.at });
    return bind;
}
function policyOf(has) {
    if (has('all-servers'))
        return 'parallel';
    return has('strict-order') ? 'sequential' : 'unordered';
}
/** `address`, zones without a server, host records, `bogus-priv`; `pass` where a deeper zone has servers. */
function answers(settings, routes, has) {
    const rules = [];
    for (const { key, value, at } of settings) {
        if (key === 'address') {
            const { zones, rest } = zonesOf(value);
            for (const one of zones ?? []) {
                if (one === undefined)
                    continue;
                const { zone } = one;
                const names = patternOf(one);
                const family = (0,endpoint/* parseAddress */.or)(rest.text);
                if (family === undefined)
                    rules.push({ zone, rule: { names, effect: 'answer', at } });
                else {
                    rules.push({ zone, rule: { names, types: [family.includes(':') ? 'AAAA' : 'A'], effect: 'answer', at } });
                    const because = 'dnsmasq answers other types than the address’s from this zone or sends them on, depending on its version';
                    rules.push({ zone, rule: { names, effect: 'maybe', because, at } });
                }
            }
        }
        else if (key === 'host-record' || key === 'cname') {
            for (const { name, types } of key === 'cname' ? aliases(value) : hostRecord(value)) {
                const names = { kind: 'exactly', names: [name] };
                rules.push({ zone: name, rule: { names, ...(types === undefined ? {} : { types }), effect: 'answer', at } });
            }
        }
    }
    for (const route of routes) {
        if (route.zone === dns_name/* ROOT */.Dl)
            continue;
        const effect = route.to.length > 0 || route.usual ? 'pass' : 'answer';
        rules.push({ zone: route.zone, rule: { names: patternOf(route), effect, at: route.at } });
    }
    const priv = settings.find((setting) => setting.key === 'bogus-priv');
    if (priv !== undefined && has('bogus-priv')) {
        for (const zone of resolver_steps/* PRIVATE_REVERSE_ZONES */.b9) {
            rules.push({ zone, rule: { names: { kind: 'within', zones: [zone] }, effect: 'answer', at: priv.at } });
        }
    }
    // Addresses only: other types of such a name are sent on (src/forward.c, src/rfc1035.c answer_request).
    for (const { key, value, at } of settings) {
        if (key === 'domain-needed')
            rules.push({ zone: dns_name/* ROOT */.Dl, rule: { names: WITHOUT_DOTS, types: ['A', 'AAAA'], effect: 'answer', at } });
        else if ((key === 'server' || key === 'local') && /^\/\/$/.test(value.text))
            rules.push({ zone: dns_name/* ROOT */.Dl, rule: { names: WITHOUT_DOTS, effect: 'answer', at } });
    }
    const [first] = rules;
    return first === undefined
        ? []
        : [{ kind: 'answer', plugin: 'dnsmasq', rules: (0,longest_zone/* longestFirst */.z)(rules), at: first.rule.at }];
}
function patternOf({ zone, onlyBelow }) {
    return onlyBelow ? { kind: 'suffix', text: `.${zone}` } : { kind: 'within', zones: [zone] };
}
/** `NAME[,NAME...],[IPV4],[IPV6][,TTL]`: types without an address are sent on (src/rfc1035.c answer_request). */
function hostRecord(value) {
    const names = [];
    const types = [];
    for (const { value: part } of (0,lines/* commaList */.od)(value)) {
        const address = (0,endpoint/* parseAddress */.or)(part);
        if (address !== undefined)
            types.push((0,endpoint/* isIPv6 */.w7)(address) ? 'AAAA' : 'A');
        else if (!/^\d+$/.test(part))
            names.push((0,dns_name/* absolute */.ys)(part));
    }
    return types.length === 0 ? [] : names.map((name) => ({ name, types }));
}
/** `NAME[,NAME...],TARGET[,TTL]`. */
function aliases(value) {
    const parts = (0,lines/* commaList */.od)(value).filter(({ value: part }) => !/^\d+$/.test(part));
    return parts.slice(0, -1).map(({ value: part }) => ({ name: (0,dns_name/* absolute */.ys)(part) }));
}
/** What no server is left for is refused (src/forward.c forward_query). */
function refusal(at) {
    return {
        kind: 'answer',
        plugin: 'dnsmasq',
        rules: [{ names: { kind: 'any' }, effect: 'refuse', at }],
        at,
    };
}
function forwards(settings, routes, has, own) {
    const usual = [...(routes.find((route) => route.zone === dns_name/* ROOT */.Dl)?.to ?? []), ...resolverFiles(settings, has, own.at)];
    const steps = [];
    for (const route of routes) {
        // One list for all, however many zones share it.
        const to = route.zone === dns_name/* ROOT */.Dl || route.usual ? usual : route.to;
        if (to.length === 0)
            continue;
        const step = forward(route.zone, to, own, route.at);
        steps.push(route.onlyBelow ? { ...step, onlyBelow: true } : step);
    }
    if (!routes.some((route) => route.zone === dns_name/* ROOT */.Dl) && usual.length > 0) {
        steps.push(forward(dns_name/* ROOT */.Dl, usual, own, usual[0]?.at ?? own.at));
    }
    return steps;
}
/** Every `resolv-file` counts (the newest is taken when several change); without one it is /etc/resolv.conf. */
function resolverFiles(settings, has, at) {
    if (has('no-resolv'))
        return [];
    const named = settings.filter((setting) => setting.key === 'resolv-file' && setting.value.text !== '');
    if (named.length === 0)
        return [{ value: { kind: 'resolver-file', path: '/etc/resolv.conf' }, at }];
    return named.map(({ value }) => ({
        value: { kind: 'resolver-file', path: value.text },
        at: (0,source_text/* locate */.x5)(value, 0, value.text.length),
    }));
}
function forward(from, to, { policy, detectsLoops }, at) {
    return {
        kind: 'forward',
        plugin: 'server',
        from,
        except: [],
        to,
        policy,
        // dnsmasq(8) --dns-forward-max.
        maxConcurrent: 150,
        failover: ['SERVFAIL', 'REFUSED'],
        next: [],
        protocol: 'client',
        merges: true,
        ignoresOwnAddresses: true,
        ...(detectsLoops ? { detectsLoops } : {}),
        longestFromWins: true,
        at,
    };
}
/** Settings that decide where names go and are not read. */
function remarkOthers(settings, notices) {
    const others = {
        'conf-file': 'the files that `conf-file` names are not read with it',
        'servers-file': 'the servers of `servers-file` are not read',
    };
    for (const setting of settings) {
        const message = Object.hasOwn(others, setting.key) ? others[setting.key] : undefined;
        if (message !== undefined)
            notices.push({ kind: 'not-modelled', message, at: setting.at });
    }
}


/***/ }),

/***/ 798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ textItems),
/* harmony export */   FZ: () => (/* binding */ listField),
/* harmony export */   KD: () => (/* binding */ placeOfText),
/* harmony export */   M7: () => (/* binding */ expressionIn),
/* harmony export */   M8: () => (/* binding */ textField),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   Rz: () => (/* binding */ mapField),
/* harmony export */   Ut: () => (/* binding */ presentEntry),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   Vg: () => (/* binding */ remark),
/* harmony export */   hQ: () => (/* binding */ booleanField),
/* harmony export */   k6: () => (/* binding */ locatedText),
/* harmony export */   kW: () => (/* binding */ labelsField),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   sJ: () => (/* binding */ numberField),
/* harmony export */   vz: () => (/* binding */ sourceOf),
/* harmony export */   y7: () => (/* binding */ textListField)
/* harmony export */ });
/* harmony import */ var _documents_document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8629);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5624);
/**
 * Reading fields of a YAML document whose shape is known. A field of another type than its API has is remarked and
 * taken as absent, never as something else; null is absent everywhere, as the API server's defaulting sees it.
 */


/** Where the object begins: its first key and value, one line in a block mapping. */
function beginningOf(document, node = document.root) {
    const first = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .entries */ .jO)(node)[0];
    if (first === undefined)
        return (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(document, node);
    const end = first.value.kind === 'scalar' ? Math.max(first.keySpan.end, first.value.span.end) : first.keySpan.end;
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(document.source, first.keySpan.start, end);
}
/** The characters of a scalar, without its quotes; the whole scalar when there are none. */
function placeOfText(document, node) {
    if (node.text.text === '')
        return (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(document, node);
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .locate */ .x5)(node.text, 0, node.text.text.length);
}
/** Text of a scalar with its place; numbers and booleans as written, null, maps and lists undefined. */
function locatedText(document, node) {
    const value = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(node);
    if (value === undefined || node?.kind !== 'scalar')
        return undefined;
    return { value, at: placeOfText(document, node) };
}
/** A text field; undefined when absent, null, or (remarked) of another type. */
function textField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    const text = locatedText(reader.document, entry.value);
    if (text === undefined)
        wrongType(reader, entry, 'text');
    return text;
}
/** A list of texts; undefined when absent, null, or (remarked) not a list. Items of another type are remarked and left out. */
function textListField(reader, node, key) {
    const list = listField(reader, node, key);
    return list === undefined ? undefined : textItems(reader, list, key);
}
function textItems(reader, list, key) {
    const texts = [];
    for (const item of (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)(list)) {
        const text = locatedText(reader.document, item);
        if (text !== undefined)
            texts.push(text);
        else if (!isNull(item))
            remark(reader, `an item of \`${key}\` is not text, and is left out`, (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(reader.document, item));
    }
    return texts;
}
function listField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    if (entry.value.kind === 'sequence')
        return entry.value;
    wrongType(reader, entry, 'a list');
    return undefined;
}
function mapField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    if (entry.value.kind === 'map')
        return entry.value;
    wrongType(reader, entry, 'a mapping');
    return undefined;
}
/** A boolean; undefined when absent, null, or (remarked) of another type: the API server refuses `"true"` in quotes. */
function booleanField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    if (entry.value.kind === 'scalar' && typeof entry.value.value === 'boolean')
        return entry.value.value;
    wrongType(reader, entry, 'true or false');
    return undefined;
}
/** A whole number; digits in quotes are taken as the number they spell. */
function numberField(reader, node, key) {
    const entry = presentEntry(node, key);
    if (entry === undefined)
        return undefined;
    const text = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(entry.value);
    if (text !== undefined && /^\d{1,9}$/.test(text))
        return Number(text);
    wrongType(reader, entry, 'a number');
    return undefined;
}
/**
 * A map of texts as a record without a prototype, so that a key such as `__proto__` is only a key. What a template's
 * expression brings is one label of the expression's name: the same expression brings the same labels elsewhere.
 */
function labelsField(reader, node, key) {
    const labels = Object.create(null);
    const whole = expressionIn(reader.document, presentEntry(node, key)?.value);
    if (whole !== undefined)
        labels[whole] = '';
    for (const entry of (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .entries */ .jO)(mapField(reader, node, key))) {
        const value = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(entry.value);
        if (value !== undefined)
            labels[entry.key] = value;
        else if (reader.document.template !== undefined && (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpression */ .BH)(entry.key))
            labels[entry.key] = '';
    }
    return labels;
}
/** The expression of a template where a value is filled in by one, wholly or in part; undefined for a value that is written. */
function expressionIn(document, node) {
    if (document.template === undefined)
        return undefined;
    const text = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(node);
    return text !== undefined && (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpression */ .BH)(text) ? text : undefined;
}
/** `apiVersion` and `kind` as written; empty when absent. */
function typeOf(node) {
    return { apiVersion: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, 'apiVersion')) ?? '', kind: (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, 'kind')) ?? '' };
}
function presentEntry(node, key) {
    const entry = (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .entryOf */ .Ms)(node, key);
    return entry === undefined || isNull(entry.value) ? undefined : entry;
}
function isNull(node) {
    return node.kind === 'scalar' && node.value === null;
}
/** A scalar's text as a source of its own; undefined for null, maps and lists. */
function sourceOf(node) {
    return node?.kind === 'scalar' && node.value !== null ? node.text : undefined;
}
function remark(reader, message, at) {
    reader.notices.push({ kind: 'not-modelled', message, at });
}
function wrongType(reader, entry, expected) {
    // What an expression brings may well be of the right type.
    if (expressionIn(reader.document, entry.value) !== undefined)
        return;
    const found = entry.value.kind === 'map' ? 'a mapping' : entry.value.kind === 'sequence' ? 'a list' : 'something else';
    remark(reader, `\`${entry.key}\` should be ${expected} and is ${found}; it is taken as absent`, (0,_documents_document_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOfKey */ .qQ)(reader.document, entry));
}


/***/ }),

/***/ 4706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ dialects)
});

// EXTERNAL MODULE: ./.cache/build/documents/document.js
var documents_document = __webpack_require__(8629);
// EXTERNAL MODULE: ./.cache/build/dialects/fields.js
var fields = __webpack_require__(798);
// EXTERNAL MODULE: ./.cache/build/dialects/platform-coredns.js
var platform_coredns = __webpack_require__(8547);
;// CONCATENATED MODULE: ./.cache/build/dialects/stub-zones.js
/** Platforms whose own resource lists upstreams and zones: `.` goes to the upstreams, each zone to its own. */



/** A dialect of one resource. */
function dnsResourceDialect(about, resource) {
    const isOurs = (document) => {
        if (document.kind !== 'yaml')
            return false;
        const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
        const called = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'metadata', 'name'));
        return (kind === resource.kind &&
            apiVersion.startsWith(`${resource.group}/`) &&
            (resource.called === undefined || called === resource.called));
    };
    return {
        ...about,
        recognises: isOurs,
        read: (document) => {
            const notices = [];
            if (document.kind !== 'yaml' || !isOurs(document))
                return { value: [], notices };
            const { upstreams, zones } = resource.read({ document, notices });
            const at = (0,fields/* beginningOf */.VI)(document);
            const objects = (0,platform_coredns/* coreDnsObjects */.Rd)({
                namespace: 'kube-system',
                name: resource.name,
                service: resource.service,
                workload: 'Deployment',
                corefile: zonesCorefile(at, resource.port, upstreams, zones, resource.guardsZones),
                port: resource.port,
                clusterIPs: [],
                at,
                knownFrom: resource.knownFrom,
            });
            return { value: (0,platform_coredns/* atHome */.X6)(document, objects), notices };
        },
    };
}
/** The texts of a list, with their places. */
function textsOf(reader, list) {
    return (0,documents_document/* items */.ld)(list).flatMap((item) => (0,fields/* locatedText */.k6)(reader.document, item) ?? []);
}
/** Values that are no single word are left out: the platforms refuse them, and so would the Corefile. */
function zonesCorefile(at, port, upstreams, zones, guardsZones) {
    const pieces = [
        `.:${port} {\n    errors\n    health\n    ready\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n        pods insecure\n        fallthrough in-addr.arpa ip6.arpa\n    }\n    forward .`,
    ];
    const words = (list) => list.filter((one) => (0,platform_coredns/* isWord */.Jg)(one.value)).flatMap((one) => [' ', (0,platform_coredns/* word */.Vm)(one)]);
    const own = words(upstreams);
    for (const piece of own.length === 0 ? [' /etc/resolv.conf'] : own)
        pieces.push(piece);
    pieces.push('\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n');
    for (const { zone, servers } of zones) {
        const to = words(servers);
        if (!(0,platform_coredns/* isWord */.Jg)(zone.value) || to.length === 0)
            continue;
        pieces.push((0,platform_coredns/* word */.Vm)(zone), `:${port} {\n    errors\n    cache 30\n`);
        if (guardsZones)
            pieces.push('    loop\n');
        pieces.push('    forward .');
        for (const piece of to)
            pieces.push(piece);
        pieces.push('\n}\n');
    }
    return (0,platform_coredns/* written */.Mp)(at, pieces);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/ack/index.js



/** Alibaba Cloud Container Service: zones of the cluster's CoreDNS. */
const ack = dnsResourceDialect({
    id: 'ack',
    title: 'Alibaba Cloud ACK',
    coverage: {
        recognised: ['`CustomDNSConfig` (`networking.alibabacloud.com`)'],
        fields: [
            {
                field: '`spec.zones[].name`, `.forward.upstreams`',
                becomes: 'a block for the zone; `.` is the forward of every name',
            },
        ],
        sources: ['help.aliyun.com, "Configure CoreDNS" of Container Service for Kubernetes'],
    },
}, {
    group: 'networking.alibabacloud.com',
    kind: 'CustomDNSConfig',
    name: 'coredns',
    service: 'kube-dns',
    port: 53,
    guardsZones: false,
    knownFrom: 'ACK adds the zones of CustomDNSConfig to its Corefile',
    read: (reader) => {
        const zones = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(reader.document.root, 'spec', 'zones')).flatMap((one) => {
            const zone = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(one, 'name') ?? (0,documents_document/* child */.jf)(one, 'zone'));
            const servers = textsOf(reader, (0,documents_document/* child */.jf)(one, 'forward', 'upstreams'));
            return zone === undefined || servers.length === 0 ? [] : [{ zone, servers }];
        });
        const root = zones.filter(({ zone }) => zone.value === '.');
        return {
            upstreams: root.flatMap((one) => one.servers),
            zones: zones.filter((one) => !root.includes(one)),
        };
    },
});

// EXTERNAL MODULE: ./.cache/build/dns/name.js
var dns_name = __webpack_require__(3884);
// EXTERNAL MODULE: ./.cache/build/documents/visit.js
var visit = __webpack_require__(7357);
;// CONCATENATED MODULE: ./.cache/build/dialects/aks/index.js




/** AKS: LocalDNS, the cache that runs as a service of each node. */
const aks = {
    id: 'aks',
    title: 'AKS LocalDNS',
    coverage: {
        recognised: [
            '`localDNSProfile` of agent pools (ARM templates, Azure Service Operator), `localDNS` of `AKSNodeClass`, and `localdnsconfig.json`',
        ],
        fields: [
            { field: '`mode`', becomes: '`Required` and `Preferred`: the cache on every node; `Disabled`: nothing' },
            {
                field: '`vnetDNSOverrides`, `kubeDNSOverrides`: zone and `forwardDestination`',
                becomes: 'the zones at 169.254.10.10, which pods with dnsPolicy Default get, and at 169.254.10.11, which is the kubelets’ cluster DNS',
            },
        ],
        defaults: [
            {
                what: 'a listener without zones',
                is: '`.` to the network’s DNS (to the cluster’s at .11), `cluster.local` to the cluster’s',
            },
        ],
        sources: [
            'MicrosoftDocs/azure-aks-docs articles/aks/localdns-custom.md',
            'Azure/AgentBaker parts/linux/cloud-init/artifacts/localdns.sh',
        ],
    },
    recognises: (document) => profilesOf(document).length > 0,
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        return { value: profilesOf(document).flatMap((profile) => readProfile(document, profile)), notices: [] };
    },
};
const VNET_LISTENER = '169.254.10.10';
const KUBE_LISTENER = '169.254.10.11';
const AZURE_DNS = '168.63.129.16';
function profilesOf(document) {
    if (document.kind !== 'yaml' || !document.source.text.includes('DNSOverrides'))
        return [];
    const found = [];
    (0,visit/* visitNodes */.R)(document.root, (node) => {
        if (node.kind !== 'map')
            return;
        const mode = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'mode')) ?? '';
        const overrides = (0,documents_document/* child */.jf)(node, 'vnetDNSOverrides') ?? (0,documents_document/* child */.jf)(node, 'kubeDNSOverrides');
        if (/^(?:Required|Preferred)$/.test(mode) && overrides !== undefined && overrides.kind !== 'scalar')
            found.push(node);
    });
    return found;
}
function readProfile(document, profile) {
    const at = (0,documents_document/* placeOf */.$t)(document, profile);
    const modeAt = (0,documents_document/* child */.jf)(profile, 'mode');
    const place = modeAt === undefined ? at : (0,documents_document/* placeOf */.$t)(document, modeAt);
    const vnet = zonesOf(document, profile, 'vnetDNSOverrides', place);
    const kube = zonesOf(document, profile, 'kubeDNSOverrides', place);
    const blocks = [...blocksOf(VNET_LISTENER, vnet, place), ...blocksOf(KUBE_LISTENER, kube, place)];
    const known = { knownFrom: 'LocalDNS of AKS listens here' };
    return [
        {
            kind: 'resolver',
            name: 'localdns',
            software: 'localdns',
            network: 'node',
            addresses: [VNET_LISTENER, KUBE_LISTENER].map((value) => ({ value, at: place })),
            config: { blocks, errors: [], at: place },
            at: place,
            ...known,
        },
        {
            kind: 'node-file',
            path: '/run/systemd/resolve/resolv.conf',
            text: (0,platform_coredns/* written */.Mp)(place, [`nameserver ${VNET_LISTENER}\n`]),
            mode: 'replace',
            at: place,
            ...known,
        },
        {
            kind: 'kubelet',
            source: 'flags',
            provisioner: 'aks',
            clusterDNS: [{ value: KUBE_LISTENER, at: place }],
            resolvConf: { value: '/run/systemd/resolve/resolv.conf', at: place },
            ineffective: [],
            at: place,
            ...known,
        },
    ];
}
/** A map from zone to its settings; a list with `zone` in AKSNodeClass. What is not listed stays as it is by default. */
function zonesOf(document, profile, key, place) {
    const zones = new Map();
    const isKube = key === 'kubeDNSOverrides';
    zones.set(dns_name/* ROOT */.Dl, { zone: dns_name/* ROOT */.Dl, toCluster: isKube, at: place });
    zones.set('cluster.local.', { zone: 'cluster.local.', toCluster: true, at: place });
    const add = (name, settings, at) => {
        const zone = (0,dns_name/* absolute */.ys)(name);
        const to = (0,documents_document/* entryOf */.Ms)(settings, 'forwardDestination');
        const before = zones.get(zone);
        const toCluster = to === undefined ? (before?.toCluster ?? isKube) : (0,documents_document/* scalarText */.ws)(to.value) === 'ClusterCoreDNS';
        zones.set(zone, { zone, toCluster, at: to === undefined ? at : (0,documents_document/* placeOf */.$t)(document, to.value) });
    };
    const list = (0,documents_document/* child */.jf)(profile, key);
    for (const entry of (0,documents_document/* entries */.jO)(list))
        add(entry.key, entry.value, (0,documents_document/* placeOfKey */.qQ)(document, entry));
    for (const item of (0,documents_document/* items */.ld)(list))
        add((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'zone')) ?? '.', item, (0,documents_document/* placeOf */.$t)(document, item));
    return [...zones.values()];
}
function blocksOf(address, zones, place) {
    return zones.map(({ zone, toCluster, at }) => {
        const to = {
            at,
            value: toCluster
                ? { kind: 'placeholder', name: 'cluster-dns' }
                : { kind: 'endpoint', address: AZURE_DNS, port: 53, transport: 'dns' },
        };
        const forward = {
            kind: 'forward',
            plugin: 'forward',
            from: dns_name/* ROOT */.Dl,
            except: [],
            to: [to],
            policy: 'sequential',
            maxConcurrent: 0,
            failover: [],
            next: [],
            protocol: toCluster ? 'tcp' : 'client',
            merges: false,
            at,
        };
        return {
            keys: [{ zone, transport: 'dns', port: 53, at }],
            bind: [{ value: { kind: 'address', address }, at: place }],
            steps: [forward],
            views: [],
            at,
            extent: at,
        };
    });
}

// EXTERNAL MODULE: ./.cache/build/documents/carriers/ansible.js
var ansible = __webpack_require__(5766);
// EXTERNAL MODULE: ./.cache/build/documents/carriers/ansible-tasks.js
var ansible_tasks = __webpack_require__(1037);
// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/dialects/kubelet-flags.js + 1 modules
var kubelet_flags = __webpack_require__(9470);
// EXTERNAL MODULE: ./.cache/build/dialects/shell-words.js
var shell_words = __webpack_require__(9653);
// EXTERNAL MODULE: ./.cache/build/dialects/systemd-unit.js
var systemd_unit = __webpack_require__(2271);
;// CONCATENATED MODULE: ./.cache/build/dialects/k3s-commands.js




/** Variables whose value is a command line of the program, and those that stand for one flag. */
const EXEC = /^(?:export\s+)?(?:INSTALL_K3S_EXEC|INSTALL_RKE2_EXEC|K3S_EXEC|RKE2_EXEC)$/;
const RESOLV_CONF = /^(?:K3S|RKE2)_RESOLV_CONF$/;
const MAX_LENGTH = 512 * 1024;
/** The kubelet's flags among a script's commands; undefined for a script that says nothing of them. */
function installerFlags(script) {
    const { text } = script;
    if (text.length > MAX_LENGTH || !/resolv-conf|_RESOLV_CONF|cluster-dns/.test(text))
        return undefined;
    const provisioner = /get\.rke2\.io|\brke2\b|RKE2_/.test(text) ? 'rke2' : /k3s|K3S/.test(text) ? 'k3s' : undefined;
    if (provisioner === undefined)
        return undefined;
    const flags = [];
    for (const command of (0,shell_words/* commandsOf */.Kf)(script))
        for (const flag of flagsOf(command))
            flags.push(flag);
    return factOf(flags, provisioner);
}
/** The same of a unit of systemd: `ExecStart=/usr/local/bin/k3s agent --kubelet-arg=resolv-conf=FILE`. */
function unitFlags(unit, provisioner) {
    const flags = [];
    for (const { section, key, value } of (0,systemd_unit/* readUnit */.H)(unit)) {
        if (section !== 'Service')
            continue;
        const { words } = (0,shell_words/* splitWords */.yM)(value, 'flags');
        if (key === 'ExecStart') {
            if (words.length === 0)
                flags.length = 0;
            for (const flag of kubeletFlags(words.slice(1)))
                flags.push(flag);
        }
        else if (key === 'Environment')
            for (const word of words)
                for (const flag of assigned(word))
                    flags.push(flag);
    }
    return factOf(flags, provisioner);
}
function factOf(flags, provisioner) {
    const settings = (0,kubelet_flags/* readFlags */.uW)(flags, []);
    const at = settings.resolvConf?.at ?? settings.ineffective[0]?.at ?? settings.clusterDNS?.[0]?.at;
    return at === undefined ? undefined : { kind: 'kubelet', source: 'flags', provisioner, ...settings, at };
}
function flagsOf(command) {
    const flags = [];
    let i = 0;
    // `VAR=x command`, `export VAR=x`, `sudo env VAR=x command`.
    for (; i < command.length; i += 1) {
        const word = command[i];
        if (word === undefined)
            break;
        if (!/^(?:sudo|env|export|exec|-[A-Za-z]+)$/.test(word.text) && !/^\w+=/.test(word.text))
            break;
        for (const flag of assigned(word))
            flags.push(flag);
    }
    const name = command[i]?.text ?? '';
    const rest = command.slice(i + 1);
    const runs = /(?:^|\/)(?:k3s|rke2)(?:-(?:agent|server|install\.sh))?$|(?:^|\/)[\w.-]*install[\w.-]*\.sh$/.test(name) ||
        ((0,shell_words/* isShell */.H7)(name) && rest.some((word) => /^(?:-s|server|agent|.*install[\w.-]*\.sh)$/.test(word.text)));
    if (runs)
        for (const flag of kubeletFlags(rest))
            flags.push(flag);
    return flags;
}
/** `INSTALL_K3S_EXEC=server --resolv-conf FILE` in one word. */
function assigned(word) {
    const equals = word.text.indexOf('=');
    if (equals <= 0)
        return [];
    const name = word.text.slice(0, equals);
    const value = (0,source_text/* slice */.di)(word, equals + 1, word.text.length);
    if (EXEC.test(name))
        return kubeletFlags((0,shell_words/* splitWords */.yM)(value, 'flags').words);
    return RESOLV_CONF.test(name) && value.text !== ''
        ? [{ name: 'resolv-conf', value, at: (0,source_text/* locate */.x5)(value, 0, value.text.length) }]
        : [];
}
/** `--resolv-conf FILE` and what `--kubelet-arg` hands on, which stands later and wins. */
function kubeletFlags(words) {
    const own = [];
    const handed = [];
    for (const flag of (0,kubelet_flags/* flagWords */.GK)(words)) {
        if (flag.name === 'resolv-conf')
            own.push(flag);
        else if (flag.name === 'kubelet-arg' && flag.value !== undefined) {
            const { value } = flag;
            const equals = value.text.indexOf('=');
            const from = value.text.startsWith('--') ? 2 : 0;
            if (equals > from)
                handed.push({
                    name: value.text.slice(from, equals),
                    value: (0,source_text/* slice */.di)(value, equals + 1, value.text.length),
                    at: (0,source_text/* locate */.x5)(value, 0, value.text.length),
                });
        }
    }
    return [...own, ...handed];
}

// EXTERNAL MODULE: ./.cache/build/dialects/lines.js
var lines = __webpack_require__(304);
// EXTERNAL MODULE: ./.cache/build/dns/endpoint.js
var endpoint = __webpack_require__(1006);
// EXTERNAL MODULE: ./.cache/build/documents/here-documents.js
var here_documents = __webpack_require__(8925);
;// CONCATENATED MODULE: ./.cache/build/dialects/node-setup.js

/** Services whose absence decides who serves a node's own questions. */
const RESOLVERS = ['systemd-resolved', 'dnsmasq', 'unbound', 'NetworkManager', 'named', 'bind9', 'nscd', 'resolvconf'];
/** A unit's name as the fact names it, when it is a resolver's; undefined for every other service. */
function resolverService(unit) {
    const name = unit.replace(/\.service$/, '');
    return RESOLVERS.includes(name) ? name : undefined;
}
function serviceFact(unit, runs, at) {
    const name = resolverService(unit);
    return name === undefined ? undefined : { kind: 'node-service', name, runs, at };
}
/** Programs that make a machine a node, and the provisioner that each stands for. */
const INSTALLERS = [
    [/\bkubeadm (?:init|join)\b/, 'kubeadm'],
    [/\bget\.k3s\.io\b|\bk3s (?:server|agent)\b|\/etc\/rancher\/k3s\//, 'k3s'],
    [/\bget\.rke2\.io\b|\brke2-(?:server|agent)\b|\/etc\/rancher\/rke2\//, 'rke2'],
    [/\bk0s (?:install|worker|controller)\b/, 'k0s'],
];
/** The provisioner that a machine's setup starts, at the words that start it; undefined for a machine that becomes no node. */
function provisionerOf(source) {
    for (const [pattern, provisioner] of INSTALLERS) {
        const match = pattern.exec(source.text);
        if (match === null)
            continue;
        const at = (0,source_text/* locate */.x5)(source, match.index, match.index + match[0].length);
        return { kind: 'node-profile', provisioner: { value: provisioner, at }, at };
    }
    return undefined;
}
/** Whether a machine's setup speaks of Kubernetes at all. */
function speaksOfNodes(source) {
    return /\bkube(?:let|adm)\b|\bk3s\b|\brke2\b|\bk0s\b/.test(source.text);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/node-edits.js
/** Edits that scripts make on a node's files and services: `sed -i`, `tee`, here-documents, `systemctl`, `nmcli`. */





/** `cat > PATH <<EOF`, `tee [-a] PATH <<EOF`: each here-document that goes to an absolute path. */
function hereFiles(script) {
    if (!script.text.includes('<<'))
        return [];
    return (0,here_documents/* hereDocumentsOf */.m7)(script).flatMap(({ text, command }) => {
        const match = /(?:^|[\s|;&])(?:\d?(>{1,2})|tee(\s+(?:-a|--append))?)\s*["']?(\/[^\s"'<>|;&]{1,300})/.exec(command);
        const path = match?.[3];
        if (path === undefined || text.text === '')
            return [];
        return [fileOf(path, text, match?.[1] === '>>' || match?.[2] !== undefined)];
    });
}
/** A text that goes to a path on the node; it is read there as whatever it is. */
function fileOf(path, text, append) {
    const at = (0,lines/* firstLineOf */.Qy)(text);
    return { kind: 'node-file-copy', path, sources: [], template: false, text, append, at };
}
/** `tee [-a] PATH` behind a pipe from `echo` or `printf`. */
function teeOf(words, text) {
    const named = words.filter((word) => !word.text.startsWith('-'));
    const [path] = named;
    if (path === undefined || !path.text.startsWith('/'))
        return undefined;
    const append = words.some((word) => word.text === '-a' || word.text === '--append');
    return fileOf(path.text, (0,source_text/* concat */.xW)([text, (0,source_text/* standsFor */.jE)((0,source_text/* locate */.x5)(text, 0, text.text.length), '\n')]), append);
}
/** `systemctl [--now] disable|mask|stop|enable|start UNIT...` for services that answer a node's own questions. */
function servicesOf(words) {
    const [verb, ...units] = words.filter((word) => !word.text.startsWith('-'));
    if (verb === undefined)
        return [];
    const off = /^(?:disable|mask|stop)$/.test(verb.text);
    if (!off && !/^(?:enable|start)$/.test(verb.text))
        return [];
    return units.flatMap((unit) => serviceFact(unit.text, !off, (0,source_text/* locate */.x5)(unit, 0, unit.text.length)) ?? []);
}
/** `sed -i SCRIPT FILE...`: substitutions and added lines whose outcome the script itself says. */
function sedEdits(words) {
    const scripts = [];
    const files = [];
    let inPlace = false;
    let named = false;
    for (let i = 0; i < words.length; i += 1) {
        const word = words[i];
        if (word === undefined)
            break;
        if (word.text === '-e' || word.text === '--expression') {
            const script = words[i + 1];
            if (script !== undefined)
                scripts.push(script);
            named = true;
            i += 1;
        }
        else if (/^(?:-[a-zA-Z]*i\S*|--in-place\S*)$/.test(word.text))
            inPlace = true;
        else if (word.text.startsWith('-'))
            continue;
        else if (!named && scripts.length === 0)
            scripts.push(word);
        else
            files.push(word);
    }
    if (!inPlace)
        return [];
    if (files.length * scripts.length > MAX_EDITS)
        return [];
    return files.flatMap((file) => scripts.flatMap((script) => commandsIn(script).flatMap((one) => editOf(file.text, one) ?? [])));
}
/** A command that edits more is generated, and not by a person. */
const MAX_EDITS = 200;
/** `s/A/B/flags` with any delimiter, `a TEXT`, `i TEXT`, also behind an address; separated by semicolons and line breaks. */
function commandsIn(script) {
    const { text } = script;
    const added = /^(?:\$|\d{1,6}|\/[^/]{0,200}\/)?\s{0,4}[ai]\\?\s{0,8}(?=\S)/.exec(text);
    if (added !== null)
        return [{ text: (0,source_text/* slice */.di)(script, added[0].length, text.length) }];
    const found = [];
    for (let at = 0; at < text.length && found.length < MAX_COMMANDS;) {
        const start = /s([^\w\s;\\])/g;
        start.lastIndex = at;
        const match = start.exec(text);
        const mark = match?.[1];
        if (match === null || mark === undefined)
            break;
        const middle = closing(text, match.index + 2, mark);
        const end = middle === -1 ? -1 : closing(text, middle + 1, mark);
        if (end === -1)
            break;
        found.push({ pattern: text.slice(match.index + 2, middle), text: (0,source_text/* slice */.di)(script, middle + 1, end) });
        at = end + 1;
    }
    return found;
}
const MAX_COMMANDS = 50;
function closing(text, from, mark) {
    for (let i = from; i < text.length; i += 1) {
        if (text[i] === '\\')
            i += 1;
        else if (text[i] === mark)
            return i;
    }
    return -1;
}
/** What a file says after the edit; undefined where the outcome depends on what was found. */
function editOf(path, { pattern, text }) {
    if (!path.startsWith('/') || text.text === '' || /[$`]|\\\d|(?<!\\)&/.test(text.text))
        return undefined;
    const line = (0,source_text/* concat */.xW)([plain(text), (0,source_text/* standsFor */.jE)((0,source_text/* locate */.x5)(text, 0, text.text.length), '\n')]);
    if (!path.endsWith('/resolv.conf'))
        return /=|:\s/.test(text.text) ? fileOf(path, line, true) : undefined;
    if (/^\s*nameserver\s/.test(text.text))
        return fileOf(path, line, pattern === undefined);
    // An address in place of an address.
    if (pattern === undefined || (0,endpoint/* parseAddress */.or)(text.text.replace(/\\/g, '')) === undefined)
        return undefined;
    if ((0,endpoint/* parseAddress */.or)(pattern.replace(/\\/g, '')) === undefined)
        return undefined;
    return fileOf(path, (0,source_text/* concat */.xW)([(0,source_text/* standsFor */.jE)((0,source_text/* locate */.x5)(text, 0, 1), 'nameserver '), line]), false);
}
/** The text without the backslashes that protect a delimiter or a dot. */
function plain(text) {
    if (!text.text.includes('\\'))
        return text;
    const parts = [];
    let from = 0;
    for (let i = 0; i < text.text.length; i += 1) {
        if (text.text[i] !== '\\')
            continue;
        if (i > from)
            parts.push((0,source_text/* slice */.di)(text, from, i));
        from = i + 1;
        i += 1;
    }
    if (from < text.text.length)
        parts.push((0,source_text/* slice */.di)(text, from, text.text.length));
    return parts.length === 0 ? text : (0,source_text/* concat */.xW)(parts);
}
/** `nmcli connection modify NAME ipv4.dns "A B" ipv4.ignore-auto-dns yes` (nmcli(1)). */
function connectionOf(words) {
    const [object, verb, ...rest] = words.filter((word) => !word.text.startsWith('-'));
    if (object === undefined || verb === undefined)
        return undefined;
    if (!/^c(?:on(?:nection)?)?$/.test(object.text) || !/^(?:mod(?:ify)?|add)$/.test(verb.text))
        return undefined;
    const nameservers = [];
    let alone = false;
    for (let i = 0; i + 1 < rest.length; i += 1) {
        const [key, value] = [rest[i], rest[i + 1]];
        if (key === undefined || value === undefined)
            break;
        if (/^ipv[46]\.ignore-auto-dns$/.test(key.text) && /^(?:yes|true|1)$/.test(value.text))
            alone = true;
        if (/^ipv[46]\.method$/.test(key.text) && value.text === 'manual')
            alone = true;
        if (!/^[+]?ipv[46]\.dns$/.test(key.text))
            continue;
        const text = value.text.replaceAll(',', ' ');
        if ((0,endpoint/* parseAddress */.or)(text.trim().split(/\s+/)[0] ?? '') === undefined)
            continue;
        for (const field of (0,lines/* fieldsOf */.Pf)({ ...value, text }, 0, text.length))
            nameservers.push(field);
    }
    const [first] = nameservers;
    if (first === undefined)
        return undefined;
    const dhcp = alone ? 'none' : 'after';
    return {
        kind: 'node-network',
        software: 'NetworkManager',
        nameservers,
        routes: [],
        onlyRoutes: false,
        dhcp,
        at: first.at,
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/node-commands.js



/** What a script links, writes and switches, in the order of its commands; here-documents come last. */
function nodeChangesOf(script) {
    const changes = [];
    let piped;
    let branches = 0;
    for (const words of (0,shell_words/* commandsOf */.Kf)(script)) {
        const { command, depth } = withoutKeywords(words, branches);
        branches = depth;
        const name = nameOf(withoutSudo(command));
        const tee = name === 'tee' && piped !== undefined ? teeOf(withoutSudo(command).slice(1), piped) : undefined;
        if (tee !== undefined)
            changes.push(inBranch(tee, branches));
        // `echo` that goes nowhere feeds what follows; the shell's operators are not in the words.
        piped =
            name === 'echo' || name === 'printf' ? oneText(withoutSudo(command).slice(1), name === 'printf') : undefined;
        for (const change of nodeChanges(command))
            changes.push(inBranch(change, branches));
    }
    for (const file of hereFiles(script))
        changes.push(file);
    return changes;
}
/** Whether a command in a branch of the script runs is not known. Services and connections there are taken as they are. */
function inBranch(change, branches) {
    if (branches === 0 || change.kind === 'node-service' || change.kind === 'node-network')
        return change;
    return { ...change, assumes: 'the script takes the branch that does it' };
}
/** A command less the reserved words before it; `if` and `case` open branches, loops and functions are taken to run. */
function withoutKeywords(words, before) {
    let depth = before;
    let from = 0;
    for (; from < words.length; from += 1) {
        const word = words[from]?.text ?? '';
        if (word === 'if' || word === 'case')
            depth += 1;
        else if (word === 'fi' || word === 'esac')
            depth = Math.max(0, depth - 1);
        else if (!/^(?:then|else|elif|do|while|until|\{|\}|!)$/.test(word))
            break;
    }
    return { command: words.slice(from), depth };
}
/** What one command does, of words that no shell sees any more. */
function nodeChanges(words) {
    const command = withoutSudo(words);
    const rest = command.slice(1);
    const name = nameOf(command);
    switch (name) {
        case 'ln':
        case 'cp':
        case 'mv': {
            const link = linkOf(rest);
            return link === undefined || (name !== 'ln' && !/resolv\.conf$/.test(link.target)) ? [] : [link];
        }
        case 'echo':
        case 'printf': {
            const written = writtenBy(rest, name === 'printf');
            return written === undefined ? [] : [written];
        }
        case 'sed':
            return sedEdits(rest);
        case 'systemctl':
            return servicesOf(rest);
        case 'nmcli': {
            const connection = connectionOf(rest);
            return connection === undefined ? [] : [connection];
        }
        default:
            return [];
    }
}
function withoutSudo(words) {
    const name = words[0]?.text;
    if (name !== 'sudo')
        return words;
    const first = words.findIndex((word, index) => index > 0 && !word.text.startsWith('-'));
    return first === -1 ? [] : words.slice(first);
}
function nameOf(command) {
    return command[0]?.text.replace(/^(?:\/usr)?\/s?bin\//, '');
}
/** Arguments as `echo` writes them, a blank between each two. */
function joined(words) {
    const [first] = words;
    if (first === undefined || words.length > MAX_WORDS)
        return undefined;
    const parts = words.flatMap((word, index) => index === 0 ? [word] : [(0,source_text/* standsFor */.jE)((0,source_text/* locate */.x5)(word, 0, Math.min(1, word.text.length)), ' '), word]);
    return words.length === 1 ? first : (0,source_text/* concat */.xW)(parts);
}
/** A line of a resolver's file has few. */
const MAX_WORDS = 100;
/** What `echo` writes, when the shell would not change it. */
function oneText(words, isFormat) {
    const escapes = isFormat || words.some((word) => word.text === '-e');
    const text = joined(words.filter((word) => word.text !== '-e' && word.text !== '-n'));
    if (text === undefined || /[$`<>]/.test(text.text) || (isFormat && text.text.includes('%')))
        return undefined;
    return withoutEscapes(text, escapes);
}
/** Line breaks that `printf` and `echo -e` make of `\n`; undefined where another escape would have to be carried out. */
function withoutEscapes(text, escapes) {
    if (!text.text.includes('\\'))
        return text;
    if (!escapes || /\\[^n]|\\$/.test(text.text))
        return undefined;
    const pieces = [];
    let from = 0;
    for (let at = text.text.indexOf('\\n'); at !== -1; at = text.text.indexOf('\\n', at + 2)) {
        pieces.push({ start: from, end: at }, { start: at, end: at + 2, text: '\n' });
        from = at + 2;
    }
    pieces.push({ start: from, end: text.text.length });
    return (0,source_text/* gather */.kg)(text, pieces);
}
/** `ln [-s -f -n -T ...] TARGET PATH` (ln(1)); a hard link counts as well. */
function linkOf(words) {
    const named = [];
    for (const word of words) {
        if (/^\d*[<>]|^&>/.test(word.text))
            break;
        if (!word.text.startsWith('-'))
            named.push(word);
    }
    const [target, path] = named;
    if (target === undefined || path === undefined || named.length !== 2)
        return undefined;
    if (!isResolverLink(path.text))
        return undefined;
    const at = (0,source_text/* locate */.x5)(path, 0, path.text.length);
    return { kind: 'node-link', path: path.text, target: absoluteTarget(target.text, path.text), at };
}
/** Paths at which a link decides which resolver file is read. */
function isResolverLink(path) {
    return path === '/etc/resolv.conf' || /^\/run\/(?:systemd\/resolve|NetworkManager|resolvconf)\//.test(path);
}
/** `echo TEXT > PATH` and `>> PATH`, of one text that the shell would not change. */
function writtenBy(words, isFormat) {
    const plain = words.filter((word) => word.text !== '-e' && word.text !== '-n');
    const [arrow, path] = plain.slice(-2);
    const raw = joined(plain.slice(0, -2));
    if (raw === undefined || arrow === undefined || path === undefined)
        return undefined;
    if (arrow.text !== '>' && arrow.text !== '>>')
        return undefined;
    // Substitutions would have to be carried out.
    if (/[$`]/.test(raw.text) || (isFormat && raw.text.includes('%')))
        return undefined;
    const text = withoutEscapes(raw, isFormat || words.some((word) => word.text === '-e'));
    if (text === undefined)
        return undefined;
    const at = (0,source_text/* locate */.x5)(text, 0, text.text.length);
    const isResolved = /^\/etc\/systemd\/resolved\.conf(?:\.d\/[^/]+\.conf)?$/.test(path.text);
    if (path.text !== '/etc/resolv.conf' && !isResolved) {
        const line = (0,source_text/* concat */.xW)([text, (0,source_text/* standsFor */.jE)(at, '\n')]);
        return isNodeConfiguration(path.text) ? fileOf(path.text, line, arrow.text === '>>') : undefined;
    }
    const head = isResolved && !text.text.includes('[') ? [(0,source_text/* standsFor */.jE)(at, '[Resolve]\n')] : [];
    return {
        kind: 'node-file',
        path: path.text,
        text: (0,source_text/* concat */.xW)([...head, text, (0,source_text/* standsFor */.jE)(at, '\n')]),
        mode: arrow.text === '>>' ? 'append' : 'replace',
        at,
    };
}
/** Files whose lines decide about a node's DNS, besides the resolver file and systemd-resolved's. */
function isNodeConfiguration(path) {
    return /^\/etc\/(?:dnsmasq|unbound|bind\/named|named\.conf|NetworkManager|netplan|default\/kubelet|sysconfig\/kubelet|systemd\/|dhcp|network\/|resolvconf|rancher\/)|^\/var\/lib\/kubelet\/|^\/etc\/(?:[^/]+\/){0,3}[\w.-]*(?:resolv|dns)[\w.-]*$/.test(path);
}
/** A relative target counts from the link's own directory (symlink(7)): `../run/x` beside `/etc` is `/run/x`. */
function absoluteTarget(target, path) {
    const parts = target.startsWith('/') ? [] : path.split('/').slice(0, -1);
    const kept = [];
    for (const part of [...parts, ...target.split('/')]) {
        if (part === '..')
            kept.pop();
        else if (part !== '' && part !== '.')
            kept.push(part);
    }
    return `/${kept.join('/')}`;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/ansible/commands.js


/** The script of `shell`, `raw` or `command`: free text, or `cmd` (ansible.builtin.shell, ansible.builtin.command). */
function shellScripts(args) {
    const script = (0,fields/* sourceOf */.vz)(args) ?? (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(args, 'cmd'));
    return script === undefined ? [] : [script];
}

// EXTERNAL MODULE: ./.cache/build/documents/prefilter.js
var prefilter = __webpack_require__(8765);
;// CONCATENATED MODULE: ./.cache/build/dialects/ansible/variables.js


/** Variables of one file; an inventory has hundreds. */
const MAX_VARIABLES = 5000;
/** Undefined for a file that states no text and no list of texts. */
function variablesOf(document) {
    if (document.kind !== 'yaml' || document.onNode !== undefined || !(0,prefilter/* isVariablesFile */.qk)(document.path))
        return undefined;
    if (document.root.kind !== 'map')
        return undefined;
    const variables = [];
    for (const { key, value } of document.root.entries) {
        if (variables.length >= MAX_VARIABLES)
            break;
        const list = value.kind === 'sequence';
        const texts = value.kind === 'sequence' ? value.items : [value];
        const values = texts.flatMap((one) => (one.kind === 'scalar' && one.value !== null ? [one.text] : []));
        if (values.length === texts.length && /^\w{1,64}$/.test(key))
            variables.push({ name: key, values, list });
    }
    if (variables.length === 0)
        return undefined;
    const role = /^((?:.*\/)?roles\/[^/]+)\/(?:defaults|vars)\//.exec(document.path)?.[1];
    return {
        kind: 'playbook-variables',
        ...(role !== undefined && { role }),
        variables,
        at: (0,lines/* firstLineOf */.Qy)(document.source),
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/ansible/index.js










/** Playbooks and roles of Ansible. Texts that tasks write in place come as documents of their own. */
const ansible_ansible = {
    id: 'ansible',
    title: 'Ansible playbooks and roles',
    recognises: (document) => (0,ansible_tasks/* isPlaybook */.wM)(document) || isRoleFile(document) || variablesOf(document) !== undefined,
    read: (document) => {
        const variables = variablesOf(document);
        if (variables !== undefined)
            return { value: [variables], notices: [] };
        if (!(0,ansible_tasks/* isPlaybook */.wM)(document))
            return { value: isRoleFile(document) ? [unplaced(document)] : [], notices: [] };
        const facts = (0,ansible_tasks/* playsOf */.Dr)(document).map((play) => {
            const at = (0,documents_document/* placeOf */.$t)(document, play.hosts);
            return { kind: 'play', hosts: String(play.hosts.value), roles: play.roles, at };
        });
        for (const task of (0,ansible_tasks/* tasksOf */.a4)(document))
            (0,lines/* append */.BC)(facts, factsOf(document, task).map((fact) => ({ ...fact, by: task.by })));
        return { value: facts, notices: [] };
    },
};
/**
 * A text below `files` or `templates` of a role or beside a playbook that speaks of resolvers: what it is for, the task
 * says that copies it. Helm's templates lie in folders of the same name.
 */
function isRoleFile(document) {
    if (document.onNode !== undefined || /(?:^|\/)charts?\//.test(document.path))
        return false;
    if (!/(?:^|\/)(?:files|templates)\//.test(document.path))
        return false;
    if (document.kind === 'yaml')
        return false;
    return /nameserver|DNS=|resolv-conf|server=|forward-addr|cluster-dns|domain-name-servers/.test(document.source.text);
}
function unplaced(document) {
    const { path, source } = document;
    return { kind: 'config-text', language: 'unplaced', path, text: source, at: (0,lines/* firstLineOf */.Qy)(source) };
}
function factsOf(document, task) {
    const at = (0,documents_document/* placeOf */.$t)(document, task.args);
    switch (task.module) {
        case 'copy':
        case 'template': {
            const path = (0,ansible/* openDestination */.xB)(task);
            if (path !== undefined && (0,ansible_tasks/* argument */.EE)(task, 'content') !== undefined)
                return openTexts(document, task, path);
            if (path === undefined || (0,ansible_tasks/* argument */.EE)(task, 'src') === undefined)
                return [];
            const sources = (0,ansible/* sourcesOf */.u0)(document, task);
            const named = path.endsWith('/') ? `${path}${sources[0]?.replace(/^.*\//, '') ?? ''}` : path;
            return [{ kind: 'node-file-copy', path: named, sources, template: task.module === 'template', at }];
        }
        case 'lineinfile':
        case 'blockinfile':
        case 'replace':
        case 'ini_file': {
            const path = (0,ansible/* openDestination */.xB)(task);
            return path === undefined ? [] : openTexts(document, task, path);
        }
        case 'include_tasks':
        case 'import_tasks':
        case 'include':
            return includeOf(document, task);
        case 'file':
            return ansible_linkOf(task);
        case 'service':
        case 'systemd':
        case 'systemd_service':
            return ansible_servicesOf(task);
        case 'shell':
        case 'raw':
        case 'command': {
            const words = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(task.args, 'argv')).flatMap((one) => (one.kind === 'scalar' ? [one.text] : []));
            return words.length > 0
                ? nodeChanges(words)
                : shellScripts(task.args).flatMap((script) => [...nodeChangesOf(script), ...told(script)]);
        }
        case 'nmcli':
            return ansible_connectionOf(document, task);
        default:
            return [];
    }
}
/** Texts in which variables of other files are filled in first; those without any are documents of their own. */
function openTexts(document, task, path) {
    return (0,ansible/* written */.Mp)(document, task).flatMap(({ text, append: added }) => {
        if (!(0,ansible/* isOpen */.nT)(text) && (0,ansible/* destination */.j_)(task) !== undefined)
            return [];
        const at = (0,lines/* firstLineOf */.Qy)(text);
        return [{ kind: 'node-file-copy', path, sources: [], template: true, text, append: added, at }];
    });
}
/** `include_tasks: FILE`, `import_tasks: {file: FILE}`: beside the file that names it (Ansible, include_tasks module). */
function includeOf(document, task) {
    const text = task.args.kind === 'scalar' ? task.args.text : (0,ansible_tasks/* argument */.EE)(task, 'file');
    if (text === undefined)
        return [];
    const name = (0,ansible_tasks/* fillIn */.pz)(text, task.vars).text.split(/\s/, 1)[0] ?? '';
    const folder = document.path.slice(0, Math.max(0, document.path.lastIndexOf('/')));
    const at = (0,documents_document/* placeOf */.$t)(document, task.args);
    if (name.includes('{{'))
        return [{ kind: 'task-include', folder, at }];
    if (!/\.ya?ml$/.test(name) || name.startsWith('/'))
        return [];
    return [{ kind: 'task-include', path: (0,ansible/* plain */.pj)(folder === '' ? name : `${folder}/${name}`), folder, at }];
}
/** What an installer of k3s or RKE2 is told. */
function told(script) {
    const flags = installerFlags(script);
    return flags === undefined ? [] : [flags];
}
/** `state: link` or `hard`: `src` is where the link leads. */
function ansible_linkOf(task) {
    if (!/^(?:link|hard)$/.test((0,ansible_tasks/* argument */.EE)(task, 'state')?.text ?? ''))
        return [];
    const [path, src] = [(0,ansible/* destination */.j_)(task), (0,ansible_tasks/* argument */.EE)(task, 'src')];
    if (path === undefined || src === undefined || !isResolverLink(path))
        return [];
    const target = (0,ansible_tasks/* fillIn */.pz)(src, task.vars);
    if (target.text.includes('{{'))
        return [];
    const at = (0,source_text/* locate */.x5)(src, 0, src.text.length);
    return [{ kind: 'node-link', path, target: absoluteTarget(target.text, path), at }];
}
/** `masked` and `enabled` say what runs after the next start, `state` what runs now. */
function ansible_servicesOf(task) {
    const name = (0,ansible_tasks/* argument */.EE)(task, 'name', 'service', 'unit');
    if (name === undefined)
        return [];
    const state = (0,ansible_tasks/* argument */.EE)(task, 'state')?.text;
    const enabled = (0,ansible/* isTrue */.Hn)((0,ansible_tasks/* argument */.EE)(task, 'enabled'));
    const masked = (0,ansible/* isTrue */.Hn)((0,ansible_tasks/* argument */.EE)(task, 'masked'));
    const runs = masked === true || enabled === false || state === 'stopped'
        ? false
        : (enabled ?? (state === 'started' ? true : undefined));
    if (runs === undefined)
        return [];
    const names = name.text.includes('{{')
        ? ((0,ansible_tasks/* loopItems */.jD)(task) ?? []).map((item) => (0,ansible_tasks/* fillIn */.pz)(name, task.vars, item))
        : [name];
    return names.flatMap((one) => serviceFact(one.text, runs, (0,source_text/* locate */.x5)(one, 0, one.text.length)) ?? []);
}
/** `nmcli` with `dns4`, `dns6`: a connection's servers, which go before those of DHCP (nm-settings(5) ipv4.dns). */
function ansible_connectionOf(document, task) {
    const nameservers = ['dns4', 'dns6'].flatMap((key) => {
        const list = (0,documents_document/* child */.jf)(task.args, key);
        const texts = list?.kind === 'sequence'
            ? list.items.flatMap((one) => (one.kind === 'scalar' ? [one.text] : []))
            : list?.kind === 'scalar'
                ? [list.text]
                : [];
        return texts.flatMap((text) => text.text.includes('{{') ? [] : [{ value: text.text, at: (0,source_text/* locate */.x5)(text, 0, text.text.length) }]);
    });
    if (nameservers.length === 0)
        return [];
    const dhcp = (0,ansible_tasks/* argument */.EE)(task, 'method4')?.text === 'auto' ? 'after' : 'unsaid';
    const at = (0,documents_document/* placeOf */.$t)(document, task.args);
    return [{ kind: 'node-network', software: 'NetworkManager', nameservers, routes: [], onlyRoutes: false, dhcp, at }];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/anthos/index.js




/** Google Distributed Cloud (Anthos clusters): the resource that configures the cluster's CoreDNS. */
const anthos = dnsResourceDialect({
    id: 'anthos',
    title: 'Anthos clusters and Google Distributed Cloud',
    coverage: {
        recognised: ['`ClusterDNS` (`networking.gke.io`)'],
        fields: [
            {
                field: '`spec.upstreamNameservers[].serverIP`, `.serverPort`',
                becomes: 'the forward of `.`; without it `/etc/resolv.conf`',
            },
            { field: '`spec.domains[].name`, `.nameservers`', becomes: 'a block for the zone, without `loop`' },
        ],
        sources: ['cloud.google.com, "Configure CoreDNS in Google Distributed Cloud"'],
    },
}, {
    group: 'networking.gke.io',
    kind: 'ClusterDNS',
    name: 'coredns',
    service: 'kube-dns',
    port: 53,
    guardsZones: false,
    knownFrom: 'Google Distributed Cloud writes this Corefile from ClusterDNS',
    read: (reader) => {
        const spec = (0,documents_document/* child */.jf)(reader.document.root, 'spec');
        const zones = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'domains')).flatMap((one) => {
            const zone = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(one, 'name'));
            const to = servers(reader, (0,documents_document/* child */.jf)(one, 'nameservers'));
            return zone === undefined || to.length === 0 ? [] : [{ zone, servers: to }];
        });
        return { upstreams: servers(reader, (0,documents_document/* child */.jf)(spec, 'upstreamNameservers')), zones };
    },
});
/** `serverIP` and `serverPort` of each entry, as one word. */
function servers(reader, list) {
    return (0,documents_document/* items */.ld)(list).flatMap((item) => {
        const address = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(item, 'serverIP'));
        const port = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(item, 'serverPort'))?.value;
        if (address === undefined)
            return [];
        return [{ ...address, value: port === undefined ? address.value : (0,endpoint/* hostPort */.QL)(address.value, Number(port)) }];
    });
}

// EXTERNAL MODULE: ./.cache/build/dialects/balancer-addresses.js
var balancer_addresses = __webpack_require__(6144);
// EXTERNAL MODULE: ./.cache/build/documents/yaml.js + 2 modules
var yaml = __webpack_require__(5175);
;// CONCATENATED MODULE: ./.cache/build/dialects/releases.js
/** A release of a chart with its values beside it: what Flux and Argo CD state in one document. */



/** The chart that a document releases; cheap. */
function chartNamed(document) {
    if (document.kind !== 'yaml')
        return undefined;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    if (kind === 'HelmRelease' && apiVersion.startsWith('helm.toolkit.fluxcd.io/'))
        return ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'chart', 'spec', 'chart')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'chartRef', 'name')))?.replace(/^.*\//, '');
    if (kind === 'Application' && apiVersion.startsWith('argoproj.io/'))
        return (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(chartSource(spec), 'chart'));
    return undefined;
}
/** Undefined where the values are not beside the release: in other files, in ConfigMaps. */
function statedRelease(document, notices) {
    const chart = chartNamed(document);
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const metadata = (0,documents_document/* child */.jf)(document.root, 'metadata');
    if (chart === undefined)
        return undefined;
    const own = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, 'name')) ?? chart;
    if ((0,fields/* typeOf */.QP)(document.root).kind === 'HelmRelease') {
        const values = (0,documents_document/* child */.jf)(spec, 'values');
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'releaseName')) ?? own;
        const namespace = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'targetNamespace')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, 'namespace')) ?? 'default';
        return values === undefined ? undefined : { chart, name, namespace, values, reader: { document, notices } };
    }
    const helm = (0,documents_document/* child */.jf)(chartSource(spec), 'helm');
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(helm, 'releaseName')) ?? own;
    const namespace = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'destination', 'namespace')) ?? 'default';
    const object = (0,documents_document/* child */.jf)(helm, 'valuesObject');
    if (object !== undefined)
        return { chart, name, namespace, values: object, reader: { document, notices } };
    const text = (0,documents_document/* child */.jf)(helm, 'values');
    if (text?.kind !== 'scalar')
        return undefined;
    const reading = (0,yaml/* readYaml */.gM)(text.text);
    for (const notice of reading.notices)
        notices.push(notice);
    if (reading.value === undefined)
        return undefined;
    const inner = { ...document, source: text.text, root: reading.value };
    return { chart, name, namespace, values: reading.value, reader: { document: inner, notices } };
}
function chartSource(spec) {
    const sources = [(0,documents_document/* child */.jf)(spec, 'source'), ...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'sources'))];
    return sources.find((source) => (0,documents_document/* child */.jf)(source, 'chart') !== undefined);
}

// EXTERNAL MODULE: ./.cache/build/dialects/resolver-images.js
var resolver_images = __webpack_require__(3088);
;// CONCATENATED MODULE: ./.cache/build/dialects/app-template/index.js






/** bjw-s' app-template: the chart with which many clusters at home run their resolvers. */
const appTemplate = {
    id: 'app-template',
    title: 'Releases of the app-template chart',
    coverage: {
        recognised: [
            'Flux `HelmRelease` and Argo CD `Application` of the chart `app-template` with values in place, of which the controllers that run CoreDNS or another resolver that is read',
            'Flux `HelmRelease` with a `chartRef` to an `OCIRepository` of any name whose values are laid out as those of that chart',
        ],
        fields: [
            {
                field: '`controllers.*.containers.*`: `image`, `command`, `args`, `env`',
                becomes: 'the containers of a workload',
            },
            { field: '`persistence.*` of type `configMap`, `configMaps.*.data`', becomes: 'the files that they read' },
            {
                field: '`service.*`: `controller`, `type`, `ports`, addresses and annotations',
                becomes: 'Services that lead to them',
            },
            {
                field: '`defaultPodOptions`, `controllers.*.pod`: `dnsPolicy`, `dnsConfig`, `hostNetwork`',
                becomes: 'those of the pods',
            },
        ],
        sources: ['bjw-s-labs/helm-charts charts/library/common values.yaml and templates'],
    },
    recognises: (document) => chartNamed(document) === 'app-template' || laidOutAsApps(document),
    read: (document) => {
        const notices = [];
        if (document.kind !== 'yaml')
            return { value: [], notices };
        const release = statedRelease(document, notices);
        return { value: release === undefined ? [] : app_template_factsOf(release), notices };
    },
};
/**
 * `chartRef` names an OCIRepository, which many call as the application, with app-template behind its `url` in another
 * file. The layout of controllers and their containers is that of no other chart.
 */
function laidOutAsApps(document) {
    if (document.kind !== 'yaml' || (0,fields/* typeOf */.QP)(document.root).kind !== 'HelmRelease')
        return false;
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'chartRef', 'kind')) !== 'OCIRepository')
        return false;
    const [first] = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(spec, 'values', 'controllers'));
    return first !== undefined && (0,documents_document/* child */.jf)(first.value, 'containers')?.kind === 'map';
}
function app_template_factsOf(release) {
    const { values, reader } = release;
    // Before version 2 there is one controller, and its container lies at the top.
    const controllers = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(values, 'controllers'));
    const workloads = controllers.flatMap((controller) => workloadOf(release, controller, controllers.length > 1));
    if (workloads.length === 0)
        return [];
    return [...workloads, ...configMaps(reader, release), ...services(reader, release, controllers)];
}
function workloadOf(release, controller, several) {
    const { reader, values } = release;
    const { document } = reader;
    const containers = [
        ...(0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(controller.value, 'initContainers')).map((one) => ({ one, init: true })),
        ...(0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(controller.value, 'containers')).map((one) => ({ one, init: false })),
    ];
    const read = containers.map(({ one, init }) => containerOf(release, controller.key, one, init));
    if (!read.some((one) => !one.init && (0,resolver_images/* mayBeResolver */.P)(one.image?.value ?? '')))
        return [];
    const at = (0,documents_document/* placeOfKey */.qQ)(document, controller);
    const options = [(0,documents_document/* child */.jf)(controller.value, 'pod'), (0,documents_document/* child */.jf)(values, 'defaultPodOptions')];
    const option = (key) => options.map((one) => (0,documents_document/* child */.jf)(one, key)).find((one) => one !== undefined);
    const policy = (0,fields/* locatedText */.k6)(document, option('dnsPolicy'));
    const config = options.find((one) => (0,documents_document/* child */.jf)(one, 'dnsConfig') !== undefined);
    const nameservers = (0,fields/* textListField */.y7)(reader, (0,documents_document/* child */.jf)(config, 'dnsConfig'), 'nameservers') ?? [];
    const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(controller.value, 'type')) ?? 'deployment';
    return [
        {
            kind: 'workload',
            namespace: release.namespace,
            workload: kind === 'daemonset' ? 'DaemonSet' : kind === 'statefulset' ? 'StatefulSet' : 'Deployment',
            name: several ? `${release.name}-${controller.key}` : release.name,
            labels: labelsOf(release, controller.key),
            hostNetwork: (0,documents_document/* scalarText */.ws)(option('hostNetwork')) === 'true',
            ...(policy !== undefined && policy.value !== '' && { dnsPolicy: policy }),
            ...(config !== undefined && { dnsConfig: { nameservers, at } }),
            containers: read,
            volumes: volumesOf(release),
            podSpecAt: at,
            nodeSelector: {},
            at,
        },
    ];
}
function labelsOf(release, controller) {
    return {
        'app.kubernetes.io/name': release.name,
        'app.kubernetes.io/instance': release.name,
        'app.kubernetes.io/controller': controller,
        'app.kubernetes.io/component': controller,
    };
}
function containerOf(release, controller, one, init) {
    const { document } = release.reader;
    const node = one.value;
    const repository = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(node, 'image', 'repository')) ?? (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(node, 'image'));
    const tag = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'image', 'tag'));
    const image = repository === undefined
        ? undefined
        : { value: tag === undefined ? repository.value : `${repository.value}:${tag}`, at: repository.at };
    return {
        name: one.key,
        init,
        ...(image !== undefined && { image }),
        words: [...wordsOf((0,documents_document/* child */.jf)(node, 'command')), ...wordsOf((0,documents_document/* child */.jf)(node, 'args'))],
        env: environment(release.reader, (0,documents_document/* child */.jf)(node, 'env')),
        ports: [],
        mounts: mountsOf(release, controller, one.key),
        ...((0,documents_document/* child */.jf)(node, 'envFrom') !== undefined && { envFrom: true }),
    };
}
function wordsOf(node) {
    return (node?.kind === 'sequence' ? (0,documents_document/* items */.ld)(node) : node === undefined ? [] : [node]).flatMap((item) => {
        const source = (0,fields/* sourceOf */.vz)(item);
        return source === undefined ? [] : [(0,lines/* locatedWhole */.mQ)(source)];
    });
}
/** A map from name to text, or a list of `name` and `value`; what comes from elsewhere has no value here. */
function environment(reader, node) {
    const { document } = reader;
    const map = (0,documents_document/* entries */.jO)(node).map((entry) => {
        const text = (0,fields/* locatedText */.k6)(document, entry.value) ?? (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(entry.value, 'value'));
        return { name: entry.key, value: filled(text?.value), at: text?.at ?? (0,documents_document/* placeOfKey */.qQ)(document, entry) };
    });
    const list = (0,documents_document/* items */.ld)(node).flatMap((item) => {
        const text = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(item, 'value'));
        const name = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(item, 'name'));
        return name === undefined ? [] : [{ name: name.value, value: filled(text?.value), at: text?.at ?? name.at }];
    });
    return [...map, ...list];
}
/** Flux' substitutions and the chart's own templates are filled in later. */
function filled(text) {
    return text === undefined || /\$\{|\{\{/.test(text) ? undefined : text;
}
function volumesOf(release) {
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(release.values, 'persistence')).map((one) => {
        const type = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one.value, 'type')) ?? 'persistentVolumeClaim';
        if (type !== 'configMap')
            return { name: one.key, source: { kind: 'other', type } };
        const identifier = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one.value, 'identifier'));
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one.value, 'name')) ?? (identifier === undefined ? one.key : mapName(release, identifier));
        return { name: one.key, source: { kind: 'config-map', name, optional: false } };
    });
}
/** The release's name, and the key behind it where several ConfigMaps are made. */
function mapName(release, key) {
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(release.values, 'configMaps')).length > 1 ? `${release.name}-${key}` : release.name;
}
/** `globalMounts` of every container, `advancedMounts` of the named one; without either at /NAME. */
function mountsOf(release, controller, container) {
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(release.values, 'persistence')).flatMap((one) => {
        const own = (0,documents_document/* child */.jf)(one.value, 'advancedMounts', controller, container);
        const global = (0,documents_document/* child */.jf)(one.value, 'globalMounts');
        if (own === undefined && global === undefined)
            return (0,documents_document/* child */.jf)(one.value, 'advancedMounts') === undefined
                ? [{ volume: one.key, path: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one.value, 'mountPath')) ?? `/${one.key}` }]
                : [];
        return [...(0,documents_document/* items */.ld)(own), ...(0,documents_document/* items */.ld)(global)].map((mount) => {
            const subPath = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(mount, 'subPath'));
            return { volume: one.key, path: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(mount, 'path')) ?? `/${one.key}`, ...(subPath && { subPath }) };
        });
    });
}
function configMaps(reader, release) {
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(release.values, 'configMaps')).map((one) => ({
        kind: 'config-map',
        namespace: release.namespace,
        name: mapName(release, one.key),
        labels: {},
        data: (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(one.value, 'data')).flatMap((entry) => {
            const text = (0,fields/* sourceOf */.vz)(entry.value);
            return text === undefined ? [] : [{ key: entry.key, text, at: (0,documents_document/* placeOfKey */.qQ)(reader.document, entry) }];
        }),
        at: (0,documents_document/* placeOfKey */.qQ)(reader.document, one),
    }));
}
function services(reader, release, controllers) {
    const { document } = reader;
    const list = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(release.values, 'service'));
    return list.flatMap((one) => {
        const controller = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one.value, 'controller')) ?? controllers[0]?.key ?? '';
        const ports = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(one.value, 'ports')).flatMap((entry) => {
            const port = Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(entry.value, 'port')));
            const target = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(entry.value, 'targetPort'));
            const protocol = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(entry.value, 'protocol')) ?? 'TCP';
            if (!Number.isInteger(port))
                return [];
            return [
                {
                    name: entry.key,
                    port,
                    targetPort: target === undefined ? port : /^\d+$/.test(target) ? Number(target) : target,
                    protocol,
                },
            ];
        });
        const written = ['loadBalancerIP', 'clusterIP'].map((key) => (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(one.value, key)));
        const annotated = (0,balancer_addresses/* balancerAddresses */.n)((0,documents_document/* child */.jf)(one.value, 'annotations'));
        const [balancer, cluster] = written;
        const selector = (0,documents_document/* entryOf */.Ms)(one.value, 'extraSelectorLabels') === undefined
            ? {}
            : (0,fields/* labelsField */.kW)(reader, one.value, 'extraSelectorLabels');
        return [
            {
                kind: 'service',
                namespace: release.namespace,
                name: list.length > 1 ? `${release.name}-${one.key}` : release.name,
                type: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one.value, 'type')) ?? 'ClusterIP',
                clusterIPs: cluster === undefined || cluster.value === '' || cluster.value === 'None' ? [] : [cluster],
                headless: cluster?.value === 'None',
                externalIPs: [
                    ...(balancer === undefined ? [] : [balancer]),
                    ...((0,fields/* textListField */.y7)(reader, one.value, 'externalIPs') ?? []),
                    ...annotated,
                ],
                selector: {
                    'app.kubernetes.io/name': release.name,
                    'app.kubernetes.io/controller': controller,
                    ...selector,
                },
                ports,
                at: (0,documents_document/* placeOfKey */.qQ)(document, one),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/bottlerocket/index.js





/** Bottlerocket: the settings that its nodes start with. */
const bottlerocket = {
    id: 'bottlerocket',
    title: 'Bottlerocket settings',
    coverage: {
        recognised: [
            'TOML with a table `[settings.kubernetes]` or `[settings.dns]`: a file, or the `userData` of an `EC2NodeClass`, a launch template or a machine template',
        ],
        fields: [
            { field: '`settings.kubernetes.cluster-dns-ip`', becomes: "the kubelets' cluster DNS" },
            { field: '`settings.kubernetes.cluster-domain`', becomes: 'the cluster domain' },
            { field: '`settings.dns.name-servers`', becomes: 'the resolver file that the kubelet hands to pods' },
        ],
        sources: [
            'bottlerocket.dev, settings reference "kubernetes" and "dns"',
            'bottlerocket-os/bottlerocket sources/api/netdog: /run/netdog/resolv.conf',
        ],
    },
    recognises: (document) => bottlerocket_textsOf(document).length > 0,
    read: (document) => {
        const notices = [];
        return { value: bottlerocket_textsOf(document).flatMap((text) => readSettings(text)), notices };
    },
};
const TABLE = /^[ \t]*\[settings\.(?:kubernetes|dns)\]/m;
/** The file that the kubelet is told to hand to pods (bottlerocket-os/bottlerocket#3395). */
const RESOLVER_FILE = '/run/netdog/resolv.conf';
/** A TOML file, or a value of an object that holds one; values of ConfigMaps are somebody's own files. */
function bottlerocket_textsOf(document) {
    if (document.kind === 'text')
        return /\.toml(?:\.[\w]{1,12})?$/.test(document.path) && TABLE.test(document.source.text) ? [document.source] : [];
    if (!document.source.text.includes('[settings.'))
        return [];
    const { kind } = (0,fields/* typeOf */.QP)(document.root);
    if (kind === 'ConfigMap' || kind === 'Secret')
        return [];
    const found = [];
    (0,visit/* visitNodes */.R)(document.root, (node) => {
        if (node.kind === 'scalar' && typeof node.value === 'string' && TABLE.test(node.text.text))
            found.push(node.text);
    });
    return found;
}
/** Keys of the two tables: texts and lists of texts on one line or several; everything else is passed over. */
function readSettings(source) {
    const at = (0,lines/* firstLineOf */.Qy)(source);
    const values = new Map();
    let table = '';
    let open;
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        const whole = (0,lines/* trimmed */.dE)(source, line.start, line.end);
        if (open !== undefined) {
            for (const one of stringsIn(whole))
                open.items.push(one);
            if (/\](?:\s*#.*)?$/.test(whole.text)) {
                values.set(open.key, open.items);
                open = undefined;
            }
            continue;
        }
        const head = /^\[([\w."-]+)\]/.exec(whole.text);
        if (head !== null) {
            table = head[1] ?? '';
            continue;
        }
        const equals = whole.text.indexOf('=');
        if (equals === -1 || whole.text.startsWith('#'))
            continue;
        const key = `${table}.${whole.text.slice(0, equals).trim().replace(/^"|"$/g, '')}`;
        const value = (0,lines/* trimmed */.dE)(whole, equals + 1, whole.text.length);
        if (value.text.startsWith('[') && !value.text.includes(']')) {
            open = { key, items: [...stringsIn(value)] };
            continue;
        }
        values.set(key, stringsIn(value));
    }
    return bottlerocket_factsOf(values, at);
}
function bottlerocket_factsOf(values, at) {
    const clusterDNS = values.get('settings.kubernetes.cluster-dns-ip') ?? [];
    const clusterDomain = values.get('settings.kubernetes.cluster-domain')?.[0];
    const servers = (values.get('settings.dns.name-servers') ?? []).filter((one) => (0,platform_coredns/* isWord */.Jg)(one.value));
    const os = { kind: 'node-profile', os: { value: 'bottlerocket', at }, at };
    const facts = [os];
    const [first] = clusterDNS;
    if (first !== undefined || clusterDomain !== undefined)
        facts.push({
            kind: 'kubelet',
            source: 'config',
            provisioner: 'bottlerocket',
            ...(first !== undefined && { clusterDNS }),
            ...(clusterDomain !== undefined && { clusterDomain }),
            ineffective: [],
            at: first?.at ?? clusterDomain?.at ?? at,
        });
    const [server] = servers;
    if (server !== undefined)
        facts.push({
            kind: 'node-file',
            path: RESOLVER_FILE,
            text: (0,platform_coredns/* written */.Mp)(server.at, servers.flatMap((one) => ['nameserver ', (0,platform_coredns/* word */.Vm)(one), '\n'])),
            mode: 'replace',
            at: server.at,
            knownFrom: 'Bottlerocket lists `name-servers` in the file that its kubelet hands to pods',
        });
    return facts;
}
/** Quoted texts; escapes do not occur in addresses and names. */
function stringsIn(source) {
    const found = [];
    for (const match of source.text.matchAll(/"([^"\n]{0,300})"|'([^'\n]{0,300})'/g)) {
        const value = match[1] ?? match[2] ?? '';
        const inner = (0,source_text/* slice */.di)(source, match.index + 1, match.index + 1 + value.length);
        found.push({ value, at: (0,source_text/* locate */.x5)(inner, 0, value.length) });
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/cilium/index.js


/** Cilium: what local redirect policies do to the address of the cluster DNS. */
const cilium = {
    id: 'cilium',
    title: 'Cilium local redirect policies',
    coverage: {
        recognised: ['`CiliumLocalRedirectPolicy` (`cilium.io/v2`) for the DNS port'],
        fields: [
            {
                field: '`redirectFrontend.serviceMatcher`, `redirectFrontend.addressMatcher`',
                becomes: 'who answers at that address: the selected pods, also for themselves',
            },
            { field: '`redirectBackend.localEndpointSelector.matchLabels`, `toPorts`', becomes: 'the pods and their port' },
            { field: '`skipRedirectFromBackend`', becomes: 'the pods themselves see past the policy' },
        ],
        said: ['selectors with `matchExpressions`'],
        sources: ['cilium/cilium pkg/k8s/apis/cilium.io/v2/clrp_types.go', 'docs.cilium.io, "Local Redirect Policy"'],
    },
    recognises: isPolicy,
    read: (document) => {
        const notices = [];
        if (document.kind !== 'yaml')
            return { value: [], notices };
        const fact = readPolicy({ document, notices });
        return { value: fact === undefined ? [] : [fact], notices };
    },
};
function isPolicy(document) {
    if (document.kind !== 'yaml')
        return false;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    return kind === 'CiliumLocalRedirectPolicy' && apiVersion.startsWith('cilium.io/');
}
function readPolicy(reader) {
    const { document } = reader;
    const { root } = document;
    const spec = (0,documents_document/* child */.jf)(root, 'spec');
    const at = (0,fields/* beginningOf */.VI)(document);
    const namespace = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'namespace')) ?? 'default';
    const backend = (0,fields/* mapField */.Rz)(reader, spec, 'redirectBackend');
    const selector = (0,documents_document/* child */.jf)(backend, 'localEndpointSelector');
    const ports = portsOf((0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(backend, 'toPorts')).map((one) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'port'))));
    const service = (0,documents_document/* child */.jf)(spec, 'redirectFrontend', 'serviceMatcher');
    const address = (0,documents_document/* child */.jf)(spec, 'redirectFrontend', 'addressMatcher');
    const written = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(address, 'ip'));
    const dialled = portsOf((0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(address, 'toPorts')).map((one) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'port'))));
    if ((0,documents_document/* child */.jf)(selector, 'matchExpressions') !== undefined) {
        (0,fields/* remark */.Vg)(reader, 'which pods `matchExpressions` of this policy select is not modelled', at);
        return undefined;
    }
    const to = service !== undefined
        ? {
            kind: 'service',
            namespace: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(service, 'namespace')) ?? namespace,
            name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(service, 'serviceName')) ?? '',
        }
        : written === undefined
            ? undefined
            : { kind: 'address', address: written, ports: dialled };
    if (to === undefined)
        return undefined;
    const [port] = ports;
    return {
        kind: 'redirect',
        namespace,
        name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name')) ?? '',
        to,
        selector: (0,fields/* labelsField */.kW)(reader, selector, 'matchLabels'),
        ...(port !== undefined && { port }),
        skipsBackends: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'skipRedirectFromBackend')) === 'true',
        at,
    };
}
function portsOf(texts) {
    return [...new Set(texts.flatMap((text) => (text !== undefined && /^\d{1,5}$/.test(text) ? [Number(text)] : [])))];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/cloud-init/index.js







/** cloud-init user data. Its `write_files` come as documents of their own; here are the links, commands and `resolv_conf`. */
const cloudInit = {
    id: 'cloud-init',
    title: 'cloud-init user data',
    recognises: isCloudConfig,
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        const notices = [];
        const reader = { document, notices };
        const { root } = document;
        // bootcmd runs first, then the configuration modules, then runcmd (cloud-init docs, "Boot stages").
        const facts = [
            ...commands((0,documents_document/* child */.jf)(root, 'bootcmd')),
            ...resolvConf(reader),
            ...commands((0,documents_document/* child */.jf)(root, 'runcmd')),
        ];
        const provisioner = provisionerOf(document.source);
        if (provisioner !== undefined)
            facts.push(provisioner);
        const pool = document.onNode?.pool;
        return { value: pool === undefined ? facts : facts.map((fact) => ({ ...fact, pool })), notices };
    },
};
/** The header cloud-init asks for, or, in a file that leaves it to be added, a key that only cloud-init has. */
function isCloudConfig(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map')
        return false;
    if (/^\uFEFF?(?:## template: ?jinja[ \t]*\r?\n)?#cloud-config\b/.test(document.source.text))
        return true;
    if ((0,documents_document/* entryOf */.Ms)(document.root, 'apiVersion') !== undefined)
        return false;
    return ['runcmd', 'bootcmd', 'manage_resolv_conf'].some((key) => (0,documents_document/* entryOf */.Ms)(document.root, key) !== undefined);
}
/** Each item is a shell command, or a list of words that no shell sees (cloud-init docs, modules runcmd and bootcmd). */
function commands(list) {
    return (0,documents_document/* items */.ld)(list).flatMap((item) => {
        const script = (0,fields/* sourceOf */.vz)(item);
        if (script !== undefined)
            return [...nodeChangesOf(script), ...cloud_init_told(script)];
        const words = (0,documents_document/* items */.ld)(item).flatMap((word) => (0,fields/* sourceOf */.vz)(word) ?? []);
        const [shell, flag, inner] = words;
        if (shell !== undefined && (0,shell_words/* isShell */.H7)(shell.text) && /^-[a-z]*c$/.test(flag?.text ?? '') && inner !== undefined) {
            return [...nodeChangesOf(inner), ...cloud_init_told(inner)];
        }
        return nodeChanges(words);
    });
}
/** What an installer of k3s or RKE2 is told. */
function cloud_init_told(script) {
    const flags = installerFlags(script);
    return flags === undefined ? [] : [flags];
}
/** `resolv_conf` counts only with `manage_resolv_conf: true` (cloudinit/config/cc_resolv_conf.py); it replaces the file. */
function resolvConf(reader) {
    const { root } = reader.document;
    if ((0,fields/* booleanField */.hQ)(reader, root, 'manage_resolv_conf') !== true)
        return [];
    const settings = (0,fields/* mapField */.Rz)(reader, root, 'resolv_conf');
    const nameservers = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(settings, 'nameservers'));
    // Remarks what is no list or no text.
    (0,fields/* textListField */.y7)(reader, settings, 'nameservers');
    const entry = (0,documents_document/* entryOf */.Ms)(root, 'resolv_conf');
    if (settings === undefined || entry === undefined || nameservers.length === 0)
        return [];
    const at = (0,fields/* beginningOf */.VI)(reader.document, settings);
    const lines = nameservers.flatMap((node) => {
        const address = (0,fields/* sourceOf */.vz)(node);
        return address === undefined ? [] : [(0,source_text/* standsFor */.jE)(at, 'nameserver '), address, (0,source_text/* standsFor */.jE)(at, '\n')];
    });
    const domains = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(settings, 'searchdomains')).flatMap((node) => (0,documents_document/* scalarText */.ws)(node) ?? []);
    if (domains.length > 0)
        lines.push((0,source_text/* standsFor */.jE)(at, `search ${domains.join(' ')}\n`));
    return lines.length === 0
        ? []
        : [{ kind: 'node-file', path: '/etc/resolv.conf', text: (0,source_text/* concat */.xW)(lines), mode: 'replace', at }];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubelet-fields.js
/** Fields of a KubeletConfiguration, wherever a platform keeps them. */



/** The DNS fields of a KubeletConfiguration, or of the part of one that another format embeds. */
function readKubeletFields(reader, node) {
    const { document } = reader;
    const ineffective = [];
    let clusterDNS;
    for (const entry of (0,documents_document/* entries */.jO)(node)) {
        const at = (0,documents_document/* placeOfKey */.qQ)(document, entry);
        const meant = (0,kubelet_flags/* meantSetting */.w9)(entry.key, 'field');
        if (meant !== undefined) {
            const why = `KubeletConfiguration has no field \`${entry.key}\`, and the kubelet ignores it with a warning in its log`;
            ineffective.push({ key: entry.key, why, instead: meant, at });
        }
        if (entry.key !== 'clusterDNS' || (0,fields/* isNull */.kZ)(entry.value))
            continue;
        if (entry.value.kind === 'sequence')
            clusterDNS = (0,fields/* textItems */.Ey)(reader, entry.value, entry.key);
        else {
            const written = (0,documents_document/* scalarText */.ws)(entry.value);
            const why = '`clusterDNS` is a list of addresses; the kubelet refuses a file that has anything else there';
            ineffective.push({ key: entry.key, why, instead: `clusterDNS: [${written ?? 'ADDRESS'}]`, at });
        }
    }
    const resolvConf = (0,fields/* textField */.M8)(reader, node, 'resolvConf');
    const clusterDomain = (0,fields/* textField */.M8)(reader, node, 'clusterDomain');
    return {
        ...(resolvConf && { resolvConf }),
        ...(clusterDNS && { clusterDNS }),
        ...(clusterDomain && { clusterDomain }),
        ineffective,
    };
}
/** What the fields tell the kubelets of a platform; nothing where none of them is said. */
function kubeletConfigFacts(reader, node, told, at) {
    if (node?.kind !== 'map')
        return [];
    return saidFacts('config', readKubeletFields(reader, node), told, at);
}
/** What flags tell the kubelets of a platform; nothing where none of them is about DNS. */
function kubeletFlagFacts(reader, flags, told, at) {
    return saidFacts('flags', (0,kubelet_flags/* readFlags */.uW)(flags, reader.notices), told, at);
}
function saidFacts(source, settings, told, at) {
    const { resolvConf, clusterDNS, clusterDomain, ineffective } = settings;
    const said = [resolvConf, clusterDNS, clusterDomain, ineffective[0]].some((one) => one !== undefined);
    return said ? [{ kind: 'kubelet', source, ...told, ...settings, at }] : [];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/yaml-forms.js
/**
 * `recognises` and `read` from what tells the form; undefined is a document of another language. `finish` sees all facts
 * of a document at once (see `atHome`).
 */
function readingForms(formOf, finish = (_, facts) => facts) {
    return {
        recognises: (document) => document.kind === 'yaml' && formOf(document) !== undefined,
        read: (document) => {
            const form = document.kind === 'yaml' ? formOf(document) : undefined;
            if (document.kind !== 'yaml' || form === undefined)
                return { value: [], notices: [] };
            const notices = [];
            return { value: finish(document, form({ document, notices })), notices };
        },
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/cluster-api/coverage.js
const coverage = {
    recognised: [
        '`cluster.x-k8s.io` `Cluster` and `ClusterClass`',
        '`RKE2ControlPlane`, `RKE2Config`, `KThreesControlPlane`, `KThreesConfig`, `TalosControlPlane`, `TalosConfig` and their templates; kubeadm’s objects are read by the kubeadm dialect, EKS’ by the EKS dialect, k0smotron’s by the k0s dialect',
    ],
    fields: [
        {
            field: 'the image of `*MachineTemplate` where its name states a system (`imageLookupBaseOS`, `image`, `template`, ...)',
            becomes: 'the nodes’ system, as an assumption, where all templates say the same',
        },
        { field: '`clusterNetwork.services.cidrBlocks`, `serviceDomain`', becomes: 'the cluster’s network' },
        {
            field: '`serverConfig.clusterDNS`, `serviceCidr`, `clusterDomain` of RKE2 and k3s',
            becomes: 'the cluster’s network',
        },
        {
            field: '`agentConfig.kubelet.extraArgs`, `agentConfig.kubeletArgs`',
            becomes: 'the kubelet’s flags of a pool called after the object',
        },
        {
            field: '`preRKE2Commands`, `postRKE2Commands`, `preK3sCommands`, `postK3sCommands`',
            becomes: 'links and texts at resolver paths',
        },
        {
            field: '`jsonPatches` of a ClusterClass that state `kubeletExtraArgs` of kubeadm’s templates in place, without `enabledIf`',
            becomes: 'the kubelets’ flags, as an assumption',
        },
        { field: '`files` with `content`, plain, base64 or gzip', becomes: 'files on nodes' },
        { field: '`strategicPatches` of Talos', becomes: 'machine configurations, read as Talos’ own' },
        {
            field: '`configPatches` of Talos that set `/machine/network/nameservers`',
            becomes: 'the resolver file that the kubelet hands to pods',
        },
        {
            field: '`ignition.containerLinuxConfig.additionalConfig`',
            becomes: 'a configuration of its own: files, units, links',
        },
    ],
    said: [
        'other patches of a ClusterClass and variables of a topology that are about DNS',
        '`agentConfig.resolvConf`, which names an object',
        '`files` with `contentFrom` at paths that matter',
        'other `configPatches` of Talos that are about DNS',
    ],
    sources: [
        'kubernetes-sigs/cluster-api api/core and bootstrap/kubeadm/api',
        'rancher/cluster-api-provider-rke2 api, k3s-io/cluster-api-k3s api',
        'siderolabs/cluster-api-bootstrap-provider-talos and cluster-api-control-plane-provider-talos api/v1alpha3',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/dialects/image-systems.js
const UBUNTU = {
    xenial: '16.04',
    bionic: '18.04',
    focal: '20.04',
    jammy: '22.04',
    noble: '24.04',
    questing: '25.10',
    resolute: '26.04',
};
const DEBIAN = { buster: '10', bullseye: '11', bookworm: '12', trixie: '13' };
/** Accounts and projects of the distributions: numbers and aliases of AWS, image projects of Google. */
const OFFICIAL = /^(?:099720109477|136693071363|379101102735|075585003325|137112412989|309956199498|792107900819|ubuntu|debian1[0-3]|flatcar|amazon|redhat|rocky|ubuntu-os-cloud|debian-cloud|cos-cloud|kinvolk-public|ssm:\/aws\/service)\//;
/** Longer names are no images'. */
const image_systems_MAX_LENGTH = 400;
/** Undefined where the name does not say it plainly. */
function systemOfImage(name) {
    if (name.length > image_systems_MAX_LENGTH || /[${]/.test(name))
        return undefined;
    const text = name.toLowerCase();
    const os = systemIn(text);
    return os === undefined ? undefined : { os, official: OFFICIAL.test(text) };
}
function systemIn(text) {
    const ubuntu = /(?:^|[^a-z])(?:ubuntu|ubun2?)[a-z/_-]*?-?(\d\d)[._-]?(04|10)(?:\D|$)/.exec(text);
    const named = /(?:^|[^a-z])(xenial|bionic|focal|jammy|noble|questing|resolute)(?:[^a-z]|$)/.exec(text)?.[1];
    if (ubuntu !== null || (named !== undefined && /ubuntu/.test(text))) {
        const version = ubuntu === null ? UBUNTU[named ?? ''] : `${ubuntu[1]}.${ubuntu[2]}`;
        return Object.values(UBUNTU).includes(version ?? '') ? `ubuntu-${version}` : undefined;
    }
    if (/(?:^|[^a-z])(?:al2023|amazon-?linux-?2023|amzn2023)(?:\D|$)/.test(text))
        return 'amazon-linux-2023';
    if (/(?:^|[^a-z])(?:amzn2|amazon-?linux-?2)(?:-|$)/.test(text))
        return 'amazon-linux-2';
    if (/(?:^|[^a-z])bottlerocket/.test(text))
        return 'bottlerocket';
    const flatcar = /(?:^|[^a-z])flatcar(?:[a-z_-]*-(\d{4})[.-](\d{1,2})[.-]\d)?/.exec(text);
    if (flatcar !== null)
        return isBefore(flatcar[1], flatcar[2]) ? 'flatcar-before-3227.2.0' : 'flatcar';
    const debian = /(?:^|[^a-z])debian[a-z/_-]*?-?(1[0-3])(?:\D|$)/.exec(text)?.[1];
    const codename = /(?:^|[^a-z])(buster|bullseye|bookworm|trixie)(?:[^a-z]|$)/.exec(text)?.[1];
    const release = debian ?? (/debian/.test(text) ? DEBIAN[codename ?? ''] : undefined);
    // Images of clouds bring systemd-resolved since Debian 12.
    if (release !== undefined)
        return Number(release) >= 12 ? `debian-${release}-cloud` : `debian-${release}`;
    if (/^cos-cloud\/|(?:^|\/)cos-(?:stable|beta|\d)/.test(text))
        return 'cos';
    const rhel = /(?:^|[^a-z])(rhel|rocky)(?:-?linux)?-?(\d{1,2})(?:\D|$)/.exec(text);
    return rhel !== null && Number(rhel[2]) >= 8 && Number(rhel[2]) <= 10 ? `${rhel[1]}-${rhel[2]}` : undefined;
}
function isBefore(major, minor) {
    if (major === undefined)
        return false;
    return Number(major) < 3227 || (Number(major) === 3227 && Number(minor) < 2);
}
/** What a profile says of an image: an image of somebody else's is what its name says, assuming that. */
function profileOfImage(image) {
    const found = image === undefined ? undefined : systemOfImage(image.value);
    if (found === undefined || image === undefined)
        return undefined;
    const os = { value: found.os, at: image.at };
    return found.official ? { os } : { os, assumes: `the image ${JSON.stringify(image.value)} is what its name says` };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/cluster-api/machines.js
/** Machine templates of Cluster API's providers: the system that their image's name states. */



/** Below `spec.template.spec`: where the providers keep the image's name (their api packages, `*MachineSpec`). */
const IMAGES = [
    // Amazon: the base system of a lookup, `ubuntu-24.04`.
    ['imageLookupBaseOS'],
    // Azure: the marketplace's and the gallery's.
    ['image', 'marketplace', 'sku'],
    ['image', 'computeGallery', 'name'],
    ['image', 'sharedGallery', 'name'],
    // OpenStack, Nutanix, CloudStack, IBM.
    ['image', 'filter', 'name'],
    ['image', 'name'],
    // Metal3.
    ['image', 'url'],
    // vSphere.
    ['template'],
    // Hetzner, Packet, DigitalOcean.
    ['imageName'],
    ['os'],
    // Google, older OpenStack.
    ['image'],
];
/** Each name only where it is a text; what it says holds for all pools as far as all templates say the same. */
function readMachines(reader) {
    const { document } = reader;
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec', 'template', 'spec');
    for (const keys of IMAGES) {
        const owner = (0,documents_document/* child */.jf)(spec, ...keys.slice(0, -1));
        const key = keys.at(-1) ?? '';
        if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(owner, key)) === undefined)
            continue;
        const image = (0,fields/* textField */.M8)(reader, owner, key);
        const system = profileOfImage(image);
        // Another name is another system, which keeps that of the rest from being taken for all.
        const os = system?.os ?? (image === undefined ? undefined : { ...image, value: 'another' });
        if (os === undefined)
            continue;
        const assumes = system?.assumes ?? 'the image is what its name says';
        return [{ kind: 'node-profile', os, assumes, at: (0,fields/* beginningOf */.VI)(document) }];
    }
    return [];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/cluster-api/talos.js
/** `configPatches` of Talos' Cluster API objects: JSON patches of a machine configuration. */




/** Lists of patches, wherever the object keeps them: `spec.template.spec`, `spec.controlPlaneConfig.controlplane`. */
function readTalos(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'metadata', 'name'));
    const pool = name === undefined ? {} : { pool: name };
    const facts = [
        { kind: 'node-profile', os: { value: 'talos', at }, provisioner: { value: 'talos', at }, ...pool, at },
    ];
    (0,visit/* visitNodes */.R)(document.root, (node) => {
        for (const patch of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, 'configPatches'))) {
            const servers = nameserversOf(patch);
            const path = (0,documents_document/* child */.jf)(patch, 'path');
            if (servers !== undefined) {
                const addresses = (0,documents_document/* items */.ld)(servers).flatMap((item) => (0,fields/* locatedText */.k6)(document, item) ?? []);
                const first = addresses[0];
                if (first === undefined)
                    continue;
                facts.push({
                    kind: 'node-file',
                    path: '/system/resolved/resolv.conf',
                    text: (0,platform_coredns/* written */.Mp)(first.at, addresses.flatMap((one) => ((0,platform_coredns/* isWord */.Jg)(one.value) ? ['nameserver ', (0,platform_coredns/* word */.Vm)(one), '\n'] : []))),
                    mode: 'replace',
                    ...pool,
                    at: first.at,
                    knownFrom: 'Talos lists `nameservers` in the file that its kubelet hands to pods',
                });
            }
            else if (path !== undefined && /nameservers|hostDNS|clusterDNS|coreDNS/i.test((0,documents_document/* scalarText */.ws)(path) ?? ''))
                (0,fields/* remark */.Vg)(reader, 'this patch of the Talos configuration is about DNS, and is not applied', (0,documents_document/* placeOf */.$t)(document, path));
        }
    });
    return facts;
}
/** The list that a patch puts at /machine/network/nameservers. */
function nameserversOf(patch) {
    const op = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(patch, 'op'));
    if (op !== 'add' && op !== 'replace')
        return undefined;
    const value = (0,documents_document/* child */.jf)(patch, 'value');
    switch ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(patch, 'path'))) {
        case '/machine':
            return (0,documents_document/* child */.jf)(value, 'network', 'nameservers');
        case '/machine/network':
            return (0,documents_document/* child */.jf)(value, 'nameservers');
        case '/machine/network/nameservers':
            return value;
        default:
            return undefined;
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/cluster-api/index.js











/** Cluster API beside kubeadm's objects: Cluster, ClusterClass, and the control planes of RKE2, k3s and Talos. */
const clusterApi = {
    id: 'cluster-api',
    title: 'Cluster API clusters, classes and control planes',
    coverage: coverage,
    ...readingForms(formOf),
};
function formOf(document) {
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    const group = /^((?:[a-z]+\.)?cluster\.x-k8s\.io)\//.exec(apiVersion)?.[1];
    if (group === 'cluster.x-k8s.io') {
        if (kind === 'Cluster')
            return readCluster;
        return kind === 'ClusterClass' ? readClass : undefined;
    }
    if (group === 'infrastructure.cluster.x-k8s.io')
        return kind.endsWith('MachineTemplate') ? readMachines : undefined;
    if (group !== 'controlplane.cluster.x-k8s.io' && group !== 'bootstrap.cluster.x-k8s.io')
        return undefined;
    const of = /^(RKE2|KThrees|Talos)(?:ControlPlane|Config)(?:Template)?$/.exec(kind)?.[1];
    if (of === 'RKE2' || of === 'KThrees')
        return (reader) => readRancher(reader, of);
    return of === 'Talos' ? readTalos : undefined;
}
/** What a patch, a variable or a file says when it is about DNS. */
const ABOUT_DNS = /resolv[._-]?conf|resolvConf|cluster-?dns|clusterDNS|dns[_-]?(?:server|policy)|nameserver|coredns|corefile|resolved/i;
/** `spec.clusterNetwork` (cluster-api api/core, ClusterNetwork); variables of a topology are the class's to apply. */
function readCluster(reader) {
    const { document } = reader;
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const network = (0,documents_document/* child */.jf)(spec, 'clusterNetwork');
    const subnets = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(network, 'services', 'cidrBlocks')).flatMap((node) => {
        const value = (0,documents_document/* scalarText */.ws)(node);
        return value === undefined ? [] : [{ value, at: (0,documents_document/* placeOf */.$t)(document, node) }];
    });
    const domain = (0,fields/* textField */.M8)(reader, network, 'serviceDomain');
    for (const variable of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'topology', 'variables'))) {
        const name = (0,documents_document/* child */.jf)(variable, 'name');
        if (name !== undefined && /dns|resolv|nameserver/i.test((0,documents_document/* scalarText */.ws)(name) ?? ''))
            (0,fields/* remark */.Vg)(reader, 'a variable of the ClusterClass is about DNS: what its patches make of it is not followed', (0,documents_document/* placeOf */.$t)(document, name));
    }
    if (subnets.length === 0 && domain === undefined)
        return [];
    const at = (0,fields/* beginningOf */.VI)(document);
    return [
        {
            kind: 'network',
            ...(subnets.length > 0 && { serviceSubnets: subnets }),
            ...(domain && { clusterDomain: domain }),
            at,
        },
    ];
}
/**
 * Patches of a class are templates over several objects. One that states a flag of the kubelet in place, for every machine,
 * is read; where another is about DNS, it is said (cluster-api docs, "Writing a ClusterClass": ClusterClass with patches).
 */
function readClass(reader) {
    const { document } = reader;
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'metadata', 'name')) ?? '';
    const facts = [];
    for (const patch of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'spec', 'patches')))
        for (const definition of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(patch, 'definitions')))
            for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(definition, 'jsonPatches'))) {
                const path = (0,documents_document/* child */.jf)(one, 'path');
                if (path === undefined || !speaksOfDns(one))
                    continue;
                const stated = (0,documents_document/* child */.jf)(patch, 'enabledIf') === undefined ? classKubelet(reader, definition, one, name) : [];
                (0,lines/* append */.BC)(facts, stated);
                if (stated.length === 0)
                    (0,fields/* remark */.Vg)(reader, 'a patch of this ClusterClass is about DNS, and is not applied', (0,documents_document/* placeOf */.$t)(document, path));
            }
    return facts;
}
/** `.../nodeRegistration/kubeletExtraArgs`, whole or one of them, with a value in place. */
function classKubelet(reader, definition, patch, name) {
    const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(definition, 'selector', 'kind')) ?? '';
    const path = /\/nodeRegistration\/kubeletExtraArgs(?:\/([^/]+))?$/.exec((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(patch, 'path')) ?? '');
    const value = (0,documents_document/* child */.jf)(patch, 'value');
    if (!/^Kubeadm(?:ConfigTemplate|ControlPlaneTemplate)$/.test(kind) || path === null || value === undefined)
        return [];
    if (!/^(?:add|replace)$/.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(patch, 'op')) ?? ''))
        return [];
    const flags = [];
    const add = (flag, node) => {
        const text = (0,fields/* sourceOf */.vz)(node);
        if (flag !== undefined && text !== undefined)
            flags.push({ name: flag, value: text, at: (0,source_text/* locate */.x5)(text, 0, text.text.length) });
    };
    // A map until v1beta1, a list of names with values since v1beta2.
    if (path[1] !== undefined && path[1] !== '-' && value.kind === 'scalar')
        add(path[1].replaceAll('~1', '/'), value);
    for (const entry of (0,documents_document/* entries */.jO)(value))
        if (path[1] === undefined)
            add(entry.key, entry.value);
    for (const item of [...(0,documents_document/* items */.ld)(value), ...(path[1] === '-' ? [value] : [])])
        add((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'name')), (0,documents_document/* child */.jf)(item, 'value'));
    // What the pods' own DNS becomes by it is not told as an assumption, so it is not told.
    if (flags.some((flag) => flag.name === 'cluster-dns'))
        return [];
    const place = value.kind === 'scalar' ? (0,documents_document/* placeOf */.$t)(reader.document, value) : (0,fields/* beginningOf */.VI)(reader.document, value);
    const assumes = `a cluster is made of the ClusterClass ${name}, whose patch tells the kubelets so`;
    return kubeletFlagFacts(reader, flags, { provisioner: 'kubeadm' }, place).map((fact) => ({ ...fact, assumes }));
}
function speaksOfDns(node) {
    let found = false;
    (0,visit/* visitNodes */.R)(node, (one) => {
        if (one.kind === 'scalar')
            found ||= ABOUT_DNS.test(((0,documents_document/* scalarText */.ws)(one) ?? '').slice(0, 20_000));
        else if (one.kind === 'map')
            found ||= one.entries.some((entry) => ABOUT_DNS.test(entry.key.slice(0, 200)));
    });
    return found;
}
/**
 * RKE2ControlPlane and RKE2Config (rancher/cluster-api-provider-rke2 api), KThreesControlPlane and KThreesConfig
 * (k3s-io/cluster-api-k3s api): the same settings as the distributions' own configuration file.
 */
function readRancher(reader, of) {
    const { document } = reader;
    const { root } = document;
    const spec = (0,documents_document/* child */.jf)(root, 'spec');
    const within = (0,documents_document/* child */.jf)(spec, 'template', 'spec') ?? spec;
    const config = (0,documents_document/* child */.jf)(within, 'kthreesConfigSpec') ?? within;
    const provisioner = of === 'RKE2' ? 'rke2' : 'k3s';
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name'));
    const pool = name === undefined ? {} : { pool: name };
    const at = (0,fields/* beginningOf */.VI)(document);
    const facts = [{ kind: 'node-profile', provisioner: { value: provisioner, at }, ...pool, at }];
    const server = (0,documents_document/* child */.jf)(config, 'serverConfig');
    const network = {
        ...located(reader, server, 'clusterDNS', 'clusterDNS'),
        ...located(reader, server, 'serviceCidr', 'serviceSubnets'),
        ...domainOf(reader, server),
    };
    if (Object.keys(network).length > 0)
        facts.push({ kind: 'network', ...network, at });
    const agent = (0,documents_document/* child */.jf)(config, 'agentConfig');
    const file = (0,fields/* presentEntry */.Ut)(agent, 'resolvConf');
    if (file !== undefined)
        (0,fields/* remark */.Vg)(reader, '`resolvConf` names an object that holds the kubelets’ resolver file: what it lists is not followed', (0,documents_document/* placeOfKey */.qQ)(document, file));
    const flags = [...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(agent, 'kubelet', 'extraArgs')), ...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(agent, 'kubeletArgs'))].flatMap((node) => {
        const text = (0,fields/* sourceOf */.vz)(node);
        return text === undefined ? [] : [flagIn(text)];
    });
    (0,lines/* append */.BC)(facts, kubeletFlagFacts(reader, flags, { provisioner, ...pool }, at));
    for (const key of ['preRKE2Commands', 'postRKE2Commands', 'preK3sCommands', 'postK3sCommands'])
        for (const command of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(config, key))) {
            const script = (0,fields/* sourceOf */.vz)(command);
            if (script !== undefined)
                (0,lines/* append */.BC)(facts, nodeChangesOf(script).map((change) => ({ ...change, ...pool })));
        }
    return facts;
}
function located(reader, node, key, as) {
    const value = (0,fields/* textField */.M8)(reader, node, key);
    return value === undefined || value.value === '' ? {} : { [as]: [value] };
}
function domainOf(reader, node) {
    const clusterDomain = (0,fields/* textField */.M8)(reader, node, 'clusterDomain');
    return clusterDomain === undefined ? {} : { clusterDomain };
}
/** `resolv-conf=/x`, with dashes or without. */
function flagIn(text) {
    const start = /^-{0,2}/.exec(text.text)?.[0].length ?? 0;
    const equals = text.text.indexOf('=');
    return {
        name: text.text.slice(start, equals === -1 ? text.text.length : equals),
        value: equals === -1 ? undefined : (0,source_text/* slice */.di)(text, equals + 1, text.text.length),
        at: (0,source_text/* locate */.x5)(text, 0, text.text.length),
    };
}

// EXTERNAL MODULE: ./.cache/build/dialects/compose/paths.js
var paths = __webpack_require__(4304);
;// CONCATENATED MODULE: ./.cache/build/dialects/compose/index.js



/** Compose: services that are DNS servers. Files of one project are put together before their services are read. */
const compose = {
    id: 'compose',
    title: 'Docker Compose',
    coverage: {
        recognised: [
            '`compose.yaml`, `docker-compose.yml` and their variants, of which the services whose image is CoreDNS or another resolver that is read',
            'files beside each other: the override file, `COMPOSE_FILE` of `.env`, `include`, and a variant that only adds to the main file',
        ],
        fields: [
            { field: '`image`, `entrypoint`, `command`', becomes: 'the server, as a container of a pod' },
            {
                field: '`environment`, `env_file`, variables with their defaults, `.env`',
                becomes: 'its environment, as far as the repository states it',
            },
            { field: '`extends`', becomes: 'what the service has beneath its own words' },
            {
                field: '`volumes`, `configs`, `secrets`',
                becomes: 'the configuration that it reads: files and folders of the repository, and `content` in place',
            },
            { field: '`networks.*.ipv4_address`, an address in `ports`', becomes: 'an address that leads to the server' },
            {
                field: '`network_mode`',
                becomes: 'the network of the host, of another service or of a container of the project',
            },
            {
                field: 'service names, `container_name`, `aliases`, `extra_hosts`',
                becomes: 'names that lead to the servers of the same network',
            },
            {
                field: '`dns`',
                becomes: 'the servers that Docker’s own resolver at 127.0.0.11 asks; without it that is not known',
            },
            { field: '`profiles`', becomes: 'an assumption, where another server reaches a service that starts on demand' },
        ],
        said: [
            'containers of other projects as `network_mode`',
            'files that `extends` names and the repository does not have',
        ],
        sources: [
            'compose-spec/compose-spec 05-services.md, 13-merge.md, 15-profiles.md',
            'compose-spec/compose-go loader/extends.go, override/merge.go, cli/options.go',
            'moby/moby libnetwork/resolver.go, libnetwork/internal/resolvconf',
        ],
    },
    recognises: isCompose,
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        const { path, source } = document;
        return { value: [{ kind: 'compose-file', path, text: source, at: (0,fields/* beginningOf */.VI)(document) }], notices: [] };
    },
};
function isCompose(document) {
    return document.kind === 'yaml' && (0,paths/* isComposePath */.En)(document.path) && (0,documents_document/* child */.jf)(document.root, 'services')?.kind === 'map';
}

// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/charts.js + 3 modules
var charts = __webpack_require__(5187);
// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/found.js
var found = __webpack_require__(2055);
;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/argo.js
/** Argo CD: Application and ApplicationSet (argoproj.io). */




function argoSources(spec) {
    return allSources(spec).filter((source) => (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(source, 'chart'))) !== undefined || folderIn(source) !== undefined);
}
/** `path` of a Git source, where it says something of Helm: a folder of this repository, where there is one. */
function folderIn(source) {
    const path = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(source, 'path'));
    return path === undefined || (0,documents_document/* child */.jf)(source, 'helm') === undefined || (0,documents_document/* child */.jf)(source, 'chart') !== undefined
        ? undefined
        : (0,found/* pathWithin */.RY)('', path);
}
function allSources(spec) {
    const one = (0,documents_document/* child */.jf)(spec, 'source');
    return [...(one === undefined ? [] : [one]), ...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'sources'))];
}
function argo(document, notices) {
    return argoReleases(document, ['spec'], notices);
}
function argoSet(document, notices) {
    return argoReleases(document, ['spec', 'template', 'spec'], notices);
}
/** Argo CD: parameters over valuesObject over values over valueFiles (docs/user-guide/helm.md); valuesObject takes the place of values. */
function argoReleases(document, keys, notices) {
    const spec = (0,documents_document/* child */.jf)(document.root, ...keys);
    const releases = [];
    const facts = [];
    const elements = elementsOf(document);
    const refs = new Set(allSources(spec).map((source) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(source, 'ref'))));
    for (const source of argoSources(spec)) {
        const helm = (0,documents_document/* child */.jf)(source, 'helm');
        const version = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(source, 'targetRevision'));
        const chart = (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(source, 'chart'))) ?? '';
        const folder = folderIn(source);
        const parameters = parametersOf(document, helm, notices);
        const release = {
            name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(helm, 'releaseName')) ??
                (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'metadata', 'name')) ??
                (chart || 'release'),
            namespace: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'destination', 'namespace')) ?? 'kube-system',
            chart,
            ...(version === undefined ? {} : { version }),
            at: (0,fields/* beginningOf */.VI)(document),
        };
        const text = (0,documents_document/* child */.jf)(helm, 'values');
        const object = (0,documents_document/* child */.jf)(helm, 'valuesObject');
        const files = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(helm, 'valueFiles'));
        if (files.length === 0 && parameters.length === 0 && folder === undefined) {
            const layers = [];
            if (object !== undefined)
                layers.push({ document, root: object });
            else if (text?.kind === 'scalar')
                (0,found/* pushText */.cq)(document, text.text, layers, notices);
            releases.push({ ...release, layers });
            continue;
        }
        const optional = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(helm, 'ignoreMissingValueFiles')) === 'true';
        const sources = files.map((file) => {
            const written = (0,documents_document/* scalarText */.ws)(file) ?? '';
            const ref = /^\$([^/]+)\/(.*)$/.exec(written);
            // Another path is one of the chart's own files.
            const own = folder === undefined ? written : (0,found/* pathWithin */.RY)(folder, written);
            const path = ref !== null && refs.has(ref[1]) ? (0,found/* pathWithin */.RY)('', ref[2] ?? '') : own;
            return { kind: 'file', path, below: [], optional, at: (0,documents_document/* placeOf */.$t)(document, file) };
        });
        if (object !== undefined)
            sources.push((0,found/* textSource */.rC)(document, pathOf(document, object, keys, source), object));
        else if (text?.kind === 'scalar')
            sources.push({ kind: 'text', text: text.text, keys: [], at: (0,documents_document/* placeOf */.$t)(document, text) });
        for (const one of parameters)
            sources.push(one);
        facts.push({
            kind: 'chart-release',
            ...release,
            ...(folder === undefined ? {} : { directory: folder }),
            ...(elements === undefined ? {} : { parameters: elements }),
            sources,
        });
    }
    return { releases, facts };
}
/** What a list generator alone gives (Argo CD, docs/operator-manual/applicationset/Generators-List.md); others are not written down. */
function elementsOf(document) {
    const generators = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'spec', 'generators'));
    const lists = generators.map((one) => (0,documents_document/* child */.jf)(one, 'list', 'elements'));
    if (lists.length === 0 || lists.some((list) => list?.kind !== 'sequence'))
        return undefined;
    return lists.flatMap((list) => (0,documents_document/* items */.ld)(list).map((element) => new Map((0,documents_document/* entries */.jO)(element).flatMap(({ key, value }) => {
        const text = (0,documents_document/* scalarText */.ws)(value);
        return text === undefined ? [] : [[key, text]];
    }))));
}
function pathOf(document, object, keys, source) {
    const list = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, ...keys, 'sources'));
    const position = list.indexOf(source);
    const way = position === -1 ? ['source'] : ['sources', String(position)];
    return object === (0,documents_document/* child */.jf)(source, 'helm', 'valuesObject') ? [...keys, ...way, 'helm', 'valuesObject'] : [];
}
/** `parameters` win over every file. */
function parametersOf(document, helm, notices) {
    for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(helm, 'fileParameters')))
        (0,found/* remarkSetting */.vW)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name')) ?? '', (0,documents_document/* placeOf */.$t)(document, one), notices);
    return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(helm, 'parameters')).flatMap((one) => {
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'));
        const value = (0,documents_document/* child */.jf)(one, 'value');
        return name === undefined || value?.kind !== 'scalar' ? [] : [(0,found/* settingSource */.kO)(document, name, value)];
    });
}

// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/corefile.js
var corefile = __webpack_require__(5094);
;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/flux.js
/** Flux: HelmRelease (helm.toolkit.fluxcd.io). */




function isFlux(root) {
    return fluxChart(root) !== undefined || fluxFolder(root) !== undefined;
}
/** A chart of a GitRepository lies in a repository's folder: this one's, where there is such a folder. */
function fluxFolder(root) {
    const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'spec', 'chart', 'spec', 'sourceRef', 'kind'));
    const written = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'spec', 'chart', 'spec', 'chart'));
    return (kind === 'GitRepository' || kind === 'Bucket') && written !== undefined ? (0,found/* pathWithin */.RY)('', written) : undefined;
}
/** `chart` names it, or `chartRef` an OCIRepository of that name. */
function fluxChart(root) {
    return ((0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'spec', 'chart', 'spec', 'chart'))) ??
        (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'spec', 'chartRef', 'name'))));
}
/** `valuesFrom` in order, then `values` over all of them (fluxcd/pkg/chartutil ChartValuesFromReferences). */
function flux(document, notices) {
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const metadata = (0,documents_document/* child */.jf)(document.root, 'metadata');
    const values = (0,documents_document/* child */.jf)(spec, 'values');
    const version = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(spec, 'chart', 'spec', 'version'));
    const chart = fluxChart(document.root) ?? '';
    const directory = fluxFolder(document.root);
    const release = {
        name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'releaseName')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, 'name')) ?? (chart || 'release'),
        namespace: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'targetNamespace')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, 'namespace')) ?? 'kube-system',
        chart,
        ...(version === undefined ? {} : { version }),
        at: (0,fields/* beginningOf */.VI)(document),
    };
    remarkPatches(document, spec, notices);
    const from = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'valuesFrom'));
    if (from.length === 0 && directory === undefined)
        return { releases: [{ ...release, layers: values === undefined ? [] : [{ document, root: values }] }] };
    const sources = [];
    for (const one of from) {
        const at = (0,documents_document/* placeOf */.$t)(document, one);
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name')) ?? '';
        const target = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'targetPath'));
        // A Secret is not at hand; what it sets beside the servers decides nothing.
        if (target !== undefined && (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'kind')) === 'Secret') {
            (0,found/* remarkSetting */.vW)(target, at, notices);
            continue;
        }
        sources.push({
            kind: 'config-map',
            name,
            key: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'valuesKey')) ?? 'values.yaml',
            optional: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'optional')) === 'true',
            ...(target === undefined ? {} : { target }),
            at,
        });
    }
    if (values !== undefined)
        sources.push((0,found/* textSource */.rC)(document, ['spec', 'values'], values));
    return {
        releases: [],
        facts: [{ kind: 'chart-release', ...release, ...(directory === undefined ? {} : { directory }), sources }],
    };
}
/** What a patch says that could change where names go. */
const DECIDES = /corefile|dnsPolicy|dnsConfig|hostNetwork|clusterIP|loadBalancerIP|nameserver|configMap\b|args\b/i;
/** Longer patches are looked at as far as this. */
const MAX_LOOKED_AT = 20_000;
/** `postRenderers` patch what the chart made (Flux, "Post renderers"). */
function remarkPatches(document, spec, notices) {
    for (const renderer of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'postRenderers')))
        for (const key of ['patches', 'patchesStrategicMerge', 'patchesJson6902'])
            for (const patch of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(renderer, 'kustomize', key))) {
                const text = document.source.text.slice(patch.span.start, Math.min(patch.span.end, patch.span.start + MAX_LOOKED_AT));
                if (DECIDES.test(text))
                    notices.push({
                        kind: 'not-modelled',
                        message: 'this patch of what the chart makes is not applied',
                        at: (0,documents_document/* placeOf */.$t)(document, patch),
                    });
            }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/helmfile.js
/** helmfile: `releases` with values in place or in files beside it (helmfile docs/index.md). */




function isHelmfile(root) {
    return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'releases')).some((release) => {
        const chart = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(release, 'chart'));
        return (0,charts/* chartOf */.I)(chart) !== undefined || (0,found/* folderOf */.yS)('', chart) !== undefined;
    });
}
/** Later values win over earlier ones, `set` over all. Files are found from the helmfile's own folder. */
function helmfile(document, notices) {
    const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
    const facts = [];
    // helmfile docs/index.md "Environment": what `{{ .Environment.Name }}` may be.
    const parameters = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(document.root, 'environments')).map((environment) => new Map([['Environment.Name', environment.key]]));
    for (const [index, release] of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'releases')).entries()) {
        const written = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(release, 'chart'));
        const chart = (0,charts/* chartOf */.I)(written);
        const folder = (0,found/* folderOf */.yS)(directory, written);
        if ((chart ?? folder) === undefined || (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(release, 'installed')) === 'false')
            continue;
        const sources = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(release, 'values')).map((one, position) => {
            const at = (0,documents_document/* placeOf */.$t)(document, one);
            const file = (0,documents_document/* scalarText */.ws)(one);
            if (file !== undefined)
                return { kind: 'file', path: (0,found/* pathWithin */.RY)(directory, file), below: [], optional: false, at };
            return (0,found/* textSource */.rC)(document, ['releases', String(index), 'values', String(position)], one);
        });
        for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(release, 'set'))) {
            const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'));
            const value = (0,documents_document/* child */.jf)(one, 'value');
            if (name !== undefined && value?.kind === 'scalar')
                sources.push((0,found/* settingSource */.kO)(document, name, value));
            else
                (0,found/* remarkSetting */.vW)(name ?? '', (0,documents_document/* placeOf */.$t)(document, one), notices);
        }
        const version = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(release, 'version'));
        facts.push({
            kind: 'chart-release',
            chart: chart ?? '',
            ...(version === undefined ? {} : { version }),
            name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(release, 'name')) ?? chart ?? 'release',
            namespace: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(release, 'namespace')) ?? 'kube-system',
            sources,
            ...(parameters.length === 0 ? {} : { parameters }),
            ...(folder === undefined ? {} : { directory: folder }),
            at: (0,fields/* beginningOf */.VI)(document, release),
        });
    }
    return { releases: [], facts };
}

// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/layers.js
var coredns_chart_layers = __webpack_require__(4001);
// EXTERNAL MODULE: ./.cache/build/dialects/coredns-chart/resolvers.js
var resolvers = __webpack_require__(5356);
;// CONCATENATED MODULE: ./.cache/build/dialects/coredns-chart/index.js
/** Values of the CoreDNS chart (coredns/helm, and RKE2's copy of it), wherever a repository states them. */










const corednsChart = {
    id: 'coredns-chart',
    title: 'Values of the CoreDNS Helm chart',
    recognises: (document) => document.kind === 'yaml' && coredns_chart_formOf(document) !== undefined,
    read: (document) => {
        const form = document.kind === 'yaml' ? coredns_chart_formOf(document) : undefined;
        if (document.kind !== 'yaml' || form === undefined)
            return { value: [], notices: [] };
        const notices = [];
        const facts = [];
        const found = form(document, notices);
        for (const release of found.releases) {
            const placeholder = (0,corefile/* placeholderIn */.P)(release.layers);
            if (placeholder !== undefined) {
                notices.push(placeholder);
                continue;
            }
            for (const fact of (0,charts/* rendererOf */.D)(release.chart)?.(release) ?? [])
                facts.push(release.home === undefined ? fact : { ...fact, home: release.home });
        }
        for (const fact of found.facts ?? [])
            facts.push(fact);
        return { value: facts, notices };
    },
};
function coredns_chart_formOf(document) {
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    if (kind === 'HelmRelease' && group === 'helm.toolkit.fluxcd.io')
        return isFlux(document.root) ? flux : undefined;
    if (kind === 'Application' && group === 'argoproj.io')
        return argoSources((0,documents_document/* child */.jf)(document.root, 'spec')).length > 0 ? argo : undefined;
    if (kind === 'ApplicationSet' && group === 'argoproj.io')
        return argoSources((0,documents_document/* child */.jf)(document.root, 'spec', 'template', 'spec')).length > 0 ? argoSet : undefined;
    if ((kind === 'HelmChart' || kind === 'HelmChartConfig') && group === 'helm.cattle.io')
        return isCattle(document.root, kind) ? cattle : undefined;
    if (kind === 'Kustomization' || (kind === '' && (0,documents_document/* child */.jf)(document.root, 'helmCharts') !== undefined))
        return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'helmCharts')).some(isInflated) ? inflated : undefined;
    if (/(?:^|\/)Chart\.ya?ml$/.test(document.path))
        return dependsOnCoreDns(document.root) ? dependent : undefined;
    if (kind !== '' || apiVersion !== '')
        return undefined;
    if (isHelmfile(document.root))
        return helmfile;
    if (isServers((0,documents_document/* child */.jf)(document.root, 'servers')))
        return valuesFile;
    if (isServers((0,documents_document/* child */.jf)(document.root, 'coredns', 'servers')))
        return umbrella;
    if (isPiholeValues(document.root))
        return piholeValues;
    if (isNodeLocalValues(document.root))
        return nodeLocalValues;
    return couldBeValues(document) ? (one) => ({ releases: [], facts: [shelved(one)] }) : undefined;
}
/** `servers` of no other chart have plugins by name: a list of maps with a list of `plugins` that each have a `name`. */
function isServers(node) {
    return (0,documents_document/* items */.ld)(node).some((server) => {
        const plugins = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(server, 'plugins'));
        return plugins.length > 0 && plugins.every((plugin) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(plugin, 'name')) !== undefined);
    });
}
function valuesFile(document) {
    return { releases: [stated(document, document.root)], facts: [shelved(document)] };
}
function umbrella(document) {
    const values = (0,documents_document/* child */.jf)(document.root, 'coredns');
    return { releases: [stated(document, values)], facts: [shelved(document)] };
}
/** `serviceDns` is a key of no other chart that has this one's upstreams (MoJo2600/pihole-kubernetes charts/pihole). */
function isPiholeValues(root) {
    return ((0,documents_document/* child */.jf)(root, 'serviceDns')?.kind === 'map' &&
        ['DNS1', 'DNS2', 'dnsmasq', 'doh', 'adminPassword', 'persistentVolumeClaim', 'serviceWeb'].some((key) => (0,documents_document/* child */.jf)(root, key) !== undefined));
}
function piholeValues(document) {
    return {
        releases: [{ ...stated(document, document.root), name: 'pihole', namespace: 'pihole', chart: 'pihole' }],
        facts: [shelved(document)],
    };
}
/** `config.localDns` and `config.dnsServer` (deliveryhero/helm-charts stable/node-local-dns). */
function isNodeLocalValues(root) {
    const config = (0,documents_document/* child */.jf)(root, 'config');
    return (0,documents_document/* child */.jf)(config, 'localDns') !== undefined && (0,documents_document/* child */.jf)(config, 'dnsServer') !== undefined;
}
function nodeLocalValues(document) {
    return {
        releases: [
            { ...stated(document, document.root), name: 'node-local-dns', namespace: 'kube-system', chart: 'node-local-dns' },
        ],
        facts: [shelved(document)],
    };
}
/** Kept in case a release of another file takes it. */
function shelved(document) {
    return { kind: 'chart-values', path: document.path, text: document.source, at: (0,fields/* beginningOf */.VI)(document) };
}
const VALUES_KEYS = new Set([
    'servers',
    'service',
    'isClusterService',
    'extraConfig',
    'zoneFiles',
    'deployment',
    'coredns',
    'config',
]);
/** Says nothing by itself. */
function couldBeValues(document) {
    if (document.root.kind !== 'map')
        return false;
    if (/(?:^|\/)[^/]*values[^/]*\.ya?ml$/.test(document.path))
        return true;
    return /\.ya?ml$/.test(document.path) && document.root.entries.some((entry) => VALUES_KEYS.has(entry.key));
}
/** Chart.yaml: a dependency on the chart, whose values lie under its name or alias in the values.yaml beside it (helm.sh/docs/topics/charts). */
function dependent(document) {
    const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
    const facts = [];
    for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'dependencies'))) {
        const chart = (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name')));
        if (chart === undefined)
            continue;
        const version = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(one, 'version'));
        const alias = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'alias'));
        const key = alias ?? chart;
        const conditions = ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'condition')) ?? '').split(',').map((path) => path.trim());
        const tags = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(one, 'tags')).flatMap((tag) => (0,documents_document/* scalarText */.ws)(tag) ?? []);
        facts.push({
            kind: 'chart-release',
            name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'name')) ?? chart,
            namespace: (0,resolvers/* resolverChart */.N)(chart) === undefined ? 'kube-system' : chart,
            chart,
            ...(version === undefined ? {} : { version }),
            sources: [
                { kind: 'file', path: `${directory}values.yaml`, below: [key], optional: true, at: (0,documents_document/* placeOf */.$t)(document, one) },
            ],
            variants: { directory, key },
            when: { conditions: conditions.filter((path) => path !== ''), tags },
            ...(alias === undefined ? {} : { alias }),
            at: (0,fields/* beginningOf */.VI)(document),
        });
    }
    return { releases: [], facts };
}
function dependsOnCoreDns(root) {
    return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'dependencies')).some((one) => (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'))) !== undefined);
}
/** Nothing states where the release goes: the cluster's own DNS lives in kube-system, any other somewhere else. */
function stated(document, values) {
    const layers = [{ document, root: values }];
    return {
        name: 'coredns',
        namespace: (0,coredns_chart_layers/* isTrue */.Hn)(layers, true, 'isClusterService') ? 'kube-system' : 'coredns',
        chart: 'coredns',
        layers,
        home: (0,found/* homeOf */.lt)(document.path),
        at: values === document.root ? (0,fields/* beginningOf */.VI)(document) : (0,documents_document/* placeOf */.$t)(document, values),
    };
}
function isCattle(root, kind) {
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name')) ?? '';
    if (kind === 'HelmChartConfig')
        return name === 'rke2-coredns' || name === 'coredns';
    return (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'spec', 'chart'))) !== undefined;
}
/** HelmChart (`values` and `valuesContent` in it, `set` over both) and HelmChartConfig (k3s-io/helm-controller pkg/controllers/chart). */
function cattle(document) {
    const metadata = (0,documents_document/* child */.jf)(document.root, 'metadata');
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const sources = [];
    const text = (0,documents_document/* child */.jf)(spec, 'valuesContent');
    if (text?.kind === 'scalar')
        sources.push({ kind: 'text', text: text.text, keys: [], at: (0,documents_document/* placeOf */.$t)(document, text) });
    const values = (0,documents_document/* child */.jf)(spec, 'values');
    if (values !== undefined)
        sources.push((0,found/* textSource */.rC)(document, ['spec', 'values'], values));
    for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(spec, 'set')))
        if (entry.value.kind === 'scalar')
            sources.push((0,found/* settingSource */.kO)(document, entry.key, entry.value));
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, 'name')) ?? 'coredns';
    const namespace = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(metadata, 'namespace')) ?? 'kube-system';
    const rke2 = name === 'rke2-coredns';
    const version = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(spec, 'version'));
    const config = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'kind')) === 'HelmChartConfig';
    return {
        releases: [],
        facts: [
            {
                kind: 'chart-release',
                // RKE2's objects are called `rke2-coredns-rke2-coredns`: its release name does not make the name shorter.
                name: rke2 ? 'rke2-coredns-rke2-coredns' : name,
                namespace: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'targetNamespace')) ?? namespace,
                chart: rke2 ? 'rke2-coredns' : ((0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'chart'))) ?? 'coredns'),
                ...(version === undefined ? {} : { version }),
                sources,
                helmChart: { role: config ? 'config' : 'chart', key: `${namespace}/${name}` },
                at: (0,fields/* beginningOf */.VI)(document),
            },
        ],
    };
}
/** A chart that a kustomization inflates (kustomize api/types/helmchartargs.go). */
function isInflated(chart) {
    return (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(chart, 'name'))) !== undefined;
}
/** `valuesFile` and `additionalValuesFiles` from the kustomization's own folder, `valuesInline` over them. */
function inflated(document) {
    const directory = document.path.slice(0, document.path.lastIndexOf('/') + 1);
    const releases = [];
    const facts = [];
    for (const one of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'helmCharts')).filter(isInflated)) {
        const inline = (0,documents_document/* child */.jf)(one, 'valuesInline');
        const files = [(0,documents_document/* child */.jf)(one, 'valuesFile'), ...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(one, 'additionalValuesFiles'))];
        const sources = files.flatMap((file) => {
            const written = (0,documents_document/* scalarText */.ws)(file);
            return file === undefined || written === undefined
                ? []
                : [
                    {
                        kind: 'file',
                        path: (0,found/* pathWithin */.RY)(directory, written),
                        below: [],
                        optional: false,
                        at: (0,documents_document/* placeOf */.$t)(document, file),
                    },
                ];
        });
        const chart = (0,charts/* chartOf */.I)((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'))) ?? 'coredns';
        const version = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(one, 'version'));
        const release = {
            name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'releaseName')) ?? chart,
            namespace: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'namespace')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'namespace')) ?? 'kube-system',
            chart,
            ...(version === undefined ? {} : { version }),
            at: (0,documents_document/* placeOf */.$t)(document, one),
        };
        if (sources.length === 0) {
            releases.push({ ...release, layers: inline === undefined ? [] : [{ document, root: inline }] });
            continue;
        }
        if (inline?.kind === 'map') {
            const position = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'helmCharts')).indexOf(one);
            sources.push((0,found/* textSource */.rC)(document, ['helmCharts', String(position), 'valuesInline'], inline));
        }
        facts.push({ kind: 'chart-release', ...release, sources });
    }
    return { releases, facts };
}

// EXTERNAL MODULE: ./.cache/build/dialects/corefile/index.js + 35 modules
var dialects_corefile = __webpack_require__(7059);
;// CONCATENATED MODULE: ./.cache/build/dialects/deckhouse/index.js




const kubeDnsModule = dnsResourceDialect({
    id: 'deckhouse',
    title: 'Deckhouse kube-dns module',
    coverage: {
        recognised: ['`ModuleConfig` called `kube-dns`, and `ClusterConfiguration` (`deckhouse.io`)'],
        fields: [
            { field: '`settings.upstreamNameservers`', becomes: 'the forward of `.`; without it `/etc/resolv.conf`' },
            {
                field: '`serviceSubnetCIDR`, `clusterDomain`',
                becomes: 'the Service network; its tenth address is the cluster DNS',
            },
            { field: '`settings.stubZones[].zone`, `.upstreamNameservers`', becomes: 'a block for the zone, with `loop`' },
        ],
        sources: ['deckhouse/deckhouse modules/042-kube-dns/templates/configmap.yaml, openapi/config-values.yaml'],
    },
}, {
    group: 'deckhouse.io',
    kind: 'ModuleConfig',
    called: 'kube-dns',
    name: 'd8-kube-dns',
    service: 'd8-kube-dns',
    port: 5353,
    guardsZones: true,
    knownFrom: 'the kube-dns module of Deckhouse writes this Corefile (modules/042-kube-dns)',
    read: (reader) => {
        const settings = (0,documents_document/* child */.jf)(reader.document.root, 'spec', 'settings');
        const zones = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(settings, 'stubZones')).flatMap((one) => {
            const zone = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(one, 'zone'));
            return zone === undefined ? [] : [{ zone, servers: textsOf(reader, (0,documents_document/* child */.jf)(one, 'upstreamNameservers')) }];
        });
        return { upstreams: textsOf(reader, (0,documents_document/* child */.jf)(settings, 'upstreamNameservers')), zones };
    },
});
const cluster = readingForms(({ root }) => {
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    return kind === 'ClusterConfiguration' && apiVersion.startsWith('deckhouse.io/') ? deckhouse_readCluster : undefined;
});
/** `serviceSubnetCIDR` and `clusterDomain` (deckhouse/deckhouse candi/openapi/cluster_configuration.yaml). */
function deckhouse_readCluster(reader) {
    const { document } = reader;
    const subnet = (0,fields/* textField */.M8)(reader, document.root, 'serviceSubnetCIDR');
    const clusterDomain = (0,fields/* textField */.M8)(reader, document.root, 'clusterDomain');
    if (subnet === undefined && clusterDomain === undefined)
        return [];
    return [
        {
            kind: 'network',
            ...(subnet && { serviceSubnets: [subnet] }),
            ...(clusterDomain && { clusterDomain }),
            at: (0,fields/* beginningOf */.VI)(document),
        },
    ];
}
/** Deckhouse: the module that runs the cluster's CoreDNS, and the cluster's network. */
const deckhouse = {
    ...kubeDnsModule,
    recognises: (document) => kubeDnsModule.recognises(document) || cluster.recognises(document),
    read: (document) => (cluster.recognises(document) ? cluster.read(document) : kubeDnsModule.read(document)),
};

// EXTERNAL MODULE: ./.cache/build/dialects/node-paths.js
var node_paths = __webpack_require__(6438);
;// CONCATENATED MODULE: ./.cache/build/dialects/node-network.js
/** What the dialects of node network configurations share. */




/** The fact, with the nodes that the document is for. `path`: where it lies on them. */
function networkFact(document, path, said) {
    return {
        kind: 'node-network',
        software: said.software,
        nameservers: said.nameservers,
        routes: (said.domains ?? []).flatMap((name) => routeOf(name) ?? []),
        onlyRoutes: said.onlyRoutes === true,
        dhcp: said.dhcp,
        ...(said.alone && { alone: said.alone }),
        ...(said.plugin && { plugin: said.plugin }),
        ...(0,node_paths/* machinesOf */.qv)(document),
        ...(0,node_paths/* overlayOf */.ke)(document, path),
        at: said.at,
    };
}
/** A search or routing domain as a zone; `~.` and `.` are the root. */
function routeOf(name) {
    const plain = name.replace(/^~/, '');
    return /^[\w.-]*$/.test(plain) && plain !== '' ? (0,dns_name/* absolute */.ys)(plain) : undefined;
}
/** Addresses of servers, less a port, interface (`%eth0`) or name (`#dns.example`); what is filled in later is remarked. */
function serverAddresses(list, notices) {
    return list.flatMap(({ value, at }) => {
        const [plain = ''] = value.split(/[%#]/, 1);
        const address = (0,endpoint/* parseAddress */.or)(plain) ?? (0,endpoint/* parseAddress */.or)(plain.replace(/^\[|\](?::\d+)?$/g, ''));
        if (address !== undefined)
            return [{ value: address, at }];
        const withPort = /^(\d+\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(plain);
        if (withPort !== null)
            return [{ value: plain, at }];
        if ((0,kubelet_flags/* isUnexpanded */.n4)(value)) {
            const message = `a DNS server of the nodes is \`${value}\`, which is filled in later and not known here`;
            notices.push({ kind: 'not-modelled', message, at });
        }
        return [];
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/dhcp-client/index.js




/** DHCP clients that write /etc/resolv.conf, and what they put before, behind or in place of the servers they are given. */
const dhcpClient = {
    id: 'dhcp-client',
    title: 'dhclient and dhcpcd',
    recognises: (document) => document.kind === 'text' && (0,node_paths/* nodePathOf */.Zh)(document, isClientPath) !== undefined,
    read: (document) => {
        const path = (0,node_paths/* nodePathOf */.Zh)(document, isClientPath);
        if (path === undefined)
            return { value: [], notices: [] };
        return path.endsWith('dhcpcd.conf') ? readDhcpcd(document, path) : readDhclient(document, path);
    },
};
/** dhclient.conf(5), dhcpcd.conf(5). */
function isClientPath(path) {
    return /^\/etc\/(?:(?:dhcp\/)?dhclient(?:-[^/]+)?\.conf|dhcp\/dhclient\.d\/[^/]+\.conf|dhcpcd\.conf)$/.test(path);
}
const PLACES = { supersede: 'none', prepend: 'after', append: 'before' };
/** `supersede`, `prepend`, `append domain-name-servers A, B;` (dhclient.conf(5), "Option modifiers"). */
function readDhclient(document, path) {
    const { source } = document;
    const notices = [];
    const facts = [];
    for (const statement of statementsOf(document)) {
        const words = /^(supersede|prepend|append)\s{1,16}(?:dhcp6\.name-servers|domain-name-servers)\s/.exec(statement.text);
        const how = words?.[1];
        if (words === null || how === undefined)
            continue;
        const listed = (0,lines/* commaList */.od)((0,source_text/* slice */.di)(source, statement.start + words[0].length, statement.start + statement.text.length));
        const nameservers = serverAddresses(listed, notices);
        if (nameservers.length === 0)
            continue;
        const at = (0,source_text/* locate */.x5)(source, statement.start, statement.start + statement.text.length);
        const said = { software: 'dhclient', nameservers, dhcp: PLACES[how], at };
        facts.push(networkFact(document, path, how === 'supersede' ? { ...said, alone: true } : said));
    }
    return { value: facts, notices };
}
/** Stretches up to a semicolon or brace; `#` begins a comment that ends with its line. */
function statementsOf({ source }) {
    const found = [];
    let from = 0;
    const { text } = source;
    for (let i = 0; i <= text.length; i += 1) {
        const c = text[i];
        const ends = c === undefined || c === ';' || c === '{' || c === '}' || c === '#';
        if (!ends)
            continue;
        const part = text.slice(from, i);
        const start = from + part.length - part.trimStart().length;
        if (c === ';')
            found.push({ text: part.trim(), start });
        if (c === '#') {
            const feed = text.indexOf('\n', i);
            i = feed === -1 ? text.length : feed;
        }
        from = i + 1;
    }
    return found;
}
/** `static domain_name_servers=A B` takes the place of DHCP's on its interface; `nohook resolv.conf` writes nothing (dhcpcd.conf(5)). */
function readDhcpcd(document, path) {
    const { source } = document;
    const notices = [];
    const listed = [];
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        const fields = (0,lines/* fieldsOf */.Pf)(source, line.start, line.end);
        const [keyword, first, ...rest] = fields;
        if (keyword === undefined || first === undefined)
            continue;
        if (/^nohooks?$/.test(keyword.value) && /\bresolv\.conf\b/.test(line.text))
            return { value: [], notices };
        if (keyword.value !== 'static' || !first.value.startsWith('domain_name_servers='))
            continue;
        const value = first.value.slice('domain_name_servers='.length);
        const { file, span } = first.at;
        if (value !== '')
            listed.push({ value, at: { file, span: { start: span.end - value.length, end: span.end } } });
        (0,lines/* append */.BC)(listed, rest);
    }
    const nameservers = serverAddresses(listed, notices);
    const [one] = nameservers;
    if (one === undefined)
        return { value: [], notices };
    return {
        value: [networkFact(document, path, { software: 'dhcpcd', nameservers, dhcp: 'none', at: one.at })],
        notices,
    };
}

// EXTERNAL MODULE: ./.cache/build/dialects/dnsmasq/index.js
var dnsmasq = __webpack_require__(4561);
;// CONCATENATED MODULE: ./.cache/build/dialects/eks/nodes.js
/** What EKS' tools tell the nodes. */





/** eksctl.io/v1alpha5 ClusterConfig (pkg/apis/eksctl.io/v1alpha5/types.go): network, node groups. */
function readEksctl(reader) {
    const { document } = reader;
    const { root } = document;
    const facts = [];
    const cidr = (0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(root, 'kubernetesNetworkConfig'), 'serviceIPv4CIDR');
    if (cidr !== undefined)
        facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
    for (const key of ['nodeGroups', 'managedNodeGroups'])
        for (const group of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, key)))
            (0,lines/* append */.BC)(facts, readNodeGroup(reader, group));
    return facts;
}
function readNodeGroup(reader, group) {
    const at = (0,fields/* beginningOf */.VI)(reader.document, group);
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(group, 'name'));
    const pool = name === undefined ? {} : { pool: name };
    const os = systemOf((0,fields/* textField */.M8)(reader, group, 'amiFamily'));
    const facts = [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...(os && { os }), ...pool, at }];
    const one = (0,fields/* textField */.M8)(reader, group, 'clusterDNS');
    if (one !== undefined)
        facts.push({
            kind: 'kubelet',
            source: 'flags',
            provisioner: 'eks',
            clusterDNS: [one],
            ineffective: [],
            ...pool,
            at: one.at,
        });
    (0,lines/* append */.BC)(facts, configFacts(reader, (0,documents_document/* child */.jf)(group, 'kubeletExtraConfig'), pool));
    return facts;
}
/** `amiFamily` of eksctl, as the table of systems calls it. */
function systemOf(family) {
    if (family === undefined)
        return undefined;
    const { value, at } = family;
    const ubuntu = /^Ubuntu(?:Pro)?(\d\d)04$/.exec(value)?.[1];
    if (ubuntu !== undefined)
        return { value: `ubuntu-${ubuntu}.04`, at };
    const known = ['AmazonLinux2', 'AmazonLinux2023', 'Bottlerocket', 'AL2', 'AL2023'].find((one) => one === value);
    return known === undefined ? undefined : { value: known.toLowerCase(), at };
}
/** `amiSelectorTerms[].alias` of Karpenter, `al2023@latest` (pkg/apis/v1/ec2nodeclass.go): it says the family as well. */
function aliasOf(root) {
    for (const term of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'spec', 'amiSelectorTerms'))) {
        const alias = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(term, 'alias'));
        const family = /^(al2|al2023|bottlerocket)@/.exec(alias?.text ?? '')?.[1];
        if (alias !== undefined && family !== undefined)
            return { value: family, at: (0,source_text/* locate */.x5)(alias, 0, alias.text.length) };
    }
    return undefined;
}
/** A KubeletConfiguration's fields, under whatever key a tool keeps them. */
function configFacts(reader, node, pool) {
    if (node?.kind !== 'map')
        return [];
    const resolvConf = (0,fields/* textField */.M8)(reader, node, 'resolvConf');
    const clusterDNS = (0,fields/* textListField */.y7)(reader, node, 'clusterDNS');
    const clusterDomain = (0,fields/* textField */.M8)(reader, node, 'clusterDomain');
    const said = resolvConf ?? clusterDNS?.[0] ?? clusterDomain;
    if (said === undefined)
        return [];
    return [
        {
            kind: 'kubelet',
            source: 'config',
            provisioner: 'eks',
            ...(resolvConf && { resolvConf }),
            ...(clusterDNS && { clusterDNS }),
            ...(clusterDomain && { clusterDomain }),
            ineffective: [],
            ...pool,
            at: said.at,
        },
    ];
}
/** Where Karpenter keeps the kubelet's settings: EC2NodeClass since v1, NodePool and Provisioner before. */
function kubeletOf(root) {
    return ((0,documents_document/* child */.jf)(root, 'spec', 'kubelet') ??
        (0,documents_document/* child */.jf)(root, 'spec', 'template', 'spec', 'kubelet') ??
        (0,documents_document/* child */.jf)(root, 'spec', 'kubeletConfiguration'));
}
function readKarpenter(reader) {
    const { root } = reader.document;
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name'));
    const at = (0,fields/* beginningOf */.VI)(reader.document);
    const pool = name === undefined ? {} : { pool: name };
    const told = configFacts(reader, kubeletOf(root), pool);
    if (told.length === 0)
        return [];
    const os = systemOf((0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(root, 'spec'), 'amiFamily')) ?? aliasOf(root);
    return [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...(os && { os }), ...pool, at }, ...told];
}
/** node.eks.aws NodeConfig (awslabs/amazon-eks-ami nodeadm/api/v1alpha1): `flags` win over `config`. */
function readNodeadm(reader) {
    const { document, notices } = reader;
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const at = (0,fields/* beginningOf */.VI)(document);
    const pool = document.onNode?.pool === undefined ? {} : { pool: document.onNode.pool };
    const facts = [{ kind: 'node-profile', provisioner: { value: 'eks', at }, ...pool, at }];
    const cidr = (0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(spec, 'cluster'), 'cidr');
    if (cidr !== undefined)
        facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
    (0,lines/* append */.BC)(facts, configFacts(reader, (0,documents_document/* child */.jf)(spec, 'kubelet', 'config'), pool));
    const words = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'kubelet', 'flags')).flatMap((item) => (0,fields/* sourceOf */.vz)(item) ?? []);
    const settings = (0,kubelet_flags/* readFlags */.uW)((0,kubelet_flags/* flagWords */.GK)(words), notices);
    const said = settings.resolvConf ?? settings.clusterDNS?.[0] ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said !== undefined)
        facts.push({ kind: 'kubelet', source: 'flags', provisioner: 'eks', ...settings, ...pool, at: said.at });
    return facts;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/eks/index.js






/** Amazon EKS: the CoreDNS add-on wherever it is configured, eksctl's ClusterConfig, nodeadm, Karpenter. */
const eks = {
    id: 'eks',
    title: 'Amazon EKS: CoreDNS add-on, eksctl, nodeadm, Karpenter',
    ...readingForms(eks_formOf, platform_coredns/* atHome */.X6),
};
function eks_formOf(document) {
    const { root } = document;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
    switch (group) {
        case 'eksctl.io':
            return kind === 'ClusterConfig' ? readClusterConfig : undefined;
        case 'node.eks.aws':
            return kind === 'NodeConfig' ? readNodeadm : undefined;
        case 'karpenter.k8s.aws':
        case 'karpenter.sh':
            return kubeletOf(root) === undefined ? undefined : readKarpenter;
        // The same add-on as a resource of ACK, of Crossplane's two providers, and in Cluster API's control plane.
        case 'eks.services.k8s.aws':
        case 'eks.aws.upbound.io':
        case 'eks.aws.crossplane.io':
            return kind === 'Addon' ? readAddonResource : undefined;
        case 'controlplane.cluster.x-k8s.io':
            return /^AWSManagedControlPlane(?:Template)?$/.test(kind) ? readManagedControlPlane : undefined;
        default:
            return apiVersion === '' && hasAddon(root) ? readCloudFormation : undefined;
    }
}
function hasAddon(root) {
    return (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(root, 'Resources')).some((entry) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(entry.value, 'Type')) === 'AWS::EKS::Addon');
}
function readClusterConfig(reader) {
    const { root } = reader.document;
    return [...readEksctl(reader), ...addons(reader, (0,documents_document/* child */.jf)(root, 'addons'), 'configurationValues')];
}
function readManagedControlPlane(reader) {
    const spec = (0,documents_document/* child */.jf)(reader.document.root, 'spec');
    const inner = (0,documents_document/* child */.jf)(spec, 'template', 'spec') ?? spec;
    return addons(reader, (0,documents_document/* child */.jf)(inner, 'addons'), 'configuration');
}
function addons(reader, list, key) {
    for (const addon of (0,documents_document/* items */.ld)(list))
        if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(addon, 'name')) === 'coredns')
            return addonOf(reader, addon, key);
    return [];
}
function readAddonResource(reader) {
    const spec = (0,documents_document/* child */.jf)(reader.document.root, 'spec');
    const provided = (0,documents_document/* child */.jf)(spec, 'forProvider');
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(provided, 'addonName')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'name'));
    return name === 'coredns' ? addonOf(reader, provided ?? spec, 'configurationValues') : [];
}
/** `AWS::EKS::Addon` of a CloudFormation template. */
function readCloudFormation(reader) {
    for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(reader.document.root, 'Resources'))) {
        const properties = (0,documents_document/* child */.jf)(entry.value, 'Properties');
        if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(entry.value, 'Type')) !== 'AWS::EKS::Addon')
            continue;
        if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(properties, 'AddonName')) === 'coredns')
            return addonOf(reader, properties, 'ConfigurationValues');
    }
    return [];
}
/**
 * The add-on's configuration: JSON or YAML in a text whose `corefile` takes the place of the whole Corefile (AWS, "Recent
 * changes to the CoreDNS add-on"). Without it the add-on's own Corefile stays, which has `loop`, and nothing is stated.
 */
function addonOf(reader, addon, key) {
    const { document } = reader;
    const entry = (0,fields/* presentEntry */.Ut)(addon, key);
    if (entry === undefined)
        return [];
    const at = (0,documents_document/* placeOfKey */.qQ)(document, entry);
    let values = { document, root: entry.value };
    if (entry.value.kind === 'scalar') {
        const { value, notices } = (0,yaml/* readYaml */.gM)(entry.value.text);
        for (const notice of notices)
            reader.notices.push(notice);
        if (value === undefined)
            return [];
        values = { document: { ...document, source: entry.value.text, root: value }, root: value };
    }
    const corefile = (0,fields/* presentEntry */.Ut)(values.root, 'corefile');
    if (corefile === undefined) {
        const made = (0,documents_document/* child */.jf)(values.root, 'Fn::Sub') ?? (0,documents_document/* child */.jf)(values.root, 'Fn::Join');
        if (made !== undefined)
            (0,fields/* remark */.Vg)(reader, `\`${key}\` of the CoreDNS add-on is put together when the stack is made`, at);
        return [];
    }
    if (corefile.value.kind !== 'scalar' || typeof corefile.value.value !== 'string') {
        (0,fields/* remark */.Vg)(reader, '`corefile` of the CoreDNS add-on should be text', (0,documents_document/* placeOf */.$t)(values.document, corefile.value));
        return [];
    }
    const image = imageOf(reader, addon);
    return (0,platform_coredns/* coreDnsObjects */.Rd)({
        namespace: 'kube-system',
        name: 'coredns',
        service: 'kube-dns',
        workload: 'Deployment',
        corefile: corefile.value.text,
        port: 53,
        clusterIPs: [],
        ...(image && { image }),
        at: at ?? (0,fields/* beginningOf */.VI)(document),
        knownFrom: 'the CoreDNS add-on of EKS writes `corefile` of its configuration into ConfigMap kube-system/coredns',
    });
}
/** An add-on's version, such as `v1.11.1-eksbuild.4`, begins with that of CoreDNS and is the tag of its image. */
function imageOf(reader, addon) {
    for (const key of ['version', 'addonVersion', 'AddonVersion']) {
        const version = (0,fields/* textField */.M8)(reader, addon, key);
        if (version !== undefined && /^v?\d+\.\d+\.\d+/.test(version.value))
            return { value: `eks/coredns:${version.value}`, at: version.at };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/flux/index.js


/** Flux' Kustomizations: folders that are built with variables of their own. */
const flux_flux = {
    id: 'flux',
    title: 'Flux Kustomizations',
    coverage: {
        recognised: ['`Kustomization` (`kustomize.toolkit.fluxcd.io`) with a `postBuild`'],
        fields: [
            {
                field: '`postBuild.substitute`, `postBuild.substituteFrom` of ConfigMaps in the repository',
                becomes: 'what variables stand for in all that the kustomization at `spec.path` builds',
            },
        ],
        sources: [
            'fluxcd/website content/en/flux/components/kustomize/kustomizations.md "Post build variable substitution"',
        ],
    },
    recognises: (document) => document.kind === 'yaml' && isFluxBuild(document),
    read: (document) => ({ value: document.kind === 'yaml' ? [readFluxBuild(document)] : [], notices: [] }),
};
function isFluxBuild(document) {
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    return (kind === 'Kustomization' &&
        apiVersion.startsWith('kustomize.toolkit.fluxcd.io/') &&
        (0,documents_document/* child */.jf)(document.root, 'spec', 'postBuild') !== undefined &&
        (0,documents_document/* child */.jf)(document.root, 'spec', 'path') !== undefined);
}
function readFluxBuild(document) {
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const build = (0,documents_document/* child */.jf)(spec, 'postBuild');
    const path = ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'path')) ?? '').split('/').filter((part) => part !== '' && part !== '.');
    return {
        kind: 'flux-build',
        directory: path.join('/'),
        substitute: (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(build, 'substitute')).flatMap(({ key, value }) => {
            const text = (0,fields/* sourceOf */.vz)(value);
            return text === undefined ? [] : [{ name: key, text }];
        }),
        from: (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(build, 'substituteFrom')).flatMap((one) => {
            const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'name'));
            const at = (0,documents_document/* placeOf */.$t)(document, one);
            return name === undefined ? [] : [{ configMap: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'kind')) === 'ConfigMap', name, at }];
        }),
        at: (0,fields/* beginningOf */.VI)(document),
    };
}

// EXTERNAL MODULE: ./.cache/build/dialects/platform-node-cache.js
var platform_node_cache = __webpack_require__(810);
;// CONCATENATED MODULE: ./.cache/build/dialects/stock-node-cache.js

function stockNodeCache(one) {
    const pieces = [];
    const block = (zone, to, tcp) => {
        pieces.push(zone, ':53 {\n    errors\n    cache 30\n    reload\n    loop\n    bind');
        for (const bind of one.binds)
            pieces.push(' ', bind);
        pieces.push('\n    forward .');
        for (const upstream of to)
            pieces.push(' ', upstream);
        pieces.push(tcp ? ' {\n        force_tcp\n    }\n' : '\n', '    prometheus :9253\n}\n');
    };
    for (const zone of [one.domain, 'in-addr.arpa', 'ip6.arpa'])
        block(zone, one.cluster, one.tcp.cluster);
    block('.', one.rest, one.tcp.rest);
    return (0,platform_coredns/* written */.Mp)(one.at, pieces);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/gardener/coverage.js
const coverage_coverage = {
    recognised: ['`core.gardener.cloud` `Shoot`; each is a cluster'],
    fields: [
        { field: '`networking.services`', becomes: 'the Service network; its tenth address is the cluster DNS' },
        { field: '`kubernetes.kubeProxy.mode`', becomes: 'how the node-local cache asks the cluster DNS' },
        {
            field: '`systemComponents.nodeLocalDNS.enabled`',
            becomes: 'the node-local cache on 169.254.20.10: cluster zones to CoreDNS, the rest to the nodes’ file',
        },
        { field: '`disableForwardToUpstreamDNS`', becomes: 'the cache sends the rest to CoreDNS as well' },
        { field: '`forceTCPToClusterDNS`, `forceTCPToUpstreamDNS`', becomes: '`force_tcp` of its forwards' },
    ],
    defaults: [
        {
            what: 'CoreDNS',
            is: 'Gardener’s own on port 8053, assumed, where no file shows another; it imports coredns-custom',
        },
        { what: '`networking.services`', is: '100.64.0.0/13; the address 100.64.0.10 is then only assumed' },
        { what: 'the kubelet’s `resolvConf`', is: '/etc/resolv.conf, without the stub' },
    ],
    said: ['`coreDNS.rewriting.commonSuffixes`', 'a cache with IPVS where the network is not stated'],
    sources: [
        'gardener/gardener pkg/component/networking/coredns/coredns.go, nodelocaldns/resources.go',
        'pkg/gardenlet/operation/botanist/nodelocaldns.go',
        'pkg/component/extensions/operatingsystemconfig/original/components/kubelet/config.go',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/dialects/gardener/index.js










/** Gardener's Shoot: the cluster's network, its CoreDNS and the node-local cache. */
const gardener = {
    id: 'gardener',
    title: 'Gardener Shoots',
    coverage: coverage_coverage,
    ...readingForms(({ root }) => {
        const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
        return kind === 'Shoot' && apiVersion.startsWith('core.gardener.cloud/') ? readShoot : undefined;
    }, platform_coredns/* atHome */.X6),
};
/** The address that node-local-dns binds (pkg/component/networking/nodelocaldns/constants). */
const CACHE = '169.254.20.10';
const CACHE_PLACEHOLDER = '__PILLAR__CLUSTER__DNS__';
function readShoot(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const subnet = (0,fields/* textField */.M8)(reader, (0,fields/* mapField */.Rz)(reader, spec, 'networking'), 'services');
    const proxyMode = (0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(spec, 'kubernetes', 'kubeProxy'), 'mode');
    const facts = [{ kind: 'node-profile', provisioner: { value: 'gardener', at }, at }];
    if (subnet !== undefined || proxyMode !== undefined)
        facts.push({
            kind: 'network',
            ...(subnet && { serviceSubnets: [subnet] }),
            ...(proxyMode && { proxyMode: { value: proxyMode.value.toLowerCase(), at: proxyMode.at } }),
            at,
        });
    const components = (0,fields/* mapField */.Rz)(reader, spec, 'systemComponents');
    readRewriting(reader, (0,documents_document/* child */.jf)(components, 'coreDNS'));
    (0,lines/* append */.BC)(facts, coreDns(reader));
    (0,lines/* append */.BC)(facts, nodeLocal(reader, (0,fields/* mapField */.Rz)(reader, components, 'nodeLocalDNS'), subnet, proxyMode));
    return facts;
}
/** `rewriting.commonSuffixes`: rewrites that take a search path off a name before it is answered. */
function readRewriting(reader, node) {
    const suffixes = (0,documents_document/* entryOf */.Ms)((0,documents_document/* child */.jf)(node, 'rewriting'), 'commonSuffixes');
    if (suffixes === undefined || (0,documents_document/* items */.ld)(suffixes.value).length === 0)
        return;
    (0,fields/* remark */.Vg)(reader, '`commonSuffixes` adds rewrites to Gardener’s Corefile, which are not modelled', (0,documents_document/* placeOfKey */.qQ)(reader.document, suffixes));
}
/** pkg/component/networking/coredns/coredns.go: port 8053 behind the Service, with `loop` and the custom imports. */
function coreDns(reader) {
    const at = (0,fields/* beginningOf */.VI)(reader.document);
    return (0,platform_coredns/* coreDnsObjects */.Rd)({
        namespace: 'kube-system',
        name: 'coredns',
        service: 'kube-dns',
        workload: 'Deployment',
        corefile: (0,platform_coredns/* written */.Mp)(at, [
            '.:8053 {\n  errors\n  health {\n      lameduck 15s\n  }\n  ready\n  kubernetes cluster.local in-addr.arpa ip6.arpa {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n      ttl 30\n  }\n  prometheus :9153\n  import custom/*.override\n  forward . /etc/resolv.conf\n  cache 30\n  loop\n  reload\n  loadbalance round_robin\n}\nimport custom/*.server\n',
        ]),
        imports: true,
        port: 8053,
        clusterIPs: [],
        byDefault: 'the cluster runs the CoreDNS that Gardener installs, with the Corefile that Gardener writes',
        at,
        knownFrom: 'Gardener writes this Corefile (pkg/component/networking/coredns/coredns.go)',
    });
}
/**
 * pkg/component/networking/nodelocaldns/resources.go and pkg/gardenlet/operation/botanist/nodelocaldns.go: with iptables
 * the cache holds the Service's address too and asks CoreDNS through a second Service, with IPVS it asks the address.
 */
function nodeLocal(reader, node, subnet, proxyMode) {
    const enabled = (0,fields/* presentEntry */.Ut)(node, 'enabled');
    if (node === undefined || enabled === undefined || (0,fields/* booleanField */.hQ)(reader, node, 'enabled') !== true)
        return [];
    const at = (0,documents_document/* placeOfKey */.qQ)(reader.document, enabled);
    const ipvs = proxyMode?.value === 'IPVS';
    const address = subnet === undefined ? undefined : (0,endpoint/* nthAddress */.ZX)(subnet.value.split(',')[0] ?? '', 10);
    if (ipvs && address === undefined) {
        (0,fields/* remark */.Vg)(reader, 'with IPVS the cache asks the DNS Service’s address, which is not stated', at);
        return [];
    }
    const service = address === undefined || subnet === undefined ? undefined : { value: address, at: subnet.at };
    const binds = !ipvs && service !== undefined ? [{ value: CACHE, at }, service] : [{ value: CACHE, at }];
    const cluster = ipvs && service !== undefined ? (0,platform_coredns/* word */.Vm)(service) : CACHE_PLACEHOLDER;
    const rest = (0,fields/* presentEntry */.Ut)(node, 'disableForwardToUpstreamDNS');
    const toCluster = rest !== undefined && (0,fields/* booleanField */.hQ)(reader, node, 'disableForwardToUpstreamDNS') === true;
    const place = rest === undefined ? at : (0,documents_document/* placeOf */.$t)(reader.document, rest.value);
    const told = ipvs ? { value: CACHE, at } : service;
    return [
        ...(told === undefined
            ? []
            : [
                {
                    kind: 'kubelet',
                    source: 'config',
                    provisioner: 'gardener',
                    clusterDNS: [told],
                    ineffective: [],
                    at,
                },
            ]),
        ...(0,platform_node_cache/* nodeCacheObjects */.Pq)({
            namespace: 'kube-system',
            name: 'node-local-dns',
            corefile: stockNodeCache({
                domain: 'cluster.local',
                binds: binds.map(platform_coredns/* word */.Vm),
                cluster: [cluster],
                rest: [
                    toCluster
                        ? (0,source_text/* standsFor */.jE)(place, typeof cluster === 'string' ? cluster : cluster.text)
                        : (0,source_text/* standsFor */.jE)(place, '__PILLAR__UPSTREAM__SERVERS__'),
                ],
                tcp: {
                    cluster: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'forceTCPToClusterDNS')) !== 'false',
                    rest: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'forceTCPToUpstreamDNS')) !== 'false',
                },
                at,
            }),
            addresses: binds,
            upstreamService: 'kube-dns-upstream',
            at,
            knownFrom: 'Gardener writes this Corefile (pkg/component/networking/nodelocaldns/resources.go)',
        }),
        {
            kind: 'service',
            namespace: 'kube-system',
            name: 'kube-dns-upstream',
            type: 'ClusterIP',
            clusterIPs: [],
            headless: false,
            externalIPs: [],
            selector: { 'k8s-app': 'kube-dns' },
            ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, targetPort: 8053, protocol })),
            at,
            knownFrom: 'Gardener adds a second Service for the cache',
        },
    ];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/guard-edits/index.js

/** Around the word in a pattern: blanks, anchors, classes; bounded, so that no line takes long. */
const AROUND = String.raw `[\^\s\\+*$[\]:a-z<>#]{0,24}`;
/** The word itself, also where the pattern says its bounds. */
const WORD = String.raw `(?:\\b|\b)loop(?:\\b|\b)`;
/**
 * One line that takes lines out by the word: `sed '/loop/d'` and `sed 's/loop//'`, `grep -v loop`, `awk '!/loop/'`,
 * `perl -ne 'print unless /loop/'`, and `sub("loop"; "")` of jq and yq. Each alternative is bounded by the line, and
 * nothing in it repeats within a repetition.
 */
const EDIT = new RegExp([
    String.raw `\bsed\b[^\n|;]{0,200}?\/${AROUND}${WORD}${AROUND}\/I?\s*d\b`,
    // `s/^ *loop$//`, `s/loop/#loop/`, `s|loop||`
    String.raw `\b(?:sed|perl)\b[^\n|;]{0,200}?\bs([/|,#])${AROUND}${WORD}${AROUND}\1(?:#[^\n]{0,40}?|\s{0,8})\1`,
    String.raw `\bgrep\s[^\n|;]{0,40}?-[a-zA-Z]*v[a-zA-Z]*\s+(?:-e\s+)?["']?${AROUND}${WORD}`,
    String.raw `\bg?awk\b[^\n|;]{0,80}?!\s*\/${AROUND}${WORD}${AROUND}\/`,
    String.raw `\bg?awk\b[^\n|;]{0,80}?\/${AROUND}${WORD}${AROUND}\/\s*\{\s*next`,
    String.raw `\bperl\b[^\n|]{0,120}?\bunless\s*\(?\s*m?\/${AROUND}${WORD}`,
    String.raw `\b(?:yq|jq)\b[^\n]{0,200}?\bg?sub\(\s*["']${AROUND}${WORD}${AROUND}["']\s*[;,]\s*["']\s{0,8}["']\s*[;)]`,
].join('|'));
/** What makes it an edit of a Corefile, not of anything else that has a loop. */
const ABOUT = /coredns|corefile/i;
/** Commands that only show what stands in their quotes. */
const PRINTS = /^(?:echo|printf)\b/;
/** Larger texts are data, not scripts. */
const MAX_TEXT = 512 * 1024;
const guardEdits = {
    id: 'guard-edits',
    title: 'Commands that delete the loop plugin',
    recognises: (document) => linesOf(document).length > 0,
    read: (document) => ({
        value: linesOf(document).map(({ start, end, text }) => ({ kind: 'guard-edit', says: text, at: (0,source_text/* locate */.x5)(document.source, start, end) })),
        notices: [],
    }),
};
function linesOf(document) {
    const { text } = document.source;
    if (text.length > MAX_TEXT ||
        !/\b(?:sed|grep|awk|perl|yq|jq)\b/.test(text) ||
        !text.includes('loop') ||
        !ABOUT.test(text))
        return [];
    const commands = commandsOf(text);
    const editing = commands.filter((lines) => lines.some(isEdit));
    if (editing.length === 0)
        return [];
    const named = new Set(commands.filter(isAbout).flatMap((lines) => lines.flatMap(filesIn)));
    return editing
        .filter((lines) => isAbout(lines) || lines.some((line) => filesIn(line).some((file) => named.has(file))))
        .flatMap((lines) => lines.filter(isEdit))
        .map((line) => ({ ...line, text: line.text.replace(/\s+/g, ' ') }));
}
/** Lines that continue each other, by a backslash or an open pipe, are one command. Comments are none. */
function commandsOf(text) {
    const commands = [];
    let open;
    let start = 0;
    for (const line of text.split('\n')) {
        const words = line.trim();
        const from = start + line.indexOf(words);
        start += line.length + 1;
        if (words.startsWith('#'))
            continue;
        if (open === undefined) {
            open = [];
            commands.push(open);
        }
        open.push({ start: from, end: from + words.length, text: words });
        if (!/(?:\\|[^|]\|)$/.test(words))
            open = undefined;
    }
    return commands;
}
function isEdit({ text }) {
    if (!text.includes('loop') || text.length >= 2000)
        return false;
    const edit = EDIT.exec(text);
    return edit !== null && !(PRINTS.test(text) && isQuoted(text.slice(0, edit.index)));
}
/**
 * The command itself has to speak of CoreDNS: `lsblk | grep -v loop`, which lists disks without loop devices, stands in
 * many a script that installs a cluster.
 */
function isAbout(lines) {
    return lines.some(({ text }) => ABOUT.test(text));
}
/** What looks like a file: `kubectl get cm coredns > cm.yaml` makes of `cm.yaml` a name for the Corefile. */
function filesIn({ text }) {
    return text.split(/[\s"'<>|;&()]+/).filter((word) => /^[\w$~{.][^,:=]*[./][\w}]|^\/\w/.test(word));
}
/** Whether a text ends within quotes. */
function isQuoted(before) {
    let quote = '';
    for (let i = 0; i < before.length; i++) {
        const char = before[i];
        if (char === '\\' && quote !== "'")
            i++;
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else if (char === quote)
            quote = '';
    }
    return quote !== '';
}

;// CONCATENATED MODULE: ./.cache/build/dialects/ifupdown/index.js




/** /etc/network/interfaces: `dns-nameservers`, which resolvconf writes to the node's resolver file. */
const ifupdown = {
    id: 'ifupdown',
    title: 'ifupdown (/etc/network/interfaces)',
    recognises: (document) => document.kind === 'text' && (0,node_paths/* nodePathOf */.Zh)(document, isInterfacesPath) !== undefined,
    read: (document) => {
        const path = (0,node_paths/* nodePathOf */.Zh)(document, isInterfacesPath);
        if (path === undefined)
            return { value: [], notices: [] };
        const { source } = document;
        const notices = [];
        const facts = [];
        let stanza;
        const finish = () => {
            if (stanza !== undefined && stanza.dns.length > 0)
                facts.push(networkFact(document, path, {
                    software: 'ifupdown',
                    nameservers: serverAddresses(stanza.dns, notices),
                    domains: stanza.search,
                    dhcp: stanza.dhcp,
                    at: stanza.at,
                }));
            stanza = undefined;
        };
        for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
            const [keyword, ...rest] = (0,lines/* fieldsOf */.Pf)(source, line.start, line.end);
            if (keyword === undefined || keyword.value.startsWith('#'))
                continue;
            if (/^(?:auto|allow-\S+|mapping|source|source-directory|rename|template)$/.test(keyword.value))
                finish();
            else if (keyword.value === 'iface') {
                finish();
                const dhcp = rest.some((word) => word.value === 'dhcp') ? 'after' : 'none';
                stanza = { at: (0,source_text/* locate */.x5)(source, line.start, line.end), dhcp, dns: [], search: [] };
            }
            else if (/^dns-nameservers?$/.test(keyword.value))
                (0,lines/* append */.BC)(stanza?.dns ?? [], rest);
            else if (keyword.value === 'dns-search')
                (0,lines/* append */.BC)(stanza?.search ?? [], rest.map((word) => word.value));
        }
        finish();
        return { value: facts, notices };
    },
};
/** interfaces(5), resolvconf(8). */
function isInterfacesPath(path) {
    return /^\/etc\/network\/interfaces(?:\.d\/[^/]+)?$/.test(path);
}

// EXTERNAL MODULE: ./.cache/build/documents/carriers/ignition.js
var ignition = __webpack_require__(3447);
// EXTERNAL MODULE: ./.cache/build/documents/carriers/machine-pool.js
var machine_pool = __webpack_require__(4466);
;// CONCATENATED MODULE: ./.cache/build/dialects/ignition/index.js






/** Ignition, Butane and OpenShift's MachineConfigs. Files and units come as documents of their own; here are links, services, the image. */
const ignition_ignition = {
    id: 'ignition',
    title: 'Ignition, Butane and MachineConfig',
    recognises: (document) => (0,ignition/* ignitionConfig */.m)(document) !== undefined,
    read: (document) => {
        const config = (0,ignition/* ignitionConfig */.m)(document);
        if (document.kind !== 'yaml' || config === undefined)
            return { value: [], notices: [] };
        const reader = { document, notices: [] };
        const facts = [...links(reader, config), ...ignition_services(reader, config), ...ignition_image(reader)];
        const pool = (0,machine_pool/* machinePool */.O)(document);
        return { value: pool === undefined ? facts : facts.map((fact) => ({ ...fact, pool })), notices: reader.notices };
    },
};
/** `storage.links`: symbolic unless `hard` is set, which leads to the same content. */
function links({ document }, config) {
    return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(config, 'storage', 'links')).flatMap((link) => {
        const path = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(link, 'path'));
        const target = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(link, 'target'));
        if (path === undefined || target === undefined || !isResolverLink(path))
            return [];
        return [{ kind: 'node-link', path, target: absoluteTarget(target.value, path), at: target.at }];
    });
}
/** `systemd.units[].{enabled,mask}`; a unit that is only given drop-ins says nothing of whether it runs. */
function ignition_services({ document }, config) {
    return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(config, 'systemd', 'units')).flatMap((unit) => {
        const name = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(unit, 'name'));
        if (name === undefined)
            return [];
        const [mask, enabled] = [(0,documents_document/* child */.jf)(unit, 'mask'), (0,documents_document/* child */.jf)(unit, 'enabled') ?? (0,documents_document/* child */.jf)(unit, 'enable')];
        const masked = mask?.kind === 'scalar' && mask.value === true;
        const said = enabled?.kind === 'scalar' && typeof enabled.value === 'boolean' ? enabled.value : undefined;
        if (!masked && said === undefined)
            return [];
        return serviceFact(name.value, !masked && said === true, name.at) ?? [];
    });
}
const ignition_IMAGES = new Map([
    ['fcos', 'fedora-coreos'],
    ['flatcar', 'flatcar'],
    ['openshift', 'rhcos'],
]);
/** Butane's `variant` names the image; it counts where the configuration makes nodes. A MachineConfig always does. */
function ignition_image({ document }) {
    const machineConfig = (0,documents_document/* child */.jf)(document.root, 'kind');
    if ((0,documents_document/* scalarText */.ws)(machineConfig) === 'MachineConfig') {
        const at = (0,fields/* locatedText */.k6)(document, machineConfig)?.at;
        if (at === undefined)
            return [];
        return [{ kind: 'node-profile', os: { value: 'rhcos', at }, provisioner: { value: 'openshift', at }, at }];
    }
    const variant = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(document.root, 'variant'));
    const os = ignition_IMAGES.get(variant?.value ?? '');
    const started = provisionerOf(document.source);
    const facts = started === undefined ? [] : [started];
    if (variant !== undefined && os !== undefined && (started !== undefined || speaksOfNodes(document.source)))
        facts.push({ kind: 'node-profile', os: { value: os, at: variant.at }, at: variant.at });
    return facts;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/stock-corefile.js

/** cmd/kubeadm/app/phases/addons/dns/manifests.go; RKE1, k0s and MicroK8s differ from it in nothing that routes. */
function stockCorefile(one) {
    const reverse = one.reverse === undefined || one.reverse.length === 0 ? ['in-addr.arpa', 'ip6.arpa'] : one.reverse;
    const to = one.upstreams.length > 0 ? one.upstreams : [one.upstreamsAt ?? '/etc/resolv.conf'];
    return (0,platform_coredns/* written */.Mp)(one.at, [
        `.:${one.port ?? 53} {\n    errors\n    health\n    ready\n    kubernetes `,
        one.domain,
        ...reverse.flatMap((zone) => [' ', zone]),
        ' {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus :9153\n    forward .',
        ...to.flatMap((upstream) => [' ', upstream]),
        '\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n',
    ]);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/k0s/coverage.js
const k0s_coverage_coverage = {
    recognised: [
        '`k0s.k0sproject.io` `ClusterConfig`',
        '`k0sctl.k0sproject.io` `Cluster` with the configuration that it embeds',
        '`K0sControlPlane` of Cluster API',
    ],
    fields: [
        {
            field: '`network.serviceCIDR`, `network.clusterDomain`, `network.kubeProxy.mode`',
            becomes: 'the cluster’s network',
        },
        {
            field: '`workerProfiles[].values`',
            becomes: 'the kubelets’ configuration: of all nodes in the profile `default`, else of a pool of that name',
        },
        { field: '`hosts[].installFlags: --kubelet-extra-args`', becomes: 'the kubelet’s flags on that host' },
        { field: '`images.coredns.version`', becomes: 'the version of CoreDNS' },
    ],
    defaults: [
        { what: 'CoreDNS', is: 'k0s’ own, assumed, where no file shows one and no host disables the component' },
        { what: '`network.serviceCIDR`', is: '10.96.0.0/12; the address 10.96.0.10 is then only assumed' },
        {
            what: 'the kubelet’s `resolvConf`',
            is: '/etc/resolv.conf, or /run/systemd/resolve/resolv.conf where 127.0.0.53 is its only nameserver',
        },
    ],
    said: ['settings below `network.coreDNS`'],
    sources: [
        'k0sproject/k0s pkg/apis/k0s/v1beta1/network.go, pkg/component/controller/coredns.go, pkg/component/worker/kubelet.go',
        'k0sproject/k0sctl README',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/dialects/k0s/index.js











/** k0s: its ClusterConfig, k0sctl's Cluster and k0smotron's control planes, which embed one. */
const k0s = {
    id: 'k0s',
    title: 'k0s and k0sctl configuration',
    coverage: k0s_coverage_coverage,
    ...readingForms((document) => {
        const parts = partsOf(document);
        return parts && ((reader) => k0s_readCluster(reader, parts));
    }, platform_coredns/* atHome */.X6),
};
function partsOf(document) {
    const { root } = document;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    if (/^k0s\.k0sproject\.io\//.test(apiVersion) && (kind === 'ClusterConfig' || kind === 'Cluster'))
        return { spec: (0,documents_document/* child */.jf)(root, 'spec'), hosts: [] };
    if (/^k0sctl\.k0sproject\.io\//.test(apiVersion) && kind === 'Cluster')
        return { spec: (0,documents_document/* child */.jf)(root, 'spec', 'k0s', 'config', 'spec'), hosts: (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'spec', 'hosts')) };
    if (/^controlplane\.cluster\.x-k8s\.io\//.test(apiVersion) && kind === 'K0sControlPlane')
        return { spec: (0,documents_document/* child */.jf)(root, 'spec', 'k0sConfigSpec', 'k0s', 'spec'), hosts: [] };
    return undefined;
}
function k0s_readCluster(reader, { spec, hosts }) {
    const at = (0,fields/* beginningOf */.VI)(reader.document);
    const network = (0,documents_document/* child */.jf)(spec, 'network');
    const subnet = (0,fields/* textField */.M8)(reader, network, 'serviceCIDR');
    const domain = (0,fields/* textField */.M8)(reader, network, 'clusterDomain');
    const proxyMode = (0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(network, 'kubeProxy'), 'mode');
    const version = (0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(spec, 'images', 'coredns'), 'version');
    const facts = [{ kind: 'node-profile', provisioner: { value: 'k0s', at }, at }];
    if (subnet !== undefined || domain !== undefined || proxyMode !== undefined || version !== undefined)
        facts.push({
            kind: 'network',
            ...(subnet && { serviceSubnets: [subnet] }),
            ...(domain && { clusterDomain: domain }),
            ...(proxyMode && { proxyMode }),
            ...(version && { corednsVersion: version }),
            at,
        });
    const told = [...profileFacts(reader, spec), ...hostFacts(reader, hosts)];
    (0,lines/* append */.BC)(facts, told);
    const settings = (0,fields/* presentEntry */.Ut)(network, 'coreDNS');
    for (const entry of (0,documents_document/* entries */.jO)(settings?.value))
        (0,fields/* remark */.Vg)(reader, `\`coreDNS.${entry.key}\` of k0s is not modelled`, (0,documents_document/* placeOfKey */.qQ)(reader.document, entry));
    if (isOff(hosts))
        return facts;
    const file = told.flatMap((fact) => (fact.kind === 'kubelet' ? (fact.resolvConf ?? []) : []))[0];
    (0,lines/* append */.BC)(facts, coreDnsOf(at, file, domain, version));
    return facts;
}
/** `workerProfiles[]`: a KubeletConfiguration in part; `default` is what nodes get that name no other (k0s docs, "Worker node configuration"). */
function profileFacts(reader, spec) {
    const facts = [];
    for (const profile of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'workerProfiles'))) {
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(profile, 'name'));
        const pool = name === undefined || name === 'default' ? {} : { pool: name };
        const at = (0,fields/* beginningOf */.VI)(reader.document, profile);
        (0,lines/* append */.BC)(facts, kubeletConfigFacts(reader, (0,documents_document/* child */.jf)(profile, 'values'), { provisioner: 'k0s', ...pool }, at));
    }
    return facts;
}
/** `installFlags` of k0sctl's hosts: `--kubelet-extra-args="--resolv-conf=..."`; a host's address names its pool. */
function hostFacts(reader, hosts) {
    const facts = [];
    for (const host of hosts) {
        const address = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(host, 'ssh', 'address')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(host, 'openSSH', 'address'));
        for (const flag of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(host, 'installFlags'))) {
            const text = (0,fields/* sourceOf */.vz)(flag);
            if (text === undefined || !text.text.startsWith('--kubelet-extra-args'))
                continue;
            // The flag's own quotes end one level up: words of its value are the kubelet's flags.
            const words = (0,shell_words/* splitWords */.yM)(text, 'flags').words.flatMap((one) => one.text.startsWith('--kubelet-extra-args=') || one.text === '--kubelet-extra-args'
                ? (0,shell_words/* splitWords */.yM)(cutFlag(one), 'flags').words
                : (0,shell_words/* splitWords */.yM)(one, 'flags').words);
            const at = (0,documents_document/* placeOf */.$t)(reader.document, flag);
            (0,lines/* append */.BC)(facts, kubeletFlagFacts(reader, (0,kubelet_flags/* flagWords */.GK)(words), { provisioner: 'k0s', ...(address !== undefined && hosts.length > 1 && { pool: address }) }, at));
        }
    }
    return facts;
}
/** `--kubelet-extra-args=A B` as one word: what is behind the first `=`. */
function cutFlag(one) {
    const equals = one.text.indexOf('=');
    return equals === -1 ? (0,source_text/* slice */.di)(one, one.text.length, one.text.length) : (0,source_text/* slice */.di)(one, equals + 1, one.text.length);
}
/** `--disable-components` of a controller that names coredns (k0s docs, "Command line"). */
function isOff(hosts) {
    return hosts.some((host) => (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(host, 'installFlags')).some((flag) => {
        const text = (0,documents_document/* scalarText */.ws)(flag) ?? '';
        return text.startsWith('--disable-components') && text.includes('coredns');
    }));
}
/** pkg/component/controller/coredns.go: nothing of the Corefile can be chosen but the domain. */
function coreDnsOf(at, file, domain, version) {
    const tag = version !== undefined && /^v?\d+\.\d+\.\d+/.test(version.value) ? version : undefined;
    return (0,platform_coredns/* coreDnsObjects */.Rd)({
        namespace: 'kube-system',
        name: 'coredns',
        service: 'kube-dns',
        workload: 'Deployment',
        corefile: stockCorefile({
            domain: domain !== undefined && (0,platform_coredns/* isWord */.Jg)(domain.value) ? (0,platform_coredns/* word */.Vm)(domain) : 'cluster.local',
            upstreams: [],
            upstreamsAt: (0,source_text/* standsFor */.jE)(file?.at ?? at, '/etc/resolv.conf'),
            at,
        }),
        port: 53,
        clusterIPs: [],
        ...(tag && { image: { value: `quay.io/k0sproject/coredns:${tag.value}`, at: tag.at } }),
        byDefault: 'the cluster runs the CoreDNS that k0s installs, with the Corefile that k0s writes',
        at,
        knownFrom: 'k0s writes this Corefile (pkg/component/controller/coredns.go)',
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/k3s/index.js







/** k3s and RKE2: `/etc/rancher/{k3s,rke2}/config.yaml`, its drop-ins, environment files, and k3d's configuration. */
const k3s = {
    id: 'k3s',
    title: 'k3s, RKE2 and k3d configuration',
    recognises: (document) => k3s_formOf(document) !== undefined,
    read: (document) => {
        const form = k3s_formOf(document);
        const notices = [];
        if (form === undefined)
            return { value: [], notices };
        if (document.kind === 'text' && UNIT.test(document.onNode?.path ?? document.path)) {
            const fact = unitFlags(document.source, form);
            return { value: fact === undefined ? [] : [{ ...fact, ...(0,node_paths/* machinesOf */.qv)(document) }], notices };
        }
        if (document.kind === 'text')
            return { value: readEnvironment(document, form, notices), notices };
        const reader = { document, notices };
        if (isRke2Chart(document)) {
            const at = (0,fields/* beginningOf */.VI)(document);
            return { value: [{ kind: 'node-profile', provisioner: { value: 'rke2', at }, at }], notices };
        }
        return { value: (0,fields/* typeOf */.QP)(document.root).kind === 'Simple' ? readK3d(reader) : readConfig(reader, form), notices };
    },
};
const CONFIG = /^\/etc\/rancher\/(k3s|rke2)\/config\.yaml(?:\.d\/[^/]+\.ya?ml)?$/;
/** Environment files of the units that the install scripts write (get.k3s.io install.sh, get.rke2.io install.sh). */
const ENVIRONMENT = /^\/etc\/(?:systemd\/system\/(k3s|rke2)(?:-agent|-server)?\.service\.env|(?:default|sysconfig)\/(k3s|rke2)(?:-agent|-server)?)$/;
/** Units that the install scripts make, and what people write in their place. */
const UNIT = /(?:^|\/)(k3s|rke2)(?:-(?:agent|server))?\.service(?:\.d\/[^/]+\.conf)?$/;
const NAMED = /(?:^|[/_.-])(k3s|rke2)(?:[/_.-])/;
function k3s_formOf(document) {
    const isEnvironment = (path) => ENVIRONMENT.test(path);
    const isConfig = (path) => CONFIG.test(path);
    if (document.kind === 'text') {
        const unit = UNIT.exec(document.onNode?.path ?? document.path)?.[1];
        if (unit !== undefined)
            return unit === 'rke2' ? 'rke2' : 'k3s';
        const path = (0,node_paths/* nodePathOf */.Zh)(document, isEnvironment);
        return path === undefined ? undefined : path.includes('rke2') ? 'rke2' : 'k3s';
    }
    const { root } = document;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    if (kind === 'Simple' && apiVersion.startsWith('k3d.io/'))
        return 'k3s';
    if (isRke2Chart(document))
        return 'rke2';
    if (root.kind !== 'map' || kind !== '' || apiVersion !== '')
        return undefined;
    const path = (0,node_paths/* nodePathOf */.Zh)(document, isConfig);
    if (path !== undefined)
        return CONFIG.exec(path)?.[1] === 'rke2' ? 'rke2' : 'k3s';
    // A copy under another path: named after the distribution, and with a setting of its command line.
    const named = NAMED.exec(document.path)?.[1];
    if (named === undefined || !/(?:^|\/)[^/]*(?:config|server|agent|k3s|rke2)[^/]*\.ya?ml$/.test(document.path))
        return undefined;
    const known = ['resolv-conf', 'cluster-dns', 'cluster-domain', 'service-cidr', 'kubelet-arg'];
    return known.some((key) => (0,documents_document/* child */.jf)(root, key) !== undefined) ? (named === 'rke2' ? 'rke2' : 'k3s') : undefined;
}
/** Values for a chart that RKE2 alone brings: what they set its chart says, that the cluster is RKE2's is said here. */
function isRke2Chart(document) {
    if (document.kind !== 'yaml')
        return false;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    return (kind === 'HelmChartConfig' &&
        apiVersion.startsWith('helm.cattle.io/') &&
        (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'metadata', 'name')) === 'rke2-coredns');
}
/** Keys are the flags without dashes; a key with `+` at its end adds to earlier files (k3s docs, "Configuration File"). */
function readConfig(reader, form) {
    const { document } = reader;
    const { root } = document;
    const flags = [];
    const resolvConf = (0,fields/* textField */.M8)(reader, root, 'resolv-conf');
    const own = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(root, 'resolv-conf'));
    // k3s passes its own setting first and `kubelet-arg` behind it, which wins (pkg/daemons/config GetArgs).
    if (own !== undefined && resolvConf !== undefined)
        flags.push({ name: 'resolv-conf', value: own, at: resolvConf.at });
    for (const entry of (0,documents_document/* entries */.jO)(root)) {
        if (entry.key !== 'kubelet-arg' && entry.key !== 'kubelet-arg+')
            continue;
        const values = entry.value.kind === 'sequence' ? (0,documents_document/* items */.ld)(entry.value) : [entry.value];
        for (const value of values) {
            const text = (0,fields/* sourceOf */.vz)(value);
            if (text !== undefined)
                flags.push(flagOf(text, (0,documents_document/* placeOfKey */.qQ)(document, entry)));
        }
    }
    return k3s_stated(flags, networkOf(reader, root), form, (0,fields/* beginningOf */.VI)(document), document.onNode?.pool, reader.notices);
}
function flagOf(text, otherwise) {
    const equals = text.text.indexOf('=');
    const end = equals === -1 ? text.text.length : equals;
    const from = text.text.startsWith('--') ? 2 : 0;
    return {
        name: text.text.slice(from, end),
        value: equals === -1 ? undefined : (0,source_text/* slice */.di)(text, equals + 1, text.text.length),
        at: text.text === '' ? otherwise : (0,source_text/* locate */.x5)(text, 0, text.text.length),
    };
}
function networkOf(reader, root) {
    const list = (key) => {
        const node = (0,documents_document/* child */.jf)(root, key);
        const values = node?.kind === 'sequence' ? (0,documents_document/* items */.ld)(node) : node === undefined ? [] : [node];
        return values.flatMap((value) => {
            const text = (0,fields/* sourceOf */.vz)(value);
            return text === undefined ? [] : (0,lines/* commaList */.od)(text);
        });
    };
    const clusterDNS = list('cluster-dns');
    const serviceSubnets = list('service-cidr');
    const clusterDomain = (0,fields/* textField */.M8)(reader, root, 'cluster-domain');
    const off = list('disable').some(({ value }) => value === 'coredns' || value === 'rke2-coredns');
    return {
        ...(off && { dnsOff: true }),
        ...(list('disable').some(({ value }) => value === 'servicelb') && { balancerOff: true }),
        ...(clusterDNS.length > 0 && { clusterDNS }),
        ...(serviceSubnets.length > 0 && { serviceSubnets }),
        ...(clusterDomain && { clusterDomain }),
    };
}
function k3s_stated(flags, network, form, at, pool, notices) {
    const settings = (0,kubelet_flags/* readFlags */.uW)(flags, notices);
    const named = pool === undefined ? {} : { pool };
    const facts = [{ kind: 'node-profile', provisioner: { value: form, at }, ...named, at }];
    if (Object.keys(network).length > 0)
        facts.push({ kind: 'network', ...network, at });
    const said = settings.resolvConf ?? settings.clusterDNS?.[0] ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said !== undefined)
        facts.push({ kind: 'kubelet', source: 'flags', provisioner: form, ...named, ...settings, at: said.at });
    return facts;
}
/** `K3S_RESOLV_CONF`, `RKE2_RESOLV_CONF`: the environment of the flag `--resolv-conf` (k3s pkg/cli/cmds/agent.go). */
function readEnvironment(document, form, notices) {
    const flags = [];
    for (const line of (0,lines/* linesOf */.Dx)(document.source.text)) {
        const found = /^\s{0,20}(?:export\s{1,8})?(?:K3S|RKE2)_RESOLV_CONF=/.exec(line.text);
        if (found === null)
            continue;
        let from = line.start + found[0].length;
        let to = line.end;
        const quote = document.source.text[from];
        if ((quote === '"' || quote === "'") && to - 1 > from && document.source.text[to - 1] === quote) {
            from += 1;
            to -= 1;
        }
        if (to > from)
            flags.push({
                name: 'resolv-conf',
                value: (0,source_text/* slice */.di)(document.source, from, to),
                at: (0,source_text/* locate */.x5)(document.source, from, to),
            });
    }
    if (flags.length === 0)
        return [];
    return k3s_stated(flags, {}, form, (0,lines/* firstLineOf */.Qy)(document.source), document.onNode?.pool, notices);
}
/** `options.k3s.extraArgs[].arg` (k3d pkg/config/v1alpha5/types.go): a flag of k3s, for every node whatever its filter. */
function readK3d(reader) {
    const { document } = reader;
    const flags = [];
    const clusterDNS = [];
    let off = false;
    for (const extra of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'options', 'k3s', 'extraArgs'))) {
        const node = (0,documents_document/* child */.jf)(extra, 'arg');
        const text = (0,fields/* sourceOf */.vz)(node);
        if (text === undefined || (0,documents_document/* scalarText */.ws)(node) === undefined)
            continue;
        const flag = flagOf(text, (0,fields/* beginningOf */.VI)(document, extra));
        if (flag.name === 'kubelet-arg' && flag.value !== undefined)
            flags.push(flagOf(flag.value, flag.at));
        else if (flag.name === 'resolv-conf')
            flags.push(flag);
        else if (flag.name === 'cluster-dns' && flag.value !== undefined)
            (0,lines/* append */.BC)(clusterDNS, (0,lines/* commaList */.od)(flag.value));
        else if (flag.name === 'disable' && flag.value?.text === 'coredns')
            off = true;
    }
    const network = { ...(clusterDNS.length > 0 && { clusterDNS }), ...(off && { dnsOff: true }) };
    return k3s_stated(flags, network, 'k3s', (0,fields/* beginningOf */.VI)(document), undefined, reader.notices);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/k8s-gateway/index.js





/** The chart of k8s_gateway: a CoreDNS that answers for a cluster's ingresses, and forwards the rest. */
const k8sGateway = {
    id: 'k8s-gateway',
    title: 'Releases of the k8s-gateway chart',
    coverage: {
        recognised: ['Flux `HelmRelease` and Argo CD `Application` of the chart `k8s-gateway` with values in place'],
        fields: [
            { field: '`domain`, `fallthrough`', becomes: 'the zone that the plugin k8s_gateway answers' },
            { field: '`extraZonePlugins`', becomes: 'the rest of the Corefile, in place of the chart’s own list' },
            { field: '`service`: addresses, annotations, `port`', becomes: 'the Service that leads to it' },
        ],
        defaults: [
            {
                what: '`extraZonePlugins`',
                is: '`forward . /etc/resolv.conf` and `loop` among others; pods have dnsPolicy ClusterFirst',
            },
        ],
        sources: ['ori-edge/k8s_gateway charts/k8s-gateway values.yaml and templates'],
    },
    recognises: (document) => chartNamed(document) === 'k8s-gateway',
    read: (document) => {
        const notices = [];
        if (document.kind !== 'yaml')
            return { value: [], notices };
        const release = statedRelease(document, notices);
        return { value: release === undefined ? [] : k8s_gateway_factsOf(release), notices };
    },
};
const KNOWN_FROM = 'the k8s-gateway chart writes this Corefile from its values';
function k8s_gateway_factsOf(release) {
    const { reader, values, namespace } = release;
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document, values);
    const name = release.name.includes('k8s-gateway') ? release.name : `${release.name}-k8s-gateway`;
    const labels = { 'app.kubernetes.io/name': 'k8s-gateway', 'app.kubernetes.io/instance': release.name };
    const service = (0,documents_document/* child */.jf)(values, 'service');
    const annotated = (0,balancer_addresses/* balancerAddresses */.n)((0,documents_document/* child */.jf)(service, 'annotations'));
    const cluster = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(service, 'clusterIP'));
    const balancer = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(service, 'loadBalancerIP'));
    const port = Number((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(service, 'port')) ?? 53);
    return [
        {
            kind: 'config-map',
            namespace,
            name,
            labels: {},
            data: [{ key: 'Corefile', text: corefileOf(release), at }],
            at,
            knownFrom: KNOWN_FROM,
        },
        {
            kind: 'workload',
            namespace,
            workload: 'Deployment',
            name,
            labels: { ...labels, ...(0,fields/* labelsField */.kW)(reader, values, 'customLabels') },
            hostNetwork: false,
            containers: [
                {
                    name: 'k8s-gateway',
                    init: false,
                    image: { value: 'quay.io/oriedge/k8s_gateway', at },
                    words: ['-conf', '/etc/coredns/Corefile'].map((value) => ({ value, at })),
                    env: [],
                    ports: ['UDP', 'TCP'].map((protocol) => ({
                        name: `dns-${protocol.toLowerCase()}`,
                        containerPort: 1053,
                        protocol,
                    })),
                    mounts: [{ volume: 'config-volume', path: '/etc/coredns' }],
                },
            ],
            volumes: [{ name: 'config-volume', source: { kind: 'config-map', name, optional: false } }],
            podSpecAt: at,
            nodeSelector: {},
            at,
            knownFrom: KNOWN_FROM,
        },
        {
            kind: 'service',
            namespace,
            name,
            type: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(service, 'type')) ?? 'LoadBalancer',
            clusterIPs: cluster === undefined || cluster.value === '' ? [] : [cluster],
            headless: false,
            externalIPs: [
                ...(balancer === undefined ? [] : [balancer]),
                ...((0,fields/* textListField */.y7)(reader, service, 'externalIPs') ?? []),
                ...annotated,
            ],
            selector: labels,
            ports: [{ name: 'dns-udp', port: Number.isInteger(port) ? port : 53, targetPort: 'dns-udp', protocol: 'UDP' }],
            at,
            knownFrom: KNOWN_FROM,
        },
    ];
}
const DEFAULT_PLUGINS = `    log
    errors
    health
    ready
    prometheus 0.0.0.0:9153
    forward . /etc/resolv.conf
    loop
    reload
    loadbalance
`;
function corefileOf({ reader, values }) {
    const at = (0,fields/* beginningOf */.VI)(reader.document, values);
    const domain = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(values, 'domain'));
    const pieces = ['.:1053 {\n    k8s_gateway '];
    pieces.push(piece(domain) ?? '_', ' {\n');
    if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(values, 'fallthrough', 'enabled')) === 'true') {
        pieces.push('        fallthrough');
        for (const zone of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(values, 'fallthrough', 'zones'))) {
            const text = (0,fields/* sourceOf */.vz)(zone);
            if (text !== undefined)
                pieces.push(' ', text);
        }
        pieces.push('\n');
    }
    pieces.push('    }\n');
    const list = (0,documents_document/* child */.jf)(values, 'extraZonePlugins');
    if (list === undefined)
        pieces.push(DEFAULT_PLUGINS);
    else
        for (const plugin of (0,documents_document/* items */.ld)(list))
            addPlugin(plugin, pieces);
    pieces.push('}\n');
    return (0,platform_coredns/* written */.Mp)(at, pieces);
}
function addPlugin(plugin, pieces) {
    const name = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(plugin, 'name'));
    const parameters = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(plugin, 'parameters'));
    const block = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(plugin, 'configBlock'));
    if (name === undefined)
        return;
    pieces.push('    ', name);
    if (parameters !== undefined)
        pieces.push(' ', parameters);
    if (block !== undefined)
        pieces.push(' {\n', block, '\n    }');
    pieces.push('\n');
}
/** A value that Flux or the chart fills in is one word. */
function piece(one) {
    return one === undefined || /[\s{}]/.test(one.value) ? undefined : one.value;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kind/coverage.js
const kind_coverage_coverage = {
    recognised: ['`kind.x-k8s.io` `Cluster`'],
    fields: [
        { field: '`networking.serviceSubnet`, `networking.kubeProxyMode`', becomes: 'the cluster’s network' },
        {
            field: '`kubeadmConfigPatches` of the cluster and of nodes',
            becomes: 'kubeadm’s and the kubelet’s settings, read as their own files; a node’s are for that node',
        },
    ],
    defaults: [
        {
            what: 'the kubelet’s `resolvConf`',
            is: '/etc/resolv.conf, in which the node image has replaced Docker’s 127.0.0.11',
        },
        { what: '`networking.serviceSubnet`', is: '10.96.0.0/16; the address 10.96.0.10 is then only assumed' },
    ],
    said: ['`extraMounts` of a resolver file'],
    sources: [
        'kubernetes-sigs/kind pkg/apis/config/v1alpha4/types.go',
        'kubernetes-sigs/kind images/base/files/usr/local/bin/entrypoint',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/dialects/kind/index.js





/** kind's cluster configuration; the patches of kubeadm's files in it are documents of their own. */
const kind = {
    id: 'kind',
    title: 'kind cluster configuration',
    coverage: kind_coverage_coverage,
    ...readingForms(({ root }) => {
        const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
        return kind === 'Cluster' && apiVersion.startsWith('kind.x-k8s.io/') ? kind_readCluster : undefined;
    }),
};
/** Files from which pods or the node's own processes learn their resolvers. */
const kind_RESOLVER_FILE = /(?:^|\/)(?:[^/]*resolv[^/]*\.conf|resolved\.conf|Corefile)$/;
function kind_readCluster(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    const facts = [{ kind: 'node-profile', provisioner: { value: 'kind', at }, at }];
    const networking = (0,fields/* mapField */.Rz)(reader, document.root, 'networking');
    const subnet = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(networking, 'serviceSubnet'));
    const serviceSubnets = subnet === undefined ? [] : (0,lines/* commaList */.od)(subnet);
    const proxyMode = (0,fields/* textField */.M8)(reader, networking, 'kubeProxyMode');
    if (serviceSubnets.length > 0 || proxyMode !== undefined)
        facts.push({
            kind: 'network',
            ...(serviceSubnets.length > 0 && { serviceSubnets }),
            ...(proxyMode && { proxyMode }),
            at,
        });
    for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'nodes')))
        for (const mount of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, 'extraMounts'))) {
            const path = (0,documents_document/* child */.jf)(mount, 'containerPath');
            if (path !== undefined && kind_RESOLVER_FILE.test((0,documents_document/* scalarText */.ws)(path) ?? ''))
                (0,fields/* remark */.Vg)(reader, 'a file of the host is mounted here: what it lists is not followed', (0,documents_document/* placeOf */.$t)(document, path));
        }
    return facts;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/platform-kube-dns.js

const DIRECTORY = '/etc/k8s/dns/dnsmasq-nanny';
/** Pods have dnsPolicy Default; the ConfigMap `kube-dns` is optional. */
function kubeDnsObjects(one) {
    const { at, knownFrom } = one;
    const domain = (0,platform_coredns/* isWord */.Jg)(one.domain) ? one.domain : 'cluster.local';
    const common = { at, knownFrom, ...(one.byDefault === undefined ? {} : { byDefault: one.byDefault }) };
    const labels = { 'k8s-app': 'kube-dns' };
    const container = (name, image, words, port) => ({
        name,
        init: false,
        image: { value: `registry.k8s.io/${image}`, at },
        words: words.map((value) => ({ value, at })),
        env: [],
        ports: ['UDP', 'TCP'].map((protocol) => ({ containerPort: port, protocol })),
        mounts: [{ volume: 'kube-dns-config', path: DIRECTORY }],
    });
    return [
        ...configMap(one, common),
        {
            kind: 'workload',
            namespace: 'kube-system',
            workload: 'Deployment',
            name: 'kube-dns',
            labels,
            hostNetwork: false,
            dnsPolicy: { value: 'Default', at },
            containers: [
                container('dnsmasq', 'dns/k8s-dns-dnsmasq-nanny', [`-configDir=${DIRECTORY}`, '--', '-k', ...options(domain)], 53),
                container('kubedns', 'dns/k8s-dns-kube-dns', [`--domain=${domain}.`, '--dns-port=10053'], 10053),
            ],
            volumes: [{ name: 'kube-dns-config', source: { kind: 'config-map', name: 'kube-dns', optional: true } }],
            podSpecAt: at,
            nodeSelector: {},
            ...common,
        },
        {
            kind: 'service',
            namespace: 'kube-system',
            name: 'kube-dns',
            type: 'ClusterIP',
            clusterIPs: one.clusterIPs,
            headless: false,
            externalIPs: [],
            selector: labels,
            ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, targetPort: 53, protocol })),
            ...common,
        },
    ];
}
function options(domain) {
    return [domain, 'in-addr.arpa', 'ip6.arpa'].map((zone) => `--server=/${zone}/127.0.0.1#10053`);
}
/** Texts of JSON, whose addresses keep the places of the settings. */
function configMap({ config, at }, common) {
    if (config === undefined)
        return [];
    const list = (servers) => servers
        .filter(({ value }) => (0,platform_coredns/* isWord */.Jg)(value))
        .flatMap((server, index) => [index === 0 ? '"' : '","', (0,platform_coredns/* word */.Vm)(server)])
        .concat(servers.length > 0 ? '"' : '');
    const zones = config.stubDomains.filter(({ zone }) => (0,platform_coredns/* isWord */.Jg)(zone));
    const entries = [
        ...(config.upstreamNameservers.length === 0
            ? []
            : [{ key: 'upstreamNameservers', text: (0,platform_coredns/* written */.Mp)(at, ['[', ...list(config.upstreamNameservers), ']']), at }]),
        ...(zones.length === 0
            ? []
            : [
                {
                    key: 'stubDomains',
                    text: (0,platform_coredns/* written */.Mp)(at, [
                        '{',
                        ...zones.flatMap(({ zone, servers }, index) => [
                            `${index === 0 ? '' : ','}"${zone}":[`,
                            ...list(servers),
                            ']',
                        ]),
                        '}',
                    ]),
                    at,
                },
            ]),
    ];
    return entries.length === 0
        ? []
        : [{ kind: 'config-map', namespace: 'kube-system', name: 'kube-dns', labels: {}, data: entries, ...common }];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kops/index.js











/** kOps' Cluster and InstanceGroup. */
const kops = {
    id: 'kops',
    title: 'kOps Cluster and InstanceGroup',
    ...readingForms(({ root }) => {
        const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
        if (!apiVersion.startsWith('kops.k8s.io/'))
            return undefined;
        return kind === 'Cluster' ? kops_readCluster : kind === 'InstanceGroup' ? readInstanceGroup : undefined;
    }, platform_coredns/* atHome */.X6),
};
function kops_readCluster(reader) {
    const { document } = reader;
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    const at = (0,fields/* beginningOf */.VI)(document);
    const dns = (0,fields/* mapField */.Rz)(reader, spec, 'kubeDNS');
    const subnet = (0,fields/* textField */.M8)(reader, spec, 'serviceClusterIPRange');
    const serverIP = (0,fields/* textField */.M8)(reader, dns, 'serverIP');
    const domain = (0,fields/* textField */.M8)(reader, dns, 'domain') ?? (0,fields/* textField */.M8)(reader, spec, 'clusterDNSDomain');
    const facts = [{ kind: 'node-profile', provisioner: { value: 'kops', at }, at }];
    if (subnet !== undefined || serverIP !== undefined || domain !== undefined)
        facts.push({
            kind: 'network',
            ...(subnet && { serviceSubnets: [subnet] }),
            ...(serverIP && { clusterDNS: [serverIP] }),
            ...(domain && { clusterDomain: domain }),
            at,
        });
    for (const key of ['kubelet', 'controlPlaneKubelet', 'masterKubelet'])
        for (const fact of kubeletFacts(reader, (0,documents_document/* child */.jf)(spec, key), {}))
            facts.push(fact);
    if (dns === undefined)
        return facts;
    const entry = (0,fields/* presentEntry */.Ut)(spec, 'kubeDNS');
    const place = entry === undefined ? at : (0,documents_document/* placeOfKey */.qQ)(document, entry);
    const provider = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(dns, 'provider'));
    if (provider === 'KubeDNS') {
        (0,lines/* append */.BC)(facts, kubeDnsObjects({
            domain: domain?.value ?? 'cluster.local',
            clusterIPs: serverIP === undefined ? [] : [serverIP],
            config: {
                upstreamNameservers: (0,fields/* textListField */.y7)(reader, dns, 'upstreamNameservers') ?? [],
                stubDomains: (0,documents_document/* entries */.jO)((0,fields/* mapField */.Rz)(reader, dns, 'stubDomains')).map((entry) => ({
                    zone: entry.key,
                    servers: (0,documents_document/* items */.ld)(entry.value).flatMap((item) => (0,fields/* locatedText */.k6)(document, item) ?? []),
                })),
            },
            at: place,
            knownFrom: 'kOps writes this kube-dns (upup/models/cloudup/resources/addons/kube-dns.addons.k8s.io)',
        }));
    }
    else {
        const corefile = kops_corefileOf(reader, dns, domain?.value ?? 'cluster.local', place);
        const image = (0,fields/* textField */.M8)(reader, dns, 'coreDNSImage');
        if (corefile !== undefined)
            for (const fact of (0,platform_coredns/* coreDnsObjects */.Rd)({
                namespace: 'kube-system',
                name: 'coredns',
                service: 'kube-dns',
                workload: 'Deployment',
                corefile,
                port: 53,
                clusterIPs: serverIP === undefined ? [] : [serverIP],
                ...(image && { image }),
                at: place,
                knownFrom: 'kOps writes this Corefile (upup/models/cloudup/resources/addons/coredns.addons.k8s.io)',
            }))
                facts.push(fact);
    }
    (0,lines/* append */.BC)(facts, kops_nodeLocal(reader, dns, { subnet, serverIP, domain: domain?.value ?? 'cluster.local' }));
    return facts;
}
/** kOps' defaults (pkg/apis/kops/networking.go, pkg/model/components/kubedns.go). */
const LOCAL_IP = '169.254.20.10';
const SERVICE_RANGE = '100.64.0.0/13';
/**
 * The cache binds its own address and no Service's; with IPVS it asks the DNS Service by its address, otherwise through a
 * Service of its own (nodelocaldns.addons.k8s.io/k8s-1.12.yaml.template). `additionalConfig` stands behind the blocks.
 */
function kops_nodeLocal(reader, dns, cluster) {
    const { document } = reader;
    const cache = (0,documents_document/* child */.jf)(dns, 'nodeLocalDNS');
    const enabled = (0,fields/* presentEntry */.Ut)(cache, 'enabled');
    if (enabled?.value.kind !== 'scalar' || enabled.value.value !== true)
        return [];
    const at = (0,documents_document/* placeOf */.$t)(document, enabled.value);
    const local = (0,fields/* textField */.M8)(reader, cache, 'localIP') ?? { value: LOCAL_IP, at };
    const ipvs = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'spec', 'kubeProxy', 'proxyMode')) === 'ipvs';
    const tenth = (0,endpoint/* nthAddress */.ZX)(cluster.subnet?.value ?? SERVICE_RANGE, 10);
    const service = cluster.serverIP ?? (tenth === undefined ? undefined : { value: tenth, at: cluster.subnet?.at ?? at });
    const target = ipvs && service !== undefined ? (0,platform_coredns/* word */.Vm)(service) : (0,source_text/* standsFor */.jE)(at, '__PILLAR__CLUSTER__DNS__');
    const toCluster = (0,fields/* presentEntry */.Ut)(cache, 'forwardToKubeDNS');
    const forwards = toCluster !== undefined && (0,documents_document/* scalarText */.ws)(toCluster.value) === 'true';
    const external = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(cache, 'externalCoreFile'));
    const more = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(cache, 'additionalConfig'));
    const stock = stockNodeCache({
        domain: (0,platform_coredns/* isWord */.Jg)(cluster.domain) ? cluster.domain : 'cluster.local',
        binds: [(0,platform_coredns/* word */.Vm)(local)],
        cluster: [target],
        rest: [
            forwards
                ? (0,source_text/* standsFor */.jE)((0,documents_document/* placeOf */.$t)(document, toCluster.value), target.text)
                : (0,source_text/* standsFor */.jE)(at, '__PILLAR__UPSTREAM__SERVERS__'),
        ],
        tcp: { cluster: true, rest: forwards },
        at,
    });
    const own = external !== undefined && external.text.trim() !== '' ? external : stock;
    return [
        { kind: 'kubelet', source: 'flags', provisioner: 'kops', clusterDNS: [local], ineffective: [], at: local.at },
        ...(0,platform_node_cache/* nodeCacheObjects */.Pq)({
            namespace: 'kube-system',
            name: 'node-local-dns',
            corefile: more === undefined ? own : (0,source_text/* concat */.xW)([own, (0,source_text/* standsFor */.jE)(at, '\n'), more]),
            addresses: [local],
            upstreamService: 'kube-dns-upstream',
            at,
            knownFrom: 'kOps writes this Corefile (upup/models/cloudup/resources/addons/nodelocaldns.addons.k8s.io)',
        }),
        {
            kind: 'service',
            namespace: 'kube-system',
            name: 'kube-dns-upstream',
            type: 'ClusterIP',
            clusterIPs: [],
            headless: false,
            externalIPs: [],
            selector: { 'k8s-app': 'kube-dns' },
            ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, targetPort: 53, protocol })),
            at,
            knownFrom: 'kOps adds a second Service for the cache',
        },
    ];
}
/** `externalCoreFile` as it is; else the template with `upstreamNameservers`, when one of them is stated. */
function kops_corefileOf(reader, dns, domain, at) {
    const external = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(dns, 'externalCoreFile'));
    if (external !== undefined && external.text.trim() !== '')
        return external;
    const upstreams = (0,fields/* textListField */.y7)(reader, dns, 'upstreamNameservers') ?? [];
    const pieces = [
        `.:53 {\n    errors\n    health {\n      lameduck 5s\n    }\n    ready\n    kubernetes ${(0,platform_coredns/* isWord */.Jg)(domain) ? domain : 'cluster.local'}. in-addr.arpa ip6.arpa {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n      ttl 30\n    }\n    prometheus :9153\n    forward .`,
    ];
    const before = pieces.length;
    for (const upstream of upstreams) {
        if ((0,platform_coredns/* isWord */.Jg)(upstream.value))
            pieces.push(' ', (0,platform_coredns/* word */.Vm)(upstream));
        else
            (0,fields/* remark */.Vg)(reader, '`upstreamNameservers` holds what is no address', upstream.at);
    }
    if (pieces.length === before)
        pieces.push(' /etc/resolv.conf');
    pieces.push(' {\n      max_concurrent 1000\n    }\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n');
    return (0,platform_coredns/* written */.Mp)(at, pieces);
}
function readInstanceGroup(reader) {
    const { root } = reader.document;
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name'));
    const told = kubeletFacts(reader, (0,documents_document/* child */.jf)(root, 'spec', 'kubelet'), name === undefined ? {} : { pool: name });
    const system = profileOfImage((0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(root, 'spec'), 'image'));
    if (told.length === 0 && system === undefined)
        return [];
    const at = (0,fields/* beginningOf */.VI)(reader.document);
    return [
        {
            kind: 'node-profile',
            provisioner: { value: 'kops', at },
            ...system,
            ...(name !== undefined && { pool: name }),
            at,
        },
        ...told,
    ];
}
/** `clusterDNS` is one text here, and an empty `resolvConf` is passed on as `--resolv-conf=` (pkg/apis/kops/componentconfig.go). */
function kubeletFacts(reader, node, pool) {
    const resolvConf = (0,fields/* textField */.M8)(reader, node, 'resolvConf');
    const clusterDNS = (0,fields/* textField */.M8)(reader, node, 'clusterDNS');
    const clusterDomain = (0,fields/* textField */.M8)(reader, node, 'clusterDomain');
    const said = resolvConf ?? clusterDNS ?? clusterDomain;
    if (said === undefined)
        return [];
    return [
        {
            kind: 'kubelet',
            source: 'flags',
            provisioner: 'kops',
            ...(resolvConf && { resolvConf }),
            ...(clusterDNS && { clusterDNS: [clusterDNS] }),
            ...(clusterDomain && { clusterDomain }),
            ineffective: [],
            ...pool,
            at: said.at,
        },
    ];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubeadm/index.js







/** kubeadm's own files, kube-proxy's configuration beside them, and Cluster API's wrappers of the same fields. */
const kubeadm = {
    id: 'kubeadm',
    title: 'kubeadm and Cluster API bootstrap configuration',
    ...readingForms((document) => {
        const parts = kubeadm_partsOf(document);
        return parts && ((reader) => readParts(reader, parts));
    }),
};
function kubeadm_partsOf(document) {
    const { root } = document;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    const slash = apiVersion.indexOf('/');
    const group = apiVersion.slice(0, Math.max(0, slash));
    const version = apiVersion.slice(slash + 1);
    // kind merges a patch by its kind alone where it names no version (sigs.k8s.io/kind pkg/internal/patch).
    const isPatch = apiVersion === '' && document.onNode?.path === '/kind/kubeadm.conf';
    if (isPatch && kind === 'ClusterConfiguration')
        return { form: 'either', cluster: root, nodes: [] };
    if (isPatch && (kind === 'InitConfiguration' || kind === 'JoinConfiguration'))
        return { form: 'either', nodes: [root] };
    if (isPatch && kind === 'KubeProxyConfiguration')
        return { form: 'either', nodes: [], proxy: root };
    if (group === 'kubeadm.k8s.io') {
        const form = /^v1(?:alpha\d+|beta[123])$/.test(version) ? 'map' : 'list';
        if (kind === 'ClusterConfiguration')
            return { form, cluster: root, nodes: [] };
        return kind === 'InitConfiguration' || kind === 'JoinConfiguration' ? { form, nodes: [root] } : undefined;
    }
    if (group === 'kubeproxy.config.k8s.io' && kind === 'KubeProxyConfiguration')
        return { form: 'map', nodes: [], proxy: root };
    // Cluster API's v1beta1 keeps kubeadm's mapping, its v1beta2 has the list (bootstrap/kubeadm/api).
    const form = /^v1(?:alpha\d+|beta1)$/.test(version) ? 'map' : 'list';
    const spec = capiSpec(root, group, kind);
    if (spec === undefined)
        return undefined;
    const nodes = [(0,documents_document/* child */.jf)(spec, 'initConfiguration'), (0,documents_document/* child */.jf)(spec, 'joinConfiguration')].filter((node) => node !== undefined);
    return { form, cluster: (0,documents_document/* child */.jf)(spec, 'clusterConfiguration'), nodes, commands: spec };
}
function capiSpec(root, group, kind) {
    if (group === 'controlplane.cluster.x-k8s.io') {
        if (kind === 'KubeadmControlPlane')
            return (0,documents_document/* child */.jf)(root, 'spec', 'kubeadmConfigSpec');
        if (kind === 'KubeadmControlPlaneTemplate')
            return (0,documents_document/* child */.jf)(root, 'spec', 'template', 'spec', 'kubeadmConfigSpec');
    }
    if (group === 'bootstrap.cluster.x-k8s.io') {
        if (kind === 'KubeadmConfig')
            return (0,documents_document/* child */.jf)(root, 'spec');
        if (kind === 'KubeadmConfigTemplate')
            return (0,documents_document/* child */.jf)(root, 'spec', 'template', 'spec');
    }
    return undefined;
}
function readParts(reader, parts) {
    const { document } = reader;
    const pool = poolOf(reader, parts);
    const at = (0,fields/* beginningOf */.VI)(document);
    if (parts.proxy !== undefined) {
        const proxyMode = (0,fields/* textField */.M8)(reader, parts.proxy, 'mode');
        return proxyMode === undefined || proxyMode.value === '' ? [] : [{ kind: 'network', proxyMode, at }];
    }
    const provisioner = { kind: 'node-profile', provisioner: { value: 'kubeadm', at }, ...pool, at };
    // What kind makes of it kind's own document says.
    const facts = document.onNode?.path === '/kind/kubeadm.conf' ? [] : [provisioner];
    if (parts.cluster !== undefined)
        (0,lines/* append */.BC)(facts, kubeadm_readCluster(reader, parts.cluster));
    for (const node of parts.nodes) {
        (0,lines/* append */.BC)(facts, readNodeRegistration(reader, node, parts.form, pool));
        // `kubeadm init` passes over phases by their names (kubeadm v1beta4 InitConfiguration.skipPhases).
        if ((0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, 'skipPhases')).some((phase) => /^addon(?:\/coredns)?$/.test((0,documents_document/* scalarText */.ws)(phase) ?? '')))
            facts.push({ kind: 'network', dnsOff: true, at });
    }
    for (const key of ['preKubeadmCommands', 'postKubeadmCommands']) {
        for (const command of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(parts.commands, key))) {
            const script = (0,fields/* sourceOf */.vz)(command);
            if (script !== undefined)
                (0,lines/* append */.BC)(facts, nodeChangesOf(script).map((change) => ({ ...change, ...pool })));
        }
    }
    return facts;
}
/** A pool is named by the object that makes its machines; a plain kubeadm file speaks of every node. */
function poolOf(reader, parts) {
    const { onNode, root } = reader.document;
    const name = parts.commands === undefined ? onNode?.pool : (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'metadata', 'name'));
    return name === undefined ? {} : { pool: name };
}
/** `networking` and `dns.imageTag` of a ClusterConfiguration (cmd/kubeadm/app/apis/kubeadm types.go). */
function kubeadm_readCluster(reader, node) {
    const networking = (0,fields/* mapField */.Rz)(reader, node, 'networking');
    const subnet = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(networking, 'serviceSubnet'));
    const serviceSubnets = subnet === undefined ? [] : (0,lines/* commaList */.od)(subnet);
    const clusterDomain = (0,fields/* textField */.M8)(reader, networking, 'dnsDomain');
    const corednsVersion = (0,fields/* textField */.M8)(reader, (0,fields/* mapField */.Rz)(reader, node, 'dns'), 'imageTag');
    const dnsOff = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'dns', 'disabled')) === 'true';
    if (serviceSubnets.length === 0 && clusterDomain === undefined && corednsVersion === undefined && !dnsOff)
        return [];
    return [
        {
            kind: 'network',
            ...(dnsOff && { dnsOff }),
            ...(serviceSubnets.length > 0 && { serviceSubnets }),
            ...(clusterDomain && { clusterDomain }),
            ...(corednsVersion && { corednsVersion }),
            at: (0,fields/* beginningOf */.VI)(reader.document, node),
        },
    ];
}
/** `nodeRegistration.kubeletExtraArgs`: flags, which win over the kubelet's file. */
function readNodeRegistration(reader, node, form, pool) {
    const { document } = reader;
    const registration = (0,fields/* mapField */.Rz)(reader, node, 'nodeRegistration');
    const entry = (0,fields/* presentEntry */.Ut)(registration, 'kubeletExtraArgs');
    if (entry === undefined)
        return [];
    const written = entry.value.kind === 'map' ? 'map' : entry.value.kind === 'sequence' ? 'list' : undefined;
    if (written === undefined) {
        (0,fields/* mapField */.Rz)(reader, registration, 'kubeletExtraArgs');
        return [];
    }
    const settings = (0,kubelet_flags/* readFlags */.uW)(written === 'map' ? flagsOfMap(reader, entry.value) : flagsOfList(reader, entry.value), reader.notices);
    const said = settings.resolvConf ?? settings.clusterDNS ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said === undefined)
        return [];
    const at = (0,documents_document/* placeOfKey */.qQ)(document, entry);
    const base = { kind: 'kubelet', source: 'flags', provisioner: 'kubeadm', ...pool, at };
    // An empty list or mapping fits both forms, and there is something in this one.
    if (written === form || form === 'either')
        return [{ ...base, ...settings }];
    const { apiVersion } = (0,fields/* typeOf */.QP)(document.root);
    const refused = {
        key: 'kubeletExtraArgs',
        why: `in ${apiVersion} this is ${form === 'map' ? 'a mapping from flag to value' : 'a list of name and value'}, and kubeadm refuses the file as it is`,
        instead: form === 'map' ? 'kubeletExtraArgs: {resolv-conf: PATH}' : 'kubeletExtraArgs: [{name: resolv-conf, value: PATH}]',
        at,
    };
    return [{ ...base, ineffective: [refused, ...settings.ineffective] }];
}
function flagsOfMap(reader, node) {
    return (0,documents_document/* entries */.jO)(node).map((entry) => ({
        name: entry.key,
        value: (0,fields/* sourceOf */.vz)(entry.value),
        at: (0,documents_document/* placeOfKey */.qQ)(reader.document, entry),
    }));
}
function flagsOfList(reader, node) {
    return (0,documents_document/* items */.ld)(node).flatMap((item) => {
        const name = (0,documents_document/* child */.jf)(item, 'name');
        const text = (0,fields/* sourceOf */.vz)(name);
        if (text === undefined)
            return [];
        const at = text.text === '' ? (0,fields/* beginningOf */.VI)(reader.document, item) : (0,source_text/* locate */.x5)(text, 0, text.text.length);
        return [{ name: text.text, value: (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(item, 'value')), at }];
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubelet/index.js









/** KubeletConfiguration documents, and files that carry the kubelet's flags on a node. */
const kubelet = {
    id: 'kubelet',
    title: 'kubelet configuration and flags',
    recognises: (document) => isKubeletConfiguration(document) || isKubeadmPatch(document) || flagFileKind(document) !== undefined,
    read: (document) => {
        if (isKubeadmPatch(document))
            return readKubeadmPatch(document);
        if (isKubeletConfiguration(document))
            return readKubeletConfiguration(document);
        const kind = flagFileKind(document);
        return kind === undefined ? { value: [], notices: [] } : readFlagFile(document, kind);
    },
};
function isKubeletConfiguration(document) {
    if (document.kind !== 'yaml')
        return false;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    // A single line of the file, as a task edits it.
    if (apiVersion === '' && kind === '' && document.onNode?.by !== undefined)
        return isKubeletConfigPath(document.onNode.path);
    // kubeadm applies a patch by the name of its file, whatever stands in it.
    if (apiVersion === '' && kind === '' && document.root.kind === 'map')
        return /(?:^|\/)kubeletconfiguration[^/]*\.(?:json|ya?ml)$/.test(document.onNode?.path ?? document.path);
    return kind === 'KubeletConfiguration' && (apiVersion === '' || apiVersion.startsWith('kubelet.config.k8s.io/'));
}
/** Where kubeadm, kubespray and others keep the kubelet's configuration file. */
function isKubeletConfigPath(path) {
    return /^\/(?:var\/lib\/kubelet|etc\/kubernetes(?:\/kubelet)?)\/(?:kubelet-)?config(?:uration)?\.ya?ml$/.test(path);
}
/**
 * A KubeletConfiguration (kubelet.config.k8s.io/v1beta1), whole, patch or drop-in alike: each field is absent unless it
 * is written. `resolvConf: ''` stays an empty text (pkg/kubelet/network/dns/dns.go then writes 127.0.0.1 into pods),
 * null is absent (defaulted to /etc/resolv.conf: pkg/kubelet/apis/config/v1beta1/defaults.go).
 * Unknown keys only cause a warning: cmd/kubelet falls back to lenient decoding for v1beta1.
 */
function readKubeletConfiguration(document) {
    const notices = [];
    const settings = readKubeletFields({ document, notices }, document.root);
    const fact = {
        kind: 'kubelet',
        source: 'config',
        ...settings,
        ...(0,node_paths/* machinesOf */.qv)(document),
        at: (0,fields/* beginningOf */.VI)(document),
    };
    return { value: [fact], notices };
}
/**
 * `kubeletconfiguration[SUFFIX]+json.EXTENSION` of kubeadm's directory of patches holds a JSON patch
 * (cmd/kubeadm/app/util/patches/patches.go); the other types are KubeletConfigurations in part.
 */
function isKubeadmPatch(document) {
    return (document.kind === 'yaml' &&
        document.root.kind === 'sequence' &&
        /(?:^|\/)kubeletconfiguration[^/+]*\+json\.(?:json|ya?ml)$/.test(document.onNode?.path ?? document.path));
}
/** What its operations leave: the last one of a field counts. */
function readKubeadmPatch(document) {
    let resolvConf;
    let clusterDomain;
    let clusterDNS;
    for (const operation of (0,documents_document/* items */.ld)(document.root)) {
        if (!/^(?:add|replace)$/.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'op')) ?? ''))
            continue;
        const value = (0,documents_document/* child */.jf)(operation, 'value');
        const path = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(operation, 'path'));
        if (path === '/resolvConf')
            resolvConf = (0,fields/* locatedText */.k6)(document, value) ?? resolvConf;
        else if (path === '/clusterDomain')
            clusterDomain = (0,fields/* locatedText */.k6)(document, value) ?? clusterDomain;
        else if (path === '/clusterDNS')
            clusterDNS = (0,documents_document/* items */.ld)(value).flatMap((item) => (0,fields/* locatedText */.k6)(document, item) ?? []);
    }
    const said = resolvConf ?? clusterDNS?.[0] ?? clusterDomain;
    if (said === undefined)
        return { value: [], notices: [] };
    const fact = {
        kind: 'kubelet',
        source: 'config',
        provisioner: 'kubeadm',
        ...(resolvConf && { resolvConf }),
        ...(clusterDNS && { clusterDNS }),
        ...(clusterDomain && { clusterDomain }),
        ineffective: [],
        ...(0,node_paths/* machinesOf */.qv)(document),
        at: said.at,
    };
    return { value: [fact], notices: [] };
}
/**
 * Which files carry the kubelet's flags: its unit and drop-ins (systemd), the files that kubeadm's drop-in sources
 * (`/var/lib/kubelet/kubeadm-flags.env`, `/etc/default/kubelet`, `/etc/sysconfig/kubelet`), kubespray's
 * `/etc/kubernetes/kubelet.env`, and the argument files of snaps (`/var/snap/microk8s/current/args/kubelet`).
 */
function flagFileKind(document) {
    const path = document.onNode?.path ?? document.path;
    if (/(?:^|\/)kubelet\.service(?:\.d\/[^/]+\.conf)?$/.test(path) || /(?:^|\/)10-kubeadm\.conf$/.test(path))
        return 'unit';
    if (/(?:^|\/)(?:default|sysconfig)\/kubelet$|(?:^|\/)(?:kubeadm-flags|kubelet)\.env$/.test(path))
        return 'environment';
    return /(?:^|\/)args\/kubelet$/.test(path) ? 'arguments' : undefined;
}
function readFlagFile(document, kind) {
    const notices = [];
    const words = kind === 'unit'
        ? unitWords(document.source)
        : (kind === 'environment' ? assignedTexts(document.source) : [document.source]).flatMap((text) => (0,shell_words/* splitWords */.yM)(text, 'flags').words);
    const settings = (0,kubelet_flags/* readFlags */.uW)((0,kubelet_flags/* flagWords */.GK)(words), notices);
    const said = settings.resolvConf ?? settings.clusterDNS ?? settings.clusterDomain ?? settings.ineffective[0];
    if (said === undefined)
        return { value: [], notices };
    const fact = {
        kind: 'kubelet',
        source: 'flags',
        ...settings,
        precedence: precedenceOf(document, kind),
        ...(0,node_paths/* machinesOf */.qv)(document),
        at: (0,lines/* firstLineOf */.Qy)(document.source),
    };
    return { value: [fact], notices };
}
/** kubeadm's drop-in ends the command line with `$KUBELET_KUBEADM_ARGS $KUBELET_EXTRA_ARGS` (kubernetes/release, 10-kubeadm.conf). */
function precedenceOf(document, kind) {
    if (kind === 'environment')
        return /^\s*(?:export\s+)?KUBELET_EXTRA_ARGS=/m.test(document.source.text) ? 30 : 20;
    return (document.onNode?.path ?? document.path).endsWith('.service') ? 0 : 10;
}
/**
 * Words of the command line that a unit or drop-in says: `ExecStart=` with the variables of its `Environment=` in their
 * places, or the variables alone where the command stands in another file. An empty assignment forgets what came before
 * (systemd.exec(5), systemd.service(5), "Command lines"); what no file says is left out.
 */
function unitWords(source) {
    const variables = new Map();
    let commands = [];
    const settings = (0,systemd_unit/* readUnit */.H)(source);
    // A line that an edit puts into a unit comes without its section.
    const section = settings.some((setting) => setting.section !== '') ? 'Service' : '';
    for (const setting of settings) {
        if (setting.section !== section)
            continue;
        if (setting.key === 'Environment') {
            if (setting.value.text === '')
                variables.clear();
            for (const word of (0,shell_words/* splitWords */.yM)(setting.value, 'flags').words) {
                const equals = word.text.indexOf('=');
                if (equals > 0 && !word.text.startsWith('-'))
                    variables.set(word.text.slice(0, equals), (0,source_text/* slice */.di)(word, equals + 1, word.text.length));
            }
        }
        else if (setting.key === 'ExecStart') {
            if (setting.value.text === '')
                commands = [];
            else
                commands.push(setting.value);
        }
    }
    const wordsOf = (text) => (0,shell_words/* splitWords */.yM)(text, 'flags').words;
    if (commands.length === 0)
        return [...variables.values()].flatMap(wordsOf);
    const said = [];
    for (const word of commands.flatMap(wordsOf)) {
        const name = /^\$\{?(\w{1,80})\}?$/.exec(word.text)?.[1];
        const value = name === undefined ? undefined : variables.get(name);
        if (name === undefined)
            said.push(word);
        // Once is enough: a command line that repeats a long variable a thousand times says nothing more.
        else if (variables.delete(name) && value !== undefined)
            (0,lines/* append */.BC)(said, wordsOf(value));
    }
    return said;
}
/** Values of an environment file (systemd.exec(5) EnvironmentFile=): `#` and `;` lines are comments, quotes are removed. */
function assignedTexts(source) {
    const values = [];
    let from = 0;
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        if (line.text.endsWith('\\'))
            continue;
        const statement = (0,source_text/* slice */.di)(source, from, line.end);
        from = line.end < source.text.length ? source.text.indexOf('\n', line.end) + 1 : source.text.length;
        const head = statement.text.trimStart();
        if (head.startsWith('#') || head.startsWith(';'))
            continue;
        const equals = statement.text.indexOf('=');
        if (equals <= 0)
            continue;
        const value = (0,source_text/* slice */.di)(statement, equals + 1, statement.text.length);
        const unquoted = (0,shell_words/* splitWords */.yM)(value, 'flags').words;
        const only = unquoted.length === 1 ? unquoted[0] : undefined;
        values.push(only ?? value);
    }
    return values;
}

// EXTERNAL MODULE: ./.cache/build/documents/base64.js
var base64 = __webpack_require__(8703);
;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/metadata.js


function readMetadata(reader) {
    const metadata = (0,fields/* mapField */.Rz)(reader, reader.document.root, 'metadata');
    return {
        namespace: nonEmpty((0,documents_document/* child */.jf)(metadata, 'namespace')) ?? 'default',
        name: nonEmpty((0,documents_document/* child */.jf)(metadata, 'name')) ?? nonEmpty((0,documents_document/* child */.jf)(metadata, 'generateName')) ?? '',
        labels: (0,fields/* labelsField */.kW)(reader, metadata, 'labels'),
        at: (0,fields/* beginningOf */.VI)(reader.document),
    };
}
function nonEmpty(node) {
    return (0,documents_document/* scalarText */.ws)(node) || undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/config-map.js






/**
 * Every entry of `data`, whatever its key, and texts of `binaryData`. The copy that `kubectl apply` keeps in an
 * annotation is not read: no file in a pod comes from it.
 */
function readConfigMap(reader) {
    const byKey = new Map();
    addTexts(reader, 'data', byKey);
    addEncoded(reader, 'binaryData', byKey);
    addFiles(reader, byKey);
    const map = { kind: 'config-map', ...readMetadata(reader), data: [...byKey.values()] };
    return isOfKubeDns(map) ? [map, ...readByKubeDns(map)] : [map];
}
/** kube-dns reads these two, CoreDNS neither (kubernetes/dns pkg/dns/config/config.go). */
function isOfKubeDns({ namespace, name, data }) {
    return (namespace === 'kube-system' &&
        name === 'kube-dns' &&
        data.some(({ key, text }) => (key === 'stubDomains' || key === 'upstreamNameservers') && text.text.trim() !== ''));
}
/** Where nothing shows another cluster DNS, somebody writes it for the kube-dns that GKE and old installers bring. */
function readByKubeDns({ at }) {
    return kubeDnsObjects({
        domain: 'cluster.local',
        clusterIPs: [],
        at,
        knownFrom: 'kube-dns reads ConfigMap kube-system/kube-dns (kubernetes/dns pkg/dns/config/config.go)',
        byDefault: 'the cluster runs kube-dns, which reads ConfigMap kube-system/kube-dns',
    });
}
/** `data`, which is base64, and `stringData` in clear, which wins (core/v1 Secret). */
function readSecret(reader) {
    const byKey = new Map();
    addEncoded(reader, 'data', byKey);
    addTexts(reader, 'stringData', byKey);
    return byKey.size === 0
        ? []
        : [{ kind: 'config-map', ...readMetadata(reader), data: [...byKey.values()], secret: true }];
}
function addTexts(reader, field, byKey) {
    const { document } = reader;
    for (const entry of (0,documents_document/* entries */.jO)((0,fields/* mapField */.Rz)(reader, document.root, field))) {
        const at = (0,documents_document/* placeOfKey */.qQ)(document, entry);
        const text = (0,fields/* isNull */.kZ)(entry.value) ? (0,source_text/* standsFor */.jE)(at, '') : (0,fields/* sourceOf */.vz)(entry.value);
        if (text === undefined)
            (0,fields/* remark */.Vg)(reader, `\`${field}.${entry.key}\` should be text; the API server refuses the object`, at);
        // A repeated key counts once, with its last value.
        else
            byKey.set(entry.key, { key: entry.key, text, at });
    }
}
/** Files of the repository that Terraform puts into the object: only its carrier writes this field. */
function addFiles(reader, byKey) {
    const { document } = reader;
    if (!/\.(?:tf|tofu)$/.test(document.path))
        return;
    for (const entry of (0,documents_document/* entries */.jO)((0,fields/* mapField */.Rz)(reader, document.root, 'dataFiles'))) {
        const file = (0,documents_document/* scalarText */.ws)(entry.value);
        const at = (0,documents_document/* placeOfKey */.qQ)(document, entry);
        if (file !== undefined) {
            const text = (0,source_text/* standsFor */.jE)((0,documents_document/* placeOf */.$t)(document, entry.value), '');
            byKey.set(entry.key, { key: entry.key, text, at, file });
        }
    }
}
/** What is no text (a keystore), encrypted, or filled in later holds no configuration that could be read. */
function addEncoded(reader, field, byKey) {
    const { document } = reader;
    for (const entry of (0,documents_document/* entries */.jO)((0,fields/* mapField */.Rz)(reader, document.root, field))) {
        const encoded = (0,fields/* sourceOf */.vz)(entry.value);
        const text = encoded === undefined ? undefined : (0,base64/* base64Text */.$)(encoded);
        if (text !== undefined)
            byKey.set(entry.key, { key: entry.key, text, at: (0,documents_document/* placeOfKey */.qQ)(document, entry) });
    }
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/service.js





/** core/v1 Service. `None` in `clusterIP` makes it headless; an empty text leaves the choice to the API server. */
function readService(reader) {
    const { document } = reader;
    const spec = (0,fields/* mapField */.Rz)(reader, document.root, 'spec');
    const addresses = [(0,fields/* textField */.M8)(reader, spec, 'clusterIP'), ...((0,fields/* textListField */.y7)(reader, spec, 'clusterIPs') ?? [])].filter((address) => address !== undefined && address.value !== '');
    const selector = (0,fields/* labelsField */.kW)(reader, spec, 'selector');
    const type = (0,fields/* textField */.M8)(reader, spec, 'type')?.value;
    const pool = (0,balancer_addresses/* balancerPool */.R)((0,documents_document/* child */.jf)(document.root, 'metadata', 'annotations'));
    return [
        {
            kind: 'service',
            ...withoutLabels(readMetadata(reader)),
            type: type === undefined || type === '' ? 'ClusterIP' : type,
            clusterIPs: distinct(addresses.filter((address) => address.value !== 'None')),
            headless: addresses.some((address) => address.value === 'None'),
            externalIPs: distinct(externalAddresses(reader, spec)),
            ...(pool !== undefined && { addressPool: pool }),
            ...(Object.keys(selector).length > 0 && { selector }),
            ports: (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, spec, 'ports')).flatMap((port) => readPort(reader, port, type === 'NodePort' || type === 'LoadBalancer')),
        },
    ];
}
function externalAddresses(reader, spec) {
    const found = [];
    const balancer = (0,fields/* textField */.M8)(reader, spec, 'loadBalancerIP');
    if (balancer !== undefined && balancer.value !== '')
        found.push(balancer);
    (0,lines/* append */.BC)(found, (0,fields/* textListField */.y7)(reader, spec, 'externalIPs') ?? []);
    (0,lines/* append */.BC)(found, (0,balancer_addresses/* balancerAddresses */.n)((0,documents_document/* child */.jf)(reader.document.root, 'metadata', 'annotations')));
    return found;
}
function readPort(reader, node, onNodes) {
    const port = (0,fields/* numberField */.sJ)(reader, node, 'port');
    if (port === undefined)
        return [];
    const name = (0,fields/* textField */.M8)(reader, node, 'name')?.value;
    const target = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'targetPort'));
    // A text of digits is no valid port name, so a number was meant (core/v1 IntOrString).
    const targetPort = target === undefined || target === '' || target === '0' ? port : /^\d{1,5}$/.test(target) ? Number(target) : target;
    const protocol = (0,fields/* textField */.M8)(reader, node, 'protocol')?.value;
    // 0 leaves the choice to the API server.
    const nodePort = onNodes ? (0,fields/* numberField */.sJ)(reader, node, 'nodePort') : undefined;
    return [
        {
            ...(name && { name }),
            port,
            targetPort,
            protocol: protocol === undefined || protocol === '' ? 'TCP' : protocol,
            ...(nodePort && { nodePort }),
        },
    ];
}
/** MetalLB's IPAddressPool (metallb.io): networks and ranges; one address stands as a network of one or a range to itself. */
function readAddressPool(reader) {
    const { name, at } = readMetadata(reader);
    const list = (0,fields/* textListField */.y7)(reader, (0,fields/* mapField */.Rz)(reader, reader.document.root, 'spec'), 'addresses') ?? [];
    const [first] = list;
    const only = first === undefined || list.length > 1 ? undefined : soleAddress(first.value);
    return [
        { kind: 'address-pool', name, ...(first && only !== undefined && { only: { value: only, at: first.at } }), at },
    ];
}
function soleAddress(text) {
    const [from = '', to] = text.split('-').map((part) => part.trim());
    if (to !== undefined)
        return from === to ? from : undefined;
    const [address = '', length] = from.split('/');
    return length === undefined ? undefined : length === (address.includes(':') ? '128' : '32') ? address : undefined;
}
/** core/v1 Endpoints; its name is the Service's. One fact for each subset, since ports belong to the subset. */
function readEndpoints(reader) {
    const { namespace, name } = readMetadata(reader);
    const subsets = (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, reader.document.root, 'subsets'));
    return subsets.map((subset) => ({
        kind: 'endpoints',
        namespace,
        service: name,
        addresses: (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, subset, 'addresses')).flatMap((address) => (0,fields/* textField */.M8)(reader, address, 'ip') ?? []),
        ports: readEndpointPorts(reader, subset),
        at: (0,documents_document/* entries */.jO)(subset).length > 0 ? (0,fields/* beginningOf */.VI)(reader.document, subset) : (0,fields/* beginningOf */.VI)(reader.document),
    }));
}
/** discovery.k8s.io EndpointSlice; the Service is named by a label. Endpoints that say they are not ready are left out. */
function readEndpointSlice(reader) {
    const { root } = reader.document;
    const { namespace, labels, at } = readMetadata(reader);
    const service = labels['kubernetes.io/service-name'];
    if (service === undefined)
        return [];
    if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'addressType')) === 'FQDN') {
        (0,fields/* remark */.Vg)(reader, 'an EndpointSlice of host names; where they lead is not known', at);
        return [];
    }
    const addresses = (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, root, 'endpoints'))
        .filter((endpoint) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(endpoint, 'conditions', 'ready')) !== 'false')
        .flatMap((endpoint) => (0,fields/* textListField */.y7)(reader, endpoint, 'addresses') ?? []);
    return [{ kind: 'endpoints', namespace, service, addresses, ports: readEndpointPorts(reader, root), at }];
}
function readEndpointPorts(reader, node) {
    return (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, node, 'ports')).flatMap((item) => {
        const port = (0,fields/* numberField */.sJ)(reader, item, 'port');
        const name = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(item, 'name'))?.value;
        return port === undefined ? [] : [{ ...(name && { name }), port }];
    });
}
function distinct(addresses) {
    const seen = new Map();
    for (const address of addresses)
        if (!seen.has(address.value))
            seen.set(address.value, address);
    return [...seen.values()];
}
function withoutLabels(metadata) {
    const { labels: _, ...rest } = metadata;
    return rest;
}

// EXTERNAL MODULE: ./.cache/build/text/conditions.js
var conditions = __webpack_require__(3521);
;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/workload.js






const SPEC_TEMPLATE = ['spec', 'template'];
/** `extensions` is where Deployment, DaemonSet and ReplicaSet lived before Kubernetes 1.16. */
const WORKLOADS = [
    { kind: 'Deployment', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
    { kind: 'DaemonSet', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
    { kind: 'ReplicaSet', groups: ['apps', 'extensions'], template: SPEC_TEMPLATE },
    { kind: 'StatefulSet', groups: ['apps'], template: SPEC_TEMPLATE },
    { kind: 'ReplicationController', groups: [''], template: SPEC_TEMPLATE },
    { kind: 'Job', groups: ['batch'], template: SPEC_TEMPLATE },
    { kind: 'CronJob', groups: ['batch'], template: ['spec', 'jobTemplate', 'spec', 'template'] },
    { kind: 'Pod', groups: [''], template: [] },
    { kind: 'PodTemplate', groups: [''], template: ['template'] },
];
/** The pod template of a workload. Labels and `dnsPolicy` are the template's; an empty `dnsPolicy` is absent to the API server. */
function readWorkload(reader, kind) {
    const { document } = reader;
    const metadata = readMetadata(reader);
    const template = (0,documents_document/* child */.jf)(document.root, ...kind.template);
    const spec = (0,fields/* mapField */.Rz)(reader, template, 'spec');
    const specEntry = (0,documents_document/* entryOf */.Ms)(template, 'spec');
    const dnsPolicy = (0,fields/* textField */.M8)(reader, spec, 'dnsPolicy');
    const dnsPolicyUnknown = policyUnknown(reader, (0,documents_document/* child */.jf)(template, 'spec'), dnsPolicy);
    const dnsConfig = (0,fields/* presentEntry */.Ut)(spec, 'dnsConfig');
    const hostNetwork = (0,fields/* booleanField */.hQ)(reader, spec, 'hostNetwork') ?? false;
    const assumes = networkUnknown(reader, (0,documents_document/* child */.jf)(template, 'spec'), hostNetwork);
    return [
        {
            kind: 'workload',
            namespace: metadata.namespace,
            workload: kind.kind,
            name: metadata.name,
            labels: kind.template.length === 0 ? metadata.labels : (0,fields/* labelsField */.kW)(reader, (0,documents_document/* child */.jf)(template, 'metadata'), 'labels'),
            hostNetwork: hostNetwork && assumes === undefined,
            ...(assumes !== undefined && { assumes: [assumes] }),
            ...(dnsPolicyUnknown !== undefined
                ? { dnsPolicyUnknown }
                : dnsPolicy !== undefined && dnsPolicy.value !== '' && { dnsPolicy }),
            ...(dnsConfig !== undefined && {
                dnsConfig: {
                    nameservers: (0,fields/* textListField */.y7)(reader, dnsConfig.value, 'nameservers') ?? [],
                    at: (0,documents_document/* placeOfKey */.qQ)(document, dnsConfig),
                },
            }),
            containers: [
                ...(0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, spec, 'initContainers')).map((node) => readContainer(reader, node, true)),
                ...(0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, spec, 'containers')).map((node) => readContainer(reader, node, false)),
            ],
            volumes: (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, spec, 'volumes')).map((node) => readVolume(reader, node)),
            podSpecAt: specEntry === undefined ? (0,fields/* beginningOf */.VI)(document) : (0,documents_document/* placeOfKey */.qQ)(document, specEntry),
            nodeSelector: (0,fields/* labelsField */.kW)(reader, spec, 'nodeSelector'),
            at: metadata.at,
        },
    ];
}
/** Why the dnsPolicy of a template is not known: an expression is, or may bring, its value. */
function policyUnknown(reader, spec, policy) {
    const { document } = reader;
    if (document.template === undefined)
        return undefined;
    const entry = (0,documents_document/* entryOf */.Ms)(spec, 'dnsPolicy');
    const at = entry === undefined ? (0,fields/* beginningOf */.VI)(document) : (0,documents_document/* placeOfKey */.qQ)(document, entry);
    if (policy !== undefined && (0,documents_document/* isExpression */.BH)(policy.value))
        return { value: `dnsPolicy is filled in by the template: ${policy.value}`, at };
    if (entry === undefined && (0,documents_document/* mayHoldMore */.Um)(document, spec))
        return { value: 'the template may bring a dnsPolicy that is not written here', at };
    return undefined;
}
/** What is assumed of the pod's network where a template decides whether it has one of its own. */
function networkUnknown(reader, spec, hostNetwork) {
    const { document } = reader;
    if (document.template === undefined)
        return undefined;
    const entry = (0,documents_document/* entryOf */.Ms)(spec, 'hostNetwork');
    if (entry === undefined)
        return undefined;
    const conditional = (0,conditions/* conditionsAt */.eB)((0,documents_document/* placeOfKey */.qQ)(document, entry)).length > (0,conditions/* conditionsAt */.eB)((0,fields/* beginningOf */.VI)(document, spec)).length;
    if (hostNetwork ? conditional : (0,fields/* expressionIn */.M7)(document, entry.value) !== undefined)
        return 'the template gives the pod a network of its own and no hostNetwork';
    return undefined;
}
function readContainer(reader, node, init) {
    const image = (0,fields/* textField */.M8)(reader, node, 'image');
    return {
        name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name')) ?? '',
        init,
        ...(image !== undefined && { image }),
        words: readWords(reader, node),
        env: (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, node, 'env')).map((item) => readEnv(reader, item)),
        ports: (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, node, 'ports')).flatMap((item) => workload_readPort(reader, item)),
        mounts: (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, node, 'volumeMounts')).map((item) => readMount(item)),
        ...((0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, 'envFrom')).length > 0 && { envFrom: true }),
    };
}
/** `command` then `args`; what a shell gets by `-c` is split into its words, unless only running it would tell them. */
function readWords(reader, node) {
    const words = [];
    let shell = false;
    for (const item of [...(0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, node, 'command')), ...(0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, node, 'args'))]) {
        const word = (0,fields/* locatedText */.k6)(reader.document, item);
        if (word === undefined || item.kind !== 'scalar')
            continue;
        const previous = words[words.length - 1]?.value ?? '';
        if (shell && /^-[a-z]*c$/.test(previous)) {
            const script = (0,shell_words/* splitWords */.yM)(item.text, 'shell');
            if (script.certain && script.words.length > 0)
                (0,lines/* append */.BC)(words, script.words.map(lines/* locatedWhole */.mQ));
            else
                words.push({ value: word.value, at: (0,fields/* placeOfText */.KD)(reader.document, item) });
            // What follows the script are its positional parameters, never another script.
            shell = false;
            continue;
        }
        if ((0,shell_words/* isShell */.H7)(word.value))
            shell = true;
        words.push(word);
    }
    return words;
}
/** A variable without `value` and `valueFrom` is the empty text (core/v1 EnvVar). */
function readEnv(reader, node) {
    const from = (0,fields/* presentEntry */.Ut)(node, 'valueFrom');
    const field = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(from?.value, 'fieldRef', 'fieldPath'));
    const value = from === undefined ? ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'value')) ?? '') : undefined;
    return {
        name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name')) ?? '',
        value,
        ...(field !== undefined && { field }),
        at: (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(node, 'value'))?.at ?? (0,fields/* beginningOf */.VI)(reader.document, node),
    };
}
function workload_readPort(reader, node) {
    const containerPort = (0,fields/* numberField */.sJ)(reader, node, 'containerPort');
    if (containerPort === undefined)
        return [];
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name'));
    const hostPort = (0,fields/* numberField */.sJ)(reader, node, 'hostPort');
    const hostIP = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'hostIP'));
    return [
        {
            ...(name && { name }),
            containerPort,
            ...(hostPort && { hostPort }),
            ...(hostIP && { hostIP }),
            protocol: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'protocol')) || 'TCP',
        },
    ];
}
function readMount(node) {
    const subPath = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'subPath'));
    return {
        volume: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name')) ?? '',
        path: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'mountPath')) ?? '',
        ...(subPath && { subPath }),
    };
}
/** A ConfigMap or Secret as a volume or a part of one; `items` choose and rename its keys. */
function readMapSource(reader, node, nameKey) {
    const list = (0,fields/* listField */.FZ)(reader, node, 'items');
    const keys = (0,documents_document/* items */.ld)(list).map((item) => ({
        key: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'key')) ?? '',
        path: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(item, 'path')) ?? '',
    }));
    return {
        kind: 'config-map',
        name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, nameKey)) ?? '',
        ...(nameKey === 'secretName' && { secret: true }),
        ...(list !== undefined && keys.length > 0 && { items: keys }),
        optional: (0,fields/* booleanField */.hQ)(reader, node, 'optional') ?? false,
    };
}
function readVolume(reader, node) {
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name')) ?? '';
    const configMap = (0,fields/* presentEntry */.Ut)(node, 'configMap')?.value;
    if (configMap !== undefined)
        return { name, source: readMapSource(reader, configMap, 'name') };
    const secret = (0,fields/* presentEntry */.Ut)(node, 'secret')?.value;
    if (secret !== undefined)
        return { name, source: readMapSource(reader, secret, 'secretName') };
    const projected = (0,fields/* presentEntry */.Ut)(node, 'projected')?.value;
    if (projected !== undefined) {
        const sources = (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, projected, 'sources')).map((item) => {
            const map = (0,fields/* presentEntry */.Ut)(item, 'configMap')?.value;
            const own = (0,fields/* presentEntry */.Ut)(item, 'secret')?.value;
            // A projected Secret is named as a ConfigMap is: by `name` (core/v1 SecretProjection).
            if (map !== undefined)
                return readMapSource(reader, map, 'name');
            return own === undefined ? undefined : { ...readMapSource(reader, own, 'name'), secret: true };
        });
        // A token and what the downward API writes are no configuration.
        return { name, source: { kind: 'projected', sources: sources.filter((one) => one !== undefined) } };
    }
    const hostPath = (0,fields/* presentEntry */.Ut)(node, 'hostPath')?.value;
    if (hostPath !== undefined)
        return { name, source: { kind: 'host-path', path: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(hostPath, 'path')) ?? '' } };
    if ((0,documents_document/* entryOf */.Ms)(node, 'emptyDir') !== undefined)
        return { name, source: { kind: 'empty' } };
    const type = (0,documents_document/* entries */.jO)(node).find((entry) => entry.key !== 'name' && !(0,fields/* isNull */.kZ)(entry.value))?.key;
    // A volume that names no source is an emptyDir (core/v1 defaulting).
    return type === undefined ? { name, source: { kind: 'empty' } } : { name, source: { kind: 'other', type } };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubernetes/index.js






/** Kubernetes' own objects that decide who serves DNS, with which configuration, and what resolver a pod sees. */
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes objects',
    recognises: (document) => readerOf(document) !== undefined,
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        return readerOf(document)?.(document) ?? { value: [], notices: [] };
    },
};
/** By group and kind; versions of a group share the fields we read. A Knative `Service` is none of ours. */
function readerOf(document) {
    if (document.kind !== 'yaml' || (0,documents_document/* child */.jf)(document.root, 'kind') === undefined)
        return undefined;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    const slash = apiVersion.indexOf('/');
    const group = slash === -1 ? '' : apiVersion.slice(0, slash);
    if (slash === -1 && apiVersion !== 'v1')
        return undefined;
    const template = WORKLOADS.find((one) => one.kind === kind && one.groups.includes(group));
    if (template !== undefined)
        return reading((reader) => readWorkload(reader, template));
    if (group === 'metallb.io' && kind === 'IPAddressPool')
        return reading(readAddressPool);
    if (group === 'discovery.k8s.io' && kind === 'EndpointSlice')
        return reading(readEndpointSlice);
    if (group !== '')
        return undefined;
    switch (kind) {
        case 'ConfigMap':
            return reading(readConfigMap);
        case 'Secret':
            return reading(readSecret);
        case 'Service':
            return reading(readService);
        case 'Endpoints':
            return reading(readEndpoints);
        default:
            return undefined;
    }
}
function reading(read) {
    return (document) => {
        const notices = [];
        const value = read({ document, notices });
        return { value, notices };
    };
}

// EXTERNAL MODULE: ./.cache/build/dialects/kubespray/index.js + 2 modules
var kubespray = __webpack_require__(2107);
;// CONCATENATED MODULE: ./.cache/build/dialects/kustomize/json-patch.js
/** JSON patches (RFC 6902) as files of their own. */


function isJsonPatch(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'sequence')
        return false;
    const all = (0,documents_document/* items */.ld)(document.root);
    return (all.length > 0 &&
        all.every((one) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'op')) !== undefined && (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'path'))?.startsWith('/')));
}
function readJsonPatch(document) {
    return {
        kind: 'json-patch',
        operations: (0,documents_document/* items */.ld)(document.root).map((one) => {
            const value = (0,documents_document/* child */.jf)(one, 'value');
            return {
                op: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'op')) ?? '',
                path: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'path')) ?? '',
                ...(value?.kind === 'scalar' && value.value !== null ? { value: value.text } : {}),
                at: (0,documents_document/* placeOf */.$t)(document, value ?? one),
            };
        }),
        at: (0,fields/* beginningOf */.VI)(document),
    };
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kustomize/index.js




/** kustomization files and components: what belongs together, and what is generated and patched. */
const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    recognises: (document) => isKustomization(document) || isJsonPatch(document),
    read: (document) => {
        if (document.kind !== 'yaml')
            return { value: [], notices: [] };
        if (isJsonPatch(document))
            return { value: [readJsonPatch(document)], notices: [] };
        const notices = [];
        return { value: [readKustomization({ document, notices })], notices };
    },
};
/** By kind, or by one of the three file names when no kind is said. Flux's `Kustomization` has another group. */
function isKustomization(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map')
        return false;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    if (apiVersion.startsWith('kustomize.config.k8s.io/'))
        return kind === 'Kustomization' || kind === 'Component';
    // Each of the two is filled in where it is left out (api/types/kustomization.go FixKustomizationPostUnmarshalling).
    return (apiVersion === '' &&
        /^(?:Kustomization|Component)?$/.test(kind) &&
        /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(document.path));
}
/**
 * One kustomization (kubectl.docs.kubernetes.io, "The Kustomization File"). Paths count from the scanned root. What
 * comes over the network, and what lies outside the root, is left out.
 */
function readKustomization(reader) {
    const { document } = reader;
    const { root } = document;
    const directory = document.path.includes('/') ? document.path.slice(0, document.path.lastIndexOf('/')) : '';
    const resources = ['resources', 'bases', 'components'].flatMap((key) => ((0,fields/* textListField */.y7)(reader, root, key) ?? []).flatMap((entry) => localPath(directory, entry) ?? []));
    for (const chart of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'helmCharts'))) {
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(chart, 'name')) ?? '';
        // Charts whose values are understood are read by their own dialect.
        if (name === 'coredns' || name === 'node-local-dns')
            continue;
        if (/dns/i.test(name) && !/external-?dns/i.test(name))
            (0,fields/* remark */.Vg)(reader, `the chart \`${name}\` is rendered by kustomize and not read here`, (0,documents_document/* placeOf */.$t)(document, chart));
    }
    return {
        kind: 'kustomization',
        ...((0,fields/* typeOf */.QP)(root).kind === 'Component' ? { component: true } : {}),
        directory,
        resources,
        ...pick(root, 'namespace', 'namePrefix', 'nameSuffix'),
        generators: [...readGenerators(reader, directory, 'config-map'), ...readGenerators(reader, directory, 'secret')],
        patches: readPatches(reader, directory),
        images: (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, root, 'images')).flatMap((node) => readImage(reader, node)),
        at: (0,fields/* beginningOf */.VI)(document),
    };
}
function readGenerators(reader, directory, of) {
    const { document } = reader;
    const key = of === 'config-map' ? 'configMapGenerator' : 'secretGenerator';
    return (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, document.root, key)).map((node) => {
        const behavior = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'behavior'));
        const files = ((0,fields/* textListField */.y7)(reader, node, 'files') ?? []).flatMap((file) => readGeneratorFile(directory, file));
        const literals = (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, node, 'literals')).flatMap(readLiteral);
        return {
            of,
            name: (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name')) ?? '',
            ...pick(node, 'namespace'),
            behavior: behavior === 'merge' || behavior === 'replace' ? behavior : 'create',
            files,
            literals,
            at: (0,fields/* beginningOf */.VI)(document, node),
        };
    });
}
/** `path`, whose last part is the key, or `key=path` (api/kv ParseFileSource). */
function readGeneratorFile(directory, file) {
    const equals = file.value.indexOf('=');
    const path = localPath(directory, { value: file.value.slice(equals + 1), at: file.at })?.value;
    if (path === undefined)
        return [];
    return [
        { key: equals === -1 ? path.slice(path.lastIndexOf('/') + 1) : file.value.slice(0, equals), path, at: file.at },
    ];
}
/** `key=value`; one pair of quotes around the value is taken off (api/kv parseLiteralSource). */
function readLiteral(node) {
    const source = (0,fields/* sourceOf */.vz)(node);
    const equals = source?.text.indexOf('=') ?? -1;
    if (source === undefined || equals <= 0)
        return [];
    const { text } = source;
    const first = text[equals + 1];
    const quoted = text.length > equals + 2 && (first === '"' || first === "'") && text.endsWith(first);
    const value = quoted ? (0,source_text/* slice */.di)(source, equals + 2, text.length - 1) : (0,source_text/* slice */.di)(source, equals + 1, text.length);
    return [{ key: text.slice(0, equals), text: value, at: (0,source_text/* locate */.x5)(source, 0, equals) }];
}
/** `patchesStrategicMerge`, then `patches`, then `patchesJson6902`: kustomize's own order (api/internal/target). */
function readPatches(reader, directory) {
    const { document } = reader;
    const found = [];
    for (const key of ['patchesStrategicMerge', 'patches', 'patchesJson6902']) {
        for (const node of (0,documents_document/* items */.ld)((0,fields/* listField */.FZ)(reader, document.root, key))) {
            const at = node.kind === 'scalar' ? (0,documents_document/* placeOf */.$t)(document, node) : (0,fields/* beginningOf */.VI)(document, node);
            const source = node.kind === 'scalar' ? bareSource(reader, directory, node) : mappedSource(reader, directory, node);
            if (source === undefined)
                continue;
            const target = (0,documents_document/* child */.jf)(node, 'target');
            const picked = pick(target, 'group', 'version', 'kind', 'name', 'namespace', 'labelSelector');
            found.push({ source, ...(target?.kind === 'map' && { target: picked }), at });
        }
    }
    return found;
}
/** An item of `patchesStrategicMerge` is a file's path, or the patch itself, which has more than one line or a key. */
function bareSource(reader, directory, node) {
    const text = (0,fields/* sourceOf */.vz)(node);
    if (text === undefined)
        return undefined;
    if (/[\n{]|:\s/.test(text.text))
        return { kind: 'inline', text };
    return fileSource(reader, directory, node);
}
function mappedSource(reader, directory, node) {
    const text = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(node, 'patch'));
    return text === undefined ? fileSource(reader, directory, (0,documents_document/* child */.jf)(node, 'path')) : { kind: 'inline', text };
}
function fileSource(reader, directory, node) {
    const written = (0,fields/* locatedText */.k6)(reader.document, node);
    const path = written === undefined ? undefined : localPath(directory, written)?.value;
    return path === undefined ? undefined : { kind: 'file', path };
}
function readImage(reader, node) {
    const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name'));
    if (name === undefined)
        return [];
    const newTag = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(node, 'newTag'));
    return [{ name, ...pick(node, 'newName', 'digest'), ...(newTag && { newTag }) }];
}
/** The given keys that hold text. */
function pick(node, ...keys) {
    const picked = {};
    for (const { key } of (0,documents_document/* entries */.jO)(node)) {
        const known = keys.find((one) => one === key);
        const value = known === undefined ? undefined : (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, key));
        if (known !== undefined && value !== undefined)
            picked[known] = value;
    }
    return picked;
}
/** A path from the root; undefined for a remote one or one outside the root, which is remarked where the build matters (src/kustomize). */
function localPath(directory, entry) {
    if (isRemote(entry.value)) {
        return undefined;
    }
    const parts = entry.value.startsWith('/') ? undefined : [...directory.split('/'), ...entry.value.split('/')];
    const kept = [];
    let outside = parts === undefined;
    for (const part of parts ?? []) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            outside = true;
    }
    if (outside) {
        return undefined;
    }
    return { value: kept.join('/'), at: entry.at };
}
/** A URL, an scp-like address, or a host's name with a repository behind it (kustomize api/internal/git NewRepoSpecFromURL). */
function isRemote(path) {
    return (path.includes('://') ||
        path.includes('?ref=') ||
        /^(?:git::|git@|github\.com[/:]|gitlab\.com\/|bitbucket\.org\/)/.test(path));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/managed-clusters/table.js
/** How each tool that orders a cluster from a cloud names the Service network and the cluster DNS. */
/** Terraform resources by type (the providers' documentation of each). */
const RESOURCES = new Map([
    [
        'azurerm_kubernetes_cluster',
        {
            provisioner: 'aks',
            subnets: [
                ['network_profile', 'service_cidr'],
                ['network_profile', 'service_cidrs'],
            ],
            dns: [['network_profile', 'dns_service_ip']],
        },
    ],
    ['aws_eks_cluster', { provisioner: 'eks', subnets: [['kubernetes_network_config', 'service_ipv4_cidr']] }],
    [
        'google_container_cluster',
        { provisioner: 'gke', subnets: [['ip_allocation_policy', 'services_ipv4_cidr_block'], ['services_ipv4_cidr']] },
    ],
    ['digitalocean_kubernetes_cluster', { provisioner: 'doks', subnets: [['service_subnet']] }],
    [
        'oci_containerengine_cluster',
        { provisioner: 'oke', subnets: [['options', 'kubernetes_network_config', 'services_cidr']] },
    ],
    ['linode_lke_cluster', { provisioner: 'lke', subnets: [] }],
    ['scaleway_k8s_cluster', { provisioner: 'kapsule', subnets: [['service_cidr']] }],
    ['ovh_cloud_project_kube', { provisioner: 'ovh', subnets: [] }],
    ['ibm_container_vpc_cluster', { provisioner: 'iks', subnets: [['service_subnet']] }],
    ['ibm_container_cluster', { provisioner: 'iks', subnets: [['service_subnet']] }],
    ['alicloud_cs_managed_kubernetes', { provisioner: 'ack', subnets: [['service_cidr']] }],
]);
/** Modules by what their source names (registry.terraform.io). */
const MODULES = [
    {
        source: /^terraform-aws-modules\/eks\/aws$/,
        cluster: { provisioner: 'eks', subnets: [['service_ipv4_cidr'], ['cluster_service_ipv4_cidr']] },
    },
    {
        source: /^Azure\/aks\/azurerm$/,
        cluster: {
            provisioner: 'aks',
            subnets: [['net_profile_service_cidr']],
            dns: [['net_profile_dns_service_ip']],
        },
    },
];
/** Kubernetes objects of Cluster API, Azure Service Operator, ACK and Crossplane, by group and kind. */
const OBJECTS = new Map([
    [
        'containerservice.azure.com/ManagedCluster',
        {
            provisioner: 'aks',
            subnets: [['spec', 'networkProfile', 'serviceCidr']],
            dns: [['spec', 'networkProfile', 'dnsServiceIP']],
        },
    ],
    [
        'infrastructure.cluster.x-k8s.io/AzureManagedControlPlane',
        { provisioner: 'aks', subnets: [], dns: [['spec', 'dnsServiceIP']] },
    ],
    [
        'containerservice.azure.upbound.io/KubernetesCluster',
        {
            provisioner: 'aks',
            subnets: [['spec', 'forProvider', 'networkProfile', '0', 'serviceCidr']],
            dns: [['spec', 'forProvider', 'networkProfile', '0', 'dnsServiceIp']],
        },
    ],
    [
        'eks.services.k8s.aws/Cluster',
        { provisioner: 'eks', subnets: [['spec', 'kubernetesNetworkConfig', 'serviceIPv4CIDR']] },
    ],
    [
        'eks.aws.upbound.io/Cluster',
        {
            provisioner: 'eks',
            subnets: [['spec', 'forProvider', 'kubernetesNetworkConfig', '0', 'serviceIpv4Cidr']],
        },
    ],
    [
        'baremetal.cluster.gke.io/Cluster',
        { provisioner: 'anthos', subnets: [['spec', 'clusterNetwork', 'services', 'cidrBlocks']] },
    ],
]);
/** Resources of an ARM template and of CloudFormation, by type: where their properties name the network. */
const TEMPLATES = new Map([
    [
        'Microsoft.ContainerService/managedClusters',
        {
            provisioner: 'aks',
            subnets: [['networkProfile', 'serviceCidr']],
            dns: [['networkProfile', 'dnsServiceIP']],
        },
    ],
    ['AWS::EKS::Cluster', { provisioner: 'eks', subnets: [['KubernetesNetworkConfig', 'ServiceIpv4Cidr']] }],
]);

;// CONCATENATED MODULE: ./.cache/build/dialects/managed-clusters/index.js






/** Clusters that are ordered from a cloud: which platform it is, its Service network, and the cluster DNS address. */
const managedClusters = {
    id: 'managed-clusters',
    title: 'Managed clusters in Terraform, CloudFormation, ARM and Bicep',
    coverage: {
        recognised: [
            'Terraform: `azurerm_kubernetes_cluster`, `aws_eks_cluster`, `google_container_cluster`, `digitalocean_kubernetes_cluster`, `oci_containerengine_cluster`, `linode_lke_cluster`, `scaleway_k8s_cluster`, `ovh_cloud_project_kube`, `ibm_container_cluster`, `ibm_container_vpc_cluster`, `alicloud_cs_managed_kubernetes`, and the modules `terraform-aws-modules/eks/aws` and `Azure/aks/azurerm`',
            'CloudFormation `AWS::EKS::Cluster`, ARM and Bicep `Microsoft.ContainerService/managedClusters`',
            '`ManagedCluster` of Azure Service Operator, `AzureManagedControlPlane`, `Cluster` of ACK and Crossplane, `Cluster` of Google’s bare metal software',
        ],
        fields: [
            { field: 'the Service network (`service_cidr`, `serviceCidr`, ...)', becomes: 'the Service network' },
            { field: 'the DNS address (`dns_service_ip`, `dnsServiceIP`)', becomes: 'the cluster DNS address' },
            { field: 'the kind of resource', becomes: 'the platform, with its defaults' },
        ],
        sources: ['the documentation of each Terraform provider, of ARM’s and of CloudFormation’s resource'],
    },
    recognises: (document) => document.kind === 'yaml' ? foundIn(document).length > 0 : /\.bicep$/.test(document.path) && isBicep(document),
    read: (document) => ({
        value: document.kind === 'yaml'
            ? foundIn(document).flatMap(({ cluster, node }) => managed_clusters_factsOf(document, cluster, node))
            : bicepFacts(document.source),
        notices: [],
    }),
};
function foundIn(document) {
    const { root } = document;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    if (apiVersion === 'terraform') {
        const cluster = RESOURCES.get(kind) ?? MODULES.find((one) => one.source.test(kind))?.cluster;
        const node = (0,documents_document/* child */.jf)(root, 'spec');
        return cluster === undefined || node === undefined ? [] : [{ cluster, node }];
    }
    const slash = apiVersion.indexOf('/');
    if (slash !== -1) {
        const cluster = OBJECTS.get(`${apiVersion.slice(0, slash)}/${kind}`);
        return cluster === undefined ? [] : [{ cluster, node: root }];
    }
    if (apiVersion !== '' || kind !== '')
        return [];
    const resources = (0,documents_document/* child */.jf)(root, 'resources') ?? (0,documents_document/* child */.jf)(root, 'Resources');
    const list = resources?.kind === 'sequence' ? (0,documents_document/* items */.ld)(resources) : (0,documents_document/* entries */.jO)(resources).map((entry) => entry.value);
    return list.flatMap((one) => {
        const cluster = TEMPLATES.get((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'type')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'Type')) ?? '');
        const node = (0,documents_document/* child */.jf)(one, 'properties') ?? (0,documents_document/* child */.jf)(one, 'Properties');
        return cluster === undefined || node === undefined ? [] : [{ cluster, node }];
    });
}
function managed_clusters_factsOf(document, cluster, node) {
    const at = (0,fields/* beginningOf */.VI)(document, node);
    const literals = (ways = []) => ways.flatMap((way) => textsAt(document, node, way)).filter((one) => isNetwork(one.value));
    return managed_clusters_stated(cluster.provisioner, literals(cluster.subnets), literals(cluster.dns), at);
}
function managed_clusters_stated(provisioner, serviceSubnets, clusterDNS, at) {
    const facts = [{ kind: 'node-profile', provisioner: { value: provisioner, at }, at }];
    const first = clusterDNS[0] ?? serviceSubnets[0];
    if (first !== undefined)
        facts.push({
            kind: 'network',
            ...(serviceSubnets.length > 0 && { serviceSubnets }),
            ...(clusterDNS.length > 0 && { clusterDNS }),
            at: first.at,
        });
    return facts;
}
/** What stands at the end of a way, a list's items included; `0` is the first of a list. */
function textsAt(document, from, way) {
    let node = from;
    for (const key of way) {
        // A block that may repeat is a list of one in some providers.
        if (node?.kind === 'sequence')
            node = node.items[0];
        if (key !== '0')
            node = (0,documents_document/* child */.jf)(node, key);
    }
    const nodes = node?.kind === 'sequence' ? (0,documents_document/* items */.ld)(node) : node === undefined ? [] : [node];
    return nodes.flatMap((one) => one.kind === 'scalar' && typeof one.value === 'string'
        ? [{ value: one.value, at: (0,fields/* placeOfText */.KD)(document, one) }]
        : []);
}
/** An address, or one with the length of a prefix; a variable or a parameter is neither. */
function isNetwork(text) {
    return /^[0-9a-fA-F:.]{2,45}(?:\/\d{1,3})?$/.test(text) && (0,endpoint/* parseAddress */.or)(text.replace(/\/.*$/, '')) !== undefined;
}
function isBicep(document) {
    return document.source.text.includes('Microsoft.ContainerService/managedClusters@');
}
/** Bicep: literals of `networkProfile`, which no other resource spells like this. */
function bicepFacts(source) {
    const literal = (key) => {
        const found = new RegExp(`^[ \\t]{0,100}${key}:[ \\t]{0,20}'([^'\\n]{1,60})'`, 'm').exec(source.text);
        if (found === null)
            return [];
        const from = found.index + found[0].lastIndexOf(found[1]);
        const text = (0,source_text/* slice */.di)(source, from, from + found[1].length);
        return isNetwork(text.text) ? [{ value: text.text, at: (0,source_text/* locate */.x5)(text, 0, text.text.length) }] : [];
    };
    return managed_clusters_stated('aks', literal('serviceCidr'), literal('dnsServiceIP'), (0,lines/* firstLineOf */.Qy)(source));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/command-lines.js
/** Lines of scripts, Makefiles and workflow steps in which a program is started; lines that end in `\` are one. */


/** A line of code is not longer; what is, is data. */
const MAX_LINE = 20_000;
/** Lines that hold a word, comments and printed texts left out. */
function linesWith(source, word) {
    if (!source.text.includes(word))
        return [];
    const found = [];
    let from = -1;
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        if (from === -1)
            from = line.start;
        if (line.text.endsWith('\\') && line.end < source.text.length)
            continue;
        const whole = (0,source_text/* slice */.di)(source, from, line.end);
        from = -1;
        if (whole.text.length > MAX_LINE || !whole.text.includes(word))
            continue;
        if (/^[\s-]{0,100}(?:#|\/\/|echo\b|printf\b|@echo\b)/.test(whole.text))
            continue;
        found.push(whole);
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/microk8s/canonical-k8s.js
/** Canonical Kubernetes (the snap `k8s`): what `k8s bootstrap --file` is given. */




/** `cluster-config.dns` stands in no other file. */
function isBootstrap({ root }) {
    return (0,documents_document/* child */.jf)(root, 'cluster-config', 'dns')?.kind === 'map' && (0,documents_document/* child */.jf)(root, 'kind') === undefined;
}
/** canonical/k8s-snap src/k8s/pkg/k8sd/features/coredns, docs reference "Bootstrap configuration file". */
function readBootstrap(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    const dns = (0,fields/* mapField */.Rz)(reader, (0,documents_document/* child */.jf)(document.root, 'cluster-config'), 'dns');
    const service = (0,fields/* textField */.M8)(reader, dns, 'service-ip');
    const clusterDomain = (0,fields/* textField */.M8)(reader, dns, 'cluster-domain');
    const subnet = (0,fields/* textField */.M8)(reader, document.root, 'service-cidr');
    const list = (0,documents_document/* child */.jf)(dns, 'upstream-nameservers');
    const upstreams = (0,documents_document/* items */.ld)(list).flatMap((item) => (0,fields/* locatedText */.k6)(document, item) ?? []);
    const facts = [];
    if (service !== undefined || clusterDomain !== undefined || subnet !== undefined)
        facts.push({
            kind: 'network',
            ...(service && { clusterDNS: [service] }),
            ...(clusterDomain && { clusterDomain }),
            ...(subnet && { serviceSubnets: [subnet] }),
            at,
        });
    if (upstreams.length === 0)
        return facts;
    const domain = clusterDomain !== undefined && (0,platform_coredns/* isWord */.Jg)(clusterDomain.value) ? (0,platform_coredns/* word */.Vm)(clusterDomain) : 'cluster.local';
    return [
        ...facts,
        ...(0,platform_coredns/* coreDnsObjects */.Rd)({
            namespace: 'kube-system',
            name: 'ck-dns-coredns',
            service: 'coredns',
            workload: 'Deployment',
            corefile: stockCorefile({
                domain,
                upstreams: upstreams.filter(({ value }) => (0,platform_coredns/* isWord */.Jg)(value)).map(platform_coredns/* word */.Vm),
                at,
            }),
            port: 53,
            clusterIPs: service === undefined ? [] : [service],
            appLabel: 'coredns',
            at,
            knownFrom: 'Canonical Kubernetes writes this Corefile from `dns.upstream-nameservers`',
        }),
    ];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/microk8s/coverage.js
const microk8s_coverage_coverage = {
    recognised: [
        'a command `microk8s enable dns:ADDRESSES` in scripts, Makefiles, workflows and cloud-init; the last one of a file counts',
        'launch configurations (`version: 0.1.0` with `extraKubeletArgs` and their like, or `addons` in a file called after MicroK8s)',
        'bootstrap files of Canonical Kubernetes (`cluster-config.dns`)',
    ],
    fields: [
        { field: '`dns:A,B`, `addons[].args` of `dns`', becomes: 'the forward of the add-on’s Corefile, which has `loop`' },
        {
            field: '`cluster-config.dns`: `upstream-nameservers`, `service-ip`, `cluster-domain`; `service-cidr`',
            becomes: 'the forward of Canonical Kubernetes’ Corefile, and the cluster’s network',
        },
        { field: '`extraKubeletArgs`', becomes: 'the kubelet’s flags' },
    ],
    defaults: [
        { what: 'servers of the add-on', is: 'the nodes’ file: nothing is added to the model' },
        { what: 'the Service', is: '10.152.183.10, only assumed' },
    ],
    sources: [
        'canonical/microk8s-core-addons addons/dns/enable and coredns.yaml',
        'canonical/microk8s-cluster-agent pkg/k8sinit/schema.go',
        'canonical/k8s-snap src/k8s/pkg/k8sd/features/coredns',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/dialects/microk8s/index.js











/** MicroK8s: `microk8s enable dns:ADDRESSES` in scripts, and launch configurations. */
const microk8s = {
    id: 'microk8s',
    title: 'MicroK8s and Canonical Kubernetes',
    coverage: microk8s_coverage_coverage,
    recognises: (document) => (document.kind === 'yaml' && isBootstrap(document)) ||
        isLaunch(document) ||
        (document.onNode === undefined && enabled(document).length > 0),
    read: (document) => {
        const notices = [];
        if (document.kind === 'yaml' && isBootstrap(document))
            return { value: readBootstrap({ document, notices }), notices };
        if (isLaunch(document))
            return { value: readLaunch({ document, notices }), notices };
        // A script may run it more than once; the last one stands.
        const last = enabled(document).at(-1);
        return { value: last === undefined ? [] : dnsOf(last, last[0]?.at), notices };
    },
};
/** Servers behind `dns:` of each command that has some: `microk8s enable dns:192.0.2.1,192.0.2.2`, also with a dot. */
function enabled(document) {
    return linesWith(document.source, 'microk8s').flatMap((line) => {
        const start = /\bmicrok8s(?:\.|["',\s]{1,20})enable\b/.exec(line.text);
        if (start === null)
            return [];
        const from = start.index + start[0].length;
        const found = /[\s"'/]dns:([0-9a-fA-F.:,[\]]+)/.exec(line.text.slice(from));
        if (found === null)
            return [];
        const servers = addressesIn(found[1] ?? '', line, from + found.index + found[0].length - (found[1] ?? '').length);
        return servers.length === 0 ? [] : [servers];
    });
}
function addressesIn(text, source, at) {
    const list = (0,lines/* commaList */.od)((0,source_text/* slice */.di)(source, at, at + text.length));
    return list.filter((one) => (0,endpoint/* parseAddress */.or)(one.value) !== undefined);
}
/** A launch configuration has a version of its own, and add-ons or arguments (microk8s-cluster-agent pkg/k8sinit/schema.go). */
function isLaunch(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map')
        return false;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    const isNamed = /(?:^|[/._-])microk8s[^/]*\.ya?ml$/i.test(document.onNode?.path ?? document.path);
    if (apiVersion !== '' || kind !== '' || !/^["']?0\.\d/.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'version')) ?? ''))
        return false;
    const own = ['extraKubeletArgs', 'extraKubeAPIServerArgs', 'extraCNIEnv', 'persistentClusterToken'];
    return (own.some((key) => (0,documents_document/* child */.jf)(document.root, key) !== undefined) ||
        (isNamed && (0,documents_document/* child */.jf)(document.root, 'addons')?.kind === 'sequence'));
}
function readLaunch(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    const facts = [];
    for (const addon of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'addons'))) {
        if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(addon, 'name')) !== 'dns')
            continue;
        const servers = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(addon, 'args')).flatMap((node) => addressesOf(node));
        if (servers.length > 0)
            (0,lines/* append */.BC)(facts, dnsOf(servers, servers[0]?.at));
    }
    const flags = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(document.root, 'extraKubeletArgs')).map((entry) => ({
        name: entry.key.replace(/^-{0,2}/, ''),
        value: (0,fields/* sourceOf */.vz)(entry.value),
        at: (0,documents_document/* placeOfKey */.qQ)(document, entry),
    }));
    (0,lines/* append */.BC)(facts, kubeletFlagFacts(reader, flags, { provisioner: 'microk8s' }, at));
    if (facts.length > 0 && facts[0]?.kind !== 'node-profile')
        facts.unshift(profile(at));
    return facts;
}
function addressesOf(node) {
    const text = (0,fields/* sourceOf */.vz)(node);
    return text === undefined ? [] : addressesIn(text.text, text, 0);
}
function profile(at) {
    return { kind: 'node-profile', provisioner: { value: 'microk8s', at }, at };
}
/** addons/dns/enable and coredns.yaml of canonical/microk8s-core-addons. */
function dnsOf(servers, at) {
    if (at === undefined)
        return [];
    return [
        profile(at),
        ...(0,platform_coredns/* coreDnsObjects */.Rd)({
            namespace: 'kube-system',
            name: 'coredns',
            service: 'kube-dns',
            workload: 'Deployment',
            corefile: stockCorefile({ domain: 'cluster.local', upstreams: servers.map(platform_coredns/* word */.Vm), at }),
            port: 53,
            clusterIPs: [],
            at,
            knownFrom: 'MicroK8s’ add-on writes this Corefile (microk8s-core-addons addons/dns)',
        }),
    ];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/minikube/coverage.js
const minikube_coverage_coverage = {
    recognised: [
        'a command `minikube start` that tells the kubelet about DNS, in scripts, Makefiles and workflows; the last one of a file counts',
        'a profile, `profiles/NAME/config.json`, whose `ExtraOptions` tell the kubelet about DNS',
    ],
    fields: [
        { field: '`--extra-config=kubelet.resolv-conf=...`, `kubelet.cluster-dns`', becomes: 'the kubelet’s flags' },
        {
            field: '`KubernetesConfig.ExtraOptions` of component `kubelet`; `ServiceCIDR`, `DNSDomain`, `Nodes[].IP`',
            becomes: 'the same, of a profile',
        },
        { field: '`--service-cluster-ip-range`, `--dns-domain`', becomes: 'the cluster’s network' },
    ],
    defaults: [{ what: 'everything else', is: 'kubeadm’s: the address 10.96.0.10 is only assumed' }],
    sources: [
        'kubernetes/minikube cmd/minikube/cmd/start_flags.go',
        'kubernetes/minikube pkg/minikube/config/types.go',
        'kubernetes/minikube#3511',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/dialects/minikube/profile.js
/** A profile as minikube keeps it: `profiles/NAME/config.json` (kubernetes/minikube pkg/minikube/config/types.go ClusterConfig). */




/** Profiles that tell the kubelet something about DNS; of others nothing follows. */
function isProfile(document) {
    return (document.kind === 'yaml' &&
        /(?:^|\/)profiles\/[^/]+\/config\.json$/.test(document.path) &&
        kubeletOptions(document).some((flag) => /^(?:resolv-conf|cluster-dns)$/.test(flag.name)));
}
/** `ExtraOptions` of component `kubelet`, which minikube puts on its command line. */
function kubeletOptions(document) {
    return (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'KubernetesConfig', 'ExtraOptions')).flatMap((option) => {
        const value = (0,fields/* sourceOf */.vz)((0,documents_document/* child */.jf)(option, 'Value'));
        const name = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(option, 'Key'));
        if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(option, 'Component')) !== 'kubelet' || name === undefined || value === undefined)
            return [];
        return [{ name, value, at: (0,source_text/* locate */.x5)(value, 0, value.text.length) }];
    });
}
function profile_readProfile(document, notices) {
    const reader = { document, notices };
    const at = (0,fields/* beginningOf */.VI)(document);
    const config = (0,documents_document/* child */.jf)(document.root, 'KubernetesConfig');
    const subnet = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(config, 'ServiceCIDR'));
    const domain = (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(config, 'DNSDomain'));
    const addresses = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'Nodes')).flatMap((node) => {
        const address = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(node, 'IP'));
        return address === undefined || address.value === '' ? [] : [address];
    });
    return [
        { kind: 'node-profile', provisioner: { value: 'minikube', at }, ...(addresses.length > 0 && { addresses }), at },
        ...(subnet === undefined && domain === undefined
            ? []
            : [
                {
                    kind: 'network',
                    ...(subnet && { serviceSubnets: [subnet] }),
                    ...(domain && { clusterDomain: domain }),
                    at,
                },
            ]),
        { kind: 'kubelet', source: 'flags', provisioner: 'minikube', ...(0,kubelet_flags/* readFlags */.uW)(kubeletOptions(document), notices), at },
    ];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/minikube/index.js







/** `minikube start` with settings of the kubelet, in scripts, Makefiles and workflows. */
const minikube = {
    id: 'minikube',
    title: 'minikube command lines and profiles',
    coverage: minikube_coverage_coverage,
    recognises: (document) => document.onNode === undefined && (isProfile(document) || startsOf(document).length > 0),
    read: (document) => {
        const notices = [];
        if (isProfile(document))
            return { value: profile_readProfile(document, notices), notices };
        const last = startsOf(document).at(-1);
        return { value: last === undefined ? [] : readStart(last, notices), notices };
    },
};
/** Commands that tell the kubelet something about DNS; others start minikube's own defaults, of which nothing follows. */
function startsOf(document) {
    return linesWith(document.source, 'minikube').flatMap((line) => {
        const found = /\bminikube\b[^|;&]{0,400}?\bstart\b/.exec(line.text);
        if (found === null)
            return [];
        const { words } = (0,shell_words/* splitWords */.yM)((0,source_text/* slice */.di)(line, found.index, line.text.length), 'shell');
        const end = words.findIndex((word) => /^(?:;|&&?|\|\|?)$/.test(word.text));
        const flags = (0,kubelet_flags/* flagWords */.GK)(end === -1 ? words : words.slice(0, end));
        const kubelet = flags.flatMap((flag) => flag.name === 'extra-config' && flag.value !== undefined ? componentFlag(flag.value) : []);
        return kubelet.some((flag) => /^(?:resolv-conf|cluster-dns)$/.test(flag.name)) ? [{ flags, kubelet }] : [];
    });
}
/** `kubelet.resolv-conf=/x` (minikube start --help, `--extra-config`). */
function componentFlag(text) {
    if (!text.text.startsWith('kubelet.'))
        return [];
    const equals = text.text.indexOf('=');
    const end = equals === -1 ? text.text.length : equals;
    return [
        {
            name: text.text.slice('kubelet.'.length, end),
            value: equals === -1 ? undefined : (0,source_text/* slice */.di)(text, equals + 1, text.text.length),
            at: (0,source_text/* locate */.x5)(text, 0, text.text.length),
        },
    ];
}
function readStart({ flags, kubelet }, notices) {
    const at = kubelet[0]?.at;
    if (at === undefined)
        return [];
    const lastOf = (name) => flags.filter((flag) => flag.name === name).at(-1)?.value;
    const subnet = lastOf('service-cluster-ip-range');
    const domain = lastOf('dns-domain');
    return [
        { kind: 'node-profile', provisioner: { value: 'minikube', at }, at },
        ...(subnet === undefined && domain === undefined
            ? []
            : [
                {
                    kind: 'network',
                    ...(subnet && { serviceSubnets: [(0,lines/* locatedWhole */.mQ)(subnet)] }),
                    ...(domain && { clusterDomain: (0,lines/* locatedWhole */.mQ)(domain) }),
                    at,
                },
            ]),
        { kind: 'kubelet', source: 'flags', provisioner: 'minikube', ...(0,kubelet_flags/* readFlags */.uW)(kubelet, notices), at },
    ];
}

;// CONCATENATED MODULE: ./.cache/build/dialects/named/files.js

/** BIND's configuration files on nodes. Those of a workload are its ConfigMap's. */
const namedFiles = {
    id: 'named',
    title: 'BIND 9',
    recognises: (document) => document.kind === 'text' && (0,node_paths/* nodePathOf */.Zh)(document, isNamedPath) !== undefined,
    read: (document) => {
        const path = (0,node_paths/* nodePathOf */.Zh)(document, isNamedPath);
        return { value: path === undefined ? [] : [(0,node_paths/* nodeFile */.d9)(document, path)], notices: [] };
    },
};
/** Where Debian's and Red Hat's packages keep named.conf; what lies beside it counts where it is included. */
function isNamedPath(path) {
    return /^\/etc\/(?:named\.conf|(?:bind|named)\/[^/]+\.conf(?:\.[\w-]+)?)$/.test(path);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/netplan/index.js




/** netplan's files on nodes: each interface gives the node's resolver servers of its own. */
const netplan = {
    id: 'netplan',
    title: 'netplan',
    recognises: (document) => document.kind === 'yaml' && (0,node_paths/* nodePathOf */.Zh)(document, isNetplanPath) !== undefined,
    read: (document) => {
        const path = (0,node_paths/* nodePathOf */.Zh)(document, isNetplanPath);
        if (document.kind !== 'yaml' || path === undefined)
            return { value: [], notices: [] };
        const reader = { document, notices: [] };
        const network = (0,documents_document/* child */.jf)(document.root, 'network');
        const facts = DEVICES.flatMap((kind) => (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(network, kind))).flatMap((device) => readDevice(reader, path, network, device));
        return { value: facts, notices: reader.notices };
    },
};
/** netplan(5): all files of these folders, the newest directory's name hiding the same name in the others. */
function isNetplanPath(path) {
    return /^\/(?:etc|run|lib|usr\/lib)\/netplan\/[^/]+\.ya?ml$/.test(path);
}
const DEVICES = [
    'ethernets',
    'bonds',
    'bridges',
    'vlans',
    'wifis',
    'modems',
    'tunnels',
    'vrfs',
    'dummy-devices',
];
function readDevice(reader, path, network, device) {
    const { document } = reader;
    const held = (0,documents_document/* child */.jf)(device.value, 'nameservers');
    const listed = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(held, 'addresses')).flatMap((one) => (0,fields/* locatedText */.k6)(document, one) ?? []);
    const dhcp = dhcpOf(device.value);
    const renderer = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(device.value, 'renderer')) ?? (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(network, 'renderer'));
    return [
        networkFact(document, path, {
            software: renderer === 'NetworkManager' ? 'NetworkManager' : 'netplan',
            nameservers: serverAddresses(listed, reader.notices),
            domains: (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(held, 'search')).flatMap((one) => (0,documents_document/* scalarText */.ws)(one) ?? []),
            dhcp,
            at: (0,documents_document/* placeOfKey */.qQ)(document, device),
        }),
    ];
}
/** Static servers go before those of DHCP, which `use-dns: false` leaves out (netplan-yaml, "DHCP Overrides"). */
function dhcpOf(device) {
    const asks = ['4', '6'].some((family) => {
        const on = (0,documents_document/* child */.jf)(device, `dhcp${family}`);
        const uses = (0,documents_document/* child */.jf)(device, `dhcp${family}-overrides`, 'use-dns');
        return isTrue(on) && !isFalse(uses);
    });
    return asks ? 'after' : 'none';
}
/** YAML 1.1's booleans too: netplan reads with libyaml and takes `yes` and `no` (netplan-yaml). */
function isTrue(node) {
    return /^(?:true|yes|on|y)$/i.test((0,documents_document/* scalarText */.ws)(node) ?? '');
}
function isFalse(node) {
    return /^(?:false|no|off|n)$/i.test((0,documents_document/* scalarText */.ws)(node) ?? '');
}

;// CONCATENATED MODULE: ./.cache/build/dialects/network/index.js

/** Files from which a node's network manager takes its nameservers. They are stated as they lie; nothing reads them yet. */
const network = {
    id: 'network',
    title: 'netplan, NetworkManager, systemd-networkd and DHCP clients',
    recognises: (document) => networkPathOf(document) !== undefined,
    read: (document) => {
        const path = networkPathOf(document);
        return { value: path === undefined ? [] : [(0,node_paths/* nodeFile */.d9)(document, path)], notices: [] };
    },
};
/** Only files that say something about DNS. */
function networkPathOf(document) {
    const path = (0,node_paths/* nodePathOf */.Zh)(document, isNetworkPath);
    return path !== undefined && /nameserver|dns/i.test(document.source.text) ? path : undefined;
}
/**
 * netplan(5), NetworkManager.conf(5) and nm-settings-keyfile(5), systemd.network(5), dhclient.conf(5), interfaces(5).
 * NetworkManager's dnsmasq.d belongs to dnsmasq.
 */
function isNetworkPath(path) {
    return (/^\/(?:etc|run|lib|usr\/lib)\/netplan\/[^/]+\.yaml$/.test(path) ||
        /^\/(?:etc|run|usr\/lib|var\/run)\/NetworkManager\/(?:NetworkManager\.conf|conf\.d\/[^/]+\.conf|system-connections\/[^/]+)$/.test(path) ||
        /^\/(?:etc|run|usr\/lib|lib)\/systemd\/network\/[^/]+\.network(?:\.d\/[^/]+\.conf)?$/.test(path) ||
        /^\/etc\/(?:dhcp\/|dhcp3\/)?dhclient(?:-[^/]+)?\.conf$/.test(path) ||
        /^\/etc\/network\/interfaces(?:\.d\/[^/]+)?$/.test(path));
}

;// CONCATENATED MODULE: ./.cache/build/dialects/nm/index.js






/** NetworkManager's own configuration, its connections, and the ifcfg files that it reads on Red Hat's systems. */
const networkManager = {
    id: 'nm',
    title: 'NetworkManager',
    recognises: (document) => document.kind === 'text' && (0,node_paths/* nodePathOf */.Zh)(document, isNetworkManagerPath) !== undefined,
    read: (document) => {
        const path = (0,node_paths/* nodePathOf */.Zh)(document, isNetworkManagerPath);
        if (path === undefined)
            return { value: [], notices: [] };
        if (path.includes('/ifcfg-'))
            return readIfcfg(document, path);
        return path.includes('/system-connections/') ? readConnection(document, path) : readConfiguration(document, path);
    },
};
function isNetworkManagerPath(path) {
    return (/^\/(?:etc|run|usr\/lib)\/NetworkManager\/(?:NetworkManager\.conf|conf\.d\/[^/]+\.conf|system-connections\/[^/]+)$/.test(path) || /^\/etc\/sysconfig\/network-scripts\/ifcfg-[^/]+$/.test(path));
}
/** `[main] dns=`, `rc-manager=`, and `[global-dns-domain-*] servers=`, which replace the connections' (NetworkManager.conf(5)). */
function readConfiguration(document, path) {
    const notices = [];
    let plugin;
    let global = [];
    for (const { section, key, value } of (0,systemd_unit/* readUnit */.H)(document.source)) {
        if (value.text === '')
            continue;
        if (section === 'main' && key === 'dns')
            plugin = (0,lines/* locatedWhole */.mQ)(value);
        // Whoever is not to touch the file writes nothing into it.
        else if (section === 'main' && key === 'rc-manager' && value.text === 'unmanaged')
            plugin ??= { value: 'none', at: (0,source_text/* locate */.x5)(value, 0, value.text.length) };
        else if (section === 'global-dns-domain-*' && key === 'servers')
            global = serverAddresses((0,lines/* commaList */.od)(value), notices);
    }
    const at = plugin?.at ?? global[0]?.at ?? (0,lines/* firstLineOf */.Qy)(document.source);
    const facts = [];
    if (plugin !== undefined)
        facts.push(networkFact(document, path, { software: 'NetworkManager', nameservers: [], dhcp: 'unsaid', plugin, at }));
    if (global.length > 0)
        facts.push(networkFact(document, path, { software: 'NetworkManager', nameservers: global, dhcp: 'none', alone: true, at }));
    return { value: facts, notices };
}
/** A keyfile: `[ipv4] dns=1.1.1.1;8.8.8.8;`, `method=`, `ignore-auto-dns=` (nm-settings-keyfile(5)). */
function readConnection(document, path) {
    const notices = [];
    const settings = (0,systemd_unit/* readUnit */.H)(document.source);
    const dns = [];
    const domains = [];
    let auto = false;
    for (const section of ['ipv4', 'ipv6']) {
        const of = (key) => settings.findLast((one) => one.section === section && one.key === key);
        const servers = of('dns')?.value;
        if (servers !== undefined)
            (0,lines/* append */.BC)(dns, parts(servers));
        const search = of('dns-search')?.value;
        if (search !== undefined)
            (0,lines/* append */.BC)(domains, parts(search).map((one) => one.value));
        if (of('method')?.value.text === 'auto' && of('ignore-auto-dns')?.value.text !== 'true')
            auto = true;
    }
    const at = (0,lines/* firstLineOf */.Qy)(document.source);
    const nameservers = serverAddresses(dns, notices);
    return { value: [fact(document, path, nameservers, domains, auto, at)], notices };
}
/** `DNS1=`, `DNS2=`, `BOOTPROTO=dhcp`, `PEERDNS=no` (initscripts' sysconfig.txt). */
function readIfcfg(document, path) {
    const notices = [];
    const said = new Map();
    for (const word of (0,shell_words/* splitWords */.yM)(document.source, 'shell').words) {
        const equals = word.text.indexOf('=');
        if (equals > 0)
            said.set(word.text.slice(0, equals), (0,lines/* locatedWhole */.mQ)((0,source_text/* slice */.di)(word, equals + 1, word.text.length)));
    }
    const dns = ['DNS1', 'DNS2', 'DNS3', 'DNS4'].flatMap((key) => said.get(key) ?? []);
    const auto = said.get('BOOTPROTO')?.value.toLowerCase() === 'dhcp' && said.get('PEERDNS')?.value.toLowerCase() !== 'no';
    const at = (0,lines/* firstLineOf */.Qy)(document.source);
    return { value: [fact(document, path, serverAddresses(dns, notices), [], auto, at)], notices };
}
function fact(document, path, nameservers, domains, auto, at) {
    return networkFact(document, path, {
        software: 'NetworkManager',
        nameservers,
        domains,
        dhcp: auto ? 'after' : 'none',
        at,
    });
}
/** A keyfile's list: parts between semicolons. */
function parts(source) {
    const found = [];
    let from = 0;
    for (let i = 0; i <= source.text.length; i += 1) {
        if (i < source.text.length && source.text[i] !== ';' && source.text[i] !== ',')
            continue;
        const part = (0,source_text/* slice */.di)(source, from, i);
        from = i + 1;
        const text = part.text.trim();
        const start = part.text.indexOf(text);
        if (text !== '')
            found.push({ value: text, at: (0,source_text/* locate */.x5)(part, start, start + text.length) });
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/openshift/index.js





/** OpenShift: the DNS operator's resource, the cluster's network. */
const openshift = {
    id: 'openshift',
    title: 'OpenShift DNS operator and cluster network',
    ...readingForms(openshift_formOf, (document, facts) => 
    // What the installer was told is the whole cluster's, wherever the operator's resource lies.
    facts.every((fact) => fact.kind === 'node-profile' || fact.kind === 'network') ? facts : (0,platform_coredns/* atHome */.X6)(document, facts)),
};
function openshift_formOf(document) {
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(document.root);
    if (apiVersion === 'operator.openshift.io/v1' && kind === 'DNS')
        return readDns;
    if (/^(?:config|operator)\.openshift\.io\/v1$/.test(apiVersion) && kind === 'Network')
        return readNetwork;
    if (apiVersion === 'v1' && kind === '' && (0,documents_document/* child */.jf)(document.root, 'baseDomain') !== undefined)
        return readInstallConfig;
    if (/^machineconfiguration\.openshift\.io\//.test(apiVersion) && kind === 'KubeletConfig')
        return readKubeletConfig;
    return undefined;
}
/** `spec.kubeletConfig`, for the pools that `machineConfigPoolSelector` names (openshift/machine-config-operator, docs/KubeletConfigDesign.md). */
function readKubeletConfig(reader) {
    const { root } = reader.document;
    const selector = (0,fields/* labelsField */.kW)(reader, (0,documents_document/* child */.jf)(root, 'spec', 'machineConfigPoolSelector'), 'matchLabels');
    const at = (0,fields/* beginningOf */.VI)(reader.document);
    const named = Object.keys(selector)
        .map((key) => /^pools\.operator\.machineconfiguration\.openshift\.io\/(.+)$/.exec(key)?.[1])
        .find((pool) => pool !== undefined);
    const pool = named === undefined ? {} : { pool: named };
    return kubeletConfigFacts(reader, (0,documents_document/* child */.jf)(root, 'spec', 'kubeletConfig'), { provisioner: 'openshift', ...pool }, at);
}
/** install-config.yaml: `networking.serviceNetwork` (openshift/installer pkg/types/installconfig.go). */
function readInstallConfig(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    const list = (0,documents_document/* child */.jf)(document.root, 'networking', 'serviceNetwork');
    const serviceSubnets = list?.kind === 'sequence' ? (0,fields/* textItems */.Ey)(reader, list, 'serviceNetwork') : [];
    const profile = {
        kind: 'node-profile',
        os: { value: 'rhcos', at },
        provisioner: { value: 'openshift', at },
        at,
    };
    return serviceSubnets.length === 0 ? [] : [profile, { kind: 'network', serviceSubnets, at }];
}
/** `spec.serviceNetwork`, a list of subnets (openshift/api config/v1/types_network.go). */
function readNetwork(reader) {
    const list = (0,documents_document/* child */.jf)(reader.document.root, 'spec', 'serviceNetwork');
    if (list?.kind !== 'sequence')
        return [];
    const serviceSubnets = (0,fields/* textItems */.Ey)(reader, list, 'serviceNetwork');
    return serviceSubnets.length === 0 ? [] : [{ kind: 'network', serviceSubnets, at: (0,fields/* beginningOf */.VI)(reader.document) }];
}
/** The operator's template: a block for each entry of `servers`, then `.:5353`, none with `loop`. */
function readDns(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    // The operator serves the DNS called `default` and no other (pkg/operator/controller/controller.go).
    if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'metadata', 'name')) !== 'default')
        return [];
    const spec = (0,documents_document/* child */.jf)(document.root, 'spec');
    if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(spec, 'managementState')) === 'Unmanaged') {
        (0,fields/* remark */.Vg)(reader, 'the operator does not manage this DNS, and its Corefile is not known', at);
        return [];
    }
    const pieces = [];
    for (const server of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(spec, 'servers')))
        serverBlock(reader, server, pieces);
    pieces.push('.:5353 {\n    errors\n    health\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n        pods insecure\n        fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus 127.0.0.1:9153\n    forward .');
    const resolvers = (0,documents_document/* child */.jf)(spec, 'upstreamResolvers');
    const before = pieces.length;
    for (const upstream of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(resolvers, 'upstreams')))
        upstreamResolver(reader, upstream, pieces);
    if (pieces.length === before)
        pieces.push(' /etc/resolv.conf');
    pieces.push(` {\n        policy ${policyOf(resolvers, 'sequential')}\n    }\n    cache 900\n    reload\n}\n`);
    return [
        { kind: 'node-profile', os: { value: 'rhcos', at }, provisioner: { value: 'openshift', at }, at },
        ...(0,platform_coredns/* coreDnsObjects */.Rd)({
            namespace: 'openshift-dns',
            name: 'dns-default',
            service: 'dns-default',
            workload: 'DaemonSet',
            corefile: (0,platform_coredns/* written */.Mp)(at, pieces),
            port: 5353,
            clusterIPs: [],
            at,
            knownFrom: 'the DNS operator of OpenShift writes this Corefile (cluster-dns-operator controller_dns_configmap.go)',
        }),
    ];
}
function policyOf(node, otherwise) {
    const policies = new Map([
        ['Random', 'random'],
        ['RoundRobin', 'round_robin'],
        ['Sequential', 'sequential'],
    ]);
    return policies.get((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'policy')) ?? '') ?? otherwise;
}
function serverBlock(reader, server, pieces) {
    const words = (node, key) => node?.kind === 'sequence'
        ? (0,fields/* textItems */.Ey)(reader, node, key).flatMap((one) => {
            if ((0,platform_coredns/* isWord */.Jg)(one.value))
                return [(0,platform_coredns/* word */.Vm)(one)];
            (0,fields/* remark */.Vg)(reader, `\`${key}\` holds what the API server refuses`, one.at);
            return [];
        })
        : [];
    const zones = words((0,documents_document/* child */.jf)(server, 'zones'), 'zones');
    const plugin = (0,documents_document/* child */.jf)(server, 'forwardPlugin');
    const upstreams = words((0,documents_document/* child */.jf)(plugin, 'upstreams'), 'upstreams');
    if (zones.length === 0 || upstreams.length === 0)
        return;
    for (const zone of zones)
        pieces.push(zone, ':5353 ');
    pieces.push('{\n    prometheus 127.0.0.1:9153\n    forward .');
    for (const upstream of upstreams)
        pieces.push(' ', upstream);
    pieces.push(` {\n        policy ${policyOf(plugin, 'random')}\n    }\n    errors\n    cache 900\n}\n`);
}
function upstreamResolver(reader, upstream, pieces) {
    const type = (0,fields/* textField */.M8)(reader, upstream, 'type');
    if (type?.value === 'SystemResolvConf') {
        pieces.push(' ', (0,platform_coredns/* word */.Vm)({ value: '/etc/resolv.conf', at: type.at }));
        return;
    }
    const address = (0,fields/* locatedText */.k6)(reader.document, (0,documents_document/* child */.jf)(upstream, 'address'));
    if (address === undefined || !(0,platform_coredns/* isWord */.Jg)(address.value)) {
        (0,fields/* remark */.Vg)(reader, 'an upstream of type Network needs an address', (0,documents_document/* placeOf */.$t)(reader.document, upstream));
        return;
    }
    const port = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(upstream, 'port')) ?? '53';
    const bare = address.value.includes(':') && !address.value.startsWith('[') ? `[${address.value}]` : address.value;
    pieces.push(' ', (0,platform_coredns/* word */.Vm)({ value: /^\d{1,5}$/.test(port) ? `${bare}:${port}` : bare, at: address.at }));
}

// EXTERNAL MODULE: ./.cache/build/dialects/resolv-conf/index.js
var resolv_conf = __webpack_require__(2310);
;// CONCATENATED MODULE: ./.cache/build/dialects/rke/coverage.js
const rke_coverage_coverage = {
    recognised: [
        'a file without `kind` and `apiVersion` whose `nodes` have an `address` and a list of `role`, or whose `services` RKE calls so; the same below `rancher_kubernetes_engine_config`',
    ],
    fields: [
        {
            field: '`dns.upstreamnameservers`',
            becomes: 'the forward of RKE’s own Corefile, which has `loop`; else /etc/resolv.conf',
        },
        { field: '`dns.reversecidrs`', becomes: 'its reverse zones' },
        {
            field: '`dns.nodelocal.ip_address`',
            becomes: 'the node-local cache: cluster zones to the DNS Service, the rest to the nodes’ file; kubelets name it',
        },
        {
            field: '`services.kubelet.cluster_dns_server`, `cluster_domain`, `services.kube-api.service_cluster_ip_range`',
            becomes: 'the cluster’s network',
        },
        { field: '`services.kubelet.extra_args`', becomes: 'the kubelet’s `resolv-conf`, `cluster-dns`, `cluster-domain`' },
        { field: '`addons`', becomes: 'manifests, read as if they were files' },
    ],
    defaults: [
        { what: '`dns.provider`', is: '`coredns`' },
        { what: '`cluster_dns_server`', is: '10.43.0.10, only assumed' },
    ],
    said: ['`provider: kube-dns` and providers that are not known', '`stubdomains` with CoreDNS'],
    sources: [
        'rancher/rke cluster/addons.go, cluster/plan.go, cluster/defaults.go',
        'rancher/kontainer-driver-metadata rke/templates/coredns.go and nodelocal.go',
    ],
};

;// CONCATENATED MODULE: ./.cache/build/dialects/rke/index.js











/** RKE1's cluster.yml, and Rancher's cluster templates, which keep the same below `rancher_kubernetes_engine_config`. */
const rke = {
    id: 'rke',
    title: 'RKE1 cluster.yml',
    coverage: rke_coverage_coverage,
    ...readingForms((document) => {
        const config = configOf(document);
        return config && ((reader) => rke_readCluster(reader, config));
    }, platform_coredns/* atHome */.X6),
};
const WRITES = 'RKE writes this Corefile (rancher/kontainer-driver-metadata rke/templates)';
/** Nodes with a list of roles, or RKE's own names of services; RKE's files have neither kind nor apiVersion. */
function configOf(document) {
    if (document.root.kind !== 'map' || document.onNode !== undefined)
        return undefined;
    const { root } = document;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    if (apiVersion !== '' || kind !== '')
        return undefined;
    const config = (0,documents_document/* child */.jf)(root, 'rancher_kubernetes_engine_config') ?? root;
    const node = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(config, 'nodes'))[0];
    const hasNodes = (0,documents_document/* child */.jf)(node, 'address') !== undefined && (0,documents_document/* child */.jf)(node, 'role')?.kind === 'sequence';
    const services = (0,documents_document/* child */.jf)(config, 'services');
    const hasServices = ['kube-api', 'kube_api', 'kubeproxy', 'kube-controller', 'kube_controller'].some((name) => (0,documents_document/* child */.jf)(services, name) !== undefined);
    return hasNodes || hasServices || (config !== root && services !== undefined) ? config : undefined;
}
function rke_readCluster(reader, config) {
    const at = (0,fields/* beginningOf */.VI)(reader.document);
    const services = (0,documents_document/* child */.jf)(config, 'services');
    const kubelet = (0,documents_document/* child */.jf)(services, 'kubelet');
    const address = (0,fields/* textField */.M8)(reader, kubelet, 'cluster_dns_server');
    const domain = (0,fields/* textField */.M8)(reader, kubelet, 'cluster_domain');
    const subnet = ['kube-api', 'kube_api', 'kube-controller', 'kube_controller'].flatMap((name) => (0,fields/* textField */.M8)(reader, (0,documents_document/* child */.jf)(services, name), 'service_cluster_ip_range') ?? [])[0];
    const facts = [{ kind: 'node-profile', provisioner: { value: 'rke', at }, at }];
    if (address !== undefined || subnet !== undefined || domain !== undefined)
        facts.push({
            kind: 'network',
            ...(address && { clusterDNS: [address] }),
            ...(subnet && { serviceSubnets: [subnet] }),
            ...(domain && { clusterDomain: domain }),
            at,
        });
    const dns = (0,fields/* mapField */.Rz)(reader, config, 'dns');
    const cache = cacheAddress(reader, dns);
    const flags = (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(kubelet, 'extra_args')).map((entry) => ({
        name: entry.key,
        value: (0,fields/* sourceOf */.vz)(entry.value),
        at: (0,documents_document/* placeOfKey */.qQ)(reader.document, entry),
    }));
    (0,lines/* append */.BC)(facts, kubeletFlagFacts(reader, flags, { provisioner: 'rke' }, at));
    // cluster/plan.go: the kubelet is told of the cache where there is one.
    const told = cache ?? address;
    if (told !== undefined && !flags.some((flag) => flag.name === 'cluster-dns'))
        facts.push({
            kind: 'kubelet',
            source: 'flags',
            provisioner: 'rke',
            clusterDNS: [told],
            ineffective: [],
            at: told.at,
        });
    if (dns !== undefined)
        (0,lines/* append */.BC)(facts, rke_readDns(reader, config, dns, { address, domain, cache }));
    return facts;
}
function cacheAddress(reader, dns) {
    const entry = (0,fields/* presentEntry */.Ut)(dns, 'nodelocal');
    const address = (0,fields/* textField */.M8)(reader, entry?.value, 'ip_address') ?? (0,fields/* textField */.M8)(reader, entry?.value, 'ipaddress');
    if (address === undefined || address.value === '')
        return undefined;
    if ((0,platform_coredns/* isWord */.Jg)(address.value))
        return address;
    (0,fields/* remark */.Vg)(reader, '`ip_address` of the node-local cache is no address, and the cache is left out', address.at);
    return undefined;
}
/** cluster/addons.go deployDNS: `provider` is coredns unless said (from Kubernetes 1.14 on). */
function rke_readDns(reader, config, dns, known) {
    const { document } = reader;
    const entry = (0,fields/* presentEntry */.Ut)(config, 'dns');
    const at = entry === undefined ? (0,fields/* beginningOf */.VI)(document) : (0,documents_document/* placeOfKey */.qQ)(document, entry);
    const provider = (0,fields/* textField */.M8)(reader, dns, 'provider');
    const facts = [];
    const domain = known.domain !== undefined && (0,platform_coredns/* isWord */.Jg)(known.domain.value) ? (0,platform_coredns/* word */.Vm)(known.domain) : 'cluster.local';
    if (provider?.value === 'kube-dns')
        (0,fields/* remark */.Vg)(reader, 'kube-dns as RKE installs it is not modelled: what it forwards is not followed', provider.at);
    else if (provider === undefined || provider.value === 'coredns') {
        const stubs = (0,fields/* presentEntry */.Ut)(dns, 'stubdomains');
        if (stubs !== undefined && (0,documents_document/* entries */.jO)(stubs.value).length > 0)
            (0,fields/* remark */.Vg)(reader, '`stubdomains` is for kube-dns; RKE’s template of CoreDNS has no place for it', (0,documents_document/* placeOfKey */.qQ)(document, stubs));
        (0,lines/* append */.BC)(facts, (0,platform_coredns/* coreDnsObjects */.Rd)({
            namespace: 'kube-system',
            name: 'coredns',
            service: 'kube-dns',
            workload: 'Deployment',
            corefile: stockCorefile({
                domain,
                reverse: words(reader, dns, 'reversecidrs'),
                upstreams: words(reader, dns, 'upstreamnameservers'),
                upstreamsAt: (0,source_text/* standsFor */.jE)(at, '/etc/resolv.conf'),
                at,
            }),
            port: 53,
            clusterIPs: known.address === undefined ? [] : [known.address],
            at,
            knownFrom: WRITES,
        }));
    }
    else if (provider.value !== 'none')
        (0,fields/* remark */.Vg)(reader, `the DNS provider ${JSON.stringify(provider.value)} is not known`, provider.at);
    if (known.cache !== undefined && provider?.value !== 'none')
        (0,lines/* append */.BC)(facts, cacheObjects(known, domain));
    return facts;
}
/** rke/templates/nodelocal.go: cluster zones to the DNS Service’s address, the rest to the nodes’ own file. */
function cacheObjects({ cache, address }, domain) {
    if (cache === undefined)
        return [];
    const service = address !== undefined && (0,platform_coredns/* isWord */.Jg)(address.value) ? (0,platform_coredns/* word */.Vm)(address) : '10.43.0.10';
    return (0,platform_node_cache/* nodeCacheObjects */.Pq)({
        namespace: 'kube-system',
        name: 'node-local-dns',
        corefile: stockNodeCache({
            domain,
            binds: [(0,platform_coredns/* word */.Vm)(cache)],
            cluster: [service],
            rest: ['/etc/resolv.conf'],
            tcp: { cluster: true, rest: true },
            at: cache.at,
        }),
        addresses: [cache],
        upstreamService: 'kube-dns',
        at: cache.at,
        knownFrom: WRITES,
    });
}
function words(reader, node, key) {
    return ((0,fields/* textListField */.y7)(reader, node, key) ?? []).flatMap((one) => {
        if ((0,platform_coredns/* isWord */.Jg)(one.value))
            return [(0,platform_coredns/* word */.Vm)(one)];
        (0,fields/* remark */.Vg)(reader, `an item of \`${key}\` is no single word, and is left out`, one.at);
        return [];
    });
}

;// CONCATENATED MODULE: ./.cache/build/dialects/service-unit/index.js


/** Units of systemd that start a DNS server, their drop-ins and the files of their environment. */
const serviceUnit = {
    id: 'service-unit',
    title: 'systemd units that start a DNS server',
    coverage: {
        recognised: [
            '`NAME.service` and `NAME.service.d/*.conf` whose `ExecStart=` is CoreDNS, node-cache, dnsmasq, unbound, named or pdns_recursor: beside the files that they name, in a folder that mirrors a machine (`etc/systemd/system/`), in user data, Ignition, playbooks and here-documents',
            '`/etc/default/NAME` and `/etc/sysconfig/NAME` of such a unit, and every `EnvironmentFile=` that lies in the repository',
        ],
        fields: [
            { field: '`ExecStart`', becomes: 'the server, with its options; an empty one forgets those before' },
            { field: '`-conf`', becomes: 'the Corefile: the file of that path, or of that name beside the unit' },
            { field: '`-dns.port`, `-p`', becomes: 'the port of keys that name none' },
            { field: '`Environment`, `EnvironmentFile`', becomes: 'variables of the command line and of the Corefile' },
            { field: '`WorkingDirectory`', becomes: 'where a relative `-conf` counts from' },
            {
                field: '`BindPaths`, `BindReadOnlyPaths`',
                becomes: 'another file at `/etc/resolv.conf`',
            },
            { field: 'options of dnsmasq', becomes: 'lines of its configuration' },
        ],
        defaults: [
            { what: 'network and resolver file', is: "the machine's own" },
            { what: 'the machine', is: 'a node where a kubelet is set up in the same place, else a machine of its own' },
        ],
        said: [
            'a unit whose Corefile is not in the repository',
            '`PrivateNetwork`, `NetworkNamespacePath`: a network of its own',
        ],
        sources: [
            'systemd.service(5), "Command lines"; systemd.exec(5), `Environment=`, `EnvironmentFile=`, `BindPaths=`',
            'coredns/coredns coremain/run.go; coredns/deployment systemd/coredns.service',
        ],
    },
    recognises: (document) => pieceOf(document) !== undefined,
    read: (document) => {
        const piece = pieceOf(document);
        return { value: piece === undefined ? [] : [piece], notices: [] };
    },
};
const service_unit_UNIT = /(?:^|\/)([^/]+)\.service(?:\.d\/[^/]+\.conf)?$/;
/** Where systemd looks for units of the system (systemd.unit(5), "Unit File Load Path"). */
const UNIT_PATH = /^\/(?:etc|run|usr\/local\/lib|usr\/lib|lib)\/systemd\/system\/[^/]+\.service(?:\.d\/[^/]+\.conf)?$/;
const ENVIRONMENT_PATH = /^\/etc\/(?:(?:default|sysconfig|conf\.d)\/[^/]+|(?:[^/]+\/)*[^/]+\.env)$/;
/** What fills a template in takes its ending off. */
const TEMPLATE = /\.(?:j2|jinja2?|tpl|tmpl|gotmpl|erb|template|in)$/i;
const SERVERS = /\b(?:coredns|node-cache|dnsmasq|unbound|named|pdns_recursor)\b|\bcoredns[-_]/;
const NAMES = /^(?:coredns|node-?local-?dns|node-cache|dnsmasq|unbound|named|bind9|pdns-recursor)/;
/** A unit has a page of text. */
const service_unit_MAX_LENGTH = 256 * 1024;
function pieceOf(document) {
    const { source, onNode } = document;
    if (document.kind !== 'text' || source.text.length > service_unit_MAX_LENGTH)
        return undefined;
    const path = (onNode?.path ?? document.path).replace(TEMPLATE, '');
    const name = service_unit_UNIT.exec(path)?.[1];
    if (name !== undefined) {
        const isDropIn = path.endsWith('.conf');
        if (!isDropIn && !/^[ \t]*ExecStart[ \t]*=/m.test(source.text))
            return undefined;
        if (!SERVERS.test(source.text) && !(isDropIn && NAMES.test(name)))
            return undefined;
        const found = placeIn(document, (one) => UNIT_PATH.test(one));
        const folder = found === undefined ? folderOf(path, isDropIn) : undefined;
        return service_unit_piece(document, name, isDropIn ? 'drop-in' : 'unit', found ?? path, folder);
    }
    const environment = placeIn(document, (one) => ENVIRONMENT_PATH.test(one));
    if (environment === undefined || !/^[ \t]*(?:export[ \t]+)?\w+=/m.test(source.text))
        return undefined;
    const owner = environment.slice(environment.lastIndexOf('/') + 1).replace(/\.env$/, '');
    // What other services are told is nobody's DNS.
    if (onNode === undefined && !NAMES.test(owner))
        return undefined;
    return service_unit_piece(document, owner, 'environment', environment, undefined);
}
/** The path on the node, with the ending of a template taken off. */
function placeIn(document, matches) {
    return (0,node_paths/* nodePathOf */.Zh)(document, (path) => matches(path.replace(TEMPLATE, '')))?.replace(TEMPLATE, '');
}
/** The folder that holds the unit; a drop-in lies one deeper. */
function folderOf(path, isDropIn) {
    const parts = path.split('/');
    return parts.slice(0, isDropIn ? -2 : -1).join('/');
}
function service_unit_piece(document, name, part, path, folder) {
    const ending = TEMPLATE.exec(document.path)?.[0] ?? '';
    return {
        kind: 'unit',
        name,
        part,
        path,
        text: document.source,
        ...(folder !== undefined ? { folder } : (0,node_paths/* overlayOf */.ke)(document, `${path}${ending}`)),
        ...(0,node_paths/* machinesOf */.qv)(document),
        at: (0,lines/* firstLineOf */.Qy)(document.source),
    };
}

// EXTERNAL MODULE: ./.cache/build/documents/carriers/vagrantfile.js
var vagrantfile = __webpack_require__(3933);
// EXTERNAL MODULE: ./.cache/build/documents/open-text.js + 2 modules
var open_text = __webpack_require__(4257);
;// CONCATENATED MODULE: ./.cache/build/dialects/setup-script/index.js





/** Shell scripts that make a machine a node: user data, provisioners of Vagrant and Packer, installers. */
const setupScript = {
    id: 'setup-script',
    title: 'scripts that set up nodes',
    recognises: (document) => isSetupScript(document),
    read: (document) => {
        const { source } = document;
        const profile = provisionerOf(source);
        const facts = [...nodeChangesOf(source)];
        const told = installerFlags(source);
        if (told !== undefined)
            facts.push(told);
        if (facts.length > 0 && profile !== undefined)
            facts.push(profile);
        const pool = document.onNode?.pool;
        return { value: pool === undefined ? facts : facts.map((fact) => ({ ...fact, pool })), notices: [] };
    },
};
/** Larger ones are programs that carry data. */
const setup_script_MAX_LENGTH = 512 * 1024;
/** A script that starts a kubelet's installer and touches what decides about DNS. Scripts that merely lie on nodes may never run. */
function isSetupScript(document) {
    const { source, path, onNode } = document;
    if (document.kind !== 'text' || onNode !== undefined || source.text.length > setup_script_MAX_LENGTH)
        return false;
    // A Vagrantfile is Ruby: the shell in it is a document of its own.
    if ((0,vagrantfile/* isVagrantfile */.c)(path) ||
        !(0,open_text/* isScript */.Kh)(path, source.text) ||
        !/resolv\.conf|resolved|dnsmasq|unbound|--resolv-conf|RESOLV_CONF|NetworkManager|netplan/.test(source.text))
        return false;
    return provisionerOf(source) !== undefined;
}

;// CONCATENATED MODULE: ./.cache/build/dialects/systemd-networkd/index.js




/** systemd-networkd's `.network` files: the servers that a link gives to systemd-resolved. */
const systemdNetworkd = {
    id: 'systemd-networkd',
    title: 'systemd-networkd',
    recognises: (document) => document.kind === 'text' && (0,node_paths/* nodePathOf */.Zh)(document, systemd_networkd_isNetworkPath) !== undefined,
    read: (document) => {
        const path = (0,node_paths/* nodePathOf */.Zh)(document, systemd_networkd_isNetworkPath);
        if (path === undefined)
            return { value: [], notices: [] };
        const notices = [];
        let dns = [];
        let domains = [];
        let asksDhcp = false;
        let usesDns = true;
        let defaultRoute;
        for (const { section, key, value } of (0,systemd_unit/* readUnit */.H)(document.source)) {
            const no = /^(?:no|false|off|0)$/i.test(value.text);
            if (/^(?:DHCP|DHCPv4|DHCPv6|IPv6AcceptRA)$/.test(section) && key === 'UseDNS')
                usesDns = !no;
            if (section !== 'Network')
                continue;
            if (key === 'DNS') {
                if (value.text === '')
                    dns = [];
                else
                    (0,lines/* append */.BC)(dns, (0,lines/* fieldsOf */.Pf)(value, 0, value.text.length));
            }
            else if (key === 'Domains') {
                domains = value.text === '' ? [] : [...domains, ...value.text.split(/\s+/)];
            }
            else if (key === 'DHCP')
                asksDhcp = !/^(?:no|none|false|off|0)$/i.test(value.text);
            else if (key === 'DNSDefaultRoute')
                defaultRoute = !no;
        }
        const nameservers = serverAddresses(dns, notices);
        const dhcp = asksDhcp && usesDns ? 'after' : 'none';
        // Without the setting a link with routing domains takes no others (systemd.network(5), DNSDefaultRoute=).
        const onlyRoutes = defaultRoute === undefined ? domains.some(isRouteOnly) && !domains.includes('~.') : !defaultRoute;
        const at = (0,lines/* firstLineOf */.Qy)(document.source);
        const fact = networkFact(document, path, {
            software: 'systemd-networkd',
            nameservers,
            domains,
            onlyRoutes,
            dhcp,
            at,
        });
        return { value: [fact], notices };
    },
};
function isRouteOnly(domain) {
    return domain.startsWith('~');
}
/** systemd.network(5): `.network` files and their drop-ins. */
function systemd_networkd_isNetworkPath(path) {
    return /^\/(?:etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/network\/[^/]+\.network(?:\.d\/[^/]+\.conf)?$/.test(path);
}

// EXTERNAL MODULE: ./.cache/build/dialects/systemd-resolved/index.js
var systemd_resolved = __webpack_require__(3074);
;// CONCATENATED MODULE: ./.cache/build/dialects/talos/index.js





/** Talos Linux: machine configuration, patches of it, ResolverConfig. */
const talos = {
    id: 'talos',
    title: 'Talos Linux machine configuration',
    ...readingForms(talos_formOf),
};
/** The file that the kubelet copies into pods; nobody may choose another (pkg/machinery/kubelet/kubelet.go). */
const talos_RESOLVER_FILE = '/system/resolved/resolv.conf';
function talos_formOf(document) {
    const { root } = document;
    const { apiVersion, kind } = (0,fields/* typeOf */.QP)(root);
    if (kind === 'ResolverConfig' && apiVersion === 'v1alpha1')
        return readResolverConfig;
    // talhelper's own file lists the nodes, and keeps patches of their machine configurations.
    if (isTalconfig(root))
        return readTalconfig;
    const machine = (0,documents_document/* child */.jf)(root, 'machine');
    if (kind !== '' || apiVersion !== '' || machine?.kind !== 'map')
        return undefined;
    // `version: v1alpha1` stands in whole configurations; a patch holds only what it changes.
    const whole = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'version')) === 'v1alpha1';
    const dns = [
        (0,documents_document/* child */.jf)(machine, 'network', 'nameservers'),
        (0,documents_document/* child */.jf)(machine, 'features', 'hostDNS'),
        (0,documents_document/* child */.jf)(machine, 'kubelet', 'clusterDNS'),
    ];
    return whole || dns.some((node) => node !== undefined) ? readMachine : undefined;
}
function isTalconfig(root) {
    return ((0,documents_document/* child */.jf)(root, 'clusterName') !== undefined &&
        (0,documents_document/* child */.jf)(root, 'endpoint') !== undefined &&
        (0,documents_document/* child */.jf)(root, 'nodes')?.kind === 'sequence');
}
/**
 * `nameservers` and `patches` of the cluster, of both groups of nodes, and of each node by its `hostname`; a patch that is
 * a path is a file of its own (budimanjojo/talhelper pkg/config/config.go).
 */
function readTalconfig(reader) {
    const { document } = reader;
    const { root } = document;
    const at = (0,fields/* beginningOf */.VI)(document);
    const facts = [talos_profile(at)];
    const serviceSubnets = (0,fields/* textListField */.y7)(reader, root, 'clusterSvcNets') ?? [];
    if (serviceSubnets.length > 0)
        facts.push({ kind: 'network', serviceSubnets, at });
    const read = (node, pool) => {
        const own = pool === undefined ? {} : { pool };
        const list = (0,documents_document/* child */.jf)(node, 'nameservers');
        const file = list?.kind === 'sequence' ? resolverFile((0,fields/* textItems */.Ey)(reader, list, 'nameservers'), at) : undefined;
        if (file !== undefined)
            facts.push({ ...file, ...own });
        for (const patch of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, 'patches'))) {
            if (patch.kind !== 'scalar' || !patch.text.text.includes('machine'))
                continue;
            const { value, notices } = (0,yaml/* readYaml */.gM)(patch.text);
            for (const notice of notices)
                reader.notices.push(notice);
            if (value === undefined)
                continue;
            const inner = { document: { ...document, source: patch.text, root: value }, notices: reader.notices };
            for (const fact of readMachine(inner))
                if (fact.kind !== 'node-profile')
                    facts.push({ ...fact, ...own });
        }
    };
    read(root, undefined);
    for (const node of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'nodes'))) {
        const pool = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'hostname'));
        read((0,documents_document/* child */.jf)(root, (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'controlPlane')) === 'true' ? 'controlPlane' : 'worker'), pool);
        read(node, pool);
    }
    return facts;
}
function readMachine(reader) {
    const { document } = reader;
    const { root } = document;
    const at = (0,fields/* beginningOf */.VI)(document);
    const machine = (0,documents_document/* child */.jf)(root, 'machine');
    const facts = [talos_profile(at)];
    const nameservers = (0,fields/* textListField */.y7)(reader, (0,documents_document/* child */.jf)(machine, 'network'), 'nameservers') ?? [];
    const hostDns = (0,documents_document/* child */.jf)(machine, 'features', 'hostDNS');
    const forwards = ['enabled', 'forwardKubeDNSToHost'].every((field) => (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(hostDns, field)) === 'true');
    const file = resolverFile(nameservers, at, forwards);
    if (file !== undefined)
        facts.push(file);
    const network = (0,documents_document/* child */.jf)(root, 'cluster', 'network');
    const serviceSubnets = (0,fields/* textListField */.y7)(reader, network, 'serviceSubnets') ?? [];
    const clusterDomain = (0,fields/* textField */.M8)(reader, network, 'dnsDomain');
    const clusterDNS = (0,fields/* textListField */.y7)(reader, (0,documents_document/* child */.jf)(machine, 'kubelet'), 'clusterDNS') ?? [];
    const dnsOff = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(root, 'cluster', 'coreDNS', 'disabled')) === 'true';
    if (serviceSubnets.length > 0 || clusterDomain !== undefined || dnsOff)
        facts.push({
            kind: 'network',
            ...(dnsOff && { dnsOff }),
            ...(serviceSubnets.length > 0 && { serviceSubnets }),
            ...(clusterDomain && { clusterDomain }),
            at,
        });
    const first = clusterDNS[0];
    if (first !== undefined)
        facts.push({ kind: 'kubelet', source: 'config', provisioner: 'talos', clusterDNS, ineffective: [], at: first.at });
    return facts;
}
/** `nameservers[].address` (Talos 1.14, pkg/machinery/config/types/network). */
function readResolverConfig(reader) {
    const { document } = reader;
    const at = (0,fields/* beginningOf */.VI)(document);
    const addresses = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, 'nameservers')).flatMap((item) => (0,fields/* locatedText */.k6)(document, (0,documents_document/* child */.jf)(item, 'address')) ?? []);
    const file = resolverFile(addresses, at);
    return file === undefined ? [talos_profile(at)] : [talos_profile(at), file];
}
function talos_profile(at) {
    return { kind: 'node-profile', os: { value: 'talos', at }, provisioner: { value: 'talos', at }, at };
}
/** Where Talos' host DNS answers pods (siderolabs/talos pkg/machinery/constants/constants.go HostDNSAddress). */
const HOST_DNS = '169.254.116.108';
/**
 * What pods are handed. With hostDNS and `forwardKubeDNSToHost` the file names 169.254.116.108 instead, where Talos sends
 * every name on to these very nameservers: queries take the same road with one more step. The node's own loopback
 * (127.0.0.11 of Docker) is another road: asked by the host it is not the pod, so pods stay with the host DNS.
 */
function resolverFile(nameservers, at, throughHost = false) {
    const pieces = [];
    for (const one of nameservers) {
        if (!(0,platform_coredns/* isWord */.Jg)(one.value))
            continue;
        const loopback = throughHost && /^(?:127\.|::1$)/.test(one.value);
        pieces.push('nameserver ', loopback ? HOST_DNS : (0,platform_coredns/* word */.Vm)(one), '\n');
    }
    if (pieces.length === 0)
        return undefined;
    return {
        kind: 'node-file',
        path: talos_RESOLVER_FILE,
        text: (0,platform_coredns/* written */.Mp)(at, pieces),
        mode: 'replace',
        at: nameservers[0]?.at ?? at,
        knownFrom: 'Talos lists `nameservers` in the file that its kubelet hands to pods',
    };
}

// EXTERNAL MODULE: ./.cache/build/dialects/unbound/index.js
var unbound = __webpack_require__(3001);
;// CONCATENATED MODULE: ./.cache/build/dialects/index.js
/** Every dialect. The order is the order of facts from one document that several recognise. */















































const dialects = [
    kubernetes,
    kubelet,
    kubeadm,
    clusterApi,
    kustomize,
    corednsChart,
    cilium,
    appTemplate,
    k8sGateway,
    flux_flux,
    compose,
    bottlerocket,
    aks,
    deckhouse,
    anthos,
    ack,
    k0s,
    k3s,
    eks,
    kind,
    kops,
    gardener,
    kubespray/* kubespray */.H,
    managedClusters,
    microk8s,
    minikube,
    rke,
    openshift,
    talos,
    ansible_ansible,
    cloudInit,
    setupScript,
    ignition_ignition,
    resolv_conf/* resolvConf */.w,
    systemd_resolved/* systemdResolved */.cv,
    systemdNetworkd,
    netplan,
    networkManager,
    ifupdown,
    dhcpClient,
    serviceUnit,
    dnsmasq/* dnsmasq */.m,
    unbound/* unbound */.g,
    namedFiles,
    network,
    dialects_corefile/* corefile */.sz,
    guardEdits,
];


/***/ }),

/***/ 9470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GK: () => (/* binding */ flagWords),
  n4: () => (/* binding */ isUnexpanded),
  w9: () => (/* binding */ meantSetting),
  uW: () => (/* binding */ readFlags)
});

// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/dialects/lines.js
var lines = __webpack_require__(304);
;// CONCATENATED MODULE: ./.cache/build/dialects/spelling.js
/** True when two texts differ by one insertion, deletion, substitution or swap of neighbours (case counts). */
function isOneEditApart(a, b) {
    if (a === b || Math.abs(a.length - b.length) > 1)
        return false;
    let i = 0;
    while (i < a.length && i < b.length && a[i] === b[i])
        i += 1;
    if (a.length === b.length) {
        if (a.slice(i + 1) === b.slice(i + 1))
            return true;
        return a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
    }
    return a.length < b.length ? a.slice(i) === b.slice(i + 1) : a.slice(i + 1) === b.slice(i);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubelet-flags.js



const FLAGS = ['resolv-conf', 'cluster-dns', 'cluster-domain'];
/** Flags in the order given: a later one wins, except that `--cluster-dns` collects its addresses (pflag IPSlice). */
function readFlags(flags, notices) {
    let resolvConf;
    let clusterDNS;
    let clusterDomain;
    const ineffective = [];
    for (const flag of flags) {
        const name = flag.name.replaceAll('_', '-');
        const known = FLAGS.find((one) => one === name);
        if (known === undefined) {
            const meant = meantSetting(flag.name, 'flag');
            if (meant !== undefined) {
                ineffective.push({
                    key: flag.name,
                    why: `the kubelet has no flag \`--${flag.name}\` and does not start with it`,
                    instead: `--${meant}`,
                    at: flag.at,
                });
            }
            continue;
        }
        if (flag.value === undefined) {
            ineffective.push({
                key: known,
                why: `\`--${known}\` is given without a value`,
                instead: `--${known}=VALUE`,
                at: flag.at,
            });
            continue;
        }
        const value = flag.value.text === '' ? { value: '', at: flag.at } : (0,lines/* locatedWhole */.mQ)(flag.value);
        if (isUnexpanded(value.value)) {
            notices.push({
                kind: 'not-modelled',
                message: `the value of --${known} is \`${value.value}\`, which this file does not say`,
                at: value.at,
            });
            continue;
        }
        if (known === 'resolv-conf')
            resolvConf = value;
        else if (known === 'cluster-domain')
            clusterDomain = value;
        else
            clusterDNS = [...(clusterDNS ?? []), ...(0,lines/* commaList */.od)(flag.value)];
    }
    return {
        ...(resolvConf && { resolvConf }),
        ...(clusterDNS && { clusterDNS }),
        ...(clusterDomain && { clusterDomain }),
        ineffective,
    };
}
/** Picks flags out of words: `--name=value`, or `--name value` when the next word is no flag. */
function flagWords(words) {
    const flags = [];
    for (let i = 0; i < words.length; i += 1) {
        const word = words[i];
        if (word === undefined || !word.text.startsWith('--') || word.text.length === 2)
            continue;
        const equals = word.text.indexOf('=');
        if (equals !== -1) {
            const value = (0,source_text/* slice */.di)(word, equals + 1, word.text.length);
            flags.push({ name: word.text.slice(2, equals), value, at: (0,source_text/* locate */.x5)(word, 0, word.text.length) });
            continue;
        }
        const next = words[i + 1];
        const taken = next !== undefined && !next.text.startsWith('-') ? next : undefined;
        flags.push({ name: word.text.slice(2), value: taken, at: (0,source_text/* locate */.x5)(word, 0, word.text.length) });
    }
    return flags;
}
/** True when a text would be replaced at run time: `$X`, `${X}`, `{{ x }}`. */
function isUnexpanded(text) {
    return text.includes('$') || text.includes('{{');
}
const FIELD_OF = {
    'resolv-conf': 'resolvConf',
    'cluster-dns': 'clusterDNS',
    'cluster-domain': 'clusterDomain',
};
/**
 * The setting that an unknown name looks like, spelled as flags or as KubeletConfiguration spells it; undefined when
 * the name is right or looks like nothing. `resolverConfig` is the Go field's name (coredns/coredns#2790).
 */
function meantSetting(name, form) {
    const plain = name.toLowerCase().replaceAll(/[-_.]/g, '');
    for (const flag of FLAGS) {
        const right = form === 'flag' ? flag : FIELD_OF[flag];
        if (name === right)
            return undefined;
        const target = flag.replaceAll('-', '');
        if (plain === target || isOneEditApart(plain, target))
            return right;
    }
    if (/^(?:kubelet)?resol(?:v|ve|ver|vconf|vconfig)(?:conf|config|configuration|file|path)?(?:file|path)?$/.test(plain)) {
        return form === 'flag' ? 'resolv-conf' : 'resolvConf';
    }
    return /^clusterdns(?:ip|ips|server|servers|address|addresses|serverip)$/.test(plain)
        ? form === 'flag'
            ? 'cluster-dns'
            : 'clusterDNS'
        : undefined;
}


/***/ }),

/***/ 2107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ homeOf),
  H: () => (/* binding */ kubespray)
});

// EXTERNAL MODULE: ./.cache/build/documents/document.js
var documents_document = __webpack_require__(8629);
// EXTERNAL MODULE: ./.cache/build/dialects/fields.js
var fields = __webpack_require__(798);
// EXTERNAL MODULE: ./.cache/build/dialects/lines.js
var lines = __webpack_require__(304);
;// CONCATENATED MODULE: ./.cache/build/dialects/kubespray/coverage.js
const coverage = {
    recognised: [
        '`group_vars/all.yml`, `group_vars/all/*.yml`, `group_vars/k8s_cluster/*.yml` (and the older `k8s-cluster`) with a variable of kubespray’s DNS or Service network; the files of one inventory are merged as Ansible merges them, and each inventory is a cluster',
        'inventory files beside it (`hosts.yaml`, `inventory.ini` and their like): `vars` of `all` and `k8s_cluster`, which `group_vars` override',
    ],
    fields: [
        {
            field: '`dns_mode`',
            becomes: 'which CoreDNS is installed: one (`coredns`), two (`coredns_dual`), none (`manual`, `none`)',
        },
        {
            field: '`upstream_dns_servers`, `dns_upstream_forward_extra_opts`',
            becomes: 'the forward of `.` in CoreDNS and in the node-local cache; without servers `/etc/resolv.conf`',
        },
        { field: '`coredns_external_zones`', becomes: 'blocks of CoreDNS in front of `.`, without `loop`' },
        { field: '`nodelocaldns_external_zones`', becomes: 'blocks of the node-local cache, with `loop`' },
        {
            field: '`coredns_additional_configs`, `coredns_rewrite_block`, `coredns_default_zone_cache_block`, `coredns_kubernetes_extra_domains`, `coredns_kubernetes_extra_opts`, `nodelocaldns_additional_configs`, `dns_etchosts`, `enable_coredns_reverse_dns_lookups`, `enable_coredns_k8s_external`, `coredns_version`',
            becomes: 'lines of those Corefiles, each at its own place; the hosts file; the image’s tag',
        },
        {
            field: '`enable_nodelocaldns`, `nodelocaldns_ip`',
            becomes: 'the node-local cache: cluster zones to `skydns_server`, the rest as CoreDNS; kubelets name it as the cluster DNS',
        },
        {
            field: '`resolvconf_mode: host_resolvconf`',
            becomes: 'nodes whose resolver file begins with the cache, else with the cluster DNS, then `nameservers` and `cloud_resolver`; a loop by it is `assumed`, for pods made after kubespray’s last step',
        },
        { field: '`kube_resolv_conf`', becomes: 'the kubelet’s `resolvConf`' },
        {
            field: '`kube_service_addresses`, `kube_service_subnets`, `skydns_server`, `skydns_server_secondary`, `manual_dns_server`',
            becomes: 'the addresses of the cluster DNS: the third and, with two, the fourth of the network',
        },
        { field: '`cluster_name`, `dns_domain`, `old_dns_domains`', becomes: 'the cluster’s zones' },
        {
            field: "`{{ other }}`, `{{ other | default('x') }}`, `{{ kube_service_addresses | ipaddr(3) }}`",
            becomes: 'what it refers to; other Jinja is not carried out',
        },
    ],
    defaults: [
        { what: '`dns_mode`', is: '`coredns`' },
        { what: '`resolvconf_mode`', is: '`host_resolvconf`' },
        { what: '`enable_nodelocaldns`, `nodelocaldns_ip`', is: '`true`, `169.254.25.10`' },
        { what: '`kube_service_addresses`', is: '`10.233.0.0/18`; the address 10.233.0.3 is then only assumed' },
        { what: '`upstream_dns_servers`', is: 'none: `/etc/resolv.conf`' },
        { what: '`cluster_name`', is: '`cluster.local`' },
    ],
    said: [
        'a `dns_mode` that is not known, and DNS variables that Jinja fills in',
        'a `manual_dns_server` at which nodes are pointed: what it forwards is not in the inventory',
        'an entry of the external zones without zones or nameservers',
    ],
    sources: [
        'kubernetes-sigs/kubespray roles/kubespray_defaults/defaults/main/main.yml',
        'roles/kubernetes-apps/ansible/templates/coredns-config.yml.j2, nodelocaldns-config.yml.j2, nodelocaldns-daemonset.yml.j2',
        'roles/kubernetes/preinstall/tasks/0020-set_facts.yml, 0060-resolvconf.yml, 0061-systemd-resolved.yml',
        'roles/kubernetes/node/templates/kubelet-config.v1beta1.yaml.j2',
        'kubernetes-sigs/kubespray#9948 and #3390',
    ],
};

// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/dialects/kubespray/names.js
var names = __webpack_require__(4430);
;// CONCATENATED MODULE: ./.cache/build/dialects/kubespray/inventory-file.js
/**
 * Variables in an inventory file itself, which every file of `group_vars` beside it overrides (Ansible, "Understanding
 * variable precedence"): `vars` of YAML inventories, sections `[all:vars]` of INI ones.
 */




const NAMED = /(?:^|\/)(?:hosts|inventory)[^/]*$/i;
function inventoryVariables(document) {
    if (document.onNode !== undefined || !NAMED.test(document.path))
        return [];
    return document.kind === 'yaml' ? ofYaml(document) : ofIni(document);
}
/** The folder of the inventory file: `group_vars` lies beside it. */
function inventoryOf(path) {
    const slash = path.lastIndexOf('/');
    return slash === -1 ? '' : path.slice(0, slash);
}
/** `all.vars`, and those of the group that holds the cluster's nodes. */
function ofYaml(document) {
    const { root, source } = document;
    const found = [];
    for (const [rank, keys] of [
        [-3, ['all', 'vars']],
        [-2, ['all', 'children', 'k8s-cluster', 'vars']],
        [-1, ['all', 'children', 'k8s_cluster', 'vars']],
    ]) {
        const node = (0,documents_document/* child */.jf)(root, ...keys);
        if (names/* ELSEWHERE */.pB.some((name) => (0,documents_document/* entryOf */.Ms)(node, name) !== undefined))
            found.push({ text: source, keys, rank });
    }
    return found;
}
/** A section's lines `name=value`; a value is a literal of Python, which for lists and texts is YAML as well. */
function ofIni(document) {
    const { source } = document;
    const sections = new Map();
    let rank;
    for (const line of (0,lines/* linesOf */.Dx)(source.text)) {
        const section = /^\s{0,20}\[([^\]\n]{1,100})\]/.exec(line.text)?.[1];
        if (section !== undefined) {
            const at = ['all:vars', 'k8s-cluster:vars', 'k8s_cluster:vars'].indexOf(section);
            rank = at === -1 ? undefined : at - 3;
            continue;
        }
        const name = rank === undefined ? undefined : /^\s{0,20}([A-Za-z_]\w{0,99})\s{0,20}=/.exec(line.text);
        if (rank === undefined || name === null || name === undefined || !names/* ELSEWHERE */.pB.includes(name[1] ?? ''))
            continue;
        const pieces = sections.get(rank) ?? [];
        sections.set(rank, pieces);
        const start = line.start + name[0].indexOf(name[1] ?? '');
        const at = (0,source_text/* locate */.x5)(source, start, line.end);
        pieces.push((0,source_text/* slice */.di)(source, start, start + (name[1] ?? '').length), (0,source_text/* standsFor */.jE)(at, ': '));
        pieces.push(literal(source, line.start + name[0].length, line.end), (0,source_text/* standsFor */.jE)(at, '\n'));
    }
    return [...sections].map(([at, pieces]) => ({ text: (0,source_text/* concat */.xW)(pieces), keys: [], rank: at }));
}
/** `'["a"]'` is a list to Ansible, which reads what is within the quotes. */
function literal(source, from, to) {
    let start = from;
    let end = to;
    while (start < end && (source.text[start] === ' ' || source.text[start] === '\t'))
        start += 1;
    while (end > start && (source.text[end - 1] === ' ' || source.text[end - 1] === '\t'))
        end -= 1;
    const quote = source.text[start];
    const inner = source.text[start + 1];
    const isQuoted = (quote === "'" || quote === '"') && end - start > 2 && source.text[end - 1] === quote;
    return isQuoted && (inner === '[' || inner === '{') ? (0,source_text/* slice */.di)(source, start + 1, end - 1) : (0,source_text/* slice */.di)(source, start, end);
}

;// CONCATENATED MODULE: ./.cache/build/dialects/kubespray/index.js






/** kubespray's inventories: variables of `group_vars`, of which several files make one cluster (src/inventories/join.ts). */
const kubespray = {
    id: 'kubespray',
    title: 'kubespray inventories',
    coverage: coverage,
    recognises: (document) => placeOf(document) !== undefined || inventoryVariables(document).length > 0,
    read: (document) => {
        const place = placeOf(document);
        const held = place === undefined ? inventoryVariables(document) : [];
        if (held.length > 0)
            return { value: held.map((one) => ofFile(document, one)), notices: [] };
        if (document.kind !== 'yaml' || place === undefined)
            return { value: [], notices: [] };
        const fact = {
            kind: 'inventory-variables',
            generator: 'kubespray',
            inventory: place.inventory,
            rank: place.rank,
            text: document.source,
            at: (0,fields/* beginningOf */.VI)(document),
            home: homeOf(place.inventory),
        };
        return { value: [fact], notices: [] };
    },
};
function ofFile(document, { text, keys, rank }) {
    const inventory = inventoryOf(document.path);
    return {
        kind: 'inventory-variables',
        generator: 'kubespray',
        inventory,
        rank,
        text,
        keys,
        at: document.kind === 'yaml' ? (0,fields/* beginningOf */.VI)(document) : (0,lines/* firstLineOf */.Qy)(document.source),
        home: homeOf(inventory),
    };
}
/** Where an inventory's cluster is at home: in the folder that holds its `group_vars`. */
function homeOf(inventory) {
    return inventory === '' ? 'cluster' : `${inventory}/cluster`;
}
/** Groups that hold every node of the cluster, in the order in which their variables win (Ansible, "How variables are merged"). */
const GROUPS = ['all', 'k8s-cluster', 'k8s_cluster'];
const FILE = /^(?:(.*)\/)?group_vars\/([^/]+?)(?:\.ya?ml|\/(?:[^/]+\/)*[^/]+\.ya?ml)$/;
/** A file of a group's variables that says at least one thing about DNS or the Service network which only kubespray calls so. */
function placeOf(document) {
    if (document.kind !== 'yaml' || document.onNode !== undefined || document.root.kind !== 'map')
        return undefined;
    const found = FILE.exec(document.path);
    const rank = GROUPS.indexOf(found?.[2] ?? '');
    if (found === null || rank === -1 || !speaksOfDns(document.root))
        return undefined;
    return { inventory: found[1] ?? '', rank };
}
function speaksOfDns(root) {
    return names/* ELSEWHERE */.pB.some((name) => (0,documents_document/* entryOf */.Ms)(root, name) !== undefined);
}


/***/ }),

/***/ 4430:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZF: () => (/* binding */ OWN),
/* harmony export */   pB: () => (/* binding */ ELSEWHERE),
/* harmony export */   zY: () => (/* binding */ DEFAULTS)
/* harmony export */ });
/** Names of kubespray's variables and what the roles take where an inventory is silent. */
/**
 * Variables that hold something about DNS. A file with one of them is read; a name such as `nameservers` is also
 * somebody else's, so that the inventory as a whole needs one of `OWN`.
 */
const ELSEWHERE = [
    'dns_mode',
    'enable_nodelocaldns',
    'enable_nodelocaldns_secondary',
    'nodelocaldns_ip',
    'nodelocaldns_external_zones',
    'nodelocaldns_additional_configs',
    'resolvconf_mode',
    'upstream_dns_servers',
    'coredns_external_zones',
    'coredns_rewrite_block',
    'coredns_additional_configs',
    'coredns_default_zone_cache_block',
    'coredns_kubernetes_extra_opts',
    'coredns_kubernetes_extra_domains',
    'dns_upstream_forward_extra_opts',
    'dns_etchosts',
    'kube_service_addresses',
    'kube_service_subnets',
    'skydns_server',
    'skydns_server_secondary',
    'manual_dns_server',
    'kube_resolv_conf',
    'nameservers',
    'cloud_resolver',
    'dns_domain',
    'cluster_name',
    'disable_host_nameservers',
];
/** Variables that nobody but kubespray, and who copied it, calls so. */
const OWN = [
    'enable_nodelocaldns',
    'nodelocaldns_ip',
    'nodelocaldns_external_zones',
    'resolvconf_mode',
    'upstream_dns_servers',
    'coredns_external_zones',
    'kube_service_addresses',
    'kube_service_subnets',
    'skydns_server',
    'manual_dns_server',
    'kube_resolv_conf',
];
/** roles/kubespray_defaults/defaults/main/main.yml. What is not in it has no default. */
const DEFAULTS = new Map([
    ['cluster_name', 'cluster.local'],
    ['dns_mode', 'coredns'],
    ['resolvconf_mode', 'host_resolvconf'],
    ['enable_nodelocaldns', 'true'],
    ['enable_nodelocaldns_secondary', 'false'],
    ['nodelocaldns_ip', '169.254.25.10'],
    ['kube_service_addresses', '10.233.0.0/18'],
    ['enable_coredns_reverse_dns_lookups', 'true'],
    ['enable_coredns_k8s_external', 'false'],
    ['coredns_k8s_external_zone', 'k8s_external.local'],
    ['disable_host_nameservers', 'false'],
]);


/***/ }),

/***/ 304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BC: () => (/* binding */ append),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   Qy: () => (/* binding */ firstLineOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   dE: () => (/* binding */ trimmed),
/* harmony export */   mQ: () => (/* binding */ locatedWhole),
/* harmony export */   od: () => (/* binding */ commaList)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5624);

function* linesOf(text) {
    let start = 0;
    while (start <= text.length) {
        const feed = text.indexOf('\n', start);
        const next = feed === -1 ? text.length : feed;
        const end = next > start && text.charCodeAt(next - 1) === 0x0d ? next - 1 : next;
        yield { text: text.slice(start, end), start, end };
        if (feed === -1)
            return;
        start = feed + 1;
    }
}
/** The blank-separated fields of a stretch of a text. Linear: no regular expression walks over a run of blanks twice. */
function fieldsOf(source, start, end) {
    const found = [];
    let from = -1;
    for (let i = start; i <= end; i += 1) {
        const blank = i === end || isBlank(source.text.charCodeAt(i));
        if (!blank && from === -1)
            from = i;
        if (blank && from !== -1) {
            found.push({ value: source.text.slice(from, i), at: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(source, from, i) });
            from = -1;
        }
    }
    return found;
}
/** A stretch less blanks at both ends. */
function trimmed(source, start, end) {
    let from = start;
    let to = end;
    while (from < to && isBlank(source.text.charCodeAt(from)))
        from += 1;
    while (to > from && isBlank(source.text.charCodeAt(to - 1)))
        to -= 1;
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .slice */ .di)(source, from, to);
}
/** Comma-separated parts, trimmed; empty parts are left out. */
function commaList(source) {
    const found = [];
    let start = 0;
    while (start <= source.text.length) {
        const comma = source.text.indexOf(',', start);
        const end = comma === -1 ? source.text.length : comma;
        const part = trimmed(source, start, end);
        if (part.text !== '')
            found.push(locatedWhole(part));
        if (comma === -1)
            break;
        start = comma + 1;
    }
    return found;
}
/** Parts between a separator, trimmed, empty ones among them: their position counts. */
function listOf(source, separator) {
    const parts = [];
    let start = 0;
    for (;;) {
        const next = source.text.indexOf(separator, start);
        parts.push(trimmed(source, start, next === -1 ? source.text.length : next));
        if (next === -1)
            return parts;
        start = next + separator.length;
    }
}
/** The first line, for objects that are a whole file. */
function firstLineOf(source) {
    const feed = source.text.indexOf('\n');
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(source, 0, feed === -1 ? source.text.length : feed);
}
/** Adds one by one: a spread of as many items as a file likes would overflow the stack. */
function append(to, more) {
    for (const item of more)
        to.push(item);
}
function locatedWhole(source) {
    return { value: source.text, at: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(source, 0, source.text.length) };
}
function isBlank(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}


/***/ }),

/***/ 7216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ longestFirst)
/* harmony export */ });
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3884);

/**
 * Rules of a server that lets the longest zone decide, as rules of which the first that matches decides: deeper zones
 * stand first. Rules of equally deep zones keep their order, so a zone that is said twice is decided by the first.
 */
function longestFirst(rules) {
    return rules
        .map(({ zone, rule }) => ({ depth: (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_0__/* .labelsFromRoot */ .Me)(zone).length, rule }))
        .sort((a, b) => b.depth - a.depth)
        .map(({ rule }) => rule);
}


/***/ }),

/***/ 6438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zh: () => (/* binding */ nodePathOf),
/* harmony export */   bV: () => (/* binding */ fileNameOf),
/* harmony export */   d9: () => (/* binding */ nodeFile),
/* harmony export */   ke: () => (/* binding */ overlayOf),
/* harmony export */   qv: () => (/* binding */ machinesOf)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(304);

/** Tops of a node's file tree under which resolver configuration lies; a repository often mirrors them below some folder. */
const TOPS = ['etc', 'run', 'usr', 'lib', 'var'];
/**
 * Absolute path of a document on nodes: what its carrier says, else the end of its repository path when that mirrors a
 * node's tree (`overlay/etc/resolv.conf` is `/etc/resolv.conf`) and `matches` knows it. The outermost top counts.
 */
function nodePathOf(document, matches) {
    if (document.onNode !== undefined)
        return matches(document.onNode.path) ? document.onNode.path : undefined;
    const parts = document.path.split('/');
    for (const [index, part] of parts.entries()) {
        if (!TOPS.some((top) => top === part))
            continue;
        const path = `/${parts.slice(index).join('/')}`;
        if (matches(path))
            return path;
    }
    return undefined;
}
/** The last part of a document's path, on the node when its carrier says where. */
function fileNameOf(document) {
    const path = document.onNode?.path ?? document.path;
    return path.slice(path.lastIndexOf('/') + 1);
}
/** A document as a file of nodes, with another text when it has to be completed. `at` is its first line. */
function nodeFile(document, path, source = document.source) {
    return {
        kind: 'node-file',
        path,
        text: source,
        mode: document.onNode?.append === true ? 'append' : 'replace',
        ...overlayOf(document, path),
        ...machinesOf(document),
        at: (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstLineOf */ .Qy)(document.source),
    };
}
/** The folder that mirrors a node's root, where only the document's path in the repository says where it lies on nodes. */
function overlayOf(document, path) {
    if (document.onNode !== undefined)
        return {};
    return { overlay: document.path.slice(0, Math.max(0, document.path.length - path.length)) };
}
/** Which nodes a document is for, as far as its carrier knows. */
function machinesOf(document) {
    const { onNode } = document;
    return {
        ...(onNode?.pool !== undefined && { pool: onNode.pool }),
        ...(onNode?.by !== undefined && { by: onNode.by }),
    };
}


/***/ }),

/***/ 8547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   Rd: () => (/* binding */ coreDnsObjects),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   X6: () => (/* binding */ atHome)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5624);

const CUSTOM = {
    mount: { volume: 'custom-config-volume', path: '/etc/coredns/custom' },
    volume: { name: 'custom-config-volume', source: { kind: 'config-map', name: 'coredns-custom', optional: true } },
};
/** Pods have dnsPolicy Default on all of these platforms, as in kubeadm's own manifest (cmd/kubeadm/app/phases/addons/dns/manifests.go). */
function coreDnsObjects(one) {
    const { namespace, name, at, knownFrom } = one;
    const byDefault = one.byDefault === undefined ? {} : { byDefault: one.byDefault };
    const labels = { 'k8s-app': one.appLabel ?? 'kube-dns' };
    const protocols = ['UDP', 'TCP'];
    return [
        {
            kind: 'config-map',
            namespace,
            name,
            labels: {},
            data: [{ key: 'Corefile', text: one.corefile, at }, ...(one.beside ?? [])],
            at,
            knownFrom,
            ...byDefault,
        },
        {
            kind: 'workload',
            namespace,
            workload: one.workload,
            name,
            labels,
            hostNetwork: false,
            dnsPolicy: { value: 'Default', at },
            containers: [
                {
                    name: 'coredns',
                    init: false,
                    image: one.image ?? { value: 'coredns/coredns', at },
                    words: [
                        { value: '-conf', at },
                        { value: '/etc/coredns/Corefile', at },
                    ],
                    env: [],
                    ports: protocols.map((protocol) => ({ containerPort: one.port, protocol })),
                    mounts: [{ volume: 'config-volume', path: '/etc/coredns' }, ...(one.imports === true ? [CUSTOM.mount] : [])],
                },
            ],
            volumes: [
                { name: 'config-volume', source: { kind: 'config-map', name, optional: false } },
                ...(one.imports === true ? [CUSTOM.volume] : []),
            ],
            podSpecAt: at,
            nodeSelector: {},
            at,
            knownFrom,
            ...byDefault,
        },
        {
            kind: 'service',
            namespace,
            name: one.service,
            type: 'ClusterIP',
            clusterIPs: one.clusterIPs,
            headless: false,
            externalIPs: [],
            selector: labels,
            ports: protocols.map((protocol) => ({ port: 53, targetPort: one.port, protocol })),
            at,
            knownFrom,
            ...byDefault,
        },
    ];
}
/** A text that the platform writes around settings. Strings stand for `at`; what comes from the file keeps its place. */
function written(at, pieces) {
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .concat */ .xW)(pieces.map((piece) => (typeof piece === 'string' ? (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .standsFor */ .jE)(at, piece) : piece)));
}
/** A file that describes a whole cluster is a cluster's home of its own: several of them often lie in one folder. */
function atHome(document, facts) {
    return facts.map((fact) => ({ ...fact, home: `${document.path}/cluster` }));
}
/** A value that stays one word where a platform writes it into a Corefile. */
function isWord(text) {
    return text.length > 0 && text.length < 300 && !/[\s{}"'#]/.test(text);
}
/** A word with its place, as a piece of a written text. */
function word(one) {
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .standsFor */ .jE)(one.at, one.value);
}


/***/ }),

/***/ 810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pq: () => (/* binding */ nodeCacheObjects),
/* harmony export */   aJ: () => (/* binding */ NODE_CACHE_IMAGE),
/* harmony export */   y4: () => (/* binding */ upstreamServiceObject)
/* harmony export */ });
const NODE_CACHE_IMAGE = 'registry.k8s.io/dns/k8s-dns-node-cache';
const BOTH_PROTOCOLS = [
    { name: 'dns', protocol: 'UDP' },
    { name: 'dns-tcp', protocol: 'TCP' },
];
/** hostNetwork and dnsPolicy Default, as in kubernetes/kubernetes cluster/addons/dns/nodelocaldns/nodelocaldns.yaml. */
function nodeCacheObjects(one) {
    const { namespace, name, at } = one;
    const knownFrom = one.knownFrom === undefined ? {} : { knownFrom: one.knownFrom };
    const said = (value) => ({ value, at });
    return [
        {
            kind: 'config-map',
            namespace,
            name,
            labels: {},
            data: [{ key: 'Corefile', text: one.corefile, at }, ...(one.beside ?? [])],
            at,
            ...knownFrom,
        },
        {
            kind: 'workload',
            namespace,
            workload: 'DaemonSet',
            name,
            labels: one.labels ?? { 'k8s-app': 'node-local-dns' },
            hostNetwork: one.hostNetwork ?? true,
            dnsPolicy: said('Default'),
            containers: [
                {
                    name: 'node-cache',
                    init: false,
                    image: one.image ?? said(NODE_CACHE_IMAGE),
                    words: [
                        said('-localip'),
                        { value: one.addresses.map((address) => address.value).join(','), at: one.addresses[0]?.at ?? at },
                        said('-conf'),
                        said('/etc/Corefile'),
                        said('-upstreamsvc'),
                        typeof one.upstreamService === 'string' ? said(one.upstreamService) : one.upstreamService,
                        ...(one.flags ?? []).map(said),
                    ],
                    env: [],
                    ports: BOTH_PROTOCOLS.map(({ name, protocol }) => ({ name, containerPort: 53, protocol })),
                    mounts: [
                        { volume: 'config-volume', path: '/etc/coredns' },
                        ...(one.stubDomains === undefined ? [] : [{ volume: 'kube-dns-config', path: '/etc/kube-dns' }]),
                    ],
                },
            ],
            volumes: [
                { name: 'config-volume', source: { kind: 'config-map', name, items: itemsOf(one), optional: false } },
                ...(one.stubDomains === undefined
                    ? []
                    : [
                        {
                            name: 'kube-dns-config',
                            source: { kind: 'config-map', name: one.stubDomains, optional: true },
                        },
                    ]),
            ],
            podSpecAt: at,
            nodeSelector: {},
            at,
            ...knownFrom,
        },
    ];
}
/** The Service that a cache brings along to reach the cluster DNS past itself. */
function upstreamServiceObject(namespace, name, selector, at) {
    return {
        kind: 'service',
        namespace,
        name,
        type: 'ClusterIP',
        clusterIPs: [],
        headless: false,
        externalIPs: [],
        selector,
        ports: BOTH_PROTOCOLS.map((port) => ({ ...port, port: 53, targetPort: 53 })),
        at,
    };
}
/** The key is the one that everybody uses, the file the one that node-cache fills in. */
function itemsOf({ beside }) {
    return [{ key: 'Corefile', path: 'Corefile.base' }, ...(beside ?? []).map(({ key }) => ({ key, path: key }))];
}


/***/ }),

/***/ 2310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readResolverFile),
/* harmony export */   w: () => (/* binding */ resolvConf)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5624);
/* harmony import */ var _kubelet_flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9470);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(304);
/* harmony import */ var _node_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6438);




/** Resolver files. Only one that is said to lie on nodes is a node's file; any other is a text that something may name. */
const resolvConf = {
    id: 'resolv-conf',
    title: 'resolv.conf',
    recognises: (document) => pathOf(document) !== undefined || isBareResolverFile(document),
    read: (document) => {
        const path = pathOf(document);
        // Remarks about the text are made when something turns out to read the file.
        const { value } = readResolverFile(document.source);
        const facts = [
            path !== undefined
                ? (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeFile */ .d9)(document, path)
                : { kind: 'config-text', language: 'resolv-conf', path: document.path, text: document.source, at: value.at },
        ];
        return { value: facts, notices: [] };
    },
};
/**
 * Files in resolver format on nodes: glibc's own (resolv.conf(5)), systemd-resolved's (systemd-resolved.service(8)),
 * NetworkManager's (NetworkManager.conf(5) rc-manager), resolvconf's fragments (resolvconf(8)), and any other
 * `resolv.conf` that a carrier puts on a node, which a kubelet's `resolvConf` may name.
 */
function isResolverPath(path) {
    return /(?:^|[/.-])resolv\.conf$|^\/etc\/resolvconf\/resolv\.conf\.d\/(?:head|base|tail|original)$/.test(path);
}
/** Its path on nodes. Under a name of its own, such as `/etc/k3s-dns`, it is known by its lines. */
function pathOf(document) {
    return ((0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodePathOf */ .Zh)(document, isResolverPath) ??
        (document.kind === 'text' && hasOnlyResolverLines(document.source.text)
            ? (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodePathOf */ .Zh)(document, (path) => /^\/(?:etc|run|var|opt|usr)\/(?!hosts$)/.test(path))
            : undefined));
}
/** A resolver file has a page of lines at most. */
const MAX_LENGTH = 16 * 1024;
/** At least one `nameserver`, and nothing that is not a line of resolv.conf(5). */
function hasOnlyResolverLines(text) {
    if (text.length > MAX_LENGTH || !/^[ \t]*nameserver[ \t]/m.test(text))
        return false;
    for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(text))
        if (!/^\s*(?:$|[#;]|(?:nameserver|search|domain|options|sortlist)\s)/.test(line.text))
            return false;
    return true;
}
function isBareResolverFile(document) {
    return document.onNode === undefined && /(?:^|[.-])resolv\.conf$/.test((0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameOf */ .bV)(document));
}
/**
 * A resolver file as CoreDNS reads it for `forward . FILE` (miekg/dns clientconfig.go ClientConfigFromReader,
 * plugin/pkg/parse/host.go): a line whose first field is exactly `nameserver` gives its second field, unchecked and
 * less a `%zone`; there is no limit of three, and the port is 53.
 *
 * The kubelet reads the same lines (pkg/kubelet/network/dns/dns.go parseResolvConf): every `nameserver` collects, the
 * last `search` wins, `.` is dropped from it, and `domain` is not read. It keeps a zone id, and leaves the pod the first
 * three servers; the reader does not cut. glibc takes `;` for a comment as well, which makes no difference here, since
 * such a line's first field is not `nameserver`.
 */
function readResolverFile(text) {
    const nameservers = [];
    let searchDomains = [];
    const notices = [];
    for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(text.text)) {
        const [keyword, ...values] = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(text, line.start, line.end);
        const [first] = values;
        if (keyword === undefined || first === undefined)
            continue;
        if (keyword.value === 'nameserver') {
            if ((0,_kubelet_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnexpanded */ .n4)(first.value)) {
                const message = `the nameserver is \`${first.value}\`, which is filled in later and not known here`;
                notices.push({ kind: 'not-modelled', message, at: first.at });
                continue;
            }
            const zone = first.value.indexOf('%');
            nameservers.push(zone === -1 ? first : { value: first.value.slice(0, zone), at: first.at });
        }
        else if (keyword.value === 'search')
            searchDomains = values.filter((domain) => domain.value !== '.');
    }
    return { value: { nameservers, searchDomains, at: firstNameserverLine(text) }, notices };
}
function firstNameserverLine(text) {
    for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(text.text)) {
        if (line.text.trimStart().startsWith('nameserver'))
            return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_3__/* .locate */ .x5)(text, line.start, line.end);
    }
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLineOf */ .Qy)(text);
}


/***/ }),

/***/ 3088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ mayBeResolver)
/* harmony export */ });
/** Whether a container is worth a workload of its own, for dialects whose containers are mostly of other kinds. */
function mayBeResolver(image) {
    return /coredns|k8s[_-]gateway|pi-?hole|adguardhome|blocky|technitium|recursor|bind9|unbound|dnsmasq|dnsdist|crazymax\/cloudflared|visibilityspots\/cloudflared/i.test(image);
}


/***/ }),

/***/ 2155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ upstreamAt),
/* harmony export */   OS: () => (/* binding */ oneBlock),
/* harmony export */   V0: () => (/* binding */ answerStep),
/* harmony export */   Wn: () => (/* binding */ upstreamsIn),
/* harmony export */   Xd: () => (/* binding */ forwardSteps),
/* harmony export */   b9: () => (/* binding */ PRIVATE_REVERSE_ZONES),
/* harmony export */   dz: () => (/* binding */ schemeOf),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   zs: () => (/* binding */ rest)
/* harmony export */ });
/* harmony import */ var _dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1006);
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3884);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5624);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(304);
/** Steps and blocks that the resolvers other than CoreDNS share. */




/** The longest zone wins, as all of these programs have it. A zone that is said twice has the servers of both. */
function forwardSteps(ways, manner) {
    return ways
        .filter((way) => way.to.length > 0)
        .map((way) => ({
        kind: 'forward',
        plugin: manner.plugin,
        from: way.zone,
        except: [],
        to: way.to,
        policy: way.policy ?? manner.policy,
        maxConcurrent: 0,
        failover: ['SERVFAIL'],
        next: [],
        protocol: way.protocol ?? 'client',
        merges: manner.merges,
        ...(manner.ignoresOwnAddresses === true ? { ignoresOwnAddresses: true } : {}),
        longestFromWins: true,
        at: way.at,
    }));
}
/** A server with one block for every name, at one port. */
function oneBlock(at, port, bind, steps) {
    const block = {
        keys: [{ zone: _dns_name_js__WEBPACK_IMPORTED_MODULE_1__/* .ROOT */ .Dl, transport: 'dns', port, at }],
        bind,
        steps,
        views: [],
        at,
        extent: at,
    };
    return { blocks: [block], errors: [], at };
}
/** An answer of its own for these zones. */
function within(zones, effect, at) {
    return { names: { kind: 'within', zones }, effect, at };
}
function answerStep(plugin, rules, at) {
    return rules.length === 0 ? [] : [{ kind: 'answer', plugin, rules, at }];
}
/** Who answers what is left over: looked up from the root servers on, or refused. */
function rest(plugin, effect, at) {
    return { kind: 'answer', plugin, rules: [{ names: { kind: 'any' }, effect, at }], at };
}
/**
 * `ADDRESS`, `ADDRESS` + mark + `PORT`, `[ADDRESS]:PORT`, or a host name with the same; undefined for anything else.
 * @param text the address alone, without a scheme.
 */
function upstreamAt(text, mark, transport = 'dns', usualPort = transport === 'tls' || transport === 'quic' ? 853 : transport === 'https' ? 443 : 53) {
    const value = text.text;
    const at = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .locate */ .x5)(text, 0, value.length);
    const plain = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(value);
    if (plain !== undefined)
        return { value: { kind: 'endpoint', address: plain, port: usualPort, transport }, at };
    const bracketed = /^\[([^\]]{1,64})\](?:[:#@](\d{1,5}))?$/.exec(value);
    const split = value.lastIndexOf(mark);
    const host = bracketed?.[1] ?? (split === -1 ? value : value.slice(0, split));
    const portText = bracketed === null ? (split === -1 ? undefined : value.slice(split + 1)) : bracketed[2];
    if (portText !== undefined && !/^\d{1,5}$/.test(portText))
        return undefined;
    const port = portText === undefined ? usualPort : Number(portText);
    if (port > 65535)
        return undefined;
    const address = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(host);
    if (address !== undefined)
        return { value: { kind: 'endpoint', address, port, transport }, at };
    return /^[A-Za-z0-9_]([A-Za-z0-9_.-]{0,251}[A-Za-z0-9_.])?$/.test(host)
        ? { value: { kind: 'host', name: (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_1__/* .absolute */ .ys)(host), port, transport }, at }
        : undefined;
}
/** Addresses between a separator; what is none is said, and left out. */
function upstreamsIn(list, separator, notices, read) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(list, separator).flatMap((part) => {
        if (part.text === '')
            return [];
        const upstream = read(part);
        if (upstream !== undefined)
            return [upstream];
        const message = `\`${part.text}\` is no address of a server`;
        notices.push({ kind: 'not-modelled', message, at: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .locate */ .x5)(part, 0, part.text.length) });
        return [];
    });
}
/** A URL's scheme, and what stands behind `://` up to the first slash. */
function schemeOf(text) {
    const end = text.text.indexOf('://');
    if (end === -1)
        return { scheme: '', rest: text };
    const slash = text.text.indexOf('/', end + 3);
    return {
        scheme: text.text.slice(0, end).toLowerCase(),
        rest: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .slice */ .di)(text, end + 3, slash === -1 ? text.text.length : slash),
    };
}
/** Networks that are nobody's on the internet, as reverse zones (RFC 6303); what dnsmasq's `bogus-priv` answers (dnsmasq(8) -b). */
const PRIVATE_REVERSE_ZONES = [
    '10.in-addr.arpa.',
    ...Array.from({ length: 16 }, (_, i) => `${16 + i}.172.in-addr.arpa.`),
    '168.192.in-addr.arpa.',
    '254.169.in-addr.arpa.',
    'd.f.ip6.arpa.',
    '8.e.f.ip6.arpa.',
    '9.e.f.ip6.arpa.',
    'a.e.f.ip6.arpa.',
    'b.e.f.ip6.arpa.',
];


/***/ }),

/***/ 9653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ isShell),
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   yM: () => (/* binding */ splitWords)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5624);

/**
 * Splits as POSIX sh does (IEEE 1003.1 section 2.3), without expanding anything: `$X`, `$(...)` and globs stay as they
 * are written. systemd's own splitting (systemd.service(5), "Command lines") quotes alike.
 */
function splitWords(source, grammar) {
    const { text } = source;
    const words = [];
    let pieces = [];
    let inWord = false;
    let certain = true;
    const finish = () => {
        if (inWord)
            words.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .gather */ .kg)(source, pieces));
        pieces = [];
        inWord = false;
    };
    const take = (piece) => {
        inWord = true;
        const last = pieces[pieces.length - 1];
        if (last !== undefined && last.end === piece.start && last.text === undefined && piece.text === undefined) {
            pieces[pieces.length - 1] = { start: last.start, end: piece.end };
        }
        else
            pieces.push(piece);
    };
    let i = 0;
    while (i < text.length) {
        const c = text[i] ?? '';
        if (c === '\\') {
            const next = text[i + 1];
            if (next === '\n')
                i += 2;
            else if (next === '\r' && text[i + 2] === '\n')
                i += 3;
            else if (next === undefined) {
                take({ start: i, end: i + 1 });
                i += 1;
            }
            else {
                take({ start: i + 1, end: i + 2 });
                i += 2;
            }
        }
        else if (c === "'") {
            const close = text.indexOf("'", i + 1);
            if (close === -1)
                return { words, certain: false };
            take({ start: i + 1, end: close });
            i = close + 1;
        }
        else if (c === '"') {
            let from = i + 1;
            let j = from;
            inWord = true;
            while (j < text.length && text[j] !== '"') {
                const next = text[j + 1];
                if (text[j] === '\\' && next !== undefined && '"\\$`\n'.includes(next)) {
                    take({ start: from, end: j });
                    if (next !== '\n')
                        take({ start: j + 1, end: j + 2 });
                    j += 2;
                    from = j;
                }
                else if (grammar === 'shell' && text[j] === '$' && next === '(') {
                    const close = endOfSubstitution(text, j + 1);
                    if (close === -1)
                        return { words, certain: false };
                    j = close;
                }
                else
                    j += 1;
            }
            if (j >= text.length)
                return { words, certain: false };
            take({ start: from, end: j });
            i = j + 1;
        }
        else if (c === ' ' || c === '\t' || c === '\r') {
            finish();
            i += 1;
        }
        else if (c === '\n') {
            finish();
            i += 1;
        }
        else if (c === '#' && !inWord && grammar === 'shell') {
            const feed = text.indexOf('\n', i);
            i = feed === -1 ? text.length : feed;
        }
        else if (grammar === 'shell' && (c === '`' || (c === '$' && text[i + 1] === '('))) {
            const close = c === '`' ? text.indexOf('`', i + 1) + 1 : endOfSubstitution(text, i + 1);
            if (close <= 0)
                return { words, certain: false };
            take({ start: i, end: close });
            i = close;
        }
        else if (grammar === 'shell' && ';&|<>()'.includes(c)) {
            if (text.startsWith('<<', i))
                certain = false;
            const redirects = c === '<' || c === '>' || text.startsWith('&>', i);
            const [digits] = pieces;
            const numbered = redirects && pieces.length === 1 && digits !== undefined && isNumber(source, digits);
            if (numbered)
                pieces = [];
            else
                finish();
            let end = i + (text[i + 1] === c ? 2 : 1);
            while (redirects && end < text.length && '<>&|'.includes(text[end] ?? ''))
                end += 1;
            take({ start: numbered ? digits.start : i, end });
            finish();
            i = end;
        }
        else {
            take({ start: i, end: i + 1 });
            i += 1;
        }
    }
    finish();
    return { words, certain };
}
/** A file descriptor's number in front of a redirection: `2>`. */
function isNumber(source, piece) {
    return piece.text === undefined && /^\d{1,9}$/.test(source.text.slice(piece.start, piece.end));
}
/** Offset behind the bracket that closes `(` at `open`; -1 when it stays open. Quotes inside are skipped over whole. */
function endOfSubstitution(text, open) {
    let depth = 0;
    for (let i = open; i < text.length; i += 1) {
        const c = text[i];
        if (c === '\\')
            i += 1;
        else if (c === '(')
            depth += 1;
        else if (c === "'") {
            const close = text.indexOf("'", i + 1);
            if (close === -1)
                return -1;
            i = close;
        }
        else if (c === ')') {
            depth -= 1;
            if (depth === 0)
                return i + 1;
        }
    }
    return -1;
}
/** True for `sh`, `/bin/bash` and the like, whose `-c` takes a script. */
function isShell(word) {
    return /(?:^|\/)(?:ba|da|a|k|z)?sh$/.test(word);
}
/** Simple commands of a script, in order: the words between operators and line breaks. A statement that cannot be split is left out. */
function commandsOf(source) {
    const commands = [];
    for (const statement of statementsOf(source)) {
        const { words, certain } = splitWords(statement, 'shell');
        if (!certain)
            continue;
        let command = [];
        for (const word of words) {
            if (!/^(?:;;?|&&?|\|\|?|\(|\))$/.test(word.text)) {
                command.push(word);
                continue;
            }
            if (command.length > 0)
                commands.push(command);
            command = [];
        }
        if (command.length > 0)
            commands.push(command);
    }
    return commands;
}
/** Stretches of a script that end at an unquoted line break; comments are left out. */
function statementsOf(source) {
    const { text } = source;
    const parts = [];
    let from = 0;
    let quote = '';
    let i = 0;
    const finish = (end) => {
        if (end > from)
            parts.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .slice */ .di)(source, from, end));
        from = end + 1;
    };
    while (i < text.length) {
        const c = text[i] ?? '';
        if (c === '\\' && quote !== "'")
            i += 1;
        else if (quote !== '') {
            if (c === quote)
                quote = '';
        }
        else if (c === "'" || c === '"')
            quote = c;
        else if (c === '\n')
            finish(i);
        else if (c === '#' && (i === from || ' \t;'.includes(text[i - 1] ?? ''))) {
            const feed = text.indexOf('\n', i);
            finish(i);
            i = feed === -1 ? text.length : feed;
            from = i + 1;
        }
        i += 1;
    }
    finish(text.length);
    return parts;
}


/***/ }),

/***/ 3074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ readResolvedSettings),
/* harmony export */   cv: () => (/* binding */ systemdResolved)
/* harmony export */ });
/* unused harmony export withSection */
/* harmony import */ var _dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1006);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5624);
/* harmony import */ var _kubelet_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9470);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(304);
/* harmony import */ var _node_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6438);
/* harmony import */ var _systemd_unit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2271);






/** systemd-resolved's own configuration files. */
const systemdResolved = {
    id: 'systemd-resolved',
    title: 'systemd-resolved',
    recognises: (document) => (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nodePathOf */ .Zh)(document, isResolvedPath) !== undefined || isBareResolvedFile(document),
    read: (document) => {
        const path = (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nodePathOf */ .Zh)(document, isResolvedPath);
        // Remarks about the text are made when something turns out to read the file.
        if (path !== undefined)
            return { value: [(0,_node_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .nodeFile */ .d9)(document, path, withSection(document.source))], notices: [] };
        const { value } = readResolvedSettings([document.source]);
        const { path: file, source } = document;
        return {
            value: [{ kind: 'config-text', language: 'systemd-resolved', path: file, text: source, at: value.at }],
            notices: [],
        };
    },
};
/** Lines without a section are meant to be added to the shipped resolved.conf, whose one section is `[Resolve]`. */
function withSection(source) {
    if (source.text.trim() === '' || (0,_systemd_unit_js__WEBPACK_IMPORTED_MODULE_3__/* .readUnit */ .H)(source).some((setting) => setting.section !== ''))
        return source;
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .concat */ .xW)([(0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .standsFor */ .jE)((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x5)(source, 0, 0), '[Resolve]\n'), source]);
}
/** Where resolved.conf and its drop-ins lie (resolved.conf(5), "Configuration directories and precedence"). */
function isResolvedPath(path) {
    return /^\/(?:etc|run|usr\/lib|usr\/local\/lib|lib)\/systemd\/resolved\.conf(?:\.d\/[^/]+\.conf)?$/.test(path);
}
function isBareResolvedFile(document) {
    return (document.onNode === undefined &&
        (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .fileNameOf */ .bV)(document) === 'resolved.conf' &&
        document.source.text.includes('[Resolve]'));
}
/**
 * Settings of `[Resolve]` after all files, which are given in the order in which systemd-resolved reads them: the main
 * file, then drop-ins by file name whatever their directory (resolved.conf(5)). `DNS`, `FallbackDNS`, `Domains` and
 * `DNSStubListenerExtra` collect, and an empty assignment forgets what came before; `DNSStubListener` is the last one.
 *
 * `dns` and `fallbackDns` are addresses as `10.0.0.2`, or with a port as `10.0.0.2:5353` and `[fd00::1]:5353`; an
 * interface (`%eth0`) and a server name (`#dns.example`) are left off. `domains` keep their `~`. `stubListenerExtra`
 * keeps its form `[udp:|tcp:]ADDRESS[:PORT]`. What is no address is ignored by systemd-resolved, and remarked here.
 */
function readResolvedSettings(files) {
    const notices = [];
    const lists = {
        dns: [],
        fallbackDns: [],
        domains: [],
        stubListenerExtra: [],
    };
    let stubListener;
    let at;
    for (const file of files) {
        for (const { section, key, value, at: place } of (0,_systemd_unit_js__WEBPACK_IMPORTED_MODULE_3__/* .readUnit */ .H)(file)) {
            if (section !== 'Resolve')
                continue;
            at ??= place;
            const list = listOf(key);
            if (list !== undefined && (0,_kubelet_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnexpanded */ .n4)(value.text)) {
                const message = `\`${key}=\` of systemd-resolved is filled in later and not known here`;
                notices.push({ kind: 'not-modelled', message, at: place });
                continue;
            }
            if (list !== undefined && value.text === '')
                lists[list] = [];
            else if (list === 'dns' || list === 'fallbackDns')
                (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(lists[list], readServers(value, notices));
            else if (list !== undefined)
                (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(lists[list], (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(value, 0, value.text.length));
            else if (key === 'DNSStubListener')
                stubListener = value.text === '' ? undefined : (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .locatedWhole */ .mQ)(value);
        }
    }
    const [first] = files;
    return {
        value: {
            ...lists,
            ...(stubListener && { stubListener }),
            at: at ??
                (first === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x5)(first, 0, 0)),
        },
        notices,
    };
}
function listOf(key) {
    switch (key) {
        case 'DNS':
            return 'dns';
        case 'FallbackDNS':
            return 'fallbackDns';
        case 'Domains':
            return 'domains';
        case 'DNSStubListenerExtra':
            return 'stubListenerExtra';
        default:
            return undefined;
    }
}
function readServers(value, notices) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(value, 0, value.text.length).flatMap((field) => {
        const server = plainServer(field.value);
        if (server !== undefined)
            return { value: server, at: field.at };
        const message = `\`${field.value}\` is no address of a DNS server, and systemd-resolved ignores it`;
        notices.push({ kind: 'not-modelled', message, at: field.at });
        return [];
    });
}
/** `ADDRESS[:PORT][%INTERFACE][#NAME]` (in_addr_port_ifindex_name_from_string_auto) less interface and name. */
function plainServer(text) {
    const [address = ''] = text.split(/[%#]/, 1);
    const bare = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(address);
    if (bare !== undefined)
        return bare;
    const colon = address.lastIndexOf(':');
    const host = address.slice(0, Math.max(0, colon));
    const ip = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(host.startsWith('[') && host.endsWith(']') ? host.slice(1, -1) : host);
    const port = address.slice(colon + 1);
    return ip !== undefined && /^\d{1,5}$/.test(port) ? (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .hostPort */ .QL)(ip, Number(port)) : undefined;
}


/***/ }),

/***/ 2271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readUnit)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5624);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(304);


/**
 * Assignments in file order. Syntax of systemd.syntax(7): `#` and `;` begin a comment only at the start of a line, a
 * backslash at the end of a line joins it with the next by a blank, comment lines inside a continuation are skipped.
 * Lines that are none of these are skipped, as systemd does with a warning.
 */
function readUnit(source) {
    const settings = [];
    let section = '';
    let pieces = [];
    const finish = () => {
        if (pieces.length === 0)
            return;
        const whole = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .gather */ .kg)(source, pieces);
        pieces = [];
        const equals = whole.text.indexOf('=');
        if (equals === -1)
            return;
        const key = strip(whole, 0, equals);
        const value = strip(whole, equals + 1, whole.text.length);
        settings.push({ section, key: key.text, value, at: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(key, 0, key.text.length) });
    };
    for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source.text)) {
        const first = firstInk(line);
        const mark = source.text[first];
        const comment = first < line.end && (mark === '#' || mark === ';');
        if (comment)
            continue;
        if (pieces.length === 0) {
            if (first >= line.end)
                continue;
            if (mark === '[') {
                const close = line.text.lastIndexOf(']');
                if (close > first - line.start)
                    section = line.text.slice(first - line.start + 1, close);
                continue;
            }
        }
        if (line.text.endsWith('\\')) {
            pieces.push({ start: line.start, end: line.end - 1 }, { start: line.end - 1, end: line.end, text: ' ' });
        }
        else {
            pieces.push({ start: line.start, end: line.end });
            finish();
        }
    }
    finish();
    return settings;
}
function firstInk(line) {
    let at = 0;
    while (at < line.text.length && (line.text[at] === ' ' || line.text[at] === '\t'))
        at += 1;
    return line.start + at;
}
function strip(source, start, end) {
    let from = start;
    let to = end;
    while (from < to && ' \t\r'.includes(source.text[from] ?? ''))
        from += 1;
    while (to > from && ' \t\r'.includes(source.text[to - 1] ?? ''))
        to -= 1;
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .gather */ .kg)(source, [{ start: from, end: to }]);
}


/***/ }),

/***/ 3001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ unbound),
/* harmony export */   u: () => (/* reexport safe */ _read_js__WEBPACK_IMPORTED_MODULE_0__.u)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(304);
/* harmony import */ var _node_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6438);
/* harmony import */ var _read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3173);



/** unbound's configuration files. */
const unbound = {
    id: 'unbound',
    title: 'unbound',
    recognises: (document) => (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodePathOf */ .Zh)(document, isUnboundPath) !== undefined || isBareFile(document),
    read: (document) => {
        const path = (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodePathOf */ .Zh)(document, isUnboundPath);
        if (path !== undefined)
            return { value: [(0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .nodeFile */ .d9)(document, path)], notices: [] };
        const { source } = document;
        const at = (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .firstLineOf */ .Qy)(source);
        return {
            value: [{ kind: 'config-text', language: 'unbound', path: document.path, text: source, at }],
            notices: [],
        };
    },
};
/** Where distributions keep them: unbound.conf(5) FILES, and the directories their packages include; other files count where they are included. */
function isUnboundPath(path) {
    return /^\/etc\/unbound\/(?:(?:unbound\.conf\.d|conf\.d|local\.d)\/)?[^/]+\.conf$/.test(path);
}
function isBareFile(document) {
    return document.onNode === undefined && (0,_node_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .fileNameOf */ .bV)(document) === 'unbound.conf';
}


/***/ }),

/***/ 3173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readUnbound)
/* harmony export */ });
/* harmony import */ var _dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1006);
/* harmony import */ var _dns_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3884);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5624);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(304);
/* harmony import */ var _longest_zone_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7216);





const CLAUSES = new Set([
    'server',
    'forward-zone',
    'stub-zone',
    'auth-zone',
    'remote-control',
    'view',
    'python',
    'dynlib',
    'cachedb',
    'dnscrypt',
    'dnstap',
    'ipset',
    'rpz',
]);
/**
 * Zones that unbound answers unless told otherwise (unbound.conf(5), "local-zone", default zones; RFC 6303, 6761, 7686,
 * 8375). Those marked `lan` go away with `unblock-lan-zones`.
 */
const DEFAULT_ZONES = [
    ...['localhost.', '127.in-addr.arpa.', `1.${'0.'.repeat(31)}ip6.arpa.`],
    ...['home.arpa.', 'resolver.arpa.', 'service.arpa.', 'onion.', 'test.', 'invalid.'],
]
    .map((zone) => ({ zone, lan: false }))
    .concat([
    '10.in-addr.arpa.',
    ...Array.from({ length: 16 }, (_, i) => `${16 + i}.172.in-addr.arpa.`),
    '168.192.in-addr.arpa.',
    ...Array.from({ length: 64 }, (_, i) => `${64 + i}.100.in-addr.arpa.`),
    '0.in-addr.arpa.',
    '254.169.in-addr.arpa.',
    '2.0.192.in-addr.arpa.',
    '100.51.198.in-addr.arpa.',
    '113.0.203.in-addr.arpa.',
    '255.255.255.255.in-addr.arpa.',
    `${'0.'.repeat(32)}ip6.arpa.`,
    'd.f.ip6.arpa.',
    '8.e.f.ip6.arpa.',
    '9.e.f.ip6.arpa.',
    'a.e.f.ip6.arpa.',
    'b.e.f.ip6.arpa.',
    '8.b.d.0.1.0.0.2.ip6.arpa.',
].map((zone) => ({ zone, lan: true })));
/**
 * unbound's configuration, its files in the order in which it reads them (unbound.conf(5)). One block: every name at
 * `port` of each `interface`, by default of 127.0.0.1 and ::1. Local zones and local data answer first, the deepest
 * zone deciding; then the deepest `forward-zone` or `stub-zone`; every other name is looked up from the root servers on.
 * Upstreams on loopback addresses are not asked unless `do-not-query-localhost: no`; a zone that is left without any
 * gets SERVFAIL. Identical questions in flight are merged (services/mesh.c).
 */
function readUnbound(files) {
    const notices = [];
    const clauses = files.flatMap((file) => clausesOf(file, notices));
    const [firstFile] = files;
    const at = clauses[0]?.at ??
        (firstFile === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLineOf */ .Qy)(firstFile));
    const server = clauses.filter((clause) => clause.name === 'server').flatMap((clause) => clause.attributes);
    const port = portOf(last(server, 'port')?.value.text) ?? 53;
    for (const clause of clauses) {
        if (clause.name !== 'auth-zone' && clause.name !== 'view' && clause.name !== 'rpz')
            continue;
        notices.push({ kind: 'not-modelled', message: `what \`${clause.name}:\` answers is not modelled`, at: clause.at });
    }
    const forwards = readForwards(clauses, server, notices);
    const local = localAnswers(server, at);
    const dead = forwards.dead.map((zone) => ({ zone: zone.from, rule: rule(zone.from, 'servfail', zone.at) }));
    const alive = forwards.steps.map((step) => ({ zone: step.from, rule: rule(step.from, 'pass', step.at) }));
    const deadAt = forwards.dead[0]?.at;
    const steps = [
        ...(local === undefined ? [] : [local]),
        ...(deadAt === undefined ? [] : [answer('forward-zone', (0,_longest_zone_js__WEBPACK_IMPORTED_MODULE_2__/* .longestFirst */ .z)([...dead, ...alive]), deadAt)]),
        ...forwards.steps,
        ...(forwards.steps.some((step) => step.from === _dns_name_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .Dl && step.plugin === 'forward-zone')
            ? []
            : [answer('iterator', [{ names: { kind: 'any' }, effect: 'answer', at }], at)]),
    ];
    const { bind, ports } = readBind(server, port);
    const keys = [...new Set(ports.length === 0 ? [port] : ports)];
    const block = (listen) => ({
        keys: [{ zone: _dns_name_js__WEBPACK_IMPORTED_MODULE_3__/* .ROOT */ .Dl, transport: 'dns', port: listen, at }],
        bind: bind.filter((one) => one.port === listen).map((one) => one.bind),
        steps,
        views: [],
        at,
        extent: at,
    });
    return { value: { blocks: keys.map(block), errors: [], at }, notices };
}
/** Clauses in order. A file that others include may begin inside `server:`; its first attributes are read as that. */
function clausesOf(source, notices) {
    const clauses = [];
    let attributes = [];
    for (const line of (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(source.text)) {
        const whole = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .trimmed */ .dE)(source, line.start, commentStart(source, line.start, line.end));
        if (whole.text === '')
            continue;
        const colon = whole.text.indexOf(':');
        if (colon <= 0)
            continue;
        const key = whole.text.slice(0, colon);
        const at = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x5)(whole, 0, whole.text.length);
        const value = unquoted((0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .trimmed */ .dE)(whole, colon + 1, whole.text.length));
        if (value.text === '' && CLAUSES.has(key)) {
            attributes = [];
            clauses.push({ name: key, attributes, at });
            continue;
        }
        if (key === 'include' || key === 'include-toplevel') {
            notices.push({ kind: 'not-modelled', message: 'files that `include` names are not read with it', at });
        }
        else {
            if (clauses.length === 0)
                clauses.push({ name: 'server', attributes, at });
            attributes.push({ key, value, at });
        }
    }
    return clauses;
}
/** `#` begins a comment outside quotes. */
function commentStart(source, start, end) {
    let quote = '';
    for (let i = start; i < end; i += 1) {
        const c = source.text[i] ?? '';
        if (quote !== '') {
            if (c === quote)
                quote = '';
        }
        else if (c === '"' || c === "'")
            quote = c;
        else if (c === '#' && (i === start || ' \t'.includes(source.text[i - 1] ?? '')))
            return i;
    }
    return end;
}
function unquoted(source) {
    const { text } = source;
    const quote = text[0];
    if ((quote !== '"' && quote !== "'") || text.length < 2 || text.indexOf(quote, 1) !== text.length - 1)
        return source;
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .slice */ .di)(source, 1, text.length - 1);
}
function last(attributes, key) {
    return attributes.filter((attribute) => attribute.key === key).at(-1);
}
function isYes(attributes, key) {
    const value = last(attributes, key)?.value.text;
    return value === undefined ? undefined : value === 'yes';
}
function portOf(text) {
    return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
}
/** `interface: ADDRESS[@PORT]` or an interface's name; nothing said is the loopback. */
function readBind(server, port) {
    const bind = [];
    for (const { key, value } of server) {
        if ((key !== 'interface' && key !== 'ip-address') || value.text === '')
            continue;
        const [host = '', own] = value.text.split('@');
        const listen = portOf(own) ?? port;
        const address = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(host.split('%', 1)[0] ?? '');
        const at = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x5)(value, 0, value.text.length);
        bind.push({
            bind: { value: address === undefined ? { kind: 'interface', name: host } : { kind: 'address', address }, at },
            port: listen,
        });
    }
    if (bind.length === 0) {
        const at = server[0]?.at ?? { file: { path: '', text: '' }, span: { start: 0, end: 0 } };
        for (const address of ['127.0.0.1', '::1'])
            bind.push({ bind: { value: { kind: 'address', address }, at }, port });
    }
    return { bind, ports: bind.map((one) => one.port) };
}
/** The last clause of a name counts, as in unbound's tree of zones. */
function readForwards(clauses, server, notices) {
    const asksLoopback = isYes(server, 'do-not-query-localhost') === false;
    const forbidden = new Set(server.filter(({ key }) => key === 'do-not-query-address').map(({ value }) => value.text));
    const zones = new Map();
    for (const clause of clauses) {
        if (clause.name !== 'forward-zone' && clause.name !== 'stub-zone')
            continue;
        const name = last(clause.attributes, 'name')?.value.text;
        if (name === undefined || name === '')
            continue;
        const from = (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_3__/* .absolute */ .ys)(name);
        const prefix = clause.name === 'forward-zone' ? 'forward' : 'stub';
        const tls = isYes(clause.attributes, `${prefix}-tls-upstream`) ?? isYes(clause.attributes, `${prefix}-ssl-upstream`) ?? false;
        const to = [];
        let named = 0;
        for (const { key, value } of clause.attributes) {
            if (key !== `${prefix}-addr` && key !== `${prefix}-host`)
                continue;
            named += 1;
            const upstream = upstreamOf(value, tls, key.endsWith('-host'));
            if (upstream === undefined) {
                notices.push({
                    kind: 'not-modelled',
                    message: `\`${value.text}\` is no address of a server`,
                    at: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x5)(value, 0, value.text.length),
                });
            }
            else if (upstream.value.kind !== 'endpoint' ||
                ((asksLoopback || !(0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopback */ .U9)(upstream.value.address)) && !forbidden.has(upstream.value.address))) {
                to.push(upstream);
            }
        }
        if (to.length > 0)
            zones.set(from, { from, at: clause.at, step: forward(clause.name, from, to, tls, clause.at) });
        else if (named > 0)
            zones.set(from, { from, at: clause.at });
    }
    const all = [...zones.values()];
    return { steps: all.flatMap((zone) => zone.step ?? []), dead: all.filter((zone) => zone.step === undefined) };
}
/** `ADDRESS[@PORT][#TLS-NAME]`; a host with the same suffixes. */
function upstreamOf(value, tls, isHost) {
    const [host = '', own] = (value.text.split('#', 1)[0] ?? '').split('@');
    const port = own === undefined ? (tls ? 853 : 53) : portOf(own);
    const transport = tls ? 'tls' : 'dns';
    const at = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_4__/* .locate */ .x5)(value, 0, value.text.length);
    if (port === undefined || host === '')
        return undefined;
    if (isHost)
        return { value: { kind: 'host', name: (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_3__/* .absolute */ .ys)(host), port, transport }, at };
    const address = (0,_dns_endpoint_js__WEBPACK_IMPORTED_MODULE_0__/* .parseAddress */ .or)(host.split('%', 1)[0] ?? '');
    return address === undefined ? undefined : { value: { kind: 'endpoint', address, port, transport }, at };
}
function forward(plugin, from, to, tls, at) {
    return {
        kind: 'forward',
        plugin,
        from,
        except: [],
        to,
        // The fastest few by round trip time, one of them at random (iterator/iter_utils.c iter_server_selection).
        policy: 'unordered',
        maxConcurrent: 0,
        failover: ['SERVFAIL', 'REFUSED'],
        next: [],
        protocol: tls ? 'tls' : 'udp',
        merges: true,
        longestFromWins: true,
        dsAbove: true,
        at,
    };
}
/** `local-zone`, `local-data` and the zones answered by default; `pass` where a deeper zone lets names through. */
function localAnswers(server, at) {
    const rules = [];
    const named = new Set();
    // Zones with tags are for clients with one of them (unbound.conf(5), "local-zone-tag").
    const tagged = new Set(server.flatMap(({ key, value }) => (key === 'local-zone-tag' ? (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_3__/* .absolute */ .ys)(wordsOf(value)[0] ?? '') : [])));
    for (const { key, value, at: place } of server) {
        const [first, second] = wordsOf(value);
        if (first === undefined)
            continue;
        const zone = (0,_dns_name_js__WEBPACK_IMPORTED_MODULE_3__/* .absolute */ .ys)(first);
        if (key === 'local-zone') {
            named.add(zone);
            const type = second ?? '';
            if (type === 'nodefault')
                continue;
            const because = `local-zone ${first} is for clients with its tags`;
            const plain = rule(zone, effectOf(type), place);
            rules.push({ zone, rule: tagged.has(zone) ? { ...plain, effect: 'maybe', because } : plain });
        }
        else if (key === 'local-data') {
            // Data for a name answers that name, whatever zone it lies in; other types of it are NODATA.
            rules.push({ zone, rule: { names: { kind: 'exactly', names: [zone] }, effect: 'answer', at: place } });
        }
    }
    const keepsLan = isYes(server, 'unblock-lan-zones') !== true;
    const hasDefaults = isYes(server, 'local-zone-default') !== false;
    for (const { zone, lan } of DEFAULT_ZONES) {
        if (!hasDefaults || named.has(zone) || (lan && !keepsLan))
            continue;
        rules.push({ zone, rule: rule(zone, 'answer', at) });
    }
    const exact = rules.filter(({ rule: one }) => one.names.kind === 'exactly').map(({ rule: one }) => one);
    const zones = rules.filter(({ rule: one }) => one.names.kind !== 'exactly');
    const all = [...exact, ...(0,_longest_zone_js__WEBPACK_IMPORTED_MODULE_2__/* .longestFirst */ .z)(zones)];
    return all.length === 0 ? undefined : answer('local-zone', all, all[0]?.at ?? at);
}
/** The words of a value, without their quotes. */
function wordsOf(value) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(value, 0, value.text.length).map((field) => field.value.replace(/^["']|["']$/g, ''));
}
/** unbound.conf(5), "local-zone": types that let a name without data through pass it on. */
function effectOf(type) {
    switch (type) {
        case 'transparent':
        case 'typetransparent':
        case 'inform':
        case 'always_transparent':
        case 'block_a':
        case 'noview':
            return 'pass';
        case 'deny':
        case 'inform_deny':
        case 'always_deny':
            return 'drop';
        case 'refuse':
        case 'always_refuse':
            return 'refuse';
        default:
            return 'answer';
    }
}
function rule(zone, effect, at) {
    return { names: { kind: 'within', zones: [zone] }, effect, at };
}
function answer(plugin, rules, at) {
    return { kind: 'answer', plugin, rules, at };
}


/***/ }),

/***/ 8703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ base64Text),
/* harmony export */   f: () => (/* binding */ base64Bytes)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5624);
/** Texts that stand in base64: `binaryData` of ConfigMaps, `data` of Secrets, files of cloud-init. */

/** A ConfigMap or Secret holds 1 MiB (core/v1 MaxSecretSize); more is no file of a pod. */
const MAX_DECODED_BYTES = 1024 * 1024;
/** Undefined for what is not base64; line ends and blanks do not count. */
function base64Bytes(text) {
    const compact = text.replace(/\s+/g, '');
    return /^[A-Za-z0-9+/_-]*={0,2}$/.test(compact) ? Buffer.from(compact, 'base64') : undefined;
}
/**
 * The text whose bytes a scalar holds in base64, all of it standing for the whole scalar. Undefined for what is not
 * base64 (an encrypted or filled-in value), too large, or no UTF-8 text.
 */
function base64Text(encoded) {
    if (encoded.text.length > 2 * MAX_DECODED_BYTES)
        return undefined;
    const bytes = base64Bytes(encoded.text);
    if (bytes === undefined || bytes.length > MAX_DECODED_BYTES || bytes.includes(0))
        return undefined;
    try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
        return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .standsFor */ .jE)((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(encoded, 0, encoded.text.length), text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 1037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: () => (/* binding */ playsOf),
/* harmony export */   EE: () => (/* binding */ argument),
/* harmony export */   a4: () => (/* binding */ tasksOf),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   jD: () => (/* binding */ loopItems),
/* harmony export */   pz: () => (/* binding */ fillIn),
/* harmony export */   wM: () => (/* binding */ isPlaybook)
/* harmony export */ });
/* unused harmony export roleOf */
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5624);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8629);
/** Tasks of Ansible playbooks and roles, and the texts that they write on machines in place. */


const NO_VARS = { own: new Map() };
/** Blocks in blocks that have variables. */
const MAX_SCOPES = 100;
function lookUp(vars, name) {
    let scope = vars;
    for (let depth = 0; scope !== undefined && depth < MAX_SCOPES; depth += 1) {
        const value = scope.own.get(name);
        if (value !== undefined)
            return value;
        scope = scope.outer;
    }
    return undefined;
}
/** Modules that say something of resolvers; every other key of a task is none of ours. */
const MODULES = new Set([
    'copy',
    'template',
    'file',
    'lineinfile',
    'blockinfile',
    'replace',
    'ini_file',
    'service',
    'systemd',
    'systemd_service',
    'shell',
    'command',
    'raw',
    'nmcli',
    'include_tasks',
    'import_tasks',
    'include',
]);
const NAMESPACE = /^(?:ansible\.(?:builtin|legacy|posix)|community\.general)\./;
/** Blocks in blocks. */
const MAX_TASKS = 20_000;
/** Whether a document is a playbook or a list of tasks. */
function isPlaybook(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'sequence' || document.onNode !== undefined)
        return false;
    const [first] = document.root.items;
    if (first?.kind !== 'map')
        return false;
    if (/(?:^|\/)(?:tasks|handlers)\/(?:[^/]+\/)*[^/]+\.ya?ml$/.test(document.path))
        return true;
    return document.root.items.some((item) => (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(item, 'hosts')) !== undefined &&
        ['tasks', 'roles', 'pre_tasks', 'post_tasks', 'handlers'].some((key) => (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(item, key)?.kind === 'sequence'));
}
/** The role that a task file belongs to: `roles/resolver` of `roles/resolver/tasks/main.yml`. */
function roleOf(path) {
    return /^((?:.*\/)?[^/]+)\/(?:tasks|handlers)\/(?:[^/]+\/)*[^/]+$/.exec(path)?.[1];
}
function playsOf(document) {
    return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)(document.root).flatMap((node) => {
        const hosts = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, 'hosts');
        if (hosts?.kind !== 'scalar' || (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(hosts) === undefined)
            return [];
        const roles = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, 'roles')).flatMap((one) => (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(one) ?? (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(one, 'role')) ?? (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(one, 'name')) ?? []);
        return [{ node, hosts, roles }];
    });
}
/** Every task of a playbook or task file, those of blocks too, in the order of the text. */
function tasksOf(document) {
    const found = [];
    const role = roleOf(document.path);
    const open = [];
    const push = (nodes, by, vars) => {
        for (const node of nodes.toReversed())
            open.push({ node, by, vars });
    };
    const plays = new Map(playsOf(document).map((play) => [play.node, play]));
    push((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)(document.root), role === undefined ? {} : { role }, NO_VARS);
    while (found.length < MAX_TASKS) {
        const next = open.pop();
        if (next === undefined)
            break;
        const { node } = next;
        if (node.kind !== 'map')
            continue;
        const vars = withVars(next.vars, (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, 'vars'));
        const play = plays.get(node);
        if (play !== undefined) {
            const by = { hosts: (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(play.hosts) ?? '' };
            for (const key of ['handlers', 'post_tasks', 'tasks', 'pre_tasks'])
                push((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, key)), by, vars);
            continue;
        }
        const when = conditionOf(node);
        const by = when === undefined ? next.by : { ...next.by, when };
        const blocks = ['always', 'rescue', 'block'].flatMap((key) => (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, key)).toReversed());
        if (blocks.length > 0) {
            for (const inner of blocks)
                open.push({ node: inner, by, vars });
            continue;
        }
        for (const entry of node.entries) {
            const module = entry.key.replace(NAMESPACE, '');
            if (MODULES.has(module))
                found.push({ node, module, args: entry.value, by, vars });
        }
    }
    return found;
}
/** `when`, a text or a list of texts that all have to hold. `true` is no condition. */
function conditionOf(node) {
    const when = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(node, 'when');
    if (when === undefined)
        return undefined;
    const texts = when.kind === 'sequence' ? (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)(when).flatMap((one) => (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(one) ?? []) : [(0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(when)];
    const said = texts.filter((text) => text !== undefined && text !== 'true').join(' and ');
    return said === '' ? undefined : said.slice(0, 120);
}
function withVars(outer, vars) {
    if (vars?.kind !== 'map')
        return outer;
    const own = new Map();
    for (const { key, value } of vars.entries) {
        const texts = value.kind === 'sequence' ? value.items : [value];
        const sources = texts.flatMap((one) => (one.kind === 'scalar' && one.value !== null ? [one.text] : []));
        if (sources.length === texts.length)
            own.set(key, sources);
    }
    return { own, outer };
}
/** An argument's text; of `key=value` words the part behind the sign. */
function argument(task, ...names) {
    const { args } = task;
    for (const name of names) {
        if (args.kind === 'map') {
            const value = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(args, name);
            if (value?.kind === 'scalar' && value.value !== null)
                return value.text;
            continue;
        }
        if (args.kind !== 'scalar')
            continue;
        const found = freeForm(args.text, name);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
/** `dest=/etc/resolv.conf line="nameserver 10.0.0.2"`: the value of one key, without its quotes. */
function freeForm(source, name) {
    const { text } = source;
    for (let at = text.indexOf(`${name}=`); at !== -1; at = text.indexOf(`${name}=`, at + 1)) {
        if (at > 0 && !/\s/.test(text[at - 1] ?? ''))
            continue;
        const from = at + name.length + 1;
        const quote = text[from];
        if (quote === '"' || quote === "'") {
            const close = text.indexOf(quote, from + 1);
            return close === -1 ? undefined : (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, from + 1, close);
        }
        let to = from;
        while (to < text.length && !/\s/.test(text[to] ?? ''))
            to += 1;
        return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, from, to);
    }
    return undefined;
}
/** What a loop runs through: texts of a list, or of a variable that the playbook itself states. */
function loopItems(task) {
    const list = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(task.node, 'loop') ?? (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(task.node, 'with_items') ?? (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(task.node, 'with_list');
    if (list === undefined)
        return undefined;
    if (list.kind === 'sequence')
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .items */ .ld)(list).flatMap((one) => (one.kind === 'scalar' ? [one.text] : []));
    const name = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/.exec((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)(list) ?? '')?.[1];
    return name === undefined ? undefined : lookUp(task.vars, name);
}
/** No line of a resolver's file comes near it. */
const MAX_FILLED = 64 * 1024;
/** Replaces `{{ name }}` by what the playbook states; what it does not state stays as it is written. */
function fillIn(text, vars, item) {
    if (!text.text.includes('{{'))
        return text;
    const parts = [];
    let from = 0;
    let filled = 0;
    for (const match of text.text.matchAll(/\{\{[ \t]{0,8}(\w{1,64})[ \t]{0,8}\}\}/g)) {
        const name = match[1] ?? '';
        const values = name === 'item' ? (item === undefined ? undefined : [item]) : lookUp(vars, name);
        const [value] = values ?? [];
        if (value === undefined || values?.length !== 1)
            continue;
        filled += value.text.length;
        if (filled > MAX_FILLED)
            return text;
        if (match.index > from)
            parts.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(text, from, match.index));
        parts.push(value);
        from = match.index + match[0].length;
    }
    if (parts.length === 0)
        return text;
    if (from < text.text.length)
        parts.push((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(text, from, text.text.length));
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(parts);
}
/** A text of our own at a task's place. */
function at(document, task, text) {
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .standsFor */ .jE)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .placeOf */ .$t)(document, task.args), text);
}


/***/ }),

/***/ 5766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Mp: () => (/* binding */ written),
/* harmony export */   fM: () => (/* binding */ ansible),
/* harmony export */   j_: () => (/* binding */ destination),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   pj: () => (/* binding */ plain),
/* harmony export */   u0: () => (/* binding */ sourcesOf),
/* harmony export */   xB: () => (/* binding */ openDestination)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5624);
/* harmony import */ var _open_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4257);
/* harmony import */ var _ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1037);



const ansible = {
    id: 'ansible',
    unwrap(document) {
        const documents = [];
        const notices = [];
        if (!(0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlaybook */ .wM)(document))
            return { documents, notices };
        for (const task of (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .tasksOf */ .a4)(document)) {
            const path = destination(task);
            if (path === undefined)
                continue;
            for (const { text, append } of written(document, task)) {
                // What variables of other files fill in is read when they are at hand.
                if (isOpen(text))
                    continue;
                const onNode = { path, by: task.by, ...(append && { append }) };
                const opened = (0,_open_text_js__WEBPACK_IMPORTED_MODULE_0__/* .openText */ .Uq)(document.path, text, { onNode });
                for (const one of opened.documents)
                    documents.push(one);
                for (const notice of opened.notices)
                    notices.push(notice);
            }
        }
        return { documents, notices };
    },
};
/** The path on the machine; undefined where it is not known. */
function destination(task) {
    const dest = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .argument */ .EE)(task, 'dest', 'path', 'destfile');
    if (dest === undefined)
        return undefined;
    const path = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(dest, task.vars).text;
    return path.startsWith('/') && !path.includes('{{') ? path : undefined;
}
/** The same where variables of other files may fill it in. */
function openDestination(task) {
    const dest = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .argument */ .EE)(task, 'dest', 'path', 'destfile');
    const path = dest === undefined ? '' : (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(dest, task.vars).text;
    return path.startsWith('/') || path.startsWith('{{') ? path : undefined;
}
/** A variable by its name that neither the play nor the task states. */
function isOpen(text) {
    return /\{\{[ \t]{0,8}\w{1,64}[ \t]{0,8}\}\}/.test(text.text);
}
/** What a task writes, one text for each item of its loop. */
function written(document, task) {
    const absent = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .argument */ .EE)(task, 'state')?.text === 'absent';
    if (absent)
        return [];
    const each = (name) => {
        const text = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .argument */ .EE)(task, name);
        if (text === undefined)
            return [];
        const items = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .loopItems */ .jD)(task);
        return items === undefined
            ? [(0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(text, task.vars)]
            : items.map((item) => (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(text, task.vars, (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(item, task.vars)));
    };
    const line = (text) => ({ text: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)([text, (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__.at)(document, task, '\n')]), append: true });
    switch (task.module) {
        case 'copy':
            return each('content').map((text) => ({ text, append: false }));
        case 'lineinfile':
            return each('line').map(line);
        case 'blockinfile':
            return [...each('block'), ...each('content')].map(line);
        case 'replace':
            return each('replace').map(line);
        case 'ini_file': {
            const [section, option] = [(0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .argument */ .EE)(task, 'section'), (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .argument */ .EE)(task, 'option')];
            if (section === undefined || option === undefined)
                return [];
            return each('value').map((value) => line((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_2__/* .concat */ .xW)([(0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__.at)(document, task, `[${section.text}]\n`), option, (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__.at)(document, task, '='), value])));
        }
        default:
            return [];
    }
}
/** Where a task's `src` may lie, in Ansible's order (playbook_pathing: the role's own folders, then the playbook's). */
function sourcesOf(document, task) {
    const src = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .argument */ .EE)(task, 'src');
    if (src === undefined)
        return [];
    const name = (0,_ansible_tasks_js__WEBPACK_IMPORTED_MODULE_1__/* .fillIn */ .pz)(src, task.vars).text;
    if (name.startsWith('/') || name.endsWith('/'))
        return [];
    const folder = task.module === 'template' ? 'templates' : 'files';
    const { role } = task.by;
    const beside = document.path.includes('/') ? document.path.slice(0, document.path.lastIndexOf('/') + 1) : '';
    const bases = [...(role === undefined ? [] : [`${role}/`]), beside];
    return bases.flatMap((base) => [`${base}${folder}/${name}`, `${base}${name}`].map(plain));
}
/** A path without `.` and `..`; one that leads out of the repository leads nowhere. */
function plain(path) {
    const kept = [];
    for (const part of path.split('/')) {
        if (part === '..')
            kept.pop();
        else if (part !== '' && part !== '.')
            kept.push(part);
    }
    return kept.join('/');
}
function isTrue(text) {
    if (text === undefined)
        return undefined;
    if (/^(?:yes|true|on|1|y)$/i.test(text.text))
        return true;
    return /^(?:no|false|off|0|n)$/i.test(text.text) ? false : undefined;
}


/***/ }),

/***/ 3447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ ignition),
/* harmony export */   m: () => (/* binding */ ignitionConfig)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8629);
/* harmony import */ var _open_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4257);
/* harmony import */ var _machine_pool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4466);
/* harmony import */ var _node_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9410);




const ignition = {
    id: 'ignition',
    unwrap(document) {
        const documents = [];
        const notices = [];
        if (document.kind !== 'yaml')
            return { documents, notices };
        const alone = isUnit(document.root, document.path);
        const config = alone ? document.root : ignitionConfig(document);
        if (config === undefined)
            return { documents, notices };
        const pool = (0,_machine_pool_js__WEBPACK_IMPORTED_MODULE_2__/* .machinePool */ .O)(document);
        const put = (path, content) => {
            if (content?.kind !== 'scalar' || content.value === null)
                return;
            const opened = (0,_open_text_js__WEBPACK_IMPORTED_MODULE_0__/* .openText */ .Uq)(document.path, content.text, { onNode: { path, ...(pool !== undefined && { pool }) } });
            for (const one of opened.documents)
                documents.push(one);
            for (const notice of opened.notices)
                notices.push(notice);
        };
        for (const [section, directory] of UNIT_DIRECTORIES) {
            const units = alone ? [config] : (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .items */ .ld)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(config, section, 'units'));
            if (alone && section !== 'systemd')
                continue;
            for (const unit of units) {
                const name = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(unit, 'name'));
                if (name === undefined || name.includes('/'))
                    continue;
                put(`${directory}/${name}`, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(unit, 'contents') ?? (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(unit, 'content'));
                for (const dropin of (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .items */ .ld)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(unit, 'dropins'))) {
                    const file = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(dropin, 'name'));
                    if (file === undefined || file.includes('/'))
                        continue;
                    put(`${directory}/${name}.d/${file}`, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(dropin, 'contents') ?? (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(dropin, 'content'));
                }
            }
        }
        for (const source of mergedSources(config)) {
            const read = (0,_node_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readDataUrl */ .U)(document, source, false, 'a merged configuration');
            if (read === undefined)
                continue;
            if (read.text === undefined) {
                notices.push(read.notice);
                continue;
            }
            const opened = (0,_open_text_js__WEBPACK_IMPORTED_MODULE_0__/* .openYaml */ .IM)(document.path, read.text, {});
            for (const one of opened.documents)
                documents.push(one);
            for (const notice of opened.notices)
                notices.push(notice);
        }
        return { documents, notices };
    },
};
/**
 * A unit on its own: a template that OpenShift's machine-config-operator puts together with others
 * (openshift/machine-config-operator templates/ROLE/.../units/NAME.yaml, pkg/controller/template/render.go).
 */
function isUnit(root, path) {
    if (!/(?:^|\/)units\/[^/]+\.ya?ml$/.test(path) || root.kind !== 'map')
        return false;
    const known = root.entries.every(({ key }) => /^(?:name|enabled|mask|contents|dropins)$/.test(key));
    return known && /\.service$/.test((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'name')) ?? '');
}
/** `networkd` is of the 2.x specification and of Container Linux configurations. */
const UNIT_DIRECTORIES = [
    ['systemd', '/etc/systemd/system'],
    ['networkd', '/etc/systemd/network'],
];
/** `ignition.config.{merge,append,replace}`: 3.x merges a list, 2.x appended one. */
function mergedSources(config) {
    const held = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(config, 'ignition', 'config');
    return [...(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .items */ .ld)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(held, 'merge')), ...(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .items */ .ld)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(held, 'append')), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(held, 'replace')].flatMap((one) => {
        const source = (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(one, 'source');
        return source?.kind === 'scalar' ? [source] : [];
    });
}
/**
 * The configuration's own map: the document of an Ignition or Butane file, `spec.config` of OpenShift's MachineConfig,
 * or a Container Linux configuration, which has nothing but its sections.
 */
function ignitionConfig(document) {
    if (document.kind !== 'yaml' || document.root.kind !== 'map')
        return undefined;
    const { root } = document;
    if ((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'kind')) === 'MachineConfig')
        return (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'spec', 'config');
    if ((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'ignition', 'version') !== undefined)
        return root;
    if ((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'variant') !== undefined && (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'version') !== undefined)
        return root;
    if ((0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'apiVersion') !== undefined)
        return undefined;
    const isOld = [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'systemd', 'units'), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'networkd', 'units'), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(root, 'storage', 'links')];
    return isOld.some((node) => node?.kind === 'sequence') ? root : undefined;
}


/***/ }),

/***/ 4466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ machinePool)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8629);

/** The label by which OpenShift's MachineConfigs are for a pool of machines (machine-config-operator, docs/MachineConfig.md). */
const ROLE_LABEL = 'machineconfiguration.openshift.io/role';
/** The pool of nodes that a document's files are for: named by the object that makes the machines, else by what holds it. */
function machinePool(document) {
    const { root } = document;
    const kind = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(root, 'kind')) ?? '';
    const isBootstrap = /^(?:Kubeadm|RKE2|KThrees|Talos)(?:ControlPlane|Config)(?:Template)?$/.test(kind);
    const isButaneOfOpenShift = (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(root, 'variant')) === 'openshift';
    const stated = isBootstrap
        ? (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(root, 'metadata', 'name'))
        : kind === 'MachineConfig' || isButaneOfOpenShift
            ? (0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_0__/* .child */ .jf)(root, 'metadata', 'labels', ROLE_LABEL))
            : undefined;
    return stated ?? document.onNode?.pool ?? templateRole(document.path);
}
/** Templates of the machine-config-operator lie below the role that they are for; those of `common` are for all (pkg/controller/template/render.go). */
function templateRole(path) {
    return /(?:^|\/)templates\/(master|worker|arbiter)\/.*\/(?:files|units)\/[^/]+\.ya?ml$/.exec(path)?.[1];
}


/***/ }),

/***/ 9410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readDataUrl),
/* harmony export */   k: () => (/* binding */ nodeFiles)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5624);
/* harmony import */ var _base64_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8703);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8629);
/* harmony import */ var _open_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4257);
/* harmony import */ var _prefilter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8765);
/* harmony import */ var _visit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7357);
/* harmony import */ var _machine_pool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4466);
/**
 * Files that will lie on nodes, written as a path and a content: cloud-init's `write_files` (cloud-init's module
 * write_files), `files` of Cluster API's KubeadmConfigSpec, of Talos and RKE2, `storage.files` of Ignition and Butane.
 */








/** No resolver or kubelet file comes near it. */
const MAX_DECODED_BYTES = 1024 * 1024;
const nodeFiles = {
    id: 'node-files',
    unwrap(document) {
        const documents = [];
        const notices = [];
        if (document.kind !== 'yaml')
            return { documents, notices };
        const pool = (0,_machine_pool_js__WEBPACK_IMPORTED_MODULE_3__/* .machinePool */ .O)(document);
        (0,_visit_js__WEBPACK_IMPORTED_MODULE_4__/* .visitNodes */ .R)(document.root, (node) => {
            if (node.kind !== 'map')
                return;
            const path = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(node, 'path'));
            if (path === undefined || !path.startsWith('/'))
                return;
            const flag = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(node, 'append');
            const appends = flag?.kind === 'scalar' && flag.value === true;
            // Ignition 3 has a list of contents to append (docs/configuration-v3_0.md).
            const pieces = [
                { read: readContent(document, node, path), append: appends },
                ...(0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .items */ .ld)(flag).map((one) => ({ read: readResource(document, one, path), append: true })),
            ];
            for (const { read, append } of pieces) {
                if (read === undefined)
                    continue;
                if (read.text === undefined) {
                    if (canMatter(path))
                        notices.push(read.notice);
                    continue;
                }
                const onNode = { path, ...(pool !== undefined && { pool }), ...(append && { append }) };
                const opened = (0,_open_text_js__WEBPACK_IMPORTED_MODULE_1__/* .openText */ .Uq)(document.path, read.text, { onNode });
                for (const one of opened.documents)
                    documents.push(one);
                for (const notice of opened.notices)
                    notices.push(notice);
            }
        });
        return { documents, notices };
    },
};
/** Undefined when the map holds no content: it is something else that has a path. */
function readContent(document, file, path) {
    const content = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(file, 'content');
    if (content?.kind === 'scalar' && content.value !== null) {
        return decodeContent(document, content, encodingOf((0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(file, 'encoding'))), path);
    }
    // Cluster API: a key of a Secret (bootstrap/kubeadm/api, FileSource).
    const from = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(file, 'contentFrom');
    if (from?.kind === 'map') {
        const message = `The content of ${JSON.stringify(path)} lies in a Secret and was not read.`;
        return { text: undefined, notice: { kind: 'not-modelled', message, at: (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(document, from) } };
    }
    const contents = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(file, 'contents');
    if (contents?.kind === 'map')
        return readResource(document, contents, path);
    return contents?.kind === 'scalar' && contents.value !== null ? { text: contents.text } : undefined;
}
/** A resource of Ignition or Butane: `inline`, `source` with a `data:` URL. Other sources are elsewhere. */
function readResource(document, resource, path) {
    const inline = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(resource, 'inline');
    if (inline?.kind === 'scalar' && inline.value !== null)
        return { text: inline.text };
    const source = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(resource, 'source');
    if (source?.kind === 'scalar' && typeof source.value === 'string') {
        const read = readDataUrl(document, source, (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .scalarText */ .ws)((0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(resource, 'compression')) === 'gzip', path);
        if (read !== undefined)
            return read;
    }
    const elsewhere = source ?? (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .child */ .jf)(resource, 'local');
    if (elsewhere === undefined)
        return undefined;
    const message = `The content of ${JSON.stringify(path)} lies elsewhere and was not read.`;
    return { text: undefined, notice: { kind: 'not-modelled', message, at: (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(document, elsewhere) } };
}
/** Whether a file that cannot be read is worth a word: most of what is written on nodes is nobody's DNS. */
function canMatter(path) {
    return (0,_prefilter_js__WEBPACK_IMPORTED_MODULE_2__/* .hasRelevantName */ .xc)(path) || /kubelet|kubeadm|corefile|resolv|netplan|NetworkManager|rancher/i.test(path);
}
/** cloud-init's names: `b64`, `base64`, `gz`, `gzip`, `gz+b64`, `gz+base64`, `gzip+b64`, `gzip+base64`; Cluster API has a subset. */
function encodingOf(name) {
    const words = (name ?? '').toLowerCase().trim().split('+');
    return {
        base64: words.includes('b64') || words.includes('base64'),
        gzip: words.includes('gz') || words.includes('gzip'),
    };
}
function decodeContent(document, scalar, encoding, path) {
    if (!encoding.base64 && !encoding.gzip)
        return { text: scalar.text };
    if (/\$\{|\{\{/.test(scalar.text.text)) {
        const message = `The content of ${JSON.stringify(path)} is filled in later and was not read.`;
        return { text: undefined, notice: { kind: 'not-modelled', message, at: (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(document, scalar) } };
    }
    // Bytes of gzip can stand in YAML only as `!!binary`, so they are base64 whatever `encoding` says.
    return decodeBytes(document, scalar, (0,_base64_js__WEBPACK_IMPORTED_MODULE_6__/* .base64Bytes */ .f)(scalar.text.text), encoding.gzip, path);
}
/** `data:[<media type>][;base64],<data>`: RFC 2397. */
function readDataUrl(document, scalar, gzip, path) {
    const url = scalar.text.text;
    const comma = url.indexOf(',');
    if (!url.startsWith('data:') || comma === -1)
        return undefined;
    const data = url.slice(comma + 1);
    const base64 = url.slice(0, comma).endsWith(';base64');
    return decodeBytes(document, scalar, base64 ? (0,_base64_js__WEBPACK_IMPORTED_MODULE_6__/* .base64Bytes */ .f)(data) : percentBytes(data), gzip, path);
}
function decodeBytes(document, scalar, bytes, gzip, path) {
    const at = scalar.text.text === '' ? (0,_document_js__WEBPACK_IMPORTED_MODULE_5__/* .placeOf */ .$t)(document, scalar) : (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_7__/* .locate */ .x5)(scalar.text, 0, scalar.text.text.length);
    const refuse = (why) => ({
        text: undefined,
        notice: { kind: 'unreadable', message: `The content of ${JSON.stringify(path)} could not be decoded: ${why}.`, at },
    });
    if (bytes === undefined)
        return refuse('it is not base64');
    let plain = bytes;
    if (gzip) {
        try {
            plain = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(bytes, { maxOutputLength: MAX_DECODED_BYTES });
        }
        catch {
            return refuse('it is not gzip, or larger than 1 MiB');
        }
    }
    if (plain.length > MAX_DECODED_BYTES)
        return refuse('it is larger than 1 MiB');
    return { text: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_7__/* .standsFor */ .jE)(at, plain.toString('utf8')) };
}
function percentBytes(text) {
    const bytes = Buffer.from(text, 'utf8');
    const out = Buffer.alloc(bytes.length);
    let length = 0;
    for (let at = 0; at < bytes.length; at += 1) {
        const code = bytes[at] === 0x25 ? Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16) : Number.NaN;
        const isEscape = bytes[at] === 0x25 && /^[0-9a-fA-F]{2}$/.test(bytes.toString('latin1', at + 1, at + 3));
        out[length] = isEscape ? code : (bytes[at] ?? 0);
        length += 1;
        if (isEscape)
            at += 2;
    }
    return out.subarray(0, length);
}


/***/ }),

/***/ 3933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ vagrantfile),
/* harmony export */   c: () => (/* binding */ isVagrantfile)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5624);
/* harmony import */ var _hcl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3453);
/* harmony import */ var _here_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8925);
/**
 * Vagrantfiles: the shell that they give machines in place, in here-documents of Ruby and behind `inline:` (Vagrant's shell
 * provisioner). What a file's scripts set up together is one script: the parts run one after the other on the same machines.
 */



const MAX_LENGTH = 1024 * 1024;
/** Pieces of one file; more is no Vagrantfile that anybody wrote. */
const MAX_PIECES = 200;
/** By its name: Ruby, of which only the shell inside is read. */
function isVagrantfile(path) {
    return /(?:^|\/)Vagrantfile$/.test(path);
}
const vagrantfile = {
    id: 'vagrantfile',
    unwrap(document) {
        const { source, path } = document;
        if (document.kind !== 'text' || document.onNode !== undefined || !isVagrantfile(path))
            return { documents: [], notices: [] };
        if (source.text.length > MAX_LENGTH)
            return { documents: [], notices: [] };
        const scripts = scriptsIn(source);
        if (scripts.length === 0)
            return { documents: [], notices: [] };
        return { documents: [{ kind: 'text', path: `${path}/provision.sh`, source: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .concat */ .xW)(scripts) }], notices: [] };
    },
};
function scriptsIn(source) {
    const { text } = source;
    const found = [];
    const ends = text.includes('<<') ? (0,_here_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .endsIn */ .We)(text) : new Map();
    const marks = /^[^#\n]{0,400}?(?:<<([-~]?)(["'`]?)([A-Za-z_]\w{0,79})\2[^\n]*\n|\binline:?\s*(?:=>?\s*)?(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'))/gm;
    for (let match = marks.exec(text); match !== null && found.length < MAX_PIECES; match = marks.exec(text)) {
        const start = match.index + match[0].length;
        const word = match[3];
        if (word === undefined) {
            const inline = match[4] ?? match[5] ?? '';
            const from = start - 1 - inline.length;
            const one = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, from, from + inline.length);
            found.push(match[4] === undefined ? one : filledIn(one), lineBreak(source, from + inline.length));
            continue;
        }
        const end = (0,_here_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .endAfter */ .uY)(ends, word, start);
        if (end === undefined)
            continue;
        const raw = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, start, end.start);
        const body = match[1] === '~' ? (0,_hcl_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutIndentation */ .QM)(raw) : raw;
        found.push(match[2] === "'" ? body : filledIn(body));
        marks.lastIndex = end.next;
    }
    return found.filter((one) => one.text !== '');
}
/** Between one script and the next, standing for the quote that ends the first. */
function lineBreak(source, at) {
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .gather */ .kg)(source, [{ start: at, end: at + 1, text: '\n' }]);
}
/** `#{x}` as one word; `\\`, `\$` and `\"` as what they stand for in Ruby. Other escapes are the shell's in all that matters. */
function filledIn(source) {
    const { text } = source;
    if (!/#\{|\\[\\$"#]/.test(text))
        return source;
    const pieces = [];
    let from = 0;
    for (const match of text.matchAll(/#\{([^{}\n]{0,500})\}|\\([\\$"#])/g)) {
        const name = (match[1] ?? '').replace(/\W+/g, '_');
        const by = match[2] ?? `\${${/^[A-Za-z]/.test(name) ? name : `_${name}`}}`;
        pieces.push({ start: from, end: match.index }, { start: match.index, end: match.index + match[0].length, text: by });
        from = match.index + match[0].length;
    }
    pieces.push({ start: from, end: text.length });
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .gather */ .kg)(source, pieces);
}


/***/ }),

/***/ 8629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   BH: () => (/* binding */ isExpression),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   Um: () => (/* binding */ mayHoldMore),
/* harmony export */   jO: () => (/* binding */ entries),
/* harmony export */   jf: () => (/* binding */ child),
/* harmony export */   ld: () => (/* binding */ items),
/* harmony export */   qQ: () => (/* binding */ placeOfKey),
/* harmony export */   ws: () => (/* binding */ scalarText)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5624);

/** A key or value of a template that some expression brings or takes part in. */
function isExpression(text) {
    return /\{\{|\{%-?\s|<%|%\{[A-Z]/.test(text);
}
/** Whether the map may have keys when it is rendered that are not written: none that are looked for is certainly absent. */
function mayHoldMore(document, node) {
    if (document.template === undefined)
        return false;
    if (document.template.loose || node === undefined)
        return true;
    return node.kind === 'map' ? node.entries.some((entry) => isExpression(entry.key)) : node.kind === 'scalar';
}
/** The value of a key, or undefined. With a repeated key the last one counts, as Kubernetes' own YAML reading does. */
function entryOf(node, key) {
    if (node?.kind !== 'map')
        return undefined;
    for (let i = node.entries.length - 1; i >= 0; i -= 1) {
        const entry = node.entries[i];
        if (entry?.key === key)
            return entry;
    }
    return undefined;
}
function child(node, ...keys) {
    let at = node;
    for (const key of keys)
        at = entryOf(at, key)?.value;
    return at;
}
/** A scalar's text when it is a string, number or boolean; undefined for null, maps and sequences. */
function scalarText(node) {
    if (node?.kind !== 'scalar' || node.value === null)
        return undefined;
    return typeof node.value === 'string' ? node.value : node.text.text;
}
function items(node) {
    return node?.kind === 'sequence' ? node.items : [];
}
function entries(node) {
    return node?.kind === 'map' ? node.entries : [];
}
function placeOf(document, node) {
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(document.source, node.span.start, node.span.end);
}
function placeOfKey(document, entry) {
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .locate */ .x5)(document.source, entry.keySpan.start, entry.keySpan.end);
}


/***/ }),

/***/ 3453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ readHcl),
/* harmony export */   Kf: () => (/* binding */ calledFile),
/* harmony export */   QM: () => (/* binding */ withoutIndentation)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5624);
/* harmony import */ var _here_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8925);
/** HashiCorp's configuration language (hashicorp/hcl hclsyntax/spec.md), as plain data: what is written, nothing evaluated. */


/** Values within each other. What is deeper is left out. */
const MAX_DEPTH = 100;
/** Functions whose argument is the value that we want: the text is decoded again by whoever reads it. */
const TRANSPARENT = new Set(['yamlencode', 'jsonencode', 'tomap', 'tolist', 'tostring', 'sensitive', 'nonsensitive']);
/**
 * Reads the blocks of a text. An expression that is not a literal is the value null, with the expression as its text:
 * it is said, and not known. `file("x")` and its like keep the name: see `calledFile`. Never throws.
 */
function readHcl(source) {
    const { text } = source;
    const blocks = [];
    const texts = [];
    const stack = [frame('body', 0)];
    const ends = text.includes('<<') ? (0,_here_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .endsIn */ .We)(text) : new Map();
    let skipped = 0;
    const top = () => stack[stack.length - 1];
    const put = (node, at) => {
        const one = top();
        if (one.kind === 'body' || one.kind === 'object') {
            if (one.value === undefined) {
                // `(local.name) = ...`: the key is an expression, kept as it is written.
                if (node.kind === 'scalar')
                    one.key.push({ text: node.text.text, span: node.span });
                return;
            }
        }
        else
            one.value ??= [];
        if (one.value?.length === 0 && !one.other)
            one.valueStart = at;
        one.value?.push(node);
    };
    const unknown = (start, end) => ({
        kind: 'scalar',
        value: null,
        text: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, start, end),
        span: { start, end },
    });
    const finish = (end) => {
        const one = top();
        const { value } = one;
        if (value !== undefined && (value.length > 0 || one.other)) {
            const only = value.length === 1 && !one.other ? value[0] : undefined;
            const node = only ?? unknown(Math.min(one.valueStart, end), end);
            const [key] = one.key;
            if (one.kind === 'list' || one.kind === 'call' || one.kind === 'paren')
                one.items.push(node);
            else if (key !== undefined)
                one.entries.push({ key: key.text, keySpan: key.span, value: node });
        }
        one.key = [];
        one.value = undefined;
        one.other = false;
    };
    const other = (at) => {
        const one = top();
        if (one.kind !== 'body' && one.kind !== 'object')
            one.value ??= [];
        if (one.value === undefined)
            return;
        if (one.value.length === 0 && !one.other)
            one.valueStart = at;
        one.other = true;
    };
    const open = (kind, at, callee = '') => {
        if (stack.length >= MAX_DEPTH)
            skipped += 1;
        else
            stack.push(frame(kind, at, callee));
    };
    const close = (end) => {
        if (skipped > 0) {
            skipped -= 1;
            return;
        }
        if (stack.length === 1)
            return;
        finish(end);
        const done = stack.pop();
        const span = { start: done.start, end: end + 1 };
        const parent = top();
        if (done.kind === 'body') {
            const [type, ...labels] = parent.key.map((key) => key.text);
            const [first] = parent.key;
            const body = { kind: 'map', entries: done.entries, span };
            if (stack.length === 1 && type !== undefined)
                blocks.push({ type, labels, body, span });
            else if (first !== undefined)
                parent.entries.push({ key: first.text, keySpan: first.span, value: body });
            parent.key = [];
        }
        else if (done.kind === 'object')
            put({ kind: 'map', entries: done.entries, span }, done.start);
        else if (done.kind === 'list')
            put({ kind: 'sequence', items: done.items, span }, done.start);
        else if (done.kind === 'call' && TRANSPARENT.has(done.callee) && done.items.length === 1)
            put(done.items[0], done.start);
        else if (done.kind === 'paren' && done.items.length === 1)
            put(done.items[0], done.start);
        else if (done.kind === 'call')
            put(unknown(done.start - done.callee.length, end + 1), done.start);
        else
            other(done.start);
    };
    let i = 0;
    while (i < text.length) {
        const c = text[i] ?? '';
        const one = top();
        if (c === '\n') {
            if (one.kind === 'body' || one.kind === 'object')
                finish(i);
            i += 1;
        }
        else if (c === ' ' || c === '\t' || c === '\r')
            i += 1;
        else if (c === '#' || text.startsWith('//', i)) {
            const feed = text.indexOf('\n', i);
            i = feed === -1 ? text.length : feed;
        }
        else if (text.startsWith('/*', i)) {
            const end = text.indexOf('*/', i + 2);
            i = end === -1 ? text.length : end + 2;
        }
        else if (c === '"') {
            const { end, value: escaped } = quoted(source, i);
            const value = filledIn(escaped);
            texts.push(value);
            put({ kind: 'scalar', value: value.text, text: value, span: { start: i, end } }, i);
            i = end;
        }
        else if (text.startsWith('<<', i)) {
            const here = hereDocument(source, i, ends);
            if (here === undefined) {
                other(i);
                i += 2;
                continue;
            }
            const value = filledIn(here.value);
            texts.push(value);
            put({ kind: 'scalar', value: value.text, text: value, span: { start: i, end: here.end } }, i);
            i = here.end;
        }
        else if (c === '{') {
            const isBlock = one.kind === 'body' && one.value === undefined && one.key.length > 0;
            open(isBlock ? 'body' : 'object', i);
            i += 1;
        }
        else if (c === '[') {
            // An index behind a value is part of an expression.
            if (one.value !== undefined && one.value.length > 0)
                other(i);
            open('list', i);
            i += 1;
        }
        else if (c === '(') {
            open('paren', i);
            i += 1;
        }
        else if (c === '}' || c === ']' || c === ')') {
            close(i);
            i += 1;
        }
        else if (c === ',') {
            finish(i);
            i += 1;
        }
        else if ((c === '=' && text[i + 1] !== '=' && text[i + 1] !== '>') || c === ':') {
            if ((one.kind === 'body' || one.kind === 'object') && one.value === undefined && one.key.length > 0) {
                one.value = [];
                one.valueStart = i + 1;
            }
            else
                other(i);
            i += 1;
        }
        else if (/[A-Za-z_]/.test(c)) {
            let end = i + 1;
            while (end < text.length && /[\w-]/.test(text[end] ?? ''))
                end += 1;
            const word = text.slice(i, end);
            const span = { start: i, end };
            if (text[end] === '(') {
                open('call', end, word);
                i = end + 1;
                continue;
            }
            if ((one.kind === 'body' || one.kind === 'object') && one.value === undefined)
                one.key.push({ text: word, span });
            else if (word === 'true' || word === 'false' || word === 'null')
                put({ kind: 'scalar', value: word === 'null' ? null : word === 'true', text: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, i, end), span }, i);
            else
                other(i);
            i = end;
        }
        else if (/[0-9]/.test(c)) {
            let end = i + 1;
            while (end < text.length && /[0-9.eE]/.test(text[end] ?? ''))
                end += 1;
            put({ kind: 'scalar', value: Number(text.slice(i, end)), text: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, i, end), span: { start: i, end } }, i);
            i = end;
        }
        else {
            other(i);
            i += 1;
        }
    }
    while (stack.length > 1)
        close(text.length);
    return { blocks, texts };
}
function frame(kind, start, callee = '') {
    return { kind, start, entries: [], items: [], key: [], value: undefined, other: false, valueStart: start, callee };
}
/** The path of `file("PATH")` and `templatefile("PATH", ...)`; `${path.module}/` is left off. */
function calledFile(node) {
    if (node?.kind !== 'scalar' || node.value !== null)
        return undefined;
    const match = /^(?:template)?file\(\s*"([^"]{1,500})"/.exec(node.text.text);
    return match?.[1]?.replace(/^\$\{path\.module\}\//, '');
}
/** A quoted text with its escapes carried out; interpolations stay as they are written. */
function quoted(source, start) {
    const { text } = source;
    const pieces = [];
    let from = start + 1;
    let i = from;
    const replace = (length, by) => {
        pieces.push({ start: from, end: i }, { start: i, end: i + length, text: by });
        i += length;
        from = i;
    };
    while (i < text.length && text[i] !== '"' && text[i] !== '\n') {
        if (text[i] === '\\') {
            const next = text[i + 1] ?? '';
            const code = /^\\u([0-9a-fA-F]{4})/.exec(text.slice(i, i + 6));
            if (code !== null)
                replace(6, String.fromCharCode(Number.parseInt(code[1] ?? '0', 16)));
            else
                replace(2, { n: '\n', r: '\r', t: '\t' }[next] ?? next);
        }
        else if (text.startsWith('$${', i) || text.startsWith('%%{', i))
            replace(3, text.slice(i + 1, i + 3));
        else if (text.startsWith('${', i) || text.startsWith('%{', i))
            i = endOfInterpolation(text, i + 2);
        else
            i += 1;
    }
    pieces.push({ start: from, end: i });
    return { value: (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .gather */ .kg)(source, pieces), end: Math.min(text.length, i + 1) };
}
/**
 * Interpolations as one word each, `${var_upstream}` for `${var.upstream}`: whoever reads the text sees that something is
 * filled in there, and where. Directives (`%{ for ... }`) are left out: their lines stay, once.
 */
function filledIn(source) {
    const { text } = source;
    if (!text.includes('${') && !text.includes('%{'))
        return source;
    const pieces = [];
    let from = 0;
    for (let i = 0; i < text.length; i += 1) {
        const isDirective = text.startsWith('%{', i);
        if (!isDirective && !text.startsWith('${', i))
            continue;
        const end = endOfInterpolation(text, i + 2);
        const name = text
            .slice(i + 2, end - 1)
            .replace(/\W+/g, '_')
            .replace(/^_|_$/g, '');
        const by = isDirective ? '' : `\${${/^[A-Za-z_]/.test(name) ? name : `_${name}`}}`;
        pieces.push({ start: from, end: i }, { start: i, end, text: by });
        from = end;
        i = end - 1;
    }
    pieces.push({ start: from, end: text.length });
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .gather */ .kg)(source, pieces);
}
/** Behind the brace that closes `${`; quotes inside may hold braces. Ends with the line when nothing closes it. */
function endOfInterpolation(text, start) {
    let depth = 1;
    let inQuotes = false;
    let i = start;
    for (; i < text.length && text[i] !== '\n'; i += 1) {
        const c = text[i];
        if (c === '\\')
            i += 1;
        else if (c === '"')
            inQuotes = !inQuotes;
        else if (!inQuotes && c === '{')
            depth += 1;
        else if (!inQuotes && c === '}') {
            depth -= 1;
            if (depth === 0)
                return i + 1;
        }
    }
    return i;
}
/** `<<WORD` up to a line of that word alone; `<<-WORD` takes off the indentation that all lines share. */
function hereDocument(source, start, ends) {
    const head = /^<<(-?)([A-Za-z_]\w{0,79})[ \t]*\r?\n/.exec(source.text.slice(start, start + 120));
    if (head === null)
        return undefined;
    const body = start + head[0].length;
    const close = (0,_here_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .endAfter */ .uY)(ends, head[2] ?? '', body);
    if (close === undefined)
        return undefined;
    const value = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, body, close.start);
    // The line break behind the word ends the value, too.
    return { value: head[1] === '-' ? withoutIndentation(value) : value, end: close.next - 1 };
}
/** A text less the blanks with which every line of it begins that says anything. */
function withoutIndentation(source) {
    const { text } = source;
    let shared = Number.POSITIVE_INFINITY;
    const starts = [];
    for (let at = 0; at < text.length;) {
        const feed = text.indexOf('\n', at);
        const end = feed === -1 ? text.length : feed;
        let blanks = at;
        while (blanks < end && (text[blanks] === ' ' || text[blanks] === '\t'))
            blanks += 1;
        if (blanks < end && text[blanks] !== '\r')
            shared = Math.min(shared, blanks - at);
        starts.push(at);
        at = end + 1;
    }
    if (!Number.isFinite(shared) || shared === 0)
        return source;
    const pieces = starts.map((start, index) => {
        const end = starts[index + 1] ?? text.length;
        let from = start;
        while (from < end && from - start < shared && (text[from] === ' ' || text[from] === '\t'))
            from += 1;
        return { start: from, end };
    });
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .gather */ .kg)(source, pieces);
}


/***/ }),

/***/ 8925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ doubleQuoted),
/* harmony export */   We: () => (/* binding */ endsIn),
/* harmony export */   m7: () => (/* binding */ hereDocumentsOf),
/* harmony export */   uY: () => (/* binding */ endAfter)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5624);
/** Here-documents of shell scripts (IEEE 1003.1 section 2.7.4): their text, and the command that they feed. */

/** Lines of a command that ends in a backslash count with it; more would not be a command. */
const MAX_COMMAND = 4000;
/**
 * Every here-document in the order of the text. `<<-` takes off leading tabs; where the word is not quoted, what the shell
 * would fill in becomes one word such as `${UPSTREAM}`. One that never ends is left out.
 */
function hereDocumentsOf(source) {
    const { text } = source;
    const found = [];
    const ends = text.includes('<<') ? endsIn(text) : new Map();
    let command = '';
    for (let at = 0; at < text.length;) {
        const feed = text.indexOf('\n', at);
        const end = feed === -1 ? text.length : feed;
        const line = text.slice(at, end).replace(/\r$/, '');
        command = command.length > MAX_COMMAND ? line : command + line;
        let next = end + 1;
        if (line.includes('<<') && !/^\s*#/.test(line))
            for (const mark of marksIn(line)) {
                const body = endAfter(ends, mark.word, next);
                if (body === undefined)
                    break;
                const raw = (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .slice */ .di)(source, next, body.start);
                const plain = mark.tabs ? withoutTabs(raw) : raw;
                found.push({ text: mark.quoted ? plain : filledIn(plain), command: command.trim() });
                next = body.next;
            }
        if (line.endsWith('\\'))
            command = `${command.slice(0, -1)} `;
        else
            command = '';
        at = next;
    }
    return found;
}
/** `<<WORD`, `<<-'WORD'`, `<< "WORD"`; `<<<` is a here-string. */
function marksIn(line) {
    const marks = [];
    for (const match of line.matchAll(/(?<!<)<<(?!<)(-?)[ \t]{0,8}(?:\\(\w{1,80})|(["']?)(\w{1,80})\3)/g)) {
        const word = match[2] ?? match[4] ?? '';
        // `1 << 3` is arithmetic.
        if (/^\d/.test(word))
            continue;
        marks.push({ word, quoted: match[2] !== undefined || match[3] !== '', tabs: match[1] === '-' });
    }
    return marks;
}
function endsIn(text) {
    const ends = new Map();
    for (let at = 0; at < text.length;) {
        const feed = text.indexOf('\n', at);
        const end = feed === -1 ? text.length : feed;
        // In a recipe or a workflow's step the whole script may be indented.
        const word = end - at < 400 ? text.slice(at, end).trim() : '';
        if (/^\w{1,80}$/.test(word)) {
            const known = ends.get(word);
            const one = { start: at, next: end + 1 };
            if (known === undefined)
                ends.set(word, [one]);
            else
                known.push(one);
        }
        at = end + 1;
    }
    return ends;
}
/** The first line of that word alone at or behind an offset: where it begins, and where the line behind it does. */
function endAfter(ends, word, start) {
    const lines = ends.get(word) ?? [];
    let low = 0;
    let high = lines.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((lines[middle]?.start ?? 0) < start)
            low = middle + 1;
        else
            high = middle;
    }
    return lines[low];
}
function withoutTabs(source) {
    const { text } = source;
    const pieces = [];
    for (let at = 0; at < text.length;) {
        const feed = text.indexOf('\n', at);
        const end = feed === -1 ? text.length : feed + 1;
        let from = at;
        while (from < end && text[from] === '\t')
            from += 1;
        pieces.push({ start: from, end });
        at = end;
    }
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .gather */ .kg)(source, pieces);
}
/**
 * The text between double quotes, from `start` on (IEEE 1003.1 section 2.2.3), filled in as a here-document is; undefined
 * where they are never closed.
 */
function doubleQuoted(source, start) {
    const { text } = source;
    for (let i = start; i < text.length; i += 1) {
        if (text[i] === '\\')
            i += 1;
        else if (text.startsWith('$(', i))
            i = endOfCommand(text, i + 1) - 1;
        else if (text[i] === '"')
            return { text: filledIn((0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .slice */ .di)(source, start, i), '$`\\"'), end: i };
    }
    return undefined;
}
/** `$X`, `${X...}`, `$(...)` and backquotes as one word; `\$`, `` \` `` and `\\` as what they stand for. */
function filledIn(source, escaped = '$`\\') {
    const { text } = source;
    if (!/[$`\\]/.test(text))
        return source;
    const pieces = [];
    let from = 0;
    const replace = (start, end, by) => {
        pieces.push({ start: from, end: start }, { start, end, text: by });
        from = end;
    };
    for (let i = 0; i < text.length;) {
        const c = text[i];
        const next = text[i + 1] ?? '';
        if (c === '\\' && escaped.includes(next) && next !== '') {
            replace(i, i + 2, next);
            i += 2;
        }
        else if (c === '\\' && next === '\n') {
            replace(i, i + 2, '');
            i += 2;
        }
        else if (c === '$' && next === '{') {
            const close = text.indexOf('}', i);
            const name = /^\w+/.exec(text.slice(i + 2, i + 102))?.[0] ?? '_';
            const end = close === -1 ? i + 2 : close + 1;
            replace(i, end, `\${${/^[A-Za-z_]/.test(name) ? name : `_${name}`}}`);
            i = end;
        }
        else if (c === '$' && next === '(') {
            const end = endOfCommand(text, i + 1);
            // biome-ignore lint/suspicious/noTemplateCurlyInString: what is filled in, in the shell's own sign
            replace(i, end, '${command}');
            i = end;
        }
        else if (c === '`') {
            const close = text.indexOf('`', i + 1);
            const end = close === -1 ? text.length : close + 1;
            // biome-ignore lint/suspicious/noTemplateCurlyInString: what is filled in, in the shell's own sign
            replace(i, end, '${command}');
            i = end;
        }
        else if (c === '$' && /[A-Za-z_]/.test(next)) {
            const name = /^\w+/.exec(text.slice(i + 1, i + 101))?.[0] ?? '';
            replace(i, i + 1 + name.length, `\${${name}}`);
            i += 1 + name.length;
        }
        else
            i += 1;
    }
    pieces.push({ start: from, end: text.length });
    return (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_0__/* .gather */ .kg)(source, pieces);
}
/** Behind the bracket that closes `$(`; the end of the text when nothing does. */
function endOfCommand(text, open) {
    let depth = 0;
    for (let i = open; i < text.length; i += 1) {
        if (text[i] === '(')
            depth += 1;
        else if (text[i] === ')') {
            depth -= 1;
            if (depth === 0)
                return i + 1;
        }
    }
    return text.length;
}


/***/ }),

/***/ 4257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xd: () => (/* binding */ asTemplate),
  IH: () => (/* binding */ isCloudConfig),
  Kh: () => (/* binding */ isScript),
  iW: () => (/* binding */ looksLikeObjects),
  Uq: () => (/* binding */ openText),
  IM: () => (/* binding */ openYaml)
});

// EXTERNAL MODULE: ./.cache/build/documents/document.js
var documents_document = __webpack_require__(8629);
// EXTERNAL MODULE: ./.cache/build/documents/prefilter.js
var prefilter = __webpack_require__(8765);
// EXTERNAL MODULE: ./.cache/build/documents/split.js
var split = __webpack_require__(8278);
// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/text/template-actions.js
var template_actions = __webpack_require__(2343);
;// CONCATENATED MODULE: ./.cache/build/documents/template.js
/**
 * YAML that is none until a template engine has been over it. What the engine will put in becomes a plain word of the
 * same length, lines that only decide or repeat become blank, and so the rest can be read with every offset in its place.
 */

/** Stands for each character of an expression that brings text: a letter of Unicode's private area. */
const FILLER = '\uE000';
/** Lists that begin on one line. */
const MAX_DASHES = 50;
/** Characters of an anchor, a tag and the sign of a block scalar. */
const MAX_HEADER = 120;
const KEY = /^[\w./-]+:(?:\s|$)/;
/** Undefined for a text without expressions. */
function maskTemplate(text) {
    const actions = (0,template_actions/* actionsOf */.R)(text);
    if (actions.length === 0)
        return undefined;
    const flat = flatten(text, actions);
    const lines = linesOf(text, flat, actions);
    const pieces = [];
    const put = (start, end, written) => {
        if (end > start)
            pieces.push({ start, end, text: written.slice(0, end - start).padEnd(end - start) });
    };
    const blocks = new Map();
    const insertions = new Map();
    const next = nextContent(lines);
    const open = [];
    let block;
    /** A line of the template's own amid a block scalar; blanks before the block's first line would set its indentation. */
    const fill = (line, indent) => {
        const width = line.end - line.start - indent;
        put(line.start, line.end, width > 0 ? ' '.repeat(indent) + FILLER.repeat(width) : '');
    };
    /** The last line is a key and a colon: where its column and its end are. */
    let waiting;
    let loose = false;
    for (const [index, line] of lines.entries()) {
        if (line.indent === -1) {
            if (block !== undefined && line.emptied) {
                const inside = isInside(lines[next[index] ?? lines.length], block.column);
                if (inside)
                    fill(line, block.indent);
                if (inside)
                    block.end = line.end;
                blocks.set(block.start, block.end);
            }
            continue;
        }
        const column = line.insertion === undefined ? line.indent : columnOf(line.insertion, line.indent);
        const amid = line.insertion !== undefined && isInside(lines[next[index] ?? lines.length], block?.column ?? 0);
        if (block !== undefined && (column > block.column || amid)) {
            if (line.insertion !== undefined) {
                fill(line, block.indent);
                blocks.set(block.start, line.end);
            }
            else if (line.indent < line.textAt) {
                const from = Math.max(line.indent, block.indent);
                put(line.start + from, line.start + line.textAt, FILLER.repeat(Math.max(0, line.textAt - from)));
            }
            block.end = line.end;
            if (blocks.has(block.start))
                blocks.set(block.start, line.end);
            continue;
        }
        block = undefined;
        if (line.insertion !== undefined) {
            const behind = lines[next[index] ?? lines.length];
            if (waiting !== undefined && column >= waiting.column) {
                if (!isInside(behind, waiting.column)) {
                    put(waiting.end, line.start + line.textAt, '');
                    waiting = undefined;
                    continue;
                }
            }
            const kind = waiting !== undefined && column >= waiting.column && behind !== undefined
                ? { column: behind.indent, dash: startsItem(flat, behind) }
                : open.findLast((one) => one.column === column);
            const at = line.start + (kind?.column ?? 0);
            if (kind === undefined || line.end - at < 3) {
                put(line.start, line.end, '');
                loose = true;
                continue;
            }
            const lead = ' '.repeat(kind.column) + (kind.dash ? '- ' : '');
            const width = line.end - line.start - lead.length - (kind.dash ? 0 : 1);
            put(line.start, line.end, `${lead}${FILLER.repeat(width)}${kind.dash ? '' : ':'}`);
            insertions.set(line.start + lead.length, line.insertion);
            waiting = undefined;
            continue;
        }
        const content = flat.slice(line.start + line.textAt, line.end);
        if (content.startsWith('#'))
            continue;
        // `{{ if .x }}key: value`: the key moves to where the condition begins, which becomes a part of it until it is read.
        if (line.indent < line.textAt && KEY.test(content)) {
            put(line.start + line.indent, line.start + line.textAt, FILLER.repeat(line.textAt - line.indent));
            waiting = undefined;
            continue;
        }
        while ((open.at(-1)?.column ?? -1) > line.textAt)
            open.pop();
        let from = 0;
        for (let dashes = 0; dashes < MAX_DASHES && /^-\s/.test(content.slice(from, from + 2)); dashes += 1) {
            open.push({ column: line.textAt + from, dash: true });
            from += 1;
            while (/\s/.test(content[from] ?? ''))
                from += 1;
        }
        if (content === '-')
            open.push({ column: line.textAt, dash: true });
        const own = line.textAt + from;
        if (!(open.at(-1)?.column === own && open.at(-1)?.dash === false))
            open.push({ column: own, dash: false });
        const bare = content.replace(/\s#.*$/, '').trimEnd();
        waiting = bare.endsWith(':') ? { column: own, end: line.start + line.textAt + bare.length } : undefined;
        if (/[:-]\s+(?:[&!]\S+\s+)*[|>][-+\d]{0,2}$/.test(bare.slice(-MAX_HEADER))) {
            const first = lines[next[index] ?? lines.length];
            const indent = first !== undefined && isInside(first, line.textAt) ? first.indent : line.textAt + 1;
            block = { column: line.textAt, start: line.start, indent, end: line.end };
        }
        // `labels: {{ include ... }}` with further labels below: a map that is begun by the expression.
        const filled = /^[^\s:][^:]*:(\s+)(\uE000[\uE000\s]*)$/.exec(bare);
        if (filled !== null && isInside(lines[next[index] ?? lines.length], own)) {
            const at = line.start + line.textAt + bare.length - (filled[2]?.length ?? 0);
            put(at, line.end, '');
            loose = true;
        }
    }
    return { text: patched(flat, pieces), blocks, insertions, actions, loose };
}
function patched(text, pieces) {
    const out = [];
    let done = 0;
    for (const piece of [...pieces].sort((a, b) => a.start - b.start)) {
        if (piece.start < done)
            continue;
        out.push(text.slice(done, piece.start), piece.text);
        done = piece.end;
    }
    out.push(text.slice(done));
    return out.join('');
}
/** Expressions that bring text as stand-ins, all others as blanks, unless they stand amid text. */
function flatten(text, actions) {
    const out = [];
    let done = 0;
    for (const [index, action] of actions.entries()) {
        out.push(text.slice(done, action.start));
        const length = action.end - action.start;
        const filled = action.role === 'hole' ||
            (action.role !== 'quiet' &&
                isAmidWord(text, actions, index) &&
                !isAtEdge(text, actions, index, -1) &&
                !isAtEdge(text, actions, index, 1));
        out.push((filled ? FILLER : ' ').repeat(length));
        done = action.end;
    }
    out.push(text.slice(done));
    return out.join('');
}
/** A word, or an expression that brings one, touches the action. */
function isAmidWord(text, actions, index) {
    const [before, action, behind] = [actions[index - 1], actions[index], actions[index + 1]];
    if (action === undefined)
        return false;
    if (before?.end === action.start || behind?.start === action.end)
        return true;
    return /[\w./:@-]/.test(text[action.start - 1] ?? '') || /[\w./:@-]/.test(text[action.end] ?? '');
}
/** Nothing but blanks and actions that bring no text lies between the action and its line's beginning or end. */
function isAtEdge(text, actions, index, step) {
    for (let i = index, looked = 0; looked < 50; i += step, looked += 1) {
        const action = actions[i];
        const beside = actions[i + step];
        if (action === undefined)
            return false;
        const between = step === 1
            ? text.slice(action.end, Math.min(beside?.start ?? text.length, action.end + 1000))
            : text.slice(Math.max(beside?.end ?? 0, action.start - 1000), action.start);
        const feed = step === 1 ? between.indexOf('\n') : between.lastIndexOf('\n');
        const near = feed === -1 ? between : step === 1 ? between.slice(0, feed) : between.slice(feed + 1);
        if (near.trim() !== '')
            return false;
        if (feed !== -1 || beside === undefined)
            return true;
        if (beside.role === 'hole')
            return false;
    }
    return false;
}
function linesOf(text, flat, actions) {
    const lines = [];
    let action = 0;
    for (let start = 0; start < flat.length;) {
        const feed = flat.indexOf('\n', start);
        const stop = feed === -1 ? flat.length : feed;
        const end = flat[stop - 1] === '\r' && stop > start ? stop - 1 : stop;
        const content = flat.slice(start, end);
        const textAt = content.search(/\S/);
        while (action < actions.length && (actions[action]?.end ?? 0) <= start)
            action += 1;
        let insertion;
        if (textAt !== -1 && /^[\uE000\s]+$/.test(content)) {
            for (let i = action; (actions[i]?.start ?? end) < end; i += 1)
                if (actions[i]?.role === 'hole')
                    insertion ??= actions[i];
        }
        const begins = text.slice(start, end).search(/\S/);
        const emptied = textAt === -1 && begins !== -1;
        lines.push({
            start,
            end,
            indent: textAt === -1 ? -1 : begins,
            textAt,
            emptied,
            ...(insertion === undefined ? {} : { insertion }),
        });
        start = stop + 1;
    }
    return lines;
}
/** For each line the index of the next one that is content of the text itself. */
function nextContent(lines) {
    const next = new Array(lines.length).fill(lines.length);
    for (let i = lines.length - 2; i >= 0; i -= 1) {
        const behind = lines[i + 1];
        next[i] =
            behind === undefined || behind.indent === -1 || behind.insertion !== undefined
                ? (next[i + 1] ?? lines.length)
                : i + 1;
    }
    return next;
}
function isInside(line, column) {
    return line !== undefined && line.indent > column;
}
function startsItem(flat, line) {
    return /^-(?:\s|$)/.test(flat.slice(line.start + line.textAt, line.start + line.textAt + 2));
}
/** Where the text begins that the expression brings: `nindent 4` and `indent 4` say so (Sprig). */
function columnOf(action, indent) {
    const said = /\b(n?)indent\s*\(?\s*(\d{1,3})/.exec(action.says.slice(-400));
    if (said === null)
        return indent;
    return Number(said[2]) + (said[1] === 'n' ? 0 : indent);
}
/** An expression without what differs from place to place: blanks, the marks that trim, how far it is indented. */
function canonical(action, text) {
    if (!text.startsWith('{{', action.start))
        return text.slice(action.start, action.end);
    const says = action.says.replace(/\s*\|\s*n?indent\s+\d+\s*$/, '').replace(/\s+/g, ' ');
    return `{{ ${says} }}`;
}

// EXTERNAL MODULE: ./.cache/build/documents/yaml.js + 2 modules
var yaml = __webpack_require__(5175);
;// CONCATENATED MODULE: ./.cache/build/documents/template-yaml.js
/** A template read as YAML: what stands in it by itself, and expressions as the texts that they are. */




/**
 * Reads a document that is no YAML until it is rendered. Undefined where it is none even without its expressions. A value
 * that an expression fills in is that expression, a key that one brings is named like it.
 */
function readTemplate(source) {
    // Text that stands as a whole for some place has no characters of its own in the file.
    if (!source.segments.every((segment) => segment.verbatim))
        return undefined;
    const mask = maskTemplate(source.text);
    if (mask === undefined)
        return undefined;
    const masked = { ...source, text: mask.text };
    const reading = (0,yaml/* readYaml */.gM)(masked);
    if (reading.value === undefined)
        return undefined;
    return { root: restore(reading.value, { source, masked, mask }), loose: mask.loose };
}
/** The tree with the template's own characters in all texts; with a stack of its own, since the text decides how deep it goes. */
function restore(root, texts) {
    const done = new Map();
    const open = [root];
    for (let node = open.at(-1); node !== undefined; node = open.at(-1)) {
        if (done.has(node)) {
            open.pop();
            continue;
        }
        const below = node.kind === 'map' ? node.entries.map((entry) => entry.value) : node.kind === 'sequence' ? node.items : [];
        let waits = false;
        for (const child of below) {
            if (done.has(child))
                continue;
            waits = true;
            open.push(child);
        }
        if (waits)
            continue;
        open.pop();
        if (node.kind === 'scalar')
            done.set(node, restoreScalar(node, texts));
        else if (node.kind === 'sequence')
            done.set(node, { ...node, items: node.items.map((item) => done.get(item) ?? item) });
        else {
            const entries = node.entries.map((entry) => ({
                ...entry,
                ...restoreKey(entry, texts),
                value: done.get(entry.value) ?? entry.value,
            }));
            done.set(node, { ...node, entries });
        }
    }
    return done.get(root) ?? root;
}
function restoreKey(entry, { source, masked, mask }) {
    const { start, end } = entry.keySpan;
    const inserted = mask.insertions.get(start);
    const { keySpan } = entry;
    if (inserted !== undefined)
        return { key: canonical(inserted, source.text), keySpan };
    const written = source.text.slice(start, end);
    if (masked.text.slice(start, end) === written)
        return { key: entry.key, keySpan };
    const from = afterLeadingControl(written);
    const key = written.slice(from).replace(/^(["'])([\s\S]*)\1$/, '$2');
    return { key, keySpan: { start: start + from, end } };
}
/** Where a key begins that a condition stands before. */
function afterLeadingControl(text) {
    let from = 0;
    for (const action of (0,template_actions/* actionsOf */.R)(text)) {
        if (action.role === 'hole' || text.slice(from, action.start).trim() !== '')
            break;
        from = action.end;
    }
    return from + Math.max(0, text.slice(from).search(/\S/));
}
function restoreScalar(node, texts) {
    const { source, masked, mask } = texts;
    const { start, end } = node.span;
    const inserted = mask.insertions.get(start);
    if (inserted !== undefined) {
        const text = (0,source_text/* gather */.kg)(source, [{ start: inserted.start, end: inserted.end }]);
        return { ...node, value: canonical(inserted, source.text), text };
    }
    const isBlock = mask.blocks.size > 0 && /[|>]/.test(masked.text[start] ?? '');
    const last = isBlock ? mask.blocks.get(masked.text.lastIndexOf('\n', start - 1) + 1) : undefined;
    if (last !== undefined) {
        const text = rebuildBlock(texts, start, last);
        return { ...node, value: text.text, text };
    }
    if (masked.text.slice(start, end) === source.text.slice(start, end))
        return node;
    const text = writtenOf(node.text, source);
    return { ...node, value: typeof node.value === 'string' ? spoken(text.text) : node.value, text };
}
/** The same text with the characters that the file has in its place. */
function writtenOf(text, source) {
    const parts = text.segments.map((segment, index) => {
        const end = text.segments[index + 1]?.start ?? text.text.length;
        const file = segment.file ?? source.file;
        return segment.verbatim
            ? file.text.slice(segment.at, segment.at + (end - segment.start))
            : text.text.slice(segment.start, end);
    });
    return { ...text, text: parts.join('') };
}
/** The lines of a block scalar and, among them, those that the template's engine takes out: whoever reads the text sees them. */
function rebuildBlock({ source, masked }, start, end) {
    const pieces = [];
    const header = masked.text.indexOf('\n', start);
    let indent = -1;
    for (let at = header + 1; header !== -1 && at < end;) {
        const feed = source.text.indexOf('\n', at);
        const next = feed === -1 ? source.text.length : feed + 1;
        const line = masked.text.slice(at, next);
        // A line that is all expression is the template's own; beside text it is a word of the block.
        const kept = /[^ \r\n\uE000]/.test(line) ? line.search(/[^ \r\n]/) : -1;
        if (indent === -1 && kept !== -1)
            indent = kept;
        const content = Math.max(0, source.text.slice(at, next).search(/\S/));
        const from = kept !== -1 ? Math.min(indent, kept) : indent === -1 ? content : Math.min(content, indent);
        if (feed > at && source.text[feed - 1] === '\r')
            pieces.push({ start: at + from, end: feed - 1 }, { start: feed, end: next });
        else
            pieces.push({ start: at + from, end: next });
        at = next;
    }
    return pieces.length === 0 ? (0,source_text/* derive */.CX)(source, '', []) : (0,source_text/* gather */.kg)(source, pieces);
}
/** A value of one expression without what differs from place to place. */
function spoken(text) {
    let out = '';
    let done = 0;
    for (const action of (0,template_actions/* actionsOf */.R)(text)) {
        out += text.slice(done, action.start) + canonical(action, text);
        done = action.end;
    }
    return out + text.slice(done);
}

;// CONCATENATED MODULE: ./.cache/build/documents/open-text.js





/** `.yaml`, `.yml`, `.json`, Ignition's `.ign` and Butane's `.bu`, also behind a template's own ending. */
const YAML_NAME = /\.(?:ya?ml|json|ign|bu)(?:\.(?:tpl|tmpl|tftpl|gotmpl|j2|jinja2?|template|in|erb|example|sample))?$/i;
const API_VERSION = /^["']?apiVersion["']?\s*:/m;
const KIND = /^["']?kind["']?\s*:/m;
const JSON_API_VERSION = /"apiVersion"\s*:/;
const JSON_KIND = /"kind"\s*:/;
const KEY_LINE = /^["']?[A-Za-z_][\w./-]*["']?\s*:(?:\s|$)/;
/** A text that is neither YAML nor named like configuration and larger than this is somebody's data. */
const MAX_TEXT_LENGTH = 4 * 1024 * 1024;
const SNIFFED_LENGTH = 64 * 1024;
/** A script, a Makefile, a Dockerfile: what they hold of YAML stands in here-documents. */
const SCRIPT_NAME = /(?:^|\/)(?:[^/]+\.(?:sh|bash|zsh|ksh|bats|mk|ps1)(?:\.[^/]{1,12})?|[Mm]akefile|GNUmakefile|[Jj]ustfile|[^/]*Dockerfile[^/]*|Containerfile|Vagrantfile|Jenkinsfile)$/;
const SHEBANG = /^#!.{0,60}\b(?:ba|da|z|k|a)?sh\b/;
/** By its name, or by its first line. */
function isScript(path, text) {
    return SCRIPT_NAME.test(path) || SHEBANG.test(text);
}
/** Reads a text that lies in the repository at `path`, or will lie on nodes at `onNode.path`. */
function openText(path, source, options) {
    const name = options.onNode?.path ?? path;
    if (YAML_NAME.test(name) ||
        (options.onNode === undefined && (0,prefilter/* isVariablesFile */.qk)(path)) ||
        path === '<stdin>' ||
        isCloudConfig(source.text) ||
        (!isScript(name, source.text) && looksLikeObjects(source.text))) {
        return openYaml(path, source, options);
    }
    if (source.text.length > MAX_TEXT_LENGTH) {
        if (!(0,prefilter/* hasRelevantName */.xc)(name))
            return { documents: [], notices: [] };
        const at = { file: source.file, span: { start: 0, end: 0 } };
        return {
            documents: [],
            notices: [{ kind: 'unreadable', message: `${name} has more than 4 MiB and was not read.`, at }],
        };
    }
    return { documents: [{ kind: 'text', path, source, ...options }], notices: [] };
}
/** Reads a YAML stream. Documents in which no marker stands are not parsed, unless the name says what the text is for. */
function openYaml(path, source, options) {
    const documents = [];
    const notices = [];
    const chunks = (0,split/* splitStream */.LA)(source.text);
    const isPart = options.onNode === undefined && (0,prefilter/* isPlaybookPart */.tZ)(path);
    const wanted = (0,prefilter/* hasRelevantName */.xc)(path) || isPart || isCloudConfig(source.text) || isNodeConfiguration(options.onNode)
        ? chunks
        : (0,split/* relevantChunks */.C3)(source.text, chunks);
    for (const chunk of wanted) {
        const text = (0,split/* cut */.Jj)(source, chunk);
        const reading = (0,yaml/* readYaml */.gM)(text);
        const refused = reading.notices.find((notice) => notice.template === true);
        const isWanted = refused !== undefined && (!isBeside(refused, path, text.text) || isDnsService(text.text));
        const template = isWanted ? readTemplate(text) : undefined;
        const root = template === undefined ? reading.value : template.root;
        if (template === undefined)
            for (const notice of reading.notices)
                if (!isBeside(notice, path, text.text) && !(isPart && !(0,prefilter/* hasMarker */.xY)(text.text)))
                    notices.push(notice);
        if (root === undefined)
            continue;
        const from = (0,split/* renderedFrom */.uy)(text.text);
        const whole = {
            kind: 'yaml',
            path,
            source: text,
            root,
            ...(template === undefined && !(0,yaml/* isTemplate */.Fl)(text.text)
                ? {}
                : {
                    template: {
                        loose: template?.loose ?? false,
                        ...(template === undefined || refused === undefined ? {} : { refused }),
                    },
                }),
            ...(from === undefined ? {} : { renderedFrom: from }),
            ...options,
        };
        // Never spread: a file can hold more documents than a call takes arguments.
        for (const one of unpackList(whole))
            documents.push(one);
    }
    return { documents, notices };
}
/** The Service of a DNS server, whatever it is called. */
function isDnsService(text) {
    return /^kind:[ \t]*["']?Service\b/m.test(text) && /\bport:[ \t]*["']?53\b/.test(text);
}
/** An application's template that only asks resolvers, and that nobody misses. */
function isBeside(notice, path, text) {
    return notice.kind === 'unreadable' && notice.template === true && !(0,prefilter/* hasRelevantName */.xc)(path) && !(0,prefilter/* isAboutResolvers */.Rg)(text);
}
/** Files on nodes whose path says what they are for, whatever they say. */
function isNodeConfiguration(onNode) {
    return onNode !== undefined && ((0,prefilter/* hasRelevantName */.xc)(onNode.path) || /^\/etc\/(?:rancher|kubernetes)\//.test(onNode.path));
}
/** `kind: List`, `ConfigMapList`, ...: its items, as documents; lists in lists too. */
function unpackList(document) {
    const plain = [];
    const open = [document];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(next.root, 'kind'));
        const held = (0,documents_document/* child */.jf)(next.root, 'items');
        if (kind === undefined || !kind.endsWith('List') || held?.kind !== 'sequence') {
            plain.push(next);
            continue;
        }
        for (const item of (0,documents_document/* items */.ld)(held).toReversed())
            if (item.kind === 'map')
                open.push({ ...next, root: item });
    }
    return plain;
}
/** A text in which something is filled in before anybody reads it need not be YAML yet. */
function asTemplate(notice, text) {
    return notice.kind === 'unreadable' && text.includes('${') ? { ...notice, template: true } : notice;
}
/** cloud-init takes a text as cloud-config by its first line; `## template: jinja` may stand before it. */
function isCloudConfig(text) {
    return /^\uFEFF?(?:## template: ?jinja[ \t]*\r?\n)?#cloud-config\b/.test(text);
}
/** A text whose first line that says anything is a key or a brace, and that names an `apiVersion` and a `kind`. */
function looksLikeObjects(text) {
    const head = text.slice(0, SNIFFED_LENGTH);
    const json = /^\uFEFF?\s*\{/.test(head);
    const names = json ? JSON_API_VERSION.test(head) && JSON_KIND.test(head) : API_VERSION.test(head) && KIND.test(head);
    if (!names || !(0,prefilter/* hasMarker */.xY)(text))
        return false;
    if (json)
        return true;
    for (let at = 0; at < head.length;) {
        const feed = head.indexOf('\n', at);
        const line = head.slice(at, feed === -1 ? head.length : feed).trim();
        at = feed === -1 ? head.length : feed + 1;
        if (line === '' ||
            line === '\uFEFF' ||
            line.startsWith('#') ||
            line.startsWith('---') ||
            /^\{\{.*\}\}$|^\{%/.test(line))
            continue;
        return KEY_LINE.test(line.startsWith('\uFEFF') ? line.slice(1) : line);
    }
    return false;
}


/***/ }),

/***/ 4987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  od: () => (/* binding */ openBytes),
  Tq: () => (/* binding */ openFile),
  oA: () => (/* binding */ unwrap)
});

// EXTERNAL MODULE: ./.cache/build/text/conditions.js
var text_conditions = __webpack_require__(3521);
// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
// EXTERNAL MODULE: ./.cache/build/documents/carriers/ansible.js
var ansible = __webpack_require__(5766);
// EXTERNAL MODULE: ./.cache/build/documents/document.js
var documents_document = __webpack_require__(8629);
// EXTERNAL MODULE: ./.cache/build/documents/open-text.js + 2 modules
var open_text = __webpack_require__(4257);
// EXTERNAL MODULE: ./.cache/build/documents/visit.js
var visit = __webpack_require__(7357);
// EXTERNAL MODULE: ./.cache/build/documents/carriers/machine-pool.js
var machine_pool = __webpack_require__(4466);
;// CONCATENATED MODULE: ./.cache/build/documents/carriers/cluster-api.js
/**
 * Text within Cluster API's bootstrap objects: `strategicPatches` of Talos' objects, which are machine configurations in
 * part (siderolabs/cluster-api-bootstrap-provider-talos api/v1alpha3), and `ignition.containerLinuxConfig.additionalConfig`
 * of kubeadm's (kubernetes-sigs/cluster-api bootstrap/kubeadm/api), and `agentConfig.additionalUserData.config` of RKE2's,
 * which is Butane (rancher/cluster-api-provider-rke2 bootstrap/api).
 */




const GROUPS = /^(?:bootstrap|controlplane)\.cluster\.x-k8s\.io\//;
const clusterApi = {
    id: 'cluster-api',
    unwrap(document) {
        if (document.kind !== 'yaml' || !GROUPS.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'apiVersion')) ?? ''))
            return { documents: [], notices: [] };
        const held = [];
        (0,visit/* visitNodes */.R)(document.root, (node) => {
            for (const patch of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, 'strategicPatches')))
                if (patch.kind === 'scalar')
                    held.push(patch);
            const config = (0,documents_document/* child */.jf)(node, 'containerLinuxConfig', 'additionalConfig');
            if (config?.kind === 'scalar')
                held.push(config);
            const more = (0,documents_document/* child */.jf)(node, 'additionalUserData', 'config');
            if (more?.kind === 'scalar')
                held.push(more);
        });
        const pool = (0,machine_pool/* machinePool */.O)(document);
        const opened = held
            .filter((one) => one.value !== null)
            .map((one) => (0,open_text/* openYaml */.IM)(document.path, one.text, pool === undefined ? {} : { onNode: { path: '', pool } }));
        return { documents: opened.flatMap((one) => one.documents), notices: opened.flatMap((one) => one.notices) };
    },
};

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/config-map-manifests.js
/**
 * Objects kept in a ConfigMap's or Secret's values: kubeadm's `kubelet-config` and `kubeadm-config`, ClusterResourceSets,
 * add-on managers. Corefiles and other texts stay what they are, entries of the ConfigMap.
 */


const configMapManifests = {
    id: 'config-map-manifests',
    unwrap(document) {
        if (document.kind !== 'yaml')
            return { documents: [], notices: [] };
        const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'kind'));
        if (kind !== 'ConfigMap' && kind !== 'Secret')
            return { documents: [], notices: [] };
        const held = [...(0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(document.root, 'data')), ...(0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(document.root, 'stringData'))]
            .map((entry) => entry.value)
            .flatMap((value) => (value.kind === 'scalar' && isManifest(value.text.text) ? [value.text] : []))
            .map((text) => (0,open_text/* openYaml */.IM)(document.path, text, {}));
        return {
            documents: held.flatMap((one) => one.documents),
            notices: held.flatMap((one) => one.notices),
        };
    },
};
function isManifest(text) {
    return (0,open_text/* looksLikeObjects */.iW)(text) && !(0,open_text/* isCloudConfig */.IH)(text);
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/embedded-cloud-config.js
/** A `#cloud-config` document inside a value: user data of machine templates, launch configurations, Secrets. */



const embeddedCloudConfig = {
    id: 'embedded-cloud-config',
    unwrap(document) {
        const documents = [];
        const notices = [];
        if (document.kind !== 'yaml')
            return { documents, notices };
        const owned = new Set();
        (0,visit/* visitNodes */.R)(document.root, (node) => {
            if (node.kind === 'map' && (0,documents_document/* child */.jf)(node, 'path') !== undefined) {
                // A file on nodes, which is another carrier's; opened twice at every level, it would double each time.
                for (const content of [(0,documents_document/* child */.jf)(node, 'content'), (0,documents_document/* child */.jf)(node, 'contents'), (0,documents_document/* child */.jf)(node, 'contents', 'inline')]) {
                    if (content !== undefined)
                        owned.add(content);
                }
            }
            if (owned.has(node))
                return;
            if (node.kind !== 'scalar' || !(0,open_text/* isCloudConfig */.IH)(node.text.text))
                return;
            const opened = (0,open_text/* openYaml */.IM)(document.path, node.text, {});
            for (const one of opened.documents)
                documents.push(one);
            for (const notice of opened.notices)
                notices.push(notice);
        });
        return { documents, notices };
    },
};

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/environment.js


const NAME = 'COREFILE';
const environment = {
    id: 'environment',
    unwrap(document) {
        const documents = [];
        if (document.kind !== 'yaml' || !document.source.text.includes(NAME))
            return { documents, notices: [] };
        const put = (node) => {
            const text = textOf(node);
            if (text !== undefined)
                documents.push({ kind: 'text', path: `${document.path}/env.corefile`, source: text });
        };
        (0,visit/* visitNodes */.R)(document.root, (node) => {
            if (node.kind !== 'map')
                return;
            // A container's list, and Compose's and BOSH's maps.
            if ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'name')) === NAME)
                put((0,documents_document/* child */.jf)(node, 'value'));
            for (const { key, value } of (0,documents_document/* entries */.jO)(node))
                if (/^env(?:ironment)?$/.test(key))
                    put((0,documents_document/* child */.jf)(value, NAME));
        });
        return { documents, notices: [] };
    },
};
function textOf(node) {
    return node?.kind === 'scalar' && typeof node.value === 'string' && node.value.includes('{') ? node.text : undefined;
}

// EXTERNAL MODULE: ./.cache/build/documents/carriers/ignition.js
var ignition = __webpack_require__(3447);
;// CONCATENATED MODULE: ./.cache/build/documents/carriers/kind-patches.js
/**
 * Patches of kubeadm's files within kind's configuration: `kubeadmConfigPatches` of the cluster and of a node, YAML in
 * texts (kubernetes-sigs/kind pkg/apis/config/v1alpha4/types.go). kind merges them into /kind/kubeadm.conf on the node.
 */


const KIND_KUBEADM_FILE = '/kind/kubeadm.conf';
const kindPatches = {
    id: 'kind-patches',
    unwrap(document) {
        if (document.kind !== 'yaml' ||
            (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'kind')) !== 'Cluster' ||
            !((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'apiVersion')) ?? '').startsWith('kind.x-k8s.io/'))
            return { documents: [], notices: [] };
        const opened = [{ node: document.root, pool: undefined }, ...nodesOf(document.root)].flatMap(({ node, pool }) => (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, 'kubeadmConfigPatches')).flatMap((patch) => patch.kind !== 'scalar' || patch.value === null
            ? []
            : [
                (0,open_text/* openYaml */.IM)(document.path, patch.text, {
                    onNode: { path: KIND_KUBEADM_FILE, ...(pool === undefined ? {} : { pool }) },
                }),
            ]));
        return { documents: opened.flatMap((one) => one.documents), notices: opened.flatMap((one) => one.notices) };
    },
};
/** A node's patches are its own: with several nodes its place among them names its pool. */
function nodesOf(root) {
    const nodes = (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'nodes'));
    return nodes.map((node, index) => ({
        node,
        pool: nodes.length === 1 ? undefined : `${(0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'role')) ?? 'node'} ${index + 1}`,
    }));
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/kustomize-patches.js
/** Patches written into a kustomization: `patches[].patch`, items of `patchesStrategicMerge`, `patchesJson6902[].patch`. */


const kustomizePatches = {
    id: 'kustomize-patches',
    unwrap(document) {
        if (document.kind !== 'yaml' || document.root.kind !== 'map')
            return { documents: [], notices: [] };
        const kind = (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(document.root, 'kind'));
        const named = /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(document.path);
        if (kind === undefined ? !named : kind !== 'Kustomization' && kind !== 'Component')
            return { documents: [], notices: [] };
        const held = ['patches', 'patchesStrategicMerge', 'patchesJson6902']
            .flatMap((key) => (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(document.root, key)))
            .flatMap((item) => kustomize_patches_textOf(item))
            .map((node) => (0,open_text/* openYaml */.IM)(document.path, node.text, {}));
        return { documents: held.flatMap((one) => one.documents), notices: held.flatMap((one) => one.notices) };
    },
};
function kustomize_patches_textOf(item) {
    const node = item.kind === 'scalar' ? item : (0,documents_document/* child */.jf)(item, 'patch');
    return node?.kind === 'scalar' && /[\n{]|:\s/.test(node.text.text) ? [node] : [];
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/mime-parts.js



/** cloud-init's own limit for user data lies far below; more parts than that are none. */
const MAX_PARTS = 100;
const mimeParts = {
    id: 'mime-parts',
    unwrap(document) {
        const documents = [];
        const notices = [];
        const read = (message) => {
            for (const part of partsOf(message)) {
                const opened = (0,open_text/* openText */.Uq)(document.path, part, {});
                for (const one of opened.documents)
                    documents.push(one);
                for (const notice of opened.notices)
                    notices.push(notice);
            }
        };
        if (document.kind === 'text') {
            if (isMultipart(document.source.text))
                read(document.source);
        }
        else
            (0,visit/* visitNodes */.R)(document.root, (node) => {
                if (node.kind === 'scalar' && isMultipart(node.text.text))
                    read(node.text);
            });
        return { documents, notices };
    },
};
/** A header that names a boundary within the first lines. */
function isMultipart(text) {
    const head = text.slice(0, 2000);
    return /^\s{0,20}(?:MIME-Version|Content-Type)\s?:/i.test(head) && /^Content-Type\s?:\s?multipart\//im.test(head);
}
function partsOf(message) {
    const { text } = message;
    const boundary = /boundary\s?=\s?"?([^"\s;]{1,70})"?/i.exec(text.slice(0, 2000))?.[1];
    if (boundary === undefined)
        return [];
    const parts = [];
    const mark = `--${boundary}`;
    let from = -1;
    for (let at = 0; at <= text.length && parts.length < MAX_PARTS;) {
        const feed = text.indexOf('\n', at);
        const end = feed === -1 ? text.length : feed;
        const line = text.slice(at, Math.min(end, at + 200)).trim();
        if (line === mark || line === `${mark}--`) {
            const part = from === -1 ? undefined : contentOf((0,source_text/* slice */.di)(message, from, at));
            if (part !== undefined)
                parts.push(part);
            if (line !== mark)
                return parts;
            from = end + 1;
        }
        if (feed === -1)
            break;
        at = end + 1;
    }
    const last = from === -1 || from > text.length ? undefined : contentOf((0,source_text/* slice */.di)(message, from, text.length));
    if (last !== undefined)
        parts.push(last);
    return parts;
}
/** A part's content, decoded where its header says base64; headers end at the first empty line. */
function contentOf(part) {
    const end = /\r?\n[ \t]*\r?\n/.exec(part.text);
    const bare = /^[ \t]*\r?\n/.exec(part.text);
    const head = bare !== null ? '' : part.text.slice(0, end?.index ?? part.text.length);
    const from = bare !== null ? bare[0].length : end === null ? part.text.length : end.index + end[0].length;
    const content = (0,source_text/* slice */.di)(part, from, part.text.length);
    if (content.text.trim() === '')
        return undefined;
    if (!/^Content-Transfer-Encoding\s?:\s?base64/im.test(head))
        return content;
    const compact = content.text.replace(/\s+/g, '');
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(compact))
        return undefined;
    return (0,source_text/* standsFor */.jE)((0,source_text/* locate */.x5)(content, 0, content.text.length), Buffer.from(compact, 'base64').toString('utf8'));
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/nested-objects.js
/**
 * Objects written in place within others: `definition` of Ansible's kubernetes.core.k8s, `manifest` of Crossplane's
 * provider-kubernetes, `objects` of OpenShift's Template, `object-templates[].objectDefinition` of its policies, `manifests`
 * of ManifestWork, and lists such as `extraObjects` of charts' values.
 */

/** Keys whose values are objects to be applied; under others stand references, examples and what a test expects. */
const HOLDERS = /^(?:definition|resource_definition|manifests?|objects|resources|objectDefinition|rawResources|(?:extra|additional)(?:Objects|Manifests|Deploy|Resources))$/;
/** What no other carrier takes apart where it stands: these read files for nodes and user data wherever they lie. */
const KINDS = /^(?:ConfigMap|Service|Endpoints|EndpointSlice|Pod|Deployment|DaemonSet|StatefulSet|HelmChart|HelmChartConfig|HelmRelease|CiliumLocalRedirectPolicy|DNS|KubeletConfig)$/;
/** Objects of one document. */
const MAX_OBJECTS = 5000;
const nestedObjects = {
    id: 'nested-objects',
    unwrap(document) {
        const documents = [];
        if (document.kind !== 'yaml' || document.onNode !== undefined)
            return { documents, notices: [] };
        const open = [document.root];
        for (let node = open.pop(); node !== undefined && documents.length < MAX_OBJECTS; node = open.pop()) {
            if (node.kind === 'sequence')
                for (const item of node.items)
                    open.push(item);
            if (node.kind !== 'map')
                continue;
            const holds = !isTakenAway(node);
            for (const { key, value } of node.entries) {
                const held = !HOLDERS.test(key) ? [] : value.kind === 'map' ? [value] : (0,documents_document/* items */.ld)(value);
                const objects = held.filter(isObject);
                // What an object holds is looked for when it is taken apart itself.
                if (objects.length === 0)
                    open.push(value);
                else if (holds)
                    for (const one of objects)
                        documents.push({ ...document, root: one });
            }
        }
        return { documents, notices: [] };
    },
};
function isObject(node) {
    return ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'apiVersion')) !== undefined &&
        KINDS.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'kind')) ?? '') &&
        (0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'metadata', 'name')) !== undefined);
}
/** `state: absent` of a task, `complianceType: mustnothave` of a policy: what stands there is not to be. */
function isTakenAway(node) {
    return ((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'state')) === 'absent' ||
        /^mustnothave$/i.test((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(node, 'complianceType')) ?? ''));
}

// EXTERNAL MODULE: ./.cache/build/documents/hcl.js
var documents_hcl = __webpack_require__(3453);
;// CONCATENATED MODULE: ./.cache/build/documents/carriers/nix.js
/**
 * NixOS configurations: the Corefile of `services.coredns`, which runs as a unit of the machine (nixpkgs
 * nixos/modules/services/networking/coredns.nix), and the machine's resolver file where the same file states it whole.
 * Nothing is evaluated: an expression in a text is a word that is not known.
 */


const MAX_LENGTH = 1024 * 1024;
/** How far in front of a text its name may stand. */
const REACH = 300;
/** A line that only a Corefile has, where the text of another service may stand as near. */
const DIRECTIVE = /^[ \t]{0,80}(?:forward|hosts|file|errors|cache|log|template|kubernetes|import|whoami)\b/m;
const nix = {
    id: 'nix',
    unwrap(document) {
        const documents = [];
        const { source, path } = document;
        if (document.kind !== 'text' || document.onNode !== undefined || !path.endsWith('.nix'))
            return { documents, notices: [] };
        const { text } = source;
        if (text.length > MAX_LENGTH || !/coredns/i.test(text))
            return { documents, notices: [] };
        const put = (name, one) => {
            documents.push({ kind: 'text', path: `${path}/${name}`, source: one });
        };
        let found = false;
        for (const { at, body } of indentedStrings(source)) {
            const before = text.slice(Math.max(0, at - REACH), at);
            if (/resolv\.conf"?\.text\s*=\s*$/.test(before))
                put('etc/resolv.conf', body);
            else if (/core(?:dns|file)/i.test(before) &&
                /(?:=|Corefile"|\))\s*$/.test(before) &&
                body.text.includes('{') &&
                DIRECTIVE.test(body.text)) {
                put('coredns.corefile', body);
                found = true;
            }
        }
        const service = /\bservices\.coredns\b|\bcoredns\s{0,4}=\s{0,4}\{/.exec(text);
        if (!found || service === null)
            return { documents, notices: [] };
        const here = (0,source_text/* locate */.x5)(source, service.index, service.index + service[0].length);
        const args = /\bextraArgs\s{0,8}=\s{0,8}\[([^\]]{0,500})\]/.exec(text)?.[1] ?? '';
        const words = [...args.matchAll(/"([^"\s$]{1,100})"/g)].map((match) => match[1]).join(' ');
        put('coredns.service', (0,source_text/* standsFor */.jE)(here, `[Service]\nExecStart=/bin/coredns -conf=/etc/coredns.corefile ${words}\n`));
        const listed = nameserversOf(source);
        if (listed !== undefined)
            put('etc/resolv.conf', listed);
        return { documents, notices: [] };
    },
};
/**
 * Texts between two pairs of single quotes, less the indentation that their lines share; `''${`, `'''` and `''\` stand for
 * themselves (Nix manual, "String literals"). One whose expressions hold texts of their own is left out.
 */
function indentedStrings(source) {
    const { text } = source;
    const found = [];
    for (let at = text.indexOf("''"); at !== -1;) {
        const read = readIndented(source, at + 2);
        if (read === undefined)
            break;
        if (read.body !== undefined)
            found.push({ at, body: (0,documents_hcl/* withoutIndentation */.QM)(read.body) });
        at = text.indexOf("''", read.end);
    }
    return found;
}
function readIndented(source, start) {
    const { text } = source;
    const pieces = [];
    // The line break right behind the quotes is no part of the text.
    let from = /^[ \t]{0,200}\r?\n/.test(text.slice(start, start + 202)) ? text.indexOf('\n', start) + 1 : start;
    let plain = true;
    let i = from;
    while (i < text.length) {
        if (text.startsWith("''", i)) {
            const next = text[i + 2];
            if (next !== '$' && next !== "'" && next !== '\\') {
                pieces.push({ start: from, end: i });
                return { end: i + 2, body: plain ? (0,source_text/* gather */.kg)(source, pieces) : undefined };
            }
            const length = next === '\\' ? 4 : 3;
            const stands = next === '$' ? '$' : next === "'" ? "''" : ' ';
            pieces.push({ start: from, end: i }, { start: i, end: i + length, text: stands });
            i += length;
            from = i;
        }
        else if (text.startsWith('${', i)) {
            const end = endOfExpression(text, i + 2);
            if (end === undefined)
                return undefined;
            if (text.slice(i, end).includes("''"))
                plain = false;
            // biome-ignore lint/suspicious/noTemplateCurlyInString: what is filled in, as a word that no address is
            pieces.push({ start: from, end: i }, { start: i, end, text: '${nix}' });
            i = end;
            from = end;
        }
        else
            i += 1;
    }
    return undefined;
}
/** Behind the brace that closes an expression; texts in it may hold braces of their own. */
function endOfExpression(text, start) {
    let depth = 1;
    for (let i = start; i < text.length; i += 1) {
        if (text[i] === '{')
            depth += 1;
        else if (text[i] === '}')
            depth -= 1;
        if (depth === 0)
            return i + 1;
    }
    return undefined;
}
/** `networking.nameservers = [ "127.0.0.1" ]` as a resolver file, where no DHCP client adds to it. */
function nameserversOf(source) {
    const { text } = source;
    if (!/\buseDHCP\s{0,4}=\s{0,4}false\b/.test(text) || /\bresolved\.enable\s{0,4}=\s{0,4}true\b/.test(text))
        return undefined;
    const list = /\bnameservers\s{0,8}=\s{0,8}\[([^\]]{0,1000})\]/.exec(text);
    if (list === null)
        return undefined;
    const start = list.index + list[0].indexOf('[') + 1;
    const within = (0,source_text/* slice */.di)(source, start, list.index + list[0].length - 1);
    if (/[^\s"0-9a-fA-F.:]/.test(within.text))
        return undefined;
    const pieces = [];
    for (const match of within.text.matchAll(/"([0-9a-fA-F.:]{1,60})"/g)) {
        const from = match.index;
        const to = from + match[0].length;
        pieces.push({ start: from, end: from + 1, text: 'nameserver ' }, { start: from + 1, end: to - 1 });
        pieces.push({ start: to - 1, end: to, text: '\n' });
    }
    return pieces.length === 0 ? undefined : (0,source_text/* gather */.kg)(within, pieces);
}

// EXTERNAL MODULE: ./.cache/build/documents/carriers/node-files.js
var node_files = __webpack_require__(9410);
;// CONCATENATED MODULE: ./.cache/build/documents/carriers/nomad.js



const nomad_MAX_LENGTH = 1024 * 1024;
const nomad = {
    id: 'nomad',
    unwrap(document) {
        const documents = [];
        const { source, path } = document;
        const named = /\.(?:nomad|hcl)(?:\.(?:tpl|tmpl|tftpl))?$/.test(path);
        if (document.kind !== 'text' || document.onNode !== undefined || !named)
            return { documents, notices: [] };
        if (source.text.length > nomad_MAX_LENGTH || !/^\s*job\b/m.test(source.text))
            return { documents, notices: [] };
        for (const block of (0,documents_hcl/* readHcl */.KQ)(source).blocks) {
            if (block.type !== 'job')
                continue;
            (0,visit/* visitNodes */.R)(block.body, (node) => {
                for (const { key, value } of (0,documents_document/* entries */.jO)(node)) {
                    if (key !== 'template')
                        continue;
                    const text = corefileOf(value);
                    if (text !== undefined)
                        documents.push({ kind: 'text', path: `${path}/local.corefile`, source: text });
                }
            });
        }
        return { documents, notices: [] };
    },
};
/** `data` of a template whose `destination` says that it is a Corefile. */
function corefileOf(template) {
    const destination = (0,documents_document/* child */.jf)(template, 'destination');
    const data = (0,documents_document/* child */.jf)(template, 'data');
    if (destination?.kind !== 'scalar' || data?.kind !== 'scalar' || data.value === null)
        return undefined;
    return /corefile/i.test(destination.text.text) ? data.text : undefined;
}

;// CONCATENATED MODULE: ./.cache/build/documents/made.js

/** A mapping whose keys stand at its beginning; undefined values are left out. */
function madeMap(span, fields) {
    const entries = [];
    for (const [key, value] of Object.entries(fields))
        if (value !== undefined)
            entries.push(madeEntry(key, value, span));
    return { kind: 'map', span, entries };
}
function madeEntry(key, value, span) {
    return { key, keySpan: { start: span.start, end: span.start }, value };
}
/** A text that stands for a stretch of the document's source. */
function madeText(source, span, value) {
    const text = (0,source_text/* derive */.CX)(source, value, [
        { start: 0, at: span.start, length: Math.max(0, span.end - span.start), verbatim: false },
    ]);
    return { kind: 'scalar', value, text, span };
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/program-objects.js
/**
 * The object that a program writes around a text: `metadata: { name: "coredns", namespace: "kube-system" }` beside the
 * `data` that holds it, as Jsonnet, TypeScript, Python and Go write it. Only what stands there in quotes is taken.
 */
/** Farther away nothing belongs to the same object. */
const MAX_DISTANCE = 4000;
const DATA = /\bdata["']?\s{0,8}(?:\+?:{1,3}|=)\s{0,8}[\w.&]{0,60}\s?$/i;
const METADATA = /\bmetadata["']?\s{0,8}(?:\+?:{1,3}|=)\s{0,8}[\w.&]{0,60}[({]{1,2}((?:[^{}]|\{[^{}]{0,300}\}){0,600})[)}]/i;
/** `from` is where the key of the text begins, `to` where the text ends. */
function objectAround(text, from, to) {
    const data = openingBefore(text, from);
    if (data === undefined || text[data] !== '{' || !DATA.test(text.slice(Math.max(0, data - 100), data)))
        return undefined;
    const object = openingBefore(text, data);
    if (object === undefined)
        return undefined;
    const around = `${text.slice(object, data)} ${text.slice(to, closingAfter(text, to))}`;
    // Labels and annotations have names of their own.
    const metadata = (METADATA.exec(around)?.[1] ?? '').replace(/\{[^{}]{0,300}\}/g, '');
    const name = quoted(metadata, 'name');
    const namespace = quoted(metadata, 'namespace');
    return name === undefined || namespace === undefined ? undefined : { name, namespace };
}
function quoted(text, key) {
    const match = new RegExp(`\\b${key}["']?\\s{0,8}(?::{1,3}|=)\\s{0,8}[\\w.(]{0,40}["'\`]([\\w.-]{1,253})["'\`]`, 'i');
    return match.exec(text)?.[1];
}
/** The bracket that is open where `at` stands. */
function openingBefore(text, at) {
    let depth = 0;
    for (let i = at - 1; i >= Math.max(0, at - MAX_DISTANCE); i -= 1) {
        const c = text[i];
        if (c === '}' || c === ')' || c === ']')
            depth += 1;
        else if (c === '{' || c === '(' || c === '[') {
            if (depth === 0)
                return i;
            depth -= 1;
        }
    }
    return undefined;
}
/** Where the object of the second bracket that is open at `at` ends. */
function closingAfter(text, at) {
    let depth = 0;
    const last = Math.min(text.length, at + MAX_DISTANCE);
    for (let i = at; i < last; i += 1) {
        const c = text[i];
        if (c === '{' || c === '(' || c === '[')
            depth += 1;
        else if (c === '}' || c === ')' || c === ']') {
            depth -= 1;
            if (depth === -2)
                return i;
        }
    }
    return last;
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/programs.js





const programs_MAX_LENGTH = 1024 * 1024;
const JSONNET = /\.(?:jsonnet|libsonnet)$/;
const PROGRAM = /\.(?:ts|js|mjs|cjs|py|go)$/;
/** Tests hold Corefiles of all kinds, broken ones too, that no cluster gets. */
const TEST = /(?:^|\/)(?:tests?|__tests__|spec)\/|[._](?:test|spec)\.\w+$|_test\.go$/;
const MAKES_MANIFESTS = /['"](?:@pulumi\/kubernetes|cdk8s|aws-cdk-lib|cdktf|github\.com\/pulumi\/pulumi-kubernetes)|^(?:import|from) (?:pulumi_kubernetes|cdk8s(?:_plus_\d+)?|aws_cdk|cdktf)\b/m;
const programs = {
    id: 'programs',
    unwrap(document) {
        const documents = [];
        const notices = [];
        const { source, path } = document;
        if (document.kind !== 'text' || document.onNode !== undefined || source.text.length > programs_MAX_LENGTH)
            return { documents, notices };
        if (JSONNET.test(path))
            for (const block of textBlocks(source)) {
                if ((0,open_text/* looksLikeObjects */.iW)(block.text.text)) {
                    const opened = (0,open_text/* openYaml */.IM)(path, block.text, {});
                    for (const one of opened.documents)
                        documents.push(one);
                    for (const notice of opened.notices)
                        notices.push((0,open_text/* asTemplate */.xd)(notice, block.text.text));
                }
                else if (block.key === 'Corefile')
                    documents.push(corefileDocument(path, source, block));
            }
        else if (PROGRAM.test(path) && !TEST.test(path) && MAKES_MANIFESTS.test(source.text))
            for (const found of corefilesIn(source))
                documents.push(corefileDocument(path, source, found));
        return { documents, notices };
    },
};
/** A Corefile in the ConfigMap that the program writes around it, else one by itself. */
function corefileDocument(path, source, { text, from, to }) {
    const object = objectAround(source.text, from, to);
    if (object === undefined)
        return { kind: 'text', path: `${path}/Corefile`, source: text };
    const span = { start: from, end: to };
    const said = (word) => madeText(source, span, word);
    const root = madeMap(span, {
        apiVersion: said('v1'),
        kind: said('ConfigMap'),
        metadata: madeMap(span, { name: said(object.name), namespace: said(object.namespace) }),
        data: madeMap(span, { Corefile: { kind: 'scalar', value: text.text, text, span } }),
    });
    return { kind: 'yaml', path, source, root };
}
/** `|||` up to a line of `|||`, less the indentation that all lines share (Jsonnet specification, "text block"). */
function textBlocks(source) {
    const { text } = source;
    const found = [];
    const open = /(?:["']?(\w{1,100})["']?\s{0,8}:{1,3}\s{0,8})?\|\|\|-?[ \t]*\r?\n/g;
    const close = /^[ \t]*\|\|\|/gm;
    for (let match = open.exec(text); match !== null; match = open.exec(text)) {
        close.lastIndex = match.index + match[0].length;
        const end = close.exec(text);
        if (end === null)
            break;
        found.push({
            key: match[1] ?? '',
            text: (0,documents_hcl/* withoutIndentation */.QM)((0,source_text/* slice */.di)(source, match.index + match[0].length, end.index)),
            from: match.index,
            to: end.index + end[0].length,
        });
        open.lastIndex = end.index + end[0].length;
    }
    return found;
}
/** Raw and template strings under the key, or given to a name that says it; in others the escapes would have to be carried out. */
function corefilesIn(source) {
    const { text } = source;
    const found = [];
    const open = /["']?\b(?:Corefile|\w{0,40}(?:COREFILE|CoreFile|corefile|Corefile)\w{0,40}(?=\s{0,8}(?::\s{0,8}string\s{0,8}=|:?=)))["']?(?:\s{0,8}:\s{0,8}string)?\s{0,8}(?::=|[:=])\s{0,8}(?:pulumi\.String\(\s{0,8}|textwrap\.dedent\(\s{0,8})?[fr]{0,2}(`|"""|''')\\?/g;
    for (let match = open.exec(text); match !== null; match = open.exec(text)) {
        const start = match.index + match[0].length;
        const end = text.indexOf(match[1] ?? '`', start);
        if (end === -1)
            break;
        found.push({ text: (0,source_text/* slice */.di)(source, start, end), from: match.index, to: end + (match[1] ?? '`').length });
        open.lastIndex = end + 1;
    }
    return found;
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/rke-addons.js
/** `addons` of RKE1's cluster.yml: manifests in a text that RKE applies (rancher/rke cluster/addons.go, deployUserAddOns). */


const rkeAddons = {
    id: 'rke-addons',
    unwrap(document) {
        if (document.kind !== 'yaml' || document.root.kind !== 'map')
            return { documents: [], notices: [] };
        const { root } = document;
        if ((0,documents_document/* child */.jf)(root, 'kind') !== undefined)
            return { documents: [], notices: [] };
        const config = (0,documents_document/* child */.jf)(root, 'rancher_kubernetes_engine_config') ?? root;
        const addons = (0,documents_document/* child */.jf)(config, 'addons');
        const isRke = (0,documents_document/* child */.jf)(config, 'nodes')?.kind === 'sequence' || (0,documents_document/* child */.jf)(config, 'services')?.kind === 'map';
        if (!isRke || addons?.kind !== 'scalar' || addons.value === null)
            return { documents: [], notices: [] };
        return (0,open_text/* openYaml */.IM)(document.path, addons.text, {});
    },
};

// EXTERNAL MODULE: ./.cache/build/documents/here-documents.js
var here_documents = __webpack_require__(8925);
// EXTERNAL MODULE: ./.cache/build/documents/prefilter.js
var prefilter = __webpack_require__(8765);
// EXTERNAL MODULE: ./.cache/build/documents/yaml.js + 2 modules
var yaml = __webpack_require__(5175);
;// CONCATENATED MODULE: ./.cache/build/documents/carriers/kubectl-patch.js
/** `kubectl patch configmap NAME -p TEXT`: the object that the patch states. */





/** Commands of a script that replace entries of a ConfigMap, each as that ConfigMap. */
function patchesIn(path, script) {
    const { text } = script;
    const found = [];
    const words = /\bpatch\s((?:[^\n;|&\\]|\\\r?\n){0,400}?)(?:\s-p|\s--patch)(?:=|(?:\s|\\\r?\n){1,20})(['"])/g;
    const open = new Set();
    for (let match = words.exec(text); match !== null; match = words.exec(text)) {
        const command = /\bkubectl\b(?:[^\n;|&\\]|\\\r?\n)*$/.exec(text.slice(Math.max(0, match.index - 400), match.index))?.[0];
        if (command === undefined)
            continue;
        const quote = match[2] ?? '';
        const start = match.index + match[0].length;
        if (open.has(quote))
            continue;
        const quoted = quote === '"' ? (0,here_documents/* doubleQuoted */.UN)(script, start) : singleQuoted(script, start);
        if (quoted === undefined) {
            // Nothing behind closes it either: looked for once.
            open.add(quote);
            continue;
        }
        const { text: source, end } = quoted;
        words.lastIndex = end + 1;
        const before = `${command} ${match[1] ?? ''}`;
        const behind = /^[^\n;|&]{0,300}/.exec(text.slice(end + 1, end + 301))?.[0] ?? '';
        const name = /\b(?:cm|configmaps?)[/\s]+([a-z0-9][\w.-]{0,252})/.exec(` ${match[1] ?? ''}`)?.[1];
        if (name === undefined)
            continue;
        const namespace = /(?:\s|^)(?:-n|--namespace)[\s=]+([a-z0-9][\w-]{0,62})/.exec(`${before} ${behind}`)?.[1];
        const root = (0,yaml/* readYaml */.gM)(source).value;
        const data = root === undefined ? undefined : dataOf(root, /--type[\s=]+["']?json\b/.test(`${before} ${behind}`));
        if (root === undefined || data === undefined)
            continue;
        const { span } = root;
        const made = madeMap(span, {
            apiVersion: madeText(source, span, 'v1'),
            kind: madeText(source, span, 'ConfigMap'),
            metadata: madeMap(span, {
                name: madeText(source, span, name),
                ...(namespace === undefined ? {} : { namespace: madeText(source, span, namespace) }),
            }),
            data,
        });
        found.push({ kind: 'yaml', path, source, root: made });
    }
    return found;
}
function singleQuoted(script, start) {
    const end = script.text.indexOf("'", start);
    return end === -1 ? undefined : { text: (0,source_text/* slice */.di)(script, start, end), end };
}
/** `data` of a merge patch; of a list of operations those on `/data/KEY` that put a text there (RFC 6902). */
function dataOf(root, operations) {
    if (!operations)
        return (0,documents_document/* child */.jf)(root, 'data');
    const set = (0,documents_document/* items */.ld)(root).flatMap((one) => {
        const key = /^\/data\/([^/]+)$/.exec((0,documents_document/* scalarText */.ws)((0,documents_document/* child */.jf)(one, 'path')) ?? '')?.[1];
        const value = (0,documents_document/* child */.jf)(one, 'value');
        return key === undefined || value === undefined
            ? []
            : [[key.replace(/~1/g, '/').replace(/~0/g, '~'), value]];
    });
    if (set.length === 0)
        return undefined;
    return {
        kind: 'map',
        span: root.span,
        entries: set.map(([key, value]) => ({ key, keySpan: { start: value.span.start, end: value.span.start }, value })),
    };
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/shell.js





const shell_MAX_LENGTH = 2 * 1024 * 1024;
const shell = {
    id: 'shell',
    unwrap(document) {
        const documents = [];
        const notices = [];
        const read = (script) => {
            for (const one of (0,here_documents/* hereDocumentsOf */.m7)(script))
                openHereDocument(document.path, one, documents, notices);
            for (const one of patchesIn(document.path, script))
                documents.push(one);
        };
        // What a node runs is read with the node's files.
        if (document.onNode !== undefined)
            return { documents, notices };
        if (document.kind === 'text') {
            const { source } = document;
            if (source.text.length > shell_MAX_LENGTH || !(0,open_text/* isScript */.Kh)(document.path, source.text))
                return { documents, notices };
            if (/<<|kubectl/.test(source.text))
                read(source);
            return { documents, notices };
        }
        // Values of ConfigMaps are files; what runs stands in steps and tasks.
        (0,visit/* visitNodes */.R)(document.root, (node) => {
            if (node.kind !== 'scalar' || typeof node.value !== 'string')
                return;
            const { text } = node.text;
            if (text.length > shell_MAX_LENGTH ||
                !/<<-?[ \t]*["'\\]?[A-Za-z_]|kubectl\b[^\n]*\bpatch\b/.test(text) ||
                !(0,prefilter/* hasMarker */.xY)(text))
                return;
            if (!(0,open_text/* isCloudConfig */.IH)(text))
                read(node.text);
        });
        return { documents, notices };
    },
};
function openHereDocument(path, one, documents, notices) {
    const { text, command } = one;
    if ((0,open_text/* isCloudConfig */.IH)(text.text) || (0,open_text/* looksLikeObjects */.iW)(text.text)) {
        const opened = (0,open_text/* openYaml */.IM)(path, text, {});
        for (const document of opened.documents)
            documents.push(document);
        for (const notice of opened.notices)
            notices.push((0,open_text/* asTemplate */.xd)(notice, text.text));
        return;
    }
    // `> dir/Corefile`, `| sudo tee dir/Corefile`
    const target = /(?:>{1,2}|\btee(?:\s+-a)?)\s*["']?([^\s"'<>|;&]{1,300})/.exec(command)?.[1];
    // A unit, its drop-in or its environment: the script's machine is a tree of its own.
    if (target !== undefined && /^\/etc\/(?:systemd\/system\/[^/]+\.service|(?:default|sysconfig)\/)/.test(target))
        documents.push({ kind: 'text', path: `${path}${target}`, source: text });
    const name = target?.slice(target.lastIndexOf('/') + 1);
    if (name === undefined || !/corefile/i.test(name))
        return;
    documents.push({ kind: 'text', path: `${path}/${name}`, source: text });
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/talos-manifests.js



const talosManifests = {
    id: 'talos-manifests',
    unwrap(document) {
        const documents = [];
        const notices = [];
        if (document.kind !== 'yaml' || document.root.kind !== 'map')
            return { documents, notices };
        const { root } = document;
        // What has a kind is an object of Kubernetes, which has no such fields.
        if ((0,documents_document/* child */.jf)(root, 'kind') !== undefined)
            return { documents, notices };
        const add = (config, from) => {
            for (const manifest of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(config, 'cluster', 'inlineManifests'))) {
                const contents = (0,documents_document/* child */.jf)(manifest, 'contents');
                if (contents?.kind !== 'scalar' || contents.value === null)
                    continue;
                const opened = (0,open_text/* openYaml */.IM)(document.path, contents.text, {});
                for (const one of opened.documents)
                    documents.push(one);
                for (const notice of opened.notices)
                    notices.push(notice);
            }
            for (const pod of (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(config, 'machine', 'pods')))
                if (pod.kind === 'map')
                    documents.push({ ...from, root: pod });
        };
        add(root, document);
        if ((0,documents_document/* child */.jf)(root, 'clusterName') !== undefined && (0,documents_document/* child */.jf)(root, 'nodes')?.kind === 'sequence')
            for (const patch of patchesOf(root)) {
                if (patch.kind === 'map')
                    add(patch, document);
                else if (patch.kind === 'scalar' && /inlineManifests|pods/.test(patch.text.text)) {
                    const { value } = (0,yaml/* readYaml */.gM)(patch.text);
                    if (value !== undefined)
                        add(value, { ...document, source: patch.text, root: value });
                }
            }
        return { documents, notices };
    },
};
function patchesOf(root) {
    const holders = [root, (0,documents_document/* child */.jf)(root, 'controlPlane'), (0,documents_document/* child */.jf)(root, 'worker'), ...(0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(root, 'nodes'))];
    return holders.flatMap((one) => (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(one, 'patches')));
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/terraform-objects.js



const terraform_objects_KINDS = [
    { type: /^kubernetes_config_map(?:_v1)?(?:_data)?$/, apiVersion: 'v1', kind: 'ConfigMap' },
    { type: /^kubernetes_service(?:_v1)?$/, apiVersion: 'v1', kind: 'Service' },
    { type: /^kubernetes_pod(?:_v1)?$/, apiVersion: 'v1', kind: 'Pod' },
    { type: /^kubernetes_deployment(?:_v1)?$/, apiVersion: 'apps/v1', kind: 'Deployment' },
    { type: /^kubernetes_(?:daemonset|daemon_set_v1)$/, apiVersion: 'apps/v1', kind: 'DaemonSet' },
    { type: /^kubernetes_stateful_set(?:_v1)?$/, apiVersion: 'apps/v1', kind: 'StatefulSet' },
];
/** Blocks that may repeat, and the list that they make. */
const LISTS = new Map([
    ['container', 'containers'],
    ['init_container', 'initContainers'],
    ['volume', 'volumes'],
    ['volume_mount', 'volumeMounts'],
    ['port', 'ports'],
    ['env', 'env'],
    ['env_from', 'envFrom'],
    ['items', 'items'],
]);
/** Keys below these are the user's own. */
const MAPS = new Set([
    'labels',
    'annotations',
    'data',
    'match_labels',
    'node_selector',
    'selector',
]);
const NAMES = new Map([
    ['cluster_ip', 'clusterIP'],
    ['cluster_ips', 'clusterIPs'],
    ['external_ips', 'externalIPs'],
    ['load_balancer_ip', 'loadBalancerIP'],
    ['host_ip', 'hostIP'],
]);
/** Undefined for a type that is none of these. */
function kubernetesObject(type, body, source, path) {
    const found = terraform_objects_KINDS.find((one) => one.type.test(type));
    if (found === undefined)
        return undefined;
    const { span } = body;
    const data = (0,documents_document/* child */.jf)(body, 'data');
    return madeMap(span, {
        apiVersion: madeText(source, span, found.apiVersion),
        kind: madeText(source, span, found.kind),
        metadata: renamed((0,documents_document/* child */.jf)(body, 'metadata')),
        spec: renamed((0,documents_document/* child */.jf)(body, 'spec')),
        data,
        dataFiles: filesOf(data, source, path),
    });
}
/** Values of `data` that `file("x")` brings: the key with the path from the root of the tree. No provider sends this field. */
function filesOf(data, source, path) {
    if (data === undefined)
        return undefined;
    const found = (0,documents_document/* entries */.jO)(data).flatMap((entry) => {
        const file = (0,documents_hcl/* calledFile */.Kf)(entry.value);
        const place = file === undefined ? undefined : placeFrom(path, file);
        return place === undefined ? [] : [{ ...entry, value: madeText(source, entry.value.span, place) }];
    });
    return found.length === 0 ? undefined : { kind: 'map', entries: found, span: data.span };
}
/** Undefined for what lies outside of the tree, or is told by an expression. */
function placeFrom(path, written) {
    if (written.startsWith('/') || written.includes('${'))
        return undefined;
    const kept = path.split('/').slice(0, -1);
    for (const part of written.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            kept.push(part);
        else if (kept.pop() === undefined)
            return undefined;
    }
    return kept.join('/');
}
/** In the API's spelling. The reader of the language bounds how deeply values lie within each other. */
function renamed(node) {
    if (node === undefined || node.kind === 'scalar')
        return node;
    if (node.kind === 'sequence')
        return { ...node, items: node.items.map((item) => renamed(item) ?? item) };
    const made = [];
    const lists = new Map();
    for (const entry of (0,documents_document/* entries */.jO)(node)) {
        const list = LISTS.get(entry.key);
        if (list !== undefined && entry.value.kind === 'map') {
            const known = lists.get(list);
            const items = known ?? [];
            if (known === undefined) {
                lists.set(list, items);
                made.push({ key: list, keySpan: entry.keySpan, value: { kind: 'sequence', items, span: entry.value.span } });
            }
            const item = renamed(entry.value);
            if (item !== undefined)
                items.push(item);
            continue;
        }
        const isPlain = MAPS.has(entry.key) && !(entry.key === 'selector' && (0,documents_document/* child */.jf)(entry.value, 'match_labels') !== undefined);
        const value = isPlain ? entry.value : (renamed(entry.value) ?? entry.value);
        made.push({ key: spelled(entry.key), keySpan: entry.keySpan, value });
    }
    return { kind: 'map', entries: made, span: node.span };
}
function spelled(key) {
    return NAMES.get(key) ?? key.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}

;// CONCATENATED MODULE: ./.cache/build/documents/carriers/terraform.js









const terraform_MAX_LENGTH = 4 * 1024 * 1024;
/** References to locals that are looked up in a block: each brings a text that is read again. */
const MAX_LOCALS = 50;
const USER_DATA = ['runcmd', 'bootcmd', 'write_files'];
const terraform = {
    id: 'terraform',
    unwrap(document) {
        if (document.kind !== 'text' || document.onNode !== undefined || !/\.(?:tf|tofu)$/.test(document.path))
            return { documents: [], notices: [] };
        if (document.source.text.length > terraform_MAX_LENGTH)
            return { documents: [], notices: [] };
        const hcl = (0,documents_hcl/* readHcl */.KQ)(document.source);
        const documents = [];
        const notices = [];
        const locals = localsOf(hcl.blocks);
        for (const written of hcl.blocks) {
            const block = locals.size === 0 ? written : { ...written, body: withLocals(written.body, locals, { left: MAX_LOCALS }) };
            if (block.type === 'resource')
                for (const root of resourceOf(block, document.path, document.source, notices))
                    documents.push({ kind: 'yaml', path: document.path, source: document.source, root });
            if (block.type === 'module')
                for (const root of moduleOf(block, document.source, notices))
                    documents.push({ kind: 'yaml', path: document.path, source: document.source, root });
        }
        for (const { body } of hcl.blocks)
            (0,visit/* visitNodes */.R)(body, (node) => {
                // What `yamlencode` makes of an object: user data of machines, told by keys that only cloud-init has.
                if (node.kind === 'map' && USER_DATA.some((key) => (0,documents_document/* items */.ld)((0,documents_document/* child */.jf)(node, key)).length > 0))
                    documents.push({ kind: 'yaml', path: document.path, source: document.source, root: node });
            });
        for (const text of hcl.texts) {
            if (text.text.includes('[settings.')) {
                documents.push({ kind: 'text', path: `${document.path}/user-data.toml`, source: text });
                continue;
            }
            if (/^\s{0,200}#!/.test(text.text) || isMultipart(text.text)) {
                // User data of machines: a script, or parts; their own readers judge them.
                documents.push({ kind: 'text', path: `${document.path}/user-data.sh`, source: text });
                continue;
            }
            if (!(0,open_text/* isCloudConfig */.IH)(text.text) && !(0,open_text/* looksLikeObjects */.iW)(text.text))
                continue;
            const opened = (0,open_text/* openYaml */.IM)(document.path, text, {});
            for (const one of opened.documents)
                documents.push(one);
            for (const notice of opened.notices)
                notices.push((0,open_text/* asTemplate */.xd)(notice, text.text));
        }
        return { documents, notices };
    },
};
/** Values of the file's `locals` blocks that are written out; the first of a name. */
function localsOf(blocks) {
    const found = new Map();
    for (const block of blocks) {
        if (block.type !== 'locals')
            continue;
        for (const { key, value } of (0,documents_document/* entries */.jO)(block.body))
            if (!found.has(key) && !(value.kind === 'scalar' && value.value === null))
                found.set(key, value);
    }
    return found;
}
/**
 * A value with `local.NAME` replaced by what this file says it is. As deep as the reader of the language lets values lie.
 * A local that names another one stays as it is.
 */
function withLocals(node, locals, budget) {
    if (node.kind === 'scalar') {
        const name = node.value === null ? /^\s*local\.([\w-]{1,200})\s*$/.exec(node.text.text)?.[1] : undefined;
        const value = name === undefined ? undefined : locals.get(name);
        if (value === undefined || budget.left === 0)
            return node;
        budget.left -= 1;
        return value;
    }
    if (node.kind === 'sequence')
        return { ...node, items: node.items.map((item) => withLocals(item, locals, budget)) };
    return {
        ...node,
        entries: node.entries.map((entry) => ({
            ...entry,
            key: namedKey(entry.key, locals),
            value: withLocals(entry.value, locals, budget),
        })),
    };
}
/** `(local.NAME) = ...`: the text that the local holds. */
function namedKey(key, locals) {
    const value = key.startsWith('local.') ? locals.get(key.slice('local.'.length)) : undefined;
    return value?.kind === 'scalar' && typeof value.value === 'string' && value.value.length <= 253 ? value.value : key;
}
function resourceOf(block, path, source, notices) {
    const [type = '', label = ''] = block.labels;
    const { body } = block;
    if (type === 'kubernetes_manifest') {
        const manifest = (0,documents_document/* child */.jf)(body, 'manifest');
        return manifest?.kind === 'map' ? [manifest] : [];
    }
    if (type === 'helm_release')
        return helmRelease(block, label, path, source, notices);
    if (type === 'aws_eks_addon') {
        const name = terraform_text((0,documents_document/* child */.jf)(body, 'addon_name')) ?? '';
        const configuration = (0,documents_document/* child */.jf)(body, 'configuration_values');
        return name === 'coredns' && configuration !== undefined
            ? [addonOf(configuration, (0,documents_document/* child */.jf)(body, 'addon_version'), block.span, source)]
            : [];
    }
    if (MANAGED.test(type))
        return [clusterOf(type, body, block.span, source)];
    const object = kubernetesObject(type, body, source, path);
    if (object === undefined)
        return [];
    // What an application's own settings are made of is nobody's DNS.
    if (!(0,prefilter/* isAboutResolvers */.Rg)(source.text.slice(block.span.start, block.span.end)))
        return [without(object, 'dataFiles')];
    for (const entry of (0,documents_document/* entries */.jO)((0,documents_document/* child */.jf)(object, 'data')))
        if (entry.value.kind === 'scalar' &&
            entry.value.value === null &&
            (0,documents_document/* entryOf */.Ms)((0,documents_document/* child */.jf)(object, 'dataFiles'), entry.key) === undefined)
            notices.push({
                kind: 'not-modelled',
                message: `what \`${entry.key}\` holds is made by an expression and not read here`,
                at: (0,source_text/* locate */.x5)(source, entry.value.span.start, entry.value.span.end),
            });
    return [object];
}
/**
 * `addons = { coredns = { configuration_values = ... } }` of the widely used EKS module; `cluster_addons` before its
 * version 21, `eks_addons` of the blueprints.
 */
function moduleOf(block, source, notices) {
    const from = terraform_text((0,documents_document/* child */.jf)(block.body, 'source')) ?? '';
    const cluster = CLUSTER_MODULES.test(from) ? [clusterOf(from, block.body, block.span, source)] : [];
    for (const key of ['addons', 'cluster_addons', 'eks_addons']) {
        const addon = (0,documents_document/* child */.jf)(block.body, key, 'coredns');
        if (addon === undefined)
            continue;
        const values = (0,documents_document/* child */.jf)(addon, 'configuration_values');
        if (values !== undefined && !(values.kind === 'scalar' && values.value === null))
            return [...cluster, addonOf(values, (0,documents_document/* child */.jf)(addon, 'addon_version'), block.span, source)];
        const made = values ?? addon;
        if (made.kind === 'scalar' && made.value === null && /corefile|configuration_values/i.test(made.text.text))
            notices.push({
                kind: 'not-modelled',
                message: "the add-on's configuration is made by an expression and not read here",
                at: (0,source_text/* locate */.x5)(source, made.span.start, made.span.end),
            });
        return cluster;
    }
    return cluster;
}
/** Resources and modules that order a cluster from a cloud; what their arguments say, a dialect knows. */
const MANAGED = /^(?:azurerm_kubernetes_cluster|aws_eks_cluster|google_container_cluster|digitalocean_kubernetes_cluster|oci_containerengine_cluster|linode_lke_cluster|scaleway_k8s_cluster|ovh_cloud_project_kube|ibm_container_(?:vpc_)?cluster|alicloud_cs_managed_kubernetes)$/;
const CLUSTER_MODULES = /^(?:terraform-aws-modules\/eks\/aws|Azure\/aks\/azurerm)$/;
function without(node, key) {
    return node.kind === 'map' ? { ...node, entries: node.entries.filter((entry) => entry.key !== key) } : node;
}
/** No provider makes a document of these: the resource as it is, under the name of its type. */
function clusterOf(type, body, span, source) {
    return madeMap(span, {
        apiVersion: madeText(source, span, 'terraform'),
        kind: madeText(source, span, type),
        spec: body,
    });
}
function addonOf(values, addonVersion, span, source) {
    return madeMap(span, {
        apiVersion: madeText(source, span, 'eks.services.k8s.aws/v1alpha1'),
        kind: madeText(source, span, 'Addon'),
        spec: madeMap(span, { name: madeText(source, span, 'coredns'), addonVersion, configurationValues: values }),
    });
}
/**
 * A release as the Argo CD Application that says the same: `values` in order, the last over the others; `set` over all.
 * Several literal values would have to be merged here, which is said instead.
 */
function helmRelease(block, label, path, source, notices) {
    const { body, span } = block;
    const chart = (0,documents_document/* child */.jf)(body, 'chart');
    if (chart === undefined)
        return [];
    const directory = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : '';
    const files = [];
    let values;
    const written = (0,documents_document/* entryOf */.Ms)(body, 'values');
    for (const item of (0,documents_document/* items */.ld)(written?.value)) {
        const file = (0,documents_hcl/* calledFile */.Kf)(item);
        const keySpan = written?.keySpan ?? span;
        if (file !== undefined)
            files.push(madeText(source, item.span, `$repository/${directory}${file}`));
        else if (item.kind === 'map')
            values = { key: 'valuesObject', keySpan, value: item };
        else if (item.kind === 'scalar' && typeof item.value === 'string')
            values = { key: 'values', keySpan, value: item };
        else
            notices.push({
                kind: 'not-modelled',
                message: 'values of this release are made by an expression and not read here',
                at: (0,source_text/* locate */.x5)(source, item.span.start, item.span.end),
            });
    }
    if ((0,documents_document/* items */.ld)(written?.value).length - files.length > 1 && values !== undefined)
        notices.push({
            kind: 'not-modelled',
            message: 'of several values written in place only the last is read',
            at: (0,source_text/* locate */.x5)(source, values.keySpan.start, values.keySpan.end),
        });
    const settings = (0,documents_document/* entries */.jO)(body).filter((entry) => entry.key === 'set' && entry.value.kind === 'map');
    const release = (0,documents_document/* child */.jf)(body, 'name') ?? madeText(source, span, label);
    const list = (items) => items.length === 0 ? undefined : { kind: 'sequence', items, span };
    const made = madeMap(span, {
        releaseName: release,
        valueFiles: list(files),
        parameters: list(settings.map((entry) => entry.value)),
    });
    const helm = { kind: 'map', span, entries: [...(0,documents_document/* entries */.jO)(made), ...(values === undefined ? [] : [values])] };
    const first = madeMap(span, { chart, targetRevision: (0,documents_document/* child */.jf)(body, 'version'), helm });
    const repository = madeMap(span, { ref: madeText(source, span, 'repository') });
    return [
        madeMap(span, {
            apiVersion: madeText(source, span, 'argoproj.io/v1alpha1'),
            kind: madeText(source, span, 'Application'),
            metadata: madeMap(span, { name: release }),
            spec: madeMap(span, {
                destination: madeMap(span, { namespace: (0,documents_document/* child */.jf)(body, 'namespace') }),
                sources: list([first, repository]),
            }),
        }),
    ];
}
function terraform_text(node) {
    return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

// EXTERNAL MODULE: ./.cache/build/documents/carriers/vagrantfile.js
var vagrantfile = __webpack_require__(3933);
;// CONCATENATED MODULE: ./.cache/build/documents/carriers/index.js



















const carriers = [
    ansible/* ansible */.fM,
    clusterApi,
    configMapManifests,
    embeddedCloudConfig,
    environment,
    ignition/* ignition */.e,
    kindPatches,
    kustomizePatches,
    mimeParts,
    nix,
    nestedObjects,
    node_files/* nodeFiles */.k,
    nomad,
    programs,
    rkeAddons,
    shell,
    talosManifests,
    terraform,
    vagrantfile/* vagrantfile */.G,
];

;// CONCATENATED MODULE: ./.cache/build/documents/own-report.js
/** Files that loopgate itself wrote: they quote configuration and are none. */
/** Each form by how it begins and by all the keys that it has. */
const FORMS = [
    // src/reporters/json.ts
    [
        '{\n  "version": 1,\n  "tool": {\n    "name": "loopgate",',
        ['version', 'tool', 'result', 'base', 'counts', 'findings', 'fixed', 'suppressed', 'notices'],
    ],
    // src/suppression/baseline.ts
    ['{\n  "version": 1,\n  "findings": [', ['version', 'findings']],
    // src/reporters/sarif.ts, and every other SARIF log that begins so.
    ['{\n  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",', ['$schema', 'version', 'runs']],
];
/** Whether a file is a report or a baseline, and nothing besides: with one further key it is read like any other. */
function isOwnReport(bytes) {
    const form = FORMS.find(([beginning]) => bytes.subarray(0, beginning.length).toString('latin1') === beginning);
    if (form === undefined)
        return false;
    try {
        const value = JSON.parse(bytes.toString('utf8'));
        return typeof value === 'object' && value !== null && Object.keys(value).every((key) => form[1].includes(key));
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./.cache/build/documents/open.js
/** From bytes to documents: the door of this room. */






/** Carriers within carriers: a Secret that holds cloud-config that holds a kubelet configuration is three. */
const MAX_CARRIER_DEPTH = 6;
/** Documents of one file that carriers gave. */
const MAX_CARRIED = 20_000;
/** Pictures, archives, programs and sealed files are never text, whatever the rest of the name says. */
const PACKED = /\.(?:gz|xz|zst|bz2|zip|t[gx]z|tar|7z|png|jpe?g|gif|webp|ico|pdf|docx?|mp4|woff2?|o|a|so|exe|pyc|class|jar|deb|rpm|bin|db|sqlite|age|gpg|asc|enc|der|p12)$/i;
/** Bytes as a source file, when the file can matter; without `file` it is of no interest, or a notice says why it cannot be read. */
function openBytes(path, bytes, options = {}) {
    const named = options.named === true || path === '<stdin>';
    if (((0,prefilter/* mayMatter */.dx)(path, bytes) && !isOwnReport(bytes)) || (named && !(0,prefilter/* isBinary */.Go)(bytes))) {
        const text = (0,prefilter/* decode */.D4)(bytes);
        const conditions = (0,text_conditions/* conditionsOf */.yb)(text, path);
        const file = {
            path,
            text,
            ...(conditions.length === 0 ? {} : { conditions }),
            ...(options.revision === undefined ? {} : { revision: options.revision }),
        };
        return { file, notices: [] };
    }
    if (!(0,prefilter/* isBinary */.Go)(bytes) || !(named || ((0,prefilter/* hasRelevantName */.xc)(path) && !PACKED.test(path))))
        return { notices: [] };
    const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
    return { notices: [{ kind: 'unreadable', message: `${path} holds binary data and was not read.`, at }] };
}
/**
 * Everything a file holds: its documents in the order of the file, items of lists as documents of their own, each
 * followed by what carriers found inside it. The carrying document itself stays in the result. Never throws for what
 * the file says; what could not be read is a notice.
 */
function openFile(file) {
    const opened = (0,open_text/* openText */.Uq)(file.path, (0,source_text/* wholeFile */.AA)(file), {});
    const { documents, notices } = unwrap(opened.documents);
    return { documents, notices: [...opened.notices, ...notices] };
}
/** Documents, each followed by what carriers find inside it. */
function unwrap(opened) {
    const documents = [];
    const notices = [];
    let carried = 0;
    const open = opened.map((document) => ({ document, depth: 0 })).reverse();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { document, depth } = next;
        documents.push(document);
        if (depth >= MAX_CARRIER_DEPTH || carried > MAX_CARRIED)
            continue;
        const inside = [];
        for (const carrier of carriers) {
            const held = carrier.unwrap(document);
            for (const one of held.documents)
                inside.push(one);
            for (const notice of held.notices)
                notices.push(notice);
        }
        carried += inside.length;
        for (const one of inside.reverse())
            open.push({ document: one, depth: depth + 1 });
    }
    return { documents, notices };
}


/***/ }),

/***/ 8765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   N2: () => (/* binding */ markerExpression),
/* harmony export */   Rg: () => (/* binding */ isAboutResolvers),
/* harmony export */   dx: () => (/* binding */ mayMatter),
/* harmony export */   qk: () => (/* binding */ isVariablesFile),
/* harmony export */   tZ: () => (/* binding */ isPlaybookPart),
/* harmony export */   xY: () => (/* binding */ hasMarker),
/* harmony export */   xc: () => (/* binding */ hasRelevantName)
/* harmony export */ });
/* unused harmony export MARKERS */
/** Which files can matter, decided on their bytes: most of a repository is never decoded, far less parsed. */
/**
 * One of these stands in every text that a dialect reads. Case counts. A dialect that needs another word adds it here;
 * a word that stands in ordinary manifests costs time on every scan, so prefer the longer one.
 */
const MARKERS = [
    'Corefile',
    'coredns',
    'kube-dns',
    // `kubeDNS` of kops, `nodeLocalDNS`, `localDNSProfile`.
    'kubeDNS',
    'ocalDNS',
    'node-cache',
    'node-local',
    'nodelocal',
    'dnsPolicy',
    'dnsConfig',
    // `nameserver`, `nameservers`, `upstreamNameservers`.
    'ameserver',
    // `dns_servers`, `upstream_dns_servers` of kubespray.
    'dns_servers',
    // `resolvConf`, `kubeletResolvConf`.
    'esolvConf',
    'resolv.conf',
    'resolv-conf',
    'resolvconf',
    '[Resolve]',
    // Paths on nodes whose content may be encoded.
    'resolved.conf',
    'systemd-resolved',
    'systemd/network',
    'NetworkManager',
    // `DNS=` of systemd-networkd's files, ifupdown, dhclient.
    'DNS=',
    'domain-name-servers',
    // What it writes on nodes may be encoded.
    '#cloud-config',
    // Plays, which say what machines a role is for.
    '  roles:',
    'become:',
    // User data of k3s and RKE2 nodes.
    'rancher/',
    'servicelb',
    // `clusterDNS`, `clusterDomain`; `--cluster-dns`, `cluster-domain`.
    'clusterD',
    'cluster-d',
    'stubDomains',
    'stubdomains',
    // `cluster_dns_server`, `cluster_domain` of RKE.
    'cluster_d',
    // `serviceCIDR` of k0s, `serviceSubnet` of kubeadm and kind.
    'serviceCIDR',
    'serviceSubnet',
    'microk8s',
    'hostDNS',
    'dnsDomain',
    // Cluster API's Cluster, OpenShift's install-config.
    'clusterNetwork',
    'core.gardener.cloud',
    // Corefiles under any key, unbound's `forward-zone`, `forwardPlugin` of OpenShift, `forwardKubeDNSToHost` of Talos.
    'forward',
    'kubelet',
    'kubeadm',
    // Instance groups and machine templates, which say the nodes' images.
    'kops.k8s.io/',
    'infrastructure.cluster.x-k8s.io',
    // `kubeproxy.config.k8s.io`.
    'kubeproxy',
    'dnsmasq',
    'unbound',
    // Images of resolvers that run as workloads, and words of their configuration.
    'pihole',
    'adguard',
    'serviceDns',
    'localDns',
    'blocky',
    'technitium',
    'recursor',
    'bind9',
    'dnsdist',
    'proxy-dns',
    'FTLCONF_dns',
    'upstream_dns',
    'upstreams:',
    // Clusters ordered from a cloud, whose network says where the cluster DNS is.
    'kubernetes_cluster',
    'aws_eks_cluster',
    'aws-modules/eks',
    'container_cluster',
    'ibm_container_',
    'containerengine_cluster',
    'lke_cluster',
    'k8s_cluster',
    'project_kube',
    'managed_kubernetes',
    'ContainerService/managedClusters',
    'AWS::EKS::Cluster',
    'dns_service_ip',
    'erviceIPv4CIDR',
    'erviceIpv4Cidr',
    'dnsServiceI',
    // `--service-cluster-ip-range`, `service-cidr`.
    'service-c',
    // `serviceNetwork`, `upstreamResolvers` of OpenShift.
    'serviceNetwork',
    'operator.openshift.io',
    'serviceSubnetCIDR',
    'upstreamResolvers',
    'EndpointSlice',
    'IPAddressPool',
    'LocalRedirectPolicy',
    'k8s-gateway',
    'k8s_gateway',
    '[settings.',
    'ClusterDNS',
    'CustomDNSConfig',
    // Variables that Flux fills in.
    'postBuild',
    'kind: Endpoints',
    // A Service or a pod with the DNS port.
    ': 53',
];
/**
 * What stands only in texts about resolvers and the machines they run on. The templates of any application name its
 * pods' `dnsPolicy`, port 53 of its network policy or a forwarded port, and none of that can close a loop.
 */
const RESOLVERS = /Corefile|coredns|kubeDNS|ocalDNS|node-cache|node-?local|ameserver|dns_servers|esolvConf|resolv[.-]?conf|\[Resolve\]|resolved|systemd\/network|NetworkManager|domain-name-servers|#cloud-config|cluster(?:-dns|_dns|DNS)|ClusterDNS|CustomDNSConfig|stub[Dd]omains|microk8s|hostDNS|core\.gardener\.cloud|forward-zone|forward(?:Plugin|KubeDNS)|KubeletConfiguration|dnsmasq|unbound|pihole|adguardhome|blocky|technitium|recursor|bind9|FTLCONF_dns|upstream_dns|upstreamResolvers|LocalRedirectPolicy|k8s[-_]gateway|\[settings\.|(?:^|\s)forward \./i;
const POLICY = /^["']?kind["']?\s*:\s*["']?\w*NetworkPolicy\b/m;
/** Whether a template that cannot be read is worth a word. */
function isAboutResolvers(text) {
    return POLICY.test(text) ? false : RESOLVERS.test(text) || /^\s*name:\s*kube-dns\s*$/m.test(text);
}
/** A name that says by itself what the file is for. */
const RELEVANT_NAME = /(?:^|\/)(?:[^/]*corefile[^/]*|kustomization(?:\.ya?ml)?|resolv\.conf[^/]*|resolved\.conf|dnsmasq[^/]*\.conf|unbound[^/]*\.conf|named\.conf[^/]*|[^/]*\.(?:ign|bu)|NetworkManager\/(?:[^/]+\/)?[^/]+|(?:coredns|node-?local-?dns|node-cache|dnsmasq|unbound)[^/]*\.service(?:\.d\/[^/]+\.conf)?|(?:default|sysconfig)\/(?:coredns|dnsmasq|unbound)|dnsmasq\.d\/[^/]+|site\.ya?ml|[^/]*microk8s[^/]*\.ya?ml|[^/]*playbook[^/]*\.ya?ml)$/i;
/** Variables of playbooks: what a task writes may stand in them and nowhere else. */
const VARIABLES = /(?:^|\/)(?:group_vars|host_vars)\/[^.]+(?:\.ya?ml)?$|(?:^|\/)roles\/[^/]+\/(?:defaults|vars)\/[^.]+\.ya?ml$/;
/** Whether a file states variables of playbooks, and is read for them whatever else it says. */
function isVariablesFile(path) {
    return VARIABLES.test(path);
}
/** Tasks, of which some only draw in others. */
const TASKS = /(?:^|\/)(?:tasks|handlers)\/[^.]+\.ya?ml$/;
/** Whether a file is a part of playbooks that is read whatever it says: its variables or tasks decide what others do. */
function isPlaybookPart(path) {
    return VARIABLES.test(path) || TASKS.test(path);
}
const SNIFFED_BYTES = 8192;
/** Whether a path alone makes a file one to read. */
function hasRelevantName(path) {
    return RELEVANT_NAME.test(path);
}
/** Settings of editors: JSON with comments, and nothing that a cluster or node reads. */
const EDITORS = /(?:^|\/)\.(?:vscode|idea|devcontainer|fleet)\//;
/** Whether a file can matter. A file with a NUL byte near its beginning and no UTF-16 mark is binary and never does. */
function mayMatter(path, bytes) {
    if (utf16Of(bytes) !== undefined)
        return hasRelevantName(path) || hasMarker(decode(bytes));
    if (isBinary(bytes) || EDITORS.test(path))
        return false;
    if (hasRelevantName(path) || isVariablesFile(path))
        return true;
    const text = bytes.toString('latin1');
    return hasMarker(text) || (TASKS.test(path) && /(?:include|import)_tasks/.test(text));
}
/** Without `g` an expression keeps no state. */
const ANY_MARKER = markerExpression('');
/** Whether one of the markers stands in a text. */
function hasMarker(text) {
    return ANY_MARKER.test(text);
}
/** An alternative of literal words: one pass, nothing to backtrack into. */
function markerExpression(flags) {
    return new RegExp(MARKERS.map((marker) => marker.replace(/[.[\]]/g, '\\$&')).join('|'), flags);
}
function isBinary(bytes) {
    return bytes.subarray(0, SNIFFED_BYTES).includes(0);
}
/**
 * Bytes as text: UTF-8, or UTF-16 when it begins with that byte order mark. The mark stays as the text's first
 * character, so that offsets count what an editor counts; bytes that are no UTF-8 become U+FFFD.
 */
function decode(bytes) {
    const utf16 = utf16Of(bytes);
    if (utf16 === undefined)
        return bytes.toString('utf8');
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2));
    return utf16 === 'little' ? even.toString('utf16le') : Buffer.from(even).swap16().toString('utf16le');
}
function utf16Of(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'little';
    return bytes[0] === 0xfe && bytes[1] === 0xff ? 'big' : undefined;
}


/***/ }),

/***/ 8278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ relevantChunks),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   LA: () => (/* binding */ splitStream),
/* harmony export */   uy: () => (/* binding */ renderedFrom)
/* harmony export */ });
/* harmony import */ var _text_source_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5624);
/* harmony import */ var _prefilter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8765);
/** A YAML stream, cut into its documents before anything is parsed. */


/** `# Source: chart/templates/file.yaml`, as `helm template` writes before each document. */
const RENDERED_FROM = /^# Source: (\S.*?)[ \t]*\r?$/m;
const CUSTOM_RESOURCE_DEFINITION = /^kind:[ \t]*["']?CustomResourceDefinition\b/m;
/** The lines before a document's first value. */
const LEADING_LENGTH = 4096;
/**
 * The documents of a stream. `---` and `...` at the beginning of a line cannot stand inside a value (YAML 1.2.2, 9.1.2),
 * so no parser is needed. Directives belong to the document after them; chunks of comments only are left in, and parse to nothing.
 */
function splitStream(text) {
    const chunks = [];
    let start = 0;
    let bare = true;
    const close = (end) => {
        if (end > start)
            chunks.push({ start, end });
    };
    for (const at of markers(text)) {
        if (text[at] === '.') {
            const feed = text.indexOf('\n', at);
            const end = feed === -1 ? text.length : feed + 1;
            close(end);
            start = end;
            bare = true;
            continue;
        }
        if (bare && hasDirectivesOnly(text, start, at)) {
            bare = false;
            continue;
        }
        close(at);
        start = at;
        bare = false;
    }
    close(text.length);
    return chunks;
}
/** Chunks in which a marker stands, without definitions of custom resources: long, and never configuration. */
function relevantChunks(text, chunks) {
    const expression = (0,_prefilter_js__WEBPACK_IMPORTED_MODULE_0__/* .markerExpression */ .N2)('g');
    const relevant = [];
    let index = 0;
    for (;;) {
        const chunk = chunks[index];
        if (chunk === undefined)
            return relevant;
        expression.lastIndex = chunk.start;
        const hit = expression.exec(text);
        if (hit === null)
            return relevant;
        while ((chunks[index]?.end ?? Number.POSITIVE_INFINITY) <= hit.index)
            index += 1;
        const found = chunks[index];
        if (found === undefined)
            return relevant;
        if (!CUSTOM_RESOURCE_DEFINITION.test(text.slice(found.start, found.end)))
            relevant.push(found);
        index += 1;
    }
}
/** A chunk as a text of its own; a chunk that is the whole text stays as it is. */
function cut(source, chunk) {
    return chunk.start === 0 && chunk.end === source.text.length ? source : (0,_text_source_text_js__WEBPACK_IMPORTED_MODULE_1__/* .slice */ .di)(source, chunk.start, chunk.end);
}
/** Which chart template the comments at the head of a document name. */
function renderedFrom(text) {
    const head = text.slice(0, LEADING_LENGTH);
    const value = /^(?![#\s]|---)/m.exec(head);
    return RENDERED_FROM.exec(value === null ? head : head.slice(0, value.index))?.[1];
}
/** Offsets of `---` and `...` lines, in order. Each of the two is looked for once over the whole text, not anew from every line. */
function* markers(text) {
    let dashes = lineStart(text, '---', 0);
    let dots = lineStart(text, '...', 0);
    for (;;) {
        const at = dashes === -1 ? dots : dots === -1 ? dashes : Math.min(dashes, dots);
        if (at === -1)
            return;
        if (at === dashes)
            dashes = lineStart(text, '---', at + 3);
        else
            dots = lineStart(text, '...', at + 3);
        const after = text[at + 3];
        if (after === undefined || after === '\n' || after === '\r' || after === ' ' || after === '\t')
            yield at;
    }
}
function lineStart(text, marker, from) {
    const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    if (from === 0 && text.startsWith(marker, first))
        return first;
    const at = text.indexOf(`\n${marker}`, Math.max(0, from - 1));
    return at === -1 ? -1 : at + 1;
}
/** Blank lines, comments and at least one `%` line. */
function hasDirectivesOnly(text, start, end) {
    let directive = false;
    for (let at = start; at < end;) {
        const feed = text.indexOf('\n', at);
        const stop = feed === -1 || feed > end ? end : feed;
        let first = at;
        while (first < stop && (text.charCodeAt(first) <= 0x20 || text.charCodeAt(first) === 0xfeff))
            first += 1;
        if (first < stop) {
            if (text[first] === '%')
                directive = true;
            else if (text[first] !== '#')
                return false;
        }
        at = stop + 1;
    }
    return directive;
}


/***/ }),

/***/ 7357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visitNodes)
/* harmony export */ });
/** Calls `see` for every value, parents before children, in the order of the text. */
function visitNodes(root, see) {
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        see(node);
        const children = node.kind === 'map' ? node.entries.map((entry) => entry.value) : node.kind === 'sequence' ? node.items : [];
        for (const child of children.toReversed())
            open.push(child);
    }
}


/***/ }),

/***/ 5175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Fl: () => (/* binding */ isTemplate),
  gM: () => (/* binding */ readYaml)
});

// UNUSED EXPORTS: MAX_DEPTH, MAX_YAML_LENGTH

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./.cache/build/text/source-text.js
var source_text = __webpack_require__(5624);
;// CONCATENATED MODULE: ./.cache/build/documents/scalar.js
/** What a YAML scalar's characters say, and which character of the text each one is. YAML 1.2.2, chapters 7.3 and 8.1. */

/**
 * Reads a scalar of `source`. `expected` is what the parser says the scalar is; should the two ever differ, the
 * parser's text is given and stands, as a whole, for the scalar's place.
 */
function readScalar(source, token, expected) {
    const builder = { text: '', segments: [] };
    if (token.style === 'plain')
        foldLines(builder, source.text, token.start, token.end, false);
    else if (token.style === 'single-quoted')
        foldLines(builder, source.text, token.start + 1, token.end - 1, true);
    else if (token.style === 'double-quoted')
        readDoubleQuoted(builder, source.text, token.start, token.end);
    else
        readBlock(builder, source.text, token);
    if (expected !== undefined && builder.text !== expected) {
        builder.text = '';
        builder.segments.length = 0;
        stand(builder, expected, token.start, token.end);
    }
    if (builder.segments.length === 0) {
        // An empty text still has a place: behind the opening quote, or behind the header of a block.
        const at = token.body ?? (token.style.endsWith('quoted') ? token.start + 1 : token.start);
        builder.segments.push({ start: 0, at: Math.min(at, source.text.length), length: 0, verbatim: true });
    }
    return (0,source_text/* derive */.CX)(source, builder.text, builder.segments);
}
/** Characters `from` to `to` as they are. */
function copy(builder, text, from, to) {
    if (to <= from)
        return;
    const last = builder.segments.at(-1);
    const start = builder.text.length;
    builder.text += text.slice(from, to);
    if (last?.verbatim === true && last.at + last.length === from && last.start + last.length === start) {
        builder.segments[builder.segments.length - 1] = { ...last, length: last.length + (to - from) };
        return;
    }
    builder.segments.push({ start, at: from, length: to - from, verbatim: true });
}
/** `text` instead of the characters `from` to `to`. */
function stand(builder, text, from, to) {
    builder.segments.push({ start: builder.text.length, at: from, length: to - from, verbatim: false });
    builder.text += text;
}
/** Plain and single-quoted scalars: one line break is a space, n empty lines are n line breaks (YAML 6.5). */
function foldLines(builder, text, start, end, quoted) {
    let at = start;
    let emptyLines = 0;
    let written = start;
    for (let first = true;; first = false) {
        const feed = feedBefore(text, at, end);
        const last = feed === -1;
        let to = last ? end : feed;
        if (!last && to > at && text[to - 1] === '\r')
            to -= 1;
        let from = at;
        if (!first)
            while (from < to && isBlank(text[from]))
                from += 1;
        if (!last)
            while (to > from && isBlank(text[to - 1]))
                to -= 1;
        if (first || last || to > from) {
            if (!first)
                stand(builder, emptyLines === 0 ? ' ' : '\n'.repeat(emptyLines), written, Math.max(written, from));
            if (quoted)
                copyQuotes(builder, text, from, to);
            else
                copy(builder, text, from, to);
            emptyLines = 0;
            written = to;
        }
        else
            emptyLines += 1;
        if (last)
            return;
        at = feed + 1;
    }
}
/** The next line feed. Looks no further than `end`: behind it may lie megabytes of one line, for every scalar anew. */
function feedBefore(text, from, end) {
    for (let at = from; at < end; at += 1)
        if (text.charCodeAt(at) === 0x0a)
            return at;
    return -1;
}
/** Two single quotes are one. */
function copyQuotes(builder, text, from, to) {
    let at = from;
    for (;;) {
        let quote = at;
        while (quote < to && text[quote] !== "'")
            quote += 1;
        if (quote + 2 > to)
            break;
        copy(builder, text, at, quote);
        stand(builder, "'", quote, quote + 2);
        at = quote + 2;
    }
    copy(builder, text, at, to);
}
function isBlank(character) {
    return character === ' ' || character === '\t';
}
const ESCAPES = new Map([
    ['0', '\0'],
    ['a', '\x07'],
    ['b', '\b'],
    ['t', '\t'],
    ['\t', '\t'],
    ['n', '\n'],
    ['v', '\v'],
    ['f', '\f'],
    ['r', '\r'],
    ['e', '\x1b'],
    [' ', ' '],
    ['"', '"'],
    ['/', '/'],
    ['\\', '\\'],
    ['N', '\u0085'],
    ['_', '\u00a0'],
    ['L', '\u2028'],
    ['P', '\u2029'],
]);
const HEX_LENGTH = new Map([
    ['x', 2],
    ['u', 4],
    ['U', 8],
]);
/** Double-quoted scalars (YAML 5.7, 7.3.1). `start` and `end` include the quotes. */
function readDoubleQuoted(builder, text, start, end) {
    const close = end - 1;
    let at = start + 1;
    while (at < close) {
        let plain = at;
        while (plain < close && !isSpecial(text.charCodeAt(plain)))
            plain += 1;
        copy(builder, text, at, plain);
        at = plain;
        if (at >= close)
            return;
        const character = text[at];
        if (character === '\\')
            at = readEscape(builder, text, at, close);
        else
            at = readBreakOrBlank(builder, text, at, close);
    }
}
/** Line feed, carriage return, space, tab, backslash. */
function isSpecial(code) {
    return code === 0x5c || code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function readEscape(builder, text, at, close) {
    const letter = text[at + 1] ?? '';
    const known = ESCAPES.get(letter);
    if (known !== undefined) {
        stand(builder, known, at, at + 2);
        return at + 2;
    }
    const digits = HEX_LENGTH.get(letter);
    if (digits !== undefined) {
        const code = Number.parseInt(text.slice(at + 2, at + 2 + digits), 16);
        stand(builder, code <= 0x10ffff ? String.fromCodePoint(code) : '', at, at + 2 + digits);
        return at + 2 + digits;
    }
    const breakLength = letter === '\n' ? 1 : letter === '\r' && text[at + 2] === '\n' ? 2 : 0;
    if (breakLength > 0) {
        // An escaped line break and the next line's indentation are nothing.
        let next = at + 1 + breakLength;
        while (next < close && isBlank(text[next]))
            next += 1;
        return next;
    }
    copy(builder, text, at, at + 2);
    return at + 2;
}
/** Blanks before a line break vanish; the break folds with the empty lines after it. */
function readBreakOrBlank(builder, text, at, close) {
    let next = at;
    while (next < close && isBlank(text[next]))
        next += 1;
    const isBreak = next < close && (text[next] === '\n' || (text[next] === '\r' && text[next + 1] === '\n'));
    if (!isBreak) {
        const to = next > at ? next : at + 1;
        copy(builder, text, at, to);
        return to;
    }
    let breaks = 0;
    while (next < close) {
        const character = text[next];
        if (character === '\n')
            breaks += 1;
        else if (!isBlank(character) && !(character === '\r' && text[next + 1] === '\n'))
            break;
        next += 1;
    }
    stand(builder, breaks === 1 ? ' ' : '\n'.repeat(breaks - 1), at, next);
    return next;
}
/** Literal and folded blocks (YAML 8.1). */
function readBlock(builder, text, token) {
    const body = token.body ?? token.start;
    const header = readHeader(text.slice(token.start, body));
    const lines = body < token.end || header.chomping === '+' ? splitLines(text, body, token.end) : [];
    let kept = lines.length;
    while (kept > 0 && isEmptyLine(text, lines[kept - 1]))
        kept -= 1;
    if (kept === 0) {
        // Only empty lines: `+` keeps them all.
        if (header.chomping === '+' && body < token.end) {
            stand(builder, '\n'.repeat(Math.max(1, lines.length - 1)), body, token.end);
        }
        return;
    }
    let indent = (token.indent ?? 0) + header.indent;
    let first = 0;
    for (; first < kept; first += 1) {
        const line = lines[first];
        if (line === undefined)
            break;
        const width = line.content - line.start;
        if (!isEmptyLine(text, line)) {
            if (header.indent === 0)
                indent = width;
            break;
        }
        if (header.indent === 0 && width > indent)
            indent = width;
    }
    // Trailing lines of more spaces than the indentation are content.
    for (let i = lines.length - 1; i >= kept; i -= 1) {
        const line = lines[i];
        if (line !== undefined && line.content - line.start > indent)
            kept = i + 1;
    }
    if (header.folded)
        foldBlock(builder, text, lines.slice(0, kept), first, indent);
    else
        copyBlock(builder, text, lines.slice(0, kept), indent);
    const lastLine = lines[kept - 1];
    if (lastLine === undefined || header.chomping === '-')
        return;
    if (header.chomping === '') {
        copyFeed(builder, text, lastLine);
        return;
    }
    for (let i = kept; i < lines.length; i += 1) {
        const before = lines[i - 1];
        const line = lines[i];
        if (before === undefined || line === undefined)
            break;
        copyFeed(builder, text, before);
        copy(builder, text, Math.min(line.start + indent, line.content), line.content);
    }
    if (!builder.text.endsWith('\n'))
        copyFeed(builder, text, lines.at(-1) ?? lastLine);
}
function copyBlock(builder, text, lines, indent) {
    for (const [index, line] of lines.entries()) {
        const before = lines[index - 1];
        if (before !== undefined)
            copyFeed(builder, text, before);
        copy(builder, text, Math.min(line.start + indent, line.content), line.end);
    }
}
/** Lines at the indentation are joined, more indented ones keep their breaks (YAML 8.1.3). */
function foldBlock(builder, text, lines, first, indent) {
    for (const line of lines.slice(0, first)) {
        copy(builder, text, Math.min(line.start + indent, line.content), line.content);
        copyFeed(builder, text, line);
    }
    let breaks = 0;
    let fold = false;
    let before;
    let indentedBefore = false;
    for (const line of lines.slice(first)) {
        const width = line.content - line.start;
        const more = width > indent || text[line.content] === '\t';
        const empty = !more && line.content === line.end;
        if (empty && before !== undefined) {
            breaks += 1;
            continue;
        }
        if (before !== undefined) {
            // Between two plain lines the first break is the fold; next to an indented line every break counts.
            const separator = fold && !more ? (breaks === 0 ? ' ' : '\n'.repeat(breaks)) : '\n'.repeat(breaks + 1);
            stand(builder, separator, before.end, Math.min(line.start + indent, line.content));
        }
        copy(builder, text, Math.min(line.start + indent, line.content), line.end);
        breaks = 0;
        fold = !more;
        indentedBefore = more;
        before = line;
    }
    if (breaks > 0 && before !== undefined && indentedBefore)
        stand(builder, '\n'.repeat(breaks), before.end, before.feed);
}
/** The line's break. A text that ends without one still gets one, in the place of its end. */
function copyFeed(builder, text, line) {
    if (text[line.feed] === '\n')
        copy(builder, text, line.feed, line.feed + 1);
    else
        stand(builder, '\n', line.feed, line.feed);
}
function isEmptyLine(text, line) {
    return (line !== undefined && (line.content >= line.end || (text[line.content] === '\r' && line.content + 1 >= line.end)));
}
function splitLines(text, start, end) {
    const lines = [];
    for (let at = start;;) {
        const found = feedBefore(text, at, end);
        const feed = found === -1 ? end : found;
        let content = at;
        while (content < feed && text[content] === ' ')
            content += 1;
        const last = feed > content && text[feed - 1] === '\r' && feed < end ? feed - 1 : feed;
        lines.push({ start: at, content, end: last, feed });
        if (feed >= end)
            return lines;
        at = feed + 1;
    }
}
function readHeader(text) {
    const digit = /^[|>][+-]?([1-9])/.exec(text)?.[1];
    const sign = /^[|>][1-9]?([+-])/.exec(text)?.[1];
    return {
        folded: text.startsWith('>'),
        indent: digit === undefined ? 0 : Number(digit),
        chomping: sign === '+' ? '+' : sign === '-' ? '-' : '',
    };
}

;// CONCATENATED MODULE: ./.cache/build/documents/json.js


const NUMBER = String.raw `-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?`;
const WORDS = [
    ['true', true],
    ['false', false],
    ['null', null],
];
/** As for YAML: what Kubernetes objects never come near. */
const MAX_DEPTH = 200;
/** Values of one text; a gigabyte of memory at the most. */
const MAX_VALUES = 1_000_000;
/** Remarks about repeated keys; whoever has more has got the point. */
const MAX_REPEATED_KEYS = 20;
/**
 * The value of a text that is strict JSON (RFC 8259), or undefined for anything else, which may still be YAML.
 * A repeated key stays, with a notice; `entryOf` takes the last.
 */
function readJson(source) {
    const { text } = source;
    const notices = [];
    const open = [];
    const number = new RegExp(NUMBER, 'y');
    let root;
    let at = skipBlanks(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
    /** What may come next. */
    let state = 'value';
    let values = 0;
    const give = (node) => {
        values += 1;
        const parent = open.at(-1);
        if (parent === undefined)
            root = node;
        else if (parent.kind === 'sequence')
            parent.items.push(node);
        else if (parent.key !== undefined) {
            const { text: key, start, end } = parent.key;
            if (parent.keys.has(key) && notices.length < MAX_REPEATED_KEYS)
                notices.push(repeatedKey(source, key, start, end));
            parent.keys.add(key);
            parent.entries.push({ key, keySpan: { start, end }, value: node });
        }
    };
    while (at < text.length) {
        if (values > MAX_VALUES)
            return undefined;
        const character = text[at];
        const parent = open.at(-1);
        if (state === 'after') {
            if (parent === undefined)
                return undefined;
            if (character === ',') {
                state = parent.kind === 'map' ? 'key' : 'value';
                at = skipBlanks(text, at + 1);
                continue;
            }
        }
        if (state === 'after' || state === 'key-or-end' || state === 'value-or-end') {
            if (parent?.kind === 'map' && character === '}' && state !== 'value-or-end') {
                open.pop();
                give({ kind: 'map', entries: parent.entries, span: { start: parent.start, end: at + 1 } });
                state = 'after';
                at = skipBlanks(text, at + 1);
                continue;
            }
            if (parent?.kind === 'sequence' && character === ']') {
                open.pop();
                give({ kind: 'sequence', items: parent.items, span: { start: parent.start, end: at + 1 } });
                state = 'after';
                at = skipBlanks(text, at + 1);
                continue;
            }
            if (state === 'after')
                return undefined;
        }
        if (state === 'key' || state === 'key-or-end') {
            const end = character === '"' ? stringEnd(text, at) : -1;
            if (end === -1 || parent?.kind !== 'map')
                return undefined;
            const colon = skipBlanks(text, end);
            if (text[colon] !== ':')
                return undefined;
            const key = readScalar(source, { style: 'double-quoted', start: at, end }, undefined).text;
            parent.key = { text: key, start: at, end };
            state = 'value';
            at = skipBlanks(text, colon + 1);
            continue;
        }
        if (character === '{' || character === '[') {
            if (open.length >= MAX_DEPTH)
                return undefined;
            if (character === '{')
                open.push({ kind: 'map', start: at, entries: [], keys: new Set() });
            else
                open.push({ kind: 'sequence', start: at, items: [] });
            state = character === '{' ? 'key-or-end' : 'value-or-end';
            at = skipBlanks(text, at + 1);
            continue;
        }
        const scalar = readValue(source, at, number);
        if (scalar === undefined)
            return undefined;
        give(scalar);
        state = 'after';
        at = skipBlanks(text, scalar.span.end);
    }
    return root === undefined || open.length > 0 ? undefined : { root, notices };
}
/** The remark about a key that a map has twice. */
function repeatedKey(source, key, start, end) {
    const shown = key.length > 60 ? `${key.slice(0, 60)}...` : key;
    return {
        kind: 'assumed',
        message: `The key ${JSON.stringify(shown)} stands twice in this map; the last one counts.`,
        at: (0,source_text/* locate */.x5)(source, start, end),
    };
}
function readValue(source, at, number) {
    const { text } = source;
    if (text[at] === '"') {
        const end = stringEnd(text, at);
        if (end === -1)
            return undefined;
        const content = readScalar(source, { style: 'double-quoted', start: at, end }, undefined);
        return { kind: 'scalar', value: content.text, text: content, span: { start: at, end } };
    }
    for (const [word, value] of WORDS) {
        if (text.startsWith(word, at))
            return plain(source, at, at + word.length, value);
    }
    number.lastIndex = at;
    const literal = number.exec(text)?.[0];
    if (literal === undefined)
        return undefined;
    return plain(source, at, at + literal.length, Number(literal));
}
function plain(source, start, end, value) {
    return {
        kind: 'scalar',
        value,
        text: readScalar(source, { style: 'plain', start, end }, undefined),
        span: { start, end },
    };
}
/** Behind the closing quote; -1 for an open string, an escape or a control character that JSON does not have. */
function stringEnd(text, start) {
    for (let at = start + 1; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x22)
            return at + 1;
        if (code < 0x20)
            return -1;
        if (code === 0x5c) {
            at += 1;
            const letter = text[at] ?? '';
            if (letter === 'u') {
                if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5)))
                    return -1;
                at += 4;
            }
            else if (letter === '' || !'"\\/bfnrt'.includes(letter))
                return -1;
        }
    }
    return -1;
}
function skipBlanks(text, from) {
    let at = from;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
            break;
    }
    return at;
}

;// CONCATENATED MODULE: ./.cache/build/documents/yaml.js
/** YAML and JSON as plain trees in which every character knows its place. Nothing a text says throws. */




/** Characters of one YAML document; the parser makes about 4 MB a second. A ConfigMap holds at most 1 MiB (Kubernetes, validation.go MaxSecretSize). */
const MAX_YAML_LENGTH = 4 * 1024 * 1024;
/** Maps and lists within each other. */
const yaml_MAX_DEPTH = 200;
/** Parser tokens of one document: bounds memory, about 1 KB each. */
const MAX_TOKENS = 600_000;
/** Values of one document after its aliases are put in. */
const yaml_MAX_VALUES = 1_000_000;
/** Aliases of one document. */
const MAX_ALIASES = 50_000;
/**
 * Reads one document. `value` is undefined for an empty document and for one that cannot be read, which a notice of kind
 * `unreadable` says with its place; `template` is set there when the text is meant to be rendered first.
 * Scalars follow the core schema of YAML 1.2; merge keys (`<<`) are applied, own keys winning; a repeated key stays, with
 * a notice; an aliased value keeps the place of its anchor.
 */
function readYaml(source) {
    const first = /\S/.exec(source.text.slice(0, 4096))?.[0];
    if (first === '{' || first === '[') {
        const json = readJson(source);
        if (json !== undefined)
            return { value: json.root, notices: json.notices };
    }
    if (source.text.length > MAX_YAML_LENGTH) {
        const limit = `${MAX_YAML_LENGTH / 1024 / 1024} MiB`;
        return unreadable(source, 0, 0, `This YAML document has more than ${limit} and was not read.`);
    }
    const tokens = parseTokens(source);
    if ('notice' in tokens)
        return { value: undefined, notices: [tokens.notice] };
    let documents;
    try {
        const composer = new dist/* Composer */.Dk({
            keepSourceTokens: true,
            uniqueKeys: false,
            strict: false,
            merge: false,
            schema: 'core',
            prettyErrors: false,
            logLevel: 'silent',
        });
        documents = [...composer.compose(tokens.tokens, false)];
    }
    catch {
        // The composer's own recursion; depth is bounded above, so this is a second fence.
        return unreadable(source, 0, 0, 'This YAML document could not be read: it is nested too deeply or the parser gave up.');
    }
    const document = documents.find((one) => one.errors.length > 0) ?? documents[0];
    if (document === undefined)
        return { value: undefined, notices: [] };
    const error = document.errors[0];
    if (error !== undefined) {
        const [start, end] = error.pos;
        return unreadable(source, start, Math.max(end, start), `This is not valid YAML: ${explain(error.code)}.`);
    }
    if (document.contents === null)
        return { value: undefined, notices: [] };
    return convert(source, document.contents);
}
function unreadable(source, start, end, message) {
    return { value: undefined, notices: [unreadableNotice(source, start, end, message)] };
}
function unreadableNotice(source, start, end, message) {
    const from = Math.min(start, source.text.length);
    const at = (0,source_text/* locate */.x5)(source, from, Math.min(Math.max(end, from), source.text.length));
    return isTemplate(source.text)
        ? { kind: 'unreadable', message: `${message} It is a template that has to be rendered first.`, at, template: true }
        : { kind: 'unreadable', message, at };
}
/** Go templates, Jinja, ERB, directives of Terraform, and the `%{X}%` of k3s' packaged manifests. */
function isTemplate(text) {
    return (text.includes('{{') ||
        text.includes('{%') ||
        text.includes('<%') ||
        /%\{(?:[A-Z_]+\}%|\s{0,8}~?\s{0,8}(?:if|for|else|endif|endfor)\b)/.test(text));
}
function parseTokens(source) {
    const parser = new dist/* Parser */.iX();
    const tokens = [];
    let count = 0;
    let offset = 0;
    const tooMuch = (message) => ({ notice: unreadableNotice(source, offset, offset, message) });
    for (const lexeme of new dist/* Lexer */.JG().lex(source.text)) {
        count += 1;
        // The lexer's own marks (document, flow end, scalar) are single control characters without a place in the text.
        if (lexeme !== '\u0002' && lexeme !== '\u0018' && lexeme !== '\u001f')
            offset += lexeme.length;
        for (const token of parser.next(lexeme))
            tokens.push(token);
        if (parser.stack.length > yaml_MAX_DEPTH + 2) {
            return tooMuch(`This YAML document is nested more than ${yaml_MAX_DEPTH} levels deep and was not read.`);
        }
        if (count > MAX_TOKENS)
            return tooMuch('This YAML document has too many values and was not read.');
    }
    for (const token of parser.end())
        tokens.push(token);
    return { tokens };
}
/** The parser's codes, in our words. */
function explain(code) {
    switch (code) {
        case 'ALIAS_PROPS':
            return 'an alias has an anchor or a tag of its own';
        case 'BAD_ALIAS':
            return 'an alias has no name that could be used';
        case 'BAD_DIRECTIVE':
            return 'a line that begins with % is no known directive';
        case 'BAD_DQ_ESCAPE':
            return 'there is an unknown escape inside double quotes';
        case 'BAD_INDENT':
            return 'a line is not indented as its surroundings demand';
        case 'BAD_PROP_ORDER':
            return 'an anchor or tag stands in the wrong place';
        case 'BAD_SCALAR_START':
            return 'a value begins with a character that has to be quoted';
        case 'BLOCK_AS_IMPLICIT_KEY':
            return 'a map begins in the middle of a line, or a value continues where a key is expected';
        case 'BLOCK_IN_FLOW':
            return 'an indented block stands inside brackets';
        case 'DUPLICATE_KEY':
            return 'a key is repeated';
        case 'IMPOSSIBLE':
            return 'the text makes no sense to the parser';
        case 'KEY_OVER_1024_CHARS':
            return 'a key is longer than 1024 characters';
        case 'MISSING_CHAR':
            return 'a bracket, quote, comma, colon or space is missing';
        case 'MULTILINE_IMPLICIT_KEY':
            return 'a key runs over several lines, or the colon behind it is missing';
        case 'MULTIPLE_ANCHORS':
            return 'a value has several anchors';
        case 'MULTIPLE_DOCS':
            return 'several documents stand where one is expected';
        case 'MULTIPLE_TAGS':
            return 'a value has several tags';
        case 'NON_STRING_KEY':
            return 'a key is no string';
        case 'TAB_AS_INDENT':
            return 'a tab is used for indentation';
        case 'TAG_RESOLVE_FAILED':
            return 'a value does not fit its tag';
        default:
            return 'there is a character where none of this kind can stand';
    }
}
/** From the parser's tree to ours, with a stack of its own: the text decides how deep it goes. */
function convert(source, contents) {
    const notices = [];
    const open = [];
    const anchors = new Map();
    const measures = new Map();
    let aliases = 0;
    let copied = 0;
    let root;
    const fail = (at, message) => unreadable(source, at.start, at.end, message);
    /** The node if it is finished at once, undefined when a map or sequence was opened, or why it cannot be. */
    const begin = (ast, after) => {
        if ((0,dist/* isAlias */.Vj)(ast)) {
            aliases += 1;
            if (aliases > MAX_ALIASES)
                return { failed: `This YAML document has more than ${MAX_ALIASES} aliases and was not read.` };
            const target = anchors.get(ast.source);
            if (target === undefined)
                return { failed: 'This is not valid YAML: an alias names no anchor before it.' };
            if (target === 'open')
                return { failed: 'This YAML value contains itself through an alias and was not read.' };
            return target;
        }
        if ((0,dist/* isMap */.jh)(ast) || (0,dist/* isSeq */.oP)(ast)) {
            if (ast.anchor !== undefined)
                anchors.set(ast.anchor, 'open');
            open.push((0,dist/* isMap */.jh)(ast)
                ? { kind: 'map', ast, entries: [], keys: new Set(), merges: new Set(), next: 0 }
                : { kind: 'sequence', ast, items: [], next: 0 });
            return undefined;
        }
        const node = (0,dist/* isScalar */.jn)(ast) ? readScalarNode(source, ast, after) : emptyScalar(source, after);
        if ((0,dist/* isScalar */.jn)(ast) && ast.anchor !== undefined)
            anchors.set(ast.anchor, node);
        return node;
    };
    let given = begin(contents, 0);
    for (;;) {
        if (given !== undefined && 'failed' in given) {
            const top = open.at(-1);
            const culprit = top === undefined ? contents : currentOf(top);
            return fail(spanOf(source, culprit ?? contents), given.failed);
        }
        if (given !== undefined) {
            const parent = open.at(-1);
            if (parent === undefined) {
                root = given;
                break;
            }
            if (parent.kind === 'sequence') {
                parent.items.push(given);
                parent.next += 1;
            }
            else {
                const pair = parent.ast.items[parent.next];
                const key = readKey(source, pair.key, anchors);
                if (key.template) {
                    return {
                        value: undefined,
                        notices: [
                            {
                                kind: 'unreadable',
                                message: 'This YAML document holds template expressions and has to be rendered first.',
                                at: (0,source_text/* locate */.x5)(source, key.span.start, key.span.end),
                                template: true,
                            },
                        ],
                    };
                }
                if (key.merge && isMergeable(given))
                    parent.merges.add(parent.entries.length);
                else if (parent.keys.has(key.text) && notices.length < MAX_REPEATED_KEYS)
                    notices.push(repeatedKey(source, key.text, key.span.start, key.span.end));
                else
                    parent.keys.add(key.text);
                parent.entries.push({ key: key.text, keySpan: key.span, value: given });
                parent.next += 1;
            }
        }
        const top = open.at(-1);
        if (top === undefined)
            break;
        if (top.next < top.ast.items.length) {
            const item = top.ast.items[top.next];
            if (top.kind === 'sequence')
                given = begin(item, spanOf(source, top.ast).end);
            else {
                const pair = item;
                given = begin(pair.value, spanOf(source, pair.key ?? top.ast).end);
            }
            continue;
        }
        open.pop();
        const span = spanOf(source, top.ast);
        let node;
        if (top.kind === 'sequence')
            node = { kind: 'sequence', items: top.items, span };
        else {
            const entries = top.merges.size === 0 ? top.entries : applyMerges(top);
            copied += top.merges.size === 0 ? 0 : entries.length;
            node = { kind: 'map', entries, span };
        }
        const measure = measureOf(node, measures);
        if (measure.values > yaml_MAX_VALUES || copied > yaml_MAX_VALUES) {
            return fail(span, 'The aliases of this YAML document grow it beyond any use; it was not read.');
        }
        if (measure.depth > yaml_MAX_DEPTH) {
            return fail(span, `This YAML document is nested more than ${yaml_MAX_DEPTH} levels deep and was not read.`);
        }
        measures.set(node, measure);
        if (top.ast.anchor !== undefined)
            anchors.set(top.ast.anchor, node);
        given = node;
    }
    return { value: root, notices };
}
function currentOf(top) {
    const item = top.ast.items[top.next];
    return top.kind === 'sequence'
        ? item
        : item?.value;
}
function measureOf(node, measures) {
    let values = 1;
    let depth = 0;
    const children = node.kind === 'map' ? node.entries.map((entry) => entry.value) : node.kind === 'sequence' ? node.items : [];
    for (const child of children) {
        const measure = measures.get(child);
        values += measure?.values ?? 1;
        depth = Math.max(depth, measure?.depth ?? 0);
    }
    return { values, depth: depth + 1 };
}
/** A map, or a list of maps: what `<<` can take in (yaml.org/type/merge.html). */
function isMergeable(node) {
    return node.kind === 'map' || (node.kind === 'sequence' && node.items.every((item) => item.kind === 'map'));
}
/** Merged keys stand where `<<` stood; own keys win, then the earlier of several merged maps. */
function applyMerges(map) {
    const seen = new Set(map.keys);
    const entries = [];
    for (const [index, entry] of map.entries.entries()) {
        if (!map.merges.has(index)) {
            entries.push(entry);
            continue;
        }
        const sources = entry.value.kind === 'sequence' ? entry.value.items : [entry.value];
        for (const from of sources) {
            if (from.kind !== 'map')
                continue;
            const own = new Set();
            for (const merged of from.entries) {
                // Within one merged map a repeated key stays repeated, so that the last one counts there too.
                if (seen.has(merged.key) && !own.has(merged.key))
                    continue;
                own.add(merged.key);
                seen.add(merged.key);
                entries.push(merged);
            }
        }
    }
    return entries;
}
function readKey(source, key, anchors) {
    const span = key === null ? { start: 0, end: 0 } : spanOf(source, key);
    if ((0,dist/* isScalar */.jn)(key)) {
        const text = typeof key.value === 'string' ? key.value : (key.source ?? '');
        if (key.anchor !== undefined)
            anchors.set(key.anchor, readScalarNode(source, key, span.start));
        return { text, span, merge: text === '<<' && key.type === 'PLAIN', template: false };
    }
    if ((0,dist/* isAlias */.Vj)(key)) {
        const target = anchors.get(key.source);
        const text = typeof target === 'object' && target.kind === 'scalar' ? target.text.text : `*${key.source}`;
        return { text, span, merge: false, template: false };
    }
    // `{{ .Values.x }}` without quotes is a map as the key of a map.
    const template = (0,dist/* isMap */.jh)(key) && key.flow === true && source.text[span.start - 1] === '{';
    return { text: source.text.slice(span.start, span.end), span, merge: false, template };
}
function spanOf(source, node) {
    const range = node.range;
    if (range === undefined || range === null)
        return { start: 0, end: 0 };
    const start = Math.min(range[0], source.text.length);
    let end = Math.min(Math.max(range[1], start), source.text.length);
    while (end > start && isBlankOrBreak(source.text.charCodeAt(end - 1)))
        end -= 1;
    return { start, end };
}
function isBlankOrBreak(code) {
    return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
function readScalarNode(source, ast, after) {
    const token = scalarToken(source, ast);
    if (token === undefined)
        return emptyScalar(source, after);
    const expected = typeof ast.value === 'string' ? ast.value : undefined;
    const text = readScalar(source, token, expected);
    const { value } = ast;
    const known = value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return { kind: 'scalar', value: known ? value : text.text, text, span: spanOf(source, ast) };
}
function emptyScalar(source, at) {
    const start = Math.min(at, source.text.length);
    return {
        kind: 'scalar',
        value: null,
        text: readScalar(source, { style: 'plain', start, end: start }, undefined),
        span: { start, end: start },
    };
}
function scalarToken(source, ast) {
    const token = ast.srcToken;
    if (token === undefined || token.offset < 0)
        return undefined;
    const start = token.offset;
    switch (token.type) {
        case 'scalar':
            return { style: 'plain', start, end: start + token.source.length };
        case 'single-quoted-scalar':
            return { style: 'single-quoted', start, end: start + token.source.length };
        case 'double-quoted-scalar':
            return { style: 'double-quoted', start, end: start + token.source.length };
        case 'block-scalar': {
            let body = start;
            for (const prop of token.props)
                if ('source' in prop)
                    body += prop.source.length;
            const end = Math.min(body + token.source.length, source.text.length);
            return { style: 'block', start, body, end, indent: token.indent };
        }
        default:
            return undefined;
    }
}


/***/ }),

/***/ 3521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qv: () => (/* binding */ opposite),
/* harmony export */   eB: () => (/* binding */ conditionsAt),
/* harmony export */   yC: () => (/* binding */ isContradictory),
/* harmony export */   yb: () => (/* binding */ conditionsOf)
/* harmony export */ });
/* harmony import */ var _template_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2343);

/** Branches within each other that are named; what lies deeper counts like the last of them. */
const MAX_DEPTH = 20;
const MAX_WORDS = 60;
/** Branches within each other that are told apart. */
const MAX_OPEN = 1000;
/** The branches of the text of a file, sorted by where they begin. A branch without an end is none: nobody could render it. */
function conditionsOf(text, path) {
    const found = [];
    const open = [];
    const opened = new Map();
    const push = (one) => {
        open.push(one);
        opened.set(one.action.engine, (opened.get(one.action.engine) ?? 0) + 1);
    };
    let line = 1;
    let counted = 0;
    const enclosing = () => open.findLast((one) => one.index !== undefined)?.index ?? -1;
    const begin = (action, assumes, otherwise, at) => {
        const around = enclosing();
        found.push({ start: action.end, end: -1, assumes, around });
        push({ action, index: found.length - 1, otherwise, line: at });
    };
    for (const action of (0,_template_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .actionsOf */ .R)(text)) {
        if (action.role === 'hole' || action.role === 'quiet')
            continue;
        for (let feed = text.indexOf('\n', counted); feed !== -1 && feed < action.start; feed = text.indexOf('\n', counted)) {
            line += 1;
            counted = feed + 1;
        }
        if (action.role === 'scope' || (action.role === 'open' && open.length > MAX_OPEN)) {
            push({ action, index: undefined, otherwise: [], line });
            continue;
        }
        if (action.role === 'open') {
            const { holds, fails } = wordsOf(action, `${line} of ${path}`);
            begin(action, [holds], [fails], line);
            continue;
        }
        const { engine } = action;
        const last = (opened.get(engine) ?? 0) === 0 ? -1 : open.findLastIndex((one) => one.action.engine === engine);
        const top = open[last];
        if (top === undefined)
            continue;
        // What another engine left open inside ends here as well.
        for (const one of open.splice(last))
            opened.set(one.action.engine, (opened.get(one.action.engine) ?? 1) - 1);
        const branch = top.index === undefined ? undefined : found[top.index];
        if (branch !== undefined)
            branch.end = action.start;
        if (action.role !== 'middle')
            continue;
        if (branch === undefined) {
            push({ ...top, action });
            continue;
        }
        const further = /^(?:else\s+(?:if|with)|elif|elsif|when)\b/.test(action.says)
            ? wordsOf(action, `${line} of ${path}`)
            : undefined;
        begin(action, further === undefined ? top.otherwise : [...top.otherwise, further.holds], further === undefined ? top.otherwise : [...top.otherwise.slice(0, MAX_DEPTH), further.fails], top.line);
    }
    return closed(found);
}
/** Without those that never end; the ones inside them stay. */
function closed(found) {
    if (found.every((one) => one.end >= 0))
        return found;
    const kept = [];
    const moved = new Map([[-1, -1]]);
    for (const [index, one] of found.entries()) {
        const around = moved.get(one.around) ?? -1;
        moved.set(index, one.end < 0 ? around : kept.length);
        if (one.end >= 0)
            kept.push({ ...one, around });
    }
    return kept;
}
function wordsOf(action, line) {
    const says = action.says.replace(/^else\s+/, '').replace(/\s+/g, ' ');
    const [keyword = '', ...rest] = says.split(' ');
    const subject = shortened(rest.join(' '));
    switch (keyword) {
        case 'range':
        case 'for':
        case 'while':
            return {
                holds: `the template's list \`${subject}\` at line ${line} has items`,
                fails: `the template's list \`${subject}\` at line ${line} has no items`,
            };
        case 'define':
        case 'macro':
        case 'call':
            return {
                holds: `the template's part \`${subject}\` at line ${line} is used`,
                fails: `the template's part \`${subject}\` at line ${line} is not used`,
            };
        default: {
            const known = /^(?:if|elif|elsif|with|unless|case|when)$/.test(keyword);
            const condition = known && keyword !== 'unless' ? subject : shortened(says);
            return {
                holds: `the template's condition \`${condition}\` at line ${line} holds`,
                fails: `the template's condition \`${condition}\` at line ${line} does not hold`,
            };
        }
    }
}
function shortened(text) {
    return text.length > MAX_WORDS ? `${text.slice(0, MAX_WORDS - 3)}...` : text;
}
const NONE = [];
/** What has to hold for the text at a place to be written at all; empty for a text that is as it stands. */
function conditionsAt(at) {
    const { conditions } = at.file;
    if (conditions === undefined)
        return NONE;
    const offset = at.span.start;
    let low = 0;
    let high = conditions.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((conditions[middle]?.start ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    const found = [];
    let depth = 0;
    for (let one = conditions[low - 1]; one !== undefined; one = conditions[one.around]) {
        if (offset >= one.end)
            continue;
        depth += 1;
        if (depth > MAX_DEPTH)
            break;
        found.unshift(...one.assumes);
    }
    return found;
}
const OPPOSITES = [
    [' does not hold', ' holds'],
    [' has no items', ' has items'],
    [' is not used', ' is used'],
];
/** The same said of the other branch. */
function opposite(assumption) {
    for (const [fails, holds] of OPPOSITES) {
        if (assumption.endsWith(fails))
            return assumption.slice(0, -fails.length) + holds;
        if (assumption.endsWith(holds))
            return assumption.slice(0, -holds.length) + fails;
    }
    return `not: ${assumption}`;
}
const SAYS = /^the template's (?:condition|list|part) `([\s\S]*)` at line \d+ of [\s\S]* (holds|has items|is used|does not hold|has no items|is not used)$/;
const REFUSED = new Set(['does not hold', 'has no items', 'is not used']);
/** Two branches of one condition are taken for granted, which can never be. */
function isContradictory(assumptions) {
    const held = new Map();
    for (const one of assumptions) {
        const match = SAYS.exec(one);
        if (match === null)
            continue;
        const [, subject = '', says = ''] = match;
        const holds = !REFUSED.has(says);
        const known = held.get(subject);
        if (known !== undefined && known !== holds)
            return true;
        held.set(subject, holds);
    }
    return false;
}


/***/ }),

/***/ 2343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ actionsOf)
/* harmony export */ });
/**
 * The expressions that a template engine takes out of a text: Go templates and Jinja (`{{ }}`, `{% %}`, `{# #}`), ERB
 * (`<% %>`), Terraform's directives (`%{ if }`) and the `%{X}%` of k3s' packaged manifests. Linear in the text.
 */
const OPENERS = /\{\{|\{%(?=[-+]?\s{0,8}[a-z])|\{#|<%|%\{/;
const CLOSER = new Map([
    ['{{', '}}'],
    ['{%', '%}'],
    ['{#', '#}'],
    ['<%', '%>'],
    ['%{', '}'],
]);
/** Actions of one text; what comes behind is plain text. */
const MAX_ACTIONS = 200_000;
const DIRECTIVE = /^%\{\s*~?\s*(?:if|else|endif|for|endfor)\b/;
const CAPITALS = /^%\{[A-Z_]+\}%/;
/** All actions in the order of the text. An opener whose closer never comes is plain text. */
function actionsOf(text) {
    const found = [];
    /** Closers that do not come any more. */
    const absent = new Set();
    const jinja = /\{%[-+]?\s{0,8}[a-z]/.test(text);
    const reading = { left: text.length * 2 + 10_000 };
    const openers = new RegExp(OPENERS.source, 'g');
    for (let match = openers.exec(text); match !== null && found.length < MAX_ACTIONS; match = openers.exec(text)) {
        const [opener] = match;
        const closer = CLOSER.get(opener);
        const start = match.index;
        if (absent.has(closer) || (opener === '{#' && !jinja))
            continue;
        if (opener === '%{') {
            const capitals = CAPITALS.exec(text.slice(start, start + 64))?.[0];
            if (capitals !== undefined) {
                found.push({ start, end: start + capitals.length, engine: 'k3s', says: capitals, role: 'hole' });
                openers.lastIndex = start + capitals.length;
                continue;
            }
            if (!DIRECTIVE.test(text.slice(start, start + 32)))
                continue;
        }
        const end = endOf(text, start, opener, closer, reading);
        if (end === undefined) {
            absent.add(closer);
            continue;
        }
        const action = readAction(text, start, end, opener, jinja);
        found.push(action);
        openers.lastIndex = end;
        // What `raw` holds is no template.
        if (action.engine === 'jinja' && /^(?:raw|verbatim)\b/.test(action.says)) {
            const close = /\{%[-+]?\s{0,8}end(?:raw|verbatim)\b/g;
            close.lastIndex = end;
            openers.lastIndex = close.exec(text)?.index ?? text.length;
        }
    }
    return found;
}
/** The offset behind the closer; one inside a quoted text does not count (text/template/parse/lex.go lexInsideAction). */
function endOf(text, start, opener, closer, reading) {
    const from = start + 2;
    if (opener === '{{') {
        const comment = /^[-+]?\s*\/\*/.exec(text.slice(from, from + 16))?.[0];
        if (comment !== undefined) {
            const end = text.indexOf('*/', from + comment.length);
            const close = end === -1 ? -1 : text.indexOf(closer, end + 2);
            if (close !== -1)
                return close + 2;
        }
    }
    const first = text.indexOf(closer, from);
    if (first === -1)
        return undefined;
    if (opener === '{#')
        return first + closer.length;
    for (let at = from; at < text.length && reading.left > 0; at += 1) {
        reading.left -= 1;
        const character = text[at];
        if (character === '"' || character === "'" || character === '`') {
            const close = quoteEnd(text, at, character, reading);
            if (close !== undefined)
                at = close;
        }
        else if (text.startsWith(closer, at))
            return at + closer.length;
    }
    return first + closer.length;
}
/** The offset of the closing quote; undefined where the line ends first, which only backquotes may pass. */
function quoteEnd(text, start, quote, reading) {
    for (let at = start + 1; at < text.length && reading.left > 0; at += 1) {
        reading.left -= 1;
        const character = text[at];
        if (character === quote)
            return at;
        if (quote === '`')
            continue;
        if (character === '\n')
            return undefined;
        if (character === '\\')
            at += 1;
    }
    return undefined;
}
const GO_OPEN = /^(?:if|range|with)\b/;
const JINJA_OPEN = /^(?:if|for|macro|call)\b/;
const JINJA_SCOPE = /^(?:block|filter|autoescape|trans|raw|verbatim)\b/;
function readAction(text, start, end, opener, jinja) {
    const closer = opener === '%{' ? 1 : 2;
    const says = text
        .slice(start + 2, end - closer)
        .replace(/^[-+~=]/, '')
        .replace(/[-+~]$/, '')
        .trim();
    const made = (engine, role, words = says) => ({
        start,
        end,
        engine,
        says: words,
        role,
    });
    switch (opener) {
        case '{#':
            return made('jinja', 'quiet', '');
        case '{%':
            return made('jinja', jinjaRole(says));
        case '<%': {
            if (says.startsWith('#'))
                return made('erb', 'quiet', '');
            return made('erb', text[start + 2] === '=' ? 'hole' : erbRole(says));
        }
        case '%{':
            return made('terraform', /^(?:if|for)\b/.test(says) ? 'open' : /^end/.test(says) ? 'close' : 'middle');
        default:
            return jinja ? made('jinja', 'hole') : made('go', goRole(says));
    }
}
function goRole(says) {
    if (says === '' || says.startsWith('/*'))
        return 'quiet';
    if (GO_OPEN.test(says) || /^define\b/.test(says))
        return 'open';
    if (/^block\b/.test(says))
        return 'scope';
    if (/^else\b/.test(says))
        return 'middle';
    if (says === 'end')
        return 'close';
    return /^\$\w*\s*(?:,\s*\$\w+\s*)?:?=|^(?:break|continue)$|^fail\b/.test(says) ? 'quiet' : 'hole';
}
function jinjaRole(says) {
    if (JINJA_OPEN.test(says))
        return 'open';
    if (/^(?:else|elif)\b/.test(says))
        return 'middle';
    if (/^end(?:if|for|macro|call)\b/.test(says))
        return 'close';
    if (JINJA_SCOPE.test(says) || /^set\b[^=]*$/.test(says))
        return 'scope';
    if (says.startsWith('end'))
        return 'unscope';
    return /^include\b/.test(says) ? 'hole' : 'quiet';
}
function erbRole(says) {
    if (/^(?:if|unless|while|for|case)\b/.test(says) || /\bdo(?:\s*\|[^|]*\|)?$|\{\s*\|[^|]*\|$/.test(says))
        return 'open';
    if (/^(?:else|elsif|when)\b/.test(says))
        return 'middle';
    if (/^(?:end\b|\})/.test(says))
        return 'close';
    return 'quiet';
}


/***/ }),

/***/ 9226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isUnreadable),
/* harmony export */   OS: () => (/* binding */ isMissed),
/* harmony export */   cD: () => (/* binding */ comparePaths),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   openStream: () => (/* binding */ openStream),
/* harmony export */   wC: () => (/* binding */ noticeAbout)
/* harmony export */ });
/** Larger files are not read at all. A rendered stream of a large platform has about 50 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
function isUnreadable(content) {
    return !Buffer.isBuffer(content);
}
const CONFIGURATION = /\.(?:ya?ml|json)$|(?:corefile|resolv|dns|unbound|kube|kustomization)/i;
/** Whether a file that cannot be read may be missed: a name under which DNS configuration or manifests are kept. */
function isMissed(path) {
    return CONFIGURATION.test(path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1));
}
/** A tree of one file, from standard input. */
function openStream(bytes) {
    const path = '<stdin>';
    return {
        label: path,
        files: () => [{ path, size: bytes.length, read: () => bytes }],
        read: () => undefined,
        notices: [],
    };
}
/** A remark about a file that was not opened: its place is the file's first character. */
function noticeAbout(path, kind, message) {
    return { kind, message, at: { file: { path, text: '' }, span: { start: 0, end: 0 } } };
}
/** Code unit order, never a locale's. */
function comparePaths(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ })

};
