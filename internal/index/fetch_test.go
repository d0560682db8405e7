package index

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/store"
)

// content is a file large enough to be cut in parts.
func content(n int) []byte {
	return bytes.Repeat([]byte("0123456789abcdef"), n/16)
}

// fileServer serves one file with ranges, the way web servers do, and notes
// what was asked for.
type fileServer struct {
	data   []byte
	etag   string
	cutAt  []int // for each request: bytes until the line is cut; missing: not at all
	asked  []string
	noSize bool
}

func (s *fileServer) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	n := len(s.asked)
	s.asked = append(s.asked, r.Header.Get("Range"))
	w.Header().Set("ETag", s.etag)
	if n < len(s.cutAt) {
		w = &cutter{w, s.cutAt[n]}
	}
	if s.noSize {
		w.Write(s.data)
		return
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(s.data))
}

// cutter cuts the line after some bytes.
type cutter struct {
	http.ResponseWriter
	left int
}

func (c *cutter) Write(p []byte) (int, error) {
	n := min(len(p), c.left)
	c.ResponseWriter.Write(p[:n])
	if c.left -= n; c.left == 0 {
		c.ResponseWriter.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	}
	return n, nil
}

func file(url string, data []byte) File {
	return File{Name: "demo-1.0-py3-none-any.whl", URL: url + "/demo-1.0-py3-none-any.whl", SHA256: hexSum(data),
		Size: int64(len(data))}
}

func check(t *testing.T, st *store.Store, got Fetched, err error, want []byte) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(got.Path)
	if err != nil || !bytes.Equal(data, want) || got.Size != int64(len(want)) || got.Digest.Encoded() != hexSum(want) {
		t.Errorf("got %+v with %d bytes, %v", got, len(data), err)
	}
	if left := leftovers(t, st); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestFetchVerifiesAndKeeps(t *testing.T) {
	data := content(1 << 20)
	s := &fileServer{data: data}
	url, st := serve(t, s.ServeHTTP), openStore(t)
	c, _ := newClient(t)
	var last, total int64
	got, err := c.Fetch(t.Context(), file(url, data), st, func(done, all int64) {
		if done < last {
			t.Errorf("progress goes from %d back to %d", last, done)
		}
		last, total = done, all
	})
	check(t, st, got, err, data)
	if got.Unverified || last != int64(len(data)) || total != int64(len(data)) {
		t.Errorf("%+v; progress ends at %d of %d", got, last, total)
	}
	if _, err := c.Fetch(t.Context(), file(url, data), st, nil); err != nil || len(s.asked) != 1 {
		t.Errorf("asked %d times for a file in the store (%v)", len(s.asked), err)
	}
}

func TestFetchGoesOnWhereTheLineWasCut(t *testing.T) {
	data := content(1 << 20)
	for name, s := range map[string]*fileServer{
		"with an ETag":    {data: data, etag: `"v1"`, cutAt: []int{1000, 5000, 1}},
		"without an ETag": {data: data, cutAt: []int{1000, 5000, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			url, st := serve(t, s.ServeHTTP), openStore(t)
			c, _ := newClient(t)
			got, err := c.Fetch(t.Context(), file(url, data), st, nil)
			check(t, st, got, err, data)
			if want := []string{"", "bytes=1000-", "bytes=6000-", "bytes=6001-"}; !cmp.Equal(s.asked, want) {
				t.Errorf("asked for %q, want %q", s.asked, want)
			}
		})
	}
}

func TestALongDownloadMayBeCutManyTimes(t *testing.T) {
	data := content(1 << 16)
	s := &fileServer{data: data}
	for range 30 {
		s.cutAt = append(s.cutAt, 1000)
	}
	url, st := serve(t, s.ServeHTTP), openStore(t)
	c, _ := newClient(t)
	c.Retries = 2
	got, err := c.Fetch(t.Context(), file(url, data), st, nil)
	check(t, st, got, err, data)
}

