import type { KubeletFact } from '../../core/facts/node.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import {
  entries,
  isNull,
  mayContainMore,
  placeOfKey,
  scalarText,
  type YamlNode,
} from '../../read/documents/document.ts';
import { type Reader, textField, textItems } from './fields.ts';
import { closestSetting, type FlagWord, type Ineffective, type KubeletSettings, readFlags } from './kubelet-flags.ts';

/** Of a KubeletConfiguration, or a part of one in another format. */
export function readKubeletFields(reader: Reader, node: YamlNode): KubeletSettings {
  const { document } = reader;
  const ineffective: Ineffective[] = [];
  let clusterDNS: KubeletSettings['clusterDNS'];
  for (const entry of entries(node)) {
    const at = placeOfKey(document, entry);
    const meant = closestSetting(entry.key, 'field');
    if (meant !== undefined) {
      const why = `KubeletConfiguration has no field \`${entry.key}\`, and the kubelet ignores it with a warning in its log`;
      ineffective.push({ key: entry.key, why, instead: meant, rename: meant, at });
    }
    if (entry.key !== 'clusterDNS' || isNull(entry.value)) continue;
    if (entry.value.kind === 'sequence') clusterDNS = textItems(reader, entry.value, entry.key);
    else if (!isFilledIn(reader, entry.value)) {
      const written = scalarText(entry.value);
      const why = '`clusterDNS` is a list of addresses; the kubelet refuses a file that has anything else there';
      ineffective.push({ key: entry.key, why, instead: `clusterDNS: [${written ?? 'ADDRESS'}]`, at });
    }
  }
  const resolvConf = textField(reader, node, 'resolvConf');
  const clusterDomain = textField(reader, node, 'clusterDomain');
  return {
    ...defined({ resolvConf, clusterDNS, clusterDomain }),
    ineffective,
  };
}

/** A template may bring a list. */
function isFilledIn({ document }: Reader, value: YamlNode): boolean {
  if (value.kind === 'scalar') return isPlaceholder(value.text.text);
  return document.template !== undefined && mayContainMore(document, value);
}

export function kubeletConfigFacts(
  reader: Reader,
  node: YamlNode | undefined,
  setUp: { readonly provisioner: string; readonly pool?: string },
  at: Location,
): readonly KubeletFact[] {
  if (node?.kind !== 'map') return [];
  return kubeletFacts('config', readKubeletFields(reader, node), setUp, at);
}

export function kubeletFlagFacts(
  reader: Reader,
  flags: readonly FlagWord[],
  setUp: { readonly provisioner: string; readonly pool?: string },
  at: Location,
): readonly KubeletFact[] {
  return kubeletFacts('flags', readFlags(flags, reader.notices), setUp, at);
}

/** By default at the first setting. */
export function kubeletFacts(
  source: KubeletFact['source'],
  settings: KubeletSettings,
  setUp: Pick<KubeletFact, 'provisioner' | 'pool'>,
  at?: Location,
): readonly KubeletFact[] {
  const { resolvConf, clusterDNS, clusterDomain, ineffective } = settings;
  const stated = resolvConf ?? clusterDNS?.[0] ?? clusterDomain ?? ineffective[0];
  const place = at ?? stated?.at;
  const isStated = stated !== undefined || clusterDNS !== undefined;
  return isStated && place !== undefined ? [{ kind: 'kubelet', source, ...setUp, ...settings, at: place }] : [];
}
