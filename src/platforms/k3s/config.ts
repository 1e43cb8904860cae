/** What one configuration file of k3s or RKE2 states. */

import type { Fact } from '../../core/facts/fact.ts';
import type { NetworkFact } from '../../core/facts/network.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { beginningOf, type Reader, textField } from '../../languages/shared/fields.ts';
import { kubeletFacts } from '../../languages/shared/kubelet-fields.ts';
import { type FlagWord, flagFrom, readFlags } from '../../languages/shared/kubelet-flags.ts';
import { commaList } from '../../languages/shared/lines.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { child, entries, items, sourceOf, type YamlNode } from '../../read/documents/document.ts';

export type Form = 'k3s' | 'rke2';

const NONE: ReadonlySet<string> = new Set();

/** Flags without dashes; `+` at the end adds to earlier files (k3s docs, "Configuration File"). `replaced`: keys that do not count. */
export function readConfig(reader: Reader, form: Form, replaced: ReadonlySet<string> = NONE): readonly Fact[] {
  const { document } = reader;
  const { root } = document;
  const flags: FlagWord[] = [];
  const counts = (key: string): boolean => !replaced.has(key.replace(/\+$/, ''));
  const resolvConf = counts('resolv-conf') ? textField(reader, root, 'resolv-conf') : undefined;
  const own = sourceOf(child(root, 'resolv-conf'));
  // `kubelet-arg` comes after k3s' own setting, and wins (pkg/daemons/config GetArgs).
  if (own !== undefined && resolvConf !== undefined) flags.push({ name: 'resolv-conf', value: own, at: resolvConf.at });
  for (const entry of entries(root)) {
    if ((entry.key !== 'kubelet-arg' && entry.key !== 'kubelet-arg+') || !counts(entry.key)) continue;
    const values = entry.value.kind === 'sequence' ? items(entry.value) : [entry.value];
    for (const value of values) {
      const text = sourceOf(value);
      if (text !== undefined) flags.push(flagOf(text));
    }
  }
  return factsOfFlags(
    flags,
    networkOf(reader, root, counts),
    { form, at: beginningOf(document), pool: document.onNode?.pool },
    reader.notices,
  );
}

export function flagOf(text: SourceText): FlagWord {
  return flagFrom(text, text.text.startsWith('--') ? 2 : 0);
}

function networkOf(reader: Reader, root: YamlNode, counts: (key: string) => boolean): Network {
  const list = (key: string): readonly Located<string>[] => {
    const nodes = counts(key) ? [child(root, key), child(root, `${key}+`)] : [];
    const values = nodes.flatMap((node) => (node?.kind === 'sequence' ? items(node) : (node ?? [])));
    return values.flatMap((value) => {
      const text = sourceOf(value);
      return text === undefined ? [] : commaList(text);
    });
  };
  const disables = list('disable').map(({ value }) => value);
  return {
    dnsOff: disables.includes('coredns') || disables.includes('rke2-coredns') || undefined,
    balancerOff: disables.includes('servicelb') || undefined,
    clusterDNS: list('cluster-dns'),
    serviceSubnets: list('service-cidr'),
    clusterDomain: counts('cluster-domain') ? textField(reader, root, 'cluster-domain') : undefined,
  };
}

type Network = Parameters<typeof clusterNetwork>[1];

export function factsOfFlags(
  flags: readonly FlagWord[],
  network: Network,
  { form, at, pool }: { readonly form: Form; readonly at: NetworkFact['at']; readonly pool: string | undefined },
  notices: Notice[],
): readonly Fact[] {
  const named = defined({ pool });
  const facts: Fact[] = [nodeProfile(form, at, named)];
  addAll(facts, clusterNetwork(at, network));
  addAll(facts, kubeletFacts('flags', readFlags(flags, notices), { provisioner: form, ...named }));
  return facts;
}
