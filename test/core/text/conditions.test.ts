import { describe, expect, test } from '@jest/globals';
import {
  type BranchTaken,
  branchTaken,
  isContradictory,
  opposite,
  wordsOf,
} from '../../../src/core/text/assumption.ts';
import { conditionsAt, conditionsOf } from '../../../src/core/text/conditions.ts';
import { actionsOf } from '../../../src/core/text/template-actions.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';

const rolesOf = (text: string): readonly string[] =>
  actionsOf(text).map((one) => `${one.role} ${text.slice(one.start, one.end)}`);

/** What the `X` of a text takes for granted. */
function at(text: string): readonly string[] {
  const file = { path: 'a', text, conditions: conditionsOf(text, 'a') };
  const start = text.indexOf('X');
  return conditionsAt({ file, span: { start, end: start + 1 } }).map(wordsOf);
}

describe('actions', () => {
  test.each([
    ['a: {{ .Values.x }}', ['hole {{ .Values.x }}']],
    ['{{- if .x -}}a{{ else }}b{{- end }}', ['open {{- if .x -}}', 'middle {{ else }}', 'close {{- end }}']],
    ['{{- $x := .y }}{{/* a\n}} b */}}c', ['quiet {{- $x := .y }}', 'quiet {{/* a\n}} b */}}']],
    ["{{ block['x'] }}{{ if }}{{ else_ }}", ["hole {{ block['x'] }}", 'hole {{ if }}', 'hole {{ else_ }}']],
    [
      '{{range.X}}{{else with .y}}{{block "x" .}}',
      ['open {{range.X}}', 'middle {{else with .y}}', 'scope {{block "x" .}}'],
    ],
    ['{{ "}}" }} {{ `}}` }} {{"{{"}}', ['hole {{ "}}" }}', 'hole {{ `}}` }}', 'hole {{"{{"}}']],
    ["{{ x | default('a }} b') }}", ["hole {{ x | default('a }} b') }}"]],
    ["{{ don't }} x", ["hole {{ don't }}"]],
    ['{{ never closed', []],
    ['{{ a }} {{ never closed', ['hole {{ a }}']],
    ['{%- for x in y %}{{ x }}{% endfor %}', ['open {%- for x in y %}', 'hole {{ x }}', 'close {% endfor %}']],
    ['{% raw %}{{ x }}{% endraw %}{{ y }}', ['scope {% raw %}', 'unscope {% endraw %}', 'hole {{ y }}']],
    ['{% set x = 1 %}{# note #}', ['quiet {% set x = 1 %}', 'quiet {# note #}']],
    ['{# no comment outside of Jinja #}', []],
    ['a: x{# none #} y', []],
    ['a: x\n {#- one #}\nb: y', ['quiet {#- one #}']],
    ['{%CLUSTER_DOMAIN%} {$X}', []],
    ['a: %{CLUSTER_DNS}% %{other}', ['hole %{CLUSTER_DNS}%']],
    ['%{ if x ~}a%{ endif }', ['open %{ if x ~}', 'close %{ endif }']],
    ['<% if x %><%= y %><% end %>', ['open <% if x %>', 'hole <%= y %>', 'close <% end %>']],
    ['<% xs.each do |x| -%>a<% end %>', ['open <% xs.each do |x| -%>', 'close <% end %>']],
  ])('%j', (text, expected) => {
    expect(rolesOf(text)).toEqual(expected);
  });
});

