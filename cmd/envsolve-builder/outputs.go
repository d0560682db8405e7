package main

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/planner/request"
)

// loadAny is --load without a tool: the first that works.
const loadAny = "auto"

// checkLoad refuses a tool that is not known.
func checkLoad(tool string) error {
	tools := append([]string{loadAny}, build.LoadTools()...)
	if tool != "" && !slices.Contains(tools, tool) {
		return cli.UsageError("--load=%s: use one of %s", tool, strings.Join(tools, ", "))
	}
	return nil
}

func (f *buildFlags) outputsOf(r request.Request) ([]build.Output, error) {
	tags := f.tags
	if len(tags) == 0 {
		for _, t := range r.Image.Tags {
			tags = append(tags, t.Value)
		}
	}
	var outputs []build.Output
	for _, text := range f.outputs {
		o, err := parseOutput(text)
		if err != nil {
			return nil, err
		}
		if err := o.Check(); err != nil {
			return nil, cli.UsageError("--output %q: %w", text, err)
		}
		o.Tags = tags
		outputs = append(outputs, o)
	}
	if (f.push || f.load != "") && len(tags) == 0 {
		return nil, cli.UsageError("target %q has no tags: add image { tags = [\"registry/name:tag\"] } or --tag", r.Name())
	}
	if f.push {
		outputs = append(outputs, build.Output{Type: build.OutputPush, Tags: tags})
	}
	if f.load != "" {
		tool := f.load
		if tool == loadAny {
			tool = ""
		}
		outputs = append(outputs, build.Output{Type: build.OutputLoad, Dest: tool, Tags: tags})
	}
	return outputs, nil
}

// parseOutput reads type=oci,dest=FILE or, for a folder, type=oci,tar=false,dest=FOLDER.
func parseOutput(text string) (build.Output, error) {
	fields, err := parseFields("--output", text)
	if err != nil {
		return build.Output{}, err
	}
	o := build.Output{Type: fields["type"], Dest: fields["dest"]}
	fileSystems := []string{build.OutputSquashFS, build.OutputEnroot, build.OutputSIF}
	kinds := append([]string{build.OutputOCI, build.OutputDocker, build.OutputTar}, fileSystems...)
	if !slices.Contains(kinds, o.Type) {
		return o, cli.UsageError("--output %q: type is one of %s", text, strings.Join(kinds, ", "))
	}
	if o.Dest == "" {
		return o, cli.UsageError("--output %q: say where to: dest=FILE", text)
	}
	for name, value := range fields {
		switch {
		case name == "type" || name == "dest":
		case name == "tar" && o.Type == build.OutputOCI && (value == "true" || value == "false"):
			o.Folder = value == "false"
		case name == "compression" && slices.Contains(fileSystems, o.Type) && (value == "gzip" || value == "zstd"):
			o.Compression = value
		default:
			return o, cli.UsageError("--output %q: %s=%s is not known; there are type, dest, for oci tar=false for a folder, and for squashfs, enroot and sif compression=gzip|zstd", text, name, value)
		}
	}
	return o, nil
}

func parseCaches(flag string, texts []string) ([]builder.Cache, error) {
	var caches []builder.Cache
	for _, text := range texts {
		fields, err := parseFields(flag, text)
		if err != nil {
			return nil, err
		}
		kind := fields["type"]
		if kind == "" {
			return nil, cli.UsageError("%s %q: say which kind: type=registry, local or inline", flag, text)
		}
		delete(fields, "type")
		caches = append(caches, builder.Cache{Type: kind, Attrs: fields})
	}
	return caches, nil
}

// parseFields reads name=value pairs with commas between them.
func parseFields(flag, text string) (map[string]string, error) {
	fields := map[string]string{}
	for pair := range strings.SplitSeq(text, ",") {
		name, value, ok := strings.Cut(pair, "=")
		if !ok || name == "" {
			return nil, cli.UsageError("%s %q: write name=value, with commas between", flag, text)
		}
		fields[name] = value
	}
	return fields, nil
}
