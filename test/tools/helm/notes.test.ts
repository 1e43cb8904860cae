/** NOTES.txt is what helm prints: an object in it is an example (helm pkg/action/action.go notesFileSuffix). */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const MAP =
  'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n        forward . 192.0.2.53\n    }\n';
const CHART = { 'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 0.1.0\n' };
const said = (path: string): readonly string[] => scanTexts({ ...CHART, [path]: MAP }).said;

test.each(['c/templates/NOTES.txt', 'c/templates/sub/MORE-NOTES.txt', 'c/charts/d/templates/NOTES.txt'])(
  '%s is no manifest',
  (path) => {
    expect(said(path)).toEqual([]);
  },
);

test.each(['c/templates/notes.txt', 'c/templates/dns.yaml'])('%s is one', (path) => {
  expect(said(path)).not.toEqual([]);
});

test('a file of that name that a kustomization names is one', () => {
  const kustomization = { 'k/kustomization.yaml': 'resources: [templates/NOTES.txt]\n' };
  expect(scanTexts({ ...kustomization, 'k/templates/NOTES.txt': MAP }).said).not.toEqual([]);
});
