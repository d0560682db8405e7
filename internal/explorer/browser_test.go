package explorer_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/envsolve/envsolve/internal/explorer"
	"github.com/envsolve/envsolve/internal/explorer/explorertest"
	"github.com/envsolve/envsolve/matrices"
)

// path is where the site of the tests lies on its host: below another folder.
const path = "/some/folder/"

// The README's conflict.
const conflict = "gpu=NVIDIA+GeForce+RTX+5090&framework=pytorch==2.5.1"

// How many bytes the programs may be on the wire: the planner, and what is loaded when
// somebody asks for a verdict; and the planner by gzip, for who serves it otherwise.
const (
	mostPacked  = 3_200_000
	mostOfJudge = 6_300_000 // with the facts, which grow
	mostByGzip  = 3_700_000
)

// packed compiles a program and packs it.
func packed(t testing.TB, name string, most int) []byte {
	t.Helper()
	file := explorertest.Program(t, name)
	program, err := explorer.ReadProgram(file)
	if err != nil {
		t.Fatal(err)
	}
	if n := byGzip(t, file); name == explorer.Planner && n > mostByGzip {
		t.Errorf("%s has %d bytes by gzip, more than %d", name, n, mostByGzip)
	}
	if len(program) > most {
		t.Errorf("%s has %d bytes on the wire, more than %d", name, len(program), most)
	}
	return program
}

// byGzip returns the size of a file by gzip.
func byGzip(t testing.TB, file string) int {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return packed.Len()
}

// ready is the page with the planner running, answered one that has answered.
const (
	ready    = chromedp.CSS(`html[data-ready]`)
	answered = `html[data-answered="%s"]`
)

// TestInTheBrowser drives Chromium through the site as it is published.
func TestInTheBrowser(t *testing.T) {
	browser := explorertest.Open(t)
	site := explorer.Site{Facts: matrices.Embedded(), Planner: packed(t, explorer.Planner, mostPacked),
		Judge: packed(t, explorer.Judge, mostOfJudge)}
	files, err := site.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	sites := http.NewServeMux()
	sites.Handle(path, http.StripPrefix(strings.TrimSuffix(path, "/"), explorer.Handler(files)))
	sites.Handle(path+"late/", http.StripPrefix(path+"late", late(files)))
	sites.Handle(path+"away/", http.StripPrefix(path+"away", away(files)))
	sites.Handle(path+"broken/", http.StripPrefix(path+"broken", broken(files)))
	server := httptest.NewServer(sites)
	defer server.Close()
	home := server.URL + path
	for _, test := range []struct {
		name string
		run  func(*testing.T, *explorertest.Browser, string)
	}{
		{"a conflict, its way out, and the link to that", wayOut},
		{"what is typed is answered", typing},
		{"the newest question is the one answered", newest},
		{"a link of other facts says so", otherFacts},
		{"what is copied", copying},
		{"nothing is asked elsewhere", policy},
		{"a worker that has grown is replaced", replaced},
		{"what is asked before the planner is there is answered", early},
		{"a program that came in half says so", cutOff},
		{"what did not load is loaded anew", loadedAnew},
		{"what the fields offer is loaded anew", offeredAnew},
		{"a question that is taken back is not answered", takenBack},
		{"commas between entries, and within", commas},
		{"what a link asks stays in the question", keptOfLinks},
		{"what is copied is of the answer that is shown", copiedAsShown},
		{"a text that cannot be copied is shown in its lines", copiedByHand},
		{"a verdict does not outlast what it was of", noOldVerdict},
		{"a program of other facts answers nothing", otherProgram},
		{"each container has its verdict", eachOf},
		{"what was read is told where nothing is judged", notJudged},
		{"narrow and dark", narrowAndDark},
		{"tables need no script", scriptless},
		{"a pasted log is explained", pastedLog},
		{"a pasted file is judged, and patched", pastedFile},
		{"a file that is chosen is judged", chosenFile},
		{"a log that is chosen is explained", chosenLog},
		{"sources judged as the command line judges them", judgedAsTheCommandLine},
		{"axe finds nothing serious", accessible},
		{"500 questions answered as the command line answers them", sameAsTheCommandLine},
	} {
		t.Run(test.name, func(t *testing.T) { test.run(t, browser.Tab(t), home) })
	}
}

