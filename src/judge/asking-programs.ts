/** Configuration of programs that ask for names of their own, and answer nobody: whom they ask is no upstream. */

/** Proxies, builders, applications; and translations, which only speak of it. */
const NAMES =
  /(?:^|\/)(?:haproxy[\w.-]{0,40}\.cfg|squid[\w.-]{0,40}\.conf|traefik[\w.-]{0,40}\.(?:ya?ml|toml)|buildkitd[\w.-]{0,40}\.toml|appsettings(?:\.\w{1,40})?\.json)$|(?:^|\/)(?:locales?|i18n|translations?)\/[^\n]{1,200}\.(?:json|ya?ml|po|properties)$|(?:^|\/)etc\/resolver\/[\w.-]{1,100}$/i;
/** Spring, Quarkus, Micronaut; not an object of Argo CD in a file of the name. */
const APPLICATION = /(?:^|\/)(?:application|bootstrap)(?:-\w{1,40})?\.(?:ya?ml|properties)$/;
const OBJECT = /^(?:apiVersion|kind):/m;
/** GitLab's runner, for its jobs' pods; checks of a monitoring agent. */
const RUNNER = /^[ \t]*\[{1,2}runners\.kubernetes\b/m;
const CHECKS = /(?:^|\/)conf\.ya?ml$/;

/** Guests of the cluster, unless they are made nodes. */
const GUEST = /^apiVersion:[ \t]*["']?kubevirt\.io\//m;
const NO_GUEST =
  /^apiVersion:(?![ \t]*["']?(?:\w{1,40}\.)?kubevirt\.io\/)|kube(?!virt)|\|[ \t]*(?:sudo[ \t]+)?(?:\w{1,99}=\S{0,200}[ \t]+){0,9}(?:ba)?sh\b/m;

export function onlyAsks(path: string, text: string): boolean {
  if (NAMES.test(path) || (APPLICATION.test(path) && !OBJECT.test(text))) return true;
  if (GUEST.test(text) && !NO_GUEST.test(text)) return true;
  if (path.endsWith('.toml')) return RUNNER.test(text);
  return CHECKS.test(path) && !OBJECT.test(text) && /^instances:/m.test(text);
}
