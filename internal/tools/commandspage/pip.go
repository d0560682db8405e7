package main

import (
	"cmp"
	"context"
	"crypto/sha256"
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
	wheel   string // that it runs from
	dir     string
	silent  map[string]error // hosts that do not answer
}

// The pip that runs the commands, whichever comes with the machine's Python: those
// up to 23.2 judge --python-version by the Python that they run on.
const (
	pipVersion = "26.3"
	pipSHA256  = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"
)

// newPip fetches pip, held to its hash, and sees whether its default index answers.
func newPip(ctx context.Context) (*pip, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	p := &pip{silent: map[string]error{}, version: pipVersion}
	folder := filepath.Join(cache, "envsolve-commandspage")
	wheel := filepath.Join(folder, "pip-"+pipVersion+"-py3-none-any.whl")
	if err := p.fetch(ctx, folder, wheel); err != nil {
		return nil, err
	}
	p.wheel = wheel
	if said, ok := p.run(ctx, &command{words: []string{"packaging"}, python: "3.12", glibc: "2.36"}); !ok {
		return nil, errors.Join(ctx.Err(), fmt.Errorf("the default index does not answer: %s", said))
	}
	return p, nil
}

// fetch downloads the wheel of pip by the pip that is here, unless it is there.
func (p *pip) fetch(ctx context.Context, folder, wheel string) error {
	if content, err := os.ReadFile(wheel); err == nil && fmt.Sprintf("%x", sha256.Sum256(content)) == pipSHA256 {
		return nil
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	file := filepath.Join(folder, "pip.txt")
	line := "pip==" + pipVersion + " --hash=sha256:" + pipSHA256 + "\n"
	if err := os.WriteFile(file, []byte(line), 0o644); err != nil {
		return err
	}
	out, err := p.command(ctx, "download", "--quiet", "--no-deps", "--require-hashes", "--dest", folder, "-r", file).
		CombinedOutput()
	if err != nil {
		return fmt.Errorf("pip %s cannot be fetched: %s", pipVersion, lastLine(string(out), err))
	}
	return nil
}

// command is pip without what the machine's owner set up for himself: an index or
// a mirror of it stays.
func (p *pip) command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "python3", append([]string{"-m", "pip"}, args...)...)
	cmd.Env = slices.DeleteFunc(os.Environ(), func(e string) bool {
		return strings.HasPrefix(e, "PIP_FIND_LINKS=") || strings.HasPrefix(e, "PIP_EXTRA_INDEX_URL=") ||
			strings.HasPrefix(e, "PYTHONPATH=")
	})
	if p.wheel != "" {
		cmd.Env = append(cmd.Env, "PYTHONPATH="+p.wheel)
	}
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
		"--disable-pip-version-check", "--quiet", "--quiet", "--target",
		filepath.Join(os.TempDir(), "commandspage-none"),
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
	if compiled := p.compiled(ctx, c); len(compiled) > 0 {
		return "accepted; no wheel of " + strings.Join(compiled, " and ") + " fits, so it is compiled", true
	}
	return lastLine(string(out), err), false
}

// compiled lists the packages of a refused command that pip would compile: those of
// which the index has the release as source alone. It is empty where pip refuses
// the command for another reason.
func (p *pip) compiled(ctx context.Context, c *command) []string {
	all := requirements(c)
	if len(all) == 1 && c.file == "" {
		if p.hasSource(ctx, all[0], c.python) {
			return []string{nameOf(all[0])}
		}
		return nil
	}
	var list []string
	for _, r := range all {
		one := &command{words: []string{r}, python: c.python, glibc: c.glibc}
		said, ok := p.run(ctx, one)
		switch {
		case !ok:
			return nil
		case said != "accepted":
			list = append(list, nameOf(r))
		}
	}
	return list
}

// requirements lists what a command asks pip for, less its options.
func requirements(c *command) []string {
	var list []string
	words := append(slices.Clone(c.words), strings.Fields(c.file)...)
	for i, word := range words {
		option := i > 0 && strings.HasPrefix(words[i-1], "-") && words[i-1] != "--no-build-isolation" // which takes a value
		if !strings.HasPrefix(word, "-") && !option {
			list = append(list, word)
		}
	}
	return list
}

// nameOf returns the name of the package that a requirement is of.
func nameOf(requirement string) string {
	return requirement[:strings.IndexAny(requirement+"=", "=<>!~ [;@")]
}

// hasSource reports whether the index has a release, NAME==VERSION, in any form that
// a Python takes.
func (p *pip) hasSource(ctx context.Context, requirement, python string) bool {
	name, release, exact := strings.Cut(requirement, "==")
	if !exact {
		return false
	}
	out, err := p.command(ctx, "index", "versions", "--disable-pip-version-check", "--python-version", python,
		name).Output()
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
