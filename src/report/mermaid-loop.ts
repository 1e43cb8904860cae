import type { CycleHop } from '../judge/report/finding.ts';
import { mermaidLabel } from './mermaid-text.ts';

const MAX_VERTICES = 30;

/** The loop as a flowchart. Ids are generated: no name becomes syntax. */
export function mermaidLoop(cycle: readonly CycleHop[]): readonly string[] {
  const shown = cycle.length <= MAX_VERTICES ? cycle : cycle.slice(0, MAX_VERTICES - 1);
  const lines = ['flowchart LR'];
  for (const [index, hop] of shown.entries()) {
    lines.push(`  n${index}[${mermaidLabel(`${hop.server} (zone ${hop.zone})`)}]`);
  }
  const more = cycle.length - shown.length;
  if (more > 0) lines.push(`  n${shown.length}[${mermaidLabel(`${more} more`)}]`);
  const vertices = shown.length + (more > 0 ? 1 : 0);
  for (const [index, hop] of shown.entries()) {
    const next = index + 1 === vertices ? 0 : index + 1;
    const label = hop.via === '' ? hop.to : `${hop.to} (${hop.via})`;
    lines.push(`  n${index} -->|${mermaidLabel(label)}| n${next}`);
  }
  if (more > 0) lines.push(`  n${shown.length} --> n0`);
  lines.push('  classDef loop stroke:red,stroke-width:2px');
  lines.push(`  class ${Array.from({ length: vertices }, (_, index) => `n${index}`).join(',')} loop`);
  return lines;
}
