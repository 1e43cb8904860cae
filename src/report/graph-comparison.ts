import type { ClusterChange, EdgeChange, GraphComparison, PictureEdge } from '../judge/report/graph-picture.ts';
import { placeHtml } from './html-place.ts';
import type { Pen } from './markdown-finding.ts';
import { escapeMarkup } from './markup-text.ts';
import { counted } from './words.ts';

const MAX_ROWS = 500;

const SIGNS: Readonly<Record<EdgeChange['kind'], string>> = {
  added: '+',
  gone: '−',
  're-aimed': '↪',
  'other names': '≠',
};

export interface EdgeMark {
  readonly kind: EdgeChange['kind'];
  readonly sign: string;
  readonly style: string;
}

/** Of one side; what several edges share has their mark if it is the same. */
export function marksOf(
  { changes }: ClusterChange,
  side: 'before' | 'after',
): (edges: readonly number[]) => EdgeMark | undefined {
  const kinds = new Map(
    changes.flatMap((one) => {
      const index = one[side];
      return index === undefined ? [] : [[index, one.kind] as const];
    }),
  );
  return (edges) => {
    const [first, ...more] = edges.map((index) => kinds.get(index));
    if (first === undefined || more.some((kind) => kind !== first)) return undefined;
    return { kind: first, sign: SIGNS[first], style: first.replace(' ', '-') };
  };
}

export function comparisonLine({ revision, clusters }: GraphComparison): string {
  const changed = clusters.filter(({ changes }) => changes.length > 0);
  const sum = changed.reduce((total, { changes }) => total + changes.length, 0);
  const base = `<code>${escapeMarkup(revision.slice(0, 12), 40)}</code>`;
  return sum === 0
    ? `<p>Compared with ${base}: every arrow is as it was.</p>\n`
    : `<p>Compared with ${base}: <strong>${counted(sum, 'arrow')}</strong> changed in ${counted(changed.length, 'cluster')}.</p>\n`;
}

export function changesHtml(change: ClusterChange, pen: Pen): string {
  if (change.changes.length === 0) return '<p>Every arrow is as it was.</p>\n';
  const rows = change.changes.slice(0, MAX_ROWS).map((one) => rowHtml(one, change, pen));
  const more =
    change.changes.length > MAX_ROWS ? `<p>and ${counted(change.changes.length - MAX_ROWS, 'more change')}</p>\n` : '';
  return `<h3>What this change does to the arrows</h3>
<table class="changes"><thead><tr><th scope="col">change</th><th scope="col">server block</th><th scope="col">names</th><th scope="col">before</th><th scope="col">after</th><th scope="col">place</th></tr></thead><tbody>
${rows.join('')}</tbody></table>
${more}`;
}

function rowHtml({ kind, before, after }: EdgeChange, change: ClusterChange, pen: Pen): string {
  const then = before === undefined ? undefined : change.before?.edges[before];
  const now = after === undefined ? undefined : change.after?.edges[after];
  const shown = now ?? then;
  if (shown === undefined) return '';
  const names =
    then !== undefined && now !== undefined && then.names !== now.names ? `${then.names} → ${now.names}` : shown.names;
  const cells = [
    ['server block', `${shown.from.server} (zone ${shown.from.zone})`],
    ['names', names],
    ['before', targetText(then)],
    ['after', targetText(now)],
  ].map(([label, text = '']) => `<td data-label="${label}">${escapeMarkup(text, 300)}</td>`);
  const loop = now?.loops === true ? ' <strong class="error">↺ loop</strong>' : '';
  const mark = `<td class="mark ${kind.replace(' ', '-')}"><span aria-hidden="true">${SIGNS[kind]}</span> ${kind}${loop}</td>`;
  return `<tr>${mark}${cells.join('')}<td data-label="place">${placeHtml(shown.at, pen)}</td></tr>\n`;
}

function targetText(edge: PictureEdge | undefined): string {
  if (edge === undefined) return '';
  return typeof edge.to === 'string' ? edge.to : `${edge.to.server} (zone ${edge.to.zone}) at ${edge.label}`;
}
