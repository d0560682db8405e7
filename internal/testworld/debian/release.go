package debian

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// Sum is the size and SHA-256 (hex) that a release file promises for a file.
type Sum struct {
	Size   int64
	SHA256 string
}

// Release is the part of a suite's release file that is used here.
type Release struct {
	Codename string // trixie
	Version  string // 13.7; empty for testing and unstable
	Date     time.Time
	// Files maps a path below dists/SUITE/ to what it must be.
	Files map[string]Sum
}

// Verify checks the signatures of an InRelease file with gpgv against a keyring
// and returns the signed text.
func Verify(ctx context.Context, inRelease []byte, keyring string) ([]byte, error) {
	cmd := exec.CommandContext(ctx, "gpgv", "--keyring", keyring, "--output", "-")
	cmd.Stdin = bytes.NewReader(inRelease)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		return nil, fmt.Errorf("verify InRelease against %s: %w: %s", keyring, err, strings.TrimSpace(stderr.String()))
	}
	return stdout.Bytes(), nil
}

// ParseRelease reads a release file whose signature has been dealt with.
func ParseRelease(r io.Reader) (Release, error) {
	rel := Release{Files: map[string]Sum{}}
	scanner := bufio.NewScanner(r)
	section := ""
	for scanner.Scan() {
		line := scanner.Text()
		if !strings.HasPrefix(line, " ") {
			key, value, _ := strings.Cut(line, ":")
			section = key
			if err := rel.set(key, strings.TrimSpace(value)); err != nil {
				return Release{}, err
			}
			continue
		}
		if section != "SHA256" {
			continue
		}
		if err := rel.addFile(line); err != nil {
			return Release{}, err
		}
	}
	if err := scanner.Err(); err != nil {
		return Release{}, fmt.Errorf("release file: %w", err)
	}
	if len(rel.Files) == 0 {
		return Release{}, errors.New("release file: no SHA256 section")
	}
	return rel, nil
}

func (rel *Release) set(key, value string) (err error) {
	switch key {
	case "Codename":
		rel.Codename = value
	case "Version":
		rel.Version = value
	case "Date":
		if rel.Date, err = time.Parse(time.RFC1123, value); err != nil {
			return fmt.Errorf("release file: date: %w", err)
		}
		rel.Date = rel.Date.UTC()
	}
	return nil
}

func (rel *Release) addFile(line string) error {
	f := strings.Fields(line)
	if len(f) != 3 || len(f[0]) != 64 {
		return fmt.Errorf("release file: bad SHA256 line %q", line)
	}
	size, err := strconv.ParseInt(f[1], 10, 64)
	if err != nil {
		return fmt.Errorf("release file: bad size in %q: %w", line, err)
	}
	rel.Files[f[2]] = Sum{Size: size, SHA256: f[0]}
	return nil
}
