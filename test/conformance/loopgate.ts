/** Loopgate's side of a vector: the same set-up, read instead of run. */

import { refusedArguments } from '../../src/core/cluster/coredns-arguments.ts';
import type { ConfigContext } from '../../src/core/facts/readers.ts';
import type { ServerConfig } from '../../src/core/facts/server-config.ts';
import { indexLines, positionAt } from '../../src/core/text/location.ts';
import { type SourceText, wholeFile } from '../../src/core/text/source-text.ts';
import { readCorefile } from '../../src/languages/corefile/index.ts';
import { onceEach, type Recorded, type Vector } from './vector.ts';

const corefilePath = '/etc/coredns/Corefile';

/** What loopgate says of a start, in the shape in which a real one is recorded. */
export interface Start {
  readonly starts: boolean;
  readonly error?: string;
  readonly line?: number;
  readonly file?: string;
  readonly zones?: readonly string[];
}

export const startOf: (vector: Vector, version: string) => Start = onceEach(readStart);

function readStart(vector: Vector, version: string): Start {
  const text = source(corefilePath, vector.corefile ?? '');
  const config = readCorefile(text, contextOf(vector, version)).value;
  const words = ['-conf', corefilePath, ...(vector.args ?? [])].map((value) => ({ value, at: config.at }));
  const refused = refusedArguments({ words }, version, true);
  if (typeof refused === 'object') return { starts: false, error: refused.message.replaceAll('/etc/coredns/', '') };
  const first = config.errors[0];
  if (first === undefined) {
    // Which addresses an interface has is the machine's business, not the Corefile's.
    const named = config.blocks.some((block) => block.bind.some(({ value }) => value.kind === 'interface'));
    return named ? { starts: true } : { starts: true, zones: zonesOf(config) };
  }
  const path = first.at.file.path;
  const start = {
    starts: false,
    // The laboratory leaves the folder out of what it records.
    error: first.message.replaceAll('/etc/coredns/', ''),
    line: positionAt(indexLines(first.at.file.text), first.at.span.start).line,
  };
  return path === corefilePath ? start : { ...start, file: path };
}

export function contextOf(vector: Vector, version: string): ConfigContext {
  const files = new Map<string, SourceText>([['/etc/hosts', source('/etc/hosts', '127.0.0.1 localhost\n')]]);
  files.set('/etc/resolv.conf', source('/etc/resolv.conf', ''));
  for (const [path, text] of Object.entries(vector.files ?? {})) files.set(path, source(path, text));
  return {
    version,
    build: 'coredns',
    env: new Map(Object.entries(vector.env ?? {})),
    envKnown: true,
    port: portIn(vector.args ?? []),
    path: corefilePath,
    workingDirectory: '/etc/coredns',
    files,
    isAbsent: () => true,
    stockImage: true,
    literal: true,
    ...(vector.area === 'acceptance' ? { outsideCluster: true } : {}),
  };
}

function portIn(args: readonly string[]): number {
  const values = args.flatMap((arg, index) => {
    const [, value] = /^-(?:dns\.port|p)(?:=(.*))?$/.exec(arg) ?? [];
    return /^-(?:dns\.port|p)\b/.test(arg) ? [value ?? args[index + 1] ?? ''] : [];
  });
  return Number(values.at(-1) ?? 53);
}

/** As CoreDNS lists them: per listen address, sorted zones; only what one listener serves, whatever the order. */
function zonesOf(config: ServerConfig): readonly string[] {
  const zones: string[] = [];
  for (const block of config.blocks) {
    for (const key of block.keys) {
      // Nothing listens on a socket of the file system (core/dnsserver/register.go makeServersForGroup).
      if (key.transport === 'unix') continue;
      const scheme = key.transport === 'dns' ? '' : `${key.transport}://`;
      const written = `${scheme}${key.zone}:${key.port}`;
      if (block.bind.length === 0) zones.push(written);
      for (const { value } of block.bind) {
        const address = value.kind === 'address' ? value.address : value.name;
        if (address !== 'nothing') zones.push(`${written} on ${address}`);
      }
    }
  }
  // A zone with a line break is listed on several lines, and the laboratory takes those that look like one.
  return zones.flatMap((zone) => zone.split('\n').filter((line) => /:\d+(?: on \S+)?$/.test(line))).sort();
}

function source(path: string, text: string): SourceText {
  return wholeFile({ path, text });
}

/**
 * What differs between a real start and ours, in words; undefined when they agree. Wording is compared in substance:
 * letters and digits of the part after the position, because loopgate names the plugin and the place in its own way.
 */
export function startDiffers(recorded: Recorded, start: Start): string | undefined {
  if (recorded.starts !== start.starts) {
    return recorded.starts
      ? `it starts, and we say: ${start.error}`
      : `it does not start (${recorded.error}), and we say it does`;
  }
  if (recorded.starts === true) {
    if (recorded.leaves === true || start.zones === undefined || recorded.zones === undefined) return undefined;
    const real = [...new Set(recorded.zones)].sort().join(' ');
    const ours = [...new Set(start.zones)].sort().join(' ');
    return real === ours ? undefined : `it serves ${real}, we say ${ours}`;
  }
  const real = substance(recorded.error ?? '');
  const ours = substance(start.error ?? '');
  if (real !== ours && !real.includes(ours) && !ours.includes(real))
    return `it says "${recorded.error}", we say "${start.error}"`;
  if (recorded.line !== undefined && recorded.line !== start.line)
    return `it names line ${recorded.line}, we name ${start.line}`;
  return undefined;
}

function substance(message: string): string {
  return message
    .replace(/(^|: )(Error during parsing|Syntax error|error inspecting server blocks): /g, '$1')
    .replace(/^(plugin\/\w+: )+/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
