/**
 * Stories with the real tools, found in LOOPGATE_TEST_TOOLS or on PATH. Where there are none that is said; GitHub's Ubuntu
 * image, on which the workflow of this repository runs, brings them.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { check } from '../../../src/judge/check.ts';
import type { Report } from '../../../src/judge/report/finding.ts';
import { openRenderTools } from '../../../src/read/tree/render-tools.ts';
import { displayName, treeOf } from '../../support/scan-texts.ts';

const path = [process.env.LOOPGATE_TEST_TOOLS, process.env.PATH].filter((one) => one !== undefined).join(delimiter);
const has = (name: string): boolean => path.split(delimiter).some((one) => existsSync(join(one, name)));
const helmTest = has('helm') ? test : test.skip;
const kustomizeTest = has('kubectl') || has('kustomize') ? test : test.skip;
if (!has('helm') || !(has('kubectl') || has('kustomize')))
  process.stderr.write(
    'real-tools.test.ts: helm or kustomize is not there (LOOPGATE_TEST_TOOLS, PATH): its stories are skipped\n',
  );

/** Whether this system can run a tool without a network. */
const isSealed = openRenderTools('auto', path, '/usr/share')?.kustomize?.tool.isolation?.() === 'sealed';

function scan(files: Readonly<Record<string, string>>, mode: 'auto' | 'helm' | 'kustomize' | 'off'): readonly string[] {
  return reportOf(files, mode).findings.map(displayName);
}

function reportOf(files: Readonly<Record<string, string>>, mode: 'auto' | 'helm' | 'kustomize' | 'off'): Report {
  const render = openRenderTools(mode, path, '/usr/share');
  const { report } = check({
    tree: treeOf(files),
    config: undefined,
    base: { status: 'not-requested' },
    ...(render === undefined ? {} : { render }),
  });
  return report;
}

const service =
  'apiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec:\n  clusterIP: 10.96.0.10\n  selector: { k8s-app: kube-dns }\n  ports: [{ name: dns, port: 53, protocol: UDP }]\n';
const deployment =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: {{ .Release.Namespace }} }\nspec:\n  selector: { matchLabels: { k8s-app: kube-dns } }\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: {{ .Values.dnsPolicy }}\n      containers:\n        - name: coredns\n          image: coredns/coredns:{{ .Chart.AppVersion }}\n          args: [-conf, /etc/coredns/Corefile]\n          volumeMounts: [{ name: config, mountPath: /etc/coredns }]\n      volumes: [{ name: config, configMap: { name: coredns } }]\n';
const map = `apiVersion: v1
kind: ConfigMap
metadata:
  name: coredns
  namespace: {{ .Release.Namespace }}
data:
  Corefile: |
    .:53 {
        {{- if .Values.guard }}
        loop
        {{- end }}
        forward . {{ .Values.upstream }}
    }
`;
const own = (upstream: string, more = ''): Readonly<Record<string, string>> => ({
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\nappVersion: 1.11.3\n',
  'charts/dns/values.yaml': `upstream: ${upstream}\nguard: true\ndnsPolicy: Default\n${more}`,
  'charts/dns/templates/configmap.yaml': map,
  'charts/dns/templates/deployment.yaml': deployment,
  'charts/dns/templates/service.yaml': service,
});

describe('a chart of the repository', () => {
  helmTest('whose values make a loop is reported at the value', () => {
    expect(scan(own('10.96.0.10'), 'helm')).toEqual(['error LG101 charts/dns/values.yaml:1:11 always fatal']);
  });
  helmTest('whose values are sound is silent', () => {
    expect(scan(own('10.0.0.2'), 'helm')).toEqual([]);
  });
  helmTest('that drops the guard by a value loops without it', () => {
    const said = scan(
      { ...own('10.96.0.10'), 'charts/dns/values.yaml': 'upstream: 10.96.0.10\nguard: false\ndnsPolicy: Default\n' },
      'helm',
    );
    expect(said).toContain('error LG101 charts/dns/values.yaml:1:11 always absent');
  });
  helmTest('has a variant for each values file beside its own', () => {
    const said = scan(
      {
        ...own('10.0.0.2'),
        'charts/dns/values-prod.yaml': 'upstream: 10.96.0.10\n',
        'charts/dns/values-dev.yaml': 'upstream: 10.0.0.3\n',
      },
      'helm',
    );
    expect(said).toEqual(['error LG101 charts/dns/values-prod.yaml:1:11 always fatal']);
  });
  helmTest('that helm refuses is reported in its words', () => {
    const said = scan(
      { ...own('10.0.0.2'), 'charts/dns/templates/broken.yaml': '{{ fail "no upstream, coredns" }}\n' },
      'helm',
    );
    expect(said.filter((one) => one.startsWith('warning'))).toEqual(['warning LG802 charts/dns/Chart.yaml:1:1']);
  });
  helmTest('whose dependencies are not vendored is reported, and nothing is fetched', () => {
    const files: Record<string, string> = { ...own('10.0.0.2') };
    files['charts/dns/Chart.yaml'] +=
      'dependencies:\n  - { name: redis, version: 1.x, repository: "https://charts.example.org" }\n';
    expect(scan(files, 'helm').filter((one) => one.startsWith('warning'))).toEqual([
      'warning LG802 charts/dns/Chart.yaml:1:1',
    ]);
  });
  helmTest('takes a chart beside it as its dependency', () => {
    const parent = {
      ...own('10.0.0.2'),
      'umbrella/Chart.yaml':
        'apiVersion: v2\nname: umbrella\nversion: 1.0.0\ndependencies:\n  - { name: dns, version: 1.x, repository: "file://../charts/dns" }\n',
      'umbrella/values.yaml': 'dns:\n  upstream: 10.96.0.10\n',
    };
    expect(scan(parent, 'helm')).toEqual(['error LG101 umbrella/values.yaml:2:13 always fatal']);
  });
});

