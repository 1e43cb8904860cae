// CoreDNS 1.2.5 with the few plugins that the guard's history needs: the last version whose `loop` counted tries without an
// answer. Its release named no versions of what it imports; go.mod names those of its time.
package main

import (
	"github.com/coredns/coredns/coremain"
	_ "github.com/coredns/coredns/plugin/bind"
	_ "github.com/coredns/coredns/plugin/errors"
	_ "github.com/coredns/coredns/plugin/forward"
	_ "github.com/coredns/coredns/plugin/loop"
	_ "github.com/coredns/coredns/plugin/proxy"
	_ "github.com/coredns/coredns/plugin/whoami"
)

func main() { coremain.Run() }
