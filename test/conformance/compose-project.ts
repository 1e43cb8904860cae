/** A vector's servers as the repository of a Compose project: what a user would have, read as a scan reads it. */
import type { ForwardingGraph } from '../../src/core/forwarding/graph.ts';
import { itemAt } from '../../src/core/text/invariant.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { unvalidated, type Vector, type VectorServer } from './vector.ts';

/** Image, command, where the configuration lies in the container, and what it holds. */
type Run = readonly [image: string, command: readonly string[], path: string, text: string];

function runOf(server: VectorServer, version: string): Run {
  const { corefile = '', dnsmasq, unbound, named, recursor } = server;
  if (dnsmasq !== undefined)
    return ['example/dnsmasq:2.90', ['dnsmasq', '-k', '--no-hosts'], '/etc/dnsmasq.conf', dnsmasq];
  if (unbound !== undefined) return ['example/unbound:1.17.1', [], '/etc/unbound/unbound.conf', unbound];
  if (recursor !== undefined) return ['powerdns/pdns-recursor-48:4.8.8', [], '/etc/powerdns/recursor.conf', recursor];
  if (named !== undefined) return ['example/bind9:9.18', [], '/etc/bind/named.conf', unvalidated(named)];
  const path = '/etc/coredns/Corefile';
  return [`coredns/coredns:${version}`, ['-conf', path], path, corefile];
}

/** compose.yaml, which is JSON, and the files that it mounts. */
export function composeFiles(vector: Vector, version: string): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const services: Record<string, unknown> = {};
  for (const [name, server] of Object.entries(vector.servers ?? {})) {
    const [image, command, path, text] = runOf(server, version);
    const mounted = { ...server.files, [path]: text };
    // The laboratory runs the daemons without a root of their own.
    for (const [at, content] of Object.entries(mounted)) files[`${name}${at}`] = content.replaceAll('@ROOT@', '');
    services[name] = {
      image,
      ...(command.length > 0 ? { command } : {}),
      ...(server.env === undefined ? {} : { environment: server.env }),
      volumes: Object.keys(mounted).map((at) => `./${name}${at}:${at}`),
      networks: { lab: { ipv4_address: vector.hosts?.[server.host]?.[0] } },
    };
  }
  const networks = { lab: { ipam: { config: [{ subnet: '172.18.2.0/24' }] } } };
  files['compose.yaml'] = JSON.stringify({ services, networks });
  return files;
}

/** The one cluster that the project is. */
export function composeGraph(vector: Vector, version: string): ForwardingGraph {
  return itemAt(scanTexts(composeFiles(vector, version)).head.clusters, 0).graph;
}
