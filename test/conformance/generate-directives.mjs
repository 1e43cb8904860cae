/**
 * Lines of single plugins, good and bad, for what a server accepts: `a|b` is one of several words, `?` before a word
 * leaves it out now and then, and a line that begins with blanks stands in the block of the one above.
 */
const NUMBER = '0|1|-1|30|3600|9999999999|9223372036854775807|9223372036854775808|x|1.5|1_0|+5|05';
const DURATION = '0|5|5s|1m30s|-1s|100ms|1h|x|""|1.5h|2s';
const ZONE = 'a.org|.|b.org.|10.0.0.0/8|A.ORG|a..b|cluster.local|x.a.org:53|2001:db8::/32|*.a.org';
const ADDRESS = '10.0.0.1|::1|10.0.0.1:53|[::1]:53|localhost|:9|x|10.0.0.256|10.0.0.1:x|""';
const LISTEN = '127.0.0.1:8080|[::1]:8081|[::1%lo]:8082|[::1]:http|:9|x|::1|[::1]|[::1|127.0.0.1:80:1|""|127.0.0.1';
const TYPE = 'A|AAAA|ANY|a|TXT|NOSUCH|HINFO|RESINFO|NSAP|*';
const REGEX = '.*|^a|(|[|a{2}|{1}|(a)(b)|^(.*)\\.a\\.org\\.$|\\d+|(?i)x|*|\\pL+|\\p{greek}|\\p{Nosuch}';
const GO_TEMPLATE = '"{{ .Name }} 60 IN A 10.9.9.9"|"{{ .Name"|"{{ .Nosuch }}"|x|"{{ if eq .Type 1 }}x{{ end }}"|"{{ if .Name }}x"|"{{ end }}"|"{{ nosuch .Name }}"|"{{ index .Match 1 }}. 60 IN A 10.9.9.9"|"{{ .Group.a }}"|"{{ range $i := .Match }}{{ $i }}{{ end }}"|"{{ $x }}"|"{{ printf `%s` .Name | len }}"|"{{ .Name | }}"|"{{ 1a }}"|"{{ .Name }"|"{{/* c */}}x"|"{{ template `t` }}"|"{{ parseInt (index .Match 1) 16 8 }}"|"{{ upper .Name }}"|"{{ .Meta `a/b` }}"|"{{ (.Question) }}"|"{{ define `t` }}{{ end }}"|"{{ with .Name }}{{ . }}{{ else }}y{{ end }}"';
const EXPRESSION = '"type() == 1"|x|"1 +"|"name()"|"true"|"len(name()) > 3"|"\'a\' + 1"|"nosuch(1)"|"incidr(client_ip(), \'10.0.0.0/8\')"|"("|"v"|"port() == 53"|"name() ?? \'a\' == \'b\'"';
const CIDR = '10.0.0.0/8|192.168.0/16|10/8|10.0.0.1|10.0.0.0/33|::/0|::1|fd00::/129|010.0.0.0/8|10.0.0.0/08|10.0.0.0/|/8|*|lo|::ffff:10.0.0.1/96|10.0.0.1/-1|2001:db8::/32|2001:db8::1::/32|a.org';
const RCODE = 'NXDOMAIN|REFUSED|nxdomain|NOERROR|SERVFAIL|NOSUCH|3|24|DSOTYPENI';

