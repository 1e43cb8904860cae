/**
 * Questions that a server asks by itself once it has an answer: for the target of an alias, for A where no AAAA is found, for the name below
 * another search domain. We follow the question alone and say that the rest is assumed; what is asked on goes where a question for it goes.
 */
import { questionDiffers, says } from './compare.ts';
import { ask, graphOf, type Question } from './network.ts';
import type { RecordedAnswer, RecordedQuery, Vector } from './vector.ts';

/** `[HOST ]PROTO ADDRESS:PORT[ as NAME][ type TYPE]` */
const STEP = /^((?:\S+ )?\S+ \S+?)(?: as (\S+))?(?: type (\S+))?$/;

/** What we say to be assumed of an answer after which the server may ask on. */
function asksOn({ outcomes }: Question): boolean {
  const isSaid = /\balias\b|\bdns64 finds\b|\bautopath asks\b/;
  return (
    outcomes !== 'unreachable' &&
    outcomes.every(({ certainty }) => certainty === 'assumed') &&
    outcomes.some((one) => says(one, isSaid))
  );
}

/** The steps of a question by what was asked, that of the client first; each as if it were asked under that name and type. */
function byQuestion(to: readonly string[], own: string): ReadonlyMap<string, readonly string[]> {
  const [name = '', type = 'A'] = own.split(' ');
  const found = new Map<string, string[]>([[own, []]]);
  for (const step of to) {
    const [, place = step, asked = name, as = type] = STEP.exec(step) ?? [];
    const key = `${asked} ${as}`;
    const known = found.get(key) ?? [];
    found.set(key, known);
    known.push(place);
  }
  return found;
}

/** As `questionDiffers`, of a question after whose answer the server asked on. */
export function askedOnDiffers(vector: Vector, version: string, index: number): string | undefined {
  const recorded: RecordedQuery | undefined = vector.recorded.find(({ versions }) => versions.includes(version))
    ?.queries?.[index];
  const written = vector.queries?.[index];
  if (recorded === undefined || written === undefined || !('disposition' in recorded)) return 'it is not recorded once';
  const query = typeof written === 'string' ? { ask: written } : written;
  const graph = graphOf(vector, version);
  const question = ask(graph, vector, query);
  if (!asksOn(question)) return 'we say nothing of what is asked on';
  if (recorded.to === undefined) return 'nothing was asked on';
  const own = `${question.name} ${question.type}`;
  for (const [asked, to] of byQuestion(recorded.to, own)) {
    const differs =
      asked === own
        ? ownDiffers(to, recorded, question)
        : targetDiffers(to, recorded, ask(graph, vector, { ...query, ask: asked }));
    if (differs !== undefined) return `${asked}: ${differs}`;
  }
  return undefined;
}

/** Before it asked on it answered, or got an answer from where we say. */
function ownDiffers(to: readonly string[], { rcode = '' }: RecordedAnswer, question: Question): string | undefined {
  if (to.some(isOutside)) return questionDiffers({ disposition: 'forwarded', rcode, to }, question);
  if (to.length > 0) return questionDiffers({ disposition: 'passed-on', rcode: 'NOERROR', to }, question);
  // autopath takes a missing name and no answer for the same.
  const differs = questionDiffers({ disposition: 'answered', rcode: 'NOERROR' }, question);
  return differs && questionDiffers({ disposition: 'servfail', rcode: 'SERVFAIL' }, question);
}

function targetDiffers(to: readonly string[], { rcode = '' }: RecordedAnswer, target: Question): string | undefined {
  return questionDiffers({ disposition: to.some(isOutside) ? 'forwarded' : 'passed-on', rcode, to }, target);
}

function isOutside(step: string): boolean {
  return /^(?:udp|tcp|tls|https|quic|grpc) /.test(step);
}
