import type { Location } from '../core/text/location.ts';
import type { Pen } from './markdown-finding.ts';
import { escapeMarkup } from './markup-text.ts';

export function placeHtml(at: Location, pen: Pen): string {
  const { file, revision, start } = pen.places.of(at);
  const base = revision === undefined ? '' : ` (in ${escapeMarkup(revision.slice(0, 12))})`;
  const label = `<code>${escapeMarkup(`${file}:${start.line}:${start.column}`, 400)}</code>`;
  return `${linkHtml(label, pen.linkFor(file, start.line, revision))}${base}`;
}

/** `label` is HTML. */
function linkHtml(label: string, address: string | undefined): string {
  if (address === undefined || !/^https?:\/\/[!-~]+$/.test(address)) return label;
  return `<a href="${escapeMarkup(address)}">${label}</a>`;
}
