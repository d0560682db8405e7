package verify

import "github.com/envsolve/envsolve/planner/recipe"

// baseKind is the kind of layers that come from the base image.
const baseKind = "base"

// want is a layer that the image must have. Without a digest it is the apt
// layer, whose digest no lock holds.
type want struct {
	kind, name, digest, diffID string
}

// wanted lists the layers that the image must have, lowest first.
func wanted(r *recipe.Recipe, base *opened) []want {
	var list []want
	for _, l := range base.layers {
		list = append(list, want{baseKind, r.Base.Reference, l.desc.Digest.String(), l.diffID})
	}
	for _, l := range r.Layers {
		list = append(list, want{string(l.Kind), l.Name, l.Digest.String(), l.DiffID.String()})
	}
	return list
}

// is reports whether a layer of the image claims to be the wanted one.
func (w want) is(f found) bool {
	return w.digest != "" && (w.digest == f.desc.Digest.String() || w.diffID == f.diffID)
}

// pair is a wanted layer beside what the image has in its place; one of the two
// is nil where layers are missing or too many.
type pair struct {
	want *want
	got  *found
}

// align puts the layers of an image beside the wanted ones, so that one layer
// too many does not make all above it look different.
func align(wants []want, got []found) []pair {
	var pairs []pair
	i, j := 0, 0
	for i < len(wants) || j < len(got) {
		switch {
		case i == len(wants):
			pairs = append(pairs, pair{got: &got[j]})
			j++
		case j == len(got):
			pairs = append(pairs, pair{want: &wants[i]})
			i++
		case !wants[i].is(got[j]) && later(wants[i:i+1], got[j:]):
			pairs = append(pairs, pair{got: &got[j]})
			j++
		case !wants[i].is(got[j]) && later(wants[i:], got[j:j+1]):
			pairs = append(pairs, pair{want: &wants[i]})
			i++
		case !wants[i].is(got[j]) && belowApt(wants[i:]) && len(wants)-i > len(got)-j:
			pairs = append(pairs, pair{want: &wants[i]}) // what is there is taken for the apt layer
			i++
		default:
			pairs = append(pairs, pair{want: &wants[i], got: &got[j]})
			i, j = i+1, j+1
		}
	}
	return pairs
}

// belowApt reports whether the next layer but one is that of apt, which no
// digest tells apart.
func belowApt(wants []want) bool {
	return len(wants) > 1 && wants[0].digest != "" && wants[1].digest == ""
}

// later reports whether one of the wanted layers is among the image's.
func later(wants []want, got []found) bool {
	for _, w := range wants {
		for _, f := range got {
			if w.is(f) {
				return true
			}
		}
	}
	return false
}
