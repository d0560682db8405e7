// Package oci describes the layers of OCI images, for those who lock, make and
// push them alike.
package oci

import "github.com/opencontainers/go-digest"

// Layer is one layer of an image (OCI image specification, descriptor.md and
// config.md).
type Layer struct {
	MediaType string        `json:"mediaType"`
	Digest    digest.Digest `json:"digest"` // of the compressed bytes
	DiffID    digest.Digest `json:"diffID"` // of the tar
	Size      int64         `json:"size"`   // bytes, compressed
}
