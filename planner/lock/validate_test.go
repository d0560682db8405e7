package lock

import (
	"reflect"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func TestReadTakesTheSample(t *testing.T) {
	if _, err := Read(Write(sample()), DefaultName); err != nil {
		t.Error(err)
	}
}

// relocate gives a target a relocatable build of Python, changed.
func relocate(t *Target, change func(*plan.Standalone)) *Target {
	t.Stack.Standalone = &plan.Standalone{Version: "3.12.14", Build: "20260814", Root: "python",
		URL: "https://example.com/cpython-3.12.14%2B20260814.tar.gz", SHA256: strings.Repeat("ab", 32)}
	t.Base.Python = t.Stack.Standalone.Interpreter("3.12")
	change(t.Stack.Standalone)
	return t
}

// TestALockWithARelocatablePythonIsRead writes one and reads it.
func TestALockWithARelocatablePythonIsRead(t *testing.T) {
	l := sample()
	relocate(&l.Targets[0], func(*plan.Standalone) {}).Interpreter = Interpreter{Size: 7, Layer: l.Targets[0].Wheels[0].Layer}
	read, err := Read(Write(l), DefaultName)
	if err != nil {
		t.Fatal(err)
	}
	found := read.Find(l.Targets[0].Name, l.Targets[0].Platform)
	if found == nil || found.Stack.Standalone == nil || *found.Stack.Standalone != *l.Targets[0].Stack.Standalone ||
		found.Interpreter != l.Targets[0].Interpreter {
		t.Errorf("%+v", found)
	}
	if sizes := found.Sizes(); sizes.PythonBytes != found.Interpreter.Layer.Size {
		t.Errorf("the layer of Python counts %d bytes", sizes.PythonBytes)
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
		{"layer: ", func(t *Target) { t.Wheels[0].Layer.Digest = digest.Digest("sha256:" + upper) }},
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
		{"no image reference", func(t *Target) { t.Base.Reference = "docker.io/x y" }},
		{"no path of an interpreter", func(t *Target) { t.Base.Python = "/usr/bin/../../x" }},
		{"no path of an interpreter", func(t *Target) { t.Base.Python = "python3" }},
		{"no path of an interpreter", func(t *Target) { t.Base.Python = "/usr/bin/python3 -c$(id)" }},
		{"no path of an interpreter", func(t *Target) { t.Base.Python = "/" }},
		{"no relocatable build", func(t *Target) { t.Interpreter.Size = 1 }},
		{"not in /opt/python", func(t *Target) { relocate(t, func(*plan.Standalone) {}).Base.Python = "/usr/bin/python3.12" }},
		{"python: \"ftp", func(t *Target) { relocate(t, func(s *plan.Standalone) { s.URL = "ftp://example.com/p.tar.gz" }) }},
		{"no sha256", func(t *Target) { relocate(t, func(s *plan.Standalone) { s.SHA256 = upper }) }},
		{"no folder of an archive", func(t *Target) { relocate(t, func(s *plan.Standalone) { s.Root = "../python" }) }},
		{"no folder of an archive", func(t *Target) { relocate(t, func(s *plan.Standalone) { s.Root = "$(id)" }) }},
		{"python: layer: ", func(t *Target) {
			relocate(t, func(*plan.Standalone) {}).Interpreter.Layer.DiffID = "md5:00"
		}},
		{"is no size", func(t *Target) { t.Base.Size = 1 << 62 }},
		{"is no size", func(t *Target) { t.Wheels[0].Size = 1 << 62 }},
		{"is no size", func(t *Target) { t.Wheels[0].Layer.Size = 1 << 62 }},
		{"no type of a layer", func(t *Target) { t.Wheels[0].Layer.MediaType = "application/x-sh" }},
		{"no type of a layer", func(t *Target) { t.AptLayer.MediaType = "application/vnd.oci.image.layer.v1.tar+sh" }},
		{"stack: \"$(id)\" is no image reference", func(t *Target) { t.Stack.BaseImage = "$(id)" }},
		{"no package and its version", func(t *Target) { t.Stack.Packages = map[string]string{"torch": "1 --pre"} }},
		{"no package and its version", func(t *Target) { t.Stack.Packages = map[string]string{"--index-url=x": "1"} }},
		{"index: ", func(t *Target) { t.Wheels[0].Index = "https://me:secret@example.com/simple" }},
		{"request: index.own: ", func(t *Target) {
			t.Request = []string{"index.own = https://me:secret@example.com/simple"}
		}},
		{"no version of Python", func(t *Target) { t.Base.PythonVersion = "3.12; id" }},
		{"no version of glibc", func(t *Target) { t.Base.Glibc = "$(id)" }},
		{"base: -1 is no size", func(t *Target) { t.Base.Size = -1 }},
		{"stack: -1 is no size", func(t *Target) { n := int64(-1); t.Stack.DownloadBytes = &n }},
		{"no normalized name", func(t *Target) { t.Wheels[0].Name = "Torch" }},
		{"no normalized name", func(t *Target) { t.Wheels[0].Name = "torch\n--index-url=x" }},
		{"no normalized name", func(t *Target) { t.Wheels[0].Name = "../torch" }},
		{"a file of another package", func(t *Target) { t.Wheels[0].Name = "numpy" }},
		{"no version", func(t *Target) { t.Wheels[0].Version = "1\nRUN id" }},
		{"no version", func(t *Target) { t.Wheels[0].Version = "" }},
		{"-5 is no size", func(t *Target) { t.Wheels[0].Size = -5 }},
		{"layer: -5 is no size", func(t *Target) { t.Wheels[0].Layer.Size = -5 }},
		{"belongs into .netrc", func(t *Target) { t.Wheels[0].URL = "https://me:secret@example.com/x.whl" }},
		{"belongs into .netrc", func(t *Target) { t.Apt[0].URL = "https://token@example.com/x.deb" }},
		{"belongs into .netrc", func(t *Target) {
			t.Stack.Indexes = []request.Index{{Name: "own", URL: "https://me:secret@example.com/simple"}}
		}},
		{"no address", func(t *Target) { t.Stack.Indexes = []request.Index{{Name: "own", URL: "me:secret@example.com"}} }},
		{"no name of a package", func(t *Target) { t.Apt[0].Name = "-git" }},
		{"no version", func(t *Target) { t.Apt[0].Version = "1 && id" }},
		{"no architecture", func(t *Target) { t.Apt[0].Arch = "amd64\n" }},
		{"-1 is no size", func(t *Target) { t.Apt[0].Size = -1 }},
		{"apt_layer: ", func(t *Target) { t.AptLayer.Digest = "sha256:../../x" }},
		{"copy: ", func(t *Target) { t.Image.Copy = []request.CopyRequest{{From: "x", To: "x"}} }},
	}
	for _, tt := range tests {
		l := sample()
		tt.forge(&l.Targets[0])
		_, err := Read(Write(l), DefaultName)
		if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), DefaultName+": target ") {
			t.Errorf("error %v, want one that says %q", err, tt.want)
		}
		if err != nil && strings.Contains(err.Error(), "secret") {
			t.Errorf("the error shows a password: %v", err)
		}
	}
}

