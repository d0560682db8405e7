package solver

import (
	"cmp"
	"fmt"
	"slices"
)

// exactCover is the largest number of members for which Cover proves that it
// found the fewest groups: 2¹⁰ sets can be looked at one by one.
const exactCover = 10

// Cover is the answer of CoverOf.
type Cover struct {
	// Groups share the members out: each is ascending, none share a member,
	// and they stand in order of their first members.
	Groups [][]int
	// Alone lists the members that do not even work by themselves, ascending.
	// They are in no group.
	Alone []int
	// Proven tells that no cover has fewer groups.
	Proven bool
	// Asked counts the calls of works.
	Asked int
}

// CoverOf shares members 0 to n-1 out over the fewest groups that each work,
// such as the GPUs of a fleet over stacks. works says whether one group does;
// its members ascend and it must not keep them. A group that works must also
// work without any of its members, as a problem that loses rules does.
//
// Up to 10 members the number of groups is proven the least; among those
// covers member 0 has the most company, then the first member that it leaves,
// and so on, and lower members go together first. Above, members are taken
// greedily, the largest group found first; each takes all that it can, so that
// one or two groups are the fewest there too. An error of
// works ends the search and is returned.
func CoverOf(n int, works func(members []int) (bool, error)) (Cover, error) {
	c := &coverer{works: works}
	cover, err := c.cover(n)
	if err != nil {
		return Cover{}, fmt.Errorf("covering %d members: %w", n, err)
	}
	cover.Asked = c.asked
	slices.SortFunc(cover.Groups, func(a, b []int) int { return cmp.Compare(a[0], b[0]) })
	return cover, nil
}

// coverer counts what it asks.
type coverer struct {
	works func(members []int) (bool, error)
	asked int
}

func (c *coverer) ask(group []int) (bool, error) {
	c.asked++
	return c.works(group)
}

func (c *coverer) cover(n int) (Cover, error) {
	if n < 1 {
		return Cover{Proven: true}, nil
	}
	members := make([]int, n)
	for i := range members {
		members[i] = i
	}
	if ok, err := c.ask(members); ok || err != nil {
		return Cover{Groups: [][]int{members}, Proven: true}, err
	}
	able, alone, err := c.sift(members)
	if err != nil {
		return Cover{}, err
	}
	share := c.greedy
	if len(able) <= exactCover {
		share = c.fewest
	}
	groups, err := share(able)
	return Cover{Groups: groups, Alone: alone, Proven: len(able) <= exactCover || len(groups) <= 2}, err
}

// sift parts the members that work by themselves from those that do not.
func (c *coverer) sift(members []int) (able, alone []int, err error) {
	for i := range members {
		ok, err := c.ask(members[i : i+1])
		if err != nil {
			return nil, nil, err
		}
		if ok {
			able = append(able, members[i])
		} else {
			alone = append(alone, members[i])
		}
	}
	return able, alone, nil
}

// seeds is how many groups greedy grows before it takes the largest.
const seeds = 4

// greedy takes the largest group that it can grow from a few seeds, then goes
// on with the members left over.
func (c *coverer) greedy(members []int) ([][]int, error) {
	var groups [][]int
	for len(members) > 0 {
		largest, err := c.largest(members)
		if err != nil {
			return nil, err
		}
		groups = append(groups, largest)
		members = without(members, largest)
	}
	return groups, nil
}

// largest grows groups from the first member and from the first ones that are
// in none of the groups before, and gives the largest, of equals the first.
func (c *coverer) largest(members []int) ([]int, error) {
	var largest []int
	unseen := members
	for range seeds {
		if len(unseen) == 0 {
			break
		}
		seed := unseen[:1]
		group, err := c.grow(slices.Clone(seed), without(members, seed))
		if err != nil {
			return nil, err
		}
		if len(group) > len(largest) {
			largest = group
		}
		unseen = without(unseen, group)
	}
	return largest, nil
}

// grow adds to a group that works every candidate that it can take, in order:
// all at once, or one half after the other.
func (c *coverer) grow(group, candidates []int) ([]int, error) {
	if len(candidates) == 0 {
		return group, nil
	}
	joined := slices.Concat(group, candidates)
	slices.Sort(joined)
	if ok, err := c.ask(joined); ok || err != nil {
		return joined, err
	}
	if len(candidates) == 1 {
		return group, nil
	}
	half := len(candidates) / 2
	group, err := c.grow(group, candidates[:half])
	if err != nil {
		return nil, err
	}
	return c.grow(group, candidates[half:])
}

// without returns members, ascending, less those of group.
func without(members, group []int) []int {
	return slices.DeleteFunc(slices.Clone(members), func(m int) bool {
		_, found := slices.BinarySearch(group, m)
		return found
	})
}
