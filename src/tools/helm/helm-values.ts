/** As Helm reads them: YAML 1.1's booleans and numbers (goyaml.v2 resolve.go), numbers as float64. */

import { synthetic } from '../../core/text/source-text.ts';
import { placeOf, type YamlDocument, type YamlNode, type YamlScalar } from '../../read/documents/document.ts';
import { withValues } from '../../read/documents/synthetic-source.ts';
import { booleanOf11, isPlain } from '../../read/documents/yaml-1.1.ts';
import type { Layer } from './layers.ts';

const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;

/** Recursion is bounded by the depth of a document that was read. */
export function asHelmReads(layer: Layer): Layer {
  return { ...layer, root: readNode(layer.document, layer.root) };
}

function readNode(document: YamlDocument, node: YamlNode): YamlNode {
  if (node.kind === 'scalar') return readScalar(document, node);
  return withValues(node, (value) => readNode(document, value));
}

function readScalar(document: YamlDocument, node: YamlScalar): YamlScalar {
  if (node.value === null || !isPlain(document, node)) return node;
  const { text } = node.text;
  const value = booleanOf11(text) ?? numberOf(text);
  if (value === undefined) return node;
  const printed = typeof value === 'number' ? printedNumber(value) : String(value);
  return { ...node, value, text: printed === text ? node.text : synthetic(placeOf(document, node), printed) };
}

/** `053` is 43, `1_000` is 1000, `0x10` is 16 (strconv.ParseInt, base 0). */
function numberOf(text: string): number | undefined {
  const plain = text.replaceAll('_', '');
  const whole = /^([-+]?)(0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|0|[1-9]\d*)$/.exec(plain);
  if (whole !== null) {
    const digits = whole[2] ?? '';
    const octal = /^0[oO]?([0-7]+)$/.exec(digits)?.[1];
    const number = octal === undefined ? Number(digits) : Number.parseInt(octal, 8);
    return whole[1] === '-' ? -number : number;
  }
  return FLOAT.test(plain) ? Number(plain) : undefined;
}

/** Shortest digits, with an exponent from 1e+06 on (Go fmt, `%v` of a float64). */
function printedNumber(number: number): string {
  const [digits = '', exponent = '0'] = number.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 21 && Math.abs(power) < 6) return String(number);
  return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
