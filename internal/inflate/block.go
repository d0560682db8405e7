package inflate

import (
	"encoding/binary"
	"io"
)

// fill reads more input, behind what is not yet in the register.
func (d *Reader) fill() {
	if d.inErr != nil {
		return
	}
	d.end = copy(d.in[:], d.in[d.pos:d.end])
	d.pos = 0
	var n int
	n, d.inErr = io.ReadAtLeast(d.from, d.in[d.end:], 1)
	d.end += n
}

// peek brings n bits into the register, or what there is.
func (d *Reader) peek(n uint) {
	for d.count < n {
		if d.pos == d.end {
			if d.fill(); d.pos == d.end {
				return
			}
		}
		d.bits |= uint64(d.in[d.pos]) << d.count
		d.pos++
		d.count += 8
	}
}

// drop takes n bits out of the register.
func (d *Reader) drop(n uint) error {
	if n > d.count {
		return d.short()
	}
	d.bits >>= n
	d.count -= n
	return nil
}

// take returns the next n bits.
func (d *Reader) take(n uint) (uint, error) {
	d.peek(n)
	v := uint(d.bits & (1<<n - 1))
	return v, d.drop(n)
}

// short says why there is no more input.
func (d *Reader) short() error {
	if d.inErr == nil || d.inErr == io.EOF {
		return io.ErrUnexpectedEOF
	}
	return d.inErr
}

// header reads how a block begins (RFC 1951, section 3.2.3).
func (d *Reader) header() error {
	v, err := d.take(3)
	if err != nil {
		return err
	}
	d.last = v&1 != 0
	switch v >> 1 {
	case 0:
		d.kind = stored
		return d.storedHeader()
	case 1:
		d.kind = compressed
		return d.fixedCodes()
	case 2:
		d.kind = compressed
		return d.dynamicCodes()
	}
	return corrupt("a block of kind 3")
}

func (d *Reader) storedHeader() error {
	if err := d.drop(d.count % 8); err != nil {
		return err
	}
	v, err := d.take(32)
	if err != nil {
		return err
	}
	if uint16(v) != ^uint16(v>>16) {
		return corrupt("a stored block whose length is not confirmed")
	}
	d.remain = int(v & 0xffff)
	return nil
}

// copyStored copies from a stored block what there is room for.
func (d *Reader) copyStored() error {
	for d.remain > 0 && d.count >= 8 && d.made < outSize {
		d.out[d.made] = byte(d.bits)
		d.bits >>= 8
		d.count -= 8
		d.made++
		d.remain--
	}
	if d.remain > 0 && d.count == 0 {
		d.bits = 0 // what is above count comes from in again
		if d.pos == d.end {
			d.fill()
		}
		n := copy(d.out[d.made:], d.in[d.pos:min(d.end, d.pos+d.remain)])
		if n == 0 && d.pos == d.end {
			return d.short()
		}
		d.pos += n
		d.made += n
		d.remain -= n
	}
	if d.remain == 0 {
		d.kind = header
	}
	return nil
}

func (d *Reader) fixedCodes() error {
	for i := range d.lengths[:literalCodes] {
		switch {
		case i < 144:
			d.lengths[i] = 8
		case i < 256:
			d.lengths[i] = 9
		case i < 280:
			d.lengths[i] = 7
		default:
			d.lengths[i] = 8
		}
	}
	offsets := d.lengths[literalCodes : literalCodes+offsetCodes]
	for i := range offsets {
		offsets[i] = 5
	}
	return d.build(d.lengths[:literalCodes], offsets)
}

// dynamicCodes reads the lengths of a block's codes (RFC 1951, section 3.2.7).
func (d *Reader) dynamicCodes() error {
	v, err := d.take(14)
	if err != nil {
		return err
	}
	literals, offsets, lengths := v&31+257, v>>5&31+1, v>>10+4
	if literals > maxLiterals || offsets > maxOffsets {
		return corrupt("a block of %d codes for literals and lengths and %d for distances", literals, offsets)
	}
	var of [lengthCodes]byte
	for _, i := range lengthOrder(int(lengths)) {
		n, err := d.take(3)
		if err != nil {
			return err
		}
		of[i] = byte(n)
	}
	if !build(d.codes[:], lengthBits, of[:], d.meanings.lengths[:]) {
		return corrupt("impossible code lengths for code lengths")
	}
	if err := d.codeLengths(d.lengths[:literals+offsets]); err != nil {
		return err
	}
	return d.build(d.lengths[:literals], d.lengths[literals:literals+offsets])
}

