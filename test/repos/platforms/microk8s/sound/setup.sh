#!/bin/sh
microk8s enable dns:192.0.2.53,192.0.2.54 && microk8s enable ingress
echo "or: microk8s enable dns:10.152.183.10"
