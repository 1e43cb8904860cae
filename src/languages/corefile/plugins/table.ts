import type { PluginReader } from '../setup.ts';
import { readAcl } from './acl.ts';
import { readAzure, readClouddns, readNomad, readRoute53 } from './clouds.ts';
import { readDynupdate } from './dynupdate.ts';
import { readForward } from './forward.ts';
import { readHosts } from './hosts.ts';
import { readKubernetes } from './kubernetes.ts';
import { readBind, readLoop, readView } from './listen.ts';
import { PASSING_READERS } from './passing.ts';
import { readAlternate, readExternal, readFanout, readGrpc, readProxy } from './relatives.ts';
import { readRewrite } from './rewrite.ts';
import { readAny, readChaos, readDnssec, readErratic, readLocal, readTsig, readWhoami } from './small.ts';
import { readTemplate } from './template.ts';
import { readAuto, readBackend, readFile, readSecondary, readTransfer } from './zone-data.ts';

const READERS: ReadonlyMap<string, PluginReader> = new Map<string, PluginReader>([
  ...PASSING_READERS,
  ['forward', readForward],
  ['proxy', readProxy],
  ['grpc', readGrpc],
  ['fanout', readFanout],
  ['alternate', readAlternate],
  ['loop', readLoop],
  ['bind', readBind],
  ['view', readView],
  ['kubernetes', readKubernetes],
  ['hosts', readHosts],
  ['file', readFile],
  ['auto', readAuto],
  ['secondary', readSecondary],
  ['transfer', readTransfer],
  ['dynupdate', readDynupdate],
  ['route53', readRoute53],
  ['azure', readAzure],
  ['clouddns', readClouddns],
  ['nomad', readNomad],
  ['template', readTemplate],
  ['rewrite', readRewrite],
  ['acl', readAcl],
  ['any', readAny],
  ['local', readLocal],
  ['erratic', readErratic],
  ['whoami', readWhoami],
  ['dnssec', readDnssec],
  ['chaos', readChaos],
  ['tsig', readTsig],
  ...['etcd', 'k8s_external', 'federation', 'k8s_gateway'].map((name): [string, PluginReader] => [name, readBackend]),
]);

export function readerOf(directive: string): PluginReader {
  return READERS.get(directive) ?? readExternal;
}
