package main

import (
	"bytes"
	"fmt"
	"text/template"
)

// formula is Homebrew's recipe. What stands in it comes from product and from
// digests that were just computed.
var formula = template.Must(template.New("formula").Parse(`class Envsolve < Formula
  desc "{{.Product.Summary}}"
  homepage "{{.Product.Homepage}}"
  version "{{.Version}}"
  license "{{.Product.Licence}}"
{{range .Systems}}
  on_{{.Name}} do
{{- range .Archives}}
    on_{{.Arch}} do
      url "{{.URL}}"
      sha256 "{{.SHA256}}"
    end
{{- end}}
  end
{{end}}
  def install
    bin.install Dir["envsolve*"]
    man1.install Dir["man/man1/*.1"]
    bash_completion.install "completions/envsolve.bash" => "envsolve"
    zsh_completion.install "completions/_envsolve"
    fish_completion.install "completions/envsolve.fish"
  end

  test do
    assert_match "framework   pytorch", shell_output("#{bin}/envsolve plan --gpu a100 --framework pytorch")
  end
end
`))

// brewed is an archive as the formula names it.
type brewed struct{ Arch, URL, SHA256 string }

// homebrew returns the formula for the archives of macOS and Linux; platforms
// that are not there are left out.
func (p product) homebrew(v version, archives map[string]entry) (entry, error) {
	type system struct {
		Name     string
		Archives []brewed
	}
	var systems []system
	for _, s := range []struct{ brew, system string }{{"macos", "darwin"}, {"linux", "linux"}} {
		group := system{Name: s.brew}
		for _, a := range []struct{ brew, arch string }{{"arm", "arm64"}, {"intel", "amd64"}} {
			if archive, ok := archives[s.system+"/"+a.arch]; ok {
				url := fmt.Sprintf("%s/releases/download/%s/%s", p.homepage, v.text, archive.name)
				group.Archives = append(group.Archives, brewed{a.brew, url, archive.digest()})
			}
		}
		if group.Archives != nil {
			systems = append(systems, group)
		}
	}
	var b bytes.Buffer
	err := formula.Execute(&b, map[string]any{
		"Product": map[string]string{"Summary": p.summary, "Homepage": p.homepage, "Licence": p.licence},
		"Version": v.String(), "Systems": systems,
	})
	return entry{p.name + ".rb", 0o644, b.Bytes()}, err
}
