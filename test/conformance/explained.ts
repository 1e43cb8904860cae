/**
 * Differences that are no fault of either side, each recognised narrowly and by a name; docs/differences.md lists them. What
 * depends on the machine is not in a repository, and the laboratory's machine has next to nothing.
 */

import type { ServerBlock } from '../../src/core/facts/server-config.ts';
import { wholeFile } from '../../src/core/text/source-text.ts';
import { readCorefile } from '../../src/languages/corefile/index.ts';
import { contextOf } from './loopgate.ts';
import type { Recorded, RecordedQuery, Vector } from './vector.ts';

export type Explanation = 'host name' | 'interface' | 'address' | 'tracer' | 'cloud' | 'alias' | 'flag' | 'list';

const CLOUD =
  /^(?:google|credentials): could not find default credentials|^plugin\/azure: (?:MSI not available|.*(?:SASURI|adal|msi))|failed to (?:create|initialize) (?:route53|clouddns)|^plugin\/clouddns: .*failed to (?:create|initialize)|EC2 IMDS/i;

/** Which explanation fits a start that the server refused, and we did not or for another reason. */
export function explanationOf(vector: Vector, recorded: Recorded, version: string): Explanation | undefined {
  const error = recorded.error ?? '';
  // The start waits for an agent that nobody runs.
  if (recorded.hangs === true && /^\s*trace datadog\b/m.test(vector.corefile ?? '')) return 'tracer';
  // A cloud, or an etcd with a password, is asked at start, and this machine has none.
  if (recorded.hangs === true && /^\s*(?:route53|azure|clouddns|nomad|credentials)\b/m.test(vector.corefile ?? ''))
    return 'cloud';
  if (CLOUD.test(error)) return 'cloud';
  if (vector.corefile === undefined || recorded.starts !== false) return undefined;
  const text = wholeFile({ path: '/etc/coredns/Corefile', text: vector.corefile });
  const { blocks } = readCorefile(text, contextOf(vector, version)).value;
  // What it binds an interface to is printed by its address.
  const overlap = /^cannot serve \S+ on (\S+) - zone overlap listener capacity/.exec(error)?.[1];
  if (overlap !== undefined && blocks.every((block) => !bindsAddress(block, overlap)))
    return blocks.some((block) => bindsInterface(block)) ? 'interface' : undefined;
  const host = /failed to resolve "([^"]*)"/.exec(error)?.[1];
  if (host !== undefined) return blocks.some((block) => forwardsTo(block, host)) ? 'host name' : undefined;
  const bound = /not a valid IP address or interface name: "([^"]*)"/.exec(error)?.[1];
  if (bound !== undefined) {
    const excluded = vector.corefile
      .split('\n')
      .some((line) => /^\s*except\s/.test(line) && line.trim().split(/\s+/).includes(bound));
    const named = blocks.some((block) => bindsInterface(block, bound));
    return named || excluded ? 'interface' : undefined;
  }
  const listen = /listen \w+ \[?([^\s\]]+?)\]?:\d+: bind: cannot assign requested address/.exec(error)?.[1];
  if (listen !== undefined) return blocks.some((block) => bindsAddress(block, listen)) ? 'address' : undefined;
  return undefined;
}

function bindsAddress(block: ServerBlock, address: string): boolean {
  return block.bind.some(({ value }) => value.kind === 'address' && value.address === address);
}

function bindsInterface(block: ServerBlock, name?: string): boolean {
  return block.bind.some(({ value }) => value.kind === 'interface' && (name === undefined || value.name === name));
}

function forwardsTo(block: ServerBlock, host: string): boolean {
  return block.steps.some(
    (step) => step.kind === 'forward' && step.to.some(({ value }) => value.kind === 'host' && value.name === host),
  );
}

/**
 * It came back to a server whose list turns away, by its address, one of those that were seen to ask, who then asks its next upstream or looks the name
 * up: that it came by is in the packets, and that it was not taken is not.
 */
export function isTurnedBack(vector: Vector, recorded: RecordedQuery): boolean {
  if (!('disposition' in recorded) || (recorded.returns !== true && recorded.ends === undefined)) return false;
  const seen = new Set([...(recorded.to ?? []), ...(recorded.cycle ?? [])].map((word) => word.split(' ')[0]));
  const asking = Object.entries(vector.hosts ?? {}).flatMap(([host, own]) => (seen.has(host) ? own : []));
  return Object.values(vector.servers ?? {}).some((server) => {
    const list = /(?:allow-(?:recursion|query) \{|allow-from=)[^}\n]*/.exec(server.named ?? server.recursor ?? '')?.[0];
    return seen.has(server.host) && asking.some((address) => list?.includes(`!${address}`) === true);
  });
}
