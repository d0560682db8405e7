package index

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/retry"
	"github.com/envsolve/envsolve/internal/store"
)

// download is one file on its way, under the lock of its key.
type download struct {
	client   *Client
	file     File
	at       *url.URL
	store    *store.Store
	key      string // of the unfinished file, in the store
	progress Progress

	to      *store.Partial
	hash    hash.Hash
	done    int64 // bytes in the file and in the hash
	total   int64 // 0 while unknown
	reached int64 // the most bytes that ever were in the file
	resumed bool  // a part of it comes from an earlier request
}

// partOf tells which content a part belongs to, so that it is never joined to
// another.
type partOf struct {
	URL       string `json:"url"`
	Validator string `json:"validator"` // a strong ETag or a date
}

func (d *download) run(ctx context.Context) (Fetched, error) {
	var err error
	if d.to, err = d.store.OpenPartial(d.key); err != nil {
		return Fetched{}, err
	}
	defer d.to.Close()
	if err := d.takeUp(ctx); err != nil {
		return Fetched{}, err
	}
	if err := d.receiveAll(ctx); err != nil {
		return Fetched{}, err
	}
	got, err := d.finish()
	var wrong *HashError
	if !errors.As(err, &wrong) || !d.resumed {
		return got, err
	}
	// The parts may be of two contents: once more, from the start.
	d.reached = 0
	if err := d.receiveAll(ctx); err != nil {
		return Fetched{}, err
	}
	return d.finish()
}

// takeUp hashes what an earlier run left. Without a promised hash it counts
// only if the server can say that the content is still the same.
func (d *download) takeUp(ctx context.Context) error {
	d.hash, d.done, d.total, d.resumed = sha256.New(), 0, d.file.Size, false
	if d.file.SHA256 == "" && d.validator() == "" {
		return d.restart()
	}
	n, err := io.Copy(d.hash, whileWanted{ctx, d.to})
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		return d.store.WriteError(err)
	}
	if d.total > 0 && n > d.total {
		return d.restart()
	}
	d.done, d.resumed = n, n > 0
	return nil
}

// whileWanted reads until its context ends: a wheel may have gigabytes.
type whileWanted struct {
	ctx context.Context
	io.Reader
}

func (r whileWanted) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.Reader.Read(p)
}

// restart throws away what is there.
func (d *download) restart() error {
	d.hash, d.done, d.resumed = sha256.New(), 0, false
	if _, err := d.to.Seek(0, io.SeekStart); err != nil {
		return d.store.WriteError(err)
	}
	return d.store.WriteError(d.to.Truncate(0))
}

// receiveAll asks until the file is complete. Tries count anew after one that
// brought more than ever was there, so that a bad line only makes a download slow,
// and a server that begins again and again does not make it endless.
func (d *download) receiveAll(ctx context.Context) error {
	return d.client.retry(ctx, func() error {
		before := max(d.reached, d.done)
		err := d.receive(ctx)
		d.reached = max(before, d.done)
		var passing *transientError
		if errors.As(err, &passing) {
			passing.progressed = d.done > before
		}
		return err
	})
}

// receive does one request, and appends what it brings. It succeeds when the
// file is complete.
func (d *download) receive(ctx context.Context) error {
	if d.total > 0 && d.done == d.total {
		return nil
	}
	if d.done > 0 && d.file.SHA256 == "" && d.validator() == "" {
		// Nothing would tell that the rest is of other content.
		if err := d.restart(); err != nil {
			return err
		}
	}
	header := http.Header{}
	if d.done > 0 {
		retry.Rest{From: d.done, Validator: d.validator()}.SetHeader(header)
	}
	resp, err := d.client.do(ctx, d.at, header)
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if err := d.accept(resp); err != nil {
		return err
	}
	d.progress(d.done, d.total)
	return d.copy(resp.Body)
}

// accept fits an answer to what is there already.
func (d *download) accept(resp *http.Response) error {
	length := resp.ContentLength
	begins, usable := retry.Rest{From: d.done, Validator: d.validator()}.Begins(resp)
	switch {
	case !usable:
		if err := d.restart(); err != nil {
			return err
		}
		return transient(fmt.Errorf("%s: the server cannot go on with the download", redact(d.at)))
	case begins < d.done:
		if err := d.restart(); err != nil {
			return err
		}
	case length >= 0:
		length += begins
	}
	d.resumed = d.done > 0
	if length >= 0 && d.file.Size > 0 && length != d.file.Size {
		return fmt.Errorf("%s has %d bytes, not %d as promised", redact(d.at), length, d.file.Size)
	}
	if length > 0 {
		d.total = length
	}
	return d.keepOrigin(resp)
}

// copy appends a body. What reached the file counts, also when the rest does
// not come.
func (d *download) copy(body io.Reader) error {
	buffer := make([]byte, 256<<10)
	for {
		n, err := body.Read(buffer)
		if d.file.Size > 0 && d.done+int64(n) > d.file.Size {
			return fmt.Errorf("%s goes on after the %d bytes that were promised", redact(d.at), d.file.Size)
		}
		if _, err := d.to.Write(buffer[:n]); err != nil {
			return d.store.WriteError(err)
		}
		d.hash.Write(buffer[:n])
		d.done += int64(n)
		d.progress(d.done, d.total)
		switch {
		case errors.Is(err, io.EOF) && d.total > 0 && d.done < d.total:
			return transient(fmt.Errorf("%s ended after %d of %d bytes", redact(d.at), d.done, d.total))
		case errors.Is(err, io.EOF):
			return nil
		case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
			return err
		case err != nil:
			return transient(fmt.Errorf("%s broke off after %d bytes: %w", redact(d.at), d.done, err))
		}
	}
}

// finish verifies the file and moves it into the store; a wrong one is removed.
func (d *download) finish() (Fetched, error) {
	got := hex.EncodeToString(d.hash.Sum(nil))
	if d.file.SHA256 != "" && got != d.file.SHA256 {
		wrong := &HashError{Name: d.file.Name, URL: redact(d.at), Want: d.file.SHA256, Got: got, Size: d.done}
		return Fetched{}, errors.Join(wrong, d.restart())
	}
	sum := digest.NewDigestFromEncoded(digest.SHA256, got)
	if err := d.to.Commit(sum); err != nil {
		return Fetched{}, err
	}
	_ = d.store.SetName(sum, d.file.Name) // for listings
	path, _ := d.store.Path(sum)
	return Fetched{Digest: sum, Size: d.done, Path: path, Unverified: d.file.SHA256 == ""}, nil
}

// keepOrigin notes what the part on disk belongs to. The answer with the rest need
// not give the date again that the one with the beginning gave.
func (d *download) keepOrigin(resp *http.Response) error {
	o := partOf{URL: redact(d.at)}
	if tag := resp.Header.Get("ETag"); tag != "" && !strings.HasPrefix(tag, "W/") {
		o.Validator = tag
	} else if tag == "" {
		o.Validator = resp.Header.Get("Last-Modified")
	}
	if o.Validator == "" && d.done > 0 {
		return nil
	}
	data, err := json.Marshal(o)
	if err != nil {
		return fmt.Errorf("%s: %w", d.file.Name, err)
	}
	return d.to.SetNote(data)
}

// validator returns what the server said about the content of the part on disk;
// "" if nothing, or if it came from elsewhere.
func (d *download) validator() string {
	var o partOf
	data, err := d.to.Note()
	if err != nil || json.Unmarshal(data, &o) != nil || o.URL != redact(d.at) {
		return ""
	}
	return o.Validator
}

func hexSum(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
