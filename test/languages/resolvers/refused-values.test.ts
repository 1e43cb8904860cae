/** Values that a daemon refuses, so that it does not start: asked of dnsmasq 2.90, unbound 1.17, BIND 9.18 and the Recursor 4.8 by hand. */
import { expect, test } from '@jest/globals';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readNamed } from '../../../src/languages/bind/index.ts';
import { readDnsmasq } from '../../../src/languages/dnsmasq/read.ts';
import { readSettings } from '../../../src/languages/pdns-recursor/index.ts';
import { readUnbound } from '../../../src/languages/unbound/read.ts';

test.each<[typeof readNamed | typeof readDnsmasq | 'recursor', string, string]>([
  [readDnsmasq, 'no-resolv\nserver=', '10.0.0.1 10.0.0.1:53 /a.org/10.0.0.1,10.0.0.2'],
  [readDnsmasq, 'no-resolv\nserver=10.0.0.1\n', '#server=x ;server=10.0.0.2'],
  [readUnbound, 'forward-zone:\n  name: "."\n  forward-addr: ', '10.0.0.1@53 10.0.0.1:53'],
  [readNamed, 'options { forward only; forwarders { ', '10.0.0.1;};}; 10.0.0.1:53;};};'],
  ['recursor', 'forward-zones=.=', '10.0.0.1:53 dns.example'],
])('%p %j takes the first of %j alone', (read, text, values) => {
  const starts = values.split(' ').map((value) => {
    const source = wholeFile({ path: 'x', text: text + value });
    const { blocks } = (read === 'recursor' ? readSettings(source) : read([source])).value;
    return !blocks.some(({ steps }) => steps.some((step) => step.kind === 'opaque'));
  });
  expect(starts).toEqual(starts.map((_, index) => index === 0));
});
