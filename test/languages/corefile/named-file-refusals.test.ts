/** Files that a plugin reads at its setup: refused for what stands in them, where that is certain (test/conformance/vectors/acceptance/named-files.yaml has what the server says). */
import { describe, expect, test } from '@jest/globals';
import { firstError, read, source } from './read.ts';

const SOA = '@ 3600 IN SOA ns h 1 2 3 4 5\n';

const filesOf = (texts: Readonly<Record<string, string>>) =>
  new Map(Object.entries(texts).map(([name, text]) => [`/etc/coredns/${name}`, source(text, `/etc/coredns/${name}`)]));

const errorWith = (line: string, texts: Readonly<Record<string, string>>, version = '1.15.0'): string | undefined =>
  firstError(`. {\n    ${line}\n}\n`, { version, files: filesOf(texts), isAbsent: () => true });

describe('a zone file', () => {
  const errorOf = (text: string, version?: string) =>
    errorWith('file /etc/coredns/z a.org', { z: SOA + text }, version);

  test.each([
    ['www IN A 300.1.1.1', 'bad A A: "300.1.1.1" at line: 2:18'],
    ['www IN ADDRESS 10.0.0.1', 'not a TTL: "ADDRESS" at line: 2:15'],
    ['t IN TXT "a', 'bad TXT Txt: " " at line: 2:9'],
    ['www IN A 10.0.0.1 10.0.0.2', 'garbage after rdata: "10.0.0.2" at line: 2:26'],
    ['@ IN CAA 0 issue "a" "b"', 'bad CAA Value: "issue" at line: 2:17'],
    ['$GENERATE 3-1 a A 1.1.1.1', 'bad range in $GENERATE range: "3-1" at line: 2:14'],
    ['$GENERATE 1-2/0 a A 1.1.1.1', 'bad step in $GENERATE range: "1-2/0" at line: 2:16'],
    ['$GENERATE x a A 1.1.1.1', 'bad start-stop in $GENERATE range: "x" at line: 2:12'],
    ['$GENERATE 1-2', 'garbage after $GENERATE range: "\\n" at line: 2:13'],
    ['$GENERATE 0-300 a$ A 10.0.0.$', 'bad A A: "10.0.0.256" at line: 257:17'],
    ['$GENERATE 1-2 $$GENERATE 1-2 a A 10.0.0.1', 'nested $GENERATE directive not allowed: "1-2" at line: 1:14'],
    ['b 4294967296 A 1.1.1.1', 'not a TTL: "4294967296" at line: 2:13'],
    ['$TTL 7102w', 'expecting $TTL value, not this...: "7102w" at line: 2:10'],
    ['b 60 DS 70000 8 2 AB', 'bad DS KeyTag: "70000" at line: 2:14'],
    ['b 60 CDNSKEY 257 3 x AAAA', 'bad CDNSKEY Algorithm: "x" at line: 2:21'],
    ['b 60 NAPTR 1 2 u s r .', 'bad NAPTR Flags: "u" at line: 2:17'],
    ['b 60 EUI48 00:00:5e:00:53:2a', 'bad EUI48 Address: "00:00:5e:00:53:2a"'],
    ['b 60 TLSA 3 1 1 "abcd"', 'bad TLSA Certificate: "\\""'],
    ['b 60 RP m', 'bad RP Txt'],
    ['b 60 TXT a\\', 'bad TXT Txt: "a\\\\"'],
    ['b 60 OPT x', 'OPT records do not have a presentation format: " " at line: 2:9'],
    ['b 60 TYPE731 AB', 'bad RFC3597 Rdata: "AB" at line: 2:15'],
    ['b 60 TYPE731 \\# 2 AB', 'bad RFC3597 Rdata: "2"'],
    ['b 60 TYPE731 \\# x AB', 'bad RFC3597 Rdata : "x"'],
    ['b 60 A \\# 4 0A00000Z', 'encoding/hex: invalid byte'],
    ['b 60 HIP 2 AB aaa', 'bad HIP PublicKey: "aaa"'],
    ['b 60 HIP 2 AB AAAA r..s', 'bad HIP RendezvousServers: "r..s"'],
    ['b 60 CERT pgp 0 0 AAAA', 'bad CERT Type: "pgp"'],
    ['b 60 CERT PGP 0 rsasha256 AAAA', 'bad CERT Algorithm: "rsasha256"'],
    ['b 60 DS 1 rsa 2 AB', 'bad DS Algorithm: "rsa"'],
    ['b 60 CSYNC 66 3 A nonsense', 'bad CSYNC TypeBitMap: "nonsense"'],
    ['b 60 NSEC c A type70000', 'bad NSEC TypeBitMap: "type70000"'],
    ['b 60 RRSIG A 8 2 60 20230229000000 1 1 . AA', 'bad RRSIG Expiration: "20230229000000"'],
    ['b 60 RRSIG A 8 2 60 1 20231301000000 1 . AA', 'bad RRSIG Inception: "20231301000000"'],
    ['b 60 SIG typex 8 2 60 1 1 1 . AA', 'bad RRSIG Typecovered: "typex"'],
    ['b 60 LOC 91 N 4 E 0', 'bad LOC Latitude: "91"'],
    ['b 60 LOC 90 0 0.001 N 4 E 0', 'bad LOC Latitude North/South: "N"'],
    ['b 60 LOC 52 60 N 4 E 0', 'bad LOC Latitude minutes: "60"'],
    ['b 60 LOC 52 N 4 1 60 E 0', 'bad LOC Longitude seconds: "60"'],
    ['b 60 LOC 52 N 4 E', 'bad LOC Altitude: '],
    ['b 60 LOC 52 N 4 E 0 0.001m', 'bad LOC Size: "0.001m"'],
    ['b 60 LOC 52 N 4 E 0 1m 90000000.01', 'bad LOC HorizPre: "90000000.01"'],
    ['b 60 APL 10.0.0.0/8', 'missing colon in APL field'],
    ['b 60 APL 1:10.0.0.1/8', 'extra bits in APL address'],
    ['b 60 APL !2:10.0.0.0/8', 'address mismatch with the APL family'],
    ['b 60 APL 3:10.0.0.0/8', 'unrecognized APL family'],
    ['b 60 HTTPS 1 . zzz=1', 'bad SVCB key: "zzz=1"'],
    ['b 60 HTTPS 1 . key01=a', 'bad SVCB key: "key01=a"'],
    ['b 60 SVCB 1 . key3=53', 'bad SVCB key: "key3=53"'],
    ['b 60 HTTPS 1 . alpn=h2,', 'dns: : "alpn=h2,"'],
    ['b 60 HTTPS 1 . alpn="h2"x', 'bad SVCB value quotation'],
    ['b 60 HTTPS 1 . port=65536', 'dns: : "port=65536"'],
    ['b 60 HTTPS 1 . ipv4hint=::1', 'dns: : "ipv4hint=::1"'],
    ['b 60 HTTPS 1 . ipv6hint=::ffff:10.0.0.1', 'dns: : "ipv6hint'],
    ['b 60 HTTPS 1 . ech=AAA', 'dns: : "ech=AAA"'],
    ['b 60 HTTPS 1 . no-default-alpn=x', 'dns: : "no-default-alpn=x"'],
    ['b 60 SVCB 1 . key700=\\300', 'dns: : "key700'],
    ['b 60 NID 10 0014:4fff:ff20', 'NodeID/Locator64'],
    ['b 60 EUI64 00-00-5e-ef-10-00-00', 'bad EUI64 Address'],
    ['b 60 GPOS -32.6 116.8 x', 'bad GPOS Altitude: "x"'],
    ['b 60 MB a b', 'garbage after rdata'],
    ['b 60 AMTRELAY 10 2 1 192.0.2.1', 'bad discovery value: "2"'],
    ['b 60 AMTRELAY 10 0 2 192.0.2.1', 'dns: : "192.0.2.1"'],
    // Behind the key the line is to end once more.
    ['b 60 IPSECKEY 10 1 2 192.0.2.1 AQNR\nc 60 A 10.0.0.1', 'garbage after rdata: "c" at line: 3:2'],
  ])('with %s is refused', (text, problem) => {
    expect(errorOf(`${text}\n`)).toContain(problem);
  });

  test.each([
    '$GENERATE 0-255 a$ A 10.0.0.$',
    '$GENERATE 0-20/5 $ IN CNAME a$$b',
    '$GENERATE 1-3 ${0,3,d} A 30.0.0.1',
    '$GENERATE 1-3 a\\$ A 30.0.0.$',
    'b 4294967295 A 1.1.1.1',
    '$TTL 7101w',
    'b 60 DS 1 RSASHA256 2 ( AB\n CD )',
    'b 60 DNSKEY 257 3 8 AAAA BBBB',
    'b 60 NAPTR 1 2 "" "s" "!a!b!" .',
    'b 60 TLSA 3 1 1 ab cd',
    'b 60 LOC 52 N 4 E 0',
    'b 60 LOC 90 0 0 s 180 0 0 w -2.00m .5 90000000 1M',
    'b 60 TXT a\\\\',
    'b 60 TYPE731 \\# 2 ZZ ZZ',
    'b 60 TYPE1 whatever',
    'b 60 A \\# 0',
    'b 60 HIP 2 AB AAA= r s.b.org.',
    'b 60 CERT 1 0 ECC-GOST AA AA',
    'b 60 DS 1 rsasha256 2 AB',
    'b 60 CSYNC 66 3 a ABCD12',
    'b 60 RRSIG TYPE700 RSASHA256 2 60 20240229235959.5 4294967295 1 . AA',
    'b 60 APL',
    'b 60 APL ( 1:10.0.0.0/8\n !2:fd00::/8 )',
    'b 60 HTTPS 0 c',
    'b 60 HTTPS 1 . alpn="h2,h3" mandatory=zzz ipv4hint=10.0.0.1, key700="a b" ech= key7000',
    'b 60 SVCB 1 . alpn=a\\\\,b dohpath=/dns{?dns} ohttp',
    'b 60 NID 10 0014:4fff-ff20:ee64',
    'b 60 GPOS inf 1e3 0x1p2',
    'b 60 AMTRELAY 10 1 0 .',
    'b 60 IPSECKEY 10 3 2 g AQNR',
    'b 60 TKEY a 1 b 2 c',
  ])('with %s is not', (text) => {
    expect(errorOf(`${text}\n`)).toBeUndefined();
  });

  test('had a TTL of more than 32 bits before 1.14.7', () => {
    expect(errorOf('b 4294967296 A 1.1.1.1\n', '1.13.1')).toBeUndefined();
  });

  test('is not looked at where it generates too much', () => {
    const large = '$GENERATE 1-32000 a$ 60 A 10.0.0.1\n';
    expect(errorOf(large.replace('10.0.0.1', 'x'))).toContain('bad A A: "x" at line: 1:9');
    expect(errorOf(`${large}${large.replace('10.0.0.1', 'x')}`)).toBeUndefined();
    expect(errorOf(`${large}${large}b A x\n`)).toContain('bad A A: "x" at line: 4:5');
  });

  test.each([
    'www IN A {{ .Values.address }}',
    'www IN A ${ADDRESS}',
    'www IN A SERVER_ADDRESS',
    'www IN A <address>',
    'www IN A @address@',
  ])('with %s is filled in first', (text) => {
    expect(errorOf(`${text}\n`)).toBeUndefined();
  });

  test('ended at what could not be parsed before 1.11.4', () => {
    expect(errorOf('www IN A 300.1.1.1\n', '1.11.3')).toBeUndefined();
    expect(errorWith('file /etc/coredns/z a.org', { z: `www 5 A 300.1.1.1\n${SOA}` }, '1.11.3')).toContain(
      'no SOA record',
    );
  });

  test('is read on in what it includes, where that is in sight', () => {
    const errorOfTwo = (more: Readonly<Record<string, string>>) =>
      errorWith('file /etc/coredns/z a.org', { z: `${SOA}$INCLUDE more.inc\n`, ...more });
    expect(errorOfTwo({ 'more.inc': 'www 5 IN A 10.0.0.1\n' })).toBeUndefined();
    expect(errorOfTwo({ 'more.inc': 'www IN A 10.0.0\n' })).toContain('/etc/coredns/more.inc: dns: bad A A: "10.0.0"');
    expect(errorOfTwo({})).toContain("failed to open `more.inc'");
  });

  test('shows no long word of a file that is none', () => {
    expect(errorOf(`k IN A ${'M'.repeat(30)}${'I'.repeat(30)}\n`)).toBeUndefined();
    expect(errorOf(`k IN A ${'Mi'.repeat(30)}\n`)).toContain('bad A A: "..."');
  });
});

