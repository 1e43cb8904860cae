/**
 * Random zone files with slips, and which of them named loads: one that loopgate takes for sound is loaded, and one with a certain fault
 * is not. `node test/conformance/generate-zones.mjs SEED COUNT`, with named of BIND in the path; it listens on loopback only.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dice } from './generate.mjs';

export function zoneFile(d, zone) {
  const scale = d.of([0.03, 0.1, 0.1, 0.3, 1]);
  const good = (share) => !d.chance((1 - share) * scale);
  const rare = (share) => d.chance(share * scale);
  const ttl = () => (good(0.7) ? d.of(['60', '3600', '1h', '5m', '1d', '0']) : d.of(['2147483647', '2147483648', '4294967295', '4294967296', '99999999999', '1w', '1h30m', '1h30', 'h', '1x', '-1', '1H', '1y', '300s', '1.5h', '0x10', '1w2d', '999999999w', '30000w', '1d1d', '4000000000', '3000000000', '5m1h']));
  const num = () => (good(0.75) ? d.of(['1', '7200', '2024010101', '1h', '30', '5']) : d.of(['4294967295', '4294967296', '2147483648', '1x', '-1', '1h30m', 'abc', '99999999999', '1.5', '0', '1w', '0x1', '3000000000', '65536']));
  const host = () =>
    good(0.75) ? d.of(['ns', `ns.${zone}.`, 'ns.other.net.', 'www', '@', 'mail', 'a.b']) : d.of(['10.0.0.1', 'ns..x', '_x', 'a_b', '-x', 'x-', '*', 'missing', 'alias', `${'l'.repeat(63)}`, `${'l'.repeat(64)}`, '.', '"ns"', 'ns.', 'a*b', '1', 'x.y.z.', 'A\\.b', 'a/b', 'a@b', 'ü', '$x', 'ns.other.net']);
  const owner = () =>
    good(0.75)
      ? d.of(['www', 'mail', 'a.b', 'x', 'ns', '@', 'sub', ''])
      : d.of(['*', '*.w', '_srv._tcp', 'a_b', '-x', 'x-', 'www.other.net.', `www.${zone}.`, '..', 'a..b', `${'l'.repeat(63)}`, `${'l'.repeat(64)}`, '1', 'IN', 'A', '60', 'TXT', 'CH', '\\*', 'a*', '*.*', 'x.*', '"q"', 'in', 'ü', 'alias', '$', 'a/b', '@x', 'ANY']);
  const v4 = () => (good(0.8) ? d.of(['10.9.9.8', '192.0.2.1', '0.0.0.0']) : d.of(['10.9.9.999', '10.9.9', '1', '010.9.9.8', '10.9.9.8.', '10.9.9.8/32', '::1', 'www', '10.9.9.8.1', '1.2.3.0x4', '10.9.9.08', '"10.9.9.8"', '256.1.1.1']));
  const v6 = () => (good(0.8) ? d.of(['2001:db8::1', '::1', '::']) : d.of(['2001:db8::g', '1::2::3', '::ffff:10.0.0.1', 'fe80::1%eth0', '10.0.0.1', '[::1]', '1:2:3:4:5:6:7:8:9', '2001:db8::1/64', '::10.0.0.1', '1:2:3:4:5:6:7', '2001:DB8::1', '0:0:0:0:0:0:0:0', '12345::']));
  const txt = () => (good(0.7) ? d.of(['"hello"', 'hello', '"a b" "c"', 'v=spf1', '""']) : d.of(['"unclosed', 'a"b', '"a\\"b"', '"' + 'x'.repeat(255) + '"', '"' + 'x'.repeat(256) + '"', 'y'.repeat(256), "'q'", '"a";c', '"a""b"', 'a;b', '', '\\010', '\\999', '"a\nb"', '"a" ( "b"', '(', ')', '"("', 'ü', '\\', '"a\\']));
  const data = {
    A: () => v4(),
    AAAA: () => v6(),
    NS: () => host(),
    CNAME: () => host(),
    PTR: () => host(),
    MX: () => `${good(0.8) ? d.of(['10', '0', '65535', '010', '08']) : d.of(['65536', '-1', 'abc', '', '9999', '10000'])} ${host()}`,
    SRV: () => `${good(0.5) ? d.of(['0', '1', '10']) : d.of(['65536', 'x', '010'])} 5 ${good(0.5) ? d.of(['80', '53', '0']) : '65536'} ${host()}`,
    CAA: () => `${good(0.5) ? d.of(['0', '128']) : d.of(['256', '-1', '1'])} ${good(0.5) ? 'issue' : d.of(['issue', 'iodef', 'issue-x', 'xyz', 'ISSUE', 'issuewild', 'i1'])} ${good(0.5) ? '"ca.example"' : d.of(['"ca.example"', 'ca.example', '";"', '"mailto:a@b"', '"a" "b"'])}`,
    TXT: () => txt(),
    DNAME: () => host(),
  };
  const other = () =>
    d.of([
      'SPF "x"',
      'HINFO a b',
      'HINFO a',
      'FOO x',
      'TYPE65280 \\# 1 00',
      'TYPE1 \\# 4 0A000001',
      'DS 1 8 2 AB',
      'SSHFP 1 1 ab',
      'NAPTR 1 1 "" "" "" .',
      'LOC 1',
      'RP a b',
      'TLSA 1 1 1 ab',
      'SVCB 1 . alpn=h2',
      'HTTPS 1 . foo=bar',
      'SVCB 0 www',
      'URI 1 1 "x"',
      'ANY x',
      'AXFR x',
      'OPT x',
      'NSEC a A',
      'DNSKEY 1 3 8 AQ==',
      'WKS 10.0.0.1 TCP 25',
      'SOA a b 1 2 3 4 5',
      'TSIG',
      'RRSIG A',
    ]);
  const cls = () => (good(0.9) ? d.of(['IN', 'IN', '']) : d.of(['CH', 'HS', 'in', 'ANY', 'CLASS1', 'NONE', 'IN IN']));
  const rec = (o, type, value) => {
    const t = d.chance(0.3) ? ttl() : '';
    const c = cls();
    const both = d.chance(0.6) ? [t, c] : [c, t];
    return `${o} ${both.filter(Boolean).join(' ')} ${type} ${value}`.replace(/ +/g, ' ');
  };
  const lines = [];
  if (d.chance(0.9)) lines.push(`$TTL ${ttl()}`);
  if (rare(0.4))
    lines.push(
      d.of([
        `$ORIGIN ${zone}.`,
        '$ORIGIN sub',
        '$ORIGIN',
        '$ORIGIN other.net.',
        '$origin @',
        '$ORIGIN .',
        '$ORIGIN a b',
        '$TTL',
        '$TTL x',
        '$TTL 60 60',
        '$FOO x',
        '$INCLUDE nofile',
        '$INCLUDE',
        '$GENERATE 1-3 h$ A 10.0.0.$',
        '$GENERATE 1-3 h A',
        '$GENERATE x h$ A 1',
        '$DATE 20200101000000',
        '; c',
        '',
        '   ',
        '\t;x',
        '(',
        ')',
        '( )',
        '$TTL 60 ; c',
        '$ttl 60',
        '$TTL 1h ; x',
        '$TTL 60;x',
      ]),
    );
  const soaO = good(0.8) ? '@' : d.of([`${zone}.`, 'www', '', ' ', 'other.net.', '..']);
  const soaMulti = d.chance(0.4);
  const soaNums = [num(), num(), num(), num(), num()];
  if (rare(0.1)) soaNums.pop();
  if (rare(0.1)) soaNums.push('7');
  const m1 = good(0.9) ? d.of(['ns', 'ns.other.net.']) : host(),
    m2 = good(0.9) ? d.of(['root', 'root.other.net.']) : d.of(['a\\.b.c.', 'a@b.c', '"r"', host(), '.']);
  if (good(0.9)) lines.push(soaMulti ? `${rec(soaO, 'SOA', `${m1} ${m2} (\n\t${soaNums.join(' ; c\n\t')}${d.of([' )', '\n)', rare(0.5) ? '' : ')', ' ) ; end'])}`)}` : rec(soaO, 'SOA', `${m1} ${m2} ${soaNums.join(' ')}`));
  if (good(0.8)) lines.push(rec(d.of(['@', '@', '', `${zone}.`]), 'NS', good(0.6) ? d.of(['ns.other.net.', 'ns']) : host()));
  if (good(0.7)) lines.push(rec('ns', 'A', good(0.7) ? '10.9.9.1' : v4()));
  const n = d.upTo(5);
  for (let i = 0; i < n; i++) {
    if (rare(0.4)) lines.push(rec(owner(), other(), ''));
    else {
      const t = d.of(Object.keys(data));
      lines.push(rec(owner(), t, data[t]()));
    }
  }
  if (rare(0.4))
    lines.push(
      d.of([
        'www',
        'IN',
        'www IN',
        'www A',
        'www 60 IN',
        '60',
        '(',
        'www IN A ( 10.9.9.8',
        'www IN A 10.9.9.8 )',
        'www IN A 10.9.9.8 x',
        'www IN A ; c',
        '$TTL 99999999999',
        '$ORIGIN sub',
        'x IN CNAME www\nx IN A 1.2.3.4',
        'x IN CNAME a\nx IN CNAME b',
        'd IN NS ns.d',
        'd IN NS ns.d\nns.d A 1.2.3.4',
        '*.d IN NS ns',
        '@ IN CNAME www',
        '@ DNAME other.net.',
        'www\tIN\tA\t10.9.9.8',
        'www IN A 10.9.9.8\r',
        '\u0000',
        'www IN a 10.9.9.8',
        'WWW IN A 10.9.9.8',
        'd IN DNAME x\nd IN A 1.2.3.4',
        'd IN DNAME x\ny.d IN A 1.2.3.4',
        'www IN A "10.9.9.8"',
        'w IN TXT "a\nb"',
        'e DNAME x\ne DNAME y',
      ]),
    );
  let text = lines.join('\n');
  if (rare(0.1)) text = text.replaceAll('\n', '\r\n');
  if (rare(0.06)) text = '\ufeff' + text;
  if (good(0.7)) text += '\n';
  return text;
}

/** Which zones named loads, by its log. */
async function loadedBy(files) {
  const folder = mkdtempSync(join(tmpdir(), 'zones-'));
  const zones = [...files.keys()].map((zone) => `zone "${zone}" { type primary; file "${zone}"; };`);
  const options = `directory "${folder}"; listen-on port 5399 { 127.0.0.1; }; listen-on-v6 { none; }; pid-file none; session-keyfile none; recursion no; notify no;`;
  for (const [zone, text] of files) writeFileSync(join(folder, zone), text);
  writeFileSync(join(folder, 'named.conf'), `options { ${options} };\ncontrols { };\n${zones.join('\n')}\n`);
  const log = join(folder, 'log');
  const out = openSync(log, 'w');
  const named = spawn('named', ['-g', '-c', join(folder, 'named.conf')], { stdio: ['ignore', out, out] });
  const ended = new Promise((done) => named.on('exit', done));
  for (let tries = 0; tries < 300 && !/all zones loaded|exiting/.test(readFileSync(log, 'utf8')); tries += 1) await new Promise((done) => setTimeout(done, 200));
  named.kill();
  await ended;
  const loaded = new Set([...readFileSync(log, 'utf8').matchAll(/zone (\S+)\/IN: loaded serial/g)].map(([, zone]) => zone));
  rmSync(folder, { recursive: true, force: true });
  return loaded;
}

async function compare(seed, count) {
  register('../../scripts/typescript-loader.mjs', import.meta.url);
  const { readZoneFile } = await import('../../src/languages/shared/zone-file.ts');
  const { isSound } = await import('../../src/languages/shared/sound-zone.ts');
  const { zoneFault } = await import('../../src/languages/bind/zone-data.ts');
  const names = Array.from({ length: count }, (_, index) => `z${index}.org`);
  const files = new Map(names.map((zone, index) => [zone, zoneFile(dice(seed + index), zone)]));
  const loaded = await loadedBy(files);
  const wrong = [...files].flatMap(([zone, text]) => {
    const file = readZoneFile(text, `${zone}.`);
    const fault = zoneFault(file, `${zone}.`);
    const [taken, refused] = [isSound(file, `${zone}.`) && !loaded.has(zone), fault !== undefined && loaded.has(zone)];
    return taken || refused ? [{ zone, says: fault ?? 'sound', text }] : [];
  });
  console.log({ count, loaded: loaded.size, wrong: wrong.length });
  for (const one of wrong) console.log(JSON.stringify(one));
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await compare(Number(process.argv[2]), Number(process.argv[3]));
