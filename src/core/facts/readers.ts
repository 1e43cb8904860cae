/** How the cluster asks for a text's meaning without knowing any language. */
import type { Located, Location } from '../text/location.ts';
import type { Reading } from '../text/notice.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ServerConfig } from './server-config.ts';
import type { EnvVar } from './workload.ts';

/** What surrounds a configuration text. */
export interface ConfigContext {
  /** CoreDNS's, `1.11.3`; for node-cache the embedded one. */
  readonly version: string;
  /** Which plugins the binary has. */
  readonly build: 'coredns' | 'node-cache';
  /** The manifest's environment. `known: false`: `{$X}` is opaque instead of empty. */
  readonly env: ReadonlyMap<string, string | undefined>;
  readonly envKnown: boolean;
  /** `-dns.port`, `-p`. */
  readonly port: number;
  /** Absolute, in the container or on the host, for relative imports. */
  readonly path: string;
  /** Undefined where not stated. */
  readonly workingDirectory?: string;
  /** Absolute; of relative paths, where a plugin says so. */
  readonly root?: string;
  /** Visible files by absolute path, for `import`, `file`, `hosts`. Never the scanner's disk. */
  readonly files: ReadonlyMap<string, SourceText>;
  /** Directories that the kubelet fills: in each lies a directory `..data` (pkg/volume/util/atomic_writer.go Write). */
  readonly volumes?: ReadonlySet<string>;
  /** Whether there is certainly nothing at a path in the directories of `files`. */
  readonly isAbsent: (path: string) => boolean;
  /** Directives that no stock build has are refused by a stock image, and may be in another; absent: not stated. */
  readonly stockImage?: boolean;
  /** What the server reads, to the letter: no placeholders. */
  readonly literal?: boolean;
  /** No kubelet tells it where the cluster is. */
  readonly outsideCluster?: true;
}

/** The cluster's readers, by language. */
export interface ConfigReaders {
  readonly corefile: (text: SourceText, context: ConfigContext) => Reading<ServerConfig>;
  readonly resolverFile: (text: SourceText) => Reading<ResolverFile>;
  readonly systemdResolved: (files: readonly SourceText[]) => Reading<ResolvedSettings>;
  readonly dnsmasq: ResolverReader;
  readonly unbound: ResolverReader;
  readonly named: ResolverReader;
  readonly recursor: ResolverReader;
  /** Cheap: parses with at least one block. */
  readonly looksLikeCorefile: (text: SourceText) => boolean;
  /** In a block or a snippet, or a part that one imports. */
  readonly statesDirective: (text: SourceText, name: string) => boolean;
  /** Resolvers that run as workloads; the first that recognises a container reads it. */
  readonly software: readonly ResolverSoftware[];
}

export type ResolverReader = (
  files: readonly SourceText[],
  beside?: ReadonlyMap<string, SourceText>,
) => Reading<ServerConfig>;

export interface ResolverSoftware {
  /** Its folder among the languages, and the server's software: `pihole`, `adguard-home`. */
  readonly id: string;
  readonly title: string;
  /** Cheap: by image and command, wherever it runs. */
  recognises(container: Omit<ResolverContainer, 'at'>): boolean;
  /** Undefined where nothing states what it forwards to. */
  read(container: ResolverContainer): Reading<ServerConfig> | undefined;
}

export interface ResolverContainer {
  /** Without registry, tag and digest: `pihole/pihole`. */
  readonly image: string;
  readonly tag?: string;
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  /** By absolute path; those of init containers come last. */
  readonly files: ReadonlyMap<string, SourceText>;
  /** Read where a file names them; absent: `files`. */
  readonly beside?: ReadonlyMap<string, SourceText>;
  /** The image, else the workload. */
  readonly at: Location;
}

export interface ResolverFile {
  /** In file order, more than three; as written, less IPv6 zone ids. The port is 53. */
  readonly nameservers: readonly Located<string>[];
  readonly at: Location;
}

/** With all drop-ins (resolved.conf(5)). */
export interface ResolvedSettings {
  readonly dns: readonly Located<string>[];
  readonly fallbackDns: readonly Located<string>[];
  readonly domains: readonly Located<string>[];
  /** Absent: `yes`. */
  readonly stubListener?: Located<string>;
  readonly stubListenerExtra: readonly Located<string>[];
  /** `ReadEtcHosts=no`. */
  readonly ignoresHosts?: true;
  /** `ResolveUnicastSingleLabel=yes`. */
  readonly singleLabels?: true;
  /** Decides about queries and is not modelled. */
  readonly unread?: Located<string>;
  readonly at: Location;
}