func TestFetchGoesOnInTheNextRun(t *testing.T) {
	data := content(1 << 20)
	for name, f := range map[string]func(File) File{
		"by hash":      func(f File) File { return f },
		"by validator": func(f File) File { f.SHA256 = ""; return f },
	} {
		t.Run(name, func(t *testing.T) {
			s := &fileServer{data: data, etag: `"v1"`, cutAt: []int{4000}}
			url, st := serve(t, s.ServeHTTP), openStore(t)
			c, _ := newClient(t)
			c.Retries = -1
			if _, err := c.Fetch(t.Context(), f(file(url, data)), st, nil); err == nil ||
				!strings.Contains(err.Error(), "4000") {
				t.Fatalf("err = %v", err)
			}
			got, err := c.Fetch(t.Context(), f(file(url, data)), st, nil)
			check(t, st, got, err, data)
			if want := []string{"", "bytes=4000-"}; !cmp.Equal(s.asked, want) {
				t.Errorf("asked for %q", s.asked)
			}
		})
	}
}

func TestPartsOfTwoContentsAreNeverJoined(t *testing.T) {
	old, data := content(1<<16), bytes.ToUpper(content(1<<16))
	for name, change := range map[string]func(s *fileServer){
		"the ETag tells":      func(s *fileServer) { s.etag = `"v2"` },
		"only the hash tells": func(s *fileServer) { s.etag = "" },
	} {
		t.Run(name, func(t *testing.T) {
			s := &fileServer{data: old, etag: `"v1"`, cutAt: []int{4000}}
			url, st := serve(t, s.ServeHTTP), openStore(t)
			c, _ := newClient(t)
			c.Retries = -1
			f := file(url, data)
			if _, err := c.Fetch(t.Context(), f, st, nil); err == nil {
				t.Fatal("the cut file is whole")
			}
			s.data = data
			change(s)
			got, err := c.Fetch(t.Context(), f, st, nil)
			check(t, st, got, err, data)
		})
	}
}

func TestAnUnknownFileWithoutValidatorStartsAnew(t *testing.T) {
	data := content(1 << 16)
	s := &fileServer{data: data, etag: `W/"weak"`, cutAt: []int{4000}}
	url, st := serve(t, s.ServeHTTP), openStore(t)
	c, _ := newClient(t)
	c.Retries = -1
	f := file(url, data)
	f.SHA256 = ""
	if _, err := c.Fetch(t.Context(), f, st, nil); err == nil {
		t.Fatal("the cut file is whole")
	}
	got, err := c.Fetch(t.Context(), f, st, nil)
	check(t, st, got, err, data)
	if !got.Unverified {
		t.Error("a file that nobody vouches for is not marked")
	}
	if want := []string{"", ""}; !cmp.Equal(s.asked, want) {
		t.Errorf("asked for %q", s.asked)
	}
}

func TestAServerWithoutRangesStartsAnew(t *testing.T) {
	data := content(1 << 16)
	s := &fileServer{data: data, noSize: true, cutAt: []int{4000}}
	url, st := serve(t, s.ServeHTTP), openStore(t)
	c, _ := newClient(t)
	got, err := c.Fetch(t.Context(), file(url, data), st, nil)
	check(t, st, got, err, data)
}

func TestAWrongFileIsRefused(t *testing.T) {
	data := content(1 << 16)
	s := &fileServer{data: bytes.ToUpper(data)}
	url, st := serve(t, s.ServeHTTP), openStore(t)
	c, _ := newClient(t)
	_, err := c.Fetch(t.Context(), file(url, data), st, nil)
	var wrong *HashError
	if !errors.As(err, &wrong) || wrong.Want != hexSum(data) || wrong.Got != hexSum(s.data) {
		t.Fatalf("err = %v", err)
	}
	for _, part := range []string{wrong.Want, wrong.Got, url} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("%q does not name %s", err, part)
		}
	}
	if len(s.asked) != 1 {
		t.Errorf("asked %d times", len(s.asked))
	}
	if u, err := st.Usage(); err != nil || u.Bytes != 0 || u.Partial > 200 {
		t.Errorf("something of it is kept: %+v, %v", u, err)
	}
}

