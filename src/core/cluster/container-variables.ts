/** A container's variables as the kubelet makes them (pkg/kubelet/kubelet_pods.go makeEnvironmentVariables). */
import type { ConfigMapFact } from '../facts/objects.ts';
import type { Container, EnvSource, EnvVar, WorkloadFact } from '../facts/workload.ts';
import { type Budget, beyondLimit } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import type { Notice } from '../text/notice.ts';
import { expandReferences, OF_SERVICES, type VariableValue } from '../text/variable-references.ts';
import { isElsewhere } from './mounts.ts';

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
  const mapNamed = (name: string): ConfigMapFact | undefined => mapFor(around.maps, workload.namespace, name);
  const known = new Map<string, EnvVar>();
  let complete = true;
  for (const source of references) {
    const map = source.configMap === undefined ? undefined : mapNamed(source.configMap);
    if (map !== undefined) addAll(map, source, known);
    else complete = false;
  }
  const variable = (name: string): VariableValue => {
    const one = known.get(name);
    if (one !== undefined) return one.value === undefined ? 'unknown' : { text: one.value };
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
    const value = one.from === undefined ? one.value : textOf(mapNamed(one.from.configMap), one.from.key);
    known.set(one.name, { ...one, value: value === undefined || one.from !== undefined ? value : expand(value) });
  }
  const words = container.words.map((word) => ({ ...word, value: expand(word.value) ?? word.value }));
  return { ...container, env: [...known.values()], words, ...defined({ envFrom: complete ? undefined : true }) };
}

function mapFor(maps: Surroundings['maps'], namespace: string, name: string): ConfigMapFact | undefined {
  const own = maps.get(`${namespace}/${name}`);
  if (own !== undefined) return own;
  const other = maps.get(name);
  return other === undefined || isElsewhere(other, namespace) ? undefined : other;
}

function addAll(map: ConfigMapFact, { prefix }: EnvSource, known: Map<string, EnvVar>): void {
  for (const { key, text, at } of map.data)
    known.set(`${prefix}${key}`, { name: `${prefix}${key}`, value: text.text, at });
}

function textOf(map: ConfigMapFact | undefined, key: string): string | undefined {
  return map?.data.find((entry) => entry.key === key)?.text.text;
}
