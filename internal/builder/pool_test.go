package builder_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// machine is a buildkitd in a network namespace: a machine of its own, as far as
// the network goes.
type machine struct {
	address string
	daemon  *exec.Cmd
	link    string // this end of the cable
}

// machines starts builders that are reached over the network, with mutual TLS.
func machines(t *testing.T, n int) (all []*machine, tls builder.TLS) {
	t.Helper()
	buildertest.Require(t)
	if _, err := exec.LookPath("ip"); err != nil {
		worldtest.SkipUnlessCI(t, "no ip: apt-get install iproute2")
	}
	if out, err := exec.Command("ip", "netns", "add", spaceName(t, "try")).CombinedOutput(); err != nil {
		worldtest.SkipUnlessCI(t, fmt.Sprintf("no network namespaces here: %v: %s", err, out))
	}
	buildertest.Run(t, "ip", "netns", "delete", spaceName(t, "try"))
	certs := t.TempDir()
	buildertest.Certificates(t, certs)
	for i := range n {
		all = append(all, start(t, i, certs))
	}
	return all, builder.TLS{
		CACert: filepath.Join(certs, "ca.pem"), Cert: filepath.Join(certs, "client.pem"),
		Key:        filepath.Join(certs, "client.key"),
		ServerName: "127.0.0.1", // what the server's certificate is for
	}
}

func spaceName(t *testing.T, what string) string { return fmt.Sprintf("es%d-%s", os.Getpid(), what) }

func start(t *testing.T, i int, certs string) *machine {
	t.Helper()
	space := spaceName(t, fmt.Sprint(i))
	m := &machine{link: spaceName(t, fmt.Sprintf("v%d", i))}
	// 10.213.x.0/30 for each, by the process, so that tests side by side differ.
	subnet := fmt.Sprintf("10.213.%d.%d", os.Getpid()%251, 4*i)
	here, there := strings.TrimSuffix(subnet, fmt.Sprint(4*i))+fmt.Sprint(4*i+1),
		strings.TrimSuffix(subnet, fmt.Sprint(4*i))+fmt.Sprint(4*i+2)
	m.address = "tcp://" + there + ":1234"
	t.Cleanup(func() { _ = exec.Command("ip", "netns", "delete", space).Run() })
	for _, line := range []string{
		"netns add " + space,
		"link add " + m.link + " type veth peer name eth0 netns " + space,
		"address add " + here + "/30 dev " + m.link,
		"link set " + m.link + " up",
		"-n " + space + " address add " + there + "/30 dev eth0",
		"-n " + space + " link set eth0 up",
		"-n " + space + " link set lo up",
	} {
		buildertest.Run(t, "ip", strings.Fields(line)...)
	}
	dir := t.TempDir()
	// Not "ip netns exec", which hides the control groups from runc. Whatever runs
	// on the machine ends with it, and so do its mounts.
	m.daemon = exec.Command("nsenter", "--net=/run/netns/"+space,
		"unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", buildertest.Buildkitd(t),
		"--root", filepath.Join(dir, "root"), "--addr", m.address, "--config", filepath.Join(dir, "none.toml"),
		"--oci-worker-net=host", "--containerd-worker=false",
		"--tlscacert", filepath.Join(certs, "ca.pem"), "--tlscert", filepath.Join(certs, "server.pem"), "--tlskey",
		filepath.Join(certs, "server.key"))
	var log bytes.Buffer
	m.daemon.Stdout, m.daemon.Stderr = &log, &log
	if err := m.daemon.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = m.daemon.Process.Kill()
		_ = m.daemon.Wait()
		if t.Failed() {
			t.Log(log.String())
		}
	})
	return m
}

func addresses(all []*machine) (list []string) {
	for _, m := range all {
		list = append(list, m.address)
	}
	return list
}

// pool connects to all machines as soon as all of them answer.
func pool(t *testing.T, all []*machine, o builder.Options) *builder.Pool {
	t.Helper()
	o.Addresses, o.Getenv = []string{strings.Join(addresses(all), ",")}, buildertest.NoEnvironment
	var p *builder.Pool
	buildertest.Eventually(t, "the builders answer", func() bool {
		var err error
		if p, err = builder.ConnectAll(t.Context(), o); err != nil {
			return false
		}
		if len(p.Members) < len(all) {
			_ = p.Close()
			return false
		}
		return true
	})
	t.Cleanup(func() { _ = p.Close() }) // some are dead
	return p
}

// images makes a job for each target: an archive whose self-test takes a while.
// begun is told which builder each one starts on.
func images(t *testing.T, n int, o builder.Options, script string,
	begun func(target int, b *builder.Builder)) (jobs []builder.Job, archives []string) {
	t.Helper()
	base := buildertest.Base(t)
	dir := t.TempDir()
	for i := range n {
		r := buildertest.Project(t, o.Store, base, fmt.Sprintf("echo target %d\n%s", i, script))
		dest := filepath.Join(dir, fmt.Sprintf("%d.tar", i))
		archives = append(archives, dest)
		jobs = append(jobs, builder.Job{Name: fmt.Sprintf("target-%d", i),
			Run: func(ctx context.Context, b *builder.Builder) error {
				progress := &buildertest.Trigger{On: "self-test", Do: sync.OnceFunc(func() { begun(i, b) })}
				_, err := build.Build(ctx, b, r, build.Options{
					Base: base, Outputs: []build.Output{{Type: build.OutputOCI, Dest: dest}},
					Progress: builder.Progress{Mode: "plain", Writer: progress},
				})
				var failed *build.SelfTestError
				if errors.As(err, &failed) {
					t.Errorf("self-test of target %d on %s: %s", i, b.Address, failed.Output)
				}
				return err
			}})
	}
	return jobs, archives
}

