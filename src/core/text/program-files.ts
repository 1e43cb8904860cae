/** Programs and other texts that configure nothing by themselves, by the endings of their names, and who asks. */

/** Of languages whose texts in quotes are searched for what they configure. */
const SEARCHED = 'go|rs|py|rb|jsx?|mjs|cjs|tsx?|java|kt|cs|lua|scala|exs?|dart|ps1';
const PROGRAMS = 'c|cc|cpp|h|hpp|php|swift|erl|proto|p[lm]|bat|vue';
const SHOWN = 'html?|css|scss|svg|rst|adoc|ipynb|patch|diff|lock|sum';
/** Braces and words of theirs look like a Corefile's. */
const BRACED =
  'pyi|[cm][jt]sx?|kts|groovy|gradle|clj|hs|ml|zig|nix|tf|tfvars|hcl|bicep|cue|dhall|[jk]sonnet|libsonnet|psm1|sh|bash|zsh|fish|awk|vim|el|lisp|sql|graphql|xml|sass|less|pp|svelte|tex|po|log|nginx|caddy|vcl|spec|[1-8]';
const DATA = 'mdx?|markdown|csv|rego|drawio|snap|rules|cr|sarif';

function ending(...lists: readonly string[]): RegExp {
  return new RegExp(`\\.(?:${lists.join('|')})$`, 'i');
}

export const SEARCHED_PROGRAM: RegExp = ending(SEARCHED);
export const NO_CONFIGURATION: RegExp = ending(SEARCHED, PROGRAMS, SHOWN, DATA);
export const NO_COREFILE: RegExp = ending(SEARCHED, PROGRAMS, SHOWN, BRACED);
/** Pulumi's, CDK8s' and AWS CDK's. */
export const MAKES_OBJECTS: RegExp = /\.(?:ts|js|mjs|cjs|py|go)$/;
/** Scripts, which may have no extension, makefiles, playbooks, workflows, recipes. */
export const RUNS_COMMANDS: RegExp = /\.(?:sh|bash|zsh|mk|ya?ml|py|rb|groovy)$|(?:^|\/)(?:[a-z][\w-]*|\w+file)$/;
