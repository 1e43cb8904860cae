/** `$(NAME)` in a container's words and variables (k8s.io/kubernetes third_party/forked/golang/expansion/expand.go). */

/** Text, stated by nobody, or no variable: then it stays as written. */
export type VariableValue = { readonly text: string } | 'unknown' | 'none';

/** Every Service of a pod's namespace gives some (k8s.io/kubernetes pkg/kubelet/envvars/envvars.go). */
export const OF_SERVICES: RegExp = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\w+)?)$/;

/** Longer ones are no path and no address. */
export const MAX_EXPANDED = 8192;

/** Undefined where an unknown variable decides. `$$` is one `$`. */
export function expandReferences(text: string, variable: (name: string) => VariableValue): string | undefined {
  let out = '';
  let done = 0;
  while (out.length <= MAX_EXPANDED) {
    const at = text.indexOf('$', done);
    if (at === -1 || at === text.length - 1) break;
    out += text.slice(done, at);
    const end = text[at + 1] === '(' ? text.indexOf(')', at) : -1;
    if (end === -1) {
      const isEscape = text[at + 1] === '$';
      out += isEscape ? '$' : text.slice(at, at + 2);
      done = at + 2;
      continue;
    }
    const value = variable(text.slice(at + 2, end));
    if (value === 'unknown') return undefined;
    out += value === 'none' ? text.slice(at, end + 1) : value.text;
    done = end + 1;
  }
  out += text.slice(done);
  return out.length > MAX_EXPANDED ? undefined : out;
}
