/** `kubernetes` (plugin/kubernetes/setup.go ParseStanza, handler.go ServeDNS). */
import type { DomainName } from '../../../core/dns/name.ts';
import type { AnswerRule } from '../../../core/facts/fact.ts';
import { conditionsAt } from '../../../core/text/conditions.ts';
import {
  argumentError,
  current,
  type Dispenser,
  fail,
  next,
  nextBlock,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { lookAt } from '../files.ts';
import { durationOf, durationProblem, integer, quoted } from '../go-values.ts';
import { isLabelSelector } from '../label-selector.ts';
import type { Token } from '../lexer.ts';
import { bothWithin, fallthroughZones, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { words } from './stanza.ts';

export function readKubernetes(setup: Setup): void {
  const { d, context } = setup;
  let zones: readonly DomainName[] = [];
  let conditional: readonly DomainName[] = [];
  let through: readonly DomainName[] | undefined;
  let head = current(d);
  let namespaces = false;
  let namespaceLabels = false;
  let multicluster: readonly DomainName[] = [];
  /** Options without arguments. */
  const bare = new Set<string>();
  let kubeconfig: Token | undefined;
  let count = 0;
  try {
    while (next(d)) {
      count += 1;
      if (count > 1) fail('this plugin can only be used once per Server Block', current(d));
      head = current(d);
      const args = remainingArgs(d);
      const sometimes = args.filter((token) => isConditional(token, head));
      zones = zonesFrom(
        args.filter((token) => !sometimes.includes(token)),
        setup.zones,
      );
      conditional = sometimes.length === 0 ? [] : zonesFrom(sometimes, []);
      const stated = !args.some((token) => token.opaque === true) && (args.length > 0 || setup.keys.length > 0);
      // plugin/pkg/dnsutil IsReverse: what lies below the two arpa zones, not these themselves.
      if (stated && zones.every((zone) => /\.(?:in-addr|ip6)\.arpa\.$/.test(zone)))
        fail('non-reverse zone name must be used', head);
      while (nextBlock(d)) {
        const option = current(d);
        switch (option.text) {
          case 'endpoint':
          case 'namespaces':
          case 'tls': {
            const args = remainingArgs(d);
            if (option.text === 'namespaces') namespaces = true;
            if (args.length === 0 || (option.text === 'tls' && args.length !== 3)) argumentError(d);
            break;
          }
          case 'labels':
          case 'namespace_labels':
            readSelector(d, option);
            if (option.text === 'namespace_labels') namespaceLabels = true;
            break;
          case 'kubeconfig': {
            const args = remainingArgs(d);
            if (args.length !== 1 && args.length !== 2) argumentError(d);
            kubeconfig = args[0];
            break;
          }
          case 'pods': {
            const [mode, ...rest] = remainingArgs(d);
            if (mode === undefined || rest.length > 0) argumentError(d);
            if (mode.opaque !== true && !['disabled', 'insecure', 'verified'].includes(mode.text))
              fail(`wrong value for pods: ${mode.text},  must be one of: disabled, verified, insecure`, mode);
            break;
          }
          case 'ttl': {
            const [token] = words(d, 1, Number.POSITIVE_INFINITY);
            if (token === undefined) break;
            const ttl = integer(token);
            if (ttl < 0 || ttl > 3600) fail(`ttl must be in range [0, 3600]: ${ttl}`, token);
            break;
          }
          case 'noendpoints':
          case 'endpoint_pod_names':
          case 'zonal':
            if (remainingArgs(d).length !== 0) argumentError(d);
            bare.add(option.text);
            break;
          case 'fallthrough':
            through = fallthroughZones(d);
            break;
          case 'ignore': {
            const [what] = remainingArgs(d);
            if (what !== undefined && what.text !== 'empty_service' && what.opaque !== true)
              fail(`unable to parse ignore value: '${what.text}'`, what);
            break;
          }
          case 'multicluster':
            multicluster = zonesFrom(remainingArgs(d), []);
            break;
          case 'startup_timeout': {
            const [token] = words(d, 1, Number.POSITIVE_INFINITY);
            if (token === undefined || token.opaque === true || durationOf(token.text) !== undefined) break;
            fail(`failed to parse startup_timeout: ${token.text}, ${durationProblem(token.text) ?? ''}`, token);
            break;
          }
          case 'apiserver_qps':
          case 'apiserver_burst':
          case 'apiserver_max_inflight':
            readRate(d, option);
            break;
          case 'upstream':
          case 'resyncperiod':
          case 'transfer':
            remainingArgs(d);
            break;
          default:
            unknownProperty(d);
        }
      }
    }
    if (namespaces && namespaceLabels) fail('namespaces and namespace_labels cannot both be set', current(d));
    const foreign = multicluster.find((zone) => !zones.includes(zone));
    if (foreign !== undefined)
      fail(
        `is not authoritative for the multicluster zone ${foreign} (authoritative zones: [${zones.join(' ')}])`,
        current(d),
      );
    if (bare.has('zonal') && bare.has('noendpoints'))
      fail('zonal requires the endpoint cache; remove noendpoints', current(d));
    if (kubeconfig !== undefined && lookAt(context, kubeconfig.text).kind === 'missing')
      fail(`stat ${kubeconfig.text}: no such file or directory`, kubeconfig);
  } finally {
    const at = placeOf(head);
    const rules: AnswerRule[] = [{ names: within(zones), types: ['AXFR', 'IXFR'], effect: 'refuse', at }];
    // Only a name error falls through; what exists in the cluster is not known.
    const covered = through === undefined ? [] : bothWithin(zones, through);
    if (covered.length > 0) rules.push({ names: within(covered), effect: 'miss-passes', at });
    rules.push({ names: within(zones), effect: 'answer', at });
    if (conditional.length > 0) rules.push({ names: within(conditional), effect: 'maybe', because: SOMETIMES, at });
    setup.steps.push({ kind: 'answer', plugin: 'kubernetes', rules, at });
  }
}

const SOMETIMES = 'a template serves these names only where its condition holds';

/** A zone that a template writes on one condition more than the plugin itself. */
function isConditional(token: Token, head: Token): boolean {
  return conditionsAt(placeOf(token)).length > conditionsAt(placeOf(head)).length;
}

/** `labels`, `namespace_labels`: the words of the line as one selector. */
function readSelector(d: Dispenser, option: Token): void {
  const tokens = remainingArgs(d);
  if (tokens.length === 0) argumentError(d);
  const text = tokens.map((token) => token.text).join(' ');
  if (tokens.some((token) => token.opaque === true) || isLabelSelector(text)) return;
  const what = option.text === 'labels' ? 'label' : 'namespace_label';
  fail(`unable to parse ${what} selector value: '${text}': couldn't parse the selector string ${quoted(text)}`, option);
}

/** What the API server may be asked: `apiserver_qps` takes a fraction (strconv.ParseFloat), the others whole numbers. */
function readRate(d: Dispenser, option: Token): void {
  const [token] = words(d, 1, 1);
  if (token === undefined || token.opaque === true) return;
  const isNumber = option.text === 'apiserver_qps' ? FRACTION.test(token.text) : /^[+-]?\d+$/.test(token.text);
  if (!isNumber) fail(`invalid ${option.text} ${quoted(token.text)}`, token);
  if (token.text.startsWith('-') && Number(token.text) !== 0) fail(`${option.text} must be >= 0`, token);
}

const FRACTION = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$|^[+-]?inf(?:inity)?$|^nan$/i;
