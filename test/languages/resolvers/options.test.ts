/** Every option of the servers beside CoreDNS: one that may decide and is not read lowers certainty, the others do not. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import type { ServerConfig } from '../../../src/core/facts/server-config.ts';
import type { Step } from '../../../src/core/facts/steps.ts';
import { type SourceText, wholeFile } from '../../../src/core/text/source-text.ts';
import { readNamed } from '../../../src/languages/bind/index.ts';
import { readDnsmasq } from '../../../src/languages/dnsmasq/index.ts';
import { pdnsRecursor, readSettings } from '../../../src/languages/pdns-recursor/index.ts';
import { readUnbound } from '../../../src/languages/unbound/index.ts';

interface Listed {
  readonly unread: Readonly<Record<string, string>>;
}
const LISTS: Readonly<Record<string, Listed>> = parse(
  readFileSync(resolve('test/languages/resolvers/options.yaml'), 'utf8'),
);

function fileOf(text: string, path = 'a.conf'): SourceText {
  return wholeFile({ path, text });
}

function yamlSettings(text: string): ServerConfig | undefined {
  const file = fileOf(text, 'recursor.yml');
  const reading = pdnsRecursor.read({
    image: 'powerdns/pdns-recursor-52',
    words: [],
    files: new Map([['/etc/powerdns/recursor.yml', file]]),
    environment: new Map(),
    at: { file: file.file, span: { start: 0, end: 0 } },
  } as never);
  return reading?.value;
}

const READERS: Readonly<Record<string, (key: string, value: string) => ServerConfig | undefined>> = {
  unbound: (key, value) => readUnbound([fileOf(`server:\n ${key}: ${value}\n`)]).value,
  dnsmasq: (key, value) => readDnsmasq([fileOf(value === '' ? `${key}\n` : `${key}=${value}\n`)]).value,
  named: (key, value) => readNamed([fileOf(`options { ${key} ${value}; };\n`)]).value,
  recursor: (key, value) => readSettings(fileOf(`${key}=${value}\n`)).value,
  'recursor.yml': (key, value) => {
    const [section, name] = key.split('.');
    return yamlSettings(`${section}:\n  ${name}: ${value}\n`);
  },
};

function unread(config: ServerConfig | undefined): readonly string[] {
  const steps: readonly Step[] = (config?.blocks ?? []).flatMap((block) => block.steps);
  return steps.flatMap((step) =>
    step.kind === 'opaque' && step.because === 'what it does is not modelled' ? step.plugin : [],
  );
}

describe.each(Object.entries(LISTS))('%s', (server, { unread: counting }) => {
  const read = READERS[server];
  test.each(Object.entries(counting))('`%s` with %s lowers it', (key, value) => {
    expect(unread(read?.(key, value)).length).toBeGreaterThan(0);
  });
  test('an option that no list knows lowers it', () => {
    const key = server === 'recursor.yml' ? 'recursor.of_tomorrow' : 'of-tomorrow';
    expect(unread(read?.(key, '1')).length).toBeGreaterThan(0);
  });
});

describe('what is modelled of them', () => {
  const unboundOf = (text: string): ServerConfig => readUnbound([fileOf(text)]).value;
  const rulesOf = (config: ServerConfig | undefined, plugin: string, block = 0): readonly string[] =>
    (config?.blocks[block]?.steps ?? []).flatMap((step) =>
      step.kind === 'answer' && step.plugin === plugin
        ? step.rules.map(({ effect, clients = [] }) => [effect, ...clients].join(' '))
        : [],
    );
  test('unbound: `interface-automatic` listens on every address, in place of `interface`', () => {
    const text = 'server:\n interface: 10.0.0.1\n interface-automatic: yes\n interface-automatic-ports: "53 5353"\n';
    const blocks = unboundOf(text).blocks.map(({ keys, bind }) => [
      keys[0]?.port,
      ...bind.map(({ value }) => (value.kind === 'address' ? value.address : value.name)),
    ]);
    expect(blocks).toEqual([
      [53, '0.0.0.0', '::'],
      [5353, '0.0.0.0', '::'],
    ]);
  });
  test('unbound: a line may hold several statements', () => {
    const text = 'server: port: 5300 identity: "x port: 9" forward-zone: name: "." forward-addr: 10.0.0.1';
    const [block] = unboundOf(text).blocks;
    expect(block?.keys[0]?.port).toBe(5300);
    expect(block?.steps.some((step) => step.kind === 'forward' && step.from === '.')).toBe(true);
  });
  test.each([
    ['in sight', '10.0.0.1 a', '/h', '', ['answer', 'answer']],
    ['that a template fills in', '10.0.0.1 {{ name }}', '/h', '', ['miss-passes']],
    ['that is not in sight', '10.0.0.1 a', '/other', '', ['miss-passes']],
    ['whose domains hang on the address', '10.0.0.1 a', '/h', 'expand-hosts\ndomain=lan,10.0.0.0/8\n', ['miss-passes']],
  ])('dnsmasq: names of a file %s', (_, text, path, more, effects) => {
    const files = new Map([['/h', fileOf(text)]]);
    const { value } = readDnsmasq([fileOf(`addn-hosts=${path}\n${more}`)], files);
    expect(rulesOf(value, 'addn-hosts')).toEqual(effects);
  });
  test('unbound: names of rpz are uncertain', () => {
    expect(rulesOf(unboundOf('rpz:\n name: a.lan\n'), 'rpz')).toEqual(['maybe']);
  });
  test.each([
    ['of its file', '', '*.a CNAME .', 'respip iterator', ['answer']],
    ['that its file does not hold whole', '', '*.a CNAME .\n$INCLUDE x', 'respip iterator', ['maybe']],
    ['by who asks', '', '24.0.0.0.10.rpz-client-ip CNAME rpz-drop.', 'respip iterator', ['maybe']],
    ['that are overridden', ' rpz-action-override: passthru\n', '*.a CNAME .', 'respip iterator', ['maybe']],
    ['that may be transferred', ' primary: 10.0.0.1\n', '*.a CNAME .', 'respip iterator', ['maybe']],
    ['of another zone besides', 'rpz:\n name: b\n', '*.a CNAME .', 'respip iterator', ['maybe', 'maybe']],
    ['that no module reads', '', '*.a CNAME .', 'iterator', ['maybe']],
  ])('unbound: policies %s', (_, more, policies, modules, effects) => {
    const main = `server:\n module-config: "${modules}"\nrpz:\n name: p\n zonefile: /p\n${more}`;
    const zone = fileOf(`@ SOA n h 1 2 3 4 5\n${policies}\n`);
    expect(rulesOf(readUnbound([fileOf(main)], new Map([['/p', zone]])).value, 'rpz')).toEqual(effects);
  });
});
