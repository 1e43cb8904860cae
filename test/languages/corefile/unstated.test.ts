/** Words from an environment that nobody states: no error, and nothing certain of what they decide. */
import { expect, test } from '@jest/globals';
import { firstError, read, stepsOf } from './read.ts';

const unstated = { envKnown: false };

test.each([
  ['rewrite {$RULE} a.org b.org\nforward . 10.0.0.1', ['opaque', 'rewrite', 'forward']],
  ['acl {\n{$ACTION} net 10.0.0.0/8\n}\nforward . 10.0.0.1', ['opaque', 'answer', 'forward']],
  ['forward . 10.0.0.1 {\nnext {$CODE}\n}', ['opaque', 'forward']],
  ['errors {$TO}\ncache {\n{$OPTION} 5\n}\nforward . 10.0.0.1', ['forward']],
])('%j: what comes of it is open', (lines, kinds) => {
  expect(firstError(`. {\n${lines}\n}`, unstated)).toBeUndefined();
  expect(stepsOf(lines, unstated).map(({ kind }) => kind)).toEqual(kinds);
});

test('a view with such an expression lets in nobody knows whom', () => {
  const [block] = read('. {\nview v {\nexpr {$WHOM} == 1\n}\nwhoami\n}', unstated).value.blocks;
  expect(block?.views).toMatchObject([{ opaque: true }]);
});

test('a rule of acl for such a network may be for the query or not', () => {
  const [step] = stepsOf('acl {\nblock net {$NET}\n}', unstated);
  expect(step).toMatchObject({ rules: [{ effect: 'refuse', perhaps: { holds: expect.anything() } }] });
});

test('two addresses that nobody states may differ', () => {
  const text = '. {\nbind {$ONE}\nwhoami\n}\n. {\nbind {$OTHER}\nwhoami\n}\n. {\nbind 127.0.0.1\nwhoami\n}';
  expect(firstError(text, unstated)).toBeUndefined();
});

test('what the kubelet writes of Services is no empty word', () => {
  const own = { envKnown: true };
  for (const name of ['OFFICE_SERVICE_HOST', 'KUBERNETES_SERVICE_HOST', 'DNS_PORT_53_UDP_ADDR'])
    expect(firstError(`. {\nforward . {$${name}}\n}`, own)).toBeUndefined();
  expect(firstError('. {\nforward . {$OFFICE_HOST}\n}', own)).toBeDefined();
});

test.each([
  [
    '${UPSTREAM}',
    { UPSTREAM: '10.0.0.1' },
    true,
    'plugin/forward: not an IP address or file: "${UPSTREAM}" @ ${UPSTREAM}',
  ],
  ['$UPSTREAM', { UPSTREAM: '10.0.0.1' }, true, 'plugin/forward: not an IP address or file: "$UPSTREAM" @ $UPSTREAM'],
  ['${UPSTREAM}', { UPSTREAM: '10.0.0.1' }, false, undefined],
  ['${UPSTREAM}', { OTHER: '10.0.0.1' }, true, undefined],
  ['${UPSTREAM}', { UPSTREAM: '${UPSTREAM}' }, true, undefined],
  ['${UPSTREAM}', { UPSTREAM: undefined }, true, undefined],
  ['${UPSTREAM}.{{ .X }}', { UPSTREAM: '10.0.0.1' }, true, undefined],
])('%s as a shell has it, with %j in the environment, in a stock image %j', (word, variables, stockImage, expected) => {
  const env = new Map<string, string | undefined>(Object.entries(variables));
  expect(firstError(`. {\nforward . ${word}\n}`, { version: '1.11.3', env, stockImage })).toBe(expected);
});

const NO_FILE = 'plugin/forward: not an IP address or file:';

test.each([
  ['upstreams', undefined],
  ['lists/upstreams', undefined],
  ['tls:///etc/upstreams', undefined],
  ['localhost', `${NO_FILE} "localhost" @ localhost`],
  ['https://dns.example/dns-query', `${NO_FILE} "dns.example/dns-query" @ https://dns.example/dns-query`],
  ['tls://dns.example/x', `${NO_FILE} "dns.example/x" @ tls://dns.example/x`],
])('%s may be a file that nobody shows: %j', (word, expected) => {
  expect(firstError(`. {\nforward . ${word}\n}`, { version: '1.11.3', isAbsent: () => false })).toBe(expected);
});

test('of a block whose only key is a variable it is not certain that anything is set up', () => {
  const of = (keys: string): string | undefined =>
    firstError(`${keys} {\nforward . {args[0]}\n}`, { version: '1.11.3', env: new Map() });
  expect(of('{$X}')).toBeUndefined();
  expect(of('{$X} a.org')).toContain('plugin/forward');
});
