/** Which files are read at all, and how bytes become text: each row is a decision that a scan hangs on. */

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { base64 } from '../../support/texts.ts';
import '../../../src/judge/plugins.ts';
import {
  cannotMatter,
  decode,
  isAboutResolvers,
  isBinary,
  isMissedText,
  mayMatter,
  prefilterOf,
  weigh,
} from '../../../src/read/documents/prefilter.ts';

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Buffer => utf16le(text).swap16();
const nested = (text: string, depth: number): string =>
  depth === 0 ? text : `b64: ${base64(nested(text, depth - 1))}`;

describe('words', () => {
  const one = prefilterOf([
    { markers: ['coredns'], forms: [{ words: ['alpha'], pattern: /alpha=1/ }] },
    { markers: ['kubelet'], forms: [{ words: ['alpha'], pattern: /alpha=2/ }] },
    { markers: ['talos'], forms: [{ words: ['beta'], pattern: /=4/ }] },
  ]);
  test.each<[string, string, boolean]>([
    ['a marker', 'x coredns', true],
    ['nothing', 'x corends', false],
    ['escapes that bring a marker', '\\x63oredns', true],
    ['escapes that bring none', '\\x63orends', false],
    ['a carriage return within', 'core\\rdns', true],
    ['escapes that bring a form', '\\x61lpha=1', true],
    ['one form', 'alpha=1', true],
    ['the other form', 'alpha=2', true],
    ['a word whose form does not hold', 'alpha=3', false],
    ['a form without its word', 'ALPHA=1', false],
    ['what a form looks for, without its word', 'gamma=4', false],
    ['what a form looks for, with its word', 'beta gamma=4', true],
    ['base64 once', nested('coredns', 1), true],
    ['base64 three times', nested('coredns', 3), true],
    ['base64 four times is beyond the bound', nested('coredns', 4), false],
    ['base64 that holds none', nested('corends', 3), false],
    ['gzip in base64 is not looked into', `b64: ${base64(gzipSync('corends'))}`, true],
    ['base64 that nobody speaks of', base64('coredns'), false],
    ['pieces in a template', '{{ "core" + "dns" }}', true],
    ['pieces in no template', '"core" + "dns"', false],
    ['a template of other pieces', '{{ "core" + "ens" }}', false],
  ])('%s', (_, text, matters) => expect(one.hasMarker(text)).toBe(matters));

  test.each([
    ['alpha=1', true],
    ['alpha=2', true],
    ['alpha=3', false],
    ['gamma=4', false],
    ['beta gamma=4', true],
  ])('the form itself: %s', (text, is) => expect(one.isForm(text)).toBe(is));

  test('forms beyond those that are told apart share a place', () => {
    const words = [...'abcdef'].map((letter) => letter.repeat(5));
    const many = prefilterOf([{ markers: [], forms: words.map((word) => ({ words: [word], pattern: /=1/ })) }]);
    for (const word of words) {
      expect(many.hasMarker(`${word}=1`)).toBe(true);
      expect(many.hasMarker(`${word}=2`)).toBe(false);
    }
  });

  test('a common word in pieces', () => {
    const parts = prefilterOf([{ markers: [], common: [{ word: 'forward', live: /forward \./ }] }]);
    expect(parts.searched(Buffer.from("f'or'ward")).marker).toBe(true);
    expect(parts.searched(Buffer.from('looking forward')).marker).toBe(false);
  });
});

describe('a word that is common in other files', () => {
  const one = prefilterOf([
    { markers: ['coredns'], common: [{ word: 'forward', live: /forward \./ }] },
    { markers: ['kubelet'], common: [{ word: 'nameserver', live: /^nameserver \d/m }] },
  ]);
  test.each<[string, string, boolean]>([
    ['as it is written where it may configure something', 'x: forward . a', true],
    ['that only stands there', 'looking forward', false],
    ['that only stands there beside what another is known by', 'forward nameserver, forward. nameserver', false],
    ['the other as it is written', 'forward\nnameserver 1', true],
    ['what it is known by without it', 'for . ward', false],
    ['in pieces', "f'or'ward", true],
    ['in pieces behind one that is whole', "looking forward for'ward'", true],
    ['in pieces of a template', 'looking {{ "for" }}{{ "ward" }}', true],
    ['that only stands there in a text as long as is weighed', 'forward'.padEnd(1024 * 1024), false],
    ['that only stands there in a longer one', 'forward'.padEnd(1024 * 1024 + 1), true],
  ])('%s', (_, text, matters) => {
    expect(one.searched(Buffer.from(text)).marker).toBe(matters);
    if (text.includes('forward')) expect(one.hasMarker(text)).toBe(true);
  });
});

