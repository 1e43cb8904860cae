/** Repositories of any size from a seed: sources, manifests and the few files that speak of DNS. The same bytes on every machine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Mulberry32: numbers from 0 to 1 that follow from the seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function write(root, path, text) {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Words of ordinary sources. */
const WORDS =
  'account address amount append array async await batch body buffer build cache call channel check client close code column config context copy count create current cursor data date default delete depth digest domain draft edge element empty encode entry error event expect export factory field filter first fixture flag float flush format frame from function future get group handle hash header height hidden host import index info init inner input insert instance interface item iterator join key label language last layout length level limit line link list listener load local lock log loop map match member merge message method middle minute mock module monitor mount move mutex name next node notify number object offset option order origin output owner package page panel parent parse path pattern payload pending policy pool port position prefix print process proxy query queue range rate read record reduce region release remote render replace request reset resolve resource response result retry return role root route row rule scale schema scope score search second secret select sequence server service session set shard shape size slice socket sort source span split stack stage start state status step store stream string suffix summary switch symbol sync table tag target task template test text thread time token total trace transform tree trigger type unit update upload user value vector version view visit wait watch weight width window worker write zone'.split(
    ' ',
  );

function bodyOf(random, lines, line) {
  const word = () => WORDS[Math.floor(random() * WORDS.length)];
  const number = () => Math.floor(random() * 50);
  return Array.from({ length: lines }, (_, index) => line(word, number, index)).join('\n');
}

const LINES = {
  go: (word, number) =>
    `\tif err := ${word()}.${word()}(ctx, ${word()}, ${number()}); err != nil {\n\t\treturn fmt.Errorf("${word()} the ${word()} of %s: %w", ${word()}, err)\n\t}`,
  ts: (word, number) =>
    `  const ${word()}${number()} = await this.${word()}.${word()}({ ${word()}: ${number()}, ${word()}: '${word()} ${word()}' });`,
  py: (word, number) =>
    `    self.${word()}["${word()}_${word()}"] = ${word()}(${number()}, ${word()}=${word()})  # ${word()} ${word()}`,
  md: (word) => `The ${word()} of a ${word()} is ${word()} by the ${word()}, and each ${word()} has one ${word()}.`,
  json: (word, number, index) => `  "${word()}-${index}": { "${word()}": "${word()}", "limit": ${number()} },`,
};

/** About five kilobytes each; sixteen of a language are enough to be no two alike side by side. */
function sourcesFrom(random) {
  const make = (line, lines) => Array.from({ length: 16 }, () => bodyOf(random, lines, line));
  return {
    go: make(LINES.go, 44),
    ts: make(LINES.ts, 66),
    py: make(LINES.py, 74),
    md: make(LINES.md, 84),
    json: make(LINES.json, 96),
  };
}

const application = (name, team, pod = '') => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: ${name}
  namespace: ${team}
  labels: { app.kubernetes.io/name: ${name}, app.kubernetes.io/part-of: ${team} }
spec:
  replicas: 3
  selector:
    matchLabels:
      app.kubernetes.io/name: ${name}
  template:
    metadata:
      labels:
        app.kubernetes.io/name: ${name}
      annotations:
        prometheus.io/scrape: "true"
        prometheus.io/port: "9102"
    spec:
${pod}      serviceAccountName: ${name}
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
      containers:
        - name: main
          image: registry.example.org/${team}/${name}:1.14.2
          args: ["--listen=:8080", "--log-format=json", "--shutdown-grace=20s"]
          ports:
            - name: http
              containerPort: 8080
            - name: metrics
              containerPort: 9102
          env:
            - name: DATABASE_URL
              valueFrom: { secretKeyRef: { name: ${name}-database, key: url } }
            - name: QUEUE
              value: amqp://queue.${team}.svc:5672
            - name: LOG_LEVEL
              value: info
          readinessProbe:
            httpGet: { path: /ready, port: http }
            periodSeconds: 5
          livenessProbe:
            httpGet: { path: /live, port: http }
            periodSeconds: 10
          resources:
            requests: { cpu: 100m, memory: 128Mi }
            limits: { cpu: "1", memory: 512Mi }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            - { name: settings, mountPath: /etc/${name} }
      volumes:
        - { name: tmp, emptyDir: {} }
        - name: settings
          configMap: { name: ${name}-settings }
