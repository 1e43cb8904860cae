/** What a change does to DNS: askers for whom the same sets change alike are one group. */
import { getOrInsert } from '../core/text/once.ts';
import type { DiffChange, DiffOutcome, DiffReport } from '../judge/report/diff-report.ts';
import { counted, percent } from './words.ts';

export interface DiffGroup {
  readonly cluster: string;
  readonly askers: readonly string[];
  readonly rows: readonly DiffRow[];
}
export interface DiffRow {
  readonly names: string;
  readonly before: string;
  readonly after: string;
  readonly change: DiffChange;
}

export function groupsOf({ changes }: DiffReport): readonly DiffGroup[] {
  const byAsker = new Map<string, { cluster: string; asker: string; rows: DiffRow[] }>();
  for (const change of shownOf(changes)) {
    const { cluster, asker } = change;
    const row = {
      names: `${typeWords(change)}${change.names}`,
      before: endingWords(change.before),
      after: endingWords(change.after),
      change,
    };
    const key = JSON.stringify([cluster, asker]);
    getOrInsert(byAsker, key, () => ({ cluster, asker, rows: [] })).rows.push(row);
  }
  const groups = new Map<string, { cluster: string; askers: string[]; rows: readonly DiffRow[] }>();
  for (const { cluster, asker, rows } of byAsker.values()) {
    const key = JSON.stringify([cluster, rows.map(({ names, before, after }) => [names, before, after])]);
    getOrInsert(groups, key, () => ({ cluster, askers: [], rows })).askers.push(asker);
  }
  return [...groups.values()];
}

/** Sets that clients do not ask for only where there is nothing else. */
function shownOf(changes: readonly DiffChange[]): readonly DiffChange[] {
  const clientChanges = changes.filter(
    ({ clientTypes }) => !(clientTypes !== undefined && 'only' in clientTypes && clientTypes.only.length === 0),
  );
  return clientChanges.length > 0 ? clientChanges : changes;
}

/** Empty for a set that lacks only types that clients do not ask for. */
function typeWords({ types, clientTypes }: DiffChange): string {
  if (clientTypes === undefined) return '';
  if ('except' in clientTypes) return `all types but ${clientTypes.except.join(', ')} of `;
  const only = clientTypes.only.length === 0 && types !== undefined && 'only' in types ? types.only : clientTypes.only;
  return `${only.join(', ')} of `;
}

/** `leaves to 10.0.0.2:53, then 10.0.0.3:53`. */
export function endingWords(outcomes: readonly DiffOutcome[]): string {
  if (outcomes.length === 0) return 'not there';
  const parts: string[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    const previous = outcomes[index - 1];
    const next = outcome.certainty === 'sometimes' && outcome.probability === undefined;
    const target =
      previous?.disposition === 'leaves' && outcome.disposition === 'leaves' && outcome.as === undefined
        ? (outcome.to ?? '')
        : endWords(outcome);
    const joint = index === 0 ? '' : next ? ', then ' : ' or ';
    parts.push(`${joint}${target}${shareWords(outcome)}`);
  }
  const { after } = outcomes[0] ?? {};
  return `${parts.join('')}${after === undefined ? '' : `, the next one also after ${after.join(', ')}`}`;
}

function shareWords({ certainty, probability, unmeasured, assumptions }: DiffOutcome): string {
  const share = probability === undefined || unmeasured === true ? '' : ` (${percent(probability)})`;
  return certainty === 'assumed' && assumptions.length > 0 ? `${share} if ${assumptions.join(' and ')}` : share;
}

function endWords({ disposition, by, to, rcode, because, as, assumptions }: DiffOutcome): string {
  const renamed = as === undefined ? '' : ` as ${as.name} ${as.type}`;
  switch (disposition) {
    case 'answered':
      return `answered by ${by}${renamed}`;
    case 'leaves':
      return `leaves to ${to ?? 'an address outside'}${renamed}`;
    case 'fails':
      return `fails: ${rcode ?? 'no answer'} from ${by}`;
    case 'loops':
      return `loops through ${by}`;
    case 'unknown':
      return assumptions.length > 0 || because === undefined ? `unknown at ${by}` : `unknown: ${because}`;
  }
}

/** Only where the outcome is known. Sets that several askers share count once. */
export function summaryLine(report: DiffReport): string {
  const { changes, unchanged, unproven } = report;
  if (changes.length === 0 && unproven.length === 0)
    return unchanged === 0
      ? 'Nothing was compared: no cluster and no DNS server was found, before or after.'
      : `No name goes elsewhere: ${counted(unchanged, 'asker')} compared.`;
  if (changes.length === 0) return 'No change was found, but not everything could be compared.';
  const sets = groupsOf(report).reduce((sum, { rows }) => sum + rows.length, 0);
  const hidden = changes.length - shownOf(changes).length;
  const besides = hidden === 0 ? '' : `, and ${counted(hidden, 'set')} for DS and zone transfers alone (see the JSON)`;
  const rest = unproven.length === 0 ? '; all others end as before' : '';
  return `${counted(sets, 'set')} of names ${sets === 1 ? 'goes' : 'go'} elsewhere${besides}${rest}.`;
}
