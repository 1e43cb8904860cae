import type { GraphPicture } from '../judge/report/graph-picture.ts';
import { drawGraph } from './drawn-graph.ts';
import { visible } from './plain-text.ts';

export function renderDot(picture: GraphPicture): string {
  const lines = ['digraph loopgate {', '  rankdir=LR;', '  node [shape=box];'];
  for (const cluster of drawGraph(picture)) {
    lines.push(`  subgraph cluster_${cluster.id} {`, `    label=${quoted(cluster.name)};`);
    for (const server of cluster.servers) {
      lines.push(`    subgraph cluster_${server.id} {`, `      label=${quoted(server.name)};`);
      for (const { id, zone, listen, guard } of server.blocks) {
        lines.push(`      ${id} [label=${quoted(`${zone} ${listen}${guard ? ' loop' : ''}`)}];`);
      }
      lines.push('    }');
    }
    lines.push('  }');
    for (const { id, label } of cluster.outside) lines.push(`  ${id} [label=${quoted(label)}, shape=ellipse];`);
    for (const { from, to, label, loops, certainty } of cluster.edges) {
      const style = certainty === 'always' ? '' : ', style=dashed';
      lines.push(`  ${from} -> ${to} [label=${quoted(label)}${loops ? ', color=red, penwidth=2' : ''}${style}];`);
    }
  }
  lines.push('}');
  return `${lines.join('\n')}\n`;
}

/** Graphviz' escapes (`\N`) and HTML entities. */
function quoted(text: string): string {
  const shown = visible(text, 200).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('&', '&amp;');
  return `"${shown}"`;
}
