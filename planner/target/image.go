package target

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/planner/internal/spelling"
	"github.com/envsolve/envsolve/planner/request"
)

func (d *decoder) image(bodies []*hclsyntax.Body) request.ImageRequest {
	return request.ImageRequest{
		Tags:       d.checkedAll(d.attr(bodies, "tags"), "Bad tag", checkTag),
		Apt:        d.aptPackages(d.attr(bodies, "apt")),
		Env:        d.stringMap(bodies, "env", checkEnvKey),
		User:       d.checked(d.attr(bodies, "user"), "Bad user", checkUser),
		Copy:       d.copies(bodies),
		Workdir:    d.checked(d.attr(bodies, "workdir"), "Bad path", checkImagePath),
		Entrypoint: d.strings(d.attr(bodies, "entrypoint")),
		Command:    d.strings(d.attr(bodies, "command")),
		Labels:     d.stringMap(bodies, "labels", checkLabelKey),
		Base:       d.checked(d.attr(bodies, "base"), "Bad image reference", CheckReference),
		Bytecode:   d.boolean(d.attr(bodies, "bytecode")),
	}
}

// checked reads a string that has to match a pattern.
func (d *decoder) checked(a *attribute, summary string, check func(string) error) request.Text {
	t := d.text(a)
	if !t.Set() {
		return t
	}
	if err := check(t.Value); err != nil {
		d.errorf(a.valueRange(), summary, "%s: %v.", a.name, err)
		return request.Text{}
	}
	return t
}

// checkedAll reads a list of strings that each have to match a pattern.
func (d *decoder) checkedAll(a *attribute, summary string, check func(string) error) []request.Text {
	if a == nil {
		return nil
	}
	texts := d.texts(a)
	for _, t := range texts {
		if err := check(t.Value); err != nil {
			at := a.valueRange()
			for i, value := range listOf(a.value) {
				if s, ok := scalarText(value); ok && strings.TrimSpace(s) == t.Value && a.elementRanges() != nil {
					at = a.elementRanges()[i]
				}
			}
			d.errorf(at, summary, "%s: %v.", a.name, err)
		}
	}
	return texts
}

func (d *decoder) aptPackages(a *attribute) []request.Text {
	return d.checkedAll(a, "Bad package", checkApt)
}

// checkTag takes a reference without a digest: a digest cannot be pushed to.
func checkTag(s string) error {
	if strings.Contains(s, "@") {
		return errors.New("a tag holds no digest")
	}
	return CheckReference(s)
}

// stringMap reads env or labels. Numbers and bools are written as text: unlike
// versions they mean the same in either form.
func (d *decoder) stringMap(bodies []*hclsyntax.Body, name string, checkKey func(string) error) map[string]string {
	merged := d.merged(bodies, name)
	if len(merged) == 0 {
		return nil
	}
	out := make(map[string]string, len(merged))
	for _, key := range slices.Sorted(maps.Keys(merged)) {
		e := merged[key]
		if err := checkKey(key); err != nil {
			d.errorf(e.at, "Bad key", "%s: %v.", name, err)
			continue
		}
		text, ok := scalarText(e.value)
		if !ok {
			d.wrongType(e.value, "a string", e.where, name+" "+key, e.expr)
			continue
		}
		if d.clean(text, e.where, name+" "+key) {
			out[key] = text
		}
	}
	return out
}

// copies gathers the copy blocks of all layers; the same "to" replaces.
func (d *decoder) copies(bodies []*hclsyntax.Body) []request.CopyRequest {
	var out []request.CopyRequest
	for _, body := range bodies {
		for _, block := range body.Blocks {
			if block.Type != "copy" {
				continue
			}
			c, ok := d.copy(block)
			if !ok {
				continue
			}
			same := func(o request.CopyRequest) bool { return o.To == c.To }
			if i := slices.IndexFunc(out, same); i >= 0 {
				out[i] = c
				continue
			}
			out = append(out, c)
		}
	}
	return out
}

func (d *decoder) copy(block *hclsyntax.Block) (request.CopyRequest, bool) {
	one := []*hclsyntax.Body{block.Body}
	from := d.attr(one, "from")
	source := d.text(from)
	to := d.checked(d.attr(one, "to"), "Bad path", checkImagePath)
	if !source.Set() || !to.Set() {
		return request.CopyRequest{}, false
	}
	clean := path.Clean(filepath.ToSlash(source.Value))
	if why := outside(d.dir, clean); why != "" {
		d.errorf(from.valueRange(), "Bad path",
			"Copy from %q: %s; only files in the folder of the target file can be copied.", source.Value, why)
		return request.CopyRequest{}, false
	}
	return request.CopyRequest{From: clean, To: to.Value, At: position(block.DefRange())}, true
}

// outside says why a path does not stay in a folder, links included. A path
// that does not exist yet stays; the build looks again.
func outside(dir, name string) string {
	if path.IsAbs(name) || filepath.IsAbs(name) || strings.Contains(name, "\\") || filepath.VolumeName(name) != "" {
		return "the path is not relative"
	}
	if !filepath.IsLocal(filepath.FromSlash(name)) {
		return "the path leads out of the folder"
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return ""
	}
	defer root.Close()
	_, err = root.Stat(filepath.FromSlash(name))
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		return ""
	}
	if errors.Is(err, fs.ErrPermission) {
		return "it cannot be read"
	}
	return "a link leads out of the folder"
}

// CheckImage checks an image section that did not come through Load, such as a
// lock's, by the same patterns.
func CheckImage(i request.ImageRequest) error {
	var errs []error
	each := func(what string, check func(string) error, values ...string) {
		for _, value := range values {
			if err := check(value); err != nil {
				errs = append(errs, fmt.Errorf("%s: %w", what, err))
			}
		}
	}
	optional := func(what string, check func(string) error, value string) {
		if value != "" {
			each(what, check, value)
		}
	}
	for _, t := range i.Tags {
		each("tags", checkTag, t.Value)
	}
	for _, t := range i.Apt {
		each("apt", checkApt, t.Value)
	}
	for _, table := range []map[string]string{i.Env, i.Labels} {
		each("env and labels", plainText, slices.Sorted(maps.Values(table))...)
	}
	each("env", checkEnvKey, slices.Sorted(maps.Keys(i.Env))...)
	each("labels", checkLabelKey, slices.Sorted(maps.Keys(i.Labels))...)
	optional("user", checkUser, i.User.Value)
	optional("workdir", checkImagePath, i.Workdir.Value)
	optional("base", CheckReference, i.Base.Value)
	each("entrypoint", plainText, i.Entrypoint...)
	each("command", plainText, i.Command...)
	for _, c := range i.Copy {
		each("copy", checkImagePath, c.To)
		if !filepath.IsLocal(filepath.FromSlash(c.From)) || strings.Contains(c.From, "\\") {
			errs = append(errs, fmt.Errorf("copy: %q leads out of the folder of the target file", c.From))
		}
	}
	return errors.Join(errs...)
}

// plainText is CheckText for values whose text belongs into the message.
func plainText(s string) error {
	if err := spelling.CheckText(s); err != nil {
		return fmt.Errorf("%q %w", s, err)
	}
	return nil
}
