/** kOps docs/operations/images.md, distributions.go; Cluster API image-builder; distributions. */
import type { Located } from '../../core/text/location.ts';

export interface ImageSystem {
  readonly os: string;
  /** Published by the distribution; other images may hold anything. */
  readonly official: boolean;
}

const UBUNTU: Readonly<Record<string, string>> = {
  xenial: '16.04',
  bionic: '18.04',
  focal: '20.04',
  jammy: '22.04',
  noble: '24.04',
  questing: '25.10',
  resolute: '26.04',
};
const DEBIAN: Readonly<Record<string, string>> = { buster: '10', bullseye: '11', bookworm: '12', trixie: '13' };

/** The distributions' AWS accounts and aliases, and Google projects. */
const OFFICIAL =
  /^(?:099720109477|136693071363|379101102735|075585003325|137112412989|309956199498|792107900819|ubuntu|debian1[0-3]|flatcar|amazon|redhat|rocky|ubuntu-os-cloud|debian-cloud|cos-cloud|kinvolk-public|ssm:\/aws\/service)\//;

const MAX_LENGTH = 400;

export function systemOfImage(name: string): ImageSystem | undefined {
  if (name.length > MAX_LENGTH || /[${]/.test(name)) return undefined;
  const text = name.toLowerCase();
  const os = systemIn(text);
  return os === undefined ? undefined : { os, official: OFFICIAL.test(text) };
}

function systemIn(text: string): string | undefined {
  const ubuntu = /(?:^|[^a-z])(?:ubuntu|ubun2?)[a-z/_-]*?-?(\d\d)[._-]?(04|10)(?:\D|$)/.exec(text);
  const named = /(?:^|[^a-z])(xenial|bionic|focal|jammy|noble|questing|resolute)(?:[^a-z]|$)/.exec(text)?.[1];
  if (ubuntu !== null || (named !== undefined && /ubuntu/.test(text))) {
    const version = ubuntu === null ? UBUNTU[named ?? ''] : `${ubuntu[1]}.${ubuntu[2]}`;
    return Object.values(UBUNTU).includes(version ?? '') ? `ubuntu-${version}` : undefined;
  }
  if (/(?:^|[^a-z])(?:al2023|amazon-?linux-?2023|amzn2023)(?:\D|$)/.test(text)) return 'amazon-linux-2023';
  if (/(?:^|[^a-z])(?:amzn2|amazon-?linux-?2)(?:-|$)/.test(text)) return 'amazon-linux-2';
  if (/(?:^|[^a-z])bottlerocket/.test(text)) return 'bottlerocket';
  const flatcar = /(?:^|[^a-z])flatcar(?:[a-z_-]*-(\d{4})[.-](\d{1,2})[.-]\d)?/.exec(text);
  if (flatcar !== null) return isBefore(flatcar[1], flatcar[2]) ? 'flatcar-before-3227.2.0' : 'flatcar';
  const debian = /(?:^|[^a-z])debian[a-z/_-]*?-?(1[0-3])(?:\D|$)/.exec(text)?.[1];
  const codename = /(?:^|[^a-z])(buster|bullseye|bookworm|trixie)(?:[^a-z]|$)/.exec(text)?.[1];
  const release = debian ?? (/debian/.test(text) ? DEBIAN[codename ?? ''] : undefined);
  // Cloud images have systemd-resolved since Debian 12.
  if (release !== undefined) return Number(release) >= 12 ? `debian-${release}-cloud` : `debian-${release}`;
  if (/^cos-cloud\/|(?:^|\/)cos-(?:stable|beta|\d)/.test(text)) return 'cos';
  const rhel = /(?:^|[^a-z])(rhel|rocky)(?:-?linux)?-?(\d{1,2})(?:\D|$)/.exec(text);
  return rhel !== null && Number(rhel[2]) >= 8 && Number(rhel[2]) <= 10 ? `${rhel[1]}-${rhel[2]}` : undefined;
}

function isBefore(major: string | undefined, minor: string | undefined): boolean {
  if (major === undefined) return false;
  return Number(major) < 3227 || (Number(major) === 3227 && Number(minor) < 2);
}

/** That an unofficial image is what its name says is assumed. */
export function profileOfImage(
  image: Located<string> | undefined,
): { readonly os: Located<string>; readonly assumes?: string } | undefined {
  const system = image === undefined ? undefined : systemOfImage(image.value);
  if (system === undefined || image === undefined) return undefined;
  const os = { value: system.os, at: image.at };
  return system.official ? { os } : { os, assumes: `the image ${JSON.stringify(image.value)} is what its name says` };
}
