/** A chart of the repository that two environments install with values of their own. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const configMap = (
  guard = '{{- if .Values.loop.enabled }}\n        loop\n        {{- end }}',
  zone = '        loop\n',
) => `apiVersion: v1
kind: ConfigMap
metadata: { name: edge }
data:
  Corefile: |
    .:53 {
        errors
        {{- if .Values.log }}
        log
        {{- end }}
        forward . {{ join " " .Values.upstreams }}
        ${guard}
    }
    {{- range .Values.zones }}
    {{ .name }}:53 {
        forward . {{ .server }}
${zone}    }
    {{- end }}
`;
const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata: { name: edge }
spec:
  replicas: {{ .Values.replicas | default 2 }}
  selector: { matchLabels: { app: edge } }
  template:
    metadata: { labels: { app: edge } }
    spec:
      dnsPolicy: Default
      containers:
        - name: coredns
          image: coredns/coredns:1.11.3
          args: [-conf, /etc/coredns/Corefile]
          volumeMounts: [{ name: config, mountPath: /etc/coredns }]
      volumes: [{ name: config, configMap: { name: edge } }]
`;
const CHART: Files = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: edge\nversion: 1.0.0\n',
  'chart/values.yaml': 'upstreams: [192.0.2.53]\nloop: { enabled: true }\nlog: false\nzones: []\n',
  'chart/templates/configmap.yaml': configMap(),
  'chart/templates/deployment.yaml': DEPLOYMENT,
};
const application = (env: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: edge-${env}, namespace: argocd }
spec:
  source: { repoURL: https://git.example.com/edge.git, path: chart, helm: { valueFiles: [../envs/${env}.yaml] } }
  destination: { namespace: dns, name: ${env} }
`;
const DEPLOYERS: Readonly<Record<string, Files>> = {
  'two Applications': { 'argocd/dev/edge.yaml': application('dev'), 'argocd/prod/edge.yaml': application('prod') },
  'two releases of a helmfile': {
    'helmfile.yaml': `releases:
  - { name: edge-dev, namespace: dns, chart: ./chart, values: [envs/dev.yaml] }
  - { name: edge-prod, namespace: dns, chart: ./chart, values: [envs/prod.yaml] }
`,
  },
  'commands of scripts': {
    'dev.sh': '#!/bin/sh\nhelm upgrade --install edge ./chart -n dns -f envs/dev.yaml\n',
    'prod.sh': '#!/bin/sh\nhelm upgrade --install edge ./chart -n dns -f envs/prod.yaml\n',
  },
  'commands of one script': {
    'up.sh':
      '#!/bin/sh\nhelm upgrade --install edge ./chart -n dns -f envs/dev.yaml\nhelm upgrade --install edge ./chart -n dns -f envs/prod.yaml\n',
  },
  'environments of a helmfile': {
    'helmfile.yaml': `environments: { dev: {}, prod: {} }
---
releases:
  - { name: edge, namespace: dns, chart: ./chart, values: ["envs/{{ .Environment.Name }}.yaml"] }
`,
  },
  'a Makefile for any environment': {
    Makefile: 'up:\n\thelm upgrade --install edge ./chart -n dns -f envs/$(ENV).yaml\n',
  },
  'Terraform for any environment': {
    'main.tf':
      'variable "env" {}\nresource "helm_release" "edge" {\n  name = "edge"\n  namespace = "dns"\n  chart = "./chart"\n  values = [file("${path.module}/envs/${var.env}.yaml")]\n}\n',
  },
  'an ApplicationSet': {
    'set.yaml': `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: edge, namespace: argocd }
spec:
  generators: [{ clusters: {} }]
  template:
    metadata: { name: edge }
    spec:
      source: { repoURL: https://git.example.com/edge.git, path: chart, helm: { valueFiles: ['../envs/{{name}}.yaml'] } }
      destination: { namespace: dns }
`,
  },
};
const ENVS: Files = {
  'envs/dev.yaml': 'replicas: 1\nlog: true\n',
  'envs/prod.yaml': 'replicas: 4\nzones: [{ name: corp.example, server: 10.9.9.9 }]\n',
};

/** How the environments are chosen: each by its own words, or any by a variable. What a template does with their values is asked of these. */
const OF_EACH_KIND = new Set(['two Applications', 'environments of a helmfile']);

