export const id = 362;
export const ids = [362,226];
export const modules = {

/***/ 7362:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configFileOf: () => (/* binding */ configFileOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7795);
/* harmony import */ var _judge_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9866);
/* harmony import */ var _read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5783);
/** The configuration file of a run: the one that the user names, else the nearest of the repository, each by its own rules. */ 



/** `given` counts from `from`; else the nearest going up from `common`. Throws UsageError for one that may not be read. */ function configFileOf({ root, common }, given, from) {
	if (given !== undefined) {
		const at = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(from, given);
		const bytes = (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__.readNamedByUser)(root, given, at);
		if (bytes === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`the configuration ${JSON.stringify(given)} does not exist`);
		return {
			path: shownPath(root, at),
			text: bytes.toString('utf8')
		};
	}
	const path = (0,_judge_config_lookup_js__WEBPACK_IMPORTED_MODULE_2__/* .findConfig */ .u0)(common, (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__.openReader)(root).has);
	if (path === undefined) return undefined;
	const bytes = (0,_read_tree_working_tree_js__WEBPACK_IMPORTED_MODULE_3__.readNamedByRepository)(root, path);
	if (bytes === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`the configuration ${JSON.stringify(path)} cannot be read`);
	return {
		path,
		text: bytes.toString('utf8')
	};
}
/** From the root, or the file's name alone where it lies elsewhere. */ function shownPath(root, at) {
	const from = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), at).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
	return from.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(from) ? at.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).pop() ?? at : from;
}


/***/ }),

/***/ 9091:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONFIG_KEYS: () => (/* binding */ CONFIG_KEYS),
/* harmony export */   CONFIG_SCHEMA: () => (/* binding */ CONFIG_SCHEMA)
/* harmony export */ });
// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.
/** The schema of the configuration, line by line. */ const CONFIG_SCHEMA = [
	'{',
	'  "$schema": "http://json-schema.org/draft-07/schema#",',
	'  "$id": "https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json",',
	'  "title": "loopgate configuration",',
	'  "description": "The file .loopgate.yaml or .github/loopgate.yml. Everything is optional.",',
	'  "type": "object",',
	'  "additionalProperties": false,',
	'  "properties": {',
	'    "version": {',
	'      "description": "Version of this format.",',
	'      "const": 1',
	'    },',
	'    "extends": {',
	'      "description": "Configurations of other repositories to start from, as OWNER/REPOSITORY/PATH@REF. Merged left to right; this file wins.",',
	'      "type": "array",',
	'      "items": {',
	'        "type": "string"',
	'      },',
	'      "maxItems": 8,',
	'      "examples": [',
	'        [',
	'          "acme/policies/loopgate.yml@3f1c9a0d5b7e2468ace013579bdf02468ace1357"',
	'        ]',
	'      ]',
	'    },',
	'    "trust": {',
	'      "description": "Whose policy decides a pull request: the proposed one (head), or the one it would change (base). Read from the base where there is one.",',
	'      "enum": [',
	'        "head",',
	'        "base"',
	'      ],',
	'      "default": "head"',
	'    },',
	'    "paths": {',
	'      "description": "Which files are read.",',
	'      "type": "object",',
	'      "additionalProperties": false,',
	'      "properties": {',
	'        "include": {',
	'          "description": "Globs of repository paths. Without it everything is read.",',
	'          "$ref": "#/definitions/globs",',
	'          "default": [',
	'            "**"',
	'          ]',
	'        },',
	'        "exclude": {',
	'          "description": "Globs of repository paths that are left out.",',
	'          "$ref": "#/definitions/globs",',
	'          "examples": [',
	'            [',
	'              "**/testdata/**"',
	'            ]',
	'          ]',
	'        }',
	'      }',
	'    },',
	'    "clusters": {',
	'      "description": "What the repository does not say of its clusters. Without it clusters are worked out from the layout. The first whose paths match a file owns it.",',
	'      "type": "array",',
	'      "items": {',
	'        "$ref": "#/definitions/cluster"',
	'      }',
	'    },',
	'    "rules": {',
	'      "description": "Severities by rule; the rule\'s code or its slug.",',
	'      "type": "object",',
	'      "propertyNames": {',
	'        "$ref": "#/definitions/ruleName"',
	'      },',
	'      "additionalProperties": {',
	'        "$ref": "#/definitions/ruleSeverity"',
	'      },',
	'      "examples": [',
	'        {',
	'          "loop-guard-missing": "warning",',
	'          "LG204": "off"',
	'        }',
	'      ]',
	'    },',
	'    "fail-on": {',
	'      "description": "The lowest severity that fails a run.",',
	'      "enum": [',
	'        "error",',
	'        "warning",',
	'        "note",',
	'        "never"',
	'      ],',
	'      "default": "error"',
	'    },',
	'    "baseline": {',
	'      "description": "Repository path of a baseline file, made by `loopgate baseline create`.",',
	'      "type": "string",',
	'      "examples": [',
	'        ".loopgate-baseline.json"',
	'      ]',
	'    },',
	'    "render": {',
	'      "description": "Whether charts and overlays are rendered before they are read, with helm and kustomize from PATH.",',
	'      "enum": [',
	'        "auto",',
	'        "helm",',
	'        "kustomize",',
	'        "off"',
	'      ],',
	'      "default": "off"',
	'    },',
	'    "max-suppression-days": {',
	'      "description": "The farthest day, counted from today, that a suppression may name. With it every suppression must expire.",',
	'      "type": "integer",',
	'      "minimum": 1,',
	'      "maximum": 3650,',
	'      "examples": [',
	'        180',
	'      ]',
	'    },',
	'    "suppressions": {',
	'      "description": "Findings that are known and accepted.",',
	'      "type": "array",',
	'      "items": {',
	'        "$ref": "#/definitions/suppression"',
	'      },',
	'      "maxItems": 1000',
	'    },',
	'    "expectations": {',
	'      "description": "Where names have to go. Checked by every scan: what does not hold is LG501.",',
	'      "type": "array",',
	'      "items": {',
	'        "$ref": "#/definitions/expectation"',
	'      },',
	'      "maxItems": 1000',
	'    }',
	'  },',
	'  "definitions": {',
	'    "ruleName": {',
	'      "description": "A rule\'s code or slug.",',
	'      "type": "string",',
	'      "enum": [',
	'        "forwarding-loop",',
	'        "loop-guard-removed",',
	'        "loop-guard-missing",',
	'        "loop-guard-blind",',
	'        "loop-guard-without-forward",',
	'        "loop-guard-misfires",',
	'        "inherited-loopback-upstream",',
	'        "dns-policy-inherits-cluster-dns",',
	'        "kubelet-resolvconf-ineffective",',
	'        "node-points-at-cluster-dns",',
	'        "upstream-not-stated",',
	'        "corefile-does-not-start",',
	'        "expectation-broken",',
	'        "not-modelled",',
	'        "unreadable",',
	'        "nothing-scanned",',
	'        "suppression-unused",',
	'        "suppression-expired",',
	'        "policy-weakened",',
	'        "LG101",',
	'        "LG201",',
	'        "LG202",',
	'        "LG203",',
	'        "LG204",',
	'        "LG205",',
	'        "LG301",',
	'        "LG302",',
	'        "LG303",',
	'        "LG304",',
	'        "LG305",',
	'        "LG401",',
	'        "LG501",',
	'        "LG801",',
	'        "LG802",',
	'        "LG803",',
	'        "LG901",',
	'        "LG902",',
	'        "LG903"',
	'      ]',
	'    },',
	'    "ruleSeverity": {',
	'      "description": "`off` reports nothing. A severity above the default raises the rule\'s findings to it, one below lowers them.",',
	'      "enum": [',
	'        "error",',
	'        "warning",',
	'        "note",',
	'        "off"',
	'      ]',
	'    },',
	'    "globs": {',
	'      "type": "array",',
	'      "items": {',
	'        "type": "string"',
	'      }',
	'    },',
	'    "address": {',
	'      "description": "An IP address.",',
	'      "type": "string"',
	'    },',
	'    "endpoint": {',
	'      "description": "An IP address, or an address and a port. The port is 53 when none is given.",',
	'      "type": "string",',
	'      "examples": [',
	'        "10.0.0.2",',
	'        "10.0.0.2:5353",',
	'        "[2001:db8::2]:5353"',
	'      ]',
	'    },',
	'    "cluster": {',
	'      "type": "object",',
	'      "additionalProperties": false,',
	'      "required": [',
	'        "name"',
	'      ],',
	'      "properties": {',
	'        "name": {',
	'          "description": "How reports call it.",',
	'          "type": "string",',
	'          "examples": [',
	'            "prod"',
	'          ]',
	'        },',
	'        "paths": {',
	'          "description": "Globs of the repository paths that belong to it. Without it every file that no cluster before took.",',
	'          "$ref": "#/definitions/globs",',
	'          "examples": [',
	'            [',
	'              "clusters/prod/**"',
	'            ]',
	'          ]',
	'        },',
	'        "cluster-domain": {',
	'          "description": "The cluster\'s domain.",',
	'          "type": "string",',
	'          "examples": [',
	'            "cluster.local"',
	'          ]',
	'        },',
	'        "service-cidrs": {',
	'          "description": "Ranges of Service addresses.",',
	'          "type": "array",',
	'          "items": {',
	'            "type": "string"',
	'          },',
	'          "examples": [',
	'            [',
	'              "10.96.0.0/12"',
	'            ]',
	'          ]',
	'        },',
	'        "cluster-dns": {',
	'          "description": "Service addresses of the cluster DNS, where the manifests do not state them.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/address"',
	'          },',
	'          "examples": [',
	'            [',
	'              "10.96.0.10"',
	'            ]',
	'          ]',
	'        },',
	'        "coredns-version": {',
	'          "description": "Version of CoreDNS, where no image tag states it.",',
	'          "type": "string",',
	'          "examples": [',
	'            "1.11.3"',
	'          ]',
	'        },',
	'        "kube-proxy": {',
	'          "description": "How Service addresses are served on nodes.",',
	'          "enum": [',
	'            "iptables",',
	'            "nftables",',
	'            "ipvs",',
	'            "none"',
	'          ]',
	'        },',
	'        "nodes": {',
	'          "description": "Kinds of nodes.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/node"',
	'          }',
	'        },',
	'        "resolvers": {',
	'          "description": "DNS servers outside the repository.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/resolver"',
	'          }',
	'        }',
	'      }',
	'    },',
	'    "node": {',
	'      "type": "object",',
	'      "additionalProperties": false,',
	'      "required": [',
	'        "name"',
	'      ],',
	'      "properties": {',
	'        "name": {',
	'          "description": "How reports call this kind of node.",',
	'          "type": "string",',
	'          "examples": [',
	'            "default"',
	'          ]',
	'        },',
	'        "os": {',
	'          "description": "The operating system image: says what lies where on the node.",',
	'          "type": "string",',
	'          "examples": [',
	'            "ubuntu-24.04"',
	'          ]',
	'        },',
	'        "provisioner": {',
	'          "description": "What sets nodes up: says how the kubelet\'s resolvConf is chosen when nothing states it.",',
	'          "type": "string",',
	'          "examples": [',
	'            "kubeadm"',
	'          ]',
	'        },',
	'        "addresses": {',
	'          "description": "Addresses of these nodes.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/address"',
	'          },',
	'          "examples": [',
	'            [',
	'              "192.0.2.10"',
	'            ]',
	'          ]',
	'        },',
	'        "files": {',
	'          "description": "Files on the node by absolute path: a repository path, or the text itself.",',
	'          "type": "object",',
	'          "additionalProperties": {',
	'            "$ref": "#/definitions/nodeFile"',
	'          },',
	'          "examples": [',
	'            {',
	'              "/etc/resolv.conf": "infra/resolv.conf"',
	'            }',
	'          ]',
	'        }',
	'      }',
	'    },',
	'    "nodeFile": {',
	'      "description": "A repository path, or `inline:` with the text.",',
	'      "type": [',
	'        "string",',
	'        "object"',
	'      ],',
	'      "additionalProperties": false,',
	'      "required": [',
	'        "inline"',
	'      ],',
	'      "properties": {',
	'        "inline": {',
	'          "description": "What the file holds.",',
	'          "type": "string",',
	'          "examples": [',
	'            "nameserver 10.0.0.2"',
	'          ]',
	'        }',
	'      }',
	'    },',
	'    "resolver": {',
	'      "type": "object",',
	'      "additionalProperties": false,',
	'      "required": [',
	'        "name",',
	'        "addresses"',
	'      ],',
	'      "properties": {',
	'        "name": {',
	'          "description": "How reports call it.",',
	'          "type": "string",',
	'          "examples": [',
	'            "office"',
	'          ]',
	'        },',
	'        "addresses": {',
	'          "description": "Where it listens.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/endpoint"',
	'          },',
	'          "minItems": 1',
	'        },',
	'        "forwards": {',
	'          "description": "What it sends on. Without it the resolver answers everything itself.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/resolverForward"',
	'          }',
	'        }',
	'      }',
	'    },',
	'    "resolverForward": {',
	'      "type": "object",',
	'      "additionalProperties": false,',
	'      "required": [',
	'        "zone",',
	'        "to"',
	'      ],',
	'      "properties": {',
	'        "zone": {',
	'          "description": "Names at and below this zone; the longest zone wins.",',
	'          "type": "string",',
	'          "examples": [',
	'            ".",',
	'            "corp.example"',
	'          ]',
	'        },',
	'        "to": {',
	'          "description": "Where they are sent.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/endpoint"',
	'          },',
	'          "minItems": 1',
	'        }',
	'      }',
	'    },',
	'    "suppression": {',
	'      "type": "object",',
	'      "additionalProperties": false,',
	'      "required": [',
	'        "rule",',
	'        "reason"',
	'      ],',
	'      "properties": {',
	'        "rule": {',
	'          "$ref": "#/definitions/ruleName"',
	'        },',
	'        "path": {',
	'          "description": "Glob of the file that the finding stands in.",',
	'          "type": "string",',
	'          "examples": [',
	'            "deploy/edge/**"',
	'          ]',
	'        },',
	'        "server": {',
	'          "description": "The DNS server of the finding, as reports name it.",',
	'          "type": "string",',
	'          "examples": [',
	'            "kube-system/Deployment/coredns"',
	'          ]',
	'        },',
	'        "zone": {',
	'          "description": "The server block\'s zone.",',
	'          "type": "string",',
	'          "examples": [',
	'            "corp.example"',
	'          ]',
	'        },',
	'        "reason": {',
	'          "description": "Why the finding is accepted.",',
	'          "type": "string",',
	'          "examples": [',
	'            "split horizon, reviewed in NET-123"',
	'          ]',
	'        },',
	'        "expires": {',
	'          "description": "The last day on which it holds, as YYYY-MM-DD.",',
	'          "type": "string",',
	'          "examples": [',
	'            "2027-01-31"',
	'          ]',
	'        }',
	'      }',
	'    },',
	'    "expectation": {',
	'      "type": "object",',
	'      "additionalProperties": false,',
	'      "required": [',
	'        "names"',
	'      ],',
	'      "properties": {',
	'        "names": {',
	'          "description": "A zone: its name and all names below it.",',
	'          "type": "string",',
	'          "examples": [',
	'            "corp.example.com"',
	'          ]',
	'        },',
	'        "exact": {',
	'          "description": "The name alone, without those below it.",',
	'          "type": "boolean",',
	'          "default": false',
	'        },',
	'        "from": {',
	'          "description": "Who asks: pods through the cluster DNS (pods), pods with dnsPolicy Default (default-pods), nodes, or whoever asks a DNS server, by its name in reports.",',
	'          "type": "string",',
	'          "default": "pods",',
	'          "examples": [',
	'            "pods",',
	'            "default-pods",',
	'            "nodes",',
	'            "kube-system/Deployment/coredns"',
	'          ]',
	'        },',
	'        "goes": {',
	'          "description": "How these names have to end.",',
	'          "enum": [',
	'            "answered",',
	'            "leaves",',
	'            "fails",',
	'            "not-loops"',
	'          ],',
	'          "default": "not-loops"',
	'        },',
	'        "to": {',
	'          "description": "The only addresses that they may leave to.",',
	'          "type": "array",',
	'          "items": {',
	'            "$ref": "#/definitions/endpoint"',
	'          },',
	'          "minItems": 1,',
	'          "maxItems": 64',
	'        },',
	'        "reason": {',
	'          "description": "Why it has to be so.",',
	'          "type": "string",',
	'          "examples": [',
	'            "payroll resolves on the office servers only"',
	'          ]',
	'        }',
	'      }',
	'    }',
	'  }',
	'}'
];
/** The keys of each object by its place in a configuration, as a JSON pointer; an asterisk is any index or name. */ const CONFIG_KEYS = new Map([
	[
		'',
		[
			'version',
			'extends',
			'trust',
			'paths',
			'clusters',
			'rules',
			'fail-on',
			'baseline',
			'render',
			'max-suppression-days',
			'suppressions',
			'expectations'
		]
	],
	[
		'/paths',
		[
			'include',
			'exclude'
		]
	],
	[
		'/clusters/*',
		[
			'name',
			'paths',
			'cluster-domain',
			'service-cidrs',
			'cluster-dns',
			'coredns-version',
			'kube-proxy',
			'nodes',
			'resolvers'
		]
	],
	[
		'/clusters/*/nodes/*',
		[
			'name',
			'os',
			'provisioner',
			'addresses',
			'files'
		]
	],
	[
		'/clusters/*/nodes/*/files/*',
		[
			'inline'
		]
	],
	[
		'/clusters/*/resolvers/*',
		[
			'name',
			'addresses',
			'forwards'
		]
	],
	[
		'/clusters/*/resolvers/*/forwards/*',
		[
			'zone',
			'to'
		]
	],
	[
		'/suppressions/*',
		[
			'rule',
			'path',
			'server',
			'zone',
			'reason',
			'expires'
		]
	],
	[
		'/expectations/*',
		[
			'names',
			'exact',
			'from',
			'goes',
			'to',
			'reason'
		]
	]
]);