// lengthOrder returns the symbols of the first n code lengths, in their order.
func lengthOrder(n int) []byte {
	return []byte{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}[:n]
}

// codeLengths reads code lengths, which are compressed themselves.
func (d *Reader) codeLengths(to []byte) error {
	for i := 0; i < len(to); {
		d.peek(lengthBits + 7)
		e := d.codes[d.bits&(1<<lengthBits-1)]
		if e&noCode != 0 {
			if d.count < lengthBits {
				return d.short()
			}
			return corrupt("a code length without a code")
		}
		if err := d.drop(e.total()); err != nil {
			return err
		}
		symbol := e.base()
		if symbol < 16 {
			to[i] = byte(symbol)
			i++
			continue
		}
		var value byte
		var extra, times uint
		switch symbol {
		case 16:
			if i == 0 {
				return corrupt("a repeated code length where there is none before")
			}
			value, extra, times = to[i-1], 2, 3
		case 17:
			extra, times = 3, 3
		case 18:
			extra, times = 7, 11
		}
		more, err := d.take(extra)
		if err != nil {
			return err
		}
		times += more
		if times > uint(len(to)-i) {
			return corrupt("more code lengths than codes")
		}
		for range times {
			to[i] = value
			i++
		}
	}
	return nil
}

// build makes the tables of a block's codes.
func (d *Reader) build(literals, offsets []byte) error {
	if !build(d.literals[:], literalBits, literals, d.meanings.literals[:]) {
		return corrupt("impossible code lengths for literals and lengths")
	}
	if !build(d.offsets[:], offsetBits, offsets, d.meanings.offsets[:]) {
		return corrupt("impossible code lengths for distances")
	}
	d.literals.pair()
	return nil
}

