/**
 * Value sets for real charts, drawn from a seed: layers, single settings, the form in which a repository states them, and what
 * stands around them in the cluster, so that what the chart makes can loop.
 */
import { parse, parseAllDocuments, stringify } from 'yaml';
import { random } from './random.mjs';

export const OWN = '10.96.0.10';
export const BALANCER = '192.0.2.53';
const PARTNER = '10.96.0.53';
const OUTSIDE = '10.0.0.2';
/** RKE2's own default, which it gives to its charts. */
const RKE2_DNS = '10.43.0.10';

/**
 * `charts`: folders by chart as `coredns-1.46.2`; the first word of `name` in its Chart.yaml says which values are drawn.
 * Each has `directory`, `chart`, `version` and, where it is vendored, its own `files`.
 */
export function randomValues(seed, charts) {
  const r = random(seed);
  const at = r.pick(...charts);
  const make = VALUES[at.chart];
  const form = make.form ?? r.pick(...(make.forms ?? FORMS).filter((one) => one !== 'plain' || (make.plain && at.newest)));
  const count = make.layers ?? (form === 'plain' || form === 'wrapper' || form === 'rke2-config' ? 1 : r.pick(1, 1, 1, 2, 2, 3));
  const layers = Array.from({ length: count }, (_, index) => make.layer(r, index, form === 'plain'));
  const settings = TAKES_SETTINGS.has(form) && r.chance(0.3) ? make.settings(r) : {};
  return {
    chart: at.key,
    form,
    release: make.release !== undefined && (form === 'plain' || make.form !== undefined) ? make.release : r.pick(at.chart, at.chart, 'dns', `my-${at.chart}`),
    namespace: make.release !== undefined && (form === 'plain' || make.form !== undefined) ? make.namespace(layers[0]) : r.pick('kube-system', 'kube-system', 'dns'),
    layers,
    settings,
    objects: [...around(r), ...(at.chart === 'node-local-dns' ? [CLUSTER_DNS] : [])],
    config: clusterConfig(r, at.chart === 'rke2-coredns' ? RKE2_DNS : OWN),
  };
}

const FORMS = ['plain', 'flux', 'flux', 'flux-folder', 'argo', 'argo-files', 'argo-folder', 'helmfile', 'helm-chart', 'kustomize', 'wrapper'];
const TAKES_SETTINGS = new Set(['flux', 'argo', 'argo-files', 'argo-folder', 'helmfile', 'helm-chart']);

/** The cluster in which all this stands. */
function clusterConfig(r, clusterDns) {
  return {
    name: 'c',
    paths: ['**'],
    ...(r.chance(0.7) ? { 'cluster-dns': [clusterDns] } : {}),
    ...(r.chance(0.6)
      ? { nodes: [{ name: 'default', ...r.pick({ os: 'ubuntu-24.04', provisioner: 'kubeadm' }, { files: { '/etc/resolv.conf': { inline: `nameserver ${r.pick(OWN, OUTSIDE, BALANCER, PARTNER)}\n` } } }) }] }
      : {}),
  };
}

/** Another server, files to mount, and a Service of one's own that chooses pods by their labels. */
function around(r) {
  const objects = [];
  const meta = (name) => ({ name, namespace: 'kube-system' });
  if (r.chance(0.6)) {
    objects.push(
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: meta('partner'), data: { Corefile: `.:53 {\n    forward . ${r.pick(OWN, BALANCER, OUTSIDE)}\n}\n` } },
      {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: meta('partner'),
        spec: {
          selector: { matchLabels: { app: 'partner' } },
          template: {
            metadata: { labels: { app: 'partner' } },
            spec: {
              dnsPolicy: 'Default',
              containers: [{ name: 'coredns', image: 'coredns/coredns:1.11.3', args: ['-conf', '/etc/coredns/Corefile'], volumeMounts: [{ name: 'config', mountPath: '/etc/coredns' }] }],
              volumes: [{ name: 'config', configMap: { name: 'partner' } }],
            },
          },
        },
      },
      { apiVersion: 'v1', kind: 'Service', metadata: meta('partner'), spec: { clusterIP: PARTNER, selector: { app: 'partner' }, ports: [{ name: 'dns', port: 53, protocol: 'UDP' }] } },
    );
  }
  for (const namespace of ['kube-system', 'dns'])
    objects.push({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'extra', namespace },
      data: { 'resolv.conf': `nameserver ${r.pick(OWN, OUTSIDE, BALANCER)}\n`, 'corp.server': `corp.test:53 {\n    forward . ${r.pick(OWN, OUTSIDE)}\n}\n`, other: 'x' },
    });
  if (r.chance(0.2))
    objects.push({ apiVersion: 'v1', kind: 'Service', metadata: meta('by-label'), spec: { clusterIP: '10.96.0.77', selector: { team: 'net' }, ports: [{ name: 'dns', port: 53, protocol: 'UDP' }] } });
  return objects;
}

