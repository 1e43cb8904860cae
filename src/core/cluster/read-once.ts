/** Clusters share objects: a text is read once, and each server gets blocks of its own. */

import type { ConfigContext, ConfigReaders } from '../facts/readers.ts';
import type { ServerConfig } from '../facts/server-config.ts';
import type { Reading } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import type { SourceText } from '../text/source-text.ts';

type Read = ConfigReaders['corefile'];

interface EarlierReading {
  readonly text: SourceText;
  readonly context: ConfigContext;
  readonly setting: string;
  readonly lookups: FileLookups;
  readonly reading: Reading<ServerConfig>;
}

interface FileLookups {
  around: boolean;
  readonly absent: Map<string, boolean>;
}

/** Keeps the last reading of a file's texts for a version. */
export function readingOnce(read: Read): Read {
  const files = new WeakMap<SourceText['file'], Map<string, Map<string, EarlierReading>>>();
  return (text, context) => {
    // A built text's own file says nothing: what it was made of counts.
    const file = text.segments[0]?.file ?? text.file;
    const versions = getOrInsert(files, file, () => new Map<string, Map<string, EarlierReading>>());
    const last = getOrInsert(versions, context.version, () => new Map<string, EarlierReading>());
    const known = last.get(text.text);
    const setting = settingOf(context);
    if (known?.setting === setting && havePlacesAlike(known.text, text) && seesAlike(known, context))
      return withOwnBlocks(known.reading);
    const lookups: FileLookups = { around: false, absent: new Map() };
    const reading = read(text, watched(context, lookups));
    // Other texts that are part of it are a server's own.
    if ((reading.value.imported ?? []).length === 0) last.set(text.text, { text, context, setting, lookups, reading });
    return reading;
  };
}

function watched(context: ConfigContext, lookups: FileLookups): ConfigContext {
  const around = <T>(value: T): T => {
    lookups.around = true;
    return value;
  };
  return {
    ...context,
    get env() {
      return around(context.env);
    },
    get files() {
      return around(context.files);
    },
    isAbsent: (path) => {
      const absent = context.isAbsent(path);
      lookups.absent.set(path, absent);
      return absent;
    },
  };
}

function seesAlike({ context: before, lookups }: EarlierReading, context: ConfigContext): boolean {
  for (const [path, absent] of lookups.absent) if (context.isAbsent(path) !== absent) return false;
  if (!lookups.around) return true;
  const { env, files } = context;
  if (env.size !== before.env.size || files.size !== before.files.size) return false;
  for (const [name, value] of env) if (!before.env.has(name) || before.env.get(name) !== value) return false;
  for (const [path, text] of files) {
    const other = before.files.get(path);
    if (other === undefined || other.text !== text.text || !havePlacesAlike(other, text)) return false;
  }
  return true;
}

/** All but what is compared piece by piece. */
function settingOf({ env: _env, files: _files, isAbsent: _isAbsent, ...setting }: ConfigContext): string {
  return JSON.stringify(Object.entries(setting).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function havePlacesAlike(one: SourceText, other: SourceText): boolean {
  if (one === other) return true;
  if (one.segments.length !== other.segments.length) return false;
  return one.segments.every((segment, index) => {
    const like = other.segments[index];
    return (
      like !== undefined &&
      segment.start === like.start &&
      segment.at === like.at &&
      segment.length === like.length &&
      segment.verbatim === like.verbatim &&
      (segment.file ?? one.file) === (like.file ?? other.file)
    );
  });
}

/** The simulation counts by block and stanza, so servers share none. */
function withOwnBlocks({ value, notices }: Reading<ServerConfig>): Reading<ServerConfig> {
  const blocks = value.blocks.map((block) => ({ ...block, steps: block.steps.map((step) => ({ ...step })) }));
  return { value: { ...value, blocks }, notices };
}
