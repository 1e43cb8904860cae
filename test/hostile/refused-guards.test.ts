/** A Corefile that CoreDNS refuses, before and now, loses its guard nevertheless: the rest is put right some day. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const news = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code }) =>
    status === 'new' && severity !== 'note' ? `${severity} ${code}` : [],
  );
const block = (keys: string, lines: string): string => `${keys} {\n${lines.replace(/^(?=.)/gm, '    ')}}\n`;
const root = (more: string, upstream = '192.0.2.53'): string =>
  block('.:53', `errors\n${more}forward . ${upstream}\ncache 30\nloop\n`);
const bare = (corefile: string): string => corefile.replace(/ *loop\n/, '');
const HOLDERS: Readonly<Record<string, (corefile: string) => Files>> = {
  'a Corefile': (corefile) => ({ Corefile: corefile }),
  'a ConfigMap': (corefile) => ({
    'dns/cm.yaml': configMap(corefile),
    'dns/dep.yaml': deployment('1.11.3'),
    'dns/svc.yaml': SERVICE,
  }),
};
const CASES: Readonly<Record<string, string>> = {
  'a misspelt plugin beside it': root('fowrard . 192.0.2.1\n'),
  'a misspelt plugin in another block': root('') + block('corp.example:53', 'fowrard . 192.0.2.1\n'),
  'a zone that is there twice': root('') + block('.:53', 'whoami\n'),
  'a wrong option': root('health {\n  lameduck\n}\n'),
  'an upstream that is none': root('', '192.0.2.53.1.2'),
  'a token of a pipeline': root('', '~~UPSTREAM~~'),
  "Python's format": root('', '{UPSTREAM}'),
};

describe.each(Object.entries(HOLDERS))('%s', (holder, held) => {
  // What refuses a Corefile refuses it wherever it stands.
  test.each(Object.entries(CASES).slice(holder === 'a Corefile' ? -2 : 0))('with %s', (_, corefile) => {
    const base = held(corefile);
    expect(news(held(bare(corefile)), base)).toEqual(['warning LG201']);
    expect(news(held(corefile.replace('cache 30', 'cache 60')), base)).toEqual([]);
    expect(news(held(bare(corefile).replace('cache 30', 'cache 60')), held(bare(corefile)))).toEqual([]);
    expect(news(base, held(bare(corefile)))).toEqual([]);
    expect(news(held(bare(corefile).replace(/forward \. .*\n/, '')), base)).toEqual([]);
  });

  test('that is put right with or without it', () => {
    const base = held(CASES['a misspelt plugin beside it'] ?? '');
    expect(news(held(root('')), base)).toEqual([]);
    expect(news(held(bare(root(''))), base)).toEqual(['error LG201']);
  });

  test.each(['@@UPSTREAM@@', '#{UPSTREAM}#'])('is not refused with a token between signs: %s', (token) => {
    const corefile = root('', token);
    expect(news(held(bare(corefile)), held(corefile))).toEqual(['error LG201']);
    expect(news(held(corefile), held(corefile.replace('cache 30', 'cache 60')))).toEqual([]);
  });

  test('that is refused now is news by itself', () => {
    const refused = CASES['a misspelt plugin in another block'] ?? '';
    expect(news(held(refused), held(root('')))).toEqual(['error LG401']);
    expect(news(held(bare(refused)), held(root('')))).toContain('error LG401');
  });
});

test.each(['@@UPSTREAM@@', '{UPSTREAM}', '#{UPSTREAM}#', '<%= upstream %>'])('a template with %s', (upstream) => {
  const of = (corefile: string): Files => ({ 'tpl/Corefile.tpl': corefile });
  const guarded = root('', upstream);
  expect(news(of(bare(guarded)), of(guarded))).toEqual(['error LG201']);
  expect(news(of(guarded.replace('cache 30', 'cache 60')), of(guarded))).toEqual([]);
  expect(news(of(bare(guarded).replace('cache 30', 'cache 60')), of(bare(guarded)))).toEqual([]);
});
