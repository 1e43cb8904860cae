import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseAllDocuments } from 'yaml';
import { locate, wholeFile } from '../../../src/core/text/source-text.ts';
import { carriers } from '../../../src/judge/carriers.ts';
import { plugins } from '../../../src/judge/plugins.ts';
import { child, type Document, scalarText } from '../../../src/read/documents/document.ts';
import { openBytes, openFile } from '../../../src/read/documents/open.ts';
import { decode, mayMatter, prefilter, prefilterOf } from '../../../src/read/documents/prefilter.ts';
import { chunksBehindEnd, cut, relevantChunks, renderedFrom, splitStream } from '../../../src/read/documents/split.ts';
import { readYaml } from '../../../src/read/documents/yaml.ts';
import { callsOf } from '../../support/counted-work.ts';
import { draws } from '../../support/draws.ts';

const open = (path: string, text: string) => openFile({ path, text }, carriers);
const names = (documents: readonly Document[]): (string | undefined)[] =>
  documents.map((document) =>
    document.kind === 'yaml' ? scalarText(child(document.root, 'metadata', 'name')) : 'text',
  );
const onNodes = (documents: readonly Document[]) =>
  documents.flatMap((document) =>
    document.onNode === undefined ? [] : [[document.onNode.path, document.source.text]],
  );