func TestAFileOfAnotherSizeIsRefused(t *testing.T) {
	data := content(1 << 16)
	for name, s := range map[string]*fileServer{
		"longer": {data: append(bytes.Clone(data), 'x')}, "shorter": {data: data[1:]},
		"longer, of unknown size": {data: append(bytes.Clone(data), 'x'), noSize: true},
	} {
		url, st := serve(t, s.ServeHTTP), openStore(t)
		c, _ := newClient(t)
		c.Retries = 1
		if _, err := c.Fetch(t.Context(), file(url, data), st, nil); err == nil || !strings.Contains(err.Error(), "65536 ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAPartThatTheServerDisownsIsDropped(t *testing.T) {
	data := content(1 << 16)
	asked := 0
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		switch asked++; asked {
		case 1:
			http.ServeContent(&cutter{w, 4000}, r, "", time.Time{}, bytes.NewReader(data))
		case 2:
			w.WriteHeader(http.StatusRequestedRangeNotSatisfiable)
		case 3:
			http.ServeContent(&cutter{w, 4000}, r, "", time.Time{}, bytes.NewReader(data))
		case 4: // a part that begins elsewhere
			w.Header().Set("Content-Range", "bytes 0-10/65536")
			w.WriteHeader(http.StatusPartialContent)
			w.Write(data[:11])
		default:
			w.Write(data)
		}
	})
	st := openStore(t)
	c, _ := newClient(t)
	got, err := c.Fetch(t.Context(), file(url, data), st, nil)
	check(t, st, got, err, data)
}

func TestACancelledFetchLeavesNoFile(t *testing.T) {
	data := content(1 << 20)
	ctx, cancel := context.WithCancel(t.Context())
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", fmt.Sprint(len(data)))
		w.Write(data[:1000])
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	})
	st := openStore(t)
	c, _ := newClient(t)
	_, err := c.Fetch(ctx, file(url, data), st, func(done, _ int64) {
		if done > 0 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v", err)
	}
	if u, err := st.Usage(); err != nil || len(u.Blobs) > 0 {
		t.Errorf("the store has %v (%v)", u.Blobs, err)
	}
}

func TestFetchAll(t *testing.T) {
	bodies := map[string][]byte{"/a": content(1 << 16), "/b": content(1 << 10), "/c": content(16)}
	var busy, most atomic.Int32
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		most.Store(max(most.Load(), busy.Add(1)))
		defer busy.Add(-1)
		w.Write(bodies[r.URL.Path])
	})
	var files []File
	for _, p := range []string{"/c", "/a", "/b", "/a"} { // one file twice
		files = append(files, File{Name: p, URL: url + p, SHA256: hexSum(bodies[p])})
	}
	st, done := openStore(t), map[string]int64{}
	c, _ := newClient(t)
	got, err := c.FetchAll(t.Context(), files, st, func(f File, n, _ int64) { done[f.Name] = n })
	if err != nil {
		t.Fatal(err)
	}
	for i, f := range files {
		check(t, st, got[i], nil, bodies[f.Name])
		if done[f.Name] != int64(len(bodies[f.Name])) {
			t.Errorf("%s: progress ends at %d", f.Name, done[f.Name])
		}
	}
	if most.Load() > 2 {
		t.Errorf("%d at once", most.Load())
	}
	files = append(files, File{Name: "/d", URL: url + "/d", SHA256: sumA})
	if _, err := c.FetchAll(t.Context(), files, st, nil); err == nil || !strings.Contains(err.Error(), "fetch /d") {
		t.Errorf("err = %v", err)
	}
}

// TestAFullDisk fetches into a file system of a few pages.
func TestAFullDisk(t *testing.T) {
	dir := t.TempDir()
	if out, err := exec.Command("mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", dir).CombinedOutput(); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatalf("mount: %v: %s", err, out)
		}
		t.Skipf("needs root to mount a small file system: %s", bytes.TrimSpace(out))
	}
	t.Cleanup(func() { exec.Command("umount", dir).Run() })
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	data := content(1 << 20)
	s := &fileServer{data: data, etag: `"v1"`}
	url := serve(t, s.ServeHTTP)
	c, _ := newClient(t)
	_, err = c.Fetch(t.Context(), file(url, data), st, nil)
	if err == nil || !strings.Contains(err.Error(), "no space left") || !strings.Contains(err.Error(), dir) ||
		!strings.Contains(err.Error(), "prune") {
		t.Fatalf("err = %v", err)
	}
	if len(s.asked) != 1 {
		t.Errorf("asked %d times", len(s.asked))
	}
	if out, err := exec.Command("mount", "-o", "remount,size=4m", dir).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	got, err := c.Fetch(t.Context(), file(url, data), st, nil)
	check(t, st, got, err, data)
	if len(s.asked) != 2 || s.asked[1] == "" {
		t.Errorf("with room again it asked for %q", s.asked)
	}
}

