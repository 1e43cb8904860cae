/** LG203: what a guard cannot see (and its neighbours that it can), each by exact place and reason. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const block = (keys: string, ...lines: readonly string[]): string =>
  `${keys} {\n    loop\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
const OUT = 'forward . 10.0.0.2';
const loud = (text: string): readonly string[] =>
  scanTexts({ Corefile: text }).said.filter((one) => !one.startsWith('note'));
const reason = (text: string): string =>
  scanTexts({ Corefile: text }).report.findings.find((one) => one.code === 'LG203')?.message ?? 'nothing';
const nest = (line: string, ...inside: readonly string[]): string =>
  `${line} {\n${inside.map((one) => `        ${one}\n`).join('')}    }`;

describe('blind', () => {
  test.each<readonly [string, string, string]>([
    [
      'a second key',
      block('a.example b.example', OUT),
      'it probes a.example only, and the block also forwards b.example',
    ],
    [
      'three keys more',
      block('a.example b.example c.example d.example', OUT),
      'it probes a.example only, and the block also forwards b.example, c.example, d.example',
    ],
    [
      'five keys more',
      block('a.example b.example c.example d.example e.example f.example', OUT),
      'it probes a.example only, and the block also forwards b.example, c.example, d.example and 2 more zones',
    ],
    [
      'a second key below the first',
      block('a.example b.a.example', OUT),
      'it probes a.example only, and the block also forwards b.a.example',
    ],
    [
      'a second zone of which k8s_external lets unknown names through',
      block('. ext.example', 'kubernetes k.local', nest('k8s_external ext.example', 'fallthrough'), OUT),
      'it probes . only, and the block also forwards ext.example',
    ],
    [
      'a second zone of which only PTR is forwarded',
      block('a.example b.example', nest('template IN A b.example', 'rcode NXDOMAIN'), OUT),
      'it probes a.example only, and the block also forwards b.example',
    ],
    [
      'the second zone of a network',
      block('10.0.0.0/23', OUT),
      'it probes 0.0.10.in-addr.arpa only, and the block also forwards 1.0.10.in-addr.arpa',
    ],
    [
      'a narrower FROM',
      block('.', 'forward corp.example 10.0.0.9'),
      'no forward of this server block takes its probe name',
    ],
    [
      'its zone excepted',
      block('a.example b.example', nest(OUT, 'except a.example')),
      'no forward of this server block takes its probe name',
    ],
    [
      'kubernetes without fallthrough',
      block('k.local', 'kubernetes k.local', OUT),
      'kubernetes answers its probe before it',
    ],
    ['a template', block('.', nest('template ANY ANY', 'rcode NXDOMAIN'), OUT), 'template answers its probe before it'],
    [
      'a zone file that is not there',
      block('a.example', 'file db a.example', OUT),
      'its probe ends before it: file gives no answer',
    ],
    [
      'hosts without fallthrough',
      block('.', nest('hosts', '10.0.0.1 a.b'), OUT),
      'its probe ends before it: hosts gives no answer',
    ],
    [
      'an acl against its type',
      block('.', nest('acl', 'block type HINFO net *'), OUT),
      'its probe ends before it: acl refuses it',
    ],
    ['a rewritten type', block('.', 'rewrite type HINFO A', OUT), 'a rewrite changes its probe before it'],
    [
      'a rewritten name',
      block('a.example', 'rewrite name regex ^(.*)\\.$ x.{1} answer auto', OUT),
      'a rewrite changes its probe before it',
    ],
    [
      'a first key that is not plain DNS',
      block('tls://.:853 .:53', 'tls a b', OUT),
      'it sends its probe as plain DNS to the port of its first key, which speaks tls',
    ],
    [
      'one query at a time',
      block('.', nest(OUT, 'max_concurrent 1')),
      'max_concurrent 1 refuses its probe when it comes back, before it is seen a third time',
    ],
  ])('%s', (_, text, because) => {
    expect(loud(text)).toEqual(['warning LG203 Corefile:2:5']);
    expect(reason(text)).toMatch(/^The loop plugin of server block \S+ could not see a loop here: /);
    expect(reason(text)).toContain(`here: ${because}.`);
  });

  test('a view that does not let the probe in', () => {
    const text = `. {\n    view v {\n        expr type() in ['A', 'AAAA']\n    }\n    loop\n    ${OUT}\n}\n. {\n    loop\n    ${OUT}\n}\n`;
    expect(loud(text)).toEqual(['warning LG203 Corefile:5:5']);
    expect(reason(text)).toContain('another server block (zone .) takes its probe');
  });

  test.each([
    ['under one condition', '', ['warning LG203']],
    ['in the other branch', '{{- else }}\n', []],
  ])('a view beside a block %s of a template', (_, between, expected) => {
    const first = `. {\n    view v {\n        expr type() in ['A', 'AAAA']\n    }\n    loop\n    ${OUT}\n}\n`;
    const text = `{{- if .Values.x }}\n${first}${between}. {\n    loop\n    ${OUT}\n}\n{{- end }}\n`;
    const { said } = scanTexts({
      'c/Chart.yaml': 'apiVersion: v2\nname: x\nversion: 1.0.0\n',
      'c/values.yaml': 'x: true\n',
      'c/templates/cm.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: coredns\n  namespace: kube-system\ndata:\n  Corefile: |\n${text.replaceAll(/^(?=.)/gm, '    ')}`,
    });
    expect(said.map((one) => one.slice(0, 13))).toEqual(expected);
  });

  test('a narrower listener that takes the loopback address', () => {
    const text = `${block('.', OUT)}a.example {\n    bind 127.0.0.1\n    whoami\n}\n`;
    expect(loud(text)).toEqual(['warning LG203 Corefile:2:5']);
    expect(reason(text)).toContain('no server block that listens there takes its probe');
  });
});

describe('not blind', () => {
  test.each<readonly [string, string]>([
    ['the plain block', block('.', OUT)],
    ['kubernetes beside the names that are forwarded', block('.', 'kubernetes k.local', OUT)],
    ['kubernetes that lets unknown names through', block('k.local', nest('kubernetes k.local', 'fallthrough'), OUT)],
    ['hosts with fallthrough', block('.', nest('hosts', '10.0.0.1 a.b', 'fallthrough'), OUT)],
    ['a stub zone beside the rest', block('.', 'forward corp.example 10.0.0.9', OUT)],
    ['a rewrite of other names', block('.', 'rewrite name suffix .a.example .b.example answer auto', OUT)],
    [
      'a rewrite to names of other blocks',
      block('a.example', 'rewrite name suffix .a.example .b.example answer auto', OUT),
    ],
    [
      'a rewrite to names that it answers',
      block('a.example', 'rewrite name suffix .a.example .k.local answer auto', 'kubernetes k.local', OUT),
    ],
    ['a template for another type', block('.', nest('template IN AAAA', 'rcode NXDOMAIN'), OUT)],
    ['plain DNS first, TLS second', block('.:53 tls://.:853', 'tls a b', OUT)],
    ['one zone at two ports', block('.:53 .:5353', OUT)],
    ['a second zone that is not forwarded', block('a.example b.example', 'forward a.example 10.0.0.2')],
    ['a second zone that is excepted', block('a.example b.example', nest(OUT, 'except b.example'))],
    [
      'a second zone that k8s_external answers whole (plugin/k8s_external/external.go ServeDNS)',
      block('. ext.example', 'kubernetes k.local', 'k8s_external ext.example', OUT),
    ],
    ['a second zone that kubernetes answers whole', block('a.example k.local', 'kubernetes k.local', OUT)],
    ['an address of its own', block('.', 'bind 10.0.0.1', OUT)],
    ['a thousand queries at a time', block('.', nest(OUT, 'max_concurrent 1000'))],
    ['nothing is forwarded', block('a.example b.example', 'whoami')],
  ])('%s', (_, text) => {
    expect(loud(text)).toEqual([]);
  });
});

test('where a loop exists it is said there, and once', () => {
  const text = block('a.example b.example', 'forward b.example 127.0.0.1');
  expect(loud(text)).toEqual(['error LG101 Corefile:3:23 always blind']);
  const said = scanTexts({ Corefile: text }).report.findings[0]?.message;
  expect(said).toContain('The loop plugin is there and does not see this loop');
});

describe('against a base', () => {
  const OLD = block('a.example b.example c.example', OUT);
  const news = (head: string, base: string): readonly string[] =>
    scanTexts({ Corefile: head }, { Corefile: base }).report.findings.flatMap(({ code, severity, status }) =>
      status === 'new' && severity !== 'note' ? code : [],
    );
  test.each([
    ['another order', block('c.example a.example b.example', OUT)],
    ['parts', `${block('a.example', OUT)}${block('b.example c.example', OUT)}`],
    ['a part less', block('b.example c.example', OUT)],
    ['two parts', `${block('a.example b.example', OUT)}${block('c.example', OUT)}`],
  ])('%s is no news', (_, head) => {
    expect(news(head, OLD)).toEqual([]);
  });
  test.each([
    ['another zone', block('d.example a.example', OUT), OLD],
    ['one that saw all', OLD, block('a.example', OUT)],
    [
      'a block that was not blind',
      block('b.example a.example', OUT),
      `${block('a.example', OUT)}${block('b.example', OUT)}`,
    ],
    ['a probe that does not come', block('tls://c.example b.example', OUT), OLD],
  ])('%s is', (_, head, base) => {
    expect(news(head, base)).toEqual(['LG203']);
  });
});
