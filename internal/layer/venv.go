package layer

import (
	"io/fs"
	"path"

	"github.com/envsolve/envsolve/internal/wheel"
)

// VirtualEnv lists the files that make Prefix a virtual environment of the
// interpreter, a path in the base image such as /usr/local/bin/python3.12. They
// are those of `python -m venv --without-pip --symlinks`, less the scripts that
// change a shell: an image sets its PATH.
func VirtualEnv(opt Options, interpreter string) ([]File, error) {
	opt, err := opt.normalize()
	if err != nil {
		return nil, err
	}
	if !prefixForm().MatchString(interpreter) || path.Clean(interpreter) != interpreter {
		return nil, wheel.Refuse(interpreter, "it is no path of an interpreter")
	}
	in := func(rest string) string { return opt.Prefix + "/" + rest }
	return []File{
		{Path: in("pyvenv.cfg"), Content: []byte("home = " + path.Dir(interpreter) + "\n" +
			"include-system-site-packages = false\n" +
			"version = " + opt.Python + "\n" +
			"executable = " + interpreter + "\n")},
		{Path: in("bin/python"), Link: interpreter},
		{Path: in("bin/python3"), Link: "python"},
		{Path: in("bin/python" + opt.Python), Link: "python"},
		{Path: in("include"), Mode: fs.ModeDir},
		{Path: "/" + opt.lib(), Mode: fs.ModeDir},
		{Path: in("lib64"), Link: "lib"},
	}, nil
}
