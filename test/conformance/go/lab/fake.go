package main

import (
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"syscall"
	"time"

	"golang.org/x/sys/unix"
)

// fake is a server that misbehaves, for the laboratory's own tests.
func fake(how string) {
	signal.Ignore(syscall.SIGTERM, syscall.SIGINT)
	if how == "hang" {
		for { // neither up nor gone
			time.Sleep(time.Hour)
		}
	}
	conn, err := net.ListenUDP("udp", &net.UDPAddr{Port: 53})
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	fmt.Println(platform + "fake")
	buffer := make([]byte, 65536)
	for {
		size, _, err := conn.ReadFromUDP(buffer)
		if err != nil {
			return
		}
		switch how {
		case "crash":
			os.Exit(2)
		case "storm":
			// Two for each that comes, to itself: it never ends.
			for range 2 {
				_, _ = conn.WriteToUDP(buffer[:size], &net.UDPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 53})
			}
			time.Sleep(50 * time.Microsecond)
		}
	}
}

// probe tells whether this machine lets the laboratory have its namespaces: nil, or why not.
func probe() error {
	for _, program := range []string{"ip", "nft"} {
		if _, err := exec.LookPath(program); err != nil {
			return fmt.Errorf("%s is not installed", program)
		}
	}
	name := fmt.Sprintf("lgprobe%d", os.Getpid())
	if err := run("", "ip", "netns", "add", name); err != nil {
		return err
	}
	defer func() { _ = run("", "ip", "netns", "del", name) }()
	network := &Network{}
	return network.inside(name, func() error {
		fd, err := unix.Socket(unix.AF_PACKET, unix.SOCK_DGRAM|unix.SOCK_CLOEXEC, int(htons(unix.ETH_P_ALL)))
		if err != nil {
			return fmt.Errorf("capture: %w", err)
		}
		return unix.Close(fd)
	})
}
