// Frontendimage makes the image of the BuildKit frontend, as an OCI layout, and pushes
// it where it is told to:
//
//	frontendimage [-platforms linux/amd64,linux/arm64] [-push REFERENCE] FOLDER
//
// The same source makes the same digest: the programs are compiled without paths, and
// packed by our own layer engine.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"github.com/google/go-containerregistry/pkg/authn"
	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/layout"
	"github.com/google/go-containerregistry/pkg/v1/remote"
)

func main() {
	platforms := flag.String("platforms", "linux/amd64,linux/arm64", "what the image runs on")
	push := flag.String("push", "", "reference in a registry to push the image to")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := run(ctx, flag.Arg(0), strings.Split(*platforms, ","), *push); err != nil {
		fmt.Fprintln(os.Stderr, "frontendimage:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, dir string, platforms []string, push string) error {
	index, err := makeImage(ctx, platforms)
	if err != nil {
		return err
	}
	if err := os.RemoveAll(dir); err != nil {
		return err
	}
	if err := writeLayout(dir, index); err != nil {
		return err
	}
	digest, err := index.Digest()
	if err != nil {
		return err
	}
	if push != "" {
		ref, err := name.ParseReference(push)
		if err != nil {
			return err
		}
		if err := remote.WriteIndex(ref, index, remote.WithContext(ctx),
			remote.WithAuthFromKeychain(authn.DefaultKeychain)); err != nil {
			return fmt.Errorf("pushing %s: %w", ref, err)
		}
	}
	fmt.Println(digest)
	return nil
}

// writeLayout writes an OCI layout that holds one image index.
func writeLayout(dir string, index v1.ImageIndex) error {
	at, err := layout.Write(dir, emptyIndex())
	if err != nil {
		return err
	}
	return at.AppendIndex(index)
}
