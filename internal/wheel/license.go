package wheel

import (
	"io"
	"strings"
	"unicode/utf8"
)

// maxLicense is the length of the longest name of a licence that is taken for
// one: some wheels have the whole text in its place.
const maxLicense = 120

// License returns what a wheel says of its licence: License-Expression (PEP 639),
// or else its License where that is one short line, or else the last parts of
// its licence classifiers. It is "" where the wheel says nothing of use.
func License(wheel io.ReaderAt, size int64) (string, error) {
	a, err := Open(wheel, size)
	if err != nil {
		return "", err
	}
	folder, err := a.distInfoFolder()
	if err != nil {
		return "", err
	}
	metadata, err := a.Read(folder + "/METADATA")
	if err != nil {
		return "", err
	}
	return licenseOf(metadata), nil
}

func licenseOf(metadata []byte) string {
	if expression := Field(metadata, "License-Expression"); usable(expression) {
		return expression
	}
	if name := Field(metadata, "License"); usable(name) && !continued(metadata, "License") {
		return name
	}
	var names []string
	for line := range strings.Lines(string(metadata)) {
		line = strings.TrimRight(line, "\r\n")
		if line == "" {
			break
		}
		classifier, ok := strings.CutPrefix(line, "Classifier: License :: ")
		if at := strings.LastIndex(classifier, " :: "); ok && at >= 0 { // not "OSI Approved" alone
			names = append(names, classifier[at+len(" :: "):])
		}
	}
	if all := strings.Join(names, "; "); usable(all) {
		return all
	}
	return ""
}

// usable refuses what is no name: nothing, a text, setuptools' word for nothing,
// or what no lock may hold.
func usable(name string) bool {
	return name != "" && len(name) <= maxLicense && !strings.EqualFold(name, "UNKNOWN") &&
		utf8.ValidString(name) && !strings.ContainsFunc(name, unprintable)
}

// continued tells whether a field goes on in the next line.
func continued(metadata []byte, key string) bool {
	lines := strings.Split(string(metadata), "\n")
	for i, line := range lines[:len(lines)-1] {
		if name, _, ok := strings.Cut(line, ":"); ok && strings.EqualFold(name, key) {
			return strings.HasPrefix(lines[i+1], " ") || strings.HasPrefix(lines[i+1], "\t")
		}
	}
	return false
}
