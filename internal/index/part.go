package index

import (
	"context"
	"fmt"
	"io"
	"net/http"
)

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
