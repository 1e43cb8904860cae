/** What system images and provisioners put on nodes, as shipped: the rows are node-profiles.yaml, `resolvConfOf` reads their rules. */
import { invariant } from '../text/invariant.ts';
import { PROVISIONER_ROWS, SYSTEM_ROWS } from './node-profiles.generated.ts';

/** Where systemd-resolved writes the servers it knows, without its stub (systemd-resolved.service(8)). */
export const RESOLVED_UPLINK_FILE = '/run/systemd/resolve/resolv.conf';
/** The file that names the stub 127.0.0.53 (systemd-resolved.service(8)). */
export const RESOLVED_STUB_FILE = '/run/systemd/resolve/stub-resolv.conf';
export const STUB_ADDRESS = '127.0.0.53';

export interface OsProfile {
  /** Lower case, as in the configuration: `ubuntu-24.04`. */
  readonly id: string;
  readonly title: string;
  readonly aliases: readonly string[];
  /** Whether systemd-resolved runs. Then RESOLVED_UPLINK_FILE exists, with servers from DHCP or the network files. */
  readonly resolved: 'active' | 'absent';
  /** False where the image turns resolved's listener on 127.0.0.53 off; without meaning where resolved is absent. */
  readonly stubListener: boolean;
  /** `dhcp`: written on the node from DHCP or by the installer, with servers outside of the repository. */
  readonly etcResolvConf: 'link-to-stub' | 'link-to-uplink' | 'dhcp';
  /** Set where the image itself fixes the file the kubelet hands to pods, whatever the provisioner would choose. */
  readonly kubeletResolvConf?: string;
  readonly source: string;
}

/** Which file becomes the kubelet's `resolvConf` when nobody states one. */
type ResolvConfFile =
  /** `assumes`: in words, when it holds only under a condition that the system does not settle. */
  | { readonly kind: 'path'; readonly path: string; readonly assumes?: string }
  /** The first candidate that `accepts` takes, else `otherwise`: a file, or servers written into a file of its own. */
  | {
      readonly kind: 'first-usable';
      readonly candidates: readonly string[];
      /**
       * `global-unicast`: at least one nameserver, and all are global unicast as Go's net.IP.IsGlobalUnicast has it
       * (RFC 1918 is; loopback, link-local, multicast and unspecified are not). `no-loopback`: the same less loopback only.
       */
      readonly accepts: 'global-unicast' | 'no-loopback';
      readonly otherwise: { readonly path: string } | { readonly nameservers: readonly string[] };
    }
  /** `path`, unless its only nameserver is the stub address: then `instead`. */
  | { readonly kind: 'unless-only-stub'; readonly path: string; readonly instead: string };
export type ResolvConfChoice = ResolvConfFile & { readonly because: string };

/** What a rule asks of the system; all of it must hold. `family`: how its id begins. */
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
    /** An image that fixes the file itself has the say. */
    readonly imageMayFix?: boolean;
    readonly because: string;
    /** The first that fits decides; the last has no `when`. `{system}` in a reason stands for the system's title. */
    readonly rules: readonly {
      readonly when?: SystemTest;
      readonly because?: string;
      readonly choice: ResolvConfFile;
    }[];
  };
  /** The cluster DNS address is the `nth` of the Service subnet, by default of `serviceSubnets[0]`; others are also seen. */
  readonly clusterDns?: { readonly serviceSubnets: readonly string[]; readonly nth: number };
  /** A Service of type LoadBalancer gets the addresses of the nodes, as long as no other balancer is installed. */
  readonly nodesBalance?: boolean;
  /** The CoreDNS that it installs, where it installs one. */
  readonly coreDns?: { readonly dnsPolicy: 'Default' | 'ClusterFirst'; readonly guard: boolean };
  /** The systems that it runs on; most run on any. */
  readonly systems?: readonly string[];
  readonly source: string;
}

export const OS_PROFILES: readonly OsProfile[] = SYSTEM_ROWS;
export const PROVISIONERS: readonly ProvisionerProfile[] = PROVISIONER_ROWS;

/** The file that a provisioner gives kubelets on a system; undefined `os`: nothing is known of the image. */
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

/** A row, or ids that are spelled like what was asked for, nearest first. */
export type Found<T> =
  | { readonly kind: 'found'; readonly profile: T }
  | { readonly kind: 'unknown'; readonly didYouMean: readonly string[] };

/** By id or alias; case, blanks and underscores do not count. */
export function findOsProfile(id: string): Found<OsProfile> {
  return find(OS_PROFILES, id);
}

export function findProvisioner(id: string): Found<ProvisionerProfile> {
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

/** How many edits away a suggestion may be, and how many are offered. */
const FARTHEST = 3;
const MOST = 3;

function find<T extends Named>(rows: readonly T[], asked: string): Found<T> {
  const id = asked.slice(0, 64).trim().toLowerCase().replaceAll(/[ _]+/g, '-');
  const profile = rows.find((row) => row.id === id || row.aliases.includes(id));
  if (profile !== undefined) return { kind: 'found', profile };
  const near = idsOf(rows)
    .map((name) => ({ name, distance: editDistance(name, id) }))
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, MOST);
  return { kind: 'unknown', didYouMean: near.map(({ name }) => name) };
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
