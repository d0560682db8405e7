package main

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"math"
)

// plot is a picture of lines or bars with logarithmic axes.
type plot struct {
	File   string // such as performance-solver.svg
	Title  string
	X, Y   string // what the axes show, with the unit
	Series []series
}

// series is one line. Values are positive.
type series struct {
	Name   string
	Points []point
}

type point struct{ X, Y float64 }

// The picture's size and margins, in pixels.
const (
	plotWidth, plotHeight     = 720, 400
	marginLeft, marginRight   = 70, 170
	marginTop, marginBottom   = 40, 55
	insideWidth, insideHeight = plotWidth - marginLeft - marginRight, plotHeight - marginTop - marginBottom
)

// colors are told apart by people with any colour vision (Okabe and Ito).
func colors() []string {
	return []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"}
}

// axis maps values to pixels, by their logarithm.
type axis struct {
	low, high float64 // powers of ten around the values
	from, to  float64 // pixels
}

func (a axis) at(v float64) float64 {
	share := (math.Log10(v) - math.Log10(a.low)) / (math.Log10(a.high) - math.Log10(a.low))
	return a.from + share*(a.to-a.from)
}

// ticks are the powers of ten.
func (a axis) ticks() []float64 {
	var all []float64
	for v := a.low; v <= a.high*1.001; v *= 10 {
		all = append(all, v)
	}
	return all
}

// around finds the powers of ten that hold the values.
func around(values []float64, from, to float64) axis {
	low, high := math.Inf(1), math.Inf(-1)
	for _, v := range values {
		if v > 0 {
			low, high = min(low, v), max(high, v)
		}
	}
	if low > high { // no value at all
		low, high = 1, 10
	}
	a := axis{math.Pow(10, math.Floor(math.Log10(low))), math.Pow(10, math.Ceil(math.Log10(high))), from, to}
	if a.low == a.high {
		a.high *= 10
	}
	return a
}

// svg draws the plot. It is a function of the plot alone.
func (p plot) svg() []byte {
	var xs, ys []float64
	for _, s := range p.Series {
		for _, at := range s.Points {
			xs, ys = append(xs, at.X), append(ys, at.Y)
		}
	}
	x := around(xs, marginLeft, marginLeft+insideWidth)
	y := around(ys, marginTop+insideHeight, marginTop)
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">`+
		"\n", plotWidth, plotHeight)
	fmt.Fprintf(&b, `<rect width="%d" height="%d" fill="white"/>`+"\n", plotWidth, plotHeight)
	label(&b, marginLeft, 24, "start", `font-size="15"`, p.Title)
	p.grid(&b, x, y)
	for i, s := range p.Series {
		s.draw(&b, x, y, colors()[i%len(colors())], marginTop+18*i)
	}
	b.WriteString("</svg>\n")
	return b.Bytes()
}

func (p plot) grid(b *bytes.Buffer, x, y axis) {
	const bottom = marginTop + insideHeight
	for _, v := range x.ticks() {
		fmt.Fprintf(b, `<line x1="%.1f" y1="%d" x2="%.1f" y2="%d" stroke="#ddd"/>`+"\n", x.at(v), marginTop, x.at(v), bottom)
		label(b, x.at(v), bottom+18, "middle", "", number(v))
	}
	for _, v := range y.ticks() {
		fmt.Fprintf(b, `<line x1="%d" y1="%.1f" x2="%d" y2="%.1f" stroke="#ddd"/>`+"\n", marginLeft, y.at(v),
			marginLeft+insideWidth, y.at(v))
		label(b, marginLeft-6, y.at(v)+4, "end", "", number(v))
	}
	label(b, marginLeft+insideWidth/2, plotHeight-14, "middle", "", p.X)
	label(b, 16, marginTop+insideHeight/2, "middle", fmt.Sprintf(`transform="rotate(-90 16 %d)"`,
		marginTop+insideHeight/2), p.Y)
}

func (s series) draw(b *bytes.Buffer, x, y axis, color string, legend int) {
	var line bytes.Buffer
	for _, at := range s.Points {
		fmt.Fprintf(&line, "%.1f,%.1f ", x.at(at.X), y.at(at.Y))
		fmt.Fprintf(b, `<circle cx="%.1f" cy="%.1f" r="3" fill="%s"/>`+"\n", x.at(at.X), y.at(at.Y), color)
	}
	fmt.Fprintf(b, `<polyline points="%s" fill="none" stroke="%s" stroke-width="2"/>`+"\n",
		bytes.TrimSpace(line.Bytes()),
		color)
	const left = marginLeft + insideWidth + 12
	fmt.Fprintf(b, `<rect x="%d" y="%d" width="12" height="12" fill="%s"/>`+"\n", left, legend, color)
	label(b, left+18, float64(legend+10), "start", "", s.Name)
}

func label(b *bytes.Buffer, x, y float64, anchor, more, text string) {
	fmt.Fprintf(b, `<text x="%.1f" y="%.1f" text-anchor="%s" %s>`, x, y, anchor, more)
	_ = xml.EscapeText(b, []byte(text)) // a buffer takes all
	b.WriteString("</text>\n")
}

// number writes a power of ten as people read it.
func number(v float64) string {
	if v >= 1e6 {
		return fmt.Sprintf("%.0fM", v/1e6)
	}
	return fmt.Sprintf("%g", math.Round(v*1e6)/1e6)
}
