/** What is not replayed, and why. */
import type { Explanation } from './explained.ts';

/** By name of the vector, with ` VERSION` behind it where only that one differs. A vector stands here only while the disagreement is known and said in docs/differences.md. */
export const skippedVectors: Readonly<Record<string, string>> = {
  'routing/plugins#snippet-merge 1.14.7':
    'the laboratory’s resolvers have an address for `forward`; we take nobody’s to have one, since the word is left over',
  'acceptance/named-files#dnssec-key-text':
    'what the keys of `dnssec` hold is not read, and that a private key is not in the repository means nothing',
  'acceptance/named-files#dnssec-private-text':
    'what the keys of `dnssec` hold is not read, and that a private key is not in the repository means nothing',
  'acceptance/named-files#dnssec-key-other-record':
    'what the keys of `dnssec` hold is not read, and that a private key is not in the repository means nothing',
  'acceptance/named-files#dnssec-key-suffix':
    'what the keys of `dnssec` hold is not read, and that a private key is not in the repository means nothing',
  'acceptance/named-files#dnssec-key-empty':
    'what the keys of `dnssec` hold is not read, and that a private key is not in the repository means nothing',
};

/** Starts that differ for what is not in a repository, by name and where only that one differs by version; each as explained.ts explains it. */
export const explainedStarts: Readonly<Record<string, Explanation>> = {
  'acceptance/forward#to-hostname 1.15.0': 'host name',
  'acceptance/forward#to-hostname 1.14.7': 'host name',
  'acceptance/forward#to-localhost 1.15.0': 'host name',
  'acceptance/forward#to-hostname-port 1.15.0': 'host name',
  'normalisation/upstreams#localhost 1.15.0': 'host name',
  'acceptance/keys#bind-foreign-address': 'address',
  'acceptance/keys#bind-unknown': 'interface',
  'acceptance/options#nomad-options 1.15.0': 'cloud',
  'acceptance/options#nomad-options 1.14.7': 'cloud',
  'acceptance/options#nomad-filter 1.15.0': 'cloud',
  'acceptance/options#nomad-filter 1.14.7': 'cloud',
  'acceptance/options#dnssec-aws 1.15.0': 'cloud',
  'acceptance/options#dnssec-aws 1.14.7': 'cloud',
};

