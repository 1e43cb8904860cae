export const id = 992;
export const ids = [992];
export const modules = {

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   initFiles: () => (/* binding */ initFiles)
/* harmony export */ });
/** What `loopgate init` writes. A door writes it, and never over an existing file. */
const CONFIG = `# yaml-language-server: $schema=https://raw.githubusercontent.com/OWNER/loopgate/vX.Y.Z/schema/config.schema.json
# Replace OWNER and vX.Y.Z above to have this file completed and checked while it is written.
version: 1

# What is read. Without this: every file that git tracks or does not ignore.
# paths:
#   exclude: ["**/testdata/**"]

# What the repository does not say of its clusters. What is said here counts like a manifest.
# clusters:
#   - name: prod
#     paths: ["clusters/prod/**"]
#     service-cidrs: [10.96.0.0/12]
#     cluster-dns: [10.96.0.10]
#     coredns-version: 1.11.3
#     nodes:
#       - name: default
#         os: ubuntu-24.04
#         provisioner: kubeadm
#     resolvers:
#       - name: office
#         addresses: [10.0.0.2]
#         forwards: [{ zone: ".", to: [10.96.0.10] }]

# Severities: error, warning, note or off.
# rules:
#   loop-guard-missing: warning

# The lowest severity that fails a run: error, warning, note or never.
fail-on: error

# Findings that are known and accepted. A reason is required, a date is a promise to look again.
# suppressions:
#   - rule: forwarding-loop
#     path: deploy/edge/**
#     reason: split horizon, reviewed in NET-123
#     expires: 2027-01-31
`;
const WORKFLOW = `name: loopgate
on:
  pull_request:
  merge_group:
  schedule:
    - cron: "17 5 * * 1"
permissions:
  contents: read
jobs:
  loopgate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # Replace OWNER and the zeros by the full commit of the release that you have read.
      - uses: OWNER/loopgate@0000000000000000000000000000000000000000 # vX.Y.Z
`;
/** The configuration, all of it but the defaults in comments, and a workflow. */
function initFiles() {
    return [
        { path: '.loopgate.yaml', text: CONFIG },
        { path: '.github/workflows/loopgate.yml', text: WORKFLOW },
    ];
}


/***/ })

};