// open opens a question.
func open(b *explorertest.Browser, home, address string) {
	b.Go(home + "index.html#" + address)
	b.Wait(chromedp.CSS(fmt.Sprintf(answered, address)))
}

func wayOut(t *testing.T, b *explorertest.Browser, home string) {
	open(b, home, conflict)
	if text := b.Text("#body"); !strings.Contains(text, "carry no sm_120 code") || !strings.Contains(text, "[measured, 20") {
		t.Errorf("the conflict does not say why, or how that is known: %s", text)
	}
	b.Picture("conflict")
	b.Click("#body .fact")
	b.Wait("#body .opened .cell a")
	if page := explorertest.Value[string](b, `document.querySelector("#body .opened a").href`); !strings.Contains(page, home) {
		t.Errorf("the fact's page is %s", page)
	}
	b.Click("#body .fix")
	b.Wait("html[data-status=ok],html[data-status=warned]")
	if verdict := b.Text("#verdict"); !strings.Contains(verdict, "PyTorch 2.7.1 (cu128)") {
		t.Errorf("the way out leads to %q", verdict)
	}
	b.Picture("stack")
	link, document := explorertest.Value[string](b, "location.href"), explorertest.Value[string](b, "shown.document")
	if !strings.Contains(link, "#gpu=NVIDIA+GeForce+RTX+5090&framework=pytorch==2.7.1&facts="+matrices.Embedded().Version()) {
		t.Errorf("the address does not say the question and the date of the facts: %s", link)
	}
	fresh := b.Tab(t)
	fresh.Go(link)
	fresh.Wait("html[data-answered]")
	if again := explorertest.Value[string](fresh, "shown.document"); again != document {
		t.Errorf("the link gives another answer:\n%s\nthan\n%s", again, document)
	}
	gpu := explorertest.Value[string](fresh, `document.querySelector("#gpu-chips button").dataset.value`)
	if gpu != "NVIDIA GeForce RTX 5090" {
		t.Errorf("the fields of the link hold GPU %q", gpu)
	}
	b.Back()
	b.Wait("html[data-status=conflict]")
}

func typing(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home)
	b.Wait(ready)
	b.Type("#gpu", "Tesla V100\r")
	b.Type("#framework", "PyTorch")
	b.Type("#version", "2.6.0")
	b.Wait(`html[data-answered="gpu=Tesla+V100&framework=pytorch==2.6.0"]`)
	if verdict := b.Text("#verdict"); !strings.Contains(verdict, "PyTorch 2.6.0") {
		t.Errorf("the answer is %q: %s", verdict, b.Text("#body"))
	}
	b.Click("#more summary")
	b.Type("#python", "2.x")
	b.Wait("html[data-status=error]")
	if text := b.Text("#body"); !strings.Contains(text, "2.x") {
		t.Errorf("the error does not name what is wrong: %s", text)
	}
}

func newest(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home)
	b.Wait(ready)
	done := explorertest.Value[[]string](b, `new Promise((resolve) => {
		const done = [];
		for (const v of ["2.4.0", "2.5.0", "2.5.1"])
			planner.latest("plan", "framework=pytorch==" + v, () => { done.push(v); if (v === "2.5.1") resolve(done); });
	})`)
	if len(done) != 1 || done[0] != "2.5.1" {
		t.Errorf("these were answered: %v", done)
	}
}

func otherFacts(t *testing.T, b *explorertest.Browser, home string) {
	open(b, home, "gpu=t4&framework=pytorch&facts=2020.01.02")
	if text := b.Text("#body"); !strings.Contains(text, "facts of 2020.01.02") {
		t.Errorf("nothing says that the facts are others: %s", text)
	}
}

