package loader

import (
	"bytes"
	"encoding/binary"
	"path"
)

// What ldconfig writes (glibc, sysdeps/generic/dl-cache.h): a header with this magic,
// entries, and the strings that they point to, counted from the header. Before it the
// entries of an older format may stand.
const (
	cacheMagic  = "glibc-ld.so.cache1.1"
	cacheHeader = 48
	cacheEntry  = 24
)

// mostPath is how long a path may be, with the byte that ends it (PATH_MAX).
const mostPath = 4096

// mostOfCache is more than ldconfig writes for any machine, in bytes. Its names and paths
// take no more together, though entries may share a text.
const mostOfCache = 16 << 20

// parseCache returns the paths of each name in ldconfig's cache, in its order, as they
// are written there. What is not whole, or beyond mostOfCache, is left out.
func parseCache(raw []byte) map[string][]string {
	at := bytes.Index(raw, []byte(cacheMagic))
	if at < 0 || len(raw)-at < cacheHeader {
		return nil
	}
	raw = raw[at:]
	order := binary.ByteOrder(binary.LittleEndian)
	if raw[28] == 3 { // the machine's own order, which the header names since glibc 2.32
		order = binary.BigEndian
	}
	text := func(offset uint32) string {
		if int64(offset) >= int64(len(raw)) {
			return ""
		}
		end := min(int64(len(raw)), int64(offset)+mostPath)
		value, _, whole := bytes.Cut(raw[offset:end], []byte{0})
		if !whole {
			return ""
		}
		return string(value)
	}
	list := map[string][]string{}
	count := int(order.Uint32(raw[len(cacheMagic):]))
	left := mostOfCache
	for i := 0; i < count && cacheHeader+(i+1)*cacheEntry <= len(raw); i++ {
		entry := raw[cacheHeader+i*cacheEntry:]
		if order.Uint64(entry[16:]) != 0 {
			continue // for some processors
		}
		name, file := text(order.Uint32(entry[4:])), text(order.Uint32(entry[8:]))
		if left -= len(name) + len(file); left < 0 {
			break
		}
		if name != "" && path.IsAbs(file) {
			list[name] = append(list[name], file)
		}
	}
	return list
}
