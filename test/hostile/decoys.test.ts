/** What the tools pass over stands for nothing: the configuration that really runs is judged, or its loss is said. */
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const withLines = (name: string, lines: string): string =>
  configMap('.:53 {\n    @\n}', name).replace('@', () => lines);
const SOUND = withLines('coredns', 'loop\n        forward . 192.0.2.1');
const BAD = withLines('coredns', 'forward . 10.96.0.10');

/** The container's own lines, and the pod's volumes. */
const pods = (container: string, volumes: string): string => deployment('1.11.3', container, `\n${indent(volumes, 8)}`);
const PLAIN = pods(
  'args: [-conf, /etc/coredns/Corefile]\nvolumeMounts: [{ name: c, mountPath: /etc/coredns }]',
  '- { name: c, configMap: { name: coredns } }',
);
const NAMESPACE = 'apiVersion: v1\nkind: Namespace\nmetadata: { name: coredns }\n';

const rules = (said: readonly string[]): readonly string[] =>
  said.map((one) => one.split(' ').slice(0, 3).join(' ').replace(/:.*$/, ''));

describe('documents that kubectl passes over', () => {
  const base = { 'd.yaml': PLAIN, 's.yaml': SERVICE, 'c.yaml': SOUND };

  test.each([
    ['behind an end', `${BAD}...\n${SOUND}`],
    ['behind two ends and a comment', `${BAD}... # a\n# b\n...\n${SOUND}`],
    ['with carriage returns', `${BAD}...\n${SOUND}`.replaceAll('\n', '\r\n')],
  ])('%s: what is applied is judged', (_, text) => {
    const { said } = scanTexts({ ...base, 'c.yaml': text }, base);
    expect(rules(said)).toEqual(['error LG201 c.yaml', 'error LG101 c.yaml', 'error LG802 c.yaml']);
  });

  test.each([
    ['behind an end', `${SOUND}...\n${BAD}`],
    ['on the line of its mark', `${SOUND}--- {kind: ConfigMap, metadata: {name: coredns}}\n`],
  ])('%s, after a sound one: said', (_, text) => {
    expect(rules(scanTexts({ ...base, 'c.yaml': text }, base).said)).toEqual(['error LG802 c.yaml']);
    expect(rules(scanTexts({ ...base, 'c.yaml': text }).said)).toEqual(['warning LG802 c.yaml']);
  });

  test.each([
    ['an end before a mark', `---\n${SOUND}...\n---\n${NAMESPACE}...\n`],
    ['an end before directives', `${SOUND}...\n%YAML 1.1\n---\n${NAMESPACE}`],
    ['an end, and no more than comments', `${SOUND}...\n# coredns: kind ConfigMap\n\n...\n`],
    ['an end, and what is not about DNS', `${SOUND}...\na: 1\n`],
    ['a comment on the line of a mark', `${SOUND}--- # {kind: ConfigMap, coredns}\n${NAMESPACE}`],
  ])('%s: silent', (_, text) => {
    expect(scanTexts({ ...base, 'c.yaml': text }, base).said.filter((one) => one.includes('LG802'))).toEqual([]);
  });
});

