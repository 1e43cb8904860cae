/** Corefiles that commands write: of a pod, before its CoreDNS starts, and of a Dockerfile. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (upstream: string, guard = true): string =>
  `.:53 {\n    errors\n    forward . ${upstream}\n${guard ? '    loop\n' : ''}}\n`;
const OWN = corefile('10.96.0.10');
const SOUND = corefile('192.0.2.1');
const UNGUARDED = corefile('192.0.2.1', false);

const loud = (head: Files, base?: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code, server, certainty }) =>
    severity === 'note' ? [] : [`${code} ${server} ${certainty ?? ''}`.trim()],
  );
const unread = (files: Files): readonly string[] =>
  scanTexts(files).report.findings.flatMap(({ code }) => (/^LG8/.test(code) ? [code] : []));

const MOUNT = '\n        - { name: work, emptyDir: {} }\n        - { name: source, configMap: { name: source } }';
const pod = (script: string, image = 'busybox'): string =>
  deployment(
    '1.11.3',
    'args: ["-conf", "/etc/coredns/Corefile"]\nvolumeMounts: [{ name: work, mountPath: /etc/coredns }]',
    MOUNT,
  ).replace(
    '      containers:\n',
    `      initContainers:\n        - name: prepare\n          image: ${image}\n          command:\n            - /bin/sh\n            - -c\n            - |\n${indent(script, 14)}\n          volumeMounts: [{ name: work, mountPath: /work }, { name: source, mountPath: /source }]\n      containers:\n`,
  );
const started = (script: string): string =>
  deployment(
    '1.11.3',
    `command:\n  - sh\n  - -c\n  - |\n${indent(script, 4)}\nvolumeMounts: [{ name: work, mountPath: /work }, { name: source, mountPath: /source }]`,
    MOUNT,
  );

const WRITES: readonly [string, (text: string) => string][] = [
  ['a here-document', (text) => pod(`cat > /work/Corefile <<EOF\n${text}EOF`)],
  [
    'in quotes, beside other commands',
    (text) => pod(`set -eu\nmkdir -p /work\ncat <<'EOF' > /work/Corefile\n${text}EOF\nchmod 644 /work/Corefile`),
  ],
  ['tee', (text) => pod(`tee /work/Corefile <<EOF\n${text}EOF`)],
  ['echo', (text) => pod(`echo '${text}' > /work/Corefile`)],
  ['printf', (text) => pod(`printf '${text.replaceAll('\n', '\\n')}' > /work/Corefile`)],
  ['its own command', (text) => started(`cat > /tmp/Corefile <<EOF\n${text}EOF\nexec /coredns -conf /tmp/Corefile`)],
];
const COPIES: readonly [string, string][] = [
  ['cp', pod('cp /source/Corefile /work/Corefile')],
  ['to a folder', pod('mkdir -p /work; cp -L /source/Corefile /work/')],
  ['cat', pod('cat /source/Corefile > /work/Corefile')],
  ['envsubst', pod('envsubst < /source/Corefile > /work/Corefile')],
  ['by its own command', started('cat /source/Corefile > /tmp/Corefile && exec /coredns -conf /tmp/Corefile')],
];

const CERTAIN: ReadonlySet<string> = new Set(['a here-document', 'tee', 'echo', 'printf']);

describe.each([
  ...WRITES.map(
    ([name, write]) => [name, (text: string): Files => ({ 'dns.yaml': `${write(text)}---\n${SERVICE}` })] as const,
  ),
  ...COPIES.map(
    ([name, workload]) =>
      [
        name,
        (text: string): Files => ({ 'dns.yaml': `${workload}---\n${SERVICE}---\n${configMap(text, 'source')}` }),
      ] as const,
  ),
])('%s', (name, files) => {
  test('the loop, for certain where it is named once', () => {
    const certainty = CERTAIN.has(name) ? 'always' : 'assumed';
    expect(loud(files(OWN))).toEqual([`LG101 kube-system/Deployment/coredns ${certainty}`]);
    expect(loud(files(OWN), files(SOUND))).toEqual([`LG101 kube-system/Deployment/coredns ${certainty}`]);
  });

  test('its guard goes', () => {
    expect(loud(files(UNGUARDED), files(SOUND))).toEqual(['LG201 kube-system/Deployment/coredns']);
  });

  test('a sound one is read, and other changes are none', () => {
    expect(unread(files(SOUND))).toEqual([]);
    expect(loud(files(corefile('192.0.2.2')), files(SOUND))).toEqual([]);
    expect(loud({ ...files(SOUND), 'other.yaml': 'a: 1\n' }, files(SOUND))).toEqual([]);
  });
});

test.each([
  'cp /source/Corefile /work/Corefile; sed -i /loop/d /work/Corefile',
  'cp /source/Corefile /elsewhere/Corefile',
  'cp /source/Corefile /work/Corefile; other /work/Corefile',
  'sed s/a/b/ /source/Corefile > /work/Corefile',
])('what is made of it is not known: %s', (script) => {
  const files = { 'dns.yaml': `${pod(script)}---\n${SERVICE}---\n${configMap(SOUND, 'source')}` };
  expect(unread(files)).toEqual(['LG801']);
});

test.each([
  `printf '${OWN.replaceAll('\n', '\\n')}' > /work/Corefile; sed -i s/x/y/ /work/Corefile`,
  `if [ -n "$A" ]; then printf '${OWN.replaceAll('\n', '\\n')}' > /work/Corefile; fi`,
  `test -e /a || printf '${OWN.replaceAll('\n', '\\n')}' > /work/Corefile`,
  ...[
    'sed -i s/10.96.0.10/192.0.2.1/ /work/*',
    'cd /work; sed -i s/10.96.0.10/192.0.2.1/ Core*',
    'sed -i s/10.96.0.10/192.0.2.1/ $(ls -d /work/*)',
    '/scripts/adjust.sh /work',
    'rm -f /work/*',
    'D=/work; mv $D/new $D/Core$X',
    'echo "$(sed -i s/10/11/ /work/*)"',
    'echo done\n/scripts/adjust.sh /work',
    'sh -c "rm -f /work/*"',
    'cat /other > "$D/Core$X"',
  ].map((after) => `printf '${OWN.replaceAll('\n', '\\n')}' > /work/Corefile; ${after}`),
  ...['exit 0;', 'test -n "$DEBUG" &&', '[ -z "$DEBUG" ] ||', 'never() {'].map(
    (before) => `${before} printf '${OWN.replaceAll('\n', '\\n')}' > /work/Corefile`,
  ),
])('it is no certain loop where it may be another one: %s', (script) => {
  const files = { 'dns.yaml': `${pod(script)}---\n${SERVICE}` };
  expect(loud(files)).toEqual(['LG101 kube-system/Deployment/coredns assumed']);
  expect(unread(files)).toEqual(['LG801']);
});

describe('an edit behind it', () => {
  const whole = (workload: string): Files => ({
    'dns.yaml': `${workload}---\n${SERVICE}---\n${configMap(SOUND, 'source')}`,
  });
  const beside = (container: string, where = '      volumes:'): string =>
    pod('cp /source/Corefile /work/Corefile').replace(
      where,
      () =>
        `        - name: other\n${indent(container, 10)}\n          volumeMounts: [{ name: work, mountPath: /w }]\n${where}`,
    );
  const initial = (container: string): string => beside(container, '      containers:\n');
  const hook = (command: string): string =>
    pod('cp /source/Corefile /work/Corefile').replace(
      '          args:',
      () =>
        `          lifecycle: { postStart: { exec: { command: [sh, -c, ${JSON.stringify(command)}] } } }\n          args:`,
    );
  const written = (after: string): string => pod(`cat > /work/Corefile <<EOF\n${SOUND}EOF\n${after}`);
  const copied = pod('cp /source/Corefile /work/Corefile');

  test.each<[string, string, string]>([
    ['sed, of what is written', written('sed -i 4d /work/Corefile'), written('true')],
    ['awk', written("awk 'NR != 4' /work/Corefile > /work/x; mv /work/x /work/Corefile"), written('true')],
    ['another sed', written('sed -i 4d /work/Corefile'), written('sed -i s/WORD/x/ /work/Corefile')],
    ['a pattern', written('sed -i s/lo.p/x/ /work/Corefile'), written('sed -i s/WORD/x/ /work/Corefile')],
    ['a script', written('/scripts/x.sh'), written('true')],
    ['another text', written('cat /source/Corefile > /work/Corefile'), written('true')],
    ['a second container', initial('command: [sh, -c, "sed -i 4d /w/Corefile"]'), copied],
    ['one that names nothing', initial('command: [sh, -c, "cd /w; sed -i 4d *"]'), copied],
    ['a program', initial('command: [python3, /edit.py]'), copied],
    ['an image', initial('image: edits/corefiles'), copied],
    ['a container beside it', beside('command: [sh, -c, "while sleep 9; do sed -i 4d /w/Corefile; done"]'), copied],
    ['a hook', hook('sed -i 4d /etc/coredns/Corefile'), copied],
    [
      'of what is not followed',
      pod('sed 4d /source/Corefile > /work/Corefile'),
      pod('sed s/WORD/x/ /source/Corefile > /work/Corefile'),
    ],
  ])('is news: %s', (_, head, base) => {
    expect(loud(whole(head), whole(base))).toEqual(['LG801 undefined']);
    expect(loud(whole(head), whole(head))).toEqual([]);
    expect(loud(whole(head))).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['a word for another', written('sed -i s/WORD/y/ /work/Corefile'), written('sed -i s/WORD/x/ /work/Corefile')],
    [
      'of what is not followed',
      pod('sed s/WORD/y/ /source/Corefile > /work/Corefile'),
      pod('sed s/WORD/x/ /source/Corefile > /work/Corefile'),
    ],
    ['who may read it', initial('command: [sh, -c, "chmod -R 755 /w"]'), copied],
    ['flags of another image', beside('args: [--root=/w]'), copied],
    ['another hook', hook('echo started'), copied],
  ])('is none: %s', (_, head, base) => {
    expect(loud(whole(head), whole(base))).toEqual([]);
  });
});

test.each([
  'mkdir -p /work && SCRIPT',
  'set -eu; SCRIPT; chmod 644 /work/Corefile.bak',
  'echo "writing $NAME"; SCRIPT',
])('it is one where all else is harmless: %s', (around) => {
  const script = around.replace('SCRIPT', () => `printf '${OWN.replaceAll('\n', '\\n')}' > /work/Corefile`);
  expect(loud({ 'dns.yaml': `${pod(script)}---\n${SERVICE}` })).toEqual([
    'LG101 kube-system/Deployment/coredns always',
  ]);
});

describe('a Dockerfile', () => {
  const COMPOSE =
    'services:\n  dns:\n    build: ./dns\n    command: ["-conf", "/etc/coredns/Corefile"]\n    networks: { n: { ipv4_address: 10.96.0.10 } }\nnetworks:\n  n: { ipam: { config: [{ subnet: 10.96.0.0/16 }] } }\n';
  const TO = '/etc/coredns/Corefile';
  const ways: readonly [string, string, (text: string) => string][] = [
    ['COPY', 'always', (text) => `COPY <<EOF ${TO}\n${text}EOF\n`],
    ['COPY with flags and tabs', 'always', (text) => `COPY --chown=1:1 <<-'CF' ${TO}\n${text}CF\n`],
    ['COPY to a folder', 'always', (text) => `COPY <<Corefile /etc/coredns/\n${text}Corefile\n`],
    ['RUN cat', 'assumed', (text) => `RUN cat <<EOF > ${TO}\n${text}EOF\n`],
    ['RUN with more', 'assumed', (text) => `RUN mkdir -p /etc/coredns && cat > ${TO} <<EOF\n${text}EOF\n`],
    ['RUN tee', 'assumed', (text) => `RUN tee ${TO} <<EOF\n${text}EOF\n`],
    ['RUN of a script', 'assumed', (text) => `RUN <<EOF\nmkdir -p /etc/coredns\ncat > ${TO} <<CF\n${text}CF\nEOF\n`],
    ['RUN printf', 'assumed', (text) => `RUN --network=none printf '${text.replaceAll('\n', '\\n')}' > ${TO}\n`],
  ];
  test.each(ways)('%s', (_, certainty, way) => {
    const files = (text: string): Files => ({
      'compose.yaml': COMPOSE,
      'dns/Dockerfile': `FROM coredns/coredns:1.11.3\n${way(text)}EXPOSE 53\n`,
    });
    expect(loud(files(OWN), files(SOUND))).toEqual([`LG101 compose/Service/dns ${certainty}`]);
    expect(loud(files(UNGUARDED), files(SOUND))).toEqual(['LG201 compose/Service/dns']);
    expect(loud(files(corefile('192.0.2.2')), files(SOUND))).toEqual([]);
    expect(unread(files(SOUND))).toEqual([]);
  });

  test('what another file brings counts where it is copied later', () => {
    const files = (text: string): Files => ({
      'compose.yaml': COMPOSE,
      'dns/Corefile': text,
      'dns/Dockerfile': `FROM coredns/coredns:1.11.3\nCOPY <<EOF ${TO}\n${OWN}EOF\nCOPY Corefile ${TO}\n`,
    });
    expect(loud(files(SOUND)).filter((one) => one.includes('Service/dns'))).toEqual([]);
    expect(loud(files(OWN))).toContain('LG101 compose/Service/dns always');
  });
});
