/** What is not read or not known never makes a verdict surer: conditions of a template, files out of sight, clients. */
import { describe, expect, test } from '@jest/globals';
import { hasGuard, probe } from '../../../src/core/forwarding/guard.ts';
import { fate, graphOfCorefiles, loopsOf } from './read.ts';

/** The share of starts that the guards of a server end. */
function fatal(corefile: string, version?: string, assuming = false): number {
  const graph = graphOfCorefiles([corefile], version);
  const [socket] = graph.sockets;
  const block = socket?.server.config.blocks.find((one) => hasGuard(graph, one));
  if (socket === undefined || block === undefined) throw new Error('no guard');
  return probe(graph, socket, block, assuming).fatal;
}

describe('template with a fallthrough for some zones', () => {
  const looping = (more: string) =>
    `. {\n template IN A {\n match ^never\\.\n rcode NXDOMAIN\n ${more}\n }\n forward . 10.244.0.5\n loop\n}`;
  test('fails a name that it does not match outside of them', () => {
    expect(fate([looping('fallthrough a.org')], 'x.example A')).toEqual(['always fails SERVFAIL']);
    expect(fate([looping('fallthrough a.org')], 'x.a.org A')).toEqual(['always loops']);
    expect(fate([looping('fallthrough a.org')], 'x.example TXT')).toEqual(['always loops']);
  });
  test('lets names pass where it has one for all', () => {
    expect(fate([looping('fallthrough')], 'x.example A')).toEqual(['always loops']);
    expect(fate([looping('')], 'x.a.org A')).toEqual(['always fails SERVFAIL']);
  });
  test('leaves names to the next template that it lets pass', () => {
    const two =
      '. {\n template IN ANY a.org {\n match ^never\\.\n rcode NXDOMAIN\n fallthrough x.a.org\n }\n template IN ANY a.org {\n rcode REFUSED\n }\n forward . 10.0.0.1\n}';
    expect(fate([two], 'q.x.a.org A')).toEqual(['always fails REFUSED']);
    expect(fate([two], 'q.a.org A')).toEqual(['always fails SERVFAIL']);
    expect(fate([two], 'b.org A')).toEqual(['always leaves 10.0.0.1:53']);
  });
  test('blinds a guard whose probe it fails', () => {
    const guarded = (zone: string) =>
      `. {\n loop\n template IN HINFO {\n match ^never\\.\n rcode NXDOMAIN\n fallthrough ${zone}\n }\n forward . 10.244.0.5\n}`;
    expect(fatal(guarded('a.org'))).toBe(0);
    expect(fatal(guarded('.'))).toBe(1);
  });
});

describe('a template whose expr is not evaluated', () => {
  const conditional = (through: string) =>
    `. {\n template IN ANY . {\n expr 1 == 2\n rcode NXDOMAIN\n ${through}\n }\n forward . 10.244.0.5\n}`;
  test('lets no name pass without fallthrough, whatever it comes to', () => {
    expect(loopsOf([conditional('')])).toEqual([]);
    expect(fate([conditional('')], 'x.example A')).toEqual(['assumed answered', 'assumed fails SERVFAIL']);
  });
  test('makes what it may let pass assumed', () => {
    expect(loopsOf([conditional('fallthrough')])).toEqual(['assumed example.org.']);
  });
});

describe('a hosts file that is not in sight', () => {
  const server = (through: string) =>
    `. {\n loop\n hosts /etc/elsewhere/hosts {\n ${through}\n }\n forward . 10.244.0.5\n}`;
  test('lets no name pass without fallthrough', () => {
    expect(fate([server('')], 'x.example A')).toEqual(['assumed answered', 'assumed fails SERVFAIL']);
    // Pointers that it does not have pass on, whatever it says (plugin/hosts/hosts.go ServeDNS).
    expect(fate([server('')], '1.0.0.10.in-addr.arpa PTR')).toEqual(['assumed answered', 'assumed loops']);
    expect(fate([server('')], 'x.example PTR')).toEqual(['always loops']);
  });
  test('does not blind a guard: no file has the name that it asks for', () => {
    expect(fatal(server('fallthrough'))).toBe(1);
    expect(loopsOf([server('fallthrough')])).toEqual(['always example.org.']);
  });
});

