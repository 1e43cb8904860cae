/** Which project runs: by `.env`, or by the files that a command names. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const corefile = (guard: boolean): string => `. {\n    forward . 8.8.8.8\n${guard ? '    loop\n' : ''}}\n`;
const compose = (mounted: string): string =>
  `services:\n  dns:\n    image: coredns/coredns:1.11.3\n    command: -conf /etc/Corefile\n    volumes: ["${mounted}:/etc/Corefile:ro"]\n`;
const BASE = { 'compose.yaml': compose('./Corefile'), Corefile: corefile(true) };
const OVER = { 'o.yml': 'services: {dns: {volumes: ["./x:/etc/Corefile:ro"]}}\n', x: corefile(false) };

function lost(head: Readonly<Record<string, string>>, base: Readonly<Record<string, string>> = BASE) {
  return scanTexts(head, base)
    .report.findings.filter(({ severity }) => severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);
}

test('another file of `.env` takes the place of the usual one', () => {
  const stack = { 'stack.yml': compose('./x'), x: corefile(false) };
  expect(lost({ ...BASE, ...stack, '.env': 'COMPOSE_FILE=stack.yml\n' })).toEqual(['error LG201 x']);
  expect(lost({ ...BASE, ...stack, '.env': 'COMPOSE_FILE=compose.yaml\n' })).toEqual([]);
  expect(lost({ ...BASE, ...stack, x: corefile(true), '.env': 'COMPOSE_FILE=stack.yml\n' })).toEqual([]);
  const separated = 'COMPOSE_PATH_SEPARATOR=,\nCOMPOSE_FILE=compose.yaml,o.yml\n';
  expect(lost({ ...BASE, ...OVER, '.env': separated })).toEqual(['error LG201 x']);
});

test.each([
  ['up.sh', 'docker compose -f compose.yaml -f o.yml up -d\n'],
  ['bin/up.sh', 'cd "$(dirname "$0")/.."\ndocker-compose --file=compose.yaml \\\n  --file o.yml up\n'],
  ['Makefile', 'COMPOSE := docker compose -p x -f compose.yaml -f o.yml\nup:\n\t$(COMPOSE) up -d\n'],
  ['.github/workflows/d.yml', 'jobs: {a: {steps: [{run: "docker compose -f compose.yaml -f o.yml up -d"}]}}\n'],
])('a new command in %s lays a file over the others', (path, text) => {
  expect(lost({ ...BASE, ...OVER, [path]: text })).toEqual(['error LG201 x']);
  expect(lost({ ...BASE, ...OVER, x: corefile(true), [path]: text })).toEqual([]);
});

test('a command that named other files before has them put in their place', () => {
  const by = (files: string): Record<string, string> => ({ 'up.sh': `docker compose ${files} up -d\n` });
  const base = { ...BASE, ...by('') };
  expect(lost({ ...BASE, ...OVER, ...by('-f compose.yaml -f o.yml') }, base)).toEqual(['error LG201 x']);
  const other = { 'prod/c.yml': compose('./x'), 'prod/x': corefile(false) };
  expect(lost({ ...BASE, ...other, ...by('-f prod/c.yml') }, base)).toEqual(['error LG201 prod/x']);
  expect(lost({ ...BASE, ...OVER, ...by('') }, base)).toEqual([]);
});

test('a loop that only the files of a command make is found', () => {
  const open = { 'compose.yaml': compose('./Corefile'), Corefile: '.:53 {\n    forward . /etc/resolv.conf\n}\n' };
  const own = { 'lan.yml': 'services: {dns: {dns: 127.0.0.1}}\n' };
  expect(lost({ ...open, ...own }, open)).toEqual([]);
  const started = { ...open, ...own, 'up.sh': 'docker compose -f compose.yaml -f lan.yml up\n' };
  expect(lost(started, open)).toEqual(['error LG101 Corefile']);
});

test.each([
  'docker compose -f compose.yaml -f o.yml down',
  '# docker compose -f compose.yaml -f o.yml up',
  'echo docker compose -f compose.yaml -f o.yml up',
  'docker compose -f compose.yaml -f $OTHER up',
  'docker compose -f compose.yaml -f gone.yml up',
])('%s starts nothing that is here', (command) => {
  expect(lost({ ...BASE, ...OVER, 'up.sh': `${command}\n` })).toEqual([]);
});

test('a variant takes no loop of the usual files out of sight', () => {
  const looping = {
    'compose.yaml': `${compose('./Corefile')}    dns: 127.0.0.1\n`,
    Corefile: '.:53 {\n    forward . /etc/resolv.conf\n}\n',
  };
  const cured = 'services:\n  dns:\n    dns: 9.9.9.9\n    environment: { WHAT: coredns }\n';
  expect(lost({ ...looping, 'compose.test.yaml': cured }, {})).toEqual(['error LG101 Corefile']);
});

test('a new variant that only adds may take the guard away', () => {
  const variant = { 'compose.prod.yaml': `${OVER['o.yml']}# coredns\n`, x: corefile(false) };
  expect(lost({ ...BASE, ...variant })).toEqual(['error LG201 x']);
  expect(lost({ ...BASE, ...variant }, { ...BASE, ...variant })).toEqual([]);
});

test('more scripts than are looked into are reported', () => {
  const scripts = (count: number, text: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`bin/${index + 1000}.sh`, text]));
  const last = { 'up.sh': 'docker compose -f compose.yaml -f o.yml up -d\n' };
  expect(lost({ ...BASE, ...OVER, ...scripts(1000, 'true\n'), ...last })).toEqual(['error LG201 x']);
  const many = scripts(500, 'docker compose build\n');
  expect(lost({ ...BASE, ...many, ...last }, { ...BASE, ...many })).toEqual(['error LG802 up.sh']);
  expect(lost({ ...BASE, ...many, 'bin/x.txt': '' }, { ...BASE, ...many })).toEqual([]);
});
