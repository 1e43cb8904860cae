package main

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"runtime"
	"sort"
	"strings"

	"golang.org/x/sys/unix"
)

const outside = "outside"

// Network is a set of namespaces that know no way out: every host's default route leads to the `outside`
// namespace, which takes every address for its own and has no other link.
type Network struct {
	prefix string
	hosts  map[string]Host
	names  []string
}

func (n *Network) namespace(host string) string { return n.prefix + host }

func run(stdin string, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Stdin = strings.NewReader(stdin)
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s: %v: %s", name, strings.Join(args, " "), err, out)
	}
	return nil
}

func isV6(address string) bool { return strings.Contains(address, ":") }

// newNetwork lays out the scenario's hosts on one bridge in the outside namespace.
func newNetwork(prefix string, scenario *Scenario) (*Network, error) {
	n := &Network{prefix: prefix, hosts: scenario.Hosts}
	for name := range scenario.Hosts {
		n.names = append(n.names, name)
	}
	sort.Strings(n.names)
	for _, name := range append([]string{outside}, n.names...) {
		if err := run("", "ip", "netns", "add", n.namespace(name)); err != nil {
			return n, err
		}
		err := n.inside(name, func() error {
			for file, value := range map[string]string{
				"net/ipv6/conf/all/accept_dad":        "0",
				"net/ipv6/conf/default/accept_dad":    "0",
				"net/ipv6/conf/default/dad_transmits": "0",
				"net/ipv6/conf/all/forwarding":        "0",
				// That nobody listens is said each time, not once a second.
				"net/ipv4/icmp_ratelimit": "0",
				"net/ipv6/icmp/ratelimit": "0",
			} {
				if err := os.WriteFile("/proc/sys/"+file, []byte(value), 0o644); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return n, err
		}
	}
	var lines []string
	add := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }
	add("link set lo up")
	add("link add br0 type bridge forward_delay 0")
	add("link set br0 address 02:00:00:00:00:01")
	add("link set br0 up")
	add("addr add 169.254.1.1/32 dev br0")
	add("-6 addr add fe80::1/64 dev br0 nodad")
	add("-6 addr add fd00:169::1/128 dev br0 nodad")
	for i, name := range n.names {
		add("link add v%d type veth peer name eth0 address 02:00:00:00:01:%02x netns %s", i, i+1, n.namespace(name))
		add("link set v%d master br0 up", i)
		for _, address := range n.hosts[name].Addresses {
			if isV6(address) {
				add("-6 route add %s/128 dev br0", address)
			} else {
				add("route add %s/32 dev br0", address)
			}
		}
	}
	add("route add local default dev lo table 100")
	add("rule add pref 40000 lookup 100")
	add("-6 route add local default dev lo table 100")
	add("-6 rule add pref 40000 lookup 100")
	if err := n.configure(outside, lines); err != nil {
		return n, err
	}
	for _, name := range n.names {
		lines = nil
		add("link set lo up")
		add("link set eth0 up")
		for _, address := range n.hosts[name].Addresses {
			if isV6(address) {
				add("-6 addr add %s/128 dev eth0 nodad", address)
			} else {
				add("addr add %s/32 dev eth0", address)
			}
		}
		add("route add 169.254.1.1 dev eth0")
		add("route add default via 169.254.1.1 dev eth0 onlink")
		add("-6 route add default via fe80::1 dev eth0")
		add("neigh add 169.254.1.1 lladdr 02:00:00:00:00:01 dev eth0")
		add("-6 neigh add fe80::1 lladdr 02:00:00:00:00:01 dev eth0")
		for _, other := range n.names {
			if other == name {
				continue
			}
			for _, address := range n.hosts[other].Addresses {
				if isV6(address) {
					add("-6 route add %s/128 dev eth0", address)
				} else {
					add("route add %s/32 dev eth0", address)
				}
			}
		}
		if err := n.configure(name, lines); err != nil {
			return n, err
		}
		if len(scenario.Services) > 0 {
			if err := n.translate(name, scenario.Services); err != nil {
				return n, err
			}
		}
	}
	return n, nil
}

// configure runs the lines that do not name a family first, then those of IPv6.
func (n *Network) configure(host string, lines []string) error {
	families := map[string][]string{}
	for _, line := range lines {
		rest, six := strings.CutPrefix(line, "-6 ")
		family := "-4"
		if six {
			family = "-6"
		}
		families[family] = append(families[family], rest)
	}
	for _, family := range []string{"-4", "-6"} {
		if err := run(strings.Join(families[family], "\n"), "ip", family, "-n", n.namespace(host), "-batch", "-"); err != nil {
			return err
		}
	}
	return nil
}

// translate sends Service addresses to the pod behind them, as kube-proxy does on a node.
func (n *Network) translate(host string, services map[string]string) error {
	var rules strings.Builder
	for _, family := range []string{"ip", "ip6"} {
		fmt.Fprintf(&rules, "add table %s nat\nadd chain %s nat out { type nat hook output priority -100; }\n", family, family)
		fmt.Fprintf(&rules, "add chain %s nat empty { type filter hook output priority 0; }\n", family)
	}
	for service, backend := range services {
		listed, only, _ := strings.Cut(service, "/")
		address, port, err := net.SplitHostPort(listed)
		if err != nil {
			return err
		}
		family := "ip"
		if isV6(address) {
			family = "ip6"
		}
		local := false
		for _, own := range n.hosts[host].Addresses {
			local = local || own == address
		}
		if local {
			continue // an address on the node's own interface wins over the Service, as node-cache's rules arrange
		}
		for _, proto := range []string{"udp", "tcp"} {
			if only != "" && proto != only {
				continue
			}
			if backend == "none" { // what has no endpoints is refused (pkg/proxy/iptables/proxier.go, "has no endpoints")
				fmt.Fprintf(&rules, "add rule %s nat empty %s daddr %s %s dport %s reject\n", family, family, address, proto, port)
				continue
			}
			fmt.Fprintf(&rules, "add rule %s nat out %s daddr %s %s dport %s dnat to %s\n", family, family, address, proto, port, backend)
		}
	}
	return n.command(host, func(cmd *exec.Cmd) { cmd.Stdin = strings.NewReader(rules.String()) }, "nft", "-f", "-")
}

func (n *Network) command(host string, prepare func(*exec.Cmd), name string, args ...string) error {
	return n.inside(host, func() error {
		cmd := exec.Command(name, args...)
		prepare(cmd)
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%s: %v: %s", name, err, out)
		}
		return nil
	})
}

// inside runs do on a thread that lives in the host's namespace; what it opens or starts stays there.
func (n *Network) inside(host string, do func() error) error {
	if n == nil {
		runtime.LockOSThread() // whoever is started with Pdeathsig dies with the thread
		return do()
	}
	done := make(chan error, 1)
	go func() {
		// Never unlocked: the thread dies with the goroutine instead of carrying the namespace on.
		runtime.LockOSThread()
		file, err := os.Open("/run/netns/" + n.namespace(host))
		if err != nil {
			done <- err
			return
		}
		defer file.Close()
		if err := unix.Setns(int(file.Fd()), unix.CLONE_NEWNET); err != nil {
			done <- err
			return
		}
		done <- do()
	}()
	return <-done
}

func (n *Network) close() {
	for _, name := range append([]string{outside}, n.names...) {
		_ = exec.Command("ip", "netns", "del", n.namespace(name)).Run()
	}
}
