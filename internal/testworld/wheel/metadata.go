package wheel

import (
	"strings"
)

// Metadata is a core metadata file: header fields in order, then the
// description. Continuation lines stay as they were written.
type Metadata struct {
	Fields []Field
	Body   string
}

// Field is one header field.
type Field struct{ Name, Value string }

// ParseMetadata reads METADATA or PKG-INFO.
func ParseMetadata(text string) Metadata {
	lineEnds := strings.NewReplacer("\r\n", "\n", "\r", "\n")
	// a line break in front, so that a head without a field ends like any other
	head, body, _ := strings.Cut("\n"+lineEnds.Replace(text), "\n\n")
	m := Metadata{Body: body}
	for line := range strings.SplitSeq(head, "\n") {
		if strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t") {
			if n := len(m.Fields); n > 0 {
				m.Fields[n-1].Value += "\n" + line
			}
			continue
		}
		if name, value, ok := strings.Cut(line, ":"); ok {
			m.Fields = append(m.Fields, Field{name, strings.TrimSpace(value)})
		}
	}
	return m
}

// Get returns the first value of a field, empty when there is none.
func (m Metadata) Get(name string) string {
	for _, f := range m.Fields {
		if strings.EqualFold(f.Name, name) {
			return f.Value
		}
	}
	return ""
}

// All returns every value of a field, in order.
func (m Metadata) All(name string) []string {
	var values []string
	for _, f := range m.Fields {
		if strings.EqualFold(f.Name, name) {
			values = append(values, f.Value)
		}
	}
	return values
}

// Map returns a copy with every value of a field replaced; an empty
// replacement removes the field.
func (m Metadata) Map(name string, change func(string) string) Metadata {
	out := Metadata{Body: m.Body}
	for _, f := range m.Fields {
		if strings.EqualFold(f.Name, name) {
			if f.Value = change(f.Value); f.Value == "" {
				continue
			}
		}
		out.Fields = append(out.Fields, f)
	}
	return out
}

// With returns a copy with a field added at the end.
func (m Metadata) With(name, value string) Metadata {
	m.Fields = append(m.Fields[:len(m.Fields):len(m.Fields)], Field{name, value})
	return m
}

// Bytes is the file's text.
func (m Metadata) Bytes() []byte {
	var b strings.Builder
	for _, f := range m.Fields {
		b.WriteString(f.Name + ": " + f.Value + "\n")
	}
	if m.Body != "" {
		b.WriteString("\n" + m.Body)
	}
	return []byte(b.String())
}
