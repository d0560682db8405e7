package testworld

import (
	"context"
	"fmt"
	"net/http"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// Outside is a server that the world can stand for.
type Outside string

// The servers that the world can stand for.
const (
	DockerHub Outside = "docker.io"
	PyPI      Outside = "pypi"
	PyTorch   Outside = "pytorch"
)

// AllOutside lists the servers that the world can stand for.
func AllOutside() []Outside { return []Outside{DockerHub, PyPI, PyTorch} }

// address is where a server is asked whether it answers: what a build of the
// quickstart asks it first.
func (o Outside) address() string {
	switch o {
	case DockerHub:
		return "https://registry-1.docker.io/v2/"
	case PyPI:
		return "https://pypi.org/simple/pip/"
	default:
		return "https://download.pytorch.org/whl/cpu/torch/"
	}
}

// answerWithin is how long a server may take to answer.
const answerWithin = 10 * time.Second

// Silent returns the servers that do not answer from here.
func Silent(ctx context.Context, client *http.Client) []Outside {
	ctx, cancel := context.WithTimeout(ctx, answerWithin)
	defer cancel()
	all := AllOutside()
	answered := make([]bool, len(all))
	var asked sync.WaitGroup
	for i, o := range all {
		asked.Go(func() { answered[i] = answers(ctx, client, o.address()) })
	}
	asked.Wait()
	return slices.DeleteFunc(all, func(o Outside) bool { return answered[slices.Index(AllOutside(), o)] })
}

// answers tells whether something is served at an address; a registry asks for a
// token first, which every client gets.
func answers(ctx context.Context, client *http.Client, address string) bool {
	request, err := http.NewRequestWithContext(ctx, http.MethodHead, address, nil)
	if err != nil {
		return false
	}
	answer, err := client.Do(request)
	if err != nil {
		return false
	}
	answer.Body.Close()
	return answer.StatusCode == http.StatusOK ||
		answer.StatusCode == http.StatusUnauthorized && answer.Header.Get("WWW-Authenticate") != ""
}

// PartsInsteadOf are the parts that stand for servers in a build of the quickstart.
func PartsInsteadOf(silent []Outside) []Part {
	needed := []Part{} // not nil, which would be all
	for _, o := range silent {
		switch o {
		case DockerHub:
			needed = append(needed, Trixie)
		case PyTorch:
			needed = append(needed, Torch)
		case PyPI:
			needed = append(needed, Wheels)
		}
	}
	return needed
}

// Made returns an error that names a part of a cache which has not been made.
func Made(c Config) error {
	for _, p := range parts(c.Parts) {
		if made, err := filepath.Glob(filepath.Join(c.CacheDir, string(p)+"-*.json")); err != nil || len(made) == 0 {
			return fmt.Errorf("%s has not been made in %s", p, c.CacheDir)
		}
	}
	return nil
}