/** Single questions, by `VECTOR QUESTION`, with ` VERSION` behind it where only that one differs. */
export const skippedQuestions: Readonly<Record<string, string>> = {
  'topology/mapped-addresses#link-local x.example':
    'the name of the interface behind a link’s address is not kept, and with it the address is reached',
  'topology/unbound-hosts#host-of-a-zone x.example':
    'what unbound finds when it looks the name of a forwarder up is not in a repository',
  'topology/unbound-hosts#host-beside-an-address x.example':
    'what unbound finds when it looks the name of a forwarder up is not in a repository',
  'topology/unbound-hosts#stub-host x.example':
    'what unbound finds when it looks the name of a forwarder up is not in a repository',
  'topology/over-tcp#handed-on x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on y.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-by-all-but-the-first x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-by-all-but-the-first y.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-to-tcp-alone y.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#not-handed-on-to-tcp-alone x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#not-handed-on-to-tcp-alone y.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-from-tls x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-from-grpc x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-from-https x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-by-dnsmasq x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-by-dnsmasq y.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-to-tcp-alone-by-dnsmasq y.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#dnsmasq-first-reply www.lab.test':
    'that dnsmasq treats a failure that it hears over TCP as one over UDP is said to be assumed',
  'topology/over-tcp#handed-on-in-a-rewrite x.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/over-tcp#handed-on-in-a-rewrite y.example A':
    'that a Service of one protocol takes the other too, as with Cilium before 1.17, is said to be assumed',
  'topology/services#no-endpoints x.a.test':
    'what is behind a Service without pods of the repository is said to be unknown',
  'topology/services#no-endpoints x.b.test':
    'what is behind a Service without pods of the repository is said to be unknown',
  'topology/services#dnsmasq-at-an-interface-that-is-not-there x.example A':
    'a repository does not say which interfaces a pod has: that dnsmasq hears is assumed, that it does not is not followed',
  'topology/daemon-data#unbound-local-zones q.resolver.arpa':
    'resolver.arpa is a default zone of later releases than the recorded one; nothing states the release',
  'topology/pdns-recursor#auth-zones x.sub.a.org A':
    'the records of zones that BIND and the Recursor hold are not read; that no alias and no delegation leads elsewhere is said to be assumed',
  'topology/pdns-recursor#allow-from-default z.example A':
    'who serves every private network is taken to serve the cluster; this asker has another address',
  'topology/daemon-data#dnsmasq-private if.org':
    'an option that is named and not modelled: that it decides nothing is said to be assumed',
  'topology/daemon-data#dnsmasq-private dyn.org':
    'an option that is named and not modelled: that it decides nothing is said to be assumed',
  'topology/daemon-data#unbound-local-data q.r.org':
    'where a redirect to an alias leads is not followed: that it leads nowhere else is said to be assumed',
  'topology/daemon-data#unbound-local-data r.org TXT':
    'where a redirect to an alias leads is not followed: that it leads nowhere else is said to be assumed',
  'topology/bind-options#response-policy www.example.org A':
    'an option that is named and not modelled: that it decides nothing is said to be assumed',
  'topology/bind-options#max-recursion-queries x.example A':
    'an option that is named and not modelled: that it decides nothing is said to be assumed',
  'topology/unbound-options#no-tcp-upstream x.example A':
    'an option that is named and not modelled: that it decides nothing is said to be assumed',
  'topology/encrypted#tls-another-name x.example A':
    'whether a client trusts a certificate is not looked at; that it does is said to be assumed',
  'topology/encrypted#tls-without-authority x.example A':
    'whether a client trusts a certificate is not looked at; that it does is said to be assumed',
  'topology/encrypted#unbound-other-name x.example A':
    'whether a client trusts a certificate is not looked at; that it does is said to be assumed',
  'topology/encrypted#unbound-system-bundle x.example A':
    'whether a client trusts a certificate is not looked at; that it does is said to be assumed',
  'topology/encrypted#unbound-system-cert x.example A':
    'whether a client trusts a certificate is not looked at; that it does is said to be assumed',
  'topology/transports#https-another-name x.example A':
    'whether a client trusts a certificate is not looked at; that it does is said to be assumed',
  'topology/transports#https-without-authority x.example A':
    'whether a client trusts a certificate is not looked at; that it does is said to be assumed',
  'routing/options#siit-after-nodata x.example A':
    'the second question of siit is not followed, and the answer to the first said to be assumed',
  'routing/options#siit-after-refusal x.example A':
    'the second question of siit is not followed, and the failure of the first said to be assumed',
  'routing/options#dns64-after-acl x.example AAAA':
    'the second question of dns64 is not followed, and the failure of the first said to be assumed',
  'routing/plugins#dns64-behind-rewrite q1.a.org AAAA':
    'the second question of dns64 is not followed, and the failure of the first said to be assumed',
  'routing/options#dns64-after-template x.example AAAA':
    'the second question of dns64 is not followed, and the failure of the first said to be assumed',
  'routing/options#dns64-after-a-message-of-another x.example AAAA 1.14.7':
    'the second question of dns64 is not followed, and the failure of the first said to be assumed',
  'routing/options#dns64-after-a-message-of-another x.example AAAA 1.11.3':
    'the second question of dns64 is not followed, and the failure of the first said to be assumed',
  'routing/options#dns64-after-servfail-of-another x.example AAAA 1.14.7':
    'the second question of dns64 is not followed, and the failure of the first said to be assumed',
  'routing/options#dns64-after-servfail-of-another x.example AAAA 1.11.3':
    'the second question of dns64 is not followed, and the failure of the first said to be assumed',
  'topology/root-hints#named-back x.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#named-back y.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#named-answered x.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#unbound-back x.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#unbound-back y.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#unbound-answered x.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#recursor-back x.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#recursor-back y.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/root-hints#recursor-answered x.example A':
    'whom root hints of its own lead to is not read, and said to be unknown',
  'topology/bind-delegations#forward-first-forwarder-fails x.sub.a.org A':
    'that a forwarder outside fails is in no repository; what becomes of the name then is not followed',
  'topology/bind-delegations#forward-first-forwarder-fails x.sub.a.org TXT':
    'that a forwarder outside fails is in no repository; what becomes of the name then is not followed',
  'topology/bind-delegations#without-glue x.sub.a.org A':
    'where the addresses of a delegation’s servers are looked up, who is asked is said to be unknown',
  'topology/daemons-more#bind-secondary-not-loaded x.a.org A':
    'that a secondary zone is loaded is in no repository, and said to be assumed',
  'topology/unbound-options#stub-of-the-root x.example.org A':
    'the name servers of a stub zone of the root are said to be unknown',
  'topology/daemons-more#bind-static-stub-names x.a.org A': 'the addresses of `server-names` are said to be unknown',
  'topology/by-hand#delegation-of-a-zone-asked-for-its-own-data x.sub.a.org A':
    'whom a delegation names is not read; that who follows it asks elsewhere is said to be unknown',
  'topology/by-hand#delegation-of-a-zone-asked-for-its-own-data x.back.a.org A':
    'whom a delegation names is not read; that who follows it asks elsewhere is said to be unknown',
  'topology/by-hand#delegation-of-a-zone-asked-for-its-own-data x.bare.a.org A':
    'whom a delegation names is not read; that who follows it asks elsewhere is said to be unknown',
  'topology/from-rounds#recursor-follows-a-delegation x.sub.lab.lan':
    'whom a delegation names is not read; that who follows it asks elsewhere is said to be unknown',
  'topology/from-rounds#bind-forward-first-follows-a-delegation x.sub.lab.lan':
    'whom a delegation names is not read; that who follows it asks elsewhere is said to be unknown',
  'routing/blocks#class-chaos version.bind TXT': 'questions are of class IN; CHAOS is not modelled',
  'routing/blocks#class-chaos-plugin version.bind TXT': 'questions are of class IN; CHAOS is not modelled',
  'routing/plugins#kubernetes-root-reverse 80.0.96.10.in-addr.arpa PTR':
    'the name in the answer is none and cannot be sent, so that nothing is; we take it for an answer',
  'routing/plugins#kubernetes-unsynced web.default.svc.cluster.local':
    'the API did not answer in time; we speak of a server that has what it waits for',
  'normalisation/upstreams#https3 x.example A':
    'what becomes of a scheme that this version does not know is not modelled',
  'normalisation/upstreams#zone x.example A':
    'the laboratory has no such interface; a scoped address stands for the address',
  'normalisation/upstreams#localhost x.example': 'localhost is the host itself; the laboratory gave it another address',
  'normalisation/upstreams#hostname-hosts x.example': 'nothing states what a host name resolves to',
  'normalisation/upstreams#hostname-resolver x.example A': 'nothing states what a host name resolves to',
  'normalisation/upstreams#hostname-resolv-conf x.example': 'nothing states what a host name resolves to',
  'normalisation/upstreams#resolver-file-hostname x.example A': 'nothing states what a host name resolves to',
  'routing/plugins#snippet-merge x.example':
    'in the laboratory `forward` and `.` resolve as host names; nothing states to what',
};

