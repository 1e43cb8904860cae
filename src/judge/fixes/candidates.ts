/** Edits that might end a finding, by the settings on its path. None is proven yet. */
import { RESOLVED_UPLINK_FILE } from '../../core/cluster/node-profiles.ts';
import { isLoopback, parseAddress } from '../../core/dns/endpoint.ts';
import { grouped } from '../../core/text/append.ts';
import { assertNever } from '../../core/text/invariant.ts';
import { lineStart } from '../../core/text/line-ends.ts';
import { type Location, placeKey } from '../../core/text/location.ts';
import type { Finding, Fix, PathStep, TextEdit } from '../report/finding.ts';
import { coreDnsBlocks } from '../rules/blocks.ts';
import type { Snapshot } from '../snapshot.ts';
import { addEntry, removeEntry, removeLine, removeWord, replaceValue } from './edits.ts';
import { addGuard, putGuardBack } from './guard.ts';

/** `ifUnknown`: what the reader must know where names then go to an unknown end. */
export interface Candidate extends Fix {
  readonly ifUnknown?: string;
}

export const FIXABLE: ReadonlySet<string> = new Set([
  'forwarding-loop',
  'loop-guard-removed',
  'loop-guard-missing',
  'kubelet-resolvconf-ineffective',
]);

/** Whose changes put guards back. */
export const GUARDS: ReadonlySet<string> = new Set(['loop-guard-removed', 'loop-guard-missing']);

const HAND_OUT_UPLINK = `let the kubelet hand out ${RESOLVED_UPLINK_FILE}, which lists no loopback address`;
const EXAMPLE_RESOLVER = '8.8.8.8';
const WHICH_RESOLVER = `which resolver: ${EXAMPLE_RESOLVER} stands for the one that you use`;

export type BlocksByPlace = ReadonlyMap<string, readonly Pick<Judged, 'server' | 'block'>[]>;
type Judged = ReturnType<typeof coreDnsBlocks> extends Generator<infer T> ? T : never;

export function blocksByPlace(head: Snapshot): BlocksByPlace {
  return grouped(coreDnsBlocks(head), ({ block }) => placeKey(block.at));
}

/** Certain ones before those that need a choice. */
export function candidatesFor(finding: Finding, head: Snapshot, blocks: () => BlocksByPlace): readonly Candidate[] {
  const found = (): readonly (Candidate | undefined)[] => {
    switch (finding.rule) {
      case 'forwarding-loop':
        return differing(finding.path)
          .slice(0, MAX_SETTINGS)
          .flatMap(([step, next]) => atSetting(step, next, finding, head));
      case 'loop-guard-removed':
      case 'loop-guard-missing':
        return guardCandidates(finding, blocks());
      case 'kubelet-resolvconf-ineffective':
        return ineffectiveCandidates(finding.at, head);
      default:
        return [];
    }
  };
  const all = found().filter((one) => one !== undefined);
  const rank = (one: Candidate): number => (one.choice === undefined ? 0 : 1);
  return [...all].sort((a, b) => rank(a) - rank(b));
}

/** Per finding: a ring may have thousands. */
const MAX_SETTINGS = 100;

/** Each step and the next; equal forwards share an edit. */
function differing(path: readonly PathStep[]): readonly (readonly [PathStep, PathStep | undefined])[] {
  const seen = new Set<string>();
  return path.flatMap((step, index) => {
    const key = `${step.at.file.path}\n${upstreamPlace(step.at)}\n${textOf(step.at)}`;
    if (step.setting === 'forward' && seen.has(key)) return [];
    if (step.setting === 'forward') seen.add(key);
    return [[step, path[index + 1]]];
  });
}

function candidate(
  edit: TextEdit | undefined,
  description: string,
  more: Pick<Candidate, 'choice' | 'ifUnknown'> = {},
): Candidate | undefined {
  return edit === undefined ? undefined : { ...edit, description, ...more };
}

