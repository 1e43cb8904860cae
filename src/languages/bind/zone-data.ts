/** What named has of its primary zones, where their files are in sight. */

import type { DomainName } from '../../core/dns/name.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { type FilesInSight, textsNamed } from '../shared/included-files.ts';
import { isSound } from '../shared/sound-zone.ts';
import { namesIn, readZoneFile, type ZoneFile, type ZoneNames } from '../shared/zone-file.ts';
import { keyword, type Statement } from './clauses.ts';

export interface ZoneData {
  readonly file: ZoneFile;
  readonly names: ZoneNames;
  /** It certainly loads, and nobody else changes it. */
  readonly isSure: boolean;
}

interface Written {
  readonly zone: DomainName;
  readonly type: string;
  readonly inner: readonly Statement[];
  readonly options: readonly Statement[];
}

export function zoneData({ zone, type, inner, options }: Written, beside: FilesInSight): ZoneData | undefined {
  const path = settingOf(inner, 'file');
  const [text] = filesNamed(path, options, beside) ?? [];
  if (text === undefined) return undefined;
  const file = readZoneFile(text.text, zone);
  const place = path === undefined ? undefined : placeOf(path, options);
  const isPlaced = place !== undefined && beside.has(place);
  const isStatic = /^(?:primary|master)$/.test(type) && ![...inner, ...options].some(isDynamic);
  return { file, names: namesIn(file, zone), isSure: isPlaced && isStatic && isSound(file, zone) };
}

/** Relative names are those of the `directory`; without it they mean the one file that ends so. */
export function filesNamed(
  file: string | undefined,
  options: readonly Statement[],
  beside: FilesInSight,
): readonly SourceText[] | undefined {
  if (file === undefined) return undefined;
  const place = placeOf(file, options);
  return (place === undefined ? undefined : textsNamed(beside, place)) ?? textsNamed(beside, file);
}

function placeOf(file: string, options: readonly Statement[]): string | undefined {
  if (file.startsWith('/')) return file;
  const directory = settingOf(options, 'directory');
  return directory === undefined ? undefined : `${directory.replace(/\/+$/, '')}/${file}`;
}

export function settingOf(options: readonly Statement[], key: string): string | undefined {
  return options.findLast((one) => keyword(one) === key)?.words[1]?.value;
}

/** Clients may change it, or the text is not what is loaded. */
function isDynamic(one: Statement): boolean {
  if (keyword(one) === 'allow-update' && one.inner?.[0]?.words[0]?.value === 'none') return false;
  return /^(?:allow-update|update-policy|dlz|database|masterfile-format|max-records|max-zone-ttl)$/.test(keyword(one));
}