/** What the node-local cache stands before: without it nothing but its values says where the cluster DNS is. */
const CLUSTER_DNS = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'kube-dns', namespace: 'kube-system' },
  spec: { clusterIP: OWN, selector: { 'k8s-app': 'kube-dns' }, ports: [{ name: 'dns', port: 53, protocol: 'UDP' }] },
};

/** Where a forward may lead. */
function upstream(r) {
  return r.pick(OWN, OWN, BALANCER, PARTNER, OUTSIDE, '/etc/resolv.conf', '/etc/resolv.conf', '{$UPSTREAM}', '/etc/upstream/resolv.conf', '10.96.0.77', '127.0.0.1:1053');
}

function corednsServers(r) {
  const plugins = (r) => [
    { name: 'errors' },
    ...(r.chance(0.5) ? [{ name: 'loop' }] : []),
    ...(r.chance(0.4) ? [{ name: 'kubernetes', parameters: 'cluster.local in-addr.arpa ip6.arpa', ...(r.chance(0.5) ? { configBlock: 'pods insecure\nfallthrough in-addr.arpa ip6.arpa' } : {}) }] : []),
    ...(r.chance(0.3) ? [{ name: 'cache', parameters: 30 }] : []),
    ...(r.chance(0.2) ? [{ name: 'prometheus', parameters: '0.0.0.0:9153' }] : []),
    ...(r.chance(0.1) ? [{ name: 'import', parameters: '/etc/upstream/*.server' }] : []),
    { name: 'forward', parameters: `${r.pick('.', '.', '.', 'corp.test')} ${upstream(r)}`, ...(r.chance(0.25) ? { configBlock: r.pick('max_concurrent 1000', 'policy sequential\nprefer_udp', 'except corp.test', 'force_tcp\n') } : {}) },
  ];
  const zone = (r, name) => ({ zone: name, ...(r.chance(0.2) ? { scheme: 'dns://' } : {}), ...(r.chance(0.4) ? { use_tcp: r.pick(true, true, 'yes') } : {}) });
  const servers = [
    {
      zones: r.chance(0.1) ? [zone(r, '.'), zone(r, 'home.test')] : [zone(r, '.')],
      port: r.pick(53, 53, 53, 53, '53', 1053),
      ...(r.chance(0.15) ? { servicePort: r.pick(53, 5353) } : {}),
      ...(r.chance(0.1) ? { hostPort: 53 } : {}),
      plugins: plugins(r),
    },
  ];
  if (r.chance(0.25)) servers.push({ zones: [zone(r, 'corp.test')], port: r.pick(53, 53, 1053), plugins: plugins(r) });
  return servers;
}