func copying(t *testing.T, b *explorertest.Browser, home string) {
	open(b, home, "gpu=t4&framework=pytorch==2.6.0")
	for what, want := range map[string]string{
		"install": "pip install torch==2.6.0", "command": "envsolve plan --gpu t4 --framework pytorch==2.6.0",
		"hcl": `framework "pytorch"`, "markdown": "| framework |", "link": "#gpu=t4",
		"badge": "badge/works.svg",
	} {
		b.Click(chromedp.CSS(`[data-copy="` + what + `"]`))
		text := explorertest.Value[string](b, "document.documentElement.dataset.copied")
		if !strings.Contains(text, want) {
			t.Errorf("%s copies %q", what, text)
		}
	}
	b.Click("[data-copy=dockerfile]")
	b.Wait(`html[data-copied*="emit dockerfile"]`)
	if text := explorertest.Value[string](b, "html.dataset.copied"); !strings.Contains(text, "FROM --platform=linux/amd64 docker.io/") {
		t.Errorf("the Dockerfile is %s", text)
	}
}

// policy lets the page and its worker ask another host, which must hear nothing.
func policy(t *testing.T, b *explorertest.Browser, home string) {
	var heard atomic.Int32
	elsewhere := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		heard.Add(1)
		w.Header().Set("Access-Control-Allow-Origin", "*")
	}))
	defer elsewhere.Close()
	b.Go(home)
	b.Wait(ready)
	asked := fmt.Sprintf("%q", elsewhere.URL)
	for who, expression := range map[string]string{
		"the page":   "fetch(" + asked + `).then(() => "fetched", () => "blocked")`,
		"the worker": "planner.send({ fetch: " + asked + " })",
	} {
		if got := explorertest.Value[string](b, expression); got != "blocked" {
			t.Errorf("%s asks another host: %s", who, got)
		}
	}
	if n := heard.Load(); n != 0 {
		t.Errorf("the other host was asked %d times", n)
	}
	own := explorertest.Value[string](b, `planner.send({ fetch: new URL("style.css", location.href).href })`)
	if own != "fetched" {
		t.Errorf("the worker cannot ask the site itself either: the test shows nothing")
	}
}

func replaced(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home)
	b.Wait(ready)
	same := explorertest.Value[bool](b, `(async () => {
		await planner.ask("about", ""); // what warms it up has been answered then
		const before = planner.worker;
		planner.waiting.set(-1, () => {});
		planner.answered({ id: -1, result: {}, memory: 1 << 30 });
		await planner.ask("about", "");
		return before === planner.worker;
	})()`)
	if same {
		t.Error("the worker is the same")
	}
}

func narrowAndDark(t *testing.T, b *explorertest.Browser, home string) {
	b.Window(360)
	b.Dark()
	for _, address := range []string{conflict, "gpu=t4&framework=pytorch==2.6.0"} {
		open(b, home, address)
		if width := explorertest.Value[int](b, "document.documentElement.scrollWidth"); width > 360 {
			t.Errorf("%s: the page is %d pixels wide in a window of 360", address, width)
		}
		b.Picture("narrow-" + address[:6])
	}
	background := explorertest.Value[string](b, "getComputedStyle(document.body).backgroundColor")
	if background != "rgb(20, 23, 26)" {
		t.Errorf("the page is %s in the dark", background)
	}
}

// scriptless opens pages that need no script, in a narrow window.
func scriptless(t *testing.T, b *explorertest.Browser, home string) {
	b.Scriptless()
	b.Window(360)
	for page, want := range map[string]string{
		"pytorch/index.html": "2.5.1", "gpu/gtx-1080-ti.html": "last line", "error/no-kernel-image.html": "Fix:",
		"index.html": "cannot compute", "check.html": "cannot read anything",
		"cuda-12.html": "CUDA 12", "gpu/sm_9.0-pytorch.html": "525.60.13", "fact/cuda/12.4.1.html": "550.54.15",
	} {
		b.Go(home + page)
		if text := b.Text("main"); !strings.Contains(text, want) || strings.Contains(text, "Loading") {
			t.Errorf("%s does not say %q, or waits: %.300s", page, want, text)
		}
		if layout := explorertest.PageWidth(b); layout > 360 {
			t.Errorf("%s is %d pixels wide in a window of 360", page, layout)
		}
		b.Picture(strings.ReplaceAll(page, "/", "-"))
	}
}

