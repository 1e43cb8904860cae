/** miekg/dns types.go, StringToType. */
const NAMED: ReadonlySet<string> = new Set(
  (
    'A NS MD MF CNAME SOA MB MG MR NULL PTR HINFO MINFO MX TXT RP AFSDB X25 ISDN RT NSAP-PTR SIG KEY PX GPOS AAAA LOC ' +
    'NXT EID NIMLOC SRV ATMA NAPTR KX CERT DNAME OPT APL DS SSHFP IPSECKEY RRSIG NSEC DNSKEY DHCID NSEC3 NSEC3PARAM TLSA ' +
    'SMIMEA HIP NINFO RKEY TALINK CDS CDNSKEY OPENPGPKEY CSYNC ZONEMD SVCB HTTPS SPF UINFO UID GID UNSPEC NID L32 L64 LP ' +
    'EUI48 EUI64 URI CAA AVC AMTRELAY RESINFO NXNAME TKEY TSIG IXFR AXFR MAILB MAILA ANY TA DLV'
  ).split(' '),
);

/** A mnemonic in any case, or `TYPE0` to `TYPE65535` (RFC 3597 section 5). */
export function isQueryType(text: string): boolean {
  const upper = text.toUpperCase();
  return NAMED.has(upper) || (/^TYPE(0|[1-9]\d{0,4})$/.test(upper) && Number(upper.slice(4)) <= 65535);
}

/** Asked by servers and administrators' programs. */
const UNCOMMON: ReadonlySet<string> = new Set(
  'DS DNSKEY CDS CDNSKEY RRSIG NSEC NSEC3 NSEC3PARAM AXFR IXFR ANY HINFO NULL TYPE65280'.split(' '),
);

export function isUncommonType(type: string): boolean {
  return UNCOMMON.has(type);
}
/** Asked by resolvers and secondary servers only. */
export const BETWEEN_SERVERS: ReadonlySet<string> = new Set(['DS', 'AXFR', 'IXFR']);
