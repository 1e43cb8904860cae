import { visible } from './plain-text.ts';
import { inert } from './surface.ts';

export type AnnotationCommand = 'error' | 'warning' | 'notice';

/** Escapes: actions/runner ActionCommand.cs EscapeMapping. */
export function workflowCommand(
  name: AnnotationCommand,
  properties: Readonly<Record<string, string>>,
  message: string,
): string {
  const pairs = Object.entries(properties).flatMap(([key, value]) =>
    value === '' ? [] : [`${key}=${escapeProperty(value)}`],
  );
  // The blank, even before empty properties, is the toolkit's.
  const head = Object.keys(properties).length === 0 ? name : `${name} ${pairs.join(',')}`;
  return `::${head}::${escapeData(message)}\n`;
}

/** Line breaks stay; other invisible characters are spelled out. */
function escapeData(text: string): string {
  const lines = text.split('\n').map((line) => inert('commands', visible(line)).replaceAll('%', '%25'));
  return lines.join('%0A');
}

function escapeProperty(text: string): string {
  const shown = inert('commands', visible(text));
  return shown.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
}
