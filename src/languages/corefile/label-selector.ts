/** Whether a Kubernetes label selector parses (k8s.io/apimachinery meta/v1 ParseToLabelSelector). */

const NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;
const PREFIX = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/;
/** `!=` parses, but no selector of the API has it (metav1.ParseToLabelSelector). */
const OPERATORS: ReadonlySet<string> = new Set(['=', '==']);

/** Brackets, commas and operators stand alone. */
function tokensOf(text: string): readonly string[] {
  return text.match(/[(),]|==|!=|[=!<>]|[^\s(),=!<>]+/g) ?? [];
}

function isKey(text: string | undefined): boolean {
  if (text === undefined) return false;
  const slash = text.indexOf('/');
  if (slash === -1) return NAME.test(text);
  const prefix = text.slice(0, slash);
  return prefix.length <= 253 && PREFIX.test(prefix) && NAME.test(text.slice(slash + 1));
}

function isValue(text: string | undefined): boolean {
  return text === undefined || text === '' || NAME.test(text);
}

function requirement(tokens: readonly string[], from: number): number | undefined {
  let at = from;
  const negated = tokens[at] === '!';
  if (negated) at += 1;
  if (!isKey(tokens[at])) return undefined;
  at += 1;
  const next = tokens[at];
  if (next === undefined || next === ',' || negated) return at;
  if (OPERATORS.has(next)) {
    const value = tokens[at + 1];
    if (value === undefined || value === ',') return at + 1;
    return isValue(value) && !/^[(!=<>]/.test(value) ? at + 2 : undefined;
  }
  if (next !== 'in' && next !== 'notin') return undefined;
  if (tokens[at + 1] !== '(') return undefined;
  at += 2;
  while (at < tokens.length && tokens[at] !== ')') {
    const isNext = tokens[at - 1] === '(' || tokens[at - 1] === ',';
    if (tokens[at] !== ',' && !(isNext && isValue(tokens[at]))) return undefined;
    at += 1;
  }
  return tokens[at] === ')' ? at + 1 : undefined;
}

export function isLabelSelector(text: string): boolean {
  const tokens = tokensOf(text);
  let at = 0;
  while (at < tokens.length) {
    const behind = requirement(tokens, at);
    if (behind === undefined) return false;
    if (behind === tokens.length) return true;
    if (tokens[behind] !== ',' || behind + 1 === tokens.length) return false;
    at = behind + 1;
  }
  return true;
}
