/** Addresses of hosts by group (Ansible, inventory plugins "ini" and "yaml"). */
import { append } from '../../core/text/append.ts';
import type { Located } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, wholeFile } from '../../core/text/source-text.ts';
import { linesOf } from '../../languages/shared/lines.ts';

const MAX_FILES = 200;
const MAX_LENGTH = 256 * 1024;
const INVENTORY =
  /(?:^|\/)(?:hosts|inventory)(?:\.ini|\.cfg)?$|(?:^|\/)inventor(?:y|ies)\/(?:[^/]+\/)?[^/.]+(?:\.ini)?$|(?:^|\/)[^/]*(?:hosts|inventory)[^/]*\.ini$/;

const YAML_INVENTORY = /(?:^|\/)(?:(?:hosts|inventory)[^/]*|inventor(?:y|ies)\/(?:[\w.-]+\/)?[^/]+)\.ya?ml$/;

export type AddressesOf = (pattern: string) => readonly Located<string>[];

/** By group or host; patterns are not followed. */
export function inventoryAddresses(
  paths: readonly string[],
  read: (path: string) => SourceFile | undefined,
): AddressesOf {
  const groups = new Map<string, Located<string>[]>();
  const add = (name: string, address: Located<string>): void => {
    append(groups, name, address);
  };
  let looked = 0;
  for (const path of paths) {
    const isYaml = YAML_INVENTORY.test(path) && !/(?:^|\/)(?:group|host)_vars\//.test(path);
    if (!isYaml && !INVENTORY.test(path)) continue;
    looked += 1;
    if (looked > MAX_FILES) break;
    const file = read(path);
    if (file === undefined || file.text.length > MAX_LENGTH) continue;
    if (isYaml) readYaml(file, add);
    else readIni(file, add);
  }
  return (pattern) => groups.get(pattern) ?? [];
}

type Add = (name: string, address: Located<string>) => void;

function readIni(file: SourceFile, add: Add): void {
  const source = wholeFile(file);
  let group = 'all';
  for (const line of linesOf(file.text)) {
    const section = /^\s{0,20}\[([\w.-]{1,100})(?::\w{1,20})?\]/.exec(line.text);
    if (section !== null) {
      group = section[0].includes(':') ? '' : (section[1] ?? '');
      continue;
    }
    const host = /^\s{0,20}([A-Za-z0-9][\w.-]{0,200})(?=\s|$)/.exec(line.text)?.[1];
    const value = /\bansible_(?:ssh_)?host\s{0,9}=\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3})\b/.exec(line.text)?.[1] ?? host;
    if (group === '' || host === undefined || value === undefined || !ADDRESS.test(value)) continue;
    const start = line.start + line.text.lastIndexOf(value);
    const address = { value, at: locate(source, start, start + value.length) };
    add(group, address);
    if (host !== value) add(host, address);
  }
}

const ADDRESS = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** Block style as of `ansible-inventory --yaml`: GROUP, `hosts`, HOST, `ansible_host`. */
function readYaml(file: SourceFile, add: Add): void {
  const source = wholeFile(file);
  const addresses = new Map<string, Located<string>>();
  const members: { readonly group: string; readonly host: string }[] = [];
  const open: { readonly indent: number; readonly key: string }[] = [];
  for (const line of linesOf(file.text)) {
    const entry = /^( {0,80})["']?([A-Za-z0-9_][\w.-]{0,200})["']?[ ]{0,9}:(?:\s|$)/.exec(line.text);
    if (entry === null) continue;
    const [, blanks = '', key = ''] = entry;
    while ((open.at(-1)?.indent ?? -1) >= blanks.length) open.pop();
    const [parent, grand] = [open.at(-1)?.key, open.at(-2)?.key];
    if (parent === 'hosts' && grand !== undefined) members.push({ group: grand, host: key });
    open.push({ indent: blanks.length, key });
    const host = parent === 'hosts' ? key : grand === 'hosts' ? parent : undefined;
    const stated = /\bansible_(?:ssh_)?host["']?\s{0,9}:\s{0,9}["']?(\d{1,3}(?:\.\d{1,3}){3})\b/.exec(line.text)?.[1];
    const value = stated ?? (parent === 'hosts' && ADDRESS.test(key) ? key : undefined);
    if (host === undefined || value === undefined || addresses.has(host)) continue;
    const start = line.start + line.text.lastIndexOf(value);
    addresses.set(host, { value, at: locate(source, start, start + value.length) });
  }
  for (const [host, address] of addresses) if (host !== address.value) add(host, address);
  for (const { group, host } of members) {
    const address = addresses.get(host);
    if (address !== undefined) add(group, address);
  }
}