describe('the Corefile that a container reads', () => {
  const other = withLines('other', 'forward . 10.96.0.10');
  const base = { 'd.yaml': PLAIN, 's.yaml': SERVICE, 'c.yaml': SOUND };
  const TWO = '- { name: c, configMap: { name: coredns } }\n- { name: x, configMap: { name: other } }';
  const mounted = (args: string, path = '/etc/x'): string =>
    pods(`${args}\nvolumeMounts: [{ name: c, mountPath: /etc/coredns }, { name: x, mountPath: ${path} }]`, TWO);
  const found = (text: string, more: Readonly<Record<string, string>> = {}): readonly string[] =>
    rules(scanTexts({ ...base, 'o.yaml': other, 'd.yaml': text, ...more }, base).said).filter(
      (one) => !one.startsWith('note'),
    );

  test.each([
    ['plainly', mounted('args: [-conf, /etc/x/Corefile]')],
    ['by a way up', mounted('args: [-conf, /etc/coredns/../x/Corefile]')],
    ['with two slashes', mounted('args: [-conf=/etc/x//./Corefile]')],
    ['below a path that is not clean', mounted('args: [-conf, /etc/x/Corefile]', '/etc//x/./')],
    ['where it is started', mounted('workingDir: /etc/x')],
    [
      'by a part of a volume',
      pods(
        'args: [-conf, /etc/coredns/Corefile]\nenv: [{ name: F, value: Corefile }]\nvolumeMounts: [{ name: c, mountPath: /etc/coredns }, { name: x, mountPath: /etc/coredns/Corefile, subPathExpr: $(F) }]',
        TWO,
      ),
    ],
    [
      'by a folder of a volume',
      pods(
        'args: [-conf, /etc/coredns/Corefile]\nvolumeMounts: [{ name: x, mountPath: /etc/coredns, subPath: a/ }]',
        '- { name: x, configMap: { name: other, items: [{ key: Corefile, path: ./a/Corefile }] } }',
      ),
    ],
    [
      'in a container that is restarted beside the others',
      mounted('args: [-conf, /etc/x/Corefile]\nrestartPolicy: Always').replace(
        'containers:',
        'containers: [{ name: pause, image: registry.k8s.io/pause:3.9 }]\n      initContainers:',
      ),
    ],
  ])('%s', (_, text) => {
    expect(found(text)).toEqual(['error LG201 o.yaml', 'error LG101 o.yaml']);
  });

  // The project's image has no shell.
  test.each([
    ['where a shell goes', mounted('command: [sh, -c, cd /etc/x && exec /coredns]')],
    ['in a script that is not split', mounted('command: [sh, -c, "cat <<E\\nE\\n/coredns -conf /etc/x/Corefile"]')],
    ['by a copy', mounted('command: [sh, -c, "cp /etc/x/Corefile /tmp/C && exec /coredns -conf /tmp/C"]')],
  ])('%s, if there is one', (_, text) => {
    expect(found(text)).toEqual(['error LG201 o.yaml', 'warning LG101 o.yaml']);
  });

  const conf = (mounts: string, volumes: string): string =>
    pods(`args: [-conf, /etc/coredns/Corefile]\nvolumeMounts: [${mounts}]`, volumes);
  const one = (source: string): string => conf('{ name: c, mountPath: /etc/coredns }', `- { name: c, ${source} }`);
  test.each([
    ['a folder of the node', one('hostPath: { path: /srv/dns }')],
    ['a claim', one('persistentVolumeClaim: { claimName: dns }')],
    ['an image', one('image: { reference: example.org/dns }')],
    ['a ConfigMap out of sight', one('configMap: { name: elsewhere }')],
    ['a folder that something fills', one('emptyDir: {}')],
    [
      'a claim above the ConfigMap',
      conf(
        '{ name: c, mountPath: /etc/coredns }, { name: p, mountPath: /etc/coredns/Corefile, subPath: C }',
        '- { name: c, configMap: { name: coredns } }\n- { name: p, persistentVolumeClaim: { claimName: dns } }',
      ),
    ],
    [
      'a part that a variable names',
      conf(
        '{ name: c, mountPath: /etc/coredns/Corefile, subPathExpr: $(POD)-Corefile }',
        '- { name: c, configMap: { name: coredns } }',
      ),
    ],
    [
      'a copy that is edited',
      mounted('command: [sh, -c, "cp /etc/x/Corefile /tmp/C && /edit /tmp && exec /coredns -conf /tmp/C"]'),
    ],
    ['a variable of a shell', mounted('command: [sh, -c, "C=/etc/x/Corefile; exec /coredns -conf $C"]')],
    [
      'what a script writes',
      mounted(
        'command: [sh, -c, "cat > /tmp/C <<E\\n.:53 {\\n forward . 10.96.0.10\\n}\\nE\\nexec /coredns -conf /tmp/C"]',
      ),
    ],
    [
      'an image of another name',
      one('emptyDir: {}').replace('registry.k8s.io/coredns/coredns:v1.11.3', 'example.org/dns:1'),
    ],
    ['another Deployment', one('emptyDir: {}').replace('name: coredns, namespace', 'name: coredns2, namespace')],
  ])('out of sight is said, whatever the ConfigMap that nobody reads holds: %s', (_, text) => {
    expect(found(text)).toEqual(['warning LG802 d.yaml']);
    // The base has it too: no news.
    const same = { ...base, 'd.yaml': text };
    expect(rules(scanTexts({ ...same, 'n.yaml': NAMESPACE }, same).said)).not.toContain('warning LG802 d.yaml');
  });

  test.each([
    ['the same by other words', one('configMap: { name: coredns }').replace('/etc/coredns }', '/etc//coredns/./ }')],
    ['a container more', PLAIN.replace('containers:', 'containers:\n        - { name: a, image: example.org/a }')],
    ['a container less', PLAIN],
    [
      'an initial container that has its name',
      PLAIN.replace('containers:', 'initContainers: [{ name: b, image: coredns/coredns:1.11.3 }]\n      containers:'),
    ],
  ])('%s: silent', (_, text) => {
    const more = base['d.yaml'].replace('containers:', 'containers:\n        - { name: b, image: example.org/b }');
    expect(rules(scanTexts({ ...base, 'd.yaml': text }, { ...base, 'd.yaml': more }).said)).toEqual([]);
  });
});

