package rootfs

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"

	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"github.com/sylabs/sif/v2/pkg/sif"
)

// ForSIF adds what Apptainer and Singularity read from an image: the environment
// and what "run" starts (Apptainer documentation, "Environment and Metadata").
func (o *Options) ForSIF(c ocispec.ImageConfig) error {
	name := regexp.MustCompile(`^[A-Za-z_][A-Za-z0-9_]*$`)
	var environment strings.Builder
	environment.WriteString("#!/bin/sh\n")
	for _, e := range c.Env {
		variable, value, _ := strings.Cut(e, "=")
		if !name.MatchString(variable) || strings.Contains(value, "\x00") {
			return fmt.Errorf("variable %q: Apptainer's shell cannot set it", variable)
		}
		environment.WriteString("export " + variable + "=" + shellWord(value) + "\n")
	}
	const folder = "/.singularity.d/"
	o.Rootless = true
	o.Files = map[string]File{
		folder + "env/10-docker2singularity.sh": {0o755, environment.String()},
		folder + "env/90-environment.sh":        {0o755, "#!/bin/sh\n"},
		folder + "runscript":                    {0o755, "#!/bin/sh\n" + starting(c)},
		folder + "startscript":                  {0o755, "#!/bin/sh\n"},
	}
	o.Links = map[string]string{
		"/singularity": ".singularity.d/runscript", "/environment": ".singularity.d/env/90-environment.sh",
	}
	return nil
}

// alignment of the file system in the image. Where a machine's memory has larger
// pages the library would take those.
const alignment = 4096

// WriteSIF writes an image of one partition, the root file system that tree holds,
// for an architecture as Go calls it. The same tree gives the same bytes.
func WriteSIF(out *os.File, tree io.ReadSeeker, arch string) error {
	if _, err := tree.Seek(0, io.SeekStart); err != nil {
		return err
	}
	partition, err := sif.NewDescriptorInput(sif.DataPartition, tree,
		sif.OptPartitionMetadata(sif.FsSquash, sif.PartPrimSys, arch), sif.OptObjectAlignment(alignment))
	if err != nil {
		return err
	}
	image, err := sif.CreateContainer(out, sif.OptCreateDeterministic(), sif.OptCreateWithDescriptors(partition),
		sif.OptCreateWithLaunchScript("#!/usr/bin/env run-singularity\n"), sif.OptCreateWithCloseOnUnload(false))
	if err != nil {
		return err
	}
	return image.UnloadContainer()
}
