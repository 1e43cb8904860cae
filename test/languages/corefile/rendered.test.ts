/** What of a template's text is one line, and what is a comment, once it is rendered. */
import { expect, test } from '@jest/globals';
import { asRendered } from '../../../src/languages/corefile/rendered.ts';
import { source } from './read.ts';

test.each([
  ['nothing of a template', 'a # b\nc', 'a # b\nc'],
  ['marks that trim nothing', 'a {{ .x }} b', 'a {{ .x }} b'],
  ['a value joins the line behind it', 'a {{ .x -}}\n  b', 'a {{ .x -}}b'],
  ['what may end with a line break joins none', 'a {{ include "x" . -}}\n  b', 'a {{ include "x" . -}}\n  b'],
  ['behind a # it does', '# a {{ include "x" . -}}\n  b', '# a {{ include "x" . -}}b'],
  ['a condition behind words joins the line behind it', 'a {{ if .x -}}\n  b', 'a {{ if .x -}} b'],
  ['also where its mark takes it to them', 'a\n{{- if .x -}}\n  b', 'a\n{{- if .x -}} b'],
  ['over several lines', 'a\n\n  {{- if .x -}}\n  b', 'a\n\n  {{- if .x -}} b'],
  ['a condition on a line of its own does not', 'a\n{{ if .x -}}\n  b', 'a\n{{ if .x -}}\n  b'],
  ['nor one behind nothing', '\n{{- if .x -}}\n  b', '\n{{- if .x -}}\n  b'],
  ['nor one whose line goes on', 'a {{ if .x -}} b', 'a {{ if .x -}} b'],
  ['a value that its mark takes to a comment', '# a\n{{- .x }}\nb', '# a{{- .x }}\nb'],
  ['a condition that its mark takes to a comment', '# a\n{{- if .x }}\nb', '# a{{- if .x }}\nb'],
  ['one that stays on its line', '# a\n{{ .x -}}\nb', '# a\n{{ .x -}}b'],
  ['a # within a word begins no comment', 'a#b\n{{- .x }}', 'a#b\n{{- .x }}'],
  ['a comment goes', 'a {{/* c */}} b', 'a  b'],
  ['and takes what is behind it into one of the text', '# a\n{{- /* c */ -}}\nb', '# ab'],
  ['two marks on a line of a comment', '# a {{ .x }} {{ .y -}}\nb', '# a {{ .x }} {{ .y -}}b'],
  [
    'a comment that the next line ends',
    '# a {{ .x }}\nb {{ include "x" . -}}\nc',
    '# a {{ .x }}\nb {{ include "x" . -}}\nc',
  ],
  ["Jinja's comment of several lines", 'a\n{# c\nd #}\nb', 'a\n\nb'],
])('%s', (_, text, rendered) => expect(asRendered(source(text)).text).toBe(rendered));
