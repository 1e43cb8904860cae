/** A command, task or policy that puts a Corefile without `loop` in the place of the guarded one of a file. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (loop: string): string => `.:53 {\n    errors\n${loop}    forward . 192.0.2.53\n    cache 30\n}\n`;
const BARE = corefile('');
const GUARDED = corefile('    loop\n');
const indented = (text: string, by: number): string => text.trimEnd().replaceAll('\n', `\n${' '.repeat(by)}`);
const BASE: Files = { 'deploy/cm.yaml': configMap(GUARDED), 'deploy/dep.yaml': deployment('1.11.3') };
const workflow = (script: string): string =>
  `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n    - run: |\n        ${indented(script, 8)}\n`;

const said = (files: Files, base: Files = {}): readonly string[] =>
  scanTexts({ ...BASE, ...files }, { ...BASE, ...base }).said.filter((one) => /LG101|LG201|LG401|LG80/.test(one));

const script = (text: string): Files => ({ 'hack/x.sh': `#!/bin/bash\nset -e\n${text}\n` });
const merge = (text: string): string => JSON.stringify({ data: { Corefile: text } });
const patch = 'kubectl -n kube-system patch configmap coredns';
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const tasks = (text: string): Files => ({ 'play.yml': `- hosts: localhost\n  tasks:\n  - ${indented(text, 4)}\n` });
const k8s = (rest: string): Files =>
  tasks(
    `kubernetes.core.k8s:\n    state: patched\n    kind: ConfigMap\n    namespace: kube-system\n    name: coredns\n${rest}`,
  );
const policy = (rule: object, more: object = {}): Files => ({
  'deploy/policy.yaml': JSON.stringify({
    apiVersion: 'kyverno.io/v1',
    kind: 'ClusterPolicy',
    metadata: { name: 'p' },
    spec: { rules: [{ name: 'r', ...rule }] },
    ...more,
  }),
});
const COREDNS = { any: [{ resources: { kinds: ['ConfigMap'], names: ['coredns'], namespaces: ['kube-system'] } }] };
const mutate = (mutation: object): Files => policy({ match: COREDNS, mutate: mutation });
const patchFile = (text: string): string => `data:\n  Corefile: |\n    ${indented(text, 4)}\n`;

/** Where they put a Corefile, by the text. */
const WAYS: Readonly<Record<string, (corefile: string) => Files>> = {
  "a workflow's here-document": (text) => ({
    '.github/workflows/d.yml': workflow(`kubectl apply -f deploy/\nkubectl apply -f - <<EOF\n${configMap(text)}EOF\n`),
  }),
  "a workflow's patch": (text) => ({
    '.github/workflows/d.yml': workflow(`${patch} --type merge -p '${merge(text)}'`),
  }),
  'a patch in double quotes': (text) => script(`${patch} --patch ${quoted(merge(text))}`),
  'a patch behind other programs': (text) =>
    script(`if ! sudo -E k3s kubectl patch cm/coredns -nkube-system --type=merge -p='${merge(text)}'; then exit 1; fi`),
  'a patch of operations': (text) =>
    script(
      `"$KUBECTL" patch cm coredns -n kube-system --type json -p '${JSON.stringify([{ op: 'replace', path: '/data/Corefile', value: text }])}'`,
    ),
  'a patch of all data': (text) =>
    script(
      `oc patch cm coredns -n kube-system --type json -p '${JSON.stringify([{ op: 'replace', path: '/data', value: { Corefile: text } }])}'`,
    ),
  'a patch in a variable': (text) =>
    script(`NS=kube-system\nPATCH='${merge(text)}'\nkubectl patch -n $NS cm coredns -p "$PATCH"`),
  'a patch in a here-document': (text) => script(`${patch} -p "$(cat <<'EOF'\n${patchFile(text)}EOF\n)"`),
  'a patch in a here-document that a variable holds': (text) =>
    script(`PATCH=$(cat <<EOF\n${patchFile(text)}EOF\n)\n${patch} --patch "\${PATCH}"`),
  'a patch from standard input': (text) => script(`${patch} --patch-file /dev/stdin <<EOF\n${patchFile(text)}EOF`),
  'a patch in a file': (text) => ({
    'deploy/p.yaml': patchFile(text),
    ...script(`${patch} --patch-file deploy/p.yaml`),
  }),
  'a patch in a file beside the script': (text) => ({
    'hack/p.json': merge(text),
    ...script(`${patch} --patch-file=p.json`),
  }),
  'a patch that the shell reads from a file': (text) => ({
    'hack/p': merge(text),
    ...script(`${patch} -p "$(cat hack/p)"`),
  }),
  'a patch in a file that the script writes': (text) =>
    script(`cat > /tmp/p.yaml <<EOF\n${patchFile(text)}EOF\n${patch} --patch-file /tmp/p.yaml`),
  'operations in a file': (text) => ({
    'hack/ops.json': JSON.stringify([{ op: 'add', path: '/data/Corefile', value: text }]),
    ...script(`${patch} --type=json --patch-file hack/ops.json`),
  }),
  'a patch of the object in a file': (text) => script(`kubectl patch -f deploy/cm.yaml -p '${merge(text)}'`),
  'a ConfigMap made of a file': (text) => ({
    'hack/dns.conf': text,
    ...script(
      'kubectl create configmap coredns --from-file=Corefile=hack/dns.conf \\\n  -o yaml --dry-run=client |\n  kubectl replace -n kube-system -f -',
    ),
  }),
  'a ConfigMap made of a text': (text) =>
    script(
      `kubectl create cm coredns -n kube-system --from-literal=Corefile='${text}' -o yaml --dry-run=client | kubectl apply -f -`,
    ),
  'a ConfigMap made of a file that the script writes': (text) =>
    script(
      `cat > /tmp/dns.conf <<'EOF'\n${text}EOF\nkubectl -n kube-system create configmap coredns --from-file=Corefile=/tmp/dns.conf --dry-run=client -oyaml > /tmp/cm.yaml\nkubectl replace -f /tmp/cm.yaml`,
    ),
  'a ConfigMap made in the current namespace': (text) =>
    script(
      `kubectl config set-context --current --namespace=kube-system\nkubectl create cm coredns --from-literal="Corefile=${text}" -o yaml --dry-run=client | kubectl apply -f -`,
    ),
  'a manifest in a variable': (text) => script(`CM='${configMap(text)}'\necho "$CM" | kubectl apply -f -`),
  'a manifest in a here-string': (text) => script(`kubectl apply -f - <<< '${configMap(text)}'`),
  'yq of the file': (text) => script(`yq -i '.data.Corefile = ${JSON.stringify(text)}' deploy/cm.yaml`),
  'yq of the file by a variable': (text) =>
    script(`C='${text}' yq e '.data["Corefile"] = strenv(C)' deploy/cm.yaml | kubectl apply -f -`),
  'jq of the object': (text) =>
    script(
      `kubectl get cm coredns -n kube-system -o json | jq --arg c '${text}' '.data.Corefile = $c' | kubectl replace -f -`,
    ),
  'jq of all data by a variable': (text) =>
    script(
      `DATA='${JSON.stringify({ Corefile: text })}'\nkubectl get cm coredns -n kube-system -o json | jq --argjson d "$DATA" '.data = $d' | kubectl apply -f -`,
    ),
  'jq that adds to the data': (text) =>
    script(
      `kubectl get cm coredns -n kube-system -o json | jq '.data |= . + ${JSON.stringify({ Corefile: text })}' | kubectl replace -f -`,
    ),
  'jq of the object by a file': (text) => ({
    'hack/dns.conf': text,
    ...script(
      `kubectl get cm coredns -n kube-system -o json | jq --rawfile c hack/dns.conf '.data.Corefile = $c' | kubectl replace -f -`,
    ),
  }),
  'a task that patches': (text) =>
    k8s(`    definition:\n      data:\n        Corefile: |\n          ${indented(text, 10)}`),
  'a task whose definition is a text': (text) =>
    k8s(`    definition: |\n      data:\n        Corefile: |\n          ${indented(text, 10)}`),
  'a task that applies the whole object': (text) =>
    tasks(`k8s:\n    definition:\n      ${indented(configMap(text), 6)}`),
  'a task that applies the whole object as a text': (text) =>
    tasks(`k8s:\n    definition: |\n      ${indented(configMap(text), 6)}`),
  'a task of operations': (text) =>
    tasks(
      `kubernetes.core.k8s_json_patch:\n    kind: ConfigMap\n    namespace: kube-system\n    name: coredns\n    patch: ${JSON.stringify([{ op: 'replace', path: '/data/Corefile', value: text }])}`,
    ),
  'a task that runs kubectl': (text) => tasks(`ansible.builtin.shell: |\n    ${patch} -p '${merge(text)}'`),
  "a policy's object": (text) => ({
    'policies/ocm.yaml': `apiVersion: policy.open-cluster-management.io/v1\nkind: ConfigurationPolicy\nmetadata: { name: p }\nspec:\n  object-templates:\n  - complianceType: musthave\n    objectDefinition:\n      ${indented(configMap(text), 6)}\n`,
  }),
};

