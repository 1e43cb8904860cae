/** Settings that decide what a unit starts (systemd.service(5), systemd.exec(5)). */

import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { splitWords } from '../../languages/shared/shell-words.ts';
import { environmentOf, readUnit } from '../../languages/shared/systemd-unit.ts';

export interface UnitSettings {
  readonly commands: readonly SourceText[];
  readonly variables: ReadonlyMap<string, SourceText>;
  readonly environmentFiles: readonly { readonly path: string; readonly at: Location }[];
  readonly workingDirectory: string;
  readonly binds: readonly { readonly path: string; readonly source: string; readonly at: Location }[];
  readonly ownNetwork?: Location;
}

/** The unit, then its drop-ins. An empty assignment resets. */
export function settingsOf(texts: readonly SourceText[]): UnitSettings {
  let commands: SourceText[] = [];
  const variables = new Map<string, SourceText>();
  let environmentFiles: { path: string; at: Location }[] = [];
  let workingDirectory = '/';
  let binds: { path: string; source: string; at: Location }[] = [];
  let ownNetwork: Location | undefined;
  for (const text of texts)
    for (const { section, key, value, at } of readUnit(text)) {
      if (section !== 'Service') continue;
      const empty = value.text === '';
      switch (key) {
        case 'ExecStart':
          if (empty) commands = [];
          else commands.push(value);
          break;
        case 'Environment':
          if (empty) variables.clear();
          for (const word of splitWords(value, 'flags').words) assign(variables, word);
          break;
        case 'EnvironmentFile':
          if (empty) environmentFiles = [];
          else environmentFiles.push({ path: value.text, at });
          break;
        case 'WorkingDirectory':
          workingDirectory = empty ? '/' : value.text.replace(/^-/, '');
          break;
        case 'BindPaths':
        case 'BindReadOnlyPaths':
          if (empty) binds = [];
          for (const { text: word } of splitWords(value, 'flags').words) {
            const [source = '', path = source] = word.replace(/^-/, '').split(':');
            if (source.startsWith('/') && path.startsWith('/')) binds.push({ path, source, at });
          }
          break;
        case 'PrivateNetwork':
          ownNetwork = /^(?:1|yes|y|true|t|on)$/i.test(value.text) ? at : undefined;
          break;
        case 'NetworkNamespacePath':
          ownNetwork = empty ? undefined : at;
          break;
        default:
      }
    }
  return {
    commands,
    variables,
    environmentFiles,
    workingDirectory,
    binds,
    ...defined({ ownNetwork }),
  };
}

function assign(variables: Map<string, SourceText>, word: SourceText): void {
  const equals = word.text.indexOf('=');
  const name = word.text.slice(0, Math.max(0, equals)).trim();
  if (/^[A-Za-z_]\w{0,100}$/.test(name)) variables.set(name, slice(word, equals + 1, word.text.length));
}

export function readEnvironment(source: SourceText, variables: Map<string, SourceText>): void {
  for (const { name, value } of environmentOf(source)) {
    const key = name.replace(/^export\s+/, '');
    if (/^[A-Za-z_]\w{0,100}$/.test(key)) variables.set(key, value);
  }
}
