/** What files of variables and Secrets hold is judged and shown by no surface, on neither side of a comparison. */
import { describe, expect, test } from '@jest/globals';
import { diffSnapshots } from '../../src/judge/diff/diff.ts';
import { pictureOf } from '../../src/judge/picture.ts';
import { redactionOf } from '../../src/judge/secrets/redaction.ts';
import { traceReport } from '../../src/judge/trace.ts';
import { renderDiffJson } from '../../src/report/diff-json.ts';
import { renderDiffMarkdown } from '../../src/report/diff-markdown.ts';
import { renderDiffText } from '../../src/report/diff-text.ts';
import { GRAPH_REPORTERS, REPORTERS, render, renderGraph } from '../../src/report/index.ts';
import { renderTraceJson } from '../../src/report/trace-json.ts';
import { renderTraceText } from '../../src/report/trace-text.ts';
import { configMap, deployment } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const unit = (value: string, corefile: string): Files => ({
  'etc/systemd/system/coredns.service':
    '[Service]\nEnvironmentFile=/etc/coredns.env\nExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile\n',
  'etc/coredns.env': `UP=${value}\n`,
  'etc/coredns/Corefile': corefile,
});
const compose = (value: string, corefile: string): Files => ({
  'compose.yaml':
    'services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /c/Corefile\n    env_file: a.env\n    volumes: ["./Corefile:/c/Corefile"]\n',
  'a.env': `UP=${value}\n`,
  Corefile: corefile,
});

/** Everything that any command prints of a change from `before` to `after`. */
async function printed(after: Files, before: Files): Promise<string> {
  const { report, head, base } = scanTexts(after, before);
  if (base === undefined) throw new Error('there is no base');
  const diff = diffSnapshots(base, head, 'base');
  const options = { color: false, quiet: false, verbose: true };
  const picture = pictureOf(head);
  const trace = traceReport(head, 'example.com', 'A', undefined);
  const shown: string[] = [];
  // One after the other: Jest loses modules that two of them import at once.
  for (const id of Object.keys(REPORTERS) as (keyof typeof REPORTERS)[])
    shown.push(await render(id, { ...report, diff }, options));
  for (const id of Object.keys(GRAPH_REPORTERS) as (keyof typeof GRAPH_REPORTERS)[])
    shown.push(await renderGraph(id, picture));
  return [
    ...shown,
    renderDiffJson(diff),
    renderDiffMarkdown(diff),
    renderDiffText(diff, { color: false }),
    renderTraceJson(trace),
    renderTraceText(trace, { color: false }),
  ].join('\n');
}

const composeSecret = (entry: string, files: Files = {}): Files => ({
  'compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /c/Corefile\n    secrets: [up]\n    volumes: ["./Corefile:/c/Corefile"]\nsecrets:\n  up: ${entry}\n`,
  Corefile: '.:53 {\n    import /run/secrets/up\n}\n',
  ...files,
});

const SECRET = `apiVersion: v1
kind: Secret
metadata: { name: s, namespace: kube-system }
stringData:
  Corefile: |
    .:53 {
        forward . "canary7.x"
        rewrite name a.example canary8.x
    }
    canary9.x:5353 {
        bogus canary10
    }
`;
/** A build in which what was a Secret is the Corefile. */
const patched = (kustomization: string, files: Files = {}): Files => ({
  'k/kustomization.yaml': `namespace: kube-system
${kustomization}
patches:
- target: { kind: Secret }
  options: { allowKindChange: true, allowNameChange: true }
  patch: |-
    - { op: move, from: /stringData, path: /data }
    - { op: replace, path: /kind, value: ConfigMap }
    - { op: replace, path: /metadata/name, value: z }
`,
  'k/deploy.yaml': `apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  template:
    spec:
      dnsPolicy: Default
      containers: [{ name: c, image: "coredns/coredns:1.11.3", args: [-conf, /c/Corefile], volumeMounts: [{ name: c, mountPath: /c }] }]
      volumes: [{ name: c, configMap: { name: z } }]
`,
  ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`k/${path}`, text])),
});

