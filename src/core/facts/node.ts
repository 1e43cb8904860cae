/** Nodes and other machines: files as they lie there, their kubelets, networks and services. */
import type { DomainName } from '../dns/name.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Declared } from './declared.ts';
import type { EnvVar } from './workload.ts';

/** Of a pool, or of all; each setting absent where this source does not state it. */
export interface KubeletFact extends Declared {
  readonly kind: 'kubelet';
  /** Flags override the file. */
  readonly source: 'config' | 'flags';
  /**
   * Higher flags come later and win; default 20 (kubeadm's 10-kubeadm.conf: unit 0, drop-ins 10, kubeadm 20, extra
   * arguments 30). Of the file: what is appended 30, drop-ins 40.
   */
  readonly precedence?: number;
  /** Of equal precedence the last by this counts, of equal ones the last read. */
  readonly order?: string;
  /** `''` is a value: kubelet then writes 127.0.0.1. */
  readonly resolvConf?: Located<string>;
  readonly clusterDNS?: readonly Located<string>[];
  readonly clusterDomain?: Located<string>;
  /** Settings that only seem to choose the resolver file. `instead`: what to write. */
  readonly ineffective: readonly {
    readonly key: string;
    readonly why: string;
    readonly instead: string;
    /** The correct key, where only the key is wrong. */
    readonly rename?: string;
    readonly at: Location;
  }[];
  readonly assumes?: string;
  /** The machines of this document, where its file is for several. */
  readonly machine?: string;
  /** The tool that wrote it, where defaults depend on it: `kubeadm`, `k3s`, `kops`, ... */
  readonly provisioner?: string;
}

/** A file on nodes: `/etc/resolv.conf`, `/etc/systemd/resolved.conf.d/x.conf`, `/etc/dnsmasq.conf`, ... */
export interface NodeFileFact extends Declared {
  readonly kind: 'node-file';
  /** Absolute, on the node. */
  readonly path: string;
  readonly text: SourceText;
  /** `append`: adds lines to what is there. */
  readonly mode: 'replace' | 'append';
  /** Appended, and made where it is missing. */
  readonly created?: true;
  /** In words: `the default ... counts`. */
  readonly assumes?: string;
  /** What gives servers that are asked instead of this file. */
  readonly instead?: string;
  /** The folder that mirrors a node's root, where only the path tells; `''` is the repository's. */
  readonly overlay?: string;
}

/** DNS settings of netplan, systemd-networkd, NetworkManager, ifupdown, or DHCP clients. */
export interface NodeNetworkFact extends Declared {
  readonly kind: 'node-network';
  readonly software: string;
  /** systemd-resolved gets the servers; other software writes them to a resolver file. */
  readonly givesToResolved?: true;
  readonly nameservers: readonly Located<string>[];
  /** Search and routing domains: zones whose names prefer these servers. */
  readonly routes: readonly DomainName[];
  /** They take names of `routes` only. */
  readonly onlyRoutes: boolean;
  /** Servers from DHCP: before or after these, unused, or not stated. */
  readonly dhcp: 'before' | 'after' | 'none' | 'unsaid';
  /** Overrides other sources: dhclient's `supersede`, NetworkManager's global servers. */
  readonly alone?: true;
  /** NetworkManager's `dns=`: what serves the node's own queries, and so what /etc/resolv.conf lists. */
  readonly plugin?: Located<string>;
  readonly overlay?: string;
  /** Of facts of one machine with an equal `of`, those with the first or last `order` count; one rivalry after the other. */
  readonly rivalries?: readonly Rivalry[];
}

export interface Rivalry {
  readonly of: string;
  readonly order: string;
  readonly counts: 'first' | 'last';
}

/** A node service switched on or off: `systemctl disable --now systemd-resolved`, a masked unit. */
export interface NodeServiceFact extends Declared {
  readonly kind: 'node-service';
  readonly name: string;
  readonly runs: boolean;
}

/** A DNS server started by a machine's service manager: unit, drop-ins and environment combined. */
export interface NodeServerFact extends Declared {
  readonly kind: 'node-server';
  readonly name: string;
  /** `coredns`, `node-cache`, or a `Daemon`'s. */
  readonly program: string;
  readonly words: readonly Located<string>[];
  readonly env: readonly EnvVar[];
  /** `WorkingDirectory=`, where absolute. */
  readonly workingDirectory?: string;
  /** `BindReadOnlyPaths=`: `source` shown at `path`. */
  readonly binds: readonly { readonly path: string; readonly source: string; readonly at: Location }[];
  /** As `NodeFileFact.overlay`; also a folder with the unit beside its configuration. */
  readonly overlay?: string;
}

/** A symbolic link, such as `/etc/resolv.conf` to systemd-resolved's file. */
export interface NodeLinkFact extends Declared {
  readonly kind: 'node-link';
  readonly path: string;
  readonly target: string;
  readonly assumes?: string;
}

/** What an image or provisioner puts on nodes, stated by a document (`ami: ...`) or the configuration. */
export interface NodeProfileFact extends Declared {
  readonly kind: 'node-profile';
  /** As in node-profiles.yaml: `ubuntu-24.04`, `flatcar`, `talos`, ... */
  readonly os?: Located<string>;
  readonly provisioner?: Located<string>;
  readonly addresses?: readonly Located<string>[];
  /** In words, where only an image's name tells it. */
  readonly assumes?: string;
  /** A sign of the installer, such as an object that only it reads: a stated one overrides it. */
  readonly sign?: true;
}
