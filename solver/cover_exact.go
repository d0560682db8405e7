package solver

import "math/bits"

// fewest shares at most exactCover members out over the fewest groups that
// work. Sets of members are bit masks here.
func (c *coverer) fewest(members []int) ([][]int, error) {
	x := &exact{coverer: c, members: members, seen: make([]bool, 1<<len(members))}
	all := 1<<len(members) - 1
	if err := x.explore(all); err != nil {
		return nil, err
	}
	first := x.firstGroups(all)
	var groups [][]int
	for left := all; left != 0; left &^= first[left] {
		groups = append(groups, x.chosen(first[left]))
	}
	return groups, nil
}

// exact finds the largest groups that work and the smallest that do not, which
// together answer for every group.
type exact struct {
	*coverer
	members []int
	yes, no []int
	seen    []bool
}

// explore makes yes hold every largest group within a set: a set that fails
// has a smallest failing part, of which some member must go.
func (x *exact) explore(set int) error {
	if x.seen[set] || x.known(set) {
		return nil
	}
	x.seen[set] = true
	part, err := x.failing(set)
	if err != nil {
		return err
	}
	for rest := part; rest != 0; rest &= rest - 1 {
		if err := x.explore(set &^ (rest & -rest)); err != nil {
			return err
		}
	}
	return nil
}

// known reports whether a set lies within a group that works.
func (x *exact) known(set int) bool {
	for _, y := range x.yes {
		if set&^y == 0 {
			return true
		}
	}
	return false
}

// failing returns a smallest part of a set that does not work, 0 if all of it
// works.
func (x *exact) failing(set int) (int, error) {
	for _, n := range x.no {
		if n&^set == 0 {
			return n, nil
		}
	}
	ok, err := x.test(set)
	if ok || err != nil {
		return 0, err
	}
	for rest := set; rest != 0; rest &= rest - 1 {
		smaller := set &^ (rest & -rest)
		ok, err := x.test(smaller)
		if err != nil {
			return 0, err
		}
		if !ok {
			set = smaller
		}
	}
	x.no = append(x.no, set)
	return set, nil
}

// test asks about a set unless the answer is known.
func (x *exact) test(set int) (bool, error) {
	if x.known(set) {
		return true, nil
	}
	ok, err := x.ask(x.chosen(set))
	if ok {
		x.yes = append(x.yes, set)
	}
	return ok, err
}

// firstGroups returns for every set the group of its lowest member in the best
// cover: the fewest groups, then the most members, then the lowest ones.
func (x *exact) firstGroups(all int) []int {
	count, first := make([]int, all+1), make([]int, all+1)
	works := make([]bool, all+1)
	for set := 1; set <= all; set++ {
		works[set] = x.known(set)
		lowest := set & -set
		others := set &^ lowest
		for part := others; ; part = (part - 1) & others {
			group := part | lowest
			if works[group] && (first[set] == 0 || better(group, first[set], count[set&^group]+1, count[set])) {
				first[set], count[set] = group, count[set&^group]+1
			}
			if part == 0 {
				break
			}
		}
	}
	return first
}

// better reports whether a cover of n groups that starts with group a is
// better than one of m groups that starts with b.
func better(a, b, n, m int) bool {
	if n != m {
		return n < m
	}
	if sizeA, sizeB := bits.OnesCount(uint(a)), bits.OnesCount(uint(b)); sizeA != sizeB {
		return sizeA > sizeB
	}
	differ := a ^ b
	return a&(differ&-differ) != 0
}

// chosen returns the members of a set.
func (x *exact) chosen(set int) []int {
	var list []int
	for ; set != 0; set &= set - 1 {
		list = append(list, x.members[bits.TrailingZeros(uint(set))])
	}
	return list
}
