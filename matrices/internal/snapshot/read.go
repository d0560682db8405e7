package snapshot

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
)

// Decode reads the head of a snapshot of this program's own; the rows of its
// sections are decoded when they are asked for.
func Decode(snapshot string) (version, digest string, sections []Section, err error) {
	version, digest, body, err := head(snapshot)
	if err != nil {
		return "", "", nil, err
	}
	sections = directory(body)
	return version, digest, sections[:len(sections)-1], nil
}

// head parts a snapshot into what stands before its body, and that.
func head(snapshot string) (version, digest, body string, err error) {
	if !strings.HasPrefix(snapshot, magic) {
		return "", "", "", fmt.Errorf("the snapshot of the facts does not begin with %s", magic)
	}
	r := reader{data: snapshot, pos: len(magic)}
	version, digest = r.text(), r.text()
	return version, digest, snapshot[r.pos:], nil
}

// directory lists the sections of a body, that of the forms last.
func directory(body string) []Section {
	r := reader{data: body}
	sections := make([]Section, r.count())
	lengths := make([]int, len(sections))
	for i := range sections {
		sections[i] = Section{Name: r.text(), Block: r.text(), rows: r.int()}
		lengths[i] = r.int()
	}
	for i, length := range lengths {
		sections[i].data = body[r.pos : r.pos+length]
		r.pos += length
	}
	return sections
}

var errDamaged = errors.New("the snapshot of the facts is damaged")

// Read is Decode for a snapshot that came from elsewhere, of this release or of
// another. It holds the bytes to their digest; Rows of what it returns reads by the
// form that the snapshot says, see [Section.Read].
func Read(snapshot string) (version, digest string, sections []Section, err error) {
	if strings.HasPrefix(snapshot, magic[:3]) && !strings.HasPrefix(snapshot, magic) {
		return "", "", nil, fmt.Errorf("the snapshot of the facts is in the form %.4q, and this envsolve reads %s: "+
			"install the release that it is for, or take facts of this one", snapshot, magic)
	}
	defer recoverDamage(&err)
	version, digest, body, err := head(snapshot)
	if err != nil {
		return "", "", nil, err
	}
	if got := sum(version, body); got != digest {
		return "", "", nil, fmt.Errorf("%w: it is %s and says %.80q", errDamaged, got, digest)
	}
	sections = directory(body)
	last := len(sections) - 1
	if last < 0 || sections[last].Name != formSection {
		return "", "", nil, errors.New("the snapshot of the facts does not say the form of its rows, as those of " +
			"the first releases of envsolve do not: compile it anew with \"envsolve matrices compile\"")
	}
	forms := map[string]string{}
	for line := range strings.Lines(sections[last].data) {
		block, form, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		forms[block] = form
	}
	sections = sections[:last]
	for i := range sections {
		if sections[i].form = forms[sections[i].Block]; sections[i].form == "" {
			return "", "", nil, errDamaged
		}
	}
	return version, digest, sections, nil
}

// Read decodes a section that Read returned, all of it and now. What it holds and
// the row type does not is an *UnknownError.
func (s Section) Read(row reflect.Type) (rows any, err error) {
	defer recoverDamage(&err)
	c, err := bind(row, s.Block, s.form)
	if err != nil {
		return nil, err
	}
	r := reader{data: s.data}
	return r.section(c, row), nil
}

// recoverDamage turns the panic of a reader into an error.
func recoverDamage(err *error) {
	if r := recover(); r != nil {
		*err = fmt.Errorf("%w: %v", errDamaged, r)
	}
}
