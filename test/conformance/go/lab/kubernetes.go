package main

import (
	"context"
	"encoding/json"
	"net/http"
	"strings"
)

// serveKubernetes plays an API server at 10.96.0.1:8080 with namespace `default`, one Service `web` with one ready
// endpoint, a headless Service `db` without endpoints, and an ExternalName Service `ext` that points at example.net.
func serveKubernetes(network *Network) (*http.Server, error) {
	object := func(name string) map[string]any {
		return map[string]any{"name": name, "namespace": "default", "resourceVersion": "1", "uid": "u-" + name}
	}
	port := []any{map[string]any{"name": "http", "port": 80, "protocol": "TCP"}}
	lists := map[string]map[string]any{
		"/api/v1/namespaces": {"apiVersion": "v1", "kind": "NamespaceList", "items": []any{
			map[string]any{"metadata": map[string]any{"name": "default", "resourceVersion": "1", "uid": "u-default"}}}},
		"/api/v1/services": {"apiVersion": "v1", "kind": "ServiceList", "items": []any{
			map[string]any{"metadata": object("web"), "spec": map[string]any{"clusterIP": "10.96.0.80", "clusterIPs": []any{"10.96.0.80"}, "type": "ClusterIP", "ports": port}},
			map[string]any{"metadata": object("db"), "spec": map[string]any{"clusterIP": "None", "clusterIPs": []any{"None"}, "type": "ClusterIP", "ports": port}},
			map[string]any{"metadata": object("ext"), "spec": map[string]any{"type": "ExternalName", "externalName": "www.example.net"}}}},
		"/apis/discovery.k8s.io/v1/endpointslices": {"apiVersion": "discovery.k8s.io/v1", "kind": "EndpointSliceList", "items": []any{
			map[string]any{"metadata": map[string]any{"name": "web-1", "namespace": "default", "resourceVersion": "1", "uid": "u-web-1",
				"labels": map[string]any{"kubernetes.io/service-name": "web"}}, "addressType": "IPv4",
				"endpoints": []any{map[string]any{"addresses": []any{"10.244.9.9"}, "conditions": map[string]any{"ready": true}}}, "ports": port}}},
		"/api/v1/pods": {"apiVersion": "v1", "kind": "PodList", "items": []any{}},
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		if r.URL.Query().Get("sendInitialEvents") != "" {
			// Not offered: the client lists instead.
			w.WriteHeader(http.StatusUnprocessableEntity)
			_ = json.NewEncoder(w).Encode(map[string]any{"kind": "Status", "apiVersion": "v1", "status": "Failure", "reason": "Invalid", "code": 422})
			return
		}
		if r.URL.Query().Get("watch") != "" {
			w.WriteHeader(http.StatusOK)
			w.(http.Flusher).Flush()
			<-r.Context().Done()
			return
		}
		list, ok := lists[strings.TrimSuffix(r.URL.Path, "/")]
		if !ok {
			w.WriteHeader(http.StatusNotFound)
			_ = json.NewEncoder(w).Encode(map[string]any{"kind": "Status", "apiVersion": "v1", "status": "Failure", "reason": "NotFound", "code": 404})
			return
		}
		body := map[string]any{"metadata": map[string]any{"resourceVersion": "1"}}
		for key, value := range list {
			body[key] = value
		}
		_ = json.NewEncoder(w).Encode(body)
	})
	server := &http.Server{Handler: mux}
	err := network.inside(outside, func() error {
		listener, err := transparent.Listen(context.Background(), "tcp4", "0.0.0.0:8080")
		if err != nil {
			return err
		}
		go func() { _ = server.Serve(listener) }()
		return nil
	})
	return server, err
}