const servers = (plugins: string): string =>
  `coredns:\n  servers:\n    - zones: [{ zone: . }]\n      port: 53\n      plugins:\n${plugins}`;
const umbrella = (plugins: string): Readonly<Record<string, string>> => ({
  'dns/Chart.yaml':
    'apiVersion: v2\nname: dns\nversion: 1.0.0\ndependencies:\n  - { name: coredns, version: 1.x, repository: "https://charts.example.org" }\n',
  'dns/values.yaml': servers(plugins),
  'dns/charts/coredns/Chart.yaml': 'apiVersion: v2\nname: coredns\nversion: 1.43.0\nappVersion: 1.12.0\n',
  'dns/charts/coredns/values.yaml': 'dnsPolicy: Default\nservers: []\n',
  'dns/charts/coredns/templates/map.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |-\n    {{- range .Values.servers }}\n    {{ range .zones }}{{ .zone }}{{ end }}:{{ .port }} {\n      {{- range .plugins }}\n      {{ .name }} {{ .parameters }}\n      {{- end }}\n    }\n    {{- end }}\n',
  'dns/charts/coredns/templates/workload.yaml': deployment.replace('{{ .Release.Namespace }}', 'kube-system'),
  'dns/charts/coredns/templates/service.yaml': service,
});

describe('a parent chart with a vendored CoreDNS chart', () => {
  helmTest('forwards back on the line of the plugin, once', () => {
    const plugins = '        - { name: loop }\n        - name: forward\n          parameters: . 10.96.0.10\n';
    expect(scan(umbrella(plugins), 'auto')).toEqual(['error LG101 dns/values.yaml:8:25 always fatal']);
  });
  helmTest('loses its guard by its values', () => {
    const plugins = '        - name: forward\n          parameters: . 10.96.0.10\n';
    expect(scan(umbrella(plugins), 'auto')).toContain('error LG101 dns/values.yaml:7:25 always absent');
  });
  helmTest('is silent when sound', () => {
    const plugins = '        - { name: loop }\n        - name: forward\n          parameters: . 10.0.0.2\n';
    expect(scan(umbrella(plugins), 'auto')).toEqual([]);
  });
});

describe('two findings at one place of the values', () => {
  const servers = `coredns:
  servers:
    - zones: [{ zone: corp.test }]
      port: 53
      plugins: &same
        - { name: loop }
        - name: forward
          parameters: . 10.96.0.10
    - zones: [{ zone: lab.test }]
      port: 53
      plugins: *same
`;
  const twice = { ...umbrella(''), 'dns/values.yaml': servers };
  const findings = (files: Readonly<Record<string, string>>): readonly unknown[] =>
    reportOf(files, 'helm')
      .findings.filter(({ code }) => code === 'LG101')
      .map((one) => ({
        at: displayName(one).split(' ')[2],
        names: [one.names, ...one.path.map((step) => step.description)]
          .join('\n')
          .match(/(?:corp|lab)\.test/g)
          ?.filter((name, i, all) => all.indexOf(name) === i),
      }));
  helmTest('are on the line of the values, for both zones', () => {
    expect(findings(twice)).toEqual([{ at: 'dns/values.yaml:8:25', names: ['corp.test', 'lab.test'] }]);
  });
  helmTest('where a chart of the repository puts one value into two blocks', () => {
    const corefile = map.replace(
      '        forward',
      '        forward . 10.0.0.2\n    }\n    corp.test:53 {\n        forward . {{ .Values.upstream }}\n    }\n    lab.test:53 {\n        forward',
    );
    const files = { ...own('10.96.0.10'), 'charts/dns/templates/configmap.yaml': corefile };
    expect(findings(files)).toEqual([{ at: 'charts/dns/values.yaml:1:11', names: ['lab.test', 'corp.test'] }]);
  });
});

