/** What deploys a folder stays, and takes it from another repository or without the folders below. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const CHART: Files = {
  'm/cm.yaml': configMap('.:53 {\n    loop\n    forward . 192.0.2.1\n}'),
  'm/deployment.yaml': deployment('1.11.3'),
  'm/service.yaml': SERVICE,
};
const below: Files = Object.fromEntries(
  Object.entries(CHART).map(([path, text]) => [path.replace('m/', 'm/dns/'), text]),
);
const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, at, message }) =>
    severity === 'note'
      ? []
      : [`${status} ${severity} ${code} ${at.file.path} ${/^The configuration of [^,]+/.exec(message)?.[0]}`],
  );
const left = (path: string): readonly string[] => [
  `new warning LG802 ${path} The configuration of kube-system/Deployment/coredns`,
];

const app = (url: string, more = '', name = 'dns'): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: ${name}, namespace: argocd }\nspec:\n  destination: { namespace: kube-system }\n  source:\n    repoURL: ${url}\n    path: m\n${more}`;
const HERE = 'https://git.example.org/team/infra.git';

describe('an Application', () => {
  const base = { 'apps/dns.yaml': app(HERE), ...CHART };
  test.each([
    'https://git.example.org/team/other.git',
    'https://git.example.org/else/infra.git',
    'https://git.example.net/team/infra.git',
    'git@git.example.net:team/infra.git',
  ])('of %s deploys another folder', (url) => {
    const head = { ...base, 'apps/dns.yaml': app(url) };
    expect(said(head, base)).toEqual(left('apps/dns.yaml'));
    expect(said({ ...head, 'x.yaml': 'kind: Namespace\n' }, head)).toEqual([]);
  });

  test.each([
    'https://git.example.org/team/infra',
    'git@git.example.org:team/infra.git',
    'ssh://git@GIT.example.org:22/team/infra/',
    'https://user@git.example.org/team/infra.git',
    '"{{ .Values.repository }}"',
  ])('of %s deploys the same, as far as is known', (url) => {
    expect(said({ ...base, 'apps/dns.yaml': app(url) }, base)).toEqual([]);
  });

  test('whose plugin makes something else of the folder', () => {
    const through = (name: string): Files => ({
      ...base,
      'apps/dns.yaml': app(HERE, `    plugin: { name: ${name} }\n`),
    });
    expect(said(through('a'), base)).toEqual(left('apps/dns.yaml'));
    expect(said(through('b'), through('a'))).toEqual(left('apps/dns.yaml'));
    expect(said(through('a'), through('a'))).toEqual([]);
    expect(said(base, through('a'))).toEqual([]);
  });

  test('beside another one that still deploys it', () => {
    const more = { 'apps/second.yaml': app(HERE, '', 'second') };
    const other = app('https://git.example.org/team/other.git');
    expect(said({ ...base, ...more, 'apps/dns.yaml': other }, { ...base, ...more })).toEqual([]);
  });

  test('in one of several sources', () => {
    const of = (url: string): string =>
      `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns }\nspec:\n  sources:\n  - { repoURL: "https://git.example.org/x", path: n }\n  - { repoURL: "${url}", path: m }\n`;
    expect(
      said({ ...base, 'apps/dns.yaml': of('https://evil.example/y') }, { ...base, 'apps/dns.yaml': of(HERE) }),
    ).toEqual(left('apps/dns.yaml'));
  });

  test.each<[string, string, string, boolean]>([
    ['an element', '- list: { elements: [{ cluster: a, path: m }] }', '{{.path}}', true],
    ['an element of the older form', '- list: { elements: [{ cluster: a, dir: ./m }] }', '{{ dir }}', true],
    ['a pattern for folders', `- git: { repoURL: "${HERE}", directories: [{ path: "*" }] }`, '{{.path.path}}', true],
    ['another element', '- list: { elements: [{ cluster: m, path: n }] }', '{{.path}}', false],
    ['another key', '- list: { elements: [{ m: m, path: n }] }', '{{.path}}', false],
  ])('that becomes an ApplicationSet with it as %s', (_, generator, path, isKept) => {
    const set = `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nmetadata: { name: m, namespace: argocd }\nspec:\n  generators:\n  ${generator}\n  template:\n    spec:\n      destination: { namespace: kube-system }\n      source: { repoURL: "${HERE}", path: "${path}" }\n`;
    expect(said({ ...base, 'apps/dns.yaml': set }, base)).toEqual(isKept ? [] : left('apps/dns.yaml'));
  });

  const at = (revision: string): string => app(HERE, `    targetRevision: ${revision}\n`);
  test.each([
    ['HEAD', 'feature'],
    ['main', '0123456789abcdef0123456789abcdef01234567'],
    ['refs/heads/main', 'v0.9.0'],
    ['v1.0.0', 'evil'],
    ['""', 'old'],
  ])('of another revision: %s to %s', (was, is) => {
    const before = { ...base, 'apps/dns.yaml': at(was) };
    const head = { ...base, 'apps/dns.yaml': at(is) };
    expect(said(head, before)).toEqual(left('apps/dns.yaml'));
    expect(said({ ...head, 'x.yaml': 'kind: Namespace\n' }, head)).toEqual([]);
    const more = { 'apps/second.yaml': at(was).replace('name: dns', 'name: second') };
    expect(said({ ...head, ...more }, { ...before, ...more })).toEqual([]);
  });

  test.each([
    ['main', 'HEAD'],
    ['""', 'master'],
    ['feature', 'main'],
    ['v1.0.0', 'v1.1.0'],
    ['release-1', 'release-2'],
    ['1.x', '2.*'],
    ['0123456', '89abcde'],
    ['main', '"{{ .Values.revision }}"'],
  ])('of the next revision: %s to %s', (was, is) => {
    const [before, head] = [was, is].map((one) => ({ ...base, 'apps/dns.yaml': at(one) }));
    expect(said(head ?? {}, before ?? {})).toEqual([]);
  });

  const chart = (lines: string): string => app('https://charts.example.org', lines).replace('    path: m\n', '');
  test('that installs a chart in place of the folder', () => {
    const unknown = { ...base, 'apps/dns.yaml': chart('    chart: dns\n    targetRevision: 1.0.0\n') };
    expect(said(unknown, base)).toEqual(left('apps/dns.yaml'));
    expect(said({ ...unknown, 'x.yaml': 'kind: Namespace\n' }, unknown)).toEqual([]);
    const known = (plugins: string): Files => ({
      ...base,
      'apps/dns.yaml': chart(
        `    chart: coredns\n    targetRevision: 1.45.0\n    helm:\n      valuesObject:\n        servers:\n        - zones: [{ zone: . }]\n          port: 53\n          plugins: [${plugins}{ name: forward, parameters: . 192.0.2.1 }]\n`,
      ),
    });
    expect(said(known(''), base)).toEqual(['new error LG201 apps/dns.yaml undefined']);
    expect(said(known('{ name: loop }, '), base)).toEqual([]);
    const second = { 'apps/second.yaml': app(HERE, '', 'second') };
    expect(said({ ...unknown, ...second }, { ...base, ...second })).toEqual([]);
  });

  const RECURSES = '    directory: { recurse: true }\n';
  test.each(['', '    directory: { recurse: false }\n', '    directory: { include: "*.yaml" }\n'])(
    'that no longer takes the folders below: %j',
    (settings) => {
      const deep = { 'apps/dns.yaml': app(HERE, RECURSES), ...below };
      expect(said({ ...deep, 'apps/dns.yaml': app(HERE, settings) }, deep)).toEqual(left('apps/dns.yaml'));
      const flat = { 'apps/dns.yaml': app(HERE, RECURSES), ...CHART };
      expect(said({ ...flat, 'apps/dns.yaml': app(HERE, settings) }, flat)).toEqual([]);
      const own = { 'apps/own.yaml': app(HERE, '', 'own').replace('path: m', 'path: m/dns') };
      expect(said({ ...deep, ...own, 'apps/dns.yaml': app(HERE, settings) }, deep)).toEqual([]);
      const built = {
        ...deep,
        'm/kustomization.yaml': 'resources: [dns/cm.yaml, dns/deployment.yaml, dns/service.yaml]\n',
      };
      expect(said({ ...built, 'apps/dns.yaml': app(HERE, settings) }, built)).toEqual([]);
    },
  );
});

describe('Flux', () => {
  const ks = (source: string): string =>
    `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: dns, namespace: flux-system }\nspec:\n  path: ./m\n  sourceRef: { ${source} }\n`;
  const repository = (url: string, kind = 'GitRepository', name = 'flux-system', ref = '{}'): string =>
    `apiVersion: source.toolkit.fluxcd.io/v1\nkind: ${kind}\nmetadata: { name: ${name}, namespace: flux-system }\nspec: { url: ${url}, ref: ${ref} }\n`;
  const OWN = 'kind: GitRepository, name: flux-system';
  const base: Files = { 'flux/ks.yaml': ks(OWN), 'flux/source.yaml': repository(HERE), ...CHART };

  test.each<[string, Files]>([
    ['url', { 'flux/source.yaml': repository('https://git.example.org/team/other.git') }],
    ['sourceRef', { 'flux/ks.yaml': ks('kind: GitRepository, name: other') }],
    ['kind', { 'flux/ks.yaml': ks('kind: OCIRepository, name: flux-system') }],
    ['namespace', { 'flux/ks.yaml': ks(`${OWN}, namespace: other`) }],
  ])('with another %s', (_, change) => {
    expect(said({ ...base, ...change }, base)).toEqual(left('flux/ks.yaml'));
  });

  test.each([
    ['{ branch: main }', '{ branch: evil }', true],
    ['{}', '{ tag: v1 }', true],
    ['{ branch: main }', '{ branch: main, commit: 0123456789abcdef0123456789abcdef01234567 }', true],
    ['{ branch: main }', '{ name: refs/pull/420/head }', true],
    ['{ tag: v1.0.0 }', '{ tag: v1.1.0 }', false],
    ['{ semver: "1.x" }', '{ semver: ">=2.0.0" }', false],
    ['{ branch: main }', '{ branch: master }', false],
    ['{ branch: main }', '{ branch: "${BRANCH}" }', false],
  ])('of the revision %s, then %s', (was, is, isSaid) => {
    const [before, head] = [was, is].map((ref) => ({
      ...base,
      'flux/source.yaml': repository(HERE, 'GitRepository', 'flux-system', ref),
    }));
    expect(said(head ?? {}, before ?? {})).toEqual(isSaid ? left('flux/ks.yaml') : []);
  });

  test('with the same under another name or protocol', () => {
    const other = { 'flux/other.yaml': repository(HERE, 'GitRepository', 'other') };
    expect(said({ ...base, ...other, 'flux/ks.yaml': ks('kind: GitRepository, name: other') }, base)).toEqual([]);
    const ssh = repository('ssh://git@git.example.org/team/infra');
    expect(said({ ...base, 'flux/source.yaml': ssh }, base)).toEqual([]);
    const { 'flux/source.yaml': source = '', ...rest } = base;
    expect(said({ ...rest, 'flux/sources/own.yaml': source }, base)).toEqual([]);
    expect(said(rest, base)).toEqual([]);
  });

  test('whose other cluster has another', () => {
    const two = (url: string): Files => ({
      'clusters/a/flux-system/source.yaml': repository(HERE),
      'clusters/b/flux-system/source.yaml': repository(url),
      'clusters/a/dns.yaml': ks(OWN),
      ...CHART,
    });
    expect(said(two('https://git.example.org/team/other.git'), two(HERE))).toEqual([]);
  });

  test('of an artifact', () => {
    const oci = (url: string): Files => ({
      'flux/ks.yaml': ks('kind: OCIRepository, name: dns'),
      'flux/source.yaml': repository(url, 'OCIRepository', 'dns'),
      ...CHART,
    });
    expect(said(oci('oci://registry.example.org/other'), oci('oci://registry.example.org/dns'))).toEqual(
      left('flux/ks.yaml'),
    );
  });
});
