// The laboratory: reads scenarios, one JSON object a line, lays each out in network namespaces of its own, runs the
// real servers, asks, and writes what happened, one JSON object a line. Needs root; nothing can leave the namespaces.
package main

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime/pprof"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/miekg/dns"
)

// maxSteps is how many steps of a question are written out: ten rounds of the longest ring that the fuzzer makes. The count goes on.
const maxSteps = 700

// probeName is what a guard asks for: two random numbers of up to 62 bits before its zone (plugin/loop/setup.go).
var probeName = regexp.MustCompile(`^\d{8,}\.\d{8,}\.`)

// noticeName is what dnsmasq sends out to find loops: 32 bits before `test` (src/loop.c loop_make_probe).
var noticeName = regexp.MustCompile(`^[0-9a-f]{8}\.test\.$`)

// exhausting is the number of steps after which the servers are started anew.
const exhausting = 10

func main() {
	if len(os.Args) == 3 && os.Args[1] == "-fake" {
		fake(os.Args[2])
		return
	}
	if len(os.Args) == 2 && os.Args[1] == "-probe" {
		if err := probe(); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(4)
		}
		return
	}
	loopback := flag.Bool("loopback", false, "no namespaces: each scenario's first CoreDNS is started on this machine's own loopback, and nothing is asked")
	workers := flag.Int("workers", 4, "scenarios at a time")
	reuse := flag.Bool("reuse", false, "scenarios with the same hosts play on the same ground, and after a loop only servers that had a part in it are started anew")
	work := flag.String("work", "", "directory for the servers' files, on the file system of the binaries")
	flag.Parse()
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(make([]byte, 1<<20), 64<<20)
	output := json.NewEncoder(os.Stdout)
	var mu sync.Mutex
	var group sync.WaitGroup
	slots := make(chan struct{}, *workers)
	number := 0
	var grounds *Grounds
	if *reuse {
		grounds = &Grounds{free: map[string][]*Ground{}}
		defer grounds.close()
	}
	for scanner.Scan() {
		var scenario Scenario
		if err := json.Unmarshal(scanner.Bytes(), &scenario); err != nil {
			fmt.Fprintln(os.Stderr, "lab:", err)
			os.Exit(2)
		}
		number++
		prefix := fmt.Sprintf("lg%d-%d-", os.Getpid(), number)
		slots <- struct{}{}
		group.Add(1)
		go func() {
			defer group.Done()
			// Everything in play has a limit of its own; this is for what goes wrong with the laboratory itself.
			watchdog := time.AfterFunc(limitOf(&scenario)+2*time.Minute, func() {
				fmt.Fprintf(os.Stderr, "lab: %s is stuck\n", scenario.ID)
				_ = pprof.Lookup("goroutine").WriteTo(os.Stderr, 1)
				os.Exit(3)
			})
			var outcome Outcome
			if *loopback {
				outcome = playOnLoopback(&scenario, filepath.Join(*work, prefix))
			} else {
				outcome = playOn(grounds, &scenario, prefix, filepath.Join(*work, prefix))
			}
			watchdog.Stop()
			mu.Lock()
			_ = output.Encode(outcome)
			mu.Unlock()
			<-slots
		}()
	}
	group.Wait()
}

// limitOf is how long a scenario may take.
func limitOf(scenario *Scenario) time.Duration {
	limit := time.Duration(scenario.LimitMs) * time.Millisecond
	if limit == 0 {
		limit = time.Minute
	}
	return limit + time.Duration(scenario.LingerMs)*time.Millisecond
}

// playOnLoopback starts a CoreDNS as whoever runs the laboratory, and says how that went.
func playOnLoopback(scenario *Scenario, work string) Outcome {
	out := Outcome{ID: scenario.ID, Servers: []ServerOutcome{}, Queries: []QueryOutcome{}}
	defer os.RemoveAll(work)
	process, err := start(nil, scenario.Servers[0], work)
	if err != nil {
		out.Problem = err.Error()
		return out
	}
	process.await()
	process.mayLeave()
	out.Servers = append(out.Servers, process.outcome())
	process.stop()
	return out
}

func playOn(grounds *Grounds, scenario *Scenario, prefix, work string) (out Outcome) {
	ground, err := grounds.take(prefix, scenario)
	if err != nil {
		ground.close()
		return Outcome{ID: scenario.ID, Problem: err.Error(), Servers: []ServerOutcome{}, Queries: []QueryOutcome{}}
	}
	// Behind the servers, which are stopped first.
	defer func() { grounds.give(ground, scenario, out) }()
	return play(scenario, ground, work, grounds != nil)
}

