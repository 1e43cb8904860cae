/** `fix`: each change ends its finding, and touches nothing beside the value. */
import { describe, expect, test } from '@jest/globals';
import { check } from '../../../src/judge/check.ts';
import { planFixes, withFixes } from '../../../src/judge/fixes/index.ts';
import { renderFixes, textsAfter } from '../../../src/report/fix-text.ts';
import { inputOf, scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (forward: string, loop = true): string => `
apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        errors
        kubernetes cluster.local in-addr.arpa ip6.arpa
        ${forward}
        cache 30${loop ? '\n        loop' : ''}
    }
`;
const service = `
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system }
spec:
  clusterIP: 10.96.0.10
  selector: { k8s-app: kube-dns }
  ports: [{ name: dns, port: 53, protocol: UDP }]
`;
const deployment = (policy: string): string => `
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:   # the pod
${policy}      containers:
        - name: coredns
          image: registry.k8s.io/coredns/coredns:v1.11.3
          args: ["-conf", "/etc/coredns/Corefile"]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes: [{ name: config, configMap: { name: coredns } }]
`;
const kubelet = (line: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nclusterDNS: [10.96.0.10]\n${line}\n`;
const ubuntu = `version: 1\nclusters:\n  - name: prod\n    nodes: [{ name: default, os: ubuntu-24.04 }]\n`;
const DEFAULT = '      dnsPolicy: Default # inherits\n';

function planOf(files: Files, base?: Files) {
  const input = inputOf(files, base);
  return planFixes(input, check(input));
}

function fixed(files: Files, base?: Files): Files {
  const texts = textsAfter(planOf(files, base));
  return { ...files, ...Object.fromEntries([...texts].map(([path, { after }]) => [path, after])) };
}

const codes = (files: Files, base?: Files): string[] =>
  scanTexts(files, base)
    .report.findings.filter((one) => one.severity !== 'note')
    .map((one) => one.code);

describe('certain changes', () => {
  const stub = (line: string): Files => ({
    '.loopgate.yaml': ubuntu,
    'dns.yaml': [corefile('forward . /etc/resolv.conf'), service, deployment(DEFAULT)].join('---'),
    'kubelet.yaml': kubelet(line),
  });
  const policy = (line: string): Files => ({
    '.loopgate.yaml': ubuntu.replace('ubuntu-24.04', 'debian-12'),
    'dns.yaml': [corefile('forward . /etc/resolv.conf'), service, deployment(line)].join('---'),
  });

  test.each<[string, Files, string, string, string]>([
    [
      "the kubelet's resolvConf, in its quotes",
      stub('resolvConf: "/etc/resolv.conf" # handed out'),
      'kubelet.yaml',
      'resolvConf: "/etc/resolv.conf" # handed out',
      'resolvConf: "/run/systemd/resolve/resolv.conf" # handed out',
    ],
    [
      'a key that the kubelet does not know',
      {
        ...stub('resolverConfig: /run/systemd/resolve/resolv.conf'),
        '.loopgate.yaml': ubuntu.replace('os: ubuntu-24.04', 'os: ubuntu-24.04, provisioner: kubelet'),
      },
      'kubelet.yaml',
      'resolverConfig:',
      'resolvConf:',
    ],
    ['a missing dnsPolicy', policy(''), 'dns.yaml', '# the pod\n', '# the pod\n      dnsPolicy: Default\n'],
    [
      'a dnsPolicy in quotes',
      policy("      dnsPolicy: 'ClusterFirst' # usual\n"),
      'dns.yaml',
      "dnsPolicy: 'ClusterFirst' # usual",
      "dnsPolicy: 'Default' # usual",
    ],
    [
      'one upstream of several',
      { 'dns.yaml': [corefile('forward . 10.96.0.10 192.0.2.53'), service, deployment(DEFAULT)].join('---') },
      'dns.yaml',
      'forward . 10.96.0.10 192.0.2.53',
      'forward . 192.0.2.53',
    ],
    [
      'a guard that is missing',
      { 'dns.yaml': [corefile('forward . 192.0.2.53', false), service, deployment(DEFAULT)].join('---') },
      'dns.yaml',
      '        forward .',
      '        loop\n        forward .',
    ],
  ])('%s', (_, files, path, before, after) => {
    const now = fixed(files);
    expect(now[path]).toBe(files[path]?.replace(before, after));
    expect(codes(now)).toEqual([]);
  });

  test('keep the line ends of the file', () => {
    const crlf = Object.fromEntries(
      Object.entries(policy('')).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
    );
    expect(fixed(crlf)['dns.yaml']).toBe(
      crlf['dns.yaml']?.replace('# the pod\r\n', '# the pod\r\n      dnsPolicy: Default\r\n'),
    );
  });

  test('of two findings are proven together', () => {
    const files = stub('resolvConf: /etc/resolv.conf');
    const bare = { ...files, 'dns.yaml': files['dns.yaml']?.replace('\n        loop', '') ?? '' };
    const now = fixed(bare);
    expect(now['dns.yaml']).toContain('        loop\n        forward');
    expect(now['kubelet.yaml']).toContain('resolvConf: /run/systemd/resolve/resolv.conf');
    expect(scanTexts(now).report.findings).toEqual([]);
  });
});

describe('changes that ask for a choice', () => {
  test.each<[string, Files, string]>([
    [
      'the only upstream is the own Service',
      { 'dns.yaml': [corefile('forward . 10.96.0.10'), service, deployment(DEFAULT)].join('---') },
      'which resolver',
    ],
    [
      'a Corefile that forwards to itself',
      { Corefile: '.:53 {\n    forward . 127.0.0.1\n    loop\n}\n' },
      'which resolver',
    ],
    [
      "systemd-resolved's own server, and the file that it writes",
      {
        '.loopgate.yaml': `version: 1\nclusters:\n  - name: prod\n    nodes:\n      - name: default\n        os: ubuntu-24.04\n        files: { /etc/systemd/resolved.conf: resolved.conf, /run/systemd/resolve/resolv.conf: resolv.conf }\n`,
        'resolved.conf': '[Resolve]\nDNS=127.0.0.1\n',
        'resolv.conf': 'nameserver 127.0.0.1\n',
        'kubelet.yaml': kubelet('resolvConf: /run/systemd/resolve/resolv.conf'),
        'dns.yaml': [corefile('forward . /etc/resolv.conf'), service, deployment(DEFAULT)].join('---'),
      },
      'which resolver',
    ],
    ['an empty resolvConf', { 'kubelet.yaml': kubelet('resolvConf: ""'), '.loopgate.yaml': ubuntu }, 'which file'],
  ])('%s', (_, files, choice) => {
    const plan = planOf(files);
    expect(plan.certain).toEqual([]);
    expect(plan.choices.map((one) => one.fix.choice)).toEqual([expect.stringContaining(choice)]);
    expect(textsAfter(plan).size).toBe(0);
    const changed = plan.choices.flatMap((one) => one.files.map(({ path, after }) => [path, after] as const));
    expect(codes({ ...files, ...Object.fromEntries(changed) })).toEqual([]);
    expect(renderFixes(plan)).toContain('# a choice is yours');
  });
});

test("the nodes' file is a choice where nothing says what it lists", () => {
  const plan = planOf({ 'dns.yaml': [corefile('forward . /etc/resolv.conf'), service, deployment('')].join('---') });
  expect(plan.certain).toEqual([]);
  expect(plan.choices.map(({ fix }) => fix.replacement)).toEqual(['      dnsPolicy: Default\n']);
  expect(renderFixes(plan)).toContain("# a choice is yours, and --apply leaves it to you: whether the nodes' resolver");
});

describe('no change is offered', () => {
  test('where it only moves the loop', () => {
    // With dnsPolicy Default the pod gets 127.0.0.53, which in the pod is CoreDNS itself.
    const files = {
      '.loopgate.yaml': ubuntu,
      'dns.yaml': [corefile('forward . /etc/resolv.conf'), service, deployment('')].join('---'),
      'kubelet.yaml': kubelet('resolvConf: /etc/resolv.conf'),
    };
    expect(fixed(files)['dns.yaml']).toBe(files['dns.yaml']);
  });

  test('where a template stands in the place of the value', () => {
    const chart = deployment('      dnsPolicy: {{ .Values.policy | default "ClusterFirst" }}\n');
    const plan = planOf({
      'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
      'chart/templates/dns.yaml': [corefile('forward . /etc/resolv.conf'), service, chart].join('---'),
    });
    for (const one of [...plan.certain, ...plan.choices].flatMap(({ files }) => files))
      expect(one.after).toContain('{{ .Values.policy | default "ClusterFirst" }}');
  });

  test('in a sound repository', () => {
    const files = { 'dns.yaml': [corefile('forward . 192.0.2.53'), service, deployment(DEFAULT)].join('---') };
    expect(renderFixes(planOf(files))).toBe('');
  });
});

describe('a forward behind a rewrite into names that only this server has', () => {
  const rewriting = corefile('forward . 192.0.2.53').replace(
    /$/,
    `    doma.lol:53 {
        rewrite continue {
            name regex (.*)\\.doma\\.lol traefik.traefik.svc.cluster.local
            answer auto
        }
        forward . 127.0.0.1
    }
`,
  );
  const files = { 'cm.yaml': rewriting, 'service.yaml': service, 'deployment.yaml': deployment(DEFAULT) };
  test('stays, and the rewrite is to be changed', () => {
    const [loop] = scanTexts(files).report.findings.filter(({ code }) => code === 'LG101');
    expect(loop?.advice).toMatch(/^Let `rewrite` take these names, too/);
    const { certain, choices, open } = planOf(files);
    expect([certain.length, choices.length, open.map(({ code }) => code)]).toEqual([0, 0, ['LG101']]);
  });
  test('of other names than the server has is forwarded elsewhere', () => {
    const plain = { ...files, 'cm.yaml': rewriting.replace(/ {8}rewrite[\s\S]*?\n {8}\}\n/, '') };
    expect(planOf(plain).choices).toHaveLength(1);
  });
});

test('a report tries loops six times, and guards all at once', () => {
  const of = (count: number, forward: string, guard: string): Files =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`n${index}/Corefile`, `.:53 {\n    ${forward}\n${guard}}\n`]),
    );
  const shown = (files: Files, base: Files): number => {
    const input = inputOf(files, base);
    return withFixes(input, check(input), 'shown').findings.filter(({ fix }) => fix !== undefined).length;
  };
  const loops = of(9, 'forward . 127.0.0.1 192.0.2.53', '');
  expect(shown(loops, { 'README.md': '' })).toBe(6);
  expect(shown(of(20, 'forward . 192.0.2.53', ''), of(20, 'forward . 192.0.2.53', '    loop\n'))).toBe(20);
});