describe('acl by network', () => {
  const self = (policy: string) => `. {\n acl {\n ${policy}\n }\n loop\n forward . 127.0.0.1\n}`;
  test('decides about what a server asks itself by its loopback', () => {
    expect(loopsOf([self('block net 127.0.0.0/8')])).toEqual([]);
    expect(loopsOf([self('block net 10.0.0.0/8')])).toEqual(['always example.org.']);
    expect(loopsOf([self('allow net 10.0.0.0/8\n block')])).toEqual([]);
    expect(fatal(self('block net 127.0.0.1'))).toBe(0);
    expect(fatal(self('allow net 127.0.0.0/8\n block'))).toBe(1);
  });
  test('lets a question in or not, and what it lets in comes back', () => {
    const unguarded = self('block net 10.0.0.0/8').replace(' loop\n', '');
    expect(loopsOf([unguarded])).toEqual(['assumed example.org.']);
    expect(loopsOf([self('allow net 172.28.0.0/24\n allow net 127.0.0.0/8\n block').replace(' loop\n', '')])).toEqual([
      'assumed example.org.',
    ]);
    expect(fate([unguarded], 'x.example A')).toEqual(['assumed fails REFUSED', 'assumed loops']);
    // By which address the first of two is known to the second nobody says.
    const two = ['. {\n forward . 10.244.0.6\n}', unguarded.replace('127.0.0.1', '10.244.0.5')];
    expect(loopsOf(two)).toEqual(['assumed example.org.']);
  });
  test('stays an assumption about other clients', () => {
    const file = '. {\n acl {\n block net 10.0.0.0/8\n }\n forward . 10.0.0.1\n}';
    expect(fate([file], 'x.example A')).toEqual(['assumed fails REFUSED', 'assumed leaves 10.0.0.1:53']);
  });
  test('of two networks the rules behind count as well', () => {
    const file = '. {\n acl {\n allow net 10.0.0.0/8\n block type TXT\n }\n forward . 10.0.0.1\n}';
    expect(fate([file], 'x.example A')).toEqual(['always leaves 10.0.0.1:53']);
    expect(fate([file], 'x.example TXT')).toEqual(['assumed fails REFUSED', 'assumed leaves 10.0.0.1:53']);
  });
  test('wants networks written out (net.ParseCIDR)', () => {
    const errors = (net: string) =>
      graphOfCorefiles([self(`block net ${net}`)]).cluster.servers[0]?.config.errors.map((one) => one.message);
    expect(errors('192.168.0/16')).toEqual(['plugin/acl: illegal CIDR notation "192.168.0/16"']);
    expect(errors('192.168.0.0/16')).toEqual([]);
    expect(errors('192.168.0.0/33')).toHaveLength(1);
  });
  test('filter answers without records', () => {
    const file = '. {\n acl {\n filter net 10.0.0.0/8\n }\n forward . 10.0.0.1\n}';
    expect(fate([file], 'x.example A')).toEqual(['assumed answered', 'assumed leaves 10.0.0.1:53']);
  });
});

describe('a key in capitals', () => {
  const file = 'A.ORG {\n loop\n forward . 10.244.0.5\n}';
  test('takes no name before 1.14.7, so nothing comes back', () => {
    expect(loopsOf([file], '1.14.6')).toEqual([]);
    expect(fate([file], 'x.a.org A', '1.14.6')).toEqual(['always fails REFUSED']);
    expect(fatal(file, '1.14.6')).toBe(0);
  });
  test('before another of the block leaves its guard the other’s names to see its probe by', () => {
    const two = 'A.ORG . {\n loop\n forward . 10.244.0.5\n}';
    expect(fatal(two, '1.14.6')).toBe(1);
    expect(fatal(two, '1.14.7')).toBe(1);
  });
  test('is as good as one without since', () => {
    expect(loopsOf([file], '1.14.7')).toEqual(['always www.a.org.']);
    expect(fatal(file, '1.14.7')).toBe(1);
  });
});

