package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"
)

// pip runs commands as the interpreter of a plan would, whichever is here, and
// installs nothing.
type pip struct {
	version string
	dir     string
	silent  map[string]error // hosts that do not answer
}

// newPip finds pip, and sees whether its default index answers.
func newPip(ctx context.Context) (*pip, error) {
	p := &pip{silent: map[string]error{}}
	out, err := p.command(ctx, "--version").Output()
	if err != nil {
		return nil, fmt.Errorf("python3 -m pip does not run: %w", err)
	}
	if fields := strings.Fields(string(out)); len(fields) > 1 {
		p.version = fields[1]
	}
	if said, ok := p.run(ctx, &command{words: []string{"packaging"}, python: "3.12", glibc: "2.36"}); !ok {
		return nil, errors.Join(ctx.Err(), fmt.Errorf("the default index does not answer: %s", said))
	}
	return p, nil
}

// command is pip without what the machine's owner set up for himself: an index or
// a mirror of it stays.
func (p *pip) command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "python3", append([]string{"-m", "pip"}, args...)...)
	cmd.Env = slices.DeleteFunc(os.Environ(), func(e string) bool {
		return strings.HasPrefix(e, "PIP_FIND_LINKS=") || strings.HasPrefix(e, "PIP_EXTRA_INDEX_URL=")
	})
	return cmd
}

// runAll runs the commands whose hosts answer, a few at a time.
func (p *pip) runAll(ctx context.Context, commands []*command) error {
	dir, err := os.MkdirTemp("", "commandspage")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	p.dir = dir
	p.ask(ctx, commands)
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(3)
	for _, c := range commands {
		if slices.ContainsFunc(c.hosts, func(host string) bool { return p.silent[host] != nil }) {
			continue
		}
		group.Go(func() error {
			c.said, c.ok = p.run(ctx, c)
			return ctx.Err()
		})
	}
	return group.Wait()
}

// ask finds the hosts that do not answer.
func (p *pip) ask(ctx context.Context, commands []*command) {
	client := &http.Client{Timeout: 15 * time.Second}
	asked := map[string]bool{}
	for _, c := range commands {
		for _, host := range c.hosts {
			if asked[host] {
				continue
			}
			asked[host] = true
			r, err := http.NewRequestWithContext(ctx, http.MethodHead, "https://"+host+"/", nil)
			if err == nil {
				var answer *http.Response
				if answer, err = client.Do(r); err == nil {
					answer.Body.Close()
				}
			}
			if err != nil {
				p.silent[host] = err
			}
		}
	}
}

// run makes pip choose files for a command without fetching them, and returns
// what it said last.
func (p *pip) run(ctx context.Context, c *command) (said string, ok bool) {
	args := []string{"install", "--dry-run", "--no-deps", "--ignore-installed", "--no-cache-dir", "--progress-bar", "off",
		"--disable-pip-version-check", "--quiet", "--quiet", "--target", filepath.Join(os.TempDir(), "commandspage-none"),
		"--only-binary", ":all:", "--implementation", "cp", "--python-version", c.python}
	for _, tag := range platformTags(c.glibc) {
		args = append(args, "--platform", tag)
	}
	if c.file != "" {
		file, err := os.CreateTemp(p.dir, "requirements*.txt")
		if err != nil {
			return err.Error(), false
		}
		_, err = file.WriteString(c.file)
		if err := errors.Join(err, file.Close()); err != nil {
			return err.Error(), false
		}
		args = append(args, "-r", file.Name())
	}
	out, err := p.command(ctx, append(args, c.words...)...).CombinedOutput()
	if err == nil {
		return "accepted", true
	}
	if len(c.words) == 1 && p.hasSource(ctx, c.words[0]) {
		return "accepted; no wheel of it fits, so it is compiled", true
	}
	return lastLine(string(out), err), false
}

// hasSource reports whether the index has a release, NAME==VERSION, in any form.
func (p *pip) hasSource(ctx context.Context, requirement string) bool {
	name, release, exact := strings.Cut(requirement, "==")
	if !exact {
		return false
	}
	out, err := p.command(ctx, "index", "versions", "--disable-pip-version-check", name).Output()
	_, versions, found := strings.Cut(string(out), "Available versions:")
	versions, _, _ = strings.Cut(versions, "\n")
	return err == nil && found && slices.Contains(strings.Fields(strings.ReplaceAll(versions, ",", " ")), release)
}

// platformTags lists the platforms of wheels that a C library loads (PEP 600).
func platformTags(glibc string) []string {
	_, minor, _ := strings.Cut(cmp.Or(glibc, "2.31"), ".")
	newest, _ := strconv.Atoi(minor)
	tags := []string{"linux_x86_64", "manylinux1_x86_64", "manylinux2010_x86_64", "manylinux2014_x86_64"}
	for n := 5; n <= newest; n++ {
		tags = append(tags, fmt.Sprintf("manylinux_2_%d_x86_64", n))
	}
	return tags
}

// lastLine returns what pip complains of.
func lastLine(output string, err error) string {
	lines := strings.Split(strings.TrimSpace(output), "\n")
	for _, line := range slices.Backward(lines) {
		if text, found := strings.CutPrefix(line, "ERROR: "); found {
			return text
		}
	}
	return cmp.Or(lines[len(lines)-1], err.Error())
}
