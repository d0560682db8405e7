package solver

import "math/bits"

// set is a bitset over small numbers: the values of a dimension, or the
// indexes of rules.
type set []uint64

// wordsFor returns the number of words that n bits take.
func wordsFor(n int) int { return (n + 63) / 64 }

// newSet returns an empty set that can hold 0 to n-1.
func newSet(n int) set { return make(set, wordsFor(n)) }

func (s set) has(i int) bool { return s[i>>6]&(1<<(i&63)) != 0 }
func (s set) add(i int)      { s[i>>6] |= 1 << (i & 63) }
func (s set) drop(i int)     { s[i>>6] &^= 1 << (i & 63) }

// fill makes s hold exactly 0 to n-1.
func (s set) fill(n int) {
	clear(s)
	for i := range n >> 6 {
		s[i] = ^uint64(0)
	}
	if n&63 != 0 {
		s[n>>6] = 1<<(n&63) - 1
	}
}

// first returns the smallest member, -1 for the empty set.
func (s set) first() int {
	for i, w := range s {
		if w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// next returns the smallest member that is at least i, -1 when there is none.
func (s set) next(i int) int {
	word := i >> 6
	if word >= len(s) {
		return -1
	}
	w := s[word] &^ (1<<(i&63) - 1)
	for w == 0 {
		if word++; word == len(s) {
			return -1
		}
		w = s[word]
	}
	return word<<6 + bits.TrailingZeros64(w)
}

// count returns the number of members.
func (s set) count() int {
	n := 0
	for _, w := range s {
		n += bits.OnesCount64(w)
	}
	return n
}

// merge adds all of t to s; t may be shorter.
func (s set) merge(t set) {
	for i, w := range t {
		s[i] |= w
	}
}

// members lists s in ascending order.
func (s set) members() []int {
	var list []int
	for i := s.first(); i >= 0; i = s.next(i + 1) {
		list = append(list, i)
	}
	return list
}

// span is a set without the empty words at both of its ends: tables hold many
// small sets over large dimensions.
type span struct {
	at    int // index of the first word
	words []uint64
}

// trim returns s as a span that shares its words.
func trim(s set) span {
	lo, hi := 0, len(s)
	for lo < hi && s[lo] == 0 {
		lo++
	}
	for hi > lo && s[hi-1] == 0 {
		hi--
	}
	return span{at: lo, words: s[lo:hi:hi]}
}

// add adds a member that is not smaller than those of p.
func (p *span) add(i int) {
	for word := i >> 6; p.at+len(p.words) <= word; {
		p.words = append(p.words, 0)
	}
	p.words[i>>6-p.at] |= 1 << (i & 63)
}

func (p span) has(i int) bool {
	word := i>>6 - p.at
	return word >= 0 && word < len(p.words) && p.words[word]&(1<<(i&63)) != 0
}

// firstIn returns the smallest member that p and d share, -1 for none.
func (p span) firstIn(d set) int {
	d = d[p.at : p.at+len(p.words)]
	for i, w := range p.words {
		if w &= d[i]; w != 0 {
			return (p.at+i)<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

func (p span) empty() bool { return len(p.words) == 0 }

// meets reports whether p and d share a member.
func (p span) meets(d set) bool {
	d = d[p.at : p.at+len(p.words)]
	for i, w := range p.words {
		if w&d[i] != 0 {
			return true
		}
	}
	return false
}

// leave takes p's members out of d.
func (p span) leave(d set) {
	d = d[p.at : p.at+len(p.words)]
	for i, w := range p.words {
		d[i] &^= w
	}
}
