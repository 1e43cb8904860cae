/** Lines of a configuration that name files beside it, folders or patterns. */

import type { ConfigLanguage } from '../../core/facts/config-text.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import { locate } from '../../core/text/source-text.ts';
import type { Includes, NamedFiles } from './plugin.ts';

export const MAX_INCLUDES = 100;

/** `home`: the folder of the software's own file, at the beginning of a path. `names`: its first group is the path. */
export function includeLines(language: ConfigLanguage, home: RegExp, names: RegExp): Includes {
  return {
    languages: [language],
    named: ({ text, path }) => {
      const value: NamedFiles[] = [];
      const notices: Notice[] = [];
      let left = MAX_INCLUDES;
      for (const { 0: whole, 1: written = '', index } of text.text.matchAll(names)) {
        const at = locate(text, index, index + whole.length);
        left -= 1;
        if (left < 0) {
          const message = `More than ${MAX_INCLUDES} files are named here; no further one was read.`;
          notices.push({ kind: 'unreadable', message, at });
          break;
        }
        const below = written.replace(home, '').replace(/\/+$/, '');
        const isOutside = below.startsWith('/') || /[*?].*[*?]/.test(below);
        const named = isOutside ? undefined : pathFrom(directoryOf(path), below);
        if (named === undefined) continue;
        const paths = /[*?]/.test(named) ? [named] : [named, `${named}/*`];
        value.push({ language: 'unplaced', paths, isPattern: true, at });
      }
      return { value, notices };
    },
  };
}
