/** Whatever a file says: nothing throws, every place lies in its file, and large files are read in one pass. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Location } from '../../src/core/text/location.ts';
import { type SourceText, wholeFile } from '../../src/core/text/source-text.ts';
import { carriers } from '../../src/judge/carriers.ts';
import { plugins } from '../../src/judge/plugins.ts';
import { readDnsmasq } from '../../src/languages/dnsmasq/index.ts';
import { readResolverFile } from '../../src/languages/resolv-conf/index.ts';
import { readResolvedSettings } from '../../src/languages/systemd-resolved/index.ts';
import { readUnbound } from '../../src/languages/unbound/index.ts';
import { openFile } from '../../src/read/documents/open.ts';
import { draws } from '../support/draws.ts';
import { openText } from './open-yaml.ts';

/** Every place anywhere in a value; a list of what is left to visit, since files decide how deep values are. */
function places(value: unknown): readonly Location[] {
  const found: Location[] = [];
  const left: unknown[] = [value];
  for (let next = left.pop(); left.length > 0 || next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if ('file' in next && 'span' in next) found.push(next as Location);
    else left.push(...Object.values(next));
  }
  return found;
}
function expectPlacesInFile(value: unknown): void {
  // One expectation for all: each costs more than reading a file does.
  const isIn = ({ file, span }: Location): boolean =>
    span.start >= 0 && span.end >= span.start && span.end <= file.text.length;
  expect(places(value).filter((at) => !isIn(at))).toEqual([]);
}

const KINDS = [
  ['v1', 'ConfigMap'],
  ['v1', 'Service'],
  ['v1', 'Pod'],
  ['v1', 'Endpoints'],
  ['apps/v1', 'Deployment'],
  ['batch/v1', 'CronJob'],
  ['discovery.k8s.io/v1', 'EndpointSlice'],
  ['kubelet.config.k8s.io/v1beta1', 'KubeletConfiguration'],
  ['kubeadm.k8s.io/v1beta3', 'InitConfiguration'],
  ['kubeadm.k8s.io/v1beta4', 'ClusterConfiguration'],
  ['bootstrap.cluster.x-k8s.io/v1beta1', 'KubeadmConfig'],
  ['kustomize.config.k8s.io/v1beta1', 'Kustomization'],
] as const;
const KEYS = [
  'metadata',
  'name',
  'labels',
  'data',
  'spec',
  'template',
  'containers',
  'args',
  'env',
  'ports',
  'volumes',
  'configMap',
  'items',
];
const MORE = [
  'dnsPolicy',
  'dnsConfig',
  'nameservers',
  'resolvConf',
  'clusterDNS',
  'nodeRegistration',
  'kubeletExtraArgs',
  'networking',
  'dns',
];
const LAST = [
  'subsets',
  'addresses',
  'endpoints',
  'resources',
  'configMapGenerator',
  'files',
  'literals',
  'patches',
  'patch',
  'target',
  '__proto__',
];
const tree = fc.letrec((tie) => ({
  node: fc.oneof({ maxDepth: 5 }, tie('leaf'), tie('map'), tie('list')),
  leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant('sh'), fc.constant('-c')),
  list: fc.array(tie('node'), { maxLength: 4 }),
  map: fc
    .array(fc.tuple(fc.constantFrom(...KEYS, ...MORE, ...LAST), tie('node')), { maxLength: 6 })
    .map(
      (entries) =>
        `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${typeof value === 'string' && value.startsWith('{') ? value : JSON.stringify(value)}`).join(', ')}}`,
    ),
}));

describe('objects of any shape', () => {
  test.each(KINDS)('%s %s', (apiVersion, kind) => {
    fc.assert(
      fc.property(tree.map, tree.map, (spec, other) => {
        const text = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: ${other as string}\nspec: ${spec as string}\ndata: ${spec as string}\nnodeRegistration: ${spec as string}\nresources: ${other as string}\n# Corefile\n`;
        for (const document of openFile({ path: 'a/b.yaml', text }, carriers).documents) {
          for (const plugin of plugins) {
            if (plugin.recognises(document)) expectPlacesInFile(plugin.read(document));
          }
        }
      }),
      draws(300),
    );
  });
});

