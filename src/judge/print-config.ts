import type { Config } from './config/config.ts';
import { effectiveConfig, printConfig as printEffective, readEnvironment } from './config/effective.ts';
import { RULES } from './rules/descriptions.ts';

export function printConfig(config: Config | undefined, env: Readonly<Record<string, string | undefined>>): string {
  return printEffective(effectiveConfig(config, RULES, readEnvironment(env).overrides));
}
