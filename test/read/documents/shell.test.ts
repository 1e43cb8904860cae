/** Scripts: what their here-documents and patches state. */
import { describe, expect, test } from '@jest/globals';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { hereDocumentsOf } from '../../../src/read/documents/here-documents.ts';
import { coreDns } from '../../acceptance/manifests.ts';
import { callsOf } from '../../support/counted-work.ts';
import { loudIn, scanTexts } from '../../support/scan-texts.ts';

const said = (path: string, text: string): readonly string[] => scanTexts({ [path]: text }).said;

const manifest = (upstream: string): string => `apiVersion: v1
kind: ConfigMap
metadata:
  name: coredns
  namespace: kube-system
data:
  Corefile: |
    .:53 {
        forward . ${upstream}
        loop
    }
`;

describe('a manifest in a here-document', () => {
  const script = (head: string, upstream: string): string =>
    `#!/usr/bin/env bash\nset -e\n${head}\n${manifest(upstream)}EOF\necho done\n`;
  test.each([
    'kubectl apply -f - <<EOF',
    "cat <<'EOF' | kubectl apply -f -",
    'cat > coredns.yaml << "EOF"',
    'kubectl \\\n replace -f - <<-EOF',
    'kubectl apply -f - <<E"O"F',
    "kubectl apply -f - <<$'EOF'",
    'echo "<<none" && kubectl apply -f - <<EOF',
  ])('%s', (head) => {
    const line = 11 + head.split('\n').length;
    expect(said('setup.sh', script(head, '127.0.0.1'))).toEqual([`error LG101 setup.sh:${line}:19 always fatal`]);
    expect(said('setup.sh', script(head, '9.9.9.9'))).toEqual([]);
  });

  test('indented as a whole', () => {
    const text = (upstream: string): string =>
      `if true; then\n  kubectl apply -f - <<EOF\n${manifest(upstream).replace(/^(?=.)/gm, '    ')}EOF\nfi\n`;
    expect(said('setup.sh', text('127.0.0.1'))).toEqual(['error LG101 setup.sh:11:23 always fatal']);
    expect(said('setup.sh', text('192.0.2.53'))).toEqual([]);
  });

  test("in the command's namespace, where it states none", () => {
    const names = (text: string): readonly string[] =>
      scanTexts({ 'setup.sh': text }).head.clusters.flatMap(({ cluster }) => cluster.servers.map(({ name }) => name));
    const own = manifest('127.0.0.1').replace('  namespace: kube-system\n', '');
    const piped = (flag: string, object: string): string => `cat <<EOF | kubectl ${flag} apply -f -\n${object}EOF\n`;
    expect(names(piped('-n dns', own))).toEqual(['dns/ConfigMap/coredns']);
    expect(names(piped('--namespace=dns', manifest('127.0.0.1')))).toEqual(['kube-system/ConfigMap/coredns']);
    expect(names(piped('', own))).toEqual(['default/ConfigMap/coredns']);
    const written = `cat > dns.yaml <<EOF\n${own}EOF\n`;
    expect(names(`${written}kubectl apply -f dns.yaml -n dns\n`)).toEqual(['dns/ConfigMap/coredns']);
    expect(names(`${written}kubectl apply -f other.yaml -n dns\n`)).toEqual(['default/ConfigMap/coredns']);
  });

  test.each(['END-OF-FILE', '!', 'the.end', "'--- 8< ---'"])('up to %s', (word) => {
    const text = script(`kubectl apply -f - <<${word}`, '127.0.0.1').replace(
      '\nEOF\n',
      `\n${word.replaceAll("'", '')}\n`,
    );
    expect(said('setup.sh', text)).toEqual(['error LG101 setup.sh:12:19 always fatal']);
  });

  test('what the shell fills in is not known, and no error', () => {
    for (const upstream of ['$UPSTREAM', '${UPSTREAM:-1.1.1.1}', '$(dig +short x)', '`hostname -i`'])
      expect(said('setup.sh', script('kubectl apply -f - <<EOF', upstream))).toEqual(['note LG305 setup.sh:12:19']);
    expect(said('setup.sh', script("kubectl apply -f - <<'EOF'", '127.0.0.1'))).toHaveLength(1);
  });

  test('in a workflow, a Makefile, a Dockerfile', () => {
    const indented = manifest('127.0.0.1').replace(/^/gm, '          ');
    const workflow = `on: push
jobs:
  e2e:
    steps:
      - run: |
          kubectl apply -f - <<EOF
${indented.trimEnd()}
          EOF
`;
    expect(said('.github/workflows/e2e.yml', workflow)).toEqual([
      'error LG101 .github/workflows/e2e.yml:15:29 always fatal',
    ]);
    const make = `dns:\n\tkubectl apply -f - <<EOF\n${manifest('127.0.0.1')}EOF\n`;
    const copied = 'FROM coredns/coredns\nCOPY --chmod=644 <<EOF /Corefile\n. {\n  forward . 127.0.0.1\n}\nEOF\n';
    expect(said('Dockerfile', copied)).toEqual(['error LG101 Dockerfile:4:13 always absent']);
    expect(said('Makefile', make)).toEqual(['error LG101 Makefile:11:19 always fatal']);
  });
});

