package explorer_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/envsolve/envsolve/internal/explorer/explorertest"
	"github.com/envsolve/envsolve/matrices"
)

// commas types several entries into a field, whose own commas stay.
func commas(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home)
	b.Wait(ready)
	for field, typed := range map[string]string{
		"with": "vllm>=0.6,<0.7, ray[default,tune]>=2, !=2.3,numpy,\r", "driver": ">=550,<560,535\r", "gpu": "t4,rtx-4090,\r",
	} {
		b.Type(chromedp.CSS("#"+field), typed)
	}
	for field, want := range map[string][]string{
		"with": {"vllm>=0.6,<0.7", "ray[default,tune]>=2, !=2.3", "numpy"}, "driver": {">=550,<560", "535"},
		"gpu": {"t4", "rtx-4090"},
	} {
		if got := explorertest.Value[[]string](b, `chips("`+field+`")`); !slices.Equal(got, want) {
			t.Errorf("%s holds %q, want %q", field, got, want)
		}
	}
	b.Type("#with", "flash-attn>=2,")
	if text := explorertest.Value[string](b, "question()"); !strings.HasSuffix(text, "&with=flash-attn%3E=2") {
		t.Errorf("the question is %s", text)
	}
}

// keptOfLinks opens links that ask what the fields do not offer, and types something.
func keptOfLinks(t *testing.T, b *explorertest.Browser, home string) {
	for address, want := range map[string]string{
		"framework=PyTorch==2.6.0": "gpu=t4&framework=pytorch==2.6.0",
		"framework=pytroch==2.6.0": "gpu=t4&framework=pytroch==2.6.0",
		"framework===2.6.0":        "gpu=t4&framework===2.6.0",
		"framework=tensorflow==2.99&framework=jax&assume-like=2.18.0&toolkit=true": "gpu=t4&" +
			"framework=tensorflow==2.99&framework=jax&" +
			"assume-like=2.18.0&toolkit=true",
		"framework=pytorch&cuda=12.6&cuda=12.8": "gpu=t4&framework=pytorch&cuda=12.6&cuda=12.8",
		"framework=pytorch&gpus=t4":             "gpu=t4&framework=pytorch&gpus=t4",
		"framework=pytorch~=2.6":                "gpu=t4&framework=pytorch~=2.6",
	} {
		open(b, home, address)
		b.Type("#gpu", "t4\r")
		b.Wait(chromedp.CSS(fmt.Sprintf(answered, want)))
		if link := explorertest.Value[string](b, "location.hash"); link != "#"+want+"&facts="+matrices.Embedded().Version() {
			t.Errorf("%s becomes %s", address, link)
		}
	}
	open(b, home, "framework===2.6.0")
	if text := b.Text("#body"); !strings.Contains(text, "no framework that it is of") {
		t.Errorf("it says %q", text)
	}
	open(b, home, "framework=pytorch==2.6.0&framework=jax&gpus=t4")
	b.Click(`#framework-chips [data-value=jax]`)
	b.Click(`#kept-chips [data-value="gpus=t4"]`)
	b.Wait(`html[data-answered="framework=pytorch==2.6.0"]`)
	open(b, home, "framework=pytroch")
	explorertest.Value[bool](b, `fill("framework=jax"), true`)
	if offered := b.Text("#framework"); strings.Contains(offered, "pytroch") {
		t.Errorf("the field offers %q", offered)
	}
}

// copiedAsShown copies while another question is under way.
func copiedAsShown(t *testing.T, b *explorertest.Browser, home string) {
	const address, version = "gpu=t4&framework=pytorch==2.6.0", "&facts="
	open(b, home, address)
	b.Click("[data-copy=link]")
	facts := version + matrices.Embedded().Version()
	if link := explorertest.Value[string](b, "html.dataset.copied"); link != home+"index.html#"+address+facts {
		t.Errorf("the link is %s", link)
	}
	badge := explorertest.Value[string](b, `(() => {
		fill("gpu=rtx-5090&framework=pytorch==2.5.1");
		changed();
		document.querySelector("[data-copy=badge]").click();
		return html.dataset.copied;
	})()`)
	if !strings.Contains(badge, "badge/works.svg") || !strings.Contains(badge, "#"+address+facts) {
		t.Errorf("the badge is %s", badge)
	}
	b.Wait("html[data-status=conflict]")
	open(b, home, "framework=jax")
	copied := explorertest.Value[string](b, `(async () => {
		let written;
		writer = { ask: () => new Promise((resolve) => { written = resolve; }) };
		html.dataset.copied = "";
		const copying = dockerfile();
		fill("framework=pytorch");
		changed();
		while (planner.busy) await planner.ask("about", "");
		written("FROM the question before");
		await copying;
		return html.dataset.copied + byId("copied").textContent;
	})()`)
	if copied != "" {
		t.Errorf("what is copied is %q", copied)
	}
}

// copiedByHand copies where the browser does not let pages copy.
func copiedByHand(t *testing.T, b *explorertest.Browser, home string) {
	open(b, home, "gpu=t4&framework=pytorch==2.6.0")
	b.Window(360)
	explorertest.Value[bool](b, `navigator.clipboard.writeText = () => Promise.reject(new Error("no")), true`)
	b.Click("[data-copy=hcl]")
	b.Wait("#copied textarea")
	const same = `document.activeElement.value === shown.hcl && document.activeElement.selectionEnd === shown.hcl.length`
	if !explorertest.Value[bool](b, same) {
		t.Errorf("it shows %q", explorertest.Value[string](b, "document.activeElement.outerHTML"))
	}
	if width := explorertest.Value[int](b, "document.documentElement.scrollWidth"); width > 360 {
		t.Errorf("the page is %d pixels wide in a window of 360", width)
	}
}
