import { exact } from './exact.mjs';
import { components, fields, generators, names, refusals, replacements } from './others.mjs';
import { merges, operations, targets } from './patches.mjs';
import { plugins, vars } from './plugins.mjs';

export const groups = {
  merges,
  targets,
  operations,
  generators,
  names,
  components,
  replacements,
  refusals,
  plugins,
  vars,
  exact,
  fields,
};
