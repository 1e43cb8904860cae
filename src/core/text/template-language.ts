import type { SourceFile } from './source-file.ts';
import { beginsJinjaComment } from './template-actions.ts';

export type TemplateLanguage = 'helm' | 'go' | 'jinja' | 'erb' | 'terraform' | 'other';

const GO = /\{\{-?\s{0,8}(?:if|range|with|include|template|define|end|tpl|toYaml|block|\.|\$|`|\/\*|or |and |not )/;

/** Undefined where nothing is filled in. */
export function templateLanguage({ path, text }: Pick<SourceFile, 'path' | 'text'>): TemplateLanguage | undefined {
  if (/\.(?:j2|jinja2?)(?:\.|$)/i.test(path) || text.includes('{%') || beginsJinjaComment(text) || /#%|#\{ /.test(text))
    return 'jinja';
  if (/\.erb$/i.test(path) || text.includes('<%')) return 'erb';
  if (text.includes('{{')) {
    if (/(?:^|\/)templates\/[^/]*|\.(?:gotmpl|tpl)$/.test(path) && GO.test(text))
      return /(?:^|\/)(?:charts?|helm[^/]*|stable|incubator)\//i.test(path) || /\.(?:Values|Chart|Release)\b/.test(text)
        ? 'helm'
        : 'go';
    if (GO.test(text)) return /\.(?:Values|Chart|Release)\b/.test(text) ? 'helm' : 'go';
    return /(?:^|\/)(?:roles|playbooks|group_vars|host_vars|inventory|ansible)\//.test(path) ? 'jinja' : 'other';
  }
  if (/\.tftpl$/i.test(path) || /%\{\s{0,8}~?\s{0,8}(?:if|for|else|endif|endfor)\b/.test(text)) return 'terraform';
  return isTemplateName(path) || text.includes('${') || /%\{[A-Z_]+\}%/.test(text) || AT_SIGNS.test(text)
    ? 'other'
    : undefined;
}

/** `@NAME@` in place of a value. */
export const AT_SIGNS: RegExp = /(?:^|[\s"'=:])@[A-Z][A-Z0-9_]{1,99}@/m;

export function isTemplateName(path: string): boolean {
  return /\.(?:j2|jinja2?|tftpl|tpl|tmpl|gotmpl|template|erb|sed|in)(?:\.ya?ml|\.json)?$/i.test(path);
}

/** What a templated file names are templates beside it: `values.yaml` is `values.yaml.j2`. */
export function templateEnding(path: string): string {
  return /\.(?:j2|jinja2?|tmpl|gotmpl|tpl|template)$/.exec(path)?.[0] ?? '';
}
