/** Lines that the GitHub runner takes as commands. */

export type AnnotationCommand = 'error' | 'warning' | 'notice';

/** One line with its line feed. Escapes are the runner's own: actions/runner, ActionCommand.cs, EscapeMapping. */
export function workflowCommand(
  name: AnnotationCommand,
  properties: Readonly<Record<string, string>>,
  message: string,
): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${[name, pairs.join(',')].filter((part) => part !== '').join(' ')}::${escapeData(message)}\n`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
