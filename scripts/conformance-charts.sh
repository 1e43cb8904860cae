#!/bin/sh
# The charts that `conformance:render --charts` draws values for, each in FOLDER/VERSION/CHART: the last ten versions of each.
# The clone of coredns/helm stays in FOLDER/.coredns, for chart-versions.mjs.
set -eu

into=$1
mkdir -p "$into"

# NAME REPOSITORY
clone() {
  git clone --quiet --filter=blob:none --no-checkout "https://github.com/$2" "$into/.$1"
}

# NAME COMMIT PATH FOLDER
unpack() {
  depth=$(printf '%s' "$3" | tr -cd / | wc -c)
  mkdir -p "$4"
  git -C "$into/.$1" archive "$2" "$3" | tar -x -C "$4" "--strip-components=$((depth + 1))"
}

# NAME PATH...: a chart may have moved.
take() {
  chart=$1 count=0
  shift
  for path in "$@"; do
    for commit in $(git -C "$into/.$chart" log --format=%h -- "$path/Chart.yaml"); do
      version=$(git -C "$into/.$chart" show "$commit:$path/Chart.yaml" 2> /dev/null | sed -n 's/^version: *//p' | tr -d '"\r')
      [ "$count" -lt 10 ] || return 0
      [ -n "$version" ] && [ ! -e "$into/$chart-$version" ] || continue
      unpack "$chart" "$commit" "$path" "$into/$chart-$version/$chart"
      count=$((count + 1))
    done
  done
}

# RKE2's chart is the one of coredns/helm, changed. Whoever states values for it states no version: the newest alone.
take_rke2() {
  path=packages/rke2-coredns
  for commit in $(git -C "$into/.rke2" log --format=%h -- "$path/package.yaml"); do
    version=$(git -C "$into/.rke2" show "$commit:$path/package.yaml" 2> /dev/null | sed -n 's|^url:.*/coredns-\(.*\)\.tgz$|\1|p')
    chart="$into/rke2-coredns-$version/rke2-coredns"
    git -C "$into/.coredns" rev-parse --quiet --verify "refs/tags/coredns-$version" > /dev/null || continue
    unpack coredns "coredns-$version" charts/coredns "$chart"
    unpack rke2 "$commit" "$path/generated-changes" "$into/.changes"
    (cd "$into/.changes/exclude" 2> /dev/null && find . -type f) | while read -r file; do rm -f "$chart/$file"; done
    [ ! -d "$into/.changes/overlay" ] || cp -R "$into/.changes/overlay/." "$chart"
    # Chart.yaml is written anew when a chart is published; what is changed there is the name.
    sed -i 's/^name: coredns$/name: rke2-coredns/' "$chart/Chart.yaml"
    rm -f "$into/.changes/patch/Chart.yaml.patch"
    if find "$into/.changes/patch" -name '*.patch' -exec cat {} + | patch --quiet --forward --strip=1 --directory="$chart"; then
      rm -rf "$into/.changes"
      return 0
    fi
    rm -rf "$into/.changes" "$into/rke2-coredns-$version"
  done
}

clone coredns coredns/helm
clone node-local-dns deliveryhero/helm-charts
clone pihole MoJo2600/pihole-kubernetes
clone k8s-gateway k8s-gateway/k8s_gateway
clone rke2 rancher/rke2-charts
take coredns charts/coredns
take node-local-dns stable/node-local-dns
take pihole charts/pihole
take k8s-gateway chart charts/k8s-gateway
take_rke2