describe('prefilter', () => {
  const markers = [...new Set(plugins.flatMap((plugin) => plugin.markers))];
  test.each(markers)('a file with %j matters', (marker) => {
    expect(mayMatter('a.bin', Buffer.from(`x ${marker} y`))).toBe(true);
  });
  test.each([
    'spec:\n  dnsPolicy: ClusterFirst\n',
    '{"spec":{"dnsPolicy":"ClusterFirst"}}',
    '# what the kubelet would do\n',
    'path: /var/lib/kubelet/plugins/csi\npath: /var/lib/kubelet\n',
    'args: [--kubelet-registration-path=/var/lib/kubelet/plugins/csi.sock]\n',
    '// fast-forward the cursor, forwarded by the proxy; forward(it), a.forward(1), forward: b\n',
    '"forward-12": {}',
    '`${fast-forward}`',
    '// the upstreams: all of them',
  ])('%j holds a common marker and says nothing', (text) => {
    expect([prefilter().hasMarker(text), mayMatter('a.bin', Buffer.from(text))]).toEqual([true, false]);
  });
  test.each([
    'dnsPolicy: ClusterFirst\ndnsPolicy: Default\n',
    'dnsPolicy: {{ .Values.policy }}\n',
    'dnsPolicy: ClusterFirstWithHostNet\n',
    'dnsPolicy: ClusterFirst\nhostNetwork: true\n',
    'patch: |\n  dnsPolicy: ClusterFirst\n',
    'dnsPolicy: ClusterFirst\nimage: example/dns\n',
    'ExecStart=/usr/bin/kubelet\n',
    'path: /var/lib/kubelet/config.yaml\n',
    '# the kubelet\nkubelet: {}\n',
    '. {\n  forward . 192.0.2.1\n}\n',
    '".:53 {\\nforward . 192.0.2.1\\n}"',
    "'forward', '.'",
    'forward-zone:\n',
    'forwarders { 192.0.2.1; };',
    '<forwarder addr="192.0.2.1"/>',
    '{ forwardPlugin: {} }',
    '- { name: forward, parameters: . 192.0.2.1 }',
    'upstreams:\n  groups: {}\n',
    // Also in pieces, and beside what says nothing.
    'for"w"ard . 192.0.2.1 # fast-forward',
    '{{ "for" }}{{ "ward" }} . 192.0.2.1 fast-forward',
    `a: \\x66orward . 192.0.2.1 # fast-forward`,
  ])('%j matters', (text) => {
    expect(mayMatter('a.bin', Buffer.from(text))).toBe(true);
  });
  test('a long text and a stream are not weighed', () => {
    const idle = 'dnsPolicy: ClusterFirst\n';
    expect(mayMatter('a.yaml', Buffer.from(idle + '#'.repeat(1024 * 1024)))).toBe(true);
    const opened = () => openBytes('<stdin>', Buffer.from(idle));
    expect(callsOf(['bitsIn'], opened)).toEqual({ bitsIn: 0 });
    expect(opened().file?.text).toBe(idle);
  });
  test('base64 of what says nothing says nothing', () => {
    const encoded = (text: string): Buffer => Buffer.from(`b64: ${Buffer.from(text).toString('base64')}\n`);
    expect(mayMatter('a.bin', encoded('# what the kubelet would do'))).toBe(false);
    expect(mayMatter('a.bin', encoded('/usr/bin/kubelet --v=2'))).toBe(true);
  });
  test('a long file matters for a word anywhere, also where the parts of the search meet', () => {
    const one = prefilterOf([{ markers: ['coredns'] }]);
    for (let at = 0; at < 1100; at += 1) {
      const text = `${'corednz '.repeat(200).slice(0, at)}co"re"dns${'.'.repeat(1100 - at)}`;
      expect([at, one.hasMarker(text)]).toEqual([at, true]);
    }
    expect(one.hasMarker('corednz '.repeat(400))).toBe(false);
  });
  test('words are found as by looking for each', () => {
    const words = ['abab', 'babc', 'aaab', 'cccc'];
    const search = prefilterOf([{ markers: words }]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 3000 }), (text) => {
        expect(search.hasMarker(text)).toBe(words.some((word) => text.includes(word)));
      }),
    );
  });
  test('base64 that a template word joins, and words in pieces', () => {
    const one = prefilterOf([{ markers: ['coredns'] }]);
    expect(one.hasMarker('{{ "core" + "dns" }}')).toBe(true);
    expect(one.hasMarker(`b64: ${Buffer.from('x coredns y').toString('base64')}`)).toBe(true);
    expect(one.hasMarker('%63oredns')).toBe(true);
  });
  test('other files do not, whatever their ending', () => {
    expect(mayMatter('a.yaml', Buffer.from('kind: Role\n'))).toBe(false);
    expect(mayMatter('a.yaml', Buffer.from('DNSPOLICY\n'))).toBe(false);
  });
  test('a marker is a word, not an expression', () => {
    expect(mayMatter('a', Buffer.from('R'))).toBe(false);
    expect(mayMatter('a', Buffer.from('resolvXconf'))).toBe(false);
  });
  test('names that say it all', () => {
    for (const path of ['Corefile', 'x/Corefile.prod', 'a/etc/resolv.conf', 'b/kustomization.yaml']) {
      expect(mayMatter(path, Buffer.from('x'))).toBe(true);
    }
  });
  test('binary data is dropped, with a remark where the name is relevant', () => {
    expect(openBytes('a.png', Buffer.from('\0coredns'))).toEqual({ notices: [] });
    const store = 'etc/selinux/targeted/active/modules/100/';
    expect(openBytes(`${store}networkmanager/cil`, Buffer.from('BZh91AY\0'))).toEqual({ notices: [] });
    for (const path of ['Corefile', `${store}networkmanager/Corefile`])
      expect(openBytes(path, Buffer.from('\0\xff', 'latin1')).notices).toMatchObject([{ kind: 'unreadable' }]);
  });
  test('a file that the user named is opened without a marker', () => {
    expect(openBytes('x', Buffer.from('. {\n}\n')).file).toBeUndefined();
    expect(openBytes('x', Buffer.from('. {\n}\n'), { named: true, revision: 'abc' }).file).toEqual({
      path: 'x',
      text: '. {\n}\n',
      revision: 'abc',
    });
    expect(openBytes('x', Buffer.from('\0'), { named: true }).notices).toMatchObject([{ kind: 'unreadable' }]);
  });
  test('UTF-16 and broken UTF-8 are text', () => {
    const little = Buffer.from('\ufeffdnsPolicy: None\n', 'utf16le');
    expect(openBytes('a.yaml', little).file?.text).toBe('\ufeffdnsPolicy: None\n');
    expect(decode(Buffer.from(little).swap16())).toBe('\ufeffdnsPolicy: None\n');
    expect(decode(Buffer.from([0x61, 0xff, 0x62]))).toBe('a\ufffdb');
  });
});

