/** Files that can be seen beside the Corefile; never the scanner's own disk. */
import type { ConfigContext } from '../../fact.ts';
import type { SourceText } from '../../text/source-text.ts';

/** The kubelet writes them into every container, whatever else is mounted there. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['/etc/resolv.conf', '/etc/hosts', '/etc/hostname']);

export type FileLook =
  | { readonly kind: 'text'; readonly text: SourceText }
  | { readonly kind: 'directory' | 'missing' | 'unknown' };

/** Absolute; `.` and `..` folded. Relative paths start at the directory of the Corefile, where images set their work directory. */
export function absolutePath(context: ConfigContext, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${directoryOf(context.path)}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `missing` only where the whole directory is in sight. */
export function lookAt(context: ConfigContext, path: string): FileLook {
  const full = absolutePath(context, path);
  const text = context.files.get(full);
  if (text !== undefined) return { kind: 'text', text };
  const directory = directoryOf(full);
  let inSight = directory === directoryOf(context.path);
  for (const known of context.files.keys()) {
    if (known.startsWith(`${full}/`)) return { kind: 'directory' };
    if (directoryOf(known) === directory) inSight = true;
  }
  return { kind: context.filesComplete && inSight && !ALWAYS_THERE.has(full) ? 'missing' : 'unknown' };
}

/** How many `nameserver` lines a resolv.conf has (miekg/dns clientconfig.go). */
export function nameserverCount(text: SourceText): number {
  return text.text.split('\n').filter((line) => /^[ \t]*nameserver[ \t]+[^\s]/.test(line)).length;
}
