/** Values of a chart in the repository that a command, or what a release takes from a ConfigMap, sets over its own. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const CHART: Files = {
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 0.1.0\n',
  'charts/dns/values.yaml': 'guard: { enabled: true }\nreplicas: 2\n',
  'charts/dns/templates/cm.yaml': configMap(
    '.:53 {\n    forward . 192.0.2.53\n    {{- if .Values.guard.enabled }}\n    loop\n    {{- end }}\n}\n',
  ),
  'charts/dns/templates/dep.yaml': deployment('1.11.3'),
  'charts/dns/templates/svc.yaml': SERVICE,
};
const on = (enabled: boolean): string => `guard: { enabled: ${enabled} }\n`;
const RELEASE = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: dns, namespace: flux-system }
spec:
  chart: { spec: { chart: ./charts/dns, sourceRef: { kind: GitRepository, name: flux-system } } }
  valuesFrom: [{ kind: ConfigMap, name: dns-values }]
`;

const news = (base: Files, head: Files): readonly string[] =>
  scanTexts({ ...CHART, ...head }, { ...CHART, ...base })
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity }) => `${severity} ${code}`);

const SCRIPTS: Readonly<Record<string, (options: string) => Files>> = {
  'a script': (options) => ({ 'up.sh': `#!/bin/sh\nset -e\nhelm upgrade --install dns ./charts/dns ${options}\n` }),
  'a script that goes on': (options) => ({
    'hack/up.sh': `#!/bin/sh\nhelm upgrade --install dns ../charts/dns \\\n  -n kube-system \\\n  ${options}\n`,
  }),
  'a Makefile': (options) => ({ Makefile: `up:\n\thelm install dns charts/dns/ ${options}\n` }),
  'a workflow': (options) => ({
    '.github/workflows/up.yml': `on: push\njobs:\n  a:\n    steps:\n      - run: helm template charts/dns ${options} | kubectl apply -f -\n`,
  }),
};

/** One command is read alike wherever it stands: the first script is asked of all of its spellings, the others of one each. */
const spellings = <T>(name: string, all: readonly T[]): readonly T[] => (name === 'a script' ? all : all.slice(-1));

describe.each(Object.entries(SCRIPTS))('%s', (name, write) => {
  test.each(spellings(name, ['-f env/prod.yaml', '--values=env/prod.yaml', '-f charts/dns/values.yaml,env/prod.yaml']))(
    '%s',
    (options) => {
      const files = write(options);
      expect(news({ ...files, 'env/prod.yaml': on(true) }, { ...files, 'env/prod.yaml': on(false) })).toEqual([
        'warning LG201',
      ]);
      expect(news({}, { ...files, 'env/prod.yaml': on(false) })).toEqual(['warning LG201']);
      expect(news({}, { ...files, 'env/prod.yaml': on(true) })).toEqual([]);
      expect(news({ ...files, 'env/prod.yaml': on(true) }, { ...files, 'env/prod.yaml': `${on(true)}a: 1\n` })).toEqual(
        [],
      );
    },
  );

  test.each(
    spellings(name, [
      '--set guard.enabled=false',
      '--set-string=replicas=1 --set=guard.enabled=false',
      "--set 'guard.enabled=false'",
    ]),
  )('%s', (options) => {
    expect(news(write(''), write(options))).toEqual(['warning LG201']);
    expect(news(write(options), write(`${options} --wait`))).toEqual([]);
    expect(news(write(''), write(options.replaceAll('guard.enabled=false', 'guard.enabled=true')))).toEqual([]);
    expect(news(write(''), write(options.replaceAll('guard.enabled=false', 'replicas=3')))).toEqual([]);
  });

  test.each(spellings(name, ['--set-json guard.enabled=false', `--set-json 'guard={"enabled":false}'`]))(
    '%s',
    (options) => {
      expect(news(write(''), write(options))).toEqual(['warning LG201']);
      expect(news(write(options), write(`${options} --wait`))).toEqual([]);
      expect(news(write(''), write(options.replace('false', 'true')))).toEqual([]);
    },
  );
});

