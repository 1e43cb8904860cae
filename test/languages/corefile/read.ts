/** Reads a Corefile as a stock CoreDNS with nothing else around it would. */

import type { ConfigContext } from '../../../src/core/facts/readers.ts';
import type { ServerConfig } from '../../../src/core/facts/server-config.ts';
import type { Step } from '../../../src/core/facts/steps.ts';
import type { Reading } from '../../../src/core/text/notice.ts';
import { type SourceText, wholeFile } from '../../../src/core/text/source-text.ts';
import { readCorefile } from '../../../src/languages/corefile/index.ts';

export function source(text: string, path = '/etc/coredns/Corefile'): SourceText {
  return wholeFile({ path, text });
}

export function contextOf(more: Partial<ConfigContext> = {}): ConfigContext {
  return {
    version: '1.14.7',
    build: 'coredns',
    env: new Map(),
    envKnown: true,
    port: 53,
    path: '/etc/coredns/Corefile',
    files: new Map(),
    isAbsent: () => true,
    ...more,
  };
}

export function read(text: string, more: Partial<ConfigContext> = {}): Reading<ServerConfig> {
  return readCorefile(source(text), contextOf(more));
}

/** The steps of the only block with these lines. */
export function stepsOf(lines: string, more: Partial<ConfigContext> = {}): readonly Step[] {
  return read(`. {\n${lines}\n}\n`, more).value.blocks[0]?.steps ?? [];
}

/** What the server prints first, and the text it points at. */
export function firstError(text: string, more: Partial<ConfigContext> = {}): string | undefined {
  const error = read(text, more).value.errors[0];
  if (error === undefined) return undefined;
  const { file, span } = error.at;
  return `${error.message} @ ${file.text.slice(span.start, span.end)}`;
}

/** What the server prints first. */
export function errorOf(text: string, version = '1.15.0'): string | undefined {
  return read(text, { version }).value.errors[0]?.message;
}
