import { describe, expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../../support/scan-texts.ts';

const ITSELF = '172.20.0.53';
const COREFILE = `. {\n    forward . ${ITSELF}\n}\n`;
const STOCK = 'FROM coredns/coredns:1.11.3\nCOPY Corefile /Corefile\nCMD ["-conf", "/Corefile"]\n';

/** One service at 172.20.0.53. */
const project = (service: string): string => `services:
  dns:
    ${service.replaceAll('\n', '\n    ')}
    networks: { lan: { ipv4_address: ${ITSELF} } }
networks: { lan: { ipam: { config: [{ subnet: 172.20.0.0/24 }] } } }
`;

const ALWAYS = [expect.stringMatching(/^error LG101 \S+:2:15 always absent/)];
function assumedIn(files: Readonly<Record<string, string>>): readonly unknown[] {
  return scanTexts(files).report.findings.flatMap((one) =>
    one.code === 'LG101' ? [one.severity, one.certainty, ...one.assumptions] : [],
  );
}

describe('what Compose builds', () => {
  test.each<[string, string]>([
    ['a list', STOCK],
    ['an entrypoint', 'FROM coredns/coredns\nADD Corefile /etc/\nENTRYPOINT ["/coredns", "-conf", "/etc/Corefile"]\n'],
    ['what a shell runs', 'FROM alpine\nCOPY Corefile /x\nCMD exec coredns -conf /x\n'],
    ['lines that go on', 'FROM coredns/coredns\nCOPY \\\n# which one\n  Corefile \\\n  /Corefile\n'],
    ['a list of files', 'FROM coredns/coredns\nCOPY ["Corefile", "/Corefile"]\n'],
    [
      'the folder that it works in',
      'FROM coredns/coredns\nWORKDIR /etc\nWORKDIR coredns\nCOPY --chown=1 Corefile ./\n',
    ],
    ['a pattern', 'FROM coredns/coredns\nCOPY Core* /etc/\nCMD ["-conf", "/etc/Corefile"]\n'],
    ['a place from the top of the context', 'FROM coredns/coredns\nCOPY /Corefile /\n'],
    ['a place that would lead out of it', 'FROM coredns/coredns\nCOPY ../Corefile /Corefile\n'],
    [
      'a command before the entrypoint',
      'FROM coredns/coredns\nCOPY Corefile /c\nCMD ["-conf", "/c"]\nENTRYPOINT ["/coredns"]\n',
    ],
    [
      'a command of a stage below',
      'FROM coredns/coredns AS A\nCMD ["-conf", "/x"]\nFROM a\nCOPY Corefile /\nENTRYPOINT ["/coredns"]\n',
    ],
    ['a whole folder', 'FROM coredns/coredns\nCOPY . /etc/coredns\nCMD ["-conf", "/etc/coredns/Corefile"]\n'],
    ['another stage', `FROM golang AS made\nRUN make\n${STOCK}COPY --from=made /x /x\n`],
    [
      'a program of another image',
      'FROM scratch\nCOPY --from=coredns/coredns /coredns /coredns\nCOPY Corefile /Corefile\nENTRYPOINT ["/coredns"]\n',
    ],
    [
      'a stage below',
      `${STOCK.replace('FROM coredns/coredns:1.11.3', 'FROM coredns/coredns AS base')}\nFROM base\nLABEL a=b\n`,
    ],
  ])('%s', (_, dockerfile) => {
    const files = { 'compose.yaml': project('build: ./dns'), 'dns/Corefile': COREFILE };
    expect(loudIn({ ...files, 'dns/Dockerfile': dockerfile })).toEqual(ALWAYS);
  });

  test.each<[string, string]>([
    ['install a program', 'FROM alpine\nRUN apk add coredns\nCOPY Corefile /c\nCMD ["coredns", "-conf", "/c"]\n'],
    ['change it', 'FROM my/coredns\nCOPY Corefile /Corefile\nRUN <<END\nCMD x\nEND\nENTRYPOINT ["/coredns"]\n'],
    ['lie in a stage below', 'FROM my/coredns AS a\nRUN x\nFROM a\nCOPY Corefile /Corefile\nENTRYPOINT ["/coredns"]\n'],
  ])('commands that %s are an assumption', (_, dockerfile) => {
    const files = { 'compose.yaml': project('build: dns'), 'dns/Corefile': COREFILE };
    expect(assumedIn({ ...files, 'dns/Dockerfile': dockerfile })).toEqual([
      'warning',
      'assumed',
      'what builds the image of dns leaves its configuration as it is',
    ]);
  });

  test('a program of its own may have other plugins than a released one', () => {
    const files = { 'compose.yaml': project('build: dns'), 'dns/Corefile': '. {\n    own\n    forward . 9.9.9.9\n}\n' };
    const built = (image: string): string => `FROM golang AS b\nFROM coredns/coredns:1.11.3\n${image}COPY Corefile /\n`;
    const copied = built('COPY --from=b /go/coredns /coredns\n');
    expect(loudIn({ ...files, 'dns/Dockerfile': copied })).toEqual([]);
    expect(loudIn({ ...files, 'dns/Dockerfile': built('') })).toEqual([expect.stringMatching(/^error LG401/)]);
  });

  test('what a context leaves out is an assumption', () => {
    const files = { 'compose.yaml': project('build: dns'), 'dns/Corefile': COREFILE, 'dns/.dockerignore': '*\n' };
    expect(assumedIn({ ...files, 'dns/Dockerfile': STOCK })).toContain('assumed');
  });

  test.each<[string, string, readonly string[]]>([
    ['an image', 'ARG BASE=coredns/coredns\nFROM $BASE\nCOPY Corefile /Corefile\n', ['note LG801 dns/Dockerfile:2:6']],
    [
      'a tag',
      'ARG V=1\nFROM coredns/coredns:$V\nCOPY Corefile /Corefile\n',
      ['error LG101 dns/Corefile:2:15 always absent'],
    ],
    ['a copy', 'FROM coredns/coredns\nCOPY $F /Corefile\n', ['note LG801 dns/Dockerfile:1:6']],
  ])('what fills in %s is not followed', (_, dockerfile, expected) => {
    const files = { 'compose.yaml': project('build: dns'), 'dns/Corefile': COREFILE, 'dns/Dockerfile': dockerfile };
    expect(scanTexts(files).said.filter((one) => !/LG202|LG305/.test(one))).toEqual(expected);
  });

  test.each<[string, boolean, string]>([
    ['is', true, `ENV UP=${ITSELF}\n`],
    ['that a variable fills in is not known', false, `ARG A=${ITSELF}\nENV UP=$A\n`],
  ])('a value %s', (_, loops, env) => {
    const files = { 'compose.yaml': project('build: dns'), 'dns/Corefile': COREFILE.replace(ITSELF, '{$UP}') };
    const dockerfile = `FROM coredns/coredns:1.15.0\n${env}COPY Corefile /Corefile\n`;
    expect(loudIn({ ...files, 'dns/Dockerfile': dockerfile })).toEqual(loops ? ALWAYS : []);
  });

  test.each<[string, boolean, string]>([
    ['a folder over a file', false, 'COPY Corefile /c/Corefile\nCOPY sound /c\n'],
    ['a file over a folder', true, 'COPY sound /c\nCOPY Corefile /c/Corefile\n'],
    ['a folder that has another file', true, 'COPY Corefile /c/\nCOPY other /c\n'],
    ['a folder that a pattern fits', false, 'COPY Corefile /c/\nCOPY so* /c/\n'],
  ])('the later copy counts: %s', (_, loops, copies) => {
    const files = {
      'compose.yaml': project('build: dns'),
      'dns/Corefile': COREFILE,
      'dns/other/x': '',
      'dns/sound/Corefile': '. {\n    forward . 9.9.9.9\n    loop\n}\n',
      'dns/Dockerfile': `FROM coredns/coredns\n${copies}CMD ["-conf", "/c/Corefile"]\n`,
    };
    expect(loudIn(files)).toEqual(loops ? ALWAYS : []);
  });

  test('an entrypoint that a shell runs takes no command', () => {
    const files = { 'compose.yaml': project('build: dns\ncommand: -conf /x'), 'dns/Corefile': COREFILE };
    const dockerfile = 'FROM alpine\nCOPY Corefile /c\nENTRYPOINT exec coredns -conf /c\nCMD ["-conf", "/y"]\n';
    expect(loudIn({ ...files, 'dns/Dockerfile': dockerfile })).toEqual(ALWAYS);
  });

  test('a command that a shell would run is no argument of the entrypoint', () => {
    const files = { 'compose.yaml': project('build: dns'), 'dns/Corefile': COREFILE };
    for (const command of ['-conf /Corefile', "['-conf', '/Corefile']"])
      expect(loudIn({ ...files, 'dns/Dockerfile': `${STOCK}CMD ${command}\n` })).toEqual([
        'error LG401 dns/Dockerfile:4:5',
      ]);
  });

  test.each<[string, string, string]>([
    ['another file', 'build: { context: dns, dockerfile: ../Own }', 'Own'],
    ['the folder of the project', 'build: { dockerfile: dns/Own }', 'dns/Own'],
    ['a stage', 'build: { context: dns, target: Two }', 'dns/Dockerfile'],
  ])('%s is taken', (_, build, path) => {
    const from = build.includes('context') ? '' : 'dns/';
    const dockerfile = `FROM alpine AS one\nFROM coredns/coredns AS two\nCOPY ${from}Corefile /Corefile\n`;
    const more = build.includes('target') ? 'FROM nginx\n' : '';
    const files = { 'compose.yaml': project(build), 'dns/Corefile': COREFILE, [path]: dockerfile + more };
    expect(loudIn(files)).toEqual(ALWAYS);
  });

  test('a text in place is taken', () => {
    const build = 'build:\n  dockerfile_inline: |\n    FROM coredns/coredns\n    COPY Corefile /\n';
    expect(loudIn({ 'compose.yaml': project(build), Corefile: COREFILE })).toEqual(ALWAYS);
  });

  test('volumes and commands of the service come over it', () => {
    const over = project('build: dns\ncommand: -conf /other\nvolumes: ["./sound:/other"]');
    const files = {
      'dns/Dockerfile': STOCK,
      'dns/Corefile': COREFILE,
      sound: '. {\n    forward . 9.9.9.9\n    loop\n}\n',
    };
    expect(loudIn({ ...files, 'compose.yaml': over })).toEqual([]);
    const hidden = project('build: dns\nvolumes: ["./sound:/Corefile"]');
    expect(loudIn({ ...files, 'compose.yaml': hidden })).toEqual([]);
  });

  test('of an image that is built elsewhere its name is an assumption', () => {
    const service = 'build: https://example.org/x.git\nimage: coredns/coredns\nvolumes: ["./Corefile:/Corefile"]';
    expect(assumedIn({ 'compose.yaml': project(service), Corefile: COREFILE })).toEqual([
      'warning',
      'assumed',
      'the image coredns/coredns is as its name says',
    ]);
  });

  test('what serves no names is nothing to it', () => {
    const files = {
      'compose.yaml': project('build: .'),
      Dockerfile: 'FROM nginx\nCOPY Corefile /srv/\nCMD ["nginx"]\n',
    };
    expect(loudIn({ ...files, Corefile: COREFILE })).toEqual([]);
  });

  test.each<[string, string]>([
    ['a variable that doubles', `ENV A=xx\n${'ENV A=$A$A\n'.repeat(1900)}COPY Corefile /$A\n`],
    ['a stage for each line', 'FROM a AS a\n'.repeat(1999)],
    ['many files under many volumes', `COPY ${'x '.repeat(100_000)}/x/\n`],
  ])('%s is no more work than it is long', (_, dockerfile) => {
    const volumes = Array.from({ length: 2000 }, (_, index) => `"./v${index}:/v/${index}"`).join(', ');
    const files = { 'compose.yaml': project(`build: dns\nvolumes: [${volumes}]`), 'dns/Corefile': COREFILE };
    expect(loudIn({ ...files, 'dns/Dockerfile': `FROM coredns/coredns AS z\n${dockerfile}` })).toEqual([]);
  });

  test.each([[0], [1]])('%d characters more than are read are said', (more) => {
    const files = { 'compose.yaml': project('build: dns'), 'dns/Corefile': COREFILE };
    const dockerfile = `${STOCK}#`.padEnd(256 * 1024 + more, 'x');
    const found = loudIn({ ...files, 'dns/Dockerfile': dockerfile });
    expect(found).toEqual(more === 0 ? ALWAYS : ['warning LG802 dns/Dockerfile:1:1']);
  });
});