test.each([
  '#!/bin/sh\nhelm upgrade other ./charts/other --set guard.enabled=false\n',
  '#!/bin/sh\nhelm lint ./charts/dns --set guard.enabled=false\n',
])('another chart or command: %s', (script) => {
  expect(news({}, { 'up.sh': script })).toEqual([]);
  expect(news({}, { 'test/up.sh': script.replace(/other|lint/g, 'install') })).toEqual([]);
});

describe('a command of helmfile', () => {
  const helmfile = (values: string): Files => ({
    'helmfile.yaml': `releases: [{ name: dns, namespace: dns, chart: ./charts/dns, values: ${values} }]\n`,
  });
  const COMMANDS: Readonly<Record<string, (options: string) => Files>> = {
    'in a script': (options) => ({ 'up.sh': `#!/bin/sh\nhelmfile -e prod apply ${options}\n` }),
    'that goes on': (options) => ({ Makefile: `up:\n\thelmfile ${options} \\\n\t  sync\n` }),
    'in a workflow': (options) => ({
      '.github/workflows/up.yml': `on: push\njobs:\n  a:\n    steps:\n      - uses: helmfile/helmfile-action@v2\n        with:\n          helmfile-args: apply --environment prod ${options}\n`,
    }),
  };

  describe.each(Object.entries(COMMANDS))('%s', (name, write) => {
    const of = ['[{ replicas: 3 }]', '[]', '["env/{{ .Environment.Name }}.yaml"]'];
    test.each(name === 'in a script' ? of : of.slice(-1))('over values %s', (values) => {
      const repository = { ...helmfile(values), 'env/prod.yaml': 'replicas: 4\n' };
      const changed = (from: string, to: string): readonly string[] =>
        news({ ...repository, ...write(from) }, { ...repository, ...write(to) });
      for (const flag of ['--set', '--state-values-set', '--set-string'])
        for (const setting of ['guard.enabled=false', 'replicas=1,guard.enabled=false'])
          expect(changed('', `${flag} ${setting}`)).toEqual([expect.stringMatching(/LG201|warning LG802/)]);
      expect(changed('', `--set-json 'guard={"enabled":false}'`)).toEqual(['warning LG802']);
      expect(changed('--set guard.enabled=true', '--set guard.enabled=false')).toEqual([
        expect.stringMatching(/LG201|warning LG802/),
      ]);
      for (const setting of ['guard.enabled=true', 'replicas=3', 'other.enabled=false', 'guard.enabledFor=x'])
        expect(changed('', `--set ${setting}`)).toEqual([]);
      expect(changed('--set guard.enabled=false', '--set guard.enabled=false --wait')).toEqual([]);
    });
  });

  test('over a template that is followed', () => {
    const template = configMap(
      '.:53 {\n    forward . {{ join " " .Values.upstreams }}\n    {{- if and .Values.guard .Values.guard.enabled }}\n    loop\n    {{- end }}\n    {{- if .Values.log }}\n    log\n    {{- end }}\n}\n',
    );
    const repository: Files = {
      ...helmfile('["env/{{ .Environment.Name }}.yaml"]'),
      'charts/dns/templates/cm.yaml': template,
      'charts/dns/values.yaml': `${CHART['charts/dns/values.yaml'] ?? ''}upstreams: [192.0.2.53]\n`,
      'env/prod.yaml': 'log: true\n',
      'env/dev.yaml': 'log: false\n',
      'env/test.yaml': 'upstreams: [192.0.2.54]\n',
    };
    const run = (command: string): Files => ({ ...repository, 'up.sh': `#!/bin/sh\n${command}\n` });
    const plain = run('helmfile -e prod apply');
    for (const command of [
      'helmfile -e prod apply --set guard.enabled=false',
      'helmfile --environment=dev sync --set replicas=1,guard.enabled=false',
      'helmfile -e test -l name=dns apply --set guard.enabled=false',
    ])
      expect(news(plain, run(command))).toEqual([expect.stringContaining('LG201')]);
    for (const command of [
      'helmfile -e prod apply --set guard.enabled=true',
      'helmfile -e prod apply --set replicas=1,log=false',
      'helmfile -l name=other apply --set guard.enabled=false',
    ])
      expect(news(plain, run(command))).toEqual([]);
    expect(news(repository, { ...repository, 'env/test.yaml': 'guard: { enabled: false }\n' })).toEqual([
      expect.stringContaining('LG201'),
    ]);
    expect(news(repository, { ...repository, 'env/test.yaml': 'log: true\n' })).toEqual([]);
  });

  test('that installs nothing, or another chart', () => {
    const repository = helmfile('[]');
    for (const command of [
      'helmfile -e prod lint --set guard.enabled=false',
      'helmfile diff --set guard.enabled=false',
      'echo helmfile\nhelm upgrade other ./charts/other --set other.enabled=false',
    ])
      expect(news(repository, { ...repository, 'up.sh': `#!/bin/sh\n${command}\n` })).toEqual([]);
    const script = { 'up.sh': '#!/bin/sh\nhelmfile apply --set guard.enabled=false\n' };
    expect(news({}, script)).toEqual([]);
    expect(news(repository, { ...repository, 'test/up.sh': script['up.sh'] })).toEqual([]);
    expect(news(repository, { ...repository, 'README.md': script['up.sh'] })).toEqual([]);
  });
});

