/**
 * From a vector to what the laboratory needs, and from what it saw to what a vector records.
 * Shared by record.mjs, live.mjs and fuzz.mjs; replaying needs none of it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = `${root}.cache/conformance/`;
const module = fileURLToPath(new URL('go/', import.meta.url));

/**
 * The versions vectors are recorded with, newest first, and the module file each is built from. scripts/newest-coredns.mjs
 * adds to the file.
 */
export const versions = JSON.parse(readFileSync(new URL('versions.json', import.meta.url), 'utf8'));

/** Versions of long ago, each a module of its own with a few plugins; played only where a vector names them. */
const past = [{ version: '1.2.5', directory: 'coredns-1.2/' }];

/** Whether a CoreDNS has a part in a vector. */
export const hasCoredns = (vector) => vector.corefile !== undefined || Object.values(vector.servers).some((server) => server.corefile !== undefined);

/** Whether a server of a vector joins equal questions, so that how often a loop turns is a matter of time. */
export const joinsQuestions = (vector) =>
  Object.values(vector.servers ?? {}).some((server) => server.corefile === undefined) || Object.values(vector.sinks ?? {}).some((sink) => sink.merge === true);

/** The programs of servers other than CoreDNS, by the key that gives their configuration. */
const programs = {
  dnsmasq: 'dnsmasq',
  unbound: 'unbound',
  named: 'named',
  recursor: 'pdns_recursor',
  resolved: process.env.SYSTEMD_RESOLVED ?? '/lib/systemd/systemd-resolved',
};

/** A program that a vector needs and this machine does not have. */
export function missingServer(vector) {
  const keys = Object.values(vector.servers ?? {}).flatMap((server) => Object.keys(programs).filter((key) => server[key] !== undefined));
  const places = ['', '/usr/sbin/', '/usr/bin/', '/usr/local/sbin/', '/sbin/'];
  return keys.map((key) => programs[key]).find((program) => !places.some((place) => existsSync(place + program)));
}

const numbers = (version) => version.split('.').map(Number);

function atLeast(version, since) {
  const [a, b] = [numbers(version), numbers(since)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at === -1 || a[at] > b[at];
}

/**
 * The versions that a vector is played with: those it names, or all `since` one; one for all where no CoreDNS has a part in it.
 */
export function versionsOf(vector) {
  if (vector.versions?.some((version) => past.some((one) => one.version === version))) return vector.versions;
  const wanted = versions
    .map(({ version }) => version)
    .filter((version) => vector.versions === undefined || vector.versions.includes(version))
    .filter((version) => vector.since === undefined || atLeast(version, vector.since));
  return hasCoredns(vector) ? wanted : wanted.slice(0, 1);
}

const binaryOf = (version) => `${cache}coredns-${version}`;

/** Builds what is not there yet. Minutes for a CoreDNS, seconds for the laboratory itself. */
export async function build() {
  mkdirSync(cache, { recursive: true });
  for (const { version, modfile } of versions) {
    if (existsSync(binaryOf(version))) continue;
    await command('go', ['build', `-modfile=${modfile}`, '-ldflags=-s -w', '-o', binaryOf(version), '.']);
  }
  for (const { version, directory } of past) {
    if (!existsSync(binaryOf(version))) await command('go', ['build', '-ldflags=-s -w', '-o', binaryOf(version), '.'], `${module}${directory}`);
  }
  await command('go', ['build', '-o', `${cache}lab`, './lab']);
  await makeCertificate();
}

function command(name, args, cwd = module) {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CGO_ENABLED: '0' } });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')}: exit ${code}`))));
  });
}

const laboratory = (workers, ...flags) => [`${cache}lab`, '-workers', String(workers), '-work', `${cache}work`, ...flags];

/** How long the laboratory may say nothing: longer than any scenario may take. */
const silenceMs = 5 * 60_000;

/**
 * Plays scenarios; gives outcomes by id, and each to `see` as it comes. `reuse`: see go/lab/ground.go. A laboratory that dies or says nothing for too long is ended, and what it has not
 * played has a `problem` for an outcome. `command` is the laboratory's own, unless a test stands in for it.
 */
