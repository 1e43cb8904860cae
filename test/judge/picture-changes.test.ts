import { describe, expect, test } from '@jest/globals';
import { pictureOf } from '../../src/judge/picture.ts';
import { comparePictures } from '../../src/judge/picture-changes.ts';
import { scanTexts } from '../support/scan-texts.ts';

const corefile = (upstream: string, more = ''): string => `.:53 {\n  forward . ${upstream}\n  loop\n}\n${more}`;
const STUB = 'corp.example.com:53 {\n  forward . 10.0.0.2\n}\n';

/** `re-aimed: every name from . goes to 192.0.2.1:53, then to 192.0.2.2:53`. */
function changes(before: Record<string, string>, after: Record<string, string>): readonly string[] {
  const [then, now] = [before, after].map((files) => pictureOf(scanTexts(files).head));
  if (then === undefined || now === undefined) throw new Error('two pictures');
  return comparePictures(then, now, 'base').clusters.flatMap(({ before: old, after: fresh, changes: all }) =>
    all.map(({ kind, before: from, after: to }) => {
      const words = (edge: string | object | undefined): string => (typeof edge === 'string' ? edge : 'a server');
      const [was, is] = [
        from === undefined ? undefined : old?.edges[from],
        to === undefined ? undefined : fresh?.edges[to],
      ];
      return `${kind}: ${was?.names ?? '-'} to ${was === undefined ? '-' : words(was.to)} => ${is?.names ?? '-'} to ${is === undefined ? '-' : words(is.to)}`;
    }),
  );
}

describe('what a change does to the arrows', () => {
  test('nothing where blocks are moved and remarked', () => {
    const moved = `# remarked\n${STUB}${corefile('192.0.2.1')}`;
    expect(changes({ 'dns/Corefile': corefile('192.0.2.1', STUB) }, { 'dns/Corefile': moved })).toEqual([]);
  });

  test('another upstream is an arrow that is re-aimed', () => {
    expect(changes({ 'dns/Corefile': corefile('192.0.2.1') }, { 'dns/Corefile': corefile('192.0.2.2') })).toEqual([
      're-aimed: every name to 192.0.2.1:53 => every name to 192.0.2.2:53',
    ]);
  });

  test('a stub domain is added, and takes names from another arrow', () => {
    const [before, after] = [
      { 'dns/Corefile': corefile('192.0.2.1') },
      { 'dns/Corefile': corefile('192.0.2.1', STUB) },
    ];
    const added = 'added: - to - => every name under corp.example.com to 10.0.0.2:53';
    expect(changes(before, after)).toEqual([
      'other names: every name to 192.0.2.1:53 => every name outside corp.example.com to 192.0.2.1:53',
      added,
    ]);
    expect(changes(after, before)).toEqual([
      'other names: every name outside corp.example.com to 192.0.2.1:53 => every name to 192.0.2.1:53',
      'gone: every name under corp.example.com to 10.0.0.2:53 => - to -',
    ]);
  });

  test('a server that comes or goes brings or takes all of its arrows', () => {
    const both = { 'a/Corefile': corefile('192.0.2.1'), 'b/Corefile': corefile('192.0.2.2') };
    const one = { 'a/Corefile': corefile('192.0.2.1') };
    expect(changes(one, both)).toEqual(['added: - to - => every name to 192.0.2.2:53']);
    expect(changes(both, one)).toEqual(['gone: every name to 192.0.2.2:53 => - to -']);
  });
});
