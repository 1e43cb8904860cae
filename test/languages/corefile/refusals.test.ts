/** What each release refuses of a plugin's options, and what it takes: LG401 rests on it. */
import { describe, expect, test } from '@jest/globals';
import { goTemplateProblem } from '../../../src/languages/corefile/go-template.ts';
import { isLabelSelector } from '../../../src/languages/corefile/label-selector.ts';
import { OPTION_RELEASES, PLUGIN_RELEASES } from '../../../src/languages/corefile/releases.generated.ts';
import { isStock } from '../../../src/languages/corefile/versions.ts';
import { errorOf, read, source } from './read.ts';

const inBlock = (plugin: string, ...options: readonly string[]): string =>
  `. {\n    ${plugin} {\n${options.map((option) => `        ${option}\n`).join('')}    }\n}\n`;

describe('a plugin that the release does not have', () => {
  test.each([
    ['startup', '1.15.0', false],
    ['startup', '1.1.0', true],
    ['azure', '1.6.2', true],
    ['azure', '1.6.1', false],
    ['nomad', '1.12.4', false],
    ['forward', '1.0.6', true],
    ['nosuch', '1.15.0', false],
  ])('%s in %s: %s', (name, version, expected) => {
    expect(isStock(name, version)).toBe(expected);
  });
  test('is a table that names only releases', () => {
    for (const [since, until] of [...PLUGIN_RELEASES.values(), ...OPTION_RELEASES.values()])
      expect(`${since}${until}`).toMatch(/^(?:\d+\.\d+\.\d+){1,2}$/);
  });
});

describe('an option that the release does not have', () => {
  test.each([
    ['kubernetes cluster.local', 'zonal', '1.14.6', "unknown property 'zonal'"],
    ['kubernetes cluster.local', 'zonal', '1.14.7', undefined],
    ['kubernetes cluster.local', 'upstream', '1.6.9', undefined],
    ['kubernetes cluster.local', 'upstream', '1.7.0', "unknown property 'upstream'"],
    ['etcd a.org', 'min-lease-ttl 30', '1.12.3', "unknown property 'min-lease-ttl'"],
    ['etcd a.org', 'min-lease-ttl 30', '1.12.4', undefined],
    ['template IN A', 'expr true', '1.14.7', "Wrong argument count or unexpected line ending after 'expr'"],
    ['template IN A', 'expr true', '1.15.0', undefined],
    ['azure g:a.org', 'refresh 30', '1.14.7', "unknown property 'refresh'"],
    ['azure g:a.org', 'refresh 30', '1.15.0', undefined],
  ])('%s { %s } in %s: %s', (plugin, option, version, expected) => {
    expect(errorOf(inBlock(plugin, option), version)?.replace(/^plugin\/\w+: /, '')).toBe(expected);
  });
});

describe('zones of a cloud', () => {
  test.each([
    ['route53 a.org', 'invalid zone "a.org"'],
    ['route53 a.org:', 'invalid zone "a.org:"'],
    ['route53 a.org:Z1 a.org:Z1', 'conflict zone "a.org:Z1"'],
    ['route53 a.org:Z1', undefined],
    ['azure a.org', 'invalid resource group/zone: "a.org"'],
    ['azure g:a.org\n    azure g:a.org', 'conflicting zone: "g:a.org"'],
    ['azure g:a.org g:b.org\n    azure g:c.org g:b.org', 'conflicting zone: "g:b.org"'],
    ['azure g:a.org\n    azure h:a.org', undefined],
    ['azure g:a.org\n}\nb. {\n    azure g:a.org', undefined],
    ['route53 a.org:Z1\n    route53 a.org:Z1', undefined],
    ['clouddns a.org:p:z\n    clouddns a.org:p:z', undefined],
    ['clouddns a.org:p', 'invalid zone "a.org:p"'],
    ['clouddns a.org:p:z', undefined],
    // What stands behind the last colon that counts is one part.
    ['azure g:a.org:', undefined],
    ['azure g::b', undefined],
    ['route53 a.org::Z', undefined],
    ['clouddns a.org:p:z:', undefined],
    ['clouddns a.org:p::z', undefined],
    ['nomad', undefined],
  ])('%s: %s', (line, expected) => {
    expect(errorOf(`. {\n    ${line}\n}\n`)?.replace(/^plugin\/\w+: /, '')).toBe(expected);
  });
  test.each([
    ['route53 a.org:Z1', 'aws_access_key a', "invalid access key: '[a]'"],
    ['route53 a.org:Z1', 'refresh 0', 'refresh interval must be greater than 0: "0s"'],
    ['route53 a.org:Z1', 'nosuch', 'unknown property "nosuch"'],
    ['azure g:a.org', 'access everyone', 'invalid access value: can be public/private, found: everyone'],
    ['azure g:a.org', 'environment AzurePublicCloud', undefined],
    ['nomad', 'ttl x', 'error parsing ttl: strconv.Atoi: parsing "x": invalid syntax'],
    ['nomad', 'TTL 5', undefined],
    ['nomad', 'token', 'exactly one token is required'],
  ])('%s { %s }: %s', (plugin, option, expected) => {
    expect(errorOf(inBlock(plugin, option))?.replace(/^plugin\/\w+: /, '')).toBe(expected);
  });
});

