package snapshot

import (
	"fmt"
	"reflect"
	"strings"
)

// formSection is the name of the section that says the form of the others. No
// table can have the name: an id holds no colon.
const formSection = "form:"

// UnknownError says that a snapshot holds something that this program does not
// know of, as one does that a later release wrote.
type UnknownError struct {
	Block string // block type
	Field string // of its rows; empty where the block type is unknown
}

// Error names the block type and the field.
func (e *UnknownError) Error() string {
	if e.Field == "" {
		return fmt.Sprintf("rows of type %q", e.Block)
	}
	return fmt.Sprintf("%s of rows of type %q", e.Field, e.Block)
}

// form writes the order in which the fields of a row type are stored, as
// "id string;names []string;part{variant string;Known bool;};".
func (c *codec) form(row reflect.Type) string {
	var b strings.Builder
	for _, f := range c.fields {
		b.WriteString(f.name(row))
		if f.nested != nil {
			b.WriteString("{" + f.nested.form(f.typ.Elem()) + "};")
			continue
		}
		b.WriteString(" " + f.typ.String() + ";")
	}
	return b.String()
}

// name is how a form calls a field: as tables do, or as the struct where they do not.
func (f *codecField) name(row reflect.Type) string {
	field := row.FieldByIndex(f.index)
	name, _, _ := strings.Cut(field.Tag.Get("hcl"), ",")
	if name == "" {
		return field.Name
	}
	return name
}

// bind returns the codec by which rows that were stored in a form are read into a
// row type. A field of the type that the form lacks stays zero; one of the form that
// the type lacks is an *UnknownError, since what it says would be lost.
func bind(row reflect.Type, block, form string) (*codec, error) {
	c, rest, err := bindFields(row, block, form)
	if err == nil && rest != "" {
		return nil, errDamaged
	}
	return c, err
}

// bindFields reads fields up to the end of the form, or of the block that it is in.
func bindFields(row reflect.Type, block, form string) (c *codec, rest string, err error) {
	own, bound := codecOf(row), &codec{}
	for form != "" && form[0] != '}' {
		end := strings.IndexAny(form, " {")
		if end < 0 {
			return nil, "", errDamaged
		}
		name, nested := form[:end], form[end] == '{'
		form = form[end+1:]
		field := own.named(row, name)
		if field == nil || nested != (field.nested != nil) {
			return nil, "", &UnknownError{block, name}
		}
		if nested {
			if field.nested, form, err = bindFields(field.typ.Elem(), block, form); err != nil {
				return nil, "", err
			}
			if form, nested = strings.CutPrefix(form, "};"); !nested {
				return nil, "", errDamaged
			}
		} else {
			typ, after, ended := strings.Cut(form, ";")
			if !ended || typ != field.typ.String() {
				return nil, "", &UnknownError{block, name}
			}
			form = after
		}
		bound.fields = append(bound.fields, *field)
	}
	if len(bound.fields) == 0 {
		return nil, "", errDamaged // rows of no bytes could be any number
	}
	return bound, form, nil
}

// named returns a copy of the field that a form calls by a name; nil without one.
func (c *codec) named(row reflect.Type, name string) *codecField {
	for _, f := range c.fields {
		if f.name(row) == name {
			return &f
		}
	}
	return nil
}
