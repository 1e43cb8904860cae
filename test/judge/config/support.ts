import type { Location } from '../../../src/core/text/location.ts';
import { mistakeLine } from '../../../src/core/text/usage-error.ts';
import { type Config, type KnownNames, readConfig } from '../../../src/judge/config/config.ts';
import { RULES } from '../../../src/judge/rules/descriptions.ts';

export const KNOWN: KnownNames = {
  rules: RULES,
  osProfiles: ['flatcar', 'ubuntu-22.04', 'ubuntu-24.04'],
  provisioners: ['kops', 'kubeadm'],
};

/** The configuration of a text that must be one. */
export function configOf(text: string, path = '.loopgate.yaml'): Config {
  const { config, errors } = readConfig({ path, text }, KNOWN);
  if (config === undefined) throw new Error(errors.map(mistakeLine).join('\n'));
  return config;
}

/** What is wrong with a text: `LINE:COL: message`. */
export function complaints(text: string): readonly string[] {
  const { config, errors } = readConfig({ path: 'c', text }, KNOWN);
  if ((config === undefined) !== errors.length > 0) throw new Error('neither a configuration nor errors, or both');
  return errors.map((error) => mistakeLine(error).slice('c:'.length));
}

export function textAt({ file, span }: Location): string {
  return file.text.slice(span.start, span.end);
}
