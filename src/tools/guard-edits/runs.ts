/** Whether something runs a command that a file has. */
import type { Location } from '../../core/text/location.ts';
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
/** Characters above a line in which its keys are looked for. */
const MAX_ABOVE = 20_000;

export function useOf({ file: { path, text }, span }: Location): Use {
  const plain = path.replace(TEMPLATE, '');
  if (isTest(path) || /(?:[._-](?:test|spec)\.[^/]*|\.bats)$/i.test(plain)) return 'is shown';
  if (SHELL.test(text)) return 'runs';
  if (isDocumentation(plain)) return 'is shown';
  if (RUNS.test(plain)) return 'runs';
  if (!KEYED.test(plain) && !text.startsWith('#cloud-config')) return 'may run';
  const keys = keysAbove(text, span.start);
  if (SHOWN.test(keys[0] ?? '')) return 'is shown';
  return keys.some((key) => RUN.test(key)) ? 'runs' : 'may run';
}

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
