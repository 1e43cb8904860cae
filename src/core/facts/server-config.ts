/** What a DNS server's configuration says: Corefiles, and those of every other server. */
import type { ListedNetwork, Transport } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { NamePattern, Step } from './steps.ts';

/** A server's configuration before its files and addresses are resolved. */
export interface ServerConfig {
  readonly blocks: readonly ServerBlock[];
  /** Why it would refuse to start, in the server's order; such a server serves nothing. */
  readonly errors: readonly StartError[];
  /** Tokens and zones, imports and networks included. */
  readonly size?: number;
  readonly imported?: readonly SourceText[];
  readonly filled?: readonly FilledWord[];
  /** Of some block it is not stated which zone it serves, at which port. */
  readonly hasUnreadKeys?: true;
  /** It also listens over TLS, HTTPS or QUIC, where no block says so. */
  readonly listensEncrypted?: true;
  readonly at: Location;
}

export interface FilledWord {
  readonly variable: string;
  readonly text: string;
  /** A plugin makes names of it. */
  readonly within?: true;
}

export interface StartError {
  readonly message: string;
  readonly at: Location;
  /** Of the command line, not of the Corefile. */
  readonly ofArguments?: true;
  /** Of braces that do not close or open: a part of a Corefile has such. */
  readonly isUnbalanced?: true;
}

export interface ServerBlock {
  /** Normalised, in order, CIDRs expanded in place. `loop` probes the first. */
  readonly keys: readonly ServerKey[];
  /** Of zones that are not stated. */
  readonly unreadKeys?: readonly UnreadKey[];
  /** Empty: every address. */
  readonly bind: readonly Located<BindAddress>[];
  /** In execution order (CoreDNS: the version's plugin order, not the file's). */
  readonly steps: readonly Step[];
  readonly views: readonly View[];
  /** CoreDNS `tls`: whether clients have to show a certificate (`client_auth`). Absent: listeners of every transport are plain. */
  readonly tls?: { readonly asksCertificate: boolean };
  /** Added by the program, in no file: by what, in words. */
  readonly addedBy?: string;
  readonly at: Location;
  /** From the first key to the closing brace. */
  readonly extent: Location;
}

export interface ServerKey {
  readonly zone: DomainName;
  readonly transport: Transport;
  readonly port: number;
  readonly at: Location;
}

/** As written; where its port is not stated either, the usual one. */
export interface UnreadKey {
  readonly text: string;
  readonly port: number;
  readonly at: Location;
}

export type BindAddress =
  /**
   * `nothing`: all addresses are excluded, so no listener. `written`: another spelling. `ownFamilyOnly`: the
   * unspecified address takes no packets of the other family. `interfacesOnly`: it stands for the addresses that
   * interfaces have, of 127.0.0.0/8 the first alone (BIND lib/ns/interfacemgr.c do_scan). `mustBeThere`: another
   * server than CoreDNS does not start without it either.
   */
  | {
      readonly kind: 'address';
      readonly address: string;
      readonly written?: string;
      readonly ownFamilyOnly?: true;
      readonly interfacesOnly?: true;
      /** Those of them that it takes. */
      readonly list?: readonly ListedNetwork[];
      readonly mustBeThere?: true;
    }
  /** `anyAddress`: what comes in there, whatever address it is sent to. `excepts`: but these of its addresses, maybe all. */
  | {
      readonly kind: 'interface';
      readonly name: string;
      readonly anyAddress?: true;
      readonly excepts?: readonly string[] | undefined;
    };

/** When a block takes a query at all (CoreDNS `view`). */
export interface View {
  readonly text: string;
  /** Known restrictions; undefined does not restrict. `opaque`: not understood. */
  readonly types?: readonly string[];
  readonly notTypes?: readonly string[];
  /** All must match. */
  readonly names?: readonly NamePattern[];
  /** Lists of networks; one of each has the asker. */
  readonly clients?: readonly (readonly string[])[];
  readonly port?: number;
  /** Only over TCP, or only over UDP. */
  readonly overTcp?: boolean;
  readonly opaque: boolean;
  readonly at: Location;
}
