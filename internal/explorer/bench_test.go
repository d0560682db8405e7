package explorer_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"github.com/envsolve/envsolve/internal/explorer"
	"github.com/envsolve/envsolve/internal/explorer/explorertest"
	"github.com/envsolve/envsolve/matrices"
)

// line is a line of 10 Mbit/s with 40 ms before each answer, which all requests share.
type line struct {
	sync.Mutex
	free time.Time
}

const (
	bytesPerSecond = 10e6 / 8
	answerDelay    = 40 * time.Millisecond
	chunk          = 16 << 10
)

// slow serves over a line.
func slow(handler http.Handler) http.Handler {
	shared := &line{}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		time.Sleep(answerDelay)
		handler.ServeHTTP(&slowWriter{w, shared}, r)
	})
}

type slowWriter struct {
	http.ResponseWriter
	line *line
}

func (w *slowWriter) Write(content []byte) (written int, err error) {
	for part := range slices.Chunk(content, chunk) {
		w.line.send(len(part))
		n, err := w.ResponseWriter.Write(part)
		if written += n; err != nil {
			return written, err
		}
	}
	return written, nil
}

// send takes as long as the line does for n bytes, behind those that wait already.
func (l *line) send(n int) {
	l.Lock()
	l.free = time.Now().Add(max(0, time.Until(l.free))).Add(time.Duration(float64(n) / bytesPerSecond * float64(time.Second)))
	free := l.free
	l.Unlock()
	time.Sleep(time.Until(free))
}

// BenchmarkInTheBrowser measures the site in Chromium: what somebody waits who follows
// a link over 10 Mbit/s, and what a question takes.
func BenchmarkInTheBrowser(b *testing.B) {
	site := explorer.Site{Facts: matrices.Embedded(), Planner: packed(b, explorer.Planner, mostPacked),
		Judge: packed(b, explorer.Judge, mostOfJudge)}
	files, err := site.Files(b.Context())
	if err != nil {
		b.Fatal(err)
	}
	far, near := httptest.NewServer(slow(explorer.Handler(files))), httptest.NewServer(explorer.Handler(files))
	defer far.Close()
	defer near.Close()
	b.Run("first answer", func(b *testing.B) { firstAnswer(b, far.URL+"/") })
	b.Run("static page", func(b *testing.B) { staticPage(b, far.URL+"/") })
	b.Run("first verdict", func(b *testing.B) { firstVerdict(b, far.URL+"/") })
	b.Run("questions", func(b *testing.B) { questions(b, near.URL+"/") })
}

// report reports the median of times in milliseconds.
func report(b *testing.B, name string, times []float64) {
	slices.Sort(times)
	b.ReportMetric(times[len(times)/2], name)
}

// firstAnswer opens a link in a browser that has never seen the site, and again when
// it has.
func firstAnswer(b *testing.B, home string) {
	const when = `performance.getEntriesByName("answered")[0].startTime`
	var cold, cached []float64
	for b.Loop() {
		browser := explorertest.Open(b)
		open(browser, home, conflict)
		cold = append(cold, explorertest.Value[float64](browser, when))
		browser.Go("about:blank")
		open(browser, home, conflict)
		cached = append(cached, explorertest.Value[float64](browser, when))
	}
	report(b, "ms/cold", cold)
	report(b, "ms/cached", cached)
}

// staticPage opens a page that needs no script, until there is something to read.
func staticPage(b *testing.B, home string) {
	var times []float64
	for b.Loop() {
		browser := explorertest.Open(b)
		browser.Go(home + "gpu/gtx-1080-ti.html")
		times = append(times, explorertest.Value[float64](browser, `new Promise((resolve) => {
			const paint = () => performance.getEntriesByName("first-contentful-paint")[0];
			const look = () => paint() ? resolve(paint().startTime) : setTimeout(look, 10);
			look();
		})`))
	}
	report(b, "ms/readable", times)
}

// firstVerdict judges a file on a page that is open: what judges is loaded then.
func firstVerdict(b *testing.B, home string) {
	var times []float64
	for b.Loop() {
		browser := explorertest.Open(b)
		browser.Go(home + "check.html")
		browser.Wait(ready)
		times = append(times, explorertest.Value[float64](browser, `(async () => {
			byId("paste").value = "torch==2.5.1";
			byId("gpu").value = "RTX 5090";
			const began = performance.now();
			await submitted();
			return performance.now() - began;
		})()`))
	}
	report(b, "ms/verdict", times)
}

// questions asks random questions, which no answer has been kept of, and again; then
// it draws some, and looks how long the page does not listen.
func questions(b *testing.B, home string) {
	var addresses []string
	for _, q := range explorertest.Questions(matrices.Embedded(), 500, 11) {
		addresses = append(addresses, q.Address)
	}
	for b.Loop() {
		browser := explorertest.Open(b)
		browser.Go(home)
		browser.Wait(ready)
		for _, round := range []string{"new", "again"} {
			var times []float64
			for some := range slices.Chunk(addresses, 50) {
				times = append(times, timesOf(b, browser, some)...)
			}
			slices.Sort(times)
			b.ReportMetric(times[len(times)/2], "ms/p50-"+round)
			b.ReportMetric(times[len(times)*99/100], "ms/p99-"+round)
		}
		b.ReportMetric(blocked(browser, addresses[:60]), "ms/longest-task")
	}
}

// timesOf asks questions, and returns what each takes in milliseconds.
func timesOf(b *testing.B, browser *explorertest.Browser, addresses []string) []float64 {
	b.Helper()
	list, err := json.Marshal(addresses)
	if err != nil {
		b.Fatal(err)
	}
	return explorertest.Value[[]float64](browser, `(async (list) => {
		const times = [];
		for (const address of list) {
			const began = performance.now();
			await planner.ask("answer", address).catch(() => {});
			times.push(performance.now() - began);
		}
		return times;
	})(`+string(list)+`)`)
}

// blocked draws answers, and returns the longest time in which the page did not
// listen; 0 where none was longer than the 50 ms from which browsers count.
func blocked(browser *explorertest.Browser, addresses []string) float64 {
	explorertest.Value[bool](browser, `(() => {
		window.longest = 0;
		new PerformanceObserver((list) => {
			for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
		}).observe({ type: "longtask" });
		return true;
	})()`)
	for _, address := range addresses {
		explorertest.Value[bool](browser, fmt.Sprintf("follow(%q), true", address))
		browser.Wait(chromedp.CSS(fmt.Sprintf("html[data-answered^=%q]", address))) // the date of the facts follows
	}
	return explorertest.Value[float64](browser, "window.longest")
}