describe('paths', () => {
  const one = prefilterOf([
    {
      markers: ['coredns'],
      names: /(?:^|\/)Corefile$/i,
      nodePaths: /^\/etc\/a$/i,
      nodeFolders: /^\/etc\/b\//i,
      about: /resolver/i,
      parts: { values: /values\.yaml$/, steps: /step\.yaml$/, including: /include/ },
      nested: ['Thing'],
    },
    {
      markers: ['kubelet'],
      names: /CASE$/,
      about: /upstream/i,
      parts: { values: /defaults\.yaml$/, steps: /stage\.yaml$/, including: /draw/ },
    },
  ]);
  test.each<[string, boolean, boolean]>([
    ['names of one set of letters', one.hasRelevantName('x/corefile'), true],
    ['names of another', one.hasRelevantName('x/CASE'), true],
    ['names whose letters count', one.hasRelevantName('x/case'), false],
    ['a name at a path on nodes', one.isNodePath('/Corefile'), true],
    ['a path on nodes', one.isNodePath('/etc/a'), true],
    ['another path on nodes', one.isNodePath('/etc/b/x'), false],
    ['a name is configuration of nodes', one.isNodeConfiguration('/Corefile'), true],
    ['a folder is', one.isNodeConfiguration('/etc/b/x'), true],
    ['another folder is not', one.isNodeConfiguration('/etc/a'), false],
    ['values', one.isValues('a/values.yaml'), true],
    ['values of the other', one.isPart('a/defaults.yaml'), true],
    ['a step', one.isPart('a/stage.yaml'), true],
    ['a step is no values', one.isValues('a/stage.yaml'), false],
    ['neither', one.isPart('a/other.yaml'), false],
    ['a step that draws in', one.isIncluding('stage.yaml', Buffer.from('draw: x')), true],
    ['a step with the word of the other', one.isIncluding('stage.yaml', Buffer.from('include: x')), false],
    ['no step', one.isIncluding('other.yaml', Buffer.from('draw: x')), false],
    ['what it speaks of', one.isAbout('an Upstream'), true],
    ['what it does not', one.isAbout('a stream'), false],
    ['a kind within others', one.isNested('Thing'), true],
    ['another kind', one.isNested('Other'), false],
    ['any name, where nobody has one', prefilterOf([{ markers: ['coredns'] }]).hasRelevantName('coredns'), false],
  ])('%s', (_, is, expected) => expect(is).toBe(expected));
});

