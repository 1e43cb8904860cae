import { OS_PROFILES, PROVISIONERS } from '../core/cluster/node-profiles.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { PlacedUsageError } from '../core/text/usage-error.ts';
import { type Config, readConfig } from './config/config.ts';
import { configFolder, fromTop } from './config/lookup.ts';
import { RULES } from './rules/descriptions.ts';

/** Throws UsageError with every mistake's place. Globs and files are relative to `folder`. */
export function loadConfig(file: SourceFile, folder: string = configFolder(file.path)): Config {
  const known = {
    rules: RULES,
    osProfiles: OS_PROFILES.flatMap((one) => [one.id, ...one.aliases]),
    provisioners: PROVISIONERS.flatMap((one) => [one.id, ...one.aliases]),
  };
  const { config, errors } = readConfig(file, known);
  if (config === undefined) throw new PlacedUsageError(errors);
  return fromTop(config, folder);
}