/***/ }),

/***/ 5481:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CONFIG_PATHS: () => (/* binding */ CONFIG_PATHS),
  eS: () => (/* binding */ SHORTEST_REASON),
  Xg: () => (/* binding */ readConfig),
  IR: () => (/* binding */ ruleSlug),
  b6: () => (/* binding */ unknownRule)
});

// UNUSED EXPORTS: parseRemoteFile

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./.cache/build/core/dns/endpoint.js
var dns_endpoint = __webpack_require__(8526);
// EXTERNAL MODULE: ./.cache/build/core/dns/name.js
var dns_name = __webpack_require__(9308);
// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
// EXTERNAL MODULE: ./.cache/build/core/text/globs.js
var globs = __webpack_require__(1868);
// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __webpack_require__(7008);
// EXTERNAL MODULE: ./.cache/build/judge/config/dates.js
var dates = __webpack_require__(4191);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/core/text/source-text.js
var source_text = __webpack_require__(6616);
;// CONCATENATED MODULE: ./.cache/build/judge/config/located-yaml.js
/**
 * The user's file as a tree in which every key and value knows its place. Separate from the reader of what is scanned:
 * a configuration is small, and what is odd in it is refused instead of made the best of.
 */ 


/** Characters. A pull request can propose any configuration; one this long is no configuration. */ const MAX_LENGTH = 256 * 1024;
const MAX_DEPTH = 32;
/** Values, with those that aliases repeat. */ const MAX_VALUES = 20_000;
/** Undefined `tree` and no errors: nothing but comments. With errors there is no tree. */ function readTree(text) {
	const refuse = (message, start = 0, end = start)=>({
			errors: [
				{
					message,
					span: {
						start,
						end
					}
				}
			]
		});
	if (text.length > MAX_LENGTH) return refuse(`the file is larger than ${MAX_LENGTH / 1024} KiB, which no configuration is`);
	const parser = new dist/* Parser */.iX();
	const tokens = [];
	let count = 0;
	let offset = 0;
	for (const lexeme of new dist/* Lexer */.JG().lex(text)){
		count += 1;
		// The lexer's own marks (document, flow end, scalar) have no place in the text.
		if (lexeme !== '\u0002' && lexeme !== '\u0018' && lexeme !== '\u001f') offset += lexeme.length;
		for (const token of parser.next(lexeme))tokens.push(token);
		// The composer calls itself once a level; so the depth is known before it starts.
		if (parser.stack.length > MAX_DEPTH) return refuse(`values lie more than ${MAX_DEPTH} levels deep`, offset);
		if (count > MAX_VALUES * 5) return refuse('the file holds more values than any configuration', offset);
	}
	for (const token of parser.end())tokens.push(token);
	const composer = new dist/* Composer */.Dk({
		keepSourceTokens: false,
		uniqueKeys: false,
		schema: 'core',
		prettyErrors: false,
		logLevel: 'silent'
	});
	const documents = [
		...composer.compose(tokens, false)
	];
	const wrong = documents.flatMap((document)=>[
			...document.errors,
			...document.warnings
		]);
	if (wrong.length > 0) {
		return {
			errors: wrong.slice(0, 5).map(({ code, pos })=>({
					message: `this is not valid YAML: ${YAML_ERRORS.get(code) ?? 'it cannot be read here'}`,
					span: {
						start: pos[0],
						end: pos[1]
					}
				}))
		};
	}
	const second = documents[1];
	if (second !== undefined) return refuse('a second YAML document begins here; a configuration is one', second.range[0]);
	const contents = documents[0]?.contents;
	// An empty document is a scalar without a character.
	if (contents === null || contents === undefined || contents.range[1] === contents.range[0]) return {
		errors: []
	};
	return convert(contents);
}
/** The library's own messages quote the file. */ const YAML_ERRORS = new Map([
	[
		'BAD_ALIAS',
		'an alias is wrong'
	],
	[
		'BAD_DIRECTIVE',
		'a directive is wrong'
	],
	[
		'BAD_DQ_ESCAPE',
		'an escape in double quotes is wrong'
	],
	[
		'BAD_INDENT',
		'the indentation is wrong'
	],
	[
		'BAD_SCALAR_START',
		'plain text cannot begin with this character'
	],
	[
		'BLOCK_AS_IMPLICIT_KEY',
		'a map or list cannot begin on this line'
	],
	[
		'BLOCK_IN_FLOW',
		'a block cannot stand inside brackets'
	],
	[
		'MISSING_CHAR',
		'a character is missing (a quote, a bracket, a comma, a colon or a blank)'
	],
	[
		'MULTILINE_IMPLICIT_KEY',
		'a key must be on one line'
	],
	[
		'TAB_AS_INDENT',
		'tabs cannot indent'
	],
	[
		'TAG_RESOLVE_FAILED',
		'a tag is not known'
	],
	[
		'UNEXPECTED_TOKEN',
		'something stands here that cannot'
	]
]);
function convert(contents) {
	const errors = [];
	const at = {
		open: [],
		anchors: new Map(),
		sizes: new Map(),
		values: 0
	};
	let given;
	let pending = contents;
	let after = 0;
	for(;;){
		if (given === undefined) {
			const begun = begin(at, pending, after);
			if (begun.error !== undefined) return {
				errors: [
					begun.error
				]
			};
			given = begun.tree;
		}
		const top = at.open.at(-1);
		if (top === undefined) return errors.length > 0 || given === undefined ? {
			errors
		} : {
			tree: given,
			errors
		};
		if (given !== undefined) {
			if (top.key === undefined) top.items.push(given);
			else if (top.entries.has(top.key.text)) errors.push({
				message: 'this key is given twice',
				span: top.key.span
			});
			else top.entries.set(top.key.text, {
				keySpan: top.key.span,
				value: given
			});
			top.key = undefined;
			given = undefined;
		}
		if (top.next === top.node.items.length) {
			given = located_yaml_close(at, top);
			continue;
		}
		const item = top.node.items[top.next];
		top.next += 1;
		if ((0,dist/* isMap */.jh)(top.node)) {
			const pair = item;
			if (!(0,dist/* isScalar */.jn)(pair.key)) return {
				errors: [
					{
						message: 'a key must be plain text',
						span: spanOf(pair.key, top.span.start)
					}
				]
			};
			const span = spanOf(pair.key, top.span.start);
			top.key = {
				text: String(pair.key.value),
				span
			};
			after = span.end;
			pending = pair.value;
		} else {
			after = top.span.start;
			pending = item;
		}
	}
}
/** The value of a node; without one it is opened, and comes of what it holds. */ function begin(at, node, after) {
	const span = spanOf(node, after);
	let tree;
	if ((0,dist/* isAlias */.Vj)(node)) {
		tree = at.anchors.get(node.source);
		if (tree === undefined) return {
			error: {
				message: 'an alias names no value that is complete before it',
				span
			}
		};
		at.values += at.sizes.get(tree) ?? 1;
	} else if ((0,dist/* isMap */.jh)(node) || (0,dist/* isSeq */.oP)(node)) {
		at.open.push({
			node: node,
			entries: new Map(),
			items: [],
			span,
			next: 0,
			key: undefined
		});
	} else {
		at.values += 1;
		tree = {
			kind: 'scalar',
			value: scalarValue(node),
			span
		};
		if ((0,dist/* isScalar */.jn)(node) && node.anchor !== undefined) at.anchors.set(node.anchor, tree);
	}
	if (at.values > MAX_VALUES) return {
		error: {
			message: 'the file holds more values than any configuration',
			span
		}
	};
	return tree === undefined ? {} : {
		tree
	};
}
function located_yaml_close(at, { node, entries, items, span }) {
	at.open.pop();
	const tree = (0,dist/* isMap */.jh)(node) ? {
		kind: 'map',
		entries,
		span
	} : {
		kind: 'list',
		items,
		span
	};
	at.values += 1;
	at.sizes.set(tree, sizeOf(tree, at.sizes));
	if (node.anchor !== undefined) at.anchors.set(node.anchor, tree);
	return tree;
}
function sizeOf(tree, sizes) {
	const children = tree.kind === 'map' ? [
		...tree.entries.values()
	].map(({ value })=>value) : tree.kind === 'list' ? tree.items : [];
	return children.reduce((sum, child)=>sum + (sizes.get(child) ?? 1), 1);
}
function scalarValue(node) {
	const value = (0,dist/* isScalar */.jn)(node) ? node.value : null;
	if (typeof value === 'bigint') return Number(value);
	return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
function spanOf(node, after) {
	const range = node?.range;
	return range === null || range === undefined ? {
		start: after,
		end: after
	} : {
		start: range[0],
		end: range[1]
	};
}
/** What a tree holds as plain data, for the check against the schema. No object has a prototype, so any key is only a key. */ function plainData(tree) {
	const done = new Map();
	const open = [
		{
			tree,
			seen: false
		}
	];
	for(let at = open.pop(); at !== undefined; at = open.pop()){
		const here = at.tree;
		if (done.has(here)) continue;
		if (here.kind === 'scalar') {
			done.set(here, here.value);
			continue;
		}
		const children = here.kind === 'map' ? [
			...here.entries.values()
		].map(({ value })=>value) : here.items;
		if (!at.seen) {
			open.push({
				tree: here,
				seen: true
			});
			for (const child of children)open.push({
				tree: child,
				seen: false
			});
			continue;
		}
		if (here.kind === 'list') done.set(here, children.map((child)=>done.get(child)));
		else {
			const object = (0,invariant/* emptyRecord */.FR)();
			for (const [key, { value }] of here.entries)object[key] = done.get(value);
			done.set(here, object);
		}
	}
	return done.get(tree);
}
/** The text of a scalar with its way home: character by character where it stands as it reads, else as one piece. */ function scalarSource(file, tree) {
	const value = String(tree.value ?? '');
	const whole = (0,source_text/* wholeFile */.AA)(file);
	const written = file.text.slice(tree.span.start, tree.span.end);
	for (const quotes of [
		'',
		'"',
		"'"
	]){
		if (written === quotes + value + quotes) {
			const at = tree.span.start + quotes.length;
			return (0,source_text/* derive */.CX)(whole, value, [
				{
					start: 0,
					at,
					length: value.length,
					verbatim: true
				}
			]);
		}
	}
	return literalLines(file, tree, value) ?? (0,source_text/* synthetic */.o$)({
		file,
		span: tree.span
	}, value);
}
/** A literal block scalar (`|`): each line of the value is a line of the file behind its indentation. */ function literalLines(file, tree, value) {
	if (file.text[tree.span.start] !== '|') return undefined;
	const segments = [];
	let line = file.text.indexOf('\n', tree.span.start) + 1;
	let indentation;
	let start = 0;
	for (const text of value.split(/(?<=\n)/)){
		const end = file.text.indexOf('\n', line) === -1 ? file.text.length : file.text.indexOf('\n', line) + 1;
		const written = file.text.slice(line, end);
		if (indentation === undefined && text.trim() !== '') indentation = written.indexOf(text.trimEnd());
		const at = line + Math.min(indentation ?? 0, Math.max(0, written.length - text.length));
		if (file.text.slice(at, at + text.length) !== text) return undefined;
		segments.push({
			start,
			at,
			length: text.length,
			verbatim: true
		});
		start += text.length;
		line = end;
	}
	return (0,source_text/* derive */.CX)((0,source_text/* wholeFile */.AA)(file), value, segments);
}

// EXTERNAL MODULE: ./.cache/build/judge/config/config-schema.generated.js
var config_schema_generated = __webpack_require__(9091);
// EXTERNAL MODULE: ./.cache/build/judge/config/spelling.js
var spelling = __webpack_require__(5966);
;// CONCATENATED MODULE: ./.cache/build/judge/config/schema-errors.js
/** What ajv says, with a place in the file and in words that tell what to write instead. */ 

/** In the order of the file. */ function explainSchemaErrors(root, errors) {
	return errors.filter(({ keyword })=>keyword !== 'propertyNames').map((error)=>explain(root, error)).sort((a, b)=>a.span.start - b.span.start);
}
function find(root, pointer) {
	let tree = root;
	let name = '';
	for (const escaped of pointer.split('/').slice(1)){
		const step = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
		const next = tree.kind === 'map' ? tree.entries.get(step)?.value : tree.kind === 'list' ? tree.items[Number(step)] : undefined;
		if (next === undefined) break;
		const shown = /^[A-Za-z][A-Za-z0-9-]{0,39}$/.test(step) ? step : '[...]';
		name = tree.kind === 'list' ? `${name}[${step}]` : name === '' ? shown : `${name}.${shown}`;
		tree = next;
	}
	return {
		tree,
		name
	};
}
function explain(root, error) {
	const { tree, name } = find(root, error.instancePath);
	const at = tree.span;
	const what = name === '' ? 'the configuration' : name;
	const { params } = error;
	switch(error.keyword){
		case 'additionalProperties':
			{
				const key = String(params.additionalProperty);
				const known = keysAt(error.instancePath);
				const span = (tree.kind === 'map' ? tree.entries.get(key)?.keySpan : undefined) ?? at;
				const where = name === '' ? '' : ` in ${name}`;
				return {
					message: `unknown ${(0,spelling/* keyName */.xT)(key, 'key')}${where}${suggestKey(key, known)}`,
					span
				};
			}
		case 'required':
			return {
				message: `${what} lacks "${String(params.missingProperty)}", which is required`,
				span: firstLine(tree)
			};
		case 'enum':
			{
				const allowed = (Array.isArray(params.allowedValues) ? params.allowedValues : []).map(String);
				const written = tree.kind === 'scalar' ? String(tree.value) : '';
				return {
					message: `${what} must be ${oneOf(allowed)}, not ${nounOf(tree)}${hint(tree, allowed, written)}`,
					span: at
				};
			}
		case 'const':
			return {
				message: `${what} must be ${String(params.allowedValue)}, not ${nounOf(tree)}`,
				span: at
			};
		case 'type':
			return {
				message: `${what} must be ${nounsOf(params.type)}, not ${nounOf(tree)}${quoteIt(tree, params.type)}`,
				span: at
			};
		case 'minItems':
			return {
				message: `${what} is an empty list; it needs at least ${String(params.limit)}`,
				span: at
			};
		case 'maxItems':
			return {
				message: `${what} has more than ${String(params.limit)} entries`,
				span: at
			};
		case 'minimum':
		case 'maximum':
			{
				const bound = error.keyword === 'minimum' ? 'at least' : 'at most';
				return {
					message: `${what} must be ${bound} ${String(params.limit)}, not ${nounOf(tree)}`,
					span: at
				};
			}
		default:
			return {
				message: `${what} does not fit the schema (${error.keyword})`,
				span: at
			};
	}
}
function keysAt(pointer) {
	const steps = pointer.split('/');
	for (const [place, keys] of config_schema_generated.CONFIG_KEYS){
		const shape = place.split('/');
		if (shape.length === steps.length && shape.every((one, i)=>one === '*' || one === steps[i])) return keys;
	}
	return [];
}
function suggestKey(key, known) {
	if ((0,spelling/* nearest */.pA)(key, known) !== undefined) return (0,spelling/* didYouMean */.au)(key, known);
	for (const [place, keys] of config_schema_generated.CONFIG_KEYS){
		if (!keys.includes(key)) continue;
		const under = place.slice(1).replaceAll('/*', '[]').replaceAll('/', '.');
		return under === '' ? '; it belongs at the top level' : `; it belongs under ${under}`;
	}
	return `; known are ${known.join(', ')}`;
}
/** YAML 1.1 habits: `off` was false there, and `false` is what people write for it. */ function hint(tree, allowed, written) {
	if (tree.kind === 'scalar' && tree.value === false && allowed.includes('off')) return '; write off';
	return (0,spelling/* didYouMean */.au)(written, allowed);
}
function quoteIt(tree, type) {
	const text = type === 'string' || Array.isArray(type) && type.includes('string');
	if (text && tree.kind === 'scalar' && tree.value !== null) return '; put it in quotes';
	if (type === 'array' && tree.kind === 'scalar' && tree.value !== null) return '; write it as [...]';
	return '';
}
function oneOf(words) {
	return words.length === 1 ? words[0] ?? '' : `one of ${words.join(', ')}`;
}
function nounsOf(type) {
	const types = (Array.isArray(type) ? type : [
		type
	]).map(String);
	return types.map((one)=>NOUNS.get(one) ?? one).join(' or ');
}
const NOUNS = new Map([
	[
		'string',
		'text'
	],
	[
		'object',
		'a map'
	],
	[
		'array',
		'a list'
	],
	[
		'integer',
		'a whole number'
	],
	[
		'number',
		'a number'
	]
]);
/** Never the value itself: the file may be another one than its author meant. */ function nounOf(tree) {
	if (tree.kind === 'map') return 'a map';
	if (tree.kind === 'list') return 'a list';
	if (tree.value === null) return 'empty';
	if (typeof tree.value === 'string') return tree.value === '' ? 'empty text' : 'this text';
	return typeof tree.value === 'number' ? 'this number' : 'a truth value';
}
/** Where something is missing: the first key of the map, so that the mark does not cover all of it. */ function firstLine(tree) {
	const first = tree.kind === 'map' ? [
		...tree.entries.values()
	][0]?.keySpan : undefined;
	return first ?? {
		start: tree.span.start,
		end: tree.span.start
	};
}

;// CONCATENATED MODULE: ./.cache/build/judge/config/validate-config.generated.js
// Made by scripts/generate-config.mjs from schema/config.schema.json. Change the schema, then run npm run generate.

const validate = validate10;
/* harmony default export */ const validate_config_generated = ((/* unused pure expression or super */ null && (validate10)));
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json","title":"loopgate configuration","description":"The file .loopgate.yaml or .github/loopgate.yml. Everything is optional.","type":"object","additionalProperties":false,"properties":{"version":{"description":"Version of this format.","const":1},"extends":{"description":"Configurations of other repositories to start from, as OWNER/REPOSITORY/PATH@REF. Merged left to right; this file wins.","type":"array","items":{"type":"string"},"maxItems":8,"examples":[["acme/policies/loopgate.yml@3f1c9a0d5b7e2468ace013579bdf02468ace1357"]]},"trust":{"description":"Whose policy decides a pull request: the proposed one (head), or the one it would change (base). Read from the base where there is one.","enum":["head","base"],"default":"head"},"paths":{"description":"Which files are read.","type":"object","additionalProperties":false,"properties":{"include":{"description":"Globs of repository paths. Without it everything is read.","$ref":"#/definitions/globs","default":["**"]},"exclude":{"description":"Globs of repository paths that are left out.","$ref":"#/definitions/globs","examples":[["**/testdata/**"]]}}},"clusters":{"description":"What the repository does not say of its clusters. Without it clusters are worked out from the layout. The first whose paths match a file owns it.","type":"array","items":{"$ref":"#/definitions/cluster"}},"rules":{"description":"Severities by rule; the rule's code or its slug.","type":"object","propertyNames":{"$ref":"#/definitions/ruleName"},"additionalProperties":{"$ref":"#/definitions/ruleSeverity"},"examples":[{"loop-guard-missing":"warning","LG204":"off"}]},"fail-on":{"description":"The lowest severity that fails a run.","enum":["error","warning","note","never"],"default":"error"},"baseline":{"description":"Repository path of a baseline file, made by `loopgate baseline create`.","type":"string","examples":[".loopgate-baseline.json"]},"render":{"description":"Whether charts and overlays are rendered before they are read, with helm and kustomize from PATH.","enum":["auto","helm","kustomize","off"],"default":"off"},"max-suppression-days":{"description":"The farthest day, counted from today, that a suppression may name. With it every suppression must expire.","type":"integer","minimum":1,"maximum":3650,"examples":[180]},"suppressions":{"description":"Findings that are known and accepted.","type":"array","items":{"$ref":"#/definitions/suppression"},"maxItems":1000},"expectations":{"description":"Where names have to go. Checked by every scan: what does not hold is LG501.","type":"array","items":{"$ref":"#/definitions/expectation"},"maxItems":1000}},"definitions":{"ruleName":{"description":"A rule's code or slug.","type":"string"},"ruleSeverity":{"description":"`off` reports nothing. A severity above the default raises the rule's findings to it, one below lowers them.","enum":["error","warning","note","off"]},"globs":{"type":"array","items":{"type":"string"}},"address":{"description":"An IP address.","type":"string"},"endpoint":{"description":"An IP address, or an address and a port. The port is 53 when none is given.","type":"string","examples":["10.0.0.2","10.0.0.2:5353","[2001:db8::2]:5353"]},"cluster":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["prod"]},"paths":{"description":"Globs of the repository paths that belong to it. Without it every file that no cluster before took.","$ref":"#/definitions/globs","examples":[["clusters/prod/**"]]},"cluster-domain":{"description":"The cluster's domain.","type":"string","examples":["cluster.local"]},"service-cidrs":{"description":"Ranges of Service addresses.","type":"array","items":{"type":"string"},"examples":[["10.96.0.0/12"]]},"cluster-dns":{"description":"Service addresses of the cluster DNS, where the manifests do not state them.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["10.96.0.10"]]},"coredns-version":{"description":"Version of CoreDNS, where no image tag states it.","type":"string","examples":["1.11.3"]},"kube-proxy":{"description":"How Service addresses are served on nodes.","enum":["iptables","nftables","ipvs","none"]},"nodes":{"description":"Kinds of nodes.","type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"description":"DNS servers outside the repository.","type":"array","items":{"$ref":"#/definitions/resolver"}}}},"node":{"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call this kind of node.","type":"string","examples":["default"]},"os":{"description":"The operating system image: says what lies where on the node.","type":"string","examples":["ubuntu-24.04"]},"provisioner":{"description":"What sets nodes up: says how the kubelet's resolvConf is chosen when nothing states it.","type":"string","examples":["kubeadm"]},"addresses":{"description":"Addresses of these nodes.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["192.0.2.10"]]},"files":{"description":"Files on the node by absolute path: a repository path, or the text itself.","type":"object","additionalProperties":{"$ref":"#/definitions/nodeFile"},"examples":[{"/etc/resolv.conf":"infra/resolv.conf"}]}}},"nodeFile":{"description":"A repository path, or `inline:` with the text.","type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"description":"What the file holds.","type":"string","examples":["nameserver 10.0.0.2"]}}},"resolver":{"type":"object","additionalProperties":false,"required":["name","addresses"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["office"]},"addresses":{"description":"Where it listens.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1},"forwards":{"description":"What it sends on. Without it the resolver answers everything itself.","type":"array","items":{"$ref":"#/definitions/resolverForward"}}}},"resolverForward":{"type":"object","additionalProperties":false,"required":["zone","to"],"properties":{"zone":{"description":"Names at and below this zone; the longest zone wins.","type":"string","examples":[".","corp.example"]},"to":{"description":"Where they are sent.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1}}},"suppression":{"type":"object","additionalProperties":false,"required":["rule","reason"],"properties":{"rule":{"$ref":"#/definitions/ruleName"},"path":{"description":"Glob of the file that the finding stands in.","type":"string","examples":["deploy/edge/**"]},"server":{"description":"The DNS server of the finding, as reports name it.","type":"string","examples":["kube-system/Deployment/coredns"]},"zone":{"description":"The server block's zone.","type":"string","examples":["corp.example"]},"reason":{"description":"Why the finding is accepted.","type":"string","examples":["split horizon, reviewed in NET-123"]},"expires":{"description":"The last day on which it holds, as YYYY-MM-DD.","type":"string","examples":["2027-01-31"]}}},"expectation":{"type":"object","additionalProperties":false,"required":["names"],"properties":{"names":{"description":"A zone: its name and all names below it.","type":"string","examples":["corp.example.com"]},"exact":{"description":"The name alone, without those below it.","type":"boolean","default":false},"from":{"description":"Who asks: pods through the cluster DNS (pods), pods with dnsPolicy Default (default-pods), nodes, or whoever asks a DNS server, by its name in reports.","type":"string","default":"pods","examples":["pods","default-pods","nodes","kube-system/Deployment/coredns"]},"goes":{"description":"How these names have to end.","enum":["answered","leaves","fails","not-loops"],"default":"not-loops"},"to":{"description":"The only addresses that they may leave to.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1,"maxItems":64},"reason":{"description":"Why it has to be so.","type":"string","examples":["payroll resolves on the office servers only"]}}}}};
const schema12 = {"type":"array","items":{"type":"string"}};
const schema24 = {"description":"A rule's code or slug.","type":"string"};
const schema25 = {"description":"`off` reports nothing. A severity above the default raises the rule's findings to it, one below lowers them.","enum":["error","warning","note","off"]};
const func0 = Object.prototype.hasOwnProperty;
const schema14 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["prod"]},"paths":{"description":"Globs of the repository paths that belong to it. Without it every file that no cluster before took.","$ref":"#/definitions/globs","examples":[["clusters/prod/**"]]},"cluster-domain":{"description":"The cluster's domain.","type":"string","examples":["cluster.local"]},"service-cidrs":{"description":"Ranges of Service addresses.","type":"array","items":{"type":"string"},"examples":[["10.96.0.0/12"]]},"cluster-dns":{"description":"Service addresses of the cluster DNS, where the manifests do not state them.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["10.96.0.10"]]},"coredns-version":{"description":"Version of CoreDNS, where no image tag states it.","type":"string","examples":["1.11.3"]},"kube-proxy":{"description":"How Service addresses are served on nodes.","enum":["iptables","nftables","ipvs","none"]},"nodes":{"description":"Kinds of nodes.","type":"array","items":{"$ref":"#/definitions/node"}},"resolvers":{"description":"DNS servers outside the repository.","type":"array","items":{"$ref":"#/definitions/resolver"}}}};
const schema16 = {"description":"An IP address.","type":"string"};
const schema17 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"How reports call this kind of node.","type":"string","examples":["default"]},"os":{"description":"The operating system image: says what lies where on the node.","type":"string","examples":["ubuntu-24.04"]},"provisioner":{"description":"What sets nodes up: says how the kubelet's resolvConf is chosen when nothing states it.","type":"string","examples":["kubeadm"]},"addresses":{"description":"Addresses of these nodes.","type":"array","items":{"$ref":"#/definitions/address"},"examples":[["192.0.2.10"]]},"files":{"description":"Files on the node by absolute path: a repository path, or the text itself.","type":"object","additionalProperties":{"$ref":"#/definitions/nodeFile"},"examples":[{"/etc/resolv.conf":"infra/resolv.conf"}]}}};
const schema19 = {"description":"A repository path, or `inline:` with the text.","type":["string","object"],"additionalProperties":false,"required":["inline"],"properties":{"inline":{"description":"What the file holds.","type":"string","examples":["nameserver 10.0.0.2"]}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "os")) || (key0 === "provisioner")) || (key0 === "addresses")) || (key0 === "files"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.os !== undefined && func0.call(data, "os")){
if(typeof data.os !== "string"){
const err3 = {instancePath:instancePath+"/os",schemaPath:"#/properties/os/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provisioner !== undefined && func0.call(data, "provisioner")){
if(typeof data.provisioner !== "string"){
const err4 = {instancePath:instancePath+"/provisioner",schemaPath:"#/properties/provisioner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data3 = data.addresses;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data5 = data.files;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 of Object.keys(data5)){
let data6 = data5[key1];
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
const err7 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/type",keyword:"type",params:{type: schema19.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.inline === undefined) || (!(func0.call(data6, "inline")))){
const err8 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/required",keyword:"required",params:{missingProperty: "inline"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 of Object.keys(data6)){
if(!(key2 === "inline")){
const err9 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/nodeFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.inline !== undefined && func0.call(data6, "inline")){
if(typeof data6.inline !== "string"){
const err10 = {instancePath:instancePath+"/files/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/inline",schemaPath:"#/definitions/nodeFile/properties/inline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema20 = {"type":"object","additionalProperties":false,"required":["name","addresses"],"properties":{"name":{"description":"How reports call it.","type":"string","examples":["office"]},"addresses":{"description":"Where it listens.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1},"forwards":{"description":"What it sends on. Without it the resolver answers everything itself.","type":"array","items":{"$ref":"#/definitions/resolverForward"}}}};
const schema21 = {"description":"An IP address, or an address and a port. The port is 53 when none is given.","type":"string","examples":["10.0.0.2","10.0.0.2:5353","[2001:db8::2]:5353"]};
const schema22 = {"type":"object","additionalProperties":false,"required":["zone","to"],"properties":{"zone":{"description":"Names at and below this zone; the longest zone wins.","type":"string","examples":[".","corp.example"]},"to":{"description":"Where they are sent.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.zone === undefined) || (!(func0.call(data, "zone")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "zone") || (key0 === "to"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
const err3 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data1 = data.to;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.addresses === undefined) || (!(func0.call(data, "addresses")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "addresses")) || (key0 === "forwards"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data1 = data.addresses;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.forwards !== undefined && func0.call(data, "forwards")){
let data3 = data.forwards;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate15(data3[i1], {instancePath:instancePath+"/forwards/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/forwards",schemaPath:"#/properties/forwards/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema14.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data1 = data.paths;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/paths",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["cluster-domain"] !== undefined && func0.call(data, "cluster-domain")){
if(typeof data["cluster-domain"] !== "string"){
const err5 = {instancePath:instancePath+"/cluster-domain",schemaPath:"#/properties/cluster-domain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["service-cidrs"] !== undefined && func0.call(data, "service-cidrs")){
let data4 = data["service-cidrs"];
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err6 = {instancePath:instancePath+"/service-cidrs/" + i1,schemaPath:"#/properties/service-cidrs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/service-cidrs",schemaPath:"#/properties/service-cidrs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data["cluster-dns"] !== undefined && func0.call(data, "cluster-dns")){
let data6 = data["cluster-dns"];
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(typeof data6[i2] !== "string"){
const err8 = {instancePath:instancePath+"/cluster-dns/" + i2,schemaPath:"#/definitions/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/cluster-dns",schemaPath:"#/properties/cluster-dns/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["coredns-version"] !== undefined && func0.call(data, "coredns-version")){
if(typeof data["coredns-version"] !== "string"){
const err10 = {instancePath:instancePath+"/coredns-version",schemaPath:"#/properties/coredns-version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data["kube-proxy"] !== undefined && func0.call(data, "kube-proxy")){
let data9 = data["kube-proxy"];
if(!((((data9 === "iptables") || (data9 === "nftables")) || (data9 === "ipvs")) || (data9 === "none"))){
const err11 = {instancePath:instancePath+"/kube-proxy",schemaPath:"#/properties/kube-proxy/enum",keyword:"enum",params:{allowedValues: schema14.properties["kube-proxy"].enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.nodes !== undefined && func0.call(data, "nodes")){
let data10 = data.nodes;
if(Array.isArray(data10)){
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate12(data10[i3], {instancePath:instancePath+"/nodes/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resolvers !== undefined && func0.call(data, "resolvers")){
let data12 = data.resolvers;
if(Array.isArray(data12)){
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate14(data12[i4], {instancePath:instancePath+"/resolvers/" + i4,parentData:data12,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/resolvers",schemaPath:"#/properties/resolvers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema26 = {"type":"object","additionalProperties":false,"required":["rule","reason"],"properties":{"rule":{"$ref":"#/definitions/ruleName"},"path":{"description":"Glob of the file that the finding stands in.","type":"string","examples":["deploy/edge/**"]},"server":{"description":"The DNS server of the finding, as reports name it.","type":"string","examples":["kube-system/Deployment/coredns"]},"zone":{"description":"The server block's zone.","type":"string","examples":["corp.example"]},"reason":{"description":"Why the finding is accepted.","type":"string","examples":["split horizon, reviewed in NET-123"]},"expires":{"description":"The last day on which it holds, as YYYY-MM-DD.","type":"string","examples":["2027-01-31"]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rule === undefined) || (!(func0.call(data, "rule")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "rule") || (key0 === "path")) || (key0 === "server")) || (key0 === "zone")) || (key0 === "reason")) || (key0 === "expires"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rule !== undefined && func0.call(data, "rule")){
if(typeof data.rule !== "string"){
const err3 = {instancePath:instancePath+"/rule",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server !== undefined && func0.call(data, "server")){
if(typeof data.server !== "string"){
const err5 = {instancePath:instancePath+"/server",schemaPath:"#/properties/server/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
if(typeof data.zone !== "string"){
const err6 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expires !== undefined && func0.call(data, "expires")){
if(typeof data.expires !== "string"){
const err8 = {instancePath:instancePath+"/expires",schemaPath:"#/properties/expires/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

const schema28 = {"type":"object","additionalProperties":false,"required":["names"],"properties":{"names":{"description":"A zone: its name and all names below it.","type":"string","examples":["corp.example.com"]},"exact":{"description":"The name alone, without those below it.","type":"boolean","default":false},"from":{"description":"Who asks: pods through the cluster DNS (pods), pods with dnsPolicy Default (default-pods), nodes, or whoever asks a DNS server, by its name in reports.","type":"string","default":"pods","examples":["pods","default-pods","nodes","kube-system/Deployment/coredns"]},"goes":{"description":"How these names have to end.","enum":["answered","leaves","fails","not-loops"],"default":"not-loops"},"to":{"description":"The only addresses that they may leave to.","type":"array","items":{"$ref":"#/definitions/endpoint"},"minItems":1,"maxItems":64},"reason":{"description":"Why it has to be so.","type":"string","examples":["payroll resolves on the office servers only"]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.names === undefined) || (!(func0.call(data, "names")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "names"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "names") || (key0 === "exact")) || (key0 === "from")) || (key0 === "goes")) || (key0 === "to")) || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.names !== undefined && func0.call(data, "names")){
if(typeof data.names !== "string"){
const err2 = {instancePath:instancePath+"/names",schemaPath:"#/properties/names/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.exact !== undefined && func0.call(data, "exact")){
if(typeof data.exact !== "boolean"){
const err3 = {instancePath:instancePath+"/exact",schemaPath:"#/properties/exact/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.from !== undefined && func0.call(data, "from")){
if(typeof data.from !== "string"){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.goes !== undefined && func0.call(data, "goes")){
let data3 = data.goes;
if(!((((data3 === "answered") || (data3 === "leaves")) || (data3 === "fails")) || (data3 === "not-loops"))){
const err5 = {instancePath:instancePath+"/goes",schemaPath:"#/properties/goes/enum",keyword:"enum",params:{allowedValues: schema28.properties.goes.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.to !== undefined && func0.call(data, "to")){
let data4 = data.to;
if(Array.isArray(data4)){
if(data4.length > 64){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.length < 1){
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err8 = {instancePath:instancePath+"/to/" + i0,schemaPath:"#/definitions/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(typeof data.reason !== "string"){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema11.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(1 !== data.version){
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.extends !== undefined && func0.call(data, "extends")){
let data1 = data.extends;
if(Array.isArray(data1)){
if(data1.length > 8){
const err2 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err3 = {instancePath:instancePath+"/extends/" + i0,schemaPath:"#/properties/extends/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/extends",schemaPath:"#/properties/extends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.trust !== undefined && func0.call(data, "trust")){
let data3 = data.trust;
if(!((data3 === "head") || (data3 === "base"))){
const err5 = {instancePath:instancePath+"/trust",schemaPath:"#/properties/trust/enum",keyword:"enum",params:{allowedValues: schema11.properties.trust.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.paths !== undefined && func0.call(data, "paths")){
let data4 = data.paths;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 of Object.keys(data4)){
if(!((key1 === "include") || (key1 === "exclude"))){
const err6 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data4.include !== undefined && func0.call(data4, "include")){
let data5 = data4.include;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err7 = {instancePath:instancePath+"/paths/include/" + i1,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/paths/include",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.exclude !== undefined && func0.call(data4, "exclude")){
let data7 = data4.exclude;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
const err9 = {instancePath:instancePath+"/paths/exclude/" + i2,schemaPath:"#/definitions/globs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/paths/exclude",schemaPath:"#/definitions/globs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/paths",schemaPath:"#/properties/paths/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.clusters !== undefined && func0.call(data, "clusters")){
let data9 = data.clusters;
if(Array.isArray(data9)){
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate11(data9[i3], {instancePath:instancePath+"/clusters/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data11 = data.rules;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 of Object.keys(data11)){
const _errs26 = errors;
if(typeof key2 !== "string"){
const err13 = {instancePath:instancePath+"/rules",schemaPath:"#/definitions/ruleName/type",keyword:"type",params:{type: "string"},propertyName:key2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid12 = _errs26 === errors;
if(!valid12){
const err14 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key3 of Object.keys(data11)){
let data12 = data11[key3];
if(!((((data12 === "error") || (data12 === "warning")) || (data12 === "note")) || (data12 === "off"))){
const err15 = {instancePath:instancePath+"/rules/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/ruleSeverity/enum",keyword:"enum",params:{allowedValues: schema25.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data["fail-on"] !== undefined && func0.call(data, "fail-on")){
let data13 = data["fail-on"];
if(!((((data13 === "error") || (data13 === "warning")) || (data13 === "note")) || (data13 === "never"))){
const err17 = {instancePath:instancePath+"/fail-on",schemaPath:"#/properties/fail-on/enum",keyword:"enum",params:{allowedValues: schema11.properties["fail-on"].enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.baseline !== undefined && func0.call(data, "baseline")){
if(typeof data.baseline !== "string"){
const err18 = {instancePath:instancePath+"/baseline",schemaPath:"#/properties/baseline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.render !== undefined && func0.call(data, "render")){
let data15 = data.render;
if(!((((data15 === "auto") || (data15 === "helm")) || (data15 === "kustomize")) || (data15 === "off"))){
const err19 = {instancePath:instancePath+"/render",schemaPath:"#/properties/render/enum",keyword:"enum",params:{allowedValues: schema11.properties.render.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data["max-suppression-days"] !== undefined && func0.call(data, "max-suppression-days")){
let data16 = data["max-suppression-days"];
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err20 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3650 || isNaN(data16)){
const err21 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err22 = {instancePath:instancePath+"/max-suppression-days",schemaPath:"#/properties/max-suppression-days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.suppressions !== undefined && func0.call(data, "suppressions")){
let data17 = data.suppressions;
if(Array.isArray(data17)){
if(data17.length > 1000){
const err23 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(!(validate19(data17[i4], {instancePath:instancePath+"/suppressions/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/suppressions",schemaPath:"#/properties/suppressions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.expectations !== undefined && func0.call(data, "expectations")){
let data19 = data.expectations;
if(Array.isArray(data19)){
if(data19.length > 1000){
const err25 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
if(!(validate21(data19[i5], {instancePath:instancePath+"/expectations/" + i5,parentData:data19,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

;// CONCATENATED MODULE: ./.cache/build/judge/config/config.js
/** The user's file, `.loopgate.yaml` or `.github/loopgate.yml`: read, checked, and every value with its place. */ 










/** Where a configuration is looked for, from the top of the repository; the first that exists counts. */ const CONFIG_PATHS = [
	'.loopgate.yaml',
	'.loopgate.yml',
	'.github/loopgate.yml',
	'.github/loopgate.yaml'
];
/** More would bury the first, which is usually the cause. */ const MAX_ERRORS = 50;
/**
 * Reads and checks a configuration. With errors there is no `config`: a configuration that is half understood would be a
 * weaker gate than the one that was meant. Errors come in the order of the file.
 */ function readConfig(file, known) {
	const { tree, errors } = readTree(file.text);
	if (errors.length > 0) return {
		errors: placed(file, errors)
	};
	if (tree === undefined) return {
		config: {
			file,
			extends: [],
			clusters: [],
			rules: [],
			suppressions: []
		},
		errors: []
	};
	if (!validate(plainData(tree))) return {
		errors: placed(file, explainSchemaErrors(tree, validate.errors ?? []))
	};
	const reading = {
		file,
		known,
		errors: []
	};
	const config = readTop(reading, tree);
	if (reading.errors.length > 0) {
		return {
			errors: placed(file, [
				...reading.errors
			].sort((a, b)=>a.span.start - b.span.start))
		};
	}
	return {
		config,
		errors: []
	};
}
/** Errors as they are shown: with line and column, and not more than a reader takes in. */ function placed(file, errors) {
	const lines = (0,text_location/* indexLines */.uD)(file.text);
	const shown = errors.slice(0, MAX_ERRORS).map(({ message, span })=>({
			message,
			file: file.path,
			...(0,text_location/* positionAt */.t$)(lines, span.start)
		}));
	const last = shown.at(-1);
	if (last === undefined || errors.length <= MAX_ERRORS) return shown;
	return [
		...shown,
		{
			...last,
			message: `and ${errors.length - MAX_ERRORS} more errors`
		}
	];
}
/** The slug of a rule's code or slug; undefined for what is no rule. Case does not count in codes. */ function ruleSlug(codeOrSlug, rules) {
	const wanted = codeOrSlug.toLowerCase();
	return rules.find((rule)=>rule.slug === wanted || rule.code.toLowerCase() === wanted)?.slug;
}
/** `unknown rule "x"; did you mean "y"?`. */ function unknownRule(text, rules) {
	return `unknown ${(0,spelling/* keyName */.xT)(text, 'rule')}${(0,spelling/* didYouMean */.au)(text, rules.flatMap(({ slug, code })=>[
			slug,
			code
		]))}`;
}
/** Something has to be said; what is a good reason is for people to judge. */ const SHORTEST_REASON = 1;
function complain(reading, span, message) {
	reading.errors.push({
		message,
		span
	});
}
// What follows relies on the schema: where it demands text there is text, and only known keys are left.
function get(tree, key) {
	return tree.kind === 'map' ? tree.entries.get(key)?.value : undefined;
}
function itemsOf(tree) {
	return tree?.kind === 'list' ? tree.items : [];
}
function located(reading, tree, value) {
	return {
		value,
		at: {
			file: reading.file,
			span: tree.span
		}
	};
}
function scalar(reading, tree) {
	if (tree?.kind !== 'scalar' || tree.value === null) return undefined;
	return located(reading, tree, tree.value);
}
/** A text that `accept` turns into a value, or refuses as the end of a sentence about it. */ function checked(reading, tree, accept) {
	const text = scalar(reading, tree);
	if (text === undefined || tree === undefined) return undefined;
	const value = accept(text.value);
	if (isRefused(value)) {
		complain(reading, tree.span, `what stands here ${value.refused}`);
		return undefined;
	}
	return {
		value: value,
		at: text.at
	};
}
function checkedList(reading, tree, accept) {
	return itemsOf(tree).flatMap((item)=>checked(reading, item, accept) ?? []);
}
function isRefused(value) {
	return typeof value === 'object' && value !== null && 'refused' in value;
}
function readTop(reading, tree) {
	const paths = get(tree, 'paths');
	const include = paths === undefined ? undefined : get(paths, 'include');
	const exclude = paths === undefined ? undefined : get(paths, 'exclude');
	const clusters = itemsOf(get(tree, 'clusters')).map((one)=>readCluster(reading, one));
	demandUnique(reading, clusters, 'cluster');
	return {
		file: reading.file,
		extends: checkedList(reading, get(tree, 'extends'), parseRemoteFile),
		...some('trust', scalar(reading, get(tree, 'trust'))),
		...(0,defined/* defined */.s)({
			include: include === undefined ? undefined : checkedList(reading, include, acceptGlob),
			exclude: exclude === undefined ? undefined : checkedList(reading, exclude, acceptGlob)
		}),
		clusters,
		rules: readRules(reading, get(tree, 'rules')),
		...some('failOn', scalar(reading, get(tree, 'fail-on'))),
		...some('baseline', checked(reading, get(tree, 'baseline'), acceptRepositoryPath)),
		...some('render', scalar(reading, get(tree, 'render'))),
		...some('maxSuppressionDays', scalar(reading, get(tree, 'max-suppression-days'))),
		suppressions: itemsOf(get(tree, 'suppressions')).flatMap((one)=>readSuppression(reading, one) ?? []),
		...some('expectations', readExpectations(reading, get(tree, 'expectations')))
	};
}
function some(key, value) {
	return value === undefined ? {} : {
		[key]: value
	};
}
function readRules(reading, tree) {
	if (tree?.kind !== 'map') return [];
	const settings = [];
	const seen = new Set();
	for (const [key, { keySpan, value }] of tree.entries){
		const rule = ruleSlug(key, reading.known.rules);
		if (rule === undefined) {
			complain(reading, keySpan, unknownRule(key, reading.known.rules));
			continue;
		}
		if (seen.has(rule)) complain(reading, keySpan, `this is the rule ${rule}, whose severity is already set above`);
		seen.add(rule);
		const severity = scalar(reading, value);
		if (severity === undefined) continue;
		settings.push({
			rule,
			severity: severity.value,
			at: {
				file: reading.file,
				span: {
					start: keySpan.start,
					end: value.span.end
				}
			}
		});
	}
	return settings;
}
function readSuppression(reading, tree) {
	const at = {
		file: reading.file,
		span: firstEntry(tree)
	};
	const rule = checked(reading, get(tree, 'rule'), (text)=>{
		const slug = ruleSlug(text, reading.known.rules);
		return slug ?? {
			refused: `is no rule${(0,spelling/* didYouMean */.au)(text, reading.known.rules.flatMap(({ slug, code })=>[
					slug,
					code
				]))}`
		};
	});
	const reason = checked(reading, get(tree, 'reason'), (text)=>text.trim().length >= SHORTEST_REASON ? text.trim() : {
			refused: 'is no reason; say why the finding is accepted'
		});
	const path = checked(reading, get(tree, 'path'), acceptGlob);
	const server = checked(reading, get(tree, 'server'), (text)=>text === '' ? {
			refused: 'names no server'
		} : text);
	const zone = checked(reading, get(tree, 'zone'), acceptZone);
	const expires = checked(reading, get(tree, 'expires'), (text)=>(0,dates/* isDay */.N)(text) ? text : {
			refused: 'is no day; write it as 2027-01-31'
		});
	if (rule === undefined || reason === undefined) return undefined;
	return {
		rule: rule.value,
		...some('path', path?.value),
		...some('server', server?.value),
		...some('zone', zone?.value),
		reason: reason.value,
		...some('expires', expires?.value),
		at
	};
}
function readExpectations(reading, tree) {
	if (tree === undefined) return undefined;
	return itemsOf(tree).flatMap((one)=>readExpectation(reading, one) ?? []);
}
function readExpectation(reading, tree) {
	const at = {
		file: reading.file,
		span: firstEntry(tree)
	};
	const names = checked(reading, get(tree, 'names'), acceptAskedZone);
	const exact = get(tree, 'exact');
	const goes = scalar(reading, get(tree, 'goes'))?.value ?? 'not-loops';
	const to = get(tree, 'to');
	if (to !== undefined && goes !== 'leaves') complain(reading, to.span, `addresses belong to \`goes: leaves\`, and this expectation says ${goes}`);
	const reason = scalar(reading, get(tree, 'reason'))?.value.trim();
	const from = checked(reading, get(tree, 'from'), (text)=>text === '' ? {
			refused: 'names nobody who asks'
		} : text);
	if (names === undefined) return undefined;
	return {
		names,
		exact: exact?.kind === 'scalar' && exact.value === true,
		from: from ?? {
			value: 'pods',
			at: names.at
		},
		goes,
		to: checkedList(reading, to, acceptOutside),
		...(0,defined/* defined */.s)({
			reason: reason === undefined || reason === '' ? undefined : reason
		}),
		at
	};
}
function firstEntry(tree) {
	const first = tree.kind === 'map' ? [
		...tree.entries.values()
	][0] : undefined;
	return first === undefined ? tree.span : {
		start: first.keySpan.start,
		end: first.value.span.end
	};
}
function readCluster(reading, tree) {
	const name = readName(reading, tree);
	const nodes = itemsOf(get(tree, 'nodes')).map((one)=>readNode(reading, one));
	const resolvers = itemsOf(get(tree, 'resolvers')).map((one)=>readResolver(reading, one));
	demandUnique(reading, nodes, 'kind of node');
	demandUnique(reading, resolvers, 'resolver');
	return {
		name,
		paths: checkedList(reading, get(tree, 'paths'), acceptGlob),
		...some('clusterDomain', checked(reading, get(tree, 'cluster-domain'), acceptZone)),
		serviceCidrs: checkedList(reading, get(tree, 'service-cidrs'), acceptCidr),
		clusterDns: checkedList(reading, get(tree, 'cluster-dns'), acceptAddress),
		...some('corednsVersion', checked(reading, get(tree, 'coredns-version'), acceptVersion)),
		...some('kubeProxy', scalar(reading, get(tree, 'kube-proxy'))),
		nodes,
		resolvers,
		at: {
			file: reading.file,
			span: firstEntry(tree)
		}
	};
}
function readNode(reading, tree) {
	return {
		name: readName(reading, tree),
		...some('os', readId(reading, get(tree, 'os'), reading.known.osProfiles, 'operating system')),
		...some('provisioner', readId(reading, get(tree, 'provisioner'), reading.known.provisioners, 'provisioner')),
		addresses: checkedList(reading, get(tree, 'addresses'), acceptAddress),
		files: readNodeFiles(reading, get(tree, 'files')),
		at: {
			file: reading.file,
			span: firstEntry(tree)
		}
	};
}
function readNodeFiles(reading, tree) {
	if (tree?.kind !== 'map') return [];
	const files = [];
	for (const [key, { keySpan, value }] of tree.entries){
		if (!key.startsWith('/') || key.endsWith('/') || key.split('/').includes('..')) {
			complain(reading, keySpan, 'this is no absolute path of a file on the node, such as /etc/resolv.conf');
			continue;
		}
		const path = {
			value: key,
			at: {
				file: reading.file,
				span: keySpan
			}
		};
		const inline = get(value, 'inline');
		if (inline?.kind === 'scalar') {
			files.push({
				path,
				content: {
					kind: 'inline',
					text: scalarSource(reading.file, inline)
				}
			});
			continue;
		}
		const repositoryPath = checked(reading, value, acceptRepositoryPath);
		if (repositoryPath !== undefined) files.push({
			path,
			content: {
				kind: 'repository',
				path: repositoryPath
			}
		});
	}
	return files;
}
function readResolver(reading, tree) {
	const forwards = itemsOf(get(tree, 'forwards')).flatMap((one)=>{
		const zone = checked(reading, get(one, 'zone'), acceptZone);
		const to = checkedList(reading, get(one, 'to'), acceptEndpoint);
		return zone === undefined ? [] : [
			{
				zone,
				to
			}
		];
	});
	const zones = new Set();
	for (const { zone } of forwards){
		if (zones.has(zone.value)) complain(reading, zone.at.span, 'this zone is forwarded twice; give one entry all upstreams');
		zones.add(zone.value);
	}
	return {
		name: readName(reading, tree),
		addresses: checkedList(reading, get(tree, 'addresses'), acceptEndpoint),
		forwards,
		at: {
			file: reading.file,
			span: firstEntry(tree)
		}
	};
}
function readName(reading, tree) {
	const name = checked(reading, get(tree, 'name'), (text)=>text.trim() === text && text !== '' && text.length <= 253 && !/[\u0000-\u001f\u007f]/.test(text) ? text : {
			refused: 'is no name'
		});
	return name ?? located(reading, tree, '');
}
function readId(reading, tree, ids, what) {
	return checked(reading, tree, (text)=>{
		const id = text.trim().toLowerCase().replace(/[ _]+/g, '-');
		return ids.includes(id) ? id : {
			refused: `is no ${what} that is known${(0,spelling/* didYouMean */.au)(id, ids)}`
		};
	});
}
function demandUnique(reading, named, what) {
	const seen = new Set();
	for (const { name } of named){
		if (name.value !== '' && seen.has(name.value)) complain(reading, name.at.span, `a ${what} above has this name already`);
		seen.add(name.value);
	}
}
function acceptGlob(text) {
	const glob = (0,globs/* compileGlob */.S)(text);
	return typeof glob === 'function' ? text : {
		refused: `${glob.refused} (a glob of repository paths)`
	};
}
function acceptAddress(text) {
	return (0,dns_endpoint/* parseAddress */.or)(text) ?? {
		refused: 'is no IP address'
	};
}
function acceptEndpoint(text) {
	const alone = (0,dns_endpoint/* parseAddress */.or)(text);
	if (alone !== undefined) return {
		address: alone,
		port: 53,
		transport: 'dns'
	};
	const parts = /^(?:\[([^\]]*)\]|([^:]*)):(\d{1,5})$/.exec(text);
	const address = parts === null ? undefined : (0,dns_endpoint/* parseAddress */.or)(parts[1] ?? parts[2] ?? '');
	const port = Number(parts?.[3]);
	if (address === undefined || port < 1 || port > 65535) return {
		refused: 'is no IP address, nor an address and a port'
	};
	return {
		address,
		port,
		transport: 'dns'
	};
}
/** A zone whose names somebody can ask for. */ function acceptAskedZone(text) {
	if (text.includes('*')) return {
		refused: 'is a pattern; write the zone alone, names below it are meant too'
	};
	const address = (0,dns_endpoint/* parseAddress */.or)(text);
	if (address !== undefined) return {
		refused: `is an address; its name is "${(0,dns_name/* displayName */.QC)((0,dns_endpoint/* reverseName */.A8)(address))}"`
	};
	const [, host = '', tail] = /^(?:[a-z]+:\/\/)?([^/:]*)(:\d+)?\/?$/i.exec(text) ?? [];
	if (host !== '' && host !== text) return {
		refused: `is ${tail === undefined ? 'an address of the web' : 'a name and a port'}; write "${host}"`
	};
	const ascii = /[^\u0000-\u007f]/.test(text) ? (0,external_node_url_.domainToASCII)(text) : text;
	if (ascii !== text && ascii !== '') return {
		refused: `is not how such a name is asked for; write "${ascii}"`
	};
	return acceptZone(text);
}
/** An address outside of whoever sends names there: a host's own, or many at once, is none that names leave to. */ function acceptOutside(text) {
	const endpoint = acceptEndpoint(text);
	if (isRefused(endpoint)) {
		const host = text.includes('/') ? (0,dns_endpoint/* parseAddress */.or)(text.slice(0, text.indexOf('/'))) : undefined;
		return host === undefined ? endpoint : {
			refused: `is a range; write its addresses one by one, such as ${host}`
		};
	}
	const { address } = endpoint;
	if ((0,dns_endpoint/* isLoopback */.U9)(address) || (0,dns_endpoint/* isUnspecified */.QN)(address)) return {
		refused: 'is the sending host itself, so nothing leaves to it; write the servers that it forwards to'
	};
	return (0,dns_endpoint/* isManyHosts */.lI)(address) ? {
		refused: 'is no address of one server, so nothing leaves to it'
	} : endpoint;
}
/** A range whose address part may have host bits, as kube-apiserver's --service-cluster-ip-range allows. */ function acceptCidr(text) {
	const slash = text.indexOf('/');
	const address = slash === -1 ? undefined : (0,dns_endpoint/* parseAddress */.or)(text.slice(0, slash));
	const valid = address !== undefined && /^\d{1,3}$/.test(text.slice(slash + 1)) && (0,dns_endpoint/* inCidr */.sr)(address, `${address}/${text.slice(slash + 1)}`);
	if (!valid) return {
		refused: 'is no range of addresses, such as 10.96.0.0/12'
	};
	return `${address}/${Number(text.slice(slash + 1))}`;
}
function acceptVersion(text) {
	if (/^\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(text)) return text;
	const bare = /^v?(\d{1,3}\.\d{1,3}\.\d{1,3})/.exec(text)?.[1];
	return {
		refused: `is no version of CoreDNS${bare === undefined ? ', such as 1.11.3' : `; write ${bare}`}`
	};
}
/** A name as RFC 1035 bounds it (labels of 63, 253 in all); what is in the labels is not judged. */ function acceptZone(text) {
	const name = (0,dns_name/* absolute */.ys)(text);
	const labels = name === '.' ? [] : name.slice(0, -1).split('.');
	const valid = text !== '' && name.length <= 254 && !/[\s\u0000-\u0020\u007f/]/.test(text) && labels.every((label)=>label !== '' && label.length <= 63);
	return valid ? name : {
		refused: 'is no domain name'
	};
}
/** A file of the repository, from its top; never out of it. */ function acceptRepositoryPath(text) {
	if (text.includes('\\')) return {
		refused: 'holds a backslash; parts of a path are separated by "/"'
	};
	if (text.startsWith('/') || /^[A-Za-z]:/.test(text)) return {
		refused: 'is absolute; a path of the repository is meant'
	};
	if (/[\u0000-\u001f\u007f]/.test(text)) return {
		refused: 'holds a control character'
	};
	const parts = [];
	for (const part of text.split('/')){
		if (part === '' || part === '.') continue;
		if (part !== '..') parts.push(part);
		else if (parts.pop() === undefined) return {
			refused: 'leads out of the repository'
		};
	}
	return parts.length > 0 && !text.endsWith('/') ? parts.join('/') : {
		refused: 'names no file'
	};
}
/** `OWNER/REPOSITORY/PATH@REF`: without a reference the policy could change without a trace in this repository. */ function parseRemoteFile(text) {
	const parts = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,400})@([\w./-]{1,250})$/.exec(text);
	const [, owner, repository, path, ref] = parts ?? [];
	if (owner === undefined || repository === undefined || path === undefined || ref === undefined) {
		return {
			refused: text.includes('@') ? 'is not OWNER/REPOSITORY/PATH@REF' : 'lacks its @REF; OWNER/REPOSITORY/PATH@REF is needed'
		};
	}
	const clean = acceptRepositoryPath(path);
	if (typeof clean !== 'string' || ref.startsWith('-') || [
		owner,
		repository
	].some((one)=>/^\.+$/.test(one)) || ref.includes('..')) {
		return {
			refused: 'is not OWNER/REPOSITORY/PATH@REF'
		};
	}
	return {
		owner,
		repository,
		path: clean,
		ref
	};
}


/***/ }),

/***/ 4191:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isDay),
/* harmony export */   m: () => (/* binding */ daysAfter)
/* harmony export */ });
/** Calendar days as `YYYY-MM-DD`. As text they sort as days do. No clock: a door says what today is. */ /** Whether a text is a day of the (proleptic Gregorian) calendar: `2027-02-29` is none. */ function isDay(text) {
	const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	if (parts === null) return false;
	const [year, month, day] = [
		Number(parts[1]),
		Number(parts[2]),
		Number(parts[3])
	];
	return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
/** The day `days` after a day, which must be one. */ function daysAfter(day, days) {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
function daysIn(year, month) {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return [
		4,
		6,
		9,
		11
	].includes(month) ? 30 : 31;
}


/***/ }),

/***/ 9866:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   configCandidates: () => (/* binding */ configCandidates),
/* harmony export */   k$: () => (/* binding */ fromTop),
/* harmony export */   u0: () => (/* binding */ findConfig),
/* harmony export */   vg: () => (/* binding */ configFolder)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4874);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5481);
/** Where the configuration stands, and what its globs and files count from. */ 


/** From the folder `common` up to the top of the repository; for each folder the paths that are looked for. */ function configCandidates(common) {
	const folders = [
		''
	];
	for(let end = common.indexOf('/'); end !== -1; end = common.indexOf('/', end + 1))folders.push(common.slice(0, end + 1));
	if (common !== '') folders.push(`${common}/`);
	return folders.reverse().map((folder)=>_config_js__WEBPACK_IMPORTED_MODULE_1__.CONFIG_PATHS.map((path)=>folder + path));
}
/** The nearest configuration going up from `common`. Throws UsageError for two in one folder: either may be meant. */ function findConfig(common, exists) {
	for (const candidates of configCandidates(common)){
		const [first, second] = candidates.filter(exists);
		if (first !== undefined && second !== undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${first} and ${second} are both configurations of one folder; keep one of them`);
		if (first !== undefined) return first;
	}
	return undefined;
}
/** The folder that a configuration speaks of, `''` for the top: its own, and for one in `.github` the folder above. */ function configFolder(path) {
	const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
	if (folder === '.github') return '';
	return folder.endsWith('/.github') ? folder.slice(0, -'/.github'.length) : folder;
}
/** The same configuration with globs and files reported from the top of the repository. */ function fromTop(config, folder) {
	if (folder === '') return config;
	// A character that means something in a glob is any one character here.
	const prefix = `${folder.replace(/[*?[\]{}()\\!]/g, '?')}/`;
	const glob = (one)=>({
			...one,
			value: prefix + one.value.replace(/^(?:\.\/+)+/, '')
		});
	const file = (one)=>({
			...one,
			value: `${folder}/${one.value}`
		});
	const node = (one)=>({
			...one,
			files: one.files.map((entry)=>entry.content.kind === 'inline' ? entry : {
					...entry,
					content: {
						...entry.content,
						path: file(entry.content.path)
					}
				})
		});
	const cluster = (one)=>({
			...one,
			paths: one.paths.map(glob),
			nodes: one.nodes.map(node)
		});
	return {
		...config,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_2__/* .defined */ .s)({
			include: config.include === undefined ? undefined : config.include.map(glob),
			exclude: config.exclude === undefined ? undefined : config.exclude.map(glob),
			baseline: config.baseline === undefined ? undefined : file(config.baseline)
		}),
		clusters: config.clusters.map(cluster),
		suppressions: config.suppressions.map((one)=>one.path === undefined ? one : {
				...one,
				path: glob({
					value: one.path
				}).value
			})
	};
}


/***/ })

};
