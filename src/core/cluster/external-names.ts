/** ExternalName Services are aliases, whose target `kubernetes` asks for (plugin/backend_lookup.go A, AAAA). */
import { below, type DomainName } from '../dns/name.ts';
import type { ServiceFact } from '../facts/objects.ts';
import type { ServerConfig } from '../facts/server-config.ts';
import type { AnswerRule, NamePattern, Step } from '../facts/steps.ts';

/** With more, every Service of the zones may be an alias. */
const MAX_ALIASES = 64;

export function withExternalNames(config: ServerConfig, external: readonly ServiceFact[]): ServerConfig {
  if (external.length === 0) return config;
  const blocks = config.blocks.map((block) => ({
    ...block,
    steps: block.steps.map((step) => withAliases(step, external)),
  }));
  return { ...config, blocks };
}

function withAliases(step: Step, external: readonly ServiceFact[]): Step {
  if (step.kind !== 'answer' || step.plugin !== 'kubernetes') return step;
  const zones = step.rules.flatMap(({ names, effect }) =>
    effect === 'answer' && names.kind === 'within' ? names.zones.filter((zone) => !zone.endsWith('.arpa.')) : [],
  );
  if (zones.length === 0) return step;
  const alias: AnswerRule = {
    names: namesIn(zones, external),
    notTypes: ['AXFR', 'IXFR'],
    effect: 'answer',
    alias: 'all',
    at: step.at,
  };
  return { ...step, rules: [alias, ...step.rules] };
}

function namesIn(zones: readonly DomainName[], external: readonly ServiceFact[]): NamePattern {
  if (zones.length * external.length > MAX_ALIASES)
    return { kind: 'within', zones: zones.map((zone) => below('svc', zone)) };
  const names = external.flatMap(({ name, namespace }) =>
    zones.map((zone) => below(`${name}.${namespace}.svc`.toLowerCase(), zone)),
  );
  return { kind: 'exactly', names };
}
