package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/opencontainers/go-digest"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/factpack"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/signature"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/target"
)

const pushFactsHelp = `Push puts facts into a registry as an OCI artifact: ours, or those of --facts, with
overlays laid over them. REFERENCE is a repository with or without a tag. The
reference that is printed has the artifact's digest and names these very facts for
good: a target file takes it as matrices { from = "..." }. The same facts are always
the same digest.

With --key they are signed: a sigstore bundle is attached to them, which "matrices pull
--key" and "cosign verify --key" verify. The key is a file in PEM, ECDSA or Ed25519;
one of "cosign generate-key-pair" takes its password from COSIGN_PASSWORD.

Facts newer than this program come from fact files: "envsolve matrices compile" writes
the snapshot of a whole collection, for --facts.`

const pushFactsExample = `  envsolve matrices push registry.example.com/team/facts:2026-11
  envsolve matrices push registry.example.com/team/facts --overlay ./matrices
  envsolve matrices push registry.example.com/team/facts:2026-11 --key facts.key`

func (a *app) pushFactsCommand() *cobra.Command {
	var of cli.FactsFlags
	var keyFile string
	pushCmd := cli.PushCommand()
	cmd := &cobra.Command{
		Use: pushCmd.Use, Short: pushCmd.Short, Long: pushFactsHelp, Example: pushFactsExample,
		Args: cli.Args(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := target.CheckReference(args[0]); err != nil {
				return cli.UsageError("%w", err)
			}
			key, err := a.readKey(keyFile)
			if err != nil {
				return err
			}
			facts, err := a.FactsOf(&of)
			if err != nil {
				return err
			}
			return a.pushFacts(cmd.Context(), args[0], facts, key)
		},
	}
	of.Register(cmd)
	cmd.Flags().StringVar(&keyFile, "key", "", "file of the private key to sign them with")
	return cmd
}

// pushFacts puts facts into a registry, signed where there is a key.
func (a *app) pushFacts(ctx context.Context, ref string, facts *matrices.Set, key *signature.Key) error {
	pack, err := factpack.Of(facts)
	if err != nil {
		return err
	}
	var bundle []byte
	if key != nil {
		if bundle, err = key.Sign(ctx, pack.Digest); err != nil {
			return cli.UsageError("--key: %w", err)
		}
	}
	client := &registry.Client{}
	repository, err := client.PushArtifact(ctx, ref, pack.Manifest, pack.Blobs)
	if err != nil {
		return err
	}
	if key != nil {
		if err := attachSignature(ctx, client, ref, pack, bundle); err != nil {
			return err
		}
		fmt.Fprintf(a.Stderr, "signed %s\n", pack.Digest)
	}
	fmt.Fprintf(a.Stderr, "pushed the facts of %s, %s\n", facts.Version(), pack.Facts)
	_, err = fmt.Fprintf(a.Stdout, "%s@%s\n", repository, pack.Digest)
	return err
}

const pullFactsHelp = `Pull fetches facts that push has put into a registry, checks that they are what their
digest says, that this program reads them and that "matrices lint" finds no fault in
their rows, and keeps them in the cache: a plan by
them needs no network. The reference with the digest is printed, for a target file's
matrices { from = "..." } and for --facts; with --output the snapshot is written to a
file, too.

With --key, the file of a public key, facts that nobody has signed with it are refused,
and nothing is kept of them.`

const pullFactsExample = `  envsolve matrices pull registry.example.com/team/facts:2026-11
  envsolve matrices pull registry.example.com/team/facts:2026-11 --key facts.pub
  envsolve matrices pull registry.example.com/team/facts@sha256:...`

func (a *app) pullFactsCommand() *cobra.Command {
	var output, keyFile string
	pullCmd := cli.PullCommand()
	cmd := &cobra.Command{
		Use: pullCmd.Use, Short: pullCmd.Short, Long: pullFactsHelp, Example: pullFactsExample,
		Args: cli.Args(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := target.CheckReference(args[0]); err != nil {
				return cli.UsageError("%w", err)
			}
			key, err := a.readKey(keyFile)
			if err != nil {
				return err
			}
			return a.pullFacts(cmd.Context(), args[0], output, key)
		},
	}
	cmd.Flags().StringVarP(&output, "output", "o", "", "file to write the snapshot to")
	cmd.Flags().StringVar(&keyFile, "key", "", "file of the public key that must have signed them")
	return cmd
}

func (a *app) pullFacts(ctx context.Context, ref, output string, key *signature.Key) error {
	got, err := a.fetchFacts(ctx, &registry.Client{}, ref, key)
	if err != nil {
		return err
	}
	if output != "" {
		if err := a.WriteFile(output, got.snapshot); err != nil {
			return err
		}
	}
	if key != nil {
		fmt.Fprintf(a.Stderr, "signed with the key\n")
	}
	fmt.Fprintf(a.Stderr, "fetched the facts of %s, %s\n", got.facts.Version(), got.facts.Digest())
	_, err = fmt.Fprintln(a.Stdout, got.facts.From())
	return err
}

// fetched is facts that are in the cache now.
type fetched struct {
	facts    *matrices.Set
	snapshot []byte
}

// fetchFacts gets facts from a registry, and keeps them in the cache once they were
// read, and, where there is a key, were found to be signed with it.
func (a *app) fetchFacts(ctx context.Context, from *registry.Client, ref string, key *signature.Key) (got fetched, err error) {
	artifact, err := from.Artifact(ctx, ref)
	if err != nil {
		return got, err
	}
	if key != nil {
		if err := signedWith(ctx, from, ref, digest.Digest(artifact.Digest), key); err != nil {
			return got, fmt.Errorf("facts %s: %w", ref, err)
		}
	}
	layer, err := factpack.Snapshot(artifact.Manifest)
	if err != nil {
		return got, fmt.Errorf("facts %s: %w", ref, err)
	}
	if got.snapshot, err = artifact.Blob(layer.Digest.String(), layer.Size); err != nil {
		return got, fmt.Errorf("facts %s: %w", ref, err)
	}
	if got.facts, err = matrices.Read(got.snapshot, artifact.Repository+"@"+artifact.Digest); err != nil {
		return got, fmt.Errorf("facts %s: %w", ref, err)
	}
	if faults := lint.Held(got.facts); len(faults) > 0 {
		return got, fmt.Errorf("facts %s: %d rows cannot be used, among them %s: %s; whoever pushed them sees all with "+
			"\"envsolve matrices lint\"", ref, len(faults), faults[0].Subject.Filename, faults[0].Detail)
	}
	st, err := a.openStore(ctx)
	if err != nil {
		return got, err
	}
	defer a.closeStore(st)
	return got, errors.Join(keepBlob(ctx, st, got.snapshot, "facts of "+got.facts.Version()),
		keepBlob(ctx, st, artifact.Manifest, "manifest of the facts of "+got.facts.Version()))
}

func keepBlob(ctx context.Context, st *store.Store, content []byte, name string) error {
	kept, err := st.Put(ctx, digest.FromBytes(content), func(w io.Writer) error {
		_, err := w.Write(content)
		return err
	})
	if err != nil {
		return err
	}
	return st.SetName(kept.Digest, name)
}

// fetch is how commands that plan get the facts which a target file names.
func (a *app) fetch(ctx context.Context) func(reference string, mirrors []request.Mirror) error {
	return func(reference string, mirrors []request.Mirror) error {
		fmt.Fprintf(a.Stderr, "fetching the facts %s\n", reference)
		_, err := a.fetchFacts(ctx, &registry.Client{Mirrors: mirrorsOf(mirrors)}, reference, nil)
		return err
	}
}
