package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// Process is one running server, its files below a root of its own.
type Process struct {
	spec    Server
	cmd     *exec.Cmd
	root    string
	began   time.Time
	up      chan struct{}
	dead    chan struct{}
	waited  chan struct{}
	deadAt  time.Time
	mu      sync.Mutex
	lines   []string
	upOnce  sync.Once
	started bool
}

const maxLogLines = 400

// resolvedRoot lays the files of $1 over the machine's in a mount namespace, a link's state under its number, and runs $2.
const resolvedRoot = `
cp /etc/passwd "$1/passwd"
echo systemd-resolve:x:2147480001:2147480001::/:/bin/false >> "$1/passwd"
mount --bind "$1/passwd" /etc/passwd
mount --bind "$1/etc/resolv.conf" /etc/resolv.conf
mount --bind "$1/etc/systemd" /etc/systemd
if [ -e "$1/etc/hosts" ]; then
  mount --bind "$1/etc/hosts" /etc/hosts
fi
mkdir -p /run/systemd /run/dbus
mount -t tmpfs tmpfs /run/dbus
mount -t tmpfs tmpfs /run/systemd
mkdir -p /run/systemd/resolve /run/systemd/netif/links
chown 2147480001:2147480001 /run/systemd/resolve
if [ -e "$1/run/link" ]; then
  cp "$1/run/link" "/run/systemd/netif/links/$(ip -o link show dev eth0 | cut -d: -f1)"
fi
exec "$2"
`

// resolvedBinary is the one of the machine, unless SYSTEMD_RESOLVED names another.
func resolvedBinary() string {
	if named := os.Getenv("SYSTEMD_RESOLVED"); named != "" {
		return named
	}
	return "/lib/systemd/systemd-resolved"
}

