/** Columns, or boxes below each other on a phone; black on white on paper. */
export const GRAPH_STYLE: string = `
body { max-width: 90rem; margin-top: 1rem; } h1 { font-size: 1.5rem; margin: 0.5rem 0; }
summary h2 { display: inline; font-size: 1.25rem; } summary { cursor: pointer; padding: 0.25rem 0; }
h3 { font-size: 1rem; margin: 0.75rem 0 0.25rem; }
.legend, .index { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.875rem; }
.index { max-height: 20rem; overflow-y: auto; display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); }
.key { display: inline-block; width: 1.5rem; height: 0.9rem; border: 1px solid var(--edge); background: var(--soft); vertical-align: -0.1rem; }
.line { display: inline-block; width: 1.75rem; border-top: 2px solid var(--calm); vertical-align: 0.25rem; } .line.loops { border-top: 3px solid var(--bad); } .line.unsure { border-top-style: dashed; }
#controls { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: end; margin: 1rem 0; } #controls[hidden] { display: none; } #answer { flex-basis: 100%; } #answer p { margin: 0.25rem 0; }
input, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: 4px; padding: 0.25rem 0.5rem; max-width: 100%; }
.loop { border-color: var(--bad); border-left-width: 4px; }
.scroll { overflow-x: auto; padding: 4px; }
.graph { position: relative; width: var(--gw); height: var(--gh); margin: 0.5rem 0; }
.graph svg { position: absolute; left: 0; top: 0; max-width: none; overflow: visible; pointer-events: none; } .graph svg.narrow { display: none; }
.graph path { stroke-width: 1.5; } .graph path.loops { stroke-width: 2.5; }
.node { position: absolute; left: var(--x); top: var(--y); width: var(--w); height: var(--h); box-sizing: border-box; overflow: hidden; border: 1.5px solid var(--edge); border-radius: 8px; background: var(--paper); display: flex; flex-direction: column; }
.node.looping { border-color: var(--bad); }
.node button { box-sizing: border-box; border: 0; border-radius: 0; background: none; text-align: left; cursor: pointer; width: 100%; padding: 0 0.6rem; flex: none; overflow: hidden; font-size: 13px; line-height: 18px; }
.node button:focus-visible, .scroll:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
.node .text, .node small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .node small { color: var(--calm); font: 12px/16px ui-monospace, monospace; }
.node.server .head { height: 46px; font-weight: 600; background: var(--soft); }
.node .block { height: 28px; display: flex; gap: 0.5rem; align-items: center; border-top: 1px solid var(--line); } .node .block .text { flex: 1; }
.node .forward { padding-left: 1.5rem; } .node .forward .text, .node:not(.server) .text { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 16px; } .node .forward.loops .text, .node .forward.loops small { color: var(--bad); }
.guard { font-size: 11px; line-height: 16px; border: 1px solid var(--edge); border-radius: 8px; padding: 0 6px; }
.node:not(.server) .head { height: 100%; position: relative; padding-left: 2.1rem; } .node .icon { position: absolute; left: 0.7rem; top: 50%; transform: translateY(-50%); font-size: 16px; }
.node.file, .key.file { border-radius: 2px 14px 2px 2px; background: var(--file); }
.node.service, .key.service { border-radius: 999px; background: var(--service); } .node.service .head { padding-right: 1.25rem; }
.node.leaves, .key.leaves { border-radius: 24px 24px 12px 12px; background: var(--cloud); } .node.unknown, .node.nobody, .key.unknown { border-style: dashed; }
.graph.picked .node:not(.on), .graph.picked path:not(.on), .node.miss { opacity: 0.25; } .node.hit { outline: 3px solid var(--focus); } .graph path.on { stroke-width: 3; } .node button.on { background: var(--service); }
.graph path.loops { stroke: var(--bad); }
#detail { position: sticky; bottom: 0; background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; padding: 0.5rem 1rem; box-shadow: 0 0 12px #0003; } #detail p { margin: 0.25rem 0; }
#detail[hidden] { display: none; }
table { font-size: 0.875rem; } .way p { margin: 0.5rem 0 0; } .way ul, #answer ul { margin: 0; }
@media (min-width: 761px) and (max-width: 1500px) { .graph { zoom: var(--gz, 1); } }
@media (max-width: 760px) {
  .scroll { overflow-x: visible; padding: 0; } .list .scroll { overflow-x: auto; }
  .graph { width: 100%; height: var(--gn); } .graph svg.wide { display: none; } .graph svg.narrow { display: block; left: auto; right: 0; }
  .node { left: 0; top: var(--n); width: calc(100% - 56px); }
}
@media print {
  :root { --ink: #000; --paper: #fff; --soft: #fff; --line: #999; --edge: #000; --bad: #000; --calm: #333; --file: #fff; --service: #fff; --cloud: #fff; }
  #controls, #detail, nav { display: none; } .graph path.loops { stroke-width: 4; } .scroll { overflow: visible; }
}
`;