// TestNoTextOfALockSteersAnything puts what steers a terminal or begins a line
// into every text of a lock, one at a time.
func TestNoTextOfALockSteersAnything(t *testing.T) {
	for _, bad := range []string{"\n", "\r", "\x1b[2J", "\u009b2J", "\u202e", "\x00", "\u2066", "\x7f"} {
		n := 0
		eachText(reflect.ValueOf(new(sample())).Elem(), func(reflect.Value) { n++ })
		for i := range n {
			l, at := sample(), -1
			eachText(reflect.ValueOf(&l).Elem(), func(text reflect.Value) {
				if at++; at == i {
					text.SetString(text.String() + bad)
				}
			})
			if _, err := Read(Write(l), DefaultName); err == nil {
				t.Errorf("text %d of %d with %q at its end is taken", i, n, bad)
			}
		}
	}
}

// eachText visits the texts of a lock that are not the keys of a map, and that
// the file holds.
func eachText(v reflect.Value, visit func(reflect.Value)) {
	switch v.Kind() {
	case reflect.String:
		if v.String() != "" {
			visit(v)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachText(v.Index(i), visit)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			text := reflect.New(v.Type().Elem()).Elem()
			text.Set(v.MapIndex(key))
			eachText(text, visit)
			v.SetMapIndex(key, text)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Type != reflect.TypeFor[request.Position]() {
				eachText(v.Field(i), visit)
			}
		}
	}
}
