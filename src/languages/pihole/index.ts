import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName, ROOT } from '../../core/dns/name.ts';
import { reverseZones } from '../../core/dns/reverse.ts';
import type { ResolverContainer, ResolverSoftware } from '../../core/facts/readers.ts';
import type { ServerConfig } from '../../core/facts/server-config.ts';
import type { Upstream } from '../../core/facts/steps.ts';
import { itemAt } from '../../core/text/invariant.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { linesOf, listOf } from '../shared/lines.ts';
import { type ForwardZone, forwardSteps, oneBlock, rest, upstreamAt, upstreamsIn } from '../shared/resolver-steps.ts';

/** Without a variable the upstreams are on its volume, unknown here. */
export const pihole: ResolverSoftware & Words = {
  id: 'pihole',
  title: 'Pi-hole',
  markers: ['pihole', 'FTLCONF_dns'],
  about: /pihole|FTLCONF_dns/i,
  recognises: ({ image }) => /(?:^|\/)(?:[\w.-]*-)?pi-?hole(?:-(?:unbound|doh|dot|v6))?$/i.test(image),
  read: (container) => readPihole(container),
};

/** Tags are dates: version 6 is of February 2025. */
function isBeforeSix(tag: string | undefined): boolean {
  const [, year, month] = /^v?(\d{4})\.(\d{2})/.exec(tag ?? '') ?? [];
  return year !== undefined && (Number(year) < 2025 || (year === '2025' && Number(month) < 2))
    ? true
    : /^v?[45]\./.test(tag ?? '');
}

interface Variable {
  readonly text: SourceText;
  readonly at: Location;
}

function readPihole(container: ResolverContainer): Reading<ServerConfig> | undefined {
  const notices: Notice[] = [];
  const variable = (name: string): Variable | undefined => {
    const found = container.env.filter((one) => one.name === name).at(-1);
    return found?.value === undefined ? undefined : { text: synthetic(found.at, found.value), at: found.at };
  };
  const to: Located<Upstream>[] = [];
  let stated: Variable | undefined;
  // FTLCONF_dns_upstreams in version 6, PIHOLE_DNS_ in 5, DNS1 and DNS2 before; `no` leaves one out.
  const names = ['PIHOLE_DNS_', 'DNS1', 'DNS2'];
  const isOld = isBeforeSix(container.tag);
  for (const name of isOld ? [...names, 'FTLCONF_dns_upstreams'] : ['FTLCONF_dns_upstreams', ...names]) {
    if (stated !== undefined && name !== 'DNS2') break;
    const upstreams = variable(name);
    if (upstreams === undefined || upstreams.text.text === 'no') continue;
    stated ??= upstreams;
    for (const upstream of upstreamsIn(listOf(upstreams.text, ';'), notices, (part) => upstreamAt(part, '#')))
      to.push(upstream);
  }
  if (stated === undefined) return undefined;
  // Version 6 reads the folder on request.
  const readsFolder = isOld || variable('FTLCONF_misc_etc_dnsmasq_d')?.text.text !== 'false';
  const forwardZones: ForwardZone[] = [
    { zone: ROOT, to, at: stated.at },
    ...conditional(variable),
    ...(readsFolder ? fromFiles(container.files) : []),
  ];
  const port = Number(variable('FTLCONF_dns_port')?.text.text ?? 53);
  const manner = {
    plugin: 'upstreams',
    policy: 'unordered',
    merges: true,
    ignoresOwnAddresses: true,
  } as const;
  const config = oneBlock(
    container.at,
    Number.isInteger(port) ? port : 53,
    [],
    [...forwardSteps(forwardZones, manner), rest('dnsmasq', 'refuse', container.at)],
  );
  return { value: config, notices };
}

/** `server=/ZONE/ADDRESS#PORT` in dnsmasq files, or without a zone (dnsmasq(8) -S). */
function fromFiles(files: ResolverContainer['files']): readonly ForwardZone[] {
  const forwardZones: ForwardZone[] = [];
  for (const [path, text] of files) {
    if (!/^\/etc\/dnsmasq\.d\/[^/]+\.conf$/.test(path)) continue;
    for (const line of linesOf(text.text)) {
      const match = /^\s{0,20}server\s{0,5}=\s{0,5}(?:\/(.{1,500})\/)?([^\s/]{1,260})\s{0,100}$/.exec(line.text);
      if (match === null) continue;
      const address = itemAt(match, 2);
      const start = line.start + line.text.lastIndexOf(address);
      const upstream = upstreamAt(slice(text, start, start + address.length), '#');
      if (upstream === undefined) continue;
      const zones =
        match[1] === undefined
          ? [ROOT]
          : match[1]
              .split('/')
              .filter((zone) => zone !== '')
              .map(absolute);
      for (const zone of zones) forwardZones.push({ zone, to: [upstream], at: upstream.at });
    }
  }
  return forwardZones;
}

/** `true,RANGE,SERVER,DOMAIN` (version 6), REV_SERVER and its parts (version 5). */
function conditional(variable: (name: string) => Variable | undefined): readonly ForwardZone[] {
  const forwardZones: ForwardZone[] = [];
  const add = (range: string, server: SourceText | undefined, domain: string, at: Location): void => {
    const upstream = server === undefined ? undefined : upstreamAt(server, '#');
    if (upstream === undefined) return;
    const zones: DomainName[] = [...reverseZones(range)];
    if (domain !== '') zones.push(absolute(domain));
    for (const zone of zones) forwardZones.push({ zone, to: [upstream], at });
  };
  const six = variable('FTLCONF_dns_revServers');
  if (six !== undefined)
    for (const entry of listOf(six.text, ';')) {
      const [active, range, server, domain] = listOf(entry, ',');
      if (active?.text === 'true') add(range?.text ?? '', server, domain?.text ?? '', six.at);
    }
  const five = variable('REV_SERVER');
  if (five?.text.text === 'true')
    add(
      variable('REV_SERVER_CIDR')?.text.text ?? '',
      variable('REV_SERVER_TARGET')?.text,
      variable('REV_SERVER_DOMAIN')?.text.text ?? '',
      five.at,
    );
  // Before version 5.
  const four = variable('CONDITIONAL_FORWARDING');
  const address = variable('CONDITIONAL_FORWARDING_IP')?.text;
  if (four?.text.text.toLowerCase() === 'true' && address !== undefined && parseAddress(address.text) !== undefined)
    add('', address, variable('CONDITIONAL_FORWARDING_DOMAIN')?.text.text ?? '', four.at);
  return forwardZones;
}