const UPSTREAM = '.:53 {\n    forward . {$UP}\n}\n';
describe.each<[string, typeof unit]>([
  ['of a unit', unit],
  ['of Compose', compose],
])('a file of variables %s', (_, tool) => {
  test.each<[string, string, string, RegExp]>([
    ['a host name', 'canary.example.org', UPSTREAM, /canary/],
    ['an address', '192.0.2.77', UPSTREAM, /192\.0\.2\.77|77\.2\.0\.192/],
    ['an address with a port', 'dns://192.0.2.77:5353', UPSTREAM, /192\.0\.2\.77/],
    ['an address of IPv6', '2001:db8:77:0::5', UPSTREAM, /2001:db8:77/],
    ['a zone', 'canary.example.org', '{$UP}:53 {\n    forward . 192.0.2.1\n}\n', /canary/],
    [
      'a name that is written anew',
      'canary.example.org',
      '.:53 {\n    rewrite name a.example {$UP}\n    forward . 192.0.2.1\n}\n',
      /canary/,
    ],
    ['letters before and after it', 'canary', 'a{$UP}9.x:53 {\n    forward . 127.0.0.1\n}\n', /canary/],
    ['itself again', 'canary', '{$UP}{$UP}.x:53 {\n    forward . 127.0.0.1\n}\n', /canary/],
    ['the end of an address', '27.7.7.7', '.:53 {\n    forward . 1{$UP}\n}\n', /127\.7\.7\.7|7\.7\.7\.127/],
    ['a path', 'canary', '.:53 {\n    import a{$UP}z\n}\n', /canary/],
    ['letters in a word that is refused', 'canary', '.:53 {\n    a{%UP%}z\n}\n', /canary/],
    ...(
      [
        ['behind other letters', 'qzkwvj', 'pre{$UP}.x {\n    forward . 127.0.0.1\n}\n'],
        ['before a digit', 'qzkwvj', '{$UP}9.x {\n    forward . 127.0.0.1\n}\n'],
        ['twice', 'qzkwvj', '.:53 {\n    forward . 127.0.0.1\n}\n{$UP}{$UP} {\n    forward . 127.0.0.1\n}\n'],
        ['in a name of others', 'qzkwvj', '.:53 {\n    rewrite name prefix x {$UP}\n    forward . 127.0.0.1\n}\n'],
        ['in a pattern', 'qzkwvj', '.:53 {\n    rewrite name regex (.*)a {1}{$UP}\n    forward . 127.0.0.1\n}\n'],
        ['in an error', 'qzkwvj', '.:53 {\n    x{$UP}y\n}\n'],
      ] as const
    ).map(([title, value, corefile]): [string, string, string, RegExp] => [title, value, corefile, /qzkwvj/]),
    ['the rest of an address', '27.8.9.7', '.:53 {\n    forward . 1{$UP}\n}\n', /27\.8\.9\.7|7\.9\.8\.127/],
    ['its last digits', '77', '.:53 {\n    forward . 203.0.113.1{$UP}\n}\n', /113\.177|177\.113/],
  ])('%s', async (__, value, corefile, shown) => {
    const text = await printed(tool(value, corefile), tool('192.0.2.9', corefile));
    expect(text.split('\n').filter((line) => shown.test(line))).toEqual([]);
    const back = await printed(tool('192.0.2.9', corefile), tool(value, corefile));
    expect(back.split('\n').filter((line) => shown.test(line))).toEqual([]);
  });
});

