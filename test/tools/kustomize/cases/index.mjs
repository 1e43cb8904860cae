import { exact } from './exact.mjs';
import { components, fields, generators, names, refusals, replacements } from './others.mjs';
import { merges, operations, targets } from './patches.mjs';

export const groups = {
  merges,
  targets,
  operations,
  generators,
  names,
  components,
  replacements,
  refusals,
  exact,
  fields,
};
