#!/bin/sh
# The charts that `conformance:render --charts` draws values for, each in FOLDER/VERSION/CHART: the last ten changes of each.
# The clone of coredns/helm stays in FOLDER/.coredns, for chart-versions.mjs.
set -eu

into=$1
mkdir -p "$into"

# CHART REPOSITORY PATH
take() {
  chart=$1 repository=$2 path=$3
  clone="$into/.$chart"
  git clone --quiet --filter=blob:none --no-checkout "https://github.com/$repository" "$clone"
  depth=$(printf '%s' "$path" | tr -cd / | wc -c)
  git -C "$clone" log -n 10 --format=%h -- "$path/Chart.yaml" | while read -r commit; do
    mkdir -p "$into/$chart-$commit/$chart"
    git -C "$clone" archive "$commit" "$path" | tar -x -C "$into/$chart-$commit/$chart" "--strip-components=$((depth + 1))"
  done
}

take coredns coredns/helm charts/coredns
take node-local-dns deliveryhero/helm-charts stable/node-local-dns
take pihole MoJo2600/pihole-kubernetes charts/pihole
take k8s-gateway k8s-gateway/k8s_gateway chart