/** One layer of the coredns chart's values; later layers say less, and take things away. */
function corednsLayer(r, index, whole) {
  const gone = (value) => (index > 0 && r.chance(0.2) ? null : value);
  const values = {};
  const may = (share, key, make) => {
    if (r.chance(share)) values[key] = gone(make());
  };
  if (whole || r.chance(index === 0 ? 0.75 : 0.35)) values.servers = whole ? corednsServers(r) : gone(corednsServers(r));
  may(0.7, 'service', () => ({
    ...(r.chance(0.65) ? { clusterIP: gone(OWN) } : {}),
    ...(r.chance(0.1) ? { clusterIPs: [OWN] } : {}),
    ...(r.chance(0.15) ? { loadBalancerIP: BALANCER } : {}),
    ...(r.chance(0.1) ? { externalIPs: [BALANCER] } : {}),
    ...(r.chance(0.3) ? { name: r.pick('kube-dns', 'dns-service') } : {}),
    ...(r.chance(0.15) ? { selector: r.pick({ team: 'net' }, { 'k8s-app': 'kube-dns' }, {}) } : {}),
    ...(r.chance(0.25) ? { annotations: annotations(r) } : {}),
  }));
  may(0.2, 'serviceType', () => r.pick('LoadBalancer', 'LoadBalancer', 'NodePort', 'ClusterIP'));
  may(0.1, 'customAnnotations', () => annotations(r));
  may(0.2, 'isClusterService', () => r.pick(true, false, 'false', ''));
  may(0.4, 'deployment', () => ({
    ...(r.chance(0.5) ? { dnsPolicy: gone(r.pick('Default', 'None', 'None', 'ClusterFirst', '')) } : {}),
    ...(r.chance(0.5) ? { dnsConfig: gone({ nameservers: [r.pick(OWN, OUTSIDE, BALANCER)] }) } : {}),
    ...(r.chance(0.07) ? { enabled: false } : {}),
    ...(r.chance(0.07) ? { skipConfig: true } : {}),
    ...(r.chance(0.1) ? { name: 'deployed' } : {}),
  }));
  may(0.35, 'env', () => r.pick([{ name: 'UPSTREAM', value: r.pick(OWN, OUTSIDE) }], [{ name: 'OTHER', value: 'x' }], [], [{ name: 'UPSTREAM', valueFrom: { fieldRef: { fieldPath: 'status.hostIP' } } }]));
  may(0.15, 'podLabels', () => ({ team: 'net' }));
  may(0.1, 'customLabels', () => ({ team: r.pick('net', 'other') }));
  if (r.chance(0.3)) {
    values.extraVolumes = gone([volume(r)]);
    values.extraVolumeMounts = gone([{ name: 'upstream', mountPath: '/etc/upstream', ...(r.chance(0.1) ? { subPath: 'x' } : {}) }]);
  }
  may(0.07, 'extraConfig', () => ({ import: { parameters: '/etc/upstream/*.server' } }));
  may(0.07, 'nameOverride', () => 'resolver');
  may(0.07, 'fullnameOverride', () => 'my-dns');
  may(0.15, 'k8sAppLabelOverride', () => 'kube-dns');
  may(0.2, 'image', () => ({ tag: r.pick('1.9.3', '1.11.3', '') }));
  may(0.07, 'zoneFiles', () => [{ filename: 'corp.db', domain: 'corp.test', contents: 'corp.test. IN SOA a. b. 1 2 3 4 5\n' }]);
  return values;
}

function volume(r) {
  return r.pick(
    { name: 'upstream', configMap: { name: 'extra' } },
    { name: 'upstream', configMap: { name: 'extra', items: [{ key: 'resolv.conf', path: 'resolv.conf' }, ...(r.chance(0.5) ? [{ key: 'corp.server', path: 'renamed.server' }] : [])] } },
    { name: 'upstream', projected: { sources: [{ configMap: { name: 'extra', items: [{ key: 'resolv.conf', path: 'resolv.conf' }] } }] } },
    { name: 'upstream', hostPath: { path: r.pick('/etc', '/run/systemd/resolve') } },
    { name: 'upstream', emptyDir: {} },
  );
}

function annotations(r) {
  return { [r.pick('metallb.io/loadBalancerIPs', 'metallb.universe.tf/loadBalancerIPs', 'lbipam.cilium.io/ips', 'io.cilium/lb-ipam-ips', 'team')]: r.pick(BALANCER, BALANCER, '192.0.2.99') };
}

