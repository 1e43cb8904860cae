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
  /** In the order in which a machine's servers are read. */
  readonly daemons: readonly Daemon[];
  readonly resolverFileWriters: readonly ResolverFileWriter[];
  /** Of an installer that states none; with the guard or without. */
  readonly stockCorefile: (domain: string, guard: boolean, at: Location) => SourceText;
  /** Cheap: parses with at least one block. */
  readonly looksLikeCorefile: (text: SourceText) => boolean;
  /** In a block or a snippet, or a part that one imports. */
  readonly statesDirective: (text: SourceText, name: string) => boolean;
  /** Resolvers that run as workloads; the first that recognises a container reads it. */
  readonly software: readonly ResolverSoftware[];
}

/** By absolute path on the server's machine. */
export interface FilesInSight extends ReadonlyMap<string, SourceText> {
  /** What is certainly not there. */
  readonly isAbsent?: ConfigContext['isAbsent'];
}

export type ResolverReader = (files: readonly SourceText[], beside?: FilesInSight) => Reading<ServerConfig>;

/** A resolver that packages and units start on machines, as its language knows it. */
export interface Daemon {
  /** As `NodeServerFact.program`; also the language of its files, and the server's software. */
  readonly program: string;
  readonly read: ResolverReader;
  /** What its packages read at start (Debian's and Red Hat's). */
  readonly usualFiles: RegExp;
  /** Of these the package's own, which includes the others. */
  readonly mainFile?: RegExp;
  /** The option that names the file in place of `main`; its groups hold what is attached to it. */
  readonly fileOption?: { readonly pattern: RegExp; readonly main: string };
  /** In which its files lie. */
  readonly folder: string;
  readonly startsWithoutAddresses?: true;
  /** Where the manager of the network starts it (`NodeNetworkFact.plugin`). */
  readonly managed?: ManagedDaemon;
}
export interface ManagedDaemon {
  /** At which the resolver file lists it. */
  readonly addressOn: (system: string | undefined) => string;
  /** Undefined where it reads its usual files. */
  readonly configuration?: {
    readonly text: (network: ManagedNetwork) => SourceText;
    /** Read behind it. */
    readonly files: RegExp;
  };
}
export interface ManagedNetwork {
  readonly nameservers: readonly Located<string>[];
  /** No others come from DHCP. */
  readonly isWhole: boolean;
  readonly at: Location;
}

/** A program that writes resolver files from the settings of a machine's network. */
export interface ResolverFileWriter {
  readonly title: string;
  /** Names of what it writes. */
  readonly files: RegExp;
  /** Of these, what never lists a daemon that it starts. */
  readonly withoutDaemon?: RegExp;
  /** What users add at the top, in the middle and at the end. */
  readonly parts?: readonly [head: string, base: string, tail: string];
}

export interface ResolverSoftware {
  /** Its folder among the languages, and the server's software: `pihole`, `adguard-home`. */
  readonly id: string;
  readonly title: string;
  /** Without the addresses and interfaces that its configuration names. */
  readonly startsWithoutAddresses?: true;
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
  /** Those of init containers come last. */
  readonly files: FilesInSight;
  /** Read where a file names them; absent: `files`. */
  readonly beside?: FilesInSight;
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
