/** Which directive names a server takes (caddyfile/parse.go validDirective; core/dnsserver/zdirectives.go). */
import type { ConfigContext } from '../../core/facts/readers.ts';
import { editDistance } from '../../core/text/edit-distance.ts';
import type { Token } from './lexer.ts';
import { EXTERNAL, isInNodeCache, isKnownName, isStock, ORDER_NEWEST } from './versions.ts';

/** Of stanzas (plugin/template/setup.go): no plugin has such a name, so the line before opens a server block. */
const PROPERTIES: ReadonlySet<string> = new Set(['match', 'answer', 'additional', 'authority', 'fallthrough']);

/** Undefined when it is taken. Certain only for a stock image, a removed plugin, or, without a stated image, a slip. */
export function unknownDirective(token: Token, context: ConfigContext): string | undefined {
  const name = token.text;
  if (token.opaque === true) return undefined;
  if (isStock(name, context.version)) return undefined;
  if (isKnownName(name) || context.stockImage === true) return `Unknown directive '${name}'`;
  if (EXTERNAL.has(name)) return undefined;
  // `hosts2`, `rewriter`: a name of its own.
  const isLonger = (known: string): boolean => name.startsWith(known) && name.at(-1) !== known.at(-1);
  const isSlip = (known: string): boolean => known.length > 3 && !isLonger(known) && editDistance(known, name, 1) === 1;
  const isMisplaced = PROPERTIES.has(name) || ORDER_NEWEST.some(isSlip);
  const isRefused = (context.stockImage !== false && isMisplaced) || !/^[a-z][a-z0-9_-]*$/.test(name);
  return isRefused ? `Unknown directive '${name}'` : undefined;
}

/** Parsed, but without plugin in the binary; found when it would be set up (caddy plugins.go DirectiveAction). */
export function missingPlugin(name: string, context: ConfigContext): string | undefined {
  if (context.build !== 'node-cache' || !ORDER_NEWEST.includes(name)) return undefined;
  if (isInNodeCache(name, context.version)) return undefined;
  return `no action found for directive '${name}' with server type 'dns' (missing a plugin?)`;
}
