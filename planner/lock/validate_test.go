package lock

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/request"
)

func TestReadTakesTheSample(t *testing.T) {
	if _, err := Read(Write(sample()), DefaultName); err != nil {
		t.Error(err)
	}
}

// TestReadRefusesWhatNoBuildMayFollow forges locks whose checksum is right.
func TestReadRefusesWhatNoBuildMayFollow(t *testing.T) {
	upper := strings.Repeat("AB", 32)
	tests := []struct {
		want  string
		forge func(*Target)
	}{
		{"no platform", func(t *Target) { t.Platform = "darwin/arm64" }},
		{"no platform", func(t *Target) { t.Name = "" }},
		{"base: ", func(t *Target) { t.Base.Digest = "sha256:00" }},
		{"no name of a .whl file", func(t *Target) { t.Wheels[0].File = "../../x.whl" }},
		{"no name of a .whl file", func(t *Target) { t.Wheels[0].File = `..\x.whl` }},
		{"no name of a .whl file", func(t *Target) { t.Wheels[0].File = "x.tar.gz" }},
		{"no name of a .whl file", func(t *Target) { t.Wheels[0].File = "-r.whl" }},
		{"no sha256", func(t *Target) { t.Wheels[0].SHA256 = "" }},
		{"no sha256", func(t *Target) { t.Wheels[0].SHA256 = upper }},
		{"no address", func(t *Target) { t.Wheels[0].URL = "file:///etc/passwd" }},
		{"no address", func(t *Target) { t.Wheels[0].URL = "https://" }},
		{"no address", func(t *Target) { t.Wheels[0].URL = "://" }},
		{"does not know", func(t *Target) { t.Wheels[0].HashSource = "trust me" }},
		{"layer: ", func(t *Target) { t.Wheels[0].Layer.Digest = "sha256:" + upper }},
		{"layer: ", func(t *Target) { t.Wheels[0].Layer.DiffID = "md5:00" }},
		{"no name of a .deb file", func(t *Target) { t.Apt[0].File = "a/b.deb" }},
		{"no sha256", func(t *Target) { t.Apt[0].SHA256 = "x" }},
		{"user: ", func(t *Target) { t.Image.User.Value = "root; reboot" }},
		{"apt: ", func(t *Target) { t.Image.Apt = []request.Text{{Value: "-oDir::Etc=/x"}} }},
		{"env: ", func(t *Target) { t.Image.Env = map[string]string{"A B": ""} }},
		{"env and labels: ", func(t *Target) { t.Image.Labels = map[string]string{"a": "\x1b[2J"} }},
		{"labels: ", func(t *Target) { t.Image.Labels = map[string]string{"a=b": ""} }},
		{"workdir: ", func(t *Target) { t.Image.Workdir.Value = "../x" }},
		{"base: ", func(t *Target) { t.Image.Base.Value = "$(id)" }},
		{"tags: ", func(t *Target) { t.Image.Tags = []request.Text{{Value: "A b"}} }},
		{"entrypoint: ", func(t *Target) { t.Image.Entrypoint = []string{"a\x00b"} }},
		{"command: ", func(t *Target) { t.Image.Command = []string{"a\nb"} }},
		{"leads out", func(t *Target) { t.Image.Copy = []request.CopyRequest{{From: "../x", To: "/x"}} }},
		{"leads out", func(t *Target) { t.SelfTest.Smoke.Value = "../smoke.py" }},
		{"no Python script", func(t *Target) { t.SelfTest.Smoke.Value = "smoke.sh" }},
		{"copy: ", func(t *Target) { t.Image.Copy = []request.CopyRequest{{From: "x", To: "x"}} }},
	}
	for _, tt := range tests {
		l := sample()
		tt.forge(&l.Targets[0])
		_, err := Read(Write(l), DefaultName)
		if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), DefaultName+": target ") {
			t.Errorf("error %v, want one that says %q", err, tt.want)
		}
	}
}
