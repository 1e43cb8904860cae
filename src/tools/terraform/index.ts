import { adding } from '../../languages/shared/join.ts';
import type { Joining } from '../../languages/shared/plugin.ts';
import { joinExpressions } from './expressions.ts';
import { applying, installing } from './installing.ts';
import { joinModules } from './join.ts';
import { joinTemplateFiles } from './template-files.ts';

/** Terraform and OpenTofu modules; the carrier makes documents of their files. */
export const terraformModules: Joining = {
  id: 'terraform',
  modules: {
    files: /\.(?:tf|tofu)$/i,
    // A path begins with a dot: language/modules/sources.
    sources: /\bsource\s{0,99}=\s{0,99}"(\.{1,2}\/[^"\n]{0,999})"/g,
  },
  applies: /\b(?:(?:template)?file|fileset)\(|\bpattern\s{0,9}=/,
  render: (stated, context) => joinTemplateFiles(joinExpressions(stated, context), context),
  installing,
  applying,
  join: adding((facts, context) => ({ value: joinModules(facts, context), notices: [] })),
};
