import { fails, type Report, type ReportedFinding } from '../judge/report/finding.ts';
import { escapeMarkup } from './markup-text.ts';
import { openPlaces, type Places } from './places.ts';
import { sentences } from './plain-text.ts';
import { verdict, whatWasRead } from './words.ts';

/** A test case for the scan and each finding; what fails the run is a failure, a suppressed finding is skipped. */
export function renderJunit(report: Report): string {
  const places = openPlaces();
  const failing = new Set(
    report.findings.filter(({ severity, status }) => status === 'new' && fails(severity, report.failOn)),
  );
  // Where no finding fails by itself (existing ones, say), the scan carries the verdict.
  const scanFails = report.result === 'fail' && failing.size === 0;
  const tests = 1 + report.findings.length + report.suppressed.length;
  const failures = failing.size + (scanFails ? 1 : 0);
  const counts = `tests="${tests}" failures="${failures}" errors="0" skipped="${report.suppressed.length}"`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="loopgate" ${counts}>`,
    `  <testsuite name="loopgate" ${counts}>`,
    '    <testcase classname="loopgate" name="scan">',
    ...(scanFails ? [`      <failure type="fail" message="${escapeMarkup(verdict(report))}"/>`] : []),
    `      <system-out>${escapeMarkup(`${verdict(report)}; read: ${whatWasRead(report)}`)}</system-out>`,
    '    </testcase>',
  ];
  for (const finding of report.findings) {
    const body = escapeMarkup(finding.message);
    const message = escapeMarkup(sentences(finding.message)[0], 300);
    lines.push(openCase(finding, places));
    if (failing.has(finding)) {
      lines.push(
        `      <failure type="${finding.severity}" message="${message}">${details(finding, places)}</failure>`,
      );
    } else lines.push(`      <system-out>${finding.severity}, ${finding.status}: ${body}</system-out>`);
    lines.push('    </testcase>');
  }
  for (const finding of report.suppressed) {
    lines.push(
      openCase(finding, places),
      `      <skipped message="${escapeMarkup(finding.reason, 300)}"/>`,
      '    </testcase>',
    );
  }
  lines.push('  </testsuite>', '</testsuites>');
  return `${lines.join('\n')}\n`;
}

function openCase(finding: ReportedFinding, places: Places): string {
  const { file, start } = places.of(finding.at);
  const name = `${finding.code} ${finding.rule} at ${file}:${start.line}:${start.column}`;
  const classname = `loopgate.${finding.rule}`;
  return `    <testcase classname="${escapeMarkup(classname)}" name="${escapeMarkup(name)}" file="${escapeMarkup(file)}" line="${start.line}">`;
}

function details(finding: ReportedFinding, places: Places): string {
  const lines = [escapeMarkup(finding.message)];
  for (const { at, description } of finding.path.slice(0, 60)) {
    const { file, start } = places.of(at);
    // A name at a line's start could read as a runner's command.
    lines.push(`at ${escapeMarkup(file)}:${start.line}: ${escapeMarkup(description)}`);
  }
  for (const assumption of finding.assumptions) lines.push(`assumes: ${escapeMarkup(assumption)}`);
  if (finding.advice !== '') lines.push(`fix: ${escapeMarkup(finding.advice)}`);
  for (const line of finding.paste?.lines ?? []) lines.push(`  ${escapeMarkup(line)}`);
  return lines.join('\n');
}
