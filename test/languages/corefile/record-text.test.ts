import { describe, expect, test } from '@jest/globals';
import { absolute } from '../../../src/core/dns/name.ts';
import { isNoRecord } from '../../../src/languages/corefile/record-text.ts';

/** CoreDNS 1.15.0 and 1.11.3 say SERVFAIL of those that are none; the rows without actions beside the name were asked. */
describe('a text of template', () => {
  test.each<[string, string | undefined, boolean]>([
    ['{{ .Name }} 60 IN A 10.9.9.9', '.', false],
    ['{{ .Name }} 60 IN A 10.9.9.999', '.', true],
    ['{{ .Name }} IN 60 A 10.9.9.999', '.', true],
    ['{{ .Name }} A ::1', '.', true],
    ['{{ .Name }} 60 IN A', '.', false],
    ['{{ .Name }} 60 IN A 010.0.0.1', '.', true],
    ['{{ .Name }} 60 IN A ::ffff:10.0.0.1', '.', true],
    ['{{ .Name }} 60 IN AAAA ::ffff:10.0.0.1', '.', false],
    ['{{ .Name }} A {{ .Group.a }}.1', '.', false],
    ['{{ .Name }} 60 IN AAAA ::1', '.', false],
    ['{{ .Name }} 60 IN AAAA 10.0.0.1', '.', true],
    ['{{ .Name }} 60 IN AAAA {{ .Group.a }}', '.', false],
    ['{{ .Name }} 5 IN MX 10 mx.{{ .Zone }}', '.', true],
    ['{{ .Name }} 5 IN MX 10 mx.{{ .Zone }}', 'example.org.', false],
    ['{{ .Name }} 5 IN MX 10 mx.{{ .Zone }}', undefined, false],
    ['{{ .Name }} 5 IN CNAME a.{{ .Zone }}', '.', true],
    ['{{ .Name }} 5 IN CNAME .a', '.', true],
    ['{{ .Name }} 5 IN CNAME .', 'example.org.', false],
    ['{{ .Name }} 5 IN SRV 0 0 53 ns..example.', 'example.org.', true],
    ['{{ .Name }} 5 IN TXT "a..b"', '.', false],
    ['{{ .Name }} 5 IN TXT a..b', '.', false],
    ['{{ .Name }} 5 IN {{ .Type }} 10.9.9.999', '.', false],
  ])('%s in %s', (text, zone, isNone) => {
    expect(isNoRecord(text, zone === undefined ? undefined : absolute(zone))).toBe(isNone);
  });
});
