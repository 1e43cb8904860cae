/** A container's variables as the kubelet makes them (pkg/kubelet/kubelet_pods.go makeEnvironmentVariables). */
import { parseAddress, splitPort } from '../dns/endpoint.ts';
import type { ConfigMapFact } from '../facts/objects.ts';
import type { Container, EnvSource, EnvVar, WorkloadFact } from '../facts/workload.ts';
import { type Budget, beyondLimit } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import type { Notice } from '../text/notice.ts';
import { expandReferences, OF_SERVICES, type VariableValue } from '../text/variable-references.ts';
import { isElsewhere, volumeKey } from './mounts.ts';

interface Surroundings {
  readonly maps: ReadonlyMap<string, ConfigMapFact>;
  readonly budget: Budget | undefined;
  readonly notices: Notice[];
}

export function withVariables(workload: WorkloadFact, around: Surroundings): WorkloadFact {
  if (workload.containers.every((one) => one.references === undefined)) return workload;
  return { ...workload, containers: workload.containers.map((one) => withReferences(one, workload, around)) };
}

function withReferences(container: Container, workload: WorkloadFact, around: Surroundings): Container {
  const { references } = container;
  if (references === undefined) return container;
  const mapOf = ({ map, secret }: Pick<EnvSource, 'map' | 'secret'>): ConfigMapFact | undefined =>
    map === undefined ? undefined : mapFor(around.maps, workload.namespace, { name: map, secret });
  const known = new Map<string, EnvVar>();
  let complete = true;
  for (const source of references) {
    const map = mapOf(source);
    if (map !== undefined) addAll(map, source, known);
    // Of a Secret keys may be encrypted, or come from elsewhere.
    if (map === undefined || source.secret === true) complete = false;
  }
  const variable = (name: string): VariableValue => {
    const one = known.get(name);
    if (one !== undefined) return one.value === undefined || one.secret !== undefined ? 'unknown' : { text: one.value };
    return complete && !OF_SERVICES.test(name) ? 'none' : 'unknown';
  };
  const expand = (text: string): string | undefined => {
    if (!text.includes('$')) return text;
    const { budget } = around;
    if ((budget?.refused('characters') ?? 0) === 0) {
      const filled = expandReferences(text, variable);
      if (budget?.take('characters', text.length + (filled?.length ?? 0)) !== false) return filled;
    }
    const message = 'variables in this container are not replaced: too much text is made of variables';
    around.notices.push(beyondLimit('characters', message, workload.at));
    return undefined;
  };
  for (const one of container.env) {
    const { from } = one;
    const stated = from === undefined ? one.value : textOf(mapOf(from), from.key);
    const value = from?.secret === true ? unlessFilledIn(stated) : stated;
    const secret = defined({ secret: from?.secret && ('filled' as const) });
    known.set(one.name, {
      ...one,
      ...secret,
      value: value === undefined || from !== undefined ? value : expand(value),
    });
  }
  const words = container.words.map((word) => ({ ...word, value: expand(word.value) ?? word.value }));
  return { ...container, env: [...known.values()], words, ...defined({ envFrom: complete ? undefined : true }) };
}

function mapFor(
  maps: Surroundings['maps'],
  namespace: string,
  { name, secret }: { readonly name: string; readonly secret: true | undefined },
): ConfigMapFact | undefined {
  const own = maps.get(volumeKey(`${namespace}/${name}`, secret));
  if (own !== undefined) return own;
  const other = maps.get(volumeKey(name, secret));
  return other === undefined || isElsewhere(other, namespace) ? undefined : other;
}

/** Of a Secret addresses count, with a scheme and port or without; all else stands where its value is put in later. */
function unlessFilledIn(text: string | undefined): string | undefined {
  const isAddress = (word: string): boolean =>
    parseAddress(word) !== undefined ||
    parseAddress(splitPort(word.replace(/^(?:dns|tls|https?|quic|grpc):\/\//, '')).address) !== undefined;
  return text?.split(/\s+/).every(isAddress) === true ? text : undefined;
}

function addAll(map: ConfigMapFact, { prefix, secret }: EnvSource, known: Map<string, EnvVar>): void {
  for (const { key, text, at } of map.data)
    known.set(`${prefix}${key}`, {
      ...{ name: `${prefix}${key}`, value: secret === true ? unlessFilledIn(text.text) : text.text, at },
      ...defined({ secret: secret && ('filled' as const) }),
    });
}

function textOf(map: ConfigMapFact | undefined, key: string): string | undefined {
  return map?.data.find((entry) => entry.key === key)?.text.text;
}