test('a manifest that is none until it is filled in is a note', () => {
  const text = `cat <<EOF | kubectl apply -f -\napiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\n$BODY\n  x: y\nEOF\n`;
  expect(said('x.sh', text)).toEqual(['note LG802 x.sh:5:1']);
  expect(said('x.sh', text.replace('$BODY', 'BODY'))).toEqual(['warning LG802 x.sh:5:1']);
});

describe('a Corefile in a here-document', () => {
  const script = (head: string): string => `#!/bin/sh\n${head}\n.:53 {\n    forward . 127.0.0.1\n}\nEOF\n`;
  test.each([
    'cat > /etc/coredns/Corefile <<EOF',
    "cat <<'EOF' | sudo tee /opt/dns/Corefile >/dev/null",
    'tee Corefile.new <<EOF',
  ])('%s', (head) => {
    expect(said('install.sh', script(head))).toEqual(['error LG101 install.sh:4:15 always absent']);
  });

  test('that is written in pieces is said once, and not judged by one of them', () => {
    const pieces = `#!/bin/sh
cat > /tmp/Corefile <<EOF
.:53 {
    forward . 127.0.0.1
EOF
if [ -n "$LOG" ]; then echo '    log' >> /tmp/Corefile; fi
cat >> /tmp/Corefile <<EOF
    cache {
EOF
printf '    }\\n}\\n' >> /tmp/Corefile
`;
    expect(said('entrypoint.sh', pieces)).toEqual(['note LG801 entrypoint.sh:3:1']);
    const whole = `${script('cat > /tmp/Corefile <<EOF')}echo '# done' >> /tmp/Corefile\n`;
    expect(said('entrypoint.sh', whole)).toEqual(['error LG101 entrypoint.sh:4:15 always absent']);
  });

  test.each<readonly [string, string, string]>([
    ['+=', "C='. {\\n'\nC+='  forward . UP\\n}'", 'echo -e "$C" > Corefile'],
    ['its own value', 'C=". {\n"\nC="${C}  forward . UP\n}"', 'echo "$C" | sudo tee /etc/coredns/Corefile'],
    ["$'...'", "C=$'. {\\n  forward . UP\\n}'", 'printf %s "$C" > Corefile'],
    ['a group', '', "{ echo '. {'\n  printf '  forward . UP\\n'\n  echo '}'\n} > Corefile"],
  ])('of which the parts are joined: %s', (_, parts, command) => {
    const text = `#!/bin/bash\n${parts}\n${command}\n`;
    expect(said('install.sh', text.replace('UP', '127.0.0.1'))).toEqual([
      expect.stringMatching(/^error LG101 install\.sh:[2-4]:\d+ always absent$/),
    ]);
    expect(loudIn({ 'install.sh': text.replace('UP', '192.0.2.53') })).toEqual([]);
  });

  test.each([
    "C='. {\n'\nif [ -n \"$X\" ]; then C+='  forward . 127.0.0.1\n'; fi\nC+='}'\necho \"$C\" > Corefile\n",
    'C=\'. {\n\'\n[ -n "$X" ] && C+=\'  forward . 127.0.0.1\n\'\necho "$C" > Corefile\n',
    "C='. {\n}'\necho \"$C\" > Corefile\nC+='x {\n forward . 127.0.0.1\n}'\n",
    "{ echo '. {'; ./upstreams; echo '}'; } > Corefile\n",
    "( echo '. {'; echo 'forward . 127.0.0.1'; echo '}' ) > Corefile\n",
  ])('of which not all parts are known is a note: %j', (text) => {
    expect(said('install.sh', `#!/bin/bash\n${text}`)).toEqual([expect.stringMatching(/^note LG801 install\.sh:/)]);
  });

  test('another file is none', () => {
    expect(said('install.sh', script('cat > /etc/nginx/nginx.conf <<EOF'))).toEqual([]);
  });
});