describe.each(Object.entries(WAYS))('%s', (_, filesOf) => {
  const bare = filesOf(BARE);

  test('without the guard is reported where it is new', () => {
    expect(said(bare)).toEqual([expect.stringMatching(/^warning LG201 \S+ assumed$/)]);
    expect(said(bare, bare)).toEqual([]);
  });

  test('with the guard is not', () => {
    expect(said(filesOf(GUARDED))).toEqual([]);
  });

  test('that loses it is', () => {
    expect(said(bare, filesOf(GUARDED))).toEqual([expect.stringContaining('LG201')]);
  });

  test('is none where no file has one', () => {
    const unguarded = { 'deploy/cm.yaml': configMap(BARE) };
    expect(said({ ...unguarded, ...bare }, unguarded)).toEqual([]);
  });
});

describe('what a command writes and is not known', () => {
  test.each([
    `${patch} -p "$PATCH"`,
    `${patch} --patch-file /tmp/p.yaml`,
    `${patch} --patch-file hack/absent.yaml`,
    `${patch} -p "$(./make-corefile)"`,
    `${patch} --type json -p '[{"op":"copy","from":"/data/other","path":"/data/Corefile"}]'`,
    'kubectl create cm coredns -n kube-system --from-file=Corefile="$TMP" -o yaml --dry-run=client | kubectl apply -f -',
    'kubectl get cm coredns -n kube-system -o json | jq --arg c "$(curl https://x)" \'.data.Corefile = $c\' | kubectl replace -f -',
    'kubectl get cm coredns -n kube-system -o json | jq --argjson d "$(curl https://x)" \'.data = $d\' | kubectl replace -f -',
    'kubectl get cm coredns -n kube-system -o json | jq --arg c "$(curl https://x)" \'.data += {Corefile: $c}\' | kubectl replace -f -',
  ])('%s', (command) => {
    const files = script(command);
    expect(said(files)).toEqual([expect.stringMatching(/^warning LG801/)]);
    expect(said(files, files)).toEqual([expect.stringMatching(/^existing note LG801/)]);
    const unguarded = { 'deploy/cm.yaml': configMap(BARE) };
    expect(said({ ...files, ...unguarded }, unguarded)).toEqual([expect.stringMatching(/^note LG801/)]);
  });
});

