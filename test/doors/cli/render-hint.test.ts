/** Where a tool on the machine would judge what is not followed, a scan says so in one line. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { renderHint } from '../../../src/doors/cli/render-hint.ts';
import { scanTexts } from '../../support/scan-texts.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'render-hint-'));
  for (const name of ['root', 'none', 'helm', 'kustomize']) mkdirSync(join(folder, name));
  for (const name of ['helm', 'kustomize'])
    writeFileSync(join(folder, name, name), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COREFILE = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\ndata:\n  Corefile: |\n    .:53 {\n';
const CHART = {
  'c/Chart.yaml': 'apiVersion: v2\nname: own\nversion: 1.0.0\n',
  'c/templates/coredns.yaml': `${COREFILE}        forward . {{ .Values.upstream }}\n    }\n`,
};
const KUSTOMIZATION = {
  'k/all.yaml': `${COREFILE}        forward . 10.0.0.2\n    }\n`,
  'k/kustomization.yaml': 'resources: [all.yaml]\ncrds: [crd.json]\n',
  'k/crd.json': '{"Own":{"Schema":{"properties":{"ref":{"x-kubernetes-object-ref-kind":"ConfigMap"}}}}}',
};

test.each([
  ['a chart', CHART, 'helm', /^helm is on this machine: --render auto would judge the charts /],
  ['a chart, and no helm', CHART, 'kustomize', /^$/],
  ['a kustomization', KUSTOMIZATION, 'kustomize', /^kustomize is on this machine: .* the kustomizations /],
  ['a kustomization, and no tool', KUSTOMIZATION, 'none', /^$/],
  ['nothing that is not followed', { 'k/all.yaml': KUSTOMIZATION['k/all.yaml'] }, 'helm', /^$/],
] as const)('%s', (_, files, tools, line) => {
  const { report } = scanTexts(files);
  expect(renderHint(report, join(folder, tools), join(folder, 'root')) ?? '').toMatch(line);
});
