package main

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/bounded"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/matrices"
)

// TestWhatAnyLogCosts explains logs of 8 MB that are made to be slow.
func TestWhatAnyLogCosts(t *testing.T) {
	var examples, gpus, errors, packages strings.Builder
	for _, e := range matrices.Embedded().Errors() {
		examples.WriteString(e.Example[:len(e.Example)*2/3] + " ")
	}
	for i := range 20_000 {
		fmt.Fprintf(&gpus, "GPU %d: NVIDIA RTX %d Ti (UUID: x)\n", i, i)
		fmt.Fprintf(&gpus, "NVIDIA H%d with CUDA capability sm_90 is not compatible\n", i)
		fmt.Fprintf(&errors, "Root cause  [no-such-%d]\n", i)
	}
	for _, name := range matrices.Embedded().PackageNames() {
		packages.WriteString("torch==" + name + "==1==")
	}
	for name, part := range map[string]string{
		"parts of errors":          examples.String(),
		"parts of errors on lines": strings.ReplaceAll(examples.String(), " ", "\n"),
		"names of GPUs":            gpus.String(),
		"names of errors":          errors.String(),
		"packages":                 packages.String(),
		"escapes":                  "\x1b[\x1b]8;;",
		"returns":                  "\r",
		"line ends":                "\n",
		"zeros":                    "\x00",
		"no text":                  "\xff\xfe",
		"one framework":            "torch 1.1 jax-2.2 driver version: ",
	} {
		t.Run(name, func(t *testing.T) {
			log := strings.Repeat(part, 1+(8<<20)/len(part))[:8<<20]
			bounded.Run(t, bounded.Bars{Memory: 64 << 20, CPU: time.Second}, []byte(log), func(file string) {
				none := func(string) string { return "" }
				a := &app{&cli.App{Stdout: io.Discard, Stderr: io.Discard, Env: none}}
				_ = a.explain([]string{file}, nil, "table") // that it bears no error is one too
			})
		})
	}
}

// TestWhatALongLogCosts explains 20 MB of what programs print.
func TestWhatALongLogCosts(t *testing.T) {
	line := "2026-11-20 10:22:01,123 INFO step 100/10000 loss: 0.312 lr: 3e-4 | GPU mem 21.2 GiB | torch.cuda ok\n"
	log := ""
	if !bounded.Here() {
		log = noKernel + "\n" + strings.Repeat(line, (20<<20)/len(line))
	}
	bounded.Run(t, bounded.Bars{Memory: 64 << 20, CPU: time.Second}, []byte(log), func(file string) {
		a := &app{&cli.App{Stdout: io.Discard, Stderr: io.Discard, Env: func(string) string { return "" }}}
		if err := a.explain([]string{file}, nil, "table"); err != nil {
			t.Error(err)
		}
	})
}
