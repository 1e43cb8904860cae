/** Single values over a chart's values: `helm --set`, Argo CD's `parameters`, Flux' `targetPath` (Helm pkg/strvals). */

import { type SourceText, slice } from '../../core/text/source-text.ts';
import { child, childAt, isNull, type YamlMap, type YamlNode, type YamlScalar } from '../../read/documents/document.ts';
import { openSyntheticSource, withKey } from '../../read/documents/synthetic-source.ts';
import { writtenObject } from '../../read/documents/written.ts';
import type { ChartValuesSource } from './fragments.ts';
import { asHelmReads } from './helm-values.ts';
import type { Layer } from './layers.ts';

const MAX_STEPS = 30;

/** In the last layer that states its list, else a layer on top; a string says why not. `verbatim`: `--set-string`. */
function withSetting(
  layers: readonly Layer[],
  target: string,
  text: SourceText,
  verbatim = false,
): readonly Layer[] | string {
  const steps = stepsOf(target);
  if (steps === undefined) return `\`${target}\` names no place among the values`;
  const first = steps.findIndex((step) => typeof step === 'number');
  const list = steps.slice(0, first).filter((step) => typeof step === 'string');
  const at = first === -1 ? -1 : layers.findLastIndex((layer) => childAt(layer.root, list)?.kind === 'sequence');
  const old = layers[at];
  const syntheticSource = openSyntheticSource();
  const place = syntheticSource.enter(text, verbatim ? wholeText(text) : valueIn(text));
  const value = verbatim ? place : typedIn(place);
  const root =
    old === undefined
      ? ({ kind: 'map', entries: [], span: place.span } satisfies YamlMap)
      : syntheticSource.enter(old.document.source, asHelmReads(old).root);
  const next = put(root, steps, value);
  if (next === undefined) return `the setting \`${target}\` does not fit the values that it is put into`;
  const document = writtenObject(next, (old?.document.source ?? text).file.path, syntheticSource);
  if (document === undefined) return `the setting \`${target}\` makes values that cannot be read`;
  const layer: Layer = { document, root: document.root };
  return old === undefined ? [...layers, layer] : layers.map((one, index) => (index === at ? layer : one));
}

/** Flux sets the text of a ConfigMap's key; others state the value. */
export function settingOf(
  source: Exclude<ChartValuesSource, { readonly kind: 'file' }>,
  text: SourceText,
  layers: readonly Layer[],
): readonly Layer[] | string {
  const { target = '' } = source;
  if (source.kind === 'text') return withSetting(layers, target, text, source.verbatim === true);
  const value = fluxSetting(text);
  return typeof value === 'string' ? value : withSetting(layers, target, value.text, value.verbatim);
}

function wholeText(text: SourceText): YamlScalar {
  return { kind: 'scalar', value: text.text, text, span: { start: 0, end: text.text.length } };
}

/** `{a,b}` is a list (Helm pkg/strvals). */
function valueIn(text: SourceText): YamlNode {
  const whole = wholeText(text);
  if (!/^\{.*\}$/s.test(text.text)) return whole;
  const items = [...text.text.matchAll(/[^{},]+/g)].map((one): YamlScalar => {
    const span = { start: one.index, end: one.index + one[0].length };
    return { kind: 'scalar', value: one[0], text: slice(text, span.start, span.end), span };
  });
  return { kind: 'sequence', items, span: whole.span };
}

function typedIn(node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return typedScalar(node);
  return node.kind === 'sequence' ? { ...node, items: node.items.map(typedIn) } : node;
}

/** In quotes a text; a comma begins another setting (fluxcd/pkg/chartutil). A string says why not. */
function fluxSetting(text: SourceText): { readonly text: SourceText; readonly verbatim: boolean } | string {
  const whole = text.text;
  const inner = /^(['"]).*\1$/s.test(whole) ? /^['"]*(.*?)['"]*$/s.exec(whole)?.[1] : undefined;
  if ((inner ?? whole).replace(/^\{.*\}$/s, '').includes(','))
    return 'Flux reads text after a comma as another setting, which is not read here';
  if (inner === undefined) return { text, verbatim: false };
  const start = whole.indexOf(inner);
  return { text: slice(text, start, start + inner.length), verbatim: true };
}

type Step = string | number;

/** `a.b[0].c`; a backslash escapes a dot or bracket. */
function stepsOf(target: string): readonly Step[] | undefined {
  const steps: Step[] = [];
  let key = '';
  for (let i = 0; i < target.length; i += 1) {
    const c = target[i] ?? '';
    if (c === '\\') {
      i += 1;
      key += target[i] ?? '';
    } else if (c === '.' || c === '[') {
      if (key !== '') steps.push(key);
      else if (i === 0 || target[i - 1] !== ']') return undefined;
      key = '';
      if (c !== '[') continue;
      const close = target.indexOf(']', i);
      const index = target.slice(i + 1, close);
      if (close === -1 || !/^\d{1,4}$/.test(index)) return undefined;
      steps.push(Number(index));
      i = close;
    } else key += c;
    if (steps.length > MAX_STEPS) return undefined;
  }
  if (key !== '') steps.push(key);
  return steps.length === 0 || typeof steps[0] === 'number' ? undefined : steps;
}

/** `true`, `false`, `null` and integers; else text (strvals typedVal). */
function typedScalar(scalar: YamlScalar): YamlScalar {
  const { text } = scalar.text;
  const word = text.toLowerCase();
  if (word === 'true' || word === 'false') return { ...scalar, value: word === 'true' };
  if (word === 'null') return { ...scalar, value: null };
  return /^(?:0|-?[1-9]\d{0,14})$/.test(text) ? { ...scalar, value: Number(text) } : scalar;
}

/** Undefined where a step meets another kind of node, or the end of a list. */
function put(node: YamlNode | undefined, steps: readonly Step[], value: YamlNode): YamlNode | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const empty = node === undefined || isNull(node);
  if (typeof step === 'string') {
    const map: YamlNode = empty ? { kind: 'map', entries: [], span: value.span } : node;
    if (map.kind !== 'map') return undefined;
    const below = put(child(map, step), rest, value);
    return below === undefined ? undefined : withKey(map, step, below, value.span);
  }
  const sequence: YamlNode = empty ? { kind: 'sequence', items: [], span: value.span } : node;
  if (sequence.kind !== 'sequence' || step > sequence.items.length) return undefined;
  const below = put(sequence.items[step], rest, value);
  if (below === undefined) return undefined;
  const items = [...sequence.items];
  items[step] = below;
  return { ...sequence, items };
}
