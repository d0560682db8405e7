package main

import (
	"context"
	"debug/buildinfo"
	"debug/elf"
	"debug/macho"
	"debug/pe"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"

	"github.com/envsolve/envsolve/internal/cli"
)

// program is a program that was compiled for a platform.
type program struct {
	name    string // without .exe
	data    []byte
	linked  []debug.Module // the modules in it, by what the linker wrote down
	goLevel string         // the version of Go
}

// compile compiles the programs of a platform into a folder, and reads them.
func compile(ctx context.Context, p platform, v version, folder string) ([]program, error) {
	if err := compileInto(ctx, p, v, folder); err != nil {
		return nil, err
	}
	var made []program
	for _, name := range p.programs {
		file, err := readProgram(p, name, filepath.Join(folder, p.executable(name)))
		if err != nil {
			return nil, err
		}
		made = append(made, file)
	}
	return made, nil
}

// compileInto compiles the programs of a platform into a folder. What else in the
// environment would change the bytes is set to Go's own defaults.
func compileInto(ctx context.Context, p platform, v version, folder string) error {
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags",
		"-s -w -X " + cli.Module + "/internal/cli.release=" + v.text, "-o", folder + string(filepath.Separator)}
	for _, name := range p.programs {
		args = append(args, cli.Module+"/cmd/"+name)
	}
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Env = append(os.Environ(), "GOOS="+p.system, "GOARCH="+p.arch, "CGO_ENABLED=0", "GOFLAGS=", "GOEXPERIMENT=",
		"GOAMD64=v1", "GOARM64=v8.0", "GOFIPS140=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("compiling for %s: %w\n%s", p, err, out)
	}
	return nil
}

// readProgram reads a program, and checks that it is one for the platform.
func readProgram(p platform, name, path string) (program, error) {
	if err := p.runs(path); err != nil {
		return program{}, fmt.Errorf("%s for %s: %w", name, p, err)
	}
	info, err := buildinfo.ReadFile(path)
	if err != nil {
		return program{}, err
	}
	data, err := os.ReadFile(path)
	made := program{name: name, data: data, goLevel: info.GoVersion}
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		made.linked = append(made.linked, *m)
	}
	return made, err
}

// runs reports why a file is no program for the platform.
func (p platform) runs(path string) error {
	switch p.system {
	case "linux":
		return p.runsOnLinux(path)
	case "darwin":
		file, err := macho.Open(path)
		if err != nil {
			return err
		}
		defer file.Close()
		if file.Cpu != p.macho || file.Type != macho.TypeExec {
			return fmt.Errorf("a Mach-O file of type %s for %s", file.Type, file.Cpu)
		}
	default:
		file, err := pe.Open(path)
		if err != nil {
			return err
		}
		defer file.Close()
		if file.Machine != p.pe || file.Characteristics&pe.IMAGE_FILE_EXECUTABLE_IMAGE == 0 {
			return fmt.Errorf("a PE file for machine %#x", file.Machine)
		}
	}
	return nil
}

// runsOnLinux requires that the program loads nothing: only then does a wheel fit
// glibc and musl of any age.
func (p platform) runsOnLinux(path string) error {
	file, err := elf.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	if file.Machine != p.elf {
		return fmt.Errorf("an ELF file for %s", file.Machine)
	}
	for _, part := range file.Progs {
		if part.Type == elf.PT_INTERP || part.Type == elf.PT_DYNAMIC {
			return fmt.Errorf("it is linked dynamically (%s)", part.Type)
		}
	}
	return nil
}