test('a ConfigMap that a release takes its values from', () => {
  const values = (enabled: boolean): Files => ({
    'hr.yaml': RELEASE,
    'values.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: dns-values, namespace: flux-system }\ndata:\n  values.yaml: |\n    guard:\n      enabled: ${enabled}\n`,
  });
  expect(news(values(true), values(false))).toEqual(['error LG201']);
  expect(news(values(true), { ...values(true), 'app/values.yaml': 'a: { enabled: false }\n' })).toEqual([]);
  const generated = (enabled: boolean): Files => ({
    'hr.yaml': RELEASE,
    'kustomization.yaml':
      'resources: [hr.yaml]\nconfigMapGenerator:\n  - { name: dns-values, namespace: flux-system, files: [values.yaml=dns.yaml] }\n',
    'dns.yaml': on(enabled),
  });
  expect(news(generated(true), generated(false))).toEqual(['error LG201']);
});

describe.each(Object.entries(SCRIPTS))('a list, by %s', (name, write) => {
  const chart = (plugins: string): Files => ({
    'charts/dns/values.yaml': `plugins: [${plugins}]\n`,
    'charts/dns/templates/cm.yaml': configMap(
      '.:53 {\n    forward . 192.0.2.53\n    {{- range .Values.plugins }}\n    {{ . }}\n    {{- end }}\n}\n',
    ),
    'one.yaml': 'plugins: [cache, loop]\n',
    'x.txt': 'reload',
  });
  const files = (options: string, plugins = 'loop, cache'): Files => ({ ...chart(plugins), ...write(options) });
  const LOST = [
    '--set plugins={cache}',
    "--set 'plugins={cache,reload}'",
    "--set plugins='{cache}'",
    "--set-string 'plugins={cache}'",
    '--set plugins[0]=cache',
    '-f one.yaml --set plugins[1]=reload',
    '--set-json \'{"plugins": ["cache"]}\'',
    '--set-json plugins=\'["cache"]\'',
    '--set plugins=null',
    '--set-json \'plugins=["cache", "reload"]\'',
  ];
  test.each(spellings(name, LOST))('loses the guard: %s', (options) => {
    const found = news(files(''), files(options));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/LG201/);
    expect(news(files(options), files(`${options} --wait`))).toEqual([]);
  });
  test.each(
    spellings(name, [
      '--set plugins={loop}',
      '-f one.yaml --set plugins[0]=reload',
      '--set a={b}',
      '--set-file a=x.txt',
      '--set-json \'plugins=["loop"]\'',
    ]),
  )('keeps it: %s', (options) => {
    expect(news(files(''), files(options))).toEqual([]);
  });
  test.each(['--set plugins={$(PLUGINS)}', "--set 'plugins={$PLUGINS}'"])('may lose it: %s', (options) => {
    const found = news(files(''), files(options));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^warning LG/);
    expect(news(files(options), files(`${options} --wait`))).toEqual([]);
  });
});