describe('a kustomization that takes another ConfigMap and leaves the old one lying', () => {
  const files = { 'k/d.yaml': PLAIN, 'k/s.yaml': SERVICE, 'k/c.yaml': SOUND };
  const base = { ...files, 'k/kustomization.yaml': 'resources: [c.yaml, d.yaml, s.yaml]\n' };
  const generated = (more: string): string =>
    `resources: [d.yaml, s.yaml]\nconfigMapGenerator: [{ name: coredns, namespace: kube-system, files: [Corefile] }]\n${more}`;
  const corefile = (guard: string): string => `.:53 {\n${guard} forward . 192.0.2.1\n}\n`;

  test.each<[string, string, string]>([
    ['of another file', 'k/c2.yaml', 'resources: [c2.yaml, d.yaml, s.yaml]\n'],
    ['that it makes', 'k/Corefile', generated('')],
    ['that it makes by the same name', 'k/Corefile', generated('generatorOptions: { disableNameSuffixHash: true }\n')],
  ])('%s', (_, path, kustomization) => {
    const text = (guard: boolean): string => {
      const bare = path.endsWith('.yaml') ? withLines('coredns', 'forward . 192.0.2.1') : corefile('');
      return guard ? bare.replace('forward', 'loop\n        forward') : bare;
    };
    const head = (guard: boolean): Readonly<Record<string, string>> => ({
      ...files,
      'k/kustomization.yaml': kustomization,
      [path]: text(guard),
    });
    expect(rules(scanTexts(head(false), base).said)).toContain(`error LG201 ${path}`);
    expect(rules(scanTexts(head(true), base).said)).toEqual([]);
  });
});

