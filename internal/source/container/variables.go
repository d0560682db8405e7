package container

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
)

// composeImage reads the image of a service of Compose's. Variables are what they are where
// nobody sets them: what the file .env says, or their defaults.
func composeImage(r *document.Reading, at *tree.Node) {
	text, unset := withDefaults(at.Value, r.DotEnv)
	if unset != "" {
		r.NotJudged(at.Start, at.End, "the variable "+document.Excerpt(unset)+" has no default: write ${"+
			strings.Trim(document.Excerpt(unset), `"`)+":-VALUE}, or name the image to check")
		return
	}
	Image(r, text, at.Start, at.End)
}

// dotEnv returns the variables of the file .env that lies beside a Compose file.
// https://docs.docker.com/compose/how-tos/environment-variables/variable-interpolation/
func dotEnv(r *document.Reading) map[string]string {
	if !r.Files.Has(r.Name, ".env") {
		return nil
	}
	doc, err := r.Files.Open(r.Name, ".env")
	if err != nil {
		return nil
	}
	set := map[string]string{}
	for line := range strings.Lines(doc.Text) {
		name, value, ok := strings.Cut(strings.TrimPrefix(strings.TrimSpace(line), "export "), "=")
		name, value = strings.TrimSpace(name), strings.TrimSpace(value)
		if !ok || name == "" || nameLength(name) != len(name) {
			continue
		}
		if quote := value[:min(1, len(value))]; quote == `"` || quote == "'" {
			value, _, _ = strings.Cut(value[1:], quote)
		} else {
			value, _, _ = strings.Cut(value, " #")
		}
		if !strings.ContainsAny(value, "$\\") {
			set[name] = strings.TrimSpace(value)
		}
	}
	return set
}

// withDefaults returns a text in which variables are replaced as Compose does: those that are set by their
// values, others, as in ${TAG:-v1} and ${TAG-v1}, by the default, $$ by a dollar sign. It names the first
// variable that has neither.
// https://docs.docker.com/reference/compose-file/interpolation/
func withDefaults(text string, set map[string]string) (replaced, unset string) {
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "$")
		b.WriteString(before)
		if !found {
			return b.String(), ""
		}
		if after, ok := strings.CutPrefix(rest, "$"); ok {
			b.WriteByte('$')
			text = after
			continue
		}
		inside, after, braced := inBraces(rest)
		if !braced {
			n := nameLength(rest)
			value := set[rest[:n]]
			if value == "" {
				return b.String(), rest[:n]
			}
			b.WriteString(value)
			text = rest[n:]
			continue
		}
		n := nameLength(inside)
		name, operation := inside[:n], inside[n:]
		if own := set[name]; own != "" && !strings.HasPrefix(strings.TrimPrefix(operation, ":"), "+") {
			b.WriteString(own)
			text = after
			continue
		}
		value, given := strings.CutPrefix(operation, ":-")
		if !given {
			value, given = strings.CutPrefix(operation, "-")
		}
		switch {
		case given:
			value, unset = withDefaults(value, set)
			if unset != "" {
				return b.String(), unset
			}
			b.WriteString(value)
		case strings.HasPrefix(operation, ":+") || strings.HasPrefix(operation, "+"): // a value for where it is set
		default:
			return b.String(), name
		}
		text = after
	}
}

// nameLength returns how long the name of a variable is that a text begins with.
func nameLength(text string) int {
	n := 0
	for n < len(text) && (text[n] == '_' || 'a' <= text[n] && text[n] <= 'z' || 'A' <= text[n] && text[n] <= 'Z' ||
		n > 0 && isDigit(text[n])) {
		n++
	}
	return n
}

// inBraces returns what stands between a brace at a text's beginning and the one that
// closes it, and what stands behind that.
func inBraces(text string) (inside, after string, ok bool) {
	if !strings.HasPrefix(text, "{") {
		return "", "", false
	}
	open := 0
	for i := range len(text) {
		switch text[i] {
		case '{':
			open++
		case '}':
			if open--; open == 0 {
				return text[1:i], text[i+1:], true
			}
		}
	}
	return "", "", false
}
