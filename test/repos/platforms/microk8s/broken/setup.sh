#!/bin/sh
set -e
snap install microk8s --classic --channel 1.31
# microk8s enable dns:192.0.2.1
microk8s enable dns:10.152.183.10,192.0.2.53 hostpath-storage
