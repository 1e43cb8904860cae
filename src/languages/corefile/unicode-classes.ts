/** Unicode classes that Go takes since 1.25, in any case, and RE2JS does not (regexp/syntax unicodeTable). */
const LONG: ReadonlySet<string> = new Set(
  'any ascii assigned lc cn casedletter letter uppercaseletter lowercaseletter titlecaseletter modifierletter otherletter mark nonspacingmark spacingmark enclosingmark combiningmark number decimalnumber digit letternumber othernumber punctuation punct connectorpunctuation dashpunctuation openpunctuation closepunctuation initialpunctuation finalpunctuation otherpunctuation symbol mathsymbol currencysymbol modifiersymbol othersymbol separator spaceseparator lineseparator paragraphseparator other control cntrl format surrogate privateuse unassigned'.split(
    ' ',
  ),
);

/** With RE2JS's spelling: a release may be built with either Go. */
export function withKnownClasses(pattern: string): string {
  return pattern.replace(/\\[pP](?:\{\^?[A-Za-z_ -]{1,60}\}|[A-Za-z])/g, (whole) => {
    const name = whole.slice(2).replace(/[{}^]/g, '');
    return `${whole.slice(0, 2)}{${whole.includes('^') ? '^' : ''}${spelled(name)}}`;
  });
}

function spelled(name: string): string {
  if (LONG.has(name.toLowerCase().replace(/[_ -]/g, ''))) return 'L';
  return name
    .toLowerCase()
    .split('_')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('_');
}