function corednsSettings(r) {
  const all = {
    'service.clusterIP': r.pick(OWN, '10.96.0.99', 'null'),
    isClusterService: r.pick('true', 'false', 'null'),
    'deployment.dnsPolicy': r.pick('Default', 'ClusterFirst', 'null'),
    'servers[0].port': r.pick('53', '1053'),
    'servers[0].plugins[0].name': r.pick('errors', 'loop'),
    'image.tag': '1.10.1',
    serviceType: 'LoadBalancer',
    'service.loadBalancerIP': BALANCER,
    'service.annotations.metallb\\.io/loadBalancerIPs': BALANCER,
    k8sAppLabelOverride: 'kube-dns',
    servers: 'null',
  };
  const names = Object.keys(all);
  return Object.fromEntries([r.pick(...names), ...(r.chance(0.4) ? [r.pick(...names)] : [])].map((name) => [name, all[name]]));
}

function nodeLocalLayer(r, index) {
  const gone = (value) => (index > 0 && r.chance(0.2) ? null : value);
  const config = {};
  const may = (share, key, make) => {
    if (r.chance(share)) config[key] = gone(make());
  };
  may(0.7, 'dnsServer', () => OWN);
  may(0.5, 'localDns', () => r.pick('169.254.20.10', BALANCER));
  may(0.2, 'dnsDomain', () => 'k.test');
  may(0.3, 'bindIp', () => r.pick(true, false, 'true'));
  may(0.2, 'commProtocol', () => r.pick('force_tcp', 'prefer_udp'));
  may(0.2, 'setupIptables', () => r.pick(false, true));
  may(0.2, 'setupInterface', () => false);
  may(0.4, 'upstreamServers', () => r.pick(OWN, OUTSIDE, '169.254.20.10', '/etc/resolv.conf', `${OUTSIDE} ${OWN}`));
  may(0.15, 'upstreamForwardConfig', () => r.pick(['force_tcp'], { a: 'force_tcp', b: 'max_concurrent 100' }));
  may(0.15, 'customConfig', () => `.:53 {\n  ${r.pick('bind 169.254.20.10\n  ', '')}forward . ${r.pick(OWN, OUTSIDE, '__PILLAR__CLUSTER__DNS__')}\n}\n`);
  may(0.2, 'extraServerBlocks', () => `corp.test:53 {\n  forward . ${r.pick(OWN, OUTSIDE, '169.254.20.10')}\n}\n`);
  may(0.2, 'customUpstreamsvc', () => r.pick('kube-dns', 'partner', ''));
  may(0.15, 'upstreamServiceSelector', () => r.pick({ app: 'partner', 'k8s-app': null }, { app: 'partner' }));
  may(0.1, 'noIPv6Lookups', () => true);
  may(0.1, 'enableLogging', () => true);
  return {
    config: gone(config),
    ...(r.chance(0.1) ? { fullnameOverride: 'nodelocaldns' } : {}),
    ...(r.chance(0.1) ? { nameOverride: 'local' } : {}),
    ...(r.chance(0.1) ? { podLabels: { team: 'net' } } : {}),
    ...(r.chance(0.15) ? { image: { tag: r.pick('1.22.20', '1.26.0') } } : {}),
    ...(r.chance(0.1) ? { useHostNetwork: r.pick(true, false) } : {}),
  };
}

function nodeLocalSettings(r) {
  const all = {
    'config.dnsServer': OWN,
    'config.localDns': '169.254.20.10',
    'config.bindIp': r.pick('true', 'false'),
    'config.setupIptables': 'false',
    'config.upstreamServers': r.pick(OWN, OUTSIDE),
    'config.customUpstreamsvc': 'kube-dns',
  };
  const names = Object.keys(all);
  return Object.fromEntries([r.pick(...names), ...(r.chance(0.4) ? [r.pick(...names)] : [])].map((name) => [name, all[name]]));
}

