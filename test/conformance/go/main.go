// The real CoreDNS with all its stock plugins, started the way its own main starts it. Which version is decided by the
// module file it is built with: go.mod, or one of coredns-1.*.mod through `go build -modfile`.
package main

import (
	_ "github.com/coredns/coredns/core/plugin"
	"github.com/coredns/coredns/coremain"
)

func main() { coremain.Run() }