export async function play(scenarios, { workers = 4, loopback = false, reuse = false, see = () => {}, silence = silenceMs, ...own } = {}) {
  const flags = [...(loopback ? ['-loopback'] : []), ...(reuse ? ['-reuse'] : [])];
  const { command = laboratory(workers, ...flags) } = own;
  mkdirSync(`${cache}work`, { recursive: true });
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const outcomes = new Map();
  let rest = '';
  let problem = 'the laboratory ended before it was played';
  let timer;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      problem = `the laboratory said nothing for ${silence} ms`;
      process.kill(-child.pid, 'SIGKILL');
    }, silence);
  };
  listen();
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (chunk) => {
    listen();
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const outcome = JSON.parse(line);
      outcomes.set(outcome.id, outcome);
      see(outcome);
    }
  });
  child.stdin.on('error', () => {}); // it died; what it did not play is reported below
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  child.stdin.end(scenarios.map((scenario) => JSON.stringify(scenario)).join('\n'));
  await ended;
  clearTimeout(timer);
  for (const { id } of scenarios) if (!outcomes.has(id)) outcomes.set(id, { id, problem, servers: [], queries: [] });
  return outcomes;
}

/** Why this machine does not let the laboratory have network namespaces; undefined where it does. */
export function whyNoNamespaces() {
  const run = spawnSync(`${cache}lab`, ['-probe'], { encoding: 'utf8' });
  if (run.error !== undefined) return run.error.message;
  return run.status === 0 ? undefined : run.stderr.trim();
}

export const podAddresses = ['10.244.0.5', 'fd00:244::5'];

/** What a CoreDNS pod has when it may talk to an API server. */
const serviceAccount = {
  '/var/run/secrets/kubernetes.io/serviceaccount/token': 'token',
  '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt': '',
};

/** One query as written in a vector: `NAME [TYPE]`, or a map. */
export function queryOf(written) {
  const query = typeof written === 'string' ? { ask: written } : written;
  const [name = '.', type = 'A'] = query.ask.split(' ');
  return { ...query, name, type };
}

/** The scenario that plays a vector with one CoreDNS version. */
export function scenarioOf(vector, version, id) {
  const single = vector.corefile !== undefined;
  const hosts = vector.hosts ?? { pod: podAddresses };
  const servers = single
    ? [{ name: 'dns', host: 'pod', corefile: vector.corefile, files: vector.files, env: vector.env, args: vector.args }]
    : Object.entries(vector.servers).map(([name, server]) => ({ name, ...server }));
  const first = servers[0];
  return {
    id,
    limitMs: vector['limit-ms'] ?? 0,
    maxQuestions: vector['max-questions'] ?? 0,
    hosts: Object.fromEntries(Object.entries(hosts).map(([name, addresses]) => [name, { addresses }])),
    servers: servers.map((server) => serverOf(vector, server, version)),
    services: vector.services ?? {},
    sinks: vector.sinks ?? {},
    sinkPorts: vector['sink-ports'] ?? [53],
    lingerMs: vector.guard === undefined ? 0 : (vector.guard['watch-ms'] ?? 3500),
    kubernetes: vector.kubernetes === true,
    queries: (vector.queries ?? []).map((written) => {
      const query = queryOf(written);
      const firstHost = single ? 'pod' : first.host;
      return {
        name: query.name,
        type: query.type,
        class: query.class ?? '',
        proto: query.proto ?? 'udp',
        from: query.from ?? insideOf(vector, servers, query) ?? '',
        at: query.at ?? `${hosts[firstHost][0]}:53`,
        times: query.times ?? 1,
        timeoutMs: query['timeout-ms'] ?? 0,
        retryMs: query['retry-ms'] ?? 0,
      };
    }),
  };
}

const privateNetworks = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

/**
 * Who serves every private network is taken to serve all that ask in a cluster, and so asks of a Compose project one of its machines. The client outside has
 * another address.
 */
function insideOf(vector, servers, { at = '' }) {
  if (vector.compose !== true) return undefined;
  const asked = Object.keys(vector.hosts).find((host) => vector.hosts[host].includes(at.replace(/:\d+$/, '')));
  const { unbound = '', named = '', recursor = '' } = servers.find(({ host }) => host === asked) ?? {};
  if (!privateNetworks.every((network) => `${unbound}${named}${recursor}`.includes(network))) return undefined;
  return Object.keys(vector.hosts).find((host) => host !== asked) ?? asked;
}

/**
 * How many descriptors a CoreDNS has: every hop of a loop holds one, so they are what ends it. A guard that shares them with a
 * health check that turns in the same ring needs more, or the answer of a starved hop reaches it before its third sighting; so
 * does a server of many listeners, each of which holds two.
 */
const descriptorsOf = (vector) => (vector.guard === undefined && (vector.corefile ?? '').split('\n.:').length < 8 ? 96 : 2048);

