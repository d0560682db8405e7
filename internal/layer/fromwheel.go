package layer

import (
	"context"
	"errors"
	"io"

	"github.com/envsolve/envsolve/internal/wheel"
)

// Source is one wheel to make a layer from.
type Source struct {
	Name   string // file name, to check what is inside; "" if unknown
	Reader io.ReaderAt
	Size   int64 // bytes
}

// FromWheel writes the layer of one wheel to w. A wheel that is at fault gives
// a *wheel.Error; what was written to w until then is of no use.
func FromWheel(ctx context.Context, r io.ReaderAt, size int64, opt Options, w io.Writer) (Layer, error) {
	return FromWheels(ctx, []Source{{Reader: r, Size: size}}, opt, w)
}

// FromWheels writes the one layer of several wheels to w. Where two of them
// have the same file, the later one's stays, as if they were installed in this
// order.
func FromWheels(ctx context.Context, wheels []Source, opt Options, w io.Writer) (Layer, error) {
	opt, err := opt.normalize()
	if err != nil {
		return Layer{}, err
	}
	all, err := planWheels(wheels, opt)
	if err != nil {
		return Layer{}, err
	}
	return writeLayer(ctx, all, opt, w)
}

// planWheels lists what the layer of several wheels holds.
func planWheels(wheels []Source, opt Options) ([]item, error) {
	if len(wheels) == 1 {
		return planNamed(wheels[0], opt)
	}
	at := map[string]int{}
	var all []item
	for _, s := range wheels {
		items, err := planNamed(s, opt)
		if err != nil {
			return nil, err
		}
		for _, it := range items {
			if i, ok := at[it.path]; ok {
				all[i] = it
				continue
			}
			at[it.path] = len(all)
			all = append(all, it)
		}
	}
	return all, nil
}

// planNamed is planWheel, with the wheel's name in items and refusals.
func planNamed(s Source, opt Options) ([]item, error) {
	items, err := planWheel(s, opt)
	if err != nil {
		return nil, named(err, s.Name)
	}
	for i := range items {
		items[i].from = s.Name
	}
	return items, nil
}

// named tells a refusal which wheel it is about.
func named(err error, file string) error {
	var refused *wheel.Error
	if errors.As(err, &refused) && refused.Wheel == "" {
		refused.Wheel = file
	}
	return err
}