// expand decodes from a compressed block what there is room for.
func (d *Reader) expand() error {
	for d.kind == compressed && d.made <= outSize-slack {
		if d.end-d.pos < fastRead {
			d.fill()
		}
		var err error
		if d.end-d.pos >= fastRead {
			err = d.expandFast()
		} else {
			err = d.expandOne()
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// expandOne decodes one symbol, or a pair of literals, near the end of the input.
func (d *Reader) expandOne() error {
	d.peek(literalBits)
	e := d.literals[d.bits&(1<<literalBits-1)]
	e, err := d.second(e, literalBits, d.literals[:])
	if err != nil {
		return err
	}
	if e.isLiteral() {
		if err := d.drop(e.total()); err != nil {
			return err
		}
		binary.LittleEndian.PutUint16(d.out[d.made:], uint16(e>>8))
		d.made += e.literals()
		return nil
	}
	if e&special != 0 {
		d.kind = header
		return d.drop(e.total())
	}
	length, err := d.value(e)
	if err != nil {
		return err
	}
	d.peek(offsetBits)
	if e, err = d.second(d.offsets[d.bits&(1<<offsetBits-1)], offsetBits, d.offsets[:]); err != nil {
		return err
	}
	offset, err := d.value(e)
	if err != nil {
		return err
	}
	if offset > d.made {
		return corrupt("a match %d bytes back where %d are", offset, d.made)
	}
	copyMatch(&d.out, d.made, offset, length)
	d.made += length
	return nil
}

// second looks an entry up in its subtable, if it has one. The first lookup took so
// many bits.
func (d *Reader) second(e entry, first uint, table []entry) (entry, error) {
	if !e.isLiteral() && e&subtable != 0 {
		d.peek(maxCode)
		if err := d.drop(first); err != nil {
			return 0, err
		}
		e = table[e.base()+uint(d.bits)&(1<<e.code()-1)]
	}
	if !e.isLiteral() && e&noCode != 0 {
		if d.count == 0 {
			return 0, d.short()
		}
		return 0, corrupt("bits that are no code")
	}
	return e, nil
}

// value returns a length or an offset.
func (d *Reader) value(e entry) (int, error) {
	d.peek(e.total())
	v := int(e.base()) + int(d.bits&(1<<e.total()-1)>>e.code())
	return v, d.drop(e.total())
}

// expandFast decodes while there are fastRead bytes of input and slack bytes of room.
func (d *Reader) expandFast() error {
	const literalMask, offsetMask = 1<<literalBits - 1, 1<<offsetBits - 1
	literals, offsets, in, out := &d.literals, &d.offsets, &d.in, &d.out
	bits, count, pos, made := d.bits, d.count, d.pos, d.made
	keep := func() { d.bits, d.count, d.pos, d.made = bits, count, pos, made }
	lastIn := d.end - fastRead
next:
	for pos <= lastIn && made <= outSize-slack {
		bits |= binary.LittleEndian.Uint64(in[pos:]) << (count & 63)
		pos += int(63-count) >> 3
		count |= 56 // the byte that is in the register in part alone is read again
		e := literals[bits&literalMask]
		if e.isLiteral() {
			// The register has the bits of five first lookups.
			for turn := 0; e.isLiteral(); turn++ {
				if turn == 4 {
					continue next
				}
				binary.LittleEndian.PutUint16(out[made:], uint16(e>>8))
				made += e.literals()
				bits >>= e & 63
				count -= e.total()
				e = literals[bits&literalMask]
			}
			bits |= binary.LittleEndian.Uint64(in[pos:]) << (count & 63)
			pos += int(63-count) >> 3
			count |= 56
		}
		if e&special != 0 {
			if e&subtable == 0 {
				keep()
				return d.endBlock(e)
			}
			bits >>= literalBits
			count -= literalBits
			e = literals[(e.base()+uint(bits)&(1<<e.code()-1))%uint(len(literals))]
			if e.isLiteral() {
				out[made] = byte(e >> 8)
				made++
				bits >>= e & 63
				count -= e.total()
				continue
			}
			if e&special != 0 {
				keep()
				return d.endBlock(e)
			}
		}
		length := int(e.base()) + int(bits&(1<<e.total()-1)>>e.code())
		bits >>= e & 63
		count -= e.total()
		e = offsets[bits&offsetMask]
		if e&special != 0 {
			if e&subtable != 0 {
				bits >>= offsetBits
				count -= offsetBits
				e = offsets[(e.base()+uint(bits)&(1<<e.code()-1))%uint(len(offsets))]
			}
			if e&special != 0 {
				return corrupt("bits that are no code")
			}
		}
		offset := int(e.base()) + int(bits&(1<<e.total()-1)>>e.code())
		bits >>= e & 63
		count -= e.total()
		if offset > made {
			return corrupt("a match %d bytes back where %d are", offset, made)
		}
		copyMatch(out, made, offset, length)
		made += length
	}
	keep()
	return nil
}

// endBlock ends a block where e says so.
func (d *Reader) endBlock(e entry) error {
	if e&noCode != 0 {
		return corrupt("bits that are no code")
	}
	d.kind = header
	return d.drop(e.total())
}

// copyMatch copies what lies so far back, and may write up to 7 bytes past it.
func copyMatch(out *[outSize]byte, to, offset, length int) {
	from := to - offset
	switch {
	case offset >= length && length > 64:
		copy(out[to:to+length], out[from:from+length])
	case offset >= 8:
		for end := to + length; to < end; to, from = to+8, from+8 {
			binary.LittleEndian.PutUint64(out[to:], binary.LittleEndian.Uint64(out[from:]))
		}
	case offset == 1:
		word := uint64(out[from]) * 0x0101010101010101
		for end := to + length; to < end; to += 8 {
			binary.LittleEndian.PutUint64(out[to:], word)
		}
	default:
		for end := to + length; to < end; to, from = to+1, from+1 {
			out[to] = out[from]
		}
	}
}
