/** Vectors as the replay reads them; laboratory.mjs writes their `recorded` part. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export interface Vector {
  /** `AREA/FILE#ID`, unique. */
  readonly name: string;
  readonly area: string;
  readonly id: string;
  /** What it shows, in a sentence. */
  readonly says: string;
  /** One CoreDNS in a pod with the addresses 10.244.0.5 and fd00:244::5. */
  readonly corefile?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  /** Several servers instead of one, by name; started in this order. */
  readonly servers?: Readonly<Record<string, VectorServer>>;
  /** Addresses of each network namespace; the first is its main one. */
  readonly hosts?: Readonly<Record<string, readonly string[]>>;
  /** `address:port` of a Service, with `/udp` or `/tcp` of one protocol, and the `address:port` behind it, or `none`. */
  readonly services?: Readonly<Record<string, string>>;
  readonly 'resolv-conf'?: Readonly<Record<string, string>>;
  /** How upstreams outside behave; every other address answers. */
  readonly sinks?: Readonly<Record<string, Sink>>;
  readonly 'sink-ports'?: readonly number[];
  readonly kubernetes?: boolean;
  /** Read as the repository of a Compose project. */
  readonly compose?: boolean;
  readonly queries?: readonly (string | VectorQuery)[];
  readonly guard?: { readonly runs: number };
  readonly recorded: readonly Recorded[];
}
export interface VectorServer {
  readonly host: string;
  readonly corefile?: string;
  readonly dnsmasq?: string;
  readonly unbound?: string;
  readonly named?: string;
  readonly recursor?: string;
  readonly resolved?: string;
  /** How long after the one before it it is started. */
  readonly 'after-ms'?: number;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}
export interface Sink {
  readonly rcode?: string;
  readonly silent?: boolean;
  readonly relay?: string;
  readonly merge?: boolean;
  readonly delayMs?: number;
  readonly fromMs?: number;
  readonly before?: string;
  readonly types?: readonly string[];
}
export interface VectorQuery {
  /** `NAME TYPE`. */
  readonly ask: string;
  readonly class?: string;
  readonly proto?: 'udp' | 'tcp';
  /** The host the client sits on; the outside when not said. */
  readonly from?: string;
  readonly at?: string;
  readonly times?: number;
  readonly unordered?: boolean;
}

/** What the real servers of these versions did. */
export interface Recorded {
  readonly versions: readonly string[];
  readonly starts?: boolean;
  readonly error?: string;
  readonly line?: number;
  /** The imported file the error lies in. */
  readonly file?: string;
  /** It neither came up nor ended. */
  readonly hangs?: boolean;
  /** Servers that ended by themselves with an error after they were up, and their last word. */
  readonly crashed?: Readonly<Record<string, string>>;
  /** The servers were ended because it took too long, or because they asked too much. */
  readonly cut?: 'time' | 'questions';
  /** The process has no listener and leaves at once. */
  readonly leaves?: boolean;
  /** As CoreDNS prints them: `[TRANSPORT://]ZONE:PORT[ on ADDRESS]`. */
  readonly zones?: readonly string[];
  readonly queries?: readonly RecordedQuery[];
  readonly guard?: 'fatal' | 'silent' | 'sometimes';
  readonly runs?: number;
  readonly fatal?: number;
  readonly servers?: readonly string[];
  readonly zone?: string;
  readonly down?: Readonly<Record<string, string>>;
}
/** One answer; several where it differs from time to time: in turn, or any one of them. */
export type RecordedQuery =
  | RecordedAnswer
  | { readonly inTurn: readonly RecordedAnswer[] }
  | { readonly oneOf: readonly RecordedAnswer[] };
export interface RecordedAnswer {
  readonly disposition:
    | 'answered'
    | 'refused'
    | 'servfail'
    | 'dropped'
    | 'unreachable'
    | 'forwarded'
    | 'looked-up'
    | 'passed-on'
    | 'loops';
  readonly rcode?: string;
  /** Who was asked, each once, in order of the first time: `[HOST ]PROTO ADDRESS:PORT[ as NAME][ type TYPE]`; without a host it is outside. */
  readonly to?: readonly string[];
  readonly cycle?: readonly string[];
  readonly renames?: boolean;
  /** Who was asked outside while a question came back: the one before it in order, or whoever failed. */
  readonly also?: readonly string[];
  /** What the client of a loop gets, where a server joins equal questions or bounds them. */
  readonly ends?: string;
  /** The root servers were asked too. */
  readonly 'looks-up'?: boolean;
  /** The question came to the server asked first again, and was answered all the same. */
  readonly returns?: boolean;
  readonly answers?: readonly string[];
}

const directory = resolve(import.meta.dirname, 'vectors');
const vectors: Vector[] = [];

/** What a function makes of a vector and a version, made once: several tests ask it of the same ones. */
export function onceEach<T>(make: (vector: Vector, version: string) => T): (vector: Vector, version: string) => T {
  const known = new WeakMap<Vector, Map<string, T>>();
  return (vector, version) => {
    const made = known.get(vector) ?? new Map<string, T>();
    if (!known.has(vector)) known.set(vector, made);
    if (!made.has(version)) made.set(version, make(vector, version));
    return made.get(version) as T;
  };
}

/** All vectors, by file and then as written; read once. */
export function readVectors(): readonly Vector[] {
  if (vectors.length > 0) return vectors;
  for (const area of readdirSync(directory).sort()) {
    for (const file of readdirSync(join(directory, area)).sort()) {
      const { vectors: written } = parse(readFileSync(join(directory, area, file), 'utf8')) as {
        readonly vectors: readonly Omit<Vector, 'name' | 'area'>[];
      };
      for (const vector of written)
        vectors.push({ ...vector, area, name: `${area}/${file.replace('.yaml', '')}#${vector.id}` });
    }
  }
  return vectors;
}

/** The laboratory's named validates nothing unless it says so (laboratory.mjs inNamedDirectory). */
export function unvalidated(text: string): string {
  if (text.includes('dnssec-validation')) return text;
  const own = 'dnssec-validation no;';
  const options = /(^|[\s/])options\s*\{/;
  return options.test(text) ? text.replace(options, (found) => `${found} ${own}`) : `options { ${own} };\n${text}`;
}