const CORRUPT = ['y: *canary', 'y: "canary\\q"', 'y: [canary', 'y: "canary', '-----BEGIN canary *"'];
describe.each<[string, string]>([
  ['plainly', 'kind: Secret'],
  ['with a tag', 'kind: !!str Secret'],
  ['with an escape', 'kind: "Secr\\x65t"'],
  ['over two lines', 'kind: "Sec\\\n  ret"'],
  ['with an escape in its key', '"kin\\x64": Secret'],
  ['with an anchor', 'kind: &k Secret'],
  ['by an alias', 'x: &k Secret\nkind: *k'],
  ['folded', 'kind: >-\n  Secret'],
  ['as it stands', 'kind: |-\n  Secret'],
  ['in base64', 'kind: !!binary U2VjcmV0'],
  ['as a template does', 'kind: {{ .Values.kind }}'],
])('a Secret that is no YAML and says so %s', (_, kind) => {
  test.each(CORRUPT)('%s', async (line) => {
    const indent = line.startsWith('-') ? '' : '  ';
    const text = `apiVersion: v1\n${kind}\nmetadata: { name: coredns }\nstringData:\n  Corefile: |\n    .:53 {\n    }\n${indent}${line}\n`;
    expect(await printed({ 's.yaml': text }, {})).not.toMatch(/canary/);
    const encoded = text.replace('stringData', 'data');
    expect(await printed({ 's.yaml': encoded }, {})).not.toMatch(/canary/);
  });
});

test.each<[string, string]>([
  ['a value of a Secret that is no text', '  a: [canary]\n  b: 1\n'],
  ['a repeated one', '  a: canary\n  a: canary\n  a: b\n'],
])('%s', async (_, lines) => {
  const text = `apiVersion: v1\nkind: Secret\nmetadata: { name: coredns }\nstringData:\n  Corefile: ". {}"\n${lines}`;
  expect(await printed({ 's.yaml': text }, {})).not.toMatch(/canary/);
});

test('what is no YAML and no Secret keeps its line', async () => {
  const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\ndata:\n  Corefile: ". {"\n  y: *shown\n';
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata: { name: coredns }\nspec:\n  imagePullSecrets: [{ name: x }]\n  volumes: [{ name: s, secret: { secretName: y } }]\n  y: *shown2\n';
  const secret = 'apiVersion: v1\nkind: Secret\nmetadata: { name: coredns }\nstringData: { a: b }\n';
  const text = await printed({ 'a.yaml': `${secret}---\n${map}---\n${pod}` }, {});
  expect(text).toContain('y: *shown\n');
  expect(text).toContain('y: *shown2');
});

const secretCorefile = (body: string, more = ''): Files => ({
  's.yaml': `apiVersion: v1\nkind: Secret\nmetadata: { name: coredns, namespace: kube-system }\nstringData:\n  Corefile: |\n    .:53 {\n        forward . 192.0.2.1${more}\n        ${body}\n    }\n`,
  'd.yaml':
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  template:\n    spec:\n      containers: [{ name: c, image: "coredns/coredns:1.11.3", args: [-conf, /c/Corefile], volumeMounts: [{ name: v, mountPath: /c }] }]\n      volumes: [{ name: v, secret: { secretName: coredns } }]\n',
});

test('what is CoreDNS’ own is shown of a Secret that does not start', async () => {
  const text = await printed(secretCorefile('canary'), {});
  expect(text).toContain('Unknown directive');
  expect(text).toMatch(/\bforward\b/);
});

