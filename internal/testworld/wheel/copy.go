package wheel

import (
	"archive/zip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Copy stores a finished wheel in a folder as it is, with its METADATA beside
// it, and returns what [Wheel.WriteTo] would.
func Copy(in io.Reader, name, dir string) (Written, Metadata, error) {
	file := filepath.Join(dir, name)
	out, err := os.Create(file + ".part")
	if err != nil {
		return Written{}, Metadata{}, err
	}
	defer os.Remove(out.Name())
	hash := sha256.New()
	size, err := io.Copy(io.MultiWriter(out, hash), in)
	if err := errors.Join(err, out.Close()); err != nil {
		return Written{}, Metadata{}, err
	}
	text, err := readMetadata(out.Name())
	if err != nil {
		return Written{}, Metadata{}, err
	}
	if err := os.WriteFile(file+".metadata", text, 0o644); err != nil {
		return Written{}, Metadata{}, err
	}
	sum := sha256.Sum256(text)
	return Written{
		File: name, SHA256: hex.EncodeToString(hash.Sum(nil)), Size: size,
		MetadataSHA256: hex.EncodeToString(sum[:]),
	}, ParseMetadata(string(text)), os.Rename(out.Name(), file)
}

// readMetadata returns the METADATA member of a wheel.
func readMetadata(file string) ([]byte, error) {
	archive, err := zip.OpenReader(file)
	if err != nil {
		return nil, err
	}
	defer archive.Close()
	for _, member := range archive.File {
		dir, base := path.Split(member.Name)
		if base != "METADATA" || !strings.HasSuffix(dir, ".dist-info/") || strings.Count(dir, "/") != 1 {
			continue
		}
		in, err := member.Open()
		if err != nil {
			return nil, err
		}
		defer in.Close()
		return io.ReadAll(in)
	}
	return nil, errors.New("no METADATA in the wheel")
}
