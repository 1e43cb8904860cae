import type { Config } from './config/config.ts';
import { effectiveConfig, printConfig as printEffective } from './config/effective.ts';
import { RULES } from './rules/descriptions.ts';

export function printConfig(config: Config | undefined): string {
  return printEffective(effectiveConfig(config, RULES));
}
