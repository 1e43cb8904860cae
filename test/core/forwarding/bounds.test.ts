/** What is cut off is reported as unknown, and what a file out of sight may hold is no certainty. */
import { describe, expect, test } from '@jest/globals';
import { absolute } from '../../../src/core/dns/name.ts';
import { MAX_OPAQUE } from '../../../src/core/forwarding/chain.ts';
import { MAX_OUTCOMES, walk } from '../../../src/core/forwarding/walk.ts';
import { wordsOf } from '../../../src/core/text/assumption.ts';
import { scanTexts } from '../../support/scan-texts.ts';

function clusterOf(files: Record<string, string>) {
  const [only] = scanTexts(files).head.clusters;
  if (only === undefined) throw new Error('no cluster');
  return only;
}

/** Certainty and guard of each loop, with its names. */
function loopsOf(corefile: string): readonly string[] {
  const { simulation } = clusterOf({ Corefile: corefile });
  return simulation.loops.map(
    ({ certainty, guard, witness }) => `${witness.name} ${witness.type} ${certainty} ${guard.verdict}`,
  );
}

describe('a question with more ways than are followed', () => {
  test('is unknown in what is left: a name that grows over two upstreams', () => {
    const both = 'rewrite name suffix .a .x.a\n  forward . 10.0.0.1 10.0.0.2\n';
    const { graph } = clusterOf({
      'one/Corefile': `. {\n  bind 10.0.0.1\n  ${both}}\n`,
      'two/Corefile': `. {\n  bind 10.0.0.2\n  ${both}}\n`,
    });
    const [socket] = graph.sockets;
    if (socket === undefined) throw new Error('no socket');
    const ends = walk(graph, socket, absolute('q.a'), 'A');
    expect(ends.length).toBe(MAX_OUTCOMES + 1);
    expect(ends.at(-1)).toMatchObject({ disposition: 'unknown', certainty: 'sometimes' });
  });
  test('is known to come back where it leaves on each hop before', () => {
    const { graph } = clusterOf({
      Corefile: '. {\n  rewrite continue name regex ^([^.]+)\\.(.*)\\.$ {2}.{1}.z\n  forward . 10.0.0.3 127.0.0.1\n}\n',
    });
    const [socket] = graph.sockets;
    if (socket === undefined) throw new Error('no socket');
    const ends = walk(graph, socket, absolute('some-name.example'), 'A');
    expect(ends.filter(({ disposition }) => disposition === 'loops')).toHaveLength(1);
  });
});

describe('plugins that are not modelled', () => {
  const assumed = (count: number): readonly string[] => {
    const plugins = Array.from({ length: count }, (_, index) => `  plugin${index} a\n`).join('');
    const { simulation } = clusterOf({ Corefile: `. {\n  bind 127.0.0.1\n${plugins}  forward . 127.0.0.1\n}\n` });
    const [loop] = simulation.loops;
    expect(loop?.certainty).toBe('assumed');
    return (loop?.assumptions ?? []).map(wordsOf);
  };
  test.each([MAX_OPAQUE - 1, MAX_OPAQUE])('are an assumption each: %d', (count) => {
    const words = assumed(count);
    expect(words.length).toBe(count);
    expect(words.some((one) => one.includes('those after it'))).toBe(false);
  });
  test.each([MAX_OPAQUE + 1, 10 * MAX_OPAQUE])(
    'are one assumption beyond the bound, and the loop is reported: %d',
    (count) => {
      const words = assumed(count);
      expect(words.length).toBe(MAX_OPAQUE + 1);
      expect(words.at(-1)).toBe(`the plugin plugin${MAX_OPAQUE} and those after it let the query pass`);
    },
  );
});

describe('files out of sight', () => {
  test.each([
    ['a hosts file, for all names', '  hosts /data/hosts {\n    fallthrough\n  }\n', ['example.org. A always fatal']],
    [
      'a zone file, for all names: it may have a wildcard',
      '  file /data/db . {\n    fallthrough\n  }\n',
      ['example.org. A assumed fatal'],
    ],
    [
      'zones of a cloud',
      '  route53 a.org.:Z1 {\n    fallthrough\n  }\n',
      ['example.org. A always fatal', 'www.a.org. A assumed fatal'],
    ],
  ])('%s', (_, plugin, expected) => {
    expect(loopsOf(`. {\n  bind 127.0.0.1\n  loop\n${plugin}  forward . 127.0.0.1\n}\n`)).toEqual(expected);
  });
  test('a hosts file, for the one name that a rewrite makes of all: pointers pass it', () => {
    const hosts = 'hosts /data/hosts {\n    fallthrough\n  }\n';
    const rewrite = 'rewrite name regex .* only.example answer auto\n';
    const corefile = (rest: string): string =>
      `. {\n  bind 127.0.0.1\n  ${rewrite}  ${hosts}${rest}  forward . 127.0.0.1\n}\n`;
    expect(loopsOf(corefile(''))).toEqual(['only.example. PTR always absent']);
    const noPointers = '  template IN PTR . {\n    rcode NXDOMAIN\n  }\n';
    expect(loopsOf(corefile('').replace('  hosts', `${noPointers}  hosts`))).toEqual([
      'only.example. A assumed absent',
    ]);
  });
});

describe('an answer after which the server asks a question of its own', () => {
  /** Certainty and disposition of a question. */
  const endsOf = (plugin: string, type = 'A', files: Record<string, string> = {}): readonly string[] => {
    const { graph } = clusterOf({ Corefile: `a.org {\n${plugin}  whoami\n}\n`, ...files });
    const [socket] = graph.sockets;
    if (socket === undefined) throw new Error('no socket');
    return walk(graph, socket, absolute('q.a.org'), type).map((one) => `${one.certainty} ${one.disposition}`);
  };
  const template = (record: string): string => `  template IN ANY . {\n    answer "{{ .Name }} 60 IN ${record}"\n  }\n`;
  test.each([
    ['a record of an address', template('A 10.9.9.9'), 'A', ['always answered']],
    ['an alias', template('CNAME q.b.org.'), 'A', ['assumed answered']],
    ['an alias that nobody asks for the address of', template('CNAME q.b.org.'), 'TXT', ['always answered']],
    ['a field that there is none of', template('A {{ .Nosuch }}'), 'A', ['always fails']],
    ['a type that an expression brings', template('{{ .Type }} x'), 'A', ['assumed answered']],
    ['a zone file out of sight', '  file /zones/a\n', 'A', ['assumed answered', 'assumed fails']],
    ['rewrite cname', '  rewrite cname exact a.org b.org\n', 'A', ['assumed answered']],
    ['dns64', '  dns64\n', 'AAAA', ['assumed answered']],
    ['dns64 asked for another type', '  dns64\n', 'A', ['always answered']],
  ])('%s', (_, plugin, type, expected) => {
    expect(endsOf(plugin, type)).toEqual(expected);
  });
  test.each([
    ['with its address alone', 'q IN A 10.9.9.9\n', ['always answered']],
    ['with the alias of another name', 'q IN A 10.9.9.9\nw IN CNAME x.b.org.\n', ['always answered']],
    ['with its alias', 'q IN CNAME x.b.org.\n', ['assumed answered']],
    ['with the alias of every name', '* IN CNAME x.b.org.\n', ['assumed answered']],
  ])('a zone file in sight %s', (_, records, expected) => {
    expect(endsOf('  file zone\n', 'A', { zone: `@ IN SOA ns h 1 2 3 4 5\n${records}` })).toEqual(expected);
  });
});
