import { describe, expect, test } from '@jest/globals';
import { terminalOptions } from '../../src/doors/terminal.ts';

const TERMINAL = { isTTY: true, columns: 80 };
const LOG = {};

describe('the terminal', () => {
  test('has its width, and a log has none', () => {
    expect(terminalOptions({}, TERMINAL, '/r').columns).toBe(80);
    expect(terminalOptions({}, { columns: 80 }, '/r')).toEqual({});
    expect(terminalOptions({}, { isTTY: true, columns: 0 }, '/r').columns).toBeUndefined();
  });

  test.each([
    [{ TERM_PROGRAM: 'iTerm.app' }, TERMINAL, true],
    [{ TERM_PROGRAM: 'vscode' }, TERMINAL, true],
    [{ VTE_VERSION: '7006' }, TERMINAL, true],
    [{ VTE_VERSION: '4205' }, TERMINAL, false],
    [{ TERM_PROGRAM: 'Apple_Terminal' }, TERMINAL, false],
    [{ TERM_PROGRAM: 'iTerm.app', TERM: 'dumb' }, TERMINAL, false],
    [{ TERM_PROGRAM: 'iTerm.app', CI: 'true' }, TERMINAL, false],
    [{ TERM_PROGRAM: 'iTerm.app' }, LOG, false],
    [{ TERM_PROGRAM: 'iTerm.app', FORCE_HYPERLINK: '0' }, TERMINAL, false],
    [{ FORCE_HYPERLINK: '1' }, LOG, true],
    [{ FORCE_HYPERLINK: '' }, TERMINAL, false],
    [{}, TERMINAL, false],
  ])('%j on %j has links: %s', (env, stream, links) => {
    const { linkFor } = terminalOptions(env, stream, '/r');
    expect(linkFor?.('a b/ü.yaml')).toBe(links ? 'file:///r/a%20b/%C3%BC.yaml' : undefined);
    expect(linkFor?.('<stdin>')).toBeUndefined();
  });
});
