package main

import (
	"context"
	"errors"
	"fmt"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/factpack"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/signature"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// readKey reads the key that --key names; nil without one.
func (a *app) readKey(path string) (*signature.Key, error) {
	if path == "" {
		return nil, nil
	}
	text, err := tablefile.Read(path, signature.MostBytes)
	if err != nil {
		return nil, cli.UsageError("--key: %w", err)
	}
	key, err := signature.ReadKey(text, []byte(a.Env("COSIGN_PASSWORD")))
	if err != nil {
		return nil, cli.UsageError("--key %s: %w", path, err)
	}
	return key, nil
}

// attachSignature puts a bundle beside the facts that it signs.
func attachSignature(ctx context.Context, to *registry.Client, ref string, of *factpack.Pack, bundle []byte) error {
	hash, err := v1.NewHash(of.Digest.String())
	if err != nil {
		return err
	}
	signed, err := artifact.Refer(artifact.Document{ArtifactType: signature.Type, Content: bundle},
		v1.Descriptor{MediaType: types.OCIManifestSchema1, Size: int64(len(of.Manifest)), Digest: hash},
		signature.Annotations())
	if err != nil {
		return err
	}
	return to.Attach(ctx, []string{ref}, []*artifact.Artifact{signed})
}

// signedWith returns nil where one of the signatures that a registry has of a digest is
// by the key.
func signedWith(ctx context.Context, from *registry.Client, ref string, of digest.Digest, key *signature.Key) error {
	bundles, err := from.Referring(ctx, ref, of.String(), signature.Type)
	if err != nil {
		return err
	}
	if len(bundles) == 0 {
		return fmt.Errorf("%s is not signed: nothing of type %s refers to it", of, signature.Type)
	}
	var faults error
	for i, bundle := range bundles {
		err := key.Verify(ctx, bundle, of)
		if err == nil {
			return nil
		}
		faults = errors.Join(faults, fmt.Errorf("signature %d: %w", i+1, err))
	}
	return fmt.Errorf("%s is not signed with the key:\n%w", of, faults)
}