func TestTargetsOfABuilderThatDiesAreBuiltOnAnother(t *testing.T) {
	all, tls := machines(t, 2)
	var log bytes.Buffer
	o := builder.Options{Store: buildertest.Store(t), TLS: tls, Log: &log}
	p := pool(t, all, o)
	victim := p.Members[1].Address
	var mu sync.Mutex
	on := map[string]int{}
	kill := sync.OnceFunc(func() {
		if err := all[1].daemon.Process.Kill(); err != nil {
			t.Error(err)
		}
	})
	jobs, archives := images(t, 4, o, "sleep 1\n", func(_ int, b *builder.Builder) {
		mu.Lock()
		on[b.Address]++
		mu.Unlock()
		if b.Address == victim {
			kill()
		}
	})
	if err := p.Run(t.Context(), jobs); err != nil {
		t.Fatal(err)
	}
	for _, a := range archives {
		buildertest.ArchiveDigest(t, a)
	}
	if on[victim] != 1 || on[p.Members[0].Address] != 4 {
		t.Errorf("targets were begun on %v", on)
	}
	if got := log.String(); !strings.Contains(got, "builder "+victim+" went away; target-") ||
		!strings.Contains(got, "starts again on another") {
		t.Errorf("log: %q", got)
	}
}

func TestWhenNoBuilderIsLeftTheErrorNamesThemAll(t *testing.T) {
	all, tls := machines(t, 2)
	o := builder.Options{Store: buildertest.Store(t), TLS: tls}
	p := pool(t, all, o)
	jobs, archives := images(t, 3, o, "sleep 600\n", func(_ int, b *builder.Builder) {
		for _, m := range all {
			if m.address == b.Address {
				_ = m.daemon.Process.Kill()
			}
		}
	})
	err := p.Run(t.Context(), jobs)
	var none *builder.AllLostError
	if !errors.As(err, &none) {
		t.Fatalf("%T: %v", err, err)
	}
	for _, want := range append(addresses(all), "target-0", "target-1", "target-2", "Run the command again") {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("does not say %q: %v", want, err)
		}
	}
	for _, a := range archives {
		if _, err := os.Stat(a); err == nil {
			t.Errorf("%s was written", a)
		}
	}
}

func TestABuilderThatDropsOffTheNetworkIsLost(t *testing.T) {
	all, tls := machines(t, 2)
	o := builder.Options{Store: buildertest.Store(t), TLS: tls, AnswerTimeout: 500 * time.Millisecond}
	p := pool(t, all, o)
	victim := p.Members[0].Address
	jobs, archives := images(t, 2, o, "sleep 1\n", func(_ int, b *builder.Builder) {
		if b.Address == victim { // nothing closes the connection: the cable is cut
			buildertest.Run(t, "ip", "link", "set", all[0].link, "down")
		}
	})
	if err := p.Run(t.Context(), jobs); err != nil {
		t.Fatal(err)
	}
	for _, a := range archives {
		buildertest.ArchiveDigest(t, a)
	}
}

func TestAFailureThatIsNotTheBuildersStopsAllWork(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	p := &builder.Pool{Members: []*builder.Builder{buildertest.Join(t, s, m), buildertest.Join(t, s, m)}}
	wrong := errors.New("self-test failed")
	done := 0
	stopped := false
	err := p.Run(t.Context(), []builder.Job{
		{Name: "good", Run: func(ctx context.Context, _ *builder.Builder) error {
			<-ctx.Done()
			stopped = true
			return ctx.Err()
		}},
		{Name: "bad", Run: func(context.Context, *builder.Builder) error { return wrong }},
		{Name: "never begun", Run: func(context.Context, *builder.Builder) error { done++; return nil }},
	})
	if !errors.Is(err, wrong) || done != 0 || !stopped {
		t.Errorf("%v, %d, %v", err, done, stopped)
	}
}

func TestABuilderThatDoesNotAnswerIsLeftOut(t *testing.T) {
	s, m := buildertest.Store(t), buildertest.Managed(t)
	b := buildertest.Join(t, s, m)
	var log bytes.Buffer
	p, err := builder.ConnectAll(t.Context(), builder.Options{
		Store: s, Addresses: []string{"unix:///none/a.sock", b.Address}, Getenv: buildertest.NoEnvironment, Log: &log,
	})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if len(p.Members) != 1 || !strings.Contains(log.String(), "going on without builder unix:///none/a.sock: ") ||
		strings.Contains(log.String(), "<nil>") {
		t.Errorf("%d members, log %q", len(p.Members), log.String())
	}
	// One command that needs one builder takes the first that answers.
	one, err := builder.Connect(t.Context(),
		builder.Options{Store: s, Addresses: []string{"unix:///none/a.sock," + b.Address}, Getenv: buildertest.NoEnvironment})
	if err != nil || one.Address != b.Address {
		t.Errorf("%v, %v", one, err)
	} else {
		_ = one.Close()
	}
	_, err = builder.ConnectAll(t.Context(), builder.Options{Store: s, Getenv: func(name string) string {
		return map[string]string{"ENVSOLVE_BUILDER": "unix:///none/a.sock,unix:///none/b.sock"}[name]
	}})
	if err == nil || !strings.Contains(err.Error(), "none/a.sock (from ENVSOLVE_BUILDER)") ||
		!strings.Contains(err.Error(), "none/b.sock") {
		t.Errorf("none answers: %v", err)
	}
}