/** A certificate for the name `lab` and for every address that a set-up asks over TLS, made once on this machine. */
const certificate = { cert: `${cache}cert.pem`, key: `${cache}key.pem` };
const tlsFiles = { '/etc/tls/cert.pem': certificate.cert, '/etc/tls/key.pem': certificate.key };

async function makeCertificate() {
  if (existsSync(certificate.key)) return;
  const names = 'subjectAltName=DNS:lab';
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650', '-subj', '/CN=lab', '-addext', names];
  await command('openssl', [...args, '-out', certificate.cert, '-keyout', certificate.key]);
}

/** Vectors state that the files are there and no more; nobody keeps a key in a repository. */
function filled(files) {
  const known = Object.entries(tlsFiles).filter(([path]) => files?.[path] === '');
  return { ...files, ...Object.fromEntries(known.map(([path, from]) => [path, readFileSync(from, 'utf8')])) };
}

function serverOf(vector, server, version) {
  const common = { name: server.name, host: server.host, env: server.env ?? {}, nofile: server.nofile ?? descriptorsOf(vector), afterMs: server['after-ms'] ?? 0 };
  const resolv = vector['resolv-conf']?.[server.host];
  const files = { '/etc/resolv.conf': resolv ?? '', ...filled(server.files) };
  if (server.dnsmasq !== undefined) {
    return { ...common, nofile: 0, software: 'dnsmasq', files: { ...files, '/etc/dnsmasq.conf': server.dnsmasq } };
  }
  if (server.fake !== undefined) return { ...common, nofile: 0, software: 'fake', args: [server.fake], startMs: 500 };
  if (server.unbound !== undefined) {
    return { ...common, nofile: 0, software: 'unbound', files: { ...files, '/etc/unbound/unbound.conf': server.unbound } };
  }
  if (server.named !== undefined) {
    return { ...common, nofile: 0, software: 'named', files: { ...files, '/etc/bind/named.conf': inNamedDirectory(server.named) } };
  }
  if (server.recursor !== undefined) {
    return { ...common, nofile: 0, software: 'pdns_recursor', args: recursorArgs, files: { ...files, '/etc/powerdns/recursor.conf': server.recursor } };
  }
  if (server.resolved !== undefined) {
    const own = { '/etc/systemd/resolved.conf': server.resolved, '/etc/systemd/resolved.conf.d/quiet.conf': quiet, ...linkState(files) };
    return { ...common, nofile: 0, software: 'systemd-resolved', files: { ...files, ...own } };
  }
  return {
    ...common,
    software: 'coredns',
    binary: binaryOf(version),
    args: ['-conf', '/etc/coredns/Corefile', ...(server.args ?? [])],
    env: vector.pod === true ? { KUBERNETES_SERVICE_HOST: '10.96.0.1', KUBERNETES_SERVICE_PORT: '443', ...server.env } : common.env,
    files: {
      '/etc/hosts': '127.0.0.1 localhost\n',
      ...(vector.pod === true ? serviceAccount : {}),
      ...files,
      '/etc/coredns/Corefile': server.corefile,
    },
    // A kubernetes plugin without a reachable API holds the start for five seconds; nothing else needs so long.
    startMs: 8000,
  };
}

/** No DNSSEC, no question of its own about its security, and nothing kept. */
const recursorArgs = ['--dnssec=off', '--security-poll-suffix=', '--disable-packetcache=yes', '--minimum-ttl-override=0'];

/** Nothing of resolved's but unicast DNS, and nothing kept. */
const quiet = '[Resolve]\nLLMNR=no\nMulticastDNS=no\nDNSSEC=no\nCache=no\n';

/** What systemd-networkd leaves of a link's .network file (sd-network, link state). */
function linkState(files) {
  const text = files['/etc/systemd/network/10-eth0.network'];
  if (text === undefined) return {};
  const of = (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);
  const domains = of('Domains').flatMap((value) => value.split(/\s+/));
  const state = {
    ADMIN_STATE: 'configured',
    OPER_STATE: 'routable',
    DNS: of('DNS').join(' '),
    DOMAINS: domains.filter((one) => !one.startsWith('~')).join(' '),
    ROUTE_DOMAINS: domains.filter((one) => one.startsWith('~')).map((one) => one.slice(1)).join(' '),
    DNS_DEFAULT_ROUTE: of('DNSDefaultRoute').at(-1) ?? '',
  };
  const lines = Object.entries(state).filter(([, value]) => value !== '');
  return { '/run/link': lines.map(([key, value]) => `${key}=${value}\n`).join('') };
}

