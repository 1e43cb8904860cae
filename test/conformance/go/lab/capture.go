package main

import (
	"encoding/binary"
	"net"
	"sort"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/miekg/dns"
	"golang.org/x/sys/unix"
)

// Seen is a DNS question, a refusal, or the opening of a TCP connection, where it arrives.
type Seen struct {
	at      time.Time
	host    string
	src     string
	srcPort int
	dst     string
	dstPort int
	proto   string
	syn     bool
	refusal bool
	id      uint16
	name    string
	qtype   string
}

// Capture listens on the receiving side of every link.
type Capture struct {
	mu   sync.Mutex
	seen []Seen
	// questions is how many of them are no refusals.
	questions int
	closed    atomic.Bool
	links     []*link
}

// link is a socket that sees what arrives at a host; whoever holds its lock reads it.
type link struct {
	mu   sync.Mutex
	fd   int
	host string
	// packet and control are what the last read left.
	packet, control []byte
}

func htons(v uint16) uint16 { return v<<8 | v>>8 }

func (c *Capture) listen(network *Network, host string) error {
	return network.inside(host, func() error {
		fd, err := unix.Socket(unix.AF_PACKET, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, int(htons(unix.ETH_P_ALL)))
		if err != nil {
			return err
		}
		index := 0
		if host == outside {
			bridge, err := net.InterfaceByName("br0")
			if err != nil {
				return err
			}
			index = bridge.Index
		}
		if err := unix.Bind(fd, &unix.SockaddrLinklayer{Protocol: htons(unix.ETH_P_ALL), Ifindex: index}); err != nil {
			return err
		}
		_ = unix.SetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_RCVBUFFORCE, 8<<20)
		_ = unix.SetsockoptInt(fd, unix.SOL_SOCKET, unix.SO_TIMESTAMPNS, 1)
		reads := &link{fd: fd, host: host, packet: make([]byte, 65536), control: make([]byte, 256)}
		c.links = append(c.links, reads)
		go c.read(reads)
		return nil
	})
}

// pollMs is how long a reader waits before it looks whether it is still wanted.
const pollMs = 500

func (c *Capture) read(reads *link) {
	// The reader closes its own descriptor: a number closed elsewhere may already belong to another socket.
	defer func() {
		reads.mu.Lock()
		defer reads.mu.Unlock()
		_ = unix.Close(reads.fd)
		reads.fd = -1
	}()
	waiting := []unix.PollFd{{Fd: int32(reads.fd), Events: unix.POLLIN}}
	for !c.closed.Load() {
		count, err := unix.Poll(waiting, pollMs)
		if err != nil && err != unix.EINTR {
			return
		}
		if count > 0 && c.drain(reads) != nil {
			return
		}
	}
}

// drain takes everything that has arrived at a link.
func (c *Capture) drain(reads *link) error {
	reads.mu.Lock()
	defer reads.mu.Unlock()
	if reads.fd < 0 {
		return nil
	}
	for {
		size, control, _, from, err := unix.Recvmsg(reads.fd, reads.packet, reads.control, unix.MSG_DONTWAIT)
		if err == unix.EAGAIN {
			return nil
		}
		if err == unix.EINTR {
			continue
		}
		if err != nil {
			return err
		}
		origin, ok := from.(*unix.SockaddrLinklayer)
		if !ok || origin.Pkttype == unix.PACKET_OUTGOING || origin.Pkttype == unix.PACKET_OTHERHOST {
			continue
		}
		if seen, ok := parse(reads.packet[:size]); ok {
			seen.at = stampOf(reads.control[:control])
			seen.host = reads.host
			c.mu.Lock()
			c.seen = append(c.seen, seen)
			if !seen.refusal {
				c.questions++
			}
			c.mu.Unlock()
		}
	}
}

