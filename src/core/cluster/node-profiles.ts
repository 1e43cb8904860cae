/** Defaults of system images and provisioners: node-profiles.yaml, which `resolvConfOf` interprets. */
import { invariant } from '../text/invariant.ts';
import { PROVISIONER_ROWS, SYSTEM_ROWS } from './node-profiles.generated.ts';

/** resolved's upstreams, without its stub (systemd-resolved.service(8)). */
export const RESOLVED_UPLINK_FILE = '/run/systemd/resolve/resolv.conf';
/** Names the stub 127.0.0.53 (systemd-resolved.service(8)). */
export const RESOLVED_STUB_FILE = '/run/systemd/resolve/stub-resolv.conf';
export const STUB_ADDRESS = '127.0.0.53';

export interface OsProfile {
  /** Lower case, as in the configuration: `ubuntu-24.04`. */
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  /** `active`: RESOLVED_UPLINK_FILE exists, with servers from DHCP or network files. */
  readonly resolved: 'active' | 'absent';
  /** Whether 127.0.0.53 listens; irrelevant without resolved. */
  readonly stubListener: boolean;
  /** `dhcp`: servers from outside the repository. */
  readonly etcResolvConf: 'link-to-stub' | 'link-to-uplink' | 'dhcp';
  /** Set where the image fixes the pods' file, whatever the provisioner. */
  readonly kubeletResolvConf?: string;
  /** Its systemd is before 246: RESOLVED_STUB_FILE stays without the listener. */
  readonly stubFileStays?: true;
  /** Stands for an unknown one. */
  readonly isCommon?: true;
  readonly source: string;
}

type ResolvConfFile =
  /** `assumes`: a condition, in words, that the system does not settle. */
  | { readonly kind: 'path'; readonly path: string; readonly assumes?: string }
  /** The first accepted candidate, else `otherwise`: a file, or servers written to a file of its own. */
  | {
      readonly kind: 'first-usable';
      readonly candidates: readonly string[];
      /**
       * `global-unicast`: some nameserver, all as Go's net.IP.IsGlobalUnicast (includes RFC 1918; not loopback,
       * link-local, multicast, unspecified). `no-loopback`: only loopback is excluded.
       */
      readonly accepts: 'global-unicast' | 'no-loopback';
      readonly otherwise: { readonly path: string } | { readonly nameservers: readonly string[] };
    }
  /** `instead` where the stub is its only nameserver. */
  | { readonly kind: 'unless-only-stub'; readonly path: string; readonly instead: string };
export type ResolvConfChoice = ResolvConfFile & { readonly because: string };

/** All must hold. `family`: a prefix of the id. */
interface SystemTest {
  readonly system?: 'known' | 'unknown';
  readonly resolved?: OsProfile['resolved'];
  readonly etcResolvConf?: OsProfile['etcResolvConf'];
  readonly family?: readonly string[];
}

export interface ProvisionerProfile {
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  readonly resolvConf: {
    readonly imageMayFix?: boolean;
    readonly because: string;
    /** The first match; the last has no `when`. `{system}` is the system's title. */
    readonly rules: readonly {
      readonly when?: SystemTest;
      readonly because?: string;
      readonly choice: ResolvConfFile;
    }[];
  };
  /** The `nth` address of the Service subnet, by default `serviceSubnets[0]`. */
  readonly clusterDns?: { readonly serviceSubnets: readonly string[]; readonly nth: number };
  /** LoadBalancer Services get node addresses, unless another balancer is installed. */
  readonly nodesBalance?: boolean;
  readonly coreDns?: { readonly dnsPolicy: 'Default' | 'ClusterFirst'; readonly guard: boolean };
  /**
   * Of a CoreDNS that imports ConfigMap `coredns-custom`. A `port` other than 53 tells the platform. `firstSince`: since
   * when overrides are imported before its own forward.
   */
  readonly customImports?: { readonly port?: number; readonly hosts?: string; readonly firstSince: string };
  /** Absent: any. */
  readonly systems?: readonly string[];
  readonly source: string;
}

export const OS_PROFILES: readonly OsProfile[] = SYSTEM_ROWS;
export const PROVISIONERS: readonly ProvisionerProfile[] = PROVISIONER_ROWS;

/** The file for kubelets on a system; undefined `os`: an unknown image. */
export function resolvConfOf({ resolvConf }: ProvisionerProfile, os: OsProfile | undefined): ResolvConfChoice {
  const fixed = resolvConf.imageMayFix === true ? os?.kubeletResolvConf : undefined;
  if (os !== undefined && fixed !== undefined) {
    const because = `${os.title} fixes the kubelet’s resolver file: ${os.source}`;
    return { kind: 'path', path: fixed, because };
  }
  const rule = resolvConf.rules.find(({ when }) => when === undefined || holds(when, os));
  invariant(rule !== undefined, 'the last rule has no condition: node-profiles.test.ts');
  return { ...rule.choice, because: (rule.because ?? resolvConf.because).replace('{system}', os?.title ?? '') };
}

function holds({ system, resolved, etcResolvConf, family }: SystemTest, os: OsProfile | undefined): boolean {
  if (os === undefined || system === 'unknown') return os === undefined && system === 'unknown';
  return (
    (resolved ?? os.resolved) === os.resolved &&
    (etcResolvConf ?? os.etcResolvConf) === os.etcResolvConf &&
    (family ?? ['']).some((prefix) => os.id.startsWith(prefix))
  );
}

/** By id or alias; case, blanks and underscores are ignored. */
export function findOsProfile(id: string): OsProfile | undefined {
  return find(OS_PROFILES, id);
}

export function findProvisioner(id: string): ProvisionerProfile | undefined {
  return find(PROVISIONERS, id);
}

export function osProfileIds(): readonly string[] {
  return idsOf(OS_PROFILES);
}

export function provisionerIds(): readonly string[] {
  return idsOf(PROVISIONERS);
}

interface Named {
  readonly id: string;
  readonly aliases: readonly string[];
}

function idsOf(rows: readonly Named[]): readonly string[] {
  return rows.flatMap((row) => [row.id, ...row.aliases]).sort();
}

function find<T extends Named>(rows: readonly T[], asked: string): T | undefined {
  const id = asked.slice(0, 64).trim().toLowerCase().replaceAll(/[ _]+/g, '-');
  return rows.find((row) => row.id === id || row.aliases.includes(id));
}
