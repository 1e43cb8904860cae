/** Corefiles that are kept in pieces: a piece is part of the file that imports it, and no server beside it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const servers = (files: Files): readonly string[] =>
  scanTexts(files).head.clusters.flatMap(({ cluster }) => cluster.servers.map((server) => server.name));

describe('a piece', () => {
  test.each<readonly [string, Files, string]>([
    [
      'with server blocks',
      { 'd/Corefile': 'import x.conf\n', 'd/x.conf': '.:53 {\n    loop\n    forward . 127.0.0.1\n}\n' },
      'd/x.conf:3:15 always fatal',
    ],
    [
      'among those of a folder',
      {
        'd/Corefile': '. {\n    whoami\n}\nimport zones/*.conf\n',
        'd/zones/a.conf': 'a.example {\n    forward . 127.0.0.1\n}\n',
        'd/zones/b.conf': 'b.example {\n    loop\n    forward . 10.0.0.2\n}\n',
      },
      'd/zones/a.conf:2:15 always absent',
    ],
    [
      'with snippets',
      { 'd/Corefile': 'import s.conf\n. {\n    import up\n}\n', 'd/s.conf': '(up) {\n    forward . 127.0.0.1\n}\n' },
      'd/s.conf:2:15 always absent',
    ],
    [
      'with directives',
      { 'd/Corefile': '. {\n    import up.conf\n    loop\n}\n', 'd/up.conf': 'forward . 127.0.0.1\n' },
      'd/up.conf:1:11 always fatal',
    ],
  ])('%s', (_, files, at) => {
    expect(scanTexts(files).said).toEqual([`error LG101 ${at}`]);
    expect(servers(files)).toEqual(['d/Corefile']);
  });

  test('that loses the guard is reported once', () => {
    const file = (guard: string): Files => ({
      'd/Corefile': 'import x.conf\n',
      'd/x.conf': `.:53 {\n${guard}    forward . 10.0.0.2\n}\n`,
    });
    expect(scanTexts(file(''), file('    loop\n')).said).toEqual(['error LG201 d/x.conf:1:1']);
  });
  test('that nothing imports is a Corefile where it has blocks, else nothing', () => {
    const block = { 'd/x.conf': '.:53 {\n    loop\n    forward . 127.0.0.1\n}\n' };
    expect(scanTexts(block).said).toEqual(['error LG101 d/x.conf:3:15 always fatal']);
    const snippet = { 'd/s.conf': '(up) {\n    forward . 127.0.0.1\n}\n', 'd/f.conf': 'forward . 127.0.0.1\n' };
    const { said, report } = scanTexts(snippet);
    expect([said, report.counts.servers, report.counts.clusters]).toEqual([[], 0, 0]);
  });
  test('that is not in the repository is said', () => {
    expect(scanTexts({ 'd/Corefile': '. {\n    import up.conf\n}\n' }).said).toEqual(['warning LG802 d/Corefile:2:12']);
    expect(scanTexts({ 'd/Corefile': '. {\n    import /srv/up.conf\n    import ../../up.conf\n}\n' }).said).toEqual([
      'note LG801 d/Corefile:2:12',
      'note LG801 d/Corefile:3:12',
    ]);
  });
});
