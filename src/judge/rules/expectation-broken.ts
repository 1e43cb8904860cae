import { hostPort } from '../../core/dns/endpoint.ts';
import { displayName } from '../../core/dns/name.ts';
import { describeNames } from '../../core/dns/name-set.ts';
import { type WalkOutcome, walk } from '../../core/forwarding/walk.ts';
import { becauseAssuming, inWords } from '../../core/text/assumption.ts';
import { defined } from '../../core/text/defined.ts';
import { askersOf } from '../diff/askers.ts';
import { freshSteps, stepsOf } from '../diff/path-steps.ts';
import { askersNamed, type Breach, breachesOf } from '../expectations.ts';
import type { Finding, Severity } from '../report/finding.ts';
import type { SearchableSnapshot } from '../snapshot.ts';
import { finding, type Rule } from './rule.ts';

type Expectation = Breach['expectation'];

export const expectationBroken: Rule = {
  slug: 'expectation-broken',
  needs: 'lookups',
  *check(head, base) {
    for (const view of head.clusters)
      for (const breach of breachesOf(view, head.lookups.expectations ?? [])) yield broken(breach, base);
  },
};

function broken(breach: Breach, base: SearchableSnapshot | undefined): Finding {
  const { expectation, cluster, asker, kind, names, witness, outcome } = breach;
  const steps = [...stepsOf([outcome]).values()];
  const [fresh] = base === undefined ? [] : freshSteps(waysBefore(breach, base), [outcome]);
  const at = (fresh ?? steps.at(-1))?.at ?? expectation.at;
  const severity: Severity = kind === 'certain' ? 'error' : kind === 'assumed' ? 'warning' : 'note';
  const zone = displayName(expectation.names.value);
  const reason = expectation.reason === undefined ? '' : ` (${expectation.reason})`;
  const words = describeNames(names, 4, { style: 'and below' });
  const message =
    kind === 'unknown'
      ? `Whether ${words}, asked by ${asker.name}, ${wanted(expectation)} is not known: ${becauseAssuming(outcome.because, inWords(outcome.assumptions)) ?? 'the way is not stated'}.`
      : `Asked by ${asker.name}, ${words} ${endOf(outcome)}, and is expected to ${wantedInfinitive(expectation)}${reason}.`;
  return finding(
    'expectation-broken',
    [zone, expectation.exact ? 'exact' : 'below', expectation.from.value, expectation.goes, asker.name],
    {
      severity,
      ...defined({
        certainty: kind === 'unknown' ? undefined : outcome.certainty,
        probability: outcome.unmeasured === true || kind === 'unknown' ? undefined : outcome.probability,
      }),
      cluster,
      ...defined({ server: asker.kind === 'server' ? asker.name : undefined }),
      at,
      message,
      advice:
        kind === 'unknown'
          ? 'State what is missing, in the repository or under `clusters` of the configuration.'
          : 'Send these names where they have to go, or change the expectation if it no longer holds.',
      names: words,
      reach: [names],
      witness,
      assumptions: inWords(outcome.assumptions),
      path: [
        ...steps,
        { at: expectation.at, description: `the configuration expects that ${zone} ${wanted(expectation)}${reason}` },
      ],
    },
  );
}

function waysBefore(
  { cluster, asker, witness, expectation }: Breach,
  base: SearchableSnapshot,
): readonly WalkOutcome[] {
  const view = base.clusters.find((one) => one.cluster.name === cluster);
  if (view === undefined) return [];
  const { graph, askers } = askersOf(view.graph);
  const named = askersNamed(askers, expectation.from.value);
  const then = named.find((one) => one.name === asker.name) ?? named[0];
  return then === undefined || then.entries.length === 0 ? [] : walk(graph, then.entries, witness.name, witness.type);
}

function endOf({ disposition, to, rcode, end, certainty, probability }: WalkOutcome): string {
  const when = certainty === 'sometimes' && probability === undefined ? ' when an upstream before fails' : '';
  switch (disposition) {
    case 'answered':
      return `is answered by ${end.server.name}${when}`;
    case 'leaves':
      return `leaves to ${to ?? 'an address outside'}${when}`;
    case 'fails':
      return `fails with ${rcode ?? 'no answer'} at ${end.server.name}${when}`;
    case 'loops':
      return `comes back to ${end.server.name}, which sent it${when}`;
    case 'unknown':
      return 'ends where nothing is known';
  }
}

function wanted(expectation: Expectation): string {
  const { goes } = expectation;
  return goes === 'leaves' ? `leaves${toWords(expectation)}` : WANTED[goes][0];
}

function wantedInfinitive(expectation: Expectation): string {
  const { goes } = expectation;
  return goes === 'leaves' ? `leave${toWords(expectation)}` : WANTED[goes][1];
}

const WANTED = {
  answered: ['is answered', 'be answered'],
  fails: ['fails', 'fail'],
  'not-loops': ['does not loop', 'end'],
} as const;

function toWords({ to }: Expectation): string {
  return to.length === 0 ? '' : ` to ${to.map(({ value }) => hostPort(value.address, value.port)).join(' or ')}`;
}
