package explorer

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// mostAll is how large the document may be that programs carry along.
const mostAll = 200_000

// checkAPI reads every document for programs: they are JSON, lead to one another,
// and say what they are.
func checkAPI(t *testing.T, files Files) {
	if n := len(files["api/v1/all.json"]); n == 0 || n > mostAll {
		t.Errorf("api/v1/all.json has %d bytes", n)
	}
	for name, content := range files {
		if strings.HasSuffix(name, ".json") && !json.Valid(content) {
			t.Errorf("%s is no JSON", name)
		}
	}
	var index apiIndex
	if err := json.Unmarshal(files["api/v1/index.json"], &index); err != nil {
		t.Fatal(err)
	}
	if index.SchemaVersion != APIVersion || !strings.HasPrefix(index.GeneratedAt, "20") || index.Licence == "" {
		t.Errorf("the index begins with %+v", index.head)
	}
	for _, g := range index.GPUs {
		var runs apiRuns
		if err := json.Unmarshal(files["api/v1/"+g.Runs], &runs); err != nil || runs.Capability != g.Capability {
			t.Errorf("%s leads to %s: %+v, %v", g.ID, g.Runs, runs.Capability, err)
		}
		if files["api/v1/renovate/pytorch/"+g.Class+".json"] == nil {
			t.Errorf("%s is of the class %s, for which there are no releases", g.ID, g.Class)
		}
		for _, f := range index.Frameworks {
			of := "api/v1/renovate/" + f.ID + "/"
			if board := files[of+g.ID+".json"]; board == nil || !bytes.Equal(board, files[of+g.Class+".json"]) {
				t.Errorf("the releases of %s for %s are %q", f.ID, g.ID, board)
			}
		}
	}
	for _, f := range index.Frameworks {
		var list renovate
		if err := json.Unmarshal(files["api/v1/"+f.Versions], &list); err != nil || len(list.Releases) == 0 {
			t.Errorf("%s leads to %s: %v, %v", f.ID, f.Versions, list, err)
		} else if newest := matrices.Embedded().Frameworks(f.ID)[0].Version; list.Releases[0].Version != newest {
			t.Errorf("%s begins with %s, and the newest is %s", f.Versions, list.Releases[0].Version, newest)
		}
	}
	var all apiAll
	if err := json.Unmarshal(files["api/v1/all.json"], &all); err != nil {
		t.Fatal(err)
	}
	if sm := all.Frameworks["pytorch"]["2.5.1"]["cu124"].SM; sm == nil || len(*sm) == 0 {
		t.Errorf("PyTorch 2.5.1 has no machine code: %v", sm)
	}
}

// checkFeed reads the feed back.
func checkFeed(t *testing.T, files Files) {
	var feed atom
	if err := xml.Unmarshal(files[feedPath], &feed); err != nil {
		t.Fatal(err)
	}
	if len(feed.Entries) != mostEntries {
		t.Errorf("the feed has %d entries", len(feed.Entries))
	}
	for i, e := range feed.Entries {
		path, _, _ := strings.Cut(e.Link.Href, "#")
		if files[path] == nil || e.ID == "" || i > 0 && e.Updated > feed.Entries[i-1].Updated {
			t.Errorf("entry %d: %+v", i, e)
		}
	}
	if !bytes.Contains(files["index.html"], []byte(`type="application/atom+xml"`)) {
		t.Error("no page links to the feed")
	}
}
