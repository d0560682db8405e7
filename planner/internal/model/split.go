package model

func Pick[T any](list []T, members []int) []T {
	some := make([]T, 0, len(members))
	for _, i := range members {
		some = append(some, list[i])
	}
	return some
}
