package schema

import (
	"reflect"
	"strings"
)

// SplitCitation parts id@revision:path into the id of a source and the place in
// it, @revision:path.
func SplitCitation(citation string) (id, place string) {
	if i := strings.IndexAny(citation, "@:"); i > 0 {
		return citation[:i], citation[i:]
	}
	return citation, ""
}

// Cited adds the ids of the sources that a row and the blocks in it cite.
func (r *Row) Cited(row reflect.Value, ids map[string]bool) {
	for _, f := range r.Fields {
		value := row.FieldByIndex(f.Index)
		switch {
		case f.Kind == Nested:
			for i := range value.Len() {
				f.Row.Cited(value.Index(i), ids)
			}
		case f.Name == "source":
			addIDs(value, ids)
		case f.Name == "cell_source":
			for _, key := range value.MapKeys() {
				addIDs(value.MapIndex(key), ids)
			}
		}
	}
}

func addIDs(citations reflect.Value, ids map[string]bool) {
	for i := range citations.Len() {
		id, _ := SplitCitation(citations.Index(i).String())
		ids[id] = true
	}
}
