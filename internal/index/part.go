package index

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
)

// Size asks the server how many bytes a file has, for a file whose index does not
// say. Nothing of it is read.
func (c *Client) Size(ctx context.Context, f File) (int64, error) {
	at, err := parseURL(f.URL)
	if err != nil {
		return 0, fmt.Errorf("size of %s: %w", f.Name, err)
	}
	size := int64(-1)
	err = c.retry(ctx, func() error {
		resp, err := c.do(ctx, at, http.Header{"Range": {"bytes=0-0"}})
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		if size = resp.ContentLength; resp.StatusCode != http.StatusPartialContent {
			return nil
		}
		var begin, end int64
		if _, err := fmt.Sscanf(resp.Header.Get("Content-Range"), "bytes %d-%d/%d", &begin, &end, &size); err != nil {
			size = -1
		}
		return nil
	})
	if err == nil && size <= 0 {
		err = errors.New("neither its index nor its server says how large it is")
	}
	if err != nil {
		return 0, fmt.Errorf("size of %s: %w", f.Name, err)
	}
	return size, nil
}

// Part reads n bytes of a file from an offset on: fewer where the file ends
// before. It needs a server that serves ranges, and says so where one does not:
// nothing of a file that comes whole is read. What it returns is not verified,
// since the hash that an index gives is that of the whole file.
func (c *Client) Part(ctx context.Context, f File, from, n int64) ([]byte, error) {
	at, err := parseURL(f.URL)
	if err != nil {
		return nil, fmt.Errorf("part of %s: %w", f.Name, err)
	}
	var part []byte
	err = c.retry(ctx, func() error {
		resp, err := c.do(ctx, at, http.Header{"Range": {fmt.Sprintf("bytes=%d-%d", from, from+n-1)}})
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		var begin int64
		if _, err := fmt.Sscanf(resp.Header.Get("Content-Range"), "bytes %d-", &begin); err != nil || begin != from ||
			resp.StatusCode != http.StatusPartialContent {
			return fmt.Errorf("%s: %w", redact(at), ErrNoRanges)
		}
		if part, err = io.ReadAll(io.LimitReader(resp.Body, n)); err != nil {
			return transient(fmt.Errorf("%s: %w", redact(at), err))
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("part of %s: %w", f.Name, err)
	}
	return part, nil
}
