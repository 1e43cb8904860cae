import type { Fact } from '../../core/facts/fact.ts';
import { child, type YamlDocument } from '../../read/documents/document.ts';
import type { CommonMarker, WordForms } from '../../read/documents/words.ts';
import { type Reader, typeOf } from '../shared/fields.ts';
import type { Plugin } from '../shared/plugin.ts';
import { type Form, readingForms } from '../shared/yaml-forms.ts';
import { readConfigMap, readSecret } from './config-map.ts';
import { readAddressPool, readEndpointSlice, readEndpoints, readService } from './service.ts';
import { readAutoscaler, readWorkload, WORKLOADS } from './workload.ts';

export { type KubeDnsConfig, readKubeDnsConfig } from './kube-dns-config.ts';

/** More than what is the default: on the host's network, in a patch, or where something else speaks of DNS. */
const DNS_POLICY: CommonMarker = {
  word: 'dnsPolicy',
  live: /dnsPolicy(?!["'\\]*[ \t]*:[ \t]*["'\\]*ClusterFirst["'\\]*[ \t]*(?:[,}\r\n#]|$))|hostNetwork|patch|dns(?!Policy)/i,
};
const ENDPOINTS: WordForms = {
  words: ['Endpoints'],
  pattern: /kind["']?\s{0,99}:\s{0,99}["']?Endpoints\b/,
};
/** Other spellings of 53 in YAML and JSON: no blank, tags, another base. From their ends, as colons are everywhere. */
const PORT_53: WordForms = {
  words: ['53', '5_3', '0x35', '0x0', '065', '0o65', '0o0', '0b110101', '0b0'],
  pattern:
    /(?:5_?3|35|65|110101)\b(?<=(?:["']\s{0,99}:|:\s)\s{0,99}(?:[!&]\S{0,99}\s{1,99}){0,3}["']?(?:[+]?0{0,9}53|0x0{0,9}35|0o?0{0,9}65|0b0{0,9}110101|5_3))/,
};

export const kubernetes: Plugin = {
  id: 'kubernetes',
  title: 'Kubernetes objects',
  // Not kubectl's plug-ins, nor credentials for the API.
  missed: /kube(?!ctl-|config\b)/i,
  nested: [
    ...['ConfigMap', 'Service', 'Endpoints', 'EndpointSlice'],
    ...['Pod', 'Deployment', 'DaemonSet', 'StatefulSet'],
  ],
  markers: [
    'kube-dns',
    'node-cache',
    'node-local',
    'nodelocal',
    'dnsPolicy',
    'dnsConfig',
    'ameserver',
    'stubDomains',
    'stubdomains',
    'EndpointSlice',
    'IPAddressPool',
    'kind: Endpoints',
    'ExternalName',
    ': 53',
    'coredns',
    'Corefile',
  ],
  about: /node-cache|node-?local|stubdomains|ameserver/i,
  common: [DNS_POLICY],
  forms: [ENDPOINTS, PORT_53],
  ...readingForms(formOf),
};

const AUTOSCALERS: ReadonlySet<string> = new Set(['autoscaling/HorizontalPodAutoscaler', 'keda.sh/ScaledObject']);

/** By group and kind; versions share the fields we read. A Knative `Service` is another group. */
function formOf({ root }: YamlDocument): Form | undefined {
  if (child(root, 'kind') === undefined) return undefined;
  const { apiVersion, kind } = typeOf(root);
  const slash = apiVersion.indexOf('/');
  const group = slash === -1 ? '' : apiVersion.slice(0, slash);
  if (slash === -1 && apiVersion !== 'v1') return undefined;
  const template = WORKLOADS.find((one) => one.kind === kind && one.groups.includes(group));
  if (template !== undefined) return (reader) => readWorkload(reader, template);
  if (group === 'metallb.io' && kind === 'IPAddressPool') return readAddressPool;
  if (AUTOSCALERS.has(`${group}/${kind}`)) return readAutoscaler;
  if (group === 'discovery.k8s.io' && kind === 'EndpointSlice') return readEndpointSlice;
  if (group !== '') return undefined;
  switch (kind) {
    case 'ConfigMap':
      return readConfigMap;
    case 'Secret':
      return readHidden;
    case 'Service':
      return readService;
    case 'Endpoints':
      return readEndpoints;
    default:
      return undefined;
  }
}

/** Values that are no text are in no fact. */
function readHidden({ document, notices }: Reader): readonly Fact[] {
  const own: Reader = { document, notices: [] };
  const facts = readSecret(own);
  for (const one of own.notices) notices.push({ ...one, secret: true });
  return facts;
}
