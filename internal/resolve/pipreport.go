package resolve

import (
	"encoding/json"
	"fmt"
	"net/url"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/wheel"
)

// picked is one package that pip's resolver chose.
type picked struct {
	Name      string // normalised
	Version   string
	URL       string
	File      string
	SHA256    string // hex; empty when the index gives none
	Requested bool
	Yanked    bool
}

// pipReport is the part of pip's installation report that a lock needs. The
// format is documented by pip as "Installation Report", version 1.
type pipReport struct {
	Version string `json:"version"`
	Install []struct {
		DownloadInfo struct {
			URL         string `json:"url"`
			ArchiveInfo struct {
				Hash   string            `json:"hash"`
				Hashes map[string]string `json:"hashes"`
			} `json:"archive_info"`
		} `json:"download_info"`
		IsYanked  bool `json:"is_yanked"`
		Requested bool `json:"requested"`
		Metadata  struct {
			Name    string `json:"name"`
			Version string `json:"version"`
		} `json:"metadata"`
	} `json:"install"`
}

// parseReport reads pip's installation report, sorted by package name.
func parseReport(data []byte) ([]picked, error) {
	var report pipReport
	if err := json.Unmarshal(data, &report); err != nil {
		return nil, fmt.Errorf("pip's installation report is not JSON: %w", err)
	}
	if report.Version != "1" {
		return nil, fmt.Errorf("pip's installation report has version %q, not \"1\": the base image needs pip 22.2 or newer",
			report.Version)
	}
	packages := make([]picked, 0, len(report.Install))
	for _, item := range report.Install {
		if err := checkProject(item.Metadata.Name, item.Metadata.Version); err != nil {
			return nil, err
		}
		p := picked{
			Name:      wheel.Normalize(item.Metadata.Name),
			Version:   item.Metadata.Version,
			URL:       item.DownloadInfo.URL,
			SHA256:    item.DownloadInfo.ArchiveInfo.Hashes["sha256"],
			Requested: item.Requested,
			Yanked:    item.IsYanked,
		}
		if hash, ok := strings.CutPrefix(item.DownloadInfo.ArchiveInfo.Hash, "sha256="); ok && p.SHA256 == "" {
			p.SHA256 = hash
		}
		if err := p.fillFile(); err != nil {
			return nil, err
		}
		packages = append(packages, p)
	}
	slices.SortFunc(packages, func(a, b picked) int { return strings.Compare(a.Name, b.Name) })
	return packages, nil
}

func (p *picked) fillFile() error {
	u, err := url.Parse(p.URL)
	if err != nil {
		return fmt.Errorf("package %s: pip's report gives the address %q: %w", p.Name, p.URL, err)
	}
	u.Fragment, u.RawFragment = "", ""
	p.URL, p.File = u.String(), path.Base(u.Path)
	if !strings.HasSuffix(p.File, ".whl") {
		return fmt.Errorf("package %s %s comes as %q, not as a wheel: choose a version with a wheel for this platform "+
			"and Python", p.Name, p.Version, p.File)
	}
	if err := checkLink("package "+p.Name+" "+p.Version, p.URL); err != nil {
		return err
	}
	return p.check()
}