/** Recorded with CoreDNS 1.15.0. */
describe('a tap that listens at a port of the server', () => {
  const tapped = (endpoint: string, bind = '', other = ''): string =>
    `.:1053 {\n${bind === '' ? '' : `    bind ${bind}\n`}    dnstap listen ${endpoint}\n    whoami\n}\n${other}`;
  const at = (address = ''): string => `Listen: listen tcp ${address}: bind: address already in use`;
  test.each([
    [tapped('tcp://127.0.0.1:1053'), at(':1053')],
    [tapped('tcp://:1053 full'), at(':1053')],
    [tapped('tcp://[::]:1053/x'), at(':1053')],
    [tapped('tcp://127.0.0.1:1053', '127.0.0.1'), at('127.0.0.1:1053')],
    [tapped('tcp://0.0.0.0:1053', '::1'), at('[::1]:1053')],
    [tapped('tcp://127.0.0.1:1053', '0.0.0.0'), at('0.0.0.0:1053')],
    [tapped('tcp://127.0.0.1:1054', '', '.:1054 {\n    whoami\n}\n'), at(':1054')],
    [tapped('tcp://127.0.0.1:1054', '', 'grpc://.:1054 {\n    whoami\n}\n'), at(':1054')],
    [tapped('tcp://127.0.0.1:1054\n    dnstap listen tcp://127.0.0.1:1053'), at(':1053')],
    [tapped('tcp://127.0.0.2:1053', '127.0.0.1'), undefined],
    [tapped('tcp://127.0.0.1:1053', '::1'), undefined],
    [tapped('tcp://127.0.0.1:1055'), undefined],
    [tapped('tcp://127.0.0.1'), undefined],
    [tapped('tcp://192.0.2.9:1053'), undefined],
    [tapped('tls://127.0.0.1:1053'), undefined],
    [tapped('/tmp/1053'), undefined],
    [tapped('tcp://127.0.0.1:1053').replace('listen ', ''), undefined],
  ])('%j', (text, expected) => {
    expect(errorOf(text, '1.15.0')).toBe(expected);
  });
});