func pastedLog(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home + "check.html")
	b.Wait(ready)
	b.Type("#paste", "RuntimeError: CUDA error: no kernel image is available for execution on the device")
	b.Click("#judge")
	b.Wait("html[data-judged]")
	if text := b.Text("#body"); !strings.Contains(text, "There is nothing to judge in it") || strings.Contains(text, "--") {
		t.Errorf("it says %s", text)
	}
	if at := explorertest.Value[string](b, "document.activeElement.id"); at != "judge" {
		t.Errorf("the focus is at %q", at)
	}
	if said := b.Text("[role=status] #verdict"); said != "No verdict, but errors that are known" {
		t.Errorf("what is announced is %q", said)
	}
	if text := b.Text("#found"); !strings.Contains(text, "no-kernel-image") || !strings.Contains(text, "Fix:") {
		t.Errorf("it says %s", text)
	}
}

func pastedFile(t *testing.T, b *explorertest.Browser, home string) {
	b.Window(360)
	b.Go(home + "check.html")
	b.Wait(ready)
	b.Type("#paste", "torch==2.5.1\nnumpy<2\n")
	b.Type("#gpu", "RTX 5090")
	b.Click("#judge")
	b.Wait("html[data-judged]")
	if text := b.Text("main"); !strings.Contains(text, "It fails") || !strings.Contains(text, "the file's name") {
		t.Errorf("it says %s", text)
	}
	b.Type("#name", "requirements.txt")
	b.Click("#judge")
	b.Wait(".patch")
	if text := b.Text("#body"); !strings.Contains(text, "carry no sm_120 code") || !strings.Contains(text, "+torch==2.7.1") {
		t.Errorf("it says %s", text)
	}
	b.Click("[data-copy=patch]")
	if patch := explorertest.Value[string](b, "html.dataset.copied"); !strings.Contains(patch, "--- a/requirements.txt") {
		t.Errorf("the patch that is copied is %s", patch)
	}
	if width := explorertest.Value[int](b, "document.documentElement.scrollWidth"); width > 360 {
		t.Errorf("the page is %d pixels wide in a window of 360", width)
	}
	b.Picture("judged")
}

// chosenFile chooses a file as PowerShell writes them: in UTF-16, which a text box
// would lose.
func chosenFile(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home + "check.html")
	b.Wait(ready)
	verdict := explorertest.Value[string](b, `(async () => {
		const text = "torch==2.5.1\r\n", bytes = [0xff, 0xfe, ...[...text].flatMap((c) => [c.charCodeAt(0), 0])];
		const list = new DataTransfer();
		list.items.add(new File([new Uint8Array(bytes)], "requirements.txt"));
		byId("file").files = list.files;
		await opened();
		byId("gpu").value = "t4";
		await submitted();
		return byId("verdict").textContent + byId("body").textContent;
	})()`)
	if !strings.HasPrefix(verdict, "It works") || !strings.Contains(verdict, "2.5.1") {
		t.Errorf("it says %s", verdict)
	}
}

// chosenLog chooses a log in UTF-16: it is explained as it is, and shown as a text.
func chosenLog(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home + "check.html")
	b.Wait(ready)
	const log = "RuntimeError: CUDA error: no kernel image is available for execution on the device"
	shown := explorertest.Value[string](b, fmt.Sprintf(`(async () => {
		const bytes = [0xff, 0xfe, ...[...%q].flatMap((c) => [c.charCodeAt(0), 0])], list = new DataTransfer();
		list.items.add(new File([new Uint8Array(bytes)], "train.log"));
		byId("file").files = list.files;
		await opened();
		await submitted();
		return byId("paste").value;
	})()`, log))
	if shown != log {
		t.Errorf("the box shows %q", shown)
	}
	if text := b.Text("#found"); !strings.Contains(text, "no-kernel-image") {
		t.Errorf("it says %s", text)
	}
}