export const DIRECTIVES = {
  errors: ['errors ?stdout|x ?x', '    consolidate DURATION REGEX ?warning|error|show_first|x ?show_first|info', '    stacktrace ?x', '    x'],
  log: ['log ?ZONE|{common} ?"{remote} {type}"|x', '    class success|denial|error|all|x ?denial', '    x'],
  health: ['health ?LISTEN ?x', '    lameduck ?DURATION ?x', '    x'],
  ready: ['ready ?LISTEN ?x', '    monitor ?until-ready|continuously|x', '    x'],
  pprof: ['pprof ?LISTEN ?x', '    block ?NUMBER ?x', '    x'],
  prometheus: ['prometheus ?LISTEN ?x', '    runtime_metrics ?x', '    tls ?/nosuch/web.yml ?x', '    x'],
  cache: ['cache ?NUMBER|ZONE ?ZONE', '    success ?NUMBER ?NUMBER ?NUMBER', '    denial ?NUMBER ?NUMBER ?NUMBER', '    prefetch ?NUMBER ?DURATION ?10%|5%|50|90% ?x', '    serve_stale ?DURATION ?immediate|verify|x ?DURATION ?DURATION', '    servfail ?DURATION ?x', '    disable ?success|denial|x ?ZONE', '    keepttl ?x', '    serve_stale_policy ?prefer_positive|x', '    x'],
  reload: ['reload ?DURATION ?DURATION ?x'],
  bufsize: ['bufsize ?512|4096|100|NUMBER ?x'],
  loadbalance: ['loadbalance ?round_robin|weighted|x ?x', '    prefer ?10.0.0.0/8|x|10.0.0.1', '    reload ?DURATION', '    x', 'loadbalance weighted ?/nosuch|/etc/hosts ?x', 'loadbalance round_robin ?x'],
  header: ['header ?x', '    query|response|x|QUERY ?set|clear|x|Set ?aa|ra|rd|x|AA ?aa|z', '    x'],
  timeouts: ['timeouts ?x', '    read|write|idle|x ?DURATION ?x'],
  metadata: ['metadata ?ZONE', '    x'],
  multisocket: ['multisocket ?NUMBER ?x'],
  cancel: ['cancel ?DURATION ?x'],
  debug: ['debug ?x', '    x'],
  root: ['root ?/etc|/nosuch|/etc/hosts/x|x ?x'],
  nsid: ['nsid ?x ?y'],
  minimal: ['minimal ?x'],
  any: ['any ?x', '    x'],
  chaos: ['chaos ?x ?y ?z', '    x'],
  local: ['local ?x', '    localhost_prefix ?on|off|x', '    x'],
  dns64: ['dns64 ?64:ff9b::/96|64:1337::/64|10.0.0.0/8|x|2001:db8::/33 ?x', '    prefix ?64:ff9b::/96|x|64:ff9b::/32', '    translate_all ?x', '    allow_ipv4', '    x'],
  tsig: ['tsig ?ZONE', '    secret ?k.|a.org ?NoTCJU+DMqFWywaPyxSijrDEA/eC3nK0xi3AMEZuPVk= ?x', '    require ?all|none|A|x|AXFR ?A|TXT', '    secrets ?/nosuch', '    require ?all|none|x|A ?A', '    require_opcode ?all|none|QUERY|UPDATE|x ?NOTIFY|x', '    x', '    x'],
  acl: ['acl ?ZONE ?ZONE', '    allow|block|filter|drop|x|BLOCK ?type|net|x ?TYPE|10.0.0.0/8|10.0.0.1|::/0|x ?net|type|A ?*|10.244.0.0/16|A|x', '    block type A net *', '    block type * ?x net * ?x|10.0.0.0/33', '    allow net 10.0.0.0/33|192.168.0.0/16', '    allow|block|filter|drop net CIDR ?CIDR', '    block type TYPE net CIDR'],
  any2: ['any'],
  template: ['template ?IN|ANY|CH|x ?TYPE ?ZONE ?ZONE', '    match ?REGEX ?REGEX', '    answer ?GO_TEMPLATE ?GO_TEMPLATE', '    additional ?GO_TEMPLATE', '    authority GO_TEMPLATE', '    var ?v|w|name|len|9x|a-b|type ?EXPRESSION', '    expr ?EXPRESSION', '    expr EXPRESSION', '    rcode ?RCODE ?x', '    fallthrough ?ZONE', '    authority ?"a. 60 IN SOA a. b. 1 2 3 4 5"', '    ederror ?NUMBER ?"x"', '    upstream ?x', '    x'],
  hosts: ['hosts ?/etc/hosts|/nosuch|/etc/hosts/x|x ?ZONE', '    10.9.9.9 ?a.org ?b.org', '    ::9|x|10.9.9.256 a.org', '    fallthrough ?ZONE', '    ttl ?NUMBER|65535|65536 ?x', '    no_reverse ?x', '    reload ?DURATION ?x', '    fallthrough_unsupported ?x', '    x y'],
  file: ['file ?/nosuch/db|x ?ZONE ?ZONE', '    reload ?DURATION ?x', '    reload_by_mtime ?x', '    upstream ?x', '    fallthrough ?ZONE', '    transfer to x', '    x'],
  auto: ['auto ?ZONE', '    directory ?/nosuch|/etc|/etc/hosts/x ?db\\.(.*)|x|( ?{1}|x ?x', '    reload ?DURATION', '    upstream ?x', '    x'],
  secondary: ['secondary ?ZONE', '    transfer ?from|to|x ?10.0.0.9|x|10.0.0.9:54 ?10.0.0.8', '    transfer from 10.0.0.9', '    catalog ?x|a..b ?y', '    fallthrough ?ZONE', '    upstream x', '    x'],
  transfer: ['transfer ?ZONE', '    to ?*|10.0.0.9|x|10.0.0.9:54 ?*', '    source ?10.0.0.1|x', '    x'],
  erratic: ['erratic ?x', '    drop ?NUMBER ?x', '    delay ?NUMBER ?DURATION ?x', '    truncate ?NUMBER ?x', '    large ?x', '    x'],
  whoami: ['whoami ?x', '    x'],
  loop: ['loop ?x', '    x'],
  rewrite: [
    'rewrite ?stop|continue|STOP ?name|type|class|ttl|edns0|rcode|cname|x|answer ?exact|prefix|suffix|substring|regex|x|a.org|A ?a.org|REGEX|.a.org|AAAA ?b.org|{1}.b.org|{2}.b|.b.org ?answer|auto|x ?auto|name|value|x ?REGEX|a.org ?b.org|{1}',
    'rewrite name regex REGEX b.org|{0}.b.org|{1}.b.org|{2}{1}.b ?answer ?name|value|auto REGEX b.org|{1}.b',
    'rewrite ttl ?exact|regex|suffix|x ?a.org|REGEX ?NUMBER|30-60|60-30|-|30-|-30|x',
    'rewrite rcode ?exact|regex|x ?a.org|REGEX ?RCODE ?RCODE ?x',
    'rewrite edns0 ?local|nsid|subnet|x ?set|append|replace|unset|x ?0xffee|NUMBER|24 ?abc|0x01|0x1|0xzz|{qname}|{x}|{a/b}|56|129 ?revert|x',
    'rewrite cname ?exact|suffix|regex|x ?a.org|REGEX ?b.org ?x',
    'rewrite type|class TYPE|IN|CH|x TYPE|IN|HS|x ?x',
  ],
  bind: ['bind ?lo|127.0.0.1|::1|10.244.0.5|0.0.0.0|nosuch0|x/y|127.0.0.1:53|fe80::1%eth0 ?127.0.0.2|10.244.0.5', '    except ?127.0.0.1|lo|x|10.244.0.5', '    x'],
  view: ['view ?v|w ?x', "    expr ?type()|name()|x|\"type()\" ?==|in|!= ?'A'|['A','TXT']|x|'a.org.'", '    expr', '    x'],
  kubernetes: ['kubernetes ?cluster.local|ZONE ?in-addr.arpa|ZONE', '    endpoint http://10.96.0.1:8080', '    namespace_labels ?a=b|"a in (b)"|x=|=|"!a"|"a notin (b,c)"|"a in b"|"a,b"|"a=b,c!=d"|"a>1"|"a>x"|"("|"a==b"', '    labels ?a=b|"!a"|"a,b"|"a=b,c!=d"|"a>x"|"("|"a==b"|"-a=b"|"a/b/c=d"|"a=b c"', '    zonal ?x', '    multicluster ?ZONE ?ZONE', '    startup_timeout ?DURATION ?x', '    apiserver_qps ?NUMBER ?x', '    apiserver_burst ?NUMBER ?x', '    apiserver_max_inflight ?NUMBER ?x', '    resyncperiod ?5m', '    pods ?disabled|insecure|verified|x ?x', '    ttl ?NUMBER', '    namespaces ?a ?b', '    labels ?a=b|"a in (b)"|x=|=', '    noendpoints ?x', '    endpoint_pod_names ?x', '    fallthrough ?ZONE', '    ignore ?empty_service|x ?x', '    kubeconfig ?/nosuch ?ctx', '    tls ?a ?b ?c', '    upstream ?x', '    transfer to *', '    x'],
  forward: [
    'forward ?ZONE ?10.0.0.1|ADDRESS|tls://10.0.0.1|https://10.0.0.1|/etc/resolv.conf|/nosuch ?10.0.0.2|10.0.0.2%eth0|[fd00::1]|[fd00::1]:54|fd00::1|quic://10.0.0.3|grpc://10.0.0.3|dns://10.0.0.3|TLS://10.0.0.3',
    'forward . tls://10.0.0.1%a.org|tls://10.0.0.1 ?tls://10.0.0.2%b.org|tls://10.0.0.2%a.org|10.0.0.3%a.org|tls://10.0.0.2%',
    'forward . https://10.0.0.1|https://10.0.0.1/dns-query|https://a.org/dns-query|quic://10.0.0.1|10.0.0.1 ?https://10.0.0.2|10.0.0.2|quic://10.0.0.2',
    '    except ?ZONE ?ZONE',
    '    policy ?random|round_robin|sequential|x ?x',
    '    max_fails ?NUMBER ?x',
    '    max_concurrent ?NUMBER',
    '    expire ?DURATION',
    '    max_age ?DURATION',
    '    read_timeout ?DURATION',
    '    max_idle_conns ?NUMBER',
    '    max_connect_attempts ?NUMBER',
    '    health_check ?DURATION ?no_rec|domain|x ?a.org|no_rec|a..b',
    '    force_tcp ?x',
    '    prefer_udp ?x',
    '    tls ?x ?y ?z ?w',
    '    tls_servername ?x|a.org',
    '    next ?RCODE ?RCODE',
    '    failover ?RCODE ?RCODE',
    '    next_on_nodata ?x',
    '    failfast_all_unhealthy_upstreams ?x',
    '    doh_method ?GET|POST|x',
    '    resolver ?10.0.0.1|x|10.0.0.1:53|[::1]:53', '    tls_servername ?a.org|b.org ?x', '    tls',
    '    source_address ?10.0.0.1|x',
    '    x',
  ],
  grpc: ['grpc ?ZONE ?10.0.0.1|ADDRESS|/nosuch|unix:///x|unix://|dns://10.0.0.1|grpc://10.0.0.1|tls://10.0.0.1 ?10.0.0.2', 'grpc . 10.0.0.1', 'grpc . 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 10.0.0.1 ?10.0.0.2', '    except ?ZONE', '    tls ?x ?y', '    tls_servername ?x', '    policy ?random|sequential|round_robin|x ?x', '    fallthrough ?ZONE', '    x'],
  autopath: ['autopath ?@kubernetes|/etc/resolv.conf|/nosuch|x ?ZONE'],
  dnssec: ['dnssec ?ZONE', '    key ?file|x|aws_secretsmanager ?/nosuch ?b', '    cache_capacity ?NUMBER', '    x'],
  etcd: ['etcd ?ZONE', '    path ?/x', '    endpoint ?http://10.96.0.1:2379', '    fallthrough ?ZONE', '    tls ?x ?y', '    credentials ?a', '    min-lease-ttl ?DURATION', '    max-lease-ttl ?DURATION|30 ?x', '    stubzones ?x', '    debug ?x', '    upstream ?x', '    no_apex_fallback ?x', '    credentials a b', '    x'],
  tls: ['tls ?/nosuch/cert|/etc/hosts ?/nosuch/key|/etc/hosts ?x', 'tls', '    acme a.org|*.a.org|a..b|10.0.0.1|. ?b.org', '    ca ?https://127.0.0.1:1|x|https:///x', '    resolver ?127.0.0.1:53|x|:53', '    ca_root ?/nosuch|/etc/hosts|/etc', '    email ?x ?y', '    client_auth ?nocert|x', '    x'],
  dnstap: ['dnstap ?/tmp/x.sock|tcp://10.0.0.9:6000|tls://10.0.0.9:6000|listen|unix:///tmp/x|tcp://[::1 ?full|x|tcp://127.0.0.1:6001 ?full|NUMBER ?NUMBER ?NUMBER', 'dnstap listen tcp://127.0.0.1:6001|tls://127.0.0.1:6001|/tmp/y.sock ?full', '    tls ?a ?b ?c ?d', '    identity ?x ?y', '    identity ?x', '    version ?x', '    extra ?x', '    skipverify', '    x'],
  trace: ['trace ?zipkin|datadog|x|10.0.0.9:9411 ?10.0.0.9:9411 ?x', '    every ?NUMBER ?x', '    service ?x ?y', '    datadog_analytics_rate ?NUMBER|0.5|2 ?x', '    zipkin_max_backlog_size ?NUMBER ?x', '    zipkin_max_batch_size ?NUMBER ?x', '    zipkin_max_batch_interval ?DURATION ?x', '    client_server ?true|x', '    x'],
  shed: ['shed ?x', '    x'],
  quic: ['quic ?x', '    max_streams ?NUMBER ?x', '    worker_pool_size ?NUMBER', '    max_connections ?NUMBER', '    x'],
  grpc_server: ['grpc_server ?x', '    max_streams ?NUMBER', '    max_connections ?NUMBER', '    x'],
  https: ['https ?x', '    max_connections ?NUMBER', '    max_streams ?NUMBER', '    x'],
  https3: ['https3 ?x', '    max_connections ?NUMBER', '    max_streams ?NUMBER', '    x'],
  proxyproto: ['proxyproto ?x', '    allow ?10.0.0.0/8|x', '    default ?use|ignore|reject|skip|x', '    udp_session_tracking ?DURATION ?NUMBER', '    tlv_metadata ?x', '    x'],
  siit: ['siit ?x', '    ipv6_prefix ?64:ff9b::/96|x', '    eam ?10.0.0.1|x ?2001:db8::1|x', '    x'],
  dynupdate: ['dynupdate ?ZONE', 'dynupdate a.org', '    file ?/nosuch|/etc/hosts|/etc ?x', '    allow k. * TYPE65|any|DS|TYPE9999|NXNAME', '    database ?/tmp/x ?y', '    allow ?x ?ZONE ?TYPE ?TYPE', '    allow k. a.org A', '    max_records ?NUMBER ?x', '    max_bytes ?NUMBER', '    max_update_records ?NUMBER', '    file /nosuch', '    x'],
  // The clouds are asked at start where their stanza is a good one, and this machine has none.
  route53: ['route53 ?a.org:Z1|a.org|a.org:|:Z1|x ?a.org:Z1|b.org:Z2', '    aws_access_key ?a ?b ?c', '    aws_endpoint ?http://10.0.0.9 ?x', '    upstream ?x', '    credentials ?p ?f ?g', '    refresh ?DURATION|NUMBER ?x', '    fallthrough ?ZONE', '    x ?y'],
  azure: ['azure ?g:a.org|a.org|g:|:a.org ?g:a.org|g:b.org', '    subscription ?x ?y', '    tenant ?x', '    client ?x', '    secret ?x', '    environment ?AZUREPUBLICCLOUD|AZUREUSGOVERNMENTCLOUD|x|AzureChinaCloud', '    access ?public|private|x|PUBLIC', '    refresh ?DURATION|NUMBER', '    fallthrough ?ZONE', '    x'],
  clouddns: ['clouddns ?a.org:p:z|a.org:p|a.org|a.org:p:z:y|:p:z ?a.org:p:z|b.org:p:z', '    upstream ?x', '    credentials ?/nosuch ?x', '    endpoint ?http://10.0.0.9', '    refresh ?DURATION|NUMBER', '    fallthrough ?ZONE', '    x'],
  nomad: ['nomad ?service.nomad|ZONE ?x', '    address ?http://127.0.0.1:4646|x|://|%zz|http://[::1|http://a:x ?http://10.0.0.9:4646', '    filter ?x ?y', '    token ?x ?y', '    ttl ?NUMBER ?x', '    TTL 5', '    x'],
  sign: ['sign ?/nosuch ?ZONE', '    key ?file ?/nosuch', '    directory ?/tmp', '    x'],
  k8s_external: ['k8s_external ?ZONE', '    apex ?x', '    ttl ?NUMBER', '    headless ?x', '    fallthrough ?ZONE', '    x'],
  geoip: ['geoip ?/nosuch|/etc/hosts ?x', '    edns-subnet', '    x'],
  on: ['on ?startup|shutdown|x ?x', 'on startup|shutdown|instance_startup|restart /bin/true ?&'],
  startup: ['startup ?x ?y'],
  shutdown: ['shutdown ?x'],
  federation: ['federation ?ZONE', '    a a.org'],
  proxy: ['proxy . 10.0.0.1'],
  ipv6fix: ['ipv6fix ?x'],
};

