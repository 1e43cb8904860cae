/**
 * Writes what real CoreDNS says of each line of test/languages/corefile/starts.json, in a block of its own, where it does not start.
 * Usage: node test/conformance/starts.mjs [--again], with the binaries that laboratory.mjs builds. Without --again only the lines
 * that have no answer yet are asked.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = new URL('../languages/corefile/starts.json', import.meta.url);
const BINARIES = fileURLToPath(new URL('../../.cache/conformance/', import.meta.url));
const { versions, rows } = JSON.parse(readFileSync(FILE, 'utf8'));

export function corefileOf(line) {
  const [, head, options] = /^(.*?) \{ (.*?) ?\}$/.exec(line) ?? [undefined, line];
  const inside = options === undefined ? '' : ` {\n${options.replaceAll(' ; ', '\n')}\n}`;
  return `. {\n${head}${inside}\n}\n`;
}

/** What it prints last, without the place and the plugin's name; null where it starts. */
function start(version, line) {
  const cwd = mkdtempSync(join(tmpdir(), 'starts-'));
  writeFileSync(join(cwd, 'Corefile'), corefileOf(line));
  const child = spawn(join(BINARIES, `coredns-${version}`), ['-conf', 'Corefile', '-dns.port', '15353'], { cwd });
  return new Promise((done) => {
    let printed = '';
    const see = (part) => {
      printed += part;
      if (printed.includes('CoreDNS-')) child.kill('SIGKILL');
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', see);
    child.on('close', () => done(printed.includes('CoreDNS-') ? null : words(printed)));
  });
}

/** An expression's error shows the expression below itself, and a panic its stack. */
const words = (printed) =>
  /^panic: .*$/m.exec(printed)?.[0] ??
  printed
    .split(/\n+ \| /)[0]
    .replace(/ *\(\d+:\d+\)$/, '')
    .trim()
    .split('\n')
    .at(-1)
    .replace(/^.*?Corefile:\d+ - (?:Error during parsing|Syntax error): /, '')
    .replace(/^(plugin\/\w+: )+/, '');

const again = process.argv.includes('--again');
const played = [];
for (const [line, ...before] of rows) {
  const said = again ? [] : before;
  if (said.length === 0) for (const version of versions) said.push(await start(version, line));
  while (said.length > 1 && said.at(-1) === said.at(-2)) said.pop();
  played.push(JSON.stringify([line, ...said]));
}
writeFileSync(FILE, `{"versions": [${versions.map((one) => JSON.stringify(one)).join(', ')}], "rows": [\n${played.join(',\n')}\n]}\n`);
