/** The picture shows what the simulation found: a loop is drawn as one, an edge ends at the block that takes the names. */
import { expect, test } from '@jest/globals';
import { pictureOf } from '../../src/judge/picture.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile, nodes } from './manifests.ts';

function edges(files: Readonly<Record<string, string>>): readonly string[] {
  return pictureOf(scanTexts(files).head).clusters.flatMap(({ edges }) =>
    edges.map(({ from, to, label, loops, certainty }) => {
      const target = typeof to === 'string' ? `outside ${to}` : `${to.server}/${to.zone}`;
      return `${from.server}/${from.zone} -${label}-> ${target}${loops ? ` loops ${certainty}` : ''}`;
    }),
  );
}

const DNS = 'kube-system/Deployment/coredns';

test('a server that forwards to itself is drawn with an arrow to itself', () => {
  expect(edges({ Corefile: '. {\n    forward . 127.0.0.1\n}\n' })).toEqual([
    'Corefile/. -127.0.0.1:53-> Corefile/. loops always',
  ]);
});

test('an IPv6 address does not hide the loop', () => {
  expect(edges({ Corefile: '. {\n    forward . ::1\n}\n' })).toEqual([
    'Corefile/. -[::1]:53-> Corefile/. loops always',
  ]);
});

test('a share of the queries: only the arrow that comes back is red', () => {
  expect(edges({ Corefile: '. {\n    forward . 127.0.0.1 8.8.8.8\n}\n' })).toEqual([
    'Corefile/. -127.0.0.1:53-> Corefile/. loops sometimes',
    'Corefile/. -8.8.8.8:53-> outside 8.8.8.8:53',
  ]);
});

test('a resolver of the network and the cluster DNS lead to each other', () => {
  const resolver =
    '    resolvers:\n      - name: office\n        addresses: [10.0.0.2]\n        forwards: [{ zone: ., to: [10.96.0.10] }]\n';
  const files = {
    'dns.yaml': coreDns({ corefile: corefile('forward . 10.0.0.2') }),
    '.loopgate.yaml': `version: 1\nclusters:\n  - name: prod\n${resolver}`,
  };
  expect([...edges(files)].sort()).toEqual([
    `${DNS}/. -10.0.0.2:53-> office/. loops always`,
    `office/. -10.96.0.10:53-> ${DNS}/. loops always`,
  ]);
});

test('a sound arrow ends at the block behind the address, without red', () => {
  const text = 'example.org:53 {\n    forward . 127.0.0.1:5353\n}\n.:5353 {\n    forward . 8.8.8.8\n}\n';
  expect(edges({ Corefile: text })).toEqual([
    'Corefile/example.org -127.0.0.1:5353-> Corefile/.',
    'Corefile/. -8.8.8.8:53-> outside 8.8.8.8:53',
  ]);
});

test('the stub of a node, handed down to the pod, is the pod itself', () => {
  const files = {
    'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
    '.loopgate.yaml': nodes('os: ubuntu-24.04'),
  };
  expect(edges(files)).toContain(`${DNS}/. -127.0.0.53:53-> ${DNS}/. loops always`);
});