/** Where the folder of the Corefile is in sight; the words are those of CoreDNS 1.15.0 for a path that is not there. */
describe('a file that is not there', () => {
  const NONE = '/etc/coredns/none';
  const gone = `open ${NONE}: no such file or directory`;
  test.each([
    [`geoip ${NONE}`, [], `failed to open database file: ${gone}`],
    [`autopath ${NONE}`, [], `failed to parse "${NONE}": ${gone}`],
    [`dnssec`, [`key file ${NONE}`], `open ${NONE}.key: no such file or directory`],
    [`dnssec`, [`key file ${NONE}.private`], `open ${NONE}.key: no such file or directory`],
    [`sign /db a.org`, [`key file ${NONE}.key`], `open ${NONE}.key: no such file or directory`],
    ['tsig', [`secrets ${NONE}`], `Wrong argument count or unexpected line ending after '${NONE}'`],
    [`tls ${NONE} b`, [], `could not load TLS cert: ${gone}`],
    [`forward . 10.0.0.1`, [`tls ${NONE}`], `error reading ${NONE}: ${gone}`],
    [`forward . 10.0.0.1`, [`tls ${NONE} b`], `could not load TLS cert: ${gone}`],
    [`file ${NONE} a.org`, ['reload 0'], gone],
    [`file ${NONE} a.org`, [], undefined],
    [`hosts ${NONE}`, [], undefined],
    ['kubernetes cluster.local', [`kubeconfig ${NONE}`], `stat ${NONE}: no such file or directory`],
    [
      'kubernetes cluster.local',
      ['endpoint http://127.0.0.1:1', `tls ${NONE} /a /b`],
      `invalid configuration: [unable to read client-cert ${NONE} for  due to ${gone}]`,
    ],
    ['clouddns a.org:b:c', [`credentials ${NONE}`], `invalid credentials file "${NONE}": ${gone}`],
  ])('%s %j: %s', (plugin, options, expected) => {
    const text = options.length === 0 ? `. {\n    ${plugin}\n}\n` : inBlock(plugin, ...options);
    expect(errorOf(text)?.replace(/^plugin\/\w+: /, '')).toBe(expected);
  });
});

describe('options that exclude each other', () => {
  test.each([
    [
      'forward . tls://10.0.0.1%a.org',
      ['tls_servername a.org'],
      /both forward \('a\.org'\) and proxy level \('a\.org'\)/,
    ],
    ['forward . tls://10.0.0.1', ['tls_servername a.org'], undefined],
    ['kubernetes cluster.local', ['namespaces a', 'namespace_labels a=b'], /cannot both be set/],
    ['kubernetes cluster.local', ['zonal', 'noendpoints'], /zonal requires the endpoint cache/],
    ['kubernetes cluster.local', ['multicluster b.org'], /is not authoritative for the multicluster zone b\.org\./],
    ['kubernetes cluster.local', ['labels a>x'], /unable to parse label selector value: 'a>x'/],
    ['kubernetes cluster.local', ['apiserver_qps 1.5'], undefined],
    ['kubernetes cluster.local', ['apiserver_burst 1.5'], /invalid apiserver_burst/],
    ['dynupdate a.org', ['file /db', 'allow k. b.org A'], /allow name "b\.org" is outside zone "a\.org\."/],
    ['dynupdate a.org', ['file /db', 'allow k. a.org A', 'max_bytes +9223372036854775807'], undefined],
    ['dynupdate a.org', ['max_bytes 9223372036854775808', 'database /db y'], /max_bytes requires a positive integer/],
    ['dnstap listen tcp://127.0.0.1:6000', ['tls a b'], undefined],
    ['dnstap tcp://[::1', ['identity x'], /Wrong argument count/],
  ])('%s %j: %s', (plugin, options, expected) => {
    const error = errorOf(inBlock(plugin, ...options));
    if (expected === undefined) expect(error).toBeUndefined();
    else expect(error).toMatch(expected);
  });
  test('grpc takes fifteen upstreams and no more', () => {
    const many = (count: number): string => `. {\n    grpc . ${'10.0.0.1 '.repeat(count)}\n}\n`;
    expect(errorOf(many(15))).toBeUndefined();
    expect(errorOf(many(16))).toMatch(/more than 15 TOs configured: 16/);
    // Out of sight it has one nameserver at least, as the file of a system has.
    const beside = (count: number): string | undefined =>
      read(`. {\n    grpc . ${'10.0.0.1 '.repeat(count)}/etc/resolv.conf\n}\n`, { isAbsent: () => false }).value
        .errors[0]?.message;
    expect(beside(14)).toBeUndefined();
    expect(beside(15)).toMatch(/more than 15 TOs configured: 16/);
  });
  test('a zone file is no Corefile, whatever its first word looks like', () => {
    const files = new Map([['/etc/coredns/db.a.org', source('$ORIGIN a.org.\n@ 60 IN SOA ns h 1 2 3 4 5\n')]]);
    const [error] = read('. {\n    import db.*\n    forward . 10.0.0.1\n}\n', { files }).value.errors;
    expect(error?.message).toBe("Unknown directive '$ORIGIN'");
  });
});

