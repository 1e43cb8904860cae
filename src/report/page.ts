/** A page that stands alone: loads nothing, runs only our script, light and dark. */
import { escapeMarkup } from './markup-text.ts';

// What slipped through an escape cannot run, load or send.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export interface PageParts {
  readonly style: string;
  readonly script: { readonly text: string; readonly sha256: string };
}

const STYLE = `
:root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --soft: #f6f8fa; --line: #d1d9e0; --bad: #cf222e; --calm: #59636e; --edge: #818b98; --focus: #0969da; --file: #fff8e5; --service: #e9f3ff; --cloud: #eef6ee; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f6fc; --paper: #0d1117; --soft: #151b23; --line: #3d444d; --bad: #f85149; --calm: #9198a1; --edge: #656c76; --focus: #4493f8; --file: #2a2413; --service: #12233a; --cloud: #16261a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 64rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; }
pre { background: var(--soft); padding: 0.75rem; overflow-x: auto; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 0.25rem 0.75rem; text-align: left; }
article { border: 1px solid var(--line); border-radius: 6px; padding: 0 1rem 1rem; margin: 1rem 0; }
svg { max-width: 100%; height: auto; } svg path { fill: none; stroke: var(--calm); } svg .loops { stroke: var(--bad); stroke-width: 2; }
svg .tip { fill: var(--calm); stroke: none; } svg .tip.loops { fill: var(--bad); } svg .unsure { stroke-dasharray: 5 4; }
.way { list-style: none; padding: 0; } .way li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.125rem 0; }
${Array.from({ length: 8 }, (_, index) => `.way .in${index + 1} { padding-left: ${index * 1.25}rem; }`).join(' ')}
.changes td { vertical-align: top; }
@media (min-width: 761px) { .changes td[data-label] { min-width: 8rem; } .changes td[data-label=because] { min-width: 18rem; } }
@media (max-width: 760px) {
  .changes, .changes tbody, .changes tr, .changes td { display: block; } .changes thead { display: none; }
  .changes tr { border: 1px solid var(--line); border-radius: 6px; margin: 0.5rem 0; padding: 0.25rem 0; } .changes td { border: 0; } .changes td:empty { display: none; }
  .changes td[data-label]::before { content: attr(data-label) ": "; color: var(--calm); }
}
@media (max-width: 760px) { ${Array.from({ length: 8 }, (_, index) => `.way .in${index + 1} { padding-left: ${index * 0.4}rem; }`).join(' ')} }
.error { color: var(--bad); } .calm { color: var(--calm); }
`;

/** `title` is text, `body` HTML. */
export function page(title: string, body: string, parts?: PageParts): string {
  const policy = parts === undefined ? POLICY : `${POLICY}; script-src 'sha256-${parts.script.sha256}'`;
  const script = parts === undefined ? '' : `<script>${parts.script.text}</script>\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}${parts?.style ?? ''}</style>
</head>
<body>
<main>
${body}</main>
${script}</body>
</html>
`;
}
