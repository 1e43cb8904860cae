import { ROOT } from '../../core/dns/name.ts';
import type { ResolverContainer, ResolverSoftware, ServerConfig, Upstream } from '../../core/facts/fact.ts';
import type { Located } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { locate, slice } from '../../core/text/source-text.ts';
import { linesOf } from '../shared/lines.ts';
import { forwardSteps, oneBlock, rest, upstreamAt } from '../shared/resolver-steps.ts';
import { fileNamed } from '../shared/resolver-yaml.ts';

/** dnsdist in a container, as far as its configuration says servers in so many words (PowerDNS/pdns pdns/dnsdistdist/docs). */
export const dnsdist: ResolverSoftware = {
  id: 'dnsdist',
  title: 'dnsdist',
  recognises: ({ image }) => /(?:^|\/)dnsdist(?:-\w+)?$/i.test(image),
  read: (container) => readDnsdist(container),
};

const SERVER =
  /\bnewServer\s{0,5}(?:\(\s{0,5}\{[^}]{0,500}?\baddress\s{0,5}=\s{0,5}|\{[^}]{0,500}?\baddress\s{0,5}=\s{0,5}|\(?\s{0,5})["']([^"']{1,200})["']/;
const LOCAL = /\b(?:setLocal|addLocal)\s{0,5}\(\s{0,5}["'][^"']{0,200}?:(\d{1,5})["']/;

/** One server in a line; what a rule sends to a pool, the first of them stands for. Undefined where no line names one. */
function readDnsdist(container: ResolverContainer): Reading<ServerConfig> | undefined {
  const text = fileNamed(container, /(?:^|\/)dnsdist\.(?:conf|lua)$/i);
  if (text === undefined) return undefined;
  const notices: Notice[] = [];
  const to: Located<Upstream>[] = [];
  let port = 53;
  for (const line of linesOf(text.text)) {
    if (/^\s{0,200}--/.test(line.text) || line.text.length > 2000) continue;
    const local = LOCAL.exec(line.text);
    if (local !== null) port = Number(local[1]);
    const found = SERVER.exec(line.text);
    const address = found?.[1];
    if (found === null || address === undefined) continue;
    const start = line.start + found.index + found[0].lastIndexOf(address);
    const upstream = upstreamAt(slice(text, start, start + address.length), ':');
    if (upstream === undefined) continue;
    if (/\bpool\s{0,5}=/.test(line.text))
      notices.push({
        kind: 'not-modelled',
        message: 'a server of a pool: which names rules send there is not read',
        at: locate(text, start, start + address.length),
      });
    else to.push(upstream);
  }
  if (to.length === 0 && notices.length === 0) return undefined;
  const steps = forwardSteps([{ zone: ROOT, to, at: container.at }], {
    plugin: 'newServer',
    policy: 'unordered',
    merges: false,
  });
  return { value: oneBlock(container.at, port, [], [...steps, rest('dnsdist', 'servfail', container.at)]), notices };
}
