import { describe, expect, test } from '@jest/globals';
import { locate } from '../../../src/core/text/source-text.ts';
import { parseRemoteFile, readConfig } from '../../../src/judge/config/config.ts';
import { callsIn } from '../../support/counted-work.ts';
import { share } from '../../support/draws.ts';
import { configMap } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { complaints, configOf, KNOWN, textAt } from './support.ts';

const FULL = `version: 1
paths: { include: ["**"], exclude: ["**/testdata/**"] }
clusters:
  - name: prod
    paths: ["clusters/prod/**"]
    cluster-domain: cluster.local
    service-cidrs: [10.96.0.0/12]
    cluster-dns: [10.96.0.10]
    coredns-version: 1.11.3
    kube-proxy: iptables
    nodes:
      - name: default
        os: ubuntu-24.04
        provisioner: kubeadm
        addresses: [192.0.2.10]
        files: { /etc/resolv.conf: infra/resolv.conf, /x: { inline: "nameserver 10.0.0.2" } }
    resolvers:
      - name: office
        addresses: [10.0.0.2]
        forwards: [ { zone: ".", to: [10.96.0.10, "[2001:DB8::1]:5353"] } ]
rules: { loop-guard-missing: warning, LG204: off }
fail-on: error
suppressions:
  - rule: LG101
    path: deploy/edge/**
    zone: Corp.Example
    reason: split horizon, reviewed in NET-123
    expires: 2027-01-31
`;

describe('a configuration', () => {
  test('is read with everything that the documentation shows', () => {
    const config = configOf(FULL);
    expect(config.exclude?.map(({ value }) => value)).toEqual(['**/testdata/**']);
    const cluster = config.clusters[0];
    expect(cluster?.clusterDomain?.value).toBe('cluster.local.');
    expect(cluster?.corednsVersion?.value).toBe('1.11.3');
    expect(cluster?.nodes[0]?.os?.value).toBe('ubuntu-24.04');
    expect(cluster?.nodes[0]?.files.map(({ path, content }) => [path.value, content.kind])).toEqual([
      ['/etc/resolv.conf', 'repository'],
      ['/x', 'inline'],
    ]);
    expect(cluster?.resolvers[0]?.forwards[0]?.to.map(({ value }) => value)).toEqual([
      { address: '10.96.0.10', port: 53, transport: 'dns' },
      { address: '2001:db8::1', port: 5353, transport: 'dns' },
    ]);
    expect(config.rules.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['loop-guard-missing', 'warning'],
      ['loop-guard-without-forward', 'off'],
    ]);
    expect(config.suppressions[0]).toMatchObject({
      rule: 'forwarding-loop',
      path: 'deploy/edge/**',
      zone: 'corp.example.',
      expires: '2027-01-31',
    });
  });

  test('knows the place of each value', () => {
    const config = configOf(FULL);
    const cluster = config.clusters[0];
    const node = cluster?.nodes[0];
    const places = [
      cluster?.corednsVersion?.at,
      node?.os?.at,
      node?.files[0]?.path.at,
      config.rules[1]?.at,
      config.failOn?.at,
    ];
    expect(places.map((at) => at && textAt(at))).toEqual([
      '1.11.3',
      'ubuntu-24.04',
      '/etc/resolv.conf',
      'LG204: off',
      'error',
    ]);
    expect(config.suppressions.map(({ at }) => textAt(at))).toEqual(['rule: LG101']);
  });

  test.each(['', '# nothing yet\n', '---\n', '\ufeffversion: 1\n', 'version: 1\r\n', '{"version": 1}'])(
    'may say nothing: %j',
    (text) => {
      expect(configOf(text)).toMatchObject({ clusters: [], rules: [], suppressions: [] });
    },
  );

  test.each([
    ['plain', 'nameserver 10.0.0.2', true],
    ['quoted', '"nameserver 10.0.0.2"', true],
    ['block', '|\n              # office\n              nameserver 10.0.0.2\n', true],
    ['block, stripped', '|-\n              nameserver 10.0.0.2\n', true],
    ['escaped', '"nameserver\\u002010.0.0.2"', false],
    ['folded', '>-\n              nameserver\n              10.0.0.2\n', false],
  ])('leads an inline text back to the file: %s', (_, written, exact) => {
    const config = configOf(
      `clusters:\n  - name: a\n    nodes:\n      - name: b\n        files:\n          /etc/resolv.conf:\n            inline: ${written}`,
    );
    const content = config.clusters[0]?.nodes[0]?.files[0]?.content;
    if (content?.kind !== 'inline') throw new Error('not inline');
    const start = content.text.text.indexOf('10.0.0.2');
    expect(content.text.text).toContain('nameserver 10.0.0.2');
    const at = textAt(locate(content.text, start, start + '10.0.0.2'.length));
    if (exact) expect(at).toBe('10.0.0.2');
    else expect(at).toContain('10.0.0.2');
  });

  test('may use an anchor', () => {
    const config = configOf(
      'clusters:\n  - { name: a, service-cidrs: &r [10.0.0.0/8] }\n  - { name: b, service-cidrs: *r }\n',
    );
    expect(config.clusters[1]?.serviceCidrs[0]?.value).toBe('10.0.0.0/8');
  });
});

