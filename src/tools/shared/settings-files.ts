/** Terraform's, Ansible's and a shell's, which are read by whatever is there, also where they are new. */
const ALWAYS_READ =
  /(?:^|\/)(?:terraform\.tfvars|[^/]+\.auto\.tfvars)(?:\.json)?$|(?:^|\/)group_vars\/all\b|(?:^|\/)\.env$/;

export function isAlwaysRead(path: string): boolean {
  return ALWAYS_READ.test(path);
}