describe('a kustomization', () => {
  const built = (more: string, upstream = '10.0.0.2'): Readonly<Record<string, string>> => ({
    'base/kustomization.yaml': 'resources: [rest.yaml]\n',
    'base/rest.yaml': `${service}---\n${deployment.replace('{{ .Release.Namespace }}', 'kube-system').replace('{{ .Values.dnsPolicy }}', 'Default').replace('{{ .Chart.AppVersion }}', '1.11.3')}`,
    'prod/kustomization.yaml': `resources: [../base]\nnamespace: kube-system\nconfigMapGenerator: [{ name: coredns, namespace: kube-system, files: [Corefile] }]\n${more}`,
    'prod/Corefile': `. {\n    loop\n    forward . ${upstream}\n}\n`,
  });
  kustomizeTest('that loops is reported where its Corefile lies, once', () => {
    const files = built('', '10.96.0.10');
    expect(scan(files, 'kustomize')).toEqual(['error LG101 prod/Corefile:3:15 always fatal']);
    expect(scan(files, 'off')).toEqual(['error LG101 prod/Corefile:3:15 always fatal']);
  });
  kustomizeTest('that is sound is silent', () => {
    expect(scan(built(''), 'kustomize')).toEqual([]);
  });
  kustomizeTest('whose vars make a loop is seen with the tool, and without it may be one', () => {
    const more =
      'vars: [{ name: IP, objref: { apiVersion: v1, kind: Service, name: kube-dns, namespace: kube-system }, fieldref: { fieldpath: spec.clusterIP } }]\nconfigurations: [varreference.yaml]\n';
    const files = {
      ...built(more, '$(IP)'),
      'prod/varreference.yaml': 'varReference: [{ path: data/Corefile, kind: ConfigMap }]\n',
    };
    expect(scan(files, 'kustomize').filter((one) => one.includes('LG101'))).toEqual([
      expect.stringMatching(/^error LG101 prod\/.* always fatal$/),
    ]);
    expect(scan(files, 'off')).toEqual([
      'note LG305 prod/Corefile:3:15',
      expect.stringMatching(/^note LG801 prod\/kustomization.yaml:/),
    ]);
  });
  kustomizeTest('with a remote base is not built, and that is said', () => {
    const files: Record<string, string> = { ...built('') };
    files['prod/kustomization.yaml'] = (files['prod/kustomization.yaml'] ?? '').replace(
      '[../base]',
      '[../base, "https://example.org/base?ref=v1"]',
    );
    // A system that cannot keep the tool from the network is not blamed on the repository.
    expect(scan(files, 'kustomize').filter((one) => one.includes('LG802'))).toEqual([
      `${isSealed ? 'warning' : 'note'} LG802 prod/kustomization.yaml:1:22`,
    ]);
  });
  kustomizeTest('may take a file from beside its folder, as Flux lets it', () => {
    const files: Record<string, string> = {
      ...built(''),
      'shared/map.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: kube-dns-autoscaler }\n',
    };
    files['prod/kustomization.yaml'] = (files['prod/kustomization.yaml'] ?? '').replace(
      '[../base]',
      '[../base, ../shared/map.yaml]',
    );
    expect(scan(files, 'kustomize')).toEqual([]);
  });
  kustomizeTest('that the tool refuses is reported in its words, and read as far as it goes', () => {
    const files = built('patches: [{ target: { kind: ConfigMap }, path: gone.yaml }]\n', '10.96.0.10');
    expect(scan(files, 'kustomize')).toEqual(
      [
        // Without such a wall the tool is not asked, and why not is said where the file is named.
        isSealed ? 'warning LG802 prod/kustomization.yaml:1:1' : 'note LG802 prod/kustomization.yaml:4:48',
        'warning LG802 prod/kustomization.yaml:4:48',
        'error LG101 prod/Corefile:3:15 always fatal',
      ].sort((a, b) => ((a.split(' ')[2] ?? '') < (b.split(' ')[2] ?? '') ? -1 : 1)),
    );
  });
});

describe('repositories as people lay them out', () => {
  const root = 'test/repos/kustomize';
  for (const name of readdirSync(root).sort())
    for (const kind of ['broken', 'sound'])
      kustomizeTest(`${name}, ${kind}: the tool and the native build say the same`, () => {
        const files: Record<string, string> = {};
        const folder = join(root, name, kind);
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
          if (statSync(join(folder, file)).isFile())
            files[file.replaceAll('\\', '/')] = readFileSync(join(folder, file), 'utf8');
        expect(scan(files, 'kustomize')).toEqual(scan(files, 'off'));
      });
});

kustomizeTest('a variable of the environment in which kustomize runs is nobody’s value', () => {
  const files = (line: string) => ({
    'd/kustomization.yaml':
      'resources: [dns.yaml]\nconfigMapGenerator: [{ name: s, namespace: kube-system, envs: [p.env] }]\n',
    'd/p.env': `${line}\n`,
    'd/dns.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        forward . {$UPSTREAM}
        loop
    }
---
${deployment
  .replaceAll('{{ .Release.Namespace }}', 'kube-system')
  .replace('{{ .Values.dnsPolicy }}', 'Default')
  .replace('{{ .Chart.AppVersion }}', '1.11.3')
  .replace('args:', 'envFrom: [{ configMapRef: { name: s } }]\n          args:')}`,
  });
  expect(scan(files('UPSTREAM=192.0.2.1'), 'kustomize')).toEqual([]);
  expect(scan(files('UPSTREAM'), 'kustomize')).toEqual([
    'note LG305 d/dns.yaml:7:19',
    'note LG802 d/kustomization.yaml:2:64',
  ]);
});
