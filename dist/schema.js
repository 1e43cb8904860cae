'use strict';

module.exports = {

"../schema/config.schema.json": () => {
return {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "$id": "https://raw.githubusercontent.com/OWNER/loopgate/v0/schema/config.schema.json",
  "title": "loopgate configuration",
  "description": "The file .loopgate.yaml or .github/loopgate.yml. Everything is optional.",
  "type": "object",
  "additionalProperties": false,
  "properties": {
	"version": { "description": "Version of this format.", "const": 1 },
	"extends": {
	  "description": "Configurations of other repositories to start from, as OWNER/REPOSITORY/PATH@REF. Merged left to right; this file wins.",
	  "type": "array",
	  "items": { "type": "string" },
	  "maxItems": 8,
	  "examples": [["acme/policies/loopgate.yml@3f1c9a0d5b7e2468ace013579bdf02468ace1357"]]
	},
	"trust": {
	  "description": "Whose policy decides a pull request: the proposed one (head), or the one it would change (base). Read from the base where there is one.",
	  "enum": ["head", "base"],
	  "default": "head"
	},
	"paths": {
	  "description": "Which files are read.",
	  "type": "object",
	  "additionalProperties": false,
	  "properties": {
		"include": { "description": "Globs of repository paths. If absent, everything is read.", "$ref": "#/definitions/globs", "default": ["**"] },
		"exclude": {
		  "description": "Globs of repository paths that are excluded.",
		  "$ref": "#/definitions/globs",
		  "examples": [
			[
			  "**/testdata/**"
			]
		  ]
		}
	  }
	},
	"clusters": {
	  "description": "What the repository does not state about its clusters. If absent, clusters are derived from the layout. A file belongs to the first cluster whose paths match it.",
	  "type": "array",
	  "items": { "$ref": "#/definitions/cluster" }
	},
	"rules": {
	  "description": "Severities by rule, named by its code or slug.",
	  "type": "object",
	  "propertyNames": { "$ref": "#/definitions/ruleName" },
	  "additionalProperties": { "$ref": "#/definitions/ruleSeverity" },
	  "examples": [{ "loop-guard-missing": "warning", "LG204": "off" }]
	},
	"fail-on": { "description": "The lowest severity that fails a run.", "enum": ["error", "warning", "note", "never"], "default": "error" },
	"baseline": {
	  "description": "Repository path of a baseline file, made by `loopgate baseline create`.",
	  "type": "string",
	  "examples": [".loopgate-baseline.json"]
	},
	"render": {
	  "description": "Whether charts and overlays are rendered before they are read, with helm and kustomize from PATH.",
	  "enum": ["auto", "helm", "kustomize", "off"],
	  "default": "off"
	},
	"max-suppression-days": {
	  "description": "The most days, counted from today, that a suppression may last. If set, every suppression must expire.",
	  "type": "integer",
	  "minimum": 1,
	  "maximum": 3650,
	  "examples": [180]
	},
	"suppressions": {
	  "description": "Findings that are known and accepted.",
	  "type": "array",
	  "items": { "$ref": "#/definitions/suppression" },
	  "maxItems": 1000
	},
	"expectations": {
	  "description": "Where names have to go. Every scan checks this; a violation is LG501.",
	  "type": "array",
	  "items": { "$ref": "#/definitions/expectation" },
	  "maxItems": 1000
	}
  },
  "definitions": {
	"ruleName": {
	  "description": "A rule's code or slug.",
	  "type": "string",
	  "enum": [
		"forwarding-loop", "loop-guard-removed", "loop-guard-missing", "loop-guard-blind", "loop-guard-without-forward", "loop-guard-misfires",
		"inherited-loopback-upstream", "dns-policy-inherits-cluster-dns", "kubelet-resolvconf-ineffective", "node-points-at-cluster-dns", "upstream-not-stated",
		"corefile-does-not-start", "expectation-broken", "not-modelled", "unreadable", "nothing-scanned", "suppression-unused", "suppression-expired",
		"policy-weakened", "LG101", "LG201", "LG202", "LG203", "LG204", "LG205", "LG301", "LG302", "LG303", "LG304", "LG305", "LG401", "LG501", "LG801", "LG802",
		"LG803", "LG901", "LG902", "LG903",
	]
	},
	"ruleSeverity": {
	  "description": "`off` reports nothing. A severity above the default raises the rule's findings to it, a severity below lowers them.",
	  "enum": ["error", "warning", "note", "off"]
	},
	"globs": { "type": "array", "items": { "type": "string" } },
	"address": { "description": "An IP address.", "type": "string" },
	"endpoint": {
	  "description": "An IP address, or an address and a port. The default port is 53.",
	  "type": "string",
	  "examples": ["10.0.0.2", "10.0.0.2:5353", "[2001:db8::2]:5353"]
	},
	"cluster": {
	  "type": "object",
	  "additionalProperties": false,
	  "required": ["name"],
	  "properties": {
		"name": { "description": "Its name in reports.", "type": "string", "examples": ["prod"] },
		"paths": {
		  "description": "Globs of the repository paths that belong to it. If absent, every file that no earlier cluster claims.",
		  "$ref": "#/definitions/globs",
		  "examples": [
			[
			  "clusters/prod/**"
			]
		  ]
		},
		"cluster-domain": { "description": "The cluster's domain.", "type": "string", "examples": ["cluster.local"] },
		"service-cidrs": { "description": "The Service address ranges.", "type": "array", "items": { "type": "string" }, "examples": [["10.96.0.0/12"]] },
		"cluster-dns": {
		  "description": "Service addresses of the cluster DNS, if the manifests do not state them.",
		  "type": "array",
		  "items": { "$ref": "#/definitions/address" },
		  "examples": [["10.96.0.10"]]
		},
		"coredns-version": { "description": "Version of CoreDNS, if no image tag states it.", "type": "string", "examples": ["1.11.3"] },
		"kube-proxy": { "description": "How nodes serve Service addresses. Names go the same ways with each.", "enum": ["iptables", "nftables", "ipvs", "none"] },
		"nodes": { "description": "Kinds of nodes.", "type": "array", "items": { "$ref": "#/definitions/node" } },
		"resolvers": { "description": "DNS servers outside the repository.", "type": "array", "items": { "$ref": "#/definitions/resolver" } }
	  }
	},
	"node": {
	  "type": "object",
	  "additionalProperties": false,
	  "required": ["name"],
	  "properties": {
		"name": { "description": "The name of this kind of node in reports.", "type": "string", "examples": ["default"] },
		"os": { "description": "The operating system image, which determines the files on the node.", "type": "string", "examples": ["ubuntu-24.04"] },
		"provisioner": {
		  "description": "What provisions the nodes, which determines the kubelet's resolvConf if nothing states it.",
		  "type": "string",
		  "examples": ["kubeadm"]
		},
		"addresses": { "description": "Addresses of these nodes.", "type": "array", "items": { "$ref": "#/definitions/address" }, "examples": [["192.0.2.10"]] },
		"files": {
		  "description": "Files on the node by absolute path: each a repository path, or the text itself.",
		  "type": "object",
		  "additionalProperties": { "$ref": "#/definitions/nodeFile" },
		  "examples": [{ "/etc/resolv.conf": "infra/resolv.conf" }]
		}
	  }
	},
	"nodeFile": {
	  "description": "A repository path, or `inline:` with the text.",
	  "type": ["string", "object"],
	  "additionalProperties": false,
	  "required": ["inline"],
	  "properties": { "inline": { "description": "The content of the file.", "type": "string", "examples": ["nameserver 10.0.0.2"] } }
	},
	"resolver": {
	  "type": "object",
	  "additionalProperties": false,
	  "required": ["name", "addresses"],
	  "properties": {
		"name": { "description": "Its name in reports.", "type": "string", "examples": ["office"] },
		"addresses": { "description": "The addresses it listens on.", "type": "array", "items": { "$ref": "#/definitions/endpoint" }, "minItems": 1 },
		"forwards": {
		  "description": "What it forwards. If absent, the resolver answers everything itself.",
		  "type": "array",
		  "items": { "$ref": "#/definitions/resolverForward" }
		}
	  }
	},
	"resolverForward": {
	  "type": "object",
	  "additionalProperties": false,
	  "required": ["zone", "to"],
	  "properties": {
		"zone": {
		  "description": "Names at and below this zone; the longest zone wins.",
		  "type": "string",
		  "examples": [".", "corp.example"]
		},
		"to": { "description": "Where they are forwarded.", "type": "array", "items": { "$ref": "#/definitions/endpoint" }, "minItems": 1 }
	  }
	},
	"suppression": {
	  "type": "object",
	  "additionalProperties": false,
	  "required": ["rule", "reason"],
	  "properties": {
		"rule": { "$ref": "#/definitions/ruleName" },
		"path": {
		  "description": "Glob of the file that the finding is in.",
		  "type": "string",
		  "examples": [
			"deploy/edge/**"
		  ]
		},
		"server": { "description": "The DNS server of the finding, as reports name it.", "type": "string", "examples": ["kube-system/Deployment/coredns"] },
		"zone": { "description": "The server block's zone.", "type": "string", "examples": ["corp.example"] },
		"reason": { "description": "Why the finding is accepted.", "type": "string", "examples": ["split horizon, reviewed in NET-123"] },
		"expires": { "description": "The last day on which it applies, as YYYY-MM-DD.", "type": "string", "examples": ["2027-01-31"] }
	  }
	},
	"expectation": {
	  "type": "object",
	  "additionalProperties": false,
	  "required": ["names"],
	  "properties": {
		"names": { "description": "A zone: its name and all names below it.", "type": "string", "examples": ["corp.example.com"] },
		"exact": { "description": "Only this name, without the names below it.", "type": "boolean", "default": false },
		"from": {
		  "description": "Who asks: pods through the cluster DNS (pods), pods with dnsPolicy Default (default-pods), nodes, or the clients of a DNS server, by the server's name in reports.",
		  "type": "string",
		  "default": "pods",
		  "examples": ["pods", "default-pods", "nodes", "kube-system/Deployment/coredns"]
		},
		"goes": { "description": "How these names have to end.", "enum": ["answered", "leaves", "fails", "not-loops"], "default": "not-loops" },
		"to": {
		  "description": "The only addresses that they may be sent to.",
		  "type": "array",
		  "items": { "$ref": "#/definitions/endpoint" },
		  "minItems": 1,
		  "maxItems": 64
		},
		"reason": { "description": "Why it has to be so.", "type": "string", "examples": ["payroll resolves on the office servers only"] }
	  }
	}
  }
};
}
};
