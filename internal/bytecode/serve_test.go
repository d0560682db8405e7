package bytecode_test

import (
	"bufio"
	"bytes"
	"fmt"
	"io/fs"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/bytecode"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// The environment's folder in the image, which is not on this machine.
const site = "/nonexistent/site"

// server is a server of a cache, for modules below a folder.
type server struct {
	python, cache, root string
}

func start(t *testing.T) *server {
	t.Helper()
	python, err := exec.LookPath("python3")
	if err != nil {
		worldtest.SkipUnlessCI(t, "no Python can run the server: "+err.Error())
	}
	dir, err := os.MkdirTemp("", "") // the path of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	s := &server{python: python, cache: filepath.Join(dir, "cache"), root: filepath.Join(dir, "root")}
	script := filepath.Join(dir, "serve.py")
	write(t, script, string(bytecode.Server))
	if err := os.Mkdir(s.cache, 0o755); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	command := exec.Command(python, "-I", "-S", script, s.cache, s.root)
	command.Stdout, command.Stderr = &out, &out
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait() // it was killed
		if out.Len() > 0 {
			t.Errorf("the server wrote %s", out.Bytes())
		}
	})
	return s
}

// dial connects to the server as soon as it listens.
func (s *server) dial(t *testing.T) *client {
	t.Helper()
	for until := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		conn, err := net.Dial("unix", filepath.Join(s.cache, "socket"))
		if err == nil {
			t.Cleanup(func() { _ = conn.Close() })
			return &client{conn, bufio.NewReader(conn)}
		}
		if time.Now().After(until) {
			t.Fatal(err)
		}
	}
}

type client struct {
	net.Conn
	answers *bufio.Reader
}

// ask has a module compiled, and reports whether the server goes on to listen.
func (c *client) ask(place string) bool {
	if _, err := fmt.Fprintln(c, place); err != nil {
		return false
	}
	answer, err := c.answers.ReadString('\n')
	return answer == "\n" && err == nil
}

