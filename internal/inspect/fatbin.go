package inspect

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
)

// A fat binary, as nvcc puts it into libraries and programs: a header of 16
// bytes (magic, version, its own size, size of what follows), then entries with
// a header each (kind, its own size, size of the payload, architecture at byte
// 28, flags at byte 40), little-endian, as cuobjdump reads them.
const (
	fatbinVersion = 1
	fatbinHeader  = 16
	entryHeader   = 32 // what is read of it at least; it is longer
	entryFlags    = 48 // what is read of it with its flags
	flagExact     = 1 << 20
	kindPTX       = 1
	kindCubin     = 2
)

func fatbinMagic() []byte { return binary.LittleEndian.AppendUint32(nil, 0xba55ed50) }

// code is GPU code for one architecture.
type code struct {
	number int    // 90 for compute capability 9.0
	kind   uint16 // kindPTX or kindCubin
	exact  bool   // it uses what this architecture alone has, and runs on no other
}

func (c code) String() string {
	name, letter := "sm", ""
	if c.kind == kindPTX {
		name = "compute"
	}
	if c.exact {
		letter = "a"
	}
	return fmt.Sprintf("%s_%d%s", name, c.number, letter)
}

// scanned is how far a search looks at a time, in bytes.
const scanned = 256 << 10

// architectures reads a file to its end and returns the GPU code in it: sm_80 for
// machine code, compute_80 for PTX, sm_90a and compute_90a for what runs on sm_90
// alone; sorted, and how many pieces of each there are.
// Files of any size take the same memory; spend is told how many places looked like
// a fat binary.
func architectures(r *bufio.Reader, spend func(looks int) error) ([]string, map[string]int, error) {
	found := map[code]int{}
	for {
		// What is buffered is looked at whole, and only what is less than a header is
		// moved to the front to read on.
		window, err := r.Peek(max(r.Buffered(), fatbinHeader))
		if err != nil && !errors.Is(err, io.EOF) {
			return nil, nil, err
		}
		at, looks := headerAt(window)
		if err := spend(looks); err != nil {
			return nil, nil, err
		}
		if at < 0 && err != nil {
			names, pieces := sorted(found)
			return names, pieces, discard(r, int64(len(window)))
		}
		if at < 0 {
			at = len(window) - fatbinHeader + 1
		}
		if err := discard(r, int64(at)); err != nil {
			return nil, nil, err
		}
		if err := fatbin(r, found); err != nil {
			return nil, nil, err
		}
	}
}

// headerAt finds the header of a fat binary, -1 for none, and tells how many
// places looked like one.
func headerAt(window []byte) (at, looks int) {
	magic := fatbinMagic()
	for from := 0; ; looks++ {
		at := bytes.Index(window[from:], magic)
		if at < 0 || from+at+fatbinHeader > len(window) {
			return -1, looks
		}
		if from += at; isHeader(window[from:]) {
			return from, looks + 1
		}
		from++
	}
}

func isHeader(b []byte) bool {
	return len(b) >= fatbinHeader && bytes.HasPrefix(b, fatbinMagic()) &&
		binary.LittleEndian.Uint16(b[4:]) == fatbinVersion && binary.LittleEndian.Uint16(b[6:]) == fatbinHeader
}

// fatbin reads the fat binary that begins here, if one does.
func fatbin(r *bufio.Reader, found map[code]int) error {
	head, err := r.Peek(fatbinHeader)
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	if !isHeader(head) {
		return nil
	}
	rest := binary.LittleEndian.Uint64(head[8:])
	if err := discard(r, fatbinHeader); err != nil {
		return err
	}
	for rest >= entryHeader {
		head, err := r.Peek(int(min(rest, entryFlags)))
		if err != nil {
			return ignoreEOF(err)
		}
		kind, size := binary.LittleEndian.Uint16(head), binary.LittleEndian.Uint32(head[4:])
		payload, number := binary.LittleEndian.Uint64(head[8:]), binary.LittleEndian.Uint32(head[28:])
		if size < entryHeader || uint64(size) > rest || payload > rest-uint64(size) {
			return nil // damaged, or not what it looked like
		}
		if (kind == kindPTX || kind == kindCubin) && number >= 10 && number < 1000 {
			found[code{int(number), kind, size >= entryFlags && exact(head)}]++
		}
		whole := uint64(size) + payload
		rest -= whole
		if err := discard(r, int64(whole)); err != nil {
			return err
		}
	}
	return nil
}

// exact reports whether an entry's code runs on its architecture alone.
func exact(head []byte) bool {
	return len(head) >= entryFlags && binary.LittleEndian.Uint64(head[entryFlags-8:])&flagExact != 0
}

// discard passes bytes; a file may end before.
func discard(r *bufio.Reader, n int64) error {
	_, err := io.CopyN(io.Discard, r, n)
	return ignoreEOF(err)
}

func ignoreEOF(err error) error {
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

func sorted(found map[code]int) (names []string, pieces map[string]int) {
	all := slices.SortedFunc(maps.Keys(found), func(a, b code) int {
		return cmp.Or(cmp.Compare(b.kind, a.kind), cmp.Compare(a.number, b.number), cmp.Compare(a.String(), b.String()))
	})
	pieces = map[string]int{}
	for _, c := range all {
		names = append(names, c.String())
		pieces[c.String()] = found[c]
	}
	return names, pieces
}