test.each<[string, Files]>([
  ['a directive of a Secret that nobody knows', secretCorefile('canarybatterystaple')],
  ['an import of one', secretCorefile('import canarypassword')],
  ['a policy of one', secretCorefile('log', ' {\n            policy canary\n        }')],
  [
    'a zone of one',
    secretCorefile(
      'hosts {\n            192.0.2.7 canary\n        }\n    }\n    canary {\n        forward . 127.0.0.1',
    ),
  ],
  [
    'words in a Compose file around a variable',
    {
      'compose.yaml':
        'services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /c/Corefile\n    dns: 203.0.113.1${UP}\n    hostname: pre${NAME}\n    volumes: ["./Corefile:/c/Corefile"]\n',
      '.env': 'UP=77\nNAME=canary\n',
      Corefile: '.:53 {\n    forward . /etc/resolv.conf\n}\n',
    },
  ],
  [
    'a Secret that is no YAML',
    {
      'a.yaml':
        'a: 1\n---\napiVersion: v1\nkind: Secret\nmetadata: { name: coredns }\nstringData:\n  Corefile: [canary.example.org\n"\n',
    },
  ],
  [
    'a Secret that is no JSON',
    { 'a.json': '{"apiVersion":"v1","kind":"Secret","stringData":{"Corefile":"canary.example.org coredns",,}}' },
  ],
  [
    'a file of variables that a Corefile imports',
    { Corefile: '.:53 {\n    import .env\n}\n', '.env': 'UP=canary.example.org\n' },
  ],
  [
    'one by another name',
    { Corefile: '.:53 {\n    import prod.env\n}\n', 'prod.env': 'forward . canary.example.org\nbogus canary\n' },
  ],
  ...['.envrc', 'prod.env.local', 'c/.env-prod', 'Prod.ENV', 'settings'].map((path): [string, Files] => [
    `variables in ${path} that a Corefile imports`,
    {
      Corefile: `.:53 {\n    import ${path}\n}\n`,
      [path]: '# of the machine\nexport UP=canary.example.org\nDOWN=canary2\n',
    },
  ]),
  [
    'a file that Compose hands over as a secret',
    composeSecret('{ file: ./keys/up }', { 'keys/up': 'forward . canary.example.org\n' }),
  ],
  [
    'one that CoreDNS does not start with',
    composeSecret('{ file: ./keys/up }', { 'keys/up': 'token canary-4711\nforward . /etc/resolv.conf\n' }),
  ],
  ['one of letters', composeSecret('{ file: ./keys/up }', { 'keys/up': 'canary\n' })],
  [
    'a password in an address from which manifests are fetched',
    {
      'dns/cm.yaml': configMap('.:53 {\n    forward . 192.0.2.53\n    loop\n}\n'),
      'dns/dep.yaml': deployment('1.11.3'),
      'up.sh': 'kubectl --token canary1 apply -f https://user:canary2@example.org/coredns.yaml\n',
      'cp.yaml': 'cluster:\n  extraManifests:\n  - https://user:canary3@example.org/coredns.yaml\n',
    },
  ],
  ['a secret of Compose in place', composeSecret('{ content: "forward . canary.example.org" }')],
  [
    'a manifest in a Secret, whose words are written otherwise outside',
    {
      's.yaml': `apiVersion: v1
kind: Secret
metadata: { name: s }
stringData:
  m.yaml: |
    apiVersion: v1
    kind: ConfigMap
    metadata: { name: "\\x63anaryZ1", namespace: kube-system }
    data: { Corefile: ". {\\n forward . canaryZq\\n bogus \\x63anary2\\n}\\n" }
`,
    },
  ],
  ...['/etc/dnsmasq.conf', '/etc/resolv.conf'].flatMap((path) =>
    [
      ['prod.env', 'TOKEN=canarytoken\nserver=canaryhost\nnameserver canary.x\n'],
      [
        's.yaml',
        'apiVersion: v1\nkind: Secret\nmetadata: { name: a }\nstringData:\n  a: |\n    nameserver canary.x\n    server=canary\n',
      ],
    ].map(([file = '', text = '']): [string, Files] => [
      `${file} that is declared as ${path} of the nodes`,
      {
        '.loopgate.yaml': `version: 1\nclusters:\n- name: c\n  nodes: [{ name: d, files: { ${path}: ${file} } }]\n`,
        [file]: text,
        Corefile: '.:53 {\n    forward . /etc/resolv.conf\n    loop\n}\n',
      },
    ]),
  ),
  ['a Secret that a patch makes a ConfigMap', patched('resources: [deploy.yaml, s.yaml]', { 's.yaml': SECRET })],
  [
    'one that a generator makes',
    patched(
      'resources: [deploy.yaml]\nsecretGenerator: [{ name: s, literals: ["Corefile=.:53 { forward . canary.example.org }"] }]\ngeneratorOptions: { disableNameSuffixHash: true }',
    ),
  ],
])('%s', async (_, files) => {
  expect(await printed(files, {})).not.toMatch(/canary|113\.177/);
  if (!('.loopgate.yaml' in files)) expect(await printed({}, files)).not.toMatch(/canary|113\.177/);
});

