package rootfs

import (
	"fmt"
	"path"
	"strings"

	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// ForEnroot adds what "enroot import" adds to an image, for enroot and Pyxis: the
// environment in /etc/environment, and /etc/rc, which starts what the image
// starts (github.com/NVIDIA/enroot, doc/image-format.md).
func (o *Options) ForEnroot(c ocispec.ImageConfig) error {
	var environment strings.Builder
	for _, e := range c.Env {
		if strings.ContainsAny(e, "\n\x00") {
			return fmt.Errorf("variable %q: /etc/environment has one line for each", e)
		}
		environment.WriteString(e + "\n")
	}
	workdir := path.Join("/", c.WorkingDir)
	start := fmt.Sprintf(`#!/bin/sh
# Starts what the image starts, as "enroot start" and Pyxis ask it.
mkdir -p %[1]s 2>/dev/null
cd %[1]s && unset OLDPWD || exit 1
if [ -s /etc/rc.local ]; then
    . /etc/rc.local
fi
`, shellWord(workdir)) + starting(c)
	o.Rootless = true
	o.Files = map[string]File{
		"/etc/environment": {0o644, environment.String()}, "/etc/rc": {0o755, start},
	}
	return nil
}

// starting is the end of a script that starts what an image starts: its entrypoint
// with the script's arguments, or without any with the image's own.
func starting(c ocispec.ImageConfig) string {
	command := c.Cmd
	if len(c.Entrypoint)+len(command) == 0 {
		command = []string{"/bin/sh"}
	}
	return fmt.Sprintf("if [ $# -gt 0 ]; then\n    exec %s\"$@\"\nelse\n    exec %s\nfi\n",
		shellWords(c.Entrypoint), strings.TrimSuffix(shellWords(c.Entrypoint)+shellWords(command), " "))
}

// shellWords are words of a shell, each with a space behind it.
func shellWords(words []string) string {
	var b strings.Builder
	for _, w := range words {
		b.WriteString(shellWord(w) + " ")
	}
	return b.String()
}

// shellWord is a text as one word of a shell, which reads nothing in it.
func shellWord(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }
