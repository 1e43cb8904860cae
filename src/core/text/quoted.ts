import type { Span } from './location.ts';

/** Whether a shell's quote is open behind this text (dash(1), Quoting). */
export function isQuoted(before: string): boolean {
  return openQuote(before) !== undefined;
}

/** Where it begins. */
export function openQuote(before: string): number | undefined {
  let [quote, start] = ['', 0];
  for (let i = 0; i < before.length; i++) {
    const char = before[i];
    if (char === '\\' && quote !== "'") i++;
    else if (quote === '' && (char === '"' || char === "'")) [quote, start] = [char, i];
    else if (char === quote) quote = '';
  }
  return quote === '' ? undefined : start;
}

/** A block of which the whole goes on. */
const GOES_ON = /(?:\b(?:done|fi|esac)|[})])\s*\d?[|>](?!\|)/;
const PARTS = /'[^'\n]*'|"(?:\\.|[^"\\])*"|\\.|(;;?|&&|\|\|)/gs;

/** Of the commands in a line, which `;`, `&&` and `||` divide. */
export function pipelinesIn(line: string): readonly Span[] {
  const cuts = GOES_ON.test(line) ? [] : [...line.matchAll(PARTS)].filter(([, cut]) => cut !== undefined);
  const starts = [0, ...cuts.map(({ 0: cut, index }) => index + cut.length)];
  return starts.map((start, index) => ({ start, end: cuts[index]?.index ?? line.length }));
}

const PUT =
  /\bs([/|,#])(?:(?!\1)[^\n]){1,80}\1(?:(?!\1)[^\n]){0,200}?(?:\\[n\d]\s*|(?<![#\w-]|#\s{1,9}))loop(?=\\n|["'/|,#\s])|[/\d$]\s*[aic]\\?\s[^\n'"#]{0,40}?\bloop\b/;

/** A program of sed writes the plugin, no comment, for other lines or for the plugin's own. */
export function putsBack(program: string): boolean {
  return PUT.test(program);
}

/** Of the same length: without comments, and what `cat` only shows or puts into a text to read. */
export function withoutProse(text: string): string {
  const blank = (words: string): string => words.replace(/[^\n]/g, ' ');
  const plain = text.replace(/^[ \t]*(?:#(?![!@])|\/\/)[^\n]*/gm, blank);
  if (
    !plain.includes('<<') ||
    !/(?:\bcat\b|^[ \t]*:)[^\n|]{0,500}<</m.test(plain) ||
    /\|\s*(?:ba|da|z)?sh\b|\beval\b/.test(plain)
  )
    return plain;
  return plain.replace(SHOWN, blank);
}
const READ = String.raw`(?:>{1,2}[ \t]*(?:&2|/dev/std(?:err|out)|["']?(?:\$\{?GITHUB_STEP_SUMMARY\}?|[^\s"'<>]{0,200}(?:README|\.(?:md|txt|rst|adoc)))["']?)[ \t]*)?`;
const SHOWN = new RegExp(
  String.raw`^[ \t]*(?:cat|:)[ \t]*${READ}<<-?[ \t]*["']?(\w+)["']?[ \t]*${READ}\n(?:[^\n]{0,500}\n){0,100}?[ \t]*\1[ \t]*$`,
  'gm',
);
