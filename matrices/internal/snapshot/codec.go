package snapshot

import "reflect"

// codec is the order in which the fields of a row type are stored: that of the
// struct, embedded structs in their place. It leaves out what no table writes:
// fields without a tag, but for bools, which record that a cell was written. It
// does not read the tags, since that would cost a plan more than decoding its
// rows.
type codec struct {
	fields []codecField
}

// words is how many masks of 64 bits a row begins with.
func (c *codec) words() int { return (len(c.fields) + 63) / 64 }

type codecField struct {
	index  []int
	nested *codec
	typ    reflect.Type
}

func codecOf(row reflect.Type) *codec {
	c := &codec{fields: make([]codecField, 0, row.NumField()+8)}
	c.add(row, nil)
	return c
}

func (c *codec) add(row reflect.Type, prefix []int) {
	for i := range row.NumField() {
		f := row.Field(i)
		index := append(prefix[:len(prefix):len(prefix)], i)
		kind := f.Type.Kind()
		switch {
		case f.Anonymous:
			c.add(f.Type, index)
		case f.Tag == "" && kind != reflect.Bool:
		case kind == reflect.Slice && f.Type.Elem().Kind() == reflect.Struct:
			c.fields = append(c.fields, codecField{index: index, typ: f.Type, nested: codecOf(f.Type.Elem())})
		default:
			c.fields = append(c.fields, codecField{index: index, typ: f.Type})
		}
	}
}
