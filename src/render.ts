/** Formats by name, each loaded when it is asked for. */
import type { Report } from './finding.ts';
import type { GraphPicture } from './graph-picture.ts';

export type Format = 'text' | 'json' | 'sarif' | 'github' | 'markdown' | 'junit';

export async function render(format: Format, report: Report, options: { readonly color: boolean; readonly quiet: boolean }): Promise<string> {
  switch (format) {
    case 'text':
      return (await import('./reporters/text.ts')).renderText(report, options);
    case 'json':
      return (await import('./reporters/json.ts')).renderJson(report);
    default:
      throw new Error(`the format ${format} is not built`);
  }
}

export async function renderGraph(format: 'mermaid' | 'dot' | 'html' | 'json', picture: GraphPicture): Promise<string> {
  void picture;
  throw new Error(`the format ${format} is not built`);
}
