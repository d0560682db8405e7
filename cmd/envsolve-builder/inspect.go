package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/inspect"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

const inspectHelp = `Inspect reads what is really inside an image, a wheel or a library: which
wheels, which copies of CUDA's libraries, and the architectures that its GPU code
is for, whoever built it. Nothing of it is run.

IMAGE is a reference in a registry, an archive or a folder with an OCI layout, or
what "docker save" and "podman save" write; all of its layers are read. sm_80 is
machine code: it runs on GPUs of that major version, from that minor version on.
compute_80 is PTX: drivers translate it for all GPUs from that version on.

With --gpu or --driver what is inside is judged there, as "envsolve check" judges;
the exit code is 3 where it fails.`

const inspectExample = `  envsolve inspect nvcr.io/nvidia/pytorch:24.12-py3
  envsolve inspect registry.example.com/train:latest --gpu "RTX 5090" --driver 570.86.15
  envsolve inspect flash_attn-2.7.4.post1+cu12torch2.6cxx11abiTRUE-cp312-cp312-linux_x86_64.whl
  envsolve inspect /opt/env/lib/python3.12/site-packages/torch/lib/libtorch_cuda.so`

// inspectFlags are the flags of inspect.
type inspectFlags struct {
	output   string
	platform string
	mirrors  []string
	gpus     []string // to judge what is inside on
	drivers  []string
}

func (a *app) inspectCommand() *cobra.Command {
	var f inspectFlags
	cmd := &cobra.Command{
		Use:     "inspect IMAGE|WHEEL|FILE",
		Short:   "Show the CUDA, the wheels and the GPU code that are really inside",
		Long:    inspectHelp,
		Example: inspectExample,
		Args:    cli.Args(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.output != "table" && f.output != "json" {
				return cli.UsageError("-o %q: use table or json", f.output)
			}
			return a.inspect(cmd.Context(), args[0], &f)
		},
	}
	set := cmd.Flags()
	set.StringVarP(&f.output, "output", "o", "table", "how to write the result: table, json")
	set.StringVar(&f.platform, "platform", "linux/amd64", "which image of a multi-platform reference")
	cli.Repeated(set, &f.gpus, "gpu", `judge it on a GPU, as check does: "2 x RTX 3090"; repeat for several`)
	cli.Repeated(set, &f.drivers, "driver", "judge it on a driver: 535.216.01; repeat for several")
	cli.Repeated(set, &f.mirrors, "mirror", "registry=place, as a mirror block says it; repeat for several")
	return cmd
}

// inspectSchema names the JSON of inspect -o json.
const inspectSchema = "envsolve.inspect/v1"

func (a *app) inspect(ctx context.Context, what string, f *inspectFlags) error {
	facts := matrices.Embedded()
	found, err := f.contents(ctx, facts, what)
	if err != nil {
		return err
	}
	doc := inspected{Schema: inspectSchema, Name: what, Contents: found}
	if len(f.gpus)+len(f.drivers) > 0 {
		var text bytes.Buffer
		if err := encodeInspected(&text, &doc); err != nil {
			return err
		}
		judged, err := judgeContents(ctx, what, text.Bytes(), f)
		if err != nil {
			return err
		}
		doc.Check = &judged
	}
	if f.output == "json" {
		if err := encodeInspected(a.Stdout, &doc); err != nil {
			return err
		}
		return exitOfVerdict(doc.Check)
	}
	if _, err = io.WriteString(a.Stdout, contentsTable(what, found, known(facts))); err != nil || doc.Check == nil {
		return err
	}
	return a.writeVerdict(*doc.Check)
}

// inspected is what inspect -o json prints.
type inspected struct {
	Schema string `json:"schema"`
	Name   string `json:"name"`
	*inspect.Contents
	Check *verdict.Document `json:"check,omitempty"` // where GPUs or drivers are named
}

func encodeInspected(w io.Writer, doc *inspected) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(doc)
}

