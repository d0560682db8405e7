package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/attest"
	"github.com/envsolve/envsolve/internal/blobs"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/verify"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
)

const verifyHelp = `Verify proves that an image is what the lock says, by digests and without a
builder. IMAGE is a reference in a registry, an archive that build wrote, or a
folder with an OCI layout.

The image must have the layers of the locked base, then those that the lock
names, in order and nothing else, and the config that follows from them. The
lock holds no digest for the layer of distribution packages: that one is read,
and its packages are compared. Each line of the result says what was proven how.

The bytes of layers are read and hashed for archives and folders, and with
--content for registries, whose clients check them at every pull anyway.

With --sbom and --provenance the documents of those names must be attached to the
image, and must be what the lock gives, to the byte.

The exit code is 0 when the image is the locked one, and 4 when it is not, or
when the lock is missing, stale or edited.`

const verifyExample = `  envsolve verify registry.example.com/train:latest
  envsolve verify train.tar --target train
  envsolve verify registry.example.com/train:latest --file infra/envsolve.hcl -o json`

// verifyFlags are the flags of verify.
type verifyFlags struct {
	cli.TargetFlags
	file             string
	output           string
	content          bool
	sbom, provenance bool
}

// attached are the kinds of documents that the image must have.
func (f *verifyFlags) attached() (kinds []string) {
	if f.sbom {
		kinds = append(kinds, verify.SBOM)
	}
	if f.provenance {
		kinds = append(kinds, verify.Provenance)
	}
	return kinds
}

func (a *app) verifyCommand() *cobra.Command {
	var f verifyFlags
	cmd := &cobra.Command{
		Use:     "verify IMAGE",
		Short:   "Prove that an image is what the lock says",
		Long:    verifyHelp,
		Example: verifyExample,
		Args:    cli.Args(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.output != "table" && f.output != "json" {
				return cli.UsageError("-o %q: use table or json", f.output)
			}
			return a.verify(cmd.Context(), args[0], &f)
		},
	}
	f.RegisterFile(cmd)
	set := cmd.Flags()
	set.StringVar(&f.file, "file", "", "target file or folder whose lock the image is held to; default: envsolve.hcl")
	set.StringVarP(&f.output, "output", "o", "table", "how to write the result: table, json")
	set.BoolVar(&f.content, "content", false, "read and hash every layer, also from a registry")
	set.BoolVar(&f.sbom, "sbom", false,
		"insist on the bill of materials that \"build --sbom\" attaches, as the lock gives it")
	set.BoolVar(&f.provenance, "provenance", false,
		"insist on the provenance that \"build --provenance\" attaches, as the lock gives it")
	return cmd
}

func (a *app) verify(ctx context.Context, image string, f *verifyFlags) error {
	var files []string
	if f.file != "" {
		files = []string{f.file}
	}
	asked, err := a.LoadFile(files, &f.TargetFlags)
	if err != nil {
		return err
	}
	request, err := asked.Only("verify")
	if err != nil {
		return err
	}
	l, err := a.LockedAs(asked)
	if err != nil {
		return err
	}
	st, err := a.openStore(ctx)
	if err != nil {
		return err
	}
	defer st.Close()
	report, err := a.compare(ctx, image, asked, l, l.Find(request.Name(), lock.Platform(request)), st, f)
	if err != nil {
		return err
	}
	if err := writeVerdict(a.Stdout, f.output, report); err != nil {
		return err
	}
	if !report.OK() {
		return &cli.ExitError{Code: cli.ExitLock, Err: fmt.Errorf("%s is not what %s says for target %q", image,
			cli.LockPath(asked.Path), request.Name())}
	}
	return nil
}

// compare holds an image to a locked target.
func (a *app) compare(ctx context.Context, image string, asked *cli.Asked, l *lock.Lock, t *lock.Target,
	st *store.Store, f *verifyFlags) (*verify.Report, error) {
	epoch, err := a.Epoch()
	if err != nil {
		return nil, err
	}
	provider := &blobs.Provider{
		Store: st, Dir: targetDir(asked.Path), LockDigest: digest.FromBytes(lock.Write(*l)).String(), Epoch: epoch,
	}
	prepared, err := provider.Prepare(ctx, t)
	if err != nil {
		return nil, err
	}
	client := &registry.Client{Mirrors: mirrorsOf(asked.Mirrors)}
	img, closeImage, err := client.Open(ctx, image, t.Platform)
	if err != nil {
		return nil, err
	}
	defer closeImage()
	base, err := client.Pinned(ctx, t.Base.Reference, t.Base.Digest, t.Platform)
	if err != nil {
		return nil, err
	}
	report, err := verify.Check(ctx, verify.Input{
		Recipe: prepared.Recipe, Base: base.Content, Image: img, Content: f.content || cli.Exists(image),
		AtHand: atHand(st),
	})
	if err != nil {
		return nil, fmt.Errorf("image %s: %w", image, err)
	}
	if kinds := f.attached(); len(kinds) > 0 {
		in, err := attestInput(img, base.Content, prepared.Recipe, t, l)
		if err != nil {
			return nil, fmt.Errorf("image %s: %w", image, err)
		}
		if f.sbom {
			if in.Below, err = installedIn(ctx, st, base); err != nil {
				return nil, err
			}
		}
		found, err := client.Attached(ctx, image, in.Image.Digest)
		if err != nil {
			return nil, err
		}
		report.Attached = verify.CheckAttached(in, found, kinds)
	}
	return report, nil
}