// TestAKilledFetchGoesOn runs a fetch in another process and kills it.
func TestAKilledFetchGoesOn(t *testing.T) {
	if dir := os.Getenv("FETCH_INTO"); dir != "" {
		st, err := store.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		_, err = new(Client).Fetch(t.Context(), File{Name: "x", URL: os.Getenv("FETCH_URL"), SHA256: os.Getenv("FETCH_SUM")},
			st, nil)
		t.Fatalf("the fetch ended: %v", err)
	}
	data := content(1 << 20)
	started := make(chan struct{}, 1)
	var asked []string
	url := serve(t, func(w http.ResponseWriter, r *http.Request) {
		asked = append(asked, r.Header.Get("Range"))
		if len(asked) == 1 {
			w.Header().Set("Content-Length", fmt.Sprint(len(data)))
			w.Write(data[:512<<10])
			w.(http.Flusher).Flush()
			started <- struct{}{}
			<-r.Context().Done()
			return
		}
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
	})
	dir := t.TempDir()
	other := exec.Command(os.Args[0], "-test.run=^TestAKilledFetchGoesOn$")
	other.Env = append(os.Environ(), "FETCH_INTO="+dir, "FETCH_URL="+url+"/x", "FETCH_SUM="+hexSum(data))
	if err := other.Start(); err != nil {
		t.Fatal(err)
	}
	<-started
	part := filepath.Join(dir, "partial", hexSum(data))
	for { // until something is on the disk
		if info, err := os.Stat(part); err == nil && info.Size() > 0 {
			break
		}
		time.Sleep(time.Millisecond)
	}
	other.Process.Kill()
	other.Wait()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	c, _ := newClient(t)
	got, err := c.Fetch(t.Context(), File{Name: "x", URL: url + "/x", SHA256: hexSum(data)}, st, nil)
	check(t, st, got, err, data)
	if len(asked) != 2 || asked[1] == "" {
		t.Errorf("asked for %q", asked)
	}
}

func TestOneProcessFetchesForAll(t *testing.T) {
	data := content(1 << 16)
	var asked atomic.Int32
	url := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		asked.Add(1)
		w.Write(data)
	})
	dir := t.TempDir()
	errs := make(chan error)
	for range 4 {
		go func() {
			st, err := store.Open(dir)
			if err == nil {
				c := &Client{}
				_, err = c.Fetch(context.Background(), file(url, data), st, nil)
				st.Close()
			}
			errs <- err
		}()
	}
	for range 4 {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	if asked.Load() != 1 {
		t.Errorf("fetched %d times", asked.Load())
	}
}

// faults fails requests in every way, in an order that a number decides.
func faults(data []byte, n *int) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		*n++
		switch *n * 7 % 11 {
		case 0, 1, 2:
			w.WriteHeader([]int{429, 500, 503}[*n%3])
		case 3, 4, 5, 6:
			http.ServeContent(&cutter{w, *n*977%9000 + 1}, r, "", time.Time{}, bytes.NewReader(data))
		case 7:
			panic(http.ErrAbortHandler)
		default:
			http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
		}
	}
}

func TestFetchSurvivesManyFaults(t *testing.T) {
	data := content(1 << 16)
	n := 0
	url := serve(t, faults(data, &n))
	c, _ := newClient(t)
	c.Retries = 100
	for range 30 {
		st := openStore(t)
		got, err := c.Fetch(t.Context(), file(url, data), st, nil)
		check(t, st, got, err, data)
	}
}
