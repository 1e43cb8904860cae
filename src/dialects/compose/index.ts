import { parseAddress } from '../../dns/endpoint.ts';
import {
  child,
  type Document,
  entries,
  entryOf,
  items,
  placeOfKey,
  scalarText,
  type YamlEntry,
  type YamlNode,
} from '../../documents/document.ts';
import type { Container, EnvVar, Fact, Mount, ServiceFact, Volume, WorkloadFact } from '../../fact.ts';
import type { Located } from '../../text/location.ts';
import type { Notice } from '../../text/notice.ts';
import type { Dialect } from '../dialect.ts';
import { locatedText, type Reader, remark, sourceOf, textField } from '../fields.ts';
import { locatedWhole } from '../lines.ts';
import { mayBeResolver } from '../resolver-images.ts';
import { isShell, splitWords } from '../shell-words.ts';

/** Compose: services that are DNS servers, each in a network of its own. */
export const compose: Dialect = {
  id: 'compose',
  title: 'Docker Compose',
  coverage: {
    recognised: [
      '`compose.yaml`, `docker-compose.yml` and their variants, of which the services whose image is CoreDNS or another resolver that is read',
    ],
    fields: [
      { field: '`image`, `entrypoint`, `command`, `environment`', becomes: 'the server, as a container of a pod' },
      { field: '`volumes` from a file or folder of the repository', becomes: 'the Corefile that it reads there' },
      { field: '`networks.*.ipv4_address`, an address in `ports`', becomes: 'an address that leads to the server' },
      { field: '`dns`', becomes: 'its /etc/resolv.conf; without it Docker’s own resolver, which is not known' },
    ],
    said: ['`network_mode: host` and a service’s network', '`extends` and `env_file`'],
    sources: ['compose-spec/compose-spec 05-services.md', 'docs.docker.com, "Networking": DNS services'],
  },
  recognises: isCompose,
  read: (document) => {
    const notices: Notice[] = [];
    if (document.kind !== 'yaml') return { value: [], notices };
    const reader: Reader = { document, notices };
    return {
      value: entries(child(document.root, 'services')).flatMap((service) => readService(reader, service)),
      notices,
    };
  },
};

