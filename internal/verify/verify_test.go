package verify

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"
)

func check(t *testing.T, w *world, img v1.Image, content bool) *Report {
	t.Helper()
	r, err := Check(t.Context(), Input{
		Recipe: w.recipe, Base: w.base, Image: img, Content: content,
		AtHand: func(d digest.Digest) (io.ReadCloser, bool) {
			if d == w.torch.digest {
				return io.NopCloser(bytes.NewReader(w.torch.bytes)), true
			}
			return nil, false
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func proofs(r *Report) []string {
	var list []string
	for _, l := range r.Layers {
		list = append(list, strings.TrimPrefix(l.Kind+" "+string(l.Proof), " "))
	}
	return list
}

var asLocked = []string{
	"base digest", "environment digest", "wheels digest", "wheels digest", "apt packages", "self-test digest",
}

func TestTheLockedImageIsProven(t *testing.T) {
	w := newWorld(t)
	for _, content := range []bool{false, true} {
		r := check(t, w, imageOf(t, w.config, w.blobs()...), content)
		if diff := cmp.Diff(asLocked, proofs(r)); diff != "" || !r.OK() {
			t.Errorf("content %v: %v %v\n%s", content, r.Fields, r.Layers, diff)
		}
	}
}

func TestLayersThatAreNotTheLockedOnes(t *testing.T) {
	w := newWorld(t)
	altered := zstdBlob(t, tarOf(t, "opt/env/torch/__init__.py", "import c\n", "opt/env/torch/lib.so", "EVIL"))
	more := zstdBlob(t, tarOf(t, "opt/env/torch/__init__.py", "import c\n", "opt/env/torch/lib.so", "ELF", "x.pth",
		"import evil"))
	fewer := zstdBlob(t, tarOf(t, "opt/env/torch/__init__.py", "import c\n"))
	other := zstdBlob(t, tarOf(t, "opt/env/pandas/__init__.py", "\n"))
	for _, tt := range []struct {
		name   string
		change func([]blob) []blob
		want   string // proofs
		detail string // of the first layer that is not the locked one
	}{
		{"a file altered", replace(2, altered),
			"base digest, environment digest, wheels differs, wheels digest, apt packages, self-test digest",
			"/opt/env/torch/lib.so: its content is sha256:"},
		{"a file added", replace(2, more), "base digest, environment digest, wheels differs, wheels digest, apt packages, self-test digest", "/x.pth is not in the locked layer"},
		{"a file gone", replace(2, fewer), "base digest, environment digest, wheels differs, wheels digest, apt packages, self-test digest", "/opt/env/torch/lib.so is missing"},
		{"another package, not at hand", replace(3, other),
			"base digest, environment digest, wheels digest, wheels differs, apt packages, self-test digest",
			"not in this machine's cache"},
		{"a layer on top", func(b []blob) []blob { return append(b, other) },
			"base digest, environment digest, wheels digest, wheels digest, apt packages, self-test digest, unexpected",
			"the lock asks for no such layer"},
		{"a layer in between", func(b []blob) []blob { return slices.Insert(b, 2, other) },
			"base digest, environment digest, unexpected, wheels digest, wheels digest, apt packages, self-test digest",
			"no such layer"},
		{"a layer missing", func(b []blob) []blob { return slices.Delete(b, 3, 4) },
			"base digest, environment digest, wheels digest, wheels missing, apt packages, self-test digest", ""},
		{"the last layer missing", func(b []blob) []blob { return b[:5] },
			"base digest, environment digest, wheels digest, wheels digest, apt packages, self-test missing", ""},
		{"another base", replace(0, other), "base differs, environment digest, wheels digest, wheels digest, apt packages, self-test digest", "cache"},
		{"apt layer of another version", replace(4, zstdBlob(t, tarOf(t, "var/lib/dpkg/status", status("2.39.5-2")))),
			"base digest, environment digest, wheels digest, wheels digest, apt differs, self-test digest",
			"git 2.39.5-1 is locked, 2.39.5-2 is there"},
		{"apt layer without a database", replace(4, other),
			"base digest, environment digest, wheels digest, wheels digest, apt differs, self-test digest",
			"no database of dpkg's"},
		{"a layer slipped in before apt's", func(b []blob) []blob { return slices.Insert(b, 4, other) },
			"base digest, environment digest, wheels digest, wheels digest, apt differs, unexpected, self-test digest",
			"no database"},
		{"two layers swapped", func(b []blob) []blob { b[2], b[3] = b[3], b[2]; return b },
			"base digest, environment digest, unexpected, wheels digest, wheels missing, apt packages, self-test digest",
			"no such layer"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := check(t, w, imageOf(t, w.config, tt.change(w.blobs())...), false)
			if got := strings.Join(proofs(r), ", "); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			if r.OK() {
				t.Error("the image passes")
			}
			i := slices.IndexFunc(r.Layers, func(l Layer) bool { return !l.OK() })
			if got := r.Layers[i].Detail; !strings.Contains(got, tt.detail) {
				t.Errorf("detail %q does not say %q", got, tt.detail)
			}
		})
	}
}

func replace(i int, b blob) func([]blob) []blob {
	return func(blobs []blob) []blob { blobs[i] = b; return blobs }
}

func TestAnotherCompressionIsProvenByContent(t *testing.T) {
	w := newWorld(t)
	r := check(t, w, imageOf(t, w.config, replace(2, gzipBlob(t, w.torchTar))(w.blobs())...), false)
	if r.Layers[2].Proof != ByContent || !r.OK() {
		t.Errorf("%+v", r)
	}
}

func TestAClaimedDiffIDIsNotBelieved(t *testing.T) {
	w := newWorld(t)
	liar := gzipBlob(t, tarOf(t, "opt/env/torch/__init__.py", "import evil\n"))
	liar.diffID = w.torch.diffID
	r := check(t, w, imageOf(t, w.config, replace(2, liar)(w.blobs())...), false)
	if l := r.Layers[2]; l.Proof != Differs || !strings.Contains(l.Detail, "/opt/env/torch/__init__.py") {
		t.Errorf("%+v", l)
	}
}

func TestBytesThatAreNotWhatTheDigestSays(t *testing.T) {
	w := newWorld(t)
	damaged := w.torch
	damaged.bytes = w.numpy.bytes
	img := imageOf(t, w.config, replace(2, damaged)(w.blobs())...)
	if r := check(t, w, img, true); r.Layers[2].Proof != Differs ||
		!strings.Contains(r.Layers[2].Detail, "its bytes are "+w.numpy.digest.String()) {
		t.Errorf("%+v", r.Layers[2])
	}
	damaged.bytes = w.torch.bytes[:len(w.torch.bytes)/2]
	img = imageOf(t, w.config, replace(2, damaged)(w.blobs())...)
	if r := check(t, w, img, true); r.Layers[2].Proof != Differs {
		t.Errorf("half a layer passes: %+v", r.Layers[2])
	}
}

func TestTheConfigIsComparedFieldByField(t *testing.T) {
	w := newWorld(t)
	for _, tt := range []struct {
		name   string
		change func(map[string]any, map[string]any) // document, its config
		want   []Field
	}{
		{"user", func(_, c map[string]any) { c["User"] = "root" }, []Field{{"config.User", `"1000:1000"`, `"root"`}}},
		{"a variable", func(_, c map[string]any) {
			c["Env"] = []string{"PATH=/opt/env/bin:/usr/local/bin:/usr/bin", "NVIDIA_REQUIRE_CUDA=driver>=470"}
		}, []Field{{"config.Env.NVIDIA_REQUIRE_CUDA", `"driver>=535"`, `"driver>=470"`}}},
		{"a variable more", func(_, c map[string]any) {
			c["Env"] = []string{"PATH=/opt/env/bin:/usr/local/bin:/usr/bin", "NVIDIA_REQUIRE_CUDA=driver>=535", "LD_PRELOAD=/x"}
		}, []Field{{"config.Env order", "PATH NVIDIA_REQUIRE_CUDA", "PATH NVIDIA_REQUIRE_CUDA LD_PRELOAD"},
			{"config.Env.LD_PRELOAD", "", `"/x"`}}},
		{"a variable twice", func(_, c map[string]any) {
			c["Env"] = []string{"PATH=/evil", "PATH=/opt/env/bin:/usr/local/bin:/usr/bin", "NVIDIA_REQUIRE_CUDA=driver>=535"}
		}, []Field{{"config.Env order", "PATH NVIDIA_REQUIRE_CUDA", "PATH PATH NVIDIA_REQUIRE_CUDA"}}},
		{"the lock's digest", func(_, c map[string]any) { c["Labels"] = map[string]any{"dev.envsolve.lock.digest": "sha256:bb"} },
			[]Field{{"config.Labels.dev.envsolve.lock.digest", `"sha256:aa"`, `"sha256:bb"`}}},
		{"an entrypoint", func(_, c map[string]any) { c["Entrypoint"] = []string{"sh"} },
			[]Field{{"config.Entrypoint[0]", "", `"sh"`}}},
		{"a health check, which the specification does not know", func(_, c map[string]any) {
			c["Healthcheck"] = map[string]any{"Test": []string{"CMD", "/evil"}}
		}, []Field{{"config.Healthcheck.Test[0]", "", `"CMD"`}, {"config.Healthcheck.Test[1]", "", `"/evil"`}}},
		{"a port more", func(_, c map[string]any) {
			c["ExposedPorts"] = map[string]any{"80/tcp": map[string]any{}, "22/tcp": map[string]any{}}
		},
			[]Field{{"config.ExposedPorts.22/tcp", "", "{}"}}},
		{"architecture", func(d, _ map[string]any) { d["architecture"] = "arm64" },
			[]Field{{"architecture", `"amd64"`, `"arm64"`}}},
		{"history", func(d, _ map[string]any) { d["history"].([]any)[2].(map[string]any)["created_by"] = "pip" },
			[]Field{{"history[2].created_by", `"envsolve: torch 2.5.1"`, `"pip"`}}},
		{"an argument that is empty", func(_, c map[string]any) { c["Cmd"] = []string{"python3", ""} },
			[]Field{{"config.Cmd[1]", "", `""`}}},
		{"an event that says nothing", func(d, _ map[string]any) {
			d["history"] = append(d["history"].([]any), map[string]any{})
		}, []Field{{"history[6]", "", "{}"}}},
		{"a name that reads as a path", func(d, c map[string]any) { delete(c, "User"); d["config.User"] = "1000:1000" },
			[]Field{{"config.User", "", `"1000:1000"`}, {"config.User", `"1000:1000"`, ""}}},
		{"a name that reads as a place in a list", func(_, c map[string]any) {
			delete(c, "Cmd")
			c["Cmd[0]"] = "python3"
		}, []Field{{"config.Cmd[0]", "", `"python3"`}, {"config.Cmd[0]", `"python3"`, ""}}},
		{"a variable without a value", func(_, c map[string]any) {
			c["Env"] = []string{"PATH=/opt/env/bin:/usr/local/bin:/usr/bin", "NVIDIA_REQUIRE_CUDA"}
		}, []Field{{"config.Env.NVIDIA_REQUIRE_CUDA", `"driver>=535"`, "null"}}},
		{"what is empty is as good as absent", func(d, c map[string]any) {
			d["author"], c["Volumes"], c["Shell"] = "",
				map[string]any{}, nil
		}, []Field{}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			document := object(t, w.config)
			tt.change(document, document["config"].(map[string]any))
			r := check(t, w, imageOf(t, document, w.blobs()...), false)
			if diff := cmp.Diff(tt.want, r.Fields); diff != "" {
				t.Error(diff)
			}
			if r.OK() != (len(tt.want) == 0) {
				t.Errorf("OK is %v", r.OK())
			}
		})
	}
}

func TestImagesThatNoClientWouldTake(t *testing.T) {
	w := newWorld(t)
	forged := imageOf(t, w.config, w.blobs()...)
	forged.raw = append(slices.Clone(forged.raw), ' ')
	short := imageOf(t, w.config, w.blobs()...)
	short.manifest.Layers = short.manifest.Layers[1:]
	foreign := imageOf(t, w.config, w.blobs()...)
	foreign.manifest.Layers[1].URLs = []string{"https://example.com/x"}
	twice := imageOf(t, w.config, w.blobs()...)
	twice.raw = append(slices.Clone(twice.raw[:len(twice.raw)-1]), `,"Config":{"User":"root"}}`...)
	twice.manifest.Config.Digest = v1.Hash{Algorithm: "sha256", Hex: digest.FromBytes(twice.raw).Encoded()}
	for name, img := range map[string]v1.Image{
		"config: the manifest says": forged, "config: it names 6 layers, the manifest 5": short, "foreign addresses": foreign,
		`config: the name "Config" is there twice`: twice,
	} {
		if _, err := Check(t.Context(), Input{Recipe: w.recipe, Base: w.base, Image: img}); err == nil ||
			!strings.Contains(err.Error(), name) {
			t.Errorf("%s: %v", name, err)
		}
	}
	w.recipe.Base.Digest = digest.FromString("other").String()
	if _, err := Check(t.Context(), Input{Recipe: w.recipe, Base: w.base,
		Image: imageOf(t, w.config, w.blobs()...)}); err == nil || !strings.Contains(err.Error(), "but the lock says") {
		t.Errorf("another base than the lock's: %v", err)
	}
}

func TestAnInterruptionIsNoVerdict(t *testing.T) {
	w := newWorld(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := Check(ctx, Input{Recipe: w.recipe, Base: w.base, Image: imageOf(t, w.config, w.blobs()...), Content: true})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
}

func TestEveryPropertyOfAFileCounts(t *testing.T) {
	locked := file{kind: tar.TypeReg, mode: 0o644, content: digest.FromString("a")}
	for _, tt := range []struct {
		name   string
		change func(*file)
		want   string
	}{
		{"type", func(f *file) { f.kind = tar.TypeSymlink }, "it is of another type"},
		{"link", func(f *file) { f.link = "/x" }, `it links to "/x", not ""`},
		{"mode", func(f *file) { f.mode = 0o4755 }, "its mode is 4755, not 644"},
		{"owner", func(f *file) { f.uid = 7 }, "its owner is 7:0, not 0:0"},
		{"time", func(f *file) { f.modified = 7 }, "its time differs"},
	} {
		got := locked
		tt.change(&got)
		if text := got.unlike(locked); text != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, text, tt.want)
		}
	}
}