/** Each as the real parser says it. */
describe("Go's text/template", () => {
  test.each([
    ['{{ .Name }} 60 IN A 10.9.9.9', undefined],
    ['{{if .A}}a{{else if .B}}b{{else}}c{{end}}', undefined],
    ['{{range $i, $x := .Match}}{{$i}}{{$x}}{{end}}', undefined],
    ['{{ parseInt (index .Match 1) 16 8 }}', undefined],
    ['{{- .Name | printf "%s" -}}', undefined],
    ['{{/* nothing */}}x', undefined],
    ['{{ .Name', 'unclosed action'],
    ['{{ end }}', 'unexpected {{end}}'],
    ['{{if .Name }}x', 'unexpected EOF'],
    ['{{ upper .Name }}', 'function "upper" not defined'],
    ['{{ $x }}', 'undefined variable "$x"'],
    ['{{ .Name | | .Zone }}', 'unexpected "|" in command'],
    ["{{ printf 'ab' }}", "malformed character constant: 'ab'"],
    ["{{ printf '\\q' }}", 'invalid syntax'],
    ['{{ 0x }}', 'illegal number syntax: "0x"'],
    ['{{ ..Name }}', 'unexpected . after term "."'],
    ['{{ 1a }}', 'bad number syntax: "1a"'],
    ['{{ }}', 'missing value for command'],
    ['{{ "a }}', 'unterminated quoted string'],
    ['{{ (.Name }}', 'unclosed left paren'],
    ['{{define "t"}}{{end}}{{define "t"}}{{end}}', 'multiple definition of template "t"'],
    ['{{break}}', '{{break}} outside {{range}}'],
    ['{{range .A}}{{if .B}}{{break}}{{else}}{{continue}}{{end}}{{end}}', undefined],
    ['{{range .A}}{{else}}{{continue}}{{end}}', '{{continue}} outside {{range}}'],
    ['{{range .A}}{{range .B}}{{else}}{{continue}}{{end}}{{end}}', undefined],
    ['{{range .A}}{{block "q" .}}{{break}}{{end}}{{end}}', '{{break}} outside {{range}}'],
    ['{{block "q" .}}{{range .A}}{{break}}{{end}}{{end}}', undefined],
    ["{{ 'a''b' }}", `unexpected "'b'" in operand`],
    ['{{ (.A)"a" }}', 'unexpected "\\"a\\"" in operand'],
    ['{{ .Match(.A) }}', 'unexpected "(" in operand'],
    ['{{ (.A)(.B) }}', 'unexpected "(" in operand'],
    ['{{ (.A)|print }}', undefined],
    ['{{ print(1) }}', 'unexpected "(" in operand'],
    // 120,000 random constants had no other answer of text/template.
    ['{{printf "\\q"}}', 'invalid syntax'],
    ['{{printf "\\x4"}}', 'invalid syntax'],
    ['{{printf "\\400"}}', 'invalid syntax'],
    ['{{printf "\\377\\u1234\\U0010FFFF\\"\\\\"}}', undefined],
    ['{{printf "\\ud800"}}', 'invalid syntax'],
    ['{{printf "\\\'"}}', 'invalid syntax'],
    ['{{1__0}}', 'illegal number syntax: "1__0"'],
    ['{{1_0}}{{0x_a}}{{0x1p4}}{{+0e80_0}}{{.5}}{{1+2i}}{{0e5i}}', undefined],
    ['{{0x1.8}}', 'illegal number syntax: "0x1.8"'],
    ['{{0+1}}', 'bad number syntax: "0+1"'],
    ['{{08}}', 'integer overflow: "08"'],
    ['{{if true}}{{define "u"}}{{end}}{{end}}', 'unexpected <define> in command'],
    ["{{define 'a'}}{{end}}", `unexpected "'a'" in define clause`],
  ])('%s: %s', (text, expected) => {
    expect(goTemplateProblem(text)).toBe(expected);
  });
});

