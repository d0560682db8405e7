package image

import (
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
)

func TestRegistryAnswersARangeWithoutAnEnd(t *testing.T) {
	const blob = "0123456789"
	digest, size, err := v1.SHA256(strings.NewReader(blob))
	if err != nil || size != int64(len(blob)) {
		t.Fatal(size, err)
	}
	store := registry.NewInMemoryBlobHandler()
	err = store.(registry.BlobPutHandler).Put(t.Context(), "", digest, io.NopCloser(strings.NewReader(blob)))
	if err != nil {
		t.Fatal(err)
	}
	reg := WithOpenRanges(registry.New(registry.WithBlobHandler(store), registry.Logger(log.New(io.Discard, "", 0))))
	for asked, want := range map[string]struct {
		status int
		body   string
	}{
		"":          {http.StatusOK, blob},
		"bytes=4-":  {http.StatusOK, blob},
		"bytes=2-4": {http.StatusPartialContent, "234"},
	} {
		r := httptest.NewRequest(http.MethodGet, "/v2/library/python/blobs/"+digest.String(), nil)
		if asked != "" {
			r.Header.Set("Range", asked)
		}
		got := httptest.NewRecorder()
		reg.ServeHTTP(got, r)
		if got.Code != want.status || got.Body.String() != want.body {
			t.Errorf("Range %q: status %d, %q, want %d, %q", asked, got.Code, got.Body, want.status, want.body)
		}
	}
}
