/** Whether an unreadable text may be a Secret. */

/** However it writes its kind: by escapes, an alias, another form, a placeholder. */
export function maySaySecret(text: string): boolean {
  const plain = text
    .replace(
      /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8}))/gi,
      (whole, ...codes: readonly unknown[]) => characterOf(codes.find((one) => typeof one === 'string')) ?? whole,
    )
    // A line goes on behind it (YAML 1.2.2, 7.3.1).
    .replace(/\\\r?\n[ \t]*/g, '')
    .replace(/\\[A-Za-z]/g, ' ');
  return WORD.test(plain) || TAG.test(text) || (FILLED_KIND.test(plain) && /\bdata\b/.test(plain));
}

const WORD = /(?<![A-Za-z])Secret(?:List)?(?![A-Za-z])|stringData/;
/** `!!binary` is base64; a tag may be written in parts and with escapes of its own. */
const TAG = /![^\s!]{0,99}(?:binary|%)|^%TAG/m;
const FILLED_KIND = /\bkind["']?\s*:\s*\S{0,99}[{$<%@]/;

function characterOf(code: string | undefined): string | undefined {
  const point = Number.parseInt(code ?? '', 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** CoreDNS's own words: no secret, and in every message. */
export const DIRECTIVE_WORDS: ReadonlySet<string> = new Set(
  [
    'address addresses allow alternate answer apiserver_burst apiserver_max_inflight apiserver_qps authority',
    'autopath aws_secretsmanager azure bufsize ca_root cache cancel catalog certificate certrenew chaos class',
    'clear client clients clouddns cname command coredns datadog debug denial disabled dnsredir dnssec dnstap',
    'doh_method domain dynupdate ederror empty_service endpoint endpoint_pod_names erratic error errors exact',
    'exactly except expire fail_timeout failfast_all_unhealthy_upstreams failover fallback fallthrough',
    'fallthrough_unsupported false fanout federation field filter force_tcp forward geoip group grpc_server',
    'header health health_check hosts https https_google ignore immediate import imports incidr insecure',
    'interface kubeconfig kubernetes label labels least_conn listen literal loadbalance local localhost',
    'max_age max_bytes max_concurrent max_connect_attempts max_connections max_fails max_idle_conns',
    'max_records max_streams max_update_records maxtcpqueries metadata minimal multicluster multisocket names',
    'namespace_label namespace_labels namespaces network next_on_nodata no_rec no_reverse noendpoints nomad',
    'policy positive pprof prefer_positive prefer_udp prefix prometheus proxy proxyproto query quiet random',
    'range rcode read_timeout ready refuse refused reject reload reload_by_mtime replace resolver response',
    'resyncperiod reverse revert rewrite round_robin secondary sequential servfail show_first shutdown source',
    'source_address space spray startup startup_timeout stdout string subnet substring success suffix template',
    'timeouts tls_servername token trace transfer types unknown unordered upstream verify weight weighted',
    'whoami worker_pool_size zipkin zonal',
  ].flatMap((line) => line.split(' ')),
);
