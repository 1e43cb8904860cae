import type { PluginReader } from '../setup.ts';
import { readAcl } from './acl.ts';
import { readAuto } from './auto.ts';
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
import { readBackend, readFile, readSecondary, readTransfer } from './zone-data.ts';

/** What few Corefiles have is loaded when it is met. */
const READERS: ReadonlyMap<string, PluginReader> = new Map<string, PluginReader>([
  ...PASSING_READERS,
  ['forward', readForward],
  ['proxy', (setup) => readProxy(setup)],
  ['grpc', (setup) => readGrpc(setup)],
  ['fanout', (setup) => readFanout(setup)],
  ['alternate', (setup) => readAlternate(setup)],
  ['loop', readLoop],
  ['bind', readBind],
  ['view', readView],
  ['kubernetes', readKubernetes],
  ['hosts', (setup) => readHosts(setup)],
  ['file', (setup) => readFile(setup)],
  ['auto', (setup) => readAuto(setup)],
  ['secondary', (setup) => readSecondary(setup)],
  ['transfer', (setup) => readTransfer(setup)],
  ['dynupdate', (setup) => readDynupdate(setup)],
  ['route53', (setup) => readRoute53(setup)],
  ['azure', (setup) => readAzure(setup)],
  ['clouddns', (setup) => readClouddns(setup)],
  ['nomad', (setup) => readNomad(setup)],
  ['template', (setup) => readTemplate(setup)],
  ['rewrite', (setup) => readRewrite(setup)],
  ['acl', (setup) => readAcl(setup)],
  ['any', (setup) => readAny(setup)],
  ['local', (setup) => readLocal(setup)],
  ['erratic', (setup) => readErratic(setup)],
  ['whoami', (setup) => readWhoami(setup)],
  ['dnssec', (setup) => readDnssec(setup)],
  ['chaos', (setup) => readChaos(setup)],
  ['tsig', (setup) => readTsig(setup)],
  ...['etcd', 'k8s_external', 'federation', 'k8s_gateway'].map((name): [string, PluginReader] => [
    name,
    (setup) => readBackend(setup),
  ]),
]);

export function readerOf(directive: string): PluginReader {
  return READERS.get(directive) ?? readExternal;
}
