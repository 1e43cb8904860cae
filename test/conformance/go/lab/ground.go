package main

import (
	"encoding/json"
	"fmt"
	"os"
	"sync"
	"time"
)

// Ground is what a scenario is played on: its hosts, what listens on their links, and the world outside.
type Ground struct {
	network *Network
	capture *Capture
	sinks   *Sinks
}

func newGround(prefix string, scenario *Scenario) (*Ground, error) {
	ground := &Ground{capture: &Capture{}, sinks: &Sinks{}}
	ground.sinks.enter(scenario)
	network, err := newNetwork(prefix, scenario)
	ground.network, ground.sinks.network = network, network
	if err != nil {
		return ground, err
	}
	for _, host := range append([]string{outside}, network.names...) {
		if err := ground.capture.listen(network, host); err != nil {
			return ground, err
		}
	}
	return ground, ground.sinks.listen(sinkPorts(scenario))
}

func (g *Ground) close() {
	g.sinks.close()
	g.capture.close()
	g.network.close()
}

func sinkPorts(scenario *Scenario) []int {
	if len(scenario.SinkPorts) == 0 {
		return []int{53}
	}
	return scenario.SinkPorts
}

// Grounds lets scenarios with the same hosts play on the same ground one after the other. nil gives each its own.
type Grounds struct {
	mu   sync.Mutex
	free map[string][]*Ground
}

// keyOf is what scenarios on the same ground have in common; empty where something of a scenario would stay behind.
func keyOf(scenario *Scenario) string {
	if len(scenario.Services) > 0 || scenario.Kubernetes {
		return ""
	}
	for _, sink := range scenario.Sinks {
		if sink.DelayMs > 0 || sink.Relay != "" {
			return ""
		}
	}
	key, err := json.Marshal([]any{scenario.Hosts, sinkPorts(scenario)})
	if err != nil {
		return ""
	}
	return string(key)
}

func (g *Grounds) take(prefix string, scenario *Scenario) (*Ground, error) {
	key := keyOf(scenario)
	if g == nil || key == "" {
		return newGround(prefix, scenario)
	}
	g.mu.Lock()
	free := g.free[key]
	if len(free) > 0 {
		ground := free[len(free)-1]
		g.free[key] = free[:len(free)-1]
		g.mu.Unlock()
		ground.capture.forget()
		ground.sinks.enter(scenario)
		return ground, nil
	}
	g.mu.Unlock()
	ground, err := newGround(prefix, scenario)
	if err == nil {
		err = ground.network.unlimited()
	}
	return ground, err
}

// give takes a ground back on which a scenario ended as it should: nobody is left on it.
func (g *Grounds) give(ground *Ground, scenario *Scenario, outcome Outcome) {
	key := keyOf(scenario)
	if g == nil || key == "" || outcome.Problem != "" || outcome.Cut != "" {
		ground.close()
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.free[key] = append(g.free[key], ground)
}

func (g *Grounds) close() {
	if g == nil {
		return
	}
	for _, free := range g.free {
		for _, ground := range free {
			ground.close()
		}
	}
}

// unlimited lets a host say as often as it is asked that nobody listens: by itself it says so six times, then once a second.
func (n *Network) unlimited() error {
	for _, host := range append([]string{outside}, n.names...) {
		err := n.inside(host, func() error {
			for _, file := range []string{"ipv4/icmp_ratelimit", "ipv6/icmp/ratelimit"} {
				if err := os.WriteFile("/proc/sys/net/"+file, []byte("0"), 0o644); err != nil {
					return fmt.Errorf("%s: %w", file, err)
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// enter makes the world outside behave as a scenario says.
func (s *Sinks) enter(scenario *Scenario) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.spec, s.began, s.flights = scenario.Sinks, time.Now(), map[string]*flight{}
}
