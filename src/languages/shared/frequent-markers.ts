/** Markers that ordinary sources and manifests hold too, and what stands around them where they configure something. */
import type { CommonMarker } from '../../read/documents/words.ts';

/** A directive: no part of another word, no call; `n` of an escaped break may stand before it. */
export const FORWARD: CommonMarker = { word: 'forward', live: /(?<!-|(?:^|[^\\])\w)forward(?![\w.(,;=:/\])>-])/ };

/** Neither prose, a metric, nor what drivers of storage and metrics-server say of the kubelet beside them. */
export const KUBELET: CommonMarker = {
  word: 'kubelet',
  live: /(?<!\bthe |\/var\/lib\/)kubelet(?!_|-(?:registration-path|dir|insecure-tls|preferred-address-types|use-node-status-port)\b)|\/var\/lib\/kubelet\/(?!plugins|pods|device-plugins)/,
};

/** More than what is the default: on the host's network, in a patch, or where something else speaks of DNS. */
export const DNS_POLICY: CommonMarker = {
  word: 'dnsPolicy',
  live: /dnsPolicy(?!["'\\]*[ \t]*:[ \t]*["'\\]*ClusterFirst["'\\]*[ \t]*(?:[,}\r\n#]|$))|hostNetwork|patch|dns(?!Policy)/i,
};
