package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/attest"
	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
)

// attestFlags say what is attached to an image, in the words of Buildx.
type attestFlags struct {
	sbom       bool
	provenance string // true, false, or mode=min|max,builder-id=URI
}

func (f *attestFlags) register(cmd *cobra.Command) {
	set := cmd.Flags()
	set.BoolVar(&f.sbom, "sbom", false, "attach a bill of materials (SPDX) to what is pushed or written as OCI layout")
	set.StringVar(&f.provenance, "provenance", "false", "attach SLSA provenance: true, or mode=min|max,builder-id=URI")
	set.Lookup("provenance").NoOptDefVal = "true"
}

func (f attestFlags) check() error {
	_, _, err := f.maker()
	return err
}

// maker reads --provenance.
func (f attestFlags) maker() (m attest.Maker, wanted bool, err error) {
	switch f.provenance {
	case "false", "":
		return m, false, nil
	case "true":
		return attest.Maker{Mode: attest.ModeMin}, true, nil
	}
	fields, err := parseFields("--provenance", f.provenance)
	if err != nil {
		return m, false, err
	}
	m = attest.Maker{Mode: attest.ModeMin}
	for name, value := range fields {
		switch {
		case name == "mode" && (value == attest.ModeMin || value == attest.ModeMax):
			m.Mode = value
		case name == "builder-id" && strings.Contains(value, ":"):
			m.BuilderID = value
		default:
			return m, false, cli.UsageError("--provenance %q: %s=%s is not known; write true, false or mode=min|max,builder-id=URI", f.provenance, name, value)
		}
	}
	return m, true, nil
}

// fits refuses to attach something where there is no place for it.
func (f attestFlags) fits(outputs []build.Output) error {
	_, provenance, err := f.maker()
	if err != nil || (!f.sbom && !provenance) {
		return err
	}
	for _, o := range outputs {
		if o.Type == build.OutputPush || o.Type == build.OutputOCI {
			return nil
		}
	}
	return cli.UsageError("--sbom and --provenance attach to an image in a registry or an OCI layout: add --push or --output type=oci,dest=FILE")
}

// attester makes what the flags ask for; nil when they ask for nothing. below is
// what the base image has installed.
func (f attestFlags) attester(t *lock.Target, l *lock.Lock, lockDigest string, below []dpkg.Package) build.Attest {
	maker, provenance, err := f.maker()
	if err != nil || (!f.sbom && !provenance) {
		return nil // check has told of the error
	}
	return func(image v1.Descriptor, layers []recipe.Layer, created time.Time) ([]*artifact.Artifact, error) {
		in := attest.Input{
			Target: t, Matrices: l.Matrices, LockDigest: lockDigest, Layers: layers,
			Image: image, Created: created, Version: cli.BuildVersion(), Below: below,
		}
		var documents []artifact.Document
		var err error
		keep := func(d artifact.Document, failed error) {
			documents, err = append(documents, d), errors.Join(err, failed)
		}
		if f.sbom {
			keep(attest.SBOM(in))
		}
		if provenance {
			keep(attest.Provenance(in, maker))
		}
		if err != nil {
			return nil, err
		}
		return attached(documents, image, created)
	}
}

func attached(documents []artifact.Document, image v1.Descriptor, created time.Time) ([]*artifact.Artifact, error) {
	var all []*artifact.Artifact
	for _, d := range documents {
		a, err := artifact.Attach(d, image, created)
		if err != nil {
			return nil, err
		}
		all = append(all, a)
	}
	return all, nil
}

// installedKind is where the cache keeps what base images have installed.
const installedKind = "dpkg"

// installedIn lists the distribution packages of a base image, for its bill of
// materials. They follow from the image's digest, so each base is read once.
func installedIn(ctx context.Context, st *store.Store, base *registry.Image) (all []dpkg.Package, err error) {
	if err := st.Link(installedKind, base.Digest, &all); err == nil {
		return all, nil
	}
	if all, err = dpkg.Installed(ctx, base.Content); err != nil {
		return nil, fmt.Errorf("packages of base image %s: %w", base.Reference, err)
	}
	return all, st.SetLink(installedKind, base.Digest, all)
}