// contents reads a file by what it begins with, and anything else as an image.
func (f *inspectFlags) contents(ctx context.Context, facts *matrices.Set, what string) (*inspect.Contents, error) {
	if info, err := os.Stat(what); err == nil && info.Mode().IsRegular() {
		file, err := os.Open(what)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		head := make([]byte, 4)
		if _, err := io.ReadFull(file, head); err != nil {
			return nil, cli.UsageError("%s: it is too short to be an image, a wheel or a library", what)
		}
		if _, err := file.Seek(0, io.SeekStart); err != nil {
			return nil, err
		}
		switch string(head) {
		case "PK\x03\x04":
			found, err := inspect.Archive(facts, file, info.Size())
			return found, about(what, err)
		case "\x7fELF", "\x50\xed\x55\xba":
			found, err := inspect.File(path.Base(what), file)
			return found, about(what, err)
		}
	}
	mirrors, err := parseMirrors(f.mirrors)
	if err != nil {
		return nil, err
	}
	img, closeImage, err := (&registry.Client{Mirrors: mirrors}).Open(ctx, what, f.platform)
	if err != nil {
		return nil, err
	}
	found, err := inspect.Image(ctx, facts, img)
	return found, errors.Join(about(what, err), closeImage())
}

func about(what string, err error) error {
	if err != nil {
		return fmt.Errorf("%s: %w", what, err)
	}
	return nil
}

// known are the distributions that the facts know, which a table shows; there
// may be hundreds more.
func known(facts *matrices.Set) func(name string) bool {
	shown := map[string]bool{"numpy": true} // its ABI decides which wheels load
	for _, name := range facts.PackageNames() {
		shown[name] = true
	}
	for _, f := range facts.FrameworkInfos() {
		for _, name := range slices.Concat(f.Distributions(), f.Companions) {
			shown[name] = true
		}
	}
	return func(name string) bool { return shown[name] || strings.HasPrefix(name, "nvidia-") }
}

func contentsTable(what string, c *inspect.Contents, shown func(string) bool) string {
	var b strings.Builder
	c = printable.Document(c)
	line := func(label, text string) { fmt.Fprintf(&b, "  %-9s  %s\n", label, text) }
	b.WriteString(printable.Line(what) + "\n\n")
	if c.OS != "" {
		line("os", c.OS)
	}
	if c.Requires != "" {
		line("requires", clip(c.Requires))
	}
	for _, t := range c.Toolkits {
		line("toolkit", "CUDA "+t.Version+" in /"+t.Path)
	}
	others := 0
	for _, w := range c.Wheels {
		switch {
		case !shown(w.Name) && len(c.Wheels) > 1:
			others++
		case w.CUDA != "":
			line("wheel", w.Name+" "+w.Version+", built for CUDA "+w.CUDA)
		default:
			line("wheel", w.Name+" "+w.Version)
		}
	}
	if others > 0 {
		line("", fmt.Sprintf("and %d more, which -o json lists", others))
	}
	for _, l := range c.Libraries {
		line("library", l.Name+" "+l.Version+" in "+path.Dir(l.Path))
	}
	if lacking := map[string]string{observed.LibrariesOfCUDA: "none of CUDA's",
		observed.LibraryCUDNN: "no cuDNN"}[c.Lacks]; lacking != "" && len(c.Wheels) > 0 {
		line("library", lacking)
	}
	codeTable(&b, c.Code)
	for _, w := range c.Warnings {
		fmt.Fprintf(&b, "\n! %s\n", w)
	}
	if len(c.Wheels)+len(c.Libraries)+len(c.Code)+len(c.Toolkits) == 0 {
		b.WriteString("  no wheels, no libraries of CUDA's and no GPU code\n")
	}
	return b.String()
}

// mostFiles is how many files of the same architectures are named.
const mostFiles = 3

// codeTable writes the files with GPU code by their architectures.
func codeTable(b *strings.Builder, all []inspect.Code) {
	var order []string
	files := map[string][]string{}
	for _, c := range all {
		key := strings.Join(c.Architectures, " ")
		if files[key] == nil {
			order = append(order, key)
		}
		files[key] = append(files[key], c.Path)
	}
	for _, key := range order {
		fmt.Fprintf(b, "\n  gpu code   %s\n", key)
		for i, file := range files[key] {
			if i == mostFiles {
				fmt.Fprintf(b, "             and %d more, which -o json lists\n", len(files[key])-i)
				break
			}
			fmt.Fprintf(b, "             %s\n", file)
		}
	}
}
