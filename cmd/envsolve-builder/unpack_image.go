package main

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/installed"
	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/rootfs"
	"github.com/envsolve/envsolve/internal/source"
)

// unpackImageCommand is for doctor, which the first program has: see cli.UnpackCommand.
func (a *app) unpackImageCommand() *cobra.Command {
	var into, platform string
	var mirrors []string
	cmd := &cobra.Command{
		Use: cli.UnpackCommand + " --into DIR IMAGE", Hidden: true,
		Args: cli.Args(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			places, err := parseMirrors(mirrors)
			if err != nil {
				return err
			}
			img, closeImage, err := (&registry.Client{Mirrors: places}).Open(cmd.Context(), args[0], platform)
			if err != nil {
				return err
			}
			err = a.unpackImage(cmd.Context(), args[0], img, into)
			return errors.Join(about(args[0], err), closeImage())
		},
	}
	cmd.Flags().StringVar(&into, "into", "", "an empty folder")
	cmd.Flags().StringVar(&platform, "platform", "", "which image of a multi-platform reference")
	cli.Repeated(cmd.Flags(), &mirrors, "mirror", "registry=place")
	for _, flag := range []string{"into", "platform"} {
		_ = cmd.MarkFlagRequired(flag) // it is there
	}
	return cmd
}

// unpackImage writes what doctor reads of an image below a folder.
func (a *app) unpackImage(ctx context.Context, name string, img v1.Image, into string) error {
	config, err := img.ConfigFile()
	if err != nil {
		return err
	}
	list, err := img.Layers()
	if err != nil {
		return err
	}
	var layers []rootfs.Layer
	var size int64
	for _, l := range list {
		hash, err := l.Digest()
		if err != nil {
			return err
		}
		of := rootfs.Layer{Digest: digest.Digest(hash.String()),
			Open: func(context.Context) (io.ReadCloser, error) { return l.Compressed() }}
		if of.Size, err = l.Size(); err != nil {
			return err
		}
		layers, size = append(layers, of), size+of.Size
	}
	fmt.Fprintf(a.Stderr, "reading the layers of %s, %s\n", name, progress.Bytes(size))
	scratch := filepath.Join(into, "contents")
	if err := os.Mkdir(scratch, 0o700); err != nil {
		return err
	}
	if err := rootfs.Unpack(ctx, filepath.Join(into, cli.UnpackedFiles), scratch, layers,
		(&doctorFiles{scratch}).keep); err != nil {
		return err
	}
	return json.NewEncoder(a.Stdout).Encode(cli.UnpackedImage{
		Platform: config.OS + "/" + config.Architecture, Env: config.Config.Env})
}

// doctorFiles keeps the files of an image that doctor reads: small ones whole, by their
// names, and of libraries and programs what the dynamic loader reads of them.
type doctorFiles struct{ scratch string }

// mostOfAFile is more than doctor reads of any file that is no library, and mostInMemory
// how large a library is at most that is not put on disk on the way.
const (
	mostOfAFile  = 16 << 20
	mostInMemory = 32 << 20
)

func (d *doctorFiles) keep(h *tar.Header, content io.Reader, create func() (*os.File, error)) error {
	var head [4]byte
	n, err := io.ReadFull(content, head[:])
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return err
	}
	content = io.MultiReader(bytes.NewReader(head[:n]), content)
	if string(head[:n]) == "\x7fELF" {
		return d.outline(h.Size, content, create)
	}
	if !host.Reads(h.Name) && !installed.Reads(h.Name) && !source.ReadsInFolder(h.Name) {
		return nil
	}
	file, err := create()
	if err != nil {
		return err
	}
	_, err = io.Copy(file, io.LimitReader(content, mostOfAFile))
	return err
}

// outline keeps of a library or a program what the dynamic loader reads. Where that is no
// library the file is there, and empty.
func (d *doctorFiles) outline(size int64, content io.Reader, create func() (*os.File, error)) error {
	file, err := create()
	if err != nil {
		return err
	}
	whole, done, err := d.whole(size, content)
	if err != nil {
		return err
	}
	defer done()
	if loader.Outline(file, whole) != nil {
		return file.Truncate(0)
	}
	return file.Truncate(size)
}

// whole returns content that can be read from anywhere.
func (d *doctorFiles) whole(size int64, content io.Reader) (r io.ReaderAt, done func(), err error) {
	if size <= mostInMemory {
		text, err := io.ReadAll(content)
		return bytes.NewReader(text), func() {}, err
	}
	file, err := os.CreateTemp(d.scratch, "whole-")
	if err != nil {
		return nil, nil, err
	}
	done = func() {
		_ = file.Close()
		_ = os.Remove(file.Name())
	}
	if _, err := io.Copy(file, content); err != nil {
		done()
		return nil, nil, err
	}
	return file, done, nil
}