function piholeLayer(r, index) {
  const gone = (value) => (index > 0 && r.chance(0.15) ? null : value);
  const values = {};
  const may = (share, key, make) => {
    if (r.chance(share)) values[key] = gone(make());
  };
  may(0.6, 'DNS1', () => r.pick(OWN, OUTSIDE, '', `${PARTNER}#53`));
  may(0.4, 'DNS2', () => r.pick(OWN, OUTSIDE, ''));
  may(0.35, 'extraEnvVars', () =>
    r.pick({ FTLCONF_dns_upstreams: r.pick(OWN, `${OUTSIDE};${OWN}`) }, { PIHOLE_DNS_: OWN }, { FTLCONF_dns_upstreams: null }, { DNS1: OWN }, { FTLCONF_dns_revServers: `true,10.0.0.0/8,${OWN},home.test` }, { FTLCONF_dns_port: '5353' }),
  );
  may(0.15, 'ftl', () => r.pick({ dns_upstreams: OWN }, { dns_upstreams: OUTSIDE }, { dns_revServers: `true,10.0.0.0/8,${PARTNER},home.test` }));
  may(0.2, 'doh', () => ({ enabled: true, ...(r.chance(0.3) ? { envVars: { TUNNEL_DNS_UPSTREAM: 'https://1.1.1.1/dns-query' } } : {}) }));
  may(0.25, 'dnsmasq', () => ({
    ...(r.chance(0.5) ? { upstreamServers: [`server=/${r.pick('corp.test', 'cluster.local')}/${r.pick(OWN, OUTSIDE, PARTNER)}`] } : {}),
    ...(r.chance(0.3) ? { customSettings: ['domain-needed'] } : {}),
    ...(r.chance(0.3) ? { customDnsEntries: ['address=/nas/192.168.178.10'] } : {}),
    ...(r.chance(0.3) ? { enableCustomDnsMasq: r.pick(true, false) } : {}),
  }));
  may(0.7, 'serviceDns', () => ({
    ...(r.chance(0.4) ? { mixedService: r.pick(true, false) } : {}),
    ...(r.chance(0.6) ? { type: r.pick('LoadBalancer', 'LoadBalancer', 'ClusterIP') } : {}),
    ...(r.chance(0.6) ? { loadBalancerIP: gone(r.pick(BALANCER, '192.0.2.99')) } : {}),
    ...(r.chance(0.3) ? { annotations: annotations(r) } : {}),
    ...(r.chance(0.1) ? { port: 5353 } : {}),
  }));
  may(0.25, 'podDnsConfig', () => ({ enabled: r.pick(true, false), ...(r.chance(0.4) ? { policy: r.pick('None', 'Default', 'ClusterFirst') } : {}), ...(r.chance(0.4) ? { nameservers: [r.pick(OWN, OUTSIDE)] } : {}) }));
  may(0.1, 'hostNetwork', () => r.pick('true', 'false', true));
  may(0.1, 'dnsHostPort', () => ({ enabled: true, port: 53 }));
  may(0.2, 'image', () => ({ tag: r.pick('2023.11.0', '2025.04.0', '2024.07.0') }));
  may(0.05, 'fullnameOverride', () => 'hole');
  return values;
}

function piholeSettings(r) {
  const all = { DNS1: r.pick(OWN, OUTSIDE), DNS2: r.pick(OWN, 'null'), 'serviceDns.loadBalancerIP': BALANCER, 'doh.enabled': 'true', 'podDnsConfig.enabled': 'false' };
  const names = Object.keys(all);
  return Object.fromEntries([r.pick(...names), ...(r.chance(0.4) ? [r.pick(...names)] : [])].map((name) => [name, all[name]]));
}

function rke2Layer(r, index, whole) {
  const values = corednsLayer(r, index, whole);
  return {
    ...values,
    ...(r.chance(0.2) ? { global: { clusterDomain: r.pick('k.test', 'cluster.local') } } : {}),
    // With an address of its own the Service's chart writes a broken one for the cache.
    ...(r.chance(0.3) && values.service?.clusterIP === undefined ? { nodelocal: { enabled: true, ...(r.chance(0.3) ? { ipvs: true } : {}), ...(r.chance(0.2) ? { ip_address: '169.254.20.11' } : {}), ...(r.chance(0.2) ? { use_cilium_lrp: true } : {}) } } : {}),
    ...(r.chance(0.1) ? { k8sApp: 'other' } : {}),
  };
}