describe('names and paths of the repository, of which values are parts', () => {
  const cluster = `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: canary-service }
data:
  Corefile: ". {\\n forward . 10.96.0.10\\n}"
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: canary-service }
spec:
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      containers: [{ name: c, image: "coredns/coredns:1.11.3", args: [-conf, /c/Corefile], volumeMounts: [{ name: c, mountPath: /c }] }]
      volumes: [{ name: c, configMap: { name: coredns } }]
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: canary-service }
spec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }
`;
  const files = (value: string, more = ''): Files => ({
    'secrets/dns.yaml': cluster,
    'secrets/compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /c/Corefile\n    env_file: a.env\n    volumes: ["./Corefile:/c/Corefile"]\n${more}`,
    'secrets/Corefile': UPSTREAM,
    'secrets/a.env': value,
  });
  test('are shown whole', async () => {
    const text = await printed(files('UP=10.96.0.10\nA=canary\nB=secrets\nC=coredns\n'), {});
    expect(text).toContain('canary-service/Deployment/coredns forwards every name to [value of UP]');
    expect(text.split('\n').filter((line) => /value of [ABC]\b/.test(line) && /canary-|secrets\//.test(line))).toEqual(
      [],
    );
  });
  test('are hidden where a value fills them in', async () => {
    const named = files('UP=10.96.0.10\nNAME=dns-9f31\n', '    container_name: ${NAME}\n');
    expect(await printed({ ...named, 'secrets/.env': 'NAME=dns-9f31\n' }, {})).not.toMatch(/9f31/);
  });
});

test('words of a Secret that are the report’s own are not masked', async () => {
  const files: Files = {
    's.yaml':
      'apiVersion: v1\nkind: Secret\nmetadata: { name: node, namespace: kube-system }\nstringData:\n  userData: |\n    #cloud-config\n    packages: [kube-system, Ubuntu]\n    runcmd: [echo nameserver 203.0.113.177]\n  system: Ubuntu\n  place: kube-system\n',
    '.loopgate.yaml': 'version: 1\nclusters:\n- name: c\n  nodes: [{ name: d, os: ubuntu-24.04 }]\n',
    'c.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . /etc/resolv.conf\n    }\n',
    'd.yaml':
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  template:\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: c, image: "coredns/coredns:1.11.3", args: [-conf, /c/Corefile], volumeMounts: [{ name: v, mountPath: /c }] }]\n      volumes: [{ name: v, configMap: { name: coredns } }]\n',
  };
  const out = await printed(files, {});
  expect(out).toContain('Ubuntu 24.04');
  expect(out).toMatch(/ConfigMap kube-system\/coredns|kube-system\/Deployment\/coredns/);
  expect(out).not.toMatch(/\[value of \w+\](?: 24\.04|\/)/);
});

test('ordinary words of a script in a Secret are not masked', async () => {
  const text = 'window.settings = {\n  version: version,\n};\n';
  const out = await printed(
    {
      's.yaml': `apiVersion: v1\nkind: Secret\nmetadata: { name: app, namespace: kube-system }\nstringData:\n  app.conf: ${JSON.stringify(text)}\n  # coredns\n`,
      'kubelet.yaml':
        'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n',
    },
    {},
  );
  expect(out).toContain('version: 1');
  expect(out).not.toContain('value of');
});

test('words of a sentence in a Secret, and the address of every machine, mask nothing', async () => {
  const out = await printed(
    {
      's.yaml':
        'apiVersion: v1\nkind: Secret\nmetadata: { name: vpn }\nstringData:\n  a.ovpn: |\n    Put the plugin of your server 10.9.8.7 here without the key\n  danted.conf: "# nameserver"\n',
      'compose.yaml':
        'services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /c/Corefile\n    env_file: a.env\n    volumes: ["./Corefile:/c/Corefile"]\n',
      'a.env': 'LISTEN=0.0.0.0\n',
      Corefile: '10.in-addr.arpa {\n    forward . 192.0.2.53\n}\n.:53 {\n    forward . 10.9.8.7\n}\n',
    },
    {},
  );
  expect(out).toContain('server block 10.in-addr.arpa of compose/Service/dns forwards without the loop plugin');
  expect(out).toContain('forward to [value of a.ovpn]:53');
});

