import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rulePage } from '../../src/core/text/version.ts';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { visible } from '../../src/report/plain-text.ts';
import { inert } from '../../src/report/surface.ts';
import { workflowCommand } from '../../src/report/workflow-command.ts';
import { anyCharacter } from '../support/draws.ts';
import { file, finding, fullFinding, HOSTILE, hostileReport, placeOf, report } from './support.ts';

interface Command {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly message: string;
}

/** What the runner does with a step's output: one line at a time, ActionCommand.TryParseV2. */
function commandsOf(output: string): readonly Command[] {
  const unescapeData = (text: string): string =>
    text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  const unescapeProperty = (text: string): string =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const commands: Command[] = [];
  for (const raw of output.split(/\r\n|\r|\n/)) {
    const line = raw.trimStart();
    if (!line.startsWith('::')) continue;
    const end = line.indexOf('::', 2);
    if (end === -1) continue;
    const head = line.slice(2, end);
    const space = head.indexOf(' ');
    const properties = new Map<string, string>();
    if (space !== -1) {
      for (const pair of head
        .slice(space + 1)
        .trim()
        .split(',')) {
        const equals = pair.indexOf('=');
        if (equals > 0) properties.set(pair.slice(0, equals), unescapeProperty(pair.slice(equals + 1)));
      }
    }
    const name = space === -1 ? head : head.slice(0, space);
    commands.push({ name, properties, message: unescapeData(line.slice(end + 2)) });
  }
  return commands;
}

/** One line as a log shows it: nothing unseen, and no command of another kind. */
const shown = (text: string): string => inert('commands', visible(text));

describe('a workflow command', () => {
  test('is read back by the runner as it was meant, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (file, message) => {
        const commands = commandsOf(workflowCommand('error', { file, line: '1' }, message));
        expect(commands).toHaveLength(1);
        expect(commands[0]?.properties.get('line')).toBe('1');
        expect(commands[0]?.properties.get('file')).toBe(file === '' ? undefined : shown(file));
        expect(commands[0]?.message).toBe(message.split('\n').map(shown).join('\n'));
      }),
    );
  });

  test.each(HOSTILE)('holds %j', (name) => {
    expect(commandsOf(workflowCommand('warning', { file: name, line: '1' }, name))).toEqual([
      {
        name: 'warning',
        properties: new Map([
          ['file', shown(name)],
          ['line', '1'],
        ]),
        message: name.split('\n').map(shown).join('\n'),
      },
    ]);
  });
});

describe('annotations', () => {
  test('stand at the place, with a title that shows the loop and a message that stands alone', () => {
    expect(renderAnnotations(report([fullFinding()]))).toBe(
      '::error file=deploy/Corefile,line=3,endLine=3,col=15,endColumn=24,' +
        'title=LG101 forwarding-loop%3A coredns → node-local-dns → coredns::' +
        'CoreDNS forwards every name to itself. Nothing stops the queries.%0A' +
        'Fix: Forward to resolvers that do not lead back.%0AAssumes: the node is Ubuntu%0A' +
        `Path: deploy/Corefile:3, deploy/Corefile:1%0ARule: ${rulePage('forwarding-loop')}\n`,
    );
  });

  test('of several lines have no columns: the runner would drop them', () => {
    const [command] = commandsOf(renderAnnotations(report([finding({ at: placeOf('errors\n    forward') })])));
    expect([...(command?.properties.keys() ?? [])]).toEqual(['file', 'line', 'title']);
  });

  test.each(HOSTILE)('are one command for each finding with %j in every place', (name) => {
    const commands = commandsOf(renderAnnotations(hostileReport(name), { which: 'all' }));
    expect(commands.map((command) => command.name)).toEqual(['error', 'error']);
    expect(commands[0]?.properties.get('file')).toBe(shown(name));
    expect(commands[0]?.properties.get('title')?.length).toBeLessThanOrEqual(80);
  });

  test('keep nine errors and ten of the other kinds, and the last one counts the rest', () => {
    const many = (['error', 'warning', 'note'] as const).flatMap((severity) =>
      Array.from({ length: 12 }, () => finding({ severity, message: 'x'.repeat(3_000) })),
    );
    const commands = commandsOf(renderAnnotations(report(many)));
    const of = (name: string): readonly Command[] => commands.filter((command) => command.name === name);
    expect(['error', 'warning', 'notice'].map((name) => of(name).length)).toEqual([9, 10, 10]);
    expect(of('error').at(-1)?.message).toMatch(/\nAnd 3 more errors\.$/);
    expect(of('notice').at(-1)?.message).toMatch(/\nAnd 2 more notes\.$/);
    for (const { message } of commands) expect(message.length).toBeLessThanOrEqual(1_000);
    expect(commandsOf(renderAnnotations(report(many), { reserveError: false }))).toHaveLength(30);
  });

  const service = file('deploy/service.yaml', 'spec:\n  clusterIP: 10.96.0.10\n');
  const onPath = finding({
    path: [
      { at: placeOf('forward'), description: 'coredns forwards to 10.96.0.10:53' },
      { at: placeOf('10.96.0.10', service), description: 'Service kube-dns has this address' },
      { at: placeOf('clusterIP', service), description: 'Service kube-dns leads to coredns' },
    ],
  });
  const placesOf = (output: string): readonly string[] =>
    commandsOf(output).map(({ properties }) => `${properties.get('file')}:${properties.get('line')}`);

  test('stand at the line of the path that the change touched as well, once', () => {
    const inDiff = ({ file: { path } }: { readonly file: { readonly path: string } }): boolean => path === service.path;
    const output = renderAnnotations(report([onPath]), { inDiff });
    expect(placesOf(output)).toEqual(['deploy/Corefile:3', 'deploy/service.yaml:2']);
    expect(commandsOf(output)[1]?.message).toMatch(
      /^CoreDNS forwards[\s\S]*\nThis line is on its path; it is reported at deploy\/Corefile:3\.$/,
    );
    expect(placesOf(renderAnnotations(report([onPath]), { inDiff: () => true }))).toEqual(['deploy/Corefile:3']);
    expect(placesOf(renderAnnotations(report([onPath]), { inDiff: () => false }))).toEqual(['deploy/Corefile:3']);
  });

  test('know the touched lines of a comparison without a pull request', () => {
    const changedLines = new Map([[service.path, new Set([2])]]);
    expect(placesOf(renderAnnotations(report([onPath], { changedLines })))).toHaveLength(2);
    expect(placesOf(renderAnnotations(report([onPath])))).toHaveLength(1);
  });

  test('of paths share the places that are left', () => {
    const inDiff = ({ file: { path } }: { readonly file: { readonly path: string } }): boolean => path === service.path;
    const many = Array.from({ length: 6 }, () => onPath);
    expect(commandsOf(renderAnnotations(report(many), { inDiff }))).toHaveLength(9);
  });

  test('tell what the pull request shows first, and what existed only when asked', () => {
    const findings = [
      finding({ message: 'elsewhere' }),
      finding({ message: 'old', status: 'existing' }),
      finding({ message: 'here', at: placeOf('errors') }),
    ];
    const inDiff = (at: { readonly span: { readonly start: number } }): boolean =>
      at.span.start === placeOf('errors').span.start;
    const reported = (which: 'new' | 'all' | 'none'): readonly (string | undefined)[] =>
      commandsOf(renderAnnotations(report(findings), { which, inDiff })).map(({ message }) => message.split('\n')[0]);
    expect(reported('new')).toEqual(['here', 'elsewhere']);
    expect(reported('all')).toEqual(['here', 'elsewhere', 'old']);
    expect(reported('none')).toEqual([]);
  });
});