/** Values stand beside the release. */
function gatewayLayer(r) {
  const values = { domain: 'apps.test' };
  const may = (share, key, make) => {
    if (r.chance(share)) values[key] = make();
  };
  may(0.5, 'extraZonePlugins', () => [{ name: 'errors' }, ...(r.chance(0.5) ? [{ name: 'loop' }] : []), { name: 'forward', parameters: `. ${upstream(r)}`, ...(r.chance(0.2) ? { configBlock: 'force_tcp' } : {}) }]);
  may(0.8, 'service', () => ({
    ...(r.chance(0.6) ? { type: r.pick('LoadBalancer', 'ClusterIP', 'NodePort') } : {}),
    ...(r.chance(0.6) ? { clusterIP: OWN } : {}),
    ...(r.chance(0.4) ? { loadBalancerIP: BALANCER } : {}),
    ...(r.chance(0.2) ? { externalIPs: [BALANCER] } : {}),
    ...(r.chance(0.3) ? { annotations: annotations(r) } : {}),
    ...(r.chance(0.4) ? { useTcp: true } : {}),
    ...(r.chance(0.1) ? { port: 5353 } : {}),
  }));
  may(0.3, 'fallthrough', () => ({ enabled: true, ...(r.chance(0.5) ? { zones: ['apps.test'] } : {}) }));
  may(0.1, 'fullnameOverride', () => 'gate');
  may(0.1, 'nameOverride', () => 'gw');
  may(0.1, 'scheme', () => r.pick('dns://', ''));
  may(0.2, 'customLabels', () => ({ team: 'net' }));
  return values;
}

const VALUES = {
  'k8s-gateway': { layer: gatewayLayer, settings: () => ({}), plain: false, forms: ['flux', 'argo'], layers: 1 },
  coredns: { layer: corednsLayer, settings: corednsSettings, plain: true, release: 'coredns', namespace: (values) => (truth(values.isClusterService) ? 'kube-system' : 'coredns') },
  // RKE2 installs it by itself; a repository states values over its own.
  'rke2-coredns': { layer: rke2Layer, form: 'rke2-config', release: 'rke2-coredns', namespace: () => 'kube-system' },
  'node-local-dns': { layer: nodeLocalLayer, settings: nodeLocalSettings, plain: false },
  pihole: { layer: piholeLayer, settings: piholeSettings, plain: false },
};

/** As the template takes it: the default stands where nothing is said. */
function truth(value) {
  return value === undefined || (value !== false && value !== null && value !== '');
}

