/** Texts of `template` that are certainly no record (miekg/dns scan_rr.go): SERVFAIL (plugin/template/template.go). */
import { parseAddress } from '../../core/dns/endpoint.ts';
import type { DomainName } from '../../core/dns/name.ts';

const ACTION = '\uFFFF';
/** The word of the data that is a name. */
const NAME_AT: Readonly<Record<string, number>> = { CNAME: 0, DNAME: 0, NS: 0, PTR: 0, MX: 1, SRV: 3 };
const MAX_RECORD = 4096;

/** `zone`: `.Zone`, where every question has the same. */
export function isNoRecord(text: string, zone: DomainName | undefined): boolean {
  if (text.length > MAX_RECORD || /["();\\]/.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ''))) return false;
  const filled = zone === undefined ? text : text.replaceAll(/\{\{-?\s{0,9}\.Zone\s{0,9}-?\}\}/g, zone);
  const [type = '', ...data] = typeAndData(filled);
  const [first = ''] = data;
  switch (type.toUpperCase()) {
    case 'A':
      return isOther(first, '.');
    case 'AAAA':
      return isOther(first, ':');
    default: {
      const at = NAME_AT[type.toUpperCase()];
      const name = at === undefined ? undefined : data[at];
      return name !== undefined && name !== '.' && /\.\.|^\./.test(name);
    }
  }
}

/** Where it is written plainly. */
export function recordType(text: string): string | undefined {
  const [type = ''] = text.length > MAX_RECORD ? [] : typeAndData(text);
  return /^[A-Za-z]+\d*$/.test(type) ? type.toUpperCase() : undefined;
}

function typeAndData(text: string): readonly string[] {
  const [, ...words] = text
    .replaceAll(/\{\{[^{}]*\}\}/g, ACTION)
    .trim()
    .split(/\s+/);
  while (/^(?:\d+|IN)$/i.test(words[0] ?? '')) words.shift();
  return words;
}

/** Not of this family; without data there is a record all the same. */
function isOther(text: string, family: '.' | ':'): boolean {
  if (text === '' || text.includes(ACTION)) return false;
  return parseAddress(text) === undefined || text.includes(':') !== (family === ':');
}