describe('a guard that a template keeps or not', () => {
  const chart = (lines: string, values = ''): Readonly<Record<string, string>> => ({
    'c/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
    'c/values.yaml': values === '' ? '{}\n' : values,
    'c/templates/c.yaml': withLines('coredns', `errors\n        forward . 192.0.2.1\n${lines}\n        cache 30`),
    'c/templates/d.yaml': PLAIN,
    'c/templates/s.yaml': SERVICE,
  });
  const base = chart('        loop');
  const under = (condition: string, last = '{{- end }}'): string =>
    `        {{- ${condition} }}\n        loop\n        ${last}`;
  const GONE = 'error LG201 c/templates/c.yaml';
  const OPEN = 'warning LG802 c/templates/c.yaml';
  const weighty = (head: Readonly<Record<string, string>>, before = base): readonly string[] =>
    rules(scanTexts(head, before).said).filter((one) => !one.startsWith('note'));

  test.each<[string, string, string]>([
    ['under no', under('if false'), GONE],
    ['in a list of nothing', under('range list'), GONE],
    [
      'otherwise than yes',
      '        {{- if true }}\n        # no\n        {{- else }}\n        loop\n        {{- end }}',
      GONE,
    ],
    ['in a comment', '        {{- /*\n        loop\n        */}}', GONE],
    ['behind a mark that trims', '        #{{ "" -}}\n        loop', GONE],
    ['behind a comment that a mark trims', '        # x\n        {{- if true }} loop{{ end }}', GONE],
    ['behind what makes it a comment', '        {{ "# " -}}\n        loop', GONE],
    ['as the argument of another plugin', '        log {{ if true -}}\n        loop\n        {{- end }}', GONE],
    ['joined by the mark of a comment', '        log {{/* zone */ -}}\n        loop', GONE],
    [
      'as a part of the word before',
      '        log\n        {{- if true -}}\n        loop\n        {{- end }}',
      'error LG401 c/templates/c.yaml',
    ],
    ['under a value that nobody sets', under('if .Values.guard'), GONE],
    ['with a value that nobody sets', under('with .Values.guard'), GONE],
    ['under what is not known', under('if eq .Values.guard "yes"'), OPEN],
  ])('%s', (_, lines, expected) => {
    expect(weighty(chart(lines))).toEqual([expected]);
  });

  test('by the values of the chart', () => {
    const asked = under('if .Values.dns.guard');
    const on = 'dns:\n  guard: true\n';
    const off = 'dns:\n  guard: false\n';
    expect(weighty(chart(asked, on))).toEqual([]);
    expect(weighty(chart(asked, off))).toEqual([GONE]);
    expect(weighty({ ...chart(asked, on), 'c/values-production.yaml': off })).toEqual([
      'warning LG201 c/templates/c.yaml',
    ]);
    expect(weighty(chart(asked, off), chart(asked, on))).toEqual([GONE]);
    expect(weighty(chart(asked, on), chart(asked, off))).toEqual([]);
    expect(weighty(chart(under('if not .Values.unguarded')))).toEqual([]);
  });

  test.each<[string, string]>([
    ['under yes', under('if true')],
    ['beside a comment', '        {{- /* not loop */}}\n        loop'],
    ['behind a mark on a line of its own', '        {{ if true -}}\n        loop\n        {{- end }}'],
    ['behind a comment that trims nothing', '        # {{ .Values.x }}\n        loop'],
    ['behind a comment and a mark before it', '        # x {{- "" }}\n        loop'],
  ])('%s: silent', (_, lines) => {
    expect(weighty(chart(lines))).toEqual([]);
  });
});