// stampOf reads when the kernel saw the packet: readers of several links are not woken in that order.
func stampOf(control []byte) time.Time {
	messages, err := unix.ParseSocketControlMessage(control)
	if err == nil {
		for _, message := range messages {
			if message.Header.Type == unix.SO_TIMESTAMPNS && len(message.Data) >= 16 {
				seconds := int64(binary.LittleEndian.Uint64(message.Data))
				return time.Unix(seconds, int64(binary.LittleEndian.Uint64(message.Data[8:])))
			}
		}
	}
	return time.Now()
}

func (c *Capture) close() { c.closed.Store(true) }

// count is how many questions were seen.
func (c *Capture) count() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.questions
}

// settle reads every link to its end, until nothing has arrived at any of them for a while.
func (c *Capture) settle() {
	for range 100 {
		before := c.count()
		time.Sleep(settleMs * time.Millisecond)
		for _, reads := range c.links {
			_ = c.drain(reads)
		}
		if c.count() == before {
			return
		}
	}
}

// settleMs is longer than the delay between servers that are asked at once.
const settleMs = 20

// forget drops what was seen in a scenario that is over.
func (c *Capture) forget() {
	c.settle()
	c.mu.Lock()
	defer c.mu.Unlock()
	c.seen, c.questions = nil, 0
}

// take gives what was seen since, in order of arrival.
func (c *Capture) take(since time.Time) []Seen {
	c.mu.Lock()
	defer c.mu.Unlock()
	var out []Seen
	for _, seen := range c.seen {
		if !seen.at.Before(since) {
			out = append(out, seen)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].at.Before(out[j].at) })
	return out
}

func parse(packet []byte) (Seen, bool) {
	var seen Seen
	var payload []byte
	var protocol byte
	if len(packet) < 20 {
		return seen, false
	}
	switch packet[0] >> 4 {
	case 4:
		header := int(packet[0]&15) * 4
		total := int(binary.BigEndian.Uint16(packet[2:]))
		if total > len(packet) || header > total {
			return seen, false
		}
		seen.src, seen.dst = net.IP(packet[12:16]).String(), net.IP(packet[16:20]).String()
		protocol, payload = packet[9], packet[header:total]
	case 6:
		if len(packet) < 40 {
			return seen, false
		}
		seen.src, seen.dst = net.IP(packet[8:24]).String(), net.IP(packet[24:40]).String()
		protocol, payload = packet[6], packet[40:]
	default:
		return seen, false
	}
	if len(payload) < 8 {
		return seen, false
	}
	seen.srcPort = int(binary.BigEndian.Uint16(payload))
	seen.dstPort = int(binary.BigEndian.Uint16(payload[2:]))
	var message []byte
	switch protocol {
	case unix.IPPROTO_UDP:
		seen.proto = "udp"
		message = payload[8:]
	case unix.IPPROTO_TCP:
		seen.proto = "tcp"
		if len(payload) < 20 {
			return seen, false
		}
		if seen.dstPort == 8080 || seen.dstPort == 8081 {
			return seen, false // the Kubernetes API
		}
		flags := payload[13]
		if flags&0x12 == 0x02 {
			seen.syn = true
			return seen, true
		}
		header := int(payload[12]>>4) * 4
		if header+2 > len(payload) {
			return seen, false
		}
		message = payload[header+2:]
	default:
		return seen, false
	}
	if len(message) >= 12 && message[2]&0x80 != 0 && message[3]&0x0f == dns.RcodeRefused {
		seen.refusal = true
		seen.id = binary.BigEndian.Uint16(message)
		return seen, true
	}
	var question dns.Msg
	if len(message) < 12 || message[2]&0x80 != 0 || question.Unpack(message) != nil || len(question.Question) != 1 {
		return seen, false
	}
	seen.id = question.Id
	seen.name = strings.ToLower(question.Question[0].Name)
	seen.qtype = dns.TypeToString[question.Question[0].Qtype]
	if seen.qtype == "" {
		seen.qtype = "TYPE" + strconv.Itoa(int(question.Question[0].Qtype))
	}
	return seen, true
}