function atSetting(
  step: PathStep,
  next: PathStep | undefined,
  finding: Finding,
  head: Snapshot,
): readonly (Candidate | undefined)[] {
  const { at, written } = step;
  switch (step.setting) {
    case 'forward':
      return upstreamCandidates(step, finding);
    case 'dnsPolicy':
      if (next?.setting !== 'cluster-dns') return [];
      return [
        candidate(
          written === undefined ? addEntry(at, 'dnsPolicy', 'Default') : replaceValue(at, written, 'Default'),
          'give the pod the resolver file of its node: `dnsPolicy: Default`',
          { ifUnknown: "whether the nodes' resolver file is fit for pods: what it lists is not stated here" },
        ),
      ];
    case 'kubelet':
      if (written === undefined || written === RESOLVED_UPLINK_FILE) return [];
      return [candidate(replaceValue(at, written, RESOLVED_UPLINK_FILE), HAND_OUT_UPLINK)];
    case 'kubelet-ineffective':
      return ineffectiveCandidates(at, head);
    case 'resolver-file':
    case 'resolved':
    case 'node-network':
      return written === undefined ? [] : nameserverCandidates(step, written, next);
    default:
      return [];
  }
}

function upstreamCandidates({ at }: PathStep, finding: Finding): readonly (Candidate | undefined)[] {
  const word = textOf(at);
  if (word.length > MAX_WORD) return [];
  const places = finding.path.flatMap((one) =>
    one.setting === 'forward' && textOf(one.at) === word && one.at.file === at.file ? [one.at] : [],
  );
  const everywhere = (edit: (at: Location) => TextEdit | undefined): (TextEdit & Pick<Fix, 'also'>) | undefined => {
    const [first, ...rest] = distinct(places).map(edit);
    const also = rest.filter((one) => one !== undefined);
    if (first === undefined || also.length < rest.length) return undefined;
    return also.length === 0 ? first : { ...first, also };
  };
  const replace = (value: string) => everywhere((place) => replaceValue(place, word, value));
  const others = `forward to the other upstreams, without ${word}`;
  const example = candidate(replace(EXAMPLE_RESOLVER), 'forward to a resolver that does not lead back', {
    choice: WHICH_RESOLVER,
  });
  const removeOne = (place: Location) => (isOnlyUpstream(place) ? undefined : removeWord(place));
  const kind = upstreamPlace(at);
  switch (kind) {
    case 'arguments':
      return [candidate(everywhere(removeOne), others), word.startsWith('/') ? undefined : podsFile(replace), example];
    case 'address':
      return [candidate(everywhere(removeEntry), others), example];
    case 'resolver-file':
      return [word === RESOLVED_UPLINK_FILE ? undefined : candidate(replace(RESOLVED_UPLINK_FILE), HAND_OUT_UPLINK)];
    case 'expression':
      return [];
    default:
      return assertNever(kind);
  }
}

function podsFile(replace: (value: string) => (TextEdit & Pick<Fix, 'also'>) | undefined): Candidate | undefined {
  return candidate(replace('/etc/resolv.conf'), 'forward to what the resolver file of the pod lists', {
    choice: 'which resolver: /etc/resolv.conf is the one that the nodes use',
  });
}

const MAX_WORD = 300;

function textOf({ file, span }: Location): string {
  return file.text.slice(span.start, Math.min(span.end, span.start + MAX_WORD + 1));
}

function distinct(places: readonly Location[]): readonly Location[] {
  return [...new Map(places.map((one) => [one.span.start, one])).values()].sort((a, b) => a.span.start - b.span.start);
}