// compiled lists the files in the cache, less the socket and the versions in their names.
func (s *server) compiled(t *testing.T) (names []string) {
	t.Helper()
	err := filepath.WalkDir(s.cache, func(path string, d os.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			name, _, _ := strings.Cut(path[len(s.cache):], ".cpython-")
			names = append(names, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// imports has a Python that uses the self-test's client import modules of a folder, and returns
// what it prints.
func (s *server) imports(t *testing.T, folder, program string, environ ...string) string {
	t.Helper()
	home, err := filepath.Abs("../../templates/selftest")
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(s.python, "-c", fmt.Sprintf("import sys\nsys.path[:0] = [%q, %q]\n"+
		"from envsolve_selftest import bytecode\nbytecode.use(%q)\n%s", folder, home, s.cache, program))
	command.Env = append([]string{"PYTHONPYCACHEPREFIX=" + s.cache, "PYTHONDONTWRITEBYTECODE=1"}, environ...)
	command.Dir = t.TempDir()
	out, err := command.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

// A module is compiled for who imports it, once, and again where its source is another.
func TestModulesAreCompiledForThoseWhoImportThem(t *testing.T) {
	s := start(t)
	s.dial(t) // it listens
	for i, text := range []string{"import two\nx = 1\n", "import two\nx = 1\n", "import two\nx = 2\n"} {
		for _, below := range []string{"", s.root} {
			write(t, filepath.Join(below, s.root, "here/one.py"), text)
			write(t, filepath.Join(below, s.root, "here/two.py"), "")
		}
		said := s.imports(t, filepath.Join(s.root, "here"), "import one, os\nprint(one.x, os.path.exists(one.__cached__))\n")
		if want := []string{"1 True\n", "1 True\n", "2 True\n"}[i]; said != want {
			t.Errorf("the import says %q, not %q", said, want)
		}
	}
	found := strings.Join(s.compiled(t), " ")
	for _, name := range []string{"one", "two"} {
		if !strings.Contains(found, filepath.Join(s.root, "here", name)) {
			t.Errorf("%s is not compiled: %s", name, found)
		}
	}
}

// Nothing is asked for that Python does not take: with -O it looks for byte code of its own.
func TestOptimisedModulesAreNotAskedFor(t *testing.T) {
	s := start(t)
	s.dial(t)
	folder := filepath.Join(s.root, "here")
	write(t, filepath.Join(folder, "one.py"), "")
	s.imports(t, folder, "import one\n", "PYTHONOPTIMIZE=1")
	if found := s.compiled(t); len(found) != 0 {
		t.Errorf("%q were compiled", found)
	}
}

// A process that forks from one that has asked asks for itself.
func TestForksAskForThemselves(t *testing.T) {
	s := start(t)
	s.dial(t)
	folder := filepath.Join(s.root, "here")
	for _, name := range []string{"one", "two", "three"} {
		write(t, filepath.Join(folder, name+".py"), "")
	}
	said := s.imports(t, folder, "import one, os\npid = os.fork()\nif pid == 0:\n    import two\n    os._exit(0)\n"+
		"import three\nprint(os.waitpid(pid, 0)[1])\n")
	if said != "0\n" {
		t.Error(said)
	}
	found := strings.Join(s.compiled(t), " ")
	for _, name := range []string{"one", "two", "three"} {
		if !strings.Contains(found, filepath.Join(folder, name)) {
			t.Errorf("%s is not compiled: %s", name, found)
		}
	}
}

// What several ask for at a time is compiled once.
func TestWhatSeveralAskForIsCompiledOnce(t *testing.T) {
	s := start(t)
	write(t, filepath.Join(s.root, site, "slow.py"), strings.Repeat("x = [1, 2, 3]\n", 20000))
	clients := []*client{s.dial(t), s.dial(t), s.dial(t)}
	for _, c := range clients {
		if _, err := fmt.Fprintln(c, site+"/slow.py"); err != nil {
			t.Fatal(err)
		}
	}
	var first fs.FileInfo
	for i, c := range clients {
		if answer, err := c.answers.ReadString('\n'); answer != "\n" || err != nil {
			t.Fatalf("client %d is answered %q, %v", i, answer, err)
		}
		found, err := filepath.Glob(filepath.Join(s.cache, site, "slow.*"))
		if err != nil || len(found) != 1 {
			t.Fatalf("%q are there, %v", found, err)
		}
		file, err := os.Stat(found[0])
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = file
		}
		if !os.SameFile(file, first) {
			t.Errorf("it is compiled again for client %d", i)
		}
	}
}

// Whoever asks may be anybody's code: it gets nothing but byte code in the cache.
func TestStrangeRequests(t *testing.T) {
	s := start(t)
	for _, name := range []string{"well.py", "syntax.py", "zero.py", "folder.py/x", "data.txt"} {
		write(t, filepath.Join(s.root, site, name), map[string]string{"syntax.py": "def\n", "zero.py": "x\x00"}[name])
	}
	write(t, filepath.Join(s.root, site, "deep.py"), strings.Repeat("(", 5000)+strings.Repeat(")", 5000))
	write(t, filepath.Join(s.root, site, "large.py"), strings.Repeat("#\n", 9<<20))
	write(t, filepath.Join(filepath.Dir(s.root), "outside.py"), "")
	c := s.dial(t)
	for _, place := range []string{
		"", "\x00", "\xff.py", "well.py", "/../outside.py", "/../../../../../../outside.py",
		site + "/../site/well.py", site + "/./well.py", "/" + site + "/well.py", site + "/well.py\r", site + "/\x00.py",
		site + "/syntax.py", site + "/zero.py", site + "/folder.py", site + "/data.txt", site + "/none.py",
		site + "/large.py", site + "/" + strings.Repeat("x", 300) + ".py",
	} {
		if !c.ask(place) {
			t.Fatalf("%q ended the talk", place)
		}
	}
	if found := s.compiled(t); len(found) != 0 {
		t.Errorf("%q were compiled", found)
	}
	if !c.ask(site+"/deep.py") || !c.ask(site+"/well.py") {
		t.Fatal("there is no answer")
	}
	if found := s.compiled(t); len(found) == 0 || found[len(found)-1] != site+"/well" {
		t.Errorf("%q were compiled", found)
	}
	if c.ask("/" + strings.Repeat("x", 5000) + ".py") {
		t.Error("a request without an end is answered")
	}
	if !s.dial(t).ask(site + "/well.py") {
		t.Error("nobody else is answered after it")
	}
}

// There is a bound to how many ask at a time.
func TestTooManyClients(t *testing.T) {
	s := start(t)
	write(t, filepath.Join(s.root, site, "well.py"), "")
	var clients []*client
	for range 32 {
		c := s.dial(t)
		if !c.ask(site + "/well.py") {
			t.Fatalf("client %d is not answered", len(clients))
		}
		clients = append(clients, c)
	}
	if s.dial(t).ask(site + "/well.py") {
		t.Error("one more is answered")
	}
	for _, c := range clients {
		if err := c.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for until := time.Now().Add(time.Minute); !s.dial(t).ask(site + "/well.py"); {
		if time.Now().After(until) {
			t.Fatal("nobody is answered after those are gone")
		}
	}
}