const cluster = (line: string) => `clusters:\n  - name: a\n    ${line}\n`;
const node = (line: string) => cluster(`nodes:\n      - name: b\n        ${line}`);
const suppression = (line: string) => `suppressions:\n  - rule: LG101\n    reason: because\n    ${line}\n`;

describe('what is wrong is reported with its place', () => {
  test.each<[string, string, string]>([
    ['unknown key', 'fail_on: error', '1:1: unknown key "fail_on"; did you mean "fail-on"?'],
    ['unknown key', 'nodes: []', '1:1: unknown key "nodes"; it belongs under clusters[]'],
    [
      'unknown key',
      cluster('cluster-dn: [10.0.0.1]'),
      '3:5: unknown key "cluster-dn" in clusters[0]; did you mean "cluster-dns"?',
    ],
    [
      'unknown key',
      suppression('until: 2027-01-01'),
      '4:5: unknown key "until" in suppressions[0]; known are rule, path, server, zone, reason, expires',
    ],
    [
      'merge key',
      cluster('<<: { colour: red }'),
      '3:11: unknown key "colour" in clusters[0]; known are name, paths, cluster-domain, service-cidrs, cluster-dns, coredns-version, kube-proxy, nodes, resolvers',
    ],
    [
      'enum',
      'fail-on: warn',
      '1:10: fail-on must be one of error, warning, note, never, not this text; did you mean "warning"?',
    ],
    [
      'enum',
      'rules: { LG204: false }',
      '1:17: rules.LG204 must be one of error, warning, note, off, not a truth value; write off',
    ],
    ['version', 'version: 2', '1:10: version must be 1, not this number'],
    ['type', 'clusters: prod', '1:11: clusters must be a list, not this text; write it as [...]'],
    ['type', 'rules:', '1:6: rules must be a map, not empty'],
    [
      'type',
      cluster('coredns-version: 1.11'),
      '3:22: clusters[0].coredns-version must be text, not this number; put it in quotes',
    ],
    ['type', 'max-suppression-days: 1.5', '1:23: max-suppression-days must be a whole number, not this number'],
    ['range', 'max-suppression-days: 0', '1:23: max-suppression-days must be at least 1, not this number'],
    ['required', 'clusters:\n  - paths: []', '2:5: clusters[0] lacks "name", which is required'],
    ['required', 'suppressions:\n  - rule: LG101', '2:5: suppressions[0] lacks "reason", which is required'],
    ['no map', '- a', '1:1: the configuration must be a map, not a list'],
    [
      'unknown rule',
      'rules:\n  loop-gaurd-missing: off',
      '2:3: unknown rule "loop-gaurd-missing"; did you mean "loop-guard-missing"?',
    ],
    [
      'same rule',
      'rules: { LG202: off, loop-guard-missing: error }',
      '1:22: this is the rule loop-guard-missing, whose severity is already set above',
    ],
    [
      'suppressed rule',
      'suppressions: [{ rule: LG110, reason: because }]',
      '1:24: this value is not a rule; did you mean "LG101"?',
    ],
    [
      'reason',
      'suppressions: [{ rule: LG101, reason: "   " }]',
      '1:39: this value is not a reason; say why the finding is accepted',
    ],
    ['date', suppression('expires: 2027-02-29'), '4:14: this value is not a date; write it as 2027-01-31'],
    [
      'glob',
      suppression('path: "(a+)+b"'),
      '4:11: this value uses parentheses, which have no meaning here; write {a,b} for alternatives (a glob of repository paths)',
    ],
    ['address', cluster('cluster-dns: [010.0.0.1]'), '3:19: this value is not an IP address'],
    [
      'range of addresses',
      cluster('service-cidrs: [10.96.0.0/33]'),
      '3:21: this value is not an address range, such as 10.96.0.0/12',
    ],
    [
      'range of addresses',
      cluster('service-cidrs: [10.96.0.0]'),
      '3:21: this value is not an address range, such as 10.96.0.0/12',
    ],
    [
      'CoreDNS version',
      cluster('coredns-version: v1.11.3-eks'),
      '3:22: this value is not a version of CoreDNS; write 1.11.3',
    ],
    ['domain', cluster('cluster-domain: a..b'), '3:21: this value is not a domain name'],
    [
      'system',
      node('os: ubunut-24.04'),
      '5:13: this value is not a known operating system; did you mean "ubuntu-24.04"?',
    ],
    [
      'provisioner',
      node('provisioner: kubadm'),
      '5:22: this value is not a known provisioner; did you mean "kubeadm"?',
    ],
    [
      'path on the node',
      node('files: { etc/resolv.conf: a }'),
      '5:18: this is not an absolute path of a file on the node, such as /etc/resolv.conf',
    ],
    [
      'path in the tree',
      node('files: { /etc/resolv.conf: ../../etc/passwd }'),
      '5:36: this value leads out of the repository',
    ],
    [
      'path in the tree',
      node('files: { /etc/resolv.conf: a/../../b }'),
      '5:36: this value leads out of the repository',
    ],
    ['path in the tree', 'baseline: /etc/shadow', '1:11: this value is absolute; a path of the repository is meant'],
    [
      'file without text',
      node('files: { /etc/resolv.conf: {} }'),
      '5:36: clusters[0].nodes[0].files.[...] lacks "inline", which is required',
    ],
    ['two nodes', cluster('nodes: [{ name: x }, { name: x }]'), '3:34: a kind of node above has this name already'],
    ['two clusters', 'clusters: [{ name: x }, { name: x }]', '1:33: a cluster above has this name already'],
    [
      'two resolvers',
      cluster('resolvers: [{ name: x, addresses: [::1] }, { name: x, addresses: [::1] }]'),
      '3:56: a resolver above has this name already',
    ],
    [
      'resolver without address',
      cluster('resolvers: [{ name: x, addresses: [] }]'),
      '3:39: clusters[0].resolvers[0].addresses is an empty list; it needs at least 1',
    ],
    [
      'port',
      cluster('resolvers: [{ name: x, addresses: ["10.0.0.1:0"] }]'),
      '3:40: this value is neither an IP address nor an address with a port',
    ],
    [
      'extends',
      'extends: [acme/policies/x.yml]',
      '1:11: this value lacks its @REF; OWNER/REPOSITORY/PATH@REF is needed',
    ],
    ['syntax', 'rules: [a', '1:10: this is not valid YAML: a line is not indented as its surroundings demand'],
    ['repeated key', 'version: 1\nversion: 1', '2:1: this key is given twice'],
    ['two documents', 'version: 1\n---\nversion: 1', '2:1: a second YAML document begins here; a configuration is one'],
    [
      'odd key',
      '? [a]\n: b',
      '1:3: unknown key; known are version, extends, trust, paths, clusters, rules, fail-on, baseline, render, max-suppression-days, suppressions, expectations',
    ],
    ['tag', 'version: !v 1', '1:13: version must be 1, not this text'],
    [
      'alias to itself',
      'rules: &a { b: *a }',
      '1:16: this YAML value contains itself through an alias and was not read',
    ],
  ])('%s', (_, text, complaint) => {
    expect(complaints(text)).toEqual([complaint]);
  });

  test('all at once, in the order of the file', () => {
    expect(complaints('zzz: 1\nfail-on: x\nversion: 2').map((one) => one.slice(0, 3))).toEqual(['1:1', '2:1', '3:1']);
    expect(complaints('baseline: /a\nrules: { x: off, y: off }').map((one) => one.slice(0, 4))).toEqual([
      '1:11',
      '2:10',
      '2:18',
    ]);
  });
});

