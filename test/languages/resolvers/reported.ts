/** What a resolver makes of a container, as lines that a test can show. */
import type { ListedNetwork } from '../../../src/core/dns/endpoint.ts';
import type { ResolverContainer } from '../../../src/core/facts/readers.ts';
import type { ServerBlock, ServerConfig } from '../../../src/core/facts/server-config.ts';
import type { EnvVar } from '../../../src/core/facts/workload.ts';
import { synthetic, wholeFile } from '../../../src/core/text/source-text.ts';
import { resolverSoftware } from '../../../src/judge/resolver-software.ts';
import { commandWords } from '../../../src/languages/shared/shell-words.ts';

const file = { path: 'x', text: '' };
const at = { file, span: { start: 0, end: 0 } };

interface Given {
  readonly image: string;
  readonly tag?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
}

export function container({ image, tag, env = {}, words = [], files = {} }: Given): ResolverContainer {
  return {
    image,
    ...(tag === undefined ? {} : { tag }),
    env: Object.entries(env).map(([name, value]): EnvVar => ({ name, value, at })),
    // As readers of containers give them.
    words: commandWords(words.map((value) => synthetic(at, value))),
    files: new Map(Object.entries(files).map(([path, text]) => [path, wholeFile({ path, text })])),
    at,
  };
}

/** `zone -> upstream, upstream` of each forward, `zone: effect` of each answer, `:port` where it listens. */
export function reported(given: Given): readonly string[] | undefined {
  const one = container(given);
  const reading = resolverSoftware.find((software) => software.recognises(one))?.read(one);
  return reading === undefined
    ? undefined
    : [...lines(reading.value), ...reading.notices.map((notice) => `? ${notice.message}`)];
}

const isReverse = (zone: string): boolean => zone.endsWith('.arpa.');

function isBuiltIn(zones: readonly string[]): boolean {
  if (zones.length > 1) return zones.every((zone) => zone.endsWith('.arpa.'));
  return /^(?:localhost|255(?:\.255){3}\.in-addr\.arpa|(?:8\.b\.d|1\.0)[.\d]*\.ip6\.arpa)\.$/.test(zones[0] ?? '');
}

function lines(config: ServerConfig): readonly string[] {
  return config.blocks.flatMap((block) => [
    `${listening(block)}:${block.keys[0]?.port}${block.views.map((view) => ` for ${view.text}`).join('')}`,
    ...block.steps.flatMap((step) => {
      if (step.kind === 'forward') {
        const to = step.to.map(({ value }) =>
          value.kind === 'endpoint'
            ? `${value.transport === 'dns' ? '' : `${value.transport}://`}${value.address}:${value.port}`
            : value.kind === 'host'
              ? `host ${value.name}:${value.port}`
              : value.kind,
        );
        const clear = step.asksWithoutRecursion === true ? ' with RD clear' : '';
        return [`${step.from} -> ${to.join(', ')}${step.policy === 'unordered' ? '' : ` ${step.policy}`}${clear}`];
      }
      if (step.kind === 'rewrite')
        return step.rules.map(({ match, to }) => {
          const from = match.kind === 'suffix' ? match.text : match.kind === 'exactly' ? match.names.join(' ') : '';
          return `${match.kind} ${from} to ${to.kind === 'replace' ? to.text : to.kind === 'name' ? to.name : to.kind}`;
        });
      if (step.kind !== 'answer') return [step.kind];
      // Whom BIND lets in, and what it and the Recursor have built in, is held by recorded vectors.
      if (step.plugin === 'allow-recursion') return [];
      return step.rules
        .filter(({ names }) => names.kind !== 'within' || !names.zones.includes('10.in-addr.arpa.'))
        .filter(({ names }) => names.kind !== 'within' || !isBuiltIn(names.zones))
        .filter(({ names, types }) => types?.[0] !== 'DS' || names.kind !== 'exactly' || !names.names.every(isReverse))
        .map(({ names, effect }) => {
          const of =
            names.kind === 'within' ? names.zones.join(' ') : names.kind === 'exactly' ? `=${names.names[0]}` : '*';
          return `${of}: ${effect}`;
        });
    }),
  ]);
}

/** Both families' wildcards are as nothing said. */
function listening({ bind }: ServerBlock): string {
  const listed = (list: readonly ListedNetwork[] = []): readonly string[] =>
    list.flatMap(({ network, isTaken }) => (isTaken && network === 'any' ? [] : [isTaken ? 'of' : 'but', network]));
  const all = bind
    .flatMap(({ value }) => (value.kind === 'address' ? [value.address, ...listed(value.list)] : value.name))
    .join(' ');
  return all.replace('0.0.0.0 ::', '');
}