test('a ConfigMap of certificates whose file a variable with DNS in its name names is none of them', () => {
  const command = 'oc create configmap registry -n openshift-config --from-file="${REGISTRY_DNS_NAME}"="certs/${CRT}"';
  expect(said(script(command))).toEqual([]);
});

test.each(['.data += {"NodeHosts": "192.0.2.1 a"}', '.data == {}', '.data |= with_entries(.)', '.data = .data'])(
  'jq by %s leaves the Corefile',
  (expression) => {
    expect(
      said(script(`kubectl get cm coredns -n kube-system -o json | jq '${expression}' | kubectl replace -f -`)),
    ).toEqual([]);
  },
);

describe('what a task or policy writes and is not known', () => {
  const cases: Readonly<Record<string, Files>> = {
    'a definition that is filled in': k8s(`    definition: "{{ corefile_patch }}"`),
    'operations that are filled in': tasks(
      'kubernetes.core.k8s_json_patch:\n    kind: ConfigMap\n    name: coredns\n    namespace: kube-system\n    patch: "{{ ops }}"',
    ),
    'a clone': policy({
      match: { any: [{ resources: { kinds: ['Namespace'] } }] },
      generate: { kind: 'ConfigMap', name: 'coredns', namespace: 'kube-system', clone: { name: 'a', namespace: 'b' } },
    }),
    'a patch of whatever matches': policy({
      match: { any: [{ resources: { kinds: ['ConfigMap'], names: ['core*'] } }] },
      mutate: { patchStrategicMerge: { data: { Corefile: BARE } } },
    }),
    "Gatekeeper's assignment": {
      'policies/assign.yaml': JSON.stringify({
        apiVersion: 'mutations.gatekeeper.sh/v1',
        kind: 'Assign',
        metadata: { name: 'a' },
        spec: { location: 'data.Corefile', parameters: { assign: { value: BARE } } },
      }),
    },
    "Karmada's override": {
      'policies/o.yaml': `apiVersion: policy.karmada.io/v1alpha1\nkind: OverridePolicy\nmetadata: { name: o }\nspec:\n  overrideRules:\n  - overriders: { plaintext: [{ path: /data/Corefile, operator: remove }] }\n`,
    },
    'an expression': {
      'deploy/policy.yaml':
        'apiVersion: admissionregistration.k8s.io/v1beta1\nkind: MutatingAdmissionPolicy\nmetadata: { name: p }\nspec:\n  mutations:\n  - patchType: ApplyConfiguration\n    applyConfiguration: { expression: \'Object{data: {"Corefile": "x"}}\' }\n',
    },
  };
  test.each(Object.entries(cases))('%s', (_, files) => {
    expect(said(files)).toEqual([expect.stringMatching(/^warning LG801/)]);
    expect(said(files, files)).toEqual([expect.stringMatching(/^existing note LG801/)]);
  });
});

