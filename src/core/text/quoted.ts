/** Whether a shell's quote is open behind this text (dash(1), Quoting). */
export function isQuoted(before: string): boolean {
  let quote = '';
  for (let i = 0; i < before.length; i++) {
    const char = before[i];
    if (char === '\\' && quote !== "'") i++;
    else if (quote === '' && (char === '"' || char === "'")) quote = char;
    else if (char === quote) quote = '';
  }
  return quote !== '';
}
