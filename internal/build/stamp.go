package build

import (
	"encoding/json"
	"os"
	"path/filepath"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/squashfs"
	"github.com/envsolve/envsolve/internal/store"
)

// stampKind is where a store keeps what archives hold, by their paths.
const stampKind = "archive"

// stamp says what an archive holds, and how its file looked when that was written.
type stamp struct {
	Content digest.Digest `json:"content"`
	store.FileState
}

// stampOf looks at a file.
func stampOf(path string, content digest.Digest) (stamp, bool) {
	info, err := os.Lstat(path)
	if err != nil {
		return stamp{}, false
	}
	state, ok := store.StateOf(info)
	return stamp{content, state}, ok
}

// content names what an archive of an image holds, to the byte.
func (l imageLayout) content(manifest ocispec.Descriptor) (digest.Digest, error) {
	text, err := json.Marshal(struct {
		Form, Kind  string
		Image       ocispec.Descriptor
		Names       []string
		Compression squashfs.Compression `json:",omitempty"`
	}{"1", l.kind, manifest, l.names, l.compression})
	return digest.FromBytes(text), err
}

// stamps tells archives that need not be written again.
type stamps struct{ store *store.Store }

// held returns the content with which a file was written, where it was left alone since.
func (s stamps) held(path string) (content digest.Digest, known bool) {
	key, err := filepath.Abs(path)
	if err != nil || s.store == nil {
		return "", false
	}
	var then stamp
	if s.store.Link(stampKind, key, &then) != nil {
		return "", false
	}
	now, ok := stampOf(path, then.Content)
	return then.Content, ok && now == then
}

// note remembers a file's content. It is a courtesy: without it the file is
// compared with what it should be.
func (s stamps) note(path string, content digest.Digest) {
	key, err := filepath.Abs(path)
	if err != nil || s.store == nil || content == "" {
		return
	}
	if now, ok := stampOf(path, content); ok {
		_ = s.store.SetLink(stampKind, key, now) // see above
	}
}
