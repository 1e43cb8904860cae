import pc from 'picocolors';
import { addAll } from '../core/text/append.ts';
import type { TraceDisposition, TraceOutcome, TraceReport } from '../judge/report/trace-report.ts';
import { openPlaces, type Places, type ShownPath } from './places.ts';
import { visible } from './plain-text.ts';
import { certaintyLabel, counted, reasonOf } from './words.ts';

type Colors = ReturnType<typeof pc.createColors>;

export function renderTraceText(
  trace: TraceReport,
  options: { readonly color: boolean; readonly shown?: ShownPath },
): string {
  const colors = pc.createColors(options.color);
  const places = openPlaces(options.shown);
  const blocks = [`${colors.bold(`${visible(trace.query.name)} ${visible(trace.query.type)}`)}`];
  for (const { server, cluster, outcomes } of trace.entries) {
    const lines = [`${colors.bold(visible(server))} (cluster ${visible(cluster)})`];
    for (const outcome of outcomes) addAll(lines, outcomeLines(outcome, places, colors));
    if (outcomes.length === 0) lines.push('  nothing is known of what becomes of it');
    blocks.push(lines.join('\n'));
  }
  if (trace.entries.length === 0) blocks.push('No DNS server was found.');
  else blocks.push(tally(trace));
  return `${blocks.join('\n\n')}\n`;
}

function outcomeLines(outcome: TraceOutcome, places: Places, colors: Colors): readonly string[] {
  const lines: string[] = [];
  const width = String(outcome.hops.length).length;
  for (const [index, hop] of outcome.hops.entries()) {
    const { file, start } = places.of(hop.at);
    const to = hop.to === '' ? '' : ` to ${visible(hop.to)}`;
    const number = String(index + 1).padStart(width);
    lines.push(`  ${number}. ${visible(hop.server)} (zone ${visible(hop.zone)}): ${visible(hop.plugin)}${to}`);
    lines.push(`  ${' '.repeat(width)}  ${colors.cyan('-->')} ${visible(file)}:${start.line}:${start.column}`);
  }
  const sure = outcome.certainty === 'always' ? '' : ` (${certaintyLabel(outcome) ?? ''})`;
  lines.push(`  ${painter(outcome.disposition, colors)(ending(outcome))}${sure}`);
  return lines;
}

function ending(outcome: TraceOutcome): string {
  const { disposition, rcode, to } = outcome;
  const because = reasonOf(outcome);
  const code = rcode === undefined || rcode === '' ? '' : ` ${visible(rcode)}`;
  const target = to === undefined || to === '' ? '' : ` to ${visible(to)}`;
  const reason = because === undefined || because === '' ? '' : `: ${visible(because)}`;
  return `${disposition}${code}${target}${reason}`;
}

function painter(disposition: TraceDisposition, colors: Colors): (text: string) => string {
  switch (disposition) {
    case 'loops':
      return colors.red;
    case 'fails':
    case 'unknown':
      return colors.yellow;
    case 'answered':
    case 'leaves':
      return colors.green;
  }
}

function tally(trace: TraceReport): string {
  const endings: readonly TraceDisposition[] = ['answered', 'leaves', 'fails', 'loops', 'unknown'];
  const parts = endings.flatMap((disposition) => {
    const count = trace.entries.filter(({ outcomes }) =>
      outcomes.some((outcome) => outcome.disposition === disposition),
    ).length;
    return count === 0 ? [] : [`${disposition} at ${count}`];
  });
  return `asked at ${counted(trace.entries.length, 'DNS server')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
}