describe('a file of keys', () => {
  const errorOf = (text: string) => errorWith('tsig {\n secrets /etc/coredns/keys\n }', { keys: text });
  const KEY = 'key "k." {\n  algorithm hmac-sha256;\n  secret "c2VjcmV0";\n};\n';

  test('is taken line by line', () => {
    expect(errorOf(KEY)).toBeUndefined();
    expect(errorOf(KEY.replaceAll('\n  ', ' '))).toContain('Wrong argument count');
    expect(errorOf(KEY + KEY)).toContain('Wrong argument count');
    expect(errorOf(`# keys\n${KEY}`)).toContain('Wrong argument count');
  });

  test.each(['{{ .Values.keys }}', '$ANSIBLE_VAULT;1.1;AES256\n3939'])('may be another one: %s', (text) => {
    expect(errorOf(text)).toBeUndefined();
  });
});

describe('certificates', () => {
  const errorOf = (crt: string, key: string) =>
    errorWith('tls /etc/coredns/crt /etc/coredns/key', { crt, key }, '1.15.0');
  const pem = (type: string) => `-----BEGIN ${type}-----\nAAAA\n-----END ${type}-----\n`;

  test('have the blocks that are looked for', () => {
    expect(errorOf(pem('CERTIFICATE'), pem('EC PRIVATE KEY'))).toBeUndefined();
    expect(errorOf(pem('EC PRIVATE KEY'), pem('CERTIFICATE'))).toContain('PEM inputs may have been switched');
    expect(errorOf(pem('CERTIFICATE'), pem('CERTIFICATE'))).toContain('found a certificate rather than a key');
    expect(errorOf('nonsense\n', 'nonsense\n')).toContain('failed to find any PEM data in certificate input');
  });

  test.each([
    '',
    'REPLACE_ME\n',
    '# put your certificate here\n',
    'version https://git-lfs.github.com/spec/v1\n',
    '\0GITCRYPT\0\x01',
  ])('may be filled in later: %j', (text) => {
    expect(errorOf(text, text)).toBeUndefined();
  });
});

