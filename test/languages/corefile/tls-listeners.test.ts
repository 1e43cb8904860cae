/** Listeners that need a certificate: what CoreDNS was seen to print, with a certificate that no repository should hold. */
import { expect, test } from '@jest/globals';
import { firstError } from './read.ts';

const files = { isAbsent: () => false };
const two = (first: string, second: string): string =>
  `${first} {\n tls cert.pem key.pem\n whoami\n}\n${second} {\n whoami\n}\n`;
const conflict = (listener: string): string =>
  `conflicting TLS configuration for shared listener ${listener} between zones "a.org." and "b.org.": TLS is configured for only one server block`;

test('blocks that share a listener must agree on tls, since 1.15.0', () => {
  const text = two('tls://a.org', 'tls://b.org');
  expect(firstError(text, { ...files, version: '1.15.0' })).toBe(`${conflict('tls://:853')} @ tls://b.org`);
  expect(firstError(text, { ...files, version: '1.14.7' })).toBeUndefined();
});
test('blocks on other ports or transports need not', () => {
  for (const second of ['tls://b.org:8853', 'https://b.org', 'b.org'])
    expect(firstError(two('tls://a.org', second), { ...files, version: '1.15.0' })).toBeUndefined();
});
test('HTTP/3 always needs one', () => {
  const text = 'https3://a.org {\n whoami\n}\n';
  expect(firstError(text, { version: '1.14.7' })).toBe('DoH3 requires TLS, no TLS config found @ https3://a.org');
});
