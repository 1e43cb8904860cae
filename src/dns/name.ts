/**
 * A domain name: lower case, absolute, with its trailing dot; the root is `.`.
 * Backslash escapes are kept as written: CoreDNS compares presentation forms too.
 */
export type DomainName = string;

export const ROOT: DomainName = '.';

/** Lower case with a trailing dot; says nothing about validity. Only ASCII letters fold (RFC 4343). */
export function absolute(text: string): DomainName {
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower.endsWith('.') ? lower : `${lower}.`;
}

/** True when `name` is `zone` or lies below it, on a label boundary. */
export function isWithin(name: DomainName, zone: DomainName): boolean {
  if (zone === ROOT) return true;
  if (!name.endsWith(zone)) return false;
  return name.length === zone.length || name[name.length - zone.length - 1] === '.';
}

/** The name one label up; undefined for the root. */
export function parent(name: DomainName): DomainName | undefined {
  if (name === ROOT) return undefined;
  const dot = name.indexOf('.');
  return dot === name.length - 1 ? ROOT : name.slice(dot + 1);
}

/** The name itself, then each ancestor, the root last. */
export function* ancestry(name: DomainName): Generator<DomainName> {
  for (let at: DomainName | undefined = name; at !== undefined; at = parent(at)) yield at;
}

/** Labels from the root side: `a.b.` gives `['b', 'a']`, the root none. */
export function labelsFromRoot(name: DomainName): string[] {
  if (name === ROOT) return [];
  return name.slice(0, -1).split('.').reverse();
}

/** `label` put below `zone`. */
export function below(label: string, zone: DomainName): DomainName {
  return zone === ROOT ? `${label}.` : `${label}.${zone}`;
}

/** How people write a name: without the trailing dot, except for the root. */
export function spoken(name: DomainName): string {
  return name === ROOT ? '.' : name.replace(/\.$/, '');
}