const NAME = /(?:^|\/)(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/;

function isCompose(document: Document): boolean {
  return document.kind === 'yaml' && NAME.test(document.path) && child(document.root, 'services')?.kind === 'map';
}

function readService(reader: Reader, service: YamlEntry): readonly Fact[] {
  const { document } = reader;
  const node = service.value;
  const image = textField(reader, node, 'image');
  if (image === undefined || !mayBeResolver(image.value)) return [];
  const at = placeOfKey(document, service);
  for (const key of ['network_mode', 'extends', 'env_file']) {
    const entry = entryOf(node, key);
    if (entry !== undefined && !(key === 'network_mode' && scalarText(entry.value) === 'bridge'))
      remark(reader, `what \`${key}\` means for this service is not modelled`, placeOfKey(document, entry));
  }
  const labels = { 'compose-service': `${document.path}/${service.key}` };
  const { volumes, mounts } = readVolumes(reader, node);
  const dns = child(node, 'dns');
  const nameservers = (dns?.kind === 'sequence' ? items(dns) : dns === undefined ? [] : [dns]).flatMap(
    (one) => locatedText(document, one) ?? [],
  );
  const container: Container = {
    name: service.key,
    init: false,
    image,
    words: [...wordsOf(child(node, 'entrypoint')), ...wordsOf(child(node, 'command'))],
    env: readEnvironment(reader, child(node, 'environment')),
    ports: [{ containerPort: 53, protocol: 'UDP' }],
    mounts,
    ...(child(node, 'env_file') !== undefined && { envFrom: true }),
  };
  const workload: WorkloadFact = {
    kind: 'workload',
    namespace: 'compose',
    workload: 'Service',
    name: service.key,
    labels,
    hostNetwork: false,
    dnsPolicy: { value: 'None', at },
    dnsConfig: { nameservers, at: dns === undefined ? at : (nameservers[0]?.at ?? at) },
    containers: [container],
    volumes,
    podSpecAt: at,
    nodeSelector: {},
    at,
  };
  return [workload, ...addressesOf(reader, service, labels)];
}

/** A fixed address on a network leads to every port; a published port only where the host's address is written. */
function addressesOf(
  reader: Reader,
  service: YamlEntry,
  labels: ServiceFact['selector'] & object,
): readonly ServiceFact[] {
  const { document } = reader;
  const found: { address: Located<string>; port: number; target: number }[] = [];
  for (const network of entries(child(service.value, 'networks')))
    for (const key of ['ipv4_address', 'ipv6_address']) {
      const address = locatedText(document, child(network.value, key));
      if (address !== undefined && parseAddress(address.value) !== undefined)
        found.push({ address, port: 53, target: 53 });
    }
  for (const item of items(child(service.value, 'ports'))) {
    const text = locatedText(document, item);
    const short = /^\[?([0-9a-fA-F.:]+?)\]?:(\d{1,5}):(\d{1,5})(?:\/\w+)?$/.exec(text?.value ?? '');
    const address =
      short === null
        ? locatedText(document, child(item, 'host_ip'))
        : { value: short[1] ?? '', at: text?.at ?? placeOfKey(document, service) };
    const port = Number(short?.[2] ?? scalarText(child(item, 'published')));
    const target = Number(short?.[3] ?? scalarText(child(item, 'target')));
    if (address === undefined || !Number.isInteger(port) || !Number.isInteger(target)) continue;
    const canonical = parseAddress(address.value);
    if (canonical !== undefined && !/^(?:0\.0\.0\.0|::|127\.)/.test(canonical)) found.push({ address, port, target });
  }
  return found.map(({ address, port, target }, index) => ({
    kind: 'service',
    namespace: 'compose',
    name: index === 0 ? service.key : `${service.key}-${index + 1}`,
    type: 'ClusterIP',
    clusterIPs: [address],
    headless: false,
    externalIPs: [],
    selector: labels,
    ports: ['UDP', 'TCP'].map((protocol) => ({ port, targetPort: target, protocol })),
    at: address.at,
  }));
}

/** A text is split into words, as a shell would, without one. */
function wordsOf(node: YamlNode | undefined): readonly Located<string>[] {
  if (node?.kind === 'sequence') return items(node).flatMap((item) => wordOf(item));
  const source = sourceOf(node);
  if (source === undefined) return [];
  const { words, certain } = splitWords(source, 'shell');
  const located = words.map(locatedWhole);
  return certain && !(located[0] !== undefined && isShell(located[0].value)) ? located : [];
}

function wordOf(item: YamlNode): readonly Located<string>[] {
  const source = sourceOf(item);
  return source === undefined ? [] : [locatedWhole(source)];
}

/** A map, or a list of `NAME=value`; a name alone comes from the shell that starts it. */
function readEnvironment(reader: Reader, node: YamlNode | undefined): readonly EnvVar[] {
  const { document } = reader;
  const list = items(node).flatMap((item): EnvVar[] => {
    const text = locatedText(document, item);
    if (text === undefined) return [];
    const equals = text.value.indexOf('=');
    return [
      {
        name: equals === -1 ? text.value : text.value.slice(0, equals),
        value: equals === -1 ? undefined : known(text.value.slice(equals + 1)),
        at: text.at,
      },
    ];
  });
  const map = entries(node).map((entry): EnvVar => {
    const text = locatedText(document, entry.value);
    return { name: entry.key, value: known(text?.value), at: text?.at ?? placeOfKey(document, entry) };
  });
  return [...list, ...map];
}

/** `${X}` is filled in by whoever starts it. */
function known(value: string | undefined): string | undefined {
  return value === undefined || /\$\{?\w/.test(value) ? undefined : value;
}

/** Bind mounts of the repository, `./path:/target`; named volumes hold what nobody states. */
function readVolumes(
  reader: Reader,
  node: YamlNode,
): { readonly volumes: readonly Volume[]; readonly mounts: readonly Mount[] } {
  const volumes: Volume[] = [];
  const mounts: Mount[] = [];
  const directory = reader.document.path.split('/').slice(0, -1);
  for (const [index, item] of items(child(node, 'volumes')).entries()) {
    const short = /^(\.{1,2}(?:\/[^:]*)?):([^:]+)(?::[\w,]+)?$/.exec(scalarText(item) ?? '');
    const from = short?.[1] ?? scalarText(child(item, 'source')) ?? '';
    const target = short?.[2] ?? scalarText(child(item, 'target')) ?? scalarText(item)?.split(':')[1] ?? '';
    if (target === '') continue;
    const name = `volume-${index}`;
    const path = from.startsWith('.') ? resolve(directory, from) : undefined;
    volumes.push({
      name,
      source: path === undefined ? { kind: 'other', type: 'volume' } : { kind: 'repository', path },
    });
    mounts.push({ volume: name, path: target });
  }
  return { volumes, mounts };
}

/** Undefined for a path that leads out of the repository. */
function resolve(directory: readonly string[], path: string): string | undefined {
  const kept = [...directory];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.pop() === undefined) return undefined;
  }
  return kept.join('/');
}