test('a policy that writes a Corefile with the guard is a note', () => {
  expect(said(mutate({ patchStrategicMerge: { data: { Corefile: GUARDED } } }))).toEqual([
    expect.stringMatching(/^note LG801/),
  ]);
});

describe('a part that the Corefile imports', () => {
  const part = (text: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns-custom, namespace: kube-system }\ndata:\n  a.override: |\n    ${text}\n`;
  const importing = {
    'deploy/cm.yaml': configMap('.:53 {\n    import /etc/coredns/custom/*.override\n    forward . 192.0.2.53\n}\n'),
    'deploy/dep.yaml': deployment(
      '1.11.3',
      'args: ["-conf", "/etc/coredns/Corefile"]\nvolumeMounts: [{ name: config, mountPath: /etc/coredns }, { name: custom, mountPath: /etc/coredns/custom }]',
      ' [{ name: config, configMap: { name: coredns } }, { name: custom, configMap: { name: coredns-custom } }]',
    ),
    'deploy/custom.yaml': part('loop'),
  };
  test.each([
    [
      'a patch',
      (text: string) => script(`kubectl patch cm coredns-custom -n kube-system -p '{"data":{"a.override":"${text}"}}'`),
    ],
    ['a here-document', (text: string) => script(`kubectl apply -f - <<EOF\n${part(text)}EOF`)],
  ])('%s', (_, filesOf) => {
    expect(said({ ...importing, ...filesOf('log') }, importing)).toEqual([
      expect.stringMatching(/^warning LG201 hack\/x.sh:\S+ assumed$/),
    ]);
    const both = { ...importing, ...filesOf('log') };
    expect(said({ ...both, 'x.yaml': 'kind: Namespace\n' }, both)).toEqual([]);
    expect(said({ ...importing, ...filesOf('loop') }, importing)).toEqual([]);
  });
  const patched = (text: string): Files =>
    script(
      `kubectl patch cm coredns-custom -n kube-system -p '${JSON.stringify({ data: { 'a.override': `${text}\n` } })}'`,
    );
  test.each(['# loop', 'log # loop', 'log loop', 'log "a\n  loop"', 'log "\n" loop'])(
    'that names the guard without stating it: %s',
    (text) => {
      expect(said({ ...importing, ...patched(text) }, importing)).toHaveLength(1);
    },
  );
  test.each(['log\nloop # yes', 'cache { # why\n success 10\n}\n\tloop', '"loop"', 'log "a\nb"\nloop'])(
    'that states it: %s',
    (text) => {
      expect(said({ ...importing, ...patched(text) }, importing)).toEqual([]);
    },
  );
});

describe('a Corefile that an init container writes', () => {
  const writing = (command: string): Files => ({
    'deploy/dep.yaml': deployment('1.11.3', undefined, ' [{ name: config, emptyDir: {} }]').replace(
      '      containers:',
      `      initContainers:\n        - { name: i, image: busybox, command: [sh, -c, ${JSON.stringify(command)}], volumeMounts: [{ name: config, mountPath: /etc/coredns }] }\n      containers:`,
    ),
  });
  const LOOP = String.raw`.:53 {\n  forward . 127.0.0.1\n}\n`;
  const WITHOUT = LOOP.replace('127.0.0.1', '192.0.2.1');
  test.each([
    `printf '${LOOP}' > /etc/coredns/Corefile`,
    `echo -e "${LOOP}" | tee /etc/coredns/Corefile`,
    `COREFILE=$(cat <<'EOF'\n.:53 {\n  forward . 127.0.0.1\n}\nEOF\n)\necho "$COREFILE" >/etc/coredns/Corefile`,
  ])('%s', (command) => {
    expect(said(writing(command))).toContainEqual(expect.stringMatching(/^error LG101 deploy\/dep.yaml/));
  });
  test.each([
    `printf '${LOOP}' | sed 's/127.0.0.1/192.0.2.1/' > /etc/coredns/Corefile`,
    `echo ' log' >> /etc/coredns/Corefile`,
    'echo "$COREFILE" > /etc/coredns/Corefile',
    `printf '${WITHOUT}' > /etc/coredns/Corefile`,
  ])('none: %s', (command) => {
    expect(said(writing(command)).filter((one) => /LG101/.test(one))).toEqual([]);
  });
  test('in place of a mounted one with the guard', () => {
    const of = (corefile: string): readonly string[] =>
      said(writing(`printf '${corefile}' > /etc/coredns/Corefile`)).filter((one) => /LG201/.test(one));
    expect(of(WITHOUT)).toEqual(['error LG201 deploy/dep.yaml:11:65']);
    expect(of(WITHOUT.replace(' {', String.raw` {\n  loop`))).toEqual([]);
  });
});

describe('sound tasks and policies', () => {
  const cases: Readonly<Record<string, Files>> = {
    'another entry': k8s(`    definition: { data: { NodeHosts: "192.0.2.1 a" } }`),
    'an absent object': tasks(`k8s:\n    state: absent\n    definition:\n      ${indented(configMap(BARE), 6)}`),
    'another object': tasks(
      `k8s:\n    kind: Deployment\n    name: coredns\n    namespace: kube-system\n    definition: "{{ patch }}"`,
    ),
    'only where there is none': mutate({ patchStrategicMerge: { data: { '+(Corefile)': BARE } } }),
    'labels of all ConfigMaps': policy({
      match: { any: [{ resources: { kinds: ['ConfigMap'] } }] },
      mutate: { patchStrategicMerge: { metadata: { labels: { a: 'b' } } } },
    }),
    'a check': policy({ match: COREDNS, validate: { pattern: { data: { Corefile: '*loop*' } } } }),
  };
  test.each(Object.entries(cases))('%s', (_, files) => {
    expect(said(files)).toEqual([]);
  });
});

describe('sound commands', () => {
  test.each([
    `${patch} --type merge -p '{"data":{"NodeHosts":"192.0.2.1 a"}}'`,
    `${patch} -p '{"metadata":{"labels":{"a":"$X"}}}'`,
    `${patch} --dry-run=client -o yaml -p '${merge(BARE)}'`,
    `echo "run: ${patch} -p '{}' to change it"`,
    `# ${patch} -p "$PATCH"`,
    `${patch} -p '{"data":{"example.server":"example.org { forward . 192.0.2.1 }"}}'`,
    `kubectl patch cm other -n kube-system -p '${merge(BARE)}'`,
    `kubectl patch cm coredns -n other -p '${merge(BARE)}'`,
    'kubectl patch deployment coredns -n kube-system -p "$PATCH"',
    `kubectl patch cm app -p "$PATCH"`,
    'kubectl get cm coredns -n kube-system -o yaml > backup.yaml',
    'kubectl get cm coredns -n kube-system -o yaml | sed "s/192.0.2.53/192.0.2.54/" | kubectl apply -f -',
    `yq -i '.data.Corefile |= sub("192.0.2.53", "192.0.2.54")' deploy/cm.yaml`,
    `yq '.data.Corefile' deploy/cm.yaml | diff - live`,
    'kubectl create cm app --from-file=app.conf="$TMP" -o yaml --dry-run=client | kubectl apply -f -',
    'kubectl -n kube-system create cm coredns-custom --from-file=corefiles/',
    'kubectl apply -f deploy/ && kubectl rollout restart deployment coredns -n kube-system',
  ])('%s', (command) => {
    for (const path of ['hack/x.sh', 'deploy/x.sh'])
      expect(said({ [path]: `${command}\n` }).filter((one) => !one.startsWith('note LG801'))).toEqual([]);
  });
});
