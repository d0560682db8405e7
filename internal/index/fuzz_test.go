package index

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"testing"

	"github.com/envsolve/envsolve/internal/store"
)

// scripted is a server that answers as a script says, three bytes an answer, and
// from the beginning again when that is over: what it answers, with which of its
// contents, and after how many bytes it breaks off. Where it names its content by
// an ETag that is true, and so is the range; it may not keep to If-Range.
type scripted struct {
	script   []byte
	contents [][]byte
	answers  int
}

// mostAnswers is more than any script takes: two downloads of 24 bytes, each from
// the start twice at most, six tries for each byte.
const mostAnswers = 1000

// RoundTrip implements http.RoundTripper.
func (s *scripted) RoundTrip(req *http.Request) (*http.Response, error) {
	if s.answers++; s.answers > mostAnswers {
		return nil, fmt.Errorf("asked %d times: %w", s.answers, errEndless)
	}
	at := 3 * (s.answers - 1) % len(s.script)
	kind, which, cut := s.script[at], int(s.script[at+1]), int(s.script[at+2])
	content := s.contents[which%len(s.contents)]
	from := 0
	if asked := req.Header.Get("Range"); asked != "" {
		if _, err := fmt.Sscanf(asked, "bytes=%d-", &from); err != nil {
			return nil, err
		}
	}
	resp := &http.Response{Header: http.Header{}, Request: req, ProtoMajor: 1, ProtoMinor: 1, ContentLength: -1}
	tag := fmt.Sprintf("%q", fmt.Sprint(which%len(s.contents)))
	if kind&16 == 0 {
		resp.Header.Set("ETag", tag)
	}
	other := kind&32 == 0 && req.Header.Get("If-Range") != "" && req.Header.Get("If-Range") != tag
	resp.StatusCode = []int{http.StatusOK, http.StatusPartialContent, http.StatusPartialContent, http.StatusPartialContent,
		http.StatusRequestedRangeNotSatisfiable, http.StatusServiceUnavailable, http.StatusNotFound,
		http.StatusNoContent}[kind%8]
	switch {
	case resp.StatusCode != http.StatusPartialContent:
		from = 0
	case from == 0 || other:
		resp.StatusCode, from = http.StatusOK, 0
	default:
		from = min(from, len(content))
		resp.Header.Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", from, len(content)-1, len(content)))
	}
	body := content[from:]
	if kind&8 != 0 {
		resp.ContentLength = int64(len(body))
	}
	end := min(cut, len(body))
	resp.Body = io.NopCloser(bytes.NewReader(body[:end]))
	if end < len(body) {
		resp.Body = io.NopCloser(io.MultiReader(bytes.NewReader(body[:end]), broken{}))
	}
	return resp, nil
}

var errEndless = errors.New("there is no end to it")

// broken is a connection that breaks off.
type broken struct{}

func (broken) Read([]byte) (int, error) { return 0, io.ErrUnexpectedEOF }

// FuzzFetch downloads from a server that breaks off, changes its content, and
// answers ranges as it likes. What is fetched is whole and of one content, with
// and without a promised hash; nothing takes for ever.
func FuzzFetch(f *testing.F) {
	f.Add([]byte("\x00\x00\xff"), true)
	f.Add([]byte("\x00\x00\x0a\x01\x00\xff"), false)
	f.Add([]byte("\x00\x00\x0a\x01\x01\xff"), false)
	f.Add([]byte("\x08\x00\x0a\x09\x01\xff\x05\x00\x00"), true)
	f.Add([]byte("\x00\x00\x01\x04\x00\x00"), true)
	f.Add([]byte("\x18\x00\x0a\x11\x01\xff"), false)
	f.Add([]byte("\x00\x00\x0a\x21\x01\xff"), false)
	contents := [][]byte{bytes.Repeat([]byte("one content "), 2), bytes.Repeat([]byte("other bytes "), 2)}
	f.Fuzz(func(t *testing.T, script []byte, promised bool) {
		if script = script[:len(script)/3*3]; len(script) == 0 {
			return
		}
		st, err := store.Open(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		defer st.Close()
		client, _ := newClient(t)
		client.HTTP = &http.Client{Transport: &scripted{script: script, contents: contents}}
		file := File{Name: "demo-1.0-py3-none-any.whl", URL: "https://example.com/demo-1.0-py3-none-any.whl"}
		if promised {
			file.SHA256, file.Size = hexSum(contents[0]), int64(len(contents[0]))
		}
		for range 2 { // the second goes on with what the first left
			got, err := client.Fetch(t.Context(), file, st, nil)
			if errors.Is(err, errEndless) {
				t.Fatal(err)
			}
			if err != nil {
				continue
			}
			have, err := os.ReadFile(got.Path)
			if err != nil {
				t.Fatal(err)
			}
			whole := bytes.Equal(have, contents[0]) || bytes.Equal(have, contents[1])
			if promised && !bytes.Equal(have, contents[0]) || !promised && !whole {
				t.Errorf("%q is fetched", have)
			}
		}
	})
}