describe('a hostile configuration', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('cannot pass %s for a key', (key) => {
    expect(complaints(`${key}: 1`)[0]).toContain(`unknown key "${key}"`);
    expect(complaints(`rules: { ${key}: off }`)[0]).toContain(`unknown rule "${key}"`);
    expect(complaints(cluster(`${key}: 1`))[0]).toContain(`unknown key "${key}"`);
    expect(configOf(node(`files: { /${key}: { inline: x } }`)).clusters[0]?.nodes[0]?.files[0]?.path.value).toBe(
      `/${key}`,
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each([
    ['deep flow', '['.repeat(100_000), /levels deep/],
    ['deep block', '- '.repeat(50_000), /levels deep/],
    ['deep maps', `${'{a: '.repeat(50_000)}`, /levels deep/],
    ['large', `# ${'x'.repeat(300_000)}\n`, /larger than 256 KiB/],
    ['many values', `suppressions: [${'1,'.repeat(30_000)}]`, /more values than any configuration/],
    ['many items', `suppressions:\n${'-\n'.repeat(30_000)}`, /more values than any configuration/],
    ['many unknown keys', Array.from({ length: 3_000 }, (_, i) => `k${i}: 1`).join('\n'), /unknown key "k0"/],
    [
      'aliases that multiply',
      [
        'a: &a [1,1,1,1,1,1,1,1,1,1]',
        ...'bcdefgh'.split('').map((x, i) => `${x}: &${x} [${`*${'abcdefg'[i]},`.repeat(10)}]`),
      ].join('\n'),
      /aliases of this YAML document expand it to an unusable size/,
    ],
    ['long line of letters', `extends: ["${'a/'.repeat(50_000)}@"]`, /OWNER/],
    ['control characters', '"\\u001b[31m\\u202e\\n": 1', /^1:1: unknown key;/],
  ])('is refused in time: %s', (_, text, message) => {
    const calls = callsIn(() => expect(complaints(text)[0]).toMatch(message));
    expect(calls).toBeLessThan(60 * text.length);
  });

  test('does not bury the reader in errors', () => {
    const all = complaints(Array.from({ length: 3_000 }, (_, i) => `k${i}: 1`).join('\n'));
    expect(all).toHaveLength(51);
    expect(all[50]).toContain('and 2950 more errors');
  });

  test('never throws, whatever stands in it', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < share(1000); round += 1) {
      const characters = [...FULL];
      for (let edit = 0; edit < 5; edit += 1) {
        characters.splice(random(characters.length), random(4), ':[]{}&*!|>%@`"\'\n\t -?#,'[random(23)] ?? '');
      }
      const text = characters.join('');
      const { config, errors } = readConfig({ path: 'c', text }, KNOWN);
      expect(config === undefined).toBe(errors.length > 0);
      for (const { line, column } of errors)
        expect(line >= 1 && column >= 1 && line <= text.split('\n').length + 1).toBe(true);
    }
  });
});

