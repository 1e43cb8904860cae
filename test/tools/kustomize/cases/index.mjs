import { exact } from './exact.mjs';
import { components, created, fields, generators, names, refusals, replacements, selectors } from './others.mjs';
import { merges, operations, targets } from './patches.mjs';

export const groups = {
  merges,
  targets,
  operations,
  generators,
  names,
  components,
  replacements,
  selectors,
  created,
  refusals,
  exact,
  fields,
};