func judgedAsTheCommandLine(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home + "check.html")
	b.Wait(ready)
	program := explorertest.CommandLine(t)
	pastes := explorertest.Pastes(t, "../source/testdata/*.txtar")
	var questions []string
	for _, p := range pastes {
		questions = append(questions, p.Question)
	}
	list, err := json.Marshal(questions)
	if err != nil {
		t.Fatal(err)
	}
	got := explorertest.Value[[]answer](b, `(async (list) => {
		const judge = new Planner("./", "judge.bin"), answers = [];
		for (const question of list)
			answers.push(await judge.ask("check", question).then((text) => JSON.parse(text)).then(
				(said) => ({ text: said.document, error: said.unjudged }), (e) => ({ error: e.message })));
		return answers;
	})(`+string(list)+`)`)
	for i, p := range pastes {
		document, failure := p.Judged(t, program)
		if got[i].Text != document || got[i].Error != failure {
			t.Errorf("%s: the browser says\n%s%s\nand the command line\n%s%s", p.Name, got[i].Text, got[i].Error, document,
				failure)
		}
	}
	t.Logf("%d sources", len(pastes))
}

// accessible lets axe-core look at pages.
func accessible(t *testing.T, b *explorertest.Browser, home string) {
	axe := explorertest.Axe(t)
	for _, page := range []string{
		"index.html#" + conflict, "index.html#gpu=t4&framework=pytorch==2.6.0", "check.html", "pytorch/index.html",
		"gpu/gtx-1080-ti.html", "error/no-kernel-image.html",
		"gpu/sm_9.0-pytorch.html", "pytorch/2.5.1.html",
	} {
		b.Go(home + "api/v1/index.json") // what differs in its # alone would not be loaded anew
		b.Go(home + page)
		if _, address, asked := strings.Cut(page, "#"); asked {
			b.Wait(chromedp.CSS(fmt.Sprintf(answered, address)))
		}
		explorertest.Value[bool](b, axe+";true")
		found := explorertest.Value[[]string](b, `axe.run().then((r) => r.violations.filter((v) =>
			["serious", "critical"].includes(v.impact)).map((v) => v.id + ": " + v.nodes.slice(0, 3).map((n) => n.html).join(" ")))`)
		for _, fault := range found {
			t.Errorf("%s: %s", page, fault)
		}
	}
}

// answer is a document or an error.
type answer struct {
	Text  string `json:"text"`
	Error string `json:"error"`
}

func sameAsTheCommandLine(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home)
	b.Wait(ready)
	questions, program := explorertest.Questions(matrices.Embedded(), 500, 2), explorertest.CommandLine(t)
	const atOnce = 50
	for len(questions) > 0 {
		some := questions[:min(len(questions), atOnce)]
		questions = questions[len(some):]
		var addresses []string
		for _, q := range some {
			addresses = append(addresses, q.Address)
		}
		list, err := json.Marshal(addresses)
		if err != nil {
			t.Fatal(err)
		}
		got := explorertest.Value[[]answer](b, `(async (list) => {
			const answers = [];
			for (const address of list)
				answers.push(await planner.ask("plan", address).then((text) => ({ text }), (e) => ({ error: e.message })));
			return answers;
		})(`+string(list)+`)`)
		for i, q := range some {
			document, failure := explorertest.Printed(t, program, q)
			if got[i].Text != document || got[i].Error != failure {
				t.Errorf("%s: the browser answers\n%s%s\nand the command line\n%s%s", q.Address, got[i].Text, got[i].Error, document,
					failure)
			}
		}
	}
}
