/**
 * Holds the tables of `src/tools/helm/versions.ts` against the published charts: `node scripts/chart-versions.mjs FOLDER`, with
 * FOLDER a clone of github.com/coredns/helm with its tags. Prints the table; what it says of a version otherwise than ours, and
 * what a newer version reads that ours does not know of, ends it with 1.
 */
import { execFileSync } from 'node:child_process';
import { register } from 'node:module';
import { parse } from 'yaml';

register('./typescript-loader.mjs', import.meta.url);
const { CHANGES, chartDoes, corednsOfChart } = await import('../src/tools/helm/versions.ts');

const [folder = '.'] = process.argv.slice(2);
const git = (...args) =>
  execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** What shows in the templates that a version reads a value, or does something its own way. */
const SIGNS = {
  customAnnotations: /\.Values\.customAnnotations/,
  k8sAppLabelOverride: /\.Values\.k8sAppLabelOverride/,
  clusterIPs: /\.Values\.service\.clusterIPs/,
  extraContainers: /\.Values\.extraContainers/,
  fullnameOnce: /if contains \$name \.Release\.Name/,
  skipConfig: /\.Values\.deployment\.skipConfig/,
  selector: /\.Values\.service\.selector/,
  servicePort: /default \.port \.servicePort/,
  env: /\.Values\.env\b/,
  bothProtocols: /default to dns:\/\/ on both tcp & udp/,
  plainScheme: /list "dns:\/\/" ""/,
  initContainers: /\.Values\.initContainers/,
  podLabels: /\.Values\.podLabels/,
  dnsConfig: /\.Values\.dnsConfig\b/,
  'deployment.dnsPolicy': /\.Values\.deployment\.dnsPolicy/,
  'deployment.dnsConfig': /\.Values\.deployment\.dnsConfig/,
};
/** Values of no account here: what of the others a newer chart reads, somebody should look at. */
const OF_NO_ACCOUNT =
  /^(?:affinity|automountServiceAccountToken|autoscaler|clusterRole|customLabels|deployment\.(?:annotations|selector)|hpa|image\.pull|livenessProbe|nodeSelector|pod(?:Annotations|DisruptionBudget|SecurityContext)|preStopSleep|priorityClassName|prometheus|rbac|readinessProbe|replicaCount|resources|rollingUpdate|securityContext|serviceAccount|service\.(?:externalTrafficPolicy|ipFamilyPolicy|loadBalancerClass|trafficDistribution)|terminationGrace|tolerations|topologySpread)/;
const READ =
  /^(?:deployment\.(?:enabled|name)|extra(?:Config|Secrets|VolumeMounts|Volumes)|fullnameOverride|image\.(?:repository|tag)|isClusterService|nameOverride|servers|serviceType|service\.(?:annotations|clusterIP|externalIPs|loadBalancerIP|name)|zoneFiles)$/;

const FILES = ['configmap.yaml', 'deployment.yaml', 'service.yaml', '_helpers.tpl'];
let differs = 0;
const say = (text) => {
  differs += 1;
  process.stdout.write(`! ${text}\n`);
};

for (const tag of git('tag', '--list', 'coredns-*', '--sort=v:refname').trim().split('\n')) {
  const version = tag.slice('coredns-'.length);
  let chart;
  let templates;
  try {
    chart = parse(git('show', `${tag}:charts/coredns/Chart.yaml`));
    templates = FILES.map((name) => git('show', `${tag}:charts/coredns/templates/${name}`))
      .join('\n')
      // Its ports are those of the Service, made a second time.
      .replace(/define "coredns\.containerPorts"[\s\S]*?\{\{- define/, '');
  } catch {
    process.stdout.write(`${version}: its files are not in this clone\n`);
    continue;
  }
  const signs = Object.entries(SIGNS).filter(([, sign]) => sign.test(templates));
  process.stdout.write(`${version}: CoreDNS ${chart.appVersion}; ${signs.map(([what]) => what).join(' ')}\n`);
  const known = corednsOfChart(version);
  if (known !== chart.appVersion)
    say(`${version} brings CoreDNS ${chart.appVersion}, and our table says ${known ?? 'nothing'}`);
  for (const [what, sign] of Object.entries(SIGNS))
    if (chartDoes(CHANGES.coredns[what], version) !== sign.test(templates))
      say(`${version}: \`${what}\` is not as our table says`);
  const values = new Set([...templates.matchAll(/\.Values\.([\w.]+)/g)].map((found) => found[1].replace(/\.$/, '')));
  for (const value of values)
    if (
      !OF_NO_ACCOUNT.test(value) &&
      !READ.test(value) &&
      SIGNS[value] === undefined &&
      SIGNS[value.replace(/^service\./, '')] === undefined &&
      SIGNS[value.replace(/^deployment\./, '')] === undefined
    )
      say(`${version} reads \`${value}\`, of which nobody has decided`);
}
process.exitCode = differs === 0 ? 0 : 1;