describe('encodings', () => {
  const text = 'apiVersion: v1 # coredns\n';
  const long = `# ${'é'.repeat(8)} ${'a'.repeat(60)}\n`;
  test.each<[string, Buffer, string]>([
    ['UTF-8', Buffer.from(`é ${text}`), `é ${text}`],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), `\ufeff${text}`],
    ['UTF-16, little', utf16le(text), text],
    ['UTF-16, big', utf16be(text), text],
    ['UTF-16, little, with its mark', utf16le(`\ufeffé`), '\ufeffé'],
    ['UTF-16, big, with its mark', utf16be(`\ufeffé`), '\ufeffé'],
    ['UTF-16, big, and half a character', Buffer.concat([utf16be(text), Buffer.from('a')]), text],
    ['a mark of UTF-16 and a NUL', utf16le(`\ufeff\0a`).subarray(0, 6), '\ufeff\0a'],
    ['a mark of UTF-16 and a NUL at the end', Buffer.from([0xff, 0xfe, 0, 0]), '\ufeff\0'],
    ['a mark of UTF-16 and one half zero', Buffer.from([0xff, 0xfe, 0, 0x61, 0x62, 0, 0x63, 0]), '\ufeff愀bc'],
    ['a mark of UTF-16 and the other half zero', Buffer.from([0xff, 0xfe, 0x61, 0, 0x62, 0, 0x63, 0]), '\ufeffabc'],
    ['UTF-16, a few that are not ASCII', utf16le(long), long],
    ['UTF-16, and a last odd byte', Buffer.concat([utf16le('ab'), Buffer.from('c')]), 'ab'],
    ['zeros that are no UTF-16', Buffer.from([0x61, 0, 0x62, 0x63]), 'a\0bc'],
    ['zeros and one byte of a mark', Buffer.from([0, 0, 0x61, 0xff]), '\0\0a\ufffd'],
    ['a control character first', utf16le('\babcdefgh'), [...'\babcdefgh'].map((one) => `${one}\0`).join('')],
    ['a tab first', utf16le('\tb'), '\tb'],
    ['a delete first', utf16le('\u007fabcdefgh'), [...'\u007fabcdefgh'].map((one) => `${one}\0`).join('')],
    ['UTF-16, and half of what is no character', Buffer.concat([utf16le('ab'), Buffer.from([1])]), 'ab'],
    ['the first half of a mark', Buffer.from([0xff, 0x61, 0x62, 0x63]), '\ufffdabc'],
    ['the first half of the other', Buffer.from([0xfe, 0x61, 0x62, 0x63]), '\ufffdabc'],
    ['the second half of a mark', Buffer.from([0x61, 0xfe, 0x62, 0x63]), 'a\ufffdbc'],
    ['the second half of the other', Buffer.from([0x61, 0xff, 0x62, 0x63]), 'a\ufffdbc'],
    ['a zero and a mark', Buffer.from([0, 0x61, 0xfe, 0xff]), '\0a\ufffd\ufffd'],
    ['another zero and a mark', Buffer.from([0x61, 0, 0xfe, 0xff]), 'a\0\ufffd\ufffd'],
    ['only NUL', Buffer.from([0, 0, 0, 0]), '\0\0\0\0'],
    ['one byte', Buffer.from([0]), '\0'],
    ['nothing', Buffer.from([]), ''],
  ])('%s', (_, bytes, expected) => expect(decode(bytes)).toBe(expected));

  test.each<[string, Buffer, boolean]>([
    ['text', Buffer.from(text), false],
    ['a NUL', Buffer.from(`\u0001\0${text}`), true],
    ['a NUL behind the first 8 KiB', Buffer.from(`${'a'.repeat(8192)}\0`), false],
    ['a NUL at their end', Buffer.from(`${'a'.repeat(8191)}\0`), true],
    ['UTF-16', utf16le(text), false],
  ])('binary: %s', (_, bytes, is) => expect(isBinary('a.yaml', bytes)).toBe(is));

  test.each<[string, string, Buffer, boolean]>([
    ['UTF-16 that speaks of it', 'a.yaml', utf16le(text), true],
    ['UTF-16 that does not', 'a.yaml', utf16le('apiVersion: v1\n'), false],
    ['UTF-16 that speaks of it with escapes', 'a.yaml', utf16le('a: "\\x63oredns"\n'), true],
    ['UTF-16 under a name that says it', 'Corefile', utf16le('. {\n}\n'), true],
    ['a binary file', 'a.png', Buffer.from(`\u0001\0${text}`), false],
    ['a NUL where the language allows it', 'Corefile', Buffer.from(`\u0001\0${text}`), true],
    ['settings of an editor', '.vscode/a.json', Buffer.from(text), false],
    ['a Compose file beside them', '.devcontainer/docker-compose.yaml', Buffer.from(text), true],
    ['values', 'group_vars/all/x.yml', Buffer.from('a: 1\n'), true],
    ['text that speaks of it', 'a.txt', Buffer.from('coredns\n'), true],
    ['text that does not', 'a.txt', Buffer.from('a: 1\n'), false],
    ['a step that draws others in', 'roles/dns/tasks/main.yml', Buffer.from('- import_tasks: x.yml\n'), true],
    ['a step that does not', 'roles/dns/tasks/main.yml', Buffer.from('- debug: { msg: x }\n'), false],
  ])('matters: %s', (_, path, bytes, matters) => expect(mayMatter(path, bytes)).toBe(matters));

  test.each<[string, string, string, boolean]>([
    ['what says nothing', 'a.sh', 'echo a\n', true],
    ['what matters', 'a.sh', 'coredns\n', false],
    ['what is binary, which may be missed', 'a.sh', '\u0001\0\n', false],
    ['what may apply a file that is left out', 'a.sh', 'kubectl apply -f vendor/x\n', false],
    ['what applies nothing', 'a.txt', 'kubectl apply -f vendor/x\n', true],
    ['what is as long as is looked through', 'a.sh', '# vendor'.padEnd(1024 * 1024), false],
    ['what is longer', 'a.sh', '# vendor'.padEnd(1024 * 1024 + 1), true],
  ])('neither opened nor missed: %s', (_, path, text, is) => expect(cannotMatter(path, Buffer.from(text))).toBe(is));

  test.each<[string, string, string, boolean]>([
    ['what was searched to the end', 'a.sh', 'echo a\n', false],
    ['what was, and names one', 'a.sh', 'cp vendor/x y\n', true],
    ['what is binary', 'a.sh', '\u0001\0\n', true],
    ['what is read for its name', 'Corefile', '. {\n}\n', true],
    ['settings of an editor', '.vscode/a.json', '{}\n', true],
  ])('may name what is left out: %s', (_, path, text, is) => expect(weigh(path, Buffer.from(text)).naming).toBe(is));

  test.each<[string, string, boolean]>([
    ['a.yaml', 'coredns', true],
    ['a.JSON', 'coredns', true],
    ['a.yaml', 'nothing', false],
    ['a.bin', 'coredns', false],
  ])('missed: %s with %s', (path, held, is) => expect(isMissedText(path, Buffer.from(`\0${held}`))).toBe(is));
});

describe('what cannot be read', () => {
  test.each<[string, string, boolean]>([
    ['says it', 'forward . 10.0.0.1 # coredns, upstream, resolv.conf', true],
    ['says nothing', 'a: b', false],
    ['says it with escapes', 'a: "\\x43oredns: resol\\x76.conf"', true],
    ['says nothing with escapes', 'a: "\\x43orends"', false],
    ['says it in base64', `b64: ${base64('resolv.conf of coredns')}`, true],
    ['says nothing in base64', `b64: ${base64('nothing at all is here')}`, false],
    ['is of a kind that configures nothing', 'kind: NetworkPolicy\n# coredns resolv.conf', false],
    ['is of a kind that scales', 'kind: HorizontalPodAutoscaler\n# coredns resolv.conf', false],
    ['is of a kind that only begins so', 'kind: AutoscalerOfNone\n# coredns resolv.conf', true],
    ['is of such a kind and another', 'kind: NetworkPolicy\n---\nkind: ConfigMap\n# coredns resolv.conf', true],
  ])('%s', (_, text, is) => expect(isAboutResolvers(text)).toBe(is));
});