describe('a patch on the command line', () => {
  test('of merge and of operations', () => {
    const merge = `kubectl -n kube-system patch configmap coredns --type merge -p '{"data":{"Corefile":".:53 {\\n forward . 127.0.0.1\\n loop\\n}\\n"}}'\n`;
    expect(said('fix.sh', merge)).toEqual(['error LG101 fix.sh:1:105 always fatal']);
    const operations = `kubectl patch cm/coredns -n kube-system --type=json -p='[{"op":"replace","path":"/data/Corefile","value":".:53 {\\n forward . 127.0.0.1\\n}\\n"}]'\n`;
    expect(said('fix.sh', operations)).toEqual(['error LG101 fix.sh:1:126 always absent']);
  });

  test('of another object is left alone, and what the shell would fill in is not known', () => {
    expect(said('fix.sh', `kubectl patch svc kube-dns -p '{"spec":{"clusterIP":"10.0.0.1"}}'\n`)).toEqual([]);
    expect(said('fix.sh', `kubectl patch cm coredns -p "{\\"data\\":{\\"Corefile\\":\\"$X\\"}}"\n`)).toEqual([
      'note LG801 fix.sh:1:56',
    ]);
  });
});

describe('here-documents', () => {
  const read = (text: string): readonly string[] =>
    hereDocumentsOf(wholeFile({ path: 'x.sh', text })).map((one) => `${one.command} => ${one.text.text}`);

  test('several on a line, tabs, quotes, none', () => {
    expect(read('cat <<A <<-"B"\none\nA\n\ttwo $X\n\tB\n')).toEqual([
      'cat <<A <<-"B" => one\n',
      'cat <<A <<-"B" => two $X\n',
    ]);
    expect(read('x=$((1 << 3))\ncat <<< word\n# <<EOF\ncat <<OPEN\nnever\n')).toEqual([]);
    expect(read('cat \\\n  <<E\n\\$a \\\\ $b$c\nE\n')).toEqual(['cat    <<E => $a \\ ${b}${c}\n']);
  });

  test('long texts take no time', () => {
    expect(read('cat <<EOF\n'.repeat(20_000)).length).toBe(0);
    expect(read(`cat <<EOF\n${'`'.repeat(100_000)}\nEOF\n`)).toHaveLength(1);
  });
});

describe('a ConfigMap that kubectl makes of a file', () => {
  const LOOP = '. {\n  forward . 10.96.0.10\n}\n';
  const [, ...others] = coreDns({ corefile: '' }).split('---\n');
  const create = '-n kube-system create configmap coredns --from-file=Corefile=';
  const looping = (path: string, command: string, file: string, text = LOOP): readonly string[] =>
    scanTexts({ [path]: command, [file]: text, 'dns.yaml': others.join('---\n') }).said.filter((one) =>
      /LG101|LG80/.test(one),
    );

  test.each<readonly [string, string, string]>([
    ['beside the script', 'dns/setup.sh', 'dns/my.conf'],
    ['from the root', 'scripts/setup.sh', 'my.conf'],
    ['in a recipe', 'Makefile', 'my.conf'],
  ])('%s', (_, path, file) => {
    const command = `dns:\n\tkubectl ${create}my.conf \\\n\t  --dry-run=client -o yaml | kubectl apply -f -\n`;
    expect(looping(path, command, file)).toEqual([`error LG101 ${file}:2:13 always absent`]);
    expect(looping(path, command, file, LOOP.replace('10.96.0.10', '192.0.2.53'))).toEqual([]);
  });

  test('by its own name', () => {
    const command = 'kubectl create cm coredns --namespace kube-system --from-file conf/Corefile\n';
    expect(looping('setup.sh', command, 'conf/Corefile')).toEqual(['error LG101 conf/Corefile:2:13 always absent']);
  });

  test('that is not there is said', () => {
    const said = looping('setup.sh', `kubectl ${create}absent.conf\n`, 'other.txt');
    expect(said).toEqual(['note LG801 dns.yaml:14:18', 'note LG801 setup.sh:1:49']);
  });

  test('which no manifest can claim to be', () => {
    const own = coreDns({ corefile: LOOP }).replace('data:\n', 'dataFiles: { Corefile: sound.txt }\ndata:\n');
    const said = scanTexts({ 'dns.yaml': own, 'sound.txt': '. {\n  forward . 192.0.2.53\n}\n' }).said;
    expect(said).toContain('error LG101 dns.yaml:10:17 always absent');
  });
});

test('a command with many here-documents is looked at once', () => {
  const text = `cat > Corefile ${'<<A '.repeat(400)}\n${'A\n'.repeat(400)}`;
  expect(callsOf(['targetOf'], () => scanTexts({ 'setup.sh': `#!/bin/sh\n# coredns\n${text}` }))).toEqual({
    targetOf: 1,
  });
});
