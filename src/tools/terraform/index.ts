import { adding } from '../../languages/shared/join.ts';
import type { Joining } from '../../languages/shared/plugin.ts';
import { joinModules } from './join.ts';
import { joinTemplateFiles } from './template-files.ts';

/** Modules of Terraform and OpenTofu. What stands in their files the carrier makes documents of other languages. */
export const terraformModules: Joining = {
  id: 'terraform',
  render: joinTemplateFiles,
  join: adding((facts, context) => ({ value: joinModules(facts, context), notices: [] })),
};
