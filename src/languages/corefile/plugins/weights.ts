/** The file of `loadbalance weighted` (plugin/loadbalance/weighted.go updateWeights, parseWeights). */
import { parseAddress } from '../../../core/dns/endpoint.ts';
import type { ConfigContext } from '../../../core/facts/readers.ts';
import { isPlaceholder } from '../../../core/text/placeholder.ts';
import { foreignFile, lookAt } from '../files.ts';
import type { Token } from '../lexer.ts';
import { isAtLeast } from '../versions.ts';

/** Undefined: no error, or the file is not in sight, or waited for. */
export function weightsProblem(context: ConfigContext, file: Token, waits: boolean): string | undefined {
  const look = lookAt(context, file);
  if (file.opaque === true) return undefined;
  if (look.kind === 'text') return textProblem(look.text.text, file.text);
  if (look.kind === 'missing' && !waits)
    return `${isAtLeast(context.version, '1.14.0') ? 'weight' : 'Weight'} file open error`;
  const not = foreignFile(context, file);
  if (not === 'directory') return `read ${file.text}: is a directory`;
  return not === 'text' ? `could not parse weight file ${file.text}` : undefined;
}

function textProblem(text: string, path: string): string | undefined {
  let named = false;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (isPlaceholder(line)) return undefined;
    const [first = '', weight, more] = line.split(/\s+/);
    if (more !== undefined) return `could not parse weight line:"${line}" in weight file ${path}`;
    const isAddress = parseAddress(first) !== undefined;
    if (weight === undefined) {
      if (isAddress) return `wrong domain name:"${first}" in weight file ${path}. (Maybe a missing weight value?)`;
      named = true;
      continue;
    }
    if (!isAddress) return `wrong IP address:"${first}" in weight file ${path}`;
    if (!/^\d+$/.test(weight) || Number(weight) < 1 || Number(weight) > 255)
      return `wrong weight value:"${weight}" in weight file ${path}`;
    if (!named) return `missing domain name in weight file ${path}`;
  }
  return undefined;
}
