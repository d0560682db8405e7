package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/envsolve/envsolve/internal/testworld"
)

// addresses is what serve prints and leaves in serve.json.
type addresses struct {
	PID             int    `json:"pid"`
	Registry        string `json:"registry"`
	PrivateRegistry string `json:"private_registry"`
	PyPI            string `json:"pypi"`
	PyTorch         string `json:"pytorch"`
	Archive         string `json:"archive"`
	HCL             string `json:"hcl"`
	// Instead are the blocks of HCL, by the server that they stand for.
	Instead map[testworld.Outside]string `json:"instead"`
}

func describe(w *testworld.World) addresses {
	instead := map[testworld.Outside]string{}
	for _, o := range testworld.AllOutside() {
		instead[o] = w.InsteadOf(o)
	}
	return addresses{
		PID: os.Getpid(), Registry: w.RegistryHost, PrivateRegistry: w.PrivateRegistryHost,
		PyPI: w.PyPIURL, PyTorch: w.IndexURL("{variant}"), Archive: w.ArchiveURL, HCL: w.MirrorHCL(),
		Instead: instead,
	}
}

func stateFile(cache string) string { return filepath.Join(cache, "serve.json") }

// serve serves in the foreground or sees to it that somebody does.
func serve(ctx context.Context, o options, args []string, stdout, stderr io.Writer) error {
	if running, ok := alive(ctx, o.CacheDir); ok && o.detach {
		return write(stdout, running)
	}
	if o.detach {
		// made here, where the steps are seen, and not in the background
		if err := testworld.Prepare(ctx, o.Config); err != nil {
			return err
		}
		return detach(ctx, o, args, stdout)
	}
	w, err := testworld.Start(ctx, o.Config)
	if err != nil {
		return err
	}
	defer os.Remove(stateFile(o.CacheDir))
	defer w.Close()
	if err := leave(o.CacheDir, describe(w)); err != nil {
		return err
	}
	if err := write(stdout, describe(w)); err != nil {
		return err
	}
	<-ctx.Done()
	fmt.Fprintln(stderr, "testworld: closed")
	return nil
}

// detach runs the same command again without --detach, in a session of its
// own, and waits until it answers.
func detach(ctx context.Context, o options, args []string, stdout io.Writer) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	log, err := os.Create(filepath.Join(o.CacheDir, "serve.log"))
	if err != nil {
		return err
	}
	defer log.Close()
	child := exec.Command(self, append(append([]string{"serve"}, args...), "--detach=false")...)
	child.Stdout, child.Stderr = log, log
	child.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := child.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- child.Wait() }()
	for {
		if running, ok := alive(ctx, o.CacheDir); ok && running.PID == child.Process.Pid {
			return write(stdout, running)
		}
		select {
		case err := <-ended:
			return fmt.Errorf("the background process ended (%w); see %s", err, log.Name())
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// alive reads serve.json and asks the world it names whether it answers.
func alive(ctx context.Context, cache string) (addresses, bool) {
	var a addresses
	text, err := os.ReadFile(stateFile(cache))
	if err != nil || json.Unmarshal(text, &a) != nil {
		return a, false
	}
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+a.Registry+"/v2/", nil)
	if err != nil {
		return a, false
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return a, false
	}
	resp.Body.Close()
	return a, resp.StatusCode == http.StatusOK && syscall.Kill(a.PID, 0) == nil
}

// printSilent prints which servers do not answer, or the parts that stand for them.
func printSilent(ctx context.Context, parts bool, stdout io.Writer) error {
	silent := testworld.Silent(ctx, http.DefaultClient)
	var words []string
	separator := " "
	if parts {
		separator = ","
		for _, p := range testworld.PartsInsteadOf(silent) {
			words = append(words, string(p))
		}
	} else {
		for _, o := range silent {
			words = append(words, string(o))
		}
	}
	_, err := fmt.Fprintln(stdout, strings.Join(words, separator))
	return err
}

// printHCL prints the blocks of the world that is served from a cache: all, or those
// of some servers.
func printHCL(ctx context.Context, cache string, servers []string, stdout io.Writer) error {
	running, ok := alive(ctx, cache)
	if !ok {
		return fmt.Errorf("no world is served from %s; start one: testworld serve --detach --cache %s", cache, cache)
	}
	text := running.HCL
	if len(servers) > 0 {
		var blocks []string
		for _, name := range servers {
			block, ok := running.Instead[testworld.Outside(name)]
			if !ok {
				return fmt.Errorf("the world stands for no %q; there are %v", name, testworld.AllOutside())
			}
			blocks = append(blocks, block)
		}
		text = strings.Join(blocks, "\n")
	}
	_, err := io.WriteString(stdout, text)
	return err
}

// halt ends the world that is served from a cache, if there is one.
func halt(cache string) error {
	var a addresses
	text, err := os.ReadFile(stateFile(cache))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := json.Unmarshal(text, &a); err != nil {
		return fmt.Errorf("%s: %w", stateFile(cache), err)
	}
	if _, ok := alive(context.Background(), cache); !ok {
		return os.Remove(stateFile(cache))
	}
	if err := syscall.Kill(a.PID, syscall.SIGTERM); err != nil {
		return err
	}
	for syscall.Kill(a.PID, 0) == nil {
		time.Sleep(20 * time.Millisecond)
	}
	return nil
}

func leave(cache string, a addresses) error {
	file := stateFile(cache)
	f, err := os.Create(file + ".part")
	if err != nil {
		return err
	}
	if err := errors.Join(write(f, a), f.Close()); err != nil {
		return err
	}
	return os.Rename(file+".part", file)
}

func write(w io.Writer, a addresses) error {
	encoder := json.NewEncoder(w)
	encoder.SetIndent("", "  ")
	encoder.SetEscapeHTML(false)
	return encoder.Encode(a)
}