test('a file of another repository is named with its revision', () => {
  expect(parseRemoteFile('acme/policies/dns/loopgate.yml@v1.2')).toEqual({
    owner: 'acme',
    repository: 'policies',
    path: 'dns/loopgate.yml',
    ref: 'v1.2',
  });
  for (const text of [
    'a/b/c',
    'a/b@c',
    '../b/c@d',
    'a/b/../c@d',
    'a/b/../../c@d',
    'a/b/c@-x',
    'a/b/c@x..y',
    'a/b/c@',
    'a b/c/d@e',
  ]) {
    const read = parseRemoteFile(text);
    if (text === 'a/b/../c@d') expect(read).toMatchObject({ refused: expect.any(String) });
    else expect(read).toHaveProperty('refused');
  }
});

describe('paths that name nothing', () => {
  const files = { 'clusters/prod/cm.yaml': configMap('.:53 {\n    forward . 192.0.2.53\n    loop\n}\n') };
  const notes = (config: string, base?: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts({ ...files, '.loopgate.yaml': `version: 1\n${config}` }, base)
      .report.findings.filter(({ code }) => code === 'LG801')
      .map(({ message, status, at }) => `${status} ${at.file.path} ${/`[^`]+`[^:,]*/.exec(message)?.[0]}`);
  const clusters = (...paths: readonly string[]): string =>
    `clusters:\n${paths.map((path, index) => `  - { name: c${index}, paths: ["${path}"] }\n`).join('')}`;
  const NONE = 'new .loopgate.yaml `paths` of the cluster c1';
  test.each([
    [clusters('clusters/prod/**'), []],
    [clusters('**', 'clusters/prd/**'), [NONE]],
    [clusters('**', 'clusters/prod/**'), [NONE]],
    ['clusters: [{ name: c1, nodes: [{ name: d, os: ubuntu-24.04 }] }]\n', []],
    [
      'paths: { include: ["clusters/**", "deploy/**"] }\n',
      ['new .loopgate.yaml `deploy/**` names no file that is scanned'],
    ],
    ['paths: { exclude: ["**/testdata/**"] }\n', []],
  ])('%j', (config, expected) => {
    expect(notes(config)).toEqual(expected);
  });
  test('that the base has are existing', () => {
    const config = `${clusters('**', 'b/**')}paths: { include: ["clusters/**", "a/**"] }\n`;
    const base = { ...files, '.loopgate.yaml': `version: 1\n${config}` };
    expect(notes(config, base).map((one) => one.split(' ')[0])).toEqual(['existing', 'existing']);
  });
});
