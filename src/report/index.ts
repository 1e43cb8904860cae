import type { Report } from '../judge/report/finding.ts';
import type { GraphPicture } from '../judge/report/graph-picture.ts';
import type { LinkFor } from './markdown-finding.ts';
import type { ShownPath } from './places.ts';
import { inert, type Surface } from './surface.ts';

export interface RenderOptions {
  readonly color: boolean;
  readonly quiet: boolean;
  readonly shown?: ShownPath;
  readonly verbose?: boolean;
  readonly columns?: number;
  /** A file's address on a terminal, else a page of the repository. */
  readonly linkFor?: (path: string, line: number, revision?: string) => string | undefined;
}

type Render = (report: Report, options: RenderOptions) => string;

export type ReporterId = 'text' | 'json' | 'sarif' | 'github' | 'markdown' | 'junit' | 'html' | 'gitlab';

export const REPORTERS: Readonly<Record<ReporterId, () => Promise<Render>>> = {
  text: async () => (await import('./text.ts')).renderText,
  json: async () => (await import('./json.ts')).renderJson,
  sarif: async () => {
    const { renderSarif } = await import('./sarif.ts');
    return (report: Report) => renderSarif(report);
  },
  github: async () => {
    const { renderAnnotations } = await import('./annotations.ts');
    return (report: Report) => renderAnnotations(report, { reserveError: false });
  },
  markdown: async () => {
    const { renderMarkdown } = await import('./markdown.ts');
    return (report: Report, { linkFor }: RenderOptions) =>
      renderMarkdown(report, linkFor === undefined ? {} : { linkFor });
  },
  junit: async () => (await import('./junit.ts')).renderJunit,
  gitlab: async () => (await import('./gitlab.ts')).renderGitlab,
  html: async () => (await import('./html.ts')).renderHtml,
};

const SURFACES: Readonly<Record<ReporterId, Surface>> = {
  text: 'text',
  json: 'json',
  sarif: 'json',
  github: 'commands',
  markdown: 'markdown',
  junit: 'markup',
  gitlab: 'json',
  html: 'markup',
};

export type GraphReporterId = 'mermaid' | 'dot' | 'html' | 'json';

type RenderGraph = (picture: GraphPicture, linkFor: LinkFor | undefined) => string;

export const GRAPH_REPORTERS: Readonly<Record<GraphReporterId, () => Promise<RenderGraph>>> = {
  mermaid: async () => (await import('./mermaid.ts')).renderMermaid,
  dot: async () => (await import('./dot.ts')).renderDot,
  html: async () => (await import('./graph-html.ts')).renderGraphHtml,
  json: async () => (await import('./graph-json.ts')).renderGraphJson,
};

/** Graphviz reads HTML entities in labels; Mermaid's hold no bracket. */
const GRAPH_SURFACES: Readonly<Record<GraphReporterId, Surface>> = {
  mermaid: 'text',
  dot: 'markup',
  html: 'markup',
  json: 'json',
};

export async function render(id: ReporterId, report: Report, options: RenderOptions): Promise<string> {
  const reporter: Render = await REPORTERS[id]();
  return inert(SURFACES[id], reporter(report, options));
}

/** Only the page shows links. */
export async function renderGraph(id: GraphReporterId, picture: GraphPicture, linkFor?: LinkFor): Promise<string> {
  const reporter = await GRAPH_REPORTERS[id]();
  return inert(GRAPH_SURFACES[id], reporter(picture, linkFor));
}
