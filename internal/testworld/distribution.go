package testworld

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/internal/testworld/fault"
)

// DistributionProgram is the CNCF's registry, as the distribution packages it.
const DistributionProgram = "docker-registry"

// Distribution is the CNCF's registry on loopback. Unlike the world's, it mounts
// layers from one repository into another, and has blobs by repository.
type Distribution struct {
	Host string // what references begin with

	front  *httptest.Server
	server *exec.Cmd
	log    requestLog
	faults *fault.Injector
}

// StartDistribution runs the registry with its content in dir, until Close.
func StartDistribution(ctx context.Context, dir string) (*Distribution, error) {
	config := filepath.Join(dir, "config.yml")
	text := fmt.Sprintf("version: 0.1\nlog: {level: info}\nstorage: {filesystem: {rootdirectory: %q}}\nhttp: {addr: '127.0.0.1:0'}\n", dir)
	if err := os.WriteFile(config, []byte(text), 0o644); err != nil {
		return nil, err
	}
	d := &Distribution{server: exec.CommandContext(ctx, DistributionProgram, "serve", config)}
	d.server.Env = append(os.Environ(), "OTEL_TRACES_EXPORTER=none")
	said, err := d.server.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := d.server.Start(); err != nil {
		return nil, err
	}
	at, err := listening(said)
	if err != nil {
		return nil, errors.Join(err, d.stop())
	}
	proxy := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: at})
	proxy.ErrorLog = quiet()
	d.faults = &fault.Injector{Next: proxy}
	d.front = httptest.NewServer(d.log.record(d.faults))
	d.Host = strings.TrimPrefix(d.front.URL, "http://")
	return d, nil
}

var listeningLine = regexp.MustCompile(`listening on (127\.0\.0\.1:\d+)`)

// listening waits for the registry to say where it is.
func listening(said io.Reader) (string, error) {
	lines := bufio.NewReader(said)
	var all strings.Builder
	for {
		line, err := lines.ReadString('\n')
		all.WriteString(line)
		if m := listeningLine.FindStringSubmatch(line); m != nil {
			go io.Copy(io.Discard, lines) //nolint:errcheck // ends with the process
			return m[1], nil
		}
		if err != nil {
			return "", fmt.Errorf("%s did not start: %s", DistributionProgram, all.String())
		}
	}
}

// Disturb is as a world's.
func (d *Distribution) Disturb(kind func(*http.Request) string) { d.faults.Disturb(kind) }

// Requests lists what has been asked since the start or the last ResetRequests.
func (d *Distribution) Requests() []Request { return d.log.all() }

// ResetRequests forgets the requests so far.
func (d *Distribution) ResetRequests() { d.log.reset() }

// Close ends the registry.
func (d *Distribution) Close() error {
	d.front.Close()
	return d.stop()
}

// stop kills the process: its exit code says no more than that.
func (d *Distribution) stop() error {
	if err := d.server.Process.Kill(); err != nil {
		return err
	}
	_ = d.server.Wait()
	return nil
}