---
apiVersion: v1
kind: Service
metadata:
  name: ${name}
  namespace: ${team}
spec:
  selector:
    app.kubernetes.io/name: ${name}
  ports:
    - { name: http, port: 80, targetPort: http }
---
apiVersion: v1
kind: ConfigMap
metadata:
  name: ${name}-settings
  namespace: ${team}
data:
  settings.json: |
    {
      "retries": 5,
      "timeout": "2s",
      "features": { "checkout": true, "search": false },
      "upstream": "http://catalogue.${team}.svc:80"
    }
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name}, namespace: ${team} }
spec:
  minAvailable: 2
  selector: { matchLabels: { app.kubernetes.io/name: ${name} } }
`;

const networkPolicy = (name, team) => `apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: ${name}-egress, namespace: ${team} }
spec:
  podSelector: { matchLabels: { app.kubernetes.io/name: ${name} } }
  policyTypes: [Egress]
  egress:
    - to:
        - namespaceSelector: { matchLabels: { kubernetes.io/metadata.name: kube-system } }
          podSelector: { matchLabels: { k8s-app: kube-dns } }
      ports:
        - { protocol: UDP, port: 53 }
`;

const chartTemplate = (name) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "${name}.fullname" . }}
  labels:
    {{- include "${name}.labels" . | nindent 4 }}
spec:
  replicas: {{ .Values.replicaCount }}
  template:
    spec:
      {{- with .Values.dnsConfig }}
      dnsConfig:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      dnsPolicy: {{ .Values.dnsPolicy }}
      containers:
        - name: {{ .Chart.Name }}
          image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"
          {{- with .Values.resources }}
          resources:
            {{- toYaml . | nindent 12 }}
          {{- end }}
`;

const definition = (name) => `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: ${name}s.example.org
spec:
  group: example.org
  names: { kind: ${name}, plural: ${name}s }
  scope: Namespaced
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
          type: object
          properties:
            template:
              type: object
              properties:
                dnsPolicy: { type: string }
${Array.from({ length: 400 }, (_, index) => `                field${index}:\n                  description: What field ${index} of a pod is for, as the API says it.\n                  type: string`).join('\n')}
`;

export const PLAIN_COREFILE =
  '.:53 {\n    errors\n    loop\n    kubernetes cluster.local\n    forward . 192.0.2.53\n    cache 30\n}\n';

/** A cluster's own DNS server: the ConfigMap, the Service and the Deployment. */
export function coreDns(cluster, corefile) {
  return [
    'apiVersion: v1',
    'kind: ConfigMap',
    'metadata: { name: coredns, namespace: kube-system }',
    'data:',
    '  Corefile: |',
    corefile.replace(/^(?=.)/gm, '    ').trimEnd(),
    '---',
    'apiVersion: v1',
    'kind: Service',
    'metadata: { name: kube-dns, namespace: kube-system }',
    `spec: { clusterIP: 10.${cluster % 200}.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }`,
    '---',
    'apiVersion: apps/v1',
    'kind: Deployment',
    'metadata: { name: coredns, namespace: kube-system }',
    'spec:',
    '  selector: { matchLabels: { k8s-app: kube-dns } }',
    '  template:',
    '    metadata: { labels: { k8s-app: kube-dns } }',
    '    spec:',
    '      dnsPolicy: Default',
    '      containers:',
    '        - name: coredns',
    '          image: registry.k8s.io/coredns/coredns:v1.11.3',
    '          args: [-conf, /etc/coredns/Corefile]',
    '          volumeMounts: [{ name: config, mountPath: /etc/coredns }]',
    '      volumes: [{ name: config, configMap: { name: coredns } }]',
    '',
  ].join('\n');
}

