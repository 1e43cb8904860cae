/** A script's path to a file of the repository, by the idioms of scripts: `kubectl create configmap --from-file`. */
import { describe, expect, test } from '@jest/globals';
import { openScript } from '../../../src/tools/shell/script.ts';
import { placesNamed } from '../../../src/tools/shell/script-paths.ts';
import { openText } from '../../languages/open-yaml.ts';
import { configMap } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const GUARDED = '. {\n    forward . 192.0.2.53\n    loop\n}\n';
const script = (before: string, path: string): string =>
  `#!/usr/bin/env bash\nset -euo pipefail\n${before}\nkubectl -n kube-system create configmap coredns --from-file=Corefile=${path} --dry-run=client -o yaml | kubectl apply -f -\n`;

describe.each([
  ['', '"$(dirname "$0")/../dns/Corefile"'],
  ['', '"${BASH_SOURCE%/*}/../dns/Corefile"'],
  ['DIR="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"', '"${DIR}/../dns/Corefile"'],
  ['DIR="$(cd "$(dirname "$0")/.." >/dev/null 2>&1 && pwd -P)"', '"$DIR/dns/Corefile"'],
  ['ROOT="$(git rev-parse --show-toplevel)"', '"$ROOT/dns/Corefile"'],
  ['ROOT=$(dirname "${BASH_SOURCE[0]}")/..', '"$ROOT/dns/Corefile"'],
  ['here=$(dirname "$(realpath "$0")")', '"$here/../dns/Corefile"'],
  ['BASE="$(readlink -f "$(dirname "$0")/..")"', '"$BASE/dns/Corefile"'],
  ['', '"$PWD/dns/Corefile"'],
  ['COREFILE=dns/Corefile', '"$COREFILE"'],
  ['COREFILE="${COREFILE:-dns/Corefile}"', '"$COREFILE"'],
  ['', '"${COREFILE:-dns/Corefile}"'],
  ['ENV=dns', '"$ENV/Corefile"'],
  ['pushd dns >/dev/null', 'Corefile'],
  ['cd "$(git rev-parse --show-toplevel)"/dns', 'Corefile'],
])('%s %s', (before, path) => {
  const files = (corefile: string) => ({ 'scripts/dns.sh': script(before, path), 'dns/Corefile': corefile });
  const stated = { 'cm.yaml': configMap(GUARDED) };

  test('is the one file that it names', () => {
    expect(scanTexts(files(GUARDED), stated).said).toEqual([]);
    const bare = GUARDED.replace('    loop\n', '');
    expect(scanTexts(files(bare), stated).said).toEqual([expect.stringMatching(/^error LG201/)]);
  });
});

test.each([
  '"$1/Corefile"',
  '"$UNSET/Corefile"',
  '"$(mktemp -d)/Corefile"',
  '"$(dirname "$TARGET")/Corefile"',
  '/etc/coredns/Corefile',
  '"$HOME/Corefile"',
  'dns/*/Corefile',
  '"$A/Corefile"',
])('%s is a file that nobody knows', (path) => {
  const opened = openScript('scripts/dns.sh', openText('A="$B"\nB="$A"\n').source);
  expect(placesNamed(path.replace(/^"|"$/g, ''), opened)).toEqual([]);
});
