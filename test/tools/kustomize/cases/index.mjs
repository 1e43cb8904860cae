import { exact } from './exact.mjs';
import { components, fields, generators, names, refusals, replacements, selectors } from './others.mjs';
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
  refusals,
  exact,
  fields,
};
