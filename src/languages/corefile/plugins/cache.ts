/** `cache` (plugin/cache/setup.go cacheParse): decides nothing for new names. */
import { defined } from '../../../core/text/defined.ts';
import { argumentError, type Dispenser, fail } from '../dispenser.ts';
import { duration, durationProblem, integer, integerProblem, shownInteger, wrapped } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import type { PluginReader } from '../setup.ts';
import { isAtLeast } from '../versions.ts';
import { bare, blockOr, check, once, oneOrMore, words } from './stanza.ts';

const SECOND = 1e9;
const FIVE_MINUTES = 300e9;

export const readCache: PluginReader = (setup) =>
  once(setup, (d) => {
    const { version } = setup.context;
    const [first] = words(d, 0, Number.POSITIVE_INFINITY);
    if (first !== undefined && first.opaque !== true && integerProblem(first.text) === undefined)
      checkTtl(Number(first.text), first);
    let stale = false;
    let policy: Token | undefined;
    blockOr(d, argumentError, {
      success: amounts,
      denial: amounts,
      prefetch,
      serve_stale: (inside) => {
        stale = true;
        serveStale(inside, version);
      },
      ...defined({
        serve_stale_policy: isAtLeast(version, '1.14.7')
          ? (inside: Dispenser, option: Token) => {
              if (policy !== undefined) fail('serve_stale_policy can only be specified once', option);
              policy = option;
              check(oneOrMore(inside, 1)[0], (text) =>
                text.toLowerCase() === 'prefer_positive' ? undefined : `invalid serve_stale_policy: ${text}`,
              );
            }
          : undefined,
      }),
      servfail: (inside) => {
        const [token] = oneOrMore(inside, 1);
        const length = duration(token);
        if (length < 0) fail('invalid negative ttl for servfail', token);
        if (length > FIVE_MINUTES) fail('caching SERVFAIL responses over 5 minutes is not permitted', token);
      },
      disable: (inside) =>
        check(oneOrMore(inside)[0], (type) =>
          /^(?:success|denial)$/.test(type) ? undefined : 'cache type for disable must be "success" or "denial"',
        ),
      keepttl: bare,
    });
    if (policy !== undefined && !stale) fail('serve_stale_policy requires serve_stale', policy);
  });

function checkTtl(ttl: number, token: Token): void {
  if (ttl <= 0) fail(`cache TTL can not be zero or negative: ${ttl}`, token);
}

function amounts(d: Dispenser): void {
  const [most, ttl, least] = oneOrMore(d);
  integer(most);
  if (ttl !== undefined) checkTtl(integer(ttl), ttl);
  if (least !== undefined && integer(least) < 0)
    fail(`cache min TTL can not be negative: ${shownInteger(least.text)}`, least);
}

function prefetch(d: Dispenser): void {
  const [amount, length, share] = oneOrMore(d, 3);
  if (integer(amount) < 0) fail(`prefetch amount should be positive: ${shownInteger(amount.text)}`, amount);
  if (length !== undefined) duration(length);
  if (share === undefined || share.opaque === true) return;
  if (share.text === '') fail('panic: runtime error: index out of range [-1]', share);
  if (!share.text.endsWith('%'))
    fail(`last character of percentage should be \`%\`, but is: '${share.text.at(-1) ?? ''}'`, share);
  const percent = integer({ ...share, text: share.text.slice(0, -1) });
  if (percent < 10 || percent > 90) fail(`percentage should fall in range [10, 90]: ${percent}`, share);
}

/** The response's TTL and the recheck after a failure came with 1.14.7. */
function serveStale(d: Dispenser, version: string): void {
  const late = isAtLeast(version, '1.14.7');
  const found = words(d, 0, late ? 5 : 2);
  const [stale, mode, ...rest] = found;
  if (stale !== undefined && duration(stale) < 0) fail('invalid negative duration for serve_stale', stale);
  const refresh = mode?.text.toLowerCase();
  if (refresh !== 'immediate' && refresh !== 'verify')
    check(mode, (text) => `invalid value for serve_stale refresh mode: ${text.toLowerCase()}`);
  const [timeout, ttl, recheck] = refresh === 'verify' ? rest : [undefined, ...rest];
  if (timeout !== undefined && lengthOf('verify timeout', timeout) < 0)
    fail('invalid negative timeout for serve_stale verify', timeout);
  if (refresh !== 'verify' && mode?.opaque !== true && found.length > 4) argumentError(d);
  if (ttl !== undefined) {
    const value = lengthOf('response TTL', ttl);
    if (value < 0) fail('invalid negative response TTL for serve_stale', ttl);
    if (value % SECOND !== 0) fail('serve_stale response TTL must be a whole number of seconds', ttl);
    if (value / SECOND > 0xffffffff) fail('serve_stale response TTL exceeds the DNS TTL range', ttl);
  }
  if (recheck === undefined) return;
  const pause = lengthOf('failure recheck', recheck);
  if (pause < 0) fail('invalid negative failure recheck for serve_stale', recheck);
  if (pause > FIVE_MINUTES) fail('serve_stale failure recheck cannot exceed 5 minutes', recheck);
}

function lengthOf(what: string, token: Token): number {
  check(token, (text) => wrapped(`invalid serve_stale ${what}`, durationProblem(text)));
  return duration(token);
}