describe('a release whose chart nobody knows any more', () => {
  const servers = (guard: string): string =>
    `servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n${guard}  - { name: forward, parameters: . 192.0.2.1 }\n`;
  const values = (guard: boolean): string => servers(guard ? '  - name: loop\n' : '');
  const indented = (text: string): string => text.trimEnd().replaceAll('\n', '\n    ');
  const chart = (named: string, guard: boolean): string =>
    `apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  targetNamespace: kube-system\n${named}  valuesContent: |\n    ${indented(values(guard))}\n`;
  const release = (named: string, guard: boolean, more = ''): string =>
    `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata:\n  namespace: kube-system\n  name: coredns\nspec:\n  chart: { spec: { chart: ${named}, sourceRef: { kind: HelmRepository, name: r } } }\n${more}  values:\n    ${indented(values(guard))}\n`;
  const second = (text: string): string =>
    text.replaceAll('name: coredns', 'name: other').replaceAll('namespace: kube-system', 'namespace: dns');
  const inline = (text: string): string => JSON.stringify(parse(text));
  const weightyOf = (said: readonly string[]): readonly string[] =>
    said.filter((one) => !/^(?:existing )?note/.test(one));
  /** What the values say is judged wherever it stands. */
  const without = (text: string): string => text.replace(/ {2}values(?:Content: \|)?[:\n][\s\S]*/, '  interval: 1h\n');
  const KNOWN = '  repo: https://coredns.github.io/helm\n  chart: coredns\n';

  test.each<[string, string, string]>([
    ['an archive', chart(KNOWN, true), without(chart('  chart: https://example.org/dns-1.0.0.tgz\n', false))],
    ['another registry', chart(KNOWN, true), without(chart('  chart: oci://example.org/mydns\n', false))],
    ['its bytes', chart(KNOWN, true), without(chart('  chartContent: H4sIAAAA\n', false))],
    ['another name', release('coredns', true), without(release('mydns', false))],
  ])('%s', (_, before, after) => {
    expect(rules(scanTexts({ 'a.yaml': after }, { 'a.yaml': before }).said)).toContain('warning LG802 a.yaml');
  });

  const json = (text: string): string => JSON.stringify(parse(text));
  const listed = (text: string): string =>
    `apiVersion: v1\nkind: List\nitems:\n- ${indented(text).replaceAll('\n    ', '\n  ')}\n`;
  const SAID = 'warning LG802 a.yaml';
  const before = release('coredns', true);
  const after = without(release('mydns', false));

  test.each<[string, string, string]>([
    ['as JSON', json(before), json(after)],
    ['as JSON now', before, json(after)],
    ['with quoted keys', before, after.replace('kind:', '"kind" :').replace('metadata:', "'metadata':")],
    [
      'with its name behind a long text',
      before,
      after.replace('  name:', `  annotations: { a: "${'x'.repeat(9000)}" }\n  name:`),
    ],
    ['in a list', listed(before), listed(after)],
    ['with a mark in a text before it', before, after.replace('spec:', 'x: |\n  ---\n  a\nspec:')],
    ['behind another kind in a comment', before, `# kind: Deployment\n${after.replace('kind:', '# kind: Job\nkind:')}`],
    ['beside one that is known', `${before}---\n${second(before)}`, `${after}---\n${second(before)}`],
  ])('%s', (_, was, is) => {
    expect(rules(scanTexts({ 'a.yaml': is }, { 'a.yaml': was }).said)).toContain(SAID);
  });

  test('in another file', () => {
    expect(rules(scanTexts({ 'b.yaml': after }, { 'a.yaml': before }).said)).toContain('warning LG802 b.yaml');
    const other = without(release('mydns', false)).replace('name: coredns\nspec', 'name: mydns\nspec');
    expect(weightyOf(scanTexts({ 'b.yaml': other }, { 'a.yaml': before }).said)).toEqual([]);
    const both = { 'a.yaml': before, 'b.yaml': after };
    expect(weightyOf(scanTexts({ 'b.yaml': `${after}# x\n` }, both).said)).toEqual([]);
  });

  test.each<[string, Readonly<Record<string, string>>, (text: string) => string]>([
    [
      'of helmfile',
      {
        'helmfile.yaml': `releases:\n- name: dns\n  chart: coredns/coredns\n  values:\n  - ${inline(servers('  - name: loop\n'))}\n`,
      },
      (text) => text.replace('coredns/coredns', 'mine/dns').replace(/ {2}values:[\s\S]*/, ''),
    ],
    [
      'of a kustomization',
      {
        'kustomization.yaml': `helmCharts:\n- name: coredns\n  releaseName: dns\n  repo: https://coredns.github.io/helm\n  valuesInline: ${inline(servers('  - name: loop\n'))}\n`,
      },
      (text) => text.replace('name: coredns', 'name: mydns').replace(/ {2}valuesInline.*/, ''),
    ],
    [
      'below another',
      {
        'Chart.yaml':
          'apiVersion: v2\nname: dns\nversion: 1.0.0\ndependencies:\n- { name: coredns, version: 1.0.0, repository: https://coredns.github.io/helm }\n',
        'values.yaml': `coredns: ${inline(servers('  - name: loop\n'))}\n`,
      },
      (text) => text.replace('name: coredns', 'name: mydns, alias: coredns'),
    ],
  ])('%s', (_, files, changed) => {
    const [path = '', text = ''] = Object.entries(files)[0] ?? [];
    expect(rules(scanTexts({ ...files, [path]: changed(text) }, files).said)).toContain(`warning LG802 ${path}`);
  });

  test('values from elsewhere', () => {
    const from = (maps: string): string =>
      release('coredns', true).replace(/ {2}values:[\s\S]*/, `  valuesFrom: [${maps}]\n`);
    const files = (maps: string): Readonly<Record<string, string>> => ({
      'a.yaml': from(maps),
      'v.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: v, namespace: kube-system }\ndata:\n  values.yaml: |\n    ${indented(values(true))}\n`,
    });
    const V = '{ kind: ConfigMap, name: v }';
    const { said } = scanTexts(files(`${V}, { kind: ConfigMap, name: w }`), files(V));
    expect(rules(said)).toContain('warning LG801 a.yaml');
  });

  test.each<[string, string, string]>([
    ['that is deleted', release('coredns', true), NAMESPACE],
    ['of the same chart', release('coredns', true), release('coredns', true, '  interval: 1h\n')],
    [
      'whose name changes',
      release('coredns', true),
      release('coredns', true).replace('name: coredns\nspec', 'name: dns\nspec'),
    ],
  ])('%s: silent', (_, before, after) => {
    const said = scanTexts({ 'a.yaml': after }, { 'a.yaml': before }).said;
    expect(said.filter((one) => !/^(?:existing )?note/.test(one))).toEqual([]);
  });
});

