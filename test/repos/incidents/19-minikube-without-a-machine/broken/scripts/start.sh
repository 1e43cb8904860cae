#!/bin/sh
set -e
export CHANGE_MINIKUBE_NONE_USER=true
sudo -E minikube start --vm-driver=none --kubernetes-version=v1.13.0 --extra-config=kubelet.resolv-conf=/etc/resolv.conf
kubectl apply -f dns/coredns.yaml