/** What a server asks on by itself after an answer, as asked-on.ts compares it. */
export const askedOn: ReadonlySet<string> = new Set([
  'routing/auto#folder ali.a.org',
  'routing/by-hand#autopath q.a.org',
  'routing/by-hand#autopath q.a.org TXT',
  'routing/by-hand#autopath q.r.a.org',
  'routing/by-hand#file-records l.a.org',
  'routing/by-hand#file-records nx.b.org',
  'routing/by-hand#file-records out.b.org',
  'routing/by-hand#file-records out.b.org AAAA',
  'routing/by-hand#file-records out.b.org MX',
  'routing/by-hand#file-records out.b.org TXT',
  'routing/by-hand#file-records q.d.b.org',
  'routing/by-hand#file-records q.d.b.org TXT',
  'routing/by-hand#file-records z.c.b.org',
  'routing/by-hand#file-whole out.a.org',
  'routing/by-hand#file-whole q.dn.a.org',
  'routing/by-hand#file-whole-fallthrough gone.a.org',
  'routing/by-hand#file-whole-fallthrough out.a.org',
  'routing/by-hand#file-whole-fallthrough q.dn.a.org',
  'routing/plugins#dns64 x.a.org AAAA',
  'routing/plugins#file ali.a.org',
  'routing/plugins#kubernetes ext.default.svc.cluster.local',
  'routing/plugins#kubernetes-fallthrough ext.default.svc.cluster.local',
  'routing/plugins#kubernetes-fallthrough-reverse ext.default.svc.cluster.local',
  'topology/bind#primary out.a.org A',
  'topology/bind-zones#records leaves.a.org A',
  'topology/bind-zones#records later.a.org A',
  'topology/bind-zones#records x.v.a.org A',
  'topology/bind#primary-delegation-looked-up out.a.org A',
  'topology/unbound#policies-of-a-file c.b.org',
  'topology/pdns-recursor#auth-zones out.a.org A',
  'topology/several-servers#autopath-behind-forward www.internal',
  'topology/several-servers#autopath-behind-forward www.silent.internal',
]);