// start runs the server inside its host. CoreDNS sees nothing but its own files: its root is its file system.
func start(network *Network, spec Server, root string) (*Process, error) {
	for file, content := range spec.Files {
		path := filepath.Join(root, filepath.Clean("/"+file))
		if strings.HasSuffix(file, "/") {
			if err := os.MkdirAll(path, 0o755); err != nil {
				return nil, err
			}
			continue
		}
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return nil, err
		}
		if spec.Software != "coredns" {
			content = strings.ReplaceAll(content, "@ROOT@", root)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			return nil, err
		}
	}
	p := &Process{spec: spec, root: root, up: make(chan struct{}), dead: make(chan struct{}), waited: make(chan struct{})}
	switch spec.Software {
	case "coredns":
		if network == nil {
			p.cmd = exec.Command(spec.Binary, spec.Args...)
			p.cmd.Dir = filepath.Join(root, "etc/coredns")
			p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
			break
		}
		if err := os.Link(spec.Binary, filepath.Join(root, "coredns")); err != nil {
			return nil, err
		}
		if err := os.MkdirAll(filepath.Join(root, "tmp"), 0o755); err != nil {
			return nil, err
		}
		p.cmd = exec.Command("/coredns", spec.Args...)
		p.cmd.Path = "/coredns"
		p.cmd.Err = nil
		p.cmd.Dir = "/"
		if _, err := os.Stat(filepath.Join(root, "etc/coredns")); err == nil {
			p.cmd.Dir = "/etc/coredns"
		}
		p.cmd.SysProcAttr = &syscall.SysProcAttr{Chroot: root, Setpgid: true, Pdeathsig: syscall.SIGKILL}
	case "dnsmasq":
		args := append([]string{"--keep-in-foreground", "--log-facility=-", "--user=root", "--pid-file=" + root + "/pid",
			"--conf-file=" + root + "/etc/dnsmasq.conf", "--no-hosts"}, spec.Args...)
		if !strings.Contains(spec.Files["/etc/dnsmasq.conf"], "resolv") {
			args = append(args, "--resolv-file="+root+"/etc/resolv.conf")
		}
		p.cmd = exec.Command("dnsmasq", args...)
		p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	case "unbound":
		p.cmd = exec.Command("unbound", append([]string{"-d", "-p", "-c", root + "/etc/unbound/unbound.conf"}, spec.Args...)...)
		p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	case "named":
		p.cmd = exec.Command("named", append([]string{"-g", "-n", "1", "-c", root + "/etc/bind/named.conf"}, spec.Args...)...)
		p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	case "pdns_recursor":
		p.cmd = exec.Command("pdns_recursor", append([]string{"--config-dir=" + root + "/etc/powerdns", "--socket-dir=" + root,
			"--daemon=no", "--disable-syslog=yes", "--threads=1"}, spec.Args...)...)
		p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	case "systemd-resolved":
		// It runs as a user of its own, reads and writes below /etc and /run, and talks to no bus.
		p.cmd = exec.Command("unshare", "--mount", "sh", "-ec", resolvedRoot, "sh", root, resolvedBinary())
		p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	case "fake":
		self, err := os.Executable()
		if err != nil {
			return nil, err
		}
		p.cmd = exec.Command(self, append([]string{"-fake"}, spec.Args...)...)
		p.cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
	default:
		return nil, fmt.Errorf("no software called %q", spec.Software)
	}
	p.cmd.Env = []string{"PATH=/usr/sbin:/usr/bin:/sbin:/bin", "GOMAXPROCS=2", "HOME=/",
		// A CoreDNS that lives for seconds need not collect before it is large.
		"GOGC=off", "GOMEMLIMIT=512MiB"}
	for name, value := range spec.Env {
		p.cmd.Env = append(p.cmd.Env, name+"="+value)
	}
	reader, writer, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	p.cmd.Stdout, p.cmd.Stderr = writer, writer
	p.began = time.Now()
	// The thread that starts a child with Pdeathsig must outlive it: the child dies with the thread.
	failed := make(chan error, 1)
	go func() {
		first := true
		err := network.inside(spec.Host, func() error {
			if err := p.cmd.Start(); err != nil {
				return err
			}
			if spec.Nofile > 0 {
				limit := unix.Rlimit{Cur: spec.Nofile, Max: spec.Nofile}
				_ = unix.Prlimit(p.cmd.Process.Pid, unix.RLIMIT_NOFILE, &limit, nil)
			}
			first = false
			failed <- nil
			_ = p.cmd.Wait()
			p.deadAt = time.Now()
			close(p.waited)
			return nil
		})
		_ = writer.Close()
		if first {
			failed <- err
		}
	}()
	if err := <-failed; err != nil {
		_ = reader.Close()
		return nil, err
	}
	go p.read(reader)
	return p, nil
}

func (p *Process) read(reader *os.File) {
	scanner := bufio.NewScanner(reader)
	scanner.Buffer(make([]byte, 65536), 1<<20)
	for scanner.Scan() {
		line := strings.ReplaceAll(scanner.Text(), p.root, "")
		p.mu.Lock()
		if len(p.lines) < maxLogLines {
			p.lines = append(p.lines, line)
		}
		p.mu.Unlock()
		if p.printsItsStart() && strings.HasPrefix(line, platform) {
			p.markUp()
		}
	}
	_ = reader.Close()
	close(p.dead)
}

// platform begins the line with which a CoreDNS ends its start.
var platform = runtime.GOOS + "/" + runtime.GOARCH + ", "

func (p *Process) printsItsStart() bool {
	return p.spec.Software == "coredns" || p.spec.Software == "fake"
}

func (p *Process) markUp() {
	p.upOnce.Do(func() {
		p.started = true
		close(p.up)
	})
}