describe.each(Object.entries(DEPLOYERS))('by %s', (name, deployers) => {
  const files = { ...CHART, ...deployers, ...ENVS };
  const news = (changed: Files, base: Files = files): readonly string[] =>
    scanTexts({ ...files, ...changed }, base)
      .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
      .map(({ code, at }) => `${code} ${at.file.path}`);

  test.each([
    ['a range that loses its guard', { 'chart/templates/configmap.yaml': configMap(undefined, '') }, 'LG201'],
    ['an upstream that is the server', { 'envs/prod.yaml': 'upstreams: [127.0.0.1]\n' }, 'LG101'],
    ['a zone that is sent back', { 'envs/prod.yaml': 'zones: [{ name: corp.example, server: 127.0.0.1 }]\n' }, 'LG101'],
    ['a guard that is switched off', { 'envs/prod.yaml': 'loop: { enabled: false }\nreplicas: 4\n' }, 'LG201'],
  ])('%s is reported', (_name, changed: Files, code) => {
    expect(news(changed)).toContainEqual(expect.stringContaining(code));
  });

  const guards = [
    ['and', '{{- if and .Values.loop .Values.loop.enabled }}\n        loop\n        {{- end }}'],
    ['a variable', '{{- $guard := .Values.loop.enabled }}\n        {{- if $guard }}\n        loop\n        {{- end }}'],
    [
      'with',
      '{{- with .Values.loop }}\n        {{- if .enabled }}\n        loop\n        {{- end }}\n        {{- end }}',
    ],
    ['ternary', '{{ ternary "loop" "" .Values.loop.enabled }}'],
    ['no condition', 'loop'],
    ['$', '{{- if $.Values.loop.enabled }}\n        loop\n        {{- end }}'],
  ] as const;
  test.each(OF_EACH_KIND.has(name) ? guards : guards.slice(0, 1))('the same guard by %s is none', (_name, guard) => {
    expect(news({ 'chart/templates/configmap.yaml': configMap(guard) })).toEqual([]);
  });

  const conditions = [
    ['one value', '{{- if .Values.loop.enabled }}\n        loop\n        {{- end }}'],
    ['two values', '{{- if and .Values.loop .Values.loop.enabled }}\n        loop\n        {{- end }}'],
  ] as const;
  test.each(OF_EACH_KIND.has(name) ? conditions : conditions.slice(0, 1))(
    'a guard that one of two that were alike switches off, by %s',
    (_name, guard) => {
      const template = { 'chart/templates/configmap.yaml': configMap(guard) };
      const alike = { ...files, ...template, 'envs/dev.yaml': 'replicas: 1\n', 'envs/prod.yaml': 'replicas: 4\n' };
      for (const env of ['envs/dev.yaml', 'envs/prod.yaml']) {
        const off = { ...alike, [env]: 'loop: { enabled: false }\n' };
        expect(news(off, alike)).toEqual([expect.stringContaining('LG201')]);
        expect(news({ ...off, 'x.txt': '' }, off)).toEqual([]);
        expect(news(alike, off)).toEqual([]);
        expect(news({ ...alike, [env]: 'log: true\n' }, alike)).toEqual([]);
      }
    },
  );

  const text = (guard: string): string => `.:53 {\n    errors\n    forward . 192.0.2.53\n${guard}}\n`;
  const written = (guard: string): string => `corefile: |\n${text(guard).replace(/^/gm, '  ')}`;
  const replaced = [
    [
      'a list',
      configMap('{{- range .Values.plugins }}\n        {{ . }}\n        {{- end }}'),
      ['plugins: [loop, cache]\n', 'plugins: [cache]\n', 'plugins: [loop]\n'],
    ],
    [
      'a whole text',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: edge }\ndata:\n  Corefile: |\n    {{- .Values.corefile | nindent 4 }}\n',
      [written('    loop\n'), written(''), written('    loop\n    cache\n')],
    ],
  ] as const;
  if (OF_EACH_KIND.has(name))
    test.each(replaced)(
      '%s that one of two that were alike replaces',
      (_name, template, [guarded = '', bare = '', other = '']) => {
        const alike = {
          ...files,
          'chart/values.yaml': `${CHART['chart/values.yaml']}${guarded}`,
          'chart/templates/configmap.yaml': template,
          'envs/dev.yaml': 'replicas: 1\n',
          'envs/prod.yaml': 'replicas: 4\n',
        };
        for (const env of ['envs/dev.yaml', 'envs/prod.yaml']) {
          const off = { ...alike, [env]: bare };
          expect(news(off, alike)).toEqual([expect.stringContaining('LG201')]);
          expect(news({ ...off, 'x.txt': '' }, off)).toEqual([]);
          expect(news(alike, off)).toEqual([]);
          expect(news({ ...alike, [env]: other }, alike)).toEqual([]);
        }
      },
    );

  test('another environment is none', () => {
    const alike = { ...files, 'envs/dev.yaml': 'replicas: 1\n', 'envs/prod.yaml': 'replicas: 4\n' };
    expect(news({}, alike)).toEqual([]);
    expect(news(alike)).toEqual([]);
  });
});

test.each(['a.example', 'corp.example'])('a range over a map is a block for each key: %s', (zone) => {
  const values = (bare: string): string =>
    `zones:\n${['a.example', 'corp.example'].map((one) => `  ${one}: { to: [192.0.2.1], plugins: [errors${one === bare ? '' : ', loop'}] }\n`).join('')}`;
  const files = (bare: string): Files => ({
    'chart/Chart.yaml': 'apiVersion: v2\nname: edge\nversion: 1.0.0\n',
    'chart/values.yaml': values(bare),
    'chart/templates/cm.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: edge }\ndata:\n  Corefile: |\n    {{- range $zone, $c := .Values.zones }}\n    {{ $zone }}:53 {\n        forward . {{ join " " $c.to }}\n        {{- range $c.plugins }}\n        {{ . }}\n        {{- end }}\n    }\n    {{- end }}\n',
  });
  const { report } = scanTexts(files(zone), files(''));
  expect(report.findings.map(({ code, zone: of }) => `${code} ${of}`)).toContain(`LG201 ${zone}`);
});
