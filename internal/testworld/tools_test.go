package testworld

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestToolsAreInPackagesOfEachDistribution(t *testing.T) {
	tools := strings.Fields("runc gpgv keyring ensurepip ip dockerd node npm unsquashfs fusermount3 newuidmap")
	for manager, want := range map[string]string{
		"apt-get": "runc gpgv debian-archive-keyring python3-venv iproute2 docker.io nodejs npm squashfs-tools fuse3 uidmap",
		"dnf": "runc gnupg2 debian-keyring python3-libs iproute moby-engine nodejs nodejs-npm squashfs-tools fuse3 " +
			"shadow-utils",
	} {
		out, err := exec.Command("bash", append([]string{"tools.sh", "--names", manager}, tools...)...).CombinedOutput()
		if got := strings.Join(strings.Fields(string(out)), " "); err != nil || got != want {
			t.Errorf("by %s: %v, got %q, want %q", manager, err, got, want)
		}
	}
}

// TestWhatIsMissingIsSaidBefore runs the script with a package manager that notes
// how it is called, as root and as somebody else.
func TestWhatIsMissingIsSaidBefore(t *testing.T) {
	for name, c := range map[string]struct {
		manager, uid, want string
		fails              bool
	}{
		"Debian": {"apt-get", "0", "installing with apt-get: no-such-tool squashfs-tools\n" +
			"apt-get update -qq\napt-get install -y -qq --no-install-recommends no-such-tool squashfs-tools\n", false},
		"Fedora": {"dnf", "0", "installing with dnf: no-such-tool squashfs-tools\n" +
			"dnf install -y -q --setopt=install_weak_deps=False no-such-tool squashfs-tools\n", false},
		"not root": {"apt-get", "1000", "missing: no-such-tool squashfs-tools; as root: " +
			"apt-get install no-such-tool squashfs-tools\n", true},
		"another": {"pacman", "0", "missing: no-such-tool squashfs-tools; install them with your package manager\n", true},
	} {
		t.Run(name, func(t *testing.T) {
			bin := t.TempDir()
			for program, text := range map[string]string{
				c.manager: "#!/bin/bash\necho " + c.manager + ` "$@" >&2` + "\n",
				"id":      "#!/bin/bash\necho " + c.uid + "\n",
			} {
				if err := os.WriteFile(filepath.Join(bin, program), []byte(text), 0o755); err != nil {
					t.Fatal(err)
				}
			}
			// The script looks where root's programs are, too: it runs where there are none.
			script, err := os.ReadFile("tools.sh")
			if err != nil {
				t.Fatal(err)
			}
			alone := strings.Replace(string(script), "PATH=$PATH:/usr/sbin:/sbin\n", "", 1)
			cmd := exec.Command("/bin/bash", "-c", alone, "tools.sh", "--only", "id", "no-such-tool", "unsquashfs")
			cmd.Env = []string{"PATH=" + bin}
			out, err := cmd.CombinedOutput()
			if string(out) != c.want || (err != nil) != c.fails {
				t.Errorf("%v, got\n%swant\n%s", err, out, c.want)
			}
		})
	}
}