describe('a service of Compose that leaves its Corefile lying', () => {
  const service = (lines: string): string =>
    `services:\n  dns:\n${lines.replace(/^/gm, '    ')}\n    networks: { n: { ipv4_address: 172.30.0.2 } }\nnetworks: { n: { ipam: { config: [{ subnet: 172.30.0.0/16 }] } } }\n`;
  const IMAGE = 'image: coredns/coredns:1.11.3\n';
  const base = {
    'compose.yaml': service(`${IMAGE}command: -conf /etc/Corefile\nvolumes: ["./Corefile:/etc/Corefile"]`),
    Corefile: '.:53 {\n    loop\n    forward . 192.0.2.1\n}\n',
  };
  const both = 'volumes: ["./Corefile:/etc/Corefile", "./x:/c"]';
  const weighty = (compose: string): readonly string[] =>
    rules(
      scanTexts({ ...base, 'x/Corefile': '.:53 {\n    forward . 172.30.0.2\n}\n', 'compose.yaml': compose }, base).said,
    ).filter((one) => !one.startsWith('note'));

  test.each([
    ['where it is started', `${IMAGE}working_dir: /c\n${both}`],
    ['by its argument', `${IMAGE}command: [-conf, /c/Corefile]\n${both}`],
  ])('%s', (_, lines) => {
    expect(weighty(service(lines))).toEqual(['error LG201 x/Corefile', 'error LG101 x/Corefile']);
  });

  test.each([
    ['by a shell', `${IMAGE}entrypoint: [sh, -c, /coredns -conf /c/Corefile]\n${both}`],
    ['by a shell in one text', `${IMAGE}entrypoint: sh -c "/coredns -conf /c/Corefile"\n${both}`],
  ])('%s, if the image has one', (_, lines) => {
    expect(weighty(service(lines))).toEqual(['error LG201 x/Corefile', 'warning LG101 x/Corefile']);
  });

  test.each([
    ['as it is built', 'build: ./x'],
    ['in its own words', '"build": { context: ./x }'],
    ['for an image that nobody knows', 'image: example.org/dns:1'],
  ])('%s: said', (_, lines) => {
    expect(weighty(service(lines))).toContain('warning LG802 compose.yaml');
  });

  test('written as JSON: said', () => {
    expect(weighty(JSON.stringify({ services: { dns: { build: './x' } } }))).toContain('warning LG802 compose.yaml');
  });

  test.each([
    ['that goes', 'services:\n  web: { image: nginx }\n'],
    [
      'that only a comment names',
      'services:\n  # dns:\n  web:\n    image: nginx\n    # was\n    labels:\n      dns: gone\n',
    ],
    ['that is a network now', 'services:\n  web: { image: nginx }\nnetworks:\n  dns: {}\n'],
  ])('one %s is gone', (_, compose) => {
    expect(weighty(compose)).toEqual([]);
  });
});

describe('a ConfigMap that its workload does not mount', () => {
  const mounted = 'args: [-conf, /etc/coredns/Corefile]\nvolumeMounts: [{ name: c, mountPath: /etc/coredns }]';
  const said = (volumes: string): readonly string[] =>
    rules(scanTexts({ 'd.yaml': pods(mounted, volumes), 's.yaml': SERVICE, 'c.yaml': SOUND }).said);
  test.each([
    '- { name: c, persistentVolumeClaim: { claimName: a } }',
    '- { name: c, csi: { driver: a } }',
    '- { name: c, hostPath: { path: /a } }',
    '- { name: c, emptyDir: {} }\n- { name: other, configMap: { name: coredns } }',
  ])('does not stand in for what it mounts: %s', (volumes) => {
    expect(said(volumes)).toContain('note LG801 d.yaml');
  });
  test.each(['- { name: c, configMap: { name: coredns } }', '- { name: c, configMap: { name: dns-coredns } }'])(
    'may be the one that it mounts: %s',
    (volumes) => {
      expect(said(volumes)).not.toContain('note LG801 d.yaml');
    },
  );
});
