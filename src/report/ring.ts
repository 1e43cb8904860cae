import type { CycleHop } from '../judge/report/finding.ts';
import { escapeMarkup } from './markup-text.ts';
import { stations } from './words.ts';

const MAX_STATIONS = 24;
const WIDTH = 760;
const GAP = 14;
const DOT = 7;

/** Uses the page's ARROW_HEADS. */
export function ring(cycle: readonly CycleHop[]): string {
  const shown = cycle.length <= MAX_STATIONS ? cycle : cycle.slice(0, MAX_STATIONS - 1);
  const more = cycle.length - shown.length;
  const labels = [...stations(shown), ...(more > 0 ? [`${more} more`] : [])];
  const count = labels.length;
  const radius = count === 1 ? 36 : Math.max(60, count * 14);
  const height = radius * 2 + 80;
  const centre = { x: WIDTH / 2, y: height / 2 };
  const parts: string[] = [];
  for (const [index, label] of labels.entries()) {
    const angle = angleOf(index, count);
    const at = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    parts.push(arc(centre, radius, angle, count === 1 ? angle + 2 * Math.PI : angleOf(index + 1, count)));
    parts.push(`<circle cx="${pixels(at.x)}" cy="${pixels(at.y)}" r="${DOT}"/>`);
    parts.push(labelText(label, shown[index], at, angle));
  }
  const reported = escapeMarkup(`Loop: ${[...labels, labels[0] ?? ''].join(' to ')}`, 600);
  return `<svg viewBox="0 0 ${WIDTH} ${pixels(height)}" width="${WIDTH}" role="img" aria-label="${reported}">\n${parts.join('\n')}\n</svg>\n`;
}

function angleOf(index: number, count: number): number {
  return -Math.PI / 2 + (index * 2 * Math.PI) / count;
}

function arc(centre: { readonly x: number; readonly y: number }, radius: number, from: number, to: number): string {
  const rim = (DOT + 2) / radius;
  const point = (angle: number): string =>
    `${pixels(centre.x + radius * Math.cos(angle))} ${pixels(centre.y + radius * Math.sin(angle))}`;
  const large = to - from - 2 * rim > Math.PI ? 1 : 0;
  return `<path class="loops" marker-end="url(#loop-tip)" d="M${point(from + rim)}A${radius} ${radius} 0 ${large} 1 ${point(to - rim)}"/>`;
}

function labelText(
  label: string,
  hop: CycleHop | undefined,
  at: { readonly x: number; readonly y: number },
  angle: number,
): string {
  const cosine = Math.cos(angle);
  const anchor = cosine > 0.2 ? 'start' : cosine < -0.2 ? 'end' : 'middle';
  const x = pixels(at.x + GAP * Math.sign(Math.round(cosine * 5)));
  const y = at.y + (anchor === 'middle' ? (Math.sin(angle) < 0 ? -GAP - 14 : GAP + 8) : 0);
  const second = hop === undefined ? '' : `<tspan x="${x}" dy="14">${escapeMarkup(`to ${hop.to}`, 48)}</tspan>`;
  return `<text x="${x}" y="${pixels(y)}" text-anchor="${anchor}"><tspan>${escapeMarkup(label, 48)}</tspan>${second}</text>`;
}

/** One decimal: the same bytes on every machine. */
function pixels(value: number): string {
  return String(Math.round(value * 10) / 10);
}
