/** Which expressions compile; the words are those that CoreDNS was recorded with (test/conformance/vectors/acceptance/expressions.yaml). */
import { describe, expect, test } from '@jest/globals';
import { checkExpression, isReserved } from '../../../src/languages/corefile/expression.ts';

describe('an expression', () => {
  test.each([
    ["type() == 'A'"],
    ["type() not in ['A', 'TXT'] and (size() < 512 ? true : do())"],
    ["not (name() startsWith 'w')"],
    ['len(name()) > 6'],
    ['1 < 2 < 3'],
    ['-1 + 2.5 ** 2 > 0'],
    ["(metadata('a/b') ?? 'x') == 'x'"],
    // Not looked at.
    ['all([1, 2], {# > 0})'],
    ["name() | upper() == 'A'"],
    ['let x = 1; x > 0'],
    ['let a = (let b = 2; b); a == 2'],
    ["(let b = 2; b) == 2 and (let b = 'x'; b) == 'x'"],
    ['2 in 1..5 and 1..5 == [1] and len(1..5) > 1 and (1..5)[0] == 1'],
    ["1 + size() | string() == 'a'"],
    ["$env.name() == 'a'"],
    ["metadata('a')?.b == 'a' and [1]?.[0] == 1"],
    ["{'a': 1, b: [2], (name()): {}}"],
    ["name()[1:][:2] == 'A'"],
    ["(name() == 'A') ?: false"],
  ])('compiles: %s', (text) => {
    expect(checkExpression(text, '1.15.0').problem).toBeUndefined();
  });
  test.each([
    ['', 'unexpected token EOF'],
    ['1 +', 'unexpected token EOF'],
    ['nosuch(', 'unexpected token EOF'],
    ["type() 'A'", 'unexpected token String("A")'],
    ["(type() == 'A'", 'unexpected token EOF'],
    ['[1, , 2]', 'unexpected token Operator(",")'],
    ['nosuch()', 'unknown name nosuch'],
    ["{'a': nosuch}", 'unknown name nosuch'],
    ['{a}', 'unexpected token Bracket("}")'],
    ['[1][1:2:3]', 'unexpected token Operator(":")'],
    ['let x = 1; :', 'unexpected token Operator(":")'],
    ['size()[1:]', 'cannot slice int'],
    ["name()['a':]", 'non-integer slice index string'],
    ['name() == q', 'unknown name q'],
    ['port() > 0', 'invalid operation: > (mismatched types string and int)'],
    ["name == 'q.'", 'invalid operation: == (mismatched types func() string and string)'],
    ['name() and true', 'invalid operation: and (mismatched types string and bool)'],
    ['not name()', 'invalid operation: not (mismatched type string)'],
    ['type() in [1, 2]', 'cannot use string as type int in array'],
    ["incidr('10.0.0.0/8')", 'not enough arguments to call incidr'],
    ['type(1)', 'too many arguments to call type'],
    ['metadata(1)', 'cannot use int as argument (type string) to call metadata'],
    ['name() ? 1 : 2', 'non-bool expression (type string) used as condition'],
    ["'a", 'literal not terminated'],
    ['let a = 1; let a = 2; a == 2', 'cannot redeclare variable a'],
    ['let name = 1; true', 'cannot redeclare name'],
    ['let len = 1; true', 'cannot redeclare builtin len'],
    ['let a = 1; a == name()', 'invalid operation: == (mismatched types int and string)'],
    ['let a = 1, a == 1', 'unexpected token Operator(",")'],
    ['let 1 = 1; true', 'unexpected token Number("1")'],
    ["$env['name']() == 'a'", 'unexpected token Bracket("(")'],
    ["name?.() == 'a'", 'expected name'],
    ['name.', 'unexpected end of expression'],
    ['1..5 == 1', 'invalid operation: == (mismatched types []interface {} and int)'],
    ["'a' in 1..5", 'cannot use string as type int in array'],
    ['true | not false', 'unexpected token Operator("not")'],
    ['name() | lower | len > 1', 'unexpected token Operator("|")'],
    ['name() | nosuch()', 'unknown name nosuch'],
    ["\ufefftype() == 'A'", 'unrecognized character: U+FEFF'],
  ])('does not: %s', (text, problem) => {
    expect(checkExpression(text, '1.15.0').problem).toBe(problem);
  });
  test.each([
    ['0b11 < size() < 0x1F', undefined, 'invalid integer literal: strconv.ParseInt: parsing "0b11": invalid syntax'],
    ['1 < 2 < 3', undefined, 'invalid operation: < (mismatched types bool and int)'],
    ['`a` == name()', undefined, "unrecognized character: U+0060 '`'"],
    ['bitand(id(), 1) == 0', undefined, 'unknown name bitand'],
    ['1e > 0', 'invalid float literal: strconv.ParseFloat: parsing "1e": invalid syntax', undefined],
  ])('%s compiles by version', (text, newest, old) => {
    expect(checkExpression(text, '1.15.0').problem).toBe(newest);
    expect(checkExpression(text, '1.11.3').problem).toBe(old ?? newest);
  });
  test('sees variables by their types', () => {
    const variables = new Map([['v', 'int']] as const);
    expect(checkExpression('v > 3', '1.15.0', variables)).toEqual({ type: 'bool' });
    expect(checkExpression("v == 'a'", '1.15.0', variables).problem).toBe(
      'invalid operation: == (mismatched types int and string)',
    );
  });
  test('may be as deep as it likes', () => {
    expect(checkExpression(`${'('.repeat(8000)}1${')'.repeat(8000)}`, '1.15.0').problem).toBeUndefined();
  });
  test.each([['name'], ['len'], ['in'], ['group']])('%s is no name of a variable', (word) => {
    expect(isReserved(word)).toBe(true);
  });
});

test.each([
  [16_384, 'unknown name nosuch'],
  [16_385, undefined],
])('of %i characters', (length, problem) =>
  expect(checkExpression('nosuch'.padEnd(length), '1.15.0').problem).toBe(problem),
);
