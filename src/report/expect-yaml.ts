/** As the configuration file holds it. */
import { stringify } from 'yaml';
import type { Expected } from '../judge/report/expected.ts';
import { visible } from './plain-text.ts';

export function renderExpectation({ names, exact, from, goes, to, comments }: Expected): string {
  const head = comments.map((one) => `# ${visible(one)}\n`).join('');
  if (goes === undefined)
    return `${head}# Nothing can be expected of ${visible(names)}: it loops, or it is not known where it goes (loopgate trace).\n`;
  const entry = {
    names,
    exact: exact || undefined,
    from,
    goes,
    to: to.length === 0 ? undefined : to,
    reason: 'true today; say why it has to stay so',
  };
  return `${head}${stringify({ expectations: [entry] }, { lineWidth: 0, keepUndefined: false })}`;
}