describe('splitting', () => {
  test.each([
    ['a: 1\n---\nb: 2\n', ['a: 1\n', '---\nb: 2\n']],
    ['---\na: 1\n...\n---\nb: 2', ['---\na: 1\n...\n', '---\nb: 2']],
    ['%YAML 1.2\n---\na: 1\n', ['%YAML 1.2\n---\na: 1\n']],
    ['a: |\n  ---\n ---x\n----\n', ['a: |\n  ---\n ---x\n----\n']],
    ['\ufeff---\r\na: 1\r\n---\r\nb: 2\r\n', ['\ufeff', '---\r\na: 1\r\n', '---\r\nb: 2\r\n']],
    ['--- {a: 1}\n--- b\n', ['--- {a: 1}\n', '--- b\n']],
    ['a: 1\n...\nb: 2\n---\nc: 3\n', ['a: 1\n...\n', '---\nc: 3\n']],
    ['a: 1\n... # x\r\n...\nb: 2\n', ['a: 1\n... # x\r\n']],
    ['a: 1\n...\n%YAML 1.2\n---\nb: 2\n', ['a: 1\n...\n', '%YAML 1.2\n---\nb: 2\n']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(splitStream(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  test('splitting and then reading is reading at once', () => {
    const line = fc.constantFrom(
      'a: 1',
      'b: "x',
      ' y"',
      'c: |',
      '  ---',
      '  text',
      '---',
      '--- # c',
      '...',
      '# comment',
      '',
      '- 1',
      '---x',
      "d: '...'",
      '--- |',
      ' z',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const text = `${lines.join('\n')}\n`;
        // YAML 1.2 has documents there, and those who apply them do not.
        if (chunksBehindEnd(text).length > 0) return;
        const whole = parseAllDocuments(text, { uniqueKeys: false, strict: false });
        if (!Array.isArray(whole) || whole.some((document) => document.errors.length > 0)) return;
        const expected = whole.map((document) => document.toJS()).filter((value) => value !== null);
        const source = wholeFile({ path: 'a', text });
        const got = splitStream(text).flatMap((chunk) => readYaml(cut(source, chunk)).value ?? []);
        const present = got.filter((node) => node.kind !== 'scalar' || node.value !== null);
        expect(present.length).toBe(expected.length);
        for (const [index, node] of present.entries()) {
          if (node.kind === 'scalar') expect(node.value).toBe(expected[index]);
          else if (node.kind === 'sequence') expect(node.items.length).toBe(expected[index].length);
          else expect(new Set(node.entries.map((entry) => entry.key))).toEqual(new Set(Object.keys(expected[index])));
        }
      }),
      draws(3000),
    );
  });

  test('only documents with a marker are taken, and no definitions of custom resources', () => {
    const text =
      'a: 1\n---\nx: coredns\n---\nkind: CustomResourceDefinition\nx: dnsPolicy\n---\nb: 1\n---\ny: kube-dns\n';
    expect(relevantChunks(text, splitStream(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
      '---\nx: coredns\n',
      '---\ny: kube-dns\n',
    ]);
  });

  test.each([
    ['kind: NetworkPolicy\nx: kube-dns\n', 0],
    ['apiVersion: rbac.authorization.k8s.io/v1\nkind: ClusterRole\nx: coredns\n', 0],
    // It may be another object, hold one, or be made into one.
    ['kind: ClusterRole\nkind: ConfigMap\nx: coredns\n', 1],
    ['kind: ClusterRole\n"kind": ConfigMap\nx: coredns\n', 1],
    ['kind: ClusterRole\nx:\n- apiVersion: v1\n  kind: ConfigMap\n  y: coredns\n', 1],
    ['kind: ClusterRole\n{{ if .a }}\nx: coredns\n', 1],
    ['kind: Service\nx: coredns\n', 1],
  ])('of %j %d chunks are taken', (text, count) => {
    expect(relevantChunks(text, splitStream(text))).toHaveLength(count);
  });

  test('a rendered stream says where a document came from', () => {
    expect(renderedFrom('---\n# Source: dns/templates/cm.yaml\nkind: ConfigMap\n')).toBe('dns/templates/cm.yaml');
    expect(renderedFrom('---\nkind: ConfigMap\n# Source: no\n')).toBeUndefined();
  });
});

describe('opening', () => {
  test('documents that matter, in order; the others are not parsed', () => {
    const { documents, notices } = open(
      'a.yaml',
      'metadata: {name: a}\nx: coredns\n---\nbroken: [\n---\nmetadata: {name: b}\ndnsPolicy: None\n',
    );
    expect(names(documents)).toEqual(['a', 'b']);
    expect(notices).toEqual([]);
  });

  test('one broken document does not hide the next', () => {
    const { documents, notices } = open('a.yaml', 'x: coredns\ny: [\n---\nmetadata: {name: b}\ndnsPolicy: None\n');
    expect(names(documents)).toEqual(['b']);
    expect(notices).toMatchObject([{ kind: 'unreadable' }]);
  });

  test('items of a List are documents, lists in lists too', () => {
    const text =
      'kind: List\nitems:\n- {kind: Service, metadata: {name: kube-dns}}\n- kind: ConfigMapList\n  items:\n  - {metadata: {name: coredns}}\n';
    expect(names(open('a.yaml', text).documents)).toEqual(['kube-dns', 'coredns']);
  });

  test('an item that states no kind has that of its list', () => {
    const kinds = (text: string) =>
      open('a.yaml', text).documents.map((one) =>
        one.kind === 'yaml'
          ? [scalarText(child(one.root, 'apiVersion')), scalarText(child(one.root, 'kind'))].join(' ')
          : 'text',
      );
    const listOf = (kind: string, item: string) => `apiVersion: v1\nkind: ${kind}\nitems:\n- ${item}\n`;
    expect(kinds(listOf('ConfigMapList', '{metadata: {name: coredns}}'))).toEqual(['v1 ConfigMap']);
    expect(kinds(listOf('ConfigMapList', '{kind: Service, apiVersion: v2, metadata: {name: coredns}}'))).toEqual([
      'v2 Service',
    ]);
    expect(kinds(listOf('List', '{metadata: {name: coredns}}'))).toEqual([' ']);
  });

  test('content decides what is YAML, then the name', () => {
    const object = 'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns}\n';
    expect(open('cm.content', object).documents[0]?.kind).toBe('yaml');
    expect(open('Corefile', '. {\n  forward . 1.1.1.1\n}\n').documents[0]?.kind).toBe('text');
    expect(open('main.go', `package x\nconst y = \`\n${object}\`\n// dnsPolicy\n`)).toMatchObject({
      documents: [{ kind: 'text' }],
      notices: [],
    });
    expect(
      open('kubelet.conf', 'kind: KubeletConfiguration\napiVersion: kubelet.config.k8s.io/v1beta1\n').documents[0]
        ?.kind,
    ).toBe('yaml');
  });

  test("kubeadm's ConfigMap holds a kubelet configuration, with places in the file", () => {
    const text =
      'kind: ConfigMap\ndata:\n  kubelet: |\n    apiVersion: kubelet.config.k8s.io/v1beta1\n    kind: KubeletConfiguration\n    resolvConf: /run/x\n';
    const inner = open('cm.yaml', text).documents[1];
    if (inner?.kind !== 'yaml') throw new Error('not unwrapped');
    const node = child(inner.root, 'resolvConf');
    if (node?.kind !== 'scalar') throw new Error('no scalar');
    const { span } = locate(node.text, 0, node.text.text.length);
    expect(text.slice(span.start, span.end)).toBe('/run/x');
  });

  test('a Corefile in a ConfigMap stays where it is', () => {
    expect(open('cm.yaml', 'kind: ConfigMap\ndata:\n  Corefile: |\n    . {\n    }\n').documents).toHaveLength(1);
  });

  test('cloud-init: plain, base64, gzip, appended, and a kubelet configuration inside', () => {
    const gzipped = gzipSync('nameserver 10.0.0.2\n').toString('base64');
    const text = [
      '#cloud-config',
      'write_files:',
      '- path: /etc/systemd/resolved.conf',
      '  content: |',
      '    [Resolve]',
      '    DNS=10.96.0.10',
      '- {path: /etc/a, encoding: b64, content: "bmFtZXNlcnZlciAxMC4wLjAuMQo="}',
      `- {path: /etc/resolv.conf, encoding: gz+b64, content: "${gzipped}", append: true}`,
      '- {path: /etc/b, content: "no\\nmarker"}',
      '- {path: /etc/default/kubelet, encoding: gzip, content: "AAAA"}',
      '- {path: /etc/c, encoding: gzip, content: "AAAA"}',
      '- path: /var/lib/kubelet/config.yaml',
      '  content: "kind: KubeletConfiguration\\nresolvConf: /x\\n"',
      '',
    ].join('\n');
    const { documents, notices } = open('user-data', text);
    expect(onNodes(documents)).toEqual([
      ['/etc/systemd/resolved.conf', '[Resolve]\nDNS=10.96.0.10\n'],
      ['/etc/a', 'nameserver 10.0.0.1\n'],
      ['/etc/resolv.conf', 'nameserver 10.0.0.2\n'],
      ['/etc/b', 'no\nmarker'],
      ['/var/lib/kubelet/config.yaml', 'kind: KubeletConfiguration\nresolvConf: /x\n'],
    ]);
    expect(documents[3]?.onNode).toEqual({ path: '/etc/resolv.conf', append: true });
    expect(documents.at(-1)?.kind).toBe('yaml');
    expect(notices).toMatchObject([{ kind: 'unreadable', message: expect.stringMatching(/kubelet.*gzip/) }]);
    const source = documents[1]?.source;
    const span =
      source === undefined ? undefined : locate(source, source.text.indexOf('10.96'), source.text.length).span;
    expect(text.slice(span?.start, (span?.start ?? 0) + 10)).toBe('10.96.0.10');
  });

  test('a bomb of gzip is refused', () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000)).toString('base64');
    const { documents, notices } = open(
      'user-data',
      `#cloud-config\nwrite_files:\n- {path: /etc/resolv.conf, encoding: gz+b64, content: ${bomb}}\n`,
    );
    expect(documents).toHaveLength(1);
    expect(notices).toMatchObject([{ kind: 'unreadable' }]);
  });

  test('cloud-config inside a Secret, Ignition and Butane files', () => {
    const secret =
      'kind: Secret\nstringData:\n  userData: |\n    #cloud-config\n    write_files:\n    - {path: /etc/resolv.conf, content: nameserver 10.0.0.3}\n';
    expect(onNodes(open('s.yaml', secret).documents)).toEqual([['/etc/resolv.conf', 'nameserver 10.0.0.3']]);
    const ignition =
      'storage:\n  files:\n  - {path: /etc/resolv.conf, contents: {source: "data:,nameserver%2010.0.0.4%0A"}}\n  - {path: /etc/dnsmasq.conf, contents: {inline: "port=0"}}\n  - {path: /etc/x, contents: {source: "data:text/plain;base64,eA=="}}\n';
    expect(onNodes(open('i.yaml', ignition).documents)).toEqual([
      ['/etc/resolv.conf', 'nameserver 10.0.0.4\n'],
      ['/etc/dnsmasq.conf', 'port=0'],
      ['/etc/x', 'x'],
    ]);
  });

  test('files that hold themselves end', () => {
    let text = 'x';
    for (let i = 0; i < 12; i += 1)
      text = `#cloud-config\nwrite_files:\n- ${JSON.stringify({ path: '/a.yaml', content: text })}\n`;
    expect(open('a.yaml', text).documents.length).toBeLessThan(10);
  });

  test('a template chart is read as far as it is YAML', () => {
    const text = 'kind: Deployment\nspec:\n  {{- if .Values.x }}\n  image: coredns:{{ .Values.tag }}\n  {{- end }}\n';
    const { documents, notices } = open('templates/d.yaml', text);
    expect(notices).toEqual([]);
    const [document] = documents;
    expect(document).toMatchObject({ kind: 'yaml', template: { loose: false } });
    expect(document?.kind === 'yaml' && scalarText(child(document.root, 'spec', 'image'))).toBe(
      'coredns:{{ .Values.tag }}',
    );
  });
  test('a template that is no YAML even so is a note, not a warning', () => {
    const text = 'kind: Deployment\nspec: {{ .Values.x }}\n  image: coredns\n y: [\n';
    expect(open('templates/d.yaml', text)).toMatchObject({
      documents: [],
      notices: [{ kind: 'unreadable', template: true }],
    });
  });

  test('a stream of 50 MB is read by its relevant documents only', () => {
    const filler = `---\nkind: Role\nrules:\n${'- {verbs: [get], resources: [pods]}\n'.repeat(280)}`;
    const text = `${filler.repeat(2500)}---\nmetadata: {name: coredns}\n${filler.repeat(2500)}`;
    expect(text.length).toBeGreaterThan(50_000_000);
    const { documents } = openFile({ path: '<stdin>', text }, carriers);
    expect(names(documents)).toEqual(['coredns']);
    expect(documents[0]?.source.text.length).toBeLessThan(100);
  });
});

describe('inputs that grow', () => {
  test('a List of 50,000 items', () => {
    const text = `{"kind": "List", "x": "coredns", "items": [${'{"a":1},'.repeat(49_999)}{"a":1}]}`;
    expect(open('a.json', text).documents).toHaveLength(50_000);
  });
  test('a JSON text of too many values is refused', () => {
    const { documents, notices } = open('a.json', `["coredns"${',1'.repeat(1_050_000)}]`);
    expect(documents).toEqual([]);
    expect(notices).toMatchObject([{ kind: 'unreadable' }]);
  });
  test('300,000 separators', () => {
    expect(open('a.yaml', `${'---\n'.repeat(300_000)}x: coredns\n`).documents).toHaveLength(1);
  });
  test('thousands of repeated keys are remarked a few times', () => {
    const { notices } = open('a.yaml', `x: coredns\n${'a: 1\n'.repeat(5_000)}`);
    expect(notices.length).toBeGreaterThan(0);
    expect(notices.length).toBeLessThan(50);
  });
});