/** named.conf as it stands in a vector, with what lets it run beside others: its directory, no socket for rndc, and no DNSSEC but what it states. */
function inNamedDirectory(text) {
  const unsaid = text.includes('dnssec-validation') ? '' : ' dnssec-validation no;';
  const own = `directory "@ROOT@"; pid-file none; session-keyfile none;${unsaid} managed-keys-directory "@ROOT@";`;
  const options = /(^|[\s/])options\s*\{/;
  return `controls { };\n${options.test(text) ? text.replace(options, (found) => `${found} ${own}`) : `options { ${own} };\n${text}`}`;
}

/** How CoreDNS's parser writes a place, with or without the name of a plugin before it. */
const position = /(^|: )([^\s:]+):(\d+) - (Error during parsing|Syntax error)/;

/** What is recorded of one CoreDNS's start. */
export function startOf(server) {
  if (!server.starts) {
    // Of a panic the first line is CoreDNS's; the rest are places on the machine that built it.
    const text = (/^panic: .*$/m.exec(server.error ?? '')?.[0] ?? server.error ?? '').replaceAll('/etc/coredns/', '');
    // Which resolver could not be reached, and from which port, is the machine's business.
    const stable = text.replace(/(lookup \S+) on .*/, '$1').replace(/(lookup \S+): no such host/, '$1');
    if (server.hangs) return { starts: false, hangs: true };
    const recorded = { starts: false, error: stable.replace(position, (_, before, _file, _line, after) => before + after) };
    const found = position.exec(text);
    if (found !== null) {
      recorded.line = Number(found[3]);
      if (found[2] !== 'Corefile') recorded.file = found[2];
    }
    if (server.fatal !== undefined) recorded.error = server.fatal;
    return recorded;
  }
  // CoreDNS lists its listeners in no particular order.
  const recorded = { starts: true, zones: (server.zones ?? []).toSorted() };
  if (server.exited && server.fatal === undefined) recorded.leaves = true;
  return recorded;
}

/** From how many equal steps on a question counts as endless. More than any retry, fewer than the descriptors allow. */
export const loopSteps = 10;

/** The thirteen root servers (IANA, named.root): who asks them looks a name up by itself. */
const rootServers = new Set(
  `198.41.0.4 170.247.170.2 199.9.14.201 192.33.4.12 199.7.91.13 192.203.230.10 192.5.5.241 192.112.36.4 198.97.190.53 192.36.148.17
  192.58.128.30 193.0.14.129 199.7.83.42 202.12.27.33 2001:503:ba3e::2:30 2801:1b8:10::b 2001:500:200::b 2001:500:2::c 2001:500:2d::d
  2001:500:a8::e 2001:500:2f::f 2001:500:12::d0d 2001:500:1::53 2001:7fe::53 2001:503:c27::2:30 2001:7fd::1 2001:500:9f::42 2001:dc3::35`.split(/\s+/),
);
/** What sinks answer with (go/lab/sink.go). */
const sinkAnswer = '198.18.0.1:53';
const isRoot = (step) => step.host === 'outside' && rootServers.has(step.at.slice(0, step.at.lastIndexOf(':')).replace(/^\[|\]$/g, ''));

/** Whether a host asks, itself or through others, itself: who only fails is asked again and again as well. `relayed`: who asks from outside is not known. */
function hostsInCircles(asked, relayed) {
  const onward = new Map();
  for (const { from, host } of asked) onward.set(from, new Set(onward.get(from)).add(host));
  return (start) => {
    const found = new Set(onward.get(start));
    for (const host of found) for (const next of onward.get(host) ?? []) found.add(next);
    return relayed || found.has(start);
  };
}

/** Whether hosts asked one another in a ring, each at one port: who asked had the question from whom it asks. */
function goesRound(asked) {
  const ports = new Map();
  for (const { host, at } of asked) ports.set(host, new Set(ports.get(host)).add(at.slice(at.lastIndexOf(':'))));
  const onward = new Map();
  for (const { from, host } of asked) if (from !== host && ports.get(host).size === 1 && host !== 'outside') onward.set(from, new Set(onward.get(from)).add(host));
  return [...onward.keys()].some((start) => {
    const found = new Set(onward.get(start));
    for (const host of found) for (const next of onward.get(host) ?? []) found.add(next);
    return found.has(start);
  });
}

/**
 * Whether a question is back at a host that joins equal ones, and is not turned away there: nobody answers it any more. A CoreDNS
 * would ask on, and so asks itself in vain where its list is for clients alone.
 */
function isStuck(asked, joining) {
  const onward = new Map();
  for (const { from, host, refused } of asked) if (refused !== true) onward.set(from, new Set(onward.get(from)).add(host));
  return [...joining].some((start) => {
    const found = new Set(onward.get(start));
    for (const host of found) for (const next of onward.get(host) ?? []) found.add(next);
    return found.has(start);
  });
}

/**
 * What is recorded of one query. `listening` gives the socket behind an address of a host, `home` whether an
 * address of a host is that of the server that was asked first; `relays` are the addresses outside that send questions on,
 * `joins` are the hosts of servers that join equal questions.
 */
export function answerOf(all, query, listening, home, { relays = new Set(), joins = new Set() } = {}) {
  const rooted = all.asked.some(isRoot);
  // Who looks up by itself asks its forwarders for the addresses of the root servers, and of `.`, which a built-in empty zone names as its server (lib/ns empty
  // zones); it takes the address that every sink answers with for a name server's.
  const isServers = (step) => (step.name.endsWith('.root-servers.net.') && !/root-servers\.net\.?$/i.test(query.name)) || (step.name === '.' && /^A(AAA)?$/.test(step.type) && query.name !== '.');
  const isOwn = (step) => isRoot(step) || isServers(step) || (rooted && step.at === sinkAnswer);
  const run = { ...all, asked: all.asked.filter((step) => !isOwn(step)) };
  const whole = query.name.toLowerCase().replace(/\.?$/, '.');
  // On the way down it may ask forwarders for the zones above.
  if (rooted && !run.asked.some((step) => step.name === whole)) return { disposition: 'looked-up' };
  const asked = query.name.toLowerCase().replace(/\.?$/, '.');
  const counts = new Map();
  const places = new Map();
  for (const step of run.asked) {
    const place = step.host === 'outside' ? '' : `${step.host} `;
    const renamed = step.name === asked || step.name === '' ? '' : ` as ${step.name}`;
    const retyped = step.type === query.type || step.type === '' ? '' : ` type ${step.type}`;
    const word = `${place}${step.proto} ${step.at}${renamed}${retyped}`;
    // An address on which nobody listens is asked again and again without anything coming back.
    const heard = listening(step.host, step.at) !== undefined;
    if (heard) places.set(`${place}${step.proto} ${step.at}`, { times: (places.get(`${place}${step.proto} ${step.at}`)?.times ?? 0) + 1, host: step.host });
    counts.set(word, { times: (counts.get(word)?.times ?? 0) + 1, heard, host: step.host });
  }
  // From where nobody listens nothing comes back.
  const circling = hostsInCircles(run.asked.filter((step) => listening(step.host, step.at) !== undefined), relays.size > 0);
  const looping = [...counts].filter(([, { times, heard, host }]) => heard && times >= loopSteps && circling(host)).map(([word]) => word);
  const outer = [...new Set(run.asked.filter((step) => step.host === 'outside').map((step) => `${step.proto} ${step.at}`))];
  const also = outer.length === 0 ? {} : { also: outer };
  if (looping.length > 0) return { disposition: 'loops', cycle: looping.sort(), ...also };
  // The name may change each time round.
  const changing = [...places].filter(([, { times, host }]) => times >= loopSteps * 2 && circling(host)).map(([word]) => word);
  if (changing.length > 0) return { disposition: 'loops', cycle: changing.sort(), renames: true, ...also };
  // How often a dead upstream is tried again is a matter of time; who is asked, and in which order, is not.
  const words = [...counts.keys()];
  if (query.unordered === true) words.sort();
  // The very question that was asked came to the same server again: to the first one, or to one that had it from another and asked itself.
  // unbound writes the length of a question over TCP by itself, and what follows is not read.
  const isSame = (step) => (step.name === '' && step.proto === 'tcp') || (step.name === asked && step.type === query.type);
  const isAsked = (step) => isSame(step) && listening(step.host, step.at) !== undefined;
  const socketOf = (step) => listening(step.host, step.at);
  const isAlike = (one, step) => (isAsked(step) ? isAsked(one) : one.name === step.name && one.type === step.type);
  const asksItself = (step, index) =>
    step.from === step.host &&
    socketOf(step) !== undefined &&
    run.asked.slice(0, index).some((one) => isAlike(one, step) && one.host === step.host && one.from !== step.host && socketOf(one) === socketOf(step));
  // Under another type it may go round as well, and under the name that the first server gives it.
  const isRenamed = !run.asked.some((step) => step.name === asked);
  const named = run.asked.filter((step) => (isRenamed || step.name === asked) && socketOf(step) !== undefined);
  const questionOf = ({ name, type }) => `${name} ${type}`;
  const goesRoundAs = (question) => goesRound(named.filter((step) => questionOf(step) === question));
  const returns = goesRound(run.asked.filter(isAsked)) || [...new Set(named.map(questionOf))].some(goesRoundAs) || run.asked.some((step, index) => (isAsked(step) && home(step.host, step.at)) || asksItself(step, index));
  const outside = run.asked.some((step) => step.host === 'outside' && !relays.has(step.at.slice(0, step.at.lastIndexOf(':'))));
  // Whoever joins equal questions, or bounds them, ends a loop without an answer; nobody else does.
  const isLost = returns && joins.size > 0 && (relays.size > 0 || isStuck([...named, ...run.asked.filter(isAsked)], joins));
  if (isLost && !outside && failures.has(run.rcode)) return { disposition: 'loops', cycle: words.toSorted(), ends: run.rcode };
  const disposition = dispositionOf(run.rcode, words.length > 0, outside);
  const recorded = { disposition, rcode: run.rcode };
  if (returns) recorded.returns = true;
  if (words.length > 0) recorded.to = words;
  if (rooted) recorded['looks-up'] = true;
  if (disposition === 'answered' && run.answers !== undefined) recorded.answers = run.answers.map(withoutTtl);
  return recorded;
}

const failures = new Set(['timeout', 'SERVFAIL', 'REFUSED', 'FORMERR']);

const withoutTtl = (record) => record.replace(/^(\S+) \d+ IN /, '$1 ');

function dispositionOf(rcode, passedOn, outside) {
  if (rcode === 'unreachable') return 'unreachable';
  if (outside) return 'forwarded';
  if (passedOn) return 'passed-on';
  if (rcode === 'REFUSED') return 'refused';
  if (rcode === 'SERVFAIL') return 'servfail';
  return rcode === 'timeout' ? 'dropped' : 'answered';
}

/** The socket that takes what comes to an address of a host; undefined where nobody listens. */
function listeningOf(scenario, outcome) {
  const places = new Set();
  for (const [index, server] of outcome.servers.entries()) {
    // One that was ended on its way up, when a bound was reached, has been there before.
    if (!server.starts && (outcome.cut === undefined || scenario.servers[index].software === 'coredns')) continue;
    const host = scenario.servers[index].host;
    if (server.zones === undefined) for (const address of daemonAddresses(scenario.servers[index], scenario.hosts[host]?.addresses ?? [])) places.add(`${host} ${address} 53`);
    for (const zone of server.zones ?? []) {
      const [, port, address = '*'] = /:(\d+)(?: on (.*))?$/.exec(zone) ?? [];
      places.add(`${host} ${address === '0.0.0.0' || address === '::' ? '*' : address} ${port}`);
    }
  }
  return (host, at) => {
    const colon = at.lastIndexOf(':');
    const port = at.slice(colon + 1);
    const address = at.slice(0, colon).replace(/^\[|\]$/g, '');
    const all = address.includes(':') ? [] : [`${host} *4 ${port}`];
    return [`${host} ${address} ${port}`, ...all, `${host} * ${port}`].find((place) => places.has(place));
  };
}

/** Where a daemon takes questions, as far as vectors say: nothing said is every address, for unbound, the Recursor and resolved the loopback. */
function daemonAddresses({ files = {} }, own) {
  const named = (text, key) => [...(text ?? '').matchAll(key)].map(([, address]) => (address === '0.0.0.0' ? '*4' : /^::0?$/.test(address) ? '*' : address));
  const recursor = /^local-address=(.*)$/m.exec(files['/etc/powerdns/recursor.conf'] ?? '')?.[1];
  if (files['/etc/powerdns/recursor.conf'] !== undefined)
    return (recursor ?? '127.0.0.1').split(/[ ,]+/).map((address) => (/^(0\.0\.0\.0|::)$/.test(address) ? '*' : address));
  const resolved = files['/etc/systemd/resolved.conf'];
  if (resolved !== undefined) {
    const extra = named(resolved, /^DNSStubListenerExtra=(?:udp:)?([\d.]+)$/gm);
    return [...(/^DNSStubListener=no$/m.test(resolved) ? [] : ['127.0.0.53', '127.0.0.54']), ...extra];
  }
  const inside = ['127.0.0.1', '::1', ...own];
  const bind = files['/etc/bind/named.conf'];
  // named binds addresses that interfaces have, whatever its lists say (lib/ns/interfacemgr.c do_scan).
  if (bind !== undefined) {
    const only = /listen-on \{ ([\d. ;]*?);? \};/.exec(bind)?.[1].split(/[; ]+/);
    return only === undefined ? inside : only.filter((address) => inside.includes(address));
  }
  const dnsmasq = named(files['/etc/dnsmasq.conf']?.replace(/(?<=^listen-address=.*),/gm, '\nlisten-address='), /^listen-address=(\S+)$/gm);
  if (dnsmasq.length > 0) return dnsmasq;
  // Bound to the addresses that interfaces have, or what comes in at the loopback is dropped (src/network.c).
  const isBound = /^bind-(?:interfaces|dynamic)$/m.test(files['/etc/dnsmasq.conf'] ?? '');
  const isMute = /^except-interface=(.*, ?)?(lo|l?\*\w*)(,|$)/m.test(files['/etc/dnsmasq.conf'] ?? '');
  if (isBound || isMute) return isMute ? own : inside;
  if (/^ *interface-automatic: yes$/m.test(files['/etc/unbound/unbound.conf'] ?? '')) return ['*'];
  const unbound = named(files['/etc/unbound/unbound.conf'], /^ *interface: *(\S+)$/gm);
  return unbound.length > 0 ? unbound : files['/etc/unbound/unbound.conf'] === undefined ? ['*'] : ['127.0.0.1', '::1'];
}

/** The host that a query is put to; undefined outside. */
function hostOf(scenario, query) {
  const at = scenario.services[query.at] ?? query.at;
  const asked = at.slice(0, at.lastIndexOf(':')).replace(/^\[|\]$/g, '');
  return /^(127\.|::1$)/.test(asked) ? query.from : Object.keys(scenario.hosts).find((name) => scenario.hosts[name].addresses.includes(asked));
}

/** Whether an address of a host is the socket that a query is put to: on a host with one server and no `bind`, any with its port. */
function homeOf(scenario, outcome, query) {
  const at = scenario.services[query.at] ?? query.at;
  const own = hostOf(scenario, query);
  const there = outcome.servers.filter((_, index) => scenario.servers[index].host === own);
  const open = there.length === 1 && !(there[0].zones ?? []).some((zone) => zone.includes(' on '));
  const portOf = (address) => address.slice(address.lastIndexOf(':'));
  return (host, address) => host === own && (address === at || (open && portOf(address) === portOf(at)));
}

/**
 * Where questions are numbered by their first label, what is still asked for others of the set-up is left out: for their own names and
 * types, and for the zones above them, which who looks up by itself asks for. `failed` are those before that had no good end, or ask
 * for another type than this one.
 */
function withoutLate(run, { name, type }, failed, isNumbered) {
  if (!isNumbered) return run;
  const own = `${name.toLowerCase().replace(/\.$/, '')}.`;
  const [number = ''] = /^n\d+\./.exec(own) ?? [];
  const rest = failed.map((one) => ({ name: `${one.name.toLowerCase().replace(/\.$/, '')}.`, type: one.type }));
  const isLate = (step) =>
    rest.some((one) => one.name === step.name && one.type === step.type && step.name !== own) ||
    (/^n\d+\./.test(step.name) && (number === '' || !step.name.startsWith(number))) ||
    (!`.${own}`.endsWith(`.${step.name}`) && rest.some((one) => one.name.endsWith(`.${step.name}`)));
  // On its way down it asks for less of the name first, and for another type.
  const isAbove = (step) => step.name !== own && step.name !== '' && `.${own}`.endsWith(step.name === '.' ? '.' : `.${step.name}`);
  const isWhole = (step) => run.asked.some((one) => one.host === step.host && one.at === step.at && one.name === own);
  return { ...run, asked: run.asked.filter((step) => !isLate(step) && !(isAbove(step) && (step.type !== type || isWhole(step)))) };
}

/**
 * A server asks on after it had the question. What one asks that had it not is another's: of an earlier question that a resolver has not given up, or of
 * a name that one shortened on its way down (RFC 9156), for whose alias CoreDNS asks by itself. `first` had it from the client.
 */
export function withoutOthers(run, { name }, first) {
  const own = `${name.toLowerCase().replace(/\.$/, '')}.`;
  const isWhole = (step) => run.asked.some((one) => one.host === step.host && one.at === step.at && one.name === own);
  const isShortened = (step) => step.name !== own && `.${own}`.endsWith(step.name === '.' ? '.' : `.${step.name}`) && isWhole(step);
  const had = new Set([first]);
  const others = new Set();
  const asked = run.asked.filter((step) => {
    const words = `${step.name} ${step.type}`;
    // Who asks from outside is not known.
    if (step.from !== '' && (!had.has(step.from) || others.has(`${step.from} ${words}`))) {
      if (step.name !== own) others.add(`${step.host} ${words}`);
      return false;
    }
    others.delete(`${step.host} ${words}`);
    if (!isShortened(step)) had.add(step.host);
    return true;
  });
  return { ...run, asked };
}

/** Whether every question is a packet that the laboratory reads: on connections it sees the first alone. */
function isPlain(vector, outcome) {
  const texts = Object.values(vector.servers ?? {}).flatMap(({ host: _, ...server }) => Object.values(server));
  return !/tls|grpc|https|quic|tcp/i.test(JSON.stringify(texts)) && outcome.queries.every(({ runs }) => runs.every(({ asked }) => asked.every(({ proto }) => proto === 'udp')));
}

/** Everything that is recorded of a vector that was played once. */
export function recordOf(vector, scenario, outcome) {
  const recorded = {};
  if (vector.corefile !== undefined) Object.assign(recorded, startOf(outcome.servers[0]));
  else {
    // Where a bound was reached, the others were ended on their way up.
    const failed = outcome.servers.filter((server, index) => !server.starts && (outcome.cut === undefined || scenario.servers[index].software === 'coredns'));
    if (failed.length > 0)
      recorded.down = Object.fromEntries(failed.map((server) => [server.name, server.hangs ? 'hangs' : startOf(server).error || server.log || '']));
  }
  if (outcome.cut !== undefined) recorded.cut = outcome.cut;
  else {
    const crashed = outcome.servers.filter((server) => server.crashed);
    if (crashed.length > 0) recorded.crashed = Object.fromEntries(crashed.map((server) => [server.name, (server.log ?? '').split('\n')[0]]));
  }
  const listening = listeningOf(scenario, outcome);
  const relays = new Set(Object.keys(scenario.sinks).filter((address) => scenario.sinks[address].relay !== undefined));
  const joins = new Set(Object.values(vector.servers ?? {}).flatMap((server) => (server.corefile === undefined ? [server.host] : [])));
  if (Object.values(vector.sinks ?? {}).some((sink) => sink.merge === true)) joins.add('outside');
  const all = (vector.queries ?? []).map(queryOf);
  const isNumbered = all.some(({ name }) => /^n\d+\./.test(name));
  const seenOf = (run, index) => {
    const first = isNumbered && isPlain(vector, outcome) ? hostOf(scenario, scenario.queries[index]) : undefined;
    return first === undefined ? run : withoutOthers(run, all[index], first);
  };
  const hasFailed = (_, index) => outcome.queries[index].runs.some(({ rcode, steps }) => failures.has(rcode) || steps >= loopSteps);
  if (outcome.queries.length > 0 && recorded.starts !== false) {
    recorded.queries = outcome.queries.map((result, index) => {
      const query = queryOf(vector.queries[index]);
      const home = homeOf(scenario, outcome, scenario.queries[index]);
      const failed = all.slice(0, index).filter((one, at) => hasFailed(one, at) || one.type !== query.type);
      // Of a question in which the servers were ended for all that they asked the client got that end.
      const wasCut = outcome.cut === 'questions' && index === outcome.queries.length - 1;
      const runs = result.runs.map((run) => (wasCut && run.rcode === 'unreachable' && run.steps > 0 ? { ...run, rcode: 'timeout' } : run));
      let answers = runs.map((run) => answerOf(withoutLate(seenOf(run, index), query, failed, isNumbered), query, listening, home, { relays, joins }));
      if (query.unordered === true) answers = answers.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
      const distinct = answers.filter((answer, i) => answers.findIndex((other) => same(other, answer)) === i);
      if (distinct.length === 1) return distinct[0];
      return query.unordered === true ? { oneOf: distinct } : { inTurn: answers };
    });
    // The startup line of zones says nothing about queries; routing vectors keep to what they are about.
    if (vector.queries !== undefined) delete recorded.zones;
  }
  return recorded;
}

export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