describe('texts of any content', () => {
  const readers: readonly (readonly [string, (text: SourceText) => unknown])[] = [
    ['resolv.conf', readResolverFile],
    ['resolved.conf', (text) => readResolvedSettings([text])],
    ['dnsmasq.conf', (text) => readDnsmasq([text])],
    ['unbound.conf', (text) => readUnbound([text])],
  ];
  const words = fc.constantFrom(
    'nameserver ',
    'search ',
    '[Resolve]',
    'DNS=',
    'server=',
    '/',
    '#',
    '10.0.0.1',
    '::1',
    '@53',
    '"',
    '\n',
    '\r\n',
    '\\',
    ' ',
    ':',
    'server:',
    'forward-zone:',
    'name:',
    'forward-addr:',
    'local-zone:',
    '=',
    '\u0000',
    '\ud800',
    '.',
  );
  test.each(readers)('%s', (_, read) => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (parts) =>
        expectPlacesInFile(read(wholeFile({ path: 'f', text: parts.join('') }))),
      ),
    );
  });
  test.each(['etc/default/kubelet', 'kubelet.service', 'args/kubelet', 'etc/netplan/a.yaml'])('%s', (path) => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '[Service]\n',
            'Environment=',
            'ExecStart=',
            'A=',
            '--resolv-conf',
            '--cluster-dns=',
            ',',
            ' ',
            '"',
            "'",
            '\\',
            '\n',
            '$X',
            '10.0.0.1',
            '#',
            ';',
          ),
          { maxLength: 40 },
        ),
        (parts) => {
          const document = openText(parts.join(''), path);
          for (const plugin of plugins) if (plugin.recognises(document)) expectPlacesInFile(plugin.read(document));
        },
      ),
    );
  });
});

describe('large files', () => {
  const MANY = 20_000;
  test.each([
    [
      'resolv.conf',
      'nameserver 10.0.0.1\n',
      (text: SourceText) => readResolverFile(text).value.nameservers.length,
      MANY,
    ],
    [
      'resolved.conf',
      '[Resolve]\n[\nDNS=10.0.0.1\n',
      (text: SourceText) => readResolvedSettings([text]).value.dns.length,
      MANY,
    ],
    [
      'dnsmasq.conf',
      'server=10.0.0.1\nserver=/z.test/#\n',
      // What its hosts file holds, both forwards, of which the zone's is the usual servers', and the refusal of what is left.
      (text: SourceText) => readDnsmasq([text]).value.blocks[0]?.steps.length,
      4,
    ],
    [
      'unbound.conf',
      'forward-zone:\n name: a.lan\n forward-addr: 10.0.0.1\n',
      // Whom it lets in, its local zones, the zone, and what is left.
      (text: SourceText) => readUnbound([text]).value.blocks[0]?.steps.length,
      4,
    ],
  ] as const)('%s', (_, line, count, expected) => {
    expect(count(wholeFile({ path: 'f', text: line.repeat(MANY) }))).toBe(expected);
  });
  // A pattern that reads such a line in two ways tries 2^60 of them, and this test does not end.
  const LINES = [
    '#a',
    '---',
    '- a',
    'a:',
    'a: b',
    'a=b',
    'a b',
    ';a',
    '//a',
    '{{ a }}',
    '<a>',
    '"a"',
    "'a'",
    '\\',
    '{',
    '}',
    '[a]',
    ' ',
    '',
  ];
  const PATHS = [
    'x.conf',
    'x.txt',
    'x.yaml',
    'x.sh',
    'x.tf',
    'x.py',
    'Corefile',
    'resolv.conf',
    'x.service',
    'tasks/x.yml',
  ];
  test.each(LINES)('sixty lines of %j before words that matter', (line) => {
    for (const end of ['\r\n', '\n', ' \r\n'])
      for (const path of PATHS) {
        const text = `${(line + end).repeat(60)}# x forward coredns kubelet nameserver dnsPolicy: Default${end}`;
        for (const document of openFile({ path, text }, carriers).documents)
          for (const plugin of plugins) if (plugin.recognises(document)) expectPlacesInFile(plugin.read(document));
      }
  });
  test('a script of a million characters in one argument', () => {
    const text = `apiVersion: v1\nkind: Pod\nspec: {containers: [{command: [sh, -c, "${'coredns -conf x; '.repeat(60_000)}"]}]}\n`;
    const [document] = openFile({ path: 'p.yaml', text }, carriers).documents;
    const [fact] = document === undefined ? [] : (plugins[0]?.read(document).value ?? []);
    expect(fact?.kind === 'workload' ? fact.containers[0]?.words.length : 0).toBe(240_002);
  });
});