test.each(['http://192.0.2.9:8080/repository/public', 'repository/public', 'helm', 'managed/by'])(
  'a word of %s is the message’s own',
  (value) => {
    const { text } = redactionOf({ values: [{ name: 'X', value }], places: new Map(), names: new Map() });
    const message = 'what the managed helm chart forwards to is not stated in the repository';
    expect(text(message)).toBe(message);
    expect(text(`it forwards to ${value}/x`)).not.toContain(value.length > 9 ? value : 'no such text');
  },
);

test.each(['ubuntu', 'default', 'Secret', 'kubelet'])(
  'a word that reports use, %s, is hidden where a server is filled in with it',
  async (word) => {
    const files: Files = {
      'compose.yaml':
        'services:\n  dns:\n    image: coredns/coredns:1.11.1\n    command: -conf /c/Corefile\n    env_file: a.env\n    volumes: ["./Corefile:/c/Corefile"]\n',
      Corefile: UPSTREAM,
      'a.env': `UP=${word}\n`,
    };
    const out = await printed(files, {});
    expect(out).toContain('[value of UP]');
    expect(out).not.toMatch(new RegExp(`\\b${word}\\b (?:holds|names)|"${word}"`));
  },
);

describe('what a release takes from a Secret', () => {
  const flux =
    'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns, version: 1.45.2 } }\n  valuesFrom: [{ kind: Secret, name: v }]\n';
  const k3s =
    'apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: coredns\n  repo: https://coredns.github.io/helm\n  version: 1.45.2\n  valuesSecrets: [{ name: v, keys: [values.yaml] }]\n';
  const values = (plugins: string, more = ''): string =>
    `${more}servers:\n- zones: [{ zone: "." }]\n  port: 53\n  plugins:\n  - ${plugins}\n`;
  const secret = (text: string, isEncoded: boolean): string =>
    isEncoded
      ? `data: { values.yaml: ${Buffer.from(text).toString('base64')} }\n`
      : `stringData:\n  values.yaml: |\n${text.replace(/^(?=.)/gm, '    ')}`;
  const forms: readonly (readonly [string, string])[] = [
    ['an upstream', values('{ name: forward, parameters: ". hushhush" }')],
    ['a plugin', values('{ name: hushhush }')],
    ['an option', values('{ name: cache, configBlock: "hushhush" }')],
    ['a name', values('{ name: forward, parameters: ". 10.9.8.7" }', 'fullnameOverride: hushhush\n')],
    [
      "the Service's name",
      values('{ name: forward, parameters: ". 10.9.8.7" }', 'service: { clusterIP: 10.9.8.7, name: hushhush }\n'),
    ],
    [
      "the Deployment's name",
      values('{ name: forward, parameters: ". 10.9.8.7" }', 'deployment: { name: hushhush }\n'),
    ],
    ['a part of a name', values('{ name: forward, parameters: ". 10.9.8.7" }', 'nameOverride: hushhush\n')],
  ];
  const cases = forms.flatMap(([what, text]) =>
    [flux, k3s].flatMap((release) => [true, false].map((isEncoded) => [what, text, release, isEncoded] as const)),
  );
  test.each(cases)('is not shown as %s', async (_, text, release, isEncoded) => {
    const files = (of: string): Files => ({
      'a.yaml': `${release}---\napiVersion: v1\nkind: Secret\nmetadata: { name: v, namespace: kube-system }\n${secret(of, isEncoded)}`,
    });
    const out = await printed(files(text), files(values('{ name: loop }')));
    expect(out).toContain('kube-system/');
    expect(out.toLowerCase()).not.toContain('hushhush');
  });
});
