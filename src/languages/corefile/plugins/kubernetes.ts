/** `kubernetes` (plugin/kubernetes/setup.go ParseStanza, handler.go ServeDNS). */
import type { DomainName } from '../../../core/dns/name.ts';
import type { ConfigContext } from '../../../core/facts/readers.ts';
import type { AnswerRule } from '../../../core/facts/steps.ts';
import { conditionsAt } from '../../../core/text/conditions.ts';
import {
  argumentError,
  current,
  type Dispenser,
  fail,
  failAtStart,
  nextBlock,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { foreignFile, isMissing } from '../files.ts';
import { duration, durationProblem, floatOf, integerProblem, quoted } from '../go-values.ts';
import { isLabelSelector } from '../label-selector.ts';
import type { Token } from '../lexer.ts';
import { bothWithin, fallthroughZones, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { check, once, oneOrMore, ttlProblem } from './stanza.ts';

interface Draft {
  head: Token;
  zones: readonly DomainName[];
  /** All of its zones are known. */
  stated: boolean;
  conditional: readonly DomainName[];
  through: readonly DomainName[] | undefined;
  multicluster: readonly DomainName[];
  kubeconfig: Token | undefined;
  tls: readonly Token[];
  readonly given: Set<string>;
}

export function readKubernetes(setup: Setup): void {
  const { d } = setup;
  const draft: Draft = {
    head: current(d),
    zones: [],
    stated: false,
    conditional: [],
    through: undefined,
    multicluster: [],
    kubeconfig: undefined,
    tls: [],
    given: new Set(),
  };
  try {
    once(setup, () => {
      readZones(setup, draft);
      while (nextBlock(d)) readOption(d, draft);
      checkTogether(setup, draft);
    });
    checkFiles(setup, draft);
  } finally {
    setup.steps.push({ kind: 'answer', plugin: 'kubernetes', rules: rulesOf(draft), at: placeOf(draft.head) });
  }
}

function readZones({ d, zones: own, keys }: Setup, draft: Draft): void {
  const head = current(d);
  const args = remainingArgs(d);
  const sometimes = args.filter((token) => conditionsAt(placeOf(token)).length > conditionsAt(placeOf(head)).length);
  const always = args.filter((token) => !sometimes.includes(token));
  // Where all hang on conditions, none may hold: then the block's own zones count.
  const isOpen = always.length === 0 && sometimes.length > 0;
  const zones = isOpen ? [] : zonesFrom(always, own);
  draft.head = head;
  draft.zones = zones;
  draft.conditional = [...(sometimes.length === 0 ? [] : zonesFrom(sometimes, [])), ...(isOpen ? own : [])];
  draft.stated = !args.some((token) => token.opaque === true) && (args.length > 0 || keys.length > 0);
  // plugin/pkg/dnsutil IsReverse: below the arpa zones, not these themselves.
  if (draft.stated && sometimes.length === 0 && zones.every((zone) => /\.(?:in-addr|ip6)\.arpa\.$/.test(zone)))
    fail('non-reverse zone name must be used', head);
}

function readOption(d: Dispenser, draft: Draft): void {
  const option = current(d);
  draft.given.add(option.text);
  switch (option.text) {
    case 'endpoint':
    case 'namespaces':
    case 'tls': {
      const args = remainingArgs(d);
      if (args.length === 0 || (option.text === 'tls' && args.length !== 3)) argumentError(d);
      if (option.text === 'tls') draft.tls = args;
      break;
    }
    case 'labels':
    case 'namespace_labels':
      readSelector(d, option);
      break;
    case 'kubeconfig': {
      const args = remainingArgs(d);
      if (args.length !== 1 && args.length !== 2) argumentError(d);
      draft.kubeconfig = args[0];
      break;
    }
    case 'pods': {
      const [mode, ...rest] = remainingArgs(d);
      if (mode === undefined || rest.length > 0) argumentError(d);
      check(mode, (text) =>
        /^(?:disabled|insecure|verified)$/.test(text)
          ? undefined
          : `wrong value for pods: ${text},  must be one of: disabled, verified, insecure`,
      );
      break;
    }
    case 'ttl':
      check(oneOrMore(d)[0], ttlProblem);
      break;
    case 'noendpoints':
    case 'endpoint_pod_names':
    case 'zonal':
      if (remainingArgs(d).length !== 0) argumentError(d);
      break;
    case 'fallthrough':
      draft.through = fallthroughZones(d);
      break;
    case 'multicluster':
      draft.multicluster = zonesFrom(remainingArgs(d), []);
      break;
    default:
      readLateOption(d, option);
  }
}

function readLateOption(d: Dispenser, option: Token): void {
  switch (option.text) {
    case 'ignore':
      check(remainingArgs(d)[0], (what) =>
        what === 'empty_service' ? undefined : `unable to parse ignore value: '${what}'`,
      );
      break;
    case 'startup_timeout': {
      const [token] = oneOrMore(d);
      check(token, (text) => {
        const problem = durationProblem(text);
        return problem && `failed to parse startup_timeout: ${text}, ${problem}`;
      });
      // plugin/kubernetes/kubernetes.go InitKubeCache makes a ticker of it.
      if (duration(token) <= 0) failAtStart('panic: non-positive interval for NewTicker', token);
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
      if (option.opaque !== true) unknownProperty(d);
      remainingArgs(d);
  }
}

function checkTogether({ d }: Setup, { zones, stated, multicluster, given }: Draft): void {
  if (given.has('namespaces') && given.has('namespace_labels'))
    fail('namespaces and namespace_labels cannot both be set', current(d));
  const foreign = stated ? multicluster.find((zone) => !zones.includes(zone)) : undefined;
  if (foreign !== undefined)
    fail(
      `is not authoritative for the multicluster zone ${foreign} (authoritative zones: [${zones.join(' ')}])`,
      current(d),
    );
  if (given.has('zonal') && given.has('noendpoints'))
    fail('zonal requires the endpoint cache; remove noendpoints', current(d));
}

/** Files that client-go reads (plugin/kubernetes/kubernetes.go getClientConfig). */
function checkFiles({ context }: Setup, { head, kubeconfig, tls, given }: Draft): void {
  if (kubeconfig === undefined && !given.has('endpoint') && isUntold(context)) fail(UNTOLD, head);
  if (kubeconfig !== undefined && isMissing(context, kubeconfig))
    fail(`stat ${kubeconfig.text}: no such file or directory`, kubeconfig);
  const not = kubeconfig === undefined ? undefined : foreignFile(context, kubeconfig);
  if (kubeconfig !== undefined && not !== undefined) {
    const why = not === 'directory' ? `read ${kubeconfig.text}: is a directory` : "couldn't get version/kind";
    fail(`error loading config file "${kubeconfig.text}": ${why}`, kubeconfig);
  }
  if (kubeconfig === undefined && given.has('endpoint')) checkCertificates(context, tls);
}

const IN_CLUSTER = ['KUBERNETES_SERVICE_HOST', 'KUBERNETES_SERVICE_PORT'] as const;
const UNTOLD = `unable to load in-cluster configuration, ${IN_CLUSTER.join(' and ')} must be defined`;

/** client-go/rest/config.go InClusterConfig; another image may have its own environment. */
function isUntold({ outsideCluster, stockImage, envKnown, env }: ConfigContext): boolean {
  const isKnown = outsideCluster === true && stockImage === true && envKnown;
  return isKnown && IN_CLUSTER.some((name) => (env.get(name) ?? '') === '');
}

/** client-go/tools/clientcmd/validation.go validateClusterInfo, validateAuthInfo; not read without an endpoint. */
function checkCertificates(context: ConfigContext, files: readonly Token[]): void {
  const missing = ['client-cert', 'client-key', 'certificate-authority'].flatMap((what, index) => {
    const file = files[index];
    if (file === undefined || !isMissing(context, file)) return [];
    return [`unable to read ${what} ${file.text} for  due to open ${file.text}: no such file or directory`];
  });
  const [first] = files;
  if (missing.length > 0 && first !== undefined) fail(`invalid configuration: [${missing.join(', ')}]`, first);
}

function rulesOf({ head, zones, conditional, through }: Draft): readonly AnswerRule[] {
  const at = placeOf(head);
  const rules: AnswerRule[] = [{ names: within(zones), types: ['AXFR', 'IXFR'], effect: 'refuse', at }];
  // Only a name error falls through; what exists is not known.
  const covered = through === undefined ? [] : bothWithin(zones, through);
  if (covered.length > 0) rules.push({ names: within(covered), effect: 'miss-passes', at });
  rules.push({ names: within(zones), effect: 'answer', at });
  if (conditional.length > 0) rules.push({ names: within(conditional), effect: 'maybe', because: SOMETIMES, at });
  return rules;
}

const SOMETIMES = 'a template serves these names only where its condition holds';

/** `labels`, `namespace_labels`: the line's words as one selector. */
function readSelector(d: Dispenser, option: Token): void {
  const tokens = remainingArgs(d);
  if (tokens.length === 0) argumentError(d);
  const text = tokens.map((token) => token.text).join(' ');
  if (tokens.some((token) => token.opaque === true) || isLabelSelector(text)) return;
  const what = option.text === 'labels' ? 'label' : 'namespace_label';
  const why = text.includes('!=')
    ? '"!=" is not a valid label selector operator'
    : `couldn't parse the selector string ${quoted(text)}`;
  fail(`unable to parse ${what} selector value: '${text}': ${why}`, option);
}

/** `apiserver_qps` takes a fraction (strconv.ParseFloat), the others whole numbers. */
function readRate(d: Dispenser, option: Token): void {
  const name = option.text;
  check(oneOrMore(d, 1)[0], (text) => {
    const fraction = name === 'apiserver_qps' ? floatOf(text, 32) : undefined;
    const notFraction = typeof fraction === 'object' ? fraction.problem : undefined;
    const problem = name === 'apiserver_qps' ? notFraction : integerProblem(text);
    if (problem !== undefined) return `invalid ${name} ${quoted(text)}: ${problem}`;
    return (typeof fraction === 'number' ? fraction : Number(text)) < 0 ? `${name} must be >= 0` : undefined;
  });
}