test('a database is no text', () => {
  const errorOf = (text: string) => errorWith('geoip /etc/coredns/db', { db: text });
  expect(errorOf('nonsense\n')).toContain('invalid MaxMind DB file');
  expect(errorOf('\uFFFD\0MaxMind.com')).toBeUndefined();
});

test.each([
  ['dnssec {\nkey file /etc/keys/Ka\n}', true, 'plugin/dnssec: open /etc/keys/Ka.key: no such file or directory'],
  [
    'kubernetes {\nkubeconfig /etc/kube/config\n}',
    true,
    'plugin/kubernetes: stat /etc/kube/config: no such file or directory',
  ],
  [
    'tls /etc/certs/a.pem /etc/certs/b.pem',
    true,
    'plugin/tls: could not load TLS cert: open /etc/certs/a.pem: no such file or directory',
  ],
  ['tls /etc/ssl/a.pem /etc/ssl/b.pem', true, undefined],
  ['tls /etc/a.pem /etc/b.pem', true, undefined],
  ['dnssec {\nkey file /etc/keys/Ka\n}', false, undefined],
  ['hosts /etc/elsewhere/hosts', true, undefined],
])('what a folder of /etc that no stock image has lacks: %j, all mounts in sight %j', (lines, isAbsent, expected) => {
  const more = { stockImage: true, isAbsent: () => isAbsent };
  expect(read(`a.org {\n${lines}\nwhoami\n}`, more).value.errors[0]?.message).toBe(expected);
});
