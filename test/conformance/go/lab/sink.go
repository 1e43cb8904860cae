package main

import (
	"context"
	"net"
	"slices"
	"strconv"
	"sync"
	"syscall"
	"time"

	"github.com/miekg/dns"
	"golang.org/x/net/ipv4"
	"golang.org/x/net/ipv6"
	"golang.org/x/sys/unix"
)

// Sinks answer for every address that no host of the scenario has.
type Sinks struct {
	network *Network
	spec    map[string]Sink
	began   time.Time
	closers []func() error
	mu      sync.Mutex
	flights map[string]*flight
}

type flight struct {
	done  chan struct{}
	reply *dns.Msg
}

// transparent opens sockets that may speak from addresses that no interface has.
var transparent = net.ListenConfig{Control: func(_, _ string, conn syscall.RawConn) error {
	return conn.Control(func(fd uintptr) {
		_ = unix.SetsockoptInt(int(fd), unix.SOL_IP, unix.IP_TRANSPARENT, 1)
		_ = unix.SetsockoptInt(int(fd), unix.SOL_IPV6, unix.IPV6_TRANSPARENT, 1)
	})
}}

func (s *Sinks) listen(ports []int) error {
	return s.network.inside(outside, func() error {
		for _, port := range ports {
			four, err := transparent.ListenPacket(context.Background(), "udp4", "0.0.0.0:"+strconv.Itoa(port))
			if err != nil {
				return err
			}
			six, err := transparent.ListenPacket(context.Background(), "udp6", "[::]:"+strconv.Itoa(port))
			if err != nil {
				return err
			}
			stream, err := transparent.Listen(context.Background(), "tcp", "[::]:"+strconv.Itoa(port))
			if err != nil {
				return err
			}
			s.closers = append(s.closers, four.Close, six.Close, stream.Close)
			pc4 := ipv4.NewPacketConn(four)
			if err := pc4.SetControlMessage(ipv4.FlagDst, true); err != nil {
				return err
			}
			pc6 := ipv6.NewPacketConn(six)
			if err := pc6.SetControlMessage(ipv6.FlagDst, true); err != nil {
				return err
			}
			go func() {
				buffer := make([]byte, 65536)
				for {
					size, control, from, err := pc4.ReadFrom(buffer)
					if err != nil {
						return
					}
					if control == nil {
						continue
					}
					query := append([]byte(nil), buffer[:size]...)
					go s.serve(control.Dst.String(), "udp", query, func(reply []byte) {
						_, _ = pc4.WriteTo(reply, &ipv4.ControlMessage{Src: control.Dst}, from)
					})
				}
			}()
			go func() {
				buffer := make([]byte, 65536)
				for {
					size, control, from, err := pc6.ReadFrom(buffer)
					if err != nil {
						return
					}
					if control == nil {
						continue
					}
					query := append([]byte(nil), buffer[:size]...)
					go s.serve(control.Dst.String(), "udp", query, func(reply []byte) {
						_, _ = pc6.WriteTo(reply, &ipv6.ControlMessage{Src: control.Dst}, from)
					})
				}
			}()
			go func() {
				for {
					conn, err := stream.Accept()
					if err != nil {
						return
					}
					go func() {
						defer conn.Close()
						local, _, _ := net.SplitHostPort(conn.LocalAddr().String())
						framed := &dns.Conn{Conn: conn}
						var mu sync.Mutex
						for {
							query, err := framed.ReadMsgHeader(nil)
							if err != nil {
								return
							}
							go s.serve(local, "tcp", query, func(reply []byte) {
								mu.Lock()
								defer mu.Unlock()
								_, _ = framed.Write(reply)
							})
						}
					}()
				}
			}()
		}
		return nil
	})
}

func (s *Sinks) serve(address, proto string, packet []byte, write func([]byte)) {
	var query dns.Msg
	if query.Unpack(packet) != nil || len(query.Question) != 1 {
		return
	}
	s.mu.Lock()
	spec, began := s.spec[address], s.began
	s.mu.Unlock()
	if spec.Silent {
		return
	}
	if spec.FromMs > 0 && time.Since(began) < time.Duration(spec.FromMs)*time.Millisecond {
		if spec.Before == "" {
			return
		}
		spec = Sink{Rcode: spec.Before}
	}
	if len(spec.Types) > 0 && !slices.Contains(spec.Types, dns.TypeToString[query.Question[0].Qtype]) {
		spec = Sink{}
	}
	if spec.DelayMs > 0 {
		time.Sleep(time.Duration(spec.DelayMs) * time.Millisecond)
	}
	reply := new(dns.Msg)
	if spec.Relay != "" {
		got := s.relay(spec, proto, &query)
		if got == nil {
			return
		}
		reply = got.Copy()
		reply.Id = query.Id
	} else {
		reply.SetReply(&query)
		reply.RecursionAvailable = true
		// Who is asked for its own data has it, or a resolver goes on asking others first.
		reply.Authoritative = !query.RecursionDesired
		if rcode, ok := dns.StringToRcode[spec.Rcode]; ok {
			reply.Rcode = rcode
		}
		question := query.Question[0]
		if reply.Rcode == dns.RcodeSuccess && question.Qtype == dns.TypeA && spec.Rcode != "NODATA" {
			reply.Answer = []dns.RR{&dns.A{
				Hdr: dns.RR_Header{Name: question.Name, Rrtype: dns.TypeA, Class: dns.ClassINET, Ttl: 0},
				A:   net.IPv4(198, 18, 0, 1),
			}}
		}
	}
	if packed, err := reply.Pack(); err == nil {
		write(packed)
	}
}

func (s *Sinks) relay(spec Sink, proto string, query *dns.Msg) *dns.Msg {
	key := query.Question[0].String()
	var own *flight
	if spec.Merge {
		s.mu.Lock()
		if running, ok := s.flights[key]; ok {
			s.mu.Unlock()
			<-running.done
			return running.reply
		}
		own = &flight{done: make(chan struct{})}
		s.flights[key] = own
		s.mu.Unlock()
	}
	forwarded := query.Copy()
	forwarded.Id = dns.Id()
	var reply *dns.Msg
	_ = s.network.inside(outside, func() error {
		client := dns.Client{Net: proto, Timeout: 3 * time.Second}
		reply, _, _ = client.ExchangeContext(context.Background(), forwarded, spec.Relay)
		return nil
	})
	if own != nil {
		s.mu.Lock()
		delete(s.flights, key)
		s.mu.Unlock()
		own.reply = reply
		close(own.done)
	}
	return reply
}

func (s *Sinks) close() {
	for _, closer := range s.closers {
		_ = closer()
	}
}