// await returns when the server is up, has died, or has used up its time.
func (p *Process) await() {
	limit := time.Duration(p.spec.StartMs) * time.Millisecond
	if limit == 0 {
		limit = 8 * time.Second
	}
	began := time.Now()
	deadline := time.After(limit)
	if p.printsItsStart() {
		select {
		case <-p.up:
		case <-p.dead:
		case <-deadline:
		}
		return
	}
	for {
		select {
		case <-p.dead:
			return
		case <-deadline:
			return
		case <-time.After(20 * time.Millisecond):
		}
		tables := []string{"udp", "udp6"}
		if time.Since(began) > limit/4 {
			// It may speak TCP only (unbound, do-udp).
			tables = append(tables, "tcp", "tcp6")
		}
		for _, table := range tables {
			text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/net/%s", p.cmd.Process.Pid, table))
			if strings.Contains(string(text), ":0035 ") {
				// dnsmasq opens its socket before it has read everything; give it a breath.
				time.Sleep(60 * time.Millisecond)
				p.markUp()
				return
			}
		}
	}
}

// mayLeave gives a process that names no listener the time to end: without one it leaves at once.
func (p *Process) mayLeave() {
	limit := 30 * time.Millisecond
	if len(p.outcome().Zones) == 0 {
		limit = 2 * time.Second
	}
	select {
	case <-p.dead:
	case <-time.After(limit):
	}
}

func (p *Process) kill() { _ = syscall.Kill(-p.cmd.Process.Pid, syscall.SIGKILL) }

func (p *Process) stop() {
	p.kill()
	<-p.dead
}

var stamp = regexp.MustCompile(`^\d{4}/\d\d/\d\d \d\d:\d\d:\d\d `)
var zoneLine = regexp.MustCompile(`^.*:\d+(?: on \S+)?$`)

// A zone may begin with a bracket, as what stands at the head of a log line does.
var logLine = regexp.MustCompile(`^\[[A-Z]+\] `)

func (p *Process) outcome() ServerOutcome {
	out := ServerOutcome{Name: p.spec.Name, Starts: p.started}
	exited := false
	select {
	case <-p.dead:
		exited = true
	default:
	}
	p.mu.Lock()
	lines := append([]string(nil), p.lines...)
	p.mu.Unlock()
	out.Hangs = !p.started && !exited
	if exited && p.started {
		<-p.waited
		// The guard ends its process with an exit code of 1 as well; what it printed tells.
		out.Crashed = p.cmd.ProcessState.ExitCode() != 0
	}
	if p.spec.Software != "coredns" {
		out.Exited = exited
		if exited {
			out.Starts = false
			out.Log = strings.Join(tail(lines, 5), "\n")
		}
		return out
	}
	var rest []string
	for _, line := range lines {
		if strings.HasPrefix(line, "CoreDNS-") || strings.HasPrefix(line, platform) || strings.HasPrefix(line, "maxprocs:") ||
			strings.Contains(line, "GOMAXPROCS") {
			continue
		}
		if p.started && zoneLine.MatchString(line) && !logLine.MatchString(line) {
			out.Zones = append(out.Zones, line)
			continue
		}
		rest = append(rest, stamp.ReplaceAllString(line, ""))
	}
	for _, line := range rest {
		if strings.Contains(line, "[FATAL]") {
			out.Fatal = line
			out.Crashed = false
		}
	}
	if exited {
		out.Exited = true
		out.AfterMs = p.deadAt.Sub(p.began).Milliseconds()
		if !p.started && out.Fatal == "" {
			out.Error = strings.Join(drop(rest, "[INFO]", "[WARNING]"), "\n")
		}
	}
	out.Log = strings.Join(tail(rest, 6), "\n")
	return out
}

func drop(lines []string, prefixes ...string) []string {
	var out []string
next:
	for _, line := range lines {
		for _, prefix := range prefixes {
			if strings.HasPrefix(line, prefix) {
				continue next
			}
		}
		out = append(out, line)
	}
	return out
}

func tail(lines []string, n int) []string {
	if len(lines) > n {
		return lines[len(lines)-n:]
	}
	return lines
}
