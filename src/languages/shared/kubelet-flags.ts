/** cmd/kubelet/app/options/options.go; `_` counts as `-` in names (component-base WordSepNormalizeFunc). */

import type { KubeletFact } from '../../core/facts/node.ts';
import { defined } from '../../core/text/defined.ts';
import { editDistance } from '../../core/text/edit-distance.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { extentOf, type SourceText, slice } from '../../core/text/source-text.ts';
import { entries, placeOfKey, sourceOf, type YamlNode } from '../../read/documents/document.ts';
import type { Reader } from './fields.ts';
import { commaList, locatedWhole } from './lines.ts';

export type Ineffective = KubeletFact['ineffective'][number];

export interface FlagWord {
  readonly name: string;
  readonly value: SourceText | undefined;
  readonly at: Location;
}

export function flagsOfMap(reader: Reader, node: YamlNode | undefined): readonly FlagWord[] {
  return entries(node).map((entry) => ({
    name: entry.key,
    value: sourceOf(entry.value),
    at: placeOfKey(reader.document, entry),
  }));
}

/** `NAME=VALUE`, from `start` on. */
export function flagFrom(text: SourceText, start: number): FlagWord {
  const equals = text.text.indexOf('=', start);
  return {
    name: text.text.slice(start, equals === -1 ? text.text.length : equals),
    value: equals === -1 ? undefined : slice(text, equals + 1, text.text.length),
    at: extentOf(text),
  };
}

export interface KubeletSettings {
  readonly resolvConf?: Located<string>;
  readonly clusterDNS?: readonly Located<string>[];
  readonly clusterDomain?: Located<string>;
  readonly ineffective: readonly Ineffective[];
}

const FLAGS = ['resolv-conf', 'cluster-dns', 'cluster-domain'] as const;

/** A later flag wins, except that `--cluster-dns` collects (pflag IPSlice). */
export function readFlags(flags: readonly FlagWord[], notices: Notice[]): KubeletSettings {
  let resolvConf: Located<string> | undefined;
  let clusterDNS: Located<string>[] | undefined;
  let clusterDomain: Located<string> | undefined;
  const ineffective: Ineffective[] = [];
  for (const flag of flags) {
    const name = flag.name.replaceAll('_', '-');
    const flagName = FLAGS.find((one) => one === name);
    if (flagName === undefined) {
      const meant = closestSetting(flag.name, 'flag');
      if (meant !== undefined) {
        ineffective.push({
          key: flag.name,
          why: `the kubelet has no flag \`--${flag.name}\` and does not start with it`,
          instead: `--${meant}`,
          rename: meant,
          at: flag.at,
        });
      }
      continue;
    }
    if (flag.value === undefined) {
      ineffective.push({
        key: flagName,
        why: `\`--${flagName}\` is given without a value`,
        instead: `--${flagName}=VALUE`,
        at: flag.at,
      });
      continue;
    }
    const value: Located<string> = flag.value.text === '' ? { value: '', at: flag.at } : locatedWhole(flag.value);
    if (isUnexpanded(value.value)) {
      notices.push(
        notModelled(`the value of --${flagName} is \`${expressionAt(value)}\`, which this file does not say`, value.at),
      );
      continue;
    }
    if (flagName === 'resolv-conf') resolvConf = value;
    else if (flagName === 'cluster-domain') clusterDomain = value;
    else clusterDNS = [...(clusterDNS ?? []), ...commaList(flag.value)];
  }
  return {
    ...defined({ resolvConf, clusterDNS, clusterDomain }),
    ineffective,
  };
}

/** `--name=value`, or `--name value` when the next word is no flag. */
function expressionAt({ value, at: { file, span } }: Located<string>): string {
  return /^\{\{[^{}\n]{0,80}\}\}/.exec(file.text.slice(span.start, span.start + 90))?.[0] ?? value;
}

export function flagWords(words: readonly SourceText[]): readonly FlagWord[] {
  const flags: FlagWord[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i];
    if (word === undefined || !word.text.startsWith('--') || word.text.length === 2) continue;
    const flag = flagFrom(word, 2);
    const next = words[i + 1];
    flags.push(flag.value === undefined && next?.text.startsWith('-') === false ? { ...flag, value: next } : flag);
  }
  return flags;
}

/** Filled in at run time or before: `$X`, `${X}`, `{{ x }}`, `__X__`. */
export function isUnexpanded(text: string): boolean {
  return text.includes('$') || isPlaceholder(text);
}

const FIELD_OF = {
  'resolv-conf': 'resolvConf',
  'cluster-dns': 'clusterDNS',
  'cluster-domain': 'clusterDomain',
} as const;

/** Undefined when the name is right, or like no other. `resolverConfig` is the Go field (coredns/coredns#2790). */
export function closestSetting(name: string, form: 'flag' | 'field'): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[-_.]/g, '');
  for (const flag of FLAGS) {
    const right = form === 'flag' ? flag : FIELD_OF[flag];
    if (name === right) return undefined;
    const target = flag.replaceAll('-', '');
    if (plain === target || editDistance(plain, target, 1) === 1) return right;
  }
  if (
    plain.includes('resol') &&
    /^(?:kubelet)?resol(?:v|ve|ver|vconf|vconfig)(?:conf|config|configuration|file|path)?(?:file|path)?$/.test(plain)
  ) {
    return form === 'flag' ? 'resolv-conf' : 'resolvConf';
  }
  return plain.startsWith('clusterdns') &&
    /^clusterdns(?:ip|ips|server|servers|address|addresses|serverip)$/.test(plain)
    ? form === 'flag'
      ? 'cluster-dns'
      : 'clusterDNS'
    : undefined;
}
