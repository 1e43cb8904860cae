/** Plugins that hold zones: file, auto, secondary, etcd, route53, azure, clouddns, k8s_external, nomad, federation. */
import type { DomainName } from '../../../dns/name.ts';
import type { AnswerRule } from '../../../fact.ts';
import { argumentError, current, fail, next, nextBlock, oneArg, remainingArgs } from '../dispenser.ts';
import { lookAt } from '../files.ts';
import { duration } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { bothWithin, fallthroughZones, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';

/** Answers its zones; with fallthrough, names it does not hold pass. */
function push(
  setup: Setup,
  head: Token,
  zones: readonly DomainName[],
  through: readonly DomainName[] | undefined,
): void {
  const at = placeOf(head);
  const rules: AnswerRule[] = [];
  const covered = through === undefined ? [] : bothWithin(zones, through);
  if (covered.length > 0) rules.push({ names: within(covered), effect: 'miss-passes', at });
  rules.push({ names: within(zones), effect: 'answer', at });
  setup.steps.push({ kind: 'answer', plugin: (setup.d.tokens[0] as Token).text, rules, at });
}

/** plugin/file/setup.go fileParse. */
export function readFile(setup: Setup): void {
  const { d, context } = setup;
  while (next(d)) {
    const head = current(d);
    const file = oneArg(d);
    const args = remainingArgs(d);
    const zones = zonesFrom(args, setup.zones);
    let through: readonly DomainName[] | undefined;
    const unknown: Token[] = [];
    while (nextBlock(d)) {
      const option = current(d);
      if (option.text === 'reload') duration(oneArg(d));
      else if (option.text === 'upstream') remainingArgs(d);
      else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.12.2')) through = fallthroughZones(d);
      else {
        unknown.push(option);
        remainingArgs(d);
      }
    }
    push(setup, head, zones, through);
    const look = lookAt(context, file.text);
    const first = unknown[0];
    if (first !== undefined) fail(`unknown property '${first.text}'`, first);
    if (look.kind === 'text' && zones[0] !== undefined && !/(^|\s)SOA(\s|$)/i.test(look.text.text))
      fail(`file "${file.text}" has no SOA record for origin ${zones[0]}`, file);
  }
}

/** plugin/auto/setup.go: zones appear with the files of a directory; names outside them pass. */
export function readAuto(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    const head = current(d);
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    const at = placeOf(head);
    setup.steps.push({
      kind: 'answer',
      plugin: 'auto',
      rules: [{ names: within(zones), effect: 'maybe', because: 'which zones its directory holds is not known', at }],
      at,
    });
    while (nextBlock(d)) {
      const option = current(d);
      if (option.text === 'directory') {
        oneArg(d);
        remainingArgs(d);
      } else if (option.text === 'reload') duration(oneArg(d));
      else if (option.text === 'upstream' || option.text === 'transfer') remainingArgs(d);
      else fail(`unknown property '${option.text}'`, option);
    }
  }
}

/** plugin/secondary/setup.go: SERVFAIL until the first transfer, and no way past it before 1.14.4. */
export function readSecondary(setup: Setup): void {
  const { d, context } = setup;
  while (next(d)) {
    const head = current(d);
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    let from = false;
    let through: readonly DomainName[] | undefined;
    while (nextBlock(d)) {
      const option = current(d);
      const args = option.text === 'fallthrough' ? [] : remainingArgs(d);
      if (option.text === 'transfer' && args[0]?.text === 'from') from = true;
      else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.14.4')) through = fallthroughZones(d);
      else if (option.text !== 'transfer' && option.text !== 'upstream')
        fail(`unknown property '${option.text}'`, option);
    }
    push(setup, head, zones, through);
    if (!from && isAtLeast(context.version, '1.12.0')) fail('secondary zones require a transfer from property', head);
  }
}

/** etcd, the clouds and their like: zones as arguments, `fallthrough`; the rest says nothing about routing. */
export function readBackend(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    const head = current(d);
    const args = remainingArgs(d);
    // route53, azure and clouddns write ZONE:ID.
    const names = args.map((token) =>
      /^(route53|azure|clouddns)$/.test(head.text) ? { ...token, text: token.text.replace(/:.*$/s, '') } : token,
    );
    if (/^(route53|azure|clouddns)$/.test(head.text) && args.length === 0) push(setup, head, [], undefined);
    let through: readonly DomainName[] | undefined;
    while (nextBlock(d)) {
      if (current(d).text === 'fallthrough') through = fallthroughZones(d);
      else remainingArgs(d);
    }
    push(setup, head, zonesFrom(names, setup.zones), through);
    if (head.text === 'k8s_external' && !setup.has('kubernetes')) fail('kubernetes plugin not loaded', head);
  }
}

/** plugin/transfer/setup.go; only zone transfers stop here. */
export function readTransfer(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    const head = current(d);
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    const at = placeOf(head);
    setup.steps.push({
      kind: 'answer',
      plugin: 'transfer',
      rules: [
        {
          names: within(zones),
          types: ['AXFR', 'IXFR'],
          effect: 'maybe',
          because: 'only zones of this server can be transferred',
          at,
        },
      ],
      at,
    });
    let to = false;
    while (nextBlock(d)) {
      const option = current(d);
      if (option.text !== 'to') fail(`unknown property '${option.text}'`, option);
      if (remainingArgs(d).length === 0) argumentError(d);
      to = true;
    }
    if (!to) fail("'to' is required", head);
  }
}
