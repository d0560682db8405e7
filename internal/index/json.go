package index

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/envsolve/envsolve/internal/wheel"
)

// jsonPage is a project's page in the form of PEP 691.
type jsonPage struct {
	Meta struct {
		Version string `json:"api-version"`
	} `json:"meta"`
	Name  string            `json:"name"`
	Files []json.RawMessage `json:"files"` // of jsonFile
}

type jsonFile struct {
	Filename       string            `json:"filename"`
	URL            string            `json:"url"`
	Hashes         map[string]string `json:"hashes"`
	RequiresPython string            `json:"requires-python"`
	Size           int64             `json:"size"`
	Uploaded       string            `json:"upload-time"` // PEP 700
	Yanked         textOrFlag        `json:"yanked"`
	CoreMetadata   hashesOrFlag      `json:"core-metadata"`
	DistMetadata   hashesOrFlag      `json:"dist-info-metadata"` // its first name
}

// parseJSON reads a project's page in the form of PEP 691: the files of which wanted is
// true for what the page says of them.
func parseJSON(body []byte, base *url.URL, project string, wanted func(entry []byte) bool) ([]File, error) {
	var p jsonPage
	if err := json.Unmarshal(body, &p); err != nil {
		return nil, fmt.Errorf("its page is no JSON of the simple API: %w; %s", err, excerpt(body))
	}
	if err := checkVersion(p.Meta.Version); err != nil {
		return nil, fmt.Errorf("%w; %s", err, excerpt(body))
	}
	if p.Name != "" && wheel.Normalize(p.Name) != wheel.Normalize(project) {
		return nil, fmt.Errorf("asked for %s, it answers with %q", project, p.Name)
	}
	entries := slices.DeleteFunc(p.Files, func(entry json.RawMessage) bool { return !wanted(entry) })
	files := make([]File, 0, len(entries))
	for _, entry := range entries {
		var j jsonFile
		if err := json.Unmarshal(entry, &j); err != nil {
			return nil, fmt.Errorf("its page is no JSON of the simple API: %w; %s", err, excerpt(entry))
		}
		if f, ok := j.file(base, project); ok {
			files = append(files, f)
		}
	}
	if len(files) == 0 && len(entries) > 0 {
		return nil, fmt.Errorf("none of its %d files can be fetched: %s", len(entries), excerpt(body))
	}
	return files, nil
}

func (j jsonFile) file(base *url.URL, project string) (File, bool) {
	at, err := base.Parse(j.URL)
	if err != nil {
		return File{}, false
	}
	f, ok := newFile(at, project)
	if !ok {
		return File{}, false
	}
	if v, ok := fileVersion(j.Filename, project); ok && !strings.ContainsAny(j.Filename, `/\`) {
		f.Name, f.Version = j.Filename, v
	}
	f.SHA256 = validSum(j.Hashes["sha256"])
	f.Size, f.RequiresPython = max(j.Size, 0), strings.TrimSpace(j.RequiresPython)
	f.Yanked, f.YankedReason = j.Yanked.set, j.Yanked.text
	if at, err := time.Parse(time.RFC3339, j.Uploaded); err == nil {
		f.Uploaded = at.UTC().Format(time.DateOnly)
	}
	for _, m := range []hashesOrFlag{j.CoreMetadata, j.DistMetadata} {
		if m.set {
			f.HasMetadata, f.MetadataSHA256 = true, validSum(m.hashes["sha256"])
			break
		}
	}
	return f, true
}

// textOrFlag is true, false or a reason.
type textOrFlag struct {
	set  bool
	text string
}

// UnmarshalJSON takes a boolean, a string or null.
func (t *textOrFlag) UnmarshalJSON(data []byte) error {
	if t.set = data[0] == '"'; t.set {
		return json.Unmarshal(data, &t.text)
	}
	return json.Unmarshal(data, &t.set)
}

// hashesOrFlag is true, false or a table of hashes.
type hashesOrFlag struct {
	set    bool
	hashes map[string]string
}

// UnmarshalJSON takes a boolean, an object or null.
func (h *hashesOrFlag) UnmarshalJSON(data []byte) error {
	if h.set = data[0] == '{'; h.set {
		return json.Unmarshal(data, &h.hashes)
	}
	return json.Unmarshal(data, &h.set)
}

// sourceEndings are those of source distributions, by age.
var sourceEndings = []string{".tar.gz", ".zip", ".tar.bz2", ".tgz", ".tar.xz", ".tar.Z", ".tar"}

// fileVersion reads the version in the name of a wheel or a source
// distribution of a project; ok tells whether it is one. The version is "" where
// the name follows no rule.
func fileVersion(name, project string) (v string, ok bool) {
	if strings.ContainsAny(name, "/\\\x00") {
		return "", false
	}
	if strings.HasSuffix(name, ".whl") {
		w, err := wheel.ParseName(name)
		if err != nil {
			return "", true
		}
		return w.Version, true
	}
	for _, ending := range sourceEndings {
		if stem, isSource := strings.CutSuffix(name, ending); isSource {
			return sourceVersion(stem, project), true
		}
	}
	return "", strings.HasSuffix(name, ".egg") || strings.HasSuffix(name, ".exe")
}

// sourceVersion reads the version behind the project's name in the stem of a source
// distribution; "" if there is none. Both may have dashes in them: "natten-0.14.2-4" is
// 0.14.2.post4 of natten. Of another project's name what follows its last dash
// is taken.
func sourceVersion(stem, project string) string {
	v, name := stem[strings.LastIndexByte(stem, '-')+1:], wheel.Normalize(project)
	for i := range len(stem) {
		if stem[i] == '-' && wheel.Normalize(stem[:i]) == name {
			v = stem[i+1:]
			break
		}
	}
	if !wheel.IsVersion(v) {
		return ""
	}
	return v
}
