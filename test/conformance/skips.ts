/** What is not replayed, and why. */
/** By name of the vector. A vector stands here only while the disagreement is known and said in docs/limits.md. */
export const skippedVectors: Readonly<Record<string, string>> = {
  'acceptance/forward#option-tls-nosuchcert-nosuchkey':
    'it does not start (plugin/forward: could not load TLS cert: open /nosuch/cert: no such file or directory), and we say it does',
  'acceptance/forward#options-before-to':
    'it says "plugin/forward: not an IP address or file: "nosuch/x"", we say "plugin/forward: unknown property \'nosuch\'"',
  'acceptance/forward#to-hostname':
    'it does not start (plugin/forward: failed to resolve "dns.example": lookup dns.example), and we say it does',
  'acceptance/forward#to-https-path':
    'it does not start (plugin/forward: paths are not allowed in HTTPS upstream addresses (the /dns-query path is used by default): https://10.0.0.1/dns-query), and ',
  'acceptance/forward#to-pillar':
    'it does not start (plugin/forward: failed to resolve "__PILLAR__UPSTREAM__SERVERS__": lookup __PILLAR__UPSTREAM__SERVERS__), and we say it does',
  'acceptance/import#import-mid-line':
    'it does not start (plugin/forward: failed to resolve "import": lookup import), and we say it does',
  'acceptance/import#snippet-twice-merges':
    'it says "plugin/forward: failed to resolve "forward": lookup forward", we say "plugin/forward: failed to resolve ".": lookup ."',
  'acceptance/keys#bind-foreign-address':
    'it does not start (Listen: listen tcp 10.99.99.99:53: bind: cannot assign requested address), and we say it does',
  'acceptance/keys#bind-hostname':
    'it does not start (plugin/bind: not a valid IP address or interface name: "localhost"), and we say it does',
  'acceptance/keys#bind-unknown':
    'it does not start (plugin/bind: not a valid IP address or interface name: "nosuch0"), and we say it does',
  'acceptance/keys#bind-unknown-option':
    'it says "plugin/bind: invalid option "only"", we say "plugin/bind: unknown option "only""',
  'acceptance/keys#duplicate-zone-case': 'it starts, and we say: cannot serve dns://a.org.:53 - it is already defined',
  'acceptance/keys#interface-and-address':
    'it does not start (cannot serve dns://a.org.:53 on 127.0.0.1 - it is already defined), and we say it does',
  'acceptance/keys#key-long-256':
    'it says "error inspecting server blocks: specified zone is too long: 256 > 255", we say "error inspecting server blocks: zone is not a valid domain name: aaaaaa',
  'acceptance/keys#key-quic-no-cert': 'it does not start (ListenPacket: quic: tls.Config not set), and we say it does',
  'acceptance/keys#key-scheme-upper': 'it serves DNS://a.org.:53, we say dns://a.org.:53',
  'acceptance/keys#same-address-two-spellings':
    'it starts, and we say: cannot serve dns://a.org.:53 on ::1 - it is already defined',
  'acceptance/keys#view-exempts-before':
    'it does not start (cannot serve dns://a.org.:53 - it is already defined), and we say it does',
  'acceptance/plugins#kubernetes-in-cluster-outside':
    'it does not start (plugin/kubernetes: unable to load in-cluster configuration, KUBERNETES_SERVICE_HOST and KUBERNETES_SERVICE_PORT must be defined), and we say ',
  'acceptance/plugins#kubernetes-no-forward-zone':
    'it starts, and we say: plugin/kubernetes: non-reverse zone name must be used',
  'acceptance/plugins#view-no-name':
    'it says "plugin/view: Error during parsing: Wrong argument count or unexpected line ending after \'view\'", we say "plugin/view: this plugin can only be used once',
  'normalisation/keys#key-1--53': 'it serves , we say [::1].:53',
  'normalisation/keys#key-10-0-0-24': 'it serves 10.0.0/24.:53, we say 0.0.10.in-addr.arpa.:53',
  'normalisation/keys#key-a-orgx': 'it serves A.ORG.:53, we say a.org.:53',
  'normalisation/keys#key-fd00--1': 'it serves , we say [fd00::1].:53',
};

/** Single questions, by `VECTOR QUESTION`, with ` VERSION` behind it where only that one differs. */
export const skippedQuestions: Readonly<Record<string, string>> = {
  'topology/dnsmasq#zone-wildcard a.org': '`server=/*.a.org/` leaves out the zone itself; we take it in',
  'topology/dnsmasq#names-without-dots printer':
    'a server for names without a dot is remarked and not modelled; we send such names the usual way',
  'routing/blocks#class-chaos version.bind TXT': 'questions are of class IN; CHAOS is not modelled',
  'routing/blocks#class-chaos-plugin version.bind TXT': 'questions are of class IN; CHAOS is not modelled',
  'routing/plugins#file ali.a.org':
    'an alias that leaves the zone makes the server ask for its target too; we follow the question only',
  'routing/plugins#dns64 x.a.org AAAA':
    'dns64 asks for A where no AAAA is found; we follow the question that was asked, and the second goes the same way',
  'routing/plugins#erratic x.a.org TXT': 'erratic leaves a share of the questions without an answer; we say answered',
  'routing/plugins#secondary x.a.org': 'what was seen is the transfer of the zone, not the question',
  'routing/plugins#kubernetes ext.default.svc.cluster.local':
    'a Service of type ExternalName makes the server ask for its target too; Services of the API are not known',
  'routing/plugins#kubernetes-fallthrough ext.default.svc.cluster.local':
    'a Service of type ExternalName makes the server ask for its target too; Services of the API are not known',
  'routing/plugins#kubernetes-fallthrough-reverse ext.default.svc.cluster.local':
    'a Service of type ExternalName makes the server ask for its target too; Services of the API are not known',
  'routing/plugins#kubernetes-unsynced web.default.svc.cluster.local':
    'the API did not answer in time; we speak of a server that has what it waits for',
  'normalisation/upstreams#https3 x.example A':
    'what becomes of a scheme that this version does not know is not modelled',
  'normalisation/upstreams#zone x.example A 1.14.7':
    'the laboratory has no such interface; a scoped address stands for the address',
  'normalisation/upstreams#v4-zone x.example A 1.11.3': 'a scope behind an IPv4 address is dropped in every version',
  'normalisation/upstreams#tls-name x.example A 1.11.3': 'a server name in the address is dropped in every version',
  'normalisation/upstreams#port-empty x.example A': 'port 0 is nobody; the laboratory saw the attempt',
  'normalisation/upstreams#port-zero x.example A': 'port 0 is nobody; the laboratory saw the attempt',
  'normalisation/upstreams#localhost x.example': 'localhost is the host itself; the laboratory gave it another address',
  'normalisation/upstreams#hostname-hosts x.example': 'nothing states what a host name resolves to',
  'normalisation/upstreams#hostname-resolver x.example A': 'nothing states what a host name resolves to',
  'normalisation/upstreams#hostname-resolv-conf x.example': 'nothing states what a host name resolves to',
  'normalisation/upstreams#resolver-file-hostname x.example A': 'nothing states what a host name resolves to',
  'routing/plugins#snippet-merge x.example':
    'in the laboratory `forward` and `.` resolve as host names; nothing states to what',
};

/** Guards, by name of the vector. */
export const skippedGuards: Readonly<Record<string, string>> = {
  'guard/one-server#upstream-late': 'the upstream changes while the guard watches; we speak of upstreams up at start',
  'guard/several-servers#ring-guard-first-only':
    'the second server comes up while the first sends its probe; we speak of upstreams up at start',
};
