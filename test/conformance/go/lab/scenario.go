package main

// Scenario is one line of input: machines, what runs on them, and what is asked.
type Scenario struct {
	ID string `json:"id"`
	// Hosts are network namespaces: a pod, or a node with everything that shares its network.
	Hosts map[string]Host `json:"hosts"`
	// Servers start in this order; each waits for the one before it.
	Servers []Server `json:"servers"`
	// Services maps `10.96.0.10:53`, or `10.96.0.10:53/udp`, to the `address:port` behind it, or `none`, on every host, as kube-proxy would.
	Services map[string]string `json:"services"`
	// Sinks says how upstreams outside the model behave; one that is not named answers A with 198.18.0.1.
	Sinks map[string]Sink `json:"sinks"`
	// SinkPorts are the ports on which every address of the outside answers; default 53.
	SinkPorts []int   `json:"sinkPorts"`
	Queries   []Query `json:"queries"`
	// LingerMs is how long the servers are watched after the last one has started, for those that stop by themselves.
	LingerMs int `json:"lingerMs"`
	// LimitMs bounds the whole of it, besides LingerMs: whatever runs then is ended, and the outcome says so. 0 is a minute.
	LimitMs int `json:"limitMs"`
	// MaxQuestions bounds what may be on the wires: servers that ask more are ended. 0 is 20000.
	MaxQuestions int `json:"maxQuestions"`
	// Kubernetes serves a small API at 10.96.0.1:8080 (see kubernetes.go).
	Kubernetes bool `json:"kubernetes"`
}

type Host struct {
	Addresses []string `json:"addresses"`
}

type Server struct {
	Name     string `json:"name"`
	Host     string `json:"host"`
	Software string `json:"software"`
	// Binary is the program; the Debian daemons are found by name.
	Binary string            `json:"binary"`
	Args   []string          `json:"args"`
	Files  map[string]string `json:"files"`
	Env    map[string]string `json:"env"`
	// Nofile bounds a loop: every hop holds a descriptor.
	Nofile uint64 `json:"nofile"`
	// AfterMs is how long to wait before it is started.
	AfterMs int `json:"afterMs"`
	// StartMs bounds the wait for the server to be up.
	StartMs int `json:"startMs"`
}

type Sink struct {
	Rcode   string `json:"rcode"`
	Silent  bool   `json:"silent"`
	DelayMs int    `json:"delayMs"`
	// FromMs makes the address unreachable until so many milliseconds after the scenario began; with Before it gives that
	// rcode until then (NOERROR is an answer) and does only afterwards what the rest says.
	FromMs int    `json:"fromMs"`
	Before string `json:"before"`
	// Relay passes every question on to this address:port and the answer back; Merge joins equal questions in flight.
	Relay string `json:"relay"`
	Merge bool   `json:"merge"`
	// Types are the types that are passed on; others are answered. None said is every type.
	Types []string `json:"types"`
}

type Query struct {
	Name  string `json:"name"`
	Type  string `json:"type"`
	Class string `json:"class"`
	Proto string `json:"proto"`
	// From is the host the client sits on; empty is the outside.
	From      string `json:"from"`
	At        string `json:"at"`
	Times     int    `json:"times"`
	TimeoutMs int    `json:"timeoutMs"`
	// A client that hears nothing asks again so often; once only where it is 0.
	RetryMs int `json:"retryMs"`
}

// Outcome is one line of output.
type Outcome struct {
	ID      string `json:"id"`
	Problem string `json:"problem,omitempty"`
	// Cut says why the servers were ended before their time: `time`, or `questions`.
	Cut     string          `json:"cut,omitempty"`
	Servers []ServerOutcome `json:"servers"`
	Queries []QueryOutcome  `json:"queries"`
}

type ServerOutcome struct {
	Name   string `json:"name"`
	Starts bool   `json:"starts"`
	Error  string `json:"error,omitempty"`
	// Zones are the lines a CoreDNS prints at start: `example.org.:53 on 127.0.0.1`.
	Zones []string `json:"zones,omitempty"`
	// Exited is set when the process ended by itself after it was up; AfterMs counts from its start.
	Exited bool `json:"exited,omitempty"`
	// Hangs is set when it neither came up nor ended; Crashed when it ended by itself with an exit code other than 0.
	Hangs   bool   `json:"hangs,omitempty"`
	Crashed bool   `json:"crashed,omitempty"`
	Fatal   string `json:"fatal,omitempty"`
	AfterMs int64  `json:"afterMs,omitempty"`
	Log     string `json:"log,omitempty"`
}

type QueryOutcome struct {
	Runs []Run `json:"runs"`
}

type Run struct {
	// Rcode is the reply's, or `timeout`, or `unreachable`.
	Rcode   string   `json:"rcode"`
	Answers []string `json:"answers,omitempty"`
	// Asked are the question's steps in the order in which they were seen, cut after maxSteps.
	Asked []Step `json:"asked"`
	// Steps counts all of them.
	Steps int   `json:"steps"`
	Ms    int64 `json:"ms"`
	// hosts are those that were asked anything, the first of all included.
	hosts map[string]bool
}

// Step is one DNS question on a wire, seen where it arrives.
type Step struct {
	From  string `json:"from"`
	Host  string `json:"host"`
	At    string `json:"at"`
	Proto string `json:"proto"`
	Name  string `json:"name"`
	Type  string `json:"type"`
	// Refused is that the one who was asked replied with REFUSED.
	Refused bool `json:"refused,omitempty"`
}