function nameserverCandidates(
  step: PathStep,
  written: string,
  next: PathStep | undefined,
): readonly (Candidate | undefined)[] {
  const { at, setting } = step;
  const address = parseAddress(written);
  const own = address !== undefined && isLoopback(address);
  const removed =
    setting === 'resolver-file'
      ? removeLine(at, /^nameserver\s+\S+$/)
      : setting === 'resolved'
        ? removeWord(at)
        : undefined;
  const where = setting === 'resolved' ? '`DNS=` of systemd-resolved' : "the nodes' configuration";
  const example = replaceValue(at, written, EXAMPLE_RESOLVER);
  // A generated file changes with its input.
  if (setting === 'resolver-file' && (next?.setting === 'resolved' || next?.setting === 'node-network')) {
    const given = next.written === undefined ? undefined : replaceValue(next.at, next.written, EXAMPLE_RESOLVER);
    const both = given === undefined || example === undefined ? undefined : { ...given, also: [example] };
    return [candidate(both, 'give systemd-resolved a real resolver', { choice: WHICH_RESOLVER })];
  }
  return [
    // The node itself may need its own loopback listener.
    candidate(removed, `take ${written} out of ${where}`, own ? { choice: 'whether the node itself needs it' } : {}),
    candidate(example, `name a real resolver in ${where} instead of ${written}`, {
      choice: WHICH_RESOLVER,
    }),
  ];
}

function guardCandidates(finding: Finding, blocks: BlocksByPlace): readonly (Candidate | undefined)[] {
  const here = blocks.get(placeKey(finding.at));
  const block = here?.find(({ server }) => finding.server === undefined || server.name === finding.server)?.block;
  if (block === undefined) return [];
  if (finding.rule === 'loop-guard-missing') return [candidate(addGuard(block), 'add `loop` to the server block')];
  const [guard] = finding.path;
  // It stands there: the value is what a person puts back.
  if (finding.path.some(({ setting }) => setting === 'value')) return [];
  return [guard === undefined ? undefined : candidate(putGuardBack(block, guard), 'put `loop` back')];
}

function ineffectiveCandidates(at: Location, head: Snapshot): readonly (Candidate | undefined)[] {
  for (const { cluster } of head.clusters)
    for (const one of cluster.ineffective) {
      if (one.at.file.path !== at.file.path || one.at.span.start !== at.span.start) continue;
      if (one.rename !== undefined)
        return [
          candidate(replaceValue(one.at, one.key, one.rename), `write \`${one.rename}\`, which the kubelet knows`),
        ];
      if (one.overriddenAt === undefined || one.wanted === undefined) return [];
      const { value, at: place } = one.overriddenAt;
      const choice =
        value === ''
          ? `which file: ${one.wanted} stands for one that lists real resolvers on these nodes`
          : `which file: ${one.wanted} of the configuration, or ${value} of the flag`;
      return [candidate(replaceValue(place, value, one.wanted), `let the kubelet hand out ${one.wanted}`, { choice })];
    }
  return [];
}

/** `arguments`: of a Corefile's plugin. `destination`: one of a few words. `expression`: of the tool's language. */
type UpstreamPlace = 'arguments' | 'address' | 'resolver-file' | 'expression';

const MAX_PREFIX = 500;

function upstreamPlace({ file, span }: Location): UpstreamPlace {
  const prefix = prefixOf({ file, span });
  const word = file.text.slice(span.start, Math.min(span.end, span.start + MAX_PREFIX));
  if (/(?:^|[\s"'])(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]/.test(prefix))
    return 'arguments';
  // Unquoted names are references in Terraform.
  if (/\.(?:tf|tofu|hcl)$/.test(file.path) && /^[A-Za-z_]/.test(word) && /[=[,(]\s*$/.test(prefix)) return 'expression';
  if (word.startsWith('/')) return 'resolver-file';
  // A word of its own language.
  return /^[A-Za-z]+$/.test(word) ? 'expression' : 'address';
}

/** Without it nothing would be forwarded to: a line of the plugin, its zone and this one word. */
function isOnlyUpstream(at: Location): boolean {
  const { file, span } = at;
  const isFirst = /(?:(?:forward|proxy)[ \t]+|parameters["']?:[ \t]*["']?)[^\s"':]+[ \t]+$/;
  const isLast = /^["']?[ \t]*(?:[{#][^\n]*)?\r?(?:\n|$)/;
  return isFirst.test(prefixOf(at)) && isLast.test(file.text.slice(span.end, span.end + MAX_PREFIX));
}

/** What its line has before it, as far as that matters. */
function prefixOf({ file: { text }, span: { start } }: Location): string {
  return text.slice(Math.max(lineStart(text, start), start - MAX_PREFIX), start);
}
