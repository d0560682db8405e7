package main

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/distribution/reference"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
)

// TestTheFrontendGoesWhereItIsSent is for what a user of docker build says of places:
// a login for an index, by a secret, and another place for a base image, by a context.
func TestTheFrontendGoesWhereItIsSent(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	index := newPrivateIndex(t, world)
	p := newFrontendProject(t, frontendTarget+strings.Replace(world.MirrorHCL(), world.PyPIURL, index.server.URL+"/simple/", 1))
	bin := install(t)
	t.Cleanup(func() { stopBuilder(t, bin, p.data) })
	p.run(t, bin, "lock", "--progress", "plain")
	image, small := makeFrontend(t), map[string]string{"target": "small"}
	t.Run("a login", func(t *testing.T) {
		index.closed.Store(true)
		defer index.closed.Store(false)
		f := startFrontend(t, image, buildertest.Buildkitd(t), "")
		f.fails(t, p.dir, small, "127.0.0.1 answers with nothing", "--secret id=HTTP_AUTH_HEADER_127.0.0.1")
		f.secrets = map[string][]byte{"HTTP_AUTH_HEADER_127.0.0.1": []byte(indexLogin)}
		if said, err := f.build(t, p.dir, small, "theirs.tar"); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		if config := configOf(t, p.image(t, "theirs.tar")); bytes.Contains(config, []byte(indexLogin)) {
			t.Errorf("the image holds the login:\n%s", config)
		}
	})
	t.Run("wheels out of reach", func(t *testing.T) {
		whole := p.read(t, "envsolve.lock.hcl")
		defer p.write(t, "envsolve.lock.hcl", whole)
		l, err := lock.Read([]byte(whole), "envsolve.lock.hcl")
		if err != nil {
			t.Fatal(err)
		}
		for _, target := range l.Targets {
			for i := range target.Wheels {
				target.Wheels[i].URL = "http://127.0.0.1:1/" + target.Wheels[i].File
			}
		}
		p.write(t, "envsolve.lock.hcl", string(lock.Write(*l)))
		f := startFrontend(t, image, buildertest.Buildkitd(t), "")
		f.fails(t, p.dir, small, "the builder does not reach 127.0.0.1", "--build-arg ENVSOLVE_LAYERS=REPOSITORY")
	})
	t.Run("another place for the base image", func(t *testing.T) {
		p.write(t, "envsolve.hcl", strings.Replace(p.read(t, "envsolve.hcl"), world.RegistryHost+"/", "127.0.0.1:1/", 1))
		f := startFrontend(t, image, buildertest.Buildkitd(t), "")
		f.fails(t, p.dir, small, "base image ", "127.0.0.1:1", "the builder does not reach it", "--build-context ")
		name, place := baseOf(t, p, world)
		placed := map[string]string{"target": "small", "context:" + name: "docker-image://" + place}
		if said, err := f.build(t, p.dir, placed, ""); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		placed["context:"+name] = "local:base"
		f.fails(t, p.dir, placed, "want docker-image://… or oci-layout://…")
	})
}

// baseOf returns the name of the base image as users write it, and where the world
// has it.
func baseOf(t *testing.T, p *frontendProject, world *testworld.World) (name, place string) {
	t.Helper()
	l, err := lock.Read([]byte(p.read(t, "envsolve.lock.hcl")), "envsolve.lock.hcl")
	if err != nil {
		t.Fatal(err)
	}
	named, err := reference.ParseNormalizedNamed(l.Targets[0].Base.Reference)
	if err != nil {
		t.Fatal(err)
	}
	return reference.FamiliarString(named), world.Image(strings.TrimPrefix(named.String(), "docker.io/"))
}

// indexLogin is what a client of a private index sends.
const indexLogin = "Basic cmVhZGVyOnJ1bXBlbHN0aWx6"

// privateIndex is the world's index, which asks for a login while it is closed.
type privateIndex struct {
	server *httptest.Server
	closed atomic.Bool
}

func newPrivateIndex(t *testing.T, world *testworld.World) *privateIndex {
	t.Helper()
	there, err := url.Parse("http://" + world.Addr)
	if err != nil {
		t.Fatal(err)
	}
	index := &privateIndex{}
	open := httputil.NewSingleHostReverseProxy(there)
	index.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if index.closed.Load() && r.Header.Get("Authorization") != indexLogin {
			w.Header().Set("WWW-Authenticate", `Basic realm="index"`)
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		open.ServeHTTP(w, r)
	}))
	t.Cleanup(index.server.Close)
	return index
}
