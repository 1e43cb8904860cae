import { describe, expect, test } from '@jest/globals';
import { makePool } from '../../../src/core/cluster/make-pool.ts';
import type { NodeFileFact } from '../../../src/core/facts/node.ts';
import type { ConfigReaders } from '../../../src/core/facts/readers.ts';
import { locate, wholeFile } from '../../../src/core/text/source-text.ts';
import { scanTexts } from '../../support/scan-texts.ts';

function fact(file: string, line: string, mode: NodeFileFact['mode']): NodeFileFact {
  const text = wholeFile(sourceFiles.get(`${file}:${line}`) ?? add(file, line));
  return { kind: 'node-file', path: '/etc/resolv.conf', text, mode, at: locate(text, 0, line.length) };
}
const sourceFiles = new Map<string, { path: string; text: string }>();
function add(path: string, text: string): { path: string; text: string } {
  const made = { path, text };
  sourceFiles.set(`${path}:${text}`, made);
  return made;
}

function textOf(facts: readonly NodeFileFact[]): string | undefined {
  const pool = makePool(
    {
      name: 'p',
      os: undefined,
      provisioner: undefined,
      addresses: [],
      declared: [],
      files: facts,
      links: [],
      kubelets: [],
    },
    {} as ConfigReaders,
    [],
  );
  return pool.files.get('/etc/resolv.conf')?.text.text;
}

describe('appended files', () => {
  test('keep what the same document put there before', () => {
    const first = fact('a.yaml', 'nameserver 10.0.0.2', 'replace');
    const second: NodeFileFact = { ...first, mode: 'append' };
    expect(textOf([first, second])).toBe('nameserver 10.0.0.2\nnameserver 10.0.0.2');
  });
  test('of another file are not joined', () => {
    const last = fact('b.yaml', 'nameserver 10.0.0.3', 'append');
    expect(textOf([fact('a.yaml', 'nameserver 10.0.0.2', 'replace'), last])).toBe('nameserver 10.0.0.3');
  });
  test('a replacing one takes all of it away', () => {
    const first = fact('a.yaml', 'nameserver 10.0.0.2', 'replace');
    expect(textOf([first, { ...first, mode: 'append' }, first])).toBe('nameserver 10.0.0.2');
  });
});

test('a link made after a file was written stands in its place', () => {
  const config = (first: string): string =>
    `#cloud-config\nwrite_files:\n  - path: /etc/resolv.conf\n    content: |\n      nameserver 127.0.0.1\n  - path: /run/systemd/resolve/resolv.conf\n    content: |\n      nameserver 10.0.0.2\n${first}`;
  const kubelet =
    'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /etc/resolv.conf\n';
  const link = 'runcmd:\n  - ln -sf /run/systemd/resolve/resolv.conf /etc/resolv.conf\n';
  expect(scanTexts({ 'user-data': config(''), 'k.yaml': kubelet }).said).toEqual(['note LG301 k.yaml:3:13']);
  expect(scanTexts({ 'user-data': config(link), 'k.yaml': kubelet }).said).toEqual([]);
});
