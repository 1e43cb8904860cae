import type { NodeNetworkFact, Rivalry } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { baseName } from '../../core/text/paths.ts';
import { extentOf, type SourceText, slice } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { commaList, firstLineOf, listOf, locatedWhole } from '../shared/lines.ts';
import { hiding, networkFact, readingNodeFiles, serverAddresses } from '../shared/node-network.ts';
import type { Plugin } from '../shared/plugin.ts';
import { splitWords } from '../shared/shell-words.ts';
import { readUnit, type UnitSetting } from '../shared/systemd-unit.ts';

export const networkManager: Plugin = {
  id: 'network-manager',
  title: 'NetworkManager',
  nodePaths: /NetworkManager/i,
  markers: ['NetworkManager'],
  names: /(?:^|\/)NetworkManager\/(?:[^/]+\/)?[^/]+$/i,
  about: /NetworkManager/i,
  ...readingNodeFiles(isNetworkManagerPath, (document, path) => {
    if (path.includes('/ifcfg-')) return readIfcfg(document, path);
    return path.includes('/system-connections/') ? readConnection(document, path) : readConfiguration(document, path);
  }),
};

function isNetworkManagerPath(path: string): boolean {
  return (
    /^\/(?:etc|run|usr\/lib)\/NetworkManager\/(?:NetworkManager\.conf|conf\.d\/[^/]+\.conf|system-connections\/[^/]+)$/.test(
      path,
    ) || /^\/etc\/sysconfig\/network-scripts\/ifcfg-[^/]+$/.test(path)
  );
}

/** `[main] dns=`, `rc-manager=`, `[global-dns-domain-*] servers=` over connections (NetworkManager.conf(5)). */
function readConfiguration(document: Document, path: string): Reading<readonly NodeNetworkFact[]> {
  const notices: Notice[] = [];
  let plugin: Located<string> | undefined;
  let global: readonly Located<string>[] = [];
  for (const { section, key, value } of readUnit(document.source)) {
    if (value.text === '') continue;
    if (section === 'main' && key === 'dns') plugin = locatedWhole(value);
    else if (section === 'main' && key === 'rc-manager' && value.text === 'unmanaged')
      plugin ??= { value: 'none', at: extentOf(value) };
    else if (section === 'global-dns-domain-*' && key === 'servers')
      global = serverAddresses(commaList(value), notices);
  }
  const at = plugin?.at ?? global[0]?.at ?? firstLineOf(document.source);
  const facts: NodeNetworkFact[] = [];
  if (plugin !== undefined)
    facts.push(
      networkFact(document, path, {
        ...{ software: 'NetworkManager', nameservers: [], dhcp: 'unsaid', plugin, at },
        rivalries: rivalriesOf(path, 'dns='),
      }),
    );
  if (global.length > 0)
    facts.push(
      networkFact(document, path, {
        ...{ software: 'NetworkManager', nameservers: global, dhcp: 'none', alone: true, at },
        rivalries: rivalriesOf(path, 'servers='),
      }),
    );
  return { value: facts, notices };
}

const FOLDERS = ['etc/NetworkManager', 'run/NetworkManager', 'usr/lib/NetworkManager'];

/** Read last, a value counts: /usr/lib, /run, NetworkManager.conf, then conf.d of /etc (NetworkManager.conf(5)). */
function rivalriesOf(path: string, key: string): readonly Rivalry[] {
  const isMain = path.endsWith('/NetworkManager.conf');
  const tier = isMain ? 2 : path.startsWith('/etc/') ? 3 : path.startsWith('/run/') ? 1 : 0;
  const value: Rivalry = { of: key, order: `${tier} ${baseName(path)}`, counts: 'last' };
  const hides = hiding(path, FOLDERS);
  return hides === undefined ? [] : [hides, value];
}

/** A keyfile: `[ipv4] dns=1.1.1.1;8.8.8.8;`, `method=`, `ignore-auto-dns=` (nm-settings-keyfile(5)). */
function readConnection(document: Document, path: string): Reading<readonly NodeNetworkFact[]> {
  const notices: Notice[] = [];
  const settings = readUnit(document.source);
  const dns: Located<string>[] = [];
  const domains: string[] = [];
  let auto = false;
  for (const section of ['ipv4', 'ipv6']) {
    const setting = (key: string): UnitSetting | undefined =>
      settings.findLast((one) => one.section === section && one.key === key);
    const servers = setting('dns')?.value;
    if (servers !== undefined) addAll(dns, parts(servers));
    const search = setting('dns-search')?.value;
    if (search !== undefined)
      addAll(
        domains,
        parts(search).map((one) => one.value),
      );
    if (setting('method')?.value.text === 'auto' && setting('ignore-auto-dns')?.value.text !== 'true') auto = true;
  }
  const nameservers = serverAddresses(dns, notices);
  return { value: [connection(document, path, { nameservers, domains, auto })], notices };
}

/** `DNS1=`, `DNS2=`, `BOOTPROTO=dhcp`, `PEERDNS=no` (initscripts' sysconfig.txt). */
function readIfcfg(document: Document, path: string): Reading<readonly NodeNetworkFact[]> {
  const notices: Notice[] = [];
  const variables = new Map<string, Located<string>>();
  for (const word of splitWords(document.source, 'shell').words) {
    const equals = word.text.indexOf('=');
    if (equals > 0) variables.set(word.text.slice(0, equals), locatedWhole(slice(word, equals + 1, word.text.length)));
  }
  const dns = ['DNS1', 'DNS2', 'DNS3', 'DNS4'].flatMap((key) => variables.get(key) ?? []);
  const auto =
    variables.get('BOOTPROTO')?.value.toLowerCase() === 'dhcp' &&
    variables.get('PEERDNS')?.value.toLowerCase() !== 'no';
  const nameservers = serverAddresses(dns, notices);
  return { value: [connection(document, path, { nameservers, domains: [], auto })], notices };
}

interface Connection {
  readonly nameservers: readonly Located<string>[];
  readonly domains: readonly string[];
  readonly auto: boolean;
}

function connection(document: Document, path: string, { auto, ...resolver }: Connection): NodeNetworkFact {
  return networkFact(document, path, {
    software: 'NetworkManager',
    ...resolver,
    dhcp: auto ? 'after' : 'none',
    at: firstLineOf(document.source),
  });
}

function parts(source: SourceText): readonly Located<string>[] {
  return listOf(source, ';', ',').flatMap((part) => (part.text === '' ? [] : [locatedWhole(part)]));
}
