package aptlayer

import (
	"archive/tar"
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layer"
)

const newest = 1_700_000_000

func tarFile(t testing.TB, headers ...*tar.Header) *os.File {
	t.Helper()
	f, err := os.Create(filepath.Join(t.TempDir(), "in.tar"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	w := tar.NewWriter(f)
	for _, h := range headers {
		if h.Typeflag == tar.TypeReg {
			h.Size = int64(len(h.Name))
		}
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if h.Typeflag == tar.TypeReg {
			if _, err := io.WriteString(w, h.Name); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	return f
}

func normal(t testing.TB, in *os.File, c layer.Compression) (plain []byte, made layer.Layer) {
	t.Helper()
	var out bytes.Buffer
	made, err := normalize(t.Context(), in, newest, c, &out)
	if err != nil {
		t.Fatal(err)
	}
	if made.Digest != digest.FromBytes(out.Bytes()) || made.Size != int64(out.Len()) {
		t.Errorf("%s of %d bytes was reported as %s of %d", digest.FromBytes(out.Bytes()), out.Len(), made.Digest, made.Size)
	}
	var r io.Reader
	if c == layer.Gzip {
		r, err = gzip.NewReader(&out)
	} else {
		r, err = zstd.NewReader(&out)
	}
	if err != nil {
		t.Fatal(err)
	}
	if plain, err = io.ReadAll(r); err != nil {
		t.Fatal(err)
	}
	if made.DiffID != digest.FromBytes(plain) || made.UncompressedSize != int64(len(plain)) {
		t.Error("the diff ID is not that of the tar")
	}
	return plain, made
}

func file(name string, seconds int64) *tar.Header {
	return &tar.Header{Name: name, Typeflag: tar.TypeReg, Mode: 0o644, ModTime: time.Unix(seconds, 0)}
}

func TestNormalize(t *testing.T) {
	in := tarFile(t,
		&tar.Header{Name: "usr/bin/b", Typeflag: tar.TypeLink, Linkname: "usr/bin/z"},
		&tar.Header{
			Name: "usr/bin/z", Typeflag: tar.TypeReg, Mode: 0o4754, Uid: 3, Gid: 101, Uname: "sys", Gname: "messagebus",
			ModTime:    time.Unix(newest+99, 5),
			AccessTime: time.Unix(7, 0), ChangeTime: time.Unix(8, 0), Format: tar.FormatPAX,
			PAXRecords: map[string]string{"SCHILY.xattr.security.capability": "cap"},
		},
		file("usr/bin-x", 12),
		&tar.Header{Name: "usr/bin/", Typeflag: tar.TypeDir, Mode: 0o755, ModTime: time.Unix(newest+1, 0)},
		&tar.Header{Name: "usr/", Typeflag: tar.TypeDir, Mode: 0o755, ModTime: time.Unix(-5, 0)},
		file("usr/lib/old.py", 1_600_000_000),
		&tar.Header{Name: "var/log/app/", Typeflag: tar.TypeDir, Mode: 0o750, Uid: 33},
		file("var/log/dpkg.log", 1), file("var/log/.wh.alternatives.log", 1), file("var/cache/ldconfig/aux-cache", 1),
		file("etc/machine-id", 1), file("etc/ssh/ssh_host_rsa_key", 1), file("etc/ssh/sshd_config", 1),
		file("tmp/x", 1), file("run/y", 1), file("etc/.wh.gone", newest-1),
		&tar.Header{Name: "var/log/twin", Typeflag: tar.TypeLink, Linkname: "usr/bin/z"},
		&tar.Header{Name: "usr/bin/zz", Typeflag: tar.TypeLink, Linkname: "usr/bin/z"},
		file("var/log/big", 7), &tar.Header{Name: "var/spool/big", Typeflag: tar.TypeLink, Linkname: "var/log/big"},
		&tar.Header{Name: "dev/null", Typeflag: tar.TypeChar, Devmajor: 1, Devminor: 3},
		&tar.Header{Name: "lib", Typeflag: tar.TypeSymlink, Linkname: "usr/lib"},
	)
	plain, made := normal(t, in, layer.Zstd)
	var got []string
	for r := tar.NewReader(bytes.NewReader(plain)); ; {
		h, err := r.Next()
		if err != nil {
			break
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		held, linked := map[string]string{"usr/bin/b": "usr/bin/z", "var/spool/big": "var/log/big"}[h.Name]
		if !linked {
			held = h.Name
		}
		if h.Typeflag == tar.TypeReg && string(content) != held {
			t.Errorf("%s holds %q", h.Name, content)
		}
		if h.Uname+h.Gname != "" || !h.AccessTime.IsZero() || !h.ChangeTime.IsZero() {
			t.Errorf("%s carries names or further times: %+v", h.Name, h)
		}
		got = append(got, strings.Join([]string{h.ModTime.UTC().Format("06-01-02"), h.Name, h.Linkname}, " "))
		if h.Name == "usr/bin/b" && (h.Mode != 0o4754 || h.Uid != 3 || h.Gid != 101 ||
			h.PAXRecords["SCHILY.xattr.security.capability"] != "cap") {
			t.Errorf("%s lost mode, owner or capabilities: %+v", h.Name, h)
		}
	}
	want := []string{
		"70-01-01 dev/null ", "70-01-01 etc/.wh.gone ", "70-01-01 etc/ssh/sshd_config ", "70-01-01 lib usr/lib",
		"70-01-01 usr/ ", "23-11-14 usr/bin/ ", "23-11-14 usr/bin/b ", "23-11-14 usr/bin/z usr/bin/b",
		"23-11-14 usr/bin/zz usr/bin/b", "70-01-01 usr/bin-x ", "20-09-13 usr/lib/old.py ",
		"70-01-01 var/log/app/ ", "70-01-01 var/spool/big ",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("entries (-want +got):\n%s", diff)
	}
	if made.Files != len(want) || made.MediaType != "application/vnd.oci.image.layer.v1.tar+zstd" {
		t.Errorf("%+v", made)
	}
}

func TestNormalizeGivesTheSameBytesForAnyOrderAndTime(t *testing.T) {
	for _, c := range []layer.Compression{layer.Zstd, layer.Gzip} {
		first, a := normal(t, tarFile(t, file("a", newest+5), file("b", 3), file("tmp/z", 1)), c)
		second, b := normal(t, tarFile(t, file("b", 3), file("var/log/apt/x", 3), file("a", newest+500)), c)
		if !bytes.Equal(first, second) || a != b {
			t.Errorf("%s: %+v and %+v", c, a, b)
		}
	}
}

func TestNormalizeRefusesADamagedTar(t *testing.T) {
	for want, headers := range map[string][]*tar.Header{
		"a twice":                   {file("a", 1), file("a", 2)},
		"b is a hard link to a, wh": {{Name: "b", Typeflag: tar.TypeLink, Linkname: "a"}},
	} {
		_, err := normalize(t.Context(), tarFile(t, headers...), newest, layer.Zstd, io.Discard)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error is %v, want %q", err, want)
		}
	}
	in := tarFile(t, file("a", 1), file(strings.Repeat("b", 90), 1))
	if err := in.Truncate(1550); err != nil {
		t.Fatal(err)
	}
	if _, err := normalize(t.Context(), in, newest, layer.Zstd, io.Discard); err == nil {
		t.Error("accepted")
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := normalize(ctx, tarFile(t, file("a", 1)), newest, layer.Zstd, io.Discard); err == nil {
		t.Error("went on after it was cancelled")
	}
}

func FuzzNormalize(f *testing.F) {
	seed, err := os.ReadFile(tarFile(f, file("a", 5), file("etc/.wh.b", 1)).Name())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(seed)
	f.Fuzz(func(t *testing.T, b []byte) {
		in := bytes.NewReader(b)
		first, err := rewritten(t.Context(), in)
		if err != nil {
			return
		}
		second, err := rewritten(t.Context(), in)
		if err != nil || !bytes.Equal(first, second) {
			t.Errorf("not the same twice: %v", err)
		}
	})
}

// rewritten is normalize without compression, which fuzzing slows down most.
func rewritten(ctx context.Context, in archive) ([]byte, error) {
	if _, err := in.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	entries, err := readEntries(in, newest)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = writeEntries(ctx, &out, in, entries)
	return out.Bytes(), err
}
