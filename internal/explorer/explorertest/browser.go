package explorertest

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// Browser is a Chromium that a test drives, one tab of it.
type Browser struct {
	t   testing.TB
	ctx context.Context
}

// patience is how long a step in the browser may take on a machine that is busy.
const patience = 5 * time.Minute

// Open starts Chromium.
func Open(t testing.TB) *Browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		worldtest.SkipUnlessCI(t, "chromium is not installed")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.UserDataDir(t.TempDir()), chromedp.WindowSize(1280, 900))
	ctx, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	return newTab(t, ctx)
}

// Tab opens another tab of the same browser, for a test.
func (b *Browser) Tab(t testing.TB) *Browser {
	t.Helper()
	return newTab(t, b.ctx)
}

// newTab opens a tab; the first one opens the browser, which lives as long.
func newTab(t testing.TB, parent context.Context) *Browser {
	t.Helper()
	ctx, closeTab := chromedp.NewContext(parent)
	t.Cleanup(closeTab)
	if err := chromedp.Do(ctx); err != nil {
		t.Fatal(err)
	}
	return &Browser{t, ctx}
}

// do runs steps, and fails the test where one fails.
func (b *Browser) do(what string, steps ...chromedp.Action[chromedp.Void]) {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		b.Picture("failed")
		shown, _ := chromedp.Run(b.ctx, chromedp.Evaluate[string](
			"JSON.stringify(document.documentElement.dataset) + location.href + document.body.innerText.slice(0, 2000)"))
		b.t.Fatalf("%s: %v\n%s", what, err, shown)
	}
}

// Go opens an address.
func (b *Browser) Go(address string) {
	b.t.Helper()
	b.do(address, chromedp.Navigate(address))
}

// Back goes back.
func (b *Browser) Back() {
	b.t.Helper()
	b.do("back", chromedp.NavigateBack())
}

// Wait waits for an element to be in the page.
func (b *Browser) Wait(selector chromedp.CSS) {
	b.t.Helper()
	b.do(string(selector), chromedp.WaitReady(selector))
}

// Click clicks an element.
func (b *Browser) Click(selector chromedp.CSS) {
	b.t.Helper()
	b.do(string(selector), chromedp.Click(selector))
}

// Type types into a field.
func (b *Browser) Type(selector chromedp.CSS, keys string) {
	b.t.Helper()
	b.do(string(selector), chromedp.SendKeys(selector, keys))
}

// Text returns the text of an element.
func (b *Browser) Text(selector chromedp.CSS) (text string) {
	b.t.Helper()
	return Get(b, string(selector), chromedp.Text(selector))
}

// Window makes the window of a width.
func (b *Browser) Window(width int64) {
	b.t.Helper()
	b.do("window", chromedp.EmulateViewport(width, 800))
}

// Dark makes the system's colours dark.
func (b *Browser) Dark() {
	b.t.Helper()
	Get(b, "dark", func(ctx context.Context, _ *chromedp.Target) (chromedp.Void, error) {
		_, err := chromedp.Call(ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
			Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}})
		return chromedp.Void{}, err
	})
}

// Scriptless lets pages run no scripts.
func (b *Browser) Scriptless() {
	b.t.Helper()
	Get(b, "scriptless", func(ctx context.Context, _ *chromedp.Target) (chromedp.Void, error) {
		_, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled,
			emulation.SetScriptExecutionDisabledParams{Value: true})
		return chromedp.Void{}, err
	})
}

// PageWidth returns how wide the content of a page is, in CSS pixels, without any
// script of the page.
func PageWidth(b *Browser) int {
	b.t.Helper()
	return Get(b, "width", func(ctx context.Context, _ *chromedp.Target) (int, error) {
		metrics, err := chromedp.Call(ctx, page.GetLayoutMetrics, cdp.Empty{})
		if err != nil {
			return 0, err
		}
		return int(metrics.CSSContentSize.Width), nil
	})
}

// Get returns what an action does, and fails the test where it fails.
func Get[T any](b *Browser, what string, action chromedp.Action[T]) T {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	value, err := chromedp.Run(ctx, action)
	if err != nil {
		b.Picture("failed")
		b.t.Fatalf("%s: %v", what, err)
	}
	return value
}

// Value returns what an expression is in a page, once it is settled.
func Value[T any](b *Browser, expression string) T {
	b.t.Helper()
	return Get(b, expression[:min(len(expression), 400)], chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// Picture keeps a picture of the page among the test's artefacts.
func (b *Browser) Picture(name string) {
	b.t.Helper()
	picture, err := chromedp.Run(b.ctx, chromedp.CaptureScreenshot())
	if err != nil {
		b.t.Logf("no picture: %v", err)
		return
	}
	if err := os.WriteFile(filepath.Join(b.t.ArtifactDir(), name+".png"), picture, 0o600); err != nil {
		b.t.Error(err)
	}
}