// play starts the servers and asks. Where they are spared, those that had no part in a loop go on.
func play(scenario *Scenario, ground *Ground, work string, spared bool) Outcome {
	out := Outcome{ID: scenario.ID, Servers: []ServerOutcome{}, Queries: []QueryOutcome{}}
	problem := func(err error) Outcome {
		out.Problem = err.Error()
		return out
	}
	defer os.RemoveAll(work)
	network, capture := ground.network, ground.capture
	if scenario.Kubernetes {
		api, err := serveKubernetes(network)
		if err != nil {
			return problem(err)
		}
		defer api.Close()
	}
	var mu sync.Mutex
	processes := make([]*Process, len(scenario.Servers))
	running := func() []*Process {
		return slices.DeleteFunc(slices.Clone(processes), func(p *Process) bool { return p == nil })
	}
	cut := ""
	defer func() {
		for _, process := range running() {
			process.stop()
		}
	}()
	over := make(chan struct{})
	defer close(over)
	go func() {
		maximum := scenario.MaxQuestions
		if maximum == 0 {
			maximum = 20000
		}
		deadline := time.After(limitOf(scenario))
		for why := ""; ; {
			select {
			case <-over:
				return
			case <-deadline:
				why = "time"
			case <-time.After(50 * time.Millisecond):
				if capture.count() > maximum {
					why = "questions"
				}
			}
			if why != "" {
				mu.Lock()
				defer mu.Unlock()
				cut = why
				for _, process := range running() {
					process.kill()
				}
				return
			}
		}
	}()
	isCut := func() bool {
		mu.Lock()
		defer mu.Unlock()
		return cut != ""
	}
	// startAll starts the servers that do not run.
	startAll := func() error {
		for i, spec := range scenario.Servers {
			if processes[i] != nil {
				continue
			}
			root := filepath.Join(work, strconv.Itoa(i))
			_ = os.RemoveAll(root)
			if err := os.MkdirAll(root, 0o755); err != nil {
				return err
			}
			time.Sleep(time.Duration(spec.AfterMs) * time.Millisecond)
			process, err := start(network, spec, root)
			if err != nil {
				return err
			}
			mu.Lock()
			processes[i] = process
			mu.Unlock()
			process.await()
			if isCut() {
				return nil
			}
		}
		return nil
	}
	if err := startAll(); err != nil {
		return problem(err)
	}
	if scenario.LingerMs > 0 {
		deadline := time.After(time.Duration(scenario.LingerMs) * time.Millisecond)
		waiting := true
		for waiting {
			alive := 0
			for _, process := range running() {
				select {
				case <-process.dead:
				default:
					alive++
				}
			}
			select {
			case <-deadline:
				waiting = false
			case <-time.After(20 * time.Millisecond):
				waiting = alive > 0
			}
		}
	} else if first := running(); len(first) > 0 && len(scenario.Queries) == 0 {
		first[0].mayLeave()
	}
	// Those that ended by themselves before a fresh one took their place, and their last words.
	crashed := map[string]string{}
	before := make([]ServerOutcome, len(scenario.Servers))
	for number, query := range scenario.Queries {
		if isCut() {
			break
		}
		times := max(query.Times, 1)
		var result QueryOutcome
		for range times {
			run, err := ask(network, capture, scenario, query)
			if err != nil {
				return problem(err)
			}
			result.Runs = append(result.Runs, run)
			exhausted := run.Steps >= exhausting || run.Rcode == "timeout"
			if exhausted || (spared && run.Rcode == "SERVFAIL") {
				if spared && number == len(scenario.Queries)-1 && len(result.Runs) == times {
					break // nobody is asked again
				}
				// The descriptors a loop took are not given back for ten seconds, and unbound asks nobody for a while who
				// did not answer; the next question deserves a fresh server. A CoreDNS forgets a failure, a resolver does not.
				for i, process := range processes {
					if process == nil || (spared && !run.hosts[process.spec.Host]) {
						continue
					}
					if !exhausted && process.spec.Software == "coredns" {
						continue
					}
					before[i] = process.outcome()
					if before[i].Crashed {
						crashed[before[i].Name] = before[i].Log
					}
					process.stop()
					if isCut() {
						continue
					}
					mu.Lock()
					processes[i] = nil
					mu.Unlock()
				}
				if isCut() {
					break
				}
				if err := startAll(); err != nil {
					return problem(err)
				}
			}
		}
		out.Queries = append(out.Queries, result)
	}
	mu.Lock()
	out.Cut = cut
	mu.Unlock()
	for i, process := range processes {
		if process == nil {
			// It was stopped, and what ended the scenario came before its next start.
			if before[i].Name != "" {
				out.Servers = append(out.Servers, before[i])
			}
			continue
		}
		outcome := process.outcome()
		if log, known := crashed[outcome.Name]; known && !outcome.Crashed {
			outcome.Crashed, outcome.Log = true, log
		}
		out.Servers = append(out.Servers, outcome)
	}
	return out
}