// attestInput is what the documents beside an image must say, if the image is
// the locked one: its layers above the base are taken as they are, others have
// been held to the lock.
func attestInput(img, base v1.Image, r *recipe.Recipe, t *lock.Target, l *lock.Lock) (in attest.Input, err error) {
	in = attest.Input{
		Target: t, Matrices: l.Matrices, LockDigest: digest.FromBytes(lock.Write(*l)).String(),
		Layers: slices.Clone(r.Layers),
	}
	size, err := img.Size()
	if err != nil {
		return in, err
	}
	manifest, err := img.Manifest()
	if err != nil {
		return in, err
	}
	below, err := base.Manifest()
	if err != nil {
		return in, err
	}
	for i := range in.Layers {
		if at := len(below.Layers) + i; in.Layers[i].Digest == "" && at < len(manifest.Layers) {
			in.Layers[i].Digest = digest.Digest(manifest.Layers[at].Digest.String())
		}
	}
	config, err := img.ConfigFile()
	if err != nil {
		return in, err
	}
	in.Created = config.Created.Time
	in.Image = v1.Descriptor{MediaType: manifest.MediaType, Size: size}
	in.Image.Digest, err = img.Digest()
	return in, err
}

// atHand opens blobs of the store.
func atHand(st *store.Store) func(digest.Digest) (io.ReadCloser, bool) {
	return func(d digest.Digest) (io.ReadCloser, bool) {
		path, ok := st.Path(d)
		if !ok {
			return nil, false
		}
		f, err := os.Open(path)
		return f, err == nil
	}
}

// verdictSchema names the JSON of verify -o json.
const verdictSchema = "envsolve.verify/v1"

func writeVerdict(w io.Writer, format string, r *verify.Report) error {
	if format == "json" {
		e := json.NewEncoder(w)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		return e.Encode(struct {
			Schema string `json:"schema"`
			OK     bool   `json:"ok"`
			*verify.Report
		}{verdictSchema, r.OK(), r})
	}
	const row = "%-11s  %-11s  %-19s  %s\n"
	var b strings.Builder
	r = printable.Document(r)
	fmt.Fprintf(&b, "image %s\n", r.Digest)
	for _, l := range r.Layers {
		fmt.Fprintf(&b, row, orDash(l.Kind), proofWords(l), shortDigest(l), clip(l.Name))
		if l.Detail != "" {
			fmt.Fprintf(&b, "%13s%s\n", "", l.Detail)
		}
	}
	if len(r.Fields) == 0 {
		b.WriteString("config       as locked\n")
	}
	for _, d := range r.Fields {
		fmt.Fprintf(&b, "config       DIFFERS      %s\n%13s%s, the lock says %s\n",
			d.Path, "", orNothing(d.Got), orNothing(d.Want))
	}
	for _, d := range r.Attached {
		words := map[verify.Proof]string{verify.ByContent: "as locked"}[d.Proof]
		if words == "" {
			words = strings.ToUpper(string(d.Proof))
		}
		fmt.Fprintf(&b, "%-11s  %s\n", d.Kind, words)
		if d.Detail != "" {
			fmt.Fprintf(&b, "%13s%s\n", "", d.Detail)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func proofWords(l verify.Layer) string {
	switch l.Proof {
	case verify.ByDigest, verify.ByContent, verify.ByPackages:
		return "by " + string(l.Proof)
	}
	return strings.ToUpper(string(l.Proof))
}

func shortDigest(l verify.Layer) string {
	d := l.Got
	if d == "" {
		d = l.Want
	}
	return d[:min(len(d), len("sha256:")+12)]
}

func clip(name string) string {
	const most = 60
	if runes := []rune(name); len(runes) > most {
		return string(runes[:most-1]) + "…"
	}
	return name
}

func orDash(s string) string {
	if s == "" {
		return "-"
	}
	return s
}

func orNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}