describe('a probe that comes back to its guard after more hops than are followed', () => {
  /** HINFO questions to port 53 go through so many listeners before the guard's second key has them. */
  const ring = (listeners: number): string => {
    const guard = '.:53 .:999 {\n loop\n forward . 127.0.0.1:53\n}\n';
    const first = ".:53 {\n view probes {\n expr type() == 'HINFO'\n }\n forward . 127.0.0.1:1000\n}\n";
    const rest = Array.from({ length: listeners }, (_, i) => {
      const to = i === listeners - 1 ? 999 : 1001 + i;
      return `.:${1000 + i} {\n forward . 127.0.0.1:${to}\n}\n`;
    });
    return first + guard + rest.join('');
  };
  test('ends the server where all of them are followed', () => {
    expect(fatal(ring(10))).toBe(1);
  });
  test('is neither sure to end it nor sure not to', () => {
    expect(fatal(ring(650))).toBe(0.5);
  });
});

describe('minimal before a plugin that refuses without a message', () => {
  const file = (more: string): string => `. {\n ${more}\n file /etc/db internal\n}`;
  const at = (version: string, more: string): readonly string[] =>
    fate([file(more)], 'www.x.test A', version, { '/etc/db': '@ 3600 IN SOA ns.internal. h.internal. 1 2 3 4 5\n' });
  test('fails before 1.15.0', () => {
    expect(at('1.14.7', 'minimal')).toEqual(['always fails SERVFAIL']);
    expect(at('1.14.7', '')).toEqual(['always fails REFUSED']);
    expect(at('1.15.0', 'minimal')).toEqual(['always fails REFUSED']);
  });
  test('passes a refusal that has one', () => {
    const refusing = '. {\n minimal\n template ANY ANY {\n rcode REFUSED\n }\n}';
    expect(fate([refusing], 'www.x.test A', '1.14.7')).toEqual(['always fails REFUSED']);
  });
});

describe('autopath', () => {
  const searching = '. {\n autopath /etc/searched\n forward . 10.244.0.6\n}';
  const ask = (files: readonly string[], question: string): readonly string[] =>
    fate(files, question, '1.15.0', { '/etc/searched': 'search internal a.test\n' });
  const answering = (rcode: string): string => `. {\n template ANY ANY {\n rcode ${rcode}\n }\n}`;
  test.each([
    ['NXDOMAIN', 'assumed answered'],
    ['NOERROR', 'always answered'],
    ['SERVFAIL', 'always fails SERVFAIL'],
  ])('may ask on after the reply of another server that is %s', (rcode, becomes) => {
    expect(ask([searching, answering(rcode)], 'x.internal A')).toEqual([becomes]);
    expect(ask([searching, answering(rcode)], 'x.example A')).toEqual([becomes.replace('assumed', 'always')]);
  });
  test('may ask on where a plugin behind it gives no answer', () => {
    const file = '. {\n autopath /etc/searched\n template ANY ANY {\n match ^never\n }\n}';
    expect(ask([file], 'x.internal A')).toContain('assumed fails SERVFAIL');
    expect(ask([file], 'x.example A')).toContain('always fails SERVFAIL');
  });
  test('leaves failover of whoever asks open', () => {
    const asker = '. {\n forward . 10.244.0.6 10.0.0.1 {\n policy sequential\n failover NXDOMAIN\n }\n}';
    const files = [asker, searching.replace('0.6', '0.7'), answering('NXDOMAIN')];
    expect(ask(files, 'x.internal A')).toEqual(['assumed answered', 'sometimes leaves 10.0.0.1:53']);
    expect(ask(files, 'x.example A')).toEqual(['always leaves 10.0.0.1:53']);
  });
});