describe('conditions', () => {
  test.each([2, 20, 1001, 5000])('%i of them within each other are assumptions', (depth) => {
    const nested = `${'{{ if .x }}'.repeat(depth)}X${'{{ end }}'.repeat(depth)}`;
    expect(at(nested)).toHaveLength(Math.min(depth, 20));
    expect(at(`${nested} `.replace('X', 'a').replace(/ $/, 'X'))).toEqual([]);
    const other = `${'{{ if .x }}'.repeat(depth)}a${'{{ else }}b{{ end }}'.repeat(depth)}X`;
    expect(at(other)).toEqual([]);
  });

  const HOLDS = "the template's condition `.x` at line 1 of a holds";
  const FAILS = "the template's condition `.x` at line 1 of a does not hold";
  test.each<[string, readonly string[]]>([
    ['X{{ if .x }}a{{ end }}', []],
    ['{{ if .x }}X{{ end }}', [HOLDS]],
    ['{{ if .x }}a{{ end }}X', []],
    ['{{ if .x }}a{{ else }}X{{ end }}', [FAILS]],
    ['{{ if .x }}a{{ else if .y }}X{{ end }}', [FAILS, "the template's condition `.y` at line 1 of a holds"]],
    ['{{ if .x }}\n{{ with .y }}X{{ end }}{{ end }}', [HOLDS, "the template's condition `.y` at line 2 of a holds"]],
    ['{{ if .x }}{{ with .y }}a{{ end }}X{{ end }}', [HOLDS]],
    ['{{ range .y }}X{{ end }}', ["the template's list `.y` at line 1 of a has items"]],
    ['{% for a in b %}X{% endfor %}', ["the template's list `a in b` at line 1 of a has items"]],
    [
      '{% if x %}a{% elif y %}b{% else %}X{% endif %}',
      [
        "the template's condition `x` at line 1 of a does not hold",
        "the template's condition `y` at line 1 of a does not hold",
      ],
    ],
    ['{{ define "a" }}X{{ end }}', ['the template\'s part `"a"` at line 1 of a is used']],
    ['{% block a %}X{% endblock %}', []],
    ['{{ block "a" . }}X{{ end }}', []],
    ['{{ if never }}X', []],
    ['{{ if never }}{{ if .x }}X{{ end }}', [HOLDS]],
    ['{{ end }}X', []],
    ['{{/* {{ if .x }} */}}X{{ end }}', []],
  ])('%j', (text, expected) => {
    expect(at(text)).toEqual(expected);
  });
  const taken = (subject: string, file: string, holds: boolean, line = 1): BranchTaken =>
    branchTaken({ kind: 'condition', file, line, subject, holds }, /^[.$(]/.test(subject) ? 'go' : 'jinja');
  test.each<[string, BranchTaken, BranchTaken]>([
    ['of one file', taken('.Values.x', 'a/templates/b.yaml', true), taken('.Values.x', 'a/templates/b.yaml', false, 9)],
    ['of one chart', taken('.Values.x', 'a/templates/b.yaml', true), taken('.Values.x', 'a/templates/c/d.yaml', false)],
    [
      'of one chart above all',
      taken('.Values.x', 'templates/b.yaml', true),
      taken('.Values.x', 'templates/c.yaml', false),
    ],
    [
      'that are global in a chart and its part',
      taken('.Values.global.x', 'a/templates/b.yaml', true),
      taken('.Values.global.x', 'a/charts/c/templates/d.yaml', false),
    ],
    [
      'about the cluster',
      taken('.Capabilities.APIVersions.Has "x"', 'a/templates/b.yaml', true),
      taken('.Capabilities.APIVersions.Has "x"', 'c/templates/d.yaml', false),
    ],
    ['of one inventory', taken('x', 'roles/a/templates/b.j2', true), taken('x', 'roles/c/templates/d.j2', false)],
  ])('branches %s contradict each other', (_, one, other) => {
    expect(isContradictory([one, other])).toBe(true);
    expect(isContradictory([one, one])).toBe(false);
    expect(isContradictory([one, opposite(other)])).toBe(false);
    expect(isContradictory([one, 'anything'])).toBe(false);
  });
  test.each<[string, BranchTaken, BranchTaken]>([
    ['of two charts', taken('.Values.x', 'a/templates/b.yaml', true), taken('.Values.x', 'c/templates/b.yaml', false)],
    [
      'of a chart and its part',
      taken('.Values.x', 'a/templates/b.yaml', true),
      taken('.Values.x', 'a/charts/c/templates/b.yaml', false),
    ],
    [
      'of global values of two charts',
      taken('.Values.global.x', 'charts/a/templates/b.yaml', true),
      taken('.Values.global.x', 'charts/c/templates/b.yaml', false),
    ],
    ['of variables in two files', taken('$x', 'a/templates/b.yaml', true), taken('$x', 'a/templates/c.yaml', false)],
    ['that begin alike', taken(`.${'x'.repeat(99)}y`, 'a', true), taken(`.${'x'.repeat(99)}z`, 'a', false)],
  ])('branches %s do not', (_, one, other) => {
    expect(isContradictory([one, other])).toBe(false);
  });
  test('the other branch is named as the template would', () => {
    expect(wordsOf(opposite(taken('x', 'a', true)))).toBe("the template's condition `x` at line 1 of a does not hold");
    expect(opposite(opposite(taken('x', 'a', true)))).toEqual(taken('x', 'a', true));
  });
});

describe('inputs that grow', () => {
  test.each([
    ['openers', '{{'],
    ['openers in quotes', '{{"'],
    ['empty expressions', '{{}}'],
    ['backquotes', '{{`}}'],
    ['open conditions', '{{if x}}'],
    ['closed conditions', '{{if x}}{{end}}'],
    ['branches', '{{else if y}}'],
    ['comments', '{{/*'],
    ['raw', '{% raw %}'],
    ['blocks of Ruby', '<% do |'],
  ])('%s', (_, piece) => {
    const growth = growthOf((size) => {
      const text = `{{if x}}${piece.repeat(size / piece.length)}{{end}}`;
      const conditions = conditionsOf(text, 'a');
      for (let i = 0; i < size; i += 100)
        conditionsAt({ file: { path: 'a', text, conditions }, span: { start: i, end: i } });
    }, 8000);
    expect(growth).toBeLessThan(LINEAR);
  });
});