/** The command's arguments; values are files beside it. */
export function helmCall(drawn, chart) {
  const sets = Object.entries(drawn.settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
  const files = Object.fromEntries(drawn.layers.map((layer, index) => [`v${index}.yaml`, stringify(layer, { lineWidth: 0 })]));
  const values = Object.keys(files).flatMap((path) => ['--values', path]);
  // pkg/rke2 of rancher/rke2 sets it for every chart that it brings.
  const platform = drawn.form === 'rke2-config' ? ['--set', `global.clusterDNS=${RKE2_DNS}`] : [];
  return { files, args: ['template', drawn.release, chart.directory, '--namespace', drawn.namespace, ...values, ...sets, ...platform] };
}

/** The repository that states the release in its form, and what stands around it. */
export function valuesFiles(drawn, chart) {
  const text = (value) => stringify(value, { lineWidth: 0 });
  return { ...STATED[drawn.form]({ ...drawn, chart: chart.chart, version: chart.version, own: chart.files }, text), ...surroundings(drawn) };
}

export function surroundings(drawn) {
  const texts = (objects) => objects.map((one) => stringify(one, { lineWidth: 0 })).join('---\n');
  const platform = PLATFORMS[drawn.form];
  return { 'k/around.yaml': texts(drawn.objects), ...(platform === undefined ? {} : { 'k/platform.yaml': texts([platform]) }) };
}

/** What the form says of the cluster's installer, which the chart's own objects do not. */
const PLATFORMS = {
  'helm-chart': { apiVersion: 'helm.cattle.io/v1', kind: 'HelmChart', metadata: { name: 'redis', namespace: 'kube-system' }, spec: { chart: 'redis' } },
  'rke2-config': { apiVersion: 'helm.cattle.io/v1', kind: 'HelmChartConfig', metadata: { name: 'rke2-ingress-nginx', namespace: 'kube-system' }, spec: { valuesContent: 'controller: {}' } },
};

const REPOSITORY = 'https://charts.example.com';

const STATED = {
  plain: ({ layers }, text) => ({ 'k/values.yaml': text(layers[0]) }),
  flux: (one, text) => flux(one, text, { spec: { chart: one.chart, version: one.version, sourceRef: { kind: 'HelmRepository', name: 'r' } } }),
  'flux-folder': (one, text) => ({ ...vendored(one), ...flux(one, text, { spec: { chart: `./vendored/${one.chart}`, sourceRef: { kind: 'GitRepository', name: 'r' } } }) }),
  argo: (one, text) => {
    const last = one.layers.length - 1;
    return argo(one, text, { repoURL: REPOSITORY, chart: one.chart, targetRevision: one.version, helm: { valuesObject: merged(one.layers.slice(0, last + 1)) } });
  },
  'argo-files': (one, text) => {
    const files = Object.fromEntries(one.layers.map((layer, index) => [`k/v${index}.yaml`, text(layer)]));
    const helm = { valueFiles: Object.keys(files).map((path) => `$here/${path}`) };
    return { ...files, ...argo(one, text, { repoURL: REPOSITORY, chart: one.chart, targetRevision: one.version, helm }, [{ repoURL: 'https://git.example.com/x', ref: 'here' }]) };
  },
  'argo-folder': (one, text) => {
    const files = Object.fromEntries(one.layers.map((layer, index) => [`vendored/${one.chart}/v${index}-values.yaml`, text(layer)]));
    const helm = { valueFiles: Object.keys(files).map((path) => path.slice(path.lastIndexOf('/') + 1)) };
    return { ...vendored(one), ...files, ...argo(one, text, { repoURL: 'https://git.example.com/x', path: `vendored/${one.chart}`, helm }) };
  },
  helmfile: (one, text) => {
    const files = Object.fromEntries(one.layers.slice(0, -1).map((layer, index) => [`k/v${index}.yaml`, text(layer)]));
    const values = [...Object.keys(files).map((path) => path.slice(2)), one.layers.at(-1)];
    const set = Object.entries(one.settings).map(([name, value]) => ({ name, value }));
    const release = { name: one.release, namespace: one.namespace, chart: `r/${one.chart}`, version: one.version, values, ...(set.length > 0 ? { set } : {}) };
    return { ...files, 'k/helmfile.yaml': text({ repositories: [{ name: 'r', url: REPOSITORY }], releases: [release] }) };
  },
  'helm-chart': (one, text) => {
    const [first, ...more] = one.layers;
    const meta = { name: one.release, namespace: 'kube-system' };
    const spec = { chart: one.chart, repo: REPOSITORY, version: one.version, targetNamespace: one.namespace, valuesContent: text(first), ...(Object.keys(one.settings).length > 0 ? { set: one.settings } : {}) };
    const files = { 'k/chart.yaml': text({ apiVersion: 'helm.cattle.io/v1', kind: 'HelmChart', metadata: meta, spec }) };
    if (more.length > 0) files['k/config.yaml'] = text({ apiVersion: 'helm.cattle.io/v1', kind: 'HelmChartConfig', metadata: meta, spec: { valuesContent: text(merged(more)) } });
    return files;
  },
  'rke2-config': (one, text) => ({
    'k/config.yaml': text({ apiVersion: 'helm.cattle.io/v1', kind: 'HelmChartConfig', metadata: { name: one.release, namespace: 'kube-system' }, spec: { valuesContent: text(one.layers[0]) } }),
  }),
  kustomize: (one, text) => {
    const files = Object.fromEntries(one.layers.slice(0, -1).map((layer, index) => [`k/v${index}.yaml`, text(layer)]));
    const [first, ...more] = Object.keys(files).map((path) => path.slice(2));
    const chart = {
      name: one.chart,
      repo: REPOSITORY,
      version: one.version,
      releaseName: one.release,
      namespace: one.namespace,
      ...(first === undefined ? {} : { valuesFile: first }),
      ...(more.length > 0 ? { additionalValuesFiles: more } : {}),
      valuesInline: one.layers.at(-1),
    };
    return { ...files, 'k/kustomization.yaml': text({ apiVersion: 'kustomize.config.k8s.io/v1beta1', kind: 'Kustomization', resources: ['around.yaml'], helmCharts: [chart] }) };
  },
  wrapper: (one, text) => ({
    'k/chart/Chart.yaml': text({ apiVersion: 'v2', name: one.release, version: '0.1.0', dependencies: [{ name: one.chart, version: one.version, repository: REPOSITORY }] }),
    'k/chart/values.yaml': text({ [one.chart]: one.layers[0] }),
    ...argo(one, text, { repoURL: 'https://git.example.com/x', path: 'k/chart', helm: { releaseName: one.release } }),
  }),
};

/** The chart's own files, where it lies in the repository. */
function vendored(one) {
  return Object.fromEntries(Object.entries(one.own).map(([path, text]) => [`vendored/${one.chart}/${path}`, text]));
}

function flux(one, text, chart) {
  const maps = one.layers.slice(0, -1);
  const files = {};
  const valuesFrom = maps.map((layer, index) => {
    files[`k/m${index}.yaml`] = text({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `values-${index}`, namespace: one.namespace }, data: { 'values.yaml': text(layer) } });
    return { kind: 'ConfigMap', name: `values-${index}` };
  });
  const settings = Object.entries(one.settings);
  if (settings.length > 0) {
    // Values in place come over all of these; so the last layer is a ConfigMap, too.
    const last = maps.length;
    files[`k/m${last}.yaml`] = text({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: `values-${last}`, namespace: one.namespace }, data: { 'values.yaml': text(one.layers.at(-1)) } });
    valuesFrom.push({ kind: 'ConfigMap', name: `values-${last}` });
    files['k/set.yaml'] = text({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'set', namespace: one.namespace }, data: Object.fromEntries(settings.map(([, value], index) => [`s${index}`, value])) });
    for (const [index, [name]] of settings.entries()) valuesFrom.push({ kind: 'ConfigMap', name: 'set', valuesKey: `s${index}`, targetPath: name });
  }
  const spec = { releaseName: one.release, chart, ...(valuesFrom.length > 0 ? { valuesFrom } : {}), ...(settings.length > 0 ? {} : { values: one.layers.at(-1) }) };
  return { ...files, 'k/release.yaml': text({ apiVersion: 'helm.toolkit.fluxcd.io/v2', kind: 'HelmRelease', metadata: { name: one.release, namespace: one.namespace }, spec }) };
}