describe('a guard behind a view', () => {
  const self = (expr: string): string =>
    `. {\n loop\n view v {\n expr ${expr}\n }\n forward . 127.0.0.1\n}\n. {\n forward . 10.0.0.1\n}`;
  test.each([["server_ip() == '127.0.0.1'"], ["type() != 'HINFO' or name() == 'a.'"]])(
    'that is not read is neither sure to end the server nor sure not to: %s',
    (expr) => {
      expect(loopsOf([self(expr)])).toEqual(['assumed example.org.']);
      expect([fatal(self(expr), '1.15.0', true), fatal(self(expr))]).toEqual([0.5, 0.5]);
    },
  );
  test.each<[string, number]>([
    ["type() != 'HINFO'", 0],
    ["type() != 'TXT'", 1],
    ["type() != 'TXT' and type() != 'HINFO'", 0],
  ])('of types is read: %s', (expr, share) => {
    expect(loopsOf([self(expr)])).toEqual(['always example.org.']);
    expect(fatal(self(expr))).toBe(share);
    expect(fate([self(expr)], 'x.example TXT')).toEqual(
      expr.includes('TXT') ? ['always leaves 10.0.0.1:53'] : ['always loops'],
    );
  });
  test('of its own address is sure to end the server, and of other addresses sure not to', () => {
    expect(loopsOf([self("client_ip() == '127.0.0.1'")])).toEqual(['always example.org.']);
    expect(fatal(self("client_ip() == '127.0.0.1'"))).toBe(1);
    const pods = self("incidr(client_ip(), '10.244.0.0/16')");
    expect([loopsOf([pods]), fatal(pods)]).toEqual([[], 0]);
  });
  test.each([["view v {\n expr client_ip() == '127.0.0.1'\n }"], ['acl {\n allow net 127.0.0.1\n block\n }']])(
    'whose place is empty leaves a loop to those that ask from there: %s',
    (what) => {
      expect(loopsOf([`. {\n ${what}\n forward . 127.0.0.1\n}\n`])).toEqual(['assumed example.org.']);
    },
  );
  test('of another server that its probe has to pass', () => {
    const between = `.:54 {\n view v {\n expr server_ip() == '10.244.0.5'\n }\n forward . 127.0.0.1:53\n}\n`;
    const file = `.:53 {\n loop\n forward . 127.0.0.1:54\n}\n${between}`;
    expect([fatal(file, '1.15.0', true), fatal(file)]).toEqual([0.5, 0.5]);
  });
});

describe('a DS question behind views', () => {
  const view = (key: string, expr: string, to: string): string =>
    `${key} {\n view v {\n expr ${expr}\n }\n forward . ${to}\n}\n`;
  const root = '. {\n forward . 10.0.0.3\n}\n';
  test('goes to the root block where none lets it in', () => {
    const servers = [view('b.org', "name() startsWith 'q'", '10.0.0.1') + root];
    expect(fate(servers, 'w.b.org DS')).toEqual(['always leaves 10.0.0.3:53']);
    expect(fate(servers, 'q.b.org DS')).toEqual(['always leaves 10.0.0.1:53']);
  });
  test('may go to each that may let it in, the one of the shortest zone first', () => {
    const unread = "incidr(client_ip(), '10.244.0.0/16')";
    const servers = [view('a.b.org', unread, '10.0.0.1') + view('b.org', unread, '10.0.0.2') + root];
    expect(fate(servers, 'q.a.b.org DS')).toEqual([
      'assumed leaves 10.0.0.1:53',
      'assumed leaves 10.0.0.2:53',
      'assumed leaves 10.0.0.3:53',
    ]);
  });
});