export const KUBELET =
  'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: /run/systemd/resolve/resolv.conf\n';

/** What speaks of DNS, in the shares of a large repository: most of it is a word in somebody's manifest. */
const RELEVANT = [
  {
    share: 0.4,
    of: (i, team) => [`apps/${team}/app-${i}.yaml`, application(`app-${i}`, team, '      dnsPolicy: ClusterFirst\n')],
  },
  { share: 0.2, of: (i, team) => [`policies/${team}/policy-${i}.yaml`, networkPolicy(`app-${i}`, team)] },
  { share: 0.2, of: (i, team) => [`charts/${team}-${i}/templates/deployment.yaml`, chartTemplate(`app-${i}`)] },
  {
    share: 0.1,
    of: (i, team, sources) => [
      `src/${team}/lookup${i}.go`,
      `package ${team}\n\n// The nameserver that answers first.\n${sources.go[i % 16]}\n`,
    ],
  },
  { share: 0.04, of: (i, team) => [`crds/${team}/thing-${i}.yaml`, definition(`thing${i}`)] },
  { share: 0.04, of: (i) => [`clusters/c${i}/dns.yaml`, coreDns(i, PLAIN_COREFILE)] },
  { share: 0.02, of: (i) => [`clusters/c${i}/kubelet.yaml`, KUBELET] },
];

/** In one source of ten: words that stand in configuration of DNS too, and mean nothing here. */
const COMMON = [
  'fast-forward the cursor',
  'forwarded by the proxy',
  'what the kubelet would do',
  'the upstreams: all of them',
];

/** One in five is a manifest; `relevant` is the share of files that hold a word of DNS. */
export function repository(root, { files, relevant, seed = 1 }) {
  const random = randomFrom(seed);
  const sources = sourcesFrom(random);
  const languages = Object.keys(sources);
  for (let index = 0; index < files; index += 1) {
    const team = `team${Math.floor(random() * Math.max(4, files / 100))}`;
    if (random() < relevant) {
      const kind = kindAt(random());
      write(root, ...kind.of(index, team, sources));
    } else if (random() < 0.2) {
      const worker = application(`app-${index}-worker`, team);
      write(root, `apps/${team}/app-${index}.yaml`, `${application(`app-${index}`, team)}---\n${worker}`);
    } else {
      const language = languages[Math.floor(random() * languages.length)];
      const body = sources[language][Math.floor(random() * 16)];
      const common = random() < 0.1 ? COMMON[index % COMMON.length] : 'nothing';
      const text =
        language === 'json'
          ? `{\n  "id": "${team}-${index}",\n  "about": "${common}",\n${body.slice(0, -1)}\n}\n`
          : `${index} ${team} ${common}\n${body}\n`;
      write(root, `src/${team}/part${index}.${language}`, text);
    }
  }
}

function kindAt(share) {
  let sum = 0;
  for (const kind of RELEVANT) {
    sum += kind.share;
    if (share < sum) return kind;
  }
  return RELEVANT[0];
}

/** Manifests that every linter can parse, and nothing else. */
export function manifests(root, { files, seed = 1 }) {
  const random = randomFrom(seed);
  for (let index = 0; index < files; index += 1) {
    const team = `team${index % 17}`;
    const share = random();
    const pod = share < 0.2 ? '      dnsPolicy: ClusterFirst\n' : '';
    write(
      root,
      `apps/${team}/app-${index}.yaml`,
      share > 0.9 ? networkPolicy(`app-${index}`, team) : application(`app-${index}`, team, pod),
    );
  }
  write(root, 'platform/dns/coredns.yaml', coreDns(0, PLAIN_COREFILE));
}
