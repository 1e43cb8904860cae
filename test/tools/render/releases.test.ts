/** Which values a chart of the repository is rendered with, and what becomes of what a tool says; the tool is a small one here. */
import { describe, expect, test } from '@jest/globals';
import type { RenderTools } from '../../../src/read/tree/render-tools.ts';
import type { Tool, ToolJob } from '../../../src/read/tree/run-tool.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { cluster } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

/** A tool that knows one template: the value `upstream` of the last values file, else of the chart's own. */
function smallHelm(jobs: ToolJob[]): Tool {
  return (job) => {
    jobs.push(job);
    const given = [...job.files]
      .filter(([path]) => /^values\/|^chart\/values\.yaml$/.test(path))
      .map(([, text]) => String(text));
    const set = job.args[job.args.indexOf('--set') + 1];
    let upstream = 'none';
    for (const text of given) upstream = /upstream"?: ?"?([^"\n}]+)/.exec(text)?.[1] ?? upstream;
    if (job.args.includes('--set') && set !== undefined) upstream = set.replace('upstream=', '');
    const template = String(job.files.get('chart/templates/all.yaml') ?? '');
    return {
      done: true,
      text: `---\n# Source: dns/templates/all.yaml\n${template.replace('{{ .Values.upstream }}', upstream)}`,
    };
  };
}
const scan = (files: Files, tools: RenderTools, base?: Files): ReturnType<typeof scanTexts> =>
  scanTexts(files, base, tools);

const template = cluster('.:53 {\n    loop\n    forward . {{ .Values.upstream }}\n}');
const chart: Files = {
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'charts/dns/values.yaml': 'upstream: 10.0.0.2\n',
  'charts/dns/templates/all.yaml': template,
};
const ring = '10.96.0.10';

describe('the values of a release', () => {
  const shapes: readonly (readonly [string, Files, string])[] = [
    [
      'a HelmRelease of a GitRepository',
      {
        'app/r.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: flux-system }\nspec:\n  chart: { spec: { chart: ./charts/dns, sourceRef: { kind: GitRepository, name: here } } }\n  values:\n    upstream: ${ring}\n`,
      },
      'app/r.yaml:7:15',
    ],
    [
      'an Application of a path',
      {
        'app/a.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: coredns, namespace: argocd }\nspec:\n  destination: { namespace: kube-system }\n  source: { repoURL: 'https://git.example.org/x', path: charts/dns, helm: { valueFiles: [../../env/prod.yaml] } }\n`,
        'env/prod.yaml': `# said\nupstream: ${ring}\n`,
      },
      'env/prod.yaml:2:11',
    ],
    [
      'a helmfile with a value of its own',
      {
        'deploy/helmfile.yaml': `releases:\n  - name: coredns\n    chart: ../charts/dns\n    set:\n      - name: upstream\n        value: ${ring}\n`,
      },
      'deploy/helmfile.yaml:6:16',
    ],
  ];
  test.each(shapes)('of %s', (_, files, place) => {
    const jobs: ToolJob[] = [];
    const { said } = scan({ ...chart, ...files }, { helm: smallHelm(jobs) });
    expect(said).toEqual([`error LG101 ${place} always fatal`]);
    expect(jobs).toHaveLength(1);
  });
  test('that are not there leave the release out, and say so', () => {
    const jobs: ToolJob[] = [];
    const { said } = scan(
      { ...chart, 'h/helmfile.yaml': 'releases:\n  - { name: coredns, chart: ../charts/dns, values: [gone.yaml] }\n' },
      { helm: smallHelm(jobs) },
    );
    expect(jobs).toEqual([]);
    expect(said).toContain('note LG801 h/helmfile.yaml:2:53');
  });
});

describe('a base', () => {
  test('is rendered too: what was there before is no news', () => {
    const jobs: ToolJob[] = [];
    const files = { ...chart, 'charts/dns/values.yaml': `upstream: ${ring}\n`, 'README.txt': 'new' };
    const { report } = scan(files, { helm: smallHelm(jobs) }, { ...files, 'README.txt': 'old' });
    expect(jobs).toHaveLength(2);
    expect(report.counts).toMatchObject({ new: 0, existing: 1 });
  });
  test('without the loop makes it new, and a guard that goes is reported', () => {
    const { said } = scan(
      { ...chart, 'charts/dns/values.yaml': `upstream: ${ring}\n` },
      { helm: smallHelm([]) },
      chart,
    );
    expect(said).toEqual(['error LG101 charts/dns/values.yaml:1:11 always fatal']);
    const unguarded = { ...chart, 'charts/dns/templates/all.yaml': template.replace('        loop\n', '') };
    expect(scan(unguarded, { helm: smallHelm([]) }, chart).said).toEqual([
      'error LG201 charts/dns/templates/all.yaml:6:5',
    ]);
  });
});

describe('a tool', () => {
  const warned = 'warning LG802 charts/dns/Chart.yaml:1:1';
  const saying =
    (text: string): Tool =>
    () => ({ done: true, text });
  test('that gives up is quoted, without a chance to command the runner', () => {
    const tool: Tool = () => ({ done: false, message: '::error::\u001b[31mnothing' });
    const { said, report } = scan(chart, { helm: tool });
    expect(said).toContain(warned);
    expect(report.findings.find((one) => one.code === 'LG802')?.message).toContain('helm did not render this chart');
  });
  test('that fails for a chart without a server is only noted', () => {
    const tool: Tool = () => ({ done: false, message: 'missing in charts/ directory: redis' });
    const app = {
      'app/Chart.yaml': 'apiVersion: v2\nname: app\nversion: 1.0.0\n',
      'app/templates/d.yaml': 'kind: Deployment\nspec: { template: { spec: { dnsPolicy: {{ .Values.policy }} } } }\n',
    };
    expect(scan(app, { helm: tool }).said.filter((one) => one.startsWith('warning'))).toEqual([]);
    const web = { ...app, 'app/templates/d.yaml': 'kind: Deployment\n' };
    expect(scan(web, { helm: tool }).said).toEqual([]);
  });
  test.each([
    ['nothing', ''],
    ['no YAML', '{{{{\n---\n\t:\n'],
    ['a list', '- 1\n- 2\n'],
    [
      'paths out of the chart',
      '# Source: dns/../../../../etc/passwd\nkind: ConfigMap\napiVersion: v1\nmetadata: { name: coredns }\ndata: { Corefile: ". { }" }\n',
    ],
    ['an empty source', '---\n# Source: \nkind: Service\napiVersion: v1\nmetadata: {}\n'],
  ])('that writes %s breaks nothing', (_, text) => {
    expect(() => scan(chart, { helm: saying(text) })).not.toThrow();
  });
  test('that writes a great deal is read in time', () => {
    const line = '        host a.example.org 192.0.2.1\n';
    const text = `---\n# Source: dns/templates/all.yaml\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\ndata:\n  hosts: |\n`;
    const growth = growthOf((size) => void scan(chart, { helm: saying(text + line.repeat(size)) }), 3000);
    expect(growth).toBeLessThan(LINEAR);
  });
  test('of kustomizations that writes anything breaks nothing', () => {
    const files = {
      'p/kustomization.yaml': 'resources: [all.yaml]\n',
      'p/all.yaml': template.replace('{{ .Values.upstream }}', ring),
    };
    for (const text of ['', '- 1\n', '{{', 'kind: X\n'])
      expect(() => scan(files, { kustomize: { tool: saying(text), command: 'build' } })).not.toThrow();
    const { said } = scan(files, { kustomize: { tool: saying(files['p/all.yaml']), command: 'build' } });
    expect(said).toEqual(['error LG101 p/all.yaml:8:19 always fatal']);
  });
});
