package explorer_test

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/envsolve/envsolve/internal/explorer"
	"github.com/envsolve/envsolve/internal/explorer/explorertest"
)

// away serves a site without the file that /without?FILE named last, until that is
// asked with none.
func away(files explorer.Files) http.Handler {
	var without atomic.Value
	site := explorer.Handler(files)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch name, _ := without.Load().(string); {
		case r.URL.Path == "/without":
			without.Store(r.URL.RawQuery)
		case name != "" && r.URL.Path == "/"+name:
			http.Error(w, "away", http.StatusServiceUnavailable)
		default:
			site.ServeHTTP(w, r)
		}
	})
}

// without takes a file out of the site, none where the name is empty.
func without(b *explorertest.Browser, home, name string) {
	b.Go(home + "away/without?" + name)
}

// back puts the file back that the page at hand does without.
func back(b *explorertest.Browser) {
	explorertest.Value[bool](b, `fetch("without").then(() => true)`)
}

// loadedAnew asks without a planner, and judges without what judges.
func loadedAnew(t *testing.T, b *explorertest.Browser, home string) {
	without(b, home, "explorer.bin")
	b.Go(home + "away/index.html")
	b.Wait("html[data-failed]")
	if text := b.Text("#loading"); !strings.Contains(text, "explorer.bin did not load (503)") {
		t.Errorf("the page says %q", text)
	}
	b.Type("#with", "vllm")
	b.Wait("html[data-status=error][data-failed]")
	if text := b.Text("#body"); !strings.Contains(text, "explorer.bin did not load (503)") {
		t.Errorf("the answer is %q", text)
	}
	back(b)
	b.Type("#gpu", "t4\r")
	b.Wait(ready)
	b.Wait(`html[data-answered="gpu=t4&with=vllm"]`)
	if verdict := b.Text("#verdict"); !strings.Contains(verdict, "Works") {
		t.Errorf("the answer is %q", verdict)
	}
	if !explorertest.Value[bool](b, `byId("loading").hidden && !("failed" in html.dataset)`) {
		t.Error("the page still says that the planner did not start")
	}

	without(b, home, "judge.bin")
	b.Go(home + "away/check.html")
	b.Wait(ready)
	b.Type("#paste", "torch==2.6.0")
	b.Click("#judge")
	b.Wait("html[data-judged]")
	if text := b.Text("#body"); !strings.Contains(text, "judge.bin did not load (503)") {
		t.Errorf("it says %q", text)
	}
	back(b)
	b.Click("#judge")
	b.Wait("html[data-status=works]")
}

// offeredAnew opens a link without what the fields offer, and tries again.
func offeredAnew(t *testing.T, b *explorertest.Browser, home string) {
	without(b, home, "choices.json")
	b.Go(home + "away/index.html#gpu=t4&framework=pytorch==2.6.0")
	b.Wait("html[data-failed]")
	back(b)
	b.Click("#loading button")
	b.Wait(`html[data-answered="gpu=t4&framework=pytorch==2.6.0"]`)
	if framework := explorertest.Value[string](b, `byId("framework").value`); framework != "pytorch" {
		t.Errorf("the field holds %q", framework)
	}
}

// takenBack empties the fields while the planner is on its way to answer.
func takenBack(t *testing.T, b *explorertest.Browser, home string) {
	open(b, home, conflict)
	waiting := explorertest.Value[bool](b, `(async () => {
		fill("gpu=t4&framework=pytorch==2.6.0");
		changed();
		const waiting = html.classList.contains("waiting");
		fill("");
		changed();
		while (planner.busy) await planner.ask("about", "");
		return waiting && !html.classList.contains("waiting");
	})()`)
	if !waiting {
		t.Error("the page does not show that an answer is under way")
	}
	if explorertest.Value[bool](b, `shown !== null || !byId("answer").hidden || !byId("verdict").hidden`) {
		t.Errorf("nothing is asked, and the answer is %q", b.Text("#verdict"))
	}
}

// noOldVerdict judges a file, and then what cannot be read or explained.
func noOldVerdict(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home + "check.html")
	b.Wait(ready)
	b.Type("#paste", "torch==2.6.0")
	b.Click("#judge")
	b.Wait("html[data-status=works]")
	text := explorertest.Value[string](b, `(async () => {
		const ask = judge.ask;
		judge.ask = (name, text) =>
			name === "explain" ? Promise.reject(new Error("the planner ended")) : ask.call(judge, name, text);
		await submitted();
		judge.ask = ask;
		return byId("verdict").textContent + ": " + byId("body").textContent;
	})()`)
	if text != "This cannot be judged: the planner ended" {
		t.Errorf("it says %q", text)
	}
	b.Click("#judge")
	b.Wait("html[data-status=works]")
	text = explorertest.Value[string](b, `(async () => {
		const gone = { name: "gone.txt", arrayBuffer: () => Promise.reject(new Error("it is gone")) };
		Object.defineProperty(byId("file"), "files", { value: [gone] });
		await opened();
		return byId("busy").textContent + byId("paste").value + byId("name").value;
	})()`)
	if text != "gone.txt cannot be read: it is gone" {
		t.Errorf("of a file that is gone it says %q", text)
	}
}

// judgeFile pastes a file with its name, and has it judged on a GPU.
func judgeFile(b *explorertest.Browser, home, name, text, gpu string) {
	b.Go(home + "check.html")
	b.Wait(ready)
	b.Type("#paste", text)
	b.Type("#name", name)
	b.Type("#gpu", gpu)
	b.Click("#judge")
	b.Wait("html[data-judged]")
}

// notJudged judges a Dockerfile from an image that nobody knows.
func notJudged(t *testing.T, b *explorertest.Browser, home string) {
	judgeFile(b, home, "Dockerfile", "FROM example.com/me/thing:1\n", "t4")
	text := b.Text("main")
	for _, want := range []string{
		"There is nothing to judge in it: what example.com/me/thing:1 holds is not known",
		"envsolve inspect example.com/me/thing:1", "Taken for", "Tesla T4 (sm_75)", "Not judged",
		"what it holds is not known",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("it does not say %q: %s", want, text)
		}
	}
}

// otherProgram opens a page whose program is of other facts: it answers nothing.
func otherProgram(t *testing.T, b *explorertest.Browser, home string) {
	open(b, home, conflict)
	told := explorertest.Value[string](b, `(async () => {
		html.dataset.facts = "sha256:other";
		return new Planner("./").ask("about", "").catch((error) => error.message);
	})()`)
	if told != "the program and the page are of different facts: load the page anew" {
		t.Errorf("it says %s", told)
	}
}

// eachOf judges what is of several containers, and on what is known of something near.
func eachOf(t *testing.T, b *explorertest.Browser, home string) {
	judgeFile(b, home, "compose.yaml", "services:\n  web: {image: \"pytorch/pytorch:2.5.1-cuda12.4-cudnn9-runtime\"}\n"+
		"  old: {image: \"pytorch/pytorch:1.5.1-cuda10.1-cudnn7-runtime\"}\n", "a100")
	if text := b.Text("#body"); !strings.Contains(text, "web: It ") || !strings.Contains(text, "old: It fails on a100") {
		t.Errorf("it says %s", text)
	}
	explorertest.Value[bool](b, `byId("paste").value = "tensorflow==2.9.1\nprotobuf==3.19.99", `+
		`byId("name").value = "", true`)
	explorertest.Value[bool](b, `byId("gpu").value = "v100", submitted().then(() => true)`)
	if verdict := b.Text("#verdict"); verdict != "It works (inferred)" {
		t.Errorf("the verdict is %q", verdict)
	}
}
