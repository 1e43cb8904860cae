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
