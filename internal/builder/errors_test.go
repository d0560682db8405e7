package builder

import (
	"errors"
	"fmt"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/moby/buildkit/client"
	gatewaypb "github.com/moby/buildkit/frontend/gateway/pb"
)

// TestABusyBuilderHasNotGoneAway asks at a socket whose owner does not come to
// answer, and at one that nobody owns.
func TestABusyBuilderHasNotGoneAway(t *testing.T) {
	socket := filepath.Join(t.TempDir(), "s")
	busy, err := net.Listen("unix", socket)
	if err != nil {
		t.Fatal(err)
	}
	c, err := client.New(t.Context(), "unix://"+socket)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	b := &Builder{Address: "unix://" + socket, client: c}
	failed := fmt.Errorf("process did not complete: %w", &gatewaypb.ExitError{ExitCode: 5})
	other := errors.New("no such file")

	for _, given := range []error{failed, other} {
		if got := b.Explain(t.Context(), given); !errors.Is(got, given) {
			t.Errorf("busy: %v became %v", given, got)
		}
	}
	if err := busy.Close(); err != nil {
		t.Fatal(err)
	}
	if code, _ := ExitCode(b.Explain(t.Context(), failed)); code != 5 {
		t.Errorf("a program's exit code became %d", code)
	}
	var lost *LostError
	if got := b.Explain(t.Context(), other); !errors.As(got, &lost) {
		t.Errorf("nobody there: %v", got)
	}
}

// TestAnUnreachableBuilderIsToldShortly has errors of BuildKit's client as it writes them.
func TestAnUnreachableBuilderIsToldShortly(t *testing.T) {
	const around = "failed to list workers: Unavailable: connection error: desc = "
	for _, c := range []struct{ text, want string }{
		{around + `"transport: Error while dialing: dial tcp 127.0.0.1:1: connect: connection refused"`,
			"dial tcp 127.0.0.1:1: connect: connection refused"},
		{around + `"error reading server preface: command [docker exec -i none buildctl dial-stdio] has exited ` +
			`with exit status 1, make sure the URL is valid: stderr=warning: x\nno such container: none\n"`,
			"docker exec -i none buildctl dial-stdio: exit status 1: no such container: none"},
		{around + `"error reading server preface: command [ssh box] has exited with exit status 255, make sure: stderr="`,
			"ssh box: exit status 255"},
		{"context deadline exceeded", "context deadline exceeded"},
		{around + "cut", around + "cut"},
	} {
		err := &UnreachableError{Address: "tcp://x:1", From: "--builder", Err: errors.New(c.text)}
		if line := firstLine(err.Error()); line != "builder tcp://x:1 (from --builder) does not answer: "+c.want {
			t.Errorf("%s\nwant %s", line, c.want)
		}
	}
}

// TestAWrongAddressIsNoSilence has addresses that cannot be asked: what is wrong with them is
// said, and not that nobody answers.
func TestAWrongAddressIsNoSilence(t *testing.T) {
	for address, want := range map[string]string{
		"127.0.0.1:1234": "the address has no scheme: write unix://127.0.0.1:1234 or tcp://127.0.0.1:1234",
		"host:1234":      "the address has no scheme: write unix://host:1234 or tcp://host:1234",
		"http://x:1":     `the address has the scheme "http": there are unix, tcp, docker-container, `,
		"tcp://":         "the address ends after its scheme: write tcp://HOST:1234, or the path of a socket",
		"tcp://x:1?a=b":  `the address has a parameter "a": there are cacert, cert, key and servername`,
		"tcp://x:y":      "the address is no URL: ",
	} {
		_, err := reach(t.Context(), address, "--builder", Options{})
		start := fmt.Sprintf("builder %q (from --builder): %s", address, want)
		if err == nil || !strings.HasPrefix(err.Error(), start) {
			t.Errorf("%v\nwant %s", err, start)
		}
	}
}
