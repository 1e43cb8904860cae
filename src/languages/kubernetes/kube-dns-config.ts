import type { ConfigMapEntry } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';

export interface KubeDnsConfig {
  readonly stubDomains: readonly { readonly zone: Located<string>; readonly servers: readonly Located<string>[] }[];
  /** Undefined: the pod's /etc/resolv.conf. */
  readonly upstreamNameservers?: readonly Located<string>[];
}

/** Both keys hold JSON; an invalid one voids the whole ConfigMap (kubernetes/dns pkg/dns/config/sync.go). */
export function readKubeDnsConfig(data: readonly ConfigMapEntry[]): Reading<KubeDnsConfig> {
  const notices: Notice[] = [];
  const stubs = data.find((entry) => entry.key === 'stubDomains');
  const upstreams = data.find((entry) => entry.key === 'upstreamNameservers');
  const stubDomains: { zone: Located<string>; servers: Located<string>[] }[] = [];
  let upstreamNameservers: Located<string>[] | undefined;
  if (stubs !== undefined && stubs.text.text.trim() !== '') {
    if (!isStubDomains(parse(stubs.text.text)))
      notices.push(ignored(stubs, 'a JSON object from zone to a list of servers'));
    else {
      for (const { text, depth } of stringsOf(stubs.text)) {
        if (depth === 1) stubDomains.push({ zone: text, servers: [] });
        else stubDomains[stubDomains.length - 1]?.servers.push(text);
      }
    }
  }
  if (upstreams !== undefined && upstreams.text.text.trim() !== '') {
    if (!isTexts(parse(upstreams.text.text))) notices.push(ignored(upstreams, 'a JSON list of servers'));
    else upstreamNameservers = stringsOf(upstreams.text).map((one) => one.text);
  }
  if (notices.length > 0) return { value: { stubDomains: [] }, notices };
  return { value: { stubDomains, ...defined({ upstreamNameservers }) }, notices };
}

function ignored(entry: ConfigMapEntry, expected: string): Notice {
  return {
    kind: 'unreadable',
    message: `\`${entry.key}\` is not ${expected}, so the whole ConfigMap has no effect`,
    at: entry.at,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isStubDomains(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTexts);
}

function stringsOf(source: SourceText): readonly { readonly text: Located<string>; readonly depth: number }[] {
  const strings: { text: Located<string>; depth: number }[] = [];
  const { text } = source;
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (c === '{' || c === '[') depth += 1;
    else if (c === '}' || c === ']') depth -= 1;
    else if (c === '"') {
      let end = i + 1;
      while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
      const value: string = JSON.parse(text.slice(i, end + 1));
      strings.push({ text: { value, at: locate(source, i + 1, end) }, depth });
      i = end;
    }
  }
  return strings;
}
