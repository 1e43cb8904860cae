package main

import rego.v1

deny contains msg if {
	input.kind == "Nothing"
	msg := "no object is of this kind"
}