func ask(network *Network, capture *Capture, scenario *Scenario, query Query) (Run, error) {
	message := new(dns.Msg)
	message.SetQuestion(dns.Fqdn(query.Name), dns.StringToType[query.Type])
	if query.Class != "" {
		message.Question[0].Qclass = dns.StringToClass[query.Class]
	}
	proto := query.Proto
	if proto == "" {
		proto = "udp"
	}
	from := query.From
	if from == "" {
		from = outside
	}
	timeout := time.Duration(query.TimeoutMs) * time.Millisecond
	if timeout == 0 {
		timeout = 9 * time.Second
	}
	var run Run
	since := time.Now()
	err := network.inside(from, func() error {
		conn, err := dns.DialTimeout(proto, query.At, timeout)
		if err != nil {
			run.Rcode = "unreachable"
			return nil
		}
		defer conn.Close()
		_ = conn.SetDeadline(time.Now().Add(timeout))
		if err := conn.WriteMsg(message); err != nil {
			run.Rcode = "unreachable"
			return nil
		}
		reply, err := readReply(conn, message, query.RetryMs, time.Now().Add(timeout))
		switch {
		case err != nil && strings.Contains(err.Error(), "refused"):
			run.Rcode = "unreachable"
		case err != nil:
			run.Rcode = "timeout"
		default:
			run.Rcode = dns.RcodeToString[reply.Rcode]
			for _, rr := range reply.Answer {
				run.Answers = append(run.Answers, strings.Join(strings.Fields(rr.String()), " "))
			}
		}
		return nil
	})
	if err != nil {
		return run, err
	}
	run.Ms = time.Since(since).Milliseconds()
	capture.settle()
	owner := map[string]string{}
	for name, host := range network.hosts {
		for _, address := range host.Addresses {
			owner[address] = name
		}
	}
	var steps []Step
	seen := capture.take(since)
	asked := map[string]bool{}
	refused := map[string]bool{}
	for _, s := range seen {
		if s.refusal {
			refused[fmt.Sprintf("%s:%d>%s:%d %d", s.dst, s.dstPort, s.src, s.srcPort, s.id)] = true
		} else if !s.syn && s.proto == "tcp" {
			asked[fmt.Sprintf("%s>%s:%d", s.src, s.dst, s.dstPort)] = true
		}
	}
	first := true
	client := ""
	run.hosts = map[string]bool{}
	for _, s := range seen {
		if s.refusal {
			continue
		}
		run.hosts[s.host] = true
		if s.syn {
			// A connection that never carried a question we can read: TLS, or nobody there.
			if asked[fmt.Sprintf("%s>%s:%d", s.src, s.dst, s.dstPort)] || first {
				continue
			}
		} else {
			if first && s.id == message.Id && strings.EqualFold(s.name, message.Question[0].Name) {
				first = false // the client's own question
				client = s.src
				continue
			}
			if query.RetryMs > 0 && s.id == message.Id && s.src == client {
				continue // the same again
			}
			if s.qtype == "NS" && s.name == "." && (query.Type != "NS" || dns.Fqdn(query.Name) != ".") {
				continue // forward's health check
			}
			if s.qtype == "HINFO" && probeName.MatchString(s.name) {
				continue // a guard's probe
			}
			if s.qtype == "TXT" && noticeName.MatchString(s.name) {
				continue // dnsmasq's, with dns-loop-detect
			}
		}
		source := owner[s.src]
		if source == "" {
			source = s.host
			if s.host == outside {
				source = ""
			}
		}
		isRefused := refused[fmt.Sprintf("%s:%d>%s:%d %d", s.src, s.srcPort, s.dst, s.dstPort, s.id)]
		steps = append(steps, Step{From: source, Host: s.host, At: netJoin(s.dst, s.dstPort), Proto: s.proto, Name: s.name, Type: s.qtype, Refused: isRefused})
	}
	run.Steps = len(steps)
	if len(steps) > maxSteps {
		steps = steps[:maxSteps]
	}
	if steps == nil {
		steps = []Step{}
	}
	run.Asked = steps
	return run, nil
}

// readReply waits for the reply; a client that hears nothing says again what it asked, as resolvers of hosts do.
func readReply(conn *dns.Conn, message *dns.Msg, retryMs int, deadline time.Time) (*dns.Msg, error) {
	for {
		until := deadline
		if again := time.Now().Add(time.Duration(retryMs) * time.Millisecond); retryMs > 0 && again.Before(deadline) {
			until = again
		}
		_ = conn.SetDeadline(until)
		reply, err := conn.ReadMsg()
		if err == nil || until == deadline || !strings.Contains(err.Error(), "timeout") {
			return reply, err
		}
		_ = conn.SetDeadline(deadline)
		if err := conn.WriteMsg(message); err != nil {
			return nil, err
		}
	}
}

func netJoin(address string, port int) string {
	if isV6(address) {
		return fmt.Sprintf("[%s]:%d", address, port)
	}
	return fmt.Sprintf("%s:%d", address, port)
}
