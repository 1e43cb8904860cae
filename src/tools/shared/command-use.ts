/** Whether something runs a command that a file has. */
import { isDocumentation, isTest } from '../../core/text/paths.ts';

/** For people, or of a test: nothing is deployed by it. */
type Use = 'runs' | 'may run' | 'is shown';

const TEMPLATE = /\.(?:j2|jinja2?|tpl|tmpl|tftpl|gotmpl|erb|ejs)$/;
const SHELL = /^#!.*\b(?:ba|da|k|z|a)?sh\b|^#cloud-boothook/;
/** Scripts, recipes, manifests of Puppet, units, programs of pipelines, Terraform's provisioners and user data. */
const RUNS =
  /\.(?:sh|bash|zsh|ksh|mk|just|groovy|service|tf|tofu|hcl|ps1|sls|pp)$|(?:^|\/)recipes\/[^/]*\.rb$|(?:^|\/)(?:package|mise|\.mise|Makefile|Taskfile)\.(?:json|toml)$|(?:^|\/)(?:\w*[mM]akefile|\.?[jJ]ustfile|Dockerfile|Containerfile|Jenkinsfile|Vagrantfile|Rakefile|Earthfile)(?:\.[\w-]+)?$/;
const KEYED = /\.(?:ya?ml|json)$|(?:^|\/)user-?data[^/]*$/;
/** Of workflows, tasks, containers, cloud-init. */
const RUN =
  /^(?:runs?|\w*[sS]cripts?|commands?|cmds?|args|\w*shell|bash|sh|raw|exec\w*|entry[pP]oint|source|runcmd|bootcmd|\w+KubeadmCommands|inline\w*|user_?[dD]ata|contents?|postStart|preStop|\w*[hH]ooks?|[\w.-]+\.(?:sh|bash))$/;
const SHOWN =
  /^(?:descriptions?|\w*messages?|\w*msg|summary|title|body|help|hint|notes?|comments?|pattern\w*|reg(?:ex|exp)|match\w*|tokens|expr|runbook\w*|markdown|question|answer|deny|label)$/;
/** Of Terraform. */
const PROSE = /^(?:descriptions?|\w*messages?|summary|help|notes?|comments?|runbook\w*|markdown|label)$/;
const HCL = /\.(?:tf|tofu|hcl)$/;
/** Characters above a line in which its keys are looked for. */
const MAX_ABOVE = 20_000;

export function useOf({ path, text }: { readonly path: string; readonly text: string }, at: number): Use {
  const plain = path.replace(TEMPLATE, '');
  if (isTest(path) || /(?:[._-](?:test|spec)\.[^/]*|\.bats)$/i.test(plain)) return 'is shown';
  if (SHELL.test(text)) return 'runs';
  if (isDocumentation(plain)) return 'is shown';
  if (HCL.test(plain) && PROSE.test(argumentAt(text, at))) return 'is shown';
  if (RUNS.test(plain)) return 'runs';
  if (!KEYED.test(plain) && !text.startsWith('#cloud-config')) return 'may run';
  const keys = keysAbove(text, at);
  if (SHOWN.test(keys[0] ?? '')) return 'is shown';
  return keys.some((key) => RUN.test(key)) ? 'runs' : 'may run';
}

/** Of Terraform: what the line sets, or the here-document that it stands in. */
function argumentAt(text: string, at: number): string {
  const end = text.indexOf('\n', at);
  const above = text.slice(Math.max(0, at - MAX_ABOVE), end === -1 ? text.length : end);
  const own = above.slice(above.lastIndexOf('\n') + 1);
  const [, name] = ARGUMENT.exec(own) ?? [];
  if (name !== undefined) return name;
  const [, open = '', mark = ''] = [...above.matchAll(HERE)].at(-1) ?? [];
  const rest = above.slice(above.lastIndexOf(`<<`));
  return mark === '' || new RegExp(`\\n[ \\t]*${mark}[ \\t]*(?:\\n|$)`).test(rest) ? '' : open;
}
const ARGUMENT = /^\s*"?([\w.-]{1,99})"?\s{1,99}=(?!=)\s*(?!<<)/;
const HERE = /^[ \t]*"?([\w.-]{1,99})"?[ \t]{1,99}=[ \t]*<<-?(\w{1,99})[ \t]*$/gm;

/** From the line's own to those that it stands below. */
function keysAbove(text: string, at: number): readonly string[] {
  const end = text.indexOf('\n', at);
  const lines = text.slice(Math.max(0, at - MAX_ABOVE), end === -1 ? text.length : end).split('\n');
  const keys: string[] = [];
  let [most, isItem] = [Number.POSITIVE_INFINITY, false];
  for (const line of lines.reverse()) {
    const depth = line.search(/\S/);
    if (depth === -1 || depth > most || (depth === most && !isItem)) continue;
    const [, key] = /^\s*(?:- )*["']?([\w.-]+)["']?\s?:(?:\s|$)/.exec(line) ?? [];
    const begins = /^\s*-\s/.test(line);
    if (depth === most && begins) continue;
    if (key !== undefined) keys.push(key.replace(/^ansible\.builtin\./, ''));
    if (key !== undefined || begins || most === Number.POSITIVE_INFINITY) [most, isItem] = [depth, begins];
  }
  return keys;
}