function argo(one, text, source, more = []) {
  const parameters = Object.entries(one.settings).map(([name, value]) => ({ name, value }));
  const whole = { ...source, helm: { releaseName: one.release, ...source.helm, ...(parameters.length > 0 ? { parameters } : {}) } };
  const spec = { destination: { namespace: one.namespace, server: 'https://kubernetes.default.svc' }, ...(more.length > 0 ? { sources: [whole, ...more] } : { source: whole }) };
  return { 'k/app.yaml': text({ apiVersion: 'argoproj.io/v1alpha1', kind: 'Application', metadata: { name: one.release, namespace: 'argocd' }, spec }) };
}

/** Layers as one: maps merge, `null` stays, since it takes the chart's default away. */
export function merged(layers) {
  return layers.reduce((below, above) => mergedTwo(below, above));
}

function mergedTwo(below, above) {
  if (!isMap(below) || !isMap(above)) return above;
  const result = { ...below };
  for (const [key, value] of Object.entries(above)) result[key] = key in below ? mergedTwo(below[key], value) : value;
  return result;
}

function isMap(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Helm installs into the release's namespace what names none. */
export function installed(drawn, text) {
  return parseAllDocuments(text)
    .map((document) => document.toJS())
    .filter((one) => one !== null)
    .map((one) => (/^(?:ConfigMap|Secret|Service|Deployment|DaemonSet)$/.test(one.kind) ? { ...one, metadata: { namespace: drawn.namespace, ...one.metadata } } : one))
    .map((one) => stringify(one, { lineWidth: 0 }))
    .join('---\n');
}

/** Which chart a folder holds. */
export function chartIn(key, directory, files) {
  const { name, version } = parse(files['Chart.yaml']);
  return { key, directory, chart: name, version, files };
}
