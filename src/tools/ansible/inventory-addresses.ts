/** The addresses of an inventory's hosts by their groups, where a file in INI's form states them (Ansible, "ini" inventory plugin). */
import type { Located } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, wholeFile } from '../../core/text/source-text.ts';
import { linesOf } from '../../languages/shared/lines.ts';

const MAX_FILES = 200;
const MAX_LENGTH = 256 * 1024;
const INVENTORY =
  /(?:^|\/)(?:hosts|inventory)(?:\.ini|\.cfg)?$|(?:^|\/)inventor(?:y|ies)\/(?:[^/]+\/)?[^/.]+(?:\.ini)?$|(?:^|\/)[^/]*(?:hosts|inventory)[^/]*\.ini$/;

export type AddressesOf = (pattern: string) => readonly Located<string>[];

/** A group or a host by its name; a pattern of several is nobody's. */
export function inventoryAddresses(
  paths: readonly string[],
  read: (path: string) => SourceFile | undefined,
): AddressesOf {
  const groups = new Map<string, Located<string>[]>();
  const add = (name: string, address: Located<string>): void => {
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [address]);
    else known.push(address);
  };
  let looked = 0;
  for (const path of paths) {
    if (!INVENTORY.test(path)) continue;
    looked += 1;
    if (looked > MAX_FILES) break;
    const file = read(path);
    if (file === undefined || file.text.length > MAX_LENGTH) continue;
    const source = wholeFile(file);
    let group = 'all';
    for (const line of linesOf(file.text)) {
      const section = /^\s{0,20}\[([\w.-]{1,100})(?::\w{1,20})?\]/.exec(line.text);
      if (section !== null) {
        group = section[0].includes(':') ? '' : (section[1] ?? '');
        continue;
      }
      const host = /^\s{0,20}([A-Za-z0-9][\w.-]{0,200})(?=\s|$)/.exec(line.text)?.[1];
      const value =
        /\bansible_(?:ssh_)?host\s{0,9}=\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3})\b/.exec(line.text)?.[1] ?? host;
      if (group === '' || host === undefined || value === undefined || !/^\d{1,3}(?:\.\d{1,3}){3}$/.test(value))
        continue;
      const start = line.start + line.text.lastIndexOf(value);
      const address = { value, at: locate(source, start, start + value.length) };
      add(group, address);
      if (host !== value) add(host, address);
    }
  }
  return (pattern) => groups.get(pattern) ?? [];
}
