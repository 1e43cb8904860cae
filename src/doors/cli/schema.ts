import configSchema from '../../../schema/config.schema.json' with { type: 'json' };
import type { Command } from './flags.ts';
import { print } from './output.ts';

export const schema: Command = {
  name: 'schema',
  usage: 'schema',
  summary: "print the configuration's JSON schema",
  takes: 0,
  flags: [],
  run: async () => print(`${JSON.stringify(configSchema, null, 2)}\n`),
};
