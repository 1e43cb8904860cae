#!/usr/bin/env bash
set -euo pipefail
# The stub is in the way of the office's resolver.
systemctl disable --now systemd-resolved
rm -f /etc/resolv.conf
echo "nameserver 192.0.2.53" > /etc/resolv.conf
swapoff -a
sed -i '/ swap / s/^/#/' /etc/fstab
if [ "$(hostname)" = cp1 ]; then
  kubeadm init --pod-network-cidr=10.244.0.0/16
else
  bash /vagrant/join.sh
fi