const POOLS = { GO_TEMPLATE, EXPRESSION, CIDR, LISTEN, NUMBER, DURATION, ZONE, ADDRESS, TYPE, REGEX, RCODE };

function word(d, written) {
  const options = written.replace(/\b(?:GO_TEMPLATE|EXPRESSION|CIDR|NUMBER|DURATION|ZONE|ADDRESS|TYPE|REGEX|RCODE|LISTEN)\b/g, (name) => POOLS[name]);
  // A blank may stand inside quotes only.
  return d.of(options.split(/\|(?=(?:[^"]*"[^"]*")*[^"]*$)/));
}

function line(d, written) {
  const words = [];
  for (const one of written.match(/(?:[^\s"]|"[^"]*")+/g)) {
    if (one.startsWith('?')) {
      if (d.chance(0.75)) words.push(word(d, one.slice(1)));
    } else words.push(word(d, one));
  }
  return words.join(' ');
}

/** One directive with now and then a block. */
export function directive(d, name = d.of(Object.keys(DIRECTIVES))) {
  const heads = DIRECTIVES[name].filter((one) => !one.startsWith(' '));
  const options = DIRECTIVES[name].filter((one) => one.startsWith(' '));
  const head = line(d, d.of(heads));
  if (options.length === 0 || d.chance(0.3)) return head;
  const inside = Array.from({ length: d.upTo(2) + 1 }, () => `        ${line(d, d.of(options).trim())}`);
  return `${head} {\n${inside.join('\n')}\n    }`;
}

/** A Corefile about one or two plugins; most of its lines are taken, so that late checks are met as well. */
export function acceptance(d) {
  const names = Array.from({ length: d.chance(0.3) ? 2 : 1 }, () => d.of(Object.keys(DIRECTIVES)));
  const lines = names.map((name) => directive(d, name));
  if (d.chance(0.15)) lines.push(directive(d, names[0]));
  const key = d.chance(0.8) ? '.' : d.of(['a.org', 'tls://.', 'a.org b.org:1053', '10.0.0.0/24', 'https://a.org', 'grpc://.', '.:1053, a.org']);
  const more = d.chance(0.15) ? `${d.of(['a.org', 'b.org', '.:1054'])} {\n    ${directive(d, names[0])}\n}\n` : '';
  return `${key} {\n    ${lines.join('\n    ')}\n}\n${more}`;
}