describe('label selectors', () => {
  test.each([
    ['a=b', true],
    ['a=b,c!=d', false],
    ['!a', true],
    ['a in (b, c)', true],
    ['a notin (b)', true],
    ['a', true],
    ['x=', true],
    ['=', false],
    ['a in b', false],
    ['a>x', false],
    ['(', false],
    ['a=b c', false],
    ['-a=b', false],
    ['a/b/c=d', false],
    // As CoreDNS 1.15.0 took or refused them.
    ['a==', true],
    ['a,', false],
    ['a=!', false],
    ['a in b)', false],
    ['a in (b,)', true],
    ['a b', false],
    ['x/y/a=b', false],
    ['a==b', true],
    [',a', false],
    ['a in', false],
    ['a in (-b)', false],
    ['a in (,b)', true],
    ['x.org/a=b', true],
    ['a=-b', false],
    ['!a=b', false],
    ['a,,b', false],
    ['a in (', false],
    ['a in (b),c', true],
    ['X.org/a=b', false],
    ['a=b/c', false],
    ['(a)', false],
    ['a=,b', true],
    ['a in ()', true],
    ['a in (b)c', false],
    ['a notin b', false],
    ['/a=b', false],
    ['a.=b', false],
    ['!', false],
    ['a=(', false],
    ['a in (b', false],
    ['a in (b c)', false],
    ['a nosuch (b)', false],
    ['x/=b', false],
    ['a<1', false],
    ['', true],
    [`${'x'.repeat(63)}=${'y'.repeat(63)}`, true],
    [`${'x'.repeat(64)}=y`, false],
    [`${'x'.repeat(253)}/a`, true],
    [`${'x'.repeat(254)}/a`, false],
  ])('%s: %s', (text, expected) => {
    expect(isLabelSelector(text)).toBe(expected);
  });
});

describe('what other blocks and brackets decide', () => {
  test.each([
    [
      'tls://a.org {\nshed\n}',
      'plugin/shed: only plain DNS server blocks are supported; "tls://a.org.:853" uses transport "tls"',
    ],
    ['https3://.:70000 {\nwhoami\n}', 'address 70000: invalid port'],
    ['. {{\nerrors stderr\n}', 'plugin/errors: invalid log file: stderr'],
    ['. {\nerrors\n}}', "Unknown directive '}}'"],
    ['. {\npprof a:x\n}\n. {\nwhoami\n}', 'cannot serve dns://.:53 - it is already defined'],
  ])('%j', (text, message) => {
    expect(errorOf(text)).toBe(message);
  });

  test('a block that listens nowhere is in nobody’s way', () => {
    const text = '. {\nwhoami\n}\n. {\nbind 127.0.0.1 {\nexcept 127.0.0.1\n}\nwhoami\n}';
    expect(errorOf(text)).toBeUndefined();
  });

  test('a relative file beside the Corefile of a stock image is not what the server opens', () => {
    const text = '. {\nfile db a.org\n}';
    const files = new Map([['/etc/coredns/db', source('no zone\n', '/etc/coredns/db')]]);
    const errors = (more: object): number => read(text, { files, ...more }).value.errors.length;
    expect([errors({}), errors({ stockImage: true }), errors({ stockImage: false })]).toEqual([1, 0, 0]);
    expect(errors({ stockImage: true, workingDirectory: '/etc/coredns' })).toBe(1);
  });

  test('behind a zone file that does not open none is parsed', () => {
    const files = new Map([['/etc/coredns/db', source('no zone\n', '/etc/coredns/db')]]);
    const errors = (lines: string): number => read(`. {\n${lines}\n}`, { files }).value.errors.length;
    expect([errors('file db a.org'), errors('file gone a.org\nfile db b.org')]).toEqual([1, 0]);
  });

  test('a backslash at the end of a key took the dot behind it', () => {
    expect(errorOf('a\\ {\nwhoami\n}', '1.11.3')).toBeUndefined();
    expect(errorOf('a\\ {\nwhoami\n}', '1.15.0')).toMatch(/^error inspecting server blocks: zone is not a valid/);
  });
});
