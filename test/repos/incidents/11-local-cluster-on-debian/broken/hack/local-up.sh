#!/usr/bin/env bash
# Starts a cluster of one node on this machine.
set -o errexit
DNS_SERVER_IP=10.0.0.10

function start_kubelet {
  cat <<EOF >/tmp/kube-up/kubelet.yaml
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
address: 127.0.0.1
clusterDNS: [10.0.0.10]
clusterDomain: cluster.local
EOF
  sudo kubelet --config=/tmp/kube-up/kubelet.yaml --kubeconfig=/tmp/kube-up/kubelet.kubeconfig &
}

start_kubelet
kubectl apply -f coredns.yaml
