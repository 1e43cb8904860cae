import type { Command } from './flags.ts';
import { print } from './output.ts';

export const schema: Command = {
  name: 'schema',
  usage: 'schema',
  summary: "print the configuration's JSON schema",
  flags: [],
  run: async () =>
    print(`${(await import('../../judge/config/config-schema.generated.ts')).CONFIG_SCHEMA.join('\n')}\n`),
};
